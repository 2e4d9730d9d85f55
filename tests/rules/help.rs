//! What the tests share: playing answers and reading the table.

use viriditas::cards::{Card, Tile};
use viriditas::kit::{Heard, Rules, Seat, Seed};
use viriditas::mars::maps::{MAPS, Space};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Event, Mars, Phase, Refusal, Setup};
use viriditas::words::Resource;

/// The seat with this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat number from 0 to 4")
}

/// The area at (row, position) of Tharsis, both from 0.
pub(crate) fn at(row: usize, position: usize) -> Space {
    MAPS[0].at(row, position).expect("an area of Tharsis")
}

/// A game begun like this, and what was told.
pub(crate) fn begun(setup: Setup, seed: u64) -> (Mars, Vec<Event>) {
    let mut heard = Heard::all();
    let game = Mars::begin(&setup, Seed(seed), &mut heard).expect("a set-up without faults");
    (game, heard.events().to_vec())
}

/// Reading and playing a game in few words.
pub(crate) trait Play {
    /// Answers for whoever is asked alone, and returns what happened.
    fn answer(&mut self, choice: Choice) -> Vec<Event>;
    /// Answers for this seat.
    fn answer_for(&mut self, number: u8, choice: Choice) -> Vec<Event>;
    /// Why the one who is asked may not answer so.
    fn refusal(&self, choice: Choice) -> Refusal;
    /// Whether the one who is asked may answer so.
    fn offers(&self, choice: Choice) -> bool;
    /// All answers of the one who is asked.
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
    fn offered_areas(&self) -> Vec<Space>;
    /// Places a tile.
    fn on(&mut self, row: usize, position: usize) -> Vec<Event> {
        self.answer(Choice::Space(at(row, position)))
    }
    /// Resources in a player's stock.
    fn stock(&self, number: u8, resource: Resource) -> u16;
    /// A player's production.
    fn production(&self, number: u8, resource: Resource) -> i16;
    /// A player's terraform rating.
    fn rating(&self, number: u8) -> i16;
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
        let mut heard = Heard::all();
        if let Err(refusal) = self.play(seat(number), choice, &mut heard) {
            panic!("{choice:?} is refused: {refusal:?}; offered: {:?}", self.all_offers());
        }
        heard.events().to_vec()
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
        assert_eq!(asked.len(), 1, "just one seat is asked");
        asked.iter().next().expect("one seat")
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

    fn offered_areas(&self) -> Vec<Space> {
        let area = |choice| if let Choice::Space(space) = choice { Some(space) } else { None };
        let mut areas: Vec<Space> = self.all_offers().into_iter().filter_map(area).collect();
        areas.sort_unstable();
        areas
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

    fn tile(&self, row: usize, position: usize) -> Option<Tile> {
        self.facts().board.tile(at(row, position))
    }

    fn on_card(&self, card: Card) -> u8 {
        self.facts().on_card[card.id.index()]
    }
}

/// The table with neutral greenery on all land of Tharsis but these areas.
pub(crate) fn without_land(mut scenario: Scenario, but: &[(usize, usize)]) -> Scenario {
    for (row, &width) in MAPS[0].widths.iter().enumerate() {
        for position in 0..usize::from(width) {
            if MAPS[0].land.contains(at(row, position)) && !but.contains(&(row, position)) {
                scenario = scenario.neutral(Tile::Greenery, row, position);
            }
        }
    }
    scenario
}

/// Everyone takes the first corporation dealt and buys nothing.
pub(crate) fn finish_set_up(game: &mut Mars) {
    while game.facts().phase == Phase::Setup {
        let number = game.asked().iter().next().expect("somebody chooses").number();
        let corporation = game.choices(seat(number)).next().expect("two corporations");
        game.answer_for(number, corporation);
        game.answer_for(number, Choice::Done);
    }
}

/// Everyone passes as soon as they may, until the generation has ended.
pub(crate) fn all_pass(game: &mut Mars) {
    while game.facts().phase == Phase::Action {
        let offers = game.all_offers();
        let quick = [Choice::Pass, Choice::EndTurn].into_iter().find(|choice| offers.contains(choice));
        game.answer(quick.unwrap_or(offers[0]));
    }
}
