//! Positions built by hand (cargo feature `scenario`): for tests, benches and whoever wants to try a rule.
//!
//! ```
//! use viriditas::cards::BIRDS;
//! use viriditas::kit::{Heard, Rules, Seat};
//! use viriditas::mars::{Choice, scenario::table};
//! use viriditas::words::Resource::Plants;
//!
//! let mut game = table(2).seat(0).hand(&[BIRDS]).money(30).oxygen(13).seat(1).production(Plants, 2).start();
//! let played = game.play(Seat::default(), Choice::Play(BIRDS.id), &mut Heard::nothing());
//! assert!(played.is_ok());
//! ```
//!
//! A builder speaks of one seat at a time, chosen with [`Scenario::seat`]; what concerns the whole table may
//! be said anywhere. Cards that are not named lie in the deck, shuffled by the seed. A position that could
//! never be is refused with all its flaws.

use super::run::Run;
use super::state::agenda::{Agenda, Task};
use super::state::commit::{commit, in_game};
use super::state::event::Event;
use super::state::facts::{Facts, OCEANS, Phase, floor, track};
use super::state::maps::{Ground, Space};
use super::state::piles::Pile;
use super::state::setup::Setup;
use super::state::slots::Slot;
use super::{Fault, Mars};
use crate::cards::{Card, CardId, Kind, Reserved, Tile, card};
use crate::kit::{BySeat, Heard, Rng, Seat, Seats, Seed};
use crate::words::{Parameter, Resource};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    setup: Setup,
    facts: Facts,
    seat: Seat,
    turn: Option<Seat>,
    taken: u8,
    on_top: Vec<CardId>,
    discards: Vec<CardId>,
    is_deck_empty: bool,
    flaws: Vec<Flaw>,
}

/// One thing wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The table cannot be set up so.
    Setup(Fault),
    /// Nobody sits there.
    Seat(u8),
    /// The card is in two places.
    Twice(CardId),
    /// The card is not in this game.
    NotInGame(CardId),
    /// The card is of another kind than the place it was put.
    WrongKind(CardId),
    /// Resources or a memory on a card that is not on the table.
    NotOnTable(CardId),
    /// The track has no such value, or the production may not be so low.
    OffTrack,
    /// The area does not exist, is taken, or is not for this tile.
    Area(Space),
    /// More oceans, milestones or awards than there are.
    TooMany,
}

/// A table for so many players with Corporate Era on Tharsis, in the action phase of generation 1, with
/// nothing on it. Seat 0 goes first.
pub fn table(players: u8) -> Scenario {
    Scenario::new(Setup { first: Some(Seat::default()), ..Setup::new(players) })
}

impl Scenario {
    /// A table set up like this.
    pub fn new(setup: Setup) -> Self {
        let flaws: Vec<Flaw> = setup.faults().into_iter().map(Flaw::Setup).collect();
        let valid = if flaws.is_empty() { setup } else { Setup::new(2) };
        let mut facts = Facts::new(valid, Seed(0));
        facts.phase = Phase::Action;
        Self {
            setup: valid,
            facts,
            seat: Seat::default(),
            turn: None,
            taken: 0,
            on_top: Vec::new(),
            discards: Vec::new(),
            is_deck_empty: false,
            flaws,
        }
    }

