//! The committee as a table: who has how many delegates where, who leads, who rules, and who is how influential.

use crate::mars::cards::Party;
use crate::mars::face::{Concept, Explained};
use crate::mars::{Choice, Delegate, DelegateSeat, influence};
use crate::text::Term;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::figures::{influence_words, mark, named};
use crate::ui::mars::committee::screen_context::ScreenContext;
use crate::ui::mars::scene::icons;
use yew::{AttrValue, Html, classes, html};

/// A row a party, a column a player; the neutral delegates come last.
pub(super) fn seats(screen: &ScreenContext<'_>) -> Html {
    let context = screen.context;
    let (texts, facts) = (context.texts, context.facts());
    let committee = &facts.committee;
    let players = facts.options.players;
    let columns: Vec<Delegate> = Delegate::round(facts.first, players).collect();
    let heads = columns.iter().map(|&whose| {
        let name = named(context, whose).unwrap_or_else(|| texts.table(TableWords::Neutral));
        html! { <th scope="col" title={name.clone()}>{ mark(context, whose) }<span class="vh">{ name }</span></th> }
    });
    let party = |party: Party| {
        let faction = committee.faction(party);
        let cells = columns.iter().map(|&whose| {
            let leads = faction.leader == Some(whose);
            let count = faction.count(whose);
            html! {
                <td class={leads.then_some("leads")}>if count > 0 { { count } } else { <span class="none">{ "–" }</span> }
                    if leads { { icon(Icon::Leader) }<span class="vh">{ " " }{ texts.term(Term::Leader) }</span> }</td>
            }
        });
        let (rules, dominates) = (committee.ruling == party, committee.dominant == party);
        let is_offered =
            context.options.entry(Choice::Lobby(party)).is_some_and(|entry| entry.standing.is_offered());
        let is_chosen = screen.chosen == Some(party);
        let onclick = screen.choose.reform(move |_| party);
        html! {
            <tr key={party.name()} class={classes!(is_chosen.then_some("sel"))}>
                <th scope="row"><button type="button" class={is_offered.then_some("next")} data-of={party.name()} aria-pressed={is_chosen.to_string()} {onclick}>
                    { icon(icons::party(party)) }<span>{ texts.party(party) }</span></button>
                    if rules { <small class="tag-rules">{ texts.table(TableWords::InPower) }</small> }
                    if dominates { <span title={texts.table(TableWords::Dominates)}>{ icon(Icon::Dominant) }<span class="vh">{ texts.table(TableWords::Dominates) }</span></span> }</th>
                { for cells }
                <td class="all">{ faction.len() }</td>
            </tr>
        }
    };
    let number = |count: u8| {
        if count > 0 {
            html! { { count } }
        } else {
            html! { <span class="none">{ "–" }</span> }
        }
    };
    let row = |head: AttrValue, picture: Icon, cell: &dyn Fn(Delegate) -> Html| {
        html! { <tr><th scope="row">{ icon(picture) }<span>{ head }</span></th>{ for columns.iter().map(|&whose| html! { <td>{ cell(whose) }</td> }) }<td></td></tr> }
    };
    let lobby =
        |whose: Delegate| number(u8::from(whose.seat().is_some_and(|seat| committee.lobby.contains(seat))));
    let reserve = |whose: Delegate| number(committee.reserve(whose));
    let chair = |whose: Delegate| {
        if committee.chairman == Some(whose) {
            let key = Explained::Concept(Concept::Chairman).key();
            html! { <span data-mark="" data-explain={key}>{ icon(Icon::Check) }</span> }
        } else {
            Html::default()
        }
    };
    let influences = |whose: Delegate| {
        let Some(seat) = whose.seat() else { return Html::default() };
        let of = influence(facts, seat);
        html! { <span title={influence_words(texts, of)}>{ of.total() }</span> }
    };
    let own = context
        .viewer
        .map(|seat| html! { <p class="hint">{ influence_words(texts, influence(facts, seat)) }</p> });
    html! {
        <section class="panel seated" aria-label={texts.table(TableWords::Delegates)}>
            <table>
                <thead><tr><th scope="col">{ texts.table(TableWords::Delegates) }</th>{ for heads }<th scope="col">{ texts.table(TableWords::InAll) }</th></tr></thead>
                <tbody>{ for Party::ALL.map(party) }</tbody>
                <tbody>
                    { row(texts.table(TableWords::BenchOf(DelegateSeat::Lobby)), Icon::Lobby, &lobby) }
                    { row(texts.table(TableWords::BenchOf(DelegateSeat::Reserve)), Icon::People, &reserve) }
                    { row(texts.table(TableWords::BenchOf(DelegateSeat::Chair)), Icon::Chairman, &chair) }
                    { row(texts.term(Term::Influence).into(), Icon::Influence, &influences) }
                </tbody>
            </table>
            { for own }
        </section>
    }
}
