//! The green project cards, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::Bearer::*;
use super::Effect::*;
use super::Requirement::*;
use super::Stock::*;
use super::Tag::*;
use super::Zone::*;
use super::ZoneTrack::*;
use super::table::*;
use super::*;

/// What the rows below are written from.
const GREEN: Card = Card { colour: Some(CardColour::Green), ..Card::BLANK };

cards! {
    /// The 106 green project cards.
    GREEN_CARDS, numbered CardId::printed, from GREEN;
    103 ACQUIRED_COMPANY "Acquired Company" 11 [Building Earth] {
        is_for_first_game: true, production: &[produce_cards(1)]
    }
    104 ADAPTED_LICHEN "Adapted Lichen" 6 [Microbe Plant] { production: &[produce(Plants, 1)] }
    105 AERATED_MAGMA "Aerated Magma" 18 [Power] {
        requirements: &[AtLeast(Oxygen, Red)], production: &[produce_cards(1), produce(Heat, 2)]
    }
    106 AIRBORNE_RADIATION "Airborne Radiation" 15 [Earth] {
        requirements: &[AtLeast(Oxygen, Red)], play: &[Raise(Oxygen, 1)], production: &[produce(Heat, 2)]
    }
    107 ALGAE "Algae" 9 [Plant] { requirements: &[OceansAtLeast(5)], production: &[produce(Plants, 2)] }
    108 ARCHAEBACTERIA "Archaebacteria" 5 [Microbe] {
        requirements: &[AtMost(Temperature, Purple)], production: &[produce(Plants, 1)]
    }
    109 ARTIFICIAL_PHOTOSYNTHESIS "Artificial Photosynthesis" 11 [Science] {
        is_for_first_game: true, production: &[produce(Plants, 1), produce(Heat, 1)]
    }
    110 ASTEROID_MINING "Asteroid Mining" 28 [Space Jovian] { titanium: 2, points: points(2) }
    111 ASTEROID_MINING_CONSORTIUM "Asteroid Mining Consortium" 6 [] { is_for_first_game: true, titanium: 1 }
    112 ASTROFARM "Astrofarm" 21 [Space] {
        play: &[Add(MICROBES, 2, Other)], production: &[produce(Plants, 1), produce(Heat, 3)]
    }
    113 ATMOSPHERIC_INSULATORS "Atmospheric Insulators" 10 [Space Earth] {
        production: &[produce_each(Heat, Count::Tags(Earth))]
    }
    114 AUTOMATED_FACTORIES "Automated Factories" 18 [Building] {
        play: &[FreePlay { colours: GREEN_ONLY, cost: 9 }], production: &[produce_cards(1)]
    }
    115 BALANCED_PORTFOLIOS "Balanced Portfolios" 8 [Science] {
        spends: &[Cost::Rating(1)], production: &[produce(MegaCredits, 3)], points: points(1)
    }
    116 BEAM_FROM_A_THORIUM_ASTEROID "Beam from a Thorium Asteroid" 23 [Space Jovian Power] {
        requirements: &[HasTags(Jovian, 1)], production: &[produce(Plants, 1), produce(Heat, 3)], points: points(1)
    }
    117 BIOMASS_COMBUSTORS "Biomass Combustors" 15 [Building Power] {
        spends: &[pay(Plants, 2)], production: &[produce(Heat, 5)]
    }
    118 BIOTHERMAL_POWER "Biothermal Power" 18 [Space Power] {
        play: &[TakeForests(1)], production: &[produce(Heat, 1)]
    }
    119 BLUEPRINTS "Blueprints" 17 [Earth] { production: &[produce_cards(1), produce(MegaCredits, 2)] }
    120 BUILDING_INDUSTRIES "Building Industries" 6 [Building] { spends: &[pay(Heat, 4)], steel: 2 }
    121 BUSHES "Bushes" 13 [Plant] {
        requirements: &[AtLeast(Temperature, Red)], play: &[gain(Plants, 2)], production: &[produce(Plants, 2)]
    }
    122 CALLISTO_PENAL_MINES "Callisto Penal Mines" 20 [Building Space Jovian] {
        production: &[produce_cards(1)], points: points(1)
    }
    123 CARTEL "Cartel" 6 [Earth] { production: &[produce_each(MegaCredits, Count::Tags(Earth))] }
    124 COAL_IMPORTS "Coal Imports" 13 [Building] { is_for_first_game: true, production: &[produce(Heat, 3)] }
    125 COMMERCIAL_DISTRICT "Commercial District" 25 [Building] {
        production: &[produce(MegaCredits, 4)], points: points(2)
    }
    126 DEEP_WELL_HEATING "Deep Well Heating" 14 [Building Power] {
        play: &[Raise(Temperature, 1)], production: &[produce(Heat, 1)]
    }
    127 DESIGNED_MICROORGANISMS "Designed Microorganisms" 15 [Science Microbe] {
        requirements: &[AtMost(Temperature, Red)], production: &[produce(Plants, 2)]
    }
    128 DIVERSIFIED_INTERESTS "Diversified Interests" 15 [Plant] {
        play: &[gain(Plants, 3), gain(Heat, 3)], production: &[produce(Plants, 1)]
    }
    129 DUSTY_QUARRY "Dusty Quarry" 2 [] { requirements: &[OceansAtMost(3)], steel: 1 }
    130 ECONOMIC_GROWTH "Economic Growth" 10 [Building] {
        is_for_first_game: true, production: &[produce(MegaCredits, 3)]
    }
    131 ENERGY_STORAGE "Energy Storage" 18 [Power] { requirements: &[HasRating(7)], production: &[produce_cards(2)] }
    132 EOS_CHASMA_NATIONAL_PARK "Eos Chasma National Park" 16 [Building Plant] {
        requirements: &[AtLeast(Temperature, Red)], play: &[Add(ANIMALS, 1, Other), gain(Plants, 3)],
        production: &[produce(MegaCredits, 2)], points: points(1)
    }
    133 FARMING "Farming" 20 [Plant] {
        requirements: &[AtLeast(Temperature, White)], play: &[gain(Plants, 2)],
        production: &[produce(MegaCredits, 2), produce(Plants, 2)], points: points(2)
    }
    134 FOOD_FACTORY "Food Factory" 9 [Building] { spends: &[pay(Plants, 2)], production: &[produce(MegaCredits, 4)] }
    135 FUEL_FACTORY "Fuel Factory" 9 [Building] {
        spends: &[pay(Heat, 3)], production: &[produce(MegaCredits, 1)], titanium: 1
    }
    136 FUELED_GENERATORS "Fueled Generators" 4 [Building Power] {
        spends: &[Cost::Rating(1)], production: &[produce(Heat, 2)], points: points(1)
    }
    137 FUSION_POWER "Fusion Power" 7 [Science Building Power] {
        requirements: &[HasTags(Power, 2)], production: &[produce_cards(1)]
    }
    138 GANYMEDE_SHIPYARD "Ganymede Shipyard" 17 [Space Jovian] { titanium: 2 }
    139 GENE_REPAIR "Gene Repair" 15 [Science] {
        requirements: &[HasTags(Science, 3)], production: &[produce(MegaCredits, 2)], points: points(2)
    }
    140 GEOTHERMAL_POWER "Geothermal Power" 8 [Building Power] { production: &[produce(Heat, 2)] }
    141 GIANT_SPACE_MIRROR "Giant Space Mirror" 13 [Space Power] { production: &[produce(Heat, 3)] }
    142 GRASS "Grass" 9 [Plant] {
        requirements: &[AtLeast(Temperature, Red)], play: &[gain(Plants, 3)], production: &[produce(Plants, 1)]
    }
    143 GREAT_DAM "Great Dam" 12 [Building Power] {
        requirements: &[OceansAtLeast(2)], production: &[produce(Heat, 2)], points: points(1)
    }
    144 GREAT_ESCARPMENT_CONSORTIUM "Great Escarpment Consortium" 3 [] { is_for_first_game: true, steel: 1 }
    145 HEATHER "Heather" 14 [Plant] {
        play: &[gain(Plants, 1)], production: &[produce(Plants, 1)], points: points(1)
    }
    146 IMMIGRATION_SHUTTLES "Immigration Shuttles" 20 [Space Earth] {
        production: &[produce(MegaCredits, 3)], points: per(2, Count::Tags(Earth))
    }
    147 IMPORT_OF_ADVANCED_GHG "Import of Advanced GHG" 8 [Space Earth] {
        is_for_first_game: true, production: &[produce(Heat, 2)]
    }
    148 IMPORTED_GHG "Imported GHG" 8 [Earth] { play: &[gain(Heat, 5)], production: &[produce(Heat, 1)] }
    149 INDUSTRIAL_CENTER "Industrial Center" 15 [Building] { production: &[produce(MegaCredits, 3)], steel: 1 }
    150 INDUSTRIAL_FARMING "Industrial Farming" 19 [Building] {
        is_for_first_game: true, production: &[produce(MegaCredits, 1), produce(Plants, 2)]
    }
    151 INDUSTRIAL_MICROBES "Industrial Microbes" 9 [Building Microbe] { production: &[produce(Heat, 1)], steel: 1 }
    152 INSECTS "Insects" 10 [Microbe] { production: &[produce_each(Plants, Count::Tags(Plant))] }
    153 IO_MINING_INDUSTRIES "Io Mining Industries" 37 [Building Space Jovian] {
        production: &[produce(MegaCredits, 2)], titanium: 2, points: per(1, Count::Tags(Jovian))
    }
    154 KELP_FARMING "Kelp Farming" 17 [] {
        requirements: &[OceansAtLeast(6)], play: &[gain(Plants, 2)],
        production: &[produce(MegaCredits, 2), produce(Plants, 3)], points: points(1)
    }
    155 LICHEN "Lichen" 5 [Plant] { is_for_first_game: true, production: &[produce(Plants, 1)] }
    156 LIGHTNING_HARVEST "Lightning Harvest" 13 [Science Power] {
        production: &[produce_each(MegaCredits, Count::Tags(Science))], points: points(1)
    }
    157 LOW_ATMO_SHIELDS "Low-Atmo Shields" 9 [Building] {
        requirements: &[AtLeast(Oxygen, Red)], production: &[produce(MegaCredits, 1), produce(Heat, 2)]
    }
    158 LUNAR_BEAM "Lunar Beam" 9 [Earth Power] { spends: &[Cost::Rating(1)], production: &[produce(Heat, 4)] }
    159 MASS_CONVERTER "Mass Converter" 20 [Science Building Power] {
        requirements: &[HasTags(Science, 4)], production: &[produce(Heat, 3)], titanium: 1, points: points(2)
    }
    160 MEDICAL_LAB "Medical Lab" 15 [Building] {
        production: &[Production::Gain(MegaCredits, per(2, Count::Tags(Building)))], points: points(1)
    }
    161 METHANE_FROM_TITAN "Methane from Titan" 35 [Space Jovian] {
        requirements: &[AtLeast(Oxygen, Red)], production: &[produce(Plants, 2), produce(Heat, 2)], points: points(2)
    }
    162 MICRO_MILLS "Micro-Mills" 9 [Building] { production: &[produce(Heat, 1)], steel: 1 }
    163 MICROPROCESSORS "Microprocessors" 17 [Building Power] {
        is_for_first_game: true, play: &[draw(2), Discard(1)], production: &[produce(Heat, 3)]
    }
    164 MINE "Mine" 10 [Building] { steel: 2 }
    165 MIRANDA_RESORT "Miranda Resort" 15 [Space Earth Jovian] {
        production: &[produce_each(MegaCredits, Count::Tags(Earth))], points: points(1)
    }
    166 MOHOLE_AREA "Mohole Area" 18 [Building] { production: &[produce(Heat, 4)] }
    167 MONOCULTURES "Monocultures" 6 [] { spends: &[Cost::Rating(1)], production: &[produce(Plants, 2)] }
    168 MOSS "Moss" 3 [Plant] {
        requirements: &[OceansAtLeast(3)], spends: &[pay(Plants, 1)], production: &[produce(Plants, 1)]
    }
    169 NATURAL_PRESERVE "Natural Preserve" 12 [Science Building] {
        requirements: &[AtLeast(Oxygen, Red)], production: &[produce(MegaCredits, 2)], points: points(1)
    }
    170 NEW_PORTFOLIOS "New Portfolios" 14 [Plant Power] {
        is_for_first_game: true, production: &[produce(MegaCredits, 1), produce(Plants, 1), produce(Heat, 1)]
    }
    171 NITROPHILIC_MOSS "Nitrophilic Moss" 14 [Plant] { is_for_first_game: true, production: &[produce(Plants, 2)] }
    172 NOCTIS_FARMING "Noctis Farming" 13 [Building Plant] {
        requirements: &[AtLeast(Temperature, Red)], play: &[gain(Plants, 2)], production: &[produce(Plants, 1)],
        points: points(1)
    }
    173 NUCLEAR_PLANTS "Nuclear Plants" 10 [Building] {
        production: &[produce(MegaCredits, 1), produce(Heat, 3)], points: points(-1)
    }
    174 POWER_GRID "Power Grid" 8 [Building Power] { production: &[produce_each(MegaCredits, Count::Tags(Power))] }
    175 POWER_PLANT "Power Plant" 3 [Building Power] { production: &[produce(Heat, 1)] }
    176 POWER_SUPPLY_CONSORTIUM "Power Supply Consortium" 12 [Power] {
        production: &[produce(MegaCredits, 2), produce(Heat, 1)]
    }
    177 PROTECTED_VALLEY "Protected Valley" 22 [Building Plant] {
        play: &[TakeForests(1)], production: &[produce(MegaCredits, 2)]
    }
    178 QUANTUM_EXTRACTOR "Quantum Extractor" 16 [Science Building Power] {
        requirements: &[HasTags(Science, 3)], production: &[produce(Heat, 3)], points: points(2)
    }
    179 RAD_SUITS "Rad Suits" 4 [] { requirements: &[OceansAtLeast(2)], production: &[produce(MegaCredits, 2)] }
    180 SATELLITE_FARMS "Satellite Farms" 17 [Space] { production: &[produce_each(Heat, Count::Tags(Space))] }
    181 SATELLITES "Satellites" 14 [Space] { production: &[produce_each(MegaCredits, Count::Tags(Space))] }
    182 SLASH_AND_BURN_AGRICULTURE "Slash and Burn Agriculture" 8 [Building] {
        production: &[produce(Plants, 2)], points: points(-1)
    }
    183 SMELTING "Smelting" 28 [Building Power] { play: &[draw(2)], production: &[produce(Heat, 5)] }
    184 SOIL_WARMING "Soil Warming" 24 [Plant] {
        is_for_first_game: true, play: &[Raise(Temperature, 1)], production: &[produce(Plants, 2)]
    }
    185 SOLAR_POWER "Solar Power" 10 [Building Power] { production: &[produce(Heat, 1)], points: points(1) }
    186 SOLAR_TRAPPING "Solar Trapping" 10 [Building] {
        play: &[draw(1), gain(Heat, 3)], production: &[produce(Heat, 1)]
    }
    187 SOLETTA "Soletta" 30 [Space] { production: &[produce(Heat, 5)], points: points(1) }
    188 SPACE_HEATERS "Space Heaters" 11 [Building] {
        is_for_first_game: true, play: &[draw(1)], production: &[produce(Heat, 2)]
    }
    189 SPACE_STATION "Space Station" 14 [Space] { titanium: 1, points: points(1) }
    190 SPONSORS "Sponsors" 5 [Earth] { is_for_first_game: true, production: &[produce(MegaCredits, 2)] }
    191 STRIP_MINE "Strip Mine" 12 [Building] { spends: &[Cost::Rating(1)], steel: 2, titanium: 1 }
    192 SURFACE_MINES "Surface Mines" 13 [Building] { steel: 1, titanium: 1 }
    193 TECTONIC_STRESS_POWER "Tectonic Stress Power" 20 [Building Power] {
        production: &[produce(Heat, 3)], points: points(1)
    }
    194 TITANIUM_MINE "Titanium Mine" 7 [Building] { titanium: 1 }
    195 TOLL_STATION "Toll Station" 16 [] {
        play: &[FreePlay { colours: GREEN_ONLY, cost: 9 }], production: &[produce(MegaCredits, 3)]
    }
    196 TRADING_POST "Trading Post" 11 [] {
        is_for_first_game: true, play: &[gain(Plants, 3)], production: &[produce(MegaCredits, 2)]
    }
    197 TRAPPED_HEAT "Trapped Heat" 20 [] {
        requirements: &[AtLeast(Temperature, Red)], play: &[FlipOceans(1)], production: &[produce(Heat, 2)]
    }
    198 TREES "Trees" 17 [Plant] {
        requirements: &[AtLeast(Temperature, Yellow)], play: &[gain(Plants, 1)], production: &[produce(Plants, 3)],
        points: points(1)
    }
    199 TROPICAL_RESORT "Tropical Resort" 19 [] {
        spends: &[pay(Heat, 5)], production: &[produce(MegaCredits, 4)], points: points(2)
    }
    200 TUNDRA_FARMING "Tundra Farming" 12 [Plant] {
        requirements: &[AtLeast(Temperature, Yellow)], play: &[gain(Plants, 1)],
        production: &[produce(MegaCredits, 2), produce(Plants, 1)], points: points(1)
    }
    201 UNDERGROUND_CITY "Underground City" 7 [Building] { production: &[produce(MegaCredits, 1)], steel: 1 }
    202 UNDERSEA_VENTS "Undersea Vents" 31 [Building Power] { production: &[produce_cards(1), produce(Heat, 4)] }
    203 VENTURE_CAPITALISM "Venture Capitalism" 11 [] { production: &[produce_each(MegaCredits, Count::Tags(Event))] }
    204 VESTA_SHIPYARD "Vesta Shipyard" 16 [Building Space Jovian] { titanium: 1, points: points(1) }
    205 WAVE_POWER "Wave Power" 9 [Power] { requirements: &[OceansAtLeast(3)], production: &[produce(Heat, 3)] }
    206 WINDMILLS "Windmills" 10 [Building Power] {
        production: &[produce_each(Heat, Count::Tags(Power))], points: points(1)
    }
    207 WORMS "Worms" 11 [Microbe] {
        requirements: &[AtLeast(Oxygen, Red)], production: &[produce_each(Plants, Count::Tags(Microbe))]
    }
    208 ZEPPELINS "Zeppelins" 10 [] {
        requirements: &[AtLeast(Oxygen, Red)], production: &[produce_each(MegaCredits, Count::Forests)],
        points: points(1)
    }
}
