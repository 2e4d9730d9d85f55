//! Readings that page, words and bots share: what can be told from what a seat sees and was told.

mod committee;
mod course;
mod ending;
mod hand;
mod income;
mod log;
mod points;
mod preview;
mod recap;
mod since;
mod solar;
mod standings;
mod story;
mod tableau;

pub use committee::{Outlook, OutlookStep, outlook};
pub use course::{TurningPoint, course};
pub use ending::{Ending, GameAim, Missing, aim, ending, is_last_generation, missing_steps};
pub use hand::{Order, Prospect, arranged, is_found, may_come, moved, prospect};
pub use income::{Income, incomes, last_income, undo_rating};
pub use log::{Happened, LogGroup, LogLine, LogRow, LogSubject, LogTitle, log_back, told_again};
pub use points::{cards_by_worth, points_by_generation};
pub(crate) use preview::behind;
pub use preview::{
    Changed, Figure, after, brought, cards_turned_on, changed, foreseen, is_harm, left_at_pass, left_to,
    lost, may_be_in_vain, of_its_step, paid_so_far, turned_on, vain,
};
pub use recap::{Deed, RECAP_LINES, Recap, RecapChange, RecapFigure, deeds, mine_of, recap};
pub use since::{Since, since};
pub use solar::{SolarKind, SolarStep, last_solar_phase, markers_moved, solar_steps};
pub use standings::{AwardStanding, MilestoneStanding, award_standings, milestone_standings, pace};
pub use story::{
    Told, area_of, card_of, concerns, headline, headlines, is_heading, is_news, parts_back,
    places_since_last_turn, since_last_turn, since_turn, whose,
};
pub use tableau::{Group, tableau};
