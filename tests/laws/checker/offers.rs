//! The list of offers: well formed, and accepted whole.

use super::{Verdict, hold};
use viriditas::kit::{EventLog, Rules, Seat};
use viriditas::mars::cards::{Amount, Conversion, Count, Effect, Party, StandardProject};
use viriditas::mars::{Choice, CountContext, CountPurpose, Mars, Question, Shape, Why, amount};
use viriditas::words::Resource;

/// The offers of a seat, once they are found well formed.
pub(crate) fn well_formed(game: &Mars, seat: Seat) -> Result<Vec<Choice>, super::Law> {
    const NAME: &str = "offers are well formed";
    let offers: Vec<Choice> = game.choices(seat).collect();
    let is_asked = game.asked().contains(seat);
    let question = game.question(seat);
    hold(NAME, !is_asked || question.is_some(), || format!("{seat:?} is asked nothing"))?;
    hold(NAME, question.is_some() != offers.is_empty(), || {
        format!("{seat:?} has {} offers for {question:?}", offers.len())
    })?;
    hold(NAME, offers.len() <= 1024, || format!("{} offers", offers.len()))?;
    hold(NAME, game.choices(seat).eq(offers.iter().copied()), || "another order the second time".into())?;
    let mut listed = vec![Choice::Reopen];
    game.list(seat, &mut listed);
    hold(NAME, listed[0] == Choice::Reopen && listed[1..] == offers, || "they are not listed behind".into())?;
    for (place, offer) in offers.iter().enumerate() {
        hold(NAME, !offers[..place].contains(offer), || format!("{offer:?} is offered twice"))?;
    }
    if !is_asked && question.is_some() {
        hold(NAME, offers == [Choice::Reopen], || format!("{seat:?} has answered and has {offers:?}"))?;
    }
    Ok(offers)
}

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

/// Each is known by its place, and taken.
pub(crate) fn each_is_accepted(game: &Mars, seat: Seat, offers: &[Choice]) -> Verdict {
    const NAME: &str = "every offer is accepted";
    for (place, offer) in offers.iter().enumerate() {
        let found = game.allows(seat, offer);
        hold(NAME, found == Ok(place as u16), || format!("{offer:?} at {place} is said to be {found:?}"))?;
        let mut copy = game.clone();
        let played = copy.play(seat, *offer, &mut EventLog::nothing());
        hold(NAME, played.is_ok(), || format!("{offer:?}: {played:?}"))?;
        hold("an answer changes the game", copy != *game, || format!("{offer:?} changed nothing"))?;
        let asks = copy.asked();
        for other in asks.iter() {
            hold(NAME, copy.choices(other).next().is_some(), || {
                format!("after {offer:?}, {other:?} has nothing to answer to {:?}", copy.question(other))
            })?;
        }
        let is_over = copy.facts().phase == viriditas::mars::Phase::Over;
        hold(NAME, asks.is_empty() == is_over, || format!("after {offer:?} nobody is asked"))?;
    }
    Ok(())
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
