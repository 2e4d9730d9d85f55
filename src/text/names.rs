//! Names of cards, milestones, awards, maps and volcanoes in the languages beside English, whose names stand at the things
//! themselves. They are data: a file for each language, which the page fetches when the language is chosen.

use super::Language;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Names by the English ones.
type NameTable = BTreeMap<&'static str, &'static str>;

/// The names of each language, once they are known.
static NAMES: [OnceLock<NameTable>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// Between the English name and the other one in a line of a file of names.
const SEPARATOR: &str = " = ";

/// A file of names holds a line, counted from 1, that is no `English = other`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamesError {
    /// The line.
    pub line: usize,
}

impl Language {
    /// The address of the file of its names, a file of `static/names`; none for English.
    pub fn names_file(self) -> Option<String> {
        self.has_own_names().then(|| format!("names/{}.txt", self.tag()))
    }

    /// Whether its names are known, or are the English ones.
    pub fn knows_names(self) -> bool {
        !self.has_own_names() || self.names().is_some()
    }

    /// Takes over its names from the text of its file. The first names that are taken over stay.
    ///
    /// # Errors
    /// If a line is no pair of names; then none is taken over.
    pub fn take_names(self, text: &str) -> Result<(), NamesError> {
        let text: &'static str = text.to_owned().leak();
        let _ = NAMES[self as usize].set(read(text)?);
        Ok(())
    }

    /// A name of a thing that has an English one; the English one while the names are not known, and for a thing that no file
    /// names.
    pub(super) fn name_of(self, english: &'static str) -> &'static str {
        self.names().and_then(|names| names.get(english)).copied().unwrap_or(english)
    }

    #[cfg(all(target_arch = "wasm32", feature = "page"))]
    fn names(self) -> Option<&'static NameTable> {
        NAMES[self as usize].get()
    }

    /// A program that is no page has the files within itself.
    #[cfg(not(all(target_arch = "wasm32", feature = "page")))]
    fn names(self) -> Option<&'static NameTable> {
        let text = self.names_within()?;
        Some(NAMES[self as usize].get_or_init(|| read(text).unwrap_or_default()))
    }

    #[cfg(not(all(target_arch = "wasm32", feature = "page")))]
    const fn names_within(self) -> Option<&'static str> {
        match self {
            Self::English => None,
            Self::Ukrainian => Some(include_str!("../../static/names/uk.txt")),
            Self::Slovak => Some(include_str!("../../static/names/sk.txt")),
            Self::Hebrew => Some(include_str!("../../static/names/he.txt")),
        }
    }
}

/// The names of a file.
fn read(text: &'static str) -> Result<NameTable, NamesError> {
    let pair = |(place, line): (usize, &'static str)| {
        let pair =
            line.split_once(SEPARATOR).filter(|(english, other)| !english.is_empty() && !other.is_empty());
        pair.ok_or(NamesError { line: place + 1 })
    };
    text.lines().enumerate().map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::{NamesError, read};

    #[test]
    fn a_line_that_is_no_pair_is_named() {
        let names = read("Asteroid = Астероїд\nOre Processor = Обробка руди\n").unwrap();
        assert_eq!(names.get("Ore Processor"), Some(&"Обробка руди"));
        assert_eq!(read("Asteroid = Астероїд\n<!doctype html>"), Err(NamesError { line: 2 }));
        assert_eq!(read("Asteroid = "), Err(NamesError { line: 1 }));
    }
}
