//! What a player can spend on a price: payer by payer, and the unit of the price as the remainder.

use super::reason::LegalityError;
use crate::kit::Seat;
use crate::mars::cards::{ByResource, ByTag, CardId, Purpose, Resource, Tag};
use crate::mars::read::discounts::{Discounts, MOST_PAYERS, Overpay, PaymentOption};
use crate::mars::state::facts::Facts;
use crate::mars::state::payer::{Payer, Price};
use crate::mars::state::question::{Help, Helps, PaymentPurpose, Refusal};
use arrayvec::ArrayVec;

/// As many cubes may be offered for one price: no list of offers is longer than 1,024.
const MOST_CUBES: u32 = 1_000;

/// What must be left for the rest of what is bought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SetAside {
    /// Of the stock.
    pub(crate) stock: ByResource<u16>,
    /// On cards.
    pub(crate) cards: ArrayVec<(CardId, u8), 8>,
    /// M€ beside those of the stock, however they are paid.
    pub(crate) money: u32,
}

impl SetAside {
    fn of(&self, payer: Payer) -> u16 {
        match payer {
            Payer::Stock(resource) => self.stock[resource],
            Payer::Card(id) => u16::from(self.on(id)),
        }
    }

    /// Whether nothing must be left.
    pub(crate) fn is_nothing(&self) -> bool {
        self.money == 0 && self.cards.is_empty() && self.stock == ByResource::default()
    }

    /// How much must be left on a card.
    pub(crate) fn on(&self, id: CardId) -> u8 {
        self.cards.iter().find(|(card, _)| *card == id).map_or(0, |&(_, amount)| amount)
    }

    /// So much more must be left on a card.
    pub(crate) fn hold(&mut self, id: CardId, amount: u8) {
        match self.cards.iter_mut().find(|(card, _)| *card == id) {
            Some((_, held)) => *held = held.saturating_add(amount),
            // So many different cards no price and no card ask for.
            None => _ = self.cards.try_push((id, amount)),
        }
    }
}

/// How much there is of something that may pay, and what one of it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WalletLine {
    pub(crate) means: PaymentOption,
    pub(crate) has: u16,
}

impl WalletLine {
    fn all(&self) -> u32 {
        u32::from(self.has) * u32::from(self.means.worth)
    }
}

/// What a player can spend on a price: what there is without what must be held back for the rest of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wallet {
    /// In which the price is asked.
    unit: Resource,
    /// How much there is of that.
    rest: u32,
    /// What else may pay, in the order in which it is asked.
    lines: ArrayVec<WalletLine, MOST_PAYERS>,
    /// How much of all that pays as the unit must be left for something else.
    held: u32,
}

impl Wallet {
    pub(crate) fn of(
        facts: &Facts,
        seat: Seat,
        discounts: &Discounts,
        unit: Resource,
        goods: PaymentPurpose,
        held: &SetAside,
    ) -> Self {
        let has = |payer| there(facts, seat, payer).saturating_sub(held.of(payer));
        let mut wallet = Self::over(discounts, unit, goods, has);
        wallet.held = held.money;
        wallet
    }

    /// So much of the unit, and nothing else that pays.
    pub(crate) fn plain(unit: Resource, has: u16) -> Self {
        Self { unit, rest: has.into(), lines: ArrayVec::new(), held: 0 }
    }

    /// A wallet for something priced in the unit, with as much of each payer as `has` says.
    pub(crate) fn over(
        discounts: &Discounts,
        unit: Resource,
        goods: PaymentPurpose,
        has: impl Fn(Payer) -> u16,
    ) -> Self {
        let mut wallet = Self::plain(unit, has(Payer::Stock(unit)));
        if discounts.is_plain(goods) {
            return wallet;
        }
        for means in discounts.means(unit, goods) {
            wallet.add(WalletLine { means, has: has(means.with) });
        }
        wallet
    }

    /// A line in its place, mostly the last; of two for one payer the better stays.
    fn add(&mut self, line: WalletLine) {
        let rank = line.means.with.rank();
        let after = self.lines.iter().rposition(|other| other.means.with.rank() <= rank);
        // Discounts have no more payers than there are places.
        match after {
            None => _ = self.lines.try_insert(0, line),
            Some(place) if self.lines[place].means.with != line.means.with => {
                _ = self.lines.try_insert(place + 1, line);
            }
            Some(place) if self.lines[place].means.worth < line.means.worth => self.lines[place] = line,
            Some(_) => {}
        }
    }

    /// How much of the unit, or of what pays as it, a price takes at the least.
    pub(crate) fn least_of_unit(&self, price: u16) -> u32 {
        let others = self.lines.iter().filter(|line| line.means.excess == Overpay::Lost);
        u32::from(price).saturating_sub(others.map(WalletLine::all).sum())
    }

    /// Leaves out all payers but the first so many.
    pub(crate) fn truncate(&mut self, payers: usize) {
        self.lines.truncate(payers);
    }

    /// What may pay beside the unit, in the order in which it is asked.
    pub(crate) fn lines(&self) -> &[WalletLine] {
        &self.lines
    }

    /// Whether there is anything of a payer behind this place.
    pub(crate) fn has_more_behind(&self, place: usize) -> bool {
        self.lines.iter().skip(place + 1).any(|line| line.has > 0)
    }

    /// Where a payer stands; behind all others if it has no line.
    pub(crate) fn place(&self, payer: Payer) -> usize {
        self.lines.iter().position(|line| line.means.with == payer).unwrap_or(self.lines.len())
    }

    /// What the remainder is paid in.
    pub(crate) const fn unit(&self) -> Payer {
        Payer::Stock(self.unit)
    }

