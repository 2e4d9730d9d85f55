//! Every question, event, refusal and fault has a sentence, with its numbers in it: a golden to read.

use crate::words::cards::compare;
use crate::words::grammar::fault;
use crate::words::samples::{ANNA, BOB, NAMES, events, faults, origins, questions, refusals, terms};
use core::fmt::Write;
use viriditas::kit::{EventLog, Rules, Seat, Seats, Seed};
use viriditas::mars::cards::{
    ANTS, CONVERSIONS, CardId, Conversion, Count, Parameter, Resource, StandardProject, Tile, card,
};
use viriditas::mars::maps::{Hex, MAPS};
use viriditas::mars::view::Income;
use viriditas::mars::{
    Delegate, Event, Fault, Fixed, Mars, Origin, Outcome, Refusal, SWITCHES, Setup, Why, score,
};
use viriditas::text::{Areas, Language, ScoreLine, TableText, Term};

fn table() -> Mars {
    Mars::begin(&Setup::new(3), Seed(1), &mut EventLog::nothing()).unwrap()
}

/// The numbers that a refusal must name; the match says when a new variant needs a sample.
fn numbers(refusal: Refusal) -> Vec<String> {
    let all = |numbers: &[i32]| numbers.iter().map(|it| it.unsigned_abs().to_string()).collect();
    match refusal {
        Refusal::CannotAfford { price, short, help } => {
            let more = help.into_iter().flatten().map(|help| help.more);
            [price.amount, short].into_iter().chain(more).map(|number| number.to_string()).collect()
        }
        Refusal::TooFew { resource: _, needs, has } => all(&[needs.into(), has.into()]),
        Refusal::TooLow { of: _, needs, now } => all(&[needs.into(), now.into()]),
        Refusal::TooHigh { of: _, allows, now } => all(&[allows.into(), now.into()]),
        Refusal::ProductionTooLow { resource: _, falls, now } => all(&[falls.into(), now.into()]),
        Refusal::NobodyProduces { resource: _, needs } | Refusal::NoSource { what: _, needs, from: _ } => {
            all(&[needs.into()])
        }
        Refusal::TooFewOnCard { what: _, needs, has } => all(&[needs.into(), has.into()]),
        Refusal::AllTaken { most } => all(&[most.into()]),
        Refusal::OutOfBounds { least, most } => all(&[least.into(), most.into()]),
        Refusal::Taken { by } | Refusal::ClaimedBy { seat: by } | Refusal::Visited { by } => {
            vec![NAMES[by.index()].to_owned()]
        }
        Refusal::NothingToChoose { of: _ }
        | Refusal::NotAsked
        | Refusal::NotAnAnswer
        | Refusal::FirstActionDue
        | Refusal::NotInHand
        | Refusal::NotOnTable
        | Refusal::NothingToCopy
        | Refusal::NothingToDiscard
        | Refusal::AtGoal { .. }
        | Refusal::NoHolder { .. }
        | Refusal::NobodyHas { .. }
        | Refusal::NoCards { .. }
        | Refusal::NothingChanges
        | Refusal::NoSite
        | Refusal::NoFleet
        | Refusal::NoPort
        | Refusal::Shut { .. }
        | Refusal::NoTileLeft
        | Refusal::NoDelegate
        | Refusal::NothingToReplace
        | Refusal::NothingToShift
        | Refusal::NothingToRepeat
        | Refusal::NothingToPlay
        | Refusal::NoArea { .. }
        | Refusal::Used
        | Refusal::NotInSolo
        | Refusal::EmptyHand
        | Refusal::AlreadyActed
        | Refusal::NothingDone
        | Refusal::Occupied
        | Refusal::OceanOnly
        | Refusal::CityOnly { .. }
        | Refusal::NotThere { .. }
        | Refusal::OffTheMap
        | Refusal::BesideCity
        | Refusal::NotBesideOwn
        | Refusal::NotFirst => Vec::new(),
    }
}

#[test]
fn every_refusal_is_a_sentence_with_its_numbers() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    };
    for refusal in refusals() {
        let words = speaker.refusal(refusal);
        assert_eq!(fault(&words, true), None, "{words}");
        for number in numbers(refusal) {
            assert!(words.contains(&number), "{refusal:?}: {words}");
        }
    }
    let minus = Refusal::TooLow { of: Count::Track(Parameter::Temperature), needs: -12, now: -20 };
    assert_eq!(speaker.refusal(minus), "Needs −12 °C; now −20 °C.");
}

