//! What will come of a choice, told before it is made.
//!
//! The choice is carried out on a copy of what the seat sees, up to the next question or the first thing that is hidden from
//! it: what is told so far is what happens, by construction. What is still owed then is walked by the one ledger of the
//! forecast, which tells what is certain whatever is answered.

use super::judge::ask::purse;
use super::judge::colonies::{ALL_OF_TRADE, INCOME, left_of};
use super::judge::forecast::Ledger;
use super::read::colonies::trade_steps;
use super::read::triggers::Happening;
use super::run::{Run, Sight};
use super::state::agenda::{Context, Steps, Task};
use super::state::event::Event;
use super::state::game::Mars;
use super::state::question::{Choice, Goods, Refusal};
use crate::cards::{CONVERSIONS, CardId, PROJECTS};
use crate::kit::{Heard, Seat};
use crate::words::{ByParameter, Resource};

/// What will come of a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// What happens for certain: in order up to the next question or hidden thing, then as far as it is known. What a payment
    /// takes stands in the payment; a card drawn is hidden.
    pub events: Vec<Event>,
    /// How many of the events happen before anything is asked or hidden.
    pub at_once: usize,
    /// Where the parameters will at least stand, each in its unit, with the oceans of which the areas are not known yet.
    pub levels: ByParameter<i8>,
}

/// What comes of an answer to the question of a seat; of a seat's view the same as of the game.
///
/// # Errors
/// Why the answer is not offered.
pub(crate) fn of(game: &Mars, seat: Seat, choice: Choice) -> Result<Forecast, Refusal> {
    game.permits(seat, choice)?;
    let mut copy = super::hidden::blanked(game, Some(seat));
    let mut heard = Heard::all();
    let mut run = Run { game: &mut copy, heard: &mut heard, sight: Sight::Of(seat) };
    run.take(seat, choice);
    run.on();
    let mut events = heard.events().to_vec();
    let at_once = events.len();
    let levels = walk_owed(&copy, seat, &mut events);
    Ok(Forecast { events, at_once, levels })
}

/// Tells what is certain of everything that is still owed to the play; where the parameters stand then.
fn walk_owed(game: &Mars, seat: Seat, events: &mut Vec<Event>) -> ByParameter<i8> {
    let mut ledger = Ledger::new(&game.facts, seat).telling(events);
    for task in &game.agenda {
        if let Task::Steps(steps) = task {
            ledger.expect(steps.effects());
        }
    }
    for &task in game.agenda.iter().rev() {
        let walked = match task {
            Task::Bill { seat: of, price, goods, .. } if of == seat => {
                // It may be paid with what an area or an alternative would ask for.
                if price.unit == Resource::MegaCredits {
                    let least = purse(&game.facts, of, price.unit, goods).least_of_unit(price.amount);
                    ledger.owe_at_least(least, price.amount.into());
                }
                had(&mut ledger, goods)
            }
            Task::Bought { seat: of, goods } if of == seat => had(&mut ledger, goods),
            Task::Steps(steps) => {
                ledger.as_seat(steps.seat, |ledger| {
                    ledger.done_by(steps.doer(), |ledger| owed_steps(ledger, &steps));
                });
                Ok(())
            }
            Task::TurnDown { seat, card } => {
                ledger.tell(Event::TurnedDown { seat, card });
                Ok(())
            }
            Task::Approach { seat, tile } => {
                ledger.as_seat(seat, |ledger| traded(ledger, tile, ALL_OF_TRADE, None));
                Ok(())
            }
            Task::Trade { seat, tile, left } => {
                let marker = game.facts.colonies.on(tile).marker;
                ledger.as_seat(seat, |ledger| traded(ledger, tile, left, Some(marker)));
                Ok(())
            }
            Task::Bonus { seat, tile, left } => {
                ledger.as_seat(seat, |ledger| (0..left).for_each(|_| ledger.bonus_of(tile)));
                Ok(())
            }
            // How many, or which, is answered later.
            Task::Lower { .. }
            | Task::CloseColony { .. }
            | Task::HowMany { .. }
            | Task::Keeping { .. }
            | Task::Buying { .. }
            | Task::Selling { .. }
            | Task::Again { .. }
            | Task::Meet { .. }
            | Task::AfterPlay => Ok(()),
            Task::Bill { .. }
            | Task::Bought { .. }
            | Task::Setup
            | Task::Draft
            | Task::Research
            | Task::Turn { .. }
            | Task::Convert { .. }
            | Task::Enter { .. }
            | Task::Preludes
            | Task::Prelude { .. }
            | Task::TakeCards { .. }
            | Task::Actions
            | Task::Generation
            | Task::Colonies
            | Task::Over => break,
        };
        if walked.is_err() {
            break;
        }
    }
    *ledger.levels()
}

/// The step that is on and those that wait.
fn owed_steps(ledger: &mut Ledger<'_>, steps: &Steps) {
    let waiting = steps.waiting().filter_map(|step| steps.effects().get(usize::from(step)));
    let owed = steps.effect().into_iter().chain(waiting);
    ledger.as_root(steps.script.root, |ledger| owed.for_each(|effect| ledger.given(effect, steps.context())));
}

/// What a trade brings: the income where it is known at which position, the bonuses, and where the marker goes.
fn traded(ledger: &mut Ledger<'_>, tile: CardId, left: u8, marker: Option<u8>) {
    ledger.asks_for_order();
    let (facts, seat) = (ledger.facts(), ledger.seat());
    let (on, left) = (facts.colonies.on(tile), left_of(facts, tile, left));
    if left & 1 << INCOME != 0
        && let Some(marker) = marker
    {
        ledger.income_of(tile, marker);
    }
    for owner in seat.round(facts.options.players).filter(|owner| left & 1 << (owner.number() + 1) != 0) {
        ledger.as_seat(owner, |ledger| (0..on.of(owner)).for_each(|_| ledger.bonus_of(tile)));
    }
    if on.marker > on.colonies() {
        ledger.tell(Event::MarkerMoved { tile, to: on.colonies() });
    }
}

/// What is had of what is bought, once it is paid for.
fn had(ledger: &mut Ledger<'_>, goods: Goods) -> Result<(), Refusal> {
    let seat = ledger.seat();
    match goods {
        Goods::Card(id) => {
            ledger.play(id)?;
            ledger.others_hear(Happening::Card(id));
        }
        Goods::Project(project) => {
            ledger.walk_all(PROJECTS[project as usize].play, Context::of(CardId::HIDDEN))?;
            ledger.hear(Some(seat), Happening::Project(project));
            ledger.others_hear(Happening::Project(project));
        }
        Goods::Milestone(milestone) => ledger.tell(Event::MilestoneClaimed { seat, milestone }),
        Goods::Award(award) => ledger.tell(Event::AwardFunded { seat, award }),
        Goods::Dealt(card) => ledger.tell(Event::Kept { seat, card }),
        Goods::Conversion(conversion) => {
            ledger.walk_all(CONVERSIONS[conversion as usize].play, Context::of(CardId::HIDDEN))?;
        }
        Goods::Trade(tile) => {
            ledger.tell(Event::FleetSent { seat, tile });
            let marker = ledger.facts().colonies.on(tile).marker;
            let is_sure = trade_steps(ledger.facts(), seat, &ledger.facts().colonies.on(tile)) == 0;
            traded(ledger, tile, ALL_OF_TRADE, is_sure.then_some(marker));
        }
        Goods::Cards(_) | Goods::Cost(_) => {}
    }
    Ok(())
}
