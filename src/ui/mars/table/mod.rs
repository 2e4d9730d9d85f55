//! A running game on the page.

mod actions;
mod again;
pub(crate) mod board;
mod choosing;
pub(crate) mod colonies;
mod detail;
mod goals;
mod hand;
mod keepsake;
mod keys;
pub(crate) mod log;
mod nav;
mod recap;
mod scores;
mod shown;
mod side_screens;
mod solar;
mod standings;
mod tableau;
mod tracks;
pub(crate) mod waiting;
mod whole;

use crate::kit::{BySeat, SEATS, Seat};
use crate::mars::cards::CardId;
use crate::mars::maps::Hex;
use crate::mars::view::{Changed, SolarStep, last_income, last_solar_phase, paid_so_far, since};
use crate::mars::{Choice, KeptMetals, Mars, Phase, Shape};
use crate::text::common::Setting;
use crate::text::mars::TableWords;
use crate::ui::look::back::use_back;
use crate::ui::look::media::use_media;
use crate::ui::look::part::part;
use crate::ui::look::texts::use_texts;
use crate::ui::mars::ask::offer::is_of_hand;
use crate::ui::mars::ask::question::{Asked, is_of_cards};
use crate::ui::mars::committee::{Committee, CommitteeScreen};
use crate::ui::mars::map::{MapView, Offered};
use crate::ui::mars::scene::hovered_hex::{HoveredHex, use_hovered_hex, use_levels_ahead};
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::scene::turn_options::TurnOptions;
use crate::ui::mars::scene::{Subject, TableActions, TableContext};
use crate::ui::parts::form::pace::Pace;
use crate::ui::parts::form::settings::use_settings;
use crate::ui::parts::history::look_back::looking_back;
use crate::ui::parts::history::moved::Moved;
use crate::ui::parts::history::recap::{RecapPanel, RecapSaid, use_recap_fold};
use crate::ui::parts::keys::KeySheet;
use crate::ui::parts::table_props::{Doing, TableProps, use_cards_to_show};
use crate::ui::state::saved_games;
use crate::ui::state::shared_table::SharedTable;
use actions::Actions;
use again::{ReplayPanel, played};
use board::{Board, SeatPanel};
use choosing::{ActionInput, use_actions, use_looks, use_pending};
use colonies::Colonies;
use detail::Detail;
use goals::Goals;
use hand::Hand;
use keys::{keys_of, use_keys};
use log::Log;
use nav::{Nav, Pane};
use recap::TurnRecap;
use scores::Scores;
use shown::use_move_shown;
use side_screens::{side_screen_buttons, side_screens};
use solar::Solar;
use standings::{Standings, standings_button};
use std::rc::Rc;
use tableau::{WIDE, docked};
use tracks::Tracks;
use waiting::{PassBeforehand, waiting};
use yew::{
    AttrValue, Callback, ContextProvider, Html, UseStateHandle, component, hook, html, use_effect_with,
    use_memo, use_state_eq,
};

