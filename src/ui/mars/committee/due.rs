//! The global events that lie open: what each says, and what it would do to everyone if it came now.

use crate::mars::RowForecast;
use crate::mars::cards::{CardId, card};
use crate::mars::view::brought;
use crate::text::mars::{Due, TableWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::figures::{brings_of_row, due_key};
use crate::ui::mars::committee::screen_context::ScreenContext;
use crate::ui::mars::scene::icons;
use yew::{Html, classes, html};

/// A panel an event, the one that is due first.
pub(super) fn due(screen: &ScreenContext<'_>) -> Html {
    let committee = &screen.context.facts().committee;
    let all = [(Due::Now, committee.current), (Due::Next, committee.coming), (Due::Later, committee.distant)];
    let open = all.into_iter().filter(|(_, event)| *event != CardId::HIDDEN);
    html! { <div class="events">{ for open.map(|(due, event)| panel(screen, due, event)) }</div> }
}

fn panel(screen: &ScreenContext<'_>, due: Due, event: CardId) -> Html {
    let context = screen.context;
    let (texts, of) = (context.texts, card(event));
    let lines = texts.card_text(of).into_iter().map(|line| html! { <p>{ line.words }</p> });
    let seats = context.view.seats();
    let others = seats.iter().filter(|&seat| Some(seat) != context.viewer);
    let changed = |seat| {
        let RowForecast { events, owed } = context.view.row_forecast(seat, event, None);
        (brought(context.facts(), &events, seat), owed)
    };
    let (mine, owed) = context.viewer.map(changed).unwrap_or_default();
    let sentence = texts.table(TableWords::EventDue { due, event, mine: &mine, owed: &owed });
    let other = |seat| {
        let (theirs, owed) = changed(seat);
        html! {
            <span title={context.names.label(seat)}>{ context.names.mark(seat) }<span class="vh">{ context.names.label(seat) }{ " " }</span>
                { brings_of_row(context, &theirs, &owed, event) }</span>
        }
    };
    let sends = of.event.filter(|_| due != Due::Now).map(|event| {
        html! { <span class="sends" title={texts.table(TableWords::SendsWhenCurrent)}>{ icon(Icon::Nobody) }{ icon(Icon::Arrow) }{ icon(icons::party(event.current)) }<span class="vh">{ texts.table(TableWords::SendsWhenCurrent) }{ " " }{ texts.party(event.current) }</span></span> }
    });
    let is_now = (due == Due::Now).then_some("now");
    html! {
        <section key={event.number()} class={classes!("panel", "event", is_now)} data-explain={due_key(due)} aria-label={texts.card(event)}>
            <header><span class="disc">{ icon(Icon::TagEvent) }</span><h3>{ texts.card(event) }</h3>{ for sends }<small>{ texts.table(TableWords::DueWhen(due)) }</small></header>
            <div class="words">{ for lines }</div>
            if context.viewer.is_some() {
                <p class="mine"><span class="vh">{ sentence }</span><span class="figures" aria-hidden="true">{ brings_of_row(context, &mine, &owed, event) }</span></p>
            }
            <p class="others">{ for others.map(other) }</p>
        </section>
    }
}
