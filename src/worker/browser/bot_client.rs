//! The page's end: one open question to a bot at a time and some to the coach, and who answers them.

use super::super::{
    AdviceRequest, AnalysedPart, AnalysisAnswer, AnalysisRequest, BotAnswer, CoachAnswer, MessageError,
    Patience, READY, Request, Staff,
};
use super::bot_worker::{BotWorker, WorkerNews};
use crate::games::{Advice, AnswerError, Game};
use crate::kit::{Seat, Seats};
use crate::table::Bot;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

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
    staff: Staff,
    /// The number of the last request.
    number: u32,
    open: Option<OpenRequest>,
    /// What is asked behind it.
    waiting: VecDeque<WaitingRequest>,
    /// The questions to the coach.
    questions: Vec<OpenQuestion>,
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
    /// The game that is asked about.
    game: Game,
    then: Box<dyn FnOnce(BotAnswer)>,
    /// How long the worker has had the request.
    patience: Patience,
    /// The next look at the clock, or the page's own turn.
    later: Timeout,
}

/// A request for which another one is answered first.
struct WaitingRequest {
    request: Request,
    game: Game,
    then: Box<dyn FnOnce(BotAnswer)>,
}

/// A question to the coach without an answer: for advice, or about a game that is over.
struct OpenQuestion {
    number: u32,
    request: String,
    then: Box<dyn FnOnce(CoachReply)>,
    /// How often the worker may take as long as for a bot.
    times: u8,
    /// How long the worker has had it.
    patience: Patience,
    /// The next look at the clock.
    later: Timeout,
}

/// What comes of a question to the coach.
enum CoachReply {
    Advice(Option<Advice>),
    Analysis(Option<AnalysedPart>),
    /// No worker lives.
    Nothing,
}

/// A question to the coach that was asked: when it is dropped, nobody waits for its answer any more.
#[must_use = "nobody waits for the answer when this is dropped"]
pub struct PendingQuestion {
    queue: Weak<RefCell<BotQueue>>,
    number: u32,
}

impl Drop for PendingQuestion {
    fn drop(&mut self) {
        let Some(queue) = self.queue.upgrade() else { return };
        // A callback may use the queue when it is dropped, so that happens when the queue is no longer borrowed.
        let forgotten = queue.borrow_mut().take_question(self.number);
        drop(forgotten);
    }
}

/// A request that was made: when it is dropped, nobody waits for its answer any more.
#[must_use = "nobody waits for the answer when this is dropped"]
pub struct PendingAnswer {
    queue: Weak<RefCell<BotQueue>>,
    number: u32,
}

impl Drop for PendingAnswer {
    fn drop(&mut self) {
        let Some(queue) = self.queue.upgrade() else { return };
        let is_open = queue.borrow().number_asked() == Some(self.number);
        let forgotten = if is_open { queue.borrow_mut().open.take() } else { None };
        let place = queue.borrow().waiting.iter().position(|it| it.request.number == self.number);
        let unheard = place.and_then(|place| queue.borrow_mut().waiting.remove(place));
        // A callback may use the queue when it is dropped, so that happens when the queue is no longer borrowed.
        drop((forgotten, unheard));
        BotClient(queue).pursue_next();
    }
}

impl BotQueue {
    fn take_question(&mut self, number: u32) -> Option<OpenQuestion> {
        let place = self.questions.iter().position(|open| open.number == number)?;
        Some(self.questions.remove(place))
    }

    fn number_asked(&self) -> Option<u32> {
        self.open.as_ref().map(|open| open.request.number)
    }
}

thread_local! {
    static CLIENT: BotClient = BotClient::default();
}

impl BotClient {
    /// The one client of a page: bots, their reasons and the coach have one worker.
    pub fn of_page() -> Self {
        CLIENT.with(Self::clone)
    }

    /// Asks a bot for its answer; `then` hears it later, unless the value that is returned is dropped before.
    pub fn ask(
        &self,
        seat: Seat,
        bot: Bot,
        game: &Game,
        then: impl FnOnce(BotAnswer) + 'static,
    ) -> PendingAnswer {
        let (number, share) = (self.next_number(), self.0.borrow().share.0);
        let request = Request { number, seat, bot, share, record: game.record() };
        let waiting = WaitingRequest { request, game: game.clone(), then: Box::new(then) };
        self.0.borrow_mut().waiting.push_back(waiting);
        self.pursue_next();
        PendingAnswer { queue: Rc::downgrade(&self.0), number }
    }

