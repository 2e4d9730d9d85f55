//! Effects as clauses in the imperative.

use super::amount::{a_tag, amount_of, condition, counted, each, numbered, with_tag};
use super::noun::noun;
use super::phrase::{object, of_number, plural};
use super::terms::{
    and, and_each, cards_object, leeway, or, parameter, plainly, reserved, resources_object, sentence, steps,
    stored_object, stuff, tile,
};
use crate::text::grammar::{Case, Gender, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{by_size, clauses, is_negative, magnitude, parts};

/// Whole sentences, one a clause.
pub(in crate::text) fn sentences(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| sentence(&clause(it, card))).collect();
    all.join(" ")
}

pub(crate) fn project_text(project: StandardProject) -> String {
    let play = PROJECTS[project as usize].play;
    if project == StandardProject::SellPatents {
        format!("Odhoď ľubovoľný počet kariet z ruky; za každú {}.", breath(play, &Card::BLANK))
    } else {
        sentences(play, &Card::BLANK)
    }
}

/// All clauses in one breath, to stand inside a sentence.
pub(crate) fn breath(effects: &[Effect], card: &Card) -> String {
    let mut all: Vec<String> = clauses(effects).iter().map(|it| clause(it, card)).collect();
    // A relative clause ends with a comma.
    if let [.., before, _] = all.as_mut_slice()
        && before.contains(", k")
    {
        before.push(',');
    }
    and(&all)
}

pub(super) fn clause(clause: &Clause<'_>, card: &Card) -> String {
    let most = |of: &[(Resource, u8)]| or(&each(of, |(it, most)| resources_object(most.into(), it)));
    say! { clause;
        Clause::Productions(changes) => (productions(changes, card));
        Clause::Gains(gains) => "získaj {}", gained(gains, card);
        Clause::LosesAll(of) => "strať {}", all_own(Noun::of_resource(*of));
        Clause::RemovesOneOf(of) => "odstráň ktorémukoľvek hráčovi najviac {}", most(of);
        Clause::StealsOneOf(of) => "ukradni ktorémukoľvek hráčovi najviac {}", most(of);
        Clause::Looks(_, Looked::OneBought) => "pozri si vrchnú kartu balíčka; kúp ju alebo odhoď";
        Clause::Looks(number, Looked::AnyBought) => "pozri si {} z vrchu balíčka; kúp z nich, ktoré chceš, a ostatné odhoď", cards_object((*number).into());
        Clause::Looks(1, Looked::Kept(kept)) => "pozri si vrchnú kartu balíčka; nechaj si {kept} a ostatné odhoď";
        Clause::Looks(number, Looked::Kept(kept)) => "pozri si {} z vrchu balíčka; nechaj si {kept} a ostatné odhoď", cards_object((*number).into());
        Clause::Times(times, effect) => (step(effect, *times, card));
    }
}

/// „42 M€ a 3 rastliny“, as an object.
pub(super) fn gained(gains: &[(Resource, Amount)], card: &Card) -> String {
    and(&each(gains, |(of, amount)| amount_of(amount, Noun::of_resource(of), card)))
}

/// „všetko svoje teplo“, „všetky svoje rastliny“, as an object.
fn all_own(of: Noun) -> String {
    let forms = noun(of);
    let all = match (of, forms.gender) {
        (Noun::MegaCredit, _) => "všetky svoje",
        (_, Gender::Masculine) if forms.is_mass => "všetok svoj",
        (_, Gender::Feminine) if forms.is_mass => "všetku svoju",
        (_, Gender::Neuter) if forms.is_mass => "všetko svoje",
        (_, Gender::MasculineAnimate) => "všetkých svojich",
        (_, Gender::Masculine | Gender::Feminine | Gender::Neuter) => "všetky svoje",
    };
    format!("{all} {}", forms.unnumbered(Case::Accusative))
}

