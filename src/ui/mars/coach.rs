//! The coach at the table of the board game: what lines are called, why they are good, and where they are pressed.

use crate::games::{AdvisedLine, answers_at};
use crate::mars::{Choice, Mars};
use crate::ui::look::texts::use_texts;
use crate::ui::mars::guide::ring::{Aim, HintAnswer, wanted};
use crate::ui::mars::scene::line::told_line;
use crate::ui::parts::coach::{CoachedQuestion, use_coach};
use crate::ui::parts::guide::ring::use_ring;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use yew::{Callback, Html, Properties, component, use_memo};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) table: SharedTable<Mars>,
    pub(crate) names: Names,
    pub(crate) question: CoachedQuestion,
    pub(crate) close: Callback<()>,
}

/// The line above the table.
#[component]
pub(crate) fn MarsCoach(props: &Props) -> Html {
    let texts = use_texts();
    let Props { table, names, question, .. } = props;
    let state = use_coach(question.clone(), props.close.clone());
    use_ring(state.ringed().map_or(Aim::Nowhere, |line| aim(props, line)), wanted);
    let of = (texts, table.clone(), names.clone(), question.seat, state.told());
    let lines = use_memo(of, |(texts, table, names, seat, lines)| {
        lines.iter().map(|places| told_line(*texts, table, names, *seat, places)).collect::<Vec<_>>()
    });
    state.html(texts, &lines)
}

/// Where a line is pressed.
fn aim(props: &Props, line: &AdvisedLine) -> Aim {
    let Props { table, question, .. } = props;
    let seat = question.seat;
    let answers = answers_at(table, seat, &line.places);
    let asked = table.view(Some(seat)).question(seat);
    let (Some(asked), Some(&choice), Some(&place)) = (asked, answers.first(), line.places.first()) else {
        return Aim::Nowhere;
    };
    let cards = answers.iter().filter_map(|answer| match answer {
        Choice::Card(id) => Some(*id),
        _ => None,
    });
    Aim::Answer(HintAnswer { shape: asked.shape, choice, place, cards: cards.collect() })
}
