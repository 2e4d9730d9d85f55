//! Round a game.

use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::common::bar::steps_left;
use crate::text::ukrainian::common::{
    agreeing, course::course, points, reason::reason, standings::standings,
};
use crate::text::ukrainian::noun::noun;
use crate::text::ukrainian::phrase::counted;
use crate::text::ukrainian::terms::{
    award_name, capital, change, changes, level, listed, milestone_name, name, outline, party, recapped,
    score_line, signed, term,
};
use crate::text::ukrainian::who::{all_called, called, label};
use crate::text::ukrainian::{amount, effect::breath, mars::guide::guide};

pub(crate) fn table(words: TableWords<'_>) -> Text {
    say! { words;
        TableWords::Parts => "Частини столу";
        TableWords::Mars => "Марс";
        TableWords::Hand => "Рука";
        TableWords::Actions => "Дії";
        TableWords::Seats => "Гравці";
        TableWords::Log => "Журнал";
        TableWords::Why => "Чому?";
        TableWords::WhyDid(name) => "Чому {} так ходить?", called(name);
        TableWords::AsksForReason => "Бот обмірковує хід ще раз…";
        TableWords::Because(why) => (reason(why));
        TableWords::NotYourTurn => "Зараз не ваш хід.";
        TableWords::AnswerFirst(Shape::Card { .. } | Shape::TableauCard) => "Спершу виберіть карту.";
        TableWords::AnswerFirst(Shape::Cards { .. }) => "Спершу виберіть карти.";
        TableWords::AnswerFirst(Shape::Space { tile: Some(_) }) => "Спершу розмістіть жетон.";
        TableWords::AnswerFirst(Shape::Space { tile: None }) => "Спершу виберіть ділянку.";
        TableWords::AnswerFirst(Shape::Player) => "Спершу виберіть гравця.";
        TableWords::AnswerFirst(Shape::Amount { .. }) => "Спершу виберіть кількість.";
        TableWords::AnswerFirst(Shape::Payment { .. }) => "Спершу заплатіть.";
        TableWords::AnswerFirst(Shape::Award) => "Спершу виберіть нагороду.";
        TableWords::AnswerFirst(Shape::Conversion | Shape::Option | Shape::Order) => "Спершу дайте відповідь на відкрите запитання.";
        TableWords::AnswerFirst(Shape::Turn | Shape::Answered) => "Зараз не ваш хід.";
        TableWords::FirstAction => "Перша дія";
        TableWords::CardActions => "Дії карт";
        TableWords::NoCardHasAnAction => "Жодна ваша карта не має дії.";
        TableWords::NoActionCanBeUsed => "Усі дії карт уже виконано, або виконати їх зараз не можна.";
        TableWords::Pass => "Пас";
        TableWords::EndTurn => "Завершити хід";
        TableWords::YourBoard => "Ваш планшет";
        TableWords::YourCardsOnTable => "Ваші розіграні карти";
        TableWords::Was(figure) => "було {figure}";
        TableWords::Change(of) => (change(&of));
        TableWords::RecapChange(of) => (recapped(&of));
        TableWords::RatingInShort => "РТ";
        TableWords::PointsNow => "Очки, якби гра скінчилася зараз";
        TableWords::PointsNowInShort => "ПО зараз";
        TableWords::Production => "виробництво";
        TableWords::ActionOfTurn(number) => "{number} з 2";
        TableWords::Ready => "готово";
        TableWords::Choosing => "вибір";
        TableWords::Passed => "пас";
        TableWords::AllOfSeat(colour) => ", {}: показати все", outline(colour);
        TableWords::GoesFirst => "Перший гравець";
        TableWords::GoingFirst => "перший гравець";
        TableWords::CardsInHand => "Карти в руці";
        TableWords::HandSize => "У руці";
        TableWords::InHand(_) => "у руці";
        TableWords::Events => "Події";
        TableWords::CardsOfGroup(group, count) => {
            let group = match group {
                Group::Actions => "Дії",
                Group::Effects => "Ефекти",
                Group::Rest => "Інші карти",
                Group::Events => "Події",
            };
            format!("{group} ({count})")
        };
        TableWords::Keys => "Клавіші";
        TableWords::Key(Shortcut::Hand) => "Перейти до руки";
        TableWords::Key(Shortcut::Find) => "Знайти карту в руці; Enter — перейти до неї";
        TableWords::Key(Shortcut::Tableau) => "Перейти до розіграних карт";
        TableWords::Key(Shortcut::Coach) => "Запитати тренера";
        TableWords::Key(Shortcut::Map) => "Перейти до Марса";
        TableWords::Key(Shortcut::Recap) => "Показати або сховати, що сталося після вашого ходу";
        TableWords::Key(Shortcut::Actions) => "Перейти до дій";
        TableWords::Key(Shortcut::Question) => "Поточне рішення; ще раз — його кнопка підтвердження";
        TableWords::Key(Shortcut::Closer) => "Збільшити карту; стрілки — від карти до карти";
        TableWords::Key(Shortcut::Lay) => "Перекласти карту в руці";
        TableWords::Key(Shortcut::Symbols) => "Показати, що означають символи";
        TableWords::Key(Shortcut::Standings) => "Показати становище";
        TableWords::Key(Shortcut::Opponents) => "Показати інших гравців, одного за одним";
        TableWords::Key(Shortcut::Log) => "Перейти до журналу";
        TableWords::Key(Shortcut::Pass) => "Спасувати або завершити хід; Enter — підтвердити";
        TableWords::Key(Shortcut::Finish) => "До кнопки, що завершує вашу фазу; Enter — натиснути";
        TableWords::Key(Shortcut::Undo) => "До кнопки «Скасувати»; Enter скасовує останній вибір";
        TableWords::Key(Shortcut::Before) => "Утримувати: стіл до вашого останнього вибору";
        TableWords::Key(Shortcut::Sheet) => "Показати ці клавіші";
        TableWords::Key(Shortcut::Guide) => "Перейти до путівника";
        TableWords::Key(Shortcut::Explain) => "Пояснити те, що у фокусі, або все на екрані";
        TableWords::Key(Shortcut::Rules) => "Відкрити правила";
        TableWords::Key(Shortcut::Phase) => "Вибрати фазу; Enter підтверджує її";
        TableWords::Key(Shortcut::Walk) => "Перейти до сусідньої карти чи дії";
        TableWords::Key(Shortcut::Away) => "Закрити відкрите або повернутися";
        TableWords::Goals => "Досягнення й нагороди";
        TableWords::Milestone { of, taken_by, counts } => (goal(milestone_name(of), "Присвоєно", taken_by, &amount::milestone(of), counts));
        TableWords::Award { of, taken_by, counts } => (goal(award_name(of), "Профінансовано", taken_by, &amount::award(of), counts));
        TableWords::Worth(&[first, second]) => "{first} {} за перше місце, {second} за друге.", points(first.into());
        TableWords::Worth(of) => {
            let each = *of.first().unwrap_or(&0);
            format!("По {each} {}.", agreeing(each.into(), ["очку", "очки", "очок"]))
        };
        TableWords::NextCosts(price) => "Наступна ціна: {price} M€.";
        TableWords::SolarPhase(generation) => "Фаза Сонця перед поколінням {generation}";
        TableWords::WorldGovernment => "Світовий Уряд";
        TableWords::FleetsAndMarkers => "Флоти повертаються, маркери колоній просуваються";
        TableWords::BroughtNothing => "Для вас без змін.";
        TableWords::GoOn => "Продовжити";
        TableWords::RatingRevision => "Усі втрачають 1 РТ";
        TableWords::NewGovernment(it) => "Новий парламент: {}", party(it);
        TableWords::ChangingTimes => "Нова глобальна подія";
        TableWords::Committee => "Комітет";
        TableWords::CommitteeOf(generation) => "Комітет у поколінні {generation}";
        TableWords::Key(Shortcut::Colonies) => "Відкрити колонії";
        TableWords::Key(Shortcut::Committee) | TableWords::OpenCommittee => "Відкрити комітет";
        TableWords::PartyInForce(it) => "При владі: {}. {}", party(it), policy(it);
        TableWords::PartyToCome { party: it, mine: [] } => "Домінує: {}. Якщо ця партія прийде до влади, ви нічого не отримаєте.", party(it);
        TableWords::PartyToCome { party: it, mine } => "Домінує: {}. Якщо ця партія прийде до влади, для вас: {}.", party(it), changes(mine);
        TableWords::ChairmanToCome(Some(name)) => "Наступний спікер, якщо нічого не зміниться: {} (+1 РТ).", called(name);
        TableWords::ChairmanToCome(None) => "Наступний спікер, якщо нічого не зміниться: нейтральний.";
        TableWords::ChooseParty => "Виберіть партію, щоб побачити її політику та що змінив би там ваш делегат.";
        TableWords::InPower => "при владі";
        TableWords::Dominates => "Домінантна партія";
        TableWords::NextChairman => "Наступний спікер";
        TableWords::InfluenceOf(name) => "Вплив: {}", called(name);
        TableWords::Now => "зараз";
        TableWords::Then => "потім";
        TableWords::IfEndedNow => "Якби покоління скінчилося зараз";
        TableWords::OthersMayChange => "Інші ще можуть це змінити.";
        TableWords::InAll => "Усього";
        TableWords::Neutral => "Нейтральний";
        TableWords::Delegates => "Делегати";
        TableWords::BenchOf(DelegateSeat::Lobby) => "Лобі";
        TableWords::BenchOf(DelegateSeat::Reserve) => "Резерв";
        TableWords::BenchOf(DelegateSeat::Chair) => "Спікер";
        TableWords::BenchOf(DelegateSeat::Party(_)) => "Партія";
        TableWords::DueWhen(Due::Now) => "це покоління";
        TableWords::DueWhen(Due::Next) => "наступне покоління";
        TableWords::DueWhen(Due::Later) => "через два покоління";
        TableWords::PartyRules(it) => "Влада: {}", party(it);
        TableWords::Chairman(Some(name)) => "Спікер: {}", called(name);
        TableWords::Chairman(None) => "Спікер: нейтральний";
        TableWords::Influence { all: 0, .. } => "Ваш вплив: 0";
        TableWords::Influence { all, chairman, leader, delegates, cards } => {
            let leader = (leader, "за лідера домінантної партії");
            let delegates = (delegates, "за делегатів у ній");
            let parts = [(chairman, "за спікера"), leader, delegates, (cards, "за карти")];
            let parts = parts.into_iter().filter(|(of, _)| *of > 0);
            format!("Ваш вплив: {all} ({})", listed(parts.map(|(of, from)| format!("{of} {from}"))))
        };
        TableWords::PartySeats(seats) => (party_seats(&seats));
        TableWords::DelegatesOf(None, number) => "Нейтральні: {}", delegates(number);
        TableWords::DelegatesOf(Some(name), number) => "{}: {}", label(name), delegates(number);
        TableWords::EventDue { due: Due::Now, event, mine, owed } => "Наприкінці цього покоління: {}. Для вас: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Next, event, mine, owed } => "Наприкінці наступного покоління: {}. Для вас: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Later, event, mine, owed } => "Через два покоління: {}. Для вас: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::IfItCameNow => "Якби настала зараз";
        TableWords::SendsWhenRevealed => "Нейтральний делегат, коли подію відкривають";
        TableWords::SendsWhenCurrent => "Нейтральний делегат, коли подія стає поточною";
        TableWords::Colonies => "Колонії";
        TableWords::FleetsAtHome { name, home, all } => "{}: торговельні флоти вдома — {home} з {all}", label(name);
        TableWords::ColonyTile { tile: id, opens_with: Some(kind), owners, visitor, .. } => "{}: відкриється, щойно у грі з’явиться карта для {}.{}", name(card(id)), noun(Noun::of_card_resource(kind)).unnumbered(Case::Genitive), at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income: [], owners, visitor, .. } => "{}. Торгівля зараз: без ефекту.{}", name(card(id)), at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income, owners, visitor, .. } => "{}. Торгівля зараз: {}.{}", name(card(id)), breath(income, &Card::BLANK), at_tile(owners, visitor);
        TableWords::AtPosition(position) => "Позиція {position}";
        TableWords::ColonyBonus => "Бонус колонії, хоч би хто торгував";
        TableWords::BuildingBrings => "За нову колонію";
        TableWords::TradeBrings => "Дохід від торгівлі за позицією маркера";
        TableWords::Trade => "Торгу\u{ad}вати";
        TableWords::YourCards => "Ваші карти";
        TableWords::InYourHand(count) => "Рука ({count})";
        TableWords::PlayableNow(count) => "{count} можна розіграти";
        TableWords::EmptyHand => "Карт немає. Нові дає фаза досліджень.";
        TableWords::Drafted(count) => "Драфт ({count})";
        TableWords::FindCard => "Знайти карту";
        TableWords::Find => "Пошук";
        TableWords::OrderOfCards => "Порядок карт";
        TableWords::InOrder(Order::Own) => "Мій порядок";
        TableWords::InOrder(Order::Cost) => "За ціною";
        TableWords::InOrder(Order::Tag) => "За мітками";
        TableWords::InOrder(Order::Kind) => "За видом";
        TableWords::InOrder(Order::Playable) => "Спершу доступні";
        TableWords::OnlyPlayable => "Доступні";
        TableWords::NoneFound => "Таких карт немає.";
        TableWords::NotShown(cards) => "{cards} не показано";
        TableWords::PassTheDevice(names) => "Передайте пристрій: {}", all_called(names).join(" або ");
        TableWords::NothingHidden => "На цьому екрані немає прихованих карт.";
        TableWords::IAm(name) => "Це я: {}", called(name);
        TableWords::IHaveAnswered(name) => "Це я: {}, вибір зроблено", called(name);
        TableWords::WithOutline(colour) => ", {}", outline(colour);
        TableWords::AllEvents => "Усі";
        TableWords::SinceYourTurn => "Після вашого ходу";
        TableWords::ChangedSince => "змінилося після вашого останнього ходу";
        TableWords::WhatHappened => "Що сталося після вашого ходу";
        TableWords::MoreInTheLog(count) => "І ще {count} у журналі";
        TableWords::PlayersPass(names) => "Пас: {}.", listed(all_called(names));
        TableWords::DelegatesSent(count) => "До партій відправлено {}.", counted(count as i32, Noun::Delegate, Case::Accusative);
        TableWords::DeedToYou { deed, mine } => "{deed} Ви: {}.", listed(mine.iter().map(recapped));
        TableWords::DoneToYou => "Щодо вас";
        TableWords::WhoseEvents => "Показати події";
        TableWords::EventsThatChange => "Показати зміни";
        TableWords::AnyFigure => "Усе";
        TableWords::CardsOfHand => "Карти";
        TableWords::CardsAreBought => "Купівля карт.";
        TableWords::CardsAreDrafted => "Драфт карт.";
        TableWords::NewestFirst => "Події, спершу нові";
        TableWords::NothingYet => "Ще нічого не сталося.";
        TableWords::WholeLog => "Показати весь журнал";
        TableWords::Standing(words) => (standings(words));
        TableWords::Guide(words) => (guide(words));
        TableWords::Course(words) => (course(words));
        TableWords::FinalScore => "Фінальний рахунок";
        TableWords::BackToTheScore => "До рахунку";
        TableWords::LookAtTable => "Оглянути стіл";
        TableWords::NewGame => "Нова гра";
        TableWords::PointsBySource => "Очки за джерелами";
        TableWords::PointsAsTable => "Очки таблицею";
        TableWords::AsTable => "Таблицею";
        TableWords::PointsByGeneration => "Очки за поколіннями";
        TableWords::AsIfEndedThen => "якби гра скінчилася тоді";
        TableWords::AtTheStart => "Старт";
        TableWords::LeadSince { winner, generation } => "Незмінний лідер від покоління {generation}: {}.", label(winner);
        TableWords::PointsFromCards => "Очки за карти";
        TableWords::NoPointsFromCards => "Очок за карти немає.";
        TableWords::MoreCards(cards) => "ще {}", counted(cards as i32, Noun::Card, Case::Nominative);
        TableWords::NotReady { last, missing } => "Покоління {last} було останнім. Бракує кроків: {}.", steps_left(missing);
        TableWords::NotRated { generations, rating } => "Покоління {generations} було останнім; ваш РТ — {rating}.";
        TableWords::DoneWithin(generations) => "Марс тераформовано за {generations} {}.", agreeing(generations.into(), ["покоління", "покоління", "поколінь"]);
        TableWords::Level { second, generations } => "Після {generations} {} очок порівну (друге місце: {}); вирішують M€.", agreeing(generations.into(), ["покоління", "поколінь", "поколінь"]), called(second);
        TableWords::Ahead { lead, generations, best } => (ahead(lead, generations, best));
        TableWords::Planet => "Планета";
        TableWords::TrackGoal { parameter, goal } => "{}, межа {}", term(Term::Parameter(parameter)), level(parameter, goal);
        TableWords::Track { parameter, level, then, goal } => (track(parameter, level, then, goal));
        TableWords::Waiting => "Очікування";
        TableWords::WaitingFor(names) => "Очікуємо: {}.", listed(all_called(names));
        TableWords::PassBeforehand => "Пас наступного ходу";
        TableWords::PassBeforehandAbout => "Хай що робитимуть інші; натисніть ще раз, щоб передумати.";
        TableWords::BeforeLastChoice => "Стіл до вашого останнього вибору";
        TableWords::BeforeLastChoiceAbout => "Відпустіть, щоб повернутися.";
        TableWords::ToMyNextDecision => "До мого рішення";
    }
}

