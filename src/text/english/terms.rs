//! Nouns, their plural, and how words are strung together.

use super::noun::{alone, tag_name};
pub(super) use super::noun::{noun, plural};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{card_of_area, card_of_tile};

pub(crate) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "a card" } else { card.name.trim_end_matches(" (event)") }
}

pub(super) const fn resource(resource: Resource, number: i32) -> &'static str {
    noun(Noun::of_resource(resource), number)
}

pub(super) const fn much(resource: Resource) -> &'static str {
    super::noun::much(Noun::of_resource(resource))
}

pub(super) const fn card_resource(kind: CardResource, number: i32) -> &'static str {
    noun(Noun::of_card_resource(kind), number)
}

/// A tag, without the word itself.
pub(super) fn tag(tag: Tag) -> &'static str {
    tag_name(Noun::of_tag(tag))
}

/// A global parameter within a sentence.
pub(super) const fn parameter(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Temperature => "the temperature",
        Parameter::Oxygen => "oxygen",
        Parameter::Oceans => "the oceans",
        Parameter::Venus => "Venus",
    }
}

/// A tile, without the word itself.
pub(super) fn tile(tile: Tile) -> &'static str {
    card_of_tile(tile).map_or_else(|| noun(Noun::of_tile(tile), 1).trim_end_matches(" tile"), name)
}

pub(super) const fn tiles(class: TileClass, number: i32) -> &'static str {
    noun(Noun::of_tiles(class), number)
}

pub(super) fn reserved(reserved: Reserved) -> &'static str {
    name(card_of_area(reserved))
}

pub(super) const fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "disc",
        Colour::Violet => "diamond",
        Colour::Bone => "cross",
        Colour::Coral => "triangle",
        Colour::Amber => "square",
    }
}

pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Automated => "automated card",
        Kind::Active => "active card",
        Kind::Event => "event",
        Kind::Corporation => "corporation",
        Kind::BeginnerCorporation => "beginner corporation",
        Kind::Prelude => "prelude",
        Kind::Colony => "colony tile",
        Kind::Party => "party",
        Kind::Global => "global event",
    }
}

pub(super) fn party(party: Party) -> &'static str {
    name(card(party.card()))
}

pub(super) const fn project(project: StandardProject) -> &'static str {
    PROJECTS[project as usize].name
}

pub(crate) fn term(term: Term) -> &'static str {
    words! { term;
        Term::Resource(it) => alone(Noun::of_resource(it));
        Term::CardResource(it) => alone(Noun::of_card_resource(it));
        Term::Tag(it) => alone(Noun::of_tag(it));
        Term::Parameter(Parameter::Temperature) => "Temperature";
        Term::Parameter(Parameter::Oxygen) => "Oxygen";
        Term::Parameter(Parameter::Oceans) => "Oceans";
        Term::Parameter(Parameter::Venus) => "Venus";
        Term::Tile(Tile::Ocean) => "Ocean";
        Term::Tile(Tile::Greenery) => "Greenery";
        Term::Tile(Tile::City) => "City";
        Term::Tile(it) => tile(it);
        Term::TileClass(it) => alone(Noun::of_tiles(it));
        Term::Reserved(it) => reserved(it);
        Term::Project(it) => project(it);
        Term::Conversion(it) => CONVERSIONS[it as usize].name;
        Term::Phase(Phase::Setup) => "Set-up";
        Term::Phase(Phase::Draft) => "Draft";
        Term::Phase(Phase::Research) => "Research phase";
        Term::Phase(Phase::Action) => "Action phase";
        Term::Phase(Phase::Production) => "Production phase";
        Term::Phase(Phase::Solar) => "Solar phase";
        Term::Phase(Phase::Conversion) => "Last greenery";
        Term::Phase(Phase::Over) => "End of the game";
        Term::Phase(Phase::Preludes) => "Preludes";
        Term::Kind(Kind::Automated) => "Automated";
        Term::Kind(Kind::Active) => "Active";
        Term::Kind(Kind::Event) => "Event";
        Term::Kind(Kind::Corporation) => "Corporation";
        Term::Kind(Kind::BeginnerCorporation) => "Beginner corporation";
        Term::Kind(Kind::Prelude) => "Prelude";
        Term::Kind(Kind::Colony) => "Colony tile";
        Term::Kind(Kind::Party) => "Party";
        Term::Kind(Kind::Global) => "Global event";
        Term::Module(Module::Base) => "Standard game";
        Term::Module(Module::CorporateEra) => "Corporate Era";
        Term::Module(Module::Prelude) => "Prelude";
        Term::Module(Module::Venus) => "Venus Next";
        Term::Module(Module::Colonies) => "Colonies";
        Term::Module(Module::Turmoil) => "Turmoil";
        #[cfg(feature = "synthetic")] Term::Module(Module::Synthetic) => "Synthetic cards";
        Term::Colony => alone(Noun::Colony);
        Term::Fleet => alone(Noun::Fleet);
        Term::Party(it) => party(it);
        Term::Influence => "Influence";
        Term::Delegate => "Delegate";
        Term::Chairman => "Chairman";
        Term::Leader => "Party leader";
        Term::Rating => "Terraform rating";
        Term::Points => "Victory points";
    }
}

pub(crate) const fn score_line(line: ScoreLine) -> &'static str {
    match line {
        ScoreLine::Rating => "Terraform rating",
        ScoreLine::Milestones => "Milestones",
        ScoreLine::Awards => "Awards",
        ScoreLine::Greeneries => "Greenery",
        ScoreLine::Cities => "Greenery next to cities",
        ScoreLine::Cards => "Cards",
        ScoreLine::Committee => "Committee",
        ScoreLine::Total => "Total",
    }
}

