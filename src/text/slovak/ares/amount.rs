//! Amounts, counts, prices and conditions.

use super::terms::{
    and_all, any_tag, colours, counted, in_unit, in_zone, metal, money, numbered, specials, the_phase, track,
    with_any_tag,
};
use crate::ares::zone_levels;
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, Gender, NumberForm};
use crate::text::slovak::noun::noun;
use crate::text::slovak::phrase::{counted as number_of, every_own, object, of_number, plural};
use crate::text::slovak::terms::{plainly, verb_of};

/// A quantity as an object: „2 tepla“, „1 M€ za každý svoj symbol energie“, „rovnako veľa rastlín“.
pub(in crate::text) fn phrase(of: AresQuantity) -> String {
    say! { of.number;
        AresNumber::Exactly(number) => (object(number, of.of));
        AresNumber::ThatMany => "rovnako veľa {}", plainly(of.of, Case::Genitive);
        AresNumber::Each { each, times } => "{} za {}", object(each, of.of), every(times);
    }
}

/// An amount that a card shows, as an object.
pub(super) fn amount_of(of: Stock, amount: Amount, card: &Card) -> String {
    phrase(AresQuantity::of(amount, Noun::of_stock(of), card))
}

/// What is counted, to follow „za“: „každý svoj symbol vedy vrátane tohto“, „každé 2 zvieratá na tejto karte“.
fn every(AresTimes { of, per, held, includes_this }: AresTimes) -> String {
    let each = |of: Noun, is_own: bool| {
        let forms = noun(of);
        let this = match forms.gender {
            _ if !includes_this => "",
            Gender::Feminine => " vrátane tejto",
            Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => " vrátane tohto",
        };
        let (every, form) = (every_own(per, forms.gender, is_own), forms.form(Case::Accusative, plural(per)));
        (format!("{every} {form}"), this)
    };
    let unit = |is_own| {
        let every = every_own(per, Gender::Feminine, is_own);
        format!("{every} {}", of_number(per, ["jednotku", "jednotky", "jednotiek"]))
    };
    say! { of;
        Count::Tags(it) => { let (every, this) = each(Noun::of_ares_tag(it), true); format!("{every}{this}") };
        Count::Capacity(it) if includes_this => "{} {} vrátane tejto karty", unit(true), metal(it);
        Count::Capacity(it) => "{} {}", unit(true), metal(it);
        Count::Forests => (each(Noun::ForestToken, true).0);
        Count::Cards => { let (every, this) = each(Noun::ProjectCard, true); format!("{every} v hre{this}") };
        Count::CardsOf(it) => { let (every, this) = each(Noun::of_colour(it), true); format!("{every} v hre{this}") };
        Count::ResourcesHere => "{} na tejto karte", each(held.map_or(Noun::Resource, Noun::of_special), false).0;
        Count::Paid => "{} platby", unit(false);
    }
}

/// What a card requires, as a noun.
pub(in crate::text) fn requirement(requirement: Requirement) -> String {
    say! { requirement;
        Requirement::AtLeast(track, zone) => (at_least(track, zone));
        Requirement::AtMost(track, zone) => (at_most(track, zone));
        Requirement::OceansAtLeast(least) => "aspoň {}", counted(least.into(), AresTerm::Ocean);
        Requirement::OceansAtMost(most) => "najviac {}", counted(most.into(), AresTerm::Ocean);
        Requirement::HasTags(it, 1) => (any_tag(&[it]));
        Requirement::HasTags(it, number) => (numbered(number, Noun::of_ares_tag(it)));
        Requirement::HasRating(rating) => "HT aspoň {rating}";
    }
}

/// „kyslík v červenej zóne alebo vyššie (aspoň 3 %)“.
pub(super) fn at_least(of: ZoneTrack, least: Zone) -> String {
    let (track, zone, level) = (track(of), in_zone(least), in_unit(of, zone_levels(of, least).0));
    say! { (of, least);
        (ZoneTrack::Oxygen | ZoneTrack::Temperature, Zone::White) => "{track} {zone} (aspoň {level})";
        (ZoneTrack::Oxygen | ZoneTrack::Temperature, _) => "{track} {zone} alebo vyššie (aspoň {level})";
    }
}

/// „teplota v červenej zóne alebo nižšie (najviac −10 °C)“.
pub(super) fn at_most(of: ZoneTrack, most: Zone) -> String {
    let (track, zone, level) = (track(of), in_zone(most), in_unit(of, zone_levels(of, most).1));
    say! { (of, most);
        (ZoneTrack::Oxygen | ZoneTrack::Temperature, Zone::Purple) => "{track} {zone} (najviac {level})";
        (ZoneTrack::Oxygen | ZoneTrack::Temperature, _) => "{track} {zone} alebo nižšie (najviac {level})";
    }
}

