//! The levels of the page: what answers for each, and with how much thought.

use super::sense::of_use;
use super::weights::Weights;
use super::{Chosen, greedy, planner};
use crate::ares::state::question::Choice;
use crate::ares::state::setup::Mode;
use crate::ares::{Ares, Facts};
use crate::kit::{Reason, Rng, Seat, Seed, View};
use crate::table::Bot;
use core::cell::LazyCell;

/// Of a hundred offers a friendly beginner notices so many.
const NOTICED: u32 = 65;

/// The weights of a level. Against rivals each level has gone a part of the way from the first weights to the best ones.
fn weights(bot: Bot, facts: &Facts) -> Weights {
    let best = Weights::tuned_for(facts);
    let gone = match bot {
        Bot::Random | Bot::Friendly | Bot::Greedy => 30,
        Bot::Strong if facts.seats().len() == 2 => 75,
        Bot::Strong => 55,
        Bot::Expert => 100,
    };
    match facts.setup.mode {
        Mode::Competitive => {
            Weights::between(&Weights::first(Mode::Competitive, facts.seats().len()), best, gone)
        }
        Mode::Solo(_) | Mode::Cooperative => *best,
    }
}

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
    choose_within(view, seat, bot, budget(bot), seed)
}

/// Steps of thought that a level has for an answer, the same on every machine: choices played in imagined games.
pub const fn budget(level: Bot) -> u32 {
    match level {
        Bot::Random | Bot::Friendly | Bot::Greedy => 0,
        Bot::Strong => 300,
        Bot::Expert => 4_000,
    }
}

/// What a bot of this level answers with so many steps of thought.
pub(crate) fn choose_within(
    view: &View<Ares>,
    seat: Seat,
    bot: Bot,
    steps: u32,
    seed: Seed,
) -> Option<Chosen> {
    if !view.asked().contains(seat) {
        return None;
    }
    let offers: Vec<Choice> = view.choices(seat).collect();
    if let [choice] = *offers {
        return Some(Chosen { choice, reason: Reason::OnlyOffer });
    }
    let offers = of_use(view, seat, offers);
    if let [choice] = *offers {
        return Some(Chosen { choice, reason: Reason::NothingWorthIt { best: 0 } });
    }
    // Chance alone needs none.
    let weights = LazyCell::new(|| weights(bot, view.facts()));
    Some(match bot {
        Bot::Random => {
            let &choice = offers.get(Rng::new(seed).below(offers.len() as u32) as usize)?;
            Chosen { choice, reason: Reason::Chance { of: offers.len() as u16 } }
        }
        Bot::Friendly => {
            let mut rng = Rng::new(seed);
            let noticed: Vec<Choice> = offers.iter().copied().filter(|_| rng.below(100) < NOTICED).collect();
            let mut of = |offers: &[Choice]| greedy::choose(view, seat, offers, &weights, &mut rng);
            let chosen = if noticed.is_empty() { None } else { of(&noticed) };
            chosen.or_else(|| of(&offers))?
        }
        Bot::Greedy => greedy::choose(view, seat, &offers, &weights, &mut Rng::new(seed))?,
        Bot::Strong if view.facts().setup.mode == Mode::Competitive => {
            greedy::choose(view, seat, &offers, &weights, &mut Rng::new(seed))?
        }
        Bot::Strong | Bot::Expert => planner::choose(view, seat, &offers, &weights, (3, steps), seed)?,
    })
}
