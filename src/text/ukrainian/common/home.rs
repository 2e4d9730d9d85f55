//! Where no game is open.

use super::agreeing;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::asking_areas;
use crate::text::ukrainian::effect::breath;
use crate::text::ukrainian::terms::{ago, award_name, level, milestone_name, outline};
use std::fmt::Write as _;

pub(crate) fn home(words: HomeWords<'_>) -> Text {
    say! { words;
        HomeWords::About => "Зробіть Марс зеленим: самі, з людьми чи з ботами, на цьому пристрої.";
        HomeWords::Unofficial => "Безкоштовно й неофіційно: зроблено шанувальниками, без зв’язку з видавцем настільної гри. Ігри лишаються на цьому пристрої.";
        HomeWords::AboutAndLicences => "Про гру й ліцензії";
        HomeWords::NothingIsKept => "Цей браузер не дозволяє сторінці зберігати ігри. Скопіюйте гру як текст, інакше вона зникне, коли ви закриєте сторінку.";
        HomeWords::InTheSecondStore(number) => "Сховище заповнене: {} збережено в запасному сховищі браузера. Нічого не втрачено.", games(number);
        HomeWords::InThePage(number) => "Сховище заповнене: {} буде втрачено, коли ви закриєте сторінку. Скопіюйте як текст те, що хочете зберегти.", games(number);
        HomeWords::LastGame => "Остання гра";
        HomeWords::UnkeptGame => "Незбережена гра";
        HomeWords::LastsAsLongAsThePage => "не збережено: зникне, коли ви закриєте сторінку";
        HomeWords::OtherGames => "Інші ігри";
        HomeWords::ShowMore(hidden) => "Показати ще ({hidden})";
        HomeWords::Continue => "Продовжити";
        HomeWords::Delete => "Видалити";
        HomeWords::Result => "Підсумок";
        HomeWords::More => "Ще";
        HomeWords::Rename => "Перейменувати";
        HomeWords::NameOfGame => "Назва цієї гри";
        HomeWords::SaveAsFile => "Зберегти у файл";
        HomeWords::Deleted(number) => "Видалено {}.", games(number);
        HomeWords::BringBack => "Повернути";
        HomeWords::Files => "Ігри у файлах";
        HomeWords::OpenFiles => "Відкрити файл";
        HomeWords::SaveAll(1) => "Зберегти цю гру у файл";
        HomeWords::SaveAll(games) => "Зберегти всі ігри у файл ({games})";
        HomeWords::Brought { new, further, known } => (brought(new, further, known));
        HomeWords::UnreadFiles(1) => "Не вдалося прочитати файл: це не текст або він задовгий.";
        HomeWords::UnreadFiles(files) => "Не вдалося прочитати {}: це не тексти або вони задовгі.", counted(files, ["файл", "файли", "файлів"]);
        HomeWords::InLine { line, trouble } => "Рядок {line}: {trouble}";
        HomeWords::MoreUnread(number) => "Не вдалося відкрити ще {}.", games(number);
        HomeWords::Scarce { full, finished: 0 } => "Сховище заповнене на {full} %. Збережіть ігри у файли й видаліть їх тут, щоб звільнити місце.";
        HomeWords::Scarce { full, .. } => "Сховище заповнене на {full} %. Збережіть найстаріші завершені ігри у файл, а потім видаліть їх тут. Файл можна відкрити будь-коли; автоматично нічого не видаляється.";
        HomeWords::SaveOldest(games) => "Зберегти у файл {}", counted(games, ["найстарішу завершену гру", "найстаріші завершені гри", "найстаріших завершених ігор"]);
        HomeWords::DeleteSaved(games) => "Видалити тут {}", counted(games, ["збережену гру", "збережені гри", "збережених ігор"]);
        HomeWords::Finished(generation) => "Завершено в поколінні {generation}";
        HomeWords::YourTurn(generation) => "Ваш хід, покоління {generation}";
        HomeWords::Generation(generation) => "Покоління {generation}";
        HomeWords::FinishedInRound(round) => "Завершено в раунді {round}";
        HomeWords::EndedAlone { is_won: true, round } => "Перемога в раунді {round}";
        HomeWords::EndedAlone { is_won: false, round } => "Поразка в раунді {round}";
        HomeWords::EndedTogether { is_won: true, points } => "Спільна перемога: {points} ПО";
        HomeWords::EndedTogether { is_won: false, points } => "Спільна поразка: {points} ПО";
        HomeWords::YourTurnInRound(round) => "Ваш хід, раунд {round}";
        HomeWords::Round(0) => "Підготовка";
        HomeWords::Round(round) => "Раунд {round}";
        HomeWords::WhichGame => "Яка гра";
        HomeWords::BoardGame => "Тераформування Марса";
        HomeWords::BoardGameAbout => "Настільна гра: від одного до п’яти гравців по черзі розміщують жетони на мапі Марса";
        HomeWords::Expedition => "Експедиція Арес";
        HomeWords::ExpeditionAbout => "Карткова гра: від одного до чотирьох гравців вибирають фази й розігрують їх одночасно";
        HomeWords::FirstExpeditionAbout => "Ви самі проти часу; путівник пояснює кожну фазу";
        HomeWords::Mode => "Режим";
        HomeWords::Saved(seconds) => "збережено {}", ago(seconds);
        HomeWords::NewGame => "Нова гра";
        HomeWords::Presets => "Готові набори";
        HomeWords::FirstExpedition => "Зіграти першу гру з путівником";
        HomeWords::Preset(Preset::FirstGame) => "Перша гра";
        HomeWords::Preset(Preset::Base) => "Базова гра";
        HomeWords::Preset(Preset::Everything) => "Усе";
        HomeWords::Preset(Preset::Surprise) => "Випадкові умови";
        HomeWords::Preset(Preset::LastTime) => "Як минулого разу";
        HomeWords::PresetAbout(Preset::FirstGame) => "Тарсис, базові корпорації, без доповнень";
        HomeWords::PresetAbout(Preset::Base) => "Тарсис і «Корпоративна епоха»";
        HomeWords::PresetAbout(Preset::Everything) => "Будь-яка мапа й усі доповнення; без драфту й промоподій";
        HomeWords::PresetAbout(Preset::Surprise) => "Випадкові мапа й доповнення, за зерном";
        HomeWords::PresetAbout(Preset::LastTime) => "Гравці й умови вашої останньої гри";
        HomeWords::Proposed => "Ці умови прийшли з посиланням. Перевірте їх і починайте.";
        HomeWords::Seats => "Місця";
        HomeWords::Seat(it) => (seat(it));
        HomeWords::Colour => "Колір";
        HomeWords::ColourCalled(it) => "{}, {}", colour(it), outline(it);
        HomeWords::Name => "Ім’я";
        HomeWords::PlayedBy => "Хто грає";
        HomeWords::Player(it) => (player(it));
        HomeWords::BotAbout(Bot::Random) => "Випадкові ходи: будь-який дозволений хід, щоб спробувати гру.";
        HomeWords::BotAbout(Bot::Friendly) => "Дружній новачок: грає розважливо, але не помічає третини своїх можливостей.";
        HomeWords::BotAbout(Bot::Greedy) => "Клубний гравець: робить хід, найкращий у цю мить.";
        HomeWords::BotAbout(Bot::Strong) => "Сильний гравець: за мить оцінює точніше або прораховує наперед.";
        HomeWords::BotAbout(Bot::Expert) => "Експерт: прораховує набагато далі; на повільному пристрої до кількох секунд на хід.";
        HomeWords::Beginner => "Новачок";
        HomeWords::BeginnerAbout => "Починає з базовою корпорацією: 42 M€ і десять безкоштовних карт";
        HomeWords::Options => "Варіанти";
        HomeWords::Map => "Мапа";
        HomeWords::AnyMap => "Випадкова";
        HomeWords::MapAbout(number) => (MAPS.get(usize::from(number)).map_or_else(String::new, |map| map_about(map)));
        HomeWords::LeftOut(0) => "Вилучити карти";
        HomeWords::LeftOut(cards) => "Вилучено {}", counted(cards, ["карту", "карти", "карт"]);
        HomeWords::CardToLeaveOut => "Назва карти";
        HomeWords::LeaveOut => "Вилучити";
        HomeWords::PutBack(name) => "Повернути «{name}»";
        HomeWords::NoSuchCard(name) => "Карти з назвою «{name}» немає.";
        HomeWords::Seed => "Зерно";
        HomeWords::SeedAbout => "Те саме зерно роздає ті самі карти; для випадкової гри залиште порожнім";
        HomeWords::ByChance => "випадково";
        HomeWords::WithoutCoach => "Без тренера";
        HomeWords::WithoutCoachAbout => "За цим столом ніхто не може питати тренера.";
        HomeWords::UndoPastBots => "Скасування після ботів";
        HomeWords::UndoPastBotsAbout => "Чи можна скасувати хід, якщо після нього бот відкрив карту; це записується в журнал";
        HomeWords::PastBots(PastBots::ByPeople) => "Якщо ви граєте самі";
        HomeWords::PastBots(PastBots::Always) => "Завжди";
        HomeWords::PastBots(PastBots::UntilShown) => "Ніколи";
        HomeWords::Begin => "Почати";
        HomeWords::NoName(it) => "{}: бракує імені.", seat(it);
        HomeWords::AnotherWithName(name) => "Двоє гравців мають ім’я «{name}».";
        HomeWords::NoChance(reason) => "Браузер не дав випадкових чисел: {reason}.";
        HomeWords::HowKept => "Як зберігаються ігри";
        HomeWords::KeptOnDisk => "Кожен хід зберігається на цьому пристрої; позначка вгорі сторінки гри показує, чи це вже зроблено. Якщо браузер закриється раніше, останні ходи можуть зникнути; вимкнення струму може забрати ще трохи.";
        HomeWords::KeptAsLongAs(Staying::Promised) => "Цей браузер обіцяє їх не видаляти.";
        HomeWords::KeptAsLongAs(Staying::WhileThereIsRoom) => "Цей браузер може видалити їх, коли на пристрої забракне місця; на початку гри сторінка просить його цього не робити.";
        HomeWords::KeptAsLongAs(Staying::Untold) => "Цей браузер не повідомляє, чи видаляє їх, коли на пристрої бракує місця.";
        HomeWords::KeptInSafari => "Safari видаляє збережені ігри після семи днів без відвідин, якщо сторінки немає на початковому екрані чи в Dock.";
        HomeWords::KeptInFrames => "Усередині іншого сайту браузери зберігають ігри окремо або не зберігають зовсім.";
        HomeWords::KeptElsewhere => "Для надійності встановіть сторінку через меню браузера або скопіюйте гру як текст: її можна відкрити на будь-якому пристрої.";
        HomeWords::OpenFromText => "Відкрити гру з тексту";
        HomeWords::PasteText => "Вставте текст гри";
        HomeWords::Open => "Відкрити";
    }
}

