//! Corporate Era (CORP-ERA).

use crate::rules::help::{all_pass, finish_set_up, seat};
use std::collections::BTreeSet;
use viriditas::kit::{EventLog, Rules, Seats, Seed};
use viriditas::mars::cards::{
    BASE, ByResource, CORPORATE_ERA, CORPORATIONS, CardId, Effect, Kind, Module, SATURN_SYSTEMS, TERACTOR,
    Tile,
};
use viriditas::mars::{Event, Fault, Mars, Phase, Pile, Setup, Switch};

fn begin(setup: Setup, seed: u64) -> (Mars, Vec<Event>) {
    let mut heard = EventLog::all();
    let game = Mars::begin(&setup, Seed(seed), &mut heard).expect("a table that can be set up");
    (game, heard.events().to_vec())
}

/// All project cards of the table: in the deck or dealt.
fn projects(game: &Mars) -> BTreeSet<CardId> {
    let facts = game.facts();
    let dealt = facts.players.0.iter().flat_map(|player| player.dealt.iter().copied());
    facts.decks[Pile::Projects].iter().copied().chain(facts.discard.iter()).chain(dealt).collect()
}

/// All corporations that these seeds deal.
fn corporations(setup: Setup) -> BTreeSet<CardId> {
    let seeds = 0..30;
    let dealt = seeds.flat_map(|seed| begin(setup, seed).1).filter_map(|event| match event {
        Event::CorporationDealt { card, .. } => Some(card),
        _ => None,
    });
    dealt.collect()
}

const STANDARD: Setup = Setup::new(3).without(Switch::CorporateEra);

/// Rules: CORP-ERA-01.
#[test]
fn corporate_era_keeps_all_its_cards_in_the_game() {
    let (game, _) = begin(Setup::new(3), 1);
    let all: BTreeSet<_> = BASE.iter().chain(CORPORATE_ERA).map(|card| card.id).collect();
    assert_eq!(CORPORATE_ERA.len(), 71);
    assert_eq!(projects(&game), all);
    assert_eq!(projects(&game).len(), 208);

    let (game, _) = begin(STANDARD, 1);
    assert_eq!(projects(&game), BASE.iter().map(|card| card.id).collect());
    assert!(CORPORATE_ERA.iter().all(|card| !projects(&game).contains(&card.id)));
}

/// Rules: CORP-ERA-01, CORP-ERA-05.
#[test]
fn corporations_are_dealt_from_twelve_instead_of_ten() {
    let extended = corporations(Setup::new(5));
    assert_eq!(extended.len(), 12);
    assert!(extended.contains(&SATURN_SYSTEMS.id) && extended.contains(&TERACTOR.id));

    let standard = corporations(Setup::new(5).without(Switch::CorporateEra));
    assert_eq!(standard.len(), 10);
    assert_eq!(
        extended.difference(&standard).copied().collect::<Vec<_>>(),
        [SATURN_SYSTEMS.id, TERACTOR.id],
        "the two corporations of Corporate Era"
    );
}

/// Ruling: Q-BASE-17.
/// Rules: CORP-ERA-02.
#[test]
fn all_six_productions_start_at_zero_instead_of_one() {
    for seat in Seats::first(3).iter() {
        assert_eq!(begin(Setup::new(3), 5).0.facts().players[seat].production, ByResource([0; 6]));
        assert_eq!(begin(STANDARD, 5).0.facts().players[seat].production, ByResource([1; 6]));
    }
    // A beginner's production is that of the variant too.
    for (setup, production) in [(Setup::new(2), 0), (Setup::new(2).without(Switch::CorporateEra), 1)] {
        let (mut game, _) = begin(Setup { beginners: Seats::only(seat(1)), ..setup }, 7);
        finish_set_up(&mut game);
        assert_eq!(game.facts().players[seat(1)].production, ByResource([production; 6]));
        assert_eq!(game.facts().players[seat(1)].hand_size, 10);
    }
}

/// Rules: CORP-ERA-03.
#[test]
fn corporate_era_combines_with_every_other_variant() {
    for players in 1..=5 {
        for plain in [Setup::new(players), Setup::new(players).with(Switch::Draft)] {
            for beginners in [Seats::NONE, Seats::only(seat(0))] {
                let setup = Setup { beginners, ..plain };
                assert_eq!(setup.faults(), []);
                let (mut game, _) = begin(setup, 3);
                finish_set_up(&mut game);
                all_pass(&mut game);
                assert_eq!(game.facts().generation, 2);
                let drafts = plain.on.has(Switch::Draft) && players > 1;
                assert_eq!(game.facts().phase, if drafts { Phase::Draft } else { Phase::Research });
            }
        }
    }
    // Only alone is it not a choice.
    let alone = Setup::new(1).without(Switch::CorporateEra);
    assert_eq!(alone.faults(), [Fault::Without { switch: Switch::CorporateEra, players: 1 }]);
}

/// Rules: CORP-ERA-06.
#[test]
fn its_cards_act_on_economy_and_technology_rather_than_on_terraforming() {
    fn terraforms(effects: &'static [Effect]) -> bool {
        let mut raises = |effect: &Effect| {
            matches!(effect, Effect::Raise(..) | Effect::Place(Tile::Ocean | Tile::Greenery, _))
        };
        effects.iter().any(|effect| effect.has(&mut raises))
    }
    let does = |card: &viriditas::mars::cards::Card| {
        terraforms(card.play)
            || card.actions.iter().any(|action| terraforms(action.gain))
            || card.triggers.iter().any(|trigger| terraforms(trigger.steps))
    };
    assert!(CORPORATE_ERA.iter().all(|card| !does(card)));
    assert!(BASE.iter().any(does), "the standard game's cards do");
    let marked = |card: &&viriditas::mars::cards::Card| card.module == Module::CorporateEra;
    assert_eq!(CORPORATE_ERA.iter().filter(marked).count(), 71);
    assert_eq!(BASE.iter().filter(marked).count(), 0);
    let corporations = CORPORATIONS.iter().filter(|card| card.kind == Kind::Corporation);
    assert_eq!(corporations.filter(marked).count(), 2);
}
