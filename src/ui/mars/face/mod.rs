//! Card faces: one walk over the rows of `face`, at three sizes. No card has a layout or a drawing of its own.

mod art;
pub(crate) mod explained;
pub(crate) mod faces;
mod glyph;
pub(crate) mod hand_layout;
pub(crate) mod packed;
mod strip;

pub(crate) use strip::Strip;

use crate::mars::cards::{Card, CardId, Effect, Kind, Resource, card};
use crate::mars::face::{Border, Concept, Explained, Glyph, Row, RowKind, rows};
use crate::mars::view::Prospect;
use crate::text::mars::FaceWords as Text;
use crate::text::{Line, Topic};
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::icons;
use glyph::GlyphReader;
use yew::{AttrValue, Html, Properties, classes, component, html};

/// How large a face is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Size {
    /// 120 × 160: pictures, no sentences.
    #[default]
    Hand,
    /// 232 × 336: with a horizon and the sentences.
    Large,
}

/// Whether the card can be taken or played now. Whoever shows the face has asked the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Usable {
    /// That is not the question.
    #[default]
    Plain,
    /// The card can be taken or played now.
    Can,
    /// The card cannot be taken or played now, though it could be later; when, and why not now.
    Cannot(Prospect, AttrValue),
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) card: CardId,
    #[prop_or_default]
    pub(crate) size: Size,
    /// What this seat pays; the printed cost stands beside it where the two differ.
    #[prop_or_default]
    pub(crate) price: Option<u16>,
    /// Whether the printed requirements hold for this seat.
    #[prop_or_default]
    pub(crate) met: Option<bool>,
    /// How many resources lie on it.
    #[prop_or_default]
    pub(crate) stored: Option<u8>,
    /// The metal that it remembers.
    #[prop_or_default]
    pub(crate) marked: Option<Resource>,
    #[prop_or_default]
    pub(crate) standing: Usable,
    #[prop_or_default]
    pub(crate) selected: bool,
    /// Whether a small face has its sentences too, where all of them have room.
    #[prop_or_default]
    pub(crate) is_told: bool,
    /// Whether its action was used this generation.
    #[prop_or_default]
    pub(crate) used: bool,
}

/// The face of a card. It holds phrases only, so that it may stand in a button or in a list.
#[component]
pub(crate) fn Face(props: &Props) -> Html {
    let texts = use_texts();
    let card = card(props.card);
    if props.card == CardId::HIDDEN {
        return html! { <span class="card back" aria-hidden="true">{ silent(Icon::Leaf, "") }</span> };
    }
    let rows = rows(card);
    let is_large = props.size == Size::Large;
    let requirement = rows.iter().find(|row| row.kind == RowKind::Requirement);
    let effects: Vec<&Row> =
        rows.iter().filter(|row| !matches!(row.kind, RowKind::Requirement | RowKind::Points)).collect();
    let points = rows.iter().find(|row| row.kind == RowKind::Points);
    let words = description(texts, card, props);
    let is_told = is_large || props.is_told;
    let said = if is_told { sentences(texts, card) } else { String::new() };
    let class = classes!(
        "card",
        kind_class(card.kind),
        is_large.then_some("lg"),
        (is_told && !is_large).then_some("told"),
        (is_large && is_tall(&said, &effects, points.is_some(), requirement.is_some())).then_some("tall"),
        props.selected.then_some("sel"),
        props.used.then_some("used"),
        usable_class(&props.standing),
        points.map(|row| if is_wide(row) { "scored wide" } else { "scored" }),
        (props.stored.is_some() && card.holds.is_some() || props.marked.is_some()).then_some("holding"),
    );
    let fx = classes!("fx", (!is_large).then(|| density(texts, &effects, card, requirement.is_some())));
    html! {
        <span {class} data-card={props.card.number().to_string()} data-explain={Explained::Kind(card.kind).key()} title={(!is_large).then(|| words.clone())}>
            <span class="hd" aria-hidden="true">{ price(card, props.price) }<span class="tg">{ tags(card) }</span></span>
            if is_large { { art::horizon(card) } }
            <b class={classes!("nm", is_long_name(texts, card).then_some("long"), has_long_word(texts, card).then_some("dense"))}>{ texts.card(props.card) }</b>
            { for requirement.map(|row| requirement_line(texts, row, props.met)) }
            <span class={fx} aria-hidden="true">{ for effects.iter().map(|row| line(texts, row)) }</span>
            if is_told && !said.is_empty() { <span class="say" aria-hidden={(!is_large).then_some("true")}>{ said }</span> }
            <span class="vh">{ if is_large { unwritten(texts, card, props) } else { words } }</span>
            { for points.map(|row| pennant(texts, row)) }
            { for props.stored.zip(card.holds).map(|(count, what)| html! {
                <span class="holds" aria-hidden="true">{ silent(icons::card_resource(what), "") }<bdi>{ count }</bdi></span>
            }) }
            { for props.marked.map(|metal| html! {
                <span class="holds" aria-hidden="true"><span class="prod">{ silent(icons::resource(metal), "") }</span></span>
            }) }
            if let Usable::Cannot(soon, _) = &props.standing { <span class="locked" aria-hidden="true">{ silent(waits(*soon), "flip") }</span> }
            if props.used { <span class="spent">{ texts.face(Text::Used) }</span> }
        </span>
    }
}

