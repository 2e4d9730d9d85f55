//! Amounts, counts, prices and conditions.

use super::terms::{
    any_tag, capacity, colours, counted, in_unit, money, numbered, specials, the_phase, zone,
};
use crate::ares::zone_levels;
use crate::text::ares::prelude::*;
use crate::text::english::noun::{much, noun};

/// A quantity: "2 heat", "1 M€ for each power tag you have", "that many plants".
pub(in crate::text) fn phrase(of: AresQuantity) -> String {
    say! { of.number;
        AresNumber::Exactly(number) => (numbered(number, of.of));
        AresNumber::ThatMany => "that {} {}", much(of.of), noun(of.of, 2);
        AresNumber::Each { each, times: AresTimes { of: it, per: 1, held, includes_this: false } } => "{} for each {}", numbered(each, of.of), unit(it, 1, held);
        AresNumber::Each { each, times: AresTimes { of: it, per: 1, held, includes_this: true } } => "{} for each {}, including this", numbered(each, of.of), unit(it, 1, held);
        AresNumber::Each { each, times: AresTimes { of: it, per, held, includes_this: false } } => "{} for every {per} {}", numbered(each, of.of), unit(it, per, held);
        AresNumber::Each { each, times: AresTimes { of: it, per, held, includes_this: true } } => "{} for every {per} {}, including this", numbered(each, of.of), unit(it, per, held);
    }
}

pub(super) fn amount_of(of: Stock, amount: Amount, card: &Card) -> String {
    phrase(AresQuantity::of(amount, Noun::of_stock(of), card))
}

/// What is counted, without the number.
fn unit(of: Count, number: i32, held: Option<SpecialResource>) -> String {
    say! { of;
        Count::Tags(it) => "{} you have", noun(Noun::of_ares_tag(it), number);
        Count::Capacity(it) => "{} you have", capacity(it);
        Count::Forests => "{} you have", noun(Noun::ForestToken, number);
        Count::Cards => "{} you have in play", noun(Noun::ProjectCard, number);
        Count::CardsOf(it) => "{} you have in play", noun(Noun::of_colour(it), number);
        Count::ResourcesHere => "{} on this card", noun(held.map_or(Noun::Resource, Noun::of_special), number);
        Count::Paid => "paid";
    }
}

/// What a card requires, as a noun.
pub(in crate::text) fn requirement(requirement: Requirement) -> String {
    say! { requirement;
        Requirement::AtLeast(track, zone) => (at_least(track, zone));
        Requirement::AtMost(track, zone) => (at_most(track, zone));
        Requirement::OceansAtLeast(least) => "at least {}", counted(least.into(), AresTerm::Ocean);
        Requirement::OceansAtMost(most) => "at most {}", counted(most.into(), AresTerm::Ocean);
        Requirement::HasTags(it, 1) => (any_tag(&[it]));
        Requirement::HasTags(it, number) => (numbered(number, Noun::of_ares_tag(it)));
        Requirement::HasRating(rating) => "a TR of {rating}";
    }
}

/// "red oxygen or higher (at least 3 %)".
pub(super) fn at_least(track: ZoneTrack, least: Zone) -> String {
    let (zone, level) = (zone(least), in_unit(track, zone_levels(track, least).0));
    say! { (track, least);
        (ZoneTrack::Oxygen, Zone::White) => "{zone} oxygen (at least {level})";
        (ZoneTrack::Temperature, Zone::White) => "{zone} temperature (at least {level})";
        (ZoneTrack::Oxygen, _) => "{zone} oxygen or higher (at least {level})";
        (ZoneTrack::Temperature, _) => "{zone} temperature or warmer (at least {level})";
    }
}

/// "red temperature or colder (at most −10 °C)".
pub(super) fn at_most(track: ZoneTrack, most: Zone) -> String {
    let (zone, level) = (zone(most), in_unit(track, zone_levels(track, most).1));
    say! { (track, most);
        (ZoneTrack::Oxygen, Zone::Purple) => "{zone} oxygen (at most {level})";
        (ZoneTrack::Temperature, Zone::Purple) => "{zone} temperature (at most {level})";
        (ZoneTrack::Oxygen, _) => "{zone} oxygen or lower (at most {level})";
        (ZoneTrack::Temperature, _) => "{zone} temperature or colder (at most {level})";
    }
}

