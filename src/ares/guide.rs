//! The lesson of Ares Expedition: a solo game in which one thing after the other is explained.
//!
//! The lesson is a usual game with a set-up and a seed that [`is_lesson`] knows, so that it is undone, shared, left and resumed as any other. What
//! is taught at a question is read from what the seat sees and was told ([`hint`]), and the answers that it proposes are those of the bot.

use crate::ares::bot;
use crate::ares::cards::Phase;
use crate::ares::{Ares, Choice, Event, Level, Mode, Question, Setup, Stage};
use crate::kit::{Seat, Seed, View};
use crate::table::Bot;
use strum::{IntoStaticStr, VariantArray};

/// Who learns.
pub const LEARNER: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => Seat::ALL[0],
};

/// What the cards of the lesson are dealt from, by turns.
pub const SEEDS: [Seed; 3] = [Seed(11), Seed(12), Seed(13)];

/// The set-up of the lesson: one person against time with the cards for a first game, on the easiest level.
pub fn setup() -> Setup {
    Setup { mode: Mode::Solo(Level::Beginner), first_game: true, ..Setup::new(1) }
}

/// Whether a game is the lesson.
pub fn is_lesson(of: &Setup, seed: Seed) -> bool {
    *of == setup() && SEEDS.contains(&seed)
}

/// Something that is taught, in the order in which it is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LessonTopic {
    /// What the game is about (ARES-SOLO-01).
    Aim,
    /// Corporations (ARES-SETUP-06).
    Corporation,
    /// The choice of a phase (ARES-PLAN-02).
    Phases,
    /// Phases that others choose (ARES-PHASE-02, ARES-SOLO-03).
    OthersPhases,
    /// Phase I (ARES-PHASE-06).
    Development,
    /// Phase II (ARES-PHASE-08).
    Construction,
    /// Phase III (ARES-PHASE-10).
    Actions,
    /// Phase IV, and what the terraform rating pays (ARES-PHASE-12).
    Production,
    /// Phase V (ARES-PHASE-13).
    Research,
    /// Requirements of cards (ARES-PLAY-07).
    Zones,
    /// How much time is left (ARES-SOLO-04, ARES-SOLO-07).
    Time,
    /// The end of the game (ARES-SOLO-09).
    Ending,
}

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonSpot {
    /// Mars with its tracks and oceans.
    Planet,
    /// The phases of the round.
    Phases,
    /// The question.
    Question,
    /// The hand.
    Hand,
    /// The own board.
    Board,
    /// The rounds and steps that are left.
    Pace,
    /// The result.
    Result,
}

impl LessonHint {
    /// How many pages the hint has: one for each topic, and one for the answer.
    pub fn pages(&self) -> usize {
        self.topics.len() + usize::from(!self.answers.is_empty())
    }
}

impl LessonTopic {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The part of the table that it is about.
    pub const fn spot(self) -> LessonSpot {
        match self {
            Self::Aim => LessonSpot::Planet,
            Self::Phases | Self::Actions | Self::Research => LessonSpot::Question,
            Self::OthersPhases => LessonSpot::Phases,
            Self::Development | Self::Construction | Self::Zones => LessonSpot::Hand,
            Self::Corporation | Self::Production => LessonSpot::Board,
            Self::Time => LessonSpot::Pace,
            Self::Ending => LessonSpot::Result,
        }
    }
}

/// What is taught at a question, and a good answer to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonHint {
    /// What is taught, one page each; mostly nothing or one thing.
    pub topics: Vec<LessonTopic>,
    /// Answers that are given one after the other: cards that are chosen together, or one answer. None when the game is over.
    pub answers: Vec<Choice>,
    /// How many topics were met, those of this hint included.
    pub met: usize,
}

/// What is taught at the question of a seat, from what it sees and what it was told from the first event on. `None`: the seat is not
/// asked, and the game is not over.
pub fn hint(view: &View<Ares>, history: &[Event], seat: Seat) -> Option<LessonHint> {
    let moment = TaughtAt { view, history, seat };
    let is_over = view.facts().stage == Stage::Over;
    if view.question(seat).is_none() && !is_over {
        return None;
    }
    let topics: Vec<LessonTopic> =
        LessonTopic::ALL.iter().copied().filter(|&topic| moment.is_due(topic)).collect();
    let met = LessonTopic::ALL.iter().filter(|&&topic| moment.is_due(topic) || moment.is_met(topic)).count();
    Some(LessonHint { topics, answers: answers(view, seat), met })
}

/// A question, and what came before it.
struct TaughtAt<'a> {
    view: &'a View<Ares>,
    history: &'a [Event],
    seat: Seat,
}

