//! What is altered: games of all kinds at all stages, and what else stands in stores and messages.

use crate::games::{Played, setup};
use crate::letters::{of_revision, parts, text_of};
use viriditas::kit::{BySeat, Rng, Rules, Seat, Seed};
use viriditas::mars::{Choice, Mars, RULES_REVISION, Setup};
use viriditas::save::{Broken, MOST_ANSWERS, crc32};
use viriditas::store::{Keeping, Memory, Store, compare, stay};
use viriditas::table::{Bot, Controller, Name, PastBots, Seating, Table};

/// Texts that earlier releases wrote.
const SPECIMENS: [&str; 4] = [
    include_str!("../format-1.txt"),
    include_str!("../revision-3.txt"),
    include_str!("../snapshot-1.txt"),
    include_str!("../taken-up-3.txt"),
];

/// A moment in milliseconds since 1970.
pub(super) const NOW: u64 = 1_700_000_000_000;

/// A valid snapshot, and what it is read with.
#[derive(Clone, Debug)]
pub(super) struct Snapped {
    pub(super) setup: Setup,
    pub(super) seed: Seed,
    pub(super) bytes: Vec<u8>,
}

/// Everything that is altered.
#[derive(Debug)]
pub(crate) struct Pool {
    /// Parts of texts.
    pub(super) games: Vec<Vec<Vec<u8>>>,
    /// Games that take as long to open as any.
    pub(super) long: Vec<Vec<Vec<u8>>>,
    pub(super) snapshots: Vec<Snapped>,
    /// Keys and strings of the first store.
    pub(super) kept: Vec<(String, String)>,
    /// Keys and lines of the second store.
    pub(super) lines: Vec<(String, String)>,
    /// What a worker answers.
    pub(super) answers: Vec<String>,
}

impl Pool {
    /// Always the same one.
    ///
    /// # Errors
    /// Which game that was just written cannot be read.
    pub(crate) fn new() -> Result<Self, Broken> {
        let mut rng = Rng::new(Seed(0xF0E6));
        let (mut texts, mut snapshots, mut store) = (Vec::new(), Vec::new(), Memory::default());
        for number in 0..60 {
            let table = played(number, &mut rng);
            let kept = table.to_kept_text();
            if let [_, _, snapshot] = &parts(&kept)[..] {
                let (setup, seed, bytes) = (*table.setup(), table.record().seed(), snapshot.clone());
                snapshots.push(Snapped { setup, seed, bytes });
                let of_others = of_revision(&kept, RULES_REVISION - 1);
                let mut taken_up = Table::from_text(&of_others)?;
                play(&mut taken_up, rng.below(60), &mut rng);
                texts.extend([of_others, of_revision(&kept, RULES_REVISION + 1), taken_up.to_kept_text()]);
            }
            if number % 20 == 7 && Keeping::begin(&mut store, &table, NOW + number).is_ok() && number == 27 {
                let id = viriditas::store::list(&store).ok().and_then(|all| all.first().copied());
                _ = id.map(|id| stay(&mut store, id, Some(Seat::ALL[1])));
            }
            texts.push(kept);
        }
        texts.extend(SPECIMENS.map(|text| text.trim().to_owned()));
        let old: Vec<String> = [1, 2]
            .map(|format| text_of(&[parts(&texts[0])[0].clone(), beside(format)]))
            .into_iter()
            .collect();
        texts.extend(old);
        let lines = compare(&mut store, &[], &[], NOW).map(|compared| compared.behind).unwrap_or_default();
        let lines = lines.iter().map(|line| (line.origin().key(), line.to_string())).collect();
        let keys = store.keys().unwrap_or_default();
        let found = keys.into_iter().filter_map(|key| Some((key.clone(), store.get(&key).ok()??)));
        Ok(Self {
            games: texts.iter().map(|text| parts(text)).collect(),
            long: [second_thoughts(), stalled()].iter().map(|text| parts(text)).collect(),
            snapshots,
            kept: found.chain([("viriditas.gone.1700000000020".to_owned(), "7".to_owned())]).collect(),
            lines,
            answers: ["1 7 3 only", "1 7 3 chance 9", "1 0 0 most -5 -2147483648", "1 7 3 nothing 12"]
                .into_iter()
                .chain(["1 7 refused broken", "1 7 refused unasked", viriditas::worker::READY])
                .map(str::to_owned)
                .collect(),
        })
    }
}

/// A table with people and bots, broken off anywhere.
fn played(number: u64, rng: &mut Rng) -> Table {
    let names = ["Ada", "Беата", "千尋", "", "Émile 🚀"].map(Name::new);
    let players = Seat::ALL.map(|_| match rng.below(4) {
        0 => Controller::Bot(Bot::Greedy),
        1 => Controller::Bot(Bot::Random),
        _ => Controller::Human,
    });
    let past_bots = PastBots::ALL[rng.below(PastBots::ALL.len() as u32) as usize];
    let seating = Seating { names: BySeat(names), players: BySeat(players), past_bots, ..Seating::default() };
    let mut table = Table::new(setup(number), Seed(number), seating).expect("the set-up is possible");
    // Some are at their beginning, some are over.
    let most = [40, 400, 400, 2_000][rng.below(4) as usize];
    play(&mut table, most, rng);
    table
}

/// So many answers of chance at most, and now and then one is taken back.
fn play(table: &mut Table, most: u32, rng: &mut Rng) {
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

/// What stands beside a record in a format that is not written any more.
fn beside(format: u8) -> Vec<u8> {
    let mut bytes = vec![format];
    for number in 0..5 {
        bytes.push(number % 3);
        if format > 1 {
            bytes.push(number);
        }
        bytes.extend([3, b'A', b'd', b'a']);
    }
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

/// As many answers as a record may have, nearly all of which take back what was answered.
fn second_thoughts() -> String {
    let mut played = Played::new(Setup::new(5), 5);
    let through = |game: &Mars, offers: &[Choice]| {
        let passes = |choice: &Choice| matches!(choice, Choice::Pass | Choice::Done);
        let is_late = game.facts().generation >= 20;
        let found = offers.iter().copied().find(|choice| is_late && *choice == Choice::Reopen);
        found.or_else(|| offers.iter().copied().find(passes)).unwrap_or(offers[0])
    };
    while (played.journal.len() as u32) < MOST_ANSWERS - 20 {
        let is_late = played.game.facts().generation >= 20;
        let seats = if is_late { Seat::ALL.to_vec() } else { played.game.asked().iter().collect() };
        let seat = seats.into_iter().find(|&seat| played.game.choices(seat).next().is_some());
        let Some(seat) = seat else { break };
        let offers: Vec<Choice> = played.game.choices(seat).collect();
        let choice = through(&played.game, &offers);
        let heard = &mut viriditas::kit::Heard::nothing();
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
        let heard = &mut viriditas::kit::Heard::nothing();
        played.journal.play(&mut played.game, seat, choice, heard).expect("an offer is accepted");
    }
    played.record().to_text()
}
