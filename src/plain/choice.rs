//! Answers as plain values.

use super::fault::{Fault, Read};
use super::names;
use crate::kit::Seat;
use crate::mars::cards::{Conversion, Party, Resource, StandardProject};
use crate::mars::maps::Hex;
use crate::mars::{self};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// An answer, told apart by its `kind`. Seats, areas and places are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Choice {
    /// Play this card from hand.
    Play {
        /// The card.
        #[cfg_attr(test, ts(type = "CardName"))]
        card: &'static str,
    },
    /// Use a standard project.
    Project {
        /// Which.
        #[cfg_attr(test, ts(type = "Project"))]
        project: &'static str,
    },
    /// Claim a milestone.
    Claim {
        /// Its place on the map's list.
        milestone: u8,
    },
    /// Fund an award.
    Fund {
        /// Its place on the map's list.
        award: u8,
    },
    /// Use a card's action.
    Act {
        /// The card.
        #[cfg_attr(test, ts(type = "CardName"))]
        card: &'static str,
        /// Which alternative of its action, by its place on the card.
        which: u8,
    },
    /// Convert plants or heat.
    Convert {
        /// Which of the two.
        #[cfg_attr(test, ts(type = "Conversion"))]
        conversion: &'static str,
    },
    /// Trade with a colony tile.
    Trade {
        /// The tile.
        #[cfg_attr(test, ts(type = "CardName"))]
        card: &'static str,
        /// What pays for it, alone.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
    },
    /// Send a delegate to a party.
    Lobby {
        /// The party.
        #[cfg_attr(test, ts(type = "Party"))]
        party: &'static str,
    },
    /// Do the corporation's first action.
    FirstAction,
    /// End the turn after one action.
    EndTurn,
    /// Be out until the generation ends.
    Pass,
    /// This card, from hand or of those dealt.
    Card {
        /// The card.
        #[cfg_attr(test, ts(type = "CardName"))]
        card: &'static str,
    },
    /// This card on the table.
    Holder {
        /// The card.
        #[cfg_attr(test, ts(type = "CardName"))]
        card: &'static str,
    },
    /// This area of the map.
    Space {
        /// Its number.
        space: u8,
    },
    /// This player.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// The neutral opponent of a solo game.
    Neutral,
    /// This many.
    Amount {
        /// How many.
        amount: u16,
    },
    /// One of several lists of effects.
    Option {
        /// Its place.
        option: u8,
    },
    /// What waits is done first.
    First {
        /// Its place among what waits.
        first: u8,
    },
    /// No more; or none.
    Done,
    /// Take an answer back that not all have given yet.
    Reopen,
}

impl From<mars::Choice> for Choice {
    fn from(choice: mars::Choice) -> Self {
        match choice {
            mars::Choice::Play(id) => Self::Play { card: names::card(id) },
            mars::Choice::Project(project) => Self::Project { project: project.name() },
            mars::Choice::Claim(milestone) => Self::Claim { milestone },
            mars::Choice::Fund(award) => Self::Fund { award },
            mars::Choice::Act { card, which } => Self::Act { card: names::card(card), which },
            mars::Choice::Convert(conversion) => Self::Convert { conversion: conversion.name() },
            mars::Choice::Trade { tile, with } => {
                Self::Trade { card: names::card(tile), resource: with.name() }
            }
            mars::Choice::Lobby(party) => Self::Lobby { party: party.name() },
            mars::Choice::FirstAction => Self::FirstAction,
            mars::Choice::EndTurn => Self::EndTurn,
            mars::Choice::Pass => Self::Pass,
            mars::Choice::Card(id) => Self::Card { card: names::card(id) },
            mars::Choice::TableauCard(id) => Self::Holder { card: names::card(id) },
            mars::Choice::Space(space) => Self::Space { space: space.0 },
            mars::Choice::Seat(seat) => Self::Seat { seat: seat.number() },
            mars::Choice::Neutral => Self::Neutral,
            mars::Choice::Amount(amount) => Self::Amount { amount },
            mars::Choice::Option(option) => Self::Option { option },
            mars::Choice::First(first) => Self::First { first },
            mars::Choice::Done => Self::Done,
            mars::Choice::Reopen => Self::Reopen,
        }
    }
}

