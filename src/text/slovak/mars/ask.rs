//! Questions and their answers.

use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::card_of_tile;
use crate::text::slovak::choice;
use crate::text::slovak::effect::breath;
use crate::text::slovak::noun::noun;
use crate::text::slovak::phrase::{counted, object, of_number};
use crate::text::slovak::terms::{
    capital, cards, cards_object, from_payer, listed, name, payer, signed, stuff, verb_of, with_name,
};
use crate::text::slovak::who::called;

pub(crate) fn ask(words: AskWords<'_>) -> Text {
    say! { words;
        AskWords::Back => "Späť";
        AskWords::EscapeKey => "Esc";
        AskWords::ChooseAction => "Zahraj kartu alebo vyber akciu.";
        AskWords::KeepMoney => "Tip: peňazí je spočiatku málo. Kupuj len karty, ktoré čoskoro zahráš.";
        AskWords::OneActionBuysTime => "Tip: s jednou akciou za ťah môžeš vyčkávať, dvoma môžeš predbehnúť súpera.";
        AskWords::MilestonesAreFew => "Tip: získať sa dajú len tri míľniky. Neotáľaj.";
        AskWords::ChooseToSell => "Vyber karty na predaj";
        AskWords::ChooseTrade => "Vyber doštičku kolónie, s ktorou budeš obchodovať.";
        AskWords::LookCloselyAt(id) => "Zväčšiť {}", with_name("kartu", card(id));
        AskWords::Chosen => "vybraté";
        AskWords::ChooseCard => "Vyber kartu";
        AskWords::BackToCards => "Späť na karty";
        AskWords::InsteadOfIt(money) => "Namiesto toho získaš {money} M€.";
        AskWords::YourPreludes => "Tvoje predohry";
        AskWords::YouBeginWith => "Na začiatku máš";
        AskWords::CardsPaid(paid) => (cards(paid.into()));
        AskWords::PreludeWouldFail(id) => "{}: bez účinku", name(card(id));
        AskWords::MayDiffer => "Voľby a potiahnuté karty to môžu zmeniť.";
        AskWords::ChosenAlready(chosen) => "Už vybraté: {}.", cards(chosen as i32);
        AskWords::OneMoreCosts { price, has } => "S ďalšou to bude {price} M€; máš {has}.";
        AskWords::MoneyLeft => "M€ zostáva";
        AskWords::EachCosts(price) => "Každá karta stojí {price} M€.";
        AskWords::Keep { chosen, of } => "Nechať si {chosen} z {of}";
        AskWords::Buy { cards: bought, price } => "Kúpiť {} za {price} M€", cards_object(bought as i32);
        AskWords::Sell { cards: sold, price } => "Predať {} za {price} M€", cards_object(sold as i32);
        AskWords::YourProjectCards => "Tvoje karty projektov";
        AskWords::ToBuyFrom(dealt) => "Potom kupuješ z {}", counted(dealt as i32, Noun::Card, Case::Genitive);
        AskWords::YourCorporation => "Tvoja korporácia";
        AskWords::KeptSoFar(kept) => "Zatiaľ ponechané: {kept}";
        AskWords::YourTags => "Tvoje symboly";
        AskWords::Ready => "Hotovo:";
        AskWords::Passed { from, to } => "Karty ti posiela {}, od teba ich dostáva {}", called(from), called(to);
        AskWords::You => "Ty";
        AskWords::PlayableFor(price) => "Teraz sa dá zahrať za {price} M€.";
        AskWords::YouHave(number, tag) => "Máš {}.", object(number, Noun::of_tag(tag));
        AskWords::OpponentsHave(number, tag) => "Súperi majú {}.", object(number, Noun::of_tag(tag));
        AskWords::TilesNow(number, class) => "Teraz: {}.", counted(number, Noun::of_tiles(class), Case::Nominative);
        AskWords::EventsPlayed(1) => "Zahraná 1 udalosť.";
        AskWords::EventsPlayed(number) => "{} {}.", of_number(number, ["Zahraná", "Zahrané", "Zahraných"]), counted(number, Noun::Event, Case::Nominative);
        AskWords::MayPay { with, has, worth } => "{}: {has}, po {worth} M€.", pays(with);
        AskWords::PaymentOf(Price { unit, amount }) => "Platba: {}", counted(amount.into(), Noun::of_resource(unit), Case::Nominative);
        AskWords::PaidWith(part, unit) => (paid_with(part, unit));
        AskWords::LessPaidWith(part, unit) => "Menej: {}", paid_with(part, unit);
        AskWords::MorePaidWith(part, unit) => "Viac: {}", paid_with(part, unit);
        AskWords::PaidForNothing { with, amount } => "Platíš o {} viac, než treba.", some_of(with, amount);
        AskWords::KeptMetal { with, least: 0 } => "Šetríš si {} (Nastavenia).", all_of(with);
        AskWords::KeptMetal { with, least } => "Šetríš si {} (Nastavenia), ale tu treba aspoň {least}.", all_of(with);
        AskWords::Taxed(money) => "Červení: zvýšenie tvojho HT stojí navyše {money} M€.";
        AskWords::TradeWith(tile) => "Obchodovať: {}", name(card(tile));
        AskWords::Pay(parts) => "Zaplatiť {}", listed(parts.iter().map(|&(with, amount)| some_of(with, amount)));
        AskWords::Number => "číslo";
        AskWords::LowerNumber => "Menej";
        AskWords::HigherNumber => "Viac";
        AskWords::AreasLit(1) => "Na mape je zvýraznené jedno pole. Ukáž naň a uvidíš, čo prinesie.";
        AskWords::AreasLit(areas) => "Na mape {} {areas} {}. Ukáž na niektoré a uvidíš, čo prinesie.", of_number(areas as i32, ["je zvýraznené", "sú zvýraznené", "je zvýraznených"]), of_number(areas as i32, ["pole", "polia", "polí"]);
        AskWords::Area { map, space } => (capital(&choice::space(map, space)));
        AskWords::ClaimHere => "Zabrať toto pole";
        AskWords::PlaceHere(tile) => "Umiestniť sem {}", placed(tile);
        AskWords::AreasAsList => "Zoznam polí";
        AskWords::HappensForCertain => "Čo sa stane";
        AskWords::OnlyTakesFromYou => "Len o niečo prídeš.";
        AskWords::StepLost(step) => "Bez účinku: {}.", breath(core::slice::from_ref(step), &Card::BLANK);
        AskWords::CannotBeUndone => "Odhalí karty: nedá sa vrátiť späť.";
        AskWords::LeftAtPass { cards: left, money } => "Ešte môžeš zahrať {} a {} ti {money} M€.", cards_object(left as i32), verb_of(money.into(), "zostáva", "zostávajú");
        AskWords::AwardNow(standing) => "Teraz: {}. Boduje sa na konci hry.", listed(standing.iter().map(|&(name, count)| format!("{}: {}", called(name), signed(count))));
        AskWords::LastProduction => "Posledná fáza produkcie.";
        AskWords::IncomeAbout => "V každej generácii získaš toľko M€, koľko je tvoje HT a produkcia M€ spolu, a ostatné zdroje podľa ich produkcie. Nevyužitá energia sa zmení na teplo.";
        AskWords::Aim(GameAim::Points { with_venus }) => "Zvyšuj teplotu{} a umiestňuj oceány: za každý svoj krok získaš 1 HT, čo je príjem v každej generácii a bod na konci. Hra sa končí generáciou, v ktorej sú všetky {} parametre dokončené. Vyhráva ten, kto má najviac bodov: za HT, mestá, zeleň, karty, míľniky a ocenenia.", if with_venus { ", kyslík a Venušu" } else { " a kyslík" }, if with_venus { "štyri" } else { "tri" };
        AskWords::Aim(GameAim::Terraforming { last, with_venus }) => "Dokonči teplotu, kyslík{} do konca generácie {last} a vyhráš. Za každý svoj krok získaš 1 HT, čo je príjem v každej generácii a bod na konci.", if with_venus { ", oceány a Venušu" } else { " a oceány" };
        AskWords::Aim(GameAim::Rating { last }) => "Dosiahni HT {RATING_TO_WIN} do konca generácie {last} a vyhráš. Za každý svoj krok teploty, kyslíka a oceánov získaš 1 HT, čo je príjem v každej generácii.";
        AskWords::ProductionOf(of) => "Produkcia {}", stuff(of);
        AskWords::CardsInHand => "Karty v ruke";
    }
}

