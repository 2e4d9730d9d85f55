//! The committee: delegates sent, who leads and which party dominates then, and the Turmoil step (TURM-PHASE-09).

use super::{Flow, Run};
use crate::kit::Seat;
use crate::mars::cards::{CardId, Party, card};
use crate::mars::read::rank::{rank, ranking};
use crate::mars::state::agenda::{Cause, Root, Script, Steps, Task};
use crate::mars::state::committee::{Delegate, DelegateSeat};
use crate::mars::state::event::Event;
use crate::mars::state::piles::Pile;
use crate::mars::state::switches::Switch;

/// The stages of the Turmoil step, in their order.
pub(crate) mod stage {
    /// Every player loses a step of rating (TURM-PHASE-10).
    pub(crate) const RATING: u8 = 0;
    /// The current event happens (TURM-PHASE-11).
    pub(crate) const EVENT: u8 = 1;
    /// The dominant party comes to power and brings its bonus (TURM-PHASE-12, TURM-PHASE-13).
    pub(crate) const GOVERNMENT: u8 = 2;
    /// Delegates go home, there is a new chairman, and the lobby is filled (TURM-PHASE-14 to TURM-PHASE-17).
    pub(crate) const CHAIRMAN: u8 = 3;
    /// The events move on (TURM-PHASE-18 to TURM-PHASE-20).
    pub(crate) const TIMES: u8 = 4;
}

