//! Amounts, counts and conditions.

use super::phrase;
use super::terms::{
    a_tag, a_tag_of, agreeing, and, attached, bulk, by_steps, card_resource, counted as number_of,
    counted_as, degrees, figures, form, gender, influence, money, of_production, or, percent, production,
    resources, steps, tag, the_party, the_production, the_productions,
};
use crate::text::grammar::Gender;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::parts;

/// The words of each of several.
pub(super) fn each<T: Copy, S>(of: &[T], words: impl FnMut(T) -> S) -> Vec<S> {
    of.iter().copied().map(words).collect()
}

/// A quantity: «2 יחידות פלדה», «1 מ״ש על כל אריח עיר במאדים», «כמות זהה של אנרגיה».
pub(in crate::text) fn phrase(of: Quantity) -> String {
    let that_many = || phrase::that_many(of.of);
    numbered(of.number, |number| number_of(number, of.of), that_many)
}

/// A number of something that has words of its own.
pub(super) fn numbered(
    number: HowMany,
    plainly: impl Fn(i32) -> String,
    that_many: impl Fn() -> String,
) -> String {
    say! { number;
        HowMany::Exactly(number) => (plainly(number));
        HowMany::ThatMany => (that_many());
        HowMany::Each { each, times } => "{}{}", plainly(each), for_each(times);
        HowMany::ByRank { first, second, ranking } => "{} אם אתם במקום הראשון ({}), או {} אם אתם במקום השני", plainly(first), extreme(ranking.of, ranking.end), plainly(second);
    }
}

/// An amount that a card shows.
pub(super) fn amount_of(amount: Amount, of: Noun, card: &Card) -> String {
    phrase(Quantity::of(amount, of, card))
}

/// By how many steps: «בשלב אחד», «ב־2 שלבים», «במספר זהה של שלבים».
pub(super) fn by(amount: Amount, card: &Card) -> String {
    numbered(HowMany::of(amount, card), by_steps, || attached("ב", &phrase::that_many(Noun::Step)))
}

/// «הכי הרבה תגי מדע», «הכנסת המזומנים הגבוהה ביותר», «הד״ה הנמוך ביותר».
fn extreme(of: &[Count], end: End) -> String {
    let degree = words! { end;
        End::Highest => ["הגבוה", "הגבוהה"];
        End::Lowest => ["הנמוך", "הנמוכה"];
    };
    let many = words! { end;
        End::Highest => "הכי הרבה";
        End::Lowest => "הכי מעט";
    };
    let together = if of.len() > 1 { " יחד" } else { "" };
    say! { of;
        [Count::Rating] => "הד״ה {} ביותר", degree[0];
        [Count::Production(it)] => "{} {} ביותר", the_production(*it), of_production(*it, degree);
        _ => "{many} {}{together}", and(&each(of, most_of));
    }
}

/// « על כל …», with what limits it and what influence makes of it.
pub(super) fn for_each(times: Times) -> String {
    let by_influence = words! { times.influence;
        0 => "";
        1.. => ", בתוספת ההשפעה הפוליטית שלכם";
        _ => ", בניכוי ההשפעה הפוליטית שלכם";
    };
    let Some(counts) = times.of else {
        let times = match times.base {
            1 => "פעם אחת".to_owned(),
            number => format!("{} פעמים", figures(number.into())),
        };
        return format!(", {times}{by_influence}");
    };
    let per = if times.per == 1 { String::new() } else { format!("{} ", figures(times.per)) };
    let start: String = say! { times.base;
        0 => "";
        base @ 1.. => " ועוד {}", figures(base.into());
        base => " מעבר ל־{}", figures(-i32::from(base));
    };
    let this = if times.includes_this { ", כולל זה" } else { "" };
    let limit = times.most.map_or_else(String::new, |most| format!(" (עד {})", figures(most.into())));
    format!(" על כל {per}{}{start}{this}{limit}{by_influence}", counted(counts, times.per))
}

