//! Which symbols there are to explain.

use super::{Border, Glyph, rows};
use crate::mars::cards::{
    Card, CardResource as Stored, Kind, Parameter, Party, Resource, Tag, Tile, TileClass,
};

const OWN: Border = Border::Own;

/// Every symbol of the cards, from signs to rare things; of what differs in its border or its production box alone, one.
const ALL: &[Glyph] = &[
    Glyph::Production(Resource::Heat, OWN),
    OF_ANY,
    Glyph::Arrow,
    Glyph::Colon,
    Glyph::Slash,
    Glyph::AtLeast,
    Glyph::AtMost,
    Glyph::Chosen,
    Glyph::Asterisk,
    Glyph::Rating,
    Glyph::Points,
    Glyph::Card,
    Glyph::OthersCard,
    Glyph::Play,
    Glyph::Resource(Resource::MegaCredits, OWN),
    Glyph::Resource(Resource::Steel, OWN),
    Glyph::Resource(Resource::Titanium, OWN),
    Glyph::Resource(Resource::Plants, OWN),
    Glyph::Resource(Resource::Energy, OWN),
    Glyph::Resource(Resource::Heat, OWN),
    Glyph::AnyResource,
    Glyph::MetalProduction,
    Glyph::LowestProduction,
    Glyph::AnyProduction,
    Glyph::Raised,
    Glyph::Parameter(Parameter::Temperature),
    Glyph::Parameter(Parameter::Oxygen),
    Glyph::Parameter(Parameter::Oceans),
    Glyph::Parameter(Parameter::Venus),
    Glyph::Requirements,
    Glyph::Tile(Tile::Ocean, OWN),
    Glyph::Tile(Tile::Greenery, OWN),
    Glyph::Tile(Tile::City, OWN),
    Glyph::Tile(Tile::Capital, OWN),
    Glyph::Tile(Tile::NaturalPreserve, OWN),
    Glyph::Tile(Tile::NuclearZone, OWN),
    Glyph::Tile(Tile::MiningRights, OWN),
    Glyph::Tile(Tile::MiningArea, OWN),
    Glyph::Tile(Tile::EcologicalZone, OWN),
    Glyph::Tile(Tile::LavaFlows, OWN),
    Glyph::Tile(Tile::MoholeArea, OWN),
    Glyph::Tile(Tile::CommercialDistrict, OWN),
    Glyph::Tile(Tile::IndustrialCenter, OWN),
    Glyph::Tile(Tile::RestrictedArea, OWN),
    Glyph::TileClass(TileClass::Any, OWN),
    Glyph::TileClass(TileClass::Owned, OWN),
    Glyph::Marker,
    Glyph::Tag(Tag::Building, OWN),
    Glyph::Tag(Tag::Space, OWN),
    Glyph::Tag(Tag::Power, OWN),
    Glyph::Tag(Tag::Science, OWN),
    Glyph::Tag(Tag::Jovian, OWN),
    Glyph::Tag(Tag::Earth, OWN),
    Glyph::Tag(Tag::Plant, OWN),
    Glyph::Tag(Tag::Microbe, OWN),
    Glyph::Tag(Tag::Animal, OWN),
    Glyph::Tag(Tag::City, OWN),
    Glyph::Tag(Tag::Venus, OWN),
    Glyph::Tag(Tag::Wild, OWN),
    Glyph::AnyTag,
    Glyph::NoTag,
    Glyph::Kind(Kind::Event, OWN),
    Glyph::Kind(Kind::Prelude, OWN),
    Glyph::CardResource(Stored::Animal, OWN),
    Glyph::CardResource(Stored::Microbe, OWN),
    Glyph::CardResource(Stored::Science, OWN),
    Glyph::CardResource(Stored::Fighter, OWN),
    Glyph::CardResource(Stored::Floater, OWN),
    Glyph::CardResource(Stored::Asteroid, OWN),
    Glyph::CardResource(Stored::Camp, OWN),
    Glyph::CardResource(Stored::Preservation, OWN),
    Glyph::AnyCardResource,
    Glyph::Shield,
    Glyph::Project(None),
    Glyph::Award,
    Glyph::Colony(OWN),
    Glyph::ColonyTile,
    Glyph::Fleet,
    Glyph::Trade,
    Glyph::Party(Party::MarsFirst),
    Glyph::Party(Party::Scientists),
    Glyph::Party(Party::Unity),
    Glyph::Party(Party::Greens),
    Glyph::Party(Party::Reds),
    Glyph::Party(Party::Kelvinists),
    Glyph::Influence,
    Glyph::Delegate,
    Glyph::Leader,
    Glyph::Chair(OWN),
];

