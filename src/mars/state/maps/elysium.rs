//! Elysium, with Olympus Mons (MAP-09, MAP-10).

use super::spots::{C, CCC, O, OFF_MAP, P, PP, PPP, PS, PT, S, SS, T, TT, land, ocean, volcano};
use super::{Award, HexSpec, Map, Milestone, Sort, beside, spots_of, track};
use crate::kit::hex::{Around, areas, around};
use crate::mars::cards::Resource::{Energy, Steel};
use crate::mars::cards::{Count, Kind, Tag, Tally};

const WIDTHS: &[u8] = &[5, 6, 7, 8, 9, 8, 7, 6, 5];
const AREAS: usize = areas(WIDTHS);
const AROUND: [Around; AREAS] = around(WIDTHS);

#[rustfmt::skip]
const SPOTS: &[HexSpec; AREAS] = &[
    ocean(O), ocean(T), ocean(C), ocean(S), land(C),
    volcano(T), land(O), land(O), ocean(O), ocean(O), land(SS),
    volcano(TT), land(O), land(C), land(O), ocean(P), ocean(O), volcano(CCC),
    land(P), land(P), land(P), ocean(PP), land(P), ocean(P), ocean(P), land(PS),
    land(PP), land(PP), land(PP), ocean(PP), land(PP), land(PPP), land(PP), land(PP), volcano(PT),
    land(S), land(P), land(P), land(P), land(P), land(P), land(P), land(O),
    land(T), land(S), land(O), land(O), land(S), land(O), land(O),
    land(SS), land(O), land(O), land(O), land(SS), land(O),
    land(S), land(O), land(C), land(C), land(SS),
];

/// The map.
pub(super) static ELYSIUM: Map = Map {
    name: "Elysium",
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
        Milestone { name: "Generalist", of: Count::Goal(Tally::Raised), at_least: 6 },
        Milestone { name: "Specialist", of: Count::Goal(Tally::Highest), at_least: 10 },
        Milestone {
            name: "Ecologist",
            of: Count::Goal(Tally::Tags(&[Tag::Plant, Tag::Microbe, Tag::Animal])),
            at_least: 4,
        },
        Milestone {
            name: "Tycoon",
            of: Count::Goal(Tally::Cards(&[Kind::Automated, Kind::Active])),
            at_least: 15,
        },
        Milestone { name: "Legend", of: Count::Goal(Tally::Cards(&[Kind::Event])), at_least: 5 },
    ],
    awards: [
        Award { name: "Celebrity", of: &[Count::Goal(Tally::Costly(20))] },
        Award { name: "Industrialist", of: &[Count::Stock(Steel), Count::Stock(Energy)] },
        Award { name: "Desert Settler", of: &[Count::Goal(Tally::LowestRows(4))] },
        Award { name: "Estate Dealer", of: &[Count::Goal(Tally::BesideOceans)] },
        Award { name: "Benefactor", of: &[Count::Rating] },
    ],
};
