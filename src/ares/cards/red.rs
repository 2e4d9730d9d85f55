//! The red project cards, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::Bearer::*;
use super::Condition::*;
use super::Effect::*;
use super::Requirement::*;
use super::Stock::*;
use super::Tag::*;
use super::Zone::*;
use super::ZoneTrack::*;
use super::table::*;
use super::*;

/// What the rows below are written from.
const RED: Card = Card { colour: Some(CardColour::Red), ..Card::BLANK };

cards! {
    /// The 38 red project cards.
    RED_CARDS, numbered CardId::printed, from RED;
    65 ADVANCED_ECOSYSTEMS "Advanced Ecosystems" 10 [Microbe Animal Event] {
        requirements: &[HasTags(Plant, 1), HasTags(Microbe, 1), HasTags(Animal, 1)], points: points(3)
    }
    66 ARTIFICIAL_LAKE "Artificial Lake" 13 [Event] {
        requirements: &[AtLeast(Temperature, Yellow)], play: &[FlipOceans(1)], points: points(1)
    }
    67 ATMOSPHERE_FILTERING "Atmosphere Filtering" 6 [Space Event] {
        requirements: &[HasTags(Science, 2)], play: &[Raise(Oxygen, 1)]
    }
    68 BREATHING_FILTERS "Breathing Filters" 9 [Event] { requirements: &[AtLeast(Oxygen, Yellow)], points: points(2) }
    69 BRIBED_COMMITTEE "Bribed Committee" 5 [Earth Event] { play: &[rate(2)], points: points(-2) }
    70 BUSINESS_CONTACTS "Business Contacts" 5 [Earth Event] { play: &[draw(4), Discard(2)] }
    71 CEOS_FAVORITE_PROJECT "CEO's Favorite Project" 3 [Event] { play: &[Add(ANY_KIND, 2, Any)] }
    72 COLONIZER_TRAINING_CAMP "Colonizer Training Camp" 10 [Building Jovian Event] {
        requirements: &[AtMost(Oxygen, Red)], points: points(2)
    }
    73 COMET "Comet" 25 [Space Event] { play: &[Raise(Temperature, 1), FlipOceans(1)] }
    74 CONVOY_FROM_EUROPA "Convoy from Europa" 14 [Space Event] { play: &[draw(1), FlipOceans(1)] }
    75 CRATER "Crater" 7 [Event] { requirements: &[HasTags(Event, 3)], play: &[FlipOceans(1)] }
    76 DEIMOS_DOWN "Deimos Down" 30 [Space Event] { play: &[Raise(Temperature, 3), gain(MegaCredits, 7)] }
    77 GIANT_ICE_ASTEROID "Giant Ice Asteroid" 36 [Space Event] { play: &[Raise(Temperature, 2), FlipOceans(2)] }
    78 ICE_ASTEROID "Ice Asteroid" 21 [Space Event] { play: &[FlipOceans(2)] }
    79 ICE_CAP_MELTING "Ice Cap Melting" 4 [Event] {
        requirements: &[AtLeast(Temperature, White)], play: &[FlipOceans(1)]
    }
    80 IMPORTED_HYDROGEN "Imported Hydrogen" 17 [Space Earth Event] {
        play: &[FlipOceans(1), Choose(&[&[gain(Plants, 3)], &[Add(MICROBES, 3, Other)], &[Add(ANIMALS, 2, Other)]])]
    }
    81 IMPORTED_NITROGEN "Imported Nitrogen" 20 [Space Earth Event] {
        play: &[rate(1), gain(Plants, 4), Add(ANIMALS, 2, Other), Add(MICROBES, 3, Other)]
    }
    82 INTERSTELLAR_COLONY_SHIP "Interstellar Colony Ship" 20 [Space Earth Event] {
        requirements: &[HasTags(Science, 4)], points: points(4)
    }
    83 INVENTION_CONTEST "Invention Contest" 1 [Science Event] { play: &[Look { draw: 3, keep: 1 }] }
    84 INVESTMENT_LOAN "Investment Loan" 1 [Earth Event] {
        spends: &[Cost::Rating(1)], play: &[gain(MegaCredits, 10)], points: points(1)
    }
    85 LAGRANGE_OBSERVATORY "Lagrange Observatory" 7 [Science Space Event] { play: &[draw(1)], points: points(1) }
    86 LAKE_MARINERIS "Lake Marineris" 17 [Event] {
        requirements: &[AtLeast(Temperature, Yellow)], play: &[FlipOceans(2)], points: points(1)
    }
    87 LARGE_CONVOY "Large Convoy" 36 [Space Earth Event] {
        play: &[FlipOceans(1), draw(2), Choose(&[&[gain(Plants, 5)], &[Add(ANIMALS, 3, Any)]])], points: points(2)
    }
    88 LAVA_FLOWS "Lava Flows" 17 [Event] { play: &[Raise(Temperature, 2)] }
    89 LOCAL_HEAT_TRAPPING "Local Heat Trapping" 0 [Event] {
        spends: &[pay(Heat, 3)], play: &[gain(Plants, 4), Add(ANIMALS_OR_MICROBES, 2, Other)]
    }
    90 MANGROVE "Mangrove" 12 [Plant Event] { requirements: &[AtLeast(Temperature, White)], play: &[TakeForests(1)] }
    91 NITROGEN_RICH_ASTEROID "Nitrogen-Rich Asteroid" 30 [Space Event] {
        play: &[rate(2), Raise(Temperature, 1), gain(Plants, 2), If(Has(3, Count::Tags(Plant)), &[gain(Plants, 4)])]
    }
    92 PERMAFROST_EXTRACTION "Permafrost Extraction" 8 [Event] {
        requirements: &[AtLeast(Temperature, Yellow)], play: &[FlipOceans(1)]
    }
    93 PHOBOS_FALLS "Phobos Falls" 32 [Space Event] {
        play: &[Raise(Temperature, 1), FlipOceans(1), draw(2)], points: points(1)
    }
    94 PLANTATION "Plantation" 22 [Plant Event] { requirements: &[HasTags(Science, 4)], play: &[TakeForests(2)] }
    95 RELEASE_OF_INERT_GASES "Release of Inert Gases" 16 [Event] { play: &[rate(2)] }
    96 RESEARCH "Research" 5 [Science Science Event] { play: &[draw(2)] }
    97 SPECIAL_DESIGN "Special Design" 3 [Event] { play: &[ExtraPlay(BLUE_OR_RED), FlexNext] }
    98 SUBTERRANEAN_RESERVOIR "Subterranean Reservoir" 10 [Event] { play: &[FlipOceans(1)] }
    99 TECHNOLOGY_DEMONSTRATION "Technology Demonstration" 17 [Space Science Event] {
        play: &[FlipOceans(1), draw(2)]
    }
    100 TERRAFORMING_GANYMEDE "Terraforming Ganymede" 28 [Space Jovian Event] {
        play: &[Rate(per(1, Count::Tags(Jovian)))], points: points(2)
    }
    101 TOWING_A_COMET "Towing a Comet" 22 [Space Event] { play: &[Raise(Oxygen, 1), FlipOceans(1), gain(Plants, 2)] }
    102 WORK_CREWS "Work Crews" 5 [Event] { play: &[ExtraPlay(BLUE_OR_RED), DiscountNext(11)] }
}
