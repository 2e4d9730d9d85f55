//! Sentences: cards, questions, choices, events and refusals in the languages of people.
//!
//! One module a language behind exhaustive matches: whoever adds a variant to a vocabulary, or a language
//! to [`Language`], is told by the compiler what has no words yet. Every function is pure, and no card has
//! prose of its own: its words are read off its effects. The page's own words are told apart in `page`. To add a
//! language, write a module beside `english` that fills in the same trait (`translation`), and name it in [`Language`]; how
//! runs of steps are said in one breath (`clause`) is common to all.

mod app_error;
mod asked;
mod clause;
mod counted;
mod english;
mod errors;
mod language;
#[cfg(feature = "synthetic")]
mod made_up;
pub mod page;
mod said;
mod table_text;
mod translation;

pub use app_error::AppError;
pub use language::Language;
pub use said::{Line, ScoreLine, Term, Topic};
pub use table_text::{Areas, TableText};
pub use translation::Text;

use translation::Translation;

impl Language {
    fn tongue(self) -> &'static dyn Translation {
        match self {
            Self::English => &english::English,
            #[cfg(feature = "synthetic")]
            Self::MadeUp => &made_up::MadeUp,
        }
    }
}