/// Everything on and around the table.
#[component]
pub(crate) fn Table(props: &TableProps<Mars>) -> Html {
    let TableProps { table, doing, .. } = props;
    let (viewer, answering, answers_given) = (props.viewer(), doing.answering(), doing.answers_given());
    let (play, replay) = (doing.play(), doing.replay());
    let context = use_scene(props);
    let view = &context.view;
    let story = &Story::of(table.clone(), viewer);
    let asked = answering.filter(|&seat| view.question(seat).is_some());
    let options = &context.options;
    let pane = use_state_eq(Pane::default);
    let told = use_state_eq(|| None::<Hex>);
    let looks = use_looks();
    let held = use_pending(answers_given, !options.is_empty());
    let (pending, is_peeking) = (held.selection.clone(), held.is_peeking);
    let offered = offered(view, asked);
    let (pointed, point) = use_hovered_hex(answers_given, &offered);
    let first = asked.filter(|_| answers_given == 0);
    let is_first =
        *use_memo(first, |first| first.is_some_and(|seat| !story.has_answered(seat) && is_first_game()));
    let shape = asked.and_then(|seat| view.question(seat)).map(|question| question.shape);
    let is_over = view.facts().phase == Phase::Over && replay.is_none();
    // The screen of cards covers what happened, and the log tells it in a replay.
    let recalled = asked.filter(|_| !is_over && !shape.is_some_and(is_of_cards));
    let recap = use_memo((context.clone(), story.clone(), recalled), |(context, story, recalled)| {
        recalled.and_then(|seat| recap::read(story, context, seat))
    });
    let turn = (*recap).as_ref().map(|recap| recap.turn);
    let fold = use_recap_fold(turn, answers_given, pending != Selection::Nothing);
    let moved = use_move_shown(&context, story);
    let moved = moved.filter(|_| replay.is_none() && !is_over);
    let is_waiting = asked.is_none();
    let ahead = use_levels_ahead(view, viewer, options, &pending, pointed);
    use_effect_with((answers_given, viewer), {
        let pane = pane.clone();
        move |_| pane.set(Pane::Mars)
    });
    let given = ActionInput { play, table, asked, answers_given, point, recap: fold.clone() };
    let actions = use_actions(given, &held, &looks, pane.setter(), told.setter());
    use_cards_to_show(&props.shown, actions.look.reform(|number| Subject::Card(CardId(number))));
    let leave_replay = replay.map(|(_, watch)| watch.leave.clone());
    let keys = use_keys(context.clone(), (*actions).clone(), pane.clone(), looks.subject);
    let leave_look = looks.leave();
    use_back(on_top(&actions, &pending, &pane, leave_look.clone()).or(leave_replay));
    let (solar, seen_solar) = use_solar(view, story, asked);
    let phase = view.facts().phase;
    let looking = viewer.map_or_else(|| "nobody".to_owned(), |seat| seat.number().to_string());
    let is_wide = use_media(WIDE);
    let is_of_cards = || shape.is_some_and(is_of_cards);
    // Style sheets that look into the table from above it (`:has()`) are judged anew with whatever is put in or out there.
    let is_resting = asked.is_none() || (shape == Some(Shape::Turn) && pending == Selection::Nothing);
    let is_recapped = viewer.is_some() && recap.is_some() && fold.as_ref().is_some_and(|fold| fold.is_open);
    let covered = match () {
        () if is_peeking => None,
        () if is_over => Some("score"),
        () => (replay.is_none() && is_of_cards()).then_some("cards"),
    };
    let side_screens = side_screens(&context).len();
    let seats = match view.facts().options.players {
        1 => "seats solo",
        2 | 3 => "seats",
        _ => "seats many",
    };
    let fits = viewer.filter(|_| !is_over).map(|seat| hand::fits(&context, seat));
    // What is about to be done is confirmed on the screen where it was chosen.
    let is_in_committee = looks.subject == Some(Subject::Committee);
    html! {
        <ContextProvider<TableContext> context={(*context).clone()}><ContextProvider<TableActions> context={(*actions).clone()}>
        <div id="table" data-looking={looking} data-pane={pane.name()} data-pending={pending.name()} data-chosen={chosen_place(options, &pending)} data-replay={replay.is_some().to_string()} data-over={is_over.to_string()} data-setup={(phase == Phase::Setup).to_string()}
            data-covered={covered} data-resting={is_resting.to_string()} data-recap={is_recapped.then_some("open")} data-offers={shape.is_some_and(is_of_hand).then_some("hand")} data-fits={fits} data-doors={side_screens.to_string()}>
            <div class={seats}>
                { for view.seats().iter().map(|seat| part!(SeatPanel { seat }, key = seat.number())) }
                if !is_over { { standings_button(&context, &actions, "btn to-standings") } }
                if let Some(seat) = viewer.filter(|_| is_wide && !is_over) { { docked(&context, seat) } }
            </div>
            <div class="side">
                <div class="ask">
                    { asking(&context, props, story, asked, if is_in_committee { &Selection::Nothing } else { &pending }, Hints { pointed, is_first }) }
                    if side_screens > 0 && covered.is_none() { { side_screen_buttons(&context, &actions) } }
                </div>
                <div class="below">
                { part!(Actions { pending: pending.clone() }) }
                { part!(Goals { pending: pending.clone() }) }
                { part!(Committee { pending: pending.clone() }) }
                { part!(Colonies { pending: pending.clone() }) }
                </div>
            </div>
            <div class="world">
                { part!(Tracks { ahead }) }
                { part!(MapView { offered, pointed, ahead, told: *told }) }
            </div>
            { for shown_recap(&context, &actions, (*recap).as_ref(), viewer) }
            { part!(Log { story: story.clone() }) }
            if let Some(card) = replay.and_then(|(whole, watch)| played(&context, whole, watch.at)) { { card } }
            if let Some(seat) = viewer.filter(|_| !is_over) {
                <div class="dock">
                    { part!(Board { seat }) }
                    { part!(Hand { seat, pending: pending.clone() }) }
                </div>
            }
            { part!(Nav { pane }) }
            { part!(Moved { shown: moved, is_waiting }) }
            if let Some(steps) = solar {
                { part!(Solar { steps, close: seen_solar }) }
            }
            if let Some((subject, close)) = looks.subject.zip(leave_look) { { closer(subject, story, &pending, close, looks.depth()) } }
            if *keys {
                { part!(KeySheet { keys: keys_of(&context), close: Callback::from(move |()| keys.set(false)) }) }
            }
        </div>
        </ContextProvider<TableActions>></ContextProvider<TableContext>>
    }
}

