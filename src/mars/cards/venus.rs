//! The project cards of Venus Next, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::kind::Kind::{Active, Event};
use super::*;
use crate::mars::cards::Parameter;
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

/// What the cards below are written from.
const BLANK: Card = Card { module: Module::Venus, ..Card::BLANK };

cards! {
    /// The 49 projects of the box.
    VENUS_NEXT:
    AERIAL_MAPPERS = Card {
        id: CardId::venus(213), name: "Aerial Mappers", kind: Active, cost: 11, tags: &[Venus],
        actions: &[
            action(&[take_here(CardResource::Floater, 1)], &[draw(1)]),
            free_action(&[add(CardResource::Floater, 1)]),
        ],
        holds: Some(CardResource::Floater),
        points: points(1),
        ..BLANK
    };
    AEROSPORT_TOURNAMENT = Card {
        id: CardId::venus(214), name: "Aerosport Tournament", kind: Event, cost: 7,
        requirements: &[at_least(5, Count::Goal(Tally::OnCards(&[CardResource::Floater])))],
        play: &[Effect::Gain(MegaCredits, each(Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere)))],
        points: points(1),
        ..BLANK
    };
    AIR_SCRAPPING_EXPEDITION = Card {
        id: CardId::venus(215), name: "Air-Scrapping Expedition", kind: Event, cost: 13, tags: &[Venus],
        play: &[raise(Parameter::Venus, 1), Effect::Add(Stored::Kind(CardResource::Floater), Amount::Exactly(3), Recipient::Tagged(Venus))],
        ..BLANK
    };
    ATALANTA_PLANITIA_LAB = Card {
        id: CardId::venus(216), name: "Atalanta Planitia Lab", cost: 10, tags: &[Venus, Science],
        requirements: &[at_least(3, Count::Tags(Science))],
        play: &[draw(2)],
        points: points(2),
        ..BLANK
    };
    ATMOSCOOP = Card {
        id: CardId::venus(217), name: "Atmoscoop", cost: 22, tags: &[Jovian, Space],
        requirements: &[at_least(3, Count::Tags(Science))],
        play: &[Effect::Choose(&[&[raise(Parameter::Temperature, 2)], &[raise(Parameter::Venus, 2)]]), add(CardResource::Floater, 2)],
        points: points(1),
        ..BLANK
    };
    COMET_FOR_VENUS = Card {
        id: CardId::venus(218), name: "Comet for Venus", kind: Event, cost: 11, tags: &[Space],
        play: &[raise(Parameter::Venus, 1), Effect::Remove(Removable::Stock(MegaCredits), 4, Victim::Showing(Venus))],
        ..BLANK
    };
    CORRODER_SUITS = Card {
        id: CardId::venus(219), name: "Corroder Suits", cost: 8, tags: &[Venus],
        play: &[produce(MegaCredits, 2), Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::Tagged(Venus))],
        ..BLANK
    };
    DAWN_CITY = Card {
        id: CardId::venus(220), name: "Dawn City", cost: 15, tags: &[City, Space],
        requirements: &[at_least(4, Count::Tags(Science))],
        play: &[produce(Titanium, 1), produce(Energy, -1), place_on(Tile::City, PlacementRule::Reserved(Reserved::DawnCity))],
        points: points(3),
        ..BLANK
    };
    DEUTERIUM_EXPORT = Card {
        id: CardId::venus(221), name: "Deuterium Export", kind: Active, cost: 11, tags: &[Space, Venus, Power],
        actions: &[
            action(&[take_here(CardResource::Floater, 1)], &[produce(Energy, 1)]),
            free_action(&[add_here(CardResource::Floater, 1)]),
        ],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    DIRIGIBLES = Card {
        id: CardId::venus(222), name: "Dirigibles", kind: Active, cost: 11, tags: &[Venus],
        actions: &[free_action(&[add(CardResource::Floater, 1)])],
        passives: &[pays_for(Venus, Fund::Here, 3)],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    EXTRACTOR_BALLOONS = Card {
        id: CardId::venus(223), name: "Extractor Balloons", kind: Active, cost: 21, tags: &[Venus],
        play: &[add_here(CardResource::Floater, 3)],
        actions: &[
            action(&[take_here(CardResource::Floater, 2)], &[raise(Parameter::Venus, 1)]),
            free_action(&[add_here(CardResource::Floater, 1)]),
        ],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    EXTREMOPHILES = Card {
        id: CardId::venus(224), name: "Extremophiles", kind: Active, cost: 3, tags: &[Venus, Microbe],
        requirements: &[at_least(2, Count::Tags(Science))],
        actions: &[free_action(&[add(CardResource::Microbe, 1)])],
        holds: Some(CardResource::Microbe),
        points: Some(per(1, 3, Count::ResourcesHere)),
        ..BLANK
    };
    FLOATING_HABS = Card {
        id: CardId::venus(225), name: "Floating Habs", kind: Active, cost: 5, tags: &[Venus],
        requirements: &[at_least(2, Count::Tags(Science))],
        actions: &[action(&[pay(MegaCredits, 2)], &[add(CardResource::Floater, 1)])],
        holds: Some(CardResource::Floater),
        points: Some(per(1, 2, Count::ResourcesHere)),
        ..BLANK
    };
    FORCED_PRECIPITATION = Card {
        id: CardId::venus(226), name: "Forced Precipitation", kind: Active, cost: 8, tags: &[Venus],
        actions: &[
            action(&[take_here(CardResource::Floater, 2)], &[raise(Parameter::Venus, 1)]),
            action(&[pay(MegaCredits, 2)], &[add_here(CardResource::Floater, 1)]),
        ],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    FREYJA_BIODOMES = Card {
        id: CardId::venus(227), name: "Freyja Biodomes", cost: 14, tags: &[Plant, Venus],
        requirements: &[at_least(10, Count::Track(Parameter::Venus))],
        play: &[produce(MegaCredits, 2), produce(Energy, -1), Effect::Choose(&[&[Effect::Add(Stored::Kind(CardResource::Microbe), Amount::Exactly(2), Recipient::Tagged(Venus))], &[Effect::Add(Stored::Kind(CardResource::Animal), Amount::Exactly(2), Recipient::Tagged(Venus))]])],
        points: points(2),
        ..BLANK
    };
    GHG_IMPORT_FROM_VENUS = Card {
        id: CardId::venus(228), name: "GHG Import From Venus", kind: Event, cost: 23, tags: &[Space, Venus],
        play: &[produce(Heat, 3), raise(Parameter::Venus, 1)],
        ..BLANK
    };
    GIANT_SOLAR_SHADE = Card {
        id: CardId::venus(229), name: "Giant Solar Shade", cost: 27, tags: &[Space, Venus],
        play: &[raise(Parameter::Venus, 3)],
        ..BLANK
    };
    GYROPOLIS = Card {
        id: CardId::venus(230), name: "Gyropolis", cost: 20, tags: &[City, Building],
        play: &[Effect::Produce(MegaCredits, each(Count::Goal(Tally::Tags(&[Venus, Earth])))), produce(Energy, -2), place(Tile::City)],
        ..BLANK
    };
    HYDROGEN_TO_VENUS = Card {
        id: CardId::venus(231), name: "Hydrogen to Venus", kind: Event, cost: 11, tags: &[Space],
        play: &[raise(Parameter::Venus, 1), Effect::Add(Stored::Kind(CardResource::Floater), each(Count::Tags(Jovian)), Recipient::Tagged(Venus))],
        ..BLANK
    };
    IO_SULPHUR_RESEARCH = Card {
        id: CardId::venus(232), name: "Io Sulphur Research", cost: 17, tags: &[Science, Jovian],
        play: &[Effect::If(at_least(3, Count::Tags(Venus)), &[draw(3)], &[draw(1)])],
        points: points(2),
        ..BLANK
    };
    ISHTAR_MINING = Card {
        id: CardId::venus(233), name: "Ishtar Mining", cost: 5, tags: &[Venus],
        requirements: &[at_least(8, Count::Track(Parameter::Venus))],
        play: &[produce(Titanium, 1)],
        ..BLANK
    };
    JET_STREAM_MICROSCRAPPERS = Card {
        id: CardId::venus(234), name: "Jet Stream Microscrappers", kind: Active, cost: 12, tags: &[Venus],
        actions: &[
            action(&[take_here(CardResource::Floater, 2)], &[raise(Parameter::Venus, 1)]),
            action(&[pay(Titanium, 1)], &[add_here(CardResource::Floater, 2)]),
        ],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    LOCAL_SHADING = Card {
        id: CardId::venus(235), name: "Local Shading", kind: Active, cost: 4, tags: &[Venus],
        actions: &[
            action(&[take_here(CardResource::Floater, 1)], &[produce(MegaCredits, 1)]),
            free_action(&[add_here(CardResource::Floater, 1)]),
        ],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    LUNA_METROPOLIS = Card {
        id: CardId::venus(236), name: "Luna Metropolis", cost: 21, tags: &[City, Space, Earth],
        play: &[Effect::Produce(MegaCredits, each(Count::Tags(Earth))), place_on(Tile::City, PlacementRule::Reserved(Reserved::LunaMetropolis))],
        points: points(2),
        ..BLANK
    };
    LUXURY_FOODS = Card {
        id: CardId::venus(237), name: "Luxury Foods", cost: 8,
        requirements: &[at_least(1, Count::Tags(Venus)), at_least(1, Count::Tags(Earth)), at_least(1, Count::Tags(Jovian))],
        points: points(2),
        ..BLANK
    };
    MAXWELL_BASE = Card {
        id: CardId::venus(238), name: "Maxwell Base", kind: Active, cost: 18, tags: &[City, Venus],
        requirements: &[at_least(12, Count::Track(Parameter::Venus))],
        play: &[produce(Energy, -1), place_on(Tile::City, PlacementRule::Reserved(Reserved::MaxwellBase))],
        actions: &[free_action(&[Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::Tagged(Venus))])],
        points: points(3),
        ..BLANK
    };
    MINING_QUOTA = Card {
        id: CardId::venus(239), name: "Mining Quota", cost: 5, tags: &[Building],
        requirements: &[at_least(1, Count::Tags(Venus)), at_least(1, Count::Tags(Earth)), at_least(1, Count::Tags(Jovian))],
        play: &[produce(Steel, 2)],
        ..BLANK
    };
    NEUTRALIZER_FACTORY = Card {
        id: CardId::venus(240), name: "Neutralizer Factory", cost: 7, tags: &[Venus],
        requirements: &[at_least(10, Count::Track(Parameter::Venus))],
        play: &[raise(Parameter::Venus, 1)],
        ..BLANK
    };
    OMNICOURT = Card {
        id: CardId::venus(241), name: "Omnicourt", cost: 11, tags: &[Building],
        requirements: &[at_least(1, Count::Tags(Venus)), at_least(1, Count::Tags(Earth)), at_least(1, Count::Tags(Jovian))],
        play: &[rate(2)],
        ..BLANK
    };
    ORBITAL_REFLECTORS = Card {
        id: CardId::venus(242), name: "Orbital Reflectors", cost: 26, tags: &[Venus, Space],
        play: &[produce(Heat, 2), raise(Parameter::Venus, 2)],
        ..BLANK
    };
    ROTATOR_IMPACTS = Card {
        id: CardId::venus(243), name: "Rotator Impacts", kind: Active, cost: 6, tags: &[Space],
        requirements: &[at_most(14, Count::Track(Parameter::Venus))],
        actions: &[
            action(&[take_here(CardResource::Asteroid, 1)], &[raise(Parameter::Venus, 1)]),
            action(&[Effect::Pay(MegaCredits, Amount::Exactly(6), &[Titanium])], &[add_here(CardResource::Asteroid, 1)]),
        ],
        holds: Some(CardResource::Asteroid),
        ..BLANK
    };
    SISTER_PLANET_SUPPORT = Card {
        id: CardId::venus(244), name: "Sister Planet Support", cost: 7, tags: &[Venus, Earth],
        requirements: &[at_least(1, Count::Tags(Venus)), at_least(1, Count::Tags(Earth))],
        play: &[produce(MegaCredits, 3)],
        ..BLANK
    };
    SOLARNET = Card {
        id: CardId::venus(245), name: "Solarnet", cost: 7,
        requirements: &[at_least(1, Count::Tags(Venus)), at_least(1, Count::Tags(Earth)), at_least(1, Count::Tags(Jovian))],
        play: &[draw(2)],
        points: points(1),
        ..BLANK
    };
    SPIN_INDUCING_ASTEROID = Card {
        id: CardId::venus(246), name: "Spin-Inducing Asteroid", kind: Event, cost: 16, tags: &[Space],
        requirements: &[at_most(10, Count::Track(Parameter::Venus))],
        play: &[raise(Parameter::Venus, 2)],
        ..BLANK
    };
    SPONSORED_ACADEMIES = Card {
        id: CardId::venus(247), name: "Sponsored Academies", cost: 9, tags: &[Earth, Science],
        play: &[Effect::Discard, draw(3), Effect::OthersDraw(1)],
        points: points(1),
        ..BLANK
    };
    STRATOPOLIS = Card {
        id: CardId::venus(248), name: "Stratopolis", kind: Active, cost: 22, tags: &[City, Venus],
        requirements: &[at_least(2, Count::Tags(Science))],
        play: &[produce(MegaCredits, 2), place_on(Tile::City, PlacementRule::Reserved(Reserved::Stratopolis))],
        actions: &[free_action(&[Effect::Add(Stored::Kind(CardResource::Floater), Amount::Exactly(2), Recipient::Tagged(Venus))])],
        holds: Some(CardResource::Floater),
        points: Some(per(1, 3, Count::ResourcesHere)),
        ..BLANK
    };
    STRATOSPHERIC_BIRDS = Card {
        id: CardId::venus(249), name: "Stratospheric Birds", kind: Active, cost: 12, tags: &[Venus, Animal],
        requirements: &[at_least(12, Count::Track(Parameter::Venus))],
        play: &[Effect::Take(CardResource::Floater, Amount::Exactly(1), Source::Own)],
        actions: &[free_action(&[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal),
        points: Some(each(Count::ResourcesHere)),
        ..BLANK
    };
    SULPHUR_EXPORTS = Card {
        id: CardId::venus(250), name: "Sulphur Exports", cost: 21, tags: &[Venus, Space],
        play: &[Effect::Produce(MegaCredits, each(Count::Tags(Venus))), raise(Parameter::Venus, 1)],
        ..BLANK
    };
    SULPHUR_EATING_BACTERIA = Card {
        id: CardId::venus(251), name: "Sulphur-Eating Bacteria", kind: Active, cost: 6, tags: &[Venus, Microbe],
        requirements: &[at_least(6, Count::Track(Parameter::Venus))],
        actions: &[
            free_action(&[add_here(CardResource::Microbe, 1)]),
            free_action(&[Effect::ChooseAmount(Count::ResourcesHere, &[Effect::Take(CardResource::Microbe, each(Count::Chosen), Source::This), Effect::Gain(MegaCredits, per(3, 1, Count::Chosen))])]),
        ],
        holds: Some(CardResource::Microbe),
        ..BLANK
    };
    TERRAFORMING_CONTRACT = Card {
        id: CardId::venus(252), name: "Terraforming Contract", cost: 8, tags: &[Earth],
        requirements: &[at_least(25, Count::Rating)],
        play: &[produce(MegaCredits, 4)],
        ..BLANK
    };
    THERMOPHILES = Card {
        id: CardId::venus(253), name: "Thermophiles", kind: Active, cost: 9, tags: &[Venus, Microbe],
        requirements: &[at_least(6, Count::Track(Parameter::Venus))],
        actions: &[
            action(&[take_here(CardResource::Microbe, 2)], &[raise(Parameter::Venus, 1)]),
            free_action(&[Effect::Add(Stored::Kind(CardResource::Microbe), Amount::Exactly(1), Recipient::Tagged(Venus))]),
        ],
        holds: Some(CardResource::Microbe),
        ..BLANK
    };
    WATER_TO_VENUS = Card {
        id: CardId::venus(254), name: "Water to Venus", kind: Event, cost: 9, tags: &[Space],
        play: &[raise(Parameter::Venus, 1)],
        ..BLANK
    };
    VENUS_GOVERNOR = Card {
        id: CardId::venus(255), name: "Venus Governor", cost: 4, tags: &[Venus, Venus],
        requirements: &[at_least(2, Count::Tags(Venus))],
        play: &[produce(MegaCredits, 2)],
        ..BLANK
    };
    VENUS_MAGNETIZER = Card {
        id: CardId::venus(256), name: "Venus Magnetizer", kind: Active, cost: 7, tags: &[Venus],
        requirements: &[at_least(10, Count::Track(Parameter::Venus))],
        actions: &[action(&[produce(Energy, -1)], &[raise(Parameter::Venus, 1)])],
        ..BLANK
    };
    VENUS_SOILS = Card {
        id: CardId::venus(257), name: "Venus Soils", cost: 20, tags: &[Venus, Plant],
        play: &[produce(Plants, 1), raise(Parameter::Venus, 1), add(CardResource::Microbe, 2)],
        ..BLANK
    };
    VENUS_WAYSTATION = Card {
        id: CardId::venus(258), name: "Venus Waystation", kind: Active, cost: 9, tags: &[Venus, Space],
        passives: &[Passive::Discount { off: 2, on: Purchase::Tagged(Venus), per: Per::Tag }],
        points: points(1),
        ..BLANK
    };
    VENUSIAN_ANIMALS = Card {
        id: CardId::venus(259), name: "Venusian Animals", kind: Active, cost: 15, tags: &[Venus, Animal, Science],
        requirements: &[at_least(18, Count::Track(Parameter::Venus))],
        triggers: &[on_own_tags(&[Science], &[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal),
        points: Some(each(Count::ResourcesHere)),
        ..BLANK
    };
    VENUSIAN_INSECTS = Card {
        id: CardId::venus(260), name: "Venusian Insects", kind: Active, cost: 5, tags: &[Venus, Microbe],
        requirements: &[at_least(12, Count::Track(Parameter::Venus))],
        actions: &[free_action(&[add_here(CardResource::Microbe, 1)])],
        holds: Some(CardResource::Microbe),
        points: Some(per(1, 2, Count::ResourcesHere)),
        ..BLANK
    };
    VENUSIAN_PLANTS = Card {
        id: CardId::venus(261), name: "Venusian Plants", cost: 13, tags: &[Venus, Plant],
        requirements: &[at_least(16, Count::Track(Parameter::Venus))],
        play: &[raise(Parameter::Venus, 1), Effect::Choose(&[&[Effect::Add(Stored::Kind(CardResource::Microbe), Amount::Exactly(1), Recipient::Tagged(Venus))], &[Effect::Add(Stored::Kind(CardResource::Animal), Amount::Exactly(1), Recipient::Tagged(Venus))]])],
        points: points(1),
        ..BLANK
    };
}
