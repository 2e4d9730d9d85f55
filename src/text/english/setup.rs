//! Boxes and options, and what is wrong with a set-up.

use super::event::nameless;
use super::terms::plural;
use crate::kit::SEATS;
use crate::mars::maps::MAPS;
use crate::mars::{Fault, Fixed, Switch};

/// See [`crate::text::switch_name`].
pub(crate) const fn switch_name(switch: Switch) -> &'static str {
    match switch {
        Switch::CorporateEra => "Corporate Era",
        Switch::Draft => "Draft",
        Switch::Prelude => "Prelude",
        Switch::UndealtPreludes => "Undealt preludes",
        Switch::Tr63 => "TR 63",
        #[cfg(feature = "invented")]
        Switch::Invented => "Invented",
    }
}

/// See [`crate::text::switch_about`].
pub(crate) const fn switch_about(switch: Switch) -> &'static str {
    match switch {
        Switch::CorporateEra => {
            "More projects and corporations come in; without them every production begins at 1."
        }
        Switch::Draft => "Each research phase, cards are picked and passed on.",
        Switch::Prelude => "Each player begins with two preludes; more projects and corporations come in.",
        Switch::UndealtPreludes => {
            "Of Prelude, the projects and corporations come in and no preludes are dealt."
        }
        Switch::Tr63 => "You win with a terraform rating of 63, not with a finished planet.",
        #[cfg(feature = "invented")]
        Switch::Invented => "Cards come in that never existed.",
    }
}

/// See [`crate::text::fixed`].
pub(crate) fn fixed(why: Fixed) -> String {
    match why {
        Fixed::Otherwise(otherwise) => fault(otherwise),
        Fixed::Idle { switch, players: 1 } => {
            format!("{} makes no difference in a solo game.", switch_name(switch))
        }
        Fixed::Idle { switch, players } => {
            format!("{} makes no difference in a game for {players}.", switch_name(switch))
        }
    }
}

/// See [`crate::text::fault`].
pub(crate) fn fault(fault: Fault) -> String {
    match fault {
        Fault::Players { asked } => format!("The game takes 1 to {SEATS} players, not {asked}."),
        Fault::Without { switch, players } => {
            format!("{} is always played with {}.", game(players), switch_name(switch))
        }
        Fault::With { switch, players } => {
            format!("{} is never played with {}.", game(players), switch_name(switch))
        }
        Fault::Needs { switch, needs } => {
            format!("{} is played only with {}.", switch_name(switch), switch_name(needs))
        }
        Fault::Excludes { switch, excludes } => {
            format!("{} and {} are never played together.", switch_name(switch), switch_name(excludes))
        }
        Fault::EmptySeat { seat } => format!("There is no {} in this game.", nameless(seat)),
        Fault::Map { asked } => {
            let maps = MAPS.len() as i32;
            format!(
                "There is no map with number {asked}; the game has {maps} {}.",
                plural(maps, "map", "maps")
            )
        }
    }
}

fn game(players: u8) -> String {
    if players == 1 { "A solo game".to_owned() } else { format!("A game for {players}") }
}
