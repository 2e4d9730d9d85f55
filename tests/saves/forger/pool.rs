//! What is altered: games of all kinds at all stages, and what else stands in stores and messages.

use super::super::games::{Played, any_ares_setup, any_setup};
use super::super::letters::{of_revision, parts};
use viriditas::ares;
use viriditas::games::{AresTable, Game, MarsTable};
use viriditas::kit::{BySeat, EventLog, Rng, Rules, Seat, Seated, Seed};
use viriditas::mars::{Choice, RULES_REVISION, Setup};
use viriditas::save::MOST_ANSWERS;
use viriditas::store::{Memory, Message, SaveSlot, Store, StoreFault, Window, compare, delete, stay};
use viriditas::table::{Bot, Controller, Name, PastBots, Seating, Table};
use viriditas::worker::READY;

/// Texts of formats that are given up.
const TRIALS: [&str; 4] = [
    include_str!("../trial-1.txt"),
    include_str!("../trial-4.txt"),
    include_str!("../trial-4-kept.txt"),
    include_str!("../trial-8.txt"),
];

/// What a worker may say.
const ANSWERS: [&str; 8] = [
    READY,
    "1 7 3 only",
    "1 7 3 chance 9",
    "1 0 0 most -5 -2147483648",
    "1 7 3 nothing 12",
    "1 7 3 unneeded",
    "1 7 refused broken",
    "1 7 refused unasked",
];

/// A moment in milliseconds since 1970.
pub(super) const NOW: u64 = 1_700_000_000_000;

/// Everything that is altered.
#[derive(Debug)]
pub(crate) struct Pool {
    /// Parts of texts.
    pub(super) games: Vec<Vec<Vec<u8>>>,
    /// Games that take as long to open as any.
    pub(super) long: Vec<Vec<Vec<u8>>>,
    /// Keys and strings of the first store.
    pub(super) kept: Vec<(String, String)>,
    /// Keys and lines of the second store.
    pub(super) lines: Vec<(String, String)>,
    /// What a worker answers.
    pub(super) answers: Vec<String>,
    /// What windows tell each other.
    pub(super) messages: Vec<String>,
}

impl Pool {
    /// Always the same one. Of three games, two are the board game.
    pub(crate) fn new() -> Self {
        Self::where_ares(|number| number % 3 == 2)
    }

    /// Always the same one, of which the games with these numbers are Ares Expedition.
    pub(crate) fn where_ares(is_ares: impl Fn(u64) -> bool) -> Self {
        let mut rng = Rng::new(Seed(0xF0E6));
        let games: Vec<Game> = (0..90)
            .map(|number| {
                if is_ares(number) {
                    played_of_ares(number, &mut rng).into()
                } else {
                    played_of_mars(number, &mut rng).into()
                }
            })
            .collect();
        let mut texts: Vec<String> = TRIALS.map(|text| text.trim().to_owned()).to_vec();
        texts.extend(games.iter().map(Game::to_text));
        let texts_of = |theirs: [u16; 2], text: &str| theirs.map(|theirs| of_revision(text, theirs));
        let revised = [
            texts_of([RULES_REVISION - 1, RULES_REVISION + 1], &games[0].to_text()),
            texts_of([0, ares::RULES_REVISION + 1], &games[2].to_text()),
        ];
        texts.extend(revised.into_iter().flatten());
        let (kept, lines) = stores(&games[..4]).expect("a memory has room");
        Self {
            games: texts.iter().map(|text| parts(text)).collect(),
            long: [second_thoughts(), stalled(), stalled_of_ares()].iter().map(|text| parts(text)).collect(),
            kept,
            lines,
            answers: ANSWERS.map(str::to_owned).to_vec(),
            messages: messages(&games),
        }
    }
}

/// What windows say that take these games, and give or leave them.
fn messages(games: &[Game]) -> Vec<String> {
    let mut said = Vec::new();
    for (game, now) in games.iter().zip(NOW..) {
        let place = SaveSlot::begin(&mut Memory::default(), game, now).expect("a memory has room");
        let taken = Window::new(now).take(place.origin(), now).expect("it played none before");
        let copies = [Message::Yields(place.copy()), Message::Leaves(place.copy())];
        said.extend([taken].into_iter().chain(copies).map(|message| message.to_string()));
    }
    said
}

/// Keys and what stands under them.
type Strings = Vec<(String, String)>;

/// What both stores hold when these games are kept, one was deleted, and another is played by one alone at this device.
fn stores(games: &[Game]) -> Result<(Strings, Strings), StoreFault> {
    let mut store = Memory::default();
    for (game, now) in games.iter().zip(NOW..) {
        let place = SaveSlot::begin(&mut store, game, now)?;
        stay(&mut store, place.id(), Some(Seat::ALL[1]))?;
    }
    let gone = SaveSlot::begin(&mut store, &games[0], NOW - 1)?;
    delete(&mut store, gone.id())?;
    let lines = compare(&mut store, &[], &[], NOW)?.behind;
    let lines = lines.iter().map(|line| (line.origin().key(), line.to_string())).collect();
    let keys = store.keys()?.into_iter();
    let kept = keys.filter_map(|key| store.get(&key).ok()?.map(|string| (key, string))).collect();
    Ok((kept, lines))
}

