//! Round a game.

use crate::mars::Bench;
use crate::mars::cards::CardResource;
use crate::mars::view::{Group, Order};
use crate::text::english::amount;
use crate::text::english::terms::{capital, card_resource, level, outline, plural, score_line, signed, term};
use crate::text::page::{Due, Seats, Shortcut, Table};
use crate::text::{ScoreLine, Term, Words};
use crate::words::Parameter;

/// See [`crate::text::Language::table`].
pub(crate) fn table(words: Table<'_>) -> Words {
    let words = match words {
        Table::Parts => "Parts of the table",
        Table::Mars => "Mars",
        Table::Hand => "Hand",
        Table::Actions => "Actions",
        Table::Seats => "Seats",
        Table::Log => "Log",
        Table::NotYourTurn => "It is not your turn.",
        Table::FirstAction => "First action",
        Table::CardActions => "Card actions",
        Table::NoCardHasAnAction => "None of your cards has an action.",
        Table::NoActionCanBeUsed => "All card actions are used or cannot be used now.",
        Table::Pass => "Pass",
        Table::EndTurn => "End turn",
        Table::YourBoard => "Your board",
        Table::YourCardsOnTable => "Your played cards",
        Table::Was(figure) => return format!("was {figure}").into(),
        Table::RatingInShort => "TR",
        Table::PointsNow => "Points if the game ended now",
        Table::PointsNowInShort => "VP now",
        Table::Production => "production",
        Table::ActionOfTurn(number) => return format!("{number} of 2").into(),
        Table::Ready => "ready",
        Table::Choosing => "choosing",
        Table::Passed => "passed",
        Table::AllOfSeat(colour) => return format!(", {}: show everything", outline(colour)).into(),
        Table::GoesFirst => "Goes first",
        Table::GoingFirst => "goes first",
        Table::CardsInHand => "Cards in hand",
        Table::HandSize => "In hand",
        Table::InHand(_) => "in hand",
        Table::Events => "Events",
        Table::CardsOfGroup(group, count) => {
            let group = match group {
                Group::Actions => "Actions",
                Group::Effects => "Effects",
                Group::Rest => "Other cards",
                Group::Events => "Events",
            };
            return format!("{group} ({count})").into();
        }
        Table::Keys => "Keys",
        Table::Key(Shortcut::Hand) => "Go to your hand",
        Table::Key(Shortcut::Find) => "Find a card in your hand; Enter goes to it",
        Table::Key(Shortcut::Tableau) => "Go to your played cards",
        Table::Key(Shortcut::Map) => "Go to Mars",
        Table::Key(Shortcut::Actions) => "Go to the actions",
        Table::Key(Shortcut::Question) => "Current decision; again: its confirm button",
        Table::Key(Shortcut::Closer) => "Enlarge card; arrows go from card to card",
        Table::Key(Shortcut::Lay) => "Move a card in your hand",
        Table::Key(Shortcut::Symbols) => "Show what the symbols mean",
        Table::Key(Shortcut::Sheet) => "Show these keys",
        Table::Goals => "Milestones and awards",
        Table::Milestone { of, taken_by, counts } => {
            return goal(of.name, taken_by, &amount::milestone(of), counts).into();
        }
        Table::Award { of, taken_by, counts } => {
            return goal(of.name, taken_by, &amount::award(of), counts).into();
        }
        Table::Worth(&[first, second]) => {
            return format!("{first} points for the first, {second} for the second.").into();
        }
        Table::Worth(points) => return format!("{} points each.", points.first().unwrap_or(&0)).into(),
        Table::NextCosts(price) => return format!("The next costs {price} M€.").into(),
        Table::SolarPhase(generation) => return format!("Solar phase before generation {generation}").into(),
        Table::WorldGovernment => "World Government",
        Table::FleetsAndMarkers => "Trade fleets return, colony markers move up",
        Table::BroughtNothing => "No effect on you.",
        Table::GoOn => "Continue",
        Table::RatingRevision => "Everyone loses 1 TR",
        Table::NewGovernment(party) => return format!("New government: {party}").into(),
        Table::ChangingTimes => "Changing times",
        Table::Committee => "Committee",
        Table::CommitteeOf(generation) => return format!("The committee in generation {generation}").into(),
        Table::OpenCommittee => "Open the committee",
        Table::PartyInForce { party, policy } => return format!("In power: {party}. {policy}").into(),
        Table::PartyToCome { party, mine } => {
            let mine = if mine.is_empty() { "nothing".to_owned() } else { mine.join(", ") };
            return format!("Dominant: {party}. If it takes power, you gain {mine}.").into();
        }
        Table::ChairmanToCome(Some(name)) => {
            return format!("Next chairman if nothing changes: {name} (+1 TR).").into();
        }
        Table::ChairmanToCome(None) => "Next chairman if nothing changes: neutral.",
        Table::ChooseParty => "Choose a party to see its policy and what a delegate there would change.",
        Table::InPower => "in power",
        Table::Dominates => "Dominant party",
        Table::NextChairman => "Next chairman",
        Table::InfluenceOf(name) => return format!("Influence: {name}").into(),
        Table::Now => "now",
        Table::Then => "then",
        Table::IfEndedNow => "If the generation ended now",
        Table::OthersMayChange => "Others can still change this.",
        Table::InAll => "Total",
        Table::Neutral => "Neutral",
        Table::Delegates => "Delegates",
        Table::BenchOf(Bench::Lobby) => "Lobby",
        Table::BenchOf(Bench::Reserve) => "Reserve",
        Table::BenchOf(Bench::Chair) => "Chairman",
        Table::BenchOf(Bench::Party(_)) => "Party",
        Table::DueWhen(due) => match due {
            Due::Now => "this generation",
            Due::Next => "next generation",
            Due::Later => "in two generations",
        },
        Table::PartyRules(party) => return format!("In power: {party}").into(),
        Table::Chairman(Some(name)) => return format!("Chairman: {name}").into(),
        Table::Chairman(None) => "Chairman: neutral",
        Table::Influence { all, chairman, leader, delegates, cards } => {
            let parts = [
                (chairman, "chairman"),
                (leader, "leader of the dominant party"),
                (delegates, "delegates in it"),
                (cards, plural(cards.into(), "card", "cards")),
            ];
            let parts: Vec<String> = parts
                .into_iter()
                .filter(|(of, _)| *of > 0)
                .map(|(of, from)| format!("{of} {from}"))
                .collect();
            let from = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
            return format!("Your influence: {all}{from}").into();
        }
        Table::PartySeats(seats) => return party_seats(&seats).into(),
        Table::DelegatesOf(name, number) => {
            let whose = name.map_or_else(|| "Neutral".to_owned(), capital);
            let noun = plural(number.into(), "delegate", "delegates");
            return format!("{whose}: {number} {noun}").into();
        }
        Table::EventDue { due, name, mine } => {
            let due = match due {
                Due::Now => "At the end of this generation",
                Due::Next => "At the end of the next generation",
                Due::Later => "In two generations",
            };
            let mine = if mine.is_empty() { "no effect right now".to_owned() } else { mine.join(", ") };
            return format!("{due}: {name}. For you: {mine}.").into();
        }
        Table::IfItCameNow => "If it came now",
        Table::SendsWhenRevealed => "Neutral delegate when revealed",
        Table::SendsWhenCurrent => "Neutral delegate when it becomes current",
        Table::Colonies => "Colonies",
        Table::FleetsAtHome { name, home, all } => {
            let fleets = plural(all.into(), "trade fleet", "trade fleets");
            return format!("{}: {home} of {all} {fleets} at home", capital(name)).into();
        }
        Table::ColonyTile { name, income, owners, visitor, opens_with } => {
            return tile(name, income, owners, visitor, opens_with).into();
        }
        Table::AtPosition(position) => return format!("Position {position}").into(),
        Table::ColonyBonus => "Colony bonus, whoever trades",
        Table::BuildingBrings => "Building a colony",
        Table::TradeBrings => "Trade income by marker position",
        Table::Trade => "Trade",
        Table::YourCards => "Your cards",
        Table::InYourHand(count) => return format!("Hand ({count})").into(),
        Table::PlayableNow(count) => return format!("{count} playable now").into(),
        Table::EmptyHand => "No cards. You draw four in the next research phase.",
        Table::Drafted(count) => return format!("Drafted ({count})").into(),
        Table::FindCard => "Find a card",
        Table::Find => "Find",
        Table::OrderOfCards => "Order of the cards",
        Table::InOrder(Order::Own) => "My order",
        Table::InOrder(Order::Cost) => "By cost",
        Table::InOrder(Order::Tag) => "By tag",
        Table::InOrder(Order::Kind) => "By kind",
        Table::InOrder(Order::Playable) => "Playable soonest",
        Table::OnlyPlayable => "Playable",
        Table::NoneFound => "No matching cards.",
        Table::NotShown(cards) => return format!("{cards} not shown").into(),
        Table::PassTheDevice(names) => return format!("Pass the device to {}", names.join(" or ")).into(),
        Table::NothingHidden => "No hidden cards are shown on this screen.",
        Table::IAm(name) => return format!("I am {name}").into(),
        Table::IHaveAnswered(name) => return format!("I am {name} and have chosen").into(),
        Table::WithOutline(colour) => return format!(", {}", outline(colour)).into(),
        Table::AllEvents => "All",
        Table::SinceYourTurn => "Since your turn",
        Table::WhoseEvents => "Show events of",
        Table::NewestFirst => "Events, newest first",
        Table::NothingYet => "Nothing has happened yet.",
        Table::WholeLog => "Show whole log",
        Table::FinalScore => "Final score",
        Table::BackToTheScore => "Back to the score",
        Table::LookAtTable => "Look at the table",
        Table::NewGame => "New game",
        Table::PointsBySource => "Points by source",
        Table::PointsAsTable => "Points as a table",
        Table::NotReady(generation) => {
            return format!("Generation {generation} was the last, and Mars was not ready.").into();
        }
        Table::NotRated { generations, rating } => {
            return format!("Generation {generations} was the last; you reached TR {rating}.").into();
        }
        Table::DoneWithin(generations) => {
            return format!("Mars was terraformed in {generations} generations.").into();
        }
        Table::Level { second, generations } => {
            return format!("Tied on points with {second} after {generations} generations; M€ decide.")
                .into();
        }
        Table::Ahead { lead, generations, best } => return ahead(lead, generations, best).into(),
        Table::Planet => "Planet",
        Table::TrackGoal { parameter, goal } => {
            return format!("{}, goal {}", term(Term::Parameter(parameter)), level(parameter, goal)).into();
        }
        Table::Track { parameter, level, then, goal } => return track(parameter, level, then, goal).into(),
        Table::Waiting => "Waiting",
        Table::WaitingFor(names) => return format!("Waiting for {}.", names.join(", ")).into(),
        Table::ToMyNextDecision => "To my next decision",
    };
    words.into()
}

