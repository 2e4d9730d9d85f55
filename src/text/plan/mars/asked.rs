//! What a step asks, taken apart: a step that asks nothing needs no question in any language.

use crate::mars::cards::{
    Amount, CardResource, Count, DelegateMove, Effect, Removable, Resource, SetBack, Source, Stored, Tile,
};

/// What is to be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum Asked {
    /// Where a tile goes.
    Area(Tile),
    /// The area that is marked as one's own.
    Claim,
    /// Whose production falls, and by how many steps.
    Reduced(Resource, u8),
    /// The card whose production is had once more.
    Copied,
    /// Which of two metals is produced, and by how many steps.
    Metal(u8),
    /// Which of the lowest productions rises, and by how many steps.
    Lowest(u8),
    /// Who or which card loses up to so many.
    Removed(Removable, u8),
    /// Who is stolen from, up to so many.
    Stolen(Resource, u8),
    /// The card that gets something.
    Receiver(Stored, Amount),
    /// The card that gives so many.
    Giver(CardResource, Amount),
    /// A card that is discarded.
    Discarded,
    /// A card that is discarded, or none.
    DiscardedIfAny,
    /// The card whose action is used once more.
    Repeated,
    /// A card that is played.
    Played,
    /// An award that is funded.
    Award,
    /// The tile on which a colony is built.
    Settled,
    /// The tile that is traded with.
    Traded,
    /// The tile that comes into play.
    Opened,
    /// The tile whose marker moves up.
    Shifted,
    /// The party to which a delegate goes.
    Sent,
    /// The party that a delegate leaves.
    Recalled,
    /// The ocean tile that is removed.
    Dried,
    /// A resource of any kind.
    AnyResource,
    /// Whether so many cards are looked at now.
    Look(u8),
    /// One of several.
    Alternative,
    /// One of several, or none.
    AlternativeIfAny,
    /// A number up to the count, and what is done with it.
    Number(Count, &'static [Effect]),
}

/// What a step asks; nothing, where it only does something.
pub(in crate::text) fn asked(effect: &Effect) -> Option<Asked> {
    Some(match *effect {
        Effect::Then(step, _) => return asked(step),
        Effect::Place(tile, _) => Asked::Area(tile),
        Effect::ClaimLand => Asked::Claim,
        Effect::Reduce(resource, steps) => Asked::Reduced(resource, steps),
        Effect::CopyProduction(_) => Asked::Copied,
        Effect::ProduceMetal(steps) => Asked::Metal(steps),
        Effect::ProduceLowest(steps) => Asked::Lowest(steps),
        Effect::PlayNow { .. } => Asked::Played,
        Effect::RepeatAction => Asked::Repeated,
        Effect::FundAward => Asked::Award,
        Effect::Settle(_) => Asked::Settled,
        Effect::Trade => Asked::Traded,
        Effect::OpenColony => Asked::Opened,
        Effect::ShiftColonies => Asked::Shifted,
        Effect::SetBack(SetBack::RemoveOcean) => Asked::Dried,
        Effect::GainAny(_) => Asked::AnyResource,
        Effect::Delegates(DelegateMove::Send(_)) => Asked::Sent,
        Effect::Delegates(DelegateMove::Recall | DelegateMove::Replace) => Asked::Recalled,
        Effect::Remove(what, most, _) => Asked::Removed(what, most),
        Effect::Steal(resource, most) => Asked::Stolen(resource, most),
        Effect::Add(what, amount, _) => Asked::Receiver(what, amount),
        Effect::Take(kind, amount, Source::Own | Source::Anyone) => Asked::Giver(kind, amount),
        Effect::Discard => Asked::Discarded,
        Effect::MayDiscard => Asked::DiscardedIfAny,
        Effect::Look(cards, _) => Asked::Look(cards),
        Effect::Choose(_) => Asked::Alternative,
        Effect::MayChoose(_) => Asked::AlternativeIfAny,
        Effect::ChooseAmount(count, then) => Asked::Number(count, then),
        Effect::Gain(..)
        | Effect::Pay(..)
        | Effect::Produce(..)
        | Effect::Raise(..)
        | Effect::Rate(_)
        | Effect::Take(_, _, Source::This)
        | Effect::Draw(_)
        | Effect::OthersDraw(_)
        | Effect::Reveal(_)
        | Effect::DrawUntil(..)
        | Effect::PlayPrelude(_)
        | Effect::Fleet(_)
        | Effect::ColonyBonuses
        | Effect::Lose(..)
        | Effect::SetBack(SetBack::Lower(..))
        | Effect::Delegates(DelegateMove::SeizeChair)
        | Effect::If(..)
        | Effect::NextCardDiscount { .. } => return None,
    })
}
