//! Several answers that a person decided on at once, given one after the other.

use crate::games::MarsTable;
use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::{Choice, Payment, Shape};

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

    /// The answers, each by its place among the offers that the seat has then.
    pub(crate) fn places(self, table: &MarsTable, seat: Seat) -> Vec<u16> {
        let mut answers = Answers { table: table.clone(), seat, places: Vec::new() };
        if self.first.is_some_and(|choice| !answers.give(choice)) {
            return answers.places;
        }
        let mut cards = self.cards.map(Vec::into_iter);
        let mut taken_from = None;
        // What was decided on is over as soon as something else is asked.
        while let Some(question) = answers.table.view(Some(seat)).question(seat) {
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
            if !answers.give(answer) || answer == Choice::Done {
                break;
            }
        }
        answers.places
    }
}

/// Answers given on a copy of the table, one after the other.
struct Answers {
    table: MarsTable,
    seat: Seat,
    places: Vec<u16>,
}

impl Answers {
    /// Whether the choice is on offer; then it is given.
    fn give(&mut self, choice: Choice) -> bool {
        let place = self.table.offers(self.seat).iter().position(|&offer| offer == choice);
        let place = place.and_then(|place| u16::try_from(place).ok());
        let place = place.filter(|&place| self.table.play_at(self.seat, place).is_some());
        self.places.extend(place);
        place.is_some()
    }
}
