//! What only the seat that looks may see.

use crate::kit::Seat;
use crate::mars::Choice;
use crate::mars::cards::CardId;
use crate::mars::view::Prospect;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::paint::use_painted;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::face::faces::{self, Mark};
use crate::ui::mars::face::hand_layout::{HandOrder, tools, use_hand_layout};
use crate::ui::mars::face::packed::{closer, packed};
use crate::ui::mars::face::{Size, Usable};
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::turn_options::Candidate;
use crate::ui::mars::scene::{Subject, TableActions, TableContext, use_table_actions, use_table_context};
use crate::ui::mars::table::whole::WholeFace;
use yew::{AttrValue, Html, Properties, classes, component, html, use_effect_with};

/// Of the rows of so many cards, those that would hold the hand: where the window has room for one, the style sheet lays it so.
pub(crate) fn fits(context: &TableContext, seat: Seat) -> &'static str {
    match hand(context, seat).count() {
        0..=4 => "4 6 8",
        5..=6 => "6 8",
        7..=8 => "8",
        9..=10 => "10",
        _ => "",
    }
}

/// The cards in hand that may be seen.
fn hand(context: &TableContext, seat: Seat) -> impl Iterator<Item = CardId> {
    context.player(seat).hand.iter().filter(|&id| id != CardId::HIDDEN)
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) pending: Selection,
}

/// The most cards of a hand whose faces may have room for a sentence.
const TOLD: usize = 10;

/// The cards in hand; in a turn each can be chosen, or says why not.
#[component]
pub(crate) fn Hand(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let laying = use_hand_layout(HandOrder::InHand);
    let TableContext { texts, options, .. } = &context;
    let player = context.player(props.seat);
    let hand: Vec<CardId> = hand(&context, props.seat).collect();
    let soon = |id: CardId| options.entry(Choice::Play(id)).map_or(Prospect::Now, |entry| entry.soon);
    let count = hand
        .iter()
        .filter(|&&id| options.entry(Choice::Play(id)).is_some_and(|entry| entry.standing.is_offered()))
        .count();
    use_effect_with(hand.clone(), {
        // Another hand, another search.
        let laying = laying.clone();
        move |_| {
            if !laying.sought.is_empty() || laying.is_playable {
                laying.set(laying.unsought());
            }
        }
    });
    // Cards that are sold or discarded need not be playable.
    let is_played = !options.is_empty() && !matches!(props.pending, Selection::Selling(_));
    let (laid, shown) = laying.arranged(&context, props.seat, &hand, is_played, &soon);
    let drafted: Vec<CardId> = player.drafted.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    let marks: Vec<(CardId, Mark)> = hand
        .iter()
        .map(|&id| (id, Mark { is_told: hand.len() <= TOLD, ..mark(props, &context, id) }))
        .collect();
    // Most of them change with the question: they follow it, as does what closes the gap of a card that has gone.
    let (painted, now) = use_painted((*texts, shown, marks));
    let ((painted_in, before, marked), (now_in, shown, marks)) = (&*painted, &*now);
    let is_thinned = before.iter().filter(|id| shown.contains(id)).eq(shown);
    let places = if is_thinned { before } else { shown };
    // Words of another language come at once.
    let marked = if painted_in == now_in { marked } else { marks };
    let one = |id: CardId| {
        let mark = [marked, marks].into_iter().flatten().find(|(of, _)| *of == id);
        one(props, &context, &actions, id, mark.map(|(_, mark)| mark))
    };
    let one_or_gap = |id: CardId| if shown.contains(&id) { one(id) } else { Html::default() };
    html! {
        <section id="hand" class="hand" aria-label={texts.table(TableWords::YourCards)}>
            <h2>{ texts.table(TableWords::InYourHand(hand.len())) }
                if !options.is_empty() { <small>{ texts.table(TableWords::PlayableNow(count)) }</small> }
                if shown.len() < hand.len() { <small class="left">{ texts.table(TableWords::NotShown(hand.len() - shown.len())) }</small> }
            </h2>
            <div class="rack">
                { tools(*texts, &laying, is_played) }
                <div class="rows">
                    if hand.is_empty() { <p class="empty">{ texts.table(TableWords::EmptyHand) }</p> }
                    else if shown.is_empty() { <p class="empty">{ texts.table(TableWords::NoneFound) }</p> }
                    { packed(&actions, classes!("packed"), places, Some(&(laying.clone(), laid)), &one_or_gap) }
                    if !drafted.is_empty() {
                        <h2>{ texts.table(TableWords::Drafted(drafted.len())) }</h2>
                        { packed(&actions, classes!("packed"), &drafted, None, &one) }
                    }
                </div>
            </div>
            { part!(WholeFace { seat: props.seat }) }
        </section>
    }
}

/// How a card is marked in this turn.
fn mark(props: &Props, context: &TableContext, id: CardId) -> Mark {
    let Some(entry) = context.options.entry(Choice::Play(id)) else { return Mark::default() };
    let standing = match reason(props, entry) {
        Some(reason) => Usable::Cannot(entry.soon, reason),
        // What would come of it is told when it is chosen.
        None if entry.vain.is_some() => Usable::Plain,
        None => Usable::Can,
    };
    Mark { standing, met: entry.met, ..Mark::default() }
}

/// Why a card cannot be played; any can be sold.
fn reason(props: &Props, entry: &Candidate) -> Option<AttrValue> {
    if matches!(props.pending, Selection::Selling(_)) { None } else { entry.standing.reason() }
}

fn one(
    props: &Props,
    context: &TableContext,
    actions: &TableActions,
    id: CardId,
    mark: Option<&Mark>,
) -> Html {
    let Props { seat, pending } = props;
    let choice = Choice::Play(id);
    let entry = context.options.entry(choice);
    let selling = match pending {
        Selection::Selling(cards) => Some(cards.contains(&id)),
        _ => None,
    };
    let is_chosen = selling.unwrap_or_else(|| pending.is(choice));
    let onclick = match (selling, entry) {
        (Some(_), _) => {
            let next = pending.toggled(id);
            actions.pend.reform(move |_| next.clone())
        }
        (None, Some(_)) => actions.pend.reform(move |_| Selection::Chosen(choice)),
        (None, None) => actions.look.reform(move |_| Subject::Card(id)),
    };
    let reason = entry.and_then(|entry| reason(props, entry));
    let rule = entry.and_then(|entry| entry.standing.rule()).filter(|_| reason.is_some());
    let mark = Mark { selected: is_chosen, ..mark.cloned().unwrap_or_default() };
    let place = entry.filter(|_| selling.is_none()).and_then(|entry| entry.standing.place());
    html! {
        <>
            <button type="button" class="held" data-choice={place} data-kind={entry.map(Candidate::kind)}
                aria-pressed={is_chosen.to_string()} aria-disabled={reason.is_some().to_string()} data-refused={rule} data-reason={reason.clone()} {onclick}>
                { faces::marked(context, Some(*seat), id, Size::Hand, mark) }
                // In a place of its own, so that the face stays the same element when it comes or goes.
                if let Some(reason) = reason {
                    <small class="reason" aria-hidden="true">{ icon(Icon::Lock) }<span>{ reason }</span></small>
                }
            </button>
            { closer(context, actions, id) }
        </>
    }
}
