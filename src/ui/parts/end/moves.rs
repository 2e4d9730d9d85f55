//! The best and the worst moves of everyone, at the end of a game.

use crate::kit::Seat;
use crate::table::{MoveWorth, PointsByMove};
use crate::text::common::CourseWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::state::names::Names;
use yew::{AttrValue, Callback, Html, classes, html};

/// How many moves of each kind are shown of a seat.
const SHOWN: usize = 3;

/// What is shown of a move.
pub(crate) struct MoveTold {
    /// What was done.
    pub(crate) words: AttrValue,
    /// The generation or round in which it was done.
    pub(crate) when: AttrValue,
}

/// For each seat its best and its worst moves, by points in which awards count as they are decided at the end, if there are any,
/// and by the margin, if there are rivals. Each opens the replay behind it.
pub(crate) fn best_and_worst(
    texts: Texts,
    names: &Names,
    seats: &[Seat],
    (points_by_move, with_awards, has_rivals): (&PointsByMove, bool, bool),
    told: &dyn Fn(usize) -> MoveTold,
    replay: &Callback<usize>,
) -> Html {
    let one = |worth: MoveWorth| {
        let MoveWorth { at, points, margin } = worth;
        let MoveTold { words, when } = told(at);
        let margin = has_rivals.then_some(margin);
        let changed = texts.course(CourseWords::Changed { points, margin });
        let helped = points_by_move.helped(at).map(|(who, points)| {
            html! { <>{ " " }{ texts.course(CourseWords::Helped { who: names.called_on_label(who), points }) }</> }
        });
        let onclick = replay.reform(move |_| at + 1);
        html! {
            <li><button type="button" data-move={at.to_string()} title={texts.course(CourseWords::OpensReplay)} {onclick}>
                <span class="did"><small>{ when }</small>{ words }{ for helped }</span>
                <span class={classes!("pts", (points < 0).then_some("bad"))} aria-hidden="true"><bdi>{ texts.signed(points) }</bdi>{ icon(Icon::Points) }if let Some(margin) = margin.filter(|&margin| margin != points) { <small class={classes!((margin < 0).then_some("bad"))}>{ texts.course(CourseWords::Margin(margin)) }</small> }</span>
                <span class="vh">{ ": " }{ changed }</span>
            </button></li>
        }
    };
    let list = |heading: CourseWords<'static>, class: &'static str, moves: Vec<MoveWorth>| {
        html! {
            <>
                <h5>{ texts.course(heading) }</h5>
                if moves.is_empty() { <p>{ texts.course(CourseWords::NoSuchMove) }</p> }
                <ul class={classes!(class)}>{ for moves.into_iter().map(one) }</ul>
            </>
        }
    };
    let of_seat = |&seat: &Seat| {
        html! {
            <li data-seat={seat.number().to_string()}>
                <h4>{ names.mark(seat) }<span class="nm">{ names.label(seat) }</span></h4>
                { list(CourseWords::Best, "best", points_by_move.best(seat, SHOWN)) }
                { list(CourseWords::Worst, "worst", points_by_move.worst(seat, SHOWN)) }
            </li>
        }
    };
    html! {
        <>
            <h3>{ texts.course(CourseWords::Moves) }if has_rivals { <small>{ texts.course(CourseWords::MovesAbout { with_awards }) }</small> }</h3>
            <ul class="moves">{ for seats.iter().map(of_seat) }</ul>
        </>
    }
}
