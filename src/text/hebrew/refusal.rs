//! Why an answer is refused.

use super::amount::{level, needed, now};
use super::effect::{any, place};
use super::setup::forms_of_pile;
use super::terms::{
    a_tag, agreeing, attached, by_steps, card_resource, figures, gender, of_payer, of_production, parameter,
    production, reserved, resources, stored, stuff, the_production, the_tile, tile_object,
};
use super::who::Actor;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;

pub(crate) fn refusal(speaker: &TableText<'_>, refusal: Refusal) -> String {
    let whose = |seat| Actor::of(speaker.listener(), seat).whose();
    let lacks =
        |of: Noun, number: u16| agreeing(gender(of), number.into(), ["חסר", "חסרה", "חסרים", "חסרות"]);
    let needs =
        |of: Noun, number: u16| agreeing(gender(of), number.into(), ["נדרש", "נדרשת", "נדרשים", "נדרשות"]);
    say! { refusal;
        Refusal::NotAsked => "ההחלטה אינה שלכם כעת.";
        Refusal::NotAnAnswer => "זו אינה אחת האפשרויות.";
        Refusal::FirstActionDue => "בצעו תחילה את הפעולה הראשונה של התאגיד שלכם.";
        Refusal::NotInHand => "הקלף הזה אינו בידכם.";
        Refusal::NotOnTable => "לא שיחקתם את הקלף הזה.";
        Refusal::CannotAfford { price, short, help } => "{} {} מתוך {}{}.", lacks(Noun::of_resource(price.unit), short), resources(short.into(), price.unit), resources(price.amount.into(), price.unit), cover(help);
        Refusal::TooFew { resource, needs: number, has } => "{} {}; יש לכם {}.", needs(Noun::of_resource(resource), number), resources(number.into(), resource), figures(has.into());
        Refusal::TooLow { of: of @ (Count::InPower(_) | Count::Chair(_)), needs, now: _ } => "{} {}.", needed(of, needs.into()), level(of, needs.into());
        Refusal::TooLow { of, needs, now: is } => "{} {}; {}.", needed(of, needs.into()), level(of, needs.into()), now(of, is.into());
        Refusal::TooHigh { of, allows, now: is } => "לכל היותר {}; {}.", level(of, allows.into()), now(of, is.into());
        Refusal::ProductionTooLow { resource: of, falls, now } => "{} שלכם {} {}: אי אפשר להוריד {} {}.", the_production(of), of_production(of, ["הוא", "היא"]), figures(now.into()), of_production(of, ["אותו", "אותה"]), by_steps(falls.into());
        Refusal::NobodyProduces { resource: of, needs } => "אין שחקן שאפשר להוריד לו את {} {}.", the_production(of), by_steps(needs.into());
        Refusal::TooFewOnCard { what, needs: number, has } => "{} {} על הקלף; יש {}.", needs(Noun::of_card_resource(what), number.into()), stored(number.into(), what), figures(has.into());
        Refusal::NoSource { what, needs, from: Source::This | Source::Own } => "אין לכם קלף שאפשר להסיר ממנו {}.", stored(needs.into(), what);
        Refusal::NoSource { what, needs, from: Source::Anyone } => "אין קלף שאפשר להסיר ממנו {}.", stored(needs.into(), what);
        Refusal::NothingToRepeat => "לא הפעלתם בעידן הזה פעולת קלף שאפשר להפעיל שוב.";
        Refusal::NoSite => "אין אריח מושבה שיש בו מקום לעוד מושבה שלכם.";
        Refusal::NoFleet => "כל ציי המסחר שלכם אינם זמינים עד שלב השמש.";
        Refusal::NoPort => "אין כעת אריח מושבה שאפשר לסחור עמו.";
        Refusal::Visited { by } => "צי מסחר {} נמצא שם עד שלב השמש.", whose(by);
        Refusal::Shut { what } => "נפתח כשנכנס למשחק קלף שיכול לאחסן {}.", card_resource(what, 2);
        Refusal::NoDelegate => "לא נותר לכם נציג לשלוח.";
        Refusal::NothingToReplace => "כל נציג ניטרלי עומד בראש מפלגתו: אין את מי להחליף.";
        Refusal::NoTileLeft => "כל אריחי המושבה כבר במשחק.";
        Refusal::NothingToShift => "אין שני סמני מושבה שאפשר להזיז, אחד למעלה ואחד למטה.";
        Refusal::NothingToDiscard => "אין לכם קלף להשליך.";
        Refusal::AtGoal { parameter: Parameter::Oceans } => "כל אריחי האוקיינוס כבר הונחו.";
        Refusal::AtGoal { parameter: of } => "{} כבר ברמה המרבית.", parameter(of);
        Refusal::NoHolder { what, on: Recipient::This | Recipient::Played } => "הקלף הזה אינו יכול לאחסן {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::Own | Recipient::Every } => "אין לכם קלף שיכול לאחסן {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::OwnHolding | Recipient::EveryHolding } => "אין לכם קלף שכבר יש עליו {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::Tagged(of) } => "אין לכם קלף עם {} שיכול לאחסן {}.", a_tag(of), any(what);
        Refusal::NobodyHas { resource: of } => "לאף יריב אין {}.", stuff(of);
        Refusal::NoCards { pile: Pile::Projects } => "לא נותר קלף לשלוף.";
        Refusal::NoCards { pile } => "לא נותר {} לשלוף.", forms_of_pile(pile)[0];
        Refusal::NothingChanges => "אין לכך השפעה כעת.";
        Refusal::NothingToCopy => "אין לכם קלף עם ייצור שאפשר לחזור עליו.";
        Refusal::NothingToPlay => "אין לכם קלף שאפשר לשחק כעת.";
        Refusal::NothingToChoose { of: Count::Stock(it) } => "אין לכם {}.", stuff(it);
        Refusal::NothingToChoose { of: Count::Production(it) } => "אין לכם {}.", production(it);
        Refusal::NothingToChoose { of: Count::Hand } => "אין קלפים בידכם.";
        Refusal::NothingToChoose { of: _ } => "אין בין מה לבחור.";
        Refusal::NoArea { tile: it, area } => "אין היכן להניח {}{}.", tile_object(it), place(it, area);
        Refusal::Used => "כבר הופעל בעידן הזה.";
        Refusal::Taken { by } => "כבר {}.", whose(by);
        Refusal::AllTaken { most } => "כל ה־{} כבר נתפסו.", figures(most.into());
        Refusal::NotInSolo => "במשחק יחיד אין נקודות ציון ואין פרסים.";
        Refusal::EmptyHand => "אין קלפים בידכם.";
        Refusal::AlreadyActed => "כבר ביצעתם פעולה: סיימו את התור במקום לוותר.";
        Refusal::NothingDone => "לא ביצעתם פעולה: ותרו במקום לסיים את התור.";
        Refusal::Occupied => "כבר יש כאן אריח.";
        Refusal::ClaimedBy { seat } => "האזור תפוס: יש כאן סמן {}.", whose(seat);
        Refusal::OceanOnly => "שמור לאוקיינוס.";
        Refusal::CityOnly { name } => "שמור {}.", attached("ל", &isolated(reserved(name)));
        Refusal::NotThere { tile: Tile::Ocean, area: PlacementRule::Usual } => "מקומו של אריח האוקיינוס באזור השמור לאוקיינוס.";
        Refusal::NotThere { tile: it, area: PlacementRule::Usual } => "מקומו של {} באזור יבשה פנוי.", the_tile(it);
        Refusal::NotThere { tile: it, area } => "מקומו של {}{}.", the_tile(it), place(it, area);
        Refusal::OffTheMap => "אי אפשר לבחור באזור הזה.";
        Refusal::BesideCity => "האזור סמוך לעיר.";
        Refusal::NotBesideOwn => "אם אפשר, יש להניח חורש ליד אריחים שלכם.";
        Refusal::OutOfBounds { least, most } => "בחרו מספר מ־{} עד {}.", figures(least.into()), figures(most.into());
        Refusal::NotFirst => "זה אינו יכול לבוא ראשון.";
    }
}

pub(crate) fn no_effect(speaker: &TableText<'_>, why: Refusal) -> String {
    say! { why;
        Refusal::NothingChanges => (refusal(speaker, why));
        Refusal::AtGoal { parameter: Parameter::Oceans } => "ללא השפעה: כל האוקיינוסים כבר הונחו.";
        Refusal::AtGoal { parameter: of } => "ללא השפעה: {} כבר ברמה המרבית.", parameter(of);
        _ => "ללא השפעה. {}", refusal(speaker, why);
    }
}

/// «; אפשר להשלים עם עוד 3 יחידות חום או עוד מרחף אחד על Dirigibles».
fn cover(help: Helps) -> String {
    let more = |Help { with, more }| format!("עוד {}", of_payer(with, more.into(), "על הקלף"));
    let all: Vec<String> = help.into_iter().flatten().map(more).collect();
    if all.is_empty() {
        String::new()
    } else {
        format!("; אפשר להשלים עם {}", all.join(" או "))
    }
}
