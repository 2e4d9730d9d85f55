//! Positions built by hand (cargo feature `scenario`): for tests, benches and whoever wants to try a rule.
//!
//! ```
//! use viriditas::mars::cards::BIRDS;
//! use viriditas::kit::{EventLog, Rules, Seat};
//! use viriditas::mars::{Choice, scenario::table};
//! use viriditas::mars::cards::Resource::Plants;
//!
//! let mut game = table(2).seat(0).hand(&[BIRDS]).money(30).oxygen(13).seat(1).production(Plants, 2).start();
//! let played = game.play(Seat::default(), Choice::Play(BIRDS.id), &mut EventLog::nothing());
//! assert!(played.is_ok());
//! ```
//!
//! A builder speaks of one seat at a time, chosen with [`Scenario::seat`]; what concerns the whole table may
//! be said anywhere. Seats, rows and positions are counted from 0. Cards that are not named lie in the deck,
//! shuffled by the seed.
//!
//! A position may stand at any [`Moment`] of the game, and in the middle of a card: [`Scenario::answers`] are
//! played once it stands. Here cards are passed round, and one player has picked:
//!
//! ```
//! use viriditas::mars::cards::{ANTS, BIRDS, FISH};
//! use viriditas::kit::Rules;
//! use viriditas::mars::{Choice, Setup, Switch, scenario::{Moment, Scenario}};
//!
//! let game = Scenario::new(Setup::new(2).with(Switch::Draft))
//!     .at(Moment::Draft)
//!     .generation(2)
//!     .seat(0)
//!     .dealt(&[ANTS, BIRDS])
//!     .seat(1)
//!     .dealt(&[FISH])
//!     .answers(&[Choice::Card(FISH.id)])
//!     .start();
//! assert_eq!(game.facts().players.0[0].dealt.len(), 4, "the others come from the deck");
//! ```
//!
//! A position that could never be is refused with all its flaws, and nothing is put right in silence. It is
//! judged as it lies, not how it came about: a seat may lack a corporation, a tile the card that laid it, and
//! a rating the steps that raised it.
//!
//! ```
//! use viriditas::mars::cards::BIRDS;
//! use viriditas::mars::scenario::{Flaw, table};
//!
//! let flaws = table(2).generation(0).seat(1).hand(&[BIRDS, BIRDS]).try_start().expect_err("no such position");
//! assert_eq!(flaws, [Flaw::Twice { card: BIRDS.id }, Flaw::Generation { generation: 0 }]);
//! assert_eq!(flaws[0].to_string(), "Birds is in two places.");
//! ```
//!
//! [`Scenario::of`] leads from a running game back to a builder, and [`Play`] plays and reads a game in few
//! words.

mod begin;
mod board;
mod colonies;
mod committee;
mod flaw;
mod judge;
mod moment;
mod of;
mod piles;
mod play;
mod player;

pub use flaw::{Flaw, Goal};
pub use moment::Moment;
pub use play::{Play, all_pass, begun, finish_set_up, seat};

use crate::kit::{BySeat, EventLog, Rng, Rules, Seat, Seats, Seed};
use crate::mars::cards::{Card, CardId};
use crate::mars::state::agenda::Agenda;
use crate::mars::state::commit::commit;
use crate::mars::state::discards::KnownTo;
use crate::mars::state::event::Event;
use crate::mars::state::facts::{Facts, Phase};
use crate::mars::state::piles::Pile;
use crate::mars::state::setup::Setup;
use crate::mars::state::slots::Slot;
use crate::mars::{Choice, Mars};
use piles::Piles;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    facts: Facts,
    /// The table before anything was said of it.
    bare: Box<Facts>,
    seat: Seat,
    moment: Moment,
    turn: Option<(Seat, u8)>,
    piles: Piles,
    /// Cards of which something is said that holds on their player's table only.
    lent: Vec<(Seat, CardId)>,
    answers: Vec<(Seat, Choice)>,
    flaws: Vec<Flaw>,
}

/// A table for so many players with Corporate Era on Tharsis, in the action phase of generation 1, with
/// nothing on it. Seat 0 goes first.
pub fn table(players: u8) -> Scenario {
    Scenario::new(Setup { first: Some(Seat::default()), ..Setup::new(players) })
}

