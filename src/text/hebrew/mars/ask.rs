//! Questions and their answers.

use crate::text::hebrew::choice;
use crate::text::hebrew::common::{apart, card_called, cards, digits, money, person, several, to_person};
use crate::text::hebrew::effect::sentences;
use crate::text::hebrew::noun::noun;
use crate::text::hebrew::phrase::{counted, production};
use crate::text::hebrew::terms::{listed, signed, tile_object};
use crate::text::mars::prelude::*;

pub(crate) fn ask(words: AskWords<'_>) -> Text {
    say! { words;
        AskWords::Back => "חזרה";
        AskWords::EscapeKey => "\u{2068}Esc\u{2069}";
        AskWords::ChooseAction => "שחקו קלף או בחרו פעולה.";
        AskWords::KeepMoney => "טיפ: בהתחלה הכסף דחוק. רכשו רק קלפים שתוכלו לשחק בקרוב.";
        AskWords::OneActionBuysTime => "טיפ: פעולה אחת בתור מאפשרת לחכות; שתיים מאפשרות להקדים יריב.";
        AskWords::MilestonesAreFew => "טיפ: אפשר לתבוע רק שלוש נקודות ציון. אל תחכו יותר מדי.";
        AskWords::ChooseToSell => "בחרו קלפים למכירה";
        AskWords::ChooseTrade => "בחרו אריח מושבה לסחר.";
        AskWords::LookCloselyAt(id) => "הגדלת {}", card_called(id);
        AskWords::Chosen => "נבחר";
        AskWords::ChooseCard => "בחרו קלף";
        AskWords::BackToCards => "חזרה לקלפים";
        AskWords::InsteadOfIt(amount) => "במקום זאת תקבלו {}.", money(amount);
        AskWords::YourPreludes => "הפרלודים שלכם";
        AskWords::YouBeginWith => "אתם מתחילים עם";
        AskWords::CardsPaid(paid) => (cards(paid.into()));
        AskWords::PreludeWouldFail(id) => "{}: ללא השפעה", card_called(id);
        AskWords::MayDiffer => "בחירות ושליפות עשויות לשנות זאת.";
        AskWords::ChosenAlready(1) => "קלף אחד כבר נבחר.";
        AskWords::ChosenAlready(chosen) => "{} קלפים כבר נבחרו.", digits(chosen);
        AskWords::OneMoreCosts { price, has } => "עם עוד אחד העלות היא {}; יש לכם {}.", money(price as i32), digits(has);
        AskWords::MoneyLeft => "מ״ש נותרו";
        AskWords::EachCosts(price) => "כל קלף עולה {}.", money(price);
        AskWords::Keep { chosen, of } => "השאירו {} מתוך {}", digits(chosen), digits(of);
        AskWords::Buy { cards: bought, price } => "רכשו {} תמורת {}", cards(bought), money(price as i32);
        AskWords::Sell { cards: sold, price } => "מכרו {} תמורת {}", cards(sold), money(price as i32);
        AskWords::YourProjectCards => "קלפי המיזם שלכם";
        AskWords::ToBuyFrom(dealt) => "{} לרכישה בהמשך", cards(dealt);
        AskWords::YourCorporation => "התאגיד שלכם";
        AskWords::KeptSoFar(kept) => "השארתם עד כה: {}", digits(kept);
        AskWords::YourTags => "התגים שלכם";
        AskWords::Ready => "מוכנים:";
        AskWords::Passed { from, to } => "{} אליכם, ואז {}", from_person(from), to_person(to);
        AskWords::You => "אתם";
        AskWords::PlayableFor(price) => "אפשר לשחק כעת תמורת {}.", money(price);
        AskWords::YouHave(number, tag) => "יש לכם {}.", counted(number, Noun::of_tag(tag));
        AskWords::OpponentsHave(number, tag) => "ליריבים יש {}.", counted(number, Noun::of_tag(tag));
        AskWords::TilesNow(number, class) => "כעת {}.", counted(number, Noun::of_tiles(class));
        AskWords::EventsPlayed(1) => "שוחק אירוע אחד.";
        AskWords::EventsPlayed(number) => "שוחקו {}.", counted(number, Noun::Event);
        AskWords::MayPay { with, has, worth } => "{}: {}, בשווי {} ליחידה.", payer(with), digits(has), money(worth);
        AskWords::PaymentOf(Price { unit, amount }) => "תשלום של {}", counted(amount.into(), Noun::of_resource(unit));
        AskWords::PaidWith(part, unit) => (paid_with(part, unit));
        AskWords::LessPaidWith(part, unit) => "פחות {}", paid_with(part, unit);
        AskWords::MorePaidWith(part, unit) => "יותר {}", paid_with(part, unit);
        AskWords::PaidForNothing { with, amount } => "אתם משלמים {} יותר מהנדרש.", some_of(with, amount);
        AskWords::KeptMetal { with, least: 0 } => "אתם חוסכים ב{} (הגדרות).", payer(with);
        AskWords::KeptMetal { with, least } => "אתם חוסכים ב{} (הגדרות), אבל כאן צריך לפחות {}.", payer(with), digits(least);
        AskWords::Taxed(amount) => "האדומים: על עליית הד״ה תשלמו עוד {}.", money(amount);
        AskWords::TradeWith(tile) => "סחרו עם {}", card_called(tile);
        AskWords::Pay(parts) => "שלמו {}", listed(parts.iter().map(|&(with, amount)| some_of(with, amount)));
        AskWords::Number => "מספר";
        AskWords::LowerNumber => "מספר קטן יותר";
        AskWords::HigherNumber => "מספר גדול יותר";
        AskWords::AreasLit(1) => "אזור אחד מודגש במפה. הצביעו עליו כדי לראות מה הוא נותן.";
        AskWords::AreasLit(areas) => "{} מודגשים במפה. הצביעו על אחד מהם כדי לראות מה הוא נותן.", several(areas, "אזור אחד", "אזורים");
        AskWords::Area { map, space } => (choice::space(map, space));
        AskWords::ClaimHere => "תפסו את האזור הזה";
        AskWords::PlaceHere(tile) => "הניחו {} כאן", tile_object(tile);
        AskWords::AreasAsList => "האזורים כרשימה";
        AskWords::HappensForCertain => "מה יקרה";
        AskWords::OnlyTakesFromYou => "אתם רק מפסידים מזה.";
        AskWords::StepLost(step) => "ללא השפעה: {}", sentences(core::slice::from_ref(step), &Card::BLANK);
        AskWords::CannotBeUndone => "חושף קלפים: אי אפשר לבטל.";
        AskWords::LeftAtPass { cards: left, money: amount } => "אתם עדיין יכולים לשחק {}, ונותרו לכם {}.", cards(left), money(amount);
        AskWords::AwardNow(standing) => "כעת: {}. הניקוד נקבע בסיום המשחק.", listed(standing.iter().map(|&(name, count)| format!("{}: {}", person(name), apart(&signed(count)))));
        AskWords::LastProduction => "שלב הייצור האחרון.";
        AskWords::IncomeAbout => "בכל עידן אתם מקבלים מ״ש לפי הד״ה + הכנסת המזומנים שלכם, וגם את שאר המשאבים לפי הייצור שלכם. אנרגיה שלא נוצלה הופכת לחום.";
        AskWords::Aim(GameAim::Points { with_venus }) => "העלו את הטמפרטורה{} והניחו אוקיינוסים: כל שלב שאתם מעלים נותן {}, כלומר הכנסה בכל עידן ונקודה בסיום. המשחק מסתיים בעידן שבו {} מגיעים ליעד. הניקוד הגבוה ביותר מנצח: ד״ה, ערים, חורש, קלפים, נקודות ציון ופרסים.", if with_venus { ", את החמצן ואת נוגה" } else { " ואת החמצן" }, counted(1, Noun::Rating), if with_venus { "ארבעתם" } else { "שלושתם" };
        AskWords::Aim(GameAim::Terraforming { last, with_venus }) => "הביאו את הטמפרטורה, החמצן{} ליעדיהם עד סוף עידן {}, וניצחתם. כל שלב שאתם מעלים נותן {}, כלומר הכנסה בכל עידן ונקודה בסיום.", if with_venus { ", האוקיינוסים ונוגה" } else { " והאוקיינוסים" }, digits(last), counted(1, Noun::Rating);
        AskWords::Aim(GameAim::Rating { last }) => "הגיעו ל{} עד סוף עידן {}, וניצחתם. כל שלב של טמפרטורה, חמצן או אוקיינוסים שאתם מעלים נותן {}, כלומר הכנסה בכל עידן.", counted(RATING_TO_WIN.into(), Noun::Rating), digits(last), counted(1, Noun::Rating);
        AskWords::ProductionOf(of) => (production(Noun::of_resource(of), false));
        AskWords::CardsInHand => "קלפים ביד";
    }
}

