//! Questions as plain values: what is asked, what may be answered, what will come of it, and what speaks against the rest.

use super::choice::Choice;
use super::event::Event;
use super::price::{Payer, Price};
use super::refusal::Refusal;
use crate::kit::{Seat, View};
use crate::mars::cards::{Parameter, Tile};
use crate::mars::{self, Mars, Overpay};
use crate::text::TableText;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// Who is asked.
    pub seat: u8,
    /// How it is answered.
    pub shape: Shape,
    /// In a turn: how many actions are left of it.
    pub actions_left: Option<u8>,
    /// What is asked, as a sentence.
    pub text: String,
    /// Every answer, in the order of their places.
    pub offers: Vec<Offer>,
    /// In a turn: what cannot be done now, and why; empty unless asked for.
    pub refused: Vec<Refused>,
    /// The price that is being paid, where one is.
    pub payment: Option<Payment>,
}

/// How a question is answered, told apart by its `kind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Shape {
    /// With an action, or by ending the turn.
    Turn,
    /// With one card.
    Card {
        /// Where it lies.
        #[cfg_attr(test, ts(type = "Lying"))]
        from: &'static str,
    },
    /// With a card after the other, in ascending number, and then with `done`.
    Cards {
        /// How many more must be taken.
        least: u8,
        /// How many more can be.
        most: u8,
        /// Where they lie.
        #[cfg_attr(test, ts(type = "Lying"))]
        from: &'static str,
    },
    /// With a card on the table.
    Holder,
    /// With an area of the map.
    Space {
        /// What is placed there; `null` where land is claimed.
        #[cfg_attr(test, ts(type = "Tile | null"))]
        tile: Option<&'static str>,
    },
    /// With a player, or the neutral opponent.
    Player,
    /// With a number.
    Amount {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// With how much this pays of a price.
    Payment {
        /// What pays.
        with: Payer,
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// With an award of the map.
    Award,
    /// With one of several lists of effects.
    Option,
    /// With a conversion, or by stopping.
    Conversion,
    /// By going on, or by putting first what waits.
    Order,
    /// The question is answered, and may be reopened until all have answered; then a seat is asked nothing.
    Answered,
}

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// The answer: what `play` takes.
    pub choice: Choice,
    /// What it is called; empty where no words are asked for.
    pub text: String,
    /// What comes of it, if that is asked for.
    pub outcome: Option<Outcome>,
}

/// What will come of an answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// All that happens, with the usual payment, in its order up to the next question or hidden thing.
    pub events: Vec<Event>,
    /// The steps that this seat owes then, the next one first, as sentences; empty where no words are asked for.
    pub owed: Vec<String>,
    /// Where the parameters will stand once these are carried out.
    pub levels: Levels,
}

/// The parameters, each in its unit; those that the game has no track for are `null`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Levels {
    /// In °C.
    pub temperature: Option<i8>,
    /// In percent.
    pub oxygen: Option<i8>,
    /// In tiles.
    pub oceans: Option<i8>,
    /// In percent.
    pub venus: Option<i8>,
}

impl Levels {
    pub(super) fn of(facts: &mars::Facts, level: impl Fn(Parameter) -> i8) -> Self {
        let of = |parameter| facts.track(parameter).map(|_| level(parameter));
        Self {
            temperature: of(Parameter::Temperature),
            oxygen: of(Parameter::Oxygen),
            oceans: of(Parameter::Oceans),
            venus: of(Parameter::Venus),
        }
    }
}

/// An action of a turn that cannot be taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Refused {
    /// The action.
    pub choice: Choice,
    /// What it is called; empty where no words are asked for.
    pub text: String,
    /// Why it cannot be taken.
    pub refusal: Refusal,
    /// Why it cannot be taken, as a sentence; empty where no words are asked for.
    pub why: String,
}

/// A price, and what may pay it beside the unit that it is asked in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Payment {
    /// The price.
    pub price: Price,
    /// What may pay, in the order in which it is asked for.
    pub parts: Vec<Share>,
}

