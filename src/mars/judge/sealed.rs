//! What the slots of sealed phases ask, and what may pay for the cards chosen in them.

use super::ask::{Ask, Offers};
use super::pay::{Payment, Purse};
use crate::cards::{Amount, CardId, CardSet, Effect, card};
use crate::kit::Seat;
use crate::mars::read::terms::Terms;
use crate::mars::state::agenda::{Task, Tender};
use crate::mars::state::facts::Facts;
use crate::mars::state::question::{Goods, Why};
use crate::mars::state::slots::{CARD_PRICE, Slot, Stage};
use crate::words::Resource;

/// What a seat's slot asks.
pub(crate) fn ask(facts: &Facts, task: Task, slot: Slot, seat: Seat) -> Option<Ask> {
    let player = &facts.players[seat];
    match slot.stage {
        Stage::Idle | Stage::Unseen => None,
        Stage::Sealed => Some(Ask::must(Offers::Answered, Why::Waiting)),
        Stage::Corporation => {
            let offered: CardSet = player.corporations.into_iter().collect();
            Some(Ask::must(Offers::Cards(offered), Why::Corporation))
        }
        Stage::Pick => Some(Ask::must(Offers::Cards(player.dealt.iter().copied().collect()), Why::Draft)),
        Stage::Cards => {
            let chosen = slot.count();
            let affordable = budget(facts, task, slot, seat) >= u32::from(CARD_PRICE * (chosen + 1));
            let offered = if affordable {
                player.dealt.iter().skip(usize::from(slot.from)).copied().collect()
            } else {
                CardSet::NONE
            };
            Some(Ask::may(Offers::Cards(offered), Why::Buy { chosen: chosen as u8 }))
        }
        Stage::Heat => {
            let (least, most) = heat(facts, slot, seat);
            let cards = slot.count();
            let goods = Goods::Cards(cards as u8);
            let why = Why::Pay { with: Resource::Heat, price: CARD_PRICE * cards, goods };
            Some(Ask::must(Offers::Amounts(least, most), why))
        }
    }
}

/// What cards may be bought for: in set-up, the chosen corporation's money (Q-BASE-15).
pub(crate) fn budget(facts: &Facts, task: Task, slot: Slot, seat: Seat) -> u32 {
    if matches!(task, Task::Setup) {
        starting_money(facts.players[seat].corporations[usize::from(slot.corporation)])
    } else {
        purse(facts, seat).worth()
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

pub(crate) fn purse(facts: &Facts, seat: Seat) -> Purse {
    Purse::of(facts, seat, Terms::of(facts, seat).means_with(&[]), &<_>::default())
}

/// The least and the most heat that may pay for the cards chosen.
pub(crate) fn heat(facts: &Facts, slot: Slot, seat: Seat) -> (u16, u16) {
    purse(facts, seat).bounds(Tender::Heat, CARD_PRICE * slot.count()).unwrap_or_default()
}

/// What is to be paid for the cards chosen, where that is asked.
pub(crate) fn payment(facts: &Facts, slot: Slot, seat: Seat) -> Option<Payment> {
    let price = CARD_PRICE * slot.count();
    (slot.stage == Stage::Heat).then(|| Payment { price, purse: purse(facts, seat), next: Tender::Heat })
}
