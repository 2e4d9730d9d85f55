//! Nouns: a line each.

use crate::text::plan::Noun;
use crate::text::say::words;

/// The forms of a noun: one, several, and as it stands alone.
const fn forms(of: Noun) -> [&'static str; 3] {
    words! { of;
        Noun::MegaCredit => ["M€", "M€", "M€"];
        Noun::Steel => ["steel", "steel", "Steel"];
        Noun::Titanium => ["titanium", "titanium", "Titanium"];
        Noun::Plant => ["plant", "plants", "Plants"];
        Noun::Energy => ["energy", "energy", "Energy"];
        Noun::Heat => ["heat", "heat", "Heat"];
        Noun::Resource => ["resource", "resources", "Resources"];
        Noun::Animal => ["animal", "animals", "Animal"];
        Noun::Microbe => ["microbe", "microbes", "Microbe"];
        Noun::ScienceResource => ["science resource", "science resources", "Science"];
        Noun::Fighter => ["fighter", "fighters", "Fighter"];
        Noun::Floater => ["floater", "floaters", "Floater"];
        Noun::Asteroid => ["asteroid", "asteroids", "Asteroid"];
        Noun::RefugeeCamp => ["refugee camp", "refugee camps", "Refugee camp"];
        Noun::PreservationCube => ["preservation cube", "preservation cubes", "Preservation cube"];
        Noun::BuildingTag => ["building tag", "building tags", "Building"];
        Noun::SpaceTag => ["space tag", "space tags", "Space"];
        Noun::PowerTag => ["power tag", "power tags", "Power"];
        Noun::ScienceTag => ["science tag", "science tags", "Science"];
        Noun::JovianTag => ["Jovian tag", "Jovian tags", "Jovian"];
        Noun::EarthTag => ["Earth tag", "Earth tags", "Earth"];
        Noun::PlantTag => ["plant tag", "plant tags", "Plant"];
        Noun::MicrobeTag => ["microbe tag", "microbe tags", "Microbe"];
        Noun::AnimalTag => ["animal tag", "animal tags", "Animal"];
        Noun::CityTag => ["city tag", "city tags", "City"];
        Noun::WildTag => ["wild tag", "wild tags", "Wild"];
        Noun::VenusTag => ["Venus tag", "Venus tags", "Venus"];
        Noun::EventTag => ["event tag", "event tags", "Event"];
        Noun::OceanTile => ["ocean tile", "ocean tiles", "Oceans"];
        Noun::GreeneryTile => ["greenery tile", "greenery tiles", "Greenery"];
        Noun::CityTile => ["city tile", "city tiles", "Cities"];
        Noun::OwnedTile => ["non-ocean tile", "non-ocean tiles", "Non-ocean tiles"];
        Noun::Tile => ["tile", "tiles", "Tiles"];
        Noun::OceanToken => ["ocean token", "ocean tokens", "Oceans"];
        Noun::ForestToken => ["forest token", "forest tokens", "Forests"];
        Noun::Step => ["step", "steps", "Steps"];
        Noun::Card => ["card", "cards", "Cards"];
        Noun::ProjectCard => ["project card", "project cards", "Project cards"];
        Noun::GreenCard => ["green card", "green cards", "Green"];
        Noun::BlueCard => ["blue card", "blue cards", "Blue"];
        Noun::RedCard => ["red card", "red cards", "Red"];
        Noun::Event => ["event", "events", "Event"];
        Noun::Colony => ["colony", "colonies", "Colony"];
        Noun::Fleet => ["trade fleet", "trade fleets", "Trade fleet"];
        Noun::Delegate => ["delegate", "delegates", "Delegate"];
        Noun::Party => ["party", "parties", "Party"];
        Noun::Point => ["VP", "VP", "Victory points"];
        Noun::Rating => ["TR", "TR", "Terraform rating"];
    }
}

/// The form that fits a number.
pub(super) const fn plural(number: i32, one: &'static str, many: &'static str) -> &'static str {
    if number.unsigned_abs() == 1 { one } else { many }
}

/// The form of a noun that fits a number.
pub(super) const fn noun(of: Noun, number: i32) -> &'static str {
    plural(number, forms(of)[0], forms(of)[1])
}

/// A noun as it stands alone: of a tag, its name.
pub(super) const fn alone(of: Noun) -> &'static str {
    forms(of)[2]
}

/// What a tag is called, without the word itself.
pub(super) fn tag_name(of: Noun) -> &'static str {
    noun(of, 1).trim_end_matches(" tag")
}

/// "much" or "many", before a noun.
pub(super) const fn much(of: Noun) -> &'static str {
    match of {
        Noun::Steel | Noun::Titanium | Noun::Energy | Noun::Heat => "much",
        _ => "many",
    }
}
