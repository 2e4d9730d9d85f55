//! Several answers that a person decided on at once, given one after the other.

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::{Choice, Mars, Payment, Shape};
use crate::ui::state::shared_table::SharedTable;
use crate::ui::state::trial::{AnswerTrial, Decided};

/// What a person decided in one go.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Decision {
    /// The answer to the question that is asked now.
    first: Option<Choice>,
    /// Cards taken one after the other, and then no more.
    cards: Option<Vec<CardId>>,
    /// What is paid with each payer; the unit of the price is the remainder.
    paid: Option<Payment>,
}

impl From<Choice> for Decision {
    fn from(choice: Choice) -> Self {
        Self { first: Some(choice), ..Self::default() }
    }
}

impl Decision {
    /// These cards, asked for in ascending order.
    pub(crate) fn cards(mut cards: Vec<CardId>) -> Self {
        cards.sort_unstable();
        Self { cards: Some(cards), ..Self::default() }
    }

    /// This payment.
    pub(crate) fn payment(paid: Payment) -> Self {
        Self { paid: Some(paid), ..Self::default() }
    }

    /// Puts an answer to the question before in front of this decision.
    pub(crate) fn after(self, choice: Choice) -> Self {
        Self { first: Some(choice), ..self }
    }

    /// The answers, carried out as long as they are on offer.
    pub(crate) fn on(self, table: &SharedTable<Mars>, seat: Seat) -> Decided {
        let mut trial = AnswerTrial::at(table, seat);
        if self.first.is_none_or(|choice| trial.give(&choice)) {
            self.go_on(&mut trial, seat);
        }
        trial.decided()
    }

    /// The answers to what is asked behind the first one.
    fn go_on(self, trial: &mut AnswerTrial<Mars>, seat: Seat) {
        let mut cards = self.cards.map(Vec::into_iter);
        let mut taken_from = None;
        // What was decided on is over as soon as something else is asked.
        while let Some(question) = trial.table().view(Some(seat)).question(seat) {
            let answer = match question.shape {
                Shape::Payment { with, least, most } => match (&self.paid, &cards) {
                    (Some(paid), _) => Choice::Amount(paid.of(with).clamp(least, most)),
                    (None, Some(_)) => Choice::Amount(least),
                    (None, None) => break,
                },
                Shape::Cards { from, .. } if *taken_from.get_or_insert(from) != from => break,
                Shape::Cards { .. } => match &mut cards {
                    Some(left) => left.next().map_or(Choice::Done, Choice::Card),
                    None => break,
                },
                Shape::Turn
                | Shape::Card { .. }
                | Shape::TableauCard
                | Shape::Space { .. }
                | Shape::Player
                | Shape::Amount { .. }
                | Shape::Award
                | Shape::Option
                | Shape::Conversion
                | Shape::Order
                | Shape::Answered => break,
            };
            if !trial.give(&answer) || answer == Choice::Done {
                break;
            }
        }
    }
}
