//! The form of a new game.

use crate::games::Game;
use crate::kit::{SEATS, Seat};
use crate::mars::maps::MAPS;
use crate::mars::proposal::Proposal;
use crate::mars::{SWITCHES, Setup, SwitchSpec};
use crate::text::common::{HomeWords, Preset};
use crate::ui::look::form::on_send;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::say::{Say, use_say};
use crate::ui::mars::form::left_out::LeftOut;
use crate::ui::mars::form::plan::{PRESETS, Plan, PlanFault};
use crate::ui::parts::form::pace::PaceChoice;
use crate::ui::parts::form::seating::{
    ChangeSeating, SeatingPlan, bots_about, past_bots_field, players_field, seat_fields, seed_field,
};
use crate::ui::parts::share::copying::{CopyText, Copying};
use crate::ui::state::address;
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{
    Callback, Event, Html, Properties, TargetCast, UseStateHandle, component, html, use_effect_with,
    use_state,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) begin: Callback<Game>,
    /// Hears which map is chosen; the first one stands for any.
    pub(crate) map: Callback<u8>,
    /// What came with a link, to be looked over.
    pub(crate) proposed: Option<Rc<Proposal>>,
}

/// Asks who plays and how; tells everything that is wrong at once.
#[component]
pub(crate) fn NewGame(props: &Props) -> Html {
    let say = use_say();
    let plan = use_state(Plan::default);
    let faults = use_state(Vec::<PlanFault>::new);
    let begin_with = {
        let (faults, begin) = (faults.setter(), props.begin.clone());
        Callback::from(move |plan: Plan| match plan.begin(say) {
            Ok(table) => {
                plan.keep();
                begin.emit(table.into());
            }
            Err(wrong) => faults.set(wrong),
        })
    };
    let onclick = {
        let (plan, begin_with) = (plan.clone(), begin_with.clone());
        on_send(move || begin_with.emit((*plan).clone()))
    };
    let fill = {
        let (plan, faults, map) = (plan.setter(), faults.setter(), props.map.clone());
        Callback::from(move |filled: Plan| {
            map.emit(filled.map.unwrap_or_default());
            faults.set(Vec::new());
            plan.set(filled);
        })
    };
    {
        let fill = fill.clone();
        use_effect_with(props.proposed.clone(), move |proposed| {
            if let Some(proposal) = proposed {
                fill.emit(Plan::of(proposal));
            }
        });
    }
    let link = {
        let plan = plan.clone();
        Callback::from(move |()| Ok(address::with(&plan.proposal().to_text()).into()))
    };
    let leave_out = Callback::from(changed(&plan, |plan, banned| plan.banned = banned));
    let change: ChangeSeating = {
        let change =
            changed(&plan, |plan, change: Box<dyn FnOnce(&mut SeatingPlan)>| change(&mut plan.sitting));
        Callback::from(change)
    };
    let sitting = &plan.sitting;
    let seats =
        sitting.taken().map(|(seat, _)| seat_fields(say, sitting, seat, &change, beginner(say, &plan, seat)));
    html! {
        <>
        if props.proposed.is_none() { { at_once(say, &plan, &begin_with) } }
        <form id="new-game" class="panel" aria-label={say.home(HomeWords::NewGame)}>
            <header>
                <h2>{ say.home(HomeWords::NewGame) }</h2>
                { players_field(say, sitting, SEATS as u8, &change) }
            </header>
            if props.proposed.is_some() {
                <p id="proposed" class="note focus-here" tabindex="-1" role="status">{ say.home(HomeWords::Proposed) }</p>
            }
            { presets(say, &plan, &fill) }
            { for seats }
            <fieldset class="options">
                <legend class="vh">{ say.home(HomeWords::Options) }</legend>
                { for SWITCHES.iter().map(|row| switch_field(say, &plan, row)) }
                { map_field(say, &plan, props.map.clone()) }
                { seed_field(say, sitting, &change) }
            </fieldset>
            { part!(LeftOut { banned: plan.banned, on: plan.setup().on, change: leave_out }) }
            if sitting.has_bots() {
                <div class="bots">
                    { part!(PaceChoice) }
                    { past_bots_field(say, sitting, &change) }
                    { bots_about(say, sitting) }
                </div>
            }
            if !faults.is_empty() {
                <ul class="faults" id="faults" role="alert">{ for faults.iter().map(|fault| html! { <li>{ fault.said(say) }</li> }) }</ul>
            }
            <div class="ends">
                <button id="begin" type="submit" class="btn primary" {onclick}>{ icon(Icon::Play) }{ say.home(HomeWords::Begin) }</button>
                { part!(CopyText { copies: Copying::SetUp, text: link, class: "btn" }) }
            </div>
        </form>
        </>
    }
}

