//! The committee in a strip: who rules and by which policy, the parties, and what each global event would do to whoever looks.

use crate::cards::{CardId, Kind, Party, card};
use crate::mars::{Choice, Delegate, Switch, influence};
use crate::text::Term;
use crate::text::page::{Ask, Due, Seats, Table};
use crate::ui::face::policy;
use crate::ui::look::marks;
use crate::ui::look::picture::{self, icon};
use crate::ui::scene::pending::Pending;
use crate::ui::scene::{Hands, Scene, Subject, use_hands, use_scene};
use crate::view::{Changed, Figure, brought};
use yew::{AttrValue, Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pending: Pending,
}

/// The strip; nothing in a game without a committee.
#[component]
pub(crate) fn Committee(props: &Props) -> Html {
    let (scene, hands) = (use_scene(), use_hands());
    if !scene.facts().options.has(Switch::Turmoil) {
        return Html::default();
    }
    let say = scene.say;
    let committee = scene.facts().committee;
    let ruling = committee.ruling;
    let rules = say.table(Table::PartyRules(say.term(Term::Party(ruling))));
    let words = say.card_text(card(ruling.card())).into_iter().map(|line| line.words);
    let title: AttrValue = words.collect::<Vec<_>>().join(" ").into();
    let look = hands.look.reform(move |_| Subject::Card(ruling.card()));
    let own = scene.eyes.map(|seat| {
        let of = influence(scene.facts(), seat);
        let words = say.table(Table::Influence {
            all: of.total(),
            chairman: of.chairman,
            leader: of.leader,
            delegates: of.delegates,
            cards: of.cards,
        });
        html! { <span class="infl" title={words.clone()}>{ icon("influence") }<bdi aria-hidden="true">{ of.total() }</bdi><span class="vh">{ words }</span></span> }
    });
    let chairman = committee.chairman.map(|whose| {
        let words = say.table(Table::Chairman(named(&scene, whose).as_deref()));
        html! { <span class="chair" title={words.clone()}>{ icon("chairman") }{ mark(&scene, whose) }<span class="vh">{ words }</span></span> }
    });
    let events =
        [(Due::Now, committee.current), (Due::Next, committee.coming), (Due::Later, committee.distant)];
    let events = events.into_iter().filter(|(_, event)| *event != CardId::HIDDEN);
    html! {
        <section id="committee" class="panel committee" aria-label={say.table(Table::Committee)}>
            <h2><button type="button" class="rule" {title} onclick={look}>{ icon(picture::party(ruling)) }<span>{ rules }</span></button>
                <span class="pol">{ policy(say, card(ruling.card())) }</span>{ for chairman }{ for own }</h2>
            <ul class="parties">{ for Party::ALL.map(|party| party_chip(&scene, &hands, &props.pending, party)) }</ul>
            <ul class="due">{ for events.map(|(due, event)| event_chip(&scene, &hands, due, event)) }</ul>
        </section>
    }
}

/// The name of whose delegate it is; nothing where it is neutral.
fn named(scene: &Scene, whose: Delegate) -> Option<AttrValue> {
    whose.seat().map(|seat| scene.names.of(seat))
}

/// The mark of whose delegate it is.
fn mark(scene: &Scene, whose: Delegate) -> Html {
    match whose.seat() {
        Some(seat) => scene.names.mark(seat),
        None => icon("s-neutral"),
    }
}

/// A party: who leads it, and how many delegates are there. A press sends one, where that can be done.
fn party_chip(scene: &Scene, hands: &Hands, pending: &Pending, party: Party) -> Html {
    let (say, committee) = (scene.say, &scene.facts().committee);
    let faction = committee.faction(party);
    let leader = faction.leader.map(|whose| named(scene, whose));
    let (rules, dominates) = (committee.ruling == party, committee.dominant == party);
    let own = scene.eyes.map_or(0, |seat| faction.count(Delegate::Of(seat)));
    let words = say.table(Table::PartySeats(Seats {
        party: say.term(Term::Party(party)),
        all: faction.len(),
        own,
        leader: leader.as_ref().map(Option::as_deref),
        rules,
        dominates,
    }));
    let choice = Choice::Lobby(party);
    let entry = scene.sheet.entry(choice);
    let is_offered = entry.is_some_and(|entry| entry.standing.is_offered());
    let is_pending = pending.is(choice);
    let onclick = match entry {
        Some(_) => hands.pend.reform(move |_| Pending::Chosen(choice)),
        None => hands.look.reform(move |_| Subject::Card(party.card())),
    };
    let class = classes!(
        "party",
        party.name(),
        rules.then_some("rules"),
        dominates.then_some("dominates"),
        is_offered.then_some("next"),
        is_pending.then_some("sel")
    );
    html! {
        <li key={party.name()}>
            <button type="button" {class} data-kind={is_offered.then(|| marks::kind(choice))} data-party={party.name()} title={words.clone()} {onclick}>
                <span aria-hidden="true">{ icon(picture::party(party)) }{ for faction.leader.map(|whose| mark(scene, whose)) }<bdi>{ faction.len() }</bdi>if dominates { { icon("dominant") } }</span>
                <span class="vh">{ words }</span>
            </button>
        </li>
    }
}

