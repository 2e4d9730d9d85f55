//! Faces of the cards of Ares Expedition: one walk over the rows of `ares::face`, at three sizes. No card has a layout or
//! a drawing of its own.
//!
//! A face is decoration: what is heard of a card is the label that the page gives to the button or the entry around it.

mod glyph;
pub(crate) mod pictures;

use crate::ares::cards::{Card, CardId, card};
use crate::ares::face::{AresConcept, AresExplained, Glyph, Row, RowKind, rows};
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::texts::{Texts, use_texts};
use std::rc::Rc;
use yew::{AttrValue, Html, Properties, classes, component, html};

/// How large a face is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum FaceSize {
    /// 107 × 160: pictures, no sentences.
    #[default]
    Hand,
    /// 232 × 336: with the lines of the card.
    Large,
    /// One line: the cost in the form of its colour, and the name.
    Chip,
}

/// What can be done with a card now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum FaceState {
    /// Nothing is asked of the card.
    #[default]
    Plain,
    /// The card can be chosen.
    Offered,
    /// The card cannot be chosen now.
    Refused,
    /// The card is chosen.
    Chosen,
}

/// A line of the words of a card: the class of its topic, and the sentence.
pub(crate) type CardLine = (&'static str, AttrValue);

/// What a face shows beside the printed card.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) id: CardId,
    #[prop_or_default]
    pub(crate) size: FaceSize,
    /// What the player pays; the printed price is struck beside it where the two differ.
    #[prop_or_default]
    pub(crate) price: Option<u16>,
    /// Whether the requirements hold for the player.
    #[prop_or_default]
    pub(crate) met: Option<bool>,
    /// How many resources lie on the card.
    #[prop_or_default]
    pub(crate) held: u8,
    /// The victory points that the card is worth now, where they depend on something.
    #[prop_or_default]
    pub(crate) points: Option<i16>,
    /// How many cards must be sold to pay the price.
    #[prop_or_default]
    pub(crate) sold: u8,
    #[prop_or_default]
    pub(crate) state: FaceState,
}

/// The face of a card. It holds phrases only, so that it may stand in a button or in a list.
#[component]
pub(crate) fn CardFace(props: &Props) -> Html {
    let texts = use_texts();
    if props.size == FaceSize::Chip { chip(texts, card(props.id)) } else { face(texts, props, &[]) }
}

/// What a large card shows.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LargeProps {
    pub(crate) face: Props,
    /// The words of the card.
    #[prop_or_default]
    pub(crate) lines: Rc<[CardLine]>,
}

/// A card to be read: its face with its words.
#[component]
pub(crate) fn LargeCard(props: &LargeProps) -> Html {
    face(use_texts(), &Props { size: FaceSize::Large, ..props.face.clone() }, &props.lines)
}

/// A card in one line: its cost in the form of its colour, and its name.
#[component]
pub(crate) fn Chip(props: &Props) -> Html {
    chip(use_texts(), card(props.id))
}

fn chip(texts: Texts, card: &Card) -> Html {
    let cost = card.colour.is_some().then(|| {
        html! { <span class={classes!("kd", pictures::form(card.colour))} aria-hidden="true"><bdi>{ card.cost }</bdi></span> }
    });
    html! {
        <span class="cardchip">
            { for cost }
            { texts.ares().card_name(card) }
        </span>
    }
}

/// A card as small as a line is high: its price and its first tag, in the colour of its kind.
pub(crate) fn mini(id: CardId) -> Html {
    let of = card(id);
    let cost = of.colour.is_some().then(|| html! { <bdi>{ of.cost }</bdi> });
    let kind = match pictures::form(of.colour) {
        "blue" => "active",
        "red" => "event",
        "corp" => "corp",
        _ => "auto",
    };
    html! { <span class={classes!("mini", "of-card", kind)} aria-hidden="true">{ for cost }{ for of.tags.first().map(|&tag| silent(pictures::tag(tag), "")) }</span> }
}

