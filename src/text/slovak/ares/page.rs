//! The page's own words of Ares Expedition.

use super::effect::{standard_text, step};
use super::lesson::lesson;
use super::terms::{
    self, INCOME, amounts, colours, level, money, name, or_specials, phase_number, stocks, stuff, term,
    track, with_name,
};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::slovak::phrase::{counted as number_of, of_number};
use crate::text::slovak::terms::{and, capital, cards, cards_object, steps, verb_of};
use crate::text::slovak::who::{all_called, label};

pub(super) fn words(words: AresWords<'_>) -> Text {
    let rounds = |number: u8| format!("{number} {}", of_number(number.into(), ["kolo", "kolá", "kôl"]));
    let cubes = |number: u8, forms: [&str; 3]| format!("{number} {}", of_number(number.into(), forms));
    say! { words;
        AresWords::Round(0) | AresWords::RoundInShort(0) => "Príprava";
        AresWords::RoundInShort(round) => "K{round}";
        AresWords::Round(round) => "Kolo {round}";
        AresWords::StageIs(Stage::Setup) => "Korporácie";
        AresWords::StageIs(Stage::Planning) => "Plánovanie";
        AresWords::StageIs(Stage::Cube(_)) => "Kocky";
        AresWords::StageIs(Stage::Swap { .. }) => "Výmena";
        AresWords::StageIs(Stage::Neutral) => "Neutrálna fáza";
        AresWords::StageIs(Stage::Resolving(it)) => (phase(it));
        AresWords::StageIs(Stage::HandLimit) => "Limit kariet";
        AresWords::StageIs(Stage::Warming) => "Mars sa mení";
        AresWords::StageIs(Stage::Over) => "Koniec hry";
        AresWords::LessonHeading(topic) => (lesson(topic).name);
        AresWords::LessonTeaches(topic) => (lesson(topic).about);
        AresWords::Planet => "Mars";
        AresWords::Phases => "Fázy tohto kola";
        AresWords::NotThisRound => "nie v tomto kole";
        AresWords::ChosenBy { names, neutral: false } => "voľba: {}", and(&all_called(names));
        AresWords::ChosenBy { names, neutral: true } => "voľba: {}", and(&[all_called(names), vec!["neutrálny hráč".to_owned()]].concat());
        AresWords::AtThePhasesStart(track, steps) => "na začiatku {}", level(track, steps);
        AresWords::Complete => "dokončené";
        AresWords::StepsToGo(number) => "ešte {number}";
        AresWords::OceansOf { now, of } => "Oceány {now} z {of}";
        AresWords::OceanFaceDown => "Oceán, lícom nadol";
        AresWords::Deck(cards) => "Balíček {cards}";
        AresWords::Discards(cards) => "odhodené {cards}";
        AresWords::FigureIs(Figure::Stock(it)) => (term(AresTerm::Stock(it)));
        AresWords::FigureIs(Figure::Production(it)) => "Produkcia {}", stuff(it);
        AresWords::FigureIs(Figure::CardProduction) => "Produkcia kariet";
        AresWords::FigureIs(Figure::Hand) => "Karty v ruke";
        AresWords::FigureIs(Figure::Rating) => (term(AresTerm::Rating));
        AresWords::FigureIs(Figure::Forests) => (term(AresTerm::Forest));
        AresWords::FigureIs(Figure::Steps(it)) => (term(AresTerm::Track(it)));
        AresWords::FigureIs(Figure::Oceans) => (term(AresTerm::Ocean));
        AresWords::FigureIs(Figure::Capacity(it)) => (term(AresTerm::Capacity(it)));
        AresWords::FigureIs(Figure::Stored(id)) => (with_name("Zdroje na karte", card(id)));
        AresWords::FigureIs(Figure::Points) => "VB, keby sa hra skončila teraz";
        AresWords::Then => "potom";
        AresWords::IncomeWithRating => "M€ vo fáze produkcie: produkcia a hodnotenie teraformácie";
        AresWords::CapacityTakesOff { capacity, off } => "{}: zľava {off} M€", term(AresTerm::Capacity(capacity));
        AresWords::CardsOfColour(colour, cards) => "{} karty: {cards}", capital(&colours(&[colour], NumberForm::Few, Case::Nominative));
        AresWords::Brings(it) => "voľba: {}", phase(it);
        AresWords::BroughtLast(it) => "voľba v minulom kole: {}", phase(it);
        AresWords::LastInShort => "minule";
        AresWords::HasFinished => "hotovo";
        AresWords::Chooses => "vyberá";
        AresWords::Acts => "hrá";
        AresWords::Goal => "Cieľ";
        AresWords::Missing { oxygen: 0, temperature: 0, oceans: 0 } => "Mars je teraformovaný.";
        AresWords::Missing { oxygen, temperature, oceans } => "Marsu ešte chýba: {}.", and(&amounts([oxygen, temperature, oceans], [AresTerm::Track(ZoneTrack::Oxygen), AresTerm::Track(ZoneTrack::Temperature), AresTerm::Ocean]));
        AresWords::RoundsLeft(0) => "Toto je posledné kolo.";
        AresWords::RoundsLeft(left) => "Po tomto kole ešte {}", rounds(left);
        AresWords::EndsAnyway { last: _, left: 0 } => "Toto je posledné kolo: hra sa ním končí, aj keby Mars nebol teraformovaný.";
        AresWords::EndsAnyway { last, left } => "Hra sa skončí najneskôr po {last}. kole: po tomto kole ešte {}.", rounds(left);
        AresWords::NeutralPhases => "Neutrálny hráč";
        AresWords::NeutralPhase { phase: it, is_now: true, .. } => "{}: toto kolo", phase(it);
        AresWords::NeutralPhase { phase: it, is_had: true, .. } => "{}: odhalená", phase(it);
        AresWords::NeutralPhase { phase: it, .. } => "{}: ešte príde", phase(it);
        AresWords::NeutralCube { at, rounds: left, steps: 0 } => "Neutrálna kocka je na {at} z 5; do posunu {} {} a nič pritom nestúpne.", verb_of(left.into(), "zostáva", "zostávajú"), rounds(left);
        AresWords::NeutralCube { at, rounds: left, steps: number } => "Neutrálna kocka je na {at} z 5; do posunu {} {} a kyslík alebo teplota pritom stúpne o {}.", verb_of(left.into(), "zostáva", "zostávajú"), rounds(left), steps(number.into());
        AresWords::PointsTogether { now, of } => "Spolu {now} z {of} VB";
        AresWords::StepsMade { done, of, due: None } => "{done} z {of} krokov a oceánov";
        AresWords::StepsMade { done, of, due: Some(due) } => "{done} z {of} krokov a oceánov; pri rovnomernom tempe {due}";
        AresWords::RaisedBy { who, steps: number } => "{}: {number} (súčasné sa rátajú každému)", label(who);
        AresWords::CubesLeft { money, swaps } => "Zostáva: {} a {}", cubes(money, ["kocka 1 M€", "kocky 1 M€", "kociek 1 M€"]), cubes(swaps, ["výmenná kocka", "výmenné kocky", "výmenných kociek"]);
        AresWords::SinceYourChoice => "Od tvojej poslednej voľby";
        AresWords::PlayedLast => "Naposledy zahrané karty";
        AresWords::Keeps { who: Called::You, kept, of } => "Nechávaš si {kept} z {of} kariet.";
        AresWords::Keeps { who: Called::Name(who), kept, of } => "{who} si necháva {kept} z {of} kariet.";
        AresWords::OthersAreHidden => "hrajú všetci naraz; uvidíš to, keď skončia";
        AresWords::PlayableNow(0) => "Žiadnu kartu z ruky teraz nemôžeš zahrať.";
        AresWords::PlayableNow(number) => "Vyber v ruke kartu a zahraj ju; teraz {} zahrať {}.", verb_of(number as i32, "sa dá", "sa dajú"), cards(number as i32);
        AresWords::NotPlayableYet => "Zatiaľ sa nedá zahrať.";
        AresWords::BonusLeft => "Bonus ti ešte zostáva: potiahni si kartu alebo zahraj druhú modrú alebo červenú kartu.";
        AresWords::ConvertAndFinish(number) => "Vykonať {number} {} a skončiť", of_number(number as i32, ["premenu", "premeny", "premien"]);
        AresWords::SellBeforeTheEnd => "Mars bude teraformovaný: hra sa touto fázou končí. Nepotrebné karty odhoď za M€ na ďalšie štandardné akcie alebo pre prípad remízy.";
        AresWords::ChooseInHand => "Vyber karty v ruke nižšie.";
        AresWords::ChooseSeveralInHand { chosen, of: Some(of) } => "Vyber karty v ruke nižšie; vybraté: {chosen} z {of}.";
        AresWords::ChooseSeveralInHand { chosen, of: None } => "Vyber karty v ruke nižšie; vybraté: {chosen}.";
        AresWords::SellChosen { cards: number, money: it } => "Odhodiť {} za {}", cards_object(number as i32), money(it);
        AresWords::SellChosenToPay { cards: number, money: it } => "Odhodiť {} za {} a zaplatiť", cards_object(number as i32), money(it);
        AresWords::DiscardChosen(number) => "Odhodiť {}", cards_object(number as i32);
        AresWords::ReplaceChosen(0) => "Nechať si všetky karty";
        AresWords::ReplaceChosen(number) => "Vymeniť {}", cards_object(number as i32);
        AresWords::LookAt(id) => "{}: ukázať kartu", name(card(id));
        AresWords::HowMuch { least, most } => "Množstvo, {least} až {most}";
        AresWords::PressAPhase => "Vyber fázu, pozri si podrobnosti a potvrď ju.";
        AresWords::Sealed(it) => "Tvoja voľba: {}. Ostatní ju uvidia, keď si vyberú všetci.", phase(it);
        AresWords::Seal(it) => "Potvrdiť: {}", phase(it);
        AresWords::ChosenLastRound => "Tvoja voľba z minulého kola. Po tomto kole sa ti vráti.";
        AresWords::OutlookOf(it) => (outlook(it));
        AresWords::ByOthersOnly(it) => "Ak si ju vyberú len iní: {}", outlook(it);
        AresWords::CannotChooseIt(names) => "Nemôže si ju vybrať: {}", and(&all_called(names));
        AresWords::CardCosting { card: id, price } => "{}, {price} M€", name(card(id));
        AresWords::StandardActions => "Štandardné akcie";
        AresWords::StandardFor { action, stock, price } => "{} Cena: {}.", standard_text(action), stocks(price, stock);
        AresWords::ShortOf(short) => "chýba {short}";
        AresWords::PlayNothingMore => "Už nič nezahrať";
        AresWords::DoNothingMore => "Už nič nerobiť";
        AresWords::Use => "Použiť";
        AresWords::UseAgain => "Použiť znova";
        AresWords::PlayFor(price) => "Zahrať za {price} M€";
        AresWords::SellFor(money) => "Odhodiť za {money} M€";
        AresWords::ThenAsked => "Ďalej:";
        AresWords::InVain(why) => "Bez účinku: {}.", vain(why);
        AresWords::InVainInShort => "bez účinku";
        AresWords::StepLost(LostStep { card: id, step: of, why }) => "Bez účinku: {} ({}).", step(of, card(id)), vain(why);
        AresWords::TokensAdd(1) => "Žetón oceánu k tomu pridá M€, rastliny alebo kartu.";
        AresWords::TokensAdd(number) => "{} k tomu {} M€, rastliny alebo karty.", number_of(number.into(), Noun::OceanToken, Case::Nominative), verb_of(number.into(), "pridá", "pridajú");
        AresWords::StaysDone => "Odhalí karty: nedá sa vrátiť späť.";
        AresWords::EndedIn(round) => "Hra sa skončila v {round}. kole.";
        AresWords::EmptyHand => "Žiadne karty. Nové si potiahneš vo fáze V.";
        AresWords::LeftForTies => "Pri remíze: teplo, rastliny, M€ a odhodené karty";
        AresWords::TrackComplete(it) => "{}: dokončené", term(AresTerm::Track(it));
        AresWords::OceansComplete => "Oceány: dokončené";
        AresWords::PointsByRound => "Body podľa kôl";
        AresWords::MarsByRound => "Mars podľa kôl";
        AresWords::MarsAfter { round, done } => "{round}. kolo: {done}";
        AresWords::StepsBy => "Kroky a oceány (súčasné sa rátajú každému)";
        AresWords::PhasesBy => "Zvolené fázy";
        AresWords::LeadSince { winner, round } => "{}: vedenie natrvalo od {round}. kola.", label(winner);
    }
}

