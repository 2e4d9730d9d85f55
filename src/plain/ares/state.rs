//! What lies on the table of Ares Expedition, as plain values.

use super::names::{self, Named};
use super::stage::AresStage;
use crate::ares::cards::{Capacity, Phase, Stock, Tag, ZoneTrack};
use crate::ares::proposal::{MODES, OPTIONS};
use crate::ares::{Ares, ByStock, Facts, Income, Outcome, Score, level_after};
use crate::games::AresTable;
use crate::kit::{Seat, View};
use crate::plain::table::GameResult;
use serde::Serialize;
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;

/// What somebody sees of a game of Ares Expedition: a seat, or everyone. While all answer together, others are seen as the
/// phase found them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct AresState {
    /// Who plays against whom.
    #[cfg_attr(test, ts(type = "AresMode"))]
    pub mode: &'static str,
    /// The options that it is played with.
    #[cfg_attr(test, ts(type = "AresOption[]"))]
    pub options: Vec<&'static str>,
    /// The round, from 1.
    pub round: u8,
    /// The last round that there can be.
    pub last_round: u8,
    /// Where the game stands.
    pub stage: AresStage,
    /// Who owes an answer; nobody when the game is over.
    pub asked: Vec<u8>,
    /// Where the parameters stand, as the running phase found them: requirements look at these.
    pub levels: AresLevels,
    /// Where they stand with what the seat has done in the running phase.
    pub own_levels: AresLevels,
    /// The zones of the tracks, as the running phase found them.
    pub zones: AresZones,
    /// The ocean tokens, in their hidden order.
    pub oceans: Vec<AresOcean>,
    /// The players, by seat.
    pub players: Vec<AresPlayerState>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many cards are in the discard pile.
    pub discarded: u8,
    /// The phase of the neutral player in this round.
    #[cfg_attr(test, ts(type = "AresPhase | null"))]
    pub neutral: Option<&'static str>,
    /// The phases that the neutral player has had since its cards were shuffled.
    #[cfg_attr(test, ts(type = "AresPhase[]"))]
    pub neutral_had: Vec<&'static str>,
    /// The cubes of a co-operative game that are left.
    pub cubes: AresCubes,
    /// How it came out, once it is over. Where a solo or a co-operative game is won, all have won.
    pub result: Option<GameResult>,
}

/// The parameters of Ares Expedition, each in its unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresLevels {
    /// In °C.
    pub temperature: i8,
    /// In percent.
    pub oxygen: i8,
    /// In tokens that are face up.
    pub oceans: u8,
}

/// The zones of the two tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresZones {
    /// That of the temperature.
    #[cfg_attr(test, ts(type = "AresZone"))]
    pub temperature: &'static str,
    /// That of the oxygen.
    #[cfg_attr(test, ts(type = "AresZone"))]
    pub oxygen: &'static str,
}

/// An ocean token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresOcean {
    /// What it gives whoever flips it; `null` where it must not be seen.
    pub reward: Option<AresReward>,
}

/// The reward of an ocean token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresReward {
    /// M€.
    pub money: u8,
    /// Plants.
    pub plants: u8,
    /// Cards to draw.
    pub cards: u8,
}

/// The cubes of a co-operative game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresCubes {
    /// Cubes of 1 M€.
    pub money: u8,
    /// Cubes for a swap.
    pub swaps: u8,
}