/// What is counted, without the number.
pub(super) fn counted((thing, range): (Thing, Range), number: i32) -> String {
    let noun = |of: Noun| form(of, number);
    let is_one = number == 1;
    let whose = words! { range;
        Range::Own => "שיש לכם";
        Range::OwnOnMars => "שיש לכם במאדים";
        Range::Opponents => "של היריבים";
        Range::InPlay => "במשחק";
        Range::OnMars | Range::Planet => "במאדים";
        Range::BesideThisTile => "ליד האריח הזה";
        Range::OnThisCard => "שעל הקלף הזה";
    };
    say! { thing;
        Thing::Tag(it) => "{} {whose}", noun(Noun::of_tag(it));
        Thing::Tile(class) => "{} {whose}", noun(Noun::of_tiles(class));
        Thing::Resource(it) => "{} {whose}", noun(Noun::of_resource(it));
        Thing::Held(kind) => "{} {whose}", noun(kind.map_or(Noun::Resource, Noun::of_card_resource));
        Thing::Colony => "{} {whose}", noun(Noun::Colony);
        Thing::Tagless => "{} שלכם בלי תגים", noun(Noun::Card);
        Thing::Event => "{} {} על ידי שחקן כלשהו", noun(Noun::Event), played(number);
        Thing::Card => "{} שבידכם", noun(Noun::Card);
        Thing::Rating => "{} של הד״ה שלכם", noun(Noun::Step);
        Thing::Rise => "{} שהד״ה שלכם עלה בעידן הזה", noun(Noun::Step);
        Thing::Production(it) => "{} של {} שלכם", noun(Noun::Step), the_production(it);
        Thing::Level(Parameter::Temperature) => "\u{2068}°C\u{2069}";
        Thing::Level(Parameter::Oxygen) => (if is_one { "אחוז חמצן" } else { "אחוזי חמצן" });
        Thing::Level(Parameter::Oceans) => "{} במאדים", noun(Noun::OceanTile);
        Thing::Level(Parameter::Venus) => (if is_one { "אחוז של מדד נוגה" } else { "אחוזים של מדד נוגה" });
        Thing::Chosen => (if is_one { "יחידה שנבחרה" } else { "יחידות שנבחרו" });
        Thing::Goal(of) => (tally(of, Numeral::Plainly(number)));
        Thing::Influence => "{} {whose}", if is_one { "נקודת השפעה פוליטית" } else { "נקודות השפעה פוליטית" };
        Thing::Rank(ranking) => "מקום לפי {}", extreme(ranking.of, ranking.end);
        Thing::RatingSet(over) => "\u{2068}5\u{2069} שלבים מלאים של הד״ה שלכם מעל {}", figures(over.into());
        Thing::Favour(it) => "תמיכה של {}", the_party(it);
        Thing::Led => "{} שבראשותכם", noun(Noun::Party);
        Thing::Chair(_) => "יו״ר";
        Thing::Party => "{} שיש לכם {} נציג", noun(Noun::Party), if is_one { "בה" } else { "בהן" };
    }
}

/// «ששוחק», «ששוחקו».
const fn played(number: i32) -> &'static str {
    if number == 1 { "ששוחק" } else { "ששוחקו" }
}

