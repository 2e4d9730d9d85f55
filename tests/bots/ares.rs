//! Computer opponents for Ares Expedition.

use viriditas::ares::bot::Weights;
use viriditas::ares::cards::{Capacity, Phase, Stock};
use viriditas::ares::{Ares, Choice, Facts, Figure, Level, Mode, Outcome, Question, Setup, bot};
use viriditas::kit::{BySeat, EventLog, Rules, Seat, Seats, Seed, View};
use viriditas::table::Bot;

/// The most answers of a game between bots.
const MOST_ANSWERS: u64 = 4_000;

/// Plays a game to its end and hears every answer before it is carried out.
fn play(setup: &Setup, seed: u64, bots: &BySeat<Bot>, mut hears: impl FnMut(&Ares, Seat, Choice)) -> Facts {
    let mut game = Ares::begin(setup, Seed(seed), &mut EventLog::nothing()).expect("the set-up is possible");
    for answer in 0..MOST_ANSWERS {
        let Some(seat) = game.asked().iter().next() else { return game.facts().clone() };
        let view = View::of(&game, Some(seat));
        let chosen =
            bot::choose(&view, seat, bots[seat], Seed(seed << 16 | answer)).expect("the seat is asked");
        hears(&game, seat, chosen.choice);
        game.play(seat, chosen.choice, &mut EventLog::nothing()).expect("a bot takes an offer");
    }
    panic!("{setup:?}, seed {seed}: the game does not end");
}

const GREEDY: BySeat<Bot> = BySeat([Bot::Greedy; 5]);

/// Each sits first in every other game.
#[test]
fn the_greedy_player_of_ares_expedition_beats_the_random_one() {
    let mut wins = 0;
    for seed in 0..100 {
        let mut bots = BySeat([Bot::Random; 5]);
        let seat = Seat::ALL[(seed % 2) as usize];
        bots[seat] = Bot::Greedy;
        let end = play(&Setup::new(2), seed, &bots, |_, _, _| {});
        wins += u32::from(end.outcome() == Some(Outcome::Winners(Seats::only(seat))));
    }
    println!("{wins} of 100");
    assert!(wins >= 95, "{wins} of 100");
}

/// How many of so many games the greedy player wins against time.
fn won(setup: &Setup, games: u64) -> u64 {
    (0..games)
        .filter(|&seed| play(setup, seed, &GREEDY, |_, _, _| {}).outcome() == Some(Outcome::Won))
        .count() as u64
}

/// ARES-SOLO-06, ARES-COOP-07.
#[test]
fn the_greedy_player_plays_against_time_to_the_end_and_often_wins() {
    let solo = Level::ALL.map(|level| won(&Setup { mode: Mode::Solo(level), ..Setup::new(1) }, 30));
    let cooperative = won(&Setup { mode: Mode::Cooperative, ..Setup::new(2) }, 30);
    println!("{solo:?} and {cooperative} of 30");
    assert!(solo[1] >= 18 && cooperative >= 1, "{solo:?} and {cooperative} of 30");
}

#[test]
fn games_of_greedy_players_end_at_any_table() {
    for seed in 0..5 {
        for players in 2..=4 {
            let end = play(&Setup::new(players), seed, &GREEDY, |_, _, _| {});
            assert!(end.planet.is_terraformed(), "{players} players, seed {seed}");
            for option in [
                Setup { promotional: true, mulligan: true, ..Setup::new(players) },
                Setup { first_game: true, ..Setup::new(players) },
                Setup { synthetic: true, ..Setup::new(players) },
            ] {
                play(&option, seed, &GREEDY, |_, _, _| {});
            }
        }
    }
}

/// ARES-PHASE-09, ARES-CARD-01: whoever chose phase II plays or draws once more.
#[test]
fn the_greedy_player_uses_the_bonus_of_phase_ii_and_sells_no_card_without_need() {
    let (mut finished, mut sold) = (0, 0);
    for seed in 0..10 {
        play(&Setup::new(2 + (seed % 3) as u8), seed, &GREEDY, |game, seat, choice| {
            let question = game.question(seat);
            match choice {
                Choice::Done if question == Some(Question::Phase) => {
                    finished += 1;
                    assert!(!game.facts().has_bonus_left(seat), "seed {seed}: the bonus is left");
                }
                Choice::Sell(_) => {
                    sold += 1;
                    let is_due =
                        matches!(question, Some(Question::SellToPay { .. } | Question::HandLimit { .. }));
                    assert!(is_due, "seed {seed}: a card is sold when asked {question:?}");
                }
                _ => {}
            }
        });
    }
    assert!(finished > 300 && sold > 20, "{finished} phases, {sold} sales");
}

