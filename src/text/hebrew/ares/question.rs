//! What is asked, with the infinitive.

use super::amount::from;
use super::effect::{exchanged, free};
use super::terms::{
    attached, by_steps, called, cards, colours, figures, lacks, many_coloured, money, number_of, of_them,
    specials, stuff, the_phase,
};
use crate::text::ares::prelude::*;

pub(super) fn question(speaker: &AresTableText<'_>, question: &Question) -> String {
    let last = speaker.you.and_then(|you| speaker.facts.players[you].board.last);
    let left = speaker.facts.cubes;
    say! { *question;
        Question::Mulligan { gone: 0 } => "אילו קלפים להחליף? אפשר להשליך כמה שתרצו ולשלוף מספר זהה.";
        Question::Mulligan { gone } => "אילו קלפים להחליף? הושלכו עד כה: {}.", figures(gone);
        Question::Corporation => "איזה תאגיד לשחק?";
        Question::Plan => (last.map_or("באיזה שלב לבחור?".to_owned(), |it| format!("באיזה שלב לבחור? בסבב הקודם בחרתם ב{}.", the_phase(it))));
        Question::Phase => (running(speaker));
        Question::HandLimit { over: 0 } => "היד שלכם עומדת במגבלה: עד {}.", cards(HAND_LIMIT);
        Question::HandLimit { over } => "מותר להשאיר ביד עד {}: השליכו {} תמורת מ״ש.", cards(HAND_LIMIT), of_them(over);
        Question::Keep { left: 1 } => "השאירו אחד מהקלפים האלה.";
        Question::Keep { left } => "השאירו {} מהקלפים האלה.", figures(left);
        Question::Discard { left: 1 } => "השליכו {}.", cards(1);
        Question::Discard { left } => "השליכו {}.", cards(left);
        Question::StandIn { due } => "במה לשלם {}?", money(due);
        Question::HeatAsMoney { due } => "כמה מתוך {} לשלם בחום?", money(due);
        Question::SellToPay { short } => "השליכו קלפים כדי לשלם; {} {}.", lacks(short, Noun::MegaCredit), money(short);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: Some(most) }) } => "{}: כמה {} לשלם, {} עד {}?", called(card(id)), stuff(it), figures(least), figures(most);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: None }) } => "{}: כמה {} לשלם, {} לפחות?", called(card(id)), stuff(it), figures(least);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: כמה {} לשלם?", called(card(id)), stuff(it);
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: Some(most) }) } => "{}: כמה קלפים להשליך, {} עד {}?", called(card(id)), figures(least), figures(most);
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: None }) } => "{}: כמה קלפים להשליך, {} לפחות?", called(card(id)), figures(least);
        Question::Amount { card: id, cost: Cost::Cards(Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: כמה קלפים להשליך?", called(card(id));
        Question::Amount { card: id, cost: Cost::Rating(_) } => "{}: כמה ד״ה להפסיד?", called(card(id));
        Question::Amount { card: id, cost: Cost::Resources(kinds, number, bearer) } => "{}: להסיר {} {}?", called(card(id)), specials(number, kinds), from(bearer);
        Question::Source { card: id, kinds, amount } => "{}: מאיזה קלף להסיר {}?", called(card(id)), specials(amount, kinds);
        Question::Target { card: id, kinds, amount } => "{}: לאיזה קלף להוסיף {}?", called(card(id)), specials(amount, kinds);
        Question::Branch { card: id, branches: _ } => "{}: מה לבחור?", called(card(id));
        Question::Exchange { card: id, draw, tag, draw_for_tag } => "{}: איזה קלף להשליך כדי לשלוף {}?", called(card(id)), exchanged(draw, tag, draw_for_tag);
        Question::FreePlay { card: id, colours, cost } => "{}: לשחק {} תמורת {}?", called(card(id)), free(colours, cost), money(0);
        Question::Finished => (match speaker.facts.stage {
            Stage::Planning => "ממתינים לאחרים. לשנות את הבחירה?",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "ממתינים לאחרים. להמשיך בשלב?",
        });
        Question::Cube => "איזו קובייה לקחת? נותרו {} של {} {}.", money_cubes(left.money), money(1), attached("ו", &swap_cubes(left.swaps));
        Question::Swap => (partner(speaker).map_or("איזה קלף למסור?".to_owned(), |it| format!("איזה קלף למסור {}?", to(speaker, it))));
        Question::Neutral => "איזה שלב לבחור לשחקן הניטרלי?";
        Question::Warm { steps: number } => "מה יעלה מעצמו {}? לא תקבלו ד״ה.", by_steps(number);
    }
}

/// A number of cubes of the co-operative mode.
pub(super) fn money_cubes(number: u8) -> String {
    number_of(number, "קובייה אחת", "קוביות")
}

/// A number of cubes for a swap.
pub(super) fn swap_cubes(number: u8) -> String {
    number_of(number, "קוביית החלפה אחת", "קוביות החלפה")
}

/// «ל־Ada», «לכם».
fn to(speaker: &AresTableText<'_>, seat: Seat) -> String {
    if speaker.is_you(seat) { "לכם".to_owned() } else { attached("ל", &speaker.player(seat)) }
}

/// Actor gets the card of a swap.
pub(super) fn partner(speaker: &AresTableText<'_>) -> Option<Seat> {
    let (Stage::Swap { taker: _, by } | Stage::Cube(by)) = speaker.facts.stage else { return None };
    speaker.facts.seats().without(by).iter().next()
}

/// What the running phase lets the player do.
fn running(speaker: &AresTableText<'_>) -> String {
    say! { speaker.facts.stage;
        Stage::Resolving(it @ (Phase::Development | Phase::Construction)) => "{}: {}.", the_phase(it), plays(speaker);
        Stage::Resolving(it @ Phase::Action) => "{}: הפעילו פעולות של קלפים שלכם ופעולות בסיסיות.", the_phase(it);
        Stage::Resolving(it @ (Phase::Production | Phase::Research)) => "{}: המשיכו כשתרצו.", the_phase(it);
        Stage::Setup => "הכול מסודר: התחילו כשתרצו.";
        Stage::Planning | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::HandLimit | Stage::Warming | Stage::Over => "סיימו כשתרצו.";
    }
}

/// Which cards the player may still play in the running phase.
fn plays(speaker: &AresTableText<'_>) -> String {
    let Some(you) = speaker.you else { return "משחקים קלפים".to_owned() };
    let plays = &speaker.facts.players[you].phase_state.plays;
    let is_of = |colour: &CardColour| plays.iter().any(|colours| colours.contains(*colour));
    let of: Vec<CardColour> = CardColour::ALL.into_iter().filter(is_of).collect();
    say! { (plays.len(), speaker.facts.has_bonus_left(you));
        (0, false) => "לא נותר מה לשחק";
        (0, true) => "נצלו את הבונוס שלכם";
        (1, false) => "לחצו על קלף {} כדי לשחק אותו", colours(&of);
        (1, true) => "לחצו על קלף {} כדי לשחק אותו, או נצלו את הבונוס שלכם", colours(&of);
        (number, false) => "לחצו על קלפים {} כדי לשחק אותם, עד {}", many_coloured(&of), figures(number as i32);
        (number, true) => "לחצו על קלפים {} כדי לשחק אותם, עד {}, או נצלו את הבונוס שלכם", many_coloured(&of), figures(number as i32);
    }
}
