//! What the map hears: pointers and fingers show before they choose, and so does the focus.

use crate::mars::maps::{Hex, Map};
use crate::ui::mars::map::walk::{self, Press, space_of};
use crate::ui::mars::scene::hovered_hex::HoveredHex;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::{Callback, FocusEvent, KeyboardEvent, MouseEvent, TargetCast};

/// Everything that one handler of the map needs.
#[derive(Clone)]
pub(super) struct MapListeners {
    pub(super) map: &'static Map,
    /// The areas that may be chosen; none where none is asked for.
    pub(super) legal: Vec<Hex>,
    pub(super) all: Vec<Hex>,
    pub(super) pointed: HoveredHex,
    pub(super) point: Callback<HoveredHex>,
    pub(super) choose: Callback<Hex>,
}

impl MapListeners {
    /// A finger hides what it touches: its first touch shows, the second one chooses.
    pub(super) fn click(&self, event: &MouseEvent) {
        let is_touch = event.dyn_ref::<PointerEvent>().is_some_and(|it| it.pointer_type() == "touch");
        let is_armed = |space| self.pointed.aim == Some(space) && self.pointed.is_armed;
        match at(event) {
            Some((space, Some(_))) if is_touch && !is_armed(space) => self.show(HoveredHex::armed(space)),
            Some((space, Some(_))) => self.choose.emit(space),
            Some((space, None)) => self.show(self.pointed.refusing(Some(space))),
            None => self.show(HoveredHex::default()),
        }
    }

    /// What has been shown stays until something else is.
    pub(super) fn over(&self, event: &PointerEvent) {
        if event.pointer_type() == "touch" {
            return;
        }
        let is_built = event
            .target_dyn_into::<Element>()
            .is_some_and(|it| it.closest(".built").is_ok_and(|it| it.is_some()));
        match at(event) {
            Some((space, Some(_))) => self.show(HoveredHex::at(space)),
            // That a tile lies there already is plain to see. What another area brings is not what this one would.
            Some((space, None)) if !is_built => self.show(HoveredHex::default().refusing(Some(space))),
            Some(_) | None => self.suppress(),
        }
    }

    /// No area says why it may not be chosen.
    pub(super) fn suppress(&self) {
        self.show(self.pointed.refusing(None));
    }

    pub(super) fn focus(&self, event: &FocusEvent) -> Option<Hex> {
        let (space, answer) = at(event)?;
        match answer {
            Some(_) if self.pointed.aim == Some(space) => self.suppress(),
            Some(_) => self.show(HoveredHex::at(space)),
            None => self.show(self.pointed.refusing(Some(space))),
        }
        Some(space)
    }

    /// Arrows walk the areas that may be chosen; with Shift, or where none may, all of them.
    pub(super) fn key(&self, event: &KeyboardEvent) {
        let Some(element) = event.target_dyn_into::<Element>() else { return };
        let Some((space, answer)) = space_of(&element) else { return };
        let Some(press) = Press::of(&event.key()) else { return };
        match press {
            Press::Choose => match answer {
                Some(_) if self.pointed.aim == Some(space) => self.choose.emit(space),
                Some(_) => self.show(HoveredHex::at(space)),
                None => self.show(self.pointed.refusing(Some(space))),
            },
            Press::Leave => self.show(HoveredHex::default()),
            Press::Step(..) | Press::First | Press::Last => {
                let walked = if self.legal.is_empty() || event.shift_key() { &self.all } else { &self.legal };
                walk::focus(&element, walk::next(self.map, walked, space, press));
            }
        }
        event.prevent_default();
    }

    fn show(&self, pointed: HoveredHex) {
        if !self.legal.is_empty() && pointed != self.pointed {
            self.point.emit(pointed);
        }
    }
}

fn at(event: &impl TargetCast) -> Option<(Hex, Option<u16>)> {
    event.target_dyn_into::<Element>().and_then(|it| space_of(&it))
}
