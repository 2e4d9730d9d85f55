//! The page's own words of Ares Expedition.

use super::effect::{standard_text, step};
use super::lesson::lesson;
use super::terms::{
    self, INCOME, amounts, level, money, name, or_specials, phase_number, stocks, term, track,
};
use crate::text::ares::prelude::*;
use crate::text::english::terms::{and, cards, plural, steps};
use crate::text::english::who::{all_called, label};

pub(super) fn words(words: AresWords<'_>) -> Text {
    say! { words;
        AresWords::Round(0) | AresWords::RoundInShort(0) => "Set-up";
        AresWords::RoundInShort(round) => "R{round}";
        AresWords::Round(round) => "Round {round}";
        AresWords::StageIs(Stage::Setup) => "Corporations";
        AresWords::StageIs(Stage::Planning) => "Planning";
        AresWords::StageIs(Stage::Cube(_)) => "Cubes";
        AresWords::StageIs(Stage::Swap { .. }) => "Swap";
        AresWords::StageIs(Stage::Neutral) => "Neutral phase";
        AresWords::StageIs(Stage::Resolving(it)) => (phase(it));
        AresWords::StageIs(Stage::HandLimit) => "Hand limit";
        AresWords::StageIs(Stage::Warming) => "Mars changes";
        AresWords::StageIs(Stage::Over) => "End of the game";
        AresWords::LessonHeading(topic) => (lesson(topic).name);
        AresWords::LessonTeaches(topic) => (lesson(topic).about);
        AresWords::Planet => "Mars";
        AresWords::Phases => "Phases of this round";
        AresWords::NotThisRound => "not this round";
        AresWords::ChosenBy { names, neutral: false } => "chosen by {}", and(&all_called(names));
        AresWords::ChosenBy { names, neutral: true } => "chosen by {}", and(&[all_called(names), vec!["the neutral player".to_owned()]].concat());
        AresWords::AtThePhasesStart(track, steps) => "began at {}", level(track, steps);
        AresWords::Complete => "complete";
        AresWords::StepsToGo(number) => "{number} to go";
        AresWords::OceansOf { now, of } => "Oceans {now} of {of}";
        AresWords::OceanFaceDown => "Ocean, face down";
        AresWords::Deck(cards) => "Deck {cards}";
        AresWords::Discards(cards) => "discarded {cards}";
        AresWords::FigureIs(Figure::Stock(it)) => (term(AresTerm::Stock(it)));
        AresWords::FigureIs(Figure::Production(it)) => "{} production", term(AresTerm::Stock(it));
        AresWords::FigureIs(Figure::CardProduction) => "card production";
        AresWords::FigureIs(Figure::Hand) => "cards in hand";
        AresWords::FigureIs(Figure::Rating) => (term(AresTerm::Rating));
        AresWords::FigureIs(Figure::Forests) => (term(AresTerm::Forest));
        AresWords::FigureIs(Figure::Steps(it)) => (term(AresTerm::Track(it)));
        AresWords::FigureIs(Figure::Oceans) => (term(AresTerm::Ocean));
        AresWords::FigureIs(Figure::Capacity(it)) => (term(AresTerm::Capacity(it)));
        AresWords::FigureIs(Figure::Stored(id)) => "resources on {}", name(card(id));
        AresWords::FigureIs(Figure::Points) => "VP if the game ended now";
        AresWords::Then => "then";
        AresWords::IncomeWithRating => "M€ in the production phase: production and terraform rating";
        AresWords::CapacityTakesOff { capacity, off } => "{}: {off} M€ off", term(AresTerm::Capacity(capacity));
        AresWords::CardsOfColour(colour, cards) => "{} cards: {cards}", term(AresTerm::Colour(colour));
        AresWords::Brings(it) => "chose {}", phase(it);
        AresWords::BroughtLast(it) => "chose {} last round", phase(it);
        AresWords::LastInShort => "last";
        AresWords::HasFinished => "done";
        AresWords::Chooses => "choosing";
        AresWords::Acts => "acting";
        AresWords::Goal => "Goal";
        AresWords::Missing { oxygen: 0, temperature: 0, oceans: 0 } => "Mars is complete.";
        AresWords::Missing { oxygen, temperature, oceans } => "Mars still needs {}.", and(&amounts([oxygen, temperature, oceans], [AresTerm::Track(ZoneTrack::Oxygen), AresTerm::Track(ZoneTrack::Temperature), AresTerm::Ocean]));
        AresWords::RoundsLeft(0) => "This is the last round.";
        AresWords::RoundsLeft(rounds) => "{rounds} {} left after this one", plural(rounds.into(), "round", "rounds");
        AresWords::EndsAnyway { last: _, left: 0 } => "This is the last round: the game ends with it, complete or not.";
        AresWords::EndsAnyway { last, left } => "The game ends after round {last} at the latest: {left} {} left after this one.", plural(left.into(), "round", "rounds");
        AresWords::NeutralPhases => "Neutral player";
        AresWords::NeutralPhase { phase: it, is_now: true, .. } => "{}: this round", phase(it);
        AresWords::NeutralPhase { phase: it, is_had: true, .. } => "{}: revealed", phase(it);
        AresWords::NeutralPhase { phase: it, .. } => "{}: still to come", phase(it);
        AresWords::NeutralCube { at, rounds, steps: 0 } => "The neutral cube is on {at} of 5; it moves in {rounds} {}, and nothing rises by itself.", plural(rounds.into(), "round", "rounds");
        AresWords::NeutralCube { at, rounds, steps: number } => "The neutral cube is on {at} of 5; it moves in {rounds} {}, and oxygen or temperature rises by {}.", plural(rounds.into(), "round", "rounds"), steps(number.into());
        AresWords::PointsTogether { now, of } => "{now} of {of} VP together";
        AresWords::StepsMade { done, of, due: None } => "{done} of {of} steps and oceans";
        AresWords::StepsMade { done, of, due: Some(due) } => "{done} of {of} steps and oceans; {due} at an even pace";
        AresWords::RaisedBy { who, steps: number } => "{}: {number} (simultaneous ones count for each player)", label(who);
        AresWords::CubesLeft { money, swaps } => "{money} {} of 1 M€ and {swaps} {} left", plural(money.into(), "cube", "cubes"), plural(swaps.into(), "swap cube", "swap cubes");
        AresWords::SinceYourChoice => "Since your last choice";
        AresWords::PlayedLast => "Cards played last";
        AresWords::Keeps { who: Called::You, kept, of } => "You keep {kept} of {of} cards.";
        AresWords::Keeps { who: Called::Name(who), kept, of } => "{who} keeps {kept} of {of} cards.";
        AresWords::OthersAreHidden => "all act at once; shown when all are done";
        AresWords::PlayableNow(0) => "No card of your hand can be played now.";
        AresWords::PlayableNow(cards) => "Press a card of your hand to play it: {cards} {} can be played now.", plural(cards as i32, "card", "cards");
        AresWords::NotPlayableYet => "Not playable yet.";
        AresWords::BonusLeft => "Your bonus is unused: draw a card, or play a second blue or red card.";
        AresWords::ConvertAndFinish(number) => "Do {number} {}, then finish", plural(number as i32, "conversion", "conversions");
        AresWords::SellBeforeTheEnd => "Mars will be complete: the game ends with this phase. Discard cards you no longer need for M€, for more standard actions or for ties.";
        AresWords::ChooseInHand => "Press cards of your hand below.";
        AresWords::ChooseSeveralInHand { chosen, of: Some(of) } => "Press cards of your hand below; {chosen} of {of} chosen.";
        AresWords::ChooseSeveralInHand { chosen, of: None } => "Press cards of your hand below; {chosen} chosen.";
        AresWords::SellChosen { cards: number, money: it } => "Sell {} for {}", cards(number as i32), money(it);
        AresWords::SellChosenToPay { cards: number, money: it } => "Sell {} for {} and pay", cards(number as i32), money(it);
        AresWords::DiscardChosen(number) => "Discard {}", cards(number as i32);
        AresWords::ReplaceChosen(0) => "Keep all cards";
        AresWords::ReplaceChosen(number) => "Replace {}", cards(number as i32);
        AresWords::LookAt(id) => "{}: show the card", name(card(id));
        AresWords::HowMuch { least, most } => "Amount, {least} to {most}";
        AresWords::PressAPhase => "Press a phase to see more of it, then seal it.";
        AresWords::Sealed(it) => "You sealed {}: the others see it when all have chosen.", phase(it);
        AresWords::Seal(it) => "Seal {}", phase(it);
        AresWords::ChosenLastRound => "You chose it last round. It comes back after this one.";
        AresWords::OutlookOf(it) => (outlook(it));
        AresWords::ByOthersOnly(it) => "If others alone choose it: {}", outlook(it);
        AresWords::CannotChooseIt(names) => "{} cannot choose it", and(&all_called(names));
        AresWords::CardCosting { card: id, price } => "{}, {price} M€", name(card(id));
        AresWords::StandardActions => "Standard actions";
        AresWords::StandardFor { action, stock, price } => "{} Price: {}.", standard_text(action), stocks(price, stock);
        AresWords::ShortOf(short) => "{short} short";
        AresWords::PlayNothingMore => "Play nothing more";
        AresWords::DoNothingMore => "Do nothing more";
        AresWords::Use => "Use";
        AresWords::UseAgain => "Use again";
        AresWords::PlayFor(price) => "Play for {price} M€";
        AresWords::SellFor(money) => "Discard for {money} M€";
        AresWords::ThenAsked => "Next:";
        AresWords::InVain(why) => "No effect: {}.", vain(why);
        AresWords::InVainInShort => "no effect";
        AresWords::StepLost(LostStep { card: id, step: of, why }) => "No effect: {} ({}).", step(of, card(id)), vain(why);
        AresWords::TokensAdd(1) => "The ocean token adds M€, plants or a card.";
        AresWords::TokensAdd(number) => "The {number} ocean tokens add M€, plants or cards.";
        AresWords::StaysDone => "Reveals cards: can’t be undone.";
        AresWords::EndedIn(round) => "The game ended in round {round}.";
        AresWords::EmptyHand => "No cards. You draw new ones in phase V.";
        AresWords::LeftForTies => "Tie-break: heat, plants, M€ and cards, sold";
        AresWords::TrackComplete(it) => "{}: complete", term(AresTerm::Track(it));
        AresWords::OceansComplete => "Oceans: complete";
        AresWords::PointsByRound => "Points by round";
        AresWords::MarsByRound => "Mars by round";
        AresWords::MarsAfter { round, done } => "Round {round}: {done}";
        AresWords::StepsBy => "Steps and oceans raised (simultaneous ones count for each player)";
        AresWords::PhasesBy => "Phases chosen";
        AresWords::LeadSince { winner, round } => "{} took the lead for good in round {round}.", label(winner);
    }
}

