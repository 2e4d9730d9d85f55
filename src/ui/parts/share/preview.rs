//! A game as it is shown where it is not played: its picture, who plays, and how far it is.

use crate::table::Colour;
use crate::text::common::HomeWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::{icon, mark};
use crate::ui::look::texts::Texts;
use yew::{Callback, Html, html};

/// What is shown of a game.
#[derive(Clone, PartialEq)]
pub(crate) struct Preview {
    /// A picture of its board.
    pub(crate) picture: Html,
    /// What its board is called.
    pub(crate) board: Callback<Texts, String>,
    pub(crate) state: HomeWords<'static>,
    pub(crate) seats: Vec<SeatLine>,
}

/// Somebody who plays.
#[derive(Clone, PartialEq)]
pub(crate) struct SeatLine {
    pub(crate) name: String,
    pub(crate) colour: Colour,
    /// Once the game is over and had rivals.
    pub(crate) points: Option<i16>,
}

impl Preview {
    /// Whether nobody is asked any more.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(
            self.state,
            HomeWords::Finished(_)
                | HomeWords::FinishedInRound(_)
                | HomeWords::EndedAlone { .. }
                | HomeWords::EndedTogether { .. }
        )
    }

    /// Its picture, how far it is, and who plays.
    pub(crate) fn card(&self, texts: Texts) -> Html {
        self.listed(texts, true, "", None)
    }

    /// The preview of a game under its name, where it has one, with further words; `is_first`: under no other heading.
    pub(crate) fn listed(&self, texts: Texts, is_first: bool, name: &str, also: Option<String>) -> Html {
        let name = Some(name).filter(|name| !name.is_empty());
        let state = texts.home(self.state);
        let board = self.board.emit(texts);
        let words: Vec<String> =
            name.map(|_| state.to_string()).into_iter().chain([board]).chain(also).collect();
        let title = name.map_or(state, |name| name.to_owned().into());
        html! {
            <>
                { self.picture.clone() }
                <div class="grow">
                    if is_first {
                        <h2 class="called" dir="auto">{ title }</h2>
                    } else {
                        <h3 class="called" dir="auto">{ title }</h3>
                    }
                    <p class="sitting">{ for self.seats.iter().map(who) }</p>
                    <small>{ texts.listed(&words) }</small>
                </div>
            </>
        }
    }
}

fn who(seated: &SeatLine) -> Html {
    let SeatLine { name, colour, points } = seated;
    html! {
        <span class="who">
            { mark(*colour) }<b>{ name.clone() }</b>
            if let Some(points) = points { <span class="points">{ *points }{ icon(Icon::Points) }</span> }
        </span>
    }
}
