//! What went wrong beside a game, and why a move stays.

use super::phrase::of_number;
use super::setup::{either, switch_name};
use crate::ares;
use crate::text::mars::prelude::*;

pub(crate) fn trouble(trouble: &AppError) -> String {
    say! { trouble;
        AppError::LoadError(LoadError::Broken(it)) => (broken(it));
        AppError::LoadError(LoadError::Store(StoreFault::Blocked)) => "Цей браузер не дозволяє сторінці зберігати ігри.";
        AppError::LoadError(LoadError::Store(StoreFault::Full)) => "Сховище заповнене: видаліть якусь збережену гру.";
        AppError::LoadError(LoadError::Missing) => "Такої збереженої гри немає.";
        AppError::AnswerError(AnswerError::Broken) => "Бот не може прочитати цю гру.";
        AppError::AnswerError(AnswerError::NotAsked) => "Бот відповів не у свою чергу.";
        AppError::NoWorker => "Цей браузер не дозволяє сторінці працювати у фоні, тому боти менше думають і грають слабше.";
        AppError::UnknownBot => "Бот у цій грі має рівень, якого ця версія не знає: замість нього грає експерт.";
        AppError::ProposalError(ProposalError::TooLong) => "Ці умови гри задовгі: щонайбільше {MOST_PROPOSED_BYTES} байтів.";
        AppError::ProposalError(ProposalError::Version) => "Ці умови гри створено в новішій версії Viriditas. Оновіть сторінку, щоб отримати її.";
        AppError::ProposalError(ProposalError::Word(word)) => "Ці умови гри містять «{}», чого ця версія Viriditas не знає. Нічого не змінено.", word.as_str();
    }
}

/// What is wrong, and what to do about it.
fn broken(it: &BrokenGame) -> String {
    let damaged =
        |what: &str| format!("Ця збережена гра пошкоджена ({what}). Скопіюйте її з оригіналу ще раз.");
    say! { it;
        Broken::Empty => "Тут немає збереженої гри.";
        Broken::NotOurs => "Це не збережена гра Viriditas.";
        Broken::Letter { at } => (damaged(&format!("знак {}", at + 1)));
        Broken::TooLong => "Ця збережена гра задовга: щонайбільше {MOST_BYTES} байтів.";
        Broken::Newer { .. } => "Ця збережена гра — з новішої версії Viriditas. Оновіть сторінку, щоб отримати її.";
        Broken::Trial { .. } => "Ця гра — з пробної версії Viriditas, і продовжити її не можна.";
        Broken::OtherGame => "Ця версія Viriditas не знає такої гри. Оновіть сторінку, щоб отримати новішу.";
        Broken::Truncated { .. } => "Цій збереженій грі бракує кінця. Скопіюйте весь текст.";
        Broken::Trailing { .. } => (damaged("зайвий текст у кінці"));
        Broken::Number { .. } => (damaged("хибне число"));
        Broken::Damaged => (damaged("змінені знаки"));
        Broken::Revision { theirs, ours } => "Ця збережена гра — за правилами редакції {theirs}. Ця версія грає за редакцією {ours} і не може її продовжити.";
        Broken::Option { .. } => "Ця збережена гра містить варіанти, яких ця версія не знає.";
        Broken::Setup { faults } => "У цієї збереженої гри неможливі умови: {}.", faults.iter().map(in_short).collect::<Vec<_>>().join("; ");
        Broken::TooManyAnswers { most } => "У цій збереженій грі понад {most} {}, а стільки їх тут бути не може.", of_number(i32::try_from(*most).unwrap_or(i32::MAX), ["хід", "ходи", "ходів"]);
        Broken::Answer { answer, .. } => (damaged(&format!("хід {} неможливий", answer + 1)));
        Broken::Digest { generation } => "Цю збережену гру не вдається правильно відтворити в поколінні {generation}.";
    }
}

/// A fault of a set-up within a sentence.
fn in_short(it: &SetupFault) -> String {
    let count =
        |players: u8| format!("{players} {}", of_number(players.into(), ["гравець", "гравці", "гравців"]));
    say! { *it;
        SetupFault::Mars(Fault::Players { asked }) => (count(asked));
        SetupFault::Mars(Fault::Without { switch, players }) => "{}, бракує «{}»", count(players), switch_name(switch);
        SetupFault::Mars(Fault::With { switch, players }) => "{} і «{}»", count(players), switch_name(switch);
        SetupFault::Mars(Fault::Needs { switch, needs }) => "«{}», бракує {}", switch_name(switch), either(needs);
        SetupFault::Mars(Fault::Excludes { switch, excludes }) => "«{}» разом із «{}»", switch_name(switch), switch_name(excludes);
        SetupFault::Mars(Fault::Elsewhere { switch, .. }) => "«{}» на іншій мапі", switch_name(switch);
        SetupFault::Mars(Fault::EmptySeat { seat }) => "порожнє місце {}", seat.number() + 1;
        SetupFault::Mars(Fault::Map { asked }) => "мапа {asked}, якої немає";
        SetupFault::Mars(Fault::TooFew { left, needs, .. }) => "карт одного виду {left}, а треба {needs}";
        SetupFault::Ares(ares::Fault::Players { players }) => (count(players));
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) if least == most => "{} у режимі на {least}", count(players);
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) => "{} у режимі на {least}–{most}", count(players);
        SetupFault::Ares(ares::Fault::MulliganInFirstGame) => "заміна карт у першій грі";
        SetupFault::Ares(ares::Fault::PromotionalInFirstGame) => "промокорпорації в першій грі";
    }
}

pub(crate) fn stays(called: impl Fn(Seat) -> String, why: UndoRefusal) -> String {
    say! { why;
        UndoRefusal::Nothing => "Нічого скасовувати.";
        UndoRefusal::Reveal => "Скасувати не можна: відкрито карти.";
        UndoRefusal::Shown { by } => "Скасувати не можна: тим часом відкрито карту ({}).", called(by);
        UndoRefusal::Decision { by } => "Скасувати не можна: тим часом зроблено хід ({}).", called(by);
    }
}
