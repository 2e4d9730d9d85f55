//! What was found when a game was looked at afterwards: its story, its course, what the result rested on, and the answers that cost most.

use super::figures::{cost, rounded, words_of};
use super::table::{AnalysedTable, AskedLine};
use super::weaknesses::weaknesses;
use crate::games::{GameAnalysis, Grade, Mistake, PointsAndChance, ResultParts};
use crate::kit::{BySeat, Seat};
use crate::store::{self, Browser};
use crate::text::Verbatim;
use crate::text::common::{AnalysisWords, CourseWords, FigureWords};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::part::part;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::end::chart::Chart;
use crate::ui::state::replay::{JudgedMove, ReplayStart};
use std::cell::Cell;
use std::rc::Rc;
use yew::{AttrValue, Html, Properties, component, html, use_effect_with, use_memo};

/// How many of the dearest answers of a seat are shown.
const SHOWN: usize = 5;

thread_local! {
    // The move to whose replay a person has gone from here.
    static LEFT_FOR: Cell<Option<usize>> = const { Cell::new(None) };
}

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) table: AnalysedTable,
    pub(super) analysis: Rc<GameAnalysis>,
}

/// What was found.
#[component]
pub(super) fn Found(props: &Props) -> Html {
    let texts = use_texts();
    let Props { table: shown, analysis } = props;
    use_effect_with((), |()| {
        if let Some(moves) = LEFT_FOR.take() {
            focus_soon(format!("#afterwards [data-move=\"{moves}\"]"));
        }
    });
    let dearest = use_memo((shown.ended.clone(), analysis.clone()), |(_, analysis)| {
        shown.seats.iter().flat_map(|&seat| told(shown, analysis, seat)).collect::<Vec<_>>()
    });
    let games = use_memo((shown.ended.clone(), analysis.clone()), |(ended, _)| {
        store::whole_analyses(&Browser, ended.game.key())
    });
    html! {
        <>
            <ol class="story">{ for story(texts, shown, analysis).into_iter().map(|line| html! { <li>{ line }</li> }) }</ol>
            <div class="curves">
                <div>{ curve(texts, shown, analysis, false) }</div>
                <div>{ curve(texts, shown, analysis, true) }</div>
            </div>
            { parts(texts, shown, analysis) }
            { mistakes(texts, shown, analysis, &dearest) }
            { weaknesses(texts, shown, analysis, &games) }
        </>
    }
}

/// Where the lead was won, what the result rested on, and what was missed.
fn story(texts: Texts, shown: &AnalysedTable, analysis: &GameAnalysis) -> Vec<AttrValue> {
    let words = words_of(texts);
    let AnalysedTable { names, seats, has_rivals, when, .. } = shown;
    let Some(&first) = seats.first() else { return Vec::new() };
    let when = |round: u8| when.emit(round).to_string();
    let mut lines = Vec::new();
    if let Some((round, rise)) = analysis.greatest_rise(first) {
        let chance = rounded(rise.chance, 100);
        let mut line = words(AnalysisWords::Rise {
            who: names.called_on_label(first),
            when: Verbatim(&when(round)),
            chance,
        })
        .to_string();
        if let Some(round) = analysis.ahead_since(first) {
            line.push(' ');
            line.push_str(&words(AnalysisWords::Since { when: Verbatim(&when(round)) }));
        }
        lines.push(line.into());
    }
    let rested = |seat: Seat| {
        let ResultParts { own, others, luck, hindsight } = analysis.parts(seat);
        let tenths = |figures: PointsAndChance| rounded(figures.points, 10);
        let others = (seats.len() > 1).then(|| tenths(others));
        let (own, luck, hindsight) = (tenths(own), tenths(luck), tenths(hindsight));
        words(AnalysisWords::Rested { who: names.called_on_label(seat), own, others, luck, hindsight })
    };
    lines.push(rested(first));
    let missed = |seat: Seat| {
        let dearest = *analysis.dearest(seat, 1).first()?;
        let [_, _, costly @ ..] = analysis.grades[seat];
        Some(words(AnalysisWords::Missed {
            who: names.called_on_label(seat),
            count: costly.iter().sum(),
            dearest: cost(dearest),
            when: Verbatim(&when(dearest.round)),
        }))
    };
    let second = if *has_rivals { seats.get(1).copied() } else { None };
    let people = shown.ended.game.people();
    let loser = second.filter(|&seat| people.contains(seat)).or_else(|| people.iter().next());
    let last = loser.and_then(missed).or_else(|| second.map(rested));
    lines.extend(last);
    lines
}

