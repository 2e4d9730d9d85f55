//! Everything that is true on the table. Only [`super::commit`] writes it.

use super::agenda::Root;
pub use super::board::Board;
use super::colonies::Colonies;
use super::committee::Committee;
use super::discards::Discards;
use super::maps::{self, ADDED, Award, Hex, HexSet, MAPS, Map, Milestone, SPACES, Track};
pub use super::options::Options;
use super::piles::{ByPile, Decks, Pile};
use super::setup::Setup;
use super::switches::Switch;
use crate::kit::{BySeat, FixedVec, Rng, Seat, Seats, Seed};
use crate::mars::cards::{
    ByParameter, ByResource, ByTag, CardId, CardSet, Effect, IDS, Parameter, Reserved, Resource,
};
use strum::{IntoStaticStr, VariantArray};

/// Cards in a fixed order, ten at most: dealt, or drafted.
pub type Few = FixedVec<CardId, 10>;

/// Preludes in ascending order, as many as are dealt at the most (PREL-02).
pub type Preludes = FixedVec<CardId, 4>;

/// The lowest a production may fall (BASE-PB-04): M€ −5, all else 0.
pub const LOWEST_MONEY_PRODUCTION: i16 = -5;

/// The lowest that a production may fall (BASE-PB-04).
pub(crate) const fn floor(resource: Resource) -> i16 {
    match resource {
        Resource::MegaCredits => LOWEST_MONEY_PRODUCTION,
        _ => 0,
    }
}

/// The game is stopped after this generation, should the planet never be finished.
pub const LAST_GENERATION: u8 = 100;

/// The terraform rating that wins a solo game in which it counts (PREL-18).
pub const RATING_TO_WIN: i16 = 63;

/// How many milestones, and awards, a game may have to choose from.
pub(crate) const MOST_GOALS: usize = {
    let (mut most, mut place) = (5, 0);
    while place < ADDED.len() {
        most += ADDED[place].milestone.is_some() as usize;
        place += 1;
    }
    most
};

/// What part of the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Corporations and first cards are chosen.
    Setup,
    /// Cards are passed round (DRAFT-01).
    Draft,
    /// Cards are bought (BASE-RES).
    Research,
    /// Players take turns (BASE-ACT).
    Action,
    /// Everyone produces (BASE-PROD).
    Production,
    /// Something happens to the planet by nobody's hand (WG-08).
    Solar,
    /// The last plants become greenery (BASE-END-02).
    Conversion,
    /// The game is over.
    Over,
    /// Preludes are played (PREL-04).
    Preludes,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Terraform rating.
    pub rating: i16,
    /// Steps by which it rose in this generation.
    pub raised: u8,
    /// Resources.
    pub stock: ByResource<u16>,
    /// Production.
    pub production: ByResource<i16>,
    /// Tags in force; those of an event only while it is played.
    pub tags: ByTag<u8>,
    /// Cards in hand; as another seat sees it, empty.
    pub hand: CardSet,
    /// How many cards are in hand: everyone may know (Q-BASE-29).
    pub hand_size: u16,
    /// All cards played, the corporation included.
    pub played: CardSet,
    /// How many events are among them.
    pub events: u8,
    /// The corporation, once revealed.
    pub corporation: CardId,
    /// The corporations to choose from.
    pub corporations: [CardId; 2],
    /// The preludes to choose from and then those that wait to be played, in ascending order.
    pub preludes: Preludes,
    /// Cards that the player saw and let go, to a neighbour or into the box, and so knows to be in no draw pile; it is
    /// forgotten where the discards are shuffled into a new one. Others see none of it.
    pub passed_on: CardSet,
    /// Cards dealt and not yet decided on, in ascending order.
    pub dealt: Few,
    /// Cards kept in the draft of this generation, in ascending order.
    pub drafted: Few,
    /// M€ off the next card this generation.
    pub discount: u8,
    /// Steps by which the next card may miss its limits this generation.
    pub leeway: u8,
}

