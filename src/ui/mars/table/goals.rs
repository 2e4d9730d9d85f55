//! Milestones and awards, with how far everyone is.

use crate::kit::Seat;
use crate::mars::face::Concept;
use crate::mars::maps::{Award, Milestone};
use crate::mars::{
    AWARD_POINTS, Choice, CountContext, CountPurpose, MILESTONE_POINTS, MOST_CLAIMED, award_count, count,
    price,
};
use crate::text::Called;
use crate::text::ScoreLine;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::outcome::helps_others;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{TableActions, TableContext, use_table_actions, use_table_context};
use yew::{AttrValue, Html, Properties, classes, component, html};

/// Longer names shrink one step.
const LONG: usize = 9;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pending: Selection,
}

/// What stands on a line.
struct GoalLine {
    choice: Choice,
    name: &'static str,
    owner: Option<Seat>,
    /// Figures, each with the mark of whose it is: one's own, and the best of the others.
    figures: Vec<(Seat, AttrValue)>,
    /// All about it.
    words: AttrValue,
}

/// One line each; nothing in a solo game, where neither is used.
#[component]
pub(crate) fn Goals(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    if context.facts().is_solo() {
        return Html::default();
    }
    let texts = context.texts;
    let line = |of: GoalLine| goal(&context, &actions, &props.pending, of);
    // From six on they are set closer. There are as many awards as milestones.
    let class = (context.facts().awards().count() > 5).then_some("many");
    html! {
        <section id="goals" class="panel goals" aria-label={texts.table(TableWords::Goals)}>
            { head(&context, Icon::Flag, ScoreLine::Milestones, Choice::Claim(0), &[MILESTONE_POINTS]) }
            <ul {class}>{ for (0..).zip(context.facts().milestones()).map(|(place, of)| line(milestone(&context, place, of))) }</ul>
            { head(&context, Icon::Trophy, ScoreLine::Awards, Choice::Fund(0), if context.facts().options.players > 2 { &AWARD_POINTS } else { &AWARD_POINTS[..1] }) }
            <ul {class}>{ for (0..).zip(context.facts().awards()).map(|(place, of)| line(award(&context, place, of))) }</ul>
        </section>
    }
}

/// What a row is of, what the next of it costs, and how many points are at stake.
fn head(context: &TableContext, picture: Icon, line: ScoreLine, next: Choice, points: &[i16]) -> Html {
    let texts = context.texts;
    let facts = context.facts();
    let is_open = match next {
        Choice::Claim(_) => facts.milestones.iter().flatten().count() < MOST_CLAIMED,
        _ => true,
    };
    let price = price(facts, facts.first, next).filter(|_| is_open).map(|price| price.amount);
    let worth = texts.table(TableWords::Worth(points));
    let stake: Vec<String> = points.iter().map(|&points| texts.number(points.into())).collect();
    let costs = price.map(|price| texts.table(TableWords::NextCosts(price)));
    let title = format!("{}. {worth} {}", texts.score_line(line), costs.as_deref().unwrap_or_default());
    html! {
        <h2 title={title.clone()} data-explain={explained(next)}>{ icon(picture) }<bdi aria-hidden="true">{ stake.join("/") }</bdi>{ for price.map(|price| html! { <b class="coin" aria-hidden="true"><bdi>{ price }</bdi></b> }) }<span class="vh">{ title }</span></h2>
    }
}

/// The key of what milestones or awards are.
fn explained(choice: Choice) -> String {
    concept(if matches!(choice, Choice::Claim(_)) { Concept::Milestones } else { Concept::Awards })
}

/// One's own figure, or the best one where nobody in particular looks, and the best of the others.
fn figures(
    context: &TableContext,
    figure: impl Fn(Seat) -> i32,
    shown: impl Fn(i32) -> String,
) -> Vec<(Seat, AttrValue)> {
    let seats = || context.view.seats().iter();
    let best = |seats: &mut dyn Iterator<Item = Seat>| {
        // Of several, the first.
        seats.map(|seat| (figure(seat), seat)).reduce(|best, next| if next.0 > best.0 { next } else { best })
    };
    let own = context.viewer.map(|seat| (figure(seat), seat)).or_else(|| best(&mut seats()));
    let other = own.and_then(|(_, own)| best(&mut seats().filter(|&seat| seat != own)));
    let (own, other) = (own.into_iter(), other.into_iter());
    let own = own.map(|(figure, seat)| (seat, shown(figure).into()));
    own.chain(other.map(|(figure, seat)| (seat, context.texts.number(figure).into()))).collect()
}