/// Games that one press begins: the first one of somebody who knows nothing yet, and one as last time.
fn at_once(say: Say, plan: &Plan, begin: &Callback<Plan>) -> Html {
    let button = |(preset, id): (Preset, &'static str)| {
        let filled = if preset == Preset::FirstGame { Plan::default() } else { plan.clone() }.with(preset)?;
        let onclick = begin.reform(move |_| filled.clone());
        Some(html! {
            <button key={id} {id} type="button" class="btn" {onclick}><span>{ say.home(HomeWords::AtOnce(preset)) }<small>{ say.home(HomeWords::AtOnceAbout(preset)) }</small></span></button>
        })
    };
    let all = [(Preset::LastTime, "begin-last"), (Preset::FirstGame, "begin-first")];
    html! { <p class="at-once">{ for all.into_iter().filter_map(button) }</p> }
}

/// Set-ups by their names: each fills the form in, and shows whether it stands like that.
fn presets(say: Say, plan: &Plan, fill: &Callback<Plan>) -> Html {
    let buttons = PRESETS.iter().filter_map(|&(preset, name)| {
        let filled = plan.with(preset)?;
        let is_so = (filled == *plan).to_string();
        let fill = fill.clone();
        let onclick = move |_| fill.emit(filled.clone());
        Some(html! {
            <button key={name} type="button" class="chip" data-preset={name} aria-pressed={is_so} title={say.home(HomeWords::PresetAbout(preset))} {onclick}>{ say.home(HomeWords::Preset(preset)) }</button>
        })
    });
    html! { <div class="presets" role="group" aria-label={say.home(HomeWords::Presets)}>{ for buttons }</div> }
}

/// Asks for the map, and tells what is special about it.
fn map_field(say: Say, plan: &UseStateHandle<Plan>, chosen: Callback<u8>) -> Html {
    let onchange = on_select(plan, move |plan, value| {
        plan.map = value.parse().ok();
        chosen.emit(plan.map.unwrap_or_default());
    });
    html! {
        <>
            <label class="map">{ say.home(HomeWords::Map) }
                <select id="map-choice" {onchange}>
                    { for (0..).zip(MAPS).map(|(number, map)| html! {
                        <option value={number.to_string()} selected={plan.map == Some(number)}>{ say.map_name(map) }</option>
                    }) }
                    <option value="any" selected={plan.map.is_none()}>{ say.home(HomeWords::AnyMap) }</option>
                </select>
            </label>
            if let Some(number) = plan.map.filter(|&number| number > 0) {
                <p id="map-about" class="hint">{ say.home(HomeWords::MapAbout(number)) }</p>
            }
        </>
    }
}

/// A box or an option, with the reason where it cannot be turned.
fn switch_field(say: Say, plan: &UseStateHandle<Plan>, row: &SwitchSpec) -> Html {
    let Setup { on, players, map, .. } = plan.setup();
    let switch = row.switch;
    let fixed = row.fixed(on, players, map).map(|why| say.fixed(why));
    let turn = on_check(plan, move |plan, is_on| {
        plan.on = if is_on { plan.on.with(switch) } else { plan.on.without(switch) };
    });
    html! {
        <label key={row.key} class="check">
            <input id={row.key} type="checkbox" checked={on.has(switch)} disabled={fixed.is_some()} onchange={turn} />
            <span>{ say.switch_name(switch) }</span>
            <small>{ say.switch_about(switch) }{ for fixed.map(|reason| html! { <>{ " " }<em>{ reason }</em></> }) }</small>
        </label>
    }
}

/// Whether a seat plays as a beginner.
fn beginner(say: Say, plan: &UseStateHandle<Plan>, seat: Seat) -> Html {
    let onchange = on_check(plan, move |plan, is_on| {
        plan.beginners = if is_on { plan.beginners.with(seat) } else { plan.beginners.without(seat) };
    });
    html! {
        <label class="check" title={say.home(HomeWords::BeginnerAbout)}><input id={format!("beginner-{}", seat.index())} type="checkbox" checked={plan.beginners.contains(seat)} {onchange} />
            { say.home(HomeWords::Beginner) }</label>
    }
}

fn changed<T, F: Fn(&mut Plan, T)>(plan: &UseStateHandle<Plan>, change: F) -> impl Fn(T) + use<T, F> {
    let plan = plan.clone();
    move |value| {
        let mut next = Plan::clone(&plan);
        change(&mut next, value);
        plan.set(next);
    }
}

fn on_check(plan: &UseStateHandle<Plan>, change: impl Fn(&mut Plan, bool) + 'static) -> Callback<Event> {
    let changed = changed(plan, change);
    Callback::from(move |event: Event| changed(event.target_unchecked_into::<HtmlInputElement>().checked()))
}

fn on_select(plan: &UseStateHandle<Plan>, change: impl Fn(&mut Plan, String) + 'static) -> Callback<Event> {
    let changed = changed(plan, change);
    Callback::from(move |event: Event| changed(event.target_unchecked_into::<HtmlSelectElement>().value()))
}
