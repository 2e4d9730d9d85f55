//! Phases, modes and options, and what is wrong with a set-up.

use super::effect::the_others;
use super::terms::{cards, money, number_of, steps};
use crate::text::ares::prelude::*;

pub(super) fn phase_text(phase: Phase) -> String {
    let (draw, keep) = RESEARCH;
    say! { phase;
        Phase::Development => "Ви можете розіграти зелену карту.";
        Phase::Construction => "Ви можете розіграти синю або червону карту.";
        Phase::Action => "Ви можете виконати дію кожної карти один раз, а стандартні дії — скільки завгодно разів.";
        Phase::Production => "Отримайте M€ за свій РТ і все, що виробляють ваші карти.";
        Phase::Research => "Візьміть {}, залиште {keep} і скиньте {}.", cards(draw), the_others(draw - keep);
    }
}

pub(super) fn phase_bonus(phase: Phase) -> String {
    let (draw, keep) = RESEARCH_BONUS;
    say! { phase;
        Phase::Development => "Ця карта коштує вам на {} менше.", money(DEVELOPMENT_BONUS);
        Phase::Construction => "Візьміть карту або розіграйте ще одну синю чи червону.";
        Phase::Action => "Виконайте дію однієї карти вдруге.";
        Phase::Production => "Отримайте ще {}.", money(PRODUCTION_BONUS);
        Phase::Research => "Візьміть ще {} і залиште на {keep} більше.", cards(draw);
    }
}

pub(super) const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Competitive => "Змагання",
        Mode::Solo(Level::Beginner) => "Соло, початковий",
        Mode::Solo(Level::Skilled) => "Соло, умілий",
        Mode::Solo(Level::Expert) => "Соло, експертний",
        Mode::Cooperative => "Кооператив",
    }
}

pub(super) fn mode_about(mode: Mode) -> String {
    let rounds = |number: u8| number_of(number, ["раунд", "раунди", "раундів"]);
    let every = |number: u8| number_of(number, ["раунду", "раундів", "раундів"]);
    say! { mode;
        Mode::Competitive => "Від 2 до {}. Коли Марс тераформовано, перемагає той, у кого найбільше ПО.", up_to(MOST_PLAYERS);
        Mode::Solo(level) if level.steps() == 0 => "Щоб перемогти, тераформуйте Марс за {}. Автоматично нічого не зростає.", rounds(LAST_SOLO_ROUND);
        Mode::Solo(level) => "Щоб перемогти, тераформуйте Марс за {}. Після кожних {} кисень або температура автоматично зростає на {}.", rounds(LAST_SOLO_ROUND), every(NEUTRAL_ROUNDS), steps(level.steps());
        Mode::Cooperative => "Для 2 гравців. Ви перемагаєте разом, якщо за {} тераформували Марс і маєте на двох щонайменше {COOPERATIVE_GOAL} ПО.", rounds(LAST_COOPERATIVE_ROUND);
    }
}

pub(super) const fn option_name(option: SetupOption) -> &'static str {
    match option {
        SetupOption::FirstGame => "Перша гра",
        SetupOption::Mulligan => "Муліган",
        SetupOption::Promotional => "Промокорпорації",
    }
}

pub(super) fn option_about(option: SetupOption) -> String {
    let corporations = |number: usize| number_of(number as i32, ["корпорацію", "корпорації", "корпорацій"]);
    say! { option;
        SetupOption::FirstGame => "Ви отримаєте просту корпорацію й прості карти на половину руки.";
        SetupOption::Mulligan => "Перш ніж вибрати корпорацію, ви можете замінити будь-яку кількість карт у руці.";
        SetupOption::Promotional => "Додає {}.", corporations(PROMOTIONAL_CORPORATIONS.len());
    }
}

pub(super) fn fault(fault: Fault) -> String {
    let players = |number: u8| number_of(number, ["гравець", "гравці", "гравців"]);
    say! { fault;
        Fault::Players { players } => "У грі «Експедиція Арес» може бути від 1 до {}, а не {players}.", up_to(MOST_PLAYERS);
        Fault::PlayersOfMode { players: are, least, most } if least == most => "У цьому режимі — {}, а не {are}.", players(most);
        Fault::PlayersOfMode { players, least, most } => "У цьому режимі може бути від {least} до {}, а не {players}.", up_to(most);
        Fault::MulliganInFirstGame => "У першій грі немає мулігану: корпорацію не вибирають.";
        Fault::PromotionalInFirstGame => "У першій грі немає промокорпорацій.";
    }
}

/// Players, to follow «від 2 до».
fn up_to(players: u8) -> String {
    number_of(players, ["гравця", "гравців", "гравців"])
}
