//! Words of the vocabulary, and how words are strung together.

use super::alone::alone;
use super::noun::noun;
use super::phrase;
use super::phrase::{object, of_number};
use crate::text::Language;
use crate::text::grammar::{Case, NumberForm, shown};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{card_of_area, card_of_tile};

pub(crate) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "karta" } else { Language::Slovak.name_of(card.name) }
}

pub(crate) fn map_name(map: &Map) -> &'static str {
    Language::Slovak.name_of(map.name)
}

pub(crate) fn milestone_name(milestone: &Milestone) -> &'static str {
    Language::Slovak.name_of(milestone.name)
}

pub(crate) fn award_name(award: &Award) -> &'static str {
    Language::Slovak.name_of(award.name)
}

/// A card by its name in quotes; a hidden one by this noun.
pub(super) fn quoted(card: &Card, hidden: &str) -> String {
    if card.id == CardId::HIDDEN { hidden.to_owned() } else { format!("„{}“", name(card)) }
}

/// „kartu „Vtáky““; a hidden one by the noun alone.
pub(super) fn with_name(noun: &str, card: &Card) -> String {
    if card.id == CardId::HIDDEN { noun.to_owned() } else { format!("{noun} „{}“", name(card)) }
}

/// A noun without a number, in a case: „rastliny“, „teplo“, „rastlín“, „tepla“.
pub(super) const fn plainly(of: Noun, case: Case) -> &'static str {
    noun(of).unnumbered(case)
}

/// What something is of: „rastlín“, „tepla“.
pub(super) const fn stuff(of: Resource) -> &'static str {
    plainly(Noun::of_resource(of), Case::Genitive)
}

/// What a tag is of: „vedy“ of „symbol vedy“; „žolíkový symbol“ as it is.
pub(super) fn of_tag(tag: Tag) -> &'static str {
    noun(Noun::of_tag(tag)).form(Case::Nominative, NumberForm::One).trim_start_matches("symbol ")
}

/// A global parameter within a sentence.
pub(super) const fn parameter(parameter: Parameter, case: Case) -> &'static str {
    match (parameter, case) {
        (Parameter::Temperature, Case::Nominative) => "teplota",
        (Parameter::Temperature, Case::Accusative) => "teplotu",
        (Parameter::Temperature, _) => "teploty",
        (Parameter::Oxygen, Case::Nominative | Case::Accusative) => "kyslík",
        (Parameter::Oxygen, _) => "kyslíka",
        (Parameter::Oceans, Case::Nominative | Case::Accusative) => "oceány",
        (Parameter::Oceans, _) => "oceánov",
        (Parameter::Venus, Case::Nominative) => "stupnica Venuše",
        (Parameter::Venus, Case::Accusative) => "stupnicu Venuše",
        (Parameter::Venus, _) => "Venuše",
    }
}

/// A verb that agrees with a global parameter: „teplota stúpa“, „oceány stúpajú“.
pub(super) const fn agreeing(
    parameter: Parameter,
    singular: &'static str,
    plural: &'static str,
) -> &'static str {
    match parameter {
        Parameter::Oceans => plural,
        Parameter::Temperature | Parameter::Oxygen | Parameter::Venus => singular,
    }
}

/// „dlaždica mesta“, „dlaždica „Hlavné mesto““, in a case.
pub(super) fn tile(tile: Tile, case: Case) -> String {
    let noun = noun(Noun::of_tile(tile)).form(case, NumberForm::One);
    card_of_tile(tile).map_or_else(|| noun.to_owned(), |card| with_name(noun, card))
}

pub(super) fn reserved(reserved: Reserved) -> &'static str {
    name(card_of_area(reserved))
}

pub(super) const fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "kruh",
        Colour::Violet => "kosoštvorec",
        Colour::Bone => "kríž",
        Colour::Coral => "trojuholník",
        Colour::Amber => "štvorec",
    }
}

