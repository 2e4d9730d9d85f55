//! Cards to choose from: a corporation, a pick of the draft, cards to buy, keep, sell or discard.

use super::face::{Size, Standing};
use super::faces;
use super::marks;
use super::moves::Move;
use super::pending::toggled;
use super::picture::icon;
use super::question::{Offer, buttons};
use super::say;
use super::seen::Seen;
use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Choice, Question, Why};
use yew::{AttrValue, Callback, Html, Properties, classes, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    pub(crate) offers: Vec<Offer>,
    pub(crate) answer: Callback<Move>,
}

/// How many cards may be chosen at once.
#[derive(Clone, Copy, PartialEq)]
enum Many {
    One,
    /// As many as one can pay for, at this price with this much to spend.
    Bought {
        each: u16,
        budget: u32,
    },
    /// Just so many.
    Exactly(usize),
    /// Any number, each for 1 M€.
    Sold,
}

/// Large cards, a running price, and one button.
#[component]
pub(crate) fn Picker(props: &Props) -> Html {
    let Props { view, seat, question, offers, answer } = props;
    let chosen = use_state(Vec::<CardId>::new);
    let peeking = use_state(|| false);
    let many = many(view, *seat, question.why);
    let cards = candidates(view, *seat, question.why, offers);
    let others: Vec<Offer> = offers
        .iter()
        .filter(|(_, choice, _)| match choice {
            Choice::Card(_) => false,
            Choice::Done => many == Many::One,
            _ => true,
        })
        .cloned()
        .collect();
    let toggle = {
        let chosen = chosen.clone();
        Callback::from(move |id| chosen.set(if many == Many::One { vec![id] } else { toggled(&chosen, id) }))
    };
    let full = match many {
        Many::One | Many::Sold => None,
        Many::Exactly(count) => {
            (chosen.len() >= count).then(|| AttrValue::from(format!("{} chosen already.", say::cards(count))))
        }
        Many::Bought { each, budget } => {
            let needs = u32::from(each) * (before(question.why) + chosen.len() as u32 + 1);
            (needs > budget).then(|| format!("One more costs {needs} M€ in all; you have {budget}.").into())
        }
    };
    let peek = {
        let peeking = peeking.clone();
        move |_| peeking.set(!*peeking)
    };
    let line = |&id: &CardId| one(props, id, chosen.contains(&id), full.clone(), &toggle);
    html! {
        <div class={classes!("picker", peeking.then_some("peeking"))}>
            if let Some(corporation) = view.blanked().picked_corporation(*seat) {
                <p class="hint">{ "Your corporation: " }<b>{ say::card_name(corporation) }</b></p>
            }
            <ul class="fan" hidden={*peeking}>{ for cards.iter().map(line) }</ul>
            <div class="buttons">
                { confirm(props, many, &chosen, answer) }
                if !others.is_empty() { { buttons(&others, answer) } }
                <button id="peek" type="button" class="btn" aria-pressed={peeking.to_string()} onclick={peek}>{ icon("eye") }
                    { if *peeking { "Back to the cards" } else { "Look at the table" } }</button>
            </div>
        </div>
    }
}

fn many(view: &Seen, seat: Seat, why: Why) -> Many {
    match why {
        Why::Buy { .. } => {
            let budget = view.blanked().budget(seat);
            Many::Bought { each: budget.each, budget: budget.all }
        }
        Why::Keep { left } if left > 1 => Many::Exactly(left.into()),
        Why::Sell => Many::Sold,
        _ => Many::One,
    }
}

/// How many cards were taken in answers before.
fn before(why: Why) -> u32 {
    match why {
        Why::Buy { chosen } => chosen.into(),
        _ => 0,
    }
}

/// The cards to show: of a run, all from the first offered one on.
fn candidates(view: &Seen, seat: Seat, why: Why, offers: &[Offer]) -> Vec<CardId> {
    let offered = offers.iter().filter_map(|(_, choice, _)| match choice {
        Choice::Card(id) => Some(*id),
        _ => None,
    });
    let offered: Vec<CardId> = offered.collect();
    match why {
        Why::Buy { .. } | Why::Keep { .. } => {
            let first = offered.first().copied();
            let dealt = view.player(seat).dealt.iter().copied();
            dealt.filter(|&id| id != CardId::HIDDEN && first.is_none_or(|first| id >= first)).collect()
        }
        _ => offered,
    }
}

fn one(
    props: &Props,
    id: CardId,
    is_chosen: bool,
    full: Option<AttrValue>,
    toggle: &Callback<CardId>,
) -> Html {
    let place =
        props.offers.iter().find(|(_, choice, _)| *choice == Choice::Card(id)).map(|(place, ..)| *place);
    let full = full.filter(|_| !is_chosen);
    let standing = full.clone().map_or(Standing::Can, Standing::Cannot);
    let onclick = full.is_none().then(|| toggle.reform(move |_| id));
    html! {
        <li key={id.number()} class="pick">
            <button type="button" class={classes!("held", is_chosen.then_some("up"))} data-pick={id.number().to_string()} data-choice={place.map(|place| place.to_string())} data-kind={marks::kind(Choice::Card(id))}
                aria-pressed={is_chosen.to_string()} aria-disabled={full.is_some().to_string()} {onclick}>
                { faces::judged(&props.view, Some(props.seat), id, Size::Large, standing, None, is_chosen) }
                if is_chosen { <span class="tick">{ icon("check") }<span class="vh">{ "chosen" }</span></span> }
            </button>
        </li>
    }
}

fn confirm(props: &Props, many: Many, chosen: &[CardId], answer: &Callback<Move>) -> Html {
    let count = chosen.len();
    let done = || {
        props.offers.iter().find(|(_, choice, _)| *choice == Choice::Done).map(|(_, _, label)| label.clone())
    };
    let (words, decided): (AttrValue, Option<Move>) = match many {
        Many::One => {
            let offer = chosen
                .first()
                .and_then(|&id| props.offers.iter().find(|(_, choice, _)| *choice == Choice::Card(id)));
            match offer {
                Some((_, choice, label)) => (label.clone(), Some(Move::from(*choice))),
                None => ("Choose a card".into(), None),
            }
        }
        Many::Exactly(needs) => (
            format!("Keep {count} of {needs}").into(),
            (count == needs).then(|| Move::cards(chosen.to_vec())),
        ),
        Many::Sold => (
            format!("Sell {} for {count} M€", say::cards(count)).into(),
            (count > 0).then(|| Move::cards(chosen.to_vec())),
        ),
        Many::Bought { .. } if count == 0 => {
            (done().unwrap_or_else(|| "Buy none".into()), Some(Move::cards(Vec::new())))
        }
        Many::Bought { each, .. } => {
            let words = format!("Buy {} for {} M€", say::cards(count), usize::from(each) * count);
            (words.into(), Some(Move::cards(chosen.to_vec())))
        }
    };
    let money = match many {
        Many::Bought { each, budget } => {
            let spent = u32::from(each) * (before(props.question.why) + count as u32);
            Some(
                html! { <p class="running">{ icon("mc") }<s>{ budget }</s>{ " → " }<b>{ budget.saturating_sub(spent) }</b>{ " M€ left" }</p> },
            )
        }
        Many::One | Many::Exactly(_) | Many::Sold => None,
    };
    let is_shut = decided.is_none();
    let onclick = decided.map(|decided| answer.reform(move |_| decided.clone()));
    html! {
        <>
            { money }
            <button id="confirm" type="button" class="btn primary" aria-disabled={is_shut.to_string()} {onclick}>{ icon("check") }{ words }</button>
        </>
    }
}