/// A count with its number, as a goal or a limit: «2 תגי מדע», «רמת חמצן של 9%», «ד״ה של 35».
pub(super) fn level(of: Count, number: i32) -> String {
    let it_is = |of: Noun| number_of(number, of);
    say! { parts(of, &Card::BLANK);
        (Thing::Tag(it), Range::Opponents) => "{} של היריבים", it_is(Noun::of_tag(it));
        (Thing::Tag(it), Range::InPlay) => "{} במשחק", it_is(Noun::of_tag(it));
        (Thing::Tag(it), _) => (it_is(Noun::of_tag(it)));
        (Thing::Colony, range) if range.is_own() => (it_is(Noun::Colony));
        (Thing::Colony, _) => "{} במשחק", it_is(Noun::Colony);
        (Thing::Tagless, _) => "{} בלי תגים", it_is(Noun::Card);
        (Thing::Tile(class), Range::BesideThisTile) => "{} ליד האריח", it_is(Noun::of_tiles(class));
        (Thing::Tile(class), Range::Own) => "{} משלכם", it_is(Noun::of_tiles(class));
        (Thing::Tile(class), Range::OwnOnMars) => "{} משלכם במאדים", it_is(Noun::of_tiles(class));
        (Thing::Tile(class), Range::Opponents) => "{} של היריבים", it_is(Noun::of_tiles(class));
        (Thing::Tile(class), Range::InPlay | Range::OnThisCard) => "{} במשחק", it_is(Noun::of_tiles(class));
        (Thing::Tile(class), Range::OnMars | Range::Planet) => "{} במאדים", it_is(Noun::of_tiles(class));
        (Thing::Held(_), _) => "{} על הקלף", it_is(Noun::Resource);
        (Thing::Event, _) => "{} {}", it_is(Noun::Event), played(number);
        (Thing::Card, _) => "{} ביד", it_is(Noun::Card);
        (Thing::Rating, _) => "ד״ה של {}", figures(number);
        (Thing::Rise, _) => "עלייה של {} בד״ה בעידן הזה", steps(number);
        (Thing::Production(it), _) => "{} {}", steps(number), attached("ב", &the_production(it));
        (Thing::Resource(it), _) => (resources(number, it));
        (Thing::Level(Parameter::Temperature), _) => "טמפרטורה של {}", degrees(number);
        (Thing::Level(Parameter::Oxygen), _) => "רמת חמצן של {}", percent(number);
        (Thing::Level(Parameter::Oceans), _) => (it_is(Noun::OceanTile));
        (Thing::Level(Parameter::Venus), _) => "מדד נוגה של {}", percent(number);
        (Thing::Chosen, _) => "בחירה של {}", figures(number);
        (Thing::Goal(Tally::Highest), _) => "ייצור של {}", figures(number);
        (Thing::Goal(Tally::Lowest), _) => "{} מכל משאב", figures(number);
        (Thing::Goal(Tally::KindsOfTile), _) => "{} (עיר, חורש, אריח מיוחד)", counted_as(number, "סוג אריח", "סוגי אריחים");
        (Thing::Goal(of), _) => (tally(of, Numeral::Numbered(number)));
        (Thing::Influence, _) => (influence(number));
        (Thing::Rank(ranking), _) => (extreme(ranking.of, ranking.end));
        (Thing::RatingSet(over), _) => "{} של \u{2068}5\u{2069} שלבי ד״ה מעל {}", if number == 1 { "סדרה אחת".to_owned() } else { format!("{} סדרות", figures(number)) }, figures(over.into());
        (Thing::Favour(it), _) => "ש{} תהיה בשלטון או שיהיו לכם בה שני נציגים", the_party(it);
        (Thing::Led, _) => "{} בראשותכם", it_is(Noun::Party);
        (Thing::Chair(Chair::Own), _) => "שהיו״ר יהיה נציג שלכם";
        (Thing::Chair(Chair::Neutral), _) => "יו״ר ניטרלי";
        (Thing::Party, _) => "נציגים ב־{}", it_is(Noun::Party);
    }
}

