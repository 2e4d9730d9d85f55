//! Sentences: cards, questions, choices, events and refusals in the languages of people.
//!
//! One module a language behind exhaustive matches: whoever adds a variant to a vocabulary, or a language
//! to [`Language`], is told by the compiler what has no words yet. Every function is pure, and no card has
//! prose of its own: its words are read off its effects. The page's own words are in `common` and `mars`; the words of Ares
//! Expedition have a trait of their own (`ares`). To add a language, write a module beside `english` that fills in both tables
//! (`translation`, `ares::translation`), and name it in [`Language`]; how runs of steps are said in one breath (`clause`) is
//! common to all.

mod app_error;
pub mod ares;
mod called;
pub mod common;
mod english;
mod errors;
mod grammar;
mod hebrew;
pub mod keyboard;
mod language;
mod listener;
pub mod mars;
mod names;
mod plan;
mod said;
mod say;
#[cfg(feature = "synthetic")]
mod slots;
mod slovak;
mod table_text;
mod tables;
mod translation;
mod translations;
mod ukrainian;

pub use app_error::AppError;
pub use called::{Called, Verbatim};
pub use language::Language;
pub use names::NamesError;
pub use said::{Explanation, Line, ScoreLine, Term, Text, Topic};
#[cfg(feature = "synthetic")]
pub use slots::{paradigms, slots};
pub use table_text::{Areas, TableText};

use ares::{AresTableText, AresText, AresTranslation};
use translation::Translation;

impl Language {
    fn translation(self) -> &'static Translation {
        self.tables().mars
    }

    /// What it says of Ares Expedition.
    pub const fn ares(self) -> AresText {
        AresText(self)
    }
}

impl TableText<'_> {
    fn translation(&self) -> &'static Translation {
        self.language.translation()
    }
}

impl AresText {
    fn translation(self) -> &'static AresTranslation {
        self.0.tables().ares
    }
}

impl AresTableText<'_> {
    fn translation(&self) -> &'static AresTranslation {
        self.language.ares().translation()
    }
}
