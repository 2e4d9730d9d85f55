//! Facts into sections. Structs are taken apart without `..`: whoever adds a fact is asked here where it goes.

use super::cards::write_cards;
use super::numbers;
use super::section::{Section, Sheet};
use crate::cards::{CardId, CardSet, IDS};
use crate::kit::Seat;
use crate::mars::maps::{SPACES, Space};
use crate::mars::{Board, Colonies, Discards, Facts, Options, Pile, Player, Rest};
use crate::save::bytes::write_number;
use crate::words::{ByParameter, Parameter};

/// Added to a production, so that it is never below 0.
pub(super) const SHIFT: i16 = 10;

/// How many bits stand before the switches.
pub(super) const PLAYERS: u32 = 3;

pub(super) fn write(facts: &Facts, rest: Rest) -> Vec<u8> {
    let mut sheet = Sheet::new();
    let Facts {
        options,
        // The rest says it.
        phase: _,
        generation,
        first,
        passed,
        first_action_due,
        levels,
        players,
        board,
        used,
        on_card,
        milestones,
        awards,
        colonies,
        decks,
        discard,
        // As many as there are.
        discarded: _,
        rng,
    } = facts;
    write_options(*options, &mut sheet[Section::Game]);
    write_board(board, &mut sheet);
    write_levels(facts, levels, &mut sheet[Section::Levels]);
    for (place, seat) in (0_u8..).zip(milestones) {
        sheet[Section::Milestones].extend(seat.iter().flat_map(|seat| [place, seat.number()]));
    }
    sheet[Section::Awards].extend(awards.iter().flat_map(|&(place, seat)| [place, seat.number()]));
    for player in &players.0[..usize::from(options.players)] {
        write_player(player, &mut sheet);
    }
    for section in [Section::Played, Section::Hands, Section::PassedOn, Section::ThisGeneration] {
        sheet.drop_zeros(section);
    }
    write_discards(discard, &mut sheet[Section::Discards]);
    for pile in Pile::ALL.into_iter().filter(|&pile| !decks[pile].is_empty()) {
        sheet[Section::Piles].push(numbers::pile(pile));
        write_cards(&decks[pile], &mut sheet[Section::Piles]);
    }
    if !used.is_empty() {
        write_set(used, &mut sheet[Section::Used]);
    }
    write_on_cards(on_card, &mut sheet[Section::OnCards]);
    let rest = match rest {
        Rest::Over => 0,
        Rest::Turn(seat) => seat.number() + 1,
    };
    let turn = [*generation, first.number(), rest, passed.bits(), first_action_due.bits()];
    sheet[Section::Turn].extend(turn);
    write_colonies(colonies, options.players, &mut sheet[Section::Colonies]);
    sheet[Section::Chance].extend(rng.state().iter().flat_map(|word| word.to_le_bytes()));
    sheet.finish()
}

fn write_options(options: Options, bytes: &mut Vec<u8>) {
    let Options {
        players,
        on,
        beginners,
        map,
        // They stand in the record before it.
        banned: _,
    } = options;
    write_number(u64::from(players) | u64::from(on.bits()) << PLAYERS, bytes);
    bytes.push(beginners.bits());
    write_number(map.into(), bytes);
}

fn write_player(player: &Player, sheet: &mut Sheet) {
    let Player {
        rating,
        raised,
        stock,
        production,
        // Those of the cards that lie open.
        tags: _,
        hand,
        hand_size: _,
        played,
        events: _,
        corporation,
        // Nothing is dealt where a game rests, and no prelude waits.
        corporations: _,
        preludes: _,
        passed_on,
        dealt: _,
        drafted: _,
        discount,
        leeway,
    } = player;
    write_number(corporation.number().into(), &mut sheet[Section::Corporations]);
    let mut others = *played;
    others.remove(*corporation);
    write_set(&others, &mut sheet[Section::Played]);
    write_set(hand, &mut sheet[Section::Hands]);
    write_set(passed_on, &mut sheet[Section::PassedOn]);
    write_number(rating.unsigned_abs().into(), &mut sheet[Section::Ratings]);
    for resource in numbers::RESOURCES {
        write_number(stock[resource].into(), &mut sheet[Section::Stocks]);
    }
    for resource in numbers::RESOURCES {
        let shifted = production[resource].saturating_add(SHIFT).max(0);
        write_number(shifted.unsigned_abs().into(), &mut sheet[Section::Productions]);
    }
    sheet[Section::ThisGeneration].extend([*raised, *discount, *leeway]);
}

fn write_board(board: &Board, sheet: &mut Sheet) {
    let Board {
        // Read area by area.
        tiles: _,
        occupied: _,
        oceans: _,
        greeneries: _,
        cities: _,
        owned: _,
        claimed,
    } = board;
    for space in (0..SPACES as u8).map(Space) {
        if let Some(tile) = board.tile(space) {
            let owner = board.owner(space).map_or(0, |seat| seat.number() + 1);
            sheet[Section::Tiles].extend([space.0, numbers::tile(tile), owner]);
        }
        let claims = Seat::ALL.into_iter().filter(|&seat| claimed[seat].contains(space));
        sheet[Section::Claims].extend(claims.flat_map(|seat| [space.0, seat.number()]));
    }
}

/// The tiles in play, each with its marker, its colonies and its fleet; behind all of them those that were taken out, and how
/// many fleets each player has beyond the first.
fn write_colonies(colonies: &Colonies, players: u8, bytes: &mut Vec<u8>) {
    let number = |seat: Option<Seat>| seat.map_or(0, |seat| seat.number() + 1);
    for (tile, on) in colonies.in_play() {
        bytes.extend(tile.tile_place().map(|place| place as u8 + 1));
        bytes.push(on.marker);
        bytes.extend(on.settlers.map(number));
        bytes.push(number(on.visitor));
    }
    if bytes.is_empty() {
        return;
    }
    bytes.push(0);
    bytes.extend(
        (0..).zip(&colonies.tiles).filter(|(_, on)| on.was_closed).map(|(place, _): (u8, _)| place + 1),
    );
    bytes.push(0);
    bytes.extend(&colonies.more_fleets.0[..usize::from(players)]);
}

/// Oceans lie on the board.
fn write_levels(facts: &Facts, levels: &ByParameter<i8>, bytes: &mut Vec<u8>) {
    let tracks = Parameter::ALL.into_iter().filter(|&it| it != Parameter::Oceans);
    for parameter in tracks.filter(|&it| facts.track(it).is_some()) {
        bytes.extend([numbers::parameter(parameter), levels[parameter] as u8]);
    }
}

fn write_discards(discards: &Discards, bytes: &mut Vec<u8>) {
    for witness in numbers::witnesses() {
        let cards: Vec<CardId> =
            discards.iter().filter(|&id| discards.witness(id) == Some(witness)).collect();
        if !cards.is_empty() {
            bytes.push(numbers::witness(witness));
            write_cards(&cards, bytes);
        }
    }
}

fn write_on_cards(on_card: &[u8; IDS], bytes: &mut Vec<u8>) {
    for (id, &number) in (0_u64..).zip(on_card) {
        if number > 0 {
            write_number(id, bytes);
            bytes.push(number);
        }
    }
}

fn write_set(cards: &CardSet, bytes: &mut Vec<u8>) {
    let cards: Vec<CardId> = cards.iter().collect();
    write_cards(&cards, bytes);
}
