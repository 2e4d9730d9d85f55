//! While the Reds rule, what an action needs is the least that it costs on any way through it, tax included, and no step that was
//! certain is lost on a way that is offered (Q-TURM-22).
//!
//! The least is found by playing each action to all its ends with M€ enough for anything. Most oceans lie already, so that the ends
//! can be counted.

use std::collections::HashSet;
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::Venus;
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Play, Scenario, seat};
use viriditas::mars::{Choice, Mars, Phase, Setup, Shape, Switch, price};

const RICH: u16 = 1_500;

/// More answers than this no action is followed through here.
const MOST_ANSWERS: u32 = 30_000;

/// An end of an action: by how much the rating rose, and what was spent.
type End = (i16, i32);

/// The ends of an action; `None` where there are too many ways.
struct Ends {
    rating: i16,
    money: i32,
    left: u32,
    found: HashSet<End>,
}

impl Ends {
    fn of(game: &Mars, choice: Choice) -> Option<HashSet<End>> {
        let money = i32::from(game.stock(0, MegaCredits));
        let mut ends = Self { rating: game.rating(0), money, left: MOST_ANSWERS, found: HashSet::new() };
        let mut game = game.clone();
        game.answer(choice);
        ends.follow(&game);
        (ends.left > 0).then_some(ends.found)
    }

    fn follow(&mut self, game: &Mars) {
        let Some(whose) = game.asked().iter().next() else { return };
        let is_turn = matches!(game.question(whose).map(|question| question.shape), Some(Shape::Turn));
        if game.facts().phase != Phase::Action || is_turn {
            let spent = self.money - i32::from(game.stock(0, MegaCredits));
            self.found.insert((game.rating(0) - self.rating, spent));
            return;
        }
        let mut known: Vec<Mars> = Vec::new();
        for choice in game.choices(whose).collect::<Vec<_>>() {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            let mut next = game.clone();
            next.answer_for(whose.number(), choice);
            if !known.contains(&next) {
                self.follow(&next);
                known.push(next);
            }
        }
    }
}

/// Tharsis and others with seven oceans on the map, of which the free areas lie beside some of them and away from others.
fn table(map: u8) -> Scenario {
    const ALL: [Switch; 4] = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = Setup { first: Some(seat(0)), map, ..Setup::new(2) };
    let table = Scenario::new(ALL.iter().fold(setup, |setup, &switch| setup.with(switch))).generation(2);
    let table = table.rules(Party::Reds).colony_tiles(&[LUNA, IO, CERES, EUROPA, TRITON]).oceans(7);
    table
        .current_event(SOLAR_FLARE)
        .coming_event(CELEBRITY_LEADERS)
        .distant_event(HOMEWORLD_SUPPORT)
        .event_pile(&[PRODUCTIVITY])
}

/// A player whom few requirements stop.
fn able(table: Scenario) -> Scenario {
    let tags = [
        RESEARCH,
        PHYSICS_COMPLEX,
        LUNA_GOVERNOR,
        COLONIZER_TRAINING_CAMP,
        IO_MINING_INDUSTRIES,
        LICHEN,
        DECOMPOSERS,
        FISH,
        POWER_PLANT,
    ];
    let produced = |table: Scenario| {
        [(Energy, 5), (Plants, 3), (Heat, 3), (Resource::Steel, 2), (Titanium, 2), (MegaCredits, 3)]
            .into_iter()
            .fold(table, |table, (resource, amount)| table.production(resource, amount))
    };
    let table = produced(table.seat(0).played(&tags).stock(Plants, 10).stock(Energy, 10));
    let table = table.tile(Tile::City, 6, 1).tile(Tile::Greenery, 6, 2).colony(IO);
    let table = table.delegates(Party::Unity, 2).delegates(Party::Greens, 2);
    produced(table.seat(1)).seat(0).eased(0, 30).turn(0)
}

#[derive(Default)]
struct Tally {
    compared: u32,
    taxed: u32,
    left_out: u32,
}

