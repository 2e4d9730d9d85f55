//! Nouns, numbers and the words of the vocabulary.

use crate::ares::{most_steps, zone_levels};
use crate::text::Language;
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::slovak::alone::alone;
use crate::text::slovak::noun::noun;
use crate::text::slovak::phrase::{counted as number_of, object, of_number};
use crate::text::slovak::terms::{and, or, signed};

pub(super) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "karta" } else { Language::Slovak.name_of(card.name) }
}

/// „kartu „Vtáky““; a hidden one by the noun alone.
pub(super) fn with_name(noun: &str, card: &Card) -> String {
    if card.id == CardId::HIDDEN { noun.to_owned() } else { format!("{noun} „{}“", name(card)) }
}

/// A number of something as the subject of a sentence: „2 tepla“, „−1 M€“, „5 symbolov vedy“.
pub(super) fn numbered(number: impl Into<i32>, of: Noun) -> String {
    number_of(number.into(), of, Case::Nominative)
}

/// „a, b a c“.
pub(super) fn and_all(items: impl Iterator<Item = String>) -> String {
    and(&items.collect::<Vec<_>>())
}

/// A number of a resource as the subject of a sentence.
pub(super) fn stocks(number: impl Into<i32>, of: Stock) -> String {
    numbered(number, Noun::of_stock(of))
}

/// A number of a resource as the object of a sentence.
pub(super) fn stocks_object(number: impl Into<i32>, of: Stock) -> String {
    object(number.into(), Noun::of_stock(of))
}

/// „5 M€“.
pub(super) fn money(number: impl Into<i32>) -> String {
    stocks(number, Stock::MegaCredits)
}

/// What something is of: „rastlín“, „tepla“.
pub(super) const fn stuff(of: Stock) -> &'static str {
    noun(Noun::of_stock(of)).unnumbered(Case::Genitive)
}

/// What a metal is of: „ocele“, „titánu“.
pub(super) const fn metal(of: Capacity) -> &'static str {
    noun(Noun::of_capacity(of)).unnumbered(Case::Genitive)
}

/// Resources on cards of which one is meant: „zvieratá alebo mikróby“.
pub(super) fn or_specials(kinds: &[SpecialResource], number: NumberForm, case: Case) -> String {
    or(&kinds.iter().map(|&kind| noun(Noun::of_special(kind)).form(case, number)).collect::<Vec<_>>())
}

/// A number of resources of one of these kinds, as an object: „2 mikróby“, „1 zviera alebo mikrób“.
pub(super) fn specials(number: u8, kinds: &[SpecialResource]) -> String {
    if kinds.len() == SpecialResource::ALL.len() {
        return object(number.into(), Noun::Resource);
    }
    let form = of_number(number.into(), [NumberForm::One, NumberForm::Few, NumberForm::Many]);
    format!("{number} {}", or_specials(kinds, form, Case::Accusative))
}

/// What tags are of, of which one is meant: „zvieraťa alebo rastliny“.
pub(super) fn or_tags(of: &[Tag]) -> String {
    let word = |&it: &Tag| {
        noun(Noun::of_ares_tag(it)).form(Case::Nominative, NumberForm::One).trim_start_matches("symbol ")
    };
    or(&of.iter().map(word).collect::<Vec<_>>())
}

/// „symbol rastliny“, „symbol zvieraťa alebo rastliny“, as a subject or an object.
pub(super) fn any_tag(of: &[Tag]) -> String {
    format!("symbol {}", or_tags(of))
}

/// „so symbolom zvieraťa alebo rastliny“.
pub(super) fn with_any_tag(of: &[Tag]) -> String {
    format!("so symbolom {}", or_tags(of))
}

/// A track as the subject of a sentence.
pub(super) const fn track(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "kyslík",
        ZoneTrack::Temperature => "teplota",
    }
}

