//! The coach.

use crate::text::english::terms::with_sign;
use crate::text::mars::prelude::*;

pub(in crate::text::english) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "What would you do?";
        CoachWords::Title | CoachWords::Habit => "Coach";
        CoachWords::Close => "Close the coach";
        CoachWords::Waiting => "Waiting for the other players.";
        CoachWords::Thinks => "Thinking …";
        CoachWords::CannotThink => "The coach cannot think here now. Reload the page to try again; the game goes on.";
        CoachWords::Which => "Which one?";
        CoachWords::Why => "Why, and what else?";
        CoachWords::Best(label) => "Best: {label}.";
        CoachWords::BestSoFar(label) => "Best so far: {label}.";
        CoachWords::OnlyOne => "There is no other answer.";
        CoachWords::Alike => "as good, as far as the coach can tell";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "points {} ± {}, {} {}\u{a0}% ± {chance_error}", tenths(-points), tenths(points_error).trim_start_matches('+'), if is_for_goal { "chance to reach the goal" } else { "chance to win" }, with_sign(-chance);
        CoachWords::Victory { is_for_goal: true } => "the goal counts before points";
        CoachWords::Victory { is_for_goal: false } => "a victory counts as 20 points";
        CoachWords::Never => "Off";
        CoachWords::OnRequest => "On request";
        CoachWords::Always => "At each question";
        CoachWords::Kind(AnswerKind::Card) => "Look at your hand: a card to play.";
        CoachWords::Kind(AnswerKind::Cards) => "Look at what each card is worth here.";
        CoachWords::Kind(AnswerKind::Project) => "Look at the standard projects and actions.";
        CoachWords::Kind(AnswerKind::Action) => "Look at the cards you have in play: an action.";
        CoachWords::Kind(AnswerKind::Conversion) => "Look at your plants and heat.";
        CoachWords::Kind(AnswerKind::Goal) => "Look at the milestones and awards.";
        CoachWords::Kind(AnswerKind::Colony) => "Look at the colonies.";
        CoachWords::Kind(AnswerKind::Delegate) => "Look at the committee.";
        CoachWords::Kind(AnswerKind::End) => "Look at what the rest would cost: you may have done enough.";
        CoachWords::Kind(AnswerKind::Area) => "Look at what lies around each area.";
        CoachWords::Kind(AnswerKind::Amount) => "Look at the number.";
        CoachWords::Kind(AnswerKind::Player) => "Look at the other players.";
        CoachWords::Kind(AnswerKind::Alternative) => "Look at what each alternative brings.";
        CoachWords::Kind(AnswerKind::Phase) => "Look at what each phase would bring you, and who else may choose it.";
        CoachWords::Kind(AnswerKind::Payment) => "Look at what can pay, and at what each of it is worth to you otherwise.";
    }
}

/// A number of tenths with its sign.
pub(super) fn tenths(tenths: i32) -> String {
    let sign = ["−", "", "+"][(tenths.signum() + 1) as usize];
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}
