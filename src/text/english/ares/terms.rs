//! Nouns and their plural.

use crate::ares::cards::{
    Capacity, Card, CardColour, CardId, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack,
};
use crate::ares::{OceanReward, most_steps, zone_levels};
use crate::text::ares::{AresScoreLine, AresTerm};
use crate::text::english::noun::noun;
use crate::text::english::terms::{and, article, or, plural, signed};
use crate::text::plan::Noun;
use crate::text::say::words;

/// A card's name.
pub(super) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "a card" } else { card.name }
}

/// A resource in stock.
pub(super) const fn stock(stock: Stock, number: i32) -> &'static str {
    noun(Noun::of_stock(stock), number)
}

/// A number of a resource in stock.
pub(super) fn stocks(number: i32, of: Stock) -> String {
    format!("{} {}", signed(number), stock(of, number))
}

/// "much" or "many".
pub(super) const fn much(stock: Stock) -> &'static str {
    crate::text::english::noun::much(Noun::of_stock(stock))
}

/// Steel or titanium, in any number.
pub(super) const fn capacity(capacity: Capacity) -> &'static str {
    noun(Noun::of_capacity(capacity), 2)
}

/// A resource on cards.
pub(super) const fn special(kind: SpecialResource, number: i32) -> &'static str {
    noun(Noun::of_special(kind), number)
}

/// A number of resources of one of these kinds: "2 microbes", "1 animal or microbe".
pub(super) fn specials(number: i32, kinds: &[SpecialResource]) -> String {
    if kinds.len() == SpecialResource::ALL.len() {
        return format!("{number} {}", plural(number, "resource", "resources"));
    }
    let names: Vec<&str> = kinds.iter().map(|&kind| special(kind, number)).collect();
    format!("{number} {}", or(&names))
}

/// A tag, without the word itself.
pub(super) const fn tag(tag: Tag) -> &'static str {
    match tag {
        Tag::Building => "building",
        Tag::Space => "space",
        Tag::Power => "power",
        Tag::Science => "science",
        Tag::Jovian => "Jovian",
        Tag::Earth => "Earth",
        Tag::Plant => "plant",
        Tag::Microbe => "microbe",
        Tag::Animal => "animal",
        Tag::Event => "event",
    }
}

/// A number of tags.
pub(super) fn tags(number: i32, of: Tag) -> String {
    format!("{number} {}", noun(Noun::of_ares_tag(of), number))
}

/// "a plant tag", "an animal or plant tag".
pub(super) fn any_tag(of: &[Tag]) -> String {
    let names: Vec<&str> = of.iter().map(|&it| tag(it)).collect();
    let names = or(&names);
    format!("{} {names} tag", article(&names))
}

/// A track within a sentence.
pub(super) const fn track(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "oxygen",
        ZoneTrack::Temperature => "the temperature",
    }
}

/// A track without its article.
pub(super) const fn bare(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "oxygen",
        ZoneTrack::Temperature => "temperature",
    }
}

/// A zone within a sentence.
pub(super) const fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Purple => "purple",
        Zone::Red => "red",
        Zone::Yellow => "yellow",
        Zone::White => "white",
    }
}

/// A colour of cards within a sentence.
pub(super) const fn colour(colour: CardColour) -> &'static str {
    match colour {
        CardColour::Green => "green",
        CardColour::Blue => "blue",
        CardColour::Red => "red",
    }
}

/// Colours of which one is meant: "blue or red".
pub(super) fn colours(of: &[CardColour]) -> String {
    let names: Vec<&str> = of.iter().map(|&it| colour(it)).collect();
    or(&names)
}

/// The name of a phase.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "Development",
        Phase::Construction => "Construction",
        Phase::Action => "Action",
        Phase::Production => "Production",
        Phase::Research => "Research",
    }
}

/// A phase within a sentence.
pub(super) fn the_phase(of: Phase) -> String {
    format!("the {} phase", phase(of).to_lowercase())
}

