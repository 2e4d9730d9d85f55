//! Figures as pictures with numbers.

use crate::ares::cards::card;
use crate::ares::{Figure, FigureChange};
use crate::text::ares::AresWords;
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::AresContext;
use crate::ui::look::arrow::arrow;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use yew::{Html, html};

/// The picture of a figure.
pub(crate) fn figure_icon(figure: Figure) -> Icon {
    match figure {
        Figure::Stock(stock) | Figure::Production(stock) => pictures::stock(stock),
        Figure::CardProduction | Figure::Hand => Icon::Card,
        Figure::Rating => Icon::Rating,
        Figure::Forests => Icon::Forest,
        Figure::Steps(track) => pictures::track(track),
        Figure::Oceans => Icon::Ocean,
        Figure::Capacity(capacity) => pictures::capacity(capacity),
        Figure::Stored(id) => card(id).holds.map_or(Icon::Card, pictures::special),
        Figure::Points => Icon::Points,
    }
}

/// Whether a figure is told in a frame, as what is produced.
const fn is_produced(figure: Figure) -> bool {
    matches!(figure, Figure::Production(_) | Figure::CardProduction)
}

/// A figure before and after, with its name for whoever hears the page.
pub(crate) fn change(context: &AresContext, change: &FigureChange) -> Html {
    let FigureChange { figure, before, after } = *change;
    let name = context.page(AresWords::FigureIs(figure));
    let class = if is_produced(figure) { "fig prod" } else { "fig" };
    html! {
        <span {class} title={name.clone()}>{ icon(figure_icon(figure)) }<span class="vh">{ name }{ " " }</span><bdi>{ value(context, figure, before) }</bdi><span class="to" aria-hidden="true">{ arrow("→") }</span><span class="vh">{ " " }{ context.page(AresWords::Then) }{ " " }</span><b><bdi>{ value(context, figure, after) }</bdi></b></span>
    }
}

/// By how much a figure changed.
pub(crate) fn by(texts: Texts, (figure, by): (Figure, i32)) -> Html {
    let name = texts.expedition(AresWords::FigureIs(figure));
    let class = if is_produced(figure) { "fig prod" } else { "fig" };
    html! {
        <span {class} title={name.clone()}>{ icon(figure_icon(figure)) }<span class="vh">{ name }{ " " }</span><b><bdi>{ texts.signed(by) }</bdi></b></span>
    }
}

/// A value in the unit of its figure.
fn value(context: &AresContext, figure: Figure, value: i32) -> String {
    match figure {
        Figure::Steps(track) => context.words().level(track, value as u8),
        Figure::Production(_) | Figure::CardProduction => context.texts.signed(value),
        Figure::Stock(_)
        | Figure::Hand
        | Figure::Rating
        | Figure::Forests
        | Figure::Oceans
        | Figure::Capacity(_)
        | Figure::Stored(_)
        | Figure::Points => context.texts.number(value),
    }
}
