//! What a play sets off helps what the play takes (BASE-PLAY-02, BASE-PLAY-13).

use crate::rules::help::{Play, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::Resource::{self, Energy, MegaCredits};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Mars, Phase, Setup, Shape, Switch};

fn table(map: u8, players: u8, boxes: &[Switch]) -> Scenario {
    let setup = Setup { first: Some(seat(0)), map, ..Setup::new(players) };
    Scenario::new(boxes.iter().fold(setup, |setup, &switch| setup.with(switch))).generation(2)
}

fn with_boxes() -> Scenario {
    table(0, 2, &[Switch::Prelude, Switch::Venus, Switch::Colonies])
        .colony_tiles(&[LUNA, IO, CERES, EUROPA, PLUTO])
}

fn is_over(game: &Mars) -> bool {
    let asked = game.asked().iter().next();
    let shape = asked.and_then(|whose| game.question(whose)).map(|question| question.shape);
    game.facts().phase != Phase::Action || shape == Some(Shape::Turn)
}

/// What is read off each end that a choice can come to.
fn ends<T: PartialEq>(game: &Mars, choice: Choice, of: &dyn Fn(&Mars) -> T) -> Vec<T> {
    fn follow<T: PartialEq>(game: &Mars, of: &dyn Fn(&Mars) -> T, found: &mut Vec<T>) {
        if is_over(game) {
            let end = of(game);
            if !found.contains(&end) {
                found.push(end);
            }
            return;
        }
        for whose in game.asked().iter() {
            for choice in game.choices(whose).collect::<Vec<_>>() {
                let mut next = game.clone();
                next.answer_for(whose.number(), choice);
                follow(&next, of, found);
            }
        }
    }
    let mut next = game.clone();
    next.answer(choice);
    let mut found = Vec::new();
    follow(&next, of, &mut found);
    found
}

/// A card is offered from this production on, not from one less, and all of its loss is taken on every way.
#[track_caller]
fn from_production(position: &dyn Fn(i16) -> Scenario, of: Resource, card: Card, least: i16, after: &[i16]) {
    let choice = Choice::Play(card.id);
    let game = position(least).start();
    assert!(game.offers(choice), "{} from {least}: {:?}", card.name, game.refusal(choice));
    let mut found = ends(&game, choice, &|game| game.production(0, of));
    found.sort_unstable();
    assert_eq!(found, after, "{} from {least}", card.name);
    let lowest = if of == MegaCredits { -5 } else { 0 };
    if least > lowest {
        assert!(!position(least - 1).start().offers(choice), "{} from {}", card.name, least - 1);
    }
}

/// Rules: BASE-PLAY-02, BASE-PLAY-13.
/// Rulings: Q-BASE-33, Q-MOD-03.
#[test]
fn a_new_tag_of_aridor_pays_a_loss_of_production_of_its_own_card() {
    let with = |card: Card| {
        move |from| {
            let position = with_boxes().seat(0).corporation(ARIDOR).hand(&[card]).money(60);
            position.production(MegaCredits, from).production(Energy, 1)
        }
    };
    for (card, least, after) in [
        (NUCLEAR_POWER, -5, -5),
        (LUNAR_BEAM, -5, -5),
        (PEROXIDE_POWER, -5, -4),
        (FUELED_GENERATORS, -5, -4),
        (BUSINESS_NETWORK, -5, -5),
        (IMMIGRANT_CITY, -5, -4),
    ] {
        from_production(&with(card), MegaCredits, card, least, &[after]);
    }
}

/// Rules: BASE-PLAY-13.
/// Ruling: Q-BASE-33.
#[test]
fn a_production_box_is_repeated_whose_loss_a_new_tag_of_aridor_pays() {
    let position = |from| {
        let table = with_boxes().seat(0).corporation(ARIDOR).played(&[NUCLEAR_POWER]);
        table.hand(&[ROBOTIC_WORKFORCE]).money(60).production(MegaCredits, from)
    };
    from_production(&position, MegaCredits, ROBOTIC_WORKFORCE, -4, &[-5]);
}

