//! What a seat has, in hundredths of a M€: what lies before it, what that will bring, and what its hand promises.

use super::prospects::{Prospects, steps_left};
use super::weights::Weights;
use crate::ares::cards::{
    Amount, Capacity, Card, CardColour, CardId, Count, Each, Filter, Passive, Production, Requirement, Stock,
    Tag, ZoneTrack, card,
};
use crate::ares::state::facts::Facts;
use crate::ares::trial::Trial;
use crate::kit::{FixedVec, Seat};

/// What a seat has in play, counted once.
#[derive(Clone, Copy, Default)]
struct Counts {
    tags: [u16; 10],
    capacities: [u16; 2],
    colours: [u16; 3],
}

/// A seat's position, read for its value.
pub(super) struct Worth<'w> {
    pub(super) facts: &'w Facts,
    pub(super) seat: Seat,
    pub(super) prospects: &'w Prospects,
    pub(super) weights: &'w Weights,
    counts: Counts,
    discounts: FixedVec<Option<(u8, Filter, Each)>, 24>,
    /// What each steel and titanium takes off, in M€.
    metals: [i32; 2],
}

impl<'w> Worth<'w> {
    pub(super) fn of(facts: &'w Facts, seat: Seat, prospects: &'w Prospects, weights: &'w Weights) -> Self {
        let mut worth = Self {
            facts,
            seat,
            prospects,
            weights,
            counts: Counts::default(),
            discounts: FixedVec::new(),
            metals: [2, 3],
        };
        for it in facts.in_play(seat) {
            worth.count(it);
        }
        worth
    }

    fn count(&mut self, it: &Card) {
        it.tags.iter().for_each(|&tag| self.counts.tags[tag as usize] += 1);
        self.counts.capacities[0] += u16::from(it.steel);
        self.counts.capacities[1] += u16::from(it.titanium);
        if let Some(colour) = it.colour {
            self.counts.colours[colour as usize] += 1;
        }
        for passive in it.passives {
            match *passive {
                Passive::Discount { off, cards, each } => self.discounts.push(Some((off, cards, each))),
                Passive::CapacityValue(capacity, more) => self.metals[capacity as usize] += i32::from(more),
                Passive::Research { .. }
                | Passive::PaysOnce { .. }
                | Passive::ZoneFlex
                | Passive::SaleValue(_)
                | Passive::StandardDiscount(_)
                | Passive::HeatAsMegaCredits
                | Passive::ForestDiscount(_)
                | Passive::BuysRating { .. } => {}
            }
        }
    }

    /// The tags of this kind in play.
    pub(super) const fn tags(&self, tag: Tag) -> i32 {
        self.counts.tags[tag as usize] as i32
    }

    /// The steel in play.
    pub(super) const fn steel(&self) -> i32 {
        self.counts.capacities[0] as i32
    }

    /// The titanium in play.
    pub(super) const fn titanium(&self) -> i32 {
        self.counts.capacities[1] as i32
    }

    /// How many there are, with those of a card that is not in play yet.
    pub(super) fn number(&self, of: Count, it: &Card, is_new: bool) -> i32 {
        let more = |more: usize| if is_new { more as i32 } else { 0 };
        match of {
            Count::Tags(tag) => i32::from(self.counts.tags[tag as usize]) + more(it.tags_of(tag)),
            Count::Capacity(capacity) => {
                i32::from(self.counts.capacities[capacity as usize]) + more(it.capacity(capacity).into())
            }
            Count::Forests => self.facts.players[self.seat].board.forests.into(),
            Count::Cards => self.counts.colours.iter().map(|&count| i32::from(count)).sum::<i32>() + more(1),
            Count::CardsOf(colour) => {
                i32::from(self.counts.colours[colour as usize]) + more((it.colour == Some(colour)).into())
            }
            Count::ResourcesHere => self.facts.players[self.seat].board.stored.on(it.id).into(),
            Count::Paid => 4,
        }
    }

    pub(super) fn amount(&self, amount: Amount, it: &Card, is_new: bool) -> i32 {
        match amount {
            Amount::Exactly(amount) => amount.into(),
            Amount::Per { each, per, of } => {
                i32::from(each) * (self.number(of, it, is_new) / i32::from(per.max(1)))
            }
        }
    }

