//! What an effect is, in plain facts: whoever asks one thing of every effect reads it here, and a new one answers once.

use super::count::Amount;
use super::effect::{DelegateMove, Effect, SetBack};
use super::footprint::{Footprint, PRODUCTIONS, STOCKS, StatePart, bit};
use super::target::{Recipient, Removable};
use super::tile::{PlacementRule, Tile};
use crate::mars::cards::{Parameter, Resource};

/// The facts of an effect itself. What lies within it has a nature of its own, the step that others follow included.
pub(crate) struct Nature {
    /// How much there is of it, where that may hang on something.
    pub(crate) amount: Option<Amount>,
    /// What it asks to be paid, and how much.
    pub(crate) price: Option<(Resource, Amount)>,
    /// Whether no position can forbid it: what it needs is there, or it is skipped.
    pub(crate) is_sure: bool,
    /// When it comes among what several triggers do.
    pub(crate) eagerness: TriggerPriority,
    /// The tile that it places.
    pub(crate) places: Option<Tile>,
    /// The parameter that rises or falls by it whoever does it, nobody included (WG-03, WG-04, Q-TURM-13).
    pub(crate) planet: Option<Parameter>,
    /// Whether the own rating may rise by it: at once, by a step on a track, or by whatever another card or tile does.
    pub(crate) rates: bool,
    /// Whether it belongs to a production box, which can be repeated.
    pub(crate) is_production: bool,
    /// What it changes and depends on, beside its amount and what helps to pay it.
    pub(crate) reach: Footprint,
}

/// When a trigger runs among those of one play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TriggerPriority {
    /// The trigger asks nothing: first.
    Plain,
    /// The trigger may ask something.
    Asking,
    /// The trigger gives something up: last.
    Yielding,
}

impl Nature {
    /// The one from which the others are written.
    const PLAIN: Self = Self {
        amount: None,
        price: None,
        is_sure: false,
        eagerness: TriggerPriority::Plain,
        places: None,
        planet: None,
        rates: false,
        is_production: false,
        reach: Footprint::NOTHING,
    };

    /// Of what may ask something.
    const ASKING: Self = Self { eagerness: TriggerPriority::Asking, ..Self::PLAIN };
}

