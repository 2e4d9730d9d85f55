//! Explanations of Ares Expedition.

use super::effect::standard_text;
use super::setup::{phase_bonus, phase_text};
use super::terms::{figures, money, numbered_phase, stocks, term};
use crate::ares::capacity_value;
use crate::text::ares::prelude::*;

pub(super) fn explained(what: AresExplained) -> Explanation {
    explain! { what;
        AresExplained::Stock(Stock::MegaCredits) => "מ״ש", "הכסף של המשחק. משלמים בו על קלפים ועל פעולות בסיסיות. בשלב \u{2068}IV\u{2069} תקבלו מ״ש לפי דירוג ההארצה שלכם ועוד הכנסת המזומנים שלכם.";
        AresExplained::Stock(Stock::Heat) => "חום", "בשלב \u{2068}III\u{2069} אפשר לשלם {} ולהעלות את הטמפרטורה בשלב אחד.", stocks(8, Stock::Heat);
        AresExplained::Stock(Stock::Plants) => "צמחים", "בשלב \u{2068}III\u{2069} אפשר להמיר {} לאסימון יער, שמעלה גם את החמצן בשלב אחד.", stocks(8, Stock::Plants);
        AresExplained::Production(Stock::MegaCredits) => "הכנסת מזומנים", "המ״ש שתקבלו בשלב \u{2068}IV\u{2069}, נוסף על דירוג ההארצה שלכם.";
        AresExplained::Production(Stock::Heat) => "ייצור חום", "החום שתקבלו בשלב \u{2068}IV\u{2069}.";
        AresExplained::Production(Stock::Plants) => "ייצור צמחים", "הצמחים שתקבלו בשלב \u{2068}IV\u{2069}.";
        AresExplained::Capacity(it @ Capacity::Steel) => "פלדה", "לא משלמים בה: כל יחידה מוזילה ב־{} כל קלף עם תג מבנה שאתם משחקים.", money(capacity_value(it));
        AresExplained::Capacity(it @ Capacity::Titanium) => "טיטניום", "לא משלמים בו: כל יחידה מוזילה ב־{} כל קלף עם תג חלל שאתם משחקים.", money(capacity_value(it));
        AresExplained::SpecialResource(SpecialResource::Animal) => "חיה", "חיות מונחות על קלפים שאוספים אותן, ולרוב שוות נקודות ניצחון.";
        AresExplained::SpecialResource(SpecialResource::Microbe) => "יצורון", "יצורונים מונחים על קלפים שאוספים אותם. בקלפים האלה כתוב למה הם משמשים או כמה נקודות הם שווים.";
        AresExplained::SpecialResource(SpecialResource::Science) => "מדע", "משאבי מדע מונחים על קלפים שאוספים אותם, ובהם כתוב למה הם משמשים.";
        AresExplained::Tag(Tag::Building) => "תג מבנה", "פלדה מוזילה את הקלף. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        AresExplained::Tag(Tag::Space) => "תג חלל", "טיטניום מוזיל את הקלף. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        AresExplained::Tag(Tag::Power) => "תג אנרגיה", "מסמן קלפים של אנרגיה. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        AresExplained::Tag(Tag::Science) => "תג מדע", "מסמן מחקר. הרבה קלפים חזקים דורשים תגי מדע.";
        AresExplained::Tag(Tag::Jovian) => "תג ג׳וביאן", "מסמן קלפים של צדק ושל כוכבי הלכת החיצוניים. יש קלפים שנותנים נקודות על כל תג כזה.";
        AresExplained::Tag(Tag::Earth) => "תג כדור הארץ", "מסמן קלפים של כדור הארץ. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        AresExplained::Tag(Tag::Plant) => "תג צמח", "מסמן את עולם הצומח. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        AresExplained::Tag(Tag::Microbe) => "תג יצורון", "מסמן קלפים של יצורונים. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        AresExplained::Tag(Tag::Animal) => "תג בעלי חיים", "מסמן קלפים של בעלי חיים. לרוב קלפים כאלה אוספים חיות ששוות נקודות ניצחון.";
        AresExplained::Tag(Tag::Event) => "תג אירוע", "הוא מופיע בכל קלף אדום. התגים של הקלפים האדומים שלכם ממשיכים להיספר.";
        AresExplained::Track(ZoneTrack::Oxygen) => "חמצן", "אחד משלושת היעדים של הארצת מאדים. על כל שלב שאתם מעלים, למשל ביער, דירוג ההארצה שלכם עולה ב־\u{2068}1\u{2069}. המשחק מסתיים אחרי שכל שלושת היעדים הושגו.";
        AresExplained::Track(ZoneTrack::Temperature) => "טמפרטורה", "אחד משלושת היעדים של הארצת מאדים. על כל שלב שאתם מעלים, דירוג ההארצה שלכם עולה ב־\u{2068}1\u{2069}. המשחק מסתיים אחרי שכל שלושת היעדים הושגו.";
        AresExplained::Zone(Zone::Purple) => "תחום סגול", "הראשון מארבעת התחומים של החמצן והטמפרטורה. יש קלפים שדורשים תחום.";
        AresExplained::Zone(Zone::Red) => "תחום אדום", "השני מארבעת התחומים של החמצן והטמפרטורה. יש קלפים שדורשים תחום.";
        AresExplained::Zone(Zone::Yellow) => "תחום צהוב", "השלישי מארבעת התחומים של החמצן והטמפרטורה. יש קלפים שדורשים תחום.";
        AresExplained::Zone(Zone::White) => "תחום לבן", "האחרון מארבעת התחומים של החמצן והטמפרטורה. יש קלפים שדורשים תחום.";
        AresExplained::Colour(CardColour::Green) => "קלף ירוק", "משחקים אותו בשלב \u{2068}I\u{2069}. הוא נותן ייצור, פלדה או טיטניום.";
        AresExplained::Colour(CardColour::Blue) => "קלף כחול", "משחקים אותו בשלב \u{2068}II\u{2069}. הוא נשאר במשחק עם פעולה או עם השפעה קבועה.";
        AresExplained::Colour(CardColour::Red) => "קלף אדום", "משחקים אותו בשלב \u{2068}II\u{2069}. הוא פועל פעם אחת, והתגים שלו ממשיכים להיספר.";
        AresExplained::Phase(it) => (format!("שלב {}", numbered_phase(it))), "{} אם בחרתם בשלב: {}", phase_text(it), phase_bonus(it);
        AresExplained::Standard(it @ StandardAction::PlantsToForest) => "צמחים ליער", "פעולה בסיסית של שלב \u{2068}III\u{2069}. {} ללא הגבלה.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::HeatToTemperature) => "חום לטמפרטורה", "פעולה בסיסית של שלב \u{2068}III\u{2069}. {} ללא הגבלה.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::BuyForest) => "יער תמורת מ״ש", "פעולה בסיסית של שלב \u{2068}III\u{2069}. {} ללא הגבלה.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::BuyTemperature) => "טמפרטורה תמורת מ״ש", "פעולה בסיסית של שלב \u{2068}III\u{2069}. {} ללא הגבלה.", standard_text(it);
        AresExplained::Standard(it @ StandardAction::BuyOcean) => "אוקיינוס תמורת מ״ש", "פעולה בסיסית של שלב \u{2068}III\u{2069}. {} ללא הגבלה.", standard_text(it);
        AresExplained::Concept(it) => (concept(it).name), (concept(it).about);
    }
}

