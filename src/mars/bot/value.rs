//! The value of a position to a seat, learned from the ends of self-played games: a small neural network that reads what a seat has and
//! how far the game is.

use super::network::FEATURES;
use super::network_of_more::OF_MORE;
use super::network_of_two::OF_TWO;
use super::weights::Weights;
use super::worth::{Worth, steps_left, steps_to_the_end};
use crate::kit::Seat;
use crate::mars::cards::{CardId, Parameter, Resource, card};
use crate::mars::{
    CountContext, CountPurpose, Facts, MOST_CLAIMED, Switch, award_count, count, influence, score,
};

/// What the value of a seat is read from: points by source, stock, production, hand, tags, tiles, what lies open, milestones and awards in
/// reach; then the steps that are left and which boxes are played.
pub fn features(facts: &Facts, seat: Seat) -> [i32; FEATURES] {
    /// The most that a card in hand promises.
    const PROMISE: i32 = 1_500;
    let weights = Weights::tuned_for(facts);
    let worth = Worth::of(facts, seat, weights);
    let player = &facts.players[seat];
    let score = score(facts, seat);
    let promise = |id: CardId| worth.in_hand(id).clamp(0, PROMISE) / 10;
    let (hand, best) =
        player.hand.iter().map(promise).fold((0, 0), |(sum, best), it| (sum + it, best.max(it)));
    let dealt: i32 = player.dealt.iter().copied().map(promise).sum();
    let open: i32 = player.played.iter().map(|id| worth.open(card(id))).sum();
    let acting = player.played.iter().filter(|&id| !card(id).actions.is_empty()).count();
    let colonies: u8 = facts.colonies.in_play().map(|(_, on)| on.of(seat)).sum();
    let own = facts.board.owned[seat];
    let cities = facts.board.cities.and(own);
    let hand_size = i32::from(player.hand_size);
    let points = [
        score.rating,
        score.milestones,
        score.awards,
        score.greeneries,
        score.cities,
        score.cards,
        score.committee,
    ];
    let of_seat = points
        .into_iter()
        .map(i32::from)
        .chain(player.stock.0.into_iter().map(i32::from))
        .chain(player.production.0.into_iter().map(i32::from))
        .chain([
            hand_size,
            hand,
            best,
            dealt,
            player.played.iter().count() as i32,
            open / 10,
            acting as i32,
            cities.len() as i32,
            own.len() as i32,
            colonies.into(),
            facts.colonies.more_fleets[seat].into(),
            influence(facts, seat).total().into(),
            i32::from(facts.first == seat),
        ])
        .chain(player.tags.0.into_iter().map(i32::from))
        .chain([i32::from(player.stock[Resource::Plants]) / 8, i32::from(player.stock[Resource::Heat]) / 8])
        .chain(milestones_in_reach(facts, seat))
        .chain(awards_in_reach(facts, seat))
        .chain([
            facts.map().beside_any(cities).and(facts.map().land).but(facts.board.occupied).len() as i32,
            i32::from(player.production[Resource::Plants]) * (own.len() as i32 + 1).min(5),
            hand_size * hand_size / 4,
        ]);
    let plays = |box_of: Switch| 4 * i32::from(facts.options.has(box_of));
    let of_table = Parameter::ALL
        .into_iter()
        .map(|parameter| steps_left(facts, parameter))
        .chain([
            steps_to_the_end(facts).0,
            facts.generation.into(),
            facts.milestones.iter().flatten().count() as i32,
            facts.awards.len() as i32,
        ])
        .chain([Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil].map(plays));
    let mut features = [0; FEATURES];
    for (place, feature) in features.iter_mut().zip(of_seat.chain(of_table)) {
        *place = feature;
    }
    features
}

/// How many milestones a seat can claim, and how near it is to the others: 4 less what is missing of each.
fn milestones_in_reach(facts: &Facts, seat: Seat) -> [i32; 2] {
    let context = CountContext::seat(seat, CountPurpose::Effect);
    let (mut met, mut near) = (0, 0);
    if facts.milestones.iter().flatten().count() >= MOST_CLAIMED {
        return [0; 2];
    }
    for (milestone, owner) in facts.milestones().zip(facts.milestones) {
        if owner.is_some() {
            continue;
        }
        match i32::from(milestone.at_least) - i32::from(count(facts, milestone.of, context)) {
            ..=0 => met += 1,
            missing => near += (4 - missing).max(0),
        }
    }
    [met, near]
}

/// The largest lead of a seat in an award that may still be funded, in how many of them it leads, and the sum of its leads in those that are
/// funded; each lead from −5 to 5.
fn awards_in_reach(facts: &Facts, seat: Seat) -> [i32; 3] {
    let [mut largest, mut leads, mut funded] = [-5, 0, 0];
    for (award, _) in (0..).zip(facts.awards()) {
        let rival = facts.others(seat).map(|other| award_count(facts, award, other)).max().unwrap_or(0);
        let lead = (award_count(facts, award, seat) - rival).clamp(-5, 5);
        if facts.awards.iter().any(|&(it, _)| it == award) {
            funded += lead;
        } else if !facts.awards.is_full() {
            largest = largest.max(lead);
            leads += i32::from(lead > 0);
        }
    }
    [largest, leads, funded]
}

/// What a seat has, in hundredths of a victory point: its own value less that of the best other seat.
pub(super) fn value(facts: &Facts, seat: Seat) -> i32 {
    let network = if facts.options.players == 2 { &OF_TWO } else { &OF_MORE };
    let of = |seat: Seat| network.output(&features(facts, seat));
    let others = facts.others(seat).map(of).max().unwrap_or_default();
    of(seat) - others
}
