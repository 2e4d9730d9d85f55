//! Prelude (PREL), its wild tags (WILD), and what it changes of a game as a whole (MIX).

mod cards;
mod corporations;
mod solo;

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
