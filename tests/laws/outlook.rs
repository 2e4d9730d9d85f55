//! What the end of the generation would bring, told step by step, adds up to what it would bring in all, and pays what is told
//! to be affordable then.

use super::checker::{combination, random_step};
use viriditas::kit::{EventLog, Rng, Rules, Seed, View};
use viriditas::mars::cards::Resource;
use viriditas::mars::view::{Changed, Figure, Prospect, is_last_generation, outlook, prospect};
use viriditas::mars::{Mars, Refusal, Shape, Switch};

/// By how much a figure changes in all of these.
fn by(changes: &[&Changed], figure: Figure) -> i32 {
    changes.iter().filter(|it| it.figure == figure).map(|it| it.to - it.from).sum()
}

#[test]
fn the_steps_of_an_outlook_add_up_to_all_of_it() {
    let (mut outlooks, mut steps, mut short_of, mut chairmen) = (0, 0, 0, 0);
    for number in 0..60 {
        let setup = combination(number);
        if ![Switch::Turmoil, Switch::Colonies, Switch::Venus].iter().any(|&it| setup.on.has(it)) {
            continue;
        }
        let mut rng = Rng::new(Seed(number));
        let mut game = Mars::begin(&setup, Seed(number), &mut EventLog::nothing()).expect("a legal set-up");
        loop {
            for seat in game.asked().iter() {
                let is_turn = game.question(seat).is_some_and(|it| it.shape == Shape::Turn);
                if !is_turn || rng.below(6) > 0 {
                    continue;
                }
                let view = View::of(&game, Some(seat));
                let Some(told) = outlook(&view, view.facts(), seat, None) else { continue };
                let parts: Vec<&Changed> =
                    told.production.iter().chain(told.steps.iter().flat_map(|step| &step.mine)).collect();
                let all: Vec<&Changed> = told.all.iter().collect();
                // Points are told beside the rating only where more than that changes.
                for it in parts.iter().chain(&all).filter(|it| it.figure != Figure::Points) {
                    assert_eq!(by(&parts, it.figure), by(&all, it.figure), "{setup:?} {number}: {told:?}");
                }
                let mut facts = view.facts().clone();
                let events = view.end_of_generation(seat, None).expect("it was told");
                for event in events {
                    Mars::commit(&mut facts, event);
                }
                assert_eq!(told.chairman, facts.committee.chairman, "{setup:?} {number}");
                chairmen += u32::from(told.chairman != view.facts().committee.chairman);
                // What is short is there with the next income, or it is not.
                let money = Figure::Stock(Resource::MegaCredits);
                let income = by(&told.production.iter().collect::<Vec<_>>(), money);
                for (choice, refusal) in game.refused(seat) {
                    if let Refusal::CannotAfford { short, .. } = refusal {
                        let is_soon = prospect(game.facts(), seat, &refusal) == Prospect::Next;
                        let comes = i32::from(short) <= income && !is_last_generation(game.facts());
                        // What a party or a card brings besides is no income.
                        let is_told = is_soon == comes || comes && setup.on.has(Switch::Turmoil);
                        assert!(is_told, "{setup:?} {number}: {choice:?} {refusal:?}, {income}");
                        short_of += 1;
                    }
                }
                outlooks += 1;
                steps += told.steps.len();
            }
            if !random_step(&mut game, &mut rng, &mut EventLog::nothing()).expect("an offer is accepted") {
                break;
            }
        }
    }
    assert!(outlooks > 200 && steps > 400, "{outlooks} outlooks of {steps} steps");
    assert!(short_of > 200 && chairmen > 20, "{short_of} prices, {chairmen} chairmen");
}
