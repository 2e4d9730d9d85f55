//! Questions of Ares Expedition as plain values: what is asked, what may be answered, what will come of it, and what speaks
//! against the rest.

use super::choice::AresChoice;
use super::event::AresEvent;
use super::names::{self, Named};
use super::refusal::AresRefusal;
use crate::ares::cards::{Cost, Phase};
use crate::ares::{Ares, Choice, Figure, FigureChange, Question, Refusal, StandardAction};
use crate::kit::{Seat, View};
use crate::plain::question::Want;
use crate::text::ares::AresTableText;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// What a seat is asked in Ares Expedition.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresQuestion {
    /// Who is asked.
    pub seat: u8,
    /// How it is answered.
    pub shape: AresShape,
    /// What is asked, as a sentence.
    pub text: String,
    /// Every answer, in the order of their places.
    pub offers: Vec<AresOffer>,
    /// In a phase and where phases are chosen: what cannot be done now, and why; empty unless asked for.
    pub refused: Vec<AresRefused>,
}

/// How a question of Ares Expedition is answered, told apart by its `kind`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum AresShape {
    /// With a card of the hand that is replaced, or `done`.
    Mulligan {
        /// How many are discarded so far.
        gone: u8,
    },
    /// With a corporation.
    Corporation,
    /// With a phase.
    Plan,
    /// With what can be done in the running phase, or `done`.
    Phase,
    /// With a card that is discarded at the end of the round, or `done`.
    HandLimit {
        /// How many more must go.
        over: u8,
    },
    /// With one of the cards looked at, which is kept.
    Keep {
        /// How many are still to be kept.
        left: u8,
    },
    /// With a card of the hand, which is discarded for no M€.
    Discard {
        /// How many are still to be discarded.
        left: u8,
    },
    /// With what stands in for M€.
    StandIn {
        /// The M€ that are left to pay.
        due: u16,
    },
    /// With how much heat is used as M€.
    HeatAsMoney {
        /// The M€ that are left to pay.
        due: u16,
    },
    /// With a card of the hand, which is discarded because M€ are missing for a payment.
    SellToPay {
        /// How many M€ are missing.
        short: u16,
    },
    /// With how much is paid.
    Amount {
        /// For which card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
        /// What is paid.
        #[cfg_attr(test, ts(type = "AresPayer"))]
        with: &'static str,
    },
    /// With a card on the table, off which resources are taken.
    Source {
        /// For which card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
        /// The kinds, of which one is taken.
        #[cfg_attr(test, ts(type = "AresCardResource[]"))]
        of: Vec<&'static str>,
        /// How many.
        amount: u8,
    },
    /// With a card on the table, on which resources are put.
    Target {
        /// By which card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
        /// The kinds, of which one is put there.
        #[cfg_attr(test, ts(type = "AresCardResource[]"))]
        of: Vec<&'static str>,
        /// How many.
        amount: u8,
    },
    /// With one of several lists of effects.
    Option {
        /// Of which card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
    },
    /// With a card of the hand that is discarded to draw, or by declining.
    Exchange {
        /// By which card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
        /// How many cards are drawn.
        draw: u8,
        /// The tag of a discarded card for which more cards are drawn.
        #[cfg_attr(test, ts(type = "AresTag"))]
        tag: &'static str,
        /// How many cards are drawn for a card with the tag.
        draw_for_tag: u8,
    },
    /// With a card that is played for no M€, or by declining.
    FreePlay {
        /// By which card.
        #[cfg_attr(test, ts(type = "AresCardName"))]
        card: &'static str,
        /// The colours of which it may be.
        #[cfg_attr(test, ts(type = "AresColour[]"))]
        colours: Vec<&'static str>,
        /// The highest printed cost that it may have, in M€.
        cost: u8,
    },
    /// The phase is finished, and may be gone on with until all have finished it; then a seat is asked nothing.
    Finished,
    /// With a cube.
    Cube,
    /// With a card that is given to the partner.
    Swap,
    /// With the phase of the neutral player.
    Neutral,
    /// With the track that rises without a player.
    Warm {
        /// By how many steps.
        steps: u8,
    },
}

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresOffer {
    /// The answer: what `play` takes.
    pub choice: AresChoice,
    /// What it is called; empty where no words are asked for.
    pub text: String,
    /// What comes of it, if that is asked for.
    pub outcome: Option<AresOutcome>,
}

