//! Set-up (BASE-SETUP): corporations and first cards are dealt, chosen at the same time, and revealed.

use crate::kit::{Seat, Seats};
use crate::mars::cards::{CardId, Ground, Kind, Parameter, TABLES, Tile, When, Whose, card};
use crate::mars::run::{Flow, Run};
use crate::mars::state::agenda::{Cause, Root, Script, Steps, Task};
use crate::mars::state::event::Event;
use crate::mars::state::piles::Pile;
use crate::mars::state::slots::{Slot, Stage};
use crate::mars::state::switches::Switch;

/// Project cards dealt to each player (BASE-SETUP-07).
pub(crate) const CARDS_DEALT: u8 = 10;

impl Run<'_> {
    /// Deals everything and asks.
    pub(crate) fn set_up(&mut self, first: Seat) {
        self.emit(Event::FirstPlayer(first));
        self.deal_colonies();
        self.emit(Event::Shuffled(Pile::Corporations));
        self.deal_corporations();
        self.emit(Event::Shuffled(Pile::Projects));
        if self.facts().options.has(Switch::Prelude) {
            self.emit(Event::Shuffled(Pile::Preludes));
        }
        if self.facts().is_solo() {
            self.place_neutral_tiles();
        }
        self.begin_part_way();
        self.open_committee();
        self.deal_first_cards();
    }

    /// Takes the steps that a short game leaves out: oceans lie on the first of their areas. Nobody gains anything by it,
    /// neither rating nor a bonus of the map or of a track.
    fn begin_part_way(&mut self) {
        for parameter in Parameter::ALL {
            for _ in 0..self.facts().options.steps_left_out(parameter) {
                if parameter == Parameter::Oceans {
                    let areas = self.facts().map().ocean.but(self.facts().board.occupied);
                    if let Some(space) = areas.iter().next() {
                        self.emit(Event::Placed { by: None, tile: Tile::Ocean, space });
                    }
                } else {
                    self.emit(Event::Raised { by: None, parameter });
                }
            }
        }
    }

    /// Who chooses a corporation and cards.
    fn choosing(&self) -> Seats {
        let beginners = self.facts().options.beginners;
        self.facts().order().filter(|&seat| !beginners.contains(seat)).collect()
    }

    /// Deals to everyone what is missing of two corporations.
    pub(crate) fn deal_corporations(&mut self) {
        for seat in self.choosing().iter() {
            let dealt = self.facts().players[seat].corporations;
            for _ in dealt.iter().filter(|&&id| id == CardId::HIDDEN) {
                if let Some(card) = self.top_card(Pile::Corporations) {
                    self.emit(Event::CorporationDealt { seat, card });
                }
            }
        }
    }

    /// Deals to everyone what is missing of the first cards, and asks.
    pub(crate) fn deal_first_cards(&mut self) {
        for seat in self.choosing().iter() {
            let dealt = self.facts().players[seat].dealt.len() as u8;
            self.deal(seat, CARDS_DEALT.saturating_sub(dealt));
        }
        self.deal_preludes();
        for seat in self.facts().order() {
            self.game.slots[seat] = Slot::at(Slot::first_stage(&self.facts().options, Task::Setup, seat));
        }
        self.push(Task::Setup);
    }

    /// A phase that all answer together: it ends when nobody owes.
    pub(crate) fn sealed(&mut self, task: Task) -> Flow {
        if Seat::ALL.into_iter().any(|seat| self.game.slots[seat].owes()) {
            return Flow::Asks;
        }
        // What the others answered is hidden; who was dealt nothing was asked nothing.
        let is_asked = |seat: Seat| self.game.slots[seat].stage != Stage::Idle;
        if Seat::ALL.into_iter().any(is_asked) && self.hides() {
            return Flow::Asks;
        }
        self.game.agenda.pop();
        match task {
            Task::Setup => self.reveal_corporations(),
            Task::Draft => self.finish_picks(),
            _ => self.finish_research(),
        }
        Flow::On
    }

    /// In player order (BASE-SETUP-09); preludes and the first turn follow.
    fn reveal_corporations(&mut self) {
        self.push(Task::Actions);
        if self.facts().options.deals_preludes() {
            self.push(Task::Preludes);
        }
        for seat in self.facts().order().rev() {
            self.push(Task::RevealCorporation { seat });
        }
        if self.facts().is_solo() && self.facts().options.has(Switch::Colonies) {
            self.push(Task::CloseColony { seat: self.facts().first });
        }
    }

    /// The neutral cities of a solo game count for the corporation's triggers, though it comes after them
    /// (SOLO-SETUP-09).
    pub(crate) fn meet_neutral_cities(&mut self, seat: Seat, corporation: CardId) {
        if !self.facts().is_solo() {
            return;
        }
        let cities = self.facts().board.cities.len();
        for (place, trigger) in card(corporation).triggers.iter().enumerate() {
            let hears = matches!(trigger.when, When::Places { what, on: Ground::Mars, .. } if Tile::City.is(what))
                && trigger.by == Whose::Anyone;
            for _ in 0..if hears { cities } else { 0 } {
                let script = Script::of_card(corporation, Root::Trigger(place as u8));
                self.push(Task::Steps(Steps::new(seat, script, Cause::Nothing)));
            }
        }
    }

    /// A corporation is revealed and brings what it starts with (BASE-SETUP-09).
    pub(crate) fn enter(&mut self, seat: Seat) -> Flow {
        let facts = self.facts();
        let id = if facts.options.beginners.contains(seat) {
            beginner_corporation()
        } else {
            facts.players[seat].corporations[usize::from(self.game.slots[seat].corporation)]
        };
        self.replace(Task::TakeCards { seat });
        self.emit(Event::CorporationRevealed { seat, card: id });
        self.carry_out_play(seat, id);
        self.meet_neutral_cities(seat, id);
        Flow::On
    }
}

/// What newcomers play for (BASE-SETUP-05).
fn beginner_corporation() -> CardId {
    let all = TABLES.iter().flat_map(|table| table.iter());
    all.filter(|card| card.kind == Kind::BeginnerCorporation).map(|card| card.id).next().unwrap_or_default()
}