/// „svojho tepla“, „svojich rastlín“.
fn of_own(of: Noun) -> String {
    let forms = noun(of);
    let own = match (of, forms.gender) {
        (Noun::MegaCredit, _) => "svojich",
        (_, Gender::Feminine) if forms.is_mass => "svojej",
        (_, Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter) if forms.is_mass => "svojho",
        (_, Gender::Masculine | Gender::MasculineAnimate | Gender::Feminine | Gender::Neuter) => "svojich",
    };
    format!("{own} {}", forms.unnumbered(Case::Genitive))
}

fn productions(changes: &[(Resource, Amount)], card: &Card) -> String {
    let said = |negative: bool| -> Vec<String> {
        let one = |(of, size): &(Vec<Resource>, Amount)| {
            format!("{} o {}", and_each(&each(of, stuff)), amount_of(*size, Noun::Step, card))
        };
        by_size(changes, |amount| is_negative(amount) == negative).iter().map(one).collect()
    };
    let (up, down) = (said(false), said(true));
    let and_then = if up.len() + down.len() > 2 { "a zároveň" } else { "a" };
    say! { (up.as_slice(), down.as_slice());
        (up, []) => "zvýš svoju produkciu {}", and(up);
        ([], down) => "zníž svoju produkciu {}", and(down);
        (up, down) if changes.first().is_some_and(|(_, amount)| is_negative(*amount)) => "zníž svoju produkciu {} {and_then} zvýš svoju produkciu {}", and(down), and(up);
        (up, down) => "zvýš svoju produkciu {} {and_then} zníž svoju produkciu {}", and(up), and(down);
    }
}

