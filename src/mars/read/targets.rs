//! At whom and at what an effect may be aimed.

use super::count::{CountContext, amount};
use super::discounts::{is_card_protected, is_stock_protected};
use crate::kit::{Seat, Seats};
use crate::mars::cards::{
    Amount, CardId, CardResource, CardSet, Effect, Recipient, Removable, Resource, Source, Stored, Tag,
    Victim, card,
};
use crate::mars::state::agenda::{Cause, Context, Steps};
use crate::mars::state::facts::{Facts, floor};

/// The players whose production may be lowered by so much (BASE-PLAY-16).
pub(crate) fn producers(facts: &Facts, resource: Resource, needs: u8) -> Seats {
    let lowest = floor(resource) + i16::from(needs);
    Seats::first(facts.options.players)
        .iter()
        .filter(|&seat| facts.players[seat].production[resource] >= lowest)
        .collect()
}

/// The players from whose stock this may be removed by `by` (BASE-PLAY-17).
pub(crate) fn victims(facts: &Facts, by: Seat, resource: Resource) -> Seats {
    Seats::first(facts.options.players)
        .iter()
        .filter(|&seat| facts.players[seat].stock[resource] > 0)
        .filter(|&seat| seat == by || !is_stock_protected(facts, seat, resource))
        .collect()
}

/// The cards, of anyone, from which so many of a kind may be taken by `by`.
pub(crate) fn sources(
    facts: &Facts,
    by: Seat,
    kind: CardResource,
    needs: u8,
) -> impl Iterator<Item = CardId> {
    by.round(facts.options.players).flat_map(move |owner| sources_of(facts, owner, by, kind, needs))
}

/// The cards of one player from which resources of a kind may be taken.
pub(crate) fn sources_of(
    facts: &Facts,
    owner: Seat,
    by: Seat,
    kind: CardResource,
    needs: u8,
) -> impl Iterator<Item = CardId> {
    facts.players[owner].played.iter().filter(move |&id| {
        card(id).holds == Some(kind)
            && facts.on_card[id.index()] >= needs
            && !is_card_protected(facts, owner, id, kind, by)
    })
}

/// The cards of their own from which a player may take so many of a kind.
pub(crate) fn own_sources(
    facts: &Facts,
    seat: Seat,
    kind: CardResource,
    needs: u8,
) -> impl Iterator<Item = CardId> {
    sources_of(facts, seat, seat, kind, needs)
}

/// The players who show a tag and from whose stock this may be removed; a wild tag does not count as one (WILD-06).
pub(crate) fn victims_showing(facts: &Facts, by: Seat, resource: Resource, tag: Tag) -> Seats {
    let shows = |&seat: &Seat| facts.players[seat].tags[tag] > 0;
    // The neutral opponent shows none, and nobody removes from themselves without an opponent (MIX-17).
    let victims = if facts.is_solo() { Seats::NONE } else { victims(facts, by, resource) };
    victims.iter().filter(shows).collect()
}

/// The players from whose stock or production a step may take; nobody where the step takes from none, or in solo.
pub fn aimed_at(facts: &Facts, by: Seat, effect: &Effect) -> Seats {
    if facts.is_solo() {
        return Seats::NONE;
    }
    if let Effect::Reduce(of, steps) = *effect {
        return producers(facts, of, steps);
    }
    if let Effect::Remove(Removable::Stock(of), _, Victim::Showing(tag)) = *effect {
        return victims_showing(facts, by, of, tag);
    }
    if let Effect::Remove(Removable::Stock(of), _, Victim::Anyone) | Effect::Steal(of, _) = *effect {
        return victims(facts, by, of);
    }
    Seats::NONE
}

/// The cards from which a step may take, what is on them most first, own ones last; none where the step takes from no card or
/// from a certain one.
pub fn cards_aimed_at(facts: &Facts, by: Seat, effect: &Effect) -> Vec<CardId> {
    let mut cards: Vec<CardId> = if let Effect::Remove(Removable::Card(kind), ..) = *effect {
        sources(facts, by, kind, 1).collect()
    } else if let Effect::Take(kind, Amount::Exactly(number), from @ (Source::Own | Source::Anyone)) = *effect
    {
        let needs = needed_on_card(number.into());
        let is_of_anyone = from == Source::Anyone;
        sources(facts, by, kind, needs).filter(|&id| is_of_anyone || facts.owner(id) == Some(by)).collect()
    } else {
        return Vec::new();
    };
    let is_own = |id: CardId| facts.players[by].played.contains(id);
    cards.sort_by_key(|&id| (is_own(id), core::cmp::Reverse(facts.on_card[id.index()])));
    cards
}

