//! How a table of cards is written, and short words for what many rows say.

use super::effect::{
    Action, Amount, Cause, Charge, Cost, Count, Each, Effect, Filter, Itself, Lowering, Passive, Production,
    Trigger,
};
use super::term::{CardColour, Stock, Tag};

/// Writes each card once: as a constant of its own and as an entry of its table. A row says number, constant, English
/// name, printed cost and tags, and in braces what else the card has.
macro_rules! cards {
    (
        $(#[$about:meta])* $table:ident, numbered $numbered:path, from $blank:expr;
        $(
            $number:literal $constant:ident $name:literal $cost:literal [$($tag:ident)*]
            { $($field:ident: $value:expr),* }
        )*
    ) => {
        $(
            #[doc = concat!("The card `", stringify!($constant), "`.")]
            pub const $constant: Card = Card {
                id: $numbered($number),
                name: $name,
                cost: $cost,
                tags: &[$(Tag::$tag),*],
                $($field: $value,)*
                ..$blank
            };
        )*
        $(#[$about])*
        pub const $table: &[Card] = &[$($constant),*];
    };
}
pub(super) use cards;

/// Take that many.
pub(super) const fn gain(stock: Stock, amount: i8) -> Effect {
    Effect::Gain(stock, Amount::Exactly(amount))
}

/// Raise the terraform rating by that much.
pub(super) const fn rate(amount: i8) -> Effect {
    Effect::Rate(Amount::Exactly(amount))
}

/// Draw that many cards.
pub(super) const fn draw(cards: i8) -> Effect {
    Effect::Draw(Amount::Exactly(cards))
}

/// Produce that many.
pub(super) const fn produce(stock: Stock, amount: i8) -> Production {
    Production::Gain(stock, Amount::Exactly(amount))
}

/// Produce one for each of the count.
pub(super) const fn produce_each(stock: Stock, of: Count) -> Production {
    Production::Gain(stock, per(1, of))
}

/// Draw that many cards in phase IV.
pub(super) const fn produce_cards(cards: i8) -> Production {
    Production::Draw(Amount::Exactly(cards))
}

/// One for every full `per` of the count.
pub(super) const fn per(per: u8, of: Count) -> Amount {
    Amount::Per { each: 1, per, of }
}

/// That many victory points.
pub(super) const fn points(amount: i8) -> Amount {
    Amount::Exactly(amount)
}

/// That many of the stock.
pub(super) const fn pay(stock: Stock, amount: u8) -> Cost {
    Cost::Stock(stock, Charge::Exactly(amount))
}

/// An action with a cost.
pub(super) const fn action(cost: &'static [Cost], gain: &'static [Effect]) -> Action {
    Action { cost, gain }
}

/// An action for nothing.
pub(super) const fn free_action(gain: &'static [Effect]) -> Action {
    Action { cost: &[], gain }
}

/// When something happens, the steps follow.
pub(super) const fn on(cause: Cause, steps: &'static [Effect]) -> Trigger {
    Trigger { cause, steps }
}

/// For each of these tags on a card that is played.
pub(super) const fn on_tags(tags: &'static [Tag], itself: Itself, steps: &'static [Effect]) -> Trigger {
    Trigger { cause: Cause::Plays { cards: Filter::Tagged(tags), each: Each::Tag, itself }, steps }
}

/// For each other card that is played and fits.
pub(super) const fn on_cards(cards: Filter, steps: &'static [Effect]) -> Trigger {
    Trigger { cause: Cause::Plays { cards, each: Each::Card, itself: Itself::Excluded }, steps }
}

/// Cards that fit cost less, once a card.
pub(super) const fn cheaper(off: u8, cards: Filter) -> Passive {
    Passive::Discount { off, cards, each: Each::Card }
}

/// A number from `least` to `most` that the owner chooses.
pub(super) const fn chosen(least: u8, most: Option<u8>) -> Charge {
    Charge::Chosen { least, most }
}

/// A number that something lowers.
pub(super) const fn lowered(base: u8, less: Lowering) -> Charge {
    Charge::Lowered { base, less }
}

/// As much as was paid.
pub(super) const PAID: Amount = per(1, Count::Paid);
/// Blue and red cards.
pub(super) const BLUE_OR_RED: &[CardColour] = &[CardColour::Blue, CardColour::Red];
/// Blue cards only.
pub(super) const BLUE_ONLY: &[CardColour] = &[CardColour::Blue];
/// Green cards only.
pub(super) const GREEN_ONLY: &[CardColour] = &[CardColour::Green];
