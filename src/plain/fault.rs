//! What can be wrong with what a program asks for.

use super::ares::AresRefusal;
use super::refusal::Refusal;
use crate::games::BrokenGame;
use crate::text::{AppError, Language};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// The most letters of what somebody sent that an error repeats.
const MOST_REPEATED: usize = 60;

/// How many names an error offers in the place of one that is unknown.
const MOST_NEAR: usize = 3;

/// Why something was not done; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    /// What kind of fault it is.
    pub code: Code,
    /// The argument at fault, as a path: `setUp.players[2].name`. Empty where none is.
    pub argument: String,
    /// What is wrong and what may be done about it, as a sentence.
    pub message: String,
    /// Why a choice is refused, where that is the fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Refusal | AresRefusal"))]
    pub refusal: Option<WhyRefused>,
}

/// Why a choice of either game is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum WhyRefused {
    /// In the board game.
    Mars(Refusal),
    /// In Ares Expedition.
    Ares(AresRefusal),
}

/// A kind of fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// An argument is missing, of the wrong type or out of bounds, or names what does not exist.
    Argument,
    /// The set-up or the position could never be.
    Impossible,
    /// The text is no game that can be opened.
    Broken,
    /// The rules refuse the choice.
    Refused,
    /// The last move of this seat stays.
    Stays,
}

impl Fault {
    pub(super) fn new(code: Code, argument: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code, argument: argument.into(), message: message.into(), refusal: None }
    }

    /// An argument is not what it should be.
    pub fn argument(argument: impl Into<String>, message: impl Into<String>) -> Self {
        Self::new(Code::Argument, argument, message)
    }

    /// An argument names what does not exist.
    fn unknown(argument: impl Into<String>, name: &str) -> Self {
        let argument = argument.into();
        let message = if name.is_empty() {
            format!("`{argument}` is empty.")
        } else {
            format!("`{argument}` is unknown: there is no “{}”.", shortened(name))
        };
        Self::argument(argument, message)
    }

    /// An unknown name where there are too many to list: lists the names that are nearly like it.
    pub(super) fn not_near<'a>(
        argument: impl Into<String>,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let mut fault = Self::unknown(argument, name);
        let wanted: Vec<char> = name.chars().take(MOST_REPEATED).collect();
        // What is farther than this was not meant.
        let mut best = 1 + wanted.len() / 4;
        let mut names: Vec<String> = Vec::new();
        for other in known {
            let far = distance(&wanted, other);
            if far < best {
                best = far;
                names.clear();
            }
            if far == best && names.len() < MOST_NEAR {
                names.push(format!("“{other}”"));
            }
        }
        if !names.is_empty() {
            fault.message = format!("{} Did you mean {}?", fault.message, names.join(" or "));
        }
        fault
    }

    /// A number that is not between 0 and this.
    pub(super) fn range(argument: impl Into<String>, most: usize) -> Self {
        let argument = argument.into();
        let message = format!("`{argument}` must be a whole number from 0 to {most}.");
        Self::argument(argument, message)
    }

    /// A text that is too long.
    pub(super) fn too_long(argument: impl Into<String>, most: usize) -> Self {
        let argument = argument.into();
        let message = format!("`{argument}` is too long: it may have {most} letters.");
        Self::argument(argument, message)
    }

    /// What a reader of values said of an argument, in the words of those who send values.
    pub(super) fn misread(argument: String, said: &str) -> Self {
        let quoted = || said.split('`').nth(1).unwrap_or_default().to_owned();
        let message = if said.starts_with("unknown field") {
            let known: Vec<&str> = said.split('`').skip(3).step_by(2).collect();
            let name = shortened(&quoted());
            format!(
                "`{argument}` is unknown: nothing is called “{name}” there. There are: {}.",
                known.join(", ")
            )
        } else if said.starts_with("missing field") {
            return Self::missing(format!("{argument}.{}", quoted()));
        } else {
            let wanted = said.rsplit_once(", expected ").map_or("", |(_, wanted)| wanted);
            format!("`{argument}` must be {}.", wanted_in_words(wanted))
        };
        Self::argument(argument, message)
    }

    /// An unknown name where there are few: lists all of them.
    pub(super) fn not_among<'a>(
        argument: impl Into<String>,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let mut fault = Self::unknown(argument, name);
        let known: Vec<&str> = known.into_iter().collect();
        fault.message = format!("{} There are: {}.", fault.message, known.join(", "));
        fault
    }

    /// An argument is not there.
    pub(super) fn missing(argument: impl Into<String>) -> Self {
        let argument = argument.into();
        let message = format!("`{argument}` is missing.");
        Self::argument(argument, message)
    }

    /// A text is no game.
    pub(super) fn broken(argument: &str, broken: BrokenGame) -> Self {
        Self::new(Code::Broken, argument, Language::English.trouble(&AppError::from(broken)))
    }
}

/// What a reader of values wants, in words.
fn wanted_in_words(wanted: &str) -> &'static str {
    match wanted.split(' ').next().unwrap_or_default() {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "i8" => "a whole number from -128 to 127",
        "i16" => "a whole number from -32768 to 32767",
        "a" if wanted.starts_with("a string") => "a text",
        "a" if wanted.starts_with("a boolean") => "true or false",
        "a" if wanted.starts_with("a sequence") => "a list",
        "a" | "struct" => "an object with names and values",
        _ => "as the types of the package say",
    }
}

/// In how many letters two names differ; small and large ones are alike.
fn distance(one: &[char], other: &str) -> usize {
    let mut row: Vec<usize> = (0..=one.len()).collect();
    for (place, letter) in other.chars().enumerate() {
        let mut before = row[0];
        row[0] = place + 1;
        for column in 0..one.len() {
            let kept = before + usize::from(!one[column].eq_ignore_ascii_case(&letter));
            before = row[column + 1];
            row[column + 1] = kept.min(before + 1).min(row[column] + 1);
        }
    }
    row[one.len()]
}

fn shortened(name: &str) -> String {
    let mut letters = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let mut short: String = letters.by_ref().take(MOST_REPEATED).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

/// What is not there becomes a fault that names the argument.
pub(super) trait Read<T> {
    fn missing_at(self, argument: &str) -> Result<T, Fault>;
    /// A whole number from 0 to this, and the argument is none.
    fn within_at(self, argument: &str, most: usize) -> Result<T, Fault>;
    /// One of these names, and the argument has none of them.
    fn among<'a>(
        self,
        argument: &str,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Result<T, Fault>;
}

impl<T> Read<T> for Option<T> {
    fn missing_at(self, argument: &str) -> Result<T, Fault> {
        self.ok_or_else(|| Fault::missing(argument))
    }

    fn within_at(self, argument: &str, most: usize) -> Result<T, Fault> {
        self.ok_or_else(|| Fault::range(argument, most))
    }

    fn among<'a>(
        self,
        argument: &str,
        name: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Result<T, Fault> {
        self.ok_or_else(|| Fault::not_among(argument, name, known))
    }
}