/// How much of a price one payer may pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Share {
    /// What pays.
    pub with: Payer,
    /// What one of it is worth, in the unit of the price.
    pub worth: u8,
    /// The least that must be paid with it.
    pub least: u16,
    /// The most that may be.
    pub most: u16,
    /// Whether more may be paid than the price needs; it is lost then.
    pub may_exceed: bool,
}

/// How much of a question somebody wants to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Want {
    /// What comes of each answer.
    pub outcomes: bool,
    /// What a turn cannot do, and why.
    pub refused: bool,
    /// Words for people.
    pub words: bool,
}

impl Default for Want {
    fn default() -> Self {
        Self { outcomes: true, refused: true, words: true }
    }
}

impl From<mars::Shape> for Shape {
    fn from(shape: mars::Shape) -> Self {
        use mars::Shape as It;
        match shape {
            It::Turn => Self::Turn,
            It::Card { from } => Self::Card { from: from.into() },
            It::Cards { least, most, from } => Self::Cards { least, most, from: from.into() },
            It::TableauCard => Self::Holder,
            It::Space { tile } => Self::Space { tile: tile.map(Tile::name) },
            It::Player => Self::Player,
            It::Amount { least, most } => Self::Amount { least, most },
            It::Payment { with, least, most } => Self::Payment { with: with.into(), least, most },
            It::Award => Self::Award,
            It::Option => Self::Option,
            It::Conversion => Self::Conversion,
            It::Order => Self::Order,
            It::Answered => Self::Answered,
        }
    }
}

/// What a seat is asked, read off what it sees.
pub(super) fn describe(
    view: &View<Mars>,
    seat: Seat,
    offers: &[mars::Choice],
    speaker: &TableText<'_>,
    want: Want,
) -> Option<Question> {
    let question = view.question(seat)?;
    let text = |choice| if want.words { speaker.choice(seat, &question, choice) } else { String::new() };
    // Once an action was taken, a turn may be ended in the place of passing.
    let has_acted = offers.contains(&mars::Choice::EndTurn);
    let actions_left = (question.shape == mars::Shape::Turn).then_some(if has_acted { 1 } else { 2 });
    let offers = offers.iter().map(|&choice| Offer {
        choice: choice.into(),
        text: text(choice),
        outcome: want.outcomes.then(|| outcome(view, seat, choice, want.words.then_some(speaker))).flatten(),
    });
    let refused = |(choice, refusal)| Refused {
        choice: Choice::from(choice),
        text: text(choice),
        refusal: Refusal::from(refusal),
        why: if want.words { speaker.refusal(refusal) } else { String::new() },
    };
    Some(Question {
        seat: seat.number(),
        shape: question.shape.into(),
        actions_left,
        text: if want.words { speaker.question(&question) } else { String::new() },
        offers: offers.collect(),
        refused: if want.refused { view.refused(seat).map(refused).collect() } else { Vec::new() },
        payment: view.payment(seat, None).map(|payment| Payment::of(&payment)),
    })
}

/// What will come of an answer that is offered, in words too where somebody says them.
pub(super) fn outcome(
    view: &View<Mars>,
    seat: Seat,
    choice: mars::Choice,
    speaker: Option<&TableText<'_>>,
) -> Option<Outcome> {
    let forecast = view.forecast(seat, choice, None).ok()?;
    let said = |speaker: &TableText<'_>| {
        let own = forecast.owed.iter().filter(|owed| owed.seat == seat);
        own.map(|owed| speaker.language.then(owed.card, owed.effect)).collect()
    };
    Some(Outcome {
        owed: speaker.map_or_else(Vec::new, said),
        levels: Levels::of(view.facts(), |parameter| forecast.levels[parameter]),
        events: forecast.events.into_iter().map(Event::from).collect(),
    })
}

impl Payment {
    fn of(payment: &mars::PaymentOffer) -> Self {
        let share = |share: mars::PaymentLine| Share {
            with: share.with.into(),
            worth: share.worth,
            least: share.least,
            most: share.most,
            may_exceed: match share.excess {
                Overpay::Lost => true,
                Overpay::Refused => false,
            },
        };
        Self {
            price: payment.price.into(),
            parts: payment.parts(&mars::Payment::default()).into_iter().map(share).collect(),
        }
    }
}
