//! What waits for the browser's next frame.

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::{hook, use_force_update, use_mut_ref};

/// How long, in milliseconds, a frame is waited for: a page that nobody sees paints none.
const PATIENCE: u32 = 100;

/// Something that will be done when what stands on the page now has been painted, unless this is dropped before.
#[must_use = "nothing is done when this is dropped"]
pub(crate) struct Painted {
    _frame: AnimationFrame,
    /// The end of the task that follows the frame, or of patience with it.
    _later: Rc<RefCell<Timeout>>,
}

/// Does something, once, when what stands on the page now has been painted.
pub(crate) fn when_painted(then: impl FnOnce() + 'static) -> Painted {
    once_painted(Box::new(then))
}

/// One function for whatever is done then: what waits is compiled once.
fn once_painted(then: Box<dyn FnOnce()>) -> Painted {
    let then = Rc::new(RefCell::new(Some(then)));
    let due = move || {
        let then = then.borrow_mut().take();
        if let Some(then) = then {
            then();
        }
    };
    let later = Rc::new(RefCell::new(Timeout::new(PATIENCE, due.clone())));
    let frame = request_animation_frame({
        let later = later.clone();
        // The frame is drawn after this, and the next task comes when it is.
        move |_| drop(later.replace(Timeout::new(0, due)))
    });
    Painted { _frame: frame, _later: later }
}

/// Whether what this stands in is there already: what is much to draw comes in the frame after the first.
#[hook]
pub(crate) fn use_is_there() -> bool {
    let next = use_mut_ref(|| None);
    let again = use_force_update();
    let is_there = next.borrow().is_some();
    if !is_there {
        next.replace(Some(when_painted(move || again.force_update())));
    }
    is_there
}

/// A value as it was when the page was last painted, and as it is: one that has changed comes in a frame of its own. For what
/// many parts of the page show, and nobody waits for: what was asked for is painted without it.
#[hook]
pub(crate) fn use_painted<T: PartialEq + 'static>(value: T) -> (Rc<T>, Rc<T>) {
    let value = Rc::new(value);
    let shown = use_mut_ref(|| value.clone());
    let painted = use_mut_ref(|| None);
    let again = use_force_update();
    let before = shown.borrow().clone();
    let next = (before != value).then(|| {
        let value = value.clone();
        when_painted(move || {
            shown.replace(value);
            again.force_update();
        })
    });
    painted.replace(next);
    (before, value)
}
