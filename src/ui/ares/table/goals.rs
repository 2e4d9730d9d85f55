//! What wins a solo or a co-operative game, and how far it is; it is in sight all the time.

use crate::ares::cards::{Phase, ZoneTrack};
use crate::ares::{
    COOPERATIVE_GOAL, LAST_COOPERATIVE_ROUND, LAST_ROUND, LAST_SOLO_ROUND, Mode, NEUTRAL_ROUNDS, OCEANS,
    most_steps,
};
use crate::text::ares::AresWords;
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::{AresContext, use_ares};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use yew::{Html, classes, component, html};

/// The goal of the mode; nothing where players compete.
#[component]
pub(crate) fn Goals() -> Html {
    let context = use_ares();
    match context.facts().setup.mode {
        Mode::Competitive => competitive(&context),
        Mode::Solo(_) => solo(&context),
        Mode::Cooperative => cooperative(&context),
    }
}

/// That the game ends though nobody ends it, where that is near (Q-ARES-16).
fn competitive(context: &AresContext) -> Html {
    let Some(left) = context.facts().rounds_left_told() else { return Html::default() };
    html! {
        <section id="goals" class="panel a-goals" aria-label={context.page(AresWords::Goal)}>
            <p><b>{ context.page(AresWords::EndsAnyway { last: LAST_ROUND, left }) }</b></p>
        </section>
    }
}

/// The steps and oceans that are missing.
fn missing(context: &AresContext) -> Html {
    let planet = &context.facts().planet;
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
            <p><b>{ context.page(AresWords::RoundsLeft(LAST_SOLO_ROUND - facts.round.min(LAST_SOLO_ROUND))) }</b></p>
            <p class="neutral">{ icon(Icon::Nobody) }<span>{ context.page(AresWords::NeutralPhases) }</span>
                { for Phase::ALL.map(|phase| {
                    let (is_now, is_had) = (facts.neutral == Some(phase), had(phase));
                    let said = context.page(AresWords::NeutralPhase { phase, is_now, is_had });
                    html! { <span class={classes!("ph", is_now.then_some("now"), is_had.then_some("had"))} title={said.clone()}>{ icon(pictures::phase(phase)) }<span class="vh">{ said }</span></span> }
                }) }
            </p>
            if cube < 5 { <p><small>{ context.page(AresWords::NeutralCube { at: cube, rounds: until_move, steps: match facts.setup.mode { Mode::Solo(level) => level.steps(), Mode::Competitive | Mode::Cooperative => 0 } }) }</small></p> }
        </section>
    }
}

fn cooperative(context: &AresContext) -> Html {
    let facts = context.facts();
    let points: i32 = facts.seats().iter().map(|seat| facts.score(seat).total).sum();
    html! {
        <section id="goals" class="panel a-goals" aria-label={context.page(AresWords::Goal)}>
            <h2>{ context.page(AresWords::Goal) }</h2>
            <p>{ context.words().mode_about(facts.setup.mode) }</p>
            { missing(context) }
            <p><b>{ icon(Icon::Points) }{ context.page(AresWords::PointsTogether { now: points, of: COOPERATIVE_GOAL }) }</b>{ " · " }
                <b>{ context.page(AresWords::RoundsLeft(LAST_COOPERATIVE_ROUND - facts.round.min(LAST_COOPERATIVE_ROUND))) }</b></p>
            <p>{ icon(Icon::Mc) }{ context.page(AresWords::CubesLeft { money: facts.cubes.money, swaps: facts.cubes.swaps }) }</p>
        </section>
    }
}
