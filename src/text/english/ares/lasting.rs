//! Triggers and passives.

use super::amount::{cost, filtered, tags_of};
use super::effect::breath;
use super::terms::{any_tag, capacity, stock, stocks, tag, the_phase, track};
use crate::ares::cards::{Card, Cause, Each, Filter, Itself, Passive, Phase, Stock};
use crate::text::english::terms::{article, cards, or, sentence};
use crate::text::plan::ares::{Hearing, TriggerGroup, hearing, trigger_groups};
use crate::text::say::say;

/// The triggers of a card as sentences; triggers with the same steps are one.
pub(super) fn triggers(card: &Card) -> Vec<String> {
    let said = |group: TriggerGroup| {
        let steps = breath(group.steps, card);
        let causes: Vec<String> = group.causes.iter().map(|&it| cause(it, card)).collect();
        match (causes.as_slice(), group.for_each) {
            ([only], Some(it)) => format!("When you {only}, {steps} for each {}.", capacity(it)),
            ([only], None) => format!("When you {only}, {steps}."),
            (several, _) => format!("When you {}: {steps}.", or(several)),
        }
    };
    trigger_groups(card).into_iter().map(said).collect()
}

/// What fires a trigger, to follow "When you".
fn cause(cause: Cause, card: &Card) -> String {
    match cause {
        Cause::Plays { cards, each, itself } => plays(cards, each, itself, card),
        Cause::PlaysCapacity(it) => format!("play a card that gives {}", capacity(it)),
        Cause::FlipsOcean => "flip an ocean token".to_owned(),
        Cause::Raises(it) => format!("raise {} a step", track(it)),
        Cause::TakesForest => "take a forest token".to_owned(),
        Cause::UsesAction => "use the action of a card (standard actions do not count)".to_owned(),
    }
}

/// "play an animal or plant tag, including this".
fn plays(filter: Filter, each: Each, itself: Itself, card: &Card) -> String {
    match (each, tags_of(filter)) {
        (Each::Tag, Some(tags)) => {
            let this = match hearing(filter, itself, card) {
                Hearing::Itself => ", including this",
                Hearing::OnlyOthers => ", not counting this card",
                Hearing::NotMeant => "",
            };
            format!("play {}{this}", any_tag(tags))
        }
        (Each::Tag, None) | (Each::Card, _) => {
            let one = filtered(filter, 1);
            match hearing(filter, itself, card) {
                Hearing::Itself => format!("play {} {one}, including this", article(&one)),
                Hearing::OnlyOthers => format!("play another {one}"),
                Hearing::NotMeant => format!("play {} {one}", article(&one)),
            }
        }
    }
}

/// A passive as a sentence.
pub(in crate::text) fn passive(passive: Passive, card: &Card) -> String {
    let money = |number: u8| stocks(number.into(), Stock::MegaCredits);
    say! { passive;
        Passive::Discount { off, cards, each } => (match (each, tags_of(cards)) {
            (Each::Tag, Some(tags)) => {
                let names: Vec<&str> = tags.iter().map(|&it| tag(it)).collect();
                format!("Cards cost you {} less for each {} tag on them.", money(off), or(&names))
            }
            (Each::Tag, None) | (Each::Card, _) => {
                sentence(&format!("{} cost you {} less", filtered(cards, 2), money(off)))
            }
        });
        Passive::Research { draw, keep } => {
            let more = match (draw, keep) {
                (0, _) => format!("keep {}", more_cards(keep)),
                (_, 0) => format!("draw {}", more_cards(draw)),
                (_, _) => format!("draw {} and keep {keep} more", more_cards(draw)),
            };
            format!("In {}, {more}.", the_phase(Phase::Research))
        };
        Passive::PaysOnce { with, worth } => "Once for each card you play, you may {}; the card you play costs {} less.", cost(with, card), money(worth);
        Passive::ZoneFlex => "Your cards may miss oxygen and temperature requirements by one zone, in either direction.";
        Passive::CapacityValue(it, more) => "Each {} you have takes {} more off cards with {}.", capacity(it), money(more), any_tag(&[it.tag()]);
        Passive::SaleValue(more) => "When you discard a card for M€, gain {} more.", money(more);
        Passive::StandardDiscount(off) => "Standard actions that you pay for in M€ cost you {} less.", money(off);
        Passive::HeatAsMegaCredits => "You may pay {} as M€, one for one.", stock(Stock::Heat, 2);
        Passive::ForestDiscount(off) => "Converting plants into a forest costs you {} less.", stocks(off.into(), Stock::Plants);
        Passive::BuysRating { cost, gain } => "Once in each phase, after your TR has risen in it, you may pay {} to gain {gain} TR.", money(cost);
    }
}

/// "1 more card", "2 more cards".
fn more_cards(number: u8) -> String {
    cards(number.into()).replacen(' ', " more ", 1)
}