/// A track as the object of a sentence.
pub(super) const fn track_object(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "kyslík",
        ZoneTrack::Temperature => "teplotu",
    }
}

/// What a step is of.
pub(super) const fn of_track(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "kyslíka",
        ZoneTrack::Temperature => "teploty",
    }
}

/// The colour of a zone: as a subject for 1, 2 and 5, and in the locative with its preposition.
const fn zone_forms(zone: Zone) -> ([&'static str; 3], &'static str) {
    match zone {
        Zone::Purple => (["fialová", "fialové", "fialových"], "vo fialovej"),
        Zone::Red => (["červená", "červené", "červených"], "v červenej"),
        Zone::Yellow => (["žltá", "žlté", "žltých"], "v žltej"),
        Zone::White => (["biela", "biele", "bielych"], "v bielej"),
    }
}

/// The colour of a zone as a subject: „fialová“.
pub(super) const fn zone(zone: Zone) -> &'static str {
    let ([one, ..], _) = zone_forms(zone);
    one
}

/// „v červenej zóne“.
pub(super) fn in_zone(zone: Zone) -> String {
    format!("{} zóne", zone_forms(zone).1)
}

/// Colours of which one is meant, of cards in a case and a number: „modrú alebo červenú“.
pub(super) fn colours(of: &[CardColour], number: NumberForm, case: Case) -> String {
    let colour = |&it: &CardColour| {
        let words = noun(Noun::of_colour(it)).form(case, number);
        words.split_once(' ').map_or(words, |(colour, _)| colour)
    };
    or(&of.iter().map(colour).collect::<Vec<_>>())
}

pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "Rozvoj",
        Phase::Construction => "Výstavba",
        Phase::Action => "Akcie",
        Phase::Production => "Produkcia",
        Phase::Research => "Výskum",
    }
}

/// What a phase is of: „rozvoja“ of „fáza rozvoja“.
const fn of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "rozvoja",
        Phase::Construction => "výstavby",
        Phase::Action => "akcií",
        Phase::Production => "produkcie",
        Phase::Research => "výskumu",
    }
}

/// „fáza akcií“.
pub(super) fn the_phase(of: Phase) -> String {
    format!("fáza {}", of_phase(of))
}

/// „fázu akcií“.
pub(super) fn phase_object(of: Phase) -> String {
    format!("fázu {}", of_phase(of))
}

pub(super) const fn phase_number(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "I",
        Phase::Construction => "II",
        Phase::Action => "III",
        Phase::Production => "IV",
        Phase::Research => "V",
    }
}

pub(super) const fn term(term: AresTerm) -> &'static str {
    words! { term;
        AresTerm::Stock(it) => alone(Noun::of_stock(it));
        AresTerm::Capacity(it) => alone(Noun::of_capacity(it));
        AresTerm::SpecialResource(it) => alone(Noun::of_special(it));
        AresTerm::Tag(it) => alone(Noun::of_ares_tag(it));
        AresTerm::Track(ZoneTrack::Oxygen) => "Kyslík";
        AresTerm::Track(ZoneTrack::Temperature) => "Teplota";
        AresTerm::Zone(Zone::Purple) => "Fialová";
        AresTerm::Zone(Zone::Red) => "Červená";
        AresTerm::Zone(Zone::Yellow) => "Žltá";
        AresTerm::Zone(Zone::White) => "Biela";
        AresTerm::Colour(it) => alone(Noun::of_colour(it));
        AresTerm::Phase(it) => phase(it);
        AresTerm::Ocean => "Oceány";
        AresTerm::Forest => "Lesy";
        AresTerm::Rating => "Hodnotenie teraformácie";
        AresTerm::Points => "Víťazné body";
        AresTerm::Card => "Karty";
        AresTerm::Corporation => "Korporácia";
    }
}

