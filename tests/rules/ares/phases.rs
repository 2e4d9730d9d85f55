//! What the five phases do, and their bonuses.

use super::*;
use Phase::{Action, Construction, Development, Production, Research};

/// ARES-PHASE-06, ARES-PHASE-07.
#[test]
fn in_development_one_green_card_is_played_for_three_less_by_a_chooser() {
    let position = table(2).phase(Development);
    let mut game = position.seat(0).chose(Development).hand(&[MINE, LICHEN, BIRDS]).money(20).start();
    assert_eq!(game.refuses(0, play(&BIRDS)), Refusal::OtherPhase(CardColour::Blue));
    game.does(0, play(&MINE));
    assert_eq!(game.money(0), 13);
    assert_eq!(game.refuses(0, play(&LICHEN)), Refusal::NoMorePlays);
}

/// ARES-PHASE-06, ARES-PHASE-08, ARES-PLAY-06: the first refusal is the phase, and what else hinders is told with it.
#[test]
fn of_several_hindrances_of_a_card_the_phase_is_named_first_and_each_of_the_others_too() {
    let game =
        table(2).phase(Development).hand(&[BIRDS, BREATHING_FILTERS]).temperature(-30).oxygen(0).start();
    for (card, colour) in [(&BIRDS, CardColour::Blue), (&BREATHING_FILTERS, CardColour::Red)] {
        let first = game.refuses(0, play(card));
        assert_eq!(first, Refusal::OtherPhase(colour));
        let all: Vec<Refusal> = game.facts().hindrances(Seat::ALL[0], card.id).collect();
        assert_eq!(all.first(), Some(&first));
        assert!(all.iter().any(|it| matches!(it, Refusal::Zone { .. })), "{all:?}");
    }
}

/// ARES-PHASE-08.
#[test]
fn in_construction_one_blue_or_red_card_is_played() {
    let hand = [RESEARCH, INTERNS, LICHEN];
    let mut game = table(2).phase(Construction).hand(&hand).money(20).start();
    assert_eq!(game.refuses(0, play(&LICHEN)), Refusal::OtherPhase(CardColour::Green));
    assert!(game.offers(0).contains(&play(&INTERNS)));
    game.does(0, play(&RESEARCH));
    assert_eq!(game.refuses(0, play(&INTERNS)), Refusal::NoMorePlays);
    assert_eq!(game.refuses(0, Choice::DrawBonus), Refusal::NotOffered);
}

/// ARES-PHASE-09.
#[test]
fn the_bonus_of_construction_is_a_card_before_or_after_or_one_more_play() {
    let position = || {
        table(2).phase(Construction).chose(Construction).hand(&[RESEARCH, INTERNS]).money(20).deck(&[MINE])
    };
    let mut before = position().start();
    before.does(0, Choice::DrawBonus);
    assert!(before.hand(0).contains(&MINE.id));
    before.does(0, play(&INTERNS));
    assert_eq!(before.refuses(0, play(&RESEARCH)), Refusal::NoMorePlays);

    let mut after = position().start();
    after.all(0, &[play(&INTERNS), Choice::DrawBonus]);
    assert!(after.hand(0).contains(&MINE.id));
    assert_eq!(after.refuses(0, Choice::DrawBonus), Refusal::NotOffered);

    let mut twice = position().start();
    twice.all(0, &[play(&INTERNS), play(&RESEARCH)]);
    assert_eq!(twice.refuses(0, Choice::DrawBonus), Refusal::NotOffered);
}

/// ARES-PHASE-10, ARES-PHASE-11, ARES-CARD-11. Ruling: Q-ARES-13.
#[test]
fn each_action_is_used_once_and_one_of_them_twice_by_a_chooser() {
    let position =
        || table(2).phase(Action).corporation(&CELESTIOR).played(&[CIRCUIT_BOARD_FACTORY, ARTIFICIAL_JUNGLE]);
    let mut game = position().plants(3).start();
    game.all(0, &[act(&CIRCUIT_BOARD_FACTORY), act(&CELESTIOR), act(&ARTIFICIAL_JUNGLE)]);
    assert_eq!(game.refuses(0, act(&CIRCUIT_BOARD_FACTORY)), Refusal::Used);

    let mut game = position().plants(3).chose(Action).start();
    game.all(0, &[act(&CIRCUIT_BOARD_FACTORY), act(&CELESTIOR), act(&CELESTIOR), act(&ARTIFICIAL_JUNGLE)]);
    assert_eq!(game.refuses(0, act(&CIRCUIT_BOARD_FACTORY)), Refusal::Used);
    assert_eq!(game.refuses(0, act(&CELESTIOR)), Refusal::Used, "a third time");
}

/// ARES-PHASE-10: a use is of one of the alternatives.
#[test]
fn an_action_with_alternatives_is_used_once_in_one_of_them() {
    let bacteria = GHG_PRODUCING_BACTERIA;
    let mut game = table(2).phase(Action).played(&[bacteria]).stored(&bacteria, 1).start();
    let second = Choice::Act { card: bacteria.id, way: 1 };
    assert_eq!(game.refuses(0, second), Refusal::NoResources);
    game.does(0, act(&bacteria));
    assert_eq!((game.stored(0, &bacteria), game.refuses(0, second)), (2, Refusal::Used));
}

/// ARES-PHASE-12, ARES-PHASE-13, ARES-PHASE-13.a.
#[test]
fn production_brings_income_and_rating_and_four_more_to_a_chooser() {
    let played = [FOOD_FACTORY, ACQUIRED_COMPANY, COAL_IMPORTS, LICHEN];
    let position = || table(2).phase(Production).seat(0).played(&played).rating(6);
    let gained = |game: &Ares| (game.money(0), game.hand(0).len(), game.heat(0), game.plants(0));
    assert_eq!(gained(&position().chose(Production).start()), (14, 1, 3, 1));
    assert_eq!(gained(&position().start()), (10, 1, 3, 1));
}

