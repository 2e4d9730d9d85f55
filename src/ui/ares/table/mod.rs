//! A running game of Ares Expedition on the page.

mod act;
mod again;
mod ask;
mod closer;
mod end;
mod goals;
mod hand;
mod keepsake;
mod keys;
mod log;
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
use crate::ui::look::back::use_back;
use crate::ui::look::focus::{let_go_within, use_focus};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::say::use_say;
use crate::ui::parts::end::rematch::Deal;
use crate::ui::parts::end::standings::standings_button;
use crate::ui::parts::form::pace::PaceChoice;
use crate::ui::parts::history::look_back::looking_back;
use crate::ui::parts::history::moved::Moved;
use crate::ui::parts::history::recap::use_recap_fold;
use crate::ui::parts::history::replay::Watch;
use crate::ui::parts::keys::KeySheet;
use crate::ui::parts::share::elsewhere::elsewhere;
use crate::ui::parts::share::hand_over::{HandOver, hand_over};
use crate::ui::parts::share::sharing::Travel;
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use act::Acts;
use again::{Again, played};
use ask::{Question, question_name};
use closer::Closer;
use end::End;
use goals::Goals;
use hand::Hand;
use keys::{keys_of, use_keys};
use log::Log;
use planet::PlanetView;
use recap::use_recap;
use seats::{Board, SeatPanel};
use shown::use_phases_shown;
use yew::{
    Callback, ContextProvider, Html, Properties, component, html, use_effect_with, use_mut_ref, use_state,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) before: Before,
    /// As [`Before::eyes`] may see it.
    pub(crate) view: AresView,
    pub(crate) table: SharedTable<Ares>,
    /// The table as whoever looks left it with the last answer.
    pub(crate) left: Option<SharedTable<Ares>>,
    pub(crate) names: Names,
    /// How many answers people have given: a new question is a new element, so that no key press meant for the last
    /// one answers it.
    pub(crate) moment: u32,
    pub(crate) answer: Callback<(Seat, Choice)>,
    /// Lets a person come before the page.
    pub(crate) sit_down: Callback<Seat>,
    /// What takes the game along.
    pub(crate) travel: Travel,
    pub(crate) leave: Callback<()>,
    /// Lets bots answer at once until a person is asked.
    pub(crate) hurry: Callback<()>,
    /// All people play at this device.
    pub(crate) together: Callback<()>,
    /// Shows the game again from this move on.
    pub(crate) again: Callback<usize>,
    /// Begins another game with the same seats.
    pub(crate) rematch: Callback<Deal>,
    /// A card that the top of the page wants shown, and how many it wanted before.
    pub(crate) shown: (u32, Option<CardId>),
    /// Where the replay is, if this is one.
    pub(crate) watch: Option<Watch>,
}

