//! Explanations of the board game, and the words around explanations and rules.

use super::{apart, digits, money, points, several};
use crate::text::grammar::{NumberForm, isolated};
use crate::text::hebrew::card::card as lines;
use crate::text::hebrew::effect;
use crate::text::hebrew::noun::noun;
use crate::text::hebrew::phrase::{counted, production};
use crate::text::hebrew::terms::{level, term, tile};
use crate::text::mars::prelude::*;

pub(crate) fn explain(words: ExplainWords<'_>) -> Text {
    say! { words;
        ExplainWords::WhatIsThis => "מה זה?";
        ExplainWords::PressAnything => "לחצו על כל דבר כדי לראות מה הוא.";
        ExplainWords::Everything => "כל מה שכאן";
        ExplainWords::Leave => "ביטול";
        ExplainWords::Nothing => "אין כאן מה להסביר.";
        ExplainWords::Rule => "כלל";
        ExplainWords::RuleOf(name) => "כלל: {name}";
        ExplainWords::WhyNot => "לא אפשרי כעת";
        ExplainWords::Rules => "כללים";
        ExplainWords::Search => "חיפוש בכללים";
        ExplainWords::Found(0) => "לא נמצא דבר. נסו מילה אחרת.";
        ExplainWords::Found(1) => "נמצא מקום אחד.";
        ExplainWords::Found(many) => "נמצאו {} מקומות.", digits(many);
        ExplainWords::Loading => "הכללים נטענים…";
        ExplainWords::Unavailable => "אי אפשר היה לטעון את הכללים.";
        ExplainWords::AsPage => "הכללים בדף נפרד";
        ExplainWords::Chapters => "פרקים";
    }
}

pub(crate) fn save_mark(mark: SaveMark) -> Explanation {
    explain! { mark;
        SaveMark::OnDisk => "נשמר", "המשחק נמצא במכשיר הזה במצבו הנוכחי. אפשר לסגור את הדף ולהמשיך אחר כך, גם אחרי קריסה.";
        SaveMark::OnItsWay => "שמירה", "התשובה האחרונה נכתבת במכשיר הזה. זה לוקח רגע.";
        SaveMark::InTheBrowser => "נשמר בדפדפן הזה", "המשחק נמצא בדפדפן, והוא כותב אותו במכשיר הזה כעבור כמה שניות. אפשר לסגור את הדף; קריסה עלולה לעלות לכם בתשובות האחרונות.";
        SaveMark::InThePage => "לא נשמר", "הדפדפן לא שומר את המשחק הזה במצבו הנוכחי, ולכן הוא יאבד כשתסגרו את הדף. כדי לשמור אותו, העתיקו אותו כטקסט או כקישור.";
    }
}

pub(crate) fn explained(what: Explained) -> Explanation {
    let name = say! { what;
        Explained::Resource(it) => (term(Term::Resource(it)));
        Explained::Production(it) => (production(Noun::of_resource(it), false));
        Explained::CardResource(it) => (term(Term::CardResource(it)));
        Explained::Tag(it) => (noun(Noun::of_tag(it)).absolute(NumberForm::One));
        Explained::Parameter(it) => (term(Term::Parameter(it)));
        Explained::Tile(it) => (tile(it));
        Explained::Party(it) => (term(Term::Party(it)));
        Explained::Project(it) => (term(Term::Project(it)));
        Explained::Conversion(it) => (term(Term::Conversion(it)));
        Explained::Phase(it) => (term(Term::Phase(it)));
        Explained::Kind(it) => (term(Term::Kind(it)));
        Explained::Concept(it) => (concept(it).name);
    };
    Explanation { name, about: about(what) }
}

