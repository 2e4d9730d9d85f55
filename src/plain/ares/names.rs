//! What programs call the things of Ares Expedition. Names are English words joined by hyphens, and stay.

use crate::ares::cards::{
    self, Capacity, CardColour, CardId, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack,
};
use crate::ares::{PlayedBy, StandardAction};

/// An enum whose variants have names for programs.
pub(in crate::plain) trait Named: Copy + 'static {
    /// All variants.
    const EVERY: &'static [Self];

    /// The name of this variant.
    fn name(self) -> &'static str;
}

macro_rules! named {
    ($($kind:ident { $($variant:ident $name:literal)* })*) => {
        $(impl Named for $kind {
            const EVERY: &'static [Self] = &[$(Self::$variant),*];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        })*
    };
}

named! {
    Tag {
        Building "building"
        Space "space"
        Power "power"
        Science "science"
        Jovian "jovian"
        Earth "earth"
        Plant "plant"
        Microbe "microbe"
        Animal "animal"
        Event "event"
    }
    Stock { MegaCredits "mega-credits" Heat "heat" Plants "plants" }
    Capacity { Steel "steel" Titanium "titanium" }
    SpecialResource { Animal "animal" Microbe "microbe" Science "science" }
    ZoneTrack { Oxygen "oxygen" Temperature "temperature" }
    Zone { Purple "purple" Red "red" Yellow "yellow" White "white" }
    CardColour { Green "green" Blue "blue" Red "red" }
    Phase {
        Development "development"
        Construction "construction"
        Action "action"
        Production "production"
        Research "research"
    }
    StandardAction {
        PlantsToForest "plants-to-forest"
        HeatToTemperature "heat-to-temperature"
        BuyForest "buy-forest"
        BuyTemperature "buy-temperature"
        BuyOcean "buy-ocean"
    }
    PlayedBy { Permission "permission" Bonus "bonus" Effect "effect" }
}

/// The names of several things.
pub(super) fn all<T: Named>(things: &[T]) -> Vec<&'static str> {
    things.iter().map(|thing| thing.name()).collect()
}

/// The English name of a card: no two cards of Ares Expedition share one.
pub(super) fn card(id: CardId) -> &'static str {
    cards::card(id).name
}

/// The name of a card; nothing for a card that must not be seen, or where there is none.
pub(super) fn known(id: CardId) -> Option<&'static str> {
    (id != CardId::HIDDEN).then(|| card(id))
}

/// The names of the cards among these that may be seen.
pub(super) fn cards(ids: impl IntoIterator<Item = CardId>) -> Vec<&'static str> {
    ids.into_iter().filter_map(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Cards are called by their names alone.
    #[test]
    fn no_two_cards_of_ares_expedition_share_a_name() {
        let names: HashSet<String> = cards::all().map(|card| card.name.to_lowercase()).collect();
        assert_eq!(names.len(), cards::all().count());
    }
}
