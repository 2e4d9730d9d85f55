//! The log loses nothing: what happened can be told again from its rows, before they become words, for everyone at the table and
//! for a spectator; and what it says of causes is open to all.

use crate::laws::any_game::Chanced;
use crate::laws::checker::table;
use viriditas::ares::{self, Ares};
use viriditas::kit::{Rng, Rules, Seat, Seed};
use viriditas::mars::cards::{CardId, Kind, card};
use viriditas::mars::view::{Happened, LogGroup, LogLine, LogRow, Told, log_back, told_again};
use viriditas::mars::{self, Event, Facts, Mars, Origin, Payer, Switch, Why};
use viriditas::table::{Seating, Table};

/// So many games of each kind.
const GAMES: u64 = 20;

/// A game of chance at a table, to its end, and its answers. One answer of so many comes from any seat that is asked, the others in
/// the order of the seats.
fn played<G: Chanced>(setup: G::Setup, seed: u64, any_seat: u32) -> (Table<G>, Vec<(Seat, G::Choice)>) {
    let mut rng = Rng::new(Seed(seed));
    let mut answers = Vec::new();
    let mut table = Table::<G>::new(setup, Seed(seed), Seating::default()).expect("the set-up is possible");
    while let Some(first) = table.asked().iter().next() {
        let asked: Vec<Seat> = table.asked().iter().collect();
        let is_any = rng.below(any_seat) == 0;
        let seat = if is_any { asked[rng.below(asked.len() as u32) as usize] } else { first };
        let choice = G::by_lot(table.offers(seat), &mut rng);
        table.play(seat, choice).expect("an offer is accepted");
        answers.push((seat, choice));
        assert!(table.answers() < 20_000, "the game ends");
    }
    (table, answers)
}

/// Everyone who may look at a table.
fn eyes<G: Chanced>(table: &Table<G>) -> Vec<Option<Seat>> {
    [None].into_iter().chain(table.seats().iter().map(Some)).collect()
}

/// The kinds of games: each box and option, each number of players, each map, everything together.
fn kinds() -> Vec<mars::Setup> {
    let plain = |players| mars::Setup::new(players);
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let with = |setup: mars::Setup, switches: &[Switch]| {
        switches.iter().fold(setup, |setup, &switch| {
            if setup.on.has(switch) { setup.without(switch) } else { setup.with(switch) }
        })
    };
    let mut kinds: Vec<mars::Setup> = boxes.iter().map(|&switch| with(plain(2), &[switch])).collect();
    kinds.push(plain(3));
    kinds.push(with(plain(3), &[Switch::CorporateEra]));
    kinds.push(with(plain(4), &[Switch::Draft]));
    kinds.push(plain(1));
    kinds.push(with(plain(1), &boxes));
    kinds.push(with(with(plain(5), &boxes), &[Switch::Draft]));
    kinds.extend((1..mars::maps::MAPS.len() as u8).map(|map| mars::Setup { map, ..plain(2) }));
    kinds.retain(|setup| setup.faults().is_empty());
    assert!(kinds.len() >= 13, "{} kinds", kinds.len());
    kinds
}

/// The groups of a table's log, in the order of play.
fn groups(table: &Table<Mars>, who: Option<Seat>) -> Vec<LogGroup> {
    let line = |(event, origin)| LogLine { told: Told::Event(event), origin };
    let (view, back) = (table.view(who), table.entries_back(who).map(line));
    let back = log_back(back, table.told(), table.told_before_moves(), view.facts());
    let mut groups: Vec<LogGroup> = back.collect();
    groups.reverse();
    groups
}

#[test]
fn the_facts_are_told_again_from_the_rows_of_the_log() {
    for setup in kinds() {
        for seed in 0..GAMES {
            let (table, _) = played::<Mars>(setup, seed, 8);
            let begun = table.after(0);
            for who in eyes(&table) {
                let groups = groups(&table, who);
                let told: Vec<Event> = told_again(groups.iter()).collect();
                let heard: Vec<Event> = table.heard_since(0, who).collect();
                assert!(told == heard, "{setup:?}, seed {seed}, {who:?}: {:?}", parting(&told, &heard));
                let mut facts = begun.view(who).facts().clone();
                told.into_iter().skip(begun.told()).for_each(|event| Mars::commit(&mut facts, event));
                let seen = table.view(who);
                forget_hidden(&mut facts, seen.facts(), who);
                let difference = || table::difference(&facts, seen.facts());
                assert!(facts == *seen.facts(), "{setup:?}, seed {seed}, {who:?}: {}", difference());
            }
        }
    }
}