fn face(texts: Texts, props: &Props, lines: &[CardLine]) -> Html {
    let card = card(props.id);
    let name = texts.ares().card_name(card);
    if props.id == CardId::HIDDEN {
        return html! { <span class="card ares back" aria-hidden="true">{ silent(Icon::Leaf, "") }</span> };
    }
    let is_large = props.size == FaceSize::Large;
    let rows = rows(card);
    let of = |kinds: &'static [RowKind]| rows.iter().filter(move |row| kinds.contains(&row.kind));
    let points = of(&[RowKind::Points]).next();
    let conditions: Vec<&Row> = of(&[RowKind::Requirement, RowKind::Spend]).collect();
    let body =
        of(&[RowKind::Effect, RowKind::Action, RowKind::Immediate, RowKind::Production, RowKind::Capacity]);
    let foot = foot(props, card, points);
    let class = classes!(
        "card",
        "ares",
        pictures::form(card.colour),
        is_large.then_some("lg"),
        state_class(props.state),
        points.map(|row| if is_wide(row) && props.points.is_none() { "scored wide" } else { "scored" }),
        foot.is_some().then_some("holding"),
    );
    html! {
        <span {class} data-card={props.id.number().to_string()} data-explain={of_form(card).key()}>
            <span class="hd" aria-hidden="true">{ price(card, props.price) }{ for of(&[RowKind::Start]).map(start) }<span class="tg">{ tags(card) }</span></span>
            <b class={classes!("nm", has_long_word(name).then_some("dense"))} aria-hidden="true">{ name }</b>
            if !conditions.is_empty() {
                <span class="reqs" aria-hidden="true">{ for conditions.into_iter().map(|row| condition(row, props.met)) }</span>
            }
            <span class="fx" aria-hidden="true">{ for body.map(line) }</span>
            if !lines.is_empty() {
                <span class="say">{ for lines.iter().map(|(class, words)| html! { <span class={*class}>{ words }</span> }) }</span>
            }
            { for points.map(|row| pennant(row, props.points)) }
            { for foot }
        </span>
    }
}

/// What a card is by its colour.
fn of_form(card: &Card) -> AresExplained {
    card.colour.map_or(AresExplained::Concept(AresConcept::Corporation), AresExplained::Colour)
}

/// The key of a concept.
fn concept(of: AresConcept) -> String {
    AresExplained::Concept(of).key()
}

/// A name for the style of a state.
const fn state_class(state: FaceState) -> Option<&'static str> {
    match state {
        FaceState::Plain => None,
        FaceState::Offered => Some("can"),
        FaceState::Refused => Some("no"),
        FaceState::Chosen => Some("sel"),
    }
}

/// Whether a word of a name needs narrow letters to stay whole on a hand card.
fn has_long_word(name: &str) -> bool {
    name.split([' ', '-']).any(|word| word.chars().count() > 12)
}

/// The price that the player pays first, the printed one struck beside it; nothing on a corporation.
fn price(card: &Card, price: Option<u16>) -> Html {
    let printed = u16::from(card.cost);
    let price = price.unwrap_or(printed);
    if card.colour.is_none() {
        return Html::default();
    }
    html! {
        <>
            <span class="cost" data-explain={concept(AresConcept::Cost)}><bdi>{ price }</bdi></span>
            if price != printed { <s><bdi>{ printed }</bdi></s> }
        </>
    }
}

/// The M€ of a corporation, where another card has its price.
fn start(row: &Row) -> Html {
    html! { <span class="start">{ glyph::glyphs(&row.glyphs) }</span> }
}

fn tags(card: &Card) -> Html {
    html! { <>{ for card.tags.iter().map(|&tag| silent(pictures::tag(tag), "")) }</> }
}

