//! Bots that get a record and a seat and nothing else.

use crate::saves::games::setup;
use crate::saves::tables::{step, table};
use std::time::{Duration, Instant};
use viriditas::ares;
use viriditas::games::{AnswerError, AresTable, Game, KeptGame, MarsTable, ares_answer};
use viriditas::kit::{BotChoice, EventLog, Reason, Rng, Seat, Seed};
use viriditas::mars::bot::{self, Observation, Position};
use viriditas::mars::{Choice, Event, Setup};
use viriditas::table::{Bot, Seating};
use viriditas::worker::{BotAnswer, Patience, READY, Request, Staff};

fn request(table: &MarsTable, seat: Seat, bot: Bot) -> Request {
    Request { number: 7, seat, bot, share: 100, record: table.record().to_text() }
}

#[test]
fn a_bot_answers_from_the_record_as_it_would_at_the_table() {
    let mut table = table(Setup::new(3), 5, &[]);
    let mut rng = Rng::new(Seed(5));
    let mut asked = 0;
    while let Some(seat) = table.asked().iter().next() {
        let view = table.view(Some(seat));
        let offers: Vec<Choice> = view.choices(seat).collect();
        let (_, journal) = table.record().replay(&mut EventLog::nothing()).expect("a record is whole");
        let before = journal.entries().filter(|entry| entry.seat == seat).count() as u64;
        let chance = Seed((u64::from(seat.number()) << 32) | before);
        let told: Vec<Event> = table.heard_since(0, Some(seat)).collect();
        let look = Observation::at(&view);
        let expected = bot::choose(Bot::Greedy, chance, &Position::new(&look, seat, &offers).after(&told));
        let sent: Request = request(&table, seat, Bot::Greedy).to_string().parse().expect("a request");
        let heard: BotAnswer = sent.answered().to_string().parse().expect("an answer");
        assert_eq!(heard.number, 7);
        let chosen = heard.chosen.expect("a bot answers what it is asked");
        assert_eq!(offers[usize::from(chosen.choice)], expected.choice);
        assert_eq!(chosen.reason, expected.reason);
        asked += 1;
        if step(&mut table, &mut rng).is_none() {
            break;
        }
    }
    assert!(asked > 100, "{asked} questions");
}

#[test]
fn what_a_bot_answers_does_not_tell_whether_others_have_answered() {
    let mut differs = 0;
    for seed in 0..40 {
        let mut table = table(Setup::new(3), seed, &[]);
        let [first, other, bot] = [0, 1, 2].map(|place| Seat::ALL[place]);
        let answer = |table: &MarsTable| {
            request(table, bot, Bot::Random).answered().chosen.map(|chosen| chosen.choice)
        };
        let before = answer(&table);
        for seat in [first, other, first] {
            let choice = table.view(Some(seat)).choices(seat).next().expect("all are asked");
            table.play(seat, choice).expect("an offer is accepted");
            assert_eq!(answer(&table), before);
        }
        // It is chance all the same: the next answer is by another lot.
        let index = before.expect("the bot is asked");
        let choice = table.view(Some(bot)).choices(bot).nth(index.into()).expect("an offer");
        table.play(bot, choice).expect("an offer is accepted");
        differs += u32::from(answer(&table).is_ok_and(|next| next != index));
    }
    assert!(differs > 0);
}

