//! The coach at the table of the board game: what lines are called, why they are good, and where they are pressed.

use crate::games::{AdvisedLine, answers_at};
use crate::kit::Seat;
use crate::mars::guide::{Because, Merit};
use crate::mars::{Choice, Mars};
use crate::text::common::CoachedKind;
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::mars::guide::ring::{Aim, HintAnswer, wanted};
use crate::ui::parts::coach::{CoachedLine, CoachedQuestion, use_coach};
use crate::ui::parts::guide::ring::use_ring;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use yew::{Callback, Html, Properties, component, html, use_memo};

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
        lines.iter().map(|places| told(*texts, table, names, *seat, places)).collect::<Vec<_>>()
    });
    state.html(texts, &lines)
}

/// How a line is told.
fn told(texts: Texts, table: &SharedTable<Mars>, names: &Names, seat: Seat, places: &[u16]) -> CoachedLine {
    let view = table.view(Some(seat));
    let answers = answers_at(table, seat, places);
    let label = view.question(seat).map_or_else(String::new, |question| {
        let is_end = |choice: &&Choice| answers.len() > 1 && **choice == Choice::Done;
        let label = |&choice: &Choice| {
            texts.speak(view.facts(), names, |speaker| speaker.choice(seat, &question, choice))
        };
        let labels: Vec<String> = answers.iter().filter(|choice| !is_end(choice)).map(label).collect();
        texts.listed(&labels)
    });
    let Merit { because, brings, then } = Merit::of(&view, seat, &answers);
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
    let because = words(GuideWords::Because { because: told_of_any(because), brings: &brings });
    let then = then.map(|owed| words(GuideWords::Then { card: owed.card, effect: owed.effect }));
    let reason = html! { <>{ because }{ for then }</> };
    CoachedLine { label, kind: answers.first().map_or(CoachedKind::End, |&choice| kind(choice)), reason }
}

/// What speaks for a line whether it is the best one or not: what only says that it is best is left out.
const fn told_of_any(because: Because) -> Because {
    match because {
        Because::Buys(_)
        | Because::BuysNone
        | Because::NothingWorth
        | Because::OnlyAnswer
        | Because::Usual
        | Because::Area
        | Because::Best => Because::Gains,
        Because::Waiting
        | Because::HandIsEnough
        | Because::Milestone
        | Because::Award
        | Because::Greenery
        | Because::City
        | Because::Colony
        | Because::Scores(_)
        | Because::Leads(_)
        | Because::Production
        | Because::Points
        | Because::Action
        | Because::Effect
        | Because::Gains
        | Because::Government => because,
    }
}

/// What kind of answer a choice is.
const fn kind(choice: Choice) -> CoachedKind {
    match choice {
        Choice::Play(_) => CoachedKind::Card,
        Choice::Card(_) => CoachedKind::Cards,
        Choice::Project(_) => CoachedKind::Project,
        Choice::Act { .. } | Choice::FirstAction => CoachedKind::Action,
        Choice::Convert(_) => CoachedKind::Conversion,
        Choice::Claim(_) | Choice::Fund(_) => CoachedKind::Goal,
        Choice::Trade { .. } => CoachedKind::Colony,
        Choice::Lobby(_) => CoachedKind::Delegate,
        Choice::Pass | Choice::EndTurn | Choice::Done => CoachedKind::End,
        Choice::Space(_) => CoachedKind::Area,
        Choice::Amount(_) => CoachedKind::Amount,
        Choice::Seat(_) | Choice::Neutral => CoachedKind::Player,
        Choice::TableauCard(_) | Choice::Option(_) | Choice::First(_) | Choice::Reopen => {
            CoachedKind::Alternative
        }
    }
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