/// What an answer leaves its seat, where all of it can be foretold: figures of which more is better, and what is true then.
fn left(view: &View<Ares>, seat: Seat, choice: Choice) -> Option<(Vec<i32>, Facts)> {
    let forecast = view.foresee(seat, choice).ok()?;
    let is_whole = matches!(forecast.asks, None | Some(Question::Phase | Question::Finished));
    if forecast.is_final || !is_whole {
        return None;
    }
    let mut facts = view.facts().clone();
    forecast.events.iter().for_each(|&event| Ares::commit(&mut facts, event));
    let figures = Stock::ALL.into_iter().flat_map(|stock| [Figure::Stock(stock), Figure::Production(stock)]);
    let figures = figures.chain(Capacity::ALL.map(Figure::Capacity));
    let figures = figures.chain([Figure::CardProduction, Figure::Rating, Figure::Forests, Figure::Points]);
    let stored = view.facts().players[seat].board.played.iter().map(Figure::Stored);
    let mut all: Vec<i32> = figures.chain(stored).map(|figure| facts.figure(seat, figure)).collect();
    all.push(facts.players[seat].board.hand_size.into());
    Some((all, facts))
}

/// Plays so many games of a level against itself and compares with every other offer each answer that finishes a phase or is given within
/// a move; how many pairs were compared.
fn compare_with_others(games: u64, level: Bot) -> usize {
    let mut compared = 0;
    for seed in 0..games {
        play(&Setup::new(2), seed, &BySeat([level; 5]), |game, seat, chosen| {
            match game.question(seat) {
                // Which of two moves comes first does no harm; to leave one out does.
                Some(Question::Phase) if chosen != Choice::Done => return,
                // A corporation is more than what it starts with.
                Some(Question::Corporation) => return,
                _ => {}
            }
            let view = View::of(game, Some(seat));
            let Some((own, after)) = left(&view, seat, chosen) else { return };
            for choice in view.choices(seat).filter(|&choice| choice != chosen) {
                let Some((others, facts)) = left(&view, seat, choice) else { continue };
                let keeps = |id| facts.players[seat].board.played.contains(id);
                if !after.players[seat].board.played.iter().all(keeps) {
                    continue;
                }
                compared += 1;
                let is_harm = own.iter().zip(&others).all(|(own, other)| own <= other) && own != others;
                assert!(!is_harm, "seed {seed}: {chosen:?} leaves {own:?}, {choice:?} {others:?}");
            }
        });
    }
    compared
}

/// The two upper levels never give an answer that leaves their stock, production, cards and points each no better and one of them worse
/// than another answer. Within a phase both answer the same.
#[test]
fn the_upper_levels_harm_themselves_only_where_there_is_nothing_better() {
    let compared = compare_with_others(10, Bot::Strong);
    assert!(compared > 1_000, "{compared} pairs of answers");
}

/// As above, in 200 games.
#[test]
#[ignore = "some minutes: run it with --release"]
fn in_200_games_the_upper_levels_harm_themselves_only_where_there_is_nothing_better() {
    let compared = [Bot::Strong, Bot::Expert].map(|level| compare_with_others(100, level));
    println!("{compared:?} pairs of answers");
}

#[test]
fn the_same_view_and_seed_have_the_same_answer() {
    let game =
        Ares::begin(&Setup::new(3), Seed(3), &mut EventLog::nothing()).expect("the set-up is possible");
    for seat in game.asked().iter() {
        let view = View::of(&game, Some(seat));
        for level in Bot::ALL {
            let [one, other] = [5, 5].map(|seed| bot::choose(&view, seat, level, Seed(seed)));
            assert!(one.is_some() && one == other);
        }
    }
    let spectated = Seat::ALL[4];
    assert_eq!(bot::choose(&View::of(&game, None), spectated, Bot::Greedy, Seed(1)), None);
}

/// A yardstick that changes measures nothing.
#[test]
fn the_frozen_weights_are_what_they_were() {
    let digest = |numbers: Vec<i32>| {
        numbers.iter().fold(0_u32, |all, &number| all.wrapping_mul(31).wrapping_add(number.cast_unsigned()))
    };
    let digests = Weights::FROZEN.map(|(name, weights)| (name, digest(weights.numbers())));
    assert_eq!(
        digests,
        [
            ("three", 1_656_039_041),
            ("partner", 1_522_416_820),
            ("alone", 386_971_607),
            ("first-2", 4_005_925_077)
        ]
    );
}

/// With less of it, production counts nothing and games of two seats last 30 rounds and more.
#[test]
fn weights_that_are_tuned_reckon_with_phase_iv_in_a_fifth_of_the_rounds() {
    let often = |weights: Weights| weights.numbers()[4];
    let [.., (_, frozen)] = Weights::FROZEN;
    assert_eq!((often(frozen), often(frozen.with_production())), (-9, Weights::LEAST_OFTEN));
    for players in 2..=4 {
        let tuned = *Weights::tuned(Mode::Competitive, players);
        assert_eq!(tuned, tuned.with_production(), "{players} seats");
    }
}

/// The goal of the levels at two seats: a game as long as a person's, with production.
#[test]
fn a_game_of_two_seats_is_as_long_as_one_of_people() {
    let (mut rounds, mut phases, mut productions) = (0, 0, 0);
    for seed in 0..30 {
        let end = play(&Setup::new(2), seed, &BySeat([Bot::Strong; 5]), |_, _, choice| {
            if let Choice::Phase(phase) = choice {
                phases += 1;
                productions += u32::from(phase == Phase::Production);
            }
        });
        rounds += u32::from(end.round);
    }
    println!("{rounds} rounds of 30 games, {productions} of {phases} phases");
    assert!(rounds <= 26 * 30 && productions * 5 >= phases, "{rounds} rounds, {productions} of {phases}");
}
