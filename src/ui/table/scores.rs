//! How the game came out.

use crate::kit::Seat;
use crate::mars::{Outcome, Score, outcome, score};
use crate::text::{self, ScoreLine};
use crate::ui::copying::CopyText;
use crate::ui::names::Names;
use crate::ui::picture::{self, icon};
use crate::ui::say::{self, LANGUAGE};
use crate::ui::seen::Seen;
use crate::words::Resource;
use yew::{AttrValue, Callback, Html, Properties, classes, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    /// Makes the text of the game.
    pub(crate) copy: Callback<(), Result<AttrValue, AttrValue>>,
    /// Goes to the list of games.
    pub(crate) leave: Callback<()>,
}

/// Who won and why: bars by source, and the same as a table.
#[component]
pub(crate) fn Scores(props: &Props) -> Html {
    let facts = props.view.facts();
    let peeking = use_state(|| false);
    let peek = {
        let peeking = peeking.clone();
        move |_| peeking.set(!*peeking)
    };
    let mut seats: Vec<(Seat, Score)> =
        props.view.seats().iter().map(|seat| (seat, score(facts, seat))).collect();
    let money = |seat: Seat| facts.players[seat].stock[Resource::MegaCredits];
    seats.sort_by_key(|&(seat, score)| core::cmp::Reverse((score.total(), money(seat))));
    let most = seats.iter().map(|(_, score)| score.total()).max().unwrap_or(1).max(1);
    let bar = |&(seat, ref score): &(Seat, Score)| {
        let parts = ScoreLine::ALL.into_iter().filter(|&line| line != ScoreLine::Total && line.of(score) > 0);
        html! {
            <li class={props.names.colour(seat)}>
                <span class="who">{ props.names.mark(seat) }<b>{ props.names.of(seat) }</b><small>{ say::card_name(facts.players[seat].corporation) }</small></span>
                <span class="bar" aria-hidden="true">
                    { for parts.map(|line| {
                        let share = f32::from(line.of(score)) * 100.0 / f32::from(most);
                        html! { <span class={format!("src-{line:?}")} style={format!("inline-size:{share:.2}%")}>
                            if share > 4.0 { { icon(picture::score(line)) } }{ line.of(score) }</span> }
                    }) }
                </span>
                <b class="tot">{ score.total() }</b>
            </li>
        }
    };
    let line = |line: ScoreLine| {
        html! {
            <tr data-line={format!("{line:?}")}>
                <th scope="row">{ icon(picture::score(line)) }{ text::score_line(LANGUAGE, line) }</th>
                { for seats.iter().map(|(seat, score)| html! { <td data-seat={seat.number().to_string()}>{ line.of(score) }</td> }) }
            </tr>
        }
    };
    html! {
        <section id="scores" class={classes!("end", peeking.then_some("peeking"))} aria-label="Final score">
            <header class="win">
                <div>
                    <h2 tabindex="-1" class="focus-here">{ say::speak(facts, &props.names, |speaker| speaker.outcome(outcome(facts))) }</h2>
                    <p>{ why(props, &seats) }</p>
                </div>
                <p class="buttons">
                    <button id="peek" type="button" class="btn" aria-pressed={peeking.to_string()} onclick={peek}>{ icon("eye") }
                        { if *peeking { "Back to the score" } else { "Look at the table" } }</button>
                    <CopyText class="btn" text={&props.copy} />
                    <button type="button" class="btn primary" onclick={props.leave.reform(|_| ())}>{ icon("plus") }{ "New game" }</button>
                </p>
            </header>
            <div class="panel" hidden={*peeking}><h3>{ "Points by source" }</h3><ol class="bars">{ for seats.iter().map(bar) }</ol></div>
            <div class="panel sums" hidden={*peeking} tabindex="0" role="region" aria-label="Points as a table">
                <table>
                    <thead><tr>
                        <td />{ for seats.iter().map(|&(seat, _)| html! { <th scope="col">{ props.names.mark(seat) }{ props.names.of(seat) }</th> }) }
                    </tr></thead>
                    <tbody>
                        { for ScoreLine::ALL.map(line) }
                        <tr>
                            <th scope="row">{ icon("mc") }{ say::resource(Resource::MegaCredits) }</th>
                            { for seats.iter().map(|&(seat, _)| html! { <td>{ money(seat) }</td> }) }
                        </tr>
                    </tbody>
                </table>
            </div>
        </section>
    }
}

/// What made the difference: the lead, and the source in which it is greatest.
fn why(props: &Props, seats: &[(Seat, Score)]) -> AttrValue {
    let facts = props.view.facts();
    let generation = facts.generation;
    match (outcome(facts), seats) {
        (Outcome::Lost, _) => {
            format!("Generation {generation} was the last, and the planet was not ready.").into()
        }
        (Outcome::Won(_), [(_, one), (second, other), ..]) => {
            let lead = one.total() - other.total();
            let sources = ScoreLine::ALL.into_iter().filter(|&line| line != ScoreLine::Total);
            let best = sources.max_by_key(|line| line.of(one) - line.of(other));
            let best = best.map(|line| {
                format!(
                    " Most of it: {}, {} against {}.",
                    text::score_line(LANGUAGE, line),
                    line.of(one),
                    line.of(other)
                )
            });
            let second = props.names.of(*second);
            match lead {
                0 => format!("Level on points with {second} after {generation} generations; the M€ decide.")
                    .into(),
                lead => format!(
                    "{lead} ahead of {second} after {generation} generations.{}",
                    best.unwrap_or_default()
                )
                .into(),
            }
        }
        (Outcome::Won(_), _) => format!("Mars is terraformed within {generation} generations.").into(),
    }
}
