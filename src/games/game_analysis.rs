//! A game looked at afterwards: what each answer changed of what everyone might expect, what chance changed, and what better answers there were.
//!
//! Answers are analysed one by one ([`super::GameAnalyst`]) and added up ([`GameAnalysis`]) to moments of the course.

use crate::kit::{AnswerKind, BySeat, Estimate, Expectation, Seat, Seats};
use core::ops::{Add, AddAssign, Sub};

/// The most answers in a moment of the course.
const MOST_IN_A_MOMENT: u16 = 16;

/// The most mistakes that are kept of a seat: the dearest.
const MOST_MISTAKES: usize = 12;

/// What is expected of a game, or a change of that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PointsAndChance {
    /// The points ahead of the best rival at the end, or of a game alone or together the points, in hundredths.
    pub points: i32,
    /// The chance to win, or alone and together to reach the goal, in hundredths of a percent.
    pub chance: i32,
}

/// What changed the figures of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResultParts {
    /// The seat's own answers, against those that a greedy player would have given.
    pub own: PointsAndChance,
    /// The answers of others.
    pub others: PointsAndChance,
    /// What was drawn, dealt and revealed.
    pub luck: PointsAndChance,
    /// That the game was looked at from later on, and so farther ahead.
    pub hindsight: PointsAndChance,
}

/// A better answer than the one that was given, or the next best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// How good the answer was.
    pub grade: Grade,
    /// What kind of answer it was.
    pub given: AnswerKind,
    /// What kind of answer the best other one is.
    pub other: AnswerKind,
    /// The places of the answers that were given, each among the offers once those before it are given.
    pub given_places: Vec<u16>,
    /// The places of the answers of the best other line.
    pub places: Vec<u16>,
    /// How many points the best other line brings less, in hundredths: below 0 where it is better.
    pub points_behind: Estimate,
    /// How much less chance it has, in hundredths of a percent.
    pub chance_behind: Estimate,
}

/// How good an answer was. What parts answers counts where it is more than its error.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// Better than any other.
    Best,
    /// As good as the best one, as far as can be told.
    AsGood,
    /// An answer that cost half a point or 2 % of the chance.
    Inaccuracy,
    /// An answer that cost 2 points or 5 % of the chance.
    Mistake,
    /// An answer that cost 5 points or 10 % of the chance.
    Blunder,
}

/// An answer that was analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysedAnswer {
    /// Who answered.
    pub seat: Seat,
    /// In which generation or round.
    pub round: u8,
    /// What the answer changed for each seat.
    pub answer: BySeat<PointsAndChance>,
    /// What it revealed changed.
    pub luck: BySeat<PointsAndChance>,
    /// What the look from later on changed.
    pub hindsight: BySeat<PointsAndChance>,
    /// What other answers there were; `None` where nobody asked, or there was no other.
    pub judgement: Option<Judgement>,
}

/// Some answers one after the other, within a generation or round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseMoment {
    /// The generation or round.
    pub round: u8,
    /// How many answers.
    pub answers: u16,
    /// What they changed for each seat.
    pub parts: BySeat<ResultParts>,
}

/// An answer that cost something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// How many answers had been given before.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// In which generation or round.
    pub round: u8,
    /// What would have been better.
    pub judgement: Judgement,
}

/// A game as it looks afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameAnalysis {
    /// How many players.
    pub players: u8,
    /// How many answers are analysed.
    pub answers: usize,
    /// The figures of each seat before the first answer.
    pub begun: BySeat<PointsAndChance>,
    /// The course, from the first answer on.
    pub moments: Vec<CourseMoment>,
    /// How many answers of each seat were of each [`Grade`], the best one first.
    pub grades: BySeat<[u16; 5]>,
    /// The dearest mistakes of each seat, in order.
    pub mistakes: Vec<Mistake>,
    /// The M€ that each seat had left.
    pub money: BySeat<u16>,
}

impl PointsAndChance {
    pub(super) fn of(expectation: Expectation) -> Self {
        Self { points: expectation.points, chance: expectation.chance }
    }
}

impl Add for PointsAndChance {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            points: self.points.saturating_add(other.points),
            chance: self.chance.saturating_add(other.chance),
        }
    }
}

impl AddAssign for PointsAndChance {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for PointsAndChance {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self {
            points: self.points.saturating_sub(other.points),
            chance: self.chance.saturating_sub(other.chance),
        }
    }
}

impl ResultParts {
    /// All of it together.
    pub fn whole(&self) -> PointsAndChance {
        self.own + self.others + self.luck + self.hindsight
    }
}

