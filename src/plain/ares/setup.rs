//! Set-ups of Ares Expedition as somebody wishes them.

use crate::ares::Setup;
use crate::ares::proposal::{MODES, OPTIONS};
use crate::kit::{Seat, Seed};
use crate::plain::fault::{Code, Fault, Read};
use crate::plain::setup::{controller, name};
use crate::table::Seating;
use crate::text::Language;
use core::fmt::Display;
use serde::{Deserialize, Deserializer};
#[cfg(test)]
use ts_rs::TS;

/// How a game of Ares Expedition is to be set up. What is not said is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct AresSetUp {
    /// Who plays, by seat: one to four. Two people where nothing is said.
    pub players: Option<Vec<AresSitting>>,
    /// Who plays against whom; where nothing is said, one player plays `solo-skilled`, and more play `competitive`.
    #[cfg_attr(test, ts(optional, type = "AresMode"))]
    pub mode: Option<String>,
    /// The options that it is played with; none where nothing is said.
    #[cfg_attr(test, ts(optional, type = "AresOption[]"))]
    pub options: Option<Vec<String>>,
    /// Words that all chance grows from: the same words make the same game. New ones where nothing is said.
    pub seed: Option<String>,
}

/// Somebody at a table of Ares Expedition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct AresSitting {
    /// What the player is called, in at most 40 letters.
    pub name: Option<String>,
    /// Who answers: `person` or the kind of a bot; a person where nothing is said.
    #[cfg_attr(test, ts(optional, type = "Player"))]
    pub player: Option<String>,
}

/// What only the board game's set-up has.
const OF_THE_BOARD_GAME: [&str; 4] = ["boxes", "map", "first", "banned"];

/// The names of the modes.
pub(in crate::plain) fn modes() -> impl Iterator<Item = &'static str> {
    MODES.into_iter().map(|(_, name)| name)
}

/// The names of the options.
pub(in crate::plain) fn options() -> impl Iterator<Item = &'static str> {
    OPTIONS.into_iter().map(|(_, name)| name)
}

impl AresSetUp {
    /// Reads what somebody sent for an argument.
    ///
    /// # Errors
    /// Which part of it is of the wrong type, is unknown, or is of the board game.
    pub fn of<'de, D>(argument: &str, from: D) -> Result<Self, Fault>
    where
        D: Deserializer<'de>,
        D::Error: Display,
    {
        crate::plain::read(argument, from).map_err(|mut fault: Fault| {
            let is_at = |name: &&str| fault.argument == format!("{argument}.{name}");
            if OF_THE_BOARD_GAME.iter().any(is_at) {
                let why = "is of the board game only: Ares Expedition has players, mode, options and seed.";
                fault.message = format!("`{}` {why}", fault.argument);
            }
            fault
        })
    }

    /// The set-up, who sits where, and the seed, if one is named.
    ///
    /// # Errors
    /// Which word of it means nothing, or all that is wrong with the set-up.
    pub fn read(&self, argument: &str) -> Result<(Setup, Seating, Option<Seed>), Fault> {
        let at = |field: &str| format!("{argument}.{field}");
        let two = [AresSitting::default(), AresSitting::default()];
        let players = self.players.as_deref().unwrap_or(&two);
        let mut setup = Setup::new(u8::try_from(players.len()).unwrap_or(u8::MAX));
        let mut seating = Seating::default();
        for ((place, sitting), seat) in players.iter().enumerate().zip(Seat::ALL) {
            let at = |field: &str| at(&format!("players[{place}].{field}"));
            seating.players[seat] = controller(sitting.player.as_deref(), &at("player"))?;
            seating.names[seat] = name(sitting.name.as_deref(), &at("name"))?;
        }
        if let Some(name) = &self.mode {
            let mode = MODES.into_iter().find(|(_, known)| known == name);
            (setup.mode, _) = mode.among(&at("mode"), name, modes())?;
        }
        for (place, name) in self.options.iter().flatten().enumerate() {
            let option = OPTIONS.into_iter().find(|(_, known)| known == name);
            let (option, _) = option.among(&at(&format!("options[{place}]")), name, options())?;
            *option.place(&mut setup) = true;
        }
        let faults = setup.faults();
        if !faults.is_empty() {
            let text = Language::English.ares();
            let sentences: Vec<String> = faults.into_iter().map(|fault| text.fault(fault)).collect();
            return Err(Fault::new(Code::Impossible, argument, sentences.join(" ")));
        }
        Ok((setup, seating, self.seed.as_deref().map(Seed::named)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page that documents how the game is embedded has every name that a set-up of Ares Expedition has, and no other.
    #[test]
    fn the_page_for_embedding_lists_the_modes_and_options_of_ares_expedition() {
        let page = include_str!("../../../static/embed/index.html");
        let listed = |id: &str| {
            let (_, line) = page.split_once(&format!("id=\"{id}\">")).expect("a line of names");
            let (line, _) = line.split_once("</p>").expect("an end of it");
            let names = line.split("<code>").skip(1).filter_map(|rest| rest.split("</code>").next());
            names.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(listed("ares-modes"), modes().collect::<Vec<_>>());
        assert_eq!(listed("ares-options"), options().collect::<Vec<_>>());
    }
}
