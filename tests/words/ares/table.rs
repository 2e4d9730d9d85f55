//! Every question, event, refusal and fault has a sentence, with its numbers in it: a golden to read.

use super::samples::{answers, collected, events, faults, modes, origins, questions, refusals, terms};
use crate::words::cards::compare;
use crate::words::grammar::fault;
use crate::words::samples::{ANNA, BOB, NAMES};
use core::fmt::Write;
use viriditas::ares::cards::{
    BLUEPRINTS, CEOS_FAVORITE_PROJECT, CardColour, MINE, Phase, UNITED_NATIONS_MARS_INITIATIVE, Zone,
    ZoneTrack, card,
};
use viriditas::ares::proposal::OPTIONS;
use viriditas::ares::scenario::table;
use viriditas::ares::{
    Ares, Choice, Event, Fault, Income, OCEAN_REWARDS, Origin, Outcome, Question, Refusal, StandardAction,
    most_steps,
};
use viriditas::kit::{Rules, Seats};
use viriditas::table::UndoRefusal;
use viriditas::text::Language;
use viriditas::text::Topic;
use viriditas::text::ares::{AresScoreLine, AresTableText};

const ENGLISH: Language = Language::English;

fn game() -> Ares {
    table(2)
        .seat(0)
        .corporation(&UNITED_NATIONS_MARS_INITIATIVE)
        .chose(Phase::Construction)
        .phase(Phase::Construction)
        .start()
}

/// A phase within a sentence.
fn phase_of(phase: Phase) -> String {
    ENGLISH.ares().phase_name(phase).to_lowercase()
}

/// The numbers and names that a refusal must tell; the match says when a new variant needs a sample.
fn of_refusal(refusal: Refusal) -> Vec<String> {
    match refusal {
        Refusal::SamePhase(phase) => vec![phase_of(phase)],
        Refusal::OtherPhase(colour) => vec![ENGLISH.ares().phase_name(colour.phase()).to_owned()],
        Refusal::Zone { track: _, needs, is } => {
            [needs, is].map(|zone| format!("{zone:?}").to_lowercase()).to_vec()
        }
        Refusal::Oceans { needs, is } => vec![needs.to_string(), is.to_string()],
        Refusal::Tags { tag: _, short } | Refusal::Cards { short } | Refusal::HandLimit { over: short } => {
            vec![short.to_string()]
        }
        Refusal::Rating { short } | Refusal::Stock { stock: _, short } => vec![short.to_string()],
        Refusal::Amount { least, most } => vec![least.to_string(), most.to_string()],
        Refusal::NotAsked
        | Refusal::NotOffered
        | Refusal::NotInHand
        | Refusal::NoMorePlays
        | Refusal::NoResources
        | Refusal::NoAction
        | Refusal::Used
        | Refusal::AtMaximum
        | Refusal::Compulsory(_) => Vec::new(),
    }
}

/// The numbers and names that an event must tell; the match says when a new variant needs a sample.
fn of_event(event: Event) -> Vec<String> {
    let name = |id| ENGLISH.ares().card_name(card(id)).to_owned();
    let anna = || NAMES[0].to_owned();
    match event {
        Event::Round { round } => vec![round.to_string()],
        Event::Chose { seat: _, phase } => vec![anna(), phase_of(phase)],
        Event::NeutralChose { phase, .. } => vec![phase_of(phase)],
        Event::Incorporated { card, .. }
        | Event::Drawn { card, .. }
        | Event::Looked { card, .. }
        | Event::Kept { card, .. }
        | Event::PassedUp { card, .. }
        | Event::Revealed { card, .. }
        | Event::Discarded { card, .. }
        | Event::Given { card, .. }
        | Event::Played { card, .. }
        | Event::Entered { card, .. }
        | Event::Used { card, .. } => vec![anna(), name(card)],
        Event::Sold { card, money, .. } => vec![anna(), name(card), money.to_string()],
        Event::Discounted { off, .. } => vec![anna(), off.to_string()],
        Event::Gained { amount, .. } | Event::Paid { amount, .. } => vec![anna(), amount.to_string()],
        Event::Rated { change, .. } => vec![anna(), change.unsigned_abs().to_string()],
        Event::Warmed { steps, .. } => vec![steps.to_string()],
        Event::Added { card, amount, .. } | Event::Removed { card, amount, .. } => {
            vec![name(card), amount.to_string()]
        }
        Event::BonusDrawn { .. }
        | Event::Permitted { .. }
        | Event::Flexed { .. }
        | Event::RatingBought { .. }
        | Event::Raised { .. }
        | Event::Flipped { .. }
        | Event::ForestTaken { .. }
        | Event::Standard { .. }
        | Event::CubeTaken { .. } => vec![anna()],
        Event::Began(_) | Event::Ended => Vec::new(),
    }
}

