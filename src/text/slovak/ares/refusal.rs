//! Why an answer is refused.

use super::amount::{at_least, at_most};
use super::terms::{colours, counted, numbered, phase, phase_number, stocks, stocks_object, the_phase, zone};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::slovak::terms::{capital, cards, cards_object, plainly};

pub(super) fn refusal(speaker: &AresTableText<'_>, refusal: Refusal) -> String {
    // With the number where it is known who is asked.
    let due = |action: StandardAction, of: Stock| {
        let price = speaker.you.map(|you| speaker.facts.standard_price(you, action).1);
        let plain = || plainly(Noun::of_stock(of), Case::Accusative).to_owned();
        price.map_or_else(plain, |price| stocks_object(price, of))
    };
    say! { refusal;
        Refusal::NotAsked => "Teraz nerozhoduješ ty.";
        Refusal::NotOffered => "Táto možnosť nie je v ponuke.";
        Refusal::NotInHand => "Túto kartu nemáš v ruke.";
        Refusal::OtherPhase(it) => "{} karty sa hrajú vo fáze {} ({}).", capital(&colours(&[it], NumberForm::Few, Case::Nominative)), phase_number(it.phase()), phase(it.phase());
        Refusal::NoMorePlays => "V tejto fáze už nemôžeš zahrať ďalšiu kartu tejto farby.";
        Refusal::SamePhase(it) => "V minulom kole bola tvojou voľbou {}: vyber si inú.", the_phase(it);
        Refusal::Zone { track, needs, is } if is < needs => "Potrebné: {}; na začiatku fázy to bola {} zóna.", at_least(track, needs), zone(is);
        Refusal::Zone { track, needs, is } => "Potrebné: {}; na začiatku fázy to bola {} zóna.", at_most(track, needs), zone(is);
        Refusal::Oceans { needs, is } if is < needs => "Potrebné: {}; na začiatku fázy: {is}.", counted(needs.into(), AresTerm::Ocean);
        Refusal::Oceans { needs, is } => "Povolené: najviac {}; na začiatku fázy: {is}.", counted(needs.into(), AresTerm::Ocean);
        Refusal::Tags { tag, short } => "Chýba ti: {}.", numbered(short, Noun::of_ares_tag(tag));
        Refusal::Rating { short } => "Tvoje HT je o {short} nižšie, než treba.";
        Refusal::Stock { stock: it, short } => "Chýba ti: {}.", stocks(short, it);
        Refusal::Cards { short } => "Chýba ti: {}.", cards(short.into());
        Refusal::NoResources => "Žiadna tvoja karta nemá dosť zdrojov na odstránenie.";
        Refusal::NoAction => "Karta v hre takú akciu nemá.";
        Refusal::Used => "V tejto fáze už použité.";
        Refusal::AtMaximum => "Na začiatku fázy to už bolo na maxime.";
        Refusal::Compulsory(it @ StandardAction::PlantsToForest) => "Pred ukončením fázy musíš premeniť {} na les.", due(it, Stock::Plants);
        Refusal::Compulsory(it @ StandardAction::HeatToTemperature) => "Pred ukončením fázy musíš premeniť {} a zvýšiť teplotu.", due(it, Stock::Heat);
        Refusal::Compulsory(it @ StandardAction::BuyForest) => "Pred ukončením fázy musíš zaplatiť {} za les.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyTemperature) => "Pred ukončením fázy musíš zaplatiť {} a zvýšiť teplotu.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyOcean) => "Pred ukončením fázy musíš zaplatiť {} a otočiť žetón oceánu.", due(it, Stock::MegaCredits);
        Refusal::HandLimit { over } => "V ruke môžeš mať najviac {}: odhoď ešte {over}.", cards_object(HAND_LIMIT.into());
        Refusal::Amount { least, most } => "Zvoľ číslo od {least} do {most}.";
    }
}
