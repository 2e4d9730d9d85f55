//! The project cards of the standard game, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::kind::Kind::{Active, Event};
use super::*;
use crate::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

cards! {
    /// The 137 project cards of the standard game.
    BASE:
    COLONIZER_TRAINING_CAMP = Card {
        id: CardId::base(1), name: "Colonizer Training Camp", cost: 8, tags: &[Jovian, Building],
        requirements: &[at_most(5, Count::Track(Oxygen))],
        points: points(2),
        ..Card::BLANK
    };
    DEEP_WELL_HEATING = Card {
        id: CardId::base(3), name: "Deep Well Heating", cost: 13, tags: &[Power, Building],
        play: &[produce(Energy, 1), raise(Temperature, 1)],
        ..Card::BLANK
    };
    CLOUD_SEEDING = Card {
        id: CardId::base(4), name: "Cloud Seeding", cost: 11,
        requirements: &[at_least(3, Count::Track(Oceans))],
        play: &[produce(Plants, 2), produce(MegaCredits, -1), reduce(Heat, 1)],
        ..Card::BLANK
    };
    SEARCH_FOR_LIFE = Card {
        id: CardId::base(5), name: "Search For Life", kind: Active, cost: 3, tags: &[Science],
        requirements: &[at_most(6, Count::Track(Oxygen))],
        actions: &[action(
            &[pay(MegaCredits, 1)],
            &[Effect::Then(&Effect::Reveal(Microbe), &[add_here(CardResource::Science, 1)])],
        )],
        holds: Some(CardResource::Science), points: Some(once(3, Count::ResourcesHere)),
        ..Card::BLANK
    };
    MARTIAN_RAILS = Card {
        id: CardId::base(7), name: "Martian Rails", kind: Active, cost: 13, tags: &[Building],
        actions: &[action(
            &[pay(Energy, 1)],
            &[Effect::Gain(MegaCredits, each(Count::Tiles(TileClass::City, Whose::Anyone, Ground::Mars)))],
        )],
        ..Card::BLANK
    };
    CAPITAL = Card {
        id: CardId::base(8), name: "Capital", cost: 26, tags: &[City, Building],
        requirements: &[at_least(4, Count::Track(Oceans))],
        play: &[produce(MegaCredits, 5), produce(Energy, -2), place_on(Tile::Capital, PlacementRule::CitySite)],
        points: Some(each(Count::BesideThis(TileClass::Ocean))),
        ..Card::BLANK
    };
    ASTEROID = Card {
        id: CardId::base(9), name: "Asteroid", kind: Event, cost: 14, tags: &[Space],
        play: &[raise(Temperature, 1), gain(Titanium, 2), remove(Plants, 3)],
        ..Card::BLANK
    };
    COMET = Card {
        id: CardId::base(10), name: "Comet", kind: Event, cost: 21, tags: &[Space],
        play: &[raise(Temperature, 1), place(Tile::Ocean), remove(Plants, 3)],
        ..Card::BLANK
    };
    BIG_ASTEROID = Card {
        id: CardId::base(11), name: "Big Asteroid", kind: Event, cost: 27, tags: &[Space],
        play: &[raise(Temperature, 2), gain(Titanium, 4), remove(Plants, 4)],
        ..Card::BLANK
    };
    WATER_IMPORT_FROM_EUROPA = Card {
        id: CardId::base(12), name: "Water Import From Europa", kind: Active, cost: 25, tags: &[Jovian, Space],
        actions: &[action(
            &[Effect::Pay(MegaCredits, Amount::Exactly(12), &[Titanium])],
            &[place(Tile::Ocean)],
        )],
        points: Some(each(Count::Tags(Jovian))),
        ..Card::BLANK
    };
    EQUATORIAL_MAGNETIZER = Card {
        id: CardId::base(15), name: "Equatorial Magnetizer", kind: Active, cost: 11, tags: &[Building],
        actions: &[action(&[produce(Energy, -1)], &[rate(1)])],
        ..Card::BLANK
    };
    DOMED_CRATER = Card {
        id: CardId::base(16), name: "Domed Crater", cost: 24, tags: &[City, Building],
        requirements: &[at_most(7, Count::Track(Oxygen))],
        play: &[produce(MegaCredits, 3), produce(Energy, -1), gain(Plants, 3), place(Tile::City)],
        points: points(1),
        ..Card::BLANK
    };
    NOCTIS_CITY = Card {
        id: CardId::base(17), name: "Noctis City", cost: 18, tags: &[City, Building],
        play: &[
            produce(MegaCredits, 3),
            produce(Energy, -1),
            place_on(Tile::City, PlacementRule::Reserved(Reserved::NoctisCity)),
        ],
        ..Card::BLANK
    };
    METHANE_FROM_TITAN = Card {
        id: CardId::base(18), name: "Methane From Titan", cost: 28, tags: &[Jovian, Space],
        requirements: &[at_least(2, Count::Track(Oxygen))],
        play: &[produce(Plants, 2), produce(Heat, 2)],
        points: points(2),
        ..Card::BLANK
    };
    IMPORTED_HYDROGEN = Card {
        id: CardId::base(19), name: "Imported Hydrogen", kind: Event, cost: 16, tags: &[Earth, Space],
        play: &[
            place(Tile::Ocean),
            Effect::Choose(&[
                &[gain(Plants, 3)],
                &[add(CardResource::Microbe, 3)],
                &[add(CardResource::Animal, 2)],
            ]),
        ],
        ..Card::BLANK
    };
    RESEARCH_OUTPOST = Card {
        id: CardId::base(20), name: "Research Outpost", kind: Active, cost: 18, tags: &[Science, City, Building],
        play: &[place_on(Tile::City, PlacementRule::Isolated)],
        passives: &[Passive::Discount { off: 1, on: Purchase::Card, per: Per::Card }],
        ..Card::BLANK
    };
    PHOBOS_SPACE_HAVEN = Card {
        id: CardId::base(21), name: "Phobos Space Haven", cost: 25, tags: &[Space, City],
        play: &[produce(Titanium, 1), place_on(Tile::City, PlacementRule::Reserved(Reserved::PhobosSpaceHaven))],
        points: points(3),
        ..Card::BLANK
    };
    BLACK_POLAR_DUST = Card {
        id: CardId::base(22), name: "Black Polar Dust", cost: 15,
        play: &[produce(Heat, 3), produce(MegaCredits, -2), place(Tile::Ocean)],
        ..Card::BLANK
    };
    ARCTIC_ALGAE = Card {
        id: CardId::base(23), name: "Arctic Algae", kind: Active, cost: 12, tags: &[Plant],
        requirements: &[at_most(-12, Count::Track(Temperature))],
        play: &[gain(Plants, 1)],
        triggers: &[on_tile(Whose::Anyone, TileClass::Ocean, &[gain(Plants, 2)])],
        ..Card::BLANK
    };
    PREDATORS = Card {
        id: CardId::base(24), name: "Predators", kind: Active, cost: 14, tags: &[Animal],
        requirements: &[at_least(11, Count::Track(Oxygen))],
        actions: &[action(
            &[Effect::Take(CardResource::Animal, Amount::Exactly(1), Source::Anyone)],
            &[add_here(CardResource::Animal, 1)],
        )],
        holds: Some(CardResource::Animal), points: Some(each(Count::ResourcesHere)),
        ..Card::BLANK
    };
    EOS_CHASMA_NATIONAL_PARK = Card {
        id: CardId::base(26), name: "Eos Chasma National Park", cost: 16, tags: &[Plant, Building],
        requirements: &[at_least(-12, Count::Track(Temperature))],
        play: &[produce(MegaCredits, 2), gain(Plants, 3), add(CardResource::Animal, 1)],
        points: points(1),
        ..Card::BLANK
    };
    CUPOLA_CITY = Card {
        id: CardId::base(29), name: "Cupola City", cost: 16, tags: &[City, Building],
        requirements: &[at_most(9, Count::Track(Oxygen))],
        play: &[produce(MegaCredits, 3), produce(Energy, -1), place(Tile::City)],
        ..Card::BLANK
    };
    LUNAR_BEAM = Card {
        id: CardId::base(30), name: "Lunar Beam", cost: 13, tags: &[Earth, Power],
        play: &[produce(Energy, 2), produce(Heat, 2), produce(MegaCredits, -2)],
        ..Card::BLANK
    };
    OPTIMAL_AEROBRAKING = Card {
        id: CardId::base(31), name: "Optimal Aerobraking", kind: Active, cost: 7, tags: &[Space],
        triggers: &[on_own_card(Event, &[Space], &[gain(MegaCredits, 3), gain(Heat, 3)])],
        ..Card::BLANK
    };
    UNDERGROUND_CITY = Card {
        id: CardId::base(32), name: "Underground City", cost: 18, tags: &[City, Building],
        play: &[produce(Steel, 2), produce(Energy, -2), place(Tile::City)],
        ..Card::BLANK
    };
    REGOLITH_EATERS = Card {
        id: CardId::base(33), name: "Regolith Eaters", kind: Active, cost: 13, tags: &[Science, Microbe],
        actions: &[
            action(&[take_here(CardResource::Microbe, 2)], &[raise(Oxygen, 1)]),
            free_action(&[add_here(CardResource::Microbe, 1)]),
        ],
        holds: Some(CardResource::Microbe),
        ..Card::BLANK
    };
    GHG_PRODUCING_BACTERIA = Card {
        id: CardId::base(34), name: "GHG Producing Bacteria", kind: Active, cost: 8, tags: &[Science, Microbe],
        requirements: &[at_least(4, Count::Track(Oxygen))],
        actions: &[
            action(&[take_here(CardResource::Microbe, 2)], &[raise(Temperature, 1)]),
            free_action(&[add_here(CardResource::Microbe, 1)]),
        ],
        holds: Some(CardResource::Microbe),
        ..Card::BLANK
    };
    ANTS = Card {
        id: CardId::base(35), name: "Ants", kind: Active, cost: 9, tags: &[Microbe],
        requirements: &[at_least(4, Count::Track(Oxygen))],
        actions: &[action(
            &[Effect::Take(CardResource::Microbe, Amount::Exactly(1), Source::Anyone)],
            &[add_here(CardResource::Microbe, 1)],
        )],
        holds: Some(CardResource::Microbe), points: Some(per(1, 2, Count::ResourcesHere)),
        ..Card::BLANK
    };
    RELEASE_OF_INERT_GASES = Card {
        id: CardId::base(36), name: "Release of Inert Gases", kind: Event, cost: 14,
        play: &[rate(2)],
        ..Card::BLANK
    };
    NITROGEN_RICH_ASTEROID = Card {
        id: CardId::base(37), name: "Nitrogen-Rich Asteroid", kind: Event, cost: 31, tags: &[Space],
        play: &[
            raise(Temperature, 1),
            rate(2),
            Effect::If(at_least(3, Count::Tags(Plant)), &[produce(Plants, 4)], &[produce(Plants, 1)]),
        ],
        ..Card::BLANK
    };
    ROVER_CONSTRUCTION = Card {
        id: CardId::base(38), name: "Rover Construction", kind: Active, cost: 8, tags: &[Building],
        triggers: &[on_tile(Whose::Anyone, TileClass::City, &[gain(MegaCredits, 2)])],
        points: points(1),
        ..Card::BLANK
    };
    DEIMOS_DOWN = Card {
        id: CardId::base(39), name: "Deimos Down", kind: Event, cost: 31, tags: &[Space],
        play: &[raise(Temperature, 3), gain(Steel, 4), remove(Plants, 8)],
        ..Card::BLANK
    };
    ASTEROID_MINING = Card {
        id: CardId::base(40), name: "Asteroid Mining", cost: 30, tags: &[Jovian, Space],
        play: &[produce(Titanium, 2)],
        points: points(2),
        ..Card::BLANK
    };
    FOOD_FACTORY = Card {
        id: CardId::base(41), name: "Food Factory", cost: 12, tags: &[Building],
        play: &[produce(MegaCredits, 4), produce(Plants, -1)],
        points: points(1),
        ..Card::BLANK
    };
    ARCHAEBACTERIA = Card {
        id: CardId::base(42), name: "ArchaeBacteria", cost: 6, tags: &[Microbe],
        requirements: &[at_most(-18, Count::Track(Temperature))],
        play: &[produce(Plants, 1)],
        ..Card::BLANK
    };
    CARBONATE_PROCESSING = Card {
        id: CardId::base(43), name: "Carbonate Processing", cost: 6, tags: &[Building],
        play: &[produce(Heat, 3), produce(Energy, -1)],
        ..Card::BLANK
    };
    NATURAL_PRESERVE = Card {
        id: CardId::base(44), name: "Natural Preserve", cost: 9, tags: &[Science, Building],
        requirements: &[at_most(4, Count::Track(Oxygen))],
        play: &[produce(MegaCredits, 1), place_on(Tile::NaturalPreserve, PlacementRule::Isolated)],
        points: points(1),
        ..Card::BLANK
    };
    NUCLEAR_POWER = Card {
        id: CardId::base(45), name: "Nuclear Power", cost: 10, tags: &[Power, Building],
        play: &[produce(Energy, 3), produce(MegaCredits, -2)],
        ..Card::BLANK
    };
    ALGAE = Card {
        id: CardId::base(47), name: "Algae", cost: 10, tags: &[Plant],
        requirements: &[at_least(5, Count::Track(Oceans))],
        play: &[produce(Plants, 2), gain(Plants, 1)],
        ..Card::BLANK
    };
    ADAPTED_LICHEN = Card {
        id: CardId::base(48), name: "Adapted Lichen", cost: 9, tags: &[Plant],
        play: &[produce(Plants, 1)],
        ..Card::BLANK
    };
    FISH = Card {
        id: CardId::base(52), name: "Fish", kind: Active, cost: 9, tags: &[Animal],
        requirements: &[at_least(2, Count::Track(Temperature))],
        play: &[reduce(Plants, 1)],
        actions: &[free_action(&[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal), points: Some(each(Count::ResourcesHere)),
        ..Card::BLANK
    };
    LAKE_MARINERIS = Card {
        id: CardId::base(53), name: "Lake Marineris", cost: 18,
        requirements: &[at_least(0, Count::Track(Temperature))],
        play: &[place(Tile::Ocean), place(Tile::Ocean)],
        points: points(2),
        ..Card::BLANK
    };
    SMALL_ANIMALS = Card {
        id: CardId::base(54), name: "Small Animals", kind: Active, cost: 6, tags: &[Animal],
        requirements: &[at_least(6, Count::Track(Oxygen))],
        play: &[reduce(Plants, 1)],
        actions: &[free_action(&[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal), points: Some(per(1, 2, Count::ResourcesHere)),
        ..Card::BLANK
    };
    KELP_FARMING = Card {
        id: CardId::base(55), name: "Kelp Farming", cost: 17, tags: &[Plant],
        requirements: &[at_least(6, Count::Track(Oceans))],
        play: &[produce(MegaCredits, 2), produce(Plants, 3), gain(Plants, 2)],
        points: points(1),
        ..Card::BLANK
    };
    BEAM_FROM_A_THORIUM_ASTEROID = Card {
        id: CardId::base(58), name: "Beam From A Thorium Asteroid", cost: 32, tags: &[Jovian, Space, Power],
        requirements: &[at_least(1, Count::Tags(Jovian))],
        play: &[produce(Energy, 3), produce(Heat, 3)],
        points: points(1),
        ..Card::BLANK
    };
    MANGROVE = Card {
        id: CardId::base(59), name: "Mangrove", cost: 12, tags: &[Plant],
        requirements: &[at_least(4, Count::Track(Temperature))],
        play: &[place_on(Tile::Greenery, PlacementRule::OceanReserved)],
        points: points(1),
        ..Card::BLANK
    };
    TREES = Card {
        id: CardId::base(60), name: "Trees", cost: 13, tags: &[Plant],
        requirements: &[at_least(-4, Count::Track(Temperature))],
        play: &[produce(Plants, 3), gain(Plants, 1)],
        points: points(1),
        ..Card::BLANK
    };
    MINING_EXPEDITION = Card {
        id: CardId::base(63), name: "Mining Expedition", kind: Event, cost: 12,
        play: &[raise(Oxygen, 1), gain(Steel, 2), remove(Plants, 2)],
        ..Card::BLANK
    };
    MINING_RIGHTS = Card {
        id: CardId::base(67), name: "Mining Rights", cost: 9, tags: &[Building],
        play: &[Effect::Then(&place_on(Tile::MiningRights, PlacementRule::Metal), &[Effect::ProduceMetal(1)])],
        ..Card::BLANK
    };
    BIRDS = Card {
        id: CardId::base(72), name: "Birds", kind: Active, cost: 10, tags: &[Animal],
        requirements: &[at_least(13, Count::Track(Oxygen))],
        play: &[reduce(Plants, 2)],
        actions: &[free_action(&[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal), points: Some(each(Count::ResourcesHere)),
        ..Card::BLANK
    };
    TOWING_A_COMET = Card {
        id: CardId::base(75), name: "Towing A Comet", kind: Event, cost: 23, tags: &[Space],
        play: &[raise(Oxygen, 1), gain(Plants, 2), place(Tile::Ocean)],
        ..Card::BLANK
    };
    SPACE_MIRRORS = Card {
        id: CardId::base(76), name: "Space Mirrors", kind: Active, cost: 3, tags: &[Power, Space],
        actions: &[action(&[pay(MegaCredits, 7)], &[produce(Energy, 1)])],
        ..Card::BLANK
    };
    SOLAR_WIND_POWER = Card {
        id: CardId::base(77), name: "Solar Wind Power", cost: 11, tags: &[Science, Space, Power],
        play: &[produce(Energy, 1), gain(Titanium, 2)],
        ..Card::BLANK
    };
    ICE_ASTEROID = Card {
        id: CardId::base(78), name: "Ice Asteroid", kind: Event, cost: 23, tags: &[Space],
        play: &[place(Tile::Ocean), place(Tile::Ocean)],
        ..Card::BLANK
    };
    GIANT_ICE_ASTEROID = Card {
        id: CardId::base(80), name: "Giant Ice Asteroid", kind: Event, cost: 36, tags: &[Space],
        play: &[raise(Temperature, 2), place(Tile::Ocean), place(Tile::Ocean), remove(Plants, 6)],
        ..Card::BLANK
    };
    GANYMEDE_COLONY = Card {
        id: CardId::base(81), name: "Ganymede Colony", cost: 20, tags: &[Jovian, Space, City],
        play: &[place_on(Tile::City, PlacementRule::Reserved(Reserved::GanymedeColony))],
        points: Some(each(Count::Tags(Jovian))),
        ..Card::BLANK
    };
    GIANT_SPACE_MIRROR = Card {
        id: CardId::base(83), name: "Giant Space Mirror", cost: 17, tags: &[Power, Space],
        play: &[produce(Energy, 3)],
        ..Card::BLANK
    };
    GRASS = Card {
        id: CardId::base(87), name: "Grass", cost: 11, tags: &[Plant],
        requirements: &[at_least(-16, Count::Track(Temperature))],
        play: &[produce(Plants, 1), gain(Plants, 3)],
        ..Card::BLANK
    };
    HEATHER = Card {
        id: CardId::base(88), name: "Heather", cost: 6, tags: &[Plant],
        requirements: &[at_least(-14, Count::Track(Temperature))],
        play: &[produce(Plants, 1), gain(Plants, 1)],
        ..Card::BLANK
    };
    PEROXIDE_POWER = Card {
        id: CardId::base(89), name: "Peroxide Power", cost: 7, tags: &[Power, Building],
        play: &[produce(Energy, 2), produce(MegaCredits, -1)],
        ..Card::BLANK
    };
    BUSHES = Card {
        id: CardId::base(93), name: "Bushes", cost: 10, tags: &[Plant],
        requirements: &[at_least(-10, Count::Track(Temperature))],
        play: &[produce(Plants, 2), gain(Plants, 2)],
        ..Card::BLANK
    };
    GREENHOUSES = Card {
        id: CardId::base(96), name: "Greenhouses", cost: 6, tags: &[Plant, Building],
        play: &[Effect::Gain(Plants, each(Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere)))],
        ..Card::BLANK
    };
    NUCLEAR_ZONE = Card {
        id: CardId::base(97), name: "Nuclear Zone", cost: 10, tags: &[Earth],
        play: &[raise(Temperature, 2), place(Tile::NuclearZone)],
        points: points(-2),
        ..Card::BLANK
    };
    FUELED_GENERATORS = Card {
        id: CardId::base(100), name: "Fueled Generators", cost: 1, tags: &[Power, Building],
        play: &[produce(Energy, 1), produce(MegaCredits, -1)],
        ..Card::BLANK
    };
    IRONWORKS = Card {
        id: CardId::base(101), name: "Ironworks", kind: Active, cost: 11, tags: &[Building],
        actions: &[action(&[pay(Energy, 4)], &[gain(Steel, 1), raise(Oxygen, 1)])],
        ..Card::BLANK
    };
    POWER_GRID = Card {
        id: CardId::base(102), name: "Power Grid", cost: 18, tags: &[Power],
        play: &[Effect::Produce(Energy, each(Count::Tags(Power)))],
        ..Card::BLANK
    };
    STEELWORKS = Card {
        id: CardId::base(103), name: "Steelworks", kind: Active, cost: 15, tags: &[Building],
        actions: &[action(&[pay(Energy, 4)], &[gain(Steel, 2), raise(Oxygen, 1)])],
        ..Card::BLANK
    };
    ORE_PROCESSOR = Card {
        id: CardId::base(104), name: "Ore Processor", kind: Active, cost: 13, tags: &[Building],
        actions: &[action(&[pay(Energy, 4)], &[gain(Titanium, 1), raise(Oxygen, 1)])],
        ..Card::BLANK
    };
    OPEN_CITY = Card {
        id: CardId::base(108), name: "Open City", cost: 23, tags: &[City, Building],
        requirements: &[at_least(12, Count::Track(Oxygen))],
        play: &[produce(MegaCredits, 4), produce(Energy, -1), gain(Plants, 2), place(Tile::City)],
        points: points(1),
        ..Card::BLANK
    };
    SOLAR_POWER = Card {
        id: CardId::base(113), name: "Solar Power", cost: 11, tags: &[Power, Building],
        play: &[produce(Energy, 1)],
        points: points(1),
        ..Card::BLANK
    };
    BREATHING_FILTERS = Card {
        id: CardId::base(114), name: "Breathing Filters", cost: 11, tags: &[Science],
        requirements: &[at_least(7, Count::Track(Oxygen))],
        points: points(2),
        ..Card::BLANK
    };
    ARTIFICIAL_PHOTOSYNTHESIS = Card {
        id: CardId::base(115), name: "Artificial Photosynthesis", cost: 12, tags: &[Science],
        play: &[Effect::Choose(&[&[produce(Energy, 2)], &[produce(Plants, 1)]])],
        ..Card::BLANK
    };
    ARTIFICIAL_LAKE = Card {
        id: CardId::base(116), name: "Artificial Lake", cost: 15, tags: &[Building],
        requirements: &[at_least(-6, Count::Track(Temperature))],
        play: &[place_on(Tile::Ocean, PlacementRule::Land)],
        points: points(1),
        ..Card::BLANK
    };
    GEOTHERMAL_POWER = Card {
        id: CardId::base(117), name: "Geothermal Power", cost: 11, tags: &[Power, Building],
        play: &[produce(Energy, 2)],
        ..Card::BLANK
    };
    FARMING = Card {
        id: CardId::base(118), name: "Farming", cost: 16, tags: &[Plant],
        requirements: &[at_least(4, Count::Track(Temperature))],
        play: &[produce(MegaCredits, 2), produce(Plants, 2), gain(Plants, 2)],
        points: points(2),
        ..Card::BLANK
    };
    DUST_SEALS = Card {
        id: CardId::base(119), name: "Dust Seals", cost: 2,
        requirements: &[at_most(3, Count::Track(Oceans))],
        points: points(1),
        ..Card::BLANK
    };
    URBANIZED_AREA = Card {
        id: CardId::base(120), name: "Urbanized Area", cost: 10, tags: &[City, Building],
        play: &[produce(MegaCredits, 2), produce(Energy, -1), place_on(Tile::City, PlacementRule::BesideTwoCities)],
        ..Card::BLANK
    };
    MOSS = Card {
        id: CardId::base(122), name: "Moss", cost: 4, tags: &[Plant],
        requirements: &[at_least(3, Count::Track(Oceans))],
        play: &[produce(Plants, 1), pay(Plants, 1)],
        ..Card::BLANK
    };
    GHG_FACTORIES = Card {
        id: CardId::base(126), name: "GHG Factories", cost: 11, tags: &[Building],
        play: &[produce(Heat, 4), produce(Energy, -1)],
        ..Card::BLANK
    };
    SUBTERRANEAN_RESERVOIR = Card {
        id: CardId::base(127), name: "Subterranean Reservoir", kind: Event, cost: 11,
        play: &[place(Tile::Ocean)],
        ..Card::BLANK
    };
    ECOLOGICAL_ZONE = Card {
        id: CardId::base(128), name: "Ecological Zone", kind: Active, cost: 12, tags: &[Animal, Plant],
        requirements: &[at_least(1, Count::Tiles(TileClass::Greenery, Whose::Own, Ground::Anywhere))],
        play: &[place_on(Tile::EcologicalZone, PlacementRule::BesideGreenery)],
        triggers: &[on_own_tags(&[Animal, Plant], &[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal), points: Some(per(1, 2, Count::ResourcesHere)),
        ..Card::BLANK
    };
    ZEPPELINS = Card {
        id: CardId::base(129), name: "Zeppelins", cost: 13,
        requirements: &[at_least(5, Count::Track(Oxygen))],
        play: &[
            Effect::Produce(MegaCredits, each(Count::Tiles(TileClass::City, Whose::Anyone, Ground::Mars))),
        ],
        points: points(1),
        ..Card::BLANK
    };
    WORMS = Card {
        id: CardId::base(130), name: "Worms", cost: 8, tags: &[Microbe],
        requirements: &[at_least(4, Count::Track(Oxygen))],
        play: &[Effect::Produce(Plants, per(1, 2, Count::Tags(Microbe)))],
        ..Card::BLANK
    };
    DECOMPOSERS = Card {
        id: CardId::base(131), name: "Decomposers", kind: Active, cost: 5, tags: &[Microbe],
        requirements: &[at_least(3, Count::Track(Oxygen))],
        triggers: &[on_own_tags(&[Animal, Plant, Microbe], &[add_here(CardResource::Microbe, 1)])],
        holds: Some(CardResource::Microbe), points: Some(per(1, 3, Count::ResourcesHere)),
        ..Card::BLANK
    };
    FUSION_POWER = Card {
        id: CardId::base(132), name: "Fusion Power", cost: 14, tags: &[Science, Power, Building],
        requirements: &[at_least(2, Count::Tags(Power))],
        play: &[produce(Energy, 3)],
        ..Card::BLANK
    };
    SYMBIOTIC_FUNGUS = Card {
        id: CardId::base(133), name: "Symbiotic Fungus", kind: Active, cost: 4, tags: &[Microbe],
        requirements: &[at_least(-14, Count::Track(Temperature))],
        actions: &[free_action(&[add(CardResource::Microbe, 1)])],
        ..Card::BLANK
    };
    EXTREME_COLD_FUNGUS = Card {
        id: CardId::base(134), name: "Extreme-Cold Fungus", kind: Active, cost: 13, tags: &[Microbe],
        requirements: &[at_most(-10, Count::Track(Temperature))],
        actions: &[free_action(&[gain(Plants, 1)]), free_action(&[add(CardResource::Microbe, 2)])],
        ..Card::BLANK
    };
    ADVANCED_ECOSYSTEMS = Card {
        id: CardId::base(135), name: "Advanced Ecosystems", cost: 11, tags: &[Plant, Microbe, Animal],
        requirements: &[
            at_least(1, Count::Tags(Plant)),
            at_least(1, Count::Tags(Animal)),
            at_least(1, Count::Tags(Microbe)),
        ],
        points: points(3),
        ..Card::BLANK
    };
    GREAT_DAM = Card {
        id: CardId::base(136), name: "Great Dam", cost: 12, tags: &[Power, Building],
        requirements: &[at_least(4, Count::Track(Oceans))],
        play: &[produce(Energy, 2)],
        points: points(1),
        ..Card::BLANK
    };
    STRIP_MINE = Card {
        id: CardId::base(138), name: "Strip Mine", cost: 25, tags: &[Building],
        play: &[produce(Steel, 2), produce(Titanium, 1), produce(Energy, -2), raise(Oxygen, 2)],
        ..Card::BLANK
    };
    WAVE_POWER = Card {
        id: CardId::base(139), name: "Wave Power", cost: 8, tags: &[Power],
        requirements: &[at_least(3, Count::Track(Oceans))],
        play: &[produce(Energy, 1)],
        points: points(1),
        ..Card::BLANK
    };
    LAVA_FLOWS = Card {
        id: CardId::base(140), name: "Lava Flows", kind: Event, cost: 18,
        play: &[raise(Temperature, 2), place_on(Tile::LavaFlows, PlacementRule::Volcanic)],
        ..Card::BLANK
    };
    POWER_PLANT = Card {
        id: CardId::base(141), name: "Power Plant", cost: 4, tags: &[Power, Building],
        play: &[produce(Energy, 1)],
        ..Card::BLANK
    };
    MOHOLE_AREA = Card {
        id: CardId::base(142), name: "Mohole Area", cost: 20, tags: &[Building],
        play: &[produce(Heat, 4), place_on(Tile::MoholeArea, PlacementRule::OceanReserved)],
        ..Card::BLANK
    };
    LARGE_CONVOY = Card {
        id: CardId::base(143), name: "Large Convoy", kind: Event, cost: 36, tags: &[Earth, Space],
        play: &[
            draw(2),
            place(Tile::Ocean),
            Effect::Choose(&[&[gain(Plants, 5)], &[add(CardResource::Animal, 4)]]),
        ],
        points: points(2),
        ..Card::BLANK
    };
    TECTONIC_STRESS_POWER = Card {
        id: CardId::base(145), name: "Tectonic Stress Power", cost: 18, tags: &[Power, Building],
        requirements: &[at_least(2, Count::Tags(Science))],
        play: &[produce(Energy, 3)],
        points: points(1),
        ..Card::BLANK
    };
    NITROPHILIC_MOSS = Card {
        id: CardId::base(146), name: "Nitrophilic Moss", cost: 8, tags: &[Plant],
        requirements: &[at_least(3, Count::Track(Oceans))],
        play: &[produce(Plants, 2), pay(Plants, 2)],
        ..Card::BLANK
    };
    HERBIVORES = Card {
        id: CardId::base(147), name: "Herbivores", kind: Active, cost: 12, tags: &[Animal],
        requirements: &[at_least(8, Count::Track(Oxygen))],
        play: &[add_here(CardResource::Animal, 1), reduce(Plants, 1)],
        triggers: &[on_tile(Whose::Own, TileClass::Greenery, &[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal), points: Some(per(1, 2, Count::ResourcesHere)),
        ..Card::BLANK
    };
    INSECTS = Card {
        id: CardId::base(148), name: "Insects", cost: 9, tags: &[Microbe],
        requirements: &[at_least(6, Count::Track(Oxygen))],
        play: &[Effect::Produce(Plants, each(Count::Tags(Plant)))],
        ..Card::BLANK
    };
    INSULATION = Card {
        id: CardId::base(152), name: "Insulation", cost: 2,
        play: &[Effect::ChooseAmount(Count::Production(Heat), &[
            Effect::Produce(Heat, per(-1, 1, Count::Chosen)),
            Effect::Produce(MegaCredits, each(Count::Chosen)),
        ])],
        ..Card::BLANK
    };
    ADAPTATION_TECHNOLOGY = Card {
        id: CardId::base(153), name: "Adaptation Technology", kind: Active, cost: 12, tags: &[Science],
        passives: &[Passive::Leeway(Limits::All, 2)],
        points: points(1),
        ..Card::BLANK
    };
    DESIGNED_MICROORGANISMS = Card {
        id: CardId::base(155), name: "Designed Microorganisms", cost: 16, tags: &[Science, Microbe],
        requirements: &[at_most(-14, Count::Track(Temperature))],
        play: &[produce(Plants, 2)],
        ..Card::BLANK
    };
    NITRITE_REDUCING_BACTERIA = Card {
        id: CardId::base(157), name: "Nitrite Reducing Bacteria", kind: Active, cost: 11, tags: &[Microbe],
        play: &[add_here(CardResource::Microbe, 3)],
        actions: &[
            action(&[take_here(CardResource::Microbe, 3)], &[rate(1)]),
            free_action(&[add_here(CardResource::Microbe, 1)]),
        ],
        holds: Some(CardResource::Microbe),
        ..Card::BLANK
    };
    INDUSTRIAL_MICROBES = Card {
        id: CardId::base(158), name: "Industrial Microbes", cost: 12, tags: &[Microbe, Building],
        play: &[produce(Steel, 1), produce(Energy, 1)],
        ..Card::BLANK
    };
    LICHEN = Card {
        id: CardId::base(159), name: "Lichen", cost: 7, tags: &[Plant],
        requirements: &[at_least(-24, Count::Track(Temperature))],
        play: &[produce(Plants, 1)],
        ..Card::BLANK
    };
    CONVOY_FROM_EUROPA = Card {
        id: CardId::base(161), name: "Convoy From Europa", kind: Event, cost: 15, tags: &[Space],
        play: &[draw(1), place(Tile::Ocean)],
        ..Card::BLANK
    };
    IMPORTED_GHG = Card {
        id: CardId::base(162), name: "Imported GHG", kind: Event, cost: 7, tags: &[Earth, Space],
        play: &[produce(Heat, 1), gain(Heat, 3)],
        ..Card::BLANK
    };
    IMPORTED_NITROGEN = Card {
        id: CardId::base(163), name: "Imported Nitrogen", kind: Event, cost: 23, tags: &[Earth, Space],
        play: &[rate(1), gain(Plants, 4), add(CardResource::Microbe, 3), add(CardResource::Animal, 2)],
        ..Card::BLANK
    };
    MICRO_MILLS = Card {
        id: CardId::base(164), name: "Micro-Mills", cost: 3,
        play: &[produce(Heat, 1)],
        ..Card::BLANK
    };
    MAGNETIC_FIELD_GENERATORS = Card {
        id: CardId::base(165), name: "Magnetic Field Generators", cost: 20, tags: &[Building],
        play: &[produce(Plants, 2), produce(Energy, -4), rate(3)],
        ..Card::BLANK
    };
    SHUTTLES = Card {
        id: CardId::base(166), name: "Shuttles", kind: Active, cost: 10, tags: &[Space],
        requirements: &[at_least(5, Count::Track(Oxygen))],
        play: &[produce(MegaCredits, 2), produce(Energy, -1)],
        passives: &[cheaper(2, Space)],
        points: points(1),
        ..Card::BLANK
    };
    IMPORT_OF_ADVANCED_GHG = Card {
        id: CardId::base(167), name: "Import of Advanced GHG", kind: Event, cost: 9, tags: &[Earth, Space],
        play: &[produce(Heat, 2)],
        ..Card::BLANK
    };
    WINDMILLS = Card {
        id: CardId::base(168), name: "Windmills", cost: 6, tags: &[Power, Building],
        requirements: &[at_least(7, Count::Track(Oxygen))],
        play: &[produce(Energy, 1)],
        points: points(1),
        ..Card::BLANK
    };
    TUNDRA_FARMING = Card {
        id: CardId::base(169), name: "Tundra Farming", cost: 16, tags: &[Plant],
        requirements: &[at_least(-6, Count::Track(Temperature))],
        play: &[produce(MegaCredits, 2), produce(Plants, 1), gain(Plants, 1)],
        points: points(2),
        ..Card::BLANK
    };
    AEROBRAKED_AMMONIA_ASTEROID = Card {
        id: CardId::base(170), name: "Aerobraked Ammonia Asteroid", kind: Event, cost: 26, tags: &[Space],
        play: &[produce(Plants, 1), produce(Heat, 3), add(CardResource::Microbe, 2)],
        ..Card::BLANK
    };
    MAGNETIC_FIELD_DOME = Card {
        id: CardId::base(171), name: "Magnetic Field Dome", cost: 5, tags: &[Building],
        play: &[produce(Plants, 1), produce(Energy, -2), rate(1)],
        ..Card::BLANK
    };
    PETS = Card {
        id: CardId::base(172), name: "Pets", kind: Active, cost: 10, tags: &[Earth, Animal],
        play: &[add_here(CardResource::Animal, 1)],
        triggers: &[on_tile(Whose::Anyone, TileClass::City, &[add_here(CardResource::Animal, 1)])],
        passives: &[Passive::Protect {
            stock: &[],
            cards: &[CardResource::Animal],
            shield: Shield::ThisCard,
        }],
        holds: Some(CardResource::Animal), points: Some(per(1, 2, Count::ResourcesHere)),
        ..Card::BLANK
    };
    PROTECTED_VALLEY = Card {
        id: CardId::base(174), name: "Protected Valley", cost: 23, tags: &[Plant, Building],
        play: &[produce(MegaCredits, 2), place_on(Tile::Greenery, PlacementRule::OceanReserved)],
        ..Card::BLANK
    };
    NOCTIS_FARMING = Card {
        id: CardId::base(176), name: "Noctis Farming", cost: 10, tags: &[Plant, Building],
        requirements: &[at_least(-20, Count::Track(Temperature))],
        play: &[produce(MegaCredits, 1), gain(Plants, 2)],
        points: points(1),
        ..Card::BLANK
    };
    WATER_SPLITTING_PLANT = Card {
        id: CardId::base(177), name: "Water Splitting Plant", kind: Active, cost: 12, tags: &[Building],
        requirements: &[at_least(2, Count::Track(Oceans))],
        actions: &[action(&[pay(Energy, 3)], &[raise(Oxygen, 1)])],
        ..Card::BLANK
    };
    HEAT_TRAPPERS = Card {
        id: CardId::base(178), name: "Heat Trappers", cost: 6, tags: &[Power, Building],
        play: &[produce(Energy, 1), reduce(Heat, 2)],
        points: points(-1),
        ..Card::BLANK
    };
    SOIL_FACTORY = Card {
        id: CardId::base(179), name: "Soil Factory", cost: 9, tags: &[Building],
        play: &[produce(Plants, 1), produce(Energy, -1)],
        points: points(1),
        ..Card::BLANK
    };
    ICE_CAP_MELTING = Card {
        id: CardId::base(181), name: "Ice Cap Melting", kind: Event, cost: 5,
        requirements: &[at_least(2, Count::Track(Temperature))],
        play: &[place(Tile::Ocean)],
        ..Card::BLANK
    };
    BIOMASS_COMBUSTORS = Card {
        id: CardId::base(183), name: "Biomass Combustors", cost: 4, tags: &[Power, Building],
        requirements: &[at_least(6, Count::Track(Oxygen))],
        play: &[produce(Energy, 2), reduce(Plants, 1)],
        points: points(-1),
        ..Card::BLANK
    };
    LIVESTOCK = Card {
        id: CardId::base(184), name: "Livestock", kind: Active, cost: 13, tags: &[Animal],
        requirements: &[at_least(9, Count::Track(Oxygen))],
        play: &[produce(MegaCredits, 2), produce(Plants, -1)],
        actions: &[free_action(&[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal), points: Some(each(Count::ResourcesHere)),
        ..Card::BLANK
    };
    AQUIFER_PUMPING = Card {
        id: CardId::base(187), name: "Aquifer Pumping", kind: Active, cost: 18, tags: &[Building],
        actions: &[action(&[Effect::Pay(MegaCredits, Amount::Exactly(8), &[Steel])], &[place(Tile::Ocean)])],
        ..Card::BLANK
    };
    FLOODING = Card {
        id: CardId::base(188), name: "Flooding", kind: Event, cost: 7,
        play: &[Effect::Then(
            &place(Tile::Ocean),
            &[Effect::Remove(Removable::Stock(MegaCredits), 4, Victim::NeighbourOfPlaced)],
        )],
        points: points(-1),
        ..Card::BLANK
    };
    ENERGY_SAVING = Card {
        id: CardId::base(189), name: "Energy Saving", cost: 15, tags: &[Power],
        play: &[
            Effect::Produce(Energy, each(Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere))),
        ],
        ..Card::BLANK
    };
    LOCAL_HEAT_TRAPPING = Card {
        id: CardId::base(190), name: "Local Heat Trapping", kind: Event, cost: 1,
        play: &[pay(Heat, 5), Effect::Choose(&[&[gain(Plants, 4)], &[add(CardResource::Animal, 2)]])],
        ..Card::BLANK
    };
    PERMAFROST_EXTRACTION = Card {
        id: CardId::base(191), name: "Permafrost Extraction", kind: Event, cost: 8,
        requirements: &[at_least(-8, Count::Track(Temperature))],
        play: &[place(Tile::Ocean)],
        ..Card::BLANK
    };
    PLANTATION = Card {
        id: CardId::base(193), name: "Plantation", cost: 15, tags: &[Plant],
        requirements: &[at_least(2, Count::Tags(Science))],
        play: &[place(Tile::Greenery)],
        ..Card::BLANK
    };
    IMMIGRATION_SHUTTLES = Card {
        id: CardId::base(198), name: "Immigration Shuttles", cost: 31, tags: &[Earth, Space],
        play: &[produce(MegaCredits, 5)],
        points: Some(per(1, 3, Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere))),
        ..Card::BLANK
    };
    IMMIGRANT_CITY = Card {
        id: CardId::base(200), name: "Immigrant City", kind: Active, cost: 13, tags: &[City, Building],
        play: &[place(Tile::City), produce(Energy, -1), produce(MegaCredits, -2)],
        triggers: &[on_tile(Whose::Anyone, TileClass::City, &[produce(MegaCredits, 1)])],
        ..Card::BLANK
    };
    UNDERGROUND_DETONATIONS = Card {
        id: CardId::base(202), name: "Underground Detonations", kind: Active, cost: 6, tags: &[Building],
        actions: &[action(&[pay(MegaCredits, 10)], &[produce(Heat, 2)])],
        ..Card::BLANK
    };
    SOLETTA = Card {
        id: CardId::base(203), name: "Soletta", cost: 35, tags: &[Space],
        play: &[produce(Heat, 7)],
        ..Card::BLANK
    };
    RAD_CHEM_FACTORY = Card {
        id: CardId::base(205), name: "Rad-Chem Factory", cost: 8, tags: &[Building],
        play: &[produce(Energy, -1), rate(2)],
        ..Card::BLANK
    };
    SPECIAL_DESIGN = Card {
        id: CardId::base(206), name: "Special Design", kind: Event, cost: 4, tags: &[Science],
        play: &[Effect::NextCardDiscount { discount: 0, leeway: 2 }],
        ..Card::BLANK
    };
}