/// A number with a true minus sign.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A number with its sign, as productions have it.
pub(super) fn with_sign(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { signed(number) }
}

/// A value in the unit of its parameter.
pub(super) fn level(parameter: Parameter, level: i8) -> String {
    let level = signed(level.into());
    match parameter {
        Parameter::Temperature => format!("{level} °C"),
        Parameter::Oxygen | Parameter::Venus => format!("{level} %"),
        Parameter::Oceans => level,
    }
}

/// Form and tags of a card, in one line.
pub(super) fn card_head(card: &Card) -> String {
    let tags = card.tags.iter().map(|&tag| term(Term::Tag(tag)));
    let words: Vec<_> = [term(Term::Kind(card.kind))].into_iter().chain(tags).collect();
    words.join(", ")
}

/// A number of things: "1 plant", "−2 science tags".
pub(super) fn counted(number: i32, of: Noun) -> String {
    format!("{} {}", signed(number), noun(of, number))
}

/// Items one after the other: "a, b, c".
pub(super) fn listed<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    let items: Vec<S> = items.into_iter().collect();
    items.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", ")
}

/// "1 step", "2 steps".
pub(super) fn steps(number: i32) -> String {
    format!("{number} {}", plural(number, "step", "steps"))
}

/// So many of a resource.
pub(super) fn resources(number: i32, of: Resource) -> String {
    format!("{number} {}", resource(of, number))
}

/// What pays, of so many: of the stock, or "from" (or "on") a card.
pub(super) fn of_payer(with: Payer, number: i32, where_from: &str) -> String {
    match with {
        Payer::Stock(it) => resource(it, number).to_owned(),
        Payer::Card(id) => {
            let of = card(id);
            let held =
                of.holds.map_or(plural(number, "resource", "resources"), |kind| card_resource(kind, number));
            format!("{held} {where_from} {}", name(of))
        }
    }
}

/// So many of what a card stores.
pub(super) fn stored(number: i32, of: CardResource) -> String {
    format!("{number} {}", card_resource(of, number))
}

/// "1 card", "2 cards".
pub(super) fn cards(number: i32) -> String {
    format!("{number} {}", plural(number, "card", "cards"))
}

/// "a" or "an" before a word.
pub(super) fn article(word: &str) -> &'static str {
    let vowel = word.chars().next().is_some_and(|first| "aeioAEIO".contains(first));
    if vowel { "an" } else { "a" }
}

/// "a, b and c".
pub(super) fn and<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "and")
}

/// "a, b or c".
pub(super) fn or<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "or")
}

fn join<S: AsRef<str>>(items: &[S], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [before @ .., end] => {
            let before: Vec<&str> = before.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", before.join(", "), end.as_ref())
        }
    }
}

/// A clause as a sentence: a capital at its head and a stop at its end.
pub(in crate::text) fn sentence(clause: &str) -> String {
    format!("{}.", capital(clause))
}

/// A clause with a capital at its head.
pub(super) fn capital(clause: &str) -> String {
    let mut letters = clause.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How long ago something was. A month has thirty days here.
pub(crate) fn ago(seconds: u64) -> String {
    const SPANS: [(u64, &str, &str); 5] = [
        (365 * 86_400, "year", "years"),
        (30 * 86_400, "month", "months"),
        (86_400, "day", "days"),
        (3_600, "hour", "hours"),
        (60, "minute", "minutes"),
    ];
    match SPANS.into_iter().find(|(span, ..)| seconds >= *span) {
        None => "just now".to_owned(),
        Some((span, one, several)) => {
            let number = seconds / span;
            format!("{number} {} ago", if number == 1 { one } else { several })
        }
    }
}

/// "may miss …", of cards.
pub(super) fn leeway(number: u8) -> String {
    format!(
        "may miss temperature, oxygen and ocean requirements by up to {}, in either direction",
        steps(i32::from(number))
    )
}

pub(super) fn changes(mine: &[Changed]) -> String {
    listed(mine.iter().map(change))
}

/// "+2 heat", "+1 plant production".
pub(super) fn change(of: &Changed) -> String {
    let (by, sign) = (of.to - of.from, with_sign(of.to - of.from));
    say! { of.figure;
        Figure::Stock(it) => "{sign} {}", resource(it, by);
        Figure::Production(it) => "{sign} {} production", resource(it, 1);
        Figure::Rating => "{sign} TR";
        Figure::Hand => "{sign} {}", noun(Noun::Card, by);
        Figure::Points => "{sign} points if the game ended now";
    }
}

/// "+2 heat", "+1 animal on Birds".
pub(super) fn recapped(&(of, by): &RecapChange) -> String {
    say! { of;
        RecapFigure::Of(Figure::Points) => "{} {}", with_sign(by), term(Term::Points);
        RecapFigure::Of(figure) => (change(&Changed { figure, from: 0, to: by }));
        RecapFigure::OnCard(id) => "{} {} on {}", with_sign(by), noun(card(id).holds.map_or(Noun::Resource, Noun::of_card_resource), by), name(card(id));
        RecapFigure::Step(of) => "{} {}", with_sign(by), term(Term::Parameter(of));
        RecapFigure::Tile(of) => "{} {}", with_sign(by), term(Term::Tile(of));
    }
}
