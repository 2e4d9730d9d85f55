//! What a player's open cards change: discounts, what pays and what it is worth, leeway, protection.

use super::shores::OCEAN_BONUS;
use crate::kit::Seat;
use crate::mars::cards::{
    ByParameter, ByResource, ByTag, CARD_PRICE, CONVERSIONS, Card, CardId, CardResource, Conversion, Fund,
    GAINS_RAISED, LETS_PAY, Limits, OCEAN_BONUSES, PAYERS, PAYS_IN_KIND, PRICES_CARDS, PROJECTS, Parameter,
    Passive, Pays, Per, Purchase, Purpose, Resource, Shield, StandardProject, TOLLS, Tag, WITH_PASSIVES,
    card,
};
use crate::mars::state::facts::Facts;
use crate::mars::state::payer::Payer;
use crate::mars::state::question::PaymentPurpose;
use arrayvec::ArrayVec;

/// As many payers has a player at most; whatever comes after them, in the order of the cards' numbers, pays nothing.
pub(crate) const MOST_PAYERS: usize = 8;

/// As many of them may be a card's doing.
const MOST_OWN: usize = MOST_PAYERS - PAYERS.len();

/// What pays, what one of it is worth, and for what.
type Paying = (Payer, u8, Purpose);

/// What pays for a trade: one of these alone (COL-07).
pub const TRADE_PRICES: [(Resource, u8); 3] =
    [(Resource::MegaCredits, 9), (Resource::Energy, 3), (Resource::Titanium, 3)];

/// The most that a card costs that is bought, in M€: the price of ten fits a byte.
const MOST_CARD_PRICE: i16 = 25;

/// A player's terms of trade.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discounts {
    /// M€ off every card.
    off_all: u8,
    /// M€ off cards with a tag, once a card.
    off_tagged: ByTag<u8>,
    /// M€ off for each such tag on a card.
    off_each_tag: ByTag<u8>,
    /// M€ off standard projects.
    off_projects: [u8; StandardProject::ALL.len()],
    /// What one of each resource is worth beyond what its payer says.
    more: ByResource<u8>,
    /// What pays besides [`PAYERS`], in the order in which payers are asked.
    payers: ArrayVec<Paying, MOST_OWN>,
    /// Whether something may pay for several reasons.
    repeats: bool,
    /// Steps by which limits on parameters may be missed.
    pub leeway: ByParameter<u8>,
    /// Plants for one greenery.
    pub greenery: u8,
    /// By how much each price of a trade is higher.
    trade: i8,
    /// M€ for each step by which the own rating rises (TURM-PARTY-10).
    pub toll: u16,
}

/// What may pay a price, and what one of it is worth in the unit of the price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaymentOption {
    /// What pays.
    pub with: Payer,
    /// What one of it is worth.
    pub worth: u8,
    /// What of it may be paid.
    pub excess: Overpay,
}

/// What becomes of what is paid beyond a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overpay {
    /// More than the price may be paid, and the excess is lost (BASE-PB-10, Q-BASE-31).
    Lost,
    /// No more may be paid than the price needs (Q-MOD-16).
    Refused,
}

impl Discounts {
    /// Reads them off the player's open cards.
    pub fn of(facts: &Facts, seat: Seat) -> Self {
        let player = &facts.players[seat];
        let mut discounts = Self {
            off_all: player.discount,
            off_tagged: ByTag::default(),
            off_each_tag: ByTag::default(),
            off_projects: [0; StandardProject::ALL.len()],
            more: ByResource::default(),
            payers: ArrayVec::new(),
            repeats: false,
            leeway: ByParameter([player.leeway; Parameter::ALL.len()]),
            greenery: CONVERSIONS[Conversion::Plants as usize].cost,
            trade: 0,
            toll: 0,
        };
        facts.each_open(seat, &WITH_PASSIVES, |id| {
            card(id).passives.iter().for_each(|&passive| discounts.add(passive, id));
        });
        discounts
    }

    /// Lowers the price by so many M€, and widens the limits by so many steps, for one card.
    #[must_use]
    pub(crate) fn eased(mut self, discount: u8, leeway: u8) -> Self {
        self.off_all = self.off_all.saturating_add(discount);
        self.miss_by(Limits::All, leeway);
        self
    }

