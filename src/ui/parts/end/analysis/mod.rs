//! A game that is over, looked at afterwards: a button begins it, the worker analyses it answer by answer, and what was found is shown.

mod figures;
mod found;
pub(crate) mod table;
mod weaknesses;

use crate::games::GameAnalysis;
use crate::kit::Seats;
use crate::store::{self, Browser, GameId};
use crate::text::common::{AnalysisWords, BarWords, CoachWords, CourseWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::parts::end::after::EndedGame;
use crate::worker::{AnalysedPart, BotClient, PendingQuestion};
use found::Found;
use std::cell::RefCell;
use std::rc::Rc;
use table::AnalysedTable;
use yew::{
    Html, Properties, UseStateSetter, component, html, use_effect_with, use_memo, use_mut_ref, use_state,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) table: AnalysedTable,
}

/// What the analysis is made of and where it is kept.
#[derive(PartialEq)]
struct AnalysedRecord {
    record: String,
    id: Option<GameId>,
    /// Which game is played: see [`crate::games::Game::key`].
    game: &'static str,
    answers: usize,
    judged: Seats,
}

/// What is known.
#[derive(Clone, PartialEq)]
struct AnalysisState {
    analysis: Option<Rc<GameAnalysis>>,
    stage: AnalysisStage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum AnalysisStage {
    Waits,
    Runs,
    /// No worker lives.
    CannotThink,
}

impl AnalysedRecord {
    fn of(ended: &EndedGame) -> Self {
        let game = &ended.game;
        Self {
            record: game.record(),
            id: ended.id,
            game: game.key(),
            answers: game.answers(),
            judged: game.people(),
        }
    }

    fn kept(&self) -> Option<Rc<GameAnalysis>> {
        store::analysis(&Browser, self.id?, &self.record).map(Rc::new)
    }

    fn is_whole(&self, analysis: &GameAnalysis) -> bool {
        analysis.answers >= self.answers
    }

    /// Keeps it where the game is kept; where that cannot be, it lasts as long as the page.
    fn keep(&self, analysis: &GameAnalysis) {
        if let Some(id) = self.id {
            let is_whole = self.is_whole(analysis);
            let _ = store::keep_analysis(&mut Browser, id, &self.record, (self.game, analysis, is_whole));
        }
    }
}

/// A game that is over, looked at afterwards: a button that begins it, how far it is, and what was found.
#[component]
pub(crate) fn Afterwards(props: &Props) -> Html {
    let texts = use_texts();
    let record = use_memo(props.table.ended.clone(), AnalysedRecord::of);
    let known = use_state(|| AnalysisState { analysis: record.kept(), stage: AnalysisStage::Waits });
    let pending = use_mut_ref(|| None::<PendingQuestion>);
    use_effect_with(record.clone(), {
        let pending = pending.clone();
        // Nobody waits for what is dropped.
        move |_| move || drop(pending.borrow_mut().take())
    });
    let words = |words: AnalysisWords<'_>| texts.course(CourseWords::Analysis(words));
    let analysis = known.analysis.clone();
    let whole = analysis.clone().filter(|analysis| record.is_whole(analysis));
    let begin = {
        let (record, known, pending, analysis) =
            (record.clone(), known.setter(), pending.clone(), analysis.clone());
        move |_| {
            known.set(AnalysisState { analysis: analysis.clone(), stage: AnalysisStage::Runs });
            go_on(&record, analysis.clone(), known.clone(), &pending);
        }
    };
    let stop = {
        let (known, pending, analysis) = (known.setter(), pending, analysis.clone());
        move |_| {
            drop(pending.borrow_mut().take());
            known.set(AnalysisState { analysis: analysis.clone(), stage: AnalysisStage::Waits });
        }
    };
    let done = analysis.as_ref().map_or(0, |analysis| analysis.answers);
    let control = match (&whole, known.stage) {
        (Some(_), _) => html! {},
        (None, AnalysisStage::Runs) => html! {
            <p class="buttons">
                <progress max={record.answers.to_string()} value={done.to_string()} aria-label={words(AnalysisWords::Title)} />
                <span>{ words(AnalysisWords::Done { done, of: record.answers }) }</span>
                <button id="stop-analysis" type="button" class="btn" onclick={stop}>{ icon(Icon::Cross) }{ words(AnalysisWords::Stop) }</button>
            </p>
        },
        (None, AnalysisStage::Waits | AnalysisStage::CannotThink) => html! {
            <>
                if known.stage == AnalysisStage::CannotThink { <p role="status">{ texts.bar(BarWords::Coach(CoachWords::CannotThink)) }</p> }
                <p class="buttons"><button id="analyse" type="button" class="btn" onclick={begin}>{ icon(Icon::Bulb) }
                    { words(if done == 0 { AnalysisWords::Begin } else { AnalysisWords::GoOn }) }</button></p>
            </>
        },
    };
    html! {
        <section id="afterwards" class="afterwards" aria-label={words(AnalysisWords::Title)} data-analysed={done.to_string()} data-whole={whole.is_some().to_string()}>
            <h3>{ words(AnalysisWords::Title) }<small>{ words(AnalysisWords::About) }</small></h3>
            { control }
            if let Some(analysis) = whole { { part!(Found { table: props.table.clone(), analysis }) } }
        </section>
    }
}

/// Asks for the next answers, and then for those behind them.
fn go_on(
    record: &Rc<AnalysedRecord>,
    analysis: Option<Rc<GameAnalysis>>,
    known: UseStateSetter<AnalysisState>,
    pending: &Rc<RefCell<Option<PendingQuestion>>>,
) {
    let from = analysis.as_ref().map_or(0, |analysis| analysis.answers);
    let then = {
        let (record, pending) = (record.clone(), Rc::downgrade(pending));
        move |part: Option<AnalysedPart>| {
            let added = part.and_then(|part| added(analysis.clone(), part));
            let Some(added) = added else {
                return known.set(AnalysisState { analysis, stage: AnalysisStage::CannotThink });
            };
            record.keep(&added);
            let is_whole = record.is_whole(&added);
            let stage = if is_whole { AnalysisStage::Waits } else { AnalysisStage::Runs };
            known.set(AnalysisState { analysis: Some(added.clone()), stage });
            if let (false, Some(pending)) = (is_whole, pending.upgrade()) {
                go_on(&record, Some(added), known, &pending);
            }
        }
    };
    let asked = BotClient::of_page().analyse(from, record.judged, record.record.clone(), then);
    pending.replace(Some(asked));
}

/// An analysis with the next answers; `None` where there are none.
fn added(analysis: Option<Rc<GameAnalysis>>, part: AnalysedPart) -> Option<Rc<GameAnalysis>> {
    let mut analysis = match part.begun {
        Some(begun) => begun,
        None => (*analysis?).clone(),
    };
    part.answers.iter().for_each(|answer| analysis.push(answer));
    (!part.answers.is_empty()).then(|| Rc::new(analysis))
}
