//! What an open question says of a hand that is not seen.

use crate::laws::checker::hidden;
use crate::laws::checker::steps::all_within;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};
use viriditas::mars::cards::{
    BUSINESS_CONTACTS, CREDICOR, Card, ECOLINE, Effect, Kind, SPONSORS, THARSIS_REPUBLIC, all,
};
use viriditas::mars::scenario::{Moment, Scenario};
use viriditas::mars::{Choice, Mars, Setup, Switch, Why};

const OWN: Seat = Seat::ALL[0];
const NEXT: Seat = Seat::ALL[1];
const LAST: Seat = Seat::ALL[2];

/// The preludes that play a card from hand.
fn preludes() -> impl Iterator<Item = &'static Card> {
    let plays = |card: &Card| all_within(card.play).iter().any(|step| matches!(step, Effect::PlayNow { .. }));
    all().filter(move |card| card.kind == Kind::Prelude && plays(card))
}

/// Such a prelude is about to be played by one who can pay for few cards, and has two of them in hand.
fn before(prelude: Card) -> Mars {
    let setup = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil, Switch::Synthetic]
        .into_iter()
        .fold(Setup { first: Some(OWN), ..Setup::new(3) }, Setup::with);
    let position = Scenario::new(setup).at(Moment::Preludes).seat(0).corporation(CREDICOR).money(7);
    let position = position.preludes(&[prelude]).hand(&[BUSINESS_CONTACTS, SPONSORS]);
    position.seat(1).corporation(THARSIS_REPUBLIC).seat(2).corporation(ECOLINE).start()
}

/// Whether a card from hand is asked for.
fn asks_for_a_card(game: &Mars) -> bool {
    let why = game.question(OWN).map(|question| question.why);
    matches!(why, Some(Why::Effect { effect: Effect::PlayNow { .. }, .. }))
}

/// Who is asked which card of a hand is played has one that can be: so it is in every game that others imagine.
#[test]
fn whoever_is_asked_for_a_card_to_play_has_one_in_every_imagined_game() {
    let mut asked = 0;
    for prelude in preludes() {
        let mut game = before(*prelude);
        let mut rng = Rng::new(Seed(prelude.id.number().into()));
        for _ in 0..10 {
            if asks_for_a_card(&game) {
                asked += 1;
                for who in [Some(NEXT), Some(LAST), None].repeat(20) {
                    if let Err(law) = hidden::imagined_fits(&game, who, &mut rng, false) {
                        panic!("{}: {law:?}", prelude.name);
                    }
                    let imagined = Mars::imagine(&View::of(&game, who), &mut rng);
                    let plays = |choice| matches!(choice, Choice::Card(_));
                    assert!(imagined.choices(OWN).any(plays), "{}: nothing to play", prelude.name);
                }
            }
            let offers: Vec<Choice> = game.choices(OWN).collect();
            let Some(&choice) = offers.get(rng.below(offers.len().max(1) as u32) as usize) else { break };
            game.play(OWN, choice, &mut EventLog::nothing()).expect("it is offered");
        }
    }
    assert!(asked > 1, "{asked} questions");
}
