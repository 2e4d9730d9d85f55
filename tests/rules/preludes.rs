//! Prelude (PREL), its wild tags (WILD), and what it changes of a game as a whole (MIX).

use crate::rules::help::{Play, begun, finish_set_up, seat};
use viriditas::kit::{EventLog, Rules, Seats, Seed, View};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::maps::{MAPS, map};
use viriditas::mars::scenario::{Moment, Scenario};
use viriditas::mars::{
    AnswerSubject, CardZone, Choice, CountContext, CountPurpose, Discounts, Event, Facts, Fault, Mars,
    Opening, Outcome, PRELUDE_FAILED, Phase, Pile, RATING_TO_WIN, Refusal, Setup, Shape, Step, Switch, Why,
    award_count, card_points, count, outcome, playable, prelude_fails,
};

const KIM: u8 = 0;
const LEE: u8 = 1;

fn with_preludes(players: u8) -> Setup {
    Setup { first: Some(seat(KIM)), ..Setup::new(players).with(Switch::Prelude) }
}

/// A table with the box, in the action phase.
fn table(players: u8) -> Scenario {
    Scenario::new(with_preludes(players)).seat(KIM)
}

/// The prelude round of the same table.
fn round(players: u8) -> Scenario {
    table(players).at(Moment::Preludes)
}

/// Kim plays this prelude, of those that wait.
fn play(game: &mut Mars, card: Card) -> Vec<Event> {
    game.answer(Choice::Card(card.id))
}

/// Lee takes the first of everything and buys nothing; what happened at the end.
fn lee_chooses(game: &mut Mars) -> Vec<Event> {
    let mut told = Vec::new();
    while game.facts().phase == Phase::Setup {
        let first = game.choices(seat(LEE)).next().expect("an offer");
        let is_done = game.allows(seat(LEE), &Choice::Done).is_ok();
        told = game.answer_for(LEE, if is_done { Choice::Done } else { first });
    }
    told
}

fn money(game: &Mars, number: u8) -> u16 {
    game.stock(number, MegaCredits)
}

fn tally_of(facts: &Facts, of: Tally) -> i16 {
    count(facts, Count::Goal(of), CountContext::seat(seat(KIM), CountPurpose::Milestone))
}

/// The project cards that are in the game.
fn projects(setup: Setup) -> usize {
    let (game, _) = begun(setup, 1);
    let facts = game.facts();
    let dealt: usize = facts.players.0.iter().map(|player| player.dealt.len()).sum();
    facts.decks[Pile::Projects].len() + dealt
}

fn corporations(setup: Setup) -> usize {
    let (game, _) = begun(setup, 1);
    game.facts().decks[Pile::Corporations].len() + 2 * usize::from(setup.players)
}

/// Rules: PREL-01, MIX-02, MIX-02.a.
#[test]
fn thirty_five_preludes_form_a_deck_and_five_corporations_and_seven_projects_join_theirs() {
    let plain = Setup::new(2).without(Switch::CorporateEra);
    assert_eq!([projects(plain), corporations(plain)], [137, 10]);
    assert_eq!([projects(Setup::new(2)), corporations(Setup::new(2))], [208, 12]);
    let setup = with_preludes(2);
    assert_eq!([projects(setup), corporations(setup)], [215, 17]);
    assert_eq!(projects(setup.without(Switch::CorporateEra)), 144);
    let (game, _) = begun(setup, 1);
    assert_eq!(game.facts().decks[Pile::Preludes].len(), 35 - 2 * 4);
    let (game, _) = begun(Setup::new(2), 1);
    assert!(game.facts().decks[Pile::Preludes].is_empty(), "without the box there are none");
}

/// Rules: PREL-02, PREL-02.a.
#[test]
fn of_four_preludes_dealt_two_are_kept_unseen_and_free_of_charge() {
    for (players, left) in [(5, 15), (1, 31)] {
        let (mut game, events) = begun(with_preludes(players), 3);
        let dealt = events.iter().filter(|event| matches!(event, Event::PreludeDealt { .. })).count();
        assert_eq!((dealt, game.facts().decks[Pile::Preludes].len()), (4 * usize::from(players), left));
        for number in 0..players {
            let corporation = game.choices(seat(number)).next().expect("a corporation");
            game.answer_for(number, corporation);
            let two = Shape::Cards { least: 2, most: 2, from: CardZone::Preludes };
            let question = game.question(seat(number)).expect("preludes are kept");
            assert_eq!((question.shape, question.why), (two, Why::Preludes { left: 2 }));
            let before: Vec<CardId> = game.facts().players[seat(number)].preludes.to_vec();
            game.answer_for(number, Choice::Card(before[1]));
            game.answer_for(number, Choice::Card(before[3]));
            for other in (0..players).filter(|&other| other != number) {
                let seen = game.blanked(Some(seat(other)));
                assert!(seen.facts().players[seat(number)].preludes.iter().all(|&id| id == CardId::HIDDEN));
                assert!(seen.picked_preludes(seat(number)).is_empty());
            }
            let picked = [before[1], before[3]];
            assert_eq!(game.picked_preludes(seat(number)), picked);
            let corporation = game.picked_corporation(seat(number)).expect("it is chosen");
            game.answer_for(number, Choice::Done);
            if number + 1 == players && players > 1 {
                assert_eq!(game.facts().discarded[Pile::Preludes], 2 * u16::from(players), "10 are kept");
            }
            let is_playing = game.facts().players[seat(number)].corporation != CardId::HIDDEN;
            let has = i32::from(money(&game, number));
            assert!(!is_playing || has >= 20 || card(corporation).name == "PhoboLog", "nothing is paid");
        }
        assert_eq!(game.facts().decks[Pile::Preludes].len(), left);
    }
}

/// Rules: PREL-02.
#[test]
fn an_answer_to_the_deal_may_be_changed_as_a_whole_until_all_have_given_theirs() {
    let (mut game, _) = begun(with_preludes(2), 5);
    let dealt = game.facts().players[seat(KIM)].preludes.to_vec();
    let corporation = game.choices(seat(KIM)).next().expect("a corporation");
    for choice in [corporation, Choice::Card(dealt[0]), Choice::Card(dealt[1]), Choice::Done] {
        game.answer_for(KIM, choice);
    }
    game.answer_for(KIM, Choice::Reopen);
    assert_eq!(game.question(seat(KIM)).map(|question| question.why), Some(Why::Corporation));
    assert!(game.picked_preludes(seat(KIM)).is_empty());
    // The third leaves one behind it, the fourth none.
    game.answer_for(KIM, corporation);
    assert_eq!(game.choices(seat(KIM)).count(), 3);
    game.answer_for(KIM, Choice::Card(dealt[2]));
    assert!(game.choices(seat(KIM)).eq([Choice::Card(dealt[3])]));
}