/// A kind of card, always feminine: for 1, 2 and 5, and as an object.
pub(super) const fn kind(kind: Kind) -> ([&'static str; 3], &'static str) {
    match kind {
        Kind::Automated => {
            (["automatická karta", "automatické karty", "automatických kariet"], "automatickú kartu")
        }
        Kind::Active => (["aktívna karta", "aktívne karty", "aktívnych kariet"], "aktívnu kartu"),
        Kind::Event => (["udalosť", "udalosti", "udalostí"], "udalosť"),
        Kind::Corporation => (["korporácia", "korporácie", "korporácií"], "korporáciu"),
        Kind::BeginnerCorporation => (
            ["korporácia pre začiatočníkov", "korporácie pre začiatočníkov", "korporácií pre začiatočníkov"],
            "korporáciu pre začiatočníkov",
        ),
        Kind::Prelude => (["predohra", "predohry", "predohier"], "predohru"),
        Kind::Colony => (["doštička kolónie", "doštičky kolónií", "doštičiek kolónií"], "doštičku kolónie"),
        Kind::Party => (["strana", "strany", "strán"], "stranu"),
        Kind::Global => {
            (["globálna udalosť", "globálne udalosti", "globálnych udalostí"], "globálnu udalosť")
        }
    }
}

pub(super) fn party(party: Party) -> &'static str {
    name(card(party.card()))
}

pub(super) const fn project(project: StandardProject) -> &'static str {
    match project {
        StandardProject::SellPatents => "Predaj patentov",
        StandardProject::PowerPlant => "Elektráreň",
        StandardProject::Asteroid => "Asteroid",
        StandardProject::AirScrapping => "Čistenie vzduchu",
        StandardProject::BufferGas => "Tlmiaci plyn",
        StandardProject::Colony => "Výstavba kolónie",
        StandardProject::Aquifer => "Vodo\u{ad}nosná vrstva",
        StandardProject::Greenery => "Zeleň",
        StandardProject::City => "Mesto",
        #[cfg(feature = "synthetic")]
        StandardProject::Synthetic => "Druhý dych",
    }
}

pub(crate) fn term(term: Term) -> &'static str {
    words! { term;
        Term::Resource(it) => alone(Noun::of_resource(it));
        Term::CardResource(it) => alone(Noun::of_card_resource(it));
        Term::Tag(it) => alone(Noun::of_tag(it));
        Term::Parameter(Parameter::Temperature) => "Teplota";
        Term::Parameter(Parameter::Oxygen) => "Kyslík";
        Term::Parameter(Parameter::Oceans) => "Oceány";
        Term::Parameter(Parameter::Venus) => "Venuša";
        Term::Tile(Tile::Ocean) => "Oceán";
        Term::Tile(Tile::Greenery) => "Zeleň";
        Term::Tile(Tile::City) => "Mesto";
        Term::Tile(it) => card_of_tile(it).map_or_else(|| alone(Noun::Tile), name);
        Term::TileClass(it) => alone(Noun::of_tiles(it));
        Term::Reserved(it) => reserved(it);
        Term::Project(it) => project(it);
        Term::Conversion(Conversion::Plants) => "Premena rastlín";
        Term::Conversion(Conversion::Heat) => "Premena tepla";
        Term::Phase(Phase::Setup) => "Príprava";
        Term::Phase(Phase::Draft) => "Draft";
        Term::Phase(Phase::Research) => "Fáza výskumu";
        Term::Phase(Phase::Action) => "Fáza akcií";
        Term::Phase(Phase::Production) => "Fáza produkcie";
        Term::Phase(Phase::Solar) => "Slnečná fáza";
        Term::Phase(Phase::Conversion) => "Posledná zeleň";
        Term::Phase(Phase::Over) => "Koniec hry";
        Term::Phase(Phase::Preludes) => "Predohry";
        Term::Kind(Kind::Automated) => "Automatická";
        Term::Kind(Kind::Active) => "Aktívna";
        Term::Kind(Kind::Event) => "Udalosť";
        Term::Kind(Kind::Corporation) => "Korporácia";
        Term::Kind(Kind::BeginnerCorporation) => "Korporácia pre začiatočníkov";
        Term::Kind(Kind::Prelude) => "Predohra";
        Term::Kind(Kind::Colony) => "Doštička kolónie";
        Term::Kind(Kind::Party) => "Strana";
        Term::Kind(Kind::Global) => "Globálna udalosť";
        Term::Module(Module::Base) => "Štandardná hra";
        Term::Module(Module::CorporateEra) => "Éra korporácií";
        Term::Module(Module::Prelude) => "Predohra";
        Term::Module(Module::Venus) => "Na rade Venuša";
        Term::Module(Module::Colonies) => "Kolónie";
        Term::Module(Module::Turmoil) => "Nepokoje";
        #[cfg(feature = "synthetic")] Term::Module(Module::Synthetic) => "Vymyslené karty";
        Term::Colony => alone(Noun::Colony);
        Term::Fleet => alone(Noun::Fleet);
        Term::Party(it) => party(it);
        Term::Influence => "Vplyv";
        Term::Delegate => alone(Noun::Delegate);
        Term::Chairman => "Predseda";
        Term::Leader => "Líder strany";
        Term::Rating => alone(Noun::Rating);
        Term::Points => alone(Noun::Point);
    }
}

