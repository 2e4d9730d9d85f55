//! What a map is: its areas, its tracks and its goals.

use super::track::{Track, TrackBonus};
use crate::kit::hex::{self, Around, NOWHERE};
use crate::mars::cards::{Amount, ByParameter, Count, Effect, MONEY, Parameter, Reserved, Resource};

/// An area of the map by its running number from the north-west, or from [`OFF_MAP`] on one beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Hex(pub u8);

/// The first number of the areas that are not on Mars.
pub const OFF_MAP: u8 = 96;

/// How many areas a map may have beside it.
pub const MOST_OFF_MAP: usize = 8;

/// How many numbers areas may have.
pub const SPACES: usize = OFF_MAP as usize + MOST_OFF_MAP;

impl Hex {
    /// Its place in an array by area.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is on Mars.
    pub const fn is_on_mars(self) -> bool {
        self.0 < OFF_MAP
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet(pub u128);

impl HexSet {
    /// No area.
    pub const NONE: Self = Self(0);

    /// Just this one.
    pub const fn only(space: Hex) -> Self {
        Self(1 << space.0)
    }

    /// Whether the area is in the set; no area from 128 on is.
    pub const fn contains(self, space: Hex) -> bool {
        space.0 < 128 && self.0 & (1 << space.0) != 0
    }

    /// How many areas.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The areas in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The areas in this set alone.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The areas, lowest number first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Hex> + Clone {
        SpaceIter(self.0)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, |all, space| all.or(Self::only(space)))
    }
}

#[derive(Clone)]
struct SpaceIter(u128);

impl Iterator for SpaceIter {
    type Item = Hex;
    fn next(&mut self) -> Option<Hex> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Hex(lowest))
    }
}

impl DoubleEndedIterator for SpaceIter {
    fn next_back(&mut self) -> Option<Hex> {
        if self.0 == 0 {
            return None;
        }
        let highest = 127 - self.0.leading_zeros() as u8;
        self.0 &= !(1 << highest);
        Some(Hex(highest))
    }
}

/// What may be built on an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Any tile but oceans.
    Land,
    /// Ocean tiles (BASE-BOARD-03).
    Ocean,
    /// Land, and where volcano cards build.
    Volcanic,
    /// One card's city (BASE-BOARD-04).
    Reserved(Reserved),
}

/// One area: what it is and what it gives whoever builds there (BASE-BOARD-05).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HexSpec {
    /// What may be built.
    pub terrain: Terrain,
    /// The printed bonus.
    pub bonus: &'static [Effect],
    /// How many delegates it shows, which mean nothing without Turmoil (MAP-12).
    pub delegates: u8,
}

/// A milestone: 5 VP for the first to claim it (BASE-MILE).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Milestone {
    /// Its English name, which stays for ever.
    pub name: &'static str,
    /// What is counted.
    pub of: Count,
    /// How much is needed.
    pub at_least: i8,
}

/// An award: for who has most (BASE-AWARD).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Award {
    /// Its English name, which stays for ever.
    pub name: &'static str,
    /// What is counted, summed.
    pub of: &'static [Count],
}

/// A map.
#[derive(Debug)]
pub struct Map {
    /// Its English name.
    pub name: &'static str,
    /// How many areas each row has, from the north.
    pub widths: &'static [u8],
    /// The areas, row by row.
    pub spots: &'static [HexSpec],
    /// Neighbours of each area, clockwise from the upper left.
    pub around: &'static [Around],
    /// Neighbours of each area, as sets.
    pub beside: &'static [HexSet],
    /// Areas beside it that are kept for one card's city each, none to [`MOST_OFF_MAP`], in the order of their numbers
    /// from [`OFF_MAP`] on; those of boxes that are not played with ([`ADDED`](super::ADDED)) among them.
    pub off_map: &'static [Reserved],
    /// Free for tiles that are not oceans.
    pub land: HexSet,
    /// Reserved for oceans.
    pub ocean: HexSet,
    /// Volcanic land.
    pub volcanic: HexSet,
    /// Areas that show steel or titanium.
    pub metal: HexSet,
    /// Areas that may ask for something of whoever builds there, steps of rating that may be taxed among it.
    pub asking: HexSet,
    /// Areas of which what is printed there may change M€ or rating otherwise than by a plain gain.
    pub moneyed: HexSet,
    /// Every area of the map.
    pub all: HexSet,
    /// The tracks of the parameters that a game on it has; a module may bring more.
    pub tracks: ByParameter<Option<Track>>,
    /// The five milestones.
    pub milestones: [Milestone; 5],
    /// The five awards.
    pub awards: [Award; 5],
}

impl Map {
    /// The areas next to this one; none next to one that is not on Mars.
    pub fn beside(&self, space: Hex) -> HexSet {
        self.beside.get(space.index()).copied().unwrap_or(HexSet::NONE)
    }

    /// All areas next to any of these.
    pub fn beside_any(&self, spaces: HexSet) -> HexSet {
        spaces.iter().fold(HexSet::NONE, |all, space| all.or(self.beside(space)))
    }

    /// The area at (row, position), both from 0, row 0 at the north; `None` beside the map.
    ///
    /// ```
    /// use viriditas::mars::maps::MAPS;
    ///
    /// let tharsis = MAPS[0];
    /// let space = tharsis.at(4, 8).expect("the middle row has nine areas");
    /// assert_eq!(tharsis.position(space), Some((4, 8)));
    /// assert_eq!(tharsis.at(4, 9), None);
    /// ```
    pub const fn at(&self, row: usize, position: usize) -> Option<Hex> {
        match hex::number(self.widths, row, position) {
            Some(number) => Some(Hex(number)),
            None => None,
        }
    }

