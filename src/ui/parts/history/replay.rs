//! A finished game that is looked at again: which moment is shown, and for whom.

use crate::kit::{Seat, Seats};
use crate::text::common::{CourseWords, Division, ShareWords};
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::parts::end::standings::standings_button;
use crate::ui::state::app::{App, AppAction};
use crate::ui::state::names::Names;
use crate::ui::state::replay::{JudgedMove, ReplayView};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{
    AttrValue, Callback, Event, Html, InputEvent, Properties, TargetCast, UseReducerDispatcher, component,
    html, use_effect_with, use_state,
};

/// How long a move is shown while the replay runs by itself, in milliseconds.
const MOMENT: u32 = 700;

/// Where a replay is, and what can be done with it.
#[derive(Clone, PartialEq)]
pub(crate) struct Watch {
    /// By whom it is seen, if by anybody in particular.
    pub(crate) viewer: Option<Seat>,
    /// Which move comes next.
    pub(crate) at: usize,
    /// The place behind the last one.
    pub(crate) last: usize,
    /// Where the generation before the next move began.
    pub(crate) generation_back: usize,
    /// Where the next generation begins.
    pub(crate) generation_on: usize,
    /// What the analysis of the game says of the next move.
    pub(crate) judged: Option<Rc<JudgedMove>>,
    /// Goes to another move.
    pub(crate) turn: Callback<usize>,
    /// Shows it as a seat saw it.
    pub(crate) see_as: Callback<Option<Seat>>,
    /// Begins a new game at this moment.
    pub(crate) branch: Callback<()>,
    /// Looks at it no longer.
    pub(crate) leave: Callback<()>,
}

