//! The page's end: one open question at a time, and who answers it.

use super::super::{BotAnswer, READY, Request};
use super::bot_worker::{BotWorker, WorkerNews};
use crate::games::Game;
use crate::kit::Seat;
use crate::table::Bot;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// How many workers a page starts: one, and another one when it dies. After that the page answers itself.
const MOST_HIRED: u8 = 2;

/// How long a worker may take, in milliseconds; a bot's longest thought is far shorter.
const PATIENCE: u32 = 10_000;

/// How long a thought should take at the most, in milliseconds: a machine that needs longer gets a smaller share of the steps.
const LONGEST: f64 = 3_000.0;

/// The share of the steps that the page thinks itself, in percent: so few that the page stays responsive.
const SHARE_HERE: u8 = 3;

/// Answers for bots: by a worker, or in the page where there is none.
#[derive(Clone, Default)]
pub struct BotClient(Rc<RefCell<BotQueue>>);

#[derive(Default)]
struct BotQueue {
    worker: Option<BotWorker>,
    /// Whether the worker has said that it has begun.
    is_ready: bool,
    hired: u8,
    /// The number of the last request.
    number: u32,
    open: Option<OpenRequest>,
    /// The share of the steps of a level that this machine has time for.
    share: MachineShare,
}

/// The share of the steps of a level that a machine has time for, in percent.
struct MachineShare(u8);

impl Default for MachineShare {
    fn default() -> Self {
        Self(100)
    }
}

impl MachineShare {
    /// Learns that an answer took so long.
    fn learn(&mut self, milliseconds: f64) {
        let share = f64::from(self.0);
        let fits = share * LONGEST / milliseconds.max(1.0);
        // It rises slowly, for most questions are easy.
        let next = if fits < share { fits } else { share * 1.1 + 1.0 };
        self.0 = next.clamp(1.0, 100.0) as u8;
    }
}

/// A request without an answer.
struct OpenRequest {
    request: Request,
    then: Box<dyn FnOnce(BotAnswer)>,
    asked: f64,
    /// The end of patience with the worker, or the page's own turn.
    _later: Timeout,
}

/// A request that was made: when it is dropped, nobody waits for its answer any more.
#[must_use = "nobody waits for the answer when this is dropped"]
pub struct PendingAnswer {
    office: Weak<RefCell<BotQueue>>,
    number: u32,
}

impl Drop for PendingAnswer {
    fn drop(&mut self) {
        let Some(desk) = self.office.upgrade() else { return };
        let is_open = desk.borrow().number_asked() == Some(self.number);
        let forgotten = if is_open { desk.borrow_mut().open.take() } else { None };
        // A callback may use the queue when it is dropped, so that happens when the queue is no longer borrowed.
        drop(forgotten);
    }
}

impl BotQueue {
    fn number_asked(&self) -> Option<u32> {
        self.open.as_ref().map(|open| open.request.number)
    }
}

impl BotClient {
    /// Asks a bot for its answer; `then` hears it later, unless the value that is returned is dropped before.
    pub fn ask(
        &self,
        seat: Seat,
        bot: Bot,
        game: &Game,
        then: impl FnOnce(BotAnswer) + 'static,
    ) -> PendingAnswer {
        let (number, share) = {
            let mut desk = self.0.borrow_mut();
            desk.number = desk.number.wrapping_add(1);
            (desk.number, desk.share.0)
        };
        let request = Request { number, seat, bot, share, record: game.record() };
        self.pursue(request, Box::new(then));
        PendingAnswer { office: Rc::downgrade(&self.0), number }
    }

    /// Gives a request to the worker, or to the page where there is none.
    fn pursue(&self, request: Request, then: Box<dyn FnOnce(BotAnswer)>) {
        let has_worker = self.hire();
        let office = Rc::downgrade(&self.0);
        let later = if has_worker {
            Timeout::new(PATIENCE, move || of(&office, Self::mourn))
        } else {
            // In a task of its own, so that the page stays responsive between two answers.
            Timeout::new(0, move || of(&office, Self::answer_here))
        };
        self.0.borrow_mut().open = Some(OpenRequest { request, then, asked: milliseconds(), _later: later });
        self.tell();
    }

    /// Whether there is a worker, if need be a new one.
    fn hire(&self) -> bool {
        while self.0.borrow().worker.is_none() {
            if self.0.borrow().hired == MOST_HIRED {
                return false;
            }
            let office = Rc::downgrade(&self.0);
            let worker = BotWorker::new(move |news| of(&office, |office| office.hear(news)));
            let mut desk = self.0.borrow_mut();
            desk.hired += 1;
            desk.is_ready = false;
            desk.worker = worker.ok();
        }
        true
    }

    /// Sends the open request to a worker that has begun.
    fn tell(&self) {
        let desk = self.0.borrow();
        if let (Some(worker), Some(open), true) = (&desk.worker, &desk.open, desk.is_ready) {
            // Where it cannot be sent, patience ends.
            let _ = worker.tell(&open.request.to_string());
        }
    }

    fn hear(&self, news: WorkerNews) {
        match news {
            WorkerNews::Said(text) if text == READY => {
                self.0.borrow_mut().is_ready = true;
                self.tell();
            }
            WorkerNews::Said(text) => {
                // An answer to a question that nobody asks any more is dropped.
                if let Ok(answer) = text.parse::<BotAnswer>() {
                    self.deliver(answer);
                }
            }
            WorkerNews::Died => self.mourn(),
        }
    }

    fn deliver(&self, answer: BotAnswer) {
        let mut desk = self.0.borrow_mut();
        if desk.number_asked() == Some(answer.number)
            && let Some(open) = desk.open.take()
        {
            if desk.worker.is_some() {
                desk.share.learn(milliseconds() - open.asked);
            }
            drop(desk);
            (open.then)(answer);
        }
    }

    /// The worker is dead or silent: another one gets the request, or the page does.
    fn mourn(&self) {
        let (worker, open) = {
            let mut desk = self.0.borrow_mut();
            (desk.worker.take(), desk.open.take())
        };
        drop(worker);
        if let Some(OpenRequest { request, then, .. }) = open {
            self.pursue(request, then);
        }
    }

    /// Whether the page answers itself, because no worker lives.
    pub fn answers_here(&self) -> bool {
        let desk = self.0.borrow();
        desk.worker.is_none() && desk.hired == MOST_HIRED
    }

    fn answer_here(&self) {
        let few = |open: &OpenRequest| Request { share: SHARE_HERE, ..open.request.clone() }.answered();
        let answer = self.0.borrow().open.as_ref().map(few);
        if let Some(answer) = answer {
            self.deliver(answer);
        }
    }
}

/// Calls `act` with the client if it still exists.
fn of(office: &Weak<RefCell<BotQueue>>, act: impl FnOnce(&BotClient)) {
    if let Some(desk) = office.upgrade() {
        act(&BotClient(desk));
    }
}

/// Milliseconds since the page was opened; without a clock no answer takes long.
fn milliseconds() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
