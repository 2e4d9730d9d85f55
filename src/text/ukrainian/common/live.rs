//! A game that is played from several devices at once.

use super::agreeing;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::who::called;

pub(super) fn live(words: LiveWords<'_>) -> Text {
    say! { words;
        LiveWords::Title => "Гра з кількох пристроїв";
        LiveWords::About => "Кожен грає на своєму пристрої, усі водночас. Пристрої спілкуються між собою, без нашого сервера.";
        LiveWords::NoWebRtc => "Цей браузер не може з’єднувати пристрої (WebRTC). Грати можна за посиланнями.";
        LiveWords::Secrets => "Кожен пристрій містить усю гру, навіть зерно й приховані карти. Сторінка показує гравцям лише їхні, але підглянути може кожен: грайте тільки з тими, кому довіряєте.";
        LiveWords::KeepOpen => "Тримайте сторінку відкритою на обох пристроях: якщо її перезавантажити або телефон засне, з’єднання зникне. Нове запрошення його відновить.";
        LiveWords::Where => "Де пристрої?";
        LiveWords::InThisRoom => "В одній мережі";
        LiveWords::OverTheInternet => "Через інтернет";
        LiveWords::ServerAbout => "Через інтернет потрібен сервер STUN або TURN. Він дізнається мережеві адреси обох пристроїв; сервер TURN ще й передає те, що вони надсилають, у зашифрованому вигляді.";
        LiveWords::Server => "Адреса сервера";
        LiveWords::ServerMissing => "Без адреси сервера через інтернет не з’єднатися. Для гри за посиланнями сервер не потрібен.";
        LiveWords::Invite(name) => "Запросити: {}", called(name);
        LiveWords::Looking => "Пошук адрес цього пристрою …";
        LiveWords::SendInvitation(name) => "Надішліть це запрошення посиланням, QR-кодом або текстом. Кому: {}.", called(name);
        LiveWords::AnswerOf(name) => "Відповідь: {}", called(name);
        LiveWords::Connect => "З’єднати";
        LiveWords::Connecting => "З’єднання …";
        LiveWords::NotFound => "Пристрої ще не знайшли один одного. Чи вони в одній мережі? Через інтернет потрібен сервер.";
        LiveWords::Refused(why) => "Браузер відмовив: {why}";
        LiveWords::Scan => "Зчитати код камерою";
        LiveWords::NoCamera => "Камерою тут не можна скористатися. Попросіть відповідь текстом.";
        LiveWords::NoAddress => "Цей пристрій не має мережевої адреси. Під’єднайте його до мережі й спробуйте ще раз.";
        LiveWords::WrongServer => "Це не адреса сервера STUN або TURN.";
        LiveWords::Invited => "Вас запрошено до гри";
        LiveWords::YourName => "Ваше ім’я";
        LiveWords::Accept => "Прийняти";
        LiveWords::SendAnswer => "Надішліть цю відповідь тому, хто вас запросив, і не закривайте цю сторінку.";
        LiveWords::AwaitHost => "Очікуємо господаря гри …";
        LiveWords::HandedOver => "Сторінка з грою отримала відповідь. Цю можна закрити.";
        LiveWords::NotAwaited => "Жодна відкрита тут сторінка не чекає на цю відповідь. Скопіюйте її текст і вставте там, де зроблено запрошення.";
        LiveWords::Devices => "Пристрої";
        LiveWords::Here => "На цьому пристрої";
        LiveWords::Connected => "З’єднано";
        LiveWords::Silent => "Не відповідає";
        LiveWords::Away => "Не з’єднано";
        LiveWords::Unconfirmed(moves) => "Ще не підтверджено: {moves} {}", agreeing(moves as i32, ["хід", "ходи", "ходів"]);
        LiveWords::GiveToBot(name) => "Передати ботові: {}", called(name);
        LiveWords::GoOnAsHost => "Продовжити як господар гри";
        LiveWords::GoOnAsHostAbout => "Уся гра у вас: запросіть інших наново. Якщо втрачений господар гратиме далі, то вже в іншу гру.";
        LiveWords::Stop => "Роз’єднати";
        LiveWords::NotCarriedOut => "Ваш останній хід не виконано: гра тим часом пішла інакше.";
        LiveWords::Parted => "Гра, що була тут, пішла інакше: її збережено як окрему гру.";
        LiveWords::Ended(why) => (ended(why));
        LiveWords::Unusable(why) => (unusable(why));
    }
}

fn ended(why: EndReason) -> Text {
    let host_is_newer = "Пристрій господаря має новішу версію Viriditas. Оновіть сторінку на пристрої гостя.";
    say! { why;
        EndReason::Left => "З’єднання завершено. Нове запрошення його відновить.";
        EndReason::Version { host, guest } if host > guest => (host_is_newer);
        EndReason::Rules { host, guest } if host > guest => (host_is_newer);
        EndReason::Version { .. } | EndReason::Rules { .. } => "Пристрій гостя має новішу версію Viriditas. Оновіть сторінку на пристрої господаря.";
        EndReason::SeatGiven => "За цього гравця тепер грає бот, тому з’єднання завершено.";
        EndReason::Replaced => "Цього гравця тепер з’єднано з іншої сторінки чи пристрою. Грайте далі там.";
        EndReason::OtherRoom | EndReason::OtherSeat | EndReason::Unreadable(_) | EndReason::TooMuch | EndReason::BrokenRecord | EndReason::OutOfStep => "З’єднання завершено: одне з повідомлень не стосувалося цієї гри. Нове запрошення відновить з’єднання.";
    }
}

fn unusable(why: InvitationError) -> Text {
    let other_is_newer = "Інший пристрій має новішу версію Viriditas. Оновіть цю сторінку.";
    say! { why;
        InvitationError::NotOne | InvitationError::Damaged | InvitationError::TooLong => "Це не ціле запрошення чи відповідь. Скопіюйте весь текст ще раз.";
        InvitationError::OtherVersion { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherRules { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherVersion { .. } | InvitationError::OtherRules { .. } => "Цей пристрій має новішу версію Viriditas. Оновіть сторінку на іншому пристрої.";
        InvitationError::IsAnswer => "Це відповідь. Її місце на пристрої, де зроблено запрошення.";
        InvitationError::IsInvitation => "Це запрошення. Відкрийте його на запрошеному пристрої, а сюди вставте відповідь звідти.";
        InvitationError::OtherGame | InvitationError::ForOther => "Це стосується іншої гри або іншого гравця. Перевірте, що ви скопіювали.";
        InvitationError::Own => "Це запрошення зроблено на цьому пристрої. Надішліть його на інший.";
        InvitationError::Used | InvitationError::Old => "Це запрошення вже не діє. Потрібне нове.";
    }
}
