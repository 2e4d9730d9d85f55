//! The project cards of the Corporate Era, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::kind::Kind::{Active, Event};
use super::*;
use crate::mars::cards::Parameter::{Oxygen, Temperature};
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

/// What the cards below are written from.
const BLANK: Card = Card { module: Module::CorporateEra, ..Card::BLANK };

cards! {
    /// The 71 project cards of the Corporate Era.
    CORPORATE_ERA:
    ASTEROID_MINING_CONSORTIUM = Card {
        id: CardId::base(2), name: "Asteroid Mining Consortium", cost: 13, tags: &[Jovian],
        requirements: &[at_least(1, Count::Production(Titanium))],
        play: &[reduce(Titanium, 1), produce(Titanium, 1)],
        points: points(1),
        ..BLANK
    };
    INVENTORS_GUILD = Card {
        id: CardId::base(6), name: "Inventors' Guild", kind: Active, cost: 9, tags: &[Science],
        actions: &[free_action(&[Effect::Look(1, Keep::Bought)])],
        ..BLANK
    };
    SPACE_ELEVATOR = Card {
        id: CardId::base(13), name: "Space Elevator", kind: Active, cost: 27, tags: &[Space, Building],
        play: &[produce(Titanium, 1)],
        actions: &[action(&[pay(Steel, 1)], &[gain(MegaCredits, 5)])],
        points: points(2),
        ..BLANK
    };
    DEVELOPMENT_CENTER = Card {
        id: CardId::base(14), name: "Development Center", kind: Active, cost: 11, tags: &[Science, Building],
        actions: &[action(&[pay(Energy, 1)], &[draw(1)])],
        ..BLANK
    };
    SPACE_STATION = Card {
        id: CardId::base(25), name: "Space Station", kind: Active, cost: 10, tags: &[Space],
        passives: &[cheaper(2, Space)],
        points: points(1),
        ..BLANK
    };
    INTERSTELLAR_COLONY_SHIP = Card {
        id: CardId::base(27), name: "Interstellar Colony Ship", kind: Event, cost: 24, tags: &[Earth, Space],
        requirements: &[at_least(5, Count::Tags(Science))],
        points: points(4),
        ..BLANK
    };
    SECURITY_FLEET = Card {
        id: CardId::base(28), name: "Security Fleet", kind: Active, cost: 12, tags: &[Space],
        actions: &[action(&[pay(Titanium, 1)], &[add_here(CardResource::Fighter, 1)])],
        holds: Some(CardResource::Fighter), points: Some(each(Count::ResourcesHere)),
        ..BLANK
    };
    LIGHTNING_HARVEST = Card {
        id: CardId::base(46), name: "Lightning Harvest", cost: 8, tags: &[Power],
        requirements: &[at_least(3, Count::Tags(Science))],
        play: &[produce(MegaCredits, 1), produce(Energy, 1)],
        points: points(1),
        ..BLANK
    };
    TARDIGRADES = Card {
        id: CardId::base(49), name: "Tardigrades", kind: Active, cost: 4, tags: &[Microbe],
        actions: &[free_action(&[add_here(CardResource::Microbe, 1)])],
        holds: Some(CardResource::Microbe), points: Some(per(1, 4, Count::ResourcesHere)),
        ..BLANK
    };
    VIRUS = Card {
        id: CardId::base(50), name: "Virus", kind: Event, cost: 1, tags: &[Microbe],
        play: &[Effect::MayChoose(&[&[remove_from_card(CardResource::Animal, 2)], &[remove(Plants, 5)]])],
        ..BLANK
    };
    MIRANDA_RESORT = Card {
        id: CardId::base(51), name: "Miranda Resort", cost: 12, tags: &[Jovian, Space],
        play: &[Effect::Produce(MegaCredits, each(Count::Tags(Earth)))],
        points: points(1),
        ..BLANK
    };
    MINE = Card {
        id: CardId::base(56), name: "Mine", cost: 4, tags: &[Building],
        play: &[produce(Steel, 1)],
        ..BLANK
    };
    VESTA_SHIPYARD = Card {
        id: CardId::base(57), name: "Vesta Shipyard", cost: 15, tags: &[Jovian, Space],
        play: &[produce(Titanium, 1)],
        points: points(1),
        ..BLANK
    };
    GREAT_ESCARPMENT_CONSORTIUM = Card {
        id: CardId::base(61), name: "Great Escarpment Consortium", cost: 6,
        requirements: &[at_least(1, Count::Production(Steel))],
        play: &[reduce(Steel, 1), produce(Steel, 1)],
        ..BLANK
    };
    MINERAL_DEPOSIT = Card {
        id: CardId::base(62), name: "Mineral Deposit", kind: Event, cost: 5,
        play: &[gain(Steel, 5)],
        ..BLANK
    };
    MINING_AREA = Card {
        id: CardId::base(64), name: "Mining Area", cost: 4, tags: &[Building],
        play: &[Effect::Then(&place_on(Tile::MiningArea, PlacementRule::MetalBesideOwn), &[Effect::ProduceMetal(1)])],
        ..BLANK
    };
    BUILDING_INDUSTRIES = Card {
        id: CardId::base(65), name: "Building Industries", cost: 6, tags: &[Building],
        play: &[produce(Steel, 2), produce(Energy, -1)],
        ..BLANK
    };
    LAND_CLAIM = Card {
        id: CardId::base(66), name: "Land Claim", kind: Event, cost: 1,
        play: &[Effect::ClaimLand],
        ..BLANK
    };
    SPONSORS = Card {
        id: CardId::base(68), name: "Sponsors", cost: 6, tags: &[Earth],
        play: &[produce(MegaCredits, 2)],
        ..BLANK
    };
    ELECTRO_CATAPULT = Card {
        id: CardId::base(69), name: "Electro Catapult", kind: Active, cost: 17, tags: &[Building],
        requirements: &[at_most(8, Count::Track(Oxygen))],
        play: &[produce(Energy, -1)],
        actions: &[
            action(&[pay(Plants, 1)], &[gain(MegaCredits, 7)]),
            action(&[pay(Steel, 1)], &[gain(MegaCredits, 7)]),
        ],
        points: points(1),
        ..BLANK
    };
    EARTH_CATAPULT = Card {
        id: CardId::base(70), name: "Earth Catapult", kind: Active, cost: 23, tags: &[Earth],
        passives: &[Passive::Discount { off: 2, on: Purchase::Card, per: Per::Card }],
        points: points(2),
        ..BLANK
    };
    ADVANCED_ALLOYS = Card {
        id: CardId::base(71), name: "Advanced Alloys", kind: Active, cost: 9, tags: &[Science],
        passives: &[Passive::Worth(Steel, 1), Passive::Worth(Titanium, 1)],
        ..BLANK
    };
    MARS_UNIVERSITY = Card {
        id: CardId::base(73), name: "Mars University", kind: Active, cost: 8, tags: &[Science, Building],
        triggers: &[on_own_tags(&[Science], &[Effect::Then(&Effect::MayDiscard, &[draw(1)])])],
        points: points(1),
        ..BLANK
    };
    VIRAL_ENHANCERS = Card {
        id: CardId::base(74), name: "Viral Enhancers", kind: Active, cost: 9, tags: &[Science, Microbe],
        triggers: &[on_own_tags(&[Plant, Microbe, Animal], &[Effect::Choose(&[
            &[gain(Plants, 1)],
            &[Effect::Add(
                Stored::OneOf(&[CardResource::Animal, CardResource::Microbe]),
                Amount::Exactly(1),
                Recipient::Played,
            )],
        ])])],
        ..BLANK
    };
    QUANTUM_EXTRACTOR = Card {
        id: CardId::base(79), name: "Quantum Extractor", kind: Active, cost: 13, tags: &[Science, Power],
        requirements: &[at_least(4, Count::Tags(Science))],
        play: &[produce(Energy, 4)],
        passives: &[cheaper(2, Space)],
        ..BLANK
    };
    CALLISTO_PENAL_MINES = Card {
        id: CardId::base(82), name: "Callisto Penal Mines", cost: 24, tags: &[Jovian, Space],
        play: &[produce(MegaCredits, 3)],
        points: points(2),
        ..BLANK
    };
    TRANS_NEPTUNE_PROBE = Card {
        id: CardId::base(84), name: "Trans-Neptune Probe", cost: 6, tags: &[Science, Space],
        points: points(1),
        ..BLANK
    };
    COMMERCIAL_DISTRICT = Card {
        id: CardId::base(85), name: "Commercial District", cost: 16, tags: &[Building],
        play: &[produce(MegaCredits, 4), produce(Energy, -1), place(Tile::CommercialDistrict)],
        points: Some(each(Count::BesideThis(TileClass::City))),
        ..BLANK
    };
    ROBOTIC_WORKFORCE = Card {
        id: CardId::base(86), name: "Robotic Workforce", cost: 9, tags: &[Science],
        play: &[Effect::CopyProduction(Building)],
        ..BLANK
    };
    RESEARCH = Card {
        id: CardId::base(90), name: "Research", cost: 11, tags: &[Science, Science],
        play: &[draw(2)],
        points: points(1),
        ..BLANK
    };
    GENE_REPAIR = Card {
        id: CardId::base(91), name: "Gene Repair", cost: 12, tags: &[Science],
        requirements: &[at_least(3, Count::Tags(Science))],
        play: &[produce(MegaCredits, 2)],
        points: points(2),
        ..BLANK
    };
    IO_MINING_INDUSTRIES = Card {
        id: CardId::base(92), name: "Io Mining Industries", cost: 41, tags: &[Jovian, Space],
        play: &[produce(MegaCredits, 2), produce(Titanium, 2)],
        points: Some(each(Count::Tags(Jovian))),
        ..BLANK
    };
    MASS_CONVERTER = Card {
        id: CardId::base(94), name: "Mass Converter", kind: Active, cost: 8, tags: &[Science, Power],
        requirements: &[at_least(5, Count::Tags(Science))],
        play: &[produce(Energy, 6)],
        passives: &[cheaper(2, Space)],
        ..BLANK
    };
    PHYSICS_COMPLEX = Card {
        id: CardId::base(95), name: "Physics Complex", kind: Active, cost: 12, tags: &[Science, Building],
        actions: &[action(&[pay(Energy, 6)], &[add_here(CardResource::Science, 1)])],
        holds: Some(CardResource::Science), points: Some(per(2, 1, Count::ResourcesHere)),
        ..BLANK
    };
    TROPICAL_RESORT = Card {
        id: CardId::base(98), name: "Tropical Resort", cost: 13, tags: &[Building],
        play: &[produce(MegaCredits, 3), produce(Heat, -2)],
        points: points(2),
        ..BLANK
    };
    TOLL_STATION = Card {
        id: CardId::base(99), name: "Toll Station", cost: 12, tags: &[Space],
        play: &[Effect::Produce(MegaCredits, each(Count::OpponentsTags(Space)))],
        ..BLANK
    };
    EARTH_OFFICE = Card {
        id: CardId::base(105), name: "Earth Office", kind: Active, cost: 1, tags: &[Earth],
        passives: &[Passive::Discount { off: 3, on: Purchase::Tagged(Earth), per: Per::Tag }],
        ..BLANK
    };
    ACQUIRED_COMPANY = Card {
        id: CardId::base(106), name: "Acquired Company", cost: 10, tags: &[Earth],
        play: &[produce(MegaCredits, 3)],
        ..BLANK
    };
    MEDIA_ARCHIVES = Card {
        id: CardId::base(107), name: "Media Archives", cost: 8, tags: &[Earth],
        play: &[Effect::Gain(MegaCredits, each(Count::EventsOfAll))],
        ..BLANK
    };
    MEDIA_GROUP = Card {
        id: CardId::base(109), name: "Media Group", kind: Active, cost: 6, tags: &[Earth],
        triggers: &[on_own_card(Event, &[], &[gain(MegaCredits, 3)])],
        ..BLANK
    };
    BUSINESS_NETWORK = Card {
        id: CardId::base(110), name: "Business Network", kind: Active, cost: 4, tags: &[Earth],
        play: &[produce(MegaCredits, -1)],
        actions: &[free_action(&[Effect::Look(1, Keep::Bought)])],
        ..BLANK
    };
    BUSINESS_CONTACTS = Card {
        id: CardId::base(111), name: "Business Contacts", kind: Event, cost: 7, tags: &[Earth],
        play: &[Effect::Look(4, Keep::Free(2))],
        ..BLANK
    };
    BRIBED_COMMITTEE = Card {
        id: CardId::base(112), name: "Bribed Committee", kind: Event, cost: 7, tags: &[Earth],
        play: &[rate(2)],
        points: points(-2),
        ..BLANK
    };
    SABOTAGE = Card {
        id: CardId::base(121), name: "Sabotage", kind: Event, cost: 1,
        play: &[Effect::MayChoose(&[&[remove(Titanium, 3)], &[remove(Steel, 4)], &[remove(MegaCredits, 7)]])],
        ..BLANK
    };
    INDUSTRIAL_CENTER = Card {
        id: CardId::base(123), name: "Industrial Center", kind: Active, cost: 4, tags: &[Building],
        play: &[place_on(Tile::IndustrialCenter, PlacementRule::BesideCity)],
        actions: &[action(&[pay(MegaCredits, 7)], &[produce(Steel, 1)])],
        ..BLANK
    };
    HIRED_RAIDERS = Card {
        id: CardId::base(124), name: "Hired Raiders", kind: Event, cost: 1,
        play: &[Effect::MayChoose(&[&[Effect::Steal(Steel, 2)], &[Effect::Steal(MegaCredits, 3)]])],
        ..BLANK
    };
    HACKERS = Card {
        id: CardId::base(125), name: "Hackers", cost: 3,
        play: &[produce(MegaCredits, 2), produce(Energy, -1), reduce(MegaCredits, 2)],
        points: points(-1),
        ..BLANK
    };
    CARTEL = Card {
        id: CardId::base(137), name: "Cartel", cost: 8, tags: &[Earth],
        play: &[Effect::Produce(MegaCredits, each(Count::Tags(Earth)))],
        ..BLANK
    };
    TITANIUM_MINE = Card {
        id: CardId::base(144), name: "Titanium Mine", cost: 7, tags: &[Building],
        play: &[produce(Titanium, 1)],
        ..BLANK
    };
    CEOS_FAVORITE_PROJECT = Card {
        id: CardId::base(149), name: "CEO's Favorite Project", kind: Event, cost: 1,
        play: &[Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::OwnHolding)],
        ..BLANK
    };
    ANTI_GRAVITY_TECHNOLOGY = Card {
        id: CardId::base(150), name: "Anti-Gravity Technology", kind: Active, cost: 14, tags: &[Science],
        requirements: &[at_least(7, Count::Tags(Science))],
        passives: &[Passive::Discount { off: 2, on: Purchase::Card, per: Per::Card }],
        points: points(3),
        ..BLANK
    };
    INVESTMENT_LOAN = Card {
        id: CardId::base(151), name: "Investment Loan", kind: Event, cost: 3, tags: &[Earth],
        play: &[produce(MegaCredits, -1), gain(MegaCredits, 10)],
        ..BLANK
    };
    CARETAKER_CONTRACT = Card {
        id: CardId::base(154), name: "Caretaker Contract", kind: Active, cost: 3,
        requirements: &[at_least(0, Count::Track(Temperature))],
        actions: &[action(&[pay(Heat, 8)], &[rate(1)])],
        ..BLANK
    };
    STANDARD_TECHNOLOGY = Card {
        id: CardId::base(156), name: "Standard Technology", kind: Active, cost: 6, tags: &[Science],
        triggers: &[Trigger {
            when: When::Project { cost: 0 },
            by: Whose::Own,
            steps: &[gain(MegaCredits, 3)],
        }],
        ..BLANK
    };
    POWER_SUPPLY_CONSORTIUM = Card {
        id: CardId::base(160), name: "Power Supply Consortium", cost: 5, tags: &[Power],
        requirements: &[at_least(2, Count::Tags(Power))],
        play: &[produce(Energy, 1), reduce(Energy, 1)],
        ..BLANK
    };
    PROTECTED_HABITATS = Card {
        id: CardId::base(173), name: "Protected Habitats", kind: Active, cost: 5,
        passives: &[Passive::Protect {
            stock: &[Plants],
            cards: &[CardResource::Animal, CardResource::Microbe],
            shield: Shield::FromOpponents,
        }],
        ..BLANK
    };
    SATELLITES = Card {
        id: CardId::base(175), name: "Satellites", cost: 10, tags: &[Space],
        play: &[Effect::Produce(MegaCredits, each(Count::Tags(Space)))],
        ..BLANK
    };
    FUEL_FACTORY = Card {
        id: CardId::base(180), name: "Fuel Factory", cost: 6, tags: &[Building],
        play: &[produce(MegaCredits, 1), produce(Titanium, 1), produce(Energy, -1)],
        ..BLANK
    };
    CORPORATE_STRONGHOLD = Card {
        id: CardId::base(182), name: "Corporate Stronghold", cost: 11, tags: &[City, Building],
        play: &[produce(MegaCredits, 3), produce(Energy, -1), place(Tile::City)],
        points: points(-2),
        ..BLANK
    };
    OLYMPUS_CONFERENCE = Card {
        id: CardId::base(185), name: "Olympus Conference", kind: Active, cost: 10, tags: &[Science, Earth, Building],
        triggers: &[on_own_tags(&[Science], &[Effect::Choose(&[
            &[add_here(CardResource::Science, 1)],
            &[take_here(CardResource::Science, 1), draw(1)],
        ])])],
        holds: Some(CardResource::Science), points: points(1),
        ..BLANK
    };
    RAD_SUITS = Card {
        id: CardId::base(186), name: "Rad-Suits", cost: 6,
        requirements: &[at_least(2, Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere))],
        play: &[produce(MegaCredits, 1)],
        points: points(1),
        ..BLANK
    };
    INVENTION_CONTEST = Card {
        id: CardId::base(192), name: "Invention Contest", kind: Event, cost: 2, tags: &[Science],
        play: &[Effect::Look(3, Keep::Free(1))],
        ..BLANK
    };
    POWER_INFRASTRUCTURE = Card {
        id: CardId::base(194), name: "Power Infrastructure", kind: Active, cost: 4, tags: &[Power, Building],
        actions: &[free_action(&[Effect::ChooseAmount(Count::Stock(Energy), &[
            Effect::Pay(Energy, each(Count::Chosen), &[]),
            Effect::Gain(MegaCredits, each(Count::Chosen)),
        ])])],
        ..BLANK
    };
    INDENTURED_WORKERS = Card {
        id: CardId::base(195), name: "Indentured Workers", kind: Event, cost: 0,
        play: &[Effect::NextCardDiscount { discount: 8, leeway: 0 }],
        points: points(-1),
        ..BLANK
    };
    LAGRANGE_OBSERVATORY = Card {
        id: CardId::base(196), name: "Lagrange Observatory", cost: 9, tags: &[Science, Space],
        play: &[draw(1)],
        points: points(1),
        ..BLANK
    };
    TERRAFORMING_GANYMEDE = Card {
        id: CardId::base(197), name: "Terraforming Ganymede", cost: 33, tags: &[Jovian, Space],
        play: &[Effect::Rate(each(Count::Tags(Jovian)))],
        points: points(2),
        ..BLANK
    };
    RESTRICTED_AREA = Card {
        id: CardId::base(199), name: "Restricted Area", kind: Active, cost: 11, tags: &[Science],
        play: &[place(Tile::RestrictedArea)],
        actions: &[action(&[pay(MegaCredits, 2)], &[draw(1)])],
        ..BLANK
    };
    ENERGY_TAPPING = Card {
        id: CardId::base(201), name: "Energy Tapping", cost: 3, tags: &[Power],
        play: &[produce(Energy, 1), reduce(Energy, 1)],
        points: points(-1),
        ..BLANK
    };
    TECHNOLOGY_DEMONSTRATION = Card {
        id: CardId::base(204), name: "Technology Demonstration", kind: Event, cost: 5, tags: &[Science, Space],
        play: &[draw(2)],
        ..BLANK
    };
    MEDICAL_LAB = Card {
        id: CardId::base(207), name: "Medical Lab", cost: 13, tags: &[Science, Building],
        play: &[Effect::Produce(MegaCredits, per(1, 2, Count::Tags(Building)))],
        points: points(1),
        ..BLANK
    };
    AI_CENTRAL = Card {
        id: CardId::base(208), name: "AI Central", kind: Active, cost: 21, tags: &[Science, Building],
        requirements: &[at_least(3, Count::Tags(Science))],
        play: &[produce(Energy, -1)],
        actions: &[free_action(&[draw(2)])],
        points: points(1),
        ..BLANK
    };
}
