//! What the ledger knows of the planet: steps of the tracks, and tiles.

use super::{Ledger, Sight};
use crate::cards::{Area, CardId, Effect, Ground, Tile};
use crate::kit::Seat;
use crate::mars::judge::areas::needed;
use crate::mars::read::shores::shores;
use crate::mars::read::terms::ocean_bonus;
use crate::mars::read::triggers::Happening;
use crate::mars::state::agenda::{Context, Given};
use crate::mars::state::facts::{Facts, Phase};
use crate::mars::state::maps::{Space, Spaces};
use crate::mars::state::question::Refusal;
use crate::words::{Parameter, Resource};

impl Ledger<'_> {
    pub(super) fn raise(&mut self, parameter: Parameter) {
        if parameter == Parameter::Oceans || self.is_at_goal(parameter) {
            return;
        }
        self.step_on(parameter);
    }

    /// A parameter falls a step, unless it is at its goal (TURM-EVENT-07).
    pub(super) fn lower(&mut self, parameter: Parameter) {
        let level = self.levels[parameter];
        if !self.is_at_goal(parameter)
            && let Some(before) = self.facts.track(parameter).and_then(|track| track.before(level))
        {
            self.levels[parameter] = before;
        }
    }

    fn is_at_goal(&self, parameter: Parameter) -> bool {
        self.facts.track(parameter).is_none_or(|track| self.levels[parameter] >= track.goal())
    }

    /// A step on a track, and what it brings.
    fn step_on(&mut self, parameter: Parameter) {
        let level = self.levels[parameter];
        if let Some(next) = self.facts.track(parameter).and_then(|track| track.next(level)) {
            self.levels[parameter] = next;
        }
        self.stepped(parameter);
    }

    /// What the step brings that a track has just made.
    fn stepped(&mut self, parameter: Parameter) {
        self.rate(1);
        if let Some((_, bonus)) = self.facts.track_bonus(parameter, self.levels[parameter]) {
            self.walk_given(bonus, Context::of(CardId::HIDDEN));
        }
        self.hear(self.by, Happening::Step(parameter));
    }

    pub(super) fn place(&mut self, tile: Tile, area: Area) -> Result<bool, Refusal> {
        self.has_brought = true;
        self.has_asked = true;
        if self.sight == Sight::AtBest {
            if tile == Tile::Ocean {
                self.balance[Resource::MegaCredits] += best_shore(self.facts, self.seat, self.built);
                if self.toll > 0 && !self.is_at_goal(Parameter::Oceans) {
                    self.step_on(Parameter::Oceans);
                }
            }
            return Ok(false);
        }
        let owed = self.asked() + self.due;
        let owed = owed.saturating_sub(self.balance[Resource::MegaCredits].max(0) as u32);
        let free = needed(self.facts, self.seat, tile, area, owed)?;
        // What a tile brings may pay what its step is taxed (MIX-08).
        if self.sight == Sight::Spending || self.toll > 0 && self.sight != Sight::Frugal {
            self.balance[Resource::MegaCredits] += self.best_income(tile, free);
        }
        // Tiles placed on the way may have taken as many areas, or spoilt those round them.
        let spoilt = if tile == Tile::Ocean { self.placed } else { self.placed * 7 };
        if free.len() <= spoilt {
            return Ok(false);
        }
        if tile == Tile::Ocean && self.is_at_goal(Parameter::Oceans) {
            return Ok(false);
        }
        // What the step brings is placed after it.
        self.placed += 1;
        if tile == Tile::Ocean {
            self.step_on(Parameter::Oceans);
        }
        let ground = if free.iter().all(Space::is_on_mars) { Ground::Mars } else { Ground::Anywhere };
        if let Some(parameter) = tile.raises()
            && self.facts.phase != Phase::Conversion
        {
            self.raise(parameter);
        }
        self.hear(self.by, Happening::SomeTile { tile, ground });
        Ok(true)
    }

    /// The most M€ that may be left of what comes of the tile on one of these areas.
    fn best_income(&self, tile: Tile, areas: Spaces) -> i32 {
        let income = |space| {
            let printed = self.facts.map().spot(space).map_or(&[][..], |spot| spot.bonus);
            if printed.iter().all(brings_no_money) {
                return shores(self.facts, space).len() as i32
                    * i32::from(ocean_bonus(self.facts, self.seat));
            }
            let mut ledger = Ledger::new(self.facts, self.seat);
            let brought = ledger.brought_at_best(space);
            brought.map_or(0, |_| ledger.balance[Resource::MegaCredits] - i32::from(ledger.price))
        };
        if tile == Tile::Ocean && self.is_at_goal(Parameter::Oceans) {
            return 0;
        }
        areas.iter().map(income).max().unwrap_or(0)
    }

    /// A tile on this area, with the best that may come of it: an ocean that the area brings goes where it pays most
    /// (MAP-06).
    pub(crate) fn built_at_best(&mut self, tile: Tile, space: Space) -> Result<(), Refusal> {
        let (waiting, printed, context) = self.brought_at_best(space)?;
        if self.toll > 0 {
            self.raise_by(tile);
        }
        self.hear(self.by, Happening::Tile { tile, space });
        self.settle(waiting, printed, context)
    }

    /// The step that a tile brings.
    pub(crate) fn raise_by(&mut self, tile: Tile) {
        match tile.raises() {
            Some(Parameter::Oceans) => self.step_on(Parameter::Oceans),
            Some(parameter) => self.raise(parameter),
            None => {}
        }
    }

    /// What the area and the oceans beside it bring of it; what of it must wait.
    fn brought_at_best(&mut self, space: Space) -> Result<(u16, &'static [Effect], Context), Refusal> {
        self.sight = Sight::AtBest;
        self.built = Some(space);
        self.gain(
            Resource::MegaCredits,
            shores(self.facts, space).len() as i16 * ocean_bonus(self.facts, self.seat),
        );
        let printed = self.facts.map().spot(space).map_or(&[][..], |spot| spot.bonus);
        let context = Context { given: Given::Space(space), ..Context::of(CardId::HIDDEN) };
        Ok((self.walk(printed, context)?, printed, context))
    }
}

/// Whether a step is one of those that are printed on most areas, and moves no M€.
fn brings_no_money(step: &Effect) -> bool {
    match *step {
        Effect::Gain(resource, _) => resource != Resource::MegaCredits,
        Effect::Draw(_) => true,
        _ => false,
    }
}

/// The most M€ that an ocean can bring by the oceans it touches, on an area other than this one.
fn best_shore(facts: &Facts, seat: Seat, but: Option<Space>) -> i32 {
    let free = facts.map().ocean.but(facts.board.occupied).but(but.map_or(Spaces::NONE, Spaces::only));
    let most = free.iter().map(|space| shores(facts, space).len()).max().unwrap_or(0);
    if facts.has_all_oceans() { 0 } else { most as i32 * i32::from(ocean_bonus(facts, seat)) }
}
