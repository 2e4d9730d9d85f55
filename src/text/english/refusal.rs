//! Why an answer is refused.

use super::amount::{level, now};
use super::effect::place;
use super::terms::{
    article, capital, card_resource, of_payer, or, parameter, plural, reserved, resource, resources, signed,
    steps, stored, tag, tile,
};
use crate::cards::{Area, CardResource, Count, Holder, Source, Stored, Tile};
use crate::mars::{Help, Pile, Refusal};
use crate::text::Speaker;
use crate::text::counted::{Thing, parts};
use crate::words::Parameter;

/// See [`Speaker::refusal`].
pub(crate) fn refusal(speaker: &Speaker<'_>, refusal: Refusal) -> String {
    match refusal {
        Refusal::NotAsked => "You are not asked now.".to_owned(),
        Refusal::NotAnAnswer => "That does not answer the question.".to_owned(),
        Refusal::FirstActionDue => "Your corporation’s first action comes first.".to_owned(),
        Refusal::NotInHand => "That card is not in your hand.".to_owned(),
        Refusal::NotOnTable => "That card is not among those you have played.".to_owned(),
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
        }
        Refusal::TooFew { resource, needs, has } => {
            format!("Needs {}; you have {has}.", resources(needs.into(), resource))
        }
        Refusal::TooLow { of, needs, now: is } => {
            format!("Needs {}; {}.", level(of, needs.into()), now(of, is.into()))
        }
        Refusal::TooHigh { of, allows, now: is } => {
            format!("Allows at most {}; {}.", level(of, allows.into()), now(of, is.into()))
        }
        Refusal::ProductionTooLow { resource: of, falls, now } => format!(
            "Your {} production would fall {}; it is {}.",
            resource(of, 1),
            steps(falls.into()),
            signed(now.into())
        ),
        Refusal::NobodyProduces { resource: of, needs } => {
            format!("No player’s {} production can fall {}.", resource(of, 1), steps(needs.into()))
        }
        Refusal::TooFewOnCard { what, needs, has } => {
            let be = plural(has.into(), "is", "are");
            format!("Needs {} on the card; there {be} {has}.", stored(needs.into(), what))
        }
        Refusal::NoSource { what, needs, from: Source::This | Source::Own } => {
            format!("None of your cards has {} to remove.", stored(needs.into(), what))
        }
        Refusal::NoSource { what, needs, from: Source::Anyone } => {
            format!("No card has {} to remove.", stored(needs.into(), what))
        }
        Refusal::NothingToRepeat => {
            "None of your blue cards has an action that you have used this generation and could use again."
                .to_owned()
        }
        Refusal::NoSite => "No colony tile has a place for another colony of yours.".to_owned(),
        Refusal::NoFleet => "All your trade fleets are away until the solar phase.".to_owned(),
        Refusal::NoPort => "There is no colony tile that you could trade with now.".to_owned(),
        Refusal::Visited { by } => {
            format!("The trade fleet of {} is there until the solar phase.", speaker.player(by))
        }
        Refusal::Shut { what } => {
            format!("It opens once a card that stores {} is in play.", card_resource(what, 2))
        }
        Refusal::NoDelegate => "All your delegates are in parties or on the chair.".to_owned(),
        Refusal::NothingToReplace => {
            "Every neutral delegate in a party leads it: there is none to take the place of.".to_owned()
        }
        Refusal::NoTileLeft => "Every colony tile is in play.".to_owned(),
        Refusal::NothingToShift => {
            "There are no two colony tiles of which one marker could move up and the other one down."
                .to_owned()
        }
        Refusal::NothingToDiscard => "You have no card in hand that you could discard.".to_owned(),
        Refusal::AtGoal { parameter: Parameter::Oceans } => "All ocean tiles are placed.".to_owned(),
        Refusal::AtGoal { parameter: of } => {
            format!("{} is at its goal and cannot rise.", capital(parameter(of)))
        }
        Refusal::NoHolder { what, on } => no_holder(what, on),
        Refusal::NobodyHas { resource: of } => format!("No opponent has any {}.", resource(of, 2)),
        Refusal::NoCards { pile: Pile::Projects } => "No card is left to draw.".to_owned(),
        Refusal::NoCards { pile: Pile::Preludes } => "No prelude is left to draw.".to_owned(),
        Refusal::NoCards { pile: Pile::Corporations } => "No corporation is left to draw.".to_owned(),
        Refusal::NoCards { pile: Pile::Colonies } => "No colony tile is left to draw.".to_owned(),
        Refusal::NoCards { pile: Pile::Events } => "No global event is left to draw.".to_owned(),
        Refusal::NothingChanges => "It would change nothing now.".to_owned(),
        Refusal::NothingToCopy => "None of your cards has production that you could repeat.".to_owned(),
        Refusal::NothingToPlay => "You have no card in hand that you could play now.".to_owned(),
        Refusal::NothingToChoose { of } => none_of(of),
        Refusal::NoArea { tile: it, area } => {
            format!("No area is left for {} {} tile{}.", article(tile(it)), tile(it), place(it, area))
        }
        Refusal::Used => "Its action is used already this generation.".to_owned(),
        Refusal::Taken { by } => format!("{} has it already.", speaker.player(by)),
        Refusal::AllTaken { most } => format!("{most} are taken, and a game has no more."),
        Refusal::NotInSolo => "A solo game has no milestones and awards.".to_owned(),
        Refusal::EmptyHand => "Your hand is empty.".to_owned(),
        Refusal::AlreadyActed => "You have taken an action: end your turn instead of passing.".to_owned(),
        Refusal::NothingDone => "You have taken no action: pass instead of ending your turn.".to_owned(),
        Refusal::Occupied => "There is a tile already.".to_owned(),
        Refusal::ClaimedBy { seat } => format!("{} has claimed that area.", speaker.player(seat)),
        Refusal::OceanOnly => "That area is reserved for ocean.".to_owned(),
        Refusal::CityOnly { name } => format!("That area is reserved for {}.", reserved(name)),
        Refusal::NotThere { tile: it, area } => format!("The {} tile goes{}.", tile(it), only(it, area)),
        Refusal::OffTheMap => "There is no such area on the map.".to_owned(),
        Refusal::BesideCity => "There is a city next to it.".to_owned(),
        Refusal::NotBesideOwn => "Greenery goes next to your own tiles while it can.".to_owned(),
        Refusal::OutOfBounds { least, most } => format!("Choose a number from {least} to {most}."),
        Refusal::NotFirst => "That cannot be done first.".to_owned(),
    }
}

