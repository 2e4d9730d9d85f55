//! What the rulebook says of the cards as a whole, and what we promise of their order.

use viriditas::mars::cards::{
    BASE, CORPORATE_ERA, CORPORATIONS, Card, CardId, CardResource, Effect, IDS, Kind, Module, PRINTED,
    Removable, VENUS_NEXT, all, card,
};

fn projects() -> impl Iterator<Item = &'static Card> {
    BASE.iter().chain(CORPORATE_ERA)
}

fn corporations(kind: Kind, module: Module) -> usize {
    CORPORATIONS.iter().filter(|it| it.kind == kind && it.module == module).count()
}

/// Rules: BASE-COMP-01, CORP-ERA-01.
#[test]
fn of_the_208_project_cards_71_carry_the_icon_of_the_corporate_era() {
    assert_eq!(projects().count(), 208);
    assert_eq!(BASE.iter().filter(|it| it.module == Module::Base).count(), 137);
    assert_eq!(CORPORATE_ERA.iter().filter(|it| it.module == Module::CorporateEra).count(), 71);
}

/// The five cards of the beginner corporation are one of ours, for every player may take it.
///
/// Rules: BASE-COMP-01, BASE-COMP-02.
#[test]
fn ten_corporations_are_standard_two_of_the_corporate_era_and_one_is_for_beginners() {
    assert_eq!(corporations(Kind::Corporation, Module::Base), 10);
    assert_eq!(corporations(Kind::Corporation, Module::CorporateEra), 2);
    assert_eq!(corporations(Kind::BeginnerCorporation, Module::Base), 1);
    assert_eq!(corporations(Kind::Corporation, Module::Prelude), 5);
    assert_eq!(corporations(Kind::Corporation, Module::Venus), 5);
    assert_eq!(corporations(Kind::Corporation, Module::Colonies), 5);
    assert_eq!(corporations(Kind::Corporation, Module::Turmoil), 5);
    assert_eq!(CORPORATIONS.len(), 33);
}

/// Saved games hold the numbers.
#[test]
fn the_cards_of_each_block_keep_their_numbers() {
    let firsts = [
        CardId::base(1),
        CardId::venus(213),
        CardId::global(0),
        CardId::prelude(1),
        CardId::colonies(1),
        CardId::turmoil(1),
        CardId::party(0),
        CardId::corporation(0),
        CardId::tile(0),
    ];
    assert_eq!(firsts.map(CardId::number), [1, 213, 262, 301, 350, 399, 415, 448, 492]);
}

/// Rules: VENUS-01.
#[test]
fn venus_next_has_49_projects() {
    assert_eq!(VENUS_NEXT.len(), 49);
    let numbers = VENUS_NEXT.iter().map(|it| it.id.number());
    assert!(numbers.eq(213..=261));
}

/// Rules: VENUS-16, VENUS-16.a.
#[test]
fn fourteen_cards_of_venus_next_show_a_floater_and_none_before_them_does() {
    let shows = |it: &&Card| it.names(CardResource::Floater);
    assert_eq!(VENUS_NEXT.iter().filter(shows).count(), 14);
    assert_eq!(VENUS_NEXT.iter().filter(|it| it.holds == Some(CardResource::Floater)).count(), 9);
    assert_eq!(projects().filter(shows).count(), 0);
}

/// Rules: BASE-CARD-10.
#[test]
fn a_card_has_at_most_three_tags() {
    assert_eq!(projects().map(|it| it.tags.len()).max(), Some(3));
    let more = PRINTED.iter().flat_map(|table| table.iter()).filter(|it| it.tags.len() > 3);
    assert!(more.map(|it| it.name).eq(["Ecology Research"]), "a box knows better");
    assert!(projects().any(|it| it.tags.is_empty()));
}

/// Rules: BASE-CARD-02.
#[test]
fn a_project_card_is_active_exactly_when_it_stays_with_an_action_or_a_lasting_effect() {
    for it in projects() {
        let lasting = !(it.actions.is_empty() && it.triggers.is_empty() && it.passives.is_empty());
        assert_eq!(it.kind == Kind::Active, lasting, "{}", it.name);
        assert!(matches!(it.kind, Kind::Active | Kind::Automated | Kind::Event), "{}", it.name);
    }
}

#[test]
fn every_number_leads_to_its_card_and_tables_stand_in_the_order_of_their_numbers() {
    for table in PRINTED {
        assert!(table.is_sorted_by_key(|it| it.id));
        assert!(table.iter().all(|it| card(it.id) == it));
    }
    assert!((1..=208).all(|number| card(CardId::base(number)).id == CardId::base(number)));
    assert_eq!(card(CardId::HIDDEN), &Card::BLANK);
    assert!(PRINTED.iter().flat_map(|table| table.iter()).all(|it| it.id.index() < IDS));
}

#[test]
fn a_card_raises_before_it_places_and_removes_from_others_last() {
    let rank = |effect: &Effect| match effect {
        Effect::Raise(..) => Some(1),
        Effect::Place(..) | Effect::Then(Effect::Place(..), _) => Some(2),
        Effect::Remove(Removable::Stock(_), ..) => Some(3),
        _ => None,
    };
    for it in PRINTED.iter().flat_map(|table| table.iter()) {
        assert!(it.play.iter().filter_map(rank).is_sorted(), "{}", it.name);
        let removal = it.play.iter().position(|effect| rank(effect) == Some(3));
        assert!(removal.is_none_or(|place| place + 1 == it.play.len()), "{}", it.name);
    }
}

#[test]
fn steps_may_raise_the_rating_where_any_within_them_may() {
    let is_rise = |effect: &Effect| {
        let is_own = matches!(effect, Effect::Rate(_) | Effect::Raise(..) | Effect::Place(..));
        // Whatever another card or tile does.
        let is_done =
            matches!(effect, Effect::PlayNow { .. } | Effect::PlayPrelude(_) | Effect::RepeatAction);
        is_own || is_done || matches!(effect, Effect::Settle(_) | Effect::Trade | Effect::ColonyBonuses)
    };
    let (mut rising, mut still, mut within) = (0, 0, 0);
    for it in all() {
        let actions = it.actions.iter().flat_map(|action| [action.cost, action.gain]);
        let triggers = it.triggers.iter().map(|trigger| trigger.steps);
        let tile = it.colony.iter().flat_map(|colony| colony.income.into_iter().chain([colony.bonus]));
        for steps in [it.play, it.first].into_iter().chain(actions).chain(triggers).chain(tile) {
            let has_rise = steps.iter().any(|effect| effect.has(&mut |effect| is_rise(effect)));
            assert_eq!(Effect::may_rate(steps), has_rise, "{}: {steps:?}", it.name);
            *if has_rise { &mut rising } else { &mut still } += 1;
            within += usize::from(has_rise && !steps.iter().any(is_rise));
        }
    }
    assert!(
        rising > 0 && still > 0 && within > 0,
        "{rising} lists raise, {still} do not, {within} deep inside"
    );
}
