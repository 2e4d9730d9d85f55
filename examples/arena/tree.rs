//! A plain Monte Carlo tree search, as frameworks for board games have it: 1,000 calls of the forward model for an answer, trees of depth
//! 5, rollouts of 10 random choices, K = √2, and the points as value.

use std::collections::HashMap;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};
use viriditas::mars::{Choice, Mars, score};

const CALLS: u32 = 1_000;
const DEPTH: usize = 5;
const ROLLOUT: usize = 10;

#[derive(Default)]
struct Node {
    visits: u32,
    sum: f64,
}

/// The most visited answer.
pub(crate) fn choose(view: &View<Mars>, seat: Seat, offers: &[Choice], seed: Seed) -> Choice {
    let mut rng = Rng::new(seed);
    // A node is the path of places among the offers that leads to it.
    let mut nodes: HashMap<Vec<u16>, Node> = HashMap::new();
    let mut calls = 0;
    let mut quiet = EventLog::nothing();
    let mut list: Vec<Choice> = Vec::new();
    while calls < CALLS {
        let mut game = Mars::imagine(view, &mut rng);
        let mut path: Vec<u16> = Vec::new();
        let mut visited = vec![Vec::new()];
        while path.len() < DEPTH {
            let Some(asked) = asked(&game, seat, path.is_empty()) else { break };
            list.clear();
            game.list(asked, &mut list);
            let place = selected(&nodes, &path, list.len(), asked == seat, &mut rng);
            game.carry_out(asked, list[place], &mut quiet);
            calls += 1;
            path.push(place as u16);
            visited.push(path.clone());
            if !nodes.contains_key(&path) {
                break;
            }
        }
        for _ in 0..ROLLOUT {
            let Some(asked) = game.asked().iter().next() else { break };
            list.clear();
            game.list(asked, &mut list);
            game.carry_out(asked, list[rng.below(list.len() as u32) as usize], &mut quiet);
            calls += 1;
        }
        let value = f64::from(score(game.facts(), seat).total()) / 100.0;
        for path in visited {
            let node = nodes.entry(path).or_default();
            node.visits += 1;
            node.sum += value;
        }
    }
    let visits = |place: usize| nodes.get(&vec![place as u16]).map_or(0, |node| node.visits);
    let best = (0..offers.len()).max_by_key(|&place| visits(place)).unwrap_or(0);
    offers[best]
}

fn asked(game: &Mars, seat: Seat, is_root: bool) -> Option<Seat> {
    if is_root { Some(seat) } else { game.asked().iter().next() }
}

/// The place of the upper confidence bound; of others' choices the one that is worst for the seat.
fn selected(
    nodes: &HashMap<Vec<u16>, Node>,
    path: &[u16],
    offers: usize,
    is_own: bool,
    rng: &mut Rng,
) -> usize {
    let all = f64::from(nodes.get(path).map_or(1, |node| node.visits.max(1)));
    let mut best = (0, f64::MIN);
    let mut next = path.to_vec();
    next.push(0);
    for place in 0..offers {
        if let Some(last) = next.last_mut() {
            *last = place as u16;
        }
        let bound = match nodes.get(&next) {
            None => 1_000.0 + f64::from(rng.below(1_000)),
            Some(node) => {
                let mean = node.sum / f64::from(node.visits);
                let wide = std::f64::consts::SQRT_2 * (all.ln() / f64::from(node.visits)).sqrt();
                (if is_own { mean } else { -mean }) + wide
            }
        };
        if bound > best.1 {
            best = (place, bound);
        }
    }
    best.0
}
