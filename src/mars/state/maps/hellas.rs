//! Hellas, the south: no volcanoes, and a pole that costs M€ and floods (MAP-05 to MAP-08).

use super::spots::{C, HH, HHH, O, OFF_MAP, P, PC, PP, PS, S, SS, T, TT, land, ocean};
use super::{Award, HexSpec, Map, Milestone, Sort, beside, spots_of, track};
use crate::kit::hex::{Around, areas, around};
use crate::mars::cards::Resource::{Energy, MegaCredits};
use crate::mars::cards::{
    CardResource, Count, Ground::Anywhere, Kind, Tag, Tally, Tile, TileClass, Whose, pay, place,
};

const WIDTHS: &[u8] = &[5, 6, 7, 8, 9, 8, 7, 6, 5];
const AREAS: usize = areas(WIDTHS);
const AROUND: [Around; AREAS] = around(WIDTHS);

/// The south pole: an ocean, and 6 M€ that its income may help to pay (MAP-05, MAP-06).
const POLE: HexSpec = land(&[place(Tile::Ocean), pay(MegaCredits, 6)]);

#[rustfmt::skip]
const SPOTS: &[HexSpec; AREAS] = &[
    ocean(PP), land(PP), land(PP), land(PS), land(P),
    ocean(PP), land(PP), land(P), land(PS), land(P), land(P),
    ocean(P), land(P), land(S), land(S), land(O), land(PP), land(PC),
    ocean(P), land(P), land(S), land(SS), land(S), ocean(P), ocean(P), land(P),
    land(C), land(O), land(O), land(SS), land(O), ocean(C), ocean(HHH), ocean(O), land(P),
    land(T), land(O), land(S), land(O), land(O), ocean(O), ocean(S), land(O),
    ocean(TT), land(O), land(O), land(C), land(O), land(O), land(T),
    land(S), land(C), land(HH), land(HH), land(T), land(T),
    land(O), land(HH), POLE, land(HH), land(O),
];

/// The map.
pub(super) static HELLAS: Map = Map {
    name: "Hellas",
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
        Milestone { name: "Diversifier", of: Count::Goal(Tally::KindsOfTag), at_least: 8 },
        Milestone { name: "Tactician", of: Count::Goal(Tally::Limited), at_least: 5 },
        Milestone { name: "Polar Explorer", of: Count::Goal(Tally::LowestRows(2)), at_least: 3 },
        Milestone { name: "Energizer", of: Count::Production(Energy), at_least: 6 },
        Milestone { name: "Rim Settler", of: Count::Tags(Tag::Jovian), at_least: 3 },
    ],
    awards: [
        Award { name: "Cultivator", of: &[Count::Tiles(TileClass::Greenery, Whose::Own, Anywhere)] },
        Award { name: "Magnate", of: &[Count::Goal(Tally::Cards(&[Kind::Automated]))] },
        Award { name: "Space Baron", of: &[Count::Tags(Tag::Space)] },
        Award { name: "Excentric", of: &[Count::Goal(Tally::OnCards(&CardResource::ALL))] },
        Award { name: "Contractor", of: &[Count::Tags(Tag::Building)] },
    ],
};
