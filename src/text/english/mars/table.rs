//! Round a game.

use crate::text::english::common::bar::steps_left;
use crate::text::english::common::{course::course, reason::reason, standings::standings};
use crate::text::english::terms::{
    capital, card_resource, change, changes, counted, level, listed, name, outline, party, plural, recapped,
    score_line, signed, term,
};
use crate::text::english::who::{all_called, called, label};
use crate::text::english::{
    amount,
    effect::{breath, sentences},
    mars::guide::guide,
};
use crate::text::mars::prelude::*;

pub(crate) fn table(words: TableWords<'_>) -> Text {
    say! { words;
        TableWords::Parts => "Parts of the table";
        TableWords::Mars => "Mars";
        TableWords::Hand => "Hand";
        TableWords::Actions => "Actions";
        TableWords::Seats => "Seats";
        TableWords::Log => "Log";
        TableWords::Why => "Why?";
        TableWords::WhyDid(name) => "Why did {} do this?", called(name);
        TableWords::AsksForReason => "Thinking it over again …";
        TableWords::Because(why) => (reason(why));
        TableWords::NotYourTurn => "It is not your turn.";
        TableWords::AnswerFirst(Shape::Card { .. } | Shape::TableauCard) => "First choose a card.";
        TableWords::AnswerFirst(Shape::Cards { .. }) => "First choose cards.";
        TableWords::AnswerFirst(Shape::Space { tile: Some(_) }) => "First place the tile.";
        TableWords::AnswerFirst(Shape::Space { tile: None }) => "First choose an area.";
        TableWords::AnswerFirst(Shape::Player) => "First choose a player.";
        TableWords::AnswerFirst(Shape::Amount { .. }) => "First choose how many.";
        TableWords::AnswerFirst(Shape::Payment { .. }) => "First pay.";
        TableWords::AnswerFirst(Shape::Award) => "First choose an award.";
        TableWords::AnswerFirst(Shape::Conversion | Shape::Option | Shape::Order) => "First answer the open question.";
        TableWords::AnswerFirst(Shape::Turn | Shape::Answered) => "It is not your turn.";
        TableWords::FirstAction => "First action";
        TableWords::CardActions => "Card actions";
        TableWords::NoCardHasAnAction => "None of your cards has an action.";
        TableWords::NoActionCanBeUsed => "All card actions are used or cannot be used now.";
        TableWords::Pass => "Pass";
        TableWords::EndTurn => "End turn";
        TableWords::YourBoard => "Your board";
        TableWords::YourCardsOnTable => "Your played cards";
        TableWords::Was(figure) => "was {figure}";
        TableWords::Change(of) => (change(&of));
        TableWords::RecapChange(of) => (recapped(&of));
        TableWords::RatingInShort => "TR";
        TableWords::PointsNow => "Points if the game ended now";
        TableWords::PointsNowInShort => "VP now";
        TableWords::Production => "production";
        TableWords::ActionOfTurn(number) => "{number} of 2";
        TableWords::Ready => "ready";
        TableWords::Choosing => "choosing";
        TableWords::Passed => "passed";
        TableWords::AllOfSeat(colour) => ", {}: show everything", outline(colour);
        TableWords::GoesFirst => "Goes first";
        TableWords::GoingFirst => "goes first";
        TableWords::CardsInHand => "Cards in hand";
        TableWords::HandSize => "In hand";
        TableWords::InHand(_) => "in hand";
        TableWords::Events => "Events";
        TableWords::CardsOfGroup(group, count) => {
            let group = match group {
                Group::Actions => "Actions",
                Group::Effects => "Effects",
                Group::Rest => "Other cards",
                Group::Events => "Events",
            };
            format!("{group} ({count})")
        };
        TableWords::Keys => "Keys";
        TableWords::Key(Shortcut::Hand) => "Go to your hand";
        TableWords::Key(Shortcut::Find) => "Find a card in your hand; Enter goes to it";
        TableWords::Key(Shortcut::Tableau) => "Go to your played cards";
        TableWords::Key(Shortcut::Coach) => "Ask the coach";
        TableWords::Key(Shortcut::Map) => "Go to Mars";
        TableWords::Key(Shortcut::Recap) => "Show or hide what happened since your turn";
        TableWords::Key(Shortcut::Actions) => "Go to the actions";
        TableWords::Key(Shortcut::Question) => "Current decision; again: its confirm button";
        TableWords::Key(Shortcut::Closer) => "Enlarge card; arrows go from card to card";
        TableWords::Key(Shortcut::Lay) => "Move a card in your hand";
        TableWords::Key(Shortcut::Symbols) => "Show what the symbols mean";
        TableWords::Key(Shortcut::Standings) => "Show the standings";
        TableWords::Key(Shortcut::Opponents) => "Show the other players, one after another";
        TableWords::Key(Shortcut::Log) => "Go to the log";
        TableWords::Key(Shortcut::Pass) => "Pass or end your turn; Enter confirms";
        TableWords::Key(Shortcut::Finish) => "Go to the button that ends your phase; Enter presses it";
        TableWords::Key(Shortcut::Undo) => "Go to Undo; Enter undoes your last choice";
        TableWords::Key(Shortcut::Before) => "Hold: the table before your last choice";
        TableWords::Key(Shortcut::Sheet) => "Show these keys";
        TableWords::Key(Shortcut::Guide) => "Go to the guide";
        TableWords::Key(Shortcut::Explain) => "Explain what has the focus, or everything here";
        TableWords::Key(Shortcut::Rules) => "Open the rules";
        TableWords::Key(Shortcut::Phase) => "Choose a phase; Enter seals it";
        TableWords::Key(Shortcut::Walk) => "Go from card to card or from action to action";
        TableWords::Key(Shortcut::Away) => "Close what is open, or go back";
        TableWords::Goals => "Milestones and awards";
        TableWords::Milestone { of, taken_by, counts } => (goal(of.name, taken_by, &amount::milestone(of), counts));
        TableWords::Award { of, taken_by, counts } => (goal(of.name, taken_by, &amount::award(of), counts));
        TableWords::Worth(&[first, second]) => "{first} points for the first, {second} for the second.";
        TableWords::Worth(points) => "{} points each.", points.first().unwrap_or(&0);
        TableWords::NextCosts(price) => "The next costs {price} M€.";
        TableWords::SolarPhase(generation) => "Solar phase before generation {generation}";
        TableWords::WorldGovernment => "World Government";
        TableWords::FleetsAndMarkers => "Trade fleets return, colony markers move up";
        TableWords::BroughtNothing => "No effect on you.";
        TableWords::GoOn => "Continue";
        TableWords::RatingRevision => "Everyone loses 1 TR";
        TableWords::NewGovernment(it) => "New government: {}", party(it);
        TableWords::ChangingTimes => "New global event";
        TableWords::Committee => "Committee";
        TableWords::CommitteeOf(generation) => "The committee in generation {generation}";
        TableWords::Key(Shortcut::Colonies) => "Open the colonies";
        TableWords::Key(Shortcut::Committee) | TableWords::OpenCommittee => "Open the committee";
        TableWords::PartyInForce(it) => "In power: {}. {}", party(it), policy(it);
        TableWords::PartyToCome { party: it, mine: [] } => "Dominant: {}. If it takes power, you gain nothing.", party(it);
        TableWords::PartyToCome { party: it, mine } => "Dominant: {}. If it takes power, you gain {}.", party(it), changes(mine);
        TableWords::ChairmanToCome(Some(name)) => "Next chairman if nothing changes: {} (+1 TR).", called(name);
        TableWords::ChairmanToCome(None) => "Next chairman if nothing changes: neutral.";
        TableWords::ChooseParty => "Choose a party to see its policy and what a delegate there would change.";
        TableWords::InPower => "in power";
        TableWords::Dominates => "Dominant party";
        TableWords::NextChairman => "Next chairman";
        TableWords::InfluenceOf(name) => "Influence: {}", called(name);
        TableWords::Now => "now";
        TableWords::Then => "then";
        TableWords::IfEndedNow => "If the generation ended now";
        TableWords::OthersMayChange => "Others can still change this.";
        TableWords::InAll => "Total";
        TableWords::Neutral => "Neutral";
        TableWords::Delegates => "Delegates";
        TableWords::BenchOf(DelegateSeat::Lobby) => "Lobby";
        TableWords::BenchOf(DelegateSeat::Reserve) => "Reserve";
        TableWords::BenchOf(DelegateSeat::Chair) => "Chairman";
        TableWords::BenchOf(DelegateSeat::Party(_)) => "Party";
        TableWords::DueWhen(Due::Now) => "this generation";
        TableWords::DueWhen(Due::Next) => "next generation";
        TableWords::DueWhen(Due::Later) => "in two generations";
        TableWords::PartyRules(it) => "In power: {}", party(it);
        TableWords::Chairman(Some(name)) => "Chairman: {}", called(name);
        TableWords::Chairman(None) => "Chairman: neutral";
        TableWords::Influence { all: 0, .. } => "Your influence: 0";
        TableWords::Influence { all, chairman, leader, delegates, cards } => {
            let leader = (leader, "leader of the dominant party");
            let cards = (cards, plural(cards.into(), "card", "cards"));
            let parts = [(chairman, "chairman"), leader, (delegates, plural(delegates.into(), "delegate in it", "delegates in it")), cards];
            let parts = parts.into_iter().filter(|(of, _)| *of > 0);
            format!("Your influence: {all} ({})", listed(parts.map(|(of, from)| format!("{of} {from}"))))
        };
        TableWords::PartySeats(seats) => (party_seats(&seats));
        TableWords::DelegatesOf(None, number) => "Neutral: {}", counted(number.into(), Noun::Delegate);
        TableWords::DelegatesOf(Some(name), number) => "{}: {}", label(name), counted(number.into(), Noun::Delegate);
        TableWords::EventDue { due: Due::Now, event, mine, owed } => "At the end of this generation: {}. For you: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Next, event, mine, owed } => "At the end of the next generation: {}. For you: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Later, event, mine, owed } => "In two generations: {}. For you: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::IfItCameNow => "If it came now";
        TableWords::SendsWhenRevealed => "Neutral delegate when revealed";
        TableWords::SendsWhenCurrent => "Neutral delegate when it becomes current";
        TableWords::Colonies => "Colonies";
        TableWords::FleetsAtHome { name, home, all } => "{}: {home} of {} at home", label(name), counted(all.into(), Noun::Fleet);
        TableWords::ColonyTile { tile: id, opens_with: Some(kind), owners, visitor, .. } => "{} opens once a card that stores {} is in play.{}", name(card(id)), card_resource(kind, 2), at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income: [], owners, visitor, .. } => "{}. Trade now: no effect.{}", name(card(id)), at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income, owners, visitor, .. } => "{}. Trade now: {}{}", name(card(id)), sentences(income, &Card::BLANK), at_tile(owners, visitor);
        TableWords::AtPosition(position) => "Position {position}";
        TableWords::ColonyBonus => "Colony bonus, whoever trades";
        TableWords::BuildingBrings => "Building a colony";
        TableWords::TradeBrings => "Trade income by marker position";
        TableWords::Trade => "Trade";
        TableWords::YourCards => "Your cards";
        TableWords::InYourHand(count) => "Hand ({count})";
        TableWords::PlayableNow(count) => "{count} playable now";
        TableWords::EmptyHand => "No cards. The research phase brings new ones.";
        TableWords::Drafted(count) => "Drafted ({count})";
        TableWords::FindCard => "Find a card";
        TableWords::Find => "Find";
        TableWords::OrderOfCards => "Order of the cards";
        TableWords::InOrder(Order::Own) => "My order";
        TableWords::InOrder(Order::Cost) => "By cost";
        TableWords::InOrder(Order::Tag) => "By tag";
        TableWords::InOrder(Order::Kind) => "By kind";
        TableWords::InOrder(Order::Playable) => "Playable soonest";
        TableWords::OnlyPlayable => "Playable";
        TableWords::NoneFound => "No matching cards.";
        TableWords::NotShown(cards) => "{cards} not shown";
        TableWords::PassTheDevice(names) => "Pass the device to {}", all_called(names).join(" or ");
        TableWords::NothingHidden => "No hidden cards are shown on this screen.";
        TableWords::IAm(name) => "I am {}", called(name);
        TableWords::IHaveAnswered(name) => "I am {} and have chosen", called(name);
        TableWords::WithOutline(colour) => ", {}", outline(colour);
        TableWords::AllEvents => "Everyone";
        TableWords::SinceYourTurn => "Since your turn";
        TableWords::ChangedSince => "changed since your last move";
        TableWords::WhatHappened => "What happened since your turn";
        TableWords::MoreInTheLog(count) => "And {count} more in the log";
        TableWords::PlayersPass(names) => "{} pass.", listed(all_called(names));
        TableWords::DelegatesSent(count) => "{count} delegates go to parties.";
        TableWords::DeedToYou { deed, mine } => "{deed} You: {}.", listed(mine.iter().map(recapped));
        TableWords::DoneToYou => "Done to you";
        TableWords::WhoseEvents => "Show events of";
        TableWords::EventsThatChange => "Show changes of";
        TableWords::AnyFigure => "Everything";
        TableWords::CardsOfHand => "Cards";
        TableWords::CardsAreBought => "Cards are bought.";
        TableWords::CardsAreDrafted => "Cards are drafted.";
        TableWords::NewestFirst => "Events, newest first";
        TableWords::NothingYet => "Nothing has happened yet.";
        TableWords::WholeLog => "Show whole log";
        TableWords::Standing(words) => (standings(words));
        TableWords::Guide(words) => (guide(words));
        TableWords::Course(words) => (course(words));
        TableWords::FinalScore => "Final score";
        TableWords::BackToTheScore => "Back to the score";
        TableWords::LookAtTable => "Look at the table";
        TableWords::NewGame => "New game";
        TableWords::PointsBySource => "Points by source";
        TableWords::PointsAsTable => "Points as a table";
        TableWords::AsTable => "As a table";
        TableWords::PointsByGeneration => "Points by generation";
        TableWords::AsIfEndedThen => "as if the game had ended then";
        TableWords::AtTheStart => "Start";
        TableWords::LeadSince { winner, generation } => "{} took the lead for good in generation {generation}.", label(winner);
        TableWords::PointsFromCards => "Points from cards";
        TableWords::NoPointsFromCards => "No points from cards.";
        TableWords::MoreCards(cards) => "{cards} more {}", plural(cards as i32, "card", "cards");
        TableWords::NotReady { last, missing } => "Generation {last} was the last. Steps missing: {}.", steps_left(missing);
        TableWords::NotRated { generations, rating } => "Generation {generations} was the last; you reached TR {rating}.";
        TableWords::DoneWithin(generations) => "Mars was terraformed in {generations} generations.";
        TableWords::Level { second, generations } => "Tied on points with {} after {generations} generations; M€ decide.", called(second);
        TableWords::Ahead { lead, generations, best } => (ahead(lead, generations, best));
        TableWords::Planet => "Planet";
        TableWords::TrackGoal { parameter, goal } => "{}, goal {}", term(Term::Parameter(parameter)), level(parameter, goal);
        TableWords::Track { parameter, level, then, goal } => (track(parameter, level, then, goal));
        TableWords::Waiting => "Waiting";
        TableWords::WaitingFor(names) => "Waiting for {}.", listed(all_called(names));
        TableWords::PassBeforehand => "Pass at my next turn";
        TableWords::PassBeforehandAbout => "Whatever the others do; press again to take it back.";
        TableWords::BeforeLastChoice => "The table before your last choice";
        TableWords::BeforeLastChoiceAbout => "Let go to return.";
        TableWords::ToMyNextDecision => "To my next decision";
    }
}

