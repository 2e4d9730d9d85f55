//! Requirements, and what a card does when it is played.

use super::*;
use Phase::{Action, Construction, Development};

/// ARES-PLAY-06, ARES-BOARD-01, ARES-CARD-16.
#[test]
fn a_card_whose_requirements_are_not_met_cannot_be_played() {
    let position = || {
        table(2)
            .phase(Development)
            .hand(&[BUSHES, ARCHAEBACTERIA, ALGAE, DUSTY_QUARRY, ENERGY_STORAGE])
            .money(40)
    };
    let game = position().temperature(-20).oceans(4).start();
    let zone = |needs, is| Refusal::Zone { track: ZoneTrack::Temperature, needs, is };
    assert_eq!(game.refuses(0, play(&BUSHES)), zone(Zone::Red, Zone::Purple));
    assert!(game.offers(0).contains(&play(&ARCHAEBACTERIA)));
    assert_eq!(game.refuses(0, play(&ALGAE)), Refusal::Oceans { needs: 5, is: 4 });
    assert_eq!(game.refuses(0, play(&DUSTY_QUARRY)), Refusal::Oceans { needs: 3, is: 4 });
    assert_eq!(game.refuses(0, play(&ENERGY_STORAGE)), Refusal::Rating { short: 2 });
    let game = position().temperature(-18).oceans(5).rating(7).start();
    assert!(game.offers(0).contains(&play(&BUSHES)));
    assert_eq!(game.refuses(0, play(&ARCHAEBACTERIA)), zone(Zone::Purple, Zone::Red));
    assert!([play(&ALGAE), play(&ENERGY_STORAGE)].iter().all(|choice| game.offers(0).contains(choice)));
}

/// ARES-PLAY-07, ARES-PLAY-07.a. Ruling: Q-ARES-04.
#[test]
fn requirements_look_at_mars_as_the_phase_began() {
    let game = table(2)
        .oxygen(6)
        .seat(0)
        .hand(&[TOWING_A_COMET])
        .money(22)
        .seat(1)
        .hand(&[BREATHING_FILTERS])
        .money(9);
    let mut game = game.start();
    game.plan(&[Construction, Action]);
    let refusal = Refusal::Zone { track: ZoneTrack::Oxygen, needs: Zone::Yellow, is: Zone::Red };
    assert_eq!(game.refuses(1, play(&BREATHING_FILTERS)), refusal);
    game.all(0, &[play(&TOWING_A_COMET), Choice::Done]);
    assert_eq!(game.refuses(1, play(&BREATHING_FILTERS)), refusal);
    game.finish();
    game.finish();
    game.plan(&[Action, Construction]);
    game.does(1, play(&BREATHING_FILTERS));
}

/// ARES-PLAY-07: tags are counted when the card is played. Ruling: Q-ARES-04.
#[test]
fn tags_played_in_the_phase_meet_requirements() {
    let hand = [RESEARCH, ATMOSPHERE_FILTERING];
    let mut game = table(2).phase(Construction).chose(Construction).hand(&hand).money(11).start();
    assert_eq!(game.refuses(0, play(&ATMOSPHERE_FILTERING)), Refusal::Tags { tag: Tag::Science, short: 2 });
    game.all(0, &[play(&RESEARCH), play(&ATMOSPHERE_FILTERING)]);
}

/// ARES-PLAY-06: a leeway of one zone in all. The refusal names the zone that is enough.
#[test]
fn a_zone_may_be_missed_by_one_with_the_right_card_and_never_by_two() {
    let position = |temperature| {
        table(2)
            .phase(Development)
            .hand(&[BUSHES, DESIGNED_MICROORGANISMS, FARMING])
            .money(40)
            .temperature(temperature)
    };
    let flexible =
        |temperature| position(temperature).corporation(&INVENTRIX).played(&[ADAPTATION_TECHNOLOGY]).start();
    assert!(flexible(-30).offers(0).contains(&play(&BUSHES)), "purple for red");
    assert!(flexible(0).offers(0).contains(&play(&DESIGNED_MICROORGANISMS)), "yellow for red and lower");
    assert!(flexible(0).offers(0).contains(&play(&FARMING)), "yellow for white");
    let refusal = Refusal::Zone { track: ZoneTrack::Temperature, needs: Zone::Yellow, is: Zone::Red };
    assert_eq!(flexible(-10).refuses(0, play(&FARMING)), refusal);
    assert!(position(-30).start().allows(seat(0), &play(&BUSHES)).is_err());
}

/// ARES-PLAY-06: the shift is for the next card of the phase only.
#[test]
fn special_design_shifts_a_zone_for_the_next_card() {
    let hand = [SPECIAL_DESIGN, ARTIFICIAL_LAKE, PERMAFROST_EXTRACTION, INTERNS];
    let position =
        || table(2).phase(Construction).chose(Construction).hand(&hand).money(40).temperature(-10).start();
    assert!(position().allows(seat(0), &play(&ARTIFICIAL_LAKE)).is_err());
    let mut game = position();
    game.all(0, &[play(&SPECIAL_DESIGN), play(&ARTIFICIAL_LAKE)]);
    let refusal = Refusal::Zone { track: ZoneTrack::Temperature, needs: Zone::Yellow, is: Zone::Red };
    assert_eq!(game.refuses(0, play(&PERMAFROST_EXTRACTION)), refusal);
    let mut game = position();
    game.all(0, &[play(&SPECIAL_DESIGN), play(&INTERNS)]);
    assert_eq!(game.refuses(0, play(&ARTIFICIAL_LAKE)), refusal, "another card was the next");
}

