//! The page's own words of Ares Expedition.

use super::effect::{standard_text, step};
use super::lesson::lesson;
use super::question::{money_cubes, swap_cubes};
use super::terms::{
    INCOME, amounts, and, and_all, attached, by_steps, called, cards, figures, form, level, money, number_of,
    numbered, numbered_phase, of_person, or_specials, person, rounds, several_of, stocks, term, track,
};
use crate::text::ares::prelude::*;
use crate::text::hebrew::phrase::production;

pub(super) fn words(words: AresWords<'_>) -> Text {
    say! { words;
        AresWords::Round(0) => "סידור המשחק";
        AresWords::RoundInShort(0) => "סידור";
        AresWords::RoundInShort(round) => "סבב {}", figures(round);
        AresWords::Round(round) => "סבב {}", figures(round);
        AresWords::StageIs(Stage::Setup) => "תאגידים";
        AresWords::StageIs(Stage::Planning) => "תכנון";
        AresWords::StageIs(Stage::Cube(_)) => "קוביות";
        AresWords::StageIs(Stage::Swap { .. }) => "החלפה";
        AresWords::StageIs(Stage::Neutral) => "שלב ניטרלי";
        AresWords::StageIs(Stage::Resolving(it)) => (numbered_phase(it));
        AresWords::StageIs(Stage::HandLimit) => "מגבלת יד";
        AresWords::StageIs(Stage::Warming) => "מאדים משתנה";
        AresWords::StageIs(Stage::Over) => "סיום המשחק";
        AresWords::LessonHeading(topic) => (lesson(topic).name);
        AresWords::LessonTeaches(topic) => (lesson(topic).about);
        AresWords::Planet => "מאדים";
        AresWords::Phases => "השלבים בסבב הזה";
        AresWords::NotThisRound => "לא בסבב הזה";
        AresWords::ChosenBy { names, neutral: false } => "בחירה {}", and_all(names.iter().map(|&it| of_person(it)));
        AresWords::ChosenBy { names, neutral: true } => "בחירה {}", and_all(names.iter().map(|&it| of_person(it)).chain(["של השחקן הניטרלי".to_owned()]));
        AresWords::AtThePhasesStart(track, steps) => "בתחילת השלב {}", level(track, steps);
        AresWords::Complete => "היעד הושג";
        AresWords::StepsToGo(number) => "עוד {}", figures(number);
        AresWords::OceansOf { now, of } => "אוקיינוסים: {} מתוך {}", figures(now), figures(of);
        AresWords::OceanFaceDown => "אוקיינוס, עם הפנים כלפי מטה";
        AresWords::Deck(cards) => "חפיסה: {}", figures(cards);
        AresWords::Discards(cards) => "הושלכו: {}", figures(cards);
        AresWords::FigureIs(Figure::Stock(it)) => (term(AresTerm::Stock(it)));
        AresWords::FigureIs(Figure::Production(it)) => (production(Noun::of_stock(it), false));
        AresWords::FigureIs(Figure::CardProduction) => "ייצור קלפים";
        AresWords::FigureIs(Figure::Hand) => "קלפים ביד";
        AresWords::FigureIs(Figure::Rating) => (term(AresTerm::Rating));
        AresWords::FigureIs(Figure::Forests) => (term(AresTerm::Forest));
        AresWords::FigureIs(Figure::Steps(it)) => (term(AresTerm::Track(it)));
        AresWords::FigureIs(Figure::Oceans) => (term(AresTerm::Ocean));
        AresWords::FigureIs(Figure::Capacity(it)) => (term(AresTerm::Capacity(it)));
        AresWords::FigureIs(Figure::Stored(id)) => "משאבים על {}", called(card(id));
        AresWords::FigureIs(Figure::Points) => "נ״נ אילו המשחק היה מסתיים כעת";
        AresWords::Then => "ואז";
        AresWords::IncomeWithRating => "מ״ש בשלב הייצור: הכנסת מזומנים ודירוג הארצה";
        AresWords::CapacityTakesOff { capacity, off } => "{}: {} פחות", term(AresTerm::Capacity(capacity)), money(off);
        AresWords::CardsOfColour(colour, cards) => "קלפים {}: {}", several_of(colour), figures(cards as i32);
        AresWords::Brings(it) => "נבחר: {}", numbered_phase(it);
        AresWords::BroughtLast(it) => "בסבב הקודם נבחר: {}", numbered_phase(it);
        AresWords::LastInShort => "קודם";
        AresWords::HasFinished => "הושלם";
        AresWords::Chooses => "בבחירה";
        AresWords::Acts => "בתהליך";
        AresWords::Goal => "יעד";
        AresWords::Missing { oxygen: 0, temperature: 0, oceans: 0 } => "הארצת מאדים הושלמה.";
        AresWords::Missing { oxygen, temperature, oceans } => "להשלמת הארצת מאדים נותר: {}.", and(&amounts([oxygen, temperature, oceans], [AresTerm::Track(ZoneTrack::Oxygen), AresTerm::Track(ZoneTrack::Temperature), AresTerm::Ocean]));
        AresWords::RoundsLeft(0) => "זה הסבב האחרון.";
        AresWords::RoundsLeft(rounds) => "אחרי הסבב הזה {}", rounds_left(rounds);
        AresWords::EndsAnyway { last: _, left: 0 } => "זה הסבב האחרון: המשחק מסתיים בו, גם אם הארצת מאדים לא הושלמה.";
        AresWords::EndsAnyway { last, left } => "המשחק מסתיים לכל המאוחר אחרי סבב {}: אחרי הסבב הזה {}.", figures(last), rounds_left(left);
        AresWords::NeutralPhases => "שחקן ניטרלי";
        AresWords::NeutralPhase { phase: it, is_now: true, .. } => "{}: בסבב הזה", numbered_phase(it);
        AresWords::NeutralPhase { phase: it, is_had: true, .. } => "{}: כבר נחשף", numbered_phase(it);
        AresWords::NeutralPhase { phase: it, .. } => "{}: עוד לא נחשף", numbered_phase(it);
        AresWords::NeutralCube { at, rounds: number, steps: 0 } => "הקובייה הניטרלית במקום {} מתוך {}; היא תזוז בעוד {}, ודבר לא יעלה מעצמו.", figures(at), figures(5), rounds(number);
        AresWords::NeutralCube { at, rounds: number, steps } => "הקובייה הניטרלית במקום {} מתוך {}; היא תזוז בעוד {}, והחמצן או הטמפרטורה יעלו {}.", figures(at), figures(5), rounds(number), by_steps(steps);
        AresWords::PointsTogether { now, of } => "{} מתוך {} יחד", figures(now), numbered(of, Noun::Point);
        AresWords::StepsMade { done, of, due: None } => "{} מתוך {} שלבים ואוקיינוסים", figures(done), figures(of);
        AresWords::StepsMade { done, of, due: Some(due) } => "{} מתוך {} שלבים ואוקיינוסים; {} בקצב אחיד", figures(done), figures(of), figures(due);
        AresWords::RaisedBy { who, steps: number } => "{}: {} (אלה שבאותו זמן נספרים לכל שחקן)", person(who), figures(number);
        AresWords::CubesLeft { money: ones, swaps } => "נותרו {} של {} {}", money_cubes(ones), money(1), attached("ו", &swap_cubes(swaps));
        AresWords::SinceYourChoice => "מאז הבחירה האחרונה שלכם";
        AresWords::PlayedLast => "קלפים ששוחקו לאחרונה";
        AresWords::Keeps { who: Called::You, kept, of } => "השארתם {} מתוך {} קלפים.", figures(kept), figures(of);
        AresWords::Keeps { who, kept, of } => "{}: השארת {} מתוך {} קלפים.", person(who), figures(kept), figures(of);
        AresWords::OthersAreHidden => "כולם פועלים בו־זמנית; המהלכים יוצגו כשכולם יסיימו";
        AresWords::PlayableNow(0) => "אין בידכם קלף שאפשר לשחק כעת.";
        AresWords::PlayableNow(number) => "לחצו על קלף שבידכם כדי לשחק אותו: כעת אפשר לשחק {}.", cards(number as i32);
        AresWords::NotPlayableYet => "עדיין אי אפשר לשחק.";
        AresWords::BonusLeft => "הבונוס שלכם לא נוצל: שלפו קלף, או שחקו עוד קלף כחול או אדום.";
        AresWords::ConvertAndFinish(number) => "בצעו {} וסיימו", number_of(number as i32, "המרה אחת", "המרות");
        AresWords::SellBeforeTheEnd => "הארצת מאדים עומדת להסתיים: המשחק נגמר בשלב הזה. השליכו תמורת מ״ש קלפים שאינכם צריכים עוד, לפעולות בסיסיות נוספות או להכרעת תיקו.";
        AresWords::ChooseInHand => "לחצו על קלפים שבידכם, למטה.";
        AresWords::ChooseSeveralInHand { chosen, of: Some(of) } => "לחצו על קלפים שבידכם, למטה; נבחרו: {} מתוך {}.", figures(chosen as i32), figures(of as i32);
        AresWords::ChooseSeveralInHand { chosen, of: None } => "לחצו על קלפים שבידכם, למטה; נבחרו: {}.", figures(chosen as i32);
        AresWords::SellChosen { cards: number, money: it } => "השליכו {} תמורת {}", cards(number as i32), money(it);
        AresWords::SellChosenToPay { cards: number, money: it } => "השליכו {} תמורת {} ושלמו", cards(number as i32), money(it);
        AresWords::DiscardChosen(number) => "השליכו {}", cards(number as i32);
        AresWords::ReplaceChosen(0) => "השאירו את כל הקלפים";
        AresWords::ReplaceChosen(number) => "החליפו {}", cards(number as i32);
        AresWords::LookAt(id) => "{}: הצגת הקלף", called(card(id));
        AresWords::HowMuch { least, most } => "כמות, {} עד {}", figures(least), figures(most);
        AresWords::PressAPhase => "לחצו על שלב כדי לקרוא עליו, ואז קבעו אותו.";
        AresWords::Sealed(it) => "הבחירה שלכם: {}. האחרים יראו אותה כשכולם יבחרו.", numbered_phase(it);
        AresWords::Seal(it) => "קבעו: {}", numbered_phase(it);
        AresWords::ChosenLastRound => "בחרתם בו בסבב הקודם. הוא יחזור אחרי הסבב הזה.";
        AresWords::OutlookOf(it) => (outlook(it));
        AresWords::ByOthersOnly(it) => "אם רק אחרים יבחרו בו: {}", outlook(it);
        AresWords::CannotChooseIt(names) => "הבחירה בו חסומה: {}", and_all(names.iter().map(|&it| person(it)));
        AresWords::CardCosting { card: id, price } => "{}, {}", called(card(id)), money(price);
        AresWords::StandardActions => "פעולות בסיסיות";
        AresWords::StandardFor { action, stock, price } => "{} עלות: {}.", standard_text(action), stocks(price, stock);
        AresWords::ShortOf(short) => "חסר: {}", figures(short);
        AresWords::PlayNothingMore => "בלי לשחק עוד";
        AresWords::DoNothingMore => "בלי לפעול עוד";
        AresWords::Use => "הפעילו";
        AresWords::UseAgain => "הפעילו שוב";
        AresWords::PlayFor(price) => "שחקו תמורת {}", money(price);
        AresWords::SellFor(it) => "השליכו תמורת {}", money(it);
        AresWords::ThenAsked => "אחר כך:";
        AresWords::InVain(why) => "ללא השפעה: {}.", vain(why);
        AresWords::InVainInShort => "ללא השפעה";
        AresWords::StepLost(LostStep { card: id, step: of, why }) => "ללא השפעה: {} ({}).", step(of, card(id)), vain(why);
        AresWords::TokensAdd(1) => "אסימון האוקיינוס מוסיף מ״ש, צמחים או קלף.";
        AresWords::TokensAdd(number) => "{} {} מוסיפים מ״ש, צמחים או קלפים.", figures(number), form(Noun::OceanToken, number.into());
        AresWords::StaysDone => "נחשפים קלפים: אי אפשר לבטל.";
        AresWords::EndedIn(round) => "המשחק הסתיים בסבב {}.", figures(round);
        AresWords::EmptyHand => "אין קלפים. חדשים תשלפו בשלב \u{2068}V\u{2069}.";
        AresWords::LeftForTies => "הכרעת תיקו: חום, צמחים, מ״ש וקלפים שהושלכו";
        AresWords::TrackComplete(it) => "{}: היעד הושג", term(AresTerm::Track(it));
        AresWords::OceansComplete => "אוקיינוסים: היעד הושג";
        AresWords::PointsByRound => "נקודות לפי סבב";
        AresWords::MarsByRound => "מאדים לפי סבב";
        AresWords::MarsAfter { round, done } => "סבב {}: {}", figures(round), figures(done);
        AresWords::StepsBy => "שלבים ואוקיינוסים (אלה שבאותו זמן נספרים לכל שחקן)";
        AresWords::PhasesBy => "שלבים שנבחרו";
        AresWords::LeadSince { winner, round } => "{}: בהובלה מסבב {} ועד הסוף.", person(winner), figures(round);
    }
}

