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
pub(crate) fn met(scene: &TableContext, seat: Seat, id: CardId) -> Option<bool> {
    if is_paid_for(card(id)) { turn_options::met(&playable(scene.facts(), seat, id)) } else { None }
}

/// When a card could be played, as far as the rules tell.
pub(crate) fn soon(scene: &TableContext, seat: Seat, id: CardId) -> Prospect {
    let refusal = if is_paid_for(card(id)) { refused(scene, seat, id) } else { None };
    refusal.map_or(Prospect::Now, |refusal| prospect(scene.facts(), seat, &refusal))
}

/// Why it cannot be played now. Before corporations bring their money, prices say nothing.
fn refused(scene: &TableContext, seat: Seat, id: CardId) -> Option<Refusal> {
    let refusal = playable(scene.facts(), seat, id).err()?;
    let is_told = scene.facts().phase != Phase::Setup
        || matches!(refusal, Refusal::TooLow { .. } | Refusal::TooHigh { .. });
    is_told.then_some(refusal)
}

/// A line each: whether it can be played, what it counts, what would help to pay.
pub(crate) fn facts(scene: &TableContext, seat: Seat, id: CardId) -> Html {
    if id == CardId::HIDDEN || !is_paid_for(card(id)) {
        return fizzled(scene, seat, id);
    }
    // Of a card that is paid for already no price is told.
    let is_to_come = may_come(scene.facts(), seat, id);
    let standing = if is_to_come { standing(scene, seat, id) } else { None };
    let payers = if is_to_come { payers(scene, seat, id) } else { Vec::new() };
    let lines = standing.into_iter().chain(counted(scene, seat, id)).chain(payers);
    let lines: Vec<Html> = lines.take(MOST).collect();
    if lines.is_empty() {
        Html::default()
    } else {
        html! { <ul class="meets">{ for lines }</ul> }
    }
}

/// The link to the rule by which a card cannot be played now.
pub(crate) fn rule(scene: &TableContext, seat: Seat, id: CardId) -> Html {
    let is_asked = id != CardId::HIDDEN && is_paid_for(card(id)) && may_come(scene.facts(), seat, id);
    let refusal = is_asked.then(|| refused(scene, seat, id)).flatten();
    let link = |refusal: Refusal| {
        let words = scene.speak(|speaker| speaker.refusal(refusal));
        rule_link(scene.say, refusal.rule(), &words)
    };
    html! { <>{ for refusal.map(link) }</> }
}

/// Why a prelude that is to be played cannot be carried out now, and what there is instead.
fn fizzled(scene: &TableContext, seat: Seat, id: CardId) -> Html {
    let is_played =
        card(id).kind == Kind::Prelude && matches!(scene.facts().phase, Phase::Preludes | Phase::Action);
    match prelude_fails(scene.facts(), seat, id).filter(|_| is_played) {
        Some(refusal) => {
            let why = scene.speak(|speaker| speaker.refusal(refusal));
            html! {
                <ul class="meets">
                    <li class="not">{ icon(Icon::Fizzle) }{ why }</li>
                    <li>{ icon(Icon::Mc) }{ scene.say.ask(AskWords::InsteadOfIt(PRELUDE_FAILED)) }</li>
                </ul>
            }
        }
        None => Html::default(),
    }
}

/// Whether it could be played now.
fn standing(scene: &TableContext, seat: Seat, id: CardId) -> Option<Html> {
    if let Some(refusal) = refused(scene, seat, id) {
        let words = scene.speak(|speaker| speaker.refusal(refusal));
        return Some(
            html! { <li class="not" data-refused={refusal.rule()} data-reason={words.clone()}>{ icon(Icon::Lock) }{ words }</li> },
        );
    }
    let facts = scene.facts();
    (facts.phase != Phase::Setup).then(|| {
        let price = Discounts::of(facts, seat).price(card(id));
        html! { <li class="yes">{ icon(Icon::Check) }{ scene.say.ask(AskWords::PlayableFor(price)) }</li> }
    })
}

/// How many there are of what its amounts and points count.
fn counted(scene: &TableContext, seat: Seat, id: CardId) -> Vec<Html> {
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
        let now = count(scene.facts(), of, CountContext::card(seat, id, occasion)).into();
        let (picture, words) = match of {
            Count::Tags(tag) => (icons::tag(tag), AskWords::YouHave(now, tag)),
            Count::OpponentsTags(tag) => (icons::tag(tag), AskWords::OpponentsHave(now, tag)),
            Count::Tiles(class, ..) => (icons::tile_class(class), AskWords::TilesNow(now, class)),
            Count::EventsOfAll => (Icon::TagEvent, AskWords::EventsPlayed(now)),
            _ => return None,
        };
        Some(html! { <li>{ icon(picture) }{ scene.say.ask(words) }</li> })
    };
    counts.into_iter().filter_map(line).collect()
}

/// What there is beside M€ that may pay for it.
fn payers(scene: &TableContext, seat: Seat, id: CardId) -> Vec<Html> {
    let terms = Discounts::of(scene.facts(), seat);
    let means =
        terms.means(Resource::MegaCredits, PaymentPurpose::Card(id)).filter(|it| it.excess == Overpay::Lost);
    let line = |PaymentOption { with, worth, .. }: PaymentOption| {
        let has = match with {
            Payer::Stock(resource) => scene.player(seat).stock[resource],
            Payer::Card(id) => scene.view.on_card(id).into(),
        };
        (has > 0).then(|| {
            let words = scene.say.ask(AskWords::MayPay { with, has, worth });
            html! { <li>{ icon(pictured(with)) }{ words }</li> }
        })
    };
    means.filter_map(line).collect()
}
