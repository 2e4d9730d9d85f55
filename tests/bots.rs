//! Computer opponents.

mod ares;
mod coach;
mod game_analysis;
mod idle;
mod levels;

use viriditas::kit::{EventLog, Rules, Seat, Seats, Seed};
use viriditas::mars::bot::{Chosen, Greedy, Observation, Planner, Policy, Position, Random, Reason, Weights};
use viriditas::mars::cards::{CardSet, Parameter, Resource, StandardProject};
use viriditas::mars::maps::MAPS;
use viriditas::mars::{Choice, Facts, Mars, Outcome, Setup, Switch, Why, outcome, score};

/// Plays a game to its end and hears every answer before it is carried out.
fn play(
    setup: Setup,
    seed: u64,
    bots: &mut [&mut dyn Policy],
    mut hears: impl FnMut(&Mars, Seat, Choice),
) -> Mars {
    let mut game = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
    while let Some(seat) = game.asked().iter().next() {
        let offers: Vec<Choice> = game.choices(seat).collect();
        let chosen = bots[seat.index()].choose(&Position::new(&Observation::new(&game, seat), seat, &offers));
        hears(&game, seat, chosen.choice);
        game.play(seat, chosen.choice, &mut EventLog::nothing()).expect("a bot takes an offer");
    }
    game
}

#[test]
fn the_greedy_player_beats_the_random_one_on_every_map_with_and_without_preludes() {
    let mut wins = 0;
    for seed in 0..200_u64 {
        let setup = Setup { map: (seed / 2 % MAPS.len() as u64) as u8, ..Setup::new(2) };
        let setup = if seed < 100 { setup } else { setup.with(Switch::Prelude) };
        let mut greedy = Greedy::new(Seed(seed));
        let mut random = Random::new(Seed(seed + 1_000));
        let is_first = seed % 2 == 0;
        let mut bots: [&mut dyn Policy; 2] =
            if is_first { [&mut greedy, &mut random] } else { [&mut random, &mut greedy] };
        let game = play(setup, seed, &mut bots, |_, _, _| {});
        let seat = Seat::ALL[usize::from(!is_first)];
        wins += u32::from(outcome(game.facts()) == Outcome::Won(Seats::only(seat)));
    }
    println!("{wins} of 200");
    assert!(wins >= 198, "{wins} of 200");
}

/// The frozen greedy players differ from the tuned one in their weights only.
#[test]
fn the_tuned_greedy_player_beats_itself_with_each_of_the_frozen_weights() {
    let tuned = Weights::tuned(2, false);
    for (name, weights) in Weights::FROZEN.iter().filter(|(_, weights)| weights != tuned) {
        let mut wins = 0;
        for seed in 0..200_u64 {
            let setup = Setup { map: (seed / 2 % MAPS.len() as u64) as u8, ..Setup::new(2) };
            let mut today = Greedy::tuned(Seed(seed));
            let mut frozen = Greedy::weighing(Seed(seed + 1_000), weights);
            let is_first = seed % 2 == 0;
            let mut bots: [&mut dyn Policy; 2] =
                if is_first { [&mut today, &mut frozen] } else { [&mut frozen, &mut today] };
            let game = play(setup, seed, &mut bots, |_, _, _| {});
            let seat = Seat::ALL[usize::from(!is_first)];
            wins += u32::from(outcome(game.facts()) == Outcome::Won(Seats::only(seat)));
        }
        println!("{wins} of 200 against {name}");
        assert!(wins >= 115, "{wins} of 200 against {name}");
    }
}

#[test]
fn the_greedy_player_never_wavers() {
    for players in 1..=5 {
        let setup = Setup::new(players).with(Switch::Draft);
        let mut bots: Vec<Greedy> = (0..5).map(|seed| Greedy::new(Seed(seed))).collect();
        let mut bots: Vec<&mut dyn Policy> = bots.iter_mut().map(|bot| bot as &mut dyn Policy).collect();
        let game = play(setup, 9, &mut bots, |_, _, choice| {
            assert!(!matches!(choice, Choice::Reopen | Choice::First(_)), "{choice:?}");
        });
        println!("{players}: generation {}", game.facts().generation);
    }
}

#[test]
fn the_greedy_player_thinks_no_more_steps_than_it_is_given() {
    let mut game = Mars::begin(&Setup::new(2), Seed(3), &mut EventLog::nothing()).expect("a legal set-up");
    let mut differs = 0;
    while let Some(seat) = game.asked().iter().next() {
        let offers: Vec<Choice> = game.choices(seat).collect();
        let look = Observation::new(&game, seat);
        let position = Position::new(&look, seat, &offers);
        let chosen = Greedy::new(Seed(3)).choose(&position);
        let hasty = Greedy::new(Seed(3)).choose(&position.within(0));
        assert!(offers.contains(&hasty.choice));
        differs += u32::from(hasty != chosen);
        game.play(seat, chosen.choice, &mut EventLog::nothing()).expect("an offer");
    }
    assert!(differs > 20, "{differs} answers are judged otherwise without a forecast");
}

