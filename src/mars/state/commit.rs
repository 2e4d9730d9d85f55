//! The one writer of facts.

use super::discards::KnownTo;
use super::event::{Direction, Event};
use super::facts::{Board, Facts, Few, Phase, Player};
use super::maps::Hex;
use super::payer::Payer;
use super::piles::Pile;
use super::setup::pool;
use crate::kit::{BySeat, FixedVec, Seat, Seats};
use crate::mars::cards::{ByTag, CardId, CardSet, HOLDS, Kind, Parameter, Resource, Tile, TileClass, card};

/// Makes an event true.
pub(crate) fn commit(facts: &mut Facts, event: Event) {
    match event {
        Event::FirstPlayer(seat) => facts.first = seat,
        Event::Shuffled(pile) => shuffle(facts, pile),
        Event::Reshuffled(pile) => reshuffle(facts, pile),
        Event::PhaseBegan(phase) => {
            facts.phase = phase;
            facts.in_force = facts.row_in_force();
        }
        Event::GenerationBegan => {
            facts.generation += 1;
            facts.first = facts.first.clockwise(facts.options.players);
        }
        Event::CorporationDealt { seat, card } => {
            facts.decks.pop(Pile::Corporations);
            let player = &mut facts.players[seat];
            let place = usize::from(player.corporations[0] != CardId::HIDDEN);
            player.corporations[place] = card;
        }
        Event::PreludeDealt { seat, card } => {
            facts.decks.pop(Pile::Preludes);
            insert(&mut facts.players[seat].preludes, card);
        }
        Event::CorporationRevealed { seat, card } => {
            let player = &mut facts.players[seat];
            player.corporation = card;
            let declined = player.corporations.into_iter().filter(|&id| id != card && id != CardId::HIDDEN);
            for id in declined {
                player.passed_on.insert(id);
            }
            player.corporations = [CardId::HIDDEN; 2];
            lay_open(player, card);
            open_colonies(facts, card);
            if !crate::mars::cards::card(card).first.is_empty() {
                facts.first_action_due = facts.first_action_due.with(seat);
            }
        }
        Event::Dealt { seat, pile, card } => {
            facts.decks.pop(pile);
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
            withdraw(&mut facts.players[seat].preludes, card);
            discard(facts, card, KnownTo::Only(seat));
        }
        Event::Drew { seat, pile, card } => {
            facts.decks.pop(pile);
            into_hand(&mut facts.players[seat], card);
        }
        Event::Found { seat, card } => {
            facts.decks.pop(Pile::Projects);
            into_hand(&mut facts.players[seat], card);
            // The others know that it is in no draw pile.
            for other in facts.others(seat) {
                facts.players[other].passed_on.insert(card);
            }
        }
        Event::Revealed { card } => {
            if let Some(pile) = Pile::of(crate::mars::cards::card(card).kind) {
                facts.decks.pop(pile);
            }
            discard(facts, card, KnownTo::All);
        }
        Event::Discarded { seat, card } => {
            out_of_hand(&mut facts.players[seat], card);
            discard(facts, card, KnownTo::Only(seat));
        }
        Event::PreludeFailed { seat, card } => {
            withdraw_prelude(&mut facts.players[seat], card);
            discard(facts, card, KnownTo::All);
        }
        Event::Played { seat, card } if Pile::Preludes.has(card) => {
            let player = &mut facts.players[seat];
            withdraw_prelude(player, card);
            lay_open(player, card);
            open_colonies(facts, card);
        }
        Event::Played { seat, card } => {
            let player = &mut facts.players[seat];
            out_of_hand(player, card);
            lay_open(player, card);
            player.discount = 0;
            player.leeway = 0;
            open_colonies(facts, card);
        }
        Event::TurnedDown { seat, card } => {
            let player = &mut facts.players[seat];
            count_tags(&mut player.tags, card, |tags| tags.saturating_sub(1));
        }
        Event::FirstActionSettled(seat) => facts.first_action_due = facts.first_action_due.without(seat),
        Event::TurnBegan(_)
        | Event::ProjectUsed { .. }
        | Event::Converted { .. }
        | Event::EventHappens(_) => {}
        Event::Passed(seat) => facts.passed = facts.passed.with(seat),
        Event::Used { seat, card } if card == facts.in_force => {
            let marks = crate::mars::cards::card(card).actions.iter().any(|action| !action.is_unlimited);
            if marks {
                facts.used_in_force = facts.used_in_force.with(seat);
            }
        }
        Event::Used { card, .. } => facts.used.insert(card),
        Event::Gained { seat, resource, amount } => {
            let stock = &mut facts.players[seat].stock[resource];
            *stock = stock.saturating_add(amount);
        }
        Event::Paid { seat, with: Payer::Stock(resource), amount }
        | Event::Lost { seat, resource, amount, .. } => {
            facts.players[seat].stock[resource] -= amount;
        }
        Event::Paid { with: Payer::Card(card), amount, .. } => facts.on_card[card.index()] -= amount as u8,
        Event::Produced { seat, resource, change, .. } => {
            let production = &mut facts.players[seat].production[resource];
            *production = production.saturating_add(change);
        }
        Event::EnergyBecameHeat { seat, amount } => {
            let stock = &mut facts.players[seat].stock;
            stock[Resource::Energy] -= amount;
            stock[Resource::Heat] = stock[Resource::Heat].saturating_add(amount);
        }
        Event::Raised { parameter, .. } => {
            let level = facts.level(parameter);
            facts.levels[parameter] =
                facts.track(parameter).and_then(|track| track.next(level)).unwrap_or(level);
        }
        Event::Lowered { parameter } => {
            let level = facts.level(parameter);
            facts.levels[parameter] =
                facts.track(parameter).and_then(|track| track.before(level)).unwrap_or(level);
        }
        Event::OceanRemoved { space } => {
            let board = &mut facts.board;
            board.tiles[space.index()] = 0;
            board.occupied.0 &= !(1 << space.0);
            board.oceans.0 &= !(1 << space.0);
            facts.levels[Parameter::Oceans] = facts.board.oceans.len() as i8;
        }
        Event::Rated { seat, change } => {
            // What rises between generations rises in none (MIX-11).
            let raised = if facts.phase == Phase::Solar { 0 } else { change.max(0) as u8 };
            let player = &mut facts.players[seat];
            player.rating = player.rating.saturating_add(change).max(0);
            player.raised = player.raised.saturating_add(raised);
        }
        Event::Placed { by, tile, space } => {
            lay_tile(&mut facts.board, by, tile, space);
            facts.levels[Parameter::Oceans] = facts.board.oceans.len() as i8;
        }
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
        Event::ColonyOpened { tile, .. } => {
            if !facts.colonies.on(tile).was_closed {
                facts.decks.take(Pile::Colonies, tile);
            }
            let players = &facts.players;
            let holds = |kind| {
                let stores = |id: CardId| card(id).holds == Some(kind);
                players.0.iter().any(|player| player.played.and(&HOLDS).iter().any(stores))
            };
            facts.colonies.lay(tile, holds);
        }
        Event::ColonyClosed { tile, .. } => {
            facts.colonies.close(tile);
        }
        Event::Settled { seat, tile } => {
            let place =
                facts.colonies.on_mut(tile).and_then(|on| on.settlers.iter_mut().find(|it| it.is_none()));
            if let Some(place) = place {
                *place = Some(seat);
            }
        }
        Event::MarkerMoved { tile, to } => {
            if let Some(on) = facts.colonies.on_mut(tile) {
                on.marker = to;
            }
        }
        Event::FleetSent { seat, tile } => facts.colonies.send(seat, tile),
        Event::FleetGained(seat) => facts.colonies.more_fleets[seat] += 1,
        Event::FleetsReturned => facts.colonies.call_home(),
        Event::DelegateMoved { whose, from, to } => facts.committee.seat(whose, from, to),
        Event::LeaderChanged { party, leader } => facts.committee.lead(party, leader),
        Event::DominanceMoved(party) => facts.committee.dominant = party,
        Event::PartyRules(party) => facts.committee.ruling = party,
        Event::EventsAdvanced => {
            let committee = &mut facts.committee;
            let past = core::mem::replace(&mut committee.current, committee.coming);
            committee.coming = core::mem::replace(&mut committee.distant, CardId::HIDDEN);
            if past != CardId::HIDDEN {
                discard(facts, past, KnownTo::All);
            }
        }
        Event::EventRevealed(card) => {
            facts.decks.pop(Pile::Events);
            facts.committee.distant = card;
        }
        Event::MarkersTaken => {
            facts.used = CardSet::NONE;
            facts.used_in_force = Seats::NONE;
            facts.passed = Seats::NONE;
            for player in &mut facts.players.0 {
                player.raised = 0;
                player.discount = 0;
                player.leeway = 0;
            }
        }
    }
}

