//! Why an answer is refused.

use super::amount::{at_least, at_most};
use super::terms::{counted, phase, phase_number, stocks, term, the_phase, zone};
use crate::text::ares::prelude::*;
use crate::text::english::noun::noun;
use crate::text::english::terms::{cards, plural};

pub(super) fn refusal(speaker: &AresTableText<'_>, refusal: Refusal) -> String {
    // With the number where it is known who is asked.
    let due = |action: StandardAction, of: Stock| {
        let price = speaker.you.map(|you| speaker.facts.standard_price(you, action).1);
        price.map_or_else(|| noun(Noun::of_stock(of), 2).to_owned(), |price| stocks(price, of))
    };
    say! { refusal;
        Refusal::NotAsked => "It is not your decision now.";
        Refusal::NotOffered => "That is not one of the choices.";
        Refusal::NotInHand => "That card is not in your hand.";
        Refusal::OtherPhase(it) => "{} cards are played in phase {}, {}.", term(AresTerm::Colour(it)), phase_number(it.phase()), phase(it.phase());
        Refusal::NoMorePlays => "You cannot play another card of this colour in this phase.";
        Refusal::SamePhase(it) => "You chose {} last round: choose another one.", the_phase(it);
        Refusal::Zone { track, needs, is } if is < needs => "Needs {}; it was {} as the phase began.", at_least(track, needs), zone(is);
        Refusal::Zone { track, needs, is } => "Needs {}; it was {} as the phase began.", at_most(track, needs), zone(is);
        Refusal::Oceans { needs, is } if is < needs => "Needs {}; there {} {is} as the phase began.", counted(needs.into(), AresTerm::Ocean), plural(is.into(), "was", "were");
        Refusal::Oceans { needs, is } => "Allows at most {}; there {} {is} as the phase began.", counted(needs.into(), AresTerm::Ocean), plural(is.into(), "was", "were");
        Refusal::Tags { tag, short } => "Needs {short} more {}.", noun(Noun::of_ares_tag(tag), short.into());
        Refusal::Rating { short } => "Your TR is {short} too low.";
        Refusal::Stock { stock: it, short } => "You are {} short.", stocks(short, it);
        Refusal::Cards { short } => "You are {} short.", cards(short.into());
        Refusal::NoResources => "None of your cards has enough resources to remove.";
        Refusal::NoAction => "The card has no such action in play.";
        Refusal::Used => "Already used this phase.";
        Refusal::AtMaximum => "That was at its maximum as the phase began.";
        Refusal::Compulsory(it @ StandardAction::PlantsToForest) => "Before you finish the phase, you must convert {} into a forest.", due(it, Stock::Plants);
        Refusal::Compulsory(it @ StandardAction::HeatToTemperature) => "Before you finish the phase, you must convert {} to raise the temperature.", due(it, Stock::Heat);
        Refusal::Compulsory(it @ StandardAction::BuyForest) => "Before you finish the phase, you must pay {} for a forest.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyTemperature) => "Before you finish the phase, you must pay {} to raise the temperature.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyOcean) => "Before you finish the phase, you must pay {} to flip an ocean token.", due(it, Stock::MegaCredits);
        Refusal::HandLimit { over } => "Your hand may hold {}: discard {over} more.", cards(HAND_LIMIT.into());
        Refusal::Amount { least, most } => "Choose a number from {least} to {most}.";
    }
}
