//! Another game that looks the same to one seat, for testing what views hide (promise P6). It is written
//! without a look at the blanking, so that the two can disagree.

use super::Mars;
use super::judge::sealed::starting_money;
use super::state::agenda::Task;
use super::state::commit::in_game;
use super::state::facts::{Facts, Few};
use super::state::piles::Pile;
use super::state::question::Goods;
use super::state::slots::{CARD_PRICE, Slot, Stage};
use crate::cards::{CardId, CardSet};
use crate::kit::{Rng, Seat, Seats, Seed};
use crate::words::Resource;

impl Mars {
    /// This game with everything changed that this seat (`None`: a spectator) does not know: the generator,
    /// the order of the deck, the face-down discards, the others' cards, and how far or what they answered
    /// where all answer together. The result is a legal game.
    #[must_use]
    pub fn permuted(&self, who: Option<Seat>, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        other.facts.rng = Rng::new(Seed(rng.bits()));
        let others: Seats =
            Seats::first(self.facts.options.players).iter().filter(|&seat| Some(seat) != who).collect();
        let mut pool = Pool::of(&self.facts, others, self.announced());
        rng.shuffle(&mut pool.projects);
        rng.shuffle(&mut pool.corporations);
        pool.deal(&mut other.facts, others, self.announced());
        for seat in others.iter() {
            other.slots[seat] = other.other_answer(seat, rng);
        }
        for place in 0..other.agenda.len() {
            let task = other.agenda[place];
            if task.seat().is_some_and(|seat| others.contains(seat)) {
                other.agenda[place] = other.other_progress(task, rng);
            }
        }
        other
    }

    /// The card that everyone knows to be in a hand, for it is being paid for.
    fn announced(&self) -> Option<CardId> {
        self.agenda.iter().find_map(|task| match *task {
            Task::Bill { goods: Goods::Card(id), .. } => Some(id),
            _ => None,
        })
    }

    /// Another answer of the same publicity: open, or given.
    fn other_answer(&self, seat: Seat, rng: &mut Rng) -> Slot {
        let was = self.slots[seat];
        let dealt = self.facts.players[seat].dealt.len();
        let stage = match was.stage {
            Stage::Idle => return was,
            Stage::Sealed => Stage::Sealed,
            Stage::Pick => Stage::Pick,
            Stage::Corporation | Stage::Cards | Stage::Heat | Stage::Unseen => Stage::Cards,
        };
        let mut slot = Slot::at(stage);
        let player = &self.facts.players[seat];
        let is_set_up = player.corporation == CardId::HIDDEN;
        let is_draft = matches!(self.agenda.last(), Some(Task::Draft));
        if is_draft {
            if stage == Stage::Sealed {
                slot.chosen = 1 << rng.below(dealt as u32);
            }
            return slot;
        }
        slot.corporation = if is_set_up { rng.below(2) as u8 } else { 0 };
        let money = if is_set_up {
            starting_money(player.corporations[usize::from(slot.corporation)])
        } else {
            u32::from(player.stock[Resource::MegaCredits])
        };
        for place in 0..dealt {
            let affordable = u32::from(CARD_PRICE * (slot.count() + 1)) <= money;
            if affordable && rng.below(2) == 0 {
                slot.chosen |= 1 << place;
                slot.from = place as u8 + 1;
            }
        }
        slot
    }

    /// Another state of a task that only its own seat knows wholly.
    fn other_progress(&self, task: Task, rng: &mut Rng) -> Task {
        match task {
            Task::Keeping { seat, left, .. } => Task::Keeping { seat, left, above: CardId::HIDDEN },
            Task::Buying { seat, .. } => Task::Buying { seat, above: CardId::HIDDEN },
            Task::Selling { seat, sold, .. } => Task::Selling { seat, above: CardId::HIDDEN, sold },
            Task::Bill { seat, price, next, goods: Goods::Dealt(_) } => {
                let dealt = &self.facts.players[seat].dealt;
                let goods = Goods::Dealt(dealt[rng.below(dealt.len() as u32) as usize]);
                Task::Bill { seat, price, next, goods }
            }
            _ => task,
        }
    }
}

/// The cards that a seat cannot place.
struct Pool {
    projects: Vec<CardId>,
    corporations: Vec<CardId>,
}

impl Pool {
    fn of(facts: &Facts, others: Seats, announced: Option<CardId>) -> Self {
        let mut projects: Vec<CardId> =
            facts.decks[Pile::Projects].iter().copied().chain(facts.discard.iter()).collect();
        for seat in others.iter() {
            let player = &facts.players[seat];
            projects.extend(player.hand.iter().filter(|&id| Some(id) != announced));
            projects.extend(player.dealt.iter().chain(&player.drafted));
        }
        let known = |id: CardId| {
            Seat::ALL.into_iter().any(|seat| {
                let player = &facts.players[seat];
                player.played.contains(id) || (!others.contains(seat) && player.corporations.contains(&id))
            })
        };
        let corporations = in_game(facts, Pile::Corporations).filter(|&id| !known(id)).collect();
        Self { projects, corporations }
    }

    fn deal(&mut self, facts: &mut Facts, others: Seats, announced: Option<CardId>) {
        let mut next = || self.projects.pop().unwrap_or(CardId::HIDDEN);
        facts.decks[Pile::Projects].iter_mut().for_each(|card| *card = next());
        facts.discard = (0..facts.discard.len()).map(|_| next()).collect();
        let mut corporation = || self.corporations.pop().unwrap_or(CardId::HIDDEN);
        facts.decks[Pile::Corporations].iter_mut().for_each(|card| *card = corporation());
        for seat in others.iter() {
            let player = &mut facts.players[seat];
            let kept = announced.filter(|&id| player.hand.contains(id));
            let unknown = player.hand.len() - usize::from(kept.is_some());
            let hand: CardSet = (0..unknown).map(|_| next()).chain(kept).collect();
            player.hand = hand;
            for few in [&mut player.dealt, &mut player.drafted] {
                let mut cards: Few = few.iter().map(|_| next()).collect();
                cards.sort_unstable();
                *few = cards;
            }
            for card in player.corporations.iter_mut().filter(|card| **card != CardId::HIDDEN) {
                *card = corporation();
            }
        }
    }
}