/// Everything on and around the table.
#[component]
pub(crate) fn Table(props: &Props) -> Html {
    let Props { before, view, table, names, moment, .. } = props;
    let moment = *moment;
    let say = use_say();
    let viewer = before.viewer();
    let asked = before.answering().and_then(|seat| {
        let question = view.question(seat)?;
        Some(AskedSeat { seat, question, offers: view.choices(seat).collect() })
    });
    let held = use_state(|| (moment, None::<Picked>));
    // What was about to be done at an earlier question is done or gone.
    let picked = held.1.filter(|_| held.0 == moment && asked.is_some());
    let look = use_state(|| None::<Subject>);
    use_focus(picked);
    let context = AresContext {
        say,
        view: view.clone(),
        table: table.clone(),
        names: names.clone(),
        viewer,
        asked: asked.clone(),
        picked,
    };
    let actions = AresActions {
        answer: match asked.as_ref().map(|asked| asked.seat) {
            Some(seat) => props.answer.reform(move |choice| {
                let_go_within("#question");
                (seat, choice)
            }),
            None => Callback::noop(),
        },
        pick: {
            let (held, look) = (held.setter(), look.setter());
            Callback::from(move |picked| {
                look.set(None);
                held.set((moment, picked));
            })
        },
        look: {
            let look = look.setter();
            Callback::from(move |subject| look.set(subject))
        },
    };
    let first_shown = use_mut_ref(|| props.shown);
    use_effect_with(props.shown, {
        let look = actions.look.clone();
        move |shown| {
            let is_new = first_shown.replace(*shown) != *shown;
            if let (_, Some(id)) = shown
                && is_new
            {
                look.emit(Some(Subject::Card(*id)));
            }
        }
    });
    let moved = use_phases_shown(&context).filter(|_| props.watch.is_none());
    let recap = use_recap(&context, props.left.as_ref().filter(|_| props.watch.is_none()));
    let fold = use_recap_fold(recap.as_ref().map(|(turn, _)| *turn), moment, picked.is_some());
    let top = if look.is_some() {
        Some(actions.look.reform(|()| None))
    } else if picked.is_some() {
        Some(actions.pick.reform(|()| None))
    } else {
        None
    };
    let keys = use_keys(&context, actions.clone(), *look, fold.clone(), top.clone());
    use_back(top.or_else(|| props.watch.as_ref().map(|watch| watch.leave.clone())));
    let facts = view.facts();
    let is_over = facts.stage == Stage::Over;
    let looking = viewer.map_or_else(|| "nobody".to_owned(), |seat| seat.number().to_string());
    let others = view.facts().seats().iter().filter(|&seat| viewer != Some(seat) || is_over);
    let asks = asked.as_ref().map(|asked| question_name(&asked.question));
    html! {
        <ContextProvider<AresContext> context={context.clone()}><ContextProvider<AresActions> context={actions.clone()}>
        <div id="ares" data-looking={looking} data-stage={planet::stage_name(facts.stage)} data-asks={asks} data-over={is_over.to_string()} data-replay={props.watch.is_some().to_string()} data-seats={facts.setup.players.to_string()}>
            <div class="a-side">
                <div class="a-ask">{ for fold.as_ref().map(|fold| fold.button(say)) }{ asking(&context, props) }</div>
                { part!(Log) }
            </div>
            if let Some(card) = props.watch.as_ref().and_then(|watch| played(&context, watch)) { { card } }
            <div class="a-world">
                { part!(PlanetView) }
                { part!(Goals) }
            </div>
            if let Some(seat) = viewer.filter(|_| !is_over) {
                <div class="a-mine">{ part!(Board { seat }) }</div>
                <div class="a-hand">
                    { part!(Acts { seat }) }
                    { part!(Hand { seat }) }
                </div>
            }
            if viewer.is_some() { { recap::shown(&context, &actions, recap.as_ref().map(|(_, recap)| recap), fold.as_ref()) } }
            <div class="a-seats">
                { for others.map(|seat| part!(SeatPanel { seat }, key = seat.number())) }
                if !is_over { { standings_button(say, "btn to-standings", &actions.look.reform(|()| Some(Subject::Standings))) } }
            </div>
            { part!(Moved { shown: moved, is_waiting: asked.is_none() }) }
            if let Some(subject) = *look { { part!(Closer { subject }) } }
            if *keys { { part!(KeySheet { keys: keys_of(&context), close: Callback::from(move |()| keys.set(false)) }) } }
        </div>
        </ContextProvider<AresActions>></ContextProvider<AresContext>>
    }
}

/// The panel that says what is to be done.
fn asking(context: &AresContext, props: &Props) -> Html {
    let Props { before, view, travel, .. } = props;
    let (say, names) = (context.say, &context.names);
    if let Some(watch) = &props.watch {
        return part!(Again { watch: watch.clone() });
    }
    if view.facts().stage == Stage::Over {
        return part!(End {
            travel: travel.clone(),
            again: props.again.clone(),
            rematch: props.rematch.clone(),
            leave: props.leave.clone()
        });
    }
    match (before, &context.asked) {
        (Before::LookingBack(_), _) => looking_back(say),
        (Before::HandOver { awaited, answered }, _) => {
            hand_over(say, names, &HandOver { awaited, answered, look: &props.sit_down, travel })
        }
        (Before::Sending { awaited, .. }, _) => elsewhere(say, names, awaited, travel, &props.together),
        (_, Some(asked)) => part!(Question { asked: asked.clone() }, key = props.moment),
        (Before::Person(_) | Before::Nobody | Before::Watching(_), None) => waiting(context, &props.hurry),
    }
}

/// Who is waited for, and how to wait less.
fn waiting(context: &AresContext, hurry: &Callback<()>) -> Html {
    let say = context.say;
    let who: Vec<Called<'_>> = context.view.asked().iter().map(|seat| context.names.called(seat)).collect();
    html! {
        <section id="waiting" class="panel turn" aria-label={say.table(TableWords::Waiting)}>
            <p role="status">{ say.table(TableWords::WaitingFor(&who)) }</p>
            <p class="buttons">
                <button id="hurry" type="button" class="btn" onclick={hurry.reform(|_| ())}>{ icon(Icon::Play) }{ say.table(TableWords::ToMyNextDecision) }</button>
                { part!(PaceChoice) }
            </p>
        </section>
    }
}
