//! Short ways to write effects, amounts, conditions, actions, triggers and passives in a table of cards.

use super::card::{Action, Trigger};
use super::count::{Amount, Bound, Count, Requirement};
use super::effect::Effect;
use super::kind::Kind;
use super::lasting::{Fund, Passive, Pays, Per, Purchase, Purpose, When};
use super::target::{CardResource, Recipient, Removable, Source, Stored, Victim};
use super::tile::{Ground, PlacementRule, Tile, TileClass, Whose};
use crate::mars::cards::{Parameter, Resource, Tag};

/// Take that many.
pub const fn gain(resource: Resource, amount: i8) -> Effect {
    Effect::Gain(resource, Amount::Exactly(amount))
}

/// Change a production by that many.
pub const fn produce(resource: Resource, amount: i8) -> Effect {
    Effect::Produce(resource, Amount::Exactly(amount))
}

/// Lower one player's production.
pub const fn reduce(resource: Resource, amount: u8) -> Effect {
    Effect::Reduce(resource, amount)
}

/// Pay that many of the resource itself.
pub const fn pay(resource: Resource, amount: i8) -> Effect {
    Effect::Pay(resource, Amount::Exactly(amount), &[])
}

/// Raise a parameter by steps.
pub const fn raise(parameter: Parameter, steps: u8) -> Effect {
    Effect::Raise(parameter, steps)
}

/// Change the own rating.
pub const fn rate(amount: i8) -> Effect {
    Effect::Rate(Amount::Exactly(amount))
}

/// Place a tile where its kind goes.
pub const fn place(tile: Tile) -> Effect {
    Effect::Place(tile, PlacementRule::Usual)
}

/// Place a tile somewhere of its own.
pub const fn place_on(tile: Tile, area: PlacementRule) -> Effect {
    Effect::Place(tile, area)
}

/// Remove up to that many of a resource from one player.
pub const fn remove(resource: Resource, most: u8) -> Effect {
    Effect::Remove(Removable::Stock(resource), most, Victim::Anyone)
}

/// Remove up to that many of a resource from one card.
pub const fn remove_from_card(kind: CardResource, most: u8) -> Effect {
    Effect::Remove(Removable::Card(kind), most, Victim::Anyone)
}

/// Put that many on this card.
pub const fn add_here(kind: CardResource, amount: i8) -> Effect {
    Effect::Add(Stored::Kind(kind), Amount::Exactly(amount), Recipient::This)
}

/// Put that many on an own card.
pub const fn add(kind: CardResource, amount: i8) -> Effect {
    Effect::Add(Stored::Kind(kind), Amount::Exactly(amount), Recipient::Own)
}

/// Take that many off this card.
pub const fn take_here(kind: CardResource, amount: i8) -> Effect {
    Effect::Take(kind, Amount::Exactly(amount), Source::This)
}

/// Draw that many.
pub const fn draw(cards: i8) -> Effect {
    Effect::Draw(Amount::Exactly(cards))
}

/// One for each of the count.
pub const fn each(of: Count) -> Amount {
    per(1, 1, of)
}

/// `amount` for every full `per` of the count.
pub const fn per(amount: i8, per: u8, of: Count) -> Amount {
    Amount::Per { each: amount, per, of, most: u8::MAX }
}

/// `amount` once, if there is any of the count.
pub const fn once(amount: i8, of: Count) -> Amount {
    Amount::Per { each: amount, per: 1, of, most: 1 }
}

/// That many victory points.
pub const fn points(amount: i8) -> Option<Amount> {
    Some(Amount::Exactly(amount))
}

/// At least that much of the count.
pub const fn at_least(bound: i8, of: Count) -> Requirement {
    Requirement { of, bound: Bound::AtLeast(bound) }
}

/// At most that much of the count.
pub const fn at_most(bound: i8, of: Count) -> Requirement {
    Requirement { of, bound: Bound::AtMost(bound) }
}

/// An action with a cost.
pub const fn action(cost: &'static [Effect], gain: &'static [Effect]) -> Action {
    Action { cost, gain, needs: None, is_unlimited: false }
}

/// An action for nothing.
pub const fn free_action(gain: &'static [Effect]) -> Action {
    Action { cost: &[], gain, needs: None, is_unlimited: false }
}

/// For each of these tags that the owner plays.
pub const fn on_own_tags(tags: &'static [Tag], steps: &'static [Effect]) -> Trigger {
    Trigger {
        when: When::Plays { kind: None, tags, cost: 0, scoring: false, per: Per::Tag },
        by: Whose::Own,
        steps,
    }
}

/// For each card of this form and with one of these tags (none: any) that the owner plays.
pub const fn on_own_card(kind: Kind, tags: &'static [Tag], steps: &'static [Effect]) -> Trigger {
    let when = When::Plays { kind: Some(kind), tags, cost: 0, scoring: false, per: Per::Card };
    Trigger { when, by: Whose::Own, steps }
}

/// For each tile of the class that is placed anywhere.
pub const fn on_tile(by: Whose, what: TileClass, steps: &'static [Effect]) -> Trigger {
    Trigger { when: When::Places { what, on: Ground::Anywhere, showing: &[] }, by, steps }
}

/// So much of the price of cards with the tag is paid by one of these.
pub const fn pays_for(tag: Tag, with: Fund, worth: u8) -> Passive {
    Passive::Pays(Pays { with, worth, toward: Purpose::Tagged(tag) })
}

/// One of these pays as so many of a resource, wherever that is paid.
pub const fn pays_as(resource: Resource, with: Fund, worth: u8) -> Passive {
    Passive::Pays(Pays { with, worth, toward: Purpose::Prices(resource) })
}

/// Cards with the tag cost less, once a card.
pub const fn cheaper(off: u8, tag: Tag) -> Passive {
    Passive::Discount { off, on: Purchase::Tagged(tag), per: Per::Card }
}
