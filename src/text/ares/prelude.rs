//! What the sentences of Ares Expedition are about, for the files of a language.

pub(in crate::text) use crate::ares::cards::{
    Action, Amount, Bearer, Capacity, Card, CardColour, CardId, Cause, Charge, Condition, Cost, Count, Each,
    Effect, Filter, Itself, Lowering, PROMOTIONAL_CORPORATIONS, Passive, Phase, Production, Requirement,
    SpecialResource, Stock, Tag, Zone, ZoneTrack, card,
};
pub(in crate::text) use crate::ares::face::{AresConcept, AresExplained};
pub(in crate::text) use crate::ares::proposal::SetupOption;
pub(in crate::text) use crate::ares::view::log::Collected;
pub(in crate::text) use crate::ares::{
    COOPERATIVE_GOAL, Choice, DEVELOPMENT_BONUS, Event, Fault, Figure, HAND_LIMIT, Income,
    LAST_COOPERATIVE_ROUND, LAST_SOLO_ROUND, Level, LostStep, MOST_PLAYERS, Mode, NEUTRAL_ROUNDS,
    OceanReward, Origin, Outcome, Outlook, PRODUCTION_BONUS, PlayedBy, Question, RESEARCH, RESEARCH_BONUS,
    Refusal, Stage, StandardAction, Vain,
};
pub(in crate::text) use crate::kit::Seat;
pub(in crate::text) use crate::text::Explanation;
pub(in crate::text) use crate::text::ares::{AresScoreLine, AresTableText, AresTerm, AresWords};
pub(in crate::text) use crate::text::plan::Noun;
pub(in crate::text) use crate::text::plan::ares::{
    AresClause, AresNumber, AresQuantity, AresTimes, Hearing, TriggerGroup,
};
pub(in crate::text) use crate::text::say::{explain, say, words};
pub(in crate::text) use crate::text::{Called, Line, Text, Topic};
