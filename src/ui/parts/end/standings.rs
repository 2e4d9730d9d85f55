//! How everyone stands while a game is played: the points by source, and when the game is likely to end.

use crate::kit::Seat;
use crate::table::{LastGeneration, TrackPace};
use crate::text::common::{Division, StandingWords};
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::state::names::Names;
use yew::{AttrValue, Callback, Html, classes, html};

/// The points of a seat.
pub(crate) struct SeatPoints {
    pub(crate) seat: Seat,
    /// By source, in the order of the sources.
    pub(crate) parts: Vec<i32>,
    pub(crate) total: i32,
}

/// The button that opens the standings.
pub(crate) fn standings_button(texts: Texts, class: &'static str, open: &Callback<()>) -> Html {
    let words = texts.standing(StandingWords::Title);
    html! {
        <button type="button" {class} title={words.clone()} onclick={open.reform(|_| ())}>{ icon(Icon::Chart) }<span>{ words }</span></button>
    }
}

/// A row for each seat: each source, and all together. Rivals come with the most points first, each with the difference to whoever looks
/// or to who leads; partners come in their order, and below them stands what `together` says of them all.
pub(crate) fn points_now(
    texts: Texts,
    names: &Names,
    viewer: Option<Seat>,
    sources: &[(Icon, AttrValue)],
    mut seats: Vec<SeatPoints>,
    together: Option<AttrValue>,
) -> Html {
    let are_rivals = together.is_none() && seats.len() > 1;
    if are_rivals {
        seats.sort_by_key(|points| -points.total);
    }
    let most = seats.first().map_or(0, |points| points.total);
    let own = viewer.and_then(|viewer| seats.iter().find(|points| points.seat == viewer));
    let base = own.map_or(most, |points| points.total);
    let difference =
        texts.standing(if own.is_some() { StandingWords::ToYou } else { StandingWords::ToTheFirst });
    let head = |(picture, words): &(Icon, AttrValue)| {
        html! { <th scope="col" title={words.clone()}>{ icon(*picture) }<span class="word">{ words }</span></th> }
    };
    let row = |points: &SeatPoints| {
        let leads = are_rivals && points.total == most;
        let seat = points.seat;
        html! {
            <tr data-seat={seat.number().to_string()} class={classes!(leads.then_some("first"), (viewer == Some(seat)).then_some("own"))}>
                <th scope="row"><span class="of">{ names.mark(seat) }<span class="nm">{ names.label(seat) }</span></span>if leads { <span class="vh">{ ", " }{ texts.standing(StandingWords::Leads) }</span> }</th>
                { for points.parts.iter().map(|&part| html! { <td>{ texts.number(part) }</td> }) }
                <td class="all">{ texts.number(points.total) }</td>
                if are_rivals { <td class="to"><bdi>{ if points.total == base { "=".to_owned() } else { texts.signed(points.total - base) } }</bdi></td> }
            </tr>
        }
    };
    let title = texts.table(TableWords::PointsNow);
    html! {
        <>
            <h3>{ &title }</h3>
            <div class="sums points-now" tabindex="0" role="region" aria-label={title}>
                <table>
                    <thead><tr>
                        <td />
                        { for sources.iter().map(head) }
                        { head(&(Icon::Points, texts.table(TableWords::InAll))) }
                        if are_rivals { <th scope="col" class="to" title={difference.clone()}><span class="word">{ difference }</span></th> }
                    </tr></thead>
                    <tbody>{ for seats.iter().map(row) }</tbody>
                </table>
            </div>
            if let Some(together) = together { <p><b>{ together }</b></p> }
        </>
    }
}

/// When the game is likely to end, and what that is told from: what is missing, and the steps taken so far.
pub(crate) fn end_of_the_game<const TRACKS: usize>(
    texts: Texts,
    of: Division,
    pace: &TrackPace<TRACKS>,
    known: Option<EndKnown>,
    missing: AttrValue,
) -> Html {
    let is_complete = pace.missing().iter().all(|&steps| steps == 0);
    let foreseen = |LastGeneration { least, most }, bound: u8| {
        texts.standing(StandingWords::EndsIn { least: least.min(bound), most: most.min(bound), of })
    };
    let (words, also) = match (known, pace.last_generation()) {
        (Some(EndKnown::With { last, left }), _) => {
            (texts.standing(StandingWords::EndsWith { last, left, of }), None)
        }
        (_, Some(_)) if is_complete => (texts.standing(StandingWords::EndsNow(of)), None),
        (Some(EndKnown::AtMost { last, words }), Some(likely)) => (foreseen(likely, last), Some(words)),
        (Some(EndKnown::AtMost { last: _, words }), None) => (words, None),
        (None, Some(likely)) => (foreseen(likely, u8::MAX), None),
        (None, None) => (texts.standing(StandingWords::TooEarly), None),
    };
    let taken: Vec<u16> = pace.taken().collect();
    html! {
        <section class="ends">
            <h3>{ texts.standing(StandingWords::EndOfTheGame) }</h3>
            <p class="when"><b>{ words }</b></p>
            <p>
                if let Some(also) = also { { also }{ " " } }
                if !is_complete { { missing }{ " " } }
                if !taken.is_empty() { { texts.standing(StandingWords::StepsTaken(&taken, of)) } }
            </p>
        </section>
    }
}

/// What the rules say of the end, whatever the tracks do.
#[derive(Clone)]
pub(crate) enum EndKnown {
    /// The last generation, and how many follow the present one.
    With {
        /// Which one it is.
        last: u8,
        /// How many follow the present one.
        left: u8,
    },
    /// No generation after this one.
    AtMost {
        /// Which one it is.
        last: u8,
        /// The rule in words.
        words: AttrValue,
    },
}