/// Takes over from the view what no event tells to everyone: how the piles lie, and which cards others hold or have seen.
fn forget_hidden(facts: &mut Facts, seen: &Facts, who: Option<Seat>) {
    (facts.decks, facts.rng) = (seen.decks, seen.rng.clone());
    (facts.discard, facts.discarded) = (seen.discard, seen.discarded);
    for seat in Seat::ALL {
        let (player, seen) = (&mut facts.players[seat], &seen.players[seat]);
        if who != Some(seat) {
            assert_eq!(player.hand_size, seen.hand_size);
            player.hand = seen.hand;
        }
        player.passed_on = seen.passed_on;
    }
}

/// Where two lists part.
fn parting<T: PartialEq + Copy>(one: &[T], other: &[T]) -> (usize, Option<T>, Option<T>) {
    let at = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    (at, one.get(at).copied(), other.get(at).copied())
}

#[test]
fn a_row_of_the_log_says_what_its_figure_was_and_is_and_names_nothing_hidden() {
    let (mut figures, mut named) = (0, 0);
    for (number, setup) in kinds().into_iter().enumerate() {
        let (table, _) = played::<Mars>(setup, number as u64, 8);
        let begun = table.after(0);
        let mut facts = begun.view(None).facts().clone();
        let mut told = 0;
        for row in groups(&table, None).iter().flat_map(|group| &group.rows) {
            let before = facts.clone();
            for event in row.events() {
                if told >= begun.told() {
                    Mars::commit(&mut facts, event);
                }
                told += 1;
            }
            if told <= begun.told() {
                continue;
            }
            if let Some((from, to)) = row.figure
                && let Some(of) = figure(row)
            {
                assert_eq!((from, to), (of(&before), of(&facts)), "{setup:?}: {row:?}");
                figures += 1;
            }
            if let Some(id) = row.origin.card() {
                assert!(lies_open(&facts, id), "{setup:?}: {row:?}");
                named += 1;
            }
        }
    }
    assert!(figures > 5_000 && named > 1_500, "{figures} figures, {named} cards");
}

/// Whether all see a card.
fn lies_open(facts: &Facts, id: CardId) -> bool {
    matches!(card(id).kind, Kind::Colony | Kind::Party | Kind::Global) || facts.owner(id).is_some()
}

/// Reads a figure off the table.
type Figure = Box<dyn Fn(&Facts) -> i32>;

/// How the figure of a row is read off the table.
fn figure(row: &LogRow) -> Option<Figure> {
    let Happened::Event(event) = row.what else { return None };
    Some(match event {
        Event::Gained { seat, resource, .. }
        | Event::Lost { seat, resource, .. }
        | Event::Paid { seat, with: Payer::Stock(resource), .. } => {
            Box::new(move |facts| facts.players[seat].stock[resource].into())
        }
        Event::Produced { seat, resource, .. } => {
            Box::new(move |facts| facts.players[seat].production[resource].into())
        }
        Event::Rated { seat, .. } => Box::new(move |facts| facts.players[seat].rating.into()),
        Event::Added { card, .. } | Event::Taken { card, .. } => {
            Box::new(move |facts| facts.on_card[card.index()].into())
        }
        _ => return None,
    })
}

/// What another one changes of a player's things, on cards too, is told as done to the player.
#[test]
fn what_another_player_changes_of_ones_things_is_done_to_one() {
    let (mut done, mut on_cards) = (0, 0);
    for (number, setup) in kinds().into_iter().enumerate().filter(|(_, setup)| setup.players > 1) {
        let (table, _) = played::<Mars>(setup, number as u64, 8);
        let mut facts = table.after(0).view(None).facts().clone();
        let dealt = table.after(0).told();
        for group in &groups(&table, None) {
            for row in &group.rows {
                let before = facts.clone();
                for (at, event) in (row.place..).zip(row.events()) {
                    if at >= dealt {
                        Mars::commit(&mut facts, event);
                    }
                }
                let Happened::Event(_) = row.what else { continue };
                for seat in table.seats().iter().filter(|&seat| group.by.is_some_and(|by| by != seat)) {
                    let (was, is) = (&before.players[seat], &facts.players[seat]);
                    let is_own = |id: &CardId| before.on_card[id.index()] != facts.on_card[id.index()];
                    let on_card = was.played.iter().any(|id| is_own(&id));
                    let differs =
                        was.stock != is.stock || was.production != is.production || was.rating != is.rating;
                    if differs || on_card {
                        assert!(group.is_done_to(row, seat, table.view(None).facts()), "{setup:?}: {row:?}");
                        done += 1;
                        on_cards += u32::from(on_card);
                    }
                }
            }
        }
    }
    assert!(done > 100 && on_cards > 0, "{done} rows, {on_cards} of them on cards");
}