/// What the parts of the table look at.
#[hook]
fn use_scene(props: &TableProps<Mars>) -> Rc<TableContext> {
    let TableProps { table, names, doing, .. } = props;
    let (texts, settings, viewer, answering) =
        (use_texts(), use_settings(), props.viewer(), doing.answering());
    let view = use_memo((table.clone(), viewer), |(table, viewer)| PlayerView::from(table.view(*viewer)));
    let left = doing.play().and_then(|play| play.left.clone());
    let since = use_memo((left, table.clone(), viewer), |(left, table, viewer)| {
        let changed =
            |left: &SharedTable<Mars>| since(left.view(*viewer).facts(), table.view(*viewer).facts());
        left.as_ref().map(changed).unwrap_or_default()
    });
    let kept =
        KeptMetals { steel: settings.has(Setting::KeepSteel), titanium: settings.has(Setting::KeepTitanium) };
    let seen = (texts, (*view).clone(), names.clone(), viewer, answering, since, kept);
    use_memo(seen, |(texts, view, names, viewer, answering, since, kept)| TableContext {
        texts: *texts,
        view: view.clone(),
        names: names.clone(),
        viewer: *viewer,
        since: since.clone(),
        kept: *kept,
        options: TurnOptions::of(*texts, view, names, *answering),
    })
}

/// The place among the offers of what is chosen and not yet confirmed.
fn chosen_place(options: &TurnOptions, pending: &Selection) -> Option<String> {
    match pending {
        Selection::Chosen(choice) => options.entry(*choice)?.standing.place(),
        Selection::Nothing | Selection::Selling(_) | Selection::Acting | Selection::Trading => None,
    }
}

/// What happened since the own last turn: while it is open, and in words for whoever hears the page.
fn shown_recap(
    context: &TableContext,
    actions: &TableActions,
    recap: Option<&TurnRecap>,
    viewer: Option<Seat>,
) -> Option<Html> {
    viewer?;
    let words: AttrValue = recap.map_or_else(AttrValue::default, |recap| recap.said(context).into());
    let open = recap.zip(actions.recap.clone().filter(|fold| fold.is_open)).map(|(recap, fold)| {
        part!(RecapPanel {
            title: context.texts.table(TableWords::WhatHappened),
            sum: recap.sum(context),
            lines: recap.lines(context, actions),
            more: recap.more(context),
            fold
        })
    });
    Some(html! { <>{ part!(RecapSaid { words }) }{ for open }</> })
}

/// What is looked at closely, in front of the table.
fn closer(subject: Subject, story: &Story, pending: &Selection, close: Callback<()>, depth: usize) -> Html {
    match subject {
        Subject::Committee => part!(CommitteeScreen { pending: pending.clone(), close }, key = depth),
        Subject::Standings => part!(Standings { pace: story.pace(), close }, key = depth),
        Subject::Seat(_) | Subject::Card(_) | Subject::Symbols | Subject::Colonies => {
            part!(Detail { subject, pending: pending.clone(), close }, key = depth)
        }
    }
}

