//! The properties of the table of any game: what is shown, and what is done there.

use crate::games::{Game, InList};
use crate::kit::Seat;
use crate::table::{Table, UndoRefusal};
use crate::text::Verbatim;
use crate::text::common::BarWords;
use crate::ui::look::texts::Texts;
use crate::ui::parts::end::after::{AfterGame, EndedGame};
use crate::ui::parts::end::rematch::rematch;
use crate::ui::parts::history::replay::Watch;
use crate::ui::parts::share::elsewhere::elsewhere;
use crate::ui::parts::share::hand_over::{HandOver, hand_over};
use crate::ui::parts::share::sharing::Travel;
use crate::ui::state::app::{App, AppAction, CardToShow, Open};
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayView;
use crate::ui::state::save_slot_ref::SaveSlotRef;
use crate::ui::state::saved_games;
use crate::ui::state::shared_table::SharedTable;
use crate::ui::state::trial::Decided;
use std::rc::Rc;
use yew::{
    AttrValue, Callback, Html, Properties, UseReducerDispatcher, UseReducerHandle, hook, use_effect_with,
    use_mut_ref,
};

/// What the page hands to the table of a game.
#[derive(PartialEq, Properties)]
pub(crate) struct TableProps<G: InList> {
    pub(crate) table: SharedTable<G>,
    pub(crate) names: Names,
    /// A card that the top of the page wants shown.
    pub(crate) shown: CardToShow,
    pub(crate) doing: Doing<G>,
}

/// What is done at a table.
#[derive(PartialEq)]
pub(crate) enum Doing<G: InList> {
    /// The game is played.
    Play(Box<PlayProps<G>>),
    /// The game is looked at again.
    Replay {
        /// The game from its beginning to its end.
        whole: SharedTable<G>,
        watch: Watch,
    },
    /// The table is shown as it was before the last choice of this seat: nothing can be done there.
    LookBack(Seat),
}

/// A game that is played, and what can be done with it.
#[derive(PartialEq)]
pub(crate) struct PlayProps<G: InList> {
    /// Who sits before the page.
    pub(crate) before: Before,
    /// How many answers people have given: a new question is a new element, so that no key press meant for the last
    /// one answers it; and a bot's answer takes no button away.
    pub(crate) answers_given: u32,
    /// The table as the viewer left it with the last answer; `None` at the end.
    pub(crate) left: Option<SharedTable<G>>,
    /// Gives answers.
    pub(crate) answer: Callback<Decided>,
    /// Lets a person come before the page.
    pub(crate) sit_down: Callback<Seat>,
    /// Takes the last answer back, where that may be.
    pub(crate) undo: Option<Callback<()>>,
    /// Whether the viewer passes at their next turn, as they said beforehand.
    pub(crate) passes: bool,
    /// Says so beforehand, or takes it back.
    pub(crate) turn_passing: Callback<()>,
    /// Lets bots answer at once until a person is asked.
    pub(crate) hurry: Callback<()>,
    /// All people play at this device.
    pub(crate) together: Callback<()>,
    /// What can be done when the game is over.
    pub(crate) after: AfterGame,
}

impl<G: InList> TableProps<G> {
    /// The table of the open game.
    pub(crate) fn playing(
        app: &UseReducerHandle<App>,
        texts: Texts,
        open: &Open,
        table: &Rc<Table<G>>,
        hurry: Callback<()>,
        shown: &CardToShow,
    ) -> Self {
        let names = Names::at(&open.table, *texts);
        let viewer = open.before().viewer();
        let is_over = table.asked().is_empty();
        let names = if open.is_shared() {
            // The end is for all who play at the device.
            names.heard_by(viewer.filter(|_| !is_over))
        } else {
            names.heard_alone_by(viewer)
        };
        let left = viewer.filter(|_| !is_over).and_then(|seat| G::table_of(open.left_by(seat)?));
        let doing = Doing::Play(Box::new(PlayProps::of(app.dispatcher(), open, left, hurry)));
        Self { table: table.clone().into(), names, shown: shown.clone(), doing }
    }

    /// The table of a game that is looked at again, at the moment that is shown.
    pub(crate) fn replaying(
        app: &UseReducerHandle<App>,
        texts: Texts,
        replay: &ReplayView,
        table: &Rc<Table<G>>,
        shown: &CardToShow,
    ) -> Self {
        // Every moment of a game is a game of the same kind.
        let whole = G::table_of(&replay.whole).unwrap_or(table);
        Self {
            table: table.clone().into(),
            names: Names::at(&replay.shown, *texts),
            shown: shown.clone(),
            doing: Doing::Replay { whole: whole.clone().into(), watch: Watch::of(replay, app.dispatcher()) },
        }
    }

    /// The table of an earlier moment as this seat saw it.
    pub(crate) fn looking_back(
        texts: Texts,
        game: &Game,
        table: &Rc<Table<G>>,
        seat: Seat,
        shown: &CardToShow,
    ) -> Self {
        Self {
            table: table.clone().into(),
            names: Names::at(game, *texts).heard_alone_by(Some(seat)),
            shown: shown.clone(),
            doing: Doing::LookBack(seat),
        }
    }

