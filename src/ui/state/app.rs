//! What the page holds, and everything that can change it.

mod people;

use crate::games::Game;
use crate::games::GameProposal;
use crate::kit::{BySeat, Seat, Seats};
use crate::store::StoredGame;
use crate::table::Controller;
use crate::text::AppError;
use crate::ui::state::address::Invited;
use crate::ui::state::live::LiveGame;
use crate::ui::state::replay::{ReplayStart, ReplayView};
use crate::ui::state::save_slot_ref::{SaveSlotRef, SaveStatus};
use crate::ui::state::trial::Decided;
use std::rc::Rc;
use yew::{Reducible, UseStateHandle};

/// A game on the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Open {
    /// Where it is kept.
    pub(crate) slot: SaveSlotRef,
    /// Whether it outlasts the page.
    pub(crate) status: SaveStatus,
    pub(crate) table: Game,
    /// Who alone plays at this device; where nobody is named, all people do.
    pub(crate) here: Option<Seat>,
    /// Who said last that they sit before the page.
    seated: Option<Seat>,
    /// How many answers the people before this page have given on it.
    pub(crate) answers_given: u32,
    /// The table as each person before this page left it with their last answer.
    left: BySeat<Option<Game>>,
    /// Who passes at their next turn, as they said beforehand.
    auto_pass: Seats,
    /// What was done last for a person before this page, as they wished; nothing once anything else has happened.
    pub(crate) done: Option<DoneForYou>,
    /// A person has taken a move back, and nothing is done for anybody until a person answers.
    is_taken_back: bool,
    /// Whether the coach is wanted, where a person has said so, and how many answers people had given then: it holds for one question.
    coached: Option<(u32, bool)>,
    /// Another window plays it.
    pub(crate) waits: bool,
    /// The page around ours has begun or brought it, and plays for these seats.
    pub(crate) hosted: Option<Seats>,
    /// Other devices play it with this one.
    pub(crate) live: Option<LiveGame>,
}

/// What the page does for a person, as they wished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DoneForYou {
    /// A pass that was said beforehand.
    Passed,
    /// The end of a turn or phase in which nothing was left to do.
    Ended,
    /// The only cube that was left.
    Took,
}

/// A card that the top of the page wants shown, by its number, and how many it wanted before.
pub(crate) type CardToShow = UseStateHandle<(u32, Option<u16>)>;

/// Everything that the page holds.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct App {
    pub(crate) open: Option<Open>,
    /// A game that came with the address, about which nothing is decided yet. It lies over the others.
    pub(crate) invited: Option<Invited>,
    /// A set-up that came with the address: the form of a new game is filled in with it.
    pub(crate) proposed: Option<Rc<GameProposal>>,
    /// A game that is looked at again. It lies over the one that is open.
    pub(crate) replay: Option<ReplayView>,
    /// Games that were left although no store has them as they are: they last as long as the page.
    pub(crate) aside: Vec<Open>,
    /// Games that were deleted last, and can be brought back.
    pub(crate) deleted: Vec<StoredGame>,
    /// What went wrong outside the game.
    pub(crate) problem: Option<AppError>,
    /// An invitation to a live game, or an answer to one, that came with the address. It lies over everything.
    pub(crate) meeting: Option<Rc<str>>,
}

