//! Doing first what waits: offered, never demanded (BASE-ACT-08, BASE-PLAY-13, Q-BASE-03).
//!
//! A step may go first where its order with another one matters (their footprints meet), it can be done now, and the rest can be done
//! after it.

use super::can::{CostRange, Ledger};
use super::offers::Offers;
use super::wallet::there;
use crate::kit::Seat;
use crate::mars::cards::{CardId, Effect, Footprint, PRODUCTIONS, Resource, StatePart, bit};
use crate::mars::read::count::{CountContext, amount};
use crate::mars::read::discounts::{Discounts, gains_raised};
use crate::mars::state::agenda::{Root, StepMode, Steps, Task};
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::payer::Payer;
use crate::mars::state::question::PaymentPurpose;

/// A step that waits, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wait {
    /// The place of its task on the agenda.
    pub(crate) task: usize,
    /// The place of the step in its slice.
    pub(crate) step: u8,
    steps: Steps,
    effect: &'static Effect,
}

impl Wait {
    /// Whose step it is, and which.
    pub(crate) fn what(&self) -> (CardId, &'static Effect) {
        (self.steps.script.card, self.effect)
    }

    /// Whether it is this player's.
    pub(crate) fn is_of(&self, seat: Seat) -> bool {
        self.steps.seat == seat
    }

    /// Walks it in a ledger of its player; whether it can be done.
    fn walk(&self, ledger: &mut Ledger<'_>) -> bool {
        let (effect, context) = (self.effect, self.steps.context());
        ledger.as_root(self.steps.script.root, |ledger| ledger.step(effect, context).is_ok())
    }

    /// Whether it finds what it takes, as a ledger of its player has it.
    fn can_be_done(&self, ledger: &Ledger<'_>) -> bool {
        ledger.can_do_now(self.effect, self.steps.context())
    }
}

/// Each of the steps that wait of a task at this place.
fn waiting_of(task: usize, steps: Steps) -> impl Iterator<Item = Wait> {
    let effects = steps.effects();
    steps.waiting_of(effects).map(move |step| Wait { task, step, steps, effect: &effects[usize::from(step)] })
}

/// Everything of the play on top that waits, in the order in which it would be done.
pub(crate) fn waiting(game: &Mars) -> impl Iterator<Item = Wait> {
    let tasks = game.agenda.iter().enumerate().rev();
    tasks
        .take_while(|(_, task)| matches!(task, Task::Steps(_) | Task::AfterPlay | Task::FlipEvent { .. }))
        .filter_map(|(place, task)| match task {
            Task::Steps(steps) => Some((place, *steps)),
            _ => None,
        })
        .flat_map(|(task, steps)| waiting_of(task, steps))
}

/// Every step of the play that is going on which comes after the one that asks: what waits, with the questions that were put off by
/// something put first, and what a card owes that another card was played within.
pub(crate) fn to_come(game: &Mars) -> impl Iterator<Item = Wait> {
    let top = game.agenda.len().saturating_sub(1);
    let tasks = game.agenda.iter().enumerate().rev();
    tasks
        .take_while(|(_, task)| task.is_of_a_play())
        .filter_map(|(place, task)| match task {
            Task::Steps(steps) => Some((place, *steps)),
            _ => None,
        })
        .flat_map(move |(task, steps)| waiting_of(task, if task == top { steps } else { steps.between() }))
}

/// Walks steps in a ledger of their player; what cannot be done yet waits for the rest of them, and behind a card to discard so does all
/// that follows. Whether all can be done.
fn walk_each(ledger: &mut Ledger<'_>, waits: impl Iterator<Item = Wait>) -> bool {
    let mut later: Vec<Wait> = Vec::new();
    for wait in waits {
        let follows = |before: &Wait| before.task == wait.task && *before.effect == Effect::Discard;
        if later.iter().any(follows) || !wait.can_be_done(ledger) {
            later.push(wait);
        } else if !wait.walk(ledger) {
            return false;
        }
    }
    later.iter().all(|wait| wait.walk(ledger))
}

