//! The page's own words of Ares Expedition.

use super::terms::{level, name};
use super::{effect, terms};
use crate::ares::cards::{Bearer, CardColour, Phase, Stock, card};
use crate::ares::{Figure, Income, LostStep, Outlook, Stage, Vain};
use crate::text::Text;
use crate::text::ares::{AresTerm, AresWords};
use crate::text::english::terms::{and, or, plural, sentence};
use crate::text::english::who::{all_called, label};
use crate::text::say::say;

pub(super) fn words(words: AresWords<'_>) -> Text {
    say! { words;
        AresWords::Round(0) | AresWords::RoundInShort(0) => "Set-up";
        AresWords::RoundInShort(round) => "R{round}";
        AresWords::Round(round) => "Round {round}";
        AresWords::StageIs(it) => (stage(it));
        AresWords::Planet => "Mars";
        AresWords::Phases => "Phases of this round";
        AresWords::NotThisRound => "not this round";
        AresWords::ChosenBy { names, neutral } => (chosen_by(&all_called(names), neutral));
        AresWords::AtThePhasesStart(track, steps) => "{} as the phase began", level(track, steps);
        AresWords::Complete => "complete";
        AresWords::StepsToGo(steps) => "{steps} {} to go", plural(steps.into(), "step", "steps");
        AresWords::OceansOf { now, of } => "Oceans {now} of {of}";
        AresWords::OceanFaceDown => "Ocean, face down";
        AresWords::Deck(cards) => "Deck {cards}";
        AresWords::Discards(cards) => "discarded {cards}";
        AresWords::FigureIs(it) => (figure(it));
        AresWords::Then => "then";
        AresWords::IncomeWithRating => "M€ in the production phase: production and terraform rating";
        AresWords::CapacityTakesOff { capacity, off } => {
            let name = terms::term(AresTerm::Capacity(capacity));
            format!("{name}: {off} M€ off")
        };
        AresWords::CardsOfColour(colour, cards) => {
            let colour = match colour {
                CardColour::Green => "Green",
                CardColour::Blue => "Blue",
                CardColour::Red => "Red",
            };
            format!("{colour} cards: {cards}")
        };
        AresWords::Brings(it) => "chose {}", phase(it);
        AresWords::BroughtLast(it) => "chose {} last round", phase(it);
        AresWords::LastInShort => "last";
        AresWords::HasFinished => "done";
        AresWords::Chooses => "choosing";
        AresWords::Acts => "acting";
        AresWords::Goal => "Goal";
        AresWords::Missing { oxygen, temperature, oceans } => (missing(oxygen, temperature, oceans));
        AresWords::RoundsLeft(0) => "This is the last round.";
        AresWords::RoundsLeft(rounds) => "{rounds} {} left after this one", plural(rounds.into(), "round", "rounds");
        AresWords::EndsAnyway { last, left } => (ends_anyway(last, left));
        AresWords::NeutralPhases => "Neutral player";
        AresWords::NeutralPhase { phase: it, is_now: true, .. } => "{}: this round", phase(it);
        AresWords::NeutralPhase { phase: it, is_had: true, .. } => "{}: revealed", phase(it);
        AresWords::NeutralPhase { phase: it, .. } => "{}: still to come", phase(it);
        AresWords::NeutralCube { at, rounds, steps } => (neutral_cube(at, rounds, steps));
        AresWords::PointsTogether { now, of } => "{now} of {of} VP together";
        AresWords::CubesLeft { money, swaps } => "{money} {} of 1 M€ and {swaps} {} left", plural(money.into(), "cube", "cubes"), plural(swaps.into(), "swap cube", "swap cubes");
        AresWords::SinceYourChoice => "Since your last choice";
        AresWords::OthersAreHidden => "others’ actions stay hidden until the phase ends";
        AresWords::PlayableNow(0) => "No card of your hand can be played now.";
        AresWords::PlayableNow(cards) => "Press a card of your hand to play it: {cards} {} can be played now.", plural(cards as i32, "card", "cards");
        AresWords::NotPlayableYet => "Not playable yet.";
        AresWords::BonusLeft => "Your bonus is unused: draw a card, or play a second blue or red card.";
        AresWords::MustBeDone(action) => {
            let does = sentence(&effect::standard(action));
            format!("Before you finish, you must do this: {does}")
        };
        AresWords::SellBeforeTheEnd => "Mars will be complete: the game ends with this phase. Discard cards you no longer need for M€, for more standard actions or for ties.";
        AresWords::ChooseInHand => "Choose in your hand.";
        AresWords::LookAt(id) => "{}: show the card", name(card(id));
        AresWords::HowMuch { least, most } => "Amount, {least} to {most}";
        AresWords::Choose(it) => "Choose {}", phase(it);
        AresWords::ChooseThis => "Choose";
        AresWords::ChosenLastRound => "You chose it last round. It comes back after this one.";
        AresWords::OutlookOf(it) => (outlook(it));
        AresWords::ByOthersOnly(it) => "If only others choose it: {}", outlook(it);
        AresWords::CannotChooseIt(names) => "{} cannot choose it", and(&all_called(names));
        AresWords::CardCosting { card: id, price } => "{}, {price} M€", name(card(id));
        AresWords::StandardActions => "Standard actions";
        AresWords::StandardFor { action, stock, price } => {
            let price = terms::counted(price.into(), AresTerm::Stock(stock));
            format!("{} Price: {price}.", sentence(&effect::standard(action)))
        };
        AresWords::ShortOf(short) => "{short} short";
        AresWords::Use => "Use";
        AresWords::UseAgain => "Use again";
        AresWords::IsUsed => "used";
        AresWords::CannotUse => "not now";
        AresWords::PlayFor(price) => "Play for {price} M€";
        AresWords::SellFor(money) => "Discard for {money} M€";
        AresWords::ThenAsked => "Next:";
        AresWords::InVain(why) => "No effect: {}.", vain(why);
        AresWords::InVainInShort => "no effect";
        AresWords::StepLost(LostStep { card: id, step, why }) => "No effect: {} ({}).", effect::step(step, card(id)), vain(why);
        AresWords::StaysDone => "It shows something hidden, so it stays done.";
        AresWords::EndedIn(round) => "The game ended in round {round}.";
        AresWords::LeftForTies => "Tie-break: heat, plants and M€";
        AresWords::TrackComplete(track) => "{}: complete", terms::term(AresTerm::Track(track));
        AresWords::OceansComplete => "Oceans: complete";
        AresWords::PointsByRound => "Points by round";
        AresWords::LeadSince { winner, round } => "{} took the lead for good in round {round}.", label(winner);
    }
}