#[test]
fn every_fault_of_a_set_up_is_a_sentence_with_its_numbers() {
    for it in faults() {
        let words = Language::English.fault(it);
        assert_eq!(fault(&words, true), None, "{words}");
        let number = match it {
            Fault::Players { asked } | Fault::Map { asked } => asked.to_string(),
            Fault::TooFew { needs, .. } => needs.to_string(),
            Fault::EmptySeat { seat } => (seat.number() + 1).to_string(),
            Fault::Elsewhere { map, .. } => map.to_owned(),
            Fault::Without { players: 1, .. } | Fault::With { players: 1, .. } => "solo".to_owned(),
            Fault::Without { players, .. } | Fault::With { players, .. } => players.to_string(),
            Fault::Needs { needs, .. } => Language::English.switch_name(needs[0]).to_owned(),
            Fault::Excludes { excludes, .. } => Language::English.switch_name(excludes).to_owned(),
        };
        assert!(words.contains(&number), "{words}");
    }
}

#[test]
fn every_switch_has_a_name_and_a_sentence() {
    for row in SWITCHES {
        let name = Language::English.switch_name(row.switch);
        assert_eq!(fault(name, false), None);
        assert_eq!(fault(Language::English.switch_about(row.switch), true), None);
        for players in [1, 4] {
            let why = Fixed::Idle { switch: row.switch, players };
            let words = Language::English.fixed(why);
            assert_eq!(fault(&words, true), None, "{words}");
            // It stands under the name.
            assert!(words.ends_with('.'), "{words}");
        }
    }
}

/// The numbers and cards that an event must name; the match says when a new variant needs a sample.
fn named(event: Event) -> Vec<String> {
    let card_name = |id| Language::English.card_name(viriditas::mars::cards::card(id)).to_owned();
    match event {
        Event::Gained { amount, .. }
        | Event::Paid { amount, .. }
        | Event::Lost { amount, .. }
        | Event::EnergyBecameHeat { amount, .. } => vec![amount.to_string()],
        Event::Added { card, amount } | Event::Taken { card, amount, .. } => {
            vec![card_name(card), amount.to_string()]
        }
        Event::Produced { change, .. } | Event::Rated { change, .. } => vec![change.abs().to_string()],
        Event::Eased { discount, leeway, .. } => {
            [discount, leeway].into_iter().filter(|&it| it > 0).map(|it| it.to_string()).collect()
        }
        // A hidden corporation is "a corporation".
        Event::CorporationDealt { card, .. } | Event::CorporationRevealed { card, .. } => {
            if card == CardId::HIDDEN { vec!["a corporation".to_owned()] } else { vec![card_name(card)] }
        }
        // So is a hidden prelude "a prelude".
        Event::PreludeDealt { card, .. } => {
            if card == CardId::HIDDEN {
                vec!["a prelude".to_owned()]
            } else {
                vec![card_name(card)]
            }
        }
        Event::Dealt { card, .. }
        | Event::Found { card, .. }
        | Event::PreludeFailed { card, .. }
        | Event::Picked { card, .. }
        | Event::Kept { card, .. }
        | Event::Declined { card, .. }
        | Event::Drew { card, .. }
        | Event::Revealed { card }
        | Event::Discarded { card, .. }
        | Event::Played { card, .. }
        | Event::TurnedDown { card, .. }
        | Event::Used { card, .. }
        | Event::Remembered { card, .. }
        | Event::ColonyOpened { tile: card, .. }
        | Event::ColonyClosed { tile: card, .. }
        | Event::Settled { tile: card, .. }
        | Event::EventRevealed(card)
        | Event::EventHappens(card)
        | Event::FleetSent { tile: card, .. } => vec![card_name(card)],
        Event::MarkerMoved { tile, to } => vec![card_name(tile), to.to_string()],
        Event::FirstPlayer(seat)
        | Event::FirstActionSettled(seat)
        | Event::TurnBegan(seat)
        | Event::Passed(seat)
        | Event::Claimed { seat, .. }
        | Event::ProjectUsed { seat, .. }
        | Event::Converted { seat, .. }
        | Event::MilestoneClaimed { seat, .. }
        | Event::FleetGained(seat)
        | Event::DelegateMoved { whose: Delegate::Of(seat), .. }
        | Event::LeaderChanged { leader: Delegate::Of(seat), .. }
        | Event::AwardFunded { seat, .. } => vec![NAMES[seat.index()].to_owned()],
        Event::Raised { .. } | Event::Lowered { .. } => vec!["1 step".to_owned()],
        Event::Placed { .. }
        | Event::OceanRemoved { .. }
        | Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::FleetsReturned
        | Event::DelegateMoved { whose: Delegate::Neutral, .. }
        | Event::LeaderChanged { leader: Delegate::Neutral, .. }
        | Event::DominanceMoved(_)
        | Event::PartyRules(_)
        | Event::EventsAdvanced
        | Event::MarkersTaken => Vec::new(),
    }
}