/// Where alone a tile goes.
fn only(tile: Tile, area: Area) -> String {
    match (tile, area) {
        (Tile::Ocean, Area::Usual) => place(tile, Area::OceanReserved),
        (_, Area::Usual) => place(tile, Area::Land),
        (_, area) => place(tile, area),
    }
}

/// That no own card can take what would be added.
fn no_holder(what: Stored, on: Holder) -> String {
    let what = match what {
        Stored::Kind(kind) => card_resource(kind, 2).to_owned(),
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => "resources".to_owned(),
        Stored::OneOf(kinds) => {
            let names: Vec<&str> = kinds.iter().map(|&kind| card_resource(kind, 2)).collect();
            or(&names)
        }
    };
    match on {
        Holder::This | Holder::Played => format!("That card cannot hold {what}."),
        Holder::Own | Holder::Every => format!("None of your cards can hold {what}."),
        Holder::OwnHolding | Holder::EveryHolding => format!("None of your cards holds {what} yet."),
        Holder::Tagged(of) => {
            format!("None of your cards with {} {} tag can hold {what}.", article(tag(of)), tag(of))
        }
    }
}

/// That there is nothing of which a number could be chosen.
fn none_of(of: Count) -> String {
    match parts(of).0 {
        Thing::Resource(it) => format!("You have no {}.", resource(it, 2)),
        Thing::Production(it) => format!("You have no {} production.", resource(it, 1)),
        Thing::Card => "Your hand is empty.".to_owned(),
        _ => "There is nothing of which to choose a number.".to_owned(),
    }
}
