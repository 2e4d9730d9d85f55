//! Amounts, counts, prices and conditions.

use super::mood::Mood;
use super::terms::{
    any_tag, colours, counted, each, in_unit, money, numbered, specials, the_phase, track, zone,
};
use crate::ares::zone_levels;
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, Gender, NumberForm};
use crate::text::ukrainian::noun::noun;

/// A quantity in a case: «2 рослини», «1 M€ за кожну мітку енергії, що ви маєте», «стільки ж рослин».
pub(super) fn phrase(of: AresQuantity, case: Case) -> String {
    say! { of.number;
        AresNumber::Exactly(number) => (numbered(number, of.of, case));
        AresNumber::ThatMany => "стільки ж {}", noun(of.of).unnumbered(Case::Genitive);
        AresNumber::Each { each, times } => "{} {}", numbered(each, of.of, case), for_each(times);
    }
}

/// An amount as an object.
pub(super) fn amount_of(of: Stock, amount: Amount, card: &Card) -> String {
    phrase(AresQuantity::of(amount, Noun::of_stock(of), card), Case::Accusative)
}

/// «за кожні 2 мітки Землі, що ви маєте, включно із цією».
fn for_each(times: AresTimes) -> String {
    let AresTimes { of, per, held, includes_this } = times;
    format!("за {}{}", unit(of, per, held), if includes_this { including_this(of) } else { "" })
}

/// That the card is one of what is counted.
const fn including_this(of: Count) -> &'static str {
    let of = match of {
        Count::Tags(it) => Noun::of_ares_tag(it),
        Count::CardsOf(it) => Noun::of_colour(it),
        Count::Cards | Count::Capacity(_) | Count::ResourcesHere | Count::Paid => Noun::ProjectCard,
        Count::Forests => Noun::ForestToken,
    };
    match noun(of).gender {
        Gender::Feminine => ", включно із цією",
        Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => ", включно із цим",
    }
}

/// What is counted, as an object: «кожну мітку науки, що ви маєте».
fn unit(of: Count, per: i32, held: Option<SpecialResource>) -> String {
    say! { of;
        Count::Tags(it) => "{}, що ви маєте", each(per, Noun::of_ares_tag(it));
        Count::Capacity(it) => "{}, що ви маєте", each(per, Noun::of_capacity(it));
        Count::Forests => "{}, що ви маєте", each(per, Noun::ForestToken);
        Count::Cards => "{}, що ви маєте у грі", each(per, Noun::ProjectCard);
        Count::CardsOf(it) => "{}, що ви маєте у грі", each(per, Noun::of_colour(it));
        Count::ResourcesHere => "{} на цій карті", each(per, held.map_or(Noun::Resource, Noun::of_special));
        Count::Paid if per == 1 => "кожну сплачену одиницю";
        Count::Paid => "кожні {per} сплачені";
    }
}

/// What a card requires, as a noun.
pub(super) fn requirement(requirement: Requirement) -> String {
    say! { requirement;
        Requirement::AtLeast(track, zone) => (at_least(track, zone));
        Requirement::AtMost(track, zone) => (at_most(track, zone));
        Requirement::OceansAtLeast(least) => "щонайменше {}", counted(least.into(), AresTerm::Ocean);
        Requirement::OceansAtMost(most) => "щонайбільше {}", counted(most.into(), AresTerm::Ocean);
        Requirement::HasTags(it, 1) => (any_tag(&[it], Case::Nominative));
        Requirement::HasTags(it, number) => (numbered(number.into(), Noun::of_ares_tag(it), Case::Nominative));
        Requirement::HasRating(rating) => "РТ не нижче {rating}";
    }
}

/// «червона зона кисню або вища (не нижче 3 %)».
pub(super) fn at_least(on: ZoneTrack, least: Zone) -> String {
    let level = in_unit(on, zone_levels(on, least).0);
    let zone = format!("{} зона {}", zone(least), track(on, Case::Genitive));
    say! { (on, least);
        (ZoneTrack::Oxygen | ZoneTrack::Temperature, Zone::White) => "{zone} (не нижче {level})";
        (ZoneTrack::Oxygen, _) => "{zone} або вища (не нижче {level})";
        (ZoneTrack::Temperature, _) => "{zone} або тепліша (не нижче {level})";
    }
}

/// «червона зона температури або холодніша (не вище −10 °C)».
pub(super) fn at_most(on: ZoneTrack, most: Zone) -> String {
    let level = in_unit(on, zone_levels(on, most).1);
    let zone = format!("{} зона {}", zone(most), track(on, Case::Genitive));
    say! { (on, most);
        (ZoneTrack::Oxygen | ZoneTrack::Temperature, Zone::Purple) => "{zone} (не вище {level})";
        (ZoneTrack::Oxygen, _) => "{zone} або нижча (не вище {level})";
        (ZoneTrack::Temperature, _) => "{zone} або холодніша (не вище {level})";
    }
}

