//! What the forecast calls certain happens.

use super::{Law, Verdict, hold, random_step};
use viriditas::cards::{CardId, Effect};
use viriditas::kit::{Heard, Rng, Rules, Seat};
use viriditas::mars::{Choice, Event, Facts, Forecast, Mars, Phase, Switch};
use viriditas::words::Parameter;

/// Follows every offer: what is told up to the next question or hidden thing is all that happens, and whatever else is told
/// happens before the play ends; how many there were.
pub(crate) fn comes_true(game: &Mars, seat: Seat, offers: &[Choice], rng: &mut Rng) -> Result<u64, Law> {
    for &choice in offers {
        let forecast = game.forecast(seat, choice);
        let forecast = forecast.map_err(|refusal| Law {
            name: "what is offered has a forecast",
            what: format!("{choice:?} {}: {refusal:?}", name(choice)),
        })?;
        let mut copy = game.clone();
        let mut heard = Heard::all();
        if copy.play(seat, choice, &mut heard).is_err() {
            continue;
        }
        nothing_is_left_out(game, seat, choice, &forecast, heard.events())?;
        while !copy.is_between_moves() && random_step(&mut copy, rng, &mut heard)? {}
        let mut left: Vec<Event> = heard.events().to_vec();
        for event in &forecast.events {
            let found = left.iter().position(|other| *event == *other || *event == unseen(*other));
            hold("what is certain happens", found.is_some(), || {
                format!(
                    "{choice:?} {} to {:?}: {event:?} of {forecast:?} is not among {:?}",
                    name(choice),
                    game.question(seat),
                    heard.events()
                )
            })?;
            found.map(|place| left.swap_remove(place));
        }
        let (foreseen, reached) = (forecast.levels, copy.facts().levels);
        let is_reached = Parameter::ALL.into_iter().all(|it| reached[it] >= foreseen[it]);
        hold("the levels foreseen are reached", is_reached, || {
            format!("{choice:?} {}: {foreseen:?}, but {reached:?}", name(choice))
        })?;
    }
    Ok(offers.len() as u64)
}

/// What happened up to the question was told, in its order, but for what a payment takes and what comes after a hidden
/// thing.
fn nothing_is_left_out(
    game: &Mars,
    seat: Seat,
    choice: Choice,
    forecast: &Forecast,
    happened: &[Event],
) -> Verdict {
    // The answers of others, given at the same time, are hidden.
    if matches!(game.facts().phase, Phase::Setup | Phase::Draft | Phase::Research) {
        return Ok(());
    }
    // So are the preludes of others.
    let hides = |event: Event| match event {
        Event::Played { seat: other, card } | Event::Fizzled { seat: other, card } => {
            other != seat && game.facts().players[other].preludes.contains(&card)
        }
        _ => hides(event),
    };
    let is_price = |event: &&Event| matches!(event, Event::Paid { .. });
    let seen = happened.iter().take_while(|event| !hides(**event)).filter(|event| !is_price(event));
    let seen: Vec<Event> = seen.map(|&event| unseen(event)).collect();
    let told = forecast.events[..forecast.at_once].iter().take_while(|event| !hides(**event));
    let told: Vec<Event> = told.filter(|event| !is_price(event)).copied().collect();
    // What follows a hidden thing in the same breath may be told all the same.
    let is_cut = happened.iter().any(|event| hides(*event));
    let is_told =
        told == seen || is_cut && told.starts_with(&seen) || stops_at_a_hand(game, seat, &told, &seen);
    hold("all that happens at once is told", is_told, || {
        format!("{choice:?} {}: told was {told:?}, but {seen:?}", name(choice))
    })
}

/// What is told stops where a card is played or discarded in the same breath as one is drawn, or where a first action is
/// waived for want of a card in hand: what comes then hangs on a hand that is not seen. Cards that never were may also find
/// nothing to play. What another seat discards hangs on its hand even where the deck had nothing to draw.
fn stops_at_a_hand(game: &Mars, viewer: Seat, told: &[Event], seen: &[Event]) -> bool {
    let facts = game.facts();
    let Some(&next) = seen.get(told.len()).filter(|_| seen.starts_with(told)) else { return false };
    let has_drawn = |seat: Seat| {
        told.iter().any(|event| matches!(event, Event::Drew { seat: drawing, .. } if *drawing == seat))
    };
    match next {
        Event::FirstActionSettled(seat) => hangs_on_hand(facts, seat),
        Event::Discarded { seat, .. } => seat != viewer || has_drawn(seat),
        Event::Played { seat, .. } | Event::Fizzled { seat, .. } => has_drawn(seat),
        _ => facts.options.has(Switch::Invented) && Seat::ALL.into_iter().any(has_drawn),
    }
}

fn hangs_on_hand(facts: &Facts, seat: Seat) -> bool {
    let first = viriditas::cards::card(facts.players[seat].corporation).first;
    first.iter().any(|effect| effect.has(&mut |effect| matches!(effect, Effect::PlayNow { .. })))
}

/// Whether an event brings something that the forecast cannot know.
const fn hides(event: Event) -> bool {
    matches!(event, Event::Dealt { .. } | Event::Revealed { .. } | Event::Found { .. } | Event::Reshuffled(_))
}

/// The event as it is forecast: nobody knows which card will be drawn.
const fn unseen(event: Event) -> Event {
    match event {
        Event::Drew { seat, pile, .. } => Event::Drew { seat, pile, card: CardId::HIDDEN },
        Event::Dealt { seat, pile, .. } => Event::Dealt { seat, pile, card: CardId::HIDDEN },
        _ => event,
    }
}

fn name(choice: Choice) -> &'static str {
    match choice {
        Choice::Play(id) | Choice::Act { card: id, .. } => viriditas::cards::card(id).name,
        _ => "",
    }
}
