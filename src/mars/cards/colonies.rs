//! The project cards of Colonies, in the order of their printed numbers, and its colony tiles.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::kind::Kind::{Active, Event};
use super::*;
use crate::mars::cards::Parameter::Temperature;
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

/// What the cards below are written from.
const BLANK: Card = Card { module: Module::Colonies, ..Card::BLANK };

cards! {
    /// The 49 projects of the box.
    COLONIES:
    AIRLINERS = Card {
        id: CardId::colonies(1), name: "Airliners", cost: 11,
        requirements: &[at_least(3, Count::Goal(Tally::OnCards(&[CardResource::Floater])))],
        play: &[produce(MegaCredits, 2), add(CardResource::Floater, 2)],
        points: points(1),
        ..BLANK
    };
    AIR_RAID = Card {
        id: CardId::colonies(2), name: "Air Raid", kind: Event, cost: 0,
        play: &[Effect::Take(CardResource::Floater, Amount::Exactly(1), Source::Own), Effect::Steal(MegaCredits, 5)],
        ..BLANK
    };
    ATMO_COLLECTORS = Card {
        id: CardId::colonies(3), name: "Atmo Collectors", kind: Active, cost: 15,
        play: &[add(CardResource::Floater, 2)],
        actions: &[action(&[take_here(CardResource::Floater, 1)], &[gain(Titanium, 2)]), action(&[take_here(CardResource::Floater, 1)], &[gain(Energy, 3)]), action(&[take_here(CardResource::Floater, 1)], &[gain(Heat, 4)]), free_action(&[add_here(CardResource::Floater, 1)])],
        holds: Some(CardResource::Floater),
        ..BLANK
    };
    COMMUNITY_SERVICES = Card {
        id: CardId::colonies(4), name: "Community Services", cost: 13,
        play: &[Effect::Produce(MegaCredits, each(Count::Tagless))],
        points: points(1),
        ..BLANK
    };
    CONSCRIPTION = Card {
        id: CardId::colonies(5), name: "Conscription", kind: Event, cost: 5, tags: &[Earth],
        requirements: &[at_least(2, Count::Tags(Earth))],
        play: &[Effect::NextCardDiscount { discount: 16, leeway: 0 }],
        points: points(-1),
        ..BLANK
    };
    CORONA_EXTRACTOR = Card {
        id: CardId::colonies(6), name: "Corona Extractor", cost: 10, tags: &[Space, Power],
        requirements: &[at_least(4, Count::Tags(Science))],
        play: &[produce(Energy, 4)],
        ..BLANK
    };
    CRYO_SLEEP = Card {
        id: CardId::colonies(7), name: "Cryo-Sleep", kind: Active, cost: 10, tags: &[Science],
        passives: &[Passive::TradeCost(-1)],
        points: points(1),
        ..BLANK
    };
    EARTH_ELEVATOR = Card {
        id: CardId::colonies(8), name: "Earth Elevator", cost: 43, tags: &[Space, Earth],
        play: &[produce(Titanium, 3)],
        points: points(4),
        ..BLANK
    };
    ECOLOGY_RESEARCH = Card {
        id: CardId::colonies(9), name: "Ecology Research", cost: 21, tags: &[Science, Plant, Animal, Microbe],
        play: &[Effect::Produce(Plants, each(Count::Colonies(Whose::Own))), add(CardResource::Animal, 1), add(CardResource::Microbe, 2)],
        points: points(1),
        ..BLANK
    };
    FLOATER_LEASING = Card {
        id: CardId::colonies(10), name: "Floater Leasing", cost: 3,
        play: &[Effect::Produce(MegaCredits, per(1, 3, Count::Goal(Tally::OnCards(&[CardResource::Floater]))))],
        ..BLANK
    };
    FLOATER_PROTOTYPES = Card {
        id: CardId::colonies(11), name: "Floater Prototypes", kind: Event, cost: 2, tags: &[Science],
        play: &[add(CardResource::Floater, 2)],
        ..BLANK
    };
    FLOATER_TECHNOLOGY = Card {
        id: CardId::colonies(12), name: "Floater Technology", kind: Active, cost: 7, tags: &[Science],
        actions: &[free_action(&[add(CardResource::Floater, 1)])],
        ..BLANK
    };
    GALILEAN_WAYSTATION = Card {
        id: CardId::colonies(13), name: "Galilean Waystation", cost: 15, tags: &[Space],
        play: &[Effect::Produce(MegaCredits, each(Count::TagsOfAll(Jovian)))],
        points: points(1),
        ..BLANK
    };
    HEAVY_TAXATION = Card {
        id: CardId::colonies(14), name: "Heavy Taxation", cost: 3, tags: &[Earth],
        requirements: &[at_least(2, Count::Tags(Earth))],
        play: &[produce(MegaCredits, 2), gain(MegaCredits, 4)],
        points: points(-1),
        ..BLANK
    };
    ICE_MOON_COLONY = Card {
        id: CardId::colonies(15), name: "Ice Moon Colony", cost: 23, tags: &[Space],
        play: &[Effect::Settle(Settling::Usual), place(Tile::Ocean)],
        ..BLANK
    };
    IMPACTOR_SWARM = Card {
        id: CardId::colonies(16), name: "Impactor Swarm", kind: Event, cost: 11, tags: &[Space],
        requirements: &[at_least(2, Count::Tags(Jovian))],
        play: &[gain(Heat, 12), remove(Plants, 2)],
        ..BLANK
    };
    INTERPLANETARY_COLONY_SHIP = Card {
        id: CardId::colonies(17), name: "Interplanetary Colony Ship", kind: Event, cost: 12, tags: &[Space, Earth],
        play: &[Effect::Settle(Settling::Usual)],
        ..BLANK
    };
    JOVIAN_LANTERNS = Card {
        id: CardId::colonies(18), name: "Jovian Lanterns", kind: Active, cost: 20, tags: &[Jovian],
        requirements: &[at_least(1, Count::Tags(Jovian))],
        play: &[rate(1), add(CardResource::Floater, 2)],
        actions: &[action(&[pay(Titanium, 1)], &[add_here(CardResource::Floater, 2)])],
        holds: Some(CardResource::Floater),
        points: Some(per(1, 2, Count::ResourcesHere)),
        ..BLANK
    };
    JUPITER_FLOATING_STATION = Card {
        id: CardId::colonies(19), name: "Jupiter Floating Station", kind: Active, cost: 9, tags: &[Jovian],
        requirements: &[at_least(3, Count::Tags(Science))],
        actions: &[free_action(&[Effect::Add(Stored::Kind(CardResource::Floater), Amount::Exactly(1), Recipient::Tagged(Jovian))]), free_action(&[Effect::Gain(MegaCredits, Amount::Per { each: 1, per: 1, of: Count::ResourcesHere, most: 4 })])],
        holds: Some(CardResource::Floater),
        points: points(1),
        ..BLANK
    };
    LUNA_GOVERNOR = Card {
        id: CardId::colonies(20), name: "Luna Governor", cost: 4, tags: &[Earth, Earth],
        requirements: &[at_least(3, Count::Tags(Earth))],
        play: &[produce(MegaCredits, 2)],
        ..BLANK
    };
    LUNAR_EXPORTS = Card {
        id: CardId::colonies(21), name: "Lunar Exports", cost: 19, tags: &[Earth, Space],
        play: &[Effect::Choose(&[&[produce(MegaCredits, 5)], &[produce(Plants, 2)]])],
        ..BLANK
    };
    LUNAR_MINING = Card {
        id: CardId::colonies(22), name: "Lunar Mining", cost: 11, tags: &[Earth],
        play: &[Effect::Produce(Titanium, per(1, 2, Count::Tags(Earth)))],
        ..BLANK
    };
    MARKET_MANIPULATION = Card {
        id: CardId::colonies(23), name: "Market Manipulation", kind: Event, cost: 1, tags: &[Earth],
        play: &[Effect::ShiftColonies],
        ..BLANK
    };
    MARTIAN_ZOO = Card {
        id: CardId::colonies(24), name: "Martian Zoo", kind: Active, cost: 12, tags: &[Animal, Building],
        requirements: &[at_least(2, Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere))],
        actions: &[Action { cost: &[], gain: &[Effect::Gain(MegaCredits, each(Count::ResourcesHere))], needs: Some(at_least(1, Count::ResourcesHere)), is_unlimited: false }],
        triggers: &[on_own_tags(&[Earth], &[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal),
        points: points(1),
        ..BLANK
    };
    MINING_COLONY = Card {
        id: CardId::colonies(25), name: "Mining Colony", cost: 20, tags: &[Space],
        play: &[produce(Titanium, 1), Effect::Settle(Settling::Usual)],
        ..BLANK
    };
    MINORITY_REFUGE = Card {
        id: CardId::colonies(26), name: "Minority Refuge", cost: 5, tags: &[Space],
        play: &[Effect::Settle(Settling::Usual), produce(MegaCredits, -2)],
        ..BLANK
    };
    MOLECULAR_PRINTING = Card {
        id: CardId::colonies(27), name: "Molecular Printing", cost: 11, tags: &[Science],
        play: &[Effect::Gain(MegaCredits, each(Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere))), Effect::Gain(MegaCredits, each(Count::Colonies(Whose::Anyone)))],
        points: points(1),
        ..BLANK
    };
    NITROGEN_FROM_TITAN = Card {
        id: CardId::colonies(28), name: "Nitrogen from Titan", cost: 25, tags: &[Jovian, Space],
        play: &[rate(2), Effect::Add(Stored::Kind(CardResource::Floater), Amount::Exactly(2), Recipient::Tagged(Jovian))],
        points: points(1),
        ..BLANK
    };
    PIONEER_SETTLEMENT = Card {
        id: CardId::colonies(29), name: "Pioneer Settlement", cost: 13, tags: &[Space],
        requirements: &[at_most(1, Count::Colonies(Whose::Own))],
        play: &[Effect::Settle(Settling::Usual), produce(MegaCredits, -2)],
        points: points(2),
        ..BLANK
    };
    PRODUCTIVE_OUTPOST = Card {
        id: CardId::colonies(30), name: "Productive Outpost", cost: 0,
        play: &[Effect::ColonyBonuses],
        ..BLANK
    };
    QUANTUM_COMMUNICATIONS = Card {
        id: CardId::colonies(31), name: "Quantum Communications", cost: 8,
        requirements: &[at_least(4, Count::Tags(Science))],
        play: &[Effect::Produce(MegaCredits, each(Count::Colonies(Whose::Anyone)))],
        points: points(1),
        ..BLANK
    };
    RED_SPOT_OBSERVATORY = Card {
        id: CardId::colonies(32), name: "Red Spot Observatory", kind: Active, cost: 17, tags: &[Jovian, Science],
        requirements: &[at_least(3, Count::Tags(Science))],
        play: &[draw(2)],
        actions: &[action(&[take_here(CardResource::Floater, 1)], &[draw(1)]), free_action(&[add_here(CardResource::Floater, 1)])],
        holds: Some(CardResource::Floater),
        points: points(2),
        ..BLANK
    };
    REFUGEE_CAMPS = Card {
        id: CardId::colonies(33), name: "Refugee Camps", kind: Active, cost: 10, tags: &[Earth],
        actions: &[action(&[produce(MegaCredits, -1)], &[add_here(CardResource::Camp, 1)])],
        holds: Some(CardResource::Camp),
        points: Some(each(Count::ResourcesHere)),
        ..BLANK
    };
    RESEARCH_COLONY = Card {
        id: CardId::colonies(34), name: "Research Colony", cost: 20, tags: &[Space, Science],
        play: &[draw(2), Effect::Settle(Settling::Again)],
        ..BLANK
    };
    RIM_FREIGHTERS = Card {
        id: CardId::colonies(35), name: "Rim Freighters", kind: Active, cost: 4, tags: &[Space],
        passives: &[Passive::TradeCost(-1)],
        ..BLANK
    };
    SKY_DOCKS = Card {
        id: CardId::colonies(36), name: "Sky Docks", kind: Active, cost: 18, tags: &[Space, Earth],
        requirements: &[at_least(2, Count::Tags(Earth))],
        play: &[Effect::Fleet(1)],
        passives: &[Passive::Discount { off: 1, on: Purchase::Card, per: Per::Card }],
        points: points(2),
        ..BLANK
    };
    SOLAR_PROBE = Card {
        id: CardId::colonies(37), name: "Solar Probe", kind: Event, cost: 9, tags: &[Space, Science],
        play: &[Effect::Draw(per(1, 3, Count::Tags(Science)))],
        points: points(1),
        ..BLANK
    };
    SOLAR_REFLECTORS = Card {
        id: CardId::colonies(38), name: "Solar Reflectors", cost: 23, tags: &[Space],
        play: &[produce(Heat, 5)],
        ..BLANK
    };
    SPACE_PORT = Card {
        id: CardId::colonies(39), name: "Space Port", cost: 22, tags: &[City, Building],
        requirements: &[at_least(1, Count::Colonies(Whose::Own))],
        play: &[produce(MegaCredits, 4), produce(Energy, -1), Effect::Fleet(1), place(Tile::City)],
        ..BLANK
    };
    SPACE_PORT_COLONY = Card {
        id: CardId::colonies(40), name: "Space Port Colony", cost: 27, tags: &[Space],
        requirements: &[at_least(1, Count::Colonies(Whose::Own))],
        play: &[Effect::Settle(Settling::Again), Effect::Fleet(1)],
        points: Some(per(1, 2, Count::Colonies(Whose::Anyone))),
        ..BLANK
    };
    SPIN_OFF_DEPARTMENT = Card {
        id: CardId::colonies(41), name: "Spin-off Department", kind: Active, cost: 10, tags: &[Building],
        play: &[produce(MegaCredits, 2)],
        triggers: &[Trigger { when: When::Plays { kind: None, tags: &[], cost: 20, scoring: false, per: Per::Card }, by: Whose::Own, steps: &[draw(1)] }],
        ..BLANK
    };
    SUB_ZERO_SALT_FISH = Card {
        id: CardId::colonies(42), name: "Sub-zero Salt Fish", kind: Active, cost: 5, tags: &[Animal],
        requirements: &[at_least(-6, Count::Track(Temperature))],
        play: &[reduce(Plants, 1)],
        actions: &[free_action(&[add_here(CardResource::Animal, 1)])],
        holds: Some(CardResource::Animal),
        points: Some(per(1, 2, Count::ResourcesHere)),
        ..BLANK
    };
    TITAN_AIR_SCRAPPING = Card {
        id: CardId::colonies(43), name: "Titan Air-scrapping", kind: Active, cost: 21, tags: &[Jovian],
        actions: &[action(&[take_here(CardResource::Floater, 2)], &[rate(1)]), action(&[pay(Titanium, 1)], &[add_here(CardResource::Floater, 2)])],
        holds: Some(CardResource::Floater),
        points: points(2),
        ..BLANK
    };
    TITAN_FLOATING_LAUNCH_PAD = Card {
        id: CardId::colonies(44), name: "Titan Floating Launch-pad", kind: Active, cost: 18, tags: &[Jovian],
        play: &[Effect::Add(Stored::Kind(CardResource::Floater), Amount::Exactly(2), Recipient::Tagged(Jovian))],
        actions: &[free_action(&[Effect::Add(Stored::Kind(CardResource::Floater), Amount::Exactly(1), Recipient::Tagged(Jovian))]), action(&[take_here(CardResource::Floater, 1)], &[Effect::Trade])],
        holds: Some(CardResource::Floater),
        points: points(1),
        ..BLANK
    };
    TITAN_SHUTTLES = Card {
        id: CardId::colonies(45), name: "Titan Shuttles", kind: Active, cost: 23, tags: &[Jovian, Space],
        actions: &[free_action(&[Effect::Add(Stored::Kind(CardResource::Floater), Amount::Exactly(2), Recipient::Tagged(Jovian))]), free_action(&[Effect::ChooseAmount(Count::ResourcesHere, &[Effect::Take(CardResource::Floater, each(Count::Chosen), Source::This), Effect::Gain(Titanium, each(Count::Chosen))])])],
        holds: Some(CardResource::Floater),
        points: points(1),
        ..BLANK
    };
    TRADE_ENVOYS = Card {
        id: CardId::colonies(46), name: "Trade Envoys", kind: Active, cost: 6,
        passives: &[Passive::TradeStep(1)],
        ..BLANK
    };
    TRADING_COLONY = Card {
        id: CardId::colonies(47), name: "Trading Colony", kind: Active, cost: 18, tags: &[Space],
        play: &[Effect::Settle(Settling::Usual)],
        passives: &[Passive::TradeStep(1)],
        ..BLANK
    };
    URBAN_DECOMPOSERS = Card {
        id: CardId::colonies(48), name: "Urban Decomposers", cost: 6, tags: &[Microbe],
        requirements: &[at_least(1, Count::Colonies(Whose::Own)), at_least(1, Count::Tiles(TileClass::City, Whose::Own, Ground::Anywhere))],
        play: &[produce(Plants, 1), add(CardResource::Microbe, 2)],
        ..BLANK
    };
    WARP_DRIVE = Card {
        id: CardId::colonies(49), name: "Warp Drive", kind: Active, cost: 14, tags: &[Science],
        requirements: &[at_least(5, Count::Tags(Science))],
        passives: &[cheaper(4, Space)],
        points: points(2),
        ..BLANK
    };
}

