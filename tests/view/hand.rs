//! The order of a hand, what a search finds in it, and when a card could be played.

use viriditas::kit::{Rules, Seat};
use viriditas::mars::cards::Resource::Plants;
use viriditas::mars::cards::{
    ASTEROID, BIRDS, CardId, Kind, MINING_EXPEDITION, POWER_PLANT, PRINTED, SEARCH_FOR_LIFE, WAVE_POWER, card,
};
use viriditas::mars::scenario::table;
use viriditas::mars::view::{Order, Prospect, arranged, is_found, may_come, moved, prospect};
use viriditas::mars::{Choice, Mars, Shape};

const ME: Seat = Seat::ALL[0];

/// When a card in hand could be played at this table.
fn of(game: &Mars, id: CardId) -> Prospect {
    let refusal = game.refused(ME).find_map(|(choice, it)| (choice == Choice::Play(id)).then_some(it));
    refusal.map_or(Prospect::Now, |it| prospect(game.facts(), ME, &it))
}

#[test]
fn a_card_can_be_played_now_or_with_the_next_income_or_later_or_no_more() {
    let hand = [POWER_PLANT, ASTEROID, BIRDS, SEARCH_FOR_LIFE, WAVE_POWER];
    let game = table(2).seat(0).hand(&hand).money(5).oxygen(7).turn(0).start();
    let told = hand.map(|it| of(&game, it.id));
    // Birds wait for oxygen, Wave Power for oceans; the search for life asks for little oxygen.
    let soon = [Prospect::Now, Prospect::Next, Prospect::Later, Prospect::Never, Prospect::Later];
    assert_eq!(told, soon);
}

/// A card that asks something while it is played has been paid for (BASE-PLAY-01), and what it costs is not told of it again.
#[test]
fn a_card_that_is_being_played_is_not_one_that_may_come() {
    let position = table(3).seat(1).stock(Plants, 2).seat(2).stock(Plants, 2);
    let position = position.seat(0).hand(&[MINING_EXPEDITION, BIRDS]).money(12).turn(0);
    let held = position.clone().start();
    let asks = position.answers(&[Choice::Play(MINING_EXPEDITION.id)]).start();
    assert!(asks.question(ME).is_some_and(|question| question.shape == Shape::Player));
    let told = |game: &Mars, id| may_come(game.facts(), ME, id);
    assert!(told(&held, MINING_EXPEDITION.id) && told(&asks, BIRDS.id));
    assert!(!told(&asks, MINING_EXPEDITION.id) && !told(&held, ASTEROID.id));
}

#[test]
fn what_the_income_does_not_bring_comes_later() {
    let game = table(2).seat(0).hand(&[ASTEROID]).money(0).rating(13).turn(0).start();
    assert_eq!(of(&game, ASTEROID.id), Prospect::Later);
    let game = table(2).seat(0).hand(&[ASTEROID]).money(0).rating(14).turn(0).start();
    assert_eq!(of(&game, ASTEROID.id), Prospect::Next);
}

/// In the last generation no other income comes that a card could be paid with (BASE-END-01).
#[test]
fn nothing_is_affordable_in_a_generation_that_does_not_come() {
    let last = table(2).temperature(8).oxygen(14).oceans(9);
    let game = last.seat(0).hand(&[ASTEROID]).money(0).rating(14).turn(0).start();
    assert_eq!(of(&game, ASTEROID.id), Prospect::Later);
}

#[test]
fn each_order_keeps_every_card_and_is_stable() {
    let all: Vec<CardId> = PRINTED.iter().flat_map(|it| it.iter()).map(|it| it.id).take(60).collect();
    let cost = |id| u16::from(card(id).cost);
    let soon = |id: CardId| if id.number().is_multiple_of(2) { Prospect::Now } else { Prospect::Never };
    for order in Order::ALL {
        let mut laid = arranged(&all, order, &[], cost, soon);
        assert_eq!(laid, arranged(&laid, order, &[], cost, soon), "{order:?}");
        laid.sort_unstable();
        assert_eq!(laid, all, "{order:?}");
    }
    let by_cost = arranged(&all, Order::Cost, &[], cost, soon);
    assert!(by_cost.is_sorted_by_key(|&id| cost(id)));
    let by_kind = arranged(&all, Order::Kind, &[], cost, soon);
    let kinds: Vec<Kind> = by_kind.iter().map(|&id| card(id).kind).collect();
    assert!(kinds.is_sorted_by_key(|&kind| kind as u8));
    let playable = arranged(&all, Order::Playable, &[], cost, soon);
    assert!(playable.is_sorted_by_key(|&id| (soon(id), cost(id))));
}

