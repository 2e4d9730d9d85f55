//! Hebrew nouns: for one and for several, the absolute and the construct state.

use crate::text::grammar::Gender::{self, Feminine, Masculine};
use crate::text::grammar::NumberForm;
use crate::text::plan::Noun;
use crate::text::say::words;

/// The forms of a Hebrew noun.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct HebrewForms {
    /// The gender, which a numeral, a verb and an adjective agree with.
    pub(in crate::text) gender: Gender,
    /// For one and for several: the absolute state and the construct state.
    states: [[&'static str; 2]; 2],
    /// The name without a number.
    pub(super) bulk: &'static str,
    /// Whether it is an abbreviation, which stands behind a digit even where the number is 1.
    pub(super) is_abbreviated: bool,
    /// Whether the noun names a mass, which is counted in units.
    pub(super) is_mass: bool,
}

impl HebrewForms {
    const fn countable(gender: Gender, states: [[&'static str; 2]; 2]) -> Self {
        Self { gender, states, bulk: states[1][0], is_abbreviated: false, is_mass: false }
    }

    const fn in_units(gender: Gender, states: [[&'static str; 2]; 2], bulk: &'static str) -> Self {
        Self { gender, states, bulk, is_abbreviated: false, is_mass: true }
    }

    const fn abbreviated(gender: Gender, word: &'static str) -> Self {
        Self { gender, states: [[word; 2]; 2], bulk: word, is_abbreviated: true, is_mass: true }
    }

    /// The form for a number.
    pub(in crate::text) const fn absolute(self, number: NumberForm) -> &'static str {
        self.states[column(number)][0]
    }

    /// The form for a number before another noun.
    pub(in crate::text) const fn construct(self, number: NumberForm) -> &'static str {
        self.states[column(number)][1]
    }
}

const fn column(number: NumberForm) -> usize {
    match number {
        NumberForm::One => 0,
        NumberForm::Two | NumberForm::Few | NumberForm::Many => 1,
    }
}

/// The forms of a noun.
pub(super) const fn noun(of: Noun) -> HebrewForms {
    match of {
        Noun::MegaCredit => HebrewForms::abbreviated(Masculine, "מ״ש"),
        Noun::Steel => HebrewForms::in_units(
            Feminine,
            [["יחידת פלדה", "יחידת פלדה"], ["יחידות פלדה", "יחידות פלדה"]],
            "פלדה",
        ),
        Noun::Titanium => HebrewForms::in_units(
            Feminine,
            [["יחידת טיטניום", "יחידת טיטניום"], ["יחידות טיטניום", "יחידות טיטניום"]],
            "טיטניום",
        ),
        Noun::Plant => HebrewForms::countable(Masculine, [["צמח", "צמח"], ["צמחים", "צמחי"]]),
        Noun::Energy => HebrewForms::in_units(
            Feminine,
            [["יחידת אנרגיה", "יחידת אנרגיה"], ["יחידות אנרגיה", "יחידות אנרגיה"]],
            "אנרגיה",
        ),
        Noun::Heat => {
            HebrewForms::in_units(Feminine, [["יחידת חום", "יחידת חום"], ["יחידות חום", "יחידות חום"]], "חום")
        }
        Noun::Resource => HebrewForms::countable(Masculine, [["משאב", "משאב"], ["משאבים", "משאבי"]]),
        Noun::Animal => HebrewForms::countable(Feminine, [["חיה", "חיית"], ["חיות", "חיות"]]),
        Noun::Microbe => HebrewForms::countable(Masculine, [["יצורון", "יצורון"], ["יצורונים", "יצורוני"]]),
        Noun::ScienceResource => {
            HebrewForms::countable(Masculine, [["משאב מדע", "משאב מדע"], ["משאבי מדע", "משאבי מדע"]])
        }
        Noun::Fighter => {
            HebrewForms::countable(Feminine, [["חללית קרב", "חללית קרב"], ["חלליות קרב", "חלליות קרב"]])
        }
        Noun::Floater => HebrewForms::countable(Masculine, [["מרחף", "מרחף"], ["מרחפים", "מרחפי"]]),
        Noun::Asteroid => {
            HebrewForms::countable(Masculine, [["אסטרואיד", "אסטרואיד"], ["אסטרואידים", "אסטרואידי"]])
        }
        Noun::RefugeeCamp => HebrewForms::countable(
            Masculine,
            [["מחנה פליטים", "מחנה פליטים"], ["מחנות פליטים", "מחנות פליטים"]],
        ),
        Noun::PreservationCube => HebrewForms::countable(
            Feminine,
            [["קוביית שימור", "קוביית שימור"], ["קוביות שימור", "קוביות שימור"]],
        ),
        Noun::BuildingTag => {
            HebrewForms::countable(Masculine, [["תג מבנה", "תג מבנה"], ["תגי מבנה", "תגי מבנה"]])
        }
        Noun::SpaceTag => HebrewForms::countable(Masculine, [["תג חלל", "תג חלל"], ["תגי חלל", "תגי חלל"]]),
        Noun::PowerTag => {
            HebrewForms::countable(Masculine, [["תג אנרגיה", "תג אנרגיה"], ["תגי אנרגיה", "תגי אנרגיה"]])
        }
        Noun::ScienceTag => HebrewForms::countable(Masculine, [["תג מדע", "תג מדע"], ["תגי מדע", "תגי מדע"]]),
        Noun::JovianTag => {
            HebrewForms::countable(Masculine, [["תג ג׳וביאן", "תג ג׳וביאן"], ["תגי ג׳וביאן", "תגי ג׳וביאן"]])
        }
        Noun::EarthTag => HebrewForms::countable(
            Masculine,
            [["תג כדור הארץ", "תג כדור הארץ"], ["תגי כדור הארץ", "תגי כדור הארץ"]],
        ),
        Noun::PlantTag => HebrewForms::countable(Masculine, [["תג צמח", "תג צמח"], ["תגי צמח", "תגי צמח"]]),
        Noun::MicrobeTag => {
            HebrewForms::countable(Masculine, [["תג יצורון", "תג יצורון"], ["תגי יצורון", "תגי יצורון"]])
        }
        Noun::AnimalTag => HebrewForms::countable(
            Masculine,
            [["תג בעלי חיים", "תג בעלי חיים"], ["תגי בעלי חיים", "תגי בעלי חיים"]],
        ),
        Noun::CityTag => HebrewForms::countable(Masculine, [["תג עיר", "תג עיר"], ["תגי עיר", "תגי עיר"]]),
        Noun::WildTag => {
            HebrewForms::countable(Masculine, [["תג חופשי", "תג חופשי"], ["תגים חופשיים", "תגים חופשיים"]])
        }
        Noun::VenusTag => {
            HebrewForms::countable(Masculine, [["תג נוגה", "תג נוגה"], ["תגי נוגה", "תגי נוגה"]])
        }
        Noun::EventTag => {
            HebrewForms::countable(Masculine, [["תג אירוע", "תג אירוע"], ["תגי אירוע", "תגי אירוע"]])
        }
        Noun::OceanTile => HebrewForms::countable(
            Masculine,
            [["אריח אוקיינוס", "אריח אוקיינוס"], ["אריחי אוקיינוס", "אריחי אוקיינוס"]],
        ),
        Noun::GreeneryTile => {
            HebrewForms::countable(Masculine, [["אריח חורש", "אריח חורש"], ["אריחי חורש", "אריחי חורש"]])
        }
        Noun::CityTile => {
            HebrewForms::countable(Masculine, [["אריח עיר", "אריח עיר"], ["אריחי עיר", "אריחי עיר"]])
        }
        Noun::OwnedTile => HebrewForms::countable(
            Masculine,
            [
                ["אריח שאינו אוקיינוס", "אריח שאינו אוקיינוס"],
                ["אריחים שאינם אוקיינוס", "אריחים שאינם אוקיינוס"],
            ],
        ),
        Noun::Tile => HebrewForms::countable(Masculine, [["אריח", "אריח"], ["אריחים", "אריחי"]]),
        Noun::OceanToken => HebrewForms::countable(
            Masculine,
            [["אסימון אוקיינוס", "אסימון אוקיינוס"], ["אסימוני אוקיינוס", "אסימוני אוקיינוס"]],
        ),
        Noun::ForestToken => {
            HebrewForms::countable(Masculine, [["אסימון יער", "אסימון יער"], ["אסימוני יער", "אסימוני יער"]])
        }
        Noun::Step => HebrewForms::countable(Masculine, [["שלב", "שלב"], ["שלבים", "שלבי"]]),
        Noun::Card => HebrewForms::countable(Masculine, [["קלף", "קלף"], ["קלפים", "קלפי"]]),
        Noun::ProjectCard => {
            HebrewForms::countable(Masculine, [["קלף מיזם", "קלף מיזם"], ["קלפי מיזם", "קלפי מיזם"]])
        }
        Noun::GreenCard => {
            HebrewForms::countable(Masculine, [["קלף ירוק", "קלף ירוק"], ["קלפים ירוקים", "קלפים ירוקים"]])
        }
        Noun::BlueCard => {
            HebrewForms::countable(Masculine, [["קלף כחול", "קלף כחול"], ["קלפים כחולים", "קלפים כחולים"]])
        }
        Noun::RedCard => {
            HebrewForms::countable(Masculine, [["קלף אדום", "קלף אדום"], ["קלפים אדומים", "קלפים אדומים"]])
        }
        Noun::Event => HebrewForms::countable(Masculine, [["אירוע", "אירוע"], ["אירועים", "אירועי"]]),
        Noun::Colony => HebrewForms::countable(Feminine, [["מושבה", "מושבת"], ["מושבות", "מושבות"]]),
        Noun::Fleet => HebrewForms::countable(Masculine, [["צי מסחר", "צי מסחר"], ["ציי מסחר", "ציי מסחר"]]),
        Noun::Delegate => HebrewForms::countable(Masculine, [["נציג", "נציג"], ["נציגים", "נציגי"]]),
        Noun::Party => HebrewForms::countable(Feminine, [["מפלגה", "מפלגת"], ["מפלגות", "מפלגות"]]),
        Noun::Point => HebrewForms::abbreviated(Feminine, "נ״נ"),
        Noun::Rating => HebrewForms::abbreviated(Masculine, "ד״ה"),
    }
}

/// A noun as it stands alone: of a tag, its name.
pub(super) const fn alone(of: Noun) -> &'static str {
    words! { of;
        Noun::MegaCredit => "מ״ש";
        Noun::Steel => "פלדה";
        Noun::Titanium => "טיטניום";
        Noun::Plant => "צמחים";
        Noun::Energy => "אנרגיה";
        Noun::Heat => "חום";
        Noun::Resource => "משאבים";
        Noun::Animal => "חיה";
        Noun::Microbe => "יצורון";
        Noun::ScienceResource => "מדע";
        Noun::Fighter => "חללית קרב";
        Noun::Floater => "מרחף";
        Noun::Asteroid => "אסטרואיד";
        Noun::RefugeeCamp => "מחנה פליטים";
        Noun::PreservationCube => "קוביית שימור";
        Noun::BuildingTag => "מבנה";
        Noun::SpaceTag => "חלל";
        Noun::PowerTag => "אנרגיה";
        Noun::ScienceTag => "מדע";
        Noun::JovianTag => "ג׳וביאן";
        Noun::EarthTag => "כדור הארץ";
        Noun::PlantTag => "צמח";
        Noun::MicrobeTag => "יצורון";
        Noun::AnimalTag => "בעלי חיים";
        Noun::CityTag => "עיר";
        Noun::WildTag => "חופשי";
        Noun::VenusTag => "נוגה";
        Noun::EventTag => "אירוע";
        Noun::OceanTile => "אוקיינוסים";
        Noun::GreeneryTile => "חורש";
        Noun::CityTile => "ערים";
        Noun::OwnedTile => "אריחים שאינם אוקיינוס";
        Noun::Tile => "אריחים";
        Noun::OceanToken => "אוקיינוסים";
        Noun::ForestToken => "יערות";
        Noun::Step => "שלבים";
        Noun::Card => "קלפים";
        Noun::ProjectCard => "קלפי מיזם";
        Noun::GreenCard => "ירוק";
        Noun::BlueCard => "כחול";
        Noun::RedCard => "אדום";
        Noun::Event => "אירוע";
        Noun::Colony => "מושבה";
        Noun::Fleet => "צי מסחר";
        Noun::Delegate => "נציג";
        Noun::Party => "מפלגה";
        Noun::Point => "נקודות ניצחון";
        Noun::Rating => "דירוג הארצה";
    }
}
