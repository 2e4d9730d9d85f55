//! Synthetic maps (cargo feature `synthetic`), made from their numbers: laws run over them, for printed maps show only what today's boxes
//! ask.
//!
//! A number always makes the same map: 37 to 91 areas, more or fewer oceans than usual, areas that ask for something or
//! bring odd things, tracks of other lengths with uneven steps and any bonus on them, a fourth track that nobody needs
//! to finish, none to eight areas beside the map, and named ones on it or nowhere.

use super::{
    Award, Hex, HexSet, HexSpec, MAPS, MOST_OFF_MAP, Map, Milestone, Sort, Terrain, Track, TrackBonus,
    spots_of,
};
use crate::kit::hex::{self, NOWHERE};
use crate::kit::{Rng, Seed};
use crate::mars::cards::Parameter::{Oceans, Oxygen, Temperature, Venus};
use crate::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use crate::mars::cards::{
    Amount, Bound, ByParameter, CardResource, Count, Effect, Ground as Where, Keep, PlacementRule, Recipient,
    Removable, Requirement, Reserved, Source, Stored, Tag, Tile, TileClass, Victim, Whose, draw, each, gain,
    pay, place, produce, raise, rate, remove,
};
use std::sync::OnceLock;

/// The number of the first one.
pub const FIRST: u8 = 200;

/// Names of areas that no map has.
const SYNTHETIC: [Reserved; MOST_OFF_MAP] = {
    let mut names = [Reserved::Synthetic(0); MOST_OFF_MAP];
    let mut place = 0;
    while place < MOST_OFF_MAP {
        names[place] = Reserved::Synthetic(place as u8);
        place += 1;
    }
    names
};

/// The map with this number; `None` below [`FIRST`].
pub(super) fn map(number: u8) -> Option<&'static Map> {
    static MADE: [OnceLock<Map>; (u8::MAX - FIRST) as usize + 1] =
        [const { OnceLock::new() }; (u8::MAX - FIRST) as usize + 1];
    let place = usize::from(number.checked_sub(FIRST)?);
    Some(MADE[place].get_or_init(|| made(number)))
}

/// What areas and tracks bring, and what areas ask for: every word of the vocabulary, in and outside of others.
const ODD: &[&[Effect]] = &[
    &[pay(MegaCredits, 6), place(Tile::Ocean)],
    &[place(Tile::Ocean), pay(MegaCredits, 4)],
    &[pay(MegaCredits, 4), raise(Temperature, 1)],
    &[pay(Heat, 3), gain(Plants, 2)],
    &[Effect::Pay(MegaCredits, Amount::Exactly(5), &[Steel, Titanium]), draw(1)],
    &[produce(Energy, -1), gain(MegaCredits, 5)],
    &[produce(MegaCredits, 1)],
    &[Effect::Produce(Heat, each(Count::Tiles(TileClass::City, Whose::Own, Where::Mars)))],
    &[Effect::ProduceMetal(1)],
    &[Effect::Reduce(Heat, 1)],
    &[Effect::CopyProduction(Tag::Building)],
    &[raise(Oxygen, 1)],
    &[raise(Venus, 2)],
    &[rate(1)],
    &[rate(-1), gain(MegaCredits, 4)],
    &[place(Tile::Greenery)],
    &[Effect::Place(Tile::City, PlacementRule::Isolated)],
    &[Effect::ClaimLand],
    &[remove(Plants, 2)],
    &[Effect::Remove(Removable::Card(CardResource::Microbe), 1, Victim::Anyone)],
    &[Effect::Remove(Removable::Stock(Plants), 1, Victim::NeighbourOfPlaced)],
    &[Effect::Steal(MegaCredits, 2)],
    &[Effect::Add(Stored::Kind(CardResource::Animal), Amount::Exactly(1), Recipient::Own)],
    &[Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::OwnHolding)],
    &[Effect::Add(Stored::Kind(CardResource::Microbe), Amount::Exactly(1), Recipient::This)],
    &[Effect::Take(CardResource::Microbe, Amount::Exactly(1), Source::Anyone), gain(MegaCredits, 3)],
    &[Effect::Take(CardResource::Microbe, Amount::Exactly(1), Source::This)],
    &[Effect::Look(3, Keep::Free(1))],
    &[Effect::Look(1, Keep::Bought)],
    &[Effect::Reveal(Tag::Science)],
    &[Effect::MayDiscard],
    &[Effect::Choose(&[&[gain(Steel, 1)], &[gain(Titanium, 1)], &[gain(Heat, 1)]])],
    &[Effect::Choose(&[&[pay(Energy, 1), rate(1)], &[gain(Energy, 1)]])],
    &[Effect::MayChoose(&[&[remove(Steel, 1)], &[pay(MegaCredits, 2), draw(1)]])],
    &[Effect::ChooseAmount(Count::Stock(Energy), &[Effect::Gain(MegaCredits, each(Count::Chosen))])],
    &[Effect::If(
        Requirement { of: Count::Track(Oceans), bound: Bound::AtLeast(2) },
        &[gain(Plants, 1)],
        &[place(Tile::Ocean)],
    )],
    &[Effect::NextCardDiscount { discount: 3, leeway: 1 }],
    &[Effect::Then(&Effect::MayDiscard, &[draw(1)])],
    &[Effect::Then(&Effect::Reveal(Tag::Building), &[gain(MegaCredits, 2)])],
    &[Effect::Then(&gain(Heat, 1), &[raise(Temperature, 1)])],
    &[Effect::Then(&place(Tile::Ocean), &[gain(MegaCredits, 1), pay(MegaCredits, 3)])],
    &[Effect::Then(
        &Effect::Choose(&[&[gain(Steel, 2)], &[Effect::MayChoose(&[&[remove(Heat, 2)]])]]),
        &[gain(Plants, 1)],
    )],
];