pub(crate) const fn score_line(line: ScoreLine) -> &'static str {
    match line {
        ScoreLine::Rating => "Hodnotenie teraformácie",
        ScoreLine::Milestones => "Míľniky",
        ScoreLine::Awards => "Ocenenia",
        ScoreLine::Greeneries => "Zeleň",
        ScoreLine::Cities => "Zeleň vedľa miest",
        ScoreLine::Cards => "Karty",
        ScoreLine::Committee => "Výbor",
        ScoreLine::Total => "Spolu",
    }
}

/// A number with a true minus sign.
pub(super) fn signed(number: i32) -> String {
    shown(number)
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

/// A number of things as the subject of a sentence: „1 rastlina“, „−2 symboly vedy“.
pub(super) fn counted(number: i32, of: Noun) -> String {
    phrase::counted(number, of, Case::Nominative)
}

/// Items one after the other: „a, b, c“.
pub(super) fn listed<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    let items: Vec<S> = items.into_iter().collect();
    items.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", ")
}

/// „1 krok“, „2 kroky“, „5 krokov“, as a subject or an object.
pub(super) fn steps(number: i32) -> String {
    object(number, Noun::Step)
}

/// A number of a resource as the subject of a sentence.
pub(super) fn resources(number: i32, of: Resource) -> String {
    counted(number, Noun::of_resource(of))
}

/// A number of a resource as the object of a sentence.
pub(super) fn resources_object(number: i32, of: Resource) -> String {
    object(number, Noun::of_resource(of))
}

/// What pays: a resource of the stock or of a card.
pub(super) fn payer(with: Payer) -> Noun {
    match with {
        Payer::Stock(it) => Noun::of_resource(it),
        Payer::Card(id) => card(id).holds.map_or(Noun::Resource, Noun::of_card_resource),
    }
}

/// The card that a payment comes from, with its preposition and a space before it; nothing of the stock.
pub(super) fn from_payer(with: Payer) -> String {
    match with {
        Payer::Stock(_) => String::new(),
        Payer::Card(id) => format!(" {}", with_name("z karty", card(id))),
    }
}

/// A number of what a card stores, as the subject of a sentence.
pub(super) fn stored(number: i32, of: CardResource) -> String {
    counted(number, Noun::of_card_resource(of))
}

/// A number of what a card stores, as the object of a sentence.
pub(super) fn stored_object(number: i32, of: CardResource) -> String {
    object(number, Noun::of_card_resource(of))
}

