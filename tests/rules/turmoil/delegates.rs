//! Delegates: where they are, lobbying, leaders, dominance, and influence.

use super::*;
use viriditas::kit::Rng;
use viriditas::mars::{DELEGATES, NEUTRAL_DELEGATES};

fn lobby(party: Party) -> Choice {
    Choice::Lobby(party)
}

/// How many delegates of each are anywhere, those of nobody last.
fn all(game: &Mars) -> Vec<u8> {
    let committee = &game.facts().committee;
    let count = |whose| {
        committee.free(whose) + committee.in_parties(whose) + u8::from(committee.chairman == Some(whose))
    };
    Delegate::round(seat(0), game.facts().options.players).map(count).collect()
}

/// What is in the lobby and in the reserve of a player.
pub(super) fn at_home(game: &Mars, number: u8) -> (bool, u8) {
    let committee = &game.facts().committee;
    (committee.lobby.contains(seat(number)), committee.reserve(own(number)))
}

/// Rules: TURM-COMP-01, TURM-COMP-04, TURM-COMP-04.a.
#[test]
fn delegates_stay_on_the_board_for_the_whole_game() {
    let expected = |players| [vec![DELEGATES; players], vec![NEUTRAL_DELEGATES]].concat();
    assert_eq!((DELEGATES * 5, NEUTRAL_DELEGATES), (35, 14));
    for seed in 0..12 {
        let players = 1 + (seed % 5) as u8;
        let (mut game, _) = begun(Setup::new(players).with(Switch::Turmoil), seed);
        let mut rng = Rng::new(Seed(seed));
        while let Some(asked) = game.asked().iter().next() {
            assert_eq!(all(&game), expected(players.into()));
            let offers: Vec<Choice> = game.choices(asked).collect();
            let lobbies: Vec<Choice> =
                offers.iter().copied().filter(|it| matches!(it, Choice::Lobby(_))).collect();
            let of = if rng.below(3) == 0 && !lobbies.is_empty() { &lobbies } else { &offers };
            game.answer_for(asked.number(), of[rng.below(of.len() as u32) as usize]);
        }
        assert_eq!(all(&game), expected(players.into()));
    }
}

/// Rules: TURM-SETUP-03, TURM-SETUP-04, TURM-SETUP-09.
#[test]
fn each_player_begins_with_one_delegate_in_the_lobby_and_the_greens_rule() {
    let (game, events) = begun(Setup::new(3).with(Switch::Turmoil), 4);
    for number in 0..3 {
        assert_eq!(at_home(&game, number), (true, 6));
    }
    assert_eq!(game.facts().committee.chairman, Some(Delegate::Neutral));
    assert_eq!(game.facts().committee.ruling, Party::Greens);
    assert!(!events.iter().any(|event| matches!(event, Event::PartyRules(_))), "no bonus comes of it");
}

fn set_up(coming: Card, distant: Card) -> Mars {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Turmoil);
    Scenario::new(setup).at(Moment::SetUp).event_pile(&[coming, distant]).start()
}

/// Rules: TURM-SETUP-05, TURM-SETUP-06, TURM-SETUP-07.a.
#[test]
fn the_coming_event_makes_its_party_dominant() {
    let game = set_up(RED_INFLUENCE, ECO_SABOTAGE);
    let committee = &game.facts().committee;
    for party in [Party::Kelvinists, Party::Greens] {
        assert_eq!(
            (committee.faction(party).leader, committee.faction(party).len()),
            (Some(Delegate::Neutral), 1)
        );
    }
    assert_eq!((committee.dominant, committee.reserve(Delegate::Neutral)), (Party::Kelvinists, 11));
}

/// Rules: TURM-SETUP-07, TURM-SETUP-07.b, TURM-SETUP-08.
#[test]
fn the_distant_event_sends_an_ordinary_delegate_to_the_same_party() {
    let game = set_up(RED_INFLUENCE, GENEROUS_FUNDING);
    let committee = &game.facts().committee;
    let kelvinists = committee.faction(Party::Kelvinists);
    assert_eq!((kelvinists.leader, kelvinists.len()), (Some(Delegate::Neutral), 2));
    assert_eq!((kelvinists.beside_leader(Delegate::Neutral), committee.dominant), (1, Party::Kelvinists));
    assert_eq!((committee.coming, committee.distant), (RED_INFLUENCE.id, GENEROUS_FUNDING.id));
    assert_eq!(committee.current, CardId::HIDDEN, "nothing happens at the end of the first generation");
}

