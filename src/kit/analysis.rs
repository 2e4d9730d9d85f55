//! Analysis of a question: lines of answers are played on side by side in imagined games, and the best ones are told with what parts them.

use super::{EventLog, Rng, Rules, Seat, Seed, View};
use core::cmp::Reverse;
use strum::{IntoStaticStr, VariantArray};

/// What a game is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expectation {
    /// What lines are ordered by, in hundredths of a victory point: points and victory together.
    pub worth: i32,
    /// The points ahead of the best rival at the end, or of a game alone or together the points, in hundredths.
    pub points: i32,
    /// The chance to win, or alone and together to reach the goal, in hundredths of a percent: 0 to 10,000.
    pub chance: i32,
}

/// What kind of answer a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
pub enum AnswerKind {
    /// A card of the hand is played.
    Card,
    /// Cards are kept, bought, drafted, discarded or sold.
    Cards,
    /// A standard project or standard action.
    Project,
    /// The action of a card in play.
    Action,
    /// Plants or heat are converted.
    Conversion,
    /// A milestone or an award.
    Goal,
    /// A colony or a trade.
    Colony,
    /// A delegate is sent.
    Delegate,
    /// The turn, phase or generation is ended.
    End,
    /// An area of the map.
    Area,
    /// A number.
    Amount,
    /// Another player.
    Player,
    /// One of some alternatives.
    Alternative,
    /// A phase is chosen.
    Phase,
    /// What pays a price.
    Payment,
}

impl AnswerKind {
    /// All kinds.
    pub const ALL: &[Self] = Self::VARIANTS;
}

/// A game whose questions can be analysed.
pub trait Analysed: Rules {
    /// How many choices are played in imagined games until an analysis is settled, about.
    const STEPS: u32;

    /// The lines that are analysed: answers that go together, such as all cards that are bought, the usual line first. Each is lawful
    /// for the seat. None where the seat is not asked.
    fn lines(view: &View<Self>, seat: Seat) -> Vec<Vec<Self::Choice>>;

    /// A game that could be the one that is played.
    fn imagined(view: &View<Self>, rng: &mut Rng) -> Self;

    /// This game with everything dealt anew that no seat has seen: the order of decks, and what else is left to chance. A generator deals alike to two
    /// games whose unseen cards are equal.
    #[must_use]
    fn reshuffled(&self, rng: &mut Rng) -> Self;

    /// Up to the beginning of which generation or round a game is played on from here.
    fn horizon(facts: &Self::Facts) -> u8;

    /// Plays a game on up to that generation or round, or to its end, with everyone greedy; how many choices that took.
    fn play_on(&mut self, until: u8, chance: Seed) -> u32;

    /// What the game is worth to a seat as it stands.
    fn expectation(&self, seat: Seat) -> Expectation;

    /// How many M€ a seat has.
    fn money(facts: &Self::Facts, seat: Seat) -> i32;

    /// What kind of answer a choice is, where a seat is asked something.
    fn kind(view: &View<Self>, seat: Seat, choice: Self::Choice) -> AnswerKind;
}

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: i32,
    /// Its error, somewhat wider than the standard error; [`i32::MAX`] where there is too little to tell.
    pub error: i32,
}

/// A line and by how much it is behind the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysedLine<C> {
    /// The answers that go together.
    pub answers: Vec<C>,
    /// How many points it brings less than the best line, in hundredths.
    pub points_behind: Estimate,
    /// How much less its chance is than that of the best line, in hundredths of a percent.
    pub chance_behind: Estimate,
    /// How much less it is worth, in hundredths of a victory point.
    pub worth_behind: Estimate,
}

impl<C> AnalysedLine<C> {
    /// Whether what parts the line from the best one is within its error.
    pub const fn is_alike(&self) -> bool {
        self.worth_behind.mean <= self.worth_behind.error
    }
}

/// How many lines are kept to the end, and told.
pub const LINES_TOLD: usize = 3;

/// The fewest games after which a line may be given up.
const FEWEST_GAMES: usize = 4;

/// The fewest games that tell by how much a line is behind.
const FEWEST_TOLD: usize = 8;

