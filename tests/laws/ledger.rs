//! While the Reds rule, what the ledger tells of the cost of a play is what the play costs on the copy on which it is tried (Q-TURM-22).

use viriditas::kit::{EventLog, Rng, Rules, Seed};
use viriditas::mars::cards::Parameter::Venus;
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::maps::MAPS;
use viriditas::mars::scenario::{Scenario, seat};
use viriditas::mars::{Choice, Mars, Setup, Switch, trials};

/// Answers that are given in each game.
const ANSWERS: u32 = 30;

/// A table on which the Reds rule, with parameters, cards and little money by chance; `None` where such a table cannot be.
fn by_chance(rng: &mut Rng, map: u8) -> Option<Mars> {
    const ALL: [Switch; 4] = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = Setup { first: Some(seat(0)), map, ..Setup::new(2) };
    let table = Scenario::new(ALL.iter().fold(setup, |setup, &switch| setup.with(switch))).generation(2);
    let mut below = |most: u32| rng.below(most) as i8;
    let table = table.temperature(2 * below(20) - 30).oxygen(below(15)).level(Venus, 2 * below(16));
    let table = table.oceans(below(10).unsigned_abs()).rules(Party::Reds);
    let table = table.colony_tiles(&[LUNA, IO, CERES, EUROPA, TRITON]);
    let table = table.current_event(SOLAR_FLARE).coming_event(CELEBRITY_LEADERS);
    let table = table.distant_event(HOMEWORLD_SUPPORT).event_pile(&[PRODUCTIVITY]);
    let mut projects: Vec<Card> = all()
        .filter(|card| card.module != Module::Synthetic)
        .filter(|card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event))
        .copied()
        .collect();
    rng.shuffle(&mut projects);
    let (hand, rest) = projects.split_at(8);
    let open: Vec<Card> = rest.iter().filter(|card| card.kind == Kind::Active).take(6).copied().collect();
    let mut below = |most: u32| rng.below(most) as u16;
    let corporations =
        [CREDICOR, LAKEFRONT_RESORTS, MINING_GUILD, ARIDOR, APHRODITE, HELION, THARSIS_REPUBLIC];
    let table = table.seat(0).corporation(corporations[usize::from(below(7))]).hand(hand).played(&open);
    let stocked = |table: Scenario, resource| table.stock(resource, below(12)).production(resource, 2);
    let table = [Steel, Titanium, Plants, Energy, Heat].into_iter().fold(table, stocked);
    table.money(rng.below(45) as u16).production(MegaCredits, 2).eased(0, 30).turn(0).try_start().ok()
}

/// Plays with what both say of each play that is judged on the way; of how many plays the ledger tells something, and of how many nothing.
fn compare(mut game: Mars, rng: &mut Rng, name: &str) -> (u32, u32) {
    let (mut told, mut untold) = (0, 0);
    for _ in 0..ANSWERS {
        let Some(whose) = game.asked().iter().next() else { break };
        let mut offers: Vec<Choice> = Vec::new();
        let judged = trials(|| {
            game.list(whose, &mut offers);
            let choice = offers[rng.below(offers.len() as u32) as usize];
            game.play(whose, choice, &mut EventLog::nothing()).expect("an offer is accepted");
        });
        for (ledger, copy) in judged {
            let Some((least, most)) = ledger else {
                untold += 1;
                continue;
            };
            told += 1;
            let agrees = copy.is_some_and(|cost| least <= cost && cost <= most);
            assert!(agrees, "{name}: the ledger says {least} to {most} M€, the copy {copy:?}");
        }
    }
    (told, untold)
}

/// Rules: TURM-PARTY-10, MIX-08.
/// Ruling: Q-TURM-22.
#[test]
fn the_ledger_and_the_copy_agree_on_what_a_play_costs_under_the_reds() {
    let (mut games, mut told, mut untold) = (0, 0, 0);
    for seed in 0..2_000 {
        let rng = &mut Rng::new(Seed(seed));
        let map = (seed % MAPS.len() as u64) as u8;
        let Some(game) = by_chance(rng, map) else { continue };
        let of_game = compare(game, rng, &format!("seed {seed}, map {map}"));
        (told, untold) = (told + of_game.0, untold + of_game.1);
        games += 1;
        if games == 500 {
            break;
        }
    }
    println!("{games} games: {told} plays told by the ledger, {untold} tried on a copy alone");
    assert!(games == 500 && told > 5_000 && told > untold, "{games}, {told}, {untold}");
}