#[test]
fn the_income_of_a_row_is_that_of_the_player_board() {
    let mut incomes = 0;
    for seed in 0..GAMES {
        let (table, _) = played::<Mars>(mars::Setup::new(3), seed, 8);
        for row in groups(&table, None).iter().flat_map(|group| &group.rows) {
            let Happened::Income(income) = &row.what else {
                assert!(!matches!(row.origin, Origin::Production { .. }), "{row:?}");
                continue;
            };
            assert!(income.rating >= 20, "{income:?}");
            assert_eq!(i32::from(income.money), i32::from(income.rating + income.production()));
            incomes += 1;
        }
    }
    assert!(incomes > 500, "{incomes} incomes");
}

#[test]
fn a_game_that_is_read_again_or_played_on_from_an_earlier_moment_tells_the_same_causes() {
    let mut parted = 0;
    for (number, setup) in kinds().into_iter().enumerate() {
        let (table, answers) = played::<Mars>(setup, number as u64, u32::MAX);
        let again = Table::<Mars>::from_text(&table.to_text()).expect("a table's text is whole");
        assert!(table.entries_back(None).eq(again.entries_back(None)), "{setup:?}");
        // Where an answer goes on with what an earlier one set going, but for payments.
        let mut now = table.after(0);
        let mut within = Vec::new();
        for (at, &(seat, choice)) in answers.iter().enumerate() {
            let why = now.view(Some(seat)).question(seat).map(|question| question.why);
            let goes_on = matches!(why, Some(Why::Remove { .. } | Why::Steal { .. } | Why::Keep { .. }));
            within.extend((goes_on || at % 97 == 0).then_some(at));
            now.play(seat, choice).expect("it was offered");
        }
        parted += within.len();
        for at in within.into_iter().take(30) {
            let mut then = table.after(at);
            for &(seat, choice) in answers.iter().skip(at).take(40) {
                then.play(seat, choice).expect("it was offered");
            }
            let causes: Vec<_> = table.entries_since(0, None).take(then.told()).collect();
            assert!(then.entries_since(0, None).eq(causes), "{setup:?} from answer {at}");
        }
    }
    assert!(parted > 60, "{parted} answers");
}

#[test]
fn a_cause_in_ares_expedition_names_no_card_that_was_not_played_before() {
    let mut named = 0;
    for setup in <Ares as Chanced>::setups() {
        let (table, _) = played::<Ares>(setup, 1, 8);
        let mut opened = Vec::new();
        for (event, origin) in table.entries_since(0, None) {
            if let ares::Event::Played { card, .. } | ares::Event::Incorporated { card, .. } = event {
                opened.push(card);
            }
            if let Some(card) = origin.card() {
                assert!(opened.contains(&card), "{setup:?}: {event:?} of {origin:?}");
                named += 1;
            }
        }
    }
    assert!(named > 100, "{named} cards");
}

/// What all see of Mars.
fn read(planet: &ares::Planet) -> (u8, i8, u8) {
    (planet.oxygen(), planet.temperature(), planet.oceans())
}

#[test]
fn the_facts_of_ares_expedition_are_told_again_from_the_rows_of_the_log() {
    for setup in <Ares as Chanced>::setups() {
        for seed in 0..GAMES {
            let (table, _) = played::<Ares>(setup, seed, 8);
            let begun = table.after(0);
            for who in eyes(&table) {
                let view = table.view(who);
                let back =
                    ares::view::log::log_back(table.entries_back(who), table.told(), view.facts().round);
                let mut chapters: Vec<ares::view::log::LogChapter> = back.collect();
                chapters.reverse();
                let told: Vec<ares::Event> = ares::view::log::told_again(chapters.iter()).collect();
                assert_eq!(told.len(), table.told(), "{setup:?}, seed {seed}, {who:?}");
                let mut facts = begun.view(who).facts().clone();
                told.into_iter().skip(begun.told()).for_each(|event| Ares::commit(&mut facts, event));
                // How the deck and the ocean tokens lie is what no event tells.
                facts.cards = view.facts().cards.clone();
                let planet = view.facts().planet.clone();
                assert_eq!(read(&facts.planet), read(&planet), "{setup:?}, seed {seed}, {who:?}");
                facts.planet = planet;
                for seat in Seat::ALL.into_iter().filter(|&seat| who != Some(seat)) {
                    let (player, seen) = (&mut facts.players[seat], &view.facts().players[seat]);
                    assert_eq!(player.board.hand_size, seen.board.hand_size);
                    player.hand = seen.hand;
                }
                assert!(facts == *view.facts(), "{setup:?}, seed {seed}, {who:?}");
            }
        }
    }
}
