//! The rules of the board game.
//!
//! A [`Mars`] is [`Facts`] (what is true on the table), an agenda (what is still owed) and a slot for each
//! seat's part of an answer that all give together. Facts change only through [`Event`]s.
//!
//! A move: [`Rules::play`] asks the judge whether the choice is offered, and carries it out. A run takes the answer and carries
//! out tasks from the top of the agenda until one of them asks; each change is told as an event. [`Rules::carry_out`] leaves the
//! question to the judge out, for callers that have just listed the offers.
//!
//! Nobody may do something, too: World Government, a global event, the neutral player. Of a step that nobody does, only what happens
//! to the planet is carried out, without rating, bonus or income; triggers that listen to anyone fire. The first player answers what
//! such a step asks.

pub mod bot;
pub mod cards;
pub mod face;
mod foresee;
pub mod guide;
mod hidden;
mod judge;
mod opening;
#[cfg(feature = "synthetic")]
mod permute;
pub mod proposal;
mod read;
mod run;
#[cfg(feature = "scenario")]
pub mod scenario;
mod seated;
mod seen;
mod state;
#[cfg(test)]
mod told;
pub mod view;

pub use foresee::{Forecast, Owed, RowForecast};
pub use judge::actions::idle_action;
pub use judge::answer_subject::AnswerSubject;
pub use judge::areas::areas;
pub use judge::goals::MOST_CLAIMED;
pub use judge::pay::{Budget, KeptMetals, Payment, PaymentLine, PaymentOffer};
pub use judge::play::playable;
pub use judge::preludes::{PRELUDE_FAILED, prelude_fails};
#[cfg(feature = "synthetic")]
pub use judge::trial::{Trial, trials};
pub use judge::turn::{price, tax};
pub use opening::{Link, Opening, Step};
pub use read::areas::claimable;
pub use read::colonies::{colony, sites, trade_price, trade_steps};
pub use read::committee::{Influence, influence};
pub use read::count::{CountContext, amount, count, holds, place_of};
pub use read::discounts::{Discounts, Overpay, PaymentOption, TRADE_PRICES, card_price, ocean_bonus};
pub use read::metals::metal;
pub use read::rank::rank;
pub use read::score::{
    AWARD_POINTS, MILESTONE_POINTS, Outcome, Score, award_count, award_points, card_points, outcome, score,
};
pub use read::shores::{OCEAN_BONUS, shores};
pub use read::targets::{aimed_at, cards_aimed_at};
pub use state::about::{About, Change, Known, Weight};
#[cfg(feature = "synthetic")]
pub use state::agenda::depth::deepest as deepest_agenda;
pub use state::agenda::{AGENDA, REAL_AGENDA};
pub use state::colonies::{Colonies, LAST_POSITION, MOST_COLONIES, OnTile, tiles_dealt};
pub use state::committee::{Committee, DELEGATES, Delegate, DelegateSeat, Faction, NEUTRAL_DELEGATES};
pub use state::count_purpose::CountPurpose;
pub use state::discards::{Discards, KnownTo};
pub use state::event::{Direction, Event};
pub use state::facts::{
    Board, Facts, Few, LAST_GENERATION, LOWEST_MONEY_PRODUCTION, Options, Phase, Player, Preludes,
    RATING_TO_WIN,
};
pub use state::game::Mars;
pub use state::maps;
pub use state::origin::{Bought, Origin};
pub use state::payer::{Payer, Price};
pub use state::piles::{ByPile, Decks, Pile};
pub use state::question::{CardZone, Choice, Help, Helps, PaymentPurpose, Question, Refusal, Shape, Why};
pub use state::setup::{Fault, Setup};
pub use state::switches::{Fixed, SWITCHES, Switch, SwitchSpec, SwitchState, Switches};

use crate::kit::{BySeat, EventLog, Rng, Rules, Seat, Seats, Seed, View};
use crate::mars::cards::{ByParameter, CardId, Effect};
use judge::offers::{Decline, Offers};
use judge::{order, turn};
use run::{Run, RunUntil};
use state::agenda::{Agenda, Task};
use state::commit;
use state::slots::{Slot, Stage};

/// Which rules these are: it rises when the same choices no longer make the same game.
pub const RULES_REVISION: u16 = 6;

impl Mars {
    /// How many things are owed: the depth of the agenda, for measuring.
    pub fn owed(&self) -> usize {
        self.agenda.len()
    }

