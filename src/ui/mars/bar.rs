//! What the top of the page says of a table: its generation and phase, what happened last, and what an undo takes back.

use crate::kit::Seat;
use crate::mars::Mars;
use crate::mars::cards::CardId;
use crate::mars::face::{Concept, Explained};
use crate::mars::view::{ending, is_news, whose};
use crate::text::Term;
use crate::text::common::BarWords;
use crate::text::mars::AskWords;
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::table::log::{News, latest_news};
use crate::ui::parts::game_bar::BarText;
use crate::ui::parts::table_props::TableProps;
use yew::{Callback, Html, html};

/// What the bar says of a table.
pub(crate) fn bar(texts: Texts, props: &TableProps<Mars>) -> BarText {
    let viewer = props.viewer();
    let view = PlayerView::from(props.table.view(viewer));
    let story = Story::of(props.table.clone(), viewer);
    let look = {
        let shown = props.shown.clone();
        Callback::from(move |id: CardId| shown.set((shown.0 + 1, Some(id.number()))))
    };
    let own = |told: usize, seat: Seat| {
        let own = story.since(told).find(|&event| whose(event) == Some(seat) && is_news(event));
        own.map(|event| texts.speak(view.facts(), &props.names, |speaker| speaker.event(event)))
    };
    BarText {
        answers_given: generation(texts, &view),
        ticker: ticker(texts, latest_news(texts, &story, view.facts(), &props.names), &look),
        undo: props.undo(texts, own, |stays| {
            texts.speak(view.facts(), &props.names, |speaker| speaker.stays(stays))
        }),
    }
}

/// What happened last; it opens the card that it names.
fn ticker(texts: Texts, news: Option<News>, look: &Callback<CardId>) -> Html {
    let told = news.map(|News { words, card }| match card {
        Some(id) => html! {
            <button type="button" class="told" title={texts.ask(AskWords::LookCloselyAt(id))} onclick={look.reform(move |_| id)}>{ words }</button>
        },
        None => words,
    });
    html! { <p class="ticker" role="status" aria-live="polite">{ for told }</p> }
}

/// Which generation and phase it is.
fn generation(texts: Texts, view: &PlayerView) -> Html {
    let facts = view.facts();
    let (now, last) = (facts.generation, facts.last_generation());
    html! {
        <p id="generation" data-explain={format!("{} {}", concept(Concept::Generation), Explained::Phase(facts.phase).key())} data-generation={facts.generation.to_string()}>
            <b><span class="long">{ texts.bar(BarWords::Generation { now, last }) }</span><span class="short" aria-hidden="true">{ texts.bar(BarWords::GenerationInShort { now, last }) }</span></b><span class="phase">{ " " }{ texts.term(Term::Phase(facts.phase)) }</span>
            { for ending(facts).map(|it| html! {
                <span class="ending" title={texts.bar(BarWords::Ending(it))}><span class="long">{ texts.bar(BarWords::Ending(it)) }</span><span class="short" aria-hidden="true">{ texts.bar(BarWords::EndingInShort(it)) }</span></span>
            }) }
        </p>
    }
}
