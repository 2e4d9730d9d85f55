//! What a forger hands over, and to which reader.

use core::fmt::Display;
use viriditas::ares::Ares;
use viriditas::games::{Game, SetupFault};
use viriditas::kit::{EventLog, Seated, Seed};
use viriditas::mars::Mars;
use viriditas::save::{Broken, MOST_ANSWERS, MOST_BY_A_BYTE, MOST_WITHOUT_A_BYTE, Record};
use viriditas::store::{
    KeepError, Memory, Message, SaveSlot, Store, Window, Written, bring, compare, find_same_game, here, kept,
    lines, list, text,
};
use viriditas::table::{Summary, Table};
use viriditas::worker::{BotAnswer, Request};

use super::pool::NOW;

/// One input.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// A game as text, of which the record is wanted.
    Record(String),
    /// The last part of an address.
    Link(String),
    /// A text in a list.
    Summary(String),
    /// What a page says to a worker.
    Request(String),
    /// What a worker says to a page.
    Answer(String),
    /// All keys and strings of the first store.
    Kept(Vec<(String, String)>),
    /// All keys and lines of the second store, where the first one holds this.
    Lines { found: Vec<(String, String)>, kept: Vec<(String, String)> },
    /// The words that a seed grows from.
    Seed(String),
    /// What one window tells the others.
    Message(String),
    /// A file of games, where the store holds this.
    File { text: String, kept: Vec<(String, String)> },
}

/// What came of an input.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Read {
    /// Whether it was taken for what it seems to be.
    pub(crate) is_accepted: bool,
    /// How many answers were replayed, as far as one can tell.
    pub(crate) answers: u32,
}

impl Read {
    const ACCEPTED: Self = Self { is_accepted: true, answers: 0 };
    const REFUSED: Self = Self { is_accepted: false, answers: 0 };

    const fn of(is_accepted: bool) -> Self {
        Self { is_accepted, answers: 0 }
    }

    fn refused<F: Clone + Into<SetupFault>>(broken: &Broken<F>) -> Self {
        is_a_sentence(broken);
        match *broken {
            Broken::Answer { answer, .. } => Self { answers: answer, ..Self::REFUSED },
            _ => Self::REFUSED,
        }
    }
}

impl Input {
    /// What the readers are called.
    pub(crate) const NAMES: [&str; 10] = [
        "records",
        "links",
        "summaries",
        "requests",
        "answers",
        "stores",
        "disks",
        "seeds",
        "messages",
        "files",
    ];

    /// The place of its reader among the names.
    pub(crate) const fn reader(&self) -> usize {
        match self {
            Self::Record(_) => 0,
            Self::Link(_) => 1,
            Self::Summary(_) => 2,
            Self::Request(_) => 3,
            Self::Answer(_) => 4,
            Self::Kept(_) => 5,
            Self::Lines { .. } => 6,
            Self::Seed(_) => 7,
            Self::Message(_) => 8,
            Self::File { .. } => 9,
        }
    }

    /// Hands it to its reader, and goes on with what comes of it as a page does. Panics where that is wrong in any way.
    pub(crate) fn read(&self) -> Read {
        match self {
            Self::Record(text) => of_either(replayed::<Mars>(text), || replayed::<Ares>(text)),
            Self::Link(text) => of_either(linked::<Mars>(text), || linked::<Ares>(text)),
            Self::Summary(text) => of_either(summed_up::<Mars>(text), || summed_up::<Ares>(text)),
            Self::Request(text) => match text.parse::<Request>() {
                Ok(request) => Read::of(request.answered().chosen.is_ok()),
                Err(_) => Read::REFUSED,
            },
            Self::Answer(text) => match text.parse::<BotAnswer>() {
                Ok(answer) => {
                    assert_eq!(answer.to_string().parse(), Ok(answer));
                    Read::ACCEPTED
                }
                Err(_) => Read::REFUSED,
            },
            Self::Kept(kept) => opened(&stored(kept)),
            Self::Lines { found, kept } => {
                let mut store = stored(kept);
                let before = list(&store).unwrap_or_default();
                let compared = compare(&mut store, found, &[], NOW).expect("the store can be asked");
                let recovered = list(&store).unwrap_or_default() != before;
                Read::of(recovered || compared.recovered.is_some())
            }
            Self::Seed(words) => {
                let seed = Seed::named(words);
                Read::of(words.parse() == Ok(seed.0))
            }
            Self::Message(text) => Read::of(Message::read(text).is_some_and(heard)),
            Self::File { text, kept } => brought(text, stored(kept)),
        }
    }
}

/// What is wrong with an input is said in one sentence, and what to do about it in another one at most.
pub(crate) fn is_a_sentence(broken: &impl Display) {
    let words = broken.to_string();
    assert!(words.ends_with('.') && words.starts_with(['T', 'A']), "{words}");
    assert!(words.matches(". ").count() < 2, "{words}");
    assert!(!words.contains('{') && !words.contains("  "), "{words}");
}

