//! Nouns and their plural.

use crate::text::plan::Noun;

/// The form that fits a number.
pub(super) const fn plural(number: i32, one: &'static str, many: &'static str) -> &'static str {
    if number.unsigned_abs() == 1 { one } else { many }
}

/// The form of a noun that fits a number.
pub(super) const fn noun(of: Noun, number: i32) -> &'static str {
    match of {
        Noun::MegaCredit => "M€",
        Noun::Steel => "steel",
        Noun::Titanium => "titanium",
        Noun::Plant => plural(number, "plant", "plants"),
        Noun::Energy => "energy",
        Noun::Heat => "heat",
        Noun::Resource => plural(number, "resource", "resources"),
        Noun::Animal => plural(number, "animal", "animals"),
        Noun::Microbe => plural(number, "microbe", "microbes"),
        Noun::ScienceResource => plural(number, "science resource", "science resources"),
        Noun::Fighter => plural(number, "fighter", "fighters"),
        Noun::Floater => plural(number, "floater", "floaters"),
        Noun::Asteroid => plural(number, "asteroid", "asteroids"),
        Noun::RefugeeCamp => plural(number, "refugee camp", "refugee camps"),
        Noun::PreservationCube => plural(number, "preservation cube", "preservation cubes"),
        Noun::BuildingTag => plural(number, "building tag", "building tags"),
        Noun::SpaceTag => plural(number, "space tag", "space tags"),
        Noun::PowerTag => plural(number, "power tag", "power tags"),
        Noun::ScienceTag => plural(number, "science tag", "science tags"),
        Noun::JovianTag => plural(number, "Jovian tag", "Jovian tags"),
        Noun::EarthTag => plural(number, "Earth tag", "Earth tags"),
        Noun::PlantTag => plural(number, "plant tag", "plant tags"),
        Noun::MicrobeTag => plural(number, "microbe tag", "microbe tags"),
        Noun::AnimalTag => plural(number, "animal tag", "animal tags"),
        Noun::CityTag => plural(number, "city tag", "city tags"),
        Noun::WildTag => plural(number, "wild tag", "wild tags"),
        Noun::VenusTag => plural(number, "Venus tag", "Venus tags"),
        Noun::EventTag => plural(number, "event tag", "event tags"),
        Noun::OceanTile => plural(number, "ocean tile", "ocean tiles"),
        Noun::GreeneryTile => plural(number, "greenery tile", "greenery tiles"),
        Noun::CityTile => plural(number, "city tile", "city tiles"),
        Noun::OwnedTile => plural(number, "non-ocean tile", "non-ocean tiles"),
        Noun::Tile => plural(number, "tile", "tiles"),
        Noun::OceanToken => plural(number, "ocean token", "ocean tokens"),
        Noun::ForestToken => plural(number, "forest token", "forest tokens"),
        Noun::Step => plural(number, "step", "steps"),
        Noun::Card => plural(number, "card", "cards"),
        Noun::ProjectCard => plural(number, "project card", "project cards"),
        Noun::GreenCard => plural(number, "green card", "green cards"),
        Noun::BlueCard => plural(number, "blue card", "blue cards"),
        Noun::RedCard => plural(number, "red card", "red cards"),
        Noun::Event => plural(number, "event", "events"),
        Noun::Colony => plural(number, "colony", "colonies"),
        Noun::Fleet => plural(number, "trade fleet", "trade fleets"),
        Noun::Delegate => plural(number, "delegate", "delegates"),
        Noun::Party => plural(number, "party", "parties"),
        Noun::Point => "VP",
        Noun::Rating => "TR",
    }
}

/// "much" or "many", before a noun.
pub(super) const fn much(of: Noun) -> &'static str {
    match of {
        Noun::Steel | Noun::Titanium | Noun::Energy | Noun::Heat => "much",
        _ => "many",
    }
}
