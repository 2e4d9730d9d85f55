//! The price that is asked for now, and what may be spent on cards.

pub use super::payment::{KeptMetals, Payment, PaymentLine, PaymentOffer};
use super::{ask, sealed, turn};
use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::state::agenda::Task;
use crate::mars::state::game::Mars;
use crate::mars::state::question::{Choice, PaymentPurpose};
use crate::mars::state::slots::Stage;

/// What cards cost that are taken into hand, and what there is to pay for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// M€ for one card.
    pub each: u16,
    /// M€ that may be spent, what is chosen already included.
    pub all: u32,
    /// How many cards are chosen already; nothing where none are bought now.
    pub chosen: Option<u16>,
}

/// The payment that is asked for now, or with which an action of a turn begins; `None` where it begins with none.
pub(crate) fn payment(game: &Mars, seat: Seat, choice: Option<Choice>) -> Option<PaymentOffer> {
    let goods = match choice {
        None => match *game.agenda.last()? {
            Task::Bill { seat: payer, price, asked, goods } if payer == seat => {
                let wallet = ask::wallet(game, seat, price.unit, goods);
                let from = asked.map_or(0, |asked| wallet.place(asked));
                return Some(PaymentOffer { price, wallet, from });
            }
            task if task.seat().is_none() => return sealed::payment(&game.facts, game.slots[seat], seat),
            _ => return None,
        },
        Some(Choice::Play(id)) => PaymentPurpose::Card(id),
        Some(Choice::Project(project)) => PaymentPurpose::Project(project),
        Some(Choice::Claim(place)) => PaymentPurpose::Milestone(place),
        // A step lets an award be funded for nothing.
        Some(Choice::Fund(place)) if !matches!(game.agenda.last(), Some(Task::Steps(_))) => {
            PaymentPurpose::Award(place)
        }
        Some(Choice::Convert(conversion)) => PaymentPurpose::Conversion(conversion),
        Some(Choice::Lobby(party)) => PaymentPurpose::Lobby(party),
        Some(_) => return None,
    };
    let price = turn::price(&game.facts, seat, choice?)?;
    Some(PaymentOffer { price, wallet: ask::wallet(game, seat, price.unit, goods), from: 0 })
}

impl Mars {
    /// What a seat that is asked which cards it buys may spend on them.
    pub fn budget(&self, seat: Seat) -> Budget {
        let (task, slot) = (self.agenda.last().copied().unwrap_or(Task::Over), self.slots[seat]);
        let (each, all) = sealed::budget(&self.facts, task, slot, seat);
        let chosen = match (task, slot.stage) {
            (Task::Buying { seat: buyer, .. }, _) if buyer == seat => Some(0),
            (Task::Setup | Task::Research, Stage::Cards) => Some(slot.count()),
            _ => None,
        };
        Budget { each, all, chosen }
    }

    /// The preludes that a seat has chosen to keep, as far as the one who looks may see them; those that wait once all have
    /// chosen.
    pub fn picked_preludes(&self, seat: Seat) -> Vec<CardId> {
        let slot = self.slots[seat];
        let is_choosing = matches!(self.agenda.last(), Some(Task::Setup));
        let preludes = self.facts.players[seat].preludes.iter().enumerate();
        let kept =
            preludes.filter(|&(place, &id)| id != CardId::HIDDEN && (!is_choosing || slot.keeps(place)));
        kept.map(|(_, &id)| id).collect()
    }

    /// The corporation that a seat has chosen and not yet revealed, as far as the one who looks may see it.
    pub fn picked_corporation(&self, seat: Seat) -> Option<CardId> {
        let is_chosen = matches!(self.agenda.last(), Some(Task::Setup))
            && !matches!(self.slots[seat].stage, Stage::Corporation | Stage::Unseen);
        let dealt = self.facts.players[seat].corporations;
        let chosen = dealt[usize::from(self.slots[seat].corporation)];
        (is_chosen && chosen != CardId::HIDDEN).then_some(chosen)
    }
}
