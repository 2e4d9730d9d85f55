//! Amounts, counts, prices and conditions.

use super::terms::{
    any_tag, bare, capacity, colours, in_unit, specials, stock, stocks, tag, tags, the_phase, zone,
};
use crate::ares::cards::{
    Amount, Bearer, Card, Charge, Condition, Cost, Count, Filter, Lowering, Requirement, SpecialResource,
    Stock, Tag, Zone, ZoneTrack,
};
use crate::ares::zone_levels;
use crate::text::english::noun::{much, noun};
use crate::text::english::terms::{plural, signed};
use crate::text::plan::Noun;
use crate::text::plan::ares::{AresNumber, AresQuantity, AresTimes};
use crate::text::say::say;

/// A quantity: "2 heat", "1 M€ for each power tag you have", "that many plants".
pub(in crate::text) fn phrase(of: AresQuantity) -> String {
    let plainly = |number: i32| format!("{} {}", signed(number), noun(of.of, number));
    match of.number {
        AresNumber::Exactly(number) => plainly(number),
        AresNumber::ThatMany => format!("that {} {}", much(of.of), noun(of.of, 2)),
        AresNumber::Each { each, times } => format!("{}{}", plainly(each), for_each(times)),
    }
}

/// An amount of a resource in stock.
pub(super) fn amount_of(of: Stock, amount: Amount, card: &Card) -> String {
    phrase(AresQuantity::of(amount, Noun::of_stock(of), card))
}

/// " for each …".
fn for_each(times: AresTimes) -> String {
    let every = if times.per == 1 { "each".to_owned() } else { format!("every {}", times.per) };
    let this = if times.includes_this { ", including this" } else { "" };
    format!(" for {every} {}{this}", counted(times.of, times.per, times.held))
}

/// What is counted, without the number.
pub(super) fn counted(of: Count, number: i32, held: Option<SpecialResource>) -> String {
    let cards = plural(number, "card", "cards");
    match of {
        Count::Tags(it) => format!("{} {} you have", tag(it), plural(number, "tag", "tags")),
        Count::Capacity(it) => format!("{} you have", capacity(it)),
        Count::Forests => format!("{} you have", plural(number, "forest token", "forest tokens")),
        Count::Cards => format!("project {cards} you have in play"),
        Count::CardsOf(it) => format!("{} you have in play", noun(Noun::of_colour(it), number)),
        Count::ResourcesHere => {
            let held = noun(held.map_or(Noun::Resource, Noun::of_special), number);
            format!("{held} on this card")
        }
        Count::Paid => "paid".to_owned(),
    }
}

/// What a card requires, as a noun.
pub(in crate::text) fn requirement(requirement: Requirement) -> String {
    match requirement {
        Requirement::AtLeast(track, zone) => at_least(track, zone),
        Requirement::AtMost(track, zone) => at_most(track, zone),
        Requirement::OceansAtLeast(least) => format!("at least {}", oceans(least.into())),
        Requirement::OceansAtMost(most) => format!("at most {}", oceans(most.into())),
        Requirement::HasTags(it, 1) => any_tag(&[it]),
        Requirement::HasTags(it, number) => tags(number.into(), it),
        Requirement::HasRating(rating) => format!("a TR of {rating}"),
    }
}

/// "1 ocean", "5 oceans".
pub(super) fn oceans(number: i32) -> String {
    format!("{number} {}", plural(number, "ocean", "oceans"))
}

/// "red oxygen or higher (at least 3 %)".
pub(super) fn at_least(track: ZoneTrack, least: Zone) -> String {
    let (lowest, _) = zone_levels(track, least);
    let or_more = match (track, least) {
        (_, Zone::White) => "",
        (ZoneTrack::Oxygen, _) => " or higher",
        (ZoneTrack::Temperature, _) => " or warmer",
    };
    format!("{} {}{or_more} (at least {})", zone(least), bare(track), in_unit(track, lowest))
}

/// "red temperature or colder (at most −10 °C)".
pub(super) fn at_most(track: ZoneTrack, most: Zone) -> String {
    let (_, highest) = zone_levels(track, most);
    let or_less = match (track, most) {
        (_, Zone::Purple) => "",
        (ZoneTrack::Oxygen, _) => " or lower",
        (ZoneTrack::Temperature, _) => " or colder",
    };
    format!("{} {}{or_less} (at most {})", zone(most), bare(track), in_unit(track, highest))
}

