//! Where a tile may be built: the areas of its kind, without those that ask for what cannot be given (MAP-06).

use super::forecast::Ledger;
use crate::cards::{Amount, Area, Effect, HEARS_TILES, RAISES_RATING_LATER, Tile};
use crate::kit::{Row, Seat};
use crate::mars::read::areas::fitting;
use crate::mars::read::shores::shores;
use crate::mars::read::terms::toll;
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::{Space, Spaces};
use crate::mars::state::question::Refusal;
use crate::words::Resource;

/// The areas where this player may place the tile now.
pub fn areas(facts: &Facts, seat: Seat, tile: Tile, area: Area) -> Spaces {
    payable(facts, seat, tile, area, 0, facts.map().asking)
}

/// The same for a player who owes so many M€, which the area's neighbours may help to pay.
pub(crate) fn areas_owing(facts: &Facts, seat: Seat, tile: Tile, area: Area, owed: u32) -> Spaces {
    let map = facts.map();
    let looked_at = if is_paid_anywhere(facts, seat, tile, owed) { map.asking } else { map.all };
    payable(facts, seat, tile, area, owed, looked_at)
}

/// Whether what is owed, and what the tile's own steps of rating ask for, can be paid wherever it lies: then only areas that
/// ask for more may be closed.
fn is_paid_anywhere(facts: &Facts, seat: Seat, tile: Tile, owed: u32) -> bool {
    if toll(facts, seat) == 0 {
        return owed <= facts.players[seat].stock[Resource::MegaCredits].into();
    }
    let mut ledger = Ledger::new(facts, seat);
    ledger.owe(owed);
    ledger.raise_by(tile);
    !facts.opens_any(seat, &RAISES_RATING_LATER) && ledger.covers().is_ok()
}

/// The areas that fit, without those of the ones looked at that ask for too much of who owes so many M€.
fn payable(facts: &Facts, seat: Seat, tile: Tile, area: Area, owed: u32, looked_at: Spaces) -> Spaces {
    let mut closing = Closing { facts, seat, tile, owed, judged: Row::default() };
    let closed = looked_at
        .but(facts.board.occupied)
        .iter()
        .filter(|&space| closing.is_closed(space))
        .fold(Spaces::NONE, |all, space| all.or(Spaces::only(space)));
    fitting(facts, seat, tile, area, closed)
}

/// More kinds of areas than this are judged area by area.
const MOST_KINDS: usize = 16;

/// Which areas ask for too much. Areas that bring the same are judged once.
struct Closing<'g> {
    facts: &'g Facts,
    seat: Seat,
    tile: Tile,
    owed: u32,
    /// How many oceans touch them and what is printed on them, and whether they are closed.
    judged: Row<(u8, &'static [Effect], bool), MOST_KINDS>,
}

impl Closing<'_> {
    fn is_closed(&mut self, space: Space) -> bool {
        let (facts, seat) = (self.facts, self.seat);
        let printed = facts.map().spot(space).map_or(&[][..], |spot| spot.bonus);
        let oceans = shores(facts, space).len() as u8;
        let known = self.judged.iter().find(|(beside, bonus, _)| (*beside, *bonus) == (oceans, printed));
        if let Some(&(.., is_closed)) = known {
            return is_closed;
        }
        let is_closed = asks_too_much(facts, seat, self.tile, space, self.owed).is_some();
        // An ocean goes where it pays most beside this one, and listeners may mind which area it is.
        let is_like_others = !Effect::may_rate(printed) && !facts.opens_any(seat, &HEARS_TILES);
        if is_like_others && !self.judged.is_full() {
            self.judged.push((oceans, printed, is_closed));
        }
        is_closed
    }
}

/// What speaks against building there: what the area asks for and is owed beside it cannot be given, though what the tile
/// itself brings may help.
fn asks_too_much(facts: &Facts, seat: Seat, tile: Tile, space: Space, owed: u32) -> Option<Refusal> {
    if toll(facts, seat) == 0 && is_in_stock(facts, seat, space, owed) {
        return None;
    }
    let mut ledger = Ledger::new(facts, seat);
    ledger.owe(owed);
    ledger.built_at_best(tile, space).and_then(|()| ledger.covers()).err()
}

/// Whether the M€ that the area asks for are there beside so many, and it asks for nothing else.
fn is_in_stock(facts: &Facts, seat: Seat, space: Space, owed: u32) -> bool {
    let bonus = facts.map().spot(space).map_or(&[][..], |spot| spot.bonus);
    let asked = bonus.iter().try_fold(owed, |asked, step| match *step {
        Effect::Pay(Resource::MegaCredits, Amount::Exactly(more), _) => {
            Some(asked + u32::from(more.unsigned_abs()))
        }
        Effect::Place(Tile::Ocean, _) => Some(asked),
        _ => step.is_always_possible().then_some(asked),
    });
    asked.is_some_and(|asked| asked <= facts.players[seat].stock[Resource::MegaCredits].into())
}

/// What an area asks for that cannot be given, where nothing else speaks against the tile there.
pub(crate) fn unaffordable(
    facts: &Facts,
    seat: Seat,
    tile: Tile,
    area: Area,
    space: Space,
    owed: u32,
) -> Option<Refusal> {
    let fits = fitting(facts, seat, tile, area, Spaces::NONE).contains(space);
    if fits { asks_too_much(facts, seat, tile, space, owed) } else { None }
}

/// The areas for a tile that must be placed by who owes so many M€. An ocean is skipped where its usual areas are
/// covered, and where all oceans are placed (Q-BASE-11).
///
/// # Errors
/// There is none for another tile (Q-BASE-04).
pub(crate) fn needed(
    facts: &Facts,
    seat: Seat,
    tile: Tile,
    area: Area,
    owed: u32,
) -> Result<Spaces, Refusal> {
    // A price that is paid anyway closes those areas alone that ask for more.
    let open = payable(facts, seat, tile, area, owed, facts.map().asking);
    let may_be_skipped = tile == Tile::Ocean && (area == Area::Usual || facts.has_all_oceans());
    if open.is_empty() && !may_be_skipped { Err(Refusal::NoArea { tile, area }) } else { Ok(open) }
}
