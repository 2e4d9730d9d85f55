//! How everyone stands: points by source, milestones and awards, and when the game is likely to end.

use crate::kit::{Seat, Seats};
use crate::mars::cards::Parameter;
use crate::mars::score;
use crate::mars::view::{AwardStanding, MilestoneStanding, award_standings, milestone_standings};
use crate::table::TrackPace;
use crate::text::Called;
use crate::text::ScoreLine;
use crate::text::common::{Division, StandingWords};
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::{Subject, TableActions, TableContext, use_table_context};
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::end::standings::{self, EndKnown, SeatPoints, end_of_the_game, points_now};
use yew::{AttrValue, Callback, Html, Properties, classes, component, html};

/// The button that opens the standings.
pub(crate) fn standings_button(context: &TableContext, actions: &TableActions, class: &'static str) -> Html {
    standings::standings_button(context.texts, class, &actions.look.reform(|()| Subject::Standings))
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// How fast the planet changed.
    pub(crate) pace: TrackPace<{ Parameter::ALL.len() }>,
    pub(crate) close: Callback<()>,
}

/// The standings, in front of the table.
#[component]
pub(crate) fn Standings(props: &Props) -> Html {
    let context = use_table_context();
    let TableContext { texts, view, names, viewer, .. } = &context;
    let facts = view.facts();
    let lines = || ScoreLine::of_game(facts).filter(|&line| line != ScoreLine::Total);
    let sources: Vec<(Icon, AttrValue)> =
        lines().map(|line| (icons::score(line), texts.score_line(line).into())).collect();
    let points = |seat: Seat| {
        let score = score(facts, seat);
        SeatPoints {
            seat,
            parts: lines().map(|line| line.of(&score).into()).collect(),
            total: score.total().into(),
        }
    };
    let missing = props.pace.missing();
    let missing: Vec<(Parameter, u8)> =
        Parameter::ALL.into_iter().zip(missing).filter(|&(_, steps)| steps > 0).collect();
    let known = facts
        .last_generation()
        .map(|last| EndKnown::With { last, left: last.saturating_sub(facts.generation) });
    let goals = |line: ScoreLine, places: Vec<Html>| {
        html! { <section class="places"><h3>{ icon(icons::score(line)) }{ texts.score_line(line) }</h3><ul>{ for places }</ul></section> }
    };
    let children = html! {
        <div id="standings">
            { points_now(*texts, names, *viewer, &sources, view.seats().iter().map(points).collect(), None) }
            { end_of_the_game(*texts, Division::Generation, &props.pace, known, texts.standing(StandingWords::StepsLeft(&missing))) }
            if !facts.is_solo() {
                <div class="goal-places">
                    { goals(ScoreLine::Milestones, milestone_standings(facts).iter().map(|it| milestone(&context, it)).collect()) }
                    { goals(ScoreLine::Awards, award_standings(facts).iter().map(|it| award(&context, it)).collect()) }
                </div>
            }
        </div>
    };
    part!(Dialog { title: texts.standing(StandingWords::Title), close: props.close.clone(), children })
}

/// A goal: its name and rule, how much everyone has, and how it stands.
fn goal(name: &str, about: AttrValue, is_taken: bool, counts: Html, words: &[AttrValue]) -> Html {
    html! {
        <li class={classes!("place", is_taken.then_some("taken"))}>
            <b title={about}>{ name }</b>
            <span class="counts">{ counts }</span>
            <span class="words">{ words.iter().map(AttrValue::as_str).collect::<Vec<_>>().join(" ") }</span>
        </li>
    }
}

fn milestone(context: &TableContext, standing: &MilestoneStanding) -> Html {
    let TableContext { texts, view, names, viewer, .. } = context;
    let seats = view.seats();
    let least = seats.iter().map(|seat| standing.lacks(seat)).min().unwrap_or_default();
    let nearest = seats.iter().filter(|&seat| standing.lacks(seat) == least);
    let nearest: Vec<Called<'_>> = nearest.map(|seat| names.called(seat)).collect();
    let nearest = || texts.standing(StandingWords::Nearest { names: &nearest, lacks: least });
    let words = match (standing.owner, standing.is_open, *viewer) {
        (Some(owner), ..) => vec![texts.standing(StandingWords::ClaimedBy(names.called(owner)))],
        (None, false, _) => vec![texts.standing(StandingWords::CannotBeClaimed)],
        (None, true, None) => vec![nearest()],
        (None, true, Some(seat)) => match standing.lacks(seat) {
            0 => vec![texts.standing(StandingWords::YouMeetIt)],
            lacks if lacks == least => vec![texts.standing(StandingWords::YouLack(lacks))],
            lacks => vec![texts.standing(StandingWords::YouLack(lacks)), nearest()],
        },
    };
    let count = |seat: Seat| {
        let class = classes!((standing.lacks(seat) == 0 && standing.owner.is_none()).then_some("first"));
        html! { <span {class} data-seat={seat.number().to_string()}>{ names.mark(seat) }<span class="vh">{ names.label(seat) }{ " " }</span>{ texts.number(standing.counts[seat]) }</span> }
    };
    let counts = html! { <>{ for seats.iter().map(count) }<small>{ format!("/ {}", standing.milestone.at_least) }</small></> };
    let about = texts.table(TableWords::Milestone { of: standing.milestone, taken_by: None, counts: &[] });
    goal(texts.milestone_name(standing.milestone), about, standing.owner.is_some(), counts, &words)
}

fn award(context: &TableContext, standing: &AwardStanding) -> Html {
    let TableContext { texts, view, names, .. } = context;
    let said = |seats: Seats| -> Vec<Called<'_>> { seats.iter().map(|seat| names.called(seat)).collect() };
    let (first, second) = (standing.first(), standing.second());
    let state = match standing.funder {
        Some(funder) => texts.standing(StandingWords::FundedBy(names.called(funder))),
        None if standing.is_open => texts.standing(StandingWords::NotFunded),
        None => texts.standing(StandingWords::CannotBeFunded),
    };
    let mut words = vec![state];
    // Of the others nobody will gain anything.
    let counts_ever = standing.funder.is_some() || standing.is_open;
    if counts_ever {
        match said(first).as_slice() {
            [name] => words.push(texts.standing(StandingWords::First { name: *name, lead: standing.lead() })),
            several => words.push(texts.standing(StandingWords::FirstTogether(several))),
        }
        if !second.is_empty() {
            words.push(texts.standing(StandingWords::Second(&said(second))));
        }
    }
    let count = |seat: Seat| {
        let points = if counts_ever { standing.points[seat] } else { 0 };
        let class = classes!((counts_ever && first.contains(seat)).then_some("first"));
        html! {
            <span {class} data-seat={seat.number().to_string()}>{ names.mark(seat) }<span class="vh">{ names.label(seat) }{ " " }</span>{ texts.number(standing.counts[seat]) }
                if points > 0 { <em title={texts.standing(StandingWords::PlaceBrings(points))}><bdi aria-hidden="true">{ texts.signed(points.into()) }</bdi><span class="vh">{ ", " }{ texts.standing(StandingWords::PlaceBrings(points)) }</span></em> }</span>
        }
    };
    let about = texts.table(TableWords::Award { of: standing.award, taken_by: None, counts: &[] });
    let counts = html! { { for view.seats().iter().map(count) } };
    goal(texts.award_name(standing.award), about, standing.funder.is_some(), counts, &words)
}
