//! A session: who sits where, the running game, its journal and what may still be taken back.
//!
//! A [`Table`] is the only owner of a running game. Everything that wants to play comes through
//! [`Table::play`] or [`Table::play_at`]; everything that wants to look gets a [`View`] or the events it may hear.
//!
//! The log and the journal are lists whose copies share all but the latest entries, so that the page can play on a copy at a cost
//! that does not grow with the game. An undo drops answers from the journal and plays the generation up to them again. So does
//! [`Table::after`], the game after a number of answers, from which replays are shown.

mod link;
mod moves;
mod pace;
mod past;
mod phase;
mod points;
mod proposed_seating;
mod seating_data;
mod seats;
mod summary;
mod taken_back;
mod undo;

pub use link::Linked;
pub use moves::{Course, MoveMade, PointsByMove};
pub use pace::{LastGeneration, TrackPace};
pub use past::Divergence;
pub use phase::HeardSoFar;
pub use points::PointsByGeneration;
pub use proposed_seating::{CONTROLLERS, MOST_PROPOSED_BYTES, PAST_BOTS, ProposalError, ProposedSeating};
pub(crate) use proposed_seating::{called, is_proposal, listed, meant, read_proposal, seat_said};
pub use seats::{Bot, Colour, Colours, Controller, MOST_LETTERS, Name, PastBots, Seating};
pub use summary::Summary;
pub use taken_back::TakenBack;
pub use undo::UndoRefusal;

use crate::kit::{BySeat, EventLog, Happening, Rules, Seat, Seated, Seats, Seed, SharedLog, View};
use crate::save::{self, Answer, Broken, Journal, Record, Replay, Unreadable};
use core::cell::OnceCell;
use phase::RunningPhase;
use seating_data::SeatingData;
use std::rc::Rc;

/// A game with everyone at it. A copy shares its past with the table it was made from: it costs the same however long the
/// game is.
///
/// ```
/// use viriditas::kit::{Seat, Seed};
/// use viriditas::mars::{Mars, Setup};
/// use viriditas::table::{Seating, Table};
///
/// let mut table = Table::<Mars>::new(Setup::new(2), Seed(7), Seating::default()).expect("the set-up is possible");
/// let seat = table.asked().iter().next().expect("corporations are to be chosen");
/// let choice = table.offers(seat)[0];
/// table.play(seat, choice).expect("an offer is accepted");
/// assert_eq!(table.answers(), 1);
///
/// let kept = table.to_text();
/// table.undo(seat).expect("nobody else has seen anything of it");
/// assert_eq!(table.answers(), 0);
/// assert_eq!(Table::<Mars>::from_text(&kept).expect("a table's text is whole").answers(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Seated> {
    setup: G::Setup,
    seed: Seed,
    game: G,
    /// The game before the first answer.
    begun: Rc<G>,
    journal: Journal<G>,
    /// One an answer.
    marks: SharedLog<AnswerMark>,
    log: SharedLog<LogEntry<G>>,
    /// What the last answer told.
    event_log: EventLog<G::Event>,
    /// How many events the set-up told.
    dealt: usize,
    seating: Rc<Seating>,
    /// Moves taken back past what a bot had shown, in the order of the log.
    taken_back: Vec<TakenBack>,
    /// The phase in which seats answer together now.
    phase: Option<RunningPhase<G>>,
    /// Whether the text it was read from names a level of bots that this version does not know.
    has_unknown_bot: bool,
    /// The offers of each seat, once somebody has asked for them.
    offers: BySeat<OnceCell<Vec<G::Choice>>>,
}

/// What is kept of an event: what happened, and what it comes from.
pub type LogEntry<G> = (<G as Rules>::Event, <<G as Rules>::Event as Happening>::Origin);

/// What the buffer holds, as entries of the log.
fn entries<E: Happening>(event_log: &EventLog<E>) -> impl Iterator<Item = (E, E::Origin)> {
    event_log.events().iter().copied().zip(event_log.origins().iter().copied())
}

