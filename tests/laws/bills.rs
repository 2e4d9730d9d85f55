//! A play that is offered is paid in full: the price, what its steps ask for beside it, and the tax, whatever pays for it; and it is
//! offered from the least money on that suffices.
//!
//! What may come of a play is found by carrying it out with M€ enough for anything, over every payment, order, area and alternative. With
//! little money nothing else may come of it.

use viriditas::kit::{EventLog, Rng, Rules, Seed};
use viriditas::mars::cards::Parameter::Venus;
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::maps::MAPS;
use viriditas::mars::scenario::{Play, Scenario, seat};
use viriditas::mars::{Choice, Facts, Mars, Phase, Setup, Shape, Switch};

const RICH: u16 = 1_500;

/// More answers than this no play is followed through here.
const MOST_ANSWERS: u32 = 1_500;

/// The ends of a play.
struct Ends {
    /// M€ at the beginning.
    has: i32,
    left: u32,
    /// What each comes to, were there no M€ at the beginning but [`RICH`].
    found: Vec<Facts>,
    /// The least M€ with which one of them is reached.
    needs: i32,
}

impl Ends {
    /// The ends of a play; nothing where there are too many ways.
    fn of(game: &Mars, choice: Choice) -> Option<Self> {
        let has = game.stock(0, MegaCredits).into();
        let mut ends = Self { has, left: MOST_ANSWERS, found: Vec::new(), needs: i32::MAX };
        ends.take(game, choice, 0);
        (ends.left > 0).then_some(ends)
    }

    /// Gives an answer, for which this number of M€ had to be there.
    fn take(&mut self, game: &Mars, choice: Choice, needs: i32) -> Mars {
        let (mut next, mut heard) = (game.clone(), EventLog::all());
        let Some(whose) = game.asked().iter().next() else { return next };
        next.play(whose, choice, &mut heard).expect("an offer is accepted");
        let mut facts = game.facts().clone();
        let needs = heard.events().iter().fold(needs, |needs, &event| {
            Mars::commit(&mut facts, event);
            needs.max(self.has - i32::from(facts.players[seat(0)].stock[MegaCredits]))
        });
        self.follow(&next, needs);
        next
    }

    fn follow(&mut self, game: &Mars, needs: i32) {
        let Some(whose) = game.asked().iter().next() else { return };
        let is_turn = matches!(game.question(whose).map(|question| question.shape), Some(Shape::Turn));
        if game.facts().phase != Phase::Action || is_turn {
            self.needs = self.needs.min(needs);
            let mut end = game.facts().clone();
            let money = &mut end.players[seat(0)].stock[MegaCredits];
            *money = (i32::from(*money) + i32::from(RICH) - self.has) as u16;
            if !self.found.contains(&end) {
                self.found.push(end);
            }
            return;
        }
        for choice in game.choices(whose).collect::<Vec<_>>() {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            self.take(game, choice, needs);
        }
    }
}

/// A table with few free areas, and a player whom few requirements stop.
fn table() -> Scenario {
    let table = on(0).oceans(8).oxygen(3).temperature(-20).tile(Tile::City, 6, 1).tile(Tile::Greenery, 6, 2);
    table.no_land_but(&[(2, 2), (2, 5), (5, 6)])
}

/// A table with every box on this map, and a player whom few requirements stop.
fn on(map: u8) -> Scenario {
    const ALL: [Switch; 5] =
        [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil, Switch::Synthetic];
    let setup = Setup { first: Some(seat(0)), map, ..Setup::new(2) };
    let table = Scenario::new(ALL.iter().fold(setup, |setup, &switch| setup.with(switch))).generation(2);
    let table = table
        .colony_tiles(&[LUNA, IO, CERES, EUROPA, TRITON])
        .current_event(SOLAR_FLARE)
        .coming_event(CELEBRITY_LEADERS)
        .distant_event(HOMEWORLD_SUPPORT)
        .event_pile(&[PRODUCTIVITY]);
    let tags = [RESEARCH, LUNA_GOVERNOR, IO_MINING_INDUSTRIES, LICHEN];
    let produced = |table: Scenario| {
        [(Energy, 2), (Plants, 3), (Heat, 2), (Steel, 1), (Titanium, 1), (MegaCredits, 3)]
            .into_iter()
            .fold(table, |table, (resource, amount)| table.production(resource, amount))
    };
    let table = produced(table.seat(1)).seat(0).played(&tags);
    produced(table).eased(0, 30).turn(0)
}

/// What was found.
#[derive(Default)]
struct Tally {
    looked_at: u32,
    left_out: u32,
    faults: Vec<String>,
}

