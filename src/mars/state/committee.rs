//! The Terraforming Committee (TURM-COMP-03): where every delegate is, who leads, which party dominates and which one rules, and
//! the global events that lie open.
//!
//! Every delegate has a place and goes from one to another by one event, so that none is lost. A party is a card: its `play` is its bonus,
//! and its triggers, passives and actions are its policy, in force for everyone in the action phase while it rules. A global event is a card
//! whose `play` happens to each player in turn.

use crate::kit::{BySeat, Seat, Seats};
use crate::mars::cards::{CardId, Party};

/// Delegates of each player (TURM-COMP-01).
pub const DELEGATES: u8 = 7;

/// Neutral delegates (TURM-COMP-01).
pub const NEUTRAL_DELEGATES: u8 = 14;

/// Whose a delegate is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Delegate {
    /// Nobody's; all neutral ones count as those of one separate player (TURM-LEAD-05).
    Neutral,
    /// This player's.
    Of(Seat),
}

impl Delegate {
    /// The player whose it is.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Neutral => None,
            Self::Of(seat) => Some(seat),
        }
    }

    /// The one at this place: the players', then the neutral ones.
    pub(crate) fn at(place: u8) -> Self {
        Seat::new(place).map_or(Self::Neutral, Self::Of)
    }

    /// Its place among them.
    pub(crate) const fn place(self) -> u8 {
        match self {
            Self::Of(seat) => seat.number(),
            Self::Neutral => Seat::ALL.len() as u8,
        }
    }

    /// Everyone's of so many players, from this one on; the neutral ones come last (Q-TURM-05).
    pub fn round(from: Seat, players: u8) -> impl Iterator<Item = Self> + Clone {
        from.round(players).map(Self::Of).chain([Self::Neutral])
    }
}

/// Where a delegate is (TURM-COMP-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DelegateSeat {
    /// In the reserve.
    Reserve,
    /// In the lobby, from where it is sent for nothing.
    Lobby,
    /// In a party, as its leader or beside it.
    Party(Party),
    /// On the chairman's seat.
    Chair,
}

/// The delegates of one party.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faction {
    /// Who leads it; nobody where it is empty.
    pub leader: Option<Delegate>,
    /// How many each player has there, a leader included (TURM-LEAD-03).
    pub(super) of: BySeat<u8>,
    pub(super) neutral: u8,
}

impl Faction {
    /// How many of these are there, a leader included.
    pub fn count(&self, whose: Delegate) -> u8 {
        match whose {
            Delegate::Neutral => self.neutral,
            Delegate::Of(seat) => self.of[seat],
        }
    }

    fn count_mut(&mut self, whose: Delegate) -> &mut u8 {
        match whose {
            Delegate::Neutral => &mut self.neutral,
            Delegate::Of(seat) => &mut self.of[seat],
        }
    }

    /// How many of these are there beside a leader.
    pub fn beside_leader(&self, whose: Delegate) -> u8 {
        self.count(whose) - u8::from(self.leader == Some(whose))
    }