    /// What the deck is shuffled by.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.facts.rng = Rng::new(Seed(seed));
        self
    }

    /// What follows is said of this seat.
    #[must_use]
    pub fn seat(mut self, number: u8) -> Self {
        match Seat::new(number).filter(|&seat| Seats::first(self.setup.players).contains(seat)) {
            Some(seat) => self.seat = seat,
            None => self.flaws.push(Flaw::Seat(number)),
        }
        self
    }

    /// The corporation; it brings neither money nor production, which are said apart.
    #[must_use]
    pub fn corporation(mut self, corporation: Card) -> Self {
        if !matches!(corporation.kind, Kind::Corporation | Kind::BeginnerCorporation) {
            self.flaws.push(Flaw::WrongKind(corporation.id));
        }
        self.tell(Event::CorporationRevealed { seat: self.seat, card: corporation.id });
        self.tell(Event::FirstActionSettled(self.seat));
        self
    }

    /// The corporation's first action is still to be done.
    #[must_use]
    pub fn first_action_due(mut self) -> Self {
        self.facts.first_action_due = self.facts.first_action_due.with(self.seat);
        self
    }

    /// Cards in hand.
    #[must_use]
    pub fn hand(mut self, cards: &[Card]) -> Self {
        for card in cards {
            self.project(card);
            let player = &mut self.facts.players[self.seat];
            player.hand.insert(card.id);
            player.hand_size += 1;
        }
        self
    }

    /// Cards on the table, as if played long ago; events lie face down.
    #[must_use]
    pub fn played(mut self, cards: &[Card]) -> Self {
        for played in cards {
            self = self.hand(&[*played]);
            self.tell(Event::Played { seat: self.seat, card: played.id });
            if played.kind == Kind::Event {
                self.tell(Event::TurnedDown { seat: self.seat, card: played.id });
            }
        }
        self
    }

    /// Resources on a card of this seat's table, or what it remembers.
    #[must_use]
    pub fn on_card(mut self, card: Card, number: u8) -> Self {
        if !self.facts.players[self.seat].played.contains(card.id) {
            self.flaws.push(Flaw::NotOnTable(card.id));
        }
        self.facts.on_card[card.id.index()] = number;
        self
    }

    /// Cards whose action was used in this generation.
    #[must_use]
    pub fn used(mut self, cards: &[Card]) -> Self {
        for card in cards {
            self.tell(Event::Used { seat: self.seat, card: card.id });
        }
        self
    }

    /// M€ in stock.
    #[must_use]
    pub fn money(self, amount: u16) -> Self {
        self.stock(Resource::MegaCredits, amount)
    }

    /// A resource in stock.
    #[must_use]
    pub fn stock(mut self, resource: Resource, amount: u16) -> Self {
        self.facts.players[self.seat].stock[resource] = amount;
        self
    }

    /// A production.
    #[must_use]
    pub fn production(mut self, resource: Resource, amount: i16) -> Self {
        if amount < floor(resource) {
            self.flaws.push(Flaw::OffTrack);
        }
        self.facts.players[self.seat].production[resource] = amount;
        self
    }

    /// The terraform rating.
    #[must_use]
    pub fn rating(mut self, rating: i16) -> Self {
        self.facts.players[self.seat].rating = rating;
        self
    }

    /// The steps by which the rating rose in this generation.
    #[must_use]
    pub fn raised(mut self, steps: u8) -> Self {
        self.facts.players[self.seat].raised = steps;
        self
    }

    /// This seat has passed.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.facts.passed = self.facts.passed.with(self.seat);
        self
    }

    /// A tile of this seat (an ocean is nobody's) at (row, position), both from 0.
    #[must_use]
    pub fn tile(mut self, tile: Tile, row: usize, position: usize) -> Self {
        let space = self.space(row, position);
        self.lay(Some(self.seat), tile, space);
        self
    }

    /// A tile of this seat on an area of that name.
    #[must_use]
    pub fn tile_on(mut self, tile: Tile, name: Reserved) -> Self {
        match self.facts.map().reserved(name) {
            Some(space) => self.lay(Some(self.seat), tile, space),
            None => self.flaws.push(Flaw::Area(Space(u8::MAX))),
        }
        self
    }

    /// A tile of nobody at the table.
    #[must_use]
    pub fn neutral(mut self, tile: Tile, row: usize, position: usize) -> Self {
        let space = self.space(row, position);
        self.lay(None, tile, space);
        self
    }

    /// The neutral tiles of a solo game, as if cards of these costs had been turned up (SOLO-SETUP-04).
    #[must_use]
    pub fn neutral_tiles(mut self, costs: [u8; 4]) -> Self {
        let mut game = Mars { facts: self.facts, agenda: Agenda::new(), slots: BySeat([Slot::default(); 5]) };
        Run { game: &mut game, heard: &mut Heard::nothing() }.lay_neutral_tiles(costs);
        self.facts = game.facts;
        self
    }

    /// So many oceans in all, on the southernmost free ocean areas.
    #[must_use]
    pub fn oceans(mut self, count: u8) -> Self {
        if count > OCEANS {
            self.flaws.push(Flaw::TooMany);
        }
        while self.facts.board.oceans.len() < u32::from(count.min(OCEANS)) {
            let free = self.facts.map().ocean.but(self.facts.board.occupied);
            let Some(space) = free.iter().next_back() else { break };
            self.lay(None, Tile::Ocean, space);
        }
        self
    }

    /// An area claimed by this seat.
    #[must_use]
    pub fn claim(mut self, row: usize, position: usize) -> Self {
        let space = self.space(row, position);
        self.tell(Event::Claimed { seat: self.seat, space });
        self
    }

    /// The temperature, in °C.
    #[must_use]
    pub fn temperature(mut self, celsius: i8) -> Self {
        self.on_track(Parameter::Temperature, celsius);
        self.facts.temperature = celsius;
        self
    }

    /// Oxygen, in percent.
    #[must_use]
    pub fn oxygen(mut self, percent: i8) -> Self {
        self.on_track(Parameter::Oxygen, percent);
        self.facts.oxygen = percent;
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

    /// It is this seat's turn (otherwise the first player's), with so many actions taken, 0 or 1.
    #[must_use]
    pub fn turn(mut self, taken: u8) -> Self {
        self.turn = Some(self.seat);
        self.taken = taken.min(1);
        self
    }

    /// This seat has claimed the milestone at this place of the map's list.
    #[must_use]
    pub fn milestone(mut self, place: usize) -> Self {
        match self.facts.milestones.get_mut(place) {
            Some(claimed) => *claimed = Some(self.seat),
            None => self.flaws.push(Flaw::TooMany),
        }
        self
    }

    /// This seat has funded the award at this place of the map's list.
    #[must_use]
    pub fn award(mut self, place: u8) -> Self {
        if place < 5 && !self.facts.awards.is_full() {
            self.tell(Event::AwardFunded { seat: self.seat, award: place });
        } else {
            self.flaws.push(Flaw::TooMany);
        }
        self
    }

    /// The cards that will be drawn next, in this order.
    #[must_use]
    pub fn deck(mut self, cards: &[Card]) -> Self {
        for card in cards {
            self.project(card);
            self.on_top.push(card.id);
        }
        self
    }

    /// All cards that are named nowhere lie in the discard pile; the deck holds only those named for it.
    #[must_use]
    pub fn all_else_discarded(mut self) -> Self {
        self.is_deck_empty = true;
        self
    }

    /// Cards in the discard pile.
    #[must_use]
    pub fn discard(mut self, cards: &[Card]) -> Self {
        for card in cards {
            self.project(card);
            self.discards.push(card.id);
        }
        self
    }

    /// The game, at a question of the action phase.
    ///
    /// # Panics
    /// If the position could never be; [`Scenario::try_start`] tells.
    pub fn start(self) -> Mars {
        match self.try_start() {
            Ok(game) => game,
            Err(flaws) => panic!("the position could never be: {flaws:?}"),
        }
    }

    /// The game, at a question of the action phase.
    ///
    /// # Errors
    /// All flaws of the position.
    pub fn try_start(self) -> Result<Mars, Vec<Flaw>> {
        let seat = self.turn.unwrap_or(self.facts.first);
        let taken = self.taken;
        self.run(|run| run.push(Task::Turn { seat, taken }))
    }

    /// The game after everyone has passed: the production phase has run.
    ///
    /// # Panics
    /// As [`Scenario::start`].
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is not general enough")]
    pub fn end_generation(self) -> Mars {
        match self.run(|run| run.produce_all()) {
            Ok(game) => game,
            Err(flaws) => panic!("the position could never be: {flaws:?}"),
        }
    }

    fn run(mut self, go: impl FnOnce(&mut Run<'_>)) -> Result<Mars, Vec<Flaw>> {
        self.shuffle_the_rest();
        if !self.flaws.is_empty() {
            return Err(self.flaws);
        }
        let mut game = Mars { facts: self.facts, agenda: Agenda::new(), slots: BySeat([Slot::default(); 5]) };
        let mut heard = Heard::nothing();
        let mut run = Run { game: &mut game, heard: &mut heard };
        go(&mut run);
        run.on();
        Ok(game)
    }

    fn tell(&mut self, event: Event) {
        commit(&mut self.facts, event);
    }

    /// Notes where a project card is, once.
    fn project(&mut self, card: &Card) {
        let is_known = self.on_top.contains(&card.id)
            || self.discards.contains(&card.id)
            || self.facts.players.0.iter().any(|it| it.hand.contains(card.id) || it.played.contains(card.id));
        if is_known {
            self.flaws.push(Flaw::Twice(card.id));
        }
        if !in_game(&self.facts, Pile::Projects).any(|id| id == card.id) {
            self.flaws.push(Flaw::NotInGame(card.id));
        }
    }

    fn space(&mut self, row: usize, position: usize) -> Space {
        self.facts.map().at(row, position).unwrap_or_else(|| {
            self.flaws.push(Flaw::Area(Space(u8::MAX)));
            Space(0)
        })
    }

    fn lay(&mut self, by: Option<Seat>, tile: Tile, space: Space) {
        let is_ocean_area =
            matches!(self.facts.map().spot(space).map(|spot| spot.ground), Some(Ground::Ocean));
        let fits = match tile {
            // Artificial Lake puts an ocean on land; Mohole Area and Mangrove build on ocean areas.
            Tile::Ocean => self.facts.board.oceans.len() < u32::from(OCEANS),
            Tile::City | Tile::Capital => !is_ocean_area,
            _ => true,
        };
        if !fits || self.facts.board.occupied.contains(space) {
            self.flaws.push(Flaw::Area(space));
            return;
        }
        let by = if tile == Tile::Ocean { None } else { by };
        self.tell(Event::Placed { by, tile, space });
    }

    fn on_track(&mut self, parameter: Parameter, level: i8) {
        let track = track(parameter);
        if level < track.start || level > track.goal || (level - track.start) % track.step != 0 {
            self.flaws.push(Flaw::OffTrack);
        }
    }

    fn shuffle_the_rest(&mut self) {
        self.tell(Event::Shuffled(Pile::Projects));
        let known = |id: &CardId| {
            self.on_top.contains(id)
                || self.discards.contains(id)
                || self.facts.players.0.iter().any(|it| it.hand.contains(*id) || it.played.contains(*id))
        };
        let mut rest: Vec<CardId> =
            self.facts.decks[Pile::Projects].iter().copied().filter(|id| !known(id)).collect();
        if self.is_deck_empty {
            self.discards.append(&mut rest);
        }
        rest.extend(self.on_top.iter().rev());
        self.facts.decks.lay(Pile::Projects, rest.into_iter());
        self.facts.discarded[Pile::Projects] = self.discards.len() as u16;
        self.facts.discard = self.discards.iter().copied().collect();
        for seat in Seat::ALL {
            debug_assert!(self.facts.players[seat].played.iter().all(|id| card(id).id == id));
        }
    }
}
