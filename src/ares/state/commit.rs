//! The one writer of facts.

use super::event::{Event, PlayedBy};
use super::facts::{Facts, HAND_LIMIT, Moment, Stage};
use super::planet::OCEANS;
use super::player::{CardColours, PhaseFlag, PhaseState, Player};
use crate::ares::cards::{CardColour, CardId, Phase, Stock, ZoneTrack, card};
use crate::kit::{BySeat, Seat};

/// Makes an event true.
pub(crate) fn commit(facts: &mut Facts, event: Event) {
    match event {
        Event::Round { round } => begin_round(facts, round),
        Event::Began(stage) => begin(facts, stage),
        Event::Ended => end(facts),
        Event::Chose { seat, phase } => facts.players[seat].board.chosen = Some(phase),
        Event::NeutralChose { phase, .. } => {
            if facts.neutral_had.count_ones() == Phase::ALL.len() as u32 {
                facts.neutral_had = 0;
            }
            facts.neutral_had |= 1 << phase as u8;
            facts.neutral = Some(phase);
        }
        Event::Incorporated { seat, card } => {
            let player = &mut facts.players[seat];
            player.board.corporation = card;
            player.dealt = [CardId::HIDDEN; 2];
        }
        Event::Drawn { seat, card } => {
            take_off(facts, seat);
            into_hand(&mut facts.players[seat], card);
        }
        Event::Looked { seat, card } => {
            take_off(facts, seat);
            facts.players[seat].phase_state.looked.push(card);
        }
        Event::Kept { seat, card } => {
            no_longer_looked_at(&mut facts.players[seat].phase_state, card);
            into_hand(&mut facts.players[seat], card);
        }
        Event::PassedUp { seat, card } => {
            let phase_state = &mut facts.players[seat].phase_state;
            no_longer_looked_at(phase_state, card);
            discard(phase_state, card);
        }
        Event::Revealed { seat, card, taken } => {
            take_off(facts, seat);
            let player = &mut facts.players[seat];
            if taken {
                into_hand(player, card);
            } else {
                discard(&mut player.phase_state, card);
            }
        }
        Event::Sold { seat, card, money } => {
            let player = &mut facts.players[seat];
            out_of_hand(player, card);
            discard(&mut player.phase_state, card);
            change(&mut player.board.stock[Stock::MegaCredits], i32::from(money));
        }
        Event::Discarded { seat, card } => {
            let player = &mut facts.players[seat];
            out_of_hand(player, card);
            discard(&mut player.phase_state, card);
        }
        Event::Given { from, to, card } => {
            out_of_hand(&mut facts.players[from], card);
            into_hand(&mut facts.players[to], card);
        }
        Event::Played { seat, card: id, by } => {
            let player = &mut facts.players[seat];
            out_of_hand(player, id);
            player.playing.insert(id);
            player.phase_state.off = 0;
            player.phase_state.clear(PhaseFlag::Flex);
            match by {
                PlayedBy::Permission => {
                    let place = card(id).colour.and_then(|colour| player.phase_state.permission(colour));
                    remove_at(&mut player.phase_state, place);
                }
                PlayedBy::Bonus => player.phase_state.set(PhaseFlag::Bonus),
                PlayedBy::Effect => {}
            }
        }
        Event::Entered { seat, card } => {
            let player = &mut facts.players[seat];
            player.playing.remove(card);
            player.board.played.insert(card);
        }
        Event::BonusDrawn { seat } => facts.players[seat].phase_state.set(PhaseFlag::Bonus),
        Event::Permitted { seat, colours } => facts.players[seat].phase_state.plays.push(colours),
        Event::Discounted { seat, off } => {
            let phase_state = &mut facts.players[seat].phase_state;
            phase_state.off = phase_state.off.saturating_add(off);
        }
        Event::Flexed { seat } => facts.players[seat].phase_state.set(PhaseFlag::Flex),
        Event::Gained { seat, stock, amount } => {
            change(&mut facts.players[seat].board.stock[stock], i32::from(amount));
        }
        Event::Paid { seat, stock, amount } => {
            change(&mut facts.players[seat].board.stock[stock], -i32::from(amount));
        }
        Event::Rated { seat, change: by } => {
            let player = &mut facts.players[seat];
            change(&mut player.board.rating, by.into());
            if by > 0 {
                player.phase_state.set(PhaseFlag::Risen);
            }
        }
        Event::RatingBought { seat } => facts.players[seat].phase_state.set(PhaseFlag::Bought),
        Event::Raised { seat, track } => {
            let raised = &mut facts.players[seat].phase_state.raised[track as usize];
            *raised = raised.saturating_add(1);
        }
        Event::Warmed { track, steps } => facts.planet.raise(track, steps),
        Event::Flipped { seat, .. } => {
            let flips = &mut facts.players[seat].phase_state.flips;
            *flips = flips.saturating_add(1);
        }
        Event::ForestTaken { seat } => change(&mut facts.players[seat].board.forests, 1),
        Event::Added { seat, card, amount } => store(facts, seat, card, amount.into()),
        Event::Removed { seat, card, amount } => store(facts, seat, card, -i16::from(amount)),
        Event::Used { seat, card } => {
            let phase_state = &mut facts.players[seat].phase_state;
            if phase_state.used.contains(card) {
                phase_state.set(PhaseFlag::UsedAgain);
            }
            phase_state.used.insert(card);
        }
        Event::Standard { .. } => {}
        Event::CubeTaken { swap, .. } => {
            let left = if swap { &mut facts.cubes.swaps } else { &mut facts.cubes.money };
            *left = left.saturating_sub(1);
        }
    }
}

