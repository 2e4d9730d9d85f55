//! What the forecast calls certain happens.

use super::{Law, hold, random_step};
use viriditas::kit::{Heard, Rng, Rules, Seat};
use viriditas::mars::{Choice, Event, Mars, Phase, Why};

/// Follows every action of a turn to its end; how many there were.
pub(crate) fn comes_true(game: &Mars, seat: Seat, offers: &[Choice], rng: &mut Rng) -> Result<u64, Law> {
    if !game.question(seat).is_some_and(|question| matches!(question.why, Why::Turn { .. })) {
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
            let found = left.iter().position(|other| other == event);
            hold("what is certain happens", found.is_some(), || {
                format!(
                    "{choice:?} {}: {event:?} of {certain:?} is not among {:?}",
                    name(choice),
                    heard.events()
                )
            })?;
            found.map(|place| left.swap_remove(place));
        }
    }
    Ok(checked)
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