/// What came of it as a record of the board game or, where it is none, of Ares Expedition.
fn of_either<F, O>(
    of_mars: Result<Read, Broken<F>>,
    of_ares: impl FnOnce() -> Result<Read, Broken<O>>,
) -> Read
where
    F: Clone + Into<SetupFault>,
    O: Clone + Into<SetupFault>,
{
    match of_mars {
        Ok(read) => read,
        Err(Broken::OtherGame) => of_ares().unwrap_or_else(|broken| Read::refused(&broken)),
        Err(broken) => Read::refused(&broken),
    }
}

/// The most answers that a text of so many letters may lead to.
pub(crate) fn most_answers(text: &str) -> u32 {
    MOST_ANSWERS.min(MOST_WITHOUT_A_BYTE + MOST_BY_A_BYTE * text.len() as u32 * 3 / 4)
}

/// A record that is played again, through no more answers than its length allows.
fn replayed<G: Seated>(text: &str) -> Result<Read, Broken<G::Fault>> {
    let record = Record::<G>::from_text(text)?;
    let letters: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    assert!(letters.starts_with(&record.to_text()), "a record has one spelling");
    assert!(record.answers() <= most_answers(text), "{} answers of {} letters", record.answers(), text.len());
    let (_, journal) = record.replay(&mut EventLog::nothing())?;
    assert_eq!(journal.len(), record.answers() as usize);
    assert_eq!(Record::from_text(&record.to_text()), Ok(record.clone()));
    Ok(Read { answers: record.answers(), ..Read::ACCEPTED })
}

fn summed_up<G: Seated>(text: &str) -> Result<Read, Broken<G::Fault>> {
    Summary::<G>::of(text).map(|_| Read::ACCEPTED)
}

/// Looks at the table of a link as a page does, answers once and takes that back.
fn linked<G: Seated>(link: &str) -> Result<Read, Broken<G::Fault>> {
    let table = Table::<G>::from_link(link)?.table;
    let text = table.to_text();
    assert_eq!(Table::<G>::from_text(&text).map(|again| again.to_text()), Ok(text));
    assert!(table.after(table.answers() / 2).answers() <= table.answers());
    let mut other = table.clone();
    if let Some(seat) = table.asked().iter().next() {
        assert!(table.heard_back(Some(seat)).count() <= table.told());
        let choice = *table.offers(seat).last().expect("who is asked has an answer");
        other.play(seat, choice).expect("an offer is accepted");
        _ = other.undo(seat);
    }
    _ = (table.divergence(&other), table.moves(), table.generations(), table.taken_back().len());
    Ok(Read { answers: table.answers() as u32, ..Read::ACCEPTED })
}

/// Opens every game of a store, as a page does that lists them.
fn opened(store: &Memory) -> Read {
    let mut read = Read::REFUSED;
    for game in kept(store).expect("the store can be asked") {
        _ = (here(store, game.id), text(store, game.id));
        if let Ok((_, table)) = SaveSlot::open(store, game.id) {
            _ = find_same_game(store, &table);
            read = Read { answers: read.answers.max(table.answers() as u32), ..Read::ACCEPTED };
        }
    }
    read
}

/// Takes what another window says, as one that plays the same game; always.
fn heard(message: Message) -> bool {
    assert_eq!(Message::read(&message.to_string()).as_ref(), Some(&message));
    let mut window = Window::new(7);
    if let Message::Yields(copy) | Message::Leaves(copy) = &message
        && let Ok(game) = Game::from_text(&copy.text)
    {
        let mut store = Memory::default();
        let mut place = SaveSlot::begin(&mut store, &game, NOW).expect("a memory has room");
        window.take(copy.origin(), NOW);
        place.receive(&mut store, copy, NOW).expect("a memory has room");
        assert_eq!(list(&store).map(|games| games.len()), Ok(1));
    }
    window.on_message(message);
    true
}

/// Keeps the games of a file beside others, none of which is lost.
fn brought(text: &str, mut store: Memory) -> Read {
    let mut written = Written::of(&store).expect("the store can be asked");
    let mut read = Read::REFUSED;
    for game in lines(text) {
        let before = list(&store).expect("the store can be asked");
        match bring(&mut store, &mut written, &game, NOW) {
            Ok(_) => read.is_accepted = true,
            Err(KeepError::Broken(broken)) => is_a_sentence(&broken),
            Err(KeepError::Store(fault)) => panic!("a memory has room: {fault:?}"),
        }
        let after = list(&store).expect("the store can be asked");
        assert!(before.iter().all(|id| after.contains(id)));
    }
    read
}

/// A store that holds these.
fn stored(strings: &[(String, String)]) -> Memory {
    let mut store = Memory::default();
    for (key, text) in strings {
        store.set(key, text).expect("there is room");
    }
    store
}
