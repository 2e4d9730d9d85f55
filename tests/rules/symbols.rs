//! Tags, symbols and courtesies (BASE-SYM, BASE-UX).

use crate::rules::help::{Play, begun, seat, short_of, worth_of};
use viriditas::kit::{Rules, Seats, View};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Discounts, Event, Mars, Pile, Refusal, Score, Setup, Switch, Why, score};

/// All project cards.
fn projects() -> impl Iterator<Item = &'static Card> {
    BASE.iter().chain(CORPORATE_ERA)
}

// Tags.

/// Rules: BASE-SYM-01.
#[test]
fn steel_may_pay_for_a_card_with_a_building_tag_and_for_no_other() {
    let game = table(2).start();
    let terms = Discounts::of(game.facts(), seat(0));
    for card in projects() {
        let worth = if card.tags.contains(&Tag::Building) { 2 } else { 0 };
        assert_eq!(worth_of(&terms, Steel, card), worth, "{}", card.name);
    }
    let mut game = table(2).seat(0).stock(Steel, 2).hand(&[MINE, ADAPTED_LICHEN]).start();
    let short = short_of(9, 9, &[]);
    assert_eq!(game.refusal(Choice::Play(ADAPTED_LICHEN.id)), short);
    game.play_card(MINE);
    assert_eq!(game.stock(0, Steel), 0);
}

/// Rules: BASE-SYM-02.
#[test]
fn titanium_may_pay_for_a_card_with_a_space_tag_and_for_no_other() {
    let game = table(2).start();
    let terms = Discounts::of(game.facts(), seat(0));
    for card in projects() {
        let worth = if card.tags.contains(&Tag::Space) { 3 } else { 0 };
        assert_eq!(worth_of(&terms, Titanium, card), worth, "{}", card.name);
    }
    let mut game = table(2).seat(0).stock(Titanium, 5).hand(&[VESTA_SHIPYARD, MINE]).start();
    let short = short_of(4, 4, &[(Steel, 2)]);
    assert_eq!(game.refusal(Choice::Play(MINE.id)), short);
    game.play_card(VESTA_SHIPYARD);
    assert_eq!(game.stock(0, Titanium), 0);
}

/// Rules: BASE-SYM-03.
#[test]
fn the_other_tags_only_classify() {
    let only_classify = [
        (LIGHTNING_HARVEST, Tag::Power),
        (BREATHING_FILTERS, Tag::Science),
        (ASTEROID_MINING_CONSORTIUM, Tag::Jovian),
        (SPONSORS, Tag::Earth),
        (ADAPTED_LICHEN, Tag::Plant),
        (TARDIGRADES, Tag::Microbe),
        (FISH, Tag::Animal),
    ];
    for (card, tag) in only_classify {
        assert_eq!(card.tags, [tag]);
        let position = table(2).seat(0).money(u16::from(card.cost) - 1).stock(Steel, 9).stock(Titanium, 9);
        let position = position.stock(Plants, 9).stock(Energy, 9).stock(Heat, 9).temperature(2).oxygen(7);
        let position = position.played(&[RESEARCH, SEARCH_FOR_LIFE]).production(Titanium, 1);
        let game = position.production(Plants, 1).hand(&[card]).start();
        let short = short_of(u16::from(card.cost), 1, &[]);
        assert_eq!(game.refusal(Choice::Play(card.id)), short, "{}", card.name);
    }
    // A city tag comes with a building or space tag, and that one pays.
    let game = table(2).start();
    let terms = Discounts::of(game.facts(), seat(0));
    for card in projects().filter(|card| card.tags.contains(&Tag::City)) {
        assert_eq!(worth_of(&terms, Steel, card) > 0, card.tags.contains(&Tag::Building), "{}", card.name);
        assert_eq!(worth_of(&terms, Titanium, card) > 0, card.tags.contains(&Tag::Space), "{}", card.name);
    }
    // They are counted where another text says so.
    let mut game = table(2).seat(0).money(30).played(&[SPONSORS, GEOTHERMAL_POWER]).hand(&[CARTEL]).start();
    assert_eq!(game.facts().players[seat(0)].tags[Tag::Earth], 1);
    game.play_card(CARTEL);
    assert_eq!(game.production(0, MegaCredits), 2);
}

