//! Names of things, and their numbers.

use crate::ares::{most_steps, zone_levels};
use crate::text::ares::prelude::*;
pub(super) use crate::text::grammar::isolated;
use crate::text::hebrew::noun::alone;
use crate::text::hebrew::phrase;
use crate::text::hebrew::terms as general;
pub(super) use crate::text::hebrew::terms::{and, attached, bulk, or, sentence};
use crate::text::{Called, Language};

pub(super) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "קלף" } else { Language::Hebrew.name_of(card.name) }
}

/// A card within a sentence: its name, or the word for a hidden one.
pub(super) fn called(card: &Card) -> String {
    if card.id == CardId::HIDDEN { name(card).to_owned() } else { isolated(name(card)) }
}

/// A card as the object of a verb: «את Birds»; a hidden one is indefinite.
pub(super) fn object(card: &Card) -> String {
    if card.id == CardId::HIDDEN { name(card).to_owned() } else { format!("את {}", called(card)) }
}

/// A card behind a noun: «הקלף Birds»; a hidden one is the noun alone, without the article.
pub(super) fn titled(noun: &str, card: &Card) -> String {
    if card.id == CardId::HIDDEN { noun.to_owned() } else { format!("ה{noun} {}", called(card)) }
}

/// A card behind the word for it.
pub(super) fn the_card(card: &Card) -> String {
    titled("קלף", card)
}

/// A card behind the word for it and a preposition that takes the place of the article: «בקלף Birds».
pub(super) fn by_card(letter: char, card: &Card) -> String {
    if card.id == CardId::HIDDEN {
        format!("{letter}קלף")
    } else {
        format!("{letter}קלף {}", called(card))
    }
}

/// A number that keeps its direction.
pub(super) fn figures(number: impl Into<i32>) -> String {
    general::figures(number.into())
}

/// A number of something: «2 יחידות חום», «צמח אחד».
pub(super) fn numbered(number: impl Into<i32>, of: Noun) -> String {
    general::counted(number.into(), of)
}

/// A number of what is no [`Noun`]: the words for one of them, or a number before their plural.
pub(super) fn number_of(number: impl Into<i32>, one: &str, several: &str) -> String {
    match number.into() {
        1 => one.to_owned(),
        number => format!("{} {several}", figures(number)),
    }
}

/// A word that agrees with a number of things, given for one (masculine, feminine) and for several (masculine, feminine).
pub(super) fn agreeing(number: impl Into<i32>, of: Noun, words: [&'static str; 4]) -> &'static str {
    general::agreeing(general::gender(of), number.into(), words)
}

/// «חסר», «חסרה», «חסרים» or «חסרות», before a number of something.
pub(super) fn lacks(number: impl Into<i32>, of: Noun) -> &'static str {
    agreeing(number, of, ["חסר", "חסרה", "חסרים", "חסרות"])
}

/// «מספר זהה של צמחים», «כמות זהה של חום».
pub(super) fn that_many(of: Noun) -> String {
    phrase::that_many(of)
}

/// «מספר כלשהו של קלפים», «כמות כלשהי של חום».
pub(super) fn any_number(of: Noun) -> String {
    phrase::any_number(of)
}

/// «א, ב וג».
pub(super) fn and_all(items: impl Iterator<Item = String>) -> String {
    and(&items.collect::<Vec<_>>())
}

/// «קלף אחד», «2 קלפים».
pub(super) fn cards(number: impl Into<i32>) -> String {
    numbered(number, Noun::Card)
}

/// «בשלב אחד», «ב־2 שלבים».
pub(super) fn by_steps(number: impl Into<i32>) -> String {
    general::by_steps(number.into())
}

/// «סבב אחד», «3 סבבים».
pub(super) fn rounds(number: u8) -> String {
    number_of(number, "סבב אחד", "סבבים")
}

/// «אחד» or a number of masculine things that were named before.
pub(super) fn of_them(number: u8) -> String {
    if number == 1 { "אחד".to_owned() } else { figures(number) }
}

pub(super) fn stocks(number: impl Into<i32>, of: Stock) -> String {
    numbered(number, Noun::of_stock(of))
}

/// «5 מ״ש».
pub(super) fn money(number: impl Into<i32>) -> String {
    stocks(number, Stock::MegaCredits)
}

/// A resource without a number.
pub(super) const fn stuff(of: Stock) -> &'static str {
    bulk(Noun::of_stock(of))
}

/// Steel or titanium, in any number.
pub(super) const fn capacity(capacity: Capacity) -> &'static str {
    bulk(Noun::of_capacity(capacity))
}

/// One unit of steel or titanium.
pub(super) const fn a_capacity(capacity: Capacity) -> &'static str {
    general::one(Noun::of_capacity(capacity))
}

