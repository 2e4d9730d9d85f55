//! A player's side of the table that everyone sees.

use crate::kit::{Seat, in_order};
use crate::mars::cards::{CardId, Kind, Resource, Tag};
use crate::mars::face::{Concept, Explained};
use crate::mars::view::Figure;
use crate::mars::{Phase, Shape, score};
use crate::text::mars::TableWords;
use crate::text::{Term, Verbatim};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::{Subject, TableContext, use_table_actions, use_table_context};
use crate::ui::mars::table::standings::standings_button;
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
}

/// The board of the one who looks: large figures.
#[component]
pub(crate) fn Board(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let TableContext { texts, names, .. } = &context;
    let seat = props.seat;
    let name = names.label(seat);
    let yours = texts.table(TableWords::YourCardsOnTable);
    html! {
        <section id="mine" class={classes!("panel", "mine", names.colour(seat))} data-seat={seat.number().to_string()} aria-label={texts.table(TableWords::YourBoard)}>
            <header>
                { names.mark(seat) }<h2 class="grow">{ &name }</h2>
                { for first(&context, seat) }
                { figures(&context, seat) }
                { standings_button(&context, &actions, "ib to-standings") }
                <button type="button" class="ib" aria-label={yours.clone()} title={yours} onclick={actions.look.reform(move |_| Subject::Seat(seat))}>{ icon(Icon::Zoom) }</button>
            </header>
            { cells(&context, seat) }
            { tags(&context, seat, Html::default()) }
        </section>
    }
}

/// That a seat goes first in this generation.
fn first(context: &TableContext, seat: Seat) -> Option<Html> {
    let texts = context.texts;
    (context.facts().first == seat).then(|| {
        html! { <span title={texts.table(TableWords::GoesFirst)}>{ icon(Icon::First) }<span class="vh">{ texts.table(TableWords::GoingFirst) }{ " " }</span></span> }
    })
}

/// The tags of a seat, most of them first, its corporation where that has no line of its own, the cards in its hand, and what it is
/// doing.
fn tags(context: &TableContext, seat: Seat, corporation: Html) -> Html {
    let TableContext { texts, view, .. } = context;
    let player = view.player(seat);
    let tags = in_order(Tag::ALL.map(|tag| (-i64::from(player.tags[tag]), 0)));
    let tags = tags.into_iter().map(|place| Tag::ALL[place]).filter(|&tag| player.tags[tag] > 0);
    let tag = |tag: Tag| {
        let name = texts.tag_name(tag);
        html! { <span title={name} data-explain={Explained::Tag(tag).key()}>{ icon(icons::tag(tag)) }<span class="vh">{ name }{ " " }</span>{ player.tags[tag] }</span> }
    };
    html! {
        <div class="tags">
            <span class="most">{ for tags.map(tag) }{ corporation }</span>
            <span class="hc" title={texts.table(TableWords::CardsInHand)} data-explain={concept(Concept::Hand)}>{ icon(Icon::Card) }{ player.hand_size }{ for was(context, seat, Figure::Hand) }<span class="vh">{ " " }{ texts.table(TableWords::InHand(player.hand_size)) }</span></span>
            { for status(context, seat) }
        </div>
    }
}

/// What a seat has in stock and what it produces, in large figures.
pub(crate) fn cells(context: &TableContext, seat: Seat) -> Html {
    let (texts, player) = (context.texts, context.player(seat));
    let cell = |resource: Resource| {
        let name = texts.resource(resource);
        html! {
            <div class="cell" role="listitem" title={name} data-explain={Explained::Resource(resource).key()}>
                { icon(icons::resource(resource)) }<span class="vh">{ name }{ " " }</span>
                <b>{ player.stock[resource] }{ for was(context, seat, Figure::Stock(resource)) }</b>
                <span class="prod" data-explain={Explained::Production(resource).key()}><span class="vh">{ texts.table(TableWords::Production) }{ " " }</span><bdi>{ texts.signed(player.production[resource].into()) }</bdi>{ for was(context, seat, Figure::Production(resource)) }</span>
            </div>
        }
    };
    html! { <div class="cells" role="list">{ for Resource::ALL.map(cell) }</div> }
}

/// What a figure was, if it has changed since the own last answer.
fn was(context: &TableContext, seat: Seat, figure: Figure) -> Option<Html> {
    let texts = context.texts;
    let before = context.since.was(seat, figure)?;
    let before =
        if matches!(figure, Figure::Production(_)) { texts.signed(before) } else { texts.number(before) };
    Some(changed_from(texts, &before))
}

