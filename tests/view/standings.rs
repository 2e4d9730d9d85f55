//! How everyone stands while a game is played.

use viriditas::ares;
use viriditas::games::{AresTable, MarsTable, ares_answer, mars_answer};
use viriditas::kit::{Rules, Seats, Seed};
use viriditas::mars::cards::{Parameter, Resource};
use viriditas::mars::scenario::{Scenario, seat, table};
use viriditas::mars::view::{AwardStanding, award_standings, milestone_standings, missing_steps, pace};
use viriditas::mars::{MILESTONE_POINTS, Setup, Switch, score};
use viriditas::table::{Bot, LastGeneration, Seating, TrackPace};

/// Everyone with so much heat, which Thermalist counts, and the seat with this number has funded it.
fn with_heat(heat: &[u16]) -> AwardStanding {
    let mut scenario = table(heat.len() as u8).seat(0).award(THERMALIST_PLACE);
    for (number, &heat) in (0..).zip(heat) {
        scenario = scenario.seat(number).stock(Resource::Heat, heat);
    }
    award_standings(scenario.start().facts())[usize::from(THERMALIST_PLACE)]
}

/// The place of Thermalist among the awards of Tharsis.
const THERMALIST_PLACE: u8 = 3;

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// BASE-AWARD-04 to BASE-AWARD-07.
#[test]
fn an_award_has_a_first_place_and_a_second_one_unless_several_are_first_or_two_play() {
    let places = |heat: &[u16]| {
        let award = with_heat(heat);
        (award.first(), award.second(), award.lead())
    };
    assert_eq!(places(&[5, 9, 2]), (seats(&[1]), seats(&[0]), 4));
    assert_eq!(places(&[5, 9, 5]), (seats(&[1]), seats(&[0, 2]), 4), "two are second");
    assert_eq!(places(&[9, 9, 5]), (seats(&[0, 1]), seats(&[]), 0), "nobody is second behind two");
    assert_eq!(places(&[0, 0, 0]), (seats(&[0, 1, 2]), seats(&[]), 0));
    assert_eq!(places(&[5, 9]), (seats(&[1]), seats(&[]), 4), "the second of two gains nothing");
    let award = with_heat(&[5, 9, 2]);
    assert_eq!(award.funder, Some(seat(0)));
    assert_eq!(Seats::first(3).iter().map(|seat| award.points[seat]).collect::<Vec<_>>(), [2, 5, 0]);
}

/// BASE-AWARD-02, BASE-AWARD-08, BASE-MILE-03: of what was not among the first three, nothing more comes.
#[test]
fn when_three_are_taken_no_other_milestone_or_award_is_open() {
    let game = table(3).seat(0).award(0).award(1).milestone(0).seat(1).milestone(1).start();
    let open = |is_open: Vec<bool>| is_open.into_iter().filter(|&it| it).count();
    let awards = |facts| open(award_standings(facts).iter().map(|it| it.is_open).collect());
    let milestones = |facts| open(milestone_standings(facts).iter().map(|it| it.is_open).collect());
    assert_eq!((awards(game.facts()), milestones(game.facts())), (3, 3));
    let game = Scenario::of(&game).seat(2).award(2).milestone(2).start();
    assert_eq!((awards(game.facts()), milestones(game.facts())), (0, 0));
    let owners: Vec<_> = milestone_standings(game.facts()).iter().map(|it| it.owner).collect();
    assert_eq!(owners, [Some(seat(0)), Some(seat(1)), Some(seat(2)), None, None]);
    assert_eq!(score(game.facts(), seat(2)).milestones, MILESTONE_POINTS);
}

/// BASE-MILE-06: Terraformer asks for a rating of 35; without it the rating says how much is missing.
#[test]
fn what_is_missing_of_a_milestone_is_told_until_nothing_is() {
    let lacks = |rating: i16| {
        let game = table(2).rating(rating).start();
        milestone_standings(game.facts())[0].lacks(seat(0))
    };
    assert_eq!([20, 34, 35, 40].map(lacks), [15, 1, 0, 0]);
}

