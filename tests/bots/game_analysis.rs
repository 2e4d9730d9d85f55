//! A game looked at afterwards: its parts add up to its course, and chance is fair.

use viriditas::ares::{self, Ares, Mode, bot};
use viriditas::games::{
    AnalysedAnswer, AresTable, GameAnalysis, GameAnalyst, Grade, Judgement, MarsTable, PointsAndChance,
};
use viriditas::kit::{
    Analysed, AnswerKind, BySeat, Estimate, EventLog, Rng, Rules, Seat, Seated, Seats, Seed, Swing, View,
    expected,
};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::{self, Mars, Pile, Switch};
use viriditas::table::{Bot, Seating};
use viriditas::worker::{AnalysisAnswer, AnalysisRequest};

/// A game of greedy players, alone, of two, with boxes or of three.
fn mars_table(seed: u64, answers: usize) -> MarsTable {
    let setup = mars::Setup::new([1, 2, 2, 3][seed as usize % 4]);
    let boxes = if seed % 4 == 2 { &[Switch::Prelude, Switch::Colonies, Switch::Turmoil][..] } else { &[] };
    let setup = boxes.iter().fold(setup, |setup, &it| setup.with(it));
    let mut table = MarsTable::new(setup, Seed(seed), Seating::default()).expect("a legal set-up");
    let mut bot = Greedy::tuned(Seed(seed));
    while table.answers() < answers
        && let Some(seat) = table.asked().iter().next()
    {
        let view = table.view(Some(seat));
        let offers: Vec<_> = view.choices(seat).collect();
        let look = Observation::at(&view);
        let choice = bot.choose(&Position::new(&look, seat, &offers)).choice;
        table.play(seat, choice).expect("it is offered");
    }
    table
}

/// A game of greedy players: alone, together, or of two.
fn ares_table(seed: u64, answers: usize) -> AresTable {
    let setup = match seed % 3 {
        0 => ares::Setup::new(1),
        1 => ares::Setup { mode: Mode::Cooperative, ..ares::Setup::new(2) },
        _ => ares::Setup::new(2),
    };
    let mut table = AresTable::new(setup, Seed(seed), Seating::default()).expect("a legal set-up");
    while table.answers() < answers
        && let Some(seat) = table.asked().iter().next()
    {
        let chosen =
            bot::choose(&table.view(Some(seat)), seat, Bot::Greedy, Seed(seed)).expect("it is asked");
        table.play(seat, chosen.choice).expect("it is offered");
    }
    table
}

/// All answers of a recorded game, asked for one batch after the other, and what they add up to.
fn analysed(record: &str, judged: Seats) -> (Vec<AnalysedAnswer>, GameAnalysis) {
    let mut kept = GameAnalyst::default();
    let mut analysis = kept.begun(record).expect("a record");
    let mut all = Vec::new();
    loop {
        let some = kept.answers(record, all.len(), judged).expect("a record");
        if some.is_empty() {
            return (all, analysis);
        }
        for answer in some {
            analysis.push(&answer);
            all.push(answer);
        }
    }
}

const NOBODY: Seats = Seats::NONE;

/// The parts of a course lead from what is expected at first to what the game has come to.
fn adds_up<G: Analysed + Seated>(game: &G, analysis: &GameAnalysis) {
    for seat in game.seats().iter() {
        let end = game.expectation(seat);
        let course = analysis.course(seat);
        assert_eq!(course.len(), analysis.moments.len() + 1);
        let last = course.last().expect("it begins somewhere");
        assert_eq!(*last, PointsAndChance { points: end.points, chance: end.chance });
        let whole = analysis.parts(seat).whole();
        assert_eq!(analysis.begun[seat].points + whole.points, end.points);
    }
}

#[test]
fn the_parts_of_a_game_that_is_over_add_up_to_how_it_ended() {
    for seed in 1..3 {
        let table = mars_table(seed, usize::MAX);
        let (answers, analysis) = analysed(&table.record().to_text(), NOBODY);
        assert_eq!((answers.len(), analysis.answers), (table.answers(), table.answers()));
        let (game, _) = table.record().replay(&mut EventLog::nothing()).expect("a record");
        adds_up(&game, &analysis);
    }
    for seed in 0..3 {
        let table = ares_table(seed, usize::MAX);
        let (answers, analysis) = analysed(&table.record().to_text(), NOBODY);
        assert_eq!(answers.len(), table.answers());
        let (game, _) = table.record().replay(&mut EventLog::nothing()).expect("a record");
        adds_up(&game, &analysis);
    }
}

