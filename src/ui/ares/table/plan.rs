//! The choice of a phase: five cards, each with what it would bring now. What is chosen is answered when it is sealed.

use crate::ares::cards::Phase;
use crate::ares::face::{AresConcept, AresExplained};
use crate::ares::{Choice, Outlook, Refusal};
use crate::text::Called;
use crate::text::ares::AresWords;
use crate::ui::ares::explained::concept;
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::{AresContext, AskedSeat, use_ares, use_ares_actions};
use crate::ui::ares::table::planet::{phase_name, phase_title};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::icons::Icon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::look::picture::icon;
use crate::ui::look::walk::walk;
use crate::ui::parts::explain::rule_link;
use yew::{AttrValue, Callback, Html, KeyboardEvent, Properties, classes, component, html, use_state_eq};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) asked: AskedSeat,
}

/// The five phases: a press chooses one and tells more of it, and the button seals it.
#[component]
pub(crate) fn Plan(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let asked = &props.asked;
    let chosen = use_state_eq(|| None::<Phase>);
    let choose = {
        let (chosen, asked) = (chosen.setter(), asked.clone());
        Callback::from(move |phase: Phase| {
            if asked.offers(Choice::Phase(phase)) {
                chosen.set(Some(phase));
            }
        })
    };
    use_key_presses(
        |key| phase_of(key).is_some(),
        choose.reform(|key: String| {
            focus_soon("#confirm".to_owned());
            phase_of(&key).unwrap_or(Phase::ALL[0])
        }),
    );
    let card = |phase: Phase| {
        let is_offered = asked.offers(Choice::Phase(phase));
        let is_chosen = *chosen == Some(phase);
        let onclick = is_offered.then(|| choose.reform(move |_| phase));
        html! {
            <li key={phase_name(phase)} class={classes!("a-phase", (!is_offered).then_some("locked"), is_chosen.then_some("sel"))} data-phase={phase_name(phase)} data-explain={AresExplained::Phase(phase).key()}>
                <button type="button" class="held" aria-disabled={(!is_offered).to_string()} aria-pressed={is_chosen.to_string()} {onclick}>
                    <span class="sun" aria-hidden="true">{ icon(pictures::phase(phase)) }</span><b>{ phase_title(&context, phase) }</b>
                    <span class="bonus" data-explain={concept(AresConcept::PhaseBonus)}>{ context.words().phase_bonus(phase) }</span>
                    if is_offered { <span class="brings">{ said(&context, context.facts().outlook(asked.seat, phase, true)) }</span> }
                </button>
                { others(&context, asked, phase) }
                if !is_offered {
                    <p class="reason">{ icon(Icon::Lock) }{ context.page(AresWords::ChosenLastRound) }{ rule_link(context.texts, Refusal::SamePhase(phase).rule(), &context.page(AresWords::ChosenLastRound)) }</p>
                }
            </li>
        }
    };
    let told = chosen.filter(|&phase| asked.offers(Choice::Phase(phase))).map(|phase| {
        let onclick = actions.answer.reform(move |_| Choice::Phase(phase));
        html! {
            <>
                <div class="grow"><p>{ context.words().phase_text(phase) }</p>{ by_others(&context, asked, phase) }</div>
                <button id="confirm" type="button" class="btn primary" {onclick}>{ icon(Icon::Check) }{ context.page(AresWords::Seal(phase)) }</button>
            </>
        }
    });
    let hint = || html! { <p class="hint grow">{ context.page(AresWords::PressAPhase) }</p> };
    html! {
        <>
            <ul class="a-plan" onkeydown={|event: KeyboardEvent| walk(&event)}>{ for Phase::ALL.map(card) }</ul>
            <div class="a-seal" role="status">{ told.unwrap_or_else(hint) }</div>
        </>
    }
}

/// The phase that a key stands for: its number.
fn phase_of(key: &str) -> Option<Phase> {
    let number: usize = key.parse().ok()?;
    Phase::ALL.get(number.checked_sub(1)?).copied()
}

/// What a phase brings.
fn said(context: &AresContext, outlook: Outlook) -> AttrValue {
    context.page(AresWords::OutlookOf(outlook))
}

/// What is left of a phase that others alone choose, where that is less.
fn by_others(context: &AresContext, asked: &AskedSeat, phase: Phase) -> Html {
    let [with, without] = [true, false].map(|bonus| context.facts().outlook(asked.seat, phase, bonus));
    html! { if with != without { <p><small>{ context.page(AresWords::ByOthersOnly(without)) }</small></p> } }
}

/// Who cannot choose the phase, for everybody sees it.
fn others(context: &AresContext, asked: &AskedSeat, phase: Phase) -> Html {
    let facts = context.facts();
    let cannot = facts
        .seats()
        .iter()
        .filter(|&seat| seat != asked.seat && context.player(seat).board.last == Some(phase));
    let cannot: Vec<_> = cannot.collect();
    if cannot.is_empty() {
        return Html::default();
    }
    let names: Vec<Called<'_>> = cannot.iter().map(|&seat| context.names.called_on_label(seat)).collect();
    html! { <p class="others">{ for cannot.iter().map(|&seat| context.names.mark(seat)) }<small>{ context.page(AresWords::CannotChooseIt(&names)) }</small></p> }
}