    /// Asks the coach for its advice after a number of the [`ANALYSIS_PARTS`](crate::games::ANALYSIS_PARTS) on a recorded game; `then` hears it later,
    /// or that there is none, unless the value that is returned is dropped before.
    pub fn advise(
        &self,
        seat: Seat,
        parts: u8,
        record: String,
        then: impl FnOnce(Option<Advice>) + 'static,
    ) -> PendingQuestion {
        let number = self.next_number();
        let request = AdviceRequest { number, seat, parts, record }.to_string();
        let then = move |reply| {
            then(match reply {
                CoachReply::Advice(advice) => advice,
                CoachReply::Analysis(_) | CoachReply::Nothing => None,
            });
        };
        // A worker that takes another's place plays all parts.
        self.question(number, request, 2 * parts, Box::new(then))
    }

    /// Asks for the next answers of a recorded game that is looked at afterwards; `then` hears them later, or that there is no worker, unless the
    /// value that is returned is dropped before.
    pub fn analyse(
        &self,
        from: usize,
        judged: Seats,
        record: String,
        then: impl FnOnce(Option<AnalysedPart>) + 'static,
    ) -> PendingQuestion {
        let number = self.next_number();
        let request = AnalysisRequest { number, from, judged, record }.to_string();
        let then = move |reply| {
            then(match reply {
                CoachReply::Analysis(part) => part,
                CoachReply::Advice(_) | CoachReply::Nothing => None,
            });
        };
        self.question(number, request, 3, Box::new(then))
    }

    fn next_number(&self) -> u32 {
        let mut queue = self.0.borrow_mut();
        queue.number = queue.number.wrapping_add(1);
        queue.number
    }

    fn question(
        &self,
        number: u32,
        request: String,
        times: u8,
        then: Box<dyn FnOnce(CoachReply)>,
    ) -> PendingQuestion {
        let has_worker = self.spawn_worker();
        let queue = Rc::downgrade(&self.0);
        let later = if has_worker {
            Timeout::new(Patience::STEP, move || of(&queue, |queue| queue.look_at_question(number)))
        } else {
            Timeout::new(0, move || of(&queue, |queue| queue.reply(number, CoachReply::Nothing)))
        };
        let patience = Patience::begun(milliseconds());
        let open = OpenQuestion { number, request, then, times, patience, later };
        self.0.borrow_mut().questions.push(open);
        self.post_question(number);
        PendingQuestion { queue: Rc::downgrade(&self.0), number }
    }

    /// Looks at the clock: whether the worker has had its time for a question.
    fn look_at_question(&self, number: u32) {
        let queue = Rc::downgrade(&self.0);
        let later = Timeout::new(Patience::STEP, move || of(&queue, |queue| queue.look_at_question(number)));
        let has_failed = {
            let mut queue = self.0.borrow_mut();
            queue.questions.iter_mut().find(|open| open.number == number).is_some_and(|open| {
                open.later = later;
                !open.patience.lasts_times(milliseconds(), open.times)
            })
        };
        if has_failed {
            self.replace_worker();
        }
    }

    /// Sends an open question to the coach to a worker that has begun.
    fn post_question(&self, number: u32) {
        let queue = self.0.borrow();
        let open = queue.questions.iter().find(|open| open.number == number);
        if let (Some(worker), Some(open), true) = (&queue.worker, open, queue.is_ready) {
            // Where it cannot be sent, patience ends.
            let _ = worker.post(&open.request);
        }
    }

    /// Sends all open questions to the coach to a worker that has begun.
    fn post_questions(&self) {
        let numbers: Vec<u32> = self.0.borrow().questions.iter().map(|open| open.number).collect();
        for number in numbers {
            self.post_question(number);
        }
    }

    /// Delivers a reply; one to a question that is no longer open is dropped.
    fn reply(&self, number: u32, reply: CoachReply) {
        let open = self.0.borrow_mut().take_question(number);
        if let Some(open) = open {
            (open.then)(reply);
        }
    }

    /// Gives the next request that waits to the worker, where none is open.
    fn pursue_next(&self) {
        let next = {
            let mut queue = self.0.borrow_mut();
            if queue.open.is_none() { queue.waiting.pop_front() } else { None }
        };
        if let Some(WaitingRequest { request, game, then }) = next {
            self.pursue(request, game, then);
        }
    }

    /// Gives a request to the worker, or to the page where there is none.
    fn pursue(&self, request: Request, game: Game, then: Box<dyn FnOnce(BotAnswer)>) {
        let queue = Rc::downgrade(&self.0);
        let later = if self.spawn_worker() {
            self.look_later()
        } else {
            // In a task of its own, so that the page stays responsive between two answers.
            Timeout::new(0, move || of(&queue, Self::answer_here))
        };
        let patience = Patience::begun(milliseconds());
        self.0.borrow_mut().open = Some(OpenRequest { request, game, then, patience, later });
        self.post();
    }

    /// Looks at the clock in a moment.
    fn look_later(&self) -> Timeout {
        let queue = Rc::downgrade(&self.0);
        Timeout::new(Patience::STEP, move || of(&queue, Self::look))
    }