/// The numbers and names that a question must tell; the match says when a new variant needs a sample.
fn of_question(question: Question) -> Vec<String> {
    let name = |id| ENGLISH.ares().card_name(card(id)).to_owned();
    match question {
        Question::Mulligan { gone: over } | Question::HandLimit { over } if over > 0 => {
            vec![over.to_string()]
        }
        Question::Keep { left } | Question::Discard { left } if left > 1 => vec![left.to_string()],
        Question::StandIn { due } | Question::HeatAsMoney { due } | Question::SellToPay { short: due } => {
            vec![due.to_string()]
        }
        Question::Amount { card, .. } | Question::Branch { card, .. } => vec![name(card)],
        Question::Source { card, amount, .. } | Question::Target { card, amount, .. } => {
            vec![name(card), amount.to_string()]
        }
        Question::Exchange { card, draw, draw_for_tag, .. } => {
            vec![name(card), draw.to_string(), draw_for_tag.to_string()]
        }
        Question::FreePlay { card, cost, .. } => vec![name(card), cost.to_string()],
        Question::Warm { steps } => vec![steps.to_string()],
        Question::Mulligan { .. }
        | Question::HandLimit { .. }
        | Question::Keep { .. }
        | Question::Discard { .. }
        | Question::Corporation
        | Question::Plan
        | Question::Phase
        | Question::Finished
        | Question::Cube
        | Question::Swap
        | Question::Neutral => Vec::new(),
    }
}

#[test]
fn every_cause_in_ares_expedition_has_words_but_what_was_done_says_it() {
    assert_eq!(ENGLISH.ares().origin(Origin::Course), None);
    for action in StandardAction::ALL {
        assert_eq!(ENGLISH.ares().origin(Origin::Standard(action)), None);
    }
    for origin in origins() {
        let words = ENGLISH.ares().origin(origin).expect("a cause has words");
        assert_eq!(fault(&format!("Gained ({words})"), false), None, "{words}");
        if let Some(id) = origin.card() {
            assert!(words.contains(ENGLISH.ares().card_name(card(id))), "{words}");
        }
    }
}

#[test]
fn every_sentence_at_a_table_of_ares_expedition_tells_its_numbers() {
    let game = game();
    let speaker = AresTableText { language: ENGLISH, facts: game.facts(), names: &NAMES, you: None };
    let refusals = refusals().into_iter().map(|it| (speaker.refusal(it), of_refusal(it)));
    let events = events().into_iter().map(|it| (speaker.event(it), of_event(it)));
    let questions = questions().into_iter().map(|it| (speaker.question(&it), of_question(it)));
    for (words, told) in refusals.chain(events).chain(questions) {
        assert_eq!(fault(&words, true), None, "{words}");
        for it in told {
            assert!(words.contains(&it), "{it}: {words}");
        }
    }
}

/// The numbers and names that an answer must tell; the match says when a new variant needs a sample.
fn of_answer(choice: Choice) -> Vec<String> {
    let name = |id| ENGLISH.ares().card_name(card(id)).to_owned();
    match choice {
        Choice::Phase(phase) => {
            vec![ENGLISH.ares().phase_name(phase).to_owned(), ENGLISH.ares().phase_number(phase).to_owned()]
        }
        Choice::Card(id) | Choice::Play(id) | Choice::Act { card: id, way: _ } => vec![name(id)],
        Choice::Sell(id) => vec![name(id), "3 M€".to_owned()],
        Choice::Amount(amount) => vec![amount.to_string()],
        Choice::Track(track) => vec![ENGLISH.ares().level(track, 2)],
        Choice::MoneyCube => vec!["1 M€".to_owned()],
        Choice::BuyRating => vec!["6 M€".to_owned(), "1 TR".to_owned()],
        Choice::Standard(_)
        | Choice::DrawBonus
        | Choice::Branch(_)
        | Choice::SwapCube
        | Choice::Decline
        | Choice::Done
        | Choice::Reopen => Vec::new(),
    }
}