/// «נותר סבב אחד», «נותרו 3 סבבים».
fn rounds_left(number: u8) -> String {
    let verb = if number == 1 { "נותר" } else { "נותרו" };
    format!("{verb} {}", rounds(number))
}

/// Why a step brings nothing, as a clause.
fn vain(why: Vain) -> String {
    say! { why;
        Vain::AtMaximum(it) => "{} כבר ברמה המרבית", track(it);
        Vain::AllOceans => "כל אסימוני האוקיינוס כבר הפוכים";
        Vain::NoHolder { kinds, bearer: Bearer::Here } => "הקלף הזה אינו יכול לאחסן {}", or_specials(kinds);
        Vain::NoHolder { kinds, bearer: Bearer::Other } => "אין לכם קלף אחר שיכול לאחסן {}", or_specials(kinds);
        Vain::NoHolder { kinds, bearer: Bearer::Any } => "אין לכם קלף שיכול לאחסן {}", or_specials(kinds);
        Vain::NoCards => "לא נותרו קלפים לשלוף";
        Vain::NotNow => "כעת אין לזה על מה לפעול";
    }
}

fn outlook(outlook: Outlook) -> String {
    say! { outlook;
        Outlook::Plays { of: 0, .. } => "אין בידכם קלף מהסוג הזה";
        Outlook::Plays { playable, of: 1 } => "אפשר לשחק {} מתוך {}", figures(playable), figures(1);
        Outlook::Plays { playable, of } => "אפשר לשחק {} מתוך {}", figures(playable), cards(of);
        Outlook::Uses { cards, standard } => "{}, {}", number_of(cards, "פעולת קלף אחת", "פעולות קלף"), number_of(standard, "פעולה בסיסית אחת", "פעולות בסיסיות");
        Outlook::Collects(Income { money: 0, heat: 0, plants: 0, cards: 0 }) => "כלום";
        Outlook::Collects(Income { money, heat, plants, cards }) => (amounts([money, heat, plants, cards], INCOME).join(", "));
        Outlook::Draws { draw, keep } => "שולפים {}, משאירים {}", figures(draw), figures(keep);
    }
}
