//! The whole state as a row of numbers, the same on every machine: what digests are made of.
//!
//! Structs are taken apart without `..`, so that a new field cannot be forgotten. Variants have numbers of
//! their own here and arrays tell only what is not 0, so that a new variant or a longer table leaves the
//! digests of old games as they are.

use super::agenda::{Cut, Doing, Given, Root, Script, Steps, Task};
use super::colonies::{Colonies, OnTile};
use super::facts::{Board, Facts, Options, Phase, Player};
use super::game::Mars;
use super::payer::{Payer, Price};
use super::piles::Pile;
use super::question::Goods;
use super::slots::{Slot, Stage};
use super::switches::Switch;
use crate::cards::{CardId, CardSet, StandardProject};
use crate::kit::{Rng, Seat};
use crate::words::{ByParameter, Resource};

/// Stands after a list whose length varies.
const END: u64 = u64::MAX;

impl Mars {
    /// Tells every number of the state, in a fixed order: facts, agenda and slots.
    pub fn feed(&self, sink: &mut impl FnMut(u64)) {
        let Self { facts, agenda, slots } = self;
        feed_facts(facts, sink);
        for &task in agenda {
            feed_task(task, sink);
        }
        sink(END);
        for slot in &slots.0 {
            let Slot { stage, corporation, preludes, chosen, from, paid } = *slot;
            sink(stage_number(stage));
            let [corporation, from, preludes] = [corporation, from, preludes].map(u64::from);
            sink(corporation | from << 8 | u64::from(chosen) << 16 | preludes << 32);
            sink(u64::from(paid[0]) | u64::from(paid[1]) << 16);
        }
    }
}

fn feed_facts(facts: &Facts, sink: &mut impl FnMut(u64)) {
    let Facts {
        options,
        phase,
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
        decks,
        discard,
        discarded,
        rng,
        colonies,
    } = facts;
    let Options { players: seats, on, beginners, map, ref banned } = *options;
    sink(u64::from(seats) | u64::from(on.bits()) << 8);
    sink(u64::from(beginners.bits()) | u64::from(map) << 8);
    sink(phase_number(*phase));
    sink(u64::from(*generation));
    sink(seat_number(*first));
    sink(u64::from(passed.bits()) | u64::from(first_action_due.bits()) << 8);
    // Oceans lie on the board; later tracks come after what was there before them.
    let ByParameter([temperature, oxygen, _, venus]) = *levels;
    sink(signed(i16::from(temperature)));
    sink(signed(i16::from(oxygen)));
    for player in &players.0 {
        feed_player(player, sink);
    }
    feed_board(board, sink);
    feed_set(used, sink);
    feed_sparse(on_card, sink);
    let claimed = |milestone: &Option<Seat>| milestone.map_or(0, |seat| seat_number(seat) + 1);
    // Goals of boxes come after what was there before them.
    let (of_map, added) = milestones.split_at(5);
    of_map.iter().map(claimed).for_each(&mut *sink);
    for &(award, seat) in awards {
        sink(u64::from(award) << 8 | seat_number(seat));
    }
    sink(END);
    for pile in Pile::ALL {
        match pile {
            Pile::Projects => {
                feed_cards(&decks[pile], sink);
                feed_set(&discard.cards(), sink);
                sink(u64::from(discarded[pile]));
            }
            Pile::Preludes if options.has(Switch::Prelude) => {
                feed_cards(&decks[pile], sink);
                sink(u64::from(discarded[pile]));
                for player in &players.0 {
                    feed_cards(&player.preludes, sink);
                }
            }
            Pile::Colonies if options.has(Switch::Colonies) => feed_colonies(colonies, sink),
            // What is left of the corporations after set-up, nothing draws from: set-up and seed tell it. Whoever
            // lets a game draw from it feeds it, where that box is in.
            Pile::Corporations | Pile::Preludes | Pile::Colonies => {}
        }
    }
    feed_rng(rng, sink);
    if venus != 0 {
        sink(signed(i16::from(venus)));
    }
    if !banned.is_empty() {
        feed_set(banned, sink);
    }
    for (place, milestone) in (0_u64..).zip(added) {
        if milestone.is_some() {
            sink(place << 8 | claimed(milestone));
        }
    }
}