/// A global event: when it is due, and what it would do to whoever looks if it came now.
fn event_chip(scene: &Scene, hands: &Hands, due: Due, event: CardId) -> Html {
    let say = scene.say;
    let mine = scene.eyes.map(|seat| {
        let events = scene.view.brought_by(seat, event);
        brought(scene.facts(), &events, seat)
    });
    let mine = mine.unwrap_or_default();
    let figures: Vec<String> = mine.iter().map(|changed| figure_words(scene, changed)).collect();
    let words = say.table(Table::EventDue { due, name: say.card(event), mine: &figures });
    let onclick = hands.look.reform(move |_| Subject::Card(event));
    let class = classes!("ev", (due == Due::Now).then_some("now"));
    html! {
        <li key={event.number()}>
            <button type="button" {class} data-event={card(event).name} title={words.clone()} {onclick}>
                <span class="nm" aria-hidden="true">{ say.card(event) }</span>
                <span class="me" aria-hidden="true">{ for mine.iter().take(3).map(|changed| figure(scene, changed)) }</span>
                <span class="vh">{ words }</span>
            </button>
        </li>
    }
}

fn figure(scene: &Scene, changed: &Changed) -> Html {
    let (picture, class) = match changed.figure {
        Figure::Stock(it) => (picture::resource(it), ""),
        Figure::Production(it) => (picture::resource(it), "prod"),
        Figure::Rating => ("tr", ""),
        Figure::Hand => ("card", ""),
        Figure::Points => ("vp", ""),
    };
    let change = changed.to - changed.from;
    let tone = if change < 0 { "bad" } else { "good" };
    html! { <span class={tone}><bdi>{ scene.say.signed(change) }</bdi><span {class}>{ icon(picture) }</span></span> }
}

fn figure_words(scene: &Scene, changed: &Changed) -> String {
    let say = scene.say;
    let change = say.signed(changed.to - changed.from);
    let of: AttrValue = match changed.figure {
        Figure::Stock(it) => say.resource(it).into(),
        Figure::Production(it) => say.ask(Ask::ProductionOf(it)),
        Figure::Rating => say.term(Term::Rating).into(),
        Figure::Hand => say.ask(Ask::CardsInHand),
        Figure::Points => say.table(Table::PointsNow),
    };
    format!("{change} {of}")
}

/// A party or a global event close by: its words, and who is there or what it would bring.
pub(crate) fn of_row(scene: &Scene, row: CardId) -> Html {
    let (say, of) = (scene.say, card(row));
    let lines = say.card_text(of).into_iter().map(|line| html! { <p>{ line.words }</p> });
    let party = Party::of(row).map(|party| {
        let faction = scene.facts().committee.faction(party);
        let players = scene.facts().options.players;
        let there = Delegate::round(scene.facts().first, players).filter(|&whose| faction.count(whose) > 0);
        let line = |whose: Delegate| {
            let words = say.table(Table::DelegatesOf(named(scene, whose).as_deref(), faction.count(whose)));
            let leads = faction.leader == Some(whose);
            html! { <li>{ mark(scene, whose) }<span>{ words }</span>if leads { <span>{ icon("leader") }{ say.term(Term::Leader) }</span> }</li> }
        };
        html! { <ul class="also">{ for there.map(line) }</ul> }
    });
    let event = of.event.map(|event| {
        let to =
            |party: Party| html! { <>{ icon(picture::party(party)) }{ say.term(Term::Party(party)) }</> };
        let mine = scene.eyes.map(|seat| {
            let events = scene.view.brought_by(seat, row);
            let said: Vec<String> =
                events.iter().map(|event| scene.speak(|speaker| speaker.event(*event))).collect();
            html! {
                <>
                    <h3>{ say.table(Table::IfItCameNow) }</h3>
                    if said.is_empty() { <p>{ say.table(Table::BroughtNothing) }</p> }
                    { for said.into_iter().map(|words| html! { <p>{ words }</p> }) }
                </>
            }
        });
        html! {
            <>
                <ul class="also">
                    <li><span>{ say.table(Table::SendsWhenRevealed) }</span><b>{ to(event.revealed) }</b></li>
                    <li><span>{ say.table(Table::SendsWhenCurrent) }</span><b>{ to(event.current) }</b></li>
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
