//! The coach: what it tells is true within its errors, and it looks with the eyes of one seat.

use viriditas::ares::{self, Ares, Mode, bot};
use viriditas::games::{ANALYSIS_PARTS, KeptAnalysis, MarsTable, answers_at};
use viriditas::kit::{Analysed, Analysis, EventLog, Rng, Rules, Seat, Seed, View};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::{self, Mars, Outcome, Switch};
use viriditas::table::{Bot, Seating};
use viriditas::worker::{AdviceRequest, CoachAnswer};

const BOXES: [Switch; 4] = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];

/// Plays games with greedy players, of one to four seats, half of them with boxes; hears each question.
fn mars_games(games: u64, mut hears: impl FnMut(&Mars, Seat)) {
    for seed in 0..games {
        let boxes = if seed / 4 % 2 == 1 { &BOXES[..] } else { &[] };
        let setup = mars::Setup::new(1 + (seed % 4) as u8);
        let setup = boxes.iter().fold(setup, |setup, &it| setup.with(it));
        let mut game = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        let mut bot = Greedy::tuned(Seed(seed));
        while let Some(seat) = game.asked().iter().next() {
            hears(&game, seat);
            let offers: Vec<_> = game.choices(seat).collect();
            let look = Observation::new(&game, seat);
            let choice = bot.choose(&Position::new(&look, seat, &offers)).choice;
            game.carry_out(seat, choice, &mut EventLog::nothing());
        }
    }
}

/// Plays games of Ares Expedition with greedy players: alone, together and against one to three rivals.
fn ares_games(games: u64, mut hears: impl FnMut(&Ares, Seat)) {
    for seed in 0..games {
        let setup = match seed % 5 {
            0 => ares::Setup::new(1),
            4 => ares::Setup { mode: Mode::Cooperative, ..ares::Setup::new(2) },
            rivals => ares::Setup::new(1 + rivals as u8),
        };
        let mut game = Ares::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        while let Some(seat) = game.asked().iter().next() {
            hears(&game, seat);
            let view = View::of(&game, Some(seat));
            let chosen = bot::choose(&view, seat, Bot::Greedy, Seed(seed)).expect("it is asked");
            game.carry_out(seat, chosen.choice, &mut EventLog::nothing());
        }
    }
}

/// Looks at one question in `every` that has more than one answer, and at `most` of them.
fn some<G: Rules>((every, most): (usize, usize), mut look: impl FnMut(&G, Seat)) -> impl FnMut(&G, Seat) {
    let (mut seen, mut looked) = (0, 0);
    move |game: &G, seat| {
        seen += 1;
        if seen % every == 0 && looked < most && game.choices(seat).nth(1).is_some() {
            looked += 1;
            look(game, seat);
        }
    }
}

/// How many differences were told, and how many of them a search of ten times the steps finds within two of their errors.
#[derive(Default, Debug)]
struct Truth {
    told: u32,
    within: u32,
}

impl Truth {
    fn look<G: Analysed>(&mut self, game: &G, seat: Seat, steps: u32) {
        let view = View::of(game, Some(seat));
        let lines = G::lines(&view, seat);
        if lines.len() < 2 {
            return;
        }
        let mut short = Analysis::between(view.clone(), seat, lines, steps, Seed(1));
        short.advance(u32::MAX);
        let told = short.lines();
        let answers = told.iter().map(|line| line.answers.clone()).collect();
        let mut long = Analysis::between(view, seat, answers, 10 * steps, Seed(2));
        long.advance(u32::MAX);
        for (line, truth) in told.iter().zip(long.in_order()).skip(1) {
            let apart = line.worth_behind.mean.abs_diff(truth.mean);
            self.told += 1;
            self.within += u32::from(u64::from(apart) <= 2 * line.worth_behind.error as u64);
        }
    }
}

#[test]
#[ignore = "minutes: run it with --release"]
fn a_search_of_ten_times_the_steps_finds_the_truth_within_two_errors_in_200_positions() {
    let (mut of_mars, mut of_ares) = (Truth::default(), Truth::default());
    mars_games(12, some((29, 100), |game: &Mars, seat| of_mars.look(game, seat, Mars::STEPS / 25)));
    ares_games(20, some((17, 100), |game: &Ares, seat| of_ares.look(game, seat, Ares::STEPS / 25)));
    println!("{of_mars:?} {of_ares:?}");
    for Truth { told, within } in [of_mars, of_ares] {
        assert!(10 * within >= 9 * told, "{within} of {told}");
    }
}