/// Everything that can happen to it.
pub(crate) enum AppAction {
    /// Sit down to a game.
    Open {
        /// Where it is kept, if it is.
        slot: SaveSlotRef,
        table: Game,
        /// Who alone plays it at this device.
        here: Option<Seat>,
    },
    /// Sit down to a game of the page around ours, which plays for these seats.
    Host(Game, Seats),
    /// A game came with the address.
    Invite(Invited),
    /// The invitation is declined, and the game is left where it is.
    Decline,
    /// A set-up came with the address: the form of a new game takes the place of whatever is on the page.
    Propose(Rc<GameProposal>),
    /// Look at a game again, from this move on, as this seat saw it or as everyone may.
    Watch(Game, ReplayStart),
    /// Go to another move of it.
    SeekReplay(usize),
    /// See it as this seat did.
    SeeAs(Option<Seat>),
    /// Begin a new game at its moment.
    Branch,
    /// Look at it no longer.
    Unwatch,
    /// All people play at this device.
    ComeTogether,
    /// Go on with a game that was left although no store has it.
    Return(usize),
    /// A person has read how the game is kept.
    DismissNotice,
    /// A seat takes the offer at this place.
    Answer(Seat, u16),
    /// A person has decided, on one answer or several.
    Play(Decided),
    /// A person says beforehand that they pass at their next turn, or takes that back.
    PassBeforehand(Seat, bool),
    /// What a person has wished is done, by its place among the offers that the seat has then.
    DoForYou(Seat, u16, DoneForYou),
    /// A person has come before the page.
    SitDown(Seat),
    /// Nobody in particular sits before the page any more.
    StandUp,
    /// A seat takes its last move back.
    Undo(Seat),
    /// A person asks the coach about this question, or sends it away.
    TurnCoach(bool),
    /// Leave the game as it is.
    Leave,
    /// The disk was slow, and the store has learnt from it only after the page had opened.
    Compared,
    /// These games were deleted.
    Deleted(Vec<StoredGame>),
    /// Another window has taken the game.
    Yield,
    /// Another window tells how far the game had come there.
    Receive(StoredGame),
    /// The game is played in this window again, from where another window left it, if that was told.
    Resume(Option<StoredGame>),
    /// Something went wrong.
    Problem(AppError),
    /// The problem is solved.
    Solved,
    /// An invitation to a live game or an answer to one came with the address; or nothing is made of it.
    Meet(Option<Rc<str>>),
    /// The open game is opened to other devices.
    GoLive(LiveGame),
    /// Something has changed in a live game: its channels, or the game itself.
    TakeLive(LiveGame),
    /// The open game is played at this device alone again.
    EndLive,
}

impl Reducible for App {
    type Action = AppAction;

    fn reduce(self: Rc<Self>, action: AppAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            AppAction::Open { slot, table, here } => {
                let is_unknown = table.has_unknown_bot();
                next.sit(Open::at(slot, table, here));
                next.problem = is_unknown.then_some(AppError::UnknownBot);
            }
            AppAction::Host(table, own) => {
                next.sit(Open { hosted: Some(own), ..Open::at(SaveSlotRef::default(), table, None) });
            }
            AppAction::Invite(invited) => next.invited = Some(invited),
            AppAction::Decline => next.invited = None,
            AppAction::Propose(proposal) => {
                next.rise();
                next.invited = None;
                next.replay = None;
                next.proposed = Some(proposal);
            }
            AppAction::Watch(whole, start) => {
                next.invited = None;
                next.replay = Some(ReplayView::of(whole, start));
            }
            AppAction::SeekReplay(at) => next.replay = next.replay.take().map(|replay| replay.at_move(at)),
            AppAction::SeeAs(viewer) => {
                next.replay = next.replay.take().map(|replay| replay.seen_by(viewer));
            }
            AppAction::Branch => {
                if let Some(ReplayView { shown, .. }) = next.replay.take() {
                    next.sit(Open::at(SaveSlotRef::default(), shown, None));
                }
            }
            AppAction::Unwatch => next.replay = None,
            AppAction::Return(place) if place < next.aside.len() => {
                let open = next.aside.remove(place);
                next.sit(open);
            }
            AppAction::Return(_) => {}
            AppAction::Leave => next.rise(),
            AppAction::Compared => {
                if let Some(open) = next.open.as_mut().filter(|open| !open.waits) {
                    open.catch_up(None);
                }
            }
            AppAction::Problem(problem) => next.problem = Some(problem),
            AppAction::Solved => next.problem = None,
            AppAction::Deleted(games) => {
                next.deleted = games;
                next.problem = None;
            }
            AppAction::Meet(text) => next.meeting = text,
            AppAction::TakeLive(live) => next.take_live(live),
            AppAction::DismissNotice
            | AppAction::GoLive(_)
            | AppAction::EndLive
            | AppAction::ComeTogether
            | AppAction::Answer(..)
            | AppAction::Play(..)
            | AppAction::PassBeforehand(..)
            | AppAction::DoForYou(..)
            | AppAction::SitDown(_)
            | AppAction::StandUp
            | AppAction::Undo(_)
            | AppAction::TurnCoach(_)
            | AppAction::Yield
            | AppAction::Receive(_)
            | AppAction::Resume(_) => {
                if let Some(open) = &mut next.open {
                    open.change(action);
                }
            }
        }
        next.keep(self.open.as_ref());
        next.into()
    }
}

