//! What a delegate that is sent to a party changes: who leads, who dominates, who will be chairman, and for every player.

use crate::mars::cards::{CardId, Party, card};
use crate::mars::view::SolarKind;
use crate::mars::{Choice, Delegate, Facts, influence};
use crate::text::Term;
use crate::text::mars::TableWords;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::turn::Confirm;
use crate::ui::mars::committee::figures::{brings_of_step, mark, named};
use crate::ui::mars::committee::screen_context::ScreenContext;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use yew::{AttrValue, Html, html};

/// The words of the party that is looked at, what changes, and the button that sends a delegate.
pub(super) fn change(screen: &ScreenContext<'_>) -> Html {
    let context = screen.context;
    let texts = context.texts;
    let Some(party) = screen.chosen else {
        return html! { <section class="panel change"><p class="hint">{ texts.table(TableWords::ChooseParty) }</p></section> };
    };
    let lines = texts.card_text(card(party.card())).into_iter().map(|line| html! { <p>{ line.words }</p> });
    let entry = context.options.entry(Choice::Lobby(party));
    let changes = screen.then.as_ref().map(|then| changes(screen, party, then));
    html! {
        <section class="panel change" aria-label={texts.party(party)}>
            <h3>{ icon(icons::party(party)) }{ texts.party(party) }</h3>
            <div class="words">{ for lines }</div>
            { for changes }
            if let (Some(seat), Some(entry)) = (context.viewer, entry) {
                { part!(Confirm { seat, entry: entry.clone(), is_told: true }, key = party.name()) }
            }
        </section>
    }
}

/// Who it is, by mark and name.
fn who(context: &TableContext, whose: Option<Delegate>) -> Html {
    match whose {
        Some(whose) => {
            let name = named(context, whose).unwrap_or_else(|| context.texts.table(TableWords::Neutral));
            html! { <span>{ mark(context, whose) }{ name }</span> }
        }
        None => html! { <span>{ "–" }</span> },
    }
}

fn changes(screen: &ScreenContext<'_>, party: Party, then: &Facts) -> Html {
    let context = screen.context;
    let (texts, now) = (context.texts, context.facts());
    let line = |head: AttrValue, one: Html, other: Html| {
        let class = if one == other { "" } else { "new" };
        html! { <tr><th scope="row">{ head }</th><td>{ one }</td><td {class}>{ other }</td></tr> }
    };
    let leads = |facts: &Facts| who(context, facts.committee.faction(party).leader);
    let dominates = |facts: &Facts| {
        let party = facts.committee.dominant;
        html! { <span>{ icon(icons::party(party)) }{ texts.party(party) }{ " " }{ facts.committee.faction(party).len() }</span> }
    };
    let chairs = |facts: &Facts| {
        let party = facts.committee.dominant;
        who(context, facts.committee.faction(party).leader)
    };
    let seats = context.view.seats();
    let influenced = seats
        .iter()
        .filter(|&seat| Some(seat) == context.viewer || influence(now, seat) != influence(then, seat));
    let influenced = influenced.map(|seat| {
        let of = |facts: &Facts| html! { <span>{ influence(facts, seat).total() }</span> };
        line(texts.table(TableWords::InfluenceOf(context.names.called(seat))), of(now), of(then))
    });
    let event = now.committee.current;
    let mine = context.viewer.filter(|_| event != CardId::HIDDEN).map(|_| {
        let [one, other] = screen.ends.each_ref().map(|end| {
            let mut steps = end.iter().flat_map(|end| &end.steps);
            let step = steps.find(|step| step.what == SolarKind::Event(event));
            let brought = step.map_or_else(|| html! { "–" }, |step| brings_of_step(context, step));
            html! { <span class="figures">{ brought }</span> }
        });
        line(texts.card(event).into(), one, other)
    });
    html! {
        <table>
            <thead><tr><td></td><th scope="col">{ texts.table(TableWords::Now) }</th><th scope="col">{ texts.table(TableWords::Then) }</th></tr></thead>
            <tbody>
                { line(texts.term(Term::Leader).into(), leads(now), leads(then)) }
                { line(texts.table(TableWords::Dominates), dominates(now), dominates(then)) }
                { line(texts.table(TableWords::NextChairman), chairs(now), chairs(then)) }
                { for influenced }
                { for mine }
            </tbody>
        </table>
    }
}
