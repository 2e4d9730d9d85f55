//! The one writer of facts.

use super::event::{Direction, Event, Pile};
use super::facts::{Board, Deck, Facts, Few, Player, track};
use super::maps::Space;
use crate::cards::{CardId, CardSet, Kind, Module, TABLES, Tile, TileClass, card};
use crate::kit::{BySeat, Seat, Seats};
use crate::words::{ByTag, Parameter, Resource};

/// Makes an event true.
pub(crate) fn commit(facts: &mut Facts, event: Event) {
    match event {
        Event::FirstPlayer(seat) => facts.first = seat,
        Event::Shuffled(pile) => shuffle(facts, pile),
        Event::PhaseBegan(phase) => facts.phase = phase,
        Event::GenerationBegan => {
            facts.generation += 1;
            facts.first = facts.first.clockwise(facts.options.players);
        }
        Event::CorporationDealt { seat, card } => {
            facts.deck.pop();
            let player = &mut facts.players[seat];
            let place = usize::from(player.corporations[0] != CardId::HIDDEN);
            player.corporations[place] = card;
        }
        Event::CorporationRevealed { seat, card } => {
            let player = &mut facts.players[seat];
            player.corporation = card;
            player.corporations = [CardId::HIDDEN; 2];
            lay_open(player, card);
            if !crate::cards::card(card).first.is_empty() {
                facts.first_action_due = facts.first_action_due.with(seat);
            }
        }
        Event::Dealt { seat, card } => {
            facts.deck.pop();
            insert(&mut facts.players[seat].dealt, card);
        }
        Event::Picked { seat, card } => {
            withdraw(&mut facts.players[seat].dealt, card);
            insert(&mut facts.players[seat].drafted, card);
        }
        Event::HandsPassed(direction) => pass_hands(facts, direction),
        Event::DraftEnded => {
            for player in &mut facts.players.0 {
                player.dealt = core::mem::take(&mut player.drafted);
            }
        }
        Event::Kept { seat, card } => {
            withdraw(&mut facts.players[seat].dealt, card);
            into_hand(&mut facts.players[seat], card);
        }
        Event::Declined { seat, card } => {
            withdraw(&mut facts.players[seat].dealt, card);
            discard(facts, card);
        }
        Event::Drew { seat, card } => {
            facts.deck.pop();
            into_hand(&mut facts.players[seat], card);
        }
        Event::Revealed { card } => {
            facts.deck.pop();
            discard(facts, card);
        }
        Event::Discarded { seat, card } => {
            out_of_hand(&mut facts.players[seat], card);
            discard(facts, card);
        }
        Event::Played { seat, card } => {
            let player = &mut facts.players[seat];
            out_of_hand(player, card);
            lay_open(player, card);
            player.discount = 0;
            player.leeway = 0;
        }
        Event::TurnedDown { seat, card } => {
            let player = &mut facts.players[seat];
            count_tags(&mut player.tags, card, |tags| tags.saturating_sub(1));
        }
        Event::FirstActionSettled(seat) => facts.first_action_due = facts.first_action_due.without(seat),
        Event::TurnBegan(_) | Event::ProjectUsed { .. } | Event::Converted { .. } => {}
        Event::Passed(seat) => facts.passed = facts.passed.with(seat),
        Event::Used { card, .. } => facts.used.insert(card),
        Event::Gained { seat, resource, amount } => {
            let stock = &mut facts.players[seat].stock[resource];
            *stock = stock.saturating_add(amount);
        }
        Event::Paid { seat, resource, amount } | Event::Lost { seat, resource, amount, .. } => {
            facts.players[seat].stock[resource] -= amount;
        }
        Event::Produced { seat, resource, change, .. } => {
            let production = &mut facts.players[seat].production[resource];
            *production = production.saturating_add(change);
        }
        Event::EnergyBecameHeat { seat, amount } => {
            let stock = &mut facts.players[seat].stock;
            stock[Resource::Energy] -= amount;
            stock[Resource::Heat] = stock[Resource::Heat].saturating_add(amount);
        }
        Event::Raised { parameter, .. } => match parameter {
            Parameter::Temperature => facts.temperature += track(parameter).step,
            Parameter::Oxygen => facts.oxygen += track(parameter).step,
            Parameter::Oceans => {}
        },
        Event::Rated { seat, change } => {
            let player = &mut facts.players[seat];
            player.rating = player.rating.saturating_add(change).max(0);
            player.raised = player.raised.saturating_add(change.max(0) as u8);
        }
        Event::Placed { by, tile, space } => lay_tile(&mut facts.board, by, tile, space),
        Event::Claimed { seat, space } => {
            facts.board.claimed[seat].0 |= 1 << space.0;
        }
        Event::Added { card, amount } => {
            let there = &mut facts.on_card[card.index()];
            *there = there.saturating_add(amount);
        }
        Event::Taken { card, amount, .. } => facts.on_card[card.index()] -= amount,
        Event::Remembered { card, value } => facts.on_card[card.index()] = value,
        Event::Eased { seat, discount, leeway } => {
            let player = &mut facts.players[seat];
            player.discount = player.discount.saturating_add(discount);
            player.leeway = player.leeway.saturating_add(leeway);
        }
        Event::MilestoneClaimed { seat, milestone } => facts.milestones[usize::from(milestone)] = Some(seat),
        Event::AwardFunded { seat, award } => facts.awards.push((award, seat)),
        Event::MarkersTaken => {
            facts.used = CardSet::NONE;
            facts.passed = Seats::NONE;
            for player in &mut facts.players.0 {
                player.raised = 0;
                player.discount = 0;
                player.leeway = 0;
            }
        }
    }
}

