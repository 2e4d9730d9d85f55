//! Why an answer is refused.

use super::amount::{level, now};
use super::effect::place;
use super::terms::{
    article, capital, card_resource, of_payer, or, parameter, plural, reserved, resource, resources, signed,
    steps, stored, tag, tile,
};
use crate::mars::cards::{
    Card, CardResource, Count, Parameter, PlacementRule, Recipient, Source, Stored, Tile,
};
use crate::mars::{Help, Pile, Refusal};
use crate::text::TableText;
use crate::text::plan::mars::{Thing, parts};
use crate::text::say::say;

pub(crate) fn refusal(speaker: &TableText<'_>, refusal: Refusal) -> String {
    say! { refusal;
        Refusal::NotAsked => "It is not your decision now.";
        Refusal::NotAnAnswer => "That is not one of the choices.";
        Refusal::FirstActionDue => "Take your corporation’s first action first.";
        Refusal::NotInHand => "That card is not in your hand.";
        Refusal::NotOnTable => "You have not played that card.";
        Refusal::CannotAfford { price, short, help } => {
            let more: Vec<String> = help
                .into_iter()
                .flatten()
                .map(|Help { with, more }| format!("{more} more {}", of_payer(with, more.into(), "on")))
                .collect();
            let help = if more.is_empty() {
                String::new()
            } else {
                format!("; {} would cover it", more.join(" or "))
            };
            let (costs, short) =
                (resources(price.amount.into(), price.unit), resources(short.into(), price.unit));
            format!("Costs {costs}; you are short {short}{help}.")
        };
        Refusal::TooFew { resource, needs, has } => "Needs {}; you have {has}.", resources(needs.into(), resource);
        Refusal::TooLow { of, needs, now: is } => "Needs {}; {}.", level(of, needs.into()), now(of, is.into());
        Refusal::TooHigh { of, allows, now: is } => "Allows at most {}; {}.", level(of, allows.into()), now(of, is.into());
        Refusal::ProductionTooLow { resource: of, falls, now } => "Your {} production is {}: it cannot fall {}.", resource(of, 1), signed(now.into()), steps(falls.into());
        Refusal::NobodyProduces { resource: of, needs } => "No player’s {} production can fall {}.", resource(of, 1), steps(needs.into());
        Refusal::TooFewOnCard { what, needs, has } => {
            let be = plural(has.into(), "is", "are");
            format!("Needs {} on the card; there {be} {has}.", stored(needs.into(), what))
        };
        Refusal::NoSource { what, needs, from: Source::This | Source::Own } => "None of your cards has {} to remove.", stored(needs.into(), what);
        Refusal::NoSource { what, needs, from: Source::Anyone } => "No card has {} to remove.", stored(needs.into(), what);
        Refusal::NothingToRepeat => "You have used no card action this generation that can be used again.";
        Refusal::NoSite => "No colony tile has room for another colony of yours.";
        Refusal::NoFleet => "All your trade fleets are away until the solar phase.";
        Refusal::NoPort => "No colony tile can be traded with now.";
        Refusal::Visited { by } => {
            let whose =
                if speaker.is_you(by) { "Your".to_owned() } else { format!("{}’s", speaker.player(by)) };
            format!("{whose} trade fleet is there until the solar phase.")
        };
        Refusal::Shut { what } => "Opens once a card that stores {} is in play.", card_resource(what, 2);
        Refusal::NoDelegate => "You have no delegate left to send.";
        Refusal::NothingToReplace => "Every neutral delegate leads its party: none can be replaced.";
        Refusal::NoTileLeft => "Every colony tile is in play.";
        Refusal::NothingToShift => "No two colony markers can move, one up and one down.";
        Refusal::NothingToDiscard => "You have no card to discard.";
        Refusal::AtGoal { parameter: Parameter::Oceans } => "All ocean tiles are placed.";
        Refusal::AtGoal { parameter: of } => "{} is at its maximum.", capital(parameter(of));
        Refusal::NoHolder { what, on } => (no_holder(what, on));
        Refusal::NobodyHas { resource: of } => "No opponent has any {}.", resource(of, 2);
        Refusal::NoCards { pile: Pile::Projects } => "No card is left to draw.";
        Refusal::NoCards { pile: Pile::Preludes } => "No prelude is left to draw.";
        Refusal::NoCards { pile: Pile::Corporations } => "No corporation is left to draw.";
        Refusal::NoCards { pile: Pile::Colonies } => "No colony tile is left to draw.";
        Refusal::NoCards { pile: Pile::Events } => "No global event is left to draw.";
        Refusal::NothingChanges => "No effect right now.";
        Refusal::NothingToCopy => "None of your cards has production to repeat.";
        Refusal::NothingToPlay => "You have no card that you can play now.";
        Refusal::NothingToChoose { of } => (none_of(of));
        Refusal::NoArea { tile: it, area } => "No area is left for {} {} tile{}.", article(tile(it)), tile(it), place(it, area);
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
        Refusal::NotThere { tile: it, area } => "The {} tile goes{}.", tile(it), only(it, area);
        Refusal::OffTheMap => "That is not an area of the map.";
        Refusal::BesideCity => "There is a city next to it.";
        Refusal::NotBesideOwn => "Greenery must go next to your own tiles if possible.";
        Refusal::OutOfBounds { least, most } => "Choose a number from {least} to {most}.";
        Refusal::NotFirst => "That cannot come first.";
    }
}

pub(crate) fn no_effect(speaker: &TableText<'_>, why: Refusal) -> String {
    match why {
        Refusal::NothingChanges => refusal(speaker, why),
        Refusal::AtGoal { parameter: Parameter::Oceans } => "No effect: all oceans are placed.".to_owned(),
        Refusal::AtGoal { parameter: of } => format!("No effect: {} is at its maximum.", parameter(of)),
        _ => format!("No effect. {}", refusal(speaker, why)),
    }
}

/// Where alone a tile goes.
fn only(tile: Tile, area: PlacementRule) -> String {
    match (tile, area) {
        (Tile::Ocean, PlacementRule::Usual) => place(tile, PlacementRule::OceanReserved),
        (_, PlacementRule::Usual) => place(tile, PlacementRule::Land),
        (_, area) => place(tile, area),
    }
}

/// That no own card can take what would be added.
fn no_holder(what: Stored, on: Recipient) -> String {
    let what = match what {
        Stored::Kind(kind) => card_resource(kind, 2).to_owned(),
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => "resources".to_owned(),
        Stored::OneOf(kinds) => {
            let names: Vec<&str> = kinds.iter().map(|&kind| card_resource(kind, 2)).collect();
            or(&names)
        }
    };
    say! { on;
        Recipient::This | Recipient::Played => "That card cannot hold {what}.";
        Recipient::Own | Recipient::Every => "None of your cards can hold {what}.";
        Recipient::OwnHolding | Recipient::EveryHolding => "None of your cards holds {what} yet.";
        Recipient::Tagged(of) => "None of your cards with {} {} tag can hold {what}.", article(tag(of)), tag(of);
    }
}

/// That there is nothing of which a number could be chosen.
fn none_of(of: Count) -> String {
    match parts(of, &Card::BLANK).0 {
        Thing::Resource(it) => format!("You have no {}.", resource(it, 2)),
        Thing::Production(it) => format!("You have no {} production.", resource(it, 1)),
        Thing::Card => "Your hand is empty.".to_owned(),
        _ => "There is nothing to choose from.".to_owned(),
    }
}
