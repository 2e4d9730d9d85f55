//! The analysis of a recorded game, answer by answer.

use super::game_analysis::{AnalysedAnswer, GameAnalysis, Grade, Judgement, PointsAndChance};
use super::{BrokenGame, Game};
use crate::kit::{
    Analysed, AnalysedLine, Analysis, AnswerKind, BySeat, EventLog, Expectation, Seat, Seated, Seats, Seed,
    Swing, TakesCards, View, expected,
};
use crate::save::Entry;
use crate::table::Table;
use core::ops::Range;

/// The numbers of the games in which each position is played on.
const GAMES: Range<u32> = 0..32;

/// The part of the coach's thought with which an answer is judged.
const PART_OF_THOUGHT: u32 = 12;

/// After about how many played choices the answers that are analysed are handed over.
const STEPS_AT_ONCE: u32 = 15_000;

/// The game whose answers were analysed last, and how far that has come: the next ones are analysed from there.
#[derive(Default, Debug)]
pub struct GameAnalyst(Option<KeptWalk>);

#[derive(Debug)]
struct KeptWalk {
    record: String,
    walk: EitherWalk,
}

#[derive(Debug)]
enum EitherWalk {
    Mars(Box<AnalysisWalk<crate::mars::Mars>>),
    Ares(Box<AnalysisWalk<crate::ares::Ares>>),
}

impl GameAnalyst {
    /// The next answers of a recorded game from a place on, as many as do not take long, those of some seats judged; none behind the last. An answer
    /// is analysed in one way, whatever was asked before.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn answers(
        &mut self,
        record: &str,
        from: usize,
        judged: Seats,
    ) -> Result<Vec<AnalysedAnswer>, BrokenGame> {
        let kept = self.0.take().filter(|kept| kept.record == record && kept.walk.next() == from);
        let mut kept = match kept {
            Some(kept) => kept,
            None => {
                KeptWalk { record: record.to_owned(), walk: EitherWalk::of(&Game::from_text(record)?, from) }
            }
        };
        let answers = match &mut kept.walk {
            EitherWalk::Mars(walk) => walk.some(judged),
            EitherWalk::Ares(walk) => walk.some(judged),
        };
        self.0 = Some(kept);
        Ok(answers)
    }

    /// How many players the game has that was asked about last; 0 before any was.
    pub fn players(&self) -> u8 {
        self.0.as_ref().map_or(0, |kept| match &kept.walk {
            EitherWalk::Mars(walk) => walk.game.seats().len() as u8,
            EitherWalk::Ares(walk) => walk.game.seats().len() as u8,
        })
    }

    /// The analysis of a recorded game of which nothing is analysed yet.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn begun(&mut self, record: &str) -> Result<GameAnalysis, BrokenGame> {
        let walk = EitherWalk::of(&Game::from_text(record)?, 0);
        let (players, figures, money) = match &walk {
            EitherWalk::Mars(walk) => walk.begun(),
            EitherWalk::Ares(walk) => walk.begun(),
        };
        self.0 = Some(KeptWalk { record: record.to_owned(), walk });
        Ok(GameAnalysis { money, ..GameAnalysis::begun(players, figures) })
    }
}

impl EitherWalk {
    fn of(game: &Game, from: usize) -> Self {
        match game {
            Game::Mars(table) => Self::Mars(Box::new(AnalysisWalk::of(table, from))),
            Game::Ares(table) => Self::Ares(Box::new(AnalysisWalk::of(table, from))),
        }
    }

    const fn next(&self) -> usize {
        match self {
            Self::Mars(walk) => walk.next,
            Self::Ares(walk) => walk.next,
        }
    }
}

/// A recorded game, gone through answer by answer.
#[derive(Debug)]
struct AnalysisWalk<G: Seated> {
    entries: Vec<Entry<G::Choice>>,
    /// How many answers are behind the game as it stands.
    next: usize,
    game: G,
    /// What is expected of it.
    expected: BySeat<Expectation>,
    /// What each seat saw when the run of answers began that take cards, while it lasts.
    runs: BySeat<Option<Box<View<G>>>>,
    /// The game as the record leaves it.
    end: G,
}

impl<G: Seated + Analysed + TakesCards + PartialEq> AnalysisWalk<G> {
    /// A walk that stands before this answer.
    fn of(table: &Table<G>, from: usize) -> Self {
        let mut walk = Self {
            entries: table.answers_since(0).collect(),
            next: 0,
            game: table.beginning().clone(),
            expected: BySeat::default(),
            runs: BySeat::default(),
            end: table.game().clone(),
        };
        while walk.next < from && walk.step().is_some() {}
        walk.expected = expected(&walk.game, walk.game.seats(), &GAMES);
        walk
    }

    fn begun(&self) -> (u8, BySeat<PointsAndChance>, BySeat<u16>) {
        let mut money = BySeat::default();
        for seat in self.end.seats().iter() {
            money[seat] = G::money(self.end.facts(), seat).clamp(0, u16::MAX.into()) as u16;
        }
        let mut begun = BySeat::default();
        for seat in self.game.seats().iter() {
            begun[seat] = PointsAndChance::of(self.expected[seat]);
        }
        (self.game.seats().len() as u8, begun, money)
    }

