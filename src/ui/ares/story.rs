//! What happened at a table, as somebody was told it: the phases, and what each seat did in them.

use crate::ares::cards::{CardId, Phase};
use crate::ares::view::log::change;
use crate::ares::{Ares, Event, Figure, Stage};
use crate::kit::{BySeat, Seat, Seats, in_order};
use crate::ui::parts::sound::Cue;
use crate::ui::state::shared_table::SharedTable;

/// A part of a game: a phase, or a step between phases.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Chapter {
    /// Its round.
    pub(crate) round: u8,
    /// Which; `None` before the first one.
    pub(crate) stage: Option<Stage>,
    /// Whether the phase is over.
    pub(crate) is_over: bool,
    /// What each seat did, in its order.
    pub(crate) of: BySeat<Vec<Event>>,
    /// What happened to all.
    pub(crate) common: Vec<Event>,
}

impl Chapter {
    /// Whether nothing is told of it.
    pub(crate) fn is_empty(&self) -> bool {
        self.common.is_empty() && self.of.0.iter().all(Vec::is_empty)
    }
}

/// All chapters of a game, in order, as this seat was told them. Of others' doings in a running phase nothing is told.
pub(crate) fn chapters(table: &SharedTable<Ares>, viewer: Option<Seat>) -> Vec<Chapter> {
    let mut chapters = vec![Chapter::default()];
    let mut round = 0;
    for event in table.heard_since(0, viewer) {
        match event {
            Event::Round { round: next } => round = next,
            Event::Began(stage) => chapters.push(Chapter { round, stage: Some(stage), ..Chapter::default() }),
            Event::Ended => {
                if let Some(chapter) = chapters.last_mut() {
                    chapter.is_over = true;
                }
            }
            _ => {
                let Some(chapter) = chapters.last_mut() else { continue };
                match event.seat() {
                    Some(seat) => chapter.of[seat].push(event),
                    None => chapter.common.push(event),
                }
            }
        }
    }
    chapters.retain(|chapter| !chapter.is_empty() || chapter.stage == Some(Stage::Over));
    chapters
}

/// The cards that each seat has shown since the phases of a round were chosen, or in the round before while they are being chosen:
/// those of the phases that are over.
pub(crate) fn shown_cards(table: &SharedTable<Ares>, viewer: Option<Seat>) -> BySeat<Vec<CardId>> {
    let all = chapters(table, viewer);
    let resolved = all.iter().filter(|it| it.is_over && matches!(it.stage, Some(Stage::Resolving(_))));
    let latest = resolved.clone().map(|chapter| chapter.round).max();
    let mut cards = BySeat::<Vec<CardId>>::default();
    for chapter in resolved.filter(|chapter| Some(chapter.round) == latest) {
        for (seat, events) in Seat::ALL.into_iter().zip(&chapter.of.0) {
            let played = events.iter().filter_map(|&event| match event {
                Event::Played { card, .. } if card != CardId::HIDDEN => Some(card),
                _ => None,
            });
            cards[seat].extend(played);
        }
    }
    cards
}

/// The latest event worth telling.
pub(crate) fn headline(table: &SharedTable<Ares>, viewer: Option<Seat>) -> Option<Event> {
    table.heard_back(viewer).find(|&event| is_news(event, viewer))
}

/// Whether an event is more than a part of another one.
pub(crate) const fn is_news(event: Event, viewer: Option<Seat>) -> bool {
    match event {
        Event::Chose { .. }
        | Event::NeutralChose { .. }
        | Event::Incorporated { .. }
        | Event::Played { .. }
        | Event::Used { .. }
        | Event::Standard { .. }
        | Event::RatingBought { .. }
        | Event::Warmed { .. }
        | Event::Flipped { .. }
        | Event::BonusDrawn { .. }
        | Event::CubeTaken { .. } => true,
        Event::Sold { .. } | Event::Kept { .. } => viewer.is_some(),
        Event::Round { .. }
        | Event::Began(_)
        | Event::Ended
        | Event::Drawn { .. }
        | Event::Looked { .. }
        | Event::PassedUp { .. }
        | Event::Revealed { .. }
        | Event::Discarded { .. }
        | Event::Given { .. }
        | Event::Entered { .. }
        | Event::Permitted { .. }
        | Event::Discounted { .. }
        | Event::Flexed { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Rated { .. }
        | Event::Raised { .. }
        | Event::ForestTaken { .. }
        | Event::Added { .. }
        | Event::Removed { .. } => false,
    }
}

/// Something that a seat did, with what came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Deed {
    /// What it was; `None` for what a phase brings by itself.
    pub(crate) what: Option<Event>,
    /// How often in a row.
    pub(crate) times: usize,
    /// What came of it: figures of the seat, and by how much they changed.
    pub(crate) figures: Vec<(Figure, i32)>,
}

