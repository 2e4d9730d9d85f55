//! The bots: they answer through the same door as people, in a worker where there is one, and at a pace that
//! eyes can follow.

use crate::games::Game;
use crate::kit::Seat;
use crate::table::{Bot, Controller};
use crate::text::AppError;
use crate::ui::games::has_shown_card;
use crate::ui::look::media::{MOTION, is_media};
use crate::ui::look::paint::when_painted;
use crate::ui::parts::form::pace::Pace;
use crate::ui::state::app::{App, AppAction, DoneForYou, Open};
use crate::ui::state::disk::use_settled;
use crate::ui::state::live::LiveGame;
use crate::ui::state::windows;
use crate::worker::BotClient;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::{Callback, UseReducerDispatcher, UseReducerHandle, hook, use_effect_with, use_memo, use_mut_ref};

/// Lets bots answer one question at a time. The answer to a table that has changed meanwhile is not waited for.
/// What is returned hurries them until a person is asked, as some keys do.
#[hook]
pub(crate) fn use_bots(app: &UseReducerHandle<App>) -> Callback<()> {
    let queue = use_memo((), |()| BotClient::of_page());
    let clock = use_memo(app.dispatcher(), |act| Clock::new(act.clone()));
    // Where another device hosts the game, that one answers for them.
    let is_guest = |open: &&Open| open.live.as_ref().is_some_and(LiveGame::is_guest);
    let table = app.played().filter(|open| !is_guest(open)).map(|Open { table, .. }| table.clone());
    // Bots do not go on from an earlier position than the disk or another window has.
    let is_settled = use_settled() && windows::is_settled();
    let due = table.as_ref().and_then(due).filter(|_| is_settled);
    use_effect_with(due.is_some(), {
        let clock = clock.clone();
        move |&is_due| {
            // Whoever has hurried the bots sees their next round at the usual pace again.
            clock.is_hurried.set(false);
            let keys = is_due.then(|| {
                EventListener::new(&window(), "keydown", move |event| {
                    let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
                    if matches!(key.as_deref(), Some("Escape" | "Enter" | " ")) {
                        clock.hurry();
                    }
                })
            });
            move || drop(keys)
        }
    });
    let hurry = {
        let clock = clock.clone();
        Callback::from(move |()| clock.hurry())
    };
    let answers_given = app.open.as_ref().map_or(0, |open| open.answers_given);
    let is_done_for_you = app.played().is_some_and(|open| open.done == Some(DoneForYou::Ended));
    let painted = use_mut_ref(|| answers_given);
    let is_told = use_mut_ref(|| false);
    use_effect_with((table, is_settled), move |(table, _)| {
        let ask = table.as_ref().zip(due).map(|(table, (seat, bot))| {
            let (wait, game) = (clock.wait(table, seat, is_done_for_you), table.clone());
            let (clock, is_told) = (clock.clone(), is_told.clone());
            move || {
                let of = queue.clone();
                queue.ask(seat, bot, &game, move |answer| {
                    if bot.looks_ahead() && of.answers_here() && !is_told.replace(true) {
                        clock.act.dispatch(AppAction::Problem(AppError::NoWorker));
                    }
                    let action = match answer.chosen {
                        Ok(chosen) => AppAction::Answer(seat, chosen.choice),
                        Err(unanswered) => AppAction::Problem(unanswered.into()),
                    };
                    Clock::give(&clock, action, wait);
                })
            }
        });
        let asked = Rc::new(RefCell::new(None));
        // What a person has done is seen before a bot thinks about it: a small machine does one after the other.
        let is_seen = painted.replace(answers_given) == answers_given;
        let later = match ask {
            Some(ask) if is_seen => {
                asked.replace(Some(ask()));
                None
            }
            Some(ask) => {
                let asked = asked.clone();
                Some(when_painted(move || drop(asked.replace(Some(ask())))))
            }
            None => None,
        };
        // Dropped with the table that it was made for.
        move || {
            drop((later, asked));
            clock.waiting.take();
        }
    });
    hurry
}

/// The first bot that owes an answer.
fn due(table: &Game) -> Option<(Seat, Bot)> {
    table.asked().iter().find_map(|seat| match table.player(seat) {
        Controller::Human => None,
        Controller::Bot(bot) => Some((seat, bot)),
    })
}

/// How long bots wait behind a turn that was ended for somebody, in milliseconds.
const TIME_TO_UNDO: u32 = 4_000;

/// Holds answers back until what came before has been seen.
struct Clock {
    act: UseReducerDispatcher<App>,
    is_hurried: Cell<bool>,
    /// The answer that is held back, and what lets it go.
    waiting: RefCell<Option<(AppAction, Timeout)>>,
}

/// Until when an answer is held back, as [`milliseconds`] counts.
type Until = f64;

impl Clock {
    const fn new(act: UseReducerDispatcher<App>) -> Self {
        Self { act, is_hurried: Cell::new(false), waiting: RefCell::new(None) }
    }

    /// How long the table stays as it is: what belongs to an action follows it at once, and so does what nobody sees.
    /// Behind a turn that was ended for somebody there is time to take that back.
    fn wait(&self, table: &Game, seat: Seat, is_done_for_you: bool) -> Until {
        let is_seen = table.opens_move(seat) && !table.is_together();
        let pace = Pace::chosen();
        let wait = match () {
            () if !is_seen || self.is_hurried.get() => 0,
            () if is_done_for_you => TIME_TO_UNDO,
            () if has_shown_card(table) && is_media(MOTION) => pace.wait_for_card(),
            () => pace.wait(),
        };
        milliseconds() + f64::from(wait)
    }

    fn give(this: &Rc<Self>, action: AppAction, until: Until) {
        let left = until - milliseconds();
        if left <= 0.0 || this.is_hurried.get() {
            this.act.dispatch(action);
            return;
        }
        let later = Timeout::new(left as u32, {
            let this = this.clone();
            move || this.let_go()
        });
        this.waiting.replace(Some((action, later)));
    }

    fn let_go(&self) {
        let waiting = self.waiting.take();
        if let Some((action, _later)) = waiting {
            self.act.dispatch(action);
        }
    }

    fn hurry(&self) {
        self.is_hurried.set(true);
        self.let_go();
    }
}

/// Milliseconds since the page was opened. Unlike the time of day nobody sets them back; without them no answer is held back.
fn milliseconds() -> f64 {
    window().performance().map_or(f64::INFINITY, |clock| clock.now())
}
