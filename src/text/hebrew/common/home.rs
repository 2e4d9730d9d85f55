//! Where no game is open.

use super::{apart, cards, digits, money, percent, points, several};
use crate::text::grammar::NumberForm;
use crate::text::hebrew::effect::breath;
use crate::text::hebrew::phrase::plural;
use crate::text::hebrew::terms::{ago, award_name, level, milestone_name, outline};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::asking_areas;
use std::fmt::Write as _;

pub(crate) fn home(words: HomeWords<'_>) -> Text {
    say! { words;
        HomeWords::About => "הפכו את מאדים לירוק, לבד או מול אנשים ובוטים, במכשיר הזה.";
        HomeWords::Unofficial => "חינמי ולא רשמי: נוצר בידי אוהדי המשחק, בלי קשר למוציא לאור של משחק הלוח. המשחקים נשארים במכשיר הזה.";
        HomeWords::AboutAndLicences => "אודות ורישיונות";
        HomeWords::NothingIsKept => "הדפדפן הזה לא מאפשר לדף לשמור משחקים. העתיקו משחק כטקסט, אחרת הוא יאבד כשתסגרו את הדף.";
        HomeWords::InTheSecondStore(games) => "האחסון מלא: {} באחסון המשני של הדפדפן. שום דבר לא אבד.", several(games, "משחק אחד נשמר", "משחקים נשמרו");
        HomeWords::InThePage(games) => "האחסון מלא: {} כשתסגרו את הדף. העתיקו כטקסט את מה שתרצו לשמור.", several(games, "משחק אחד יאבד", "משחקים יאבדו");
        HomeWords::LastGame => "המשחק האחרון";
        HomeWords::UnkeptGame => "משחק שלא נשמר";
        HomeWords::LastsAsLongAsThePage => "לא נשמר: יאבד כשתסגרו את הדף";
        HomeWords::OtherGames => "משחקים אחרים";
        HomeWords::ShowMore(hidden) => "הצגת עוד ({})", digits(hidden);
        HomeWords::Continue => "המשך";
        HomeWords::Delete => "מחיקה";
        HomeWords::Result => "תוצאה";
        HomeWords::More => "עוד";
        HomeWords::Rename => "שינוי שם";
        HomeWords::NameOfGame => "השם של המשחק הזה";
        HomeWords::SaveAsFile => "שמירה כקובץ";
        HomeWords::Deleted(1) => "נמחק משחק אחד.";
        HomeWords::Deleted(games) => "נמחקו {} משחקים.", digits(games);
        HomeWords::BringBack => "החזרה";
        HomeWords::Files => "משחקים כקבצים";
        HomeWords::OpenFiles => "פתיחת קובץ";
        HomeWords::SaveAll(1) => "שמירת המשחק הזה כקובץ";
        HomeWords::SaveAll(games) => "שמירת כל {} המשחקים כקובץ", digits(games);
        HomeWords::Brought { new, further, known } => (brought(new, further, known));
        HomeWords::UnreadFiles(1) => "אי אפשר לקרוא קובץ אחד: הוא לא טקסט, או ארוך מדי.";
        HomeWords::UnreadFiles(files) => "אי אפשר לקרוא {} קבצים: הם לא טקסט, או ארוכים מדי.", digits(files);
        HomeWords::InLine { line, trouble } => "שורה {}: {trouble}", digits(line);
        HomeWords::MoreUnread(games) => "ועוד {} שאי אפשר לפתוח.", several(games, "משחק אחד", "משחקים");
        HomeWords::Scarce { full, finished: 0 } => "{} מהאחסון תפוסים. כדי לפנות מקום, שמרו משחקים כקבצים ומחקו אותם כאן.", percent(full);
        HomeWords::Scarce { full, .. } => "{} מהאחסון תפוסים. שמרו את המשחקים הגמורים הישנים ביותר כקובץ, ואז מחקו אותם כאן. את הקובץ אפשר לפתוח בכל עת; שום דבר לא נמחק מעצמו.", percent(full);
        HomeWords::SaveOldest(1) => "שמירת המשחק הגמור הישן ביותר כקובץ";
        HomeWords::SaveOldest(games) => "שמירת {} המשחקים הגמורים הישנים ביותר כקובץ", digits(games);
        HomeWords::DeleteSaved(1) => "מחיקת המשחק ששמרתם מכאן";
        HomeWords::DeleteSaved(games) => "מחיקת {} המשחקים ששמרתם מכאן", digits(games);
        HomeWords::Finished(generation) => "הסתיים בעידן {}", digits(generation);
        HomeWords::YourTurn(generation) => "תורכם, עידן {}", digits(generation);
        HomeWords::Generation(generation) => "עידן {}", digits(generation);
        HomeWords::FinishedInRound(round) => "הסתיים בסבב {}", digits(round);
        HomeWords::EndedAlone { is_won: true, round } => "ניצחון בסבב {}", digits(round);
        HomeWords::EndedAlone { is_won: false, round } => "הפסד בסבב {}", digits(round);
        HomeWords::EndedTogether { is_won: true, points: together } => "ניצחון משותף: {}", points(together);
        HomeWords::EndedTogether { is_won: false, points: together } => "הפסד משותף: {}", points(together);
        HomeWords::YourTurnInRound(round) => "תורכם, סבב {}", digits(round);
        HomeWords::Round(0) => "סידור המשחק";
        HomeWords::Round(round) => "סבב {}", digits(round);
        HomeWords::WhichGame => "איזה משחק";
        HomeWords::BoardGame => "חיים על מאדים";
        HomeWords::BoardGameAbout => "משחק הלוח: שחקן אחד עד חמישה מניחים אריחים על מפת מאדים, תור אחר תור";
        HomeWords::Expedition => "משלחת ארס";
        HomeWords::ExpeditionAbout => "משחק הקלפים: שחקן אחד עד ארבעה בוחרים שלבים ומשחקים אותם בו־זמנית";
        HomeWords::FirstExpeditionAbout => "אתם לבד נגד הזמן; מדריך מסביר כל שלב";
        HomeWords::Mode => "מצב משחק";
        HomeWords::Saved(seconds) => "נשמר {}", ago(seconds);
        HomeWords::NewGame => "משחק חדש";
        HomeWords::Presets => "הגדרות מוכנות";
        HomeWords::FirstExpedition => "שחקו משחק ראשון מודרך";
        HomeWords::Preset(Preset::FirstGame) => "משחק ראשון";
        HomeWords::Preset(Preset::Base) => "משחק בסיסי";
        HomeWords::Preset(Preset::Everything) => "הכול";
        HomeWords::Preset(Preset::Surprise) => "סידור אקראי";
        HomeWords::Preset(Preset::LastTime) => "כמו בפעם הקודמת";
        HomeWords::PresetAbout(Preset::FirstGame) => "ת׳ארסיס, תאגידים למתחילים, בלי הרחבות";
        HomeWords::PresetAbout(Preset::Base) => "ת׳ארסיס עם עידן התאגידים";
        HomeWords::PresetAbout(Preset::Everything) => "מפה אקראית עם כל ההרחבות; בלי דראפט ובלי אירועי פרומו";
        HomeWords::PresetAbout(Preset::Surprise) => "מפה והרחבות אקראיות, לפי קוד הערבוב";
        HomeWords::PresetAbout(Preset::LastTime) => "השחקנים והסידור של המשחק האחרון שלכם";
        HomeWords::Proposed => "הסידור הזה הגיע עם קישור. בדקו אותו, והתחילו.";
        HomeWords::Seats => "מקומות";
        HomeWords::Seat(it) => (seat(it));
        HomeWords::Colour => "צבע";
        HomeWords::ColourCalled(it) => "{}, {}", colour(it), outline(it);
        HomeWords::Name => "שם";
        HomeWords::PlayedBy => "מי משחק";
        HomeWords::Player(it) => (player(it));
        HomeWords::BotAbout(Bot::Random) => "מהלכים אקראיים: כל מהלך חוקי, נוח להתנסות.";
        HomeWords::BotAbout(Bot::Friendly) => "רמת מתחילים: משחק הגיוני, שמפספס שליש מההזדמנויות.";
        HomeWords::BotAbout(Bot::Greedy) => "רמת מועדון: המהלך הטוב ביותר לטווח המיידי.";
        HomeWords::BotAbout(Bot::Strong) => "רמה חזקה: שיקול דעת טוב יותר, או מבט קדימה, בתוך רגע.";
        HomeWords::BotAbout(Bot::Expert) => "רמת מומחים: מבט רחוק הרבה יותר קדימה; עד כמה שניות למהלך במכשיר אטי.";
        HomeWords::Beginner => "למתחילים";
        HomeWords::BeginnerAbout => "התחלה עם תאגיד למתחילים: {} ועשרה קלפים בחינם", money(42);
        HomeWords::Options => "אפשרויות";
        HomeWords::Map => "מפה";
        HomeWords::AnyMap => "אקראית";
        HomeWords::MapAbout(number) => (MAPS.get(usize::from(number)).map_or_else(String::new, |map| map_about(map)));
        HomeWords::LeftOut(0) => "הוצאת קלפים";
        HomeWords::LeftOut(number) => "{} בחוץ", cards(number);
        HomeWords::CardToLeaveOut => "שם של קלף";
        HomeWords::LeaveOut => "הוצאה";
        HomeWords::PutBack(name) => "החזרת {}", apart(name.0);
        HomeWords::NoSuchCard(name) => "אין קלף בשם {}.", apart(name.0);
        HomeWords::Seed => "קוד ערבוב";
        HomeWords::SeedAbout => "אותו קוד מחלק אותם קלפים; למשחק אקראי השאירו ריק";
        HomeWords::ByChance => "אקראי";
        HomeWords::WithoutCoach => "בלי מאמן";
        HomeWords::WithoutCoachAbout => "בשולחן הזה אף אחד לא רשאי לשאול את המאמן.";
        HomeWords::UndoPastBots => "ביטול אחרי שליפות של בוטים";
        HomeWords::UndoPastBotsAbout => "האם אפשר לבטל מהלך אחרי שבוט חשף קלף; הדבר נרשם ביומן";
        HomeWords::PastBots(PastBots::ByPeople) => "כשמשחקים לבד";
        HomeWords::PastBots(PastBots::Always) => "תמיד";
        HomeWords::PastBots(PastBots::UntilShown) => "אף פעם";
        HomeWords::Begin => "התחלה";
        HomeWords::NoName(it) => "ל{} אין שם.", seat(it);
        HomeWords::AnotherWithName(name) => "יש שני שחקנים בשם {}.", apart(name.0);
        HomeWords::NoChance(reason) => "הדפדפן לא סיפק מספרים אקראיים: {}.", apart(reason.0);
        HomeWords::HowKept => "איך נשמרים המשחקים";
        HomeWords::KeptOnDisk => "כל מהלך נשמר במכשיר הזה; הסימן בראש המשחק מראה מתי הוא נשמר. אם הדפדפן נסגר לפני כן, המהלכים האחרונים עלולים ללכת לאיבוד; בהפסקת חשמל אפשר לאבד קצת יותר.";
        HomeWords::KeptAsLongAs(Staying::Promised) => "הדפדפן הזה הבטיח לא למחוק אותם.";
        HomeWords::KeptAsLongAs(Staying::WhileThereIsRoom) => "הדפדפן הזה עלול למחוק אותם כשנגמר המקום במכשיר; כשמתחיל משחק, הדף מבקש ממנו לא לעשות זאת.";
        HomeWords::KeptAsLongAs(Staying::Untold) => "הדפדפן הזה לא מודיע אם הוא מוחק אותם כשנגמר המקום במכשיר.";
        HomeWords::KeptInSafari => "\u{2068}Safari\u{2069} מוחק משחקים שמורים אחרי שבעה ימים בלי ביקור, אלא אם הדף נמצא במסך הבית או ב־\u{2068}Dock\u{2069}.";
        HomeWords::KeptInFrames => "בתוך אתר אחר, דפדפנים שומרים משחקים בנפרד או לא שומרים כלל.";
        HomeWords::KeptElsewhere => "ליתר ביטחון, התקינו את הדף מתפריט הדפדפן או העתיקו משחק כטקסט: אפשר לפתוח אותו שוב בכל מכשיר.";
        HomeWords::OpenFromText => "פתיחת משחק מטקסט";
        HomeWords::PasteText => "הדביקו טקסט של משחק";
        HomeWords::Open => "פתיחה";
    }
}