/// The rulebook is silent of newcomers with preludes: they keep two as everyone does.
///
/// Rules: PREL-02.
#[test]
fn who_plays_a_beginner_corporation_keeps_preludes_too_and_chooses_nothing_else() {
    let (mut game, _) = begun(Setup { beginners: Seats::only(seat(LEE)), ..with_preludes(2) }, 5);
    assert_eq!(game.question(seat(LEE)).map(|question| question.why), Some(Why::Preludes { left: 2 }));
    let dealt = game.facts().players[seat(LEE)].preludes.to_vec();
    game.answer_for(LEE, Choice::Card(dealt[0]));
    game.answer_for(LEE, Choice::Card(dealt[1]));
    assert_eq!(game.question(seat(LEE)).map(|question| question.shape), Some(Shape::Answered));
    finish_set_up(&mut game);
    assert_eq!(game.facts().phase, Phase::Preludes);
    assert_eq!(game.facts().players[seat(LEE)].hand_size, 10);
}

/// Rules: PREL-03.
#[test]
fn preludes_corporations_and_starting_cards_are_never_drafted() {
    let (game, events) = begun(with_preludes(3).with(Switch::Draft), 2);
    assert_eq!(game.facts().phase, Phase::Setup);
    assert!(!events.iter().any(|event| matches!(event, Event::Picked { .. } | Event::HandsPassed(_))));
    let mut game = table(3).generation(2).at(Moment::Turn).start();
    game.everyone_passes();
    assert_eq!(game.facts().phase, Phase::Research, "this table does not draft");
    let position =
        Scenario::new(with_preludes(3).with(Switch::Draft)).generation(2).at(Moment::Draft).start();
    for player in &position.facts().players.0[..3] {
        assert!(player.dealt.iter().all(|&id| Pile::Projects.has(id)) && player.preludes.is_empty());
    }
}

/// Rules: PREL-04, MIX-04.
#[test]
fn preludes_are_played_in_player_order_each_wholly_before_the_next_and_the_others_leave_the_game() {
    let (mut game, _) = begun(Setup { first: Some(seat(LEE)), ..with_preludes(3) }, 4);
    let mut told = Vec::new();
    while game.facts().phase == Phase::Setup {
        let number = game.asked().iter().next().expect("somebody").number();
        let first = game.choices(seat(number)).next().expect("an offer");
        let is_done = game.allows(seat(number), &Choice::Done).is_ok();
        told = game.answer_for(number, if is_done { Choice::Done } else { first });
    }
    let revealed = told.iter().filter(|event| matches!(event, Event::CorporationRevealed { .. })).count();
    let begins = Event::PhaseBegan(Phase::Preludes);
    assert_eq!(revealed, 3);
    let place = told.iter().position(|event| *event == begins).expect("the round begins");
    assert!(!told[place..].iter().any(|event| matches!(event, Event::CorporationRevealed { .. })));
    let left = told
        .iter()
        .filter(|event| matches!(event, Event::Declined { card, .. } if Pile::Preludes.has(*card)));
    assert_eq!(left.count(), 6);
    let mut order = Vec::new();
    while game.facts().phase == Phase::Preludes {
        let asked = game.asked_one();
        if matches!(game.question(asked).map(|it| it.why), Some(Why::Prelude { .. })) {
            order.push(asked.number());
        }
        let offer = game.choices(asked).next().expect("an offer");
        game.answer(offer);
    }
    assert_eq!(order, [1, 2, 0], "of two one is chosen, and the other is left");
    assert_eq!(game.facts().phase, Phase::Action);
    assert_eq!(game.facts().generation, 1);
    assert!(game.facts().players.0.iter().all(|player| player.preludes.is_empty()));
}

/// Rules: PREL-05.
#[test]
fn the_tags_of_a_prelude_count_and_it_is_no_project_card() {
    let elysium = MAPS.iter().position(|map| map.name == "Elysium").expect("a map") as u8;
    let setup = Setup { map: elysium, ..with_preludes(2) };
    let bare = Scenario::new(setup).seat(KIM).start();
    let game = Scenario::new(setup).seat(KIM).played(&[DOME_FARMING, BIOLAB, DONATION]).start();
    let tags = game.facts().players[seat(KIM)].tags;
    assert_eq!([tags[Tag::Plant], tags[Tag::Building], tags[Tag::Science]], [1, 1, 1]);
    for goal in map(elysium).expect("it is a map").milestones.iter().map(|it| it.of) {
        let Count::Goal(Tally::Cards(_)) = goal else { continue };
        let now = count(game.facts(), goal, CountContext::seat(seat(KIM), CountPurpose::Milestone));
        assert_eq!(now, count(bare.facts(), goal, CountContext::seat(seat(KIM), CountPurpose::Milestone)));
    }
    assert_eq!(tally_of(game.facts(), Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event])), 0);
    assert_eq!(card_points(game.facts(), seat(KIM), DONATION.id), 0);
}

/// Rules: PREL-06, PREL-06.b.
#[test]
fn the_round_belongs_to_generation_1_so_that_a_rating_that_rose_opens_an_action_at_once() {
    let position =
        round(2).corporation(UNITED_NATIONS_MARS_INITIATIVE).money(10).preludes(&[NITROGEN_SHIPMENT]);
    let game = position.start();
    assert_eq!((game.facts().phase, game.rating(KIM)), (Phase::Action, 21));
    let act = Choice::Act { card: UNITED_NATIONS_MARS_INITIATIVE.id, which: 0 };
    assert!(game.offers(act));
}

/// Rules: PREL-07.
#[test]
fn what_a_prelude_takes_must_be_there_and_no_discount_touches_it() {
    let falls = |production: i16, prelude: Card| {
        let position = table(2).production(MegaCredits, production).money(50);
        prelude_fails(position.start().facts(), seat(KIM), prelude.id)
    };
    assert_eq!(falls(-3, LOAN), None);
    let low = Refusal::ProductionTooLow { resource: MegaCredits, falls: 2, now: -4 };
    assert_eq!(falls(-4, LOAN), Some(low));
    assert_eq!(falls(-4, BIOSPHERE_SUPPORT), None);
    assert!(falls(-5, BIOSPHERE_SUPPORT).is_some() && falls(-5, SOCIETY_SUPPORT).is_some());

    // Earth tags are 3 M€ cheaper for this corporation, and the 6 M€ of Business Empire are no price.
    let game = round(2).corporation(TERACTOR).money(8).preludes(&[BUSINESS_EMPIRE]).start();
    assert_eq!((money(&game, KIM), game.production(KIM, MegaCredits)), (2, 6));
}

/// Rules: PREL-08, PREL-08.a.
#[test]
fn a_prelude_that_cannot_be_carried_out_leaves_the_game_for_15_money_and_order_may_arrange_it() {
    let position = round(2).money(3).preludes(&[DONATION, GALILEAN_MINING]);
    let mut game = position.clone().start();
    let told = play(&mut game, DONATION);
    assert!(told.contains(&Event::Gained { seat: seat(KIM), resource: MegaCredits, amount: 21 }));
    assert_eq!((money(&game, KIM), game.production(KIM, Titanium)), (19, 2));

    let mut game = position.start();
    let told = play(&mut game, GALILEAN_MINING);
    let fizzled = Event::PreludeFailed { seat: seat(KIM), card: GALILEAN_MINING.id };
    let gained = Event::Gained { seat: seat(KIM), resource: MegaCredits, amount: PRELUDE_FAILED };
    assert_eq!(told[..2], [fizzled, gained]);
    assert_eq!((money(&game, KIM), game.production(KIM, Titanium)), (39, 0));
    assert!(game.facts().discard.contains(GALILEAN_MINING.id));
    assert!(!game.facts().players[seat(KIM)].played.contains(GALILEAN_MINING.id), "its tag does not count");
}