impl Effect {
    /// What it is. Whoever reads one fact of it is left with the match on that fact alone.
    #[inline(always)]
    pub(crate) const fn nature(&self) -> Nature {
        const PLAIN: Nature = Nature::PLAIN;
        const ASKING: Nature = Nature::ASKING;
        const SURE: Nature = Nature { is_sure: true, ..PLAIN };
        match *self {
            Self::Gain(resource, amount) => {
                Nature { amount: Some(amount), reach: Footprint::adds(&StatePart::Stock(resource)), ..SURE }
            }
            Self::Pay(resource, amount, _) => {
                let reach = Footprint::adds(&StatePart::Stock(resource))
                    .and(Footprint::adds(&StatePart::Price(resource)));
                Nature { amount: Some(amount), price: Some((resource, amount)), reach, ..PLAIN }
            }
            Self::Produce(resource, amount) => Nature {
                amount: Some(amount),
                is_sure: matches!(amount, Amount::Exactly(change) if change >= 0),
                is_production: true,
                reach: Footprint::adds(&StatePart::Production(resource)),
                ..PLAIN
            },
            Self::ProduceMetal(_) => {
                let steel = Footprint::adds(&StatePart::Production(Resource::Steel));
                let reach = steel.and(Footprint::adds(&StatePart::Production(Resource::Titanium)));
                Nature { is_production: true, reach, ..PLAIN }
            }
            Self::ProduceLowest(_) => Nature {
                is_sure: true,
                is_production: true,
                reach: Footprint { adds: PRODUCTIONS, reads: PRODUCTIONS },
                ..ASKING
            },
            Self::Reduce(resource, _) => {
                let reach = Footprint::both(&StatePart::Production(resource));
                Nature { is_production: true, reach, ..ASKING }
            }
            Self::CopyProduction(_) => {
                Nature { reach: Footprint { adds: PRODUCTIONS, reads: PRODUCTIONS }, ..ASKING }
            }
            Self::Raise(parameter, _) => {
                Nature { planet: Some(parameter), rates: true, reach: Footprint::raise(parameter), ..SURE }
            }
            Self::Rate(amount) => Nature {
                amount: Some(amount),
                rates: true,
                reach: Footprint::adds(&StatePart::Rating),
                ..SURE
            },
            Self::Place(tile, area) => {
                let is_ocean = matches!(tile, Tile::Ocean);
                Nature {
                    is_sure: is_ocean && matches!(area, PlacementRule::Usual),
                    places: Some(tile),
                    planet: if is_ocean { Some(Parameter::Oceans) } else { None },
                    rates: true,
                    reach: Footprint::place(tile),
                    ..ASKING
                }
            }
            Self::ClaimLand => Nature { is_sure: true, reach: Footprint::both(&StatePart::Tiles), ..ASKING },
            Self::Remove(Removable::Stock(resource), ..) | Self::Steal(resource, _) => {
                Nature { is_sure: true, reach: Footprint::both(&StatePart::Stock(resource)), ..ASKING }
            }
            Self::Remove(Removable::Card(_), ..) => {
                Nature { is_sure: true, reach: Footprint::both(&StatePart::OnCards), ..ASKING }
            }
            Self::Add(_, amount, holder) => {
                let reach = match holder {
                    Recipient::OwnHolding | Recipient::EveryHolding => Footprint::both(&StatePart::OnCards),
                    Recipient::This
                    | Recipient::Own
                    | Recipient::Tagged(_)
                    | Recipient::Played
                    | Recipient::Every => Footprint::adds(&StatePart::OnCards),
                };
                Nature { amount: Some(amount), is_sure: true, reach, ..ASKING }
            }
            Self::Lose(resource, amount) => {
                Nature { amount: Some(amount), reach: Footprint::both(&StatePart::Stock(resource)), ..SURE }
            }
            Self::GainAny(amount) => {
                let reach = Footprint { adds: STOCKS, reads: 0 };
                Nature { amount: Some(amount), is_sure: true, reach, ..ASKING }
            }
            Self::SetBack(SetBack::Lower(parameter, _)) => {
                Nature { planet: Some(parameter), reach: Footprint::both(&StatePart::Tracks), ..SURE }
            }
            Self::SetBack(SetBack::RemoveOcean) => Nature {
                is_sure: true,
                planet: Some(Parameter::Oceans),
                reach: Footprint::both(&StatePart::Tiles),
                ..ASKING
            },
            Self::Take(_, amount, _) => {
                Nature { amount: Some(amount), reach: Footprint::both(&StatePart::OnCards), ..PLAIN }
            }
            Self::Draw(amount) => {
                let reach = Footprint::adds(&StatePart::Hand).and(Footprint::adds(&StatePart::Sight));
                Nature { amount: Some(amount), reach, ..SURE }
            }
            Self::DrawUntil(..) => Nature {
                reach: Footprint::adds(&StatePart::Hand).and(Footprint::adds(&StatePart::Sight)),
                ..SURE
            },
            Self::Look(..) => {
                let reach = Footprint::adds(&StatePart::Hand).and(Footprint::adds(&StatePart::Sight));
                Nature { is_sure: true, reach, ..ASKING }
            }
            Self::Reveal(_) | Self::OthersDraw(_) => {
                Nature { reach: Footprint::adds(&StatePart::Sight), ..SURE }
            }
            Self::Discard => {
                let reach = Footprint::both(&StatePart::Hand);
                Nature { eagerness: TriggerPriority::Yielding, reach, ..PLAIN }
            }
            Self::MayDiscard => {
                let reach = Footprint::both(&StatePart::Hand);
                Nature { eagerness: TriggerPriority::Yielding, reach, ..SURE }
            }
            // Whatever the card or the action does.
            Self::PlayNow { .. } | Self::RepeatAction => {
                let reach = Footprint { adds: !bit(&StatePart::Sight), reads: u32::MAX };
                Nature { rates: true, reach, ..ASKING }
            }
            Self::PlayPrelude(_) => {
                let reach = Footprint { adds: u32::MAX, reads: u32::MAX };
                Nature { is_sure: true, rates: true, reach, ..ASKING }
            }
            // One list that is possible makes a choice possible.
            Self::FundAward
            | Self::OpenColony
            | Self::ShiftColonies
            | Self::Choose(_)
            | Self::Delegates(DelegateMove::Send(_) | DelegateMove::Replace | DelegateMove::SeizeChair) => {
                ASKING
            }
            Self::Settle(_) | Self::Trade => Nature { rates: true, reach: Footprint::colony(), ..ASKING },
            Self::ColonyBonuses => {
                Nature { is_sure: true, rates: true, reach: Footprint::colony(), ..ASKING }
            }
            Self::Fleet(_) | Self::NextCardDiscount { .. } => SURE,
            Self::MayChoose(_) | Self::Delegates(DelegateMove::Recall) => Nature { is_sure: true, ..ASKING },
            Self::ChooseAmount(of, _) => Nature { reach: Footprint::count(of), ..ASKING },
            Self::If(condition, ..) => Nature { reach: Footprint::count(condition.of), ..PLAIN },
            Self::Then(..) => PLAIN,
        }
    }

    /// Whether the own rating may rise by any of these, or by what lies within them, however deep.
    pub const fn may_rate(steps: &[Self]) -> bool {
        let mut step = 0;
        while step < steps.len() {
            if steps[step].rates() {
                return true;
            }
            step += 1;
        }
        false
    }

    /// Whether any of these, or what lies within them, however deep, may change one of these parts of the table.
    pub(crate) const fn may_change(steps: &[Self], parts: u32) -> bool {
        let mut place = 0;
        while place < steps.len() {
            if steps[place].changes(parts) {
                return true;
            }
            place += 1;
        }
        false
    }

    /// Whether this step, or what lies within it, may.
    pub(crate) const fn changes(&self, parts: u32) -> bool {
        if let Self::Then(step, _) = self
            && step.changes(parts)
        {
            return true;
        }
        let mut place = 0;
        while let Some(list) = self.branch(place) {
            if Self::may_change(list, parts) {
                return true;
            }
            place += 1;
        }
        self.nature().reach.adds & parts != 0
    }

    /// Whether the own rating may rise by this step, or by what lies within it, however deep.
    const fn rates(&self) -> bool {
        if let Self::Then(step, _) = self
            && step.rates()
        {
            return true;
        }
        let mut place = 0;
        while let Some(list) = self.branch(place) {
            if Self::may_rate(list) {
                return true;
            }
            place += 1;
        }
        self.nature().rates
    }
}