/// Whether all that is to come of a player's play can be done after this was walked.
pub(crate) fn leaves_to_come(game: &Mars, seat: Seat, first: impl FnOnce(&mut Ledger<'_>) -> bool) -> bool {
    let mut ledger = Ledger::new(&game.facts, seat);
    first(&mut ledger) && walk_each(&mut ledger, to_come(game).filter(|wait| wait.is_of(seat)))
}

/// What all that is owed of a player's play costs after this was walked, as [`Ledger::cost`] tells it; `None`: the ledger cannot tell.
pub(crate) fn cost_to_come(
    game: &Mars,
    discounts: &Discounts,
    (seat, due, has): (Seat, u32, i32),
    first: impl FnOnce(&mut Ledger<'_>) -> bool,
) -> Option<CostRange> {
    let is_walked = |task: &Task| match task {
        Task::Steps(steps) => steps.doer() == Some(seat),
        Task::AfterPlay | Task::FlipEvent { .. } => true,
        Task::Bill { goods, .. } => matches!(goods, PaymentPurpose::Toll(_)),
        _ => false,
    };
    if !game.agenda.iter().rev().take_while(|task| task.is_of_a_play()).all(is_walked) {
        return None;
    }
    let mut ledger = Ledger::new(&game.facts, seat).taxed(discounts.toll);
    ledger.owe(due);
    let is_done = first(&mut ledger) && walk_each(&mut ledger, to_come(game));
    if is_done { ledger.cost(discounts, has) } else { None }
}

/// The productions of a player when all that is to come of the play for certain has happened.
pub(crate) fn after_to_come(game: &Mars, seat: Seat) -> Ledger<'_> {
    let mut ledger = Ledger::new(&game.facts, seat);
    _ = walk_each(&mut ledger, to_come(game).filter(|wait| wait.is_of(seat)));
    ledger
}

/// Whether something that is to come of a player's play lacks what it takes, as the table stands.
pub(crate) fn lacks_something(game: &Mars, seat: Seat) -> bool {
    let ledger = Ledger::new(&game.facts, seat);
    to_come(game).any(|wait| wait.is_of(seat) && !wait.can_be_done(&ledger))
}

/// The M€ that this player must pay for what is to come.
pub(crate) fn owed(game: &Mars, seat: Seat) -> u32 {
    let paid = |wait: Wait| match wait.effect.price() {
        Some((Resource::MegaCredits, of)) if wait.steps.seat == seat => {
            amount(&game.facts, of, CountContext::of(seat, wait.steps.context())).max(0) as u32
        }
        Some(_) | None => 0,
    };
    to_come(game).map(paid).sum()
}

/// Whether the step may be done before the one that asks: it can be done now, the rest can be done after
/// it, and the order can change the result.
pub(crate) fn may_go_first(game: &Mars, wait: &Wait) -> bool {
    let Some(Task::Steps(top)) = game.agenda.last() else { return false };
    let Some(asking) = top.effect() else { return false };
    let is_free = game.agenda.iter().all(|task| match task {
        // What nobody does comes in its own order.
        Task::Steps(steps) => steps.doing == StepMode::InTurn,
        _ => true,
    });
    // What stands right of an arrow comes after what stands left of it (BASE-BLUE-02).
    let is_bought = matches!((top.script.root, wait.steps.script.root), (Root::Cost(_), Root::Gain(_)));
    is_free
        && !is_bought
        && !is_like(top, asking, wait)
        && (shows_cards(game, wait) || !commute(&game.facts, (top, asking), (&wait.steps, wait.effect)))
        && has_an_answer(game, wait)
        && leaves_the_rest(game, wait, asking, top)
}

/// Whether the step does the same as the one that asks: two oceans, or one effect that heard two tags.
fn is_like(top: &Steps, asking: &Effect, wait: &Wait) -> bool {
    (top.seat, top.script, top.given()) == (wait.steps.seat, wait.steps.script, wait.steps.given())
        && asking == wait.effect
}

/// Whether the step shows cards, as it stands now: whoever chooses would like to know them before (Q-BASE-33).
fn shows_cards(game: &Mars, wait: &Wait) -> bool {
    let shows = |reach: Footprint| reach.adds & bit(&StatePart::Sight) != 0;
    match wait.effect {
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            let offers = game.ask_step(&wait.steps, wait.effect).map(|ask| ask.offers);
            let is_open =
                |place: usize| matches!(offers, Some(Offers::Options(open)) if open & (1 << place) != 0);
            lists.iter().enumerate().any(|(place, list)| is_open(place) && shows(Footprint::all(list)))
        }
        effect => shows(Footprint::of(effect)),
    }
}