/// A condition as a clause, to follow «якщо».
pub(super) fn condition(condition: Condition, card: &Card) -> String {
    let counted = |least: u8, of: Noun| numbered(least.into(), of, Case::Accusative);
    say! { condition;
        Condition::Chose(phase) => "цього раунду ви вибрали {}", the_phase(phase, Case::Accusative);
        Condition::Has(least, Count::Tags(it)) => "ви маєте щонайменше {}", counted(least, Noun::of_ares_tag(it));
        Condition::Has(least, Count::Capacity(it)) => "ви маєте щонайменше {}", counted(least, Noun::of_capacity(it));
        Condition::Has(least, Count::Forests) => "ви маєте щонайменше {}", counted(least, Noun::ForestToken);
        Condition::Has(least, Count::Cards) => "ви маєте у грі щонайменше {}", counted(least, Noun::ProjectCard);
        Condition::Has(least, Count::CardsOf(it)) => "ви маєте у грі щонайменше {}", counted(least, Noun::of_colour(it));
        Condition::Has(least, Count::ResourcesHere) => "на цій карті щонайменше {}", counted(least, card.holds.map_or(Noun::Resource, Noun::of_special));
        Condition::Has(least, Count::Paid) => "сплачено щонайменше {least}";
    }
}

/// What is paid for something, as an order or behind «можете».
pub(super) fn cost(cost: Cost, card: &Card, mood: Mood) -> String {
    say! { cost;
        Cost::Stock(of, it) => "{} {}", mood.of("заплатіть", "заплатити"), charge(it, Noun::of_stock(of), card, Case::Accusative);
        Cost::Rating(number) => "{} {number} РТ", mood.of("втратьте", "втратити");
        Cost::Cards(it) => "{} {} з руки", mood.of("скиньте", "скинути"), charge(it, Noun::Card, card, Case::Accusative);
        Cost::Resources(kinds, number, bearer) => "{} {} {}", mood.of("приберіть", "прибрати"), specials(number, kinds, Case::Accusative), off(bearer);
    }
}

/// What a card costs beside M€, in a case.
pub(super) fn spend(spend: Cost, card: &Card, case: Case) -> String {
    say! { spend;
        Cost::Stock(of, it) => (charge(it, Noun::of_stock(of), card, case));
        Cost::Rating(number) => "{number} РТ";
        Cost::Cards(it) => "{} з руки", charge(it, Noun::Card, card, case);
        Cost::Resources(kinds, number, bearer) => "{} {}", specials(number, kinds, case), off(bearer);
    }
}

/// How much is paid or discarded, in a case: «8 тепла», «від 1 до 4 тепла»,
/// «10 M€ (на 2 менше за кожну сталь, що ви маєте)».
fn charge(charge: Charge, of: Noun, card: &Card, case: Case) -> String {
    let any = |of: Noun| noun(of).unnumbered(Case::Genitive);
    let number_of = |number: u8| numbered(number.into(), of, case);
    say! { charge;
        Charge::Exactly(number) => (number_of(number));
        Charge::Chosen { least, most: Some(most) } => "від {least} до {}", numbered(most.into(), of, Case::Genitive);
        Charge::Chosen { least: 0 | 1, most: None } => "будь-яку кількість {}", any(of);
        Charge::Chosen { least, most: None } => "щонайменше {}", number_of(least);
        Charge::Lowered { base, less: Lowering::Each(off, it) } => "{} (на {off} менше за {})", number_of(base), unit(it, 1, card.holds);
        Charge::Lowered { base, less: Lowering::If(off, it) } => "{} (на {off} менше, якщо {})", number_of(base), condition(it, card);
    }
}

/// Where resources are added.
pub(super) const fn onto(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "на цю карту",
        Bearer::Other => "на іншу свою карту",
        Bearer::Any => "на будь-яку свою карту",
    }
}

/// Where resources are removed.
pub(super) const fn off(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "із цієї карти",
        Bearer::Other => "з іншої своєї карти",
        Bearer::Any => "з будь-якої своєї карти",
    }
}

/// Project cards that a filter means: «карту з міткою рослини», «карти з надрукованою ціною від 20 M€».
pub(super) fn filtered(filter: Filter, case: Case, number: NumberForm) -> String {
    let cards = noun(Noun::Card).form(case, number);
    say! { filter;
        Filter::Any => (cards);
        Filter::Tagged(tags) => "{cards} з {}", any_tag(tags, Case::Instrumental);
        Filter::Coloured(of) => "{} {cards}", colours(of, case, number);
        Filter::Costing(least) => "{cards} з надрукованою ціною від {}", money(least);
    }
}

/// What a filter asks of one card, to follow «якщо вона».
pub(super) fn fits(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "є";
        Filter::Tagged(tags) => "має {}", any_tag(tags, Case::Accusative);
        Filter::Coloured(of) => (colours(of, Case::Nominative, NumberForm::One));
        Filter::Costing(least) => "має надруковану ціну від {}", money(least);
    }
}
