//! The cards on a player's table: what they do, what lies on them, and the actions that can be used now.

use crate::kit::Seat;
use crate::mars::Choice;
use crate::mars::cards::CardId;
use crate::mars::view::{Group, tableau};
use crate::text::mars::TableWords;
use crate::ui::look::paint::use_painted;
use crate::ui::look::part::part;
use crate::ui::mars::face::Usable;
use crate::ui::mars::face::faces::{self, Mark};
use crate::ui::mars::face::packed::{closer, packed};
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::turn_options::Candidate;
use crate::ui::mars::scene::{Subject, TableActions, TableContext, use_table_actions, use_table_context};
use yew::{Html, Properties, classes, component, html};

/// A window that has room for the tableau beside Mars; the style sheet asks for the same.
pub(crate) const WIDE: &str = "(min-width: 100em) and (min-height: 56em)";

/// So many cards have room for faces of full size.
const FEW: usize = 14;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
}

/// The tableau of whoever looks, always in sight.
pub(crate) fn docked(context: &TableContext, seat: Seat) -> Html {
    let words = context.texts.table(TableWords::YourCardsOnTable);
    html! {
        <section key="tableau" id="tableau" class="panel" aria-label={words.clone()}>
            <h2>{ words }</h2>
            { part!(Tableau { seat }) }
        </section>
    }
}

/// All of them in groups; events lie face down until they are asked for.
#[component]
pub(crate) fn Tableau(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let seat = props.seat;
    // What lies on a full table follows the answer that brought it there, as in the hand; told in the same terms, it is compiled once.
    let groups = Group::ALL.map(|group| (group, tableau(context.facts(), seat, group)));
    let all: Vec<CardId> = groups.iter().flat_map(|(_, cards)| cards).copied().collect();
    let mark = |&id: &CardId| {
        let standing = if acts(&context, seat, id).is_empty() { Usable::Plain } else { Usable::Can };
        (id, Mark { standing, ..Mark::default() })
    };
    let marks: Vec<(CardId, Mark)> = all.iter().map(mark).collect();
    let (painted, _) = use_painted((context.texts, all, marks));
    let (_, before, marked) = &*painted;
    let groups = groups.map(|(group, cards)| {
        let cards = cards.into_iter().filter(|id| before.contains(id)).collect::<Vec<_>>();
        (group, cards)
    });
    let is_few = groups.iter().map(|(_, cards)| cards.len()).sum::<usize>() <= FEW;
    let shown = |(group, cards): &(Group, Vec<CardId>)| {
        if cards.is_empty() {
            return Html::default();
        }
        let title = context.texts.table(TableWords::CardsOfGroup(*group, cards.len()));
        let list = packed(&actions, classes!("packed"), cards, None, &|id| {
            one(&context, &actions, seat, id, marked)
        });
        if *group == Group::Events {
            html! { <details><summary>{ title }</summary>{ list }</details> }
        } else {
            html! { <><h3>{ title }</h3>{ list }</> }
        }
    };
    html! { <div class={classes!("tableau", is_few.then_some("few"))}>{ for groups.iter().map(shown) }</div> }
}

/// The actions of a card that whoever looks can use now.
fn acts(context: &TableContext, seat: Seat, id: CardId) -> Vec<&Candidate> {
    let is_of_card = |entry: &&Candidate| matches!(entry.choice, Choice::Act { card, .. } if card == id);
    let acts = context.options.acts().filter(is_of_card).filter(|entry| entry.standing.is_offered());
    acts.filter(|_| context.viewer == Some(seat)).collect()
}

/// A card: one whose action can be used now leads to it, any other to a closer look.
fn one(
    context: &TableContext,
    actions: &TableActions,
    seat: Seat,
    id: CardId,
    marked: &[(CardId, Mark)],
) -> Html {
    let acts = acts(context, seat, id);
    let is_act = !acts.is_empty();
    let onclick = match acts[..] {
        [] => actions.look.reform(move |_| Subject::Card(id)),
        [one] => {
            let choice = one.choice;
            actions.pend.reform(move |_| Selection::Chosen(choice))
        }
        _ => actions.pend.reform(|_| Selection::Acting),
    };
    let mark = marked.iter().find(|(of, _)| *of == id);
    let standing = mark.map_or(Usable::Plain, |(_, mark)| mark.standing.clone());
    html! {
        <>
            <button type="button" class="held" data-acts={is_act.then_some("true")} {onclick}>{ faces::on_table(context, id, standing) }</button>
            if is_act { { closer(context, actions, id) } }
        </>
    }
}