/// "Gardener: taken by Bob. Have 3 greenery tiles. Anna 1, Bob 3".
fn goal(name: &str, taken_by: Option<&str>, text: &str, counts: &[(&str, i32)]) -> String {
    let taken = taken_by.map(|name| format!("taken by {name}. ")).unwrap_or_default();
    let counts: Vec<String> =
        counts.iter().map(|&(name, count)| format!("{name} {}", signed(count))).collect();
    format!("{name}: {taken}{text} {}", capital(&counts.join(", ")))
}

/// "Luna. Trade now: Gain 2 M€. Colonies: Anna, Bob. Trade fleet there: Bob."
fn tile(
    name: &str,
    income: &str,
    owners: &[&str],
    visitor: Option<&str>,
    opens_with: Option<CardResource>,
) -> String {
    let income = if income.is_empty() { "no effect." } else { income };
    let now = match opens_with {
        Some(kind) => format!("{name} opens once a card that stores {} is in play.", card_resource(kind, 2)),
        None => format!("{name}. Trade now: {income}"),
    };
    let there = if owners.is_empty() { String::new() } else { format!(" Colonies: {}.", owners.join(", ")) };
    let visited = visitor.map(|name| format!(" Trade fleet there: {name}.")).unwrap_or_default();
    format!("{now}{there}{visited}")
}