/// Ruling: Q-MOD-02.
/// Rules: PREL-08.
#[test]
fn what_fizzles_is_told_before_it_is_chosen_and_what_can_be_carried_out_cannot_be_declined() {
    let game = round(2).money(3).preludes(&[DONATION, GALILEAN_MINING]).start();
    let told = game.certain(seat(KIM), Choice::Card(GALILEAN_MINING.id));
    assert_eq!(told[0], Event::PreludeFailed { seat: seat(KIM), card: GALILEAN_MINING.id });
    assert_eq!(game.meaning(seat(KIM), Choice::Card(GALILEAN_MINING.id)), Some(AnswerSubject::Itself));
    let brings = AnswerSubject::Effects { card: DONATION.id, cost: &[], gain: DONATION.play };
    assert_eq!(game.meaning(seat(KIM), Choice::Card(DONATION.id)), Some(brings));
    assert!(!game.offers(Choice::Done));
}

/// Ruling: Q-MOD-03.
/// Rules: PREL-09, PREL-09.a.
#[test]
fn what_a_prelude_brings_may_pay_what_it_costs() {
    let position = || round(2).money(1).preludes(&[AQUIFER_TURBINES]);
    // One ocean area is beside the ocean that lies there: the new one goes there, and nowhere else.
    let game = position().tile(Tile::Ocean, 0, 3).start();
    assert_eq!((money(&game, KIM), game.rating(KIM), game.production(KIM, Energy)), (0, 21, 2));
    assert_eq!(game.tile(0, 4), Some(Tile::Ocean));

    let game = position().start();
    assert_eq!((money(&game, KIM), game.production(KIM, Energy)), (16, 0), "without an ocean it fails");
}

/// Rules: PREL-09.
#[test]
fn an_ocean_on_the_way_up_may_pay_for_the_asteroid_that_raised_the_temperature() {
    let fizzled = |temperature: i8, money: u16| {
        let position = table(2).temperature(temperature).tile(Tile::Ocean, 0, 3).money(money);
        prelude_fails(position.start().facts(), seat(KIM), HUGE_ASTEROID.id).is_some()
    };
    assert!(fizzled(-30, 3) && !fizzled(-30, 5));
    assert!(!fizzled(-4, 3), "the ocean at 0 °C goes beside the other one for 2 M€");
    assert!(fizzled(-4, 2));
}

/// Rules: PREL-10.
#[test]
fn eccentric_sponsor_plays_one_card_25_money_cheaper_and_what_is_not_used_is_lost() {
    let sponsored = |card: Card, money: u16| {
        let mut game = round(2).money(money).hand(&[card]).preludes(&[ECCENTRIC_SPONSOR]).start();
        while game.facts().phase == Phase::Preludes {
            let offer = game.all_offers()[0];
            game.answer(offer);
        }
        game
    };
    let game = sponsored(RESEARCH_COORDINATION, 0);
    assert_eq!((money(&game, KIM), game.facts().players[seat(KIM)].tags[Tag::Wild]), (0, 1));
    let game = sponsored(GIANT_ICE_ASTEROID, 20);
    assert_eq!((money(&game, KIM), game.temperature()), (20 - (36 - 25), -26));
    // Requirements hold as usual, and the rest is paid now.
    for (card, has) in [(BIRDS, 50), (GIANT_ICE_ASTEROID, 10)] {
        let game = sponsored(card, has);
        assert_eq!(money(&game, KIM), has + PRELUDE_FAILED, "it fails, for nothing can be played");
        assert_eq!(game.facts().players[seat(KIM)].hand_size, 1);
    }
}

/// Rules: PREL-10.
#[test]
fn eccentric_sponsor_with_an_empty_hand_fizzles() {
    let game = round(2).money(30).preludes(&[ECCENTRIC_SPONSOR]).start();
    assert_eq!(money(&game, KIM), 45);
    let game = table(2).start();
    assert_eq!(prelude_fails(game.facts(), seat(KIM), ECCENTRIC_SPONSOR.id), Some(Refusal::NothingToPlay));
}

/// Rules: PREL-10.
#[test]
fn the_card_to_be_played_is_asked_for_and_others_are_refused_with_their_reason() {
    let hand = [BIRDS, ASTEROID, COMET];
    let game = round(2).money(10).hand(&hand).preludes(&[ECCENTRIC_SPONSOR]).start();
    assert_eq!(game.all_offers(), [Choice::Card(ASTEROID.id), Choice::Card(COMET.id)]);
    let low = Refusal::TooLow { of: Count::Track(Oxygen), needs: 13, now: 0 };
    assert_eq!(game.refusal(Choice::Card(BIRDS.id)), low);
    assert_eq!(game.refusal(Choice::Card(ANTS.id)), Refusal::NotAnAnswer);
    let brings = AnswerSubject::Effects { card: COMET.id, cost: &[], gain: COMET.play };
    assert_eq!(game.meaning(seat(KIM), Choice::Card(COMET.id)), Some(brings));
}

/// Rules: PREL-10.
#[test]
fn metal_may_pay_the_rest_of_a_sponsored_card() {
    let position = round(2).stock(Titanium, 4).hand(&[GIANT_ICE_ASTEROID]).preludes(&[ECCENTRIC_SPONSOR]);
    let game = position.start();
    assert_eq!(game.facts().phase, Phase::Preludes, "11 M€ are left, and 4 titanium pay them");
    assert_eq!(game.stock(KIM, Titanium), 0);
}

/// Rules: PREL-11, PREL-11.a.
#[test]
fn ecology_experts_raise_plants_first_and_waive_the_limits_of_one_card() {
    let position = round(2).money(13).hand(&[LIVESTOCK]).preludes(&[ECOLOGY_EXPERTS]);
    let game = position.start();
    assert_eq!((money(&game, KIM), game.production(KIM, Plants)), (0, 0));
    assert!(game.facts().players[seat(KIM)].played.contains(LIVESTOCK.id));
    assert_eq!(game.production(KIM, MegaCredits), 2);

    // Tags are asked for as ever, and the price in full.
    for (card, has) in [(ADVANCED_ECOSYSTEMS, 50), (LIVESTOCK, 12)] {
        let game = round(2).money(has).hand(&[card]).preludes(&[ECOLOGY_EXPERTS]).start();
        assert_eq!((money(&game, KIM), game.production(KIM, Plants)), (has + PRELUDE_FAILED, 0));
    }
}

/// Rules: PREL-11.
#[test]
fn each_of_the_two_preludes_that_play_a_card_plays_one_of_its_own() {
    let position = round(2).money(13).hand(&[LIVESTOCK, GIANT_ICE_ASTEROID]);
    let mut game = position.preludes(&[ECOLOGY_EXPERTS, ECCENTRIC_SPONSOR]).start();
    play(&mut game, ECOLOGY_EXPERTS);
    // Only Livestock can be paid; then nothing is left for the asteroid.
    assert_eq!((game.production(KIM, Plants), money(&game, KIM)), (0, PRELUDE_FAILED));
}

