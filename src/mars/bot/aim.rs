//! Values of the small answers: which card, area, player, number.

use super::worth::Worth;
use crate::kit::Seat;
use crate::mars::cards::{CardId, Effect, Removable, Resource, Tile, TileClass, card as card_of};
use crate::mars::maps::Hex;
use crate::mars::{CountContext, CountPurpose, Discounts, Why, card_price};

/// The effect that asks, and its card.
fn asking(why: Option<Why>) -> Option<(CardId, Effect)> {
    let Some(Why::Effect { card, effect }) = why else { return None };
    Some((card, *effect.itself()))
}

/// A card from hand or of those dealt.
pub(super) fn card(worth: &Worth<'_>, why: Option<Why>, id: CardId) -> i32 {
    let value = worth.in_hand(id);
    match why {
        Some(Why::Corporation) => {
            worth.effects(card_of(id).play, CountContext::card(worth.seat, id, CountPurpose::Effect))
                + worth.lasting(card_of(id))
        }
        Some(Why::Buy { chosen }) => {
            let hand = i32::from(worth.facts.players[worth.seat].hand_size) + i32::from(chosen);
            let price = i32::from(card_price(worth.facts, worth.seat));
            value - price * worth.money() - worth.weights.bought - worth.weights.waiting * hand
        }
        Some(Why::Sell) => worth.money() - value,
        Some(Why::Effect {
            effect:
                Effect::Discard | Effect::MayDiscard | Effect::Then(Effect::Discard | Effect::MayDiscard, _),
            ..
        }) => 200 - value,
        Some(Why::Effect { effect: Effect::PlayNow { discount, .. }, .. }) => worth.played_now(id, discount),
        // The one to keep of those dealt: what it costs is not known to matter yet.
        _ => value + 100_000,
    }
}

/// A card on the table.
pub(super) fn holder(worth: &Worth<'_>, why: Option<Why>, id: CardId) -> i32 {
    match why {
        Some(Why::Lower { .. } | Why::Close) => return -worth.trade(id, 0),
        Some(Why::Effect { effect: Effect::Settle(_), .. }) => return worth.settled(id),
        Some(Why::Effect { effect: Effect::Trade, .. }) => return worth.trade(id, 0),
        Some(Why::Effect { effect: Effect::OpenColony | Effect::ShiftColonies, .. }) => {
            return worth.settled(id) + worth.trade(id, 0);
        }
        _ => {}
    }
    let is_own = worth.facts.players[worth.seat].played.contains(id);
    match asking(why) {
        Some((_, Effect::CopyProduction(_))) => {
            worth.effects(card_of(id).play, CountContext::card(worth.seat, id, CountPurpose::Effect))
        }
        Some((_, Effect::RepeatAction)) => worth.again(id),
        Some((_, Effect::Remove(..) | Effect::Take(..))) => {
            if is_own {
                -worth.on_card(id)
            } else {
                worth.on_card(id)
            }
        }
        _ => worth.on_card(id),
    }
}

/// An area.
pub(super) fn space(worth: &Worth<'_>, why: Option<Why>, space: Hex) -> i32 {
    let (facts, seat) = (worth.facts, worth.seat);
    let map = facts.map();
    let near = map.beside(space);
    let board = &facts.board;
    let tile = asking(why).and_then(|(_, effect)| effect.nature().places);
    let number = |spaces: crate::mars::maps::HexSet| spaces.len() as i32;
    let cities = near.and(board.cities);
    let own_cities = number(cities.and(board.owned[seat]));
    let other_cities = number(cities) - own_cities;
    let free = number(near.and(map.land).but(board.occupied));
    let neighbours = match tile {
        Some(Tile::Greenery) => own_cities * worth.point() - other_cities * worth.point() / 2,
        Some(Tile::City | Tile::Capital) => {
            number(near.and(board.greeneries)) * worth.point() + free * worth.weights.free_area
        }
        Some(Tile::Ocean) => number(near.and(board.owned[seat])) * 20,
        _ => -own_cities * 100,
    };
    let bonus = map
        .spot(space)
        .map_or(0, |spot| worth.effects(spot.bonus, CountContext::seat(seat, CountPurpose::Effect)));
    let oceans = number(near.and(board.of(TileClass::Ocean))) * 2 * worth.money();
    neighbours + bonus + oceans
}

/// A player: the others, and of them the one who has most to lose.
pub(super) fn player(worth: &Worth<'_>, why: Option<Why>, other: Seat) -> i32 {
    let player = &worth.facts.players[other];
    let loss = match asking(why) {
        Some((_, Effect::Reduce(resource, steps))) => i32::from(steps) * worth.production(resource),
        Some((_, Effect::Remove(Removable::Stock(resource), most, _) | Effect::Steal(resource, most))) => {
            i32::from(player.stock[resource].min(u16::from(most))) * worth.resource(resource)
        }
        _ => 0,
    };
    let threat = i32::from(crate::mars::score(worth.facts, other).total());
    if other == worth.seat { -loss } else { loss + threat }
}

/// The neutral opponent.
pub(super) fn neutral(worth: &Worth<'_>, why: Option<Why>) -> i32 {
    match asking(why) {
        Some((_, Effect::Steal(resource, most))) => i32::from(most) * worth.resource(resource),
        _ => 1,
    }
}

/// A number.
pub(super) fn amount(worth: &Worth<'_>, why: Option<Why>, amount: u16) -> i32 {
    let many = i32::from(amount);
    match why {
        Some(Why::Pay { with, price, goods }) => {
            let discounts = Discounts::of(worth.facts, worth.seat);
            let means = discounts.means(price.unit, goods).filter(|means| means.with == with);
            let each = means.map(|means| i32::from(means.worth)).max().unwrap_or(1);
            let paid = (many * each).min(i32::from(price.amount));
            paid * worth.resource(price.unit) - many * worth.payer(with)
        }
        Some(Why::Approach { tile }) => worth.trade(tile, amount.min(u8::MAX.into()) as u8),
        Some(Why::Remove { from, .. } | Why::Steal { from, .. }) => {
            if from == worth.seat {
                -many
            } else {
                many
            }
        }
        Some(Why::RemoveFromCard { card }) => {
            if worth.facts.players[worth.seat].played.contains(card) {
                -many
            } else {
                many
            }
        }
        _ => match asking(why) {
            Some((card, Effect::ChooseAmount(_, then))) => worth.effects(
                then,
                CountContext { chosen: amount, ..CountContext::card(worth.seat, card, CountPurpose::Effect) },
            ),
            _ => many,
        },
    }
}

/// A list of effects.
pub(super) fn option(worth: &Worth<'_>, why: Option<Why>, place: u8) -> i32 {
    if let Some(Why::Traded { .. }) = why {
        return -i32::from(place);
    }
    match asking(why) {
        Some((card, Effect::Choose(lists) | Effect::MayChoose(lists))) => {
            lists.get(usize::from(place)).map_or(0, |list| {
                worth.effects(list, CountContext::card(worth.seat, card, CountPurpose::Effect))
            })
        }
        Some((_, Effect::ProduceLowest(_))) => {
            Resource::ALL.get(usize::from(place)).map_or(0, |&resource| worth.production(resource))
        }
        _ => i32::from(place),
    }
}
