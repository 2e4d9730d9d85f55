//! Readings that page, words and bots share: what can be told from what a seat sees and was told.

mod committee;
mod ending;
mod hand;
mod preview;
mod solar;
mod story;
mod tableau;

pub use committee::{Outlook, outlook};
pub use ending::{Ending, Missing, ending};
pub use hand::{Order, Prospect, arranged, is_found, may_come, moved, prospect};
pub use preview::{Changed, Figure, after, brought, changed, is_harm, is_in_vain, lost};
pub use solar::{SolarKind, SolarStep, last_solar_phase, markers_moved, solar_steps};
pub use story::{concerns, is_heading, is_news, since_last_turn, whose};
pub use tableau::{Group, tableau};