/// An answer as somebody wishes it: a [`Choice`] whose words are not looked at yet. What its kind does not need is not
/// looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wish {
    /// What kind of answer it is.
    pub kind: String,
    /// See [`Choice`].
    pub card: Option<String>,
    /// See [`Choice`].
    pub project: Option<String>,
    /// See [`Choice`].
    pub milestone: Option<u8>,
    /// See [`Choice`].
    pub award: Option<u8>,
    /// See [`Choice`].
    pub which: Option<u8>,
    /// See [`Choice`].
    pub conversion: Option<String>,
    /// See [`Choice`].
    pub resource: Option<String>,
    /// See [`Choice`].
    pub space: Option<u8>,
    /// See [`Choice`].
    pub seat: Option<u8>,
    /// See [`Choice`].
    pub amount: Option<u16>,
    /// See [`Choice`].
    pub option: Option<u8>,
    /// See [`Choice`].
    pub first: Option<u8>,
    /// See [`Choice`].
    pub party: Option<String>,
}

/// What a choice can be.
const KINDS: [&str; 21] = [
    "play",
    "project",
    "claim",
    "fund",
    "act",
    "convert",
    "lobby",
    "trade",
    "first-action",
    "end-turn",
    "pass",
    "card",
    "holder",
    "space",
    "seat",
    "neutral",
    "amount",
    "option",
    "first",
    "done",
    "reopen",
];

impl Wish {
    /// The answer that is wished for; `argument` is what an error calls it.
    ///
    /// # Errors
    /// Which word of it means nothing.
    pub fn read(&self, argument: &str) -> Result<mars::Choice, Fault> {
        use mars::Choice as To;
        let at = |field: &str| format!("{argument}.{field}");
        let card = || names::read_card(self.card.as_deref().missing_at(&at("card"))?, &at("card"));
        Ok(match self.kind.as_str() {
            "play" => To::Play(card()?),
            "project" => {
                let name = self.project.as_deref().missing_at(&at("project"))?;
                To::Project(StandardProject::named(name).among(
                    &at("project"),
                    name,
                    StandardProject::ALL.map(StandardProject::name),
                )?)
            }
            "claim" => To::Claim(self.milestone.missing_at(&at("milestone"))?),
            "fund" => To::Fund(self.award.missing_at(&at("award"))?),
            "act" => To::Act { card: card()?, which: self.which.missing_at(&at("which"))? },
            "convert" => {
                let name = self.conversion.as_deref().missing_at(&at("conversion"))?;
                To::Convert(Conversion::named(name).among(
                    &at("conversion"),
                    name,
                    Conversion::ALL.map(Conversion::name),
                )?)
            }
            "lobby" => {
                let name = self.party.as_deref().missing_at(&at("party"))?;
                To::Lobby(Party::named(name).among(&at("party"), name, Party::ALL.map(Party::name))?)
            }
            "trade" => {
                let name = self.resource.as_deref().missing_at(&at("resource"))?;
                To::Trade {
                    tile: card()?,
                    with: Resource::named(name).among(
                        &at("resource"),
                        name,
                        Resource::ALL.map(Resource::name),
                    )?,
                }
            }
            "first-action" => To::FirstAction,
            "end-turn" => To::EndTurn,
            "pass" => To::Pass,
            "card" => To::Card(card()?),
            "holder" => To::TableauCard(card()?),
            "space" => To::Space(Hex(self.space.missing_at(&at("space"))?)),
            "seat" => {
                let number = self.seat.missing_at(&at("seat"))?;
                To::Seat(Seat::new(number).within_at(&at("seat"), Seat::ALL.len() - 1)?)
            }
            "neutral" => To::Neutral,
            "amount" => To::Amount(self.amount.missing_at(&at("amount"))?),
            "option" => To::Option(self.option.missing_at(&at("option"))?),
            "first" => To::First(self.first.missing_at(&at("first"))?),
            "done" => To::Done,
            "reopen" => To::Reopen,
            other => return Err(Fault::not_among(at("kind"), other, KINDS)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_choice_is_read_and_named() {
        let declared = Choice::decl(&ts_rs::Config::new());
        assert_eq!(declared.matches("\"kind\":").count(), KINDS.len(), "{declared}");
        for kind in KINDS {
            assert!(declared.contains(&format!("\"kind\": \"{kind}\"")), "{kind}: {declared}");
            let wish = Wish { kind: kind.to_owned(), ..Wish::default() };
            assert!(wish.read("choice").err().is_none_or(|fault| fault.argument != "choice.kind"), "{kind}");
        }
    }
}
