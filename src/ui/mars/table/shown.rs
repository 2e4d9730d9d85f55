//! The latest move of another player: which card or picture is shown of it, and to which place on the table it goes.

use crate::kit::Seat;
use crate::mars::cards::{CardId, card};
use crate::mars::view::{area_of, is_news, whose};
use crate::mars::{DelegateSeat, Event};
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::part::part;
use crate::ui::mars::face::{Face, Size};
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::story::{Story, shows_card};
use crate::ui::parts::history::moved::MoveShown;
use yew::{hook, html, use_mut_ref};

/// What is shown of the latest move, if another player has made it since the table was first seen. A move that was there before, or
/// that an undo has brought back, is not shown.
#[hook]
pub(super) fn use_move_shown(context: &TableContext, story: &Story) -> Option<MoveShown> {
    // The game, how many events were known when it came before the page, and how many are.
    let known = use_mut_ref(|| (story.game(), story.len(), story.len()));
    let mut known = known.borrow_mut();
    let (game, from, last) = *known;
    let is_new = game != story.game() || story.len() < last;
    let from = if is_new { story.len() } else { from };
    *known = (story.game(), from, story.len());
    let (told, mover) = story.latest_move().filter(|&(told, _)| told >= from)?;
    (context.viewer != Some(mover)).then(|| shown(context, story, told, mover)).flatten()
}

/// What is shown of a move that begins behind so many events.
fn shown(context: &TableContext, story: &Story, told: usize, mover: Seat) -> Option<MoveShown> {
    let events: Vec<Event> = story.since(told).collect();
    let mut done = events.iter().copied().filter(|&event| whose(event) == Some(mover) && is_news(event));
    let what = done.next()?;
    let (picture, place) = goes(what)?;
    // A standard project goes to the tile or the colony that it has brought.
    let place = place.or_else(|| done.find_map(|event| goes(event)?.1));
    let is_card = shows_card(what);
    let area = events
        .iter()
        .find_map(|&event| area_of(event))
        .map(|space| format!("#map [data-space=\"{}\"]", space.0));
    let seat = format!(".seat[data-seat=\"{}\"]", mover.number());
    let words = context.speak(|speaker| speaker.event(what));
    Some(MoveShown {
        number: told,
        is_card,
        face: match picture {
            Picture::Card(card) => part!(Face { card, size: Size::Large }),
            Picture::Icon(icon) => html! { <span class="chip-face">{ silent(icon, "") }</span> },
        },
        words: html! { <>{ context.names.mark(mover) }<span>{ words }</span></> },
        to: area.into_iter().chain(place).chain([seat]).collect(),
    })
}

/// What is shown.
enum Picture {
    Card(CardId),
    Icon(Icon),
}

/// What is shown of what was done, and the place on the table to which it goes, if it is not an area or the seat. Of what needs no
/// telling nothing is shown.
fn goes(what: Event) -> Option<(Picture, Option<String>)> {
    let icon = |icon: Icon, place: Option<&str>| Some((Picture::Icon(icon), place.map(str::to_owned)));
    let tile = |id: CardId| format!("[data-tile=\"{}\"]", card(id).name);
    match what {
        Event::Played { card, .. }
        | Event::CorporationRevealed { card, .. }
        | Event::PreludeFailed { card, .. }
        | Event::Used { card, .. } => Some((Picture::Card(card), None)),
        Event::ProjectUsed { project, .. } => icon(icons::project(project), None),
        Event::Converted { conversion, .. } => icon(icons::resource(conversion.resource()), None),
        Event::Placed { tile, .. } => icon(icons::tile(tile), None),
        Event::Claimed { .. } => icon(Icon::Flag, None),
        Event::MilestoneClaimed { .. } => icon(Icon::Flag, Some(".goals")),
        Event::AwardFunded { .. } => icon(Icon::Trophy, Some(".goals")),
        Event::Settled { tile: id, .. } => Some((Picture::Icon(Icon::Colony), Some(tile(id)))),
        Event::ColonyOpened { tile: id, .. } | Event::ColonyClosed { tile: id, .. } => {
            Some((Picture::Icon(Icon::Colony), Some(tile(id))))
        }
        Event::FleetSent { tile: id, .. } => Some((Picture::Icon(Icon::Fleet), Some(tile(id)))),
        Event::DelegateMoved { to: DelegateSeat::Party(party), .. } => {
            let place = format!("[data-party=\"{}\"]", party.name());
            Some((Picture::Icon(Icon::Delegate), Some(place)))
        }
        Event::DelegateMoved { .. } => icon(Icon::Delegate, Some("#committee")),
        Event::Passed(_) => icon(Icon::First, None),
        Event::FirstPlayer(_)
        | Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::CorporationDealt { .. }
        | Event::PreludeDealt { .. }
        | Event::Dealt { .. }
        | Event::Picked { .. }
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::Kept { .. }
        | Event::Declined { .. }
        | Event::Drew { .. }
        | Event::Found { .. }
        | Event::Revealed { .. }
        | Event::Discarded { .. }
        | Event::TurnedDown { .. }
        | Event::FirstActionSettled(_)
        | Event::TurnBegan(_)
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::Produced { .. }
        | Event::EnergyBecameHeat { .. }
        | Event::Raised { .. }
        | Event::Lowered { .. }
        | Event::OceanRemoved { .. }
        | Event::Rated { .. }
        | Event::Added { .. }
        | Event::Taken { .. }
        | Event::Remembered { .. }
        | Event::Eased { .. }
        | Event::MarkerMoved { .. }
        | Event::FleetGained(_)
        | Event::FleetsReturned
        | Event::LeaderChanged { .. }
        | Event::DominanceMoved(_)
        | Event::PartyRules(_)
        | Event::EventHappens(_)
        | Event::EventsAdvanced
        | Event::EventRevealed(_)
        | Event::MarkersTaken => None,
    }
}
