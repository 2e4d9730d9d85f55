//! The committee's screen: the chamber, the same as a table, what sending a delegate changes, and what the end of the generation
//! would bring.

use crate::mars::Choice;
use crate::mars::cards::Party;
use crate::mars::view::{after, brought, outlook};
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::chamber::chamber;
use crate::ui::mars::committee::change::change;
use crate::ui::mars::committee::due::due;
use crate::ui::mars::committee::figures::called;
use crate::ui::mars::committee::outlook::outlook_table;
use crate::ui::mars::committee::screen_context::ScreenContext;
use crate::ui::mars::committee::seats::seats;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{use_table_actions, use_table_context};
use crate::ui::parts::dialog::Dialog;
use yew::{AttrValue, Callback, Properties, component, html, use_state_eq};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pending: Selection,
    pub(crate) close: Callback<()>,
}

/// The screen, in front of the table.
#[component]
pub(crate) fn CommitteeScreen(props: &Props) -> yew::Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let picked = use_state_eq(|| None::<Party>);
    let facts = context.facts();
    let chosen = match props.pending {
        Selection::Chosen(Choice::Lobby(party)) => Some(party),
        _ => *picked,
    };
    let entry = chosen.and_then(|party| context.options.entry(Choice::Lobby(party)));
    let choice = entry.filter(|entry| entry.standing.is_offered()).map(|entry| entry.choice);
    let then = choice.and_then(|choice| {
        let forecast = context.view.forecast(context.viewer?, choice, None).ok()?;
        Some(after(facts, &forecast))
    });
    let now = context.viewer.and_then(|seat| outlook(&context.view, facts, seat, None));
    let later =
        context.viewer.zip(then.as_ref()).and_then(|(seat, then)| outlook(&context.view, then, seat, choice));
    let choose = {
        let (pend, picked) = (actions.pend.clone(), picked.setter());
        let can_send = context.options.entry(Choice::Lobby(Party::Greens)).is_some();
        Callback::from(move |party: Party| {
            picked.set(Some(party));
            if can_send {
                pend.emit(Selection::Chosen(Choice::Lobby(party)));
            }
        })
    };
    let screen = ScreenContext { context: &context, chosen, then, ends: [now, later], choose };
    let title = context.texts.table(TableWords::CommitteeOf(facts.generation));
    let inside = html! {
        <div class="cmt">
            <div class="middle">{ chamber(&screen) }{ said(&screen) }</div>
            <div class="then">{ change(&screen) }{ outlook_table(&screen) }</div>
            { seats(&screen) }
            { due(&screen) }
        </div>
    };
    part!(Dialog {
        title,
        mark: Some(icon(Icon::Chairman)),
        close: props.close.clone(),
        is_wide: true,
        children: inside
    })
}

/// What a newcomer asks, each answered in a sentence: who rules and what comes of it, who will rule, who will be chairman.
fn said(screen: &ScreenContext<'_>) -> yew::Html {
    let ScreenContext { context, ends, .. } = screen;
    let (texts, committee) = (context.texts, &context.facts().committee);
    let (ruling, dominant) = (committee.ruling, committee.dominant);
    let rules = texts.table(TableWords::PartyInForce(ruling));
    let mine = context.viewer.map(|seat| {
        let events = context.view.brought_by(seat, dominant.card());
        brought(context.facts(), &events, seat)
    });
    let comes = texts.table(TableWords::PartyToCome { party: dominant, mine: &mine.unwrap_or_default() });
    let chairman = ends[0].as_ref().and_then(|end| end.chairman);
    let chairs: Option<AttrValue> =
        chairman.map(|whose| texts.table(TableWords::ChairmanToCome(called(context, whose))));
    let lines = [Some(rules), Some(comes), chairs].into_iter().flatten();
    html! { <ul class="said">{ for lines.map(|line| html! { <li>{ line }</li> }) }</ul> }
}
