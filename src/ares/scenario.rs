//! Positions built by hand (cargo feature `scenario`), for tests and for trying a rule.
//!
//! ```
//! use viriditas::ares::cards::{MINE, Phase};
//! use viriditas::ares::{Choice, scenario::table};
//! use viriditas::kit::{EventLog, Rules, Seat};
//!
//! let mut game = table(2).phase(Phase::Development).seat(0).hand(&[MINE]).money(10).start();
//! let played = game.play(Seat::default(), Choice::Play(MINE.id), &mut EventLog::nothing());
//! assert!(played.is_ok());
//! ```
//!
//! A builder speaks of one seat at a time, chosen with [`Scenario::seat`]; what concerns the whole table may be said
//! anywhere. Cards that are not named lie in the deck, shuffled by the seed, below those that [`Scenario::deck`] names. The
//! ocean tokens lie in the order of [`OCEAN_REWARDS`](super::OCEAN_REWARDS).

use super::cards::{Card, CardId, CardSet, PROJECTS, Phase, Stock, ZoneTrack};
use super::run::Run;
use super::state::facts::{Facts, Moment, Stage};
use super::state::game::Ares;
use super::state::planet::OCEANS;
use super::state::setup::Setup;
use crate::kit::{BySeat, EventLog, Seat, Seed};

/// Where the cards lie that a position does not name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// In the deck.
    Deck,
    /// In the discard pile.
    Discards,
    /// Out of the game.
    Nowhere,
}

fn ids(cards: &[Card]) -> CardSet {
    cards.iter().map(|card| card.id).collect()
}

/// A position that is being built.
#[derive(Clone, Debug)]
#[must_use]
pub struct Scenario {
    facts: Facts,
    seat: Seat,
    stage: Stage,
    deck: Vec<CardId>,
    discards: Vec<CardId>,
    rest: Rest,
}

/// A competitive game of so many players, for one the solo game, in planning.
pub fn table(players: u8) -> Scenario {
    Scenario::new(&Setup::new(players))
}

impl Scenario {
    /// A game of this set-up, in planning.
    pub fn new(setup: &Setup) -> Self {
        Self {
            facts: Facts::empty(setup, Seed(1)),
            seat: Seat::default(),
            stage: Stage::Planning,
            deck: Vec::new(),
            discards: Vec::new(),
            rest: Rest::Deck,
        }
    }

    /// What the game's chance grows from.
    pub fn seed(mut self, seed: u64) -> Self {
        self.facts.seed = Seed(seed);
        self
    }

    /// Speaks of this seat from here on.
    ///
    /// # Panics
    /// There is no such seat.
    pub fn seat(mut self, seat: usize) -> Self {
        self.seat = Seat::ALL[seat];
        self
    }

    /// Begins with this phase being resolved.
    pub fn phase(mut self, phase: Phase) -> Self {
        self.stage = Stage::Resolving(phase);
        self
    }

    /// The phase that the seat has chosen in this round.
    pub fn chose(mut self, phase: Phase) -> Self {
        self.facts.players[self.seat].board.chosen = Some(phase);
        self
    }

    /// The phase that the seat chose in the round before.
    pub fn last(mut self, phase: Phase) -> Self {
        self.facts.players[self.seat].board.last = Some(phase);
        self
    }

    /// The hand of the seat.
    pub fn hand(mut self, cards: &[Card]) -> Self {
        let player = &mut self.facts.players[self.seat];
        player.hand = player.hand.or(&ids(cards));
        player.board.hand_size = player.hand.len() as u8;
        self
    }

    /// Cards of the hand that only count: the cards with the highest numbers that nobody names before.
    pub fn filled_up_to(mut self, cards: usize) -> Self {
        let named = self.named();
        let player = &mut self.facts.players[self.seat];
        let missing = cards - player.hand.len();
        let mut others: Vec<CardId> = PROJECTS.but(&named).iter().collect();
        others.drain(..others.len() - missing);
        player.hand = player.hand.or(&others.into_iter().collect());
        player.board.hand_size = player.hand.len() as u8;
        self
    }

    /// Cards of the seat in play.
    pub fn played(mut self, cards: &[Card]) -> Self {
        let board = &mut self.facts.players[self.seat].board;
        board.played = board.played.or(&ids(cards));
        self
    }

    /// The corporation of the seat.
    pub const fn corporation(mut self, card: &Card) -> Self {
        self.facts.players.0[self.seat.index()].board.corporation = card.id;
        self
    }

    fn stock(mut self, stock: Stock, amount: u16) -> Self {
        self.facts.players[self.seat].board.stock[stock] = amount;
        self
    }