/// The mark of a changed figure, with what it was.
pub(crate) fn changed_from(texts: Texts, before: &str) -> Html {
    let words = texts.table(TableWords::Was(Verbatim(before)));
    html! { <><small class="was" aria-hidden="true" title={words.clone()}><bdi>{ before.to_owned() }</bdi></small><span class="vh">{ " (" }{ words }{ ")" }</span></> }
}

/// Rating, and points if the game ended now.
fn figures(context: &TableContext, seat: Seat) -> Html {
    let texts = context.texts;
    html! {
        <span class="figs">
            <span class="trv" title={texts.term(Term::Rating)} data-explain={concept(Concept::Rating)}>{ icon(Icon::Rating) }<span class="vh">{ texts.table(TableWords::RatingInShort) }{ " " }</span>{ context.player(seat).rating }{ for was(context, seat, Figure::Rating) }</span>
            <span class="trv vpv" title={texts.table(TableWords::PointsNow)} data-explain={concept(Concept::Points)}>{ icon(Icon::Points) }<span class="vh">{ " " }{ texts.table(TableWords::PointsNowInShort) }{ " " }</span>{ texts.number(score(context.facts(), seat).total().into()) }{ for was(context, seat, Figure::Points) }</span>
        </span>
    }
}

/// What a seat is doing: which action of its turn it is at, another choice, or nothing more.
fn status(context: &TableContext, seat: Seat) -> Option<Html> {
    let TableContext { texts, view, .. } = context;
    let on = |words: TableWords<'_>| {
        Some(
            html! { <span class="status on" data-explain={concept(Concept::Turn)}>{ texts.table(words) }</span> },
        )
    };
    let off = |words: TableWords<'_>| {
        Some(
            html! { <span class="status" data-explain={concept(Concept::Pass)}>{ texts.table(words) }</span> },
        )
    };
    if let Some(taken) = view.actions_taken(seat) {
        return on(TableWords::ActionOfTurn(taken + 1));
    }
    match view.question(seat).map(|question| question.shape) {
        Some(Shape::Answered) => off(TableWords::Ready),
        _ if view.asked().contains(seat) => on(TableWords::Choosing),
        _ if view.facts().passed.contains(seat) => off(TableWords::Passed),
        _ => None,
    }
}

/// A player's side, small; it opens the rest.
#[component]
pub(crate) fn SeatPanel(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let TableContext { texts, view, names, .. } = &context;
    let seat = props.seat;
    let facts = view.facts();
    let player = view.player(seat);
    let has_passed = facts.passed.contains(seat);
    let is_asked = view.asked().contains(seat);
    let corporation = (player.corporation != CardId::HIDDEN).then(|| texts.card(player.corporation));
    let corporation = html! { <span class="corp" data-explain={Explained::Kind(Kind::Corporation).key()}>{ corporation.unwrap_or_default() }</span> };
    let stock = |resource: Resource| {
        let name = texts.resource(resource);
        html! {
            <span title={name} data-explain={Explained::Resource(resource).key()}>{ icon(icons::resource(resource)) }<span class="vh">{ name }{ " " }</span><b>{ player.stock[resource] }{ for was(&context, seat, Figure::Stock(resource)) }</b>
                <em data-explain={Explained::Production(resource).key()}><span class="vh">{ texts.table(TableWords::Production) }{ " " }</span><bdi>{ texts.signed(player.production[resource].into()) }</bdi>{ for was(&context, seat, Figure::Production(resource)) }</em></span>
        }
    };
    // Its own board lies below, where there is room for both.
    let is_own = context.viewer == Some(seat) && facts.phase != Phase::Over;
    html! {
        <section class={classes!("panel", "seat", names.colour(seat), is_own.then_some("own"), is_asked.then_some("now"), has_passed.then_some("passed"))} data-seat={seat.number().to_string()}>
            <header>
                { names.mark(seat) }
                <h2><button type="button" class="who" dir="auto" onclick={actions.look.reform(move |_| Subject::Seat(seat))}>{ names.label(seat) }<span class="vh">{ texts.table(TableWords::AllOfSeat(names.hue(seat))) }</span></button></h2>
                { corporation.clone() }
                { for first(&context, seat) }
                { figures(&context, seat) }
            </header>
            <div class="stk">{ for Resource::ALL.map(stock) }</div>
            { tags(&context, seat, corporation) }
        </section>
    }
}