/// A number of things as the subject of a sentence.
pub(super) fn counted(number: i32, term: AresTerm) -> String {
    say! { term;
        AresTerm::Stock(it) => (stocks(number, it));
        AresTerm::Capacity(it) => (numbered(number, Noun::of_capacity(it)));
        AresTerm::SpecialResource(it) => (numbered(number, Noun::of_special(it)));
        AresTerm::Tag(it) => (numbered(number, Noun::of_ares_tag(it)));
        AresTerm::Track(it) => "{} {}", numbered(number, Noun::Step), of_track(it);
        AresTerm::Zone(it) => "{} {} {}", signed(number), of_number(number, zone_forms(it).0), of_number(number, ["zóna", "zóny", "zón"]);
        AresTerm::Colour(it) => (numbered(number, Noun::of_colour(it)));
        AresTerm::Phase(it) => "{} {} {}", signed(number), of_number(number, ["fáza", "fázy", "fáz"]), of_phase(it);
        AresTerm::Ocean => "{} {}", signed(number), of_number(number, ["oceán", "oceány", "oceánov"]);
        AresTerm::Forest => (numbered(number, Noun::ForestToken));
        AresTerm::Rating => (numbered(number, Noun::Rating));
        AresTerm::Points => (numbered(number, Noun::Point));
        AresTerm::Card => (numbered(number, Noun::Card));
        AresTerm::Corporation => "{} {}", signed(number), of_number(number, ["korporácia", "korporácie", "korporácií"]);
    }
}

/// What income and rewards bring, to stand in [`amounts`].
pub(super) const INCOME: [AresTerm; 4] = [
    AresTerm::Stock(Stock::MegaCredits),
    AresTerm::Stock(Stock::Heat),
    AresTerm::Stock(Stock::Plants),
    AresTerm::Card,
];

/// The amounts that are not 0: „2 M€“, „1 rastlina“.
pub(super) fn amounts<const N: usize>(numbers: [impl Into<i32>; N], of: [AresTerm; N]) -> Vec<String> {
    let all = numbers.map(Into::into).into_iter().zip(of).filter(|(number, _)| *number != 0);
    all.map(|(number, of)| counted(number, of)).collect()
}

pub(super) const fn score_line(line: AresScoreLine) -> &'static str {
    match line {
        AresScoreLine::Rating => "Hodnotenie teraformácie",
        AresScoreLine::Forests => "Lesy",
        AresScoreLine::Cards => "Karty",
        AresScoreLine::Total => "Spolu",
    }
}

/// Colour and tags of a card, in one line.
pub(super) fn card_head(card: &Card) -> String {
    let form = card.colour.map_or(AresTerm::Corporation, AresTerm::Colour);
    let tags = card.tags.iter().map(|&tag| AresTerm::Tag(tag));
    [form].into_iter().chain(tags).map(term).collect::<Vec<_>>().join(", ")
}

pub(super) fn in_unit(track: ZoneTrack, level: i8) -> String {
    say! { track;
        ZoneTrack::Oxygen => "{} %", signed(level.into());
        ZoneTrack::Temperature => "{} °C", signed(level.into());
    }
}

pub(super) fn level(track: ZoneTrack, steps: u8) -> String {
    let ((lowest, _), (_, highest)) = (zone_levels(track, Zone::Purple), zone_levels(track, Zone::White));
    let each = (highest - lowest) / most_steps(track) as i8;
    in_unit(track, lowest + each * steps as i8)
}

/// A zone with its limits: „Žltá: −8 až 0 °C“.
pub(super) fn zone_label(track: ZoneTrack, of: Zone) -> String {
    let (lowest, highest) = zone_levels(track, of);
    format!("{}: {} až {}", term(AresTerm::Zone(of)), signed(lowest.into()), in_unit(track, highest))
}

/// „2 M€ a 1 rastlina“.
pub(super) fn ocean_reward(reward: OceanReward) -> String {
    let OceanReward { money, plants, cards } = reward;
    and(&amounts([money, 0, plants, cards], INCOME))
}