#[test]
fn every_event_is_a_sentence_with_its_numbers_and_hidden_cards_are_a_card() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    };
    for event in events() {
        let words = speaker.event(event);
        assert_eq!(fault(&words, true), None, "{words}");
        for name in named(event) {
            assert!(words.contains(&name), "{event:?}: {words}");
        }
    }
}

#[test]
fn everything_but_the_course_of_the_game_is_named_as_a_cause_with_its_card() {
    assert_eq!(Language::English.origin(Origin::Course), None);
    for origin in origins() {
        let words = Language::English.origin(origin).expect("a cause has words");
        assert_eq!(fault(&format!("Gained ({words})"), false), None, "{words}");
        if let Some(id) = origin.card() {
            assert!(words.contains(Language::English.card_name(card(id))), "{origin:?}: {words}");
        }
    }
}

#[test]
fn every_question_is_a_sentence() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    };
    for question in questions() {
        let words = speaker.question(&question);
        assert_eq!(fault(&words, true), None, "{words}");
        if let Why::Pay { price, .. } = question.why {
            assert!(words.contains(&price.amount.to_string()), "{words}");
        }
    }
}

#[test]
fn all_sentences_of_the_table_are_those_of_the_golden() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    };
    let mut now = String::new();
    let mut say = |head: &str, mut all: Vec<String>| {
        let mut seen = std::collections::BTreeSet::new();
        all.retain(|words| seen.insert(words.clone()));
        writeln!(now, "{head}").unwrap();
        for words in all {
            writeln!(now, "  {words}").unwrap();
        }
        writeln!(now).unwrap();
    };
    // What asks nothing in a game ends with a stop and is not worth reading here.
    let asked = questions().into_iter().map(|it| speaker.question(&it)).filter(|it| {
        it.contains('?') || it.starts_with("Your") || it.starts_with("Take") || it.starts_with("Keep")
    });
    say("Questions", asked.collect());
    say("Events", events().into_iter().map(|it| speaker.event(it)).collect());
    let to_anna = TableText { you: Some(ANNA), areas: Areas::Shown, ..speaker };
    say("Events as Anna hears them", events().into_iter().map(|it| to_anna.event(it)).collect());
    say("Causes", origins().into_iter().filter_map(|it| Language::English.origin(it)).collect());
    say("Refusals", refusals().into_iter().map(|it| speaker.refusal(it)).collect());
    say("Faults", faults().into_iter().map(|it| Language::English.fault(it)).collect());
    let outcomes = [
        Outcome::Won(Seats::only(BOB)),
        Outcome::Won(Seats::first(2)),
        Outcome::Won(Seats::first(3)),
        Outcome::Lost,
    ];
    say("Outcomes", outcomes.into_iter().map(|it| speaker.outcome(it)).collect());
    let standing = score(game.facts(), ANNA);
    let lines = ScoreLine::ALL
        .map(|line| format!("{}: {} VP", Language::English.score_line(line), line.of(&standing)));
    say("Score", lines.to_vec());
    let language = Language::English;
    let milestones = MAPS.iter().flat_map(|map| &map.milestones);
    say(
        "Milestones",
        milestones
            .map(|it| format!("{}: {}", language.milestone_name(it), language.milestone_text(it)))
            .collect(),
    );
    let awards = MAPS.iter().flat_map(|map| &map.awards);
    say(
        "Awards",
        awards.map(|it| format!("{}: {}", language.award_name(it), language.award_text(it))).collect(),
    );
    let projects = StandardProject::ALL
        .into_iter()
        .map(|it| format!("{}: {}", language.term(Term::Project(it)), language.project_text(it)));
    let conversions = Conversion::ALL.into_iter().map(|it| {
        let play = CONVERSIONS[it as usize].play;
        format!("{}: {}", language.term(Term::Conversion(it)), language.steps(play))
    });
    say("Projects and conversions", projects.chain(conversions).collect());
    say("Terms", terms().into_iter().map(|it| language.term(it).to_owned()).collect());
    compare("table.en.txt", &now);
}

