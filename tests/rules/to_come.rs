//! Words of the cards' language that no printed card says yet.

use crate::rules::help::{Play, cannot_afford, idle, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::Resource::{Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::maps::Hex;
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Mars, Payer, Price, Refusal, Setup, Shape, Switch, Why};

/// A table with all cards that there are, and that never were.
fn table(players: u8) -> Scenario {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(players) };
    Scenario::new(setup.with(Switch::Prelude).with(Switch::Synthetic))
}

fn play(card: Card) -> Choice {
    Choice::Play(card.id)
}

fn act(card: Card, which: u8) -> Choice {
    Choice::Act { card: card.id, which }
}

/// The synthetic card that does just this when it is played.
fn that_does(effect: Effect) -> Card {
    let does = |card: &&Card| card.kind == Kind::Automated && card.play == [effect];
    *EVERYWHERE.iter().find(does).expect("a card in the table")
}

fn stocks(game: &Mars, number: u8) -> [u16; 2] {
    [game.stock(number, MegaCredits), game.stock(number, Plants)]
}

#[test]
fn what_a_production_rises_by_is_gained_at_once() {
    let mut game = table(2).seat(0).money(6).hand(&[HASTY_WORKSHOPS]).start();
    game.answer(play(HASTY_WORKSHOPS));
    assert_eq!((game.production(0, Steel), game.stock(0, Steel)), (1, 1), "its own play counts");
    // It pays for a later part of the same card.
    let moss = table(2).oceans(3).seat(0).money(8).hand(&[NITROPHILIC_MOSS]);
    assert!(!moss.clone().start().offers(play(NITROPHILIC_MOSS)));
    let mut game = moss.played(&[HASTY_WORKSHOPS]).start();
    game.answer(play(NITROPHILIC_MOSS));
    assert_eq!((game.production(0, Plants), game.stock(0, Plants)), (2, 0));
    // What falls takes nothing back, and what another player produces brings nothing.
    let table =
        table(2).seat(0).money(12).production(Plants, 1).hand(&[FOOD_FACTORY]).played(&[HASTY_WORKSHOPS]);
    let mut game = table.start();
    game.answer(play(FOOD_FACTORY));
    assert_eq!((game.production(0, MegaCredits), stocks(&game, 0)), (4, [4, 0]));
}

#[test]
fn whoever_listens_to_a_parameter_hears_each_step_of_it() {
    let asteroid = Choice::Project(StandardProject::Asteroid);
    let mut game = table(2).seat(0).money(14).seat(1).played(&[WARMTH_WATCHERS]).start();
    game.answer(asteroid);
    assert_eq!(game.stock(1, MegaCredits), 2);
    // The bonus step of oxygen is one too.
    let mut game = table(2).oxygen(7).seat(0).money(23).played(&[WARMTH_WATCHERS]).start();
    game.answer(Choice::Project(StandardProject::Greenery));
    let area = game.offered_areas()[0];
    game.answer(Choice::Space(area));
    assert_eq!(game.stock(0, MegaCredits), 2);
    // Own doing, or anyone's.
    let aquifer = Choice::Project(StandardProject::Aquifer);
    for (by, plants) in [(0, 1), (1, 0)] {
        let mut game = table(2).seat(0).played(&[WARMTH_WATCHERS]).seat(by).money(18).first().start();
        game.answer(aquifer);
        let is_bare = |&&area: &&Hex| game.facts().map().spot(area).is_some_and(|spot| spot.bonus.is_empty());
        let areas = game.offered_areas();
        let bare = *areas.iter().find(is_bare).expect("an ocean area without a bonus");
        game.answer(Choice::Space(bare));
        assert_eq!(game.stock(0, Plants), plants);
    }
}

#[test]
fn limits_of_one_parameter_may_be_missed_and_no_others() {
    let game = |oxygen, temperature| {
        let hand = [BREATHING_FILTERS, GRASS];
        table(2)
            .oxygen(oxygen)
            .temperature(temperature)
            .seat(0)
            .money(20)
            .hand(&hand)
            .played(&[SHADY_CHARTER])
            .start()
    };
    // 7 %, and -16 °C.
    assert!(game(5, -30).offers(play(BREATHING_FILTERS)));
    assert_eq!(game(4, -30).refusal(play(BREATHING_FILTERS)), too_low(5, 4));
    assert!(!game(5, -18).offers(play(GRASS)));
}

fn too_low(needs: i16, now: i16) -> Refusal {
    Refusal::TooLow { of: Count::Track(viriditas::mars::cards::Parameter::Oxygen), needs, now }
}