#[test]
fn every_answer_at_a_table_of_ares_expedition_is_a_label_with_its_numbers() {
    let game = game();
    let speaker = AresTableText { language: ENGLISH, facts: game.facts(), names: &NAMES, you: Some(ANNA) };
    for (question, choice) in answers() {
        let words = speaker.choice(ANNA, &question, choice);
        assert_eq!(fault(&words, false), None, "{words}");
        for it in of_answer(choice) {
            assert!(words.contains(&it), "{it}: {words}");
        }
    }
}

#[test]
fn every_fault_of_a_set_up_of_ares_expedition_is_a_sentence_with_its_numbers() {
    for it in faults() {
        let words = ENGLISH.ares().fault(it);
        assert_eq!(fault(&words, true), None, "{words}");
        let numbers = match it {
            Fault::Players { players } => vec![players],
            Fault::PlayersOfMode { players, least, most } => vec![players, least, most],
            Fault::MulliganInFirstGame | Fault::PromotionalInFirstGame => Vec::new(),
        };
        assert!(numbers.iter().all(|number| words.contains(&number.to_string())), "{words}");
    }
}

/// Sentences to a player call them "you", with the verb that belongs to it.
#[test]
fn who_listens_at_a_table_of_ares_expedition_is_called_you() {
    let game = game();
    let speaker = AresTableText { language: ENGLISH, facts: game.facts(), names: &NAMES, you: Some(ANNA) };
    let refusals = refusals().into_iter().map(|it| speaker.refusal(it));
    let questions = questions().into_iter().map(|it| speaker.question(&it));
    for words in events().into_iter().map(|it| speaker.event(it)).chain(refusals).chain(questions) {
        assert!(!words.contains("Anna"), "{words}");
        let verb = words.strip_prefix("You ").and_then(|rest| rest.split([' ', '.']).next());
        assert!(verb.is_none_or(|verb| !verb.ends_with('s')), "{words}");
    }
    let given = Event::Given { from: BOB, to: ANNA, card: MINE.id };
    assert_eq!(speaker.event(given), "Bob gives Mine to you.");
    assert_eq!(speaker.stays(UndoRefusal::Decision { by: BOB }), "Can’t undo: Bob has moved since.");
    let nameless = AresTableText { names: &["", " "], ..speaker };
    assert_eq!(nameless.event(Event::ForestTaken { seat: BOB }), "Player 2 takes a forest token.");
}

/// ARES-PHASE-13.a.
#[test]
fn the_income_of_a_production_phase_is_told_whole() {
    let game = game();
    let speaker = AresTableText { language: ENGLISH, facts: game.facts(), names: &NAMES, you: Some(ANNA) };
    let income = |money, heat, plants, cards| Income { money, heat, plants, cards };
    let words = speaker.income(ANNA, &income(14, 3, 1, 1));
    assert_eq!(words, "Your income: 14 M€, 3 heat, 1 plant and 1 card.");
    assert_eq!(speaker.income(BOB, &income(5, 0, 0, 0)), "Bob’s income: 5 M€.");
}

/// ARES-PLAY-05.c, Q-ARES-01, ARES-GOAL-02.
#[test]
fn metals_zones_and_levels_are_told_in_the_numbers_of_the_board() {
    let text = ENGLISH.ares();
    let capacity = text.card_text(&MINE).into_iter().find(|line| line.topic == Topic::Capacity);
    let words = capacity.map(|line| line.words).unwrap_or_default();
    assert_eq!(words, "2 steel: cards with a building tag cost you 4 M€ less.");
    assert_eq!(text.zone(ZoneTrack::Temperature, Zone::Yellow), "Yellow: −8 to 0 °C");
    assert_eq!(text.zone(ZoneTrack::Oxygen, Zone::White), "White: 12 to 14 %");
    for (track, first, last) in
        [(ZoneTrack::Oxygen, "0 %", "14 %"), (ZoneTrack::Temperature, "−30 °C", "8 °C")]
    {
        assert_eq!(text.level(track, 0), first);
        assert_eq!(text.level(track, most_steps(track)), last);
    }
    assert_eq!(text.level(ZoneTrack::Temperature, 10), "−10 °C");
}

