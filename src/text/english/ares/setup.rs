//! Phases, modes and options, and what is wrong with a set-up.

use super::terms::{stocks, track};
use crate::ares::cards::{PROMOTIONAL_CORPORATIONS, Phase, Stock, ZoneTrack};
use crate::ares::proposal::SetupOption;
use crate::ares::{
    COOPERATIVE_GOAL, DEVELOPMENT_BONUS, Fault, LAST_COOPERATIVE_ROUND, LAST_SOLO_ROUND, Level, MOST_PLAYERS,
    Mode, NEUTRAL_ROUNDS, PRODUCTION_BONUS, RESEARCH, RESEARCH_BONUS,
};
use crate::text::english::terms::{cards, plural, steps};
use crate::text::say::say;

pub(super) fn phase_text(phase: Phase) -> String {
    say! { phase;
        Phase::Development => "You may play a green card.";
        Phase::Construction => "You may play a blue or red card.";
        Phase::Action => "You may use each card’s action once, and standard actions any number of times.";
        Phase::Production => "Gain M€ equal to your TR, and what your cards produce.";
        Phase::Research => {
            let (draw, keep) = RESEARCH;
            let rest = plural(i32::from(draw - keep), "the other", "the others");
            format!("Draw {}, keep {keep} and discard {rest}.", cards(draw.into()))
        };
    }
}

pub(super) fn phase_bonus(phase: Phase) -> String {
    let money = |number: i32| stocks(number, Stock::MegaCredits);
    match phase {
        Phase::Development => format!("That card costs you {} less.", money(DEVELOPMENT_BONUS.into())),
        Phase::Construction => "Draw a card, or play one more blue or red card.".to_owned(),
        Phase::Action => "Use the action of one card a second time.".to_owned(),
        Phase::Production => format!("Gain {} more.", money(PRODUCTION_BONUS.into())),
        Phase::Research => {
            let (draw, keep) = RESEARCH_BONUS;
            format!("Draw {draw} more {} and keep {keep} more.", plural(draw.into(), "card", "cards"))
        }
    }
}

pub(super) const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Competitive => "Competitive",
        Mode::Solo(Level::Beginner) => "Solo, beginner",
        Mode::Solo(Level::Skilled) => "Solo, skilled",
        Mode::Solo(Level::Expert) => "Solo, expert",
        Mode::Cooperative => "Co-operative",
    }
}

pub(super) fn mode_about(mode: Mode) -> String {
    say! { mode;
        Mode::Competitive => "For 2 to {MOST_PLAYERS} players. Once Mars is terraformed, most VP wins.";
        Mode::Solo(level) => {
            let (oxygen, temperature) = (track(ZoneTrack::Oxygen), track(ZoneTrack::Temperature));
            let help = match level.steps() {
                0 => "Nothing rises by itself.".to_owned(),
                number => format!(
                    "After every {NEUTRAL_ROUNDS} rounds, {oxygen} or {temperature} rises {} by itself.",
                    steps(number.into())
                ),
            };
            format!("Terraform Mars within {LAST_SOLO_ROUND} rounds to win. {help}")
        };
        Mode::Cooperative => "For 2 players. After {LAST_COOPERATIVE_ROUND} rounds, you win together if Mars is terraformed and you have at least {COOPERATIVE_GOAL} VP in all.";
    }
}

pub(super) const fn option_name(option: SetupOption) -> &'static str {
    match option {
        SetupOption::FirstGame => "First game",
        SetupOption::Mulligan => "Mulligan",
        SetupOption::Promotional => "Promotional corporations",
    }
}

pub(super) fn option_about(option: SetupOption) -> String {
    say! { option;
        SetupOption::FirstGame => "You are dealt a simple corporation, and simple cards for half of your hand.";
        SetupOption::Mulligan => "Before you choose a corporation, you may replace any number of cards in your hand.";
        SetupOption::Promotional => "Adds {} corporations.", PROMOTIONAL_CORPORATIONS.len();
    }
}

pub(super) fn fault(fault: Fault) -> String {
    let number = |players: u8| format!("{players} {}", plural(players.into(), "player", "players"));
    say! { fault;
        Fault::Players { players } => "Ares Expedition takes 1 to {}, not {players}.", number(MOST_PLAYERS);
        Fault::PlayersOfMode { players, least, most } if least == most => "This mode takes {}, not {players}.", number(most);
        Fault::PlayersOfMode { players, least, most } => "This mode takes {least} to {}, not {players}.", number(most);
        Fault::MulliganInFirstGame => "A first game has no mulligan: its corporations are not chosen.";
        Fault::PromotionalInFirstGame => "A first game has no promotional corporations.";
    }
}
