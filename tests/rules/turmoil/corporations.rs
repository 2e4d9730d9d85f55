//! The corporations of the box, delegates that areas send, and what the prelude round is to parties.

use super::delegates::at_home;
use super::*;
use viriditas::mars::maps::{Hex, MAPS};
use viriditas::mars::{award_count, card_points, score};

const HELLAS: u8 = 1;
const VASTITAS: u8 = 3;
const AMAZONIS: u8 = 4;

const fn act(card: Card, which: u8) -> Choice {
    Choice::Act { card: card.id, which }
}

/// The party to which something is done.
const fn to(party: Party) -> Choice {
    Choice::Option(party as u8)
}

/// A table for two on this map.
fn on(map: u8) -> Scenario {
    Scenario::new(Setup { first: Some(seat(0)), map, ..Setup::new(2) }.with(Switch::Turmoil)).generation(2)
}

/// A game that begins with this corporation in seat 0, and with so many cards bought.
fn begun_as(corporation: Card, bought: usize, events: &[Card]) -> Mars {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Turmoil);
    let table = Scenario::new(setup).at(Moment::SetUp).event_pile(events);
    let table = table.seat(1).corporations(ECOLINE, CREDICOR).answers(&[Choice::Card(ECOLINE.id)]);
    let table = table.seat(0).corporations(corporation, PHOBOLOG).answers(&[Choice::Card(corporation.id)]);
    let mut game = table.start();
    for _ in 0..bought {
        let offers: Vec<Choice> = game.choices(seat(0)).collect();
        let card = offers.into_iter().find(|it| matches!(it, Choice::Card(_))).expect("a card to buy");
        game.answer_for(0, card);
    }
    game.everyone_is_done();
    game
}

fn prelude_round() -> Scenario {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Turmoil).with(Switch::Prelude);
    Scenario::new(setup).at(Moment::Preludes).seat(0)
}

/// What Pristar has: M€, rating, cubes and the points they are worth.
fn pristar(game: &Mars) -> (u16, i16, u8, i16) {
    let points = card_points(game.facts(), seat(0), PRISTAR.id);
    (money(game, 0), game.rating(0), game.on_card(PRISTAR), points)
}

/// Rules: MIX-11, MIX-11.a.
#[test]
fn pristar_is_paid_for_a_rating_that_was_not_raised() {
    let mut game = begun_as(PRISTAR, 0, &[SOLAR_FLARE, MUD_SLIDES, PRODUCTIVITY, HOMEWORLD_SUPPORT]);
    assert_eq!(pristar(&game), (53, 18, 0, 0));
    game.answer(Choice::Lobby(Party::Greens));
    game.answer(Choice::Lobby(Party::Greens));
    game.everyone_passes();
    assert_eq!(game.facts().committee.chairman, Some(own(0)));
    assert_eq!(pristar(&game), (53 - 5 + 18 + 6, 18, 1, 1), "18 − 1 + 1");
    game.everyone_is_done();
    game.everyone_passes();
    let (money, _, cubes, points) = pristar(&game);
    assert_eq!((money, cubes, points), (72 + 18 + 6, 2, 2), "the solar phase raised it in no generation");
}

/// Rules: MIX-11, MIX-11.a.
#[test]
fn what_a_prelude_or_a_turn_raises_costs_pristar_its_pay() {
    let table = prelude_round().corporation(PRISTAR).rating(18).preludes(&[NITROGEN_SHIPMENT]);
    let mut game = table.start();
    assert_eq!(pristar(&game), (5, 19, 0, 0));
    let events = game.everyone_passes();
    assert_eq!((change(&events, 0, MegaCredits), game.on_card(PRISTAR)), (19, 0));
    let mut game = calm(2).seat(0).corporation(PRISTAR).rating(18).money(14).start();
    game.answer(ASTEROID_PROJECT);
    game.answer(Choice::EndTurn);
    let events = game.everyone_passes();
    assert_eq!((change(&events, 0, MegaCredits), game.on_card(PRISTAR)), (19, 0));
}

