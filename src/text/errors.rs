//! Errors say what they are in English, for whoever reads a program's output; the page asks its language.

use super::Language;
use crate::games::{AnswerError, SetupFault};
use crate::save::Broken;
use crate::store::{LoadError, StoreFault};
use crate::table::ProposalError;
use crate::table::UndoRefusal;
use crate::worker::MessageError;
use core::error::Error;
use core::fmt::{self, Debug, Display, Formatter};

impl<F: Clone + Into<SetupFault>> Display for Broken<F> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&Broken::of_faults(self.clone()).into()))
    }
}

impl Display for LoadError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&self.clone().into()))
    }
}

impl Display for StoreFault {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&(*self).into()))
    }
}

impl Display for AnswerError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&(*self).into()))
    }
}

impl Display for ProposalError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&self.clone().into()))
    }
}

impl Display for MessageError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str("This is not a message between page and worker.")
    }
}

impl Display for UndoRefusal {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&super::english::stays(|seat| Language::English.nameless(seat), *self))
    }
}

impl<F: Clone + Debug + Into<SetupFault>> Error for Broken<F> {}
impl Error for LoadError {}
impl Error for StoreFault {}
impl Error for AnswerError {}
impl Error for ProposalError {}
impl Error for MessageError {}
impl Error for UndoRefusal {}
