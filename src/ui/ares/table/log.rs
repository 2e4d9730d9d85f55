//! What happened: all phases as a list.

use crate::ares::Stage;
use crate::kit::Seat;
use crate::text::ares::AresWords;
use crate::text::page::TableWords;
use crate::ui::ares::figure::by;
use crate::ui::ares::scene::{AresContext, use_ares};
use crate::ui::ares::story::{Chapter, Deed, chapters, deeds};
use yew::{Html, component, html, use_state};

/// How many phases are shown at first.
const LATEST: usize = 8;

/// What a seat did, in a line each.
fn did(scene: &AresContext, chapter: &Chapter, seat: Seat) -> Html {
    let line = |deed: Deed| {
        let what = deed.what.map(|event| scene.speak(|speaker| speaker.event(event)));
        html! {
            <li>
                if let Some(what) = what { <span>{ what }if deed.times > 1 { { format!(" ×{}", deed.times) } }</span>{ " " } } else { { scene.names.mark(seat) }<b>{ scene.names.label(seat) }</b>{ " " } }
                <span class="figures">{ for deed.figures.into_iter().map(|figure| by(scene, figure)) }</span>
            </li>
        }
    };
    html! { <>{ for deeds(&chapter.of[seat], scene.eyes).into_iter().map(line) }</> }
}

/// A chapter: what happened to all, and then what each seat did.
fn told(scene: &AresContext, chapter: &Chapter) -> Html {
    let common = chapter.common.iter().map(|&event| scene.speak(|speaker| speaker.event(event)));
    html! {
        <ul>
            { for common.map(|words| html! { <li>{ words }</li> }) }
            { for scene.facts().seats().iter().map(|seat| did(scene, chapter, seat)) }
        </ul>
    }
}

fn title(scene: &AresContext, chapter: &Chapter) -> Html {
    let stage = chapter.stage.unwrap_or(Stage::Setup);
    html! { <>{ scene.page(AresWords::Round(chapter.round)) }{ " · " }{ scene.page(AresWords::StageIs(stage)) }</> }
}

/// All phases, the latest first.
#[component]
pub(crate) fn Log() -> Html {
    let scene = use_ares();
    let all = use_state(|| false);
    let chapters = chapters(&scene.table, scene.eyes);
    let most = if *all { usize::MAX } else { LATEST };
    let is_cut = chapters.len() > most;
    let onclick = {
        let all = all.clone();
        move |_| all.set(true)
    };
    let say = scene.say;
    let one = |chapter: &Chapter| {
        let is_hidden = !chapter.is_over && scene.facts().is_together() && scene.facts().setup.players > 1;
        html! {
            <li>
                <h3>{ title(&scene, chapter) }if is_hidden { <small>{ " " }{ scene.page(AresWords::OthersAreHidden) }</small> }</h3>
                { told(&scene, chapter) }
            </li>
        }
    };
    html! {
        <section id="log" class="panel a-log" aria-label={say.table(TableWords::Log)}>
            <h2>{ say.table(TableWords::Log) }</h2>
            <div class="scroll" tabindex="0" role="region" aria-label={say.table(TableWords::NewestFirst)}>
                if chapters.is_empty() { <p class="empty">{ say.table(TableWords::NothingYet) }</p> }
                <ol>{ for chapters.iter().rev().take(most).map(one) }</ol>
                if is_cut { <button id="whole-log" type="button" class="btn quiet" {onclick}>{ say.table(TableWords::WholeLog) }</button> }
            </div>
        </section>
    }
}
