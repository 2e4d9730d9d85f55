//! What happened, for the log; how the game came out. A sentence about a person has no verb; the player who listens is told what
//! was done by the past tense of the plural.

use super::amount::each;
use super::setup::forms_of_pile;
use super::terms::{
    agreeing, and, award_name, by_steps, called, counted, figures, gender, holds, leeway as misses,
    milestone_name, money, object, of_parameter, of_payer, of_production, one, parameter, party, resources,
    stuff, the_card, the_colony_tile, the_party, the_production, the_project, tile, tile_object, titled,
};
use super::who::Actor;
use crate::mars::metal;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;

pub(crate) fn event(speaker: &TableText<'_>, event: Event) -> String {
    let who = |seat: Seat| Actor::of(speaker.listener(), seat);
    let does = |seat: Seat, action: &str, you: &str| who(seat).does(action, you);
    let whose = |seat: Seat| who(seat).whose();
    // Where areas are not named, only one that has a name of its own is.
    let is_shown = |area| speaker.areas == Areas::Shown && speaker.facts.map().kept_for(area).is_none();
    let there = |area| if is_shown(area) { String::new() } else { format!(" ב{}", speaker.space(area)) };
    let with_card = |seat: Seat, action: &str, you: &str, it: &Card| {
        does(seat, &format!("{action} {}", the_card(it)), &format!("{you} {}", object(it)))
    };
    let with_tile = |seat: Seat, action: &str, you: &str, id: CardId| {
        let it = the_colony_tile(card(id));
        does(seat, &format!("{action} {it}"), &format!("{you} את {it}"))
    };
    say! { event;
        Event::FirstPlayer(seat) => "השחקן הראשון: {}.", speaker.player(seat);
        Event::Shuffled(pile) => "{} עורבבו.", all_of(pile);
        Event::Reshuffled(Pile::Corporations) => "התאגידים שהושלכו עורבבו לחפיסה חדשה.";
        Event::Reshuffled(Pile::Colonies) => "אריחי המושבה עורבבו מחדש.";
        Event::Reshuffled(Pile::Events) => "האירועים הגלובליים שעברו עורבבו לחפיסה חדשה.";
        Event::Reshuffled(Pile::Preludes) => "הפרלודים שהושלכו עורבבו לחפיסה חדשה.";
        Event::Reshuffled(Pile::Projects) => "ערימת ההשלכה עורבבה לחפיסה חדשה.";
        Event::PhaseBegan(Phase::Conversion) if speaker.facts.options.is_for_rating() => "הושג ד״ה של \u{2068}{RATING_TO_WIN}\u{2069}. הזדמנות אחרונה להמיר צמחים לחורש.";
        Event::PhaseBegan(Phase::Setup) => "סידור המשחק מתחיל.";
        Event::PhaseBegan(Phase::Draft) => "הדראפט מתחיל.";
        Event::PhaseBegan(Phase::Research) => "שלב המחקר מתחיל.";
        Event::PhaseBegan(Phase::Action) => "שלב הפעולה מתחיל.";
        Event::PhaseBegan(Phase::Production) => "שלב הייצור מתחיל.";
        Event::PhaseBegan(Phase::Solar) => "שלב השמש מתחיל.";
        Event::PhaseBegan(Phase::Conversion) => "הארצת מאדים הושלמה. הזדמנות אחרונה להמיר צמחים לחורש.";
        Event::PhaseBegan(Phase::Over) => "המשחק הסתיים.";
        Event::PhaseBegan(Phase::Preludes) => "משחקים את הפרלודים.";
        Event::GenerationBegan => "עידן חדש מתחיל.";
        Event::CorporationDealt { seat, card: id } => "{}.", dealt(&who(seat), Pile::Corporations, id);
        Event::PreludeDealt { seat, card: id } => "{}.", dealt(&who(seat), Pile::Preludes, id);
        Event::CorporationRevealed { seat, card: id } => "{}.", does(seat, &format!("שוחק {}", card_of(Pile::Corporations, id)), &format!("שיחקתם {}", object_of(Pile::Corporations, id)));
        Event::Dealt { seat, pile, card: id } => "{}.", dealt(&who(seat), pile, id);
        Event::Picked { seat, card: id } => "{} בדראפט.", with_card(seat, "בחירת", "בחרתם", card(id));
        Event::HandsPassed(Direction::Clockwise) => "שאר הקלפים עוברים הלאה עם כיוון השעון.";
        Event::HandsPassed(Direction::CounterClockwise) => "שאר הקלפים עוברים הלאה נגד כיוון השעון.";
        Event::DraftEnded => "הדראפט הסתיים.";
        Event::Kept { seat, card: id } => "{}.", with_card(seat, "השארת", "השארתם", card(id));
        Event::Declined { seat, card: id } if Pile::Preludes.has(id) => "{}.", does(seat, &format!("השלכת {}", titled("פרלוד", card(id))), &format!("השלכתם את {}", titled("פרלוד", card(id))));
        Event::Declined { seat, card: id } | Event::Discarded { seat, card: id } => "{}.", with_card(seat, "השלכת", "השלכתם", card(id));
        Event::Drew { seat, pile, card: id } => "{}.", does(seat, &format!("שליפת {}", card_of(pile, id)), &format!("שלפתם {}", object_of(pile, id)));
        Event::Found { seat, card: id } => "{}.", does(seat, &format!("{} נמצא ונשאר ביד", the_card(card(id))), &format!("מצאתם {} והשארתם אותו ביד", object(card(id))));
        Event::PreludeFailed { seat, card: id } => "{} {} אינו ניתן לביצוע ומושלך.", titled("פרלוד", card(id)), whose(seat);
        Event::Revealed { card: id } => "{} נחשף ומושלך.", the_card(card(id));
        Event::Played { seat, card: id } => "{}.", does(seat, &format!("שוחק {}", the_card(card(id))), &format!("שיחקתם {}", object(card(id))));
        Event::TurnedDown { seat, card: id } => "{} {} נהפך עם הפנים כלפי מטה.", titled("אירוע", card(id)), whose(seat);
        Event::FirstActionSettled(seat) => "{}.", does(seat, "הפעולה הראשונה בוצעה", "ביצעתם את הפעולה הראשונה שלכם");
        Event::TurnBegan(seat) => "התור {}.", whose(seat);
        Event::Passed(seat) => "{}.", does(seat, "ויתור", "ויתרתם");
        Event::Used { seat, card: id } if matches!(card(id).kind, Kind::Party) => "{} {}.", does(seat, "הפעלת הפעולה של", "הפעלתם את הפעולה של"), titled("מפלגה", card(id));
        Event::Used { seat, card: id } => "{}.", with_card(seat, "הפעלת", "הפעלתם", card(id));
        Event::ProjectUsed { seat, project: StandardProject::SellPatents } => "{} חידושים.", does(seat, "מכירת", "מכרתם");
        Event::ProjectUsed { seat, project: it } => "{} {}.", does(seat, "ביצוע", "ביצעתם את"), the_project(it);
        Event::Converted { seat, conversion } => "{} {}.", does(seat, "המרת", "המרתם"), stuff(conversion.resource());
        Event::Gained { seat, resource, amount } => "{} {}.", does(seat, "קבלת", "קיבלתם"), resources(amount.into(), resource);
        Event::Paid { seat, with, amount } => "{} {}.", does(seat, "תשלום של", "שילמתם"), of_payer(with, amount.into(), "מהקלף");
        Event::Lost { seat, by: Some(by), resource, amount } if by != seat => "{} {} {}.", does(by, "הסרת", "הסרתם"), resources(amount.into(), resource), who(seat).from();
        Event::Lost { seat, by: _, resource, amount } => "{} {}.", does(seat, "הפסד של", "הפסדתם"), resources(amount.into(), resource);
        Event::Produced { seat, by: Some(by), resource: of, change: change @ ..0 } if by != seat => "{} {} {} {}.", does(by, "הורדת", "הורדתם את"), the_production(of), whose(seat), by_steps(-i32::from(change));
        Event::Produced { seat, by: Some(by), resource: of, change } if by != seat => "{} {} {} {}.", does(by, "העלאת", "העליתם את"), the_production(of), whose(seat), by_steps(change.into());
        Event::Produced { seat, by: _, resource: of, change: change @ ..0 } => "{} {} {} {}.", the_production(of), whose(seat), of_production(of, ["יורד", "יורדת"]), by_steps(-i32::from(change));
        Event::Produced { seat, by: _, resource: of, change } => "{} {} עולה {}.", the_production(of), whose(seat), by_steps(change.into());
        Event::EnergyBecameHeat { seat, amount } => "{} {}.", does(seat, "המרת", "המרתם"), format_args!("{} ל{}", resources(amount.into(), Resource::Energy), stuff(Resource::Heat));
        Event::Raised { by: Some(seat), parameter: it } => "{} {} {}.", does(seat, "העלאת", "העליתם את"), parameter(it), by_steps(1);
        Event::Raised { by: None, parameter: it } => "{} {} {}.", parameter(it), of_parameter(it, ["עולה", "עולה", "עולים"]), by_steps(1);
        Event::Rated { seat, change: change @ ..0 } => "הד״ה {} יורד {}.", whose(seat), by_steps(-i32::from(change));
        Event::Rated { seat, change } => "הד״ה {} עולה {}.", whose(seat), by_steps(change.into());
        Event::Placed { by: Some(seat), tile: it, space } => "{}{}.", does(seat, &format!("הנחת {}", tile(it)), &format!("הנחתם {}", tile_object(it))), there(space);
        Event::Placed { by: None, tile: Tile::Ocean, space } => "{} הונח{}.", tile(Tile::Ocean), there(space);
        Event::Placed { by: None, tile: it, space } => "{} ניטרלי הונח{}.", tile(it), there(space);
        Event::Claimed { seat, space } if speaker.areas == Areas::Named => "{} אזור ({}).", does(seat, "תפיסת", "תפסתם"), speaker.space(space);
        Event::Claimed { seat, space: _ } => "{} אזור.", does(seat, "תפיסת", "תפסתם");
        Event::Added { card: id, amount } => "לקלף {} {} {}.", called(card(id)), agreeing(gender(holds(card(id))), amount.into(), ["נוסף", "נוספה", "נוספו", "נוספו"]), counted(amount.into(), holds(card(id)));
        Event::Taken { by: Some(by), card: id, amount } => "{} {} מ{}.", does(by, "הסרת", "הסרתם"), counted(amount.into(), holds(card(id))), the_card(card(id));
        Event::Taken { by: None, card: id, amount } => "מ{} {} {}.", the_card(card(id)), agreeing(gender(holds(card(id))), amount.into(), ["הוסר", "הוסרה", "הוסרו", "הוסרו"]), counted(amount.into(), holds(card(id)));
        Event::Remembered { card: id, value } => "{} מסומן ב{}.", the_card(card(id)), metal(value).map_or_else(|| format!("מספר {}", figures(value.into())), |it| stuff(it).to_owned());
        Event::Eased { seat, discount, leeway: 0 } => "הקלף הבא {} בעידן הזה עולה {} פחות.", whose(seat), money(discount.into());
        Event::Eased { seat, discount: 0, leeway } => "בקלף הבא {} בעידן הזה {}.", whose(seat), misses(leeway);
        Event::Eased { seat, discount, leeway } => "הקלף הבא {} בעידן הזה עולה {} פחות, ו{}.", whose(seat), money(discount.into()), misses(leeway);
        Event::MilestoneClaimed { seat, milestone } => "{}.", speaker.facts.milestone(milestone).map_or_else(|| does(seat, "תביעת נקודת ציון", "תבעתם נקודת ציון"), |it| format!("{} נקודת הציון {}", does(seat, "תביעת", "תבעתם את"), isolated(milestone_name(it))));
        Event::AwardFunded { seat, award } => "{}.", speaker.facts.award(award).map_or_else(|| does(seat, "מימון פרס", "מימנתם פרס"), |it| format!("{} הפרס {}", does(seat, "מימון", "מימנתם את"), isolated(award_name(it))));
        Event::ColonyOpened { by: None, tile } => "{} נכנס למשחק.", the_colony_tile(card(tile));
        Event::ColonyOpened { by: Some(seat), tile } => "{}.", with_tile(seat, "הוספת", "הוספתם", tile);
        Event::ColonyClosed { seat, tile } => "{} מהמשחק.", with_tile(seat, "הוצאת", "הוצאתם", tile);
        Event::Settled { seat, tile } => "{} מושבה ב־{}.", does(seat, "הקמת", "הקמתם"), called(card(tile));
        Event::MarkerMoved { tile, to } => "הסמן של {} עובר למקום {}.", called(card(tile)), figures(to.into());
        Event::FleetSent { seat, tile } => "{} עם {}.", does(seat, "סחר", "סחרתם"), called(card(tile));
        Event::FleetGained(seat) => "{} {}.", does(seat, "קבלת", "קיבלתם"), one(Noun::Fleet);
        Event::FleetsReturned => "כל ציי המסחר חוזרים הביתה.";
        Event::Lowered { parameter: it } => "{} {} {}.", parameter(it), of_parameter(it, ["יורד", "יורדת", "יורדים"]), by_steps(1);
        Event::OceanRemoved { .. } => "אריח אוקיינוס הוסר.";
        Event::DelegateMoved { whose: Delegate::Neutral, from, to } => (moved("נציג ניטרלי", from, to));
        Event::DelegateMoved { whose: Delegate::Of(seat), from, to } => (moved(&format!("הנציג {}", whose(seat)), from, to));
        Event::LeaderChanged { party: it, leader: Delegate::Neutral } => "נציג ניטרלי בראש {}.", the_party(it);
        Event::LeaderChanged { party: it, leader: Delegate::Of(seat) } => "הנציג {} בראש {}.", whose(seat), the_party(it);
        Event::DominanceMoved(it) => "המפלגה הדומיננטית היא {}.", isolated(party(it));
        Event::PartyRules(it) => "{} עולה לשלטון.", the_party(it);
        Event::EventHappens(id) => "{} מתרחש.", the_event(id);
        Event::EventsAdvanced => "האירועים הגלובליים מתקדמים.";
        Event::EventRevealed(id) => "{} נחשף.", the_event(id);
        Event::MarkersTaken => "כל פעולות הקלפים שוב זמינות.";
    }
}

