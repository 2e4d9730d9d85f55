//! Phases, modes and options, and what is wrong with a set-up.

use super::terms::money;
use crate::text::ares::prelude::*;
use crate::text::english::terms::{cards, plural, steps};

pub(super) fn phase_text(phase: Phase) -> String {
    let (draw, keep) = RESEARCH;
    say! { phase;
        Phase::Development => "You may play a green card.";
        Phase::Construction => "You may play a blue or red card.";
        Phase::Action => "You may use each card’s action once, and standard actions any number of times.";
        Phase::Production => "Gain M€ equal to your TR, and what your cards produce.";
        Phase::Research => "Draw {}, keep {keep} and discard {}.", cards(draw.into()), plural(i32::from(draw - keep), "the other", "the others");
    }
}

pub(super) fn phase_bonus(phase: Phase) -> String {
    let (draw, keep) = RESEARCH_BONUS;
    say! { phase;
        Phase::Development => "That card costs you {} less.", money(DEVELOPMENT_BONUS);
        Phase::Construction => "Draw a card, or play one more blue or red card.";
        Phase::Action => "Use the action of one card a second time.";
        Phase::Production => "Gain {} more.", money(PRODUCTION_BONUS);
        Phase::Research => "Draw {draw} more {} and keep {keep} more.", plural(draw.into(), "card", "cards");
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
        Mode::Solo(level) if level.steps() == 0 => "Terraform Mars within {LAST_SOLO_ROUND} rounds to win. Nothing rises by itself.";
        Mode::Solo(level) => "Terraform Mars within {LAST_SOLO_ROUND} rounds to win. After every {NEUTRAL_ROUNDS} rounds, oxygen or the temperature rises {} by itself.", steps(level.steps().into());
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
