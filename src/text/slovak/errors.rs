//! What went wrong beside a game, and why a move stays.

use super::phrase::of_number;
use super::setup::{either, switch_name};
use crate::ares;
use crate::text::mars::prelude::*;

pub(crate) fn trouble(trouble: &AppError) -> String {
    say! { trouble;
        AppError::LoadError(LoadError::Broken(it)) => (broken(it));
        AppError::LoadError(LoadError::Store(StoreFault::Blocked)) => "Tento prehliadač nedovolí stránke ukladať hry.";
        AppError::LoadError(LoadError::Store(StoreFault::Full)) => "Úložisko je plné: odstráň niektorú uloženú hru.";
        AppError::LoadError(LoadError::Missing) => "Taká uložená hra neexistuje.";
        AppError::AnswerError(AnswerError::Broken) => "Bot nevie prečítať túto hru.";
        AppError::AnswerError(AnswerError::NotAsked) => "Bot odpovedal mimo poradia.";
        AppError::NoWorker => "Tento prehliadač nedovolí stránke pracovať na pozadí, preto boti menej rozmýšľajú a hrajú slabšie.";
        AppError::UnknownBot => "Bot v tejto hre má úroveň, ktorú táto verzia nepozná: namiesto neho hrá expert.";
        AppError::ProposalError(ProposalError::TooLong) => "Táto zostava je príliš dlhá: najviac {MOST_PROPOSED_BYTES} bajtov.";
        AppError::ProposalError(ProposalError::Version) => "Táto zostava vznikla v novšej verzii Viriditas. Obnov stránku, aby sa aktualizovala.";
        AppError::ProposalError(ProposalError::Word(word)) => "Táto zostava používa „{}“, čo táto verzia Viriditas nepozná. Nič sa nezmenilo.", word.as_str();
    }
}

/// What is wrong, and what to do about it.
fn broken(it: &BrokenGame) -> String {
    let damaged =
        |what: &str| format!("Táto uložená hra je poškodená ({what}). Skopíruj ju znova z originálu.");
    say! { it;
        Broken::Empty => "Nie je tu žiadna uložená hra.";
        Broken::NotOurs => "Toto nie je uložená hra Viriditas.";
        Broken::Letter { at } => (damaged(&format!("znak {}", at + 1)));
        Broken::TooLong => "Táto uložená hra je príliš dlhá: najviac {MOST_BYTES} bajtov.";
        Broken::Newer { .. } => "Táto uložená hra je z novšej verzie Viriditas. Obnov stránku, aby sa aktualizovala.";
        Broken::Trial { .. } => "Táto hra je zo skúšobnej verzie Viriditas a nedá sa v nej pokračovať.";
        Broken::OtherGame => "Táto verzia Viriditas túto hru nepozná. Obnov stránku, aby sa aktualizovala.";
        Broken::Truncated { .. } => "Tejto uloženej hre chýba koniec. Skopíruj celý text.";
        Broken::Trailing { .. } => (damaged("text navyše na konci"));
        Broken::Number { .. } => (damaged("chybné číslo"));
        Broken::Damaged => (damaged("zmenené znaky"));
        Broken::Revision { theirs, ours } => "Táto uložená hra používa pravidlá v revízii {theirs}. Táto verzia hrá podľa revízie {ours} a nevie v nej pokračovať.";
        Broken::Option { .. } => "Táto uložená hra používa možnosti, ktoré táto verzia nepozná.";
        Broken::Setup { faults } => "Táto uložená hra má nemožnú zostavu: {}.", faults.iter().map(in_short).collect::<Vec<_>>().join("; ");
        Broken::TooManyAnswers { most } => "Táto uložená hra má viac ako {most} {}, čo v tejto chvíli nie je možné.", of_number(i32::try_from(*most).unwrap_or(i32::MAX), ["ťah", "ťahy", "ťahov"]);
        Broken::Answer { answer, .. } => (damaged(&format!("ťah {} je nemožný", answer + 1)));
        Broken::Digest { generation } => "Záznam tejto uloženej hry sa v generácii {generation} nedá správne prehrať.";
    }
}

/// A fault of a set-up within a sentence.
fn in_short(it: &SetupFault) -> String {
    let count = |players: u8| format!("{players} {}", of_number(players.into(), ["hráč", "hráči", "hráčov"]));
    say! { *it;
        SetupFault::Mars(Fault::Players { asked }) => (count(asked));
        SetupFault::Mars(Fault::Without { switch, players }) => "{}, chýba „{}“", count(players), switch_name(switch);
        SetupFault::Mars(Fault::With { switch, players }) => "{} a „{}“", count(players), switch_name(switch);
        SetupFault::Mars(Fault::Needs { switch, needs }) => "„{}“, chýba {}", switch_name(switch), either(needs);
        SetupFault::Mars(Fault::Excludes { switch, excludes }) => "„{}“ spolu s „{}“", switch_name(switch), switch_name(excludes);
        SetupFault::Mars(Fault::Elsewhere { switch, .. }) => "„{}“ na inej mape", switch_name(switch);
        SetupFault::Mars(Fault::EmptySeat { seat }) => "prázdne miesto {}", seat.number() + 1;
        SetupFault::Mars(Fault::Map { asked }) => "mapa {asked}, ktorá neexistuje";
        SetupFault::Mars(Fault::TooFew { left, needs, .. }) => "počet kariet jedného druhu je {left}, potrebný je {needs}";
        SetupFault::Ares(ares::Fault::Players { players }) => (count(players));
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) if least == most => "{} v režime pre {least}", count(players);
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) => "{} v režime pre {least} až {most}", count(players);
        SetupFault::Ares(ares::Fault::MulliganInFirstGame) => "výmena kariet v prvej hre";
        SetupFault::Ares(ares::Fault::PromotionalInFirstGame) => "promo korporácie v prvej hre";
    }
}

pub(crate) fn stays(called: impl Fn(Seat) -> String, why: UndoRefusal) -> String {
    say! { why;
        UndoRefusal::Nothing => "Niet čo vrátiť späť.";
        UndoRefusal::Reveal => "Nedá sa vrátiť späť: boli odhalené karty.";
        UndoRefusal::Shown { by } => "Nedá sa vrátiť späť: medzitým bola odhalená karta ({}).", called(by);
        UndoRefusal::Decision { by } => "Nedá sa vrátiť späť: medzitým prebehol ďalší ťah ({}).", called(by);
    }
}
