//! What is pointed at on the map before it is chosen, and where the planet will stand then.

use crate::kit::Seat;
use crate::mars::Choice;
use crate::mars::cards::ByParameter;
use crate::mars::maps::Hex;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::turn_options::TurnOptions;
use yew::{Callback, hook, use_callback, use_memo, use_state_eq};

/// What a pointer, a finger or the focus shows on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct HoveredHex {
    /// The area whose tile and outcome are shown; it may be chosen.
    pub(crate) aim: Option<Hex>,
    /// Whether a finger has shown it, and one more touch confirms.
    pub(crate) is_armed: bool,
    /// The area that may not be chosen and says why.
    pub(crate) refused: Option<Hex>,
}

impl HoveredHex {
    pub(crate) const fn at(space: Hex) -> Self {
        Self { aim: Some(space), is_armed: false, refused: None }
    }

    pub(crate) const fn armed(space: Hex) -> Self {
        Self { is_armed: true, ..Self::at(space) }
    }

    /// Sets the area that says why it cannot be chosen.
    pub(crate) fn refusing(self, space: Option<Hex>) -> Self {
        Self { refused: space, ..self }
    }
}

/// What is pointed at among the areas that are offered, until the next answer.
#[hook]
pub(crate) fn use_hovered_hex(
    answers_given: u32,
    offered: &[(Hex, u16)],
) -> (HoveredHex, Callback<HoveredHex>) {
    let held = use_state_eq(|| (answers_given, HoveredHex::default()));
    let setter = held.setter();
    let point = use_callback(answers_given, move |next, answers_given| setter.set((*answers_given, next)));
    let is_offered = |space: Hex| offered.iter().any(|&(other, _)| other == space);
    let (then, pointed) = *held;
    let is_lasting = then == answers_given && !offered.is_empty() && pointed.aim.is_none_or(is_offered);
    (if is_lasting { pointed } else { HoveredHex::default() }, point)
}

/// Where the parameters will at least stand once what is pending is done, or the area pointed at is chosen.
#[hook]
pub(crate) fn use_levels_ahead(
    view: &PlayerView,
    seat: Option<Seat>,
    options: &TurnOptions,
    pending: &Selection,
    pointed: HoveredHex,
) -> ByParameter<i8> {
    let is_offered =
        |choice: &Choice| options.entry(*choice).is_some_and(|entry| entry.standing.is_offered());
    let choice = match pending {
        Selection::Chosen(choice) => Some(*choice).filter(is_offered),
        Selection::Nothing | Selection::Selling(_) | Selection::Acting | Selection::Trading => {
            pointed.aim.map(Choice::Space)
        }
    };
    *use_memo((view.clone(), seat.zip(choice)), |(view, ahead)| match *ahead {
        Some((seat, choice)) => view.levels_after(seat, choice),
        None => view.facts().levels,
    })
}