/// What will come of an answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct AresOutcome {
    /// All that happens, in its order up to the next question or hidden thing.
    pub events: Vec<AresEvent>,
    /// The figures of the seat that change by it.
    pub changes: Vec<AresChange>,
    /// What the seat is asked next; nothing where something hidden comes before that.
    pub asks: Option<AresNext>,
    /// Whether something hidden is shown by it: then it cannot be taken back.
    pub is_final: bool,
}

/// What a seat is asked next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresNext {
    /// How it is answered.
    pub shape: AresShape,
    /// What is asked, as a sentence; empty where no words are asked for.
    pub text: String,
}

/// A figure that changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresChange {
    /// Which figure: `stock`, `production`, `card-production`, `hand`, `rating`, `forests`, `steps`, `oceans`, `capacity`, `stored`
    /// or `points`.
    pub figure: &'static str,
    /// Of which resource, track, capacity or card, where there are several.
    pub of: Option<&'static str>,
    /// What it was.
    pub before: i32,
    /// What it is then.
    pub after: i32,
}

/// What cannot be done now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresRefused {
    /// The answer.
    pub choice: AresChoice,
    /// What it is called; empty where no words are asked for.
    pub text: String,
    /// Why it cannot be done.
    pub refusal: AresRefusal,
    /// Why it cannot be done, as a sentence; empty where no words are asked for.
    pub why: String,
}

impl From<Question> for AresShape {
    fn from(question: Question) -> Self {
        match question {
            Question::Mulligan { gone } => Self::Mulligan { gone },
            Question::Corporation => Self::Corporation,
            Question::Plan => Self::Plan,
            Question::Phase => Self::Phase,
            Question::HandLimit { over } => Self::HandLimit { over },
            Question::Keep { left } => Self::Keep { left },
            Question::Discard { left } => Self::Discard { left },
            Question::StandIn { due } => Self::StandIn { due },
            Question::HeatAsMoney { due } => Self::HeatAsMoney { due },
            Question::SellToPay { short } => Self::SellToPay { short },
            Question::Amount { card, cost } => Self::Amount { card: names::card(card), with: payer(cost) },
            Question::Source { card, kinds, amount } => {
                Self::Source { card: names::card(card), of: names::all(kinds), amount }
            }
            Question::Target { card, kinds, amount } => {
                Self::Target { card: names::card(card), of: names::all(kinds), amount }
            }
            Question::Branch { card, branches: _ } => Self::Option { card: names::card(card) },
            Question::Exchange { card, draw, tag, draw_for_tag } => {
                Self::Exchange { card: names::card(card), draw, tag: tag.name(), draw_for_tag }
            }
            Question::FreePlay { card, colours, cost } => {
                Self::FreePlay { card: names::card(card), colours: names::all(colours), cost }
            }
            Question::Finished => Self::Finished,
            Question::Cube => Self::Cube,
            Question::Swap => Self::Swap,
            Question::Neutral => Self::Neutral,
            Question::Warm { steps } => Self::Warm { steps },
        }
    }
}

/// What pays a cost.
fn payer(cost: Cost) -> &'static str {
    match cost {
        Cost::Stock(stock, _) => stock.name(),
        Cost::Rating(_) => "rating",
        Cost::Cards(_) => "cards",
        Cost::Resources(..) => "resources",
    }
}

