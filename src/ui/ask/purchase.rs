//! How many cards may be chosen at once, what that costs, and the button that settles it.

use super::moves::Move;
use super::picker::Props;
use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Choice, Why};
use crate::ui::picture::icon;
use crate::ui::say;
use crate::ui::seen::Seen;
use yew::{AttrValue, Html, html};

/// How many cards may be chosen at once.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Many {
    One,
    /// As many as one can pay for.
    Bought {
        each: u16,
        budget: u32,
        /// How many were taken in answers before.
        before: u8,
    },
    /// Just so many.
    Exactly(usize),
    /// Any number, each for 1 M€.
    Sold,
}

impl Many {
    pub(crate) fn of(view: &Seen, seat: Seat, why: Why) -> Self {
        match why {
            Why::Buy { chosen } => {
                let budget = view.budget(seat);
                Self::Bought { each: budget.each, budget: budget.all, before: chosen }
            }
            Why::Keep { left } if left > 1 => Self::Exactly(left.into()),
            Why::Sell => Self::Sold,
            _ => Self::One,
        }
    }

    /// Why no card can be added to so many; `None` where one can.
    pub(crate) fn full(self, chosen: usize) -> Option<AttrValue> {
        match self {
            Self::One | Self::Sold => None,
            Self::Exactly(count) => {
                (chosen >= count).then(|| format!("{} chosen already.", say::cards(count)).into())
            }
            Self::Bought { each, budget, before } => {
                let needs = u32::from(each) * (u32::from(before) + chosen as u32 + 1);
                (needs > budget)
                    .then(|| format!("One more costs {needs} M€ in all; you have {budget}.").into())
            }
        }
    }

    /// What is left of the money when so many are chosen.
    fn running(self, chosen: usize) -> Option<Html> {
        match self {
            Self::Bought { each, budget, before } => {
                let spent = u32::from(each) * (u32::from(before) + chosen as u32);
                Some(html! {
                    <p class="running">{ icon("mc") }<s>{ budget }</s>{ " → " }<b>{ budget.saturating_sub(spent) }</b>{ " M€ left" }</p>
                })
            }
            Self::One | Self::Exactly(_) | Self::Sold => None,
        }
    }
}

/// The running price and the one button.
pub(crate) fn confirm(props: &Props, many: Many, chosen: &[CardId]) -> Html {
    let (words, decided) = decided(props, many, chosen);
    let is_shut = decided.is_none();
    let onclick = decided.map(|decided| props.answer.reform(move |_| decided.clone()));
    html! {
        <>
            { for many.running(chosen.len()) }
            <button id="confirm" type="button" class="btn primary" aria-disabled={is_shut.to_string()} {onclick}>{ icon("check") }{ words }</button>
        </>
    }
}

/// What the button says, and what it does once enough is chosen.
fn decided(props: &Props, many: Many, chosen: &[CardId]) -> (AttrValue, Option<Move>) {
    let count = chosen.len();
    let offer = |wanted: Choice| props.offers.iter().find(|(_, choice, _)| *choice == wanted);
    match many {
        Many::One => match chosen.first().and_then(|&id| offer(Choice::Card(id))) {
            Some((_, choice, label)) => (label.clone(), Some(Move::from(*choice))),
            None => ("Choose a card".into(), None),
        },
        Many::Exactly(needs) => (
            format!("Keep {count} of {needs}").into(),
            (count == needs).then(|| Move::cards(chosen.to_vec())),
        ),
        Many::Sold => (
            format!("Sell {} for {count} M€", say::cards(count)).into(),
            (count > 0).then(|| Move::cards(chosen.to_vec())),
        ),
        Many::Bought { .. } if count == 0 => {
            let words = offer(Choice::Done).map_or_else(|| "Buy none".into(), |(.., label)| label.clone());
            (words, Some(Move::cards(Vec::new())))
        }
        Many::Bought { each, .. } => {
            let words = format!("Buy {} for {} M€", say::cards(count), usize::from(each) * count);
            (words.into(), Some(Move::cards(chosen.to_vec())))
        }
    }
}
