//! How long records are and how long they take: `cargo test --release --features synthetic --test all measure -- --nocapture`.

#[path = "../../examples/selfplay/records.rs"]
mod records;

use crate::saves::games::{Played, any_ares_setup, any_setup};
use crate::saves::letters::Fields;
use records::{Measured, Scribe};
use std::time::{Duration, Instant};
use viriditas::ares::{self, Ares};
use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seated, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position, Random};
use viriditas::mars::cards::StandardProject;
use viriditas::mars::{Choice, Mars, Setup, Switch};
use viriditas::save::{Journal, MOST_ANSWERS, MOST_BY_A_BYTE, MOST_WITHOUT_A_BYTE, Record};

fn median<T: Ord + Copy>(mut numbers: Vec<T>) -> T {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

fn timed<T>(work: impl Fn() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

#[test]
fn records_of_finished_games_fit_into_a_link() {
    for players in [1, 2, 3, 5] {
        let mut choices = Vec::new();
        let mut bytes = Vec::new();
        let mut letters = Vec::new();
        let mut times: [Vec<Duration>; 3] = [const { Vec::new() }; 3];
        for seed in 0..100 {
            let played = Played::finished(Setup::new(players), seed);
            let (text, encode) = timed(|| played.record().to_text());
            let (record, decode) = timed(|| MarsRecord::from_text(&text));
            let record = record.expect("a record is whole");
            let (_, replay) = timed(|| record.replay(&mut EventLog::nothing()).expect("a record is whole"));
            choices.push(played.journal.len());
            bytes.push(record.to_bytes().len());
            letters.push(text.len());
            for (all, time) in times.iter_mut().zip([encode, decode, replay]) {
                all.push(time);
            }
        }
        let longest = letters.iter().copied().max().unwrap_or_default();
        let [encode, decode, replay] = times.map(median);
        println!(
            "{players} players: medians of {} choices, {} bytes, {} letters (longest {longest}); encode {encode:?}, decode {decode:?}, replay {replay:?}",
            median(choices),
            median(bytes),
            median(letters),
        );
        assert!(longest <= 2_000, "a link of 2,000 letters goes everywhere");
    }
}

/// Answers of chance, but for these: nobody passes who can do anything else; or all buy what is dealt, pass for thirty
/// generations and then sell it.
fn stalls(way: u8, game: &Mars, offers: &[Choice], rng: &mut Rng) -> Choice {
    let any = |offers: &[Choice], rng: &mut Rng| offers[rng.below(offers.len() as u32) as usize];
    let rests = |choice: &Choice| matches!(choice, Choice::Pass | Choice::EndTurn | Choice::Done);
    let others: Vec<Choice> = offers.iter().copied().filter(|choice| !rests(choice)).collect();
    let sells = Choice::Project(StandardProject::SellPatents);
    match way {
        0 => any(offers, rng),
        _ if others.is_empty() => offers[0],
        2 if offers.contains(&Choice::Pass) => {
            let is_late = game.facts().generation > 30 && rng.below(4) > 0;
            if is_late && offers.contains(&sells) { sells } else { Choice::Pass }
        }
        _ => any(&others, rng),
    }
}

/// The bounds are twice as high as these.
#[test]
fn no_game_comes_near_the_bounds_on_answers() {
    let mut most = (0, 0);
    for number in 0..120_u8 {
        let setup = Setup::new(1 + number / 3 % 5).with(Switch::Draft);
        let mut played = Played::new(setup, number.into());
        let mut rng = Rng::new(Seed(number.into()));
        while let Some(seat) = played.game.asked().iter().next() {
            let offers: Vec<Choice> = played.game.choices(seat).collect();
            let choice = stalls(number % 3, &played.game, &offers, &mut rng);
            let heard = &mut EventLog::nothing();
            played.journal.play(&mut played.game, seat, choice, heard).expect("an offer is accepted");
            let generations = usize::from(setup.players) * usize::from(played.game.facts().generation);
            let answers = played.journal.len();
            most = (answers.max(most.0), answers.div_ceil(generations).max(most.1));
        }
    }
    println!("{} answers at most, {} by a seat in a generation on average", most.0, most.1);
    assert!(most.0 < MOST_ANSWERS as usize / 2 && most.1 < 50, "{most:?}");
}

/// The most answers for the bytes that hold them, over all moments of a game that is played so: how many per cent of what these allow. Where
/// somebody can think again, one in four does.
fn densest<G: Seated>(
    setup: &G::Setup,
    seed: Seed,
    mut choose: impl FnMut(&G, &[G::Choice], &mut Rng) -> G::Choice,
) -> (u32, usize) {
    let heard = &mut EventLog::nothing();
    let mut game = G::begin(setup, seed, heard).unwrap_or_else(|_| panic!("{setup:?} is possible"));
    let (mut journal, mut rng, mut most) = (Journal::new(), Rng::new(seed), 0);
    while journal.len() < 6_000
        && let Some(asked) = game.asked().iter().next()
    {
        let others = game.seats().iter().filter(|&seat| game.question(seat).is_some());
        let others: Vec<Seat> = others.filter(|&seat| !game.asked().contains(seat)).collect();
        let thinks_again = !others.is_empty() && rng.below(4) == 0;
        let seat = if thinks_again { others[rng.below(others.len() as u32) as usize] } else { asked };
        let offers: Vec<G::Choice> = game.choices(seat).collect();
        let choice = if thinks_again { offers[0] } else { choose(&game, &offers, &mut rng) };
        journal.play(&mut game, seat, choice, heard).expect("an offer is accepted");
        if journal.len() % 5 == 0 {
            let record = Record::of(setup, seed, &journal, &game);
            let bytes = Fields::of(&record.to_bytes()).expect("a record").journal.len() as u32;
            most = most.max(100 * record.answers() / (MOST_WITHOUT_A_BYTE + MOST_BY_A_BYTE * bytes));
        }
    }
    (most, journal.len())
}

/// The bound is twice as high as these.
#[test]
fn no_game_comes_near_the_bound_on_answers_for_its_bytes() {
    let mut most = [0, 0];
    for number in 0..60_u64 {
        let way = (number % 3) as u8;
        let (of_mars, answers) = densest::<Mars>(&any_setup(number), Seed(number), |game, offers, rng| {
            stalls(way, game, offers, rng)
        });
        println!("{number} {of_mars} {answers}");
        let (of_ares, answers) = densest::<Ares>(&any_ares_setup(number), Seed(number), |_, offers, rng| {
            let done = offers.iter().copied().find(|&choice| choice == ares::Choice::Done);
            let any = offers[rng.below(offers.len() as u32) as usize];
            if way == 0 { any } else { done.unwrap_or(if way == 1 { any } else { offers[0] }) }
        });
        println!("   {number} {of_ares} {answers}");
        most = [most[0].max(of_mars), most[1].max(of_ares)];
    }
    println!("{most:?} per cent");
    assert!(most.iter().all(|&share| share < 50), "{most:?} per cent");
}

/// How a bot comes to a game: with the seed of its chance.
type Hire = fn(Seed) -> Box<dyn Policy>;

/// What the records came to of games that one kind of bot has played, with seeds from 0 on.
fn measured(players: u8, games: u64, bot: Hire) -> Vec<Measured> {
    let (setup, begun) = (Setup::new(players), Instant::now());
    let play = |seed| {
        let (mut bot, mut scribe) = (bot(Seed(seed)), Scribe::default());
        let mut game = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a set-up");
        while let Some(seat) = game.asked().iter().next() {
            let offers: Vec<_> = game.choices(seat).collect();
            let choice = bot.choose(&Position::new(&Observation::new(&game, seat), seat, &offers)).choice;
            scribe.write(&mut game, seat, choice, offers.len()).expect("an offer is accepted");
        }
        let clock = || begun.elapsed().as_secs_f64();
        scribe.measured(&setup, Seed(seed), &game, clock).expect("a record is whole")
    };
    (0..games).map(play).collect()
}

/// A twentieth and forty letters are all that a record needs beyond what was answered.
fn records_are_short(games: u64) {
    for players in [2, 5] {
        let bots: [(_, Hire); 2] =
            [("random", |seed| Box::new(Random::new(seed))), ("greedy", |seed| Box::new(Greedy::new(seed)))];
        for (name, bot) in bots {
            let all = measured(players, games, bot);
            println!("{games} games of {players} {name} bots: {}", records::json(&all));
            let long: Vec<&Measured> = all.iter().filter(|measured| !measured.is_short()).collect();
            assert!(long.is_empty(), "{long:?}");
        }
    }
}

#[test]
fn a_record_is_hardly_longer_than_what_it_says() {
    records_are_short(20);
}

/// `cargo test --release --features synthetic --test all eight_hundred_records -- --ignored --nocapture`
#[test]
#[ignore = "it plays 800 games, of which the tests play 80"]
fn eight_hundred_records_are_hardly_longer_than_what_they_say() {
    records_are_short(200);
}
