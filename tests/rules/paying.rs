//! What pays beside M€ and metals, shown by synthetic cards: microbes, floaters, another price of cards.

use crate::rules::help::{Play, cannot_afford, seat, short_of};
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::Temperature;
use viriditas::mars::cards::Resource::{Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{
    Choice, Event, KeptMetals, Mars, Payer, Payment, Price, Refusal, Setup, Shape, Switch,
};

const MATS: Payer = Payer::Card(CREEPING_MATS.id);
const CONVOY: Payer = Payer::Card(BALLOON_CONVOY.id);
const CONVERT: Choice = Choice::Convert(Conversion::Heat);

/// A table with the synthetic cards in the box.
fn table(players: u8) -> Scenario {
    Scenario::new(Setup { first: Some(seat(0)), ..Setup::new(players).with(Switch::Synthetic) })
}

/// The payer that is asked, and its bounds.
fn asked(game: &Mars) -> Option<(Payer, Vec<u16>)> {
    let question = game.question(game.asked_one())?;
    let Shape::Payment { with, .. } = question.shape else { return None };
    let amounts = game.all_offers().into_iter().filter_map(|offer| match offer {
        Choice::Amount(amount) => Some(amount),
        _ => None,
    });
    Some((with, amounts.collect()))
}

/// As VENUS-12 says of later cards.
/// Rules: BASE-PB-14.
#[test]
fn microbes_of_their_card_pay_two_for_cards_with_a_plant_tag_and_for_no_other() {
    let seat0 = table(2).seat(0).played(&[CREEPING_MATS]).on_card(CREEPING_MATS, 4);
    let mut game = seat0.money(1).hand(&[ADAPTED_LICHEN, TARDIGRADES]).start();
    assert_eq!(game.refusal(Choice::Play(TARDIGRADES.id)), short_of(4, 3, &[]));
    let events = game.play_card(ADAPTED_LICHEN);
    let paid = |with, amount| Event::Paid { seat: seat(0), with, amount };
    assert_eq!(events[..2], [paid(MATS, 4), paid(Payer::Stock(MegaCredits), 1)]);
    assert_eq!((game.on_card(CREEPING_MATS), game.stock(0, MegaCredits)), (0, 0));
    assert_eq!(game.production(0, Plants), 1);
    // On another player's card they pay nothing.
    let other = table(2).seat(1).played(&[CREEPING_MATS]).on_card(CREEPING_MATS, 9);
    let game = other.seat(0).hand(&[ADAPTED_LICHEN]).start();
    assert_eq!(game.refusal(Choice::Play(ADAPTED_LICHEN.id)), short_of(9, 9, &[]));
}

/// Ruling: Q-BASE-31.
/// Rules: BASE-PB-10.
#[test]
fn what_lies_on_a_card_may_be_overpaid_and_the_waste_is_told() {
    let mats = table(2).seat(0).played(&[CREEPING_MATS]).on_card(CREEPING_MATS, 6);
    let mut game = mats.money(5).hand(&[ADAPTED_LICHEN]).start();
    let payment = game.payment(seat(0), Some(Choice::Play(ADAPTED_LICHEN.id))).expect("a price");
    let wasted = |amount| {
        let mut paid = Payment::default();
        paid.set(MATS, amount);
        payment.wasted(&paid).of(MATS)
    };
    assert_eq!([2, 4, 5, 6].map(wasted), [0, 0, 0, 1]);
    assert_eq!((payment.usual().of(MATS), payment.rest(&payment.usual())), (4, 1));
    game.play_card(ADAPTED_LICHEN);
    assert_eq!(asked(&game), Some((MATS, vec![2, 3, 4, 5, 6])));
    game.answer(Choice::Amount(6));
    assert_eq!((game.on_card(CREEPING_MATS), game.stock(0, MegaCredits)), (0, 5));
}

/// Rules: BASE-PLAY-12.
#[test]
fn a_price_that_is_short_says_how_many_more_on_the_card_would_cover_it() {
    let mats = table(2).seat(0).played(&[CREEPING_MATS]).on_card(CREEPING_MATS, 3);
    let game = mats.hand(&[ADAPTED_LICHEN]).start();
    let short = cannot_afford(Price::money(9), 3, &[(MATS, 2)]);
    assert_eq!(game.refusal(Choice::Play(ADAPTED_LICHEN.id)), short);
}

/// As VENUS-13 says of later cards.
/// Rules: BASE-PLAY-13.
#[test]
fn what_a_card_takes_as_an_effect_is_left_by_its_payment() {
    let spores = |money, microbes| {
        let mats = table(2).seat(0).played(&[CREEPING_MATS]).on_card(CREEPING_MATS, microbes);
        mats.money(money).hand(&[SEEDED_SPORES]).start()
    };
    // Of four microbes one is taken: three pay 6.
    let play = Choice::Play(SEEDED_SPORES.id);
    assert_eq!(spores(5, 4).refusal(play), cannot_afford(Price::money(12), 1, &[(MATS, 1)]));
    let mut game = spores(6, 4);
    game.play_card(SEEDED_SPORES);
    assert_eq!((game.on_card(CREEPING_MATS), game.stock(0, MegaCredits)), (0, 0));
    let mut game = spores(9, 4);
    game.play_card(SEEDED_SPORES);
    assert_eq!(asked(&game), Some((MATS, vec![2, 3])));
    // With a microbe elsewhere all four may pay.
    let mats = table(2).seat(0).played(&[CREEPING_MATS, ANTS]).on_card(CREEPING_MATS, 4).on_card(ANTS, 1);
    let mut game = mats.money(4).hand(&[SEEDED_SPORES]).start();
    game.play_card(SEEDED_SPORES);
    assert_eq!((game.on_card(CREEPING_MATS), game.on_card(ANTS)), (0, 0));
}

/// As COL-28 says of a later corporation.
/// Rules: BASE-CONV-02.
#[test]
fn a_floater_pays_as_two_heat_where_heat_is_converted() {
    let convoy = |heat, floaters| {
        let convoy = table(2).seat(0).played(&[BALLOON_CONVOY]).on_card(BALLOON_CONVOY, floaters);
        convoy.stock(Heat, heat).start()
    };
    for (paid, left) in [(2, (2, 0)), (3, (1, 2)), (4, (0, 4))] {
        let mut game = convoy(4, 4);
        game.answer(CONVERT);
        assert_eq!(asked(&game), Some((CONVOY, vec![2, 3, 4])));
        game.answer(Choice::Amount(paid));
        assert_eq!((game.on_card(BALLOON_CONVOY), game.stock(0, Heat)), left);
        assert_eq!((game.facts().level(Temperature), game.rating(0)), (-28, 21));
    }
    // No more than the price needs.
    let mut game = convoy(8, 9);
    game.answer(CONVERT);
    assert_eq!(asked(&game), Some((CONVOY, vec![0, 1, 2, 3, 4])));
    // Three floaters and one heat are seven.
    let short = cannot_afford(Price { unit: Heat, amount: 8 }, 1, &[(CONVOY, 1)]);
    assert_eq!(convoy(1, 3).refusal(CONVERT), short);
    // Without floaters there is nothing to ask, and without the card nothing but heat.
    let mut game = convoy(8, 0);
    game.answer(CONVERT);
    assert_eq!(game.stock(0, Heat), 0);
    let game = table(2).seat(0).stock(Heat, 7).start();
    assert_eq!(game.refusal(CONVERT), Refusal::TooFew { resource: Heat, needs: 8, has: 7 });
}

/// As COL-28 says of a later corporation: an odd price may be paid with floaters alone.
/// Rules: BASE-PLAY-12.
#[test]
fn floaters_pay_the_heat_that_a_card_asks() {
    let trapping = |heat, floaters| {
        let convoy = table(2).seat(0).played(&[BALLOON_CONVOY]).on_card(BALLOON_CONVOY, floaters);
        convoy.stock(Heat, heat).money(1).hand(&[LOCAL_HEAT_TRAPPING]).start()
    };
    let mut game = trapping(0, 3);
    game.play_card(LOCAL_HEAT_TRAPPING);
    assert_eq!((game.on_card(BALLOON_CONVOY), game.stock(0, Heat)), (0, 0));
    let mut game = trapping(1, 3);
    game.play_card(LOCAL_HEAT_TRAPPING);
    assert_eq!(asked(&game), Some((CONVOY, vec![2, 3])));
    game.answer(Choice::Amount(2));
    assert_eq!((game.on_card(BALLOON_CONVOY), game.stock(0, Heat)), (1, 0));
    let short = cannot_afford(Price { unit: Heat, amount: 5 }, 1, &[(CONVOY, 1)]);
    assert_eq!(trapping(0, 2).refusal(Choice::Play(LOCAL_HEAT_TRAPPING.id)), short);
}

/// Rules: BASE-PB-10.
#[test]
fn what_pays_as_heat_pays_as_megacredits_where_heat_does() {
    let convoy = |heat, floaters| {
        let helion = table(2).seat(0).corporation(HELION).played(&[BALLOON_CONVOY]);
        helion.on_card(BALLOON_CONVOY, floaters).stock(Heat, heat)
    };
    let city = Choice::Project(StandardProject::PowerPlant);
    let mut game = convoy(5, 4).money(9).start();
    game.answer(city);
    assert_eq!(asked(&game), Some((CONVOY, (0..=4).collect())));
    game.answer(Choice::Amount(3));
    assert_eq!(asked(&game), Some((Payer::Stock(Heat), (0..=5).collect())));
    game.answer(Choice::Amount(2));
    assert_eq!((game.on_card(BALLOON_CONVOY), game.stock(0, Heat), game.stock(0, MegaCredits)), (1, 3, 6));
    // What the card asks in heat is held back: four heat and a floater of five heat.
    let mut game = convoy(4, 2).hand(&[LOCAL_HEAT_TRAPPING]).start();
    game.play_card(LOCAL_HEAT_TRAPPING);
    assert_eq!(asked(&game).map(|(with, _)| with), Some(CONVOY));
    let poor = convoy(3, 1).hand(&[LOCAL_HEAT_TRAPPING]).start();
    let refusal = poor.refusal(Choice::Play(LOCAL_HEAT_TRAPPING.id));
    assert_eq!(refusal, cannot_afford(Price::money(1), 1, &[(CONVOY, 1)]));
}

/// As COL-27 says of later corporations.
/// Rules: BASE-RES-01.
#[test]
fn bought_cards_cost_what_open_cards_make_of_their_price() {
    for (cards, each) in
        [(&[JEALOUS_FOUNDERS][..], 5), (&[OPEN_ARCHIVES], 1), (&[OPEN_ARCHIVES, JEALOUS_FOUNDERS], 3)]
    {
        let mut game = table(2).seat(0).played(cards).money(2).rating(5).end_generation();
        let money = game.stock(0, MegaCredits);
        assert_eq!(game.budget(seat(0)).each, each);
        let dealt = game.facts().players[seat(0)].dealt.to_vec();
        let reach = usize::from(money / each).min(4);
        for &id in &dealt[..reach] {
            game.answer_for(0, Choice::Card(id));
        }
        if reach < 4 {
            let (price, short) = (each * (reach as u16 + 1), each * (reach as u16 + 1) - money);
            assert_eq!(game.allows(seat(0), &Choice::Card(dealt[reach])), Err(short_of(price, short, &[])));
        }
        game.answer_for(0, Choice::Done);
        game.answer_for(1, Choice::Done);
        assert_eq!(game.stock(0, MegaCredits), money - each * reach as u16);
    }
    // A card that an action looks at has the same price.
    let guild = Choice::Act { card: INVENTORS_GUILD.id, which: 0 };
    let founders = table(2).seat(0).played(&[JEALOUS_FOUNDERS, INVENTORS_GUILD]).deck(&[STEELWORKS]);
    let mut game = founders.money(5).start();
    game.answer(guild);
    game.answer(Choice::Card(STEELWORKS.id));
    assert_eq!((game.stock(0, MegaCredits), game.facts().players[seat(0)].hand_size), (0, 1));
    let founders = table(2).seat(0).played(&[JEALOUS_FOUNDERS, INVENTORS_GUILD]).deck(&[STEELWORKS]);
    let mut game = founders.money(4).start();
    game.answer(guild);
    assert!(!game.offers(Choice::Card(STEELWORKS.id)));
}

/// In research floaters pay for cards where heat does, before heat and M€.
/// Rules: BASE-RES-01.
#[test]
fn floaters_and_heat_pay_for_cards_in_research() {
    let helion = table(2).seat(0).corporation(HELION).played(&[BALLOON_CONVOY]).on_card(BALLOON_CONVOY, 2);
    let mut game = helion.stock(Heat, 3).money(0).rating(4).end_generation();
    let dealt = game.facts().players[seat(0)].dealt.to_vec();
    for &id in &dealt[..3] {
        game.answer_for(0, Choice::Card(id));
    }
    game.answer_for(0, Choice::Done);
    let pays = |with| {
        game.question(seat(0))
            .is_some_and(|question| matches!(question.shape, Shape::Payment { with: it, .. } if it == with))
    };
    assert!(pays(CONVOY), "9 M€ of 4 M€, 3 heat and 2 floaters");
    game.answer_for(0, Choice::Amount(1));
    game.answer_for(1, Choice::Done);
    assert_eq!(game.on_card(BALLOON_CONVOY), 1);
    assert_eq!((game.stock(0, Heat), game.stock(0, MegaCredits)), (0, 0));
}

/// Metal, cards, heat, M€: whatever may pay is asked in this order.
/// Rules: BASE-PB-09.
#[test]
fn payers_are_asked_in_one_order() {
    let helion = table(2).seat(0).corporation(HELION).played(&[CREEPING_MATS, BALLOON_CONVOY]);
    let helion = helion.on_card(CREEPING_MATS, 2).on_card(BALLOON_CONVOY, 2);
    let game = helion.stock(Steel, 2).stock(Heat, 2).money(30).hand(&[NOCTIS_FARMING]).start();
    let payment = game.payment(seat(0), Some(Choice::Play(NOCTIS_FARMING.id))).expect("a price");
    let order: Vec<Payer> = payment.parts(&Payment::default()).into_iter().map(|part| part.with).collect();
    assert_eq!(order, [Payer::Stock(Steel), MATS, CONVOY, Payer::Stock(Heat)]);
}

/// Of steel and titanium as much or as little pays as somebody wants: who keeps metals pays M€ first, and with metals what M€ do not
/// cover.
/// Rules: BASE-PB-09.
#[test]
fn a_metal_that_is_kept_pays_only_what_money_does_not() {
    let steel = Payer::Stock(Steel);
    let kept = KeptMetals { steel: true, titanium: false };
    let paid = |money, cubes| {
        let game = table(2).seat(0).money(money).stock(Steel, cubes).hand(&[MINE]).start();
        let payment = game.payment(seat(0), Some(Choice::Play(MINE.id))).expect("a price of 4");
        let of = |paid: &Payment| (paid.of(steel), payment.rest(paid));
        (of(&payment.usual()), of(&payment.usual_keeping(kept)))
    };
    assert_eq!(paid(9, 3), ((2, 0), (0, 4)));
    assert_eq!(paid(3, 3), ((2, 0), (1, 2)));
    assert_eq!(paid(1, 3), ((2, 0), (2, 0)));
}
