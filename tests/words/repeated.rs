//! Equal steps in a row: the words of a card name their sum.

use crate::words::cards::all;
use viriditas::ares::cards as ares;
use viriditas::mars::cards::{Card, Effect};
use viriditas::text::Language;

/// A list and all lists within its steps.
fn within(list: &'static [Effect], lists: &mut Vec<&'static [Effect]>) {
    lists.push(list);
    for inner in list.iter().flat_map(|step| (0..).map_while(|place| step.branch(place))) {
        within(inner, lists);
    }
}

/// All lists of steps of a card.
fn lists(card: &'static Card) -> Vec<&'static [Effect]> {
    let actions = card.actions.iter().flat_map(|action| [action.cost, action.gain]);
    let triggers = card.triggers.iter().map(|trigger| trigger.steps);
    let colony = card.colony.iter().flat_map(|colony| colony.income.into_iter().chain([colony.bonus]));
    let event = card.event.iter().map(|event| event.planet);
    let mut lists = Vec::new();
    let all = [card.play, card.first].into_iter().chain(actions).chain(triggers).chain(colony).chain(event);
    all.for_each(|list| within(list, &mut lists));
    lists
}

#[test]
fn two_equal_steps_of_a_card_are_not_told_as_one() {
    let mut runs = 0;
    for card in all() {
        for steps in lists(card).iter().flat_map(|list| list.chunk_by(|one, next| one == next)) {
            if let [first, _, ..] = steps {
                runs += 1;
                for &language in Language::ALL {
                    let told = language.steps(steps);
                    assert_ne!(told, language.steps(&[*first]), "{} in {language:?}", card.name);
                }
            }
        }
    }
    assert!(runs > 3, "{runs} runs of equal steps");
}

#[test]
fn two_discards_are_told_with_their_number() {
    let told = |language: Language| language.steps(&[Effect::Discard; 2]);
    assert_eq!(told(Language::English), "Discard 2 cards from your hand.");
    assert_eq!(told(Language::Slovak), "Odhoď z ruky 2 karty.");
    assert_eq!(told(Language::Ukrainian), "Скиньте 2 карти з руки.");
}

/// A list of Ares Expedition and all lists within its steps.
fn within_ares(list: &'static [ares::Effect], lists: &mut Vec<&'static [ares::Effect]>) {
    lists.push(list);
    for inner in list.iter().flat_map(|step| (0..).map_while(|place| step.branch(place))) {
        within_ares(inner, lists);
    }
}

#[test]
fn each_step_of_ares_expedition_holds_its_own_number() {
    for card in ares::TABLES.iter().flat_map(|table| table.iter()) {
        let mut lists = Vec::new();
        within_ares(card.play, &mut lists);
        card.actions.iter().for_each(|action| within_ares(action.gain, &mut lists));
        card.triggers.iter().for_each(|trigger| within_ares(trigger.steps, &mut lists));
        let is_repeated = |list: &&[ares::Effect]| list.windows(2).any(|pair| pair[0] == pair[1]);
        assert!(!lists.iter().any(is_repeated), "{} has equal steps in a row", card.name);
    }
}
