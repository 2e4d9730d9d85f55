//! Cards to choose from: a corporation, a pick of the draft, cards to buy, keep, sell or discard.

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::view::Prospect;
use crate::mars::{CardZone, Choice, Question, Shape};
use crate::text::mars::{AskWords, TableWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::paint::use_is_there;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::beside;
use crate::ui::mars::ask::offer::{Offer, buttons, is_of_hand};
use crate::ui::mars::ask::opening;
use crate::ui::mars::ask::purchase::{BuySelection, confirm};
use crate::ui::mars::ask::synergy;
use crate::ui::mars::face::faces::{self, Mark};
use crate::ui::mars::face::hand_layout::{HandOrder, tools, use_hand_layout};
use crate::ui::mars::face::packed::{closer, packed};
use crate::ui::mars::face::{Size, Usable};
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::selection::toggled;
use crate::ui::mars::scene::{TableActions, TableContext, use_table_actions, use_table_context};
use yew::{AttrValue, Html, Properties, UseStateHandle, classes, component, html, use_state};

/// More cards than this are shown small, with one of them large beside them.
const MOST_LARGE: usize = 5;

/// More cards than this are sorted and sought.
const MOST_AT_A_GLANCE: usize = 8;

/// Up to so many leave room beside what else was dealt.
const FEW: usize = 3;

/// More cards than this have no room for their whole faces.
const MOST_WHOLE: usize = 10;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    pub(crate) offers: Vec<Offer>,
}

/// What a person does with the cards.
struct CardSelection {
    many: BuySelection,
    size: Size,
    chosen: UseStateHandle<Vec<CardId>>,
    /// The card that is shown large beside small ones.
    near: UseStateHandle<Option<CardId>>,
}

/// The cards, all that helps to choose, a running price, and one button.
#[component]
pub(crate) fn Picker(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let Props { seat, question, offers } = props;
    let (chosen, near) = (use_state(Vec::<CardId>::new), use_state(|| None::<CardId>));
    let many = BuySelection::of(&context, *seat, question);
    let cards = candidates(&context.view, *seat, question.shape, offers);
    let is_small = cards.len() > MOST_LARGE;
    let laying = use_hand_layout(HandOrder::Offered);
    // What is discarded or sold need not be playable.
    let is_played = !is_of_hand(question.shape);
    let (_, shown) =
        laying.arranged(&context, *seat, &cards, is_played, &|id| synergy::soon(&context, *seat, id));
    let left = cards.len() - shown.len();
    let is_crowd = cards.len() > MOST_WHOLE;
    // The screen is there at once, and many cards on it in the frame after.
    let are_there = use_is_there() || !is_crowd;
    let hold = CardSelection { many, size: if is_small { Size::Hand } else { Size::Large }, chosen, near };
    let others: Vec<Offer> = offers
        .iter()
        .filter(|(_, choice, _)| match choice {
            Choice::Card(_) => false,
            Choice::Done => many.is_one(),
            _ => true,
        })
        .cloned()
        .collect();
    let texts = context.texts;
    let is_peeking = actions.is_peeking;
    let peek = actions.peek.reform(|_| ());
    let near = hold.near.or(shown.first().copied()).filter(|_| is_small);
    let dealt = beside::dealt(&context, &actions, *seat, question.shape);
    let class = classes!(
        "picker",
        is_small.then_some("small"),
        is_crowd.then_some("crowd"),
        dealt.is_some().then_some("beside"),
        matches!(question.shape, Shape::Cards { from: CardZone::Preludes, .. }).then_some("many"),
        (shown.len() <= FEW).then_some("few"),
        is_peeking.then_some("peeking")
    );
    html! {
        <div {class}>
            if !is_peeking {
                if cards.len() > MOST_AT_A_GLANCE { { tools(texts, &laying, is_played) } }
                if shown.is_empty() { <p class="empty">{ texts.table(TableWords::NoneFound) }</p> }
                else if left > 0 { <p class="left">{ texts.table(TableWords::NotShown(left)) }</p> }
                if are_there {
                    { packed(&actions, classes!("fan", is_small.then_some("packed")), &shown, None, &|id| one(&context, &actions, props, &hold, id)) }
                }
                { for dealt }
            }
            <div class="pick-side">
                if !is_peeking {
                    { beside::known(&context, &actions, *seat) }
                    if let Some(near) = near {
                        <div class="near" aria-hidden="true">
                            { faces::marked(&context, Some(*seat), near, Size::Large, Mark { met: synergy::met(&context, *seat, near), ..Mark::default() }) }
                            { synergy::facts(&context, *seat, near) }
                        </div>
                    }
                }
                if !is_peeking { { for opening::chains(&context, *seat, question.shape, &hold.chosen) } }
                <div class="buttons">
                    { confirm(&context, &actions, offers, many, &hold.chosen) }
                    if !others.is_empty() { { buttons(&others, &actions) } }
                    <button id="peek" type="button" class="btn" aria-pressed={is_peeking.to_string()} onclick={peek}>{ icon(Icon::Eye) }
                        <span>{ if is_peeking { texts.ask(AskWords::BackToCards) } else { texts.table(TableWords::LookAtTable) } }</span></button>
                </div>
            </div>
        </div>
    }
}

