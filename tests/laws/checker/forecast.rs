//! What the forecast tells happens, and all that happens is told.

use super::{Law, Verdict, hold};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Shows};
use viriditas::mars::cards::{CardId, Effect};
use viriditas::mars::view::{after, changed};
use viriditas::mars::{Choice, Event, Facts, Forecast, Mars, Owed, Payment, Phase, Shape, Switch};

/// Follows every offer with the usual payment and with another: what is told is what happens up to the next question that no
/// payer is asked; how many there were.
pub(crate) fn comes_true(game: &Mars, seat: Seat, offers: &[Choice], rng: &mut Rng) -> Result<u64, Law> {
    for &choice in offers {
        for is_usual in [true, false] {
            let mut copy = game.clone();
            let mut heard = EventLog::all();
            if copy.play(seat, choice, &mut heard).is_err() {
                continue;
            }
            let at_once = heard.events().len();
            let paid = pay(&mut copy, seat, &mut heard, (!is_usual).then_some(&mut *rng));
            // Without a payment there is one forecast only.
            if !is_usual && paid.each().next().is_none() {
                continue;
            }
            let forecast = game.forecast(seat, choice, (!is_usual).then_some(&paid));
            let forecast = forecast.map_err(|refusal| Law {
                name: "what is offered has a forecast",
                what: format!("{choice:?} {}: {refusal:?}", name(choice)),
            })?;
            // In a phase in which all answer at the same time the payers are asked on their own.
            let is_sealed = matches!(game.facts().phase, Phase::Setup | Phase::Draft | Phase::Research);
            let until = if is_sealed { at_once } else { heard.events().len() };
            final_is_told(game, seat, choice, &forecast, &heard.events()[..until])?;
            nothing_is_left_out(game, seat, choice, &forecast, heard.events())?;
            if forecast.events == heard.events() {
                levels_are_reached(&copy, seat, choice, &forecast, rng)?;
                let shown = changed(game.facts(), &after(game.facts(), &forecast), seat);
                let differs = changed(game.facts(), copy.facts(), seat);
                hold("every figure that differs was shown", shown == differs, || {
                    format!("{choice:?} {}: {shown:?}, but {differs:?}", name(choice))
                })?;
            }
        }
    }
    Ok(offers.len() as u64)
}

/// An answer behind which chance or the answer of another seat is shown is told to be one that stays.
fn final_is_told(
    game: &Mars,
    seat: Seat,
    choice: Choice,
    forecast: &Forecast,
    happened: &[Event],
) -> Verdict {
    let shows = |event: &Event| match event.about().shows {
        Shows::Chance => true,
        Shows::Answer(of) => of != seat,
        Shows::Hand(_) | Shows::Nothing => false,
    };
    let is_told = forecast.is_final || !happened.iter().any(shows);
    hold("what cannot be taken back is told", is_told, || {
        format!("{seat:?} {choice:?} {} in {:?}: {happened:?}", name(choice), game.facts().phase)
    })
}

/// Where tiles and steps of tracks alone are owed behind a choice, the levels told are those once all of it is answered, by chance
/// from this copy on.
fn levels_are_reached(
    copy: &Mars,
    seat: Seat,
    choice: Choice,
    forecast: &Forecast,
    rng: &mut Rng,
) -> Verdict {
    let is_plain = |owed: &Owed| matches!(owed.effect, Effect::Raise(..) | Effect::Place(..));
    let facts = copy.facts();
    // An area that asks for something may bring a step of its own.
    let is_sure = facts.phase == Phase::Action
        && facts.map().asking.is_empty()
        && !facts.options.on.has(Switch::Synthetic)
        && !forecast.owed.is_empty()
        && forecast.owed.iter().all(is_plain);
    if !is_sure {
        return Ok(());
    }
    let mut copy = copy.clone();
    while !copy.is_between_moves() {
        if !super::random_step(&mut copy, rng, &mut EventLog::nothing())? {
            break;
        }
    }
    let rating = facts.players[seat].rating + forecast.rated[seat];
    // The area of a tile may bring more.
    hold("the rating told is reached", rating <= copy.facts().players[seat].rating, || {
        format!("{seat:?} {choice:?} {}: {rating}, but {}", name(choice), copy.facts().players[seat].rating)
    })?;
    let (told, reached) = (forecast.levels, copy.facts().levels);
    hold("the levels told are reached", told == reached, || {
        format!("{seat:?} {choice:?} {}: {told:?}, but {reached:?}", name(choice))
    })
}

/// Answers all payers of a seat that are asked: as usual, or each with what chance has chosen for it at first; what they paid.
fn pay(game: &mut Mars, seat: Seat, heard: &mut EventLog<Event>, mut rng: Option<&mut Rng>) -> Payment {
    let mut paid = Payment::default();
    let mut asked = Vec::new();
    while let Some(Shape::Payment { with, least, most }) = game.question(seat).map(|it| it.shape) {
        match &mut rng {
            None => paid.set(with, game.payment(seat, None).map_or(0, |payment| payment.usual().of(with))),
            Some(rng) if !asked.contains(&with) => {
                asked.push(with);
                paid.set(with, least + rng.below(u32::from(most - least) + 1) as u16);
            }
            Some(_) => {}
        }
        let amount = paid.of(with).clamp(least, most);
        if game.play(seat, Choice::Amount(amount), heard).is_err() {
            break;
        }
    }
    paid
}

/// What happened up to the question was told, in its order, but for what comes after a hidden thing.
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
        Event::Played { seat: other, card } | Event::PreludeFailed { seat: other, card } => {
            other != seat && game.facts().players[other].preludes.contains(&card)
        }
        _ => hides(event),
    };
    let seen = happened.iter().take_while(|event| !hides(**event));
    let seen: Vec<Event> = seen.map(|&event| unseen(event)).collect();
    let told: Vec<Event> = forecast.events.iter().take_while(|event| !hides(**event)).copied().collect();
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
        Event::Played { seat, .. } | Event::PreludeFailed { seat, .. } => has_drawn(seat),
        _ => facts.options.has(Switch::Synthetic) && Seat::ALL.into_iter().any(has_drawn),
    }
}

fn hangs_on_hand(facts: &Facts, seat: Seat) -> bool {
    let first = viriditas::mars::cards::card(facts.players[seat].corporation).first;
    first.iter().any(|effect| effect.has(&mut |effect| matches!(effect, Effect::PlayNow { .. })))
}

/// Whether an event brings something that the forecast cannot know.
const fn hides(event: Event) -> bool {
    matches!(
        event,
        Event::Dealt { .. }
            | Event::Revealed { .. }
            | Event::Found { .. }
            | Event::Reshuffled(_)
            | Event::EventRevealed(_)
    )
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
        Choice::Play(id) | Choice::Act { card: id, .. } => viriditas::mars::cards::card(id).name,
        _ => "",
    }
}