/// A game that was left is analysed up to there, from wherever that is gone on with, and answers read as they are written.
#[test]
fn an_analysis_that_is_gone_on_with_is_the_same() {
    let seat = Seat::ALL[0];
    for record in [mars_table(1, 60).record().to_text(), ares_table(2, 60).record().to_text()] {
        let (answers, analysis) = analysed(&record, Seats::only(seat));
        assert_eq!(answers.len(), 60);
        let again = GameAnalyst::default().answers(&record, 37, Seats::only(seat)).expect("a record");
        assert_eq!(again[..], answers[37..37 + again.len()]);
        for answer in &answers {
            let text = answer.written(2);
            assert_eq!(text.parse().as_ref(), Ok(answer), "{text}");
        }
        let text = analysis.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&analysis), "{text}");
        let judged = answers.iter().filter_map(|answer| answer.judgement.as_ref());
        assert!(judged.clone().count() > 5 && judged.clone().any(|it| it.grade < Grade::Inaccuracy));
        assert!(answers.iter().all(|answer| answer.seat == seat || answer.judgement.is_none()));
        for end in (0..text.rfind(',').unwrap_or_default()).step_by(7) {
            assert!(text[..end].parse::<GameAnalysis>().is_err());
        }
    }
    assert!(GameAnalyst::default().answers("V1.AAAA", 0, NOBODY).is_err());
    for text in ["", "1", "2,1", "1,9,0", "1,2,99999999999999999999", "1,2,0,1,x"] {
        assert!(text.parse::<GameAnalysis>().is_err() && text.parse::<AnalysedAnswer>().is_err(), "{text}");
    }
}

/// Looks at some answers of greedy games, each with the game before it.
fn each_answer<G: Seated + Analysed>(
    begun: G,
    answers: Vec<(Seat, G::Choice)>,
    mut look: impl FnMut(&G, Seat, G::Choice),
) {
    let mut game = begun;
    for (seat, choice) in answers {
        look(&game, seat, choice);
        game.carry_out(seat, choice, &mut EventLog::nothing());
    }
}

/// What the answer revealed for its seat, in this deal of what nobody has seen, played on in that many games of its own.
fn luck<G: Seated + Analysed + PartialEq>(
    before: &G,
    (seat, choice): (Seat, G::Choice),
    games: u32,
    deal: u32,
) -> i32 {
    let world = before.reshuffled(&mut Rng::new(Seed(1_000_000 + u64::from(deal))));
    let mut after = world.clone();
    after.carry_out(seat, choice, &mut EventLog::nothing());
    let games = deal * games..(deal + 1) * games;
    let seats = Seats::only(seat);
    let swing = Swing::of((&world, &after), (seat, choice), (seats, &games), expected(&world, seats, &games));
    swing.revealed[seat].points - swing.answered[seat].points
}

/// In how many positions of how many that reveal something the mean luck of many deals is 0 within two of its errors. Games of one deal share
/// nothing with those of another, so the error is that of the mean of as many single lucks.
fn fair_positions<G: Seated + Analysed + PartialEq>(
    begun: G,
    answers: Vec<(Seat, G::Choice)>,
    (most, deals, games): (usize, u32, u32),
) -> (usize, usize) {
    let (mut fair, mut looked, mut silent, mut number) = (0, 0, 0, 0);
    each_answer(begun, answers, |before, seat, choice| {
        number += 1;
        if number % 5 != 0 || looked >= most {
            return;
        }
        if (0..2).all(|deal| luck(before, (seat, choice), 2, deal) == 0) {
            silent += 1;
            return;
        }
        let all: Vec<f64> =
            (2..deals + 2).map(|deal| f64::from(luck(before, (seat, choice), games, deal))).collect();
        let mean = all.iter().sum::<f64>() / f64::from(deals);
        let square = all.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>() / f64::from(deals - 1);
        let error = (square / f64::from(deals)).sqrt();
        looked += 1;
        fair += usize::from(mean.abs() <= 2.0 * error.max(1.0));
    });
    assert!(silent > 0, "most answers reveal nothing");
    (fair, looked)
}

