//! What a card meets on one's own board: facts the rules know, and no advice.

use crate::kit::Seat;
use crate::mars::cards::{Amount, CardId, Count, Effect, Kind, Resource, card};
use crate::mars::view::{Prospect, may_come, prospect};
use crate::mars::{
    CountContext, CountPurpose, Discounts, Overpay, PRELUDE_FAILED, Payer, PaymentOption, PaymentPurpose,
    Phase, Refusal, count, playable, prelude_fails,
};
use crate::text::mars::AskWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::payment::pictured;
use crate::ui::mars::face::is_paid_for;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::{TableContext, turn_options};
use crate::ui::parts::explain::rule_link;
use yew::{Html, html};

/// More would be a second card beside the first.
const MOST: usize = 2;

/// Whether the requirements of a card hold for this seat, as far as the rules tell.
pub(crate) fn met(context: &TableContext, seat: Seat, id: CardId) -> Option<bool> {
    if is_paid_for(card(id)) { turn_options::met(&playable(context.facts(), seat, id)) } else { None }
}

/// When a card could be played, as far as the rules tell.
pub(crate) fn soon(context: &TableContext, seat: Seat, id: CardId) -> Prospect {
    let refusal = if is_paid_for(card(id)) { refused(context, seat, id) } else { None };
    refusal.map_or(Prospect::Now, |refusal| prospect(context.facts(), seat, &refusal))
}

/// Why it cannot be played now. Before corporations bring their money, prices say nothing.
fn refused(context: &TableContext, seat: Seat, id: CardId) -> Option<Refusal> {
    let refusal = playable(context.facts(), seat, id).err()?;
    let is_told = context.facts().phase != Phase::Setup
        || matches!(refusal, Refusal::TooLow { .. } | Refusal::TooHigh { .. });
    is_told.then_some(refusal)
}

/// A line each: whether it can be played, what it counts, what would help to pay.
pub(crate) fn facts(context: &TableContext, seat: Seat, id: CardId) -> Html {
    if id == CardId::HIDDEN || !is_paid_for(card(id)) {
        return fizzled(context, seat, id);
    }
    // Of a card that is paid for already no price is told.
    let is_to_come = may_come(context.facts(), seat, id);
    let standing = if is_to_come { standing(context, seat, id) } else { None };
    let payers = if is_to_come { payers(context, seat, id) } else { Vec::new() };
    let lines = standing.into_iter().chain(counted(context, seat, id)).chain(payers);
    let lines: Vec<Html> = lines.take(MOST).collect();
    if lines.is_empty() {
        Html::default()
    } else {
        html! { <ul class="meets">{ for lines }</ul> }
    }
}

/// The link to the rule by which a card cannot be played now.
pub(crate) fn rule(context: &TableContext, seat: Seat, id: CardId) -> Html {
    let is_asked = id != CardId::HIDDEN && is_paid_for(card(id)) && may_come(context.facts(), seat, id);
    let refusal = is_asked.then(|| refused(context, seat, id)).flatten();
    let link = |refusal: Refusal| {
        let words = context.speak(|speaker| speaker.refusal(refusal));
        rule_link(context.texts, refusal.rule(), &words)
    };
    html! { <>{ for refusal.map(link) }</> }
}

/// Why a prelude that is to be played cannot be carried out now, and what there is instead.
fn fizzled(context: &TableContext, seat: Seat, id: CardId) -> Html {
    let is_played =
        card(id).kind == Kind::Prelude && matches!(context.facts().phase, Phase::Preludes | Phase::Action);
    match prelude_fails(context.facts(), seat, id).filter(|_| is_played) {
        Some(refusal) => {
            let why = context.speak(|speaker| speaker.refusal(refusal));
            html! {
                <ul class="meets">
                    <li class="not">{ icon(Icon::Fizzle) }{ why }</li>
                    <li>{ icon(Icon::Mc) }{ context.texts.ask(AskWords::InsteadOfIt(PRELUDE_FAILED)) }</li>
                </ul>
            }
        }
        None => Html::default(),
    }
}

/// Whether it could be played now.
fn standing(context: &TableContext, seat: Seat, id: CardId) -> Option<Html> {
    if let Some(refusal) = refused(context, seat, id) {
        let words = context.speak(|speaker| speaker.refusal(refusal));
        return Some(
            html! { <li class="not" data-refused={refusal.rule()} data-reason={words.clone()}>{ icon(Icon::Lock) }{ words }</li> },
        );
    }
    let facts = context.facts();
    (facts.phase != Phase::Setup).then(|| {
        let price = Discounts::of(facts, seat).price(card(id));
        html! { <li class="yes">{ icon(Icon::Check) }{ context.texts.ask(AskWords::PlayableFor(price)) }</li> }
    })
}

/// How many there are of what its amounts and points count.
fn counted(context: &TableContext, seat: Seat, id: CardId) -> Vec<Html> {
    let card = card(id);
    let amounts = card.play.iter().filter_map(|effect| match effect {
        Effect::Produce(_, amount) | Effect::Gain(_, amount) => Some((*amount, CountPurpose::Effect)),
        _ => None,
    });
    let mut counts: Vec<(Count, CountPurpose)> = Vec::new();
    for (amount, occasion) in amounts.chain(card.points.map(|points| (points, CountPurpose::Points))) {
        match amount {
            Amount::Per { of, .. } if !counts.iter().any(|&(it, _)| it == of) => counts.push((of, occasion)),
            Amount::Per { .. } | Amount::Influenced { .. } | Amount::Exactly(_) => {}
        }
    }
    let line = |(of, occasion): (Count, CountPurpose)| {
        let now = count(context.facts(), of, CountContext::card(seat, id, occasion)).into();
        let (picture, words) = match of {
            Count::Tags(tag) => (icons::tag(tag), AskWords::YouHave(now, tag)),
            Count::OpponentsTags(tag) => (icons::tag(tag), AskWords::OpponentsHave(now, tag)),
            Count::Tiles(class, ..) => (icons::tile_class(class), AskWords::TilesNow(now, class)),
            Count::EventsOfAll => (Icon::TagEvent, AskWords::EventsPlayed(now)),
            _ => return None,
        };
        Some(html! { <li>{ icon(picture) }{ context.texts.ask(words) }</li> })
    };
    counts.into_iter().filter_map(line).collect()
}

/// What there is beside M€ that may pay for it.
fn payers(context: &TableContext, seat: Seat, id: CardId) -> Vec<Html> {
    let discounts = Discounts::of(context.facts(), seat);
    let means = discounts
        .means(Resource::MegaCredits, PaymentPurpose::Card(id))
        .filter(|it| it.excess == Overpay::Lost);
    let line = |PaymentOption { with, worth, .. }: PaymentOption| {
        let has = match with {
            Payer::Stock(resource) => context.player(seat).stock[resource],
            Payer::Card(id) => context.view.on_card(id).into(),
        };
        (has > 0).then(|| {
            let words = context.texts.ask(AskWords::MayPay { with, has, worth });
            html! { <li>{ icon(pictured(with)) }{ words }</li> }
        })
    };
    means.filter_map(line).collect()
}
