//! A horizon for every card: sky from its tag, ground from its number, one motif a tag.

use crate::mars::cards::{Card, Tag};
use crate::ui::look::noise::Noise;
use std::fmt::Write as _;
use yew::{Html, html};

const WIDTH: i32 = 232;
const HEIGHT: i32 = 74;

/// Above and below of the sky.
const fn sky(tag: Option<Tag>) -> (&'static str, &'static str) {
    match tag {
        Some(Tag::Space) => ("#0b1020", "#2a3352"),
        Some(Tag::Jovian) => ("#1a1220", "#5a3a2e"),
        Some(Tag::Science) => ("#27424a", "#9db8b5"),
        Some(Tag::Power) => ("#2b1d3f", "#b06fb0"),
        Some(Tag::City) => ("#27313d", "#a9a39a"),
        Some(Tag::Plant) => ("#3d6b6a", "#cfe3a8"),
        Some(Tag::Microbe) => ("#4c5a1e", "#c5cf7a"),
        Some(Tag::Animal) => ("#1f5a50", "#b6d8a8"),
        Some(Tag::Earth) => ("#16365c", "#8fbbe0"),
        Some(Tag::Venus) => ("#8a5a22", "#f1d79a"),
        Some(Tag::Building | Tag::Wild) | None => ("#7a4630", "#e6b07e"),
    }
}

/// The strip of landscape on a large face; says nothing that the face does not say elsewhere.
pub(super) fn horizon(card: &Card) -> Html {
    let has = |tag| card.tags.contains(&tag);
    let leading = card.tags.iter().copied().find(|&tag| tag == Tag::Space).or(card.tags.first().copied());
    let (above, below) = sky(leading);
    let mut noise = Noise::of(card.id.number().into());
    let id = format!("sky-{}", card.id.number());
    let mut stars = String::new();
    if has(Tag::Space) || has(Tag::Jovian) {
        for _ in 0..46 {
            let (x, y) = (noise.between(0, WIDTH), noise.between(0, 60));
            // Writing to a string cannot fail.
            let _ = write!(stars, "M{x} {y}h1v1h-1z");
        }
    }
    let x = noise.between(40, 190);
    let hills = [(46, "#b5623a"), (54, "#8c4327"), (63, "#54240f")].map(|(y, colour)| {
        let mut path = format!("M0 80V{y}");
        for step in 0..8 {
            let (bend, at) = (y + noise.between(-11, 9), y + noise.between(-9, 7));
            let _ = write!(path, "S{} {bend} {} {at}", step * 29 + 14, (step + 1) * 29);
        }
        html! { <path d={path + "V80z"} fill={colour} /> }
    });
    let [far, middle, near] = hills;
    let mut towers = String::new();
    if has(Tag::Building) || has(Tag::City) {
        for _ in 0..7 {
            let (x, height, width) = (noise.between(10, 220), noise.between(14, 30), noise.between(5, 12));
            let _ = write!(towers, "M{x} 76v-{}h{width}v{0}z", height + 6);
        }
    }
    let trees = has(Tag::Plant).then(|| {
        let crowns = (0..9).map(|_| (noise.between(6, 226), noise.between(5, 9))).collect::<Vec<_>>();
        html! { <>{ for crowns.into_iter().map(|(x, r)| html! {
            <circle cx={x.to_string()} cy="60" r={r.to_string()} fill="#3f7d3a" />
        }) }</> }
    });
    let mut clouds = String::new();
    if has(Tag::Venus) {
        for _ in 0..9 {
            let (x, y, half) = (noise.between(0, 200), noise.between(26, 68), noise.between(30, 70));
            let _ = write!(clouds, "M{x} {y}q{half}-14 {half} 0t{half} 0q-{half} 20-{half} 4t-{half}-4z");
        }
    }
    html! {
        <svg class="art" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <defs><linearGradient id={id.clone()} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stop-color={above} /><stop offset="1" stop-color={below} />
            </linearGradient></defs>
            <rect width={WIDTH.to_string()} height={HEIGHT.to_string()} fill={format!("url(#{id})")} />
            <path d={stars} fill="#fff" opacity=".8" />
            { heavenly(card, x) }
            { far }{ middle }
            <path d={clouds} fill="#fff3d6" opacity=".3" />
            <path d={towers} fill="#3a1c12" />
            { for trees }
            { near }
        </svg>
    }
}

/// Jupiter, a moon or the sun.
fn heavenly(card: &Card, x: i32) -> Html {
    if card.tags.contains(&Tag::Jovian) {
        html! {
            <g transform={format!("translate({x} 30)")}>
                <circle r="34" fill="#d9a06c" />
                <path d="M-33 -9q30 8 66 0M-34 3q32 7 68 -2M-30 16q30 5 60 0" stroke="#8a5230" stroke-width="4.5" fill="none" opacity=".7" />
            </g>
        }
    } else if card.tags.contains(&Tag::Space) {
        html! { <path d={format!("M{x} 17a9 9 0 1 0 9 9a8 8 0 0 1-9-9z")} fill="#c9d3dd" /> }
    } else {
        html! {
            <g transform={format!("translate({x} 26)")} fill="#fff6df"><circle r="22" opacity=".13" /><circle r="8" opacity=".92" /></g>
        }
    }
}
