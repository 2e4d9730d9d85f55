//! What happened, for the log; how the game came out.

use super::terms::{colours, name, special, stocks, the_phase, track};
use crate::ares::cards::{CardColour, CardId, Phase, Stock, card};
use crate::ares::view::log::Collected;
use crate::ares::{
    COOPERATIVE_GOAL, Event, HAND_LIMIT, Income, Mode, Outcome, PlayedBy, Stage, StandardAction,
};
use crate::kit::Seat;
use crate::text::ares::AresTableText;
use crate::text::english::terms::{and, capital, cards, plural, steps};
use crate::text::english::who::Who;
use crate::text::say::say;

pub(super) fn event(speaker: &AresTableText<'_>, event: Event) -> String {
    let who = |seat: Seat| Who::of(speaker.listener(), seat);
    let does = |seat: Seat, verb: &str| who(seat).does(verb);
    let whose = |seat: Seat| who(seat).whose();
    let does_card = |seat: Seat, verb: &str, id: CardId| format!("{} {}.", does(seat, verb), name(card(id)));
    say! { event;
        Event::Round { round } => "Round {round} begins.";
        Event::Began(stage) => (began(speaker, stage));
        Event::Ended => "Everyone has finished.";
        Event::Chose { seat, phase: it } => "{} {}.", does(seat, "choose"), the_phase(it);
        Event::NeutralChose { phase: it, picked: false } => "The neutral player reveals {}.", the_phase(it);
        Event::NeutralChose { phase: it, picked: true } => "The neutral player is given {}.", the_phase(it);
        Event::Incorporated { seat, card } | Event::Played { seat, card, by: PlayedBy::Permission } => (does_card(seat, "play", card));
        Event::Played { seat, card: id, by: PlayedBy::Bonus } => "{} {} as a bonus.", does(seat, "play"), name(card(id));
        Event::Played { seat, card: id, by: PlayedBy::Effect } => "{} {} for {}.", does(seat, "play"), name(card(id)), stocks(0, Stock::MegaCredits);
        Event::Drawn { seat, card } => (does_card(seat, "draw", card));
        Event::Looked { seat, card: id } => "{} at {}.", does(seat, "look"), name(card(id));
        Event::Kept { seat, card } => (does_card(seat, "keep", card));
        Event::PassedUp { seat, card } | Event::Discarded { seat, card } => (does_card(seat, "discard", card));
        Event::Revealed { seat, card: id, taken } => {
            let then = who(seat).verb(if taken { "keep" } else { "discard" });
            format!("{} {} and {then} it.", does(seat, "reveal"), name(card(id)))
        };
        Event::Sold { seat, card: id, money } => {
            let money = stocks(money.into(), Stock::MegaCredits);
            format!("{} {} for {money}.", does(seat, "discard"), name(card(id)))
        };
        Event::Given { from, to, card: id } => "{} {} to {}.", does(from, "give"), name(card(id)), speaker.player(to);
        Event::Entered { seat, card: id } => "{} {} in play.", does(seat, "have"), name(card(id));
        Event::BonusDrawn { seat } => {
            let bonus = the_phase(Phase::Construction);
            format!("{} the bonus of {bonus} to draw.", does(seat, "use"))
        };
        Event::Permitted { seat, colours: of } => {
            let of: Vec<CardColour> = CardColour::ALL.into_iter().filter(|&it| of.contains(it)).collect();
            format!("{} play one more {} card this phase.", does(seat, "may"), colours(&of))
        };
        Event::Discounted { seat, off } => {
            let off = stocks(off.into(), Stock::MegaCredits);
            format!("{} next card this phase costs {off} less.", whose(seat))
        };
        Event::Flexed { seat } => "{} next card this phase may miss its oxygen or temperature requirement by one zone.", whose(seat);
        Event::Gained { seat, stock, amount } => "{} {}.", does(seat, "gain"), stocks(amount.into(), stock);
        Event::Paid { seat, stock, amount } => "{} {}.", does(seat, "pay"), stocks(amount.into(), stock);
        Event::Rated { seat, change } => {
            let verb = if change < 0 { "lose" } else { "gain" };
            format!("{} {} TR.", does(seat, verb), change.unsigned_abs())
        };
        Event::RatingBought { seat } => "{} for more TR.", does(seat, "pay");
        Event::Raised { seat, track: it } => "{} {} {}.", does(seat, "raise"), track(it), steps(1);
        Event::Warmed { track: it, steps: number } => (capital(&format!("{} rises {} by itself.", track(it), steps(number.into()))));
        Event::Flipped { seat, place: _ } => "{} an ocean token.", does(seat, "flip");
        Event::ForestTaken { seat } => "{} a forest token.", does(seat, "take");
        Event::Added { seat: _, card: id, amount } => {
            let are = plural(amount.into(), "is added", "are added");
            format!("{} {are} to {}.", held(id, amount.into()), name(card(id)))
        };
        Event::Removed { seat, card: id, amount } => "{} {} from {}.", does(seat, "remove"), held(id, amount.into()), name(card(id));
        Event::Used { seat, card } => (does_card(seat, "use", card));
        Event::Standard { seat, action: StandardAction::PlantsToForest } => "{} plants into a forest.", does(seat, "convert");
        Event::Standard { seat, action: StandardAction::HeatToTemperature } => "{} heat to raise the temperature.", does(seat, "convert");
        Event::Standard { seat, action: StandardAction::BuyForest } => "{} for a forest.", does(seat, "pay");
        Event::Standard { seat, action: StandardAction::BuyTemperature } => "{} to raise the temperature.", does(seat, "pay");
        Event::Standard { seat, action: StandardAction::BuyOcean } => "{} to flip an ocean token.", does(seat, "pay");
        Event::CubeTaken { seat, swap: true } => "{} a swap cube.", does(seat, "take");
        Event::CubeTaken { seat, swap: false } => "{} a cube of {}.", does(seat, "take"), stocks(1, Stock::MegaCredits);
    }
}