fn seat(seat: Seat) -> String {
    format!("מקום {}", digits(seat.number() + 1))
}

/// What came out of files, in a sentence.
fn brought(new: usize, further: usize, known: usize) -> String {
    let counts = [(new, "חדשים"), (further, "המשכים לקיימים"), (known, "היו כאן כבר")];
    let told = counts.into_iter().filter(|(games, _)| *games > 0);
    let told: Vec<String> = told.map(|(games, what)| format!("{what} {}", digits(games))).collect();
    if told.is_empty() {
        "לא נמצאו משחקים.".to_owned()
    } else {
        format!("משחקים: {}.", told.join(", "))
    }
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "תכלת",
        Colour::Violet => "סגול",
        Colour::Bone => "שנהב",
        Colour::Coral => "אלמוג",
        Colour::Amber => "ענבר",
    }
}

const fn player(player: Controller) -> &'static str {
    match player {
        Controller::Human => "אדם במכשיר הזה",
        Controller::Bot(Bot::Random) => "בוט: מהלכים אקראיים",
        Controller::Bot(Bot::Friendly) => "בוט: רמת מתחילים",
        Controller::Bot(Bot::Greedy) => "בוט: רמת מועדון",
        Controller::Bot(Bot::Strong) => "בוט: רמה חזקה",
        Controller::Bot(Bot::Expert) => "בוט: רמת מומחים",
    }
}

