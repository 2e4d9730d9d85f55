//! The places of players among all of them (TURM-PARTY-09).

use super::count::{CountContext, count};
use crate::kit::{Seat, Seats};
use crate::mars::cards::{Amount, CardId, Count, Effect, End, Ranking, card};
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::Facts;

/// A player's place among all: 2 for the first, 1 for the second, 0 for any other. All that share a place have it; where
/// several are first, nobody is second. Alone it is read off the count itself.
pub fn rank(facts: &Facts, ranking: &Ranking, seat: Seat) -> u8 {
    let score = |seat: Seat| -> i16 {
        let context = CountContext::seat(seat, CountPurpose::Trigger);
        let all: i16 = ranking.of.iter().map(|&of| count(facts, of, context)).sum();
        if ranking.end == End::Lowest { -all } else { all }
    };
    let own = score(seat);
    if facts.is_solo() {
        let reaches =
            |&&bound: &&i8| own >= i16::from(if ranking.end == End::Lowest { -bound } else { bound });
        return match ranking.alone.iter().position(|bound| reaches(&bound)) {
            Some(place) => 2_u8.saturating_sub(place as u8),
            None => 0,
        };
    }
    if ranking.end == End::Highest && own < i16::from(ranking.least) {
        return 0;
    }
    let better = Seats::first(facts.options.players).iter().filter(|&other| score(other) > own).count();
    match better {
        0 => 2,
        1 => 1,
        _ => 0,
    }
}

/// The ranking that a row speaks of, if it does.
pub(crate) fn ranking(id: CardId) -> Option<&'static Ranking> {
    let mut found = None;
    let mut speaks = |effect: &'static Effect| {
        let of = match *effect {
            Effect::If(requirement, ..) => Some(requirement.of),
            _ => match effect.amount() {
                Some(Amount::Per { of, .. }) => Some(of),
                _ => None,
            },
        };
        if let Some(Count::Rank(ranking)) = of {
            found = Some(ranking);
        }
        false
    };
    for effect in card(id).play {
        effect.has(&mut speaks);
    }
    found
}
