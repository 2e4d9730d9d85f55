//! A colony tile close by: the trade with it, and all that it brings.

use crate::mars::cards::{CardId, Effect, Resource, card};
use crate::mars::{Choice, LAST_POSITION, TRADE_PRICES, colony};
use crate::text::mars::TableWords;
use crate::ui::mars::face::brings;
use crate::ui::mars::scene::TableContext;
use yew::{Html, html};

/// What a trade brings at a position of the marker.
pub(crate) fn income_at(tile: CardId, position: u8) -> &'static [Effect] {
    colony(tile).income.get(usize::from(position)).copied().unwrap_or_default()
}

/// The trade with a tile that is offered and costs the least.
pub(crate) fn usual_trade(context: &TableContext, tile: CardId) -> Option<Choice> {
    let by_worth = [Resource::Energy, Resource::Titanium, Resource::MegaCredits];
    debug_assert_eq!(by_worth.len(), TRADE_PRICES.len());
    let trades = by_worth.map(|with| Choice::Trade { tile, with });
    let is_offered =
        |choice: &Choice| context.options.entry(*choice).is_some_and(|entry| entry.standing.is_offered());
    trades.into_iter().find(is_offered)
}

/// All that a tile brings: at each position of its marker, to each colony, and for building one.
pub(crate) fn of_tile(context: &TableContext, tile: CardId) -> Html {
    let (texts, of) = (context.texts, card(tile));
    let on = context.facts().colonies.on(tile);
    let step = |position: u8| {
        let income = income_at(tile, position);
        let words = format!("{}: {}", texts.table(TableWords::AtPosition(position)), texts.steps(income));
        let class = if on.is_in_play && position == on.marker { "at" } else { "" };
        html! {
            <li {class} title={words.clone()}><small aria-hidden="true"><bdi>{ position }</bdi></small>
                <span aria-hidden="true">if income.is_empty() { { "–" } } else { { brings(texts, income, of) } }</span><span class="vh">{ words }</span></li>
        }
    };
    let line = |words: TableWords<'_>, effects: &'static [Effect]| {
        html! {
            <li><span>{ texts.table(words) }</span><b>{ brings(texts, effects, of) }</b><span class="vh">{ texts.steps(effects) }</span></li>
        }
    };
    html! {
        <div class="of-tile">
            <ol class="steps" aria-label={texts.table(TableWords::TradeBrings)}>{ for (0..=LAST_POSITION).map(step) }</ol>
            <ul class="also">{ line(TableWords::ColonyBonus, colony(tile).bonus) }{ line(TableWords::BuildingBrings, of.play) }</ul>
        </div>
    }
}
