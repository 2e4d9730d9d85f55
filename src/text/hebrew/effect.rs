//! Effects as clauses in the plural imperative.

use super::amount::{amount_of, by, condition, counted, each, numbered};
use super::phrase::any_number;
use super::terms::{
    a_tag, and, attached, bulk, by_steps, card_resource, cards, counted as number_of, counted_as, figures,
    form, leeway, money, one, or, parameter, reserved, resources, sentence, stored, stuff, the_production,
    the_productions, tile_object,
};
use crate::text::grammar::isolated;
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
        format!("השליכו מהיד מספר כלשהו של קלפים; על כל אחד, {}.", breath(play, &Card::BLANK))
    } else {
        sentences(play, &Card::BLANK)
    }
}

/// All clauses in one breath, to stand inside a sentence.
pub(crate) fn breath(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| clause(it, card)).collect();
    and(&all)
}

pub(super) fn clause(clause: &Clause<'_>, card: &Card) -> String {
    say! { clause;
        Clause::Productions(changes) => (productions(changes, card));
        Clause::Gains(gains) => "קבלו {}", gained(gains, card);
        Clause::LosesAll(of) => "הפסידו את כל ה{} שלכם", stuff(*of);
        Clause::RemovesOneOf(of) => "הסירו עד {} משחקן כלשהו", or(&each(of, |(it, most)| resources(most.into(), it)));
        Clause::StealsOneOf(of) => "גנבו עד {} משחקן כלשהו", or(&each(of, |(it, most)| resources(most.into(), it)));
        Clause::Looks(_, Looked::OneBought) => "הביטו בקלף העליון בחפיסה; רכשו אותו או השליכו אותו";
        Clause::Looks(number, Looked::AnyBought) => "הביטו ב־{} הקלפים העליונים בחפיסה; רכשו מהם כרצונכם והשליכו את השאר", figures((*number).into());
        Clause::Looks(1, Looked::Kept(kept)) => "הביטו בקלף העליון בחפיסה; השאירו {} והשליכו את השאר", kept_of(*kept);
        Clause::Looks(number, Looked::Kept(kept)) => "הביטו ב־{} הקלפים העליונים בחפיסה; השאירו {} והשליכו את השאר", figures((*number).into()), kept_of(*kept);
        Clause::Times(times, effect) => (step(effect, *times, card));
    }
}

/// How many of several cards.
fn kept_of(number: u8) -> String {
    if number == 1 { "אחד".to_owned() } else { figures(number.into()) }
}

/// «42 מ״ש ו־3 צמחים».
pub(super) fn gained(gains: &[(Resource, Amount)], card: &Card) -> String {
    and(&each(gains, |(of, amount)| amount_of(amount, Noun::of_resource(of), card)))
}

fn productions(changes: &[(Resource, Amount)], card: &Card) -> String {
    let said = |negative: bool| -> Vec<String> {
        let one = |(of, size): &(Vec<Resource>, Amount)| {
            let each_of_them = if of.len() > 1 { " כל אחד" } else { "" };
            format!("את {} שלכם {}{each_of_them}", the_productions(of), by(*size, card))
        };
        by_size(changes, |amount| is_negative(amount) == negative).iter().map(one).collect()
    };
    let (up, down) = (said(false), said(true));
    say! { (up.as_slice(), down.as_slice());
        (up, []) => "העלו {}", and(up);
        ([], down) => "הורידו {}", and(down);
        (up, down) if changes.first().is_some_and(|(_, amount)| is_negative(*amount)) => "הורידו {} והעלו {}", and(down), and(up);
        (up, down) => "העלו {} והורידו {}", and(up), and(down);
    }
}

