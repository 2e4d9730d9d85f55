//! Every card is in exactly one place.

use super::{Law, Verdict, hold};
use viriditas::mars::cards::{Card, CardId, IDS, Kind, Module, TABLES, card};
use viriditas::mars::{Facts, OnTile, Phase, Pile, Switch};

const NAME: &str = "each card is in exactly one place";

/// Project cards, and of corporations none twice.
pub(crate) fn each_in_one_place(facts: &Facts) -> Verdict {
    let mut places = [0_u8; IDS];
    let mut put = |id: CardId| places[id.index()] += 1;
    Pile::ALL.iter().flat_map(|&pile| &facts.decks[pile]).for_each(|&id| put(id));
    facts.discard.iter().for_each(&mut put);
    for player in &facts.players.0 {
        player.hand.iter().for_each(&mut put);
        player.played.iter().for_each(&mut put);
        player.dealt.iter().for_each(|&id| put(id));
        player.drafted.iter().for_each(|&id| put(id));
        player.corporations.iter().for_each(|&id| put(id));
        player.preludes.iter().for_each(|&id| put(id));
    }
    let tiles = TABLES.iter().flat_map(|table| table.iter()).filter(|card| card.kind == Kind::Colony);
    tiles.filter(|tile| facts.colonies.on(tile.id) != OnTile::default()).for_each(|tile| put(tile.id));
    for event in [facts.committee.distant, facts.committee.coming, facts.committee.current] {
        if event != CardId::HIDDEN {
            put(event);
        }
    }
    let mut is_known = [false; IDS];
    for card in TABLES.iter().flat_map(|table| table.iter()) {
        is_known[card.id.index()] = true;
        let there = places[card.id.index()];
        let fits = match card.kind {
            Kind::Corporation => there <= u8::from(is_in(facts, card)),
            Kind::BeginnerCorporation => true,
            Kind::Party => there == 0,
            Kind::Automated | Kind::Active | Kind::Event | Kind::Colony | Kind::Global => {
                there == u8::from(is_in(facts, card))
            }
            Kind::Prelude => there == u8::from(is_in(facts, card) && facts.options.has(Switch::Prelude)),
        };
        hold(NAME, fits, || format!("{} is in {there} places", card.name))?;
    }
    for id in (0..IDS).filter(|&id| id > 0 && places[id] > 0) {
        hold(NAME, is_known[id], || format!("there is a card with the unknown number {id}"))?;
    }
    corporations(facts)
}

fn corporations(facts: &Facts) -> Verdict {
    let players = usize::from(facts.options.players);
    for (seat, player) in facts.players.0.iter().enumerate() {
        let law =
            |what: &str| Law { name: "everyone has one corporation", what: format!("seat {seat}: {what}") };
        let corporations = player
            .played
            .iter()
            .filter(|&id| matches!(card(id).kind, Kind::Corporation | Kind::BeginnerCorporation));
        let open: Vec<CardId> = corporations.collect();
        match (open.as_slice(), player.corporation) {
            ([], CardId::HIDDEN) if facts.phase == Phase::Setup || seat >= players => {}
            // Corporations are revealed one after the other, with questions between.
            ([], CardId::HIDDEN) if facts.generation == 1 && facts.phase == Phase::Action => {}
            ([one], named) if *one == named && seat < players => {}
            _ => return Err(law(&format!("{open:?} lie open, {:?} is named", player.corporation))),
        }
    }
    Ok(())
}

fn is_in(facts: &Facts, card: &Card) -> bool {
    let in_box = match card.module {
        Module::Base => true,
        Module::CorporateEra => facts.options.has(Switch::CorporateEra),
        Module::Prelude => facts.options.has(Switch::Prelude),
        Module::Venus => facts.options.has(Switch::Venus),
        Module::Colonies => facts.options.has(Switch::Colonies),
        Module::Turmoil => facts.options.has(Switch::Turmoil),
        Module::Synthetic => facts.options.has(Switch::Synthetic),
    };
    let has = |module: &Module| match module {
        Module::Venus => facts.options.has(Switch::Venus),
        Module::Colonies => facts.options.has(Switch::Colonies),
        _ => true,
    };
    let is_there = card.event.is_none_or(|event| {
        (!event.is_extra || facts.options.has(Switch::MoreEvents)) && event.needs.iter().all(has)
    });
    in_box && is_there && !facts.options.banned.contains(card.id)
}