/// An analysis of the question of a seat, which can be carried on in parts: how the steps are parted changes no line.
#[derive(Clone, Debug)]
pub struct Analysis<G: Analysed> {
    view: View<G>,
    seat: Seat,
    rng: Rng,
    lines: Vec<Tried<G::Choice>>,
    /// After how many choices it is settled, about.
    steps: u32,
    /// How many choices were played.
    played: u32,
    /// The numbers of played choices at which the worse half of the lines is given up.
    cuts: Vec<u32>,
    /// How many games had been played when lines were last given up: those chose the lines, and would flatter the best of them.
    chosen_by: usize,
}

/// A line and what the games were worth in which it was played.
#[derive(Clone, Debug)]
struct Tried<C> {
    answers: Vec<C>,
    found: Vec<Expectation>,
    /// Whether it is what was answered, which is never given up.
    is_given: bool,
}

impl<C> Tried<C> {
    /// What it is worth in all games together.
    fn worth(&self) -> i64 {
        self.found.iter().map(|expectation| i64::from(expectation.worth)).sum()
    }
}

impl<G: Analysed> Analysis<G> {
    /// An analysis of what a seat is asked that looks with the eyes of that seat alone; `None` where it is not asked. Its imagination
    /// grows from the seed.
    pub fn of(view: View<G>, seat: Seat, seed: Seed) -> Option<Self> {
        let lines = G::lines(&view, seat);
        (!lines.is_empty()).then(|| Self::between(view, seat, lines, G::STEPS, seed))
    }

    /// An analysis of these lines, settled after about that number of played choices.
    pub fn between(view: View<G>, seat: Seat, lines: Vec<Vec<G::Choice>>, steps: u32, seed: Seed) -> Self {
        let tried = |answers| Tried { answers, found: Vec::new(), is_given: false };
        let lines: Vec<_> = lines.into_iter().map(tried).collect();
        let halvings = lines.len().div_ceil(LINES_TOLD).next_power_of_two().ilog2();
        // The lines that are told get two parts.
        let part = steps / (halvings + 2);
        let cuts = (1..=halvings).rev().map(|cut| cut * part).collect();
        Self { view, seat, rng: Rng::new(seed), lines, steps, played: 0, cuts, chosen_by: 0 }
    }

    /// An analysis of the answers that were given, beside the lines that are analysed anyway: see [`Analysis::judged`].
    pub fn judging(view: View<G>, seat: Seat, given: Vec<G::Choice>, steps: u32, seed: Seed) -> Self {
        let is_given = |line: &Vec<G::Choice>| {
            line.len() == given.len() && given.iter().all(|answer| line.contains(answer))
        };
        let mut lines = G::lines(&view, seat);
        let place = lines.iter().position(is_given).unwrap_or(lines.len());
        if place == lines.len() {
            lines.push(given);
        }
        Self::judging_between(view, seat, lines, place, steps, seed)
    }

    /// An analysis of these lines, of which the one at this place was given: see [`Analysis::judged`].
    pub fn judging_between(
        view: View<G>,
        seat: Seat,
        lines: Vec<Vec<G::Choice>>,
        given: usize,
        steps: u32,
        seed: Seed,
    ) -> Self {
        let mut analysis = Self::between(view, seat, lines, steps, seed);
        analysis.lines[given].is_given = true;
        analysis
    }

    /// The best line but for the answers that were given, with what it brings less than they do: less than nothing where it is better. `None` where
    /// there is no other, or nothing was given.
    pub fn judged(&self) -> Option<AnalysedLine<G::Choice>> {
        let given = self.lines.iter().find(|line| line.is_given)?;
        let others = self.lines.iter().filter(|line| !line.is_given);
        Some(self.behind(others.max_by_key(|line| line.worth())?, given))
    }

    /// Whether enough was played, or there is nothing to compare.
    pub fn is_settled(&self) -> bool {
        self.lines.len() < 2 || self.played >= self.steps
    }

    /// In how many games each line that is left was played.
    pub fn games(&self) -> usize {
        self.lines.first().map_or(0, |line| line.found.len())
    }

    /// Plays about that number of choices more; none once it is settled.
    pub fn advance(&mut self, steps: u32) {
        let until = self.played.saturating_add(steps);
        while self.played < until && !self.is_settled() {
            self.play_once();
        }
    }

