//! Everything that is true on the table.

use super::planet::{OCEANS, OceanReward, OceanToken, Planet, most_steps};
use super::player::{PhaseState, Player, PlayerBoard};
use super::setup::{Mode, Setup};
use crate::ares::cards::{CardId, Phase, ZoneTrack};
use crate::kit::{BySeat, FixedVec, Rng, Seat, Seats, Seed};

/// The number of project cards.
pub const DECK: usize = 208;

/// The round after which a game ends that nobody ends.
pub const LAST_ROUND: u8 = 100;

/// The round from which on it is told that such a game ends (Q-ARES-16).
const TOLD_FROM: u8 = 90;

/// The last round of a solo game (ARES-SOLO-06).
pub const LAST_SOLO_ROUND: u8 = 25;

/// The last round of a co-operative game (ARES-COOP-06).
pub const LAST_COOPERATIVE_ROUND: u8 = 15;

/// The rounds in which the neutral player has each phase once.
pub const NEUTRAL_ROUNDS: u8 = 5;

/// The most cards that stay in a hand at the end of a round (ARES-ROUND-01).
pub const HAND_LIMIT: u8 = 10;

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// All choose a corporation.
    Setup,
    /// All choose a phase.
    Planning,
    /// This player takes a cube of the co-operative mode (ARES-COOP-03).
    Cube(Seat),
    /// The player who took a swap cube and the partner exchange a card; `by` chooses the one to give.
    Swap {
        /// Who took the cube.
        taker: Seat,
        /// Who chooses.
        by: Seat,
    },
    /// The solo player chooses the phase of the neutral player (ARES-SOLO-05).
    Neutral,
    /// A chosen phase is resolved.
    Resolving(Phase),
    /// All discard down to the limit.
    HandLimit,
    /// The solo player chooses what rises by itself (ARES-SOLO-07).
    Warming,
    /// The game has ended.
    Over,
}

/// The cubes of the co-operative mode that are left (ARES-COOP-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cubes {
    /// Cubes of 1 M€.
    pub money: u8,
    /// Cubes for a swap.
    pub swaps: u8,
}

/// The deck and the discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// The deck from its top, and behind it the discards. In a running phase the discards are shuffled, and seat s of n has the
    /// cards at s, s + n, s + 2n …; one that was taken off leaves a blank (Q-ARES-05).
    pub(crate) row: FixedVec<CardId, DECK>,
    /// How many cards of the row are the deck.
    pub deck: u8,
}

impl Cards {
    /// The cards that lie in deck and discard pile.
    pub fn lying(&self) -> impl Iterator<Item = CardId> {
        self.row.iter().copied().filter(|&card| card != CardId::HIDDEN)
    }

    /// The number of cards in the discard pile.
    pub fn discards(&self) -> u8 {
        self.row.len() as u8 - self.deck
    }
}

/// Everything that is true on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The options of the game.
    pub setup: Setup,
    /// What the game's chance grows from; blank in a view.
    pub(crate) seed: Seed,
    /// The round, from 1.
    pub round: u8,
    /// Where the game stands.
    pub stage: Stage,
    /// How many phases have begun in which all answer together.
    pub phases: u16,
    /// Mars; during a phase, as the phase found it.
    pub planet: Planet,
    /// The players.
    pub players: BySeat<Player>,
    /// The players as the running phase found them.
    pub(crate) began: BySeat<PlayerBoard>,
    /// Deck and discard pile.
    pub cards: Cards,
    /// The phases that the neutral player has had since its cards were shuffled, as bits.
    pub neutral_had: u8,
    /// The phase of the neutral player in this round.
    pub neutral: Option<Phase>,
    /// The cubes of the co-operative mode.
    pub cubes: Cubes,
}

impl Facts {
    /// Who plays.
    pub const fn seats(&self) -> Seats {
        Seats::first(self.setup.players)
    }

    /// Whether all answer together, unseen by each other.
    pub const fn is_together(&self) -> bool {
        match self.stage {
            Stage::Setup | Stage::Planning | Stage::Resolving(_) | Stage::HandLimit => true,
            Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Warming | Stage::Over => false,
        }
    }

    /// The last round that this mode has.
    pub const fn last_round(&self) -> u8 {
        match self.setup.mode {
            Mode::Competitive => LAST_ROUND,
            Mode::Solo(_) => LAST_SOLO_ROUND,
            Mode::Cooperative => LAST_COOPERATIVE_ROUND,
        }
    }

    /// How many rounds follow this one before a game ends that nobody ends, where that is told: in the last rounds of a competitive game
    /// (Q-ARES-16).
    pub const fn rounds_left_told(&self) -> Option<u8> {
        match self.setup.mode {
            Mode::Competitive if self.round >= TOLD_FROM => Some(LAST_ROUND.saturating_sub(self.round)),
            Mode::Competitive | Mode::Solo(_) | Mode::Cooperative => None,
        }
    }

    /// The next phase of this round behind the one that is on, if one is to come (ARES-PHASE-02).
    pub fn phase_to_come(&self) -> Option<Phase> {
        let Stage::Resolving(on) = self.stage else { return None };
        Phase::ALL.into_iter().find(|&phase| phase > on && self.is_chosen(phase))
    }

    /// Whether a phase is resolved in this round: a player or the neutral player has it (ARES-PHASE-02).
    pub fn is_chosen(&self, phase: Phase) -> bool {
        let is_of = |seat: Seat| self.players[seat].board.chosen == Some(phase);
        self.neutral == Some(phase) || self.seats().iter().any(is_of)
    }

