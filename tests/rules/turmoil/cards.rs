//! The project cards and the corporations of the box, and the delegates that areas send.

use super::delegates::at_home;
use super::*;
use viriditas::kit::Seat;
use viriditas::mars::{Influence, Score, Shape, playable, score};

fn play(card: Card) -> Choice {
    Choice::Play(card.id)
}

const fn act(card: Card) -> Choice {
    Choice::Act { card: card.id, which: 0 }
}

/// The party to which something is done.
const fn to(party: Party) -> Choice {
    Choice::Option(party as u8)
}

/// Whose delegate is meant.
fn of(whose: Delegate) -> Choice {
    Choice::Option(whose.seat().map_or(5, Seat::number))
}

/// Who leads a party, and how many each of these has there.
fn led<const N: usize>(game: &Mars, party: Party, whose: [Delegate; N]) -> (Option<Delegate>, [u8; N]) {
    let faction = faction(game, party);
    (faction.leader, whose.map(|whose| faction.count(whose)))
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

/// Rules: TURM-LEAD-02.
/// Ruling: Q-MOD-29.
#[test]
fn a_banned_delegate_leads_nothing_and_goes_home() {
    let table = table(3).seat(1).delegates(Party::Reds, 2).seat(2).delegates(Party::Reds, 2);
    let table = table.neutral_delegates(Party::Reds, 2).seat(1).delegates(Party::Greens, 6 - 2);
    let table = table.neutral_delegates(Party::Unity, 6).neutral_delegates(Party::Kelvinists, 1);
    let table = table.seat(2).delegates(Party::Scientists, 1).seat(0).chairman().delegates(Party::Reds, 2);
    let mut game = table.hand(&[BANNED_DELEGATE]).dominates(Party::Reds).start();
    assert_eq!(game.facts().committee.dominant, Party::Reds);
    game.play_card(BANNED_DELEGATE);
    let parties: Vec<Choice> = [Party::Reds, Party::Greens, Party::Unity].map(to).to_vec();
    assert_eq!(game.all_offers(), parties, "in the others a leader sits alone");
    game.answer(to(Party::Reds));
    let all = [own(0), own(1), own(2), Delegate::Neutral];
    assert_eq!(game.all_offers(), all.map(of));
    let home = game.facts().committee.reserve(own(1));
    game.answer(of(own(1)));
    // Three have overtaken it equally: the one whose turn it is leads.
    assert_eq!(led(&game, Party::Reds, all), (Some(own(0)), [2, 1, 2, 2]));
    assert_eq!(game.facts().committee.reserve(own(1)), home + 1);
    assert_eq!((faction(&game, Party::Reds).len(), game.facts().committee.dominant), (7, Party::Reds));
}

/// Rules: TURM-DOM-04.
#[test]
fn a_banned_delegate_may_cost_the_dominance_and_asks_for_the_chair() {
    let table = table(2).neutral_delegates(Party::Reds, 3).neutral_delegates(Party::Unity, 3).seat(0);
    let table = table.dominates(Party::Reds).hand(&[BANNED_DELEGATE]);
    let mut game = table.clone().chairman().start();
    game.play_card(BANNED_DELEGATE);
    game.answer(to(Party::Reds));
    // Only a neutral one is there.
    assert_eq!(led(&game, Party::Reds, [Delegate::Neutral]), (Some(Delegate::Neutral), [2]));
    assert_eq!(game.facts().committee.dominant, Party::Unity);
    assert!(matches!(table.clone().start().refusal(play(BANNED_DELEGATE)), Refusal::TooLow { needs: 1, .. }));
    let other = table.seat(1).chairman().start();
    assert!(!other.offers(play(BANNED_DELEGATE)), "the chair is somebody else's");
}

/// Rules: TURM-LEAD-02, TURM-LEAD-05.
/// Ruling: Q-MOD-30.
#[test]
fn a_recruit_may_change_who_leads_and_never_which_party_dominates() {
    let table = table(2).neutral_delegates(Party::Reds, 3).seat(0).delegates(Party::Reds, 2);
    let table = table.neutral_delegates(Party::Unity, 5).neutral_delegates(Party::Greens, 1);
    let mut game = table.dominates(Party::Reds).hand(&[RECRUITMENT]).money(2).start();
    let neutral = game.facts().committee.reserve(Delegate::Neutral);
    game.play_card(RECRUITMENT);
    assert_eq!(game.all_offers(), [Party::Reds, Party::Unity].map(to), "a leader is not replaced");
    let events = game.answer(to(Party::Reds));
    assert_eq!(led(&game, Party::Reds, [own(0), Delegate::Neutral]), (Some(own(0)), [3, 2]));
    assert!(!events.iter().any(|event| matches!(event, Event::DominanceMoved(_))));
    assert_eq!(game.facts().committee.dominant, Party::Reds);
    assert_eq!(game.facts().committee.reserve(Delegate::Neutral), neutral + 1);
    assert_eq!((money(&game, 0), at_home(&game, 0)), (0, (true, 3)), "the lobby keeps its delegate");
}

/// Ruling: Q-MOD-30.
#[test]
fn nobody_is_recruited_where_only_leaders_are_neutral_or_no_delegate_is_left() {
    let hand = |table: Scenario| table.seat(0).hand(&[RECRUITMENT]).money(2);
    let alone = table(2).neutral_delegates(Party::Reds, 1).seat(1).delegates(Party::Unity, 2);
    assert_eq!(hand(alone).start().refusal(play(RECRUITMENT)), Refusal::NothingToReplace);
    let sent = hand(table(2).neutral_delegates(Party::Reds, 2)).delegates(Party::Unity, 6);
    assert_eq!(sent.clone().lobbied(Party::Unity).start().refusal(play(RECRUITMENT)), Refusal::NoDelegate);
    let mut game = sent.start();
    game.play_card(RECRUITMENT);
    assert_eq!(led(&game, Party::Reds, [own(0)]), (Some(Delegate::Neutral), [1]));
    assert_eq!(at_home(&game, 0), (false, 0), "the one in the lobby goes");
}

/// Ruling: Q-MOD-30.
#[test]
fn a_vote_of_no_confidence_takes_the_chair_of_a_neutral_chairman() {
    let table = table(2).neutral_delegates(Party::Unity, 2).seat(0).hand(&[VOTE_OF_NO_CONFIDENCE]).money(5);
    let leading = table.clone().delegates(Party::Reds, 1);
    let mut game = leading.clone().start();
    let neutral = game.facts().committee.reserve(Delegate::Neutral);
    game.play_card(VOTE_OF_NO_CONFIDENCE);
    let committee = &game.facts().committee;
    assert_eq!((committee.chairman, committee.ruling), (Some(own(0)), Party::Greens));
    assert_eq!(committee.reserve(Delegate::Neutral), neutral + 1);
    assert_eq!((purses(&game)[0], at_home(&game, 0)), ((0, 21), (true, 4)));
    assert_eq!(faction(&game, Party::Reds).leader, Some(own(0)), "the leader stays");
    let vote = play(VOTE_OF_NO_CONFIDENCE);
    assert!(matches!(table.clone().start().refusal(vote), Refusal::TooLow { of: Count::Leads, .. }));
    assert!(!table.clone().delegates(Party::Unity, 2).start().offers(vote), "others lead");
    for number in 0..2 {
        let game = leading.clone().seat(number).chairman().start();
        let refused = matches!(game.refusal(vote), Refusal::TooLow { of: Count::Chair(_), .. });
        assert!(refused, "the chairman is not neutral");
    }
    let mut game = table.delegates(Party::Reds, 6).start();
    game.play_card(VOTE_OF_NO_CONFIDENCE);
    assert_eq!((game.facts().committee.chairman, at_home(&game, 0)), (Some(own(0)), (false, 0)));
}

#[test]
fn public_celebrations_are_the_chairmans_and_two_points() {
    let table = table(2).seat(0).hand(&[PUBLIC_CELEBRATIONS]).money(8);
    let mut game = table.clone().chairman().start();
    game.play_card(PUBLIC_CELEBRATIONS);
    let Score { cards, committee, .. } = points(&game, 0);
    assert_eq!((money(&game, 0), cards, committee), (0, 2, 1));
    let refused = table.start().refusal(play(PUBLIC_CELEBRATIONS));
    assert!(matches!(refused, Refusal::TooLow { needs: 1, now: 0, .. }), "{refused:?}");
}

/// Rules: TURM-INFL-01.
#[test]
fn event_analysts_are_influence() {
    let table =
        table(2).current_event(GENEROUS_FUNDING).neutral_delegates(Party::Unity, 3).seat(0).rating(15);
    let analysts = table.played(&[EVENT_ANALYSTS]);
    let of = |table: Scenario| influence(table.start().facts(), seat(0));
    assert_eq!(of(analysts.clone()), Influence { cards: 1, ..Influence::default() });
    let all = analysts.clone().chairman().delegates(Party::Unity, 5);
    assert_eq!(of(all), Influence { chairman: 1, leader: 1, delegates: 1, cards: 1 });
    let (_, events) = event(analysts);
    assert_eq!([0, 1].map(|number| change(&events, number, MegaCredits)), [2, 0]);
}

#[test]
fn a_red_tourism_wave_counts_empty_areas_beside_own_tiles() {
    let table = table(2).rules(Party::Reds).seat(0).hand(&[RED_TOURISM_WAVE]).money(3);
    let pays = |table: Scenario| {
        let mut game = table.start();
        game.play_card(RED_TOURISM_WAVE);
        money(&game, 0)
    };
    let one = table.clone().tile(Tile::City, 6, 2);
    assert_eq!((pays(table.clone()), pays(one.clone())), (0, 6));
    let two = one.clone().tile(Tile::Greenery, 6, 3);
    assert_eq!(pays(two.clone()), 8, "each of them once");
    assert_eq!(pays(two.neutral(Tile::Greenery, 6, 1).seat(1).tile(Tile::City, 7, 3).seat(0)), 6);
    assert_eq!(pays(table.tile(Tile::Greenery, 0, 2)), 4, "areas that are reserved for oceans are empty too");
}

/// Rules: TURM-LOBBY-02.
/// Ruling: Q-MOD-30.
#[test]
fn a_martian_media_center_sends_a_delegate_of_the_reserve_for_three() {
    let table = table(2).rules(Party::MarsFirst).seat(0);
    let mut game = table.clone().hand(&[MARTIAN_MEDIA_CENTER]).money(10).start();
    game.play_card(MARTIAN_MEDIA_CENTER);
    assert_eq!((money(&game, 0), game.production(0, MegaCredits)), (3, 2));
    game.answer(act(MARTIAN_MEDIA_CENTER));
    assert_eq!(game.all_offers(), Party::ALL.map(to));
    game.answer(to(Party::Unity));
    assert_eq!(led(&game, Party::Unity, [own(0)]), (Some(own(0)), [1]));
    assert_eq!((money(&game, 0), at_home(&game, 0)), (0, (true, 5)));
    let center = table.played(&[MARTIAN_MEDIA_CENTER]).delegates(Party::Unity, 6);
    assert!(!center.clone().money(2).start().offers(act(MARTIAN_MEDIA_CENTER)));
    let mut game = center.clone().money(3).start();
    game.answer(act(MARTIAN_MEDIA_CENTER));
    game.answer(to(Party::Unity));
    assert_eq!(at_home(&game, 0), (false, 0), "the reserve was empty");
    let nobody = center.lobbied(Party::Unity).money(3).start();
    assert_eq!(idle(&nobody, act(MARTIAN_MEDIA_CENTER)), Some(Refusal::NoDelegate));
}

/// Ruling: Q-MOD-30.
#[test]
fn a_cultural_metropolis_sends_two_delegates_to_one_party() {
    let table = table(2).rules(Party::Unity).seat(0).hand(&[CULTURAL_METROPOLIS]).money(20);
    let table = table.production(Energy, 1);
    let built = |table: Scenario| {
        let mut game = table.start();
        game.play_card(CULTURAL_METROPOLIS);
        while game.question(seat(0)).is_some_and(|question| !matches!(question.shape, Shape::Turn)) {
            let city = Choice::Space(game.area(6, 2));
            let next = if game.offers(city) { city } else { to(Party::Reds) };
            game.answer(next);
        }
        assert_eq!((game.tile(6, 2), game.production(0, Energy)), (Some(Tile::City), 0));
        assert_eq!((money(&game, 0), game.production(0, MegaCredits)), (0, 3));
        (at_home(&game, 0), faction(&game, Party::Reds).count(own(0)))
    };
    assert_eq!(built(table.clone()), ((true, 4), 2));
    let one_and_one = table.clone().delegates(Party::Greens, 5);
    assert_eq!(built(one_and_one), ((false, 0), 2));
    let one = |table: Scenario| table.start().refusal(play(CULTURAL_METROPOLIS));
    assert_eq!(one(table.clone().delegates(Party::Greens, 6)), Refusal::NoDelegate, "one in all");
    let reserve = table.delegates(Party::Greens, 5).lobbied(Party::Greens);
    assert_eq!(one(reserve), Refusal::NoDelegate);
}

/// Rules: TURM-DOM-03, TURM-DOM-04.
/// Ruling: Q-TURM-04.
#[test]
fn of_parties_with_as_many_delegates_the_first_one_clockwise_behind_the_dominant_one_dominates() {
    // Behind the Reds comes Unity, and behind Mars First, which rules, the Kelvinists.
    let table = table(2).rules(Party::MarsFirst).neutral_delegates(Party::Reds, 4);
    let table = table.neutral_delegates(Party::Unity, 4).neutral_delegates(Party::Kelvinists, 4);
    let mut game = table.dominates(Party::Reds).seat(0).chairman().hand(&[BANNED_DELEGATE]).start();
    game.play_card(BANNED_DELEGATE);
    game.answer(to(Party::Reds));
    assert_eq!(faction(&game, Party::Reds).len(), 3);
    assert_eq!(game.facts().committee.dominant, Party::Unity);
}

/// Ruling: Q-MOD-29.
#[test]
fn a_delegate_is_banned_in_vain_where_each_one_leads() {
    // Whatever else may pay for cards, so that more is judged.
    for played in [&[][..], &[DIRIGIBLES]] {
        let table = calmed(with(2, &[Switch::Venus])).seat(1).delegates(Party::Reds, 1).seat(0).chairman();
        let table = table.delegates(Party::Unity, 1).played(played).hand(&[BANNED_DELEGATE]);
        let mut game = table.start();
        let leads = |&party: &Party| {
            let faction = faction(&game, party);
            faction.len() == u8::from(faction.leader.is_some())
        };
        assert!(Party::ALL.iter().all(leads));
        game.play_card(BANNED_DELEGATE);
        assert!(game.offers(Choice::EndTurn), "{:?}", game.all_offers());
        assert_eq!([Party::Reds, Party::Unity].map(|party| faction(&game, party).len()), [1, 1]);
    }
}
