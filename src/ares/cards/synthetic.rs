//! Cards of no box (cargo feature `synthetic`): every effect in every place where its type lets it stand, and words of the
//! vocabulary in combinations that no printed card has.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::Bearer::*;
use super::Capacity::*;
use super::CardColour::{Blue, Green, Red};
use super::Cause::*;
use super::Condition::*;
use super::Effect::*;
use super::Itself::*;
use super::Passive::*;
use super::Requirement::*;
use super::Stock::*;
use super::Tag::*;
use super::ZoneTrack::*;
use super::table::*;
use super::*;

/// What the cards below are written from: each has tags and costs little, so that it is played.
const BLANK: Card = Card { cost: 2, tags: &[Building, Microbe], ..Card::BLANK };

/// When a card with one of these tags is played.
const fn plays(tags: &'static [Tag], each: Each, itself: Itself) -> Cause {
    Plays { cards: Filter::Tagged(tags), each, itself }
}

/// Each effect in each place, and what fires the trigger that has it: nothing that the effect itself does.
macro_rules! everywhere {
    ($($cause:expr => $effect:expr),* $(,)?) => {
        [$(
            Card { name: "Played", colour: Some(Red), tags: &[Event, Microbe], play: &[$effect], ..BLANK },
            Card {
                name: "Chosen", colour: Some(Red), tags: &[Event],
                play: &[gain(Heat, 1), Choose(&[&[$effect], &[gain(MegaCredits, 1)]]), gain(Plants, 1)],
                ..BLANK
            },
            Card {
                name: "Where", colour: Some(Green), production: &[produce(Heat, 1)],
                play: &[If(Has(2, Count::Tags(Microbe)), &[$effect, gain(Heat, 1)])],
                ..BLANK
            },
            Card {
                name: "Gain", colour: Some(Blue),
                actions: &[
                    action(&[pay(Heat, 1)], &[$effect]),
                    free_action(&[Choose(&[&[$effect, gain(Heat, 1)], &[gain(Plants, 1)]])]),
                    free_action(&[Reveal { cards: 2, take: Filter::Tagged(&[Jovian]), each_discarded: &[$effect] }]),
                ],
                ..BLANK
            },
            Card { name: "Heard", colour: Some(Blue), triggers: &[on($cause, &[$effect])], ..BLANK },
        )*]
    };
}

const EVERYWHERE: [Card; 18 * 5] = everywhere![
    PlaysCapacity(Titanium) => Gain(MegaCredits, per(1, Count::CardsOf(Red))),
    TakesForest => rate(1),
    Plays { cards: Filter::Costing(12), each: Each::Card, itself: Excluded } => draw(2),
    plays(&[Jovian], Each::Tag, Included) => Discard(1),
    FlipsOcean => Look { draw: 3, keep: 2 },
    Raises(Oxygen) => Exchange { draw: 1, tag: Power, draw_for_tag: 3 },
    Plays { cards: Filter::Coloured(GREEN_ONLY), each: Each::Card, itself: Excluded } => RevealUntil(Filter::Tagged(&[Science])),
    Raises(Temperature) => Reveal { cards: 2, take: Filter::Costing(10), each_discarded: &[gain(Heat, 1)] },
    UsesAction => Raise(Temperature, 1),
    plays(&[Space, Power], Each::Card, Excluded) => Raise(Oxygen, 2),
    plays(&[Animal], Each::Tag, Included) => FlipOceans(1),
    PlaysCapacity(Steel) => TakeForests(1),
    plays(&[Earth], Each::Card, Included) => Add(ANY_KIND, 1, Any),
    plays(&[Plant], Each::Tag, Excluded) => Choose(&[&[Pay(Cost::Cards(Charge::Exactly(2))), rate(1)], &[gain(Plants, 1)]]),
    plays(&[Science], Each::Card, Excluded) => ExtraPlay(&CardColour::ALL),
    Plays { cards: Filter::Coloured(&[Red]), each: Each::Card, itself: Excluded } => DiscountNext(3),
    UsesAction => FlexNext,
    TakesForest => FreePlay { colours: BLUE_ONLY, cost: 4 },
];

