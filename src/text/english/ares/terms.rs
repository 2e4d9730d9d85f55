//! Nouns and their plural.

use crate::ares::{most_steps, zone_levels};
use crate::text::ares::prelude::*;
use crate::text::english::noun;
use crate::text::english::noun::{alone, noun, tag_name};
use crate::text::english::terms::{and, article, or, plural, signed};

pub(super) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "a card" } else { card.name }
}

/// A number of something: "2 heat", "−1 M€".
pub(super) fn numbered(number: impl Into<i32>, of: Noun) -> String {
    let number = number.into();
    format!("{} {}", signed(number), noun(of, number))
}

/// "a, b and c".
pub(super) fn and_all(items: impl Iterator<Item = String>) -> String {
    and(&items.collect::<Vec<_>>())
}

pub(super) fn stocks(number: impl Into<i32>, of: Stock) -> String {
    numbered(number, Noun::of_stock(of))
}

/// "5 M€".
pub(super) fn money(number: impl Into<i32>) -> String {
    stocks(number, Stock::MegaCredits)
}

/// "much heat", "many plants".
pub(super) fn much(of: Stock) -> String {
    format!("{} {}", noun::much(Noun::of_stock(of)), noun(Noun::of_stock(of), 2))
}

/// Steel or titanium, in any number.
pub(super) const fn capacity(capacity: Capacity) -> &'static str {
    noun(Noun::of_capacity(capacity), 2)
}

/// Resources on cards of which one is meant: "animals or microbes".
pub(super) fn or_specials(kinds: &[SpecialResource], number: i32) -> String {
    or(&kinds.iter().map(|&kind| noun(Noun::of_special(kind), number)).collect::<Vec<_>>())
}

/// A number of resources of one of these kinds: "2 microbes", "1 animal or microbe".
pub(super) fn specials(number: u8, kinds: &[SpecialResource]) -> String {
    if kinds.len() == SpecialResource::ALL.len() {
        return numbered(number, Noun::Resource);
    }
    format!("{number} {}", or_specials(kinds, number.into()))
}

/// Tags of which one is meant, without the word itself: "animal or plant".
pub(super) fn or_tags(of: &[Tag]) -> String {
    or(&of.iter().map(|&it| tag_name(Noun::of_ares_tag(it))).collect::<Vec<_>>())
}

/// "a plant tag", "an animal or plant tag".
pub(super) fn any_tag(of: &[Tag]) -> String {
    format!("{} {} tag", article(&or_tags(of)), or_tags(of))
}

pub(super) const fn track(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "oxygen",
        ZoneTrack::Temperature => "the temperature",
    }
}

pub(super) fn zone(zone: Zone) -> String {
    term(AresTerm::Zone(zone)).to_lowercase()
}

/// Colours of which one is meant: "blue or red".
pub(super) fn colours(of: &[CardColour]) -> String {
    or(&of.iter().map(|&it| term(AresTerm::Colour(it)).to_lowercase()).collect::<Vec<_>>())
}

pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "Development",
        Phase::Construction => "Construction",
        Phase::Action => "Action",
        Phase::Production => "Production",
        Phase::Research => "Research",
    }
}

pub(super) fn the_phase(of: Phase) -> String {
    format!("the {} phase", phase(of).to_lowercase())
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
        AresTerm::Track(ZoneTrack::Oxygen) => "Oxygen";
        AresTerm::Track(ZoneTrack::Temperature) => "Temperature";
        AresTerm::Zone(Zone::Purple) => "Purple";
        AresTerm::Zone(Zone::Red) => "Red";
        AresTerm::Zone(Zone::Yellow) => "Yellow";
        AresTerm::Zone(Zone::White) => "White";
        AresTerm::Colour(it) => alone(Noun::of_colour(it));
        AresTerm::Phase(it) => phase(it);
        AresTerm::Ocean => "Oceans";
        AresTerm::Forest => "Forests";
        AresTerm::Rating => "Terraform rating";
        AresTerm::Points => "Victory points";
        AresTerm::Card => "Cards";
        AresTerm::Corporation => "Corporation";
    }
}

pub(super) fn counted(number: i32, term: AresTerm) -> String {
    say! { term;
        AresTerm::Stock(it) => (stocks(number, it));
        AresTerm::Capacity(it) => (numbered(number, Noun::of_capacity(it)));
        AresTerm::SpecialResource(it) => (numbered(number, Noun::of_special(it)));
        AresTerm::Tag(it) => (numbered(number, Noun::of_ares_tag(it)));
        AresTerm::Track(ZoneTrack::Oxygen) => "{} of oxygen", numbered(number, Noun::Step);
        AresTerm::Track(ZoneTrack::Temperature) => "{} of temperature", numbered(number, Noun::Step);
        AresTerm::Zone(it) => "{} {} {}", signed(number), zone(it), plural(number, "zone", "zones");
        AresTerm::Colour(it) => (numbered(number, Noun::of_colour(it)));
        AresTerm::Phase(it) => "{} {} {}", signed(number), phase(it).to_lowercase(), plural(number, "phase", "phases");
        AresTerm::Ocean => "{} {}", signed(number), plural(number, "ocean", "oceans");
        AresTerm::Forest => (numbered(number, Noun::ForestToken));
        AresTerm::Rating => (numbered(number, Noun::Rating));
        AresTerm::Points => (numbered(number, Noun::Point));
        AresTerm::Card => (numbered(number, Noun::Card));
        AresTerm::Corporation => "{} {}", signed(number), plural(number, "corporation", "corporations");
    }
}

/// What income and rewards bring, to stand in [`amounts`].
pub(super) const INCOME: [AresTerm; 4] = [
    AresTerm::Stock(Stock::MegaCredits),
    AresTerm::Stock(Stock::Heat),
    AresTerm::Stock(Stock::Plants),
    AresTerm::Card,
];

/// The amounts that are not 0: "2 M€", "1 plant".
pub(super) fn amounts<const N: usize>(numbers: [impl Into<i32>; N], of: [AresTerm; N]) -> Vec<String> {
    let all = numbers.map(Into::into).into_iter().zip(of).filter(|(number, _)| *number != 0);
    all.map(|(number, of)| counted(number, of)).collect()
}

pub(super) const fn score_line(line: AresScoreLine) -> &'static str {
    match line {
        AresScoreLine::Rating => "Terraform rating",
        AresScoreLine::Forests => "Forests",
        AresScoreLine::Cards => "Cards",
        AresScoreLine::Total => "Total",
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

/// A zone with its limits: "Yellow: −8 to 0 °C".
pub(super) fn zone_label(track: ZoneTrack, of: Zone) -> String {
    let (lowest, highest) = zone_levels(track, of);
    format!("{}: {} to {}", term(AresTerm::Zone(of)), signed(lowest.into()), in_unit(track, highest))
}

/// "2 M€ and 1 plant".
pub(super) fn ocean_reward(reward: OceanReward) -> String {
    let OceanReward { money, plants, cards } = reward;
    and(&amounts([money, 0, plants, cards], INCOME))
}
