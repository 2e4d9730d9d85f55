//! What the guide advises and says of it, and what a forecast shows of an answer.

use viriditas::kit::{Rules, Seat, View};
use viriditas::mars::cards::Parameter::{self, Oceans};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::{
    ASTEROID, CELEBRITY_LEADERS, CERES, CUPOLA_CITY, Conversion, DONATION, GREAT_DAM, HOMEWORLD_SUPPORT, IO,
    LAKE_MARINERIS, LUNA, LUNAR_EXPORTS, METHANE_FROM_TITAN, PRODUCTIVITY, Party, SMALL_ANIMALS,
    SOCIETY_SUPPORT, SOLAR_FLARE, StandardProject,
};
use viriditas::mars::guide::{Because, Hint, Lesson, Merit, hint};
use viriditas::mars::scenario::{Moment, Play, Scenario, table};
use viriditas::mars::view::{Changed, Figure, RecapFigure, changed, foreseen, of_its_step, paid_so_far};
use viriditas::mars::view::{after, headlines};
use viriditas::mars::{Choice, Event, Mars, Phase, Setup, Switch};

const ME: Seat = Seat::ALL[0];
const RIVAL: Seat = Seat::ALL[1];

/// The places of two awards among those of the first map.
const THERMALIST: u8 = 3;
const MINER: u8 = 4;

fn advice(game: &Mars) -> Hint {
    hint(Lesson::FirstGame, &View::of(game, Some(ME)), &[], ME).expect("the seat is asked")
}

fn advised(game: &Mars) -> Choice {
    advice(game).answers[0]
}

fn terraformed() -> Scenario {
    table(2).temperature(8).oxygen(14).oceans(9)
}

#[test]
fn in_the_last_generation_no_move_is_advised_that_loses_an_award_to_the_best_rival() {
    let dam = Choice::Play(GREAT_DAM.id);
    let with_steel = |award: bool| {
        let game = terraformed().seat(1).stock(Titanium, 4).seat(0).stock(Steel, 6).hand(&[GREAT_DAM]);
        if award { game.award(MINER).start() } else { game.start() }
    };
    assert_eq!(advised(&with_steel(false)), dam);
    assert_eq!(advice(&with_steel(false)).because, Because::Scores(1));
    assert_ne!(advised(&with_steel(true)), dam, "6 steel lead in the award");
}

#[test]
fn heat_that_holds_an_award_is_kept_and_else_converted_for_its_rating() {
    let heat = Choice::Convert(Conversion::Heat);
    let game = |award: bool| {
        let game = table(2).temperature(-20).seat(1).stock(Heat, 4).seat(0).stock(Heat, 9);
        if award { game.award(THERMALIST).start() } else { game.start() }
    };
    assert_ne!(advised(&game(true)), heat);
    let hint = advice(&game(false));
    assert_eq!((hint.answers[0], hint.because), (heat, Because::Gains));
    assert_eq!(
        hint.brings,
        [(RecapFigure::Of(Figure::Stock(Heat)), -8), (RecapFigure::Of(Figure::Rating), 1)]
    );
}

#[test]
fn a_reason_is_never_the_price_alone() {
    let setup = Setup { first: Some(ME), ..Setup::new(2) }.with(Switch::Colonies);
    let hint = advice(&Scenario::new(setup).seat(0).hand(&[LUNAR_EXPORTS]).money(19).start());
    assert_eq!(hint.answers, [Choice::Play(LUNAR_EXPORTS.id)]);
    assert_eq!(hint.brings, []);
    assert_eq!(hint.then.map(|owed| owed.card), Some(LUNAR_EXPORTS.id), "what is chosen is told");
}

#[test]
fn what_an_action_adds_to_a_card_is_told() {
    let game = table(2).oxygen(6).seat(0).played(&[SMALL_ANIMALS]).start();
    let hint = advice(&game);
    assert_eq!(hint.answers, [Choice::Act { card: SMALL_ANIMALS.id, which: 0 }]);
    assert_eq!(hint.brings, [(RecapFigure::OnCard(SMALL_ANIMALS.id), 1)]);
}