/// Rules: BASE-SYM-04.
#[test]
fn animal_tags_mark_cards_that_usually_collect_animals_worth_points() {
    let marked: Vec<&Card> = projects().filter(|card| card.tags.contains(&Tag::Animal)).collect();
    let collects = |card: &&&Card| {
        card.holds == Some(CardResource::Animal)
            && matches!(card.points, Some(Amount::Per { each: 1, of: Count::ResourcesHere, .. }))
    };
    let names = |cards: &[&Card]| cards.iter().map(|card| card.name).collect::<Vec<_>>();
    let others: Vec<&Card> = marked.iter().filter(|card| !collects(card)).copied().collect();
    assert_eq!(names(&others), ["Advanced Ecosystems"]);
    assert_eq!(marked.len(), 9);
    assert!(
        projects().filter(|card| card.holds == Some(CardResource::Animal)).all(|card| marked.contains(&card))
    );
    let game = table(2).seat(0).played(&[FISH]).on_card(FISH, 4).start();
    assert_eq!(score(game.facts(), seat(0)).cards, 4);
}

/// Rules: BASE-SYM-05.
#[test]
fn a_city_tag_marks_a_card_that_places_a_city() {
    let places_city = |card: &&&Card| {
        card.play.iter().any(|step| matches!(step, Effect::Place(Tile::City | Tile::Capital, _)))
    };
    let produces = |card: &Card, resource, is: fn(i8) -> bool| {
        card.play.iter().any(|step| match *step {
            Effect::Produce(of, Amount::Exactly(change)) => of == resource && is(change),
            _ => false,
        })
    };
    let all: Vec<&Card> = projects().collect();
    let marked: Vec<&Card> = all.iter().filter(|card| card.tags.contains(&Tag::City)).copied().collect();
    let placing: Vec<&Card> = all.iter().filter(places_city).copied().collect();
    assert_eq!(marked, placing);
    let needing = marked.iter().filter(|card| produces(card, Energy, |change| change < 0)).count();
    let paying = marked.iter().filter(|card| produces(card, MegaCredits, |change| change > 0)).count();
    assert_eq!((marked.len(), needing, paying), (12, 9, 7), "often energy, usually M€");
}

/// Rules: BASE-SYM-06.
#[test]
fn an_event_is_a_red_card_that_happens_once() {
    let events = || projects().filter(|card| card.kind == Kind::Event);
    assert!(events().count() > 0);
    for card in events() {
        assert!(card.actions.is_empty() && card.triggers.is_empty(), "{}", card.name);
        assert!(card.passives.is_empty() && card.holds.is_none(), "{}", card.name);
    }
    let mut game = table(2).seat(0).money(7).hand(&[IMPORTED_GHG]).seat(1).passed().start();
    game.play_card(IMPORTED_GHG);
    assert_eq!((game.production(0, Heat), game.stock(0, Heat)), (1, 3));
    assert_eq!(game.facts().players[seat(0)].events, 1);
    assert_eq!(game.refusal(Choice::Play(IMPORTED_GHG.id)), Refusal::NotInHand, "it is not played again");
}

/// Rules: BASE-SYM-07.
#[test]
fn an_icon_of_a_parameter_is_one_step_with_its_rating() {
    let hand = [DEEP_WELL_HEATING, MINING_EXPEDITION, SUBTERRANEAN_RESERVOIR, PLANTATION, PROTECTED_VALLEY];
    let position = || table(2).seat(0).money(23).played(&[RESEARCH]).hand(&hand);
    let levels = |game: &Mars| [Temperature, Oxygen, Oceans].map(|it| game.facts().level(it));
    let mut game = position().start();
    game.play_card(DEEP_WELL_HEATING);
    assert_eq!((levels(&game), game.rating(0)), ([-28, 0, 0], 21));
    let mut game = position().start();
    game.play_card(MINING_EXPEDITION);
    assert_eq!((levels(&game), game.rating(0)), ([-30, 1, 0], 21));
    let mut game = position().start();
    game.play_card(SUBTERRANEAN_RESERVOIR);
    game.on(0, 1);
    assert_eq!((levels(&game), game.rating(0), game.stock(0, Steel)), ([-30, 0, 1], 21, 2));
    let mut game = position().start();
    game.play_card(PLANTATION);
    game.on(0, 0);
    assert_eq!((levels(&game), game.rating(0), game.stock(0, Steel)), ([-30, 1, 0], 21, 2));
    // A city icon raises nothing.
    let mut game = table(2).seat(0).money(25).start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(6, 1);
    assert_eq!((levels(&game), game.rating(0)), ([-30, 0, 0], 20));
}

