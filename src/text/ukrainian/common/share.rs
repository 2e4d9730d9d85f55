//! A game that travels.

use super::agreeing;
use super::live::live;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::and;
use crate::text::ukrainian::who::{all_called, called};

pub(crate) fn share(words: ShareWords<'_>) -> Text {
    say! { words;
        ShareWords::Rematch => "Грати ще раз";
        ShareWords::RematchAbout => "Ті самі гравці й умови, нові карти";
        ShareWords::SameCards => "Ті самі карти";
        ShareWords::SameCardsAbout => "Ті самі гравці, умови й зерно: карти прийдуть у тому самому порядку";
        ShareWords::Share => "Поділитися";
        ShareWords::ShareThisGame => "Поділитися цією грою";
        ShareWords::HoldsEverySecret => "Посилання містить усю гру, навіть приховані карти. Сторінка показує гравцям лише їхні, але підглянути може кожен: надсилайте його тільки тим, кому довіряєте.";
        ShareWords::For => "Для кого";
        ShareWords::ForAnyone => "Для всіх";
        ShareWords::ForPlayer(name) => (called(name).to_owned());
        ShareWords::ForPlayerAsked(name) => "{}, чий зараз хід", called(name);
        ShareWords::Send => "Надіслати…";
        ShareWords::TheLink => "Посилання";
        ShareWords::Picture => "QR-код посилання";
        ShareWords::PictureAbout => "Наведіть на нього камеру іншого пристрою.";
        ShareWords::NoPicture => "Ця гра задовга для QR-коду: скопіюйте посилання.";
        ShareWords::Message => "Гра у Viriditas:";
        ShareWords::MessageTo(name) => "{}, ваш хід:", called(name);
        ShareWords::Invited => "Відкрити отриману гру";
        ShareWords::InvitedTo(name) => "{}, ваш хід", called(name);
        ShareWords::NothingIsReplaced => "Ваші збережені ігри лишаться.";
        ShareWords::Awaited(names) => "Зараз хід: {}", all_called(names).join(" або ");
        ShareWords::ToSit(name) => "ви — {}", called(name);
        ShareWords::PlayOn => "Грати далі";
        ShareWords::Watch => "Дивитися з початку";
        ShareWords::SeeScore => "До рахунку";
        ShareWords::NotNow => "Не зараз";
        ShareWords::Divergence(it) => (divergence(it));
        ShareWords::CameIn { from, missing } => (came_in(&all_called(from), &all_called(missing)));
        ShareWords::FromLink => "За посиланням";
        ShareWords::Kept => "Ваша копія";
        ShareWords::PlayOnWithKept => "Грати далі у вашій копії";
        ShareWords::KeepBoth => "Зберегти обидві, відкрити цю";
        ShareWords::SavePicture => "Зберегти картинку";
        ShareWords::SharePicture => "Надіслати картинку";
        ShareWords::PictureFailed => "Цей браузер не зміг створити картинку.";
        ShareWords::Replay => "Повтор";
        ShareWords::Moment { at, of } => "Хід {at} з {of}";
        ShareWords::Moves => "Ходи";
        ShareWords::Back => "Попередній хід";
        ShareWords::On => "Наступний хід";
        ShareWords::DivisionBack(Division::Generation) => "Попереднє покоління";
        ShareWords::DivisionOn(Division::Generation) => "Наступне покоління";
        ShareWords::DivisionBack(Division::Round) => "Попередній раунд";
        ShareWords::DivisionOn(Division::Round) => "Наступний раунд";
        ShareWords::Run => "Пуск";
        ShareWords::Halt => "Пауза";
        ShareWords::SeenBy => "Вигляд";
        ShareWords::Everyone => "Спільний";
        ShareWords::BranchHere => "Грати звідси";
        ShareWords::BranchAbout => "Почне звідси нову гру; ця лишиться, як є.";
        ShareWords::Leave => "Завершити повтор";
        ShareWords::SendTurn(names) => "Зараз хід: {}.", all_called(names).join(" або ");
        ShareWords::SendTurnAbout => "Надішліть гру далі. Коли повернеться посилання, відкрийте його, щоб продовжити тут.";
        ShareWords::AllAtThisDevice => "Ми всі граємо на цьому пристрої";
        ShareWords::Live(words) => (live(words));
    }
}

fn came_in(from: &[String], missing: &[String]) -> String {
    let missing = match missing {
        [] => "Усі відповіли.".to_owned(),
        missing => format!("Ще мають відповісти: {}.", and(missing)),
    };
    format!("Нові відповіді: {}. {missing}", and(from))
}

fn divergence(it: Divergence) -> String {
    let moves = |number: usize| agreeing(number as i32, ["хід", "ходи", "ходів"]);
    say! { it;
        Divergence::Other => "У вас немає копії цієї гри.";
        Divergence::Same => "Ця гра у вас уже є.";
        Divergence::Further(more) => "Вона випереджає вашу копію на {more} {}.", moves(more);
        Divergence::Behind(more) => "Ваша копія випереджає її на {more} {}.", moves(more);
        Divergence::Together(_) => "Вона і ваша копія містять відповіді різних гравців на те саме запитання. Вони доповнюють одна одну.";
        Divergence::Apart(common) => "Ваша копія і ця гра розходяться після {common} {}: хтось зіграв той самий хід двічі.", agreeing(common as i32, ["ходу", "ходів", "ходів"]);
    }
}