/// What a seat did in a chapter, deed by deed, each with what came of it.
pub(crate) fn deeds(events: &[Event], viewer: Option<Seat>) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = Vec::new();
    for &event in events {
        if is_news(event, viewer) {
            match deeds.last_mut().filter(|deed| deed.what == Some(event)) {
                Some(deed) => deed.times += 1,
                None => deeds.push(Deed { what: Some(event), times: 1, ..Deed::default() }),
            }
        }
        let changed = change(event);
        if changed.is_none() && deeds.last().is_some() {
            continue;
        }
        if deeds.is_empty() {
            deeds.push(Deed::default());
        }
        if let (Some(deed), Some((figure, by))) = (deeds.last_mut(), changed) {
            match deed.figures.iter_mut().find(|(of, _)| *of == figure) {
                Some((_, sum)) => *sum += by,
                None => deed.figures.push((figure, by)),
            }
        }
    }
    for deed in &mut deeds {
        deed.figures.retain(|&(_, by)| by != 0);
    }
    deeds.retain(|deed| deed.what.is_some() || !deed.figures.is_empty());
    deeds
}

/// How many lines a recap has at most.
const RECAP_LINES: usize = 10;

/// Something that happened in a phase.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RecapDeed {
    /// Whose doing it was; `None`: nobody's.
    pub(crate) by: Option<Seat>,
    /// The phase, or the step between phases.
    pub(crate) stage: Option<Stage>,
    /// Whether it is what the seat that looks gained or lost without an answer of its own.
    pub(crate) is_mine: bool,
    pub(crate) deed: Deed,
}

/// What happened in some phases, in few lines.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct AresRecap {
    /// At most [`RECAP_LINES`]: what the seat that looks has of it, and then the weightiest of the rest in the order of the phases.
    pub(crate) lines: Vec<RecapDeed>,
    /// How much has no line.
    pub(crate) more: usize,
}

/// What others and nobody did in these chapters, and what the chapters brought `eyes` by themselves.
pub(crate) fn recap<'a>(
    chapters: impl Iterator<Item = &'a Chapter>,
    seats: Seats,
    viewer: Seat,
) -> AresRecap {
    let mut all: Vec<RecapDeed> = Vec::new();
    for chapter in chapters {
        let common = chapter.common.iter().map(|&event| RecapDeed {
            by: None,
            stage: chapter.stage,
            is_mine: false,
            deed: Deed { what: Some(event), times: 1, ..Deed::default() },
        });
        all.extend(common);
        for seat in seats.iter() {
            let is_own = seat == viewer;
            let given = chapter.of[seat].iter().filter(|event| !is_own && is_given(**event, viewer));
            all.extend(given.map(|&event| RecapDeed {
                by: Some(seat),
                stage: chapter.stage,
                is_mine: true,
                deed: Deed { what: Some(event), times: 1, figures: vec![(Figure::Hand, 1)] },
            }));
            let deeds = deeds(&chapter.of[seat], Some(viewer)).into_iter();
            let told = deeds.filter(|deed| !is_own || deed.what.is_none() && is_by_itself(chapter.stage));
            let told =
                told.map(|deed| RecapDeed { by: Some(seat), stage: chapter.stage, is_mine: is_own, deed });
            all.extend(told);
        }
    }
    let most = if all.len() > RECAP_LINES { RECAP_LINES - 1 } else { RECAP_LINES };
    let weights = all.iter().map(|deed| (-weight(deed), 0));
    let mut kept: Vec<usize> = in_order(weights).into_iter().take(most).collect();
    kept.sort_unstable_by_key(|&place| (!all[place].is_mine, place));
    let more = all.len() - kept.len();
    AresRecap { lines: kept.into_iter().map(|place| all[place].clone()).collect(), more }
}

/// Whether a card was given to this seat.
fn is_given(event: Event, viewer: Seat) -> bool {
    matches!(event, Event::Given { to, .. } if to == viewer)
}

/// Whether a phase brings something that nobody chooses.
const fn is_by_itself(stage: Option<Stage>) -> bool {
    matches!(stage, Some(Stage::Resolving(Phase::Production)))
}

/// How much a deed matters to others.
fn weight(deed: &RecapDeed) -> i64 {
    let what = match deed.deed.what {
        _ if deed.is_mine => 1_000,
        Some(
            Event::Flipped { .. }
            | Event::Warmed { .. }
            | Event::Standard { .. }
            | Event::Played { .. }
            | Event::Incorporated { .. }
            | Event::CubeTaken { .. },
        ) => 8,
        Some(Event::Chose { .. } | Event::NeutralChose { .. }) => 6,
        Some(Event::Used { .. } | Event::RatingBought { .. } | Event::BonusDrawn { .. }) => 4,
        Some(_) => 2,
        None => 1,
    };
    let of = |&(figure, by): &(Figure, i32)| match figure {
        Figure::Steps(_) | Figure::Oceans | Figure::Forests | Figure::Rating => 4 * i64::from(by.abs()),
        Figure::Stock(_)
        | Figure::Production(_)
        | Figure::CardProduction
        | Figure::Hand
        | Figure::Capacity(_)
        | Figure::Stored(_)
        | Figure::Points => 0,
    };
    what + deed.deed.figures.iter().map(of).sum::<i64>()
}

/// What is heard of an event.
pub(crate) const fn cue(event: Event) -> Option<Cue> {
    match event {
        Event::Flipped { .. } | Event::ForestTaken { .. } => Some(Cue::Tile),
        Event::Raised { .. } | Event::Warmed { .. } => Some(Cue::Raise),
        _ => None,
    }
}