fn feed_colonies(colonies: &Colonies, sink: &mut impl FnMut(u64)) {
    let Colonies {
        tiles,
        // As the cards that lie open say.
        open: _,
        shut: _,
        // As those on the tiles.
        away: _,
        more_fleets,
    } = colonies;
    for tile in tiles {
        let OnTile { is_in_play, was_closed, marker, settlers, visitor } = *tile;
        let owner = |seat: Option<Seat>| seat.map_or(0, |seat| seat_number(seat) + 1);
        let [first, second, third] = settlers.map(owner);
        let there = first << 16 | second << 24 | third << 32 | owner(visitor) << 40;
        sink(u64::from(is_in_play) | u64::from(was_closed) << 1 | u64::from(marker) << 8 | there);
    }
    for &more in &more_fleets.0 {
        sink(u64::from(more));
    }
}

fn feed_player(player: &Player, sink: &mut impl FnMut(u64)) {
    let Player {
        rating,
        raised,
        stock,
        production,
        tags,
        hand,
        hand_size,
        played,
        events,
        corporation,
        corporations,
        // Who knows what follows from what happened, and nothing reads it that decides what happens: two games that are
        // alike but for it go on alike. So do the witnesses of discards.
        passed_on: _,
        // They come with their pile, where the box is in.
        preludes: _,
        dealt,
        drafted,
        discount,
        leeway,
    } = player;
    sink(signed(*rating));
    sink(
        u64::from(*raised) | u64::from(*events) << 8 | u64::from(*discount) << 16 | u64::from(*leeway) << 24,
    );
    for &amount in &stock.0 {
        sink(u64::from(amount));
    }
    for &amount in &production.0 {
        sink(signed(amount));
    }
    feed_sparse(&tags.0, sink);
    feed_set(hand, sink);
    sink(u64::from(*hand_size));
    feed_set(played, sink);
    sink(card_number(*corporation));
    sink(card_number(corporations[0]) << 16 | card_number(corporations[1]));
    feed_cards(dealt, sink);
    feed_cards(drafted, sink);
}

fn feed_board(board: &Board, sink: &mut impl FnMut(u64)) {
    let Board { tiles, occupied, oceans, greeneries, cities, owned, claimed } = board;
    feed_sparse(tiles, sink);
    let sets = [occupied, oceans, greeneries, cities].into_iter().chain(&owned.0).chain(&claimed.0);
    for spaces in sets {
        sink(spaces.0 as u64);
        sink((spaces.0 >> 64) as u64);
    }
}

/// A generator's next outputs tell its state.
fn feed_rng(rng: &Rng, sink: &mut impl FnMut(u64)) {
    let mut rng = rng.clone();
    for _ in 0..4 {
        sink(rng.bits());
    }
}

fn feed_cards(cards: &[CardId], sink: &mut impl FnMut(u64)) {
    for &card in cards {
        sink(card_number(card));
    }
    sink(END);
}

fn feed_set(cards: &CardSet, sink: &mut impl FnMut(u64)) {
    cards.each(|card| sink(card_number(card)));
    sink(END);
}

/// How many of sparse numbers are looked at together.
const ROW: usize = 16;

fn feed_sparse(numbers: &[u8], sink: &mut impl FnMut(u64)) {
    // Most of them are 0, and many at once are soon looked at.
    for (row, numbers) in (0_u64..).zip(numbers.chunks(ROW)) {
        if numbers.iter().fold(0, |all, number| all | number) == 0 {
            continue;
        }
        for (place, &number) in (row * ROW as u64..).zip(numbers) {
            if number != 0 {
                sink(place << 8 | u64::from(number));
            }
        }
    }
    sink(END);
}

