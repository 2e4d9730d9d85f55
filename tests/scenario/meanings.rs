//! What answers stand for.

use viriditas::kit::{Rng, Rules, Seed, View};
use viriditas::mars::cards::Resource::Plants;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Play, begun, seat, table};
use viriditas::mars::{AnswerSubject, Choice, Mars, Setup};

fn meaning(game: &Mars, choice: Choice) -> Option<AnswerSubject> {
    let who = game.asked_one();
    let read = game.meaning(who, choice);
    assert_eq!(read, View::of(game, Some(who)).meaning(who, choice), "a view reads the same");
    read
}

fn gains(card: Card, gain: &'static [Effect]) -> AnswerSubject {
    AnswerSubject::Effects { card: card.id, cost: &[], gain }
}

#[test]
fn actions_of_a_turn_stand_for_what_their_cards_and_projects_do() {
    let position = table(2).seat(0).corporation(ECOLINE).hand(&[BIRDS, ANTS]).played(&[SEARCH_FOR_LIFE]);
    let game = position.oxygen(14).seat(1).production(Plants, 2).seat(0).money(50).stock(Plants, 8).start();
    assert_eq!(meaning(&game, Choice::Play(BIRDS.id)), Some(gains(BIRDS, BIRDS.play)));
    let action = SEARCH_FOR_LIFE.actions[0];
    let acts = AnswerSubject::Effects { card: SEARCH_FOR_LIFE.id, cost: action.cost, gain: action.gain };
    assert_eq!(meaning(&game, Choice::Act { card: SEARCH_FOR_LIFE.id, which: 0 }), Some(acts));
    let city = PROJECTS[StandardProject::City as usize].play;
    assert_eq!(meaning(&game, Choice::Project(StandardProject::City)), Some(gains(Card::BLANK, city)));
    let greenery = CONVERSIONS[Conversion::Plants as usize].play;
    assert_eq!(meaning(&game, Choice::Convert(Conversion::Plants)), Some(gains(Card::BLANK, greenery)));
    assert_eq!(meaning(&game, Choice::Pass), Some(AnswerSubject::Itself));
    assert_eq!(meaning(&game, Choice::Fund(0)), Some(AnswerSubject::Itself));
    assert_eq!(meaning(&game, Choice::Play(FISH.id)), None, "it is not offered");
    assert_eq!(game.meaning(seat(1), Choice::Pass), None, "it is not that seat's turn");
    let due = table(2).seat(0).corporation(THARSIS_REPUBLIC).first_action_due().start();
    assert_eq!(meaning(&due, Choice::FirstAction), Some(gains(THARSIS_REPUBLIC, THARSIS_REPUBLIC.first)));
}

#[test]
fn an_area_a_player_and_a_number_answer_a_step() {
    let position = table(3).seat(1).stock(Plants, 3).seat(2).stock(Plants, 3);
    let game = position.seat(0).hand(&[COMET]).money(21).answers(&[Choice::Play(COMET.id)]).start();
    let step = |effect| Some(AnswerSubject::Step { card: COMET.id, effect });
    let asks =
        COMET.play.iter().copied().find(|effect| matches!(effect, Effect::Place(..))).expect("an ocean");
    assert_eq!(meaning(&game, Choice::Space(game.area(0, 1))), step(asks));
    let mut game = game;
    game.on(0, 1);
    let asks =
        COMET.play.iter().copied().find(|effect| matches!(effect, Effect::Remove(..))).expect("plants");
    assert_eq!(meaning(&game, Choice::Seat(seat(2))), step(asks));
    assert_eq!(meaning(&game, Choice::Done), Some(AnswerSubject::Itself));
    game.answer(Choice::Seat(seat(2)));
    assert_eq!(
        meaning(&game, Choice::Amount(2)),
        Some(AnswerSubject::Itself),
        "how many is no step of the card"
    );
}

#[test]
fn each_list_and_each_step_that_waits_has_a_meaning() {
    let (mut lists, mut firsts) = (0, 0);
    for seed in 0..40 {
        let mut game = begun(Setup::new(2), seed).0;
        let mut rng = Rng::new(Seed(seed));
        for _ in 0..600 {
            let Some(who) = game.asked().iter().next() else { break };
            let offers: Vec<Choice> = game.choices(who).collect();
            for &offer in &offers {
                match (offer, game.meaning(who, offer)) {
                    (
                        Choice::Option(_),
                        Some(AnswerSubject::Effects { card, .. } | AnswerSubject::Production { card, .. }),
                    ) => {
                        assert_ne!(card, CardId::HIDDEN);
                        lists += 1;
                    }
                    (Choice::First(place), Some(AnswerSubject::First { card, effect })) => {
                        assert_eq!(game.waiting(place), Some((card, effect)));
                        firsts += 1;
                    }
                    (Choice::Option(_) | Choice::First(_), other) => panic!("{offer:?} means {other:?}"),
                    (_, meaning) => assert!(meaning.is_some(), "{offer:?} is offered and means nothing"),
                }
            }
            let choice = offers[rng.below(offers.len() as u32) as usize];
            game.answer_for(who.number(), choice);
        }
    }
    assert!(lists > 0 && firsts > 0, "{lists} lists, {firsts} orders");
}
