//! What a payment offers at once is what the questions after it ask, one after the other.

use super::{Law, Verdict, hold};
use viriditas::kit::{Heard, Rng, Rules, Seat};
use viriditas::mars::{Choice, Event, Goods, Mars, Payment, Phase, Shape, Why};
use viriditas::words::{ByResource, Resource};

const NAME: &str = "a payment is what is asked for";

/// Pays for every offer with a price, once as usual and once at random; how many payments were made.
pub(crate) fn paid_as_told(game: &Mars, seat: Seat, offers: &[Choice], rng: &mut Rng) -> Result<u64, Law> {
    let mut made = 0;
    for &choice in offers {
        let Some(payment) = game.payment(seat, Some(choice)) else { continue };
        let mut odd = ByResource::default();
        for resource in Resource::ALL {
            odd[resource] = rng.below(40) as u16;
        }
        for wanted in [payment.usual(), odd] {
            pays(game, seat, choice, &payment, &wanted)?;
            made += 1;
        }
        wastes_nothing(&payment)?;
        spares_heat(game, seat, &payment)?;
    }
    Ok(made)
}

/// Plays an offer and gives the wanted amounts where they are asked for.
fn pays(game: &Mars, seat: Seat, choice: Choice, payment: &Payment, wanted: &ByResource<u16>) -> Verdict {
    let mut copy = game.clone();
    let mut heard = Heard::all();
    let played = copy.play(seat, choice, &mut heard);
    hold(NAME, played.is_ok(), || format!("{choice:?}: {played:?}"))?;
    let mut parts = payment.parts(wanted).into_iter();
    while let Some((with, least, most)) = asked(&copy, seat) {
        // The price of a step that comes later is another one.
        if matches!(copy.question(seat).map(|it| it.why), Some(Why::Pay { goods: Goods::Cost(_), .. })) {
            break;
        }
        // A resource of which just one amount is possible is not asked for.
        let part = parts.find(|part| part.least < part.most);
        let agrees = part.is_some_and(|it| (it.resource, it.least, it.most) == (with, least, most));
        hold(NAME, agrees, || format!("{choice:?} asks for {least} to {most} {with:?}, told was {part:?}"))?;
        let rest = copy.payment(seat, None).map(|rest| rest.parts(wanted));
        let first = rest.as_ref().and_then(|rest| rest.iter().find(|part| part.least < part.most));
        hold(NAME, first == part.as_ref(), || format!("{choice:?}: the question's own is {rest:?}"))?;
        let answer = Choice::Amount(wanted[with].clamp(least, most));
        let played = copy.play(seat, answer, &mut heard);
        hold(NAME, played.is_ok(), || format!("{answer:?}: {played:?}"))?;
    }
    let left: Vec<_> = parts.filter(|part| part.least < part.most).collect();
    hold(NAME, left.is_empty(), || format!("{choice:?} does not ask for {left:?}"))?;
    let whole = payment.whole(wanted);
    for resource in Resource::ALL {
        let first = heard.events().iter().find_map(|event| match *event {
            Event::Paid { seat: payer, resource: with, amount } if (payer, with) == (seat, resource) => {
                Some(amount)
            }
            _ => None,
        });
        // What a step pays later may be the first of its kind only where nothing of it was to be paid.
        let agrees = whole[resource] == 0 || first == Some(whole[resource]);
        hold(NAME, agrees, || format!("{choice:?} paid {first:?} {resource:?}, told was {whole:?}"))?;
    }
    Ok(())
}

/// Whoever is asked how much of a resource pays can see the whole payment.
pub(crate) fn is_told_when_asked(game: &Mars, seat: Seat) -> Verdict {
    let Some((with, least, most)) = asked(game, seat) else { return Ok(()) };
    let payment = game.payment(seat, None);
    let parts = payment.map(|payment| payment.parts(&ByResource::default())).unwrap_or_default();
    let first = parts.iter().find(|part| part.least < part.most);
    let agrees = first.is_some_and(|it| (it.resource, it.least, it.most) == (with, least, most));
    hold(NAME, agrees, || format!("{least} to {most} {with:?} are asked for, told was {payment:?}"))
}

