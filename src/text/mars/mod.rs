//! The page's words for the board game.

mod ask;
mod face;
mod guide;
mod planet;
pub(super) mod prelude;
mod table;

pub use ask::AskWords;
pub use face::FaceWords;
pub use guide::GuideWords;
pub use planet::PlanetWords;
pub use table::{Due, PartySeats, TableWords};