/// In a few positions and with few steps, too, the errors that are told are not far too small.
#[test]
fn what_a_longer_search_finds_is_mostly_within_two_errors() {
    let (mut of_mars, mut of_ares) = (Truth::default(), Truth::default());
    mars_games(4, some((67, 12), |game: &Mars, seat| of_mars.look(game, seat, 400)));
    ares_games(5, some((31, 12), |game: &Ares, seat| of_ares.look(game, seat, 400)));
    for Truth { told, within } in [of_mars, of_ares] {
        assert!(told >= 12 && 4 * within >= 3 * told, "{within} of {told}");
    }
}

/// The lines of an analysis with their figures.
fn found<G: Analysed>(game: &G, seat: Seat) -> String
where
    G::Choice: core::fmt::Debug,
{
    let view = View::of(game, Some(seat));
    let lines = G::lines(&view, seat);
    let mut analysis = Analysis::between(view, seat, lines, 200, Seed(3));
    analysis.advance(u32::MAX);
    format!("{:?}", analysis.lines())
}

/// Whatever a seat does not see has no part in its advice: other hidden cards change nothing in it.
#[test]
fn advice_depends_on_nothing_that_the_seat_does_not_see() {
    let mut looked = 0;
    mars_games(
        6,
        some((53, 30), |game: &Mars, seat| {
            let other = game.permuted(Some(seat), &mut Rng::new(Seed(9)));
            assert_eq!(found(game, seat), found(&other, seat));
            looked += 1;
        }),
    );
    ares_games(
        8,
        some((37, 30), |game: &Ares, seat| {
            let other = Ares::imagine(&View::of(game, Some(seat)), &mut Rng::new(Seed(9)));
            assert_eq!(found(game, seat), found(&other, seat));
            looked += 1;
        }),
    );
    assert!(looked >= 50, "{looked}");
}

/// Each line is a whole press: its answers are offered one behind the other, and no line is there twice.
#[test]
fn lines_are_answers_that_are_offered_one_behind_the_other() {
    fn look<G: Analysed>(game: &G, seat: Seat) -> usize {
        let lines = G::lines(&View::of(game, Some(seat)), seat);
        for (place, line) in lines.iter().enumerate() {
            let mut game = game.clone();
            for &answer in line {
                assert!(game.play(seat, answer, &mut EventLog::nothing()).is_ok());
            }
            assert!(!line.is_empty() && !lines[..place].contains(line));
        }
        lines.iter().map(Vec::len).max().unwrap_or_default()
    }
    let mut longest = [0; 2];
    mars_games(8, some((11, 300), |game: &Mars, seat| longest[0] = longest[0].max(look(game, seat))));
    ares_games(10, some((11, 300), |game: &Ares, seat| longest[1] = longest[1].max(look(game, seat))));
    assert!(longest.iter().all(|&answers| answers > 2), "{longest:?}");
}

/// A chance that is told is as often won: greedy players play on from there.
#[test]
fn of_the_positions_that_are_told_to_be_mostly_won_most_are_won() {
    let mut told: [(u32, u32); 3] = Default::default();
    for seed in 0..60 {
        let setup = mars::Setup::new(2);
        let mut game = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        let (mut bot, mut number, mut open) = (Greedy::tuned(Seed(seed)), 0, Vec::new());
        while let Some(seat) = game.asked().iter().next() {
            number += 1;
            if number % 61 == 0 {
                let view = View::of(&game, Some(seat));
                let mut ahead = game.clone();
                ahead.play_on(Mars::horizon(view.facts()), Seed(number));
                open.push((seat, ahead.expectation(seat).chance));
            }
            let offers: Vec<_> = game.choices(seat).collect();
            let look = Observation::new(&game, seat);
            let choice = bot.choose(&Position::new(&look, seat, &offers)).choice;
            game.carry_out(seat, choice, &mut EventLog::nothing());
        }
        let Outcome::Won(winners) = mars::outcome(game.facts()) else { continue };
        for (seat, chance) in open {
            let (won, all) = &mut told[(chance / 3_400) as usize];
            *won += u32::from(winners.contains(seat));
            *all += 1;
        }
    }
    let percent = told.map(|(won, all)| 100 * won / all.max(1));
    assert!(percent[0] < 35 && (30..=70).contains(&percent[1]) && percent[2] > 65, "{told:?}");
}

