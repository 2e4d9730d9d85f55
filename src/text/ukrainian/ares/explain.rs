//! Explanations of Ares Expedition.

use super::effect::standard_text;
use super::setup::{phase_bonus, phase_text};
use super::terms::{phase, phase_number};
use crate::ares::capacity_value;
use crate::text::ares::prelude::*;

pub(super) fn explained(what: AresExplained) -> Explanation {
    explain! { what;
        AresExplained::Stock(Stock::MegaCredits) => "M€", "Гроші. Ними платять за карти й стандартні дії. Фаза IV приносить вам ваш рейтинг тераформування і ваше виробництво M€.";
        AresExplained::Stock(Stock::Heat) => "Тепло", "У фазі III витратьте 8 тепла, щоб підняти температуру на 1 крок.";
        AresExplained::Stock(Stock::Plants) => "Рослини", "У фазі III перетворіть 8 рослин на жетон лісу, який ще й піднімає кисень на 1 крок.";
        AresExplained::Production(Stock::MegaCredits) => "Виробництво M€", "Скільки M€ приносить вам фаза IV, крім рейтингу тераформування.";
        AresExplained::Production(Stock::Heat) => "Виробництво тепла", "Скільки тепла приносить вам фаза IV.";
        AresExplained::Production(Stock::Plants) => "Виробництво рослин", "Скільки рослин приносить вам фаза IV.";
        AresExplained::Capacity(it @ Capacity::Steel) => "Сталь", "Не витрачається: кожна одиниця здешевлює на {} M€ кожну карту з міткою будівництва, яку ви розігруєте.", capacity_value(it);
        AresExplained::Capacity(it @ Capacity::Titanium) => "Титан", "Не витрачається: кожна одиниця здешевлює на {} M€ кожну карту з міткою космосу, яку ви розігруєте.", capacity_value(it);
        AresExplained::SpecialResource(SpecialResource::Animal) => "Тварина", "Тварини лежать на картах, які їх збирають, і зазвичай варті переможних очок.";
        AresExplained::SpecialResource(SpecialResource::Microbe) => "Мікроб", "Мікроби лежать на картах, які їх збирають. Ці карти кажуть, на що їх витрачають або скількох очок вони варті.";
        AresExplained::SpecialResource(SpecialResource::Science) => "Наука", "Ресурси науки лежать на картах, які їх збирають і кажуть, для чого вони.";
        AresExplained::Tag(Tag::Building) => "Мітка будівництва", "Сталь здешевлює карту. Самі мітки нічого не роблять; їх рахують інші карти.";
        AresExplained::Tag(Tag::Space) => "Мітка космосу", "Титан здешевлює карту. Самі мітки нічого не роблять; їх рахують інші карти.";
        AresExplained::Tag(Tag::Power) => "Мітка енергії", "Позначає карти про енергію. Самі мітки нічого не роблять; їх рахують інші карти.";
        AresExplained::Tag(Tag::Science) => "Мітка науки", "Позначає дослідження. Багато сильних карт вимагають міток науки.";
        AresExplained::Tag(Tag::Jovian) => "Мітка Юпітера", "Позначає карти про Юпітер і зовнішні планети. Деякі карти дають очки за кожну таку мітку.";
        AresExplained::Tag(Tag::Earth) => "Мітка Землі", "Позначає карти про Землю. Самі мітки нічого не роблять; їх рахують інші карти.";
        AresExplained::Tag(Tag::Plant) => "Мітка рослини", "Позначає рослинний світ. Самі мітки нічого не роблять; їх рахують інші карти.";
        AresExplained::Tag(Tag::Microbe) => "Мітка мікроба", "Позначає карти про мікробів. Самі мітки нічого не роблять; їх рахують інші карти.";
        AresExplained::Tag(Tag::Animal) => "Мітка тварини", "Позначає карти про тварин. Такі карти зазвичай збирають тварин, вартих переможних очок.";
        AresExplained::Tag(Tag::Event) => "Мітка події", "Є на кожній червоній карті. Мітки ваших червоних карт рахуються й надалі.";
        AresExplained::Track(ZoneTrack::Oxygen) => "Кисень", "Одна з трьох цілей тераформування Марса. Кожен крок, який зробили ви, піднімає ваш рейтинг тераформування на 1; так діють ліси. Гра закінчується, коли досягнуто всіх трьох цілей.";
        AresExplained::Track(ZoneTrack::Temperature) => "Температура", "Одна з трьох цілей тераформування Марса. Кожен крок, який зробили ви, піднімає ваш рейтинг тераформування на 1. Гра закінчується, коли досягнуто всіх трьох цілей.";
        AresExplained::Zone(Zone::Purple) => "Фіолетова зона", "Перша з чотирьох зон кисню й температури. Деякі карти вимагають певної зони.";
        AresExplained::Zone(Zone::Red) => "Червона зона", "Друга з чотирьох зон кисню й температури. Деякі карти вимагають певної зони.";
        AresExplained::Zone(Zone::Yellow) => "Жовта зона", "Третя з чотирьох зон кисню й температури. Деякі карти вимагають певної зони.";
        AresExplained::Zone(Zone::White) => "Біла зона", "Остання з чотирьох зон кисню й температури. Деякі карти вимагають певної зони.";
        AresExplained::Colour(CardColour::Green) => "Зелена карта", "Розігрується у фазі I. Дає виробництво, сталь або титан.";
        AresExplained::Colour(CardColour::Blue) => "Синя карта", "Розігрується у фазі II. Лишається у грі з дією або постійним ефектом.";
        AresExplained::Colour(CardColour::Red) => "Червона карта", "Розігрується у фазі II. Спрацьовує один раз, а її мітки рахуються й надалі.";
        AresExplained::Phase(it) => (format!("Фаза {}: {}", phase_number(it), phase(it).to_lowercase())), "{} Якщо ви вибрали цю фазу: {}", phase_text(it), lowered(&phase_bonus(it));
        AresExplained::Standard(it @ StandardAction::PlantsToForest) => "Рослини на ліс", "Стандартна дія у фазі III. {} Скільки завгодно разів.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::HeatToTemperature) => "Тепло на температуру", "Стандартна дія у фазі III. {} Скільки завгодно разів.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::BuyForest) => "Ліс за M€", "Стандартна дія у фазі III. {} Скільки завгодно разів.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::BuyTemperature) => "Температура за M€", "Стандартна дія у фазі III. {} Скільки завгодно разів.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::BuyOcean) => "Океан за M€", "Стандартна дія у фазі III. {} Скільки завгодно разів.", standard_text(it);
        AresExplained::Concept(AresConcept::Rating) => "Рейтинг тераформування", "РТ: ваш дохід і ваші очки. Зростає на 1 за кожен ваш крок кисню чи температури й за кожен ваш океан, у фазі IV приносить стільки ж M€, а наприкінці — стільки ж переможних очок.";
        AresExplained::Concept(AresConcept::Points) => "Переможні очки", "ПО: хто має їх найбільше, той перемагає. Їх дають рейтинг тераформування, ліси й карти.";
        AresExplained::Concept(AresConcept::Round) => "Раунд", "Кожен вибирає фазу, потім вибрані фази розігрують за порядком. Гра закінчується, коли Марс тераформовано.";
        AresExplained::Concept(AresConcept::Planning) => "Вибір фази", "Усі вибирають одночасно. Кожен розігрує кожну фазу, яку хтось вибрав. Ту саму фазу не можна вибрати двічі поспіль.";
        AresExplained::Concept(AresConcept::PhaseBonus) => "Бонус фази", "Його отримують лише ті, хто вибрав цю фазу.";
        AresExplained::Concept(AresConcept::Ocean) => "Океани", "Одна з трьох цілей тераформування Марса. Перевернувши жетон, ви піднімаєте свій рейтинг тераформування на 1 і отримуєте його винагороду.";
        AresExplained::Concept(AresConcept::HiddenOcean) => "Жетон океану долілиць", "Його ще ніхто не перевернув. Доти винагорода прихована.";
        AresExplained::Concept(AresConcept::OpenOcean) => "Жетон океану", "Перевернутий. Показує винагороду, яку за нього отримано.";
        AresExplained::Concept(AresConcept::Forest) => "Ліси", "Кожен жетон лісу наприкінці вартий 1 переможного очка. Узявши його, ви піднімаєте кисень на 1 крок.";
        AresExplained::Concept(AresConcept::ProjectCard) => "Карта проекту", "Карта для вашої руки. Карти з руки можна будь-коли скидати, по 3 M€ за кожну.";
        AresExplained::Concept(AresConcept::Hand) => "Карти в руці", "Скільки карт у гравця в руці. Наприкінці раунду карти понад {HAND_LIMIT} скидають, по 3 M€ за кожну.";
        AresExplained::Concept(AresConcept::CardProduction) => "Виробництво карт", "Скільки карт ви берете у фазі IV.";
        AresExplained::Concept(AresConcept::Deck) => "Колода", "Карти, які ще можна взяти. Коли вона порожня, відбій перетасовують у нову.";
        AresExplained::Concept(AresConcept::Discards) => "Відбій", "Скинуті карти, долілиць.";
        AresExplained::Concept(AresConcept::Corporation) => "Корпорація", "За кого ви граєте. Вона визначає, з чим ви починаєте, і має ефект або дію на всю гру.";
        AresExplained::Concept(AresConcept::CardAction) => "Дія", "У фазі III можна один раз виконати дію кожної своєї карти.";
        AresExplained::Concept(AresConcept::LastingEffect) => "Ефект", "Діє завжди, поки карта у грі.";
        AresExplained::Concept(AresConcept::Cost) => "Ціна", "Скільки M€ ви платите, щоб розіграти карту, з урахуванням сталі, титану й знижок.";
        AresExplained::Concept(AresConcept::Requirement) => "Вимога", "Має справджуватися, коли ви розігруєте карту. Кисень, температуру й океани беруть такими, якими вони були на початку фази.";
        AresExplained::Concept(AresConcept::Met) => "✓", "Виконано або справджується зараз.";
        AresExplained::Concept(AresConcept::Locked) => "Замок", "Зараз не можна. Виберіть, щоб прочитати чому.";
        AresExplained::Concept(AresConcept::ProductionBox) => "Виробництво", "Коричнева рамка означає виробництво: те, що ви отримуєте у фазі IV, а не одразу.";
        AresExplained::Concept(AresConcept::Pays) => "→", "Ви платите те, що перед стрілкою, й отримуєте те, що за нею.";
        AresExplained::Concept(AresConcept::Rise) => "Зростання", "Параметр поруч зростає на 1 крок, а з ним і ваш рейтинг тераформування.";
        AresExplained::Concept(AresConcept::EasedRequirements) => "Пом’якшені вимоги", "Вимоги карт для вас м’якші.";
        AresExplained::Concept(AresConcept::AnyZone) => "Зона", "Зона кисню або температури: фіолетова, червона, жовта чи біла.";
        AresExplained::Concept(AresConcept::AnySpecialResource) => "Будь-який ресурс на картах", "Тварина, мікроб або ресурс науки — залежно від того, що карта збирає.";
        AresExplained::Concept(AresConcept::RevealedCards) => "Відкриті карти", "Стільки карт із колоди ви переглядаєте.";
        AresExplained::Concept(AresConcept::KeptCards) => "Залишені карти", "Стільки з них ви залишаєте, а решту скидаєте.";
        AresExplained::Concept(AresConcept::PlayNow) => "Розіграти карту", "Ви одразу розігруєте карту з руки.";
        AresExplained::Concept(AresConcept::StandardActions) => "Стандартні дії", "Доступні всім у фазі III скільки завгодно разів: ліси, температура й океани.";
        AresExplained::Concept(AresConcept::PlayerColour) => "Знак гравця", "Колір і форма гравця. Ними позначено все, що йому належить.";
        AresExplained::Concept(AresConcept::Neutral) => "Нейтральний гравець", "У соло-грі щораунду дає одну фазу, без бонусу.";
        AresExplained::Concept(AresConcept::NeutralCube) => "Нейтральний кубик", "Пересувається щоразу, коли розіграно п’ять нейтральних фаз. Коли він зупиняється, починаються останні п’ять раундів.";
        AresExplained::Concept(AresConcept::Cubes) => "Кубики", "У кооперативній грі кожен щораунду бере один. Гра закінчується з останнім.";
    }
}

/// A sentence that goes on behind a colon.
fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
