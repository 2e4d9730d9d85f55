//! What can be done with a game that is over.

use crate::games::Game;
use crate::store::GameId;
use crate::text::common::ShareWords;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::parts::end::keepsake::{PictureButtons, ResultImage};
use crate::ui::parts::end::rematch::{Deal, rematch_buttons};
use crate::ui::parts::share::sharing::{ShareGame, Travel};
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayStart;
use yew::{Callback, Html, html};

/// A game that is over, and its place among the kept ones.
#[derive(Clone, PartialEq)]
pub(crate) struct EndedGame {
    pub(crate) game: Game,
    pub(crate) id: Option<GameId>,
}

/// What can be done with a game that is over.
#[derive(Clone, PartialEq)]
pub(crate) struct AfterGame {
    pub(crate) ended: EndedGame,
    /// What takes the game along.
    pub(crate) travel: Travel,
    /// Shows the game again from this move on, as this seat saw it, or as everyone may.
    pub(crate) again: Callback<ReplayStart>,
    /// Begins another game with the same seats.
    pub(crate) rematch: Callback<Deal>,
    /// Begins this game.
    pub(crate) begin: Callback<Game>,
    /// Goes to the list of games.
    pub(crate) leave: Callback<()>,
}

impl AfterGame {
    /// A button each, and those of the picture of the result.
    pub(crate) fn buttons(
        &self,
        texts: Texts,
        names: &Names,
        draw: Callback<(), Option<ResultImage>>,
    ) -> Html {
        html! {
            <>
                <button id="again" type="button" class="btn" onclick={self.again.reform(|_| ReplayStart::default())}>{ icon(Icon::Play) }{ texts.share(ShareWords::Replay) }</button>
                { rematch_buttons(texts, &self.rematch) }
                { part!(PictureButtons { draw }) }
                { part!(ShareGame { class: "btn", travel: self.travel.clone(), names: names.clone() }) }
                <button type="button" class="btn primary" onclick={self.leave.reform(|_| ())}>{ icon(Icon::Plus) }{ texts.table(TableWords::NewGame) }</button>
            </>
        }
    }
}
