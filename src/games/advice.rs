//! What the coach says of a question, at a table and from records.

use super::bot_answers::{KeptGame, bot_seed};
use super::{AnswerError, Game};
use crate::ares::Ares;
use crate::kit::{Analysed, AnalysedLine, Analysis, Estimate, Seat, Seated};
use crate::mars::Mars;
use crate::table::Table;

/// In how many parts an analysis is made, so that a bot need not wait for the whole of it.
pub const ANALYSIS_PARTS: u8 = 5;

/// The best answers to a question, the best one first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The answers, at most [`crate::kit::LINES_TOLD`].
    pub lines: Vec<AdvisedLine>,
    /// Whether the analysis is at its end.
    pub is_settled: bool,
}

/// A line of answers and by how much it is behind the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdvisedLine {
    /// The place of each answer among the offers, once those before it are given.
    pub places: Vec<u16>,
    /// The points that it brings less, in hundredths.
    pub points_behind: Estimate,
    /// The chance that it has less, in hundredths of a percent.
    pub chance_behind: Estimate,
    /// Whether what parts it from the best one is within its error; also of the best one.
    pub is_alike: bool,
}

/// The game and the analysis that the coach was asked about last: where more of it is asked, only that is played.
#[derive(Default, Debug)]
pub struct KeptAnalysis {
    game: KeptGame,
    last: Option<LastAnalysis>,
}

/// An analysis that was begun.
#[derive(Debug)]
struct LastAnalysis {
    record: String,
    seat: Seat,
    parts: u8,
    running: Running,
}

#[derive(Debug)]
enum Running {
    Mars(Box<Analysis<Mars>>),
    Ares(Box<Analysis<Ares>>),
}

impl KeptAnalysis {
    /// What the coach says of the question of a seat in a recorded game, which it sees as the seat does, after a number of the [`ANALYSIS_PARTS`].
    /// Asked again, it says nothing else.
    ///
    /// # Errors
    /// Why it has none.
    pub fn advice(&mut self, record: &str, seat: Seat, parts: u8) -> Result<Advice, AnswerError> {
        let game = self.game.game_of(record).map_err(|_| AnswerError::Broken)?;
        let is_same = |last: &LastAnalysis| last.record == record && last.seat == seat && last.parts <= parts;
        let mut last = match self.last.take().filter(is_same) {
            Some(last) => last,
            None => LastAnalysis { record: record.to_owned(), seat, parts: 0, running: begun(game, seat)? },
        };
        while last.parts < parts.min(ANALYSIS_PARTS) {
            last.parts += 1;
            last.running.advance();
        }
        let advice = match (&last.running, game) {
            (Running::Mars(analysis), Game::Mars(table)) => advice(analysis, table, seat),
            (Running::Ares(analysis), Game::Ares(table)) => advice(analysis, table, seat),
            (Running::Mars(_), Game::Ares(_)) | (Running::Ares(_), Game::Mars(_)) => {
                return Err(AnswerError::Broken);
            }
        };
        self.last = Some(last);
        Ok(advice)
    }
}

/// The analysis of a question, of which nothing is played.
fn begun(game: &Game, seat: Seat) -> Result<Running, AnswerError> {
    let running = match game {
        Game::Mars(table) => analysis(table, seat).map(|it| Running::Mars(Box::new(it))),
        Game::Ares(table) => analysis(table, seat).map(|it| Running::Ares(Box::new(it))),
    };
    running.ok_or(AnswerError::NotAsked)
}

fn analysis<G: Seated + Analysed>(table: &Table<G>, seat: Seat) -> Option<Analysis<G>> {
    Analysis::of(table.view(Some(seat)), seat, bot_seed(table, seat))
}

impl Running {
    /// Plays one part.
    fn advance(&mut self) {
        match self {
            Self::Mars(analysis) => analysis.advance(Mars::STEPS / u32::from(ANALYSIS_PARTS)),
            Self::Ares(analysis) => analysis.advance(Ares::STEPS / u32::from(ANALYSIS_PARTS)),
        }
    }
}

/// The lines so far by the places of their answers.
fn advice<G: Seated + Analysed>(analysis: &Analysis<G>, table: &Table<G>, seat: Seat) -> Advice {
    let line = |line: AnalysedLine<G::Choice>| {
        let is_alike = line.is_alike();
        let AnalysedLine { answers, points_behind, chance_behind, .. } = line;
        Some(AdvisedLine { places: places(table, seat, &answers)?, points_behind, chance_behind, is_alike })
    };
    Advice {
        lines: analysis.lines().into_iter().filter_map(line).collect(),
        is_settled: analysis.is_settled(),
    }
}

/// All that the coach says of the question of a seat at a table; `None` where it is not asked.
pub fn whole_advice<G: Seated + Analysed>(table: &Table<G>, seat: Seat) -> Option<Advice> {
    let mut analysis = analysis(table, seat)?;
    analysis.advance(G::STEPS);
    Some(advice(&analysis, table, seat))
}

/// The place of each answer among the offers, once those before it are given; `None` where one is not offered.
fn places<G: Seated>(table: &Table<G>, seat: Seat, answers: &[G::Choice]) -> Option<Vec<u16>> {
    let mut table = table.clone();
    let mut places = Vec::new();
    for answer in answers {
        let place = table.offers(seat).iter().position(|offer| offer == answer)? as u16;
        places.push(place);
        table.play_at(seat, place)?;
    }
    Some(places)
}

/// The answers at these places, one after the other; those before one that is not offered.
pub fn answers_at<G: Seated>(table: &Table<G>, seat: Seat, places: &[u16]) -> Vec<G::Choice> {
    let mut table = table.clone();
    let mut answers = Vec::new();
    for &place in places {
        let Some(&answer) = table.offers(seat).get(usize::from(place)) else { break };
        answers.push(answer);
        if table.play_at(seat, place).is_none() {
            break;
        }
    }
    answers
}