    /// Whether nothing waits but the next question of a turn or of all: a place where the facts alone say
    /// how the game goes on.
    ///
    /// A step with one possible answer is carried out without asking, and one with none is skipped; neither is a
    /// choice of anybody, nor stands in a journal. Whether an answer asks on is therefore not to be told beforehand:
    /// it is read here once it is played, and [`Rules::asked`] says whom. (In the last conversion the seats behind
    /// the one that is asked wait too, and nothing is half done.)
    ///
    /// ```
    /// # #[cfg(feature = "scenario")] {
    /// use viriditas::mars::cards::COMET;
    /// use viriditas::mars::{Choice, scenario::{Play, table}};
    /// use viriditas::mars::cards::Resource::Plants;
    ///
    /// // Comet lays an ocean and then removes up to three plants, should anybody have some.
    /// let position = table(2).seat(0).hand(&[COMET]).money(21);
    /// for (plants, asks_whose_plants) in [(0, false), (3, true)] {
    ///     let mut game = position.clone().seat(1).stock(Plants, plants).start();
    ///     game.play_card(COMET);
    ///     assert!(!game.is_between_moves(), "it is asked where the ocean lies");
    ///     game.on(0, 1);
    ///     assert_eq!(!game.is_between_moves(), asks_whose_plants);
    /// }
    /// # }
    /// ```
    pub fn is_between_moves(&self) -> bool {
        self.agenda.len() <= 1
    }

    /// How many actions of its turn this seat has taken: 0 or 1. Nothing where it is not asked for one.
    pub fn actions_taken(&self, seat: Seat) -> Option<u8> {
        match self.agenda.last() {
            Some(&Task::Turn { seat: of, taken }) if of == seat => Some(taken),
            _ => None,
        }
    }

    /// The table before anything has happened: what folding the events of [`Rules::begin`] starts from.
    ///
    /// # Errors
    /// All faults of the set-up.
    pub fn empty_table(setup: &Setup, seed: Seed) -> Result<Facts, Vec<Fault>> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Facts::new(*setup, seed)) } else { Err(faults) }
    }

    /// Every action that this seat's turn could have and that cannot be taken now, with what speaks against it, in
    /// the order in which a turn offers. Nothing where this seat is asked anything else or is not asked: why a single
    /// answer is refused there, [`Rules::allows`] says.
    pub fn refused(&self, seat: Seat) -> impl Iterator<Item = (Choice, Refusal)> {
        let taken = self.ask(seat).and_then(|ask| match ask.offers {
            Offers::Turn { taken } => Some(taken),
            _ => None,
        });
        let mut refused = Vec::new();
        if let Some(taken) = taken {
            let discounts = Discounts::of(&self.facts, seat);
            turn::candidates(&self.facts, seat, taken, |choice| {
                let refusal = turn::permits(&self.facts, &discounts, seat, taken, choice).err();
                refused.extend(refusal.map(|refusal| (choice, refusal)));
            });
        }
        refused.into_iter()
    }

    /// The step that [`Choice::First`] with this place would do first: whose card it is of (hidden: of none),
    /// and the step.
    pub fn waiting(&self, place: u8) -> Option<(CardId, &'static Effect)> {
        order::waiting(self).nth(usize::from(place)).map(|wait| wait.what())
    }

    /// What will come of a choice and of what is paid with it; where nothing is said of that, of the usual payment.
    ///
    /// # Errors
    /// Why it is not offered.
    pub fn forecast(
        &self,
        seat: Seat,
        choice: Choice,
        tender: Option<&Payment>,
    ) -> Result<Forecast, Refusal> {
        foresee::of(self, seat, choice, tender)
    }

    /// What a global event, or the bonus of a party, would bring a player if it came now, up to the first question or hidden
    /// thing.
    pub fn brought_by(&self, seat: Seat, row: CardId) -> Vec<Event> {
        foresee::brought_by(self, seat, row, None)
    }

    /// What a row brings as in [`Mars::brought_by`], with the steps that the player owes then; after a choice if there is one, which
    /// is offered and paid for as usual.
    pub fn row_forecast(&self, seat: Seat, row: CardId, choice: Option<Choice>) -> RowForecast {
        foresee::row_forecast(self, seat, row, choice)
    }

    /// What a global event, or the bonus of a party, would bring a player after this choice, which is offered and paid for as usual.
    pub(crate) fn brought_after(&self, seat: Seat, row: CardId, choice: Choice) -> Vec<Event> {
        foresee::brought_by(self, seat, row, Some(choice))
    }

    /// What the end of the generation would bring if everyone passed now, after a choice of this seat if there is one: production
    /// and the solar phase, but for what is asked or hidden on the way.
    ///
    /// # Errors
    /// Why the choice is not offered.
    pub fn end_of_generation(&self, seat: Seat, choice: Option<Choice>) -> Result<Vec<Event>, Refusal> {
        foresee::end_of_generation(self, seat, choice)
    }

    /// What happens for certain by a choice that is paid for as usual; nothing where it is not offered.
    pub fn certain(&self, seat: Seat, choice: Choice) -> Vec<Event> {
        self.forecast(seat, choice, None).map(|forecast| forecast.events).unwrap_or_default()
    }

    /// Where the parameters will stand once a choice and the steps that it owes are carried out; as they are where it is
    /// not offered.
    pub fn levels_after(&self, seat: Seat, choice: Choice) -> ByParameter<i8> {
        self.forecast(seat, choice, None).map_or(self.facts.levels, |forecast| forecast.levels)
    }

    /// The payment that is asked for now, or that a choice would ask for; `None` where there is no price, or nothing to
    /// choose about one that a step asks.
    pub fn payment(&self, seat: Seat, choice: Option<Choice>) -> Option<PaymentOffer> {
        judge::pay::payment(self, seat, choice).or_else(|| foresee::payment(self, seat, choice?))
    }

    /// Slots of seats whose answers are unseen are taken as not begun, those given as anything; of cards
    /// looked at, any one is bought.
    fn imagine_answers(&mut self, rng: &mut Rng) {
        let Some(&task) = self.agenda.last() else { return };
        for seat in Seat::ALL {
            let slot = &mut self.slots[seat];
            match slot.stage {
                Stage::Unseen => *slot = Slot::at(Slot::first_stage(&self.facts.options, task, seat)),
                Stage::Sealed if matches!(task, Task::Setup) && slot.preludes == 0 => {
                    slot.imagine_preludes(&self.facts.players[seat].preludes, rng);
                }
                // A pick is never empty: it was not seen.
                Stage::Sealed if matches!(task, Task::Draft) && slot.chosen == 0 => {
                    let dealt = self.facts.players[seat].dealt.len() as u32;
                    slot.chosen = 1 << rng.below(dealt);
                }
                _ => {}
            }
        }
        if let Some(Task::Bill { seat, goods: PaymentPurpose::Dealt(card), .. }) = self.agenda.last_mut()
            && *card == CardId::HIDDEN
        {
            let dealt = &self.facts.players[*seat].dealt;
            *card = dealt[rng.below(dealt.len() as u32) as usize];
        }
    }
}

