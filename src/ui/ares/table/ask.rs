//! What a seat is asked, and its answers: cards of the hand are chosen in the hand, everything else here.

use crate::ares::cards::{CardId, Phase, card};
use crate::ares::{Choice, Event, Question as Asks, Stage};
use crate::text::ares::AresWords;
use crate::text::mars::AskWords;
use crate::ui::ares::face::pictures;
use crate::ui::ares::face::{CardFace, FaceSize, FaceState};
use crate::ui::ares::scene::{AresActions, AresContext, AskedSeat, Subject, use_ares, use_ares_actions};
use crate::ui::ares::table::act::{card_actions, standard_actions};
use crate::ui::ares::table::gather::{GatherAnswer, Gathering};
use crate::ui::ares::table::payment::{back_from_payment, bought};
use crate::ui::ares::table::picked::PickedPanel;
use crate::ui::ares::table::plan::Plan;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::walk::walk;
use web_sys::HtmlInputElement;
use yew::{
    AttrValue, Callback, Html, InputEvent, KeyboardEvent, Properties, TargetCast, component, html,
    use_force_update, use_mut_ref, use_state,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) asked: AskedSeat,
}

/// The name of a question in the style sheet.
pub(super) const fn question_name(question: &Asks) -> &'static str {
    match question {
        Asks::Mulligan { .. } => "mulligan",
        Asks::Corporation => "corporation",
        Asks::Plan => "plan",
        Asks::Phase => "phase",
        Asks::HandLimit { .. } => "hand-limit",
        Asks::Keep { .. } => "keep",
        Asks::Discard { .. } => "discard",
        Asks::StandIn { .. } => "stand-in",
        Asks::HeatAsMoney { .. } => "heat",
        Asks::SellToPay { .. } => "sell-to-pay",
        Asks::Amount { .. } => "amount",
        Asks::Source { .. } => "source",
        Asks::Target { .. } => "target",
        Asks::Branch { .. } => "branch",
        Asks::Exchange { .. } => "exchange",
        Asks::FreePlay { .. } => "free-play",
        Asks::Finished => "finished",
        Asks::Cube => "cube",
        Asks::Swap => "swap",
        Asks::Neutral => "neutral",
        Asks::Warm { .. } => "warm",
    }
}

/// The question.
#[component]
pub(crate) fn Question(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let asked = &props.asked;
    if let Some(picked) = context.picked {
        return part!(PickedPanel { asked: asked.clone(), picked });
    }
    let name = question_name(&asked.question);
    let sentence = context.speak(|speaker| speaker.question(&asked.question));
    let body = match asked.question {
        Asks::Plan => part!(Plan { asked: asked.clone() }),
        _ if Gathering::of(&context, asked).is_some() => part!(GatherAnswer { asked: asked.clone() }),
        _ => answers(&context, &actions, asked),
    };
    html! {
        <section id="question" class="panel turn a-question" data-question={name} aria-label={sentence.clone()}>
            <h2 tabindex="-1" class="focus-here">{ sentence }</h2>
            { for bought(&context, asked) }
            { hints(&context, asked) }
            if asked.question == Asks::Phase && context.facts().stage == Stage::Resolving(Phase::Action) {
                <div class="a-actions">{ standard_actions(&context, asked.seat) }{ card_actions(&context, asked.seat) }</div>
            }
            { body }
        </section>
    }
}

/// What is worth knowing before the question is answered: why it is asked, and what is left of the phase.
fn hints(context: &AresContext, asked: &AskedSeat) -> Html {
    let facts = context.facts();
    if asked.question == Asks::Finished
        && let (Stage::Planning, Some(phase)) = (facts.stage, context.player(asked.seat).board.chosen)
    {
        return html! { <p class="hint sealed">{ icon(pictures::phase(phase)) }{ context.page(AresWords::Sealed(phase)) }</p> };
    }
    if let (Asks::Swap, Stage::Swap { taker, by }) = (&asked.question, facts.stage)
        && taker != by
    {
        let why = context.speak(|speaker| speaker.event(Event::CubeTaken { seat: taker, swap: true }));
        return html! { <p class="hint">{ icon(Icon::Card) }{ why }</p> };
    }
    if asked.question != Asks::Phase {
        return Html::default();
    }
    let playable = asked.offers.iter().filter(|offer| matches!(offer, Choice::Play(_))).count();
    let plays = match facts.stage {
        Stage::Resolving(Phase::Development | Phase::Construction) => Some(AresWords::PlayableNow(playable)),
        _ => None,
    };
    let bonus = facts.has_bonus_left(asked.seat).then_some(AresWords::BonusLeft);
    let ends = facts.sees_the_end(asked.seat).then_some(AresWords::SellBeforeTheEnd);
    html! { <>{ for [plays, bonus, ends].into_iter().flatten().map(|words| html! { <p class="hint">{ context.page(words) }</p> }) }</> }
}

