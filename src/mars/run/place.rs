//! Tiles and what follows them; the steps of the tracks (BASE-TILE, BASE-PARAM).

use super::Run;
use crate::cards::{Amount, Effect, HEARS_STEPS, Tile};
use crate::kit::Seat;
use crate::mars::judge::ask::purse;
use crate::mars::read::shores::shores;
use crate::mars::read::terms::{is_plain, ocean_bonus, toll};
use crate::mars::read::triggers::Happening;
use crate::mars::state::agenda::{Given, Root, Script, Steps, Task};
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::maps::Space;
use crate::mars::state::payer::{Payer, Price};
use crate::mars::state::question::Goods;
use crate::mars::state::switches::Switch;
use crate::words::{Parameter, Resource};

impl Run<'_> {
    /// Places a tile: the printed bonus, the oceans beside it, the parameter it raises, then who listens. What nobody places
    /// brings nobody anything (WG-03, SOLO-SETUP-08).
    pub(crate) fn place(&mut self, by: Option<Seat>, tile: Tile, space: Space) {
        self.tell(Event::Placed { by, tile, space });
        if let Some(seat) = by {
            let oceans = shores(self.facts(), space).len() as i16;
            self.bring_printed(seat, space);
            self.gain(seat, Resource::MegaCredits, oceans * ocean_bonus(self.facts(), seat));
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
        let delegates = self.facts().map().spot(space).map_or(0, |spot| spot.delegates);
        if delegates > 0 && self.facts().options.has(Switch::Turmoil) {
            self.push_steps(seat, Script::of(Root::Shown(delegates)), Given::Nothing);
        }
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

    /// A parameter falls a step; nothing is taken back (TURM-EVENT-09), and one at its goal stays (TURM-EVENT-07).
    pub(crate) fn lower(&mut self, parameter: Parameter) {
        let facts = self.facts();
        let level = facts.level(parameter);
        let falls = facts.track(parameter).is_some_and(|track| track.before(level).is_some());
        if falls && !facts.is_at_goal(parameter) {
            self.tell(Event::Lowered { parameter });
        }
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
        if facts.order().any(|seat| facts.opens_any(seat, &HEARS_STEPS)) {
            self.fire(by, Happening::Step(parameter));
        }
    }

    /// Changes a rating; where each step is taxed, it rises by as many as are paid (TURM-PARTY-10).
    pub(crate) fn rate(&mut self, seat: Seat, change: i16) {
        // It never falls below 0.
        let change = change.max(-self.facts().players[seat].rating);
        let toll = if change > 0 { toll(self.facts(), seat) } else { 0 };
        if toll > 0 {
            self.owe_toll(seat, change.unsigned_abs(), toll);
        } else if change != 0 {
            self.tell(Event::Rated { seat, change });
        }
    }

    /// Pays for steps of rating at so many M€ each. Where something else pays as M€ too, all steps of one play are asked for
    /// together.
    fn owe_toll(&mut self, seat: Seat, steps: u16, toll: u16) {
        let unit = Resource::MegaCredits;
        let payable = |run: &Self, steps: u16| {
            let worth = purse(run.facts(), seat, unit, Goods::Toll(0)).worth();
            steps.min((worth / u32::from(toll)).min(u32::from(u8::MAX)) as u16)
        };
        if is_plain(self.facts(), seat, Goods::Toll(0)) {
            let steps = payable(self, steps);
            if steps > 0 {
                self.pay(seat, Payer::Stock(unit), steps * toll);
                self.tell(Event::Rated { seat, change: steps as i16 });
            }
            return;
        }
        let is_owed = |task: &Task| matches!(*task, Task::Bill { seat: of, asked: None, goods: Goods::Toll(_), .. } if of == seat);
        let owed = self.game.agenda.iter().rposition(is_owed);
        let before = match owed.map(|place| self.game.agenda[place]) {
            Some(Task::Bill { goods: Goods::Toll(steps), .. }) => u16::from(steps),
            _ => 0,
        };
        let steps = payable(self, before + steps);
        let bill = Task::Bill {
            seat,
            price: Price { unit, amount: steps * toll },
            asked: None,
            goods: Goods::Toll(steps as u8),
        };
        match owed {
            Some(place) => self.game.agenda[place] = bill,
            None if steps > 0 => self.push(bill),
            None => {}
        }
    }
}
