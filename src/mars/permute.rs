//! Another game that looks the same to one seat, for testing what views hide (promise P6). It is written
//! without a look at the blanking, so that the two can disagree.

use super::Mars;
use super::hidden::drawing;
use super::judge::sealed::starting_money;
use super::read::discounts::{card_price, first_card_price};
use super::state::agenda::Task;
use super::state::commit::in_game;
use super::state::discards::KnownTo;
use super::state::event::Direction;
use super::state::facts::{Facts, Few, Phase};
use super::state::piles::Pile;
use super::state::question::PaymentPurpose;
use super::state::slots::{Slot, Stage};
use crate::kit::{Rng, Seat, Seats, Seed};
use crate::mars::cards::{CardId, CardSet, Resource};

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
        let known = KnownCards::of(&self.facts, who, self.announced());
        let mut pool = Pool::of(&self.facts, others, &known);
        rng.shuffle(&mut pool.projects);
        rng.shuffle(&mut pool.corporations);
        rng.shuffle(&mut pool.preludes);
        pool.deal_decks(&mut other.facts);
        rng.shuffle(&mut other.facts.decks[Pile::Colonies]);
        rng.shuffle(&mut other.facts.decks[Pile::Events]);
        pool.deal_preludes(&mut other.facts, others, drawing(&self.agenda));
        // A third player may have drafted what this seat passed on, but what is dealt afresh was never passed on.
        let is_drafted = self.facts.players.0.iter().any(|player| !player.drafted.is_empty())
            || self.facts.phase == Phase::Research;
        if is_drafted && others.len() > 1 {
            pool.mix(rng);
            pool.deal_drafts(&mut other.facts, others, &known);
        } else {
            pool.deal_drafts(&mut other.facts, others, &known);
            pool.mix(rng);
        }
        pool.deal(&mut other.facts, others, &known);
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
            Task::Bill { goods: PaymentPurpose::Card(id), .. } => Some(id),
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
            Stage::Corporation | Stage::Preludes | Stage::Cards | Stage::Paying(_) | Stage::Unseen => {
                if self.facts.options.beginners.contains(seat) {
                    return Slot::at(Stage::Preludes);
                }
                Stage::Cards
            }
        };
        let mut slot = Slot::at(stage);
        let player = &self.facts.players[seat];
        slot.imagine_preludes(&player.preludes, rng);
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
        let each = if is_set_up {
            first_card_price(player.corporations[usize::from(slot.corporation)])
        } else {
            card_price(&self.facts, seat)
        };
        for place in 0..dealt {
            let affordable = u32::from(each * (slot.count() + 1)) <= money;
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
            Task::Bill { seat, price, asked, goods: PaymentPurpose::Dealt(_) } => {
                let dealt = &self.facts.players[seat].dealt;
                let goods = PaymentPurpose::Dealt(dealt[rng.below(dealt.len() as u32) as usize]);
                Task::Bill { seat, price, asked, goods }
            }
            _ => task,
        }
    }
}

/// The cards that stay where they are, for the seat knows that they are there.
struct KnownCards {
    /// The card that everyone knows to be in a hand.
    announced: Option<CardId>,
    /// Cards dealt to others or drafted by them.
    drafts: CardSet,
    /// Cards in the discard pile.
    discards: CardSet,
    /// Cards that are somewhere, but in no draw pile.
    passed_on: CardSet,
}

impl KnownCards {
    fn of(facts: &Facts, who: Option<Seat>, announced: Option<CardId>) -> Self {
        let discards = facts.discard.known_to(who).cards();
        let mut known = Self { announced, drafts: CardSet::NONE, discards, passed_on: CardSet::NONE };
        let Some(seat) = who else { return known };
        known.passed_on = facts.players[seat].passed_on;
        let next = Direction::of(facts.generation).from(seat, facts.options.players);
        let neighbour = &facts.players[next];
        if facts.options.players == 2 {
            // What does not come back, the other one has.
            let theirs = neighbour.dealt.iter().chain(&neighbour.drafted).copied();
            known.drafts = theirs.filter(|&id| known.passed_on.contains(id)).collect();
        } else if facts.phase == Phase::Draft
            && facts.players.0.iter().any(|player| !player.drafted.is_empty())
        {
            // After the first pass all that the neighbour holds comes from this seat. (Who was dealt nothing, for the
            // draw pile ran out, has drafted nothing yet.)
            known.drafts = neighbour.dealt.iter().copied().collect();
        }
        known
    }

    fn has(&self, id: CardId) -> bool {
        self.announced == Some(id) || self.drafts.contains(id) || self.discards.contains(id)
    }
}