/// Ruling: Q-MOD-05, Q-MOD-10.
/// Rules: PREL-12, PREL-12.a.
#[test]
fn a_card_played_through_ecology_experts_hears_their_plant_and_microbe_tag() {
    let experts = |card: Card| {
        round(2).money(30).hand(&[card]).preludes(&[ECOLOGY_EXPERTS]).tile(Tile::Greenery, 4, 4).start()
    };
    assert_eq!(experts(DECOMPOSERS).on_card(DECOMPOSERS), 3);

    let mut game = experts(VIRAL_ENHANCERS);
    let plants = |game: &Mars| game.stock(KIM, Plants);
    while game.facts().phase == Phase::Preludes {
        let offer = game.all_offers()[0];
        game.answer(offer);
    }
    assert_eq!(plants(&game), 3);

    let mut game = experts(ECOLOGICAL_ZONE);
    let beside = game.offered_areas()[0];
    game.answer(Choice::Space(beside));
    assert_eq!(game.on_card(ECOLOGICAL_ZONE), 3, "its own two tags and the plant tag");
}

/// Rules: PREL-12.
#[test]
fn a_card_that_was_there_before_hears_each_of_both_plays_once() {
    let position = round(2).money(30).played(&[DECOMPOSERS]).hand(&[LICHEN]).preludes(&[ECOLOGY_EXPERTS]);
    let game = position.start();
    assert_eq!(game.on_card(DECOMPOSERS), 3, "two tags of the prelude and one of the card");
}

/// Valley Trust at its turn, with these preludes on top of what is left of them.
fn valley_trust(money: u16, pile: &[Card]) -> Mars {
    let position = table(2).corporation(VALLEY_TRUST).first_action_due().money(money);
    position.prelude_pile(pile).turn(0).start()
}

/// Ruling: Q-MOD-01, Q-MOD-02.
/// Rules: PREL-13, MIX-06.
#[test]
fn valley_trust_draws_three_preludes_as_its_first_action_and_plays_one() {
    let mut game = valley_trust(0, &[ALLIED_BANK, DONATION, BIOLAB]);
    assert_eq!(game.all_offers(), [Choice::FirstAction, Choice::Pass]);
    assert_eq!(game.refusal(Choice::Project(StandardProject::Asteroid)), Refusal::FirstActionDue);
    let before = game.facts().decks[Pile::Preludes].len();
    game.answer(Choice::FirstAction);
    assert_eq!(game.question(seat(KIM)).map(|it| it.why), Some(Why::Prelude { drawn: true }));
    assert_eq!(game.facts().decks[Pile::Preludes].len(), before - 3);
    let seen = game.blanked(Some(seat(LEE)));
    assert_eq!(seen.facts().players[seat(KIM)].dealt[..], [CardId::HIDDEN; 3], "others do not see them");
    play(&mut game, DONATION);
    assert_eq!((money(&game, KIM), game.facts().discarded[Pile::Preludes]), (21, 2));
    assert!(game.offers(Choice::EndTurn), "one action is taken and another one may be");
    assert!(game.facts().players[seat(KIM)].dealt.is_empty());
}

/// Rules: PREL-13.a.
#[test]
fn with_five_players_twelve_preludes_are_left_and_valley_trust_has_three() {
    let mut position = round(5).corporation(VALLEY_TRUST).first_action_due().preludes(&[LOAN, DONATION]);
    let others =
        [[ALLIED_BANK, BIOFUELS], [BIOLAB, DOME_FARMING], [MOHOLE, METALS_COMPANY], [SUPPLIER, SUPPLY_DROP]];
    for (number, preludes) in (1..).zip(others) {
        position = position.seat(number).preludes(&preludes);
    }
    let mut game = position.start();
    while game.facts().phase == Phase::Preludes {
        let offer = game.all_offers()[0];
        game.answer(offer);
    }
    // Ten were dealt and not kept: they lie in no pile of this position.
    assert_eq!(game.facts().decks[Pile::Preludes].len(), 15 + 10);
    game.answer(Choice::FirstAction);
    assert_eq!(game.facts().decks[Pile::Preludes].len(), 12 + 10);
    let offer = game.all_offers()[0];
    game.answer(offer);
    let open = game.facts().players[seat(KIM)].played.iter().filter(|&id| card(id).kind == Kind::Prelude);
    let fizzled = usize::from(game.facts().discarded[Pile::Preludes] == 3);
    assert_eq!(open.count(), 3 - fizzled);
}

/// Rules: PREL-13.b.
#[test]
fn of_three_that_fizzle_whichever_is_chosen_brings_15_money() {
    for chosen in [GALILEAN_MINING, HUGE_ASTEROID, BUSINESS_EMPIRE] {
        let mut game = valley_trust(0, &[GALILEAN_MINING, HUGE_ASTEROID, BUSINESS_EMPIRE]);
        game.answer(Choice::FirstAction);
        play(&mut game, chosen);
        assert_eq!((money(&game, KIM), game.temperature()), (15, -30));
        assert_eq!(game.facts().discarded[Pile::Preludes], 3);
    }
}

/// Rules: PREL-13.c.
#[test]
fn valley_trust_pays_two_less_for_each_science_tag() {
    let game = table(2).corporation(VALLEY_TRUST).start();
    assert_eq!(Discounts::of(game.facts(), seat(KIM)).price(&RESEARCH), 7);
}

/// Ruling: Q-MOD-04.
/// Rules: PREL-13.
#[test]
fn without_the_deal_valley_trust_still_draws_three_of_all_preludes() {
    let setup = with_preludes(2).with(Switch::UndealtPreludes);
    let (mut game, events) = begun(setup, 9);
    assert!(!events.iter().any(|event| matches!(event, Event::PreludeDealt { .. })));
    finish_set_up(&mut game);
    assert_eq!(game.facts().phase, Phase::Action, "no prelude round");
    let position = Scenario::new(setup).seat(KIM).corporation(VALLEY_TRUST).first_action_due();
    let mut game = position.prelude_pile(&[LOAN, MOHOLE, BIOLAB]).turn(0).start();
    assert_eq!(game.facts().decks[Pile::Preludes].len(), 35);
    game.answer(Choice::FirstAction);
    play(&mut game, MOHOLE);
    assert_eq!((game.stock(KIM, Heat), game.production(KIM, Heat)), (3, 3));
}

/// Rules: PREL-13.
#[test]
fn a_prelude_that_is_played_later_needs_no_relief_and_takes_none_away() {
    // Indentured Workers made the next card cheaper: a prelude is no such card.
    let position = table(2).corporation(VALLEY_TRUST).first_action_due().eased(8, 0);
    let mut game = position.prelude_pile(&[LOAN, MOHOLE, BIOLAB]).turn(0).start();
    game.answer(Choice::FirstAction);
    play(&mut game, LOAN);
    assert_eq!(game.facts().players[seat(KIM)].discount, 8);
}