fn seat(seat: Seat) -> String {
    format!("Місце {}", seat.number() + 1)
}

fn counted(number: usize, forms: [&'static str; 3]) -> String {
    format!("{number} {}", agreeing(number as i32, forms))
}

/// «1 гру», as an object.
fn games(number: usize) -> String {
    counted(number, ["гру", "гри", "ігор"])
}

/// What came out of files, in a sentence.
fn brought(new: usize, further: usize, known: usize) -> String {
    let counts = [(new, "нові"), (further, "продовження наявних"), (known, "уже були тут")];
    let told = counts.into_iter().filter(|(games, _)| *games > 0);
    let told: Vec<String> = told.map(|(games, what)| format!("{what} — {games}")).collect();
    if told.is_empty() {
        "Ігор не знайдено.".to_owned()
    } else {
        format!("Ігри: {}.", told.join(", "))
    }
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "Небесний",
        Colour::Violet => "Фіолетовий",
        Colour::Bone => "Кістяний",
        Colour::Coral => "Кораловий",
        Colour::Amber => "Бурштиновий",
    }
}

const fn player(player: Controller) -> &'static str {
    match player {
        Controller::Human => "Людина тут",
        Controller::Bot(Bot::Random) => "Бот: випадкові ходи",
        Controller::Bot(Bot::Friendly) => "Бот: дружній новачок",
        Controller::Bot(Bot::Greedy) => "Бот: клубний гравець",
        Controller::Bot(Bot::Strong) => "Бот: сильний гравець",
        Controller::Bot(Bot::Expert) => "Бот: експерт",
    }
}