/// A condition as a clause, to follow "if".
pub(super) fn condition(condition: Condition, card: &Card) -> String {
    say! { condition;
        Condition::Chose(phase) => "you chose {} this round", the_phase(phase);
        Condition::Has(least, Count::Tags(it)) => "you have at least {}", numbered(least, Noun::of_ares_tag(it));
        Condition::Has(least, Count::Capacity(it)) => "you have at least {least} {}", capacity(it);
        Condition::Has(least, Count::Forests) => "you have at least {}", numbered(least, Noun::ForestToken);
        Condition::Has(least, Count::Cards) => "you have at least {} in play", numbered(least, Noun::ProjectCard);
        Condition::Has(least, Count::CardsOf(it)) => "you have at least {} in play", numbered(least, Noun::of_colour(it));
        Condition::Has(least, of @ Count::ResourcesHere) => "there are at least {least} {}", unit(of, least.into(), card.holds);
        Condition::Has(least, Count::Paid) => "at least {least} are paid";
    }
}

/// A cost in the imperative.
pub(in crate::text) fn cost(cost: Cost, card: &Card) -> String {
    say! { cost;
        Cost::Stock(of, it) => "pay {}", charge(it, Noun::of_stock(of), card);
        Cost::Rating(number) => "lose {number} TR";
        Cost::Cards(it) => "discard {} from your hand", charge(it, Noun::Card, card);
        Cost::Resources(kinds, number, bearer) => "remove {} from {}", specials(number, kinds), borne(bearer);
    }
}

/// What a card costs beside M€, as a noun.
pub(super) fn spend(spend: Cost, card: &Card) -> String {
    say! { spend;
        Cost::Stock(of, it) => (charge(it, Noun::of_stock(of), card));
        Cost::Rating(number) => "{number} TR";
        Cost::Cards(it) => "{} from your hand", charge(it, Noun::Card, card);
        Cost::Resources(kinds, number, bearer) => "{} from {}", specials(number, kinds), borne(bearer);
    }
}

/// How much is paid or discarded: "8 heat", "1 to 4 heat", "any number of cards", "10 M€ (2 less for each steel you have)".
fn charge(charge: Charge, of: Noun, card: &Card) -> String {
    say! { charge;
        Charge::Exactly(number) => (numbered(number, of));
        Charge::Chosen { least, most: Some(most) } => "{least} to {}", numbered(most, of);
        Charge::Chosen { least: 0 | 1, most: None } if of == Noun::Card => "any number of {}", noun(of, 2);
        Charge::Chosen { least: 0 | 1, most: None } => "any amount of {}", noun(of, 2);
        Charge::Chosen { least, most: None } => "{least} or more {}", noun(of, 2);
        Charge::Lowered { base, less: Lowering::Each(off, it) } => "{} ({off} less for each {})", numbered(base, of), unit(it, 1, card.holds);
        Charge::Lowered { base, less: Lowering::If(off, it) } => "{} ({off} less if {})", numbered(base, of), condition(it, card);
    }
}

pub(super) const fn borne(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "this card",
        Bearer::Other => "another of your cards",
        Bearer::Any => "one of your cards",
    }
}

/// Project cards that a filter means: "a card with a plant tag", "cards with a printed cost of 20 M€ or more".
pub(super) fn filtered(filter: Filter, number: i32) -> String {
    let cards = noun(Noun::Card, number);
    say! { filter;
        Filter::Any => (cards);
        Filter::Tagged(tags) => "{cards} with {}", any_tag(tags);
        Filter::Coloured(of) => "{} {cards}", colours(of);
        Filter::Costing(least) => "{cards} with a printed cost of {} or more", money(least);
    }
}

/// What a filter asks of one card, to follow "if it" or "until one".
pub(super) fn fits(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "is there";
        Filter::Tagged(tags) => "has {}", any_tag(tags);
        Filter::Coloured(of) => "is {}", colours(of);
        Filter::Costing(least) => "has a printed cost of {} or more", money(least);
    }
}