    /// The price of a card, without what only this phase takes off.
    fn price(&self, it: &Card) -> i32 {
        let mut price = i32::from(it.cost);
        for &(off, cards, each) in self.discounts.iter().flatten() {
            price -= i32::from(off) * i32::from(crate::ares::read::count::times(it, cards, each));
        }
        for (place, tag) in [(0, Tag::Building), (1, Tag::Space)] {
            if it.tags_of(tag) > 0 {
                price -= self.metals[place] * i32::from(self.counts.capacities[place]);
            }
        }
        price.max(0)
    }

    /// What a card is worth in play: points, production, capacities, actions, triggers and what it changes.
    fn in_play(&self, it: &Card, is_new: bool) -> i32 {
        let prospects = self.prospects;
        let mut worth = self.points(it, is_new);
        for &production in it.production {
            worth += match production {
                Production::Gain(stock, amount) => {
                    self.amount(amount, it, is_new) * prospects.production(stock)
                        + self.growth(amount, prospects.production(stock))
                }
                Production::Draw(amount) => {
                    self.amount(amount, it, is_new) * prospects.card * prospects.collects / 100
                }
            };
        }
        for (capacity, place) in [(Capacity::Steel, 0), (Capacity::Titanium, 1)] {
            worth += i32::from(it.capacity(capacity)) * prospects.capacity(capacity, self.metals[place]);
        }
        worth + self.lasting(it)
    }

    /// What is still to come of an amount that counts, where each of it is worth so much.
    fn growth(&self, amount: Amount, each_worth: i32) -> i32 {
        let Amount::Per { each, per, of } = amount else { return 0 };
        let come = match of {
            Count::Tags(tag) => self.prospects.plays * Prospects::tagged(tag) / 208,
            Count::Cards => self.prospects.plays,
            Count::CardsOf(_) => self.prospects.plays / 3,
            Count::Forests => self.prospects.acts / 3,
            Count::Capacity(_) | Count::ResourcesHere | Count::Paid => 0,
        };
        // In the middle of what is to come.
        i32::from(each) * come * self.weights.growth / 100 * each_worth / 100 / i32::from(per.max(1))
    }

    fn points(&self, it: &Card, is_new: bool) -> i32 {
        let point = self.prospects.point;
        match it.points {
            Amount::Exactly(points) => i32::from(points) * point,
            Amount::Per { each, per, of: of @ Count::ResourcesHere } => {
                i32::from(each) * self.number(of, it, is_new) * point / i32::from(per.max(1))
            }
            amount @ Amount::Per { .. } => {
                self.amount(amount, it, is_new) * point + self.growth(amount, point)
            }
        }
    }

    /// What playing a card of the hand would bring beyond its price, by how likely it can be played.
    pub(super) fn gain(&self, it: &Card) -> i32 {
        let chance = self.chance(it);
        if chance == 0 {
            return 0;
        }
        let worth = self.in_play(it, true) + self.effects(it.play, it, true)
            - self.price(it) * self.prospects.money * self.weights.price / 100
            - self.costs(it.spends, it);
        worth.max(0) * chance / 100
    }

    /// The gains of the two best cards of the hand that the next phase for them could play at once: of green cards, then of others.
    pub(super) fn playable(&self) -> [i32; 4] {
        let player = &self.facts.players[self.seat];
        let heat = if self.facts.pays_with_heat(self.seat) { player.board.stock[Stock::Heat] } else { 0 };
        let money = i32::from(player.board.stock[Stock::MegaCredits]) + i32::from(heat);
        let mut best = [0; 4];
        for it in player.hand.iter().map(card) {
            if self.price(it) > money || self.chance(it) < 100 {
                continue;
            }
            let place = if it.colour == Some(CardColour::Green) { 0 } else { 2 };
            let gain = self.gain(it);
            if gain > best[place] {
                best[place + 1] = best[place];
                best[place] = gain;
            } else {
                best[place + 1] = best[place + 1].max(gain);
            }
        }
        best
    }

