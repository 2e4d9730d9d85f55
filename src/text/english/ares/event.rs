//! What happened, for the log; how the game came out.

use super::terms::{INCOME, amounts, and_all, colours, money, name, numbered, stocks, the_phase, track};
use crate::text::ares::prelude::*;
use crate::text::english::terms::{capital, cards, plural, steps};
use crate::text::english::who::Who;

pub(super) fn event(speaker: &AresTableText<'_>, event: Event) -> String {
    let who = |seat: Seat| Who::of(speaker.listener(), seat);
    let does = |seat: Seat, verb: &str| who(seat).does(verb);
    let does_card = |seat: Seat, verb: &str, id: CardId| format!("{} {}", does(seat, verb), name(card(id)));
    say! { event;
        Event::Round { round } => "Round {round} begins.";
        Event::Began(Stage::Setup) => "Everyone chooses a corporation.";
        Event::Began(Stage::Planning) => "Everyone chooses a phase.";
        Event::Began(Stage::Cube(seat)) => "{} a cube.", does(seat, "choose");
        Event::Began(Stage::Swap { taker: _, by }) => "{} a card to give.", does(by, "choose");
        Event::Began(Stage::Neutral) => "The neutral player’s phase is chosen.";
        Event::Began(Stage::Resolving(it)) => "{} begins.", capital(&the_phase(it));
        Event::Began(Stage::HandLimit) => "Everyone discards down to {}.", cards(HAND_LIMIT.into());
        Event::Began(Stage::Warming) => "Oxygen or the temperature rises by itself.";
        Event::Began(Stage::Over) => "The game is over.";
        Event::Ended => "Everyone has finished.";
        Event::Chose { seat, phase: it } => "{} {}.", does(seat, "choose"), the_phase(it);
        Event::NeutralChose { phase: it, picked: false } => "The neutral player reveals {}.", the_phase(it);
        Event::NeutralChose { phase: it, picked: true } => "The neutral player is given {}.", the_phase(it);
        Event::Incorporated { seat, card } | Event::Played { seat, card, by: PlayedBy::Permission } => "{}.", does_card(seat, "play", card);
        Event::Played { seat, card, by: PlayedBy::Bonus } => "{} as a bonus.", does_card(seat, "play", card);
        Event::Played { seat, card, by: PlayedBy::Effect } => "{} for 0 M€.", does_card(seat, "play", card);
        Event::Drawn { seat, card } => "{}.", does_card(seat, "draw", card);
        Event::Looked { seat, card: id } => "{} at {}.", does(seat, "look"), name(card(id));
        Event::Kept { seat, card } => "{}.", does_card(seat, "keep", card);
        Event::PassedUp { seat, card } | Event::Discarded { seat, card } => "{}.", does_card(seat, "discard", card);
        Event::Revealed { seat, card, taken: true } => "{} and {} it.", does_card(seat, "reveal", card), who(seat).verb("keep");
        Event::Revealed { seat, card, taken: false } => "{} and {} it.", does_card(seat, "reveal", card), who(seat).verb("discard");
        Event::Sold { seat, card, money: got } => "{} for {}.", does_card(seat, "discard", card), money(got);
        Event::Given { from, to, card } => "{} to {}.", does_card(from, "give", card), speaker.player(to);
        Event::Entered { seat, card } => "{} in play.", does_card(seat, "have", card);
        Event::BonusDrawn { seat } => "{} the bonus of the construction phase to draw.", does(seat, "use");
        Event::Permitted { seat, colours: of } => {
            let of: Vec<CardColour> = CardColour::ALL.into_iter().filter(|&it| of.contains(it)).collect();
            format!("{} play one more {} card this phase.", does(seat, "may"), colours(&of))
        };
        Event::Discounted { seat, off } => "{} next card this phase costs {} less.", who(seat).whose(), money(off);
        Event::Flexed { seat } => "{} next card this phase may miss its oxygen or temperature requirement by one zone.", who(seat).whose();
        Event::Gained { seat, stock, amount } => "{} {}.", does(seat, "gain"), stocks(amount, stock);
        Event::Paid { seat, stock, amount } => "{} {}.", does(seat, "pay"), stocks(amount, stock);
        Event::Rated { seat, change } if change < 0 => "{} {} TR.", does(seat, "lose"), change.unsigned_abs();
        Event::Rated { seat, change } => "{} {change} TR.", does(seat, "gain");
        Event::RatingBought { seat } => "{} for more TR.", does(seat, "pay");
        Event::Raised { seat, track: it } => "{} {} 1 step.", does(seat, "raise"), track(it);
        Event::Warmed { track: it, steps: number } => "{} rises {} by itself.", capital(track(it)), steps(number.into());
        Event::Flipped { seat, place: _ } => "{} an ocean token.", does(seat, "flip");
        Event::ForestTaken { seat } => "{} a forest token.", does(seat, "take");
        Event::Added { seat: _, card: id, amount } => "{} {} to {}.", held(id, amount), plural(amount.into(), "is added", "are added"), name(card(id));
        Event::Removed { seat, card: id, amount } => "{} {} from {}.", does(seat, "remove"), held(id, amount), name(card(id));
        Event::Used { seat, card } => "{}.", does_card(seat, "use", card);
        Event::Standard { seat, action: StandardAction::PlantsToForest } => "{} plants into a forest.", does(seat, "convert");
        Event::Standard { seat, action: StandardAction::HeatToTemperature } => "{} heat to raise the temperature.", does(seat, "convert");
        Event::Standard { seat, action: StandardAction::BuyForest } => "{} for a forest.", does(seat, "pay");
        Event::Standard { seat, action: StandardAction::BuyTemperature } => "{} to raise the temperature.", does(seat, "pay");
        Event::Standard { seat, action: StandardAction::BuyOcean } => "{} to flip an ocean token.", does(seat, "pay");
        Event::CubeTaken { seat, swap: true } => "{} a swap cube.", does(seat, "take");
        Event::CubeTaken { seat, swap: false } => "{} a cube of 1 M€.", does(seat, "take");
    }
}

