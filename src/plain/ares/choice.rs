//! Answers of Ares Expedition as plain values.

use super::find;
use super::names::{self, Named};
use crate::ares::Choice;
use crate::plain::fault::{Fault, Read};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// An answer of Ares Expedition, told apart by its `kind`. Alternatives are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AresChoice {
    /// This phase.
    Phase {
        /// The phase.
        #[cfg_attr(test, ts(type = "AresPhase"))]
        phase: &'static str,
    },
    /// This card, from hand, of those looked at, dealt, or on the table.
    Card {
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
    },
    /// Play this card from hand.
    Play {
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
    },
    /// Use a card's action.
    Act {
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
        /// Which alternative of its action, by its place on the card.
        which: u8,
    },
    /// Use a standard action.
    Standard {
        /// Which.
        #[cfg_attr(test, ts(type = "AresStandardAction"))]
        action: &'static str,
    },
    /// Draw a card, as the bonus of phase II.
    DrawBonus,
    /// Buy terraform rating.
    BuyRating,
    /// Discard this card of the hand for M€.
    Sell {
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
    },
    /// One of several lists of effects.
    Option {
        /// Its place.
        option: u8,
    },
    /// This many.
    Amount {
        /// How many.
        amount: u16,
    },
    /// Raise this track.
    Track {
        /// The track.
        #[cfg_attr(test, ts(type = "AresTrack"))]
        track: &'static str,
    },
    /// A cube of 1 M€.
    MoneyCube,
    /// A swap cube.
    SwapCube,
    /// Do without.
    Decline,
    /// Finish.
    Done,
    /// Go on with a phase that was finished, until all have finished it.
    Reopen,
}

impl From<Choice> for AresChoice {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Phase(phase) => Self::Phase { phase: phase.name() },
            Choice::Card(card) => Self::Card { card: names::card(card) },
            Choice::Play(card) => Self::Play { card: names::card(card) },
            Choice::Act { card, way } => Self::Act { card: names::card(card), which: way },
            Choice::Standard(action) => Self::Standard { action: action.name() },
            Choice::DrawBonus => Self::DrawBonus,
            Choice::BuyRating => Self::BuyRating,
            Choice::Sell(card) => Self::Sell { card: names::card(card) },
            Choice::Branch(option) => Self::Option { option },
            Choice::Amount(amount) => Self::Amount { amount },
            Choice::Track(track) => Self::Track { track: track.name() },
            Choice::MoneyCube => Self::MoneyCube,
            Choice::SwapCube => Self::SwapCube,
            Choice::Decline => Self::Decline,
            Choice::Done => Self::Done,
            Choice::Reopen => Self::Reopen,
        }
    }
}

/// An answer of Ares Expedition as somebody wishes it: an [`AresChoice`] whose words are not looked at yet. What its kind does
/// not need is not looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AresWish {
    /// What kind of answer it is.
    pub kind: String,
    /// See [`AresChoice`].
    pub phase: Option<String>,
    /// See [`AresChoice`].
    pub card: Option<String>,
    /// See [`AresChoice`].
    pub which: Option<u8>,
    /// See [`AresChoice`].
    pub action: Option<String>,
    /// See [`AresChoice`].
    pub option: Option<u8>,
    /// See [`AresChoice`].
    pub amount: Option<u16>,
    /// See [`AresChoice`].
    pub track: Option<String>,
}

/// What a choice can be.
const KINDS: [&str; 16] = [
    "phase",
    "card",
    "play",
    "act",
    "standard",
    "draw-bonus",
    "buy-rating",
    "sell",
    "option",
    "amount",
    "track",
    "money-cube",
    "swap-cube",
    "decline",
    "done",
    "reopen",
];

impl AresWish {
    /// The answer that is wished for; `argument` is what an error calls it.
    ///
    /// # Errors
    /// Which word of it means nothing.
    pub fn read(&self, argument: &str) -> Result<Choice, Fault> {
        let at = |field: &str| format!("{argument}.{field}");
        let card = || {
            let argument = at("card");
            find::read_card(self.card.as_deref().missing_at(&argument)?, &argument).map(|card| card.id)
        };
        Ok(match self.kind.as_str() {
            "phase" => Choice::Phase(find::read(self.phase.as_deref(), &at("phase"))?),
            "card" => Choice::Card(card()?),
            "play" => Choice::Play(card()?),
            "act" => Choice::Act { card: card()?, way: self.which.missing_at(&at("which"))? },
            "standard" => Choice::Standard(find::read(self.action.as_deref(), &at("action"))?),
            "draw-bonus" => Choice::DrawBonus,
            "buy-rating" => Choice::BuyRating,
            "sell" => Choice::Sell(card()?),
            "option" => Choice::Branch(self.option.missing_at(&at("option"))?),
            "amount" => Choice::Amount(self.amount.missing_at(&at("amount"))?),
            "track" => Choice::Track(find::read(self.track.as_deref(), &at("track"))?),
            "money-cube" => Choice::MoneyCube,
            "swap-cube" => Choice::SwapCube,
            "decline" => Choice::Decline,
            "done" => Choice::Done,
            "reopen" => Choice::Reopen,
            other => return Err(Fault::not_among(at("kind"), other, KINDS)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_choice_of_ares_expedition_is_read_and_named() {
        let declared = AresChoice::decl(&ts_rs::Config::new());
        assert_eq!(declared.matches("\"kind\":").count(), KINDS.len(), "{declared}");
        for kind in KINDS {
            assert!(declared.contains(&format!("\"kind\": \"{kind}\"")), "{kind}: {declared}");
            let wish = AresWish { kind: kind.to_owned(), ..AresWish::default() };
            assert!(wish.read("choice").err().is_none_or(|fault| fault.argument != "choice.kind"), "{kind}");
        }
    }
}
