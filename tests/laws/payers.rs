//! The laws of paying where synthetic cards let microbes and floaters pay.

use crate::laws::checker::any_game::{each_is_accepted, well_formed};
use crate::laws::checker::{self, Law, Sample, Tally, hold, payment, table};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::cards::Resource::{Heat, MegaCredits, Plants};
use viriditas::mars::cards::{
    BALLOON_CONVOY, CREEPING_MATS, HELION, JEALOUS_FOUNDERS, LOCAL_HEAT_TRAPPING, OPEN_ARCHIVES,
    SEEDED_SPORES, THARSIS_REPUBLIC,
};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Mars, Setup, Switch};

/// Games in which synthetic cards let microbes and floaters pay, and change what cards cost.
#[test]
fn payments_hold_with_payers_that_no_box_has() {
    let mut payments = 0;
    for seed in 0..60 {
        let corporation = if seed % 2 == 0 { HELION } else { THARSIS_REPUBLIC };
        let position = Scenario::new(Setup::new(2).with(Switch::Synthetic))
            .seed(seed)
            .seat(0)
            .corporation(corporation)
            .rating(30);
        let position = position.played(&[CREEPING_MATS, BALLOON_CONVOY]);
        let position = position.on_card(CREEPING_MATS, 9).on_card(BALLOON_CONVOY, 9);
        let position = position.hand(&[SEEDED_SPORES, LOCAL_HEAT_TRAPPING]).production(Heat, 3);
        let position = position.production(MegaCredits, 8).stock(Heat, 7).stock(Plants, 9).money(9);
        let founders = if seed % 3 == 0 { JEALOUS_FOUNDERS } else { OPEN_ARCHIVES };
        let game = position.seat(1).played(&[founders]).start();
        match check(game, seed, 250) {
            Ok(made) => payments += made,
            Err(law) => panic!("seed {seed}: {law:?}"),
        }
    }
    assert!(payments > 10_000, "{payments}");
}

/// Whole games with the synthetic cards among the others.
#[test]
fn every_law_holds_where_the_synthetic_cards_are_in() {
    let sample = Sample { copies: 4, playouts: 60 };
    let mut tally = Tally::default();
    for game in 0..30 {
        let setup = Setup::new(1 + (game % 5) as u8).with(Switch::Synthetic);
        if let Err(broken) = checker::check(setup, 5_000 + game, sample, &mut tally) {
            panic!("{broken}");
        }
    }
}

/// Plays random answers from a position, up to so many, and checks what can be checked without a record of its
/// beginning; how many payments were made.
fn check(mut game: Mars, seed: u64, answers: u32) -> Result<u64, Law> {
    let mut rng = Rng::new(Seed(seed));
    let mut folded = game.facts().clone();
    let mut payments = 0;
    for _ in 0..answers {
        hold("the events tell the facts", folded == *game.facts(), || {
            table::difference(&folded, game.facts())
        })?;
        table::within_bounds(game.facts())?;
        for seat in Seat::ALL {
            let offers = well_formed(&game, seat)?;
            payment::is_told_when_asked(&game, seat)?;
            payment::budget_reaches(&game, seat, &offers)?;
            if rng.below(4) == 0 {
                each_is_accepted(&game, seat, &offers)?;
                payments += payment::paid_as_told(&game, seat, &offers, &mut rng)?;
            }
        }
        let Some(seat) = game.asked().iter().next() else { break };
        let offers: Vec<_> = game.choices(seat).collect();
        let choice = offers[rng.below(offers.len() as u32) as usize];
        let mut heard = EventLog::all();
        let prices = payment::prices_together(&game);
        let played = game.play(seat, choice, &mut heard);
        hold("an offer is accepted", played.is_ok(), || format!("{choice:?}: {played:?}"))?;
        payment::bought_as_told(&prices, heard.events())?;
        heard.events().iter().for_each(|&event| Mars::commit(&mut folded, event));
    }
    Ok(payments)
}
