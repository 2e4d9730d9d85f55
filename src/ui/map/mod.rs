//! Mars, drawn from the data of its map: what may be chosen, what is built, and where the planet stands.

mod area;
mod globe;
mod place;
mod portrait;
mod relief;
mod ring;
mod walk;

pub(crate) use portrait::{Portrait, PortraitProps};

use super::names::Names;
use super::say::{self, LANGUAGE};
use super::seen::Seen;
use crate::cards::{Effect, Reserved, Tile};
use crate::kit::Seat;
use crate::mars::maps::{Ground, Map, Space};
use crate::mars::{Choice, Shape, Why};
use crate::text;
use crate::words::Parameter;
use area::{Area, Badge};
use globe::{Definitions, Ground as Planet, Tiles};
use ring::Ring;
use walk::{Press, space_of};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::{
    AttrValue, Callback, FocusEvent, Html, KeyboardEvent, MouseEvent, Properties, TargetCast, component,
    html, use_memo, use_state,
};

/// An offered area and the place of its answer among the offers.
pub(crate) type Offered = (Space, u16);

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    /// The areas that may be chosen now.
    pub(crate) offered: Vec<Offered>,
    pub(crate) choose: Callback<u16>,
}

/// All areas on the planet, its instruments and its moons. One stop of Tab: arrows walk the areas that may be
/// chosen (all, where none may), Enter chooses.
#[component]
pub(crate) fn MapView(props: &Props) -> Html {
    let facts = props.view.facts();
    let (map, number) = (facts.map(), facts.options.map);
    let relief = use_memo(number, |_| AttrValue::from(relief::address(map)));
    let current = use_state(|| None::<Space>);
    let armed = use_state(|| None::<Space>);
    let spaces = all(map);
    let walked: Vec<Space> = if props.offered.is_empty() {
        spaces.clone()
    } else {
        props.offered.iter().map(|&(space, _)| space).collect()
    };
    let stop = current.filter(|space| walked.contains(space)).or_else(|| walked.first().copied());
    let asked = asked(props);
    let ghost = asked.and_then(|seat| placed(&props.view, seat));
    let answer = |space| props.offered.iter().find(|(offered, _)| *offered == space).map(|&(_, index)| index);

    let onclick = {
        let (choose, armed) = (props.choose.clone(), armed.clone());
        Callback::from(move |event: MouseEvent| {
            let Some((space, index)) = event.target_dyn_into::<Element>().and_then(|it| space_of(&it)) else {
                return;
            };
            let is_touch = event.dyn_ref::<PointerEvent>().is_some_and(|it| it.pointer_type() == "touch");
            match index {
                // A finger hides what it touches: the first touch shows, the second one chooses.
                Some(_) if is_touch && *armed != Some(space) => armed.set(Some(space)),
                Some(index) => {
                    armed.set(None);
                    choose.emit(index);
                }
                None => armed.set(None),
            }
        })
    };
    let onkeydown = {
        let (choose, walked) = (props.choose.clone(), walked.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(element) = event.target_dyn_into::<Element>() else { return };
            let Some((space, index)) = space_of(&element) else { return };
            match Press::of(&event.key()) {
                Some(Press::Choose) => index.into_iter().for_each(|index| choose.emit(index)),
                Some(press) => walk::focus(&element, walk::next(map, &walked, space, press)),
                None => return,
            }
            event.prevent_default();
        })
    };
    let onfocusin = {
        let current = current.clone();
        Callback::from(move |event: FocusEvent| {
            let at = event.target_dyn_into::<Element>().and_then(|it| space_of(&it));
            if let Some((space, _)) = at {
                current.set(Some(space));
            }
        })
    };
    let board = &facts.board;
    let tiles = spaces.iter().filter(|space| space.is_on_mars());
    let tiles: Vec<_> = tiles.filter_map(|&space| Some((space, board.tile(space)?))).collect();
    let badge = |seat| Badge { icon: props.names.icon(seat), colour: props.names.colour(seat) };
    let area = |space: Space| {
        let answer = answer(space);
        let claim = props.view.seats().iter().find(|&seat| board.claimed[seat].contains(space));
        html! {
            <Area key={space.0} map={number} {space} tile={board.tile(space)} owner={board.owner(space).map(badge)} claim={claim.map(badge)} {answer}
                is_shut={asked.is_some() && answer.is_none()} ghost={ghost.filter(|_| answer.is_some())} is_armed={*armed == Some(space)}
                is_stop={stop == Some(space)} label={label(props, map, space, asked.filter(|_| answer.is_none()))} />
        }
    };
    html! {
        <div class="mars">
            <img class="relief" src={(*relief).clone()} alt="" />
            <svg id="map" viewBox={place::VIEW} role="group" aria-label={format!("Map of {}", text::map_name(LANGUAGE, map))}
                {onclick} {onkeydown} {onfocusin}>
                <Definitions />
                <g id="mars-all">
                    <Planet map={number} oxygen={facts.level(Parameter::Oxygen)} temperature={facts.level(Parameter::Temperature)} />
                    <Tiles map={number} {tiles} />
                    { for spaces.iter().map(|&space| area(space)) }
                </g>
                <Ring oxygen={facts.level(Parameter::Oxygen)} temperature={facts.level(Parameter::Temperature)}
                    oceans={facts.level(Parameter::Oceans)} />
            </svg>
            { for armed.filter(|&space| answer(space).is_some()).map(|space| loupe(map, space)) }
        </div>
    }
}

