//! What lies in front of everything.

use crate::text::common::BarWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use web_sys::HtmlDialogElement;
use yew::{
    AttrValue, Callback, Children, Html, KeyboardEvent, Properties, classes, component, html, use_effect,
    use_mut_ref, use_node_ref,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) title: AttrValue,
    #[prop_or_default]
    pub(crate) mark: Option<Html>,
    pub(crate) close: Callback<()>,
    /// Whether it takes the whole window.
    #[prop_or_default]
    pub(crate) is_wide: bool,
    /// For the style sheet.
    #[prop_or_default]
    pub(crate) class: &'static str,
    pub(crate) children: Children,
}

/// In front of everything; Escape, the button and a press beside it close it.
#[component]
pub(crate) fn Dialog(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let is_shut = use_mut_ref(|| false);
    // At each drawing: one that is shut and wanted again before it has gone stays in the document, and is opened anew.
    use_effect({
        let node = node.clone();
        move || {
            if let Some(dialog) = node.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
                // Only one that is not in the document refuses.
                let _ = dialog.show_modal();
            }
        }
    });
    // The browser's own way tells of it a frame later, when the next one may be open already; one that is not closed but gone
    // leads the focus nowhere.
    let shut = {
        let (node, close, is_shut) = (node.clone(), props.close.clone(), is_shut.clone());
        move || {
            is_shut.replace(true);
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                dialog.close();
            }
            close.emit(());
        }
    };
    let onclick = {
        let shut = shut.clone();
        move |_| shut()
    };
    let onkeydown = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            shut();
        }
    };
    let onclose = {
        let close = props.close.clone();
        move |_| {
            if !is_shut.replace(false) {
                close.emit(());
            }
        }
    };
    html! {
        <dialog ref={node} class={classes!(props.is_wide.then_some("wide"), props.class)} aria-label={props.title.clone()} closedby="any" {onkeydown} {onclose}>
            <header>{ props.mark.clone() }<h2 class="grow">{ &props.title }</h2>
                <button type="button" class="ib" aria-label={texts.bar(BarWords::Close)} {onclick}>{ icon(Icon::Cross) }</button></header>
            <div class="inside">{ props.children.clone() }</div>
        </dialog>
    }
}