fn table() -> MarsTable {
    MarsTable::new(mars::Setup::new(2), Seed(4), Seating::default()).expect("a legal set-up")
}

/// Advice comes in parts, as text, and says what all of it at once says; its places lead to answers.
#[test]
fn advice_in_parts_is_the_advice_of_a_worker_that_is_asked_for_all_of_it() {
    let seat = Seat::ALL[0];
    let table = table();
    let request = |parts| AdviceRequest { number: 8, seat, parts, record: table.record().to_text() };
    let mut kept = KeptAnalysis::default();
    let heard = |kept: &mut KeptAnalysis, parts| {
        let request: AdviceRequest = request(parts).to_string().parse().expect("a request");
        let answer = request.answered_after(kept);
        let heard: CoachAnswer = answer.to_string().parse().expect("an answer");
        assert_eq!(heard, answer);
        heard.advice.expect("there is advice")
    };
    let first = heard(&mut kept, 1);
    assert!(!first.is_settled && first.lines.len() > 1);
    let second = heard(&mut kept, 2);
    assert_eq!(second, heard(&mut KeptAnalysis::default(), 2));
    for line in second.lines {
        let answers = answers_at(&table, seat, &line.places);
        assert_eq!(answers.len(), line.places.len());
    }
    // Whoever is not asked has none, nor has a record that is none.
    let third = AdviceRequest { seat: Seat::ALL[4], ..request(1) };
    assert_eq!(third.answered_after(&mut kept).advice, None);
    let broken = AdviceRequest { record: "V1.AAAA".to_owned(), ..request(ANALYSIS_PARTS) };
    assert_eq!(broken.answered_after(&mut kept).advice, None);
    for text in [
        "",
        "1 8 coach",
        "1 8 coach 9 1 V1.AA",
        "1 8 lines",
        "1 8 advice 2",
        "1 8 advice 1 0",
        "1 8 advice 1 0:1,2,3,4,5,6",
    ] {
        assert!(text.parse::<AdviceRequest>().is_err() && text.parse::<CoachAnswer>().is_err(), "{text}");
    }
}

/// Following the first answer of the coach, a fifth of its thought, alone: Mars is finished as often as by the expert, but for two.
#[test]
#[ignore = "an hour: run it with --release"]
fn who_follows_the_coach_alone_finishes_mars_as_often_as_the_expert() {
    let seat = Seat::ALL[0];
    let won =
        |table: &MarsTable| u32::from(matches!(mars::outcome(table.view(None).facts()), Outcome::Won(_)));
    let (mut by_coach, mut by_expert) = (0, 0);
    let number = |name, usual| {
        std::env::var(name).map_or(usual, |number: String| number.parse::<u64>().expect("a number"))
    };
    let (first, games) = (number("FIRST", 0), number("GAMES", 40));
    for seed in first..first + games {
        let begin =
            || MarsTable::new(mars::Setup::new(1), Seed(seed), Seating::default()).expect("a legal set-up");
        let mut table = begin();
        while table.asked().contains(seat) {
            let view = table.view(Some(seat));
            let lines = Mars::lines(&view, seat);
            let mut analysis = Analysis::between(view, seat, lines, Mars::STEPS / 5, Seed(seed));
            analysis.advance(u32::MAX);
            let best = analysis.lines().into_iter().next().expect("a line").answers;
            for answer in best {
                table.play(seat, answer).expect("it is offered");
            }
        }
        by_coach += won(&table);
        let mut table = begin();
        while table.asked().contains(seat) {
            let chosen = viriditas::games::mars_answer(&table, seat, Bot::Expert).expect("it is asked");
            table.play(seat, chosen.choice).expect("it is offered");
        }
        by_expert += won(&table);
        println!("seed {seed}: coach {by_coach}, expert {by_expert}");
    }
    assert!(by_coach + 2 >= by_expert, "{by_coach} and {by_expert} of {games}");
}
