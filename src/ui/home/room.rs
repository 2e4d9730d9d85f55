//! The store before it is full: the oldest finished games as a file, and then no longer here.

use crate::store::{GameId, GameStage, Kept};
use crate::text::common::HomeWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::state::{files, saved_games};
use yew::{Callback, Html, Properties, component, html, use_state};

/// From here on, in hundredths of the store, there is too little left.
const SCARCE: usize = 70;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) games: Vec<Kept>,
    pub(crate) forget: Callback<Vec<GameId>>,
}

/// Says how full the store is once that matters, and what can be done. Nothing is deleted that was not asked for.
#[component]
pub(crate) fn Room(props: &Props) -> Html {
    let texts = use_texts();
    let saved = use_state(Vec::new);
    let full = saved_games::fullness();
    if full < SCARCE {
        return Html::default();
    }
    let oldest = oldest_finished(&props.games);
    let save = {
        let (saved, oldest) = (saved.clone(), oldest.clone());
        move |_| {
            files::save(&oldest, None);
            saved.set(oldest.clone());
        }
    };
    let forget = {
        let (saved, forget) = (saved.clone(), props.forget.clone());
        move |_| {
            forget.emit((*saved).clone());
            saved.set(Vec::new());
        }
    };
    html! {
        <section id="room" class="panel note" role="status">
            <p>{ texts.home(HomeWords::Scarce { full, finished: oldest.len() }) }</p>
            <p class="buttons">
                if !oldest.is_empty() {
                    <button type="button" class="btn save" onclick={save}>{ icon(Icon::Down) }{ texts.home(HomeWords::SaveOldest(oldest.len())) }</button>
                }
                if !saved.is_empty() {
                    <button type="button" class="btn forget" onclick={forget}>{ texts.home(HomeWords::DeleteSaved(saved.len())) }</button>
                }
            </p>
        </section>
    }
}

/// The older half of the finished games, but for the one that the list shows first.
fn oldest_finished(games: &[Kept]) -> Vec<GameId> {
    let is_over = |kept: &&Kept| kept.note.as_ref().is_some_and(|note| note.stage == GameStage::Over);
    let finished: Vec<GameId> = games.iter().skip(1).filter(is_over).map(|kept| kept.id).collect();
    finished[finished.len() / 2..].to_vec()
}