/// A list of effects in one line of glyphs.
pub(crate) fn brings(texts: Texts, effects: &[Effect], of: &Card) -> Html {
    let glyphs = crate::mars::face::brings(effects, of);
    html! { <span class="fx1">{ GlyphReader::of(texts, RowKind::Immediate, &glyphs).all() }</span> }
}

/// What lasts of a card, in one line of glyphs.
pub(crate) fn policy(texts: Texts, of: &Card) -> Html {
    let rows = crate::mars::face::rows(of);
    let lasting = rows.iter().filter(|row| matches!(row.kind, RowKind::Action | RowKind::Effect));
    let lines = lasting.map(|row| GlyphReader::of(texts, row.kind, &row.glyphs).all());
    html! { <span class="fx1" aria-hidden="true">{ for lines }</span> }
}

/// Whether a name may be too long for its line: it then shrinks a step and may take a second one.
fn is_long_name(texts: Texts, card: &Card) -> bool {
    texts.card_name(card).chars().count() > 14
}

/// Whether a word of its name needs small letters to stay whole on a narrow face.
fn has_long_word(texts: Texts, card: &Card) -> bool {
    texts.card_name(card).split([' ', '-']).any(|word| word.chars().count() > 11)
}

/// Whether there is so much on a large face that it is higher than most.
fn is_tall(said: &str, rows: &[&Row], has_points: bool, has_requirement: bool) -> bool {
    /// About how many pixels it may need for that, beside what every face has.
    const MANY: usize = 175;
    let letters = said.chars().count();
    // The points take a part of each line.
    let words = letters * if has_points { 75 } else { 52 } / 100;
    words + rows.len() * 45 + usize::from(has_requirement) * 28 > MANY
}

/// A name for the style of a form.
pub(super) const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Automated => "auto",
        Kind::Active => "active",
        Kind::Event => "event",
        Kind::Corporation | Kind::BeginnerCorporation => "corp",
        Kind::Prelude => "prelude",
        Kind::Colony => "colony",
        Kind::Party => "party",
        Kind::Global => "global",
    }
}

pub(super) const fn usable_class(standing: &Usable) -> Option<&'static str> {
    match standing {
        Usable::Plain => None,
        Usable::Can => Some("can"),
        Usable::Cannot(..) => Some("no"),
    }
}

/// What marks a card that cannot be played now, by when it could be.
const fn waits(soon: Prospect) -> Icon {
    match soon {
        Prospect::Next => Icon::Arrow,
        Prospect::Now | Prospect::Later => Icon::Lock,
        Prospect::Never => Icon::Cross,
    }
}

/// Whether a card has a price to be played.
pub(crate) const fn is_paid_for(card: &Card) -> bool {
    match card.kind {
        Kind::Automated | Kind::Active | Kind::Event => true,
        Kind::Corporation
        | Kind::BeginnerCorporation
        | Kind::Prelude
        | Kind::Colony
        | Kind::Party
        | Kind::Global => false,
    }
}

/// The reduced price first, the printed one small beside it; nothing on what is not paid for.
pub(super) fn price(card: &Card, price: Option<u16>) -> Html {
    let printed = u16::from(card.cost);
    let price = price.unwrap_or(printed);
    if !is_paid_for(card) {
        return Html::default();
    }
    let class = if price == printed { "cost" } else { "cost other" };
    html! {
        <span {class} data-explain={concept(Concept::Cost)}><bdi>{ price }</bdi>if price != printed { <s><bdi>{ printed }</bdi></s> }</span>
    }
}

/// The discs of a card; an event bears its own.
pub(super) fn tags(card: &Card) -> Html {
    let discs = card.tags.iter().map(|&tag| silent(icons::tag(tag), ""));
    html! {
        <>
            { for discs }
            if card.kind == Kind::Event { { silent(Icon::TagEvent, "") } }
        </>
    }
}

pub(super) fn requirement_line(texts: Texts, row: &Row, met: Option<bool>) -> Html {
    let mut reader = GlyphReader::of(texts, row.kind, &row.glyphs);
    let mut items = Vec::new();
    while reader.has_condition() {
        items.push(reader.condition());
    }
    html! {
        <span class={classes!("req", met.map(|met| if met { "met" } else { "un" }))} data-explain={concept(Concept::Requirement)} aria-hidden="true">
            { for items }
            if let Some(met) = met { { silent(if met { Icon::Check } else { Icon::Lock }, "mark") } }
        </span>
    }
}

