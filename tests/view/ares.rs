//! What the page of Ares Expedition reads off a table: what is paid for, what was kept, and which cube is the only one.

use crate::view::points::games_of_ares;
use crate::view::{ANNA, BOB};
use viriditas::ares::cards::{BIRDS, LICHEN, MINE, POWER_GRID, Phase};
use viriditas::ares::scenario::{Scenario, table};
use viriditas::ares::view::log::{log_back, paid_for};
use viriditas::ares::{Choice, Event, Mode, Question, Setup, Stage, StandardAction};
use viriditas::games::{AresTable, Game};
use viriditas::kit::{Rng, Seed};
use viriditas::table::{Seating, Table};

fn seated(position: Scenario) -> AresTable {
    Table::standing(Setup::new(2), Seating::default(), position.start())
}

/// Rules: ARES-PLAY-01, ARES-PHASE-11.
#[test]
fn a_payment_names_the_card_or_the_standard_action_that_it_is_for() {
    let hand = [POWER_GRID, MINE, LICHEN, BIRDS];
    let mut played = seated(table(2).phase(Phase::Development).hand(&hand).money(2));
    assert_eq!(paid_for(&played, ANNA), None, "nothing is bought yet");
    played.play(ANNA, Choice::Play(POWER_GRID.id)).expect("the cards pay for it");
    assert!(matches!(played.view(Some(ANNA)).question(ANNA), Some(Question::SellToPay { .. })));
    let bought = paid_for(&played, ANNA);
    assert!(matches!(bought, Some(Event::Played { seat: ANNA, card, .. }) if card == POWER_GRID.id));
    assert_eq!(paid_for(&played, BOB), None, "another player pays for nothing");

    let mut paid = seated(table(2).phase(Phase::Action).hand(&hand).money(10));
    let ocean = StandardAction::BuyOcean;
    paid.play(ANNA, Choice::Standard(ocean)).expect("the cards pay for it");
    assert_eq!(paid_for(&paid, ANNA), Some(Event::Standard { seat: ANNA, action: ocean }));
}

/// Rules: ARES-PHASE-14, ARES-PHASE-15.
#[test]
fn the_log_counts_how_many_cards_a_player_kept_in_the_research_phase_and_of_how_many() {
    let mut told = 0;
    for table in games_of_ares() {
        let round = table.view(None).facts().round;
        let research = Some(Stage::Resolving(Phase::Research));
        let chapters = log_back(table.entries_back(None), table.told(), round);
        for chapter in chapters.filter(|chapter| chapter.is_over && chapter.stage == research) {
            for group in &chapter.groups {
                let Some((kept, of)) = group.kept() else { continue };
                assert!(0 < kept && kept <= of, "{kept} of {of}: {group:?}");
                assert!(group.headline().is_none() && group.by.is_some());
                told += 1;
            }
        }
    }
    assert!(told > 50, "{told} times");
}

/// Rules: ARES-COOP-03.
#[test]
fn the_only_kind_of_cube_that_is_left_can_be_taken_without_a_question() {
    let mut taken = 0;
    for number in 0..4 {
        let setup = Setup { mode: Mode::Cooperative, ..Setup::new(2) };
        let mut table =
            AresTable::new(setup, Seed(number), Seating::default()).expect("the set-up is possible");
        let mut rng = Rng::new(Seed(number));
        while let Some(seat) = table.asked().iter().next() {
            if let Some(place) = Game::from(table.clone()).only_cube(seat) {
                assert_eq!((place, table.offers(seat)), (0, &[Choice::MoneyCube][..]));
                assert_eq!(table.view(Some(seat)).question(seat), Some(Question::Cube));
                taken += 1;
            }
            let offers = table.offers(seat);
            let choice = offers[rng.below(offers.len() as u32) as usize];
            table.play(seat, choice).expect("an offer is accepted");
        }
    }
    assert!(taken > 0, "the swap cubes were never gone");
}
