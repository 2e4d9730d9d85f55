//! Paying for cards.

use super::*;
use Phase::{Construction, Development};

/// ARES-PLAY-01, ARES-PLAY-02, ARES-PLAY-02.a.
#[test]
fn cards_pay_three_each_and_change_is_given() {
    let hand = [POWER_GRID, MINE, LICHEN, BIRDS];
    let mut game = table(2).phase(Development).hand(&hand).money(2).start();
    game.does(0, play(&POWER_GRID));
    assert_eq!(game.asks(0), Some(Question::SellToPay { short: 6 }));
    assert_eq!(game.offers(0), [sell(&BIRDS), sell(&LICHEN), sell(&MINE)]);
    assert_eq!(game.refuses(0, Choice::Done), short_of_money(6));
    game.all(0, &[sell(&BIRDS), sell(&MINE)]);
    assert_eq!((game.money(0), game.hand(0)), (0, ids(&[&LICHEN])));

    let mut game = table(2).phase(Development).hand(&hand).start();
    game.all(0, &[sell(&BIRDS), sell(&MINE), sell(&LICHEN), play(&POWER_GRID)]);
    assert_eq!((game.money(0), game.hand(0).len()), (1, 0));

    let mut game = table(2).phase(Development).hand(&hand).money(1).start();
    game.does(0, play(&POWER_GRID));
    assert_eq!((game.money(0), game.hand(0).len()), (2, 0), "all three must go, and 2 M€ are change");
}

/// ARES-PLAY-01.
#[test]
fn a_card_is_playable_with_what_stock_and_other_cards_are_worth() {
    let short = table(2).phase(Development).hand(&[POWER_GRID, MINE]).money(4).start();
    assert_eq!(short.refuses(0, play(&POWER_GRID)), short_of_money(1), "the card itself does not pay");
    let enough = table(2).phase(Development).hand(&[POWER_GRID, MINE]).money(5).start();
    assert!(enough.offers(0).contains(&play(&POWER_GRID)));
}

/// ARES-PLAY-03, ARES-PLAY-04, ARES-PB-04.
#[test]
fn steel_and_titanium_make_cards_cheaper_and_are_never_spent() {
    let played = [MINE, ASTEROID_MINING_CONSORTIUM];
    let game = table(2).phase(Construction).played(&played).hand(&[
        SATELLITES,
        AQUIFER_PUMPING,
        CALLISTO_PENAL_MINES,
        INTERNS,
    ]);
    let mut game = game.money(10).start();
    let price = |card: &Card| game.facts().price(seat(0), card.id);
    assert_eq!(price(&SATELLITES), 14 - 3);
    assert_eq!(price(&AQUIFER_PUMPING), 14 - 4);
    assert_eq!(price(&CALLISTO_PENAL_MINES), 20 - 4 - 3, "it has both tags");
    assert_eq!(price(&INTERNS), 3);
    game.does(0, play(&AQUIFER_PUMPING));
    assert_eq!(game.money(0), 0);
    let capacities = Capacity::ALL.map(|capacity| game.facts().capacity(seat(0), capacity));
    assert_eq!(capacities, [2, 1]);
}

/// ARES-PLAY-05, ARES-PLAY-05.a.
#[test]
fn a_price_does_not_fall_below_nothing() {
    let mut game = table(2).phase(Development).played(&[MINE]).hand(&[POWER_PLANT]).money(5).start();
    game.does(0, play(&POWER_PLANT));
    assert_eq!(game.money(0), 5);
}

/// ARES-PLAY-05.b.
#[test]
fn vasyl_plays_microprocessors_for_four_and_two_cards() {
    let hand = [MICROPROCESSORS, LICHEN, BIRDS, FISH];
    let game = table(2).phase(Development).chose(Development).played(&[MINE]).hand(&hand).money(4);
    let mut game = game.deck(&[HEATHER, BUSHES, GRASS]).start();
    assert_eq!(game.facts().price(seat(0), MICROPROCESSORS.id), 10);
    game.does(0, play(&MICROPROCESSORS));
    assert_eq!(game.asks(0), Some(Question::SellToPay { short: 6 }));
    game.all(0, &[sell(&LICHEN), sell(&FISH)]);
    assert_eq!((game.money(0), game.asks(0)), (0, Some(Question::Discard { left: 1 })));
    assert_eq!(game.offers(0).len(), 3);
    game.does(0, pick(&BIRDS));
    assert_eq!((game.money(0), game.hand(0)), (0, ids(&[&GRASS, &HEATHER])), "his pile has every other card");
    game.does(0, Choice::Done);
}

/// ARES-PLAY-05.c.
#[test]
fn the_two_steel_of_mine_take_four_off_building_cards() {
    let mut game = table(2).phase(Development).hand(&[MINE]).money(10).start();
    let before = game.facts().price(seat(0), COMMERCIAL_DISTRICT.id);
    game.does(0, play(&MINE));
    assert_eq!((before, game.facts().price(seat(0), COMMERCIAL_DISTRICT.id)), (25, 21));
}

