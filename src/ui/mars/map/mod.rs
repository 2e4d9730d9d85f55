//! Mars, drawn from the data of its map: what may be chosen, what is built, and where the planet stands.

mod area;
mod ears;
mod ghost;
mod globe;
mod place;
mod portrait;
mod refused;
mod relief;
mod ring;
mod sign;
mod walk;

pub(crate) use place::{middle, scale, view};
pub(crate) use portrait::{Portrait, PortraitProps};
pub(crate) use relief::drawing as relief_drawing;

use crate::kit::Seat;
use crate::mars::cards::{ByParameter, Parameter};
use crate::mars::maps::{Hex, Map, Terrain};
use crate::mars::{Choice, Facts, Refusal, Shape, shores};
use crate::text::Verbatim;
use crate::text::mars::PlanetWords as Text;
use crate::ui::look::part::part;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::hovered_hex::HoveredHex;
use crate::ui::mars::scene::{TableContext, use_table_actions, use_table_context};
use crate::ui::state::names::Names;
use area::{Area, Badge, Label};
use ears::MapListeners;
use ghost::Ghost;
use globe::{Definitions, Ground as PlanetWords, Tiles, venus};
use ring::Ring;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_memo, use_state_eq};

/// An offered area and the place of its answer among the offers.
pub(crate) type Offered = (Hex, u16);

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// The areas that may be chosen now.
    pub(crate) offered: Vec<Offered>,
    pub(crate) pointed: HoveredHex,
    /// Where the planet will at least stand once what is pending is done.
    pub(crate) ahead: ByParameter<i8>,
    /// Where something happened of which a line is read.
    pub(crate) told: Option<Hex>,
}

/// All areas on the planet, its instruments and its moons. One stop of Tab: arrows walk the areas that may be
/// chosen (all, where none may), Enter chooses.
#[component]
pub(crate) fn MapView(props: &Props) -> Html {
    let Props { offered, pointed, .. } = props;
    let (context, actions) = (use_table_context(), use_table_actions());
    let facts = context.facts();
    let (map, number) = (facts.map(), facts.options.map);
    let relief = use_memo(number, |_| AttrValue::from(relief::address(map)));
    let current = use_state_eq(|| None::<Hex>);
    let asked = asked(props, &context);
    let labels = use_memo((context.clone(), asked), |(context, asked)| {
        let one = |space| Label {
            place: context.place(space).into(),
            words: label(context, space, *asked),
            rule: asked.and_then(|seat| Some(refused::why(&context.view, seat, space)?.rule())),
        };
        all(context.facts()).into_iter().map(one).collect::<Vec<_>>()
    });
    let legal: Vec<Hex> = offered.iter().map(|&(space, _)| space).collect();
    let all = all(facts);
    let walked = if legal.is_empty() { &all } else { &legal };
    let stop = pointed.aim.or_else(|| current.filter(|space| walked.contains(space)));
    let stop = stop.or_else(|| walked.first().copied());
    let refused = asked.zip(pointed.refused);
    let refused = refused.and_then(|(seat, space)| {
        let why = refused::why(&context.view, seat, space)?;
        let words = context.speak(|speaker| speaker.refusal(why));
        Some((space, words, refused::causes(&context.view, space, why)))
    });
    let ears = MapListeners {
        map,
        legal,
        all: all.clone(),
        pointed: *pointed,
        point: actions.point.clone(),
        choose: actions.answer.reform(|space| Decision::from(Choice::Space(space))),
    };
    let onclick = {
        let ears = ears.clone();
        Callback::from(move |event| ears.click(&event))
    };
    let onpointerover = {
        let ears = ears.clone();
        Callback::from(move |event| ears.over(&event))
    };
    let onkeydown = {
        let ears = ears.clone();
        Callback::from(move |event| ears.key(&event))
    };
    let onfocusin = {
        let (ears, current) = (ears.clone(), current);
        Callback::from(move |event| current.set(ears.focus(&event)))
    };
    let tiles = all.iter().filter(|space| space.is_on_mars());
    let tiles: Vec<_> = tiles.filter_map(|&space| Some((space, facts.board.tile(space)?))).collect();
    let areas =
        all.iter().zip(labels.iter()).map(|(&space, label)| area(props, &context, asked, space, stop, label));
    let is_plain = |space: &&Hex| facts.board.tile(**space).is_none() && pointed.aim != Some(**space);
    let shining: Vec<Hex> = ears.legal.iter().copied().filter(|&space| pointed.aim != Some(space)).collect();
    let lettered = all.iter().filter(is_plain).copied();
    // Whatever comes and goes has a place of its own among its neighbours: without one, Yew would take the drawing for
    // the loupe, and build all of it anew.
    html! {
        <div class="mars">
            <img class="relief" src={(*relief).clone()} alt="" />
            <svg id="map" viewBox={place::view()} role="group" aria-label={context.texts.planet(Text::MapOf(map))}
                {onclick} {onpointerover} onpointerleave={suppress(&ears)} {onkeydown} {onfocusin} onfocusout={suppress(&ears)}>
                { part!(Definitions) }
                <g id="mars-all">
                    { part!(PlanetWords { map: number, oxygen: facts.level(Parameter::Oxygen), temperature: facts.level(Parameter::Temperature) }) }
                    { part!(Tiles { map: number, tiles }) }
                    if facts.track(Parameter::Venus).is_some() { { venus() } }
                    <g class="lights">{ for shining.iter().map(|&space| area::light(map, space)) }</g>
                    <g>{ for areas }</g>
                    <g class="lights">{ for shining.iter().map(|&space| area::dot(map, space)) }</g>
                    <g>{ for refused.iter().map(|(.., causes)| refused::marks(map, *causes)) }</g>
                    <g>{ for asked.zip(pointed.aim).map(|(seat, space)| ghost(&context, seat, space)) }</g>
                    <g class="fresh">{ for context.since.tiles.iter().map(|&space| area::ring(map, space)) }</g>
                    <g class="told">{ for props.told.map(|space| area::ring(map, space)) }</g>
                    <g>{ for lettered.map(|space| area::lettering(context.texts, map, space)) }</g>
                </g>
                { part!(Ring { options: facts.options, now: facts.levels, ahead: props.ahead, since: context.since.clone() }) }
            </svg>
            if let Some(space) = pointed.aim.filter(|_| pointed.is_armed) { { loupe(map, space) } }
            if let Some((space, words, causes)) = refused { { refused::reason(map, space, causes, &words) } }
        </div>
    }
}

