//! A table of Ares Expedition as the page shows it: played, or looked at again.

use crate::ares::cards::CardId;
use crate::ares::face::{AresConcept, AresExplained};
use crate::ares::{Ares, Choice, Stage};
use crate::games::Game;
use crate::kit::Seat;
use crate::text::Verbatim;
use crate::text::ares::AresWords;
use crate::text::common::{BarWords, ShareWords};
use crate::ui::ares::explained::concept;
use crate::ui::ares::scene::{AresView, speak};
use crate::ui::ares::story::{headline, is_news};
use crate::ui::ares::table::Table;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::say::Say;
use crate::ui::parts::end::rematch::rematch;
use crate::ui::parts::game_bar::{BesideGame, beside_game};
use crate::ui::parts::history::replay::Watch;
use crate::ui::parts::share::sharing::Travel;
use crate::ui::state::app::{App, AppAction, CardToShow, Open};
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayView;
use crate::ui::state::saved_games;
use crate::ui::state::shared_table::SharedTable;
use yew::{AttrValue, Callback, Html, UseReducerHandle, html};

/// The bar and the table of a game.
pub(crate) fn playing(
    app: &UseReducerHandle<App>,
    say: Say,
    open: &Open,
    table: &SharedTable<Ares>,
    left: Option<SharedTable<Ares>>,
    hurry: Callback<()>,
    shown: &CardToShow,
) -> (Html, Html) {
    let before = open.before();
    let viewer = before.viewer();
    let view = AresView::from(table.view(viewer));
    let is_over = view.facts().stage == Stage::Over;
    let names = Names::at(&open.table, *say);
    let names = if open.is_shared() {
        // The end is for all who play at the device.
        names.heard_by(viewer.filter(|_| !is_over))
    } else {
        names.heard_alone_by(viewer)
    };
    let act = app.dispatcher();
    let answer = {
        let (act, table) = (act.clone(), table.clone());
        Callback::from(move |(seat, choice): (Seat, Choice)| {
            let place = table.offers(seat).iter().position(|&offer| offer == choice);
            act.dispatch(AppAction::Play(seat, place.map(|place| place as u16).into_iter().collect()));
        })
    };
    let sit_down = {
        let act = act.clone();
        Callback::from(move |seat| act.dispatch(AppAction::SitDown(seat)))
    };
    let leave = {
        let act = act.clone();
        Callback::from(move |()| saved_games::leave(&act))
    };
    let together = {
        let act = act.clone();
        Callback::from(move |()| act.dispatch(AppAction::ComeTogether))
    };
    let again = {
        let (act, game) = (act.clone(), open.table.clone());
        Callback::from(move |at| act.dispatch(AppAction::Watch(game.clone(), at)))
    };
    let travel = Travel::of(&open.table);
    let undo = before.person().map(|seat| (seat, undo(say, open, table, &view, &names, seat)));
    let bar = html! {
        <>
            { round(say, &view) }
            { ticker(say, table, &view, &names, viewer) }
            { beside_game(say, BesideGame { act: &act, open, travel: &travel, names: &names, undo }) }
        </>
    };
    // Whoever comes before the page finds nothing of what the one before had open.
    let key = viewer.map_or(-1, |seat| i32::from(seat.number()));
    let content = part!(
        Table {
            before,
            view,
            table: table.clone(),
            left: left.filter(|_| !is_over),
            names,
            moment: open.moment,
            answer,
            sit_down,
            travel,
            leave,
            hurry,
            together,
            again,
            rematch: rematch(app.dispatcher(), open),
            shown: (shown.0, shown.1.map(CardId)),
            watch: None
        },
        key = key
    );
    (bar, content)
}

