//! The form of a new game.

use crate::games::Game;
use crate::kit::{SEATS, Seat};
use crate::mars::maps::MAPS;
use crate::mars::proposal::Proposal;
use crate::mars::{SWITCHES, Setup, SwitchSpec};
use crate::text::common::{HomeWords, Preset};
use crate::ui::look::part::part;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::mars::form::left_out::LeftOut;
use crate::ui::mars::form::plan::{PRESETS, Plan};
use crate::ui::parts::form::frame::{Form, OwnFields, use_form};
use std::rc::Rc;
use yew::{Callback, Html, Properties, component, html};

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
    let texts = use_texts();
    let filled = props.map.reform(|plan: Plan| plan.map.unwrap_or_default());
    let form = use_form(texts, Plan::default, props.proposed.clone(), filled, &props.begin);
    let plan = &*form.plan;
    let own = OwnFields {
        game: None,
        most: SEATS as u8,
        at_once: at_once(texts, plan, &form.begin),
        presets: presets(texts, plan, &form.fill),
        of_seat: &|seat| beginner(texts, &form, seat),
        options: html! {
            <>
                { for SWITCHES.iter().map(|row| switch_field(texts, &form, row)) }
                { map_field(texts, &form, props.map.clone()) }
            </>
        },
        more: part!(LeftOut {
            banned: plan.banned,
            on: plan.setup().on,
            change: form.changed(|plan, banned| plan.banned = banned)
        }),
    };
    form.html(texts, own)
}

/// The game that one press begins: one as last time.
fn at_once(texts: Texts, plan: &Plan, begin: &Callback<Plan>) -> Html {
    let preset = Preset::LastTime;
    let Some(filled) = plan.with(preset) else { return Html::default() };
    let onclick = begin.reform(move |_| filled.clone());
    html! {
        <p class="at-once"><button id="begin-last" type="button" class="btn" {onclick}><span>{ texts.home(HomeWords::Preset(preset)) }<small>{ texts.home(HomeWords::PresetAbout(preset)) }</small></span></button></p>
    }
}

/// Set-ups by their names: each fills the form in, and shows whether it stands like that.
fn presets(texts: Texts, plan: &Plan, fill: &Callback<Plan>) -> Html {
    let buttons = PRESETS.iter().filter_map(|&(preset, name)| {
        let filled = plan.with(preset)?;
        let is_so = (filled == *plan).to_string();
        let fill = fill.clone();
        let onclick = move |_| fill.emit(filled.clone());
        Some(html! {
            <button key={name} type="button" class="chip" data-preset={name} aria-pressed={is_so} title={texts.home(HomeWords::PresetAbout(preset))} {onclick}>{ texts.home(HomeWords::Preset(preset)) }</button>
        })
    });
    html! { <div class="presets" role="group" aria-label={texts.home(HomeWords::Presets)}>{ for buttons }</div> }
}

/// Asks for the map, and tells what is special about it.
fn map_field(texts: Texts, form: &Form<Plan>, chosen: Callback<u8>) -> Html {
    let plan = &*form.plan;
    let onchange = form.on_select(move |plan, value| {
        plan.map = value.parse().ok();
        chosen.emit(plan.map.unwrap_or_default());
    });
    html! {
        <>
            <label class="map">{ texts.home(HomeWords::Map) }
                <select id="map-choice" {onchange}>
                    { for (0..).zip(MAPS).map(|(number, map)| html! {
                        <option value={number.to_string()} selected={plan.map == Some(number)}>{ texts.map_name(map) }</option>
                    }) }
                    <option value="any" selected={plan.map.is_none()}>{ texts.home(HomeWords::AnyMap) }</option>
                </select>
            </label>
            if let Some(number) = plan.map.filter(|&number| number > 0) {
                <p id="map-about" class="hint">{ texts.home(HomeWords::MapAbout(number)) }</p>
            }
        </>
    }
}

/// A box or an option, with the reason where it cannot be turned.
fn switch_field(texts: Texts, form: &Form<Plan>, row: &SwitchSpec) -> Html {
    let Setup { on, players, map, .. } = form.plan.setup();
    let switch = row.switch;
    let fixed = row.fixed(on, players, map).map(|why| texts.fixed(why));
    let turn = form.on_check(move |plan, is_on| {
        plan.on = if is_on { plan.on.with(switch) } else { plan.on.without(switch) };
    });
    html! {
        <label key={row.key} class="check">
            <input id={row.key} type="checkbox" checked={on.has(switch)} disabled={fixed.is_some()} onchange={turn} />
            <span>{ texts.switch_name(switch) }</span>
            <small>{ texts.switch_about(switch) }{ for fixed.map(|reason| html! { <>{ " " }<em>{ reason }</em></> }) }</small>
        </label>
    }
}

/// Whether a seat plays as a beginner.
fn beginner(texts: Texts, form: &Form<Plan>, seat: Seat) -> Html {
    let onchange = form.on_check(move |plan, is_on| {
        plan.beginners = if is_on { plan.beginners.with(seat) } else { plan.beginners.without(seat) };
    });
    html! {
        <label class="check" title={texts.home(HomeWords::BeginnerAbout)}><input id={format!("beginner-{}", seat.index())} type="checkbox" checked={form.plan.beginners.contains(seat)} {onchange} />
            { texts.home(HomeWords::Beginner) }</label>
    }
}
