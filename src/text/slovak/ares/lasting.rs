//! Triggers and passives.

use super::amount::{filtered, to_pay};
use super::effect::breath;
use super::terms::{any_tag, metal, money, or_tags, stocks_object, track_object, with_any_tag};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::plan::ares::{hearing, trigger_groups};
use crate::text::slovak::noun::noun;
use crate::text::slovak::terms::{capital, cards_object, or};

/// The triggers of a card as sentences; those whose steps are equal are one.
pub(super) fn triggers(card: &Card) -> Vec<String> {
    let said = |group: TriggerGroup| {
        let steps = breath(group.steps, card);
        let causes: Vec<String> = group.causes.iter().map(|&it| cause(it, card)).collect();
        say! { (causes.as_slice(), group.for_each);
            ([only], Some(it)) => "Keď {only}, {steps} za každú jednotku {}.", metal(it);
            ([only], None) => "Keď {only}, {steps}.";
            (several, _) => "Keď {}, {steps}.", or(several);
        }
    };
    trigger_groups(card).into_iter().map(said).collect()
}

/// What fires a trigger, to follow „Keď“.
fn cause(cause: Cause, card: &Card) -> String {
    say! { cause;
        Cause::Plays { cards, each, itself } => (plays(cards, each, itself, card));
        Cause::PlaysCapacity(it) => "zahráš kartu, ktorá dáva {}", noun(Noun::of_capacity(it)).unnumbered(Case::Accusative);
        Cause::FlipsOcean => "otočíš žetón oceánu";
        Cause::Raises(it) => "zvýšiš {} o krok", track_object(it);
        Cause::TakesForest => "si vezmeš žetón lesa";
        Cause::UsesAction => "použiješ akciu karty (štandardné akcie sa nerátajú)";
    }
}

/// „zahráš symbol zvieraťa alebo rastliny vrátane tohto“.
fn plays(filter: Filter, each: Each, itself: Itself, card: &Card) -> String {
    let one = filtered(filter, NumberForm::One, Case::Accusative);
    say! { (each, filter, hearing(filter, itself, card));
        (Each::Tag, Filter::Tagged(tags), Hearing::Itself) => "zahráš {} vrátane tohto", any_tag(tags);
        (Each::Tag, Filter::Tagged(tags), Hearing::OnlyOthers) => "zahráš {} (táto karta sa neráta)", any_tag(tags);
        (Each::Tag, Filter::Tagged(tags), Hearing::NotMeant) => "zahráš {}", any_tag(tags);
        (Each::Tag | Each::Card, _, Hearing::Itself) => "zahráš {one} vrátane tejto";
        (Each::Tag | Each::Card, _, Hearing::OnlyOthers) => "zahráš inú {one}";
        (Each::Tag | Each::Card, _, Hearing::NotMeant) => "zahráš {one}";
    }
}

pub(in crate::text) fn passive(passive: Passive, card: &Card) -> String {
    say! { passive;
        Passive::Discount { off, cards: Filter::Tagged(tags), each: Each::Tag } => "Karty ťa stoja o {} menej za každý symbol {} na nich.", money(off), or_tags(tags);
        Passive::Discount { off, cards, each: Each::Tag | Each::Card } => "{} ťa stoja o {} menej.", capital(&filtered(cards, NumberForm::Few, Case::Nominative)), money(off);
        Passive::Research { draw: 0, keep } => "Vo fáze výskumu si nechaj o {} viac.", cards_object(keep.into());
        Passive::Research { draw, keep: 0 } => "Vo fáze výskumu si potiahni o {} viac.", cards_object(draw.into());
        Passive::Research { draw, keep } => "Vo fáze výskumu si potiahni o {} viac a nechaj si o {keep} viac.", cards_object(draw.into());
        Passive::PaysOnce { with, worth } => "Pri každej karte, ktorú zahráš, môžeš raz {}; hraná karta ťa potom stojí o {} menej.", to_pay(with, card), money(worth);
        Passive::ZoneFlex => "Tvoje karty sa môžu od podmienok kyslíka a teploty odchýliť o jednu zónu nahor či nadol.";
        Passive::CapacityValue(it, more) => "Každá tvoja jednotka {} zlacňuje karty {} ešte o {}.", metal(it), with_any_tag(&[it.tag()]), money(more);
        Passive::SaleValue(more) => "Keď odhodíš kartu za M€, získaj o {} viac.", money(more);
        Passive::StandardDiscount(off) => "Štandardné akcie, za ktoré platíš v M€, ťa stoja o {} menej.", money(off);
        Passive::HeatAsMegaCredits => "Môžeš platiť teplom namiesto M€ v pomere 1 : 1.";
        Passive::ForestDiscount(off) => "Premena rastlín na les ťa stojí o {} menej.", stocks_object(off, Stock::Plants);
        Passive::BuysRating { cost, gain } => "Raz v každej fáze, v ktorej už stúplo tvoje HT, môžeš zaplatiť {} a získať {gain} HT.", money(cost);
    }
}