    fn add(&mut self, passive: Passive, id: CardId) {
        match passive {
            Passive::Discount { off, on, per } => match (on, per) {
                (Purchase::Card, _) => self.off_all += off,
                (Purchase::Tagged(tag), Per::Card) => self.off_tagged[tag] += off,
                (Purchase::Tagged(tag), Per::Tag) => self.off_each_tag[tag] += off,
                (Purchase::Project(project), _) => self.off_projects[project as usize] += off,
            },
            Passive::Worth(resource, more) => self.more[resource] = self.more[resource].saturating_add(more),
            Passive::Leeway(limits, steps) => self.miss_by(limits, steps),
            Passive::GreeneryCost(change) => self.greenery = self.greenery.saturating_add_signed(change),
            Passive::Pays(pays) => self.let_pay(pays, id),
            Passive::TradeCost(change) => self.trade = self.trade.saturating_add(change),
            Passive::RatingToll(price) => self.toll = self.toll.saturating_add(price.into()),
            // Read where cards are removed or bought, where something is produced, and where it is traded.
            Passive::Protect { .. }
            | Passive::CardPrice(_)
            | Passive::GainsRaised
            | Passive::TradeStep(_)
            | Passive::Influence(_)
            | Passive::OceanBonus(_) => {}
        }
    }

    /// Lets limits be missed by so many steps more: all such steps add up (VENUS-07).
    fn miss_by(&mut self, limits: Limits, steps: u8) {
        for parameter in Parameter::ALL {
            if limits == Limits::All || limits == Limits::Of(parameter) {
                self.leeway[parameter] = self.leeway[parameter].saturating_add(steps);
            }
        }
    }

