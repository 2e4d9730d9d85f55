//! Why an answer is refused.

use super::amount::{at_least, at_most};
use super::terms::{counted, numbered, phase, phase_number, stocks, the_phase, zone};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::ukrainian::noun::noun;
use crate::text::ukrainian::terms::capital;

pub(super) fn refusal(speaker: &AresTableText<'_>, refusal: Refusal) -> String {
    // With the number where it is known who is asked.
    let due = |action: StandardAction, of: Stock| {
        let price = speaker.you.map(|you| speaker.facts.standard_price(you, action).1);
        price.map_or_else(
            || noun(Noun::of_stock(of)).unnumbered(Case::Accusative).to_owned(),
            |price| stocks(price, of, Case::Accusative),
        )
    };
    let oceans = |number: u8| counted(number.into(), AresTerm::Ocean);
    say! { refusal;
        Refusal::NotAsked => "Зараз вирішуєте не ви.";
        Refusal::NotOffered => "Такого варіанта немає.";
        Refusal::NotInHand => "Цієї карти немає у вашій руці.";
        Refusal::OtherPhase(it) => "{} розігрують у фазі {} ({}).", capital(noun(Noun::of_colour(it)).form(Case::Accusative, NumberForm::Few)), phase_number(it.phase()), phase(it.phase()).to_lowercase();
        Refusal::NoMorePlays => "У цій фазі ви більше не можете розіграти карту цього кольору.";
        Refusal::SamePhase(it) => "Минулого раунду ви вибрали {}: виберіть іншу.", the_phase(it, Case::Accusative);
        Refusal::Zone { track, needs, is } if is < needs => "Потрібна {}; на початку фази була {}.", at_least(track, needs), zone(is);
        Refusal::Zone { track, needs, is } => "Потрібна {}; на початку фази була {}.", at_most(track, needs), zone(is);
        Refusal::Oceans { needs, is } if is < needs => "Потрібно щонайменше {}; на початку фази було {is}.", oceans(needs);
        Refusal::Oceans { needs, is } => "Дозволено щонайбільше {}; на початку фази було {is}.", oceans(needs);
        Refusal::Tags { tag, short } => "Вам бракує ще {}.", numbered(short.into(), Noun::of_ares_tag(tag), Case::Genitive);
        Refusal::Rating { short } => "Вам бракує {short} РТ.";
        Refusal::Stock { stock: it, short } => "Вам бракує {}.", stocks(short, it, Case::Genitive);
        Refusal::Cards { short } => "Вам бракує {}.", numbered(short.into(), Noun::Card, Case::Genitive);
        Refusal::NoResources => "На жодній вашій карті немає стільки ресурсів.";
        Refusal::NoAction => "Ця карта не має такої дії у грі.";
        Refusal::Used => "У цій фазі вже виконано.";
        Refusal::AtMaximum => "На початку фази межі вже було досягнуто.";
        Refusal::Compulsory(it @ StandardAction::PlantsToForest) => "Перш ніж завершити фазу, перетворіть {} на ліс.", due(it, Stock::Plants);
        Refusal::Compulsory(it @ StandardAction::HeatToTemperature) => "Перш ніж завершити фазу, підніміть температуру за {}.", due(it, Stock::Heat);
        Refusal::Compulsory(it @ StandardAction::BuyForest) => "Перш ніж завершити фазу, заплатіть {} за жетон лісу.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyTemperature) => "Перш ніж завершити фазу, заплатіть {}, щоб підняти температуру.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyOcean) => "Перш ніж завершити фазу, заплатіть {}, щоб перевернути жетон океану.", due(it, Stock::MegaCredits);
        Refusal::HandLimit { over } => "У руці може бути {}: скиньте ще {over}.", numbered(HAND_LIMIT.into(), Noun::Card, Case::Nominative);
        Refusal::Amount { least, most } => "Виберіть число від {least} до {most}.";
    }
}