    /// How many are there.
    pub fn len(&self) -> u8 {
        self.of.0.iter().sum::<u8>() + self.neutral
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Everything about the committee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Committee {
    /// By their places in the ring.
    pub(super) factions: [Faction; Party::ALL.len()],
    /// Whose place in the lobby is taken.
    pub lobby: Seats,
    pub(super) reserve: BySeat<u8>,
    pub(super) neutral_reserve: u8,
    /// Who sits on the chairman's seat; nobody only while it changes hands.
    pub chairman: Option<Delegate>,
    /// The party with the dominance marker.
    pub dominant: Party,
    /// The party that rules.
    pub ruling: Party,
    /// The event that was revealed last, in three generations; hidden before there is one.
    pub distant: CardId,
    /// The one before it.
    pub coming: CardId,
    /// The one that happens at the end of this generation.
    pub current: CardId,
}

impl Committee {
    /// As it is before a game begins: the Greens rule, and the chairman is neutral (TURM-SETUP-03, TURM-SETUP-04, TURM-SETUP-09).
    pub(super) fn new(players: u8) -> Self {
        let seats = Seats::first(players);
        Self {
            factions: [Faction::default(); Party::ALL.len()],
            lobby: seats,
            reserve: BySeat(Seat::ALL.map(|seat| if seats.contains(seat) { DELEGATES - 1 } else { 0 })),
            neutral_reserve: NEUTRAL_DELEGATES - 1,
            chairman: Some(Delegate::Neutral),
            dominant: Party::Greens,
            ruling: Party::Greens,
            distant: CardId::HIDDEN,
            coming: CardId::HIDDEN,
            current: CardId::HIDDEN,
        }
    }

    /// The delegates of a party.
    pub const fn faction(&self, party: Party) -> &Faction {
        &self.factions[party as usize]
    }

    /// How many of these are in the reserve.
    pub fn reserve(&self, whose: Delegate) -> u8 {
        match whose {
            Delegate::Neutral => self.neutral_reserve,
            Delegate::Of(seat) => self.reserve[seat],
        }
    }

    /// How many of these can be sent: those of the reserve and the one in the lobby (Q-MOD-30).
    pub fn free(&self, whose: Delegate) -> u8 {
        self.reserve(whose) + u8::from(whose.seat().is_some_and(|seat| self.lobby.contains(seat)))
    }

    /// From where cards send one of these: the lobby only where the reserve is empty (Q-MOD-30).
    pub(crate) fn free_bench(&self, whose: Delegate) -> DelegateSeat {
        if self.reserve(whose) > 0 { DelegateSeat::Reserve } else { DelegateSeat::Lobby }
    }

    /// Whose delegates that lead nothing sit in a party, as bits by their places.
    pub(crate) fn recallable(&self, party: Party) -> u8 {
        let faction = self.faction(party);
        let all = Delegate::round(Seat::default(), Seat::ALL.len() as u8);
        all.filter(|&whose| faction.beside_leader(whose) > 0).fold(0, |set, whose| set | 1 << whose.place())
    }

    /// How many of these are in parties.
    pub fn in_parties(&self, whose: Delegate) -> u8 {
        self.factions.iter().map(|faction| faction.count(whose)).sum()
    }

    /// The parties that are led by one of these.
    pub fn led_by(&self, whose: Delegate) -> impl Iterator<Item = Party> {
        let factions = self.factions;
        Party::ALL.into_iter().filter(move |&party| factions[party as usize].leader == Some(whose))
    }

    /// Whether there are such delegates at that place.
    pub(crate) fn has(&self, whose: Delegate, at: DelegateSeat) -> bool {
        match at {
            DelegateSeat::Reserve => self.reserve(whose) > 0,
            DelegateSeat::Lobby => whose.seat().is_some_and(|seat| self.lobby.contains(seat)),
            DelegateSeat::Party(party) => self.faction(party).count(whose) > 0,
            DelegateSeat::Chair => self.chairman == Some(whose),
        }
    }

    /// A delegate went from one place to another.
    pub(super) fn seat(&mut self, whose: Delegate, from: DelegateSeat, to: DelegateSeat) {
        if !self.has(whose, from) {
            return;
        }
        match from {
            DelegateSeat::Reserve => *self.reserve_mut(whose) -= 1,
            DelegateSeat::Lobby => {
                if let Some(seat) = whose.seat() {
                    self.lobby = self.lobby.without(seat);
                }
            }
            DelegateSeat::Party(party) => {
                let faction = &mut self.factions[party as usize];
                *faction.count_mut(whose) -= 1;
                if faction.is_empty() {
                    faction.leader = None;
                }
            }
            DelegateSeat::Chair => self.chairman = None,
        }
        match to {
            DelegateSeat::Reserve => *self.reserve_mut(whose) += 1,
            DelegateSeat::Lobby => {
                if let Some(seat) = whose.seat() {
                    self.lobby = self.lobby.with(seat);
                }
            }
            DelegateSeat::Party(party) => *self.factions[party as usize].count_mut(whose) += 1,
            DelegateSeat::Chair => self.chairman = Some(whose),
        }
    }

    fn reserve_mut(&mut self, whose: Delegate) -> &mut u8 {
        match whose {
            Delegate::Neutral => &mut self.neutral_reserve,
            Delegate::Of(seat) => &mut self.reserve[seat],
        }
    }

    /// Somebody leads a party now.
    pub(super) const fn lead(&mut self, party: Party, leader: Delegate) {
        self.factions[party as usize].leader = Some(leader);
    }

    /// Who would lead a party now, where its leader has fewer delegates there than somebody else: of several with as many the
    /// first from this player on, neutral ones last (TURM-LEAD-02, Q-TURM-05).
    pub(crate) fn new_leader(&self, party: Party, active: Seat, players: u8) -> Option<Delegate> {
        let faction = self.faction(party);
        let has = faction.leader.map_or(0, |leader| faction.count(leader));
        let (_, leader) = Delegate::round(active, players).fold((has, None), |(most, leader), whose| {
            let has = faction.count(whose);
            if has > most { (has, Some(whose)) } else { (most, leader) }
        });
        leader
    }

    /// Which party would have the dominance marker now, if it is not the one that has it (TURM-DOM-04, Q-TURM-04).
    pub(crate) fn new_dominant(&self) -> Option<Party> {
        let most = self.faction(self.dominant).len();
        let is_smaller = Party::ALL.into_iter().any(|party| self.faction(party).len() > most);
        if is_smaller { self.largest_behind(self.dominant) } else { None }
    }

    /// The party with most delegates, among equals the first one clockwise behind this one (TURM-DOM-03).
    pub(crate) fn largest_behind(&self, party: Party) -> Option<Party> {
        let len = |party: Party| self.faction(party).len();
        let most = Party::ALL.map(len).into_iter().max()?;
        party.behind().find(|&other| len(other) == most)
    }
}
