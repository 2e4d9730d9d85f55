//! What happened: all phases as a list.

use crate::ares::cards::CardId;
use crate::ares::view::log::{Happened, LogChapter, LogGroup, LogRow, LogSubject, card_of, log_back};
use crate::ares::{Figure, Stage};
use crate::kit::Seat;
use crate::text::ares::AresWords;
use crate::text::mars::TableWords;
use crate::ui::ares::figure::by;
use crate::ui::ares::scene::{AresActions, AresContext, Subject, use_ares, use_ares_actions};
use crate::ui::parts::history::log::{
    Folds, ShownEvents, player_button, use_folds, which_changes, whose_events, with_button,
};
use crate::ui::parts::history::why::why;
use yew::{AttrValue, Html, component, html, use_state};

/// How many phases are shown at first.
const LATEST: usize = 8;

/// All phases, the latest first: what each seat did in them, what came of it and from what.
#[component]
pub(crate) fn Log() -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let texts = context.texts;
    let all = use_state(|| false);
    let shown = use_state(|| ShownEvents::All);
    let subject = use_state(|| None::<usize>);
    let folds = use_folds();
    let most = if *all { usize::MAX } else { LATEST };
    let picked = subject.and_then(|place| LogSubject::all().nth(place));
    let is_picked = *shown != ShownEvents::All || picked.is_some();
    let is_shown = |group: &LogGroup| match *shown {
        ShownEvents::All | ShownEvents::Since(_) => true,
        ShownEvents::Of(seat) => group.by == Some(seat),
    };
    let is_about = |row: &LogRow| picked.is_none_or(|subject| row.is_about(subject));
    let back =
        log_back(context.table.entries_back(context.viewer), context.table.told(), context.facts().round);
    let chapters = back.filter_map(|chapter| {
        let groups = chapter.all_groups().filter(|group| is_shown(group));
        let groups = groups
            .map(|group| (group.clone(), group.rows.iter().filter(|row| is_about(row)).cloned().collect()));
        let groups: Vec<PickedGroup> = groups.filter(|(_, rows): &PickedGroup| !rows.is_empty()).collect();
        let is_told = !groups.is_empty() || chapter.stage == Some(Stage::Over) && !is_picked;
        is_told.then_some((chapter, groups))
    });
    let mut chapters: Vec<(LogChapter, Vec<PickedGroup>)> = chapters.take(most.saturating_add(1)).collect();
    let is_cut = chapters.len() > most;
    chapters.truncate(most);
    let onclick = {
        let all = all.clone();
        move |_| all.set(true)
    };
    let filter = LogFilter { context: &context, actions: &actions, folds: &folds };
    let drawn = chapters
        .iter()
        .enumerate()
        .map(|(number, (chapter, groups))| filter.chapter(chapter, groups, number == 0 || is_picked));
    let seats = context.facts().seats();
    html! {
        <section id="log" class="panel a-log" aria-label={texts.table(TableWords::Log)}>
            <header><h2>{ texts.table(TableWords::Log) }</h2>
                if seats.len() > 1 {
                    { whose_events(texts, &context.names, [ShownEvents::All].into_iter().chain(seats.iter().map(ShownEvents::Of)), &shown) }
                }
                { which_changes(texts, LogSubject::all().map(|it| label(&context, it)), &subject) }
            </header>
            <div class="scroll log-list" tabindex="0" role="region" aria-label={texts.table(TableWords::NewestFirst)}>
                if chapters.is_empty() { <p class="empty">{ texts.table(TableWords::NothingYet) }</p> }
                <ol>{ for drawn }</ol>
                if is_cut { <button id="whole-log" type="button" class="btn quiet" {onclick}>{ texts.table(TableWords::WholeLog) }</button> }
            </div>
        </section>
    }
}

/// A group of the log and which of its rows are shown.
type PickedGroup = (LogGroup, Vec<LogRow>);

fn label(context: &AresContext, subject: LogSubject) -> AttrValue {
    match subject {
        LogSubject::Stock(stock) => context.page(AresWords::FigureIs(Figure::Stock(stock))),
        LogSubject::Cards => context.page(AresWords::FigureIs(Figure::Hand)),
        LogSubject::Rating => context.page(AresWords::FigureIs(Figure::Rating)),
    }
}

/// What chapters, groups and rows are drawn from.
struct LogFilter<'a> {
    context: &'a AresContext,
    actions: &'a AresActions,
    folds: &'a Folds,
}

