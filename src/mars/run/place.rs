//! Tiles and what follows them; the steps of the tracks (BASE-TILE, BASE-PARAM).

use super::Run;
use crate::cards::{Amount, Effect, HEARS_STEPS, Tile};
use crate::kit::Seat;
use crate::mars::read::shores::{OCEAN_BONUS, shores};
use crate::mars::read::triggers::Happening;
use crate::mars::state::agenda::{Given, Root, Script, Steps, Task};
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::maps::Space;
use crate::words::{Parameter, Resource};

impl Run<'_> {
    /// Places a tile: the printed bonus, the oceans beside it, the parameter it raises, then who listens. What nobody places
    /// brings nobody anything (WG-03, SOLO-SETUP-08).
    pub(crate) fn place(&mut self, by: Option<Seat>, tile: Tile, space: Space) {
        self.tell(Event::Placed { by, tile, space });
        if let Some(seat) = by {
            let oceans = shores(self.facts(), space).len() as i16;
            self.bring_printed(seat, space);
            self.gain(seat, Resource::MegaCredits, oceans * OCEAN_BONUS);
        }
        match tile.raises() {
            Some(Parameter::Oceans) => self.stepped(by, Parameter::Oceans),
            // The last greenery raises nothing (BASE-END-04, SOLO-PLAY-04).
            Some(parameter) if by.is_some() && self.facts().phase != Phase::Conversion => {
                self.raise(by, parameter);
            }
            Some(_) | None => {}
        }
        self.fire(by, Happening::Tile { tile, space });
    }

    /// Brings what is printed on an area: plain gains and draws at once; what else stands there is owed as one slice.
    fn bring_printed(&mut self, seat: Seat, space: Space) {
        let map = self.facts().options.map;
        let script = Script::of(Root::Bonus { map, space: space.0 });
        let mut rest = Steps::new(seat, script, Given::Space(space));
        for (place, effect) in script.effects().iter().enumerate() {
            match *effect {
                Effect::Gain(resource, Amount::Exactly(amount)) => self.gain(seat, resource, amount.into()),
                Effect::Draw(Amount::Exactly(cards)) => (0..cards).for_each(|_| self.draw(seat)),
                _ => continue,
            }
            rest.done |= 1 << place;
        }
        if rest.waiting().next().is_some() {
            self.push(Task::Steps(rest));
        }
    }

    /// Raises a track one step, if it is below its goal (BASE-PARAM-05, BASE-PARAM-06).
    pub(crate) fn raise(&mut self, by: Option<Seat>, parameter: Parameter) {
        if parameter == Parameter::Oceans || self.facts().is_at_goal(parameter) {
            return;
        }
        self.tell(Event::Raised { by, parameter });
        self.stepped(by, parameter);
    }

    /// What a step on a track brings: rating, and the bonus that it reaches (BASE-PARAM-05, BASE-PARAM-09). Of a step of
    /// nobody's the planet alone has something (WG-03, WG-04).
    fn stepped(&mut self, by: Option<Seat>, parameter: Parameter) {
        if let Some(seat) = by {
            self.rate(seat, 1);
        }
        let facts = self.facts();
        if let Some((bonus, _)) = facts.track_bonus(parameter, facts.level(parameter)) {
            self.push_bonus(by, bonus);
        }
        // Hardly any card listens to steps.
        let facts = self.facts();
        if facts.order().any(|seat| !facts.players[seat].played.and(&HEARS_STEPS).is_empty()) {
            self.fire(by, Happening::Step(parameter));
        }
    }

    /// Changes a rating.
    pub(crate) fn rate(&mut self, seat: Seat, change: i16) {
        if change != 0 {
            self.tell(Event::Rated { seat, change });
        }
    }
}
