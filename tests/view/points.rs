//! Where the points of a game came from.

use viriditas::ares;
use viriditas::games::{AresTable, MarsTable};
use viriditas::kit::{BySeat, Rng, Seat, Seated, Seed};
use viriditas::mars::view::{cards_by_worth, points_by_generation};
use viriditas::mars::{Setup, Switch, score};
use viriditas::table::{PointsByGeneration, Seating, Table};

/// The terraform rating with which every player of Ares Expedition begins (ARES-SETUP-02).
const ARES_RATING: i32 = 5;

/// A game that chance has played to its end.
pub(super) fn played<G: Seated<Fault: core::fmt::Debug, Refusal: core::fmt::Debug>>(
    setup: G::Setup,
    seed: u64,
) -> Table<G> {
    let mut table = Table::<G>::new(setup, Seed(seed), Seating::default()).expect("the set-up is possible");
    let mut rng = Rng::new(Seed(seed));
    while let Some(seat) = table.asked().iter().next() {
        let offers = table.offers(seat);
        let choice = offers[rng.below(offers.len() as u32) as usize];
        table.play(seat, choice).expect("an offer is accepted");
    }
    table
}

/// Games of one to five players, and one of them with the committee and every other box that brings points.
pub(super) fn games() -> Vec<MarsTable> {
    let many =
        Setup::new(4).with(Switch::Prelude).with(Switch::Venus).with(Switch::Colonies).with(Switch::Turmoil);
    let setups = (1..=5).map(Setup::new).chain([many]);
    setups.zip(1..).map(|(setup, seed)| played(setup, seed)).collect()
}

pub(super) fn games_of_ares() -> Vec<AresTable> {
    (0..12).map(|seed| played(ares::Setup::new(1 + (seed % 4) as u8), seed)).collect()
}

pub(super) fn totals(table: &MarsTable) -> BySeat<i32> {
    let view = table.view(None);
    BySeat(Seat::ALL.map(|seat| {
        let is_there = table.seats().contains(seat);
        if is_there { score(view.facts(), seat).total().into() } else { 0 }
    }))
}

fn ares_totals(table: &AresTable) -> BySeat<i32> {
    let view = table.view(None);
    BySeat(
        Seat::ALL.map(|seat| if table.seats().contains(seat) { view.facts().score(seat).total } else { 0 }),
    )
}

/// Compares the rows with the game as each generation began, played again, and as it ended.
fn compare(points: &PointsByGeneration, begun: impl Iterator<Item = BySeat<i32>>, last: BySeat<i32>) {
    let rows: Vec<BySeat<i32>> = begun.chain([last]).collect();
    assert_eq!(points.rows(), rows);
}

/// BASE-BOARD-01, SOLO-SETUP-10: the chart begins with the terraform rating of everyone and ends with the final score.
#[test]
fn the_points_by_generation_begin_with_the_rating_and_end_with_the_final_score() {
    for table in games() {
        let points = points_by_generation(&table);
        let begun = [0].into_iter().chain(table.generations());
        compare(&points, begun.map(|answers| totals(&table.after(answers))), totals(&table));
        let facts = table.view(None);
        assert_eq!(
            points.rows().len(),
            usize::from(facts.facts().generation) + 1,
            "{} players",
            table.seats().len()
        );
        let rating = if table.seats().len() == 1 { 14 } else { 20 };
        for seat in table.seats().iter() {
            assert_eq!(points.rows()[0][seat], rating, "{} players", table.seats().len());
        }
    }
}

/// ARES-SETUP-02, ARES-END-03: the chart begins with the terraform rating of everyone and ends with the final score.
#[test]
fn the_points_by_round_begin_with_the_rating_and_end_with_the_final_score() {
    for table in games_of_ares() {
        let points = ares::points_by_round(&table);
        let begun = [0].into_iter().chain(table.generations());
        compare(&points, begun.map(|answers| ares_totals(&table.after(answers))), ares_totals(&table));
        let view = table.view(None);
        assert_eq!(
            points.rows().len(),
            usize::from(view.facts().round) + 1,
            "{} players",
            table.seats().len()
        );
        for seat in table.seats().iter() {
            assert_eq!(points.rows()[0][seat], ARES_RATING, "{} players", table.seats().len());
        }
    }
}

/// ARES-END-01, ARES-PLAN-01: where nobody but players raises Mars, its steps and oceans are those of the players, some of whom raise a last
/// step together; everyone chose a phase in each round.
#[test]
fn the_steps_of_mars_are_those_of_the_players_and_everyone_chose_a_phase_a_round() {
    for table in games_of_ares().iter().filter(|table| table.seats().len() > 1) {
        let mars = ares::mars_by_round(table);
        let deeds = ares::deeds(table, None);
        let view = table.view(None);
        assert!(mars.is_sorted() && mars[0] == 0, "{mars:?}");
        let raised: u16 = table.seats().iter().map(|seat| deeds.raised[seat]).sum();
        let done = *mars.last().expect("a round");
        assert!((done..done + 12).contains(&raised), "{raised} for {done}");
        for seat in table.seats().iter() {
            let chosen: u16 = deeds.chosen[seat].iter().sum();
            assert_eq!(chosen, u16::from(view.facts().round));
            assert!(deeds.chosen[seat].iter().filter(|&&times| times > 0).count() > 1);
        }
    }
}

fn is_falling(points: &[i16]) -> bool {
    points.is_sorted_by(|one, next| one >= next) && !points.contains(&0)
}

/// BASE-SCORE-06.
#[test]
fn the_worth_of_the_cards_is_the_line_of_cards_in_the_score() {
    for table in games() {
        let view = table.view(None);
        for seat in table.seats().iter() {
            let worth: Vec<i16> =
                cards_by_worth(view.facts(), seat).into_iter().map(|(_, points)| points).collect();
            assert_eq!(worth.iter().sum::<i16>(), score(view.facts(), seat).cards);
            assert!(is_falling(&worth), "{worth:?}");
        }
    }
}

/// ARES-END-03.
#[test]
fn the_worth_of_the_cards_of_ares_expedition_is_that_of_the_score() {
    let mut all = 0;
    for table in games_of_ares() {
        let view = table.view(None);
        for seat in table.seats().iter() {
            let worth: Vec<i16> =
                ares::cards_by_worth(view.facts(), seat).into_iter().map(|(_, points)| points).collect();
            assert_eq!(worth.iter().sum::<i16>(), view.facts().score(seat).cards);
            assert!(is_falling(&worth), "{worth:?}");
            all += worth.len();
        }
    }
    assert!(all > 10, "{all} cards with points");
}
