//! The kinds of mistake that cost most over the analysed games of this browser.

use super::figures::{changed, cost, words_of};
use super::table::AnalysedTable;
use crate::games::{GameAnalysis, Mistake};
use crate::kit::{AnswerKind, Seats};
use crate::text::Verbatim;
use crate::text::common::{AnalysisWords, FigureWords, Weakness};
use crate::ui::look::texts::Texts;
use yew::{Html, html};

/// How many weaknesses are shown.
const WEAKNESSES: usize = 3;

/// The least that a weakness costs in a game, in hundredths of a point.
const LEAST_COST: i32 = 30;

/// What cost most over these games, which are kept and analysed in this browser.
pub(super) fn weaknesses(
    texts: Texts,
    shown: &AnalysedTable,
    analysis: &GameAnalysis,
    games: &[GameAnalysis],
) -> Html {
    let words = words_of(texts);
    let count = games.len();
    let found = weaknesses_of(analysis, games);
    if found.is_empty() {
        return html! {};
    }
    let line = |found: &FoundWeakness| {
        let example = found.example.map(|(round, cost, is_elsewhere)| {
            let when = shown.when.emit(round);
            words(AnalysisWords::Example { when: Verbatim(&when), cost, is_elsewhere })
        });
        let weakness = words(AnalysisWords::Weakness { weakness: found.weakness, cost: found.cost });
        html! { <li>{ weakness }{ for example.map(|example| html! { <small>{ ", " }{ example }</small> }) }</li> }
    };
    let money = money_left(games).map(|money| html! { <li>{ words(AnalysisWords::MoneyLeft(money)) }</li> });
    html! {
        <>
            <h4>{ words(AnalysisWords::Weaknesses(count)) }</h4>
            <ul class="weaknesses">{ for found.iter().take(WEAKNESSES - usize::from(money.is_some())).map(line) }{ for money }</ul>
        </>
    }
}

/// What can be learnt from games.
struct FoundWeakness {
    weakness: Weakness,
    /// What the dearest one of a game cost on average.
    cost: FigureWords,
    /// The generation or round of the dearest one of this game, or else of the latest one that has any; what that cost, and whether it is of
    /// another game.
    example: Option<(u8, FigureWords, bool)>,
}

/// The kinds of mistake that cost most in these games, the dearest first; the latest game comes first.
fn weaknesses_of(this: &GameAnalysis, games: &[GameAnalysis]) -> Vec<FoundWeakness> {
    let count = games.len().max(1) as i32;
    let kinds = AnswerKind::ALL.iter().map(|&kind| Weakness::Missed(kind)).chain([Weakness::StoppedEarly]);
    let of_kind = |weakness: Weakness| {
        let dearest = |game: &GameAnalysis| {
            let own = game.mistakes.iter().filter(|mistake| kind(mistake) == weakness);
            own.max_by_key(|mistake| mistake.cost()).cloned()
        };
        let all: Vec<Mistake> = games.iter().filter_map(dearest).collect();
        let points = all.iter().map(|mistake| mistake.judgement.points_behind.mean).sum::<i32>() / count;
        let chance = all.iter().map(|mistake| mistake.judgement.chance_behind.mean).sum::<i32>() / count;
        let here = dearest(this).map(|mistake| (mistake.round, cost(&mistake), false));
        let elsewhere = || all.first().map(|mistake| (mistake.round, cost(mistake), true));
        let found =
            FoundWeakness { weakness, cost: changed(points, chance), example: here.or_else(elsewhere) };
        (all.iter().map(Mistake::cost).sum::<i32>() / count, found)
    };
    let mut found: Vec<(i32, FoundWeakness)> =
        kinds.map(of_kind).filter(|&(cost, _)| cost >= LEAST_COST).collect();
    found.sort_by_key(|&(cost, _)| -cost);
    found.into_iter().map(|(_, found)| found).collect()
}

/// The M€ that people had left at the end of a game on average, where those are many: they are worth nothing then.
fn money_left(games: &[GameAnalysis]) -> Option<i32> {
    let judged = |game: &GameAnalysis| {
        let seats = Seats::first(game.players);
        let own = seats.iter().filter(|&seat| game.grades[seat].iter().any(|&count| count > 0));
        own.map(|seat| i32::from(game.money[seat])).max().unwrap_or_default()
    };
    let money = games.iter().map(judged).sum::<i32>() / games.len().max(1) as i32;
    (money >= MUCH_MONEY).then_some(money)
}

/// The M€ from which on money that is left is a weakness.
const MUCH_MONEY: i32 = 10;

/// What kind of mistake an answer is.
fn kind(mistake: &Mistake) -> Weakness {
    let judgement = &mistake.judgement;
    if judgement.given == AnswerKind::End && judgement.other != AnswerKind::End {
        Weakness::StoppedEarly
    } else {
        Weakness::Missed(judgement.other)
    }
}