/// «נדרש», «נדרשת», «נדרשים» or «נדרשות», before what [`level`] says of a count.
pub(super) fn needed(of: Count, number: i32) -> &'static str {
    let (gender, number) = match parts(of, &Card::BLANK).0 {
        Thing::Tag(it) => (gender(Noun::of_tag(it)), number),
        Thing::Tile(class) => (gender(Noun::of_tiles(class)), number),
        Thing::Resource(it) => (gender(Noun::of_resource(it)), number),
        Thing::Level(Parameter::Oceans) => (gender(Noun::OceanTile), number),
        Thing::Colony => (gender(Noun::Colony), number),
        Thing::Led => (gender(Noun::Party), number),
        Thing::Goal(Tally::OnCards(&[kind])) => (gender(Noun::of_card_resource(kind)), number),
        Thing::Influence | Thing::RatingSet(_) => (Gender::Feminine, number),
        Thing::Rise | Thing::Chosen | Thing::Level(Parameter::Temperature | Parameter::Oxygen) => {
            (Gender::Feminine, 1)
        }
        Thing::Level(Parameter::Venus) | Thing::Rating | Thing::Goal(Tally::Highest) => {
            (Gender::Masculine, 1)
        }
        Thing::Rank(_) | Thing::Favour(_) | Thing::Chair(_) => (Gender::Masculine, 1),
        Thing::Party => (gender(Noun::Delegate), 2),
        Thing::Held(_) | Thing::Card | Thing::Tagless | Thing::Event | Thing::Production(_) => {
            (Gender::Masculine, number)
        }
        Thing::Goal(_) => (Gender::Masculine, number),
    };
    agreeing(gender, number, ["נדרש", "נדרשת", "נדרשים", "נדרשות"])
}

/// A kind of card behind the word, for one and for several.
const fn colour(kind: Kind) -> [&'static str; 2] {
    words! { kind;
        Kind::Automated => ["אוטומטי", "אוטומטיים"];
        Kind::Active => ["פעיל", "פעילים"];
        Kind::Event => ["אירוע", "אירוע"];
        Kind::Corporation | Kind::BeginnerCorporation => ["תאגיד", "תאגיד"];
        Kind::Prelude => ["פרלוד", "פרלוד"];
        Kind::Colony => ["מושבה", "מושבה"];
        Kind::Party => ["מפלגה", "מפלגה"];
        Kind::Global => ["אירוע גלובלי", "אירוע גלובלי"];
    }
}

/// Whether a thing stands with its number.
#[derive(Clone, Copy)]
enum Numeral {
    /// The form for a number, without it.
    Plainly(i32),
    /// With the number.
    Numbered(i32),
}

impl Numeral {
    /// A masculine thing.
    fn of(self, one: &str, several: &str) -> String {
        match self {
            Self::Plainly(1) => one.to_owned(),
            Self::Plainly(_) => several.to_owned(),
            Self::Numbered(number) => counted_as(number, one, several),
        }
    }

    /// What a noun names.
    fn noun(self, of: Noun) -> String {
        match self {
            Self::Plainly(number) => form(of, number).to_owned(),
            Self::Numbered(number) => number_of(number, of),
        }
    }

    /// «על», where it lies; behind «על כל» as a clause.
    const fn on(self) -> &'static str {
        match self {
            Self::Plainly(_) => "שעל",
            Self::Numbered(_) => "על",
        }
    }

    /// A verb or an adjective behind it.
    const fn agreeing(self, one: &'static str, several: &'static str) -> &'static str {
        match self {
            Self::Plainly(1) | Self::Numbered(1) => one,
            Self::Plainly(_) | Self::Numbered(_) => several,
        }
    }
}