/// ARES-PLAY-01: other cards may let plants or microbes pay.
#[test]
fn each_stand_in_pays_once_a_card_and_its_rest_is_lost() {
    let played = [RESTRUCTURED_RESOURCES, ANAEROBIC_MICROORGANISMS];
    let game = table(2).phase(Development).played(&played).stored(&ANAEROBIC_MICROORGANISMS, 4).plants(3);
    let mut game = game.hand(&[MOHOLE_AREA, MINE]).money(20).start();
    game.does(0, play(&MOHOLE_AREA));
    assert_eq!(game.asks(0), Some(Question::StandIn { due: 18 }));
    let offers = [pick(&ANAEROBIC_MICROORGANISMS), pick(&RESTRUCTURED_RESOURCES), Choice::Decline];
    assert_eq!(game.offers(0), offers);
    game.does(0, pick(&RESTRUCTURED_RESOURCES));
    assert_eq!(game.offers(0), [pick(&ANAEROBIC_MICROORGANISMS), Choice::Decline]);
    let mut other = game.clone();
    game.does(0, pick(&ANAEROBIC_MICROORGANISMS));
    assert_eq!((game.money(0), game.plants(0), game.stored(0, &ANAEROBIC_MICROORGANISMS)), (17, 2, 2));
    other.does(0, Choice::Decline);
    assert_eq!((other.money(0), other.stored(0, &ANAEROBIC_MICROORGANISMS)), (7, 4));

    let game =
        table(2).phase(Development).played(&[RESTRUCTURED_RESOURCES]).plants(1).hand(&[POWER_PLANT, MINE]);
    let mut game = game.start();
    game.does(0, play(&POWER_PLANT));
    game.does(0, pick(&RESTRUCTURED_RESOURCES));
    assert_eq!((game.money(0), game.hand(0).len()), (0, 1), "2 of the 5 M€ are lost");
}

/// ARES-PLAY-01: nothing is declined without which the price cannot be paid.
#[test]
fn a_stand_in_that_is_needed_cannot_be_declined() {
    let game = table(2).phase(Development).played(&[RESTRUCTURED_RESOURCES]).plants(1).hand(&[LICHEN]);
    let mut game = game.start();
    game.does(0, play(&LICHEN));
    assert_eq!(game.offers(0), [pick(&RESTRUCTURED_RESOURCES)]);
}

/// ARES-CARD-12: heat that one payment of an alternative takes pays no M€ of another one.
#[test]
fn an_alternative_with_two_payments_is_offered_where_both_can_be_made() {
    let ways = SYNTHETIC_CARDS.iter().find(|card| card.name == "Three Ways").expect("a synthetic card");
    for (heat, is_offered) in [(5, false), (6, true)] {
        let game = table(2).phase(Phase::Construction).corporation(&HELION).hand(&[*ways]);
        let mut game = game.money(2).heat(heat).start();
        game.all(0, &[play(ways), Choice::Amount(0)]);
        assert_eq!(game.money(0), 0);
        assert_eq!(game.offers(0).contains(&Choice::Branch(0)), is_offered, "2 heat and 4 M€ of {heat} heat");
    }
}

/// ARES-PLAY-05. Ruling: Q-ARES-15.
#[test]
fn nothing_stands_in_for_a_price_of_nothing() {
    let stand_ins = [RESTRUCTURED_RESOURCES, ANAEROBIC_MICROORGANISMS, MINE];
    let position = |hand: &[Card]| {
        let position = table(2).phase(Development).played(&stand_ins).stored(&ANAEROBIC_MICROORGANISMS, 3);
        position.plants(8).hand(hand)
    };
    let mut game = position(&[POWER_PLANT]).start();
    assert_eq!(game.facts().price(seat(0), POWER_PLANT.id), 0);
    game.does(0, play(&POWER_PLANT));
    let asked = (game.asks(0), game.plants(0), game.stored(0, &ANAEROBIC_MICROORGANISMS));
    assert_eq!(asked, (Some(Question::Phase), 8, 3));

    let mut game = position(&[POWER_GRID]).start();
    game.all(0, &[play(&POWER_GRID), pick(&ANAEROBIC_MICROORGANISMS)]);
    assert_eq!((game.asks(0), game.plants(0)), (Some(Question::Phase), 8), "the first has paid all 8 M€");

    let hand = [AUTOMATED_FACTORIES, POWER_GRID];
    let mut game = position(&hand).money(18).start();
    game.all(0, &[play(&AUTOMATED_FACTORIES), Choice::Decline, play(&POWER_GRID)]);
    assert_eq!(
        (game.asks(0), game.plants(0)),
        (Some(Question::Phase), 8),
        "a card that is played for nothing"
    );
}
