//! The committee in a strip: who rules and by which policy, the parties, and what each global event would do to whoever looks.

use crate::mars::cards::{CardId, Party, card};
use crate::mars::face::{Concept, Explained};
use crate::mars::view::brought;
use crate::mars::{Choice, Delegate, RowForecast, Switch, influence};
use crate::text::Verbatim;
use crate::text::mars::{Due, PartySeats, TableWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::figures::{called, due_key, figure, influence_words, mark, owed_steps};
use crate::ui::mars::face::policy;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{
    COMMITTEE_KEY, Subject, TableActions, TableContext, use_table_actions, use_table_context,
};
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pending: Selection,
}

/// The strip; nothing in a game without a committee.
#[component]
pub(crate) fn Committee(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    if !context.facts().options.has(Switch::Turmoil) {
        return Html::default();
    }
    let texts = context.texts;
    let committee = context.facts().committee;
    let ruling = committee.ruling;
    let rules = texts.table(TableWords::PartyRules(ruling));
    let title = texts.table(TableWords::OpenCommittee);
    let look = actions.look.reform(|_| Subject::Committee);
    let own = context.viewer.map(|seat| {
        let of = influence(context.facts(), seat);
        let words = influence_words(context.texts, of);
        html! { <span class="infl" data-explain={concept(Concept::Influence)} title={words.clone()}>{ icon(Icon::Influence) }<bdi aria-hidden="true">{ of.total() }</bdi><span class="vh">{ words }</span></span> }
    });
    let chairman = committee.chairman.map(|whose| {
        let words = texts.table(TableWords::Chairman(called(&context, whose)));
        html! { <span class="chair" data-explain={concept(Concept::Chairman)} title={words.clone()}>{ icon(Icon::Chairman) }{ mark(&context, whose) }<span class="vh">{ words }</span></span> }
    });
    let to_come = context.viewer.map(|seat| {
        let party = committee.dominant;
        let mine = brought(context.facts(), &context.view.brought_by(seat, party.card()), seat);
        let words = texts.table(TableWords::PartyToCome { party, mine: &mine });
        let figures = mine.iter().take(2).map(|changed| figure(&context, changed));
        html! { <span class="to-come" data-explain={concept(Concept::DominantParty)} title={words.clone()}><span aria-hidden="true">{ icon(Icon::Dominant) }{ icon(icons::party(party)) }{ for figures }</span><span class="vh">{ words }</span></span> }
    });
    let events =
        [(Due::Now, committee.current), (Due::Next, committee.coming), (Due::Later, committee.distant)];
    let events = events.into_iter().filter(|(_, event)| *event != CardId::HIDDEN);
    html! {
        <section id="committee" class="panel committee" aria-label={texts.table(TableWords::Committee)}>
            <h2><button type="button" class="rule" aria-keyshortcuts={COMMITTEE_KEY} data-explain={concept(Concept::RulingParty)} {title} onclick={look}>{ icon(icons::party(ruling)) }<span>{ rules }</span><span class="vh">{ texts.table(TableWords::OpenCommittee) }</span>{ icon(Icon::Zoom) }</button><kbd aria-hidden="true">{ COMMITTEE_KEY }</kbd>
                <span class="pol" data-explain={concept(Concept::Policy)}>{ policy(texts, card(ruling.card())) }</span>{ for to_come }{ for chairman }{ for own }</h2>
            <ul class="parties">{ for Party::ALL.map(|party| party_chip(&context, &actions, &props.pending, party)) }</ul>
            <ul class="due">{ for events.map(|(due, event)| event_chip(&context, &actions, due, event)) }</ul>
        </section>
    }
}

/// A party: who leads it, and how many delegates are there. A press sends one, where that can be done.
fn party_chip(context: &TableContext, actions: &TableActions, pending: &Selection, party: Party) -> Html {
    let (texts, committee) = (context.texts, &context.facts().committee);
    let faction = committee.faction(party);
    let leader = faction.leader.map(|whose| called(context, whose));
    let (rules, dominates) = (committee.ruling == party, committee.dominant == party);
    let own = context.viewer.map_or(0, |seat| faction.count(Delegate::Of(seat)));
    let words = texts.table(TableWords::PartySeats(PartySeats {
        party,
        all: faction.len(),
        own,
        leader,
        rules,
        dominates,
    }));
    let was = context.since.party_was(party).filter(|&was| was != faction.len());
    let choice = Choice::Lobby(party);
    let entry = context.options.entry(choice);
    let standing = context.standing(choice);
    let is_offered = standing.is_offered();
    let (reason, rule) = (standing.reason(), standing.rule());
    let is_pending = pending.is(choice);
    let onclick = match entry {
        Some(_) => actions.pend.reform(move |_| Selection::Chosen(choice)),
        None => actions.look.reform(move |_| Subject::Card(party.card())),
    };
    let class = classes!(
        "party",
        party.name(),
        rules.then_some("rules"),
        dominates.then_some("dominates"),
        context.since.party_was(party).map(|_| "since"),
        is_offered.then_some("next"),
        is_pending.then_some("sel")
    );
    html! {
        <li key={party.name()}>
            <button type="button" {class} data-kind={is_offered.then(|| marks::kind(choice))} data-party={party.name()} data-explain={Explained::Party(party).key()} data-refused={rule} data-reason={reason} title={words.clone()} {onclick}>
                <span aria-hidden="true">{ icon(icons::party(party)) }{ for faction.leader.map(|whose| mark(context, whose)) }<bdi>{ faction.len() }</bdi>{ for was.map(|was| html! { <small class="was">{ was }</small> }) }if dominates { { icon(Icon::Dominant) } }</span>
                <span class="vh">{ words }{ for was.map(|was| html! { <>{ " (" }{ texts.table(TableWords::Was(Verbatim(&was.to_string()))) }{ ")" }</> }) }</span>
            </button>
        </li>
    }
}

/// A global event: when it is due, and what it would do to whoever looks if it came now.
fn event_chip(context: &TableContext, actions: &TableActions, due: Due, event: CardId) -> Html {
    let texts = context.texts;
    let mine = context.viewer.map(|seat| {
        let RowForecast { events, owed } = context.view.row_forecast(seat, event, None);
        (brought(context.facts(), &events, seat), owed)
    });
    let (mine, owed) = mine.unwrap_or_default();
    let words = texts.table(TableWords::EventDue { due, event, mine: &mine, owed: &owed });
    let onclick = actions.look.reform(move |_| Subject::Card(event));
    let class = classes!("ev", (due == Due::Now).then_some("now"));
    html! {
        <li key={event.number()}>
            <button type="button" {class} data-explain={due_key(due)} data-event={card(event).name} title={words.clone()} {onclick}>
                <span class="nm" aria-hidden="true">{ texts.card(event) }</span>
                <span class="me" aria-hidden="true">{ for mine.iter().take(3).map(|changed| figure(context, changed)) }{ owed_steps(context, &owed, event) }</span>
                <span class="vh">{ words }</span>
            </button>
        </li>
    }
}
