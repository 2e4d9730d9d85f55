//! The project cards and the corporations of the box, and the delegates that areas send.

use super::*;
use viriditas::mars::{Score, playable, score};

fn play(card: Card) -> Choice {
    Choice::Play(card.id)
}

fn points(game: &Mars, number: u8) -> Score {
    score(game.facts(), seat(number))
}

/// A game of two on this map with Turmoil.
fn on(map: u8) -> Scenario {
    Scenario::new(Setup { first: Some(seat(0)), map, ..Setup::new(2) }.with(Switch::Turmoil)).generation(2)
}

/// Rules: TURM-COMP-02.
/// Ruling: Q-TURM-18.
#[test]
fn the_box_brings_31_events_16_projects_5_corporations_and_6_policies() {
    let of_box =
        || PRINTED.iter().flat_map(|table| table.iter()).filter(|card| card.module == Module::Turmoil);
    let is_project = |card: &&Card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event);
    assert_eq!(of_box().filter(is_project).count(), 16);
    assert_eq!(of_box().filter(|card| card.kind == Kind::Corporation).count(), 5);
    assert_eq!(of_box().filter(|card| card.kind == Kind::Party).count(), 6);
    assert_eq!(of_box().filter(|card| card.event.is_some_and(|event| !event.is_extra)).count(), 31);
    let (game, _) = begun(Setup::new(2).with(Switch::Turmoil), 1);
    let events = &game.facts().decks[Pile::Events];
    assert_eq!(events.len() + 2, 31, "two of them lie open");
    assert!(events.iter().all(|&id| card(id).event.is_some_and(|event| !event.is_extra)));
}

/// Rules: TURM-SETUP-02, MAP-24.
/// Ruling: Q-TURM-17.
#[test]
fn terraformer_asks_for_26_on_tharsis() {
    let place = |game: &Mars| game.facts().milestones().position(|it| it.name == "Terraformer");
    let claims = |table: Scenario, rating| {
        let game = table.seat(0).money(8).rating(rating).start();
        let claim = Choice::Claim(place(&game).expect("a milestone of Tharsis") as u8);
        let needs = match game.allows(seat(0), &claim) {
            Err(Refusal::TooLow { needs, .. }) => Some(needs),
            _ => None,
        };
        (game.offers(claim), needs)
    };
    assert_eq!(claims(on(0), 26), (true, None));
    assert_eq!(claims(on(0), 25), (false, Some(26)));
    let plain = Scenario::new(Setup { first: Some(seat(0)), ..Setup::new(2) });
    assert_eq!(claims(plain, 34), (false, Some(35)));
    for map in 1..5 {
        assert_eq!(place(&on(map).start()), None, "map {map}");
        let venus = Setup { map, ..Setup::new(2) }.with(Switch::Turmoil).with(Switch::Venus);
        let (game, _) = begun(venus, 1);
        assert!(game.facts().milestones().any(|it| it.name == "Hoverlord"), "map {map}");
        assert!(game.facts().awards().any(|it| it.name == "Venuphile"), "map {map}");
    }
}

/// How many cards there are in a pile when a game with these boxes begins, those that were dealt included.
fn pool(boxes: &[Switch], pile: Pile) -> usize {
    let setup = boxes.iter().fold(Setup::new(2).without(Switch::CorporateEra), |setup, &it| setup.with(it));
    let (game, _) = begun(setup, 1);
    game.facts().decks[pile].len() + if pile == Pile::Projects { 20 } else { 4 }
}

/// Rules: TURM-SETUP-10, MIX-02.
#[test]
fn the_16_projects_are_shuffled_into_the_deck() {
    let places = |setup: Setup, seed| {
        let (game, events) = begun(setup, seed);
        assert!(events.contains(&Event::Shuffled(Pile::Projects)));
        let dealt = game.facts().players.0.iter().flat_map(|player| player.dealt.to_vec());
        let all: Vec<CardId> = dealt.chain(game.facts().decks[Pile::Projects].iter().copied()).collect();
        let is_ours = |&place: &usize| card(all[place]).module == Module::Turmoil;
        (0..all.len()).filter(is_ours).collect::<Vec<usize>>()
    };
    let with = Setup::new(2).with(Switch::Turmoil);
    let (one, two) = (places(with, 1), places(with, 2));
    assert_eq!((one.len(), two.len()), (16, 16));
    assert_ne!(one, two);
    assert!(places(Setup::new(2), 1).is_empty(), "without the box there are none");
    let (game, _) = begun(Setup::new(2), 1);
    let corporations = &game.facts().decks[Pile::Corporations];
    assert!(corporations.iter().all(|&id| card(id).module != Module::Turmoil));
}

