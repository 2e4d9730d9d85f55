//! How far Mars is, and what wins a solo or a co-operative game; it is in sight all the time.

use crate::ares::cards::{Phase, ZoneTrack};
use crate::ares::{
    COOPERATIVE_GOAL, LAST_COOPERATIVE_ROUND, LAST_ROUND, LAST_SOLO_ROUND, Mode, NEUTRAL_ROUNDS, OCEANS,
    STEPS_OF_MARS, Stage, deeds, most_steps,
};
use crate::kit::{BySeat, Seat};
use crate::text::ares::AresWords;
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::{AresContext, use_ares};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use yew::{Html, classes, component, html, use_memo};

/// The goal of the mode; nothing where players compete.
#[component]
pub(crate) fn Goals() -> Html {
    let context = use_ares();
    let mode = context.facts().setup.mode;
    let raised = use_memo((context.table.clone(), context.viewer), |(table, viewer)| match mode {
        Mode::Competitive => deeds(table, *viewer).raised,
        Mode::Solo(_) | Mode::Cooperative => BySeat::default(),
    });
    match mode {
        Mode::Competitive => competitive(&context, &raised),
        Mode::Solo(_) => solo(&context),
        Mode::Cooperative => cooperative(&context),
    }
}

/// How far Mars is and by whom; and that the game ends though nobody ends it, where that is near (Q-ARES-16).
fn competitive(context: &AresContext, raised: &BySeat<u16>) -> Html {
    let facts = context.facts();
    let ends = facts.rounds_left_told();
    let by = |seat: Seat| {
        let said = context.page(AresWords::RaisedBy { who: context.names.called(seat), steps: raised[seat] });
        html! { <span title={said.clone()}>{ context.names.mark(seat) }<span aria-hidden="true">{ raised[seat] }</span><span class="vh">{ said }</span></span> }
    };
    html! {
        <section id="goals" class="panel a-goals" aria-label={context.page(AresWords::Goal)}>
            { progress(context, None) }
            <p class="a-by">{ for facts.seats().iter().map(by) }</p>
            if let Some(left) = ends { <p><b>{ context.page(AresWords::EndsAnyway { last: LAST_ROUND, left }) }</b></p> }
        </section>
    }
}

/// A bar of what is done, with a mark where it would be at an even pace.
fn bar(done: u16, of: u16, due: Option<u16>) -> Html {
    let share = |part: u16| (u32::from(part) * 100 / u32::from(of.max(1))).min(100);
    let due = due.map(|due| html! { <i style={format!("inset-inline-start:{}%", share(due))} /> });
    html! { <span class="a-bar" aria-hidden="true"><b style={format!("inline-size:{}%", share(done))} />{ for due }</span> }
}

/// The steps and oceans of Mars that are made; where rounds are limited, how many would be at an even pace.
fn progress(context: &AresContext, rounds: Option<u8>) -> Html {
    let facts = context.facts();
    let (done, of) = (context.planet().steps_made(), STEPS_OF_MARS);
    let over = if facts.stage == Stage::Over { facts.round } else { facts.round.saturating_sub(1) };
    let due = rounds.map(|last| of * u16::from(over.min(last)) / u16::from(last));
    html! { <p class="a-pace">{ bar(done, of, due) }<span>{ context.page(AresWords::StepsMade { done, of, due }) }</span></p> }
}

/// The steps and oceans that are missing.
fn missing(context: &AresContext) -> Html {
    let planet = context.planet();
    let steps = ZoneTrack::ALL.map(|track| most_steps(track) - planet.steps(track));
    let oceans = OCEANS - planet.oceans();
    html! { <p>{ context.page(AresWords::Missing { oxygen: steps[0], temperature: steps[1], oceans }) }</p> }
}

fn solo(context: &AresContext) -> Html {
    let facts = context.facts();
    let had = |phase: Phase| facts.neutral_had & 1 << phase as u8 != 0;
    let cube = (facts.round.saturating_sub(1)) / NEUTRAL_ROUNDS + 1;
    let until_move = NEUTRAL_ROUNDS - (facts.round.max(1) - 1) % NEUTRAL_ROUNDS;
    html! {
        <section id="goals" class="panel a-goals" aria-label={context.page(AresWords::Goal)}>
            <h2>{ context.page(AresWords::Goal) }</h2>
            <p>{ context.words().mode_about(facts.setup.mode) }</p>
            { missing(context) }
            { progress(context, Some(LAST_SOLO_ROUND)) }
            if facts.stage != Stage::Over {
            <p><b>{ context.page(AresWords::RoundsLeft(LAST_SOLO_ROUND - facts.round.min(LAST_SOLO_ROUND))) }</b></p>
            <p class="neutral">{ icon(Icon::Nobody) }<span>{ context.page(AresWords::NeutralPhases) }</span>
                { for Phase::ALL.map(|phase| {
                    let (is_now, is_had) = (facts.neutral == Some(phase), had(phase));
                    let said = context.page(AresWords::NeutralPhase { phase, is_now, is_had });
                    html! { <span class={classes!("ph", is_now.then_some("now"), is_had.then_some("had"))} title={said.clone()}>{ icon(pictures::phase(phase)) }<span class="vh">{ said }</span></span> }
                }) }
            </p>
            if cube < 5 { <p><small>{ context.page(AresWords::NeutralCube { at: cube, rounds: until_move, steps: match facts.setup.mode { Mode::Solo(level) => level.steps(), Mode::Competitive | Mode::Cooperative => 0 } }) }</small></p> }
            }
        </section>
    }
}

fn cooperative(context: &AresContext) -> Html {
    let facts = context.facts();
    let points = facts.points_together();
    html! {
        <section id="goals" class="panel a-goals" aria-label={context.page(AresWords::Goal)}>
            <h2>{ context.page(AresWords::Goal) }</h2>
            <p>{ context.words().mode_about(facts.setup.mode) }</p>
            { missing(context) }
            { progress(context, Some(LAST_COOPERATIVE_ROUND)) }
            <p class="a-pace">{ bar(points.max(0) as u16, COOPERATIVE_GOAL as u16, None) }<b>{ icon(Icon::Points) }{ context.points_together() }</b></p>
            if facts.stage != Stage::Over { <p><b>{ context.page(AresWords::RoundsLeft(LAST_COOPERATIVE_ROUND - facts.round.min(LAST_COOPERATIVE_ROUND))) }</b></p> }
            <p>{ icon(Icon::Mc) }{ context.page(AresWords::CubesLeft { money: facts.cubes.money, swaps: facts.cubes.swaps }) }</p>
        </section>
    }
}