/// Every card of these kinds that the options let into the game, in ascending order of numbers.
pub(crate) fn in_game(facts: &Facts, corporations: Pile) -> impl Iterator<Item = CardId> {
    let corporate_era = facts.options.corporate_era;
    TABLES
        .iter()
        .flat_map(|table| table.iter())
        .filter(move |card| match card.kind {
            Kind::Corporation => corporations == Pile::Corporations,
            Kind::Automated | Kind::Active | Kind::Event => corporations != Pile::Corporations,
            Kind::BeginnerCorporation => false,
        })
        .filter(move |card| match card.module {
            Module::Base => true,
            Module::CorporateEra => corporate_era,
        })
        .map(|card| card.id)
}

fn shuffle(facts: &mut Facts, pile: Pile) {
    let deck: Deck = match pile {
        Pile::Corporations | Pile::Projects => {
            let mut deck: Deck = in_game(facts, pile).collect();
            deck.sort_unstable();
            deck
        }
        Pile::Discards => {
            let mut deck: Deck = facts.discard.iter().collect();
            deck.extend(facts.deck.iter().copied());
            facts.discard = CardSet::NONE;
            facts.discarded = 0;
            deck
        }
    };
    facts.deck = deck;
    facts.rng.shuffle(&mut facts.deck);
}

fn pass_hands(facts: &mut Facts, direction: Direction) {
    let players = facts.options.players;
    let mut dealt: BySeat<Few> = BySeat::default();
    for seat in Seats::first(players).iter() {
        let to = direction.from(seat, players);
        dealt[to] = core::mem::take(&mut facts.players[seat].dealt);
    }
    for (player, dealt) in facts.players.0.iter_mut().zip(dealt.0) {
        player.dealt = dealt;
    }
}

fn insert(cards: &mut Few, card: CardId) {
    let place = cards.iter().position(|&other| other > card).unwrap_or(cards.len());
    cards.insert(place, card);
}

fn withdraw(cards: &mut Few, card: CardId) {
    cards.retain(|&mut other| other != card);
}

fn into_hand(player: &mut Player, card: CardId) {
    player.hand.insert(card);
    player.hand_size += 1;
}

fn out_of_hand(player: &mut Player, card: CardId) {
    player.hand.remove(card);
    player.hand_size -= 1;
}

fn discard(facts: &mut Facts, card: CardId) {
    facts.discard.insert(card);
    facts.discarded += 1;
}

fn lay_open(player: &mut Player, id: CardId) {
    player.played.insert(id);
    player.events += u8::from(card(id).kind == Kind::Event);
    count_tags(&mut player.tags, id, |tags| tags.saturating_add(1));
}

fn count_tags(tags: &mut ByTag<u8>, id: CardId, change: impl Fn(u8) -> u8) {
    for &tag in card(id).tags {
        tags[tag] = change(tags[tag]);
    }
}

fn lay_tile(board: &mut Board, by: Option<Seat>, tile: Tile, space: Space) {
    let bit = 1 << space.0;
    board.tiles[space.index()] = tile as u8 + 1;
    board.occupied.0 |= bit;
    for (class, set) in [
        (TileClass::Ocean, &mut board.oceans),
        (TileClass::Greenery, &mut board.greeneries),
        (TileClass::City, &mut board.cities),
    ] {
        if tile.is(class) {
            set.0 |= bit;
        }
    }
    for claimed in &mut board.claimed.0 {
        claimed.0 &= !bit;
    }
    if let Some(seat) = by
        && tile.is(TileClass::Owned)
    {
        board.owned[seat].0 |= bit;
    }
}
