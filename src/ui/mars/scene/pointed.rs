//! What is pointed at on the map before it is chosen, and where the planet will stand then.

use crate::kit::Seat;
use crate::mars::Choice;
use crate::mars::maps::Space;
use crate::ui::mars::scene::pending::Pending;
use crate::ui::mars::scene::seen::Seen;
use crate::ui::mars::scene::sheet::Sheet;
use crate::words::ByParameter;
use yew::{Callback, hook, use_callback, use_memo, use_state_eq};

/// What a pointer, a finger or the focus shows on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pointed {
    /// The area whose tile and outcome are shown; it may be chosen.
    pub(crate) aim: Option<Space>,
    /// Whether a finger has shown it, and one more touch confirms.
    pub(crate) is_armed: bool,
    /// The area that may not be chosen and says why.
    pub(crate) refused: Option<Space>,
}

impl Pointed {
    pub(crate) const fn at(space: Space) -> Self {
        Self { aim: Some(space), is_armed: false, refused: None }
    }

    pub(crate) const fn armed(space: Space) -> Self {
        Self { is_armed: true, ..Self::at(space) }
    }

    /// Sets the area that says why it cannot be chosen.
    pub(crate) fn refusing(self, space: Option<Space>) -> Self {
        Self { refused: space, ..self }
    }
}

/// What is pointed at among the areas that are offered, until the next answer.
#[hook]
pub(crate) fn use_pointed(moment: u32, offered: &[(Space, u16)]) -> (Pointed, Callback<Pointed>) {
    let held = use_state_eq(|| (moment, Pointed::default()));
    let setter = held.setter();
    let point = use_callback(moment, move |next, moment| setter.set((*moment, next)));
    let is_offered = |space: Space| offered.iter().any(|&(other, _)| other == space);
    let (then, pointed) = *held;
    let is_lasting = then == moment && !offered.is_empty() && pointed.aim.is_none_or(is_offered);
    (if is_lasting { pointed } else { Pointed::default() }, point)
}

/// Where the parameters will at least stand once what is pending is done, or the area pointed at is chosen.
#[hook]
pub(crate) fn use_levels_ahead(
    view: &Seen,
    seat: Option<Seat>,
    sheet: &Sheet,
    pending: &Pending,
    pointed: Pointed,
) -> ByParameter<i8> {
    let is_offered = |choice: &Choice| sheet.entry(*choice).is_some_and(|entry| entry.standing.is_offered());
    let choice = match pending {
        Pending::Chosen(choice) => Some(*choice).filter(is_offered),
        Pending::Nothing | Pending::Selling(_) | Pending::Acting => pointed.aim.map(Choice::Space),
    };
    *use_memo((view.clone(), seat.zip(choice)), |(view, ahead)| match *ahead {
        Some((seat, choice)) => view.levels_after(seat, choice),
        None => view.facts().levels,
    })
}
