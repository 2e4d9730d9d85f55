//! What a payment offers at once is what the questions after it ask, one after the other.

use super::steps::all_within;
use super::{Law, Verdict, hold};
use viriditas::kit::{EventLog, Rng, Rules, Seat};
use viriditas::mars::cards::{Amount, CardId, Effect, Passive, Resource, card};
use viriditas::mars::{
    Choice, Discounts, Event, KeptMetals, Mars, Overpay, Payer, Payment, PaymentLine, PaymentOffer,
    PaymentPurpose, Phase, Shape, Why,
};

const NAME: &str = "a payment is what is asked for";

/// Both metals are kept.
const ALL_KEPT: KeptMetals = KeptMetals { steel: true, titanium: true };

/// Pays for every offer with a price, once as usual, once as usual for somebody who keeps metals, and once at random; how many payments were made.
pub(crate) fn paid_as_told(game: &Mars, seat: Seat, offers: &[Choice], rng: &mut Rng) -> Result<u64, Law> {
    let mut made = 0;
    for &choice in offers {
        let Some(payment) = game.payment(seat, Some(choice)) else { continue };
        let mut odd = Payment::default();
        for part in payment.parts(&Payment::default()) {
            odd.set(part.with, rng.below(40) as u16);
        }
        for wanted in [payment.usual(), payment.usual_keeping(ALL_KEPT), odd] {
            pays(game, seat, choice, &payment, &wanted)?;
            made += 1;
        }
        wastes_nothing(&payment)?;
        spares_heat(game, seat, choice, &payment)?;
        keeps_what_need_not_pay(&payment)?;
        keeps_metals(&payment)?;
    }
    Ok(made)
}

/// Plays an offer and gives the wanted amounts where they are asked for.
fn pays(game: &Mars, seat: Seat, choice: Choice, payment: &PaymentOffer, wanted: &Payment) -> Verdict {
    let mut copy = game.clone();
    let mut heard = EventLog::all();
    let played = copy.play(seat, choice, &mut heard);
    hold(NAME, played.is_ok(), || format!("{choice:?}: {played:?}"))?;
    let mut parts = payment.parts(wanted).into_iter();
    // Other prices of a step may have been paid before the one that is asked about.
    let before = if goods_of(choice).is_some() { 0 } else { heard.events().len() };
    // A card may ask for a price of its own once it is had; what a step asks is asked as it comes.
    let paid_for = goods_of(choice).or_else(|| asked(&copy, seat).map(|(goods, ..)| goods));
    let mut has_paid = false;
    while let Some((goods, with, least, most)) = asked(&copy, seat) {
        if Some(goods) != paid_for {
            break;
        }
        // What may pay just one amount is not asked for.
        let part = parts.find(|part| part.least < part.most);
        // What a step asks, the next one may ask again.
        if part.is_none() && goods_of(choice).is_none() && has_paid {
            break;
        }
        has_paid = true;
        let agrees = part.is_some_and(|it| (it.with, it.least, it.most) == (with, least, most));
        hold(NAME, agrees, || format!("{choice:?} asks for {least} to {most} {with:?}, told was {part:?}"))?;
        let rest = copy.payment(seat, None).map(|rest| rest.parts(wanted));
        let first = rest.as_ref().and_then(|rest| rest.iter().find(|part| part.least < part.most));
        hold(NAME, first == part.as_ref(), || format!("{choice:?}: the question's own is {rest:?}"))?;
        let answer = Choice::Amount(wanted.of(with).clamp(least, most));
        let played = copy.play(seat, answer, &mut heard);
        hold(NAME, played.is_ok(), || format!("{answer:?}: {played:?}"))?;
    }
    let left: Vec<_> = parts.filter(|part| part.least < part.most).collect();
    hold(NAME, left.is_empty(), || format!("{choice:?} does not ask for {left:?}"))?;
    let whole = payment.whole(wanted);
    let paid = |payer: Payer| {
        heard.events()[before..].iter().find_map(|event| match *event {
            Event::Paid { seat: by, with, amount } if (by, with) == (seat, payer) => Some(amount),
            _ => None,
        })
    };
    for (with, amount) in whole.each() {
        let first = paid(with);
        let agrees = first == Some(amount);
        hold(NAME, agrees, || format!("{choice:?} paid {first:?} {with:?}, told was {whole:?}"))?;
    }
    in_bounds(payment, wanted, &whole)
}