/// A goal of a map: «8 °C», «14 % кисню», «9 океанів».
fn goal(of: Parameter, goal: i8) -> String {
    let value = level(of, goal);
    match of {
        Parameter::Temperature => value,
        Parameter::Oxygen => format!("{value} кисню"),
        Parameter::Oceans => format!("{value} {}", agreeing(goal.into(), ["океан", "океани", "океанів"])),
        Parameter::Venus => format!("{value} Венери"),
    }
}

/// «61 ділянка, для океану 12, вулканічних 4. Межі: 8 °C, 14 % кисню, 9 океанів. …»
fn map_about(map: &Map) -> String {
    let volcanic = match map.volcanic.len() {
        0 => "вулканічних немає".to_owned(),
        number => format!("вулканічних {number}"),
    };
    let areas = counted(map.spots.len(), ["ділянка", "ділянки", "ділянок"]);
    let mut text = format!("{areas}, для океану {}, {volcanic}.", map.ocean.len());
    let goals = [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].into_iter();
    let goals: Vec<String> = goals.filter_map(|it| Some(goal(it, map.tracks[it].as_ref()?.goal()))).collect();
    let _ = write!(text, " Межі: {}.", goals.join(", "));
    for effects in asking_areas(map) {
        let _ = write!(text, " На одній ділянці: {}.", breath(&effects, &Card::BLANK));
    }
    let names = |all: [&str; 5]| all.join(", ");
    let milestones = names(map.milestones.map(|it| milestone_name(&it)));
    let awards = names(map.awards.map(|it| award_name(&it)));
    let _ = write!(text, " Досягнення: {milestones}. Нагороди: {awards}.");
    text
}
