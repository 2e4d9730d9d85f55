//! A prelude is carried out exactly where some order of its steps, and of what they set off, can be carried out.

use viriditas::kit::{EventLog, Rules};
use viriditas::mars::cards::Resource::{self, MegaCredits};
use viriditas::mars::cards::{
    CERES, Card, DEEP_WELL_HEATING, DONATION, EUROPA, IO, Kind, LICHEN, LUNA, Module, Party, TRITON, all,
};
use viriditas::mars::scenario::{Moment, Scenario, seat};
use viriditas::mars::{Choice, Mars, Phase, Setup, Switch, prelude_fails};

/// More answers than this no prelude is followed through.
const MOST_ANSWERS: u32 = 400;

/// How many areas and cards of a question are looked at.
const EACH: usize = 2;

/// Cards that a prelude may play.
const HAND: [Card; 2] = [LICHEN, DEEP_WELL_HEATING];

/// What a prelude takes at the least of each stock and production, over all orders.
#[derive(Default)]
struct Needs {
    left: u32,
    stock: Option<[i32; 6]>,
    production: Option<[i32; 6]>,
}

/// The deepest that stocks and productions have gone.
type Deepest = ([i32; 6], [i32; 6]);

fn lower(least: &mut Option<[i32; 6]>, taken: [i32; 6]) {
    let all = least.get_or_insert(taken);
    all.iter_mut().zip(taken).for_each(|(all, taken)| *all = (*all).min(taken));
}

impl Needs {
    fn of(game: &Mars, prelude: &Card) -> Self {
        let mut needs = Self { left: MOST_ANSWERS, ..Self::default() };
        needs.take(game, game, Choice::Card(prelude.id), Deepest::default());
        needs
    }

    fn take(&mut self, begun: &Mars, game: &Mars, choice: Choice, mut deepest: Deepest) {
        let (mut next, mut heard, mut facts) = (game.clone(), EventLog::all(), game.facts().clone());
        next.play(seat(0), choice, &mut heard).expect("an offer is accepted");
        let before = &begun.facts().players[seat(0)];
        for &event in heard.events() {
            Mars::commit(&mut facts, event);
            let now = &facts.players[seat(0)];
            for place in 0..6 {
                let stock = i32::from(before.stock.0[place]) - i32::from(now.stock.0[place]);
                deepest.0[place] = deepest.0[place].max(stock);
                // A loss of production may come behind a gain.
                deepest.1[place] = i32::from(before.production.0[place] - now.production.0[place]);
            }
        }
        self.follow(begun, &next, deepest);
    }

    fn follow(&mut self, begun: &Mars, game: &Mars, deepest: Deepest) {
        // What the second prelude brings comes after all that the first one takes.
        if game.facts().phase != Phase::Preludes {
            lower(&mut self.stock, deepest.0);
            lower(&mut self.production, deepest.1);
            return;
        }
        let (mut areas, mut cards) = (0, 0);
        for choice in game.choices(seat(0)).collect::<Vec<_>>() {
            let seen = match choice {
                Choice::Space(_) => &mut areas,
                Choice::Card(_) => &mut cards,
                _ => &mut 0,
            };
            *seen += 1;
            if *seen > EACH {
                continue;
            }
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            self.take(begun, game, choice, deepest);
        }
    }
}

fn position(corporation: &Card, prelude: &Card, is_taxed: bool) -> Scenario {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup { first: Some(seat(0)), ..Setup::new(2) }, Setup::with);
    let mut position = Scenario::new(setup).at(Moment::Preludes);
    position = position.colony_tiles(&[LUNA, IO, CERES, EUROPA, TRITON]).seat(0);
    for resource in Resource::ALL {
        position = position.stock(resource, 100).production(resource, 8);
    }
    if is_taxed {
        position = position.rules(Party::Reds);
    }
    position.corporation(*corporation).hand(&HAND).preludes(&[*prelude, DONATION])
}

/// Looks at one prelude: with the least of each stock and production that it takes it does not fail, with one less it does. How many of
/// them were looked at.
fn look(corporation: &Card, prelude: &Card, is_taxed: bool) -> u32 {
    let name = format!("{} with {}, taxed: {is_taxed}", prelude.name, corporation.name);
    let table = position(corporation, prelude, is_taxed);
    let fails = |game: &Mars| prelude_fails(game.facts(), seat(0), prelude.id);
    let rich = table.clone().start();
    assert_eq!(fails(&rich), None, "{name}");
    let needs = Needs::of(&rich, prelude);
    let (Some(stock_needed), Some(production_needed)) = (needs.stock, needs.production) else { return 0 };
    let mut looked_at = 0;
    for (place, resource) in Resource::ALL.into_iter().enumerate() {
        let floor = if resource == MegaCredits { -5 } else { 0 };
        let stock = |least: i32| fails(&table.clone().seat(0).stock(resource, least as u16).start());
        let production =
            |least: i32| fails(&table.clone().seat(0).production(resource, floor + least as i16).start());
        let (of_stock, of_production) = (stock_needed[place].max(0), production_needed[place].max(0));
        assert_eq!(stock(of_stock), None, "{name}: {of_stock} {resource:?}");
        assert_eq!(
            production(of_production),
            None,
            "{name}: {resource:?}, {of_production} steps above the least"
        );
        if of_stock > 0 {
            assert!(stock(of_stock - 1).is_some(), "{name}: {} {resource:?}", of_stock - 1);
            looked_at += 1;
        }
        if of_production > 0 {
            let less = of_production - 1;
            assert!(production(less).is_some(), "{name}: {resource:?}, {less} steps above the least");
            looked_at += 1;
        }
    }
    looked_at
}

fn of(kind: Kind) -> impl Iterator<Item = &'static Card> {
    all().filter(move |card| card.kind == kind && card.module != Module::Synthetic)
}

/// Rules: PREL-07, PREL-08, PREL-09.
/// Rulings: Q-BASE-33, Q-MOD-03, Q-TURM-22.
#[test]
fn a_prelude_fails_only_where_no_order_of_its_steps_pays_what_it_takes() {
    let mut looked_at = 0;
    for corporation in of(Kind::Corporation) {
        for prelude in of(Kind::Prelude).filter(|it| it.id != DONATION.id) {
            for reds in [false, true] {
                looked_at += look(corporation, prelude, reds);
            }
        }
    }
    println!("{looked_at} least amounts");
    assert!(looked_at > 400, "{looked_at}");
}