/// The answers that are given here: those that are no cards of the hand.
fn answers(context: &AresContext, actions: &AresActions, asked: &AskedSeat) -> Html {
    let hand = context.player(asked.seat).hand;
    let is_here = |choice: &Choice| match *choice {
        Choice::Card(card) => !hand.contains(card),
        Choice::Play(_) | Choice::Sell(_) | Choice::Act { .. } | Choice::Standard(_) => false,
        Choice::Phase(_)
        | Choice::DrawBonus
        | Choice::BuyRating
        | Choice::Branch(_)
        | Choice::Amount(_)
        | Choice::Track(_)
        | Choice::MoneyCube
        | Choice::SwapCube
        | Choice::Decline
        | Choice::Done
        | Choice::Reopen => true,
    };
    let here: Vec<Choice> = asked.offers.iter().copied().filter(is_here).collect();
    let cards: Vec<CardId> = here
        .iter()
        .filter_map(|choice| match choice {
            Choice::Card(card) => Some(*card),
            _ => None,
        })
        .collect();
    let amounts: Vec<u16> = here
        .iter()
        .filter_map(|choice| match choice {
            Choice::Amount(amount) => Some(*amount),
            _ => None,
        })
        .collect();
    let back = back_from_payment(context, actions, asked);
    let rest = here.iter().filter(|choice| !matches!(choice, Choice::Card(_) | Choice::Amount(_)));
    let is_of_hand =
        asked.offers.iter().any(|choice| matches!(choice, Choice::Card(card) if hand.contains(*card)))
            || matches!(asked.question, Asks::FreePlay { .. });
    html! {
        <>
            if is_of_hand { <p class="hint">{ icon(Icon::Card) }{ context.page(AresWords::ChooseInHand) }</p> }
            if let (Asks::Keep { left }, false) = (asked.question, cards.is_empty()) {
                { part!(KeepAnswer { asked: asked.clone(), cards, left: usize::from(left) }) }
            } else if !cards.is_empty() {
                <ul class="a-cards" onkeydown={|event: KeyboardEvent| walk(&event)}>{ for cards.into_iter().map(|id| part!(CardAnswer { asked: asked.clone(), id }, key = id.number())) }</ul>
            }
            if !amounts.is_empty() { { part!(AmountAnswer { asked: asked.clone(), amounts: amounts.clone() }) } }
            <p class="choices">{ for rest.map(|&choice| button(context, asked, choice)) }{ for due(context, asked) }{ for back.filter(|_| amounts.is_empty()) }</p>
        </>
    }
}

/// What must be done before the action phase can be finished, as one press: each conversion that is due, and the end of the phase.
fn due(context: &AresContext, asked: &AskedSeat) -> Option<Html> {
    let stage = Stage::Resolving(Phase::Action);
    if asked.question != Asks::Phase || context.facts().stage != stage || asked.offers(Choice::Done) {
        return None;
    }
    let mut trial = (*context.table).clone();
    let mut choices = Vec::new();
    while !trial.offers(asked.seat).contains(&Choice::Done) {
        let action = trial.view(Some(asked.seat)).facts().compulsory(asked.seat)?;
        choices.push(Choice::Standard(action));
        trial.play(asked.seat, Choice::Standard(action)).ok()?;
    }
    let left = AskedSeat { offers: trial.offers(asked.seat).into(), ..asked.clone() };
    let ends_early = left.can_still_play(&trial.view(Some(asked.seat)).into());
    choices.push(Choice::Done);
    Some(part!(DueButton { conversions: choices.len() - 1, choices, ends_early }))
}

#[derive(PartialEq, Properties)]
struct DueProps {
    /// How many conversions are due.
    conversions: usize,
    /// The conversions, and the end of the phase.
    choices: Vec<Choice>,
    /// Whether a card or a standard action could still be used behind them.
    ends_early: bool,
}

#[component]
fn DueButton(props: &DueProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let choices = props.choices.clone();
    let onclick = actions.answer_all.reform(move |_| choices.clone());
    let class = if props.ends_early { "btn" } else { "btn primary" };
    let words = context.page(AresWords::ConvertAndFinish(props.conversions));
    html! { <button id="done" type="button" {class} data-choice="done" {onclick}>{ words }</button> }
}

