//! What is read off the committee: influence, who is in power, whose the chairman is.

use super::discounts::passives;
use crate::kit::Seat;
use crate::mars::cards::{Chair, Party, Passive};
use crate::mars::state::committee::Delegate;
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
