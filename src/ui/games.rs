//! The screens of each game: what the common rooms of the page ask for, and the room of the game that shows it.

use crate::ares::Mode;
use crate::ares::face::AresExplained;
use crate::games::{Game, GameProposal};
use crate::kit::Seat;
use crate::mars::face::Explained;
use crate::store::{Browser, Store};
use crate::text::common::HomeWords;
use crate::ui::ares;
use crate::ui::ares::coach::AresCoach;
use crate::ui::ares::form::NewExpedition;
use crate::ui::look::part::part;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::mars;
use crate::ui::mars::coach::MarsCoach;
use crate::ui::mars::form::lessons::Lessons;
use crate::ui::mars::form::new_game::NewGame;
use crate::ui::mars::map::{Portrait, PortraitProps};
use crate::ui::parts::coach::{CoachedQuestion, coach_button, is_beside};
use crate::ui::parts::explain::ExplainedThing;
use crate::ui::parts::explained;
use crate::ui::parts::game_bar::{BarText, game_bar, replay_bar};
use crate::ui::parts::share::preview::Preview;
use crate::ui::parts::sound::Cue;
use crate::ui::parts::table_props::TableProps;
use crate::ui::state::app::{App, AppAction, CardToShow, Open};
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayView;
use crate::ui::state::shared_table::SharedTable;
use crate::ui::tables::{self, GameKind};
use std::rc::Rc;
use yew::{Callback, Html, Properties, UseReducerHandle, component, html, use_effect_with, use_state};

/// The bar and the table of a game that is played; no table as long as it has not come.
pub(crate) fn playing(
    app: &UseReducerHandle<App>,
    texts: Texts,
    open: &Open,
    hurry: Callback<()>,
    shown: &CardToShow,
) -> (Html, Option<Html>) {
    let coach = coach_button(texts, &app.dispatcher(), open, lesson(texts, open).is_some());
    let bar =
        |names: &Names, text: BarText| game_bar(texts, &app.dispatcher(), open, names, (text, coach.clone()));
    match &open.table {
        Game::Mars(table) => {
            let props = TableProps::playing(app, texts, open, table, hurry, shown);
            (bar(&props.names, mars::bar::bar(texts, &props)), tables::of_mars().map(|table| table(props)))
        }
        Game::Ares(table) => {
            let props = TableProps::playing(app, texts, open, table, hurry, shown);
            (bar(&props.names, ares::page::bar(texts, &props)), tables::of_ares().map(|table| table(props)))
        }
    }
}

/// The bar and the table of a game that is looked at again; no table as long as it has not come.
pub(crate) fn replaying(
    app: &UseReducerHandle<App>,
    texts: Texts,
    replay: &ReplayView,
    shown: &CardToShow,
) -> (Html, Option<Html>) {
    let bar = |text: BarText| replay_bar(texts, text, &app.dispatcher());
    match &replay.shown {
        Game::Mars(table) => {
            let props = TableProps::replaying(app, texts, replay, table, shown);
            (bar(mars::bar::bar(texts, &props)), tables::of_mars().map(|table| table(props)))
        }
        Game::Ares(table) => {
            let props = TableProps::replaying(app, texts, replay, table, shown);
            (bar(ares::page::bar(texts, &props)), tables::of_ares().map(|table| table(props)))
        }
    }
}

/// The line above the table: the coach where it is asked, or else the guide of a game in which something is learnt, for who learns.
pub(crate) fn guide(app: &UseReducerHandle<App>, texts: Texts, open: &Open) -> Option<Html> {
    let lesson = lesson(texts, open);
    if is_beside(open, lesson.is_some()) { coach(app, texts, open) } else { lesson }
}