/// What milestones and awards count, with its number or behind «הכי הרבה».
fn tally(of: Tally, number: Numeral) -> String {
    let card = || number.noun(Noun::Card);
    let tile = || number.noun(Noun::Tile);
    say! { of;
        Tally::Tags(kinds) => (number.of(&a_tag_of(kinds), &format!("תגי {}", or(&each(kinds, tag)))));
        Tally::KindsOfTag => (number.of("סוג תג", "סוגי תגים"));
        Tally::Cards(&[Kind::Event]) => "{} {}", number.noun(Noun::Event), number.agreeing("ששוחק", "ששוחקו");
        Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event]) => "{} {}", number.noun(Noun::ProjectCard), number.agreeing("ששוחק", "ששוחקו");
        Tally::Cards(kinds) => (number.of(&format!("קלף {}", or(&each(kinds, |it| colour(it)[0]))), &format!("קלפים {}", and(&each(kinds, |it| colour(it)[1])))));
        Tally::Costly(least) => "{} {} ומעלה", number.of("קלף אוטומטי או פעיל", "קלפים אוטומטיים ופעילים"), format_args!("{} {}", number.agreeing("שעלותו", "שעלותם"), money(least.into()));
        Tally::Limited => "{} עם דרישה, בלי אירועים", card();
        Tally::Raised => "{} מעל רמת ההתחלה", number.of("סוג ייצור", "סוגי ייצור");
        Tally::Highest => "מייצור אחד";
        Tally::Lowest => "מכל משאב";
        Tally::Productions(of) => "{} {}", number.noun(Noun::Step), attached("ב", &the_productions(of));
        Tally::KindsOfResource => (number.of("סוג משאב", "סוגי משאבים"));
        Tally::OnCards(kinds) if kinds.len() == CardResource::ALL.len() => "{} {} הקלפים שלכם", number.noun(Noun::Resource), number.on();
        Tally::OnCards(&[kind]) => "{} {} הקלפים שלכם", number.noun(Noun::of_card_resource(kind)), number.on();
        Tally::OnCards(kinds) => "{} {} הקלפים שלכם", number.of(&or(&each(kinds, |kind| card_resource(kind, 1))), &and(&each(kinds, |kind| card_resource(kind, 2)))), number.on();
        Tally::LowestRows(rows) => "{} ב־{} השורות התחתונות", tile(), figures(rows.into());
        Tally::EmptyBesideOwn => "{} ליד אריחים שלכם", number.of("אזור ריק", "אזורים ריקים");
        Tally::BesideOceans => "{} ליד אוקיינוסים", tile();
        Tally::AwayFromOceans => "{} {} ליד אוקיינוס", tile(), number.agreeing("שאינו", "שאינם");
        Tally::BesideVolcanoes => "{} באזורים געשיים או לידם", tile();
        Tally::LargestGroup => "{} בקבוצה אחת", tile();
        Tally::KindsOfTile => "{} (עיר, חורש, אריח מיוחד)", number.of("סוג אריח", "סוגי אריחים");
        Tally::Delegates => "{} במפלגות או כיו״ר", number.noun(Noun::Delegate);
    }
}

/// What a count is now, within a sentence that [`level`] begins.
pub(super) fn now(of: Count, number: i32) -> String {
    say! { parts(of, &Card::BLANK);
        (Thing::Level(Parameter::Temperature), _) => "כעת {}", degrees(number);
        (Thing::Level(Parameter::Oxygen | Parameter::Venus), _) => "כעת {}", percent(number);
        (Thing::Chosen, _) => "כעת {}", figures(number);
        (Thing::Rating, _) => "שלכם הוא {}", figures(number);
        (Thing::Rise, _) => "עד כה {}", figures(number);
        (_, range) if range.is_own() => "יש לכם {}", figures(number);
        _ => "כעת {}", figures(number);
    }
}