/// Ruling: Q-MOD-01, Q-MOD-06.
/// Rules: PREL-14, PREL-14.a.
#[test]
fn vitor_funds_an_award_without_paying_and_the_next_costs_the_next_price() {
    let vitor = || table(3).corporation(VITOR).first_action_due().money(60);
    let mut game = vitor().turn(0).start();
    game.answer(Choice::FirstAction);
    assert_eq!(game.question(seat(KIM)).map(|it| it.shape), Some(Shape::Award));
    assert_eq!(game.all_offers(), [0, 1, 2, 3, 4].map(Choice::Fund));
    game.answer(Choice::Fund(2));
    assert_eq!((money(&game, KIM), game.facts().awards[..].to_vec()), (60, vec![(2, seat(KIM))]));
    game.answer(Choice::Fund(0));
    assert_eq!(money(&game, KIM), 46);

    let mut game = vitor().seat(LEE).award(0).award(1).seat(KIM).turn(0).start();
    game.answer(Choice::FirstAction);
    assert_eq!(game.all_offers(), [2, 3, 4].map(Choice::Fund));
    assert_eq!(game.refusal(Choice::Fund(1)), Refusal::Taken { by: seat(LEE) });
    game.answer(Choice::Fund(4));
    assert_eq!(money(&game, KIM), 60);
    assert_eq!(game.refusal(Choice::Fund(3)), Refusal::AllTaken { most: 3 });

    let game = vitor().seat(LEE).award(0).award(1).award(2).seat(KIM).turn(0).start();
    assert!(!game.facts().first_action_due.contains(seat(KIM)), "it is waived");
    assert!(game.offers(Choice::Project(StandardProject::Asteroid)));
}

/// Ruling: Q-MOD-06.
/// Rules: PREL-15, PREL-15.a.
#[test]
fn vitor_gains_three_for_each_own_card_with_points_that_are_not_negative() {
    let game = {
        let position =
            Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(VITOR, HELION);
        let mut game = position.start();
        game.answer_for(KIM, Choice::Card(VITOR.id));
        let preludes = game.facts().players[seat(KIM)].preludes.to_vec();
        game.answer_for(KIM, Choice::Card(preludes[0]));
        game.answer_for(KIM, Choice::Card(preludes[1]));
        for id in game.facts().players[seat(KIM)].dealt.clone() {
            game.answer_for(KIM, Choice::Card(id));
        }
        game.answer_for(KIM, Choice::Done);
        let told = lee_chooses(&mut game);
        let gained = |amount| Event::Gained { seat: seat(KIM), resource: MegaCredits, amount };
        assert!(told.contains(&gained(45)) && told.contains(&gained(3)));
        game
    };
    assert_eq!(money(&game, KIM), 18);

    let brings = |card: Card| {
        let position = table(2).corporation(VITOR).money(60).hand(&[card]).temperature(2).oxygen(8);
        let mut game =
            position.seat(LEE).production(Plants, 2).production(Energy, 2).seat(KIM).turn(0).start();
        let price = Discounts::of(game.facts(), seat(KIM)).price(&card);
        game.play_card(card);
        i32::from(money(&game, KIM)) - 60 + i32::from(price)
    };
    assert_eq!(brings(FISH), 3, "1 VP for each animal");
    assert_eq!(brings(NUCLEAR_ZONE), 0, "−2 VP");
    assert_eq!(brings(MINE), 0, "no icon");
    assert!(VITOR.shows_points() && !NUCLEAR_ZONE.shows_points() && !MINE.shows_points());
}

/// Rules: PREL-16, PREL-16.a, MIX-05.
#[test]
fn point_luna_draws_for_its_own_earth_tag_before_the_next_player_reveals() {
    let position = Scenario::new(with_preludes(2)).at(Moment::SetUp);
    let mut game = position.seat(KIM).corporations(POINT_LUNA, HELION).start();
    game.answer_for(KIM, Choice::Card(POINT_LUNA.id));
    let preludes = game.facts().players[seat(KIM)].preludes.to_vec();
    game.answer_for(KIM, Choice::Card(preludes[0]));
    game.answer_for(KIM, Choice::Card(preludes[1]));
    for id in game.facts().players[seat(KIM)].dealt.iter().copied().take(5).collect::<Vec<_>>() {
        game.answer_for(KIM, Choice::Card(id));
    }
    game.answer_for(KIM, Choice::Done);
    let told = lee_chooses(&mut game);
    let drawn =
        told.iter().position(|event| matches!(event, Event::Drew { seat: of, .. } if *of == seat(KIM)));
    let next = told
        .iter()
        .position(|event| matches!(event, Event::CorporationRevealed { seat: of, .. } if *of == seat(LEE)));
    assert!(drawn.is_some() && drawn < next);
    assert_eq!((money(&game, KIM), game.facts().players[seat(KIM)].hand_size), (23, 6));
    assert_eq!(game.production(KIM, Titanium), 1);

    let mut game = table(2).corporation(POINT_LUNA).money(30).hand(&[SPONSORS]).turn(0).start();
    game.play_card(SPONSORS);
    assert_eq!(game.facts().players[seat(KIM)].hand_size, 1);
}

/// Rules: PREL-17, PREL-17.a.
#[test]
fn robinson_industries_raise_the_lowest_production() {
    let act = Choice::Act { card: ROBINSON_INDUSTRIES.id, which: 0 };
    let robinson = |productions: &[(Resource, i16)]| {
        let mut position = table(2).corporation(ROBINSON_INDUSTRIES).money(4);
        for &(resource, amount) in productions {
            position = position.production(resource, amount);
        }
        let mut game = position.turn(0).start();
        game.answer(act);
        game
    };
    let game = robinson(&[(MegaCredits, -1)]);
    assert_eq!((game.production(KIM, MegaCredits), money(&game, KIM)), (0, 0));

    let mut game = robinson(&[]);
    assert_eq!(game.all_offers(), [0, 1, 2, 3, 4, 5].map(Choice::Option));
    let card = ROBINSON_INDUSTRIES.id;
    let means = AnswerSubject::Production { card, resource: Plants };
    assert_eq!(game.meaning(seat(KIM), Choice::Option(Plants as u8)), Some(means));
    game.answer(Choice::Option(Plants as u8));
    assert_eq!(game.production(KIM, Plants), 1);

    let game = robinson(&[(Steel, 2), (MegaCredits, 1), (Plants, 1), (Energy, 1)]);
    assert_eq!(game.all_offers(), [Titanium, Heat].map(|it| Choice::Option(it as u8)));
    let game = robinson(&[(MegaCredits, -5), (Steel, 0)]);
    assert_eq!(game.production(KIM, MegaCredits), -4);
}

/// Rules: PREL-13, PREL-16.
#[test]
fn cheung_shing_mars_pays_two_less_for_each_of_two_building_tags() {
    let two = PRINTED.iter().flat_map(|table| table.iter()).find(|card| {
        card.tags.iter().filter(|&&tag| tag == Tag::Building).count() == 2 && card.kind != Kind::Corporation
    });
    let game = table(2).corporation(CHEUNG_SHING_MARS).start();
    let terms = Discounts::of(game.facts(), seat(KIM));
    assert_eq!(terms.price(&MINE), 2);
    if let Some(card) = two {
        assert_eq!(terms.price(card), u16::from(card.cost).saturating_sub(4));
    }
    let twice = Card { tags: &[Tag::Building, Tag::Building], cost: 9, ..MINE };
    assert_eq!(terms.price(&twice), 5);
}

