//! Boxes and options, and what is wrong with a set-up.

use super::event::nameless;
use super::terms::plural;
use crate::kit::SEATS;
use crate::mars::maps::MAPS;
use crate::mars::{Fault, Fixed, Pile, Switch};
use crate::text::say::{say, words};

pub(crate) const fn switch_name(switch: Switch) -> &'static str {
    words! { switch;
        Switch::CorporateEra => "Corporate Era";
        Switch::Draft => "Draft";
        Switch::Prelude => "Prelude";
        Switch::UndealtPreludes => "Prelude cards without preludes";
        Switch::Tr63 => "TR 63";
        Switch::Venus => "Venus Next";
        Switch::NoWorldGovernment => "No World Government";
        Switch::VenusEnds => "Venus ends the game too";
        Switch::LongVenus => "Longer Venus track";
        Switch::Colonies => "Colonies";
        Switch::Turmoil => "Turmoil";
        Switch::MoreEvents => "More global events";
        Switch::WorldGovernment => "World Government";
        Switch::ShortGame => "Short game";
        #[cfg(feature = "synthetic")] Switch::Synthetic => "Synthetic";
    }
}

/// Any one of these.
pub(super) fn either(switches: &[Switch]) -> String {
    switches.iter().map(|&switch| switch_name(switch)).collect::<Vec<_>>().join(" or ")
}

pub(crate) const fn switch_about(switch: Switch) -> &'static str {
    words! { switch;
        Switch::CorporateEra => "Adds projects and corporations. Without it, every production starts at 1.";
        Switch::Draft => "In each research phase you draft: keep a card, pass the rest on.";
        Switch::Prelude => "Each player starts with two preludes. Adds projects and corporations.";
        Switch::UndealtPreludes => "Adds projects and corporations. No preludes are dealt.";
        Switch::Tr63 => "Win at TR 63 instead of terraforming Mars.";
        Switch::Venus => "Terraform Venus too; each generation the World Government raises a parameter. Adds projects and corporations.";
        Switch::NoWorldGovernment => "No parameter is raised automatically: a longer game.";
        Switch::VenusEnds => "The game goes on until Venus is complete too.";
        Switch::LongVenus => "Venus has 18 steps instead of 15, and its TR bonus comes later.";
        Switch::Colonies => "Build colonies beyond Mars and send trade fleets to them. Adds projects and corporations.";
        Switch::Turmoil => "Parties, policies and global events. Adds projects and corporations.";
        Switch::MoreEvents => "Adds the five promo global events.";
        Switch::WorldGovernment => "Each generation, one parameter is raised automatically.";
        Switch::ShortGame => "A quick game, not from the rulebook: Mars is already partly terraformed, and every production starts 2 higher.";
        #[cfg(feature = "synthetic")] Switch::Synthetic => "Adds cards that never existed.";
    }
}

pub(crate) fn fixed(why: Fixed) -> String {
    say! { why;
        // These stand under the name of the switch.
        Fixed::Otherwise(Fault::Needs { switch: _, needs }) => "Needs {}.", either(needs);
        Fixed::Otherwise(Fault::Elsewhere { switch: _, map }) => "{map} only.";
        Fixed::Otherwise(Fault::Excludes { switch: _, excludes }) => "Not with {}.", switch_name(excludes);
        Fixed::Otherwise(otherwise) => (fault(otherwise));
        Fixed::Idle { switch: _, players: 1 } => "Not in solo games.";
        Fixed::Idle { switch: _, players: _ } => "Solo only.";
    }
}

pub(crate) fn fault(fault: Fault) -> String {
    say! { fault;
        Fault::Players { asked } => "The game takes 1 to {SEATS} players, not {asked}.";
        Fault::Without { switch, players } => "{} always uses {}.", game(players), switch_name(switch);
        Fault::With { switch, players } => "{} never uses {}.", game(players), switch_name(switch);
        Fault::Needs { switch, needs } => "{} needs {}.", switch_name(switch), either(needs);
        Fault::Excludes { switch, excludes } => "{} and {} cannot be combined.", switch_name(switch), switch_name(excludes);
        Fault::Elsewhere { switch, map } => "{} is for {map} only.", switch_name(switch);
        Fault::EmptySeat { seat } => "There is no {} in this game.", nameless(seat);
        Fault::TooFew { pile, left, needs } => {
            let of = of_pile(pile, left.into());
            format!(
                "There {} only {left} {of} left, and this game needs {needs}.",
                plural(left.into(), "is", "are")
            )
        };
        Fault::Map { asked } => {
            let maps = MAPS.len() as i32;
            format!("There is no map {asked}; the game has {maps} {}.", plural(maps, "map", "maps"))
        };
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