/// Every part pays within its bounds, all parts together pay the price, and of what pays as M€ or heat does no more is
/// paid than is needed.
fn in_bounds(payment: &PaymentOffer, wanted: &Payment, whole: &Payment) -> Verdict {
    let parts = payment.parts(wanted);
    let value = |part: &PaymentLine| u32::from(whole.of(part.with)) * u32::from(part.worth);
    let worth: u32 = parts.iter().map(value).sum();
    let rest = u32::from(whole.of(Payer::Stock(payment.price.unit)));
    let price = u32::from(payment.price.amount);
    let mut left = price;
    for part in &parts {
        let (amount, each) = (whole.of(part.with), u32::from(part.worth));
        let fits = (part.least..=part.most).contains(&amount);
        hold("each part of a payment is within its bounds", fits, || format!("{part:?} pays {amount}"))?;
        let is_needed = part.excess == Overpay::Lost || amount == 0 || u32::from(amount - 1) * each < left;
        hold("nothing that pays as M€ or heat is paid in vain", is_needed, || {
            format!("{part:?} of {whole:?}")
        })?;
        left = left.saturating_sub(value(part));
    }
    hold("a payment is worth its price", worth.max(price) == worth + rest, || {
        format!("{whole:?} for {price}")
    })
}

/// Whoever is asked how much something pays can see the whole payment, and reads of whoever pays.
pub(crate) fn is_told_when_asked(game: &Mars, seat: Seat) -> Verdict {
    let Some(question) = game.question(seat) else { return Ok(()) };
    let named = if let Why::Pay { with, .. } = question.why { Some(with) } else { None };
    let wanted = if let Shape::Payment { with, .. } = question.shape { Some(with) } else { None };
    hold("the words of a payment name who is asked", named == wanted, || format!("{question:?}"))?;
    let Some((_, with, least, most)) = asked(game, seat) else { return Ok(()) };
    let payment = game.payment(seat, None);
    let parts = payment.as_ref().map(|payment| payment.parts(&Payment::default())).unwrap_or_default();
    let first = parts.iter().find(|part| part.least < part.most);
    let agrees = first.is_some_and(|it| (it.with, it.least, it.most) == (with, least, most));
    hold(NAME, agrees, || format!("{least} to {most} {with:?} are asked for, told was {payment:?}"))
}

/// What an action of a turn pays for.
fn goods_of(choice: Choice) -> Option<PaymentPurpose> {
    match choice {
        Choice::Play(id) => Some(PaymentPurpose::Card(id)),
        Choice::Project(project) => Some(PaymentPurpose::Project(project)),
        Choice::Claim(place) => Some(PaymentPurpose::Milestone(place)),
        Choice::Fund(place) => Some(PaymentPurpose::Award(place)),
        Choice::Convert(conversion) => Some(PaymentPurpose::Conversion(conversion)),
        Choice::Lobby(party) => Some(PaymentPurpose::Lobby(party)),
        Choice::Trade { tile, .. } => Some(PaymentPurpose::Trade(tile)),
        _ => None,
    }
}

/// What the seat must say how much of it pays, and what for.
fn asked(game: &Mars, seat: Seat) -> Option<(PaymentPurpose, Payer, u16, u16)> {
    let question = game.question(seat)?;
    match (question.why, question.shape) {
        (Why::Pay { goods, .. }, Shape::Payment { with, least, most }) => Some((goods, with, least, most)),
        _ => None,
    }
}

/// The usual payment is worth the price and no more, unless what is left does not suffice for the rest.
fn wastes_nothing(payment: &PaymentOffer) -> Verdict {
    let usual = payment.usual();
    let (parts, whole) = (payment.parts(&usual), payment.whole(&usual));
    let paid: u32 = parts.iter().map(|it| u32::from(whole.of(it.with)) * u32::from(it.worth)).sum();
    let worth = paid + u32::from(whole.of(Payer::Stock(payment.price.unit)));
    let is_forced = parts.iter().any(|part| part.least > 0 && whole.of(part.with) == part.least);
    hold("the usual payment wastes nothing", worth == u32::from(payment.price.amount) || is_forced, || {
        format!("{payment:?} is usually paid with {whole:?}")
    })
}

/// The usual payment spends no heat while there is money, but for what the card itself then asks for.
fn spares_heat(game: &Mars, seat: Seat, choice: Choice, payment: &PaymentOffer) -> Verdict {
    let whole = payment.whole(&payment.usual());
    let of = |resource| whole.of(Payer::Stock(resource));
    let money = game.facts().players[seat].stock[Resource::MegaCredits];
    let is_spared = payment.price.unit != Resource::MegaCredits
        || of(Resource::Heat) == 0
        || of(Resource::MegaCredits).saturating_add(asked_by(choice)) >= money;
    hold("the usual payment spends money before heat", is_spared, || {
        format!("{choice:?}: {payment:?} is usually paid with {whole:?}, of {money} M€")
    })
}

/// The M€ that the steps of a card that is played ask for, at the most.
fn asked_by(choice: Choice) -> u16 {
    let Choice::Play(id) = choice else { return 0 };
    let asked = all_within(card(id).play).into_iter().map(|step| match *step {
        Effect::Pay(Resource::MegaCredits, Amount::Exactly(amount), _) => amount.unsigned_abs().into(),
        Effect::Pay(Resource::MegaCredits, Amount::Per { .. }, _) => u16::MAX,
        _ => 0,
    });
    asked.fold(0, u16::saturating_add)
}

