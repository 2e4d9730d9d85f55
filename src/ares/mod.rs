//! Terraforming Mars: Ares Expedition, a card game with rules of its own.
//!
//! All players answer together in most phases, and nobody sees what others do before the phase ends (Q-ARES-05). So within a
//! phase everything is as the phase found it plus a seat's own doings ([`PhaseState`]): requirements, maxima and rewards look
//! at [`Facts::planet`], which changes only when a phase ends; cards come off a pile of the seat's own; and what a seat owes
//! is kept in an agenda of its own. Answers of two seats then commute, and when all have finished, their doings are put
//! together in the order of seats.
//!
//! Triggers of several cards are carried out in the order of the cards' numbers, the corporation's last.
//!
//! ```
//! use viriditas::ares::{Ares, Setup};
//! use viriditas::kit::{EventLog, Rules, Seed};
//!
//! let mut heard = EventLog::nothing();
//! let mut game = Ares::begin(&Setup::new(2), Seed(7), &mut heard).expect("the set-up is possible");
//! while game.facts().round < 3 {
//!     let seat = game.asked().iter().next().expect("somebody is asked");
//!     let last = game.choices(seat).last().expect("an offer");
//!     game.play(seat, last, &mut heard).expect("an offer is accepted");
//! }
//! ```

pub mod bot;
pub mod cards;
pub mod face;
mod foresee;
pub mod guide;
mod hidden;
mod judge;
pub mod proposal;
mod read;
mod rules;
mod run;
#[cfg(feature = "scenario")]
pub mod scenario;
mod seated;
mod state;
mod trial;
pub mod view;
mod walk;

pub use foresee::{Figure, FigureChange, Forecast, Outlook, changes};
pub use judge::vain::{LostStep, Vain};
pub use read::price::{DEVELOPMENT_BONUS, RESEARCH, RESEARCH_BONUS, capacity_value};
pub use read::score::{COOPERATIVE_GOAL, Income, Outcome, PRODUCTION_BONUS, Score};
pub use seated::RULES_REVISION;
pub use state::event::{Event, PlayedBy, StandardAction};
pub use state::facts::{
    Cards, Cubes, DECK, Facts, HAND_LIMIT, LAST_COOPERATIVE_ROUND, LAST_ROUND, LAST_SOLO_ROUND,
    NEUTRAL_ROUNDS, Stage,
};
pub use state::game::Ares;
pub use state::origin::Origin;
pub use state::planet::{
    OCEAN_REWARDS, OCEANS, OceanReward, OceanToken, Planet, STEPS_OF_MARS, level_after, most_steps,
    zone_after, zone_levels,
};
pub use state::player::{ByStock, CardColours, PhaseFlag, PhaseState, Player, PlayerBoard, Stored};
pub use state::question::{Choice, Question, Refusal};
pub use state::setup::{Fault, Level, MOST_PLAYERS, Mode, Setup};
pub use view::{Deeds, TurningPoint, cards_by_worth, course, deeds, mars_by_round, pace, points_by_round};