/// A button for an answer.
fn button(context: &AresContext, asked: &AskedSeat, choice: Choice) -> Html {
    let vain = context.view.vain(asked.seat, choice).map(|why| context.page(AresWords::InVain(why)));
    let ends_early = asked.can_still_play(&context.view);
    let label = match (choice, context.facts().stage) {
        (Choice::Done, Stage::Resolving(Phase::Action)) if ends_early => {
            context.page(AresWords::DoNothingMore).to_string()
        }
        (Choice::Done, Stage::Resolving(_)) if ends_early => {
            context.page(AresWords::PlayNothingMore).to_string()
        }
        _ => context.label(asked, choice),
    };
    let is_main = match choice {
        Choice::Done => !ends_early && !has_bonus(context, asked),
        Choice::DrawBonus => !ends_early && vain.is_none(),
        Choice::Phase(_)
        | Choice::Card(_)
        | Choice::Play(_)
        | Choice::Act { .. }
        | Choice::Standard(_)
        | Choice::BuyRating
        | Choice::Sell(_)
        | Choice::Branch(_)
        | Choice::Amount(_)
        | Choice::Track(_)
        | Choice::MoneyCube
        | Choice::SwapCube
        | Choice::Decline
        | Choice::Reopen => false,
    };
    part!(ChoiceButton { label: label.clone(), choice, vain, is_main }, key = label)
}

/// Whether a card could be drawn as a bonus that is not used yet.
fn has_bonus(context: &AresContext, asked: &AskedSeat) -> bool {
    asked.offers(Choice::DrawBonus) && context.view.vain(asked.seat, Choice::DrawBonus).is_none()
}

#[derive(PartialEq, Properties)]
struct ChoiceProps {
    label: String,
    choice: Choice,
    /// Why nothing comes of it, if so.
    vain: Option<AttrValue>,
    /// Whether it is what is usually done now.
    is_main: bool,
}

#[component]
fn ChoiceButton(props: &ChoiceProps) -> Html {
    let choice = props.choice;
    let onclick = use_ares_actions().answer.reform(move |_| choice);
    let id = (choice == Choice::Done).then_some("done");
    let class = match choice {
        _ if props.is_main => "btn primary",
        Choice::Decline if props.vain.is_none() => "btn quiet",
        _ => "btn",
    };
    html! { <button type="button" {id} {class} data-choice={choice_name(choice)} {onclick}>{ &props.label }if let Some(vain) = &props.vain { <small class="vain">{ " " }{ vain }</small> }</button> }
}

/// The name of an answer in the document.
pub(crate) const fn choice_name(choice: Choice) -> &'static str {
    match choice {
        Choice::Phase(_) => "phase",
        Choice::Card(_) => "card",
        Choice::Play(_) => "play",
        Choice::Act { .. } => "act",
        Choice::Standard(_) => "standard",
        Choice::DrawBonus => "draw-bonus",
        Choice::BuyRating => "buy-rating",
        Choice::Sell(_) => "sell",
        Choice::Branch(_) => "branch",
        Choice::Amount(_) => "amount",
        Choice::Track(_) => "track",
        Choice::MoneyCube => "money-cube",
        Choice::SwapCube => "swap-cube",
        Choice::Decline => "decline",
        Choice::Done => "done",
        Choice::Reopen => "reopen",
    }
}

#[derive(PartialEq, Properties)]
struct KeepProps {
    asked: AskedSeat,
    cards: Vec<CardId>,
    /// How many of them are kept.
    left: usize,
}

/// Cards of which some are kept: each is chosen or put back, and the button keeps what is chosen.
#[component]
fn KeepAnswer(props: &KeepProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let KeepProps { asked, cards, left } = props;
    // A press that comes before the one before it is drawn adds to it.
    let chosen = use_mut_ref(Vec::<CardId>::new);
    let drawn = use_force_update();
    let count = (*left).min(cards.len());
    let one = |&id: &CardId| {
        let is_chosen = chosen.borrow().contains(&id);
        let onclick = {
            let (chosen, drawn) = (chosen.clone(), drawn.clone());
            move |_| {
                Gathering::Exactly(count).turn(&mut chosen.borrow_mut(), id);
                drawn.force_update();
            }
        };
        let look = actions.look.reform(move |_| Some(Subject::Card(id)));
        let late = context.facts().unmet(asked.seat, id).next();
        let late = late.map(|refusal| context.speak(|speaker| speaker.refusal(refusal)));
        let held = context.player(asked.seat).board.stored.on(id);
        html! {
            <li key={id.number()} class={is_chosen.then_some("sel")}>
                <button type="button" class="a-face" onclick={look}>
                    <span class="vh">{ context.page(AresWords::LookAt(id)) }</span>
                    { part!(CardFace { id, size: FaceSize::Hand, held, state: FaceState::Offered }) }
                </button>
                <div>
                    if let Some(late) = late { <p class="late" title={late.clone()}>{ icon(Icon::Lock) }<span class="vh">{ context.page(AresWords::NotPlayableYet) }{ " " }</span>{ late }</p> }
                    <button type="button" class="btn" data-card={id.number().to_string()} aria-pressed={is_chosen.to_string()} {onclick}>
                        if is_chosen { { icon(Icon::Check) } }{ context.label(asked, Choice::Card(id)) }</button>
                </div>
            </li>
        }
    };
    let number = chosen.borrow().len();
    let is_ready = number == count;
    let confirm = is_ready.then(|| {
        let mut choices: Vec<Choice> = chosen.borrow().iter().copied().map(Choice::Card).collect();
        choices.extend(ends_with_it(&context, asked));
        actions.answer_all.reform(move |_| choices.clone())
    });
    html! {
        <>
            <ul class="a-cards in-row" onkeydown={|event: KeyboardEvent| walk(&event)} data-left={count.to_string()}>{ for cards.iter().map(one) }</ul>
            <p class="buttons"><button id="confirm" type="button" class={if is_ready { "btn primary" } else { "btn" }} aria-disabled={(!is_ready).to_string()} onclick={confirm}>
                { context.texts.ask(AskWords::Keep { chosen: number, of: count }) }</button></p>
        </>
    }
}

