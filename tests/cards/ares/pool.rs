//! Laws over all cards of Ares Expedition.

use std::collections::BTreeSet;
use viriditas::ares::cards::{
    Amount, BIRDS, BLUE_CARDS, Bearer, CORPORATION_CARDS, CORPORATIONS, Card, CardColour, CardId, CardSet,
    Cost, Count, Effect, FIRST_GAME_CORPORATIONS, FIRST_GAME_PROJECTS, Filter, GREEN_CARDS, IDS, PROJECTS,
    PROMOTIONAL_CARDS, PROMOTIONAL_CORPORATIONS, RED_CARDS, SpecialResource, TABLES, Tag, all, card,
};

fn projects() -> impl Iterator<Item = &'static Card> {
    PROJECTS.iter().map(card)
}

fn numbers(set: &CardSet) -> Vec<u16> {
    set.iter().map(CardId::number).collect()
}

/// Every list of effects on a card, those within effects among them.
fn lists(card: &'static Card) -> Vec<&'static [Effect]> {
    let mut all: Vec<&'static [Effect]> = vec![card.play];
    all.extend(card.actions.iter().map(|action| action.gain));
    all.extend(card.triggers.iter().map(|trigger| trigger.steps));
    let mut place = 0;
    while let Some(list) = all.get(place).copied() {
        all.extend(list.iter().flat_map(|effect| (0..).map_while(|place| effect.branch(place))));
        place += 1;
    }
    all
}

fn effects(card: &'static Card) -> impl Iterator<Item = &'static Effect> {
    lists(card).into_iter().flatten()
}

/// Rules: ARES-COMP-01.
#[test]
fn the_box_has_64_blue_38_red_and_106_green_cards_and_12_corporations() {
    assert_eq!((BLUE_CARDS.len(), RED_CARDS.len(), GREEN_CARDS.len()), (64, 38, 106));
    for (table, colour, first, last) in [
        (BLUE_CARDS, Some(CardColour::Blue), 1, 64),
        (RED_CARDS, Some(CardColour::Red), 65, 102),
        (GREEN_CARDS, Some(CardColour::Green), 103, 208),
        (CORPORATION_CARDS, None, 209, 220),
        (PROMOTIONAL_CARDS, None, 301, 306),
    ] {
        assert!(table.iter().all(|card| card.colour == colour));
        let numbers: Vec<u16> = table.iter().map(|card| card.id.number()).collect();
        assert_eq!(numbers, (first..=last).collect::<Vec<_>>(), "in the order of their printed numbers");
    }
}

#[test]
fn every_card_of_ares_expedition_is_found_under_its_number() {
    let numbers: BTreeSet<CardId> = all().map(|card| card.id).collect();
    assert_eq!((numbers.len(), all().count()), (226, 226));
    assert!(all().map(|card| card.id).is_sorted());
    for it in TABLES.iter().copied().flatten() {
        assert_eq!(card(it.id), it);
    }
    assert_eq!(card(CardId::HIDDEN), &Card::BLANK);
    let names: BTreeSet<&str> = all().map(|card| card.name).collect();
    assert_eq!(names.len(), 226, "two cards have one name");
}

#[test]
fn every_card_of_ares_expedition_lies_in_one_deck() {
    let decks = [PROJECTS, CORPORATIONS, PROMOTIONAL_CORPORATIONS];
    assert_eq!(decks.map(|deck| deck.len()), [208, 12, 6]);
    let mut gathered = CardSet::NONE;
    for deck in decks {
        assert!(gathered.and(&deck).is_empty());
        gathered = gathered.or(&deck);
    }
    assert_eq!(gathered, all().map(|card| card.id).collect());
}

/// Rules: ARES-SETUP-04, ARES-SETUP-06.
#[test]
fn sixteen_green_cards_and_four_corporations_are_marked_for_the_first_game() {
    let green = [103, 109, 111, 124, 130, 144, 147, 150, 155, 163, 170, 171, 184, 188, 190, 196];
    assert_eq!(numbers(&FIRST_GAME_PROJECTS), green);
    assert_eq!(numbers(&FIRST_GAME_CORPORATIONS), [210, 211, 212, 217]);
    assert!(FIRST_GAME_PROJECTS.iter().all(|id| card(id).colour == Some(CardColour::Green)));
    assert!(
        FIRST_GAME_PROJECTS.but(&PROJECTS).is_empty()
            && FIRST_GAME_CORPORATIONS.but(&CORPORATIONS).is_empty()
    );
    let marked = all().filter(|card| card.is_for_first_game).map(|card| card.id);
    assert_eq!(marked.collect::<CardSet>(), FIRST_GAME_PROJECTS.or(&FIRST_GAME_CORPORATIONS));
}

/// Rules: ARES-CARD-03.
#[test]
fn the_tags_of_all_project_cards_are_as_many_as_the_box_has() {
    let count = |tag: Tag| projects().map(|card| card.tags_of(tag)).sum::<usize>();
    assert_eq!(
        Tag::ALL.map(|tag| (tag, count(tag))),
        [
            (Tag::Building, 67),
            (Tag::Space, 42),
            (Tag::Power, 27),
            (Tag::Science, 32),
            (Tag::Jovian, 12),
            (Tag::Earth, 23),
            (Tag::Plant, 27),
            (Tag::Microbe, 18),
            (Tag::Animal, 8),
            (Tag::Event, 38),
        ]
    );
    assert_eq!(projects().filter(|card| card.tags.is_empty()).count(), 18);
    assert!(all().all(|card| card.tags.len() <= 3), "up to three tags");
}

/// Rules: ARES-CARD-07.
#[test]
fn a_red_card_has_one_event_tag_and_no_other_card_has_one() {
    for card in all() {
        let events = usize::from(card.colour == Some(CardColour::Red));
        assert_eq!(card.tags_of(Tag::Event), events, "{}", card.name);
    }
}

/// Rules: ARES-CARD-04.
#[test]
fn a_green_card_gives_production_or_capacities_and_has_no_action() {
    for card in GREEN_CARDS {
        assert!(!card.production.is_empty() || card.steel + card.titanium > 0, "{}", card.name);
        assert!(
            card.actions.is_empty() && card.triggers.is_empty() && card.passives.is_empty(),
            "{}",
            card.name
        );
    }
}

/// Rules: ARES-CARD-05.
#[test]
fn a_blue_card_carries_an_effect_or_an_action_and_produces_nothing() {
    for card in BLUE_CARDS {
        let (actions, triggers, passives) = (card.actions, card.triggers, card.passives);
        assert!(!(actions.is_empty() && triggers.is_empty() && passives.is_empty()), "{}", card.name);
        assert!(card.production.is_empty() && card.steel + card.titanium == 0, "{}", card.name);
    }
}

/// Rules: ARES-CARD-06.
#[test]
fn a_red_card_acts_once_and_brings_nothing_that_lasts_but_tags_and_points() {
    for card in RED_CARDS {
        let once =
            Card { play: card.play, requirements: card.requirements, spends: card.spends, ..Card::BLANK };
        let rest = Card {
            id: CardId::HIDDEN,
            name: "",
            colour: None,
            cost: 0,
            tags: &[],
            points: Amount::Exactly(0),
            ..*card
        };
        assert_eq!(rest, once, "{}", card.name);
    }
}

#[test]
fn a_corporation_costs_nothing_and_requires_nothing() {
    for card in CORPORATION_CARDS.iter().chain(PROMOTIONAL_CARDS) {
        assert!(card.cost == 0 && card.requirements.is_empty() && card.spends.is_empty(), "{}", card.name);
        assert!(card.money > 0, "{}", card.name);
    }
    assert!(projects().all(|card| card.money == 0));
}

/// Rules: ARES-PB-02.
#[test]
fn a_card_that_speaks_of_resources_on_itself_holds_them() {
    for card in all() {
        let mut kinds: Vec<&[SpecialResource]> = Vec::new();
        for effect in effects(card) {
            if let Effect::Add(of, _, Bearer::Here) | Effect::Pay(Cost::Resources(of, _, Bearer::Here)) =
                *effect
            {
                kinds.push(of);
            }
        }
        for cost in card.actions.iter().flat_map(|action| action.cost) {
            if let Cost::Resources(of, _, Bearer::Here) = *cost {
                kinds.push(of);
            }
        }
        for of in kinds {
            assert!(of.len() == 1 && card.holds == Some(of[0]), "{}", card.name);
        }
        if let Amount::Per { of: Count::ResourcesHere, .. } = card.points {
            assert!(card.holds.is_some(), "{}", card.name);
        }
    }
    for kind in SpecialResource::ALL {
        assert!(all().any(|card| card.holds == Some(kind)), "{kind:?}");
    }
}

#[test]
fn a_branch_is_numbered_from_0_and_ends() {
    let inner = &[Effect::Discard(1)][..];
    let choice = Effect::Choose(&[&[], &[Effect::Discard(1)]]);
    assert_eq!((choice.branch(0), choice.branch(1), choice.branch(2)), (Some(&[][..]), Some(inner), None));
    let reveal = Effect::Reveal { cards: 1, take: Filter::Any, each_discarded: &[Effect::Discard(1)] };
    assert_eq!((reveal.branch(0), reveal.branch(1)), (Some(inner), None));
    assert_eq!(Effect::Discard(1).branch(0), None);
}

#[test]
fn a_filter_means_cards_by_tag_colour_or_printed_cost() {
    for (filter, fits) in [
        (Filter::Any, true),
        (Filter::Tagged(&[Tag::Plant, Tag::Animal]), true),
        (Filter::Tagged(&[Tag::Plant]), false),
        (Filter::Coloured(&[CardColour::Red, CardColour::Blue]), true),
        (Filter::Coloured(&[CardColour::Green]), false),
        (Filter::Costing(15), true),
        (Filter::Costing(16), false),
    ] {
        assert_eq!(BIRDS.fits(filter), fits, "{filter:?}");
    }
}

#[test]
fn a_set_of_cards_of_ares_expedition_holds_what_is_put_in() {
    let mut set = CardSet::NONE;
    assert!(set.is_empty());
    for id in [CardId::promotional(17), CardId::printed(100), CardId::printed(1)] {
        assert!(!set.contains(id));
        set.insert(id);
        assert!(set.contains(id));
    }
    assert_eq!(numbers(&set), [1, 100, 306]);
    set.remove(CardId::printed(100));
    assert_eq!((numbers(&set), set.len()), (vec![1, 306], 2));
    let last = all().last().expect("a card").id;
    assert!(last.index() < IDS);
}
