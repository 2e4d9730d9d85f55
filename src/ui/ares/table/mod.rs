//! A running game of Ares Expedition on the page.

mod act;
mod again;
mod ask;
mod closer;
mod end;
mod gather;
mod goals;
mod hand;
mod keepsake;
mod keys;
mod log;
mod payment;
mod picked;
mod plan;
mod planet;
mod recap;
mod seats;
mod shown;
mod standings;

use crate::ares::cards::CardId;
use crate::ares::{Ares, Choice, Stage};
use crate::kit::Seat;
use crate::text::Called;
use crate::text::mars::TableWords;
use crate::ui::ares::scene::{AresActions, AresContext, AresView, AskedSeat, Picked, Subject};
use crate::ui::ares::story::shown_cards;
use crate::ui::look::back::use_back;
use crate::ui::look::focus::{let_go_within, use_focus};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::parts::end::standings::standings_button;
use crate::ui::parts::form::pace::PaceChoice;
use crate::ui::parts::history::look_back::looking_back;
use crate::ui::parts::history::moved::Moved;
use crate::ui::parts::history::recap::use_recap_fold;
use crate::ui::parts::keys::KeySheet;
use crate::ui::parts::table_props::{Doing, PlayProps, TableProps, use_cards_to_show};
use crate::ui::state::shared_table::SharedTable;
use crate::ui::state::trial::{AnswerTrial, Decided};
pub(crate) use act::action_name as standard_name;
use again::{ReplayPanel, played};
pub(crate) use ask::choice_name;
use ask::{Question, question_name};
use closer::Closer;
use end::End;
use gather::use_gathered;
use gloo::utils::window;
use goals::Goals;
use hand::Hand;
use keys::{keys_of, use_keys};
use log::Log;
use planet::PlanetView;
pub(crate) use planet::phase_name;
use recap::use_recap;
use seats::{Board, SeatPanel};
use shown::use_phases_shown;
use std::rc::Rc;
use yew::{Callback, ContextProvider, Html, component, html, use_effect_with, use_memo, use_state};

