//! What a step changes and what its result depends on: by that the order of two steps may matter or not.

use super::effect::{Amount, Count, Effect, Tile};
use crate::words::{Parameter, Resource};

/// What a step changes and what its result depends on, as bits of [`bit`].
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) adds: u32,
    pub(crate) reads: u32,
}

/// A part of the table that steps change or read.
pub(crate) enum Aspect {
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
pub(crate) const fn bit(part: &Aspect) -> u32 {
    1 << match part {
        Aspect::Stock(resource) => *resource as u8,
        Aspect::Production(resource) => 6 + *resource as u8,
        Aspect::Rating => 12,
        Aspect::Tracks => 13,
        Aspect::Tiles => 14,
        Aspect::Hand => 15,
        Aspect::OnCards => 16,
        Aspect::Tags => 17,
        Aspect::Sight => 18,
        Aspect::Price(resource) => 19 + *resource as u8,
    }
}

pub(crate) const STOCKS: u32 = 0b11_1111;
pub(crate) const PRODUCTIONS: u32 = 0b11_1111 << 6;

impl Reach {
    pub(crate) const NOTHING: Self = Self { adds: 0, reads: 0 };

    /// Of a step with all that lies within it.
    pub(crate) fn of(effect: &Effect) -> Self {
        let own = effect.nature();
        let amount = own.amount.map_or(Self::NOTHING, Self::amount);
        let reach = own.reach.and(amount);
        match *effect {
            Effect::Pay(_, _, helping) => {
                let helped = helping.iter().map(|&helping| Self::adds(&Aspect::Stock(helping)));
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
    pub(crate) const fn adds(part: &Aspect) -> Self {
        Self { adds: bit(part), reads: 0 }
    }

    /// Of what changes this and depends on it.
    #[inline]
    pub(crate) const fn both(part: &Aspect) -> Self {
        Self { adds: bit(part), reads: bit(part) }
    }

    /// Of a step on a track.
    #[inline]
    pub(crate) const fn raise(parameter: Parameter) -> Self {
        let raised = Self { adds: bit(&Aspect::Tracks) | bit(&Aspect::Rating), reads: bit(&Aspect::Tracks) };
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
        let parts = bit(&Aspect::Tiles) | bit(&Aspect::Hand) | bit(&Aspect::OnCards) | STOCKS | PRODUCTIONS;
        let tracks = if tile.raises().is_some() { bit(&Aspect::Tracks) | bit(&Aspect::Rating) } else { 0 };
        Self { adds: parts | tracks, reads: bit(&Aspect::Tiles) | tracks & bit(&Aspect::Tracks) }
    }

    /// Of whatever a colony tile brings.
    #[inline]
    pub(crate) const fn colony() -> Self {
        let brings = STOCKS | PRODUCTIONS | bit(&Aspect::OnCards) | bit(&Aspect::Hand);
        Self::place(Tile::Ocean)
            .and(Self { adds: brings | bit(&Aspect::Sight), reads: bit(&Aspect::OnCards) })
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
            | Count::EventsOfAll => bit(&Aspect::Tags),
            // Colonies are built where tiles are placed.
            Count::Tiles(..)
            | Count::BesideThis(_)
            | Count::Colonies(_)
            | Count::Track(Parameter::Oceans) => bit(&Aspect::Tiles),
            Count::ResourcesHere => bit(&Aspect::OnCards),
            Count::Hand => bit(&Aspect::Hand),
            Count::Rating | Count::RatingRaised | Count::RatingSets(_) => bit(&Aspect::Rating),
            Count::Production(resource) => bit(&Aspect::Production(resource)),
            Count::Stock(resource) => bit(&Aspect::Stock(resource)),
            Count::Track(Parameter::Temperature | Parameter::Oxygen | Parameter::Venus) => {
                bit(&Aspect::Tracks)
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
                let cards = bit(&Aspect::Tags) | bit(&Aspect::OnCards);
                cards | bit(&Aspect::Tiles) | STOCKS | PRODUCTIONS
            }
        };
        Self { adds: 0, reads }
    }
}