impl LogFilter<'_> {
    /// A chapter with the groups that are shown, the latest first.
    fn chapter(&self, chapter: &LogChapter, groups: &[PickedGroup], is_open: bool) -> Html {
        let context = self.context;
        let stage = chapter.stage.unwrap_or(Stage::Setup);
        let is_hidden =
            !chapter.is_over && context.facts().is_together() && context.facts().setup.players > 1;
        html! {
            <li key={chapter.place}>
                <h3>{ context.page(AresWords::Round(chapter.round)) }{ " · " }{ context.page(AresWords::StageIs(stage)) }
                    if is_hidden && Some(context.facts().stage) == chapter.stage { <small>{ " – " }{ context.page(AresWords::OthersAreHidden) }</small> }</h3>
                <ul>{ for groups.iter().rev().map(|group| self.group(stage, group, is_open)) }</ul>
            </li>
        }
    }

    /// A group: what was done, and folded behind it what came of it. One that says but one thing has nothing to fold.
    fn group(&self, stage: Stage, (group, rows): &PickedGroup, is_open: bool) -> Html {
        let inside = match rows.as_slice() {
            [row] if group.rows.len() == 1 => {
                html! { <p class="row">{ self.row(group, row, true) }{ for self.why(group) }</p> }
            }
            rows => {
                let mark = group.by.map(|seat| self.context.names.mark(seat));
                let words = match (group.headline(), group.rows.first(), group.by.zip(group.kept())) {
                    (Some(row), ..) => self.words(row),
                    (None, Some(row), _) if matches!(row.what, Happened::Collected(_)) => self.words(row),
                    (None, _, Some((seat, (kept, of)))) => {
                        let who = self.context.names.called(seat);
                        self.context.page(AresWords::Keeps { who, kept, of }).to_string()
                    }
                    (None, ..) => self.context.page(AresWords::StageIs(stage)).to_string(),
                };
                let sums = group.sums().into_iter().map(|figure| by(self.context.texts, figure));
                let summary = html! { <>{ for mark }<span>{ words }{ " " }<span class="figures">{ for sums }</span></span></> };
                self.folds.group(group.place, is_open, summary, || {
                    // Of what the summary says, what can be pressed in it is left.
                    let is_said = |row: &LogRow| Some(row) == group.headline() && row.times == 1;
                    let row = |(number, row): (usize, &LogRow)| {
                        if is_said(row) {
                            self.pressed_alone(group, row)
                        } else {
                            Some(self.row(group, row, number == 0))
                        }
                    };
                    let rows = rows.iter().enumerate().filter_map(row).map(|row| html! { <li>{ row }</li> });
                    html! { <><ol>{ for rows }</ol>{ for self.why(group) }</> }
                })
            }
        };
        html! { <li key={group.place} class="group">{ inside }</li> }
    }

    /// The button that asks a bot for the reason of its move; an income is none.
    fn why(&self, group: &LogGroup) -> Option<Html> {
        if group.rows.iter().all(|row| matches!(row.what, Happened::Collected(_))) {
            return None;
        }
        let (seat, table) = (group.by?, self.context.table.clone());
        let player = table.player(seat);
        why(&self.context.names, move || (*table).clone().into(), group.place, (seat, player))
    }

    fn words(&self, row: &LogRow) -> String {
        self.context.speak(|speaker| match &row.what {
            Happened::Event(event) => speaker.event(*event),
            Happened::Collected(collected) => speaker.collected(collected),
        })
    }

    /// The player and the card that a row names, by themselves; nothing where it names no card.
    fn pressed_alone(&self, group: &LogGroup, row: &LogRow) -> Option<Html> {
        let Happened::Event(event) = row.what else { return None };
        let card = card_of(event)?;
        let who = group.by.map(|seat| self.player(seat));
        Some(html! { <>{ for who }<span>{ self.pressable(self.context.card(card), Some(card)) }</span></> })
    }

    /// A player, who is looked at.
    fn player(&self, seat: Seat) -> Html {
        let look = self.actions.look.reform(move |()| Some(Subject::Seat(seat)));
        player_button(&self.context.names, seat, look)
    }

    /// A row: who, what, and what it comes from where the headline does not say it. Players and cards can be pressed.
    fn row(&self, group: &LogGroup, row: &LogRow, is_first: bool) -> Html {
        let who = group.by.filter(|_| is_first).map(|seat| self.player(seat));
        let origin = (!group.goes_without_saying(row.origin)).then(|| {
            let words = self.context.words().origin(row.origin)?;
            Some(html! { <small>{ " (" }{ self.pressable(&words, row.origin.card()) }{ ")" }</small> })
        });
        let times = (row.times > 1).then(|| html! { <small>{ format!(" × {}", row.times) }</small> });
        let drawn = match &row.what {
            Happened::Event(_) => Vec::new(),
            Happened::Collected(collected) => {
                collected.cards.iter().copied().filter(|&id| id != CardId::HIDDEN).collect()
            }
        };
        let drawn = drawn
            .into_iter()
            .map(|id| html! { <>{ " " }{ self.pressable(self.context.card(id), Some(id)) }</> });
        let card = match row.what {
            Happened::Event(event) => card_of(event),
            Happened::Collected(_) => None,
        };
        html! { <>{ for who }<span>{ self.pressable(&self.words(row), card) }{ for drawn }{ for times }{ for origin.flatten() }</span></> }
    }

    /// Words in which a card is named, which is looked at.
    fn pressable(&self, words: &str, id: Option<CardId>) -> Html {
        let Some(id) = id else { return html! { <>{ words.to_owned() }</> } };
        let look = self.actions.look.reform(move |()| Some(Subject::Card(id)));
        with_button(words, self.context.card(id), &look)
    }
}
