//! The top of the page.

use super::coach::coach;
use super::{apart, digits, several};
use crate::text::grammar::isolated;
use crate::text::hebrew::phrase::counted;
use crate::text::hebrew::terms::term;
use crate::text::mars::prelude::*;

pub(crate) fn bar(words: BarWords<'_>) -> Text {
    say! { words;
        BarWords::Coach(words) => (coach(words));
        BarWords::Game => "משחק";
        BarWords::Generation { now, last: None } => "עידן {}", digits(now);
        BarWords::Generation { now, last: Some(last) } => "עידן {} מתוך {}", digits(now), digits(last);
        BarWords::GenerationInShort { now, last: None } => "עידן {}", digits(now);
        BarWords::GenerationInShort { now, last: Some(last) } => "עידן {}", isolated(&format!("{now}/{last}"));
        BarWords::Ending(it) => (ending(it));
        BarWords::EndingInShort(Ending::Terraformed) => "עידן אחרון";
        BarWords::EndingInShort(Ending::OneStep(_)) => "עוד שלב אחד";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Nothing, .. }) => "היעד הושג";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Rating(missing), .. }) => "עוד {}", counted(missing.into(), Noun::Rating);
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Steps(steps), .. }) => {
            let steps: u16 = steps.0.iter().copied().map(u16::from).sum();
            format!("עוד {}", several(steps, "שלב אחד", "שלבים"))
        };
        BarWords::HideCards => "הסתרת הקלפים שלי";
        BarWords::Games => "משחקים";
        BarWords::Undo => "ביטול מהלך";
        BarWords::TakesBack(own) => "ביטול מהלך: {own}";
        BarWords::HoldUndo(words) => "{words}\nהחזיקו את הכפתור, או את המקש \u{2068}B\u{2069}, כדי לראות את השולחן לפני הבחירה האחרונה שלכם.";
        BarWords::TakesLastAnswer => "ביטול הבחירה האחרונה שלכם.";
        BarWords::LightColours => "צבעים בהירים";
        BarWords::DarkColours => "צבעים כהים";
        BarWords::CopyGame => "העתקת המשחק כטקסט";
        BarWords::Copy => "העתקה כטקסט";
        BarWords::CopyGameAsLink => "העתקת קישור למשחק";
        BarWords::CopyLink => "העתקת קישור";
        BarWords::CopySetUpAsLink => "העתקת קישור לסידור המשחק הזה";
        BarWords::CopySetUp => "העתקת הסידור";
        BarWords::Copied => "הועתק";
        BarWords::CopiedToPaste => "הועתק.";
        BarWords::CopyFromHere => "העתיקו את הטקסט מכאן.";
        BarWords::Close => "סגירה";
        BarWords::Seen => "אישור";
        BarWords::OnDisk => "נשמר במכשיר הזה";
        BarWords::OnItsWay => "שמירה…";
        BarWords::InTheBrowser => "נשמר בדפדפן הזה; אם הוא יקרוס, התשובות האחרונות עלולות ללכת לאיבוד";
        BarWords::InThePage => "לא נשמר במכשיר הזה";
        BarWords::KeptApart => "המשחק הזה המשיך בחלון אחר. המשחק שבחלון הזה נשמר עכשיו כמשחק נפרד.";
        BarWords::KeptBeside => "המשחק הזה המשיך גם בחלון אחר. הגרסה משם מופיעה ברשימה שלכם כמשחק נפרד.";
        BarWords::InAnotherWindow => "המשחק הזה פתוח בחלון אחר";
        BarWords::InAnotherWindowAbout => "אפשר לשחק רק בחלון אחד בכל פעם. סגרו את החלון האחר, והמשחק ימשיך כאן.";
        BarWords::PlayHere => "שחקו כאן";
        BarWords::HostAsksForRecord(origin) => "האתר {} מבקש את המשחק הזה", apart(origin.0);
        BarWords::HostAsksForRecordAbout => "הטקסט של המשחק חושף את כל הקלפים החבויים ואת הידיים של כולם. מסרו אותו רק לאתר שאתם סומכים עליו.";
        BarWords::GiveRecord => "מסירת המשחק";
        BarWords::KeepRecord => "לא למסור";
        BarWords::KeptThoughFull => "האחסון מלא, ולכן הדפדפן שומר את המשחק הזה באחסון המשני. שום דבר לא אבד; כדי לפנות מקום, מחקו משחקים אחרים.";
        BarWords::KeptThoughBlocked => "הדפדפן חוסם את האחסון הראשי, ולכן המשחק הזה נשמר באחסון המשני. שום דבר לא אבד.";
        BarWords::NoLongerKept => "הדפדפן הזה כבר לא מאפשר לדף לשמור משחקים. העתיקו את המשחק כטקסט, אחרת מה שתשחקו מעכשיו יאבד כשתסגרו את הדף.";
        BarWords::NotKept => "הדפדפן הזה לא מאפשר לדף לשמור משחקים. העתיקו את המשחק כטקסט, אחרת הוא יאבד כשתסגרו את הדף.";
        BarWords::NoLongerRoom => "האחסון מלא. מחקו משחק אחר או העתיקו את המשחק הזה כטקסט, אחרת מה שתשחקו מעכשיו יאבד כשתסגרו את הדף.";
        BarWords::NoRoom => "האחסון מלא. מחקו משחק אחר או העתיקו את המשחק הזה כטקסט, אחרת הוא יאבד כשתסגרו את הדף.";
        BarWords::NewerIsReady => "יש גרסה חדשה יותר של \u{2068}Viriditas\u{2069}.";
        BarWords::UseNewer => "עדכון עכשיו";
        BarWords::NotNow => "אחר כך";
        BarWords::NewerOpens => "הגרסה החדשה נפתחת.";
        BarWords::NewerIsSilent => "העדכון לא התחיל. הגרסה הזאת ממשיכה לפעול; החדשה תיפתח אחרי שכל חלונות המשחק ייסגרו.";
        BarWords::NewerWouldLose => "אי אפשר לשמור את המשחק הזה כרגע, והעדכון היה מוחק אותו. קודם העתיקו אותו כטקסט.";
        BarWords::Language => "שפה";
        BarWords::NotFetched(name) => "השפה \u{2068}{name}\u{2069} לא נטענה. בדקו את החיבור ובחרו בה שוב.";
        BarWords::LoadingTable => "השולחן נטען…";
        BarWords::TableNotFetched => "השולחן לא נטען. בדקו את החיבור.";
        BarWords::TryAgain => "לנסות שוב";
        BarWords::Settings => "הגדרות";
        BarWords::Setting(Setting::KeepSteel) => "חיסכון בפלדה";
        BarWords::SettingAbout(Setting::KeepSteel) => "התשלום המוצע הוא קודם במ״ש, ובפלדה רק כשאין מספיק מ״ש";
        BarWords::Setting(Setting::KeepTitanium) => "חיסכון בטיטניום";
        BarWords::SettingAbout(Setting::KeepTitanium) => "התשלום המוצע הוא קודם במ״ש, ובטיטניום רק כשאין מספיק מ״ש";
        BarWords::Setting(Setting::EndTurn) => "סיום תור אוטומטי";
        BarWords::SettingAbout(Setting::EndTurn) => "כשכל מה שנותר לכם בתור או בשלב הוא מכירת קלפים";
        BarWords::Setting(Setting::LargerText) => "טקסט גדול יותר";
        BarWords::SettingAbout(Setting::LargerText) => "גדול בחמישית; עם ההגדלה של הדפדפן אפשר יותר";
        BarWords::Setting(Setting::NoMotion) => "בלי תנועה";
        BarWords::SettingAbout(Setting::NoMotion) => "קלפים ואריחים מופיעים מיד במקומם";
        BarWords::PassedForYou => "ויתרתם, כפי שביקשתם מראש.";
        BarWords::EndedForYou => "לא נותר מה לעשות, ולכן התור שלכם הסתיים.";
        BarWords::Sound => "צלילים";
        BarWords::SoundAbout => "צליל רך כשמגיע תורכם, כשמונח אריח או עולה מדד, ובסיום המשחק";
        BarWords::YourTurnInTheTitle => "● תורכם · \u{2068}Viriditas\u{2069}";
        BarWords::BotsPlay => "מהירות הבוטים";
        BarWords::Slow => "אטית";
        BarWords::Normal => "רגילה";
        BarWords::AtOnce => "מיידית";
    }
}

