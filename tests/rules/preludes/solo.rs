//! Solo games with preludes.

use super::*;

/// A solo game for the rating, in its last generation.
fn last_generation(rating: i16) -> Scenario {
    let setup = Setup::new(1).with(Switch::Prelude).with(Switch::Tr63);
    Scenario::new(setup).generation(12).seat(KIM).rating(rating)
}

/// Rules: PREL-18, PREL-18.a, MIX-14.
#[test]
fn solo_for_a_rating_of_63_is_won_by_buffer_gas_whatever_the_planet_looks_like() {
    let gas = Choice::Project(StandardProject::BufferGas);
    assert_eq!(RATING_TO_WIN, 63);
    let mut game = last_generation(61).money(33).turn(0).start();
    game.answer(gas);
    game.answer(gas);
    assert_eq!((game.rating(KIM), money(&game, KIM)), (63, 1));
    game.answer(Choice::Pass);
    assert_eq!(game.facts().phase, Phase::Over);
    assert_eq!(outcome(game.facts()), Outcome::Won(Seats::only(seat(KIM))));

    let mut game = last_generation(61).money(31).turn(0).start();
    game.answer(gas);
    assert!(!game.offers(gas));
    game.answer(Choice::EndTurn);
    game.answer(Choice::Pass);
    assert_eq!((game.rating(KIM), outcome(game.facts())), (62, Outcome::Lost));
}

/// Rules: PREL-18.
#[test]
fn buffer_gas_is_only_in_solo_games_for_the_rating() {
    let gas = Choice::Project(StandardProject::BufferGas);
    let setups = [
        Setup::new(1),
        Setup::new(1).with(Switch::Prelude),
        with_preludes(2),
        with_preludes(2).with(Switch::Tr63),
    ];
    for setup in setups {
        let game = Scenario::new(setup).seat(KIM).money(100).turn(0).start();
        assert!(!game.all_offers().contains(&gas));
        assert_eq!(game.refusal(gas), Refusal::NotAnAnswer);
        assert!(!game.refused(seat(KIM)).any(|(choice, _)| choice == gas));
    }
    let alone = Setup::new(1).with(Switch::Tr63);
    assert_eq!(
        alone.faults(),
        [Fault::Needs { switch: Switch::Tr63, needs: &[Switch::Prelude, Switch::Turmoil] }]
    );
}

/// Rules: PREL-19, PREL-19.a.
#[test]
fn the_rating_is_checked_after_the_last_production_and_before_the_last_greenery() {
    let mut game = last_generation(62).oxygen(13).stock(Plants, 8).turn(0).start();
    game.answer(Choice::Pass);
    assert_eq!((game.facts().phase, outcome(game.facts())), (Phase::Over, Outcome::Lost));
    assert_eq!((game.stock(KIM, Plants), game.oxygen()), (8, 13));

    let mut game = last_generation(63).oxygen(12).stock(Plants, 8).turn(0).start();
    game.answer(Choice::Pass);
    assert_eq!(game.facts().phase, Phase::Conversion);
    game.answer(Choice::Convert(Conversion::Plants));
    let area = game.offered_areas()[0];
    game.answer(Choice::Space(area));
    assert_eq!((game.rating(KIM), game.oxygen()), (63, 12), "the last greenery raises nothing");
}

/// Rules: MIX-15.
#[test]
fn solo_lasts_14_generations_and_12_with_preludes() {
    let last = |setup: Setup| {
        let (game, _) = begun(setup, 1);
        game.facts().last_generation()
    };
    assert_eq!(last(Setup::new(1)), Some(14));
    assert_eq!(last(Setup::new(1).with(Switch::Prelude)), Some(12));
    assert_eq!(last(Setup::new(1).with(Switch::Prelude).with(Switch::UndealtPreludes)), Some(14));
    assert_eq!(last(with_preludes(2)), None);
}

/// Ruling: Q-MOD-06.
/// Rules: MIX-16, MIX-16.b, MIX-17.
#[test]
fn alone_vitor_has_no_first_action_and_starts_with_48_and_neutral_cities_raise_tharsis_republic() {
    let alone = Setup::new(1).with(Switch::Prelude);
    let begins = |corporation: Card| {
        let position = Scenario::new(alone).at(Moment::SetUp).seat(KIM).corporations(corporation, HELION);
        let mut game = position.preludes(&[BIOFUELS, SUPPLIER, MOHOLE, BIOLAB]).start();
        game.answer(Choice::Card(corporation.id));
        game.answer(Choice::Card(BIOFUELS.id));
        game.answer(Choice::Card(SUPPLIER.id));
        game.answer(Choice::Done);
        while game.facts().phase == Phase::Preludes {
            let offer = game.all_offers()[0];
            game.answer(offer);
        }
        game
    };
    let game = begins(VITOR);
    assert_eq!((money(&game, KIM), game.rating(KIM)), (48, 14));
    assert!(!game.facts().first_action_due.contains(seat(KIM)), "there are no awards");
    assert!(!game.all_offers().iter().any(|it| matches!(it, Choice::Fund(_) | Choice::Claim(_))));
    let game = begins(THARSIS_REPUBLIC);
    assert_eq!(game.production(KIM, MegaCredits), 2);
}

/// Rules: MIX-03.
#[test]
fn two_corporations_are_dealt_from_the_common_deck_of_all_boxes() {
    let mut seen = CardSet::NONE;
    for seed in 0..60 {
        let (game, _) = begun(with_preludes(5), seed);
        let players = game.facts().players.0.iter();
        players.flat_map(|player| player.corporations).for_each(|id| seen.insert(id));
    }
    assert_eq!(seen.len(), 17);
    assert!([POINT_LUNA, VITOR, HELION, TERACTOR].iter().all(|card| seen.contains(card.id)));
}
