//! A session: who sits where, the running game, its journal and what may still be taken back.
//!
//! A [`Table`] is the only owner of a running game. Everything that wants to play comes through
//! [`Table::play`]; everything that wants to look gets a [`View`] or the events it may hear.

mod beside;
mod seats;
mod summary;
mod taken_back;
mod undo;

pub use seats::{Bot, Colour, Colours, MOST_LETTERS, Name, PastBots, Player, Seating};
pub use summary::Summary;
pub use taken_back::TakenBack;
pub use undo::Final;

use crate::kit::{Entry, Heard, Rules, Seat, Seats, Seed, View};
use crate::mars::{Choice, Event, Fault, Mars, Phase, Refusal, Setup, Shape};
use crate::save::{self, Broken, Journal, Record};
use beside::Beside;

/// A game with everyone at it.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    seed: Seed,
    game: Mars,
    journal: Journal,
    /// One an answer.
    marks: Vec<Mark>,
    heard: Heard<Event>,
    /// How many events the set-up told.
    dealt: usize,
    seating: Seating,
    /// Moves taken back past what a bot had shown, in the order of the log.
    taken_back: Vec<TakenBack>,
}

/// What is remembered of an answer.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// How many events had been told after it.
    told: u32,
    place: Place,
}

/// Where in a move an answer stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// It is the first one.
    Opens,
    /// It follows on others.
    Follows,
}

impl Table {
    /// A table at which nothing has been answered.
    ///
    /// # Errors
    /// All faults of the set-up.
    pub fn new(setup: Setup, seed: Seed, seating: Seating) -> Result<Self, Vec<Fault>> {
        let mut heard = Heard::all();
        let game = Mars::begin(&setup, seed, &mut heard)?;
        let dealt = heard.events().len();
        let (journal, marks, taken_back) = (Journal::new(), Vec::new(), Vec::new());
        Ok(Self { setup, seed, game, journal, marks, heard, dealt, seating, taken_back })
    }

    /// How the game was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who plays at a seat.
    pub fn player(&self, seat: Seat) -> Player {
        self.seating.players[seat]
    }

    /// What the player at a seat is called; empty where nobody said.
    pub fn name(&self, seat: Seat) -> &str {
        self.seating.names[seat].as_str()
    }

    /// The colours of the seats.
    pub const fn colours(&self) -> &Colours {
        &self.seating.colours
    }

    /// How far an undo goes where bots have moved since.
    pub const fn past_bots(&self) -> PastBots {
        self.seating.past_bots
    }

    /// Puts another player on a seat: a bot takes over, or a person does.
    pub fn seat(&mut self, seat: Seat, player: Player, name: Name) {
        self.seating.players[seat] = player;
        self.seating.names[seat] = name;
    }

    /// Who still owes an answer; nobody when the game is over.
    pub fn asked(&self) -> Seats {
        self.game.asked()
    }

    /// The game as a seat sees it (`None`: a spectator, or a screen that is handed over).
    pub fn view(&self, who: Option<Seat>) -> View<Mars> {
        View::of(&self.game, who)
    }

    /// How many answers stand in the journal.
    pub const fn answers(&self) -> usize {
        self.journal.len()
    }

    /// All that a seat may hear of what happened since so many events were told.
    pub fn heard_since(&self, told: usize, who: Option<Seat>) -> impl DoubleEndedIterator<Item = Event> {
        let events = self.heard.events().get(told..).unwrap_or_default();
        events.iter().filter_map(move |&event| Mars::told_to(event, who))
    }

    /// How many events were told; an undo lowers it.
    pub fn told(&self) -> usize {
        self.heard.events().len()
    }

    /// Plays a choice, and returns what happened, secrets included: pass it on through [`Rules::told_to`].
    ///
    /// # Errors
    /// Why the choice is not offered; nothing has changed then.
    pub fn play(&mut self, seat: Seat, choice: Choice) -> Result<&[Event], Refusal> {
        let place = self.place(seat);
        let told = self.told();
        self.journal.play(&mut self.game, seat, choice, &mut self.heard)?;
        self.marks.push(Mark { told: self.told() as u32, place });
        if choice == Choice::Reopen {
            self.forget_sealed(seat);
        }
        Ok(&self.heard.events()[told..])
    }

    /// The record of the game: it holds every secret of the table.
    pub fn record(&self) -> Record {
        Record::of(&self.setup, self.seed, &self.journal, &self.game)
    }

    /// Sits down to a recorded game again.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn from_record(record: &Record, seating: Seating) -> Result<Self, Broken> {
        Self::reopened(record, Beside { seating, taken_back: Vec::new() })
    }

    fn reopened(record: &Record, beside: Beside) -> Result<Self, Broken> {
        // The record's own replay checks every digest; the second one notes where moves begin.
        let (_, journal) = record.replay(&mut Heard::nothing())?;
        let mut table = Self::new(*record.setup(), record.seed(), beside.seating)
            .map_err(|faults| Broken::Setup { faults })?;
        for entry in journal.entries() {
            table.repeat(entry);
        }
        table.taken_back = beside.taken_back;
        table.keep_notes_in_log();
        Ok(table)
    }

    /// The record as text, with who sits where.
    pub fn to_text(&self) -> String {
        save::write(&self.record(), Some(&beside::write(&self.seating, &self.taken_back)))
    }

    /// Sits down to a game kept as text. Without a part about the seats, nameless people play.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self, Broken> {
        let (record, beside) = save::read(text)?;
        let beside = beside.as_deref().map(beside::read).transpose()?.unwrap_or_default();
        Self::reopened(&record, beside)
    }

    /// Plays an answer of the journal again; one that does not fit changes nothing.
    fn repeat(&mut self, entry: Entry) {
        let choice = self.game.choices(entry.seat).nth(usize::from(entry.index));
        if let Some(choice) = choice {
            let _ = self.play(entry.seat, choice);
        }
    }

    /// Whether the next answer of a seat is the first one of a move.
    fn place(&self, seat: Seat) -> Place {
        let opens = if self.is_sealed() {
            self.journal.entries().skip(self.sealed_from()).all(|entry| entry.seat != seat)
        } else {
            let shape = self.game.question(seat).map(|question| question.shape);
            matches!(shape, Some(Shape::Turn | Shape::Conversion))
        };
        if opens { Place::Opens } else { Place::Follows }
    }

    /// Whether all answer at the same time.
    fn is_sealed(&self) -> bool {
        match self.game.facts().phase {
            Phase::Setup | Phase::Draft | Phase::Research => true,
            Phase::Action | Phase::Production | Phase::Conversion | Phase::Over => false,
        }
    }

    /// The first answer of the phase in which all answer at the same time. Only the last answer of such a
    /// phase tells events, so it begins behind the answer that told last.
    fn sealed_from(&self) -> usize {
        let told = self.told();
        if told == self.dealt {
            return 0;
        }
        self.marks.partition_point(|mark| (mark.told as usize) < told) + 1
    }

    /// An answer taken back leaves no trace: the game is as if the seat had not begun, and so is the record.
    fn forget_sealed(&mut self, seat: Seat) {
        let from = self.sealed_from();
        let mut entries = self.journal.entries().skip(from);
        self.marks.retain({
            let mut place = 0;
            move |_| {
                place += 1;
                place <= from || entries.next().is_none_or(|entry| entry.seat != seat)
            }
        });
        self.journal.forget(from, seat);
    }
}