/// A condition as a noun: what a card requires.
pub(in crate::text) fn requirement(Requirement { of, bound }: Requirement) -> String {
    say! { (of, bound);
        (Count::Track(Parameter::Temperature), Bound::AtLeast(least)) => "{} ומעלה", level(of, least.into());
        (Count::Track(Parameter::Temperature), Bound::AtMost(most)) => "{} ומטה", level(of, most.into());
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtLeast(least)) => "{} ומעלה", level(of, least.into());
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtMost(most)) => "{} ומטה", level(of, most.into());
        (Count::Rating, Bound::AtLeast(least)) => "{} ומעלה", level(of, least.into());
        (Count::Leads, Bound::AtLeast(1)) => "מפלגה בראשותכם";
        (Count::Tags(it), Bound::AtLeast(1)) => (a_tag(it));
        (Count::Colonies(Whose::Own), Bound::AtLeast(1)) => (form(Noun::Colony, 1));
        (Count::Production(it), Bound::AtLeast(1)) => (production(it));
        (Count::Tiles(class, Whose::Own, Ground::Anywhere), Bound::AtLeast(1)) => "{} משלכם", form(Noun::of_tiles(class), 1);
        (_, Bound::AtLeast(least)) => (level(of, least.into()));
        (_, Bound::AtMost(most)) => "{} לכל היותר", level(of, most.into());
    }
}

/// What a card requires, as a sentence.
pub(super) fn requires(all: &[Requirement]) -> String {
    let verb = match all {
        [Requirement { of: Count::Production(it), bound: Bound::AtLeast(1) }] => {
            of_production(*it, ["נדרש", "נדרשת"])
        }
        [Requirement { of, bound: Bound::AtLeast(number) | Bound::AtMost(number) }] => {
            needed(*of, (*number).into())
        }
        _ => "נדרשים",
    };
    format!("{verb} {}.", and(&each(all, requirement)))
}

/// A condition as a clause, to follow «אם».
pub(super) fn condition(it: Requirement) -> String {
    let fragment: String = say! { (it.of, it.bound);
        (Count::Tags(_) | Count::Tiles(..), Bound::AtLeast(2..)) => "{} לפחות", requirement(it);
        _ => (requirement(it));
    };
    say! { parts(it.of, &Card::BLANK);
        (Thing::Held(_), _) if it.bound == Bound::AtLeast(1) => "יש על הקלף הזה משאב כלשהו";
        (Thing::Rise, _) => "העליתם את הד״ה שלכם בעידן הזה";
        (Thing::Rating, _) => "יש לכם {fragment}";
        (Thing::Favour(of), _) => "{} בשלטון או שיש לכם בה שני נציגים", the_party(of);
        (Thing::Chair(Chair::Own), _) => "היו״ר הוא נציג שלכם";
        (Thing::Chair(Chair::Neutral), _) => "היו״ר ניטרלי";
        (Thing::Led, _) => "אתם בראש מפלגה";
        (Thing::Level(Parameter::Temperature), _) => "יש {fragment}";
        (_, range) if range.is_own() => "יש לכם {fragment}";
        _ => "יש {fragment}";
    }
}

pub(crate) fn milestone(milestone: &Milestone) -> String {
    format!("המטרה: {}.", level(milestone.of, milestone.at_least.into()))
}

pub(in crate::text) fn award(award: &Award) -> String {
    format!("המטרה: {}.", extreme_of(award.of))
}

/// What an award compares; several counts are counted together.
fn extreme_of(of: &[Count]) -> String {
    if let [_] = of {
        extreme(of, End::Highest)
    } else {
        format!("הכי הרבה {}", and(&each(of, most_of)))
    }
}

/// A count to follow «הכי הרבה».
fn most_of(of: Count) -> String {
    say! { parts(of, &Card::BLANK);
        (Thing::Tag(it), Range::Own) => (bulk(Noun::of_tag(it)));
        (Thing::Tile(class), Range::Own) => (bulk(Noun::of_tiles(class)));
        (Thing::Colony, Range::Own) => (bulk(Noun::Colony));
        (Thing::Production(it), _) => (production(it));
        (Thing::Resource(it), _) => (bulk(Noun::of_resource(it)));
        (Thing::Rating, _) => "דירוג הארצה";
        (Thing::Card, _) => "קלפים ביד";
        (Thing::Influence, _) => "השפעה פוליטית";
        (Thing::Goal(of), _) => (tally(of, Numeral::Plainly(2)));
        other => (counted(other, 2));
    }
}