    /// Looks at the clock: whether the worker has had its time.
    fn look(&self) {
        let later = self.look_later();
        let has_failed = self.0.borrow_mut().open.as_mut().is_some_and(|open| {
            open.later = later;
            !open.patience.lasts(milliseconds())
        });
        if has_failed {
            self.replace_worker();
        }
    }

    /// Whether there is a worker, if need be a new one.
    fn spawn_worker(&self) -> bool {
        while self.0.borrow().worker.is_none() {
            if !self.0.borrow().staff.has_worker() {
                return false;
            }
            let queue = Rc::downgrade(&self.0);
            let worker = BotWorker::new(move |news| of(&queue, |queue| queue.on_news(news)));
            let mut queue = self.0.borrow_mut();
            queue.is_ready = false;
            queue.worker = worker.ok();
            if queue.worker.is_none() {
                queue.staff.fail();
            }
        }
        true
    }

    /// Sends the open request to a worker that has begun.
    fn post(&self) {
        let queue = self.0.borrow();
        if let (Some(worker), Some(open), true) = (&queue.worker, &queue.open, queue.is_ready) {
            // Where it cannot be sent, patience ends.
            let _ = worker.post(&open.request.to_string());
        }
    }

    fn on_news(&self, news: WorkerNews) {
        match news {
            WorkerNews::Said(text) if text == READY => {
                self.0.borrow_mut().is_ready = true;
                self.post();
                self.post_questions();
            }
            WorkerNews::Said(text) => {
                if let Ok(answer) = text.parse() {
                    self.on_answer(answer);
                } else if let Ok((number, reply)) = coach_reply(&text) {
                    self.0.borrow_mut().staff.answer();
                    self.reply(number, reply);
                } else {
                    self.replace_worker();
                }
            }
            WorkerNews::Died => self.replace_worker(),
        }
    }

    /// An answer to a question that nobody asks any more is dropped. A worker whose answer the game refuses is as good as dead.
    fn on_answer(&self, answer: BotAnswer) {
        let fits = match &self.0.borrow().open {
            Some(open) if open.request.number == answer.number => answer.fits(&open.game, open.request.seat),
            _ => return,
        };
        if fits { self.deliver(answer) } else { self.replace_worker() }
    }

    fn deliver(&self, answer: BotAnswer) {
        let mut queue = self.0.borrow_mut();
        if let Some(mut open) = queue.open.take() {
            if queue.worker.is_some() {
                queue.share.learn(open.patience.waited(milliseconds()));
            }
            queue.staff.answer();
            drop(queue);
            (open.then)(answer);
        } else {
            drop(queue);
        }
        self.pursue_next();
    }

    /// The worker has failed: another one gets the request, or the page does.
    fn replace_worker(&self) {
        let (worker, open) = {
            let mut queue = self.0.borrow_mut();
            queue.staff.fail();
            (queue.worker.take(), queue.open.take())
        };
        drop(worker);
        if let Some(OpenRequest { request, game, then, .. }) = open {
            self.pursue(request, game, then);
        }
        let numbers: Vec<u32> = self.0.borrow().questions.iter().map(|open| open.number).collect();
        let has_worker = numbers.is_empty() || self.spawn_worker();
        for number in numbers {
            if !has_worker {
                self.reply(number, CoachReply::Nothing);
            }
        }
        for open in &mut self.0.borrow_mut().questions {
            open.patience = Patience::begun(milliseconds());
        }
    }

    /// Whether the page answers itself, because no worker lives.
    pub fn answers_here(&self) -> bool {
        let queue = self.0.borrow();
        queue.worker.is_none() && !queue.staff.has_worker()
    }

    fn answer_here(&self) {
        let answer = self.0.borrow().open.as_ref().map(|open| {
            let answer = Request { share: SHARE_HERE, ..open.request.clone() }.answered();
            let fits = answer.chosen.is_err() || answer.fits(&open.game, open.request.seat);
            if fits { answer } else { BotAnswer { chosen: Err(AnswerError::NotAsked), ..answer } }
        });
        if let Some(answer) = answer {
            self.deliver(answer);
        }
    }
}

/// Reads what the worker says to a question to the coach.
fn coach_reply(text: &str) -> Result<(u32, CoachReply), MessageError> {
    if let Ok(CoachAnswer { number, advice }) = text.parse() {
        return Ok((number, CoachReply::Advice(advice)));
    }
    let AnalysisAnswer { number, part, .. } = text.parse()?;
    Ok((number, CoachReply::Analysis(part)))
}

/// Calls `act` with the client if it still exists.
fn of(queue: &Weak<RefCell<BotQueue>>, act: impl FnOnce(&BotClient)) {
    if let Some(queue) = queue.upgrade() {
        act(&BotClient(queue));
    }
}

/// Milliseconds since the page was opened; without a clock no answer takes long.
fn milliseconds() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
