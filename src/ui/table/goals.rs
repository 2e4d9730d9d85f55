//! Milestones and awards, with how far everyone is.

use crate::kit::Seat;
use crate::mars::maps::{Award, Milestone};
use crate::mars::{Choice, Occasion, Reader, award_count, count};
use crate::text::ScoreLine;
use crate::text::page::Table;
use crate::ui::look::marks;
use crate::ui::look::picture::icon;
use crate::ui::scene::pending::Pending;
use crate::ui::scene::{Hands, Scene, use_hands, use_scene};
use yew::{AttrValue, Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pending: Pending,
}

/// What stands on a line.
struct Goal {
    choice: Choice,
    name: &'static str,
    owner: Option<Seat>,
    /// Whose mark stands beside the figure.
    mark: Option<Seat>,
    progress: AttrValue,
    /// All about it.
    words: AttrValue,
}

/// One line each; nothing in a solo game, where neither is used.
#[component]
pub(crate) fn Goals(props: &Props) -> Html {
    let (scene, hands) = (use_scene(), use_hands());
    if scene.facts().is_solo() {
        return Html::default();
    }
    let say = scene.say;
    let line = |of: Goal| goal(&scene, &hands, &props.pending, of);
    html! {
        <section id="goals" class="panel goals" aria-label={say.table(Table::Goals)}>
            <h2>{ icon("flag") }<span class="vh">{ say.score_line(ScoreLine::Milestones) }</span></h2>
            <ul>{ for (0..).zip(scene.facts().milestones()).map(|(place, of)| line(milestone(&scene, place, of))) }</ul>
            <h2>{ icon("trophy") }<span class="vh">{ say.score_line(ScoreLine::Awards) }</span></h2>
            <ul>{ for (0..).zip(scene.facts().awards()).map(|(place, of)| line(award(&scene, place, of))) }</ul>
        </section>
    }
}

fn milestone(scene: &Scene, place: u8, milestone: &Milestone) -> Goal {
    let Scene { say, view, names, eyes, .. } = scene;
    let facts = view.facts();
    let owner = facts.milestones[usize::from(place)];
    let figure = |seat: Seat| i32::from(count(facts, milestone.of, Reader::seat(seat, Occasion::Milestone)));
    let seats = || view.seats().iter();
    let counts: Vec<(&str, i32)> = names.iter().zip(seats().map(figure)).collect();
    let shown = eyes.or_else(|| seats().max_by_key(|&seat| figure(seat)));
    let taken_by = owner.map(|seat| names.of(seat));
    let progress = match &taken_by {
        Some(name) => name.clone(),
        None => format!("{}/{}", shown.map_or(0, figure), milestone.at_least).into(),
    };
    let words = say.table(Table::Milestone { of: milestone, taken_by: taken_by.as_deref(), counts: &counts });
    let mark = owner;
    Goal { choice: Choice::Claim(place), name: say.milestone_name(milestone), owner, mark, progress, words }
}

fn award(scene: &Scene, place: u8, award: &Award) -> Goal {
    let Scene { say, view, names, eyes, .. } = scene;
    let facts = view.facts();
    let owner = facts.awards.iter().find(|(of, _)| *of == place).map(|&(_, seat)| seat);
    let figure = |seat: Seat| award_count(facts, place, seat);
    let seats = || view.seats().iter();
    let best = seats().map(figure).max().unwrap_or_default();
    let leaders: Vec<_> = seats().filter(|&seat| figure(seat) == best).collect();
    let own = eyes.filter(|seat| !leaders.contains(seat)).map(figure);
    let counts: Vec<(&str, i32)> = names.iter().zip(seats().map(figure)).collect();
    let taken_by = owner.map(|seat| names.of(seat));
    let progress = own.map_or_else(|| best.to_string(), |own| format!("{own}/{best}"));
    let words = say.table(Table::Award { of: award, taken_by: taken_by.as_deref(), counts: &counts });
    // The figure is the leader's, so the mark beside it is, too; who funded it shows in the colour of the frame.
    let mark = match leaders.as_slice() {
        [leader] if owner.is_some() => Some(*leader),
        _ => None,
    };
    let (name, progress) = (say.award_name(award), progress.into());
    Goal { choice: Choice::Fund(place), name, owner, mark, progress, words }
}

fn goal(scene: &Scene, hands: &Hands, pending: &Pending, of: Goal) -> Html {
    let Goal { choice, name, owner, mark, progress, words } = of;
    let names = &scene.names;
    let entry = scene.sheet.entry(choice);
    let is_open = entry.is_some_and(|entry| entry.standing.is_offered());
    let reason = entry.and_then(|entry| entry.standing.reason());
    let onclick = entry.map(|_| hands.pend.reform(move |_| Pending::Chosen(choice)));
    html! {
        <li>
            <button type="button" data-choice={entry.and_then(|entry| entry.standing.place())} data-kind={marks::kind(choice)}
                class={classes!("goal", owner.map(|seat| classes!("done", names.colour(seat))), is_open.then_some("next"), pending.is(choice).then_some("sel"))}
                aria-disabled={(!is_open).to_string()} title={words.clone()} {onclick}>
                <span>{ name }</span>
                <b>{ for mark.map(|seat| names.mark(seat)) }<bdi>{ progress }</bdi></b>
                <span class="vh">{ words }{ " " }{ for reason }</span>
            </button>
        </li>
    }
}