/// Every area, those beside the planet last.
fn all(map: &Map) -> Vec<Space> {
    let beside = [Reserved::GanymedeColony, Reserved::PhobosSpaceHaven];
    let beside = beside.into_iter().filter_map(|name| map.reserved(name)).filter(|space| !space.is_on_mars());
    (0..map.spots.len()).map(|place| Space(place as u8)).chain(beside).collect()
}

/// Who chooses an area, where one is asked for.
fn asked(props: &Props) -> Option<Seat> {
    let is_asked =
        |seat: &Seat| props.view.question(*seat).is_some_and(|question| question.shape == Shape::Space);
    props.view.asked().iter().find(is_asked).filter(|_| !props.offered.is_empty())
}

/// The tile whose place is asked for.
fn placed(view: &Seen, seat: Seat) -> Option<Tile> {
    match view.question(seat)?.why {
        Why::Effect { effect: Effect::Place(tile, _), .. } => Some(tile),
        _ => None,
    }
}

/// What an area is called: where it is, what lies there or what it gives, and why it may not be chosen.
fn label(props: &Props, map: &Map, space: Space, refused: Option<Seat>) -> AttrValue {
    let facts = props.view.facts();
    let mut words = say::area(facts, &props.names, space);
    if facts.board.tile(space).is_none()
        && let Some(spot) = map.spot(space)
    {
        if spot.ground == Ground::Ocean {
            words.push_str(", reserved for ocean");
        }
        if !spot.bonus.is_empty() {
            words.push_str(". ");
            words.push_str(&text::steps(LANGUAGE, spot.bonus));
        }
    }
    let refusal = refused.and_then(|seat| props.view.allows(seat, &Choice::Space(space)).err());
    if let Some(refusal) = refusal {
        words.push_str(". ");
        words.push_str(&say::speak(facts, &props.names, |speaker| speaker.refusal(refusal)));
    }
    words.into()
}

/// What lies under the finger, larger.
fn loupe(map: &Map, space: Space) -> Html {
    let (x, y) = place::middle(map, space);
    html! {
        <svg class={if x > 0 && y < 0 { "loupe other" } else { "loupe" }} aria-hidden="true"
            viewBox={format!("{} {} 700 700", x - 350, y - 350)}><use href="#mars-all" /></svg>
    }
}
