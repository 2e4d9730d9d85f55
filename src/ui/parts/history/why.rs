//! The reason of a bot's move: what it gained against the next best answer, or for a bot that does not look ahead, what it says when it is asked again.

use crate::games::{Game, Grade, Judgement};
use crate::kit::{Reason, Seat, Seats};
use crate::table::Controller;
use crate::text::Called;
use crate::text::common::{AnalysisWords, BarWords, CoachWords, CourseWords, FigureWords};
use crate::text::mars::TableWords;
use crate::ui::look::part::part;
use crate::ui::look::texts::use_texts;
use crate::ui::state::names::Names;
use crate::worker::{AnalysedPart, BotAnswer, BotClient, PendingAnswer, PendingQuestion};
use std::cell::RefCell;
use std::rc::Rc;
use yew::{Callback, Html, Properties, UseStateSetter, component, html, use_mut_ref, use_state};

/// What is known of a reason.
#[derive(Clone, PartialEq)]
enum ReasonState {
    Nothing,
    IsAsked,
    Reason(Reason),
    Judgement(Judgement),
    /// No worker lives.
    CannotThink,
}

/// What was asked and has no answer yet.
enum PendingReason {
    Bot { _pending: PendingAnswer },
    Judgement { _pending: PendingQuestion },
}

/// Where a reason is heard: nobody waits for what is dropped.
type Hears = (UseStateSetter<ReasonState>, Rc<RefCell<Option<PendingReason>>>);

/// Asks what an answer of a seat gained, by its place in a game; where that goes on with what opened its move, what that gained.
fn judge(game: &Game, (at, seat): (usize, Seat), hears: &Hears) {
    let then = {
        let (game, hears) = (game.clone(), hears.clone());
        move |part: Option<AnalysedPart>| {
            let Some(part) = part else { return hears.0.set(ReasonState::CannotThink) };
            let answer = part.answers.into_iter().next().filter(|answer| answer.seat == seat);
            let opening = game.moves().into_iter().rfind(|&opens| opens <= at).filter(|&opens| opens < at);
            match (answer.and_then(|answer| answer.judgement), opening) {
                (Some(judgement), _) => hears.0.set(ReasonState::Judgement(judgement)),
                (None, Some(opening)) => judge(&game, (opening, seat), &hears),
                (None, None) => hears.0.set(ReasonState::Reason(Reason::OnlyOffer)),
            }
        }
    };
    let asked = BotClient::of_page().analyse(at, Seats::only(seat), game.record(), then);
    hears.1.replace(Some(PendingReason::Judgement { _pending: asked }));
}

#[derive(PartialEq, Properties)]
struct Props {
    /// The game as it is, once it is wanted.
    game: Callback<(), Game>,
    /// The place of an event that the move told.
    event: usize,
    /// Whose move it was.
    seat: Seat,
    name: String,
}

/// A button that asks for the reason, and the reason when it is known.
#[component]
fn Why(props: &Props) -> Html {
    let texts = use_texts();
    let known = use_state(|| ReasonState::Nothing);
    let pending = use_mut_ref(|| None::<PendingReason>);
    let onclick = {
        let (hears, game): (Hears, _) = ((known.setter(), pending), props.game.clone());
        let (event, seat) = (props.event, props.seat);
        move |_| {
            let game = game.emit(());
            let behind = game.answer_behind(event).filter(|&(_, by, _)| by == seat);
            let Some((before, _, given)) = behind else { return };
            hears.0.set(ReasonState::IsAsked);
            let at = before.answers();
            let bot = match before.player(seat) {
                Controller::Bot(bot) if !bot.looks_ahead() => bot,
                Controller::Bot(_) | Controller::Human => return judge(&game, (at, seat), &hears),
            };
            let then = {
                let hears = hears.clone();
                move |answer: BotAnswer| match answer.chosen {
                    Ok(chosen) if chosen.choice == given => hears.0.set(ReasonState::Reason(chosen.reason)),
                    // Another bot had the seat then.
                    Ok(_) | Err(_) => judge(&game, (at, seat), &hears),
                }
            };
            let asked = BotClient::of_page().ask(seat, bot, &before, then);
            hears.1.replace(Some(PendingReason::Bot { _pending: asked }));
        }
    };
    let told = match &*known {
        ReasonState::Nothing => None,
        ReasonState::CannotThink => Some(texts.bar(BarWords::Coach(CoachWords::CannotThink))),
        ReasonState::IsAsked => Some(texts.table(TableWords::AsksForReason)),
        ReasonState::Reason(reason) => Some(texts.table(TableWords::Because(*reason))),
        ReasonState::Judgement(judgement) => Some(texts.course(CourseWords::Analysis(gained(judgement)))),
    };
    let can_ask = matches!(*known, ReasonState::Nothing | ReasonState::IsAsked);
    html! {
        <small class="why">
            if can_ask {
                <button type="button" class="word" aria-label={texts.table(TableWords::WhyDid(Called::Name(&props.name)))} {onclick}>{ texts.table(TableWords::Why) }</button>{ " " }
            }
            <span role="status">{ for told }</span>
        </small>
    }
}

/// What an answer gained against the next best one, or cost.
const fn gained(judgement: &Judgement) -> AnalysisWords<'static> {
    let Judgement { grade, points_behind, chance_behind, .. } = judgement;
    let (points, chance) = (points_behind.mean / 10, chance_behind.mean / 100);
    let figures = FigureWords { points, chance, is_change: true };
    match grade {
        Grade::Best => AnalysisWords::Gained(figures),
        Grade::AsGood => AnalysisWords::WasAsGood,
        Grade::Inaccuracy | Grade::Mistake | Grade::Blunder => AnalysisWords::WasBehind(figures),
    }
}

/// The button that asks for the reason of a move, if a bot made it.
pub(crate) fn why(
    names: &Names,
    game: impl Fn() -> Game + 'static,
    event: usize,
    (seat, player): (Seat, Controller),
) -> Option<Html> {
    let game = Callback::from(move |()| game());
    let name = names.label(seat).to_string();
    matches!(player, Controller::Bot(_)).then(|| part!(Why { game, event, seat, name }))
}