/// The coach beside the question; none where nobody is asked.
fn coach(app: &UseReducerHandle<App>, texts: Texts, open: &Open) -> Option<Html> {
    let seat = open.before().answering()?;
    let names = Names::at(&open.table, *texts).heard_alone_by(Some(seat));
    let act = app.dispatcher();
    let close = Callback::from(move |()| act.dispatch(AppAction::TurnCoach(false)));
    let game = open.table.clone();
    Some(match &open.table {
        Game::Mars(table) => {
            let question = CoachedQuestion { game, seat, is_for_goal: table.seats().len() == 1 };
            part!(MarsCoach { table: SharedTable::from(table.clone()), names, question, close })
        }
        Game::Ares(table) => {
            let question =
                CoachedQuestion { game, seat, is_for_goal: table.setup().mode != Mode::Competitive };
            part!(AresCoach { table: SharedTable::from(table.clone()), names, question, close })
        }
    })
}

/// The guide of a game in which something is learnt, for who learns.
fn lesson(texts: Texts, open: &Open) -> Option<Html> {
    match &open.table {
        Game::Mars(table) => mars::page::guide(texts, open, &table.clone().into()),
        Game::Ares(table) => ares::page::guide(texts, open, &table.clone().into()),
    }
}

/// The games in which something can be learnt; `begin` is called with the one that is chosen.
pub(crate) fn lessons(begin: Callback<Game>, is_new: bool) -> Html {
    part!(Lessons { begin, is_new })
}

/// The table of an earlier moment of a game as this seat saw it; none as long as it has not come.
pub(crate) fn looking_back(texts: Texts, game: &Game, seat: Seat, shown: &CardToShow) -> Option<Html> {
    Some(match game {
        Game::Mars(table) => tables::of_mars()?(TableProps::looking_back(texts, game, table, seat, shown)),
        Game::Ares(table) => tables::of_ares()?(TableProps::looking_back(texts, game, table, seat, shown)),
    })
}

/// A game as it is shown where it is not played.
pub(crate) fn preview(game: &Game) -> Preview {
    match game {
        Game::Mars(table) => mars::form::preview::of(table),
        Game::Ares(table) => ares::preview::of(table),
    }
}

/// What is to be heard of what happened between two moments of a game: a tile rather than a raise.
pub(crate) fn cue(last: &Game, now: &Game) -> Option<Cue> {
    let cues: Vec<Cue> = match (last, now) {
        (Game::Mars(last), Game::Mars(now)) => {
            now.heard_since(last.told(), None).filter_map(mars::scene::story::cue).collect()
        }
        (Game::Ares(last), Game::Ares(now)) => {
            now.heard_since(last.told(), None).filter_map(ares::story::cue).collect()
        }
        (Game::Mars(_), Game::Ares(_)) | (Game::Ares(_), Game::Mars(_)) => Vec::new(),
    };
    cues.iter().find(|&&cue| cue == Cue::Tile).or_else(|| cues.first()).copied()
}

/// Whether the latest move of a game shows a card that others read.
pub(crate) fn has_shown_card(game: &Game) -> bool {
    match game {
        Game::Mars(table) => mars::scene::story::has_shown_card(table),
        // All act at the same time there, unseen.
        Game::Ares(_) => false,
    }
}

/// The boxes and options of a game, in words.
pub(crate) fn options(texts: Texts, game: &Game) -> Vec<String> {
    match game {
        Game::Mars(table) => mars::form::preview::options(texts, table),
        Game::Ares(table) => ares::preview::options(texts, table),
    }
}

/// What a game explains behind a key that its table shows.
pub(crate) fn explained(kind: GameKind, texts: Texts, key: &str) -> Option<ExplainedThing> {
    match kind {
        GameKind::Mars => explained::thing::<Explained>(texts, key),
        GameKind::Ares => explained::thing::<AresExplained>(texts, key),
    }
}

/// Under this key stands the name of the game that was chosen last for a new one.
const GAME_KEY: &str = "viriditas.kind";

