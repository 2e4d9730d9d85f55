//! Laws that can be said of any game, each at one question.

use std::fmt::Debug;
use viriditas::kit::{EventLog, Rng, Seat, Seated, Seed, View};
use viriditas::save::{Journal, Record};

/// Which law, and what differed.
#[derive(Debug)]
pub(crate) struct Law {
    pub(crate) name: &'static str,
    pub(crate) what: String,
}

/// A law's verdict.
pub(crate) type Verdict = Result<(), Law>;

/// Breaks a law unless the condition holds.
pub(crate) fn hold(name: &'static str, holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Law { name, what: what() }) }
}

/// What the laws ask of a game beyond its rules.
pub(crate) trait Lawful:
    Seated<Facts: Debug, Question: PartialEq + Debug, Event: PartialEq, Refusal: PartialEq>
{
    /// Whether the game has ended.
    fn is_over(&self) -> bool;

    /// Whether each card is in exactly one place.
    fn cards_are_in_one_place(&self) -> Verdict;

    /// Whether nothing is given that is not there: a number below 0 would wrap round.
    fn is_there(facts: &Self::Facts, event: Self::Event) -> Verdict;

    /// Any choice: often one of the same kind as another one.
    fn any_choice(like: Self::Choice, rng: &mut Rng) -> Self::Choice;
}

/// The offers of a seat, once they are found well formed.
pub(crate) fn well_formed<G: Lawful>(game: &G, seat: Seat) -> Result<Vec<G::Choice>, Law> {
    const NAME: &str = "offers are well formed";
    let offers: Vec<G::Choice> = game.choices(seat).collect();
    let is_asked = game.asked().contains(seat);
    let question = game.question(seat);
    hold(NAME, !is_asked || question.is_some(), || format!("{seat:?} is asked nothing"))?;
    hold(NAME, question.is_some() != offers.is_empty(), || {
        format!("{seat:?} has {} offers for {question:?}", offers.len())
    })?;
    hold(NAME, offers.len() <= 1024, || format!("{} offers", offers.len()))?;
    hold(NAME, game.choices(seat).eq(offers.iter().copied()), || "another order the second time".into())?;
    if let Some(&first) = offers.first() {
        let mut listed = vec![first];
        game.list(seat, &mut listed);
        hold(NAME, listed[0] == first && listed[1..] == offers, || "they are not listed behind".into())?;
    }
    for (place, offer) in offers.iter().enumerate() {
        hold(NAME, !offers[..place].contains(offer), || format!("{offer:?} is offered twice"))?;
    }
    if !is_asked && question.is_some() {
        let reopens = matches!(*offers, [only] if G::reopens(only));
        hold(NAME, reopens, || format!("{seat:?} has answered and has {offers:?}"))?;
    }
    Ok(offers)
}

/// Each offer is known by its place, and taken.
pub(crate) fn each_is_accepted<G: Lawful>(game: &G, seat: Seat, offers: &[G::Choice]) -> Verdict {
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
        hold(NAME, asks.is_empty() == copy.is_over(), || format!("after {offer:?} nobody is asked"))?;
    }
    Ok(())
}

/// How many are tried at each question.
const TRIED: u64 = 20;

/// What is not offered is refused, and changes nothing; how many were tried. `also` looks at each of them.
pub(crate) fn refused<G: Lawful>(
    game: &G,
    seat: Seat,
    offers: &[G::Choice],
    rng: &mut Rng,
    also: impl Fn(G::Choice) -> Verdict,
) -> Result<u64, Law> {
    let mut copy = game.clone();
    let (mut tried, mut misses) = (0, 0);
    while tried < TRIED && misses < 200 {
        let choice = G::any_choice(offers[rng.below(offers.len() as u32) as usize], rng);
        if offers.contains(&choice) {
            misses += 1;
            continue;
        }
        try_one(game, &mut copy, seat, choice)?;
        also(choice)?;
        tried += 1;
    }
    for other in Seat::ALL {
        if other != seat && game.question(other).is_none() {
            let like = offers[rng.below(offers.len() as u32) as usize];
            try_one(game, &mut copy, other, like)?;
            tried += 1;
        }
    }
    hold("a refusal changes nothing", copy == *game, || format!("one of {tried} changed the game"))?;
    Ok(tried)
}