/// The last solar phase, if whoever looks has not been told of it, and what notes that they were. What happened before the
/// table was looked at is told by the log.
#[hook]
fn use_solar(
    view: &PlayerView,
    story: &Story,
    asked: Option<Seat>,
) -> (Option<Vec<SolarStep>>, Callback<()>) {
    let generation = view.facts().generation;
    let seen = use_state_eq(|| BySeat([generation; SEATS]));
    let is_new = |seat: &Seat| seen[*seat] < generation && Pace::chosen() != Pace::AtOnce;
    let steps = asked.filter(is_new).map(|_| last_solar_phase(story.back()));
    let note = {
        let seen = seen.clone();
        Callback::from(move |()| {
            let mut now = *seen;
            if let Some(seat) = asked {
                now[seat] = generation;
            }
            seen.set(now);
        })
    };
    (steps.filter(|steps| !steps.is_empty()), note)
}

/// What puts away the topmost of what lies over the table: a closer look, what is about to be done, the sheet of a narrow
/// screen.
fn on_top(
    actions: &TableActions,
    pending: &Selection,
    pane: &UseStateHandle<Pane>,
    leave_look: Option<Callback<()>>,
) -> Option<Callback<()>> {
    if leave_look.is_some() {
        leave_look
    } else if *pending != Selection::Nothing {
        Some(actions.pend.reform(|()| Selection::Nothing))
    } else if **pane != Pane::default() {
        let pane = pane.setter();
        Some(Callback::from(move |()| pane.set(Pane::default())))
    } else {
        None
    }
}

/// What the panel of the question shows beside what is about to be done.
#[derive(Clone, Copy)]
struct Hints {
    pointed: HoveredHex,
    /// Whether this is the first question of the first game.
    is_first: bool,
}

/// The panel that says what is to be done.
fn asking(
    context: &TableContext,
    props: &TableProps<Mars>,
    story: &Story,
    asked: Option<Seat>,
    pending: &Selection,
    told: Hints,
) -> Html {
    let Hints { pointed, is_first } = told;
    let facts = context.facts();
    let play = match &props.doing {
        Doing::Play(play) => play,
        Doing::Replay { whole, watch } => {
            return part!(ReplayPanel { whole: whole.clone(), watch: watch.clone() });
        }
        Doing::LookBack(_) => return looking_back(context.texts),
    };
    if facts.phase == Phase::Over {
        return part!(Scores { story: story.clone(), after: play.after.clone() });
    }
    let Some(seat) = asked else {
        let waits = || waiting(context, story, &play.hurry, PassBeforehand::of(context, play).as_ref());
        return play.instead(context.texts, &context.names).unwrap_or_else(waits);
    };
    let income = tells_income(facts.phase).then(|| last_income(story.back(), facts, seat)).flatten();
    let paid = paid_in_this_move(story, context, seat);
    part!(Asked { seat, pending: pending.clone(), pointed, income, paid, is_first }, key = play.answers_given)
}

/// What the move has cost in which an area is asked for.
fn paid_in_this_move(story: &Story, context: &TableContext, seat: Seat) -> Vec<Changed> {
    let asks_area = context.view.question(seat).is_some_and(|it| matches!(it.shape, Shape::Space { .. }));
    match story.latest_move().filter(|&(_, by)| asks_area && by == seat) {
        Some((told, _)) => paid_so_far(context.facts(), &story.since(told).collect::<Vec<_>>(), seat),
        None => Vec::new(),
    }
}

/// Whether what the last production brought is told beside what is asked.
const fn tells_income(phase: Phase) -> bool {
    matches!(phase, Phase::Draft | Phase::Research)
}

/// Whether no other game is kept here.
fn is_first_game() -> bool {
    saved_games::kept().is_ok_and(|games| games.len() < 2)
}

/// The areas among the offers, each with its place there.
fn offered(view: &PlayerView, asked: Option<Seat>) -> Vec<Offered> {
    let choices = asked.into_iter().flat_map(|seat| view.choices(seat)).enumerate();
    let areas = choices.filter_map(|(index, choice)| match choice {
        Choice::Space(space) => Some((space, index as u16)),
        _ => None,
    });
    areas.collect()
}
