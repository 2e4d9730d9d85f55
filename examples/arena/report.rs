//! The games, and what came of them.
#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2 to the 52")]

use crate::ares;
use crate::bots::Player;
use crate::options::{Options, Pairs};
use std::time::Instant;
use viriditas::ares::Mode;
use viriditas::kit::{EventLog, Rules, Seat, Seed};
use viriditas::mars::{Choice, Mars, Outcome, outcome, score};

/// Sums over the games of a pair.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    games: f64,
    /// Victories of the first bot; a shared one counts by its share.
    pub(crate) won: f64,
    pub(crate) points: [f64; 2],
    /// Generations, or rounds of Ares Expedition.
    pub(crate) generations: f64,
    /// Phases of Ares Expedition that a seat chose, and phases IV among them.
    pub(crate) phases: [f64; 2],
    pub(crate) productions: [f64; 2],
    /// Steps and points that the seats of a co-operative game are short of its goal.
    pub(crate) short: f64,
    answers: [f64; 2],
    seconds: [f64; 2],
}

impl Tally {
    /// One game, of which nothing is known yet.
    pub(crate) fn of_one() -> Self {
        Self { games: 1.0, ..Self::default() }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.generations += other.generations;
        self.short += other.short;
        for side in 0..2 {
            self.points[side] += other.points[side];
            self.phases[side] += other.phases[side];
            self.productions[side] += other.productions[side];
            self.answers[side] += other.answers[side];
            self.seconds[side] += other.seconds[side];
        }
    }

    /// The share of phase IV in what a side chose, in percent; 0 in the board game.
    fn production(&self, side: usize) -> f64 {
        100.0 * self.productions[side] / self.phases[side].max(1.0)
    }

    /// What else is told of Ares Expedition, for people.
    fn of_ares(&self, is_cooperative: bool) -> String {
        let share = format!(", {:.0} : {:.0} % phase IV", self.production(0), self.production(1));
        let short = format!(", {:.1} short of the goal", self.short / self.games);
        if is_cooperative { share + &short } else { share }
    }

    /// The share that was won, with the half width of its 95 % interval, in percent.
    fn rate(&self) -> (f64, f64) {
        let share = self.won / self.games;
        (100.0 * share, 196.0 * (share * (1.0 - share) / self.games).sqrt())
    }
}

/// What an answer is, and how long it took on that side.
pub(crate) fn timed<T>(tally: &mut Tally, side: usize, answer: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let given = answer();
    tally.seconds[side] += begun.elapsed().as_secs_f64();
    tally.answers[side] += 1.0;
    given
}

/// Plays all pairs and prints what came of them.
pub(crate) fn run(options: &Options) {
    let many = options.bots.len();
    let alone = options.players() == 1;
    let is_cooperative = options.ares.mode == Mode::Cooperative;
    let pairs: Vec<(usize, usize)> = if alone || options.pairs == Pairs::Itself {
        (0..many).map(|bot| (bot, bot)).collect()
    } else {
        let pairs = (0..many).flat_map(|one| (one + 1..many).map(move |other| (one, other)));
        pairs.filter(|&(one, _)| options.pairs == Pairs::All || one == 0).collect()
    };
    let mut objects = Vec::new();
    for (one, other) in pairs {
        let tally = played(options, options.bots[one].1, options.bots[other].1);
        let (rate, wide) = tally.rate();
        let mean = |side: usize, of: &[f64; 2]| of[side] / tally.games;
        let each = |side: usize| 1_000.0 * tally.seconds[side] / tally.answers[side].max(1.0);
        let (name, rival) = (&options.bots[one].0, &options.bots[other].0);
        if options.json {
            objects.push(format!(
                "{{\"bot\":\"{name}\",\"against\":\"{rival}\",\"games\":{},\"won\":{rate:.1},\"interval\":{wide:.1},\"points\":[{:.1},{:.1}],\"generations\":{:.2},\"production\":[{:.1},{:.1}],\"short\":{:.1},\"milliseconds\":[{:.3},{:.3}]}}",
                tally.games,
                mean(0, &tally.points),
                mean(1, &tally.points),
                tally.generations / tally.games,
                tally.production(0),
                tally.production(1),
                tally.short / tally.games,
                each(0),
                each(1),
            ));
        } else {
            println!(
                "{name:>16} {rate:5.1} ± {wide:3.1} % against {rival:<16} {:4} games, {:5.1} : {:5.1} points, {:4.1} generations, {:.2} : {:.2} ms{}",
                tally.games,
                mean(0, &tally.points),
                mean(1, &tally.points),
                tally.generations / tally.games,
                each(0),
                each(1),
                if options.is_ares { tally.of_ares(is_cooperative) } else { String::new() },
            );
        }
    }
    if options.json {
        println!("[{}]", objects.join(","));
    }
}

/// The games of a pair: each deal once for each seat that the first bot may have; the second one has all others.
fn played(options: &Options, one: Player, other: Player) -> Tally {
    let mut all = Tally::default();
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..options.threads.max(1))
            .map(|part| {
                scope.spawn(move || {
                    let mut tally = Tally::default();
                    for number in (part..options.games).step_by(options.threads.max(1) as usize) {
                        let played = if options.is_ares { ares::game } else { game };
                        tally.add(played(options, (one, other), number).unwrap_or_default());
                    }
                    tally
                })
            })
            .collect();
        for part in parts {
            all.add(part.join().unwrap_or_default());
        }
    });
    all
}

fn game(options: &Options, (one, other): (Player, Player), number: u64) -> Option<Tally> {
    let players = usize::from(options.setup.players);
    let (deal, own) = options.deal(number, players);
    let mut quiet = EventLog::nothing();
    let mut game = Mars::begin(&options.setup, Seed(deal), &mut quiet).ok()?;
    let mut tally = Tally::of_one();
    let mut offers: Vec<Choice> = Vec::new();
    let mut answers = 0_u64;
    while let Some(seat) = game.asked().iter().next() {
        offers.clear();
        game.list(seat, &mut offers);
        answers += 1;
        let side = usize::from(seat.index() != own);
        let chosen = if let [only] = *offers {
            only
        } else {
            let seed = Seed(deal.rotate_left(23) ^ (answers << 8) ^ seat.index() as u64);
            timed(&mut tally, side, || [one, other][side].choose(&game, seat, &offers, seed))
        };
        game.carry_out(seat, chosen, &mut quiet);
    }
    let facts = game.facts();
    tally.generations = facts.generation.into();
    let total = |seat: Seat| f64::from(score(facts, seat).total());
    let [own_points, others]: [f64; 2] =
        [total(Seat::ALL[own]), facts.others(Seat::ALL[own]).map(total).sum()];
    tally.points[0] = own_points;
    tally.points[1] = others / (players - 1).max(1) as f64;
    if let Outcome::Won(seats) = outcome(facts)
        && seats.contains(Seat::ALL[own])
    {
        tally.won = 1.0 / f64::from(seats.len() as u8);
    }
    Some(tally)
}
