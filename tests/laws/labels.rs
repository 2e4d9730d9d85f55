//! What the label of an answer says comes of it: its price, what it leaves of others' things, the bonus of its area.

use crate::words::samples::NAMES;
use std::collections::BTreeMap;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};
use viriditas::mars::cards::{CardId, Resource};
use viriditas::mars::view::{Figure, after, cards_turned_on, turned_on};
use viriditas::mars::{Choice, Event, Mars, Payer, Phase, Setup, Shape, Switch};
use viriditas::text::{Areas, Language, TableText};

const GAMES: u64 = 60;
const MONEY: Payer = Payer::Stock(Resource::MegaCredits);

/// What a label says in figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Claim {
    /// "… (17 M€)", "… for 14 M€": this is paid.
    Price(u16),
    /// "… (3 energy)" of a trade, "Convert 8 plants …": as much of the resource is paid.
    Paid(Resource, u16),
    /// "Bob (plants 5 → 2)": of the own things of this player.
    Leaves { whose: Seat, of: Resource, from: i16, to: i16, is_production: bool },
    /// "Birds (Bob, animals 3 → 1)": of what lies on the card.
    LeavesOnCard { from: u16, to: u16 },
    /// "Place here (2 plants)": the area brings it.
    Brings(Resource, u16),
    /// "Place here (draw 2 cards)".
    Draws(usize),
    /// "Remove 3 plants", "Steal 2 M€".
    Takes(u16),
}

fn resource(word: &str) -> Option<Resource> {
    match word.trim_end_matches(['.', ',', ')']) {
        "M€" => Some(Resource::MegaCredits),
        "steel" => Some(Resource::Steel),
        "titanium" => Some(Resource::Titanium),
        "plant" | "plants" => Some(Resource::Plants),
        "energy" => Some(Resource::Energy),
        "heat" => Some(Resource::Heat),
        _ => None,
    }
}