    /// Plays each line in one more game, with one chance for all.
    fn play_once(&mut self) {
        let world = G::imagined(&self.view, &mut self.rng);
        let chance = Seed(self.rng.bits());
        for line in &mut self.lines {
            let mut game = world.clone();
            for (place, &answer) in line.answers.iter().enumerate() {
                // What the first answer reveals may leave no room for the next.
                if place > 0 && game.allows(self.seat, &answer).is_err() {
                    break;
                }
                game.carry_out(self.seat, answer, &mut EventLog::nothing());
            }
            let played = game.play_on(G::horizon(self.view.facts()), chance);
            line.found.push(game.expectation(self.seat));
            self.played = self.played.saturating_add(played + 1);
        }
        while self.games() >= FEWEST_GAMES && self.cuts.last().is_some_and(|&cut| self.played >= cut) {
            self.cuts.pop();
            self.lines.sort_by_key(|line| Reverse(line.worth()));
            let kept = self.lines.len().div_ceil(2).max(LINES_TOLD).min(self.lines.len());
            let lost = self.lines.split_off(kept);
            self.lines.extend(lost.into_iter().filter(|line| line.is_given));
            self.chosen_by = self.games();
        }
    }

    /// How much less each line that is left is worth than the first of them, in the order in which they were handed over or, once some
    /// are given up, found good.
    pub fn in_order(&self) -> Vec<Estimate> {
        let Some(first) = self.lines.first() else { return Vec::new() };
        self.lines.iter().map(|line| self.behind(line, first).worth_behind).collect()
    }

    /// The best lines so far, the best one first; what is analysed first where nothing was played.
    pub fn lines(&self) -> Vec<AnalysedLine<G::Choice>> {
        let mut lines: Vec<&Tried<G::Choice>> = self.lines.iter().collect();
        lines.sort_by_key(|line| Reverse(line.worth()));
        let Some(&best) = lines.first() else { return Vec::new() };
        lines.into_iter().take(LINES_TOLD).map(|line| self.behind(line, best)).collect()
    }

    /// By how much a line is behind another one, in the games since lines were last given up, or in all where those are few.
    fn behind(&self, line: &Tried<G::Choice>, best: &Tried<G::Choice>) -> AnalysedLine<G::Choice> {
        let from = if self.games() - self.chosen_by < FEWEST_TOLD { 0 } else { self.chosen_by };
        let differences = |of: fn(&Expectation) -> i32| {
            let pairs = best.found[from..].iter().zip(&line.found[from..]);
            let told = estimate(pairs.map(|(best, own)| i64::from(of(best)) - i64::from(of(own))));
            // What parts games from each other may part the lines in one game of as many as were played, and has not yet been seen.
            let least = |found: &[Expectation]| found.iter().map(of).min().unwrap_or_default();
            let most = |found: &[Expectation]| found.iter().map(of).max().unwrap_or_default();
            let (own, other) = (&line.found[from..], &best.found[from..]);
            let range = most(own).max(most(other)) - least(own).min(least(other));
            let unseen = range / (own.len().max(1) as i32);
            Estimate { error: told.error.max(unseen), ..told }
        };
        AnalysedLine {
            answers: line.answers.clone(),
            points_behind: differences(|it| it.points),
            chance_behind: differences(|it| it.chance),
            worth_behind: differences(|it| it.worth),
        }
    }
}

/// The mean of numbers, with its error: wider where they are few, as Student's distribution is, and by a quarter for the choice of lines.
fn estimate(numbers: impl Iterator<Item = i64>) -> Estimate {
    let (mut games, mut sum, mut squares) = (0_i64, 0_i64, 0_i128);
    for number in numbers {
        games += 1;
        sum += number;
        squares += i128::from(number) * i128::from(number);
    }
    let mean = if games == 0 { 0 } else { (sum / games) as i32 };
    if games <= 3 {
        return Estimate { mean, error: i32::MAX };
    }
    let spread = squares * i128::from(games) - i128::from(sum) * i128::from(sum);
    let variance = spread / (i128::from(games) * i128::from(games) * i128::from(games - 3));
    // The best of some lines seems better than it is.
    let error = variance.isqrt() * 5 / 4;
    Estimate { mean, error: i32::try_from(error).unwrap_or(i32::MAX) }
}

/// The chance to win, in hundredths of a percent, where so much is expected at the end and the end misses that by about `spread`.
pub fn chance_of(worth: i32, spread: i32) -> i32 {
    let ahead = f64::from(worth) / f64::from(spread.max(1));
    (5_000.0 * (1.0 + ahead / ahead.mul_add(ahead, 1.0).sqrt())).round() as i32
}
