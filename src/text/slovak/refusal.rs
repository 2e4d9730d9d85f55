//! Why an answer is refused.

use super::amount::{each, level, now, with_tag};
use super::card::opens;
use super::effect::place;
use super::phrase::object;
use super::setup::of_pile;
use super::terms::{
    agreeing, capital, or, parameter, payer, plainly, reserved, resources, signed, steps, stored,
    stored_object, stuff, tile, with_name,
};
use super::who::Person;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;

pub(crate) fn refusal(speaker: &TableText<'_>, refusal: Refusal) -> String {
    let whose = |seat, your, thing| Person::of(speaker.listener(), seat).owned(your, thing);
    say! { refusal;
        Refusal::NotAsked => "Teraz nerozhoduješ ty.";
        Refusal::NotAnAnswer => "Táto možnosť nie je v ponuke.";
        Refusal::FirstActionDue => "Najprv vykonaj prvú akciu svojej korporácie.";
        Refusal::NotInHand => "Túto kartu nemáš v ruke.";
        Refusal::NotOnTable => "Túto kartu nemáš vyloženú.";
        Refusal::CannotAfford { price, short, help } => "Chýba ti: {} (cena {}){}.", resources(short.into(), price.unit), resources(price.amount.into(), price.unit), cover(help);
        Refusal::TooFew { resource, needs, has } => "Potrebné: {}; máš {has}.", resources(needs.into(), resource);
        Refusal::TooLow { of: of @ (Count::InPower(_) | Count::Chair(_)), needs, now: _ } => "Potrebné: {}.", level(of, needs.into(), Case::Nominative);
        Refusal::TooLow { of, needs, now: is } => "Potrebné: {}; {}.", level(of, needs.into(), Case::Nominative), now(of, is.into());
        Refusal::TooHigh { of, allows, now: is } => "Povolené: najviac {}; {}.", level(of, allows.into(), Case::Nominative), now(of, is.into());
        Refusal::ProductionTooLow { resource: of, falls, now } => "Tvoja produkcia {} je {}: nemôže klesnúť o {}.", stuff(of), signed(now.into()), steps(falls.into());
        Refusal::NobodyProduces { resource: of, needs } => "Nikomu nemôže klesnúť produkcia {} o {}.", stuff(of), steps(needs.into());
        Refusal::TooFewOnCard { what, needs, has } => "Potrebné na karte: {}; teraz {has}.", stored(needs.into(), what);
        Refusal::NoSource { what, needs, from: Source::This | Source::Own } => "Žiadna tvoja karta nemá {} na odstránenie.", stored_object(needs.into(), what);
        Refusal::NoSource { what, needs, from: Source::Anyone } => "Žiadna karta nemá {} na odstránenie.", stored_object(needs.into(), what);
        Refusal::NothingToRepeat => "V tejto generácii nemáš použitú akciu karty, ktorá by sa dala zopakovať.";
        Refusal::NoSite => "Na žiadnej doštičke kolónie nie je miesto pre ďalšiu tvoju kolóniu.";
        Refusal::NoFleet => "Všetky tvoje obchodné flotily sú preč až do slnečnej fázy.";
        Refusal::NoPort => "So žiadnou kolóniou sa teraz nedá obchodovať.";
        Refusal::Visited { by } => "Až do slnečnej fázy je tam {}.", whose(by, "tvoja", "obchodná flotila");
        Refusal::Shut { what } => (opens(what));
        Refusal::NoDelegate => "Už nemáš delegáta na vyslanie.";
        Refusal::NothingToReplace => "Každý neutrálny delegát vedie svoju stranu: žiadneho nemožno nahradiť.";
        Refusal::NoTileLeft => "Všetky doštičky kolónií sú už v hre.";
        Refusal::NothingToShift => "Žiadne dva ukazovatele kolónií sa nedajú posunúť, jeden nahor a druhý nadol.";
        Refusal::NothingToDiscard => "Nemáš kartu na odhodenie.";
        Refusal::AtGoal { parameter: Parameter::Oceans } => "Všetky dlaždice oceánu sú umiestnené.";
        Refusal::AtGoal { parameter: of } => "{} {} na maxime.", capital(parameter(of, Case::Nominative)), agreeing(of, "je", "sú");
        Refusal::NoHolder { what, on: Recipient::This | Recipient::Played } => "Na tejto karte nemôžu byť {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::Own | Recipient::Every } => "Na žiadnej tvojej karte nemôžu byť {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::OwnHolding | Recipient::EveryHolding } => "Na žiadnej tvojej karte ešte nie sú {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::Tagged(of) } => "Na žiadnej tvojej karte {} nemôžu byť {}.", with_tag(of), any(what);
        Refusal::NobodyHas { resource: of } => "Žiadny súper nemá {}.", plainly(Noun::of_resource(of), Case::Accusative);
        Refusal::NoCards { pile: Pile::Projects } => "Už niet čo potiahnuť.";
        Refusal::NoCards { pile } => "Už nezostáva žiadna {}.", of_pile(pile, 1);
        Refusal::NothingChanges => "Teraz bez účinku.";
        Refusal::NothingToCopy => "Žiadna tvoja karta nemá produkciu na zopakovanie.";
        Refusal::NothingToPlay => "Teraz nemáš čo zahrať.";
        Refusal::NothingToChoose { of: Count::Stock(it) } => "Nemáš {}.", plainly(Noun::of_resource(it), Case::Accusative);
        Refusal::NothingToChoose { of: Count::Production(it) } => "Nemáš produkciu {}.", stuff(it);
        Refusal::NothingToChoose { of: Count::Hand } => "V ruke nemáš žiadne karty.";
        Refusal::NothingToChoose { of: _ } => "Niet z čoho vyberať.";
        Refusal::NoArea { tile: it, area } => "{} už nemožno umiestniť{}: niet voľného poľa.", capital(&tile(it, Case::Accusative)), place(it, area);
        Refusal::Used => "V tejto generácii už použité.";
        Refusal::Taken { by } if speaker.is_you(by) => "Už je to tvoje.";
        Refusal::Taken { by } => "Už obsadené: {}.", speaker.player(by);
        Refusal::AllTaken { most } => "Obsadené sú už všetky ({most}).";
        Refusal::NotInSolo => "V sólo hre nie sú míľniky ani ocenenia.";
        Refusal::EmptyHand => "V ruke nemáš žiadne karty.";
        Refusal::AlreadyActed => "V tomto ťahu už prebehla akcia: namiesto pasovania ukonči ťah.";
        Refusal::NothingDone => "V tomto ťahu ešte neprebehla akcia: namiesto ukončenia ťahu pasuj.";
        Refusal::Occupied => "Tu už je dlaždica.";
        Refusal::ClaimedBy { seat } => "Toto pole už zaberá {}.", speaker.player(seat);
        Refusal::OceanOnly => "Vyhradené pre oceán.";
        Refusal::CityOnly { name } => "Vyhradené pre „{}“.", reserved(name);
        Refusal::NotThere { tile: Tile::Ocean, area: PlacementRule::Usual } => "Dlaždica oceánu patrí na pole vyhradené pre oceán.";
        Refusal::NotThere { tile: it, area: PlacementRule::Usual } => "{} patrí na ktorékoľvek voľné pole pevniny.", capital(&tile(it, Case::Nominative));
        Refusal::NotThere { tile: it, area } => "{} patrí{}.", capital(&tile(it, Case::Nominative)), place(it, area);
        Refusal::OffTheMap => "Toto pole sa nedá vybrať.";
        Refusal::BesideCity => "Hneď vedľa je mesto.";
        Refusal::NotBesideOwn => "Zeleň musí susediť s tvojou dlaždicou, ak je to možné.";
        Refusal::OutOfBounds { least, most } => "Zvoľ číslo od {least} do {most}.";
        Refusal::NotFirst => "To nemôže byť prvé.";
    }
}

