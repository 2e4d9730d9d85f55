//! The preludes and the project cards of the Prelude box, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::kind::Kind::{Active, Event, Prelude};
use super::*;
use crate::mars::cards::Parameter::{Oxygen, Temperature};
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;

/// What the preludes below are written from.
const BLANK: Card = Card { kind: Prelude, module: Module::Prelude, ..Card::BLANK };
/// What the projects below are written from.
const PROJECT: Card = Card { module: Module::Prelude, ..Card::BLANK };

cards! {
    /// The 35 preludes and 7 projects of the box.
    PRELUDE:
    ALLIED_BANK = Card {
        id: CardId::prelude(1), name: "Allied Bank", tags: &[Earth],
        play: &[produce(MegaCredits, 4), gain(MegaCredits, 3)],
        ..BLANK
    };
    AQUIFER_TURBINES = Card {
        id: CardId::prelude(2), name: "Aquifer Turbines", tags: &[Power],
        play: &[produce(Energy, 2), place(Tile::Ocean), pay(MegaCredits, 3)],
        ..BLANK
    };
    BIOFUELS = Card {
        id: CardId::prelude(3), name: "Biofuels", tags: &[Microbe],
        play: &[produce(Plants, 1), produce(Energy, 1), gain(Plants, 2)],
        ..BLANK
    };
    BIOLAB = Card {
        id: CardId::prelude(4), name: "Biolab", tags: &[Science],
        play: &[produce(Plants, 1), draw(3)],
        ..BLANK
    };
    BIOSPHERE_SUPPORT = Card {
        id: CardId::prelude(5), name: "Biosphere Support", tags: &[Plant],
        play: &[produce(Plants, 2), produce(MegaCredits, -1)],
        ..BLANK
    };
    BUSINESS_EMPIRE = Card {
        id: CardId::prelude(6), name: "Business Empire", tags: &[Earth],
        play: &[produce(MegaCredits, 6), pay(MegaCredits, 6)],
        ..BLANK
    };
    DOME_FARMING = Card {
        id: CardId::prelude(7), name: "Dome Farming", tags: &[Plant, Building],
        play: &[produce(MegaCredits, 2), produce(Plants, 1)],
        ..BLANK
    };
    DONATION = Card {
        id: CardId::prelude(8), name: "Donation",
        play: &[gain(MegaCredits, 21)],
        ..BLANK
    };
    EARLY_SETTLEMENT = Card {
        id: CardId::prelude(9), name: "Early Settlement", tags: &[Building, City],
        play: &[produce(Plants, 1), place(Tile::City)],
        ..BLANK
    };
    ECOLOGY_EXPERTS = Card {
        id: CardId::prelude(10), name: "Ecology Experts", tags: &[Plant, Microbe],
        play: &[produce(Plants, 1), Effect::PlayNow { discount: 0, leeway: WITHOUT_LIMITS }],
        ..BLANK
    };
    ECCENTRIC_SPONSOR = Card {
        id: CardId::prelude(11), name: "Eccentric Sponsor",
        play: &[Effect::PlayNow { discount: 25, leeway: 0 }],
        ..BLANK
    };
    EXPERIMENTAL_FOREST = Card {
        id: CardId::prelude(12), name: "Experimental Forest", tags: &[Plant],
        play: &[Effect::DrawUntil(Sought::Tag(Plant), 2), place(Tile::Greenery)],
        ..BLANK
    };
    GALILEAN_MINING = Card {
        id: CardId::prelude(13), name: "Galilean Mining", tags: &[Jovian],
        play: &[produce(Titanium, 2), pay(MegaCredits, 5)],
        ..BLANK
    };
    GREAT_AQUIFER = Card {
        id: CardId::prelude(14), name: "Great Aquifer",
        play: &[place(Tile::Ocean), place(Tile::Ocean)],
        ..BLANK
    };
    HUGE_ASTEROID = Card {
        id: CardId::prelude(15), name: "Huge Asteroid",
        play: &[raise(Temperature, 3), pay(MegaCredits, 5)],
        ..BLANK
    };
    IO_RESEARCH_OUTPOST = Card {
        id: CardId::prelude(16), name: "Io Research Outpost", tags: &[Jovian, Science],
        play: &[produce(Titanium, 1), draw(1)],
        ..BLANK
    };
    LOAN = Card {
        id: CardId::prelude(17), name: "Loan",
        play: &[gain(MegaCredits, 30), produce(MegaCredits, -2)],
        ..BLANK
    };
    MARTIAN_INDUSTRIES = Card {
        id: CardId::prelude(18), name: "Martian Industries", tags: &[Building],
        play: &[produce(Steel, 1), produce(Energy, 1), gain(MegaCredits, 6)],
        ..BLANK
    };
    METAL_RICH_ASTEROID = Card {
        id: CardId::prelude(19), name: "Metal-Rich Asteroid",
        play: &[gain(Steel, 4), gain(Titanium, 4), raise(Temperature, 1)],
        ..BLANK
    };
    METALS_COMPANY = Card {
        id: CardId::prelude(20), name: "Metals Company",
        play: &[produce(MegaCredits, 1), produce(Steel, 1), produce(Titanium, 1)],
        ..BLANK
    };
    MINING_OPERATIONS = Card {
        id: CardId::prelude(21), name: "Mining Operations", tags: &[Building],
        play: &[produce(Steel, 2), gain(Steel, 4)],
        ..BLANK
    };
    MOHOLE = Card {
        id: CardId::prelude(22), name: "Mohole", tags: &[Building],
        play: &[produce(Heat, 3), gain(Heat, 3)],
        ..BLANK
    };
    MOHOLE_EXCAVATION = Card {
        id: CardId::prelude(23), name: "Mohole Excavation", tags: &[Building],
        play: &[produce(Steel, 1), produce(Heat, 2), gain(Heat, 2)],
        ..BLANK
    };
    NITROGEN_SHIPMENT = Card {
        id: CardId::prelude(24), name: "Nitrogen Shipment",
        play: &[produce(Plants, 1), gain(MegaCredits, 5), rate(1)],
        ..BLANK
    };
    ORBITAL_CONSTRUCTION_YARD = Card {
        id: CardId::prelude(25), name: "Orbital Construction Yard", tags: &[Space],
        play: &[produce(Titanium, 1), gain(Titanium, 4)],
        ..BLANK
    };
    POLAR_INDUSTRIES = Card {
        id: CardId::prelude(26), name: "Polar Industries", tags: &[Building],
        play: &[produce(Heat, 2), place(Tile::Ocean)],
        ..BLANK
    };
    POWER_GENERATION = Card {
        id: CardId::prelude(27), name: "Power Generation", tags: &[Power],
        play: &[produce(Energy, 3)],
        ..BLANK
    };
    RESEARCH_NETWORK = Card {
        id: CardId::prelude(28), name: "Research Network", tags: &[Wild],
        play: &[produce(MegaCredits, 1), draw(3)],
        ..BLANK
    };
    SELF_SUFFICIENT_SETTLEMENT = Card {
        id: CardId::prelude(29), name: "Self-Sufficient Settlement", tags: &[Building, City],
        play: &[produce(MegaCredits, 2), place(Tile::City)],
        ..BLANK
    };
    SMELTING_PLANT = Card {
        id: CardId::prelude(30), name: "Smelting Plant", tags: &[Building],
        play: &[gain(Steel, 5), raise(Oxygen, 2)],
        ..BLANK
    };
    SOCIETY_SUPPORT = Card {
        id: CardId::prelude(31), name: "Society Support",
        play: &[produce(Plants, 1), produce(Energy, 1), produce(Heat, 1), produce(MegaCredits, -1)],
        ..BLANK
    };
    SUPPLIER = Card {
        id: CardId::prelude(32), name: "Supplier", tags: &[Power],
        play: &[produce(Energy, 2), gain(Steel, 4)],
        ..BLANK
    };
    SUPPLY_DROP = Card {
        id: CardId::prelude(33), name: "Supply Drop",
        play: &[gain(Steel, 8), gain(Titanium, 3), gain(Plants, 3)],
        ..BLANK
    };
    UNMI_CONTRACTOR = Card {
        id: CardId::prelude(34), name: "UNMI Contractor", tags: &[Earth],
        play: &[rate(3), draw(1)],
        ..BLANK
    };
    ACQUIRED_SPACE_AGENCY = Card {
        id: CardId::prelude(35), name: "Acquired Space Agency",
        play: &[gain(Titanium, 6), Effect::DrawUntil(Sought::Tag(Space), 2)],
        ..BLANK
    };
    HOUSE_PRINTING = Card {
        id: CardId::prelude(36), name: "House Printing", cost: 10, tags: &[Building],
        play: &[produce(Steel, 1)],
        points: points(1),
        ..PROJECT
    };
    LAVA_TUBE_SETTLEMENT = Card {
        id: CardId::prelude(37), name: "Lava Tube Settlement", cost: 15, tags: &[Building, City],
        play: &[produce(MegaCredits, 2), produce(Energy, -1), place_on(Tile::City, PlacementRule::Volcanic)],
        ..PROJECT
    };
    MARTIAN_SURVEY = Card {
        id: CardId::prelude(38), name: "Martian Survey", kind: Event, cost: 9, tags: &[Science],
        requirements: &[at_most(4, Count::Track(Oxygen))],
        play: &[draw(2)],
        points: points(1),
        ..PROJECT
    };
    PSYCHROPHILES = Card {
        id: CardId::prelude(39), name: "Psychrophiles", kind: Active, cost: 2, tags: &[Microbe],
        requirements: &[at_most(-20, Count::Track(Temperature))],
        actions: &[free_action(&[add_here(CardResource::Microbe, 1)])],
        passives: &[pays_for(Plant, Fund::Here, 2)],
        holds: Some(CardResource::Microbe),
        ..PROJECT
    };
    RESEARCH_COORDINATION = Card {
        id: CardId::prelude(40), name: "Research Coordination", cost: 4, tags: &[Wild],
        ..PROJECT
    };
    SF_MEMORIAL = Card {
        id: CardId::prelude(41), name: "SF Memorial", cost: 7, tags: &[Building],
        play: &[draw(1)],
        points: points(1),
        ..PROJECT
    };
    SPACE_HOTELS = Card {
        id: CardId::prelude(42), name: "Space Hotels", cost: 12, tags: &[Space, Earth],
        requirements: &[at_least(2, Count::Tags(Earth))],
        play: &[produce(MegaCredits, 4)],
        ..PROJECT
    };
}