/// The number of a phase, as cards show it.
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
        AresTerm::Stock(Stock::MegaCredits) => "M€";
        AresTerm::Stock(Stock::Heat) => "Heat";
        AresTerm::Stock(Stock::Plants) => "Plants";
        AresTerm::Capacity(Capacity::Steel) => "Steel";
        AresTerm::Capacity(Capacity::Titanium) => "Titanium";
        AresTerm::SpecialResource(SpecialResource::Animal) => "Animal";
        AresTerm::SpecialResource(SpecialResource::Microbe) => "Microbe";
        AresTerm::SpecialResource(SpecialResource::Science) => "Science";
        AresTerm::Tag(Tag::Building) => "Building";
        AresTerm::Tag(Tag::Space) => "Space";
        AresTerm::Tag(Tag::Power) => "Power";
        AresTerm::Tag(Tag::Science) => "Science";
        AresTerm::Tag(Tag::Jovian) => "Jovian";
        AresTerm::Tag(Tag::Earth) => "Earth";
        AresTerm::Tag(Tag::Plant) => "Plant";
        AresTerm::Tag(Tag::Microbe) => "Microbe";
        AresTerm::Tag(Tag::Animal) => "Animal";
        AresTerm::Tag(Tag::Event) => "Event";
        AresTerm::Track(ZoneTrack::Oxygen) => "Oxygen";
        AresTerm::Track(ZoneTrack::Temperature) => "Temperature";
        AresTerm::Zone(Zone::Purple) => "Purple";
        AresTerm::Zone(Zone::Red) => "Red";
        AresTerm::Zone(Zone::Yellow) => "Yellow";
        AresTerm::Zone(Zone::White) => "White";
        AresTerm::Colour(CardColour::Green) => "Green";
        AresTerm::Colour(CardColour::Blue) => "Blue";
        AresTerm::Colour(CardColour::Red) => "Red";
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
    let noun = match term {
        AresTerm::Stock(it) => stock(it, number).to_owned(),
        AresTerm::Capacity(it) => capacity(it).to_owned(),
        AresTerm::SpecialResource(it) => special(it, number).to_owned(),
        AresTerm::Tag(it) => format!("{} {}", tag(it), plural(number, "tag", "tags")),
        AresTerm::Track(it) => format!("{} of {}", plural(number, "step", "steps"), bare(it)),
        AresTerm::Zone(it) => format!("{} {}", zone(it), plural(number, "zone", "zones")),
        AresTerm::Colour(it) => format!("{} {}", colour(it), plural(number, "card", "cards")),
        AresTerm::Phase(it) => {
            format!("{} {}", phase(it).to_lowercase(), plural(number, "phase", "phases"))
        }
        AresTerm::Ocean => plural(number, "ocean", "oceans").to_owned(),
        AresTerm::Forest => plural(number, "forest token", "forest tokens").to_owned(),
        AresTerm::Rating => "TR".to_owned(),
        AresTerm::Points => "VP".to_owned(),
        AresTerm::Card => plural(number, "card", "cards").to_owned(),
        AresTerm::Corporation => plural(number, "corporation", "corporations").to_owned(),
    };
    format!("{} {noun}", signed(number))
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
    let words: Vec<_> = [form].into_iter().chain(tags).map(term).collect();
    words.join(", ")
}

/// A level of a track with its unit.
pub(super) fn in_unit(track: ZoneTrack, level: i8) -> String {
    let level = signed(level.into());
    match track {
        ZoneTrack::Oxygen => format!("{level} %"),
        ZoneTrack::Temperature => format!("{level} °C"),
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
    let items = [
        (money, AresTerm::Stock(Stock::MegaCredits)),
        (plants, AresTerm::Stock(Stock::Plants)),
        (cards, AresTerm::Card),
    ];
    let given = items.into_iter().filter(|(number, _)| *number > 0);
    and(&given.map(|(number, term)| counted(number.into(), term)).collect::<Vec<_>>())
}
