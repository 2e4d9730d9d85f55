//! What is about to be done at a table and what is looked at closely, and the actions that change both.

use crate::kit::Seat;
use crate::mars::Mars;
use crate::mars::maps::Hex;
use crate::ui::look::focus::let_go_within;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::hovered_hex::HoveredHex;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{Subject, TableActions};
use crate::ui::mars::table::nav::Pane;
use crate::ui::parts::history::recap::RecapFold;
use crate::ui::parts::table_props::PlayProps;
use crate::ui::state::shared_table::SharedTable;
use crate::ui::state::trial::Decided;
use std::cell::RefCell;
use std::rc::Rc;
use yew::{Callback, UseStateHandle, UseStateSetter, hook, use_memo, use_mut_ref, use_state};

/// What is looked at closely, one thing over the other.
pub(super) struct Looks {
    /// The topmost.
    pub(super) subject: Option<Subject>,
    top: UseStateSetter<Option<Subject>>,
    all: Rc<RefCell<Vec<Subject>>>,
}

#[hook]
pub(super) fn use_looks() -> Looks {
    let top = use_state(|| None::<Subject>);
    let all = use_mut_ref(Vec::new);
    Looks { subject: *top, top: top.setter(), all }
}

impl Looks {
    /// How many lie over each other.
    pub(super) fn depth(&self) -> usize {
        self.all.borrow().len()
    }

    /// Puts the topmost away; nothing where nothing is looked at.
    pub(super) fn leave(&self) -> Option<Callback<()>> {
        let (top, all) = (self.top.clone(), self.all.clone());
        self.subject.map(|_| {
            Callback::from(move |()| {
                all.borrow_mut().pop();
                top.set(all.borrow().last().copied());
            })
        })
    }
}

/// What is about to be done at the question that is open.
pub(super) struct Choosing {
    pub(super) selection: Selection,
    /// Whether the screen of cards is put aside.
    pub(super) is_peeking: bool,
    held: UseStateHandle<(u32, Selection, bool)>,
}

/// What was about to be done at an earlier question is done or gone; so it is with the screen that was put aside.
#[hook]
pub(super) fn use_pending(answers_given: u32, has_options: bool) -> Choosing {
    let held = use_state(|| (answers_given, Selection::Nothing, false));
    let is_of_now = held.0 == answers_given;
    let selection = if is_of_now && has_options { held.1.clone() } else { Selection::Nothing };
    Choosing { selection, is_peeking: is_of_now && held.2, held }
}

/// What may be done at the table, as far as the open game and the question give it.
pub(super) struct ActionInput<'a> {
    pub(super) play: Option<&'a PlayProps<Mars>>,
    pub(super) table: &'a SharedTable<Mars>,
    pub(super) asked: Option<Seat>,
    pub(super) answers_given: u32,
    pub(super) point: Callback<HoveredHex>,
    pub(super) recap: Option<RecapFold>,
}

/// The actions of the table; they are made anew only when what they do changes.
#[hook]
pub(super) fn use_actions(
    given: ActionInput<'_>,
    pending: &Choosing,
    looks: &Looks,
    pane: UseStateSetter<Pane>,
    told: UseStateSetter<Option<Hex>>,
) -> Rc<TableActions> {
    let ActionInput { play, table, asked, answers_given, point, recap } = given;
    let answer = play.map(|play| play.answer.clone());
    let undo = play.and_then(|play| play.undo.clone());
    let is_peeking = pending.is_peeking;
    let (held, top, all) = (pending.held.setter(), looks.top.clone(), looks.all.clone());
    use_memo(
        (answer, table.clone(), undo, point, asked, answers_given, is_peeking, recap),
        move |(answer, table, undo, point, asked, answers_given, is_peeking, recap)| {
            let (answers_given, is_peeking) = (*answers_given, *is_peeking);
            TableActions {
                answer: answering(table, asked.zip(answer.as_ref())),
                undo: undo.clone(),
                pend: Callback::from({
                    let (held, top, all) = (held.clone(), top.clone(), all.clone());
                    move |next: Selection| {
                        // The committee's screen confirms what is chosen there.
                        if all.borrow().last() != Some(&Subject::Committee) {
                            all.borrow_mut().clear();
                            top.set(None);
                        }
                        pane.set(match next {
                            Selection::Selling(_) => Pane::Hand,
                            Selection::Nothing
                            | Selection::Chosen(_)
                            | Selection::Acting
                            | Selection::Trading => Pane::Mars,
                        });
                        held.set((answers_given, next, false));
                    }
                }),
                point: point.clone(),
                show: Callback::from(move |area| told.set(area)),
                look: Callback::from(move |subject| {
                    let mut all = all.borrow_mut();
                    // One player after another lies in the place of the one before.
                    if matches!((all.last(), subject), (Some(Subject::Seat(_)), Subject::Seat(_))) {
                        all.pop();
                    }
                    all.push(subject);
                    top.set(Some(subject));
                }),
                recap: recap.clone(),
                is_peeking,
                peek: Callback::from(move |()| held.set((answers_given, Selection::Nothing, !is_peeking))),
            }
        },
    )
}

/// What answers for a seat; nothing where nobody before the page is asked.
fn answering(table: &SharedTable<Mars>, asked: Option<(Seat, &Callback<Decided>)>) -> Callback<Decision> {
    let Some((seat, answer)) = asked else { return Callback::noop() };
    let table = table.clone();
    answer.reform(move |decided: Decision| {
        let_go_within("#question, #map");
        decided.on(&table, seat)
    })
}
