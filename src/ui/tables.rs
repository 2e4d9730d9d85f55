//! The tables of the games, and where they are: in the program, or, for a page that others get, in a module for each game, which comes
//! when the home page stands or the game opens.

use crate::ares::Ares;
use crate::mars::Mars;
use crate::text::common::BarWords;
use crate::ui::look::texts::Texts;
use crate::ui::parts::table_props::TableProps;
use yew::platform::spawn_local;
use yew::{Callback, Html, hook, html, use_effect_with, use_state, use_state_eq};

/// The games that can be begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum GameKind {
    #[default]
    Mars,
    Ares,
}

/// What shows the table of a game.
pub(crate) type TableOf<G> = fn(TableProps<G>) -> Html;

#[cfg(not(all(target_arch = "wasm32", feature = "split")))]
#[expect(clippy::unnecessary_wraps, reason = "where the page is split a table may not have come")]
mod whole {
    use super::{Ares, GameKind, Mars, TableOf};
    use crate::ui::{ares, mars};

    /// What shows the table of the board game, once it has come.
    pub(crate) fn of_mars() -> Option<TableOf<Mars>> {
        Some(mars::page::table)
    }

    /// What shows the table of Ares Expedition, once it has come.
    pub(crate) fn of_ares() -> Option<TableOf<Ares>> {
        Some(ares::page::table)
    }

    /// Fetches the table of a game; whether it is there.
    pub(super) fn fetch(_: GameKind) -> impl Future<Output = bool> {
        std::future::ready(true)
    }
}

#[cfg(not(all(target_arch = "wasm32", feature = "split")))]
use whole::fetch;
#[cfg(not(all(target_arch = "wasm32", feature = "split")))]
pub(crate) use whole::{of_ares, of_mars};

/// Only the functions that are split off may name a table: what else does takes it into the module of the page.
#[cfg(all(target_arch = "wasm32", feature = "split"))]
#[expect(clippy::unnecessary_wraps, reason = "the macro puts into the result that a module has not come")]
mod split {
    use super::{Ares, GameKind, Mars, TableOf};
    use crate::ui::{ares, mars};
    use std::sync::OnceLock;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    static OF_MARS: OnceLock<TableOf<Mars>> = OnceLock::new();
    static OF_ARES: OnceLock<TableOf<Ares>> = OnceLock::new();

    #[wasm_split(mars, fallible)]
    fn mars_table() -> Result<TableOf<Mars>, SplitLoaderError> {
        Ok(mars::page::table)
    }

    #[wasm_split(ares, fallible)]
    fn ares_table() -> Result<TableOf<Ares>, SplitLoaderError> {
        Ok(ares::page::table)
    }

    /// What shows the table of the board game, once it has come.
    pub(crate) fn of_mars() -> Option<TableOf<Mars>> {
        OF_MARS.get().copied()
    }

    /// What shows the table of Ares Expedition, once it has come.
    pub(crate) fn of_ares() -> Option<TableOf<Ares>> {
        OF_ARES.get().copied()
    }

    /// Fetches the table of a game; whether it is there. What did not come is asked for again by the next call.
    pub(super) async fn fetch(kind: GameKind) -> bool {
        match kind {
            GameKind::Mars => mars_table().await.map(|table| OF_MARS.set(table)).is_ok(),
            GameKind::Ares => ares_table().await.map(|table| OF_ARES.set(table)).is_ok(),
        }
    }
}

#[cfg(all(target_arch = "wasm32", feature = "split"))]
use split::fetch;
#[cfg(all(target_arch = "wasm32", feature = "split"))]
pub(crate) use split::{of_ares, of_mars};

/// Whether the table of a game is there.
fn is_fetched(kind: GameKind) -> bool {
    match kind {
        GameKind::Mars => of_mars().is_some(),
        GameKind::Ares => of_ares().is_some(),
    }
}

/// Fetches the table of the game that is shown and draws the page anew when it has come; without one the tables of all games, for one of
/// them is opened next. What stands in the place of a table until then.
#[hook]
pub(crate) fn use_tables(texts: Texts, shown: Option<GameKind>) -> Html {
    // How often one has come or has not.
    let answers = use_state(|| 0_u32);
    let is_missing = use_state_eq(|| false);
    let attempts = use_state(|| 0_u32);
    {
        let (answers, is_missing) = (answers.clone(), is_missing.setter());
        use_effect_with((shown, *attempts), move |&(shown, _)| {
            is_missing.set(false);
            let all = [GameKind::Mars, GameKind::Ares];
            let wanted = all.into_iter().filter(move |&kind| shown.is_none_or(|shown| shown == kind));
            if wanted.clone().all(is_fetched) {
                return;
            }
            spawn_local(async move {
                for kind in wanted {
                    let has_come = fetch(kind).await;
                    if shown.is_some() {
                        is_missing.set(!has_come);
                        answers.set(*answers + 1);
                    }
                }
            });
        });
    }
    let onclick = {
        let again = *attempts + 1;
        Callback::from(move |_| attempts.set(again))
    };
    if *is_missing {
        html! {
            <div id="table-missing" class="table-coming" role="alert"><p>{ texts.bar(BarWords::TableNotFetched) }</p>
                <button type="button" class="btn primary" {onclick}>{ texts.bar(BarWords::TryAgain) }</button></div>
        }
    } else {
        html! { <p class="table-coming" role="status">{ texts.bar(BarWords::LoadingTable) }</p> }
    }
}
