//! Names and marks of delegates, and figures that change.

use crate::mars::cards::{CardId, Effect, card};
use crate::mars::face::Concept;
use crate::mars::view::{Changed, Figure, OutlookStep};
use crate::mars::{Delegate, Influence};
use crate::text::Called;
use crate::text::mars::{Due, TableWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::mars::face::brings;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::icons;
use yew::{AttrValue, Html, html};

/// The name of whose delegate it is; nothing where it is neutral.
pub(super) fn named(context: &TableContext, whose: Delegate) -> Option<AttrValue> {
    whose.seat().map(|seat| context.names.said(seat))
}

/// Whose delegate it is, for a sentence; nothing where it is neutral.
pub(super) fn called(context: &TableContext, whose: Delegate) -> Option<Called<'_>> {
    whose.seat().map(|seat| context.names.called(seat))
}

/// The mark of whose delegate it is.
pub(super) fn mark(context: &TableContext, whose: Delegate) -> Html {
    match whose.seat() {
        Some(seat) => context.names.mark(seat),
        None => icon(Icon::Nobody),
    }
}

/// The key of a global event that is due then.
pub(super) fn due_key(due: Due) -> String {
    concept(match due {
        Due::Now => Concept::CurrentEvent,
        Due::Next => Concept::ComingEvent,
        Due::Later => Concept::DistantEvent,
    })
}

/// A player's influence, and where it comes from.
pub(super) fn influence_words(texts: Texts, of: Influence) -> AttrValue {
    texts.table(TableWords::Influence {
        all: of.total(),
        chairman: of.chairman,
        leader: of.leader,
        delegates: of.delegates,
        cards: of.cards,
    })
}

/// The picture of a figure.
pub(crate) const fn picture_of(figure: Figure) -> Icon {
    match figure {
        Figure::Stock(it) | Figure::Production(it) => icons::resource(it),
        Figure::Rating => Icon::Rating,
        Figure::Hand => Icon::Card,
        Figure::Points => Icon::Points,
    }
}

/// What a row of the committee brings a player: each figure that changes, and what is owed then; a dash where there is nothing.
pub(super) fn brings_of_row(context: &TableContext, mine: &[Changed], owed: &[Effect], row: CardId) -> Html {
    html! {
        <>
            if mine.is_empty() && owed.is_empty() { { "–" } }
            { for mine.iter().map(|changed| figure(context, changed)) }
            { owed_steps(context, owed, row) }
        </>
    }
}

/// What a step of the solar phase brings the player who looks.
pub(super) fn brings_of_step(context: &TableContext, step: &OutlookStep) -> Html {
    brings_of_row(context, &step.mine, &step.owed, step.row().unwrap_or(CardId::HIDDEN))
}

/// Steps that are owed: how many cards are discarded, and the glyphs of the rest.
pub(super) fn owed_steps(context: &TableContext, owed: &[Effect], row: CardId) -> Html {
    let (discards, rest): (Vec<Effect>, Vec<Effect>) =
        owed.iter().partition(|&&effect| effect == Effect::Discard);
    let discarded = Changed { figure: Figure::Hand, from: discards.len() as i32, to: 0 };
    html! {
        <>
            if !discards.is_empty() { { figure(context, &discarded) } }
            if !rest.is_empty() { <span>{ brings(context.texts, &rest, card(row)) }</span> }
        </>
    }
}

/// By how much a figure changes, with its picture.
pub(crate) fn figure(context: &TableContext, changed: &Changed) -> Html {
    let class = if matches!(changed.figure, Figure::Production(_)) { "prod" } else { "" };
    let picture = picture_of(changed.figure);
    let change = changed.to - changed.from;
    let tone = if change < 0 { "bad" } else { "good" };
    html! { <span class={tone}><bdi>{ context.texts.signed(change) }</bdi><span {class}>{ icon(picture) }</span></span> }
}