/// Everything that is true on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Which game is played.
    pub options: Options,
    /// What part of it.
    pub phase: Phase,
    /// From 1.
    pub generation: u8,
    /// Who goes first in this generation.
    pub first: Seat,
    /// Who has passed in this generation.
    pub passed: Seats,
    /// Who still owes a corporation's first action.
    pub first_action_due: Seats,
    /// Where the parameters stand, each in its unit; 0 where this game has no such track.
    pub levels: ByParameter<i8>,
    /// The players.
    pub players: BySeat<Player>,
    /// The map.
    pub board: Board,
    /// Card actions used in this generation.
    pub used: CardSet,
    /// The row that is in force for everyone beside what lies before each; hidden where there is none.
    pub in_force: CardId,
    /// Who has used its action in this generation.
    pub used_in_force: Seats,
    /// One number a card: how many resources lie on it, or, of a card that stores none, what it remembers.
    pub on_card: [u8; IDS],
    /// Who claimed each milestone: those of the map, then those that boxes add.
    pub milestones: [Option<Seat>; MOST_GOALS],
    /// Which awards are funded and by whom, in the order of funding (BASE-AWARD-02).
    pub awards: FixedVec<(u8, Seat), 3>,
    /// The colony tiles; none is in play without Colonies.
    pub colonies: Colonies,
    /// The committee; nothing happens to it without Turmoil.
    pub committee: Committee,
    /// The draw piles.
    pub decks: Decks,
    /// The discard piles.
    pub discard: Discards,
    /// How many cards are in each discard pile.
    pub discarded: ByPile<u16>,
    /// The generator of shuffles.
    pub rng: Rng,
}

impl Facts {
    /// The table before anything has happened.
    pub(crate) fn new(setup: Setup, seed: Seed) -> Self {
        let options = Options {
            players: setup.players,
            on: setup.in_force(),
            beginners: setup.beginners,
            map: setup.map,
            banned: setup.banned,
        };
        let rating = if setup.players == 1 { 14 } else { 20 };
        let player = Player {
            rating,
            raised: 0,
            stock: ByResource::default(),
            production: ByResource(Resource::ALL.map(|resource| options.first_production(resource))),
            tags: ByTag::default(),
            hand: CardSet::NONE,
            hand_size: 0,
            played: CardSet::NONE,
            events: 0,
            corporation: CardId::HIDDEN,
            corporations: [CardId::HIDDEN; 2],
            preludes: Preludes::new(),
            passed_on: CardSet::NONE,
            dealt: Few::new(),
            drafted: Few::new(),
            discount: 0,
            leeway: 0,
        };
        Self {
            options,
            phase: Phase::Setup,
            generation: 1,
            first: Seat::default(),
            passed: Seats::NONE,
            first_action_due: Seats::NONE,
            levels: maps::map(setup.map).unwrap_or(MAPS[0]).starts(),
            players: BySeat(core::array::from_fn(|_| player)),
            board: Board {
                tiles: [0; SPACES],
                occupied: HexSet::NONE,
                oceans: HexSet::NONE,
                greeneries: HexSet::NONE,
                cities: HexSet::NONE,
                owned: BySeat::default(),
                claimed: BySeat::default(),
            },
            used: CardSet::NONE,
            in_force: CardId::HIDDEN,
            used_in_force: Seats::NONE,
            on_card: [0; IDS],
            milestones: [None; MOST_GOALS],
            awards: FixedVec::new(),
            colonies: Colonies::default(),
            committee: Committee::new(setup.players),
            decks: Decks::EMPTY,
            discard: Discards::NONE,
            discarded: ByPile::default(),
            rng: Rng::new(seed),
        }
    }

