//! A turn: what is about to be done, what it brings, what it costs, and the button that does it.

use crate::kit::{Seat, in_order};
use crate::mars::cards::{CONVERSIONS, CardId, PROJECTS, Resource, StandardProject, card};
use crate::mars::view::{ending, left_at_pass};
use crate::mars::{Choice, Facts, Payment, Refusal, TRADE_PRICES, award_count, price, tax};
use crate::text::Called;
use crate::text::Topic;
use crate::text::common::BarWords;
use crate::text::mars::{AskWords, FaceWords};
use crate::ui::look::focus::{use_first_focus, use_focus};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::press::once;
use crate::ui::look::walk::walk;
use crate::ui::mars::ask::offer::list;
use crate::ui::mars::ask::outcome::{Outcome, helps_others};
use crate::ui::mars::ask::payment::{PaymentPanel, kept_key};
use crate::ui::mars::ask::tile::{self, usual_trade};
use crate::ui::mars::face::brings;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::turn_options::{Availability, Candidate};
use crate::ui::mars::scene::{Subject, TableActions, TableContext, use_table_actions, use_table_context};
use crate::ui::parts::explain::rule_link;
use yew::{AttrValue, Callback, Html, KeyboardEvent, Properties, classes, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) pending: Selection,
}

/// The part of the question's panel that belongs to a turn.
#[component]
pub(crate) fn Turn(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let Props { seat, pending } = props;
    use_focus(pending.clone());
    let onkeydown = {
        let (pend, idle) = (actions.pend.clone(), *pending == Selection::Nothing);
        move |event: KeyboardEvent| {
            if event.key() == "Escape" && !idle {
                pend.emit(Selection::Nothing);
            }
        }
    };
    let inside = match pending {
        Selection::Nothing => at_rest(&context, &actions),
        Selection::Chosen(choice) => match context.options.entry(*choice) {
            Some(entry) => {
                part!(
                    Confirm { seat: *seat, entry: entry.clone() },
                    key = format!("{} {}", kept_key(&context), entry.label)
                )
            }
            None => Html::default(),
        },
        Selection::Selling(cards) => selling(&context, &actions, cards),
        Selection::Acting => acting(&context, &actions),
        Selection::Trading => trading(&context, &actions),
    };
    html! { <div class="turn-body" {onkeydown}>{ inside }</div> }
}

/// What to do, what newcomers should know in the first generations (BASE-UX-08), and what the symbols mean.
fn at_rest(context: &TableContext, actions: &TableActions) -> Html {
    let hint = hint(context.facts());
    html! {
        <>
            <div class="at-rest"><p class="hint">{ to_do(context) }</p>
                { for actions.recap.as_ref().map(|fold| fold.button(context.texts)) }
                <button id="symbols" type="button" class="ib" onclick={actions.look.reform(|_| Subject::Symbols)}>{ icon(Icon::Help) }<span>{ context.texts.face(FaceWords::Symbols) }</span></button></div>
            if let Some(hint) = hint { <p class="hint">{ context.texts.ask(hint) }</p> }
        </>
    }
}

/// What to do: a first action that is due comes before all others.
fn to_do(context: &TableContext) -> AttrValue {
    let due = context.facts().first_action_due;
    if context.viewer.is_some_and(|seat| due.contains(seat)) {
        context.speak(|speaker| speaker.refusal(Refusal::FirstActionDue)).into()
    } else {
        context.texts.ask(AskWords::ChooseAction)
    }
}

/// What newcomers should know in this generation.
fn hint(facts: &Facts) -> Option<AskWords<'static>> {
    match facts.generation {
        2 if facts.options.players > 1 => Some(AskWords::OneActionBuysTime),
        3 if facts.options.players > 1 => Some(AskWords::MilestonesAreFew),
        _ => None,
    }
}

fn back(context: &TableContext, actions: &TableActions) -> Html {
    let onclick = actions.pend.reform(|_| Selection::Nothing);
    html! {
        <button id="back" type="button" class="btn quiet" {onclick}>
            { context.texts.ask(AskWords::Back) }<kbd>{ context.texts.ask(AskWords::EscapeKey) }</kbd></button>
    }
}

fn selling(context: &TableContext, actions: &TableActions, cards: &[CardId]) -> Html {
    let words = match cards.len() {
        0 => AskWords::ChooseToSell,
        count => AskWords::Sell { cards: count, price: count },
    };
    let onclick = (!cards.is_empty()).then(|| {
        let sold = Decision::cards(cards.to_vec()).after(Choice::Project(StandardProject::SellPatents));
        actions.answer.reform(move |_| sold.clone())
    });
    html! {
        <>
            <p class="hint">{ context.texts.project_text(StandardProject::SellPatents) }</p>
            <p class="buttons">
                <button id="confirm" type="button" class="btn primary" aria-disabled={cards.is_empty().to_string()} {onclick}>{ context.texts.ask(words) }</button>
                { back(context, actions) }
            </p>
        </>
    }
}