/// «Садівник. Присвоєно: Bob. Мета: 3 жетони зелені. Anna — 1, Bob — 3.»
fn goal(
    name: &str,
    is_taken: &str,
    taken_by: Option<Called<'_>>,
    text: &str,
    counts: &[(Called<'_>, i32)],
) -> String {
    let taken = taken_by.map(|by| format!("{is_taken}: {}. ", called(by))).unwrap_or_default();
    let counts = counts.iter().map(|&(name, count)| format!("{} — {}", called(name), signed(count)));
    format!("{name}. {taken}{text} {}.", capital(&listed(counts)))
}

/// What an event brings the player who reads of it.
fn for_you(mine: &[Changed], owed: &[Effect], event: &Card) -> String {
    match (mine, owed) {
        ([], []) => "зараз без ефекту".to_owned(),
        (mine, []) => changes(mine),
        ([], owed) => breath(owed, event),
        (mine, owed) => format!("{}; {}", changes(mine), breath(owed, event)),
    }
}

fn delegates(number: u8) -> String {
    counted(number.into(), Noun::Delegate, Case::Nominative)
}

/// « Колонії: Anna, Bob. Флот тут: Bob.»
fn at_tile(owners: &[Called<'_>], visitor: Option<Called<'_>>) -> String {
    let there = if owners.is_empty() {
        String::new()
    } else {
        format!(" Колонії: {}.", listed(all_called(owners)))
    };
    let visited = visitor.map(|name| format!(" Тут флот: {}.", called(name))).unwrap_or_default();
    format!("{there}{visited}")
}

/// «Перемога з відривом у 5 очок за 10 поколінь. Найбільша різниця: карти, 12 проти 8.»
fn ahead(lead: i16, generations: u8, best: Option<(ScoreLine, i16, i16)>) -> String {
    let best = best.map(|(line, one, other)| {
        // "РТ" alone is written in capitals, and it is not called so here.
        let line = score_line(line).to_lowercase();
        format!(" Найбільша різниця: {line}, {} проти {}.", signed(one.into()), signed(other.into()))
    });
    let lasted = agreeing(generations.into(), ["покоління", "покоління", "поколінь"]);
    let best = best.unwrap_or_default();
    format!("Перемога з відривом у {lead} {} за {generations} {lasted}.{best}", points(lead.into()))
}

/// «Температура −30 °C, потім −28 °C, межа 8 °C».
fn track(parameter: Parameter, now: i8, then: Option<i8>, goal: i8) -> String {
    let level = |value: i8| level(parameter, value);
    let then = then.map(|then| format!(", потім {}", level(then))).unwrap_or_default();
    format!("{} {}{then}, межа {}", term(Term::Parameter(parameter)), level(now), level(goal))
}

/// «Зелені: 3 делегати, лідер Bob, ваших 1, при владі».
fn party_seats(seats: &PartySeats<'_>) -> String {
    let PartySeats { party: it, all, own, leader, rules, dominates } = *seats;
    let leader = leader.map(|of| {
        of.map_or_else(|| "лідер нейтральний".to_owned(), |name| format!("лідер — {}", called(name)))
    });
    let own = (own > 0).then(|| format!("ваших {own}"));
    let rules = rules.then(|| "при владі".to_owned());
    let dominates = dominates.then(|| "домінує".to_owned());
    let all = Some(format!("{}: {}", party(it), delegates(all)));
    listed([all, leader, own, rules, dominates].into_iter().flatten())
}

/// What a party in power brings everyone, as sentences.
fn policy(of: Party) -> String {
    let lasts = |line: &Line| matches!(line.topic, Topic::Lasting | Topic::Action);
    let lines = crate::text::ukrainian::card::card(card(of.card())).into_iter().filter(lasts);
    lines.map(|line| line.words).collect::<Vec<_>>().join(" ")
}
