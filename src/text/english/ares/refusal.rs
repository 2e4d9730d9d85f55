//! Why an answer is refused.

use super::amount::{at_least, at_most, oceans};
use super::terms::{phase, phase_number, stock, stocks, tag, the_phase, zone};
use crate::ares::cards::{CardColour, Stock};
use crate::ares::{HAND_LIMIT, Refusal, StandardAction};
use crate::text::ares::AresTableText;
use crate::text::english::terms::{cards, plural};
use crate::text::say::say;

pub(super) fn refusal(speaker: &AresTableText<'_>, refusal: Refusal) -> String {
    say! { refusal;
        Refusal::NotAsked => "It is not your decision now.";
        Refusal::NotOffered => "That is not one of the choices.";
        Refusal::NotInHand => "That card is not in your hand.";
        Refusal::OtherPhase(colour) => {
            let cards = match colour {
                CardColour::Green => "Green",
                CardColour::Blue => "Blue",
                CardColour::Red => "Red",
            };
            let played_in = colour.phase();
            format!("{cards} cards are played in phase {}, {}.", phase_number(played_in), phase(played_in))
        };
        Refusal::NoMorePlays => "You cannot play another card of this colour in this phase.";
        Refusal::SamePhase(it) => "You chose {} last round: choose another one.", the_phase(it);
        Refusal::Zone { track, needs, is } => {
            let needs = if is < needs { at_least(track, needs) } else { at_most(track, needs) };
            format!("Needs {needs}; it was {} as the phase began.", zone(is))
        };
        Refusal::Oceans { needs, is } => {
            let limit = if is < needs { "Needs" } else { "Allows at most" };
            let were = plural(is.into(), "was", "were");
            format!("{limit} {}; there {were} {is} as the phase began.", oceans(needs.into()))
        };
        Refusal::Tags { tag: it, short } => "Needs {short} more {} {}.", tag(it), plural(short.into(), "tag", "tags");
        Refusal::Rating { short } => "Your TR is {short} too low.";
        Refusal::Stock { stock: it, short } => "You are {} short.", stocks(short.into(), it);
        Refusal::Cards { short } => "You are {} short.", cards(short.into());
        Refusal::NoResources => "None of your cards has enough resources to remove.";
        Refusal::NoAction => "The card has no such action in play.";
        Refusal::Used => "Already used this phase.";
        Refusal::AtMaximum => "That was at its maximum as the phase began.";
        Refusal::Compulsory(action) => (compulsory(speaker, action));
        Refusal::HandLimit { over } => {
            let limit = cards(HAND_LIMIT.into());
            format!("Your hand may hold {limit}: discard {over} more.")
        };
        Refusal::Amount { least, most } => "Choose a number from {least} to {most}.";
    }
}

/// What must be converted before the phase is finished, with the number where it is known who is asked.
fn compulsory(speaker: &AresTableText<'_>, action: StandardAction) -> String {
    let (it, verb, to) = match action {
        StandardAction::PlantsToForest => (Stock::Plants, "convert", "into a forest"),
        StandardAction::HeatToTemperature => (Stock::Heat, "convert", "to raise the temperature"),
        StandardAction::BuyForest => (Stock::MegaCredits, "pay", "for a forest"),
        StandardAction::BuyTemperature => (Stock::MegaCredits, "pay", "to raise the temperature"),
        StandardAction::BuyOcean => (Stock::MegaCredits, "pay", "to flip an ocean token"),
    };
    let what = match speaker.you {
        Some(you) => stocks(speaker.facts.standard_price(you, action).1.into(), it),
        None => stock(it, 2).to_owned(),
    };
    format!("Before you finish the phase, you must {verb} {what} {to}.")
}
