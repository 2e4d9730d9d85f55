//! Every word of the vocabulary in every place where its type lets it stand (cargo feature `synthetic`): played, as a first
//! action, as a cost, as a gain, as what a trigger does, inside each kind of nesting, and inside a nesting within another.
//! Areas and tracks get theirs from the synthetic maps.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::kind::Kind::{Active, Automated, Corporation, Event, Prelude};
use super::*;
use crate::mars::cards::Parameter::{Oceans, Oxygen, Temperature, Venus};
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

/// The first of their numbers.
const FIRST: u16 = 50;

/// What the cards below are written from: each stores something, has tags and costs little, so that it is played.
const BLANK: Card = Card {
    module: Module::Synthetic,
    cost: 3,
    tags: &[Microbe, Building],
    holds: Some(CardResource::Microbe),
    ..Card::BLANK
};

/// Something that is seldom so, and something that mostly is.
const SELDOM: Requirement = at_least(12, Count::Track(Oxygen));
const MOSTLY: Requirement = at_most(12, Count::Track(Oxygen));

/// One for each, of an action that a long game repeats without end.
const fn up_to_nine(of: Count) -> Amount {
    Amount::Per { each: 1, per: 1, of, most: 9 }
}

/// An effect inside a nesting of each kind, as lists to choose from.
macro_rules! nested {
    ($effect:expr) => {
        &[
            &[Effect::Choose(&[&[$effect], &[gain(MegaCredits, 1)]])],
            &[Effect::MayChoose(&[&[$effect], &[rate(1)]])],
            &[Effect::ChooseAmount(Count::Stock(Heat), &[$effect])],
            &[Effect::If(MOSTLY, &[$effect], &[gain(Heat, 1)])],
            &[Effect::Then(&$effect, &[gain(Steel, 1)])],
            &[Effect::Then(&gain(Energy, 1), &[$effect])],
        ]
    };
}

/// Each effect in each place. Those that listen hear various tags: one play that all of them heard would owe more than is ever
/// owed.
macro_rules! everywhere {
    ($($tag:ident $other:ident: $effect:expr),* $(,)?) => {
        [$(
            Card { name: "Played", kind: Automated, play: &[$effect], ..BLANK },
            Card { name: "First", kind: Corporation, tags: &[], play: &[gain(MegaCredits, 40)], first: &[$effect], ..BLANK },
            Card {
                name: "Cost", kind: Active,
                actions: &[
                    action(&[$effect], &[gain(MegaCredits, 1)]),
                    action(&[Effect::If(MOSTLY, &[Effect::Choose(&[&[$effect], &[pay(MegaCredits, 1)]])], &[])], &[rate(1)]),
                    action(&[Effect::Choose(nested!($effect))], &[gain(Plants, 1)]),
                ],
                ..BLANK
            },
            Card {
                name: "Gain", kind: Active,
                actions: &[
                    action(&[pay(MegaCredits, 1)], &[$effect]),
                    free_action(&[Effect::Choose(nested!($effect))]),
                    free_action(&[Effect::MayChoose(nested!($effect))]),
                    free_action(&[Effect::ChooseAmount(Count::Stock(Heat), &[
                        Effect::MayChoose(&[&[$effect], &[gain(Plants, 1)]]),
                        Effect::If(MOSTLY, &[], &[$effect]),
                        Effect::Gain(MegaCredits, up_to_nine(Count::Chosen)),
                    ])]),
                    free_action(&[Effect::If(SELDOM, &[$effect], &[Effect::Choose(&[&[$effect], &[draw(1)]])])]),
                    free_action(&[Effect::Then(&Effect::Choose(nested!($effect)), &[gain(Plants, 1)])]),
                    free_action(&[Effect::Then(&place(Tile::Ocean), &[Effect::Then(&$effect, &[gain(Plants, 1)])])]),
                ],
                ..BLANK
            },
            Card {
                name: "Heard", kind: Active, tags: &[$tag],
                triggers: &[
                    on_own_tags(&[$tag], &[$effect]),
                    on_own_tags(&[$other], &[Effect::If(MOSTLY, &[Effect::MayChoose(&[&[$effect], &[rate(1)]])], &[])]),
                ],
                ..BLANK
            },
            Card { name: "Chosen", kind: Event, play: &[Effect::Choose(&[&[$effect], &[gain(MegaCredits, 1)]])], ..BLANK },
            Card { name: "Perhaps", kind: Event, play: &[draw(1), Effect::MayChoose(&[&[$effect], &[rate(1)]])], ..BLANK },
            Card {
                name: "Counted", kind: Automated,
                play: &[Effect::ChooseAmount(Count::Stock(Heat), &[$effect, Effect::Gain(MegaCredits, each(Count::Chosen))])],
                ..BLANK
            },
            Card { name: "Where", kind: Automated, play: &[Effect::If(MOSTLY, &[$effect], &[]), Effect::If(SELDOM, &[], &[$effect])], ..BLANK },
            Card { name: "Before", kind: Automated, play: &[Effect::Then(&$effect, &[gain(Plants, 1), produce(Heat, 1)])], ..BLANK },
            Card { name: "After", kind: Automated, play: &[Effect::Then(&place(Tile::Ocean), &[$effect])], ..BLANK },
            Card { name: "Prelude", kind: Prelude, cost: 0, play: &[gain(MegaCredits, 2), $effect], ..BLANK },
        )*]
    };
}