    /// Carries the next answer out; which it is, the game before it, and whether it goes on with a run of answers that take cards.
    fn step(&mut self) -> Option<(Entry<G::Choice>, G, bool)> {
        let &entry = self.entries.get(self.next)?;
        let seat = entry.seat;
        let now = View::of(&self.game, Some(seat));
        let is_run = self.runs[seat].as_deref().is_some_and(|first| G::is_run(first, &now, seat));
        if !is_run {
            self.runs[seat] = G::is_run(&now, &now, seat).then(|| Box::new(now));
        }
        if entry.choice == G::END {
            self.runs[seat] = None;
        }
        let before = self.game.clone();
        self.game.carry_out(seat, entry.choice, &mut EventLog::nothing());
        self.next += 1;
        Some((entry, before, is_run))
    }

    /// The answers of the run that begins with the one before the next.
    fn run(&self, first: &View<G>, seat: Seat) -> Vec<G::Choice> {
        let Some(given) = self.next.checked_sub(1).and_then(|last| self.entries.get(last)) else {
            return Vec::new();
        };
        let mut line = vec![given.choice];
        let mut game = self.game.clone();
        for entry in &self.entries[self.next..] {
            if line.last() == Some(&G::END) || !G::is_run(first, &View::of(&game, Some(seat)), seat) {
                break;
            }
            if entry.seat == seat {
                line.push(entry.choice);
            }
            game.carry_out(entry.seat, entry.choice, &mut EventLog::nothing());
        }
        line
    }

    /// The next answers, as many as do not take long.
    fn some(&mut self, judged: Seats) -> Vec<AnalysedAnswer> {
        let (mut answers, mut played) = (Vec::new(), 0);
        while played < STEPS_AT_ONCE {
            let Some((answer, steps)) = self.answer(judged) else { break };
            answers.push(answer);
            played += steps;
        }
        answers
    }

    fn answer(&mut self, judged: Seats) -> Option<(AnalysedAnswer, u32)> {
        let seats = self.game.seats();
        let number = self.next as u64;
        let (Entry { seat, choice }, before, is_run) = self.step()?;
        let swing = Swing::of((&before, &self.game), (seat, choice), (seats, &GAMES), self.expected);
        self.expected = swing.after;
        let has_others = before.choices(seat).nth(1).is_some();
        let is_judged = judged.contains(seat) && has_others && !is_run;
        let judgement = if is_judged { self.judgement(&before, seat, Seed(number)) } else { None };
        let between = |from: &BySeat<Expectation>, to: &BySeat<Expectation>| {
            let mut changes = BySeat::default();
            for seat in seats.iter() {
                changes[seat] = PointsAndChance::of(to[seat]) - PointsAndChance::of(from[seat]);
            }
            changes
        };
        let mut answer = between(&swing.before, &swing.answered);
        let mut hindsight = between(&swing.revealed, &swing.after);
        if !has_others {
            // Nobody decided anything.
            for seat in seats.iter() {
                hindsight[seat] += core::mem::take(&mut answer[seat]);
            }
        }
        let luck = between(&swing.answered, &swing.revealed);
        let thought = if is_judged { G::STEPS / PART_OF_THOUGHT } else { 0 };
        let round = before.round();
        Some((AnalysedAnswer { seat, round, answer, luck, hindsight, judgement }, swing.played + thought))
    }

    /// How good the answer before the next one was, seen with the eyes of its seat.
    fn judgement(&self, before: &G, seat: Seat, seed: Seed) -> Option<Judgement> {
        let view = View::of(before, Some(seat));
        let given = self.run(&view, seat);
        let kind = |line: &[G::Choice]| {
            line.first()
                .map_or(AnswerKind::End, |&choice| G::kind(&View::of(before, Some(seat)), seat, choice))
        };
        let (kind_given, given_places) = (kind(&given), places(before, seat, &given)?);
        let steps = G::STEPS / PART_OF_THOUGHT;
        let mut analysis = Analysis::judging(view, seat, given.clone(), steps, seed);
        analysis.advance(u32::MAX);
        let mut other = analysis.judged()?;
        let is_costly = |other: &AnalysedLine<G::Choice>| {
            Grade::of(other.worth_behind, other.points_behind, other.chance_behind) > Grade::AsGood
        };
        // Where the better answer can be given next, the one that was given has not cost it yet.
        let both = [&given[..], &other.answers].concat();
        if is_costly(&other) && places(before, seat, &both).is_some() {
            let lines = vec![other.answers.clone(), both];
            let view = View::of(before, Some(seat));
            let mut later = Analysis::judging_between(view, seat, lines, 1, steps / 2, seed);
            later.advance(u32::MAX);
            let cheaper = later.judged().filter(|later| later.worth_behind.mean > other.worth_behind.mean);
            other = cheaper.unwrap_or(other);
        }
        let places = places(before, seat, &other.answers)?;
        let grade = Grade::of(other.worth_behind, other.points_behind, other.chance_behind);
        Some(Judgement {
            grade,
            given: kind_given,
            other: kind(&other.answers),
            given_places,
            places,
            points_behind: other.points_behind,
            chance_behind: other.chance_behind,
        })
    }
}

/// The place of each answer among the offers, once those before it are given; `None` where one is not offered.
fn places<G: Analysed>(game: &G, seat: Seat, answers: &[G::Choice]) -> Option<Vec<u16>> {
    let mut game = game.clone();
    let mut places = Vec::new();
    for &answer in answers {
        places.push(game.choices(seat).position(|offer| offer == answer)? as u16);
        game.carry_out(seat, answer, &mut EventLog::nothing());
    }
    Some(places)
}
