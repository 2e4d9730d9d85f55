//! What no player would do: give an answer that is worse for their own seat than another one in everything that is counted, sell a card in
//! the generation in which it was bought, or pass with heat or plants that nothing else needs.

use super::{Chosen, Position, Reason};
use crate::kit::{Rules, Seat, View};
use crate::mars::cards::{
    ByParameter, CardId, CardSet, Conversion, Count, Effect, Fund, Parameter, Passive, Pays, Resource,
    StandardProject, Tile, card,
};
use crate::mars::view::missing_steps;
use crate::mars::{Change, Choice, Event, Facts, Mars, Why, idle_action, price, score, tax};

/// What an answer leaves its seat, as far as all of it can be foretold.
struct ResultFacts {
    price: Option<u16>,
    counted: [i32; 14],
    played: CardSet,
    facts: Facts,
}

/// What an answer leaves its seat; nothing where something is asked or hidden behind it.
fn aftermath(view: &View<Mars>, seat: Seat, choice: Choice) -> Option<ResultFacts> {
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
    Some(ResultFacts { price, counted, played: player.played, facts })
}

impl ResultFacts {
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

/// The cards in hand that may have been bought in this generation: those that were kept since it began; all in the first generation, or
/// where nobody listened.
fn fresh(position: &Position<'_>) -> CardSet {
    let facts = position.look.view().facts();
    let begun = position.history.iter().rposition(|event| *event == Event::GenerationBegan);
    let Some(begun) = begun else { return facts.players[position.seat].hand };
    let kept = position.history[begun..].iter().filter_map(|event| match *event {
        Event::Kept { seat, card } if seat == position.seat => Some(card),
        _ => None,
    });
    kept.collect()
}

/// The offers without the sale of cards that were bought in this generation. A card has cost more than it is sold for, and what it would
/// help to pay could have been paid without buying it.
///
/// `None` where no such sale is on offer, or nothing else.
pub(super) fn without_fresh_sales(position: &Position<'_>) -> Option<Vec<Choice>> {
    let sells = Choice::Project(StandardProject::SellPatents);
    let question = position.look.view().question(position.seat);
    let is_sale = question.is_some_and(|question| question.why == Why::Sell);
    if !is_sale && !position.offers.contains(&sells) {
        return None;
    }
    let fresh = fresh(position);
    let is_fresh = |choice: Choice| match choice {
        Choice::Card(id) => is_sale && fresh.contains(id),
        _ => {
            choice == sells
                && position.look.view().facts().players[position.seat]
                    .hand
                    .iter()
                    .all(|id| fresh.contains(id))
        }
    };
    let others: Vec<Choice> = position.offers.iter().copied().filter(|&choice| !is_fresh(choice)).collect();
    (!others.is_empty() && others.len() < position.offers.len()).then_some(others)
}

/// The offers without actions of cards of which nothing comes but their price (Q-BASE-34), where anything else is on offer.
pub(super) fn without_idle_actions(view: &View<Mars>, seat: Seat, offers: Vec<Choice>) -> Vec<Choice> {
    let is_idle = |choice: &Choice| match *choice {
        Choice::Act { card, which } => idle_action(view.facts(), seat, card, which).is_some(),
        _ => false,
    };
    let others: Vec<Choice> = offers.iter().copied().filter(|choice| !is_idle(choice)).collect();
    if others.is_empty() { offers } else { others }
}

/// What was chosen or, where that is to pass with heat or plants that nothing else needs, to convert them.
pub(super) fn spending_before_passing(position: &Position<'_>, chosen: Chosen) -> Chosen {
    let view = position.look.view();
    if chosen.choice != Choice::Pass {
        return chosen;
    }
    let is_offered = |it: &Conversion| position.offers.contains(&Choice::Convert(*it));
    let mut conversions = Conversion::ALL.into_iter().filter(is_offered);
    match conversions.find(|&conversion| is_spare(view, position.seat, conversion)) {
        Some(conversion) => {
            Chosen { choice: Choice::Convert(conversion), reason: Reason::NothingElseNeedsIt }
        }
        None => chosen,
    }
}

/// Whether a conversion that is offered takes from the stock alone what no own card spends, raises its track untaxed, and does not bring
/// the end of the game.
fn is_spare(view: &View<Mars>, seat: Seat, conversion: Conversion) -> bool {
    let facts = view.facts();
    let (resource, choice) = (conversion.resource(), Choice::Convert(conversion));
    let parameter = match conversion {
        Conversion::Plants => Parameter::Oxygen,
        Conversion::Heat => Parameter::Temperature,
    };
    let stock = facts.players[seat].stock[resource];
    price(facts, seat, choice).is_some_and(|price| stock >= price.amount)
        && !facts.is_at_goal(parameter)
        && tax(facts, seat, choice) == 0
        && !spends(facts, seat, resource)
        && !ends(facts, parameter)
        && raises(view, seat, choice, parameter)
}

/// Whether a step of the parameter follows, or the greenery that brings it is placed.
fn raises(view: &View<Mars>, seat: Seat, choice: Choice, parameter: Parameter) -> bool {
    view.forecast(seat, choice, None).is_ok_and(|forecast| {
        let is_step = |event: &Event| matches!(event.about().change, Change::Step(of) if of == parameter);
        let is_placed =
            forecast.owed.iter().any(|owed| matches!(owed.effect, Effect::Place(Tile::Greenery, _)));
        is_placed || forecast.events.iter().any(is_step)
    })
}

/// Whether a card in hand or an open card of the seat spends a resource of the stock, as a price or in place of another resource.
fn spends(facts: &Facts, seat: Seat, resource: Resource) -> bool {
    let takes = |effects: &'static [Effect]| {
        effects.iter().any(|effect| {
            effect.has(&mut |effect| {
                let is_chosen = |of: Count| of == Count::Stock(resource);
                matches!(*effect, Effect::Pay(paid, _, helping) if paid == resource || helping.contains(&resource))
                    || matches!(*effect, Effect::Lose(lost, _) if lost == resource)
                    || matches!(*effect, Effect::ChooseAmount(of, _) if is_chosen(of))
            })
        })
    };
    let lasts = |id: CardId| {
        let card = card(id);
        let pays = |passive: &Passive| matches!(passive, Passive::Pays(Pays { with: Fund::Stock(with), .. }) if *with == resource);
        card.passives.iter().any(pays)
            || card.actions.iter().any(|action| takes(action.cost) || takes(action.gain))
            || card.triggers.iter().any(|trigger| takes(trigger.steps))
    };
    let player = &facts.players[seat];
    player.played.iter().any(lasts) || player.hand.iter().any(|id| lasts(id) || takes(card(id).play))
}

