//! Milestones and awards, with how far everyone is.

use crate::kit::Seat;
use crate::mars::{Choice, Occasion, Reader, award_count, count};
use crate::text;
use crate::ui::ask::pending::Pending;
use crate::ui::ask::sheet::Sheet;
use crate::ui::names::Names;
use crate::ui::picture::icon;
use crate::ui::say::LANGUAGE;
use crate::ui::seen::Seen;
use yew::{Callback, Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Option<Seat>,
    pub(crate) sheet: Sheet,
    pub(crate) pending: Pending,
    pub(crate) pend: Callback<Pending>,
}

/// One line each; nothing in a solo game, where neither is used.
#[component]
pub(crate) fn Goals(props: &Props) -> Html {
    let facts = props.view.facts();
    if facts.is_solo() {
        return Html::default();
    }
    html! {
        <section id="goals" class="panel goals" aria-label="Milestones and awards">
            <h2>{ icon("flag") }<span class="vh">{ "Milestones" }</span></h2>
            <ul>{ for (0..5).map(|place| milestone(props, place)) }</ul>
            <h2>{ icon("trophy") }<span class="vh">{ "Awards" }</span></h2>
            <ul>{ for (0..5).map(|place| award(props, place)) }</ul>
        </section>
    }
}

fn milestone(props: &Props, place: u8) -> Html {
    let facts = props.view.facts();
    let milestone = &facts.map().milestones[usize::from(place)];
    let owner = facts.milestones[usize::from(place)];
    let figure = |seat: Seat| count(facts, milestone.of, Reader::seat(seat, Occasion::Milestone));
    let seats = || props.view.seats().iter();
    let all: Vec<_> = seats().map(|seat| format!("{} {}", props.names.of(seat), figure(seat))).collect();
    let shown = props.seat.or_else(|| seats().max_by_key(|&seat| figure(seat)));
    let progress = match owner {
        Some(seat) => props.names.of(seat).to_string(),
        None => format!("{}/{}", shown.map_or(0, figure), milestone.at_least),
    };
    let words = format!("{} {}", text::milestone_text(LANGUAGE, milestone), all.join(", "));
    goal(props, Choice::Claim(place), text::milestone_name(LANGUAGE, milestone), owner, progress, &words)
}

fn award(props: &Props, place: u8) -> Html {
    let facts = props.view.facts();
    let award = &facts.map().awards[usize::from(place)];
    let owner = facts.awards.iter().find(|(of, _)| *of == place).map(|&(_, seat)| seat);
    let figure = |seat: Seat| award_count(facts, place, seat);
    let seats = || props.view.seats().iter();
    let best = seats().map(figure).max().unwrap_or_default();
    let leaders: Vec<_> = seats().filter(|&seat| figure(seat) == best).collect();
    let own = props.seat.filter(|seat| !leaders.contains(seat)).map(figure);
    let all: Vec<_> = seats().map(|seat| format!("{} {}", props.names.of(seat), figure(seat))).collect();
    let progress = own.map_or_else(|| best.to_string(), |own| format!("{own}/{best}"));
    let words = format!("{} {}", text::award_text(LANGUAGE, award), all.join(", "));
    goal(props, Choice::Fund(place), text::award_name(LANGUAGE, award), owner, progress, &words)
}

fn goal(
    props: &Props,
    choice: Choice,
    name: &'static str,
    owner: Option<Seat>,
    progress: String,
    words: &str,
) -> Html {
    let entry = props.sheet.entry(choice);
    let is_open = entry.is_some_and(|entry| entry.standing.is_offered());
    let reason = entry.and_then(|entry| entry.standing.reason());
    let taken = owner.map(|seat| format!("taken by {}. ", props.names.of(seat)));
    let onclick = entry.map(|_| props.pend.reform(move |_| Pending::Chosen(choice)));
    let title = format!("{name}: {}{words}", taken.unwrap_or_default());
    html! {
        <li>
            <button type="button" data-choice={entry.and_then(|entry| entry.standing.place())} data-kind={crate::ui::marks::kind(choice)}
                class={classes!("goal", owner.map(|seat| classes!("done", props.names.colour(seat))), is_open.then_some("next"), props.pending.is(choice).then_some("sel"))}
                aria-disabled={(!is_open).to_string()} title={title.clone()} {onclick}>
                <span>{ name }</span>
                <b>{ for owner.map(|seat| props.names.mark(seat)) }<bdi>{ progress }</bdi></b>
                <span class="vh">{ title }{ " " }{ for reason }</span>
            </button>
        </li>
    }
}