/// A condition as a clause, to follow "if".
pub(super) fn condition(condition: Condition, card: &Card) -> String {
    match condition {
        Condition::Chose(phase) => format!("you chose {} this round", the_phase(phase)),
        Condition::Has(least, of) => {
            let number = i32::from(least);
            let cards = plural(number, "card", "cards");
            let what = match of {
                Count::Tags(it) => tags(number, it),
                Count::Capacity(it) => format!("{number} {}", capacity(it)),
                Count::Forests => format!("{number} {}", plural(number, "forest token", "forest tokens")),
                Count::Cards => format!("{number} project {cards} in play"),
                Count::CardsOf(it) => format!("{number} {} in play", noun(Noun::of_colour(it), number)),
                Count::ResourcesHere => {
                    return format!("there are at least {number} {}", counted(of, number, card.holds));
                }
                Count::Paid => return format!("at least {number} are paid"),
            };
            format!("you have at least {what}")
        }
    }
}

/// A cost in the imperative.
pub(in crate::text) fn cost(cost: Cost, card: &Card) -> String {
    say! { cost;
        Cost::Stock(of, it) => "pay {}", charge_of(of, it, card);
        Cost::Rating(number) => "lose {number} TR";
        Cost::Cards(it) => "discard {} from your hand", cards_of(it, card);
        Cost::Resources(kinds, number, bearer) => "remove {} from {}", specials(number.into(), kinds), borne(bearer);
    }
}

/// What a card costs beside M€, as a noun.
pub(super) fn spend(spend: Cost, card: &Card) -> String {
    say! { spend;
        Cost::Stock(of, it) => (charge_of(of, it, card));
        Cost::Rating(number) => "{number} TR";
        Cost::Cards(it) => "{} from your hand", cards_of(it, card);
        Cost::Resources(kinds, number, bearer) => "{} from {}", specials(number.into(), kinds), borne(bearer);
    }
}

/// How much is paid: "8 heat", "1 to 4 heat", "10 M€ (2 less for each steel you have)".
fn charge_of(of: Stock, it: Charge, card: &Card) -> String {
    charge(it, "amount", |number| stock(of, number), card)
}

/// How many cards are discarded: "1 card", "any number of cards".
fn cards_of(it: Charge, card: &Card) -> String {
    charge(it, "number", |number| plural(number, "card", "cards"), card)
}

fn charge(charge: Charge, measure: &str, noun: impl Fn(i32) -> &'static str, card: &Card) -> String {
    match charge {
        Charge::Exactly(number) => format!("{number} {}", noun(number.into())),
        Charge::Chosen { least, most: Some(most) } => format!("{least} to {most} {}", noun(most.into())),
        Charge::Chosen { least: 0 | 1, most: None } => format!("any {measure} of {}", noun(2)),
        Charge::Chosen { least, most: None } => format!("{least} or more {}", noun(2)),
        Charge::Lowered { base, less } => {
            let less = match less {
                Lowering::Each(off, of) => format!("{off} less for each {}", counted(of, 1, card.holds)),
                Lowering::If(off, it) => format!("{off} less if {}", condition(it, card)),
            };
            format!("{base} {} ({less})", noun(base.into()))
        }
    }
}

/// Between which numbers a charge is chosen, to follow a question: ", 1 to 4".
pub(super) fn limits(charge: Charge) -> String {
    match charge {
        Charge::Chosen { least, most: Some(most) } => format!(", {least} to {most}"),
        Charge::Chosen { least, most: None } => format!(", at least {least}"),
        Charge::Exactly(_) | Charge::Lowered { .. } => String::new(),
    }
}

/// On which card.
pub(super) const fn borne(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "this card",
        Bearer::Other => "another of your cards",
        Bearer::Any => "one of your cards",
    }
}

/// Project cards that a filter means: "a card with a plant tag", "cards with a printed cost of 20 M€ or more".
pub(super) fn filtered(filter: Filter, number: i32) -> String {
    let cards = plural(number, "card", "cards");
    say! { filter;
        Filter::Any => (cards.to_owned());
        Filter::Tagged(tags) => "{cards} with {}", any_tag(tags);
        Filter::Coloured(of) => "{} {cards}", colours(of);
        Filter::Costing(least) => "{cards} with a printed cost of {} or more", stocks(least.into(), Stock::MegaCredits);
    }
}

/// What a filter asks of one card, to follow "if it" or "until one".
pub(super) fn fits(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "is there";
        Filter::Tagged(tags) => "has {}", any_tag(tags);
        Filter::Coloured(of) => "is {}", colours(of);
        Filter::Costing(least) => "has a printed cost of {} or more", stocks(least.into(), Stock::MegaCredits);
    }
}

/// Whether a tag is among those of a filter that asks for tags.
pub(super) fn tags_of(filter: Filter) -> Option<&'static [Tag]> {
    match filter {
        Filter::Tagged(tags) => Some(tags),
        Filter::Any | Filter::Coloured(_) | Filter::Costing(_) => None,
    }
}
