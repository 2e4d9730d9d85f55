//! Analyses as text: numbers with commas between them, of which a 0 has no digits. Version first; whatever does not read so is none.

use super::game_analysis::{
    AnalysedAnswer, CourseMoment, GameAnalysis, Grade, Judgement, Mistake, PointsAndChance, ResultParts,
};
use crate::kit::{AnswerKind, BySeat, Estimate, Seat, Seats};
use core::fmt::{self, Display, Formatter};
use core::str::{FromStr, Split};

/// The first number of every text.
const VERSION: i64 = 1;

/// The most that one text tells: moments, mistakes or places.
const MOST: usize = 10_000;

/// A text that is no analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAnalysis;

/// Writes numbers.
#[derive(Default)]
struct NumberWriter(String);

impl NumberWriter {
    fn put(&mut self, number: impl Into<i64>) {
        let number = number.into();
        if !self.0.is_empty() {
            self.0.push(',');
        }
        // The version stands first, so that there is always something before a comma.
        if number != 0 {
            self.0.push_str(&number.to_string());
        }
    }

    fn put_size(&mut self, size: usize) {
        self.put(size as i64);
    }

    fn figures(&mut self, PointsAndChance { points, chance }: PointsAndChance) {
        self.put(points);
        self.put(chance);
    }

    fn judgement(&mut self, judgement: &Judgement) {
        let Judgement { grade, given, other, given_places, places, points_behind, chance_behind } = judgement;
        for number in [*grade as u8, *given as u8, *other as u8] {
            self.put(number);
        }
        for places in [given_places, places] {
            self.put_size(places.len());
            for &place in places {
                self.put(place);
            }
        }
        for Estimate { mean, error } in [points_behind, chance_behind] {
            self.put(*mean);
            self.put(*error);
        }
    }
}

/// Reads numbers.
struct NumberReader<'a>(Split<'a, char>);

impl NumberReader<'_> {
    fn number<T: TryFrom<i64>>(&mut self) -> Result<T, NoAnalysis> {
        let word = self.0.next().ok_or(NoAnalysis)?;
        let number: i64 = if word.is_empty() { 0 } else { word.parse().map_err(|_| NoAnalysis)? };
        number.try_into().map_err(|_| NoAnalysis)
    }

    fn size(&mut self) -> Result<usize, NoAnalysis> {
        self.number().ok().filter(|&size| size <= MOST).ok_or(NoAnalysis)
    }

    fn players(&mut self) -> Result<u8, NoAnalysis> {
        let players: u8 = self.number()?;
        if (1..=Seat::ALL.len()).contains(&usize::from(players)) { Ok(players) } else { Err(NoAnalysis) }
    }

    fn seat(&mut self, players: u8) -> Result<Seat, NoAnalysis> {
        let seat = Seat::new(self.number()?).filter(|&seat| Seats::first(players).contains(seat));
        seat.ok_or(NoAnalysis)
    }

    fn figures(&mut self) -> Result<PointsAndChance, NoAnalysis> {
        Ok(PointsAndChance { points: self.number()?, chance: self.number()? })
    }

    fn by_seat<T: Default>(
        &mut self,
        players: u8,
        mut one: impl FnMut(&mut Self) -> Result<T, NoAnalysis>,
    ) -> Result<BySeat<T>, NoAnalysis> {
        let mut all = BySeat::default();
        for seat in Seats::first(players).iter() {
            all[seat] = one(self)?;
        }
        Ok(all)
    }

    fn several<T>(
        &mut self,
        mut one: impl FnMut(&mut Self) -> Result<T, NoAnalysis>,
    ) -> Result<Vec<T>, NoAnalysis> {
        (0..self.size()?).map(|_| one(self)).collect()
    }

    fn kind(&mut self) -> Result<AnswerKind, NoAnalysis> {
        AnswerKind::ALL.get(self.number::<usize>()?).copied().ok_or(NoAnalysis)
    }

    fn estimate(&mut self) -> Result<Estimate, NoAnalysis> {
        Ok(Estimate { mean: self.number()?, error: self.number()? })
    }

    fn judgement(&mut self) -> Result<Judgement, NoAnalysis> {
        let grade = Grade::ALL.get(self.number::<usize>()?).copied().ok_or(NoAnalysis)?;
        Ok(Judgement {
            grade,
            given: self.kind()?,
            other: self.kind()?,
            given_places: self.several(Self::number)?,
            places: self.several(Self::number)?,
            points_behind: self.estimate()?,
            chance_behind: self.estimate()?,
        })
    }

    /// Reads a text to its end.
    fn whole<T>(
        text: &str,
        read: impl FnOnce(&mut NumberReader<'_>) -> Result<T, NoAnalysis>,
    ) -> Result<T, NoAnalysis> {
        let mut numbers = NumberReader(text.split(','));
        if numbers.number::<i64>()? != VERSION {
            return Err(NoAnalysis);
        }
        let read = read(&mut numbers)?;
        if numbers.0.next().is_some() { Err(NoAnalysis) } else { Ok(read) }
    }
}