    /// The map that is played on.
    pub fn map(&self) -> &'static Map {
        maps::map(self.options.map).unwrap_or(MAPS[0])
    }

    /// Whether one player plays alone.
    pub const fn is_solo(&self) -> bool {
        self.options.players == 1
    }

    /// See [`Options::last_generation`].
    pub const fn last_generation(&self) -> Option<u8> {
        self.options.last_generation()
    }

    /// Whether who plays alone has reached the goal of the game: a finished planet, or the rating (PREL-18).
    pub fn is_won_alone(&self) -> bool {
        if self.options.has(Switch::Tr63) {
            self.players[Seat::default()].rating >= RATING_TO_WIN
        } else {
            self.is_terraformed()
        }
    }

    /// All seats, in player order: clockwise from the first player.
    pub fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.first.round(self.options.players)
    }

    /// All seats but this one.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        seat.round(self.options.players).skip(1)
    }

    /// See [`Options::track`].
    pub fn track(&self, parameter: Parameter) -> Option<&'static Track> {
        self.options.track(parameter)
    }

    /// The bonus at this value of a track: its steps, and the name under which they are owed.
    pub(crate) fn track_bonus(&self, parameter: Parameter, value: i8) -> Option<(Root, &'static [Effect])> {
        let map = self.map();
        if map.tracks[parameter].is_some() {
            let which = map.bonus_at(parameter, value)?;
            return Some((Root::Track { map: self.options.map, which }, map.track_bonus(which)?.steps));
        }
        let (added, track) = self.options.added_track(parameter)?;
        let which = track.bonuses.iter().position(|bonus| bonus.at == value)?;
        Some((Root::Added { added, which: which as u8 }, track.bonuses[which].steps))
    }

    /// The milestones to choose from: those of the map, then those that boxes add (VENUS-11).
    pub fn milestones(&self) -> impl Iterator<Item = &'static Milestone> {
        let own = self.map().milestones.iter().map(|it| self.options.instead_of(it));
        own.chain(self.options.added().filter_map(|(_, it)| it.milestone.as_ref()))
    }

    /// The milestone at this place of them.
    pub fn milestone(&self, place: u8) -> Option<&'static Milestone> {
        let place = usize::from(place);
        let own = self.map().milestones.get(place).map(|it| self.options.instead_of(it));
        own.or_else(|| self.milestones().nth(place))
    }

    /// The awards to choose from, in the same order.
    pub fn awards(&self) -> impl Iterator<Item = &'static Award> {
        self.map().awards.iter().chain(self.options.added().filter_map(|(_, it)| it.award.as_ref()))
    }

    /// The award at this place of them.
    pub fn award(&self, place: u8) -> Option<&'static Award> {
        let place = usize::from(place);
        self.map().awards.get(place).or_else(|| self.awards().nth(place))
    }

    /// The areas beside the map that something of this game may build on.
    pub fn off_mars(&self) -> impl Iterator<Item = Hex> {
        let map = self.map();
        let is_absent =
            |name: Reserved| ADDED.iter().any(|it| it.areas.contains(&name) && !self.options.has(it.switch));
        map.off_mars().filter(move |&space| !map.kept_for(space).is_some_and(is_absent))
    }

    /// Where a parameter stands, in its unit.
    pub fn level(&self, parameter: Parameter) -> i8 {
        self.levels[parameter]
    }

    /// Whether a parameter has no step left.
    pub fn is_at_goal(&self, parameter: Parameter) -> bool {
        self.track(parameter).is_none_or(|track| self.level(parameter) >= track.goal())
    }

    /// Whether no ocean is left to place (BASE-PARAM-04).
    pub fn has_all_oceans(&self) -> bool {
        self.is_at_goal(Parameter::Oceans)
    }

    /// Whether all have for which the end of the game waits (BASE-END-01).
    pub fn is_terraformed(&self) -> bool {
        let waits = |&parameter: &Parameter| self.waits_for(parameter);
        Parameter::ALL.into_iter().filter(waits).all(|parameter| self.is_at_goal(parameter))
    }

    /// See [`Options::waits_for`].
    pub fn waits_for(&self, parameter: Parameter) -> bool {
        self.options.waits_for(parameter)
    }

    /// How many cards could be drawn from a pile, discards that are shuffled into a new one among them (Q-BASE-26).
    pub fn drawable(&self, pile: Pile) -> usize {
        let discarded = if pile.recycles() { self.discarded[pile] } else { 0 };
        self.decks[pile].len() + usize::from(discarded)
    }

    /// Sees what is open to a seat and in this set: its own cards in ascending order of their numbers, then what is in force for
    /// everyone.
    #[inline]
    pub(crate) fn each_open(&self, seat: Seat, of: &CardSet, mut see: impl FnMut(CardId)) {
        self.players[seat].played.each_in(of, &mut see);
        if of.contains(self.in_force) {
            see(self.in_force);
        }
    }

    /// Whether anything in this set is open to a seat.
    #[inline]
    pub(crate) fn opens_any(&self, seat: Seat, of: &CardSet) -> bool {
        of.contains(self.in_force) || self.players[seat].played.meets(of)
    }

    /// Whether a card is open to a seat: it lies before it, or is in force for everyone.
    pub fn is_open_to(&self, seat: Seat, id: CardId) -> bool {
        id.index() < IDS
            && (self.players[seat].played.contains(id) || id != CardId::HIDDEN && id == self.in_force)
    }

    /// Who has this card before them, if anyone.
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.players[seat].played.contains(card))
    }

    /// The row that is in force for everyone now: the policy of the party that rules, in the action phase alone (TURM-RULE-02);
    /// hidden where there is none.
    pub(super) fn row_in_force(&self) -> CardId {
        if self.phase != Phase::Action {
            return CardId::HIDDEN;
        }
        if self.options.has(Switch::Turmoil) {
            return self.committee.ruling.card();
        }
        #[cfg(feature = "synthetic")]
        if self.options.has(Switch::Synthetic) {
            return super::synthetic::policy(self.generation);
        }
        CardId::HIDDEN
    }

    /// Whether a player has used an action of this card in this generation. What is in force for everyone, each uses for itself
    /// (TURM-PARTY-04).
    pub fn has_used(&self, seat: Seat, id: CardId) -> bool {
        if id == self.in_force { self.used_in_force.contains(seat) } else { self.used.contains(id) }
    }
}