/// Rules: MAP-08.a.
#[test]
fn excentric_counts_what_two_corporations_store_and_magnate_no_prelude() {
    let setup = Setup { first: Some(seat(0)), map: HELLAS, ..Setup::new(2) };
    let boxes = [Switch::Turmoil, Switch::Colonies, Switch::Prelude];
    let table = Scenario::new(boxes.iter().fold(setup, |setup, &it| setup.with(it))).generation(2);
    let table = table.seat(0).corporation(PRISTAR).on_card(PRISTAR, 3).played(&[MINE, DONATION]);
    let game = table.seat(1).corporation(ARKLIGHT).on_card(ARKLIGHT, 2).played(&[BIOFUELS]).start();
    let (magnate, excentric) = (1, 3);
    let of = |place| [0, 1].map(|number| award_count(game.facts(), place, seat(number)));
    assert_eq!((of(magnate), of(excentric)), ([1, 0], [3, 2]));
}

/// What Lakefront Resorts has: M€, production of M€ and rating.
fn resorts(game: &Mars) -> (u16, i16, i16) {
    (money(game, 0), game.production(0, MegaCredits), game.rating(0))
}

/// Rules: MIX-12, MIX-12.a.
#[test]
fn lakefront_resorts_live_on_oceans() {
    let aquifer = Choice::Project(StandardProject::Aquifer);
    let table = calmed(with(2, &[Switch::WorldGovernment])).tile(Tile::Ocean, 0, 3).tile(Tile::Ocean, 1, 5);
    let table = table.seat(1).money(18).seat(0).corporation(LAKEFRONT_RESORTS).money(18);
    let mut game = table.start();
    game.answer(aquifer);
    game.on(0, 4);
    assert_eq!(resorts(&game), (6, 1, 21));
    game.answer(Choice::EndTurn);
    game.answer(aquifer);
    game.on(0, 1);
    assert_eq!(resorts(&game), (6, 2, 21), "anyone's ocean");
    assert_eq!(money(&game, 1), 0);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    let before = resorts(&game);
    game.answer(Choice::Option(2));
    let shore = game.offered_areas()[0];
    game.answer(Choice::Space(shore));
    let (money, _, rating) = before;
    assert_eq!((money, rating), (6 + 2 + 21, 21));
    // The rating falls in the Turmoil step that follows.
    assert_eq!(resorts(&game), (29, 3, 20));
    // Any tile of its own beside oceans.
    let city = calm(2).tile(Tile::Ocean, 0, 3).seat(0).corporation(LAKEFRONT_RESORTS).money(25);
    let mut game = city.start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(0, 2);
    assert_eq!(resorts(&game), (3, 1, 20));
}

/// Rules: WG-05.a.
#[test]
fn an_ocean_of_the_world_government_is_heard_by_whoever_listens_to_anyone() {
    let table = calmed(with(3, &[Switch::WorldGovernment])).seat(0).corporation(MINING_GUILD);
    let table = table.seat(1).corporation(LAKEFRONT_RESORTS).seat(2).played(&[ARCTIC_ALGAE]);
    let mut game = table.seat(0).turn(0).start();
    game.everyone_passes();
    game.answer(Choice::Option(2));
    for area in game.offered_areas() {
        let mut game = game.clone();
        game.answer(Choice::Space(area));
        assert_eq!((game.stock(2, Plants), game.production(1, MegaCredits)), (2, 1));
        assert_eq!((game.production(0, Steel), game.stock(0, Steel)), (0, 0), "Mining Guild gains nothing");
    }
}

/// Rules: MIX-13, MIX-13.a.
#[test]
fn utopia_invest_turns_a_step_of_production_into_four_resources() {
    let table = calm(2).seat(0).corporation(UTOPIA_INVEST).production(MegaCredits, -4).money(0);
    let mut game = table.production(Heat, 1).turn(0).start();
    assert!(game.offers(act(UTOPIA_INVEST, 5)));
    let refused = game.refusal(act(UTOPIA_INVEST, 1));
    assert_eq!(refused, Refusal::ProductionTooLow { resource: Steel, falls: 1, now: 0 });
    game.answer(act(UTOPIA_INVEST, 0));
    assert_eq!((money(&game, 0), game.production(0, MegaCredits)), (4, -5));
    assert_eq!(game.refusal(act(UTOPIA_INVEST, 5)), Refusal::Used, "once in a generation");
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    game.everyone_is_done();
    game.answer(Choice::Pass);
    let refused = game.refusal(act(UTOPIA_INVEST, 0));
    assert_eq!(refused, Refusal::ProductionTooLow { resource: MegaCredits, falls: 1, now: -5 });
    let heat = game.stock(0, Heat);
    game.answer(act(UTOPIA_INVEST, 5));
    assert_eq!((game.production(0, Heat), game.stock(0, Heat)), (0, heat + 4));
}

