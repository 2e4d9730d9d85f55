//! A game that is looked at afterwards.

use super::coach::tenths;
use crate::text::mars::prelude::*;
use crate::text::slovak::terms::with_sign;
use crate::text::slovak::who::label;

pub(super) fn analysis(words: AnalysisWords<'_>) -> Text {
    say! { words;
        AnalysisWords::Title => "Hra po hre";
        AnalysisWords::About => "Každá pozícia sa dohrá ďalej a to, čo nikto nevidel, sa rozdá nanovo. Odpoveď sa porovnáva s tou, ktorú by dal rýchly bot.";
        AnalysisWords::Begin => "Rozobrať hru";
        AnalysisWords::GoOn => "Pokračovať v rozbore";
        AnalysisWords::Stop => "Zastaviť rozbor";
        AnalysisWords::Done { done, of } => "{done} z {of} odpovedí";
        AnalysisWords::Points { has_rivals: true } => "Očakávaný bodový náskok pred najlepším súperom";
        AnalysisWords::Points { has_rivals: false } => "Očakávané body";
        AnalysisWords::Chance { is_for_goal: false } => "Šanca na výhru v percentách";
        AnalysisWords::Chance { is_for_goal: true } => "Šanca dosiahnuť cieľ v percentách";
        AnalysisWords::Parts => "Z čoho vznikol výsledok (body · šanca)";
        AnalysisWords::AtFirst => "Očakávanie na začiatku";
        AnalysisWords::Own => "Vlastné odpovede";
        AnalysisWords::Others => "Odpovede ostatných";
        AnalysisWords::Luck => "Šťastie na karty";
        AnalysisWords::Hindsight => "Vidno až neskôr";
        AnalysisWords::AtLast => "Výsledok";
        AnalysisWords::PointsAndChance(words) => (figures(words));
        AnalysisWords::Grade(Grade::Best) => "Najlepšie";
        AnalysisWords::Grade(Grade::AsGood) => "Rovnako dobré";
        AnalysisWords::Grade(Grade::Inaccuracy) => "Nepresnosti";
        AnalysisWords::Grade(Grade::Mistake) => "Chyby";
        AnalysisWords::Grade(Grade::Blunder) => "Hrubé chyby";
        AnalysisWords::Dearest => "Najdrahšie odpovede";
        AnalysisWords::DearestAbout => "Koľko ktorá stála oproti najlepšej odpovedi podľa trénera, očami hráča v tej chvíli. Tieto straty sa nesčítavajú: neskoršia odpoveď môže napraviť skoršiu.";
        AnalysisWords::Better(label) => "Lepšie: {label}.";
        AnalysisWords::Gained(words) => "Oproti ďalšej najlepšej odpovedi: body {}, šanca {}\u{a0}%.", tenths(words.points), with_sign(words.chance);
        AnalysisWords::WasAsGood => "Rovnako dobré ako ďalšia najlepšia odpoveď, pokiaľ sa to dá povedať.";
        AnalysisWords::WasBehind(words) => "Tréner by odpovedal inak: body {}, šanca {}\u{a0}%.", tenths(words.points), with_sign(words.chance);
        AnalysisWords::NothingDear => "Žiadna odpoveď nestála nič, čo by sa dalo povedať.";
        AnalysisWords::Rise { who, when, chance } => "{}: šanca stúpla najviac tu: {when}, {}\u{a0}%.", label(who), with_sign(chance);
        AnalysisWords::Since { when } => "Nad 50 % až do konca odtiaľto: {when}.";
        AnalysisWords::Rested { who, own, others: Some(others), luck, hindsight } => "{}, body spolu: vlastné odpovede {}, odpovede ostatných {}, šťastie {}, vidno až neskôr {}.", label(who), tenths(own), tenths(others), tenths(luck), tenths(hindsight);
        AnalysisWords::Rested { who, own, others: None, luck, hindsight } => "{}, body spolu: vlastné odpovede {}, šťastie {}, vidno až neskôr {}.", label(who), tenths(own), tenths(luck), tenths(hindsight);
        AnalysisWords::Missed { who, count, dearest, when } => "{}, odpovede, ktoré niečo stáli: {count}; najdrahšia: {} ({when}).", label(who), figures(dearest);
        AnalysisWords::Weaknesses(games) => "Z vašich rozobraných hier ({games})";
        AnalysisWords::Weakness { weakness, cost } => "{}: {} za hru", weakness_of(weakness), figures(cost);
        AnalysisWords::MoneyLeft(money) => "Nevyužité M€ na konci: {money} za hru";
        AnalysisWords::Example { when, cost, is_elsewhere: false } => "napríklad {when}: {}", figures(cost);
        AnalysisWords::Example { when, cost, is_elsewhere: true } => "napríklad v inej hre, {when}: {}", figures(cost);
    }
}

/// Points and chance: "+3.2 · −4 %".
fn figures(words: FigureWords) -> String {
    let FigureWords { points, chance, is_change } = words;
    let number = tenths(points);
    let (number, chance) = if is_change {
        (number.as_str(), with_sign(chance))
    } else {
        (number.trim_start_matches('+'), chance.to_string())
    };
    format!("{number}\u{a0}· {chance}\u{a0}%")
}

/// A kind of mistake.
fn weakness_of(weakness: Weakness) -> &'static str {
    match weakness {
        Weakness::StoppedEarly => "Koniec, hoci sa ešte niečo oplatilo",
        Weakness::Missed(AnswerKind::Card) => "Karty, ktoré bolo lepšie zahrať",
        Weakness::Missed(AnswerKind::Cards) => "Ponechané, kúpené či odhodené karty",
        Weakness::Missed(AnswerKind::Project) => "Vynechané štandardné projekty",
        Weakness::Missed(AnswerKind::Action) => "Vynechané akcie kariet",
        Weakness::Missed(AnswerKind::Conversion) => "Nepremenené rastliny a teplo",
        Weakness::Missed(AnswerKind::Goal) => "Vynechané míľniky a ocenenia",
        Weakness::Missed(AnswerKind::Colony) => "Vynechané kolónie a obchody",
        Weakness::Missed(AnswerKind::Delegate) => "Nevyslaní delegáti",
        Weakness::Missed(AnswerKind::End) => "Urobené viac, než sa oplatilo",
        Weakness::Missed(AnswerKind::Area) => "Políčka mapy",
        Weakness::Missed(AnswerKind::Amount) => "Množstvá",
        Weakness::Missed(AnswerKind::Player) => "Výber hráča",
        Weakness::Missed(AnswerKind::Alternative) => "Možnosti",
        Weakness::Missed(AnswerKind::Phase) => "Fázy",
        Weakness::Missed(AnswerKind::Payment) => "Platby",
    }
}
