//! How many cards may be chosen at once, what that costs, and the button that settles it.

use super::decision::Decision;
use super::picker::Props;
use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Choice, Question, Shape, Why};
use crate::ui::picture::icon;
use crate::ui::say;
use crate::ui::seen::Seen;
use yew::{AttrValue, Html, html};

/// How many cards may be chosen at once.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Many {
    /// The least and the most of a run; nothing where it is just one.
    run: Option<(usize, usize)>,
    told: Told,
}

/// What is said of them.
#[derive(Clone, Copy, PartialEq)]
enum Told {
    /// They are kept, or are taken for no price.
    Kept,
    Bought {
        each: u16,
        budget: u32,
        /// How many were taken in answers before.
        before: u8,
    },
    /// Each for 1 M€.
    Sold,
}

impl Many {
    pub(crate) fn of(view: &Seen, seat: Seat, question: &Question) -> Self {
        let run = match question.shape {
            Shape::Cards { least, most, .. } if (least, most) != (1, 1) => Some((least.into(), most.into())),
            _ => None,
        };
        let told = match question.why {
            Why::Buy { chosen } => {
                let budget = view.budget(seat);
                Told::Bought { each: budget.each, budget: budget.all, before: chosen }
            }
            Why::Sell => Told::Sold,
            _ => Told::Kept,
        };
        Self { run, told }
    }

    /// Whether one is chosen and no more.
    pub(crate) const fn is_one(self) -> bool {
        self.run.is_none()
    }

    /// Why no card can be added to so many; `None` where one can.
    pub(crate) fn full(self, chosen: usize) -> Option<AttrValue> {
        let (_, most) = self.run.filter(|&(_, most)| chosen >= most)?;
        Some(match self.told {
            Told::Bought { each, budget, before } => {
                let needs = u32::from(each) * (u32::from(before) + chosen as u32 + 1);
                format!("One more costs {needs} M€ in all; you have {budget}.").into()
            }
            Told::Kept | Told::Sold => format!("{} chosen already.", say::cards(most)).into(),
        })
    }

    /// What is left of the money when so many are chosen.
    fn running(self, chosen: usize) -> Option<Html> {
        match self.told {
            Told::Bought { each, budget, before } => {
                let spent = u32::from(each) * (u32::from(before) + chosen as u32);
                Some(html! {
                    <p class="running">{ icon("mc") }<s>{ budget }</s>{ " → " }<b>{ budget.saturating_sub(spent) }</b>{ " M€ left" }</p>
                })
            }
            Told::Kept | Told::Sold => None,
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
fn decided(props: &Props, many: Many, chosen: &[CardId]) -> (AttrValue, Option<Decision>) {
    let count = chosen.len();
    let offer = |wanted: Choice| props.offers.iter().find(|(_, choice, _)| *choice == wanted);
    let Some((least, most)) = many.run else {
        return match chosen.first().and_then(|&id| offer(Choice::Card(id))) {
            Some((_, choice, label)) => (label.clone(), Some(Decision::from(*choice))),
            None => ("Choose a card".into(), None),
        };
    };
    let words = match many.told {
        Told::Kept => format!("Keep {count} of {most}").into(),
        Told::Sold => format!("Sell {} for {count} M€", say::cards(count)).into(),
        Told::Bought { .. } if count == 0 => {
            offer(Choice::Done).map_or_else(|| "Buy none".into(), |(.., label)| label.clone())
        }
        Told::Bought { each, .. } => {
            format!("Buy {} for {} M€", say::cards(count), usize::from(each) * count).into()
        }
    };
    (words, (least..=most).contains(&count).then(|| Decision::cards(chosen.to_vec())))
}