/// Every card of a pile that the options let into the game, in ascending order of numbers.
pub(crate) fn in_game(facts: &Facts, pile: Pile) -> impl Iterator<Item = CardId> + use<> {
    pool(facts.options.on, &facts.options.banned, pile)
}

/// All cards of a kind, from the one order of their numbers.
#[inline(never)]
fn shuffle(facts: &mut Facts, pile: Pile) {
    facts.decks.lay(pile, in_game(facts, pile));
    facts.rng.shuffle(&mut facts.decks[pile]);
}

/// The discards and, should there be any, the cards left to draw.
#[inline(never)]
fn reshuffle(facts: &mut Facts, pile: Pile) {
    let (discards, decks) = (facts.discard, facts.decks);
    let discards = discards.iter().filter(|&id| pile.has(id));
    discards.clone().for_each(|id| facts.discard.remove(id));
    facts.discarded[pile] = 0;
    for player in &mut facts.players.0 {
        // Whoever had them may have discarded them since.
        player.passed_on = player.passed_on.iter().filter(|&id| !pile.has(id)).collect();
    }
    facts.decks.lay(pile, discards.chain(decks[pile].iter().copied()));
    facts.rng.shuffle(&mut facts.decks[pile]);
}

#[inline(never)]
fn pass_hands(facts: &mut Facts, direction: Direction) {
    let players = facts.options.players;
    let mut dealt: BySeat<Few> = BySeat::default();
    for seat in Seats::first(players).iter() {
        let to = direction.from(seat, players);
        let player = &mut facts.players[seat];
        for &id in &player.dealt {
            player.passed_on.insert(id);
        }
        dealt[to] = core::mem::take(&mut player.dealt);
    }
    for (player, dealt) in facts.players.0.iter_mut().zip(dealt.0) {
        player.dealt = dealt;
    }
}