fn feed_task(task: Task, sink: &mut impl FnMut(u64)) {
    let [what, seat, first, second, third] = match task {
        Task::Setup => [0; 5],
        Task::Draft => [1, 0, 0, 0, 0],
        Task::Research => [2, 0, 0, 0, 0],
        Task::Turn { seat, taken } => [3, seat_number(seat), u64::from(taken), 0, 0],
        Task::Convert { seat } => [4, seat_number(seat), 0, 0, 0],
        Task::Enter { seat } => [5, seat_number(seat), 0, 0, 0],
        Task::TakeCards { seat } => [6, seat_number(seat), 0, 0, 0],
        Task::Bill { seat, price, asked, goods } => {
            let asked = asked.map_or(0, payer_number);
            [7, seat_number(seat), price_number(price), asked, goods_number(goods)]
        }
        Task::Bought { seat, goods } => [8, seat_number(seat), goods_number(goods), 0, 0],
        Task::Steps(steps) => {
            let Steps { seat, script, done, now, doing, .. } = steps;
            feed_script(script, sink);
            let doing = match doing {
                Doing::InTurn => 0,
                Doing::First => 1,
                Doing::Nobodys => 2,
            };
            let place = u64::from(now) << 8 | doing;
            [9, seat_number(seat), u64::from(done), place, given_number(steps.given())]
        }
        Task::AfterPlay => [10, 0, 0, 0, 0],
        Task::TurnDown { seat, card } => [11, seat_number(seat), card_number(card), 0, 0],
        Task::HowMany { seat, cut, most } => [12, seat_number(seat), cut_number(cut), u64::from(most), 0],
        Task::Keeping { seat, left, above } => {
            [13, seat_number(seat), u64::from(left), card_number(above), 0]
        }
        Task::Buying { seat, above } => [14, seat_number(seat), card_number(above), 0, 0],
        Task::Selling { seat, above, sold } => {
            [15, seat_number(seat), card_number(above), u64::from(sold), 0]
        }
        Task::Over => [16, 0, 0, 0, 0],
        Task::Generation => [17, 0, 0, 0, 0],
        Task::Actions => [18, 0, 0, 0, 0],
        Task::Preludes => [19, 0, 0, 0, 0],
        Task::Prelude { seat, drawn } => [20, seat_number(seat), u64::from(drawn), 0, 0],
        Task::Again { seat, card } => [22, seat_number(seat), card_number(card), 0, 0],
        Task::Approach { seat, tile } => [23, seat_number(seat), card_number(tile), 0, 0],
        Task::Trade { seat, tile, left } => [24, seat_number(seat), card_number(tile), left.into(), 0],
        Task::Bonus { seat, tile, left } => [25, seat_number(seat), card_number(tile), left.into(), 0],
        Task::Lower { seat, raised } => [26, seat_number(seat), card_number(raised), 0, 0],
        Task::CloseColony { seat } => [27, seat_number(seat), 0, 0, 0],
        Task::Colonies => [28, 0, 0, 0, 0],
        Task::Meet { seat, card, with } => [21, seat_number(seat), card_number(card), card_number(with), 0],
    };
    sink(what << 8 | seat);
    sink(first);
    sink(second);
    sink(third);
}

const fn given_number(given: Given) -> u64 {
    match given {
        Given::Nothing => 0,
        Given::Card(card) => 1 | (card.number() as u64) << 8,
        Given::Space(space) => 2 | (space.0 as u64) << 8,
        Given::Number(number) => 3 | (number as u64) << 8,
    }
}

