//! A game as the list of answers that made it.

use super::{Heard, Rules, Seat, Seed};

/// One answer: which seat took which of how many offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who answered.
    pub seat: Seat,
    /// The answer's place among the offers.
    pub index: u16,
}

/// Plays the offer with this index; `false` if the seat has no such offer (the game is then unchanged).
pub fn step<R: Rules>(game: &mut R, entry: Entry, heard: &mut Heard<R::Event>) -> bool {
    step_with(game, entry, &mut Vec::new(), heard)
}

/// The same with a buffer to list the offers in.
fn step_with<R: Rules>(
    game: &mut R,
    entry: Entry,
    offers: &mut Vec<R::Choice>,
    heard: &mut Heard<R::Event>,
) -> bool {
    offers.clear();
    game.list_to(entry.seat, entry.index, offers);
    let chosen = offers.get(usize::from(entry.index));
    chosen.is_some_and(|&choice| {
        game.carry_out(entry.seat, choice, heard);
        true
    })
}

/// Plays a whole journal from the set-up.
///
/// # Errors
/// The faults of the set-up, or the place of the first entry that does not fit.
pub fn replay<R: Rules>(
    setup: &R::Setup,
    seed: Seed,
    journal: &[Entry],
    heard: &mut Heard<R::Event>,
) -> Result<R, Result<usize, Vec<R::Fault>>> {
    let mut game = R::begin(setup, seed, heard).map_err(Err)?;
    let mut offers = Vec::new();
    for (place, &entry) in journal.iter().enumerate() {
        if !step_with(&mut game, entry, &mut offers, heard) {
            return Err(Ok(place));
        }
    }
    Ok(game)
}