/// The ocean that waits at 0 °C raises the rating, too.
#[test]
fn the_rating_that_is_told_goes_with_the_levels_that_are_told() {
    let game = table(2).temperature(-2).seat(0).hand(&[ASTEROID]).money(14).start();
    let choice = Choice::Play(ASTEROID.id);
    let forecast = game.forecast(ME, choice, None).expect("it is offered");
    assert_eq!(forecast.levels[Oceans], game.facts().levels[Oceans] + 1);
    let rating = |all: Vec<Changed>| all.into_iter().find(|it| it.figure == Figure::Rating);
    let told = rating(foreseen(game.facts(), &forecast, ME)).expect("it rises");
    assert_eq!(told.to - told.from, 2);
    let hint = advice(&game);
    assert_eq!((hint.answers[0], hint.because), (choice, Because::Gains));
    assert!(hint.brings.contains(&(RecapFigure::Of(Figure::Rating), 2)), "{:?}", hint.brings);
}

fn merit(game: &Mars, choice: Choice) -> Merit {
    Merit::of(&View::of(game, Some(ME)), ME, &[choice])
}

/// The second prelude is played without asking.
#[test]
fn a_prelude_is_told_without_the_one_behind_it() {
    let setup = Setup { first: Some(ME), ..Setup::new(2) }.with(Switch::Prelude);
    let position = Scenario::new(setup).at(Moment::Preludes).seat(0);
    let game = position.preludes(&[SOCIETY_SUPPORT, DONATION]).start();
    let production = |of| RecapFigure::Of(Figure::Production(of));
    let told = merit(&game, Choice::Card(SOCIETY_SUPPORT.id)).brings;
    let own = [(MegaCredits, -1), (Plants, 1), (Energy, 1), (Heat, 1)];
    assert_eq!(told, own.map(|(of, by)| (production(of), by)));
}

#[test]
fn where_titanium_pays_a_part_the_money_is_told_too() {
    let position = table(2).oxygen(4).seat(0).hand(&[METHANE_FROM_TITAN]);
    let told = |titanium: u16| {
        let game = position.clone().money(28).stock(Titanium, titanium).start();
        merit(&game, Choice::Play(METHANE_FROM_TITAN.id)).brings
    };
    let stock = |of| RecapFigure::Of(Figure::Stock(of));
    assert!(told(2).starts_with(&[(stock(MegaCredits), -22), (stock(Titanium), -2)]), "{:?}", told(2));
    assert!(told(2).contains(&(RecapFigure::Of(Figure::Points), 2)));
    assert!(!told(0).iter().any(|(of, _)| *of == stock(MegaCredits)), "the label names the price");
}

#[test]
fn a_tile_that_is_placed_next_is_told_beside_what_is_gained() {
    let game = table(2).seat(0).hand(&[CUPOLA_CITY]).money(16).production(Energy, 1).start();
    let Merit { brings, then, .. } = merit(&game, Choice::Play(CUPOLA_CITY.id));
    assert!(brings.contains(&(RecapFigure::Of(Figure::Production(MegaCredits)), 3)));
    assert_eq!(then.map(|owed| owed.card), Some(CUPOLA_CITY.id));
}

#[test]
fn a_greenery_is_told_by_its_point_and_an_award_only_to_who_leads_in_it() {
    let greenery = merit(&table(2).seat(0).stock(Plants, 8).start(), Choice::Convert(Conversion::Plants));
    assert_eq!((greenery.because, greenery.then), (Because::Greenery, None));
    let award = |steel: u16| {
        let position = table(2).seat(1).stock(Steel, 2).seat(0).money(8).stock(Steel, steel);
        merit(&position.start(), Choice::Fund(MINER)).because
    };
    assert_eq!([1, 2, 3].map(award), [Because::Gains, Because::Award, Because::Award]);
}

/// What the production brings comes whatever is answered.
#[test]
fn of_a_pass_no_figures_are_told() {
    let game = table(1).seat(0).money(8).production(Heat, 2).start();
    let Merit { because, brings, .. } = merit(&game, Choice::Pass);
    assert_eq!((because, brings), (Because::NothingWorth, Vec::new()));
}

/// A delegate's point is no one's until the game ends.
#[test]
fn a_delegate_is_no_point_before_the_last_generation() {
    let setup = Setup { first: Some(ME), ..Setup::new(2) }.with(Switch::Turmoil);
    let hint = advice(&Scenario::new(setup).generation(2).seat(0).start());
    if let Choice::Lobby(party) = hint.answers[0] {
        assert!(matches!(hint.because, Because::Leads(of) if of == party), "{:?}", hint.because);
    }
}

