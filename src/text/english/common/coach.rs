//! The coach.

use crate::text::english::terms::with_sign;
use crate::text::mars::prelude::*;

pub(in crate::text::english) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "What would you do?";
        CoachWords::Title | CoachWords::Habit => "Coach";
        CoachWords::Close => "Close the coach";
        CoachWords::Thinks => "Thinking …";
        CoachWords::CannotThink => "The coach cannot think in this browser now. The game goes on without it.";
        CoachWords::Which => "Which one?";
        CoachWords::Why => "Why, and what else?";
        CoachWords::Best(label) => "Best: {label}.";
        CoachWords::OnlyOne => "There is no other answer.";
        CoachWords::Alike => "as good, as far as the coach can tell";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "points {} ± {}, {} {} % ± {chance_error}", tenths(-points), tenths(points_error).trim_start_matches('+'), if is_for_goal { "chance to reach the goal" } else { "chance to win" }, with_sign(-chance);
        CoachWords::Never => "Off";
        CoachWords::OnRequest => "On request";
        CoachWords::Always => "At each question";
        CoachWords::Kind(CoachedKind::Card) => "Look at your hand: a card to play.";
        CoachWords::Kind(CoachedKind::Cards) => "Look at the cards: some are worth more than others here.";
        CoachWords::Kind(CoachedKind::Project) => "Look at the standard projects and actions.";
        CoachWords::Kind(CoachedKind::Action) => "Look at the cards you have in play: an action.";
        CoachWords::Kind(CoachedKind::Conversion) => "Look at your plants and heat.";
        CoachWords::Kind(CoachedKind::Goal) => "Look at the milestones and awards.";
        CoachWords::Kind(CoachedKind::Colony) => "Look at the colonies.";
        CoachWords::Kind(CoachedKind::Delegate) => "Look at the committee.";
        CoachWords::Kind(CoachedKind::End) => "Look at what the rest would cost: enough is done.";
        CoachWords::Kind(CoachedKind::Area) => "Look at what lies around each area.";
        CoachWords::Kind(CoachedKind::Amount) => "Look at the number.";
        CoachWords::Kind(CoachedKind::Player) => "Look at the other players.";
        CoachWords::Kind(CoachedKind::Alternative) => "Look at what each alternative brings.";
        CoachWords::Kind(CoachedKind::Phase) => "Look at what each phase would bring you, and who else may choose it.";
    }
}

/// A number of tenths with its sign.
fn tenths(tenths: i32) -> String {
    let sign = match tenths {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    let size = tenths.unsigned_abs();
    format!("{sign}{}.{}", size / 10, size % 10)
}
