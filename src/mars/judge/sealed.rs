//! What the slots of sealed phases ask, and what may pay for the cards chosen in them.

use super::offers::{Ask, Offers, Taking};
use super::payment::PaymentOffer;
use super::preludes::still_to_keep;
use super::purchase::ask_purchase;
use super::wallet::{SetAside, Wallet};
use crate::kit::Seat;
use crate::mars::cards::{Amount, CardId, CardSet, Effect, Resource, card};
use crate::mars::read::discounts::{Discounts, card_price, first_card_price, is_plain};
use crate::mars::state::agenda::Task;
use crate::mars::state::facts::Facts;
use crate::mars::state::payer::Price;
use crate::mars::state::question::{CardZone, PaymentPurpose, Why};
use crate::mars::state::slots::{MOST_BUYING, Slot, Stage};

/// What a seat's slot asks.
pub(crate) fn ask(facts: &Facts, task: Task, slot: Slot, seat: Seat) -> Option<Ask> {
    let player = &facts.players[seat];
    match slot.stage {
        Stage::Idle | Stage::Unseen => None,
        Stage::Sealed => Some(Ask::must(Offers::Answered, Why::Waiting)),
        Stage::Corporation => {
            let offered: CardSet = player.corporations.into_iter().collect();
            Some(Ask::must(Offers::Cards(offered, Taking::One(CardZone::Corporations)), Why::Corporation))
        }
        Stage::Preludes => {
            let left = still_to_keep(&player.preludes, slot.kept());
            // Enough must come after the one that is named.
            let most = (player.preludes.len() + 1).saturating_sub(left.into());
            let offered = player.preludes.iter().take(most).skip(slot.from.into()).copied().collect();
            let taking = Taking::Run(left, left, CardZone::Preludes);
            Some(Ask::must(Offers::Cards(offered, taking), Why::Preludes { left }))
        }
        Stage::Pick => {
            let offered = player.dealt.iter().copied().collect();
            Some(Ask::must(Offers::Cards(offered, Taking::One(CardZone::Dealt)), Why::Draft))
        }
        Stage::Cards => {
            let left = player.dealt.iter().skip(usize::from(slot.from)).copied();
            Some(ask_purchase(left, budget(facts, task, slot, seat), slot.count()))
        }
        Stage::Paying(place) => {
            let bill = Bill::of(facts, slot, seat);
            let place = usize::from(place);
            let price = bill.left(slot, place);
            let (least, most) = bill.wallet.bounds(place, price)?;
            let with = bill.wallet.lines().get(place)?.means.with;
            let goods = PaymentPurpose::Cards(slot.count() as u8);
            let why = Why::Pay { with, price: Price::money(price), goods };
            Some(Ask::must(Offers::Payments(with, least, most), why))
        }
    }
}

/// What a card costs that is bought, and what there is for all of them: in set-up, the chosen corporation's money
/// (Q-BASE-15).
pub(crate) fn budget(facts: &Facts, task: Task, slot: Slot, seat: Seat) -> (u16, u32) {
    if matches!(task, Task::Setup) {
        let corporation = facts.players[seat].corporations[usize::from(slot.corporation)];
        (first_card_price(corporation), starting_money(corporation))
    } else {
        (card_price(facts, seat), wallet(facts, seat).worth())
    }
}

/// The M€ that a corporation starts with.
pub(crate) fn starting_money(corporation: CardId) -> u32 {
    let gains = card(corporation).play.iter().map(|effect| match effect {
        Effect::Gain(Resource::MegaCredits, Amount::Exactly(money)) => (*money).max(0) as u32,
        _ => 0,
    });
    gains.sum()
}

/// What may be spent on cards that are bought.
pub(crate) fn wallet(facts: &Facts, seat: Seat) -> Wallet {
    let (unit, goods) = (Resource::MegaCredits, PaymentPurpose::Cards(0));
    if is_plain(facts, seat, goods) {
        return Wallet::plain(unit, facts.players[seat].stock[unit]);
    }
    let mut wallet = Wallet::of(facts, seat, &Discounts::of(facts, seat), unit, goods, &SetAside::default());
    wallet.truncate(MOST_BUYING);
    wallet
}

/// What the cards chosen in a slot cost, and what may pay it.
pub(crate) struct Bill {
    pub(crate) price: u16,
    pub(crate) wallet: Wallet,
}

impl Bill {
    pub(crate) fn of(facts: &Facts, slot: Slot, seat: Seat) -> Self {
        Self { price: card_price(facts, seat) * slot.count(), wallet: wallet(facts, seat) }
    }

    /// What is left of the price when the payers before this place have paid what the slot says.
    pub(crate) fn left(&self, slot: Slot, place: usize) -> u16 {
        let paid = slot.paid.iter().take(place).enumerate();
        paid.fold(self.price, |price, (place, &paid)| self.wallet.left(place, price, paid.into()))
    }
}

/// What is to be paid for the cards chosen, where that is asked.
pub(crate) fn payment(facts: &Facts, slot: Slot, seat: Seat) -> Option<PaymentOffer> {
    let Stage::Paying(place) = slot.stage else { return None };
    let bill = Bill::of(facts, slot, seat);
    let from = usize::from(place);
    let price = Price::money(bill.left(slot, from));
    Some(PaymentOffer { price, wallet: bill.wallet, from })
}
