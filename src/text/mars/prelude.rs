//! What the sentences of the board game, and beside any game are about, for the files of a language.

pub(in crate::text) use crate::games::Grade;
pub(in crate::text) use crate::games::{AnswerError, BrokenGame, SetupFault};
pub(in crate::text) use crate::kit::{AnswerKind, Reason, SEATS, Seat};
pub(in crate::text) use crate::live::{EndReason, InvitationError};
pub(in crate::text) use crate::mars::cards::{
    Action, Amount, Asked, Bound, ByParameter, CARD_PRICE, CONVERSIONS, Card, CardId, CardResource, Chair,
    Conversion, Count, DelegateMove, Effect, End, Fund, Ground, Kind, Limits, Module, PROJECTS, Parameter,
    Party, Passive, Pays, Per, PlacementRule, Purchase, Purpose, Ranking, Recipient, Removable, Requirement,
    Reserved, Resource, SetBack, Settling, Shield, Sought, Source, StandardProject, Stored, Tag, Tally, Tile,
    TileClass, Trigger, Victim, WITHOUT_LIMITS, When, Whose, card,
};
pub(in crate::text) use crate::mars::face::{Border, Concept, Explained, Glyph};
pub(in crate::text) use crate::mars::guide::{Because, CardsBought, GuideTopic, Lesson, OwedSteps};
pub(in crate::text) use crate::mars::maps::{Award, Hex, MAPS, Map, Milestone};
pub(in crate::text) use crate::mars::view::{
    Changed, Ending, Figure, GameAim, Group, Income, Missing, Order, Prospect, RecapChange, RecapFigure,
};
pub(in crate::text) use crate::mars::{
    AWARD_POINTS, Bought, Choice, Delegate, DelegateSeat, Direction, Event, Fault, Fixed, Help, Helps,
    MILESTONE_POINTS, MOST_CLAIMED, OCEAN_BONUS, Origin, Outcome, PRELUDE_FAILED, Payer, PaymentLine,
    PaymentPurpose, Phase, Pile, Price, Question, RATING_TO_WIN, Refusal, Shape, Switch, Why,
};
pub(in crate::text) use crate::save::{Broken, MOST_BYTES};
pub(in crate::text) use crate::store::{LoadError, StoreFault};
pub(in crate::text) use crate::table::{
    Bot, Colour, Controller, Divergence, MOST_PROPOSED_BYTES, PastBots, ProposalError, UndoRefusal,
};
pub(in crate::text) use crate::text::common::{
    AnalysisWords, BarWords, CoachWords, CourseWords, Division, ExplainWords, FigureWords, HomeWords,
    LineBehind, LiveWords, Preset, SaveMark, Setting, ShareWords, Shortcut, StandingWords, Staying, Weakness,
};
pub(in crate::text) use crate::text::listener::Listener;
pub(in crate::text) use crate::text::mars::{
    AskWords, Due, FaceWords, GuideWords, PartySeats, PlanetWords, TableWords,
};
pub(in crate::text) use crate::text::plan::Noun;
pub(in crate::text) use crate::text::plan::mars::{
    AnswerLabel, CardPoints, Clause, Declined, Done, HeldFigure, HeldOnCard, HowMany, Looked, OptionLabel,
    Quantity, Range, Thing, Times,
};
pub(in crate::text) use crate::text::say::{explain, say, words};
pub(in crate::text) use crate::text::{
    AppError, Areas, Called, Explanation, Line, ScoreLine, TableText, Term, Text, Topic,
};
