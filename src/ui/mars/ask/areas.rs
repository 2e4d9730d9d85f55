//! An area that is asked for: what the one pointed at on the map brings, and the button that takes it.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Tile};
use crate::mars::view::Changed;
use crate::mars::{Choice, Question, Why};
use crate::text::mars::AskWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::offer::{Offer, buttons};
use crate::ui::mars::ask::outcome::{Outcome, common, done};
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::hovered_hex::HoveredHex;
use crate::ui::mars::scene::{TableActions, TableContext, use_table_actions, use_table_context};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, window};
use yew::{Callback, Html, KeyboardEvent, Properties, TargetCast, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    /// What is placed; nothing where land is claimed.
    pub(crate) tile: Option<Tile>,
    pub(crate) offers: Vec<Offer>,
    pub(crate) pointed: HoveredHex,
    /// What the move has cost so far.
    pub(crate) paid: Vec<Changed>,
}

/// Areas are chosen on the map; the list is for whoever would rather read.
#[component]
pub(crate) fn Areas(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let Props { seat, tile, offers, pointed, paid } = props;
    let undo = context.view.question(*seat).and_then(|question| way_back(&actions, &question));
    let (areas, others): (Vec<&Offer>, Vec<&Offer>) =
        offers.iter().partition(|(_, choice, _)| matches!(choice, Choice::Space(_)));
    let others: Vec<Offer> = others.into_iter().cloned().collect();
    let line = |&(place, choice, label): &&Offer| -> Html {
        let Choice::Space(space) = *choice else { return Html::default() };
        let show = actions.point.reform(move |()| HoveredHex::at(space));
        let class = if pointed.aim == Some(space) { "offer sel" } else { "offer" };
        html! {
            <li key={*place}><button type="button" {class} data-choice={place.to_string()} data-kind="space"
                onmouseenter={show.reform(|_| ())} onfocus={show.reform(|_| ())}
                onclick={actions.answer.reform(move |_| Decision::from(Choice::Space(space)))}>{ label }<span class="vh">{ ", " }{ context.place(space) }</span></button></li>
        }
    };
    html! {
        <div class="turn-body">
            if !paid.is_empty() { <div class="price-so-far">{ done(context.texts, paid) }</div> }
            <div class="foreseen" role="status">{ foreseen(&context, props, &areas) }</div>
            if pointed.aim.is_some() || undo.is_some() {
                <p class="buttons">
                    if let Some(space) = pointed.aim {
                        <button id="confirm" type="button" class="btn primary" onclick={actions.answer.reform(move |_| Decision::from(Choice::Space(space)))}>
                            { icon(Icon::Check) }{ context.texts.ask(tile.map_or(AskWords::ClaimHere, AskWords::PlaceHere)) }</button>
                    }
                    if let Some(undo) = undo {
                        <button id="back" type="button" class="btn quiet" onclick={undo.reform(|_| ())}>{ context.texts.ask(AskWords::Back) }</button>
                    }
                </p>
            }
            if !others.is_empty() { { buttons(&others, &actions) } }
            <details class="areas"><summary>{ context.texts.ask(AskWords::AreasAsList) }</summary><ul class="choices">{ for areas.iter().map(line) }</ul></details>
        </div>
    }
}

/// Out of what was begun with one press, one press leads back.
fn way_back(actions: &TableActions, question: &Question) -> Option<Callback<()>> {
    let is_begun = matches!(question.why, Why::Effect { card: CardId::HIDDEN, .. });
    actions.undo.clone().filter(|_| is_begun)
}

/// The area pointed at and what it brings; or what to do, and what each area brings.
fn foreseen(context: &TableContext, props: &Props, areas: &[&Offer]) -> Html {
    let Props { seat, pointed, .. } = props;
    let Some(space) = pointed.aim else {
        let choices = areas.iter().map(|&&(_, choice, _)| choice);
        return html! {
            <>
                <p class="hint">{ context.texts.ask(AskWords::AreasLit(areas.len())) }</p>
                { common(context, *seat, choices) }
            </>
        };
    };
    // Where any other is, the map shows.
    let is_named = context.facts().map().kept_for(space).is_some();
    html! {
        <>
            <p class={if is_named { "hint" } else { "vh" }}>{ context.texts.ask(AskWords::Area { map: context.facts().map(), space }) }</p>
            { part!(Outcome { seat: *seat, choice: Choice::Space(space) }) }
        </>
    }
}

/// Arrows lead to the map, Escape puts the tile away, and where none is shown it leads back. In the list they are left to the browser.
pub(crate) fn on_key(
    actions: &TableActions,
    question: &Question,
    pointed: HoveredHex,
) -> Callback<KeyboardEvent> {
    let (point, undo) =
        (actions.point.clone(), way_back(actions, question).filter(|_| pointed.aim.is_none()));
    Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => match &undo {
            Some(undo) => undo.emit(()),
            None => point.emit(HoveredHex::default()),
        },
        key if key.starts_with("Arrow") && !event.default_prevented() => {
            let is_in_list = |element: Element| element.closest("details").ok().flatten().is_some();
            if !event.target_dyn_into::<Element>().is_some_and(is_in_list) {
                event.prevent_default();
                to_the_map();
            }
        }
        _ => {}
    })
}

fn to_the_map() {
    let document = window().and_then(|window| window.document());
    let stop = document.and_then(|document| document.query_selector("#map [tabindex='0']").ok()?);
    if let Some(stop) = stop {
        // Parts of a drawing take the focus as other elements do; a refused one stays where it was.
        let _ = stop.unchecked_into::<HtmlElement>().focus();
    }
}