/// The cards that a seat cannot place.
struct Pool {
    /// Projects that may be anywhere.
    projects: Vec<CardId>,
    /// Projects that are in no draw pile.
    elsewhere: Vec<CardId>,
    corporations: Vec<CardId>,
    preludes: Vec<CardId>,
}

impl Pool {
    fn of(facts: &Facts, others: Seats, known: &KnownCards) -> Self {
        let decks = [Pile::Projects, Pile::Preludes].map(|pile| facts.decks[pile].iter().copied());
        let mut all: Vec<CardId> = decks.into_iter().flatten().chain(facts.discard.iter()).collect();
        for seat in others.iter() {
            let player = &facts.players[seat];
            all.extend(player.hand.iter());
            all.extend(player.dealt.iter().chain(&player.drafted).chain(&player.preludes));
        }
        let (preludes, all): (Vec<CardId>, Vec<CardId>) =
            all.into_iter().partition(|&id| Pile::Preludes.has(id));
        let preludes = preludes.into_iter().filter(|&id| !known.has(id)).collect();
        let (elsewhere, projects) =
            all.into_iter().filter(|&id| !known.has(id)).partition(|&id| known.passed_on.contains(id));
        let is_placed = |id: CardId| {
            Seat::ALL.into_iter().any(|seat| {
                let player = &facts.players[seat];
                player.played.contains(id) || (!others.contains(seat) && player.corporations.contains(&id))
            })
        };
        let corporations = in_game(facts, Pile::Corporations)
            .filter(|&id| !is_placed(id) && !known.passed_on.contains(id))
            .collect();
        Self { projects, elsewhere, corporations, preludes }
    }

    fn deal_decks(&mut self, facts: &mut Facts) {
        for card in &mut facts.decks[Pile::Projects] {
            *card = self.projects.pop().unwrap_or(CardId::HIDDEN);
        }
        for card in &mut facts.decks[Pile::Corporations] {
            *card = self.corporations.pop().unwrap_or(CardId::HIDDEN);
        }
    }

    /// Deals preludes, of which those that were drawn by this seat lie among the cards dealt to it.
    fn deal_preludes(&mut self, facts: &mut Facts, others: Seats, drawing: Option<Seat>) {
        let mut deal = |cards: &mut [CardId]| {
            cards.fill_with(|| self.preludes.pop().unwrap_or(CardId::HIDDEN));
            cards.sort_unstable();
        };
        for seat in others.iter() {
            deal(&mut facts.players[seat].preludes);
            if drawing == Some(seat) {
                deal(&mut facts.players[seat].dealt);
            }
        }
        deal(&mut facts.decks[Pile::Preludes]);
    }

    /// From now on cards come that are in no draw pile, too.
    fn mix(&mut self, rng: &mut Rng) {
        self.projects.append(&mut self.elsewhere);
        rng.shuffle(&mut self.projects);
    }

    fn next(&mut self, was: CardId, known: &KnownCards) -> CardId {
        if known.has(was) { was } else { self.projects.pop().unwrap_or(CardId::HIDDEN) }
    }

    fn deal_drafts(&mut self, facts: &mut Facts, others: Seats, known: &KnownCards) {
        for seat in others.iter() {
            let player = &mut facts.players[seat];
            for few in [&mut player.dealt, &mut player.drafted] {
                if few.first().is_some_and(|&id| Pile::Preludes.has(id)) {
                    continue;
                }
                let mut cards: Few = few.iter().map(|&was| self.next(was, known)).collect();
                cards.sort_unstable();
                *few = cards;
            }
        }
    }

    /// Deals to the others, who remember nothing.
    fn deal(&mut self, facts: &mut Facts, others: Seats, known: &KnownCards) {
        for id in facts.discard.iter().filter(|&id| !known.has(id)) {
            facts.discard.remove(id);
        }
        for pile in [Pile::Projects, Pile::Preludes] {
            let there = facts.discard.iter().filter(|&id| pile.has(id)).count();
            for _ in there..usize::from(facts.discarded[pile]) {
                let next = match pile {
                    Pile::Preludes => self.preludes.pop().unwrap_or(CardId::HIDDEN),
                    Pile::Projects | Pile::Corporations | Pile::Colonies | Pile::Events => {
                        self.next(CardId::HIDDEN, known)
                    }
                };
                facts.discard.insert(next, KnownTo::Nobody);
            }
        }
        for seat in others.iter() {
            let player = &mut facts.players[seat];
            player.passed_on = CardSet::NONE;
            player.hand = player.hand.iter().map(|was| self.next(was, known)).collect();
            for card in player.corporations.iter_mut().filter(|card| **card != CardId::HIDDEN) {
                *card = self.corporations.pop().unwrap_or(CardId::HIDDEN);
            }
        }
    }
}