// Courtesies, on the side of the engine.

/// Rules: BASE-UX-02.
#[test]
fn the_forecast_lists_what_a_card_triggers_and_the_record_says_whose_it_is() {
    let position = table(3).seat(0).money(30).played(&[OPTIMAL_AEROBRAKING]).hand(&[CONVOY_FROM_EUROPA]);
    let mut game = position.seat(1).played(&[MEDIA_GROUP, ARCTIC_ALGAE]).start();
    let forecast = game.forecast(seat(0), Choice::Play(CONVOY_FROM_EUROPA.id), None).expect("it is offered");
    let gained = |number, resource, amount| Event::Gained { seat: seat(number), resource, amount };
    // The ocean is asked for first.
    let heard = forecast.owed.iter().filter(|owed| owed.card == OPTIMAL_AEROBRAKING.id);
    assert_eq!(heard.count(), 2, "M€ and heat: {forecast:?}");
    assert!(forecast.owed.iter().all(|owed| owed.seat == seat(0)), "Media Group speaks of its owner");
    let mut events = game.play_card(CONVOY_FROM_EUROPA);
    events.extend(game.on(0, 4));
    for event in [gained(0, MegaCredits, 3), gained(0, Heat, 3), gained(1, Plants, 2)] {
        assert_eq!(events.iter().filter(|&&it| it == event).count(), 1, "{event:?}");
    }
    assert!(!events.contains(&gained(0, Plants, 2)) && !events.contains(&gained(1, MegaCredits, 3)));
}

/// Rules: BASE-UX-03.
/// Ruling: Q-BASE-03.
#[test]
fn an_order_is_offered_where_it_matters_and_only_there() {
    let firsts = |game: &Mars| game.all_offers().iter().filter(|it| matches!(it, Choice::First(_))).count();
    // The printed plants of the ocean's area, or another's algae, may be removed or not.
    let mut game = table(2).seat(0).money(21).hand(&[COMET]).seat(1).stock(Plants, 1).start();
    game.play_card(COMET);
    assert_eq!(firsts(&game), 1);
    game.answer(Choice::First(0));
    assert_eq!(firsts(&game), 0, "what was put first is not put first again");
    // Of several that wait, each may be put first, and is then done before another is.
    let position = table(2).seat(0).money(36).temperature(-4).hand(&[GIANT_ICE_ASTEROID]);
    let mut game = position.seat(1).stock(Plants, 1).start();
    game.play_card(GIANT_ICE_ASTEROID);
    assert_eq!(firsts(&game), 3, "two oceans and the removal, before the ocean of 0 °C");
    game.answer(Choice::First(0));
    assert_eq!(firsts(&game), 0);
    assert_eq!(game.refusal(Choice::First(0)), Refusal::NotFirst);
    game.on(0, 4);
    assert_eq!(firsts(&game), 2, "now the same is asked of the rest");
    // An ocean, and then plants or animals: one is as good as the other.
    let position = table(2).seat(0).money(36).played(&[FISH]).hand(&[LARGE_CONVOY, ICE_ASTEROID]);
    let mut game = position.start();
    game.play_card(LARGE_CONVOY);
    assert_eq!(firsts(&game), 0);
    // In a turn itself there is nothing to be put first.
    assert_eq!(firsts(&table(2).seat(0).money(50).hand(&[COMET]).start()), 0);
}

/// Rules: BASE-UX-05.
#[test]
fn every_step_of_a_parameter_tells_the_rise_of_the_rating_with_it() {
    let position = || table(2).seat(0).money(36).temperature(-4).hand(&[GIANT_ICE_ASTEROID]);
    let told =
        position().start().forecast(seat(0), Choice::Play(GIANT_ICE_ASTEROID.id), None).expect("an offer");
    let mut game = position().start();
    let mut events = game.play_card(GIANT_ICE_ASTEROID);
    for place in [3, 4] {
        events.extend(game.on(0, place));
    }
    events.extend(game.on(1, 5));
    let rated = Event::Rated { seat: seat(0), change: 1 };
    let steps: Vec<usize> =
        (0..events.len()).filter(|&place| matches!(events[place], Event::Raised { .. })).collect();
    assert_eq!(steps.len(), 2);
    assert!(steps.iter().all(|place| events[place + 1] == rated), "{events:?}");
    // Two steps and three oceans, that of 0 °C included.
    assert_eq!(events.iter().filter(|&&event| event == rated).count(), 5);
    assert_eq!(game.rating(0), 25);
    // It is told before the card is played: the steps of the temperature as they happen, the oceans as what is owed.
    assert_eq!(told.events.iter().filter(|&&event| event == rated).count(), 2);
    let oceans = told.owed.iter().filter(|owed| matches!(owed.effect, Effect::Place(Tile::Ocean, _)));
    assert_eq!(oceans.count(), 3, "{told:?}");
}

