//! Why an answer is refused.

use super::amount::{a_tag, an, each, level, now};
use super::effect::place;
use super::setup::of_pile;
use super::terms::{
    capital, card_resource, of_payer, or, parameter, plural, reserved, resource, resources, signed, steps,
    stored, tile,
};
use crate::text::mars::prelude::*;

pub(crate) fn refusal(speaker: &TableText<'_>, refusal: Refusal) -> String {
    say! { refusal;
        Refusal::NotAsked => "It is not your decision now.";
        Refusal::NotAnAnswer => "That is not one of the choices.";
        Refusal::FirstActionDue => "Take your corporation’s first action first.";
        Refusal::NotInHand => "That card is not in your hand.";
        Refusal::NotOnTable => "You have not played that card.";
        Refusal::CannotAfford { price, short, help } => "{} short of {}{}.", resources(short.into(), price.unit), resources(price.amount.into(), price.unit), cover(help);
        Refusal::TooFew { resource, needs, has } => "Needs {}; you have {has}.", resources(needs.into(), resource);
        Refusal::TooLow { of: of @ (Count::InPower(_) | Count::Chair(_)), needs, .. } => "Needs {}.", level(of, needs.into());
        Refusal::TooLow { of, needs, now: is } => "Needs {}; {}.", level(of, needs.into()), now(of, is.into());
        Refusal::TooHigh { of, allows, now: is } => "Allows at most {}; {}.", level(of, allows.into()), now(of, is.into());
        Refusal::ProductionTooLow { resource: of, falls, now } => "Your {} production is {}: it cannot fall {}.", resource(of, 1), signed(now.into()), steps(falls.into());
        Refusal::NobodyProduces { resource: of, needs } => "No player’s {} production can fall {}.", resource(of, 1), steps(needs.into());
        Refusal::TooFewOnCard { what, needs, has } => "Needs {} on the card; there {} {has}.", stored(needs.into(), what), plural(has.into(), "is", "are");
        Refusal::NoSource { what, needs, from: Source::This | Source::Own } => "None of your cards has {} to remove.", stored(needs.into(), what);
        Refusal::NoSource { what, needs, from: Source::Anyone } => "No card has {} to remove.", stored(needs.into(), what);
        Refusal::NothingToRepeat => "You have used no card action this generation that can be used again.";
        Refusal::NoSite => "No colony tile has room for another colony of yours.";
        Refusal::NoFleet => "All your trade fleets are away until the solar phase.";
        Refusal::NoPort => "No colony tile can be traded with now.";
        Refusal::Visited { by } if speaker.is_you(by) => "Your trade fleet is there until the solar phase.";
        Refusal::Visited { by } => "{}’s trade fleet is there until the solar phase.", speaker.player(by);
        Refusal::Shut { what } => "Opens once a card that stores {} is in play.", card_resource(what, 2);
        Refusal::NoDelegate => "You have no delegate left to send.";
        Refusal::NothingToReplace => "Every neutral delegate leads its party: none can be replaced.";
        Refusal::NoTileLeft => "Every colony tile is in play.";
        Refusal::NothingToShift => "No two colony markers can move, one up and one down.";
        Refusal::NothingToDiscard => "You have no card to discard.";
        Refusal::AtGoal { parameter: Parameter::Oceans } => "All ocean tiles are placed.";
        Refusal::AtGoal { parameter: of } => "{} is at its maximum.", capital(parameter(of));
        Refusal::NoHolder { what, on: Recipient::This | Recipient::Played } => "That card cannot hold {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::Own | Recipient::Every } => "None of your cards can hold {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::OwnHolding | Recipient::EveryHolding } => "None of your cards holds {} yet.", any(what);
        Refusal::NoHolder { what, on: Recipient::Tagged(of) } => "None of your cards with {} can hold {}.", a_tag(of), any(what);
        Refusal::NobodyHas { resource: of } => "No opponent has any {}.", resource(of, 2);
        Refusal::NoCards { pile: Pile::Projects } => "No card is left to draw.";
        Refusal::NoCards { pile } => "No {} is left to draw.", of_pile(pile, 1);
        Refusal::NothingChanges => "No effect right now.";
        Refusal::NothingToCopy => "None of your cards has production to repeat.";
        Refusal::NothingToPlay => "You have no card that you can play now.";
        Refusal::NothingToChoose { of: Count::Stock(it) } => "You have no {}.", resource(it, 2);
        Refusal::NothingToChoose { of: Count::Production(it) } => "You have no {} production.", resource(it, 1);
        Refusal::NothingToChoose { of: Count::Hand } => "Your hand is empty.";
        Refusal::NothingToChoose { of: _ } => "There is nothing to choose from.";
        Refusal::NoArea { tile: it, area } => "No area is left for {} tile{}.", an(tile(it)), place(it, area);
        Refusal::Used => "Already used this generation.";
        Refusal::Taken { by } if speaker.is_you(by) => "You have it already.";
        Refusal::Taken { by } => "{} has it already.", speaker.player(by);
        Refusal::AllTaken { most } => "All {most} are taken.";
        Refusal::NotInSolo => "A solo game has no milestones or awards.";
        Refusal::EmptyHand => "Your hand is empty.";
        Refusal::AlreadyActed => "You have taken an action: end your turn instead of passing.";
        Refusal::NothingDone => "You have taken no action: pass instead of ending your turn.";
        Refusal::Occupied => "There is a tile here already.";
        Refusal::ClaimedBy { seat } => "{} has claimed this area.", speaker.player(seat);
        Refusal::OceanOnly => "Reserved for ocean.";
        Refusal::CityOnly { name } => "Reserved for {}.", reserved(name);
        Refusal::NotThere { tile: Tile::Ocean, area: PlacementRule::Usual } => "The ocean tile goes on an area reserved for ocean.";
        Refusal::NotThere { tile: it, area: PlacementRule::Usual } => "The {} tile goes on any free land.", tile(it);
        Refusal::NotThere { tile: it, area } => "The {} tile goes{}.", tile(it), place(it, area);
        Refusal::OffTheMap => "This area cannot be chosen.";
        Refusal::BesideCity => "There is a city next to it.";
        Refusal::NotBesideOwn => "Greenery must go next to your own tiles if possible.";
        Refusal::OutOfBounds { least, most } => "Choose a number from {least} to {most}.";
        Refusal::NotFirst => "That cannot come first.";
    }
}

pub(crate) fn no_effect(speaker: &TableText<'_>, why: Refusal) -> String {
    say! { why;
        Refusal::NothingChanges => (refusal(speaker, why));
        Refusal::AtGoal { parameter: Parameter::Oceans } => "No effect: all oceans are placed.";
        Refusal::AtGoal { parameter: of } => "No effect: {} is at its maximum.", parameter(of);
        _ => "No effect. {}", refusal(speaker, why);
    }
}

/// "; 3 more heat or 1 more floater on Dirigibles would cover it".
fn cover(help: Helps) -> String {
    let more = |Help { with, more }| format!("{more} more {}", of_payer(with, more.into(), "on"));
    let all: Vec<String> = help.into_iter().flatten().map(more).collect();
    if all.is_empty() { String::new() } else { format!("; {} would cover it", all.join(" or ")) }
}

/// What a card would have to hold.
fn any(what: Stored) -> String {
    say! { what;
        Stored::Kind(kind) => (card_resource(kind, 2));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => "resources";
        Stored::OneOf(kinds) => (or(&each(kinds, |kind| card_resource(kind, 2))));
    }
}