/// Why a step brings nothing, as a clause.
fn vain(why: Vain) -> String {
    match why {
        Vain::AtMaximum(track) => format!("{} is at its maximum", terms::track(track)),
        Vain::AllOceans => "all oceans are placed".to_owned(),
        Vain::NoHolder { kinds, bearer } => {
            let who = match bearer {
                Bearer::Here => "this card cannot hold",
                Bearer::Other => "no other card of yours can hold",
                Bearer::Any => "no card of yours can hold",
            };
            let names: Vec<&str> = kinds.iter().map(|&kind| terms::special(kind, 2)).collect();
            format!("{who} {}", or(&names))
        }
        Vain::NoCards => "no cards are left to draw".to_owned(),
        Vain::NotNow => "there is nothing for it to do now".to_owned(),
    }
}

/// That a game ends by its last round.
fn ends_anyway(last: u8, left: u8) -> String {
    say! { left;
        0 => "This is the last round: the game ends with it, complete or not.";
        _ => "The game ends after round {last} at the latest: {left} {} left after this one.", plural(left.into(), "round", "rounds");
    }
}

/// A phase with its number: "IV Production".
fn phase(phase: Phase) -> String {
    format!("{} {}", terms::phase_number(phase), terms::phase(phase))
}

fn stage(stage: Stage) -> String {
    let name = match stage {
        Stage::Setup => "Corporations",
        Stage::Planning => "Planning",
        Stage::Cube(_) => "Cubes",
        Stage::Swap { .. } => "Swap",
        Stage::Neutral => "Neutral phase",
        Stage::Resolving(it) => return phase(it),
        Stage::HandLimit => "Hand limit",
        Stage::Warming => "Mars changes",
        Stage::Over => "End of the game",
    };
    name.to_owned()
}