    /// How likely a card can be played in time, in percent.
    fn chance(&self, it: &Card) -> i32 {
        let rounds = self.prospects.rounds;
        // How many steps will be made, in hundredths of one of those that are left.
        let by_steps = |missing: i32, left: i32| {
            let share = missing * 100 / left.max(1);
            if missing <= 0 {
                100
            } else {
                (self.weights.near - share * self.weights.far / 100).max(0) * rounds.min(400) / 400
            }
        };
        let chance = |requirement: &Requirement| match *requirement {
            Requirement::AtLeast(track, zone) => {
                let is = self.facts.planet.zone(track);
                let missing = zone as i32 - is as i32;
                let left = steps_left(self.facts)[usize::from(track == ZoneTrack::Temperature)];
                if missing <= 0 { 100 } else { by_steps(missing * 4 - 2, left) }
            }
            Requirement::AtMost(track, zone) => i32::from(self.facts.planet.zone(track) <= zone) * 100,
            Requirement::OceansAtLeast(needs) => {
                by_steps(i32::from(needs) - i32::from(self.facts.planet.oceans()), steps_left(self.facts)[2])
            }
            Requirement::OceansAtMost(needs) => i32::from(self.facts.planet.oceans() <= needs) * 100,
            Requirement::HasTags(tag, needs) => {
                let short = i32::from(needs) - i32::from(self.counts.tags[tag as usize]);
                if short <= 0 { 100 } else { (80 - self.weights.far_tags * short).max(0) }
            }
            Requirement::HasRating(needs) => {
                let short = i32::from(needs) - i32::from(self.facts.players[self.seat].board.rating);
                if short <= 0 { 100 } else { (90 - 10 * short).max(0) }
            }
        };
        it.requirements.iter().map(chance).min().unwrap_or(100)
    }

    /// What a card of the hand brings if it is discarded for M€.
    pub(super) fn sale(&self) -> i32 {
        i32::from(self.facts.sale_value(self.seat)) * self.prospects.money
    }

    /// So much of a resource in stock: what cannot be spent soon is worth less.
    fn in_stock(&self, stock: Stock, amount: i32) -> i32 {
        let Weights { rich, warm, rest, .. } = *self.weights;
        let soon = if stock == Stock::MegaCredits { rich } else { warm };
        let late = (amount - soon).max(0);
        (amount - late) * self.prospects.stock(stock) + late * self.prospects.stock(stock) * rest / 100
    }

    /// What the hand is worth.
    fn hand(&self, trial: &Trial) -> i32 {
        let (prospects, sale) = (self.prospects, self.sale());
        let hidden = (0..trial.drawn()).map(|_| prospects.card_gain);
        let mut gains: FixedVec<i32, 32> =
            trial.hand().map(|id| self.gain(card(id)) - sale).chain(hidden).collect();
        gains.sort_unstable_by_key(|&gain| -gain);
        let promised: i32 = (0..)
            .zip(&gains)
            .take_while(|&(_, &gain)| gain > 0)
            .map(|(place, &gain)| {
                let share = (self.weights.promise - self.weights.further * place).max(5);
                gain * share / 100 * (prospects.plays / (place + 1)).min(100) / 100
            })
            .sum();
        promised + gains.len() as i32 * sale
    }

    /// All that the seat has.
    pub(super) fn standing(&self, trial: &Trial) -> i32 {
        let prospects = self.prospects;
        let player = &self.facts.players[self.seat];
        let board = &player.board;
        let stock: i32 = Stock::ALL.map(|it| self.in_stock(it, board.stock[it].into())).iter().sum();
        let cards: i32 = self.facts.in_play(self.seat).map(|it| self.in_play(it, false)).sum();
        let phase_state = &player.phase_state;
        let left = steps_left(self.facts);
        let made = [phase_state.raised[0], phase_state.raised[1], phase_state.flips].map(i32::from);
        let steps: i32 = (0..3).map(|place| made[place].min(left[place]) * prospects.steps[place]).sum();
        // What a flipped token and revealed cards bring is hidden.
        let hidden = i32::from(phase_state.flips) * self.weights.hidden[0]
            + i32::from(phase_state.drawn) * self.weights.hidden[1];
        let looked = i32::from(trial.keeps()) * (prospects.card + 100);
        // What else may be played in this phase.
        let more = i32::from(phase_state.plays.len().saturating_sub(1) as u8) * self.weights.another
            + i32::from(!phase_state.plays.is_empty()) * i32::from(phase_state.off.min(12)) * 60;
        stock
            + i32::from(board.rating) * prospects.rating
            + i32::from(board.forests) * prospects.point
            + cards
            + steps
            + hidden
            + looked
            + more
            + self.hand(trial)
    }

    /// What a card is worth to this seat as one of its hand.
    pub(super) fn in_hand(&self, id: CardId) -> i32 {
        if id == CardId::HIDDEN { self.prospects.card } else { self.gain(card(id)).max(self.sale()) }
    }
}
