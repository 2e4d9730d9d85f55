//! The guided first game and the lessons of the boxes.
//!
//! A guided game is a usual game with a set-up and a seed that [`Lesson::of`] knows, so that nothing about it is kept beside it: it is
//! undone, shared, left and resumed as any other. What is taught at a question is read from what the seat sees and was told
//! ([`hint`]): so a hint is there whatever has been answered before, and the last question has one as the first has.
//! The answers that a hint proposes are those of the greedy bot, which sees what the seat sees.

mod advice;
mod lesson;
mod reason;
mod topic;

pub use lesson::Lesson;
pub use reason::{Because, CardsBought, Merit, OwedSteps};
pub use topic::{GuideTopic, Spot};

use crate::kit::{Seat, View};
use crate::mars::view::RecapChange;
use crate::mars::{Choice, Event, Mars, Phase};

/// What is taught at a question, and a good answer to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What is taught before the answer, one page each; mostly nothing or one thing.
    pub topics: Vec<GuideTopic>,
    /// Answers that go together, one after the other: cards that are bought in one go and the end of it; mostly one. None where
    /// the answer is given and others are awaited, and when the game is over.
    pub answers: Vec<Choice>,
    /// Why the first of them is a good one.
    pub because: Because,
    /// What it changes for the seat ([`Merit::brings`]).
    pub brings: Vec<RecapChange>,
    /// Steps that it owes ([`Merit::then`]).
    pub then: Option<OwedSteps>,
    /// How many topics of the lesson the seat has met: those of this hint included, but for what is first taught when it is proposed
    /// and counts once it is done.
    pub met: usize,
}

impl Hint {
    /// How many topics the seat has met at this page: those of the later pages are to come.
    pub fn met_at(&self, page: usize) -> usize {
        let counts = |topic: &&GuideTopic| topic.counts_when_taught();
        self.met - self.topics.iter().skip(page + 1).filter(counts).count()
    }

    /// How many pages the hint has: one for each topic, and one for the answer where the last topic is not about it.
    pub fn pages(&self) -> usize {
        let is_shared = match (self.topics.last(), self.answers.first()) {
            (Some(topic), Some(&answer)) => topic.is_about(answer),
            (_, None) => true,
            (None, Some(_)) => false,
        };
        self.topics.len() + usize::from(!is_shared)
    }
}

/// What is taught at the question of a seat, from what it sees and what it was told from the first event on. `None`: it is not
/// asked, and the game is not over.
pub fn hint(lesson: Lesson, view: &View<Mars>, history: &[Event], seat: Seat) -> Option<Hint> {
    let is_over = view.facts().phase == Phase::Over;
    let answers = advice::answers(view, seat);
    if answers.is_empty() && !is_over && view.question(seat).is_none() {
        return None;
    }
    let moment =
        topic::LessonMoment::of(lesson.learnt(history, seat), view, history, seat, answers.first().copied());
    let all = lesson.topics();
    let topics: Vec<GuideTopic> = all.iter().copied().filter(|&topic| moment.is_due(topic)).collect();
    let met = all.iter().filter(|&&topic| moment.counts(topic)).count();
    let Merit { because, brings, then, .. } = Merit::of(view, seat, &answers);
    Some(Hint { topics, answers, because, brings, then, met })
}
