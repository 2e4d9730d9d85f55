//! A party or a global event close by.

use crate::mars::cards::{CardId, Kind, Party, card};
use crate::mars::{Delegate, RowForecast};
use crate::text::Term;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::figures::{called, mark};
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use yew::{Html, html};

/// Its words, and who is there or what it would bring.
pub(crate) fn of_row(context: &TableContext, row: CardId) -> Html {
    let (texts, of) = (context.texts, card(row));
    let lines = texts.card_text(of).into_iter().map(|line| html! { <p>{ line.words }</p> });
    let party = Party::of(row).map(|party| {
        let faction = context.facts().committee.faction(party);
        let players = context.facts().options.players;
        let there = Delegate::round(context.facts().first, players).filter(|&whose| faction.count(whose) > 0);
        let line = |whose: Delegate| {
            let words = texts.table(TableWords::DelegatesOf(called(context, whose), faction.count(whose)));
            let leads = faction.leader == Some(whose);
            html! { <li>{ mark(context, whose) }<span>{ words }</span>if leads { <span>{ icon(Icon::Leader) }{ texts.term(Term::Leader) }</span> }</li> }
        };
        html! { <ul class="also">{ for there.map(line) }</ul> }
    });
    let event = of.event.map(|event| {
        let to = |party: Party| html! { <>{ icon(icons::party(party)) }{ texts.term(Term::Party(party)) }</> };
        let mine = context.viewer.map(|seat| {
            let RowForecast { events, owed } = context.view.row_forecast(seat, row, None);
            let said: Vec<String> =
                events.iter().map(|event| context.speak(|speaker| speaker.event(*event))).collect();
            html! {
                <>
                    <h3>{ texts.table(TableWords::IfItCameNow) }</h3>
                    if said.is_empty() && owed.is_empty() { <p>{ texts.table(TableWords::BroughtNothing) }</p> }
                    { for said.into_iter().map(|words| html! { <p>{ words }</p> }) }
                    if !owed.is_empty() { <p>{ texts.steps(&owed) }</p> }
                </>
            }
        });
        html! {
            <>
                <ul class="also">
                    <li><span>{ texts.table(TableWords::SendsWhenRevealed) }</span><b>{ to(event.revealed) }</b></li>
                    <li><span>{ texts.table(TableWords::SendsWhenCurrent) }</span><b>{ to(event.current) }</b></li>
                </ul>
                { for mine }
            </>
        }
    });
    html! { <div class="of-tile of-row">{ for lines }{ for party }{ for event }</div> }
}

/// Whether a card is a row of the committee rather than a card with a face.
pub(crate) const fn is_row(kind: Kind) -> bool {
    matches!(kind, Kind::Party | Kind::Global)
}
