//! Cards of Ares Expedition as plain values.

use super::names::{self, Named};
use crate::ares::cards::{
    Amount, Capacity, Card, Count, PROMOTIONAL_CORPORATIONS, Production, Requirement, SpecialResource,
};
use crate::plain::card::CardLine;
use crate::text::Language;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// A card of Ares Expedition: what is printed on it and what it says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct AresCardFacts {
    /// Its English name, by which programs call it.
    #[cfg_attr(test, ts(type = "AresCardName"))]
    pub card: &'static str,
    /// Its name in the language that was asked for.
    pub name: &'static str,
    /// Its number in saved games.
    pub number: u16,
    /// What it is.
    #[cfg_attr(test, ts(type = "\"project\" | \"corporation\" | \"promotional-corporation\""))]
    pub form: &'static str,
    /// Its colour; `null` for a corporation.
    #[cfg_attr(test, ts(type = "AresColour | null"))]
    pub colour: Option<&'static str>,
    /// Whether it is marked for the first game.
    pub first_game: bool,
    /// Its printed cost, in M€.
    pub cost: u8,
    /// Its tags; one that is printed twice stands twice.
    #[cfg_attr(test, ts(type = "AresTag[]"))]
    pub tags: Vec<&'static str>,
    /// What is stored on it.
    #[cfg_attr(test, ts(type = "AresCardResource | null"))]
    pub holds: Option<&'static str>,
    /// What must be so when it is played.
    pub requirements: Vec<AresRequirement>,
    /// The M€ that a corporation starts with.
    pub money: u8,
    /// What phase IV brings while it is in play.
    pub production: Vec<AresProduction>,
    /// How much steel it gives.
    pub steel: u8,
    /// How much titanium it gives.
    pub titanium: u8,
    /// How many alternatives its action has; 0 where it has none.
    pub actions: u8,
    /// The victory points that it brings.
    pub points: AresMuch,
    /// What it says, line by line.
    pub words: Vec<CardLine>,
}

/// What must be so when a card of Ares Expedition is played, told apart by its `kind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum AresRequirement {
    /// A track is in a zone, as the phase began.
    Zone {
        /// The track.
        #[cfg_attr(test, ts(type = "AresTrack"))]
        track: &'static str,
        /// In this zone or in a higher one.
        #[cfg_attr(test, ts(type = "AresZone | null"))]
        at_least: Option<&'static str>,
        /// In this zone or in a lower one.
        #[cfg_attr(test, ts(type = "AresZone | null"))]
        at_most: Option<&'static str>,
    },
    /// So many ocean tokens are face up, as the phase began.
    Oceans {
        /// Not less.
        at_least: Option<u8>,
        /// Not more.
        at_most: Option<u8>,
    },
    /// Tags are in play.
    Tags {
        /// Which.
        #[cfg_attr(test, ts(type = "AresTag"))]
        tag: &'static str,
        /// Not less.
        at_least: u8,
    },
    /// The terraform rating is high enough.
    Rating {
        /// Not less.
        at_least: u8,
    },
}

/// What a card brings in phase IV.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresProduction {
    /// A resource, or `cards` to draw.
    #[cfg_attr(test, ts(type = "AresResource | \"cards\""))]
    pub of: &'static str,
    /// How much of it.
    pub amount: AresMuch,
}

/// How much: a number, or one known when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
pub enum AresMuch {
    /// This many.
    Number(i16),
    /// `each` for every full `per` of what is counted.
    Counted {
        /// How much each full `per` brings.
        each: i8,
        /// How many of what is counted bring it once.
        per: u8,
        /// What is counted.
        count: AresCounting,
    },
}

/// What is counted of a player: `count` says what, `of` which kind, where there are several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresCounting {
    /// What: `tags`, `capacity`, `forests`, `cards`, `resources-here` or `paid`.
    pub count: &'static str,
    /// Of which tag, capacity or colour.
    pub of: Option<&'static str>,
}

impl AresCardFacts {
    pub(super) fn of(card: &'static Card, language: Language) -> Self {
        let text = language.ares();
        let form = match card.colour {
            Some(_) => "project",
            None if PROMOTIONAL_CORPORATIONS.contains(card.id) => "promotional-corporation",
            None => "corporation",
        };
        let lines = text.card_text(card).into_iter();
        Self {
            card: card.name,
            name: text.card_name(card),
            number: card.id.number(),
            form,
            colour: card.colour.map(Named::name),
            first_game: card.is_for_first_game,
            cost: card.cost,
            tags: names::all(card.tags),
            holds: card.holds.map(SpecialResource::name),
            requirements: card.requirements.iter().map(|&it| it.into()).collect(),
            money: card.money,
            production: card.production.iter().map(|&it| it.into()).collect(),
            steel: card.capacity(Capacity::Steel),
            titanium: card.capacity(Capacity::Titanium),
            actions: card.actions.len() as u8,
            points: card.points.into(),
            words: lines.map(|line| CardLine { topic: line.topic.into(), text: line.words }).collect(),
        }
    }
}

impl From<Requirement> for AresRequirement {
    fn from(requirement: Requirement) -> Self {
        match requirement {
            Requirement::AtLeast(track, zone) => {
                Self::Zone { track: track.name(), at_least: Some(zone.name()), at_most: None }
            }
            Requirement::AtMost(track, zone) => {
                Self::Zone { track: track.name(), at_least: None, at_most: Some(zone.name()) }
            }
            Requirement::OceansAtLeast(least) => Self::Oceans { at_least: Some(least), at_most: None },
            Requirement::OceansAtMost(most) => Self::Oceans { at_least: None, at_most: Some(most) },
            Requirement::HasTags(tag, least) => Self::Tags { tag: tag.name(), at_least: least },
            Requirement::HasRating(least) => Self::Rating { at_least: least },
        }
    }
}

impl From<Production> for AresProduction {
    fn from(production: Production) -> Self {
        match production {
            Production::Gain(stock, amount) => Self { of: stock.name(), amount: amount.into() },
            Production::Draw(amount) => Self { of: "cards", amount: amount.into() },
        }
    }
}

impl From<Amount> for AresMuch {
    fn from(amount: Amount) -> Self {
        match amount {
            Amount::Exactly(number) => Self::Number(number.into()),
            Amount::Per { each, per, of } => Self::Counted { each, per, count: of.into() },
        }
    }
}

impl From<Count> for AresCounting {
    fn from(count: Count) -> Self {
        let (count, of) = match count {
            Count::Tags(tag) => ("tags", Some(tag.name())),
            Count::Capacity(capacity) => ("capacity", Some(capacity.name())),
            Count::Forests => ("forests", None),
            Count::Cards => ("cards", None),
            Count::CardsOf(colour) => ("cards", Some(colour.name())),
            Count::ResourcesHere => ("resources-here", None),
            Count::Paid => ("paid", None),
        };
        Self { count, of }
    }
}
