//! The top of the page.

use super::agreeing;
use super::coach::coach;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::term;

pub(crate) fn bar(words: BarWords<'_>) -> Text {
    say! { words;
        BarWords::Coach(words) => (coach(words));
        BarWords::Game => "Гра";
        BarWords::Generation { now, last: None } => "Покоління {now}";
        BarWords::Generation { now, last: Some(last) } => "Покоління {now} з {last}";
        BarWords::GenerationInShort { now, last: None } => "Пок. {now}";
        BarWords::GenerationInShort { now, last: Some(last) } => "Пок. {now}/{last}";
        BarWords::Ending(it) => (ending(it));
        BarWords::EndingInShort(Ending::Terraformed) => "останнє";
        BarWords::EndingInShort(Ending::OneStep(_)) => "ще 1 крок";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Nothing, .. }) => "мети досягнуто";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Rating(missing), .. }) => "ще {missing} РТ";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Steps(steps), .. }) => {
            let steps: u16 = steps.0.iter().copied().map(u16::from).sum();
            format!("ще {steps} {}", agreeing(steps.into(), ["крок", "кроки", "кроків"]))
        };
        BarWords::HideCards => "Сховати мої карти";
        BarWords::Games => "Ігри";
        BarWords::Undo => "Скасувати";
        BarWords::TakesBack(own) => "Скасувати: {own}";
        BarWords::HoldUndo(words) => "{words}\nУтримуйте кнопку або клавішу B, щоб побачити стіл до вашого останнього вибору.";
        BarWords::TakesLastAnswer => "Скасувати останній вибір.";
        BarWords::LightColours => "Світлі кольори";
        BarWords::DarkColours => "Темні кольори";
        BarWords::Language => "Мова";
        BarWords::NotFetched(name) => "{name}: мову не вдалося завантажити. Перевірте з’єднання й виберіть її ще раз.";
        BarWords::LoadingTable => "Стіл завантажується…";
        BarWords::TableNotFetched => "Стіл не вдалося завантажити. Перевірте з’єднання.";
        BarWords::TryAgain => "Спробувати ще раз";
        BarWords::CopyGame => "Копіювати гру як текст";
        BarWords::Copy => "Копіювати як текст";
        BarWords::CopyGameAsLink => "Копіювати посилання на гру";
        BarWords::CopyLink => "Копіювати посилання";
        BarWords::CopySetUpAsLink => "Копіювати посилання на ці умови гри";
        BarWords::CopySetUp => "Копіювати умови";
        BarWords::Copied => "Скопійовано";
        BarWords::CopiedToPaste => "Скопійовано.";
        BarWords::CopyFromHere => "Скопіюйте текст звідси.";
        BarWords::Close => "Закрити";
        BarWords::Seen => "OK";
        BarWords::OnDisk => "Збережено на цьому пристрої";
        BarWords::OnItsWay => "Збереження…";
        BarWords::InTheBrowser => "Збережено цим браузером; якщо він аварійно закриється, кілька останніх відповідей можуть зникнути";
        BarWords::InThePage => "Не збережено на цьому пристрої";
        BarWords::KeptApart => "Цю гру продовжено в іншому вікні. Гру з цього вікна збережено як окрему.";
        BarWords::KeptBeside => "Цю гру продовжено ще й в іншому вікні. Та версія є у вашому списку як окрема гра.";
        BarWords::InAnotherWindow => "Цю гру відкрито в іншому вікні";
        BarWords::InAnotherWindowAbout => "Грати можна лише в одному вікні. Закрийте інше, і гра продовжиться тут.";
        BarWords::PlayHere => "Грати тут";
        BarWords::HostAsksForRecord(origin) => "{origin}: запит на цю гру";
        BarWords::HostAsksForRecordAbout => "Текст гри показує всі приховані карти й руки всіх гравців. Передавайте його лише сайтові, якому довіряєте.";
        BarWords::GiveRecord => "Передати гру";
        BarWords::KeepRecord => "Не передавати";
        BarWords::KeptThoughFull => "Основне сховище заповнене, тож браузер зберігає цю гру в запасному. Нічого не втрачено; щоб звільнити місце, видаліть інші ігри.";
        BarWords::KeptThoughBlocked => "Браузер блокує основне сховище, тож цю гру збережено в запасному. Нічого не втрачено.";
        BarWords::NoLongerKept => "Цей браузер більше не дозволяє сторінці зберігати ігри. Скопіюйте гру як текст, інакше подальші ходи зникнуть, коли ви закриєте сторінку.";
        BarWords::NotKept => "Цей браузер не дозволяє сторінці зберігати ігри. Скопіюйте гру як текст, інакше вона зникне, коли ви закриєте сторінку.";
        BarWords::NoLongerRoom => "Сховище заповнене. Видаліть іншу гру або скопіюйте цю як текст, інакше подальші ходи зникнуть, коли ви закриєте сторінку.";
        BarWords::NoRoom => "Сховище заповнене. Видаліть іншу гру або скопіюйте цю як текст, інакше вона зникне, коли ви закриєте сторінку.";
        BarWords::NewerIsReady => "Є новіша версія Viriditas.";
        BarWords::UseNewer => "Оновити";
        BarWords::NotNow => "Пізніше";
        BarWords::NewerOpens => "Відкриваємо новішу версію.";
        BarWords::NewerIsSilent => "Оновлення не почалося. Ця версія працює далі; новіша відкриється, коли всі її вікна буде закрито.";
        BarWords::NewerWouldLose => "Зараз цю гру не вдається зберегти, і вона зникла б. Спершу скопіюйте її як текст.";
        BarWords::Settings => "Налаштування";
        BarWords::Setting(Setting::KeepSteel) => "Берегти сталь";
        BarWords::SettingAbout(Setting::KeepSteel) => "Для оплати спершу пропонуються M€, а сталь — лише на те, чого не покриють M€";
        BarWords::Setting(Setting::KeepTitanium) => "Берегти титан";
        BarWords::SettingAbout(Setting::KeepTitanium) => "Для оплати спершу пропонуються M€, а титан — лише на те, чого не покриють M€";
        BarWords::Setting(Setting::EndTurn) => "Завершувати хід за мене";
        BarWords::SettingAbout(Setting::EndTurn) => "Коли у вашому ході чи фазі лишається тільки продаж карт";
        BarWords::Setting(Setting::LargerText) => "Більший текст";
        BarWords::SettingAbout(Setting::LargerText) => "На п’яту частину більший; ще більший — масштабом браузера";
        BarWords::Setting(Setting::NoMotion) => "Без анімації";
        BarWords::SettingAbout(Setting::NoMotion) => "Карти й жетони одразу з’являються на своїх місцях";
        BarWords::PassedForYou => "Ви спасували, як і планували.";
        BarWords::EndedForYou => "Робити більше не було чого, тож ваш хід завершено.";
        BarWords::Sound => "Звуки";
        BarWords::SoundAbout => "Тихий сигнал про ваш хід, жетони, підняття параметрів і кінець гри";
        BarWords::YourTurnInTheTitle => "● Ваш хід · Viriditas";
        BarWords::BotsPlay => "Швидкість ботів";
        BarWords::Slow => "Повільно";
        BarWords::Normal => "Звичайно";
        BarWords::AtOnce => "Миттєво";
    }
}

