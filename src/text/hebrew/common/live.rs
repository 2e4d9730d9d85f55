//! A game that is played from several devices at once.

use super::{apart, moves, of_person, person, to_person};
use crate::text::mars::prelude::*;

pub(super) fn live(words: LiveWords<'_>) -> Text {
    say! { words;
        LiveWords::Title => "משחק מכמה מכשירים";
        LiveWords::About => "כולם משחקים בו בזמן, כל שחקן במכשיר שלו. המכשירים מתקשרים ביניהם, בלי שרת שלנו.";
        LiveWords::NoWebRtc => "הדפדפן הזה לא יכול לחבר מכשירים (\u{2068}WebRTC\u{2069}). אפשר לשחק באמצעות קישורים.";
        LiveWords::Secrets => "כל מכשיר מכיל את כל המשחק, גם את קוד הערבוב ואת הקלפים החבויים. הדף מראה לכל שחקן רק את שלו, אבל מי שרוצה יכול להציץ: שחקו רק עם מי שאתם סומכים עליו.";
        LiveWords::KeepOpen => "השאירו את הדף פתוח בשני המכשירים: טעינה מחדש, או טלפון שנרדם, מנתקים את החיבור. הזמנה חדשה מחזירה אותו.";
        LiveWords::Where => "היכן המכשירים?";
        LiveWords::InThisRoom => "באותה רשת";
        LiveWords::OverTheInternet => "דרך האינטרנט";
        LiveWords::ServerAbout => "דרך האינטרנט נדרש שרת \u{2068}STUN\u{2069} או \u{2068}TURN\u{2069}. הוא לומד את כתובות הרשת של שני המכשירים; שרת \u{2068}TURN\u{2069} גם מעביר את מה שהם שולחים, מוצפן.";
        LiveWords::Server => "כתובת השרת";
        LiveWords::ServerMissing => "בלי כתובת של שרת אי אפשר להתחבר דרך האינטרנט. למשחק באמצעות קישורים לא נדרש שרת.";
        LiveWords::Invite(name) => "הזמנה {}", to_person(name);
        LiveWords::Looking => "מחפשים את הכתובות של המכשיר הזה …";
        LiveWords::SendInvitation(name) => "שלחו את ההזמנה הזאת {}, כקישור, כקוד \u{2068}QR\u{2069} או כטקסט.", to_person(name);
        LiveWords::AnswerOf(name) => "התשובה {}", of_person(name);
        LiveWords::Connect => "חיבור";
        LiveWords::Connecting => "מתחברים …";
        LiveWords::NotFound => "המכשירים עוד לא מצאו זה את זה. האם הם באותה רשת? דרך האינטרנט נדרש שרת.";
        LiveWords::Refused(why) => "הדפדפן סירב: {}", apart(why.0);
        LiveWords::Scan => "קריאת הקוד במצלמה";
        LiveWords::NoCamera => "אי אפשר להשתמש כאן במצלמה. בקשו את התשובה כטקסט.";
        LiveWords::NoAddress => "למכשיר הזה אין כתובת רשת. חברו אותו לרשת ונסו שוב.";
        LiveWords::WrongServer => "זאת לא כתובת של שרת \u{2068}STUN\u{2069} או \u{2068}TURN\u{2069}.";
        LiveWords::Invited => "הוזמנתם למשחק";
        LiveWords::YourName => "השם שלכם";
        LiveWords::Accept => "קבלת ההזמנה";
        LiveWords::SendAnswer => "שלחו את התשובה הזאת בחזרה למי שהזמין אתכם, והשאירו את הדף הזה פתוח.";
        LiveWords::AwaitHost => "ממתינים למכשיר המארח …";
        LiveWords::HandedOver => "התשובה הגיעה לדף של המשחק. את הדף הזה אפשר לסגור.";
        LiveWords::NotAwaited => "אף דף פתוח כאן לא ממתין לתשובה הזאת. העתיקו את הטקסט שלה והדביקו אותו במקום שבו נוצרה ההזמנה.";
        LiveWords::Devices => "מכשירים";
        LiveWords::Here => "במכשיר הזה";
        LiveWords::Connected => "מחובר";
        LiveWords::Silent => "לא מגיב";
        LiveWords::Away => "לא מחובר";
        LiveWords::Unconfirmed(number) => "עוד לא אושר: {}", moves(number);
        LiveWords::GiveToBot(name) => "העברה לבוט: {}", person(name);
        LiveWords::GoOnAsHost => "המשך כמכשיר המארח";
        LiveWords::GoOnAsHostAbout => "כל המשחק אצלכם: הזמינו שוב את האחרים. מה שימשיך במכשיר המארח שאבד יהיה כבר משחק אחר.";
        LiveWords::Stop => "ניתוק";
        LiveWords::NotCarriedOut => "המהלך האחרון שלכם לא בוצע: המשחק כבר המשיך אחרת.";
        LiveWords::Parted => "המשחק שהיה כאן המשיך אחרת: הוא נשמר כמשחק נפרד.";
        LiveWords::Ended(why) => (ended(why));
        LiveWords::Unusable(why) => (unusable(why));
    }
}

