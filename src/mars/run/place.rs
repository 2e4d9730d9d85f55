//! Tiles and what follows them; the steps of the tracks (BASE-TILE, BASE-PARAM).

use super::Run;
use crate::cards::{Effect, Tile};
use crate::kit::Seat;
use crate::mars::read::shores::{OCEAN_BONUS, shores};
use crate::mars::read::triggers::Happening;
use crate::mars::state::agenda::Root;
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::maps::Space;
use crate::words::{Parameter, Resource};

impl Run<'_> {
    /// Places a tile: the printed bonus, the oceans beside it, the parameter it raises, then who listens.
    pub(crate) fn place(&mut self, seat: Seat, tile: Tile, space: Space) {
        self.tell(Event::Placed { by: Some(seat), tile, space });
        let map = self.facts().map();
        let oceans = shores(self.facts(), space).len() as i16;
        for effect in map.spot(space).map_or(&[][..], |spot| spot.bonus) {
            match *effect {
                Effect::Gain(resource, crate::cards::Amount::Exactly(amount)) => {
                    self.gain(seat, resource, i16::from(amount));
                }
                Effect::Draw(cards) => (0..cards).for_each(|_| self.draw(seat)),
                _ => self.push_bonus(seat, Root::Bonus { map: self.facts().options.map, space: space.0 }),
            }
        }
        self.gain(seat, Resource::MegaCredits, oceans * OCEAN_BONUS);
        match tile {
            Tile::Ocean => self.stepped(seat, Parameter::Oceans),
            // The last greenery raises nothing (BASE-END-04, SOLO-PLAY-04).
            Tile::Greenery if self.facts().phase != Phase::Conversion => self.raise(seat, Parameter::Oxygen),
            _ => {}
        }
        self.fire(seat, Happening::Tile { tile, space }, u16::from(space.0));
    }

    /// Raises a track one step, if it is below its goal (BASE-PARAM-05, BASE-PARAM-06).
    pub(crate) fn raise(&mut self, seat: Seat, parameter: Parameter) {
        if parameter == Parameter::Oceans || self.facts().is_at_goal(parameter) {
            return;
        }
        self.tell(Event::Raised { by: Some(seat), parameter });
        self.stepped(seat, parameter);
    }

    /// What a step on a track brings: rating, and the bonus that it reaches (BASE-PARAM-05, BASE-PARAM-09).
    fn stepped(&mut self, seat: Seat, parameter: Parameter) {
        self.rate(seat, 1);
        let (facts, map) = (self.facts(), self.facts().options.map);
        if let Some(which) = facts.map().bonus_at(parameter, facts.level(parameter)) {
            self.push_bonus(seat, Root::Track { map, which });
        }
    }

    /// Changes a rating.
    pub(crate) fn rate(&mut self, seat: Seat, change: i16) {
        if change != 0 {
            self.tell(Event::Rated { seat, change });
        }
    }
}
