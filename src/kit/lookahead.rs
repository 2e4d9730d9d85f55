//! Looking ahead: candidates for an answer are played on in the same imagined games.

use super::{Rng, Rules, Seat, Seed};

/// What came of a look ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lookahead<C> {
    /// The candidate that is taken.
    pub choice: C,
    /// What it is worth more than the first candidate, on average; 0 for the first one.
    pub ahead: i32,
}

/// Games after which a candidate may be given up, or taken, before the steps are used up.
const ENOUGH: i64 = 8;

/// A candidate against the first one, in the same games.
#[derive(Clone, Copy)]
struct Rival {
    place: usize,
    games: i64,
    /// The differences of worth, and their squares.
    sum: i64,
    squares: i128,
}

impl Rival {
    const fn mean(&self) -> i64 {
        if self.games == 0 { 0 } else { self.sum / self.games }
    }

    /// Whether the mean is above 0 by more than so many standard errors.
    fn is_better(&self, errors: i128) -> bool {
        self.sum > 0 && self.is_apart(errors)
    }

    /// Whether the mean is below 0 by so much that further games would hardly change it.
    fn is_hopeless(&self) -> bool {
        self.sum < 0 && self.games >= ENOUGH && self.is_apart(3)
    }

    /// Whether the mean is away from 0 by more than so many standard errors.
    fn is_apart(&self, errors: i128) -> bool {
        let (games, sum) = (i128::from(self.games), i128::from(self.sum));
        games > 1 && sum * sum * (games - 1) > errors * errors * (self.squares * games - sum * sum)
    }
}

/// Plays candidates on in imagined games and takes the best. The first candidate is taken unless another one is better by more than
/// one standard error of the difference; `None` without candidates.
///
/// `imagine` makes a game that could be the one that is played; `play_on` is handed a game in which a candidate has been played, and a seed for whatever chance follows; it answers with what the game
/// is worth to the seat and how many choices it has played. Candidates are compared in the same games with the same chance. `steps` is
/// how many choices are played at most, about; after each equal part of them the better half of the candidates stays. A candidate that is
/// clearly worse than the first one is played no further, and none is once the last of them is clearly better.
pub fn look_ahead<R: Rules>(
    seat: Seat,
    candidates: &[R::Choice],
    steps: u32,
    rng: &mut Rng,
    mut imagine: impl FnMut(&mut Rng) -> R,
    mut play_on: impl FnMut(&mut R, Seed) -> (i32, u32),
) -> Option<Lookahead<R::Choice>> {
    let &first = candidates.first()?;
    let mut field: Vec<Rival> =
        (1..candidates.len()).map(|place| Rival { place, games: 0, sum: 0, squares: 0 }).collect();
    let rounds = candidates.len().next_power_of_two().ilog2().max(1);
    while !field.is_empty() {
        let mut left = steps / rounds;
        while left > 0 {
            let world = imagine(rng);
            let chance = Seed(rng.bits());
            let mut tried = |choice: R::Choice| {
                let mut game = world.clone();
                game.carry_out(seat, choice, &mut super::EventLog::nothing());
                let (worth, played) = play_on(&mut game, chance);
                left = left.saturating_sub(played.saturating_add(1));
                i64::from(worth)
            };
            let usual = tried(first);
            for rival in &mut field {
                let ahead = tried(candidates[rival.place]) - usual;
                rival.games += 1;
                rival.sum += ahead;
                rival.squares += i128::from(ahead) * i128::from(ahead);
            }
            field.retain(|rival| !rival.is_hopeless());
            match *field {
                [] => break,
                [last] if last.games >= ENOUGH && last.is_better(3) => break,
                _ => {}
            }
        }
        field.sort_by_key(|rival| core::cmp::Reverse(rival.mean()));
        if field.len() == 1 {
            break;
        }
        field.truncate(field.len().div_ceil(2));
    }
    let best = field.first().filter(|rival| rival.is_better(1));
    Some(best.map_or(Lookahead { choice: first, ahead: 0 }, |rival| Lookahead {
        choice: candidates[rival.place],
        ahead: i32::try_from(rival.mean()).unwrap_or(i32::MAX),
    }))
}
