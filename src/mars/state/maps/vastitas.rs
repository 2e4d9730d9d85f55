//! Vastitas Borealis as it is printed, the north: a pole that costs M€ and warms (MAP-11 to MAP-14, Q-MOD-24).

use super::spots::{C, CC, HH, HHP, O, OFF_MAP, P, PP, PS, S, SS, T, TT, land, ocean, sends, volcano};
use super::{Award, HexSpec, Map, Milestone, Sort, beside, spots_of, track};
use crate::kit::hex::{Around, areas, around};
use crate::mars::cards::Parameter::Temperature;
use crate::mars::cards::Resource::{Energy, Heat, MegaCredits, Steel, Titanium};
use crate::mars::cards::{CardResource, Count, Kind, Tag, Tally, pay, raise};

const WIDTHS: &[u8] = &[5, 6, 7, 8, 9, 8, 7, 6, 5];
const AREAS: usize = areas(WIDTHS);
const AROUND: [Around; AREAS] = around(WIDTHS);

/// The north pole: a step of temperature, and 4 M€ (MAP-11).
const POLE: HexSpec = land(&[raise(Temperature, 1), pay(MegaCredits, 4)]);

#[rustfmt::skip]
const SPOTS: &[HexSpec; AREAS] = &[
    land(P), land(O), volcano(S), land(O), land(O),
    land(PP), land(PP), land(O), land(O), land(P), volcano(C),
    land(C), ocean(PP), ocean(PP), land(PP), land(P), land(O), land(O),
    volcano(SS), land(T), ocean(PP), land(P), land(O), land(C), land(P), sends(1, land(O)),
    land(O), land(O), ocean(P), land(PP), POLE, ocean(PP), ocean(PP), ocean(PP), land(CC),
    land(CC), land(O), land(P), ocean(HH), ocean(HHP), ocean(C), land(P), land(TT),
    volcano(T), land(S), ocean(O), ocean(HH), land(PP), land(P), land(O),
    land(P), land(O), land(P), land(PS), land(S), land(P),
    sends(1, land(O)), land(O), land(C), land(T), land(S),
];

/// The map.
pub(super) static VASTITAS_BOREALIS: Map = Map {
    name: "Vastitas Borealis",
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
        Milestone { name: "Agronomist", of: Count::Tags(Tag::Plant), at_least: 4 },
        Milestone { name: "Spacefarer", of: Count::Tags(Tag::Space), at_least: 4 },
        Milestone { name: "Geologist", of: Count::Goal(Tally::BesideVolcanoes), at_least: 3 },
        Milestone { name: "Engineer", of: Count::Goal(Tally::Productions(&[Energy, Heat])), at_least: 10 },
        Milestone {
            name: "Farmer",
            of: Count::Goal(Tally::OnCards(&[CardResource::Animal, CardResource::Microbe])),
            at_least: 5,
        },
    ],
    awards: [
        Award { name: "Traveller", of: &[Count::Tags(Tag::Jovian), Count::Tags(Tag::Earth)] },
        Award { name: "Landscaper", of: &[Count::Goal(Tally::LargestGroup)] },
        Award { name: "Highlander", of: &[Count::Goal(Tally::AwayFromOceans)] },
        Award { name: "Promoter", of: &[Count::Goal(Tally::Cards(&[Kind::Event]))] },
        Award { name: "Blacksmith", of: &[Count::Production(Steel), Count::Production(Titanium)] },
    ],
};