    /// The least and the most that the payer at this place may pay of what is left of a price, once those before it
    /// have paid. Metal may be overpaid, even by whole cubes, and the excess is lost (BASE-PB-10, Q-BASE-31); what pays
    /// as M€ or heat does pays no more than is needed. Behind the last payer there is the remainder: `None`.
    pub(crate) fn bounds(&self, place: usize, price: u16) -> Option<(u16, u16)> {
        let (line, after) = self.lines.get(place..)?.split_first()?;
        if line.has == 0 || price == 0 {
            return Some((0, 0));
        }
        // What pays one for one leaves as much as the unit would, whichever of the two pays.
        let held = if line.means.excess == Overpay::Refused && line.means.worth == 1 { 0 } else { self.held };
        let rest = (self.rest + after.iter().map(WalletLine::all).sum::<u32>()).saturating_sub(held);
        let (price, worth, has) = (u32::from(price), u32::from(line.means.worth), u32::from(line.has));
        let most = match line.means.excess {
            Overpay::Lost => has.min(MOST_CUBES),
            Overpay::Refused => price.div_ceil(worth).min(has).min(MOST_CUBES),
        };
        let least = price.saturating_sub(rest).div_ceil(worth).min(most);
        Some((least as u16, most as u16))
    }

    /// What is left of a price when the payer at this place has paid so many.
    pub(crate) fn left(&self, place: usize, price: u16, paid: u16) -> u16 {
        let worth = self.lines.get(place).map_or(1, |line| line.means.worth);
        price.saturating_sub(paid.saturating_mul(u16::from(worth)))
    }

    /// Everything it may pay with, in the unit of the price.
    pub(crate) fn worth(&self) -> u32 {
        (self.rest + self.lines.iter().map(WalletLine::all).sum::<u32>()).saturating_sub(self.held)
    }

    /// Whether it covers the price.
    pub(crate) fn covers(&self, price: u16) -> Result<(), Refusal> {
        let price = Price { unit: self.unit, amount: price };
        covered(price, self.worth(), self.lines.iter().map(|line| line.means))
    }
}

/// Whether everything that may pay covers a price, beside what must be left.
pub(crate) fn affords<R: LegalityError>(
    facts: &Facts,
    seat: Seat,
    discounts: &Discounts,
    price: Price,
    goods: PaymentPurpose,
    held: &SetAside,
) -> Result<(), R> {
    let unit = price.unit;
    let has = |payer| u32::from(there(facts, seat, payer).saturating_sub(held.of(payer)));
    let rest = has(Payer::Stock(unit));
    if rest >= u32::from(price.amount) + held.money {
        return Ok(());
    }
    if discounts.has_repeats() || held.money > 0 {
        return Ok(Wallet::of(facts, seat, discounts, unit, goods, held).covers(price.amount)?);
    }
    let means = || discounts.means(unit, goods);
    let worth = means().map(|means| has(means.with) * u32::from(means.worth)).sum::<u32>();
    covered(price, rest + worth, means())
}

/// The most that a player can pay of any price in M€, read once for all that a turn offers: what costs more is too dear.
pub(crate) struct Purse {
    /// For whatever is bought.
    all: u32,
    /// So much more for what shows a tag.
    tagged: ByTag<u32>,
}

impl Purse {
    pub(crate) fn of(facts: &Facts, seat: Seat, discounts: &Discounts) -> Self {
        let unit = Resource::MegaCredits;
        let mut purse = Self { all: facts.players[seat].stock[unit].into(), tagged: ByTag::default() };
        discounts.each_means(unit, |means, toward| {
            let worth = u32::from(there(facts, seat, means.with)) * u32::from(means.worth);
            match toward {
                Purpose::Tagged(tag) => purse.tagged[tag] += worth,
                Purpose::Prices(_) => purse.all += worth,
            }
        });
        purse
    }

    /// Whether a price may be paid for something that shows these tags.
    pub(crate) fn may_pay(&self, price: u16, tags: &[Tag]) -> bool {
        let short = u32::from(price).saturating_sub(self.all);
        short == 0 || short <= tags.iter().map(|&tag| self.tagged[tag]).sum()
    }
}

/// How much there is of what may pay.
pub(crate) fn there(facts: &Facts, seat: Seat, payer: Payer) -> u16 {
    match payer {
        Payer::Stock(resource) => facts.players[seat].stock[resource],
        Payer::Card(id) => u16::from(facts.on_card[id.index()]),
    }
}

/// Whether so much covers a price; if not, what more would.
fn covered<R: LegalityError>(
    price: Price,
    worth: u32,
    means: impl Iterator<Item = PaymentOption>,
) -> Result<(), R> {
    if worth >= u32::from(price.amount) { Ok(()) } else { Err(R::of(|| short(price, worth, means))) }
}

/// What more would cover a price.
pub(crate) fn short(price: Price, worth: u32, means: impl Iterator<Item = PaymentOption>) -> Refusal {
    short_by(price, (u32::from(price.amount) - worth) as u16, means)
}

/// So much is short of a price with all that must be left beside it; what more would cover it.
pub(crate) fn short_by(price: Price, short: u16, means: impl Iterator<Item = PaymentOption>) -> Refusal {
    // One more of what pays one for one is no help beyond the number that is short.
    let more = means.filter(|means| means.worth > 1);
    let mut help: Helps = Helps::default();
    for (place, PaymentOption { with, worth, .. }) in help.iter_mut().zip(more) {
        *place = Some(Help { with, more: short.div_ceil(u16::from(worth)) });
    }
    Refusal::CannotAfford { price, short, help }
}