/// M€ that an action asks for before anything comes of it.
fn paid_first(game: &Mars, choice: Choice) -> u16 {
    if let Choice::Act { card: id, which } = choice {
        let money = |effect: &Effect| match *effect {
            Effect::Pay(MegaCredits, Amount::Exactly(amount), _) => amount.unsigned_abs().into(),
            _ => 0,
        };
        return card(id).actions[usize::from(which)].cost.iter().map(money).sum();
    }
    let price = price(game.facts(), seat(0), choice).filter(|price| price.unit == MegaCredits);
    price.map_or(0, |price| price.amount)
}

/// Whether the same is needed as is spent at least, and nothing is lost with as much.
fn is_judged_right(name: &str, position: &Scenario, choice: Choice, tally: &mut Tally) {
    let rich = position.clone().money(RICH).start();
    if !rich.offers(choice) {
        return;
    }
    let asked = paid_first(&rich, choice);
    let Some(ends) = Ends::of(&rich, choice) else {
        tally.left_out += 1;
        return;
    };
    let least_spent = ends.iter().map(|&(_, spent)| spent).min().unwrap_or(0);
    let least_risen = ends.iter().map(|&(risen, _)| risen).min().unwrap_or(0);
    // The price is paid first.
    let needed = least_spent.max(asked.into()) as u16;
    let with = |money: u16| position.clone().money(money).start();
    let refusal = with(needed).allows(seat(0), &choice).err();
    assert!(refusal.is_none(), "{name}: {needed} M€ pay for it: {refusal:?}");
    if needed > 0 {
        assert!(!with(needed - 1).offers(choice), "{name}: offered with {} of {needed} M€", needed - 1);
    }
    for money in needed..needed + 3 {
        let Some(ends) = Ends::of(&with(money), choice) else { continue };
        let lost = ends.iter().find(|(risen, _)| *risen < least_risen);
        assert_eq!(lost, None, "{name}: with {money} M€ the rating may rise by less than {least_risen}");
    }
    tally.compared += 1;
    tally.taxed += u32::from(least_risen > 0);
}

/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10, MIX-08.
#[test]
fn an_action_is_offered_from_the_least_that_it_costs_with_its_tax() {
    let triggers = [MEDIA_GROUP, OPTIMAL_AEROBRAKING, STANDARD_TECHNOLOGY, ARCTIC_ALGAE, OLYMPUS_CONFERENCE];
    let tables = vec![
        ("Tharsis", table(0)),
        ("close to the bonuses", table(0).temperature(-2).oxygen(7).level(Venus, 14)),
        ("triggers", table(0).seat(0).played(&triggers)),
        ("Hellas", table(1)),
        ("Aphrodite", table(0).seat(0).corporation(APHRODITE)),
        ("Lakefront", table(2).seat(0).corporation(LAKEFRONT_RESORTS)),
        ("all reached", table(0).temperature(8).oxygen(14).level(Venus, 30)),
    ];
    let mut tally = Tally::default();
    for (name, table) in tables {
        let able = able(table);
        for card in all().filter(|card| card.module != Module::Synthetic) {
            if matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event) {
                let position = able.clone().hand(&[*card]);
                if position.clone().try_start().is_ok() {
                    let name = format!("{} on {name}", card.name);
                    is_judged_right(&name, &position, Choice::Play(card.id), &mut tally);
                }
            }
            if matches!(card.kind, Kind::Active) && !card.actions.is_empty() {
                let played = able.clone().played(&[*card]);
                let position = if card.holds.is_some() { played.on_card(*card, 6) } else { played };
                if position.clone().try_start().is_ok() {
                    for which in 0..card.actions.len() as u8 {
                        let name = format!("action {which} of {} on {name}", card.name);
                        is_judged_right(&name, &position, Choice::Act { card: card.id, which }, &mut tally);
                    }
                }
            }
        }
        for project in StandardProject::ALL.into_iter().filter(|it| *it != StandardProject::SellPatents) {
            is_judged_right(&format!("{project:?} on {name}"), &able, Choice::Project(project), &mut tally);
        }
        let stocked = able.clone().stock(Heat, 10);
        for conversion in Conversion::ALL {
            let name = format!("{conversion:?} on {name}");
            is_judged_right(&name, &stocked, Choice::Convert(conversion), &mut tally);
        }
    }
    println!("{} compared, {} of them taxed, {} left out", tally.compared, tally.taxed, tally.left_out);
    assert!(tally.compared > 2_000 && tally.taxed > 300 && tally.left_out < tally.compared / 20);
}