/// The course of the points or of the chance of each seat.
fn curve(texts: Texts, shown: &AnalysedTable, analysis: &GameAnalysis, is_chance: bool) -> Html {
    let words = words_of(texts);
    let AnalysedTable { names, seats, has_rivals, when, .. } = shown;
    // The last moment of each generation or round.
    let is_last = |&place: &usize| {
        let next = analysis.moments.get(place + 1);
        next.is_none_or(|next| next.round != analysis.moments[place].round)
    };
    let shown_moments: Vec<usize> = (0..analysis.moments.len()).filter(is_last).collect();
    let mut rows = vec![BySeat::<i32>::default(); shown_moments.len() + 1];
    for &seat in seats {
        let course = analysis.course(seat);
        let places = core::iter::once(0).chain(shown_moments.iter().map(|place| place + 1));
        for (row, place) in rows.iter_mut().zip(places) {
            let figures = course[place];
            row[seat] = rounded(if is_chance { figures.chance } else { figures.points }, 100);
        }
    }
    let round = |&place: &usize| analysis.moments[place].round;
    let rounds: Vec<AttrValue> = shown_moments.iter().map(|place| when.emit(round(place))).collect();
    let first = words(AnalysisWords::AtFirst);
    let title = if is_chance {
        AnalysisWords::Chance { is_for_goal: !has_rivals }
    } else {
        AnalysisWords::Points { has_rivals: *has_rivals }
    };
    part!(Chart {
        title: words(title),
        names: names.clone(),
        seats: seats.clone(),
        rows,
        below: shown_moments
            .iter()
            .map(|place| AttrValue::from(round(place).to_string()))
            .collect::<Vec<_>>(),
        moments: [first].into_iter().chain(rounds).collect::<Vec<_>>(),
        has_rivals: *has_rivals,
    })
}

/// What the result of each seat rested on, as a table.
fn parts(texts: Texts, shown: &AnalysedTable, analysis: &GameAnalysis) -> Html {
    let words = words_of(texts);
    let AnalysedTable { names, seats, .. } = shown;
    let figure = |figures: PointsAndChance, is_change: bool| {
        let (points, chance) = (rounded(figures.points, 10), rounded(figures.chance, 100));
        words(AnalysisWords::PointsAndChance(FigureWords { points, chance, is_change }))
    };
    let row = |label: AnalysisWords<'static>, is_change: bool, of: &dyn Fn(Seat) -> PointsAndChance| {
        html! {
            <tr><th scope="row">{ words(label) }</th>{ for seats.iter().map(|&seat| html! { <td><bdi>{ figure(of(seat), is_change) }</bdi></td> }) }</tr>
        }
    };
    let at_last = |seat: Seat| analysis.begun[seat] + analysis.parts(seat).whole();
    html! {
        <>
            <h4>{ words(AnalysisWords::Parts) }</h4>
            <div class="sums" tabindex="0" role="region" aria-label={words(AnalysisWords::Parts)}>
                <table>
                    <thead><tr><td />{ for seats.iter().map(|&seat| html! { <th scope="col">{ names.mark(seat) }{ names.label(seat) }</th> }) }</tr></thead>
                    <tbody>
                        { row(AnalysisWords::AtFirst, false, &|seat| analysis.begun[seat]) }
                        { row(AnalysisWords::Own, true, &|seat| analysis.parts(seat).own) }
                        if seats.len() > 1 { { row(AnalysisWords::Others, true, &|seat| analysis.parts(seat).others) } }
                        { row(AnalysisWords::Luck, true, &|seat| analysis.parts(seat).luck) }
                        { row(AnalysisWords::Hindsight, true, &|seat| analysis.parts(seat).hindsight) }
                        { row(AnalysisWords::AtLast, false, &at_last) }
                    </tbody>
                </table>
            </div>
        </>
    }
}

