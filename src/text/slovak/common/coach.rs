//! The coach.

use crate::text::mars::prelude::*;
use crate::text::slovak::terms::with_sign;

pub(in crate::text::slovak) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "Čo by si urobil ty?";
        CoachWords::Title | CoachWords::Habit => "Tréner";
        CoachWords::Close => "Zavrieť trénera";
        CoachWords::Thinks => "Premýšľa …";
        CoachWords::CannotThink => "Tréner teraz v tomto prehliadači nemôže premýšľať. Hra pokračuje bez neho.";
        CoachWords::Which => "Ktorú možnosť?";
        CoachWords::Why => "Prečo a čo ešte?";
        CoachWords::Best(label) => "Najlepšie: {label}.";
        CoachWords::OnlyOne => "Iná odpoveď nie je.";
        CoachWords::Alike => "rovnako dobré, pokiaľ to tréner vie posúdiť";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "VB {} ± {}, {} {} % ± {chance_error}", tenths(-points), tenths(points_error).trim_start_matches('+'), if is_for_goal { "šanca dosiahnuť cieľ" } else { "šanca na výhru" }, with_sign(-chance);
        CoachWords::Never => "Vypnutý";
        CoachWords::OnRequest => "Na požiadanie";
        CoachWords::Always => "Pri každej otázke";
        CoachWords::Kind(CoachedKind::Card) => "Pozri sa na ruku: karta, ktorú sa oplatí zahrať.";
        CoachWords::Kind(CoachedKind::Cards) => "Pozri sa na karty: niektoré tu majú väčšiu cenu ako iné.";
        CoachWords::Kind(CoachedKind::Project) => "Pozri sa na štandardné projekty a akcie.";
        CoachWords::Kind(CoachedKind::Action) => "Pozri sa na svoje vyložené karty: akcia.";
        CoachWords::Kind(CoachedKind::Conversion) => "Pozri sa na svoje rastliny a teplo.";
        CoachWords::Kind(CoachedKind::Goal) => "Pozri sa na míľniky a ocenenia.";
        CoachWords::Kind(CoachedKind::Colony) => "Pozri sa na kolónie.";
        CoachWords::Kind(CoachedKind::Delegate) => "Pozri sa na výbor.";
        CoachWords::Kind(CoachedKind::End) => "Pozri sa, čo stojí zvyšok: urobené je dosť.";
        CoachWords::Kind(CoachedKind::Area) => "Pozri sa, čo leží okolo každého poľa.";
        CoachWords::Kind(CoachedKind::Amount) => "Pozri sa na číslo.";
        CoachWords::Kind(CoachedKind::Player) => "Pozri sa na ostatných hráčov.";
        CoachWords::Kind(CoachedKind::Alternative) => "Pozri sa, čo prinesie každá možnosť.";
        CoachWords::Kind(CoachedKind::Phase) => "Pozri sa, čo ti prinesie každá fáza a kto ďalší ju môže vybrať.";
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