/// "Won by 5 points in 10 generations. Biggest difference: cards, 12 to 8."
fn ahead(lead: i16, generations: u8, best: Option<(ScoreLine, i16, i16)>) -> String {
    let best = best.map(|(line, one, other)| {
        // "TR" alone is written in capitals, and it is not called so here.
        let line = score_line(line).to_lowercase();
        format!(" Biggest difference: {line}, {} to {}.", signed(one.into()), signed(other.into()))
    });
    let points = plural(lead.into(), "point", "points");
    format!("Won by {lead} {points} in {generations} generations.{}", best.unwrap_or_default())
}

/// "Temperature −30 °C, then −28 °C of 8 °C".
fn track(parameter: Parameter, now: i8, then: Option<i8>, goal: i8) -> String {
    let level = |value: i8| level(parameter, value);
    let then = then.map(|then| format!(", then {}", level(then))).unwrap_or_default();
    format!("{} {}{then} of {}", term(Term::Parameter(parameter)), level(now), level(goal))
}

/// Who sits in a party.
fn party_seats(seats: &Seats<'_>) -> String {
    let Seats { party, all, own, leader, rules, dominates } = *seats;
    let led = match leader {
        None => String::new(),
        Some(None) => ", neutral leader".to_owned(),
        Some(Some(name)) => format!(", led by {name}"),
    };
    let yours = if own == 0 { String::new() } else { format!(", {own} of them yours") };
    let rules = if rules { ", in power" } else { "" };
    let dominates = if dominates { ", dominant" } else { "" };
    format!("{party}: {all} {}{led}{yours}{rules}{dominates}", plural(all.into(), "delegate", "delegates"))
}
