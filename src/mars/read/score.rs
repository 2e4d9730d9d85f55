//! The final score, item by item (BASE-SCORE); it can be read at any time.

use super::count::{CountContext, amount, count};
use crate::kit::{BySeat, Seat, Seats};
use crate::mars::cards::{CardId, Resource, TileClass, card};
use crate::mars::state::committee::Delegate;
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::Facts;
use crate::mars::state::switches::Switch;

/// VP for a claimed milestone.
pub const MILESTONE_POINTS: i16 = 5;
/// VP for the first and for the second place of an award; the second one is worth nothing for two players.
pub const AWARD_POINTS: [i16; 2] = [5, 2];

/// One player's victory points by source, in VP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Terraform rating.
    pub rating: i16,
    /// Awards.
    pub awards: i16,
    /// Milestones.
    pub milestones: i16,
    /// Own greenery.
    pub greeneries: i16,
    /// Greenery next to own cities.
    pub cities: i16,
    /// Cards.
    pub cards: i16,
    /// Party leaders and the chairman (TURM-SCORE-02).
    pub committee: i16,
}

impl Score {
    /// All together.
    pub const fn total(&self) -> i16 {
        self.rating
            + self.awards
            + self.milestones
            + self.greeneries
            + self.cities
            + self.cards
            + self.committee
    }
}

/// How a finished game came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// These players won; several share it when VP and M€ are equal (Q-BASE-24).
    Won(Seats),
    /// Alone, and the goal was not reached in time (SOLO-PLAY-03, PREL-18).
    Lost,
}

/// A player's score as it stands.
pub fn score(facts: &Facts, seat: Seat) -> Score {
    let board = &facts.board;
    let owned = board.owned[seat];
    let beside_cities = owned
        .and(board.of(TileClass::City))
        .iter()
        .map(|city| facts.map().beside(city).and(board.greeneries).len());
    let milestones = facts.milestones.iter().filter(|&&by| by == Some(seat)).count();
    Score {
        rating: facts.players[seat].rating,
        awards: facts.awards.iter().map(|&(award, _)| award_points(facts, award)[seat]).sum(),
        milestones: milestones as i16 * MILESTONE_POINTS,
        greeneries: owned.and(board.greeneries).len() as i16,
        cities: beside_cities.sum::<u32>() as i16,
        committee: seats_held(facts, seat),
        cards: facts.players[seat].played.iter().map(|id| card_points(facts, seat, id)).sum(),
    }
}

/// How many parties a player leads, and the chair.
fn seats_held(facts: &Facts, seat: Seat) -> i16 {
    if !facts.options.has(Switch::Turmoil) {
        return 0;
    }
    let (committee, own) = (&facts.committee, Delegate::Of(seat));
    committee.led_by(own).count() as i16 + i16::from(committee.chairman == Some(own))
}

/// VP that a card brings this player, played events included (BASE-SCORE-06). Of a card that is not on the player's
/// table: what it would bring there as things lie.
///
/// ```
/// # #[cfg(feature = "scenario")] {
/// use viriditas::mars::cards::BIRDS;
/// use viriditas::kit::{Rules, Seat};
/// use viriditas::mars::{card_points, scenario::table};
///
/// let game = table(2).played(&[BIRDS]).on_card(BIRDS, 3).start();
/// assert_eq!(card_points(game.facts(), Seat::default(), BIRDS.id), 3);
/// # }
/// ```
pub fn card_points(facts: &Facts, seat: Seat, id: CardId) -> i16 {
    card(id)
        .points
        .map_or(0, |points| amount(facts, points, CountContext::card(seat, id, CountPurpose::Points)))
}

/// What an award counts for a player.
pub fn award_count(facts: &Facts, award: u8, seat: Seat) -> i32 {
    let counts = facts.award(award).map_or(&[][..], |award| award.of);
    counts.iter().map(|&of| i32::from(count(facts, of, CountContext::seat(seat, CountPurpose::Award)))).sum()
}

/// VP that an award gives each player (BASE-AWARD-04 to BASE-AWARD-07).
pub fn award_points(facts: &Facts, award: u8) -> BySeat<i16> {
    let mut points = BySeat::default();
    let seats = Seats::first(facts.options.players);
    let best = seats.iter().map(|seat| award_count(facts, award, seat)).max();
    let firsts = seats.iter().filter(|&seat| Some(award_count(facts, award, seat)) == best);
    let mut count = 0;
    for seat in firsts {
        points[seat] = AWARD_POINTS[0];
        count += 1;
    }
    if count == 1 && facts.options.players > 2 {
        let rest = || seats.iter().filter(|&seat| points[seat] == 0);
        let second = rest().map(|seat| award_count(facts, award, seat)).max();
        let seconds: Seats = rest().filter(|&seat| Some(award_count(facts, award, seat)) == second).collect();
        for seat in seconds.iter() {
            points[seat] = AWARD_POINTS[1];
        }
    }
    points
}

/// How the game came out, read from the table as it lies (BASE-GOAL-01, BASE-SCORE-08).
pub fn outcome(facts: &Facts) -> Outcome {
    if facts.is_solo() && !facts.is_won_alone() {
        return Outcome::Lost;
    }
    let seats = Seats::first(facts.options.players);
    let rank = |seat: Seat| (score(facts, seat).total(), facts.players[seat].stock[Resource::MegaCredits]);
    let best = seats.iter().map(rank).max();
    Outcome::Won(seats.iter().filter(|&seat| Some(rank(seat)) == best).collect())
}