    /// The M€ of the seat.
    pub fn money(self, amount: u16) -> Self {
        self.stock(Stock::MegaCredits, amount)
    }

    /// The heat of the seat.
    pub fn heat(self, amount: u16) -> Self {
        self.stock(Stock::Heat, amount)
    }

    /// The plants of the seat.
    pub fn plants(self, amount: u16) -> Self {
        self.stock(Stock::Plants, amount)
    }

    /// The terraform rating of the seat.
    pub fn rating(mut self, rating: u16) -> Self {
        self.facts.players[self.seat].board.rating = rating;
        self
    }

    /// The forest tokens of the seat.
    pub fn forests(mut self, forests: u16) -> Self {
        self.facts.players[self.seat].board.forests = forests;
        self
    }

    /// The resources on a card of the seat.
    ///
    /// # Panics
    /// The card holds none.
    pub fn stored(mut self, card: &Card, amount: u8) -> Self {
        let place = self.facts.players[self.seat].board.stored.place(card.id);
        *place.expect("a card that holds resources") = amount;
        self
    }

    /// Oxygen in percent.
    pub fn oxygen(mut self, percent: u8) -> Self {
        self.facts.planet.set_steps(ZoneTrack::Oxygen, percent);
        self
    }

    /// The temperature in °C, an even number.
    pub fn temperature(mut self, degrees: i8) -> Self {
        self.facts.planet.set_steps(ZoneTrack::Temperature, i8::midpoint(degrees, 30) as u8);
        self
    }

    /// So many oceans, the first tokens of the order.
    pub const fn oceans(mut self, oceans: u8) -> Self {
        self.facts.planet.face_up = (1 << oceans) - 1;
        self
    }

    /// The tokens at these places of the order lie face down, and all others face up.
    pub fn face_down(mut self, places: &[u8]) -> Self {
        let down = places.iter().fold(0, |down, place| down | 1 << place);
        self.facts.planet.face_up = ((1 << OCEANS) - 1) & !down;
        self
    }

    /// Begins with the choice of corporations, of which the seat has been dealt these.
    pub fn dealt(mut self, corporations: [&Card; 2]) -> Self {
        self.stage = Stage::Setup;
        self.facts.players[self.seat].dealt = corporations.map(|card| card.id);
        self
    }

    /// The round.
    pub const fn round(mut self, round: u8) -> Self {
        self.facts.round = round;
        self
    }

    /// The phases that the neutral player has had since its cards were shuffled.
    pub fn neutral_had(mut self, phases: &[Phase]) -> Self {
        self.facts.neutral_had = phases.iter().fold(0, |had, &phase| had | 1 << phase as u8);
        self
    }

    /// The cubes of the co-operative mode that are left.
    pub const fn cubes(mut self, money: u8, swaps: u8) -> Self {
        self.facts.cubes = super::Cubes { money, swaps };
        self
    }

    /// The cards on top of the deck, the topmost first.
    pub fn deck(mut self, cards: &[Card]) -> Self {
        self.deck.extend(cards.iter().map(|card| card.id));
        self
    }

    /// Cards in the discard pile.
    pub fn discards(mut self, cards: &[Card]) -> Self {
        self.discards.extend(cards.iter().map(|card| card.id));
        self
    }

    /// Where the cards lie that are not named.
    pub const fn rest(mut self, rest: Rest) -> Self {
        self.rest = rest;
        self
    }

    fn named(&self) -> CardSet {
        let players = self.facts.players.0.iter().map(|player| player.hand.or(&player.board.played));
        let piles = self.deck.iter().chain(&self.discards).copied().collect();
        players.fold(piles, |all, cards| all.or(&cards))
    }

    /// The game.
    ///
    /// # Panics
    /// A card is named twice.
    pub fn start(self) -> Ares {
        let named = self.named();
        let Self { mut facts, stage, mut deck, mut discards, rest, .. } = self;
        let sizes = facts.players.0.iter().map(|player| player.hand.len() + player.board.played.len());
        assert_eq!(named.len(), sizes.sum::<usize>() + deck.len() + discards.len(), "a card is named twice");
        let mut others: Vec<CardId> = PROJECTS.but(&named).iter().collect();
        facts.chance(Moment::Deal).shuffle(&mut others);
        match rest {
            Rest::Deck => deck.extend(others),
            Rest::Discards => discards.extend(others),
            Rest::Nowhere => {}
        }
        facts.cards.deck = deck.len() as u8;
        facts.cards.row = deck.into_iter().chain(discards).collect();
        let mut game = Ares { facts, slots: BySeat::default() };
        Run { game: &mut game, event_log: &mut EventLog::nothing() }.begin_at(stage);
        game
    }
}
