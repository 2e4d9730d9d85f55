//! The top of the page: where one is, what happened last, and what can be done beside the game.

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::face::{Concept, Explained};
use crate::mars::view::{ending, is_news, whose};
use crate::text::common::{BarWords, ShareWords};
use crate::text::mars::AskWords;
use crate::text::{Term, Verbatim};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::say::Say;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::table::log::{News, latest_news};
use crate::ui::parts::game_bar::{BesideGame, beside_game};
use crate::ui::parts::share::sharing::Travel;
use crate::ui::state::app::{App, Open};
use crate::ui::state::names::Names;
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
    let undo = open.before().person().map(|seat| (seat, undo(props, say, seat)));
    let ticker = ticker(say, latest_news(say, story, facts, names), look);
    html! {
        <>
            { generation(say, view) }
            { ticker }
            { beside_game(say, BesideGame { act, open, travel, names, undo }) }
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
        <p id="generation" data-explain={format!("{} {}", concept(Concept::Generation), Explained::Phase(facts.phase).key())} data-generation={facts.generation.to_string()}>
            <b><span class="long">{ say.bar(BarWords::Generation { now, last }) }</span><span class="short" aria-hidden="true">{ say.bar(BarWords::GenerationInShort { now, last }) }</span></b><span class="phase">{ " " }{ say.term(Term::Phase(facts.phase)) }</span>
            { for ending(facts).map(|it| html! {
                <span class="ending" title={say.bar(BarWords::Ending(it))}><span class="long">{ say.bar(BarWords::Ending(it)) }</span><span class="short" aria-hidden="true">{ say.bar(BarWords::EndingInShort(it)) }</span></span>
            }) }
        </p>
    }
}

/// Which move of the seat an undo takes back, or why it stays.
fn undo(props: &Props<'_>, say: Say, seat: Seat) -> Result<AttrValue, AttrValue> {
    let Props { open, story, view, names, .. } = props;
    match open.table.undo_to(seat) {
        Ok(told) => {
            let mut since = story.since(told);
            let own = since.find(|&event| whose(event) == Some(seat) && is_news(event));
            let own = own.map(|event| say.speak(view.facts(), names, |speaker| speaker.event(event)));
            Ok(match own {
                Some(own) => say.bar(BarWords::TakesBack(Verbatim(&own))),
                None => say.bar(BarWords::TakesLastAnswer),
            })
        }
        Err(stays) => Err(say.speak(view.facts(), names, |speaker| speaker.stays(stays)).into()),
    }
}