impl App {
    /// Keeps the game on the page where it is another than before. It is done before anything of it is shown: the page
    /// may be gone after any paint, and what a person has seen is not lost.
    fn keep(&mut self, before: Option<&Open>) {
        let Some(open) = self.open.as_mut().filter(|open| !open.waits) else { return };
        if before.is_none_or(|before| before.table != open.table) {
            open.status = open.status.then(open.slot.keep(&open.table));
            if let Some(live) = &open.live {
                live.follow(&open.table);
            }
        }
        if before.is_none_or(|before| (&before.slot, before.here) != (&open.slot, open.here)) {
            open.slot.stay(open.here);
        }
        if let Some(own) = open.hosted.filter(|_| before.is_none_or(|before| before.slot != open.slot)) {
            open.slot.host(own);
        }
    }

    /// Takes what has changed in a live game; a guest sits down once its host is there.
    fn take_live(&mut self, live: LiveGame) {
        let is_open =
            self.open.as_ref().is_some_and(|open| open.live.as_ref().is_some_and(|it| it.is(&live)));
        match (live.game(), &mut self.open) {
            (Some(game), Some(open)) if is_open => {
                if open.table != game {
                    open.table = game;
                    open.done = None;
                    open.hand_on();
                }
                open.live = Some(live);
            }
            (Some(game), _) if live.is_guest() && !live.is_lost() => {
                let (slot, has_parted) = SaveSlotRef::of_kept(&game);
                if has_parted {
                    live.part();
                }
                let live = live.now();
                self.sit(Open { live: Some(live), ..Open::at(slot, game, None) });
                self.meeting = None;
            }
            _ => {}
        }
    }

    fn sit(&mut self, open: Open) {
        self.rise();
        self.invited = None;
        self.proposed = None;
        self.replay = None;
        self.open = Some(open);
    }

    /// The game on the page, if nothing lies over it.
    pub(crate) fn uncovered(&self) -> Option<&Open> {
        self.open.as_ref().filter(|_| self.invited.is_none() && self.replay.is_none())
    }

    /// The game that is played: nothing lies over it, and no other window plays it.
    pub(crate) fn played(&self) -> Option<&Open> {
        self.uncovered().filter(|open| !open.waits)
    }

    /// Leaves the game on the page; one that is kept nowhere is laid aside.
    fn rise(&mut self) {
        self.problem = None;
        if let Some(live) = self.open.as_ref().and_then(|open| open.live.as_ref()) {
            live.stop();
        }
        let left = self.open.take().filter(|open| open.status.is_unlisted());
        self.aside.extend(left.map(|open| Open { seated: None, live: None, ..open }));
    }
}

impl Open {
    /// A game that nobody has answered on this page, with its place, and who alone plays it at this device.
    fn at(slot: SaveSlotRef, table: Game, here: Option<Seat>) -> Self {
        let hosted = slot.hosted();
        let left = left(&table);
        Self {
            slot,
            status: SaveStatus::Kept,
            table,
            here,
            seated: None,
            answers_given: 0,
            left,
            auto_pass: Seats::NONE,
            done: None,
            is_taken_back: false,
            coached: None,
            waits: false,
            hosted,
            live: None,
        }
    }

    /// Goes on from where another window left the game, or from what the store has.
    fn catch_up(&mut self, copy: Option<&StoredGame>) {
        let newer = match copy {
            Some(copy) => {
                let (newer, status) = self.slot.receive(copy);
                self.status = self.status.then(status);
                newer
            }
            None => self.slot.newer(),
        };
        if let Some(table) = newer {
            self.left = left(&table);
            self.table = table;
            self.answers_given = 0;
            self.auto_pass = Seats::NONE;
            self.done = None;
            self.hand_on();
        }
    }