/// One step, this many times.
fn step(effect: &Effect, times: u8, card: &Card) -> String {
    let number_of = |amount: Amount, of: Noun| amount_of(amount, of, card);
    say! { *effect;
        Effect::Gain(resource, amount) => "získaj {}", gained(&[(resource, amount)], card);
        Effect::Produce(resource, amount) => (productions(&[(resource, amount)], card));
        Effect::Pay(of, amount, []) => "zaplať {}", number_of(amount, Noun::of_resource(of));
        Effect::Pay(of, amount, helpers) => "zaplať {} (dá sa platiť aj {})", number_of(amount, Noun::of_resource(of)), and(&each(helpers, |it| plainly(Noun::of_resource(it), Case::Instrumental)));
        Effect::ProduceMetal(number) => "zvýš o {} svoju produkciu kovu vyznačeného na poli", steps(number.into());
        Effect::ProduceLowest(number) => "zvýš svoju najnižšiu produkciu o {}", steps(number.into());
        Effect::Reduce(of, number) => "zníž produkciu {} ktoréhokoľvek hráča o {}", stuff(of), steps(number.into());
        Effect::CopyProduction(of) => "zopakuj zmeny produkcie jednej svojej karty {}", with_tag(of);
        Effect::Raise(of, number) => "zvýš {} o {}", parameter(of, Case::Accusative), steps(number.into());
        Effect::Rate(amount) if is_negative(amount) => "zníž svoje HT o {}", number_of(magnitude(amount), Noun::Step);
        Effect::Rate(amount) => "zvýš svoje HT o {}", number_of(amount, Noun::Step);
        Effect::Place(what, area) => "umiestni {}{}", some_tiles(what, times), place(what, area);
        Effect::ClaimLand => "polož svoj ukazovateľ na voľné pole: dlaždicu naň môžeš umiestniť len ty";
        Effect::Remove(Removable::Stock(of), most, Victim::Anyone) => "odstráň ktorémukoľvek hráčovi najviac {}", resources_object(most.into(), of);
        Effect::Remove(Removable::Stock(of), most, Victim::Showing(tag)) => "odstráň ktorémukoľvek hráčovi {} najviac {}", with_tag(tag), resources_object(most.into(), of);
        Effect::Remove(Removable::Stock(of), most, Victim::NeighbourOfPlaced) => "odstráň súperovi, ktorý vlastní susednú dlaždicu, najviac {}", resources_object(most.into(), of);
        Effect::Remove(Removable::Card(of), most, Victim::Anyone) => "odstráň z ktorejkoľvek karty najviac {}", stored_object(most.into(), of);
        Effect::Remove(Removable::Card(of), most, Victim::Showing(tag)) => "odstráň z karty ktoréhokoľvek hráča {} najviac {}", with_tag(tag), stored_object(most.into(), of);
        Effect::Remove(Removable::Card(of), most, Victim::NeighbourOfPlaced) => "odstráň z karty súpera, ktorý vlastní susednú dlaždicu, najviac {}", stored_object(most.into(), of);
        Effect::Steal(of, most) => "ukradni ktorémukoľvek hráčovi najviac {}", resources_object(most.into(), of);
        Effect::Add(what, amount @ Amount::Exactly(_), recipient) => "pridaj {} {}", added(what, amount, card), onto(what, recipient);
        Effect::Add(what, amount, recipient) => "pridaj {} {}", onto(what, recipient), added(what, amount, card);
        Effect::Take(kind, amount, Source::This) => "odstráň z tejto karty {}", number_of(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Own) => "odstráň z ktorejkoľvek svojej karty {}", number_of(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Anyone) => "odstráň z ktorejkoľvek karty {}", number_of(amount, Noun::of_card_resource(kind));
        Effect::Draw(number) => "potiahni si {}", number_of(number, Noun::Card);
        Effect::Settle(Settling::Usual) => "postav kolóniu";
        Effect::Settle(Settling::Again) => "postav kolóniu, aj tam, kde už jednu máš";
        Effect::Fleet(1) => "získaj obchodnú flotilu";
        Effect::Fleet(number) => "získaj {}", object(number.into(), Noun::Fleet);
        Effect::Trade => "obchoduj zadarmo s ktoroukoľvek doštičkou kolónie";
        Effect::OpenColony => "pridaj doštičku kolónie, ktorá ešte nie je v hre";
        Effect::ColonyBonuses => "získaj bonus kolónie za každú svoju kolóniu";
        Effect::ShiftColonies => "posuň ukazovateľ jednej doštičky kolónie o 1 krok nahor a inej o 1 krok nadol";
        Effect::Lose(of, amount) => "strať {}", number_of(amount, Noun::of_resource(of));
        Effect::GainAny(amount) => "získaj {}", numbered(HowMany::of(amount, card), |number| format!("{number} {}", of_number(number, ["ľubovoľný zdroj", "ľubovoľné zdroje", "ľubovoľných zdrojov"])));
        Effect::SetBack(SetBack::Lower(of, number)) => "zníž {} o {}", parameter(of, Case::Accusative), steps(number.into());
        Effect::SetBack(SetBack::RemoveOcean) => "odstráň dlaždicu oceánu";
        Effect::Delegates(DelegateMove::Send(1)) => "vyšli delegáta do niektorej strany";
        Effect::Delegates(DelegateMove::Send(number)) => "vyšli {} do jednej strany", object(number.into(), Noun::Delegate);
        Effect::Delegates(DelegateMove::Recall) => "odstráň delegáta, ktorý nevedie svoju stranu";
        Effect::Delegates(DelegateMove::Replace) => "nahraď neutrálneho delegáta, ktorý nevedie svoju stranu, jedným zo svojich";
        Effect::Delegates(DelegateMove::SeizeChair) => "nahraď neutrálneho predsedu svojím delegátom";
        Effect::OthersDraw(number) => "každý súper si potiahne {}", cards_object(number.into());
        Effect::Look(..) => (breath(core::slice::from_ref(effect), card));
        Effect::Reveal(_) => "odhaľ a odhoď vrchnú kartu balíčka";
        Effect::DrawUntil(Sought::Tag(of), 1) => "odhaľuj karty z balíčka, kým nenájdeš jednu {}; nechaj si ju a ostatné odhoď", with_tag(of);
        Effect::DrawUntil(Sought::Tag(of), number) => "odhaľuj karty z balíčka, kým nenájdeš {number} {}; nechaj si ich a ostatné odhoď", with_tag(of);
        Effect::DrawUntil(Sought::Icon(of), 1) => "odhaľuj karty z balíčka, kým nenájdeš jednu s ikonou {}; nechaj si ju a ostatné odhoď", icon(of);
        Effect::DrawUntil(Sought::Icon(of), number) => "odhaľuj karty z balíčka, kým nenájdeš {number} s ikonou {}; nechaj si ich a ostatné odhoď", icon(of);
        Effect::PlayNow { discount: 0, leeway: 0 } => "zahraj teraz kartu z ruky";
        Effect::PlayNow { discount, leeway: 0 } => "zahraj teraz kartu z ruky; stojí ťa o {discount} M€ menej";
        Effect::PlayNow { discount: 0, leeway: WITHOUT_LIMITS } => "zahraj teraz kartu z ruky; jej podmienky teploty, kyslíka a oceánov neplatia";
        Effect::PlayNow { discount, leeway: WITHOUT_LIMITS } => "zahraj teraz kartu z ruky; stojí ťa o {discount} M€ menej a jej podmienky teploty, kyslíka a oceánov neplatia";
        Effect::PlayNow { discount: 0, leeway: number } => "zahraj teraz kartu z ruky; na nej {}", leeway(number);
        Effect::PlayNow { discount, leeway: number } => "zahraj teraz kartu z ruky; stojí ťa o {discount} M€ menej a na nej {}", leeway(number);
        Effect::PlayPrelude(number) => "potiahni si {number} {}, jednu zahraj a ostatné odhoď", of_number(number.into(), ["predohru", "predohry", "predohier"]);
        Effect::RepeatAction => "znova použi akciu karty, ktorá už bola v tejto generácii použitá";
        Effect::FundAward => "financuj ocenenie zadarmo";
        Effect::Discard if times > 1 => "odhoď z ruky {}", cards_object(times.into());
        Effect::Discard => "odhoď kartu z ruky";
        Effect::MayDiscard => "môžeš odhodiť kartu z ruky";
        Effect::Choose(lists) => (each(lists, |list| breath(list, card)).join(", alebo "));
        Effect::MayChoose(lists) => "ak chceš, {}", each(lists, |list| breath(list, card)).join(", alebo ");
        Effect::ChooseAmount(Count::Stock(it), then) => "zvoľ ľubovoľné množstvo {}: {}", of_own(Noun::of_resource(it)), breath(then, card);
        Effect::ChooseAmount(of @ Count::Production(_), then) => "zvoľ ľubovoľný počet {}: {}", counted(parts(of, card)), breath(then, card);
        Effect::ChooseAmount(of, then) => "zvoľ ľubovoľný počet {}: {}", counted(parts(of, card)), breath(then, card);
        Effect::If(requirement, then, []) => "ak {}, {}", condition(requirement), breath(then, card);
        Effect::If(requirement, then, otherwise) => "ak {}, {}; inak {}", condition(requirement), breath(then, card), breath(otherwise, card);
        Effect::NextCardDiscount { discount, leeway: 0 } => "ďalšia karta, ktorú v tejto generácii zahráš, ťa stojí o {discount} M€ menej";
        Effect::NextCardDiscount { discount: 0, leeway: number } => "na ďalšej karte, ktorú v tejto generácii zahráš, {}", leeway(number);
        Effect::NextCardDiscount { discount, leeway: number } => "ďalšia karta, ktorú v tejto generácii zahráš, ťa stojí o {discount} M€ menej a na nej {}", leeway(number);
        Effect::Then(first @ Effect::Reveal(of), then) => "{}; ak má {}, {}", step(first, 1, card), a_tag(*of), breath(then, card);
        Effect::Then(first @ Effect::MayDiscard, then) => "{}; ak ju odhodíš, {}", step(first, 1, card), breath(then, card);
        Effect::Then(first, then) => "{} a potom {}", step(first, 1, card), breath(then, card);
    }
}