/// „1 karta“, „2 karty“, „5 kariet“.
pub(super) fn cards(number: i32) -> String {
    counted(number, Noun::Card)
}

/// „1 kartu“, „2 karty“, „5 kariet“, as an object.
pub(super) fn cards_object(number: i32) -> String {
    object(number, Noun::Card)
}

/// „a, b a c“.
pub(super) fn and<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "a")
}

/// „a, b aj c“: of each of them by itself.
pub(super) fn and_each<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "aj")
}

/// „a, b alebo c“.
pub(super) fn or<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "alebo")
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
        (365 * 86_400, "rokom", "rokmi"),
        (30 * 86_400, "mesiacom", "mesiacmi"),
        (86_400, "dňom", "dňami"),
        (3_600, "hodinou", "hodinami"),
        (60, "minútou", "minútami"),
    ];
    match SPANS.into_iter().find(|(span, ..)| seconds >= *span) {
        None => "práve teraz".to_owned(),
        Some((span, one, several)) => {
            let number = seconds / span;
            format!("pred {number} {}", if number == 1 { one } else { several })
        }
    }
}

/// What conditions hold within, of cards: behind „na tvojich kartách“, „na nej“.
pub(super) fn leeway(number: u8) -> String {
    format!("platia podmienky teploty, kyslíka a oceánov {}", within(number))
}

/// „s odchýlkou do 2 krokov nahor či nadol“.
pub(super) fn within(number: u8) -> String {
    let steps = phrase::counted(number.into(), Noun::Step, Case::Genitive);
    format!("s odchýlkou do {steps} nahor či nadol")
}

pub(super) fn changes(mine: &[Changed]) -> String {
    listed(mine.iter().map(change))
}

/// „+2 tepla“, „+1 k produkcii ocele“.
pub(super) fn change(of: &Changed) -> String {
    let (by, sign) = (of.to - of.from, with_sign(of.to - of.from));
    let counted = |of: Noun| format!("{sign} {}", noun(of).form(Case::Nominative, phrase::plural(by)));
    say! { of.figure;
        Figure::Stock(it) => (counted(Noun::of_resource(it)));
        Figure::Production(it) => "{} k produkcii {}", sign, noun(Noun::of_resource(it)).unnumbered(Case::Genitive);
        Figure::Rating => "{} HT", sign;
        Figure::Hand => "{} v ruke", counted(Noun::Card);
        Figure::Points => "{}, keby sa hra skončila teraz", counted(Noun::Point);
    }
}

/// „Zostáva“ or „Zostávajú“ before a number.
pub(super) fn verb_of(number: i32, singular: &'static str, plural: &'static str) -> &'static str {
    of_number(number, [singular, plural, singular])
}

/// „+2 dlaždice oceánu“, „+1 krok teploty“.
pub(super) fn recapped(&(of, by): &RecapChange) -> String {
    let some = |of: Noun| noun(of).form(Case::Nominative, phrase::plural(by));
    say! { of;
        RecapFigure::Of(Figure::Points) => "{} {}", with_sign(by), some(Noun::Point);
        RecapFigure::Of(figure) => (change(&Changed { figure, from: 0, to: by }));
        RecapFigure::OnCard(id) => "{} {} na karte „{}“", with_sign(by), some(card(id).holds.map_or(Noun::Resource, Noun::of_card_resource)), name(card(id));
        RecapFigure::Step(of) => "{} {} {}", with_sign(by), some(Noun::Step), parameter(of, Case::Genitive);
        RecapFigure::Tile(tile) => "{} {}{}", with_sign(by), some(Noun::of_tile(tile)), special(tile);
    }
}

/// The name behind a special tile: „ „Hlavné mesto““.
fn special(tile: Tile) -> String {
    card_of_tile(tile).map(|of| format!(" „{}“", name(of))).unwrap_or_default()
}