/// The bar and the table of a game that is looked at again.
pub(crate) fn replaying(
    app: &UseReducerHandle<App>,
    say: Say,
    replay: &ReplayView,
    table: &SharedTable<Ares>,
    shown: &CardToShow,
) -> (Html, Html) {
    let viewer = replay.viewer;
    let view = AresView::from(table.view(viewer));
    let names = Names::at(&replay.shown, *say);
    let watch = Watch::of(replay, app.dispatcher());
    let leave = watch.leave.clone();
    let bar = html! {
        <>
            { round(say, &view) }
            { ticker(say, table, &view, &names, viewer) }
            <nav aria-label={say.bar(BarWords::Game)}>
                <button id="leave" type="button" class="ib" onclick={leave.reform(|_| ())}>{ icon(Icon::Cross) }<span>{ say.share(ShareWords::Leave) }</span></button>
            </nav>
        </>
    };
    let content = part!(
        Table {
            before: Before::Watching(viewer),
            view,
            table: table.clone(),
            left: None,
            names,
            moment: 0,
            answer: Callback::noop(),
            sit_down: Callback::noop(),
            travel: Travel::of(&replay.shown),
            leave,
            hurry: Callback::noop(),
            together: Callback::noop(),
            again: Callback::noop(),
            rematch: Callback::noop(),
            shown: (shown.0, shown.1.map(CardId)),
            watch
        },
        key = "replay"
    );
    (bar, content)
}

/// The table of an earlier moment as this seat saw it: nothing can be done there.
pub(crate) fn looking_back(say: Say, game: &Game, table: &SharedTable<Ares>, seat: Seat) -> Html {
    let viewer = Some(seat);
    let names = Names::at(game, *say).heard_alone_by(viewer);
    part!(Table {
        before: Before::LookingBack(seat),
        view: AresView::from(table.view(viewer)),
        table: table.clone(),
        left: None,
        names,
        moment: 0,
        answer: Callback::noop(),
        sit_down: Callback::noop(),
        travel: Travel::of(game),
        leave: Callback::noop(),
        hurry: Callback::noop(),
        together: Callback::noop(),
        again: Callback::noop(),
        rematch: Callback::noop(),
        shown: (0, None),
        watch: None
    })
}

/// Which round and phase it is.
fn round(say: Say, view: &AresView) -> Html {
    let facts = view.facts();
    let round = if facts.stage == Stage::Setup { 0 } else { facts.round };
    let stage = match facts.stage {
        Stage::Resolving(phase) => AresExplained::Phase(phase).key(),
        Stage::Planning => concept(AresConcept::Planning),
        Stage::Cube(_) | Stage::Swap { .. } => concept(AresConcept::Cubes),
        Stage::Neutral => concept(AresConcept::Neutral),
        Stage::Warming => concept(AresConcept::NeutralCube),
        Stage::HandLimit => concept(AresConcept::Hand),
        Stage::Setup => concept(AresConcept::Corporation),
        Stage::Over => concept(AresConcept::Points),
    };
    html! {
        <p id="generation" data-explain={format!("{} {stage}", concept(AresConcept::Round))} data-generation={facts.round.to_string()}>
            <b><span class="long">{ say.expedition(AresWords::Round(round)) }</span><span class="short" aria-hidden="true">{ say.expedition(AresWords::RoundInShort(round)) }</span></b><span class="phase">{ " " }{ say.expedition(AresWords::StageIs(facts.stage)) }</span>
        </p>
    }
}

/// What happened last.
fn ticker(say: Say, table: &SharedTable<Ares>, view: &AresView, names: &Names, viewer: Option<Seat>) -> Html {
    let news =
        headline(table, viewer).map(|event| speak(say, view.facts(), names, |speaker| speaker.event(event)));
    html! { <p class="ticker" role="status" aria-live="polite">{ news.unwrap_or_default() }</p> }
}

/// Which move of the seat an undo takes back, or why it stays.
fn undo(
    say: Say,
    open: &Open,
    table: &SharedTable<Ares>,
    view: &AresView,
    names: &Names,
    seat: Seat,
) -> Result<AttrValue, AttrValue> {
    match open.table.undo_to(seat) {
        Ok(told) => {
            let own = table.heard_since(told, Some(seat)).find(|&event| is_news(event, Some(seat)));
            let own = own.map(|event| speak(say, view.facts(), names, |speaker| speaker.event(event)));
            Ok(match own {
                Some(own) => say.bar(BarWords::TakesBack(Verbatim(&own))),
                None => say.bar(BarWords::TakesLastAnswer),
            })
        }
        Err(stays) => Err(speak(say, view.facts(), names, |speaker| speaker.stays(stays)).into()),
    }
}
