//! What all see at the same moment: the phases that were chosen, shown as they are revealed.

use crate::ares::Event;
use crate::ares::cards::Phase;
use crate::text::ares::AresWords;
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::AresContext;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::parts::history::moved::MoveShown;
use yew::{hook, html, use_mut_ref};

/// The phases of the round, if they were revealed since the table was first seen and nothing has happened since.
#[hook]
pub(super) fn use_phases_shown(context: &AresContext) -> Option<MoveShown> {
    let (game, told) = (context.table.seed(), context.table.told());
    // The game, how many events were known when it came before the page, and how many are.
    let known = use_mut_ref(|| (game, told, told));
    let mut known = known.borrow_mut();
    if known.0 != game || told < known.2 {
        *known = (game, told, told);
    }
    known.2 = told;
    let is_choice = |event: &Event| matches!(event, Event::Chose { .. } | Event::NeutralChose { .. });
    let events: Vec<Event> = context.table.heard_since(known.1, context.viewer).collect();
    let last = events.iter().rposition(is_choice)?;
    // What follows belongs to the first phase of the round, until the next one begins.
    let phases = events[last..].iter().filter(|event| matches!(event, Event::Ended)).count();
    if phases > 1 {
        return None;
    }
    let facts = context.facts();
    let sun = |phase: Phase| {
        let by = facts.seats().iter().filter(|&seat| facts.has_chosen(seat, phase));
        html! {
            <span class="chosen">{ silent(pictures::phase(phase), "") }<span>{ for by.map(|seat| context.names.mark(seat)) }if facts.neutral == Some(phase) { { silent(Icon::Nobody, "") } }</span></span>
        }
    };
    let chosen = Phase::ALL.into_iter().filter(|&phase| facts.is_chosen(phase));
    Some(MoveShown {
        number: known.1 + last,
        is_card: true,
        face: html! { <span class="chosen-phases">{ for chosen.map(sun) }</span> },
        words: html! { <span>{ context.page(AresWords::Phases) }</span> },
        to: vec!["#planet .phases".to_owned()],
    })
}
