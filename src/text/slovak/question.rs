//! Questions.

use super::amount::{amount_of, counted, held};
use super::effect::{added, breath};
use super::terms::{
    award_name, capital, cards_object, from_payer, milestone_name, name, party, payer, plainly, project,
    quoted, resources_object, steps, stored_object, stuff, tile, with_name,
};
use super::who::Person;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{parts, patents_price};

pub(crate) fn question(speaker: &TableText<'_>, question: &Question) -> String {
    let to = |seat| Person::of(speaker.listener(), seat).to_whom();
    let to_go = |price: Price| resources_object(price.amount.into(), price.unit);
    // Then the World Government asks the first player (WG-02, WG-03).
    let is_solar = speaker.facts.phase == Phase::Solar;
    say! { question.why;
        Why::Turn { taken: 0 } => "Si na ťahu: vykonaj akciu alebo pasuj.";
        Why::Turn { taken: _ } => "Vykonaj druhú akciu alebo ukonči ťah.";
        Why::Corporation => "Za ktorú korporáciu budeš hrať?";
        Why::Preludes { left: 1 } => "Ktorú ďalšiu predohru si necháš?";
        Why::Preludes { left } => "Ktoré predohry si necháš? Vyber ešte {left}.";
        Why::Prelude { drawn: false } => "Ktorú predohru zahráš ako prvú?";
        Why::Prelude { drawn: true } => "Ktorú predohru zahráš? Ostatné sa odstránia z hry.";
        Why::Buy { chosen: 0 } => "Ktoré karty kúpiš?";
        Why::Buy { chosen } => "Ktoré karty kúpiš? Zatiaľ vybraté: {chosen}.";
        Why::Draft => "Ktorú kartu si necháš? Ostatné putujú ďalej.";
        Why::Pay { with: Payer::Stock(it), price, goods } => "Koľko {} zaplatíš{}? Zostáva zaplatiť {}.", stuff(it), for_goods(speaker, goods), to_go(price);
        Why::Pay { with, price, goods } => "Koľko {} zaplatíš{}? Zostáva zaplatiť {}.", from_card(with), for_goods(speaker, goods), to_go(price);
        Why::Effect { card: CardId::HIDDEN, effect: Effect::Choose(_) } if is_solar => "Svetová vláda: ktorý parameter sa zvýši? HT nezíska nikto.";
        Why::Effect { card: id @ CardId::HIDDEN, effect } if is_solar => "Svetová vláda: {} Bez bonusu za umiestnenie.", asks(&effect, question.shape, card(id));
        Why::Effect { card: id @ CardId::HIDDEN, effect } => (capital(&asks(&effect, question.shape, card(id))));
        Why::Effect { card: id, effect } => "{}: {}", name(card(id)), asks(&effect, question.shape, card(id));
        Why::Remove { from, resource: it } => "Koľko {} odstrániš {}?", stuff(it), to(from);
        Why::Steal { from, resource: it } => "Koľko {} ukradneš {}?", stuff(it), to(from);
        Why::RemoveFromCard { card: id } => "Koľko {} odstrániš {}?", plainly(held(card(id)), Case::Genitive), with_name("z karty", card(id));
        Why::Keep { left: 1 } => "Ktorú kartu si necháš?";
        Why::Keep { left } => "Nechaj si ešte {}.", cards_object(left.into());
        Why::Sell => "Ktoré karty predáš? Za každú získaš {} M€.", patents_price();
        Why::Again { card: id } => "{}: ktorú akciu použiješ znova?", name(card(id));
        Why::Approach { tile } => "{}: o koľko posunieš ukazovateľ nahor pred obchodovaním?", name(card(tile));
        Why::Traded { tile } => "{}: čo príde prvé?", name(card(tile));
        Why::Lower { raised } => "Ukazovateľ kolónie {} sa posunie nahor. Ktorý sa posunie o krok nadol?", quoted(card(raised), "");
        Why::Recall { party: it } => "Čí delegát opustí stranu „{}“?", party(it);
        Why::Close => "Ktorú doštičku kolónie odstrániš z hry?";
        Why::Conversion => "Premeníš rastliny na dlaždicu zelene?";
        Why::Waiting => "Čaká sa na ostatných. Chceš zmeniť svoj výber?";
    }
}

/// „aerostatov z karty „Vzducholode““.
fn from_card(with: Payer) -> String {
    format!("{}{}", plainly(payer(with), Case::Genitive), from_payer(with))
}

