//! Computer opponents for Ares Expedition. A bot is handed the view of its seat, never the game.

mod effects;
mod greedy;
mod judge;
mod plan;
mod prospects;
mod weights;
mod worth;

use crate::ares::Ares;
use crate::ares::state::question::Choice;
use crate::kit::{BotChoice, Reason, Rng, Seat, Seed, View};
use crate::table::Bot;

/// An answer and why it was given.
pub type Chosen = BotChoice<Choice>;

/// What a bot of this level answers for a seat, and why; `None` where the seat is not asked. Its chance grows from the seed alone.
///
/// ```
/// use viriditas::ares::{Ares, Setup, bot};
/// use viriditas::kit::{EventLog, Rules, Seat, Seed, View};
/// use viriditas::table::Bot;
///
/// let game = Ares::begin(&Setup::new(2), Seed(7), &mut EventLog::nothing()).expect("the set-up is possible");
/// let seat = Seat::default();
/// let chosen = bot::choose(&View::of(&game, Some(seat)), seat, Bot::Greedy, Seed(1)).expect("the seat is asked");
/// assert!(game.allows(seat, &chosen.choice).is_ok());
/// ```
pub fn choose(view: &View<Ares>, seat: Seat, bot: Bot, seed: Seed) -> Option<Chosen> {
    if !view.asked().contains(seat) {
        return None;
    }
    let offers: Vec<Choice> = view.choices(seat).collect();
    if let [choice] = *offers {
        return Some(Chosen { choice, reason: Reason::OnlyOffer });
    }
    Some(match bot {
        Bot::Random => {
            let &choice = offers.get(Rng::new(seed).below(offers.len() as u32) as usize)?;
            Chosen { choice, reason: Reason::Chance { of: offers.len() as u16 } }
        }
        Bot::Greedy => greedy::choose(view, seat, &offers)?,
    })
}