/// A player's side of the table of Ares Expedition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct AresPlayerState {
    /// The seat.
    pub seat: u8,
    /// What the player is called; empty where nobody said.
    pub name: String,
    /// Terraform rating.
    pub rating: u16,
    /// What is in stock.
    pub stock: AresStock,
    /// What the cards produce, without rating and bonus.
    pub production: AresIncome,
    /// How much steel the player has.
    pub steel: u8,
    /// How much titanium the player has.
    pub titanium: u8,
    /// The forest tokens, each as often as it is worth a victory point.
    pub forests: u16,
    /// Tags in play, those that there are.
    #[cfg_attr(test, ts(type = "Partial<Record<AresTag, number>>"))]
    pub tags: BTreeMap<&'static str, u8>,
    /// How many cards are in hand.
    pub hand_size: u8,
    /// The cards in hand; empty for whoever must not see them.
    #[cfg_attr(test, ts(type = "AresCardName[]"))]
    pub hand: Vec<&'static str>,
    /// The cards that the player looks at, to keep some; empty for whoever must not see them.
    #[cfg_attr(test, ts(type = "AresCardName[]"))]
    pub looked: Vec<&'static str>,
    /// Corporations to choose from; empty for whoever must not see them.
    #[cfg_attr(test, ts(type = "AresCardName[]"))]
    pub corporations: Vec<&'static str>,
    /// The corporation, once it is revealed.
    #[cfg_attr(test, ts(type = "AresCardName | null"))]
    pub corporation: Option<&'static str>,
    /// The cards that are being played and not yet in play.
    #[cfg_attr(test, ts(type = "AresCardName[]"))]
    pub playing: Vec<&'static str>,
    /// The cards in play, in ascending number, the corporation among them.
    pub played: Vec<AresPlayed>,
    /// The phase chosen for this round, once all are revealed.
    #[cfg_attr(test, ts(type = "AresPhase | null"))]
    pub chosen: Option<&'static str>,
    /// The phase chosen for the round before, which may not be chosen again.
    #[cfg_attr(test, ts(type = "AresPhase | null"))]
    pub last: Option<&'static str>,
    /// The score as it stands.
    pub score: AresScore,
}

/// So much of each resource in stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub struct AresStock {
    /// M€.
    pub mega_credits: u16,
    /// Heat.
    pub heat: u16,
    /// Plants.
    pub plants: u16,
}

/// What phase IV brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub struct AresIncome {
    /// M€.
    pub mega_credits: i16,
    /// Heat.
    pub heat: i16,
    /// Plants.
    pub plants: i16,
    /// Cards to draw.
    pub cards: i16,
}

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresPlayed {
    /// The card.
    #[cfg_attr(test, ts(type = "AresCardName"))]
    pub card: &'static str,
    /// How many resources lie on it.
    pub stored: u8,
    /// Whether its action was used in the running phase.
    pub used: bool,
    /// The victory points that it brings as things stand.
    pub points: i16,
}

/// A player's victory points in Ares Expedition, by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresScore {
    /// Terraform rating.
    pub rating: u16,
    /// Forest tokens.
    pub forests: u16,
    /// Cards.
    pub cards: i16,
    /// All together.
    pub total: i32,
    /// What decides a tie: heat, plants and M€, with all cards of the hand discarded for M€.
    pub left: u16,
}

impl From<Score> for AresScore {
    fn from(Score { rating, forests, cards, total, left }: Score) -> Self {
        Self { rating, forests, cards, total, left }
    }
}

impl From<Income> for AresIncome {
    fn from(Income { money, heat, plants, cards }: Income) -> Self {
        Self { mega_credits: money, heat, plants, cards }
    }
}

impl From<ByStock> for AresStock {
    fn from(of: ByStock) -> Self {
        Self { mega_credits: of[Stock::MegaCredits], heat: of[Stock::Heat], plants: of[Stock::Plants] }
    }
}