/// Rules: TURM-SETUP-01.
#[test]
fn the_committee_is_set_up_before_cards_are_dealt() {
    let (_, events) = begun(Setup::new(2).with(Switch::Turmoil), 4);
    let place = |what: fn(&Event) -> bool| events.iter().position(what);
    let revealed = place(|event| matches!(event, Event::EventRevealed(_)));
    let shuffled = place(|event| *event == Event::Shuffled(Pile::Projects));
    let dealt = place(|event| matches!(event, Event::Dealt { .. }));
    assert!(shuffled < revealed && revealed < dealt, "{shuffled:?} {revealed:?} {dealt:?}");
    let (game, events) = begun(Setup::new(2), 4);
    assert!(
        !events.iter().any(|event| matches!(event, Event::EventRevealed(_) | Event::DelegateMoved { .. }))
    );
    assert!(game.facts().decks[Pile::Events].is_empty());
}

/// Rules: TURM-LOBBY-01, TURM-LOBBY-02, TURM-LOBBY-03.
#[test]
fn a_delegate_is_sent_as_an_action_from_the_lobby_for_nothing_or_from_the_reserve() {
    let mut game = table(2).seat(0).money(5).played(&[STANDARD_TECHNOLOGY]).start();
    assert!(Party::ALL.into_iter().all(|party| game.offers(lobby(party))));
    game.answer(lobby(Party::Unity));
    assert_eq!((money(&game, 0), at_home(&game, 0)), (5, (false, 6)));
    game.answer(lobby(Party::Reds));
    assert_eq!((money(&game, 0), at_home(&game, 0)), (0, (false, 5)), "it is no standard project");
    assert_eq!(game.asked_one(), seat(1), "each was an action");
    game.answer(Choice::Pass);
    assert!(matches!(game.refusal(lobby(Party::Reds)), Refusal::CannotAfford { short: 5, .. }));
    let (plain, _) = begun(Setup::new(2), 1);
    let mut plain = plain;
    finish_set_up(&mut plain);
    assert_eq!(plain.refusal(lobby(Party::Reds)), Refusal::NotAnAnswer);
}

/// Rules: TURM-LOBBY-04, TURM-LOBBY-05, TURM-LOBBY-06.a.
#[test]
fn the_lobby_is_filled_from_the_reserve_at_the_end_of_a_generation() {
    let mut game = table(2).seat(0).money(10).neutral_delegates(Party::Reds, 4).start();
    game.answer(lobby(Party::Unity));
    game.answer(lobby(Party::Unity));
    game.answer(Choice::Pass);
    game.answer(lobby(Party::Greens));
    assert_eq!((money(&game, 0), at_home(&game, 0)), (0, (false, 4)));
    all_pass(&mut game);
    assert_eq!((game.facts().phase, at_home(&game, 0)), (Phase::Research, (true, 3)));
}

/// Rules: TURM-LOBBY-06.
#[test]
fn who_has_nobody_in_the_reserve_gets_nobody_into_the_lobby() {
    let reds = table(2).neutral_delegates(Party::Reds, 7).seat(0).lobbied(Party::Unity);
    let mut game = reds.delegates(Party::Unity, 6).money(50).start();
    assert_eq!(game.refusal(lobby(Party::Reds)), Refusal::NoDelegate);
    all_pass(&mut game);
    assert_eq!(at_home(&game, 0), (false, 0));
}

/// Rules: TURM-LOBBY-07.
#[test]
fn an_unused_delegate_stays_in_the_lobby_alone() {
    let game = table(2).neutral_delegates(Party::Reds, 2).end_generation();
    assert_eq!(at_home(&game, 0), (true, 6));
}

/// Rules: TURM-LEAD-01.
#[test]
fn the_first_delegate_in_a_party_leads_it() {
    let mut game = table(2).start();
    game.answer(lobby(Party::Scientists));
    assert_eq!(faction(&game, Party::Scientists).leader, Some(own(0)));
}

/// Rules: TURM-LEAD-02, TURM-LEAD-02.a, TURM-LEAD-03.
#[test]
fn somebody_else_leads_with_strictly_more_delegates() {
    let position = table(2).seat(0).delegates(Party::Reds, 2).seat(1).delegates(Party::Reds, 2).money(5);
    let mut game = position.turn(0).start();
    let reds = faction(&game, Party::Reds);
    assert_eq!((reds.leader, reds.beside_leader(own(0)), reds.count(own(1))), (Some(own(0)), 1, 2));
    game.answer(lobby(Party::Reds));
    let reds = faction(&game, Party::Reds);
    assert_eq!((reds.leader, reds.beside_leader(own(1)), reds.beside_leader(own(0))), (Some(own(1)), 2, 2));
}

