//! What is said of the committee: delegates, who is in power, and the global events that lie open.

use super::{Flaw, Scenario};
use crate::kit::EventLog;
use crate::mars::cards::{Card, CardId, Kind, Party};
use crate::mars::run::{Run, RunUntil};
use crate::mars::state::commit::in_game;
use crate::mars::state::committee::{Committee, Delegate, DelegateSeat};
use crate::mars::state::event::Event;
use crate::mars::state::piles::Pile;
use crate::mars::state::switches::Switch;

impl Scenario {
    /// So many delegates more of this seat in a party, from its reserve. Who leads there and which party dominates follows from the
    /// order in which delegates are sent, unless it is said.
    ///
    /// ```
    /// use viriditas::mars::cards::{Party, RIOTS};
    /// use viriditas::kit::Rules;
    /// use viriditas::mars::{Choice, Delegate, Setup, Switch, scenario::{Play, Scenario, seat}};
    ///
    /// let position = Scenario::new(Setup::new(2).with(Switch::Turmoil)).generation(2).current_event(RIOTS);
    /// let mut game = position.seat(1).delegates(Party::Reds, 2).start();
    /// game.answer_for(0, Choice::Lobby(Party::Reds));
    /// let committee = &game.facts().committee;
    /// assert_eq!((committee.dominant, committee.faction(Party::Reds).len()), (Party::Reds, 3));
    /// assert_eq!(committee.faction(Party::Reds).leader, Some(Delegate::Of(seat(1))));
    /// ```
    #[must_use]
    pub fn delegates(mut self, party: Party, count: u8) -> Self {
        (0..count).for_each(|_| self.send(Delegate::Of(self.seat), DelegateSeat::Reserve, party));
        self
    }

    /// The delegate that this seat had in the lobby is in a party.
    #[must_use]
    pub fn lobbied(mut self, party: Party) -> Self {
        self.send(Delegate::Of(self.seat), DelegateSeat::Lobby, party);
        self
    }

    /// So many neutral delegates more in a party.
    #[must_use]
    pub fn neutral_delegates(mut self, party: Party, count: u8) -> Self {
        (0..count).for_each(|_| self.send(Delegate::Neutral, DelegateSeat::Reserve, party));
        self
    }

    /// This seat leads a party in which nobody has more delegates.
    #[must_use]
    pub fn leads(mut self, party: Party) -> Self {
        let leader = Delegate::Of(self.seat);
        let faction = self.facts.committee.faction(party);
        let most =
            Delegate::round(self.seat, self.facts.options.players).map(|whose| faction.count(whose)).max();
        if faction.count(leader) > 0 && Some(faction.count(leader)) == most {
            self.emit(Event::LeaderChanged { party, leader });
        } else {
            self.flaws.push(Flaw::Leader { party });
        }
        self
    }

    /// The party with the dominance marker; none has more delegates.
    #[must_use]
    pub fn dominates(mut self, party: Party) -> Self {
        let len = |party: Party| self.facts.committee.faction(party).len();
        if Party::ALL.into_iter().all(|other| len(other) <= len(party)) {
            self.emit(Event::DominanceMoved(party));
        } else {
            self.flaws.push(Flaw::Dominance { party });
        }
        self
    }

    /// The party that rules; the Greens where nothing is said.
    #[must_use]
    pub fn rules(mut self, party: Party) -> Self {
        self.emit(Event::PartyRules(party));
        self.needs_committee();
        self
    }

    /// A delegate of this seat is chairman, from its reserve; a neutral one where nothing is said.
    #[must_use]
    pub fn chairman(mut self) -> Self {
        let own = Delegate::Of(self.seat);
        if self.facts.committee.has(own, DelegateSeat::Reserve) {
            if let Some(whose) = self.facts.committee.chairman {
                self.emit(Event::DelegateMoved {
                    whose,
                    from: DelegateSeat::Chair,
                    to: DelegateSeat::Reserve,
                });
            }
            self.emit(Event::DelegateMoved {
                whose: own,
                from: DelegateSeat::Reserve,
                to: DelegateSeat::Chair,
            });
        } else {
            self.flaws.push(Flaw::Delegates { whose: own });
        }
        self.needs_committee();
        self
    }

    /// The event that happens at the end of this generation, from the second one on. Of the open events those that are not said
    /// come from the pile.
    #[must_use]
    pub fn current_event(self, card: Card) -> Self {
        self.open_event(card, |committee| &mut committee.current)
    }

    /// The event that is current in the next generation.
    #[must_use]
    pub fn coming_event(self, card: Card) -> Self {
        self.open_event(card, |committee| &mut committee.coming)
    }

    /// The event that is coming in the next generation.
    #[must_use]
    pub fn distant_event(self, card: Card) -> Self {
        self.open_event(card, |committee| &mut committee.distant)
    }

    /// The events that will be revealed next, in this order.
    #[must_use]
    pub fn event_pile(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.is_free_event(card) {
                self.piles.lay_next_event(card.id);
            }
        }
        self
    }

    fn open_event(mut self, card: Card, place: fn(&mut Committee) -> &mut CardId) -> Self {
        if self.is_free_event(&card) {
            let place = place(&mut self.facts.committee);
            if *place == CardId::HIDDEN {
                *place = card.id;
            } else {
                self.flaws.push(Flaw::OpenEvent { card: card.id });
            }
        }
        self
    }

    fn is_free_event(&mut self, card: &Card) -> bool {
        let flaw = if card.kind != Kind::Global {
            Flaw::WrongKind { card: card.id }
        } else if !in_game(&self.facts, Pile::Events).any(|id| id == card.id) {
            Flaw::NotInGame { card: card.id }
        } else if !self.piles.name(card.id) {
            Flaw::Twice { card: card.id }
        } else {
            return true;
        };
        self.flaws.push(flaw);
        false
    }

    fn send(&mut self, whose: Delegate, from: DelegateSeat, party: Party) {
        if self.facts.committee.has(whose, from) {
            let mut game = Self::lies(self.facts.clone());
            Run { game: &mut game, event_log: &mut EventLog::nothing(), until: RunUntil::All }
                .send(whose, from, party);
            self.facts = game.facts;
        } else {
            self.flaws.push(Flaw::Delegates { whose });
        }
        self.needs_committee();
    }

    fn needs_committee(&mut self) {
        if !self.facts.options.has(Switch::Turmoil) {
            self.flaws.push(Flaw::NoCommittee);
        }
    }
}