/// Looks at one play: it is offered from the least M€ on with which it can be carried out, and with little more than that nothing else
/// comes of it than with plenty.
fn look(name: &str, position: &Scenario, choice: Choice, tally: &mut Tally) {
    let Ok(rich) = position.clone().money(RICH).try_start() else { return };
    if !rich.offers(choice) {
        return;
    }
    let Some(all) = Ends::of(&rich, choice) else {
        tally.left_out += 1;
        return;
    };
    tally.looked_at += 1;
    let needed = all.needs.max(0) as u16;
    let with = |money: u16| position.clone().money(money).start();
    if !with(needed).offers(choice) {
        tally.faults.push(format!("{name}: refused with {needed} M€: {:?}", with(needed).refusal(choice)));
    }
    if needed > 0 && with(needed - 1).offers(choice) {
        tally.faults.push(format!("{name}: offered with {} of {needed} M€", needed - 1));
    }
    for money in needed..needed + 3 {
        if !with(money).offers(choice) {
            continue;
        }
        let Some(ends) = Ends::of(&with(money), choice) else { continue };
        if ends.found.iter().any(|end| !all.found.contains(end)) {
            tally.faults.push(format!("{name}: with {money} M€ something is left undone"));
        }
    }
}

/// Whether a card does what none of the boxes does by being played: metals or an ocean beside others pay for a step, heat is removed, an
/// amount or a prelude may pay the tax, a card is played within one that has a price, or a trigger asks for something.
fn is_beyond(card: &Card) -> bool {
    let (play, triggers) = (format!("{:?}", card.play), format!("{:?}", card.triggers));
    let words = ["[Steel, Titanium]", "Remove(Stock(Heat)", "ChooseAmount", "PlayPrelude", "PlayNow"];
    let pays_by_tile = "Then(Place(Ocean, Usual), [Pay(MegaCredits";
    card.module == Module::Synthetic
        && (words.iter().chain([&pays_by_tile]).any(|word| play.contains(word))
            || ["Pay(", "PlayPrelude"].iter().any(|word| triggers.contains(word)))
}

/// A card that raises the rating of its player for each own power tag.
fn rises_by_power() -> Card {
    const STEPS: &[Effect] = &[rate(1)];
    let rises = |card: &&Card| card.triggers.first().is_some_and(|trigger| trigger.steps == STEPS);
    *EVERYWHERE.iter().find(rises).expect("a card in the table")
}

/// Each table with and without the Reds.
fn governed(name: &str, table: &Scenario) -> Vec<(String, Scenario)> {
    vec![
        (name.to_owned(), table.clone()),
        (format!("{name} under the Reds"), table.clone().rules(Party::Reds)),
    ]
}

/// All projects and actions of the wanted cards, standard projects and conversions.
fn look_at_all(name: &str, table: &Scenario, is_wanted: impl Fn(&Card) -> bool, tally: &mut Tally) {
    for card in all().filter(|card| !is_beyond(card) && is_wanted(card)) {
        let name = format!("{} with {name}", card.name);
        if matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event) {
            look(&name, &table.clone().hand(&[*card]), Choice::Play(card.id), tally);
        }
        if card.module != Module::Synthetic && card.kind == Kind::Active {
            let played = table.clone().played(&[*card]);
            let position = if card.holds.is_some() { played.on_card(*card, 3) } else { played };
            for which in 0..card.actions.len() as u8 {
                look(&name, &position, Choice::Act { card: card.id, which }, tally);
            }
        }
    }
    for project in StandardProject::ALL.into_iter().filter(|it| *it != StandardProject::SellPatents) {
        look(&format!("{project:?} with {name}"), table, Choice::Project(project), tally);
    }
    let stocked = table.clone().stock(Heat, 9).stock(Plants, 8);
    for conversion in Conversion::ALL {
        look(&format!("{conversion:?} with {name}"), &stocked, Choice::Convert(conversion), tally);
    }
}

