//! Round a game.

use crate::text::grammar::isolated;
use crate::text::hebrew::common::bar::steps_left;
use crate::text::hebrew::common::{
    apart, by_person, card_called, cards, course::course, digits, generations, money, of_person, people,
    person, points, reason::reason, standings::standings, to_person,
};
use crate::text::hebrew::noun::noun;
use crate::text::hebrew::phrase::counted;
use crate::text::hebrew::terms::{
    award_name, change, changes, level, listed, milestone_name, outline, party, recapped, score_line, signed,
    term,
};
use crate::text::hebrew::{
    amount,
    effect::{breath, sentences},
    mars::guide::guide,
};
use crate::text::mars::prelude::*;

pub(crate) fn table(words: TableWords<'_>) -> Text {
    say! { words;
        TableWords::Parts => "חלקי השולחן";
        TableWords::Mars => "מאדים";
        TableWords::Hand => "יד";
        TableWords::Actions => "פעולות";
        TableWords::Seats => "שחקנים";
        TableWords::Log => "יומן";
        TableWords::Why => "למה?";
        TableWords::WhyDid(name) => "למה זה המהלך {}?", of_person(name);
        TableWords::AsksForReason => "חושבים על זה שוב…";
        TableWords::Because(why) => (reason(why));
        TableWords::NotYourTurn => "זה לא תורכם.";
        TableWords::AnswerFirst(Shape::Card { .. } | Shape::TableauCard) => "קודם בחרו קלף.";
        TableWords::AnswerFirst(Shape::Cards { .. }) => "קודם בחרו קלפים.";
        TableWords::AnswerFirst(Shape::Space { tile: Some(_) }) => "קודם הניחו את האריח.";
        TableWords::AnswerFirst(Shape::Space { tile: None }) => "קודם בחרו אזור.";
        TableWords::AnswerFirst(Shape::Player) => "קודם בחרו שחקן.";
        TableWords::AnswerFirst(Shape::Amount { .. }) => "קודם בחרו כמה.";
        TableWords::AnswerFirst(Shape::Payment { .. }) => "קודם שלמו.";
        TableWords::AnswerFirst(Shape::Award) => "קודם בחרו פרס.";
        TableWords::AnswerFirst(Shape::Conversion | Shape::Option | Shape::Order) => "קודם ענו על השאלה הפתוחה.";
        TableWords::AnswerFirst(Shape::Turn | Shape::Answered) => "זה לא תורכם.";
        TableWords::FirstAction => "פעולה ראשונה";
        TableWords::CardActions => "פעולות של קלפים";
        TableWords::NoCardHasAnAction => "לאף אחד מהקלפים שלכם אין פעולה.";
        TableWords::NoActionCanBeUsed => "כל הפעולות של הקלפים נוצלו או לא אפשריות כעת.";
        TableWords::Pass => "ויתור";
        TableWords::EndTurn => "סיום התור";
        TableWords::YourBoard => "הלוח שלכם";
        TableWords::YourCardsOnTable => "הקלפים ששיחקתם";
        TableWords::Was(figure) => "לפני כן {}", apart(figure.0);
        TableWords::Change(of) => (change(&of));
        TableWords::RecapChange(of) => (recapped(&of));
        TableWords::RatingInShort => "ד״ה";
        TableWords::PointsNow => "נקודות אילו המשחק היה מסתיים כעת";
        TableWords::PointsNowInShort => "נ״נ כעת";
        TableWords::Production => "ייצור";
        TableWords::ActionOfTurn(number) => "{} מתוך {}", digits(number), digits(2);
        TableWords::Ready => "בהמתנה";
        TableWords::Choosing => "בבחירה";
        TableWords::Passed => "אחרי ויתור";
        TableWords::AllOfSeat(colour) => ", {}: הצגת הכול", outline(colour);
        TableWords::GoesFirst => "שחקן ראשון";
        TableWords::GoingFirst => "שחקן ראשון";
        TableWords::CardsInHand => "קלפים ביד";
        TableWords::HandSize => "ביד";
        TableWords::InHand(_) => "ביד";
        TableWords::Events => "אירועים";
        TableWords::CardsOfGroup(group, count) => {
            let group = match group {
                Group::Actions => "פעולות",
                Group::Effects => "השפעות",
                Group::Rest => "קלפים אחרים",
                Group::Events => "אירועים",
            };
            format!("{group} ({})", digits(count))
        };
        TableWords::Keys => "מקשים";
        TableWords::Key(Shortcut::Hand) => "מעבר ליד שלכם";
        TableWords::Key(Shortcut::Find) => "חיפוש קלף ביד; {} עובר אליו", ENTER;
        TableWords::Key(Shortcut::Tableau) => "מעבר לקלפים ששיחקתם";
        TableWords::Key(Shortcut::Coach) => "לשאול את המאמן";
        TableWords::Key(Shortcut::Map) => "מעבר למאדים";
        TableWords::Key(Shortcut::Recap) => "הצגה או הסתרה של מה שקרה מאז תורכם";
        TableWords::Key(Shortcut::Actions) => "מעבר לפעולות";
        TableWords::Key(Shortcut::Question) => "ההחלטה הנוכחית; שוב: כפתור האישור שלה";
        TableWords::Key(Shortcut::Closer) => "הגדלת קלף; החצים עוברים מקלף לקלף";
        TableWords::Key(Shortcut::Lay) => "הזזת קלף ביד";
        TableWords::Key(Shortcut::Symbols) => "הצגת המשמעות של הסמלים";
        TableWords::Key(Shortcut::Standings) => "הצגת מצב הניקוד";
        TableWords::Key(Shortcut::Opponents) => "הצגת השחקנים האחרים, בזה אחר זה";
        TableWords::Key(Shortcut::Log) => "מעבר ליומן";
        TableWords::Key(Shortcut::Pass) => "ויתור או סיום התור; {} מאשר", ENTER;
        TableWords::Key(Shortcut::Finish) => "מעבר לכפתור שמסיים את השלב שלכם; {} לוחץ עליו", ENTER;
        TableWords::Key(Shortcut::Undo) => "מעבר לביטול מהלך; {} מבטל את הבחירה האחרונה", ENTER;
        TableWords::Key(Shortcut::Before) => "החזיקו: השולחן לפני הבחירה האחרונה שלכם";
        TableWords::Key(Shortcut::Sheet) => "הצגת המקשים האלה";
        TableWords::Key(Shortcut::Guide) => "מעבר למדריך";
        TableWords::Key(Shortcut::Explain) => "הסבר על מה שבמוקד, או על כל מה שכאן";
        TableWords::Key(Shortcut::Rules) => "פתיחת הכללים";
        TableWords::Key(Shortcut::Phase) => "בחירת שלב; \u{2068}Enter\u{2069} קובע אותו";
        TableWords::Key(Shortcut::Walk) => "מעבר לקלף או לפעולה הסמוכים";
        TableWords::Key(Shortcut::Away) => "סגירת מה שפתוח, או חזרה";
        TableWords::Goals => "נקודות ציון ופרסים";
        TableWords::Milestone { of, taken_by, counts } => (goal(milestone_name(of), "נתבעה", taken_by, &amount::milestone(of), counts));
        TableWords::Award { of, taken_by, counts } => (goal(award_name(of), "מומן", taken_by, &amount::award(of), counts));
        TableWords::Worth(&[first, second]) => "{} למקום הראשון, {} לשני.", points(first.into()), digits(second);
        TableWords::Worth(of) => "השווי: {}.", points(of.first().copied().unwrap_or(0).into());
        TableWords::NextCosts(price) => "העלות הבאה: {}.", money(price);
        TableWords::SolarPhase(generation) => "שלב השמש לפני עידן {}", digits(generation);
        TableWords::WorldGovernment => "הממשלה העולמית";
        TableWords::FleetsAndMarkers => "ציי המסחר חוזרים, סמני המושבות עולים";
        TableWords::BroughtNothing => "ללא השפעה עליכם.";
        TableWords::GoOn => "המשך";
        TableWords::RatingRevision => "כולם מפסידים {}", counted(1, Noun::Rating);
        TableWords::NewGovernment(it) => "ממשלה חדשה: {}", named_party(it);
        TableWords::ChangingTimes => "אירוע גלובלי חדש";
        TableWords::Committee => "הוועדה";
        TableWords::CommitteeOf(generation) => "הוועדה בעידן {}", digits(generation);
        TableWords::Key(Shortcut::Colonies) => "פתיחת המושבות";
        TableWords::Key(Shortcut::Committee) | TableWords::OpenCommittee => "פתיחת הוועדה";
        TableWords::PartyInForce(it) => "בשלטון: {}. {}", named_party(it), policy(it);
        TableWords::PartyToCome { party: it, mine: [] } => "דומיננטית: {}. אם היא תעלה לשלטון, לא תקבלו דבר.", named_party(it);
        TableWords::PartyToCome { party: it, mine } => "דומיננטית: {}. אם היא תעלה לשלטון, בשבילכם: {}.", named_party(it), changes(mine);
        TableWords::ChairmanToCome(Some(name)) => "היו״ר הבא, אם לא יהיה שינוי: {} ({} ד״ה).", person(name), isolated("+1");
        TableWords::ChairmanToCome(None) => "היו״ר הבא, אם לא יהיה שינוי: ניטרלי.";
        TableWords::ChooseParty => "בחרו מפלגה כדי לראות את המדיניות שלה ומה ישנה בה נציג.";
        TableWords::InPower => "בשלטון";
        TableWords::Dominates => "המפלגה הדומיננטית";
        TableWords::NextChairman => "היו״ר הבא";
        TableWords::InfluenceOf(name) => "השפעה פוליטית: {}", person(name);
        TableWords::Now => "כעת";
        TableWords::Then => "אחר כך";
        TableWords::IfEndedNow => "אילו העידן היה מסתיים כעת";
        TableWords::OthersMayChange => "אחרים עוד יכולים לשנות זאת.";
        TableWords::InAll => "סך הכול";
        TableWords::Neutral => "ניטרלי";
        TableWords::Delegates => "נציגים";
        TableWords::BenchOf(DelegateSeat::Lobby) => "לובי";
        TableWords::BenchOf(DelegateSeat::Reserve) => "מאגר";
        TableWords::BenchOf(DelegateSeat::Chair) => "יו״ר";
        TableWords::BenchOf(DelegateSeat::Party(_)) => "מפלגה";
        TableWords::DueWhen(Due::Now) => "העידן הזה";
        TableWords::DueWhen(Due::Next) => "העידן הבא";
        TableWords::DueWhen(Due::Later) => "בעוד שני עידנים";
        TableWords::PartyRules(it) => "בשלטון: {}", named_party(it);
        TableWords::Chairman(Some(name)) => "יו״ר: {}", person(name);
        TableWords::Chairman(None) => "יו״ר: ניטרלי";
        TableWords::Influence { all: 0, .. } => "ההשפעה הפוליטית שלכם: {}", digits(0);
        TableWords::Influence { all, chairman, leader, delegates, cards } => {
            let leader = (leader, "ראש המפלגה הדומיננטית");
            let parts = [(chairman, "יו״ר"), leader, (delegates, "נציגים בה"), (cards, "קלפים")];
            let parts = parts.into_iter().filter(|(of, _)| *of > 0);
            let parts = listed(parts.map(|(of, from)| format!("{from} {}", digits(of))));
            format!("ההשפעה הפוליטית שלכם: {} ({parts})", digits(all))
        };
        TableWords::PartySeats(seats) => (party_seats(&seats));
        TableWords::DelegatesOf(None, number) => "ניטרליים: {}", counted(number.into(), Noun::Delegate);
        TableWords::DelegatesOf(Some(name), number) => "{}: {}", person(name), counted(number.into(), Noun::Delegate);
        TableWords::EventDue { due: Due::Now, event, mine, owed } => "בסוף העידן הזה: {}. בשבילכם: {}.", card_called(event), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Next, event, mine, owed } => "בסוף העידן הבא: {}. בשבילכם: {}.", card_called(event), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Later, event, mine, owed } => "בעוד שני עידנים: {}. בשבילכם: {}.", card_called(event), for_you(mine, owed, card(event));
        TableWords::IfItCameNow => "אילו קרה כעת";
        TableWords::SendsWhenRevealed => "נציג ניטרלי כשהוא נחשף";
        TableWords::SendsWhenCurrent => "נציג ניטרלי כשהוא נעשה נוכחי";
        TableWords::Colonies => "מושבות";
        TableWords::FleetsAtHome { name, home, all } => "{}: ציי מסחר בבית {} מתוך {}", person(name), digits(home), digits(all);
        TableWords::ColonyTile { tile: id, opens_with: Some(kind), owners, visitor, .. } => "{}: נפתח כשנכנס למשחק קלף שיכול לאחסן {}.{}", card_called(id), noun(Noun::of_card_resource(kind)).bulk, at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income: [], owners, visitor, .. } => "{}. סחר כעת: ללא השפעה.{}", card_called(id), at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income, owners, visitor, .. } => "{}. סחר כעת: {}{}", card_called(id), sentences(income, &Card::BLANK), at_tile(owners, visitor);
        TableWords::AtPosition(position) => "מקום {}", digits(position);
        TableWords::ColonyBonus => "בונוס מושבה, בסחר של כל שחקן";
        TableWords::BuildingBrings => "הקמת מושבה";
        TableWords::TradeBrings => "הכנסת סחר לפי מקום הסמן";
        TableWords::Trade => "סחר";
        TableWords::YourCards => "הקלפים שלכם";
        TableWords::InYourHand(count) => "יד ({})", digits(count);
        TableWords::PlayableNow(1) => "אחד אפשרי כעת";
        TableWords::PlayableNow(count) => "{} אפשריים כעת", digits(count);
        TableWords::EmptyHand => "אין קלפים. קלפים חדשים מגיעים בשלב המחקר.";
        TableWords::Drafted(count) => "דראפט ({})", digits(count);
        TableWords::FindCard => "חיפוש קלף";
        TableWords::Find => "חיפוש";
        TableWords::OrderOfCards => "סדר הקלפים";
        TableWords::InOrder(Order::Own) => "הסדר שלי";
        TableWords::InOrder(Order::Cost) => "לפי עלות";
        TableWords::InOrder(Order::Tag) => "לפי תג";
        TableWords::InOrder(Order::Kind) => "לפי סוג";
        TableWords::InOrder(Order::Playable) => "האפשריים קודם";
        TableWords::OnlyPlayable => "אפשריים";
        TableWords::NoneFound => "אין קלפים מתאימים.";
        TableWords::NotShown(1) => "אחד לא מוצג";
        TableWords::NotShown(cards) => "{} לא מוצגים", digits(cards);
        TableWords::PassTheDevice(names) => "העבירו את המכשיר {}", names.iter().map(|&name| to_person(name)).collect::<Vec<_>>().join(" או ");
        TableWords::NothingHidden => "במסך הזה אין קלפים חבויים.";
        TableWords::IAm(name) => "אני {}", person(name);
        TableWords::IHaveAnswered(name) => "אני {} וכבר בחרתי", person(name);
        TableWords::WithOutline(colour) => ", {}", outline(colour);
        TableWords::AllEvents => "כולם";
        TableWords::SinceYourTurn => "מאז תורכם";
        TableWords::ChangedSince => "השתנה מאז המהלך האחרון שלכם";
        TableWords::WhatHappened => "מה קרה מאז תורכם";
        TableWords::MoreInTheLog(count) => "ועוד {} ביומן", digits(count);
        TableWords::PlayersPass(names) => "ויתור: {}.", listed(people(names));
        TableWords::DelegatesSent(count) => "נשלחו למפלגות: {}.", counted(count as i32, Noun::Delegate);
        TableWords::DeedToYou { deed, mine } => "{deed} אצלכם: {}.", listed(mine.iter().map(recapped));
        TableWords::DoneToYou => "מה שנעשה לכם";
        TableWords::WhoseEvents => "הצגת אירועים של";
        TableWords::EventsThatChange => "הצגת שינויים של";
        TableWords::AnyFigure => "הכול";
        TableWords::CardsOfHand => "קלפים";
        TableWords::CardsAreBought => "רכישת קלפים.";
        TableWords::CardsAreDrafted => "דראפט של קלפים.";
        TableWords::NewestFirst => "אירועים, החדשים קודם";
        TableWords::NothingYet => "עוד לא קרה דבר.";
        TableWords::WholeLog => "הצגת היומן המלא";
        TableWords::Standing(words) => (standings(words));
        TableWords::Guide(words) => (guide(words));
        TableWords::Course(words) => (course(words));
        TableWords::FinalScore => "ניקוד סופי";
        TableWords::BackToTheScore => "חזרה לניקוד";
        TableWords::LookAtTable => "מבט על השולחן";
        TableWords::NewGame => "משחק חדש";
        TableWords::PointsBySource => "נקודות לפי מקור";
        TableWords::PointsAsTable => "נקודות כטבלה";
        TableWords::AsTable => "כטבלה";
        TableWords::PointsByGeneration => "נקודות לפי עידן";
        TableWords::AsIfEndedThen => "כאילו המשחק הסתיים אז";
        TableWords::AtTheStart => "התחלה";
        TableWords::LeadSince { winner, generation } => "{}: בהובלה מעידן {} ועד הסוף.", person(winner), digits(generation);
        TableWords::PointsFromCards => "נקודות מקלפים";
        TableWords::NoPointsFromCards => "אין נקודות מקלפים.";
        TableWords::MoreCards(number) => "עוד {}", cards(number);
        TableWords::NotReady { last, missing } => "עידן {} היה האחרון. שלבים חסרים: {}.", digits(last), steps_left(missing);
        TableWords::NotRated { generations, rating } => "עידן {} היה האחרון; הגעתם ל־{}.", digits(generations), counted(rating.into(), Noun::Rating);
        TableWords::DoneWithin(number) => "הארצת מאדים הושלמה תוך {}.", generations(number);
        TableWords::Level { second, generations: number } => "תיקו בנקודות (מקום שני: {}) אחרי {}; המ״ש מכריעים.", person(second), generations(number);
        TableWords::Ahead { lead, generations, best } => (ahead(lead, generations, best));
        TableWords::Planet => "כוכב הלכת";
        TableWords::TrackGoal { parameter, goal } => "{}, יעד {}", term(Term::Parameter(parameter)), apart(&level(parameter, goal));
        TableWords::Track { parameter, level, then, goal } => (track(parameter, level, then, goal));
        TableWords::Waiting => "המתנה";
        TableWords::WaitingFor(names) => "ממתינים {}.", listed(names.iter().map(|&name| to_person(name)));
        TableWords::PassBeforehand => "ויתור בתור הבא שלי";
        TableWords::PassBeforehandAbout => "לא משנה מה יעשו האחרים; לחצו שוב כדי להתחרט.";
        TableWords::BeforeLastChoice => "השולחן לפני הבחירה האחרונה שלכם";
        TableWords::BeforeLastChoiceAbout => "שחררו כדי לחזור.";
        TableWords::ToMyNextDecision => "להחלטה הבאה שלי";
    }
}

