//! How much can be owed at once.

use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::cards::{Card, Kind, PRINTED, Resource};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Mars, REAL_AGENDA, Setup, Switch, deepest_agenda};

fn projects() -> impl Iterator<Item = &'static Card> {
    let all = PRINTED.iter().flat_map(|table| table.iter());
    all.filter(|card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event))
}

/// A rich player before whom everything lies that listens, with this card in hand.
fn everyone_listens(to: &Card) -> Mars {
    let listeners: Vec<Card> =
        projects().filter(|it| !it.triggers.is_empty() && *it != to).copied().collect();
    let setup = Setup::new(3).with(Switch::Prelude).with(Switch::Venus).with(Switch::Colonies);
    let setup = setup.with(Switch::Turmoil);
    let setup = setup.with(Switch::Synthetic);
    let mut position = Scenario::new(Setup { first: Some(Seat::default()), ..setup })
        .oxygen(7)
        .temperature(-2)
        .oceans(4)
        .seat(0)
        .hand(&[*to])
        .played(&listeners);
    for resource in Resource::ALL {
        position = position.stock(resource, 100).production(resource, 5);
    }
    position.start()
}

/// Each project card is played, and what follows is answered by chance, where all that listens lies before its
/// player: the agenda is sized for more.
#[test]
fn a_card_to_which_everyone_listens_leaves_half_of_the_agenda_free() {
    let seat = Seat::default();
    let mut rng = Rng::new(Seed(1));
    let (mut played, mut deepest) = (0, 0);
    for card in projects() {
        let mut game = everyone_listens(card);
        if game.play(seat, Choice::Play(card.id), &mut EventLog::nothing()).is_err() {
            continue;
        }
        played += 1;
        while !game.is_between_moves() {
            let offers: Vec<Choice> = game.choices(seat).collect();
            let choice = offers[rng.below(offers.len() as u32) as usize];
            game.play(seat, choice, &mut EventLog::nothing()).expect("it is offered");
        }
        let owed = deepest_agenda();
        assert!(owed * 2 <= REAL_AGENDA, "{}: {owed} tasks are owed", card.name);
        deepest = deepest.max(owed);
    }
    assert!(played > 100, "{played} cards were played");
    println!("{played} cards, {deepest} tasks");
}