impl Run<'_> {
    /// The first two events are revealed (TURM-SETUP-05 to TURM-SETUP-07).
    pub(crate) fn open_committee(&mut self) {
        if !self.facts().options.has(Switch::Turmoil) {
            return;
        }
        self.emit(Event::Shuffled(Pile::Events));
        self.reveal_first_events();
    }

    /// Reveals the first global events, from a pile that lies there.
    pub(crate) fn reveal_first_events(&mut self) {
        if self.facts().options.has(Switch::Turmoil) && self.facts().committee.coming == CardId::HIDDEN {
            self.reveal_event();
            self.emit(Event::EventsAdvanced);
            self.reveal_event();
        }
    }

    /// A new distant event, and the neutral delegate that it sends (TURM-EVENT-02).
    fn reveal_event(&mut self) {
        let Some(id) = self.top_card(Pile::Events) else { return };
        if id == CardId::HIDDEN && self.hides() {
            return;
        }
        self.emit(Event::EventRevealed(id));
        if let Some(event) = card(id).event {
            self.send(Delegate::Neutral, DelegateSeat::Reserve, event.revealed);
        }
    }

    /// A delegate goes to a party, if there is one (Q-TURM-06).
    pub(crate) fn send(&mut self, whose: Delegate, from: DelegateSeat, party: Party) {
        if self.facts().committee.has(whose, from) {
            self.emit(Event::DelegateMoved { whose, from, to: DelegateSeat::Party(party) });
            // Nobody but the sender has more delegates there than before: no other one can have overtaken the leader.
            self.party_changed(party, self.facts().first);
        }
    }

    /// A player's delegate goes to a party: from the lobby where one is there (TURM-LOBBY-02), else from the reserve.
    pub(crate) fn lobby(&mut self, seat: Seat, party: Party) {
        let whose = Delegate::Of(seat);
        let has_one = self.facts().committee.has(whose, DelegateSeat::Lobby);
        self.send(whose, if has_one { DelegateSeat::Lobby } else { DelegateSeat::Reserve }, party);
    }

    /// Own delegates go to a party: from the reserve, and from the lobby where that is empty (Q-MOD-30).
    pub(crate) fn send_from_reserve(&mut self, seat: Seat, delegates: u8, party: Party) {
        let whose = Delegate::Of(seat);
        for _ in 0..delegates {
            self.send(whose, self.facts().committee.free_bench(whose), party);
        }
    }

    /// A delegate of the one at this place goes home.
    pub(crate) fn recall(&mut self, seat: Seat, party: Party, place: u8) {
        let whose = Delegate::at(place);
        self.emit(Event::DelegateMoved {
            whose,
            from: DelegateSeat::Party(party),
            to: DelegateSeat::Reserve,
        });
        self.party_changed(party, seat);
    }

    /// A neutral delegate goes home, and an own one takes its place: one step, so that no other party dominates by it.
    pub(crate) fn replace_neutral(&mut self, seat: Seat, party: Party) {
        let (whose, at) = (Delegate::Of(seat), DelegateSeat::Party(party));
        let from = self.facts().committee.free_bench(whose);
        self.emit(Event::DelegateMoved { whose: Delegate::Neutral, from: at, to: DelegateSeat::Reserve });
        self.emit(Event::DelegateMoved { whose, from, to: at });
        self.party_changed(party, seat);
    }

    /// An own delegate takes the place of the chairman.
    pub(crate) fn seize_chair(&mut self, seat: Seat) {
        let whose = Delegate::Of(seat);
        let from = self.facts().committee.free_bench(whose);
        if let Some(chairman) = self.facts().committee.chairman {
            self.emit(Event::DelegateMoved {
                whose: chairman,
                from: DelegateSeat::Chair,
                to: DelegateSeat::Reserve,
            });
        }
        self.emit(Event::DelegateMoved { whose, from, to: DelegateSeat::Chair });
    }

    /// Somebody else may lead a party now, and another one dominate (TURM-LEAD-02, TURM-DOM-04).
    pub(crate) fn party_changed(&mut self, party: Party, active: Seat) {
        let facts = self.facts();
        if let Some(leader) = facts.committee.new_leader(party, active, facts.options.players) {
            self.emit(Event::LeaderChanged { party, leader });
        }
        if let Some(dominant) = self.facts().committee.new_dominant() {
            self.emit(Event::DominanceMoved(dominant));
        }
    }

    /// The next stage of the Turmoil step.
    pub(crate) fn committee(&mut self, stage: u8) -> Flow {
        match stage {
            stage::TIMES => self.pop(),
            _ => self.replace(Task::Committee { stage: stage + 1 }),
        }
        match stage {
            stage::RATING => {
                for seat in self.facts().order() {
                    self.rate(seat, -1);
                }
            }
            stage::EVENT => {
                let event = self.facts().committee.current;
                if event != CardId::HIDDEN {
                    self.emit(Event::EventHappens(event));
                }
                self.push_for_each(event);
                self.push_planet(event);
            }
            stage::GOVERNMENT => {
                let party = self.facts().committee.dominant;
                self.emit(Event::PartyRules(party));
                self.push_for_each(party.card());
            }
            stage::CHAIRMAN => self.change_chairman(),
            _ => self.change_times(),
        }
        Flow::On
    }

    /// What a row plays happens to each player, in player order; places among all are read before it begins.
    fn push_for_each(&mut self, id: CardId) {
        for seat in self.facts().order().rev() {
            self.push_for(seat, id);
        }
    }

    /// Pushes what a row plays for one player.
    pub(crate) fn push_for(&mut self, seat: Seat, id: CardId) {
        let script = Script::of_card(id, Root::Each);
        let given = ranking(id)
            .map_or(Cause::Nothing, |ranking| Cause::Number(rank(self.facts(), ranking, seat).into()));
        if !script.effects().is_empty() {
            self.push(Task::Steps(Steps::new(seat, script, given).in_order()));
        }
    }

    /// What an event does to the planet: nobody does it, and the first player answers what it asks (TURM-EVENT-05).
    fn push_planet(&mut self, id: CardId) {
        let script = Script::of_card(id, Root::Planet);
        if !script.effects().is_empty() {
            self.push(Task::Steps(Steps::new(self.facts().first, script, Cause::Nothing).done_by(None)));
        }
    }

    fn change_chairman(&mut self) {
        let (ruling, players) = (self.facts().committee.ruling, self.facts().options.players);
        let faction = *self.facts().committee.faction(ruling);
        // An empty party has nobody to send to the chair.
        if let Some(leader) = faction.leader {
            if let Some(whose) = self.facts().committee.chairman {
                self.emit(Event::DelegateMoved {
                    whose,
                    from: DelegateSeat::Chair,
                    to: DelegateSeat::Reserve,
                });
            }
            for whose in Delegate::round(self.facts().first, players) {
                for _ in 0..faction.beside_leader(whose) {
                    let from = DelegateSeat::Party(ruling);
                    self.emit(Event::DelegateMoved { whose, from, to: DelegateSeat::Reserve });
                }
            }
            self.emit(Event::DelegateMoved {
                whose: leader,
                from: DelegateSeat::Party(ruling),
                to: DelegateSeat::Chair,
            });
            if let Some(seat) = leader.seat() {
                self.rate(seat, 1);
            }
        }
        if let Some(dominant) = self.facts().committee.largest_behind(ruling) {
            self.emit(Event::DominanceMoved(dominant));
        }
        for seat in self.facts().order() {
            let (whose, committee) = (Delegate::Of(seat), &self.facts().committee);
            if !committee.has(whose, DelegateSeat::Lobby) && committee.has(whose, DelegateSeat::Reserve) {
                self.emit(Event::DelegateMoved {
                    whose,
                    from: DelegateSeat::Reserve,
                    to: DelegateSeat::Lobby,
                });
            }
        }
    }

    fn change_times(&mut self) {
        self.emit(Event::EventsAdvanced);
        if let Some(event) = card(self.facts().committee.current).event {
            self.send(Delegate::Neutral, DelegateSeat::Reserve, event.current);
        }
        self.reveal_event();
    }
}