/// Rules: BASE-UX-06.
#[test]
fn everyone_can_check_the_score_of_everyone_item_by_item() {
    let position = table(3).award(0).seat(0).milestone(2).played(&[FISH, FLOODING]).on_card(FISH, 3);
    let position = position.tile(Tile::City, 6, 2).tile(Tile::Greenery, 6, 1).hand(&[BIRDS]);
    let game = position.seat(1).rating(31).played(&[METHANE_FROM_TITAN]).tile(Tile::City, 2, 2).start();
    let expected = [
        Score { rating: 20, awards: 5, milestones: 5, greeneries: 1, cities: 1, cards: 2, committee: 0 },
        Score { rating: 31, awards: 2, cards: 2, ..Score::default() },
        Score { rating: 20, ..Score::default() },
    ];
    for who in [None, Some(seat(0)), Some(seat(1)), Some(seat(2))] {
        let view = View::of(&game, who);
        assert_eq!([0, 1, 2].map(|number| score(view.facts(), seat(number))), expected, "seen by {who:?}");
    }
    assert_eq!(expected.map(|it| it.total()), [34, 35, 20]);
}

/// Rules: BASE-UX-07.
#[test]
fn beginner_corporations_and_the_draft_are_only_for_those_who_ask() {
    let plain = Setup::new(5);
    assert!(plain.beginners.is_empty() && !plain.on.has(Switch::Draft));
    for seed in 0..20 {
        let (game, _) = begun(plain, seed);
        for who in game.asked().iter() {
            let dealt = game.facts().players[who].corporations;
            assert!(!dealt.contains(&BEGINNER_CORPORATION.id) && !dealt.contains(&CardId::HIDDEN));
        }
    }
    let (mut game, _) = begun(Setup { beginners: Seats::only(seat(1)), ..Setup::new(3) }, 1);
    assert!(!game.asked().contains(seat(1)), "a newcomer has nothing to choose");
    for number in [0, 2] {
        assert_eq!(game.question(seat(number)).map(|it| it.why), Some(Why::Corporation));
        let first = game.choices(seat(number)).next().expect("a corporation");
        game.answer_for(number, first);
        game.answer_for(number, Choice::Done);
    }
    let corporations = [0, 1, 2].map(|number| game.facts().players[seat(number)].corporation);
    assert_eq!(corporations.map(|id| id == BEGINNER_CORPORATION.id), [false, true, false]);
}

/// Rules: BASE-UX-09.
/// Ruling: Q-BASE-29.
#[test]
fn what_lies_in_the_discard_pile_stays_hidden_from_players() {
    let position = table(2).discard(&[FISH, ANTS]).seat(0).hand(&[BIRDS, PETS]);
    let mut game = position.start();
    game.answer(Choice::Project(StandardProject::SellPatents));
    game.answer(Choice::Card(BIRDS.id));
    assert!(game.facts().discard.contains(BIRDS.id));
    for who in [None, Some(seat(0)), Some(seat(1))] {
        let view = View::of(&game, who);
        // Who put a card there knows it.
        let known: Vec<CardId> = view.facts().discard.iter().collect();
        assert_eq!(known, if who == Some(seat(0)) { vec![BIRDS.id] } else { vec![] }, "seen by {who:?}");
        assert_eq!(view.facts().discarded[Pile::Projects], 3, "how many there are is seen");
        assert!(view.facts().decks[Pile::Projects].iter().all(|&id| id == CardId::HIDDEN));
    }
    let discarded = Event::Discarded { seat: seat(0), card: BIRDS.id };
    let hidden = Event::Discarded { seat: seat(0), card: CardId::HIDDEN };
    assert_eq!(Mars::told_to(discarded, Some(seat(1))), Some(hidden));
    assert_eq!(Mars::told_to(discarded, None), Some(hidden));
}