/// ARES-PB-03, ARES-PB-03.a, ARES-PB-06.
#[test]
fn production_counts_the_tags_that_were_played_in_the_round() {
    let mut game = table(2).seat(0).played(&[POWER_GRID]).hand(&[GEOTHERMAL_POWER]).money(8).start();
    game.plan(&[Development, Production]);
    game.does(0, play(&GEOTHERMAL_POWER));
    assert_eq!(game.facts().income(seat(0)).heat, 2);
    game.finish();
    assert_eq!((game.money(0), game.heat(0)), (3 + 2 + 5, 2), "3 by the bonus, 2 for tags, 5 for the rating");
}

/// ARES-PHASE-14, ARES-PHASE-15.
#[test]
fn research_draws_two_and_keeps_one_or_five_and_two_for_a_chooser() {
    let mut game = table(2).phase(Research).seat(0).chose(Research).start();
    assert_eq!([0, 1].map(|number| game.player(number).phase_state.looked.len()), [5, 2]);
    assert_eq!(game.asks(0), Some(Question::Keep { left: 2 }));
    for _ in 0..2 {
        let kept = game.offers(0)[0];
        game.does(0, kept);
    }
    let kept = game.offers(1)[1];
    game.does(1, kept);
    game.finish();
    assert_eq!([0, 1].map(|number| game.hand(number).len()), [2, 1]);
    assert_eq!((game.facts().cards.discards(), game.money(0)), (4, 0), "for no M€");
}

/// ARES-PHASE-14: cards change what is drawn and kept.
#[test]
fn research_cards_draw_and_keep_more() {
    let research =
        |cards: &[Card]| table(2).phase(Research).corporation(&THARSIS_REPUBLIC).played(cards).start();
    let [plain, more] = [&[][..], &[INTERNS, EXTENDED_RESOURCES]].map(research);
    assert_eq!(plain.facts().research(seat(0)), (3, 2));
    assert_eq!(more.facts().research(seat(0)), (5, 3));
    assert_eq!(more.player(0).phase_state.looked.len(), 5);
}

/// ARES-CARD-08, ARES-CARD-09.
#[test]
fn an_effect_answers_each_time_after_its_card_is_played() {
    let hand = [OPTIMAL_AEROBRAKING, RESEARCH, TECHNOLOGY_DEMONSTRATION];
    let mut game = table(2).phase(Construction).chose(Construction).hand(&hand).money(40).start();
    game.does(0, play(&OPTIMAL_AEROBRAKING));
    assert_eq!((game.heat(0), game.plants(0)), (0, 0));
    game.does(0, play(&RESEARCH));
    assert_eq!((game.heat(0), game.plants(0)), (2, 2));
}

/// ARES-PHASE-12: each card that is produced is drawn.
#[test]
fn production_draws_as_many_cards_as_are_produced() {
    let mut game = table(2).seat(0).played(&[ENERGY_STORAGE, AUTOMATED_FACTORIES]).start();
    game.plan(&[Production, Production]);
    assert_eq!([0, 1].map(|number| game.hand(number).len()), [3, 0]);
}

/// ARES-PHASE-08: the permission for the fewest colours is used up first, and the wider one is left.
#[test]
fn a_card_uses_up_the_permission_for_the_fewest_colours() {
    let permits_all = |card: &&Card| {
        let mut steps = card.triggers.iter().flat_map(|trigger| trigger.steps);
        steps.any(|step| *step == Effect::ExtraPlay(&CardColour::ALL))
    };
    let permitting = *SYNTHETIC_CARDS.iter().find(permits_all).expect("a card that permits all colours");
    let hand = [ASSET_LIQUIDATION, BIRDS, MINE];
    let mut game =
        table(2).phase(Construction).oxygen(12).played(&[permitting]).hand(&hand).money(90).start();
    // It permits one more blue or red card, and its science tag brings a permission for any colour.
    game.all(0, &[play(&ASSET_LIQUIDATION), play(&BIRDS)]);
    assert!(game.offers(0).contains(&play(&MINE)));
}

/// The cards in play that hear of a card follow each other by their numbers.
#[test]
fn of_several_cards_that_hear_of_a_card_the_lowest_number_comes_first() {
    let is_plain = |card: &&Card| {
        let gains = |step: &Effect| matches!(step, Effect::Gain(..));
        let is_heard = |trigger: &Trigger| {
            matches!(trigger.cause, Cause::Plays { .. }) && trigger.steps.iter().all(gains)
        };
        !card.triggers.is_empty() && card.triggers.iter().all(is_heard)
    };
    let hearing: Vec<Card> = all().filter(is_plain).filter(|card| card.colour.is_some()).copied().collect();
    let mut most = 0;
    for card in [RESEARCH, INTERNS, BIRDS, LARGE_CONVOY, INTERPLANETARY_CONFERENCE, WORK_CREWS] {
        let position = table(2).phase(Construction).oxygen(14).temperature(8).played(&hearing);
        let mut game = position.hand(&[card]).money(90).start();
        let mut heard = EventLog::all();
        game.play(seat(0), play(&card), &mut heard).expect("it is offered");
        let card_of = |origin: &Origin| match *origin {
            Origin::Effect(id) if id != card.id => Some(id.number()),
            _ => None,
        };
        let order: Vec<u16> = heard.origins().iter().filter_map(card_of).collect();
        assert!(order.is_sorted(), "{}: {order:?}", card.name);
        let mut differing = order;
        differing.dedup();
        most = most.max(differing.len());
    }
    assert!(most > 1, "{most} cards heard of one");
}