#[test]
fn every_message_comes_back_as_it_went() {
    let refused = [AnswerError::Broken, AnswerError::NotAsked].map(Err);
    let reasons = [
        Reason::OnlyOffer,
        Reason::Chance { of: u16::MAX },
        Reason::WorthMost { value: i32::MAX, second: i32::MIN },
        Reason::LeadsFurther { by: 12 },
        Reason::NothingWorthIt { best: -3 },
        Reason::NothingElseNeedsIt,
    ];
    let answers = reasons.map(|reason| Ok(BotChoice { choice: u16::MAX, reason }));
    for chosen in answers.into_iter().chain(refused) {
        let answer = BotAnswer { number: u32::MAX, chosen };
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
    for (seat, bot) in Seat::ALL.into_iter().zip(Bot::ALL) {
        let request = Request { number: 0, seat, bot, share: 40, record: "V1.AA.BB".to_owned() };
        assert_eq!(request.to_string().parse(), Ok(request));
    }
}

#[test]
fn what_is_no_message_is_passed_over() {
    for text in [
        "",
        " ",
        READY,
        "2 1 0 greedy 100 V1.A",
        "1 x 0 greedy 100 V1.A",
        "1 1 5 greedy 100 V1.A",
        "1 1 0 clever 100 V1.A",
        "1 1 0 greedy",
        "1 1 0 greedy V1.A",
        "1 1 0 greedy 300 V1.A",
    ] {
        assert!(text.parse::<Request>().is_err(), "{text}");
    }
    for text in [
        "",
        READY,
        "2 1 0 only",
        "1 1",
        "1 1 x only",
        "1 1 0",
        "1 1 0 2",
        "1 1 0 only 2",
        "1 1 0 most 2",
        "1 1 0 further x",
        "1 1 70000 only",
        "1 1 refused",
        "1 1 refused so",
    ] {
        assert!(text.parse::<BotAnswer>().is_err(), "{text}");
    }
}

#[test]
fn a_record_that_is_none_and_a_seat_that_is_not_asked_are_refused() {
    let table = table(setup(2), 2, &[]);
    let damaged = Request { record: "V1.AAAA".to_owned(), ..request(&table, Seat::ALL[0], Bot::Greedy) };
    let nobody = request(&table, Seat::ALL[4], Bot::Random);
    for (request, why) in [(damaged, AnswerError::Broken), (nobody, AnswerError::NotAsked)] {
        assert_eq!(request.answered().chosen, Err(why));
        assert!(why.to_string().ends_with('.'), "{why}");
        assert!(request.answered().to_string().parse::<BotAnswer>().is_ok());
    }
}

/// `cargo test --release --features synthetic --test all thought -- --nocapture`
#[test]
fn how_long_a_thought_takes() {
    let mut table = table(Setup::new(5), 5, &[]);
    let mut rng = Rng::new(Seed(5));
    let (mut writing, mut thinking) = (Vec::new(), Vec::new());
    while let Some(seat) = table.asked().iter().next() {
        let begun = Instant::now();
        let request = request(&table, seat, Bot::Greedy);
        writing.push(begun.elapsed());
        let begun = Instant::now();
        request.answered().chosen.expect("a bot answers what it is asked");
        thinking.push(begun.elapsed());
        if step(&mut table, &mut rng).is_none() {
            break;
        }
    }
    let longest = |times: &[Duration]| times.iter().max().copied().unwrap_or_default();
    println!(
        "{} answers: writing the record takes {:?} at most, replay and thought {:?}",
        table.answers(),
        longest(&writing),
        longest(&thinking),
    );
}

/// A worker keeps the game it was asked about last; what it answers is what one without any game would, also where moves were taken back,
/// where another game is asked about between, and where seats answer together.
#[test]
fn a_bot_that_keeps_the_game_answers_as_one_that_does_not() {
    let (mut kept, mut asked) = (KeptGame::default(), 0);
    let mut ask = |record: String, seat, bot| {
        let request = Request { number: 1, seat, bot, share: 1, record };
        let answer = request.answered_after(&mut kept);
        assert_eq!(answer, request.answered(), "{request}");
        asked += 1;
        answer.chosen.expect("the seat is asked").choice
    };
    for seed in 0..6 {
        let mut rng = Rng::new(Seed(seed));
        let mut mars = table(setup(seed), seed, &[]);
        let players = 2 + seed as u8 % 3;
        let mut ares = AresTable::new(ares::Setup::new(players), Seed(seed), Seating::default())
            .expect("the set-up is possible");
        for turn in 0..120 {
            if let Some(seat) = mars.asked().iter().next() {
                let place = ask(mars.record().to_text(), seat, Bot::Greedy);
                mars.play_at(seat, place).expect("an offer");
            }
            // The last of all that are asked, who need not be the first to answer.
            if let Some(seat) = ares.asked().iter().last() {
                let place = ask(ares.record().to_text(), seat, Bot::Greedy);
                ares.play_at(seat, place).expect("an offer");
            }
            if turn % 20 < 10 {
                for _ in 0..3 {
                    let Some(seat) = mars.asked().iter().last() else { break };
                    let place = ask(mars.record().to_text(), seat, Bot::Random);
                    mars.play_at(seat, place).expect("an offer");
                }
            }
            if rng.below(9) == 0 {
                for seat in mars.seats().iter() {
                    let _ = mars.undo(seat);
                }
            }
        }
    }
    assert!(asked > 1_000, "{asked} questions");
}

/// Asked again from a record of the game before its move, a bot makes the move again, and so its reason can be told.
#[test]
fn a_bot_asked_again_makes_its_move_again() {
    let mut table = table(setup(2), 11, &[]);
    let bot = Bot::Greedy;
    while let Some(seat) = table.asked().iter().next() {
        let chosen = request(&table, seat, bot).answered().chosen.expect("the seat is asked");
        table.play_at(seat, chosen.choice).expect("an offer");
    }
    let mut behind = table.told();
    // Moves that told nothing have no event to be asked by.
    let moves = table.moves_back().filter(|&(told, _)| std::mem::replace(&mut behind, told) > told);
    let moves: Vec<(usize, Seat)> = moves.collect();
    assert!(moves.len() > 50);
    for (event, seat) in moves.into_iter().step_by(7) {
        let Some((before, by, given)) = table.answer_behind(event) else {
            panic!("no answer told event {event}")
        };
        let again = request(&before, by, bot).answered().chosen.expect("the seat is asked");
        assert_eq!((by, again.choice), (seat, given));
    }
    assert!(table.answer_behind(0).is_none(), "the set-up was told by no answer");
    assert!(table.answer_behind(usize::MAX).is_none());
}

/// On a slow machine a level that looks ahead has a part of its thought; another one has all of its little.
#[test]
fn a_bot_has_the_share_of_thought_that_it_is_given() {
    let answer = |record: &str, seat, bot, share| {
        Request { number: 1, seat, bot, share, record: record.to_owned() }.answered().chosen
    };
    let mut differs = 0;
    for seed in 0..6 {
        let mut one = table(setup(2), seed, &[]);
        let mut rng = Rng::new(Seed(seed));
        for number in 0..60 {
            let Some(seat) = one.asked().iter().next() else { break };
            if number % 12 == 11 && one.offers(seat).len() > 1 {
                let record = one.record().to_text();
                let view = one.view(Some(seat));
                let told: Vec<Event> = one.heard_since(0, Some(seat)).collect();
                let look = Observation::at(&view);
                let position = Position::new(&look, seat, one.offers(seat)).after(&told);
                let chance = Seed((u64::from(seat.number()) << 32) | one.answers_of(seat) as u64);
                for share in [1, 30, 100] {
                    let steps = bot::budget(Bot::Strong) * u32::from(share) / 100;
                    let expected = bot::choose(Bot::Strong, chance, &position.within(steps));
                    let chosen = answer(&record, seat, Bot::Strong, share).expect("the seat is asked");
                    assert_eq!(
                        one.offers(seat)[usize::from(chosen.choice)],
                        expected.choice,
                        "{share} percent"
                    );
                    assert_eq!(chosen.reason, expected.reason, "{share} percent");
                }
                let [few, all] = [1, 100].map(|share| answer(&record, seat, Bot::Strong, share));
                differs += u32::from(few != all);
                let [few, all] = [1, 100].map(|share| answer(&record, seat, Bot::Greedy, share));
                assert_eq!(few, all, "a level that does not look ahead");
            }
            step(&mut one, &mut rng);
        }
        let mut other = AresTable::new(ares::Setup::new(2), Seed(seed), Seating::default())
            .expect("the set-up is possible");
        for number in 0..60 {
            let Some(seat) = other.asked().iter().next() else { break };
            let offers = other.offers(seat).len() as u32;
            if number % 12 == 11 && offers > 1 {
                let record = other.record().to_text();
                let whole = ares_answer(&other, seat, Bot::Strong).expect("the seat is asked");
                let all = answer(&record, seat, Bot::Strong, 100).expect("the seat is asked");
                assert_eq!(other.offers(seat)[usize::from(all.choice)], whole);
                let [few, all] = [1, 100].map(|share| answer(&record, seat, Bot::Greedy, share));
                assert_eq!(few, all, "a level that does not look ahead");
            }
            other.play_at(seat, rng.below(offers) as u16).expect("an offer is accepted");
        }
    }
    assert!(differs > 4, "{differs}");
}

/// An answer that is taken names an offer. In both games.
#[test]
fn an_answer_that_names_no_offer_or_says_why_there_is_none_does_not_fit_the_game() {
    let mars: Game = table(Setup::new(2), 3, &[]).into();
    let ares = AresTable::new(ares::Setup::new(2), Seed(3), Seating::default()).expect("a possible set-up");
    for mut game in [mars, ares.into()] {
        for _ in 0..12 {
            let seat = game.asked().iter().next().expect("the game goes on");
            let record = game.record();
            let request = Request { number: 1, seat, bot: Bot::Greedy, share: 100, record };
            let answer = request.answered();
            assert!(answer.fits(&game, seat), "{answer}");
            let chosen = answer.chosen.expect("a bot answers what it is asked");
            let offers = game.offers(seat) as u16;
            for choice in [offers, u16::MAX] {
                let lie = BotAnswer { chosen: Ok(BotChoice { choice, ..chosen }), ..answer };
                assert!(!lie.fits(&game, seat) && !game.clone().play_at(seat, choice), "{lie}");
            }
            for why in [AnswerError::Broken, AnswerError::NotAsked] {
                assert!(!BotAnswer { chosen: Err(why), ..answer }.fits(&game, seat));
            }
            let nobody = Seat::ALL[4];
            assert!(!answer.fits(&game, nobody), "nobody sits there");
            assert!(game.play_at(seat, chosen.choice), "what fits is played");
        }
    }
}

#[test]
fn two_failures_leave_the_answers_to_the_page_and_some_answers_bring_a_worker_back() {
    let mut staff = Staff::default();
    staff.fail();
    assert!(staff.has_worker(), "another one takes its place");
    staff.fail();
    assert!(!staff.has_worker());
    staff.fail();
    let answers = |staff: &mut Staff, count: u8| (0..count).for_each(|_| staff.answer());
    answers(&mut staff, 29);
    assert!(!staff.has_worker(), "the page answers for a while");
    answers(&mut staff, 1);
    assert!(staff.has_worker(), "one failure is forgotten");
    staff.fail();
    assert!(!staff.has_worker(), "and the other one is not");
    answers(&mut staff, 60);
    staff.fail();
    assert!(staff.has_worker(), "both are forgotten");
}

#[test]
fn patience_with_a_worker_ends_after_ten_seconds_and_begins_anew_where_the_device_slept() {
    let step = f64::from(Patience::STEP);
    let mut now = 5_000.0;
    let mut patience = Patience::begun(now);
    let mut wait = |patience: &mut Patience, milliseconds: f64| {
        now += milliseconds;
        patience.lasts(now)
    };
    for _ in 0..9 {
        assert!(wait(&mut patience, step));
    }
    assert!(wait(&mut patience, 12_000.0), "the device slept, and the worker with it");
    for _ in 0..9 {
        assert!(wait(&mut patience, step), "the wait has begun anew");
    }
    assert!(!wait(&mut patience, step), "the worker is silent");
    // A thought over which the device slept says nothing of how fast it is.
    let mut slept = Patience::begun(0.0);
    assert!(slept.waited(900.0) >= 900.0 && slept.waited(60_000.0) < step);
    assert!((slept.waited(60_400.0) - 400.0).abs() < 1.0);
}