/// A noun as it stands with a number, without the number.
pub(super) const fn form(of: Noun, number: i32) -> &'static str {
    general::form(of, number)
}

/// Resources on cards of which one is meant: «חיות או יצורונים».
pub(super) fn or_specials(kinds: &[SpecialResource]) -> String {
    if kinds.len() == SpecialResource::ALL.len() {
        return bulk(Noun::Resource).to_owned();
    }
    or(&kinds.iter().map(|&kind| bulk(Noun::of_special(kind))).collect::<Vec<_>>())
}

/// A number of resources of one of these kinds: «2 יצורונים», «חיה אחת או יצורון אחד».
pub(super) fn specials(number: u8, kinds: &[SpecialResource]) -> String {
    if kinds.len() == SpecialResource::ALL.len() {
        return numbered(number, Noun::Resource);
    }
    or(&kinds.iter().map(|&kind| numbered(number, Noun::of_special(kind))).collect::<Vec<_>>())
}

/// Tags of which one is meant: «תג צמח», «תג בעלי חיים או צמח».
pub(super) fn any_tag(of: &[Tag]) -> String {
    if let [only] = of {
        return general::one(Noun::of_ares_tag(*only)).to_owned();
    }
    format!("תג {}", or(&of.iter().map(|&it| alone(Noun::of_ares_tag(it))).collect::<Vec<_>>()))
}

pub(super) const fn track(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "החמצן",
        ZoneTrack::Temperature => "הטמפרטורה",
    }
}

/// A word that agrees with a track, given for the masculine and the feminine.
pub(super) const fn of_track(track: ZoneTrack, words: [&'static str; 2]) -> &'static str {
    match track {
        ZoneTrack::Oxygen => words[0],
        ZoneTrack::Temperature => words[1],
    }
}

/// «תחום אדום», without the noun and for all of its kind: «אדום».
pub(super) const fn zone(zone: Zone) -> &'static str {
    term(AresTerm::Zone(zone))
}

/// Colours of one card of which one is meant: «כחול או אדום».
pub(super) fn colours(of: &[CardColour]) -> String {
    or(&of.iter().map(|&it| term(AresTerm::Colour(it))).collect::<Vec<_>>())
}

/// Colours of several cards: «כחולים או אדומים».
pub(super) fn many_coloured(of: &[CardColour]) -> String {
    or(&of.iter().map(|&it| several_of(it)).collect::<Vec<_>>())
}

/// Colours of several cards that were named with the article: «הכחולים או האדומים».
pub(super) fn the_coloured(of: &[CardColour]) -> String {
    or(&of.iter().map(|&it| phrase::definite(several_of(it))).collect::<Vec<_>>())
}

/// A colour of several cards.
pub(super) const fn several_of(colour: CardColour) -> &'static str {
    match colour {
        CardColour::Green => "ירוקים",
        CardColour::Blue => "כחולים",
        CardColour::Red => "אדומים",
    }
}

pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "פיתוח",
        Phase::Construction => "בנייה",
        Phase::Action => "פעולה",
        Phase::Production => "ייצור",
        Phase::Research => "מחקר",
    }
}

/// «שלב הפעולה».
pub(super) fn the_phase(of: Phase) -> String {
    format!("שלב ה{}", phase(of))
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

/// A phase with its number: «IV ייצור».
pub(super) fn numbered_phase(of: Phase) -> String {
    format!("{} {}", isolated(phase_number(of)), phase(of))
}

pub(super) const fn term(term: AresTerm) -> &'static str {
    words! { term;
        AresTerm::Stock(it) => alone(Noun::of_stock(it));
        AresTerm::Capacity(it) => alone(Noun::of_capacity(it));
        AresTerm::SpecialResource(it) => alone(Noun::of_special(it));
        AresTerm::Tag(it) => alone(Noun::of_ares_tag(it));
        AresTerm::Track(ZoneTrack::Oxygen) => "חמצן";
        AresTerm::Track(ZoneTrack::Temperature) => "טמפרטורה";
        AresTerm::Zone(Zone::Purple) => "סגול";
        AresTerm::Zone(Zone::Red) => "אדום";
        AresTerm::Zone(Zone::Yellow) => "צהוב";
        AresTerm::Zone(Zone::White) => "לבן";
        AresTerm::Colour(it) => alone(Noun::of_colour(it));
        AresTerm::Phase(it) => phase(it);
        AresTerm::Ocean => "אוקיינוסים";
        AresTerm::Forest => "יערות";
        AresTerm::Rating => "דירוג הארצה";
        AresTerm::Points => "נקודות ניצחון";
        AresTerm::Card => "קלפים";
        AresTerm::Corporation => "תאגיד";
    }
}