/// As [`fair_positions`], over greedy games of both kinds with these seeds.
fn fair_positions_of_games(
    seeds: core::ops::Range<u64>,
    answers: usize,
    scope: (usize, u32, u32),
) -> (usize, usize) {
    let (mut fair, mut looked) = (0, 0);
    for seed in seeds {
        let table = mars_table(seed, answers);
        let given = table.answers_since(0).map(|entry| (entry.seat, entry.choice)).collect();
        let begun = Mars::begin(table.setup(), Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        let mars = fair_positions(begun, given, scope);
        let table = ares_table(seed, answers);
        let given = table.answers_since(0).map(|entry| (entry.seat, entry.choice)).collect();
        let begun = Ares::begin(table.setup(), Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        let ares = fair_positions(begun, given, scope);
        println!("{seed}: {} of {} and {} of {}", mars.0, mars.1, ares.0, ares.1);
        (fair, looked) = (fair + mars.0 + ares.0, looked + mars.1 + ares.1);
    }
    (fair, looked)
}

/// Over many deals of what nobody has seen, what an answer reveals is on average neither good nor bad.
#[test]
fn what_is_drawn_is_on_average_neither_good_nor_bad() {
    let (fair, looked) = fair_positions_of_games(1..3, 120, (3, 24, 4));
    assert!(looked >= 9 && fair + 1 >= looked, "{fair} of {looked}");
}

/// As the law above, with 200 deals each and to the games' ends: of means with the right error 95 % are within two of them.
#[test]
#[ignore = "minutes: run it with --release"]
fn over_200_deals_what_is_drawn_is_neither_good_nor_bad() {
    let (fair, looked) = fair_positions_of_games(1..7, usize::MAX, (4, 200, 4));
    println!("{fair} of {looked}");
    assert!(looked >= 24 && 10 * fair >= 9 * looked, "{fair} of {looked}");
}

/// Unseen cards alone are dealt anew: each seat has the same view of both games.
#[test]
fn a_game_that_is_reshuffled_looks_the_same_to_everyone() {
    fn look<G: Seated + Analysed + PartialEq>(game: &G) {
        let other = game.reshuffled(&mut Rng::new(Seed(5)));
        for seat in game.seats().iter() {
            let (own, shuffled) = (game.blanked(Some(seat)), other.blanked(Some(seat)));
            assert!(own == shuffled);
            assert!(View::of(game, Some(seat)).choices(seat).eq(View::of(&other, Some(seat)).choices(seat)));
        }
    }
    for seed in 1..4 {
        let table = mars_table(seed, 150);
        let begun = Mars::begin(table.setup(), Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        each_answer(
            begun,
            table.answers_since(0).map(|entry| (entry.seat, entry.choice)).collect(),
            |game, _, _| look(game),
        );
        let table = ares_table(seed, 150);
        let begun = Ares::begin(table.setup(), Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        each_answer(
            begun,
            table.answers_since(0).map(|entry| (entry.seat, entry.choice)).collect(),
            |game, _, _| look(game),
        );
    }
}

/// An answer behind which the draw piles are as high as before has shown nothing, and chance has changed nothing.
#[test]
fn where_nothing_is_drawn_chance_changes_nothing() {
    let table = mars_table(1, 160);
    let (answers, _) = analysed(&table.record().to_text(), NOBODY);
    let mut game = Mars::begin(table.setup(), Seed(1), &mut EventLog::nothing()).expect("a legal set-up");
    let piles = |game: &Mars| Pile::ALL.map(|pile| game.facts().decks[pile].len());
    let (mut still, mut drawn) = (0, 0);
    for (answer, entry) in answers.iter().zip(table.answers_since(0)) {
        let before = piles(&game);
        game.carry_out(entry.seat, entry.choice, &mut EventLog::nothing());
        let is_still = before == piles(&game);
        assert!(!is_still || game.seats().iter().all(|seat| answer.luck[seat] == PointsAndChance::default()));
        still += u32::from(is_still);
        drawn += u32::from(game.seats().iter().any(|seat| answer.luck[seat] != PointsAndChance::default()));
    }
    assert!(still > 80 && drawn > 5, "{still} and {drawn}");
}

/// What page and worker say to each other reads as it is written, and a worker that takes another's place goes on.
#[test]
fn a_worker_analyses_a_game_part_by_part() {
    let record = ares_table(2, 40).record().to_text();
    let asked = |number, from| AnalysisRequest {
        number,
        from,
        judged: Seats::only(Seat::ALL[0]),
        record: record.clone(),
    };
    let heard = |request: AnalysisRequest, kept: &mut GameAnalyst| {
        let request: AnalysisRequest = request.to_string().parse().expect("a request");
        let answer = request.answered_after(kept);
        let heard: AnalysisAnswer = answer.to_string().parse().expect("an answer");
        assert_eq!((heard.number, &heard.part), (request.number, &answer.part));
        heard.part
    };
    let mut kept = GameAnalyst::default();
    let first = heard(asked(7, 0), &mut kept).expect("there are answers");
    let mut analysis = first.begun.expect("the first ones were asked for");
    assert_eq!((analysis.players, analysis.answers), (2, 0));
    for answer in &first.answers {
        analysis.push(answer);
    }
    // Another worker goes on.
    let next = heard(asked(8, analysis.answers), &mut GameAnalyst::default()).expect("there are answers");
    assert!(next.begun.is_none() && !next.answers.is_empty());
    let end = heard(asked(9, 40), &mut kept).expect("it is a game");
    assert_eq!(end.answers, []);
    let broken = AnalysisRequest { record: "V1.AAAA".to_owned(), ..asked(1, 0) };
    assert_eq!(heard(broken, &mut kept), None);
    for text in
        ["", "1 8 analyse", "1 8 analyse x 0 V1.A", "1 8 advice", "1 8 analysed 1,9", "1 8 analysed - 1,x"]
    {
        assert!(
            text.parse::<AnalysisRequest>().is_err() && text.parse::<AnalysisAnswer>().is_err(),
            "{text}"
        );
    }
}

/// A moment holds answers of one round, mistakes are kept up to the dearest dozen, and where a chance rose is told.
#[test]
fn answers_are_added_up_to_moments_grades_and_mistakes() {
    let (anna, bob) = (Seat::ALL[0], Seat::ALL[1]);
    let estimate = |mean| Estimate { mean, error: 10 };
    let answer = |round, chance, cost: i32| AnalysedAnswer {
        seat: anna,
        round,
        answer: BySeat([0, 1, 2, 3, 4].map(|seat| {
            if seat == 0 {
                PointsAndChance { points: 10, chance }
            } else {
                PointsAndChance { points: -10, chance: -chance }
            }
        })),
        luck: BySeat::default(),
        hindsight: BySeat::default(),
        judgement: (cost > 0).then(|| Judgement {
            grade: Grade::Mistake,
            given: AnswerKind::End,
            other: AnswerKind::Card,
            given_places: vec![0],
            places: vec![1],
            points_behind: estimate(-cost),
            chance_behind: estimate(0),
        }),
    };
    let begun = BySeat([PointsAndChance { points: 0, chance: 4_000 }; 5]);
    let mut analysis = GameAnalysis::begun(2, begun);
    for number in 0..20 {
        analysis.push(&answer(1, 10, 200 + number));
    }
    analysis.push(&answer(2, 1_500, 0));
    analysis.push(&answer(3, 100, 0));
    let answers: Vec<(u8, u16)> = analysis.moments.iter().map(|it| (it.round, it.answers)).collect();
    assert_eq!(answers, [(1, 16), (1, 4), (2, 1), (3, 1)]);
    assert_eq!(analysis.course(anna).last(), Some(&PointsAndChance { points: 220, chance: 5_800 }));
    assert_eq!(analysis.parts(bob).others, PointsAndChance { points: -220, chance: -1_800 });
    assert_eq!(analysis.greatest_rise(anna), Some((2, PointsAndChance { points: 10, chance: 1_500 })));
    assert_eq!(
        (analysis.greatest_rise(bob), analysis.ahead_since(anna), analysis.ahead_since(bob)),
        (None, Some(2), None)
    );
    assert_eq!((analysis.grades[anna], analysis.mistakes.len()), ([0, 0, 0, 20, 0], 12));
    let dearest: Vec<(usize, i32)> = analysis.dearest(anna, 3).iter().map(|it| (it.at, it.cost())).collect();
    assert_eq!(dearest, [(19, 219), (18, 218), (17, 217)]);
}
