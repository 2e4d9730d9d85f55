//! The games that are kept, and those that only the page has.

use crate::store::{GameId, Kept, SaveMeta};
use crate::table::{MOST_LETTERS, Name};
use crate::text::common::{BarWords, HomeWords, ShareWords};
use crate::ui::games::preview;
use crate::ui::look::focus::use_first_focus;
use crate::ui::look::form::on_send;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::share::copying::CopyText;
use crate::ui::parts::share::preview::Preview;
use crate::ui::state::app::Open;
use crate::ui::state::save_slot_ref::now;
use crate::ui::state::{files, saved_games};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html, use_memo, use_state};

/// How many games are listed at first, and how many come along with each press.
const SHOWN: usize = 6;
const MORE: usize = 12;

/// What can be done with a kept game.
#[derive(Clone, PartialEq)]
pub(crate) enum GameAction {
    /// Sit down to it.
    Open(GameId),
    /// Look at it from its first move on.
    Watch(GameId),
    /// Delete it, which can be taken back.
    Forget(GameId),
    /// Call it so.
    Rename(GameId, Name),
}

/// The game that was saved last, large.
pub(crate) fn latest(texts: Texts, kept: &Kept, act: &Callback<GameAction>) -> Html {
    html! {
        <section id="latest" class="kept first" aria-label={texts.home(HomeWords::LastGame)} data-game={kept.id.number().to_string()}>
            { part!(Inside { kept: kept.clone(), act, is_first: true }, key = kept.id.number()) }
        </section>
    }
}

/// Games that no store has as they are; `back` goes on with the one at this place.
pub(crate) fn aside(texts: Texts, games: &[Open], back: &Callback<usize>) -> Html {
    let line = |(place, open): (usize, &Open)| {
        let table = open.table.clone();
        let text = Callback::from(move |()| Ok(table.to_text().into()));
        let lasts = texts.home(HomeWords::LastsAsLongAsThePage).to_string();
        html! {
            <section key={place} class="kept first aside" aria-label={texts.home(HomeWords::UnkeptGame)}>
                { preview(&open.table).listed(texts, true, "", Some(lasts)) }
                <button type="button" class="btn open primary" onclick={back.reform(move |_| place)}>{ icon(Icon::Play) }{ texts.home(HomeWords::Continue) }</button>
                <span class="doing">{ part!(CopyText { class: "btn quiet", text }) }</span>
            </section>
        }
    };
    html! { <>{ for games.iter().enumerate().map(line) }</> }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) games: Vec<Kept>,
    pub(crate) act: Callback<GameAction>,
}

