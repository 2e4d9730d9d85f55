//! Cards of the hand that are chosen together and given away at one press.

use crate::ares::bot::least_useful;
use crate::ares::cards::CardId;
use crate::ares::{Choice, Question};
use crate::text::ares::AresWords;
use crate::ui::ares::scene::{AresContext, AskedSeat, use_ares, use_ares_actions};
use crate::ui::ares::table::payment::back_from_payment;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use std::rc::Rc;
use yew::{Callback, Html, Properties, component, hook, html, use_force_update, use_mut_ref};

/// How many cards of the hand a question takes; nothing where it takes none or one by one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gathering {
    /// This number, each by an answer.
    Exactly(usize),
    /// Any number, and then the question is finished.
    Any,
}

impl Gathering {
    /// What the question of a seat takes.
    pub(super) fn of(context: &AresContext, asked: &AskedSeat) -> Option<Self> {
        let hand = usize::from(context.player(asked.seat).board.hand_size);
        let value = u16::from(context.facts().sale_value(asked.seat)).max(1);
        match asked.question {
            Question::HandLimit { over } if over > 0 => Some(Self::Exactly(over.into())),
            Question::SellToPay { short } => {
                Some(Self::Exactly(usize::from(short.div_ceil(value)).min(hand)))
            }
            Question::Discard { left } => Some(Self::Exactly(usize::from(left).min(hand))),
            Question::Mulligan { .. } => Some(Self::Any),
            _ => None,
        }
    }

    /// The cards that are chosen as long as no other ones are: to pay a price and to keep to the limit those that are least useful.
    pub(super) fn proposed(self, context: &AresContext, asked: &AskedSeat) -> Vec<CardId> {
        let number = match (self, asked.question) {
            (Self::Exactly(number), Question::SellToPay { .. } | Question::HandLimit { .. }) => number,
            _ => 0,
        };
        if number == 0 {
            return Vec::new();
        }
        let mut cards = least_useful(context.facts(), asked.seat);
        cards.truncate(number);
        cards
    }

    /// Adds a card to those that are chosen, or takes it back; one too many takes the place of the first.
    pub(super) fn turn(self, chosen: &mut Vec<CardId>, id: CardId) {
        if let Some(place) = chosen.iter().position(|&it| it == id) {
            chosen.remove(place);
            return;
        }
        if self == Self::Exactly(chosen.len()) && !chosen.is_empty() {
            chosen.remove(0);
        }
        chosen.push(id);
    }

    /// Whether this number of cards answers the question.
    fn is_met(self, chosen: usize) -> bool {
        match self {
            Self::Exactly(number) => chosen == number,
            Self::Any => true,
        }
    }
}

/// The cards that are chosen at the question behind this number of answers, and what chooses one more or puts it back.
#[hook]
pub(super) fn use_gathered(context: &AresContext, answers_given: u32) -> (Rc<[CardId]>, Callback<CardId>) {
    // A press that comes before the one before it is drawn adds to it.
    let chosen = use_mut_ref(|| (u32::MAX, Vec::<CardId>::new()));
    let drawn = use_force_update();
    let gathering = context.asked.as_ref().and_then(|asked| Some((asked, Gathering::of(context, asked)?)));
    let Some((asked, gathering)) = gathering else { return (Rc::default(), Callback::noop()) };
    if chosen.borrow().0 != answers_given {
        chosen.replace((answers_given, gathering.proposed(context, asked)));
    }
    let cards = chosen.borrow().1.as_slice().into();
    let gather = Callback::from(move |id| {
        gathering.turn(&mut chosen.borrow_mut().1, id);
        drawn.force_update();
    });
    (cards, gather)
}

/// The answer that gives this card of the hand to a question that takes several, where it is offered.
pub(super) fn answer_of(asked: &AskedSeat, id: CardId) -> Option<Choice> {
    [Choice::Sell(id), Choice::Card(id)].into_iter().find(|&choice| asked.offers(choice))
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) asked: AskedSeat,
}

/// How many cards are chosen, and the button that gives them away.
#[component]
pub(crate) fn GatherAnswer(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let asked = &props.asked;
    let Some(gathering) = Gathering::of(&context, asked) else { return Html::default() };
    let chosen = &context.gathered;
    let money = u16::from(context.facts().sale_value(asked.seat)) * chosen.len() as u16;
    let words = match asked.question {
        Question::SellToPay { .. } => AresWords::SellChosenToPay { cards: chosen.len(), money },
        Question::HandLimit { .. } => AresWords::SellChosen { cards: chosen.len(), money },
        Question::Mulligan { .. } => AresWords::ReplaceChosen(chosen.len()),
        _ => AresWords::DiscardChosen(chosen.len()),
    };
    let of = match gathering {
        Gathering::Exactly(number) => Some(number),
        Gathering::Any => None,
    };
    let is_ready = gathering.is_met(chosen.len());
    let confirm = is_ready.then(|| {
        let cards = chosen.iter().filter_map(|&id| answer_of(asked, id));
        let mut choices: Vec<Choice> = cards.collect();
        if matches!(asked.question, Question::HandLimit { .. } | Question::Mulligan { .. }) {
            choices.push(Choice::Done);
        }
        actions.answer_all.reform(move |_| choices.clone())
    });
    html! {
        <>
            <p class="hint" role="status">{ icon(Icon::Card) }{ context.page(AresWords::ChooseSeveralInHand { chosen: chosen.len(), of }) }</p>
            <p class="buttons" data-gathers={of.map(|of| of.to_string())}><button id="confirm" type="button" class={if is_ready { "btn primary" } else { "btn" }} aria-disabled={(!is_ready).to_string()} onclick={confirm}>{ icon(Icon::Check) }{ context.page(words) }</button>{ for back_from_payment(&context, &actions, asked) }</p>
        </>
    }
}
