//! The levels of the board game, as the page has them.

use super::play;
use viriditas::kit::{EventLog, Rules, Seat, Seats, Seed, View};
use viriditas::mars::bot::{self, Chosen, Observation, Policy, Position};
use viriditas::mars::cards::{CardId, Conversion, Parameter, Party, card};
use viriditas::mars::{Choice, Facts, Mars, Outcome, Setup, Switch, Why, outcome, price, score};
use viriditas::table::Bot;

/// A level whose chance grows from a seed and the number of its answers, with this share of its steps in percent.
struct Level(Bot, u64, u32);

impl Policy for Level {
    fn choose(&mut self, position: &Position<'_>) -> Chosen {
        self.1 += 1;
        let steps = bot::budget(self.0) * self.2 / 100;
        bot::choose(self.0, Seed(self.1), &position.within(steps))
    }
}

/// How many of so many games a level wins against another one, each first in every other game.
fn wins(one: Bot, other: Bot, games: u64) -> u64 {
    let mut wins = 0;
    for seed in 0..games {
        let mut one = Level(one, seed << 32, 100);
        let mut other = Level(other, seed << 33 | 1, 100);
        let is_first = seed % 2 == 0;
        let mut bots: [&mut dyn Policy; 2] =
            if is_first { [&mut one, &mut other] } else { [&mut other, &mut one] };
        let game = play(Setup::new(2).with(Switch::Draft), seed / 2, &mut bots, |_, _, _| {});
        let seat = Seat::ALL[usize::from(!is_first)];
        wins += u64::from(outcome(game.facts()) == Outcome::Won(Seats::only(seat)));
    }
    wins
}

#[test]
fn a_beginner_beats_chance_and_loses_to_a_club_player() {
    let beginner = wins(Bot::Friendly, Bot::Random, 100);
    let club = wins(Bot::Greedy, Bot::Friendly, 100);
    println!("{beginner} and {club} of 100");
    assert!(beginner >= 90 && club >= 60, "{beginner} and {club} of 100");
}

/// What an answer leaves its seat, where all of it can be foretold: its price, and its stock, production, points and cards.
fn left(view: &View<Mars>, seat: Seat, choice: Choice) -> Option<(Option<u16>, Vec<i32>, Facts)> {
    let forecast = view.forecast(seat, choice, None).ok()?;
    if forecast.is_final || !forecast.owed.is_empty() {
        return None;
    }
    let mut facts = view.facts().clone();
    forecast.events.iter().for_each(|&event| Mars::commit(&mut facts, event));
    let player = &facts.players[seat];
    let mut all: Vec<i32> = player.stock.0.iter().map(|&it| it.into()).collect();
    all.extend(player.production.0.iter().map(|&it| i32::from(it)));
    all.push(score(&facts, seat).total().into());
    all.extend([i32::from(player.hand_size), player.played.iter().count() as i32]);
    all.extend(view.facts().players[seat].played.iter().map(|id| i32::from(facts.on_card[id.index()])));
    Some((price(view.facts(), seat, choice).map(|price| price.amount), all, facts))
}

/// The two upper levels never give an answer that leaves their stock, production, cards and points each no better and one of them worse
/// than another answer at the same price. A fiftieth of the thought is enough for that: such answers are no candidates.
#[test]
fn the_upper_levels_harm_themselves_only_where_there_is_nothing_better() {
    let compared = compare_with_others(6);
    assert!(compared > 1_000, "{compared} pairs of answers");
}

/// As above, in 200 games.
#[test]
#[ignore = "some minutes: run it with --release"]
fn in_200_games_the_upper_levels_harm_themselves_only_where_there_is_nothing_better() {
    println!("{} pairs of answers", compare_with_others(200));
}

/// Plays so many games of the two upper levels, a third of them with more boxes, and compares each answer with the others on offer; how
/// many pairs were compared.
fn compare_with_others(games: u64) -> usize {
    let mut compared = 0;
    for (seed, level) in (0..games).zip([Bot::Strong, Bot::Expert].into_iter().cycle()) {
        let setup = Setup::new(2).with(Switch::Draft);
        let setup = if seed % 6 < 4 { setup } else { setup.with(Switch::Prelude).with(Switch::Colonies) };
        let mut one = Level(level, seed << 32, 2);
        let mut other = Level(level, seed << 33, 2);
        play(setup, seed, &mut [&mut one, &mut other], |game, seat, chosen| {
            let view = View::of(game, Some(seat));
            let Some((price, own, after)) = left(&view, seat, chosen) else { return };
            for choice in view.choices(seat).filter(|&choice| choice != chosen) {
                let Some((others_price, others, facts)) = left(&view, seat, choice) else { continue };
                let keeps = |id| facts.players[seat].played.contains(id);
                if price != others_price || !after.players[seat].played.iter().all(keeps) {
                    continue;
                }
                compared += 1;
                let is_harm = own.iter().zip(&others).all(|(own, other)| own <= other) && own != others;
                assert!(!is_harm, "seed {seed}: {chosen:?} leaves {own:?}, {choice:?} {others:?}");
            }
        });
    }
    compared
}

