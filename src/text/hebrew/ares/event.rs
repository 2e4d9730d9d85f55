//! What happened, for the log; how the game came out. A sentence about a person has no verb; the player who listens is told what
//! was done by the past tense of the plural.

use super::terms::{
    INCOME, agreeing, amounts, and, and_all, by_card, by_steps, cards, colours, figures, money, numbered,
    object, of_track, stocks, the_card, the_phase, titled, track,
};
use crate::text::ares::prelude::*;
use crate::text::hebrew::who::Actor;

pub(super) fn event(speaker: &AresTableText<'_>, event: Event) -> String {
    let who = |seat: Seat| Actor::of(speaker.listener(), seat);
    let does = |seat: Seat, action: &str, you: &str| who(seat).does(action, you);
    let whose = |seat: Seat| who(seat).whose();
    let with_card = |seat: Seat, action: &str, you: &str, id: CardId| {
        does(seat, &format!("{action} {}", the_card(card(id))), &format!("{you} {}", object(card(id))))
    };
    say! { event;
        Event::Round { round } => "סבב {} מתחיל.", figures(round);
        Event::Began(Stage::Setup) => "כולם בוחרים תאגיד.";
        Event::Began(Stage::Planning) => "כולם בוחרים שלב.";
        Event::Began(Stage::Cube(seat)) => "{}.", does(seat, "בחירת קובייה", "אתם בוחרים קובייה");
        Event::Began(Stage::Swap { taker: _, by }) => "{}.", does(by, "בחירת קלף למסירה", "אתם בוחרים קלף למסירה");
        Event::Began(Stage::Neutral) => "בחירת השלב של השחקן הניטרלי.";
        Event::Began(Stage::Resolving(it)) => "{} מתחיל.", the_phase(it);
        Event::Began(Stage::HandLimit) => "כולם משליכים קלפים עד שנותרים בידם {}.", cards(HAND_LIMIT);
        Event::Began(Stage::Warming) => "החמצן או הטמפרטורה עולים מעצמם.";
        Event::Began(Stage::Over) => "המשחק הסתיים.";
        Event::Ended => "כולם סיימו.";
        Event::Chose { seat, phase: it } => "{} ב{}.", does(seat, "בחירה", "בחרתם"), the_phase(it);
        Event::NeutralChose { phase: it, picked: false } => "השחקן הניטרלי חושף את {}.", the_phase(it);
        Event::NeutralChose { phase: it, picked: true } => "השחקן הניטרלי מקבל את {}.", the_phase(it);
        Event::Incorporated { seat, card: id } => "{}.", does(seat, &format!("שוחק {}", titled("תאגיד", card(id))), &format!("שיחקתם {}", object(card(id))));
        Event::Played { seat, card, by: PlayedBy::Permission } => "{}.", with_card(seat, "שוחק", "שיחקתם", card);
        Event::Played { seat, card, by: PlayedBy::Bonus } => "{} כבונוס.", with_card(seat, "שוחק", "שיחקתם", card);
        Event::Played { seat, card, by: PlayedBy::Effect } => "{} תמורת {}.", with_card(seat, "שוחק", "שיחקתם", card), money(0);
        Event::Drawn { seat, card } => "{}.", with_card(seat, "שליפת", "שלפתם", card);
        Event::Looked { seat, card: id } => "{} {}.", does(seat, "הבטה", "הבטתם"), by_card('ב', card(id));
        Event::Kept { seat, card } => "{}.", with_card(seat, "השארת", "השארתם", card);
        Event::PassedUp { seat, card } | Event::Discarded { seat, card } => "{}.", with_card(seat, "השלכת", "השלכתם", card);
        Event::Revealed { seat, card: id, taken: true } => "{}.", does(seat, &format!("חשיפת {} והשארתו ביד", the_card(card(id))), &format!("חשפתם {} והשארתם אותו ביד", object(card(id))));
        Event::Revealed { seat, card: id, taken: false } => "{}.", does(seat, &format!("חשיפת {} והשלכתו", the_card(card(id))), &format!("חשפתם {} והשלכתם אותו", object(card(id))));
        Event::Sold { seat, card, money: got } => "{} תמורת {}.", with_card(seat, "השלכת", "השלכתם", card), money(got);
        Event::Given { from, to, card } => "{} {}.", with_card(from, "מסירת", "מסרתם", card), if speaker.is_you(to) { "אליכם".to_owned() } else { format!("אל {}", speaker.player(to)) };
        Event::Entered { seat, card: id } => "{} {} במשחק.", the_card(card(id)), whose(seat);
        Event::BonusDrawn { seat } => "{} הבונוס של {} לשליפת קלף.", does(seat, "ניצול", "ניצלתם את"), the_phase(Phase::Construction);
        Event::Permitted { seat, colours: of } => {
            let of: Vec<CardColour> = CardColour::ALL.into_iter().filter(|&it| of.contains(it)).collect();
            let more = format!("לשחק עוד קלף {} אחד בשלב הזה", colours(&of));
            format!("{}.", does(seat, &format!("אפשר {more}"), &format!("אתם יכולים {more}")))
        };
        Event::Discounted { seat, off } => "הקלף הבא {} בשלב הזה עולה {} פחות.", whose(seat), money(off);
        Event::Flexed { seat } => "בקלף הבא {} בשלב הזה אפשר לחרוג בתחום אחד מדרישת החמצן או הטמפרטורה.", whose(seat);
        Event::Gained { seat, stock, amount } => "{} {}.", does(seat, "קבלת", "קיבלתם"), stocks(amount, stock);
        Event::Paid { seat, stock, amount } => "{} {}.", does(seat, "תשלום של", "שילמתם"), stocks(amount, stock);
        Event::Rated { seat, change } if change < 0 => "{} {}.", does(seat, "הפסד של", "הפסדתם"), numbered(-i32::from(change), Noun::Rating);
        Event::Rated { seat, change } => "{} {}.", does(seat, "קבלת", "קיבלתם"), numbered(change, Noun::Rating);
        Event::RatingBought { seat } => "{} תמורת ד״ה נוסף.", does(seat, "תשלום", "שילמתם");
        Event::Raised { seat, track: it } => "{} {} {}.", does(seat, "העלאת", "העליתם את"), track(it), by_steps(1);
        Event::Warmed { track: it, steps: number } => "{} עולה {} {}.", track(it), by_steps(number), of_track(it, ["מעצמו", "מעצמה"]);
        Event::Flipped { seat, place: _ } => "{} אסימון אוקיינוס.", does(seat, "הפיכת", "הפכתם");
        Event::ForestTaken { seat } => "{} אסימון יער.", does(seat, "לקיחת", "לקחתם");
        Event::Added { seat: _, card: id, amount } => "{} {} {}.", by_card('ל', card(id)), agreeing(amount, holds(id), ["נוסף", "נוספה", "נוספו", "נוספו"]), numbered(amount, holds(id));
        Event::Removed { seat, card: id, amount } => "{} {} מ{}.", does(seat, "הסרת", "הסרתם"), numbered(amount, holds(id)), the_card(card(id));
        Event::Used { seat, card } => "{}.", with_card(seat, "הפעלת", "הפעלתם", card);
        Event::Standard { seat, action: StandardAction::PlantsToForest } => "{} צמחים ליער.", does(seat, "המרת", "המרתם");
        Event::Standard { seat, action: StandardAction::HeatToTemperature } => "{} חום להעלאת הטמפרטורה.", does(seat, "המרת", "המרתם");
        Event::Standard { seat, action: StandardAction::BuyForest } => "{} על יער.", does(seat, "תשלום", "שילמתם");
        Event::Standard { seat, action: StandardAction::BuyTemperature } => "{} על העלאת הטמפרטורה.", does(seat, "תשלום", "שילמתם");
        Event::Standard { seat, action: StandardAction::BuyOcean } => "{} על הפיכת אסימון אוקיינוס.", does(seat, "תשלום", "שילמתם");
        Event::CubeTaken { seat, swap: true } => "{} קוביית החלפה.", does(seat, "לקיחת", "לקחתם");
        Event::CubeTaken { seat, swap: false } => "{} קובייה של {}.", does(seat, "לקיחת", "לקחתם"), money(1);
    }
}

