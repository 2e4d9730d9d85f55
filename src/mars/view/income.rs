//! What the production phase brought each player, and from what.

use crate::kit::{BySeat, SEATS, Seat};
use crate::mars::cards::Resource;
use crate::mars::{Event, Facts, Phase};

/// What a production phase brought a player (BASE-PROD).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Income {
    /// The player.
    pub seat: Seat,
    /// The terraform rating in it.
    pub rating: i16,
    /// The M€ of both together.
    pub money: u16,
    /// How much energy became heat.
    pub energy: u16,
    /// What was produced beside M€, in the order of the player board.
    pub gained: Vec<(Resource, u16)>,
}

impl Income {
    /// The M€ production in it.
    pub const fn production(&self) -> i16 {
        self.money as i16 - self.rating
    }
}

/// What the production phase brought each player, from the events behind its heading, in order, and the ratings at that time; and
/// how many of the events say so.
pub fn incomes(events: &[Event], ratings: &BySeat<i16>) -> (Vec<Income>, usize) {
    let mut incomes: Vec<Income> = Vec::new();
    // Resources come in the order of the player board: what comes out of that order was gained otherwise.
    let mut last = None;
    let mut read = 0;
    for &event in events {
        let (seat, came) = match event {
            Event::EnergyBecameHeat { seat, amount } => (seat, (None, amount)),
            Event::Gained { seat, resource, amount } => (seat, (Some(resource as usize), amount)),
            _ => break,
        };
        let is_same = incomes.last().is_some_and(|income| income.seat == seat);
        if is_same && came.0 <= last || !is_same && incomes.iter().any(|income| income.seat == seat) {
            break;
        }
        if !is_same {
            incomes.push(Income { seat, rating: ratings[seat], money: 0, energy: 0, gained: Vec::new() });
        }
        if let Some(income) = incomes.last_mut() {
            match event {
                Event::EnergyBecameHeat { amount, .. } => income.energy = amount,
                Event::Gained { resource: Resource::MegaCredits, amount, .. } => income.money = amount,
                Event::Gained { resource, amount, .. } => income.gained.push((resource, amount)),
                _ => {}
            }
        }
        last = came.0;
        read += 1;
    }
    (incomes, read)
}

/// What the last production phase brought a player, from the events told from the last one back; nothing where there was none
/// since the last turn.
pub fn last_income(back: impl Iterator<Item = Event>, facts: &Facts, seat: Seat) -> Option<Income> {
    let mut ratings = BySeat([0; SEATS]);
    for other in facts.order() {
        ratings[other] = facts.players[other].rating;
    }
    let mut events: Vec<Event> = Vec::new();
    for event in back {
        match event {
            Event::PhaseBegan(Phase::Production) => {
                events.reverse();
                return incomes(&events, &ratings).0.into_iter().find(|income| income.seat == seat);
            }
            Event::TurnBegan(_) => return None,
            event => {
                undo_rating(&mut ratings, event);
                events.push(event);
            }
        }
    }
    None
}

/// Takes an event's change of a rating back: whoever reads the story from its end knows the ratings of that time.
pub fn undo_rating(ratings: &mut BySeat<i16>, event: Event) {
    if let Event::Rated { seat, change } = event {
        ratings[seat] -= change;
    }
}
