//! Ares Expedition (`ARES`).

mod actions;
mod cards;
mod cooperative;
mod deck;
mod effectless;
mod ending;
mod oceans;
mod paying;
mod phases;
mod planning;
mod playing;
mod samples;
mod set_up;
mod solo;

pub(super) use viriditas::ares::cards::*;
pub(super) use viriditas::ares::scenario::{Rest, Scenario, table};
pub(super) use viriditas::ares::{
    Ares, Choice, Event, Fault, HAND_LIMIT, Income, LAST_ROUND, Level, Mode, Origin, Outcome, Outlook,
    Player, Question, Refusal, Setup, Stage, StandardAction, Vain,
};
pub(super) use viriditas::kit::{EventLog, Rules, Seat, Seed, View};

const fn seat(number: u8) -> Seat {
    Seat::ALL[number as usize]
}

fn play(card: &Card) -> Choice {
    Choice::Play(card.id)
}

fn sell(card: &Card) -> Choice {
    Choice::Sell(card.id)
}

fn pick(card: &Card) -> Choice {
    Choice::Card(card.id)
}

/// The only action of a card.
fn act(card: &Card) -> Choice {
    Choice::Act { card: card.id, way: 0 }
}

/// A game in few words.
trait Playing {
    /// A seat gives an answer, which is offered; what happens.
    fn does(&mut self, number: u8, choice: Choice) -> Vec<Event>;
    /// A seat does one thing after the other.
    fn all(&mut self, number: u8, choices: &[Choice]);
    /// Why a seat may not answer so.
    fn refuses(&self, number: u8, choice: Choice) -> Refusal;
    fn offers(&self, number: u8) -> Vec<Choice>;
    fn asks(&self, number: u8) -> Option<Question>;
    /// All who are asked finish the phase.
    fn finish(&mut self);
    /// All choose these phases.
    fn plan(&mut self, phases: &[Phase]);
    fn player(&self, number: u8) -> &Player;
    fn money(&self, number: u8) -> u16;
    fn heat(&self, number: u8) -> u16;
    fn plants(&self, number: u8) -> u16;
    fn rating(&self, number: u8) -> u16;
    fn hand(&self, number: u8) -> Vec<CardId>;
    fn stored(&self, number: u8, card: &Card) -> u8;
    fn stage(&self) -> Stage;
}

impl Playing for Ares {
    fn does(&mut self, number: u8, choice: Choice) -> Vec<Event> {
        let mut heard = EventLog::all();
        let played = self.play(seat(number), choice, &mut heard);
        played.unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?} of {:?}", self.offers(number)));
        heard.events().to_vec()
    }

    fn all(&mut self, number: u8, choices: &[Choice]) {
        for &choice in choices {
            self.does(number, choice);
        }
    }

    fn refuses(&self, number: u8, choice: Choice) -> Refusal {
        self.allows(seat(number), &choice).expect_err("it is refused")
    }

    fn offers(&self, number: u8) -> Vec<Choice> {
        self.choices(seat(number)).collect()
    }

    fn asks(&self, number: u8) -> Option<Question> {
        self.question(seat(number))
    }

    fn finish(&mut self) {
        for seat in self.asked().iter() {
            self.does(seat.number(), Choice::Done);
        }
    }

    fn plan(&mut self, phases: &[Phase]) {
        for (number, &phase) in (0..).zip(phases) {
            self.does(number, Choice::Phase(phase));
        }
    }

    fn player(&self, number: u8) -> &Player {
        &self.facts().players[seat(number)]
    }

    fn money(&self, number: u8) -> u16 {
        self.player(number).board.stock[Stock::MegaCredits]
    }

    fn heat(&self, number: u8) -> u16 {
        self.player(number).board.stock[Stock::Heat]
    }

    fn plants(&self, number: u8) -> u16 {
        self.player(number).board.stock[Stock::Plants]
    }

    fn rating(&self, number: u8) -> u16 {
        self.player(number).board.rating
    }

    fn hand(&self, number: u8) -> Vec<CardId> {
        self.player(number).hand.iter().collect()
    }

    fn stored(&self, number: u8, card: &Card) -> u8 {
        self.player(number).board.stored.on(card.id)
    }

    fn stage(&self) -> Stage {
        self.facts().stage
    }
}

/// That so many M€ are short.
const fn short_of_money(short: u16) -> Refusal {
    Refusal::Stock { stock: Stock::MegaCredits, short }
}

fn ids(cards: &[&Card]) -> Vec<CardId> {
    cards.iter().map(|card| card.id).collect()
}