impl GameKind {
    const ROWS: [(Self, &'static str, HomeWords<'static>, HomeWords<'static>); 2] = [
        (Self::Mars, "mars", HomeWords::BoardGame, HomeWords::BoardGameAbout),
        (Self::Ares, "ares", HomeWords::Expedition, HomeWords::ExpeditionAbout),
    ];

    /// The game whose table the page shows.
    pub(crate) fn shown(app: &App) -> Option<Self> {
        if app.invited.is_some() {
            return None;
        }
        let replayed = app.replay.as_ref().map(|replay| &replay.shown);
        let open = || app.open.as_ref().filter(|open| !open.waits).map(|open| &open.table);
        replayed.or_else(open).map(|game| match game {
            Game::Mars(_) => Self::Mars,
            Game::Ares(_) => Self::Ares,
        })
    }

    /// The game that was chosen last, under [`GAME_KEY`].
    fn last() -> Self {
        let name = Browser.get(GAME_KEY).ok().flatten();
        let kind = Self::ROWS.into_iter().find(|&(_, key, ..)| Some(key) == name.as_deref());
        kind.map_or_else(Self::default, |(kind, ..)| kind)
    }

    /// The game of a proposal.
    const fn of(proposal: &GameProposal) -> Self {
        match proposal {
            GameProposal::Mars(_) => Self::Mars,
            GameProposal::Ares(_) => Self::Ares,
        }
    }
}

#[derive(PartialEq, Properties)]
struct FormProps {
    begin: Callback<Game>,
    map: Callback<u8>,
    proposed: Option<Rc<GameProposal>>,
}

/// Asks which game is to be played, and then how.
#[component]
fn Forms(props: &FormProps) -> Html {
    let texts = use_texts();
    let kind = use_state(GameKind::last);
    {
        let kind = kind.setter();
        use_effect_with(props.proposed.clone(), move |proposed| {
            if let Some(proposal) = proposed {
                kind.set(GameKind::of(proposal));
            }
        });
    }
    let choice = |(of, key, name, about): (
        GameKind,
        &'static str,
        HomeWords<'static>,
        HomeWords<'static>,
    )| {
        let onclick = {
            let kind = kind.clone();
            move |_| {
                // Where nothing can be kept the page begins with the first one again.
                let _ = Browser.set(GAME_KEY, key);
                kind.set(of);
            }
        };
        let picture = match of {
            GameKind::Mars => part!(Portrait { ..PortraitProps::future(0) }),
            GameKind::Ares => ares::preview::portrait(None),
        };
        html! {
            <button key={key} id={format!("game-{key}")} type="button" class="btn game-kind" aria-pressed={(*kind == of).to_string()} {onclick}>
                { picture }<span>{ texts.home(name) }<small>{ texts.home(about) }</small></span></button>
        }
    };
    let form = match (*kind, props.proposed.as_deref()) {
        (GameKind::Mars, proposed) => {
            let proposed = proposed.and_then(|proposed| match proposed {
                GameProposal::Mars(proposal) => Some(Rc::new(proposal.clone())),
                GameProposal::Ares(_) => None,
            });
            part!(NewGame { begin: props.begin.clone(), map: props.map.clone(), proposed }, key = "mars")
        }
        (GameKind::Ares, proposed) => {
            let proposed = proposed.and_then(|proposed| match proposed {
                GameProposal::Ares(proposal) => Some(Rc::new(proposal.clone())),
                GameProposal::Mars(_) => None,
            });
            part!(NewExpedition { begin: props.begin.clone(), proposed }, key = "ares")
        }
    };
    html! {
        <>
            <div class="game-kinds" role="group" aria-label={texts.home(HomeWords::WhichGame)}>{ for GameKind::ROWS.map(choice) }</div>
            { form }
        </>
    }
}

/// The form of a new game; it tells which map is chosen.
pub(crate) fn form(begin: Callback<Game>, map: Callback<u8>, proposed: Option<&GameProposal>) -> Html {
    part!(Forms { begin, map, proposed: proposed.map(|proposed| Rc::new(proposed.clone())) })
}

/// The planet behind the list of games, on which this map may be played.
pub(crate) fn backdrop(map: u8) -> Html {
    part!(Portrait { ..PortraitProps::future(map) })
}

/// All cards on one page, where the address asks for it.
#[cfg(debug_assertions)]
pub(crate) fn gallery() -> Option<Html> {
    mars::gallery::asked_for().or_else(ares::gallery::asked_for)
}
