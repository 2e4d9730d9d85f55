//! What a choice will do for certain, asked of the forecast.

use super::forecast::Ledger;
use crate::cards::{CONVERSIONS, CardId, Effect, PROJECTS, StandardProject, card};
use crate::kit::Seat;
use crate::mars::read::triggers::Happening;
use crate::mars::state::agenda::{Context, Task};
use crate::mars::state::commit::commit;
use crate::mars::state::event::Event;
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::maps::Space;
use crate::mars::state::question::{Choice, Refusal};
use crate::words::ByParameter;

/// What happens for certain, and where the parameters stand then.
pub(crate) fn foresee(game: &Mars, seat: Seat, choice: Choice) -> (Vec<Event>, ByParameter<i8>) {
    let mut events = Vec::new();
    let walked = match choice {
        Choice::Space(space) => area(game, seat, space, &mut events),
        _ => action(&game.facts, seat, choice, &mut events),
    };
    match walked {
        Ok(levels) => (events, levels),
        // Only what is offered can be walked; of anything else nothing is certain.
        Err(_) => (Vec::new(), game.facts.levels),
    }
}

/// An action of a turn.
fn action(
    facts: &Facts,
    seat: Seat,
    choice: Choice,
    events: &mut Vec<Event>,
) -> Result<ByParameter<i8>, Refusal> {
    let mut ledger = Ledger::new(facts, seat).telling(events);
    match choice {
        Choice::Play(id) => ledger.play(id)?,
        Choice::Project(StandardProject::SellPatents) => {}
        Choice::Project(project) => {
            ledger.walk_all(PROJECTS[project as usize].play, Context::of(CardId::HIDDEN))?;
        }
        Choice::Convert(conversion) => {
            ledger.walk_all(CONVERSIONS[conversion as usize].play, Context::of(CardId::HIDDEN))?;
        }
        Choice::Act { card: id, which } => {
            if let Some(action) = card(id).actions.get(usize::from(which)) {
                ledger.walk_all(action.cost, Context::of(id))?;
                ledger.walk_all(action.gain, Context::of(id))?;
            }
        }
        _ => {}
    }
    Ok(*ledger.levels())
}

/// An area for the step that is on: the tile and all that follows it, of others too, or the claim.
fn area(game: &Mars, seat: Seat, space: Space, events: &mut Vec<Event>) -> Result<ByParameter<i8>, Refusal> {
    game.permits(seat, Choice::Space(space))?;
    let Some(Task::Steps(steps)) = game.agenda.last() else { return Err(Refusal::NotAsked) };
    let (step, next) = match steps.effect() {
        Some(Effect::Then(step, next)) => (*step, *next),
        Some(effect) => (effect, &[][..]),
        None => return Err(Refusal::NotAsked),
    };
    let &Effect::Place(tile, _) = step else {
        events.push(Event::Claimed { seat, space });
        return Ok(game.facts.levels);
    };
    let placed = Event::Placed { by: Some(seat), tile, space };
    let mut facts = game.facts.clone();
    commit(&mut facts, placed);
    events.push(placed);
    let mut ledger = Ledger::new(&facts, seat).telling(events);
    ledger.built(tile, space)?;
    ledger.walk_all(next, steps.context())?;
    let levels = *ledger.levels();
    for other in facts.others(seat) {
        Ledger::new(&facts, other).telling(events).hear(seat, Happening::Tile { tile, space })?;
    }
    Ok(levels)
}