/// What an icon on a card shows: „aerostatu“.
const fn icon(of: CardResource) -> &'static str {
    noun(Noun::of_card_resource(of)).form(Case::Genitive, NumberForm::One)
}

/// „dlaždicu oceánu“, „2 dlaždice oceánu“, „dlaždicu „Hlavné mesto““, as an object.
pub(super) fn some_tiles(what: Tile, number: u8) -> String {
    say! { number;
        1 => (tile(what, Case::Accusative));
        _ => (object(number.into(), Noun::of_tile(what)));
    }
}

/// Where a tile goes, if that has to be said.
pub(super) fn place(what: Tile, area: PlacementRule) -> String {
    say! { area;
        PlacementRule::Usual => "";
        PlacementRule::Land if what == Tile::Ocean => " na pole, ktoré nie je vyhradené pre oceán";
        PlacementRule::Land => " na ktorékoľvek voľné pole pevniny";
        PlacementRule::OceanReserved => " na pole vyhradené pre oceán";
        PlacementRule::CitySite => " tam, kde smie byť mesto";
        PlacementRule::Isolated => " na pole bez susedných dlaždíc";
        PlacementRule::Volcanic => " na sopečné pole";
        PlacementRule::Metal => " na pole s oceľou alebo titánom";
        PlacementRule::MetalBesideOwn => " na pole s oceľou alebo titánom vedľa vlastnej dlaždice";
        PlacementRule::BesideTwoCities => " vedľa aspoň 2 dlaždíc mesta";
        PlacementRule::BesideCity => " vedľa dlaždice mesta";
        PlacementRule::BesideGreenery => " vedľa dlaždice zelene";
        PlacementRule::Reserved(name) => " na pole vyhradené pre „{}“", reserved(name);
    }
}