fn insert<const N: usize>(cards: &mut FixedVec<CardId, N>, card: CardId) {
    let place = cards.iter().position(|&other| other > card).unwrap_or(cards.len());
    cards.insert(place, card);
}

fn withdraw<const N: usize>(cards: &mut FixedVec<CardId, N>, card: CardId) {
    cards.retain(|&other| other != card);
}

/// A prelude lies among those that wait or those drawn.
fn withdraw_prelude(player: &mut Player, card: CardId) {
    withdraw(&mut player.preludes, card);
    withdraw(&mut player.dealt, card);
}

fn into_hand(player: &mut Player, card: CardId) {
    player.hand.insert(card);
    player.hand_size += 1;
}

fn out_of_hand(player: &mut Player, card: CardId) {
    player.hand.remove(card);
    player.hand_size -= 1;
}

fn discard(facts: &mut Facts, id: CardId, witness: KnownTo) {
    if let Some(pile) = Pile::of(card(id).kind) {
        facts.discard.insert(id, witness);
        facts.discarded[pile] += 1;
    }
}

/// Colony tiles open that waited for such a card (COL-04).
fn open_colonies(facts: &mut Facts, id: CardId) {
    if facts.colonies.wait()
        && let Some(kind) = card(id).holds
    {
        facts.colonies.open_with(kind);
    }
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

fn lay_tile(board: &mut Board, by: Option<Seat>, tile: Tile, space: Hex) {
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
