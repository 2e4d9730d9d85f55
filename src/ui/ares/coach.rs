//! The coach at the table of Ares Expedition: what lines are called, what they bring, and where they are pressed.

use crate::ares::bot::usual_payment;
use crate::ares::{Ares, Choice, Event, Figure, Question};
use crate::games::answers_at;
use crate::kit::{Analysed as _, AnswerKind, Seat, View};
use crate::text::ares::AresWords;
use crate::ui::ares::figure::by;
use crate::ui::ares::guide::{Target, label, wanted};
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::coach::{CoachedLine, CoachedQuestion, use_coach};
use crate::ui::parts::guide::ring::use_ring;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use yew::{Callback, Html, Properties, component, html, use_memo};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) table: SharedTable<Ares>,
    pub(crate) names: Names,
    pub(crate) question: CoachedQuestion,
    pub(crate) close: Callback<()>,
}

/// The line above the table.
#[component]
pub(crate) fn AresCoach(props: &Props) -> Html {
    let texts = use_texts();
    let Props { table, names, question, .. } = props;
    let state = use_coach(question.clone(), props.close.clone());
    let target = state.ringed().map(|line| answers_at(table, question.seat, &line.places));
    use_ring(target.map_or(Target::Nowhere, Target::Answers), wanted);
    let of = (texts, table.clone(), names.clone(), question.seat, state.told());
    let lines = use_memo(of, |(texts, table, names, seat, lines)| {
        lines.iter().map(|places| told_line(*texts, table, names, *seat, places)).collect::<Vec<_>>()
    });
    state.html(texts, &lines)
}

/// How a line is told.
pub(crate) fn told_line(
    texts: Texts,
    table: &SharedTable<Ares>,
    names: &Names,
    seat: Seat,
    places: &[u16],
) -> CoachedLine {
    let view = table.view(Some(seat));
    let answers = answers_at(table, seat, places);
    let label = label(texts, &view, names, seat, &answers);
    let first = answers.first().copied();
    let alone = first.filter(|_| answers.len() == 1);
    let changes = alone.map_or_else(Vec::new, |choice| changes(&view, seat, choice));
    let change = |(place, &change): (usize, &(Figure, i32))| {
        let between = (place > 0).then(|| html! { <span class="vh">{ ", " }</span> });
        html! { <>{ for between }{ by(texts, change) }</> }
    };
    let reason = changes.iter().enumerate().map(change);
    // What a phase brings at once.
    let outlook = match first {
        Some(Choice::Phase(phase)) => Some(view.facts().outlook(seat, phase, true)),
        _ => None,
    };
    let outlook = outlook.map(|outlook| texts.expedition(AresWords::OutlookOf(outlook)));
    let reason = html! { <>{ for outlook }{ for reason }</> };
    CoachedLine {
        label,
        kind: first.map_or(AnswerKind::End, |choice| Ares::kind(&view, seat, choice)),
        reason,
    }
}

/// The figures that an answer changes for a seat with the usual payment, and by how much.
fn changes(view: &View<Ares>, seat: Seat, choice: Choice) -> Vec<(Figure, i32)> {
    let pays = |view: &View<Ares>, question: &Question| usual_payment(view, seat, question);
    let Ok(forecast) = view.foresee_paid(seat, choice, pays) else { return Vec::new() };
    let mut all: Vec<(Figure, i32)> =
        forecast.changes.iter().map(|it| (it.figure, it.after - it.before)).collect();
    // That no more than a card which is played leaves the hand is not told.
    let is_played = |event: &&Event| matches!(event, Event::Played { seat: of, .. } if *of == seat);
    let played = forecast.events.iter().filter(is_played).count() as i32;
    all.retain(|&(figure, by)| by != 0 && (figure, by) != (Figure::Hand, -played));
    all
}