/// A condition as a clause, to follow „ak“.
pub(super) fn condition(condition: Condition, card: &Card) -> String {
    let has = |least: u8, of: Noun| object(least.into(), of);
    say! { condition;
        Condition::Chose(phase) => "je v tomto kole tvojou voľbou {}", the_phase(phase);
        Condition::Has(least, Count::Tags(it)) => "máš aspoň {}", has(least, Noun::of_ares_tag(it));
        Condition::Has(least, Count::Capacity(it)) => "máš aspoň {least} {} {}", of_number(least.into(), ["jednotku", "jednotky", "jednotiek"]), metal(it);
        Condition::Has(least, Count::Forests) => "máš aspoň {}", has(least, Noun::ForestToken);
        Condition::Has(least, Count::Cards) => "máš v hre aspoň {}", has(least, Noun::ProjectCard);
        Condition::Has(least, Count::CardsOf(it)) => "máš v hre aspoň {}", has(least, Noun::of_colour(it));
        Condition::Has(least, Count::ResourcesHere) => "{} na tejto karte aspoň {}", verb_of(least.into(), "je", "sú"), numbered(least, card.holds.map_or(Noun::Resource, Noun::of_special));
        Condition::Has(least, Count::Paid) => "zaplatíš aspoň {least}";
    }
}

/// The verbs of costs: of what is paid, lost, discarded and removed.
type Verbs = [&'static str; 4];

/// A cost in the imperative.
pub(in crate::text) fn cost(cost: Cost, card: &Card) -> String {
    paid(cost, card, ["zaplať", "strať", "odhoď", "odstráň"])
}

/// A cost in the infinitive.
pub(super) fn to_pay(cost: Cost, card: &Card) -> String {
    paid(cost, card, ["zaplatiť", "stratiť", "odhodiť", "odstrániť"])
}

fn paid(cost: Cost, card: &Card, [pay, lose, discard, remove]: Verbs) -> String {
    say! { cost;
        Cost::Stock(of, it) => "{pay} {}", charge(it, Noun::of_stock(of), card, Case::Accusative);
        Cost::Rating(number) => "{lose} {number} HT";
        Cost::Cards(it) => "{discard} z ruky {}", charge(it, Noun::Card, card, Case::Accusative);
        Cost::Resources(kinds, number, bearer) => "{remove} {} {}", from(bearer), specials(number, kinds);
    }
}

/// What a card costs beside M€, in the nominative or the accusative: „2 rastliny a 1 HT“.
pub(super) fn spends(card: &Card, case: Case) -> impl Iterator<Item = String> {
    card.spends.iter().map(move |&spend| {
        say! { spend;
            Cost::Stock(of, it) => (charge(it, Noun::of_stock(of), card, case));
            Cost::Rating(number) => "{number} HT";
            Cost::Cards(it) => "{} z ruky", charge(it, Noun::Card, card, case);
            Cost::Resources(kinds, number, bearer) => "{} {}", specials(number, kinds), from(bearer);
        }
    })
}

/// What a card costs in all, as the subject of a sentence: „9 M€ a 2 rastliny“.
pub(super) fn price(of: u16, card: &Card) -> String {
    and_all([money(of)].into_iter().chain(spends(card, Case::Nominative)))
}

/// How much is paid or discarded: „8 tepla“, „1 až 4 tepla“, „ľubovoľný počet kariet“, „10 M€ (o 2 menej za
/// každú svoju jednotku ocele)“.
fn charge(charge: Charge, of: Noun, card: &Card, case: Case) -> String {
    let all = plainly(of, Case::Genitive);
    let number = |number: u8| number_of(number.into(), of, case);
    let once = |of| AresTimes { of, per: 1, held: card.holds, includes_this: false };
    say! { charge;
        Charge::Exactly(it) => (number(it));
        Charge::Chosen { least, most: Some(most) } => "{least} až {}", number(most);
        Charge::Chosen { least: 0 | 1, most: None } if noun(of).is_mass => "ľubovoľné množstvo {all}";
        Charge::Chosen { least: 0 | 1, most: None } => "ľubovoľný počet {all}";
        Charge::Chosen { least, most: None } => "aspoň {}", number(least);
        Charge::Lowered { base, less: Lowering::Each(off, it) } => "{} (o {off} menej za {})", number(base), every(once(it));
        Charge::Lowered { base, less: Lowering::If(off, it) } => "{} (o {off} menej, ak {})", number(base), condition(it, card);
    }
}

/// Which card gets what is added.
pub(super) const fn onto(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "na túto kartu",
        Bearer::Other => "na inú svoju kartu",
        Bearer::Any => "na ktorúkoľvek svoju kartu",
    }
}

/// Which card loses what is removed.
pub(super) const fn from(bearer: Bearer) -> &'static str {
    match bearer {
        Bearer::Here => "z tejto karty",
        Bearer::Other => "z inej svojej karty",
        Bearer::Any => "z ktorejkoľvek svojej karty",
    }
}

/// Project cards that a filter means: „kartu so symbolom rastliny“, „karty s vytlačenou cenou aspoň 20 M€“.
pub(super) fn filtered(filter: Filter, number: NumberForm, case: Case) -> String {
    let cards = noun(Noun::Card).form(case, number);
    say! { filter;
        Filter::Any => (cards);
        Filter::Tagged(tags) => "{cards} {}", with_any_tag(tags);
        Filter::Coloured(of) => "{} {cards}", colours(of, number, case);
        Filter::Costing(least) => "{cards} s vytlačenou cenou aspoň {}", money(least);
    }
}

/// What a filter asks of one card, to follow „ak“.
pub(super) fn fits(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "tam nejaká je";
        Filter::Tagged(tags) => "má {}", any_tag(tags);
        Filter::Coloured(of) => "je {}", colours(of, NumberForm::One, Case::Nominative);
        Filter::Costing(least) => "má vytlačenú cenu aspoň {}", money(least);
    }
}