/// A card that a player is dealt.
fn dealt(who: &Actor, pile: Pile, id: CardId) -> String {
    let it = card_of(pile, id);
    who.does(&format!("חולק {it}"), &format!("חולק לכם {it}"))
}

fn moved(whose: &str, from: DelegateSeat, to: DelegateSeat) -> String {
    say! { (from, to);
        (DelegateSeat::Lobby | DelegateSeat::Reserve | DelegateSeat::Chair | DelegateSeat::Party(_), DelegateSeat::Party(it)) => "{whose} עובר למפלגה {}.", isolated(party(it));
        (DelegateSeat::Chair, DelegateSeat::Reserve) => "{whose} עוזב את תפקיד היו״ר.";
        (DelegateSeat::Party(it), DelegateSeat::Reserve) => "{whose} עוזב את {}.", the_party(it);
        (_, DelegateSeat::Reserve) => "{whose} חוזר למאגר.";
        (_, DelegateSeat::Lobby) => "{whose} נכנס ללובי.";
        (_, DelegateSeat::Chair) => "{whose} מתמנה ליו״ר.";
    }
}

/// «התאגידים», «קלפי המיזם».
const fn all_of(pile: Pile) -> &'static str {
    words! { pile;
        Pile::Projects => "קלפי המיזם";
        Pile::Corporations => "התאגידים";
        Pile::Preludes => "הפרלודים";
        Pile::Colonies => "אריחי המושבה";
        Pile::Events => "האירועים הגלובליים";
    }
}