/// The upper levels do not pass with heat or plants that nothing else needs, and sell no card that they have bought in this generation.
#[test]
fn the_upper_levels_leave_nothing_unused_and_sell_nothing_fresh() {
    let passes = passes_with_sense(12, 2);
    assert!(passes > 200, "{passes} passes");
}

/// As above, in 200 games of each level with and 200 without the boxes, at the whole of their thought.
#[test]
#[ignore = "some minutes: run it with --release"]
fn in_200_games_the_upper_levels_leave_nothing_unused_and_sell_nothing_fresh() {
    println!("{} passes", passes_with_sense(800, 100));
}

/// Plays so many games of two seats of one upper level, every other one with every box; how often somebody passed.
fn passes_with_sense(games: u64, share: u32) -> usize {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let mut passes = 0;
    for seed in 0..games {
        if seed % 100 == 0 {
            println!("{seed} of {games} games, {passes} passes");
        }
        let level = if seed % 2 == 0 { Bot::Strong } else { Bot::Expert };
        let setup = Setup::new(2).with(Switch::Draft);
        let setup = if seed % 4 < 2 { setup } else { boxes.into_iter().fold(setup, Setup::with) };
        let mut one = Level(level, seed << 32, share);
        let mut other = Level(level, seed << 33 | 1, share);
        let mut bought: [Vec<CardId>; 2] = Default::default();
        let mut generation = 0;
        play(setup, seed, &mut [&mut one, &mut other], |game, seat, chosen| {
            let facts = game.facts();
            if generation != facts.generation {
                (generation, bought) = (facts.generation, Default::default());
            }
            match (chosen, game.question(seat).map(|question| question.why)) {
                (Choice::Card(id), Some(Why::Buy { .. })) => bought[seat.index()].push(id),
                (Choice::Card(id), Some(Why::Sell)) => {
                    assert!(!bought[seat.index()].contains(&id), "{level:?}, seed {seed}: {id:?} is sold");
                }
                (Choice::Pass, _) => {
                    passes += 1;
                    let unused = Conversion::ALL.into_iter().find(|&it| is_unused(game, seat, it));
                    assert_eq!(unused, None, "{level:?}, seed {seed}, generation {generation}");
                }
                _ => {}
            }
        });
    }
    passes
}

/// Whether a player who passes now leaves heat or plants for nothing: the conversion is offered from the stock alone, the Reds do not rule,
/// no own card names the resource as a price, and the track rises without the planet being terraformed by that.
fn is_unused(game: &Mars, seat: Seat, conversion: Conversion) -> bool {
    let (facts, choice) = (game.facts(), Choice::Convert(conversion));
    let resource = conversion.resource();
    let parameter = if conversion == Conversion::Heat { Parameter::Temperature } else { Parameter::Oxygen };
    let price = price(facts, seat, choice).map_or(u16::MAX, |price| price.amount);
    let is_offered = game.choices(seat).any(|offer| offer == choice);
    let rules = facts.options.has(Switch::Turmoil) && facts.committee.ruling == Party::Reds;
    if !is_offered || facts.players[seat].stock[resource] < price || rules || facts.is_at_goal(parameter) {
        return false;
    }
    let (word, player) = (format!("{resource:?}"), &facts.players[seat]);
    let spends = |id: CardId| {
        let card = card(id);
        let texts = card.actions.iter().map(|action| format!("{action:?}"));
        let all = texts.chain([format!("{:?}{:?}", card.passives, card.play)]);
        let ways = ["Pay(", "Lose(", "with: Stock(", "Count::Stock("].map(|way| format!("{way}{word}"));
        all.into_iter().any(|text| ways.iter().any(|way| text.contains(way)))
    };
    if player.played.iter().chain(player.hand.iter()).any(spends) {
        return false;
    }
    let (mut after, mut quiet) = (game.clone(), EventLog::nothing());
    after.carry_out(seat, choice, &mut quiet);
    while after.facts().level(parameter) == facts.level(parameter) {
        let Some(area) = after.choices(seat).find(|offer| matches!(offer, Choice::Space(_))) else { break };
        after.carry_out(seat, area, &mut quiet);
    }
    after.facts().level(parameter) > facts.level(parameter)
        && Parameter::ALL.into_iter().any(|it| after.facts().waits_for(it) && !after.facts().is_at_goal(it))
}

#[test]
fn a_level_without_thought_left_still_answers() {
    let game = Mars::begin(&Setup::new(2), Seed(3), &mut EventLog::nothing()).expect("a legal set-up");
    for seat in game.asked().iter() {
        let offers: Vec<Choice> = game.choices(seat).collect();
        let look = Observation::new(&game, seat);
        for level in Bot::ALL {
            let chosen = bot::choose(level, Seed(1), &Position::new(&look, seat, &offers).within(0));
            assert!(offers.contains(&chosen.choice), "{level:?}");
        }
    }
}