/// What a card holds.
fn holds(id: CardId) -> Noun {
    card(id).holds.map_or(Noun::Resource, Noun::of_special)
}

/// «ההכנסה שלכם: 14 מ״ש, 3 יחידות חום, צמח אחד וקלף אחד.»
pub(super) fn income(speaker: &AresTableText<'_>, seat: Seat, income: &Income) -> String {
    let &Income { money: got, heat, plants, cards } = income;
    brings(speaker, seat, money(got), amounts([0, heat, plants, cards], INCOME))
}

/// «ההכנסה שלכם: 26 מ״ש (20 ד״ה + 2, בונוס 4), 3 יחידות חום וקלף אחד.»
pub(super) fn collected(speaker: &AresTableText<'_>, collected: &Collected) -> String {
    let &Collected { seat, money: got, rating, bonus, heat, plants, ref cards } = collected;
    let production = collected.production();
    let sign = if production < 0 { '−' } else { '+' };
    let bonus = if bonus > 0 { format!(", בונוס {}", figures(bonus)) } else { String::new() };
    let rating = numbered(rating, Noun::Rating);
    let got = format!("{} ({rating} {sign} {}{bonus})", money(got), figures(production.abs()));
    brings(speaker, seat, got, amounts([0, heat, plants, cards.len() as u16], INCOME))
}

fn brings(speaker: &AresTableText<'_>, seat: Seat, money: String, others: Vec<String>) -> String {
    let all = and_all([money].into_iter().chain(others));
    format!("ההכנסה {}: {all}.", Actor::of(speaker.listener(), seat).whose())
}

pub(super) fn outcome(speaker: &AresTableText<'_>, outcome: Outcome) -> String {
    let facts = speaker.facts;
    let together = facts.points_together();
    let together = numbered(together, Noun::Point);
    let whose = |seat| Actor::of(speaker.listener(), seat).whose();
    say! { (outcome, facts.setup.mode);
        (Outcome::Winners(seats), _) if seats.is_empty() => "אין מנצח.";
        (Outcome::Winners(seats), _) if seats.len() == 1 => "הניצחון {}.", and_all(seats.iter().map(whose));
        (Outcome::Winners(seats), _) => "ניצחון משותף: {}.", and(&seats.iter().map(|seat| speaker.player(seat)).collect::<Vec<_>>());
        (Outcome::Won, Mode::Cooperative) => "הארצת מאדים הושלמה, ויש לכם יחד {together}. ניצחתם.";
        (Outcome::Won, Mode::Competitive | Mode::Solo(_)) => "הארצת מאדים הושלמה. ניצחתם.";
        (Outcome::Lost, Mode::Cooperative) if facts.planet.is_terraformed() => "יש לכם יחד {together}, ונדרשות {}. הפסדתם.", figures(COOPERATIVE_GOAL);
        (Outcome::Lost, Mode::Competitive | Mode::Solo(_) | Mode::Cooperative) => "הארצת מאדים לא הושלמה בזמן. הפסדתם.";
    }
}