/// The symbols of some cards that words can explain, each once, from signs to rare things (BASE-UX-04).
pub fn legend(cards: &[&Card]) -> Vec<Glyph> {
    let mut shown = Vec::new();
    let mut show = |glyph| {
        if !shown.contains(&glyph) {
            shown.push(glyph);
        }
    };
    for card in cards {
        for &tag in card.tags {
            show(Glyph::Tag(tag, OWN));
        }
        if let Some(stored) = card.holds {
            show(Glyph::CardResource(stored, OWN));
        }
        if card.kind == Kind::Event {
            show(Glyph::Kind(Kind::Event, OWN));
        }
        for glyph in rows(card).into_iter().flat_map(|row| row.glyphs) {
            let (symbol, border) = symbol(glyph);
            show(symbol);
            if border == Border::Any {
                show(OF_ANY);
            }
        }
    }
    ALL.iter().copied().filter(|glyph| shown.contains(glyph)).collect()
}

/// What is shown with the border of any player, whatever it is.
const OF_ANY: Glyph = Glyph::Resource(Resource::Heat, Border::Any);

/// What stands for a glyph where its kind is explained, and its border.
const fn symbol(glyph: Glyph) -> (Glyph, Border) {
    match glyph {
        Glyph::Production(_, border) => (Glyph::Production(Resource::Heat, OWN), border),
        Glyph::Resource(it, border) => (Glyph::Resource(it, OWN), border),
        Glyph::CardResource(it, border) => (Glyph::CardResource(it, OWN), border),
        Glyph::Tag(it, border) => (Glyph::Tag(it, OWN), border),
        Glyph::Tile(it, border) => (Glyph::Tile(it, OWN), border),
        Glyph::TileClass(TileClass::Ocean, border) => (Glyph::Tile(Tile::Ocean, OWN), border),
        Glyph::TileClass(TileClass::Greenery, border) => (Glyph::Tile(Tile::Greenery, OWN), border),
        Glyph::TileClass(TileClass::City, border) => (Glyph::Tile(Tile::City, OWN), border),
        Glyph::TileClass(it, border) => (Glyph::TileClass(it, OWN), border),
        Glyph::Kind(it @ (Kind::Event | Kind::Prelude), border) => (Glyph::Kind(it, OWN), border),
        Glyph::Kind(_, border) => (Glyph::Card, border),
        Glyph::Colony(border) => (Glyph::Colony(OWN), border),
        Glyph::Chair(_) => (Glyph::Chair(OWN), OWN),
        Glyph::Project(_) => (Glyph::Project(None), OWN),
        Glyph::Reserved(_) => (Glyph::Asterisk, OWN),
        glyph => (glyph, OWN),
    }
}

#[cfg(test)]
mod tests {
    use super::{ALL, legend};
    use crate::mars::cards::TABLES;
    use crate::mars::face::{Glyph, rows};

    /// But for numbers, their signs and brackets, whatever a face shows stands in the legend of its card; and there is nothing
    /// in the legend of all cards that no card shows.
    ///
    /// Rules: BASE-UX-04.
    #[test]
    fn every_symbol_of_every_card_is_explained() {
        let all: Vec<_> = TABLES.iter().flat_map(|table| table.iter()).collect();
        let mut unexplained = Vec::new();
        for &card in &all {
            let told = legend(&[card]);
            for glyph in rows(card).into_iter().flat_map(|row| row.glyphs) {
                let goes_without = matches!(
                    glyph,
                    Glyph::Number(_) | Glyph::Plus | Glyph::Minus | Glyph::Open | Glyph::Close
                );
                let (symbol, border) = super::symbol(glyph);
                let is_told = told.contains(&symbol)
                    && (border == crate::mars::face::Border::Own || told.contains(&super::OF_ANY));
                if !goes_without && !is_told {
                    unexplained.push((card.name, glyph));
                }
            }
        }
        assert_eq!(unexplained, []);
        let told = legend(&all);
        let idle: Vec<_> = ALL.iter().filter(|glyph| !told.contains(glyph)).collect();
        assert!(idle.is_empty(), "{idle:?}");
    }
}
