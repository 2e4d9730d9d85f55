//! The table as it was before the own last choice, for as long as a key or the button of the undo is held.

use crate::text::Verbatim;
use crate::text::common::BarWords;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use gloo::timers::callback::Timeout;
use yew::{
    AttrValue, Callback, Html, KeyboardEvent, MouseEvent, PointerEvent, Properties, component, html,
    use_context, use_mut_ref,
};

/// The key that is held.
pub(crate) const LOOK_BACK_KEY: &str = "b";

/// A button is held that is pressed for longer than this, in milliseconds.
const HOLD: u32 = 350;

/// What shows the earlier table, and puts it away.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct LookBack(pub(crate) Callback<bool>);

/// What stands in the place of the question at the earlier table.
pub(crate) fn looking_back(texts: Texts) -> Html {
    html! {
        <section id="looking-back" class="panel turn">
            <h2>{ texts.table(TableWords::BeforeLastChoice) }</h2>
            <p>{ texts.table(TableWords::BeforeLastChoiceAbout) }</p>
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// Which move an undo takes back, or why it stays.
    pub(crate) words: Result<AttrValue, AttrValue>,
    /// Takes it back.
    pub(crate) undo: Callback<()>,
}

/// What is known of a press.
#[derive(Default)]
struct HeldPress {
    /// What comes when it lasts.
    later: Option<Timeout>,
    /// Whether the press has lasted, and is no press of the button.
    is_held: bool,
}

/// Takes the own last move back, and says which that is; or why it stays. Held, it shows what the table was like.
#[component]
pub(crate) fn UndoButton(props: &Props) -> Html {
    let texts = use_texts();
    let look = use_context::<LookBack>().unwrap_or_default().0;
    let press = use_mut_ref(HeldPress::default);
    let Props { words, undo } = props;
    let may = words.is_ok();
    let words = words.clone().unwrap_or_else(|reason| reason);
    let onpointerdown = {
        let (press, look) = (press.clone(), look.clone());
        move |_: PointerEvent| {
            let later = Timeout::new(HOLD, {
                let (press, look) = (press.clone(), look.clone());
                move || {
                    press.borrow_mut().is_held = true;
                    look.emit(true);
                }
            });
            press.replace(HeldPress { later: Some(later), is_held: false });
        }
    };
    let let_go = {
        let press = press.clone();
        Callback::from(move |_: PointerEvent| {
            press.borrow_mut().later = None;
            if press.borrow().is_held {
                look.emit(false);
                // The click that follows at once belongs to it.
                let press = press.clone();
                Timeout::new(0, move || press.borrow_mut().is_held = false).forget();
            }
        })
    };
    let onclick = {
        let undo = undo.clone();
        move |_: MouseEvent| {
            if may && !press.borrow().is_held {
                undo.emit(());
            }
        }
    };
    // A key that undoes does not hurry the bots, whose answers could not be taken back.
    let onkeydown = |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.stop_propagation();
        }
    };
    html! {
        <button id="undo" type="button" class="ib" aria-disabled={(!may).to_string()} title={texts.bar(BarWords::HoldUndo(Verbatim(&words)))} {onclick} {onkeydown} {onpointerdown}
            onpointerup={let_go.clone()} onpointercancel={let_go.clone()} onpointerleave={let_go} oncontextmenu={|event: MouseEvent| event.prevent_default()}>
            { icon(Icon::Undo) }<span>{ texts.bar(BarWords::Undo) }</span><span class="vh">{ ". " }{ words }</span></button>
    }
}