#[test]
fn every_term_of_ares_expedition_has_a_name_and_a_form_for_one_and_for_several() {
    for term in terms() {
        for &language in Language::ALL {
            assert!(!language.ares().term(term).is_empty() && !language.ares().counted(2, term).is_empty());
        }
        let name = ENGLISH.ares().term(term);
        assert_eq!(fault(name, false), None, "{name}");
        for number in [0, 1, 2, 11, -1] {
            let words = ENGLISH.ares().counted(number, term);
            assert_eq!(fault(&words, false), None, "{words}");
        }
    }
}

#[test]
fn a_head_of_a_card_tells_its_colour_and_tags() {
    assert_eq!(ENGLISH.ares().card_head(&BLUEPRINTS), "Green, Earth");
    assert_eq!(CEOS_FAVORITE_PROJECT.colour, Some(CardColour::Red));
    assert_eq!(ENGLISH.ares().card_head(&CEOS_FAVORITE_PROJECT), "Red, Event");
}

#[test]
fn all_sentences_of_a_table_of_ares_expedition_are_those_of_the_golden() {
    let game = game();
    let speaker = AresTableText { language: ENGLISH, facts: game.facts(), names: &NAMES, you: None };
    let to_anna = AresTableText { you: Some(ANNA), ..speaker };
    let text = ENGLISH.ares();
    let mut now = String::new();
    let mut say = |head: &str, all: Vec<String>| {
        writeln!(now, "{head}").unwrap();
        for words in all {
            writeln!(now, "  {words}").unwrap();
        }
        writeln!(now).unwrap();
    };
    let phases = Phase::ALL.into_iter().map(|it| {
        let (number, name) = (text.phase_number(it), text.phase_name(it));
        format!("{number} {name}: {} Bonus: {}", text.phase_text(it), text.phase_bonus(it))
    });
    say("Phases", phases.collect());
    say("Standard actions", StandardAction::ALL.map(|it| text.standard_action(it)).to_vec());
    say("Modes", modes().map(|it| format!("{}: {}", text.mode_name(it), text.mode_about(it))).to_vec());
    let options = OPTIONS.map(|(it, _)| format!("{}: {}", text.option_name(it), text.option_about(it)));
    say("Options", options.to_vec());
    say("Faults", faults().map(|it| text.fault(it)).to_vec());
    let zones = ZoneTrack::ALL.into_iter().flat_map(|track| Zone::ALL.map(|zone| text.zone(track, zone)));
    say("Zones", zones.collect());
    say("Rewards of ocean tokens", OCEAN_REWARDS.map(|it| text.ocean_reward(it)).to_vec());
    say("Questions to Anna", questions().iter().map(|it| to_anna.question(it)).collect());
    say(
        "Answers of Anna",
        answers().iter().map(|(question, it)| to_anna.choice(ANNA, question, *it)).collect(),
    );
    say("Causes", origins().into_iter().filter_map(|it| text.origin(it)).collect());
    say("Income", collected().iter().map(|it| speaker.collected(it)).collect());
    say("Events", events().into_iter().map(|it| speaker.event(it)).collect());
    say("Events as Anna hears them", events().into_iter().map(|it| to_anna.event(it)).collect());
    say("Refusals", refusals().into_iter().map(|it| to_anna.refusal(it)).collect());
    let outcomes =
        [Outcome::Winners(Seats::only(BOB)), Outcome::Winners(Seats::first(2)), Outcome::Won, Outcome::Lost];
    say("Outcomes", outcomes.into_iter().map(|it| speaker.outcome(it)).collect());
    let score = game.facts().score(ANNA);
    say(
        "Score",
        AresScoreLine::ALL.map(|it| format!("{}: {} VP", text.score_line(it), it.of(&score))).to_vec(),
    );
    say("Terms", terms().into_iter().map(|it| text.term(it).to_owned()).collect());
    say("Numbers of terms", terms().into_iter().flat_map(|it| [1, 2].map(|n| text.counted(n, it))).collect());
    compare("ares.table.en.txt", &now);
}
