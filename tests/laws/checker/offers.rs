//! What the board game offers: about something, and all that it permits.

use super::{Verdict, hold};
use viriditas::kit::{EventLog, Rules, Seat};
use viriditas::mars::cards::{Amount, Conversion, Count, Effect, Party, Resource, StandardProject};
use viriditas::mars::{Choice, CountContext, CountPurpose, Mars, Question, Shape, Why, amount};

/// Nothing is asked about nothing: of what a step counts, there is some.
pub(crate) fn are_about_something(game: &Mars, seat: Seat) -> Verdict {
    let Some(Question { why: Why::Effect { card, mut effect }, .. }) = game.question(seat) else {
        return Ok(());
    };
    while let Effect::Then(step, _) = effect {
        effect = *step;
    }
    let Some(of) = effect.amount() else { return Ok(()) };
    let counted = match of {
        Amount::Exactly(_) => None,
        Amount::Per { of, .. } => Some(of),
        Amount::Influenced { of, .. } => of,
    };
    // What was chosen before, or a place in a row, only the game knows.
    if matches!(counted, Some(Count::Chosen | Count::Rank(_))) {
        return Ok(());
    }
    let some = amount(game.facts(), of, CountContext::card(seat, card, CountPurpose::Effect));
    hold("what is asked is about something", some > 0, || {
        format!("{seat:?} is asked about {some}: {effect:?}")
    })
}

/// Whatever a turn could be and is not listed is refused.
pub(crate) fn are_all_that_is_permitted(game: &Mars, seat: Seat, offers: &[Choice]) -> Verdict {
    if !matches!(game.question(seat), Some(Question { shape: Shape::Turn, .. })) {
        return Ok(());
    }
    let facts = game.facts();
    let player = &facts.players[seat];
    let mut all = vec![Choice::Pass, Choice::EndTurn, Choice::FirstAction];
    all.extend(player.hand.iter().map(Choice::Play));
    all.extend(StandardProject::ALL.map(Choice::Project));
    all.extend((0..16).flat_map(|place| [Choice::Claim(place), Choice::Fund(place)]));
    let rows = player.played.iter().chain(Party::ALL.map(Party::card));
    all.extend(rows.flat_map(|card| (0..8).map(move |which| Choice::Act { card, which })));
    all.extend(Conversion::ALL.map(Choice::Convert));
    all.extend(Party::ALL.map(Choice::Lobby));
    let tiles = facts.colonies.in_play().map(|(tile, _)| tile);
    all.extend(tiles.flat_map(|tile| Resource::ALL.map(|with| Choice::Trade { tile, with })));
    for choice in all.into_iter().filter(|choice| !offers.contains(choice)) {
        let verdict = game.clone().play(seat, choice, &mut EventLog::nothing());
        hold("what is permitted is listed", verdict.is_err(), || format!("{choice:?} is not listed"))?;
    }
    Ok(())
}
