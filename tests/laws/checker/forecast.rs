//! What the forecast calls certain happens.

use super::{Law, hold, random_step};
use viriditas::cards::CardId;
use viriditas::kit::{Heard, Rng, Rules, Seat};
use viriditas::mars::{Choice, Event, Mars, Phase, Shape};
use viriditas::words::Parameter;

/// Follows every action of a turn and every area to the end of what it sets going; how many there were.
pub(crate) fn comes_true(game: &Mars, seat: Seat, offers: &[Choice], rng: &mut Rng) -> Result<u64, Law> {
    if !game.question(seat).is_some_and(|question| matches!(question.shape, Shape::Turn | Shape::Space)) {
        return Ok(0);
    }
    let mut checked = 0;
    for &choice in offers {
        let certain = game.certain(seat, choice);
        if certain.is_empty() {
            continue;
        }
        checked += 1;
        let mut copy = game.clone();
        let mut heard = Heard::all();
        if copy.play(seat, choice, &mut heard).is_err() {
            continue;
        }
        while !copy.is_between_moves() && random_step(&mut copy, rng, &mut heard)? {}
        let mut left: Vec<Event> =
            heard.events().iter().copied().take_while(|event| !ends_play(*event)).collect();
        for event in &certain {
            let found = left.iter().position(|other| *event == *other || *event == unseen(*other));
            hold("what is certain happens", found.is_some(), || {
                format!(
                    "{choice:?} {}: {event:?} of {certain:?} is not among {:?}",
                    name(choice),
                    heard.events()
                )
            })?;
            found.map(|place| left.swap_remove(place));
        }
        let (foreseen, reached) = (game.levels_after(seat, choice), copy.facts().levels);
        let is_reached = Parameter::ALL.into_iter().all(|it| reached[it] >= foreseen[it]);
        hold("the levels foreseen are reached", is_reached, || {
            format!("{choice:?} {}: {foreseen:?}, but {reached:?}", name(choice))
        })?;
    }
    Ok(checked)
}

/// The event as it is forecast: nobody knows which card will be drawn.
const fn unseen(event: Event) -> Event {
    match event {
        Event::Drew { seat, pile, .. } => Event::Drew { seat, pile, card: CardId::HIDDEN },
        _ => event,
    }
}

/// Whether the play is over with this event.
fn ends_play(event: Event) -> bool {
    matches!(event, Event::TurnBegan(_) | Event::PhaseBegan(Phase::Production))
}

fn name(choice: Choice) -> &'static str {
    match choice {
        Choice::Play(id) | Choice::Act { card: id, .. } => viriditas::cards::card(id).name,
        _ => "",
    }
}