/// Rules: MIX-02.a, MIX-02.b.
#[test]
fn the_pools_grow_by_the_box() {
    use Switch::{Colonies, CorporateEra, Prelude, Turmoil, Venus};
    let sizes = |boxes: &[Switch]| (pool(boxes, Pile::Projects), pool(boxes, Pile::Corporations));
    assert_eq!(sizes(&[CorporateEra, Prelude, Venus, Colonies, Turmoil]), (329, 32));
    assert_eq!(sizes(&[CorporateEra, Colonies, Turmoil]), (273, 22));
}

/// Rules: TURM-REQ-01, TURM-REQ-01.a.
/// Ruling: Q-TURM-07.
#[test]
fn an_icon_asks_for_the_party_that_rules_or_for_two_delegates_in_it() {
    let hand = |table: Scenario| table.seat(0).hand(&[SUPPORTED_RESEARCH]).money(3).start();
    let offers = |table: Scenario| hand(table).offers(play(SUPPORTED_RESEARCH));
    assert!(offers(table(2).rules(Party::Scientists)), "for all");
    assert!(offers(table(2).seat(0).delegates(Party::Scientists, 2)), "the leader counts");
    let behind = table(2).seat(1).delegates(Party::Scientists, 3).seat(0).delegates(Party::Scientists, 2);
    assert!(offers(behind), "and nobody needs to lead");
    let of = Count::InPower(Party::Scientists);
    let one = table(2).seat(0).delegates(Party::Scientists, 1);
    let low = Refusal::TooLow { of, needs: 1, now: 0 };
    assert_eq!(hand(one.clone()).refusal(play(SUPPORTED_RESEARCH)), low);
    assert!(
        !offers(one.clone().neutral_delegates(Party::Scientists, 2)),
        "neutral delegates are not the player's"
    );
    assert!(!offers(one.clone().seat(1).delegates(Party::Scientists, 1)), "nor are those of others");
    assert!(!offers(one.seat(0).chairman()), "the chairman sits in no party");
    assert!(!offers(table(2).seat(0).delegates(Party::Reds, 2)));
}

/// Rules: TURM-REQ-01.
#[test]
fn every_icon_is_read_so() {
    let mut icons = 0;
    for table_of in PRINTED {
        for it in table_of.iter().filter(|it| it.module == Module::Turmoil) {
            for requirement in it.requirements {
                let Count::InPower(party) = requirement.of else { continue };
                icons += 1;
                let table =
                    |ruling| table(2).rules(ruling).seat(0).production(Energy, 1).hand(&[*it]).money(50);
                let other = if party == Party::Greens { Party::Reds } else { Party::Greens };
                let allows = |table: Scenario| playable(table.start().facts(), seat(0), it.id);
                assert_eq!(allows(table(party)), Ok(()), "{}", it.name);
                let low = Refusal::TooLow { of: requirement.of, needs: 1, now: 0 };
                assert_eq!(allows(table(other)), Err(low), "{}", it.name);
                assert_eq!(allows(table(other).delegates(party, 2)), Ok(()), "{}", it.name);
            }
        }
    }
    assert_eq!(icons, 12);
}

/// Rules: TURM-SCORE-02, TURM-SCORE-02.a.
#[test]
fn the_chairman_and_each_leader_are_worth_a_point() {
    let table = table(3).neutral_delegates(Party::Greens, 3).neutral_delegates(Party::Kelvinists, 1);
    let table = table.seat(0).chairman().delegates(Party::Reds, 2).delegates(Party::Unity, 1);
    let game = table.delegates(Party::Greens, 1).seat(1).delegates(Party::Reds, 2).start();
    assert_eq!([0, 1, 2].map(|number| points(&game, number).committee), [3, 0, 0]);
    let plain = Score { rating: 20, ..Score::default() };
    assert_eq!([points(&game, 0), points(&game, 1)], [Score { committee: 3, ..plain }, plain]);
    assert_eq!(points(&game, 0).total(), 23);
    // They are those of the end of the game: no Turmoil step comes before.
    let finished = calm(2).seat(1).chairman().seat(0).delegates(Party::Reds, 1).delegates(Party::Unity, 2);
    let over = finished.generation(9).temperature(8).oxygen(14).oceans(9).end_generation();
    assert_eq!(over.facts().phase, Phase::Over);
    assert_eq!([0, 1].map(|number| points(&over, number).committee), [2, 1]);
}
