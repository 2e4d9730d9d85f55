//! Takes what seems to be worth most at once: each offer is tried on a copy of the view, together with what it asks for, and the
//! seat's position behind it is compared.

use super::judge::{Ahead, DEPTH, Judge, moves};
use super::plan;
use super::prospects::steps_left;
use super::sense::is_pure_gain;
use super::weights::Weights;
use crate::ares::Ares;
use crate::ares::cards::ZoneTrack;
use crate::ares::state::question::{Choice, Question};
use crate::ares::trial::Trial;
use crate::kit::{BotChoice, Reason, Rng, Seat, View};
use core::cmp::Reverse;

/// The answer of the greedy bot with these weights; `None` where the seat is not asked.
pub fn choose(
    view: &View<Ares>,
    seat: Seat,
    offers: &[Choice],
    weights: &Weights,
    chance: &mut Rng,
) -> Option<BotChoice<Choice>> {
    let question = view.question(seat)?;
    let judge = Judge::of(view.facts(), seat, weights);
    let trial = Trial::of(view, seat);
    let worth_most =
        |choice, value, second| BotChoice { choice, reason: Reason::WorthMost { value, second } };
    Some(match question {
        Question::Plan => best(plan::phases(&judge, &trial, offers, chance))?,
        Question::Neutral => best(plan::of_others(&judge, &trial, offers))?,
        Question::Phase => {
            let now = judge.standing(&trial);
            let moves: Vec<(Choice, Ahead)> =
                moves(offers).map(|choice| (choice, judge.ahead(&trial, choice, DEPTH))).collect();
            let done = offers.contains(&Choice::Done).then_some((Choice::Done, 0));
            let worth = moves.iter().map(|&(choice, ref ahead)| (choice, ahead.worth - now));
            let chosen = best(done.into_iter().chain(worth))?;
            // Whatever takes nothing is done before the phase is finished, however little it seems to bring.
            let gains = || moves.iter().filter(|(_, ahead)| is_pure_gain(&trial, &ahead.trial, seat));
            match chosen.reason {
                Reason::WorthMost { second, .. } if chosen.choice == Choice::Done => {
                    match gains().min_by_key(|(_, ahead)| Reverse(ahead.worth)) {
                        Some(&(choice, ref ahead)) => worth_most(choice, ahead.worth - now, 0),
                        None => BotChoice { reason: Reason::NothingWorthIt { best: second }, ..chosen },
                    }
                }
                _ => chosen,
            }
        }
        Question::Warm { .. } => {
            let left = steps_left(view.facts());
            // The dearer of those that are left.
            let is_oxygen = left[0] * 20 >= left[1] * 14;
            let track = if is_oxygen { ZoneTrack::Oxygen } else { ZoneTrack::Temperature };
            let choice = Choice::Track(track);
            worth_most(if offers.contains(&choice) { choice } else { offers[0] }, 0, 0)
        }
        // M€ before an exchange of cards.
        Question::Cube => worth_most(offers[0], 0, 0),
        Question::Keep { .. } => {
            let worth = judge.worth(view.facts());
            let in_hand = |&choice: &Choice| match choice {
                Choice::Card(id) => (choice, worth.in_hand(id)),
                _ => (choice, 0),
            };
            best(offers.iter().map(in_hand))?
        }
        Question::Corporation
        | Question::StandIn { .. }
        | Question::Source { .. }
        | Question::Target { .. }
        | Question::Branch { .. }
        | Question::FreePlay { .. }
        | Question::Amount { .. }
        | Question::Finished => {
            let now = judge.standing(&trial);
            let ahead = |&choice: &Choice| (choice, judge.ahead(&trial, choice, DEPTH).worth - now);
            best(offers.iter().map(ahead))?
        }
        Question::Mulligan { .. }
        | Question::HandLimit { .. }
        | Question::Discard { .. }
        | Question::HeatAsMoney { .. }
        | Question::SellToPay { .. }
        | Question::Exchange { .. }
        | Question::Swap => {
            let choice = judge.promising(&trial, question, offers).first().copied()?;
            worth_most(choice, 0, 0)
        }
    })
}

/// The choice that is worth most, the first of equals.
fn best(choices: impl IntoIterator<Item = (Choice, i32)>) -> Option<BotChoice<Choice>> {
    let mut found: Option<(Choice, i32)> = None;
    let mut second = i32::MIN;
    for (choice, value) in choices {
        match found {
            Some((_, most)) if value <= most => second = second.max(value),
            before => {
                second = before.map_or(second, |(_, value)| value);
                found = Some((choice, value));
            }
        }
    }
    found.map(|(choice, value)| BotChoice { choice, reason: Reason::WorthMost { value, second } })
}
