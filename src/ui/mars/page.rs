//! A table of the board game as the page shows it: played, or looked at again.

use crate::games::Game;
use crate::kit::Seat;
use crate::mars::Mars;
use crate::mars::Phase;
use crate::mars::cards::CardId;
use crate::mars::guide::Lesson;
use crate::mars::view::since;
use crate::ui::look::part::part;
use crate::ui::look::say::Say;
use crate::ui::mars::bar::{self, game_bar, replay_bar};
use crate::ui::mars::guide::{self, Guide};
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::table::Table;
use crate::ui::mars::table::waiting::PassBeforehand;
use crate::ui::parts::end::rematch::rematch;
use crate::ui::parts::history::replay::Watch;
use crate::ui::parts::share::sharing::Travel;
use crate::ui::state::app::{App, AppAction, CardToShow, Open};
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayView;
use crate::ui::state::saved_games;
use crate::ui::state::shared_table::SharedTable;
use std::rc::Rc;
use yew::{Callback, Html, UseReducerHandle};

/// Shows a card, large.
fn show(shown: &CardToShow) -> Callback<CardId> {
    let shown = shown.clone();
    Callback::from(move |id: CardId| shown.set((shown.0 + 1, Some(id.number()))))
}

/// The bar and the table of a game.
pub(crate) fn playing(
    app: &UseReducerHandle<App>,
    say: Say,
    open: &Open,
    table: &SharedTable<Mars>,
    of: &dyn Fn(&Game) -> Option<SharedTable<Mars>>,
    hurry: Callback<()>,
    shown: &CardToShow,
) -> (Html, Html) {
    let before = open.before();
    let viewer = before.viewer();
    let view = PlayerView::from(table.view(viewer));
    let is_over = view.facts().phase == Phase::Over;
    let names = Names::at(&open.table, *say);
    let names = if open.is_shared() {
        // The end is for all who play at the device.
        names.heard_by(viewer.filter(|_| !is_over))
    } else {
        names.heard_alone_by(viewer)
    };
    let left = viewer.and_then(|seat| of(open.left_by(seat)?)).filter(|_| !is_over);
    let since = left.map(|left| since(left.view(viewer).facts(), view.facts())).unwrap_or_default();
    let answer = {
        let (app, table) = (app.clone(), table.clone());
        Callback::from(move |(seat, decided): (Seat, Decision)| {
            app.dispatch(AppAction::Play(seat, decided.places(&table, seat)));
        })
    };
    let look = {
        let app = app.clone();
        Callback::from(move |seat| app.dispatch(AppAction::SitDown(seat)))
    };
    let undo = before.person().filter(|&seat| table.undo_to(seat).is_ok()).map(|seat| {
        let act = app.dispatcher();
        Callback::from(move |()| act.dispatch(AppAction::Undo(seat)))
    });
    let leave = {
        let act = app.dispatcher();
        Callback::from(move |()| saved_games::leave(&act))
    };
    let together = {
        let act = app.dispatcher();
        Callback::from(move |()| act.dispatch(AppAction::ComeTogether))
    };
    let again = {
        let (act, game) = (app.dispatcher(), open.table.clone());
        Callback::from(move |at| act.dispatch(AppAction::Watch(game.clone(), at)))
    };
    let passing = before.answering().filter(|&seat| may_pass_beforehand(&view, seat)).map(|seat| {
        let (act, is_wanted) = (app.dispatcher(), open.passes(seat));
        let turn = Callback::from(move |()| act.dispatch(AppAction::PassBeforehand(seat, !is_wanted)));
        PassBeforehand { is_wanted, turn }
    });
    let travel = Travel::of(&open.table);
    let story = Story::of(table.clone(), viewer);
    let (view, story, names, travel) = (&view, &story, &names, &travel);
    let bar = game_bar(
        say,
        &bar::Props { act: app.dispatcher(), open, travel, story, view, names, look: &show(shown) },
    );
    let (view, story, names, travel) = (view.clone(), story.clone(), names.clone(), travel.clone());
    // Whoever comes before the page finds nothing of what the one before had open.
    let key = viewer.map_or(-1, |seat| i32::from(seat.number()));
    (
        bar,
        part!(
            Table {
                before,
                view,
                story,
                names,
                moment: open.moment,
                answer,
                look,
                undo,
                travel,
                leave,
                hurry,
                passing,
                together,
                again,
                rematch: rematch(app.dispatcher(), open),
                since: Rc::new(since),
                shown: (shown.0, shown.1.map(CardId)),
                watch: None
            },
            key = key
        ),
    )
}

/// The guide above the table, where who learns sits before the page.
pub(crate) fn guide(say: Say, open: &Open, table: &SharedTable<Mars>) -> Option<Html> {
    let lesson = guide::lesson(table)?;
    open.before().viewer().filter(|&seat| seat == Lesson::LEARNER && !open.is_shared())?;
    let names = Names::at(&open.table, *say).heard_alone_by(Some(Lesson::LEARNER));
    Some(part!(Guide { table: table.clone(), names, lesson }))
}

/// The table of an earlier moment as this seat saw it: nothing can be done there.
pub(crate) fn looking_back(say: Say, game: &Game, table: &SharedTable<Mars>, seat: Seat) -> Html {
    let viewer = Some(seat);
    let names = Names::at(game, *say).heard_alone_by(viewer);
    part!(Table {
        before: Before::LookingBack(seat),
        view: PlayerView::from(table.view(viewer)),
        story: Story::of(table.clone(), viewer),
        names,
        moment: 0,
        answer: Callback::noop(),
        look: Callback::noop(),
        undo: None,
        travel: Travel::of(game),
        leave: Callback::noop(),
        hurry: Callback::noop(),
        passing: None,
        together: Callback::noop(),
        again: Callback::noop(),
        rematch: Callback::noop(),
        since: Rc::default(),
        shown: (0, None),
        watch: None
    })
}

/// Whether a seat will have another turn in this generation, and others act now.
fn may_pass_beforehand(view: &PlayerView, seat: Seat) -> bool {
    let facts = view.facts();
    facts.phase == Phase::Action && !facts.passed.contains(seat) && !view.asked().contains(seat)
}

/// The bar and the table of a game that is looked at again.
pub(crate) fn replaying(
    app: &UseReducerHandle<App>,
    say: Say,
    replay: &ReplayView,
    table: &SharedTable<Mars>,
    shown: &CardToShow,
) -> (Html, Html) {
    let viewer = replay.viewer;
    let view = PlayerView::from(table.view(viewer));
    let names = Names::at(&replay.shown, *say);
    let story = Story::of(table.clone(), viewer);
    let watch = Watch::of(replay, app.dispatcher());
    let bar = replay_bar(say, &story, &view, &names, &show(shown), &watch.leave);
    let (before, travel) = (Before::Watching(viewer), Travel::of(&replay.shown));
    (
        bar,
        part!(
            Table {
                before,
                view,
                story,
                names,
                moment: 0,
                answer: Callback::noop(),
                look: Callback::noop(),
                undo: None,
                travel,
                leave: watch.leave.clone(),
                hurry: Callback::noop(),
                passing: None,
                together: Callback::noop(),
                again: Callback::noop(),
                rematch: Callback::noop(),
                since: Rc::default(),
                shown: (shown.0, shown.1.map(CardId)),
                watch
            },
            key = "replay"
        ),
    )
}