#[test]
fn an_action_that_was_used_may_be_used_once_more() {
    let played = [DOUBLE_SHIFT, REGOLITH_EATERS, SECURITY_FLEET];
    let mut game = table(2).seat(0).played(&played).on_card(REGOLITH_EATERS, 1).start();
    assert_eq!(idle(&game, act(DOUBLE_SHIFT, 0)), Some(Refusal::NothingToRepeat));
    game.answer(act(REGOLITH_EATERS, 1));
    game.answer(act(DOUBLE_SHIFT, 0));
    // Either alternative is open: two microbes lie there.
    let question = game.question(seat(0)).expect("it asks");
    assert_eq!((question.shape, question.why), (Shape::Option, Why::Again { card: REGOLITH_EATERS.id }));
    game.answer(Choice::Option(0));
    assert_eq!((game.on_card(REGOLITH_EATERS), game.oxygen()), (0, 1));
    let mut game = table(2).seat(0).played(&played).start();
    game.answer(act(REGOLITH_EATERS, 1));
    game.answer(act(DOUBLE_SHIFT, 0));
    assert_eq!(game.on_card(REGOLITH_EATERS), 2, "one is open, and nothing is asked");
}

#[test]
fn a_compulsory_discard_needs_another_card() {
    let card = that_does(Effect::Discard);
    let alone = table(2).seat(0).money(3).hand(&[card]).start();
    assert_eq!(alone.refusal(play(card)), Refusal::NothingToDiscard);
    let mut game = table(2).seat(0).money(3).hand(&[card, ANTS, BIRDS]).start();
    game.answer(play(card));
    assert!(!game.offers(Choice::Done), "it cannot be declined");
    game.answer(Choice::Card(ANTS.id));
    assert_eq!(game.facts().players[seat(0)].hand.iter().collect::<Vec<_>>(), [BIRDS.id]);
}

#[test]
fn every_opponent_draws() {
    let card = that_does(Effect::OthersDraw(1));
    let mut game = table(3).seat(0).money(3).hand(&[card]).deck(&[ANTS, BIRDS, FISH]).start();
    game.answer(play(card));
    let hands: Vec<u16> = (0..3).map(|it| game.facts().players[seat(it)].hand_size).collect();
    assert_eq!(hands, [0, 1, 1]);
    let mut game = table(1).seat(0).money(3).hand(&[card]).start();
    game.answer(play(card));
    assert_eq!(game.facts().players[seat(0)].hand_size, 0, "alone there is nobody else");
}

#[test]
fn only_who_shows_the_tag_can_be_taken_from() {
    let card = that_does(Effect::Remove(Removable::Stock(Heat), 3, Victim::Showing(Tag::Building)));
    let position = |others: &[Card]| {
        table(3).seat(0).money(3).hand(&[card]).seat(1).stock(Heat, 5).played(others).seat(2).stock(Heat, 5)
    };
    let mut game = position(&[STEELWORKS]).start();
    game.answer(play(card));
    assert!(game.choices(seat(0)).eq([Choice::Seat(seat(1)), Choice::Done]));
    // A wild tag is none, and an event lies face down.
    let mut game = position(&[RESEARCH_COORDINATION]).start();
    game.answer(play(card));
    assert!(game.offers(Choice::EndTurn), "nobody can be chosen, and nothing is asked");
}

#[test]
fn what_is_taken_from_a_card_of_ones_own_is_not_there_to_pay() {
    let position = |money| {
        let table = table(2).seat(0).money(money).hand(&[SPORE_BEDS]).played(&[CREEPING_MATS]);
        table.on_card(CREEPING_MATS, 4).seat(1).played(&[ANTS]).on_card(ANTS, 5).start()
    };
    let short = cannot_afford(Price::money(12), 1, &[(Payer::Card(CREEPING_MATS.id), 1)]);
    assert_eq!(position(5).refusal(play(SPORE_BEDS)), short);
    let mut game = position(6);
    game.answer(play(SPORE_BEDS));
    assert_eq!(game.on_card(CREEPING_MATS), 0, "three pay, and one is taken");
    let none = table(2).seat(0).money(12).hand(&[SPORE_BEDS]).played(&[CREEPING_MATS]).start();
    let needs = Refusal::NoSource { what: CardResource::Microbe, needs: 1, from: Source::Own };
    assert_eq!(none.refusal(play(SPORE_BEDS)), needs);
}

#[test]
fn cards_are_found_by_the_icon_of_what_they_store() {
    let card = that_does(Effect::DrawUntil(Sought::Icon(CardResource::Floater), 1));
    let mut game = table(2).seat(0).money(3).hand(&[card]).deck(&[ANTS, BALLOON_CONVOY, BIRDS]).start();
    game.answer(play(card));
    assert_eq!(game.facts().players[seat(0)].hand.iter().collect::<Vec<_>>(), [BALLOON_CONVOY.id]);
    assert!(ANTS.names(CardResource::Microbe) && !ANTS.names(CardResource::Animal));
    assert!(PREDATORS.names(CardResource::Animal), "it takes them");
    assert!(!WARM_NURSERY.names(CardResource::Animal), "whatever a card stores is the icon of none");
}

#[test]
fn resources_go_on_a_card_with_the_tag() {
    let tagged = Recipient::Tagged(Tag::Building);
    let card = that_does(Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), tagged));
    // It bears the tag itself and stores something.
    let mut game = table(2).seat(0).money(3).hand(&[card]).played(&[BIRDS]).start();
    game.answer(play(card));
    assert_eq!(game.on_card(card), 1);
    assert_eq!(game.on_card(BIRDS), 0);
}
