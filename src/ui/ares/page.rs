//! The table of Ares Expedition on the page, and what the bar says of it.

use crate::ares::face::{AresConcept, AresExplained};
use crate::ares::guide::{LEARNER, is_lesson};
use crate::ares::{Ares, Stage};
use crate::kit::Seat;
use crate::text::ares::AresWords;
use crate::ui::ares::explained::concept;
use crate::ui::ares::guide::LessonGuide;
use crate::ui::ares::scene::{AresView, speak};
use crate::ui::ares::story::{headline, is_news};
use crate::ui::ares::table::Table;
use crate::ui::look::part::part;
use crate::ui::look::texts::Texts;
use crate::ui::parts::game_bar::BarText;
use crate::ui::parts::table_props::TableProps;
use crate::ui::state::app::Open;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use yew::{Html, html};

/// The table.
pub(crate) fn table(props: TableProps<Ares>) -> Html {
    let key = props.key();
    part!(Table { ..props }, key = key)
}

/// The guide above the table of the lesson.
pub(crate) fn guide(texts: Texts, open: &Open, table: &SharedTable<Ares>) -> Option<Html> {
    let is_lesson = is_lesson(table.setup(), table.seed()) && !open.is_shared();
    is_lesson.then(|| {
        let names = Names::at(&open.table, *texts).heard_alone_by(Some(LEARNER));
        part!(LessonGuide { table: table.clone(), names })
    })
}

/// What the bar says of a table.
pub(crate) fn bar(texts: Texts, props: &TableProps<Ares>) -> BarText {
    let TableProps { table, names, .. } = props;
    let viewer = props.viewer();
    let view = AresView::from(table.view(viewer));
    let told = |event| speak(texts, view.facts(), names, |speaker| speaker.event(event));
    let own = |since: usize, seat: Seat| {
        let own = table.heard_since(since, Some(seat)).find(|&event| is_news(event, Some(seat)));
        own.map(told)
    };
    let news = headline(table, viewer).map(told).unwrap_or_default();
    BarText {
        answers_given: round(texts, &view),
        ticker: html! { <p class="ticker" role="status" aria-live="polite">{ news }</p> },
        undo: props
            .undo(texts, own, |stays| speak(texts, view.facts(), names, |speaker| speaker.stays(stays))),
    }
}

/// Which round and phase it is.
fn round(texts: Texts, view: &AresView) -> Html {
    let facts = view.facts();
    let round = if facts.stage == Stage::Setup { 0 } else { facts.round };
    let stage = match facts.stage {
        Stage::Resolving(phase) => AresExplained::Phase(phase).key(),
        Stage::Planning => concept(AresConcept::Planning),
        Stage::Cube(_) | Stage::Swap { .. } => concept(AresConcept::Cubes),
        Stage::Neutral => concept(AresConcept::Neutral),
        Stage::Warming => concept(AresConcept::NeutralCube),
        Stage::HandLimit => concept(AresConcept::Hand),
        Stage::Setup => concept(AresConcept::Corporation),
        Stage::Over => concept(AresConcept::Points),
    };
    html! {
        <p id="generation" data-explain={format!("{} {stage}", concept(AresConcept::Round))} data-generation={facts.round.to_string()}>
            <b><span class="long">{ texts.expedition(AresWords::Round(round)) }</span><span class="short" aria-hidden="true">{ texts.expedition(AresWords::RoundInShort(round)) }</span></b><span class="phase">{ " " }{ texts.expedition(AresWords::StageIs(facts.stage)) }</span>
        </p>
    }
}