impl AnalysedAnswer {
    /// The text of an answer in a game with that number of players.
    pub fn written(&self, players: u8) -> String {
        let mut to = NumberWriter::default();
        to.put(VERSION);
        to.put(players);
        to.put(self.seat.number());
        to.put(self.round);
        for changes in [&self.answer, &self.luck, &self.hindsight] {
            Seats::first(players).iter().for_each(|seat| to.figures(changes[seat]));
        }
        to.put(u8::from(self.judgement.is_some()));
        if let Some(judgement) = &self.judgement {
            to.judgement(judgement);
        }
        to.0
    }
}

impl FromStr for AnalysedAnswer {
    type Err = NoAnalysis;

    fn from_str(text: &str) -> Result<Self, NoAnalysis> {
        NumberReader::whole(text, |from| {
            let players = from.players()?;
            let (seat, round) = (from.seat(players)?, from.number()?);
            let mut changes = || from.by_seat(players, NumberReader::figures);
            let (answer, luck, hindsight) = (changes()?, changes()?, changes()?);
            let judgement = match from.number::<u8>()? {
                0 => None,
                1 => Some(from.judgement()?),
                _ => return Err(NoAnalysis),
            };
            Ok(Self { seat, round, answer, luck, hindsight, judgement })
        })
    }
}

impl Display for GameAnalysis {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let mut to = NumberWriter::default();
        to.put(VERSION);
        to.put(self.players);
        to.put_size(self.answers);
        for seat in Seats::first(self.players).iter() {
            to.figures(self.begun[seat]);
            to.put(self.money[seat]);
            self.grades[seat].iter().for_each(|&count| to.put(count));
        }
        to.put_size(self.moments.len());
        for CourseMoment { round, answers, parts } in &self.moments {
            to.put(*round);
            to.put(*answers);
            for seat in Seats::first(self.players).iter() {
                let ResultParts { own, others, luck, hindsight } = parts[seat];
                for figures in [own, others, luck, hindsight] {
                    to.figures(figures);
                }
            }
        }
        to.put_size(self.mistakes.len());
        for Mistake { at, seat, round, judgement } in &self.mistakes {
            to.put_size(*at);
            to.put(seat.number());
            to.put(*round);
            to.judgement(judgement);
        }
        formatter.write_str(&to.0)
    }
}

impl FromStr for GameAnalysis {
    type Err = NoAnalysis;

    fn from_str(text: &str) -> Result<Self, NoAnalysis> {
        NumberReader::whole(text, |from| {
            let players = from.players()?;
            let answers = from.number()?;
            let mut analysis = Self { answers, ..Self::begun(players, BySeat::default()) };
            for seat in Seats::first(players).iter() {
                analysis.begun[seat] = from.figures()?;
                analysis.money[seat] = from.number()?;
                for count in &mut analysis.grades[seat] {
                    *count = from.number()?;
                }
            }
            analysis.moments = from.several(|from| {
                let (round, answers) = (from.number()?, from.number()?);
                let parts = from.by_seat(players, |from| {
                    Ok(ResultParts {
                        own: from.figures()?,
                        others: from.figures()?,
                        luck: from.figures()?,
                        hindsight: from.figures()?,
                    })
                })?;
                Ok(CourseMoment { round, answers, parts })
            })?;
            analysis.mistakes = from.several(|from| {
                let (at, seat, round) = (from.number()?, from.seat(players)?, from.number()?);
                Ok(Mistake { at, seat, round, judgement: from.judgement()? })
            })?;
            let told: usize = analysis.moments.iter().map(|moment| usize::from(moment.answers)).sum();
            if told == answers { Ok(analysis) } else { Err(NoAnalysis) }
        })
    }
}
