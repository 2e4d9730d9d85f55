//! The page's words that serve any game: a variant for everything that a button, a heading or a hint says, told apart by where it
//! stands. What holds a number or a name carries it, so that each language makes the sentence.

mod analysis;
mod bar;
mod coach;
mod course;
mod explain;
mod home;
mod live;
mod share;
mod shortcut;
mod standings;

pub use analysis::{AnalysisWords, FigureWords, Weakness};
pub use bar::{BarWords, Setting};
pub use coach::{CoachWords, LineBehind};
pub use course::CourseWords;
pub use explain::{ExplainWords, SaveMark};
pub use home::{HomeWords, Preset, Staying};
pub use live::LiveWords;
pub use share::ShareWords;
pub use shortcut::Shortcut;
pub use standings::{Division, StandingWords};