/// A goal of a map: «8°C», «14% חמצן», «9 אוקיינוסים».
fn goal(of: Parameter, goal: i8) -> String {
    let value = apart(&level(of, goal));
    match (of, plural(goal.into())) {
        (Parameter::Temperature, _) => value,
        (Parameter::Oxygen, _) => format!("{value} חמצן"),
        (Parameter::Oceans, NumberForm::One) => "אוקיינוס אחד".to_owned(),
        (Parameter::Oceans, NumberForm::Two | NumberForm::Few | NumberForm::Many) => {
            format!("{value} אוקיינוסים")
        }
        (Parameter::Venus, _) => format!("{value} נוגה"),
    }
}

/// A map in figures: «61 אזורים, 12 לאוקיינוסים, 4 געשיים. יעדים: 8°C, 14% חמצן, 9 אוקיינוסים. …»
fn map_about(map: &Map) -> String {
    let volcanic = match map.volcanic.len() {
        0 => "בלי געשיים".to_owned(),
        number => format!("{} געשיים", digits(number)),
    };
    let areas = several(map.spots.len(), "אזור אחד", "אזורים");
    let mut text = format!("{areas}, {} לאוקיינוסים, {volcanic}.", digits(map.ocean.len()));
    let goals = [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].into_iter();
    let goals: Vec<String> = goals.filter_map(|it| Some(goal(it, map.tracks[it].as_ref()?.goal()))).collect();
    let _ = write!(text, " יעדים: {}.", goals.join(", "));
    for effects in asking_areas(map) {
        let _ = write!(text, " באחד האזורים: {}.", breath(&effects, &Card::BLANK));
    }
    let names = |all: [&str; 5]| all.map(apart).join(", ");
    let milestones = names(map.milestones.map(|it| milestone_name(&it)));
    let awards = names(map.awards.map(|it| award_name(&it)));
    let _ = write!(text, " נקודות ציון: {milestones}. פרסים: {awards}.");
    text
}
