//! The blue project cards, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::Bearer::*;
use super::Capacity::*;
use super::Cause::*;
use super::Condition::*;
use super::Effect::*;
use super::Itself::*;
use super::Passive::*;
use super::Requirement::*;
use super::Stock::*;
use super::Tag::*;
use super::Zone::*;
use super::ZoneTrack::*;
use super::table::*;
use super::*;

/// What the rows below are written from.
const BLUE: Card = Card { colour: Some(CardColour::Blue), ..Card::BLANK };

cards! {
    /// The 64 blue project cards.
    BLUE_CARDS, numbered CardId::printed, from BLUE;
    1 ADAPTATION_TECHNOLOGY "Adaptation Technology" 12 [Science] { passives: &[ZoneFlex], points: points(1) }
    2 ADVANCED_ALLOYS "Advanced Alloys" 9 [Building] {
        passives: &[CapacityValue(Steel, 1), CapacityValue(Titanium, 1)]
    }
    3 ADVANCED_SCREENING_TECHNOLOGY "Advanced Screening Technology" 6 [Science] {
        actions: &[free_action(&[Reveal { cards: 3, take: Filter::Tagged(&[Science, Plant]), each_discarded: &[] }])]
    }
    4 AI_CENTRAL "AI Central" 22 [Science Building] {
        requirements: &[HasTags(Science, 5)], actions: &[free_action(&[draw(2)])], points: points(2)
    }
    5 ANAEROBIC_MICROORGANISMS "Anaerobic Microorganisms" 10 [Microbe] {
        triggers: &[on_tags(&[Animal, Microbe, Plant], Included, &[Add(MICROBES, 1, Here)])],
        passives: &[PaysOnce { with: Cost::Resources(MICROBES, 2, Here), worth: 10 }],
        holds: Some(SpecialResource::Microbe)
    }
    6 ANTI_GRAVITY_TECHNOLOGY "Anti-Gravity Technology" 18 [Science] {
        requirements: &[HasTags(Science, 5)], triggers: &[on_cards(Filter::Any, &[gain(Heat, 2), gain(Plants, 2)])],
        points: points(3)
    }
    7 AQUIFER_PUMPING "Aquifer Pumping" 14 [Building] {
        actions: &[
            action(
                &[Cost::Stock(MegaCredits, lowered(10, Lowering::Each(2, Count::Capacity(Steel))))],
                &[FlipOceans(1)],
            ),
        ]
    }
    8 ARCTIC_ALGAE "Arctic Algae" 19 [Plant] {
        requirements: &[AtLeast(Temperature, Red)], triggers: &[on(FlipsOcean, &[gain(Plants, 4)])], points: points(2)
    }
    9 ARTIFICIAL_JUNGLE "Artificial Jungle" 5 [] { actions: &[action(&[pay(Plants, 1)], &[draw(1)])] }
    10 ASSEMBLY_LINES "Assembly Lines" 13 [Space] { triggers: &[on(UsesAction, &[gain(MegaCredits, 1)])] }
    11 ASSET_LIQUIDATION "Asset Liquidation" 0 [Science] {
        play: &[ExtraPlay(BLUE_OR_RED)], actions: &[action(&[Cost::Rating(1)], &[draw(3)])]
    }
    12 BIRDS "Birds" 15 [Animal] {
        requirements: &[AtLeast(Oxygen, White)], actions: &[free_action(&[Add(ANIMALS, 1, Here)])],
        holds: Some(SpecialResource::Animal), points: per(1, Count::ResourcesHere)
    }
    13 BRAINSTORMING_SESSION "Brainstorming Session" 8 [Space] {
        actions: &[
            free_action(&[
                Reveal { cards: 1, take: Filter::Coloured(BLUE_OR_RED), each_discarded: &[gain(MegaCredits, 1)] },
            ]),
        ]
    }
    14 CARETAKER_CONTRACT "Caretaker Contract" 18 [] {
        requirements: &[AtLeast(Temperature, Yellow)], actions: &[action(&[pay(Heat, 8)], &[rate(1)])],
        points: points(2)
    }
    15 CIRCUIT_BOARD_FACTORY "Circuit Board Factory" 14 [Building] { actions: &[free_action(&[draw(1)])] }
    16 COMMUNITY_GARDENS "Community Gardens" 20 [Plant] {
        actions: &[free_action(&[gain(MegaCredits, 2), If(Chose(Phase::Action), &[gain(Plants, 1)])])]
    }
    17 COMPOSTING_FACTORY "Composting Factory" 13 [Building] { passives: &[SaleValue(1)], points: points(1) }
    18 CONSERVED_BIOME "Conserved Biome" 25 [Building Microbe Animal] {
        actions: &[free_action(&[Add(ANIMALS_OR_MICROBES, 1, Other)])], points: per(2, Count::Forests)
    }
    19 DECOMPOSERS "Decomposers" 7 [Microbe] {
        requirements: &[AtLeast(Oxygen, Red)],
        triggers: &[
            on_tags(
                &[Animal, Microbe, Plant],
                Included,
                &[Choose(&[&[Add(MICROBES, 1, Here)], &[Pay(Cost::Resources(MICROBES, 1, Here)), draw(1)]])],
            ),
        ],
        holds: Some(SpecialResource::Microbe), points: points(1)
    }
    20 DECOMPOSING_FUNGUS "Decomposing Fungus" 10 [Microbe] {
        play: &[Add(MICROBES, 2, Here)],
        actions: &[action(&[Cost::Resources(ANIMALS_OR_MICROBES, 1, Any)], &[gain(Plants, 3)])],
        holds: Some(SpecialResource::Microbe)
    }
    21 DEVELOPED_INFRASTRUCTURE "Developed Infrastructure" 12 [] {
        actions: &[
            action(
                &[Cost::Stock(MegaCredits, lowered(10, Lowering::If(5, Has(5, Count::CardsOf(CardColour::Blue)))))],
                &[Raise(Temperature, 1)],
            ),
        ],
        points: points(1)
    }
    22 DEVELOPMENT_CENTER "Development Center" 7 [Science Building] {
        actions: &[action(&[pay(Heat, 2)], &[draw(1)])]
    }
    23 EARTH_CATAPULT "Earth Catapult" 24 [Building Earth] { passives: &[cheaper(2, Filter::Any)], points: points(2) }
    24 ECOLOGICAL_ZONE "Ecological Zone" 11 [Plant Animal] {
        triggers: &[on_tags(&[Plant, Animal], Included, &[Add(ANIMALS, 1, Here)])],
        holds: Some(SpecialResource::Animal), points: per(2, Count::ResourcesHere)
    }
    25 ENERGY_SUBSIDIES "Energy Subsidies" 5 [Space] {
        triggers: &[on_tags(&[Power], Excluded, &[draw(1)])], passives: &[cheaper(4, Filter::Tagged(&[Power]))]
    }
    26 EXTENDED_RESOURCES "Extended Resources" 10 [Science Building] { passives: &[Research { draw: 0, keep: 1 }] }
    27 EXTREME_COLD_FUNGUS "Extreme-Cold Fungus" 10 [Microbe] {
        requirements: &[AtMost(Temperature, Purple)],
        actions: &[free_action(&[gain(Plants, 1)]), free_action(&[Add(MICROBES, 1, Other)])]
    }
    28 FARMERS_MARKET "Farmers Market" 12 [Plant] {
        actions: &[action(&[pay(MegaCredits, 1)], &[gain(Plants, 2)])], points: points(1)
    }
    29 FARMING_CO_OPS "Farming Co-ops" 15 [Plant] {
        play: &[gain(Plants, 3)], actions: &[action(&[Cost::Cards(Charge::Exactly(1))], &[gain(Plants, 3)])]
    }
    30 FISH "Fish" 11 [Animal] {
        requirements: &[AtLeast(Temperature, Red)], triggers: &[on(FlipsOcean, &[Add(ANIMALS, 1, Here)])],
        holds: Some(SpecialResource::Animal), points: per(1, Count::ResourcesHere)
    }
    31 GHG_PRODUCING_BACTERIA "GHG Producing Bacteria" 10 [Science Microbe] {
        requirements: &[AtLeast(Oxygen, Red)],
        actions: &[
            free_action(&[Add(MICROBES, 1, Here)]),
            action(&[Cost::Resources(MICROBES, 2, Here)], &[Raise(Temperature, 1)]),
        ],
        holds: Some(SpecialResource::Microbe)
    }
    32 GREENHOUSES "Greenhouses" 11 [Building Plant] {
        requirements: &[AtLeast(Temperature, Yellow)],
        actions: &[action(&[Cost::Stock(Heat, chosen(1, Some(4)))], &[Gain(Plants, PAID)])]
    }
    33 HERBIVORES "Herbivores" 25 [Animal] {
        requirements: &[OceansAtLeast(5)],
        triggers: &[
            on(Raises(Oxygen), &[Add(ANIMALS, 1, Here)]),
            on(FlipsOcean, &[Add(ANIMALS, 1, Here)]),
            on(Raises(Temperature), &[Add(ANIMALS, 1, Here)]),
        ],
        holds: Some(SpecialResource::Animal), points: per(2, Count::ResourcesHere)
    }
    34 HYDRO_ELECTRIC_ENERGY "Hydro-Electric Energy" 11 [Building] {
        actions: &[action(&[pay(MegaCredits, 1)], &[gain(Heat, 2), If(Chose(Phase::Action), &[gain(Heat, 1)])])]
    }
    35 INTERPLANETARY_RELATIONS "Interplanetary Relations" 35 [Space Jovian] {
        passives: &[Research { draw: 1, keep: 1 }], points: per(4, Count::Cards)
    }
    36 INTERNS "Interns" 3 [Science] { passives: &[Research { draw: 2, keep: 0 }] }
    37 INTERPLANETARY_CONFERENCE "Interplanetary Conference" 6 [Earth] {
        triggers: &[on_tags(&[Earth, Jovian], Excluded, &[draw(1)])],
        passives: &[Discount { off: 3, cards: Filter::Tagged(&[Earth, Jovian]), each: Each::Tag }]
    }
    38 IRONWORKS "Ironworks" 12 [Building] { actions: &[action(&[pay(Heat, 4)], &[Raise(Oxygen, 1)])] }
    39 LIVESTOCK "Livestock" 15 [Animal] {
        requirements: &[AtLeast(Oxygen, Yellow)], triggers: &[on(Raises(Temperature), &[Add(ANIMALS, 1, Here)])],
        holds: Some(SpecialResource::Animal), points: per(1, Count::ResourcesHere)
    }
    40 MARS_UNIVERSITY "Mars University" 10 [Science Building] {
        triggers: &[on_tags(&[Science], Included, &[Exchange { draw: 1, tag: Plant, draw_for_tag: 2 }])],
        points: points(1)
    }
    41 MATTER_MANUFACTURING "Matter Manufacturing" 9 [Science] {
        actions: &[action(&[pay(MegaCredits, 1)], &[draw(1)])]
    }
    42 MEDIA_GROUP "Media Group" 11 [Earth] { passives: &[cheaper(5, Filter::Tagged(&[Event]))] }
    43 NITRITE_REDUCING_BACTERIA "Nitrite Reducing Bacteria" 11 [Microbe] {
        play: &[Add(MICROBES, 3, Here)],
        actions: &[
            free_action(&[Add(MICROBES, 1, Here)]),
            action(&[Cost::Resources(MICROBES, 3, Here)], &[FlipOceans(1)]),
        ],
        holds: Some(SpecialResource::Microbe)
    }
    44 OLYMPUS_CONFERENCE "Olympus Conference" 15 [Science Building Earth] {
        triggers: &[on_tags(&[Science], Included, &[draw(1)])], points: points(1)
    }
    45 OPTIMAL_AEROBRAKING "Optimal Aerobraking" 10 [Space] {
        triggers: &[on_cards(Filter::Tagged(&[Event]), &[gain(Heat, 2), gain(Plants, 2)])]
    }
    46 PHYSICS_COMPLEX "Physics Complex" 5 [Science Building] {
        requirements: &[HasTags(Science, 4)], triggers: &[on(Raises(Temperature), &[Add(SCIENCE, 1, Here)])],
        holds: Some(SpecialResource::Science), points: per(2, Count::ResourcesHere)
    }
    47 POWER_INFRASTRUCTURE "Power Infrastructure" 4 [Building Power] {
        actions: &[action(&[Cost::Stock(Heat, chosen(1, None))], &[Gain(MegaCredits, PAID)])]
    }
    48 RECYCLED_DETRITUS "Recycled Detritus" 24 [] {
        triggers: &[on_cards(Filter::Tagged(&[Event]), &[draw(2)])], points: points(1)
    }
    49 REDRAFTED_CONTRACTS "Redrafted Contracts" 4 [] {
        actions: &[action(&[Cost::Cards(chosen(1, Some(3)))], &[Draw(PAID)])]
    }
    50 REGOLITH_EATERS "Regolith Eaters" 10 [Science Microbe] {
        requirements: &[AtLeast(Temperature, Red)],
        actions: &[
            free_action(&[Add(MICROBES, 1, Here)]),
            action(&[Cost::Resources(MICROBES, 2, Here)], &[Raise(Oxygen, 1)]),
        ],
        holds: Some(SpecialResource::Microbe)
    }
    51 RESEARCH_OUTPOST "Research Outpost" 6 [Science Building] { passives: &[cheaper(1, Filter::Any)] }
    52 RESTRUCTURED_RESOURCES "Restructured Resources" 7 [] {
        passives: &[PaysOnce { with: pay(Plants, 1), worth: 5 }]
    }
    53 SMALL_ANIMALS "Small Animals" 9 [Animal] {
        requirements: &[AtLeast(Temperature, Red)], triggers: &[on(TakesForest, &[Add(ANIMALS, 1, Here)])],
        holds: Some(SpecialResource::Animal), points: per(2, Count::ResourcesHere)
    }
    54 SOLARPUNK "Solarpunk" 15 [Space Plant] {
        actions: &[
            action(
                &[Cost::Stock(MegaCredits, lowered(15, Lowering::Each(2, Count::Capacity(Titanium))))],
                &[TakeForests(1)],
            ),
        ],
        points: points(1)
    }
    55 STANDARD_TECHNOLOGY "Standard Technology" 15 [Science] { passives: &[StandardDiscount(4)], points: points(1) }
    56 STEELWORKS "Steelworks" 15 [Building] {
        actions: &[action(&[pay(Heat, 6)], &[gain(MegaCredits, 2), Raise(Oxygen, 1)])], points: points(1)
    }
    57 SYMBIOTIC_FUNGUS "Symbiotic Fungus" 3 [Microbe] {
        requirements: &[AtLeast(Temperature, Red)], actions: &[free_action(&[Add(MICROBES, 1, Other)])]
    }
    58 TARDIGRADES "Tardigrades" 6 [Microbe] {
        actions: &[free_action(&[Add(MICROBES, 1, Here)])], holds: Some(SpecialResource::Microbe),
        points: per(3, Count::ResourcesHere)
    }
    59 THINK_TANK "Think Tank" 13 [Science] {
        actions: &[action(&[pay(MegaCredits, 2)], &[draw(1)])], points: per(3, Count::CardsOf(CardColour::Blue))
    }
    60 UNITED_PLANETARY_ALLIANCE "United Planetary Alliance" 11 [Science Earth] {
        passives: &[Research { draw: 1, keep: 1 }]
    }
    61 VIRAL_ENHANCERS "Viral Enhancers" 8 [Microbe Plant] {
        triggers: &[
            on_tags(
                &[Animal, Microbe, Plant],
                Included,
                &[Choose(&[&[gain(Plants, 1)], &[Add(ANIMALS_OR_MICROBES, 1, Other)]])],
            ),
        ]
    }
    62 VOLCANIC_POOLS "Volcanic Pools" 17 [Space] {
        actions: &[
            action(
                &[Cost::Stock(MegaCredits, lowered(12, Lowering::Each(1, Count::Tags(Power))))],
                &[FlipOceans(1)],
            ),
        ],
        points: points(1)
    }
    63 WATER_IMPORT_FROM_EUROPA "Water Import from Europa" 22 [Space Jovian] {
        actions: &[
            action(
                &[Cost::Stock(MegaCredits, lowered(12, Lowering::Each(1, Count::Capacity(Titanium))))],
                &[FlipOceans(1)],
            ),
        ],
        points: per(1, Count::Tags(Jovian))
    }
    64 WOOD_BURNING_STOVES "Wood Burning Stoves" 13 [Building] {
        play: &[gain(Plants, 4)],
        actions: &[
            action(
                &[Cost::Stock(Plants, lowered(4, Lowering::If(1, Chose(Phase::Action))))],
                &[Raise(Temperature, 1)],
            ),
        ]
    }
}
