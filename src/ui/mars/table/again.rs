//! A game that is looked at again: its moves as a line of time, its turning points, and the card of the last move.

use crate::mars::view::{TurningPoint, card_of, course, headline};
use crate::mars::{Event, Mars};
use crate::text::ScoreLine;
use crate::text::common::{CourseWords, Division};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::mars::face::Size;
use crate::ui::mars::face::faces;
use crate::ui::mars::scene::{Subject, TableContext, icons, use_table_actions, use_table_context};
use crate::ui::parts::history::replay::{Replay, TurningMark, Watch};
use crate::ui::state::shared_table::SharedTable;
use std::rc::Rc;
use yew::{Html, Properties, component, html, use_memo};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// The game from its beginning to its end.
    pub(crate) whole: SharedTable<Mars>,
    pub(crate) watch: Watch,
}

/// The panel of a replay.
#[component]
pub(crate) fn ReplayPanel(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let TableContext { texts, names, view, .. } = &context;
    let turning = use_memo(props.whole.clone(), |whole| course(whole).turning);
    let mark = |&(at, point): &(usize, TurningPoint)| {
        let (words, picture, seat) = match point {
            TurningPoint::Lead(seat) => {
                (texts.course(CourseWords::TakesTheLead(names.called(seat))), Icon::Up, Some(seat))
            }
            TurningPoint::Goal(event) => {
                let words = context.speak(|speaker| speaker.event(event)).into();
                match event {
                    Event::AwardFunded { seat, .. } => (words, icons::score(ScoreLine::Awards), Some(seat)),
                    _ => (words, icons::score(ScoreLine::Milestones), event.about().by),
                }
            }
            TurningPoint::Complete(parameter) => {
                (texts.course(CourseWords::Complete(parameter)), icons::parameter(parameter), None)
            }
        };
        TurningMark { at: at + 1, words, picture, seat }
    };
    let turning: Rc<[TurningMark]> = turning.iter().map(mark).collect();
    part!(Replay {
        watch: props.watch.clone(),
        division: Division::Generation,
        names: names.clone(),
        seats: view.seats(),
        turning,
        standings: actions.look.reform(|()| Subject::Standings),
    })
}

/// The card of the last move, large, while a game is looked at again.
pub(super) fn played(context: &TableContext, whole: &SharedTable<Mars>, at: usize) -> Option<Html> {
    let events = whole.events_of_move(at.checked_sub(1)?, context.viewer);
    let card = headline(&events).and_then(card_of)?;
    Some(
        html! { <div class="played" key={card.number()}>{ faces::face(context, None, card, Size::Large) }</div> },
    )
}