/// Whether cards that are about to be looked at wait for something that may be put first: then that is asked, for what is
/// seen is seen.
pub(crate) fn may_wait(game: &Mars, steps: &Steps) -> bool {
    game.agenda.last() == Some(&Task::Steps(*steps)) && waiting(game).any(|wait| may_go_first(game, &wait))
}

/// Whether the step would not just be dropped, for lack of anything to choose.
fn has_an_answer(game: &Mars, wait: &Wait) -> bool {
    matches!(wait.effect, Effect::Look(..))
        || game.ask_step(&wait.steps, wait.effect).is_none_or(|ask| !ask.offers.is_empty())
}

/// Walks the step, the one that asks, and then all that waits.
fn leaves_the_rest(game: &Mars, wait: &Wait, asking: &'static Effect, top: &Steps) -> bool {
    if wait.steps.script.root == Root::Production {
        return false;
    }
    let mut ledger = Ledger::new(&game.facts, top.seat);
    let mut walk = |effect: &'static Effect, steps: &Steps| {
        let walk = |ledger: &mut Ledger<'_>| ledger.step(effect, steps.context()).is_ok();
        steps.seat != top.seat || ledger.as_root(steps.script.root, walk)
    };
    let others = waiting(game)
        .filter(|other| other.is_of(top.seat) && (other.task, other.step) != (wait.task, wait.step));
    walk(wait.effect, &wait.steps)
        && walk(asking, top)
        && walk_each(&mut ledger, others)
        && can_be_paid_first(game, wait)
}

/// Whether M€ that the step asks for are there: what the rest brings comes after it.
fn can_be_paid_first(game: &Mars, wait: &Wait) -> bool {
    let mut ledger = Ledger::new(&game.facts, wait.steps.seat);
    wait.effect.price().is_none()
        || ledger.step(wait.effect, wait.steps.context()).is_ok() && ledger.covers().is_ok()
}

/// Whether the order of two steps cannot change the result.
fn commute(facts: &Facts, one: (&Steps, &Effect), other: (&Steps, &Effect)) -> bool {
    let reach = |(steps, effect): (&Steps, &Effect)| {
        Footprint::of(effect).paid_by(facts, steps.seat).gained_by(facts, steps.seat)
    };
    let [one, other] = [one, other].map(reach);
    one.adds & other.reads == 0 && other.adds & one.reads == 0
}

impl Footprint {
    /// Adds what may pay this player's prices: what is in stock or on cards.
    fn paid_by(self, facts: &Facts, seat: Seat) -> Self {
        let prices =
            || Resource::ALL.into_iter().filter(|&unit| self.adds & bit(&StatePart::Price(unit)) != 0);
        if prices().next().is_none() {
            return self;
        }
        let discounts = Discounts::of(facts, seat);
        let payers =
            prices().flat_map(|unit| discounts.means(unit, PaymentPurpose::Cost(0))).map(|means| means.with);
        let paid = payers.filter(|&payer| there(facts, seat, payer) > 0).map(|payer| match payer {
            Payer::Stock(resource) => bit(&StatePart::Stock(resource)),
            Payer::Card(_) => bit(&StatePart::OnCards),
        });
        Self { adds: paid.fold(self.adds, |all, part| all | part), reads: self.reads }
    }

    /// Adds what this player gains where a production rises.
    fn gained_by(self, facts: &Facts, seat: Seat) -> Self {
        if self.adds & PRODUCTIONS == 0 || gains_raised(facts, seat) == 0 {
            return self;
        }
        Self { adds: self.adds | (self.adds & PRODUCTIONS) >> Resource::ALL.len(), ..self }
    }
}