/// The actions of cards, usable ones first.
fn acting(context: &TableContext, actions: &TableActions) -> Html {
    let line = |entry: &Candidate| {
        let choice = entry.choice;
        let reason = entry.standing.reason();
        let onclick = once(actions.pend.reform(move |()| Selection::Chosen(choice)));
        let is_told = matches!(choice, Choice::Act { card: id, .. } if card(id).actions.len() > 1);
        let what = if is_told { Vec::new() } else { explained(context, choice) };
        html! {
            <li><button type="button" class={if reason.is_none() { "offer" } else { "offer no" }} data-choice={entry.standing.place()} data-kind={entry.kind()}
                aria-disabled={reason.is_some().to_string()} data-refused={entry.standing.rule()} data-reason={reason.clone()} {onclick}>
                { &entry.label }
                { for what.into_iter().map(|words| html! { <small>{ words }</small> }) }
                { for reason.map(|reason| html! { <small class="reason">{ reason }</small> }) }
            </button></li>
        }
    };
    let (open, shut): (Vec<&Candidate>, Vec<&Candidate>) =
        context.options.acts().partition(|entry| entry.standing.is_offered());
    html! {
        <>
            <ul class={classes!(list(open.len() + shut.len()), "does")} onkeydown={|event: KeyboardEvent| walk(&event)}>{ for open.into_iter().chain(shut).map(line) }</ul>
            <p class="buttons">{ back(context, actions) }</p>
        </>
    }
}

