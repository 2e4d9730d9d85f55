//! What milestones and awards count beside what cards do.

use super::tags::tags;
use crate::kit::Seat;
use crate::mars::cards::{
    CardResource, HOLDS, Kind, LIMITED, Resource, Tag, Tally, Tile, TileClass, card, of_kind,
};
use crate::mars::state::committee::Delegate;
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::{Facts, Player};
use crate::mars::state::maps::HexSet;
use crate::mars::state::switches::Switch;

/// Counts it for a seat.
pub(super) fn tally(facts: &Facts, of: Tally, seat: Seat, purpose: CountPurpose) -> i16 {
    let player = &facts.players[seat];
    let (map, board) = (facts.map(), &facts.board);
    let owned = board.owned[seat];
    let beside = |spaces: HexSet| owned.and(map.beside_any(spaces));
    match of {
        Tally::Tags(kinds) => {
            let wild = if purpose.takes_wild() { tags(&player.tags, Tag::Wild, purpose) } else { 0 };
            kinds.iter().map(|&kind| tags(&player.tags, kind, CountPurpose::Limit)).sum::<i16>() + wild
        }
        Tally::KindsOfTag => kinds_of_tag(facts, player, purpose),
        Tally::Cards(kinds) => {
            kinds.iter().map(|&kind| player.played.and(of_kind(kind)).len()).sum::<usize>() as i16
        }
        Tally::Costly(least) => {
            let mut costly = 0;
            for kind in [Kind::Automated, Kind::Active] {
                player.played.each_in(of_kind(kind), |id| costly += i16::from(card(id).cost >= least));
            }
            costly
        }
        Tally::Limited => player.played.and(&LIMITED).len() as i16,
        Tally::Raised => {
            let rose =
                |&resource: &Resource| player.production[resource] > facts.options.first_production(resource);
            Resource::ALL.into_iter().filter(rose).count() as i16
        }
        Tally::Highest => player.production.0.iter().copied().max().unwrap_or_default(),
        Tally::Lowest => small(player.stock.0.iter().copied().min().unwrap_or_default().into()),
        Tally::Productions(of) => of.iter().map(|&resource| player.production[resource]).sum(),
        Tally::KindsOfResource => {
            let stocks = Resource::ALL.into_iter().filter(|&resource| player.stock[resource] > 0).count();
            let held = CardResource::ALL.into_iter().filter(|&kind| on_cards(facts, player, &[kind]) > 0);
            (stocks + held.count()) as i16
        }
        Tally::OnCards(kinds) => small(on_cards(facts, player, kinds)),
        Tally::LowestRows(rows) => {
            let first = map.widths.len().saturating_sub(rows.into());
            let is_low = |space| map.position(space).is_some_and(|(row, _)| row >= first);
            owned.iter().filter(|&space| is_low(space)).count() as i16
        }
        Tally::EmptyBesideOwn => {
            let free = map.all.but(board.occupied);
            free.and(map.beside_any(owned)).len() as i16
        }
        Tally::BesideOceans => beside(board.oceans).len() as i16,
        Tally::AwayFromOceans => owned.but(beside(board.oceans)).len() as i16,
        Tally::BesideVolcanoes => owned.and(map.volcanic).or(beside(map.volcanic)).len() as i16,
        Tally::LargestGroup => largest_group(owned, |spaces| map.beside_any(spaces)),
        Tally::KindsOfTile => {
            let common = board.greeneries.or(board.cities);
            let cities = owned.and(board.of(TileClass::City));
            let special = owned.but(common);
            // A city that is a special tile besides, the Capital, is one of the two where another city stands.
            let both = cities.iter().filter(|&space| board.tile(space) == Some(Tile::Capital));
            let has_both = both.count() > 0;
            let cities_or_special = if special.is_empty() && has_both {
                cities.len().min(2)
            } else {
                u32::from(!cities.is_empty()) + u32::from(!special.is_empty())
            };
            (cities_or_special + u32::from(!owned.and(board.greeneries).is_empty())) as i16
        }
        Tally::Delegates if facts.options.has(Switch::Turmoil) => {
            let (committee, whose) = (&facts.committee, Delegate::Of(seat));
            i16::from(committee.in_parties(whose)) + i16::from(committee.chairman == Some(whose))
        }
        Tally::Delegates => 0,
    }
}

fn small(number: u32) -> i16 {
    number.min(i16::MAX as u32) as i16
}

/// Kinds of tags; there are ten without Venus, and eleven with it (WILD-07).
fn kinds_of_tag(facts: &Facts, player: &Player, purpose: CountPurpose) -> i16 {
    let is_here = |&tag: &Tag| match tag {
        Tag::Wild => false,
        Tag::Venus => facts.options.has(Switch::Venus),
        _ => true,
    };
    let real = Tag::ALL.into_iter().filter(is_here);
    let kinds = real.clone().count() as i16;
    let shown = real.filter(|&tag| player.tags[tag] > 0).count() as i16;
    let wild = if purpose.takes_wild() { i16::from(player.tags[Tag::Wild]) } else { 0 };
    (shown + wild).min(kinds)
}

fn on_cards(facts: &Facts, player: &Player, kinds: &[CardResource]) -> u32 {
    let mut held = 0;
    player.played.each_in(&HOLDS, |id| {
        if card(id).holds.is_some_and(|kind| kinds.contains(&kind)) {
            held += u32::from(facts.on_card[id.index()]);
        }
    });
    held
}

/// How many of these areas hang together, at most.
fn largest_group(mut left: HexSet, beside_any: impl Fn(HexSet) -> HexSet) -> i16 {
    let mut largest = 0;
    while let Some(first) = left.iter().next() {
        let mut group = HexSet::only(first);
        loop {
            let next = group.or(beside_any(group).and(left));
            if next == group {
                break;
            }
            group = next;
        }
        left = left.but(group);
        largest = largest.max(group.len());
    }
    largest as i16
}