/// „oceán“, „dlaždicu „Hlavné mesto““, as an object.
fn placed(tile: Tile) -> String {
    say! { (tile, card_of_tile(tile));
        (_, Some(of)) => (with_name("dlaždicu", of));
        (Tile::Ocean, None) => "oceán";
        (Tile::Greenery, None) => "zeleň";
        (Tile::City, None) => "mesto";
        (_, None) => "dlaždicu";
    }
}

/// The card that something that pays lies on, if any, with a space before it.
fn lies_on(with: Payer) -> String {
    match with {
        Payer::Stock(_) => String::new(),
        Payer::Card(id) => format!(" {}", with_name("na karte", card(id))),
    }
}

/// „Oceľ“, „Aerostaty na karte „Vzducholode““, as a label.
fn pays(with: Payer) -> String {
    format!("{}{}", capital(noun(payer(with)).unnumbered(Case::Nominative)), lies_on(with))
}

/// „oceľ“, „aerostaty na karte „Vzducholode““, as an object.
fn all_of(with: Payer) -> String {
    format!("{}{}", noun(payer(with)).unnumbered(Case::Accusative), lies_on(with))
}

/// „3 ocele“, „2 aerostaty z karty „Vzducholode““, as an object.
fn some_of(with: Payer, amount: u16) -> String {
    format!("{}{}", object(amount.into(), payer(with)), from_payer(with))
}

/// What pays a part of a price, with what one of it is worth: „Oceľ, po 2 M€“.
fn paid_with(part: PaymentLine, unit: Resource) -> String {
    format!("{}, po {}", pays(part.with), object(part.worth.into(), Noun::of_resource(unit)))
}