fn ended(why: EndReason) -> Text {
    let host_is_newer =
        "במכשיר המארח יש גרסה חדשה יותר של \u{2068}Viriditas\u{2069}. טענו מחדש את הדף במכשיר האורח.";
    say! { why;
        EndReason::Left => "החיבור הסתיים. הזמנה חדשה תחבר אתכם שוב.";
        EndReason::Version { host, guest } if host > guest => (host_is_newer);
        EndReason::Rules { host, guest } if host > guest => (host_is_newer);
        EndReason::Version { .. } | EndReason::Rules { .. } => "במכשיר האורח יש גרסה חדשה יותר של \u{2068}Viriditas\u{2069}. טענו מחדש את הדף במכשיר המארח.";
        EndReason::SeatGiven => "בוט משחק עכשיו במקום השחקן הזה, ולכן החיבור הסתיים.";
        EndReason::Replaced => "השחקן הזה מחובר עכשיו מדף אחר או ממכשיר אחר. המשיכו לשחק שם.";
        EndReason::OtherRoom | EndReason::OtherSeat | EndReason::Unreadable(_) | EndReason::TooMuch | EndReason::BrokenRecord | EndReason::OutOfStep => "החיבור הסתיים: אחת ההודעות לא הייתה שייכת למשחק הזה. הזמנה חדשה תחבר אתכם שוב.";
    }
}

fn unusable(why: InvitationError) -> Text {
    let other_is_newer = "במכשיר האחר יש גרסה חדשה יותר של \u{2068}Viriditas\u{2069}. טענו מחדש את הדף הזה.";
    say! { why;
        InvitationError::NotOne | InvitationError::Damaged | InvitationError::TooLong => "זאת לא הזמנה שלמה או תשובה שלמה. העתיקו שוב את כל הטקסט.";
        InvitationError::OtherVersion { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherRules { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherVersion { .. } | InvitationError::OtherRules { .. } => "במכשיר הזה יש גרסה חדשה יותר של \u{2068}Viriditas\u{2069}. טענו מחדש את הדף במכשיר האחר.";
        InvitationError::IsAnswer => "זאת תשובה. מקומה במכשיר שבו נוצרה ההזמנה.";
        InvitationError::IsInvitation => "זאת הזמנה. פתחו אותה במכשיר המוזמן והדביקו כאן את התשובה משם.";
        InvitationError::OtherGame | InvitationError::ForOther => "זה שייך למשחק אחר או לשחקן אחר. בדקו מה העתקתם.";
        InvitationError::Own => "ההזמנה הזאת נוצרה במכשיר הזה. שלחו אותה למכשיר אחר.";
        InvitationError::Used | InvitationError::Old => "ההזמנה הזאת כבר לא בתוקף. נדרשת הזמנה חדשה.";
    }
}