    /// Where an area is, as (row, position): the inverse of [`Map::at`]. `None` for one that is not on Mars.
    pub const fn position(&self, space: Hex) -> Option<(usize, usize)> {
        hex::position(self.widths, space.0)
    }

    /// The milestone at this place of the list, from 0.
    pub fn milestone(&self, place: u8) -> Option<&Milestone> {
        self.milestones.get(usize::from(place))
    }

    /// The award at this place of the list, from 0.
    pub fn award(&self, place: u8) -> Option<&Award> {
        self.awards.get(usize::from(place))
    }

    /// The area's data; `None` off the map.
    pub fn spot(&self, space: Hex) -> Option<&'static HexSpec> {
        self.spots.get(space.index())
    }

    /// Where a named area is: on this map, or beside it. A map without it has `None`.
    pub fn reserved(&self, name: Reserved) -> Option<Hex> {
        let on_mars = self.spots.iter().position(|spot| spot.terrain == Terrain::Reserved(name));
        let beside =
            || self.off_map.iter().position(|&it| it == name).map(|area| area + usize::from(OFF_MAP));
        on_mars.or_else(beside).map(|area| Hex(area as u8))
    }

    /// Whose city an area is kept for, on this map or beside it: the inverse of [`Map::reserved`].
    pub fn kept_for(&self, space: Hex) -> Option<Reserved> {
        match self.spot(space).map(|spot| spot.terrain) {
            Some(Terrain::Reserved(name)) => Some(name),
            Some(Terrain::Land | Terrain::Ocean | Terrain::Volcanic) => None,
            None => self.off_map.get(space.index().checked_sub(usize::from(OFF_MAP))?).copied(),
        }
    }

    /// The areas that are not on Mars, in the order of their numbers.
    pub fn off_mars(&self) -> impl Iterator<Item = Hex> + use<> {
        (OFF_MAP..).take(self.off_map.len()).map(Hex)
    }

    /// Whether the area's printed bonus gives this resource.
    pub fn shows(&self, space: Hex, resource: Resource) -> bool {
        self.spot(space).is_some_and(|spot| shows(spot, resource))
    }
}

impl Map {
    /// Where its parameters begin, each in its unit.
    pub(crate) fn starts(&self) -> ByParameter<i8> {
        ByParameter(self.tracks.0.each_ref().map(|track| track.as_ref().map_or(0, Track::start)))
    }

    /// All bonuses on its tracks, track by track.
    pub(in crate::mars::state) fn track_bonuses(
        &self,
    ) -> impl Iterator<Item = (Parameter, &'static TrackBonus)> {
        Parameter::ALL.into_iter().flat_map(|parameter| {
            let bonuses = self.tracks[parameter].as_ref().map_or(&[][..], |track| track.bonuses);
            bonuses.iter().map(move |bonus| (parameter, bonus))
        })
    }

    /// The bonus at this place among all of its tracks'.
    pub(crate) fn track_bonus(&self, which: u8) -> Option<&'static TrackBonus> {
        self.track_bonuses().nth(which.into()).map(|(_, bonus)| bonus)
    }

    /// The place of the bonus at this value of a track, if one is there.
    pub(crate) fn bonus_at(&self, parameter: Parameter, value: i8) -> Option<u8> {
        let fits = |(of, bonus): (Parameter, &TrackBonus)| of == parameter && bonus.at == value;
        self.track_bonuses().position(fits).map(|which| which as u8)
    }
}

const fn shows(spot: &HexSpec, resource: Resource) -> bool {
    let mut step = 0;
    while step < spot.bonus.len() {
        if let Effect::Gain(given, _) = spot.bonus[step]
            && given as u8 == resource as u8
        {
            return true;
        }
        step += 1;
    }
    false
}

/// The neighbours as sets.
pub(super) const fn beside<const N: usize>(around: &[Around; N]) -> [HexSet; N] {
    let mut all = [HexSet::NONE; N];
    let mut area = 0;
    while area < N {
        let mut side = 0;
        while side < 6 {
            if around[area][side] != NOWHERE {
                all[area].0 |= 1 << around[area][side];
            }
            side += 1;
        }
        area += 1;
    }
    all
}

/// What the sets of a [`Map`] are made of.
#[derive(Clone, Copy)]
pub(super) enum Sort {
    Land,
    Ocean,
    Volcanic,
    Metal,
    Asking,
    Moneyed,
    All,
}

pub(super) const fn spots_of(spots: &[HexSpec], sort: Sort) -> HexSet {
    let mut set = HexSet::NONE;
    let mut area = 0;
    while area < spots.len() {
        let spot = &spots[area];
        let fits = match sort {
            Sort::Land => matches!(spot.terrain, Terrain::Land | Terrain::Volcanic),
            Sort::Ocean => matches!(spot.terrain, Terrain::Ocean),
            Sort::Volcanic => matches!(spot.terrain, Terrain::Volcanic),
            Sort::Metal => shows(spot, Resource::Steel) || shows(spot, Resource::Titanium),
            Sort::Asking => !Effect::are_always_possible(spot.bonus) || Effect::may_rate(spot.bonus),
            Sort::Moneyed => {
                let mut step = 0;
                while step < spot.bonus.len()
                    && (matches!(spot.bonus[step], Effect::Gain(_, Amount::Exactly(_)))
                        || !spot.bonus[step].changes(MONEY))
                {
                    step += 1;
                }
                step < spot.bonus.len()
            }
            Sort::All => true,
        };
        if fits {
            set.0 |= 1 << area;
        }
        area += 1;
    }
    set
}
