//! A game that is looked at again: its moves as a line of time, its turning points, and the card of the last move.

use crate::ares::cards::CardId;
use crate::ares::{Ares, Event, TurningPoint, course};
use crate::text::ares::AresWords;
use crate::text::common::{CourseWords, Division};
use crate::ui::ares::face::{CardFace, FaceSize, pictures};
use crate::ui::ares::scene::{AresContext, Subject, use_ares, use_ares_actions};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::parts::history::replay::{Replay, TurningMark, Watch};
use crate::ui::state::shared_table::SharedTable;
use std::rc::Rc;
use yew::{Html, Properties, component, html, use_memo};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// The game from its beginning to its end.
    pub(crate) whole: SharedTable<Ares>,
    pub(crate) watch: Watch,
}

/// The panel of a replay.
#[component]
pub(crate) fn ReplayPanel(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let turning = use_memo(props.whole.clone(), |whole| course(whole).turning);
    let mark = |&(at, point): &(usize, TurningPoint)| {
        let (words, picture, seat) = match point {
            TurningPoint::Lead(seat) => {
                let words = context.texts.course(CourseWords::TakesTheLead(context.names.called(seat)));
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
        division: Division::Round,
        names: context.names.clone(),
        seats,
        turning,
        standings: actions.look.reform(|()| Some(Subject::Standings)),
    })
}

/// The card of the last move, large, while a game is looked at again.
pub(super) fn played(context: &AresContext, whole: &SharedTable<Ares>, at: usize) -> Option<Html> {
    let events = whole.events_of_move(at.checked_sub(1)?, context.viewer);
    let card = events.into_iter().find_map(|event| match event {
        Event::Played { card, .. } | Event::Used { card, .. } => Some(card),
        _ => None,
    })?;
    (card != CardId::HIDDEN).then(|| html! { <div class="played" key={card.number()}>{ part!(CardFace { id: card, size: FaceSize::Large }) }</div> })
}
