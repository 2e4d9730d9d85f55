//! A game that is looked at afterwards.

use super::coach::tenths;
use crate::text::english::terms::with_sign;
use crate::text::english::who::label;
use crate::text::mars::prelude::*;

pub(super) fn analysis(words: AnalysisWords<'_>) -> Text {
    say! { words;
        AnalysisWords::Title => "The game afterwards";
        AnalysisWords::About => "Every position is played on, with what nobody had seen dealt anew. An answer counts against the one that a quick bot gives.";
        AnalysisWords::Begin => "Analyse the game";
        AnalysisWords::GoOn => "Go on with the analysis";
        AnalysisWords::Stop => "Stop the analysis";
        AnalysisWords::Done { done, of } => "{done} of {of} answers";
        AnalysisWords::Points { has_rivals: true } => "Expected points ahead of the best rival";
        AnalysisWords::Points { has_rivals: false } => "Expected points";
        AnalysisWords::Chance { is_for_goal: false } => "Chance to win, in percent";
        AnalysisWords::Chance { is_for_goal: true } => "Chance to reach the goal, in percent";
        AnalysisWords::Parts => "What the result rested on (points · chance)";
        AnalysisWords::AtFirst => "Expected at first";
        AnalysisWords::Own => "Own answers";
        AnalysisWords::Others => "Answers of others";
        AnalysisWords::Luck => "Luck of the draw";
        AnalysisWords::Hindsight => "Seen from later on";
        AnalysisWords::AtLast => "The result";
        AnalysisWords::PointsAndChance(words) => (figures(words));
        AnalysisWords::Grade(Grade::Best) => "Best";
        AnalysisWords::Grade(Grade::AsGood) => "As good as the best";
        AnalysisWords::Grade(Grade::Inaccuracy) => "Inaccuracies";
        AnalysisWords::Grade(Grade::Mistake) => "Mistakes";
        AnalysisWords::Grade(Grade::Blunder) => "Blunders";
        AnalysisWords::Dearest => "The dearest answers";
        AnalysisWords::DearestAbout => "What each cost against the coach’s best answer, seen with the eyes of the player at that moment. The costs do not add up: a later answer can make up for an earlier one.";
        AnalysisWords::Better(label) => "Better: {label}.";
        AnalysisWords::Gained(words) => "Against the next best answer: points {}, chance {}\u{a0}%.", tenths(words.points), with_sign(words.chance);
        AnalysisWords::WasAsGood => "As good as the next best answer, as far as can be told.";
        AnalysisWords::WasBehind(words) => "The coach would have answered otherwise: points {}, chance {}\u{a0}%.", tenths(words.points), with_sign(words.chance);
        AnalysisWords::NothingDear => "No answer cost anything that can be told.";
        AnalysisWords::Rise { who, when, chance } => "{}: the chance rose most here: {when}, {}\u{a0}%.", label(who), with_sign(chance);
        AnalysisWords::Since { when } => "Above 50 % to the end since: {when}.";
        AnalysisWords::Rested { who, own, others: Some(others), luck, hindsight } => "{}, points in all: own answers {}, answers of others {}, luck {}, seen from later on {}.", label(who), tenths(own), tenths(others), tenths(luck), tenths(hindsight);
        AnalysisWords::Rested { who, own, others: None, luck, hindsight } => "{}, points in all: own answers {}, luck {}, seen from later on {}.", label(who), tenths(own), tenths(luck), tenths(hindsight);
        AnalysisWords::Missed { who, count, dearest, when } => "{}, answers that cost something: {count}; the dearest one: {} ({when}).", label(who), figures(dearest);
        AnalysisWords::Weaknesses(games) => "From your analysed games ({games})";
        AnalysisWords::Weakness { weakness, cost } => "{}: {} a game", weakness_of(weakness), figures(cost);
        AnalysisWords::MoneyLeft(money) => "M€ left at the end: {money} a game";
        AnalysisWords::Example { when, cost, is_elsewhere: false } => "for example {when}: {}", figures(cost);
        AnalysisWords::Example { when, cost, is_elsewhere: true } => "for example in another game, {when}: {}", figures(cost);
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
        Weakness::StoppedEarly => "Stopped while something was worth doing",
        Weakness::Missed(AnswerKind::Card) => "Cards that were better played",
        Weakness::Missed(AnswerKind::Cards) => "Cards kept, bought or discarded",
        Weakness::Missed(AnswerKind::Project) => "Standard projects passed by",
        Weakness::Missed(AnswerKind::Action) => "Card actions passed by",
        Weakness::Missed(AnswerKind::Conversion) => "Plants and heat not converted",
        Weakness::Missed(AnswerKind::Goal) => "Milestones and awards passed by",
        Weakness::Missed(AnswerKind::Colony) => "Colonies and trades passed by",
        Weakness::Missed(AnswerKind::Delegate) => "Delegates not sent",
        Weakness::Missed(AnswerKind::End) => "Done more than was worth it",
        Weakness::Missed(AnswerKind::Area) => "Areas of the map",
        Weakness::Missed(AnswerKind::Amount) => "Amounts",
        Weakness::Missed(AnswerKind::Player) => "Players chosen",
        Weakness::Missed(AnswerKind::Alternative) => "Alternatives",
        Weakness::Missed(AnswerKind::Phase) => "Phases",
        Weakness::Missed(AnswerKind::Payment) => "Payments",
    }
}