/// What is plain.
const PLAIN: &[&[Effect]] = &[
    &[],
    &[],
    &[gain(Plants, 1)],
    &[gain(Plants, 2)],
    &[gain(Steel, 1)],
    &[gain(Steel, 2)],
    &[gain(Titanium, 1)],
    &[draw(1)],
    &[draw(2)],
    &[gain(Plants, 1), gain(Titanium, 1)],
];

fn made(number: u8) -> Map {
    let mut rng = Rng::new(Seed(u64::from(number)));
    let (sides, shortest) = [(3, 4), (4, 3), (3, 6), (4, 5), (4, 6), (5, 5), (5, 6)][pick(&mut rng, 7)];
    let grows = (0..=sides).map(|more| shortest + more);
    let widths: &[u8] = kept(grows.clone().chain(grows.rev().skip(1)).collect());
    let areas = hex::areas(widths);
    let mut spots: Vec<HexSpec> = (0..areas).map(|_| spot(&mut rng)).collect();
    let (off_map, elsewhere) = names(&mut rng, usize::from(number) % (MOST_OFF_MAP + 1));
    for name in elsewhere {
        if rng.below(4) == 0 {
            spots[pick(&mut rng, areas)].terrain = Terrain::Reserved(name);
        }
    }
    let spots: &[HexSpec] = kept(spots);
    let around = kept((0..areas).map(|area| hex::around_one(widths, area as u8)).collect::<Vec<_>>());
    let beside: Vec<HexSet> = around
        .iter()
        .map(|sides| {
            let near = sides.iter().filter(|&&area| area != NOWHERE);
            near.fold(HexSet::NONE, |all, &area| all.or(HexSet::only(Hex(area))))
        })
        .collect();
    let oceans = spots.iter().filter(|spot| spot.terrain == Terrain::Ocean).count() as u32;
    let tracks = ByParameter([
        Some(track(&mut rng, -30, 22, true)),
        Some(track(&mut rng, 0, 18, !number.is_multiple_of(3))),
        Some(ocean_track(&mut rng, oceans)),
        number.is_multiple_of(2).then(|| track(&mut rng, 0, 15, false)),
    ]);
    // Any five of all that there are, at odd levels.
    let mut goals: Vec<(Milestone, Award)> =
        MAPS.iter().flat_map(|map| map.milestones.into_iter().zip(map.awards)).collect();
    let mut next = || goals.swap_remove(pick(&mut rng, goals.len()));
    let chosen: [(Milestone, Award); 5] = core::array::from_fn(|_| next());
    let milestones = chosen.map(|(it, _)| Milestone { at_least: (it.at_least / 2 + 1).max(1), ..it });
    Map {
        name: "Synthetic",
        widths,
        spots,
        around,
        beside: kept(beside),
        off_map: kept(off_map),
        land: spots_of(spots, Sort::Land),
        ocean: spots_of(spots, Sort::Ocean),
        volcanic: spots_of(spots, Sort::Volcanic),
        metal: spots_of(spots, Sort::Metal),
        asking: spots_of(spots, Sort::Asking),
        moneyed: spots_of(spots, Sort::Moneyed),
        all: spots_of(spots, Sort::All),
        tracks,
        milestones,
        awards: chosen.map(|(_, award)| award),
    }
}

/// The names of so many areas beside a map, any of all that there are, and those that are left.
fn names(rng: &mut Rng, beside: usize) -> (Vec<Reserved>, Vec<Reserved>) {
    let mut left: Vec<Reserved> = Reserved::ALL.into_iter().chain(SYNTHETIC).collect();
    let off_map = (0..beside).map(|_| left.swap_remove(pick(rng, left.len()))).collect();
    (off_map, left)
}

fn spot(rng: &mut Rng) -> HexSpec {
    let terrain = match rng.below(16) {
        0..=3 => Terrain::Ocean,
        4 => Terrain::Volcanic,
        _ => Terrain::Land,
    };
    let pool = if rng.below(3) == 0 { ODD } else { PLAIN };
    HexSpec { terrain, bonus: pool[pick(rng, pool.len())], delegates: rng.below(8) as u8 / 6 }
}

/// A track with at most so many steps of one to three, and odd bonuses on some of them.
fn track(rng: &mut Rng, start: i8, most: u32, ends: bool) -> Track {
    let mut mark = start;
    let mut marks = vec![start];
    for _ in 0..4 + rng.below(most - 3) {
        mark += 1 + rng.below(3) as i8;
        marks.push(mark);
    }
    let bonuses: Vec<TrackBonus> = marks
        .iter()
        .skip(1)
        .filter(|_| rng.below(4) == 0)
        .copied()
        .collect::<Vec<i8>>()
        .into_iter()
        .map(|at| TrackBonus { at, steps: ODD[pick(rng, ODD.len())] })
        .collect();
    Track { marks: kept(marks), bonuses: kept(bonuses), ends }
}

/// As many oceans as have an area, or fewer.
fn ocean_track(rng: &mut Rng, areas: u32) -> Track {
    let goal = 1 + rng.below(areas.clamp(1, 12)) as i8;
    let bonuses = vec![TrackBonus { at: goal, steps: ODD[pick(rng, ODD.len())] }];
    Track { marks: kept((0..=goal).collect()), bonuses: kept(bonuses), ends: areas > 0 }
}

fn pick(rng: &mut Rng, of: usize) -> usize {
    rng.below(of as u32) as usize
}

/// Maps live as long as the program.
fn kept<T>(all: Vec<T>) -> &'static [T] {
    all.leak()
}