pub(crate) fn no_effect(speaker: &TableText<'_>, why: Refusal) -> String {
    say! { why;
        Refusal::NothingChanges => (refusal(speaker, why));
        Refusal::AtGoal { parameter: Parameter::Oceans } => "Bez účinku: všetky oceány sú umiestnené.";
        Refusal::AtGoal { parameter: of } => "Bez účinku: {} {} na maxime.", parameter(of, Case::Nominative), agreeing(of, "je", "sú");
        _ => "Bez účinku. {}", refusal(speaker, why);
    }
}

/// „; stačilo by mať navyše 3 tepla alebo 1 aerostat na karte „Vzducholode““.
fn cover(help: Helps) -> String {
    let more = |Help { with, more }| {
        let on = match with {
            Payer::Stock(_) => String::new(),
            Payer::Card(id) => format!(" {}", with_name("na karte", card(id))),
        };
        format!("{}{on}", object(more.into(), payer(with)))
    };
    let all: Vec<String> = help.into_iter().flatten().map(more).collect();
    if all.is_empty() { String::new() } else { format!("; stačilo by mať navyše {}", all.join(" alebo ")) }
}

/// What a card would have to hold, as the subject of a sentence.
fn any(what: Stored) -> String {
    let plural = |kind| plainly(Noun::of_card_resource(kind), Case::Nominative);
    say! { what;
        Stored::Kind(kind) => (plural(kind));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => "zdroje";
        Stored::OneOf(kinds) => (or(&each(kinds, plural)));
    }
}
