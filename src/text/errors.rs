//! Errors say what they are in English, for whoever reads a program's output; the page asks its language.

use super::Language;
use crate::save::Broken;
use crate::store::{StoreFault, Unloaded};
use crate::table::{UndoRefusal, Unproposed};
use crate::worker::{Unanswered, Unread};
use core::error::Error;
use core::fmt::{self, Display, Formatter};

impl Display for Broken {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&self.clone().into()))
    }
}

impl Display for Unloaded {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&self.clone().into()))
    }
}

impl Display for StoreFault {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&(*self).into()))
    }
}

impl Display for Unanswered {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&(*self).into()))
    }
}

impl Display for Unproposed {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.trouble(&self.clone().into()))
    }
}

impl Display for Unread {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str("This is not a message between page and worker.")
    }
}

impl Display for UndoRefusal {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&super::english::stays(|seat| Language::English.nameless(seat), *self))
    }
}

impl Error for Broken {}
impl Error for Unloaded {}
impl Error for StoreFault {}
impl Error for Unanswered {}
impl Error for Unproposed {}
impl Error for Unread {}
impl Error for UndoRefusal {}
