//! How everyone stands: who has or leads each milestone and award, by how much, and how fast the planet changes.

use crate::kit::{BySeat, Seat, Seats};
use crate::mars::cards::Parameter;
use crate::mars::maps::{Award, Milestone, Track};
use crate::mars::{
    CountContext, CountPurpose, Facts, MOST_CLAIMED, Mars, Rules as _, award_count, award_points, count,
};
use crate::table::{Table, TrackPace};

/// How everyone stands with a milestone.
#[derive(Clone, Copy, Debug)]
pub struct MilestoneStanding {
    /// Which one.
    pub milestone: &'static Milestone,
    /// Who has claimed it.
    pub owner: Option<Seat>,
    /// Whether it may still be claimed: three may be (BASE-MILE-03).
    pub is_open: bool,
    /// How much everyone has of what it counts.
    pub counts: BySeat<i32>,
}

impl MilestoneStanding {
    /// How much a seat lacks to claim it.
    pub fn lacks(&self, seat: Seat) -> i32 {
        (i32::from(self.milestone.at_least) - self.counts[seat]).max(0)
    }
}

/// How everyone stands with an award.
#[derive(Clone, Copy, Debug)]
pub struct AwardStanding {
    /// Which one.
    pub award: &'static Award,
    /// Who has funded it.
    pub funder: Option<Seat>,
    /// Whether it may still be funded: three may be (BASE-AWARD-02).
    pub is_open: bool,
    /// How much everyone has of what it counts.
    pub counts: BySeat<i32>,
    /// Its VP for everyone if the game ended now and it is funded.
    pub points: BySeat<i16>,
    seats: Seats,
}

impl AwardStanding {
    /// Who is first: several where they are equal (BASE-AWARD-06).
    pub fn first(&self) -> Seats {
        self.places().0
    }

    /// Who is second and gains VP for it: nobody behind several that are first, and in a game of two
    /// (BASE-AWARD-05, BASE-AWARD-06).
    pub fn second(&self) -> Seats {
        self.places().1
    }

    /// How much the first place is ahead of the next best count; nothing where several share it.
    pub fn lead(&self) -> i32 {
        let (first, _) = self.places();
        let best = |seats: &mut dyn Iterator<Item = Seat>| seats.map(|seat| self.counts[seat]).max();
        let rest = best(&mut self.seats.iter().filter(|&seat| !first.contains(seat)));
        match (first.len(), best(&mut first.iter()), rest) {
            (1, Some(best), Some(rest)) => best - rest,
            _ => 0,
        }
    }

    fn places(&self) -> (Seats, Seats) {
        let most = self.seats.iter().map(|seat| self.points[seat]).max().unwrap_or_default();
        let with = |points: i16| self.seats.iter().filter(|&seat| self.points[seat] == points).collect();
        let second =
            self.seats.iter().map(|seat| self.points[seat]).filter(|&points| points < most && points > 0);
        (with(most), second.max().map(with).unwrap_or_default())
    }
}

/// Each milestone of the game.
pub fn milestone_standings(facts: &Facts) -> Vec<MilestoneStanding> {
    let is_open = facts.milestones.iter().flatten().count() < MOST_CLAIMED;
    let standing = |(place, milestone): (usize, &'static Milestone)| {
        let owner = facts.milestones[place];
        let context = |seat| CountContext::seat(seat, CountPurpose::Milestone);
        let counts = by_seat(facts, |seat| i32::from(count(facts, milestone.of, context(seat))));
        MilestoneStanding { milestone, owner, is_open: is_open && owner.is_none(), counts }
    };
    facts.milestones().enumerate().map(standing).collect()
}

/// Each award of the game.
pub fn award_standings(facts: &Facts) -> Vec<AwardStanding> {
    let is_open = facts.awards.len() < MOST_CLAIMED;
    let standing = |(place, award): (u8, &'static Award)| {
        let funder = facts.awards.iter().find(|(of, _)| *of == place).map(|&(_, seat)| seat);
        AwardStanding {
            award,
            funder,
            is_open: is_open && funder.is_none(),
            counts: by_seat(facts, |seat| award_count(facts, place, seat)),
            points: award_points(facts, place),
            seats: Seats::first(facts.options.players),
        }
    };
    (0..).zip(facts.awards()).map(standing).collect()
}

/// How fast the tracks of the planet moved for which the end of the game waits (BASE-END-01).
pub fn pace(table: &Table<Mars>) -> TrackPace<{ Parameter::ALL.len() }> {
    let view = table.view(None);
    let facts = view.facts();
    let waits = Parameter::ALL.map(|parameter| facts.waits_for(parameter));
    let of = |facts: &Facts, count: &dyn Fn(&Facts, Parameter) -> u8| {
        let counted =
            |parameter: Parameter| if waits[parameter as usize] { count(facts, parameter) } else { 0 };
        Parameter::ALL.map(counted)
    };
    let steps = |facts: &Facts, parameter| {
        facts.track(parameter).map_or(0, |track| track.steps_to(facts.level(parameter)))
    };
    let all = of(facts, &|facts, parameter| facts.track(parameter).map_or(0, Track::steps));
    table.pace(all, |game| of(game.facts(), &steps))
}

fn by_seat(facts: &Facts, of: impl Fn(Seat) -> i32) -> BySeat<i32> {
    let mut counts = BySeat::default();
    for seat in Seats::first(facts.options.players).iter() {
        counts[seat] = of(seat);
    }
    counts
}
