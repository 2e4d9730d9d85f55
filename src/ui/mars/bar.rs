//! The top of the page: where one is, what happened last, and what can be done beside the game.

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::view::{ending, is_news, whose};
use crate::text::Term;
use crate::text::page::{AskWords, BarWords, ShareWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::say::Say;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::table::log::{News, latest_news};
use crate::ui::parts::kept::KeptMark;
use crate::ui::parts::sharing::{ShareGame, Travel};
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::saved_games;
use yew::{AttrValue, Callback, Html, UseReducerDispatcher, html};

/// What the bar of a running game shows and does.
pub(crate) struct Props<'a> {
    pub(crate) act: UseReducerDispatcher<App>,
    pub(crate) open: &'a Open,
    /// What takes the game along.
    pub(crate) travel: &'a Travel,
    pub(crate) story: &'a Story,
    pub(crate) view: &'a PlayerView,
    pub(crate) names: &'a Names,
    /// Shows a card, large.
    pub(crate) look: &'a Callback<CardId>,
}

/// The bar of a running game.
pub(crate) fn game_bar(say: Say, props: &Props<'_>) -> Html {
    let &Props { ref act, open, travel, story, view, names, look } = props;
    let facts = view.facts();
    let leave = {
        let act = act.clone();
        move |_| saved_games::leave(&act)
    };
    let rise = {
        let act = act.clone();
        move |_| act.dispatch(AppAction::StandUp)
    };
    let before = open.before();
    let ticker = ticker(say, latest_news(say, story, facts, names), look);
    html! {
        <>
            { generation(say, view) }
            { ticker }
            { part!(KeptMark { open: open.clone() }) }
            <nav aria-label={say.bar(BarWords::Game)}>
                if let Some(seat) = before.person() { { undo(props, say, seat) } }
                if open.is_shared() && matches!(before, Before::Person(_)) {
                    <button id="rise" type="button" class="ib" onclick={rise}>{ icon(Icon::Eye) }<span>{ say.bar(BarWords::HideCards) }</span></button>
                }
                { part!(ShareGame { class: "ib", travel: travel.clone(), names: names.clone() }) }
                <button id="leave" type="button" class="ib" onclick={leave}>{ icon(Icon::Menu) }<span>{ say.bar(BarWords::Games) }</span></button>
            </nav>
        </>
    }
}

/// The bar of a game that is looked at again.
pub(crate) fn replay_bar(
    say: Say,
    story: &Story,
    view: &PlayerView,
    names: &Names,
    look: &Callback<CardId>,
    leave: &Callback<()>,
) -> Html {
    html! {
        <>
            { generation(say, view) }
            { ticker(say, latest_news(say, story, view.facts(), names), look) }
            <nav aria-label={say.bar(BarWords::Game)}>
                <button id="leave" type="button" class="ib" onclick={leave.reform(|_| ())}>{ icon(Icon::Cross) }<span>{ say.share(ShareWords::Leave) }</span></button>
            </nav>
        </>
    }
}

/// What happened last; it opens the card that it names.
fn ticker(say: Say, news: Option<News>, look: &Callback<CardId>) -> Html {
    let told = news.map(|News { words, card }| match card {
        Some(id) => html! {
            <button type="button" class="told" title={say.ask(AskWords::LookCloselyAt(id))} onclick={look.reform(move |_| id)}>{ words }</button>
        },
        None => words,
    });
    html! { <p class="ticker" role="status" aria-live="polite">{ for told }</p> }
}

/// Which generation and phase it is.
fn generation(say: Say, view: &PlayerView) -> Html {
    let facts = view.facts();
    let (now, last) = (facts.generation, facts.last_generation());
    html! {
        <p id="generation" data-generation={facts.generation.to_string()}>
            <b><span class="long">{ say.bar(BarWords::Generation { now, last }) }</span><span class="short" aria-hidden="true">{ say.bar(BarWords::GenerationInShort { now, last }) }</span></b><span class="phase">{ " " }{ say.term(Term::Phase(facts.phase)) }</span>
            { for ending(facts).map(|it| html! {
                <span class="ending" title={say.bar(BarWords::Ending(it))}><span class="long">{ say.bar(BarWords::Ending(it)) }</span><span class="short" aria-hidden="true">{ say.bar(BarWords::EndingInShort(it)) }</span></span>
            }) }
        </p>
    }
}

/// Takes the own last move back, and says which that is; or why it stays.
fn undo(props: &Props<'_>, say: Say, seat: Seat) -> Html {
    let Props { act, open, story, view, names, .. } = props;
    let words: Result<AttrValue, AttrValue> = match open.table.undo_to(seat) {
        Ok(told) => {
            let mut since = story.since(told);
            let own = since.find(|&event| whose(event) == Some(seat) && is_news(event));
            let own = own.map(|event| say.speak(view.facts(), names, |speaker| speaker.event(event)));
            Ok(match own {
                Some(own) => say.bar(BarWords::TakesBack(&own)),
                None => say.bar(BarWords::TakesLastAnswer),
            })
        }
        Err(stays) => Err(say.speak(view.facts(), names, |speaker| speaker.stays(stays)).into()),
    };
    let may = words.is_ok();
    let words = words.unwrap_or_else(|reason| reason);
    let onclick = may.then(|| {
        let act = act.clone();
        Callback::from(move |_| act.dispatch(AppAction::Undo(seat)))
    });
    html! {
        <button id="undo" type="button" class="ib" aria-disabled={(!may).to_string()} title={words.clone()} {onclick}>
            { icon(Icon::Undo) }<span>{ say.bar(BarWords::Undo) }</span><span class="vh">{ ". " }{ words }</span></button>
    }
}
