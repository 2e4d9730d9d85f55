//! What the ledger knows of the M€ that a play takes in the end: its price, the tax on steps of rating, and what areas bring
//! (Q-TURM-22).
//!
//! Where a step may take or bring M€ that the walk cannot bound, the ledger cannot tell, and the play is tried on a copy.

use super::ledger::{CostRange, Ledger};
use crate::mars::cards::{
    Amount, Effect, Footprint, GAINS_RAISED, Ground, HEARS_TILES, MONEY, PlacementRule, Resource, Settling,
    StatePart, Tile, When, bit, card,
};
use crate::mars::read::colonies::sites;
use crate::mars::read::discounts::{Discounts, gains_raised, ocean_bonus};
use crate::mars::read::shores::shores;
use crate::mars::state::maps::{Hex, HexSet};
use core::slice;

/// More M€ than one tile brings by its area: six oceans beside it, and what is printed there.
const MOST_OF_AN_AREA: i64 = 40;

impl Ledger<'_> {
    /// Reckons what is taxed at this toll.
    pub(crate) fn taxed(mut self, toll: u16) -> Self {
        self.fees.toll = toll;
        self
    }

    /// What the steps walked take with the M€ owed beside them, as exactly as it takes to compare it with what there is; `None`: the
    /// ledger cannot tell.
    pub(crate) fn cost(&self, discounts: &Discounts, has: i32) -> Option<CostRange> {
        let fees = self.fees;
        let is_open = fees.is_open || fees.is_counted && self.walking.has_asked;
        if fees.toll == 0 || is_open || discounts.has_stand_in(Resource::MegaCredits) {
            return None;
        }
        let owed = i64::from(self.asked()) + i64::from(self.owing.due);
        let tax = i64::from(fees.taxed) * i64::from(fees.toll);
        let certain = owed + tax - i64::from(self.after.balance[Resource::MegaCredits]);
        let (is_plain, oceans) = self.colonies_bring()?;
        if !is_plain {
            return None;
        }
        let tiles = i64::from(fees.tiles) + i64::from(oceans);
        let rough = certain - tiles * MOST_OF_AN_AREA;
        let (least, most) = if certain <= i64::from(has) || rough > i64::from(has) || tiles == 0 {
            (rough, certain)
        } else if fees.tiles == 1 && !oceans {
            // One tile goes to the best area.
            let exact = certain - i64::from(self.best_of(fees.first, 0));
            (exact, exact)
        } else {
            // Behind a tile more areas may fit, and they may lie beside each other.
            let all = self.facts.map().all.but(self.facts.board.occupied);
            let brought = (0..tiles as u32).map(|beside| i64::from(self.best_of(all, beside)));
            (certain - brought.sum::<i64>(), certain)
        };
        Some(CostRange { least: i32::try_from(least).ok()?, most: i32::try_from(most).ok()? })
    }

    /// Steps of rating are taxed.
    pub(super) const fn tax(&mut self, steps: u16) {
        self.fees.taxed += steps;
    }

    /// The M€ of the walk cannot be told.
    pub(crate) const fn lose_count(&mut self) {
        self.fees.is_open = true;
    }

    /// Steps may be carried out otherwise than they were walked, or not be carried out.
    pub(super) fn doubt(&mut self, steps: &[Effect]) {
        if self.fees.toll > 0 && !self.fees.is_open && self.moves_money(steps) {
            self.fees.is_open = true;
        }
    }

    /// A step was walked of which it is not certain that it is done so. Tiles, colonies and what follows on a step are reckoned where
    /// they are walked.
    pub(super) fn doubt_step(&mut self, step: &Effect) {
        if !matches!(step, Effect::Place(..) | Effect::Settle(_) | Effect::Then(..)) {
            self.doubt(slice::from_ref(step));
        }
    }

    /// A step is walked: with as many as are counted, or on a condition, its M€ hang on that.
    pub(super) fn note_count(&mut self, step: &Effect) {
        let is_counted = || {
            matches!(step, Effect::If(..))
                || step.amount().is_some_and(|of| !matches!(of, Amount::Exactly(_)))
        };
        if self.fees.toll > 0 && is_counted() && self.moves_money(slice::from_ref(step)) {
            self.fees.is_counted = true;
        }
    }

    /// Whether M€ may come or go by these steps.
    fn moves_money(&self, steps: &[Effect]) -> bool {
        let raised = gains_raised(self.facts, self.seat) > 0 || GAINS_RAISED.contains(self.after.live);
        let production = if raised { bit(&StatePart::Production(Resource::MegaCredits)) } else { 0 };
        Footprint::all(steps).adds & (MONEY | production) != 0
    }

    /// A price in M€ that other resources help to pay takes as many M€ as they leave.
    pub(super) const fn help(&mut self, helping: &[Resource]) {
        self.fees.is_open |= !helping.is_empty();
    }

    /// A tile goes to one of these areas.
    pub(super) fn reckon_tile(&mut self, tile: Tile, free: HexSet, ground: Ground) {
        if self.fees.toll == 0 || self.fees.is_open {
            return;
        }
        let is_known = |on: Ground, showing: &[Resource]| {
            showing.is_empty() && (on == Ground::Anywhere || ground == Ground::Mars)
        };
        self.fees.is_open = self.areas_are_open() || self.is_heard(tile, |on, it| !is_known(on, it));
        if self.fees.tiles == 0 {
            self.fees.first = free;
        }
        self.fees.tiles += 1;
    }

    /// The most M€ that any of these areas brings with this number of oceans more beside it: what areas bring on a map on which none asks for anything.
    fn best_of(&self, spaces: HexSet, more: u32) -> u32 {
        let (facts, map) = (self.facts, self.facts.map());
        let each = u32::from(ocean_bonus(facts, self.seat).unsigned_abs());
        let printed = |space: Hex| -> u32 {
            let steps = map.spot(space).map_or(&[][..], |spot| spot.bonus);
            let money = |step: &Effect| {
                let Effect::Gain(Resource::MegaCredits, Amount::Exactly(more)) = *step else { return 0 };
                u32::from(more.max(0).unsigned_abs())
            };
            steps.iter().map(money).sum()
        };
        let brings = |space| (shores(facts, space).len() + more) * each + printed(space);
        spaces.iter().map(brings).max().unwrap_or(0)
    }

    /// Whether an own trigger that moves M€ hears of a tile, of the triggers that ask for such a ground and such areas.
    fn is_heard(&self, tile: Tile, asks: impl Fn(Ground, &[Resource]) -> bool) -> bool {
        let mut open = self.facts.players[self.seat].played;
        open.insert(self.after.live);
        open.insert(self.facts.in_force);
        let mut is_heard = false;
        open.each_in(&HEARS_TILES, |id| {
            is_heard |= card(id).triggers.iter().any(|trigger| match trigger.when {
                When::Places { what, on, showing } => {
                    tile.is(what) && asks(on, showing) && self.moves_money(trigger.steps)
                }
                _ => false,
            });
        });
        is_heard
    }

    /// A colony goes to a tile that is chosen later.
    pub(super) const fn reckon_colony(&mut self, settling: Settling) {
        self.fees.is_open |= self.fees.colony.is_some();
        self.fees.colony = Some(settling);
    }

    /// Whether the colony that is built may go to a tile that moves no M€, and whether it may bring an ocean; `None`: it may move M€ in
    /// another way.
    fn colonies_bring(&self) -> Option<(bool, bool)> {
        let Some(settling) = self.fees.colony else { return Some((true, false)) };
        let (mut is_any_plain, mut may_shore) = (false, false);
        for tile in sites(self.facts, self.seat, settling) {
            let play = card(tile).play;
            if *play == [Effect::Place(Tile::Ocean, PlacementRule::Usual)] && self.ocean_is_plain() {
                may_shore = true;
            } else if self.moves_money(play) {
                return None;
            } else {
                is_any_plain = true;
            }
        }
        Some((is_any_plain, may_shore))
    }

    /// Whether an ocean brings M€ by its area alone.
    fn ocean_is_plain(&self) -> bool {
        !self.areas_are_open() && !self.is_heard(Tile::Ocean, |_, _| true)
    }

    /// Whether an area may take M€, or bring them otherwise than as a plain gain.
    fn areas_are_open(&self) -> bool {
        let map = self.facts.map();
        !map.asking.or(map.moneyed).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::MOST_OF_AN_AREA;
    use crate::mars::cards::{Amount, Effect, Passive, Resource, all};
    use crate::mars::read::shores::OCEAN_BONUS;
    use crate::mars::state::maps::MAPS;

    /// Rules: BASE-TILE-03, MAP-06.
    #[test]
    fn an_area_that_asks_for_nothing_brings_few_m_euros() {
        let bonuses = all().flat_map(|card| card.passives).map(|passive| match passive {
            Passive::OceanBonus(money) => i64::from(*money),
            _ => 0,
        });
        let each = bonuses.max().unwrap_or(0).max(OCEAN_BONUS.into());
        for map in MAPS {
            for space in map.all.but(map.asking).iter() {
                let mut brings = 6 * each;
                for step in map.spot(space).map_or(&[][..], |spot| spot.bonus) {
                    if let Effect::Gain(Resource::MegaCredits, Amount::Exactly(more)) = *step {
                        brings += i64::from(more);
                    }
                }
                assert!(brings < MOST_OF_AN_AREA, "{}: {brings}", map.name);
            }
        }
    }
}