fn change(amount: &mut u16, by: i32) {
    *amount = (i32::from(*amount) + by).clamp(0, u16::MAX.into()) as u16;
}

fn store(facts: &mut Facts, seat: Seat, card: CardId, by: i16) {
    if let Some(amount) = facts.players[seat].board.stored.place(card) {
        *amount = (i16::from(*amount) + by).clamp(0, u8::MAX.into()) as u8;
    }
}

fn into_hand(player: &mut Player, card: CardId) {
    if card != CardId::HIDDEN {
        player.hand.insert(card);
    }
    player.board.hand_size += 1;
}

fn out_of_hand(player: &mut Player, card: CardId) {
    player.hand.remove(card);
    player.board.hand_size = player.board.hand_size.saturating_sub(1);
}

fn discard(phase_state: &mut PhaseState, card: CardId) {
    if card != CardId::HIDDEN {
        phase_state.discarded.insert(card);
    }
}

fn take_off(facts: &mut Facts, seat: Seat) {
    let place = facts.top_place(seat);
    if let Some(card) = facts.cards.row.get_mut(place) {
        *card = CardId::HIDDEN;
    }
    facts.players[seat].phase_state.drawn += 1;
}

fn no_longer_looked_at(phase_state: &mut PhaseState, card: CardId) {
    let place = phase_state.looked.iter().position(|&other| other == card);
    let mut at = 0;
    phase_state.looked.retain(|_| {
        at += 1;
        Some(at - 1) != place
    });
}

fn remove_at(phase_state: &mut PhaseState, place: Option<usize>) {
    let mut at = 0;
    phase_state.plays.retain(|_| {
        at += 1;
        Some(at - 1) != place
    });
}

fn begin_round(facts: &mut Facts, round: u8) {
    facts.round = round;
    facts.neutral = None;
    for player in &mut facts.players.0 {
        player.board.last = player.board.chosen.take();
    }
}

/// Comes to a stage; where all answer together, the discards are shuffled behind the deck and everybody is remembered as
/// the phase finds them (Q-ARES-05).
fn begin(facts: &mut Facts, stage: Stage) {
    facts.stage = stage;
    if !facts.is_together() {
        return;
    }
    facts.phases += 1;
    let mut chance = facts.chance(Moment::Phase(facts.phases));
    let discards = &mut facts.cards.row[facts.cards.deck.into()..];
    discards.sort_unstable();
    chance.shuffle(discards);
    for seat in facts.seats().iter() {
        facts.began[seat] = facts.players[seat].board;
        facts.players[seat].phase_state = fresh(stage);
    }
}