/// Everything on and around the table.
#[component]
pub(crate) fn Table(props: &TableProps<Ares>) -> Html {
    let TableProps { table, names, doing, .. } = props;
    let texts = use_texts();
    let (viewer, answers_given) = (props.viewer(), doing.answers_given());
    let (play, replay) = (doing.play(), doing.replay());
    let view = use_memo((table.clone(), viewer), |(table, viewer)| AresView::from(table.view(*viewer)));
    let view = &*view;
    let asked = doing.answering().and_then(|seat| {
        let question = view.question(seat)?;
        Some(AskedSeat { seat, question, offers: view.choices(seat).collect() })
    });
    let held = use_state(|| (answers_given, None::<Picked>));
    // What was about to be done at an earlier question is done or gone.
    let picked = held.1.filter(|_| held.0 == answers_given && asked.is_some());
    let look = use_state(|| None::<Subject>);
    use_focus(picked);
    let mut context = AresContext {
        texts,
        view: view.clone(),
        table: table.clone(),
        names: names.clone(),
        viewer,
        asked: asked.clone(),
        picked,
        shown_cards: use_memo((table.clone(), viewer), |(table, viewer)| shown_cards(table, *viewer)),
        gathered: Rc::default(),
    };
    let gather;
    (context.gathered, gather) = use_gathered(&context, answers_given);
    let answer_all =
        asked.as_ref().zip(play).map_or_else(Callback::noop, |(asked, play)| all(table, asked.seat, play));
    let actions = AresActions {
        answer: answer_all.reform(|choice| vec![choice]),
        answer_all,
        gather,
        pick: {
            let (held, look) = (held.setter(), look.setter());
            Callback::from(move |picked| {
                look.set(None);
                held.set((answers_given, picked));
            })
        },
        look: {
            let look = look.setter();
            Callback::from(move |subject| look.set(subject))
        },
        undo: play.and_then(|play| play.undo.clone()),
    };
    let begins = play.is_some() && answers_given == 0;
    use_effect_with((), move |()| {
        // The list of games may have been scrolled down to the button that begins one.
        if begins {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    use_cards_to_show(&props.shown, actions.look.reform(|number| Some(Subject::Card(CardId(number)))));
    let moved = use_phases_shown(&context).filter(|_| replay.is_none());
    let recap = use_recap(&context, play.and_then(|play| play.left.as_ref()));
    let fold = use_recap_fold(recap.as_ref().map(|(turn, _)| *turn), answers_given, picked.is_some());
    let top = if look.is_some() {
        Some(actions.look.reform(|()| None))
    } else if picked.is_some() {
        Some(actions.pick.reform(|()| None))
    } else {
        None
    };
    let keys = use_keys(&context, actions.clone(), *look, fold.clone(), top.clone());
    use_back(top.or_else(|| replay.map(|(_, watch)| watch.leave.clone())));
    let facts = view.facts();
    let is_over = facts.stage == Stage::Over;
    let looking = viewer.map_or_else(|| "nobody".to_owned(), |seat| seat.number().to_string());
    let others = view.facts().seats().iter().filter(|&seat| viewer != Some(seat) || is_over);
    let asks = asked.as_ref().map(|asked| question_name(&asked.question));
    let is_recapped = viewer.is_some() && recap.is_some() && fold.as_ref().is_some_and(|fold| fold.is_open);
    html! {
        <ContextProvider<AresContext> context={context.clone()}><ContextProvider<AresActions> context={actions.clone()}>
        <div id="ares" data-looking={looking} data-stage={planet::stage_name(facts.stage)} data-asks={asks} data-recap={is_recapped.then_some("open")} data-over={is_over.to_string()} data-replay={replay.is_some().to_string()} data-seats={facts.setup.players.to_string()}>
            <div class="a-ask">{ for fold.as_ref().map(|fold| fold.button(texts)) }{ asking(&context, props) }</div>
            if let Some(card) = replay.and_then(|(whole, watch)| played(&context, whole, watch.at)) { { card } }
            { part!(PlanetView) }
            if let Some(seat) = viewer.filter(|_| !is_over) {
                <div class="a-mine">{ part!(Board { seat }) }</div>
                <div class="a-hand">{ part!(Hand { seat }) }</div>
            }
            if viewer.is_some() { { recap::shown(&context, &actions, recap.as_ref().map(|(_, recap)| recap), fold.as_ref()) } }
            <div class="a-side">
                { part!(Goals) }
                { part!(Log) }
            </div>
            <div class="a-seats">
                { for others.map(|seat| part!(SeatPanel { seat }, key = seat.number())) }
                if !is_over { { standings_button(texts, "btn to-standings", &actions.look.reform(|()| Some(Subject::Standings))) } }
            </div>
            { part!(Moved { shown: moved, is_waiting: asked.is_none() }) }
            if let Some(subject) = *look { { part!(Closer { subject }) } }
            if *keys { { part!(KeySheet { keys: keys_of(&context), close: Callback::from(move |()| keys.set(false)) }) } }
        </div>
        </ContextProvider<AresActions>></ContextProvider<AresContext>>
    }
}

/// Gives the answers of a seat, one behind the other.
fn all(table: &SharedTable<Ares>, seat: Seat, play: &PlayProps<Ares>) -> Callback<Vec<Choice>> {
    let table = table.clone();
    play.answer.reform(move |choices: Vec<Choice>| {
        let_go_within("#question");
        decided(&table, seat, &choices)
    })
}

/// The answers of a seat, each on offer behind the one before it; none where one is not, but for the end of a question that ends by
/// itself.
fn decided(table: &SharedTable<Ares>, seat: Seat, choices: &[Choice]) -> Decided {
    let needed = choices.len() - usize::from(choices.len() > 1 && choices.last() == Some(&Choice::Done));
    let mut trial = AnswerTrial::at(table, seat);
    let is_whole = choices.iter().all(|choice| trial.give(choice)) || trial.given() >= needed;
    if is_whole { trial.decided() } else { AnswerTrial::at(table, seat).decided() }
}

/// The panel that says what is to be done.
fn asking(context: &AresContext, props: &TableProps<Ares>) -> Html {
    let play = match &props.doing {
        Doing::Play(play) => play,
        Doing::Replay { whole, watch } => {
            return part!(ReplayPanel { whole: whole.clone(), watch: watch.clone() });
        }
        Doing::LookBack(_) => return looking_back(context.texts),
    };
    if context.facts().stage == Stage::Over {
        return part!(End { after: play.after.clone() });
    }
    match &context.asked {
        Some(asked) => part!(Question { asked: asked.clone() }, key = play.answers_given),
        None => play.instead(context.texts, &context.names).unwrap_or_else(|| waiting(context, &play.hurry)),
    }
}

/// Who is waited for, and how to wait less.
fn waiting(context: &AresContext, hurry: &Callback<()>) -> Html {
    let texts = context.texts;
    let who: Vec<Called<'_>> = context.view.asked().iter().map(|seat| context.names.called(seat)).collect();
    html! {
        <section id="waiting" class="panel turn" aria-label={texts.table(TableWords::Waiting)}>
            <p role="status">{ texts.table(TableWords::WaitingFor(&who)) }</p>
            <p class="buttons">
                <button id="hurry" type="button" class="btn" onclick={hurry.reform(|_| ())}>{ icon(Icon::Play) }{ texts.table(TableWords::ToMyNextDecision) }</button>
                { part!(PaceChoice) }
            </p>
        </section>
    }
}