/// Rules: TURM-LEAD-05.
#[test]
fn neutral_delegates_are_those_of_one_player_more() {
    let position = table(2).neutral_delegates(Party::Reds, 1).seat(0).delegates(Party::Reds, 1);
    let game = position.clone().start();
    assert_eq!(faction(&game, Party::Reds).leader, Some(Delegate::Neutral));
    let mut game = position.start();
    game.answer(lobby(Party::Reds));
    assert_eq!(faction(&game, Party::Reds).leader, Some(own(0)));
    // And one that an event sends may lead in turn: of two and two the neutral ones become three.
    let table = table(2).coming_event(STRONG_SOCIETY).seat(0).delegates(Party::MarsFirst, 2);
    let table = table.neutral_delegates(Party::MarsFirst, 2).neutral_delegates(Party::Unity, 5);
    assert_eq!(faction(&table.end_generation(), Party::MarsFirst).leader, Some(Delegate::Neutral));
}

/// Rules: TURM-DOM-01, TURM-DOM-04.
#[test]
fn the_party_with_most_delegates_dominates_at_once_and_keeps_a_tie() {
    let mut game = table(2).neutral_delegates(Party::Reds, 1).seat(0).money(5).start();
    assert_eq!(game.facts().committee.dominant, Party::Reds);
    game.answer(lobby(Party::Kelvinists));
    assert_eq!(game.facts().committee.dominant, Party::Reds);
    game.answer(lobby(Party::Kelvinists));
    assert_eq!(game.facts().committee.dominant, Party::Kelvinists);
}

/// Where a player's influence comes from: chairman, leader, ordinary delegates.
fn from(game: &Mars, number: u8) -> [i16; 3] {
    let of = influence(game.facts(), seat(number));
    assert_eq!(of.total(), of.chairman + of.leader + of.delegates);
    [of.chairman, of.leader, of.delegates]
}

/// Rules: TURM-INFL-01, TURM-INFL-02, TURM-CHAIR-02.
#[test]
fn influence_comes_from_chairman_leader_and_ordinary_delegates() {
    let game =
        table(3).seat(0).chairman().delegates(Party::Reds, 2).seat(1).delegates(Party::Greens, 1).start();
    assert_eq!((from(&game, 0), from(&game, 1), from(&game, 2)), ([1, 1, 1], [0, 0, 0], [0, 0, 0]));
}

/// Rules: TURM-INFL-03, TURM-INFL-03.a, TURM-LEAD-04.
#[test]
fn several_ordinary_delegates_give_as_much_influence_as_one() {
    let game = table(2).seat(1).delegates(Party::Reds, 3).seat(0).delegates(Party::Reds, 3).start();
    assert_eq!((from(&game, 0), from(&game, 1)), ([0, 0, 1], [0, 1, 1]));
    let game = table(2).seat(1).delegates(Party::Reds, 1).seat(0).delegates(Party::Reds, 1).start();
    assert_eq!((from(&game, 0), from(&game, 1)), ([0, 0, 1], [0, 1, 0]));
}

/// Rules: MAP-20.b.
#[test]
fn a_lobbyist_has_all_its_delegates_in_parties_or_on_the_chair() {
    let setup = Setup { first: Some(seat(0)), map: 4, ..Setup::new(2) }.with(Switch::Turmoil);
    let position = Scenario::new(setup).seat(0).money(8).delegates(Party::Reds, 6);
    let place = position.clone().start().facts().milestones().position(|it| it.name == "Lobbyist");
    let claim = Choice::Claim(place.expect("a milestone of the map") as u8);
    assert!(matches!(position.clone().start().refusal(claim), Refusal::TooLow { now: 6, needs: 7, .. }));
    assert!(position.lobbied(Party::Reds).start().offers(claim));
    let seated = Scenario::new(setup).seat(0).money(8).chairman().delegates(Party::Reds, 5);
    assert!(matches!(seated.clone().start().refusal(claim), Refusal::TooLow { now: 6, .. }));
    assert!(seated.lobbied(Party::Reds).start().offers(claim), "the chairman is one of them");
}