/// ARES-PLAY-06: requirements that spend are paid and must be there.
#[test]
fn spends_are_paid_beside_the_price() {
    let hand = [INVESTMENT_LOAN, LOCAL_HEAT_TRAPPING];
    let position =
        |rating, heat| table(2).phase(Construction).hand(&hand).money(1).rating(rating).heat(heat).start();
    assert_eq!(position(0, 0).refuses(0, play(&INVESTMENT_LOAN)), Refusal::Rating { short: 1 });
    let short = Refusal::Stock { stock: Stock::Heat, short: 1 };
    assert_eq!(position(0, 2).refuses(0, play(&LOCAL_HEAT_TRAPPING)), short);
    let mut game = position(1, 3);
    let mut other = game.clone();
    game.does(0, play(&INVESTMENT_LOAN));
    assert_eq!((game.rating(0), game.money(0)), (0, 10));
    other.does(0, play(&LOCAL_HEAT_TRAPPING));
    assert_eq!((other.heat(0), other.plants(0)), (0, 4));
    let moss = table(2).phase(Development).oceans(3).hand(&[MOSS]).money(3).start();
    assert_eq!(moss.refuses(0, play(&MOSS)), Refusal::Stock { stock: Stock::Plants, short: 1 });
}

/// ARES-PLAY-08, ARES-PLAY-09.
#[test]
fn what_has_no_place_or_is_at_its_maximum_is_left_out() {
    let position = table(2).phase(Construction).chose(Construction).temperature(8).oxygen(14).face_down(&[]);
    let mut game = position.hand(&[TOWING_A_COMET, LARGE_CONVOY]).money(60).start();
    game.all(0, &[play(&TOWING_A_COMET), play(&LARGE_CONVOY)]);
    assert_eq!((game.rating(0), game.plants(0)), (5, 2 + 5), "no ocean, no oxygen, and no animal to choose");
}

/// ARES-PLAY-06, ARES-PHASE-06: a card that lets another be played.
#[test]
fn automated_factories_play_a_cheap_green_card_for_nothing() {
    let hand = [AUTOMATED_FACTORIES, MOSS, LICHEN, MINE, POWER_GRID, INTERNS];
    let mut game = table(2).phase(Development).hand(&hand).money(18).start();
    game.does(0, play(&AUTOMATED_FACTORIES));
    let free = Question::FreePlay { card: AUTOMATED_FACTORIES.id, colours: &[CardColour::Green], cost: 9 };
    assert_eq!(game.asks(0), Some(free));
    assert_eq!(game.offers(0), [play(&LICHEN), play(&POWER_GRID), Choice::Decline], "moss lacks oceans");
    assert_eq!(game.refuses(0, play(&MOSS)), Refusal::Oceans { needs: 3, is: 0 });
    game.does(0, play(&POWER_GRID));
    assert_eq!((game.money(0), game.refuses(0, play(&LICHEN))), (0, Refusal::NoMorePlays));
    assert_eq!(game.player(0).board.played.len(), 2);
}

/// ARES-PHASE-08: a card may allow another one of the phase.
#[test]
fn work_crews_allow_one_more_card_and_make_the_next_cheaper() {
    let hand = [WORK_CREWS, BIRDS, INTERNS, RESEARCH];
    let mut game = table(2).phase(Construction).oxygen(12).hand(&hand).money(12).start();
    game.does(0, play(&WORK_CREWS));
    assert_eq!(game.facts().price(seat(0), BIRDS.id), 4);
    game.does(0, play(&BIRDS));
    assert_eq!((game.money(0), game.facts().price(seat(0), INTERNS.id)), (3, 3));
    assert_eq!(game.refuses(0, play(&INTERNS)), Refusal::NoMorePlays);
}

/// ARES-PLAY-06: a card is no help in meeting its own requirement.
#[test]
fn the_tags_of_a_card_itself_meet_no_requirement() {
    let mut with_own_tag = 0;
    for card in all().filter(|card| card.colour.is_some()) {
        for requirement in card.requirements {
            let Requirement::HasTags(tag, needs) = *requirement else { continue };
            let bears = |it: &&Card| it.colour.is_some() && it.id != card.id && it.tags_of(tag) == 1;
            let bearing: Vec<Card> = all().filter(bears).take(usize::from(needs) - 1).copied().collect();
            let game = table(2).phase(Development).played(&bearing).hand(&[*card]).start();
            let refusal = Refusal::Tags { tag, short: 1 };
            assert!(game.facts().unmet(seat(0), card.id).any(|it| it == refusal), "{}", card.name);
            with_own_tag += u32::from(card.tags_of(tag) > 0);
        }
    }
    assert!(with_own_tag > 3, "{with_own_tag} cards bear the tag that they require");
}

/// ARES-PLAY-06: the cards that a card spends are other cards of the hand, even where it costs no M€.
#[test]
fn a_card_that_costs_nothing_is_not_spent_for_itself() {
    let spends_two = |card: &&Card| card.spends.contains(&Cost::Cards(Charge::Exactly(2)));
    let card = SYNTHETIC_CARDS.iter().find(spends_two).expect("a card that spends two");
    let position = |more: &[Card]| {
        let hand = [&[*card], more].concat();
        table(2).phase(Development).chose(Development).plants(1).hand(&hand).start()
    };
    assert_eq!(position(&[]).facts().price(seat(0), card.id), 0);
    assert_eq!(position(&[MINE]).refuses(0, play(card)), Refusal::Cards { short: 1 });
    let mut game = position(&[MINE, LICHEN]);
    game.does(0, play(card));
    assert!(game.hand(0).is_empty() && game.player(0).board.played.contains(card.id));
}
