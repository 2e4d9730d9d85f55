//! Actions of cards: each printed one can be used, and one of which nothing can come says so.

use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::cards::{
    BIRDS, Card, DIRIGIBLES, EARTH_CATAPULT, Effect, Kind, Module, Parameter, Party, REGOLITH_EATERS,
    Resource, SECURITY_FLEET, Tile, all,
};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Event, Mars, Refusal, Setup, Switch, idle_action};

const OWN: Seat = Seat::ALL[0];

/// Cards that store something.
const STORES: [Card; 4] = [BIRDS, REGOLITH_EATERS, DIRIGIBLES, SECURITY_FLEET];

/// A table of three with every box.
fn table(seed: u64) -> Scenario {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil, Switch::Synthetic];
    let setup = boxes.into_iter().fold(Setup { first: Some(OWN), ..Setup::new(3) }, Setup::with);
    Scenario::new(setup).seed(seed).generation(2).rules(Party::Scientists)
}

/// A card on the table of this seat, a corporation as the seat's own, the row of a party as the one that rules.
fn in_force(position: Scenario, of: &Card) -> Scenario {
    match of.kind {
        Kind::Corporation | Kind::BeginnerCorporation => position.corporation(*of),
        Kind::Party => {
            let party = Party::ALL.into_iter().find(|party| party.card() == of.id);
            party.map_or(position.clone(), |party| position.rules(party))
        }
        Kind::Automated | Kind::Active | Kind::Event | Kind::Prelude | Kind::Colony | Kind::Global => {
            position.played(&[*of])
        }
    }
}

/// Everything that an action may ask for is there: this card with something on it, others that store something, resources and
/// production of everyone, a card to play, an action that was used, a step of rating in this generation, a delegate in a party.
fn rich(of: &Card, seed: u64) -> Scenario {
    let mut position = table(seed).oxygen(5).temperature(-10).oceans(4);
    for seat in [1, 2, 0] {
        position = position.seat(seat);
        for resource in Resource::ALL {
            position = position.stock(resource, 60).production(resource, 5);
        }
    }
    position = position.tile(Tile::City, 2, 3);
    for store in STORES.iter().filter(|store| store.id != of.id) {
        position = position.played(&[*store]).on_card(*store, 4);
    }
    position = position.hand(&[EARTH_CATAPULT]).raised(1).delegates(Party::Unity, 1);
    position = if of.id == REGOLITH_EATERS.id { position } else { position.used(&[REGOLITH_EATERS]) };
    let position = in_force(position, of);
    if of.holds.is_some() { position.on_card(*of, 5) } else { position }
}

/// Little is there: of what an action could change, each bit of the number says whether it is.
fn poor(of: &Card, has: u64) -> Scenario {
    let is = |bit: u32| has & 1 << bit != 0;
    let mut position = in_force(table(has).seat(0), of);
    if is(0) {
        for store in STORES.iter().filter(|store| store.id != of.id) {
            position = position.played(&[*store]);
        }
    }
    if !is(1) {
        position = position.oxygen(14).temperature(8).oceans(9).level(Parameter::Venus, 30);
    }
    if !is(2) {
        let hand: Vec<Card> = all()
            .filter(|card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event))
            .filter(|card| card.id != of.id && !(is(0) && STORES.iter().any(|store| store.id == card.id)))
            .copied()
            .collect();
        position = position.seat(1).hand(&hand).seat(0);
    }
    if is(3) {
        for resource in Resource::ALL {
            position = position.stock(resource, 10).production(resource, 2);
        }
    } else {
        position = position.money(12);
    }
    if is(4) && of.holds.is_some() { position.on_card(*of, 3) } else { position }
}

/// Whether something happened beside what was paid.
fn is_change(event: &Event) -> bool {
    match *event {
        Event::Used { .. } | Event::Paid { .. } | Event::TurnBegan(_) => false,
        Event::Taken { by, .. } => by != Some(OWN),
        _ => true,
    }
}

/// Answers by chance until the action is over; what happened.
fn played(mut game: Mars, act: Choice, rng: &mut Rng) -> Vec<Event> {
    let (mut heard, mut choice) = (EventLog::all(), act);
    loop {
        game.play(OWN, choice, &mut heard).expect("it is offered");
        let offers: Vec<Choice> = game.choices(OWN).collect();
        if game.is_between_moves() || offers.is_empty() {
            return heard.events().to_vec();
        }
        choice = offers[rng.below(offers.len() as u32) as usize];
    }
}

