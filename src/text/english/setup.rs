//! Boxes and options, and what is wrong with a set-up.

use super::event::nameless;
use super::terms::plural;
use crate::kit::SEATS;
use crate::mars::maps::MAPS;
use crate::mars::{Fault, Fixed, Pile, Switch};

/// See [`crate::text::switch_name`].
pub(crate) const fn switch_name(switch: Switch) -> &'static str {
    match switch {
        Switch::CorporateEra => "Corporate Era",
        Switch::Draft => "Draft",
        Switch::Prelude => "Prelude",
        Switch::UndealtPreludes => "Undealt preludes",
        Switch::Tr63 => "TR 63",
        Switch::Venus => "Venus Next",
        Switch::NoWorldGovernment => "No World Government",
        Switch::VenusEnds => "Venus ends the game too",
        Switch::LongVenus => "Longer track of Venus",
        Switch::Colonies => "Colonies",
        Switch::Turmoil => "Turmoil",
        Switch::MoreEvents => "More global events",
        Switch::WorldGovernment => "World Government",
        #[cfg(feature = "invented")]
        Switch::Invented => "Invented",
    }
}

/// Any one of these.
pub(super) fn either(switches: &[Switch]) -> String {
    switches.iter().map(|&switch| switch_name(switch)).collect::<Vec<_>>().join(" or ")
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
        Switch::Venus => {
            "Venus is terraformed as well, and each generation the World Government raises a parameter; more projects and corporations come in."
        }
        Switch::NoWorldGovernment => {
            "Nobody raises a parameter between the generations: the game takes longer."
        }
        Switch::VenusEnds => "The game goes on until Venus is at its goal, too.",
        Switch::LongVenus => "Venus has 18 steps instead of 15: a bonus of the terraform rating comes later.",
        Switch::Colonies => {
            "Colonies are built beyond Mars and trade fleets sent to them; more projects and corporations come in."
        }
        Switch::Turmoil => {
            "A committee rules with parties, policies and global events; more projects and corporations come in."
        }
        Switch::MoreEvents => "The five global events that came beside the box come in.",
        Switch::WorldGovernment => "Each generation a parameter rises a step by nobody’s hand.",
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
            format!("{} is played only with {}.", switch_name(switch), either(needs))
        }
        Fault::Excludes { switch, excludes } => {
            format!("{} and {} are never played together.", switch_name(switch), switch_name(excludes))
        }
        Fault::Elsewhere { switch, map } => {
            format!("{} is played on {map} only.", switch_name(switch))
        }
        Fault::EmptySeat { seat } => format!("There is no {} in this game.", nameless(seat)),
        Fault::TooFew { pile, left, needs } => {
            let of = of_pile(pile, left.into());
            format!(
                "With the cards left out there {} {left} {of}, and this game needs {needs}.",
                plural(left.into(), "is", "are")
            )
        }
        Fault::Map { asked } => {
            let maps = MAPS.len() as i32;
            format!(
                "There is no map with number {asked}; the game has {maps} {}.",
                plural(maps, "map", "maps")
            )
        }
    }
}

/// Cards of a kind, so many of which are left.
fn of_pile(pile: Pile, number: i32) -> &'static str {
    match pile {
        Pile::Projects => plural(number, "project card", "project cards"),
        Pile::Corporations => plural(number, "corporation", "corporations"),
        Pile::Preludes => plural(number, "prelude", "preludes"),
        Pile::Colonies => plural(number, "colony tile", "colony tiles"),
        Pile::Events => plural(number, "global event", "global events"),
    }
}

fn game(players: u8) -> String {
    if players == 1 { "A solo game".to_owned() } else { format!("A game for {players}") }
}