fn feed_script(script: Script, sink: &mut impl FnMut(u64)) {
    let Script { card, root, branch } = script;
    let [outer, middle, inner] = branch.map(u64::from);
    sink(card_number(card) << 24 | inner << 16 | middle << 8 | outer);
    sink(match root {
        Root::Play => 0,
        Root::Production => 1,
        Root::First => 2,
        Root::Cost(which) => 3 | u64::from(which) << 8,
        Root::Gain(which) => 4 | u64::from(which) << 8,
        Root::Trigger(which) => 5 | u64::from(which) << 8,
        Root::Project(project) => 6 | project_number(project) << 8,
        Root::Convert(conversion) => 7 | (conversion as u64) << 8,
        Root::Bonus { map, space } => 8 | u64::from(map) << 8 | u64::from(space) << 16,
        Root::Solar(which) => 0xa | u64::from(which) << 8,
        Root::Added { added, which } => 0xb | u64::from(which) << 8 | u64::from(added) << 16,
        Root::Income(position) => 0xc | u64::from(position) << 8,
        Root::ColonyBonus => 0xd,
        Root::Track { map, which } => 9 | u64::from(which) << 8 | u64::from(map) << 16,
    });
}

fn goods_number(goods: Goods) -> u64 {
    match goods {
        Goods::Card(card) => card_number(card) << 8,
        Goods::Project(project) => 1 | project_number(project) << 8,
        Goods::Milestone(place) => 2 | u64::from(place) << 8,
        Goods::Award(place) => 3 | u64::from(place) << 8,
        Goods::Dealt(card) => 4 | card_number(card) << 8,
        Goods::Cost(metals) => 5 | u64::from(metals) << 8,
        Goods::Cards(cards) => 6 | u64::from(cards) << 8,
        Goods::Conversion(conversion) => 7 | (conversion as u64) << 8,
        Goods::Trade(tile) => 8 | card_number(tile) << 8,
    }
}

const fn project_number(project: StandardProject) -> u64 {
    match project {
        StandardProject::SellPatents => 0,
        StandardProject::PowerPlant => 1,
        StandardProject::Asteroid => 2,
        StandardProject::Aquifer => 3,
        StandardProject::Greenery => 4,
        StandardProject::City => 5,
        StandardProject::BufferGas => 6,
        StandardProject::AirScrapping => 7,
        StandardProject::Colony => 8,
    }
}

fn cut_number(cut: Cut) -> u64 {
    match cut {
        Cut::Removed(seat, resource) => seat_number(seat) << 8 | (resource as u64) << 16,
        Cut::Stolen(seat, resource) => 1 | seat_number(seat) << 8 | (resource as u64) << 16,
        Cut::OffCard(card) => 2 | card_number(card) << 8,
    }
}

/// A price in M€ is its amount alone.
fn price_number(price: Price) -> u64 {
    u64::from(price.amount) | (price.unit as u64) << 16
}

fn payer_number(payer: Payer) -> u64 {
    match payer {
        Payer::Stock(Resource::Steel) => 0,
        Payer::Stock(Resource::Titanium) => 1,
        Payer::Stock(Resource::Heat) => 2,
        Payer::Stock(Resource::MegaCredits) => 3,
        Payer::Stock(Resource::Plants) => 4,
        Payer::Stock(Resource::Energy) => 5,
        Payer::Card(card) => 6 | card_number(card) << 8,
    }
}

const fn stage_number(stage: Stage) -> u64 {
    match stage {
        Stage::Idle => 0,
        Stage::Corporation => 1,
        Stage::Cards => 2,
        Stage::Paying(place) => 3 | (place as u64) << 8,
        Stage::Pick => 4,
        Stage::Unseen => 5,
        Stage::Sealed => 6,
        Stage::Preludes => 7,
    }
}

const fn phase_number(phase: Phase) -> u64 {
    match phase {
        Phase::Setup => 0,
        Phase::Draft => 1,
        Phase::Research => 2,
        Phase::Action => 3,
        Phase::Production => 4,
        Phase::Conversion => 5,
        Phase::Over => 6,
        Phase::Solar => 7,
        Phase::Preludes => 8,
    }
}

const fn signed(number: i16) -> u64 {
    number as u16 as u64
}

fn seat_number(seat: Seat) -> u64 {
    u64::from(seat.number())
}

fn card_number(card: CardId) -> u64 {
    u64::from(card.number())
}
