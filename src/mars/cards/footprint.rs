//! What a step changes and what its result depends on: by that the order of two steps may matter or not.

use super::count::{Amount, Count};
use super::effect::Effect;
use super::tile::Tile;
use crate::mars::cards::{Parameter, Resource};

/// What a step changes and what its result depends on, as bits of [`bit`].
#[derive(Clone, Copy)]
pub(crate) struct Footprint {
    pub(crate) adds: u32,
    pub(crate) reads: u32,
}

/// A part of the table that steps change or read.
pub(crate) enum StatePart {
    Stock(Resource),
    Production(Resource),
    Rating,
    Tracks,
    Tiles,
    Hand,
    OnCards,
    Tags,
    /// What is known of the deck.
    Sight,
    /// Whatever pays where this is asked for.
    Price(Resource),
}

#[inline]
pub(crate) const fn bit(part: &StatePart) -> u32 {
    1 << match part {
        StatePart::Stock(resource) => *resource as u8,
        StatePart::Production(resource) => 6 + *resource as u8,
        StatePart::Rating => 12,
        StatePart::Tracks => 13,
        StatePart::Tiles => 14,
        StatePart::Hand => 15,
        StatePart::OnCards => 16,
        StatePart::Tags => 17,
        StatePart::Sight => 18,
        StatePart::Price(resource) => 19 + *resource as u8,
    }
}

pub(crate) const STOCKS: u32 = 0b11_1111;
pub(crate) const PRODUCTIONS: u32 = 0b11_1111 << 6;
/// Parts of the table on which the M€ of a play depend.
pub(crate) const MONEY: u32 = bit(&StatePart::Stock(Resource::MegaCredits))
    | bit(&StatePart::Price(Resource::MegaCredits))
    | bit(&StatePart::Rating)
    | bit(&StatePart::Tracks)
    | bit(&StatePart::Tiles);

impl Footprint {
    pub(crate) const NOTHING: Self = Self { adds: 0, reads: 0 };

    /// Of a step with all that lies within it.
    pub(crate) fn of(effect: &Effect) -> Self {
        let own = effect.nature();
        let amount = own.amount.map_or(Self::NOTHING, Self::amount);
        let reach = own.reach.and(amount);
        match *effect {
            Effect::Pay(_, _, helping) => {
                let helped = helping.iter().map(|&helping| Self::adds(&StatePart::Stock(helping)));
                helped.fold(reach, Self::and)
            }
            Effect::Then(step, next) => Self::of(step).and(Self::all(next)),
            _ => (0..).map_while(|place| effect.branch(place)).map(Self::all).fold(reach, Self::and),
        }
    }

    /// Of all these.
    pub(crate) fn all(effects: &[Effect]) -> Self {
        effects.iter().map(Self::of).fold(Self::NOTHING, Self::and)
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self { adds: self.adds | other.adds, reads: self.reads | other.reads }
    }

    /// Of what changes this and depends on nothing.
    #[inline]
    pub(crate) const fn adds(part: &StatePart) -> Self {
        Self { adds: bit(part), reads: 0 }
    }

    /// Of what changes this and depends on it.
    #[inline]
    pub(crate) const fn both(part: &StatePart) -> Self {
        Self { adds: bit(part), reads: bit(part) }
    }

    /// Of a step on a track.
    #[inline]
    pub(crate) const fn raise(parameter: Parameter) -> Self {
        let raised =
            Self { adds: bit(&StatePart::Tracks) | bit(&StatePart::Rating), reads: bit(&StatePart::Tracks) };
        match parameter {
            // The way up may place an ocean and raise heat production.
            Parameter::Temperature | Parameter::Oxygen | Parameter::Venus => {
                raised.and(Self::place(Tile::Ocean))
            }
            Parameter::Oceans => raised,
        }
    }

    /// Of a tile that is placed.
    #[inline]
    pub(crate) const fn place(tile: Tile) -> Self {
        let parts =
            bit(&StatePart::Tiles) | bit(&StatePart::Hand) | bit(&StatePart::OnCards) | STOCKS | PRODUCTIONS;
        let tracks =
            if tile.raises().is_some() { bit(&StatePart::Tracks) | bit(&StatePart::Rating) } else { 0 };
        Self { adds: parts | tracks, reads: bit(&StatePart::Tiles) | tracks & bit(&StatePart::Tracks) }
    }

    /// Of whatever a colony tile brings.
    #[inline]
    pub(crate) const fn colony() -> Self {
        let brings = STOCKS | PRODUCTIONS | bit(&StatePart::OnCards) | bit(&StatePart::Hand);
        Self::place(Tile::Ocean)
            .and(Self { adds: brings | bit(&StatePart::Sight), reads: bit(&StatePart::OnCards) })
    }

    const fn amount(amount: Amount) -> Self {
        match amount {
            Amount::Exactly(_) | Amount::Influenced { of: None, .. } => Self::NOTHING,
            Amount::Per { of, .. } | Amount::Influenced { of: Some(of), .. } => Self::count(of),
        }
    }

    /// Of what depends on a count.
    #[inline]
    pub(crate) const fn count(of: Count) -> Self {
        let reads = match of {
            Count::Tags(_)
            | Count::OpponentsTags(_)
            | Count::TagsOfAll(_)
            | Count::Tagless
            | Count::EventsOfAll => bit(&StatePart::Tags),
            // Colonies are built where tiles are placed.
            Count::Tiles(..)
            | Count::BesideThis(_)
            | Count::Colonies(_)
            | Count::Track(Parameter::Oceans) => bit(&StatePart::Tiles),
            Count::ResourcesHere => bit(&StatePart::OnCards),
            Count::Hand => bit(&StatePart::Hand),
            Count::Rating | Count::RatingRaised | Count::RatingSets(_) => bit(&StatePart::Rating),
            Count::Production(resource) => bit(&StatePart::Production(resource)),
            Count::Stock(resource) => bit(&StatePart::Stock(resource)),
            Count::Track(Parameter::Temperature | Parameter::Oxygen | Parameter::Venus) => {
                bit(&StatePart::Tracks)
            }
            // The committee changes by nothing that waits beside it.
            Count::Chosen
            | Count::Influence
            | Count::Rank(_)
            | Count::InPower(_)
            | Count::Leads
            | Count::Chair(_)
            | Count::Parties => 0,
            Count::Goal(_) => {
                let cards = bit(&StatePart::Tags) | bit(&StatePart::OnCards);
                cards | bit(&StatePart::Tiles) | STOCKS | PRODUCTIONS
            }
        };
        Self { adds: 0, reads }
    }
}
