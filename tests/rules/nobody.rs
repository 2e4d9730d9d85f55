//! What nobody does (WG-02 to WG-05, Q-TURM-12, Q-TURM-13), played with the event of the synthetic box: in each solar phase
//! the temperature rises, and from −10 °C on oxygen by two steps too, or an ocean is placed, as the first player says.

use crate::rules::help::{Play, at, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::{Oceans, Temperature};
use viriditas::mars::cards::Resource::{self, Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::{ARCTIC_ALGAE, Effect, MINING_GUILD, Tile};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Event, Mars, Phase, Setup, Switch};

const OXYGEN: Choice = Choice::Option(0);
const OCEAN: Choice = Choice::Option(1);

/// Two players of whom the second goes first.
fn with(setup: Setup) -> Scenario {
    Scenario::new(setup).seat(1).first()
}

fn synthetic() -> Scenario {
    with(Setup::new(2).with(Switch::Synthetic))
}

/// Everything that a player could have of a step.
fn holdings(game: &Mars) -> Vec<(i16, Vec<u16>, Vec<i16>, u16)> {
    let of = |number| {
        let stock = Resource::ALL.map(|it| game.stock(number, it)).to_vec();
        let production = Resource::ALL.map(|it| game.production(number, it)).to_vec();
        (game.rating(number), stock, production, game.facts().players[seat(number)].hand_size)
    };
    [0, 1].map(of).to_vec()
}

#[test]
fn what_nobody_raises_brings_neither_rating_nor_the_bonus_of_the_track() {
    let game = synthetic().temperature(-26).end_generation();
    let usual = with(Setup::new(2)).temperature(-26).end_generation();
    assert_eq!((game.temperature(), holdings(&game)), (-24, holdings(&usual)));
    assert_eq!((game.facts().generation, game.facts().phase), (2, Phase::Research));
}

#[test]
fn its_steps_chain_and_the_first_player_places_the_ocean_of_zero_degrees() {
    let mut game = synthetic().temperature(-4).oxygen(6).end_generation();
    let before = holdings(&game);
    let events = game.answer(OXYGEN);
    assert_eq!((game.temperature(), game.oxygen(), game.asked_one()), (0, 8, seat(1)));
    assert_eq!(game.facts().phase, Phase::Solar);
    assert!(events.iter().all(|event| matches!(event, Event::Raised { by: None, .. })), "{events:?}");
    let placed = game.on(4, 4)[0];
    assert_eq!(placed, Event::Placed { by: None, tile: Tile::Ocean, space: at(4, 4) });
    assert_eq!((game.facts().level(Oceans), holdings(&game)), (1, before));
}

#[test]
fn whoever_listens_to_anyone_hears_it_and_nobody_has_what_the_area_gives() {
    // (0, 1) shows steel and lies beside an ocean.
    let position = synthetic().temperature(-10).corporation(MINING_GUILD).played(&[ARCTIC_ALGAE]).tile(
        Tile::Ocean,
        1,
        5,
    );
    let mut game = position.tile(Tile::Ocean, 0, 3).end_generation();
    game.answer(OCEAN);
    let (money, plants) = (game.stock(1, MegaCredits), game.stock(1, Plants));
    let choice = Choice::Space(at(0, 1));
    let gained = Event::Gained { seat: seat(1), resource: Plants, amount: 2 };
    let placed = Event::Placed { by: None, tile: Tile::Ocean, space: at(0, 1) };
    assert_eq!(game.certain(seat(1), choice)[..2], [placed, gained]);
    let happened = game.answer(choice);
    assert_eq!(happened[..2], [placed, gained]);
    assert_eq!((game.stock(1, MegaCredits), game.stock(1, Plants)), (money, plants + 2));
    assert_eq!((game.stock(1, Steel), game.production(1, Steel), game.production(1, Heat)), (0, 0, 0));
}

#[test]
fn who_passes_last_is_foretold_what_happens_then_and_nothing_that_nobody_has() {
    let game = synthetic().temperature(-12).seat(0).passed().start();
    let foretold = game.certain(seat(1), Choice::Pass);
    let last = [Event::PhaseBegan(Phase::Solar), Event::Raised { by: None, parameter: Temperature }];
    assert!(foretold.ends_with(&last), "{foretold:?}");
}

#[test]
fn nothing_happens_by_itself_after_the_last_production() {
    let game = synthetic().temperature(8).oxygen(14).oceans(9).end_generation();
    assert_eq!(game.facts().phase, Phase::Over);
    let lost = Scenario::new(Setup::new(1).with(Switch::Synthetic));
    let game = lost.generation(14).end_generation();
    assert_eq!((game.temperature(), game.facts().phase), (-30, Phase::Over));
}

/// Rules: WG-03, WG-04.
#[test]
fn what_nobody_does_is_told_to_bring_nobody_anything() {
    let game = synthetic().temperature(-12).seat(0).passed().seat(1).turn(0).start();
    let told = game.forecast(seat(1), Choice::Pass, None).expect("it is offered");
    // What waits behind the choice of the first player is 5 M€ and heat production, and comes to nobody.
    let owed: Vec<Effect> = told.owed.iter().map(|owed| *owed.effect).collect();
    assert!(matches!(owed[..], [Effect::Choose(_)]), "{owed:?}");
}