/// Which card gets what is added.
fn onto(what: Stored, recipient: Recipient) -> String {
    say! { (recipient, what);
        (Recipient::This, _) => "na túto kartu";
        (Recipient::Own, _) => "na ktorúkoľvek svoju kartu";
        (Recipient::OwnHolding, Stored::Kind(_)) => "na ktorúkoľvek svoju kartu s takým zdrojom";
        (Recipient::OwnHolding, Stored::OneOf(_)) => "na ktorúkoľvek svoju kartu s nejakým zdrojom";
        (Recipient::Tagged(of), _) => "na ktorúkoľvek svoju kartu {}", with_tag(of);
        (Recipient::Played, _) => "na zahranú kartu";
        (Recipient::Every, Stored::Kind(kind)) => "na každú svoju kartu, ktorá zbiera {}", plainly(Noun::of_card_resource(kind), Case::Accusative);
        (Recipient::Every, Stored::OneOf(_)) => "na každú svoju kartu, ktorá zbiera zdroje";
        (Recipient::EveryHolding, _) => "na každú svoju kartu s nejakým zdrojom";
    }
}

/// What is added, as an object: „2 mikróby“, „1 zviera alebo mikrób“.
pub(super) fn added(what: Stored, amount: Amount, card: &Card) -> String {
    let one_of = |kinds: &[CardResource], number: i32| {
        let form = |kind| noun(Noun::of_card_resource(kind)).form(Case::Accusative, plural(number));
        format!("{number} {}", or(&each(kinds, form)))
    };
    say! { what;
        Stored::Kind(kind) => (amount_of(amount, Noun::of_card_resource(kind), card));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => (amount_of(amount, Noun::Resource, card));
        Stored::OneOf(kinds) => (numbered(HowMany::of(amount, card), |number| one_of(kinds, number)));
    }
}