fn milestone(context: &TableContext, place: u8, milestone: &Milestone) -> GoalLine {
    let TableContext { texts, view, names, .. } = context;
    let facts = view.facts();
    let owner = facts.milestones[usize::from(place)];
    let figure =
        |seat: Seat| i32::from(count(facts, milestone.of, CountContext::seat(seat, CountPurpose::Milestone)));
    let counts: Vec<(Called<'_>, i32)> =
        view.seats().iter().map(|seat| (names.called(seat), figure(seat))).collect();
    let taken_by = owner.map(|seat| names.called(seat));
    let figures = match (owner, &taken_by) {
        (Some(owner), Some(_)) => vec![(owner, names.label(owner))],
        _ => figures(context, figure, |own| format!("{}/{}", texts.number(own), milestone.at_least)),
    };
    let words = texts.table(TableWords::Milestone { of: milestone, taken_by, counts: &counts });
    GoalLine { choice: Choice::Claim(place), name: texts.milestone_name(milestone), owner, figures, words }
}

fn award(context: &TableContext, place: u8, award: &Award) -> GoalLine {
    let TableContext { texts, view, names, .. } = context;
    let facts = view.facts();
    let owner = facts.awards.iter().find(|(of, _)| *of == place).map(|&(_, seat)| seat);
    let figure = |seat: Seat| award_count(facts, place, seat);
    let counts: Vec<(Called<'_>, i32)> =
        view.seats().iter().map(|seat| (names.called(seat), figure(seat))).collect();
    let taken_by = owner.map(|seat| names.called(seat));
    let words = texts.table(TableWords::Award { of: award, taken_by, counts: &counts });
    // Who funded it shows in the colour of the frame.
    let figures = figures(context, figure, |own| texts.number(own));
    GoalLine { choice: Choice::Fund(place), name: texts.award_name(award), owner, figures, words }
}

fn goal(context: &TableContext, actions: &TableActions, pending: &Selection, of: GoalLine) -> Html {
    let GoalLine { choice, name, owner, figures, words } = of;
    let names = &context.names;
    let is_new = match choice {
        Choice::Claim(place) => context.since.milestones.contains(&place),
        Choice::Fund(place) => context.since.awards.contains(&place),
        _ => false,
    };
    let is_long = name.chars().count() > LONG;
    let one = |(seat, figure): (Seat, AttrValue)| html! { <b>{ names.mark(seat) }<bdi>{ figure }</bdi></b> };
    let entry = context.options.entry(choice);
    let standing = context.standing(choice);
    let is_open = standing.is_offered();
    // One that helps others as much is no advice.
    let is_lit = is_open && context.viewer.is_none_or(|seat| !helps_others(context, seat, choice));
    // What is taken says so by whose it is.
    let is_free = entry.is_some() || owner.is_none();
    let (reason, rule) = (standing.reason().filter(|_| is_free), standing.rule().filter(|_| is_free));
    let onclick = entry.map(|_| actions.pend.reform(move |_| Selection::Chosen(choice)));
    html! {
        <li>
            <button type="button" data-choice={standing.place()} data-kind={marks::kind(choice)}
                class={classes!("goal", is_new.then_some("since"), owner.map(|seat| classes!("done", names.colour(seat))), is_lit.then_some("next"), pending.is(choice).then_some("sel"))}
                aria-disabled={(!is_open).to_string()} data-explain={explained(choice)} data-refused={rule} data-reason={reason.clone()} title={words.clone()} {onclick}>
                <span class={classes!("of", is_long.then_some("long"))}>{ name }</span>
                <span class="figures" aria-hidden="true">{ for figures.into_iter().map(one) }</span>
                <span class="vh">{ words }if is_new { { " (" }{ context.texts.table(TableWords::ChangedSince) }{ ")" } }{ " " }{ for reason }</span>
            </button>
        </li>
    }
}