static ALL: [Card; COUNT] = numbered(everywhere![
    Jovian Earth: gain(Titanium, 2),
    Science City: Effect::Gain(Energy, each(Count::Tags(Microbe))),
    Space Animal: pay(MegaCredits, 2),
    Plant Jovian: pay(Heat, 2),
    Power Space: Effect::Pay(MegaCredits, Amount::Exactly(6), &[Steel, Titanium]),
    Jovian Plant: produce(Plants, 1),
    Science Power: produce(Energy, -1),
    Space Earth: Effect::Produce(MegaCredits, per(1, 2, Count::OpponentsTags(Building))),
    Plant City: Effect::ProduceMetal(1),
    Power Animal: reduce(Heat, 1),
    Jovian Earth: Effect::CopyProduction(Building),
    Science Space: raise(Temperature, 2),
    Space Plant: raise(Oxygen, 1),
    Plant Power: raise(Venus, 1),
    Power Earth: rate(1),
    Jovian City: rate(-2),
    Science Animal: place(Tile::Ocean),
    Space Jovian: place(Tile::Greenery),
    Plant Space: place(Tile::City),
    Power Plant: place_on(Tile::City, PlacementRule::BesideGreenery),
    Jovian Power: Effect::ClaimLand,
    Science Earth: remove(Plants, 3),
    Space City: remove_from_card(CardResource::Microbe, 2),
    Plant Animal: Effect::Remove(Removable::Stock(MegaCredits), 4, Victim::NeighbourOfPlaced),
    Power Jovian: Effect::Steal(Steel, 2),
    Jovian Space: add_here(CardResource::Microbe, 1),
    Science Plant: add(CardResource::Animal, 1),
    Space Power: Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::OwnHolding),
    Plant Earth: Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::Played),
    Power City: take_here(CardResource::Microbe, 1),
    Jovian Animal: Effect::Take(CardResource::Microbe, Amount::Exactly(1), Source::Anyone),
    Science Jovian: draw(2),
    Space Earth: Effect::Look(3, Keep::Free(1)),
    Plant Earth: Effect::Look(2, Keep::Bought),
    Power Earth: Effect::Reveal(Building),
    Jovian Earth: Effect::MayDiscard,
    Science City: Effect::NextCardDiscount { discount: 2, leeway: 1 },
    Space Animal: Effect::If(at_least(3, Count::Track(Oceans)), &[rate(1)], &[place(Tile::Ocean)]),
    Plant Jovian: Effect::Choose(&[&[pay(Energy, 1), rate(1)], &[add_here(CardResource::Microbe, 2)]]),
    Power Space: Effect::Then(&Effect::Reveal(Microbe), &[gain(Plants, 2)]),
    Science Plant: Effect::ProduceLowest(1),
    Space Jovian: Effect::DrawUntil(Sought::Tag(Plant), 2),
    Plant City: Effect::PlayNow { discount: 5, leeway: WITHOUT_LIMITS },
    Power Animal: Effect::PlayPrelude(2),
    Jovian Plant: Effect::FundAward,
    Power Jovian: Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::Tagged(Building)),
    Space Animal: Effect::Remove(Removable::Stock(Heat), 3, Victim::Showing(Building)),
    Plant Space: Effect::Take(CardResource::Microbe, Amount::Exactly(1), Source::Own),
    Science Earth: Effect::Take(CardResource::Microbe, up_to_nine(Count::Tags(Science)), Source::This),
    Jovian City: Effect::OthersDraw(1),
    Power Earth: Effect::Discard,
    Space Plant: Effect::DrawUntil(Sought::Icon(CardResource::Floater), 1),
    Plant Power: Effect::RepeatAction,
]);

const COUNT: usize = 53 * 12;

/// Numbers these cards.
const fn numbered<const N: usize>(mut made: [Card; N]) -> [Card; N] {
    let mut place = 0;
    while place < N {
        made[place].id = CardId::synthetic(FIRST + place as u16);
        place += 1;
    }
    made
}

/// All of them.
pub const EVERYWHERE: &[Card] = &ALL;

/// A city for each area that a synthetic map may have, by the area's number.
macro_rules! outposts {
    ($($place:literal)*) => {
        &[$(Card {
            id: CardId::synthetic(10 + $place), name: "Outpost", kind: Automated, tags: &[City],
            play: &[place_on(Tile::City, PlacementRule::Reserved(Reserved::Synthetic($place)))],
            ..BLANK
        }),*]
    };
}

/// Cities that have an area of their own, on a map that has it.
pub const OUTPOSTS: &[Card] = outposts![0 1 2 3 4 5 6 7];
