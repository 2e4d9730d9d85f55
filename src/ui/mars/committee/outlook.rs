//! What the end of the generation would bring if everyone passed now, and once a delegate is sent.

use crate::mars::cards::CardId;
use crate::mars::view::{Changed, Outlook, OutlookStep, SolarKind};
use crate::text::Term;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::figures::{brings_of_row, brings_of_step, mark, named, owed_steps};
use crate::ui::mars::committee::screen_context::ScreenContext;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use yew::{AttrValue, Html, html};

/// A row a step, with a column for now and one for then.
pub(super) fn outlook_table(screen: &ScreenContext<'_>) -> Html {
    let context = screen.context;
    let texts = context.texts;
    let [Some(now), then] = &screen.ends else { return Html::default() };
    let figures = |mine: &[Changed]| {
        html! { <td><span class="figures">{ brings_of_row(context, mine, &[], CardId::HIDDEN) }</span></td> }
    };
    let brought = |step: &OutlookStep| brings_of_step(context, step);
    let step = |place: usize, step: &OutlookStep| {
        let (picture, words) = of_step(context, step.what);
        let later = then.as_ref().map(|then| match then.steps.get(place) {
            Some(other) if other.what == step.what => html! { <td><span class="figures">{ brought(other) }</span></td> },
            Some(other) => {
                html! { <td><span class="figures">{ of_step(context, other.what).0 }{ brought(other) }</span></td> }
            }
            None => html! { <td></td> },
        });
        html! { <tr><th scope="row">{ picture }<span>{ words }</span></th><td><span class="figures">{ brought(step) }</span></td>{ for later }</tr> }
    };
    let sum = |end: &Outlook| {
        let owed = end.owed().map(|(row, owed)| owed_steps(context, owed, row));
        html! { <td><span class="figures">{ brings_of_row(context, &end.all, &[], CardId::HIDDEN) }{ for owed }</span></td> }
    };
    let whose = |end: &Outlook| {
        let name = end.chairman.map(|whose| {
            let name = named(context, whose).unwrap_or_else(|| texts.table(TableWords::Neutral));
            html! { <span>{ mark(context, whose) }{ name }</span> }
        });
        html! { <td>{ for name }</td> }
    };
    let both = |of: &dyn Fn(&Outlook) -> Html| html! { <>{ of(now) }{ for then.as_ref().map(of) }</> };
    let is_solar = !now.steps.is_empty();
    html! {
        <section class="panel ends" aria-label={texts.table(TableWords::IfEndedNow)}>
            <h3>{ texts.table(TableWords::IfEndedNow) }</h3>
            <table>
                <thead><tr><td></td><th scope="col">{ texts.table(TableWords::Now) }</th>if then.is_some() { <th scope="col">{ texts.table(TableWords::Then) }</th> }</tr></thead>
                <tbody>
                    <tr><th scope="row">{ icon(Icon::Mc) }<span>{ texts.table(TableWords::Production) }</span></th>{ both(&|end| figures(&end.production)) }</tr>
                    { for now.steps.iter().enumerate().filter(|(_, it)| it.what != SolarKind::Times).map(|(place, it)| step(place, it)) }
                    if is_solar { <tr><th scope="row">{ icon(Icon::Chairman) }<span>{ texts.term(Term::Chairman) }</span></th>{ both(&whose) }</tr> }
                    <tr class="sum"><th scope="row"><span>{ texts.table(TableWords::InAll) }</span></th>{ both(&sum) }</tr>
                </tbody>
            </table>
            <p class="hint">{ texts.table(TableWords::OthersMayChange) }</p>
        </section>
    }
}

/// The picture and the name of a step.
fn of_step(context: &TableContext, what: SolarKind) -> (Html, AttrValue) {
    let texts = context.texts;
    match what {
        SolarKind::Government => (icon(Icon::Globe), texts.table(TableWords::WorldGovernment)),
        SolarKind::Colonies => (icon(Icon::Fleet), texts.table(TableWords::FleetsAndMarkers)),
        SolarKind::Revision => (icon(Icon::Rating), texts.term(Term::Rating).into()),
        SolarKind::Event(id) => (icon(Icon::TagEvent), texts.card(id).into()),
        SolarKind::NewGovernment(party) => (icon(icons::party(party)), texts.party(party).into()),
        SolarKind::Times => (icon(Icon::First), texts.table(TableWords::ChangingTimes)),
    }
}
