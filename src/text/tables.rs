//! The tables of each language, and where they are: in the program, or, for a page that others get, in a module for each language,
//! which comes when the language is chosen.

use super::ares::AresTranslation;
use super::language::Language;
use super::translation::Translation;
use super::{english, hebrew, slovak, ukrainian};

/// Everything that a language says.
pub(super) struct Tables {
    /// Of the first game, and beside any game.
    pub(super) mars: &'static Translation,
    /// Of Ares Expedition.
    pub(super) ares: &'static AresTranslation,
}

static ENGLISH: Tables = Tables { mars: &english::MARS, ares: &english::ARES };
static UKRAINIAN: Tables = Tables { mars: &ukrainian::MARS, ares: &ukrainian::ARES };
static SLOVAK: Tables = Tables { mars: &slovak::MARS, ares: &slovak::ARES };
static HEBREW: Tables = Tables { mars: &hebrew::MARS, ares: &hebrew::ARES };

#[cfg(not(all(target_arch = "wasm32", feature = "split")))]
impl Language {
    /// Its tables.
    pub(super) const fn tables(self) -> &'static Tables {
        match self {
            Self::English => &ENGLISH,
            Self::Ukrainian => &UKRAINIAN,
            Self::Slovak => &SLOVAK,
            Self::Hebrew => &HEBREW,
        }
    }

    /// Whether its sentences are there.
    pub const fn is_fetched(self) -> bool {
        true
    }

    /// Fetches its sentences; whether they are there.
    pub fn fetch(self) -> impl Future<Output = bool> {
        std::future::ready(self.is_fetched())
    }
}

/// Only the functions that are split off may name a table: what else does takes that language into the module of the page. Each part
/// is called by the tag of its language, for `static/begin.js` asks for the one that the page will most likely speak.
#[cfg(all(target_arch = "wasm32", feature = "split"))]
#[expect(clippy::unnecessary_wraps, reason = "the macro puts into the result that a module has not come")]
mod split {
    use super::{ENGLISH, HEBREW, Language, SLOVAK, Tables, UKRAINIAN};
    use std::sync::OnceLock;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    /// The tables of each language, once they have come.
    static FETCHED: [OnceLock<&'static Tables>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];

    #[wasm_split(en, fallible)]
    fn english() -> Result<&'static Tables, SplitLoaderError> {
        Ok(&ENGLISH)
    }

    #[wasm_split(uk, fallible)]
    fn ukrainian() -> Result<&'static Tables, SplitLoaderError> {
        Ok(&UKRAINIAN)
    }

    #[wasm_split(sk, fallible)]
    fn slovak() -> Result<&'static Tables, SplitLoaderError> {
        Ok(&SLOVAK)
    }

    #[wasm_split(he, fallible)]
    fn hebrew() -> Result<&'static Tables, SplitLoaderError> {
        Ok(&HEBREW)
    }

    impl Language {
        /// Its tables.
        ///
        /// # Panics
        /// If its sentences have not come: the page is drawn once its first language is there, and changes to one that is.
        pub(in crate::text) fn tables(self) -> &'static Tables {
            let of = |language: Self| FETCHED[language as usize].get().copied();
            of(self)
                .or_else(|| Self::ALL.iter().copied().find_map(of))
                .expect("the page begins with a language")
        }

        /// Whether its sentences are there.
        pub fn is_fetched(self) -> bool {
            FETCHED[self as usize].get().is_some()
        }

        /// Fetches its sentences; whether they are there. What did not come is asked for again by the next call.
        pub async fn fetch(self) -> bool {
            let tables = match self {
                Self::English => english().await,
                Self::Ukrainian => ukrainian().await,
                Self::Slovak => slovak().await,
                Self::Hebrew => hebrew().await,
            };
            if let Ok(tables) = tables {
                let _ = FETCHED[self as usize].set(tables);
            }
            self.is_fetched()
        }
    }
}