/// The other games, each with a way back to it.
#[component]
pub(crate) fn Library(props: &Props) -> Html {
    let Props { games, act } = props;
    let texts = use_texts();
    let shown = use_state(|| SHOWN);
    if games.is_empty() {
        return Html::default();
    }
    let hidden = games.len().saturating_sub(*shown);
    let more = (hidden > 0).then(|| {
        let onclick = {
            let shown = shown.clone();
            move |_| shown.set(*shown + MORE)
        };
        html! { <button id="more-games" type="button" class="btn quiet" {onclick}>{ texts.home(HomeWords::ShowMore(hidden)) }</button> }
    });
    html! {
        <section id="games" aria-label={texts.home(HomeWords::OtherGames)}>
            <h2>{ texts.home(HomeWords::OtherGames) }</h2>
            <ul class="games">
                { for games.iter().take(*shown).map(|kept| html! {
                    <li key={kept.id.number()} class="kept" data-game={kept.id.number().to_string()}>
                        { part!(Inside { kept: kept.clone(), act, is_first: false }) }
                    </li>
                }) }
            </ul>
            { for more }
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct InsideProps {
    kept: Kept,
    act: Callback<GameAction>,
    is_first: bool,
}

/// A kept game as it stands, and what can be done with it.
#[component]
fn Inside(props: &InsideProps) -> Html {
    let InsideProps { kept, act, is_first } = props;
    let texts = use_texts();
    let id = kept.id;
    let preview = use_memo(kept.clone(), |kept| saved_games::load(kept.id).map(|(_, table)| preview(&table)));
    let naming = use_state(|| false);
    let name = kept.note.as_ref().map(|note| note.name.clone()).unwrap_or_default();
    let shown = match &*preview {
        Err(broken) => html! { <p class="faults grow">{ texts.trouble(broken) }</p> },
        Ok(preview) => {
            let words = if preview.is_over() { HomeWords::Result } else { HomeWords::Continue };
            let class = if *is_first { "btn open primary" } else { "btn open" };
            let when = kept.note.as_ref().map(|note| saved(texts, note));
            html! {
                <>
                    { preview.listed(texts, *is_first, name.as_str(), when) }
                    <button type="button" {class} onclick={act.reform(move |_| GameAction::Open(id))}>{ icon(Icon::Play) }{ texts.home(words) }</button>
                </>
            }
        }
    };
    let begin_naming = {
        let naming = naming.clone();
        move |_| naming.set(true)
    };
    let named = {
        let (act, naming) = (act.clone(), naming.clone());
        Callback::from(move |name: Option<Name>| {
            naming.set(false);
            if let Some(name) = name {
                act.emit(GameAction::Rename(id, name));
            }
        })
    };
    let save = {
        let name = name.clone();
        move |_| files::save(&[id], Some(&name))
    };
    let watch = preview
        .as_ref()
        .as_ref()
        .is_ok_and(Preview::is_over)
        .then(|| act.reform(move |_| GameAction::Watch(id)));
    html! {
        <>
            { shown }
            if *naming {
                { part!(Naming { name, named }) }
            } else {
                <span class="doing">
                    if let Some(onclick) = watch {
                        <button type="button" class="btn quiet" {onclick}>{ icon(Icon::Eye) }{ texts.share(ShareWords::Replay) }</button>
                    }
                    <button type="button" class="btn quiet forget" onclick={act.reform(move |_| GameAction::Forget(id))}>{ icon(Icon::Cross) }{ texts.home(HomeWords::Delete) }</button>
                    <details class="more">
                        <summary class="btn quiet">{ icon(Icon::Menu) }{ texts.home(HomeWords::More) }</summary>
                        <span>
                            if preview.is_ok() {
                                <button type="button" class="btn quiet rename" onclick={begin_naming}>{ texts.home(HomeWords::Rename) }</button>
                            }
                            <button type="button" class="btn quiet save" onclick={save}>{ texts.home(HomeWords::SaveAsFile) }</button>
                            { part!(CopyText { class: "btn quiet", text: Callback::from(move |()| saved_games::text(id)) }) }
                        </span>
                    </details>
                </span>
            }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct NamingProps {
    name: Name,
    /// What it is called from now on; nothing where that stays.
    named: Callback<Option<Name>>,
}

/// A field for the name of a game.
#[component]
fn Naming(props: &NamingProps) -> Html {
    let NamingProps { name, named } = props;
    let texts = use_texts();
    let typed = use_state(|| name.as_str().to_owned());
    use_first_focus();
    let oninput = {
        let typed = typed.clone();
        move |event: InputEvent| typed.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let onclick = {
        let (typed, named) = (typed.clone(), named.clone());
        on_send(move || {
            named.emit(Some(Name::new(&typed)));
        })
    };
    html! {
        <form class="doing naming">
            <input class="focus-first" type="text" dir="auto" aria-label={texts.home(HomeWords::NameOfGame)} placeholder={texts.home(HomeWords::NameOfGame)}
                maxlength={MOST_LETTERS.to_string()} value={(*typed).clone()} {oninput} />
            <button type="submit" class="btn" {onclick}>{ texts.home(HomeWords::Rename) }</button>
            <button type="button" class="btn quiet" onclick={named.reform(|_| None)}>{ texts.bar(BarWords::Close) }</button>
        </form>
    }
}

/// When it was saved.
fn saved(texts: Texts, note: &SaveMeta) -> String {
    texts.home(HomeWords::Saved(now().saturating_sub(note.saved))).to_string()
}