/// One of the dearest answers, as it is shown.
#[derive(Clone, PartialEq)]
struct ToldMistake {
    seat: Seat,
    round: u8,
    /// Behind how many moves the replay shows it.
    moves: usize,
    when: AttrValue,
    given: AttrValue,
    better: String,
    reason: Html,
    cost: FigureWords,
}

fn told(shown: &AnalysedTable, analysis: &GameAnalysis, seat: Seat) -> Vec<ToldMistake> {
    let moves = shown.ended.game.moves();
    let told = |mistake: &&Mistake| {
        let Mistake { at, seat, round, ref judgement } = **mistake;
        let line = |places: &[u16]| shown.tell.emit(AskedLine { at, seat, places: places.to_vec() });
        let (given, better) = (line(&judgement.given_places), line(&judgement.places));
        ToldMistake {
            seat,
            round,
            moves: moves.iter().rposition(|&answers| answers <= at).unwrap_or_default(),
            when: shown.when.emit(round),
            given: given.label.into(),
            better: better.label,
            reason: better.reason,
            cost: cost(mistake),
        }
    };
    let mut shown = Vec::<ToldMistake>::new();
    for mistake in analysis.dearest(seat, usize::MAX).iter().map(told) {
        // What was missed for a whole round, or in several answers of one move, is told where it cost most.
        let is_same = |other: &ToldMistake| {
            other.moves == mistake.moves || (other.round, &other.better) == (mistake.round, &mistake.better)
        };
        if shown.len() < SHOWN && !shown.iter().any(is_same) {
            shown.push(mistake);
        }
    }
    shown
}

/// How good the answers of each judged seat were, and the dearest ones, each with what would have been better.
fn mistakes(texts: Texts, shown: &AnalysedTable, analysis: &GameAnalysis, dearest: &[ToldMistake]) -> Html {
    let words = words_of(texts);
    let one = |mistake: &ToldMistake| {
        let ToldMistake { seat, moves, when, given, better, reason, cost, .. } = mistake;
        let (seat, moves) = (*seat, *moves);
        let better = words(AnalysisWords::Better(Verbatim(better)));
        let cost = words(AnalysisWords::PointsAndChance(*cost));
        let judged = JudgedMove { given: given.clone(), better: better.clone(), cost: cost.clone() };
        let onclick = shown.replay.reform(move |_| {
            LEFT_FOR.set(Some(moves));
            ReplayStart { at: moves, viewer: Some(seat), judged: Some(judged.clone()) }
        });
        html! {
            <li><button type="button" data-move={moves.to_string()} title={texts.course(CourseWords::OpensReplay)} {onclick}>
                <span class="did"><small>{ when }</small>{ given }<br /><b>{ better }</b>{ " " }<span>{ reason.clone() }</span></span>
                <span class="pts bad"><bdi>{ cost }</bdi></span>
            </button></li>
        }
    };
    let of_seat = |seat: Seat| {
        let own: Vec<Html> = dearest.iter().filter(|mistake| mistake.seat == seat).map(one).collect();
        let grades = Grade::ALL.into_iter().zip(analysis.grades[seat]);
        html! {
            <li data-seat={seat.number().to_string()}>
                <h5>{ names_of(shown, seat) }</h5>
                <p class="grades">{ for grades.map(|(grade, count)| html! { <span>{ words(AnalysisWords::Grade(grade)) }{ " " }<b>{ count }</b></span> }) }</p>
                if own.is_empty() { <p>{ words(AnalysisWords::NothingDear) }</p> } else { <ol>{ for own }</ol> }
            </li>
        }
    };
    let judged =
        shown.seats.iter().copied().filter(|&seat| analysis.grades[seat].iter().any(|&count| count > 0));
    let judged: Vec<Seat> = judged.collect();
    if judged.is_empty() {
        return html! {};
    }
    html! {
        <>
            <h4>{ words(AnalysisWords::Dearest) }</h4>
            <p class="fine">{ words(AnalysisWords::DearestAbout) }</p>
            <ul class="moves">{ for judged.into_iter().map(of_seat) }</ul>
        </>
    }
}

fn names_of(shown: &AnalysedTable, seat: Seat) -> Html {
    html! { <>{ shown.names.mark(seat) }<span class="nm">{ shown.names.label(seat) }</span></> }
}
