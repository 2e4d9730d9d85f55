//! The own hand: a press on a card answers, where cards of the hand are asked for, or shows what can be done with it.

use crate::ares::cards::{CardColour, CardId, Phase, card};
use crate::ares::{Choice, Question, Refusal, Stage};
use crate::kit::Seat;
use crate::text::ares::AresWords;
use crate::text::mars::TableWords;
use crate::ui::ares::face::{CardFace, FaceSize, FaceState};
use crate::ui::ares::scene::{AresContext, Picked, Subject, use_ares, use_ares_actions};
use crate::ui::ares::table::gather::{Gathering, answer_of};
use crate::ui::look::part::part;
use crate::ui::look::walk::walk;
use yew::{Html, KeyboardEvent, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
}

/// How many cards stand as faces in one row; more are lines on a screen that holds the whole table.
const MOST_FACES: usize = 9;

/// What a press on a card of the hand does.
#[derive(Clone, Copy, PartialEq)]
enum Press {
    /// The press answers the question.
    Answers(Choice),
    /// The press chooses the card with others, or puts it back.
    Gathers,
    /// The press shows what can be done with the card.
    Picks,
    /// The press shows the card.
    Looks,
}

/// The cards of the hand, by colour and price.
#[component]
pub(crate) fn Hand(props: &Props) -> Html {
    let context = use_ares();
    let seat = props.seat;
    let mut cards: Vec<CardId> = context.player(seat).hand.iter().collect();
    let order = |colour: Option<CardColour>| colour.map_or(u8::MAX, |colour| colour as u8);
    cards.sort_by_key(|&id| (order(card(id).colour), card(id).cost, id));
    let texts = context.texts;
    let class = if cards.len() > MOST_FACES { "a-row many" } else { "a-row" };
    html! {
        <section id="hand" class="a-cards-in-hand" aria-label={texts.table(TableWords::YourCards)} data-size={cards.len().to_string()}>
            <h2>{ texts.table(TableWords::InYourHand(cards.len())) }</h2>
            if cards.is_empty() { <p class="empty">{ context.page(AresWords::EmptyHand) }</p> }
            <ul {class} onkeydown={|event: KeyboardEvent| walk(&event)}>{ for cards.into_iter().map(|id| part!(HandCard { seat, id }, key = id.number())) }</ul>
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct HandCardProps {
    seat: Seat,
    id: CardId,
}

/// Whether a card of the hand answers the question, and why it cannot be played where that is asked.
fn standing(context: &AresContext, seat: Seat, id: CardId) -> (Press, FaceState, Option<Refusal>) {
    let Some(asked) = context.asked.as_ref().filter(|asked| asked.seat == seat) else {
        return (Press::Looks, FaceState::Plain, None);
    };
    let is_picked = context.picked == Some(Picked::Card(id));
    if Gathering::of(context, asked).is_some() && answer_of(asked, id).is_some() {
        let is_chosen = context.gathered.contains(&id);
        return (Press::Gathers, if is_chosen { FaceState::Chosen } else { FaceState::Offered }, None);
    }
    match asked.question {
        _ if asked.offers(Choice::Card(id)) => {
            let is_in_vain = context.view.vain(seat, Choice::Card(id)).is_some();
            let state = if is_in_vain { FaceState::Plain } else { FaceState::Offered };
            (Press::Answers(Choice::Card(id)), state, None)
        }
        _ if asked.offers(Choice::Play(id)) => {
            (Press::Picks, if is_picked { FaceState::Chosen } else { FaceState::Offered }, None)
        }
        Question::Phase if may_play(context.facts().stage) => {
            let state = if is_picked { FaceState::Chosen } else { FaceState::Refused };
            (Press::Picks, state, context.view.allows(seat, &Choice::Play(id)).err())
        }
        Question::FreePlay { .. } => {
            (Press::Picks, FaceState::Refused, context.view.allows(seat, &Choice::Play(id)).err())
        }
        _ if asked.offers(Choice::Sell(id)) => {
            (Press::Picks, if is_picked { FaceState::Chosen } else { FaceState::Plain }, None)
        }
        _ => (Press::Looks, FaceState::Plain, None),
    }
}

/// Whether cards are played in a stage.
const fn may_play(stage: Stage) -> bool {
    match stage {
        Stage::Resolving(Phase::Development | Phase::Construction) => true,
        Stage::Resolving(Phase::Action | Phase::Production | Phase::Research)
        | Stage::Setup
        | Stage::Planning
        | Stage::Cube(_)
        | Stage::Swap { .. }
        | Stage::Neutral
        | Stage::HandLimit
        | Stage::Warming
        | Stage::Over => false,
    }
}

/// A card of the hand.
#[component]
fn HandCard(props: &HandCardProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let HandCardProps { seat, id } = *props;
    let (press, state, refusal) = standing(&context, seat, id);
    let onclick = match press {
        Press::Answers(choice) => actions.answer.reform(move |_| choice),
        Press::Gathers => actions.gather.reform(move |_| id),
        Press::Picks => {
            let is_picked = context.picked == Some(Picked::Card(id));
            actions.pick.reform(move |_| (!is_picked).then_some(Picked::Card(id)))
        }
        Press::Looks => actions.look.reform(move |_| Some(Subject::Card(id))),
    };
    let price = context.facts().price(seat, id);
    let sold =
        if state == FaceState::Offered && press == Press::Picks { context.sold_for(seat, price) } else { 0 };
    let label = match (press, &context.asked) {
        (Press::Answers(choice), Some(asked)) => context.label(asked, choice),
        (Press::Gathers, Some(asked)) => {
            answer_of(asked, id).map(|choice| context.label(asked, choice)).unwrap_or_default()
        }
        _ => context.page(AresWords::CardCosting { card: id, price }).to_string(),
    };
    let rule = refusal.map(|refusal| refusal.rule());
    let why = refusal.map(|refusal| context.why_not(seat, Choice::Play(id), refusal));
    let pressed =
        matches!(press, Press::Picks | Press::Gathers).then(|| (state == FaceState::Chosen).to_string());
    html! {
        <li>
            <button type="button" class="a-face" data-card={id.number().to_string()} data-refused={rule} data-reason={why.clone()} aria-pressed={pressed} title={why.clone()} {onclick}>
                <span class="vh">{ label }</span>
                { part!(CardFace { id, size: FaceSize::Hand, price, state, sold }) }
            </button>
            if let Some(why) = why { <span class="vh">{ why }</span> }
        </li>
    }
}
