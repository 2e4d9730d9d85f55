//! Set-up and corporations.

use super::*;

fn begun(setup: &Setup) -> Ares {
    Ares::begin(setup, Seed(4), &mut EventLog::nothing()).expect("the set-up is possible")
}

/// ARES-SETUP-01, ARES-SETUP-02, ARES-GOAL-02.
#[test]
fn mars_begins_cold_and_dry_and_each_rating_with_five() {
    let game = begun(&Setup::new(4));
    let planet = &game.facts().planet;
    assert_eq!((planet.temperature(), planet.oxygen(), planet.oceans()), (-30, 0, 0));
    for number in 0..4 {
        assert_eq!(game.rating(number), 5);
        assert_eq!(game.facts().income(seat(number)), Income::default());
        assert_eq!((game.money(number), game.heat(number), game.plants(number)), (0, 0, 0));
    }
}

/// ARES-SETUP-03, ARES-SETUP-05, ARES-SETUP-07.
#[test]
fn each_player_keeps_eight_cards_and_one_of_two_corporations() {
    let mut game = begun(&Setup::new(2));
    for number in 0..2 {
        let [first, second] = game.player(number).dealt;
        assert_eq!((game.hand(number).len(), game.money(number)), (8, 0));
        assert_eq!(game.offers(number), [Choice::Card(first), Choice::Card(second)]);
        game.does(number, Choice::Card(second));
        assert_eq!(game.player(number).board.corporation, second);
        assert!(game.money(number) >= u16::from(card(second).money));
        assert!(game.offers(number).contains(&Choice::Done), "the other one is gone");
    }
    game.finish();
    assert_eq!((game.stage(), game.facts().round), (Stage::Planning, 1));
}

/// ARES-SETUP-04, ARES-SETUP-06.
#[test]
fn in_a_first_game_four_marked_cards_and_a_marked_corporation_are_dealt() {
    let game = begun(&Setup { first_game: true, ..Setup::new(3) });
    for number in 0..3 {
        let marked = game.player(number).hand.and(&FIRST_GAME_PROJECTS);
        assert_eq!((marked.len(), game.hand(number).len()), (4, 8));
        assert!(FIRST_GAME_CORPORATIONS.contains(game.player(number).board.corporation));
        assert!(game.money(number) >= 27);
    }
    assert_eq!((game.facts().cards.discards(), game.facts().cards.deck), (4, 208 - 16 - 12));
    assert_eq!(game.stage(), Stage::Planning, "no corporation is chosen");
}

/// ARES-CARD-15.
#[test]
fn in_a_mulligan_any_number_of_cards_is_replaced_once_before_the_corporation() {
    let mut game = begun(&Setup { mulligan: true, ..Setup::new(2) });
    let hand = game.hand(0);
    assert!(game.player(0).dealt.iter().all(|&id| id != CardId::HIDDEN), "the corporations are seen");
    game.all(0, &[Choice::Card(hand[0]), Choice::Card(hand[1]), Choice::Card(hand[2])]);
    assert_eq!(game.asks(0), Some(Question::Mulligan { gone: 3 }));
    game.does(0, Choice::Done);
    let after = game.player(0).hand;
    assert_eq!((after.len(), hand.iter().filter(|&&id| after.contains(id)).count()), (8, 5));
    assert_eq!((game.asks(0), game.money(0)), (Some(Question::Corporation), 0));
}

/// ARES-GOAL-05.
#[test]
fn up_to_four_play_one_of_them_alone_and_two_of_them_together() {
    assert!((1..=4).all(|players| Setup::new(players).faults().is_empty()));
    assert_eq!(Setup::new(5).faults(), [Fault::Players { players: 5 }]);
    let cooperative = |players| Setup { mode: Mode::Cooperative, ..Setup::new(players) };
    assert!(cooperative(2).faults().is_empty());
    assert_eq!(cooperative(3).faults(), [Fault::PlayersOfMode { players: 3, least: 2, most: 2 }]);
    let all = Setup { first_game: true, mulligan: true, promotional: true, ..Setup::new(0) };
    let faults = [Fault::Players { players: 0 }, Fault::MulliganInFirstGame, Fault::PromotionalInFirstGame];
    assert_eq!(all.faults(), faults);
}

/// ARES-CARD-12, ARES-CARD-10.
#[test]
fn helion_pays_with_heat_and_never_the_reverse() {
    let mut game = table(1).dealt([&HELION, &ECOLINE]).start();
    game.does(0, pick(&HELION));
    let income = Income { heat: 3, ..Income::default() };
    assert_eq!((game.money(0), game.facts().income(seat(0))), (28, income));

    let mut game = table(2)
        .phase(Phase::Development)
        .corporation(&HELION)
        .hand(&[MINE, LICHEN])
        .money(6)
        .heat(6)
        .start();
    game.does(0, play(&MINE));
    assert_eq!(game.asks(0), Some(Question::HeatAsMoney { due: 10 }));
    let offers: Vec<Choice> = (1..=6).map(Choice::Amount).collect();
    assert_eq!(game.offers(0), offers, "6 M€ and a card cover all but 1");
    game.does(0, Choice::Amount(5));
    assert_eq!((game.money(0), game.heat(0)), (1, 1));

    let game = table(2).phase(Phase::Action).corporation(&HELION).heat(7).money(100).start();
    let short = Refusal::Stock { stock: Stock::Heat, short: 1 };
    assert_eq!(game.refuses(0, Choice::Standard(StandardAction::HeatToTemperature)), short);
}