/// What the tiles below are written from.
const TILE: Card = Card { kind: Kind::Colony, ..BLANK };

cards! {
    /// The 11 colony tiles, in the order of their names. What is built brings what is played.
    TILES:
    CALLISTO = Card {
        id: CardId::tile(0), name: "Callisto",
        play: &[produce(Energy, 1)],
        colony: Some(&Colony {
            income: [&[], &[gain(Energy, 2)], &[gain(Energy, 3)], &[gain(Energy, 5)], &[gain(Energy, 7)], &[gain(Energy, 10)], &[gain(Energy, 13)]],
            bonus: &[gain(Energy, 3)],
            opened_by: None,
        }),
        ..TILE
    };
    CERES = Card {
        id: CardId::tile(1), name: "Ceres",
        play: &[produce(Steel, 1)],
        colony: Some(&Colony {
            income: [&[gain(Steel, 1)], &[gain(Steel, 2)], &[gain(Steel, 3)], &[gain(Steel, 4)], &[gain(Steel, 6)], &[gain(Steel, 8)], &[gain(Steel, 10)]],
            bonus: &[gain(Steel, 2)],
            opened_by: None,
        }),
        ..TILE
    };
    ENCELADUS = Card {
        id: CardId::tile(2), name: "Enceladus",
        play: &[add(CardResource::Microbe, 3)],
        colony: Some(&Colony {
            income: [&[], &[add(CardResource::Microbe, 1)], &[add(CardResource::Microbe, 2)], &[add(CardResource::Microbe, 3)], &[add(CardResource::Microbe, 4)], &[add(CardResource::Microbe, 4)], &[add(CardResource::Microbe, 5)]],
            bonus: &[add(CardResource::Microbe, 1)],
            opened_by: Some(CardResource::Microbe),
        }),
        ..TILE
    };
    EUROPA = Card {
        id: CardId::tile(3), name: "Europa",
        play: &[place(Tile::Ocean)],
        colony: Some(&Colony {
            income: [&[produce(MegaCredits, 1)], &[produce(MegaCredits, 1)], &[produce(Energy, 1)], &[produce(Energy, 1)], &[produce(Plants, 1)], &[produce(Plants, 1)], &[produce(Plants, 1)]],
            bonus: &[gain(MegaCredits, 1)],
            opened_by: None,
        }),
        ..TILE
    };
    GANYMEDE = Card {
        id: CardId::tile(4), name: "Ganymede",
        play: &[produce(Plants, 1)],
        colony: Some(&Colony {
            income: [&[], &[gain(Plants, 1)], &[gain(Plants, 2)], &[gain(Plants, 3)], &[gain(Plants, 4)], &[gain(Plants, 5)], &[gain(Plants, 6)]],
            bonus: &[gain(Plants, 1)],
            opened_by: None,
        }),
        ..TILE
    };
    IO = Card {
        id: CardId::tile(5), name: "Io",
        play: &[produce(Heat, 1)],
        colony: Some(&Colony {
            income: [&[gain(Heat, 2)], &[gain(Heat, 3)], &[gain(Heat, 4)], &[gain(Heat, 6)], &[gain(Heat, 8)], &[gain(Heat, 10)], &[gain(Heat, 13)]],
            bonus: &[gain(Heat, 2)],
            opened_by: None,
        }),
        ..TILE
    };
    LUNA = Card {
        id: CardId::tile(6), name: "Luna",
        play: &[produce(MegaCredits, 2)],
        colony: Some(&Colony {
            income: [&[gain(MegaCredits, 1)], &[gain(MegaCredits, 2)], &[gain(MegaCredits, 4)], &[gain(MegaCredits, 7)], &[gain(MegaCredits, 10)], &[gain(MegaCredits, 13)], &[gain(MegaCredits, 17)]],
            bonus: &[gain(MegaCredits, 2)],
            opened_by: None,
        }),
        ..TILE
    };
    MIRANDA = Card {
        id: CardId::tile(7), name: "Miranda",
        play: &[add(CardResource::Animal, 1)],
        colony: Some(&Colony {
            income: [&[], &[add(CardResource::Animal, 1)], &[add(CardResource::Animal, 1)], &[add(CardResource::Animal, 2)], &[add(CardResource::Animal, 2)], &[add(CardResource::Animal, 3)], &[add(CardResource::Animal, 3)]],
            bonus: &[draw(1)],
            opened_by: Some(CardResource::Animal),
        }),
        ..TILE
    };
    PLUTO = Card {
        id: CardId::tile(8), name: "Pluto",
        play: &[draw(2)],
        colony: Some(&Colony {
            income: [&[], &[draw(1)], &[draw(2)], &[draw(2)], &[draw(3)], &[draw(3)], &[draw(4)]],
            bonus: &[draw(1), Effect::Discard],
            opened_by: None,
        }),
        ..TILE
    };
    TITAN = Card {
        id: CardId::tile(9), name: "Titan",
        play: &[add(CardResource::Floater, 3)],
        colony: Some(&Colony {
            income: [&[], &[add(CardResource::Floater, 1)], &[add(CardResource::Floater, 1)], &[add(CardResource::Floater, 2)], &[add(CardResource::Floater, 3)], &[add(CardResource::Floater, 3)], &[add(CardResource::Floater, 4)]],
            bonus: &[add(CardResource::Floater, 1)],
            opened_by: Some(CardResource::Floater),
        }),
        ..TILE
    };
    TRITON = Card {
        id: CardId::tile(10), name: "Triton",
        play: &[gain(Titanium, 3)],
        colony: Some(&Colony {
            income: [&[], &[gain(Titanium, 1)], &[gain(Titanium, 1)], &[gain(Titanium, 2)], &[gain(Titanium, 3)], &[gain(Titanium, 4)], &[gain(Titanium, 5)]],
            bonus: &[gain(Titanium, 1)],
            opened_by: None,
        }),
        ..TILE
    };
}