/// What the label of an answer says in figures.
fn claims(label: &str, choice: Choice) -> Vec<Claim> {
    let inside = label.rsplit_once('(').map_or("", |(_, inside)| inside.trim_end_matches(')'));
    let words: Vec<&str> = label.split(' ').collect();
    let number = |word: &str| word.trim_matches(['(', ')', '+', ',']).replace('−', "-").parse::<i16>().ok();
    let names_whose = matches!(choice, Choice::Seat(_) | Choice::TableauCard(_) | Choice::Card(_));
    if let Some((before, after)) = inside.split_once(" → ").filter(|_| names_whose) {
        let (what, from) = before.rsplit_once(' ').expect("a figure has a name");
        let (from, to) = (number(from).expect("a figure"), number(after).expect("a figure"));
        let whose = if let Choice::Seat(whose) = choice { Some(whose) } else { None };
        let is_production = what.ends_with("production");
        let of = resource(what.trim_end_matches(" production"));
        return vec![match (whose, of) {
            (Some(whose), Some(of)) => Claim::Leaves { whose, of, from, to, is_production },
            _ => Claim::LeavesOnCard { from: from as u16, to: to as u16 },
        }];
    }
    let amounts: Vec<(Resource, u16)> = words
        .windows(2)
        .filter_map(|pair| Some((resource(pair[1])?, u16::try_from(number(pair[0])?).ok()?)))
        .collect();
    let money = || amounts.iter().rev().find(|(of, _)| *of == Resource::MegaCredits).map(|&(_, price)| price);
    match choice {
        Choice::Play(_) | Choice::Project(_) | Choice::Claim(_) | Choice::Fund(_) | Choice::Lobby(_) => {
            money().map(Claim::Price).into_iter().collect()
        }
        Choice::Trade { .. } => {
            amounts.last().map(|&(of, number)| Claim::Paid(of, number)).into_iter().collect()
        }
        Choice::Convert(_) => {
            amounts.first().map(|&(of, number)| Claim::Paid(of, number)).into_iter().collect()
        }
        Choice::Space(_) if label.starts_with("Place") => {
            let drawn = inside.contains("draw").then(|| inside.split(' ').find_map(number)).flatten();
            let brings = amounts.iter().map(|&(of, number)| Claim::Brings(of, number));
            // What is paid there is no bonus.
            if inside.contains('→') {
                Vec::new()
            } else {
                brings.chain(drawn.map(|it| Claim::Draws(it as usize))).collect()
            }
        }
        _ if ["Remove ", "Steal "].iter().any(|verb| label.starts_with(verb)) => words
            .get(1)
            .and_then(|word| number(word))
            .map(|it| Claim::Takes(it.unsigned_abs()))
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// Whether what a label says came: the game before the answer, the game behind it and what happened.
fn came(claim: Claim, seat: Seat, before: &Mars, after: &Mars, heard: &[Event]) -> bool {
    let paid = |with: Payer| {
        heard.iter().filter_map(move |event| match event {
            Event::Paid { seat: who, with: what, amount } if *who == seat && *what == with => Some(*amount),
            _ => None,
        })
    };
    match claim {
        // One M€ of the price is one M€; what else pays is worth more or less.
        Claim::Price(price) => {
            let others =
                heard.iter().any(|event| matches!(event, Event::Paid { with, .. } if *with != MONEY));
            let first = paid(MONEY).next().unwrap_or(0);
            if others { first <= price } else { first == price }
        }
        // Floaters of a card that pays heat are worth two each (Stormcraft Incorporated).
        Claim::Paid(of, number) => {
            let worth = heard.iter().filter_map(|event| match event {
                Event::Paid { seat: who, with: Payer::Stock(what), amount }
                    if *who == seat && *what == of =>
                {
                    Some(*amount)
                }
                // Heat may stand in for M€ (Helion).
                Event::Paid { seat: who, with: Payer::Stock(Resource::Heat), amount }
                    if *who == seat && of == Resource::MegaCredits =>
                {
                    Some(*amount)
                }
                Event::Paid { seat: who, with: Payer::Card(_), amount } if *who == seat => Some(2 * amount),
                Event::Lost { seat: who, resource, amount, .. } if *who == seat && *resource == of => {
                    Some(*amount)
                }
                _ => None,
            });
            worth.sum::<u16>() == number
        }
        // Of a production what this step alone takes, for the card may bring some of its own behind it.
        Claim::Leaves { whose, of, from, to, is_production: true } => {
            let is_taken = |event: &Event| matches!(event, Event::Produced { seat: who, resource, change, .. } if *who == whose && *resource == of && *change == to - from);
            before.facts().players[whose].production[of] == from && heard.iter().any(is_taken)
        }
        Claim::Leaves { whose, of, from, to, is_production: false } => {
            let has = |game: &Mars| game.facts().players[whose].stock[of] as i16;
            (has(before), has(after)) == (from, to)
        }
        Claim::LeavesOnCard { from, to } => heard
            .iter()
            .any(|event| matches!(event, Event::Taken { amount, .. } if u16::from(*amount) == from - to)),
        Claim::Brings(of, number) => {
            let gained = heard.iter().filter_map(|event| match event {
                Event::Gained { seat: who, resource, amount } if *who == seat && *resource == of => {
                    Some(*amount)
                }
                _ => None,
            });
            gained.sum::<u16>() >= number
        }
        Claim::Draws(number) => {
            let drawn = |event: &&Event| matches!(event, Event::Drew { seat: who, .. } if *who == seat);
            heard.iter().filter(drawn).count() >= number
        }
        Claim::Takes(number) => {
            let taken = heard.iter().map(|event| match event {
                Event::Lost { amount, .. } => *amount,
                Event::Taken { amount, .. } => u16::from(*amount),
                _ => 0,
            });
            taken.sum::<u16>() == number
        }
    }
}

/// Gives an answer, pays as it is usual, and takes as much as may be where an amount is asked for.
fn carry_out(game: &Mars, seat: Seat, choice: Choice) -> Option<(Mars, EventLog<Event>)> {
    let mut copy = game.clone();
    let mut heard = EventLog::all();
    copy.play(seat, choice, &mut heard).ok()?;
    while let Some(question) = copy.question(seat) {
        let amount = match question.shape {
            Shape::Payment { with, least, most } => {
                copy.payment(seat, None).map_or(0, |payment| payment.usual().of(with)).clamp(least, most)
            }
            Shape::Amount { most, .. } => most,
            _ => break,
        };
        if copy.play(seat, Choice::Amount(amount), &mut heard).is_err() {
            break;
        }
    }
    Some((copy, heard))
}

/// Checks that a step owed behind an answer is turned on whom the forecast named, with what it leaves them; whether there was one.
fn is_turned_on(game: &Mars, seat: Seat, choice: Choice) -> bool {
    let Ok(forecast) = game.forecast(seat, choice, None) else { return false };
    let [owed] = forecast.owed[..] else { return false };
    let behind_it = after(game.facts(), &forecast);
    let told = turned_on(&behind_it, seat, owed.effect);
    let on_cards = cards_turned_on(&behind_it, seat, owed.effect);
    if told.is_empty() && on_cards.is_empty() || owed.seat != seat {
        return false;
    }
    let Some((behind, _)) = carry_out(game, seat, choice) else { return false };
    let mut cards: Vec<CardId> = behind
        .choices(seat)
        .filter_map(|choice| match choice {
            Choice::TableauCard(id) => Some(id),
            _ => None,
        })
        .collect();
    if !on_cards.is_empty() && !cards.is_empty() {
        let mut named: Vec<CardId> = on_cards.iter().map(|&(id, ..)| id).collect();
        named.sort_unstable();
        cards.sort_unstable();
        assert_eq!(named, cards, "{choice:?} of {seat:?}");
        for (id, from, _) in on_cards {
            assert_eq!(
                i32::from(behind.facts().on_card[id.index()]),
                from,
                "{choice:?} of {seat:?} on {id:?}"
            );
        }
        return true;
    }
    let offered: Vec<Seat> = behind
        .choices(seat)
        .filter_map(|choice| match choice {
            Choice::Seat(who) => Some(who),
            _ => None,
        })
        .collect();
    if offered.is_empty() {
        return false;
    }
    let mut named: Vec<Seat> = told.iter().map(|&(who, _)| who).collect();
    named.sort_unstable();
    let mut offered = offered;
    offered.sort_unstable();
    assert_eq!(named, offered, "{choice:?} of {seat:?}");
    for (who, left) in told {
        let has = match left.figure {
            Figure::Stock(of) => i32::from(behind.facts().players[who].stock[of]),
            Figure::Production(of) => i32::from(behind.facts().players[who].production[of]),
            other => panic!("{other:?} is taken"),
        };
        assert_eq!(has, left.from, "{choice:?} of {seat:?} on {who:?}");
    }
    true
}

#[test]
fn what_the_label_of_an_answer_says_is_what_comes() {
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut aimed = 0;
    let mut wrong: Vec<String> = Vec::new();
    for number in 0..GAMES {
        let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
        let setup = boxes.into_iter().fold(Setup::new((number % 5) as u8 + 1), Setup::with);
        let mut rng = Rng::new(Seed(number));
        let mut game = Mars::begin(&setup, Seed(number), &mut EventLog::nothing()).unwrap();
        while let Some(seat) = game.asked().iter().next() {
            let view = View::of(&game, Some(seat));
            let question = view.question(seat).unwrap();
            let speaker = TableText {
                language: Language::English,
                facts: view.facts(),
                names: &NAMES,
                you: None,
                areas: Areas::Shown,
            };
            let choices: Vec<Choice> = game.choices(seat).collect();
            let is_open = game.facts().phase == Phase::Action;
            for &choice in choices.iter().filter(|_| is_open) {
                aimed += u32::from(is_turned_on(&game, seat, choice));
                let label = speaker.choice(seat, &question, choice);
                let claims = claims(&label, choice);
                if claims.is_empty() {
                    continue;
                }
                let Some((after, heard)) = carry_out(&game, seat, choice) else { continue };
                for claim in claims {
                    let name = match claim {
                        Claim::Price(_) => "price",
                        Claim::Paid(..) => "paid",
                        Claim::Leaves { .. } => "leaves",
                        Claim::LeavesOnCard { .. } => "leaves on a card",
                        Claim::Brings(..) => "brings",
                        Claim::Draws(_) => "draws",
                        Claim::Takes(_) => "takes",
                    };
                    *seen.entry(name).or_default() += 1;
                    let events = heard.events();
                    if !came(claim, seat, &game, &after, events) {
                        wrong.push(format!("game {number}, {label:?}: {claim:?}, but {events:?}"));
                    }
                }
            }
            let choice = choices[rng.below(choices.len() as u32) as usize];
            game.play(seat, choice, &mut EventLog::nothing()).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
    assert!(aimed > 20, "{aimed}");
    assert!(seen.len() == 7 && seen.values().all(|&times| times >= 5), "{seen:?}");
}