impl Grade {
    /// All of them, the best one first.
    pub const ALL: [Self; 5] = [Self::Best, Self::AsGood, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The grade of an answer that differs so from the best other line, whose worth is `worth` less, in hundredths of a point.
    pub(super) fn of(worth: Estimate, points: Estimate, chance: Estimate) -> Self {
        if worth.error == i32::MAX || worth.mean.abs() <= worth.error {
            return Self::AsGood;
        }
        if worth.mean > 0 {
            return Self::Best;
        }
        match (-points.mean, -chance.mean) {
            (500.., _) | (_, 1_000..) => Self::Blunder,
            (200.., _) | (_, 500..) => Self::Mistake,
            (50.., _) | (_, 200..) => Self::Inaccuracy,
            _ => Self::AsGood,
        }
    }
}

impl Mistake {
    /// What it cost, in hundredths of a point: a chance of 10 % counts a point.
    pub const fn cost(&self) -> i32 {
        let Judgement { points_behind, chance_behind, .. } = &self.judgement;
        -(points_behind.mean + chance_behind.mean / 10)
    }
}

impl GameAnalysis {
    /// Of a game of which nothing is analysed yet.
    pub fn begun(players: u8, begun: BySeat<PointsAndChance>) -> Self {
        Self {
            players,
            answers: 0,
            begun,
            moments: Vec::new(),
            grades: BySeat::default(),
            mistakes: Vec::new(),
            money: BySeat::default(),
        }
    }

    /// Adds the next answer.
    pub fn push(&mut self, answer: &AnalysedAnswer) {
        let seats = Seats::first(self.players);
        let is_full =
            |moment: &CourseMoment| moment.round != answer.round || moment.answers >= MOST_IN_A_MOMENT;
        if self.moments.last().is_none_or(is_full) {
            self.moments.push(CourseMoment { round: answer.round, answers: 0, parts: BySeat::default() });
        }
        if let Some(moment) = self.moments.last_mut() {
            moment.answers += 1;
            for seat in seats.iter() {
                let parts = &mut moment.parts[seat];
                let by = if seat == answer.seat { &mut parts.own } else { &mut parts.others };
                *by += answer.answer[seat];
                parts.luck += answer.luck[seat];
                parts.hindsight += answer.hindsight[seat];
            }
        }
        if let Some(judgement) = &answer.judgement {
            self.grades[answer.seat][judgement.grade as usize] += 1;
            if judgement.grade > Grade::AsGood {
                let AnalysedAnswer { seat, round, .. } = *answer;
                self.mistakes.push(Mistake { at: self.answers, seat, round, judgement: judgement.clone() });
                self.forget_the_cheapest(seat);
            }
        }
        self.answers += 1;
    }

    /// Forgets the cheapest mistake of a seat that has too many.
    fn forget_the_cheapest(&mut self, seat: Seat) {
        let own = || self.mistakes.iter().enumerate().filter(|(_, mistake)| mistake.seat == seat);
        if own().count() > MOST_MISTAKES
            && let Some((place, _)) = own().min_by_key(|(_, mistake)| mistake.cost())
        {
            self.mistakes.remove(place);
        }
    }

    /// What changed the figures of a seat over the whole game.
    pub fn parts(&self, seat: Seat) -> ResultParts {
        let mut all = ResultParts::default();
        for moment in &self.moments {
            let ResultParts { own, others, luck, hindsight } = moment.parts[seat];
            all.own += own;
            all.others += others;
            all.luck += luck;
            all.hindsight += hindsight;
        }
        all
    }

    /// The figures of a seat before the first moment and behind each.
    pub fn course(&self, seat: Seat) -> Vec<PointsAndChance> {
        let mut course = vec![self.begun[seat]];
        let mut now = self.begun[seat];
        for moment in &self.moments {
            now += moment.parts[seat].whole();
            course.push(now);
        }
        course
    }

    /// The generation or round in which the chance of a seat rose most, and by how much; `None` where it never rose.
    pub fn greatest_rise(&self, seat: Seat) -> Option<(u8, PointsAndChance)> {
        let mut rises: Vec<(u8, PointsAndChance)> = Vec::new();
        for moment in &self.moments {
            let change = moment.parts[seat].whole();
            match rises.last_mut().filter(|(round, _)| *round == moment.round) {
                Some((_, rise)) => *rise += change,
                None => rises.push((moment.round, change)),
            }
        }
        rises.into_iter().filter(|(_, rise)| rise.chance > 0).max_by_key(|(_, rise)| rise.chance)
    }

    /// The generation or round since whose moment the chance of a seat has been above one half to the end; `None` where it is not at the end, or
    /// always was.
    pub fn ahead_since(&self, seat: Seat) -> Option<u8> {
        let course = self.course(seat);
        let ahead = course.iter().rev().take_while(|figures| figures.chance > 5_000).count();
        let first = course.len().checked_sub(ahead + 1)?;
        self.moments.get(first).filter(|_| ahead > 0).map(|moment| moment.round)
    }

    /// The dearest mistakes of a seat, the dearest one first.
    pub fn dearest(&self, seat: Seat, most: usize) -> Vec<&Mistake> {
        let mut own: Vec<&Mistake> = self.mistakes.iter().filter(|mistake| mistake.seat == seat).collect();
        own.sort_by_key(|mistake| -mistake.cost());
        own.truncate(most);
        own
    }
}