/// One step, a number of times.
fn step(effect: &Effect, times: u8, card: &Card) -> String {
    let amount_of = |amount: Amount, of: Noun| amount_of(amount, of, card);
    let adds = |what: Stored, amount: Amount, to: &str| adds(what, amount, to, card);
    say! { *effect;
        Effect::Gain(resource, amount) => "קבלו {}", gained(&[(resource, amount)], card);
        Effect::Produce(resource, amount) => (productions(&[(resource, amount)], card));
        Effect::Pay(of, amount, []) => "שלמו {}", amount_of(amount, Noun::of_resource(of));
        Effect::Pay(of, amount, helpers) => "שלמו {} (אפשר לשלם גם ב{})", amount_of(amount, Noun::of_resource(of)), and(&each(helpers, stuff));
        Effect::ProduceMetal(number) => "העלו את הייצור של מתכת שמופיעה שם {}", by_steps(number.into());
        Effect::ProduceLowest(number) => "העלו את הייצור הנמוך ביותר שלכם {}", by_steps(number.into());
        Effect::Reduce(of, number) => "הורידו את {} של שחקן כלשהו {}", the_production(of), by_steps(number.into());
        Effect::CopyProduction(of) => "חזרו על שינויי הייצור של קלף שלכם עם {}", a_tag(of);
        Effect::Raise(of, number) => "העלו את {} {}", parameter(of), by_steps(number.into());
        Effect::Rate(amount) if is_negative(amount) => "הורידו את הד״ה שלכם {}", by(magnitude(amount), card);
        Effect::Rate(amount) => "העלו את הד״ה שלכם {}", by(amount, card);
        Effect::Place(what, area) => "הניחו {}{}", some_tiles(what, times), place(what, area);
        Effect::ClaimLand => "הניחו סמן שלכם על אזור פנוי: רק לכם מותר להניח בו אריח";
        Effect::Remove(Removable::Stock(of), most, Victim::Anyone) => "הסירו עד {} משחקן כלשהו", resources(most.into(), of);
        Effect::Remove(Removable::Stock(of), most, Victim::Showing(tag)) => "הסירו עד {} משחקן כלשהו שיש לו {}", resources(most.into(), of), a_tag(tag);
        Effect::Remove(Removable::Stock(of), most, Victim::NeighbourOfPlaced) => "הסירו עד {} מיריב שיש לו אריח סמוך", resources(most.into(), of);
        Effect::Remove(Removable::Card(of), most, Victim::Anyone) => "הסירו עד {} מקלף כלשהו", stored(most.into(), of);
        Effect::Remove(Removable::Card(of), most, Victim::Showing(tag)) => "הסירו עד {} מקלף של שחקן כלשהו שיש לו {}", stored(most.into(), of), a_tag(tag);
        Effect::Remove(Removable::Card(of), most, Victim::NeighbourOfPlaced) => "הסירו עד {} מקלף של יריב שיש לו אריח סמוך", stored(most.into(), of);
        Effect::Steal(of, most) => "גנבו עד {} משחקן כלשהו", resources(most.into(), of);
        Effect::Add(what, amount, Recipient::This) => (adds(what, amount, "לקלף הזה"));
        Effect::Add(what, amount, Recipient::Own) => (adds(what, amount, "לקלף כלשהו שלכם"));
        Effect::Add(what @ Stored::Kind(_), amount, Recipient::OwnHolding) => (adds(what, amount, &format!("לקלף שלכם שכבר יש עליו {}", any(what))));
        Effect::Add(what @ Stored::OneOf(_), amount, Recipient::OwnHolding) => (adds(what, amount, &format!("לקלף שלכם שכבר יש עליו {}", any(what))));
        Effect::Add(what, amount, Recipient::Tagged(of)) => (adds(what, amount, &format!("לקלף שלכם עם {}", a_tag(of))));
        Effect::Add(what, amount, Recipient::Played) => (adds(what, amount, "לקלף ששוחק"));
        Effect::Add(what, amount, Recipient::Every) => (adds(what, amount, "לכל קלף שלכם שיכול לאחסן כאלה"));
        Effect::Add(what, amount, Recipient::EveryHolding) => (adds(what, amount, &format!("לכל קלף שלכם שכבר יש עליו {}", any(what))));
        Effect::Take(kind, amount, Source::This) => "הסירו {} מהקלף הזה", amount_of(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Own) => "הסירו {} מקלף כלשהו שלכם", amount_of(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Anyone) => "הסירו {} מקלף כלשהו", amount_of(amount, Noun::of_card_resource(kind));
        Effect::Draw(number) => "שלפו {}", amount_of(number, Noun::Card);
        Effect::Settle(Settling::Usual) => "הקימו מושבה";
        Effect::Settle(Settling::Again) => "הקימו מושבה, גם היכן שכבר יש לכם אחת";
        Effect::Fleet(1) => "קבלו {}", one(Noun::Fleet);
        Effect::Fleet(number) => "קבלו {}", number_of(number.into(), Noun::Fleet);
        Effect::Trade => "סחרו עם אריח מושבה בחינם";
        Effect::OpenColony => "הוסיפו אריח מושבה שאינו במשחק";
        Effect::ColonyBonuses => "קבלו את בונוס המושבה של כל אחת מהמושבות שלכם";
        Effect::ShiftColonies => "העלו סמן של אריח מושבה בשלב אחד והורידו סמן של אריח אחר בשלב אחד";
        Effect::Lose(of, amount) => "הפסידו {}", amount_of(amount, Noun::of_resource(of));
        Effect::GainAny(amount) => "קבלו {}", numbered(HowMany::of(amount, card), |number| format!("{} לבחירתכם", number_of(number, Noun::Resource)), || format!("מספר זהה של {} לבחירתכם", bulk(Noun::Resource)));
        Effect::SetBack(SetBack::Lower(of, number)) => "הורידו את {} {}", parameter(of), by_steps(number.into());
        Effect::SetBack(SetBack::RemoveOcean) => "הסירו אריח אוקיינוס";
        Effect::Delegates(DelegateMove::Send(1)) => "שלחו נציג למפלגה כלשהי";
        Effect::Delegates(DelegateMove::Send(number)) => "שלחו {} למפלגה אחת", number_of(number.into(), Noun::Delegate);
        Effect::Delegates(DelegateMove::Recall) => "הסירו נציג שאינו בראש מפלגתו";
        Effect::Delegates(DelegateMove::Replace) => "החליפו נציג ניטרלי שאינו בראש מפלגתו בנציג שלכם";
        Effect::Delegates(DelegateMove::SeizeChair) => "החליפו את היו״ר הניטרלי בנציג שלכם";
        Effect::OthersDraw(number) => "כל יריב שולף {}", cards(number.into());
        Effect::Look(..) => (breath(core::slice::from_ref(effect), card));
        Effect::Reveal(_) => "חשפו את הקלף העליון בחפיסה והשליכו אותו";
        Effect::DrawUntil(Sought::Tag(of), 1) => "חשפו קלפים מהחפיסה עד שנמצא קלף עם {}; השאירו אותו והשליכו את השאר", a_tag(of);
        Effect::DrawUntil(Sought::Tag(of), number) => "חשפו קלפים מהחפיסה עד שנמצאו {} עם {}; השאירו אותם והשליכו את השאר", cards(number.into()), a_tag(of);
        Effect::DrawUntil(Sought::Icon(of), 1) => "חשפו קלפים מהחפיסה עד שנמצא קלף עם סמל {}; השאירו אותו והשליכו את השאר", card_resource(of, 1);
        Effect::DrawUntil(Sought::Icon(of), number) => "חשפו קלפים מהחפיסה עד שנמצאו {} עם סמל {}; השאירו אותם והשליכו את השאר", cards(number.into()), card_resource(of, 1);
        Effect::PlayNow { discount: 0, leeway: 0 } => "שחקו כעת קלף מהיד";
        Effect::PlayNow { discount, leeway: 0 } => "שחקו כעת קלף מהיד; הוא עולה לכם {} פחות", money(discount.into());
        Effect::PlayNow { discount: 0, leeway: WITHOUT_LIMITS } => "שחקו כעת קלף מהיד; דרישות הטמפרטורה, החמצן והאוקיינוסים שלו אינן נחשבות";
        Effect::PlayNow { discount, leeway: WITHOUT_LIMITS } => "שחקו כעת קלף מהיד; הוא עולה לכם {} פחות, ודרישות הטמפרטורה, החמצן והאוקיינוסים שלו אינן נחשבות", money(discount.into());
        Effect::PlayNow { discount: 0, leeway: number } => "שחקו כעת קלף מהיד; {}", leeway(number);
        Effect::PlayNow { discount, leeway: number } => "שחקו כעת קלף מהיד; הוא עולה לכם {} פחות, ו{}", money(discount.into()), leeway(number);
        Effect::PlayPrelude(number) => "שלפו {}, שחקו אחד מהם והשליכו את השאר", counted_as(number.into(), "פרלוד", "פרלודים");
        Effect::RepeatAction => "הפעילו שוב פעולת קלף שכבר הפעלתם בעידן הזה";
        Effect::FundAward => "ממנו פרס בחינם";
        Effect::Discard if times > 1 => "השליכו מהיד {}", cards(times.into());
        Effect::Discard => "השליכו קלף מהיד";
        Effect::MayDiscard => "אפשר להשליך קלף מהיד";
        Effect::Choose(lists) => (each(lists, |list| breath(list, card)).join(", או "));
        Effect::MayChoose(lists) => "אם תרצו, {}", each(lists, |list| breath(list, card)).join(", או ");
        Effect::ChooseAmount(Count::Stock(it), then) => "בחרו {}: {}", any_amount(it), breath(then, card);
        Effect::ChooseAmount(of @ Count::Production(_), then) => "בחרו מספר כלשהו של {}: {}", counted(parts(of, card), 2), breath(then, card);
        Effect::ChooseAmount(of, then) => "בחרו מספר כלשהו של {}: {}", counted(parts(of, card), 2), breath(then, card);
        Effect::If(requirement, then, []) => "אם {}, {}", condition(requirement), breath(then, card);
        Effect::If(requirement, then, otherwise) => "אם {}, {}; אחרת {}", condition(requirement), breath(then, card), breath(otherwise, card);
        Effect::NextCardDiscount { discount, leeway: 0 } => "הקלף הבא שתשחקו בעידן הזה עולה לכם {} פחות", money(discount.into());
        Effect::NextCardDiscount { discount: 0, leeway: number } => "בקלף הבא שתשחקו בעידן הזה {}", leeway(number);
        Effect::NextCardDiscount { discount, leeway: number } => "הקלף הבא שתשחקו בעידן הזה עולה לכם {} פחות, ו{}", money(discount.into()), leeway(number);
        Effect::Then(first @ Effect::Reveal(of), then) => "{}; אם יש עליו {}, {}", step(first, 1, card), a_tag(*of), breath(then, card);
        Effect::Then(first @ Effect::MayDiscard, then) => "{}; אם השלכתם, {}", step(first, 1, card), breath(then, card);
        Effect::Then(first, then) => "{}, ואז {}", step(first, 1, card), breath(then, card);
    }
}