impl From<FigureChange> for AresChange {
    fn from(FigureChange { figure, before, after }: FigureChange) -> Self {
        let (figure, of) = match figure {
            Figure::Stock(stock) => ("stock", Some(stock.name())),
            Figure::Production(stock) => ("production", Some(stock.name())),
            Figure::CardProduction => ("card-production", None),
            Figure::Hand => ("hand", None),
            Figure::Rating => ("rating", None),
            Figure::Forests => ("forests", None),
            Figure::Steps(track) => ("steps", Some(track.name())),
            Figure::Oceans => ("oceans", None),
            Figure::Capacity(capacity) => ("capacity", Some(capacity.name())),
            Figure::Stored(card) => ("stored", Some(names::card(card))),
            Figure::Points => ("points", None),
        };
        Self { figure, of, before, after }
    }
}

/// What a seat is asked, read off what it sees.
pub(super) fn describe(
    view: &View<Ares>,
    seat: Seat,
    offers: &[Choice],
    speaker: &AresTableText<'_>,
    want: Want,
) -> Option<AresQuestion> {
    let question = view.question(seat)?;
    let text = |choice| if want.words { speaker.choice(seat, &question, choice) } else { String::new() };
    let offer = |&choice: &Choice| AresOffer {
        choice: choice.into(),
        text: text(choice),
        outcome: want.outcomes.then(|| outcome(view, seat, choice, want.words.then_some(speaker))).flatten(),
    };
    let refused = |(choice, refusal): (Choice, Refusal)| AresRefused {
        choice: choice.into(),
        text: text(choice),
        refusal: refusal.into(),
        why: if want.words { speaker.refusal(refusal) } else { String::new() },
    };
    let shut = if want.refused { refused_in(view, seat, question) } else { Vec::new() };
    Some(AresQuestion {
        seat: seat.number(),
        shape: question.into(),
        text: if want.words { speaker.question(&question) } else { String::new() },
        offers: offers.iter().map(offer).collect(),
        refused: shut.into_iter().map(refused).collect(),
    })
}

/// What will come of an answer that is offered, in words too where somebody says them.
pub(super) fn outcome(
    view: &View<Ares>,
    seat: Seat,
    choice: Choice,
    speaker: Option<&AresTableText<'_>>,
) -> Option<AresOutcome> {
    let forecast = view.foresee(seat, choice).ok()?;
    Some(AresOutcome {
        events: forecast.events.into_iter().map(AresEvent::from).collect(),
        changes: forecast.changes.into_iter().map(AresChange::from).collect(),
        asks: forecast.asks.map(|question| AresNext {
            shape: question.into(),
            text: speaker.map_or_else(String::new, |speaker| speaker.question(&question)),
        }),
        is_final: forecast.is_final,
    })
}

/// What cannot be done now of all that a seat could do at this question at another time, and why.
fn refused_in(view: &View<Ares>, seat: Seat, question: Question) -> Vec<(Choice, Refusal)> {
    let facts = view.facts();
    let plays = || facts.players[seat].hand.iter().map(Choice::Play);
    let acts = || {
        facts
            .in_play(seat)
            .flat_map(|card| (0..card.actions.len() as u8).map(|way| Choice::Act { card: card.id, way }))
    };
    let could: Vec<Choice> = match question {
        Question::Plan => Phase::ALL.map(Choice::Phase).to_vec(),
        Question::Phase => {
            let standard = StandardAction::ALL.map(Choice::Standard);
            plays().chain(acts()).chain(standard).chain([Choice::Done]).collect()
        }
        Question::FreePlay { .. } => plays().collect(),
        Question::HandLimit { .. } => vec![Choice::Done],
        Question::Mulligan { .. }
        | Question::Corporation
        | Question::Keep { .. }
        | Question::Discard { .. }
        | Question::StandIn { .. }
        | Question::HeatAsMoney { .. }
        | Question::SellToPay { .. }
        | Question::Amount { .. }
        | Question::Source { .. }
        | Question::Target { .. }
        | Question::Branch { .. }
        | Question::Exchange { .. }
        | Question::Finished
        | Question::Cube
        | Question::Swap
        | Question::Neutral
        | Question::Warm { .. } => Vec::new(),
    };
    let refused = could.into_iter().filter_map(|choice| Some((choice, view.allows(seat, &choice).err()?)));
    // What another phase is for says nothing of this one.
    refused.filter(|(_, refusal)| *refusal != Refusal::NotOffered).collect()
}