/// Why a step brings nothing, as a clause.
fn vain(why: Vain) -> String {
    let any = |kinds| or_specials(kinds, NumberForm::Few, Case::Nominative);
    say! { why;
        Vain::AtMaximum(it) => "{} je na maxime", track(it);
        Vain::AllOceans => "všetky oceány sú otočené";
        Vain::NoHolder { kinds, bearer: Bearer::Here } => "na tejto karte nemôžu byť {}", any(kinds);
        Vain::NoHolder { kinds, bearer: Bearer::Other } => "na žiadnej inej tvojej karte nemôžu byť {}", any(kinds);
        Vain::NoHolder { kinds, bearer: Bearer::Any } => "na žiadnej tvojej karte nemôžu byť {}", any(kinds);
        Vain::NoCards => "už niet čo potiahnuť";
        Vain::NotNow => "teraz niet čo urobiť";
    }
}

/// A phase with its number: „IV Produkcia“.
fn phase(of: Phase) -> String {
    format!("{} {}", phase_number(of), terms::phase(of))
}

fn outlook(outlook: Outlook) -> String {
    say! { outlook;
        Outlook::Plays { of: 0, .. } => "žiadna taká karta v ruke";
        Outlook::Plays { playable, of } => "zahrať sa {} {playable} z {}", verb_of(playable.into(), "dá", "dajú"), number_of(of.into(), Noun::Card, Case::Genitive);
        Outlook::Uses { cards, standard } => "{cards} {}, {standard} {}", of_number(cards.into(), ["akcia karty", "akcie kariet", "akcií kariet"]), of_number(standard.into(), ["štandardná akcia", "štandardné akcie", "štandardných akcií"]);
        Outlook::Collects(Income { money: 0, heat: 0, plants: 0, cards: 0 }) => "nič";
        Outlook::Collects(Income { money, heat, plants, cards }) => (amounts([money, heat, plants, cards], INCOME).join(", "));
        Outlook::Draws { draw, keep } => "potiahneš si {draw}, necháš si {keep}";
    }
}