impl TaughtAt<'_> {
    /// How often the game has come to a stage.
    fn times(&self, stage: Stage) -> usize {
        self.history.iter().filter(|&&event| event == Event::Began(stage)).count()
    }

    /// Whether nothing was answered since the stage began.
    fn is_fresh(&self) -> bool {
        let begun = self.history.iter().rposition(|event| matches!(event, Event::Began(_))).unwrap_or(0);
        !self.history[begun..].iter().any(|&event| self.is_answer(event))
    }

    /// Whether an event comes of an answer of the seat, and not of the phase alone.
    fn is_answer(&self, event: Event) -> bool {
        event.seat() == Some(self.seat)
            && matches!(
                event,
                Event::Kept { .. }
                    | Event::PassedUp { .. }
                    | Event::Sold { .. }
                    | Event::Played { .. }
                    | Event::BonusDrawn { .. }
                    | Event::Used { .. }
                    | Event::Standard { .. }
                    | Event::RatingBought { .. }
            )
    }

    /// Whether the stage is met for the first time and nothing was answered in it.
    fn is_first(&self, stage: Stage) -> bool {
        self.view.facts().stage == stage && self.times(stage) == 1 && self.is_fresh()
    }

    /// Whether a topic is taught at this question.
    fn is_due(&self, topic: LessonTopic) -> bool {
        let facts = self.view.facts();
        let question = self.view.question(self.seat);
        let is_planned = |round: u8| question == Some(Question::Plan) && facts.round == round;
        let is_in_phase = matches!(question, Some(Question::Phase | Question::Keep { .. }));
        let is_first_of = |phase: Phase| is_in_phase && self.is_first(Stage::Resolving(phase));
        match topic {
            LessonTopic::Aim | LessonTopic::Corporation | LessonTopic::Phases => is_planned(1),
            LessonTopic::OthersPhases => is_in_phase && self.phases() == 1 && self.is_fresh(),
            LessonTopic::Development => is_first_of(Phase::Development),
            LessonTopic::Construction => is_first_of(Phase::Construction),
            LessonTopic::Actions => is_first_of(Phase::Action),
            LessonTopic::Research => is_first_of(Phase::Research),
            LessonTopic::Production => question == Some(Question::Plan) && self.is_after_first_production(),
            LessonTopic::Zones => is_planned(2),
            LessonTopic::Time => is_planned(TIME_ROUND),
            LessonTopic::Ending => facts.stage == Stage::Over,
        }
    }

    /// How many phases have begun in which something is asked.
    fn phases(&self) -> usize {
        let asks = |event: &&Event| match event {
            Event::Began(Stage::Resolving(phase)) => *phase != Phase::Production,
            _ => false,
        };
        self.history.iter().filter(asks).count()
    }

    /// Whether the round that is over has brought the first production.
    fn is_after_first_production(&self) -> bool {
        let produces = |&event: &Event| event == Event::Began(Stage::Resolving(Phase::Production));
        let rounds = self.history.iter().filter(|event| matches!(event, Event::Round { .. })).count();
        let before = self.history.iter().take_while(|event| !produces(event));
        let began = before.filter(|event| matches!(event, Event::Round { .. })).count();
        self.history.iter().any(produces) && began + 1 == rounds
    }

    /// Whether a topic was due before.
    fn is_met(&self, topic: LessonTopic) -> bool {
        let facts = self.view.facts();
        let is_past = |phase: Phase| self.times(Stage::Resolving(phase)) > 0;
        let is_planned =
            |round: u8| facts.round > round || facts.round == round && facts.stage != Stage::Planning;
        match topic {
            LessonTopic::Aim | LessonTopic::Corporation | LessonTopic::Phases => is_planned(1),
            LessonTopic::OthersPhases => self.phases() > 0,
            LessonTopic::Development => is_past(Phase::Development),
            LessonTopic::Construction => is_past(Phase::Construction),
            LessonTopic::Actions => is_past(Phase::Action),
            LessonTopic::Research => is_past(Phase::Research),
            LessonTopic::Production => {
                let produces = |&event: &Event| event == Event::Began(Stage::Resolving(Phase::Production));
                let behind = self.history.iter().skip_while(|event| !produces(event));
                behind.filter(|&&event| event == Event::Began(Stage::Planning)).count() > 0
            }
            LessonTopic::Zones => is_planned(2),
            LessonTopic::Time => is_planned(TIME_ROUND),
            LessonTopic::Ending => facts.stage == Stage::Over,
        }
    }
}

/// The round at which the time that is left is spoken of: the neutral cube has moved for the first time.
const TIME_ROUND: u8 = 6;

/// Answers that go together: all cards that one question takes, or one answer.
fn answers(view: &View<Ares>, seat: Seat) -> Vec<Choice> {
    let mut answers = Vec::new();
    let mut look = view.clone();
    while let Some(question) = look.question(seat) {
        let takes_cards = question.takes_cards();
        if !answers.is_empty() && !takes_cards {
            break;
        }
        let Some(chosen) = bot::choose(&look, seat, Bot::Greedy, SEEDS[0]) else { break };
        answers.push(chosen.choice);
        if !takes_cards || chosen.choice == Choice::Done {
            break;
        }
        look = look.behind(seat, chosen.choice);
    }
    answers
}
