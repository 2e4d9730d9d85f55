//! The page's own words: a variant for everything that a button, a heading or a hint says, told apart by where it stands.
//! What holds a number or a name carries it, so that each language makes the sentence.

mod ask;
mod bar;
mod face;
mod home;
mod planet;
mod share;
mod table;

pub use ask::Ask;
pub use bar::Bar;
pub use face::Face;
pub use home::{Home, Preset, Staying};
pub use planet::Planet;
pub use share::Share;
pub use table::{Due, Seats, Shortcut, Table};