/// The own cards that may be added to.
pub(crate) fn holders(
    facts: &Facts,
    seat: Seat,
    stored: Stored,
    holder: Recipient,
    context: Context,
) -> CardSet {
    let fits = |id: CardId| {
        card(id).holds.is_some_and(|held| match stored {
            Stored::Kind(kind) => kind == held,
            Stored::OneOf(kinds) => kinds.contains(&held),
        })
    };
    let played = facts.players[seat].played;
    match holder {
        Recipient::This => [context.card].into_iter().filter(|&id| fits(id)).collect(),
        Recipient::Played => [context.given.card()].into_iter().filter(|&id| fits(id)).collect(),
        Recipient::Own => played.iter().filter(|&id| fits(id)).collect(),
        Recipient::Tagged(tag) => {
            played.iter().filter(|&id| fits(id) && card(id).tags.contains(&tag)).collect()
        }
        Recipient::Every => played.iter().filter(|&id| fits(id)).collect(),
        Recipient::OwnHolding | Recipient::EveryHolding => {
            played.iter().filter(|&id| fits(id) && facts.on_card[id.index()] > 0).collect()
        }
    }
}

/// How many resources of any kind are still to be taken.
pub(crate) fn left_of_any(facts: &Facts, steps: &Steps, of: Amount) -> u16 {
    match steps.given() {
        Cause::Number(left) => left,
        _ => amount(facts, of, CountContext::of(steps.seat, steps.context())).max(0).unsigned_abs(),
    }
}

/// Whether an effect finds something to act upon; what needs no target always does.
pub(crate) fn finds_target(facts: &Facts, seat: Seat, effect: &Effect, context: Context) -> bool {
    match *effect {
        Effect::Add(stored, _, holder) => !holders(facts, seat, stored, holder, context).is_empty(),
        Effect::Remove(Removable::Stock(resource), _, Victim::Showing(tag)) => {
            !victims_showing(facts, seat, resource, tag).is_empty()
        }
        Effect::Remove(what, _, Victim::Anyone | Victim::Showing(_)) => {
            facts.is_solo()
                || match what {
                    Removable::Stock(resource) => !victims(facts, seat, resource).is_empty(),
                    Removable::Card(kind) => sources(facts, seat, kind, 1).next().is_some(),
                }
        }
        Effect::Steal(resource, _) => facts.is_solo() || !victims(facts, seat, resource).is_empty(),
        Effect::Remove(_, _, Victim::NeighbourOfPlaced)
        | Effect::Gain(..)
        | Effect::Pay(..)
        | Effect::Produce(..)
        | Effect::ProduceMetal(_)
        | Effect::ProduceLowest(_)
        | Effect::Reduce(..)
        | Effect::CopyProduction(_)
        | Effect::Raise(..)
        | Effect::Rate(_)
        | Effect::Place(..)
        | Effect::ClaimLand
        | Effect::Take(..)
        | Effect::Draw(_)
        | Effect::OthersDraw(_)
        | Effect::Look(..)
        | Effect::Reveal(_)
        | Effect::DrawUntil(..)
        | Effect::Discard
        | Effect::MayDiscard
        | Effect::PlayNow { .. }
        | Effect::PlayPrelude(_)
        | Effect::RepeatAction
        | Effect::FundAward
        | Effect::Settle(_)
        | Effect::Fleet(_)
        | Effect::Trade
        | Effect::OpenColony
        | Effect::ColonyBonuses
        | Effect::ShiftColonies
        | Effect::Lose(..)
        | Effect::GainAny(_)
        | Effect::SetBack(_)
        | Effect::Delegates(_)
        | Effect::Choose(_)
        | Effect::MayChoose(_)
        | Effect::ChooseAmount(..)
        | Effect::If(..)
        | Effect::NextCardDiscount { .. }
        | Effect::Then(..) => true,
    }
}

/// Whether an effect names the card that it acts upon: this one, or the one that was played.
pub(crate) const fn names_its_target(effect: &Effect) -> bool {
    matches!(effect, Effect::Add(_, _, Recipient::This | Recipient::Played))
}

/// How many must be taken off one card, where so many are asked for: none has more than fit there.
pub(crate) fn needed_on_card(amount: i16) -> u8 {
    amount.clamp(0, u8::MAX.into()) as u8
}
