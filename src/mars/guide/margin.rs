//! What an answer comes to if the game ends with this generation: the awards are judged behind production.

use super::advice;
use crate::kit::{Seat, View};
use crate::mars::cards::{Conversion, Resource};
use crate::mars::view::behind;
use crate::mars::{Choice, Facts, Mars, Shape, price, score};

/// How many answers are given on the way to the end of an action, at most.
const MOST_ANSWERS: usize = 12;

/// The points that a seat and its best rival would have.
#[derive(Clone, Copy)]
pub(super) struct EndPoints {
    pub(super) own: i16,
    pub(super) rival: i16,
}

impl EndPoints {
    /// The points behind an answer, if there is one, and what is asked behind it, should everyone then pass; nothing where something
    /// hidden comes first.
    pub(super) fn behind(view: &View<Mars>, seat: Seat, choice: Option<Choice>) -> Option<Self> {
        let look = match choice {
            Some(choice) => done(view.behind(seat, choice)?, seat)?,
            None => view.clone(),
        };
        let facts = behind(look.facts(), &look.end_of_generation(seat, None).ok()?);
        let points = |seat: Seat| score(&facts, seat).total() + last_greeneries(&facts, seat);
        let rival = facts.others(seat).map(points).max().unwrap_or_default();
        Some(Self { own: points(seat), rival })
    }

    /// The points ahead of the best rival.
    pub(super) const fn margin(self) -> i16 {
        self.own - self.rival
    }
}

/// Behind all that is asked for an action that is begun.
fn done(mut look: View<Mars>, seat: Seat) -> Option<View<Mars>> {
    for _ in 0..MOST_ANSWERS {
        let Some(question) = look.question(seat).filter(|it| it.shape != Shape::Turn) else { break };
        let Some(choice) = advice::choose(&look, seat, question.shape) else { break };
        look = look.behind(seat, choice)?;
    }
    Some(look)
}

/// The greeneries that the plants in stock become when the game ends.
fn last_greeneries(facts: &Facts, seat: Seat) -> i16 {
    let price = price(facts, seat, Choice::Convert(Conversion::Plants)).map_or(0, |price| price.amount);
    facts.players[seat].stock[Resource::Plants].checked_div(price).unwrap_or_default() as i16
}