/// «כמות כלשהי של אנרגיה», «מספר כלשהו של צמחים».
fn any_amount(of: Resource) -> String {
    any_number(Noun::of_resource(of))
}

/// Adds something to a card; an amount that is counted stands behind the card.
fn adds(what: Stored, amount: Amount, to: &str, card: &Card) -> String {
    let added = added(what, amount, card);
    match amount {
        Amount::Exactly(_) => format!("הוסיפו {added} {to}"),
        Amount::Per { .. } | Amount::Influenced { .. } => format!("הוסיפו {to} {added}"),
    }
}

/// «אריח אוקיינוס», «2 אריחי אוקיינוס», «את האריח Capital».
pub(super) fn some_tiles(what: Tile, number: u8) -> String {
    if number == 1 { tile_object(what) } else { number_of(number.into(), Noun::of_tile(what)) }
}

/// Where a tile goes, if that has to be said.
pub(super) fn place(what: Tile, area: PlacementRule) -> String {
    say! { area;
        PlacementRule::Usual => "";
        PlacementRule::Land if what == Tile::Ocean => " באזור שאינו שמור לאוקיינוס";
        PlacementRule::Land => " באזור יבשה פנוי";
        PlacementRule::OceanReserved => " באזור השמור לאוקיינוס";
        PlacementRule::CitySite => " במקום שמותר להניח בו עיר";
        PlacementRule::Isolated => " באזור שאין לידו אריחים";
        PlacementRule::Volcanic => " באזור געשי";
        PlacementRule::Metal => " באזור עם סמל פלדה או טיטניום";
        PlacementRule::MetalBesideOwn => " באזור עם סמל פלדה או טיטניום, ליד אריח שלכם";
        PlacementRule::BesideTwoCities => " ליד {} לפחות", number_of(2, Noun::CityTile);
        PlacementRule::BesideCity => " ליד אריח עיר";
        PlacementRule::BesideGreenery => " ליד אריח חורש";
        PlacementRule::Reserved(name) => " באזור השמור {}", attached("ל", &isolated(reserved(name)));
    }
}

/// What is added: «2 יצורונים», «חיה אחת או יצורון אחד».
pub(super) fn added(what: Stored, amount: Amount, card: &Card) -> String {
    say! { what;
        Stored::Kind(kind) => (amount_of(amount, Noun::of_card_resource(kind), card));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => (amount_of(amount, Noun::Resource, card));
        Stored::OneOf(kinds) => (numbered(HowMany::of(amount, card), |number| or(&each(kinds, |it| stored(number, it))), || format!("מספר זהה של {}", any(what))));
    }
}

/// What a card would have to hold: «מרחפים», «חיות או יצורונים».
pub(super) fn any(what: Stored) -> String {
    say! { what;
        Stored::Kind(kind) => (card_resource(kind, 2));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => (form(Noun::Resource, 2));
        Stored::OneOf(kinds) => (or(&each(kinds, |kind| card_resource(kind, 2))));
    }
}