/// ARES-CARD-12: heat that a card demands beside its price is kept aside.
#[test]
fn heat_that_is_spent_does_not_pay_the_price_too() {
    let position =
        |heat| table(2).phase(Phase::Development).corporation(&HELION).hand(&[TROPICAL_RESORT]).heat(heat);
    assert_eq!(position(23).start().refuses(0, play(&TROPICAL_RESORT)), short_of_money(1));
    let mut game = position(24).start();
    game.does(0, play(&TROPICAL_RESORT));
    assert_eq!(game.heat(0), 0);
}

/// ARES-CARD-13, ARES-CARD-13.a.
#[test]
fn ecoline_takes_a_forest_for_seven_plants() {
    let mut game = table(1).dealt([&HELION, &ECOLINE]).start();
    game.does(0, pick(&ECOLINE));
    let income = Income { plants: 1, ..Income::default() };
    assert_eq!((game.money(0), game.facts().income(seat(0))), (27, income));

    let mut game = table(2).phase(Phase::Action).corporation(&ECOLINE).plants(8).start();
    assert_eq!(game.refuses(0, Choice::Done), Refusal::Compulsory(StandardAction::PlantsToForest));
    game.does(0, Choice::Standard(StandardAction::PlantsToForest));
    assert_eq!((game.plants(0), game.player(0).board.forests), (1, 1));
}

/// ARES-CARD-14.
#[test]
fn interplanetary_cinematics_pays_less_for_buildings_and_events() {
    let mut game = table(1).dealt([&HELION, &INTERPLANETARY_CINEMATICS]).start();
    game.does(0, pick(&INTERPLANETARY_CINEMATICS));
    assert_eq!(game.money(0), 46);
    let price = |card: &Card| game.facts().price(seat(0), card.id);
    assert_eq!((price(&MINE), price(&RESEARCH), price(&LICHEN)), (8, 3, 5));
}

/// ARES-SETUP-07.
#[test]
fn corporations_begin_with_what_their_cards_say() {
    let mut game = table(1).dealt([&INVENTRIX, &ARKLIGHT]).deck(&[MINE, LICHEN, RESEARCH]).start();
    let mut other = game.clone();
    game.does(0, pick(&INVENTRIX));
    assert_eq!((game.money(0), game.hand(0)), (33, ids(&[&RESEARCH, &LICHEN, &MINE])));
    other.does(0, pick(&ARKLIGHT));
    assert_eq!((other.money(0), other.stored(0, &ARKLIGHT)), (43, 2), "for its own two tags");

    let deck = [MINE, LICHEN, RESEARCH, BIRDS];
    let mut game = table(1).dealt([&LAUNCH_STAR_INCORPORATED, &ARKLIGHT]).deck(&deck).start();
    game.does(0, pick(&LAUNCH_STAR_INCORPORATED));
    assert_eq!(game.hand(0), ids(&[&BIRDS]), "the first blue card; the others are discarded");
    assert_eq!(game.player(0).phase_state.discarded.len(), 3);

    let mut game = table(1).dealt([&ZETASEL, &ARKLIGHT]).start();
    game.does(0, pick(&ZETASEL));
    assert_eq!(game.asks(0), Some(Question::Discard { left: 4 }));
}

/// ARES-SETUP-07, ARES-PLAY-06.
#[test]
fn mai_ni_productions_plays_a_cheap_card_for_nothing_that_meets_its_requirements() {
    let hand = [ALGAE, MINE, COAL_IMPORTS, SPECIAL_DESIGN];
    let mut game = table(1).dealt([&MAI_NI_PRODUCTIONS, &HELION]).hand(&hand).start();
    game.does(0, pick(&MAI_NI_PRODUCTIONS));
    assert_eq!(game.offers(0), [play(&SPECIAL_DESIGN), play(&MINE), Choice::Decline]);
    let mut other = game.clone();
    game.does(0, play(&MINE));
    assert_eq!((game.money(0), game.facts().capacity(seat(0), Capacity::Steel)), (48, 2));
    assert!(matches!(game.asks(0), Some(Question::Discard { left: 1 })), "a green card draws and discards");
    other.does(0, play(&SPECIAL_DESIGN));
    assert_eq!(other.refuses(0, play(&COAL_IMPORTS)), Refusal::OtherPhase(CardColour::Green));
    other.does(0, Choice::Done);
}
