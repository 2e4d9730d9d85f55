//! What the end of the generation would bring if everyone passed now, and once a delegate is sent.

use crate::mars::view::{Changed, Outlook, SolarKind};
use crate::text::Term;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::figures::{figure, mark, named};
use crate::ui::mars::committee::screen_context::ScreenContext;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use yew::{AttrValue, Html, html};

/// A row a step, with a column for now and one for then.
pub(super) fn outlook_table(sight: &ScreenContext<'_>) -> Html {
    let context = sight.context;
    let say = context.say;
    let [Some(now), then] = &sight.ends else { return Html::default() };
    let figures = |mine: &[Changed]| {
        html! { <td><span class="figures">if mine.is_empty() { { "–" } }{ for mine.iter().map(|changed| figure(context, changed)) }</span></td> }
    };
    let step = |place: usize, (what, mine): &(SolarKind, Vec<Changed>)| {
        let (picture, words) = of_step(context, *what);
        let later = then.as_ref().map(|then| match then.steps.get(place) {
            Some((other, mine)) if other == what => figures(mine),
            Some((other, mine)) => {
                html! { <td><span class="figures">{ of_step(context, *other).0 }{ for mine.iter().map(|changed| figure(context, changed)) }</span></td> }
            }
            None => html! { <td></td> },
        });
        html! { <tr><th scope="row">{ picture }<span>{ words }</span></th>{ figures(mine) }{ for later }</tr> }
    };
    let whose = |end: &Outlook| {
        let name = end.chairman.map(|whose| {
            let name = named(context, whose).unwrap_or_else(|| say.table(TableWords::Neutral));
            html! { <span>{ mark(context, whose) }{ name }</span> }
        });
        html! { <td>{ for name }</td> }
    };
    let both = |of: &dyn Fn(&Outlook) -> Html| html! { <>{ of(now) }{ for then.as_ref().map(of) }</> };
    let is_solar = !now.steps.is_empty();
    html! {
        <section class="panel ends" aria-label={say.table(TableWords::IfEndedNow)}>
            <h3>{ say.table(TableWords::IfEndedNow) }</h3>
            <table>
                <thead><tr><td></td><th scope="col">{ say.table(TableWords::Now) }</th>if then.is_some() { <th scope="col">{ say.table(TableWords::Then) }</th> }</tr></thead>
                <tbody>
                    <tr><th scope="row">{ icon(Icon::Mc) }<span>{ say.table(TableWords::Production) }</span></th>{ both(&|end| figures(&end.production)) }</tr>
                    { for now.steps.iter().enumerate().filter(|(_, (what, _))| *what != SolarKind::Times).map(|(place, it)| step(place, it)) }
                    if is_solar { <tr><th scope="row">{ icon(Icon::Chairman) }<span>{ say.term(Term::Chairman) }</span></th>{ both(&whose) }</tr> }
                    <tr class="sum"><th scope="row"><span>{ say.table(TableWords::InAll) }</span></th>{ both(&|end| figures(&end.all)) }</tr>
                </tbody>
            </table>
            <p class="hint">{ say.table(TableWords::OthersMayChange) }</p>
        </section>
    }
}

/// The picture and the name of a step.
fn of_step(context: &TableContext, what: SolarKind) -> (Html, AttrValue) {
    let say = context.say;
    match what {
        SolarKind::Government => (icon(Icon::Globe), say.table(TableWords::WorldGovernment)),
        SolarKind::Colonies => (icon(Icon::Fleet), say.table(TableWords::FleetsAndMarkers)),
        SolarKind::Revision => (icon(Icon::Rating), say.term(Term::Rating).into()),
        SolarKind::Event(id) => (icon(Icon::TagEvent), say.card(id).into()),
        SolarKind::NewGovernment(party) => (icon(icons::party(party)), say.party(party).into()),
        SolarKind::Times => (icon(Icon::First), say.table(TableWords::ChangingTimes)),
    }
}