fn chosen_by(names: &[String], neutral: bool) -> String {
    let mut names = names.to_vec();
    names.extend(neutral.then(|| "the neutral player".to_owned()));
    format!("chosen by {}", and(&names))
}

fn figure(figure: Figure) -> Text {
    say! { figure;
        Figure::Stock(stock) => (terms::term(AresTerm::Stock(stock)));
        Figure::Production(stock) => "{} production", terms::term(AresTerm::Stock(stock));
        Figure::CardProduction => "card production";
        Figure::Hand => "cards in hand";
        Figure::Rating => (terms::term(AresTerm::Rating));
        Figure::Forests => (terms::term(AresTerm::Forest));
        Figure::Steps(track) => (terms::term(AresTerm::Track(track)));
        Figure::Oceans => (terms::term(AresTerm::Ocean));
        Figure::Capacity(capacity) => (terms::term(AresTerm::Capacity(capacity)));
        Figure::Stored(id) => "resources on {}", name(crate::ares::cards::card(id));
        Figure::Points => "VP if the game ended now";
    }
}

fn missing(oxygen: u8, temperature: u8, oceans: u8) -> String {
    let parts = [(oxygen, "oxygen"), (temperature, "temperature")];
    let parts = parts.into_iter().filter(|(steps, _)| *steps > 0);
    let mut parts: Vec<String> = parts
        .map(|(steps, of)| format!("{steps} {} of {of}", plural(steps.into(), "step", "steps")))
        .collect();
    if oceans > 0 {
        parts.push(format!("{oceans} {}", plural(oceans.into(), "ocean", "oceans")));
    }
    if parts.is_empty() {
        "Mars is complete.".to_owned()
    } else {
        format!("Mars still needs {}.", and(&parts))
    }
}

fn neutral_cube(at: u8, rounds: u8, steps: u8) -> String {
    let when = format!("in {rounds} {}", plural(rounds.into(), "round", "rounds"));
    let brings = match steps {
        0 => "nothing rises by itself".to_owned(),
        _ => format!("oxygen or temperature rises by {steps} {}", plural(steps.into(), "step", "steps")),
    };
    format!("The neutral cube is on {at} of 5; it moves {when}, and {brings}.")
}

fn outlook(outlook: Outlook) -> String {
    say! { outlook;
        Outlook::Plays { of: 0, .. } => "no card of this kind in your hand";
        Outlook::Plays { playable, of } => "{playable} of {of} cards can be played";
        Outlook::Uses { cards, standard } => "{cards} {}, {standard} {}", plural(cards.into(), "card action", "card actions"), plural(standard.into(), "standard action", "standard actions");
        Outlook::Collects(Income { money, heat, plants, cards }) => {
            let parts = [
                (money, AresTerm::Stock(Stock::MegaCredits)),
                (heat, AresTerm::Stock(Stock::Heat)),
                (plants, AresTerm::Stock(Stock::Plants)),
                (cards, AresTerm::Card),
            ];
            let parts = parts.into_iter().filter(|(amount, _)| *amount != 0);
            let parts: Vec<String> =
                parts.map(|(amount, what)| terms::counted(amount.into(), what)).collect();
            if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
        };
        Outlook::Draws { draw, keep } => "draw {draw}, keep {keep}";
    }
}
