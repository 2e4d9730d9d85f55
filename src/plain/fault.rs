//! What can be wrong with what a program asks for.

use super::refusal::Refusal;
use crate::save::Broken;
use crate::text::{Language, Trouble};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// The most letters of what somebody sent that an error repeats.
const MOST_REPEATED: usize = 60;

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
    #[cfg_attr(test, ts(optional))]
    pub refusal: Option<Refusal>,
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
    pub(super) fn unknown(argument: impl Into<String>, name: &str) -> Self {
        let argument = argument.into();
        let message = format!("`{argument}` is unknown: there is no “{}”.", shortened(name));
        Self::argument(argument, message)
    }

    /// The same where there are few: those that exist are told.
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
    pub(super) fn broken(argument: &str, broken: Broken) -> Self {
        Self::new(Code::Broken, argument, Language::English.trouble(&Trouble::from(broken)))
    }
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
    fn unknown_at(self, argument: &str, name: &str) -> Result<T, Fault>;
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

    fn unknown_at(self, argument: &str, name: &str) -> Result<T, Fault> {
        self.ok_or_else(|| Fault::unknown(argument, name))
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
