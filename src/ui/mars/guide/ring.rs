//! Where on the page a hint of a guided game points: the one thing to press next, however far the player has come with it.

use crate::mars::cards::{CardId, card};
use crate::mars::guide::Spot;
use crate::mars::{Choice, Shape};
use crate::ui::mars::scene::marks;
use crate::ui::parts::guide::ring::{all, first, is_there, shown};
use web_sys::Element;

/// What a hint points at.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Aim {
    /// Nothing.
    Nowhere,
    /// A part of the table.
    At(Spot),
    /// What gives an answer.
    Answer(HintAnswer),
}

/// An answer, as the page's controls know it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct HintAnswer {
    /// How it is asked for.
    pub(crate) shape: Shape,
    /// The first choice.
    pub(crate) choice: Choice,
    /// Its place among the offers.
    pub(crate) place: u16,
    /// Cards that are chosen together.
    pub(crate) cards: Vec<CardId>,
}

/// What is to be pressed next, or looked at.
pub(crate) fn wanted(aim: &Aim) -> Vec<Element> {
    match aim {
        Aim::Nowhere => Vec::new(),
        Aim::At(spot) => first(&place(*spot)),
        Aim::Answer(answer) => pressed_next(answer),
    }
}

/// A part of the table, or what leads there.
fn place(spot: Spot) -> Vec<String> {
    let place: &[&str] = match spot {
        Spot::Tracks => &[".world > .params", ".world"],
        Spot::Map => &["#map"],
        Spot::Board => &["#mine"],
        Spot::Hand => &["#hand", "#panes [data-to=hand]"],
        Spot::Actions => &["#actions", "#panes [data-to=actions]"],
        Spot::Goals => &["#goals", "#panes [data-to=actions]"],
        Spot::Committee => &["#committee", ".doors [data-to=committee]", "#panes [data-to=actions]"],
        Spot::Colonies => &["#colonies", ".doors [data-to=colonies]", "#panes [data-to=actions]"],
        Spot::Question => &["#question", "#scores"],
    };
    place.iter().map(|&selector| selector.to_owned()).collect()
}

/// What is pressed next on the way to an answer.
fn pressed_next(answer: &HintAnswer) -> Vec<Element> {
    let HintAnswer { shape, choice, place, cards } = answer;
    let offered = format!("[data-choice=\"{place}\"]");
    if is_there("dialog[open]") {
        return first(&in_dialog(*choice, *place));
    }
    if is_there("#peek[aria-pressed=true]") {
        return first(&["#peek".to_owned()]);
    }
    match shape {
        Shape::Turn => first(&in_turn(*choice, *place)),
        Shape::Card { .. } | Shape::Cards { .. } => {
            if *choice == Choice::Done && is_there(&format!("#question {offered}")) {
                return shown(&format!("#question {offered}"));
            }
            let picks = cards.iter().map(|id| format!("[data-pick=\"{}\"][aria-pressed=false]", id.number()));
            let missing: Vec<Element> = picks.flat_map(|selector| shown(&selector)).collect();
            let others: Vec<String> =
                cards.iter().map(|id| format!(":not([data-pick=\"{}\"])", id.number())).collect();
            let others = others.concat();
            let surplus = shown(&format!("[data-pick][aria-pressed=true]{others}"));
            let todo: Vec<Element> = surplus.into_iter().chain(missing).collect();
            if todo.is_empty() { first(&["#confirm".to_owned()]) } else { todo }
        }
        Shape::Space { .. } => {
            let on_the_map = shown(&format!("#map [data-answer=\"{place}\"]"));
            let is_pointed_at = !all(&format!("#question .sel{offered}")).is_empty();
            let confirm = if is_pointed_at { shown("#confirm") } else { Vec::new() };
            let found: Vec<Element> = on_the_map.into_iter().chain(confirm).collect();
            if found.is_empty() { first(&[format!("#question {offered}"), mars()]) } else { found }
        }
        Shape::TableauCard
        | Shape::Player
        | Shape::Amount { .. }
        | Shape::Payment { .. }
        | Shape::Award
        | Shape::Option
        | Shape::Conversion
        | Shape::Order
        | Shape::Answered => first(&[format!("#question {offered}"), "#confirm".to_owned(), mars()]),
    }
}

/// Leads to the question on a narrow screen.
fn mars() -> String {
    "#panes [data-to=mars]".to_owned()
}

/// What lies in front is answered, or put away.
fn in_dialog(choice: Choice, place: u16) -> Vec<String> {
    let mut ways = vec!["dialog[open] #go-on".to_owned()];
    if let Some(chosen) = chosen()
        && chosen == place.to_string()
    {
        ways.push("dialog[open] #confirm".to_owned());
    }
    if let Choice::Lobby(party) = choice {
        ways.push(format!("dialog[open] [data-of=\"{}\"]", party.name()));
    }
    ways.push("dialog[open] > header > .ib".to_owned());
    ways
}

/// The place of the action that is chosen and not yet confirmed.
fn chosen() -> Option<String> {
    all("#table").first()?.get_attribute("data-chosen")
}

fn in_turn(choice: Choice, place: u16) -> Vec<String> {
    let offered = format!("[data-choice=\"{place}\"]");
    let pending =
        all("#table").first().and_then(|table| table.get_attribute("data-pending")).unwrap_or_default();
    if chosen() == Some(place.to_string()) {
        return vec!["#confirm".to_owned(), mars()];
    }
    if pending == Pending::NOTHING {
        return at_rest(choice, &offered);
    }
    let mut ways = vec![format!("#question .offer{offered}"), format!("#question .pays{offered}")];
    if let Choice::Trade { tile, .. } = choice {
        ways.push(format!("#question .offer[data-tile=\"{}\"]", card(tile).name));
    }
    ways.extend(["#back".to_owned(), mars()]);
    ways
}

/// As the table names it where nothing is chosen.
struct Pending;

impl Pending {
    const NOTHING: &'static str = "nothing";
}

/// What chooses an action where nothing is chosen.
fn at_rest(choice: Choice, offered: &str) -> Vec<String> {
    let mut ways = Vec::new();
    let beside = match choice {
        Choice::Trade { tile, .. } => {
            ways.push(format!("#colonies [data-tile=\"{}\"]", card(tile).name));
            ways.push(format!("#actions [data-kind={}]", marks::kind(choice)));
            None
        }
        Choice::Lobby(party) => {
            ways.push(format!("#committee [data-party=\"{}\"]", party.name()));
            Some("committee")
        }
        Choice::Act { .. } => {
            ways.push("#card-actions".to_owned());
            None
        }
        _ => {
            ways.push(format!("#table {offered}"));
            None
        }
    };
    let is_played = marks::kind(choice) == marks::kind(Choice::Play(CardId::HIDDEN));
    ways.extend(beside.map(|beside| format!(".doors [data-to={beside}]")));
    let pane = if is_played { "hand" } else { "actions" };
    ways.push(format!("#panes [data-to={pane}]"));
    ways
}
