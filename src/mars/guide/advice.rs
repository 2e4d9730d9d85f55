//! What a hint proposes, and what an answer comes to if the game ends with this generation: the awards are judged behind production.

use crate::kit::{Seat, Seed, View};
use crate::mars::bot::{Greedy, Observation, Policy, Position, Weights};
use crate::mars::cards::{Conversion, Resource};
use crate::mars::view::{behind, is_harm};
use crate::mars::{Choice, Facts, Mars, Shape, price, score};

/// Answers that go together, one after the other; none where there is nothing to answer.
pub(super) fn answers(view: &View<Mars>, seat: Seat) -> Vec<Choice> {
    let mut answers = Vec::new();
    let mut look = view.clone();
    let mut from = None;
    while let Some(question) = look.question(seat) {
        // Of cards that lie in one place, all are chosen in one go.
        let zone = match question.shape {
            Shape::Cards { from, .. } => Some(from),
            _ => None,
        };
        if !answers.is_empty() && (zone.is_none() || zone != from) {
            break;
        }
        from = zone;
        let Some(choice) = choose(&look, seat, question.shape) else { break };
        answers.push(choice);
        if zone.is_none() || choice == Choice::Done {
            break;
        }
        let Some(behind) = look.behind(seat, choice) else { break };
        look = behind;
    }
    answers
}

/// One answer.
fn choose(look: &View<Mars>, seat: Seat, shape: Shape) -> Option<Choice> {
    match shape {
        Shape::Answered => return None,
        // As the page begins with.
        Shape::Amount { least, most } => {
            let forecast = look.forecast(seat, Choice::Amount(most), None);
            let is_harm = forecast.is_ok_and(|it| is_harm(look.facts(), &it, seat));
            return Some(Choice::Amount(if is_harm { least } else { most }));
        }
        Shape::Payment { with, least, most } => {
            let usual = look.payment(seat, None).map(|payment| payment.usual().of(with));
            return Some(Choice::Amount(usual.unwrap_or(least).clamp(least, most)));
        }
        Shape::Turn
        | Shape::Card { .. }
        | Shape::Cards { .. }
        | Shape::TableauCard
        | Shape::Space { .. }
        | Shape::Player
        | Shape::Award
        | Shape::Option
        | Shape::Conversion
        | Shape::Order => {}
    }
    let mut offers: Vec<Choice> = look.choices(seat).collect();
    if offers.is_empty() {
        return None;
    }
    let at = Observation::at(look);
    let best = |offers: &[Choice]| {
        let position = Position::new(&at, seat, offers);
        let chosen = Greedy::tuned(Seed(0)).choose(&position).choice;
        // M€ are to be spent rather than kept.
        let is_early = chosen == Choice::Pass && !look.facts().is_terraformed();
        if is_early { Greedy::weighing(Seed(0), &Weights::SPENDING).choose(&position).choice } else { chosen }
    };
    let mut chosen = best(&offers);
    let judges = if shape == Shape::Turn { EndPoints::behind(look, seat, None) } else { None };
    while let Some(now) = judges
        && offers.len() > 1
        && is_judged(look, chosen)
        && EndPoints::behind(look, seat, Some(chosen)).is_some_and(|then| then.margin() < now.margin())
    {
        offers.retain(|&offer| offer != chosen);
        chosen = best(&offers);
    }
    Some(chosen)
}

/// Whether an action counts by the points that it comes to at the end of this generation: in the last one, and of a conversion of heat
/// that can as well be made later, where awards are funded.
fn is_judged(look: &View<Mars>, choice: Choice) -> bool {
    let facts = look.facts();
    match choice {
        Choice::Pass | Choice::EndTurn => false,
        Choice::Convert(Conversion::Heat) if !facts.awards.is_empty() => true,
        _ => facts.is_terraformed(),
    }
}

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
        let Some(choice) = choose(&look, seat, question.shape) else { break };
        look = look.behind(seat, choice)?;
    }
    Some(look)
}

/// The greeneries that the plants in stock become when the game ends.
fn last_greeneries(facts: &Facts, seat: Seat) -> i16 {
    let price = price(facts, seat, Choice::Convert(Conversion::Plants)).map_or(0, |price| price.amount);
    facts.players[seat].stock[Resource::Plants].checked_div(price).unwrap_or_default() as i16
}