/// The end of a phase that brings nothing more behind an answer: of phase V, where no card is sold for the end of the game, and of
/// the set-up.
fn ends_with_it(context: &AresContext, asked: &AskedSeat) -> Option<Choice> {
    let is_last = match (context.facts().stage, &asked.question) {
        (Stage::Resolving(Phase::Research), Asks::Keep { .. }) => !context.facts().sees_the_end(asked.seat),
        (Stage::Setup, Asks::Corporation) => true,
        _ => false,
    };
    is_last.then_some(Choice::Done)
}

#[derive(PartialEq, Properties)]
struct CardAnswerProps {
    asked: AskedSeat,
    id: CardId,
}

/// A card that may be chosen and does not lie in the hand: its face, what it says, and the buttons.
#[component]
fn CardAnswer(props: &CardAnswerProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let CardAnswerProps { asked, id } = props;
    let id = *id;
    let choices: Vec<Choice> = [Choice::Card(id)].into_iter().chain(ends_with_it(&context, asked)).collect();
    let choose = actions.answer_all.reform(move |_| choices.clone());
    let look = actions.look.reform(move |_| Some(Subject::Card(id)));
    let held = context.player(asked.seat).board.stored.on(id);
    let label = context.label(asked, Choice::Card(id));
    html! {
        <li>
            <button type="button" class="a-face" onclick={look}>
                <span class="vh">{ context.page(AresWords::LookAt(id)) }</span>
                { part!(CardFace { id, size: FaceSize::Hand, held, state: FaceState::Offered }) }
            </button>
            <div>
                <ul class="a-lines">{ for context.lines(card(id)).iter().map(|(class, words)| html! { <li class={*class}>{ words }</li> }) }</ul>
                <button type="button" class="btn" data-card={id.number().to_string()} onclick={choose}>{ label }</button>
            </div>
        </li>
    }
}

#[derive(PartialEq, Properties)]
struct AmountProps {
    asked: AskedSeat,
    amounts: Vec<u16>,
}

/// An amount between the least and the most.
#[component]
fn AmountAnswer(props: &AmountProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let (least, most) = (props.amounts[0], props.amounts[props.amounts.len() - 1]);
    // What brings nothing is not proposed: as little as may be is paid for it. Heat is kept where M€ pay.
    let vain = context.view.vain(props.asked.seat, Choice::Amount(most));
    let is_payment = matches!(props.asked.question, Asks::HeatAsMoney { .. });
    let amount = use_state(|| if vain.is_some() || is_payment { least } else { most });
    let oninput = {
        let amount = amount.clone();
        Callback::from(move |event: InputEvent| {
            if let Ok(typed) = event.target_unchecked_into::<HtmlInputElement>().value().parse::<u16>() {
                amount.set(typed.clamp(least, most));
            }
        })
    };
    let chosen = *amount;
    let label = context.label(&props.asked, Choice::Amount(chosen));
    let onclick = actions.answer.reform(move |_| Choice::Amount(chosen));
    html! {
        <p class="choices">
            if least < most { <input id="amount" class="focus-first" type="number" min={least.to_string()} max={most.to_string()} value={chosen.to_string()} aria-label={context.page(AresWords::HowMuch { least, most })} {oninput} /> }
            <button id="confirm" type="button" class={if vain.is_some() { "btn" } else { "btn primary" }} data-amount={chosen.to_string()} {onclick}>{ label }</button>
            { for back_from_payment(&context, &actions, &props.asked) }
            if let Some(why) = vain { <small class="vain">{ context.page(AresWords::InVain(why)) }</small> }
        </p>
    }
}