/// Sentences to a player call them "you", with the verb that belongs to it, and name no area where the page shows it.
#[test]
fn who_listens_is_called_you() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: Some(ANNA),
        areas: Areas::Shown,
    };
    let refusals = refusals().into_iter().map(|it| speaker.refusal(it));
    let questions = questions().into_iter().map(|it| speaker.question(&it));
    for words in events().into_iter().map(|it| speaker.event(it)).chain(refusals).chain(questions) {
        assert!(!words.contains("Anna"), "{words}");
        assert!(!words.contains("row "), "{words}");
        let verb = words.strip_prefix("You ").and_then(|rest| rest.split([' ', '.']).next());
        assert!(verb.is_none_or(|verb| verb == "pass" || !verb.ends_with('s')), "{words}");
    }
    let event = |event| speaker.event(event);
    assert_eq!(event(Event::Passed(ANNA)), "You pass.");
    assert_eq!(event(Event::TurnBegan(ANNA)), "Your turn.");
    assert_eq!(event(Event::FirstPlayer(BOB)), format!("{} goes first.", NAMES[1]));
    let (resource, amount) = (Resource::Plants, 3);
    let lost = Event::Lost { seat: ANNA, by: Some(BOB), resource, amount };
    assert_eq!(event(lost), format!("You lose 3 plants to {}.", NAMES[1]));
    let taken = Event::Lost { seat: BOB, by: Some(ANNA), resource, amount };
    assert_eq!(event(taken), format!("{} loses 3 plants to you.", NAMES[1]));
    let fallen = Event::Produced { seat: ANNA, by: Some(BOB), resource: Resource::Energy, change: -1 };
    assert_eq!(event(fallen), format!("{} decreases your energy production 1 step.", NAMES[1]));
    assert_eq!(speaker.outcome(Outcome::Won(Seats::only(ANNA))), "You win.");
    assert_eq!(
        speaker.outcome(Outcome::Won(Seats::first(2))),
        format!("You and {} share the victory.", NAMES[1])
    );
    assert_eq!(speaker.refusal(Refusal::Taken { by: ANNA }), "You have it already.");
}

#[test]
fn income_is_told_with_what_it_came_from() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: Some(ANNA),
        areas: Areas::Named,
    };
    let income =
        |seat, money, energy, gained| speaker.income(&Income { seat, rating: 20, money, energy, gained });
    let words = income(ANNA, 23, 4, vec![(Resource::Steel, 2), (Resource::Plants, 1)]);
    assert_eq!(words, "Your income: 23 M€ (20 TR + 3); 4 energy → heat; 2 steel, 1 plant.");
    assert_eq!(income(BOB, 18, 0, Vec::new()), format!("{}’s income: 18 M€ (20 TR − 2).", NAMES[1]));
    assert_eq!(income(BOB, 20, 0, Vec::new()), format!("{}’s income: 20 M€ (20 TR + 0).", NAMES[1]));
}

#[test]
fn who_has_no_name_is_called_by_number() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &["Anna", " "],
        you: None,
        areas: Areas::Named,
    };
    assert_eq!(speaker.event(Event::Passed(BOB)), "Player 2 passes.");
    assert_eq!(speaker.event(Event::Passed(Seat::ALL[4])), "Player 5 passes.");
}

#[test]
fn what_nobody_does_is_told_without_a_doer() {
    let game = table();
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    };
    let (by, resource) = (None, Resource::Plants);
    for (event, words) in [
        (Event::Lost { seat: ANNA, by, resource, amount: 3 }, "Anna loses 3 plants."),
        (Event::Produced { seat: ANNA, by, resource, change: -1 }, "Anna’s plant production falls 1 step."),
        (Event::Taken { by, card: ANTS.id, amount: 2 }, "2 microbes are removed from Ants."),
        (Event::Raised { by, parameter: Parameter::Venus }, "Venus rises 1 step."),
        (
            Event::Placed { by, tile: Tile::Ocean, space: Hex(1) },
            "An ocean tile is placed on row 1, position 2.",
        ),
    ] {
        assert_eq!(speaker.event(event), words);
    }
}

#[test]
fn every_term_has_a_name() {
    for term in terms() {
        let name = Language::English.term(term);
        assert_eq!(fault(name, false), None, "{name}");
    }
}

#[test]
fn how_long_ago_something_was_is_told_in_the_largest_whole_measure() {
    for (seconds, words) in [
        (0, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (119, "1 minute ago"),
        (3_599, "59 minutes ago"),
        (3_600, "1 hour ago"),
        (86_399, "23 hours ago"),
        (86_400, "1 day ago"),
        (29 * 86_400, "29 days ago"),
        (30 * 86_400, "1 month ago"),
        (364 * 86_400, "12 months ago"),
        (2 * 365 * 86_400, "2 years ago"),
        (u64::MAX, "584942417355 years ago"),
    ] {
        assert_eq!(Language::English.ago(seconds), words);
    }
}
