//! The page's own words of Ares Expedition.

use super::effect::{standard_text, step};
use super::lesson::lesson;
use super::mood::Mood;
use super::question::{cubes, cubes_of_swap};
use super::terms::{
    self, INCOME, amounts, and_all, cards, level, money, name, number_of, numbered, of_card, or_specials,
    phase_number, steps, stocks, term, track,
};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::ukrainian::noun::noun;
use crate::text::ukrainian::terms::{and, capital};
use crate::text::ukrainian::who::{all_called, label};

pub(super) fn words(words: AresWords<'_>) -> Text {
    say! { words;
        AresWords::RoundInShort(0) => "Старт"; AresWords::Round(0) => "Підготовка";
        AresWords::RoundInShort(round) => "Р{round}";
        AresWords::Round(round) => "Раунд {round}";
        AresWords::StageIs(Stage::Setup) => "Корпорації";
        AresWords::StageIs(Stage::Planning) => "Планування";
        AresWords::StageIs(Stage::Cube(_)) => "Кубики";
        AresWords::StageIs(Stage::Swap { .. }) => "Обмін";
        AresWords::StageIs(Stage::Neutral) => "Нейтральна фаза";
        AresWords::StageIs(Stage::Resolving(it)) => (phase(it));
        AresWords::StageIs(Stage::HandLimit) => "Ліміт руки";
        AresWords::StageIs(Stage::Warming) => "Марс змінюється";
        AresWords::StageIs(Stage::Over) => "Кінець гри";
        AresWords::LessonHeading(topic) => (lesson(topic).name);
        AresWords::LessonTeaches(topic) => (lesson(topic).about);
        AresWords::Planet => "Марс";
        AresWords::Phases => "Фази цього раунду";
        AresWords::NotThisRound => "не цього раунду";
        AresWords::ChosenBy { names, neutral: false } => "вибір: {}", and(&all_called(names));
        AresWords::ChosenBy { names, neutral: true } => "вибір: {}", and(&[all_called(names), vec!["нейтральний гравець".to_owned()]].concat());
        AresWords::AtThePhasesStart(track, steps) => "було {}", level(track, steps);
        AresWords::Complete => "завершено";
        AresWords::StepsToGo(number) => "ще {number}";
        AresWords::OceansOf { now, of } => "Океани: {now} з {of}";
        AresWords::OceanFaceDown => "Океан долілиць";
        AresWords::Deck(cards) => "Колода {cards}";
        AresWords::Discards(cards) => "відбій {cards}";
        AresWords::FigureIs(Figure::Stock(it)) => (term(AresTerm::Stock(it)));
        AresWords::FigureIs(Figure::Production(it)) => "Виробництво {}", noun(Noun::of_stock(it)).unnumbered(Case::Genitive);
        AresWords::FigureIs(Figure::CardProduction) => "Виробництво карт";
        AresWords::FigureIs(Figure::Hand) => "Карти в руці";
        AresWords::FigureIs(Figure::Rating) => (term(AresTerm::Rating));
        AresWords::FigureIs(Figure::Forests) => (term(AresTerm::Forest));
        AresWords::FigureIs(Figure::Steps(it)) => (term(AresTerm::Track(it)));
        AresWords::FigureIs(Figure::Oceans) => (term(AresTerm::Ocean));
        AresWords::FigureIs(Figure::Capacity(it)) => (term(AresTerm::Capacity(it)));
        AresWords::FigureIs(Figure::Stored(id)) => "Ресурси {}", of_card(id);
        AresWords::FigureIs(Figure::Points) => "ПО, якби гра скінчилася зараз";
        AresWords::Then => "далі";
        AresWords::IncomeWithRating => "M€ у фазі виробництва: виробництво й рейтинг тераформування";
        AresWords::CapacityTakesOff { capacity, off } => "{}: знижка {off} M€", term(AresTerm::Capacity(capacity));
        AresWords::CardsOfColour(colour, cards) => "{}: {cards}", capital(noun(Noun::of_colour(colour)).form(Case::Nominative, NumberForm::Few));
        AresWords::Brings(it) => "вибір: {}", phase(it);
        AresWords::BroughtLast(it) => "минулого раунду: {}", phase(it);
        AresWords::LastInShort => "була";
        AresWords::HasFinished => "готово";
        AresWords::Chooses => "вибір";
        AresWords::Acts => "діє";
        AresWords::Goal => "Мета";
        AresWords::Missing { oxygen: 0, temperature: 0, oceans: 0 } => "Марс тераформовано.";
        AresWords::Missing { oxygen, temperature, oceans } => "Марсу ще бракує {}.", missing(oxygen, temperature, oceans);
        AresWords::RoundsLeft(0) => "Це останній раунд.";
        AresWords::RoundsLeft(rounds) => "Після цього ще {}", self::rounds(rounds);
        AresWords::EndsAnyway { last: _, left: 0 } => "Це останній раунд: гра закінчиться з ним, навіть якщо Марс не тераформовано.";
        AresWords::EndsAnyway { last, left } => "Гра закінчиться не пізніше раунду {last}: після цього ще {}.", self::rounds(left);
        AresWords::NeutralPhases => "Нейтральний гравець";
        AresWords::NeutralPhase { phase: it, is_now: true, .. } => "{}: цього раунду", phase(it);
        AresWords::NeutralPhase { phase: it, is_had: true, .. } => "{}: уже відкрито", phase(it);
        AresWords::NeutralPhase { phase: it, .. } => "{}: ще попереду", phase(it);
        AresWords::NeutralCube { at, rounds, steps: 0 } => "Нейтральний кубик на {at} з 5; він пересунеться через {}, і нічого автоматично не зросте.", self::rounds(rounds);
        AresWords::NeutralCube { at, rounds, steps: number } => "Нейтральний кубик на {at} з 5; він пересунеться через {}, і кисень або температура зросте на {}.", self::rounds(rounds), steps(number);
        AresWords::PointsTogether { now, of } => "Разом {now} з {of} ПО";
        AresWords::StepsMade { done, of, due: None } => "Кроки й океани: {done} з {of}";
        AresWords::StepsMade { done, of, due: Some(due) } => "Кроки й океани: {done} з {of}; за рівного темпу — {due}";
        AresWords::RaisedBy { who, steps: number } => "{}: {number} (зроблені водночас рахуються кожному)", label(who);
        AresWords::CubesLeft { money, swaps } => "Лишилося: {} на 1 M€ і {}", cubes(money), cubes_of_swap(swaps);
        AresWords::SinceYourChoice => "Від вашого останнього вибору";
        AresWords::PlayedLast => "Щойно розіграні карти";
        AresWords::Keeps { who: Called::You, kept, of } => "Ви залишаєте {kept} з {of} карт.";
        AresWords::Keeps { who: Called::Name(who), kept, of } => "{who} залишає {kept} з {of} карт.";
        AresWords::OthersAreHidden => "усі діють одночасно; відкриється, коли всі завершать";
        AresWords::PlayableNow(0) => "Зараз не можна розіграти жодної карти з руки.";
        AresWords::PlayableNow(number) => "Щоб розіграти карту, натисніть її в руці. Зараз можна розіграти {}.", cards(number as i32);
        AresWords::NotPlayableYet => "Ще не можна розіграти.";
        AresWords::BonusLeft => "Бонус не використано: візьміть карту або розіграйте другу синю чи червону.";
        AresWords::ConvertAndFinish(number) => "Зробити {} і завершити", number_of(number as i32, ["перетворення", "перетворення", "перетворень"]);
        AresWords::SellBeforeTheEnd => "Марс буде тераформовано: гра закінчиться після цієї фази. Скиньте зайві карти за M€ — на стандартні дії або на випадок нічиєї.";
        AresWords::ChooseInHand => "Натисніть карту в руці нижче.";
        AresWords::ChooseSeveralInHand { chosen, of: Some(of) } => "Натискайте карти в руці нижче; вибрано {chosen} з {of}.";
        AresWords::ChooseSeveralInHand { chosen, of: None } => "Натискайте карти в руці нижче; вибрано {chosen}.";
        AresWords::SellChosen { cards: number, money: it } => "Скинути {} за {}", cards(number as i32), money(it);
        AresWords::SellChosenToPay { cards: number, money: it } => "Скинути {} за {} і заплатити", cards(number as i32), money(it);
        AresWords::DiscardChosen(number) => "Скинути {}", cards(number as i32);
        AresWords::ReplaceChosen(0) => "Залишити всі карти";
        AresWords::ReplaceChosen(number) => "Замінити {}", cards(number as i32);
        AresWords::LookAt(id) => "{}: показати карту", name(card(id));
        AresWords::HowMuch { least, most } => "Кількість, від {least} до {most}";
        AresWords::PressAPhase => "Натисніть фазу, щоб дізнатися більше, і підтвердьте її.";
        AresWords::Sealed(it) => "Ваш вибір: {}. Інші побачать його, коли виберуть усі.", phase(it);
        AresWords::Seal(it) => "Підтвердити: {}", phase(it);
        AresWords::ChosenLastRound => "Ви вибрали її минулого раунду. Після цього раунду вона повернеться.";
        AresWords::OutlookOf(it) => (outlook(it));
        AresWords::ByOthersOnly(it) => "Якщо її виберуть лише інші: {}", outlook(it);
        AresWords::CannotChooseIt(names @ [_]) => "{} не може її вибрати", and(&all_called(names));
        AresWords::CannotChooseIt(names) => "{} не можуть її вибрати", and(&all_called(names));
        AresWords::CardCosting { card: id, price } => "{}, {price} M€", name(card(id));
        AresWords::StandardActions => "Стандартні дії";
        AresWords::StandardFor { action, stock, price } => "{} Ціна: {}.", standard_text(action), stocks(price, stock, Case::Nominative);
        AresWords::ShortOf(short) => "бракує {short}";
        AresWords::PlayNothingMore => "Більше не розігрувати";
        AresWords::DoNothingMore => "Більше нічого";
        AresWords::Use => "Виконати";
        AresWords::UseAgain => "Ще раз";
        AresWords::PlayFor(price) => "Розіграти за {price} M€";
        AresWords::SellFor(money) => "Скинути за {money} M€";
        AresWords::ThenAsked => "Далі:";
        AresWords::InVain(why) => "Без ефекту: {}.", vain(why);
        AresWords::InVainInShort => "без ефекту";
        AresWords::StepLost(LostStep { card: id, step: of, why }) => "Без ефекту: {} ({}).", step(of, card(id), Mood::Can), vain(why);
        AresWords::TokensAdd(1) => "Жетон океану додасть M€, рослини або карту.";
        AresWords::TokensAdd(number) => "{} додадуть M€, рослини або карти.", numbered(number.into(), Noun::OceanToken, Case::Nominative);
        AresWords::StaysDone => "Відкриває карти: скасувати не можна.";
        AresWords::EndedIn(round) => "Гра закінчилася в раунді {round}.";
        AresWords::EmptyHand => "Карт немає. Нові ви візьмете у фазі V.";
        AresWords::LeftForTies => "За нічиєї: тепло, рослини, M€ і скинуті карти";
        AresWords::TrackComplete(it) => "{}: завершено", term(AresTerm::Track(it));
        AresWords::OceansComplete => "Океани: завершено";
        AresWords::PointsByRound => "Очки за раундами";
        AresWords::MarsByRound => "Марс за раундами";
        AresWords::MarsAfter { round, done } => "Раунд {round}: {done}";
        AresWords::StepsBy => "Кроки й океани (зроблені водночас рахуються кожному)";
        AresWords::PhasesBy => "Вибрані фази";
        AresWords::LeadSince { winner, round } => "Незмінний лідер від раунду {round}: {}.", label(winner);
    }
}

