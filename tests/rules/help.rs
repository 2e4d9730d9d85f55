//! What the tests share beside the helpers of the builder: areas of Tharsis by row and position.

pub(crate) use viriditas::mars::scenario::{Play, all_pass, begun, finish_set_up, seat};

use viriditas::kit::Rules;
use viriditas::mars::cards::{Card, Resource};
use viriditas::mars::maps::{Hex, MAPS};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{
    Choice, Discounts, Help, Helps, Mars, Payer, PaymentPurpose, Price, Refusal, idle_action,
};

/// That so much of a price in M€ is short, and how much more of what would cover it.
pub(crate) fn short_of(price: u16, short: u16, more: &[(Resource, u16)]) -> Refusal {
    let more: Vec<_> = more.iter().map(|&(resource, more)| (Payer::Stock(resource), more)).collect();
    cannot_afford(Price::money(price), short, &more)
}

/// The refusal of any price, short by so much, with anything that pays.
pub(crate) fn cannot_afford(price: Price, short: u16, more: &[(Payer, u16)]) -> Refusal {
    let mut help = Helps::default();
    for (place, &(with, more)) in help.iter_mut().zip(more) {
        *place = Some(Help { with, more });
    }
    Refusal::CannotAfford { price, short, help }
}

/// What one of a resource pays of the price of a card, in M€; 0 where it does not pay.
pub(crate) fn worth_of(terms: &Discounts, resource: Resource, card: &Card) -> u8 {
    let mut means = terms.means(Resource::MegaCredits, PaymentPurpose::Card(card.id));
    means.find(|means| means.with == Payer::Stock(resource)).map_or(0, |means| means.worth)
}

/// The area at (row, position) of Tharsis, both from 0.
pub(crate) fn at(row: usize, position: usize) -> Hex {
    MAPS[0].at(row, position).expect("an area of Tharsis")
}

/// The table with neutral greenery on all land but these areas.
pub(crate) fn without_land(scenario: Scenario, but: &[(usize, usize)]) -> Scenario {
    scenario.no_land_but(but)
}

/// Why nothing comes of an action of a card that is offered to the one who is asked (Q-BASE-34).
pub(crate) fn idle(game: &Mars, act: Choice) -> Option<Refusal> {
    let Choice::Act { card, which } = act else { panic!("{act:?} is no action of a card") };
    assert!(game.offers(act), "{:?}", game.refusal(act));
    idle_action(game.facts(), game.asked_one(), card, which)
}