/// Rules: MIX-13, MIX-13.a.
#[test]
fn septem_tribus_is_paid_for_parties_with_own_delegates() {
    let table = table(2).neutral_delegates(Party::Reds, 1).seat(1).delegates(Party::Kelvinists, 1).seat(0);
    let table = table.corporation(SEPTEM_TRIBUS).chairman();
    let gains = |table: Scenario| {
        let mut game = table.start();
        game.answer(act(SEPTEM_TRIBUS, 0));
        assert!(!game.offers(act(SEPTEM_TRIBUS, 0)));
        money(&game, 0)
    };
    let three =
        table.clone().delegates(Party::Reds, 1).delegates(Party::Unity, 2).delegates(Party::Greens, 1);
    assert_eq!(gains(three.clone()), 6, "neither the chair nor the lobby is a party");
    assert_eq!(gains(three.delegates(Party::Kelvinists, 1)), 8);
    assert_eq!(gains(table.delegates(Party::Scientists, 3)), 2);
}

#[test]
fn terralabs_pays_one_megacredit_for_a_card() {
    let game = begun_as(TERRALABS_RESEARCH, 3, &[]);
    assert_eq!((purses(&game)[0], game.facts().players[seat(0)].hand_size), ((14 - 3, 19), 3));
    let table = calm(2).at(Moment::Research).seat(0).corporation(TERRALABS_RESEARCH).money(4);
    let mut game = table.start();
    for left in [3, 2, 1, 0] {
        let card = game.choices(seat(0)).find(|it| matches!(it, Choice::Card(_)));
        game.answer_for(0, card.unwrap_or_else(|| panic!("{left} more")));
    }
    game.everyone_is_done();
    assert_eq!((money(&game, 0), game.facts().players[seat(0)].hand_size), (0, 4));
    let table = calm(2).seat(0).corporation(TERRALABS_RESEARCH).played(&[INVENTORS_GUILD]).money(1);
    let mut game = table.deck(&[ANTS]).start();
    game.answer(act(INVENTORS_GUILD, 0));
    game.answer(Choice::Card(ANTS.id));
    assert_eq!((money(&game, 0), game.facts().players[seat(0)].hand_size), (0, 1));
}

/// The area of Vastitas Borealis that shows a delegate and lies on its rim.
const DELEGATE_AREA: Choice = Choice::Space(Hex(59 - 3));

/// Vastitas with a neutral leader of the Reds, so many delegates of seat 0 there, and money for a city.
fn vastitas(delegates: u8) -> Scenario {
    let table = on(VASTITAS).neutral_delegates(Party::Unity, 6).neutral_delegates(Party::Reds, 3);
    table.seat(0).delegates(Party::Reds, delegates).money(25)
}

fn city(table: Scenario) -> Mars {
    let mut game = table.start();
    game.answer(Choice::Project(StandardProject::City));
    game.answer(DELEGATE_AREA);
    game
}

/// Rules: MAP-12, MAP-12.a.
/// Ruling: Q-MOD-22.
#[test]
fn a_delegate_icon_sends_one_of_the_reserve_to_a_party() {
    assert_eq!(MAPS[usize::from(VASTITAS)].spots[59 - 3].delegates, 1);
    let mut game = city(vastitas(3));
    assert_eq!(at_home(&game, 0), (true, 3));
    assert_eq!(game.all_offers(), Party::ALL.map(to), "it is compulsory");
    game.answer(to(Party::Reds));
    assert_eq!((at_home(&game, 0), money(&game, 0)), ((true, 2), 0));
    let reds = faction(&game, Party::Reds);
    assert_eq!((reds.count(own(0)), reds.leader), (4, Some(own(0))));
    assert_eq!(game.facts().committee.dominant, Party::Reds);
}

