//! Playing cards, using actions, and what answers to it.

use super::Run;
use crate::ares::cards::{Capacity, Card, CardId, Cause, Itself, Passive, Stock, ZoneTrack, card};
use crate::ares::read::count::{Counted, times};
use crate::ares::state::event::{Event, PlayedBy, StandardAction};
use crate::ares::state::origin::Origin;
use crate::ares::state::planet::OceanReward;
use crate::ares::state::task::{Costs, Goods, Root, Steps, Task};
use crate::kit::Seat;

impl Run<'_> {
    /// Gives a player a corporation: its M€, its steps, and its triggers that answer to itself (ARES-SETUP-07).
    pub(super) fn incorporate(&mut self, seat: Seat, id: CardId) {
        let it = card(id);
        self.emit(Event::Incorporated { seat, card: id });
        self.from(Origin::Play(id), |run| run.gain(seat, Stock::MegaCredits, it.money.into()));
        self.owe_triggers(seat, it, |trigger| match trigger {
            Cause::Plays { cards, each, itself: Itself::Included } => times(it, cards, each),
            _ => 0,
        });
        self.owe_steps(seat, id, Root::Play, 1);
    }

    /// Plays a card of the hand: spends and price first, then its steps, then the triggers.
    pub(super) fn play(&mut self, seat: Seat, id: CardId, by: PlayedBy) {
        let price = match by {
            PlayedBy::Permission | PlayedBy::Bonus => self.facts().price(seat, id),
            PlayedBy::Effect => 0,
        };
        self.emit(Event::Played { seat, card: id, by });
        self.push(seat, Task::AfterPlay { card: id });
        self.owe_steps(seat, id, Root::Play, 1);
        self.owe(seat, price, Goods::Card);
        for &spend in card(id).spends {
            self.from(Origin::Price, |run| run.pay_at_once(seat, Counted::of(seat, id), spend));
        }
    }

    /// The triggers of cards in play hear of the card; then the card counts as in play, and its own triggers hear of it.
    pub(super) fn after_play(&mut self, seat: Seat, id: CardId) {
        let it = card(id);
        let fired = |cause: Cause, is_own: bool| match cause {
            Cause::Plays { cards, each, itself } if !is_own || itself == Itself::Included => {
                times(it, cards, each)
            }
            Cause::PlaysCapacity(capacity) if !is_own => it.capacity(capacity),
            Cause::Plays { .. }
            | Cause::PlaysCapacity(Capacity::Steel | Capacity::Titanium)
            | Cause::FlipsOcean
            | Cause::Raises(_)
            | Cause::TakesForest
            | Cause::UsesAction => 0,
        };
        self.owe_triggers(seat, it, |cause| fired(cause, true));
        self.push(seat, Task::Enter { card: id });
        self.owe_all_triggers(seat, |cause| fired(cause, false));
    }

    /// Owes the triggers of one card, each as often as it is fired.
    fn owe_triggers(&mut self, seat: Seat, it: &Card, fired: impl Fn(Cause) -> u8) {
        for (place, trigger) in it.triggers.iter().enumerate().rev() {
            let times = fired(trigger.cause);
            if times > 0 {
                self.owe_steps(seat, it.id, Root::Trigger(place as u8), times);
            }
        }
    }

    /// Owes the triggers of all cards in play, those of the card with the lowest number first.
    fn owe_all_triggers(&mut self, seat: Seat, fired: impl Fn(Cause) -> u8) {
        let in_play: Vec<&Card> = self.facts().in_play(seat).filter(|it| !it.triggers.is_empty()).collect();
        for it in in_play.into_iter().rev() {
            self.owe_triggers(seat, it, &fired);
        }
    }

    /// What a player has done fires triggers.
    fn fire(&mut self, seat: Seat, cause: Cause, times: u8) {
        self.owe_all_triggers(seat, |other| if other == cause { times } else { 0 });
    }

    /// Uses an action: the costs first, then what it brings.
    pub(super) fn act(&mut self, seat: Seat, id: CardId, way: u8) {
        self.emit(Event::Used { seat, card: id });
        self.fire(seat, Cause::UsesAction, 1);
        let steps = Steps::of(id, Root::Action(way), 1);
        self.push(seat, Task::Costs { steps, whose: Costs::Action, at: 0 });
    }

    /// Uses a standard action.
    pub(super) fn standard(&mut self, seat: Seat, action: StandardAction) {
        let (stock, price) = self.facts().standard_price(seat, action);
        self.emit(Event::Standard { seat, action });
        self.push(seat, Task::Standard(action));
        match stock {
            Stock::MegaCredits => self.owe(seat, price, Goods::Other),
            Stock::Heat | Stock::Plants => {
                self.from(Origin::Standard(action), |run| run.pay(seat, stock, price));
            }
        }
    }

    pub(super) fn do_standard(&mut self, seat: Seat, action: StandardAction) {
        match action {
            StandardAction::PlantsToForest | StandardAction::BuyForest => self.take_forests(seat, 1),
            StandardAction::HeatToTemperature | StandardAction::BuyTemperature => {
                self.raise(seat, ZoneTrack::Temperature, 1);
            }
            StandardAction::BuyOcean => self.flip_oceans(seat, 1),
        }
    }

    pub(super) fn buy_rating(&mut self, seat: Seat) {
        if let Ok((cost, _)) = self.facts().can_buy_rating(seat) {
            self.emit(Event::RatingBought { seat });
            self.push(seat, Task::Rate);
            self.owe(seat, cost.into(), Goods::Other);
        }
    }

    pub(super) fn do_bought_rating(&mut self, seat: Seat) {
        let gain = self.facts().passives(seat).find_map(|(_, passive)| match passive {
            Passive::BuysRating { gain, .. } => Some(gain),
            _ => None,
        });
        self.emit(Event::Rated { seat, change: gain.unwrap_or_default() as i8 });
    }

    /// Takes resources from the supply.
    pub(super) fn gain(&mut self, seat: Seat, stock: Stock, amount: u16) {
        if amount > 0 {
            self.emit(Event::Gained { seat, stock, amount });
        }
    }

    /// Raises a track that was not at its maximum as the phase began; each step is a terraform rating (ARES-ACT-07, ARES-ACT-09).
    pub(super) fn raise(&mut self, seat: Seat, track: ZoneTrack, steps: u8) {
        if self.facts().planet.is_at_maximum(track) {
            return;
        }
        for _ in 0..steps {
            self.emit(Event::Raised { seat, track });
            self.from(Origin::Step(track), |run| run.emit(Event::Rated { seat, change: 1 }));
        }
        self.fire(seat, Cause::Raises(track), steps);
    }

    /// Flips ocean tokens, if any lay face down as the phase began (ARES-BOARD-02, ARES-ACT-08).
    pub(super) fn flip_oceans(&mut self, seat: Seat, tokens: u8) {
        let mut flipped = 0;
        for _ in 0..tokens {
            let number = self.facts().players[seat].phase_state.flips;
            let Some(place) = self.facts().ocean_place(seat, number) else { break };
            self.emit(Event::Flipped { seat, place });
            self.from(Origin::OceanFlipped, |run| run.emit(Event::Rated { seat, change: 1 }));
            flipped += 1;
            if let Some(OceanReward { money, plants, cards }) = self.facts().token(place).reward() {
                self.from(Origin::OceanReward, |run| {
                    run.gain(seat, Stock::MegaCredits, money.into());
                    run.gain(seat, Stock::Plants, plants.into());
                    run.draw(seat, cards.into());
                });
            }
        }
        self.fire(seat, Cause::FlipsOcean, flipped);
    }

    /// Takes forest tokens, and raises the oxygen by a step for each (ARES-ACT-01, ARES-ACT-10).
    pub(super) fn take_forests(&mut self, seat: Seat, tokens: u8) {
        for _ in 0..tokens {
            self.emit(Event::ForestTaken { seat });
        }
        self.from(Origin::Forest, |run| run.raise(seat, ZoneTrack::Oxygen, tokens));
        self.fire(seat, Cause::TakesForest, tokens);
    }
}
