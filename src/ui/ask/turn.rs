//! A turn: what is about to be done, what it brings, what it costs, and the button that does it.

use super::decision::Decision;
use super::outcome::Outcome;
use super::payment::PaymentPanel;
use super::pending::Pending;
use super::sheet::{Candidate, Sheet};
use crate::cards::{PROJECTS, StandardProject, card};
use crate::kit::Seat;
use crate::mars::{Choice, Payment, Tender};
use crate::text;
use crate::ui::focus::{use_first_focus, use_focus};
use crate::ui::names::Names;
use crate::ui::picture::icon;
use crate::ui::say::{self, LANGUAGE};
use crate::ui::seen::Seen;
use yew::{AttrValue, Callback, Html, KeyboardEvent, Properties, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Seat,
    pub(crate) sheet: Sheet,
    pub(crate) pending: Pending,
    pub(crate) pend: Callback<Pending>,
    pub(crate) answer: Callback<Decision>,
}

/// The part of the question's panel that belongs to a turn.
#[component]
pub(crate) fn Turn(props: &Props) -> Html {
    let Props { view, names, seat, sheet, pending, pend, answer } = props;
    use_focus(pending.clone());
    let onkeydown = {
        let (pend, idle) = (pend.clone(), *pending == Pending::Nothing);
        move |event: KeyboardEvent| {
            if event.key() == "Escape" && !idle {
                pend.emit(Pending::Nothing);
            }
        }
    };
    let inside = match pending {
        Pending::Nothing => {
            html! { <p class="hint">{ "Choose a card of your hand, a project, a milestone or an action." }</p> }
        }
        Pending::Chosen(choice) => match sheet.entry(*choice) {
            Some(entry) => html! {
                <Confirm key={entry.label.to_string()} view={view.clone()} names={names.clone()} seat={*seat}
                    entry={entry.clone()} pend={pend.clone()} answer={answer.clone()} />
            },
            None => Html::default(),
        },
        Pending::Selling(cards) => selling(cards.len(), props, Decision::cards(cards.clone())),
        Pending::Acting => acting(sheet, pend),
    };
    html! { <div class="turn-body" {onkeydown}>{ inside }</div> }
}

fn back(pend: &Callback<Pending>) -> Html {
    let onclick = pend.reform(|_| Pending::Nothing);
    html! { <button id="back" type="button" class="btn quiet" {onclick}>{ "Back" }<kbd>{ "Esc" }</kbd></button> }
}

fn selling(count: usize, props: &Props, sold: Decision) -> Html {
    let words = match count {
        0 => "Choose cards of your hand to sell".to_owned(),
        count => format!("Sell {} for {count} M€", say::cards(count)),
    };
    let onclick = (count > 0).then(|| {
        let sold = sold.after(Choice::Project(StandardProject::SellPatents));
        props.answer.reform(move |_| sold.clone())
    });
    html! {
        <>
            <p class="hint">{ text::project_text(LANGUAGE, StandardProject::SellPatents) }</p>
            <p class="buttons">
                <button id="confirm" type="button" class="btn primary" aria-disabled={(count == 0).to_string()} {onclick}>{ words }</button>
                { back(&props.pend) }
            </p>
        </>
    }
}

/// The actions of cards, usable ones first.
fn acting(sheet: &Sheet, pend: &Callback<Pending>) -> Html {
    let line = |entry: &Candidate| {
        let choice = entry.choice;
        let onclick = pend.reform(move |_| Pending::Chosen(choice));
        let reason = entry.standing.reason();
        html! {
            <li><button type="button" class={if reason.is_none() { "offer" } else { "offer no" }} data-choice={entry.standing.place()} data-kind={entry.kind()}
                aria-disabled={reason.is_some().to_string()} {onclick}>
                { &entry.label }
                { for reason.map(|reason| html! { <small class="reason">{ reason }</small> }) }
            </button></li>
        }
    };
    let (open, shut): (Vec<&Candidate>, Vec<&Candidate>) =
        sheet.acts().partition(|entry| entry.standing.is_offered());
    html! {
        <>
            <ul class="choices">{ for open.into_iter().chain(shut).map(line) }</ul>
            <p class="buttons">{ back(pend) }</p>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct ConfirmProps {
    view: Seen,
    names: Names,
    seat: Seat,
    entry: Candidate,
    pend: Callback<Pending>,
    answer: Callback<Decision>,
}

/// One action with all that it does for certain and its payment; or why it cannot be done.
#[component]
fn Confirm(props: &ConfirmProps) -> Html {
    let ConfirmProps { view, names, seat, entry, pend, answer } = props;
    let choice = entry.choice;
    use_first_focus();
    let payment = view.payment(*seat, Some(choice));
    let paid = use_state(|| payment.as_ref().map_or_else(Tender::default, Payment::usual));
    let pay = {
        let paid = paid.clone();
        Callback::from(move |amounts| paid.set(amounts))
    };
    let words = explained(view, choice);
    let words = words.into_iter().map(|words| html! { <p class="what">{ words }</p> });
    if let Some(reason) = entry.standing.reason() {
        return html! {
            <>
                <h3>{ &entry.label }</h3>
                <p class="reason" role="status" tabindex="-1" id="refusal">{ icon("lock") }{ reason }</p>
                { for words }
                <p class="buttons">{ back(pend) }</p>
            </>
        };
    }
    let onclick = {
        let decided = Decision::payment((*paid).clone()).after(choice);
        answer.reform(move |_| decided.clone())
    };
    let all = payment.as_ref().map_or_else(Tender::default, |payment| payment.whole(&paid));
    html! {
        <>
            { for words }
            <Outcome view={view.clone()} names={names.clone()} seat={*seat} {choice} paid={all} />
            if let Some(payment) = payment { <PaymentPanel {payment} paid={(*paid).clone()} {pay} /> }
            <p class="buttons">
                <button id="confirm" type="button" class="btn primary" {onclick}>{ icon("check") }{ &entry.label }</button>
                { back(pend) }
            </p>
        </>
    }
}

/// What an action is, in the words of its card or project.
fn explained(view: &Seen, choice: Choice) -> Vec<AttrValue> {
    let map = view.facts().map();
    let one = |words: String| vec![words.into()];
    match choice {
        Choice::Play(id) => {
            text::card_text(LANGUAGE, card(id)).into_iter().map(|line| line.words.into()).collect()
        }
        Choice::Project(project) => one(text::project_text(LANGUAGE, project)),
        Choice::Convert(it) => one(text::steps(LANGUAGE, crate::cards::CONVERSIONS[it as usize].play)),
        Choice::Claim(place) => one(text::milestone_text(LANGUAGE, &map.milestones[usize::from(place)])),
        Choice::Fund(place) => one(text::award_text(LANGUAGE, &map.awards[usize::from(place)])),
        Choice::Act { card: id, .. } => {
            let lines = text::card_text(LANGUAGE, card(id)).into_iter();
            lines.filter(|line| line.topic == text::Topic::Action).map(|line| line.words.into()).collect()
        }
        _ => Vec::new(),
    }
}

/// The printed price of a project, where nobody in particular asks.
pub(crate) const fn printed(project: StandardProject) -> u16 {
    PROJECTS[project as usize].cost as u16
}
