//! What has changed on the table since an earlier moment.

use super::preview::{Changed, Figure, changed};
use crate::kit::Seat;
use crate::mars::Facts;
use crate::mars::maps::Hex;
use crate::words::Parameter;

/// What has changed on the table since an earlier moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The areas with another tile than before.
    pub tiles: Vec<Hex>,
    /// The figures of players that differ.
    pub figures: Vec<(Seat, Changed)>,
    /// The parameters that differ, each with its value before.
    pub levels: Vec<(Parameter, i8)>,
}

impl Since {
    /// What a figure of a player was, if it differs.
    pub fn was(&self, seat: Seat, figure: Figure) -> Option<i32> {
        let same = |(whose, it): &&(Seat, Changed)| *whose == seat && it.figure == figure;
        self.figures.iter().find(same).map(|(_, it)| it.from)
    }

    /// What a parameter was, if it differs.
    pub fn level_was(&self, parameter: Parameter) -> Option<i8> {
        self.levels.iter().find(|(it, _)| *it == parameter).map(|&(_, level)| level)
    }
}

/// What differs between two moments of a game. Areas that lost their tile are not among it: nothing lies there to be shown.
pub fn since(before: &Facts, now: &Facts) -> Since {
    let spaces = (0..now.map().spots.len()).map(|place| Hex(place as u8)).chain(now.off_mars());
    let is_new = |space: &Hex| {
        let tile = now.board.tile(*space);
        tile.is_some() && tile != before.board.tile(*space)
    };
    let seats = now.order();
    let figures =
        seats.into_iter().flat_map(|seat| changed(before, now, seat).into_iter().map(move |it| (seat, it)));
    let levels = Parameter::ALL.into_iter().filter(|&it| before.levels[it] != now.levels[it]);
    Since {
        tiles: spaces.filter(is_new).collect(),
        figures: figures.collect(),
        levels: levels.map(|it| (it, before.levels[it])).collect(),
    }
}