/// Who sits at a table of people and bots.
fn seating(rng: &mut Rng) -> Seating {
    let names = ["Ada", "Беата", "千尋", "", "Émile 🚀"].map(Name::new);
    let players = Seat::ALL.map(|_| match rng.below(4) {
        0 => Controller::Bot(Bot::Greedy),
        1 => Controller::Bot(Bot::Random),
        _ => Controller::Human,
    });
    let past_bots = PastBots::ALL[rng.below(PastBots::ALL.len() as u32) as usize];
    Seating { names: BySeat(names), players: BySeat(players), past_bots, ..Seating::default() }
}

/// A table of the board game, broken off anywhere.
fn played_of_mars(number: u64, rng: &mut Rng) -> MarsTable {
    let seating = seating(rng);
    let mut table = MarsTable::new(any_setup(number), Seed(number), seating).expect("the set-up is possible");
    // Some are at their beginning, some are over.
    let most = [40, 400, 400, 2_000][rng.below(4) as usize];
    play(&mut table, most, rng);
    table
}

/// A table of Ares Expedition, as above.
fn played_of_ares(number: u64, rng: &mut Rng) -> AresTable {
    let seating = seating(rng);
    let mut table =
        AresTable::new(any_ares_setup(number), Seed(number), seating).expect("the set-up is possible");
    let most = [40, 300, 300, 2_000][rng.below(4) as usize];
    play(&mut table, most, rng);
    table
}

/// So many answers of chance at most, and now and then one is taken back.
fn play<G: Seated>(table: &mut Table<G>, most: u32, rng: &mut Rng) {
    for _ in 0..most {
        let asked: Vec<Seat> = table.asked().iter().collect();
        if asked.is_empty() {
            return;
        }
        let seat = asked[rng.below(asked.len() as u32) as usize];
        if rng.below(15) == 0 {
            _ = table.undo(seat);
            continue;
        }
        let offers = table.offers(seat);
        let choice = offers[rng.below(offers.len() as u32) as usize];
        table.play(seat, choice).expect("an offer is accepted");
    }
}

/// As many answers as a record may have, nearly all of which take back what was answered: twenty generations are passed, and
/// then somebody thinks again and again.
fn second_thoughts() -> String {
    let mut played = Played::new(Setup::new(5), 5);
    while (played.journal.len() as u32) < MOST_ANSWERS - 20 {
        let is_late = played.game.facts().generation >= 20;
        let is_asked = |seat: &Seat| played.game.asked().contains(*seat) || is_late;
        let answers = |seat: Seat| played.game.choices(seat).map(move |choice| (seat, choice));
        let offers: Vec<(Seat, Choice)> = Seat::ALL.into_iter().filter(is_asked).flat_map(answers).collect();
        let wanted = if is_late { Choice::Reopen } else { Choice::Pass };
        let find = |wanted| offers.iter().copied().find(|&(_, choice)| choice == wanted);
        let Some((seat, choice)) = find(wanted).or_else(|| find(Choice::Done)).or(offers.first().copied())
        else {
            break;
        };
        let heard = &mut EventLog::nothing();
        played.journal.play(&mut played.game, seat, choice, heard).expect("an offer is accepted");
    }
    played.record().to_text()
}

/// Nobody ends the game: all buy what they can and pass, for a hundred generations.
fn stalled() -> String {
    let mut played = Played::new(Setup::new(5), 58);
    while let Some(seat) = played.game.asked().iter().next() {
        let offers: Vec<Choice> = played.game.choices(seat).collect();
        let pass = offers.iter().copied().find(|&choice| choice == Choice::Pass);
        let buy = offers.iter().copied().find(|&choice| choice != Choice::Done);
        let choice = pass.or(buy).unwrap_or(offers[0]);
        let heard = &mut EventLog::nothing();
        played.journal.play(&mut played.game, seat, choice, heard).expect("an offer is accepted");
    }
    played.record().to_text()
}

/// Four players of Ares Expedition who do nothing that they need not, until their game is over or as long as a record may be.
fn stalled_of_ares() -> String {
    let mut table =
        AresTable::new(ares::Setup::new(4), Seed(58), Seating::default()).expect("the set-up is possible");
    while (table.answers() as u32) < MOST_ANSWERS - 20
        && let Some(seat) = table.asked().iter().next()
    {
        let offers = table.offers(seat);
        let done = offers.iter().find(|&&choice| choice == ares::Choice::Done);
        let choice = *done.unwrap_or(&offers[0]);
        table.play(seat, choice).expect("an offer is accepted");
    }
    table.to_text()
}