/// What `who` sees of a table (`None`: what everyone may).
pub(super) fn state(table: &AresTable, who: Option<Seat>) -> AresState {
    let view = table.view(who);
    let facts = view.facts();
    let level = |track| level_after(track, facts.planet.steps(track));
    let own =
        |track| who.map_or_else(|| level(track), |seat| level_after(track, facts.steps_seen_by(seat, track)));
    let (mode, options) = names_of(facts);
    let had = |phase: &Phase| facts.neutral_had & 1 << *phase as u8 != 0;
    AresState {
        mode,
        options,
        round: facts.round,
        last_round: facts.last_round(),
        stage: facts.stage.into(),
        asked: view.asked().iter().map(Seat::number).collect(),
        levels: AresLevels {
            temperature: level(ZoneTrack::Temperature),
            oxygen: level(ZoneTrack::Oxygen),
            oceans: facts.planet.oceans(),
        },
        own_levels: AresLevels {
            temperature: own(ZoneTrack::Temperature),
            oxygen: own(ZoneTrack::Oxygen),
            oceans: who.map_or_else(|| facts.planet.oceans(), |seat| facts.oceans_seen_by(seat)),
        },
        zones: AresZones {
            temperature: facts.planet.zone(ZoneTrack::Temperature).name(),
            oxygen: facts.planet.zone(ZoneTrack::Oxygen).name(),
        },
        oceans: oceans(facts),
        players: facts.seats().iter().map(|seat| player(table, &view, seat)).collect(),
        deck: facts.cards.deck,
        discarded: facts.cards.discards(),
        neutral: facts.neutral.map(Named::name),
        neutral_had: Phase::ALL.iter().filter(|phase| had(phase)).map(|phase| phase.name()).collect(),
        cubes: AresCubes { money: facts.cubes.money, swaps: facts.cubes.swaps },
        result: facts.outcome().map(|outcome| result(facts, outcome)),
    }
}

/// The names of the mode and the options.
fn names_of(facts: &Facts) -> (&'static str, Vec<&'static str>) {
    let mode = MODES.into_iter().find(|(mode, _)| *mode == facts.setup.mode);
    let options = OPTIONS.into_iter().filter(|(option, _)| option.of(&facts.setup));
    (mode.map_or("", |(_, name)| name), options.map(|(_, name)| name).collect())
}

fn oceans(facts: &Facts) -> Vec<AresOcean> {
    let rewards = facts.rewards().into_iter();
    rewards
        .map(|reward| AresOcean {
            reward: reward.map(|of| AresReward { money: of.money, plants: of.plants, cards: of.cards }),
        })
        .collect()
}

fn result(facts: &Facts, outcome: Outcome) -> GameResult {
    let numbers = |seats: crate::kit::Seats| seats.iter().map(Seat::number).collect();
    GameResult {
        winners: match outcome {
            Outcome::Winners(seats) => numbers(seats),
            Outcome::Won => numbers(facts.seats()),
            Outcome::Lost => Vec::new(),
        },
    }
}

fn player(table: &AresTable, view: &View<Ares>, seat: Seat) -> AresPlayerState {
    let facts = view.facts();
    let player = &facts.players[seat];
    let board = &player.board;
    let tags = Tag::ALL.into_iter().map(|tag| (tag.name(), facts.tags(seat, tag)));
    let open = facts.in_play(seat).map(|card| AresPlayed {
        card: card.name,
        stored: board.stored.on(card.id),
        used: player.phase_state.used.contains(card.id),
        points: facts.card_points(seat, card),
    });
    AresPlayerState {
        seat: seat.number(),
        name: table.name(seat).to_owned(),
        rating: board.rating,
        stock: board.stock.into(),
        production: facts.income(seat).into(),
        steel: facts.capacity(seat, Capacity::Steel),
        titanium: facts.capacity(seat, Capacity::Titanium),
        forests: board.forests,
        tags: tags.filter(|&(_, number)| number > 0).collect(),
        hand_size: board.hand_size,
        hand: names::cards(player.hand.iter()),
        looked: names::cards(player.phase_state.looked.iter().copied()),
        corporations: names::cards(player.dealt),
        corporation: names::known(board.corporation),
        playing: names::cards(player.playing.iter()),
        played: open.collect(),
        chosen: board.chosen.map(Named::name),
        last: board.last.map(Named::name),
        score: facts.score(seat).into(),
    }
}