/// «1 раунд», «2 раунди», also as an object.
fn rounds(number: u8) -> String {
    number_of(number, ["раунд", "раунди", "раундів"])
}

/// What Mars is short of: «3 кроків кисню і 1 океану».
fn missing(oxygen: u8, temperature: u8, oceans: u8) -> String {
    let raised = |number: u8, of: ZoneTrack| {
        let steps = numbered(number.into(), Noun::Step, Case::Genitive);
        (number > 0).then(|| format!("{steps} {}", track(of, Case::Genitive)))
    };
    let oceans = (oceans > 0).then(|| number_of(oceans, ["океану", "океанів", "океанів"]));
    let all = [raised(oxygen, ZoneTrack::Oxygen), raised(temperature, ZoneTrack::Temperature), oceans];
    and_all(all.into_iter().flatten())
}

/// Why a step brings nothing, as a clause.
fn vain(why: Vain) -> String {
    let of = |kinds| or_specials(kinds, Case::Genitive, NumberForm::Many);
    say! { why;
        Vain::AtMaximum(it) => "{} уже сягає межі", track(it, Case::Nominative);
        Vain::AllOceans => "усі океани вже перевернуто";
        Vain::NoHolder { kinds, bearer: Bearer::Here } => "ця карта не зберігає {}", of(kinds);
        Vain::NoHolder { kinds, bearer: Bearer::Other } => "жодна інша ваша карта не зберігає {}", of(kinds);
        Vain::NoHolder { kinds, bearer: Bearer::Any } => "жодна ваша карта не зберігає {}", of(kinds);
        Vain::NoCards => "у колоді не лишилося карт";
        Vain::NotNow => "зараз це нема до чого застосувати";
    }
}

/// A phase with its number: «IV Виробництво».
fn phase(of: Phase) -> String {
    format!("{} {}", phase_number(of), terms::phase(of))
}

fn outlook(outlook: Outlook) -> String {
    let action = |number: u8| number_of(number, ["дія карти", "дії карт", "дій карт"]);
    let standard = |number: u8| number_of(number, ["стандартна дія", "стандартні дії", "стандартних дій"]);
    say! { outlook;
        Outlook::Plays { of: 0, .. } => "у руці немає таких карт";
        Outlook::Plays { playable, of } => "можна розіграти {playable} з {}", numbered(of.into(), Noun::Card, Case::Genitive);
        Outlook::Uses { cards, standard: free } => "{}, {}", action(cards), standard(free);
        Outlook::Collects(Income { money: 0, heat: 0, plants: 0, cards: 0 }) => "нічого";
        Outlook::Collects(Income { money, heat, plants, cards }) => (amounts([money, heat, plants, cards], INCOME).join(", "));
        Outlook::Draws { draw, keep } => "взяти {draw}, залишити {keep}";
    }
}
