//! Triggers and passives.

use super::effect::breath;
use super::terms::{
    and, article, card_resource, kind, leeway, or, parameter, project, resource, resources, sentence, steps,
    tag, tiles,
};
use crate::mars::OCEAN_BONUS;
use crate::mars::cards::{
    CARD_PRICE, CONVERSIONS, Card, Conversion, Fund, Ground, Kind, Limits, Passive, Pays, Per, Purchase,
    Purpose, Shield, StandardProject, Tag, Trigger, When, Whose,
};
use crate::text::plan::mars::hears_itself;
use crate::text::say::say;

/// A trigger as a sentence.
pub(in crate::text) fn trigger(trigger: &Trigger, card: &Card) -> String {
    let when = match trigger.when {
        When::Plays { kind, tags, cost, scoring, per } => {
            let who = match trigger.by {
                Whose::Own => "you play",
                Whose::Anyone => "any player plays",
            };
            let shows = if scoring { " with a non-negative VP icon" } else { "" };
            let this = if_this(hears_itself(trigger, card));
            format!("{who} {}{shows}{this}", played(kind, tags, cost, per))
        }
        When::Places { what, on, showing } => {
            let ground = match on {
                Ground::Anywhere => "",
                Ground::Mars => " on Mars",
            };
            let names: Vec<&str> = showing.iter().map(|&it| resource(it, 2)).collect();
            let shows = if names.is_empty() {
                String::new()
            } else {
                format!(" on an area that shows {}", or(&names))
            };
            let tile = tiles(what, 1);
            let this = if_this(hears_itself(trigger, card));
            match trigger.by {
                Whose::Own => format!("you place {} {tile}{ground}{shows}{this}", article(tile)),
                Whose::Anyone => format!("any {tile} is placed{ground}{shows}{this}"),
            }
        }
        When::Project { cost } => {
            let who = match trigger.by {
                Whose::Own => "you pay for",
                Whose::Anyone => "any player pays for",
            };
            if cost == 0 {
                let free = project(StandardProject::SellPatents);
                format!("{who} a standard project ({free} does not count)")
            } else {
                format!("{who} a standard project with a printed cost of {cost} M€ or more")
            }
        }
        When::Produced => "everyone has produced".to_owned(),
        When::Settles => match trigger.by {
            Whose::Own => "you build a colony".to_owned(),
            Whose::Anyone => "anyone builds a colony".to_owned(),
        },
        When::NewTag => match trigger.by {
            Whose::Own => "you get a kind of tag that you did not have (events and wild tags do not count)",
            Whose::Anyone => {
                "any player gets a kind of tag that they did not have (events and wild tags do not count)"
            }
        }
        .to_owned(),
        When::Raises(of) => match trigger.by {
            Whose::Own => format!("you raise {} a step", parameter(of)),
            Whose::Anyone => format!("{} is raised a step, by anyone or anything", parameter(of)),
        },
    };
    format!("When {when}, {}.", breath(trigger.steps, card))
}

/// What a wild tag is (WILD-02).
pub(super) fn wild() -> String {
    "In each of your actions, the wild tag counts as one tag of your choice.".to_owned()
}

const fn if_this(is_included: bool) -> &'static str {
    if is_included { ", including this" } else { "" }
}

/// What is played: "a plant, microbe or animal tag", "a space event".
fn played(form: Option<Kind>, tags: &[Tag], cost: u8, per: Per) -> String {
    let names: Vec<&str> = tags.iter().map(|&it| tag(it)).collect();
    let noun = match (form, per) {
        (Some(form), _) => kind(form),
        (None, Per::Tag) if !names.is_empty() => "tag",
        (None, Per::Tag | Per::Card) => "card",
    };
    let noun = if names.is_empty() { noun.to_owned() } else { format!("{} {noun}", or(&names)) };
    let price =
        if cost == 0 { String::new() } else { format!(" with a printed cost of {cost} M€ or more") };
    format!("{} {noun}{price}", article(&noun))
}

