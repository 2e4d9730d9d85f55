//! Letters on the map, and names for scripts and styles that are the same in every language.

use crate::cards::{Amount, Effect, StandardProject, Tile};
use crate::mars::maps::Ground;
use crate::mars::{Choice, Shape};
use crate::words::Resource;

/// One letter for each thing that a bonus gives.
pub(crate) fn bonus_letters(bonus: &[Effect]) -> String {
    let letters = bonus.iter().filter_map(|effect| match *effect {
        Effect::Gain(resource, Amount::Exactly(count)) => Some((resource_letter(resource), count)),
        Effect::Draw(count) => Some(("C", count as i8)),
        _ => None,
    });
    letters.map(|(letter, count)| letter.repeat(count.unsigned_abs().into())).collect()
}

const fn resource_letter(resource: Resource) -> &'static str {
    match resource {
        Resource::MegaCredits => "€",
        Resource::Steel => "S",
        Resource::Titanium => "T",
        Resource::Plants => "P",
        Resource::Energy => "E",
        Resource::Heat => "H",
    }
}

/// Two letters on a tile.
pub(crate) const fn tile_letters(tile: Tile) -> &'static str {
    match tile {
        Tile::Ocean => "~~",
        Tile::Greenery => "Gr",
        Tile::City => "Ci",
        Tile::Capital => "Ca",
        Tile::NaturalPreserve => "NP",
        Tile::NuclearZone => "NZ",
        Tile::MiningRights => "MR",
        Tile::MiningArea => "MA",
        Tile::EcologicalZone => "EZ",
        Tile::LavaFlows => "LF",
        Tile::MoholeArea => "Mo",
        Tile::CommercialDistrict => "CD",
        Tile::IndustrialCenter => "IC",
        Tile::RestrictedArea => "RA",
    }
}

/// A name for the style of a tile.
pub(crate) const fn tile_class(tile: Tile) -> &'static str {
    match tile {
        Tile::Ocean => "tile-ocean",
        Tile::Greenery => "tile-greenery",
        Tile::City | Tile::Capital => "tile-city",
        Tile::NaturalPreserve
        | Tile::NuclearZone
        | Tile::MiningRights
        | Tile::MiningArea
        | Tile::EcologicalZone
        | Tile::LavaFlows
        | Tile::MoholeArea
        | Tile::CommercialDistrict
        | Tile::IndustrialCenter
        | Tile::RestrictedArea => "tile-special",
    }
}

/// A name for the shape of a question.
pub(crate) const fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Turn => "turn",
        Shape::Card => "card",
        Shape::Holder => "holder",
        Shape::Space => "space",
        Shape::Player => "player",
        Shape::Amount { .. } => "amount",
        Shape::Option => "option",
        Shape::Conversion => "conversion",
        Shape::Answered => "answered",
    }
}

/// A name for the kind of an answer.
pub(crate) const fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Play(_) => "play",
        Choice::Project(StandardProject::SellPatents) => "sell",
        Choice::Project(_) => "project",
        Choice::Claim(_) => "claim",
        Choice::Fund(_) => "fund",
        Choice::Act { .. } => "act",
        Choice::Convert(_) => "convert",
        Choice::FirstAction => "first-action",
        Choice::EndTurn => "end-turn",
        Choice::Pass => "pass",
        Choice::Card(_) => "card",
        Choice::Holder(_) => "holder",
        Choice::Space(_) => "space",
        Choice::Seat(_) => "seat",
        Choice::Neutral => "neutral",
        Choice::Amount(_) => "amount",
        Choice::Option(_) => "option",
        Choice::First(_) => "first",
        Choice::Done => "done",
        Choice::Reopen => "reopen",
    }
}

/// A name for the style of an area.
pub(crate) const fn ground(ground: Option<Ground>) -> &'static str {
    match ground {
        Some(Ground::Land | Ground::Reserved(_)) => "land",
        Some(Ground::Ocean) => "ocean",
        Some(Ground::Volcanic) => "volcanic",
        None => "beside",
    }
}
