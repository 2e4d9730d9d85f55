//! The choice of a phase: five cards, each with what it would bring now.

use crate::ares::cards::Phase;
use crate::ares::face::{AresConcept, AresExplained};
use crate::ares::{Choice, Outlook, Refusal};
use crate::text::Called;
use crate::text::ares::AresWords;
use crate::ui::ares::explained::concept;
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::{AresContext, AskedSeat, use_ares, use_ares_actions};
use crate::ui::ares::table::planet::{phase_name, phase_title};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::parts::explain::rule_link;
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) asked: AskedSeat,
}

/// The five phases.
#[component]
pub(crate) fn Plan(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let card = |phase: Phase| {
        let is_offered = props.asked.offers(Choice::Phase(phase));
        let onclick = is_offered.then(|| actions.answer.reform(move |_| Choice::Phase(phase)));
        let label = context.page(AresWords::Choose(phase));
        html! {
            <li key={phase_name(phase)} class={classes!("a-phase", (!is_offered).then_some("locked"))} data-phase={phase_name(phase)} data-explain={AresExplained::Phase(phase).key()}>
                <header><span class="sun" aria-hidden="true">{ icon(pictures::phase(phase)) }</span><h3>{ phase_title(&context, phase) }</h3>{ others(&context, &props.asked, phase) }</header>
                <p>{ context.words().phase_text(phase) }</p>
                <p class="bonus" data-explain={concept(AresConcept::PhaseBonus)}>{ context.words().phase_bonus(phase) }</p>
                { brings(&context, &props.asked, phase) }
                if is_offered {
                    <button type="button" class="btn primary" aria-label={label} {onclick}>{ context.page(AresWords::ChooseThis) }</button>
                } else {
                    <p class="reason">{ icon(Icon::Lock) }{ context.page(AresWords::ChosenLastRound) }{ rule_link(context.texts, Refusal::SamePhase(phase).rule(), &context.page(AresWords::ChosenLastRound)) }</p>
                }
            </li>
        }
    };
    html! { <ul class="a-plan">{ for Phase::ALL.map(card) }</ul> }
}

/// What the phase would bring now: with the bonus, and if others alone bring it.
fn brings(context: &AresContext, asked: &AskedSeat, phase: Phase) -> Html {
    let facts = context.facts();
    let [with, without] = [true, false].map(|bonus| facts.outlook(asked.seat, phase, bonus));
    let said = |outlook: Outlook| context.page(AresWords::OutlookOf(outlook));
    html! {
        <p class="brings"><b>{ said(with) }</b>if with != without { <small>{ context.page(AresWords::ByOthersOnly(without)) }</small> }</p>
    }
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