/// What a greedy player holds the first of two offers to be worth, and the second, in whichever order.
fn worths(look: &Observation, seat: Seat, offers: [Choice; 2], steps: u32) -> [i32; 2] {
    let chosen = Greedy::new(Seed(1)).choose(&Position::new(look, seat, &offers).within(steps));
    let mut worths = match chosen.reason {
        Reason::WorthMost { value, second } => [value, second],
        // Passing is worth nothing.
        Reason::NothingWorthIt { best } => [0, best],
        Reason::OnlyOffer
        | Reason::Chance { .. }
        | Reason::LeadsFurther { .. }
        | Reason::NothingElseNeedsIt => {
            panic!("{chosen:?} of two offers")
        }
    };
    worths.sort_unstable();
    worths
}

/// What it holds an offer to be worth by itself, for so many steps of thought.
fn worth(look: &Observation, seat: Seat, offer: Choice, steps: u32) -> i32 {
    if matches!(offer, Choice::Pass | Choice::EndTurn | Choice::Done) {
        return 0;
    }
    // Beside passing, which is worth nothing.
    let [low, high] = worths(look, seat, [offer, Choice::Pass], steps);
    if high > 0 { high } else { low }
}

/// Each question of some games of all boxes, with all that is offered there; but for those of seats with so many M€ that the
/// greedy player looks twice before it passes.
fn at_questions(mut each: impl FnMut(&Observation, Seat, &[Choice])) {
    for seed in 0..6 {
        let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies];
        let setup = boxes.into_iter().fold(Setup::new(2 + (seed % 3) as u8), Setup::with);
        let mut game = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        while let Some(seat) = game.asked().iter().next() {
            let offers: Vec<Choice> = game.choices(seat).collect();
            let look = Observation::new(&game, seat);
            if game.facts().players[seat].stock[Resource::MegaCredits] < 25 {
                each(&look, seat, &offers);
            }
            let chosen = Greedy::new(Seed(seed)).choose(&Position::new(&look, seat, &offers));
            game.play(seat, chosen.choice, &mut EventLog::nothing()).expect("an offer");
        }
    }
}

#[test]
fn the_second_best_of_the_greedy_player_is_the_best_of_what_it_leaves() {
    let mut equals = 0;
    at_questions(|look, seat, offers| {
        let chosen = Greedy::new(Seed(7)).choose(&Position::new(look, seat, offers));
        let others = offers.iter().filter(|&&offer| offer != chosen.choice);
        let Some(best) = others.map(|&offer| worth(look, seat, offer, u32::MAX)).max() else { return };
        match chosen.reason {
            Reason::WorthMost { value, second } => {
                assert_eq!((value, second), (worth(look, seat, chosen.choice, u32::MAX), best), "{offers:?}");
                equals += u32::from(value == second);
            }
            Reason::NothingWorthIt { best: second } => assert_eq!(second, best, "{offers:?}"),
            Reason::OnlyOffer
            | Reason::Chance { .. }
            | Reason::LeadsFurther { .. }
            | Reason::NothingElseNeedsIt => {
                panic!("{chosen:?} of {offers:?}")
            }
        }
    });
    assert!(equals > 20, "{equals} times two are worth the same");
}

/// Of two cards that could be played the second is judged without a forecast if there is a step for one alone.
#[test]
fn each_forecast_of_the_greedy_player_takes_a_step() {
    let mut told_apart = 0;
    at_questions(|look, seat, offers| {
        let plays: Vec<Choice> =
            offers.iter().copied().filter(|offer| matches!(offer, Choice::Play(_))).collect();
        for pair in plays.windows(2) {
            let of = |offer, steps| worth(look, seat, offer, steps);
            let ways = [(0, [0, 0]), (1, [1, 0]), (2, [1, 1])];
            for (steps, [first, second]) in ways {
                let mut expected = [of(pair[0], first), of(pair[1], second)];
                expected.sort_unstable();
                assert_eq!(worths(look, seat, [pair[0], pair[1]], steps), expected, "{pair:?} in {steps}");
            }
            told_apart += u32::from(of(pair[1], 0) != of(pair[1], 1));
        }
    });
    assert!(told_apart > 50, "{told_apart}");
}

