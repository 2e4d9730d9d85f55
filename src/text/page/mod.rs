//! The page's own words: a variant for everything that a button, a heading or a hint says, told apart by where it stands.
//! What holds a number or a name carries it, so that each language makes the sentence.

mod ask;
mod bar;
mod course;
mod explain;
mod explained;
mod face;
mod guide;
mod home;
mod planet;
mod share;
mod shortcut;
mod standings;
mod table;

pub use ask::AskWords;
pub use bar::{BarWords, Setting};
pub use course::CourseWords;
pub use explain::{ExplainWords, Explanation, SaveMark};
pub use explained::{Concept, Explained};
pub use face::FaceWords;
pub use guide::GuideWords;
pub use home::{HomeWords, Preset, Staying};
pub use planet::PlanetWords;
pub use share::ShareWords;
pub use shortcut::Shortcut;
pub use standings::{Division, StandingWords};
pub use table::{Due, PartySeats, TableWords};