/// Rules: MAP-12.
/// Ruling: Q-MOD-22, Q-MOD-30.
#[test]
fn an_icon_sends_who_is_there_and_closes_no_area() {
    let mut game = city(vastitas(6));
    assert_eq!(at_home(&game, 0), (true, 0));
    game.answer(to(Party::Scientists));
    assert_eq!(at_home(&game, 0), (false, 0), "the reserve was empty");
    let game = city(vastitas(6).lobbied(Party::Reds));
    assert_eq!((at_home(&game, 0), faction(&game, Party::Reds).count(own(0))), ((false, 0), 7));
    assert!(game.offers(Choice::EndTurn), "nobody is left");
}

/// Ruling: Q-MOD-22.
#[test]
fn the_last_greenery_sends_a_delegate_too() {
    let table = vastitas(3).generation(9).temperature(8).oxygen(14).oceans(9).stock(Plants, 8);
    let mut game = table.at(Moment::Conversion).start();
    game.answer(Choice::Convert(Conversion::Plants));
    game.answer(DELEGATE_AREA);
    game.answer(to(Party::Reds));
    assert_eq!((at_home(&game, 0), game.facts().phase), ((true, 2), Phase::Over));
    assert_eq!(score(game.facts(), seat(0)).committee, 1);
}

/// Rules: MAP-20.b.
#[test]
fn a_lobbyist_sends_the_delegate_of_the_lobby() {
    let claims = |game: &Mars| {
        let place = game.facts().milestones().position(|it| it.name == "Lobbyist");
        Choice::Claim(place.expect("a milestone of the map") as u8)
    };
    let mut game = on(AMAZONIS).seat(0).money(8).chairman().delegates(Party::Reds, 5).start();
    let claim = claims(&game);
    assert!(!game.offers(claim));
    game.answer(Choice::Lobby(Party::Unity));
    assert_eq!(at_home(&game, 0), (false, 0));
    assert!(game.offers(claim));
    let plain = Scenario::new(Setup { first: Some(seat(0)), map: AMAZONIS, ..Setup::new(2) });
    let game = plain.seat(0).money(8).start();
    assert!(matches!(game.refusal(claims(&game)), Refusal::TooLow { needs: 7, now: 0, .. }));
}

/// Rules: PREL-06, PREL-06.a.
#[test]
fn experimental_forest_brings_no_money_of_the_greens() {
    let table =
        prelude_round().preludes(&[EXPERIMENTAL_FOREST]).deck(&[MINE, BUSHES, ASTEROID, TREES, LICHEN]);
    let mut game = table.start();
    game.on(6, 0);
    assert_eq!((game.oxygen(), purses(&game)[0]), (1, (0, 21)));
    let hand = game.facts().players[seat(0)].hand;
    assert!(hand.contains(BUSHES.id) && hand.contains(TREES.id) && !hand.contains(MINE.id));
    assert_eq!(game.facts().players[seat(0)].hand_size, 2);
}

/// Rules: PREL-06.
#[test]
fn the_greens_rule_for_requirements_in_the_prelude_round() {
    let table = prelude_round().preludes(&[ECCENTRIC_SPONSOR]);
    let game = table.hand(&[GMO_CONTRACT, WILDLIFE_DOME, PR_OFFICE]).money(10).start();
    let offers = game.all_offers();
    assert_eq!(offers, [Choice::Card(GMO_CONTRACT.id), Choice::Card(WILDLIFE_DOME.id)]);
    let of = Count::InPower(Party::Unity);
    assert_eq!(game.refusal(Choice::Card(PR_OFFICE.id)), Refusal::TooLow { of, needs: 1, now: 0 });
}

/// Rules: PREL-06, PREL-06.b.
#[test]
fn a_rating_that_rose_in_the_prelude_round_opens_an_action_in_generation_1() {
    let table = prelude_round().corporation(UNITED_NATIONS_MARS_INITIATIVE).preludes(&[NITROGEN_SHIPMENT]);
    let mut game = table.start();
    assert_eq!((game.facts().phase, purses(&game)[0]), (Phase::Action, (5, 21)));
    game.answer(act(UNITED_NATIONS_MARS_INITIATIVE, 0));
    assert_eq!((game.facts().generation, purses(&game)[0]), (1, (2, 22)));
}