fn began(speaker: &AresTableText<'_>, stage: Stage) -> String {
    let does = |seat: Seat, verb: &str| Who::of(speaker.listener(), seat).does(verb);
    match stage {
        Stage::Setup => "Everyone chooses a corporation.".to_owned(),
        Stage::Planning => "Everyone chooses a phase.".to_owned(),
        Stage::Cube(seat) => format!("{} a cube.", does(seat, "choose")),
        Stage::Swap { taker: _, by } => format!("{} a card to give.", does(by, "choose")),
        Stage::Neutral => "The neutral player’s phase is chosen.".to_owned(),
        Stage::Resolving(it) => capital(&format!("{} begins.", the_phase(it))),
        Stage::HandLimit => format!("Everyone discards down to {}.", cards(HAND_LIMIT.into())),
        Stage::Warming => "Oxygen or the temperature rises by itself.".to_owned(),
        Stage::Over => "The game is over.".to_owned(),
    }
}

/// "2 microbes", by what the card holds.
fn held(id: CardId, number: i32) -> String {
    let noun = card(id).holds.map_or(plural(number, "resource", "resources"), |kind| special(kind, number));
    format!("{number} {noun}")
}

/// "Your income: 14 M€, 3 heat, 1 plant and 1 card."
pub(super) fn income(speaker: &AresTableText<'_>, seat: Seat, income: &Income) -> String {
    let &Income { money, heat, plants, cards: drawn } = income;
    let mut items = vec![stocks(money.into(), Stock::MegaCredits)];
    let others =
        [(heat, Stock::Heat), (plants, Stock::Plants)].into_iter().filter(|(amount, _)| *amount != 0);
    items.extend(others.map(|(amount, stock)| stocks(amount.into(), stock)));
    items.extend((drawn != 0).then(|| cards(drawn.into())));
    format!("{} income: {}.", Who::of(speaker.listener(), seat).whose(), and(&items))
}

/// "Your income: 26 M€ (20 TR + 2, bonus 4), 3 heat and 1 card."
pub(super) fn collected(speaker: &AresTableText<'_>, collected: &Collected) -> String {
    let &Collected { seat, money, rating, bonus, heat, plants, .. } = collected;
    let production = collected.production();
    let sign = if production < 0 { '−' } else { '+' };
    let bonus = if bonus > 0 { format!(", bonus {bonus}") } else { String::new() };
    let from = format!("{rating} TR {sign} {}{bonus}", production.abs());
    let mut items = vec![format!("{} ({from})", stocks(money.into(), Stock::MegaCredits))];
    let others = [(heat, Stock::Heat), (plants, Stock::Plants)].into_iter().filter(|(amount, _)| *amount > 0);
    items.extend(others.map(|(amount, stock)| stocks(amount.into(), stock)));
    let drawn = collected.cards.len() as i32;
    items.extend((drawn > 0).then(|| cards(drawn)));
    format!("{} income: {}.", Who::of(speaker.listener(), seat).whose(), and(&items))
}

pub(super) fn outcome(speaker: &AresTableText<'_>, outcome: Outcome) -> String {
    let facts = speaker.facts;
    let together: i32 = facts.seats().iter().map(|seat| facts.score(seat).total).sum();
    say! { (outcome, facts.setup.mode);
        (Outcome::Winners(seats), _) => {
            let all: Vec<Seat> = seats.iter().collect();
            match all.as_slice() {
                [] => "No one wins.".to_owned(),
                [one] => format!("{}.", Who::of(speaker.listener(), *one).does("win")),
                several => {
                    let names: Vec<String> = several.iter().map(|&seat| speaker.player(seat)).collect();
                    format!("{} share the victory.", capital(&and(&names)))
                }
            }
        };
        (Outcome::Won, Mode::Cooperative) => "Mars is terraformed, and you have {together} VP together. You win.";
        (Outcome::Won, Mode::Competitive | Mode::Solo(_)) => "Mars is terraformed. You win.";
        (Outcome::Lost, Mode::Cooperative) if facts.planet.is_terraformed() => "You have {together} VP together and need {COOPERATIVE_GOAL}. You lose.";
        (Outcome::Lost, Mode::Competitive | Mode::Solo(_) | Mode::Cooperative) => "Mars was not terraformed in time. You lose.";
    }
}