/// The key that confirms, as keyboards have it.
const ENTER: &str = "\u{2068}Enter\u{2069}";

/// A milestone or an award, such as «גנן. נתבעה על ידי Bob. המטרה: 3 אריחי חורש. Anna – 1, Bob – 3.»
fn goal(
    name: &str,
    is_taken: &str,
    taken_by: Option<Called<'_>>,
    text: &str,
    counts: &[(Called<'_>, i32)],
) -> String {
    let taken = taken_by.map(|by| format!("{is_taken} {}. ", by_person(by))).unwrap_or_default();
    let counts = counts.iter().map(|&(name, count)| format!("{} – {}", person(name), apart(&signed(count))));
    format!("{}. {taken}{text} {}.", apart(name), listed(counts))
}

/// What an event brings the player who reads of it.
fn for_you(mine: &[Changed], owed: &[Effect], event: &Card) -> String {
    match (mine, owed) {
        ([], []) => "ללא השפעה כרגע".to_owned(),
        (mine, []) => changes(mine),
        ([], owed) => breath(owed, event),
        (mine, owed) => format!("{}; {}", changes(mine), breath(owed, event)),
    }
}

/// Actor is at a colony tile: « מושבות: Anna, Bob. צי מסחר כאן: Bob.»
fn at_tile(owners: &[Called<'_>], visitor: Option<Called<'_>>) -> String {
    let there =
        if owners.is_empty() { String::new() } else { format!(" מושבות: {}.", listed(people(owners))) };
    let visited = visitor.map(|name| format!(" צי מסחר כאן: {}.", person(name))).unwrap_or_default();
    format!("{there}{visited}")
}

/// How a game was won: «ניצחון בפער של 5 נקודות תוך 10 עידנים. ההבדל הגדול ביותר: קלפים, 12 מול 8.»
fn ahead(lead: i16, number: u8, best: Option<(ScoreLine, i16, i16)>) -> String {
    let best = best.map(|(line, one, other)| {
        let [one, other] = [one, other].map(|of| apart(&signed(of.into())));
        format!(" ההבדל הגדול ביותר: {}, {one} מול {other}.", score_line(line))
    });
    let (lead, lasted) = (points(lead.into()), generations(number));
    format!("ניצחון בפער של {lead} תוך {lasted}.{}", best.unwrap_or_default())
}

/// A parameter and its goal: «טמפרטורה −30°C, אחר כך −28°C, יעד 8°C».
fn track(parameter: Parameter, now: i8, then: Option<i8>, goal: i8) -> String {
    let level = |value: i8| apart(&level(parameter, value));
    let then = then.map(|then| format!(", אחר כך {}", level(then))).unwrap_or_default();
    format!("{} {}{then}, יעד {}", term(Term::Parameter(parameter)), level(now), level(goal))
}

/// Actor sits in a party: «הירוקים: 3 נציגים, בראשות Bob, שלכם 1, בשלטון».
fn party_seats(seats: &PartySeats<'_>) -> String {
    let PartySeats { party: it, all, own, leader, rules, dominates } = *seats;
    let leader = leader.map(|of| match of {
        None => "בראשות נציג ניטרלי".to_owned(),
        Some(Called::You) => "בראשותכם".to_owned(),
        Some(name) => format!("בראשות {}", person(name)),
    });
    let own = (own > 0).then(|| format!("שלכם {}", digits(own)));
    let rules = rules.then(|| "בשלטון".to_owned());
    let dominates = dominates.then(|| "דומיננטית".to_owned());
    let all = Some(format!("{}: {}", named_party(it), counted(all.into(), Noun::Delegate)));
    listed([all, leader, own, rules, dominates].into_iter().flatten())
}

/// The name of a party within a sentence.
fn named_party(of: Party) -> String {
    apart(party(of))
}

/// What a party in power brings everyone, as sentences.
fn policy(of: Party) -> String {
    let lasts = |line: &Line| matches!(line.topic, Topic::Lasting | Topic::Action);
    let lines = crate::text::hebrew::card::card(card(of.card())).into_iter().filter(lasts);
    lines.map(|line| line.words).collect::<Vec<_>>().join(" ")
}