/// What a step asks, without a capital; of one that asks nothing, what it does.
fn asks(effect: &Effect, shape: Shape, of: &Card) -> String {
    let Some(asked) = effect.asks() else { return format!("{}.", breath(core::slice::from_ref(effect), of)) };
    say! { asked;
        Asked::Area(it, _) => "kam umiestniš {}?", tile(it, Case::Accusative);
        Asked::Claim => "ktoré pole zaberieš?";
        Asked::Reduced(it, number) => "komu klesne produkcia {} o {}?", stuff(it), steps(number.into());
        Asked::Copied(_) => "zmeny produkcie ktorej karty zopakuješ?";
        Asked::Metal(number) => "ktorá produkcia stúpne o {}?", steps(number.into());
        Asked::Lowest(number) => "ktorá z tvojich najnižších produkcií stúpne o {}?", steps(number.into());
        Asked::Played { .. } => "ktorú kartu zahráš?";
        Asked::Award => "ktoré ocenenie budeš financovať?";
        Asked::Settled(_) => "kde postavíš kolóniu?";
        Asked::Traded => "s ktorou doštičkou kolónie budeš obchodovať?";
        Asked::Opened => "ktorá doštička kolónie pribudne do hry?";
        Asked::Delegates(DelegateMove::Send(_)) => "do ktorej strany?";
        Asked::Delegates(DelegateMove::Recall | DelegateMove::Replace | DelegateMove::SeizeChair) => "z ktorej strany?";
        Asked::Dried => "ktorá dlaždica oceánu sa odstráni?";
        Asked::AnyResource(_) => "ktorý zdroj získaš?";
        Asked::Shifted => "ukazovateľ ktorej kolónie sa posunie o krok nahor?";
        Asked::Removed(Removable::Stock(it), most, _) => "komu odstrániš najviac {}?", resources_object(most.into(), it);
        Asked::Removed(Removable::Card(it), most, _) => "z ktorej karty odstrániš najviac {}?", stored_object(most.into(), it);
        Asked::Stolen(it, most) => "komu ukradneš najviac {}?", resources_object(most.into(), it);
        Asked::Receiver(what, amount, _) => "na ktorú kartu pridáš {}?", added(what, amount, of);
        Asked::Giver(kind, amount, _) => "z ktorej karty odstrániš {}?", amount_of(amount, Noun::of_card_resource(kind), of);
        Asked::Repeated => "akciu ktorej karty použiješ znova?";
        Asked::Discarded => "ktorú kartu odhodíš?";
        Asked::DiscardedIfAny => "odhodíš niektorú kartu?";
        Asked::Look(number) => "pozrieš si teraz {}?", cards_object(number.into());
        Asked::Alternative(_) => "čo si vyberieš?";
        Asked::AlternativeIfAny(_) => "vyberieš si niečo z toho?";
        Asked::Number(Count::Stock(it), then) => "koľko {} zvolíš{}? {}.", stuff(it), up_to(shape), capital(&breath(then, of));
        Asked::Number(it @ Count::Production(_), then) => "koľko {} zvolíš{}? {}.", counted(parts(it, of)), up_to(shape), capital(&breath(then, of));
        Asked::Number(it, then) => "koľko {} zvolíš{}? {}.", counted(parts(it, of)), up_to(shape), capital(&breath(then, of));
    }
}

fn up_to(shape: Shape) -> String {
    say! { shape;
        Shape::Amount { most, .. } => " (najviac {most})";
        Shape::Turn | Shape::Card { .. } | Shape::Cards { .. } | Shape::TableauCard | Shape::Space { .. } | Shape::Player => "";
        Shape::Payment { .. } | Shape::Option | Shape::Award | Shape::Conversion | Shape::Order | Shape::Answered => "";
    }
}

/// What a price is paid for, with a space before it; nothing where the question before said it.
fn for_goods(speaker: &TableText<'_>, goods: PaymentPurpose) -> String {
    let facts = speaker.facts;
    say! { goods;
        PaymentPurpose::Card(id) | PaymentPurpose::Dealt(id) => " za {}", quoted(card(id), "kartu");
        PaymentPurpose::Project(it) => " za projekt „{}“", project(it);
        PaymentPurpose::Milestone(place) => (facts.milestone(place).map_or_else(String::new, |it| format!(" za míľnik „{}“", milestone_name(it))));
        PaymentPurpose::Award(place) => (facts.award(place).map_or_else(String::new, |it| format!(" za ocenenie „{}“", award_name(it))));
        PaymentPurpose::Cards(1) => " za kartu";
        PaymentPurpose::Cards(cards) => " za {}", cards_object(cards.into());
        PaymentPurpose::Conversion(it) => " za premenu {}", stuff(it.resource());
        PaymentPurpose::Trade(tile) => " za obchod s kolóniou {}", quoted(card(tile), "");
        PaymentPurpose::Lobby(it) => " za delegáta v strane „{}“", party(it);
        PaymentPurpose::Toll(1) => " za krok svojho HT";
        PaymentPurpose::Toll(number) => " za {} svojho HT", steps(number.into());
        PaymentPurpose::Cost(_) => "";
    }
}
