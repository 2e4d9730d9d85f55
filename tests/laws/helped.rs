//! Where some order of a play's own steps and of what they set off is legal, the play is offered; and who has paid for a play never
//! finds a step of it undone.

use viriditas::kit::Rules;
use viriditas::mars::cards::{Card, Effect, Kind, Module, Resource, all};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::scenario::{Play, seat};
use viriditas::mars::{Choice, Mars, Phase, Setup, Shape, Switch};

/// How many ways through a play are looked at, and how many areas of a question.
const WAYS: u32 = 400;
const AREAS: usize = 2;

fn position(corporation: &Card, project: &Card) -> Scenario {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup { first: Some(seat(0)), ..Setup::new(2) }, Setup::with);
    let mut position = Scenario::new(setup).generation(2).oxygen(7).temperature(-8).oceans(4);
    for number in [1, 0] {
        position = position.seat(number);
        for resource in Resource::ALL {
            position = position.stock(resource, 200).production(resource, 8);
        }
    }
    position.corporation(*corporation).hand(&[*project])
}

/// The productions of the first player behind each way through a play.
fn ends(game: &Mars, choice: Choice) -> Vec<[i16; 6]> {
    fn follow(game: &Mars, left: &mut u32, found: &mut Vec<[i16; 6]>) {
        let asked = game.asked().iter().next();
        let shape = asked.and_then(|whose| game.question(whose)).map(|question| question.shape);
        let (Some(whose), false) = (asked, shape == Some(Shape::Turn) || game.facts().phase != Phase::Action)
        else {
            let production = game.facts().players[seat(0)].production.0;
            if !found.contains(&production) {
                found.push(production);
            }
            return;
        };
        let mut areas = 0;
        for choice in game.choices(whose).collect::<Vec<_>>() {
            if matches!(choice, Choice::Space(_)) {
                areas += 1;
                if areas > AREAS {
                    continue;
                }
            }
            if *left == 0 {
                return;
            }
            *left -= 1;
            let mut next = game.clone();
            next.answer_for(whose.number(), choice);
            follow(&next, left, found);
        }
    }
    let mut next = game.clone();
    next.answer(choice);
    let (mut left, mut found) = (WAYS, Vec::new());
    follow(&next, &mut left, &mut found);
    found
}

/// Looks at one play: from the production on at which its losses are just paid it is offered, from one less it is not, and there all of
/// its losses are taken. Whether it loses any production.
fn look(corporation: &Card, project: &Card) -> bool {
    let name = format!("{} with {}", project.name, corporation.name);
    let play = Choice::Play(project.id);
    let table = position(corporation, project);
    let rich = table.clone().start();
    if !rich.offers(play) {
        return false;
    }
    let before = rich.facts().players[seat(0)].production.0;
    let changes: Vec<[i16; 6]> = ends(&rich, play)
        .into_iter()
        .map(|after| core::array::from_fn(|place| after[place] - before[place]))
        .collect();
    let mut loses = false;
    for (place, resource) in Resource::ALL.into_iter().enumerate() {
        let printed = |step: &Effect| matches!(step, Effect::Produce(of, _) if *of == resource);
        if !project.play.iter().any(printed) {
            continue;
        }
        let floor = if resource == Resource::MegaCredits { -5 } else { 0 };
        let Some(best) = changes.iter().map(|change| change[place]).max().filter(|best| *best < 0) else {
            continue;
        };
        let least = floor - best;
        let with = |from: i16| table.clone().seat(0).production(resource, from).start();
        let game = with(least);
        assert!(game.offers(play), "{name}: {resource:?} from {least}: {:?}", game.refusal(play));
        assert!(!with(least - 1).offers(play), "{name}: {resource:?} from {}", least - 1);
        for after in ends(&game, play) {
            let change = after[place] - least;
            assert!(
                changes.iter().any(|known| known[place] == change),
                "{name}: {resource:?} from {least} to {}: a loss is not taken in full",
                after[place]
            );
        }
        loses = true;
    }
    loses
}

fn corporations() -> impl Iterator<Item = &'static Card> {
    all().filter(|card| card.kind == Kind::Corporation && card.module != Module::Synthetic)
}

fn projects() -> impl Iterator<Item = &'static Card> {
    let is_project = |card: &&Card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event);
    all().filter(|card| card.module != Module::Synthetic).filter(is_project)
}

/// Rules: BASE-PLAY-02, BASE-PLAY-13.
/// Rulings: Q-BASE-33, Q-MOD-03.
#[test]
fn a_play_of_any_corporation_is_offered_where_its_gains_pay_its_losses_of_production() {
    let mut looked_at = 0;
    for corporation in corporations() {
        for project in projects() {
            looked_at += u32::from(look(corporation, project));
        }
    }
    println!("{looked_at} plays with a loss");
    assert!(looked_at > 900, "{looked_at}");
}