    fn change(&mut self, action: AppAction) {
        match action {
            AppAction::GoLive(live) => self.live = Some(live),
            AppAction::EndLive => self.end_live(),
            AppAction::Yield => {
                self.end_live();
                self.waits = true;
                self.seated = None;
                self.auto_pass = Seats::NONE;
                self.slot.give_way();
            }
            AppAction::Receive(copy) if !self.waits => self.catch_up(Some(&copy)),
            AppAction::Resume(copy) if self.waits => {
                self.waits = false;
                self.catch_up(copy.as_ref());
            }
            // What still comes from before the game was taken by another window.
            _ if self.waits => {}
            AppAction::Answer(seat, index) => {
                let mut table = self.table.clone();
                if table.play_at(seat, index) {
                    // What a page around ours answers takes nothing away from the person before it, either.
                    let is_hosted = self.hosted.is_some_and(|own| own.contains(seat));
                    let is_person = self.table.player(seat) == Controller::Human && !is_hosted;
                    self.answers_given += u32::from(is_person);
                    self.table = table;
                    self.done = None;
                    self.hand_on();
                }
            }
            AppAction::Play(decided) => {
                if self.play(decided) {
                    self.done = None;
                }
            }
            AppAction::PassBeforehand(seat, is_wanted) => {
                self.auto_pass =
                    if is_wanted { self.auto_pass.with(seat) } else { self.auto_pass.without(seat) };
            }
            AppAction::DoForYou(seat, place, what) => {
                if Decided::on(&self.table, seat, place).is_some_and(|decided| self.play(decided)) {
                    self.auto_pass = self.auto_pass.without(seat);
                    self.done = Some(what);
                }
            }
            AppAction::TurnCoach(is_wanted) => self.coached = Some((self.answers_given, is_wanted)),
            AppAction::SitDown(seat) => self.seated = Some(seat),
            AppAction::StandUp => self.seated = None,
            AppAction::DismissNotice => self.status = self.status.read(),
            AppAction::ComeTogether => self.here = None,
            AppAction::Undo(_) if self.live.as_ref().is_some_and(LiveGame::undo) => {}
            AppAction::Undo(seat) => {
                let mut table = self.table.clone();
                if table.undo(seat).is_ok() {
                    self.answers_given += 1;
                    self.table = table;
                    self.left[seat] = Some(self.table.clone());
                    self.auto_pass = Seats::NONE;
                    self.done = None;
                    self.is_taken_back = true;
                }
            }
            AppAction::Open { .. }
            | AppAction::Host(..)
            | AppAction::Invite(_)
            | AppAction::Decline
            | AppAction::Propose(_)
            | AppAction::Watch(..)
            | AppAction::SeekReplay(_)
            | AppAction::SeeAs(_)
            | AppAction::Branch
            | AppAction::Unwatch
            | AppAction::Return(_)
            | AppAction::Leave
            | AppAction::Compared
            | AppAction::Deleted(_)
            | AppAction::Receive(_)
            | AppAction::Resume(_)
            | AppAction::Problem(_)
            | AppAction::Meet(_)
            | AppAction::TakeLive(_)
            | AppAction::Solved => {}
        }
    }

    /// Ends the connections to other devices: all people play at this one.
    fn end_live(&mut self) {
        if let Some(live) = self.live.take() {
            live.stop();
        }
    }

    /// Takes the offers at these places, one after the other; whether there was one.
    fn play(&mut self, decided: Decided) -> bool {
        let seat = decided.seat;
        let table = match &self.live {
            Some(live) if live.is_guest() => {
                live.answer(&decided.places).filter(|table| *table != self.table)
            }
            _ => decided.carried_out(&self.table),
        };
        let Some(table) = table else { return false };
        self.answers_given += 1;
        self.table = table;
        self.left[seat] = Some(self.table.clone());
        self.is_taken_back = false;
        self.hand_on();
        true
    }
}

/// A table as each person left it with their last answer.
fn left(table: &Game) -> BySeat<Option<Game>> {
    let mut left = BySeat::default();
    for seat in table.people().iter() {
        left[seat] = table.after_last_of(seat);
    }
    left
}