fn try_one<G: Lawful>(game: &G, copy: &mut G, seat: Seat, choice: G::Choice) -> Verdict {
    const NAME: &str = "what is not offered is refused";
    let allowed = game.allows(seat, &choice);
    hold(NAME, allowed.is_err(), || format!("{seat:?} {choice:?} is allowed as {allowed:?}"))?;
    let mut heard = EventLog::all();
    let played = copy.play(seat, choice, &mut heard);
    hold(NAME, played.is_err() && played.as_ref().err() == allowed.as_ref().err(), || {
        format!("{seat:?} {choice:?} is not played for another reason: {played:?}, {allowed:?}")
    })?;
    hold(NAME, heard.events().is_empty(), || format!("{choice:?} was refused and told {:?}", heard.events()))
}

/// A game that differs in what is hidden from this seat (`None`: a spectator) looks the same to it, and asks it the same. So does
/// the view itself.
pub(crate) fn looks_equal<G: Lawful>(game: &G, other: &G, who: Option<Seat>) -> Verdict {
    const NAME: &str = "what is hidden changes nothing that is seen";
    other.cards_are_in_one_place()?;
    let (view, looks) = (View::of(game, who), View::of(other, who));
    hold(NAME, looks == view, || {
        format!("{who:?} sees {}", super::table::difference(looks.facts(), view.facts()))
    })?;
    hold(NAME, other.asked() == game.asked(), || format!("{who:?}: others are asked"))?;
    let Some(seat) = who else { return Ok(()) };
    let (asked, offers) = (game.question(seat), || game.choices(seat));
    let is_asked = other.question(seat) == asked && view.question(seat) == asked;
    hold(NAME, is_asked, || format!("{who:?} is asked otherwise than {asked:?}"))?;
    let has_offers = other.choices(seat).eq(offers()) && view.choices(seat).eq(offers());
    hold(NAME, has_offers, || format!("{who:?} has other offers than {:?}", offers().collect::<Vec<_>>()))
}

/// While several seats answer together, nobody sees what another seat answers before the phase ends, but that it has finished.
pub(crate) fn nobody_sees<G: Lawful>(before: &G, seat: Seat, after: &G) -> Verdict {
    let number = before.together();
    let runs_on = number.is_some() && after.together() == number && after.asked() == before.asked();
    if !runs_on || before.seats().len() < 2 {
        return Ok(());
    }
    for other in before.seats().iter().filter(|&other| other != seat).map(Some).chain([None]) {
        let (was, is) = (View::of(before, other), View::of(after, other));
        hold("what is answered together is not seen", was == is, || {
            format!("{other:?} sees of {seat:?} {}", super::table::difference(was.facts(), is.facts()))
        })?;
    }
    Ok(())
}

/// A game saved at any question comes back as it was (promise P4).
pub(crate) fn comes_back<G: Lawful>(setup: &G::Setup, seed: u64, journal: &Journal<G>, game: &G) -> Verdict {
    const LAW: &str = "a record loads to an equal game";
    let record = Record::of(setup, Seed(seed), journal, game);
    for read in [Record::<G>::from_bytes(&record.to_bytes()), Record::<G>::from_text(&record.to_text())] {
        let read = read.map_err(|broken| Law { name: LAW, what: format!("{broken:?}") })?;
        hold(LAW, read.setup() == setup, || format!("of the set-up {:?}", read.setup()))?;
        let loaded = read.replay(&mut EventLog::nothing());
        let (loaded, answers) = loaded.map_err(|broken| Law { name: LAW, what: format!("{broken:?}") })?;
        hold(LAW, loaded == *game && answers == *journal, || "another game came back".to_owned())?;
    }
    Ok(())
}
