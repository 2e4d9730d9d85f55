//! The coach at the table of Ares Expedition: what lines are called, what they bring, and where they are pressed.

use crate::ares::{Ares, Choice, Figure};
use crate::games::answers_at;
use crate::kit::Seat;
use crate::text::ares::AresWords;
use crate::text::common::CoachedKind;
use crate::ui::ares::figure::by;
use crate::ui::ares::guide::{Target, wanted};
use crate::ui::ares::scene::speak;
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
        lines.iter().map(|places| told(*texts, table, names, *seat, places)).collect::<Vec<_>>()
    });
    state.html(texts, &lines)
}

/// How a line is told.
fn told(texts: Texts, table: &SharedTable<Ares>, names: &Names, seat: Seat, places: &[u16]) -> CoachedLine {
    let view = table.view(Some(seat));
    let answers = answers_at(table, seat, places);
    let label = view.question(seat).map_or_else(String::new, |question| {
        let is_end = |choice: &&Choice| answers.len() > 1 && **choice == Choice::Done;
        let label = |&choice: &Choice| {
            speak(texts, view.facts(), names, |speaker| speaker.choice(seat, &question, choice))
        };
        let labels: Vec<String> = answers.iter().filter(|choice| !is_end(choice)).map(label).collect();
        texts.listed(&labels)
    });
    let first = answers.first().copied();
    let alone = first.filter(|_| answers.len() == 1);
    let forecast = alone.and_then(|choice| view.foresee(seat, choice).ok());
    // A card that is played leaves the hand.
    let changes = forecast.iter().flat_map(|forecast| &forecast.changes);
    let changes = changes.filter(|change| change.figure != Figure::Hand);
    let reason = changes.map(|change| by(texts, (change.figure, change.after - change.before)));
    // What a phase brings at once.
    let outlook = match first {
        Some(Choice::Phase(phase)) => Some(view.facts().outlook(seat, phase, true)),
        _ => None,
    };
    let outlook = outlook.map(|outlook| texts.expedition(AresWords::OutlookOf(outlook)));
    let reason = html! { <>{ for outlook }{ for reason }</> };
    CoachedLine { label, kind: first.map_or(CoachedKind::End, kind), reason }
}

/// What kind of answer a choice is.
const fn kind(choice: Choice) -> CoachedKind {
    match choice {
        Choice::Phase(_) => CoachedKind::Phase,
        Choice::Card(_) | Choice::Sell(_) => CoachedKind::Cards,
        Choice::Play(_) => CoachedKind::Card,
        Choice::Act { .. } => CoachedKind::Action,
        Choice::Standard(_) => CoachedKind::Project,
        Choice::Amount(_) => CoachedKind::Amount,
        Choice::Done | Choice::Decline => CoachedKind::End,
        Choice::DrawBonus
        | Choice::BuyRating
        | Choice::Branch(_)
        | Choice::Track(_)
        | Choice::MoneyCube
        | Choice::SwapCube
        | Choice::Reopen => CoachedKind::Alternative,
    }
}
