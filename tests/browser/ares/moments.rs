//! Games of Ares Expedition as they stand at some moment, played natively.

use crate::moments::dealt;
use viriditas::ares::{Choice, Facts, Figure, Question, Setup};
use viriditas::games::AresTable;
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::table::Controller;

/// Four people.
pub(crate) const PEOPLE: [Controller; 4] = [Controller::Human; 4];

/// How much a player who plays all that there is wants an answer: the least first. Nothing is sold unless it must be.
fn rank(facts: &Facts, seat: Seat, choice: Choice) -> u8 {
    match choice {
        Choice::Play(_) => 0,
        Choice::Standard(action) => {
            let (stock, price) = facts.standard_price(seat, action);
            if facts.players[seat].board.stock[stock] < price { 8 } else { 1 }
        }
        Choice::Act { .. } | Choice::DrawBonus | Choice::BuyRating => 1,
        Choice::Done => 5,
        Choice::Decline => 4,
        Choice::Sell(_) | Choice::Reopen => 9,
        Choice::Phase(_)
        | Choice::Card(_)
        | Choice::Branch(_)
        | Choice::Amount(_)
        | Choice::Track(_)
        | Choice::MoneyCube
        | Choice::SwapCube => 3,
    }
}

/// Lets all play alike until it is as asked and somebody is to answer: who that is; nobody at the end of the game.
pub(crate) fn until(
    table: &mut AresTable,
    seed: u64,
    is_so: impl FnMut(&AresTable, Seat) -> bool,
) -> Option<Seat> {
    played(table, seed, rank, is_so)
}

/// A game in which the first seat plays cards until they bring this many in each production phase, and keeps all others, while
/// nobody else does anything: where it has so many in hand in a phase.
pub(crate) fn hoarded(cards: usize) -> (AresTable, Seat) {
    /// A seed of a game in which 28 are drawn.
    const SEED: u64 = 523;
    const INCOME: i32 = 6;
    let mut table = dealt(Setup::new(4), SEED, &PEOPLE);
    let hoarder = Seat::ALL[0];
    let rank = |facts: &Facts, seat: Seat, choice: Choice| match choice {
        Choice::Done if seat != hoarder => 0,
        Choice::Play(_) | Choice::Standard(_) if seat != hoarder => 8,
        Choice::Standard(_) => 8,
        Choice::Play(_) if facts.figure(seat, Figure::CardProduction) >= INCOME => 7,
        _ => rank(facts, seat, choice),
    };
    let found = played(&mut table, SEED, rank, |table, seat| {
        let view = table.view(Some(seat));
        let is_own = seat == hoarder && view.question(seat) == Some(Question::Phase);
        is_own && view.facts().players[seat].hand.len() >= cards
    });
    let seat = found.expect("a hand of so many cards");
    (table, seat)
}

fn played(
    table: &mut AresTable,
    seed: u64,
    rank: impl Fn(&Facts, Seat, Choice) -> u8,
    mut is_so: impl FnMut(&AresTable, Seat) -> bool,
) -> Option<Seat> {
    let mut rng = Rng::new(Seed(seed));
    while let Some(seat) = table.asked().iter().next() {
        if is_so(table, seat) {
            return Some(seat);
        }
        let view = table.view(Some(seat));
        let offers = table.offers(seat);
        let ranks: Vec<u8> = offers.iter().map(|&choice| rank(view.facts(), seat, choice)).collect();
        let least = ranks.iter().min().copied();
        let wanted: Vec<Choice> =
            offers.iter().zip(&ranks).filter(|(_, rank)| Some(**rank) == least).map(|(&it, _)| it).collect();
        let choice = wanted[rng.below(wanted.len() as u32) as usize];
        table.play(seat, choice).expect("an offer is accepted");
    }
    None
}

/// A game that all have played alike to its end.
pub(crate) fn finished(setup: Setup, seed: u64, players: &[Controller]) -> AresTable {
    let mut table = dealt(setup, seed, players);
    until(&mut table, seed, |_, _| false);
    table
}

/// A game as its last round begins.
pub(crate) fn last_round(whole: &AresTable) -> AresTable {
    whole.after(*whole.generations().last().expect("a round"))
}

/// Which number of round it is.
pub(crate) fn round(table: &AresTable) -> u8 {
    table.view(None).facts().round
}
