//! From glyphs to pictures, in the grammar of icons that both games share.

use super::pictures;
use crate::ares::cards::{Stock, ZoneTrack};
use crate::ares::face::{Bound, Glyph, Number, Picture, Sign};
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::picture::coin;
use yew::{Html, html};

/// Glyphs from left to right. A line may break between two clusters only.
pub(super) fn glyphs(of: &[Glyph]) -> Html {
    let mut rest = of;
    let mut clusters = Vec::new();
    while !rest.is_empty() {
        let length = 1 + rest.windows(2).take_while(|pair| stays(&pair[0], &pair[1])).count();
        let (cluster, after) = rest.split_at(length);
        clusters.push(match cluster {
            [only] => glyph(only),
            several => html! { <span class="q">{ for several.iter().map(glyph) }</span> },
        });
        rest = after;
    }
    html! { <>{ for clusters }</> }
}

/// Whether a glyph must stand in the line of the glyph before it.
const fn stays(before: &Glyph, glyph: &Glyph) -> bool {
    match glyph {
        Glyph::Per(_) | Glyph::Slash | Glyph::Colon | Glyph::Asterisk | Glyph::Limit(_, _, None) => true,
        Glyph::Picture(_) => {
            matches!(before, Glyph::Per(_) | Glyph::Slash | Glyph::Picture(Picture::Play))
        }
        Glyph::Amount(..)
        | Glyph::Rise(..)
        | Glyph::Zone { .. }
        | Glyph::Limit(_, _, Some(_))
        | Glyph::Arrow
        | Glyph::Group(_)
        | Glyph::Choice(_) => false,
    }
}

fn glyph(of: &Glyph) -> Html {
    match of {
        Glyph::Picture(it) => picture(*it),
        Glyph::Amount(sign, number, of) => amount(*sign, *number, *of),
        Glyph::Rise(track, steps) => html! {
            <span class="q">
                if *steps > 1 { <bdi>{ format!("+{steps}") }</bdi> }
                { silent(pictures::track(*track), "") }{ silent(Icon::Up, "rise") }
            </span>
        },
        Glyph::Zone { track, bound, zone, level } => html! {
            <span class="q">
                { silent(pictures::track(*track), "") }{ silent(pictures::zone(*zone), "") }
                <bdi>{ format!("{} {}", sign_of(*bound), level_of(*track, *level)) }</bdi>
            </span>
        },
        Glyph::Limit(bound, number, of) => limit(*bound, *number, *of),
        Glyph::Per(1) | Glyph::Slash => sign("/"),
        Glyph::Per(many) => html! { <>{ sign("/") }<bdi>{ many }</bdi></> },
        Glyph::Arrow => html! { <span class="ar">{ silent(Icon::Arrow, "flip") }</span> },
        Glyph::Colon => sign(":"),
        Glyph::Asterisk => sign("*"),
        Glyph::Group(inside) => html! { <span class="q grp">{ glyphs(inside) }</span> },
        Glyph::Choice(lists) => {
            let one = |list: &Vec<Glyph>| html! { <span class="q">{ glyphs(list) }</span> };
            html! { <span class="opt">{ for lists.iter().map(one) }</span> }
        }
    }
}

fn sign(sign: &'static str) -> Html {
    html! { <span class="ar">{ sign }</span> }
}

const fn sign_of(bound: Bound) -> &'static str {
    match bound {
        Bound::AtLeast => "≥",
        Bound::AtMost => "≤",
    }
}

/// A level of a track, as short as a hand card needs it.
fn level_of(track: ZoneTrack, level: i8) -> String {
    let minus = if level < 0 { "−" } else { "" };
    let unit = match track {
        ZoneTrack::Oxygen => "\u{202f}%",
        ZoneTrack::Temperature => "°",
    };
    format!("{minus}{}{unit}", level.unsigned_abs())
}

/// A number with its sign and what it is of; one of a thing is the bare picture.
fn amount(sign: Sign, number: Number, of: Picture) -> Html {
    let before = match sign {
        Sign::None => "",
        Sign::Plus => "+",
        Sign::Minus => "−",
        Sign::Either => "±",
    };
    let words = match number {
        Number::Printed(number) => format!("{before}{number}"),
        Number::Chosen => format!("{before}X"),
    };
    match of {
        Picture::Stock(Stock::MegaCredits) => coin(words),
        Picture::Points => html! { <bdi>{ words }</bdi> },
        _ if sign == Sign::None && number == Number::Printed(1) => picture(of),
        _ => html! { <span class="q"><bdi>{ words }</bdi>{ picture(of) }</span> },
    }
}

/// A condition on a number: of tags one needs no number.
fn limit(bound: Bound, number: u16, of: Option<Picture>) -> Html {
    let bound = sign_of(bound);
    match of {
        None => html! { <bdi>{ format!("{bound} {number}") }</bdi> },
        Some(Picture::Stock(Stock::MegaCredits)) => {
            html! { <span class="q"><bdi>{ bound }</bdi>{ coin(number.to_string()) }</span> }
        }
        Some(it @ Picture::Tag(_)) if number == 1 => picture(it),
        Some(it @ Picture::Tag(_)) => html! { <span class="q"><bdi>{ number }</bdi>{ picture(it) }</span> },
        Some(it) => {
            html! { <span class="q"><bdi>{ format!("{bound} {number}") }</bdi>{ picture(it) }</span> }
        }
    }
}

/// The picture alone.
fn picture(of: Picture) -> Html {
    match of {
        Picture::Stock(it) => silent(pictures::stock(it), ""),
        Picture::Special(it) => silent(pictures::special(it), ""),
        Picture::AnySpecial => silent(Icon::AnyResource, ""),
        Picture::Tag(it) => silent(pictures::tag(it), ""),
        Picture::Capacity(it) => silent(pictures::capacity(it), "cap"),
        Picture::Rating => silent(Icon::Rating, ""),
        Picture::Points => silent(Icon::Points, ""),
        Picture::Card => silent(Icon::Card, ""),
        Picture::CardOf(it) => silent(pictures::coloured(it), ""),
        Picture::Shown => silent(Icon::CardShown, ""),
        Picture::Kept => silent(Icon::CardKept, ""),
        Picture::Play => silent(Icon::Play, "flip small"),
        Picture::Limits => silent(Icon::Eased, ""),
        Picture::Zone => silent(Icon::Zone, ""),
        Picture::Forest => silent(Icon::Forest, "t"),
        Picture::Ocean => silent(Icon::Ocean, "t"),
        Picture::Phase(it) => silent(pictures::phase(it), "ph"),
        Picture::Action => silent(Icon::Action, "flip"),
        Picture::StandardAction => silent(Icon::Project, ""),
        Picture::Chosen => html! { <bdi class="x">{ "X" }</bdi> },
    }
}
