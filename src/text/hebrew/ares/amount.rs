//! Amounts, counts, prices and conditions.

use super::terms::{
    agreeing, and_all, any_number, any_tag, colours, counted, figures, form, in_unit, many_coloured, money,
    numbered, specials, that_many, the_phase, zone,
};
use crate::ares::zone_levels;
use crate::text::ares::prelude::*;

/// A quantity: «2 יחידות חום», «1 מ״ש על כל תג אנרגיה שיש לכם», «מספר זהה של צמחים».
pub(in crate::text) fn phrase(of: AresQuantity) -> String {
    say! { of.number;
        AresNumber::Exactly(number) => (numbered(number, of.of));
        AresNumber::ThatMany => (that_many(of.of));
        AresNumber::Each { each, times: AresTimes { of: it, per: 1, held, includes_this: false } } => "{} על כל {}", numbered(each, of.of), unit(it, 1, held);
        AresNumber::Each { each, times: AresTimes { of: it, per: 1, held, includes_this: true } } => "{} על כל {}, כולל זה", numbered(each, of.of), unit(it, 1, held);
        AresNumber::Each { each, times: AresTimes { of: it, per, held, includes_this: false } } => "{} על כל {} {}", numbered(each, of.of), figures(per), unit(it, per, held);
        AresNumber::Each { each, times: AresTimes { of: it, per, held, includes_this: true } } => "{} על כל {} {}, כולל זה", numbered(each, of.of), figures(per), unit(it, per, held);
    }
}

pub(super) fn amount_of(of: Stock, amount: Amount, card: &Card) -> String {
    phrase(AresQuantity::of(amount, Noun::of_stock(of), card))
}

/// What is counted, without the number.
fn unit(of: Count, number: i32, held: Option<SpecialResource>) -> String {
    say! { of;
        Count::Tags(it) => "{} שיש לכם", form(Noun::of_ares_tag(it), number);
        Count::Capacity(it) => "{} שיש לכם", form(Noun::of_capacity(it), number);
        Count::Forests => "{} שיש לכם", form(Noun::ForestToken, number);
        Count::Cards => "{} שיש לכם במשחק", form(Noun::ProjectCard, number);
        Count::CardsOf(it) => "{} שיש לכם במשחק", form(Noun::of_colour(it), number);
        Count::ResourcesHere => "{} שעל הקלף הזה", form(held.map_or(Noun::Resource, Noun::of_special), number);
        Count::Paid => (if number == 1 { "יחידה ששולמה" } else { "יחידות ששולמו" });
    }
}

/// What a card requires, as a noun.
pub(in crate::text) fn requirement(requirement: Requirement) -> String {
    say! { requirement;
        Requirement::AtLeast(track, zone) => (at_least(track, zone));
        Requirement::AtMost(track, zone) => (at_most(track, zone));
        Requirement::OceansAtLeast(least) => "{} לפחות", counted(least.into(), AresTerm::Ocean);
        Requirement::OceansAtMost(most) => "{} לכל היותר", counted(most.into(), AresTerm::Ocean);
        Requirement::HasTags(it, 1) => (any_tag(&[it]));
        Requirement::HasTags(it, number) => (numbered(number, Noun::of_ares_tag(it)));
        Requirement::HasRating(rating) => "ד״ה של {} לפחות", figures(rating);
    }
}

/// What a card requires, as a sentence.
pub(super) fn requires(all: &[Requirement]) -> String {
    let verb = if let [only] = all { needed(*only) } else { "נדרשים" };
    format!("{verb} {}.", and_all(all.iter().map(|&it| requirement(it))))
}

/// «נדרש», «נדרשת» or «נדרשים», before a requirement.
fn needed(requirement: Requirement) -> &'static str {
    let of = |number: u8, noun: Noun| agreeing(number, noun, ["נדרש", "נדרשת", "נדרשים", "נדרשות"]);
    match requirement {
        Requirement::AtLeast(track, _) | Requirement::AtMost(track, _) => needs_track(track),
        Requirement::OceansAtLeast(number) | Requirement::OceansAtMost(number) => {
            of(number, Noun::OceanToken)
        }
        Requirement::HasTags(it, number) => of(number, Noun::of_ares_tag(it)),
        Requirement::HasRating(_) => "נדרש",
    }
}

/// «נדרש» or «נדרשת», before a track.
pub(super) const fn needs_track(track: ZoneTrack) -> &'static str {
    match track {
        ZoneTrack::Oxygen => "נדרש",
        ZoneTrack::Temperature => "נדרשת",
    }
}

/// «חמצן בתחום האדום ומעלה (3% לפחות)».
pub(super) fn at_least(track: ZoneTrack, least: Zone) -> String {
    let (zone, level) = (zone(least), in_unit(track, zone_levels(track, least).0));
    say! { (track, least);
        (ZoneTrack::Oxygen, Zone::White) => "חמצן בתחום ה{zone} ({level} לפחות)";
        (ZoneTrack::Temperature, Zone::White) => "טמפרטורה בתחום ה{zone} ({level} לפחות)";
        (ZoneTrack::Oxygen, _) => "חמצן בתחום ה{zone} ומעלה ({level} לפחות)";
        (ZoneTrack::Temperature, _) => "טמפרטורה בתחום ה{zone} ומעלה ({level} לפחות)";
    }
}