/// A solo game for the rating, in its last generation.
fn last_generation(rating: i16) -> Scenario {
    let setup = Setup::new(1).with(Switch::Prelude).with(Switch::Tr63);
    Scenario::new(setup).generation(12).seat(KIM).rating(rating)
}

/// Rules: PREL-18, PREL-18.a, MIX-14.
#[test]
fn solo_for_a_rating_of_63_is_won_by_buffer_gas_whatever_the_planet_looks_like() {
    let gas = Choice::Project(StandardProject::BufferGas);
    assert_eq!(RATING_TO_WIN, 63);
    let mut game = last_generation(61).money(33).turn(0).start();
    game.answer(gas);
    game.answer(gas);
    assert_eq!((game.rating(KIM), money(&game, KIM)), (63, 1));
    game.answer(Choice::Pass);
    assert_eq!(game.facts().phase, Phase::Over);
    assert_eq!(outcome(game.facts()), Outcome::Won(Seats::only(seat(KIM))));

    let mut game = last_generation(61).money(31).turn(0).start();
    game.answer(gas);
    assert!(!game.offers(gas));
    game.answer(Choice::EndTurn);
    game.answer(Choice::Pass);
    assert_eq!((game.rating(KIM), outcome(game.facts())), (62, Outcome::Lost));
}

/// Rules: PREL-18.
#[test]
fn buffer_gas_is_only_in_solo_games_for_the_rating() {
    let gas = Choice::Project(StandardProject::BufferGas);
    let setups = [
        Setup::new(1),
        Setup::new(1).with(Switch::Prelude),
        with_preludes(2),
        with_preludes(2).with(Switch::Tr63),
    ];
    for setup in setups {
        let game = Scenario::new(setup).seat(KIM).money(100).turn(0).start();
        assert!(!game.all_offers().contains(&gas));
        assert_eq!(game.refusal(gas), Refusal::NotAnAnswer);
        assert!(!game.refused(seat(KIM)).any(|(choice, _)| choice == gas));
    }
    let alone = Setup::new(1).with(Switch::Tr63);
    assert_eq!(
        alone.faults(),
        [Fault::Needs { switch: Switch::Tr63, needs: &[Switch::Prelude, Switch::Turmoil] }]
    );
}

/// Rules: PREL-19, PREL-19.a.
#[test]
fn the_rating_is_checked_after_the_last_production_and_before_the_last_greenery() {
    let mut game = last_generation(62).oxygen(13).stock(Plants, 8).turn(0).start();
    game.answer(Choice::Pass);
    assert_eq!((game.facts().phase, outcome(game.facts())), (Phase::Over, Outcome::Lost));
    assert_eq!((game.stock(KIM, Plants), game.oxygen()), (8, 13));

    let mut game = last_generation(63).oxygen(12).stock(Plants, 8).turn(0).start();
    game.answer(Choice::Pass);
    assert_eq!(game.facts().phase, Phase::Conversion);
    game.answer(Choice::Convert(Conversion::Plants));
    let area = game.offered_areas()[0];
    game.answer(Choice::Space(area));
    assert_eq!((game.rating(KIM), game.oxygen()), (63, 12), "the last greenery raises nothing");
}

/// Rules: MIX-15.
#[test]
fn solo_lasts_14_generations_and_12_with_preludes() {
    let last = |setup: Setup| {
        let (game, _) = begun(setup, 1);
        game.facts().last_generation()
    };
    assert_eq!(last(Setup::new(1)), Some(14));
    assert_eq!(last(Setup::new(1).with(Switch::Prelude)), Some(12));
    assert_eq!(last(Setup::new(1).with(Switch::Prelude).with(Switch::UndealtPreludes)), Some(14));
    assert_eq!(last(with_preludes(2)), None);
}

/// Ruling: Q-MOD-06.
/// Rules: MIX-16, MIX-16.b, MIX-17.
#[test]
fn alone_vitor_has_no_first_action_and_starts_with_48_and_neutral_cities_raise_tharsis_republic() {
    let alone = Setup::new(1).with(Switch::Prelude);
    let begins = |corporation: Card| {
        let position = Scenario::new(alone).at(Moment::SetUp).seat(KIM).corporations(corporation, HELION);
        let mut game = position.preludes(&[BIOFUELS, SUPPLIER, MOHOLE, BIOLAB]).start();
        game.answer(Choice::Card(corporation.id));
        game.answer(Choice::Card(BIOFUELS.id));
        game.answer(Choice::Card(SUPPLIER.id));
        game.answer(Choice::Done);
        while game.facts().phase == Phase::Preludes {
            let offer = game.all_offers()[0];
            game.answer(offer);
        }
        game
    };
    let game = begins(VITOR);
    assert_eq!((money(&game, KIM), game.rating(KIM)), (48, 14));
    assert!(!game.facts().first_action_due.contains(seat(KIM)), "there are no awards");
    assert!(!game.all_offers().iter().any(|it| matches!(it, Choice::Fund(_) | Choice::Claim(_))));
    let game = begins(THARSIS_REPUBLIC);
    assert_eq!(game.production(KIM, MegaCredits), 2);
}

/// Rules: MIX-03.
#[test]
fn two_corporations_are_dealt_from_the_common_deck_of_all_boxes() {
    let mut seen = CardSet::NONE;
    for seed in 0..60 {
        let (game, _) = begun(with_preludes(5), seed);
        let players = game.facts().players.0.iter();
        players.flat_map(|player| player.corporations).for_each(|id| seen.insert(id));
    }
    assert_eq!(seen.len(), 17);
    assert!([POINT_LUNA, VITOR, HELION, TERACTOR].iter().all(|card| seen.contains(card.id)));
}

/// Rules: MIX-05.
#[test]
fn preludes_cannot_help_to_pay_for_the_starting_cards() {
    let position = Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(PHOBOLOG, HELION);
    let mut game = position.preludes(&[DONATION, LOAN]).start();
    game.answer_for(KIM, Choice::Card(PHOBOLOG.id));
    game.answer_for(KIM, Choice::Card(DONATION.id));
    game.answer_for(KIM, Choice::Card(LOAN.id));
    assert_eq!(game.budget(seat(KIM)).all, 23);
    for _ in 0..7 {
        let next = game.choices(seat(KIM)).next().expect("a card");
        game.answer_for(KIM, next);
    }
    assert!(game.choices(seat(KIM)).eq([Choice::Done]), "2 M€ are left");
}

/// Rules: PREL-08.
#[test]
fn great_aquifer_with_one_ocean_left_places_one() {
    let mut game = round(2).oceans(8).preludes(&[GREAT_AQUIFER]).start();
    let area = game.offered_areas()[0];
    game.answer(Choice::Space(area));
    assert_eq!((game.facts().level(Oceans), game.rating(KIM)), (9, 21));
    assert_eq!(game.facts().phase, Phase::Action);
}

