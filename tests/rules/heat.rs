//! Heat that pays as M€ (Helion): what it pays for, and that it is kept where nobody asks for it.

use crate::rules::help::{Play, seat};
use viriditas::kit::{Rules, Seat};
use viriditas::mars::cards::Resource::{self, Heat, MegaCredits, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Mars, Payer, Phase, Price, Why};

const HELION_SEAT: Seat = Seat::ALL[0];

fn helion(money: u16, heat: u16) -> Scenario {
    table(2).seat(0).corporation(HELION).rating(0).money(money).stock(Heat, heat)
}

/// What seat 0 pays of each resource, in the order of the events.
fn paid(events: &[Event]) -> Vec<(Resource, u16)> {
    let part = |event: &Event| match *event {
        Event::Paid { seat: HELION_SEAT, with: Payer::Stock(resource), amount } => Some((resource, amount)),
        _ => None,
    };
    events.iter().filter_map(part).collect()
}

/// Both buy so many of the cards dealt in the research phase; seat 0 pays so much in heat, if that is asked.
fn buys(mut game: Mars, cards: usize, heat: Option<u16>) -> Vec<(Resource, u16)> {
    let dealt = game.facts().players[seat(0)].dealt;
    for &id in dealt.iter().take(cards) {
        game.answer_for(0, Choice::Card(id));
    }
    game.answer_for(0, Choice::Done);
    if let Some(heat) = heat {
        game.answer_for(0, Choice::Amount(heat));
    }
    let events = game.answer_for(1, Choice::Done);
    assert_eq!((game.facts().phase, game.facts().players[seat(0)].hand.len()), (Phase::Action, cards));
    paid(&events)
}

/// Rules: BASE-RES-01.
#[test]
fn three_megacredits_a_bought_card_are_paid_once_in_heat_or_money() {
    let research = |money, heat| helion(money, heat).end_generation();
    assert_eq!(buys(research(20, 4), 2, Some(4)), [(Heat, 4), (MegaCredits, 2)]);
    assert_eq!(buys(research(20, 4), 2, Some(0)), [(MegaCredits, 6)]);
    assert_eq!(buys(research(20, 9), 3, Some(9)), [(Heat, 9)]);
    // Where the money does not suffice, so much heat pays at least, and all of it without any money.
    assert_eq!(buys(research(5, 4), 2, Some(1)), [(Heat, 1), (MegaCredits, 5)]);
    assert_eq!(buys(research(0, 6), 2, None), [(Heat, 6)]);
    // Without heat nothing is asked, and another corporation is never asked.
    assert_eq!(buys(research(20, 0), 2, None), [(MegaCredits, 6)]);
    let other = table(2).seat(0).corporation(THORGATE).rating(0).money(20).stock(Heat, 9);
    assert_eq!(buys(other.end_generation(), 2, None), [(MegaCredits, 6)]);
}

/// Rules: BASE-RES-01.
#[test]
fn how_much_heat_pays_for_cards_is_asked_within_what_money_and_heat_allow() {
    let mut game = helion(7, 4).end_generation();
    let dealt = game.facts().players[seat(0)].dealt;
    for &id in &dealt[..3] {
        game.answer_for(0, Choice::Card(id));
    }
    let fourth = game.allows(HELION_SEAT, &Choice::Card(dealt[3]));
    assert!(fourth.is_err(), "eleven of twelve");
    game.answer_for(0, Choice::Done);
    let asked = game.question(HELION_SEAT).expect("how much heat");
    let (with, price) = (Payer::Stock(Heat), Price::money(9));
    assert!(matches!(asked.why, Why::Pay { with: it, price: left, .. } if (it, left) == (with, price)));
    let offered: Vec<Choice> = game.choices(HELION_SEAT).collect();
    assert_eq!(offered, [2, 3, 4].map(Choice::Amount));
}

/// The heat is worth more on the planet: nobody pays with it unasked.
///
/// Rules: BASE-PLAY-11.
#[test]
fn the_usual_payment_spends_money_before_heat() {
    let usual = |game: &Mars, choice| {
        let payment = game.payment(HELION_SEAT, choice).expect("it has a price");
        let whole = payment.whole(&payment.usual());
        let of = |resource| whole.of(Payer::Stock(resource));
        (of(Steel), of(Heat), of(MegaCredits))
    };
    // Strip Mine costs 25 M€ and may be paid with steel.
    let position = |money, heat, steel| {
        let table = helion(money, heat).hand(&[STRIP_MINE]).production(Resource::Energy, 2);
        table.stock(Steel, steel).start()
    };
    let card = Some(Choice::Play(STRIP_MINE.id));
    assert_eq!(usual(&position(30, 30, 0), card), (0, 0, 25));
    assert_eq!(usual(&position(20, 30, 0), card), (0, 5, 20));
    assert_eq!(usual(&position(20, 30, 4), card), (4, 0, 17));
    assert_eq!(usual(&position(5, 30, 4), card), (4, 12, 5));
    let project = Some(Choice::Project(StandardProject::PowerPlant));
    assert_eq!(usual(&position(10, 30, 4), project), (0, 1, 10));
    // Of cards bought, too.
    let mut game = helion(20, 9).end_generation();
    for id in game.facts().players[seat(0)].dealt {
        game.answer_for(0, Choice::Card(id));
    }
    game.answer_for(0, Choice::Done);
    assert_eq!(usual(&game, None), (0, 0, 12));
}

/// Rules: BASE-PB-09.
#[test]
fn the_usual_payment_takes_as_many_of_each_metal_as_waste_nothing() {
    // Space Elevator costs 27 M€ and may be paid with both metals.
    let usual = |money, steel, titanium| {
        let table = table(2).seat(0).hand(&[SPACE_ELEVATOR]).money(money).stock(Steel, steel);
        let game = table.stock(Titanium, titanium).start();
        let payment = game.payment(seat(0), Some(Choice::Play(SPACE_ELEVATOR.id))).expect("it has a price");
        let whole = payment.whole(&payment.usual());
        let of = |resource| whole.of(Payer::Stock(resource));
        (of(Steel), of(Titanium), of(MegaCredits))
    };
    assert_eq!(usual(30, 5, 9), (5, 5, 2));
    assert_eq!(usual(30, 20, 9), (13, 0, 1));
    assert_eq!(usual(30, 0, 20), (0, 9, 0));
    // Without money the last cube is overpaid.
    assert_eq!(usual(0, 5, 9), (5, 6, 0));
}

/// Card: Inventors' Guild.
#[test]
fn a_card_that_was_looked_at_is_paid_with_heat_and_money_together() {
    let mut game = helion(2, 2).played(&[INVENTORS_GUILD]).deck(&[ALGAE]).start();
    game.answer(Choice::Act { card: INVENTORS_GUILD.id, which: 0 });
    game.answer(Choice::Card(ALGAE.id));
    assert_eq!(game.all_offers(), [Choice::Amount(1), Choice::Amount(2)]);
    let events = game.answer(Choice::Amount(1));
    assert_eq!(paid(&events), [(Heat, 1), (MegaCredits, 2)]);
    assert_eq!((game.stock(0, Heat), game.stock(0, MegaCredits)), (1, 0));
}
