//! The coach.

use crate::text::mars::prelude::*;
use crate::text::slovak::terms::with_sign;

pub(in crate::text::slovak) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "Čo by si urobil ty?";
        CoachWords::Title | CoachWords::Habit => "Tréner";
        CoachWords::Close => "Zavrieť trénera";
        CoachWords::Waiting => "Čaká sa na ostatných hráčov.";
        CoachWords::Thinks => "Premýšľa …";
        CoachWords::CannotThink => "Tréner tu teraz nemôže premýšľať. Ak to chceš skúsiť znova, obnov stránku; hra pokračuje.";
        CoachWords::Which => "Čo presne?";
        CoachWords::Why => "Prečo a čo ešte?";
        CoachWords::Best(label) => "Najlepšie: {label}.";
        CoachWords::BestSoFar(label) => "Zatiaľ najlepšie: {label}.";
        CoachWords::OnlyOne => "Iná odpoveď nie je.";
        CoachWords::Alike => "rovnako dobré, pokiaľ to tréner vie posúdiť";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "VB {} ± {}, {} {}\u{a0}% ± {chance_error}", tenths(-points), tenths(points_error).trim_start_matches('+'), if is_for_goal { "šanca dosiahnuť cieľ" } else { "šanca na výhru" }, with_sign(-chance);
        CoachWords::Victory { is_for_goal: true } => "cieľ je dôležitejší než body";
        CoachWords::Victory { is_for_goal: false } => "víťazstvo sa počíta za 20 bodov";
        CoachWords::Never => "Vypnutý";
        CoachWords::OnRequest => "Na požiadanie";
        CoachWords::Always => "Pri každej otázke";
        CoachWords::Kind(AnswerKind::Card) => "Pozri sa na ruku: je tam karta, ktorú sa oplatí zahrať.";
        CoachWords::Kind(AnswerKind::Cards) => "Pozri sa, akú hodnotu tu má každá karta.";
        CoachWords::Kind(AnswerKind::Project) => "Pozri sa na štandardné projekty a akcie.";
        CoachWords::Kind(AnswerKind::Action) => "Pozri sa na svoje vyložené karty: jedna má užitočnú akciu.";
        CoachWords::Kind(AnswerKind::Conversion) => "Pozri sa na svoje rastliny a teplo.";
        CoachWords::Kind(AnswerKind::Goal) => "Pozri sa na míľniky a ocenenia.";
        CoachWords::Kind(AnswerKind::Colony) => "Pozri sa na kolónie.";
        CoachWords::Kind(AnswerKind::Delegate) => "Pozri sa na výbor.";
        CoachWords::Kind(AnswerKind::End) => "Pozri sa, koľko stojí zvyšok: možno už stačí.";
        CoachWords::Kind(AnswerKind::Area) => "Pozri sa, čo leží okolo každého poľa.";
        CoachWords::Kind(AnswerKind::Amount) => "Pozri sa na číslo.";
        CoachWords::Kind(AnswerKind::Player) => "Pozri sa na ostatných hráčov.";
        CoachWords::Kind(AnswerKind::Alternative) => "Pozri sa, čo prinesie každá možnosť.";
        CoachWords::Kind(AnswerKind::Phase) => "Pozri sa, čo ti prinesie každá fáza a kto ďalší si ju môže vybrať.";
        CoachWords::Kind(AnswerKind::Payment) => "Pozri sa, čím sa dá zaplatiť a akú hodnotu to má pre teba inak.";
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
