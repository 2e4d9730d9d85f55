//! Computer opponents.

use viriditas::bot::{Greedy, Look, Policy, Position, Random, Reason};
use viriditas::kit::{Heard, Rules, Seat, Seats, Seed};
use viriditas::mars::maps::MAPS;
use viriditas::mars::{Choice, Mars, Outcome, Setup, Switch, outcome};

/// Plays a game to its end and hears every reason.
fn play(
    setup: Setup,
    seed: u64,
    bots: &mut [&mut dyn Policy],
    mut hears: impl FnMut(Choice, Reason),
) -> Mars {
    let mut game = Mars::begin(&setup, Seed(seed), &mut Heard::nothing()).expect("a legal set-up");
    while let Some(seat) = game.asked().iter().next() {
        let offers: Vec<Choice> = game.choices(seat).collect();
        let chosen = bots[seat.index()].choose(&Position::new(&Look::new(&game, seat), seat, &offers));
        hears(chosen.choice, chosen.reason);
        game.play(seat, chosen.choice, &mut Heard::nothing()).expect("a bot takes an offer");
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
        let game = play(setup, seed, &mut bots, |_, _| {});
        let seat = Seat::ALL[usize::from(!is_first)];
        wins += u32::from(outcome(game.facts()) == Outcome::Won(Seats::only(seat)));
    }
    println!("{wins} of 200");
    assert!(wins >= 198, "{wins} of 200");
}

#[test]
fn the_greedy_player_never_wavers() {
    for players in 1..=5 {
        let setup = Setup::new(players).with(Switch::Draft);
        let mut bots: Vec<Greedy> = (0..5).map(|seed| Greedy::new(Seed(seed))).collect();
        let mut bots: Vec<&mut dyn Policy> = bots.iter_mut().map(|bot| bot as &mut dyn Policy).collect();
        let game = play(setup, 9, &mut bots, |choice, _| {
            assert!(!matches!(choice, Choice::Reopen | Choice::First(_)), "{choice:?}");
        });
        println!("{players}: generation {}", game.facts().generation);
    }
}

#[test]
fn the_greedy_player_thinks_no_more_steps_than_it_is_given() {
    let mut game = Mars::begin(&Setup::new(2), Seed(3), &mut Heard::nothing()).expect("a legal set-up");
    let mut differs = 0;
    while let Some(seat) = game.asked().iter().next() {
        let offers: Vec<Choice> = game.choices(seat).collect();
        let look = Look::new(&game, seat);
        let position = Position::new(&look, seat, &offers);
        let chosen = Greedy::new(Seed(3)).choose(&position);
        let hasty = Greedy::new(Seed(3)).choose(&position.within(0));
        assert!(offers.contains(&hasty.choice));
        differs += u32::from(hasty != chosen);
        game.play(seat, chosen.choice, &mut Heard::nothing()).expect("an offer");
    }
    assert!(differs > 20, "{differs} answers are judged otherwise without a forecast");
}

/// Its move is the same whatever is hidden from it (promise P6).
#[cfg(feature = "invented")]
#[test]
fn the_greedy_player_does_not_know_what_is_hidden() {
    let mut rng = viriditas::kit::Rng::new(Seed(5));
    for seed in 0..10 {
        let plain = Setup::new(2 + (seed % 4) as u8);
        let setup = if seed % 2 == 0 { plain.with(Switch::Draft) } else { plain };
        let mut game = Mars::begin(&setup, Seed(seed), &mut Heard::nothing()).expect("a legal set-up");
        while let Some(seat) = game.asked().iter().next() {
            let offers: Vec<Choice> = game.choices(seat).collect();
            let bot = Greedy::new(Seed(seed));
            let chosen = bot.clone().choose(&Position::new(&Look::new(&game, seat), seat, &offers));
            let other = game.permuted(Some(seat), &mut rng);
            assert_eq!(bot.clone().choose(&Position::new(&Look::new(&other, seat), seat, &offers)), chosen);
            game.play(seat, chosen.choice, &mut Heard::nothing()).expect("an offer");
        }
    }
}
