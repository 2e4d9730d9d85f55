//! Tharsis, the map of the base game (BASE-BOARD-07, Q-SOLO-01).

use super::spots::{C, CC, O, OFF_MAP, P, PP, PT, S, SS, T, TT, land, ocean, volcano};
use super::{Award, HexSpec, Map, Milestone, Sort, Terrain, beside, spots_of, track};
use crate::kit::hex::{Around, areas, around};
use crate::mars::cards::Resource::{Heat, MegaCredits, Steel, Titanium};
use crate::mars::cards::{Count, Ground::Anywhere, Reserved, Tag, TileClass, Whose};

const WIDTHS: &[u8] = &[5, 6, 7, 8, 9, 8, 7, 6, 5];
const AREAS: usize = areas(WIDTHS);
const AROUND: [Around; AREAS] = around(WIDTHS);

const NOCTIS: HexSpec = HexSpec { terrain: Terrain::Reserved(Reserved::NoctisCity), bonus: PP, delegates: 0 };

#[rustfmt::skip]
const SPOTS: &[HexSpec; AREAS] = &[
    land(SS), ocean(SS), land(O), ocean(C), ocean(O),
    land(O), volcano(S), land(O), land(O), land(O), ocean(CC),
    volcano(C), land(O), land(O), land(O), land(O), land(O), land(S),
    volcano(PT), land(P), land(P), land(P), land(PP), land(P), land(P), ocean(PP),
    volcano(PP), land(PP), NOCTIS, ocean(PP), ocean(PP), ocean(PP), land(PP), land(PP), land(PP),
    land(P), land(PP), land(P), land(P), land(P), ocean(P), ocean(P), ocean(P),
    land(O), land(O), land(O), land(O), land(O), land(P), land(O),
    land(SS), land(O), land(C), land(C), land(O), land(T),
    land(S), land(SS), land(O), land(O), ocean(TT),
];

/// The map.
pub(super) static THARSIS: Map = Map {
    name: "Tharsis",
    widths: WIDTHS,
    spots: SPOTS,
    around: &AROUND,
    beside: &beside(&AROUND),
    off_map: OFF_MAP,
    land: spots_of(SPOTS, Sort::Land),
    ocean: spots_of(SPOTS, Sort::Ocean),
    volcanic: spots_of(SPOTS, Sort::Volcanic),
    metal: spots_of(SPOTS, Sort::Metal),
    asking: spots_of(SPOTS, Sort::Asking),
    moneyed: spots_of(SPOTS, Sort::Moneyed),
    all: spots_of(SPOTS, Sort::All),
    tracks: track::STANDARD,
    milestones: [
        Milestone { name: "Terraformer", of: Count::Rating, at_least: 35 },
        Milestone { name: "Mayor", of: Count::Tiles(TileClass::City, Whose::Own, Anywhere), at_least: 3 },
        Milestone {
            name: "Gardener",
            of: Count::Tiles(TileClass::Greenery, Whose::Own, Anywhere),
            at_least: 3,
        },
        Milestone { name: "Builder", of: Count::Tags(Tag::Building), at_least: 8 },
        Milestone { name: "Planner", of: Count::Hand, at_least: 16 },
    ],
    awards: [
        Award { name: "Landlord", of: &[Count::Tiles(TileClass::Owned, Whose::Own, Anywhere)] },
        Award { name: "Banker", of: &[Count::Production(MegaCredits)] },
        Award { name: "Scientist", of: &[Count::Tags(Tag::Science)] },
        Award { name: "Thermalist", of: &[Count::Stock(Heat)] },
        Award { name: "Miner", of: &[Count::Stock(Steel), Count::Stock(Titanium)] },
    ],
};
