//! What the ledger knows of the planet: steps of the tracks, and tiles.

use super::ledger::Ledger;
use crate::mars::cards::{CardId, Ground, Parameter, PlacementRule, Tile};
use crate::mars::judge::areas::needed;
use crate::mars::read::areas::fitting;
use crate::mars::read::triggers::TriggerEvent;
use crate::mars::state::agenda::{Cause, Context};
use crate::mars::state::facts::Phase;
use crate::mars::state::maps::{Hex, HexSet};
use crate::mars::state::question::Refusal;

impl Ledger<'_> {
    pub(super) fn raise(&mut self, parameter: Parameter) {
        if parameter == Parameter::Oceans || self.is_at_goal(parameter) {
            return;
        }
        self.step_on(parameter);
    }

    /// A parameter falls a step, unless it is at its goal (TURM-EVENT-07).
    pub(super) fn lower(&mut self, parameter: Parameter) {
        let level = self.after.levels[parameter];
        if !self.is_at_goal(parameter)
            && let Some(before) = self.facts.track(parameter).and_then(|track| track.before(level))
        {
            self.after.levels[parameter] = before;
        }
    }

    fn is_at_goal(&self, parameter: Parameter) -> bool {
        self.facts.track(parameter).is_none_or(|track| self.after.levels[parameter] >= track.goal())
    }

    /// A step on a track, and what it brings.
    fn step_on(&mut self, parameter: Parameter) {
        let level = self.after.levels[parameter];
        if let Some(next) = self.facts.track(parameter).and_then(|track| track.next(level)) {
            self.after.levels[parameter] = next;
        }
        self.stepped(parameter);
    }

    /// What the step brings that a track has just made.
    fn stepped(&mut self, parameter: Parameter) {
        self.rate(1);
        if let Some((_, bonus)) = self.facts.track_bonus(parameter, self.after.levels[parameter]) {
            self.walk_given(bonus, Context::of(CardId::HIDDEN));
        }
        self.on_event(self.walking.by, TriggerEvent::Step(parameter));
    }

    pub(super) fn place(&mut self, tile: Tile, area: PlacementRule) -> Result<bool, Refusal> {
        let free = match self.after.built {
            // What an area brings is placed once more at the most.
            Some(built) => fitting(self.facts, self.seat, tile, area, HexSet::only(built)),
            None => needed(self.facts, self.seat, tile, area)?,
        };
        Ok(self.place_on(tile, free))
    }

    /// A tile that goes to one of these areas; whether it is certain what comes of it.
    pub(crate) fn place_on(&mut self, tile: Tile, free: HexSet) -> bool {
        self.walking.has_brought = true;
        self.walking.has_asked = true;
        // Tiles placed on the way may have taken as many areas, or spoilt those round them.
        let spoilt = if tile == Tile::Ocean { self.after.placed } else { self.after.placed * 7 };
        let asking = self.facts.map().asking;
        self.owing.hangs_on_areas |= !free.and(asking).is_empty() && free.but(asking).len() <= spoilt;
        // Nothing comes of an ocean beyond the last one.
        if tile == Tile::Ocean && self.is_at_goal(Parameter::Oceans) {
            return false;
        }
        if free.len() <= spoilt {
            self.lose_count();
            return false;
        }
        let ground = if free.iter().all(Hex::is_on_mars) { Ground::Mars } else { Ground::Anywhere };
        self.reckon_tile(tile, free, ground);
        // What the step brings is placed after it.
        self.after.placed += 1;
        if tile == Tile::Ocean {
            self.step_on(Parameter::Oceans);
        }
        if let Some(parameter) = tile.raises()
            && self.facts.phase != Phase::Conversion
        {
            self.raise(parameter);
        }
        self.on_event(self.walking.by, TriggerEvent::SomeTile { tile, ground });
        true
    }

    /// A tile on this area, with what is printed there and who hears of it.
    ///
    /// # Errors
    /// What the area asks for that cannot be given, M€ aside.
    pub(crate) fn build_on(&mut self, tile: Tile, space: Hex) -> Result<(), Refusal> {
        self.after.built = Some(space);
        let printed = self.facts.map().spot(space).map_or(&[][..], |spot| spot.bonus);
        let context = Context { given: Cause::Space(space), ..Context::of(CardId::HIDDEN) };
        let waiting = self.walk(printed, context)?;
        self.on_event(self.walking.by, TriggerEvent::Tile { tile, space });
        self.settle(waiting, printed, context)
    }
}