/// How good the forecasts of a game are: how many there were when half of all steps was taken, how many of them named the last
/// generation, and how wide they were together.
#[derive(Default)]
struct Forecasts {
    all: u32,
    right: u32,
    width: u32,
}

impl Forecasts {
    fn add<const TRACKS: usize>(&mut self, pace: &TrackPace<TRACKS>, steps: u8, last: u8) {
        let missing: u8 = pace.missing().iter().sum();
        if let Some(LastGeneration { least, most }) = pace.last_generation().filter(|_| missing * 2 < steps) {
            self.all += 1;
            self.right += u32::from((least..=most).contains(&last));
            self.width += u32::from(most - least);
        }
    }
}

/// BASE-END-01: over games that bots have played, four of five forecasts name the generation that was the last one.
#[test]
fn the_last_generation_is_mostly_among_those_that_are_foreseen() {
    let mut forecasts = Forecasts::default();
    for seed in 0..24 {
        let setup = Setup::new(2 + (seed % 4) as u8);
        let setup = if seed % 2 == 0 { setup } else { setup.with(Switch::Prelude).with(Switch::Colonies) };
        let mut table =
            MarsTable::new(setup, Seed(seed), Seating::default()).expect("the set-up is possible");
        while let Some(seat) = table.asked().iter().next() {
            let chosen = mars_answer(&table, seat, Bot::Greedy).expect("a bot has an answer");
            table.play(seat, chosen.choice).expect("a bot takes an offer");
        }
        let last = table.view(None).facts().generation;
        for at in table.generations() {
            forecasts.add(&pace(&table.after(at)), 42, last);
        }
        assert_eq!(pace(&table).missing(), [0; Parameter::ALL.len()]);
        assert_eq!(pace(&table).last_generation(), Some(LastGeneration { least: last, most: last }));
        assert_eq!(pace(&table).taken().count(), usize::from(last) - 1);
    }
    let Forecasts { all, right, width } = forecasts;
    println!(
        "{right} of {all} forecasts were right, {:.1} generations wide",
        f64::from(width) / f64::from(all)
    );
    assert!(all > 60 && right * 5 >= all * 4, "{right} of {all}");
    assert!(width <= all * 3, "{width} generations in {all} forecasts");
}

/// BASE-END-01, VENUS-01: the end waits for no other track.
#[test]
fn the_pace_is_that_of_the_tracks_for_which_the_end_waits() {
    for seed in 0..2 {
        let mut table = MarsTable::new(Setup::new(2).with(Switch::Venus), Seed(seed), Seating::default())
            .expect("the set-up is possible");
        while let Some(seat) = table.asked().iter().next() {
            let chosen = mars_answer(&table, seat, Bot::Greedy).expect("a bot has an answer");
            table.play(seat, chosen.choice).expect("a bot takes an offer");
        }
        for at in table.generations().into_iter().chain([table.answers()]) {
            let then = table.after(at);
            assert_eq!(pace(&then).missing(), missing_steps(then.view(None).facts()).0, "after {at} answers");
        }
    }
}

/// ARES-END-01.
#[test]
fn the_last_round_of_ares_expedition_is_mostly_among_those_that_are_foreseen() {
    let mut forecasts = Forecasts::default();
    for seed in 0..24 {
        let setup = ares::Setup::new(2 + (seed % 3) as u8);
        let mut table =
            AresTable::new(setup, Seed(seed), Seating::default()).expect("the set-up is possible");
        while let Some(seat) = table.asked().iter().next() {
            let choice = ares_answer(&table, seat, Bot::Greedy).expect("a bot has an answer");
            table.play(seat, choice).expect("a bot takes an offer");
        }
        let last = table.view(None).facts().round;
        for at in table.generations() {
            forecasts.add(&ares::pace(&table.after(at), None), 42, last);
        }
    }
    let Forecasts { all, right, width } = forecasts;
    println!("{right} of {all} forecasts were right, {:.1} rounds wide", f64::from(width) / f64::from(all));
    assert!(all > 80 && right * 3 >= all * 2, "{right} of {all}");
}
