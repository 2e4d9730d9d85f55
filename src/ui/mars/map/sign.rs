//! What is printed on a planet: a sign for each thing that an area or a step of a track brings or asks for.

use crate::mars::cards::{Amount, Effect, Resource};
use crate::mars::maps::{Hex, Map};
use crate::ui::look::icons::Icon;
use crate::ui::mars::scene::icons;
use yew::{Html, html};

/// One sign.
enum MapSign {
    Picture(Icon),
    /// M€ that are to be paid.
    Price(i8),
}

/// The picture of what an effect brings; each effect that is not told by one has a star.
pub(super) const fn icon(effect: &Effect) -> Icon {
    match *effect {
        Effect::Produce(resource, _) | Effect::Gain(resource, _) | Effect::Pay(resource, ..) => {
            icons::resource(resource)
        }
        Effect::Raise(parameter, _) => icons::parameter(parameter),
        Effect::Place(tile, _) => icons::tile(tile),
        Effect::Draw(_) => Icon::Card,
        Effect::Rate(_) => Icon::Rating,
        Effect::Choose(_) => Icon::AnyResource,
        _ => Icon::Special,
    }
}

/// What an area shows, in a row.
pub(super) fn bonuses(map: &Map, space: Hex) -> Html {
    let mut signs = Vec::new();
    let spot = map.spot(space);
    for effect in spot.map_or(&[][..], |spot| spot.bonus) {
        if let Effect::Pay(Resource::MegaCredits, Amount::Exactly(price), _) = *effect {
            signs.push(MapSign::Price(price));
            continue;
        }
        let times = match *effect {
            Effect::Gain(_, Amount::Exactly(number)) | Effect::Draw(Amount::Exactly(number)) => {
                number.max(0) as usize
            }
            Effect::Raise(_, number) => number.into(),
            _ => 1,
        };
        signs.extend((0..times).map(|_| MapSign::Picture(icon(effect))));
    }
    signs.extend((0..spot.map_or(0, |spot| spot.delegates)).map(|_| MapSign::Picture(Icon::Delegate)));
    // More than three would not lie on the area side by side.
    let (step, size) = if signs.len() > 3 { (115, 90) } else { (160, 125) };
    let left = step * (signs.len() as i32 - 1) / -2;
    let row = signs.into_iter().enumerate().map(|(place, sign)| {
        let x = left + step * place as i32;
        match sign {
            MapSign::Picture(icon) => html! {
                <><circle class="well" cx={x.to_string()} r={(size * 11 / 16).to_string()} />{ symbol(icon, x, 0, size) }</>
            },
            MapSign::Price(price) => coin(x, 0, size * 11 / 16, format!("\u{2212}{price}")),
        }
    });
    html! { <>{ for row }</> }
}

/// A coin round a point, with what is written on it.
pub(super) fn coin(x: i32, y: i32, radius: i32, words: String) -> Html {
    let across = 2 * radius - 20;
    html! {
        <g class="coin" transform={format!("translate({x} {y})")}>
            <circle r={radius.to_string()} /><text y={(across / 5).to_string()}>{ words }</text>
        </g>
    }
}

/// An icon round a point of the drawing.
pub(super) fn symbol(icon: Icon, x: i32, y: i32, size: i32) -> Html {
    let (left, top, size) = (x - size / 2, y - size / 2, size.to_string());
    html! { <use href={icon.href()} x={left.to_string()} y={top.to_string()} width={size.clone()} height={size} /> }
}