fn concept(it: AresConcept) -> Explanation {
    explain! { it;
        AresConcept::Rating => (term(AresTerm::Rating)), "ד״ה: ההכנסה והניקוד שלכם. הוא עולה ב־\u{2068}1\u{2069} על כל שלב של חמצן או טמפרטורה ועל כל אוקיינוס שלכם, מכניס מ״ש כמספרו בשלב \u{2068}IV\u{2069}, ובסיום כל ד״ה שווה נקודת ניצחון אחת.";
        AresConcept::Points => (term(AresTerm::Points)), "נ״נ: מי שיש לו הכי הרבה מהן מנצח. הן באות מדירוג ההארצה, מיערות ומקלפים.";
        AresConcept::Round => "סבב", "כולם בוחרים שלב, ואז משחקים את השלבים שנבחרו לפי הסדר. המשחק מסתיים כשהארצת מאדים מושלמת.";
        AresConcept::Planning => "בחירת שלב", "כולם בוחרים בו־זמנית. כל אחד משחק כל שלב שמישהו בחר. אסור לבחור באותו שלב פעמיים ברצף.";
        AresConcept::PhaseBonus => "בונוס של שלב", "רק מי שבחר בשלב מקבל את הבונוס שלו.";
        AresConcept::Ocean => "אוקיינוסים", "אחד משלושת היעדים של הארצת מאדים. הפיכת אסימון מעלה את דירוג ההארצה שלכם ב־\u{2068}1\u{2069} ונותנת את מה שמצויר עליו.";
        AresConcept::HiddenOcean => "אסימון אוקיינוס, עם הפנים כלפי מטה", "איש עוד לא הפך אותו. עד אז מה שהוא נותן נשאר חבוי.";
        AresConcept::OpenOcean => "אסימון אוקיינוס", "הפוך. הוא מראה מה קיבל השחקן שהפך אותו.";
        AresConcept::Forest => "יערות", "כל אסימון יער שווה בסיום נקודת ניצחון אחת. לקיחת אסימון מעלה את החמצן בשלב אחד.";
        AresConcept::ProjectCard => "קלף מיזם", "קלף שמחזיקים ביד. בכל עת אפשר להשליך קלפים מהיד תמורת {} כל אחד.", money(3);
        AresConcept::Hand => "קלפים ביד", "כמה קלפים יש לשחקן. בסוף הסבב משליכים את הקלפים שמעבר ל־{} תמורת {} כל אחד.", figures(HAND_LIMIT), money(3);
        AresConcept::CardProduction => "ייצור קלפים", "הקלפים שתשלפו בשלב \u{2068}IV\u{2069}.";
        AresConcept::Deck => "חפיסה", "הקלפים שנותרו לשליפה. כשהיא נגמרת, מערבבים את הקלפים שהושלכו לחפיסה חדשה.";
        AresConcept::Discards => "ערימת השלכה", "קלפים שהושלכו, עם הפנים כלפי מטה.";
        AresConcept::Corporation => "תאגיד", "מי שאתם משחקים בשמו. כתוב בו עם מה אתם מתחילים, ויש לו השפעה או פעולה לכל המשחק.";
        AresConcept::CardAction => "פעולה", "בשלב \u{2068}III\u{2069} אפשר להפעיל פעם אחת את הפעולה של כל קלף שלכם.";
        AresConcept::LastingEffect => "השפעה", "פעילה תמיד, כל עוד הקלף במשחק.";
        AresConcept::Cost => "עלות", "המ״ש שאתם משלמים כדי לשחק את הקלף, אחרי פלדה, טיטניום והנחות.";
        AresConcept::Requirement => "דרישה", "חייבת להתקיים כדי שתוכלו לשחק את הקלף. לחמצן, לטמפרטורה ולאוקיינוסים קובע המצב בתחילת השלב.";
        AresConcept::Met => "✓", "מתקיים כעת, או בוצע.";
        AresConcept::Locked => "מנעול", "לא אפשרי כעת. בחרו בו כדי לקרוא מדוע.";
        AresConcept::ProductionBox => "ייצור", "המסגרת החומה מציינת ייצור: מה שתקבלו בשלב \u{2068}IV\u{2069}, לא מיד.";
        AresConcept::Pays => "←", "אתם משלמים את מה שלפני החץ ומקבלים את מה שאחריו.";
        AresConcept::Rise => "עלייה", "המדד שלידה עולה בשלב אחד, ואיתו דירוג ההארצה שלכם.";
        AresConcept::EasedRequirements => "דרישות מוקלות", "מותר לכם לחרוג מהדרישות.";
        AresConcept::AnyZone => "תחום", "תחום של החמצן או הטמפרטורה: סגול, אדום, צהוב או לבן.";
        AresConcept::AnySpecialResource => "משאב כלשהו על קלפים", "חיה, יצורון או משאב מדע, לפי מה שהקלף אוסף.";
        AresConcept::RevealedCards => "קלפים לעיון", "אתם מביטים במספר הזה של קלפים מהחפיסה.";
        AresConcept::KeptCards => "קלפים שנשארים", "אתם משאירים את המספר הזה מהם ומשליכים את השאר.";
        AresConcept::PlayNow => "לשחק קלף", "אתם משחקים מיד קלף מהיד.";
        AresConcept::StandardActions => "פעולות בסיסיות", "פתוחות לכולם בשלב \u{2068}III\u{2069}, ללא הגבלה: יערות, טמפרטורה ואוקיינוסים.";
        AresConcept::PlayerColour => "סימן של שחקן", "הצבע והצורה של שחקן. הם מסמנים את מה ששייך לו.";
        AresConcept::Neutral => "שחקן ניטרלי", "במשחק יחיד הוא מוסיף שלב בכל סבב, בלי בונוס.";
        AresConcept::NeutralCube => "קובייה ניטרלית", "היא זזה בכל פעם שחמשת השלבים הניטרליים שוחקו. כשהיא נעצרת, מתחילים חמשת הסבבים האחרונים.";
        AresConcept::Cubes => "קוביות", "במשחק שיתופי כל אחד מכם לוקח קובייה בכל סבב. המשחק מסתיים עם האחרונה.";
    }
}