/// The colony tiles in play, each with what a trade with it brings now; those that can be traded with first.
fn trading(context: &TableContext, actions: &TableActions) -> Html {
    let line = |tile: CardId| {
        let choice =
            usual_trade(context, tile).unwrap_or(Choice::Trade { tile, with: Resource::MegaCredits });
        let standing = context.standing(choice);
        let reason = standing.reason();
        let income = tile::income_at(tile, context.facts().colonies.on(tile).marker);
        let onclick = once(actions.pend.reform(move |()| Selection::Chosen(choice)));
        html! {
            <li key={tile.number()}><button type="button" class={if reason.is_none() { "offer" } else { "offer no" }} data-tile={card(tile).name} data-choice={standing.place()} data-kind={marks::kind(choice)}
                aria-disabled={reason.is_some().to_string()} data-refused={standing.rule()} data-reason={reason.clone()} {onclick}>
                <span>{ context.texts.card(tile) }</span>
                <b aria-hidden="true">if income.is_empty() { { "–" } } else { { brings(context.texts, income, card(tile)) } }</b><span class="vh">{ " " }{ context.texts.steps(income) }</span>
                { for reason.map(|reason| html! { <small class="reason">{ reason }</small> }) }
            </button></li>
        }
    };
    let tiles = context.facts().colonies.in_play().map(|(tile, _)| tile);
    let (open, shut): (Vec<CardId>, Vec<CardId>) =
        tiles.partition(|&tile| usual_trade(context, tile).is_some());
    html! {
        <>
            <p class="hint">{ context.texts.ask(AskWords::ChooseTrade) }</p>
            <ul class="choices trades" onkeydown={|event: KeyboardEvent| walk(&event)}>{ for open.into_iter().chain(shut).map(line) }</ul>
            <p class="buttons">{ back(context, actions) }</p>
        </>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct ConfirmProps {
    pub(crate) seat: Seat,
    pub(crate) entry: Candidate,
    /// Whether what comes of it is told beside it.
    #[prop_or_default]
    pub(crate) is_told: bool,
}

/// One action with all that it does for certain and its payment; or why it cannot be done.
#[component]
pub(crate) fn Confirm(props: &ConfirmProps) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let ConfirmProps { seat, entry, is_told } = props;
    let choice = entry.choice;
    use_first_focus();
    let payment = context.view.payment(*seat, Some(choice));
    let paid = use_state(|| {
        payment.as_ref().map_or_else(Payment::default, |payment| payment.usual_keeping(context.kept))
    });
    let pay = {
        let paid = paid.clone();
        Callback::from(move |amounts| paid.set(amounts))
    };
    let words = explained(&context, choice);
    let words = words.into_iter().map(|words| html! { <p class="what">{ words }</p> });
    let prices = prices(&context, &actions, choice);
    let of_tile =
        if let Choice::Trade { tile, .. } = choice { Some(tile::of_tile(&context, tile)) } else { None };
    if let Availability::Refused { reason, rule } = &entry.standing {
        return html! {
            <>
                <h3>{ &entry.label }</h3>
                <p class="reason" role="status" tabindex="-1" id="refusal">{ icon(Icon::Lock) }{ reason.clone() }{ rule_link(context.texts, rule, reason) }</p>
                { for words }
                { for of_tile }
                <p class="buttons">{ for prices }{ back(&context, &actions) }</p>
            </>
        };
    }
    let onclick = {
        let decided = Decision::payment((*paid).clone()).after(choice);
        once(actions.answer.reform(move |()| decided.clone()))
    };
    let is_bad = entry.vain.is_some() || helps_others(&context, *seat, choice);
    // What pays stands beside it.
    let label = match choice {
        Choice::Trade { tile, .. } => context.texts.ask(AskWords::TradeWith(tile)),
        _ => entry.label.clone(),
    };
    html! {
        <>
            { for words }
            if !is_told { { part!(Outcome { seat: *seat, choice, paid: Some((*paid).clone()) }) } }
            { for of_tile }
            if let Some(payment) = payment { { part!(PaymentPanel { payment, paid: (*paid).clone(), kept: context.kept, pay }) } }
            <p class="buttons">
                <button id="confirm" type="button" class={if is_bad { "btn" } else { "btn primary" }} {onclick}>{ icon(Icon::Check) }{ label }</button>
                { for prices }
                { back(&context, &actions) }
            </p>
        </>
    }
}

/// What else could pay for a trade.
fn prices(context: &TableContext, actions: &TableActions, choice: Choice) -> Option<Html> {
    let Choice::Trade { tile: id, with: chosen } = choice else { return None };
    let price = |with: Resource| {
        let entry = context.options.entry(Choice::Trade { tile: id, with })?;
        let choice = entry.choice;
        let amount = price(context.facts(), context.viewer?, choice)?.amount;
        let reason = entry.standing.reason();
        let class =
            classes!("btn", "pays", reason.is_some().then_some("no"), (with == chosen).then_some("on"));
        let onclick = actions.pend.reform(move |_| Selection::Chosen(choice));
        Some(html! {
            <button type="button" {class}
                data-choice={entry.standing.place()} data-kind={entry.kind()} aria-pressed={(with == chosen).to_string()}
                title={reason.unwrap_or_else(|| entry.label.clone())} {onclick}>
                <bdi aria-hidden="true">{ amount }</bdi>{ icon(icons::resource(with)) }<span class="vh">{ &entry.label }</span></button>
        })
    };
    Some(TRADE_PRICES.into_iter().filter_map(|(with, _)| price(with)).collect())
}

/// What an action is, in the words of its card or project.
fn explained(context: &TableContext, choice: Choice) -> Vec<AttrValue> {
    let (texts, facts) = (context.texts, context.facts());
    let taxed = context.viewer.map_or(0, |seat| tax(facts, seat, choice));
    let mut words = of_choice(context, choice);
    if taxed > 0 {
        words.push(texts.ask(AskWords::Taxed(taxed)));
    }
    words
}

/// The words of the card or project itself.
fn of_choice(context: &TableContext, choice: Choice) -> Vec<AttrValue> {
    let (texts, facts) = (context.texts, context.facts());
    let one = |words: String| vec![words.into()];
    match choice {
        Choice::Play(id) => texts.card_text(card(id)).into_iter().map(|line| line.words.into()).collect(),
        Choice::Project(project) => one(texts.project_text(project)),
        Choice::Convert(it) => one(texts.steps(CONVERSIONS[it as usize].play)),
        Choice::Claim(place) => {
            facts.milestone(place).map_or_else(Vec::new, |it| one(texts.milestone_text(it)))
        }
        Choice::Fund(place) => facts
            .award(place)
            .map_or_else(Vec::new, |it| vec![texts.award_text(it).into(), award_now(context, place)]),
        Choice::Act { card: id, .. } => {
            let lines = texts.card_text(card(id)).into_iter();
            lines.filter(|line| line.topic == Topic::Action).map(|line| line.words.into()).collect()
        }
        Choice::Pass => {
            let left = context.viewer.and_then(|seat| left_at_pass(&context.view, seat));
            let left = left.map(|(cards, money)| texts.ask(AskWords::LeftAtPass { cards, money }));
            left.into_iter().chain(ending(facts).map(|it| texts.bar(BarWords::Ending(it)))).collect()
        }
        _ => Vec::new(),
    }
}

/// How an award stands now, the best first, and when it counts.
fn award_now(context: &TableContext, place: u8) -> AttrValue {
    let seats = context.view.seats();
    let counts: Vec<i32> = seats.iter().map(|seat| award_count(context.facts(), place, seat)).collect();
    let names: Vec<Called<'_>> = seats.iter().map(|seat| context.names.called(seat)).collect();
    let order = in_order(counts.iter().map(|&count| (-i64::from(count), 0)));
    let standing: Vec<(Called<'_>, i32)> = order.into_iter().map(|at| (names[at], counts[at])).collect();
    context.texts.ask(AskWords::AwardNow(&standing))
}

/// The printed price of a project, where nobody in particular asks.
pub(crate) const fn printed(project: StandardProject) -> u16 {
    PROJECTS[project as usize].cost as u16
}
