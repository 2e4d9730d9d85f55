//! What happened since a player's turn: the deeds of others and of nobody, and the few lines that tell the most of them.

use crate::view::{ANNA, BOB, CLEO};
use viriditas::games::MarsTable;
use viriditas::kit::{Rules, Seat, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::cards::{ASTEROID, Conversion, POWER_PLANT, Parameter, Party, Resource, Tile};
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::view::{
    Deed, Figure, RECAP_LINES, RecapChange, RecapFigure, Since, changed, deeds, mine_of, recap, since,
    since_turn,
};
use viriditas::mars::{Delegate, DelegateSeat, Event, Facts, Mars, Phase, Setup, Switch};
use viriditas::table::{Seating, Table};

fn facts() -> Facts {
    table(3).start().facts().clone()
}

/// Anna plays, Bob takes plants from her and Cleo raises the temperature twice; it is Anna's turn again.
fn round() -> (Vec<Event>, Vec<(usize, Seat)>) {
    let events = vec![
        Event::TurnBegan(ANNA),
        Event::Played { seat: ANNA, card: POWER_PLANT.id },
        Event::TurnBegan(BOB),
        Event::Played { seat: BOB, card: ASTEROID.id },
        Event::Raised { by: Some(BOB), parameter: Parameter::Temperature },
        Event::Lost { seat: ANNA, by: Some(BOB), resource: Resource::Plants, amount: 3 },
        Event::TurnBegan(CLEO),
        Event::Converted { seat: CLEO, conversion: Conversion::Heat },
        Event::Raised { by: Some(CLEO), parameter: Parameter::Temperature },
        Event::Gained { seat: ANNA, resource: Resource::Heat, amount: 1 },
        Event::Converted { seat: CLEO, conversion: Conversion::Heat },
        Event::Raised { by: Some(CLEO), parameter: Parameter::Temperature },
        Event::TurnBegan(ANNA),
        Event::Gained { seat: ANNA, resource: Resource::Steel, amount: 9 },
    ];
    (events, vec![(1, ANNA), (3, BOB), (7, CLEO), (10, CLEO), (13, ANNA)])
}

#[test]
fn a_deed_of_another_player_tells_what_it_brought_oneself_and_the_planet() {
    let (events, moves) = round();
    let all = deeds(&events, &moves, &facts(), ANNA);
    let warmed = (RecapFigure::Step(Parameter::Temperature), 1);
    let stock = |resource, by| vec![(RecapFigure::Of(Figure::Stock(resource)), by)];
    let converted = Event::Converted { seat: CLEO, conversion: Conversion::Heat };
    let deed = |by, what, times, mine, planet| Deed {
        by: Some(by),
        what,
        times,
        with: Vec::new(),
        area: None,
        mine,
        planet,
    };
    let asteroid = Event::Played { seat: BOB, card: ASTEROID.id };
    let twice = (RecapFigure::Step(Parameter::Temperature), 2);
    let expected = [
        deed(BOB, asteroid, 1, stock(Resource::Plants, -3), vec![warmed]),
        deed(CLEO, converted, 2, stock(Resource::Heat, 1), vec![twice]),
    ];
    assert_eq!(all, expected);
    assert_eq!(deeds(&events[..12], &moves, &facts(), ANNA), expected, "while others play");
    assert_eq!(deeds(&events, &moves, &facts(), BOB).len(), 1, "Cleo's two are one");
    assert_eq!(deeds(&events[..2], &moves, &facts(), ANNA), [], "in the first turn");
}

#[test]
fn a_recap_tells_what_was_done_to_oneself_and_what_weighs_most_in_order_of_time() {
    let claimed = |seat, milestone| Deed {
        by: Some(seat),
        what: Event::MilestoneClaimed { seat, milestone },
        times: 1,
        with: Vec::new(),
        area: None,
        mine: Vec::new(),
        planet: Vec::new(),
    };
    let temperature = Event::Raised { by: Some(BOB), parameter: Parameter::Temperature };
    let mut all: Vec<Deed> = (0..14).map(|_| Deed { what: temperature, ..claimed(BOB, 0) }).collect();
    let changed = |by: i32| vec![(RecapFigure::Of(Figure::Stock(Resource::Plants)), by)];
    all.insert(7, Deed { mine: changed(1), ..claimed(CLEO, 1) });
    all.insert(9, Deed { mine: changed(-4), ..claimed(CLEO, 2) });
    let award = Event::AwardFunded { seat: CLEO, award: 0 };
    all.push(Deed { what: award, ..claimed(CLEO, 0) });
    let told = recap(&all);
    assert_eq!(
        (told.lines.len() + 1, told.more),
        (RECAP_LINES, 17 - 9),
        "the last line says how many there are besides"
    );
    let place = |deed: &Deed| told.lines.iter().position(|line| line == deed);
    assert!(place(&all[7]) < place(&all[9]), "in order of time, whatever they changed");
    assert!(place(&all[7]).is_some());
    assert_eq!(told.lines[8].what, award, "what weighs most is kept");
    assert_eq!(recap(&all[..10]).lines.len(), RECAP_LINES, "ten have a line each");
}

#[test]
fn players_who_pass_share_a_line_and_so_do_delegates_that_changed_nothing_else() {
    let deed = |by: Option<Seat>, what| Deed {
        by,
        what,
        times: 1,
        with: Vec::new(),
        area: None,
        mine: Vec::new(),
        planet: Vec::new(),
    };
    let sent = |whose| Event::DelegateMoved {
        whose,
        from: DelegateSeat::Reserve,
        to: DelegateSeat::Party(Party::Greens),
    };
    let mut rewarded = deed(Some(CLEO), sent(Delegate::Of(CLEO)));
    rewarded.mine.push((RecapFigure::Of(Figure::Rating), 1));
    let all = [
        deed(Some(BOB), Event::Passed(BOB)),
        deed(None, sent(Delegate::Neutral)),
        deed(Some(CLEO), Event::Passed(CLEO)),
        rewarded.clone(),
        deed(Some(BOB), sent(Delegate::Of(BOB))),
    ];
    let told = recap(&all);
    let with = |at: usize, others: &[Option<Seat>]| Deed { with: others.to_vec(), ..all[at].clone() };
    assert_eq!(told.lines, [with(0, &[Some(CLEO)]), with(1, &[Some(BOB)]), rewarded]);
    assert_eq!(told.more, 0);
}

/// Rules: BASE-SCORE-05.
#[test]
fn greenery_of_others_beside_ones_own_city_is_a_point_gained() {
    let game = table(2).seat(0).tile(Tile::City, 3, 3).start();
    let city = game.facts().board.owned[ANNA].iter().next().expect("the city");
    let beside = game.facts().map().beside(city).iter().next().expect("an area");
    let events = [
        Event::TurnBegan(ANNA),
        Event::TurnBegan(BOB),
        Event::Placed { by: Some(BOB), tile: Tile::Greenery, space: beside },
    ];
    let all = deeds(&events, &[(2, BOB)], game.facts(), ANNA);
    assert_eq!(all[0].mine, [(RecapFigure::Of(Figure::Points), 1)]);
    assert_eq!(all[0].area, Some(beside));
}

fn add(sums: &mut Vec<RecapChange>, change: RecapChange) {
    match sums.iter_mut().find(|(of, _)| *of == change.0) {
        Some((_, sum)) => *sum += change.1,
        None => sums.push(change),
    }
}

/// The figures that a law can take from the facts, in one order.
fn compared(sums: &[RecapChange]) -> Vec<String> {
    let is_fact = |of: &RecapFigure| matches!(of, RecapFigure::Of(it) if *it != Figure::Points);
    let mut all: Vec<String> =
        sums.iter().filter(|(of, by)| is_fact(of) && *by != 0).map(|it| format!("{it:?}")).collect();
    all.sort();
    all
}

/// What the moves of others and the steps of nobody changed of a player, from the facts before and after each event; of the player's
/// last turn on. Production, draft and research are left out, and so is what the player chooses for the
/// World Government.
struct Witness {
    mover: Option<Seat>,
    phase: Phase,
    changes: Vec<(usize, RecapChange)>,
}

impl Witness {
    fn hears(&mut self, place: usize, event: Event, before: &Facts, player: Seat) -> Facts {
        match event {
            Event::PhaseBegan(phase) => (self.phase, self.mover) = (phase, None),
            Event::FleetsReturned | Event::EventHappens(_) | Event::TurnBegan(_) => self.mover = None,
            Event::Rated { .. } if self.phase == Phase::Solar => self.mover = None,
            _ => {}
        }
        let mut after = before.clone();
        Mars::commit(&mut after, event);
        let is_told =
            !matches!(self.phase, Phase::Setup | Phase::Draft | Phase::Research | Phase::Production);
        if self.mover != Some(player) && is_told {
            let differ = changed(before, &after, player).into_iter();
            self.changes.extend(differ.map(|it| (place, (RecapFigure::Of(it.figure), it.to - it.from))));
        }
        after
    }
}

/// In games with every box: what a recap says that others brought a player and took is what their moves changed in the facts.
#[test]
fn what_all_deeds_brought_is_what_the_moves_of_others_changed() {
    let (mut turns, mut touched, mut lines) = (0, 0, 0);
    for seed in 0..4 {
        let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
        let setup = boxes.into_iter().fold(Setup::new(3 + (seed % 3) as u8), Setup::with);
        let mut table: MarsTable =
            Table::new(setup, Seed(seed), Seating::default()).expect("a possible set-up");
        let mut bot = Greedy::new(Seed(seed));
        let mut witness = Witness { mover: None, phase: Phase::Setup, changes: Vec::new() };
        while let Some(seat) = table.asked().iter().next() {
            let view = table.view(Some(seat));
            let choice = bot.choose(&Position::new(&Observation::at(&view), seat, table.offers(seat))).choice;
            if seat == ANNA && view.actions_taken(seat) == Some(0) && table.opens_move(seat) {
                turns += 1;
                let events: Vec<Event> = table.heard_since(0, Some(ANNA)).collect();
                let mut moves: Vec<(usize, Seat)> = table.moves_back().collect();
                moves.reverse();
                let all = deeds(&events, &moves, view.facts(), ANNA);
                let (from, until) = since_turn(&events, ANNA);
                let mut sums = Vec::new();
                let told = witness.changes.iter().filter(|(place, _)| (from..until).contains(place));
                told.for_each(|&(_, change)| add(&mut sums, change));
                assert_eq!(
                    compared(&mine_of(&all)),
                    compared(&sums),
                    "seed {seed}, events {from} to {until}"
                );
                touched += usize::from(!sums.is_empty());
                let told = recap(&all);
                lines = lines.max(told.lines.len());
                assert!(told.lines.len() + usize::from(told.more > 0) <= RECAP_LINES);
                let shared: usize = told.lines.iter().map(|line| line.with.len()).sum();
                assert!(told.lines.len() + told.more + shared <= all.len());
                let own = all.iter().filter(|deed| !deed.mine.is_empty()).count();
                let shown = told.lines.iter().filter(|line| !line.mine.is_empty()).count();
                assert_eq!(
                    shown,
                    own.min(told.lines.len()),
                    "what changed the own figures comes before all else"
                );
                assert!(all.iter().all(|deed| deed.by != Some(ANNA)));
            }
            let (told, opens) = (table.told(), table.opens_move(seat));
            let mut before = table.view(None).facts().clone();
            table.play(seat, choice).expect("an offer is accepted");
            if opens {
                witness.mover = Some(seat);
            }
            let events: Vec<Event> = table.heard_since(told, None).collect();
            for (place, event) in (told..).zip(events) {
                before = witness.hears(place, event, &before, ANNA);
            }
        }
    }
    assert!(
        turns > 80 && touched > 40 && lines >= RECAP_LINES - 1,
        "{turns} turns, {touched} touched, {lines} lines"
    );
}

#[test]
fn what_others_have_done_to_parties_colonies_and_goals_has_changed_since() {
    let setup = Setup::new(2).with(Switch::Turmoil).with(Switch::Colonies);
    let before = Scenario::new(setup).start().facts().clone();
    let (tile, on) = before.colonies.in_play().next().expect("a colony tile");
    let events = [
        Event::DelegateMoved {
            whose: Delegate::Of(BOB),
            from: DelegateSeat::Lobby,
            to: DelegateSeat::Party(Party::Greens),
        },
        Event::MarkerMoved { tile, to: on.marker + 1 },
        Event::MilestoneClaimed { seat: BOB, milestone: 2 },
        Event::AwardFunded { seat: BOB, award: 1 },
    ];
    let mut now = before.clone();
    assert_eq!(since(&before, &now), Since::default());
    for event in events {
        Mars::commit(&mut now, event);
    }
    let changed = since(&before, &now);
    assert_eq!(changed.party_was(Party::Greens), Some(before.committee.faction(Party::Greens).len()));
    assert_eq!(changed.parties.len(), 1);
    assert_eq!((changed.colonies, changed.milestones, changed.awards), (vec![tile], vec![2], vec![1]));
}