/// Rules: PREL-08.
#[test]
fn experimental_forest_at_14_percent_raises_nothing_and_is_carried_out_all_the_same() {
    let mut game =
        round(2).oxygen(14).deck(&[ANTS, LICHEN, COMET, TREES, BIRDS]).preludes(&[EXPERIMENTAL_FOREST]);
    let mut game = {
        game = game.seat(KIM);
        game.start()
    };
    let found: Vec<CardId> = game.facts().players[seat(KIM)].hand.iter().collect();
    assert_eq!(found.len(), 2);
    assert!(found.contains(&LICHEN.id) && found.contains(&TREES.id));
    assert!(game.facts().discard.contains(ANTS.id) && game.facts().discard.contains(COMET.id));
    let area = game.offered_areas()[0];
    game.answer(Choice::Space(area));
    assert_eq!((game.oxygen(), game.rating(KIM)), (14, 20));
}

/// Rules: PREL-08.
#[test]
fn a_search_shows_all_that_it_reveals_and_ends_when_nothing_more_can_be_found() {
    let position = round(2).deck(&[ANTS, COMET, BIRDS]).all_else_discarded().preludes(&[EXPERIMENTAL_FOREST]);
    let found = |event: &Event| matches!(event, Event::Found { .. });
    let mut heard = EventLog::all();
    let game = position.start();
    assert_eq!(game.facts().players[seat(KIM)].hand_size, 2, "the discards were shuffled into a new deck");
    assert!(!heard.events().iter().any(found));
    let hand: Vec<CardId> = game.facts().players[seat(KIM)].hand.iter().collect();
    assert!(hand.iter().all(|&id| card(id).tags.contains(&Tag::Plant)));
    // Lee knows that they are in no draw pile.
    assert!(hand.iter().all(|&id| game.facts().players[seat(LEE)].passed_on.contains(id)));
    heard.forget();

    let few = round(2).deck(&[ANTS, COMET, BIRDS]).hand(&[]).preludes(&[ACQUIRED_SPACE_AGENCY]);
    let game = few.start();
    assert_eq!(game.stock(KIM, Titanium), 6);
}

/// Rules: PREL-05.
#[test]
fn psychrophiles_pay_for_plants_and_lava_tube_settlement_goes_where_volcanoes_are() {
    let position = table(2).played(&[PSYCHROPHILES]).on_card(PSYCHROPHILES, 3).money(5).hand(&[LICHEN]);
    let game = position.temperature(-24).turn(0).start();
    assert!(game.offers(Choice::Play(LICHEN.id)), "7 M€: 5, and a microbe of 2");
    let cold = Refusal::TooHigh { of: Count::Track(Temperature), allows: -20, now: -18 };
    let game = table(2).temperature(-18).start();
    assert_eq!(playable(game.facts(), seat(KIM), PSYCHROPHILES.id), Err(cold));

    for (number, map) in (0..).zip(MAPS) {
        let setup = Setup { map: number, ..with_preludes(2) };
        let position = Scenario::new(setup).seat(KIM).money(15).production(Energy, 1);
        let mut game = position.hand(&[LAVA_TUBE_SETTLEMENT]).turn(0).start();
        game.play_card(LAVA_TUBE_SETTLEMENT);
        let offered = game.offered_areas();
        if map.volcanic.is_empty() {
            assert!(offered.len() > 20, "{}", map.name);
        } else {
            assert!(offered.iter().all(|&space| map.volcanic.contains(space)), "{}", map.name);
            assert_eq!(offered.len(), map.volcanic.and(map.land).len() as usize, "{}", map.name);
        }
    }
}

/// Rules: WILD-01.
#[test]
fn of_the_cards_here_a_project_a_prelude_and_a_corporation_bear_a_wild_tag() {
    let all = PRINTED.iter().flat_map(|table| table.iter());
    let wild: Vec<&str> = all.filter(|card| card.tags.contains(&Tag::Wild)).map(|card| card.name).collect();
    assert_eq!(wild, ["Research Network", "Research Coordination", "Septem Tribus"]);
}

/// Rules: WILD-02.a.
#[test]
fn research_network_lets_power_grid_bring_four() {
    let position =
        table(2).money(40).played(&[SOLAR_POWER, POWER_PLANT, RESEARCH_NETWORK]).hand(&[POWER_GRID]);
    let mut game = position.turn(0).start();
    game.play_card(POWER_GRID);
    assert_eq!(game.production(KIM, Energy), 4);
}

/// Rules: WILD-03.
#[test]
fn a_sum_over_several_kinds_counts_a_wild_tag_once() {
    const KINDS: Tally = Tally::Tags(&[Tag::Earth, Tag::Jovian, Tag::Space]);
    let game = table(2).played(&[SPONSORS, RESEARCH_COORDINATION]).start();
    assert_eq!(tally_of(game.facts(), KINDS), 2);
}

/// Rules: WILD-04.
#[test]
fn research_coordination_stands_for_one_missing_tag_of_two_kinds() {
    let may_play = |played: &[Card]| {
        let game = table(2).money(50).played(played).start();
        playable(game.facts(), seat(KIM), ADVANCED_ECOSYSTEMS.id).is_ok()
    };
    // A plant, a microbe and an animal tag are asked for.
    assert!(may_play(&[LICHEN, ANTS, RESEARCH_COORDINATION]));
    assert!(!may_play(&[LICHEN, RESEARCH_COORDINATION]));
    assert!(may_play(&[LICHEN, RESEARCH_NETWORK, RESEARCH_COORDINATION]));
}

/// Rules: WILD-05, WILD-05.a.
#[test]
fn a_wild_tag_that_is_played_or_revealed_is_no_tag() {
    let mut game = table(2).corporation(POINT_LUNA).money(10).hand(&[RESEARCH_COORDINATION]).turn(0).start();
    game.play_card(RESEARCH_COORDINATION);
    assert_eq!(
        (game.facts().players[seat(KIM)].hand_size, money(&game, KIM)),
        (0, 6),
        "no draw, no discount"
    );
    let position = table(2).played(&[SEARCH_FOR_LIFE]).money(1).deck(&[RESEARCH_COORDINATION]);
    let mut game = position.turn(0).start();
    game.answer(Choice::Act { card: SEARCH_FOR_LIFE.id, which: 0 });
    assert_eq!(game.on_card(SEARCH_FOR_LIFE), 0);
}

/// Rules: WILD-06.
#[test]
fn research_coordination_counts_for_a_milestone_and_for_no_award() {
    let builders = [MINE, STRIP_MINE, FUELED_GENERATORS, PEROXIDE_POWER, POWER_INFRASTRUCTURE, CUPOLA_CITY];
    let position = table(2).money(8).played(&builders).played(&[RESEARCH_COORDINATION, RESEARCH_NETWORK]);
    let game = position.turn(0).start();
    let milestones = &game.facts().map().milestones;
    let builder =
        milestones.iter().position(|it| it.of == Count::Tags(Tag::Building)).expect("Builder") as u8;
    assert!(game.offers(Choice::Claim(builder)));
    let awards = &game.facts().map().awards;
    let scientist =
        awards.iter().position(|it| it.of == [Count::Tags(Tag::Science)]).expect("Scientist") as u8;
    assert_eq!(award_count(game.facts(), scientist, seat(KIM)), 0);
}

