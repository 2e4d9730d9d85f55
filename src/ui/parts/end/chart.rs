//! A chart at the end of a game: a line for each seat, and the figures as a table.

use crate::kit::{BySeat, Seat};
use crate::text::mars::TableWords;
use crate::ui::look::texts::use_texts;
use crate::ui::state::names::Names;
use yew::{AttrValue, Html, Properties, classes, component, html};

/// The height of a label at the end of a line, in hundredths of the height of the chart (`.chart` in `end.css`).
const LABEL: f64 = 8.5;
/// The most grid lines, and the most labels below the chart.
const GRID: i32 = 5;
const LABELS: usize = 8;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) title: AttrValue,
    pub(crate) names: Names,
    /// The seats of the table: of rivals the winner first.
    pub(crate) seats: Vec<Seat>,
    /// What stands beside the title.
    #[prop_or_default]
    pub(crate) note: Option<AttrValue>,
    /// The figures of each seat at each moment.
    pub(crate) rows: Vec<BySeat<i32>>,
    /// What the moments are called below the chart, but for the first one.
    pub(crate) below: Vec<AttrValue>,
    /// What the rows of the table are called: the beginning, then each generation.
    pub(crate) moments: Vec<AttrValue>,
    /// Whether the players compete: who leads is told.
    pub(crate) has_rivals: bool,
}

/// The lines with the marks of their seats, and below them the table of the figures. The chart runs from left to right in every
/// language.
#[component]
pub(crate) fn Chart(props: &Props) -> Html {
    let texts = use_texts();
    let Props { title, names, seats, has_rivals, .. } = props;
    let rows = &props.rows;
    let scale = Scale::of(rows, seats);
    let step = rows.len().saturating_sub(1).div_ceil(LABELS).max(1);
    let labelled = (1..rows.len()).filter(|at| (rows.len() - 1 - at).is_multiple_of(step));
    let is_between = |at: usize| !(rows.len() - 1 - at).is_multiple_of(2 * step);
    let line = |&seat: &Seat| {
        let corners = rows.iter().enumerate().map(|(at, row)| {
            let (left, up) = (scale.along(at), scale.up(row[seat]));
            format!("{left:.2},{:.2}", 100.0 - up)
        });
        html! { <polyline class={names.colour(seat)} points={corners.collect::<Vec<_>>().join(" ")} /> }
    };
    let marks = labelled.clone().filter(|&at| at + 1 < rows.len() && !is_between(at)).flat_map(|at| {
        let mark = move |&seat: &Seat| {
            let (left, up) = (scale.along(at), scale.up(rows[at][seat]));
            html! { <span class="corner" style={format!("left:{left:.2}%;bottom:{up:.2}%")}>{ names.mark(seat) }</span> }
        };
        seats.iter().map(mark)
    });
    let last = rows.last().copied().unwrap_or_default();
    let ends = scale.ends(&last, seats).into_iter().map(|(seat, up)| {
        html! {
            <span class="last" style={format!("bottom:{up:.2}%")}>{ names.mark(seat) }<b>{ texts.number(last[seat]) }</b><span class="nm">{ names.label(seat) }</span></span>
        }
    });
    let grid = || (scale.least..=scale.most).step_by(scale.step as usize);
    html! {
        <>
            <h3>{ title.clone() }{ for props.note.iter().map(|note| html! { <small>{ note }</small> }) }</h3>
            <div class="chart" dir="ltr" aria-hidden="true">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                    { for grid().map(|points| {
                        let down = format!("{:.2}", 100.0 - scale.up(points));
                        html! { <line x1="0" x2="100" y1={down.clone()} y2={down} /> }
                    }) }
                    // The line of the first seat lies on top.
                    { for seats.iter().rev().map(line) }
                </svg>
                { for grid().map(|points| html! { <span class="grade" style={format!("bottom:{:.2}%", scale.up(points))}>{ texts.number(points) }</span> }) }
                { for labelled.map(|at| html! { <span class={classes!("when", is_between(at).then_some("between"))} style={format!("left:{:.2}%", scale.along(at))}>{ for props.below.get(at - 1) }</span> }) }
                { for marks }
                { for ends }
            </div>
            <details class="by-row"><summary>{ texts.table(TableWords::AsTable) }</summary>
                <div class="sums" tabindex="0" role="region" aria-label={title.clone()}>
                    <table>
                        <thead><tr>
                            <td />{ for seats.iter().map(|&seat| html! { <th scope="col">{ names.mark(seat) }{ names.label(seat) }</th> }) }
                        </tr></thead>
                        <tbody>{ for rows.iter().zip(&props.moments).map(|(row, answers_given)| html! {
                            <tr>
                                <th scope="row">{ answers_given }</th>
                                { for seats.iter().map(|&seat| html! { <td class={classes!((*has_rivals && leads(row, seats, seat)).then_some("first"))}>{ texts.number(row[seat]) }</td> }) }
                            </tr>
                        }) }</tbody>
                    </table>
                </div>
            </details>
        </>
    }
}

/// Whether a seat has more points than every other one.
fn leads(row: &BySeat<i32>, seats: &[Seat], seat: Seat) -> bool {
    seats.iter().all(|&other| other == seat || row[seat] > row[other])
}

/// The range of points that a chart shows, with a line at each `step`.
#[derive(Clone, Copy)]
struct Scale {
    least: i32,
    most: i32,
    step: i32,
    moments: usize,
}

impl Scale {
    fn of(rows: &[BySeat<i32>], seats: &[Seat]) -> Self {
        let figures = || rows.iter().flat_map(|row| seats.iter().map(|&seat| row[seat]));
        let (least, most) = (figures().min().unwrap_or(0), figures().max().unwrap_or(0));
        let steps = [1, 2, 5, 10, 20, 25, 50, 100];
        let step = steps.into_iter().find(|step| most - least <= step * GRID).unwrap_or(200);
        let least = least.div_euclid(step) * step;
        let most = (most + step - 1).div_euclid(step) * step;
        Self { least, most: most.max(least + step), step, moments: rows.len() }
    }

    /// How far from the left a moment is, in hundredths.
    fn along(&self, at: usize) -> f64 {
        f64::from(at as u32) * 100.0 / f64::from(self.moments.saturating_sub(1).max(1) as u32)
    }

    /// How far from the foot so many points are, in hundredths.
    fn up(&self, points: i32) -> f64 {
        f64::from(points - self.least) * 100.0 / f64::from(self.most - self.least)
    }

    /// The heights of the labels at the ends of the lines, from the top down: each as near to its line as the others allow.
    fn ends(&self, last: &BySeat<i32>, seats: &[Seat]) -> Vec<(Seat, f64)> {
        let mut ends: Vec<(Seat, f64)> = seats.iter().map(|&seat| (seat, self.up(last[seat]))).collect();
        ends.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let mut above = f64::INFINITY;
        for (_, up) in &mut ends {
            *up = up.min(above - LABEL);
            above = *up;
        }
        let mut below = -LABEL;
        for (_, up) in ends.iter_mut().rev() {
            *up = up.max(below + LABEL);
            below = *up;
        }
        ends
    }
}