/// What the seat must say how much of it pays.
fn asked(game: &Mars, seat: Seat) -> Option<(Resource, u16, u16)> {
    let question = game.question(seat)?;
    match (question.why, question.shape) {
        (Why::Pay { with, .. }, Shape::Amount { least, most }) => Some((with, least, most)),
        _ => None,
    }
}

/// The usual payment is worth the price and no more, unless the M€ do not suffice for the rest.
fn wastes_nothing(payment: &Payment) -> Verdict {
    let usual = payment.usual();
    let (parts, whole) = (payment.parts(&usual), payment.whole(&usual));
    let metal: u32 = parts.iter().map(|it| u32::from(whole[it.resource]) * u32::from(it.worth)).sum();
    let worth = metal + u32::from(whole[Resource::MegaCredits]);
    let is_forced = parts.iter().any(|part| part.least > 0 && whole[part.resource] == part.least);
    hold("the usual payment wastes nothing", worth == u32::from(payment.price) || is_forced, || {
        format!("{payment:?} is usually paid with {whole:?}")
    })
}

/// The usual payment spends no heat while there is money.
fn spares_heat(game: &Mars, seat: Seat, payment: &Payment) -> Verdict {
    let whole = payment.whole(&payment.usual());
    let money = game.facts().players[seat].stock[Resource::MegaCredits];
    let is_spared = whole[Resource::Heat] == 0 || whole[Resource::MegaCredits] == money;
    hold("the usual payment spends money before heat", is_spared, || {
        format!("{payment:?} is usually paid with {whole:?}, of {money} M€")
    })
}

/// What one card costs each seat that may be buying cards together with the others; nothing where nobody does.
pub(crate) fn prices_together(game: &Mars) -> Vec<(Seat, u16)> {
    match game.facts().phase {
        Phase::Setup | Phase::Research => {
            Seat::ALL.into_iter().map(|seat| (seat, game.budget(seat).each)).collect()
        }
        Phase::Draft | Phase::Action | Phase::Production | Phase::Conversion | Phase::Over => Vec::new(),
    }
}

/// Whoever took cards into hand together with the others paid for each what they were told, and no more.
pub(crate) fn bought_as_told(prices: &[(Seat, u16)], events: &[Event]) -> Verdict {
    for &(seat, each) in prices {
        let of_seat = events.iter().filter_map(|event| match *event {
            Event::Kept { seat: of, .. } if of == seat => Some((each, 0)),
            Event::Paid { seat: of, amount, .. } if of == seat => Some((0, amount)),
            _ => None,
        });
        let (owed, paid) = of_seat.fold((0, 0), |(owed, paid), (more, part)| (owed + more, paid + part));
        hold("cards are bought at the price that was told", owed == paid, || {
            format!("{seat:?} owed {owed} M€ and paid {paid}")
        })?;
    }
    Ok(())
}

/// Cards are offered to whoever buys as long as the budget reaches, and no longer.
pub(crate) fn budget_reaches(game: &Mars, seat: Seat, offers: &[Choice]) -> Verdict {
    let Some(Why::Buy { chosen }) = game.question(seat).map(|question| question.why) else { return Ok(()) };
    let budget = game.budget(seat);
    let next = u32::from(budget.each) * (u32::from(chosen) + 1);
    let is_offered = offers.iter().any(|offer| matches!(offer, Choice::Card(_)));
    let reaches = next <= budget.all;
    let has_more = game.facts().players[seat].dealt.iter().count() > usize::from(chosen);
    hold("a budget reaches for what is offered", !is_offered || reaches, || {
        format!("{budget:?}, {offers:?}")
    })?;
    // The first card is asked for with all of them still to choose from.
    let none_yet = chosen == 0 && has_more && reaches;
    hold("what a budget reaches for is offered", !none_yet || is_offered, || {
        format!("{budget:?}, {offers:?}")
    })
}
