//! Triggers and passives.

use super::amount::{cost, filtered};
use super::effect::breath;
use super::terms::{any_tag, capacity, money, or_tags, stocks, track};
use crate::text::ares::prelude::*;
use crate::text::english::terms::{article, capital, or, plural};
use crate::text::plan::ares::{hearing, trigger_groups};

/// The triggers of a card as sentences; triggers with the same steps are one.
pub(super) fn triggers(card: &Card) -> Vec<String> {
    let said = |group: TriggerGroup| {
        let steps = breath(group.steps, card);
        let causes: Vec<String> = group.causes.iter().map(|&it| cause(it, card)).collect();
        say! { (causes.as_slice(), group.for_each);
            ([only], Some(it)) => "When you {only}, {steps} for each {}.", capacity(it);
            ([only], None) => "When you {only}, {steps}.";
            (several, _) => "When you {}: {steps}.", or(several);
        }
    };
    trigger_groups(card).into_iter().map(said).collect()
}

/// What fires a trigger, to follow "When you".
fn cause(cause: Cause, card: &Card) -> String {
    say! { cause;
        Cause::Plays { cards, each, itself } => (plays(cards, each, itself, card));
        Cause::PlaysCapacity(it) => "play a card that gives {}", capacity(it);
        Cause::FlipsOcean => "flip an ocean token";
        Cause::Raises(it) => "raise {} a step", track(it);
        Cause::TakesForest => "take a forest token";
        Cause::UsesAction => "use the action of a card (standard actions do not count)";
    }
}

/// "play an animal or plant tag, including this".
fn plays(filter: Filter, each: Each, itself: Itself, card: &Card) -> String {
    let one = filtered(filter, 1);
    say! { (each, filter, hearing(filter, itself, card));
        (Each::Tag, Filter::Tagged(tags), Hearing::Itself) => "play {}, including this", any_tag(tags);
        (Each::Tag, Filter::Tagged(tags), Hearing::OnlyOthers) => "play {}, not counting this card", any_tag(tags);
        (Each::Tag, Filter::Tagged(tags), Hearing::NotMeant) => "play {}", any_tag(tags);
        (Each::Tag | Each::Card, _, Hearing::Itself) => "play {} {one}, including this", article(&one);
        (Each::Tag | Each::Card, _, Hearing::OnlyOthers) => "play another {one}";
        (Each::Tag | Each::Card, _, Hearing::NotMeant) => "play {} {one}", article(&one);
    }
}

pub(in crate::text) fn passive(passive: Passive, card: &Card) -> String {
    say! { passive;
        Passive::Discount { off, cards: Filter::Tagged(tags), each: Each::Tag } => "Cards cost you {} less for each {} tag on them.", money(off), or_tags(tags);
        Passive::Discount { off, cards, each: Each::Tag | Each::Card } => "{} cost you {} less.", capital(&filtered(cards, 2)), money(off);
        Passive::Research { draw: 0, keep } => "In the research phase, keep {keep} more {}.", plural(keep.into(), "card", "cards");
        Passive::Research { draw, keep: 0 } => "In the research phase, draw {draw} more {}.", plural(draw.into(), "card", "cards");
        Passive::Research { draw, keep } => "In the research phase, draw {draw} more {} and keep {keep} more.", plural(draw.into(), "card", "cards");
        Passive::PaysOnce { with, worth } => "Once for each card you play, you may {}; the card you play costs {} less.", cost(with, card), money(worth);
        Passive::ZoneFlex => "Your cards may miss oxygen and temperature requirements by one zone, in either direction.";
        Passive::CapacityValue(it, more) => "Each {} you have takes {} more off cards with {}.", capacity(it), money(more), any_tag(&[it.tag()]);
        Passive::SaleValue(more) => "When you discard a card for M€, gain {} more.", money(more);
        Passive::StandardDiscount(off) => "Standard actions that you pay for in M€ cost you {} less.", money(off);
        Passive::HeatAsMegaCredits => "You may pay heat as M€, one for one.";
        Passive::ForestDiscount(off) => "Converting plants into a forest costs you {} less.", stocks(off, Stock::Plants);
        Passive::BuysRating { cost, gain } => "Once in each phase, after your TR has risen in it, you may pay {} to gain {gain} TR.", money(cost);
    }
}