/// "2 microbes", by what the card holds.
fn held(id: CardId, number: u8) -> String {
    numbered(number, card(id).holds.map_or(Noun::Resource, Noun::of_special))
}

/// "Your income: 14 M€, 3 heat, 1 plant and 1 card."
pub(super) fn income(speaker: &AresTableText<'_>, seat: Seat, income: &Income) -> String {
    let &Income { money: got, heat, plants, cards } = income;
    brings(speaker, seat, money(got), amounts([0, heat, plants, cards], INCOME))
}

/// "Your income: 26 M€ (20 TR + 2, bonus 4), 3 heat and 1 card."
pub(super) fn collected(speaker: &AresTableText<'_>, collected: &Collected) -> String {
    let &Collected { seat, money: got, rating, bonus, heat, plants, ref cards } = collected;
    let production = collected.production();
    let sign = if production < 0 { '−' } else { '+' };
    let bonus = if bonus > 0 { format!(", bonus {bonus}") } else { String::new() };
    let got = format!("{} ({rating} TR {sign} {}{bonus})", money(got), production.abs());
    brings(speaker, seat, got, amounts([0, heat, plants, cards.len() as u16], INCOME))
}

fn brings(speaker: &AresTableText<'_>, seat: Seat, money: String, others: Vec<String>) -> String {
    let all = and_all([money].into_iter().chain(others));
    format!("{} income: {all}.", Who::of(speaker.listener(), seat).whose())
}

pub(super) fn outcome(speaker: &AresTableText<'_>, outcome: Outcome) -> String {
    let facts = speaker.facts;
    let together = facts.points_together();
    let wins = |seat| Who::of(speaker.listener(), seat).does("win");
    say! { (outcome, facts.setup.mode);
        (Outcome::Winners(seats), _) if seats.is_empty() => "No one wins.";
        (Outcome::Winners(seats), _) if seats.len() == 1 => "{}.", and_all(seats.iter().map(wins));
        (Outcome::Winners(seats), _) => "{} share the victory.", capital(&and_all(seats.iter().map(|seat| speaker.player(seat))));
        (Outcome::Won, Mode::Cooperative) => "Mars is terraformed, and you have {together} VP together. You win.";
        (Outcome::Won, Mode::Competitive | Mode::Solo(_)) => "Mars is terraformed. You win.";
        (Outcome::Lost, Mode::Cooperative) if facts.planet.is_terraformed() => "You have {together} VP together and need {COOPERATIVE_GOAL}. You lose.";
        (Outcome::Lost, Mode::Competitive | Mode::Solo(_) | Mode::Cooperative) => "Mars was not terraformed in time. You lose.";
    }
}
