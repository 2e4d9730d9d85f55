//! How the seats of one game keep their M€ and cards.

use viriditas::cards::{CardSet, StandardProject};
use viriditas::kit::{Rules, Seat};
use viriditas::mars::{Choice, Facts, Mars, Why};
use viriditas::words::{Parameter, Resource};

/// M€ for which there is always something to buy.
const RICH: u16 = 25;

/// What is counted of one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Purse {
    /// Passes with many M€ while a standard project could be paid that raises the rating or places a tile that scores.
    pub(crate) rich_passes: u64,
    /// Cards bought, those at the beginning among them.
    pub(crate) buys: u64,
    /// Cards sold.
    pub(crate) sales: u64,
    /// Cards sold that were bought in the same generation.
    pub(crate) fresh_sales: u64,
    /// The generation, and what each seat has bought in it.
    bought: (u8, [CardSet; 5]),
    /// The M€ of each seat when it passed last.
    last_pass: [u16; 5],
}

impl Purse {
    /// Before an answer is carried out.
    pub(crate) fn answer(&mut self, game: &Mars, seat: Seat, offers: &[Choice], chosen: Choice) {
        let facts = game.facts();
        if self.bought.0 != facts.generation {
            self.bought = (facts.generation, Default::default());
        }
        let bought = &mut self.bought.1[seat.index()];
        match (chosen, game.question(seat).map(|question| question.why)) {
            (Choice::Pass, _) => {
                let money = facts.players[seat].stock[Resource::MegaCredits];
                self.last_pass[seat.index()] = money;
                let could = offers.iter().any(|&offer| scores(facts, offer));
                self.rich_passes += u64::from(money >= RICH && could);
            }
            (Choice::Card(id), Some(Why::Buy { .. })) => {
                self.buys += 1;
                bought.insert(id);
            }
            (Choice::Card(id), Some(Why::Sell)) => {
                self.sales += 1;
                self.fresh_sales += u64::from(bought.contains(id));
            }
            _ => {}
        }
    }

    /// The M€ of so many seats when they passed last.
    pub(crate) fn last_pass(&self, players: u8) -> u64 {
        self.last_pass.iter().take(players.into()).copied().map(u64::from).sum()
    }
}

/// Whether it is a standard project that raises the rating or places a tile that scores.
fn scores(facts: &Facts, offer: Choice) -> bool {
    let rises =
        |parameter| facts.track(parameter).is_some_and(|track| track.next(facts.level(parameter)).is_some());
    match offer {
        Choice::Project(StandardProject::Greenery | StandardProject::City) => true,
        Choice::Project(StandardProject::Asteroid) => rises(Parameter::Temperature),
        Choice::Project(StandardProject::Aquifer) => rises(Parameter::Oceans),
        _ => false,
    }
}