pub(super) fn counted(number: i32, term: AresTerm) -> String {
    let masculine = general::counted_as;
    say! { term;
        AresTerm::Stock(it) => (stocks(number, it));
        AresTerm::Capacity(it) => (numbered(number, Noun::of_capacity(it)));
        AresTerm::SpecialResource(it) => (numbered(number, Noun::of_special(it)));
        AresTerm::Tag(it) => (numbered(number, Noun::of_ares_tag(it)));
        AresTerm::Track(ZoneTrack::Oxygen) => (masculine(number, "שלב חמצן", "שלבי חמצן"));
        AresTerm::Track(ZoneTrack::Temperature) => (masculine(number, "שלב טמפרטורה", "שלבי טמפרטורה"));
        AresTerm::Zone(Zone::Purple) => (masculine(number, "תחום סגול", "תחומים סגולים"));
        AresTerm::Zone(Zone::Red) => (masculine(number, "תחום אדום", "תחומים אדומים"));
        AresTerm::Zone(Zone::Yellow) => (masculine(number, "תחום צהוב", "תחומים צהובים"));
        AresTerm::Zone(Zone::White) => (masculine(number, "תחום לבן", "תחומים לבנים"));
        AresTerm::Colour(it) => (numbered(number, Noun::of_colour(it)));
        AresTerm::Phase(it) => (masculine(number, &format!("שלב {}", phase(it)), &format!("שלבי {}", phase(it))));
        AresTerm::Ocean => (masculine(number, "אוקיינוס", "אוקיינוסים"));
        AresTerm::Forest => (numbered(number, Noun::ForestToken));
        AresTerm::Rating => (numbered(number, Noun::Rating));
        AresTerm::Points => (numbered(number, Noun::Point));
        AresTerm::Card => (numbered(number, Noun::Card));
        AresTerm::Corporation => (masculine(number, "תאגיד", "תאגידים"));
    }
}

/// What income and rewards bring, to stand in [`amounts`].
pub(super) const INCOME: [AresTerm; 4] = [
    AresTerm::Stock(Stock::MegaCredits),
    AresTerm::Stock(Stock::Heat),
    AresTerm::Stock(Stock::Plants),
    AresTerm::Card,
];

/// The amounts that are not 0: «2 מ״ש», «צמח אחד».
pub(super) fn amounts<const N: usize>(numbers: [impl Into<i32>; N], of: [AresTerm; N]) -> Vec<String> {
    let all = numbers.map(Into::into).into_iter().zip(of).filter(|(number, _)| *number != 0);
    all.map(|(number, of)| counted(number, of)).collect()
}

pub(super) const fn score_line(line: AresScoreLine) -> &'static str {
    match line {
        AresScoreLine::Rating => "דירוג הארצה",
        AresScoreLine::Forests => "יערות",
        AresScoreLine::Cards => "קלפים",
        AresScoreLine::Total => "סך הכול",
    }
}

/// Colour and tags of a card, in one line.
pub(super) fn card_head(card: &Card) -> String {
    let form = card.colour.map_or(AresTerm::Corporation, AresTerm::Colour);
    let tags = card.tags.iter().map(|&tag| AresTerm::Tag(tag));
    general::listed([form].into_iter().chain(tags).map(term))
}

pub(super) fn in_unit(track: ZoneTrack, level: i8) -> String {
    match track {
        ZoneTrack::Oxygen => general::percent(level.into()),
        ZoneTrack::Temperature => general::degrees(level.into()),
    }
}

pub(super) fn level(track: ZoneTrack, steps: u8) -> String {
    let ((lowest, _), (_, highest)) = (zone_levels(track, Zone::Purple), zone_levels(track, Zone::White));
    let each = (highest - lowest) / most_steps(track) as i8;
    in_unit(track, lowest + each * steps as i8)
}

/// A zone with its limits: «צהוב: −8 עד 0 °C».
pub(super) fn zone_label(track: ZoneTrack, of: Zone) -> String {
    let (lowest, highest) = zone_levels(track, of);
    format!("{}: {} עד {}", zone(of), figures(lowest), in_unit(track, highest))
}

/// «2 מ״ש וצמח אחד».
pub(super) fn ocean_reward(reward: OceanReward) -> String {
    let OceanReward { money, plants, cards } = reward;
    and(&amounts([money, 0, plants, cards], INCOME))
}

/// A player as a label or in a list.
pub(super) fn person(player: Called<'_>) -> String {
    match player {
        Called::You => "אתם".to_owned(),
        Called::Name(name) if name.starts_with('\u{2068}') => name.to_owned(),
        Called::Name(name) => isolated(name),
    }
}

/// Of a player, whose something is: «של Ada», «שלכם».
pub(super) fn of_person(player: Called<'_>) -> String {
    match player {
        Called::You => "שלכם".to_owned(),
        Called::Name(_) => format!("של {}", person(player)),
    }
}
