//! Counts of positions. Each is explained as far as a person can count; a changed number shows which rule
//! moved.

use viriditas::kit::{EventLog, Rules, Seed, perft};
use viriditas::mars::cards::Resource::{Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::table;
use viriditas::mars::{Mars, Setup};

fn counts(game: &Mars, depths: u8) -> Vec<u64> {
    (1..=depths).map(|depth| perft(game, depth)).collect()
}

#[test]
fn a_new_game_for_two() {
    let game = Mars::begin(&Setup::new(2), Seed(1), &mut EventLog::nothing()).expect("a legal set-up");
    // Two corporations; then one of ten cards or none; then none leads to the other seat's two
    // corporations, the card at place i to the 9 − i behind it or to no more: 2 × (2 + 10 + 9 + … + 1).
    assert_eq!(counts(&game, 3), [2, 22, 114]);
}

#[test]
fn a_turn_with_nothing_in_it() {
    // Each passes, both with 20 M€ from their rating; then eight cards of research are looked at.
    let game = table(2).start();
    assert_eq!(counts(&game, 2), [1, 1]);
}

#[test]
fn money_alone_buys_projects_and_awards() {
    // 25 M€: the five projects, five awards, pass.
    let game = table(2).seat(0).money(25).start();
    assert_eq!(counts(&game, 1), [11]);
    // Power plant leaves 14 M€: power plant, asteroid, five awards at 8, end. Asteroid leaves 11: power
    // plant, five awards, end. Aquifer asks for one of 12 areas, Greenery and City for one of 48. An award
    // leaves 17 and costs 14 the next time: power plant, asteroid, four awards, end. Pass: the other passes.
    assert_eq!(perft(&game, 2), 8 + 7 + 12 + 48 + 48 + 5 * 7 + 1);
}

#[test]
fn conversions_are_offered_from_eight_on() {
    assert_eq!(perft(&table(2).seat(0).stock(Heat, 7).stock(Plants, 7).start(), 1), 1);
    // Plants into one of 48 areas; heat, after which plants may follow or the turn ends; pass.
    let game = table(2).seat(0).stock(Heat, 8).stock(Plants, 8).start();
    assert_eq!(counts(&game, 2), [3, 48 + 2 + 1]);
}

#[test]
fn a_price_is_asked_in_steel_and_then_in_titanium() {
    // Space Elevator costs 27. With 9 M€, 6 steel and 4 titanium (33 M€ in all) at least 3 steel are
    // needed: after 3 all 4 titanium are, after 4 at least 4 (10 + 9 M€ are short of 27 − 8), after 5 at
    // least 3, after 6 at least 2; the most is always 4, all there are.
    let game = table(2).seat(0).hand(&[SPACE_ELEVATOR]).money(9).stock(Steel, 6).stock(Titanium, 4).start();
    // Play it, sell it, award for 8 (five of them), pass.
    assert_eq!(perft(&game, 1), 1 + 1 + 5 + 1);
    let mut bill = game.clone();
    let seat = bill.asked().iter().next().expect("the first player");
    bill.play(seat, viriditas::mars::Choice::Play(SPACE_ELEVATOR.id), &mut EventLog::nothing())
        .expect("33 M€ are enough for 27");
    assert_eq!(perft(&bill, 1), 4);
}

#[test]
fn an_asteroid_hits_one_player_partly_or_not_at_all() {
    let game = table(3)
        .seat(0)
        .hand(&[ASTEROID])
        .money(14)
        .stock(Plants, 1)
        .seat(1)
        .stock(Plants, 2)
        .seat(2)
        .stock(Plants, 5)
        .start();
    let mut hit = game.clone();
    let seat = hit.asked().iter().next().expect("the first player");
    hit.play(seat, viriditas::mars::Choice::Play(ASTEROID.id), &mut EventLog::nothing()).expect("it is paid");
    // One of three players or nobody.
    assert_eq!(perft(&hit, 1), 4);
    // 1 or 2 from the second, 1 to 3 from the third; the own single plant goes without asking, and after it,
    // as after nobody, the turn goes on: convert nothing, end.
    assert_eq!(perft(&hit, 2), 2 + 3 + 1 + 1);
}

#[test]
fn a_deep_look_at_a_rich_position() {
    let game = table(3)
        .seat(0)
        .corporation(HELION)
        .hand(&[COMET, DOMED_CRATER, RESEARCH, VIRUS])
        .played(&[BIRDS, INVENTORS_GUILD, ELECTRO_CATAPULT])
        .money(60)
        .stock(Heat, 9)
        .stock(Steel, 3)
        .production(MegaCredits, 2)
        .production(viriditas::mars::cards::Resource::Energy, 1)
        .seat(1)
        .stock(Plants, 4)
        .played(&[FISH])
        .on_card(FISH, 2)
        .start();
    assert_eq!(counts(&game, 3), RICH);
}

/// Counted once and kept: no hand count, but any change of legality moves it.
const RICH: [u64; 3] = [20, 186, 3022];
