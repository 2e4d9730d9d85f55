//! The middle of the table: the phases of the round, the tracks with their zones, and the oceans.

use crate::ares::cards::{Phase, Zone, ZoneTrack};
use crate::ares::face::{AresConcept, AresExplained};
use crate::ares::{OCEANS, OceanReward, Stage, most_steps, zone_after};
use crate::text::Called;
use crate::text::ares::{AresTerm, AresWords};
use crate::ui::ares::explained::concept;
use crate::ui::ares::face::pictures;
use crate::ui::ares::preview::green_share;
use crate::ui::ares::scene::{AresContext, use_ares};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use yew::{Html, classes, component, html};

/// The name of a stage in the style sheet.
pub(super) const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Setup => "setup",
        Stage::Planning => "planning",
        Stage::Cube(_) => "cube",
        Stage::Swap { .. } => "swap",
        Stage::Neutral => "neutral",
        Stage::Resolving(phase) => phase_name(phase),
        Stage::HandLimit => "hand-limit",
        Stage::Warming => "warming",
        Stage::Over => "over",
    }
}

/// The name of a phase in the style sheet.
pub(crate) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "development",
        Phase::Construction => "construction",
        Phase::Action => "action",
        Phase::Production => "production",
        Phase::Research => "research",
    }
}

/// The name of a zone in the style sheet.
const fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Purple => "purple",
        Zone::Red => "red",
        Zone::Yellow => "yellow",
        Zone::White => "white",
    }
}

/// A phase with its number and name.
pub(super) fn phase_title(context: &AresContext, phase: Phase) -> Html {
    let words = context.words();
    html! { <><span class="roman">{ words.phase_number(phase) }</span>{ " " }<span class="nm">{ words.phase_name(phase) }</span></> }
}

/// Mars, and the round.
#[component]
pub(crate) fn PlanetView() -> Html {
    let context = use_ares();
    let (deck, discards) = context.facts().piles_seen_by(context.viewer);
    html! {
        <section id="planet" class="panel planet" tabindex="-1" style={format!("--green:{}%", green_share(&context.planet()))} aria-label={context.page(AresWords::Planet)}>
            { phases(&context) }
            <div class="tracks">{ for ZoneTrack::ALL.map(|which| track(&context, which)) }</div>
            { oceans(&context) }
            <p class="piles">
                <span data-explain={concept(AresConcept::Deck)}>{ icon(Icon::Card) }{ context.page(AresWords::Deck(deck)) }</span>
                <span data-explain={concept(AresConcept::Discards)}>{ context.page(AresWords::Discards(discards)) }</span>
            </p>
        </section>
    }
}

/// The five phases: which are played in this round, by whose choice, and which one is on.
fn phases(context: &AresContext) -> Html {
    let facts = context.facts();
    let current = match facts.stage {
        Stage::Resolving(phase) => Some(phase),
        _ => None,
    };
    let is_after = matches!(facts.stage, Stage::HandLimit | Stage::Warming | Stage::Over);
    let are_known = Phase::ALL.into_iter().any(|phase| facts.is_chosen(phase));
    let one = |phase: Phase| {
        let is_chosen = facts.is_chosen(phase);
        let is_past = is_after || current.is_some_and(|current| phase < current);
        let state = match () {
            () if current == Some(phase) => "now",
            () if !are_known => "open",
            () if !is_chosen => "off",
            () if is_past => "past",
            () => "next",
        };
        let by: Vec<_> = facts.seats().iter().filter(|&seat| facts.has_chosen(seat, phase)).collect();
        let is_neutral = facts.neutral == Some(phase);
        let names: Vec<Called<'_>> = by.iter().map(|&seat| context.names.called_on_label(seat)).collect();
        let said = match state {
            "off" => context.page(AresWords::NotThisRound),
            "open" => "".into(),
            _ => context.page(AresWords::ChosenBy { names: &names, neutral: is_neutral }),
        };
        html! {
            <li key={phase_name(phase)} class={classes!("phase", state)} data-phase={phase_name(phase)} data-explain={AresExplained::Phase(phase).key()} aria-current={(state == "now").then_some("step")} title={said.clone()}>
                <span class="sun" aria-hidden="true">{ icon(pictures::phase(phase)) }</span>
                <b>{ phase_title(context, phase) }</b>
                <span class="by">
                    if state == "off" { { &said } } else {
                        { for by.iter().map(|&seat| context.names.mark(seat)) }
                        if is_neutral { { icon(Icon::Nobody) } }
                        if state == "past" { { icon(Icon::Check) } }
                        <span class="vh">{ &said }</span>
                    }
                </span>
            </li>
        }
    };
    html! { <ol class="phases" aria-label={context.page(AresWords::Phases)}>{ for Phase::ALL.map(one) }</ol> }
}

/// A track: a block for each step, higher with its zone; filled up to where whoever looks sees it, with a mark where the phase found it.
fn track(context: &AresContext, which: ZoneTrack) -> Html {
    let began = context.facts().planet.steps(which);
    let now = context.planet().steps(which);
    let most = most_steps(which);
    let words = context.words();
    let zone_at = |steps: u8| zone_after(which, steps);
    let blocks = (1..=most).map(|step| {
        let state = if step <= began {
            Some("had")
        } else if step <= now {
            Some("own")
        } else {
            None
        };
        html! { <i class={classes!("blk", zone_name(zone_at(step)), state)} /> }
    });
    let name = words.term(AresTerm::Track(which));
    let level = words.level(which, now);
    let zone = zone_at(began);
    html! {
        <div class="track" data-explain={AresExplained::Track(which).key()} data-track={if which == ZoneTrack::Oxygen { "oxygen" } else { "temperature" }} data-steps={now.to_string()}>
            <p>{ icon(pictures::track(which)) }<span>{ name }</span>{ " " }<b>{ level }</b>
                <span class={classes!("zone", zone_name(zone))} data-explain={AresExplained::Zone(zone).key()} title={words.zone(which, zone)}>{ icon(pictures::zone(zone)) }<span class="vh">{ words.zone(which, zone) }</span></span>
                if now > began { <small>{ context.page(AresWords::AtThePhasesStart(which, began)) }</small> }
                if now == most { <small>{ icon(Icon::Check) }{ context.page(AresWords::Complete) }</small> } else { <small>{ context.page(AresWords::StepsToGo(most - now)) }</small> }
            </p>
            <div class="blocks" aria-hidden="true">{ for blocks }</div>
        </div>
    }
}

/// The nine tokens: those that are seen with their rewards.
fn oceans(context: &AresContext) -> Html {
    let planet = context.planet();
    let token = |reward: Option<OceanReward>| match reward {
        None => {
            html! { <li data-explain={concept(AresConcept::HiddenOcean)}>{ pictures::ocean_token(None) }<span class="vh">{ context.page(AresWords::OceanFaceDown) }</span></li> }
        }
        Some(reward) => {
            let said = context.words().ocean_reward(reward);
            html! { <li class="up" title={said.clone()} data-explain={concept(AresConcept::OpenOcean)}>{ pictures::ocean_token(Some(reward)) }<span class="vh">{ said }</span></li> }
        }
    };
    html! {
        <div class="oceans">
            <p data-explain={concept(AresConcept::Ocean)}>{ icon(Icon::Ocean) }<span>{ context.page(AresWords::OceansOf { now: planet.oceans(), of: OCEANS }) }</span></p>
            <ul>{ for context.facts().rewards().map(token) }</ul>
        </div>
    }
}
