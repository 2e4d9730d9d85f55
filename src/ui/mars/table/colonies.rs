//! Colony tiles: what a trade brings now and after each step, whose colonies are there and whose fleet.

use crate::mars::cards::{CardId, Kind, Resource, card};
use crate::mars::face::{Concept, Explained};
use crate::mars::{Choice, LAST_POSITION, OnTile, colony};
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::tile::{income_at, of_tile, usual_trade};
use crate::ui::mars::face::brings;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{
    COLONIES_KEY, Subject, TableActions, TableContext, use_table_actions, use_table_context,
};
use core::cmp::Ordering;
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pending: Selection,
}

/// A strip of tiles; nothing in a game that has none.
#[component]
pub(crate) fn Colonies(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let colonies = context.facts().colonies;
    if colonies.in_play().next().is_none() {
        return Html::default();
    }
    let texts = context.texts;
    let fleets = context.view.seats().iter().map(|seat| {
        let (home, all) = (colonies.fleets_at_home(seat), colonies.fleets(seat));
        let words = texts.table(TableWords::FleetsAtHome { name: context.names.called(seat), home, all });
        html! {
            <span class={classes!("fl", (home == 0).then_some("away"))} data-explain={concept(Concept::Fleet)} title={words.clone()}>
                { context.names.mark(seat) }{ icon(Icon::Fleet) }if all > 1 { <bdi>{ home }</bdi> }<span class="vh">{ words }</span></span>
        }
    });
    html! {
        <section id="colonies" class="panel colonies" aria-label={texts.table(TableWords::Colonies)}>
            <h2><button type="button" class="rule" aria-keyshortcuts={COLONIES_KEY} onclick={actions.look.reform(|_| Subject::Colonies)}>{ icon(Icon::Colony) }<span>{ texts.table(TableWords::Colonies) }</span>{ icon(Icon::Zoom) }</button><kbd aria-hidden="true">{ COLONIES_KEY }</kbd>{ for fleets }</h2>
            <ul>{ for colonies.in_play().map(|(tile, on)| html! { <li key={tile.number()}>{ button(&context, &actions, &props.pending, tile, &on) }</li> }) }</ul>
        </section>
    }
}

/// All tiles in play, each with what a trade brings at every position of its marker; a press on one chooses the trade with it.
#[component]
pub(crate) fn AllColonies(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let line = |(tile, on): (CardId, OnTile)| {
        html! { <li key={tile.number()}>{ button(&context, &actions, &props.pending, tile, &on) }{ of_tile(&context, tile) }</li> }
    };
    html! { <ul class="all-colonies">{ for context.facts().colonies.in_play().map(line) }</ul> }
}

/// One tile.
fn button(
    context: &TableContext,
    actions: &TableActions,
    pending: &Selection,
    tile: CardId,
    on: &OnTile,
) -> Html {
    let texts = context.texts;
    let is_open = context.facts().colonies.is_open(tile);
    let income = income_at(tile, on.marker);
    let owners: Vec<_> = on.settlers.iter().flatten().map(|&seat| context.names.called(seat)).collect();
    let visitor = on.visitor.map(|seat| context.names.called(seat));
    let words = texts.table(TableWords::ColonyTile {
        tile,
        income,
        owners: &owners,
        visitor,
        opens_with: colony(tile).opened_by.filter(|_| !is_open),
    });
    let choice = usual_trade(context, tile);
    let refused = context.options.entry(Choice::Trade { tile, with: Resource::MegaCredits });
    let is_pending =
        matches!(pending, Selection::Chosen(Choice::Trade { tile: chosen, .. }) if *chosen == tile);
    let next = choice.or_else(|| refused.map(|entry| entry.choice));
    let onclick = match next {
        Some(choice) => actions.pend.reform(move |_| Selection::Chosen(choice)),
        None => actions.look.reform(move |_| Subject::Card(tile)),
    };
    let is_changed = context.since.colonies.contains(&tile);
    let slot = |seat: &Option<_>| html! { <i>{ for seat.map(|seat| context.names.mark(seat)) }</i> };
    html! {
            <button type="button" data-kind={choice.map(marks::kind)} data-tile={card(tile).name} data-explain={Explained::Kind(Kind::Colony).key()} title={words.clone()} {onclick}
                class={classes!("tile", is_changed.then_some("since"), choice.is_some().then_some("next"), is_pending.then_some("sel"), (!is_open).then_some("shut"), on.visitor.is_some().then_some("visited"))}>
                <span class="nm">{ texts.card(tile) }</span>
                <span class="inc" aria-hidden="true">
                    if is_open { { brings(texts, income, card(tile)) } } else { { opening(tile) } }
                    { for on.visitor.map(|seat| html! { <b>{ context.names.mark(seat) }{ icon(Icon::Fleet) }</b> }) }</span>
                <span class="sl" aria-hidden="true">{ for on.settlers.iter().map(slot) }</span>
                <span class="trk" data-explain={concept(Concept::ColonyMarker)} aria-hidden="true">{ for (0..=LAST_POSITION).map(|position| html! { <i class={pip(on, position)}></i> }) }</span>
                <span class="vh">{ words }if is_changed { { " (" }{ texts.table(TableWords::ChangedSince) }{ ")" } }</span>
            </button>
    }
}

/// What opens a tile.
fn opening(tile: CardId) -> Html {
    html! { <>{ icon(Icon::Lock) }{ for colony(tile).opened_by.map(|kind| icon(icons::card_resource(kind))) }</> }
}

/// A position of a marker: where it stands, below it, or above.
fn pip(on: &OnTile, position: u8) -> &'static str {
    match position.cmp(&on.marker) {
        Ordering::Equal => "at",
        Ordering::Less => "on",
        Ordering::Greater => "",
    }
}
