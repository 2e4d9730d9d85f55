//! Which part of the table a narrow screen shows.

use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use yew::{Html, Properties, UseStateHandle, component, html};

/// A part of the table. A wide screen shows all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pane {
    #[default]
    Mars,
    Hand,
    Actions,
    Seats,
    Log,
}

impl Pane {
    const ALL: [(Self, Icon, TableWords<'static>); 5] = [
        (Self::Mars, Icon::Rating, TableWords::Mars),
        (Self::Hand, Icon::Card, TableWords::Hand),
        (Self::Actions, Icon::Action, TableWords::Actions),
        (Self::Seats, Icon::People, TableWords::Seats),
        (Self::Log, Icon::Log, TableWords::Log),
    ];

    /// Its name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Mars => "mars",
            Self::Hand => "hand",
            Self::Actions => "actions",
            Self::Seats => "seats",
            Self::Log => "log",
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pane: UseStateHandle<Pane>,
}

/// At the foot of a narrow screen.
#[component]
pub(crate) fn Nav(props: &Props) -> Html {
    let texts = use_texts();
    let button = |(pane, picture, words): (Pane, Icon, TableWords<'static>)| {
        let is_on = *props.pane == pane;
        let onclick = {
            let state = props.pane.clone();
            move |_| state.set(if is_on { Pane::Mars } else { pane })
        };
        html! {
            <button type="button" data-to={pane.name()} class={is_on.then_some("on")} aria-pressed={is_on.to_string()} {onclick}>
                { icon(picture) }<span>{ texts.table(words) }</span></button>
        }
    };
    html! { <nav id="panes" class="nav" aria-label={texts.table(TableWords::Parts)}>{ for Pane::ALL.map(button) }</nav> }
}