/// An entry of the log as this seat may hear it.
fn told_to<G: Rules>((event, origin): LogEntry<G>, who: Option<Seat>) -> Option<LogEntry<G>> {
    G::told_to(event, who).map(|event| (event, origin))
}

/// What is remembered of an answer.
#[derive(Clone, Copy, Debug)]
struct AnswerMark {
    /// How many events had been told after it.
    told: u32,
    place: InMove,
    /// How many answers had been given when the phase began in which seats answered together; `None` in turn.
    phase: Option<u32>,
}

/// Where in a move an answer stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum InMove {
    /// The answer is the first one of its move.
    Opens,
    /// The answer follows others of its move.
    Follows,
}

impl<G: Seated> Table<G> {
    /// A table at which nothing has been answered.
    ///
    /// # Errors
    /// All faults of the set-up.
    pub fn new(setup: G::Setup, seed: Seed, seating: Seating) -> Result<Self, Vec<G::Fault>> {
        let mut event_log = EventLog::all();
        let game = G::begin(&setup, seed, &mut event_log)?;
        Ok(Self::begun(setup, seed, game, event_log, seating))
    }

    /// Another game with this set-up and everyone at this table, dealt from another seed.
    #[must_use]
    pub fn rematch(&self, seed: Seed) -> Self {
        // The set-up has begun a game before; if it could not again, the game is that one.
        Self::new(self.setup.clone(), seed, (*self.seating).clone()).unwrap_or_else(|_| self.after(0))
    }

    /// A table at which nothing has been answered, with a game that stands as somebody wishes. It is never kept: a record
    /// begins with a set-up.
    pub fn standing(setup: G::Setup, seating: Seating, game: G) -> Self {
        Self::begun(setup, Seed::default(), game, EventLog::all(), seating)
    }

    /// A table at which nothing has been answered, with this game and what its beginning told.
    fn begun(setup: G::Setup, seed: Seed, game: G, event_log: EventLog<G::Event>, seating: Seating) -> Self {
        let mut log = SharedLog::new();
        log.extend(entries(&event_log));
        let mut table = Self {
            setup,
            seed,
            begun: Rc::new(game.clone()),
            game,
            journal: Journal::new(),
            marks: SharedLog::new(),
            dealt: log.len(),
            log,
            event_log,
            seating: Rc::new(seating),
            taken_back: Vec::new(),
            phase: None,
            has_unknown_bot: false,
            offers: BySeat::default(),
        };
        table.follow_phase();
        table
    }

    /// Whether the text that the game was read from names a level of bots that this version does not know: its strongest level plays
    /// there.
    pub const fn has_unknown_bot(&self) -> bool {
        self.has_unknown_bot
    }

    /// How the game was set up.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed of the game.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Who plays at a seat.
    pub fn player(&self, seat: Seat) -> Controller {
        self.seating.players[seat]
    }

    /// What the player at a seat is called; empty where nobody said.
    pub fn name(&self, seat: Seat) -> &str {
        self.seating.names[seat].as_str()
    }

    /// The colours of the seats.
    pub fn colours(&self) -> &Colours {
        &self.seating.colours
    }

    /// How far an undo goes where bots have moved since.
    pub fn past_bots(&self) -> PastBots {
        self.seating.past_bots
    }

    /// Whether nobody may ask the coach.
    pub fn is_without_coach(&self) -> bool {
        self.seating.without_coach
    }

    /// Puts another player on a seat: a bot takes over, or a person does.
    pub fn seat(&mut self, seat: Seat, player: Controller, name: Name) {
        let seating = Rc::make_mut(&mut self.seating);
        seating.players[seat] = player;
        seating.names[seat] = name;
    }

    /// Everyone at the table.
    pub fn seats(&self) -> Seats {
        self.game.seats()
    }

    /// The seats that people have.
    pub fn people(&self) -> Seats {
        self.seats().iter().filter(|&seat| self.player(seat) == Controller::Human).collect()
    }

    /// Whether what a seat is asked opens a move of its own.
    pub fn opens_move(&self, seat: Seat) -> bool {
        self.game.opens_move(seat)
    }

    /// Whether all answer at the same time, unseen by each other.
    pub fn is_together(&self) -> bool {
        self.together().is_some()
    }