/// The cards to show: of a run, all from the first offered one on.
fn candidates(view: &PlayerView, seat: Seat, shape: Shape, offers: &[Offer]) -> Vec<CardId> {
    let offered = offers.iter().filter_map(|(_, choice, _)| match choice {
        Choice::Card(id) => Some(*id),
        _ => None,
    });
    let offered: Vec<CardId> = offered.collect();
    let player = view.player(seat);
    let dealt: &[CardId] = match shape {
        Shape::Cards { from: CardZone::Dealt, .. } => &player.dealt,
        Shape::Cards { from: CardZone::Preludes, .. } => &player.preludes,
        _ => return offered,
    };
    let first = offered.first().copied();
    let from = |id: &CardId| *id != CardId::HIDDEN && first.is_none_or(|first| *id >= first);
    dealt.iter().copied().filter(from).collect()
}

fn one(
    context: &TableContext,
    actions: &TableActions,
    props: &Props,
    hold: &CardSelection,
    id: CardId,
) -> Html {
    let Props { seat, offers, .. } = props;
    let place = offers.iter().find(|(_, choice, _)| *choice == Choice::Card(id)).map(|(place, ..)| *place);
    let is_chosen = hold.chosen.contains(&id);
    let full: Option<AttrValue> = hold.many.full(context.texts, hold.chosen.len()).filter(|_| !is_chosen);
    let standing = full.clone().map_or(Usable::Can, |reason| Usable::Cannot(Prospect::Later, reason));
    let nears = |near: UseStateHandle<Option<CardId>>| move || near.set(Some(id));
    let (over, focused, pressed) =
        (nears(hold.near.clone()), nears(hold.near.clone()), nears(hold.near.clone()));
    let onclick = {
        let (chosen, many, is_open) = (hold.chosen.clone(), hold.many, full.is_none());
        move |_| {
            pressed();
            if is_open {
                chosen.set(if many.is_one() { vec![id] } else { toggled(&chosen, id) });
            }
        }
    };
    let facts = format!("meets-{}", id.number());
    let met = synergy::met(context, *seat, id);
    let mark = Mark { standing, met, selected: is_chosen, is_told: hold.size == Size::Hand };
    html! {
        <>
            <button type="button" class={classes!("held", is_chosen.then_some("up"))} data-pick={id.number().to_string()} data-choice={place.map(|place| place.to_string())} data-kind={marks::kind(Choice::Card(id))}
                aria-pressed={is_chosen.to_string()} aria-disabled={full.is_some().to_string()} aria-describedby={facts.clone()} {onclick}
                onmouseenter={move |_| over()} onfocus={move |_| focused()}>
                { faces::marked(context, Some(*seat), id, hold.size, mark) }
                if is_chosen { <span class="tick">{ icon(Icon::Check) }<span class="vh">{ context.texts.ask(AskWords::Chosen) }</span></span> }
            </button>
            <div id={facts}>{ synergy::facts(context, *seat, id) }</div>
            { closer(context, actions, id) }
        </>
    }
}
