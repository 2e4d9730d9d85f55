//! Boxes and options, and what is wrong with a set-up.

use super::terms::plural;
use super::who::nameless;
use crate::text::mars::prelude::*;

/// What a box or an option is called, and what it does.
const fn switch(of: Switch) -> (&'static str, &'static str) {
    words! { of;
        Switch::CorporateEra => ("Corporate Era", "Adds projects and corporations. Without it, every production starts at 1.");
        Switch::Draft => ("Draft", "In each research phase you draft: keep a card, pass the rest on.");
        Switch::Prelude => ("Prelude", "Each player starts with two preludes. Adds projects and corporations.");
        Switch::UndealtPreludes => ("Prelude cards without preludes", "Adds projects and corporations. No preludes are dealt.");
        Switch::Tr63 => ("TR 63", "Win at TR 63 instead of terraforming Mars.");
        Switch::Venus => ("Venus Next", "Terraform Venus too; each generation the World Government raises a parameter. Adds projects and corporations.");
        Switch::NoWorldGovernment => ("No World Government", "No parameter is raised automatically: a longer game.");
        Switch::VenusEnds => ("Venus ends the game too", "The game goes on until Venus is complete too.");
        Switch::LongVenus => ("Longer Venus track", "Venus has 18 steps instead of 15, and its TR bonus comes later.");
        Switch::Colonies => ("Colonies", "Build colonies beyond Mars and send trade fleets to them. Adds projects and corporations.");
        Switch::Turmoil => ("Turmoil", "Parties, policies and global events. Adds projects and corporations.");
        Switch::MoreEvents => ("More global events", "Adds the five promo global events.");
        Switch::WorldGovernment => ("World Government", "Each generation, one parameter is raised automatically.");
        Switch::ShortGame => ("Short game", "A quick game, not from the rulebook: Mars is already partly terraformed, and every production starts 2 higher.");
        #[cfg(feature = "synthetic")] Switch::Synthetic => ("Synthetic", "Adds cards that never existed.");
    }
}

pub(crate) const fn switch_name(of: Switch) -> &'static str {
    switch(of).0
}

pub(crate) const fn switch_about(of: Switch) -> &'static str {
    switch(of).1
}

pub(super) fn either(switches: &[Switch]) -> String {
    switches.iter().map(|&switch| switch_name(switch)).collect::<Vec<_>>().join(" or ")
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
        Fault::Without { switch, players: 1 } => "A solo game always uses {}.", switch_name(switch);
        Fault::Without { switch, players } => "A game for {players} always uses {}.", switch_name(switch);
        Fault::With { switch, players: 1 } => "A solo game never uses {}.", switch_name(switch);
        Fault::With { switch, players } => "A game for {players} never uses {}.", switch_name(switch);
        Fault::Needs { switch, needs } => "{} needs {}.", switch_name(switch), either(needs);
        Fault::Excludes { switch, excludes } => "{} and {} cannot be combined.", switch_name(switch), switch_name(excludes);
        Fault::Elsewhere { switch, map } => "{} is for {map} only.", switch_name(switch);
        Fault::EmptySeat { seat } => "There is no {} in this game.", nameless(seat);
        Fault::TooFew { pile, left, needs } => "There {} only {left} {} left, and this game needs {needs}.", plural(left.into(), "is", "are"), of_pile(pile, left.into());
        Fault::Map { asked } => "There is no map {asked}; the game has {} {}.", MAPS.len(), plural(MAPS.len() as i32, "map", "maps");
    }
}

pub(super) const fn of_pile(pile: Pile, number: i32) -> &'static str {
    words! { pile;
        Pile::Projects => plural(number, "project card", "project cards");
        Pile::Corporations => plural(number, "corporation", "corporations");
        Pile::Preludes => plural(number, "prelude", "preludes");
        Pile::Colonies => plural(number, "colony tile", "colony tiles");
        Pile::Events => plural(number, "global event", "global events");
    }
}
