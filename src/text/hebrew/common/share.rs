//! A game that travels.

use super::live::live;
use super::{digits, moves, of_person, people, person};
use crate::text::hebrew::terms::{and, attached};
use crate::text::mars::prelude::*;

pub(crate) fn share(words: ShareWords<'_>) -> Text {
    say! { words;
        ShareWords::Rematch => "משחק נוסף";
        ShareWords::RematchAbout => "אותם שחקנים ואותו סידור, קלפים חדשים";
        ShareWords::SameCards => "שוב אותם קלפים";
        ShareWords::SameCardsAbout => "אותם שחקנים, אותו סידור ואותו קוד ערבוב: הקלפים מגיעים באותו סדר";
        ShareWords::Share => "שיתוף";
        ShareWords::ShareThisGame => "שיתוף המשחק הזה";
        ShareWords::HoldsEverySecret => "הקישור מכיל את כל המשחק, גם את הקלפים החבויים. הדף מראה לכל שחקן רק את שלו, אבל מי שרוצה יכול להציץ: שלחו אותו רק למי שאתם סומכים עליו.";
        ShareWords::For => "עבור";
        ShareWords::ForAnyone => "כולם";
        ShareWords::ForPlayer(name) => (person(name));
        ShareWords::ForPlayerAsked(name) => "{} (התור הנוכחי)", person(name);
        ShareWords::Send => "שליחה…";
        ShareWords::TheLink => "קישור";
        ShareWords::Picture => "קוד \u{2068}QR\u{2069} של הקישור";
        ShareWords::PictureAbout => "כוונו אליו מצלמה של מכשיר אחר.";
        ShareWords::NoPicture => "המשחק הזה ארוך מדי לקוד \u{2068}QR\u{2069}: העתיקו את הקישור שלו.";
        ShareWords::Message => "משחק ב־\u{2068}Viriditas\u{2069}:";
        ShareWords::MessageTo(name) => "{}:", turn_of(name);
        ShareWords::Invited => "פתיחת משחק ששותף";
        ShareWords::InvitedTo(name) => (turn_of(name));
        ShareWords::NothingIsReplaced => "המשחקים השמורים שלכם נשארים.";
        ShareWords::Awaited(names) => "התור {}", one_of(names);
        ShareWords::ToSit(name) => "אתם {}", person(name);
        ShareWords::PlayOn => "המשך המשחק";
        ShareWords::Watch => "צפייה מההתחלה";
        ShareWords::SeeScore => "הצגת הניקוד";
        ShareWords::NotNow => "לא עכשיו";
        ShareWords::Divergence(it) => (divergence(it));
        ShareWords::CameIn { from, missing } => (came_in(&people(from), &people(missing)));
        ShareWords::FromLink => "מהקישור";
        ShareWords::Kept => "העותק שלכם";
        ShareWords::PlayOnWithKept => "המשך בעותק שלכם";
        ShareWords::KeepBoth => "שמירת שניהם ופתיחת המשחק הזה";
        ShareWords::SavePicture => "שמירת התמונה";
        ShareWords::SharePicture => "שיתוף התמונה";
        ShareWords::PictureFailed => "הדפדפן הזה לא הצליח ליצור את התמונה.";
        ShareWords::Replay => "צפייה חוזרת";
        ShareWords::Moment { at, of } => "מהלך {} מתוך {}", digits(at), digits(of);
        ShareWords::Moves => "מהלכים";
        ShareWords::Back => "המהלך הקודם";
        ShareWords::On => "המהלך הבא";
        ShareWords::DivisionBack(Division::Generation) => "העידן הקודם";
        ShareWords::DivisionOn(Division::Generation) => "העידן הבא";
        ShareWords::DivisionBack(Division::Round) => "הסבב הקודם";
        ShareWords::DivisionOn(Division::Round) => "הסבב הבא";
        ShareWords::Run => "הפעלה";
        ShareWords::Halt => "השהיה";
        ShareWords::SeenBy => "תצוגה";
        ShareWords::Everyone => "לכולם";
        ShareWords::BranchHere => "המשך משחק מכאן";
        ShareWords::BranchAbout => "מתחיל מכאן משחק חדש; המשחק הזה נשאר כפי שהוא.";
        ShareWords::Leave => "סיום הצפייה";
        ShareWords::SendTurn(names) => "התור {}.", one_of(names);
        ShareWords::SendTurnAbout => "העבירו את המשחק הלאה. כשיחזור קישור, פתחו אותו כדי להמשיך כאן.";
        ShareWords::AllAtThisDevice => "כולנו משחקים במכשיר הזה";
        ShareWords::Live(words) => (live(words));
    }
}

/// That it is a player's turn, as a heading.
fn turn_of(player: Called<'_>) -> String {
    match player {
        Called::You => "תורכם".to_owned(),
        Called::Name(_) => format!("התור של {}", person(player)),
    }
}

/// Of one of several players: «של Ada או של Bob».
fn one_of(players: &[Called<'_>]) -> String {
    players.iter().map(|&player| of_person(player)).collect::<Vec<_>>().join(" או ")
}

fn came_in(from: &[String], missing: &[String]) -> String {
    let missing = match missing {
        [] => "כולם ענו.".to_owned(),
        missing => format!("תשובות שעוד חסרות: {}.", and(missing)),
    };
    format!("תשובות חדשות: {}. {missing}", and(from))
}

fn divergence(it: Divergence) -> String {
    say! { it;
        Divergence::Other => "אין לכם עותק של המשחק הזה.";
        Divergence::Same => "המשחק הזה כבר נמצא אצלכם.";
        Divergence::Further(more) => "הוא מקדים את העותק שלכם {}.", attached("ב", &moves(more));
        Divergence::Behind(more) => "העותק שלכם מקדים אותו {}.", attached("ב", &moves(more));
        Divergence::Together(_) => "בו ובעותק שלכם יש תשובות של שחקנים שונים לאותה שאלה. אפשר לאחד אותן.";
        Divergence::Apart(common) => "העותק שלכם והמשחק הזה נפרדים אחרי {}: אותו תור שוחק פעמיים.", moves(common);
    }
}
