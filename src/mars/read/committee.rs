//! What is read off the committee: influence, places among all players, what a party's favour asks for.

use super::count::{CountContext, count};
use super::discounts::passives;
use crate::kit::{Seat, Seats};
use crate::mars::cards::{Amount, CardId, Chair, Count, Effect, End, Party, Passive, Ranking, card};
use crate::mars::state::committee::Delegate;
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::Facts;
use crate::mars::state::switches::Switch;

/// Where a player's influence comes from (TURM-INFL-01): each is so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Influence {
    /// From the chairman.
    pub chairman: i16,
    /// From the leader of the dominant party.
    pub leader: i16,
    /// From delegates of the dominant party beside its leader, once however many they are (TURM-INFL-03).
    pub delegates: i16,
    /// From cards.
    pub cards: i16,
}

impl Influence {
    /// All together.
    pub const fn total(self) -> i16 {
        self.chairman + self.leader + self.delegates + self.cards
    }
}

/// A player's influence as the committee stands.
pub fn influence(facts: &Facts, seat: Seat) -> Influence {
    if !facts.options.has(Switch::Turmoil) {
        return Influence::default();
    }
    let committee = &facts.committee;
    let own = Delegate::Of(seat);
    let dominant = committee.faction(committee.dominant);
    let more = passives(facts, seat)
        .map(|(_, passive)| if let Passive::Influence(more) = passive { i16::from(*more) } else { 0 });
    Influence {
        chairman: i16::from(committee.chairman == Some(own)),
        leader: i16::from(dominant.leader == Some(own)),
        delegates: i16::from(dominant.beside_leader(own) > 0),
        cards: more.sum(),
    }
}

/// Whether a party rules, or this player has two delegates in it (TURM-REQ-01).
pub(crate) fn is_in_power(facts: &Facts, seat: Seat, party: Party) -> bool {
    let committee = &facts.committee;
    committee.ruling == party || committee.faction(party).count(Delegate::Of(seat)) >= 2
}

/// Whether such a chairman sits there.
pub(crate) fn is_chairman(facts: &Facts, seat: Seat, chair: Chair) -> bool {
    facts.committee.chairman
        == Some(match chair {
            Chair::Own => Delegate::Of(seat),
            Chair::Neutral => Delegate::Neutral,
        })
}

/// A player's place among all: 2 for the first, 1 for the second, 0 for any other. All that share a place have it; where
/// several are first, nobody is second. Alone it is read off the count itself.
pub fn rank(facts: &Facts, ranking: &Ranking, seat: Seat) -> u8 {
    let score = |seat: Seat| -> i16 {
        let reader = CountContext::seat(seat, CountPurpose::Trigger);
        let all: i16 = ranking.of.iter().map(|&of| count(facts, of, reader)).sum();
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
