//! A finished game that is looked at again.

use crate::games::Game;
use crate::kit::Seat;
use std::rc::Rc;
use yew::AttrValue;

/// With which move a replay begins, and for whom.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct ReplayStart {
    /// Which move comes next.
    pub(crate) at: usize,
    /// By whom it is seen.
    pub(crate) viewer: Option<Seat>,
    /// What the analysis of the game says of that move.
    pub(crate) judged: Option<JudgedMove>,
}

/// What the analysis of a game says of a move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct JudgedMove {
    /// What the answer that was given is called.
    pub(crate) given: AttrValue,
    /// What would have been better, in words.
    pub(crate) better: AttrValue,
    /// What it cost, in words.
    pub(crate) cost: AttrValue,
}

/// A game at one of its earlier moments.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ReplayView {
    pub(crate) whole: Game,
    /// The game at that moment.
    pub(crate) shown: Game,
    /// How many answers had been given before each move, and at last all.
    moves: Rc<[usize]>,
    /// The moves with which generations begin, the first one's included.
    generations: Rc<[usize]>,
    /// Which move comes next.
    at: usize,
    /// By whom it is seen; by nobody in particular, only what everyone may know.
    pub(crate) viewer: Option<Seat>,
    /// A move that was judged, and what is said of it.
    judged: Option<(usize, Rc<JudgedMove>)>,
}

impl ReplayView {
    /// A game from where the replay begins.
    pub(crate) fn of(whole: Game, start: ReplayStart) -> Self {
        let ReplayStart { at, viewer, judged } = start;
        let moves: Rc<[usize]> = whole.moves().into();
        let begun = whole.generations();
        let begins = begun.into_iter().map(|answers| moves.partition_point(|&before| before < answers));
        let generations = std::iter::once(0).chain(begins).collect();
        let shown = whole.clone();
        let judged = judged.map(|judged| (at, Rc::new(judged)));
        Self { whole, shown, moves, generations, at: 0, viewer, judged }.at_move(at)
    }

    /// Goes to the position before a move; at the end of the game, behind its last move.
    pub(crate) fn at_move(mut self, at: usize) -> Self {
        self.at = at.min(self.last());
        if let Some(&answers) = self.moves.get(self.at) {
            self.shown = self.whole.after(answers);
        }
        self
    }

    /// Shows the game as this seat saw it.
    pub(crate) fn seen_by(self, viewer: Option<Seat>) -> Self {
        Self { viewer, ..self }
    }

    /// What is said of the next move, if it was judged.
    pub(crate) fn judged(&self) -> Option<Rc<JudgedMove>> {
        self.judged.as_ref().filter(|(at, _)| *at == self.at).map(|(_, judged)| judged.clone())
    }

    /// Which move comes next.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The place behind the last move.
    pub(crate) fn last(&self) -> usize {
        self.moves.len().saturating_sub(1)
    }

    /// Where the generation before the next move began; at its beginning, the one before that.
    pub(crate) fn generation_back(&self) -> usize {
        self.generations.iter().copied().rfind(|&begins| begins < self.at).unwrap_or(0)
    }

    /// Where the next generation begins; in the last one, the end.
    pub(crate) fn generation_on(&self) -> usize {
        self.generations.iter().copied().find(|&begins| begins > self.at).unwrap_or(self.last())
    }
}
