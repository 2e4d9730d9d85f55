//! What a set-up comes to: the money after each step of it, told before anybody has chosen.
//!
//! The corporation, the cards that are bought and the preludes are carried out on a copy of what the seat sees, one after the
//! other. What is asked on the way is answered with the first that is offered, and what is hidden is passed over: then the rest
//! is no longer certain.

use super::Mars;
use super::run::{Run, RunUntil};
use super::state::agenda::Agenda;
use super::state::event::Event;
use super::state::facts::{Phase, Player};
use super::state::payer::Payer;
use crate::kit::{BySeat, EventLog, Seat, View};
use crate::mars::cards::{CardId, Resource};
use crate::mars::read::discounts::card_price;

/// What a set-up comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its steps in their order.
    pub links: Vec<Link>,
    /// The player's side of the table behind the last one.
    pub player: Player,
    /// Whether nothing was asked or hidden on the way.
    pub is_certain: bool,
}

/// A step of a set-up, and the money after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The step.
    pub step: Step,
    /// In M€.
    pub money: u16,
}

/// A step of a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The corporation is revealed.
    Corporation(CardId),
    /// So many cards are paid for.
    Cards(u8),
    /// A prelude is carried out.
    Prelude(CardId),
    /// A prelude cannot be carried out (PREL-08).
    PreludeFails(CardId),
}

/// More answers than any corporation or prelude asks for.
const MOST_ANSWERS: usize = 100;

impl View<Mars> {
    /// What a set-up of this seat comes to: this corporation, these of the cards dealt, and these preludes in this order.
    /// `None` where the money does not pay for the cards.
    pub fn opening(
        &self,
        seat: Seat,
        corporation: CardId,
        cards: &[CardId],
        preludes: &[CardId],
    ) -> Option<Opening> {
        let mut rehearsal = Rehearsal::of(self.blanked(), seat);
        let mut links = vec![rehearsal.corporation(corporation)];
        if !cards.is_empty() {
            links.push(rehearsal.cards(cards)?);
        }
        rehearsal.run(|run| run.emit(Event::PhaseBegan(Phase::Preludes)));
        links.extend(preludes.iter().map(|&id| rehearsal.prelude(id)));
        let player = rehearsal.game.facts.players[seat];
        Some(Opening { links, player, is_certain: rehearsal.is_certain })
    }
}

/// A set-up that is tried out.
struct Rehearsal {
    game: Mars,
    seat: Seat,
    is_certain: bool,
}

impl Rehearsal {
    fn of(view: &Mars, seat: Seat) -> Self {
        let mut game = Mars { agenda: Agenda::new(), slots: BySeat::default(), ..view.clone() };
        game.facts.first = seat;
        Self { game, seat, is_certain: true }
    }

    fn money(&self) -> u16 {
        self.game.facts.players[self.seat].stock[Resource::MegaCredits]
    }

    /// Does something, and all that comes of it.
    fn run(&mut self, start: impl FnOnce(&mut Run<'_>)) -> Vec<Event> {
        let mut event_log = EventLog::all();
        let seat = self.seat;
        let mut run = Run { game: &mut self.game, event_log: &mut event_log, until: RunUntil::Of(seat) };
        start(&mut run);
        for _ in 0..MOST_ANSWERS {
            let owed = run.game.agenda;
            run.on();
            if run.game.agenda.is_empty() {
                break;
            }
            self.is_certain = false;
            let asked = run.game.ask(seat).and_then(|ask| ask.offers.first());
            match asked.filter(|_| run.until != RunUntil::Ended) {
                Some(choice) => run.take(seat, choice),
                // What is hidden is passed over, and what cannot go on without it.
                None if run.game.agenda == owed => run.pop(),
                None => {}
            }
            run.until = RunUntil::Of(seat);
        }
        self.is_certain &= run.until != RunUntil::Ended;
        event_log.events().to_vec()
    }

    fn corporation(&mut self, id: CardId) -> Link {
        let seat = self.seat;
        self.run(|run| {
            run.emit(Event::CorporationRevealed { seat, card: id });
            run.carry_out_play(seat, id);
            run.meet_neutral_cities(seat, id);
        });
        Link { step: Step::Corporation(id), money: self.money() }
    }

    fn cards(&mut self, cards: &[CardId]) -> Option<Link> {
        let seat = self.seat;
        let price = card_price(&self.game.facts, seat) * cards.len() as u16;
        if price > self.money() {
            return None;
        }
        self.run(|run| {
            run.pay(seat, Payer::Stock(Resource::MegaCredits), price);
            for &card in cards {
                run.emit(Event::Kept { seat, card });
            }
        });
        Some(Link { step: Step::Cards(cards.len() as u8), money: self.money() })
    }

    fn prelude(&mut self, id: CardId) -> Link {
        let seat = self.seat;
        let told = self.run(|run| run.play_prelude(seat, id, false));
        let has_fizzled =
            told.iter().any(|event| matches!(event, Event::PreludeFailed { card, .. } if *card == id));
        let step = if has_fizzled { Step::PreludeFails(id) } else { Step::Prelude(id) };
        Link { step, money: self.money() }
    }
}
