//! How many cards may be chosen at once, what that costs, and the button that settles it.

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::{CardZone, Choice, Question, Shape};
use crate::text::mars::AskWords;
use crate::ui::look::arrow::from_to;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::mars::ask::offer::Offer;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::{TableActions, TableContext};
use yew::{AttrValue, Html, html};

/// How many cards may be chosen at once.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct BuySelection {
    /// The least and the most of a run; nothing where it is just one.
    run: Option<(usize, usize)>,
    told: PurchaseText,
}

/// What is said of them.
#[derive(Clone, Copy, PartialEq)]
enum PurchaseText {
    /// The cards are kept, or are taken for no price.
    Kept,
    Bought {
        each: u16,
        budget: u32,
        /// How many were taken in answers before.
        before: u16,
    },
    /// Each for 1 M€.
    Sold,
}

impl BuySelection {
    pub(crate) fn of(context: &TableContext, seat: Seat, question: &Question) -> Self {
        let run = match question.shape {
            Shape::Cards { least, most, .. } if (least, most) != (1, 1) => Some((least.into(), most.into())),
            _ => None,
        };
        let budget = context.view.budget(seat);
        let told = match (question.shape, budget.chosen) {
            (Shape::Cards { from: CardZone::Hand, .. }, _) => PurchaseText::Sold,
            (Shape::Cards { from: CardZone::Dealt, .. }, Some(before)) => {
                PurchaseText::Bought { each: budget.each, budget: budget.all, before }
            }
            _ => PurchaseText::Kept,
        };
        Self { run, told }
    }

    /// Whether one is chosen and no more.
    pub(crate) const fn is_one(self) -> bool {
        self.run.is_none()
    }

    /// Whether nothing is bought, which is no more likely to be wanted than buying.
    const fn takes_none(self, chosen: usize) -> bool {
        matches!(self.told, PurchaseText::Bought { .. }) && chosen == 0
    }

    /// Why no card can be added to so many; `None` where one can.
    pub(crate) fn full(self, texts: Texts, chosen: usize) -> Option<AttrValue> {
        let (_, most) = self.run.filter(|&(_, most)| chosen >= most)?;
        Some(match self.told {
            PurchaseText::Bought { each, budget, before } => {
                let price = u32::from(each) * (u32::from(before) + chosen as u32 + 1);
                texts.ask(AskWords::OneMoreCosts { price, has: budget })
            }
            PurchaseText::Kept | PurchaseText::Sold => texts.ask(AskWords::ChosenAlready(most)),
        })
    }

    /// What is left of the money behind the chosen cards; in the first generation with a hint for newcomers (BASE-UX-08).
    fn running(self, context: &TableContext, chosen: usize) -> Option<Html> {
        let texts = context.texts;
        let hint = (context.facts().generation == 1).then(|| texts.ask(AskWords::KeepMoney));
        match self.told {
            PurchaseText::Bought { each, budget, before } => {
                let spent = u32::from(each) * (u32::from(before) + chosen as u32);
                let left = budget.saturating_sub(spent);
                Some(html! {
                    <p class="running">{ icon(Icon::Mc) }<span>if spent > 0 { { from_to(html! { <s>{ budget }</s> }, html! { <b>{ left }</b> }) } } else { <b>{ left }</b> }{ " " }{ texts.ask(AskWords::MoneyLeft) }</span>
                        <small>{ texts.ask(AskWords::EachCosts(each)) }{ for hint.map(|hint| html! { <>{ " " }{ hint }</> }) }</small></p>
                })
            }
            PurchaseText::Kept | PurchaseText::Sold => None,
        }
    }
}

/// The running price and the one button.
pub(crate) fn confirm(
    context: &TableContext,
    actions: &TableActions,
    offers: &[Offer],
    many: BuySelection,
    chosen: &[CardId],
) -> Html {
    let (words, decided) = decided(context.texts, offers, many, chosen);
    let is_shut = decided.is_none();
    let onclick = decided.map(|decided| actions.answer.reform(move |_| decided.clone()));
    html! {
        <>
            { for many.running(context, chosen.len()) }
            <button id="confirm" type="button" class={if many.takes_none(chosen.len()) { "btn" } else { "btn primary" }} aria-disabled={is_shut.to_string()} {onclick}>{ icon(Icon::Check) }{ words }</button>
        </>
    }
}

/// What the button says, and what it does once enough is chosen.
fn decided(
    texts: Texts,
    offers: &[Offer],
    many: BuySelection,
    chosen: &[CardId],
) -> (AttrValue, Option<Decision>) {
    let cards = chosen.len();
    let offer = |wanted: Choice| offers.iter().find(|(_, choice, _)| *choice == wanted);
    let Some((least, most)) = many.run else {
        return match chosen.first().and_then(|&id| offer(Choice::Card(id))) {
            Some((_, choice, label)) => (label.clone(), Some(Decision::from(*choice))),
            None => (texts.ask(AskWords::ChooseCard), None),
        };
    };
    let words = match many.told {
        PurchaseText::Kept => texts.ask(AskWords::Keep { chosen: cards, of: most }),
        PurchaseText::Sold => texts.ask(AskWords::Sell { cards, price: cards }),
        PurchaseText::Bought { each, .. } => match offer(Choice::Done).filter(|_| cards == 0) {
            Some((.., label)) => label.clone(),
            None => texts.ask(AskWords::Buy { cards, price: usize::from(each) * cards }),
        },
    };
    (words, (least..=most).contains(&cards).then(|| Decision::cards(chosen.to_vec())))
}
