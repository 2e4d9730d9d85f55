//! The coach.

use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::with_sign;

pub(in crate::text::ukrainian) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "Як би ви зіграли?";
        CoachWords::Title | CoachWords::Habit => "Тренер";
        CoachWords::Close => "Закрити тренера";
        CoachWords::Thinks => "Думає …";
        CoachWords::CannotThink => "Тренер зараз не може думати в цьому браузері. Гра триває без нього.";
        CoachWords::Which => "Який саме?";
        CoachWords::Why => "Чому і що ще?";
        CoachWords::Best(label) => "Найкраще: {label}.";
        CoachWords::OnlyOne => "Іншої відповіді немає.";
        CoachWords::Alike => "не гірше, наскільки тренер може судити";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "ПО {} ± {}, {} {} % ± {chance_error}", tenths(-points), tenths(points_error).trim_start_matches('+'), if is_for_goal { "шанс досягти мети" } else { "шанс на перемогу" }, with_sign(-chance);
        CoachWords::Never => "Вимкнено";
        CoachWords::OnRequest => "На запит";
        CoachWords::Always => "Щоразу";
        CoachWords::Kind(CoachedKind::Card) => "Погляньте на руку: карта, яку варто розіграти.";
        CoachWords::Kind(CoachedKind::Cards) => "Погляньте на карти: одні тут варті більше за інші.";
        CoachWords::Kind(CoachedKind::Project) => "Погляньте на стандартні проекти й дії.";
        CoachWords::Kind(CoachedKind::Action) => "Погляньте на свої розіграні карти: дія.";
        CoachWords::Kind(CoachedKind::Conversion) => "Погляньте на свої рослини й тепло.";
        CoachWords::Kind(CoachedKind::Goal) => "Погляньте на досягнення й нагороди.";
        CoachWords::Kind(CoachedKind::Colony) => "Погляньте на колонії.";
        CoachWords::Kind(CoachedKind::Delegate) => "Погляньте на комітет.";
        CoachWords::Kind(CoachedKind::End) => "Погляньте, скільки коштує решта: зроблено досить.";
        CoachWords::Kind(CoachedKind::Area) => "Погляньте, що лежить навколо кожної ділянки.";
        CoachWords::Kind(CoachedKind::Amount) => "Погляньте на число.";
        CoachWords::Kind(CoachedKind::Player) => "Погляньте на інших гравців.";
        CoachWords::Kind(CoachedKind::Alternative) => "Погляньте, що дає кожен варіант.";
        CoachWords::Kind(CoachedKind::Phase) => "Погляньте, що дасть вам кожна фаза і хто ще може її вибрати.";
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
    format!("{sign}{},{}", size / 10, size % 10)
}