/// One row of effects: actions in a filled bar, what lasts in a dashed one, the rest bare.
fn line(texts: Texts, row: &Row) -> Html {
    let (class, lead) = match row.kind {
        RowKind::Action => ("ln do", Some(Icon::Action)),
        RowKind::Effect => ("ln on", Some(Icon::Effect)),
        RowKind::First => ("ln first", Some(Icon::First)),
        RowKind::Production | RowKind::Immediate | RowKind::Requirement | RowKind::Points => ("ln", None),
    };
    // An action without a cost begins with its gain: the mark of the bar is arrow enough.
    let glyphs = row.glyphs.strip_prefix(&[Glyph::Arrow]).unwrap_or(&row.glyphs);
    html! {
        <span {class}>
            { for lead.map(|icon| html! { <span class="lead">{ silent(icon, "flip") }</span> }) }
            { GlyphReader::of(texts, row.kind, glyphs).all() }
        </span>
    }
}

/// Whether its points are told by a share.
fn is_wide(points: &Row) -> bool {
    points.glyphs.contains(&Glyph::Slash)
}

fn pennant(texts: Texts, row: &Row) -> Html {
    let glyphs: Vec<_> = row.glyphs.iter().copied().filter(|glyph| *glyph != Glyph::Points).collect();
    html! {
        <span class={classes!("vpb", is_wide(row).then_some("wide"))} data-explain={concept(Concept::Points)} aria-hidden="true">{ GlyphReader::of(texts, row.kind, &glyphs).plain() }</span>
    }
}

/// How closely the rows of a hand card are set, by how much there is of them.
fn density(texts: Texts, rows: &[&Row], card: &Card, has_requirement: bool) -> &'static str {
    let lines: usize = rows.iter().map(|row| lines(row)).sum();
    let foot = usize::from(card.points.is_some() || card.holds.is_some());
    // A name of two lines takes half a line from them.
    let name = usize::from(lines > 2 && texts.card_name(card).chars().count() > 17);
    match lines + usize::from(has_requirement) + foot + name {
        0..=4 => "roomy",
        5 if card.kind != Kind::Corporation => "close",
        _ => "tight",
    }
}

/// About how many lines a row takes on a hand card.
fn lines(row: &Row) -> usize {
    let width: usize = row.glyphs.iter().map(|glyph| width(*glyph)).sum();
    let is_in_bar = matches!(row.kind, RowKind::Action | RowKind::Effect | RowKind::First);
    width.div_ceil(if is_in_bar { 10 } else { 15 })
}

/// About how wide a glyph is, in half characters.
const fn width(glyph: Glyph) -> usize {
    match glyph {
        Glyph::TileClass(_, Border::Any) | Glyph::Tile(_, Border::Any) => 8,
        Glyph::Production(_, Border::Any) => 5,
        Glyph::Tile(..)
        | Glyph::TileClass(..)
        | Glyph::Production(..)
        | Glyph::Parameter(_)
        | Glyph::Resource(_, Border::Any)
        | Glyph::CardResource(_, Border::Any)
        | Glyph::OthersCard => 3,
        Glyph::Resource(..) | Glyph::CardResource(..) | Glyph::Tag(..) | Glyph::Card | Glyph::Rating => 2,
        _ => 1,
    }
}

/// Everything the face says, for whoever hears it and for the tooltip.
fn description(texts: Texts, card: &Card, props: &Props) -> String {
    let lines = texts.card_text(card).into_iter().map(|line| line.words);
    std::iter::once(remarks(texts, card, props)).chain(lines).collect::<Vec<_>>().join(" ")
}

/// What stands on the face beside its sentences: price, form, tags, resources, and why not.
fn remarks(texts: Texts, card: &Card, props: &Props) -> String {
    let printed = u16::from(card.cost);
    let price = props.price.unwrap_or(printed);
    let costs = if price == printed { Text::Price(price) } else { Text::PriceInsteadOf { price, printed } };
    let price = (price > 0 || printed > 0).then_some(costs);
    let stored = props.stored.zip(card.holds).map(|(amount, what)| Text::Stored { what, amount });
    let said = [price, Some(Text::Head(card.id)), stored, props.marked.map(Text::Marked)];
    let (soon, reason) = match &props.standing {
        Usable::Cannot(soon, reason) => (Some(Text::Soon(*soon)), Some(reason.clone())),
        Usable::Plain | Usable::Can => (None, None),
    };
    let all = said.into_iter().flatten().chain(soon).map(|words| texts.face(words)).chain(reason);
    all.map(|words| words.to_string()).collect::<Vec<_>>().join(" ")
}

/// Whether a line of a card is not written on a large face, which shows it in full by a picture.
const fn is_pictured(line: &Line) -> bool {
    matches!(line.topic, Topic::Requirement | Topic::Points)
}

/// The sentences of a large face.
fn sentences(texts: Texts, card: &Card) -> String {
    let lines = texts.card_text(card).into_iter().filter(|line| !is_pictured(line));
    lines.map(|line| line.words).collect::<Vec<_>>().join(" ")
}

/// What a large face shows beside its sentences, for people who hear it: the remarks, requirements and points.
fn unwritten(texts: Texts, card: &Card, props: &Props) -> String {
    let lines = texts.card_text(card).into_iter().filter(is_pictured).map(|line| line.words);
    std::iter::once(remarks(texts, card, props)).chain(lines).collect::<Vec<_>>().join(" ")
}