/// No area says any more why not.
fn suppress<E>(ears: &MapListeners) -> Callback<E> {
    let ears = ears.clone();
    Callback::from(move |_| ears.suppress())
}

fn area(
    props: &Props,
    context: &TableContext,
    asked: Option<Seat>,
    space: Hex,
    stop: Option<Hex>,
    label: &Label,
) -> Html {
    let Props { offered, pointed, .. } = props;
    let TableContext { view, names, .. } = context;
    let board = &view.facts().board;
    let answer = offered.iter().find(|(other, _)| *other == space).map(|&(_, index)| index);
    let claim = view.seats().iter().find(|&seat| board.claimed[seat].contains(space));
    let is_pointed = asked.is_some() && [pointed.aim, pointed.refused].contains(&Some(space));
    part!(
        Area {
            map: view.facts().options.map,
            space,
            tile: board.tile(space),
            owner: board.owner(space).map(|seat| badge(names, seat)),
            claim: claim.map(|seat| badge(names, seat)),
            answer,
            is_shut: asked.is_some() && answer.is_none(),
            is_pointed,
            is_stop: stop == Some(space),
            label: label.clone()
        },
        key = space.0
    )
}

/// How a seat marks what is its own.
fn badge(names: &Names, seat: Seat) -> Badge {
    Badge { icon: names.icon(seat), colour: names.colour(seat) }
}

fn ghost(context: &TableContext, seat: Seat, space: Hex) -> Html {
    let TableContext { view, names, .. } = context;
    let shape = view.question(seat).map(|question| question.shape);
    let tile = if let Some(Shape::Space { tile }) = shape { tile } else { None };
    part!(Ghost {
        map: view.facts().options.map,
        space,
        tile,
        owner: badge(names, seat),
        shores: shores(view.facts(), space)
    })
}

/// Every area, those beside the planet last.
fn all(facts: &Facts) -> Vec<Hex> {
    let map = facts.map();
    (0..map.spots.len()).map(|place| Hex(place as u8)).chain(facts.off_mars()).collect()
}

/// Who chooses an area, where one is asked for.
fn asked(props: &Props, context: &TableContext) -> Option<Seat> {
    let is_asked = |seat: &Seat| {
        context.view.question(*seat).is_some_and(|question| matches!(question.shape, Shape::Space { .. }))
    };
    context.view.asked().iter().find(is_asked).filter(|_| !props.offered.is_empty())
}

/// What is told of an area: what lies there or what it gives, and why it may not be chosen.
fn label(context: &TableContext, space: Hex, asked: Option<Seat>) -> AttrValue {
    let facts = context.facts();
    let spot = facts.map().spot(space).filter(|_| facts.board.tile(space).is_none());
    let refusal = asked.and_then(|seat| refused::why(&context.view, seat, space));
    let is_told = refusal == Some(Refusal::OceanOnly);
    let refusal = refusal.map(|refusal| context.speak(|speaker| speaker.refusal(refusal)));
    let name = spot.and_then(|_| area::volcano(context.texts, facts.map(), space));
    context.texts.planet(Text::Area {
        words: Verbatim(&context.tile(space)),
        name: name.as_deref().map(Verbatim),
        is_for_ocean: spot.is_some_and(|spot| spot.terrain == Terrain::Ocean && !is_told),
        bonus: spot.map_or(&[], |spot| spot.bonus),
        refusal: refusal.as_deref().map(Verbatim),
    })
}

/// What lies under the finger, larger.
fn loupe(map: &Map, space: Hex) -> Html {
    let (x, y) = place::middle(map, space);
    html! {
        <svg class={if x > 0 && y < 0 { "loupe other" } else { "loupe" }} aria-hidden="true"
            viewBox={format!("{} {} 700 700", x - 350, y - 350)}><use href="#mars-all" /></svg>
    }
}
