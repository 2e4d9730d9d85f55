//! What the players are called, and which colours are theirs.

use crate::games::Game;
use crate::kit::Seat;
use crate::table::{Colour, Colours};
use crate::text::mars::AskWords;
use crate::text::{Called, Language};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture;
use std::rc::Rc;
use yew::{AttrValue, Html};

/// A name and a colour for each seat of a table, and who of them is called "you".
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Names {
    called: Rc<[AttrValue]>,
    colours: Colours,
    language: Language,
    you: Option<Seat>,
    /// The seat that is called so as a label, too: nobody else plays at this device.
    alone: Option<Seat>,
}

impl Names {
    /// The names of everyone at a table, as they stand in sentences of this language; who has none is called by number.
    pub(crate) fn at(table: &Game, language: Language) -> Self {
        let name = |seat| match table.name(seat) {
            name if name.trim().is_empty() => language.nameless(seat),
            name => language.named(name),
        };
        Self {
            called: table.seats().iter().map(|seat| name(seat).into()).collect(),
            colours: *table.colours(),
            language,
            you: None,
            alone: None,
        }
    }

    /// As this player hears them, who shares the device with others.
    pub(crate) fn heard_by(self, you: Option<Seat>) -> Self {
        Self { you, ..self }
    }

    /// As this player hears them, who is alone at the device.
    pub(crate) fn heard_alone_by(self, you: Option<Seat>) -> Self {
        Self { you, alone: you, ..self }
    }

    /// Who is called "you".
    pub(crate) const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// What a seat is called within a sentence: its name, or "you".
    pub(crate) fn said(&self, seat: Seat) -> AttrValue {
        if self.you == Some(seat) { self.language.you().into() } else { self.of(seat) }
    }

    /// What a seat is called within the words of the page: "you", or its name.
    pub(crate) fn called(&self, seat: Seat) -> Called<'_> {
        if self.you == Some(seat) { Called::You } else { self.named(seat) }
    }

    /// What a seat is called on a label of the page: "You" where nobody else plays at this device, else its name.
    pub(crate) fn called_on_label(&self, seat: Seat) -> Called<'_> {
        if self.alone == Some(seat) { Called::You } else { self.named(seat) }
    }

    /// A seat by its name, also where it is who listens.
    pub(crate) fn named(&self, seat: Seat) -> Called<'_> {
        Called::Name(self.called.get(seat.index()).map_or("", AttrValue::as_str))
    }

    /// What a seat is called as a label: its name, or "You" where nobody else plays at this device.
    pub(crate) fn label(&self, seat: Seat) -> AttrValue {
        if self.alone == Some(seat) { self.language.ask(AskWords::You).into() } else { self.of(seat) }
    }

    /// The name at a seat; empty where nobody sits.
    pub(crate) fn of(&self, seat: Seat) -> AttrValue {
        self.called.get(seat.index()).cloned().unwrap_or_default()
    }

    /// All names as they are, by seat.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.called.iter().map(AttrValue::as_str)
    }

    /// The colour of a seat.
    pub(crate) fn hue(&self, seat: Seat) -> Colour {
        self.colours.of(seat)
    }

    /// The mark of a seat: a shape of its own, and a colour besides.
    pub(crate) fn mark(&self, seat: Seat) -> Html {
        picture::mark(self.hue(seat))
    }

    /// The name of a seat's colour in the style sheet.
    pub(crate) fn colour(&self, seat: Seat) -> &'static str {
        picture::colour(self.hue(seat))
    }

    /// The symbol of a seat, for the map.
    pub(crate) fn icon(&self, seat: Seat) -> Icon {
        picture::symbol(self.hue(seat))
    }
}
