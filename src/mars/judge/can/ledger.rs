//! The ledger of a forecast: what a player will have for certain after the steps walked so far, and what the payment must leave.

use crate::kit::Seat;
use crate::mars::cards::{
    Amount, ByParameter, ByResource, ByTag, CardId, Count, Kind, Requirement, Resource, Settling, card,
};
use crate::mars::judge::wallet::{SetAside, Wallet};
use crate::mars::read::count::{CountContext, amount_by, count, holds_by, tags};
use crate::mars::read::discounts::Discounts;
use crate::mars::read::targets::needed_on_card;
use crate::mars::state::agenda::{Context, Root};
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::{Hex, HexSet};
use crate::mars::state::question::{PaymentPurpose, Refusal};

/// What a player will have for certain after the steps walked so far, what is owed then, and how the walk goes.
pub(crate) struct Ledger<'g> {
    pub(super) facts: &'g Facts,
    pub(super) seat: Seat,
    pub(in crate::mars::judge) after: TableAfter,
    pub(super) owing: Owing,
    pub(super) walking: Walking,
    pub(super) fees: Fees,
}

/// The table after the steps walked, as far as it is certain.
#[derive(Clone, Copy)]
pub(in crate::mars::judge) struct TableAfter {
    /// Resources come in or gone, without the price.
    pub(super) balance: ByResource<i32>,
    pub(in crate::mars::judge) production: ByResource<i16>,
    pub(super) tags: ByTag<u8>,
    pub(super) levels: ByParameter<i8>,
    pub(super) rating: i16,
    /// How many cards are in hand at the least.
    pub(super) hand: u16,
    /// How many cards more an alternative that may be chosen draws.
    pub(super) may_draw: u16,
    /// Tiles placed on the way, of which the areas are not known.
    pub(super) placed: u32,
    /// The area of the tile just placed, where it is known.
    pub(super) built: Option<Hex>,
    /// The colony tiles of which one is settled on the way, as bits: what it brings may be needed.
    pub(super) hoped: u16,
    /// A card that is live but not yet on the table.
    pub(super) live: CardId,
}

/// What the payment must leave and what it must pay, for the steps walked.
#[derive(Clone)]
pub(super) struct Owing {
    /// The deepest each balance went below 0: what the payment must leave.
    pub(super) held_back: SetAside,
    /// M€ that steps ask for, and what for.
    pub(super) price: u16,
    pub(super) goods: PaymentPurpose,
    /// M€ that are owed beside the steps.
    pub(super) due: u32,
    /// Whether a tile may have to go where the area asks for M€.
    pub(super) hangs_on_areas: bool,
}

/// How steps are walked.
#[derive(Clone, Copy)]
pub(super) struct Walking {
    /// Whose doing the steps are: this player's or nobody's.
    pub(super) by: Option<Seat>,
    /// Whether nothing of them is done but changes of production.
    pub(super) walks: Walks,
    /// Whether resources may have come on the way: they can open alternatives that were closed.
    pub(super) has_brought: bool,
    /// Whether something was asked on the way: what waits behind it may be put first.
    pub(super) has_asked: bool,
    pub(super) playing: Playing,
}

/// M€ beside prices, gains and losses that are certain.
#[derive(Clone, Copy, Default)]
pub(super) struct Fees {
    /// M€ for each step of rating; 0 where nothing is reckoned here.
    pub(super) toll: u16,
    /// Steps of rating that are taxed.
    pub(super) taxed: u16,
    /// How many tiles are placed, and where the first of them may go.
    pub(super) tiles: u16,
    pub(super) first: HexSet,
    /// The colony that is built, of which the tile is chosen later.
    pub(super) colony: Option<Settling>,
    /// Whether M€ hang on something that is counted, which may change by what is asked on the way.
    pub(super) is_counted: bool,
    /// Whether M€ may come or go of which the walk knows nothing.
    pub(super) is_open: bool,
}

/// The least and the most M€ that the cheapest way through a play takes; below 0 where it brings more than it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CostRange {
    pub(crate) least: i32,
    pub(crate) most: i32,
}

/// Whether a card is played by itself, or within another one: then it cannot play a further one, so that judging ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Playing {
    Alone,
    Within,
}

/// Which of the steps that are walked are carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Walks {
    Everything,
    /// Changes of production alone: a production box is repeated.
    Production,
}

impl Walks {
    pub(super) fn of(root: Root) -> Self {
        if root == Root::Production { Self::Production } else { Self::Everything }
    }
}

impl<'g> Ledger<'g> {
    pub(crate) fn new(facts: &'g Facts, seat: Seat) -> Self {
        let player = &facts.players[seat];
        Self {
            facts,
            seat,
            after: TableAfter {
                balance: ByResource::default(),
                production: player.production,
                tags: player.tags,
                levels: facts.levels,
                rating: player.rating,
                hand: player.hand_size,
                may_draw: 0,
                placed: 0,
                built: None,
                hoped: 0,
                live: CardId::HIDDEN,
            },
            owing: Owing {
                held_back: SetAside::default(),
                price: 0,
                goods: PaymentPurpose::Cost(0),
                due: 0,
                hangs_on_areas: false,
            },
            walking: Walking {
                by: Some(seat),
                walks: Walks::Everything,
                has_brought: false,
                has_asked: false,
                playing: Playing::Alone,
            },
            fees: Fees::default(),
        }
    }

    /// What is played is played so.
    pub(crate) const fn playing(mut self, playing: Playing) -> Self {
        self.walking.playing = playing;
        self
    }

    /// What the payment must leave: resources, and the M€ that the steps walked ask for, however they are paid.
    pub(crate) fn held_back(&self) -> SetAside {
        SetAside { money: self.asked(), ..self.owing.held_back.clone() }
    }