    /// As whom the page looks at the game.
    pub(crate) const fn viewer(&self) -> Option<Seat> {
        match &self.doing {
            Doing::Play(play) => play.before.viewer(),
            Doing::Replay { watch, .. } => watch.viewer,
            Doing::LookBack(seat) => Some(*seat),
        }
    }

    /// Which move of the viewer an undo takes back, or why it stays; `None` where nobody sits before the page. `own` says the first
    /// thing that the seat did behind an event, and `stays` why nothing is taken back.
    pub(crate) fn undo(
        &self,
        texts: Texts,
        own: impl FnOnce(usize, Seat) -> Option<String>,
        stays: impl FnOnce(UndoRefusal) -> String,
    ) -> Option<(Seat, Result<AttrValue, AttrValue>)> {
        let seat = self.doing.play()?.before.viewer()?;
        let undo = match self.table.undo_to(seat) {
            Ok(told) => Ok(match own(told, seat) {
                Some(own) => texts.bar(BarWords::TakesBack(Verbatim(&own))),
                None => texts.bar(BarWords::TakesLastAnswer),
            }),
            Err(refusal) => Err(stays(refusal).into()),
        };
        Some((seat, undo))
    }

    /// What tells this table from another in its place: who comes before the page finds nothing of what the one before had open.
    pub(crate) fn key(&self) -> String {
        match &self.doing {
            Doing::Play(play) => play.before.viewer().map_or(-1, |seat| i32::from(seat.number())).to_string(),
            Doing::Replay { .. } => "replay".to_owned(),
            Doing::LookBack(_) => "look-back".to_owned(),
        }
    }
}

impl<G: InList> Doing<G> {
    /// The game that is played.
    pub(crate) const fn play(&self) -> Option<&PlayProps<G>> {
        match self {
            Self::Play(play) => Some(&**play),
            Self::Replay { .. } | Self::LookBack(_) => None,
        }
    }

    /// The replay, with the game from its beginning to its end.
    pub(crate) const fn replay(&self) -> Option<(&SharedTable<G>, &Watch)> {
        match self {
            Self::Replay { whole, watch } => Some((whole, watch)),
            Self::Play(_) | Self::LookBack(_) => None,
        }
    }

    /// Who may answer.
    pub(crate) fn answering(&self) -> Option<Seat> {
        self.play()?.before.answering()
    }

    /// How many answers people have given.
    pub(crate) fn answers_given(&self) -> u32 {
        self.play().map_or(0, |play| play.answers_given)
    }
}

impl<G: InList> PlayProps<G> {
    fn of(
        act: UseReducerDispatcher<App>,
        open: &Open,
        left: Option<&Rc<Table<G>>>,
        hurry: Callback<()>,
    ) -> Self {
        let before = open.before();
        let game = open.table.clone();
        let auto_pass = before.answering().map(|seat| (seat, open.passes(seat)));
        let undo = before.viewer().filter(|&seat| game.undo_to(seat).is_ok());
        Self {
            answers_given: open.answers_given,
            left: left.map(|left| left.clone().into()),
            answer: on(&act, AppAction::Play),
            sit_down: on(&act, AppAction::SitDown),
            undo: undo.map(|seat| on(&act, move |()| AppAction::Undo(seat))),
            passes: auto_pass.is_some_and(|(_, passes)| passes),
            turn_passing: auto_pass.map_or_else(Callback::noop, |(seat, passes)| {
                on(&act, move |()| AppAction::PassBeforehand(seat, !passes))
            }),
            hurry,
            together: on(&act, |()| AppAction::ComeTogether),
            after: AfterGame {
                ended: EndedGame { game: game.clone(), id: open.slot.id() },
                travel: Travel::of(&game),
                again: on(&act, move |start| AppAction::Watch(game.clone(), start)),
                rematch: rematch(act.clone(), open),
                begin: on(&act, |table| AppAction::Open { slot: SaveSlotRef::default(), table, here: None }),
                leave: Callback::from(move |()| saved_games::leave(&act)),
            },
            before,
        }
    }

    /// What stands in the place of the question while nobody may answer at this device.
    pub(crate) fn instead(&self, texts: Texts, names: &Names) -> Option<Html> {
        let travel = &self.after.travel;
        match &self.before {
            Before::HandOver { awaited, answered } => {
                Some(hand_over(texts, names, &HandOver { awaited, answered, look: &self.sit_down, travel }))
            }
            Before::Sending { awaited, .. } => Some(elsewhere(texts, names, awaited, travel, &self.together)),
            Before::Person(_) | Before::Nobody => None,
        }
    }
}

fn on<T: 'static>(act: &UseReducerDispatcher<App>, action: impl Fn(T) -> AppAction + 'static) -> Callback<T> {
    let act = act.clone();
    Callback::from(move |value| act.dispatch(action(value)))
}

/// Calls back with each card that the top of the page wants shown from now on, by its number.
#[hook]
pub(crate) fn use_cards_to_show(shown: &CardToShow, look: Callback<u16>) {
    let first = use_mut_ref(|| **shown);
    use_effect_with(**shown, move |shown| {
        let is_new = first.replace(*shown) != *shown;
        if let (_, Some(card)) = shown
            && is_new
        {
            look.emit(*card);
        }
    });
}
