//! The corporations.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::kind::Kind::{BeginnerCorporation, Corporation, Event};
use super::*;
use crate::mars::cards::Parameter;
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

/// What the corporations below are written from.
const BLANK: Card = Card { kind: Corporation, ..Card::BLANK };

cards! {
    /// The corporations of all modules.
    CORPORATIONS:
    BEGINNER_CORPORATION = Card {
        id: CardId::corporation(0), name: "Beginner Corporation", kind: BeginnerCorporation,
        play: &[gain(MegaCredits, 42), draw(10)],
        ..BLANK
    };
    APHRODITE = Card {
        id: CardId::corporation(1), name: "Aphrodite", module: Module::Venus, tags: &[Plant, Venus],
        play: &[gain(MegaCredits, 47), produce(Plants, 1)],
        triggers: &[Trigger {
            when: When::Raises(Parameter::Venus),
            by: Whose::Anyone,
            steps: &[gain(MegaCredits, 2)],
        }],
        ..BLANK
    };
    POSEIDON = Card {
        id: CardId::corporation(2), name: "Poseidon", module: Module::Colonies,
        play: &[gain(MegaCredits, 45)],
        first: &[Effect::Settle(Settling::Usual)],
        triggers: &[Trigger { when: When::Settles, by: Whose::Anyone, steps: &[produce(MegaCredits, 1)] }],
        ..BLANK
    };
    SATURN_SYSTEMS = Card {
        id: CardId::corporation(3), name: "Saturn Systems", module: Module::CorporateEra, tags: &[Jovian],
        play: &[gain(MegaCredits, 42), produce(Titanium, 1)],
        triggers: &[Trigger {
            when: When::Plays { kind: None, tags: &[Jovian], cost: 0, scoring: false, per: Per::Tag },
            by: Whose::Anyone,
            steps: &[produce(MegaCredits, 1)],
        }],
        ..BLANK
    };
    ARKLIGHT = Card {
        id: CardId::corporation(4), name: "Arklight", module: Module::Colonies, tags: &[Animal],
        play: &[gain(MegaCredits, 45), produce(MegaCredits, 2)],
        triggers: &[on_own_tags(&[Animal, Plant], &[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal),
        points: Some(per(1, 2, Count::ResourcesHere)),
        ..BLANK
    };
    CELESTIC = Card {
        id: CardId::corporation(5), name: "Celestic", module: Module::Venus, tags: &[Venus],
        play: &[gain(MegaCredits, 42)],
        first: &[Effect::DrawUntil(Sought::Icon(CardResource::Floater), 2)],
        actions: &[free_action(&[add(CardResource::Floater, 1)])],
        holds: Some(CardResource::Floater),
        points: Some(per(1, 3, Count::ResourcesHere)),
        ..BLANK
    };
    MORNING_STAR_INC = Card {
        id: CardId::corporation(6), name: "Morning Star Inc.", module: Module::Venus, tags: &[Venus],
        play: &[gain(MegaCredits, 50)],
        first: &[Effect::DrawUntil(Sought::Tag(Venus), 3)],
        passives: &[Passive::Leeway(Limits::Of(Parameter::Venus), 2)],
        ..BLANK
    };
    PRISTAR = Card {
        id: CardId::corporation(7), name: "Pristar", module: Module::Turmoil,
        play: &[gain(MegaCredits, 53), rate(-2)],
        holds: Some(CardResource::Preservation),
        triggers: &[Trigger {
            when: When::Produced,
            by: Whose::Own,
            steps: &[Effect::If(
                at_most(0, Count::RatingRaised),
                &[add_here(CardResource::Preservation, 1), gain(MegaCredits, 6)],
                &[],
            )],
        }],
        points: Some(each(Count::ResourcesHere)),
        ..BLANK
    };
    CREDICOR = Card {
        id: CardId::corporation(8), name: "CrediCor",
        play: &[gain(MegaCredits, 57)],
        triggers: &[
            Trigger {
                when: When::Plays { kind: None, tags: &[], cost: 20, scoring: false, per: Per::Card },
                by: Whose::Own,
                steps: &[gain(MegaCredits, 4)],
            },
            Trigger {
                when: When::Project { cost: 20 },
                by: Whose::Own,
                steps: &[gain(MegaCredits, 4)],
            },
        ],
        ..BLANK
    };
    PHOBOLOG = Card {
        id: CardId::corporation(9), name: "PhoboLog", tags: &[Space],
        play: &[gain(MegaCredits, 23), gain(Titanium, 10)],
        passives: &[Passive::Worth(Titanium, 1)],
        ..BLANK
    };
    POINT_LUNA = Card {
        id: CardId::corporation(10), name: "Point Luna", module: Module::Prelude, tags: &[Space, Earth],
        play: &[gain(MegaCredits, 38), produce(Titanium, 1)],
        triggers: &[on_own_tags(&[Earth], &[draw(1)])],
        ..BLANK
    };
    POLYPHEMOS = Card {
        id: CardId::corporation(11), name: "Polyphemos", module: Module::Colonies,
        play: &[gain(MegaCredits, 50), gain(Titanium, 5), produce(MegaCredits, 5)],
        passives: &[Passive::CardPrice(2)],
        ..BLANK
    };
    VIRON = Card {
        id: CardId::corporation(12), name: "Viron", module: Module::Venus, tags: &[Microbe],
        play: &[gain(MegaCredits, 48)],
        actions: &[free_action(&[Effect::RepeatAction])],
        ..BLANK
    };
    THORGATE = Card {
        id: CardId::corporation(13), name: "ThorGate", tags: &[Power],
        play: &[gain(MegaCredits, 48), produce(Energy, 1)],
        passives: &[
            cheaper(3, Power),
            Passive::Discount { off: 3, on: Purchase::Project(StandardProject::PowerPlant), per: Per::Card },
        ],
        ..BLANK
    };
    TERRALABS_RESEARCH = Card {
        id: CardId::corporation(14), name: "TerraLabs Research", module: Module::Turmoil, tags: &[Science, Earth],
        play: &[gain(MegaCredits, 14), rate(-1)],
        passives: &[Passive::CardPrice(-2)],
        ..BLANK
    };
    SEPTEM_TRIBUS = Card {
        id: CardId::corporation(15), name: "Septem Tribus", module: Module::Turmoil, tags: &[Wild],
        play: &[gain(MegaCredits, 36)],
        actions: &[free_action(&[Effect::Gain(MegaCredits, per(2, 1, Count::Parties))])],
        ..BLANK
    };
    CHEUNG_SHING_MARS = Card {
        id: CardId::corporation(16), name: "Cheung Shing MARS", module: Module::Prelude, tags: &[Building],
        play: &[gain(MegaCredits, 44), produce(MegaCredits, 3)],
        passives: &[Passive::Discount { off: 2, on: Purchase::Tagged(Building), per: Per::Tag }],
        ..BLANK
    };
    ECOLINE = Card {
        id: CardId::corporation(17), name: "Ecoline", tags: &[Plant],
        play: &[gain(MegaCredits, 36), gain(Plants, 3), produce(Plants, 2)],
        passives: &[Passive::GreeneryCost(-1)],
        ..BLANK
    };
    HELION = Card {
        id: CardId::corporation(18), name: "Helion", tags: &[Space],
        play: &[gain(MegaCredits, 42), produce(Heat, 3)],
        passives: &[pays_as(MegaCredits, Fund::Stock(Heat), 1)],
        ..BLANK
    };
    INTERPLANETARY_CINEMATICS = Card {
        id: CardId::corporation(19), name: "Interplanetary Cinematics", tags: &[Building],
        play: &[gain(MegaCredits, 30), gain(Steel, 20)],
        triggers: &[on_own_card(Event, &[], &[gain(MegaCredits, 2)])],
        ..BLANK
    };
    ARIDOR = Card {
        id: CardId::corporation(20), name: "Aridor", module: Module::Colonies,
        play: &[gain(MegaCredits, 40)],
        first: &[Effect::OpenColony],
        triggers: &[Trigger { when: When::NewTag, by: Whose::Own, steps: &[produce(MegaCredits, 1)] }],
        ..BLANK
    };
    MANUTECH = Card {
        id: CardId::corporation(23), name: "Manutech", module: Module::Venus, tags: &[Building],
        play: &[gain(MegaCredits, 35), produce(Steel, 1)],
        passives: &[Passive::GainsRaised],
        ..BLANK
    };
    MINING_GUILD = Card {
        id: CardId::corporation(24), name: "Mining Guild", tags: &[Building, Building],
        play: &[gain(MegaCredits, 30), gain(Steel, 5), produce(Steel, 1)],
        triggers: &[Trigger {
            when: When::Places { what: TileClass::Any, on: Ground::Anywhere, showing: &[Steel, Titanium] },
            by: Whose::Own,
            steps: &[produce(Steel, 1)],
        }],
        ..BLANK
    };
    ROBINSON_INDUSTRIES = Card {
        id: CardId::corporation(27), name: "Robinson Industries", module: Module::Prelude,
        play: &[gain(MegaCredits, 47)],
        actions: &[action(&[pay(MegaCredits, 4)], &[Effect::ProduceLowest(1)])],
        ..BLANK
    };
    STORMCRAFT_INCORPORATED = Card {
        id: CardId::corporation(29), name: "Stormcraft Incorporated", module: Module::Colonies, tags: &[Jovian],
        play: &[gain(MegaCredits, 48)],
        actions: &[free_action(&[add(CardResource::Floater, 1)])],
        passives: &[pays_as(Heat, Fund::Here, 2)],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    TERACTOR = Card {
        id: CardId::corporation(30), name: "Teractor", module: Module::CorporateEra, tags: &[Earth],
        play: &[gain(MegaCredits, 60)],
        passives: &[Passive::Discount { off: 3, on: Purchase::Tagged(Earth), per: Per::Tag }],
        ..BLANK
    };
    THARSIS_REPUBLIC = Card {
        id: CardId::corporation(31), name: "Tharsis Republic", tags: &[Building],
        play: &[gain(MegaCredits, 40)],
        first: &[place(Tile::City)],
        triggers: &[
            Trigger {
                when: When::Places { what: TileClass::City, on: Ground::Mars, showing: &[] },
                by: Whose::Anyone,
                steps: &[produce(MegaCredits, 1)],
            },
            on_tile(Whose::Own, TileClass::City, &[gain(MegaCredits, 3)]),
        ],
        ..BLANK
    };
    UNITED_NATIONS_MARS_INITIATIVE = Card {
        id: CardId::corporation(32), name: "United Nations Mars Initiative", tags: &[Earth],
        play: &[gain(MegaCredits, 40)],
        actions: &[Action {
            cost: &[pay(MegaCredits, 3)],
            gain: &[rate(1)],
            needs: Some(at_least(1, Count::RatingRaised)),
            is_unlimited: false,
        }],
        ..BLANK
    };
    UTOPIA_INVEST = Card {
        id: CardId::corporation(33), name: "Utopia Invest", module: Module::Turmoil, tags: &[Building],
        play: &[gain(MegaCredits, 40), produce(Steel, 1), produce(Titanium, 1)],
        actions: &[
            action(&[produce(MegaCredits, -1)], &[gain(MegaCredits, 4)]),
            action(&[produce(Steel, -1)], &[gain(Steel, 4)]),
            action(&[produce(Titanium, -1)], &[gain(Titanium, 4)]),
            action(&[produce(Plants, -1)], &[gain(Plants, 4)]),
            action(&[produce(Energy, -1)], &[gain(Energy, 4)]),
            action(&[produce(Heat, -1)], &[gain(Heat, 4)]),
        ],
        ..BLANK
    };
    VALLEY_TRUST = Card {
        id: CardId::corporation(34), name: "Valley Trust", module: Module::Prelude, tags: &[Earth],
        play: &[gain(MegaCredits, 37)],
        first: &[Effect::PlayPrelude(3)],
        passives: &[Passive::Discount { off: 2, on: Purchase::Tagged(Science), per: Per::Tag }],
        ..BLANK
    };
    VITOR = Card {
        id: CardId::corporation(35), name: "Vitor", module: Module::Prelude, tags: &[Earth],
        play: &[gain(MegaCredits, 45)],
        first: &[Effect::FundAward],
        triggers: &[Trigger {
            when: When::Plays { kind: None, tags: &[], cost: 0, scoring: true, per: Per::Card },
            by: Whose::Own,
            steps: &[gain(MegaCredits, 3)],
        }],
        ..BLANK
    };
    LAKEFRONT_RESORTS = Card {
        id: CardId::corporation(38), name: "Lakefront Resorts", module: Module::Turmoil, tags: &[Building],
        play: &[gain(MegaCredits, 54)],
        triggers: &[on_tile(Whose::Anyone, TileClass::Ocean, &[produce(MegaCredits, 1)])],
        passives: &[Passive::OceanBonus(3)],
        ..BLANK
    };
    INVENTRIX = Card {
        id: CardId::corporation(43), name: "Inventrix", tags: &[Science],
        play: &[gain(MegaCredits, 45)],
        first: &[draw(3)],
        passives: &[Passive::Leeway(Limits::All, 2)],
        ..BLANK
    };
}