/// What the rest of the solar phase brings comes whatever is answered.
#[test]
fn an_answer_of_the_world_government_is_told_without_the_turmoil_phase_behind_it() {
    let setup =
        Setup { first: Some(ME), ..Setup::new(2) }.with(Switch::Turmoil).with(Switch::WorldGovernment);
    let position = Scenario::new(setup).generation(2).current_event(SOLAR_FLARE);
    let position = position.coming_event(CELEBRITY_LEADERS).distant_event(HOMEWORLD_SUPPORT);
    let mut game = position.event_pile(&[PRODUCTIVITY]).seat(0).turn(0).start();
    game.everyone_passes();
    assert_eq!(game.facts().phase, Phase::Solar);
    let view = View::of(&game, Some(ME));
    let mut cut = 0;
    for choice in game.choices(ME) {
        let whole = view.forecast(ME, choice, None).expect("it is offered");
        let told = of_its_step(&view, ME, whole.clone());
        assert!(whole.events.starts_with(&told.events));
        let behind = after(game.facts(), &told);
        for seat in [ME, RIVAL] {
            assert_eq!(changed(game.facts(), &behind, seat), [], "{choice:?}");
        }
        let raised = Parameter::ALL.into_iter().filter(|&it| told.levels[it] != game.facts().levels[it]);
        assert_eq!(raised.count(), 1, "{choice:?}: {told:?}");
        cut += usize::from(told.events.len() < whole.events.len());
    }
    assert!(cut > 1, "the solar phase goes on behind {cut} answers");
}

#[test]
fn what_a_tile_has_cost_is_told_while_its_area_is_asked_for() {
    let mut game = table(2).seat(0).money(20).start();
    let events = game.answer(Choice::Project(StandardProject::Aquifer));
    let money = Changed { figure: Figure::Stock(MegaCredits), from: 20, to: 2 };
    assert_eq!(paid_so_far(game.facts(), &events, ME), [money]);
    assert_eq!(paid_so_far(game.facts(), &events, RIVAL), []);
}

#[test]
fn a_move_in_which_two_cards_are_played_names_both() {
    let played = [ASTEROID, GREAT_DAM].map(|card| Event::Played { seat: ME, card: card.id });
    let rated = Event::Rated { seat: ME, change: 1 };
    assert!(headlines(&[played[0], rated, played[1]]).eq(played));
    assert!(headlines(&[played[1]]).eq([played[1]]));
}

/// What is owed twice is told with its number.
#[test]
fn a_card_that_places_two_oceans_tells_both() {
    let game = table(2).seat(0).hand(&[LAKE_MARINERIS]).money(30).temperature(4).start();
    let then = merit(&game, Choice::Play(LAKE_MARINERIS.id)).then.expect("oceans are owed");
    assert_eq!((then.card, then.times), (LAKE_MARINERIS.id, 2));
}

/// The price of a trade stands in its label, whatever pays it.
#[test]
fn of_a_trade_the_income_is_told() {
    let position = Scenario::new(Setup::new(2).with(Switch::Colonies)).colony_tiles(&[LUNA, IO, CERES]);
    let game = position.marker(LUNA, 4).seat(0).money(9).stock(Energy, 3).start();
    let told = |with| merit(&game, Choice::Trade { tile: LUNA.id, with }).brings;
    let stock = |of| RecapFigure::Of(Figure::Stock(of));
    for with in [MegaCredits, Energy] {
        assert!(told(with).iter().all(|&(of, by)| of == stock(MegaCredits) && by > 0), "{:?}", told(with));
    }
}

#[test]
fn a_sale_tells_what_each_card_brings_and_a_delegate_where_it_goes() {
    let sale = table(2).seat(0).hand(&[CUPOLA_CITY, METHANE_FROM_TITAN]).start();
    assert_eq!(merit(&sale, Choice::Project(StandardProject::SellPatents)).because, Because::Sale);
    let position = Scenario::new(Setup::new(2).with(Switch::Turmoil)).seat(1).delegates(Party::Unity, 2);
    let game = position.leads(Party::Unity).seat(0).money(5).start();
    let sent = Because::Sends { party: Party::Unity, all: 3, own: 1 };
    assert_eq!(merit(&game, Choice::Lobby(Party::Unity)).because, sent);
}

/// Another ocean that comes whatever is answered is no merit of an area.
#[test]
fn an_area_tells_the_rating_of_its_own_tile_alone() {
    let mut game = table(2).seat(0).hand(&[LAKE_MARINERIS]).money(30).temperature(4).start();
    game.answer(Choice::Play(LAKE_MARINERIS.id));
    let areas: Vec<Choice> = game.choices(ME).filter(|it| matches!(it, Choice::Space(_))).collect();
    assert!(areas.len() > 5);
    for area in areas {
        assert!(merit(&game, area).brings.contains(&(RecapFigure::Of(Figure::Rating), 1)), "{area:?}");
    }
}