/// What a player has done as a phase begins, which is nothing, and may do.
pub(crate) fn fresh(stage: Stage) -> PhaseState {
    PhaseState { plays: permissions(stage).iter().copied().collect(), ..PhaseState::default() }
}

/// The cards that everybody may play in a phase (ARES-PHASE-06, ARES-PHASE-08).
fn permissions(stage: Stage) -> &'static [CardColours] {
    const GREEN: &[CardColours] = &[CardColours(1 << CardColour::Green as u8)];
    const BLUE_OR_RED: &[CardColours] =
        &[CardColours(1 << CardColour::Blue as u8 | 1 << CardColour::Red as u8)];
    match stage {
        Stage::Resolving(Phase::Development) => GREEN,
        Stage::Resolving(Phase::Construction) => BLUE_OR_RED,
        Stage::Resolving(Phase::Action | Phase::Production | Phase::Research)
        | Stage::Setup
        | Stage::Planning
        | Stage::Cube(_)
        | Stage::Swap { .. }
        | Stage::Neutral
        | Stage::HandLimit
        | Stage::Warming
        | Stage::Over => &[],
    }
}

/// Puts together what all have done in a phase, in the order of seats.
fn end(facts: &mut Facts) {
    end_oceans(facts);
    for track in ZoneTrack::ALL {
        let steps = facts.seats().iter().map(|seat| facts.players[seat].phase_state.raised[track as usize]);
        let steps = steps.fold(0, u8::saturating_add);
        facts.planet.raise(track, steps);
    }
    end_cards(facts);
    for player in &mut facts.players.0 {
        player.phase_state = PhaseState::default();
    }
    facts.began = BySeat::default();
}

/// As many more tokens lie face up as were flipped in all: those that were seen, then further ones in order.
fn end_oceans(facts: &mut Facts) {
    let mut seen = facts.planet.face_up;
    let mut flips = u32::from(facts.planet.oceans());
    for seat in facts.seats().iter() {
        let own = facts.players[seat].phase_state.flips;
        flips += u32::from(own);
        let places = (0..own).filter_map(|number| facts.ocean_place(seat, number));
        seen = places.fold(seen, |seen, place| seen | 1 << place);
    }
    for place in 0..OCEANS {
        if seen.count_ones() < flips {
            seen |= 1 << place;
        }
    }
    facts.planet.face_up = seen;
}

/// Gathers the piles; where somebody went past the deck, the discards are a part of it now.
fn end_cards(facts: &mut Facts) {
    let row_len = facts.cards.row.len();
    let (mut in_deck, mut is_past) = (0, false);
    let mut taken = [false; super::facts::DECK];
    for seat in facts.seats().iter() {
        for number in 0..usize::from(facts.players[seat].phase_state.drawn) {
            let place = seat.index() + usize::from(facts.setup.players) * number;
            taken[place] = true;
            if place < facts.cards.deck.into() {
                in_deck += 1;
            } else {
                is_past = true;
            }
        }
    }
    let mut at = 0;
    facts.cards.row.retain(|_| {
        at += 1;
        !taken[at - 1]
    });
    debug_assert!(facts.cards.row.len() <= row_len);
    facts.cards.deck = if is_past { facts.cards.row.len() as u8 } else { facts.cards.deck - in_deck };
    for seat in facts.seats().iter() {
        let discarded = facts.players[seat].phase_state.discarded;
        discarded.iter().for_each(|card| facts.cards.row.push(card));
    }
}

/// How many cards a hand of this size is over the limit (ARES-ROUND-01).
pub(crate) const fn over_limit(hand_size: u8) -> u8 {
    hand_size.saturating_sub(HAND_LIMIT)
}