/// A line of what must hold, or of what is paid beside the price.
fn condition(row: &Row, met: Option<bool>) -> Html {
    let is_required = row.kind == RowKind::Requirement;
    let met = met.filter(|_| is_required);
    let class =
        classes!("req", (!is_required).then_some("spend"), met.map(|met| if met { "met" } else { "un" }));
    html! {
        <span {class} data-explain={concept(AresConcept::Requirement)}>
            { glyph::glyphs(&row.glyphs) }
            if let Some(met) = met { { silent(if met { Icon::Check } else { Icon::Lock }, "mark") } }
        </span>
    }
}

/// One row of the body: actions in a filled bar, what lasts in a dashed one, production in its frame, the rest bare.
fn line(row: &Row) -> Html {
    let glyphs = glyph::glyphs(&row.glyphs);
    let (class, lead) = match row.kind {
        RowKind::Action => ("ln do", Icon::Action),
        RowKind::Effect => ("ln on", Icon::Effect),
        RowKind::Production => {
            return html! { <span class="ln"><span class="prod" data-explain={concept(AresConcept::ProductionBox)}>{ glyphs }</span></span> };
        }
        RowKind::Requirement
        | RowKind::Spend
        | RowKind::Start
        | RowKind::Immediate
        | RowKind::Capacity
        | RowKind::Points => {
            return html! { <span class="ln">{ glyphs }</span> };
        }
    };
    html! { <span {class}><span class="lead">{ silent(lead, "flip") }</span>{ glyphs }</span> }
}

/// What an alternative of the action of a card does, in pictures.
pub(crate) fn action_glyphs(id: CardId, way: u8) -> Html {
    let rows = rows(card(id));
    let row = rows.iter().filter(|row| row.kind == RowKind::Action).nth(way.into());
    row.map(|row| glyph::glyphs(&row.glyphs)).unwrap_or_default()
}

/// Whether the points are told by a share.
fn is_wide(points: &Row) -> bool {
    points.glyphs.iter().any(|glyph| matches!(glyph, Glyph::Per(_)))
}

/// The points of a card: those that it is worth now, or what is printed.
fn pennant(row: &Row, now: Option<i16>) -> Html {
    let (class, inside) = match now {
        Some(points) => ("vpb", html! { <bdi>{ signed(points) }</bdi> }),
        None if is_wide(row) => ("vpb wide", glyph::glyphs(&row.glyphs)),
        None => ("vpb", glyph::glyphs(&row.glyphs)),
    };
    html! { <span {class} data-explain={concept(AresConcept::Points)} aria-hidden="true">{ inside }</span> }
}

fn signed(number: i16) -> String {
    format!("{}{}", if number < 0 { "−" } else { "" }, number.unsigned_abs())
}

/// The foot of a card: what lies on it, by what its points are counted, the cards to be sold for it, and its state.
fn foot(props: &Props, card: &Card, points: Option<&Row>) -> Option<Html> {
    let held = card.holds.filter(|_| props.held > 0);
    // Beside what lies on the card the share needs no picture, and "each" no share.
    let share = points.filter(|row| is_wide(row) && props.points.is_some()).map(|row| &row.glyphs[..]);
    let share = match (share, held) {
        (Some([.., Glyph::Per(1), _]), Some(_)) => None,
        (Some([of @ .., _]), Some(_)) => Some(of),
        (share, _) => share,
    };
    let state = (props.state == FaceState::Refused).then_some(Icon::Lock);
    if held.is_none() && share.is_none() && props.sold == 0 && state.is_none() {
        return None;
    }
    Some(html! {
        <span class="holds" aria-hidden="true">
            { for state.map(|icon| html! { <span class="st">{ silent(icon, "") }</span> }) }
            { for held.map(|what| html! { <><bdi>{ props.held }</bdi>{ silent(pictures::special(what), "") }</> }) }
            { for share.map(|of| html! { <span class="share">{ glyph::glyphs(of) }</span> }) }
            if props.sold > 0 { { silent(Icon::Card, "") }<bdi>{ format!("−{}", props.sold) }</bdi> }
        </span>
    })
}