    /// The phase in which all seats answer together, if one runs: see [`Seated::together`].
    pub fn together(&self) -> Option<u16> {
        self.game.together()
    }

    /// Who still owes an answer; nobody when the game is over.
    pub fn asked(&self) -> Seats {
        self.game.asked()
    }

    /// The game as a seat sees it (`None`: a spectator, or a screen that is handed over).
    pub fn view(&self, who: Option<Seat>) -> View<G> {
        View::of(&self.game, who)
    }

    /// How many answers stand in the journal.
    pub fn answers(&self) -> usize {
        self.journal.len()
    }

    /// How many of them are a seat's.
    pub fn answers_of(&self, seat: Seat) -> usize {
        self.journal.entries().filter(|entry| entry.seat == seat).count()
    }

    /// All that a seat may hear of what happened since so many events were told. What others do in a phase in which all
    /// answer together is told when that ends.
    pub fn heard_since(
        &self,
        told: usize,
        who: Option<Seat>,
    ) -> impl DoubleEndedIterator<Item = G::Event> + use<G> {
        self.entries_since(told, who).map(|(event, _)| event)
    }

    /// As [`Table::heard_since`], each event with what it comes from.
    pub fn entries_since(
        &self,
        told: usize,
        who: Option<Seat>,
    ) -> impl DoubleEndedIterator<Item = LogEntry<G>> + use<G> {
        let running = self.running_from();
        let before = self.log.since(told).take(running.saturating_sub(told)).copied();
        let event_log = before.filter_map(|entry| told_to::<G>(entry, who)).chain(self.running(told, who));
        event_log.collect::<Vec<_>>().into_iter()
    }

    /// All that a seat may hear, from the last event to the first; events behind the last one taken cost nothing.
    pub fn heard_back(&self, who: Option<Seat>) -> impl Iterator<Item = G::Event> {
        self.entries_back(who).map(|(event, _)| event)
    }

    /// As [`Table::heard_back`], each event with what it comes from.
    pub fn entries_back(&self, who: Option<Seat>) -> impl Iterator<Item = LogEntry<G>> {
        let before = self.log.back().skip(self.told() - self.running_from());
        let event_log = before.filter_map(move |&entry| told_to::<G>(entry, who));
        self.running(0, who).into_iter().rev().chain(event_log)
    }

    /// How many events were told; an undo lowers it.
    pub fn told(&self) -> usize {
        self.log.len()
    }

    /// All answers open to a seat, in the order of its view's. They are listed once: whoever has asked for them plays
    /// one at no more than the cost of carrying it out.
    pub fn offers(&self, seat: Seat) -> &[G::Choice] {
        /// Room for most lists.
        const MANY: usize = 48;
        self.offers[seat].get_or_init(|| {
            let mut offers = Vec::with_capacity(MANY);
            self.game.list(seat, &mut offers);
            offers
        })
    }

    /// Plays a choice, and returns what happened, secrets included: pass it on through [`crate::kit::Rules::told_to`].
    ///
    /// # Errors
    /// Why the choice is not offered; nothing has changed then.
    pub fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<&[G::Event], G::Refusal> {
        let answer = match self.offers[seat].get() {
            Some(offers) => Answer::among(&self.game, seat, choice, offers.iter().copied()),
            None => Answer::among(&self.game, seat, choice, self.game.choices(seat)),
        }?;
        self.carry_out(answer);
        Ok(self.event_log.events())
    }

    /// Plays the offer at this place of [`Table::offers`], and returns what happened, as [`Table::play`] does; `None` where
    /// there is none, and nothing has changed then.
    pub fn play_at(&mut self, seat: Seat, place: u16) -> Option<&[G::Event]> {
        let answer = Answer::at(&self.game, seat, place, self.offers(seat))?;
        self.carry_out(answer);
        Some(self.event_log.events())
    }

    fn carry_out(&mut self, answer: Answer<G::Choice>) {
        if G::reopens(answer.choice()) {
            self.reopen(answer.seat());
        } else if self.is_in_order(answer.seat()) {
            self.event_log.forget();
            self.append(answer);
        } else {
            self.put_in_order(answer);
        }
    }