/// Rules: WILD-07, WILD-07.a.
#[test]
fn a_wild_tag_is_one_more_kind_as_far_as_there_are_more() {
    let ten = [DOME_FARMING, SPONSORS, SOLAR_POWER, BIOLAB, ANTS, GALILEAN_MINING];
    let kinds = |played: &[Card]| tally_of(table(2).played(played).start().facts(), Tally::KindsOfTag);
    // Building, plant, Earth, power, science, microbe, Jovian.
    assert_eq!(kinds(&ten), 7);
    assert_eq!(kinds(&[&ten[..], &[RESEARCH_NETWORK]].concat()), 8);
    assert_eq!(kinds(&[&ten[..5], &[RESEARCH_NETWORK]].concat()), 7);
    let all = [&ten[..], &[EARLY_SETTLEMENT, ORBITAL_CONSTRUCTION_YARD, BIRDS]].concat();
    assert_eq!(kinds(&all), 10);
    assert_eq!(kinds(&[&all[..], &[RESEARCH_NETWORK, RESEARCH_COORDINATION]].concat()), 10);
}

/// Ruling: Q-MOD-09.
/// Rules: WILD-08.a.
#[test]
fn robotic_workforce_repeats_research_network_without_its_cards() {
    let position = table(2).money(20).played(&[RESEARCH_NETWORK]).hand(&[ROBOTIC_WORKFORCE]).turn(0);
    let mut game = position.start();
    game.play_card(ROBOTIC_WORKFORCE);
    assert_eq!((game.production(KIM, MegaCredits), game.facts().players[seat(KIM)].hand_size), (1, 0));
}

/// The south pole of Hellas costs 6 M€ and brings an ocean.
///
/// Rules: PREL-09.
#[test]
fn a_city_of_a_prelude_may_go_on_the_south_pole_only_where_it_can_be_paid() {
    let hellas = MAPS.iter().position(|map| map.name == "Hellas").expect("a map") as u8;
    let map = map(hellas).expect("it is a map");
    let settles = |money: u16| {
        let setup = Setup { map: hellas, ..with_preludes(2) };
        let position = Scenario::new(setup).at(Moment::Preludes).seat(KIM).money(money);
        position.preludes(&[EARLY_SETTLEMENT]).start().offered_areas()
    };
    let pole = map.asking.iter().next().expect("the south pole");
    assert!(settles(6).contains(&pole));
    assert!(!settles(5).contains(&pole));
}

/// The opening of the look: Point Luna, ten cards, Galilean Mining and Loan or the other way round.
///
/// Rules: PREL-08, PREL-16.
#[test]
fn an_opening_is_told_in_either_order() {
    let position =
        Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(POINT_LUNA, HELION);
    let game = position.preludes(&[GALILEAN_MINING, DONATION, AQUIFER_TURBINES, ECCENTRIC_SPONSOR]).start();
    let view = View::of(&game, Some(seat(KIM)));
    let dealt = game.facts().players[seat(KIM)].dealt.to_vec();
    let told = |cards: usize, preludes: [Card; 2]| {
        let preludes = preludes.map(|card| card.id);
        view.opening(seat(KIM), POINT_LUNA.id, &dealt[..cards], &preludes).expect("it can be paid")
    };
    let money = |opening: &Opening| opening.links.iter().map(|link| link.money).collect::<Vec<_>>();
    let one = told(10, [GALILEAN_MINING, DONATION]);
    assert_eq!(money(&one), [38, 8, 3, 24]);
    assert_eq!(one.player.production[Titanium], 3);
    let other = told(10, [DONATION, GALILEAN_MINING]);
    assert_eq!(money(&other), [38, 8, 29, 24]);
    assert_eq!(one.player.stock, other.player.stock);

    // With a card less in the purse the order matters.
    let poor = Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(PHOBOLOG, HELION);
    let game = poor.preludes(&[GALILEAN_MINING, DONATION, AQUIFER_TURBINES, MOHOLE]).start();
    let dealt = game.facts().players[seat(KIM)].dealt.to_vec();
    let view = View::of(&game, Some(seat(KIM)));
    let told = |preludes: [Card; 2]| {
        let preludes = preludes.map(|card| card.id);
        view.opening(seat(KIM), PHOBOLOG.id, &dealt[..7], &preludes).expect("it can be paid")
    };
    let prelude_fails = told([GALILEAN_MINING, DONATION]);
    assert_eq!(prelude_fails.links[2].step, Step::PreludeFails(GALILEAN_MINING.id));
    assert_eq!(money(&prelude_fails), [23, 2, 17, 38]);
    assert_eq!(money(&told([DONATION, GALILEAN_MINING])), [23, 2, 23, 18]);
    assert!(prelude_fails.is_certain);
    // Which areas the ocean may have is asked.
    assert!(!told([DONATION, AQUIFER_TURBINES]).is_certain);
    assert!(view.opening(seat(KIM), PHOBOLOG.id, &dealt[..8], &[]).is_none(), "eight cards cost 24 M€");
}

/// Rules: PREL-04.
#[test]
fn what_comes_of_a_prelude_is_told_before_it_is_chosen() {
    let game = round(2).money(3).preludes(&[LOAN, SMELTING_PLANT]).start();
    let forecast = game.forecast(seat(KIM), Choice::Card(SMELTING_PLANT.id), None).expect("it is offered");
    assert_eq!((forecast.levels[Oxygen], forecast.events.len() > 3), (2, true));
    let told = game.certain(seat(KIM), Choice::Card(LOAN.id));
    assert!(told.contains(&Event::Gained { seat: seat(KIM), resource: MegaCredits, amount: 30 }));
    // The other seat sees that something waits, and not what.
    let seen = game.blanked(Some(seat(LEE)));
    assert_eq!(seen.facts().players[seat(KIM)].preludes[..], [CardId::HIDDEN; 2]);
    assert_eq!(seen.question(seat(LEE)), None);
}

/// Rules: PREL-04, MIX-01.
#[test]
fn a_whole_set_up_of_each_map_with_preludes_comes_to_the_first_turn() {
    for map in 0..MAPS.len() as u8 {
        for players in 1..=5 {
            let setup = Setup { map, ..with_preludes(players) };
            let mut game =
                Mars::begin(&setup, Seed(u64::from(players)), &mut EventLog::nothing()).expect("a game");
            for _ in 0..400 {
                if game.facts().phase == Phase::Action {
                    break;
                }
                let asked = game.asked().iter().next().expect("somebody");
                let is_done = game.allows(asked, &Choice::Done).is_ok();
                let first = game.choices(asked).next().expect("an offer");
                game.answer_for(asked.number(), if is_done { Choice::Done } else { first });
            }
            assert_eq!(game.facts().phase, Phase::Action, "{players} on map {map}");
            let open = |id: &CardId| card(*id).kind == Kind::Prelude;
            let played: usize =
                game.facts().players.0.iter().map(|it| it.played.iter().filter(open).count()).sum();
            let fizzled = usize::from(game.facts().discarded[Pile::Preludes]) - 2 * usize::from(players);
            assert_eq!(played + fizzled, 2 * usize::from(players));
        }
    }
}