impl Watch {
    /// The place of a replay on the page, with what can be done with it there.
    pub(crate) fn of(replay: &ReplayView, act: UseReducerDispatcher<App>) -> Self {
        let (turn, see_as, branch, leave) = (act.clone(), act.clone(), act.clone(), act);
        Self {
            viewer: replay.viewer,
            at: replay.at(),
            last: replay.last(),
            generation_back: replay.generation_back(),
            generation_on: replay.generation_on(),
            judged: replay.judged(),
            turn: Callback::from(move |at| turn.dispatch(AppAction::SeekReplay(at))),
            see_as: Callback::from(move |viewer| see_as.dispatch(AppAction::SeeAs(viewer))),
            branch: Callback::from(move |()| branch.dispatch(AppAction::Branch)),
            leave: Callback::from(move |()| leave.dispatch(AppAction::Unwatch)),
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) watch: Watch,
    /// What the game is divided into.
    pub(crate) division: Division,
    pub(crate) names: Names,
    pub(crate) seats: Seats,
    /// The turning points of the game, in order.
    pub(crate) turning: Rc<[TurningMark]>,
    /// Opens the standings.
    pub(crate) standings: Callback<()>,
}

/// A turning point on the line of time.
#[derive(Clone, PartialEq)]
pub(crate) struct TurningMark {
    /// The place behind its move.
    pub(crate) at: usize,
    pub(crate) words: AttrValue,
    pub(crate) picture: Icon,
    /// Whose doing it was.
    pub(crate) seat: Option<Seat>,
}

/// The moves as a line of time, which runs from left to right in every language.
#[component]
pub(crate) fn Replay(props: &Props) -> Html {
    let texts = use_texts();
    let Props { watch: props, division, names, seats, turning, standings } = props;
    let Watch { at, last, viewer, .. } = *props;
    let is_running = use_state(|| false);
    let runs = *is_running && at < last;
    use_effect_with((runs, at), {
        let turn = props.turn.clone();
        move |&(runs, at)| {
            let next = runs.then(|| Timeout::new(MOMENT, move || turn.emit(at + 1)));
            move || drop(next)
        }
    });
    let run = {
        let (is_running, turn) = (is_running.clone(), props.turn.clone());
        move |_| {
            if at == last && !runs {
                turn.emit(0);
            }
            is_running.set(!runs);
        }
    };
    let slide = {
        let (is_running, turn) = (is_running.clone(), props.turn.clone());
        move |event: InputEvent| {
            is_running.set(false);
            if let Ok(at) = event.target_unchecked_into::<HtmlInputElement>().value().parse() {
                turn.emit(at);
            }
        }
    };
    let step = |id: &'static str, to: usize, words: ShareWords<'static>, picture: Html| {
        let words = texts.share(words);
        let onclick = (to != at).then(|| {
            let is_running = is_running.clone();
            props.turn.reform(move |_| {
                is_running.set(false);
                to
            })
        });
        html! { <button {id} type="button" class="ib" aria-disabled={(to == at).to_string()} aria-label={words.clone()} title={words} {onclick}>{ picture }</button> }
    };
    let see_as = props.see_as.reform(|event: Event| {
        let number = event.target_unchecked_into::<HtmlSelectElement>().value().parse().ok();
        number.and_then(Seat::new)
    });
    let answers_given = texts.share(ShareWords::Moment { at, of: last });
    let tick = |mark: &TurningMark| {
        let left = f64::from(mark.at as u32) * 100.0 / f64::from(last.max(1) as u32);
        let class = mark.seat.map(|seat| names.colour(seat));
        html! { <i {class} style={format!("left:{left:.2}%")} /> }
    };
    let turn_to = |mark: &TurningMark| {
        let (is_running, to) = (is_running.clone(), mark.at);
        let onclick = props.turn.reform(move |_| {
            is_running.set(false);
            to
        });
        let is_here = (mark.at == at).then_some("true");
        html! {
            <li><button type="button" data-at={mark.at.to_string()} aria-current={is_here} {onclick}>
                { icon(mark.picture) }{ for mark.seat.map(|seat| names.mark(seat)) }<span class="what">{ &mark.words }</span><small>{ mark.at }</small></button></li>
        }
    };
    html! {
        <section id="replay" class="panel turn" aria-label={texts.share(ShareWords::Replay)} data-at={at.to_string()} data-last={last.to_string()}>
            <h2 tabindex="-1" class="focus-here">{ &answers_given }</h2>
            <p class="line" dir="ltr">
                { step("generation-back", props.generation_back, ShareWords::DivisionBack(*division), html! { <>{ silent(Icon::Play, "back") }{ silent(Icon::Play, "back") }</> }) }
                { step("move-back", at.saturating_sub(1), ShareWords::Back, silent(Icon::Play, "back")) }
                <span class="time"><span class="turns" aria-hidden="true">{ for turning.iter().map(tick) }</span><input id="moves" type="range" min="0" max={last.to_string()} value={at.to_string()} aria-label={texts.share(ShareWords::Moves)} aria-valuetext={answers_given.clone()} oninput={slide} /></span>
                { step("move-on", (at + 1).min(last), ShareWords::On, silent(Icon::Play, "")) }
                { step("generation-on", props.generation_on, ShareWords::DivisionOn(*division), html! { <>{ silent(Icon::Play, "") }{ silent(Icon::Play, "") }</> }) }
            </p>
            { for props.judged.as_deref().map(judged_move) }
            <p class="buttons">
                <button id="run" type="button" class="btn" aria-pressed={runs.to_string()} onclick={run}>{ texts.share(if runs { ShareWords::Halt } else { ShareWords::Run }) }</button>
                <label class="whom">{ texts.share(ShareWords::SeenBy) }
                    <select id="see-as" onchange={see_as}>
                        <option value="" selected={viewer.is_none()}>{ texts.share(ShareWords::Everyone) }</option>
                        { for seats.iter().map(|seat| html! {
                            <option value={seat.number().to_string()} selected={viewer == Some(seat)}>{ names.of(seat) }</option>
                        }) }
                    </select>
                </label>
                { standings_button(texts, "btn", standings) }
                <button id="branch" type="button" class="btn" title={texts.share(ShareWords::BranchAbout)} onclick={props.branch.reform(|_| ())}>{ icon(Icon::Plus) }{ texts.share(ShareWords::BranchHere) }</button>
                <button id="end-replay" type="button" class="btn" onclick={props.leave.reform(|_| ())}>{ icon(Icon::Cross) }{ texts.share(ShareWords::Leave) }</button>
            </p>
            if !turning.is_empty() {
                <details class="turning"><summary>{ texts.course(CourseWords::TurningPoints(turning.len())) }</summary>
                    <ol>{ for turning.iter().map(turn_to) }</ol>
                </details>
            }
        </section>
    }
}

/// What the analysis says of the next move.
fn judged_move(judged: &JudgedMove) -> Html {
    let JudgedMove { given, better, cost } = judged;
    html! { <p class="judged">{ given }{ " " }<b>{ better }</b>{ " " }<span><bdi>{ cost }</bdi></span></p> }
}