/// Rules: BASE-PLAY-02, BASE-PB-10, TURM-PARTY-10.
/// Ruling: Q-TURM-22.
#[test]
fn what_an_offered_action_asks_for_is_paid_in_full_whatever_pays() {
    let cards = [DIRIGIBLES, PSYCHROPHILES];
    let tables = vec![
        ("metals", table().stock(Steel, 3).stock(Titanium, 2)),
        ("heat", table().corporation(HELION).stock(Heat, 3).stock(Steel, 2)),
        ("cards", table().played(&cards).on_card(DIRIGIBLES, 2).on_card(PSYCHROPHILES, 3)),
        ("triggers", table().played(&[rises_by_power(), MEDIA_GROUP, OPTIMAL_AEROBRAKING]).stock(Steel, 1)),
    ];
    let mut tally = Tally::default();
    for (name, table) in tables.into_iter().flat_map(|(name, table)| governed(name, &table)) {
        look_at_all(&name, &table, |_| true, &mut tally);
    }
    println!("{} looked at, {} left out", tally.looked_at, tally.left_out);
    assert!(tally.faults.is_empty(), "{:#?}", tally.faults);
    assert!(tally.looked_at > 5_000 && tally.left_out < 20, "{} {}", tally.looked_at, tally.left_out);
}

/// Rules: BASE-PLAY-02, PREL-10.
#[test]
fn a_card_that_plays_another_one_leaves_what_that_costs() {
    let plays_one = |card: &&Card| {
        let step = matches!(card.play, [Effect::PlayNow { .. } | Effect::Then(Effect::PlayNow { .. }, _)]);
        step && card.kind == Kind::Automated
    };
    let tables = vec![("M€", table()), ("heat", table().corporation(HELION).stock(Heat, 3))];
    let mut tally = Tally::default();
    for (name, table) in tables.into_iter().flat_map(|(name, table)| governed(name, &table)) {
        for card in all().filter(plays_one) {
            for within in [DEEP_WELL_HEATING, ACQUIRED_COMPANY] {
                let name = format!("{} within {} with {name}", within.name, card.name);
                let position = table.clone().hand(&[*card, within]);
                look(&name, &position, Choice::Play(card.id), &mut tally);
            }
        }
    }
    assert!(tally.faults.is_empty(), "{:#?}", tally.faults);
    assert!(tally.looked_at >= 16, "{}", tally.looked_at);
}

/// A table on which the Reds rule, with parameters, cards, resources and free areas by chance.
fn by_chance(seed: u64) -> Scenario {
    let rng = &mut Rng::new(Seed(seed));
    let map = (seed % MAPS.len() as u64) as u8;
    let printed = MAPS[usize::from(map)];
    let mut below = |most: u32| rng.below(most);
    let (temperature, oxygen) = (below(15) as i8 * 2 - 20, below(12) as i8);
    let table = on(map).oceans(7 + below(2) as u8).temperature(temperature).oxygen(oxygen);
    let table = table.level(Venus, 2 * below(14) as i8).rules(Party::Reds);
    let triggers = [MEDIA_GROUP, OPTIMAL_AEROBRAKING, ARCTIC_ALGAE, rises_by_power(), DIRIGIBLES];
    let played: Vec<Card> = triggers.into_iter().filter(|_| below(2) == 0).collect();
    let corporations = [HELION, APHRODITE, LAKEFRONT_RESORTS, CREDICOR, MINING_GUILD, ARIDOR];
    let table = table.corporation(corporations[below(6) as usize]).played(&played);
    let table = [Steel, Titanium, Heat].into_iter().fold(table, |table, it| table.stock(it, below(4) as u16));
    let mut free: Vec<(usize, usize)> = printed
        .land
        .iter()
        .filter(|&it| !printed.asking.contains(it))
        .filter_map(|it| printed.position(it))
        .collect();
    while free.len() > 3 {
        free.swap_remove(below(free.len() as u32) as usize);
    }
    table.no_land_but(&free)
}

/// Looks at tables by chance, with every card or every sixth of them.
fn look_at_tables(share: u16) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..18 {
        let wanted = |card: &Card| (card.id.number() + seed as u16).is_multiple_of(share);
        look_at_all(&format!("the Reds, table {seed}"), &by_chance(seed), wanted, &mut tally);
    }
    println!("{} looked at, {} left out", tally.looked_at, tally.left_out);
    assert!(tally.faults.is_empty(), "{:#?}", tally.faults);
    tally
}

/// Rules: TURM-PARTY-10.
/// Ruling: Q-TURM-22.
#[test]
fn the_tax_of_the_reds_is_paid_in_full_on_eighteen_tables() {
    let tally = look_at_tables(6);
    assert!(tally.looked_at > 1_500, "{}", tally.looked_at);
}

/// Rules: TURM-PARTY-10.
#[test]
#[ignore = "every card takes some seconds; see xtask/README.md"]
fn the_tax_of_the_reds_is_paid_in_full_for_every_card_on_eighteen_tables() {
    let tally = look_at_tables(1);
    assert!(tally.looked_at > 9_000, "{}", tally.looked_at);
}