const MORE: [Card; 16] = [
    Card {
        name: "Two Costs",
        colour: Some(Blue),
        actions: &[action(
            &[Cost::Rating(1), Cost::Stock(MegaCredits, chosen(1, Some(3)))],
            &[Gain(Heat, PAID)],
        )],
        ..BLANK
    },
    Card {
        name: "Fewer Cards",
        colour: Some(Blue),
        actions: &[action(&[Cost::Cards(lowered(3, Lowering::Each(1, Count::Tags(Science))))], &[draw(3)])],
        ..BLANK
    },
    Card {
        name: "Plants And More",
        colour: Some(Blue),
        actions: &[action(
            &[Cost::Stock(Plants, chosen(2, None)), Cost::Resources(ANY_KIND, 1, Other)],
            &[Gain(MegaCredits, PAID), Add(ANIMALS_OR_MICROBES, 2, Other)],
        )],
        ..BLANK
    },
    Card {
        name: "Heat First",
        colour: Some(Blue),
        actions: &[action(&[pay(Heat, 2), pay(MegaCredits, 2)], &[rate(1)])],
        ..BLANK
    },
    Card {
        name: "Thrown Away",
        colour: Some(Green),
        spends: &[Cost::Cards(Charge::Exactly(2)), pay(Plants, 1)],
        production: &[Production::Gain(Plants, per(4, Count::Cards))],
        ..BLANK
    },
    Card {
        name: "Many Metals",
        colour: Some(Green),
        cost: 12,
        spends: &[Cost::Rating(2), pay(Heat, 1)],
        production: &[Production::Draw(per(3, Count::CardsOf(Green)))],
        steel: 2,
        titanium: 1,
        ..BLANK
    },
    Card {
        name: "Early And Rated",
        colour: Some(Red),
        tags: &[Event, Space],
        requirements: &[OceansAtMost(7), HasRating(6)],
        spends: &[Cost::Stock(Heat, lowered(6, Lowering::If(4, Has(2, Count::Tags(Space)))))],
        points: points(2),
        ..BLANK
    },
    Card {
        name: "Paid In Rating",
        colour: Some(Blue),
        passives: &[PaysOnce { with: Cost::Rating(1), worth: 4 }],
        ..BLANK
    },
    Card {
        name: "Warm Money",
        colour: Some(Blue),
        passives: &[HeatAsMegaCredits, SaleValue(2), StandardDiscount(3)],
        ..BLANK
    },
    Card {
        name: "Bought Fame",
        colour: Some(Blue),
        passives: &[BuysRating { cost: 4, gain: 2 }, Research { draw: 2, keep: 2 }, ForestDiscount(2)],
        ..BLANK
    },
    Card {
        name: "Cheap Tags",
        colour: Some(Blue),
        passives: &[
            Discount { off: 2, cards: Filter::Tagged(&[Building, Microbe]), each: Each::Tag },
            CapacityValue(Titanium, 2),
        ],
        ..BLANK
    },
    Card {
        name: "Laboratory",
        colour: Some(Blue),
        holds: Some(SpecialResource::Science),
        triggers: &[on(
            Plays { cards: Filter::Any, each: Each::Card, itself: Included },
            &[Add(SCIENCE, 1, Here)],
        )],
        passives: &[PaysOnce { with: Cost::Resources(SCIENCE, 2, Here), worth: 5 }],
        points: per(2, Count::ResourcesHere),
        ..BLANK
    },
    Card {
        name: "Costly Income",
        colour: Some(Green),
        production: &[produce(MegaCredits, -2), produce_each(Heat, Count::Capacity(Steel))],
        points: per(1, Count::Capacity(Titanium)),
        steel: 1,
        ..BLANK
    },
    Card {
        name: "Three Ways",
        colour: Some(Red),
        tags: &[Event, Earth, Earth],
        play: &[Choose(&[
            &[Pay(pay(Heat, 2)), Pay(pay(MegaCredits, 4)), rate(2)],
            &[Pay(Cost::Rating(1)), draw(2)],
            &[Pay(Cost::Resources(ANY_KIND, 1, Any)), FlipOceans(1)],
            &[gain(Heat, 1)],
        ])],
        ..BLANK
    },
    Card {
        name: "Den",
        colour: Some(Blue),
        tags: &[Animal, Jovian],
        holds: Some(SpecialResource::Animal),
        play: &[Add(ANIMALS, 3, Here)],
        actions: &[
            action(&[Cost::Resources(ANIMALS, 2, Here)], &[TakeForests(1)]),
            free_action(&[Add(ANY_KIND, 1, Any)]),
        ],
        points: per(1, Count::ResourcesHere),
        ..BLANK
    },
    Card {
        name: "Wasted",
        colour: Some(Red),
        tags: &[Event],
        play: &[Add(SCIENCE, 2, Other), Exchange { draw: 2, tag: Event, draw_for_tag: 0 }],
        points: points(-1),
        ..BLANK
    },
];

const CARDS: usize = EVERYWHERE.len() + MORE.len();

/// Numbers these cards, from this number on.
const fn with_numbers<const N: usize>(mut cards: [Card; N], first: usize) -> [Card; N] {
    let mut place = 0;
    while place < N {
        cards[place].id = CardId::synthetic((first + place) as u16);
        place += 1;
    }
    cards
}

static ALL: [Card; CARDS] = {
    let mut cards = [BLANK; CARDS];
    let (everywhere, more) = cards.split_at_mut(EVERYWHERE.len());
    everywhere.copy_from_slice(&EVERYWHERE);
    more.copy_from_slice(&MORE);
    with_numbers(cards, 0)
};

/// The project cards of no box.
pub const SYNTHETIC_CARDS: &[Card] = &ALL;

static CORPORATIONS: [Card; 3] = with_numbers(
    [
        Card {
            name: "Miners",
            tags: &[Building],
            money: 40,
            steel: 1,
            titanium: 1,
            actions: &[free_action(&[draw(1)]), action(&[pay(Heat, 3)], &[Raise(Oxygen, 1)])],
            triggers: &[on(plays(&[Building], Each::Tag, Included), &[gain(Heat, 1)])],
            ..Card::BLANK
        },
        Card {
            name: "Gamblers",
            money: 30,
            play: &[Look { draw: 5, keep: 2 }, FreePlay { colours: &CardColour::ALL, cost: 8 }],
            passives: &[BuysRating { cost: 3, gain: 1 }],
            holds: Some(SpecialResource::Microbe),
            points: per(3, Count::ResourcesHere),
            ..Card::BLANK
        },
        Card {
            name: "Starters",
            tags: &[Plant, Science],
            money: 35,
            play: &[Raise(Oxygen, 1), FlipOceans(1), TakeForests(1)],
            production: &[produce_each(Plants, Count::Forests)],
            passives: &[ZoneFlex],
            ..Card::BLANK
        },
    ],
    CARDS,
);

/// The corporations of no box.
pub const SYNTHETIC_CORPORATION_CARDS: &[Card] = &CORPORATIONS;
