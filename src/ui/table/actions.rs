//! What anyone may do without a card: projects, conversions, the actions of cards, passing.

use crate::cards::{Conversion, StandardProject};
use crate::kit::Seat;
use crate::mars::{Choice, price};
use crate::text::Term;
use crate::ui::ask::pending::Pending;
use crate::ui::ask::sheet::{Sheet, Standing};
use crate::ui::ask::turn::printed;
use crate::ui::picture::{self, icon};
use crate::ui::say;
use crate::ui::seen::Seen;
use yew::{AttrValue, Callback, Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    /// Who looks.
    pub(crate) seat: Option<Seat>,
    pub(crate) sheet: Sheet,
    pub(crate) pending: Pending,
    pub(crate) pend: Callback<Pending>,
}

const NOT_NOW: &str = "It is not your turn.";

/// A grid of buttons; all are there at any time.
#[component]
pub(crate) fn Actions(props: &Props) -> Html {
    let Props { view, seat, sheet, pending, pend } = props;
    let cost = |choice| seat.and_then(|seat| price(view.facts(), seat, choice)).map(|price| price.amount);
    let project = |project: StandardProject| {
        let choice = Choice::Project(project);
        let figure = match project {
            StandardProject::SellPatents => "+1".to_owned(),
            _ => cost(choice).unwrap_or(printed(project)).to_string(),
        };
        button(props, choice, picture::project(project), figure, say::term(Term::Project(project)))
    };
    let convert = |it: Conversion| {
        let choice = Choice::Convert(it);
        let has = seat.map_or(0, |seat| view.player(seat).stock[it.resource()]);
        let figure = format!("{has}/{}", cost(choice).unwrap_or(8));
        button(props, choice, picture::resource(it.resource()), figure, say::term(Term::Conversion(it)))
    };
    let acts = sheet.acts().filter(|entry| entry.standing.is_offered()).count();
    let any_acts = sheet.acts().next().is_some();
    let acting = pend.reform(|_| Pending::Acting);
    let end = [Choice::Pass, Choice::EndTurn].into_iter().find(|&end| sheet.entry(end).is_some());
    let end = end.unwrap_or(Choice::Pass);
    let (end_picture, end_words) =
        if end == Choice::Pass { ("first", "Pass") } else { ("arrow", "End turn") };
    let first = sheet.entry(Choice::FirstAction).is_some();
    html! {
        <section id="actions" class="panel" aria-label="Actions">
            <h2>{ "Actions" }</h2>
            <ul class="acts">
                if first { { button(props, Choice::FirstAction, "leafmark", String::new(), "First action") } }
                { for StandardProject::ALL.into_iter().map(project) }
                { for Conversion::ALL.into_iter().map(convert) }
                <li><button id="card-actions" type="button" class={classes!("act", (acts == 0).then_some("no"), (*pending == Pending::Acting).then_some("sel"))}
                    aria-disabled={(!any_acts).to_string()} onclick={any_acts.then_some(acting)}>
                    <span class="g">{ icon("action") }<b>{ acts }</b></span><span>{ "Card actions" }</span>
                </button></li>
                { button(props, end, end_picture, String::new(), end_words) }
            </ul>
        </section>
    }
}

fn button(props: &Props, choice: Choice, picture: &str, figure: String, words: &'static str) -> Html {
    let entry = props.sheet.entry(choice);
    let standing =
        entry.map_or(Standing::Refused(AttrValue::Static(NOT_NOW)), |entry| entry.standing.clone());
    let selling = choice == Choice::Project(StandardProject::SellPatents) && standing.is_offered();
    let is_pending = props.pending.is(choice) || selling && matches!(props.pending, Pending::Selling(_));
    let next = if selling { Pending::Selling(Vec::new()) } else { Pending::Chosen(choice) };
    let onclick = entry.map(|_| props.pend.reform(move |_| next.clone()));
    let reason = standing.reason();
    let title = reason.clone().or_else(|| entry.map(|entry| entry.label.clone()));
    html! {
        <li>
            <button type="button" class={classes!("act", reason.is_some().then_some("no"), is_pending.then_some("sel"))}
                data-choice={standing.place()} data-kind={crate::ui::marks::kind(choice)} aria-disabled={reason.is_some().to_string()}
                aria-pressed={is_pending.to_string()} {title} {onclick}>
                <span class="g">{ icon(picture) }<b><bdi>{ figure }</bdi></b></span><span>{ words }</span>
                { for reason.map(|reason| html! { <span class="vh">{ " " }{ reason }</span> }) }
            </button>
        </li>
    }
}
