//! A game to come, as somebody proposes it: what the form of a new game holds, as the last part of an address.
//!
//! The text begins with `setup=2`, the version, and then holds what was filled in: who sits where and their names, the boxes and options, the
//! map, the cards left out, each by its English name ([`ProposedSeating`] has what any game has). What is not said is as in the usual game.

use crate::mars::cards;
use crate::mars::maps::MAPS;
use crate::mars::{SWITCHES, Setup, Switches};
use crate::table::{ProposalError, ProposedSeating, Seating, listed, read_proposal, seat_said};

/// A game that has not begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Which game.
    pub setup: Setup,
    /// Whether its map is as the seed has it, whatever the set-up says.
    pub any_map: bool,
    /// Who sits where; an empty name is nobody's own.
    pub seating: Seating,
    /// A number or other words; empty for chance.
    pub seed: String,
}

impl Proposal {
    /// The text.
    ///
    /// ```
    /// use viriditas::mars::Setup;
    /// use viriditas::mars::proposal::Proposal;
    /// use viriditas::table::Seating;
    ///
    /// let (setup, seating) = (Setup::new(2), Seating::default());
    /// let proposal = Proposal { setup, any_map: false, seating, seed: String::new() };
    /// let text = proposal.to_text();
    /// assert_eq!(text, "setup=2&seats=human%2Chuman&with=corporate-era&map=Tharsis");
    /// assert_eq!(Proposal::from_text(&text), Ok(proposal));
    /// ```
    pub fn to_text(&self) -> String {
        let Setup { players, on, beginners, first, map, ref banned } = self.setup;
        let sitting = ProposedSeating { players, seating: self.seating.clone(), seed: self.seed.clone() };
        let mut text = ProposedSeating::begin_text();
        sitting.write_players(&mut text);
        if !beginners.is_empty() {
            let numbers: Vec<_> = beginners.iter().map(|seat| seat.number().to_string()).collect();
            text.append_pair("beginners", &numbers.join(","));
        }
        if let Some(seat) = first {
            text.append_pair("first", &seat.number().to_string());
        }
        let rows = SWITCHES.iter().filter(|row| on.has(row.switch));
        text.append_pair("with", &listed(rows.map(|row| row.key)));
        let name = MAPS.get(usize::from(map)).map_or("any", |map| map.name);
        text.append_pair("map", if self.any_map { "any" } else { name });
        banned.each(|id| {
            text.append_pair("without", cards::card(id).name);
        });
        sitting.write_rest(&mut text);
        text.finish()
    }

    /// Reads a text. A proposal may still be impossible: [`Setup::faults`] tells.
    ///
    /// # Errors
    /// What is wrong with it; nothing of it is to be taken over.
    pub fn from_text(text: &str) -> Result<Self, ProposalError> {
        let mut setup = Setup::new(2);
        let mut any_map = false;
        let mut sitting = ProposedSeating::default();
        read_proposal(text, |key, value, from| {
            match key {
                "beginners" => {
                    let seats = value.split(',').map(|number| seat_said(number, from));
                    setup.beginners = seats.collect::<Option<_>>()?;
                }
                "first" => setup.first = Some(seat_said(value, from)?),
                "with" => {
                    setup.on = Switches::NONE;
                    for word in value.split(',').filter(|word| !word.is_empty()) {
                        let row = SWITCHES.iter().find(|row| row.key == word)?;
                        setup.on = setup.on.with(row.switch);
                    }
                }
                "map" => {
                    any_map = value == "any";
                    let place = MAPS.iter().position(|map| map.name == value).or(any_map.then_some(0))?;
                    setup.map = place as u8;
                }
                "without" => setup.banned.insert(cards::named(value)?.id),
                _ => sitting.take(key, value, from)?,
            }
            Some(())
        })?;
        let ProposedSeating { players, seating, seed } = sitting;
        Ok(Self { setup: Setup { players, ..setup }, any_map, seating, seed })
    }
}
