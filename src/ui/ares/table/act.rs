//! The action phase: the actions of the own cards, and the standard actions.

use crate::ares::cards::{CardId, Stock, card};
use crate::ares::face::AresExplained;
use crate::ares::{Choice, Figure, Forecast, Question, Refusal, StandardAction};
use crate::kit::{Seat, in_order};
use crate::text::ares::AresWords;
use crate::text::mars::TableWords;
use crate::ui::ares::face::{action_glyphs, pictures};
use crate::ui::ares::scene::{AresContext, Picked, use_ares, use_ares_actions};
use crate::ui::ares::table::picked::foreseen;
use crate::ui::look::arrow::from_to;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::walk::walk;
use yew::{AttrValue, Html, KeyboardEvent, Properties, classes, component, html};

/// The actions of the own cards that can be used now, then those that cannot, then those that are used.
pub(super) fn card_actions(context: &AresContext, seat: Seat) -> Html {
    let ways = context
        .facts()
        .in_play(seat)
        .flat_map(|card| (0..card.actions.len() as u8).map(|way| (card.id, way)));
    let ways: Vec<(CardId, u8)> = ways.collect();
    let rank = |&(card, way): &(CardId, u8)| {
        let is_used = context.player(seat).phase_state.used.contains(card);
        match context.view.allows(seat, &Choice::Act { card, way }) {
            Ok(_) => i64::from(is_used),
            Err(_) => 2 + i64::from(is_used),
        }
    };
    let order = in_order(ways.iter().map(|way| (rank(way), 0)));
    let row =
        |(id, way): (CardId, u8)| part!(ActRow { seat, id, way }, key = format!("{}-{way}", id.number()));
    html! {
        <section id="acts" aria-label={context.texts.table(TableWords::CardActions)}>
            <h3 class="vh">{ context.texts.table(TableWords::CardActions) }</h3>
            if ways.is_empty() { <p class="empty">{ context.texts.table(TableWords::NoCardHasAnAction) }</p> }
            <ul class="standard" onkeydown={|event: KeyboardEvent| walk(&event)}>{ for order.into_iter().map(|place| row(ways[place])) }</ul>
        </section>
    }
}

/// The standard actions.
pub(super) fn standard_actions(context: &AresContext, seat: Seat) -> Html {
    html! {
        <>
            <h3 class="vh">{ context.page(AresWords::StandardActions) }</h3>
            <ul class="standard" onkeydown={|event: KeyboardEvent| walk(&event)}>{ for StandardAction::ALL.map(|action| part!(Standard { seat, action }, key = action_name(action))) }</ul>
        </>
    }
}

/// The name of a standard action in the document.
pub(crate) const fn action_name(action: StandardAction) -> &'static str {
    match action {
        StandardAction::PlantsToForest => "plants-to-forest",
        StandardAction::HeatToTemperature => "heat-to-temperature",
        StandardAction::BuyForest => "buy-forest",
        StandardAction::BuyTemperature => "buy-temperature",
        StandardAction::BuyOcean => "buy-ocean",
    }
}

/// What a standard action brings.
const fn action_icons(action: StandardAction) -> &'static [Icon] {
    match action {
        StandardAction::PlantsToForest | StandardAction::BuyForest => &[Icon::Forest, Icon::Oxygen],
        StandardAction::HeatToTemperature | StandardAction::BuyTemperature => &[Icon::Temperature],
        StandardAction::BuyOcean => &[Icon::Ocean],
    }
}

#[derive(PartialEq, Properties)]
struct StandardProps {
    seat: Seat,
    action: StandardAction,
}

/// A standard action with its price, and what is left.
#[component]
fn Standard(props: &StandardProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let StandardProps { seat, action } = *props;
    let (stock, price) = context.facts().standard_price(seat, action);
    let foreseen = foreseen(&context, seat, Choice::Standard(action));
    let beside = match &foreseen {
        Ok(forecast) => html! { <b aria-hidden="true">{ left(&context, seat, stock, forecast) }</b> },
        Err(Refusal::Stock { stock: _, short }) => {
            html! { <b class="short" aria-hidden="true">{ context.page(AresWords::ShortOf(*short)) }</b> }
        }
        Err(_) => html! { <b aria-hidden="true">{ icon(Icon::Lock) }</b> },
    };
    let (why, rule) = foreseen.err().map(|refusal| said(&context, refusal)).unzip();
    let name = context.words().standard_action(action);
    let words = why.clone().unwrap_or_default();
    let onclick = actions.pick.reform(move |_| Some(Picked::Standard(action)));
    html! {
        <li>
            <button type="button" class={classes!("a-standard", why.is_some().then_some("refused"))} data-standard={action_name(action)} data-explain={AresExplained::Standard(action).key()} data-refused={rule} data-reason={why.clone()} aria-pressed={(context.picked == Some(Picked::Standard(action))).to_string()} title={format!("{name} {words}")} {onclick}>
                <span aria-hidden="true">{ price }{ icon(pictures::stock(stock)) }{ icon(Icon::Arrow) }{ for action_icons(action).iter().map(|&picture| icon(picture)) }</span>
                <span class="vh">{ context.page(AresWords::StandardFor { action, stock, price }) }{ " " }{ words }</span>
                { beside }
            </button>
        </li>
    }
}