fn about(what: Explained) -> Text {
    let step = |of: Parameter, size: i8| apart(&level(of, size));
    say! { what;
        Explained::Production(Resource::MegaCredits) => "כמה מ״ש תקבלו בכל שלב ייצור, נוסף על דירוג ההארצה שלכם. ההכנסה יכולה לרדת מתחת ל־{}, אבל לא מתחת ל־{}.", digits(0), isolated("−5");
        Explained::Production(it) => "כמה {} תקבלו בכל שלב ייצור. הייצור לעולם לא יורד מתחת ל־{}.", noun(Noun::of_resource(it)).bulk, digits(0);
        Explained::Party(it) => (party(it));
        Explained::Project(it) if PROJECTS[it as usize].cost == 0 => "מיזם בסיסי. {}", effect::project_text(it);
        Explained::Project(it) => "מיזם בסיסי שעולה {}. {}", money(PROJECTS[it as usize].cost), effect::project_text(it);
        Explained::Conversion(it) => "פעולה שעולה {}. {}", counted(8, Noun::of_resource(it.resource())), effect::sentences(CONVERSIONS[it as usize].play, &Card::BLANK);
        Explained::Concept(it) => (concept(it).about);
        Explained::Resource(Resource::MegaCredits) => "הכסף של המשחק. משלמים בו על קלפים, על מיזמים בסיסיים, על נקודות ציון ועל פרסים. בכל שלב ייצור תקבלו מ״ש לפי דירוג ההארצה שלכם ועוד הכנסת המזומנים שלכם.";
        Explained::Resource(Resource::Steel) => "אפשר לשלם בפלדה על קלפים עם תג מבנה: כל יחידה שווה {}. אין עודף.", money(2);
        Explained::Resource(Resource::Titanium) => "אפשר לשלם בטיטניום על קלפים עם תג חלל: כל יחידה שווה {}. אין עודף.", money(3);
        Explained::Resource(Resource::Plants) => "כפעולה, אפשר להמיר {} לאריח חורש.", counted(8, Noun::Plant);
        Explained::Resource(Resource::Energy) => "קלפים צורכים אותה. כל האנרגיה שנותרת לכם הופכת לחום בשלב הייצור.";
        Explained::Resource(Resource::Heat) => "כפעולה, אפשר לשלם {} ולהעלות את הטמפרטורה בשלב אחד.", counted(8, Noun::Heat);
        Explained::CardResource(CardResource::Animal) => "חיות מונחות על קלפים שאוספים אותן, ולרוב שוות נקודות ניצחון.";
        Explained::CardResource(CardResource::Microbe) => "יצורונים מונחים על קלפים שאוספים אותם. בקלפים האלה כתוב למה הם משמשים או כמה נקודות הם שווים.";
        Explained::CardResource(CardResource::Science) => "משאבי מדע מונחים על קלף שאוסף אותם, ובו כתוב למה הם משמשים.";
        Explained::CardResource(CardResource::Fighter) => "חלליות קרב מונחות על קלף שאוסף אותן. הן שוות נקודות ניצחון.";
        Explained::CardResource(CardResource::Floater) => "מרחפים מונחים על קלפים שאוספים אותם. בקלפים האלה כתוב על מה הם משלמים או כמה נקודות הם שווים.";
        Explained::CardResource(CardResource::Asteroid) => "אסטרואידים מונחים על קלף שאוסף אותם, והוא גם זה שצורך אותם.";
        Explained::CardResource(CardResource::Camp) => "מחנות פליטים מונחים על הקלף שלהם. הם שווים נקודות ניצחון.";
        Explained::CardResource(CardResource::Preservation) => "קוביות שימור מונחות על התאגיד שלהן. הן שוות נקודות ניצחון.";
        Explained::Tag(Tag::Building) => "אפשר לשלם על הקלף גם בפלדה. תגים לא עושים דבר בעצמם; קלפים, נקודות ציון ופרסים סופרים אותם.";
        Explained::Tag(Tag::Space) => "אפשר לשלם על הקלף גם בטיטניום. תגים לא עושים דבר בעצמם; קלפים, נקודות ציון ופרסים סופרים אותם.";
        Explained::Tag(Tag::Power) => "מסמן קלפים של אנרגיה. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        Explained::Tag(Tag::Science) => "מסמן מחקר. הרבה קלפים חזקים דורשים כמה תגי מדע.";
        Explained::Tag(Tag::Jovian) => "מסמן קלפים של צדק ושל כוכבי הלכת החיצוניים. יש קלפים שנותנים נקודות ניצחון על כל תג ג׳וביאן שלכם.";
        Explained::Tag(Tag::Earth) => "מסמן קלפים של כדור הארץ. יש קלפים שעולים פחות או נותנים יותר על כל תג כדור הארץ.";
        Explained::Tag(Tag::Plant) => "מסמן את עולם הצומח. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        Explained::Tag(Tag::Microbe) => "מסמן קלפים של יצורונים. לא פעם קלפים כאלה אוספים אותם.";
        Explained::Tag(Tag::Animal) => "מסמן קלפים של בעלי חיים. לרוב קלפים כאלה אוספים חיות ששוות נקודות ניצחון.";
        Explained::Tag(Tag::City) => "מסמן קלפים שמניחים עיר.";
        Explained::Tag(Tag::Wild) => "כשאתם מבצעים פעולה, הוא נחשב לתג אחד מכל סוג שתרצו. הוא לעולם לא נספר לפרסים או לנקודות.";
        Explained::Tag(Tag::Venus) => "מסמן קלפים של נוגה. תגים לא עושים דבר בעצמם; קלפים אחרים סופרים אותם.";
        Explained::Parameter(it @ Parameter::Temperature) => "אחד משלושת היעדים של הארצת מאדים. על כל שלב של {} שאתם מעלים, דירוג ההארצה שלכם עולה ב־{}.", step(it, 2), digits(1);
        Explained::Parameter(it @ Parameter::Oxygen) => "אחד משלושת היעדים של הארצת מאדים. על כל שלב של {} שאתם מעלים, למשל באריח חורש, דירוג ההארצה שלכם עולה ב־{}.", step(it, 1), digits(1);
        Explained::Parameter(Parameter::Oceans) => "אחד משלושת היעדים של הארצת מאדים. על כל אריח אוקיינוס שאתם מניחים, דירוג ההארצה שלכם עולה ב־{}.", digits(1);
        Explained::Parameter(it @ Parameter::Venus) => "עד כמה התקדמה הארצת נוגה. על כל שלב של {} שאתם מעלים, דירוג ההארצה שלכם עולה ב־{}.", step(it, 2), digits(1);
        Explained::Tile(Tile::Ocean) => "אין לו בעלים, והוא מונח על אזור השמור לאוקיינוס. הנחתו מעלה את דירוג ההארצה שלכם ב־{}. אריח שמניחים לידו אחר כך מכניס {}.", digits(1), money(2);
        Explained::Tile(Tile::Greenery) => "מעלה את החמצן בשלב אחד, ואיתו את דירוג ההארצה שלכם. בסיום הוא שווה לכם נקודת ניצחון אחת, ועוד אחת לכל עיר לידו. יש להניח אותו ליד אריחים שלכם, אם אפשר.";
        Explained::Tile(Tile::City) => "בסיום היא שווה נקודת ניצחון אחת על כל חורש לידה, של כל שחקן. אסור להניח אותה ליד עיר אחרת.";
        Explained::Tile(Tile::Capital) => "עיר ששווה גם נקודת ניצחון אחת על כל אוקיינוס לידה.";
        Explained::Tile(Tile::NaturalPreserve) => "אריח מיוחד. מניחים אותו במקום שאין לידו אף אריח.";
        Explained::Tile(it @ (Tile::NuclearZone | Tile::RestrictedArea)) => "אריח מיוחד של הקלף {}. מניחים אותו על אזור פנוי כלשהו שאינו שמור לאוקיינוס.", apart(term(Term::Tile(it)));
        Explained::Tile(Tile::MiningRights) => "אריח מיוחד. מניחים אותו על אזור עם בונוס של פלדה או טיטניום, והוא מעלה את הייצור שלכם של אותה מתכת.";
        Explained::Tile(Tile::MiningArea) => "אריח מיוחד. מניחים אותו ליד אריח שלכם, על אזור עם בונוס של פלדה או טיטניום, והוא מעלה את הייצור שלכם של אותה מתכת.";
        Explained::Tile(Tile::EcologicalZone) => "אריח מיוחד. מניחים אותו ליד אריח חורש.";
        Explained::Tile(Tile::LavaFlows) => "אריח מיוחד. מניחים אותו על אזור געשי, אם יש כזה במפה.";
        Explained::Tile(Tile::MoholeArea) => "אריח מיוחד. מניחים אותו על אזור השמור לאוקיינוס.";
        Explained::Tile(Tile::CommercialDistrict) => "אריח מיוחד. הקלף שלו נותן נקודות ניצחון על הערים לידו.";
        Explained::Tile(Tile::IndustrialCenter) => "אריח מיוחד. מניחים אותו ליד עיר.";
        Explained::Phase(Phase::Setup) => "אתם בוחרים תאגיד ואת קלפי המיזם הראשונים, שכל אחד מהם עולה {}.", money(3);
        Explained::Phase(Phase::Draft) => "אתם משאירים קלף אחד ומעבירים את השאר הלאה, עד שיש לכם ארבעה. אחר כך רוכשים.";
        Explained::Phase(Phase::Research) => "אתם רואים ארבעה קלפים ורוכשים מהם כמה שתרצו, ב־{} כל אחד.", money(3);
        Explained::Phase(Phase::Action) => "כל שחקן בתורו מבצע פעולה אחת או שתיים, עד שכולם ויתרו.";
        Explained::Phase(Phase::Production) => "האנרגיה הופכת לחום, ואז כולם מקבלים מ״ש ומשאבים לפי הייצור.";
        Explained::Phase(Phase::Solar) => "מה שקורה בין העידנים: הממשלה העולמית, סמני המושבות והוועדה, ככל שהם במשחק.";
        Explained::Phase(Phase::Conversion) => "המשחק מסתיים: עדיין אפשר להמיר כל {} לאריח חורש.", counted(8, Noun::Plant);
        Explained::Phase(Phase::Over) => "סופרים את הנקודות. מי שיש לו הכי הרבה נקודות ניצחון מנצח.";
        Explained::Phase(Phase::Preludes) => "כל שחקן משחק שני פרלודים לפני העידן הראשון.";
        Explained::Kind(Kind::Automated) => "קלף מיזם ירוק: הוא פועל פעם אחת, והתגים שלו נשארים במשחק.";
        Explained::Kind(Kind::Active) => "קלף מיזם כחול: הוא נשאר במשחק עם פעולה או עם השפעה קבועה.";
        Explained::Kind(Kind::Event) => "קלף מיזם אדום: הוא פועל פעם אחת, והתגים שלו נחשבים רק כשמשחקים אותו.";
        Explained::Kind(Kind::Corporation) => "מי שאתם משחקים בשמו. כתוב בו עם מה אתם מתחילים, ויש לו השפעה או פעולה לכל המשחק.";
        Explained::Kind(Kind::BeginnerCorporation) => "תאגיד למי שחדשים במשחק: אתם משאירים את כל עשרת הקלפים הראשונים בלי לשלם.";
        Explained::Kind(Kind::Prelude) => "קלף שנותן לכם פתיחה. אתם משחקים שניים לפני העידן הראשון.";
        Explained::Kind(Kind::Colony) => "ירח או כוכב לכת עם מקום לעד שלוש מושבות. סחר איתו מביא את ההכנסה שליד הסמן; הקמת מושבה בו מביאה את בונוס ההקמה שלו.";
        Explained::Kind(Kind::Party) => "מפלגה בוועדה. כשהיא עולה לשלטון היא נותנת בונוס לכולם; המדיניות שלה תקפה כל עוד היא בשלטון.";
        Explained::Kind(Kind::Global) => "קורה לכל השחקנים בסוף עידן. השפעה פוליטית משפרת אותו בשבילכם.";
    }
}