/// What one card costs each seat that may be buying cards together with the others; nothing where nobody does.
pub(crate) fn prices_together(game: &Mars) -> Vec<(Seat, u16)> {
    match game.facts().phase {
        // Between the last answer and the corporations a tile may be asked for: there nothing is bought.
        Phase::Setup => {
            let buying = Seat::ALL.into_iter().filter(|&seat| game.picked_corporation(seat).is_some());
            buying.map(|seat| (seat, game.budget(seat).each)).collect()
        }
        Phase::Research => Seat::ALL.into_iter().map(|seat| (seat, game.budget(seat).each)).collect(),
        Phase::Preludes
        | Phase::Draft
        | Phase::Action
        | Phase::Production
        | Phase::Solar
        | Phase::Conversion
        | Phase::Over => Vec::new(),
    }
}

/// Whoever took cards into hand together with the others paid for each what they were told, and no more. What lies on a
/// card may be worth more than one M€.
pub(crate) fn bought_as_told(prices: &[(Seat, u16)], events: &[Event]) -> Verdict {
    for &(seat, each) in prices {
        let of_seat = events.iter().filter_map(|event| match *event {
            Event::Kept { seat: of, .. } if of == seat => Some((each, 0, 0)),
            Event::Paid { seat: of, with: Payer::Stock(_), amount } if of == seat => Some((0, amount, 0)),
            Event::Paid { seat: of, with: Payer::Card(card), amount } if of == seat => {
                Some((0, 0, amount * cube_worth(card)))
            }
            _ => None,
        });
        let (owed, paid, cubes) =
            of_seat.fold((0, 0, 0), |all, it| (all.0 + it.0, all.1 + it.1, all.2 + it.2));
        // Of the last cube that pays a part may be lost.
        let agrees = owed <= paid + cubes && paid + cubes.saturating_sub(1) <= owed;
        hold("cards are bought at the price that was told", agrees, || {
            format!("{seat:?} owed {owed} M€ and paid {paid} and the worth of {cubes} from cards")
        })?;
    }
    Ok(())
}

/// What one of what lies on a card is worth that pays for cards.
fn cube_worth(id: CardId) -> u16 {
    let worth = card(id).passives.iter().filter_map(|passive| match passive {
        Passive::Pays(pays) => Some(u16::from(pays.worth)),
        _ => None,
    });
    worth.max().unwrap_or(1)
}

/// The usual payment spends of what pays everywhere, as heat may, no more than must be, and of what pays for such cards
/// alone as much as is not lost.
fn keeps_what_need_not_pay(payment: &PaymentOffer) -> Verdict {
    let usual = payment.usual();
    let mut left = payment.price.amount;
    for part in payment.parts(&usual) {
        let paid = usual.of(part.with);
        let worth = u16::from(part.worth);
        let fits = match part.excess {
            Overpay::Refused => paid == part.least,
            Overpay::Lost => paid == (left / worth).clamp(part.least, part.most),
        };
        hold("the usual payment keeps what may pay for more", fits, || {
            format!("{part:?} pays {paid} of {left}")
        })?;
        left = left.saturating_sub(paid * worth);
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
    // Of cards that are looked at one after the other, those passed over are not offered again.
    let at_once = matches!(game.facts().phase, Phase::Setup | Phase::Research);
    let none_yet = chosen == 0 && has_more && reaches && at_once;
    hold("what a budget reaches for is offered", !none_yet || is_offered, || {
        format!("{budget:?}, {offers:?}")
    })
}

/// Whether each step of the rating of who acts while it is taxed was paid right before it rose, in one bill.
pub(crate) fn rating_is_paid(before: &Mars, seat: Seat, events: &[Event]) -> Verdict {
    let toll = Discounts::of(before.facts(), seat).toll;
    if toll == 0 {
        return Ok(());
    }
    let mut paid = 0;
    for &event in events {
        match event {
            // Another policy or none is in force then.
            Event::PhaseBegan(_) => return Ok(()),
            Event::Paid { seat: payer, amount, .. } if payer == seat => paid += amount,
            Event::Rated { seat: rated, change: change @ 1.. } if rated == seat => {
                let due = change.unsigned_abs() * toll;
                hold("steps of rating are taxed", paid >= due, || format!("{paid} of {due} M€ were paid"))?;
                paid = 0;
            }
            _ => paid = 0,
        }
    }
    Ok(())
}

/// Metals that are kept pay no more than must be, and no metal that is not kept pays less than without them.
fn keeps_metals(payment: &PaymentOffer) -> Verdict {
    let kept = payment.usual_keeping(ALL_KEPT);
    for part in payment.parts(&kept) {
        let is_least = !ALL_KEPT.holds(part.with) || kept.of(part.with) == part.least;
        hold("metals that are kept pay no more than must be", is_least, || {
            format!("{part:?} pays {}", kept.of(part.with))
        })?;
    }
    let steel = payment.usual_keeping(KeptMetals { steel: true, titanium: false });
    let titanium = Payer::Stock(Resource::Titanium);
    let is_helped = steel.of(titanium) >= payment.usual().of(titanium);
    hold("what is not kept pays for what is", is_helped, || format!("{payment:?}"))
}
