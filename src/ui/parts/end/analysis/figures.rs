//! Words and figures of a game that is looked at afterwards.

use crate::games::Mistake;
use crate::text::common::{AnalysisWords, CourseWords, FigureWords};
use crate::ui::look::texts::Texts;
use yew::AttrValue;

/// What says words of the analysis.
pub(super) fn words_of(texts: Texts) -> impl Fn(AnalysisWords<'_>) -> AttrValue {
    move |words| texts.course(CourseWords::Analysis(words))
}

/// What a mistake cost.
pub(super) const fn cost(mistake: &Mistake) -> FigureWords {
    changed(mistake.judgement.points_behind.mean, mistake.judgement.chance_behind.mean)
}

/// A change of hundredths of a point and of hundredths of a percent of chance.
pub(super) const fn changed(points: i32, chance: i32) -> FigureWords {
    FigureWords { points: rounded(points, 10), chance: rounded(chance, 100), is_change: true }
}

/// A number in larger units, rounded.
pub(super) const fn rounded(number: i32, unit: i32) -> i32 {
    (number + number.signum() * unit / 2) / unit
}