/// A card that comes from a pile, by its name or, hidden, by its kind.
fn card_of(pile: Pile, id: CardId) -> String {
    say! { pile;
        Pile::Corporations => (titled(forms_of_pile(pile)[0], card(id)));
        Pile::Preludes => (titled(forms_of_pile(pile)[0], card(id)));
        Pile::Events => (the_event(id));
        Pile::Projects | Pile::Colonies => (the_card(card(id)));
    }
}

/// A thing as the object of a verb.
fn object_of(pile: Pile, id: CardId) -> String {
    if id == CardId::HIDDEN { card_of(pile, id) } else { object(card(id)) }
}

/// «האירוע הגלובלי Riots», «אירוע גלובלי».
fn the_event(id: CardId) -> String {
    if id == CardId::HIDDEN {
        forms_of_pile(Pile::Events)[0].to_owned()
    } else {
        format!("האירוע הגלובלי {}", called(card(id)))
    }
}

/// «הכנסה של Ada: 23 מ״ש (20 ד״ה + 3); 4 יחידות אנרגיה ← חום; 2 יחידות פלדה, צמח אחד.»
pub(crate) fn income(speaker: &TableText<'_>, income: &Income) -> String {
    let production = i32::from(income.production());
    let sign = if production < 0 { '−' } else { '+' };
    let rating = counted(income.rating.into(), Noun::Rating);
    let from = format!("{rating} {sign} {}", figures(production.abs()));
    let mut parts = vec![format!("{} ({from})", resources(income.money.into(), Resource::MegaCredits))];
    if income.energy > 0 {
        let energy = resources(income.energy.into(), Resource::Energy);
        parts.push(format!("{energy} ← {}", stuff(Resource::Heat)));
    }
    if !income.gained.is_empty() {
        parts.push(each(&income.gained, |(it, amount)| resources(amount.into(), it)).join(", "));
    }
    format!("ההכנסה {}: {}.", Actor::of(speaker.listener(), income.seat).whose(), parts.join("; "))
}

pub(crate) fn taken_back(speaker: &TableText<'_>, seat: Seat) -> String {
    let who = Actor::of(speaker.listener(), seat);
    format!("{} מהלך אחרי חשיפת קלף של בוט.", who.does("ביטול", "ביטלתם"))
}

pub(crate) fn outcome(speaker: &TableText<'_>, outcome: Outcome) -> String {
    let winners: Vec<Seat> = if let Outcome::Won(all) = outcome { all.iter().collect() } else { Vec::new() };
    say! { (outcome, winners.as_slice());
        (Outcome::Won(_), []) => "אין מנצח.";
        (Outcome::Won(_), &[one]) => "הניצחון {}.", Actor::of(speaker.listener(), one).whose();
        (Outcome::Won(_), several) => "ניצחון משותף: {}.", and(&each(several, |seat| speaker.player(seat)));
        (Outcome::Lost, _) if speaker.facts.options.is_for_rating() => "הד״ה שלכם נמוך מ־\u{2068}{RATING_TO_WIN}\u{2069}. הפסדתם.";
        (Outcome::Lost, _) => "הארצת מאדים לא הושלמה בזמן. הפסדתם.";
    }
}