/// How near the end is, such as «היעד: הארצת מאדים. שלבים שנותרו: טמפרטורה 19, חמצן 14, אוקיינוסים 9».
fn ending(it: Ending) -> String {
    say! { it;
        Ending::Terraformed => "הארצת מאדים הושלמה: זה העידן האחרון";
        Ending::OneStep(Parameter::Oceans) => "עוד אוקיינוס אחד עד העידן האחרון";
        Ending::OneStep(parameter) => "עוד שלב אחד עד העידן האחרון: {}", name(parameter);
        Ending::Alone { missing, is_last } => {
            let last = if is_last { "העידן האחרון. " } else { "" };
            match missing {
                Missing::Nothing => format!("{last}היעד הושג"),
                Missing::Rating(missing) => {
                    let goal = counted(RATING_TO_WIN.into(), Noun::Rating);
                    format!("{last}היעד: {goal}. חסר עוד: {}", digits(missing))
                }
                Missing::Steps(steps) => {
                    format!("{last}היעד: הארצת מאדים. שלבים שנותרו: {}", steps_left(steps))
                }
            }
        };
    }
}

fn name(parameter: Parameter) -> &'static str {
    term(Term::Parameter(parameter))
}

/// "חמצן 2, אוקיינוסים 1": the parameters that lack steps, with their number.
pub(in crate::text::hebrew) fn steps_left(steps: ByParameter<u8>) -> String {
    let open = Parameter::ALL.into_iter().filter(|&it| steps[it] > 0);
    open.map(|it| format!("{} {}", name(it), digits(steps[it]))).collect::<Vec<_>>().join(", ")
}