#[test]
fn ones_own_order_holds_and_what_came_later_lies_behind() {
    let hand = [POWER_PLANT.id, ASTEROID.id, BIRDS.id];
    let laid = |own: &[u16]| arranged(&hand, Order::Own, own, |_| 0, |_| Prospect::Now);
    let own = moved(&hand, BIRDS.id, POWER_PLANT.id);
    assert_eq!(laid(&own), [BIRDS.id, POWER_PLANT.id, ASTEROID.id]);
    assert_eq!(laid(&[ASTEROID.id.number(), 9_999]), [ASTEROID.id, POWER_PLANT.id, BIRDS.id]);
    assert_eq!(laid(&[]), hand);
    assert_eq!(moved(&hand, WAVE_POWER.id, BIRDS.id), hand.map(CardId::number), "a card that is not there");
}

#[test]
fn a_search_finds_the_beginnings_of_words_and_what_stands_within_them() {
    assert!(is_found("Power Plant", "po"));
    assert!(is_found("Power Plant", " PLA pow "));
    assert!(is_found("Power Plant", "lan"));
    assert!(is_found("Power Plant", ""));
    assert!(is_found("Power Plant", "p"));
    assert!(!is_found("Power Plant", "l"), "a single letter is a beginning");
    assert!(!is_found("Power Plant", "power x"));
    assert!(is_found("Nitrogen-Rich Asteroid", "rich"));
    let long = "x".repeat(10_000);
    assert!(!is_found("Birds", &long));
}

#[test]
fn the_cards_on_a_table_lie_in_groups_and_each_lies_in_one() {
    use viriditas::mars::cards::{BIRDS, ECOLINE, MEDIA_GROUP, SEARCH_FOR_LIFE};
    use viriditas::mars::view::{Group, tableau};
    let cards = [POWER_PLANT, ASTEROID, BIRDS, SEARCH_FOR_LIFE, MEDIA_GROUP];
    let game = table(2).seat(0).corporation(ECOLINE).played(&cards).used(&[BIRDS]).turn(0).start();
    let of = |group| tableau(game.facts(), ME, group);
    assert_eq!(of(Group::Actions), [SEARCH_FOR_LIFE.id, BIRDS.id], "what was used is behind what can be");
    assert_eq!(of(Group::Effects), [ECOLINE.id, MEDIA_GROUP.id], "the corporation is before the others");
    assert_eq!(of(Group::Rest), [POWER_PLANT.id]);
    assert_eq!(of(Group::Events), [ASTEROID.id]);
}

#[test]
fn within_a_group_what_was_used_lies_behind_and_the_rest_by_its_first_tag() {
    use viriditas::mars::cards::{Card, Tag};
    use viriditas::mars::view::{Group, tableau};
    let is_project = |card: &&Card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event);
    let cards: Vec<Card> =
        PRINTED.iter().flat_map(|it| it.iter()).filter(is_project).take(90).copied().collect();
    let used: Vec<Card> = cards.iter().filter(|card| !card.actions.is_empty()).step_by(2).copied().collect();
    let game = table(2).seat(0).played(&cards).used(&used).turn(0).start();
    let tag = |id: CardId| {
        let first = card(id).tags.first();
        first.and_then(|tag| Tag::ALL.iter().position(|it| it == tag)).unwrap_or(Tag::ALL.len())
    };
    let mut laid = 0;
    for group in Group::ALL {
        let there = tableau(game.facts(), ME, group);
        let keys: Vec<_> = there.iter().map(|&id| (used.iter().any(|it| it.id == id), tag(id))).collect();
        assert!(keys.is_sorted(), "{group:?}: {keys:?}");
        laid += there.len();
    }
    assert_eq!(laid, cards.len());
}