/// From a player, whose cards are passed on.
fn from_person(player: Called<'_>) -> String {
    match player {
        Called::You => "מכם".to_owned(),
        Called::Name(name) => format!("מ־{}", apart(name)),
    }
}

/// Something that pays: a resource, and the card that it lies on, if any.
fn parts(with: Payer) -> (Noun, String) {
    match with {
        Payer::Stock(it) => (Noun::of_resource(it), String::new()),
        Payer::Card(id) => {
            let held = card(id).holds.map_or(Noun::Resource, Noun::of_card_resource);
            (held, format!(" על הקלף {}", card_called(id)))
        }
    }
}

/// Something that pays, without a number: «פלדה», «מרחפים על הקלף ספינות אוויר».
fn payer(with: Payer) -> String {
    let (of, place) = parts(with);
    format!("{}{place}", noun(of).bulk)
}

/// A number of something that pays: «3 יחידות פלדה».
fn some_of(with: Payer, amount: u16) -> String {
    let (of, place) = parts(with);
    format!("{}{place}", counted(amount.into(), of))
}

/// What pays a part of a price, with what one of it is worth: «פלדה, בשווי 2 מ״ש ליחידה».
fn paid_with(part: PaymentLine, unit: Resource) -> String {
    let worth = counted(part.worth.into(), Noun::of_resource(unit));
    format!("{}, בשווי {worth} ליחידה", payer(part.with))
}
