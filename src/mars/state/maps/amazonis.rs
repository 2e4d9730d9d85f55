//! Amazonis Planitia as it is printed: 91 areas and longer tracks (MAP-15 to MAP-21, Q-MOD-18, Q-MOD-24).

use super::spots::{
    C, CC, E, EE, O, OFF_MAP, P, PC, PP, PPP, S, SPP, SS, ST, T, TT, W, land, ocean, sends, volcano,
};
use super::{Award, HexSpec, Map, Milestone, Sort, beside, spots_of, track};
use crate::kit::hex::{Around, areas, around};
use crate::mars::cards::Resource::{Heat, Steel};
use crate::mars::cards::{Count, Ground::Anywhere, Kind, Tag, Tally, TileClass, Whose};

const WIDTHS: &[u8] = &[6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6];
const AREAS: usize = areas(WIDTHS);
const AROUND: [Around; AREAS] = around(WIDTHS);

#[rustfmt::skip]
const SPOTS: &[HexSpec; AREAS] = &[
    land(S), land(SS), land(S), land(C), land(TT), land(O),
    ocean(O), sends(1, land(O)), land(S), land(O), land(P), ocean(PP), ocean(TT),
    ocean(SS), land(O), land(CC), land(O), land(P), ocean(O), land(P), land(PP),
    land(T), ocean(O), land(O), land(O), land(P), land(P), land(PP), land(P), land(PC),
    volcano(SS), land(P), land(W), land(P), ocean(C), land(P), land(PP), land(P), land(W), ocean(PP),
    land(P), land(P), land(PP), land(PP), ocean(PP), ocean(PP), land(SPP), land(P), land(O), land(P), ocean(C),
    land(P), land(PP), ocean(PP), land(EE), land(E), land(EE), land(O), land(P), land(P), sends(1, volcano(O)),
    land(P), ocean(CC), land(P), land(E), land(EE), land(P), sends(2, volcano(O)), land(S), land(O),
    ocean(ST), land(O), land(T), land(O), land(O), land(PP), land(O), volcano(T),
    ocean(O), land(O), land(W), land(O), land(PPP), land(PP), volcano(SS),
    land(O), land(ST), land(SS), land(O), land(P), land(C),
];

/// The map.
/// Its name.
pub(in crate::mars::state) const NAME: &str = "Amazonis Planitia";

pub(super) static AMAZONIS_PLANITIA: Map = Map {
    name: NAME,
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
    tracks: track::LONG,
    milestones: [
        Milestone { name: "Terran", of: Count::Tags(Tag::Earth), at_least: 5 },
        Milestone { name: "Landshaper", of: Count::Goal(Tally::KindsOfTile), at_least: 3 },
        Milestone { name: "Merchant", of: Count::Goal(Tally::Lowest), at_least: 3 },
        Milestone { name: "Sponsor", of: Count::Goal(Tally::Costly(20)), at_least: 3 },
        Milestone { name: "Lobbyist", of: Count::Goal(Tally::Delegates), at_least: 7 },
    ],
    awards: [
        Award { name: "Collector", of: &[Count::Goal(Tally::KindsOfResource)] },
        Award {
            name: "Innovator",
            of: &[Count::Goal(Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event]))],
        },
        Award {
            name: "Constructor",
            of: &[Count::Tiles(TileClass::City, Whose::Own, Anywhere), Count::Colonies(Whose::Own)],
        },
        Award { name: "Manufacturer", of: &[Count::Production(Steel), Count::Production(Heat)] },
        Award { name: "Physicist", of: &[Count::Tags(Tag::Science), Count::Tags(Tag::Space)] },
    ],
};
