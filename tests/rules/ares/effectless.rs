//! Actions of which nothing comes: offered, and said before.

use super::*;
use Phase::{Action, Construction};
use SpecialResource::{Animal, Microbe};

/// Mars complete.
fn complete() -> Scenario {
    table(2).phase(Action).oxygen(14).temperature(8).face_down(&[])
}

/// Why nothing comes of an answer.
fn why(game: &Ares, choice: Choice) -> Option<Vain> {
    View::of(game, Some(seat(0))).foresee(seat(0), choice).expect("it is offered").vain
}

const fn way(card: &Card, way: u8) -> Choice {
    Choice::Act { card: card.id, way }
}

/// ARES-ACT-09, ARES-PHASE-10. Ruling: Q-ARES-14.
#[test]
fn an_action_that_raises_a_full_track_says_so_and_takes_its_price() {
    let oxygen = Vain::AtMaximum(ZoneTrack::Oxygen);
    let temperature = Vain::AtMaximum(ZoneTrack::Temperature);
    for (card, number, reason) in [
        (AQUIFER_PUMPING, 0, Vain::AllOceans),
        (VOLCANIC_POOLS, 0, Vain::AllOceans),
        (WATER_IMPORT_FROM_EUROPA, 0, Vain::AllOceans),
        (NITRITE_REDUCING_BACTERIA, 1, Vain::AllOceans),
        (DEVELOPED_INFRASTRUCTURE, 0, temperature),
        (WOOD_BURNING_STOVES, 0, temperature),
        (GHG_PRODUCING_BACTERIA, 1, temperature),
        (IRONWORKS, 0, oxygen),
        (REGOLITH_EATERS, 1, oxygen),
    ] {
        let rich = |position: Scenario| {
            let rich = position.played(&[card]).money(20).heat(7).plants(7);
            if card.holds.is_some() { rich.stored(&card, 3) } else { rich }
        };
        let mut game = rich(complete()).start();
        let choice = way(&card, number);
        assert_eq!(why(&game, choice), Some(reason), "{}", card.name);
        let before = game.player(0).board;
        let events = game.does(0, choice);
        let is_price =
            |event: &Event| matches!(event, Event::Used { .. } | Event::Paid { .. } | Event::Removed { .. });
        assert!(events.iter().all(is_price) && events.len() == 2, "{}: {events:?}", card.name);
        assert!(game.player(0).board != before, "{}: its price is paid", card.name);
        assert_eq!(why(&rich(table(2).phase(Action)).start(), choice), None, "{}", card.name);
    }
}

/// ARES-PLAY-08. Ruling: Q-ARES-14.
#[test]
fn an_action_whose_resource_no_card_can_hold_says_so() {
    let both: &[SpecialResource] = &[Animal, Microbe];
    for (card, number, kinds) in [
        (SYMBIOTIC_FUNGUS, 0, &[Microbe][..]),
        (CONSERVED_BIOME, 0, both),
        (EXTREME_COLD_FUNGUS, 1, &[Microbe][..]),
    ] {
        let choice = way(&card, number);
        let mut game = table(2).phase(Action).played(&[card]).start();
        let reason = why(&game, choice);
        assert_eq!(reason, Some(Vain::NoHolder { kinds, bearer: Bearer::Other }), "{}", card.name);
        assert_eq!(game.does(0, choice), [Event::Used { seat: seat(0), card: card.id }]);
        assert_eq!(game.refuses(0, choice), Refusal::Used);
        assert_eq!(why(&table(2).phase(Action).played(&[card, TARDIGRADES]).start(), choice), None);
    }
}

/// Ruling: Q-ARES-14: it may be worth it where own cards count actions.
#[test]
fn assembly_lines_hear_of_an_action_without_effect() {
    let mut game = table(2).phase(Action).played(&[SYMBIOTIC_FUNGUS, ASSEMBLY_LINES]).start();
    assert!(why(&game, act(&SYMBIOTIC_FUNGUS)).is_some());
    game.does(0, act(&SYMBIOTIC_FUNGUS));
    assert_eq!(game.money(0), 1);
}

/// Rulings: Q-ARES-12, Q-ARES-14.
#[test]
fn whatever_draws_says_so_where_no_card_is_left() {
    let empty = |phase| table(2).phase(phase).rest(Rest::Nowhere).money(9).heat(9);
    let played = [AI_CENTRAL, DEVELOPMENT_CENTER, ADVANCED_SCREENING_TECHNOLOGY, REDRAFTED_CONTRACTS];
    let mut game = empty(Action).played(&played).hand(&[MINE, LICHEN]).start();
    for card in &played {
        assert_eq!(why(&game, act(card)), Some(Vain::NoCards), "{}", card.name);
    }
    game.does(0, act(&REDRAFTED_CONTRACTS));
    assert_eq!(why(&game, Choice::Amount(1)), Some(Vain::NoCards));
    let game = empty(Construction).chose(Construction).start();
    assert_eq!(why(&game, Choice::DrawBonus), Some(Vain::NoCards));
    let mut game = empty(Construction).played(&[MARS_UNIVERSITY]).hand(&[INTERNS, MINE]).start();
    game.does(0, play(&INTERNS));
    assert_eq!(why(&game, pick(&MINE)), Some(Vain::NoCards), "a card would be discarded for nothing");
    let draws = table(2).phase(Construction).chose(Construction).start();
    assert_eq!(why(&draws, Choice::DrawBonus), None);
}

/// ARES-PLAY-08: what else the card or the action does is done.
#[test]
fn a_part_without_effect_is_named() {
    let lost = |game: &Ares, choice| {
        let forecast = View::of(game, Some(seat(0))).foresee(seat(0), choice).expect("it is offered");
        assert_eq!(forecast.vain, None);
        forecast.lost.iter().map(|lost| lost.why).collect::<Vec<_>>()
    };
    let game = complete().played(&[STEELWORKS]).heat(6).start();
    assert_eq!(lost(&game, act(&STEELWORKS)), [Vain::AtMaximum(ZoneTrack::Oxygen)]);
    let hand = [TOWING_A_COMET, IMPORTED_NITROGEN, LARGE_CONVOY];
    let game = complete().phase(Construction).hand(&hand).money(60).start();
    let both = [Vain::AtMaximum(ZoneTrack::Oxygen), Vain::AllOceans];
    assert_eq!(lost(&game, play(&TOWING_A_COMET)), both);
    assert_eq!(lost(&game, play(&IMPORTED_NITROGEN)).len(), 2, "no card for animals, none for microbes");
    assert_eq!(lost(&game, play(&LARGE_CONVOY)), [Vain::AllOceans], "plants can be chosen");
}

/// Ruling: Q-ARES-14: never proposed.
#[test]
fn what_the_action_phase_promises_leaves_out_what_is_in_vain() {
    let game =
        complete().played(&[AQUIFER_PUMPING, CONSERVED_BIOME, ARTIFICIAL_JUNGLE]).money(30).plants(1).start();
    let outlook = game.facts().outlook(seat(0), Action, false);
    assert_eq!(outlook, Outlook::Uses { cards: 1, standard: 1 }, "a card for a plant, and a forest");
}