/// «Залишилося до мети: температура 19, кисень 14, океани 9».
fn ending(it: Ending) -> String {
    say! { it;
        Ending::Terraformed => "Марс тераформовано: це останнє покоління";
        Ending::OneStep(Parameter::Oceans) => "1 океан до останнього покоління";
        Ending::OneStep(parameter) => "1 крок до останнього покоління: {}", name(parameter);
        Ending::Alone { missing, is_last } => {
            let last = if is_last { "Останнє покоління. " } else { "" };
            match missing {
                Missing::Nothing => format!("{last}Мети досягнуто"),
                Missing::Rating(missing) => {
                    format!("{last}Мета: РТ {RATING_TO_WIN}. Бракує ще {missing}")
                }
                Missing::Steps(steps) => {
                    format!("{last}Залишилося до мети: {}", steps_left(steps))
                }
            }
        };
    }
}

fn name(parameter: Parameter) -> String {
    let name = term(Term::Parameter(parameter));
    if parameter == Parameter::Venus { name.to_owned() } else { name.to_lowercase() }
}

/// "кисень 2, океани 1": the parameters that lack steps, with their number.
pub(in crate::text::ukrainian) fn steps_left(steps: ByParameter<u8>) -> String {
    let open = Parameter::ALL.into_iter().filter(|&it| steps[it] > 0);
    open.map(|it| format!("{} {}", name(it), steps[it])).collect::<Vec<_>>().join(", ")
}