    /// Carries an answer out as the last one of the journal.
    fn append(&mut self, answer: Answer<G::Choice>) {
        let place = self.place(answer.seat());
        let phase = self.phase.as_ref().map(|phase| phase.from as u32);
        let event_log = self.event_log.events().len();
        self.journal.carry_out(&mut self.game, answer, &mut self.event_log);
        self.log.extend(entries(&self.event_log).skip(event_log));
        self.marks.push(AnswerMark { told: self.told() as u32, place, phase });
        self.offers = BySeat::default();
        self.follow_phase();
    }

    /// One number for the whole game as it stands ([`save::digest`]): equal games have equal ones.
    pub fn digest(&self) -> u64 {
        save::digest(&self.game)
    }

    /// The record of the game: it holds every secret of the table.
    pub fn record(&self) -> Record<G> {
        Record::of(&self.setup, self.seed, &self.journal, &self.game)
    }

    /// Sits down to a recorded game again.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn from_record(record: &Record<G>, seating: Seating) -> Result<Self, Broken<G::Fault>> {
        Self::reopened(record, SeatingData { seating, ..SeatingData::default() })
    }

    fn reopened(record: &Record<G>, beside: SeatingData) -> Result<Self, Broken<G::Fault>> {
        let mut event_log = EventLog::all();
        let game = record.begin(&mut event_log)?;
        let mut table = Self::begun(record.setup().clone(), record.seed(), game, event_log, beside.seating);
        table.go_on(Replay::of(record))?;
        table.taken_back = beside.taken_back;
        table.has_unknown_bot = beside.has_unknown_bot;
        table.keep_notes_in_log();
        Ok(table)
    }

    /// The table after all answers of a record that begins with the answers given here: what was answered since is played. `None` where
    /// the record is of another game or has gone another way; what was taken back is not looked at.
    pub(crate) fn followed(mut self, record: &Record<G>) -> Option<Self> {
        let mut replay = Replay::of(record);
        let is_it = (&self.setup, self.seed) == (record.setup(), record.seed());
        (is_it && replay.begins_with(&self.journal) && self.go_on(replay).is_ok()).then_some(self)
    }

    /// Plays all that a replay has not read.
    fn go_on(&mut self, mut replay: Replay<'_, G>) -> Result<(), Broken<G::Fault>> {
        while let Some(answer) = replay.next(&self.game)? {
            self.carry_out(answer);
        }
        Ok(())
    }

    /// The record as text, with who sits where.
    pub fn to_text(&self) -> String {
        save::write(&self.record(), Some(&seating_data::write(&self.seating, &self.taken_back)))
    }

    /// Sits down to a game kept as text. Without a part about the seats, nameless people play.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self, Broken<G::Fault>> {
        let (record, beside) = save::read(text)?;
        Self::from_parts(&record, beside.as_deref())
    }

    /// Sits down to a game kept as text if it began with this set-up and seed; `None` for any other game.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text_begun_with(
        text: &str,
        (setup, seed): (&G::Setup, Seed),
    ) -> Result<Option<Self>, Broken<G::Fault>> {
        let (record, beside) = save::read::<G>(text)?;
        let is_it = (record.setup(), record.seed()) == (setup, seed);
        is_it.then(|| Self::from_parts(&record, beside.as_deref())).transpose()
    }

    fn from_parts(record: &Record<G>, beside: Option<&[u8]>) -> Result<Self, Broken<G::Fault>> {
        let beside = beside.map(seating_data::read).transpose().map_err(Unreadable::of_game)?;
        Self::reopened(record, beside.unwrap_or_default())
    }

    /// Whether the next answer of a seat is the first one of a move.
    fn place(&self, seat: Seat) -> InMove {
        let has_begun =
            |phase: &RunningPhase<G>| self.journal.since(phase.from).any(|entry| entry.seat == seat);
        let opens = self.game.opens_move(seat) || self.phase.as_ref().is_some_and(|phase| !has_begun(phase));
        if opens { InMove::Opens } else { InMove::Follows }
    }
}
