//! What an effect asks its player: one list, for the questions of the rules and for their words.

use super::count::{Amount, Count};
use super::effect::{DelegateMove, Effect, SetBack};
use super::target::{Recipient, Removable, Settling, Source, Stored, Victim};
use super::tile::{PlacementRule, Tile};
use crate::mars::cards::{CardResource, Resource, Tag};

/// What is to be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Asked {
    /// Where a tile goes, of the areas of a rule.
    Area(Tile, PlacementRule),
    /// The area that is marked as one's own.
    Claim,
    /// Whose production falls, and by how many steps.
    Reduced(Resource, u8),
    /// The card with a tag whose production is had once more.
    Copied(Tag),
    /// Which of two metals is produced, and by how many steps.
    Metal(u8),
    /// Which of the lowest productions rises, and by how many steps.
    Lowest(u8),
    /// The player or card that loses up to a number.
    Removed(Removable, u8, Victim),
    /// The player who is stolen from, up to a number.
    Stolen(Resource, u8),
    /// The card that gets something.
    Receiver(Stored, Amount, Recipient),
    /// The card that gives an amount, of the own ones or of anyone’s.
    Giver(CardResource, Amount, Source),
    /// A card that is discarded.
    Discarded,
    /// A card that is discarded, or none.
    DiscardedIfAny,
    /// The card whose action is used once more.
    Repeated,
    /// A card that is played for less, with leeway in its requirements.
    Played {
        /// M€ off its price.
        discount: u8,
        /// Steps by which it may miss global requirements.
        leeway: u8,
    },
    /// An award that is funded.
    Award,
    /// The tile on which a colony is built.
    Settled(Settling),
    /// The tile that is traded with.
    Traded,
    /// The tile that comes into play.
    Opened,
    /// The tile whose marker moves up.
    Shifted,
    /// The party to which a delegate goes, or which one leaves.
    Delegates(DelegateMove),
    /// The ocean tile that is removed.
    Dried,
    /// A resource of any kind.
    AnyResource(Amount),
    /// Whether a number of cards is looked at now.
    Look(u8),
    /// One of several.
    Alternative(&'static [&'static [Effect]]),
    /// One of several, or none.
    AlternativeIfAny(&'static [&'static [Effect]]),
    /// A number up to the count, and what is done with it.
    Number(Count, &'static [Effect]),
}

impl Effect {
    /// What the effect asks; `None` for an effect that only does something. A step that others follow asks what it asks itself.
    pub const fn asks(&self) -> Option<Asked> {
        Some(match *self {
            Self::Then(step, _) => return step.asks(),
            Self::Place(tile, area) => Asked::Area(tile, area),
            Self::ClaimLand => Asked::Claim,
            Self::Reduce(resource, steps) => Asked::Reduced(resource, steps),
            Self::CopyProduction(tag) => Asked::Copied(tag),
            Self::ProduceMetal(steps) => Asked::Metal(steps),
            Self::ProduceLowest(steps) => Asked::Lowest(steps),
            Self::PlayNow { discount, leeway } => Asked::Played { discount, leeway },
            Self::RepeatAction => Asked::Repeated,
            Self::FundAward => Asked::Award,
            Self::Settle(settling) => Asked::Settled(settling),
            Self::Trade => Asked::Traded,
            Self::OpenColony => Asked::Opened,
            Self::ShiftColonies => Asked::Shifted,
            Self::SetBack(SetBack::RemoveOcean) => Asked::Dried,
            Self::GainAny(amount) => Asked::AnyResource(amount),
            Self::Delegates(
                motion @ (DelegateMove::Send(_) | DelegateMove::Recall | DelegateMove::Replace),
            ) => Asked::Delegates(motion),
            Self::Remove(what, most, victim) => Asked::Removed(what, most, victim),
            Self::Steal(resource, most) => Asked::Stolen(resource, most),
            Self::Add(
                what,
                amount,
                holder @ (Recipient::This
                | Recipient::Own
                | Recipient::OwnHolding
                | Recipient::Tagged(_)
                | Recipient::Played),
            ) => Asked::Receiver(what, amount, holder),
            Self::Take(kind, amount, source @ (Source::Own | Source::Anyone)) => {
                Asked::Giver(kind, amount, source)
            }
            Self::Discard => Asked::Discarded,
            Self::MayDiscard => Asked::DiscardedIfAny,
            Self::Look(cards, _) => Asked::Look(cards),
            Self::Choose(lists) => Asked::Alternative(lists),
            Self::MayChoose(lists) => Asked::AlternativeIfAny(lists),
            Self::ChooseAmount(count, then) => Asked::Number(count, then),
            Self::Add(_, _, Recipient::Every | Recipient::EveryHolding)
            | Self::Gain(..)
            | Self::Pay(..)
            | Self::Produce(..)
            | Self::Raise(..)
            | Self::Rate(_)
            | Self::Take(_, _, Source::This)
            | Self::Draw(_)
            | Self::OthersDraw(_)
            | Self::Reveal(_)
            | Self::DrawUntil(..)
            | Self::PlayPrelude(_)
            | Self::Fleet(_)
            | Self::ColonyBonuses
            | Self::Lose(..)
            | Self::SetBack(SetBack::Lower(..))
            | Self::Delegates(DelegateMove::SeizeChair)
            | Self::If(..)
            | Self::NextCardDiscount { .. } => return None,
        })
    }
}
