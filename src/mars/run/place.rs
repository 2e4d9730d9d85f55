//! Tiles and what follows them; the steps of the tracks (BASE-TILE, BASE-PARAM).

use super::{Flow, Run};
use crate::kit::Seat;
use crate::mars::cards::{Amount, Effect, HEARS_STEPS, Parameter, Resource, Tile};
use crate::mars::judge::solvency::worth;
use crate::mars::read::discounts::{ocean_bonus, toll};
use crate::mars::read::shores::shores;
use crate::mars::read::triggers::TriggerEvent;
use crate::mars::state::agenda::{Cause, Root, Script, Steps, Task};
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::maps::Hex;
use crate::mars::state::origin::Origin;
use crate::mars::state::payer::Price;
use crate::mars::state::question::PaymentPurpose;
use crate::mars::state::switches::Switch;

impl Run<'_> {
    /// Places a tile: the printed bonus, the oceans beside it, the parameter it raises, then who listens. What nobody places
    /// brings nobody anything (WG-03, SOLO-SETUP-08).
    pub(crate) fn place(&mut self, by: Option<Seat>, tile: Tile, space: Hex) {
        self.emit(Event::Placed { by, tile, space });
        if let Some(seat) = by {
            let oceans = shores(self.facts(), space).len() as i16;
            self.from(Some(Origin::Printed(space)), |run| run.bring_printed(seat, space));
            let bonus = oceans * ocean_bonus(self.facts(), seat);
            self.from(Some(Origin::Oceans(space)), |run| run.gain(seat, Resource::MegaCredits, bonus));
        }
        match tile.raises() {
            Some(Parameter::Oceans) => self.stepped(by, Parameter::Oceans),
            // The last greenery raises nothing (BASE-END-04, SOLO-PLAY-04).
            Some(parameter) if by.is_some() && self.facts().phase != Phase::Conversion => {
                self.raise(by, parameter);
            }
            Some(_) | None => {}
        }
        self.fire(by, TriggerEvent::Tile { tile, space });
    }

    /// Brings what is printed on an area: plain gains and draws at once; what else stands there is owed as one slice.
    fn bring_printed(&mut self, seat: Seat, space: Hex) {
        let map = self.facts().options.map;
        let delegates = self.facts().map().spot(space).map_or(0, |spot| spot.delegates);
        if delegates > 0 && self.facts().options.has(Switch::Turmoil) {
            self.push_steps(seat, Script::of(Root::Shown(delegates)), Cause::Nothing);
        }
        let script = Script::of(Root::Bonus { map, space: space.0 });
        let mut rest = Steps::new(seat, script, Cause::Space(space));
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
        self.emit(Event::Raised { by, parameter });
        self.stepped(by, parameter);
    }

    /// A parameter falls a step; nothing is taken back (TURM-EVENT-09), and one at its goal stays (TURM-EVENT-07).
    pub(crate) fn lower(&mut self, parameter: Parameter) {
        let facts = self.facts();
        let level = facts.level(parameter);
        let falls = facts.track(parameter).is_some_and(|track| track.before(level).is_some());
        if falls && !facts.is_at_goal(parameter) {
            self.emit(Event::Lowered { parameter });
        }
    }

    /// What a step on a track brings: rating, and the bonus that it reaches (BASE-PARAM-05, BASE-PARAM-09). Of a step of
    /// nobody's the planet alone has something (WG-03, WG-04).
    fn stepped(&mut self, by: Option<Seat>, parameter: Parameter) {
        if let Some(seat) = by {
            self.from(Some(Origin::Step(parameter)), |run| run.rate(seat, 1));
        }
        let facts = self.facts();
        if let Some((bonus, _)) = facts.track_bonus(parameter, facts.level(parameter)) {
            self.push_bonus(by, bonus);
        }
        // Hardly any card listens to steps.
        let facts = self.facts();
        if facts.order().any(|seat| facts.opens_any(seat, &HEARS_STEPS)) {
            self.fire(by, TriggerEvent::Step(parameter));
        }
    }

    /// Changes a rating. Where each step is taxed, it rises when the whole of it is paid, behind all that the action sets off
    /// (TURM-PARTY-10, Q-TURM-22).
    pub(crate) fn rate(&mut self, seat: Seat, change: i16) {
        // It never falls below 0.
        let change = change.max(-self.facts().players[seat].rating);
        let toll = if change > 0 { toll(self.facts(), seat) } else { 0 };
        if toll > 0 {
            self.owe_toll(seat, change.unsigned_abs(), toll);
        } else if change != 0 {
            self.emit(Event::Rated { seat, change });
        }
    }

    /// Owes the tax on steps of rating, at so many M€ each, in one bill for all that one action brings.
    fn owe_toll(&mut self, seat: Seat, steps: u16, toll: u16) {
        let is_owed = |task: &Task| matches!(*task, Task::Bill { seat: of, asked: None, goods: PaymentPurpose::Toll(_), .. } if of == seat);
        let below = self.below_the_play();
        let owed = self.game.agenda[below..].iter().position(is_owed).map(|place| below + place);
        let before = match owed.map(|place| self.game.agenda[place]) {
            Some(Task::Bill { goods: PaymentPurpose::Toll(steps), .. }) => u16::from(steps),
            _ => 0,
        };
        let bill = toll_bill(seat, before + steps, toll);
        match owed {
            Some(place) => self.game.agenda[place] = bill,
            None => self.owe(below, bill),
        }
    }

    /// The bill for the tax on so many steps of rating, of which as many rise as can be paid.
    pub(crate) fn toll(&mut self, seat: Seat, steps: u8) -> Flow {
        let toll = toll(self.facts(), seat).max(1);
        let steps = u32::from(steps).min(worth(self.facts(), seat) / u32::from(toll)) as u16;
        if steps == 0 {
            self.pop();
            return Flow::On;
        }
        let bill = toll_bill(seat, steps, toll);
        self.replace(bill);
        match bill {
            Task::Bill { price, goods, .. } => self.bill(seat, price, None, goods),
            _ => Flow::On,
        }
    }
}

fn toll_bill(seat: Seat, steps: u16, toll: u16) -> Task {
    let steps = steps.min(u8::MAX.into());
    let price = Price::money(steps.saturating_mul(toll));
    Task::Bill { seat, price, asked: None, goods: PaymentPurpose::Toll(steps as u8) }
}