/// «טמפרטורה בתחום האדום ומטה (−10 °C לכל היותר)».
pub(super) fn at_most(track: ZoneTrack, most: Zone) -> String {
    let (zone, level) = (zone(most), in_unit(track, zone_levels(track, most).1));
    say! { (track, most);
        (ZoneTrack::Oxygen, Zone::Purple) => "חמצן בתחום ה{zone} ({level} לכל היותר)";
        (ZoneTrack::Temperature, Zone::Purple) => "טמפרטורה בתחום ה{zone} ({level} לכל היותר)";
        (ZoneTrack::Oxygen, _) => "חמצן בתחום ה{zone} ומטה ({level} לכל היותר)";
        (ZoneTrack::Temperature, _) => "טמפרטורה בתחום ה{zone} ומטה ({level} לכל היותר)";
    }
}

/// A condition as a clause, to follow «אם».
pub(super) fn condition(condition: Condition, card: &Card) -> String {
    let held = card.holds.map_or(Noun::Resource, Noun::of_special);
    say! { condition;
        Condition::Chose(phase) => "בחרתם ב{} בסבב הזה", the_phase(phase);
        Condition::Has(least, Count::Tags(it)) => "יש לכם לפחות {}", numbered(least, Noun::of_ares_tag(it));
        Condition::Has(least, Count::Capacity(it)) => "יש לכם לפחות {}", numbered(least, Noun::of_capacity(it));
        Condition::Has(least, Count::Forests) => "יש לכם לפחות {}", numbered(least, Noun::ForestToken);
        Condition::Has(least, Count::Cards) => "יש לכם במשחק לפחות {}", numbered(least, Noun::ProjectCard);
        Condition::Has(least, Count::CardsOf(it)) => "יש לכם במשחק לפחות {}", numbered(least, Noun::of_colour(it));
        Condition::Has(least, Count::ResourcesHere) => "יש על הקלף הזה לפחות {}", numbered(least, held);
        Condition::Has(least, Count::Paid) => "שולמו לפחות {}", figures(least);
    }
}

/// A cost in the imperative.
pub(in crate::text) fn cost(cost: Cost, card: &Card) -> String {
    say! { cost;
        Cost::Stock(of, it) => "שלמו {}", charge(it, Noun::of_stock(of), card);
        Cost::Rating(number) => "הפסידו {}", numbered(number, Noun::Rating);
        Cost::Cards(it) => "השליכו מהיד {}", charge(it, Noun::Card, card);
        Cost::Resources(kinds, number, bearer) => "הסירו {} {}", specials(number, kinds), from(bearer);
    }
}

/// What a card costs beside M€, as a noun.
pub(super) fn spend(spend: Cost, card: &Card) -> String {
    say! { spend;
        Cost::Stock(of, it) => (charge(it, Noun::of_stock(of), card));
        Cost::Rating(number) => (numbered(number, Noun::Rating));
        Cost::Cards(it) => "{} מהיד", charge(it, Noun::Card, card);
        Cost::Resources(kinds, number, bearer) => "{} {}", specials(number, kinds), from(bearer);
    }
}

/// How much is paid or discarded: «8 יחידות חום», «1 עד 4 יחידות חום», «מספר כלשהו של קלפים»,
/// «10 מ״ש (2 פחות על כל יחידת פלדה שיש לכם)».
fn charge(charge: Charge, of: Noun, card: &Card) -> String {
    say! { charge;
        Charge::Exactly(number) => (numbered(number, of));
        Charge::Chosen { least, most: Some(most) } => "{} עד {}", figures(least), numbered(most, of);
        Charge::Chosen { least: 0 | 1, most: None } => (any_number(of));
        Charge::Chosen { least, most: None } => "{} לפחות", numbered(least, of);
        Charge::Lowered { base, less: Lowering::Each(off, it) } => "{} ({} פחות על כל {})", numbered(base, of), figures(off), unit(it, 1, card.holds);
        Charge::Lowered { base, less: Lowering::If(off, it) } => "{} ({} פחות אם {})", numbered(base, of), figures(off), condition(it, card);
    }
}

/// The card from which something is removed.
pub(super) const fn from(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "מהקלף הזה",
        Bearer::Other => "מקלף אחר שלכם",
        Bearer::Any => "מקלף כלשהו שלכם",
    }
}

/// The card to which something is added.
pub(super) const fn onto(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "לקלף הזה",
        Bearer::Other => "לקלף אחר שלכם",
        Bearer::Any => "לקלף כלשהו שלכם",
    }
}

/// One project card that a filter means: «קלף עם תג צמח».
pub(super) fn filtered(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "קלף";
        Filter::Tagged(tags) => "קלף עם {}", any_tag(tags);
        Filter::Coloured(of) => "קלף {}", colours(of);
        Filter::Costing(least) => "קלף שעלותו המודפסת {} ומעלה", money(least);
    }
}

/// Another project card that a filter means: «קלף אחר עם תג צמח».
pub(super) fn another(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "קלף אחר";
        Filter::Tagged(tags) => "קלף אחר עם {}", any_tag(tags);
        Filter::Coloured(of) => "קלף {} אחר", colours(of);
        Filter::Costing(least) => "קלף אחר שעלותו המודפסת {} ומעלה", money(least);
    }
}

/// Project cards that a filter means: «קלפים שעלותם המודפסת 20 מ״ש ומעלה».
pub(super) fn many_filtered(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "קלפים";
        Filter::Tagged(tags) => "קלפים עם {}", any_tag(tags);
        Filter::Coloured(of) => "קלפים {}", many_coloured(of);
        Filter::Costing(least) => "קלפים שעלותם המודפסת {} ומעלה", money(least);
    }
}

/// What a filter asks of one card, to follow «אם».
pub(super) fn fits(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "יש כזה";
        Filter::Tagged(tags) => "יש עליו {}", any_tag(tags);
        Filter::Coloured(of) => "הוא {}", colours(of);
        Filter::Costing(least) => "עלותו המודפסת {} ומעלה", money(least);
    }
}
