//! A game that is looked at afterwards.

use super::coach::tenths;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::with_sign;
use crate::text::ukrainian::who::label;

pub(super) fn analysis(words: AnalysisWords<'_>) -> Text {
    say! { words;
        AnalysisWords::Title => "Гра після гри";
        AnalysisWords::About => "Кожну позицію дограно далі, а те, чого ніхто не бачив, роздано наново. Відповідь порівняно з тією, яку дав би швидкий бот.";
        AnalysisWords::Begin => "Проаналізувати гру";
        AnalysisWords::GoOn => "Продовжити аналіз";
        AnalysisWords::Stop => "Зупинити аналіз";
        AnalysisWords::Done { done, of } => "{done} з {of} відповідей";
        AnalysisWords::Points { has_rivals: true } => "Очікувана перевага в очках над найкращим суперником";
        AnalysisWords::Points { has_rivals: false } => "Очікувані очки";
        AnalysisWords::Chance { is_for_goal: false } => "Шанс на перемогу, у відсотках";
        AnalysisWords::Chance { is_for_goal: true } => "Шанс досягти мети, у відсотках";
        AnalysisWords::Parts => "Із чого склався результат (очки · шанс)";
        AnalysisWords::AtFirst => "Очікування на початку";
        AnalysisWords::Own => "Власні відповіді";
        AnalysisWords::Others => "Відповіді інших";
        AnalysisWords::Luck => "Щастя в картах";
        AnalysisWords::Hindsight => "Видно лише згодом";
        AnalysisWords::AtLast => "Результат";
        AnalysisWords::PointsAndChance(words) => (figures(words));
        AnalysisWords::Grade(Grade::Best) => "Найкращі";
        AnalysisWords::Grade(Grade::AsGood) => "Не гірші за найкращі";
        AnalysisWords::Grade(Grade::Inaccuracy) => "Неточності";
        AnalysisWords::Grade(Grade::Mistake) => "Помилки";
        AnalysisWords::Grade(Grade::Blunder) => "Грубі помилки";
        AnalysisWords::Dearest => "Найдорожчі відповіді";
        AnalysisWords::DearestAbout => "Скільки кожна коштувала проти найкращої, за тренером, відповіді – очима гравця на ту мить. Ці втрати не додаються: пізніша відповідь може виправити ранішу.";
        AnalysisWords::Better(label) => "Краще: {label}.";
        AnalysisWords::Gained(words) => "Проти наступної найкращої відповіді: очки {}, шанс {}\u{a0}%.", tenths(words.points), with_sign(words.chance);
        AnalysisWords::WasAsGood => "Не гірше за наступну найкращу відповідь, наскільки можна судити.";
        AnalysisWords::WasBehind(words) => "Тренер відповів би інакше: очки {}, шанс {}\u{a0}%.", tenths(words.points), with_sign(words.chance);
        AnalysisWords::NothingDear => "Жодна відповідь не коштувала нічого помітного.";
        AnalysisWords::Rise { who, when, chance } => "{}: шанс зріс найбільше тут: {when}, {}\u{a0}%.", label(who), with_sign(chance);
        AnalysisWords::Since { when } => "Понад 50 % до кінця, починаючи звідси: {when}.";
        AnalysisWords::Rested { who, own, others: Some(others), luck, hindsight } => "{}, очки загалом: власні відповіді {}, відповіді інших {}, щастя {}, видно лише згодом {}.", label(who), tenths(own), tenths(others), tenths(luck), tenths(hindsight);
        AnalysisWords::Rested { who, own, others: None, luck, hindsight } => "{}, очки загалом: власні відповіді {}, щастя {}, видно лише згодом {}.", label(who), tenths(own), tenths(luck), tenths(hindsight);
        AnalysisWords::Missed { who, count, dearest, when } => "{}, відповіді, що чогось коштували: {count}; найдорожча: {} ({when}).", label(who), figures(dearest);
        AnalysisWords::Weaknesses(games) => "З ваших проаналізованих ігор ({games})";
        AnalysisWords::Weakness { weakness, cost } => "{}: {} за гру", weakness_of(weakness), figures(cost);
        AnalysisWords::MoneyLeft(money) => "Невитрачені M€ наприкінці: {money} за гру";
        AnalysisWords::Example { when, cost, is_elsewhere: false } => "наприклад, {when}: {}", figures(cost);
        AnalysisWords::Example { when, cost, is_elsewhere: true } => "наприклад, в іншій грі, {when}: {}", figures(cost);
    }
}

/// Points and chance: "+3.2 · −4 %".
fn figures(words: FigureWords) -> String {
    let FigureWords { points, chance, is_change } = words;
    let number = tenths(points);
    let (number, chance) = if is_change {
        (number.as_str(), with_sign(chance))
    } else {
        (number.trim_start_matches('+'), chance.to_string())
    };
    format!("{number}\u{a0}· {chance}\u{a0}%")
}

/// A kind of mistake.
fn weakness_of(weakness: Weakness) -> &'static str {
    match weakness {
        Weakness::StoppedEarly => "Зупинка, коли ще було що робити",
        Weakness::Missed(AnswerKind::Card) => "Карти, які варто було розіграти",
        Weakness::Missed(AnswerKind::Cards) => "Карти, залишені, куплені чи скинуті",
        Weakness::Missed(AnswerKind::Project) => "Пропущені стандартні проекти",
        Weakness::Missed(AnswerKind::Action) => "Пропущені дії карт",
        Weakness::Missed(AnswerKind::Conversion) => "Не перетворені рослини й тепло",
        Weakness::Missed(AnswerKind::Goal) => "Пропущені досягнення й нагороди",
        Weakness::Missed(AnswerKind::Colony) => "Пропущені колонії й торгівля",
        Weakness::Missed(AnswerKind::Delegate) => "Не відправлені делегати",
        Weakness::Missed(AnswerKind::End) => "Зроблено більше, ніж було варто",
        Weakness::Missed(AnswerKind::Area) => "Ділянки мапи",
        Weakness::Missed(AnswerKind::Amount) => "Кількості",
        Weakness::Missed(AnswerKind::Player) => "Вибір гравця",
        Weakness::Missed(AnswerKind::Alternative) => "Варіанти",
        Weakness::Missed(AnswerKind::Phase) => "Фази",
        Weakness::Missed(AnswerKind::Payment) => "Оплата",
    }
}