/// What the payment of a standard action leaves: of what is paid, of the heat that pays with it, and how many cards of the hand go.
fn left(context: &AresContext, seat: Seat, paid: Stock, forecast: &Forecast) -> Html {
    let has = i32::from(context.player(seat).board.stock[paid]);
    let change = |figure: Figure| forecast.changes.iter().find(|change| change.figure == figure);
    let stock = change(Figure::Stock(paid)).map_or(has, |change| change.after);
    let heat = change(Figure::Stock(Stock::Heat)).filter(|_| paid != Stock::Heat).map(|change| {
        html! { <>{ " " }{ from_to(change.before.into(), change.after.into()) }{ icon(Icon::Heat) }</> }
    });
    let cards = change(Figure::Hand).map(|change| {
        html! { <>{ " " }<bdi>{ context.texts.signed(change.after - change.before) }</bdi>{ icon(Icon::Card) }</> }
    });
    html! { <>{ from_to(has.into(), stock.into()) }{ for heat }{ for cards }</> }
}

/// Why an answer is not offered, as a sentence, and the rule that it comes from.
fn refused(context: &AresContext, seat: Seat, choice: Choice) -> Option<(String, &'static str)> {
    context.view.allows(seat, &choice).err().map(|refusal| said(context, refusal))
}

/// A refusal as a sentence, and the rule that it comes from.
fn said(context: &AresContext, refusal: Refusal) -> (String, &'static str) {
    (context.speak(|speaker| speaker.refusal(refusal)), refusal.rule())
}

#[derive(PartialEq, Properties)]
struct ActProps {
    seat: Seat,
    id: CardId,
    way: u8,
}

/// An action of a card: the name of the card, what the action does, and whether it can be used.
#[component]
fn ActRow(props: &ActProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let ActProps { seat, id, way } = *props;
    let choice = Choice::Act { card: id, way };
    let (why, rule) = refused(&context, seat, choice).unzip();
    let vain = if why.is_none() { context.view.vain(seat, choice) } else { None };
    let vain = vain.map(|vain| context.page(AresWords::InVain(vain)));
    let is_used = context.player(seat).phase_state.used.contains(id);
    let picked = Picked::Act { card: id, way };
    let is_picked = context.picked == Some(picked);
    let class =
        classes!("a-standard", "acting", why.is_some().then_some("refused"), is_used.then_some("used"));
    let words = match () {
        () if vain.is_some() => Some(AresWords::InVainInShort),
        () if why.is_none() && is_used => Some(AresWords::UseAgain),
        () => None,
    };
    let held = context.player(seat).board.stored.on(id);
    let said = context.speak(|speaker| speaker.choice(seat, &Question::Phase, choice));
    let onclick = actions.pick.reform(move |_| (!is_picked).then_some(picked));
    html! {
        <li>
            <button type="button" {class} data-act={id.number().to_string()} data-way={way.to_string()} data-refused={rule} data-reason={why.clone()} aria-pressed={is_picked.to_string()} title={why.clone().map(AttrValue::from).or(vain.clone())} {onclick}>
                <span class="vh">{ said }{ " " }{ for vain }{ " " }{ why.clone().unwrap_or_default() }</span>
                <span class="nm" aria-hidden="true">{ context.card(id) }</span>
                <span class="does" aria-hidden="true">{ action_glyphs(id, way) }{ for card(id).holds.filter(|_| held > 0).map(|what| html! { <small class="held"><bdi>{ held }</bdi>{ icon(pictures::special(what)) }</small> }) }</span>
                if let Some(words) = words { <b aria-hidden="true">{ context.page(words) }</b> } else if why.is_some() { <b aria-hidden="true">{ icon(if is_used { Icon::Check } else { Icon::Lock }) }</b> }
            </button>
        </li>
    }
}
