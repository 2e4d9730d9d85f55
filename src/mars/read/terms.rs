//! What a player's open cards change: discounts, worth of metals, leeway, protection.

use crate::cards::{
    CONVERSIONS, Card, CardId, CardResource, Conversion, PROJECTS, Passive, Per, Purchase, Shield,
    StandardProject, WITH_PASSIVES, card,
};
use crate::kit::Seat;
use crate::mars::state::facts::Facts;
use crate::words::{ByTag, Resource, Tag};

/// A player's terms of trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// M€ off every card.
    off_all: u8,
    /// M€ off cards with a tag, once a card.
    off_tagged: ByTag<u8>,
    /// M€ off for each such tag on a card.
    off_each_tag: ByTag<u8>,
    /// M€ off standard projects.
    off_projects: [u8; 6],
    /// M€ for one steel.
    pub steel: u8,
    /// M€ for one titanium.
    pub titanium: u8,
    /// Steps by which limits on parameters may be missed.
    pub leeway: u8,
    /// Whether heat pays as M€.
    pub heat_pays: bool,
    /// Plants for one greenery.
    pub greenery: u8,
}

impl Terms {
    /// Reads them off the player's open cards.
    pub fn of(facts: &Facts, seat: Seat) -> Self {
        let player = &facts.players[seat];
        let mut terms = Self {
            off_all: player.discount,
            off_tagged: ByTag::default(),
            off_each_tag: ByTag::default(),
            off_projects: [0; 6],
            steel: 2,
            titanium: 3,
            leeway: player.leeway,
            heat_pays: false,
            greenery: CONVERSIONS[Conversion::Plants as usize].cost,
        };
        for id in player.played.and(&WITH_PASSIVES).iter() {
            card(id).passives.iter().for_each(|&passive| terms.add(passive));
        }
        terms
    }

    fn add(&mut self, passive: Passive) {
        match passive {
            Passive::Discount { off, on, per } => match (on, per) {
                (Purchase::Card, _) => self.off_all += off,
                (Purchase::Tagged(tag), Per::Card) => self.off_tagged[tag] += off,
                (Purchase::Tagged(tag), Per::Tag) => self.off_each_tag[tag] += off,
                (Purchase::Project(project), _) => self.off_projects[project as usize] += off,
            },
            Passive::Worth(resource, more) => match resource {
                Resource::Steel => self.steel += more,
                Resource::Titanium => self.titanium += more,
                Resource::MegaCredits | Resource::Plants | Resource::Energy | Resource::Heat => {}
            },
            Passive::Leeway(steps) => self.leeway += steps,
            Passive::Protect { .. } => {}
            Passive::GreeneryCost(change) => self.greenery = self.greenery.saturating_add_signed(change),
            Passive::PaysAsMoney(resource) => self.heat_pays |= resource == Resource::Heat,
        }
    }

    /// What a card costs, in M€ (BASE-PLAY-11).
    pub fn price(&self, card: &Card) -> u16 {
        let mut off = u16::from(self.off_all);
        for (place, tag) in card.tags.iter().enumerate() {
            off += u16::from(self.off_each_tag[*tag]);
            if !card.tags[..place].contains(tag) {
                off += u16::from(self.off_tagged[*tag]);
            }
        }
        u16::from(card.cost).saturating_sub(off)
    }

    /// What a standard project costs, in M€.
    pub fn project(&self, project: StandardProject) -> u16 {
        let cost = PROJECTS[project as usize].cost;
        u16::from(cost.saturating_sub(self.off_projects[project as usize]))
    }

    /// What may pay for a card.
    pub fn means(&self, card: &Card) -> Means {
        Means {
            steel: if card.tags.contains(&Tag::Building) { self.steel } else { 0 },
            titanium: if card.tags.contains(&Tag::Space) { self.titanium } else { 0 },
            heat: u8::from(self.heat_pays),
        }
    }

    /// What may pay where only M€ are asked, and the listed metals.
    pub fn means_with(&self, metals: &[Resource]) -> Means {
        Means {
            steel: if metals.contains(&Resource::Steel) { self.steel } else { 0 },
            titanium: if metals.contains(&Resource::Titanium) { self.titanium } else { 0 },
            heat: u8::from(self.heat_pays),
        }
    }
}

/// M€ that one of each resource stands for in a payment; 0 where it may not pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Means {
    /// For one steel.
    pub steel: u8,
    /// For one titanium.
    pub titanium: u8,
    /// For one heat.
    pub heat: u8,
}

/// Whether this player's resource cannot be removed from their stock by an opponent.
pub(crate) fn is_stock_protected(facts: &Facts, seat: Seat, resource: Resource) -> bool {
    passives(facts, seat).any(|(_, passive)| match passive {
        Passive::Protect { stock, .. } => stock.contains(&resource),
        _ => false,
    })
}

/// Whether resources on this card cannot be removed by this player.
pub(crate) fn is_card_protected(
    facts: &Facts,
    owner: Seat,
    id: CardId,
    kind: CardResource,
    by: Seat,
) -> bool {
    passives(facts, owner).any(|(source, passive)| match passive {
        Passive::Protect { cards, shield, .. } if cards.contains(&kind) => match shield {
            Shield::ThisCard => source == id,
            Shield::FromOpponents => by != owner,
        },
        _ => false,
    })
}

fn passives(facts: &Facts, seat: Seat) -> impl Iterator<Item = (CardId, &'static Passive)> {
    let with = facts.players[seat].played.and(&WITH_PASSIVES);
    with.iter().flat_map(|id| card(id).passives.iter().map(move |passive| (id, passive)))
}