    /// Whether this player has chosen the phase in this round, and so has its bonus (ARES-PHASE-04).
    pub fn has_chosen(&self, seat: Seat, phase: Phase) -> bool {
        self.players[seat].board.chosen == Some(phase)
    }

    /// The phases that the neutral player can have next: those not had since its cards were shuffled.
    pub(crate) fn neutral_left(&self) -> impl Iterator<Item = Phase> + use<> {
        let had = self.neutral_had;
        let is_full = had.count_ones() as usize == Phase::ALL.len();
        Phase::ALL.into_iter().filter(move |&phase| is_full || had & 1 << phase as u8 == 0)
    }

    /// The chance of one moment, which hangs on nothing but the seed and that moment.
    pub(crate) fn chance(&self, moment: Moment) -> Rng {
        let moment = match moment {
            Moment::Deal => 0,
            Moment::Phase(number) => 1 << 16 | u64::from(number),
            Moment::Neutral(round) => 2 << 16 | u64::from(round),
        };
        Rng::new(Seed(Rng::new(self.seed).bits() ^ moment))
    }

    /// The card on top of a player's pile.
    pub(crate) fn top(&self, seat: Seat) -> Option<CardId> {
        self.cards.row.get(self.top_place(seat)).copied()
    }

    /// Where in the row that card lies.
    pub(crate) fn top_place(&self, seat: Seat) -> usize {
        let drawn = usize::from(self.players[seat].phase_state.drawn);
        seat.index() + usize::from(self.setup.players) * drawn
    }

    /// The place of the ocean token that is a player's `number`th flip of this phase, from 0. Once the seat has turned as
    /// many as there were to turn, its last one counts again (Q-ARES-05). `None` if none was left as the phase began.
    pub(crate) fn ocean_place(&self, seat: Seat, number: u8) -> Option<u8> {
        let ring = self.planet.face_down();
        let left = ring.len();
        let from = (seat.index() * left).checked_div(self.setup.players.into())?;
        let step = usize::from(number).min(left.checked_sub(1)?);
        Some(ring[(from + step) % left])
    }

    /// The token at a place.
    pub(crate) fn token(&self, place: u8) -> OceanToken {
        self.planet.tokens.get(usize::from(place)).copied().unwrap_or(OceanToken::HIDDEN)
    }

    /// The steps of a track as a player sees them in the running phase: with the own ones, at most all of them.
    pub fn steps_seen_by(&self, seat: Seat, track: ZoneTrack) -> u8 {
        let own = self.players[seat].phase_state.raised[track as usize];
        self.planet.steps(track).saturating_add(own).min(most_steps(track))
    }

    /// Mars as a viewer sees it in the running phase: with the own steps and flips, at most all of them; `None` for everyone's view.
    pub fn planet_seen_by(&self, viewer: Option<Seat>) -> Planet {
        let mut planet = self.planet.clone();
        if let Some(seat) = viewer {
            for track in ZoneTrack::ALL {
                planet.set_steps(track, self.steps_seen_by(seat, track));
            }
            planet.face_up |= self.flipped_by(seat);
        }
        planet
    }

    /// The places of the tokens that a player has flipped in the running phase, as bits.
    pub(crate) fn flipped_by(&self, seat: Seat) -> u16 {
        let places =
            (0..self.players[seat].phase_state.flips).filter_map(|number| self.ocean_place(seat, number));
        places.fold(0, |places, place| places | 1 << place)
    }

    /// How many cards lie in the deck and in the discard pile as a viewer sees them in the running phase: without the cards that the
    /// viewer has taken off the own pile, and with those that the viewer has discarded (Q-ARES-05).
    pub fn piles_seen_by(&self, viewer: Option<Seat>) -> (u8, u8) {
        let Cards { row, deck } = &self.cards;
        let Some(seat) = viewer else { return (*deck, self.cards.discards()) };
        let PhaseState { drawn, discarded, .. } = &self.players[seat].phase_state;
        let own_pile = deck.saturating_sub(seat.index() as u8).div_ceil(self.setup.players);
        let left = row.len() as u8 - drawn;
        // Who went past the deck has made the discards a part of it.
        let deck = if *drawn > own_pile { left } else { deck - drawn };
        (deck, left - deck + discarded.len() as u8)
    }

    /// Whether the player knows that Mars will be terraformed when the running phase ends (ARES-UX-02).
    pub fn sees_the_end(&self, seat: Seat) -> bool {
        let is_full = |track| self.steps_seen_by(seat, track) == most_steps(track);
        self.oceans_seen_by(seat) == OCEANS && ZoneTrack::ALL.into_iter().all(is_full)
    }

    /// The rewards of the ocean tokens in their hidden order; `None` for one that must not be seen.
    pub fn rewards(&self) -> [Option<OceanReward>; OCEANS as usize] {
        self.planet.tokens.map(OceanToken::reward)
    }

    /// The oceans as a player sees them in the running phase: with the own flips, at most all nine.
    pub fn oceans_seen_by(&self, seat: Seat) -> u8 {
        self.planet.oceans().saturating_add(self.players[seat].phase_state.flips).min(OCEANS)
    }
}

/// A moment at which chance decides.
#[derive(Clone, Copy)]
pub(crate) enum Moment {
    /// The deal.
    Deal,
    /// The beginning of a phase, by its number.
    Phase(u16),
    /// The neutral player's card of a round.
    Neutral(u8),
}