/// A passive as a sentence.
pub(in crate::text) fn passive(passive: &Passive, card: &Card) -> String {
    say! { *passive;
        Passive::Discount { off, on, per } => (match (on, per) {
            (Purchase::Card, _) => format!("Cards cost you {off} M€ less."),
            (Purchase::Tagged(it), Per::Card) => {
                format!("Cards with {} {} tag cost you {off} M€ less.", article(tag(it)), tag(it))
            }
            (Purchase::Tagged(it), Per::Tag) => {
                format!("Cards cost you {off} M€ less for each {} tag on them.", tag(it))
            }
            (Purchase::Project(it), _) => {
                format!("The standard project {} costs you {off} M€ less.", project(it))
            }
        });
        Passive::Worth(it, more) => "When you pay with {}, each is worth {more} M€ more.", resource(it, 2);
        Passive::Leeway(Limits::All, number) => "Your cards {}.", leeway(number);
        Passive::Leeway(Limits::Of(of), number) => "Your cards may miss {} requirements by up to {}, in either direction.", parameter(of), steps(i32::from(number));
        Passive::Protect { stock, cards, shield } => {
            let stock: Vec<&str> = stock.iter().map(|&it| resource(it, 2)).collect();
            let cards: Vec<&str> = cards.iter().map(|&it| card_resource(it, 2)).collect();
            match shield {
                Shield::ThisCard => sentence(&format!("{} on this card cannot be removed", and(&cards))),
                Shield::FromOpponents => {
                    let own = if stock.is_empty() { String::new() } else { format!("your {}", or(&stock)) };
                    let on_cards = match (stock.as_slice(), cards.as_slice()) {
                        (_, []) => String::new(),
                        ([], some) => format!("{} from your cards", or(some)),
                        (_, some) => format!(", nor {} from your cards", or(some)),
                    };
                    sentence(&format!("opponents cannot remove {own}{on_cards}"))
                }
            }
        };
        Passive::GreeneryCost(change) => {
            let usual = CONVERSIONS[Conversion::Plants as usize].cost;
            let now = i32::from(usual.saturating_add_signed(change));
            format!(
                "Converting plants into a greenery tile costs you {} instead of {usual}.",
                resources(now, Conversion::Plants.resource())
            )
        };
        Passive::Pays(it) => (pays(it, card));
        Passive::CardPrice(change) => {
            let now = CARD_PRICE.saturating_add_signed(change);
            format!("A card that you buy costs you {now} M€ instead of {CARD_PRICE} M€.")
        };
        Passive::TradeCost(change) => {
            let (by, way) = (change.unsigned_abs(), if change < 0 { "less" } else { "more" });
            format!("Trading costs you {by} {way}.")
        };
        Passive::TradeStep(number) => "Before you trade, you may move the tile’s marker up {}.", steps(number.into());
        Passive::RatingToll(price) => "Each TR you gain costs you {price} M€; you do not gain what you cannot pay.";
        Passive::OceanBonus(money) => "For each ocean tile next to a tile you place, gain {money} M€ instead of {OCEAN_BONUS}.";
        Passive::Influence(number) => "You have {number} more influence.";
        Passive::GainsRaised => "When you increase a production, also gain that many of the resource.";
    }
}

/// What pays for what, and how much.
fn pays(pays: Pays, card: &Card) -> String {
    let (with, verb) = match pays.with {
        Fund::Stock(it) => (resource(it, 2).to_owned(), "pays"),
        Fund::Here => {
            let held = card.holds.map_or("resources", |kind| card_resource(kind, 2));
            (format!("{held} on this card"), "pay")
        }
    };
    sentence(&match (pays.toward, pays.worth) {
        (Purpose::Prices(it), 1) => format!("{with} {verb} as {} for you, one for one", resource(it, 2)),
        (Purpose::Prices(it), worth) => {
            let worth = resources(worth.into(), it);
            format!("{with} {verb} as {} for you, each as {worth}", resource(it, 2))
        }
        (Purpose::Tagged(it), worth) => {
            let tag = tag(it);
            format!("{with} may pay for your cards with {} {tag} tag, each as {worth} M€", article(tag))
        }
    })
}