impl Rules for Mars {
    type Setup = Setup;
    type Fault = Fault;
    type Facts = Facts;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;

    fn begin(setup: &Setup, seed: Seed, event_log: &mut EventLog<Event>) -> Result<Self, Vec<Fault>> {
        let facts = Self::empty_table(setup, seed)?;
        let mut game = Self { facts, agenda: Agenda::new(), slots: BySeat::default() };
        let first = setup.first.unwrap_or_else(|| {
            // Not from the generator of shuffles: the same seed deals the same cards whoever goes first.
            let number = Rng::new(Seed(seed.0.rotate_left(32))).below(u32::from(setup.players));
            Seat::new(number as u8).unwrap_or_default()
        });
        let mut run = Run { game: &mut game, event_log, until: RunUntil::All };
        run.set_up(first);
        run.on();
        Ok(game)
    }

    fn asked(&self) -> Seats {
        let Some(task) = self.agenda.last() else { return Seats::NONE };
        match task.seat() {
            Some(seat) => Seats::only(seat),
            None => Seat::ALL.into_iter().filter(|&seat| self.slots[seat].owes()).collect(),
        }
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.ask(seat).map(|ask| ask.question())
    }

    fn list(&self, seat: Seat, offers: &mut Vec<Choice>) {
        if let Some(&Task::Turn { seat: of, taken }) = self.agenda.last() {
            if of == seat {
                turn::list(&self.facts, seat, taken, offers);
            }
            return;
        }
        let Some(ask) = self.ask(seat) else { return };
        ask.offers.each(seat, |choice| offers.push(choice));
        if ask.decline == Decline::May {
            offers.push(Choice::Done);
        }
        self.list_firsts(seat, offers);
    }

    fn allows(&self, seat: Seat, choice: &Choice) -> Result<u16, Refusal> {
        self.permits(seat, *choice)?;
        let place = self.choices(seat).position(|offer| offer == *choice);
        place.map(|place| place as u16).ok_or(Refusal::NotAnAnswer)
    }

    fn play(&mut self, seat: Seat, choice: Choice, event_log: &mut EventLog<Event>) -> Result<(), Refusal> {
        // As `allows`, without the choice's place.
        self.permits(seat, choice)?;
        self.carry_out(seat, choice, event_log);
        Ok(())
    }

    fn carry_out(&mut self, seat: Seat, choice: Choice, event_log: &mut EventLog<Event>) {
        debug_assert!(self.permits(seat, choice).is_ok(), "{choice:?} is not offered");
        let mut run = Run { game: self, event_log, until: RunUntil::All };
        run.take(seat, choice);
        run.on();
    }

    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn commit(facts: &mut Facts, event: Event) {
        commit::commit(facts, event);
    }

    fn told_to(event: Event, who: Option<Seat>) -> Option<Event> {
        Some(event.told_to(who))
    }

    fn blanked(&self, who: Option<Seat>) -> Self {
        hidden::blanked(self, who)
    }

    fn imagine(view: &View<Self>, rng: &mut Rng) -> Self {
        hidden::imagine(view.blanked(), rng)
    }
}
