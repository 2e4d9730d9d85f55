//! A game that is looked at again: its moves as a line of time, its turning points, and the card of the last move.

use crate::ares::cards::CardId;
use crate::ares::{Event, TurningPoint, course};
use crate::games::Game;
use crate::text::ares::AresWords;
use crate::text::common::CourseWords;
use crate::ui::ares::face::{CardFace, FaceSize, pictures};
use crate::ui::ares::scene::{AresContext, Subject, use_ares, use_ares_actions};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::parts::history::replay::{Replay, TurningMark, Watch};
use std::rc::Rc;
use yew::{Html, Properties, component, html, use_memo};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) watch: Watch,
}

/// The panel of a replay.
#[component]
pub(crate) fn Again(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let turning = use_memo(props.watch.whole.clone(), |whole| match whole {
        Game::Ares(table) => course(table).turning,
        Game::Mars(_) => Vec::new(),
    });
    let mark = |&(at, point): &(usize, TurningPoint)| {
        let (words, picture, seat) = match point {
            TurningPoint::Lead(seat) => {
                let words = context.say.course(CourseWords::TakesTheLead(context.names.called(seat)));
                (words, Icon::Up, Some(seat))
            }
            TurningPoint::Complete(track) => {
                (context.page(AresWords::TrackComplete(track)), pictures::track(track), None)
            }
            TurningPoint::Oceans => (context.page(AresWords::OceansComplete), Icon::Ocean, None),
        };
        TurningMark { at: at + 1, words, picture, seat }
    };
    let turning: Rc<[TurningMark]> = turning.iter().map(mark).collect();
    let seats = context.facts().seats();
    part!(Replay {
        watch: props.watch.clone(),
        names: context.names.clone(),
        seats,
        viewer: context.viewer,
        turning,
        standings: actions.look.reform(|()| Some(Subject::Standings)),
    })
}

/// The card of the last move, large, while a game is looked at again.
pub(super) fn played(context: &AresContext, watch: &Watch) -> Option<Html> {
    let events = match &watch.whole {
        Game::Ares(table) => table.events_of_move(watch.at.checked_sub(1)?, context.viewer),
        Game::Mars(_) => return None,
    };
    let card = events.into_iter().find_map(|event| match event {
        Event::Played { card, .. } | Event::Used { card, .. } => Some(card),
        _ => None,
    })?;
    (card != CardId::HIDDEN).then(|| html! { <div class="played" key={card.number()}>{ part!(CardFace { id: card, size: FaceSize::Large }) }</div> })
}