/// A party in the words of its bonus and policy.
fn party(it: Party) -> String {
    let says: Vec<String> = lines(card(it.card())).into_iter().map(|line| line.words).collect();
    format!("מפלגה בוועדה. {} כל עוד היא בשלטון: {}", says[0], says[1..].join(" "))
}

fn concept(it: Concept) -> Explanation {
    explain! { it;
        Concept::Rating => (term(Term::Rating)), "ד״ה: ההכנסה והניקוד שלכם. הוא עולה ב־{} על כל שלב של מדד גלובלי שאתם מעלים, מכניס מ״ש כמספרו בכל עידן, ובסיום כל ד״ה שווה נקודת ניצחון אחת.", digits(1);
        Concept::Points => (term(Term::Points)), "נ״נ: מי שיש לו הכי הרבה מהן מנצח. הן באות מדירוג ההארצה, מאריחים במאדים, מנקודות ציון, מפרסים ומקלפים.";
        Concept::Generation => "עידן", "סיבוב שלם של המשחק: מחקר, פעולה וייצור. המשחק מסתיים בעידן שבו הארצת מאדים מושלמת.";
        Concept::Turn => "תור", "בתורכם אתם מבצעים פעולה אחת או שתיים, או מוותרים. התורות נמשכים עד שכולם ויתרו.";
        Concept::Pass => "ויתור", "אתם מחוץ לעידן הזה: אין לכם עוד תורות עד העידן הבא.";
        Concept::EndTurn => "סיום התור", "אתם עוצרים אחרי פעולה אחת. יהיו לכם עוד תורות בעידן הזה.";
        Concept::FirstPlayer => "שחקן ראשון", "התור הראשון בעידן הזה. הסמן עובר מקום אחד בכל עידן.";
        Concept::PlayerColour => "סימן של שחקן", "הצבע והצורה של שחקן. הם מסמנים את מה ששייך לו.";
        Concept::Neutral => "ניטרלי", "לא שייך לאף שחקן.";
        Concept::StandardProjects => "מיזמים בסיסיים", "פעולות שתמיד פתוחות לכולם, בלי הגבלה. הן עולות רק מ״ש.";
        Concept::CardAction => "פעולה", "פעולה של קלף במשחק. אפשר להפעיל כל אחת פעם בעידן, כאחת הפעולות שלכם.";
        Concept::LastingEffect => "השפעה", "פעילה תמיד, כל עוד הקלף במשחק.";
        Concept::FirstAction => "פעולה ראשונה", "התאגיד שלכם קובע מה חייבת להיות הפעולה הראשונה שלכם במשחק.";
        Concept::Cost => "עלות", "המ״ש שאתם משלמים כדי לשחק את הקלף, אחרי הנחות.";
        Concept::Requirement => "דרישה", "חייבת להתקיים ברגע שאתם משחקים את הקלף, ולא אחר כך.";
        Concept::AtLeast => "\u{2068}≥\u{2069} מינימום", "הערך הקטן ביותר שבו אפשר לשחק את הקלף.";
        Concept::AtMost => "\u{2068}≤\u{2069} מקסימום", "הערך הגדול ביותר שבו אפשר לשחק את הקלף.";
        Concept::Met => "✓", "מתקיים כעת, או בוצע.";
        Concept::Locked => "מנעול", "לא אפשרי כעת. בחרו בו כדי לקרוא למה.";
        Concept::ProductionBox => "ייצור", "המסגרת החומה מציינת ייצור: מה שתקבלו בכל עידן, לא מיד.";
        Concept::AnyPlayer => "שחקן כלשהו", "המסגרת המקווקוות מציינת שחקן כלשהו: אתם בוחרים של מי, או שסופרים את מה שיש לכל השחקנים.";
        Concept::Asterisk => "*", "יוצא מן הכלל: כיתוב הקלף אומר יותר.";
        Concept::Per => "/", "על כל אחד ממה שבא אחריו; או אחד מהשניים.";
        Concept::Pays => "←", "אתם משלמים את מה שלפני החץ ומקבלים את מה שאחריו.";
        Concept::When => ":", "בכל פעם שקורה מה שלפני הנקודתיים, אתם מקבלים את מה שאחריהן.";
        Concept::ChosenNumber => (isolated("X")), "כמה שתבחרו.";
        Concept::Rise => "עלייה", "המדד שלידה עולה בשלב אחד, ואיתו דירוג ההארצה שלכם.";
        Concept::ProjectCard => "קלף מיזם", "קלף ליד שלכם. כשהוא מצויר על קלף, על אזור או על מסלול: שלפו אחד בלי לשלם עליו.";
        Concept::RevealedCard => "קלף גלוי", "הקלף מוצג לכולם.";
        Concept::PlayNow => "לשחק קלף", "אתם משחקים מיד קלף מהיד.";
        Concept::Hand => "קלפים ביד", "כמה קלפים יש לשחקן. אין הגבלה. האחרים יודעים רק את המספר.";
        Concept::AnyTag => "תג כלשהו", "תג אחד מכל סוג.";
        Concept::NoTag => "קלף בלי תגים", "קלף שאין עליו אף תג.";
        Concept::AnyResource => "משאב כלשהו", "אחד מששת המשאבים הרגילים, לבחירתכם.";
        Concept::AnyCardResource => "משאב כלשהו על קלפים", "משאב מהסוג שהקלף אוסף. אפשר להוסיף אותו רק לקלף שאוסף את הסוג הזה.";
        Concept::MetalProduction => "ייצור מתכת", "ייצור של המתכת שמצוירת באזור: פלדה או טיטניום.";
        Concept::LowestProduction => "הייצור הנמוך ביותר", "הייצור הנמוך ביותר שלכם; אם יש כמה, אתם בוחרים.";
        Concept::CopiedProduction => "ייצור מועתק", "תיבת הייצור של קלף אחר, פעם נוספת.";
        Concept::RaisedResource => "המשאב שעלה", "המשאב שהייצור שלו עלה זה עתה.";
        Concept::EasedRequirements => "דרישות מוקלות", "מותר לסטות מהדרישות הגלובליות במספר השלבים הזה, לשני הכיוונים.";
        Concept::Protected => "מוגן", "אף אחד לא יכול להסיר אותם מכם.";
        Concept::AnyTile => "אריח כלשהו", "אריח מכל סוג, כולל אוקיינוסים.";
        Concept::OwnedTile => "אריח עם בעלים", "אריח ששייך לשחקן: כל אריח שאינו אוקיינוס.";
        Concept::SpecialTile => "אריח מיוחד", "בקלף שלו כתוב איפה מניחים אותו ומה הוא עושה. הוא שייך לשחקן שהניח אותו.";
        Concept::Claim => "אזור תפוס", "רק השחקן שהסימן שלו מופיע כאן יכול להניח בו אריח.";
        Concept::Milestones => "נקודות ציון", "יעדים שצריך להשיג ראשונים: עמדו בדרישה ותבעו נקודת ציון ב־{} כפעולה. כל אחת שווה {}; אפשר לתבוע רק {}.", money(8), victory_points(MILESTONE_POINTS), digits(MOST_CLAIMED);
        Concept::Awards => "פרסים", "תחרויות שמוכרעות בסיום. מימון פרס עולה {}, אחר כך {} ואז {}; אפשר לממן {}. המקום הראשון מקבל בסיום {}, השני {}, לא משנה מי מימן.", digits(8), digits(14), money(20), digits(MOST_CLAIMED), victory_points(AWARD_POINTS[0]), digits(AWARD_POINTS[1]);
        Concept::OceanArea => "אזור השמור לאוקיינוס", "רק אריח אוקיינוס מונח כאן.";
        Concept::LandArea => "אזור פנוי", "אפשר להניח כאן כל אריח שאינו אוקיינוס, לפי המגבלות של אותו אריח.";
        Concept::VolcanicArea => "אזור געשי", "פתוח לכל אריח. יש קלפים שחייבים להניח כאן את האריח שלהם.";
        Concept::CityArea => "אזור השמור לעיר", "רק העיר ששמה כתוב כאן מונחת בו.";
        Concept::AreaBonus => "בונוס מיקום", "כשאתם מניחים אריח על אזור, אתם מקבלים את מה שמצויר בו.";
        Concept::OceanBonus => "ליד אוקיינוסים", "כל אוקיינוס ליד אריח מכניס {} למי שמניח את האריח.", money(OCEAN_BONUS);
        Concept::TrackBonus => "שלב בונוס", "מי שמעלה את המדד לשלב הזה מקבל את מה שמצויר לידו.";
        Concept::Colony => (term(Term::Colony)), "מושבה שלכם על אריח מושבה. אתם מקבלים את בונוס המושבה של האריח בכל פעם שמישהו סוחר איתו.";
        Concept::ColonyMarker => "סמן המושבה", "מראה את הכנסת הסחר. הוא עולה בכל עידן ויורד כשמישהו סוחר.";
        Concept::Fleet => (term(Term::Fleet)), "לכל סחר דרוש צי שלכם שנמצא בבית. בסוף העידן כל הציים חוזרים.";
        Concept::Trade => "סחר", "פעולה שעולה {}, {} או {}: שלחו צי לאריח מושבה וקבלו את ההכנסה שלו.", money(9), counted(3, Noun::Energy), counted(3, Noun::Titanium);
        Concept::Committee => "ועדת ההארצה", "הנציגים יושבים בשש מפלגות. המפלגה הגדולה ביותר עולה לשלטון בעידן הבא.";
        Concept::RulingParty => "מפלגת השלטון", "המדיניות שלה תקפה לכל השחקנים בשלב הפעולה של העידן הזה.";
        Concept::Policy => "מדיניות", "כלל או פעולה לכולם כל עוד המפלגה בשלטון. תקפה רק בשלב הפעולה.";
        Concept::DominantParty => "המפלגה הדומיננטית", "המפלגה עם הכי הרבה נציגים. היא עולה לשלטון בעידן הבא, וראש המפלגה נעשה יו״ר.";
        Concept::Influence => (term(Term::Influence)), "משפרת בשבילכם אירועים גלובליים. מקבלים {} על היו״ר, {} על ראש המפלגה הדומיננטית ו־{} על נציג נוסף בה.", digits(1), digits(1), digits(1);
        Concept::Delegate => (term(Term::Delegate)), "שלחו נציג למפלגה כפעולה: בחינם מהלובי, או ב־{} מהמאגר שלכם.", money(5);
        Concept::Lobby => "לובי", "כאן נמצא הנציג החינמי היחיד שלכם בעידן.";
        Concept::Leader => (term(Term::Leader)), "השחקן עם הכי הרבה נציגים במפלגה. בסיום שווה {}.", points(1);
        Concept::Chairman => (term(Term::Chairman)), "ראש המפלגה שעלתה לשלטון. נותן מיד {}, השפעה פוליטית של {}, ובסיום {}.", counted(1, Noun::Rating), digits(1), points(1);
        Concept::CurrentEvent => "אירוע גלובלי נוכחי", "קורה לכל השחקנים בסוף העידן הזה.";
        Concept::ComingEvent => "אירוע גלובלי קרוב", "קורה בסוף העידן הבא.";
        Concept::DistantEvent => "אירוע גלובלי רחוק", "קורה בסוף העידן שאחרי הבא.";
        Concept::FailedPrelude => "פרלוד שלא בוצע", "פרלוד שאי אפשר לבצע נותן במקומו {}.", money(PRELUDE_FAILED);
        Concept::EndOfGame => "סיום המשחק", "העידן האחרון הוא זה שבו הטמפרטורה, החמצן והאוקיינוסים מגיעים כולם ליעד.";
        Concept::EndWithVenus => "סיום המשחק עם נוגה", "העידן האחרון הוא זה שבו הטמפרטורה, החמצן, האוקיינוסים ונוגה מגיעים כולם ליעד.";
    }
}

/// A number of victory points, in full.
fn victory_points(number: impl Into<i32>) -> String {
    several(number.into(), "נקודת ניצחון אחת", "נקודות ניצחון")
}