/// With many M€ there is always something that the planet can use, and a card just bought was not bought to be sold.
#[test]
fn the_greedy_player_neither_hoards_money_nor_sells_what_it_just_bought() {
    let amazonis = MAPS.iter().position(|map| map.name == "Amazonis Planitia").expect("a map") as u8;
    let setup = Setup { map: amazonis, ..Setup::new(5) }.with(Switch::Prelude);
    let rises = |facts: &Facts, parameter| {
        facts.track(parameter).is_some_and(|track| track.next(facts.level(parameter)).is_some())
    };
    let (mut passes, mut buys) = (0, 0);
    for seed in 0..40 {
        let mut bots = Seat::ALL.map(|seat| Greedy::new(Seed(seed + 1_000 * seat.index() as u64)));
        let mut bots: Vec<&mut dyn Policy> = bots.iter_mut().map(|bot| bot as &mut dyn Policy).collect();
        let mut bought = (0, Seat::ALL.map(|_| CardSet::NONE));
        play(setup, seed, &mut bots, |game, seat, choice| {
            let facts = game.facts();
            if bought.0 != facts.generation {
                bought = (facts.generation, Seat::ALL.map(|_| CardSet::NONE));
            }
            match (choice, game.question(seat).map(|question| question.why)) {
                (Choice::Pass, _) => {
                    passes += 1;
                    let money = facts.players[seat].stock[Resource::MegaCredits];
                    let scores = |offer| match offer {
                        Choice::Project(StandardProject::Greenery | StandardProject::City) => true,
                        Choice::Project(StandardProject::Asteroid) => rises(facts, Parameter::Temperature),
                        Choice::Project(StandardProject::Aquifer) => rises(facts, Parameter::Oceans),
                        _ => false,
                    };
                    let hoards = money >= 25 && game.choices(seat).any(scores);
                    assert!(!hoards, "game {seed}, generation {}: {money} M€", facts.generation);
                }
                (Choice::Card(id), Some(Why::Buy { .. })) => {
                    buys += 1;
                    bought.1[seat.index()].insert(id);
                }
                (Choice::Card(id), Some(Why::Sell)) => {
                    assert!(!bought.1[seat.index()].contains(id), "game {seed}: {id:?} was bought just now");
                }
                _ => {}
            }
        });
    }
    assert!(passes > 1_000 && buys > 1_500, "{passes} passes, {buys} cards bought");
}

/// Its move is the same whatever is hidden from it (promise P6).
#[cfg(feature = "synthetic")]
#[test]
fn the_greedy_player_does_not_know_what_is_hidden() {
    let mut rng = viriditas::kit::Rng::new(Seed(5));
    for seed in 0..10 {
        let plain = Setup::new(2 + (seed % 4) as u8);
        let setup = if seed % 2 == 0 { plain.with(Switch::Draft) } else { plain };
        let mut game = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a legal set-up");
        while let Some(seat) = game.asked().iter().next() {
            let offers: Vec<Choice> = game.choices(seat).collect();
            let bot = Greedy::new(Seed(seed));
            let chosen = bot.clone().choose(&Position::new(&Observation::new(&game, seat), seat, &offers));
            let other = game.permuted(Some(seat), &mut rng);
            assert_eq!(
                bot.clone().choose(&Position::new(&Observation::new(&other, seat), seat, &offers)),
                chosen
            );
            game.play(seat, chosen.choice, &mut EventLog::nothing()).expect("an offer");
        }
    }
}

/// A policy that thinks so many steps.
struct Within<P>(P, u32);

impl<P: Policy> Policy for Within<P> {
    fn choose(&mut self, position: &Position<'_>) -> Chosen {
        self.0.choose(&position.within(self.1))
    }
}

/// With a twentieth of the thought for which a second is enough, each first in every other game; the last one with all boxes.
#[test]
fn the_planner_is_ahead_of_the_greedy_player() {
    const GAMES: u64 = 5;
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let mut ahead = 0;
    for seed in 0..GAMES {
        let setup = Setup { map: (seed % 5) as u8, ..Setup::new(2) };
        let setup = if seed < GAMES - 1 { setup } else { boxes.into_iter().fold(setup, Setup::with) };
        let mut planner = Within(Planner::new(Seed(seed), 8), 1_000);
        let mut greedy = Greedy::new(Seed(seed + 1_000));
        let is_first = seed % 2 == 0;
        let mut bots: [&mut dyn Policy; 2] =
            if is_first { [&mut planner, &mut greedy] } else { [&mut greedy, &mut planner] };
        let game = play(setup, seed, &mut bots, |_, _, _| {});
        let total = |seat: usize| i32::from(score(game.facts(), Seat::ALL[seat]).total());
        let lead = if is_first { total(0) - total(1) } else { total(1) - total(0) };
        println!("{lead} points ahead");
        ahead += lead;
    }
    assert!(ahead > 0, "{ahead} points ahead in all");
}

/// Its seed decides what it imagines, and nothing else does.
#[test]
fn the_planner_answers_the_same_again() {
    let mut game = Mars::begin(&Setup::new(3).with(Switch::Draft), Seed(3), &mut EventLog::nothing())
        .expect("a legal set-up");
    let mut greedy = Greedy::new(Seed(1));
    for _ in 0..60 {
        let Some(seat) = game.asked().iter().next() else { break };
        let offers: Vec<Choice> = game.choices(seat).collect();
        let look = Observation::new(&game, seat);
        let position = Position::new(&look, seat, &offers).within(100);
        let [one, other] = [3, 3].map(|seed| Planner::new(Seed(seed), 8).choose(&position));
        assert_eq!(one, other);
        assert!(offers.contains(&one.choice));
        let next = greedy.choose(&position).choice;
        game.play(seat, next, &mut EventLog::nothing()).expect("an offer");
    }
}
