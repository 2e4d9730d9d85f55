//! The coach.

use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::with_sign;

pub(in crate::text::ukrainian) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "Як би ви зіграли?";
        CoachWords::Title | CoachWords::Habit => "Тренер";
        CoachWords::Close => "Закрити тренера";
        CoachWords::Waiting => "Чекаємо на інших гравців.";
        CoachWords::Thinks => "Думає …";
        CoachWords::CannotThink => "Тренер зараз не може тут думати. Перезавантажте сторінку, щоб спробувати ще раз; гра триває.";
        CoachWords::Which => "Що саме?";
        CoachWords::Why => "Чому і що ще?";
        CoachWords::Best(label) => "Найкраще: {label}.";
        CoachWords::BestSoFar(label) => "Поки що найкраще: {label}.";
        CoachWords::OnlyOne => "Іншої відповіді немає.";
        CoachWords::Alike => "не гірше, наскільки тренер може судити";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "ПО {} ± {}, {} {}\u{a0}% ± {chance_error}", tenths(-points), tenths(points_error).trim_start_matches('+'), if is_for_goal { "шанс досягти мети" } else { "шанс на перемогу" }, with_sign(-chance);
        CoachWords::Victory { is_for_goal: true } => "мета важливіша за очки";
        CoachWords::Victory { is_for_goal: false } => "перемога рахується за 20 очок";
        CoachWords::Never => "Вимкнено";
        CoachWords::OnRequest => "На запит";
        CoachWords::Always => "Щоразу";
        CoachWords::Kind(AnswerKind::Card) => "Погляньте на руку: там є карта, яку варто розіграти.";
        CoachWords::Kind(AnswerKind::Cards) => "Погляньте, чого варта тут кожна карта.";
        CoachWords::Kind(AnswerKind::Project) => "Погляньте на стандартні проекти й дії.";
        CoachWords::Kind(AnswerKind::Action) => "Погляньте на свої розіграні карти: одна має корисну дію.";
        CoachWords::Kind(AnswerKind::Conversion) => "Погляньте на свої рослини й тепло.";
        CoachWords::Kind(AnswerKind::Goal) => "Погляньте на досягнення й нагороди.";
        CoachWords::Kind(AnswerKind::Colony) => "Погляньте на колонії.";
        CoachWords::Kind(AnswerKind::Delegate) => "Погляньте на комітет.";
        CoachWords::Kind(AnswerKind::End) => "Погляньте, скільки коштує решта: може, вже досить.";
        CoachWords::Kind(AnswerKind::Area) => "Погляньте, що лежить навколо кожної ділянки.";
        CoachWords::Kind(AnswerKind::Amount) => "Погляньте на число.";
        CoachWords::Kind(AnswerKind::Player) => "Погляньте на інших гравців.";
        CoachWords::Kind(AnswerKind::Alternative) => "Погляньте, що дає кожен варіант.";
        CoachWords::Kind(AnswerKind::Phase) => "Погляньте, що дасть вам кожна фаза і хто ще може її вибрати.";
        CoachWords::Kind(AnswerKind::Payment) => "Погляньте, чим можна заплатити і чого це варте для вас інакше.";
    }
}

/// A number of tenths with its sign.
pub(super) fn tenths(tenths: i32) -> String {
    let sign = match tenths {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    let size = tenths.unsigned_abs();
    format!("{sign}{},{}", size / 10, size % 10)
}