impl Scenario {
    /// A table set up like this; where chance would decide who goes first, seat 0 does.
    pub fn new(setup: Setup) -> Self {
        let flaws: Vec<Flaw> = setup.faults().into_iter().map(Flaw::Setup).collect();
        let valid = if flaws.is_empty() { setup } else { Setup::new(2) };
        let mut facts = Facts::new(valid, Seed(0));
        facts.first = valid.first.unwrap_or_default();
        facts.phase = Phase::Action;
        Self {
            bare: Box::new(facts.clone()),
            facts,
            seat: Seat::default(),
            moment: Moment::Turn,
            turn: None,
            piles: Piles::default(),
            lent: Vec::new(),
            answers: Vec::new(),
            flaws,
        }
    }

    /// What the piles are shuffled by; also those of a running game, which are then shuffled anew.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.facts.rng = Rng::new(Seed(seed));
        self.piles.shuffle();
        self
    }

    /// What follows is said of this seat.
    #[must_use]
    pub fn seat(mut self, number: u8) -> Self {
        match Seat::new(number).filter(|&seat| Seats::first(self.facts.options.players).contains(seat)) {
            Some(seat) => self.seat = seat,
            None => self.flaws.push(Flaw::Seat { number }),
        }
        self
    }

    /// The generation.
    #[must_use]
    pub fn generation(mut self, generation: u8) -> Self {
        self.facts.generation = generation;
        self
    }

    /// This seat goes first in this generation.
    #[must_use]
    pub fn first(mut self) -> Self {
        self.facts.first = self.seat;
        self
    }

    /// Makes it this seat's turn (otherwise the first player's), with so many actions taken, 0 or 1: the position stands
    /// at [`Moment::Turn`].
    ///
    /// ```
    /// use viriditas::mars::{Choice, scenario::{Play, table}};
    ///
    /// let game = table(3).seat(2).turn(1).start();
    /// assert!(game.offers(Choice::EndTurn) && !game.offers(Choice::Pass));
    /// ```
    #[must_use]
    pub fn turn(mut self, taken: u8) -> Self {
        self.moment = Moment::Turn;
        self.turn = Some((self.seat, taken));
        self
    }

    /// The moment of the game at which the position stands, in place of any that was said before.
    ///
    /// ```
    /// use viriditas::kit::Rules;
    /// use viriditas::mars::{Phase, scenario::{Moment, Play, table}};
    /// use viriditas::mars::cards::Resource::Plants;
    ///
    /// let finished = table(2).generation(11).temperature(8).oxygen(14).oceans(9);
    /// let game = finished.seat(1).stock(Plants, 8).at(Moment::Conversion).start();
    /// assert_eq!((game.facts().phase, game.asked_one().number()), (Phase::Conversion, 1));
    /// ```
    #[must_use]
    pub fn at(mut self, moment: Moment) -> Self {
        self.moment = moment;
        self
    }

    /// What this seat answers once the position stands, before anyone else does anything: the way into the
    /// middle of a card, or to a phase that others have answered. Answers are played in the order in which
    /// they are said, of all seats together; the first that is refused is a flaw.
    ///
    /// ```
    /// use viriditas::mars::cards::ASTEROID;
    /// use viriditas::kit::{Rules, Seat};
    /// use viriditas::mars::{Choice, Shape, scenario::table};
    /// use viriditas::mars::cards::Resource::Plants;
    ///
    /// let position = table(3).seat(1).stock(Plants, 2).seat(2).stock(Plants, 5);
    /// let game = position.seat(0).hand(&[ASTEROID]).money(14).answers(&[Choice::Play(ASTEROID.id)]).start();
    /// let question = game.question(Seat::default()).expect("whose plants are hit?");
    /// assert_eq!(question.shape, Shape::Player);
    /// ```
    #[must_use]
    pub fn answers(mut self, choices: &[Choice]) -> Self {
        let seat = self.seat;
        self.answers.extend(choices.iter().map(|&choice| (seat, choice)));
        self
    }

    /// The cards that will be drawn next, in this order.
    ///
    /// With [`Moment::SetUp`] and [`Scenario::corporation_pile`] a game begins with its piles in a given order:
    ///
    /// ```
    /// use viriditas::mars::cards::{ANTS, BIRDS, CREDICOR, ECOLINE};
    /// use viriditas::kit::Rules;
    /// use viriditas::mars::scenario::{Moment, table};
    ///
    /// let pile = [ECOLINE, CREDICOR];
    /// let game = table(2).at(Moment::SetUp).corporation_pile(&pile).deck(&[BIRDS, ANTS]).start();
    /// let first = &game.facts().players.0[0];
    /// assert_eq!(first.corporations, [ECOLINE.id, CREDICOR.id]);
    /// assert!(first.dealt.contains(&BIRDS.id) && first.dealt.contains(&ANTS.id));
    /// ```
    #[must_use]
    pub fn deck(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.project(card) {
                self.piles.lay_next(card.id);
            }
        }
        self
    }

    /// The corporations that will be dealt next, in this order: two to each seat, seat 0 first.
    #[must_use]
    pub fn corporation_pile(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.is_free_corporation(card) {
                self.piles.lay_next_corporation(card.id);
            }
        }
        self
    }

    /// The preludes that will be dealt or drawn next, in this order: four to each seat, seat 0 first.
    #[must_use]
    pub fn prelude_pile(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.prelude(card) {
                self.piles.lay_next_prelude(card.id);
            }
        }
        self
    }

    /// All cards that are named nowhere lie in the discard pile; the deck holds only those named for it.
    #[must_use]
    pub fn all_else_discarded(mut self) -> Self {
        self.piles.discard_the_rest();
        self
    }

    /// Cards in the discard pile.
    #[must_use]
    pub fn discard(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.project(card) {
                self.facts.discard.insert(card.id, KnownTo::Nobody);
                self.facts.discarded[Pile::Projects] += 1;
            }
        }
        self
    }

    /// The game, at the first question that the position asks.
    ///
    /// # Panics
    /// If the position could never be; [`Scenario::try_start`] tells.
    pub fn start(self) -> Mars {
        match self.try_start() {
            Ok(game) => game,
            Err(flaws) => panic!("the position could never be: {}", flaw::sentences(&flaws)),
        }
    }

    /// The game, at the first question that the position asks.
    ///
    /// # Errors
    /// All flaws of the position; if it has none, the first answer that is refused.
    pub fn try_start(mut self) -> Result<Mars, Vec<Flaw>> {
        let mut flaws = core::mem::take(&mut self.flaws);
        // Half a move cannot be judged.
        if !flaws.iter().any(|flaw| matches!(flaw, Flaw::Owed | Flaw::Over)) {
            flaws.extend(self.flaws_as_it_lies());
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let answers = core::mem::take(&mut self.answers);
        let mut game = self.begin();
        for (seat, choice) in answers {
            answer(&mut game, seat, choice).map_err(|flaw| vec![flaw])?;
        }
        Ok(game)
    }

    /// The game after everyone has passed: the production phase has run.
    ///
    /// # Panics
    /// As [`Scenario::start`].
    pub fn end_generation(self) -> Mars {
        self.at(Moment::Production).start()
    }

    /// The game after everyone has passed: the production phase has run.
    ///
    /// # Errors
    /// As [`Scenario::try_start`].
    pub fn try_end_generation(self) -> Result<Mars, Vec<Flaw>> {
        self.at(Moment::Production).try_start()
    }

    fn emit(&mut self, event: Event) {
        commit(&mut self.facts, event);
    }

    /// The position as a game with nothing owed.
    fn lies(facts: Facts) -> Mars {
        Mars { facts, agenda: Agenda::new(), slots: BySeat([Slot::default(); 5]) }
    }
}

/// Plays an answer.
fn answer(game: &mut Mars, seat: Seat, choice: Choice) -> Result<(), Flaw> {
    game.play(seat, choice, &mut EventLog::nothing()).map_err(|refusal| Flaw::Answer {
        seat,
        choice,
        refusal,
    })
}
