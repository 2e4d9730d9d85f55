//! Counting: tags, tiles, resources, and the amounts and conditions that depend on them.

use super::colonies::colonies;
use super::committee::{influence, is_chairman, is_in_power};
use super::goals::tally;
pub(crate) use super::tags::tags;
use crate::kit::Seat;
use crate::mars::cards::{
    Amount, Bound, ByResource, CardId, Count, Effect, Ground, Kind, Party, Requirement, TAGGED, Tile, Whose,
    card, of_kind,
};
use crate::mars::state::agenda::Context;
use crate::mars::state::committee::Delegate;
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::{Board, Facts};
use crate::mars::state::maps::{Hex, HexSet};

/// What a count is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountContext {
    /// Whose counts are "own".
    pub seat: Seat,
    /// Which card is "this".
    pub card: CardId,
    /// The number chosen before.
    pub chosen: u16,
    /// What it is counted for.
    pub purpose: CountPurpose,
}

impl CountContext {
    /// For this seat, outside any card.
    pub const fn seat(seat: Seat, purpose: CountPurpose) -> Self {
        Self { seat, card: CardId::HIDDEN, chosen: 0, purpose }
    }

    /// For a card of this seat.
    pub const fn card(seat: Seat, card: CardId, purpose: CountPurpose) -> Self {
        Self { seat, card, chosen: 0, purpose }
    }

    /// For steps, by what they know.
    pub(crate) const fn of(seat: Seat, context: Context) -> Self {
        Self { seat, card: context.card, chosen: context.given.number(), purpose: context.purpose }
    }
}

/// Counts.
#[inline]
pub fn count(facts: &Facts, of: Count, reader: CountContext) -> i16 {
    let player = &facts.players[reader.seat];
    // What is asked most, and read off at once.
    match of {
        Count::Tags(tag) => tags(&player.tags, tag, reader.purpose),
        Count::Track(parameter) => i16::from(facts.level(parameter)),
        Count::Rating => player.rating,
        Count::Hand => player.hand_size as i16,
        _ => count_more(facts, of, reader),
    }
}

/// Counts what takes more to count.
#[inline(never)]
fn count_more(facts: &Facts, of: Count, reader: CountContext) -> i16 {
    let player = &facts.players[reader.seat];
    match of {
        Count::Tags(_) | Count::Track(_) | Count::Rating | Count::Hand => count(facts, of, reader),
        Count::OpponentsTags(tag) => {
            facts.others(reader.seat).map(|other| i16::from(facts.players[other].tags[tag])).sum()
        }
        Count::TagsOfAll(tag) => {
            let others = Count::OpponentsTags(tag);
            tags(&player.tags, tag, reader.purpose) + count(facts, others, reader)
        }
        Count::Tagless => player.played.but(&TAGGED).but(of_kind(Kind::Event)).len() as i16,
        Count::Colonies(whose) => colonies(facts, reader.seat, whose),
        Count::Tiles(class, whose, ground) => {
            let tiles = facts.board.of(class);
            let tiles = match whose {
                Whose::Own => tiles.and(facts.board.owned[reader.seat]),
                Whose::Anyone => tiles,
            };
            match ground {
                Ground::Anywhere => tiles.len() as i16,
                Ground::Mars => tiles.and(ON_MARS).len() as i16,
            }
        }
        Count::BesideThis(class) => place_of(&facts.board, reader.card)
            .map_or(0, |space| facts.map().beside(space).and(facts.board.of(class)).len() as i16),
        Count::ResourcesHere => i16::from(facts.on_card[reader.card.index()]),
        Count::EventsOfAll => facts.players.0.iter().map(|player| i16::from(player.events)).sum(),
        Count::RatingRaised => i16::from(player.raised),
        Count::Production(resource) => player.production[resource],
        Count::Stock(resource) => player.stock[resource].min(i16::MAX as u16) as i16,
        // A place among all was read when the row began.
        Count::Chosen | Count::Rank(_) => reader.chosen as i16,
        Count::Goal(of) => tally(facts, of, reader.seat, reader.purpose),
        Count::Influence => influence(facts, reader.seat).total(),
        Count::RatingSets(over) => (player.rating - i16::from(over)).max(0) / 5,
        Count::InPower(party) => i16::from(is_in_power(facts, reader.seat, party)),
        Count::Leads => facts.committee.led_by(Delegate::Of(reader.seat)).count() as i16,
        Count::Chair(chair) => i16::from(is_chairman(facts, reader.seat, chair)),
        Count::Parties => {
            let has = |party: &Party| facts.committee.faction(*party).count(Delegate::Of(reader.seat)) > 0;
            Party::ALL.iter().filter(|&party| has(party)).count() as i16
        }
    }
}

/// The resources of which there is the least production, as bits by their places on the player board.
pub(crate) fn lowest(production: &ByResource<i16>) -> u8 {
    let least = production.0.iter().min();
    let places = (0..).zip(&production.0).filter(|&(_, amount)| Some(amount) == least);
    places.fold(0, |set, (place, _): (u8, _)| set | 1 << place)
}

/// The areas on Mars.
const ON_MARS: HexSet = HexSet((1 << crate::mars::state::maps::OFF_MAP) - 1);

/// Where the tile lies that this card placed, if it is a special one.
pub fn place_of(board: &Board, id: CardId) -> Option<Hex> {
    tile_of(card(id).play).and_then(|tile| board.find(tile))
}

/// The special tile that a list of effects places.
fn tile_of(effects: &[Effect]) -> Option<Tile> {
    let is_special = |tile: &Tile| !matches!(tile, Tile::Ocean | Tile::Greenery | Tile::City);
    effects.iter().find_map(|effect| effect.itself().nature().places.filter(is_special))
}

/// How much an amount is when so many are counted by `counted`.
pub(crate) fn amount_by(amount: Amount, counted: impl Fn(Count) -> i16) -> i16 {
    match amount {
        Amount::Exactly(number) => i16::from(number),
        Amount::Per { each, per, of, most } => {
            let counted = counted(of).clamp(0, i16::from(most));
            counted * i16::from(each).abs() / i16::from(per) * i16::from(each).signum()
        }
        Amount::Influenced { each, per, of, most, base, influence } => {
            let of = of.map_or(0, |of| counted(of).clamp(0, i16::from(most)));
            let more = i16::from(base) + i16::from(influence) * counted(Count::Influence);
            (of + more).max(0) / i16::from(per) * i16::from(each)
        }
    }
}

/// How much an amount is.
pub fn amount(facts: &Facts, amount: Amount, reader: CountContext) -> i16 {
    amount_by(amount, |of| count(facts, of, reader))
}

/// Whether a condition holds.
pub fn holds(facts: &Facts, requirement: Requirement, reader: CountContext) -> bool {
    holds_by(requirement, reader.purpose, |of, purpose| count(facts, of, CountContext { purpose, ..reader }))
}

/// Whether a condition holds on this occasion when so many are counted by `counted`.
pub(crate) fn holds_by(
    requirement: Requirement,
    purpose: CountPurpose,
    counted: impl Fn(Count, CountPurpose) -> i16,
) -> bool {
    match requirement.bound {
        Bound::AtLeast(bound) => counted(requirement.of, purpose) >= i16::from(bound),
        Bound::AtMost(bound) => counted(requirement.of, CountPurpose::Limit) <= i16::from(bound),
    }
}
