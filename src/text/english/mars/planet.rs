//! The map.

use crate::text::english::effect::sentences;
use crate::text::english::terms::capital;
use crate::text::mars::prelude::*;

/// The volcanoes of a map, from the north.
fn volcanoes(map: &str) -> &'static [&'static str] {
    match map {
        "Tharsis" => &["Tholus", "Ascraeus", "Pavonis", "Arsia"],
        "Elysium" => &["Hecates", "Elysium", "Olympus", "Arsia"],
        "Vastitas Borealis" => &["Hecates", "Elysium", "Alba", "Uranius"],
        "Amazonis Planitia" => &["Hecates", "Ascraeus", "Olympus", "Pavonis", "Arsia"],
        _ => &[],
    }
}

pub(crate) fn planet(words: PlanetWords<'_>) -> Text {
    match words {
        PlanetWords::MapOf(map) => format!("Map of {}", map.name).into(),
        PlanetWords::Area { words, name, is_for_ocean, bonus, refusal } => {
            let reserved = is_for_ocean.then_some("reserved for ocean");
            let words = Some(words.0).filter(|words| !words.is_empty());
            let all: Vec<&str> = [words, name.map(|it| it.0), reserved].into_iter().flatten().collect();
            let bonus = (!bonus.is_empty()).then(|| sentences(bonus, &Card::BLANK));
            let sentences: Vec<&str> = bonus.as_deref().into_iter().chain(refusal.map(|it| it.0)).collect();
            let head = capital(&all.join(", "));
            match (head.is_empty(), sentences.is_empty()) {
                (_, true) => head.into(),
                (true, false) => sentences.join(" ").into(),
                (false, false) => format!("{head}. {}", sentences.join(" ")).into(),
            }
        }
        PlanetWords::Volcano { map, place } => {
            volcanoes(map.name).get(place).copied().unwrap_or_default().into()
        }
    }
}