/// Why a step brings nothing, as a clause.
fn vain(why: Vain) -> String {
    say! { why;
        Vain::AtMaximum(it) => "{} is at its maximum", track(it);
        Vain::AllOceans => "all oceans are placed";
        Vain::NoHolder { kinds, bearer: Bearer::Here } => "this card cannot hold {}", or_specials(kinds, 2);
        Vain::NoHolder { kinds, bearer: Bearer::Other } => "no other card of yours can hold {}", or_specials(kinds, 2);
        Vain::NoHolder { kinds, bearer: Bearer::Any } => "no card of yours can hold {}", or_specials(kinds, 2);
        Vain::NoCards => "no cards are left to draw";
        Vain::NotNow => "there is nothing for it to do now";
    }
}

/// A phase with its number: "IV Production".
fn phase(of: Phase) -> String {
    format!("{} {}", phase_number(of), terms::phase(of))
}

fn outlook(outlook: Outlook) -> String {
    say! { outlook;
        Outlook::Plays { of: 0, .. } => "no card of this kind in your hand";
        Outlook::Plays { playable, of } => "{playable} of {of} {} can be played", plural(of.into(), "card", "cards");
        Outlook::Uses { cards, standard } => "{cards} {}, {standard} {}", plural(cards.into(), "card action", "card actions"), plural(standard.into(), "standard action", "standard actions");
        Outlook::Collects(Income { money: 0, heat: 0, plants: 0, cards: 0 }) => "nothing";
        Outlook::Collects(Income { money, heat, plants, cards }) => (amounts([money, heat, plants, cards], INCOME).join(", "));
        Outlook::Draws { draw, keep } => "draw {draw}, keep {keep}";
    }
}