fn actions(of: &Card) -> impl Iterator<Item = Choice> + use<> {
    let card = of.id;
    (0..of.actions.len() as u8).map(move |which| Choice::Act { card, which })
}

/// Rules: BASE-BLUE-01.
#[test]
fn each_printed_action_is_used_where_everything_is_there_that_it_asks_for() {
    let mut used = 0;
    for of in all().filter(|card| card.module != Module::Synthetic) {
        for act in actions(of) {
            let game = rich(of, u64::from(of.id.number())).start();
            assert_eq!(game.allows(OWN, &act).err(), None, "{}: {act:?}", of.name);
            let events = played(game, act, &mut Rng::new(Seed(of.id.number().into())));
            assert!(
                events.iter().any(|event| matches!(event, Event::Used { .. })),
                "{}: {events:?}",
                of.name
            );
            used += 1;
        }
    }
    assert!(used > 100, "{used}");
}

/// Ruling: Q-BASE-34.
#[test]
fn an_action_of_which_nothing_comes_is_offered_and_told_and_no_other_one_is_told_so() {
    let (mut idle, mut useful, mut refused) = (0, 0, 0);
    for of in all().filter(|card| !card.actions.is_empty()) {
        let mut rng = Rng::new(Seed(of.id.number().into()));
        for has in 0..32 {
            let game = poor(of, has).start();
            for act in actions(of) {
                let Choice::Act { card, which } = act else { continue };
                let standing = game.allows(OWN, &act).err();
                if standing == Some(Refusal::NotOnTable) {
                    continue;
                }
                if let Some(refusal) = standing {
                    // A price of a card that never was may be anything.
                    let is_price = of.module == Module::Synthetic || is_a_price(refusal);
                    assert!(is_price, "{} with {has:b}: {refusal:?}", of.name);
                    refused += 1;
                    continue;
                }
                let why = idle_action(game.facts(), OWN, card, which);
                let cost = of.actions[usize::from(which)].cost;
                let lowers = cost.iter().any(|step| matches!(step, Effect::Produce(..)));
                let is_paid = |event: &Event| match *event {
                    Event::Produced { seat, change, .. } => lowers && seat == OWN && change < 0,
                    _ => false,
                };
                let mut changes = || {
                    let events = played(game.clone(), act, &mut rng);
                    // What is stolen from oneself goes and comes.
                    let from_oneself = |of: Resource| {
                        events.iter().any(|event| {
                            matches!(*event, Event::Lost { seat: OWN, by: Some(OWN), resource, .. } if resource == of)
                        })
                    };
                    let is_moved = |event: &Event| match *event {
                        Event::Lost { seat: OWN, resource, .. }
                        | Event::Gained { seat: OWN, resource, .. } => from_oneself(resource),
                        _ => false,
                    };
                    events.iter().any(|event| is_change(event) && !is_paid(event) && !is_moved(event))
                };
                if why.is_some() {
                    let happens = (0..6).any(|_| changes());
                    assert!(
                        !happens,
                        "{} {act:?} with {has:b}: {why:?} is told, and something comes",
                        of.name
                    );
                    idle += 1;
                } else {
                    // What can be declined in an action that never was may be declined each time.
                    let happens = of.module == Module::Synthetic || (0..60).any(|_| changes());
                    assert!(happens, "{} {:?} with {has:b}: nothing comes", of.name, of.actions);
                    useful += 1;
                }
            }
        }
    }
    println!("{idle} idle and {useful} useful actions offered, {refused} refused");
    let least = idle.min(useful).min(refused);
    assert!(least > 300, "{idle} idle and {useful} useful actions offered, {refused} refused");
}

/// Whether an action is refused for its price, or for a condition printed on it.
const fn is_a_price(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::TooFew { .. }
            | Refusal::TooFewOnCard { .. }
            | Refusal::CannotAfford { .. }
            | Refusal::ProductionTooLow { .. }
            | Refusal::NothingToChoose { .. }
            | Refusal::NoSource { .. }
            | Refusal::TooLow { .. }
            | Refusal::TooHigh { .. }
    )
}
