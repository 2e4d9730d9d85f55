//! What no player would do: answers that are worse for their own seat than another answer in everything that is counted.

use crate::kit::{Rules, Seat, View};
use crate::mars::cards::CardSet;
use crate::mars::{Choice, Facts, Mars, price, score};

/// What an answer leaves its seat, as far as all of it can be foretold.
struct Aftermath {
    price: Option<u16>,
    counted: [i32; 14],
    played: CardSet,
    facts: Facts,
}

/// What an answer leaves its seat; nothing where something is asked or hidden behind it.
fn aftermath(view: &View<Mars>, seat: Seat, choice: Choice) -> Option<Aftermath> {
    let forecast = view.forecast(seat, choice, None).ok()?;
    if forecast.is_final || !forecast.owed.is_empty() {
        return None;
    }
    let mut facts = view.facts().clone();
    for event in forecast.events {
        Mars::commit(&mut facts, event);
    }
    let player = &facts.players[seat];
    let mut counted = [0; 14];
    let stock = player.stock.0.into_iter().map(i32::from);
    let production = player.production.0.into_iter().map(i32::from);
    let cards = i32::from(player.hand_size) + player.played.iter().count() as i32;
    let points = i32::from(score(&facts, seat).total());
    for (place, number) in counted.iter_mut().zip(stock.chain(production).chain([cards, points])) {
        *place = number;
    }
    let price = price(view.facts(), seat, choice).map(|price| price.amount);
    Some(Aftermath { price, counted, played: player.played, facts })
}

impl Aftermath {
    /// Whether this is no better than the other in anything and worse in something, at the same price.
    fn is_worse_than(&self, other: &Self) -> bool {
        let stored = |of: &Self, id| i32::from(of.facts.on_card[crate::mars::cards::CardId::index(id)]);
        let cards = || self.played.iter().map(|id| (stored(self, id), stored(other, id)));
        let pairs = || self.counted.into_iter().zip(other.counted).chain(cards());
        self.price == other.price
            && self.played.iter().all(|id| other.played.contains(id))
            && pairs().all(|(own, others)| own <= others)
            && pairs().any(|(own, others)| own < others)
    }
}

/// The offers without those that leave the seat's stock, production, cards and points each no better and one of them worse than another
/// offer at the same price.
pub(super) fn sensible(view: &View<Mars>, seat: Seat, offers: &[Choice]) -> Vec<Choice> {
    let aftermaths: Vec<Option<Aftermath>> =
        offers.iter().map(|&choice| aftermath(view, seat, choice)).collect();
    let is_sensible = |own: &Option<Aftermath>| {
        own.as_ref().is_none_or(|own| !aftermaths.iter().flatten().any(|other| own.is_worse_than(other)))
    };
    offers.iter().zip(&aftermaths).filter(|(_, own)| is_sensible(own)).map(|(&choice, _)| choice).collect()
}
