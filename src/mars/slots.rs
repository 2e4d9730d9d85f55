//! Answers that all give at the same time: each seat's run of questions in a slot of its own, sealed until
//! the last one arrives.

use super::agenda::{Task, Tender};
use super::ask::{Ask, Offers};
use super::facts::Facts;
use super::pay::{Payment, Purse};
use super::question::{Choice, Goods, Why};
use super::terms::Terms;
use crate::cards::{Amount, CardId, CardSet, Effect, card};
use crate::kit::Seat;
use crate::words::Resource;

/// M€ for a card taken into hand (BASE-RES-01).
pub(crate) const CARD_PRICE: u16 = 3;

/// One seat's answer in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot {
    pub(crate) stage: Stage,
    /// The corporation chosen, by its place among those dealt.
    pub(crate) corporation: u8,
    /// The cards chosen, as bits by their places among those dealt.
    pub(crate) chosen: u16,
    /// The first place that may still be chosen.
    pub(crate) from: u8,
    /// How much of the price is paid in heat.
    pub(crate) heat: u16,
}

/// How far a seat's answer has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Stage {
    /// The seat has no part in it.
    #[default]
    Idle,
    /// It chooses a corporation.
    Corporation,
    /// It chooses cards to buy.
    Cards,
    /// It chooses how much heat pays.
    Heat,
    /// It picks one card.
    Pick,
    /// Somebody else's, still open: nobody may know how far it is.
    Unseen,
    /// Given.
    Sealed,
}

impl Slot {
    pub(crate) const fn at(stage: Stage) -> Self {
        Self { stage, corporation: 0, chosen: 0, from: 0, heat: 0 }
    }

    /// Whether an answer is owed.
    pub(crate) const fn owes(self) -> bool {
        !matches!(self.stage, Stage::Idle | Stage::Sealed)
    }

    /// The slot as others see it.
    pub(crate) const fn unseen(self) -> Self {
        Self::at(match self.stage {
            Stage::Idle => Stage::Idle,
            Stage::Sealed => Stage::Sealed,
            Stage::Corporation | Stage::Cards | Stage::Heat | Stage::Pick | Stage::Unseen => Stage::Unseen,
        })
    }

    /// Where a seat begins when the phase is this task's.
    pub(crate) const fn first_stage(task: Task) -> Stage {
        match task {
            Task::Setup => Stage::Corporation,
            Task::Research => Stage::Cards,
            Task::Draft => Stage::Pick,
            _ => Stage::Idle,
        }
    }

    /// How many cards are chosen.
    pub(crate) const fn count(self) -> u16 {
        self.chosen.count_ones() as u16
    }

    /// Whether the card at this place is chosen.
    pub(crate) const fn has_chosen(self, place: usize) -> bool {
        self.chosen & (1 << place) != 0
    }

    fn choose(&mut self, place: usize) {
        self.chosen |= 1 << place;
        self.from = place as u8 + 1;
    }
}

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

fn heat(facts: &Facts, slot: Slot, seat: Seat) -> (u16, u16) {
    purse(facts, seat).bounds(Tender::Heat, CARD_PRICE * slot.count()).unwrap_or_default()
}

/// What is to be paid for the cards chosen, where that is asked.
pub(crate) fn payment(facts: &Facts, slot: Slot, seat: Seat) -> Option<Payment> {
    let price = CARD_PRICE * slot.count();
    (slot.stage == Stage::Heat).then(|| Payment { price, purse: purse(facts, seat), next: Tender::Heat })
}

/// Writes an answer into a slot; the answer is one that [`ask`] offers.
pub(crate) fn answer(facts: &Facts, task: Task, slot: &mut Slot, seat: Seat, choice: Choice) {
    let player = &facts.players[seat];
    match (slot.stage, choice) {
        (Stage::Sealed, _) => *slot = Slot::at(Slot::first_stage(task)),
        (Stage::Corporation, Choice::Card(id)) => {
            slot.corporation = u8::from(player.corporations[1] == id);
            slot.stage = Stage::Cards;
        }
        (Stage::Pick, Choice::Card(id)) => {
            if let Some(place) = player.dealt.iter().position(|&card| card == id) {
                slot.choose(place);
            }
            slot.stage = Stage::Sealed;
        }
        (Stage::Cards, Choice::Card(id)) => {
            if let Some(place) = player.dealt.iter().position(|&card| card == id) {
                slot.choose(place);
            }
        }
        (Stage::Cards, _) => {
            let in_setup = matches!(task, Task::Setup);
            let (least, most) = if in_setup { (0, 0) } else { heat(facts, *slot, seat) };
            slot.heat = least;
            slot.stage = if least < most { Stage::Heat } else { Stage::Sealed };
        }
        (Stage::Heat, Choice::Amount(heat)) => {
            slot.heat = heat;
            slot.stage = Stage::Sealed;
        }
        _ => {}
    }
}
