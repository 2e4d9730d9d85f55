//! The map.

use crate::text::mars::prelude::*;
use crate::text::slovak::effect::sentences;
use crate::text::slovak::terms::{capital, map_name};

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
        PlanetWords::MapOf(map) => format!("Mapa „{}“", map_name(map)).into(),
        PlanetWords::Area { words, name, is_for_ocean, bonus, refusal } => {
            let reserved = is_for_ocean.then_some("vyhradené pre oceán");
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
