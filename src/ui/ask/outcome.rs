//! What a choice and its payment will do: before and after, the rest in sentences, and the steps owed behind it.

use crate::cards::card;
use crate::kit::{Rules, Seat};
use crate::mars::{Change, Choice, Event, Facts, Mars, Tender, Weight, score};
use crate::text::Term;
use crate::text::page::{Ask, Table};
use crate::ui::face::brings;
use crate::ui::look::picture::{self, icon};
use crate::ui::scene::say::Say;
use crate::ui::scene::use_scene;
use crate::words::{ByParameter, Parameter, Resource};
use yew::{AttrValue, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) choice: Choice,
    /// What will be paid for it; nothing said: what is usual.
    #[prop_or_default]
    pub(crate) paid: Option<Tender>,
}

/// The certain part of a choice.
#[component]
pub(crate) fn Outcome(props: &Props) -> Html {
    let scene = use_scene();
    let (say, facts) = (scene.say, scene.facts());
    let Props { seat, choice, paid } = props;
    let Ok(forecast) = scene.view.forecast(*seat, *choice, paid.as_ref()) else { return Html::default() };
    let events = &forecast.events;
    let mut after = facts.clone();
    for &event in events {
        Mars::commit(&mut after, event);
    }
    let told: Vec<Html> = scene.speak(|speaker| {
        let rest = (0..events.len()).filter(|&place| is_told(events, place));
        rest.map(|place| html! { <li class="wide">{ speaker.event(events[place]) }</li> }).collect()
    });
    // One's own first, then the planet's, then what others have of it.
    let own = player(say, facts, &after, *seat);
    let mut changes: Vec<Html> = own.into_iter().map(|change| html! { <li>{ change }</li> }).collect();
    changes.extend(planet(say, facts.levels, forecast.levels));
    let others = facts.others(*seat).map(|other| (other, player(say, facts, &after, other)));
    changes.extend(others.filter(|(_, theirs)| !theirs.is_empty()).map(|(other, theirs)| {
        html! {
            <li class="wide whose">{ scene.names.mark(other) }<span class="vh">{ scene.names.of(other) }</span>
                { for theirs.into_iter().map(|change| html! { <span>{ change }</span> }) }</li>
        }
    }));
    let owed = forecast.owed.iter().filter(|owed| owed.seat == *seat).map(|owed| {
        let glyphs = brings(say, core::slice::from_ref(owed.effect), card(owed.card));
        html! { <li class="wide then"><span aria-hidden="true">{ glyphs }</span><span>{ say.then(owed.card, owed.effect) }</span></li> }
    });
    let owed: Vec<Html> = owed.collect();
    if told.is_empty() && changes.is_empty() && owed.is_empty() {
        return Html::default();
    }
    html! { <ul class="out" aria-label={say.ask(Ask::HappensForCertain)}>{ for changes }{ for told }{ for owed }</ul> }
}

/// Whether the event at this place is told in a sentence: it is not counted, and no heading with nothing below it.
fn is_told(events: &[Event], place: usize) -> bool {
    let is_heading = |event: &Event| matches!(event.about().weight, Weight::Phase | Weight::Heading);
    let is_bare = is_heading(&events[place]) && events.get(place + 1).is_some_and(is_heading);
    !is_counted(events[place]) && !is_bare
}

/// Whether an event shows in a figure, is what the choice is called, or goes without saying.
const fn is_counted(event: Event) -> bool {
    // The heat has a figure, and the energy is gone.
    if let Event::EnergyBecameHeat { .. } = event {
        return true;
    }
    match event.about().change {
        Change::Stock(..)
        | Change::Production(..)
        | Change::Rating(..)
        | Change::Step(_)
        | Change::Drawn(_)
        | Change::Course
        | Change::Deed
        | Change::Tile(_) => true,
        Change::Nothing
        | Change::OnCard(..)
        | Change::Eased(..)
        | Change::Milestone(_)
        | Change::Settled(..)
        | Change::Marker(..) => false,
    }
}

/// What changes for a player.
fn player(say: Say, before: &Facts, after: &Facts, who: Seat) -> Vec<Html> {
    let (one, other) = (&before.players[who], &after.players[who]);
    let mut changes = Vec::new();
    let mut change = |pictures: Html, words: AttrValue, from: i32, to: i32, prod: bool| {
        if from != to {
            changes.push(html! {
                <>
                    <span class={if prod { "prod" } else { "" }}>{ pictures }</span>
                    <span class="vh">{ words }</span>
                    <span><s>{ say.number(from) }</s>{ " → " }<b>{ say.number(to) }</b></span>
                </>
            });
        }
    };
    for resource in Resource::ALL {
        let picture = icon(picture::resource(resource));
        let name = say.resource(resource).into();
        change(picture, name, one.stock[resource].into(), other.stock[resource].into(), false);
    }
    for resource in Resource::ALL {
        let picture = icon(picture::resource(resource));
        let name = say.ask(Ask::ProductionOf(resource));
        change(picture, name, one.production[resource].into(), other.production[resource].into(), true);
    }
    let rating = say.term(Term::Rating).into();
    change(icon("tr"), rating, one.rating.into(), other.rating.into(), false);
    // A card that is played leaves the hand; that goes without saying.
    if other.hand_size > one.hand_size {
        let held = say.ask(Ask::CardsInHand);
        change(icon("card"), held, one.hand_size.into(), other.hand_size.into(), false);
    }
    let (points, then) = (score(before, who), score(after, who));
    if points.total() - points.rating != then.total() - then.rating {
        let now = say.table(Table::PointsNow);
        change(icon("vp"), now, points.total().into(), then.total().into(), false);
    }
    changes
}

fn planet(say: Say, before: ByParameter<i8>, after: ByParameter<i8>) -> Vec<Html> {
    let changed = Parameter::ALL.into_iter().filter(|&it| before[it] != after[it]);
    let line = |it: Parameter| {
        html! {
            <li>{ icon(picture::parameter(it)) }<span class="vh">{ say.term(Term::Parameter(it)) }</span>
                <span><s>{ say.level(it, before[it]) }</s>{ " → " }<b>{ say.level(it, after[it]) }</b></span></li>
        }
    };
    changed.map(line).collect()
}