/// Rules: COL-23, BASE-PLAY-13.
/// Ruling: Q-BASE-33.
#[test]
fn a_colony_that_pays_a_loss_is_asked_for_only_where_nothing_else_pays_it() {
    for card in [MINORITY_REFUGE, PIONEER_SETTLEMENT] {
        let position = |corporation: Card, from: i16| {
            let position = with_boxes().seat(0).corporation(corporation).hand(&[card]).money(60);
            position.production(MegaCredits, from).start()
        };
        let built = |corporation: Card, from: i16| {
            let mut game = position(corporation, from);
            game.answer(Choice::Play(card.id));
            if is_over(&game) { 0 } else { game.all_offers().len() }
        };
        assert_eq!(built(ARIDOR, -4), 5, "{}: the tag is new", card.name);
        assert_eq!(built(HELION, -4), 0, "{}: Luna alone, and nothing is asked", card.name);
        assert_eq!(built(HELION, -3), 5, "{}", card.name);
        // Luna brings two, and the new tag one more.
        for (corporation, least) in [(HELION, -5), (ARIDOR, -5)] {
            assert!(position(corporation, least).offers(Choice::Play(card.id)), "{} from {least}", card.name);
        }
    }
}

/// Rules: BASE-PLAY-13.
/// Ruling: Q-BASE-33.
#[test]
fn lakefront_resorts_hears_the_ocean_of_a_card_before_its_loss() {
    let all = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let position = |from| {
        let table = table(0, 2, &all).colony_tiles(&[LUNA, IO, CERES, EUROPA, TRITON]).seat(0);
        table.corporation(LAKEFRONT_RESORTS).hand(&[BLACK_POLAR_DUST]).money(40).production(MegaCredits, from)
    };
    from_production(&position, MegaCredits, BLACK_POLAR_DUST, -4, &[-5]);
}

/// Rules: BASE-PLAY-02, BASE-PLAY-13.
/// Ruling: Q-BASE-33.
#[test]
fn a_card_to_discard_may_be_one_that_the_play_draws_before() {
    let deck = [ANTS, FISH, BIRDS, TREES, HERBIVORES];
    let cards = |position: &Scenario| {
        let game = position.clone().hand(&[SPONSORED_ACADEMIES]).money(9).deck(&deck).start();
        let play = Choice::Play(SPONSORED_ACADEMIES.id);
        game.offers(play).then(|| ends(&game, play, &|game| game.facts().players[seat(0)].hand.len()))
    };
    let base = with_boxes().seat(0);
    assert_eq!(cards(&base), None);
    assert_eq!(cards(&base.clone().corporation(POINT_LUNA)), Some(vec![3]));
    let olympus = base.played(&[OLYMPUS_CONFERENCE]);
    assert_eq!(cards(&olympus), None, "without a cube it draws nothing");
    assert_eq!(cards(&olympus.on_card(OLYMPUS_CONFERENCE, 1)), Some(vec![3]), "the cube must go");
}

/// Rules: MAP-17, TURM-PARTY-10.
/// Rulings: Q-TURM-22, Q-MOD-23.
#[test]
fn a_wild_icon_pays_the_tax_of_an_ocean_that_is_still_to_come() {
    let all = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let table = table(4, 2, &all).colony_tiles(&[LUNA, IO, CERES, EUROPA, TRITON]);
    let table = table.current_event(SOLAR_FLARE).coming_event(CELEBRITY_LEADERS);
    let table = table.distant_event(HOMEWORLD_SUPPORT).event_pile(&[PRODUCTIVITY]).rules(Party::Reds);
    for temperature in [-2, -4] {
        let position = table.clone().temperature(temperature).seat(0).hand(&[NUCLEAR_ZONE]);
        let ratings = |money| {
            let game = position.clone().money(money).start();
            let play = Choice::Play(NUCLEAR_ZONE.id);
            game.offers(play).then(|| ends(&game, play, &|game| game.rating(0)))
        };
        for money in 15..=20 {
            let found = ratings(money);
            assert!(found.is_none() || found == Some(vec![23]), "{temperature} °C, {money} M€: {found:?}");
        }
        assert!(ratings(20).is_some());
    }
}