    /// M€ that the steps walked ask for; the tax on steps of rating and what areas ask for are none of these.
    pub(crate) fn asked(&self) -> u32 {
        self.owing.price.into()
    }

    /// Whether a tile of the steps walked may have to go where the area asks for M€.
    pub(crate) const fn hangs_on_areas(&self) -> bool {
        self.owing.hangs_on_areas
    }

    /// The table before the steps walked.
    pub(crate) const fn facts(&self) -> &'g Facts {
        self.facts
    }

    /// Whose steps are walked.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    pub(super) fn stock(&self, resource: Resource) -> i32 {
        i32::from(self.facts.players[self.seat].stock[resource]) + self.after.balance[resource]
    }

    /// A copy of the ledger, to walk something that may not come.
    pub(super) fn fork(&self) -> Ledger<'g> {
        Ledger { owing: self.owing.clone(), ..*self }
    }

    /// The table after the steps walked, as far as it matters for a card that is then played.
    pub(super) fn as_it_stands(&self) -> Facts {
        let mut facts = self.facts.clone();
        facts.levels = self.after.levels;
        let owed = self.asked() + self.owing.due;
        let player = &mut facts.players[self.seat];
        player.stock = ByResource(Resource::ALL.map(|resource| {
            let owed = if resource == Resource::MegaCredits { owed.min(i32::MAX as u32) as i32 } else { 0 };
            (self.stock(resource) - owed).clamp(0, u16::MAX.into()) as u16
        }));
        player.production = self.after.production;
        player.tags = self.after.tags;
        player.rating = self.after.rating;
        if self.after.live != CardId::HIDDEN {
            player.hand_size -= u16::from(player.hand.contains(self.after.live));
            player.hand.remove(self.after.live);
            player.played.insert(self.after.live);
        }
        facts
    }

    /// Walks steps as those of this root are done: of a card whose production box is repeated nothing else.
    pub(crate) fn as_root<T>(&mut self, root: Root, walk: impl FnOnce(&mut Self) -> T) -> T {
        let before = core::mem::replace(&mut self.walking.walks, Walks::of(root));
        let walked = walk(self);
        self.walking.walks = before;
        walked
    }

    /// Walks what this player or nobody does.
    pub(crate) fn done_by(&mut self, doer: Option<Seat>, walk: impl FnOnce(&mut Self)) {
        let before = core::mem::replace(&mut self.walking.by, doer);
        walk(self);
        self.walking.by = before;
    }

    /// Owes M€ beside the steps.
    pub(crate) const fn owe(&mut self, money: u32) {
        self.owing.due += money;
    }

    pub(super) fn amount(&self, amount: Amount, context: Context) -> i16 {
        amount_by(amount, |of| self.count(of, context))
    }

    pub(super) fn count(&self, of: Count, context: Context) -> i16 {
        match of {
            Count::Tags(tag) => tags(&self.after.tags, tag, context.purpose),
            Count::Production(resource) => self.after.production[resource],
            Count::Stock(resource) => self.stock(resource).clamp(0, i32::from(i16::MAX)) as i16,
            Count::Track(parameter) => i16::from(self.after.levels[parameter]),
            Count::Rating => self.after.rating,
            Count::RatingSets(over) => (self.after.rating - i16::from(over)).max(0) / 5,
            Count::Chosen => context.given.number() as i16,
            Count::TagsOfAll(tag) => {
                tags(&self.after.tags, tag, context.purpose) + self.count(Count::OpponentsTags(tag), context)
            }
            Count::Tagless => {
                let live = card(self.after.live);
                let is_new = !self.facts.players[self.seat].played.contains(self.after.live);
                let shows_none = live.tags.is_empty() && live.kind != Kind::Event;
                count(self.facts, of, CountContext::of(self.seat, context))
                    + i16::from(self.after.live != CardId::HIDDEN && is_new && shows_none)
            }
            Count::OpponentsTags(_)
            | Count::Colonies(_)
            | Count::Tiles(..)
            | Count::BesideThis(_)
            | Count::ResourcesHere
            | Count::EventsOfAll
            | Count::Hand
            | Count::RatingRaised
            | Count::Influence
            | Count::Rank(_)
            | Count::InPower(_)
            | Count::Leads
            | Count::Chair(_)
            | Count::Parties
            | Count::Goal(_) => count(self.facts, of, CountContext::of(self.seat, context)),
        }
    }

    /// How many must be taken off a card.
    pub(super) fn needs(&self, amount: Amount, context: Context) -> u8 {
        needed_on_card(self.amount(amount, context))
    }

    pub(super) fn holds(&self, requirement: Requirement, context: Context) -> bool {
        holds_by(requirement, context.purpose, |of, purpose| self.count(of, Context { purpose, ..context }))
    }

    /// Whether the M€ that the steps ask for and those owed beside them can be paid, beside what is held back.
    pub(crate) fn covers(&self) -> Result<(), Refusal> {
        let owed = self.asked() + self.owing.due;
        if owed == 0 {
            return Ok(());
        }
        let (facts, seat, unit) = (self.facts, self.seat, Resource::MegaCredits);
        // M€ alone are what most prices are paid with.
        let plain = facts.players[seat].stock[unit].saturating_sub(self.owing.held_back.stock[unit]);
        if owed <= plain.into() {
            return Ok(());
        }
        let discounts = Discounts::of(facts, seat);
        let wallet = Wallet::of(facts, seat, &discounts, unit, self.owing.goods, &self.owing.held_back);
        wallet.covers(owed.min(u32::from(u16::MAX)) as u16)
    }

    /// The productions as they stand after the steps walked.
    pub(crate) const fn production(&self) -> &ByResource<i16> {
        &self.after.production
    }
}