/// "Gardener: taken by Bob. Have 3 greenery tiles. Anna 1, Bob 3".
fn goal(name: &str, taken_by: Option<Called<'_>>, text: &str, counts: &[(Called<'_>, i32)]) -> String {
    let taken = taken_by.map(|name| format!("taken by {}. ", called(name))).unwrap_or_default();
    let counts = counts.iter().map(|&(name, count)| format!("{} {}", called(name), signed(count)));
    format!("{name}: {taken}{text} {}", capital(&listed(counts)))
}

/// What an event brings the player who reads of it.
fn for_you(mine: &[Changed], owed: &[Effect], event: &Card) -> String {
    match (mine, owed) {
        ([], []) => "no effect right now".to_owned(),
        (mine, []) => changes(mine),
        ([], owed) => breath(owed, event),
        (mine, owed) => format!("{}; {}", changes(mine), breath(owed, event)),
    }
}

/// " Colonies: Anna, Bob. Trade fleet there: Bob."
fn at_tile(owners: &[Called<'_>], visitor: Option<Called<'_>>) -> String {
    let there =
        if owners.is_empty() { String::new() } else { format!(" Colonies: {}.", listed(all_called(owners))) };
    let visited = visitor.map(|name| format!(" Trade fleet there: {}.", called(name))).unwrap_or_default();
    format!("{there}{visited}")
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

/// "Greens: 3 delegates, led by Bob, 1 of them yours, in power".
fn party_seats(seats: &PartySeats<'_>) -> String {
    let PartySeats { party: it, all, own, leader, rules, dominates } = *seats;
    let leader = leader
        .map(|of| of.map_or_else(|| "neutral leader".to_owned(), |name| format!("led by {}", called(name))));
    let own = (own > 0).then(|| format!("{own} of them yours"));
    let rules = rules.then(|| "in power".to_owned());
    let dominates = dominates.then(|| "dominant".to_owned());
    let all = Some(format!("{}: {}", party(it), counted(all.into(), Noun::Delegate)));
    listed([all, leader, own, rules, dominates].into_iter().flatten())
}

/// What a party in power brings everyone, as sentences.
fn policy(of: Party) -> String {
    let lasts = |line: &Line| matches!(line.topic, Topic::Lasting | Topic::Action);
    let lines = crate::text::english::card::card(card(of.card())).into_iter().filter(lasts);
    lines.map(|line| line.words).collect::<Vec<_>>().join(" ")
}
