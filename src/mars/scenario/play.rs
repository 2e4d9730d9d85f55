//! Playing and reading a game in few words, for tests: what cannot be panics and says why.

use super::Mars;
use crate::kit::{EventLog, Rules, Seat, Seed};
use crate::mars::cards::{Card, Parameter, Resource, Tile};
use crate::mars::maps::Hex;
use crate::mars::state::event::Event;
use crate::mars::state::question::Refusal;
use crate::mars::state::setup::Setup;
use crate::mars::{Choice, Phase};

/// The seat with this number.
///
/// # Panics
/// From 5 on.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap_or_else(|| panic!("seats have numbers from 0 to 4, not {number}"))
}

/// A game begun like this, and what was told.
///
/// # Panics
/// If the set-up has faults.
pub fn begun(setup: Setup, seed: u64) -> (Mars, Vec<Event>) {
    let mut event_log = EventLog::all();
    match Mars::begin(&setup, Seed(seed), &mut event_log) {
        Ok(game) => (game, event_log.events().to_vec()),
        Err(faults) => panic!("the set-up has faults: {faults:?}"),
    }
}

/// Everyone takes the first corporation and the first preludes dealt and buys nothing.
pub fn finish_set_up(game: &mut Mars) {
    while game.facts().phase == Phase::Setup {
        let Some(seat) = game.asked().iter().next() else { return };
        let is_done = game.allows(seat, &Choice::Done).is_ok();
        let Some(first) = game.choices(seat).next() else { return };
        game.answer_for(seat.number(), if is_done { Choice::Done } else { first });
    }
}

/// Everyone passes as soon as they may, until the generation has ended.
pub fn all_pass(game: &mut Mars) {
    while game.facts().phase == Phase::Action {
        let offers = game.all_offers();
        let quick = [Choice::Pass, Choice::EndTurn].into_iter().find(|choice| offers.contains(choice));
        game.answer(quick.unwrap_or(offers[0]));
    }
}

/// Reading and playing a game in few words. Seats, rows and positions are counted from 0.
///
/// ```
/// use viriditas::mars::cards::{ANTS, BIRDS, Tile};
/// use viriditas::mars::{Choice, scenario::{Play, table}};
/// use viriditas::mars::cards::Resource::MegaCredits;
///
/// let mut game = table(2).seat(0).hand(&[ANTS, BIRDS]).money(30).oxygen(4).start();
/// game.play_card(ANTS);
/// assert_eq!(game.stock(0, MegaCredits), 21);
/// assert!(!game.offers(Choice::Play(BIRDS.id)));
/// ```
///
/// # Panics
/// Each function that names a seat or an area panics where there is none, and each that answers where the answer is
/// refused.
pub trait Play {
    /// Answers for whoever is asked alone, and returns what happened.
    fn answer(&mut self, choice: Choice) -> Vec<Event>;
    /// Answers for this seat.
    fn answer_for(&mut self, number: u8, choice: Choice) -> Vec<Event>;
    /// Why the one who is asked may not answer so.
    fn refusal(&self, choice: Choice) -> Refusal;
    /// Whether the one who is asked may answer so.
    fn offers(&self, choice: Choice) -> bool;
    /// All answers of all who are asked.
    fn all_offers(&self) -> Vec<Choice>;
    /// The one who is asked, if it is just one.
    fn asked_one(&self) -> Seat;
    /// Plays a card from hand.
    fn play_card(&mut self, card: Card) -> Vec<Event> {
        self.answer(Choice::Play(card.id))
    }
    /// Everyone who has not passed passes: the generation ends.
    fn everyone_passes(&mut self) -> Vec<Event>;
    /// Everyone who is asked wants nothing more.
    fn everyone_is_done(&mut self) -> Vec<Event>;
    /// The areas that are offered, from the north-west.
    fn offered_areas(&self) -> Vec<Hex>;
    /// The area at (row, position).
    fn area(&self, row: usize, position: usize) -> Hex;
    /// Places a tile.
    fn on(&mut self, row: usize, position: usize) -> Vec<Event> {
        self.answer(Choice::Space(self.area(row, position)))
    }
    /// Resources in a player's stock.
    fn stock(&self, number: u8, resource: Resource) -> u16;
    /// A player's production.
    fn production(&self, number: u8, resource: Resource) -> i16;
    /// A player's terraform rating.
    fn rating(&self, number: u8) -> i16;
    /// In °C.
    fn temperature(&self) -> i8;
    /// In percent.
    fn oxygen(&self) -> i8;
    /// The tile at (row, position).
    fn tile(&self, row: usize, position: usize) -> Option<Tile>;
    /// Resources on a card.
    fn on_card(&self, card: Card) -> u8;
}

impl Play for Mars {
    fn answer(&mut self, choice: Choice) -> Vec<Event> {
        self.answer_for(self.asked_one().number(), choice)
    }

    fn answer_for(&mut self, number: u8, choice: Choice) -> Vec<Event> {
        let mut event_log = EventLog::all();
        if let Err(refusal) = self.play(seat(number), choice, &mut event_log) {
            panic!("{choice:?} is refused: {refusal:?}; offered: {:?}", self.all_offers());
        }
        event_log.events().to_vec()
    }

    fn refusal(&self, choice: Choice) -> Refusal {
        match self.allows(self.asked_one(), &choice) {
            Ok(place) => panic!("{choice:?} is offered, at place {place}"),
            Err(refusal) => refusal,
        }
    }

    fn offers(&self, choice: Choice) -> bool {
        self.allows(self.asked_one(), &choice).is_ok()
    }

    fn all_offers(&self) -> Vec<Choice> {
        self.asked().iter().flat_map(|seat| self.choices(seat)).collect()
    }

    fn asked_one(&self) -> Seat {
        let asked = self.asked();
        let mut seats = asked.iter();
        match (seats.next(), seats.next()) {
            (Some(seat), None) => seat,
            (None, _) | (_, Some(_)) => panic!("{} seats are asked, not just one", asked.len()),
        }
    }

    fn everyone_passes(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while self.facts().phase == Phase::Action {
            events.extend(self.answer(Choice::Pass));
        }
        events
    }

    fn everyone_is_done(&mut self) -> Vec<Event> {
        let asked = self.asked();
        asked.iter().flat_map(|seat| self.answer_for(seat.number(), Choice::Done)).collect()
    }

    fn offered_areas(&self) -> Vec<Hex> {
        let area = |choice| if let Choice::Space(space) = choice { Some(space) } else { None };
        let mut areas: Vec<Hex> = self.all_offers().into_iter().filter_map(area).collect();
        areas.sort_unstable();
        areas
    }

    fn area(&self, row: usize, position: usize) -> Hex {
        let area = self.facts().map().at(row, position);
        area.unwrap_or_else(|| panic!("no area is at row {row}, position {position}"))
    }

    fn stock(&self, number: u8, resource: Resource) -> u16 {
        self.facts().players[seat(number)].stock[resource]
    }

    fn production(&self, number: u8, resource: Resource) -> i16 {
        self.facts().players[seat(number)].production[resource]
    }

    fn rating(&self, number: u8) -> i16 {
        self.facts().players[seat(number)].rating
    }

    fn temperature(&self) -> i8 {
        self.facts().level(Parameter::Temperature)
    }

    fn oxygen(&self) -> i8 {
        self.facts().level(Parameter::Oxygen)
    }

    fn tile(&self, row: usize, position: usize) -> Option<Tile> {
        self.facts().board.tile(self.area(row, position))
    }

    fn on_card(&self, card: Card) -> u8 {
        self.facts().on_card[card.id.index()]
    }
}