/// Whether a step of a parameter, with the steps that its track gives on the way, is the last that the end of the game waits for.
fn ends(facts: &Facts, parameter: Parameter) -> bool {
    if facts.last_generation().is_some() {
        return false;
    }
    let mut missing = missing_steps(facts);
    let mut levels = ByParameter(Parameter::ALL.map(|parameter| facts.level(parameter)));
    let mut rises = vec![parameter];
    while let Some(parameter) = rises.pop() {
        let Some(level) = facts.track(parameter).and_then(|track| track.next(levels[parameter])) else {
            continue;
        };
        levels[parameter] = level;
        missing[parameter] = missing[parameter].saturating_sub(1);
        for effect in facts.track_bonus(parameter, level).map_or(&[][..], |(_, steps)| steps) {
            rises.extend(effect.nature().planet);
        }
    }
    missing.0.iter().all(|&steps| steps == 0)
}

/// The offers without those that leave the seat's stock, production, cards and points each no better and one of them worse than another
/// offer at the same price.
pub(super) fn sensible(view: &View<Mars>, seat: Seat, offers: &[Choice]) -> Vec<Choice> {
    let aftermaths: Vec<Option<ResultFacts>> =
        offers.iter().map(|&choice| aftermath(view, seat, choice)).collect();
    let is_sensible = |own: &Option<ResultFacts>| {
        own.as_ref().is_none_or(|own| !aftermaths.iter().flatten().any(|other| own.is_worse_than(other)))
    };
    offers.iter().zip(&aftermaths).filter(|(_, own)| is_sensible(own)).map(|(&choice, _)| choice).collect()
}
