//! How seats keep their M€ and cards.
#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2 to the 52")]

use viriditas::kit::{Rules, Seat};
use viriditas::mars::cards::{CardSet, Parameter, Resource, StandardProject};
use viriditas::mars::{Choice, Facts, Mars, Why};

/// M€ for which there is always something to buy.
const RICH: u16 = 25;

/// What is counted, over all games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wallet {
    /// Passes with many M€ while a standard project could be paid that raises the rating or places a tile that scores.
    rich_passes: u64,
    /// Cards bought, those at the beginning among them.
    buys: u64,
    /// Cards sold.
    sales: u64,
    /// Cards sold that were bought in the same generation.
    fresh_sales: u64,
    /// The generation, and what each seat has bought in it.
    bought: (u8, [CardSet; 5]),
    /// The M€ of each seat when it passed last in this game.
    passed_with: [u16; 5],
    /// The sum of these over games that are finished.
    last_pass: u64,
}

impl Wallet {
    /// Before an answer is carried out.
    pub(crate) fn answer(&mut self, game: &Mars, seat: Seat, offers: &[Choice], chosen: Choice) {
        let facts = game.facts();
        if self.bought.0 != facts.generation {
            self.bought = (facts.generation, Default::default());
        }
        let bought = &mut self.bought.1[seat.index()];
        match chosen {
            Choice::Pass => {
                let money = facts.players[seat].stock[Resource::MegaCredits];
                self.passed_with[seat.index()] = money;
                let could = offers.iter().any(|&offer| scores(facts, offer));
                self.rich_passes += u64::from(money >= RICH && could);
            }
            Choice::Card(id) => match game.question(seat).map(|question| question.why) {
                Some(Why::Buy { .. }) => {
                    self.buys += 1;
                    bought.insert(id);
                }
                Some(Why::Sell) => {
                    self.sales += 1;
                    self.fresh_sales += u64::from(bought.contains(id));
                }
                _ => {}
            },
            _ => {}
        }
    }

    /// A game is finished.
    pub(crate) fn game(&mut self) {
        self.last_pass += self.passed_with.iter().copied().map(u64::from).sum::<u64>();
        (self.passed_with, self.bought) = Default::default();
    }

    /// Members of an object.
    pub(crate) fn json(&self, seats: u64) -> String {
        let mean = |sum: u64| sum as f64 / seats.max(1) as f64;
        format!(
            "\"rich_passes\":{},\"buys\":{:.3},\"sales\":{},\"fresh_sales\":{},\"last_pass\":{:.3},",
            self.rich_passes,
            mean(self.buys),
            self.sales,
            self.fresh_sales,
            mean(self.last_pass),
        )
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
