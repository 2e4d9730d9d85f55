//! Cards that never existed (cargo feature `synthetic`): they say with today's words what later boxes say.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::kind::Kind::*;
use super::*;
use crate::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

/// What the cards below are written from.
const BLANK: Card = Card { module: Module::Synthetic, ..Card::BLANK };

cards! {
    /// Cards of no box.
    SYNTHETIC:
    CREEPING_MATS = Card {
        id: CardId::synthetic(0), name: "Creeping Mats", kind: Active, cost: 5, tags: &[Microbe],
        holds: Some(CardResource::Microbe),
        actions: &[free_action(&[add_here(CardResource::Microbe, 1)])],
        passives: &[pays_for(Plant, Fund::Here, 2)],
        ..BLANK
    };
    BALLOON_CONVOY = Card {
        id: CardId::synthetic(1), name: "Balloon Convoy", kind: Active, cost: 11, tags: &[Space],
        holds: Some(CardResource::Floater),
        actions: &[free_action(&[add_here(CardResource::Floater, 1)])],
        passives: &[pays_as(Heat, Fund::Here, 2)],
        ..BLANK
    };
    JEALOUS_FOUNDERS = Card {
        id: CardId::synthetic(2), name: "Jealous Founders", kind: Active, cost: 3, tags: &[Earth],
        play: &[produce(MegaCredits, 3)],
        passives: &[Passive::CardPrice(2)],
        ..BLANK
    };
    OPEN_ARCHIVES = Card {
        id: CardId::synthetic(3), name: "Open Archives", kind: Active, cost: 9, tags: &[Science],
        passives: &[Passive::CardPrice(-2)],
        ..BLANK
    };
    SEEDED_SPORES = Card {
        id: CardId::synthetic(4), name: "Seeded Spores", kind: Automated, cost: 12, tags: &[Plant, Microbe],
        play: &[produce(Plants, 2), Effect::Take(CardResource::Microbe, Amount::Exactly(1), Source::Anyone)],
        ..BLANK
    };
    GRID_EXCHANGE = Card {
        id: CardId::synthetic(20), name: "Grid Exchange", kind: Automated, cost: 4, tags: &[Power],
        play: &[Effect::CopyProduction(Building), produce(Energy, 2), produce(Energy, -1)],
        ..BLANK
    };
    WARM_NURSERY = Card {
        id: CardId::synthetic(21), name: "Warm Nursery", kind: Automated, cost: 4, tags: &[Plant],
        play: &[Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::OwnHolding), pay(Heat, 2)],
        ..BLANK
    };
    SURVEYED_QUARRY = Card {
        id: CardId::synthetic(22), name: "Surveyed Quarry", kind: Automated, cost: 8, tags: &[Building],
        play: &[reduce(Plants, 1), draw(1), gain(Heat, 3), produce(Steel, 1)],
        ..BLANK
    };
    CONVERTIBLE_PLANT = Card {
        id: CardId::synthetic(23), name: "Convertible Plant", kind: Automated, cost: 8, tags: &[Building],
        play: &[
            Effect::Choose(&[
                &[produce(Energy, 2), gain(Plants, 3)],
                &[Effect::If(at_least(2, Count::Production(Energy)), &[produce(Energy, -2), produce(Titanium, 2)], &[])],
            ]),
            Effect::Then(&produce(Heat, 1), &[Effect::Reveal(Building), produce(MegaCredits, 1)]),
        ],
        ..BLANK
    };
    WARM_SUBURBS = Card {
        id: CardId::synthetic(24), name: "Warm Suburbs", kind: Automated, cost: 9, tags: &[City],
        play: &[place(Tile::City), Effect::Produce(Heat, each(Count::Tiles(TileClass::City, Whose::Own, Ground::Mars)))],
        ..BLANK
    };
    PROUD_SPONSORS = Card {
        id: CardId::synthetic(25), name: "Proud Sponsors", kind: Active, cost: 4, tags: &[Earth],
        triggers: &[Trigger {
            when: When::Plays { kind: None, tags: &[], cost: 0, scoring: true, per: Per::Card },
            by: Whose::Anyone,
            steps: &[gain(Plants, 1)],
        }],
        ..BLANK
    };
    HASTY_WORKSHOPS = Card {
        id: CardId::synthetic(26), name: "Hasty Workshops", kind: Active, cost: 6, tags: &[Building],
        play: &[produce(Steel, 1)],
        passives: &[Passive::GainsRaised],
        ..BLANK
    };
    WARMTH_WATCHERS = Card {
        id: CardId::synthetic(27), name: "Warmth Watchers", kind: Active, cost: 5, tags: &[Power],
        play: &[raise(Temperature, 1)],
        triggers: &[
            Trigger { when: When::Raises(Temperature), by: Whose::Anyone, steps: &[gain(MegaCredits, 2)] },
            Trigger { when: When::Raises(Oceans), by: Whose::Own, steps: &[gain(Plants, 1)] },
        ],
        ..BLANK
    };
    SHADY_CHARTER = Card {
        id: CardId::synthetic(28), name: "Shady Charter", kind: Active, cost: 2, tags: &[Science],
        passives: &[Passive::Leeway(Limits::Of(Oxygen), 2)],
        ..BLANK
    };
    DOUBLE_SHIFT = Card {
        id: CardId::synthetic(29), name: "Double Shift", kind: Active, cost: 3, tags: &[Earth],
        actions: &[free_action(&[Effect::RepeatAction])],
        ..BLANK
    };
    SPORE_BEDS = Card {
        id: CardId::synthetic(30), name: "Spore Beds", kind: Automated, cost: 12, tags: &[Plant],
        play: &[Effect::Take(CardResource::Microbe, Amount::Exactly(1), Source::Own), produce(Plants, 2)],
        ..BLANK
    };
    DEEP_OUTPOST = Card {
        id: CardId::synthetic(31), name: "Deep Outpost", kind: Automated, cost: 6, tags: &[Space],
        play: &[Effect::Settle(Settling::Usual), produce(Energy, -2)],
        ..BLANK
    };
    FAR_OUTPOST = Card {
        id: CardId::synthetic(32), name: "Far Outpost", kind: Automated, cost: 6, tags: &[Space],
        play: &[Effect::Settle(Settling::Usual), produce(Energy, -1), produce(Plants, -1)],
        ..BLANK
    };
    COSTLY_FOUNDATIONS = Card {
        id: CardId::synthetic(33), name: "Costly Foundations", kind: Automated, cost: 6, tags: &[Building],
        play: &[pay(Steel, 2), pay(MegaCredits, 3)],
        ..BLANK
    };
    HIRED_GARDENERS = Card {
        id: CardId::synthetic(34), name: "Hired Gardeners", kind: Automated, cost: 5, tags: &[Plant],
        play: &[pay(MegaCredits, 3), Effect::Take(CardResource::Microbe, Amount::Exactly(2), Source::Own)],
        ..BLANK
    };
    MANY_TRADES = Card {
        id: CardId::synthetic(40), name: "Many Trades", kind: Automated, cost: 4, tags: &[Wild],
        ..BLANK
    };
    TRAVELLING_CREWS = Card {
        id: CardId::synthetic(41), name: "Travelling Crews", kind: Automated, cost: 7, tags: &[Wild],
        play: &[produce(MegaCredits, 1)],
        ..BLANK
    };
    HELPING_HANDS = Card {
        id: CardId::synthetic(42), name: "Helping Hands", kind: Party,
        play: &[gain(MegaCredits, 1)],
        actions: &[action(&[pay(MegaCredits, 4)], &[gain(Plants, 2)])],
        triggers: &[on_tile(Whose::Own, TileClass::Any, &[gain(Heat, 1)])],
        passives: &[Passive::Worth(Steel, 1)],
        ..BLANK
    };
    WATCHED_RISE = Card {
        id: CardId::synthetic(43), name: "Watched Rise", kind: Party,
        play: &[gain(MegaCredits, 1)],
        passives: &[Passive::RatingToll(2)],
        ..BLANK
    };
}