    fn let_pay(&mut self, pays: Pays, id: CardId) {
        let paying = paying(pays, id);
        let (payer, ..) = paying;
        let printed = PAYERS.iter().any(|&other| other.with == pays.with);
        self.repeats |= printed || self.payers.iter().any(|&(other, ..)| other == payer);
        let place = self.payers.iter().rposition(|(other, ..)| other.rank() <= payer.rank());
        // Whatever finds no place pays nothing.
        _ = self.payers.try_insert(place.map_or(0, |place| place + 1), paying);
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

    /// What a trade costs in a resource; `None`: that pays for no trade (COL-07, COL-19).
    pub fn trade(&self, with: Resource) -> Option<u16> {
        let (_, price) = TRADE_PRICES.into_iter().find(|(resource, _)| *resource == with)?;
        Some((i16::from(price) + i16::from(self.trade)).max(0).unsigned_abs())
    }

    /// What a standard project costs, in M€.
    pub fn project(&self, project: StandardProject) -> u16 {
        let cost = PROJECTS[project as usize].cost;
        u16::from(cost.saturating_sub(self.off_projects[project as usize]))
    }

    /// What may pay for these goods beside the unit in which the price is asked, whatever there is of it, in the
    /// order in which it is asked; a payer that may for several reasons is there once for each.
    pub fn means(&self, unit: Resource, goods: PaymentPurpose) -> impl Iterator<Item = PaymentOption> {
        let tags: &[Tag] = match goods {
            PaymentPurpose::Card(id) => card(id).tags,
            PaymentPurpose::Project(_)
            | PaymentPurpose::Milestone(_)
            | PaymentPurpose::Award(_)
            | PaymentPurpose::Dealt(_)
            | PaymentPurpose::Cards(_)
            | PaymentPurpose::Cost(_)
            | PaymentPurpose::Trade(_)
            | PaymentPurpose::Lobby(_)
            | PaymentPurpose::Toll(_)
            | PaymentPurpose::Conversion(_) => &[],
        };
        let printed = PAYERS.iter().map(|&pays| paying(pays, CardId::HIDDEN));
        printed.chain(self.payers.iter().copied()).filter_map(move |paying @ (with, _, toward)| {
            let is_for_these = match toward {
                Purpose::Tagged(tag) => tags.contains(&tag) || helps(goods, with),
                Purpose::Prices(_) => true,
            };
            if is_for_these { self.option(unit, paying) } else { None }
        })
    }

    /// Sees everything that may pay prices in this unit beside the unit itself, whatever they are asked for, and for what each may.
    #[inline]
    pub(crate) fn each_means(&self, unit: Resource, mut see: impl FnMut(PaymentOption, Purpose)) {
        let mut look = |paying: Paying| {
            let (.., toward) = paying;
            if let Some(means) = self.option(unit, paying) {
                see(means, toward);
            }
        };
        for pays in PAYERS {
            look(paying(pays, CardId::HIDDEN));
        }
        self.payers.iter().copied().for_each(look);
    }

    /// How one of several payers pays in this unit for goods for which it may; `None`: not at all, or it is the unit itself.
    #[inline]
    fn option(&self, unit: Resource, (with, worth, toward): Paying) -> Option<PaymentOption> {
        let (rate, excess) = match toward {
            Purpose::Tagged(_) => (1, Overpay::Lost),
            Purpose::Prices(_) if with == Payer::Stock(unit) => return None,
            Purpose::Prices(paid) => (self.rate(paid, unit), Overpay::Refused),
        };
        let more = match with {
            Payer::Stock(resource) => self.more[resource],
            Payer::Card(_) => 0,
        };
        let worth = worth.saturating_add(more).saturating_mul(rate);
        (worth > 0).then_some(PaymentOption { with, worth, excess })
    }

    /// Whether these goods can be paid with nothing but the unit of their price.
    pub(crate) fn is_plain(&self, goods: PaymentPurpose) -> bool {
        self.payers.is_empty() && !has_printed_payer(goods)
    }

    /// Whether nothing pays but the unit of a price, as this player has nothing else that may.
    #[inline]
    pub(crate) fn pays_alone(&self, facts: &Facts, seat: Seat) -> bool {
        self.payers.is_empty() && has_no_printed_payer(facts, seat)
    }

    /// Whether something pays as this resource.
    pub(crate) fn has_stand_in(&self, resource: Resource) -> bool {
        self.payers.iter().any(|&(.., toward)| toward == Purpose::Prices(resource))
    }

    /// Whether something may pay for several reasons, of which [`Discounts::means`] tells each.
    pub(crate) const fn has_repeats(&self) -> bool {
        self.repeats
    }

    /// Whether what lies on a card may pay for something.
    pub(crate) fn has_paying_cards(&self) -> bool {
        self.payers.iter().any(|(payer, ..)| matches!(payer, Payer::Card(_)))
    }

    /// Whether what lies on a card may pay for these goods, of which the price is in M€.
    pub(crate) fn lets_cards_pay(&self, goods: PaymentPurpose) -> bool {
        let is_card = |means: PaymentOption| matches!(means.with, Payer::Card(_));
        self.has_paying_cards() && self.means(Resource::MegaCredits, goods).any(is_card)
    }

    /// How much of a unit one of a resource pays for every price: what pays as heat pays as M€ where heat does.
    fn rate(&self, resource: Resource, unit: Resource) -> u8 {
        if resource == unit {
            return 1;
        }
        let direct = self
            .payers
            .iter()
            .find(|&&(payer, _, toward)| payer == Payer::Stock(resource) && toward == Purpose::Prices(unit));
        direct.map_or(0, |&(_, worth, _)| worth.saturating_add(self.more[resource]))
    }
}

/// Whether something of [`PAYERS`] may pay for these goods.
fn has_printed_payer(goods: PaymentPurpose) -> bool {
    let is_for = |tag: &Tag| PAYERS.iter().any(|pays| pays.toward == Purpose::Tagged(*tag));
    match goods {
        PaymentPurpose::Card(id) => card(id).tags.iter().any(is_for),
        PaymentPurpose::Cost(helping) => helping != 0,
        PaymentPurpose::Project(_)
        | PaymentPurpose::Milestone(_)
        | PaymentPurpose::Award(_)
        | PaymentPurpose::Dealt(_)
        | PaymentPurpose::Cards(_)
        | PaymentPurpose::Trade(_)
        | PaymentPurpose::Lobby(_)
        | PaymentPurpose::Toll(_)
        | PaymentPurpose::Conversion(_) => false,
    }
}

/// Whether this player can pay these goods with nothing but the unit of their price.
pub(crate) fn is_plain(facts: &Facts, seat: Seat, goods: PaymentPurpose) -> bool {
    !has_printed_payer(goods) && !facts.opens_any(seat, &LETS_PAY)
}

/// Whether nothing but the unit of their price pays for these goods, as there is nothing else that may.
pub(crate) fn pays_alone(facts: &Facts, seat: Seat, goods: PaymentPurpose) -> bool {
    (has_no_printed_payer(facts, seat) || !has_printed_payer(goods)) && !facts.opens_any(seat, &LETS_PAY)
}

/// Whether a player has nothing of what pays for every player.
#[inline]
fn has_no_printed_payer(facts: &Facts, seat: Seat) -> bool {
    PAYERS.iter().all(|pays| match pays.with {
        Fund::Stock(resource) => facts.players[seat].stock[resource] == 0,
        Fund::Here => true,
    })
}

/// Whether it is a resource that a step lets help, which it does of M€ alone.
const fn helps(goods: PaymentPurpose, with: Payer) -> bool {
    match with {
        Payer::Stock(resource) => goods.helping(resource),
        Payer::Card(_) => false,
    }
}

/// What this card lets pay.
const fn paying(Pays { with, worth, toward }: Pays, id: CardId) -> Paying {
    let payer = match with {
        Fund::Stock(resource) => Payer::Stock(resource),
        Fund::Here => Payer::Card(id),
    };
    (payer, worth, toward)
}

/// What a card costs that this player buys, in M€ (BASE-RES-01).
pub fn card_price(facts: &Facts, seat: Seat) -> u16 {
    let mut changes = 0_i8;
    facts.each_open(seat, &PRICES_CARDS, |id| changes = changes.saturating_add(price_change(id)));
    bought_at(changes)
}

/// What a card costs that a player of this corporation buys before it is revealed.
pub(crate) fn first_card_price(corporation: CardId) -> u16 {
    bought_at(price_change(corporation))
}

/// What a card costs that is bought when cards change its price by so much.
fn bought_at(change: i8) -> u16 {
    (i16::from(CARD_PRICE) + i16::from(change)).clamp(0, MOST_CARD_PRICE) as u16
}

/// By how much a card changes the price of those that are bought.
fn price_change(id: CardId) -> i8 {
    let changes = card(id).passives.iter().map(|passive| match passive {
        Passive::CardPrice(change) => *change,
        Passive::Discount { .. }
        | Passive::Worth(..)
        | Passive::Leeway(..)
        | Passive::GainsRaised
        | Passive::Protect { .. }
        | Passive::GreeneryCost(_)
        | Passive::TradeCost(_)
        | Passive::TradeStep(_)
        | Passive::RatingToll(_)
        | Passive::Influence(_)
        | Passive::OceanBonus(_)
        | Passive::Pays(_) => 0,
    });
    changes.fold(0, i8::saturating_add)
}

/// M€ for each step by which this player's rating rises (TURM-PARTY-10).
#[inline]
pub(crate) fn toll(facts: &Facts, seat: Seat) -> u16 {
    let mut toll = 0;
    facts.each_open(seat, &TOLLS, |id| {
        for passive in card(id).passives {
            toll += if let Passive::RatingToll(price) = passive { u16::from(*price) } else { 0 };
        }
    });
    toll
}

/// M€ for each ocean tile beside a tile that this player places (BASE-TILE-03, MIX-12).
pub fn ocean_bonus(facts: &Facts, seat: Seat) -> i16 {
    let mut bonus = OCEAN_BONUS;
    facts.each_open(seat, &OCEAN_BONUSES, |id| {
        for passive in card(id).passives {
            if let Passive::OceanBonus(money) = passive {
                bonus = bonus.max((*money).into());
            }
        }
    });
    bonus
}

/// How often a player gains what an own production rises by (VENUS-18).
pub(crate) fn gains_raised(facts: &Facts, seat: Seat) -> i16 {
    let mut gains = 0;
    facts.each_open(seat, &GAINS_RAISED, |_| gains += 1);
    gains
}

/// A card for which a player gains what an own production rises by (VENUS-18).
pub(crate) fn one_gains_raised(facts: &Facts, seat: Seat) -> Option<CardId> {
    let mut gains = None;
    facts.each_open(seat, &GAINS_RAISED, |card| gains = gains.or(Some(card)));
    gains
}

/// Whether a player may have something that pays where another resource than M€ is asked.
pub(crate) fn has_other_payers(facts: &Facts, seat: Seat) -> bool {
    facts.opens_any(seat, &PAYS_IN_KIND)
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

/// Everything that this player's open cards change, with the card.
pub(crate) fn passives(facts: &Facts, seat: Seat) -> impl Iterator<Item = (CardId, &'static Passive)> {
    let mut open = facts.players[seat].played;
    open.insert(facts.in_force);
    open.and(&WITH_PASSIVES).iter().flat_map(|id| card(id).passives.iter().map(move |passive| (id, passive)))
}
