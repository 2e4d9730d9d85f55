//! A game that is sent to somebody: as a link, as a picture of one, or as text.

use crate::games::Game;
use crate::kit::{Seat, Seats};
use crate::text::common::ShareWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::share::copying::{CopyResult, CopyText, Copying};
use crate::ui::parts::share::qr::Qr;
use crate::ui::state::address;
use crate::ui::state::names::Names;
use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlSelectElement, ShareData};
use yew::{
    AttrValue, Callback, Event, Html, Properties, TargetCast, classes, component, html,
    platform::spawn_local, use_callback, use_memo, use_state,
};

/// What takes a game along, without the game.
#[derive(Clone, PartialEq)]
pub(crate) struct Travel {
    /// Makes its text.
    pub(crate) text: Callback<(), CopyResult>,
    /// Makes its link, for a seat or for anyone.
    link: Callback<Option<Seat>, AttrValue>,
    people: Seats,
    asked: Seats,
}

impl Travel {
    /// The way out of a game on the page.
    pub(crate) fn of(table: &Game) -> Self {
        let (texts, links) = (table.clone(), table.clone());
        Self {
            text: Callback::from(move |()| Ok(texts.to_text().into())),
            link: Callback::from(move |to| address::with(&links.to_link(to)).into()),
            people: table.people(),
            asked: table.asked(),
        }
    }

    /// Whom it is most likely meant for: where one person among several is asked, that one.
    fn likely(&self) -> Option<Seat> {
        let mut asked = self.people.iter().filter(|&seat| self.asked.contains(seat));
        let first = asked.next().filter(|_| self.people.len() > 1);
        if asked.next().is_none() { first } else { None }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) travel: Travel,
    pub(crate) names: Names,
    /// For the style sheet.
    pub(crate) class: &'static str,
    /// What opens the game to other devices.
    #[prop_or_default]
    pub(crate) live: Option<Html>,
}

/// A button, and behind it all ways to send the game.
#[component]
pub(crate) fn ShareGame(props: &Props) -> Html {
    let texts = use_texts();
    let is_open = use_state(|| false);
    let open = {
        let is_open = is_open.setter();
        move |_| is_open.set(true)
    };
    let close = {
        let is_open = is_open.setter();
        use_callback((), move |(), ()| is_open.set(false))
    };
    html! {
        <>
            <button type="button" class={classes!(props.class, "share")} onclick={open}>{ icon(Icon::Link) }<span>{ texts.share(ShareWords::Share) }</span></button>
            if *is_open {
                { part!(Dialog { title: texts.share(ShareWords::ShareThisGame), close, children: html! { <>{ for props.live.clone() }{ part!(Ways { travel: props.travel.clone(), names: props.names.clone() }) }</> } }) }
            }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct WaysProps {
    travel: Travel,
    names: Names,
}

/// The link in all its forms, and what is to be known about it.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let WaysProps { travel, names } = props;
    let texts = use_texts();
    let to = use_state(|| travel.likely());
    let link = use_memo((travel.clone(), *to), |(travel, to)| travel.link.emit(*to));
    let message = match to.filter(|&seat| travel.asked.contains(seat)) {
        Some(seat) => texts.share(ShareWords::MessageTo(names.named(seat))),
        None => texts.share(ShareWords::Message),
    };
    let copied = {
        let link = link.clone();
        Callback::from(move |()| Ok((*link).clone()))
    };
    let send = can_send().then(|| {
        let link = link.clone();
        move |_| spawn_local(send(message.clone(), (*link).clone()))
    });
    html! {
        <div class="sending">
            if travel.people.len() > 1 { { whom(texts, props, *to, { let to = to.clone(); Callback::from(move |next| to.set(next)) }) } }
            <p class="buttons">
                { for send.map(|send| html! { <button type="button" class="btn primary send" onclick={send}>{ icon(Icon::People) }{ texts.share(ShareWords::Send) }</button> }) }
                { part!(CopyText { class: "btn", copies: Copying::Link, text: copied }) }
                { part!(CopyText { class: "btn", text: &travel.text }) }
            </p>
            <label class="link">{ texts.share(ShareWords::TheLink) }<textarea readonly=true rows="2" value={(*link).clone()} /></label>
            { part!(Qr { link: (*link).clone() }) }
            <p class="note">{ texts.share(ShareWords::HoldsEverySecret) }</p>
        </div>
    }
}

/// Whom the link is meant for.
fn whom(texts: Texts, props: &WaysProps, to: Option<Seat>, choose: Callback<Option<Seat>>) -> Html {
    let WaysProps { travel, names } = props;
    let people: Vec<Seat> = travel.people.iter().collect();
    let onchange = move |event: Event| {
        let number = event.target_unchecked_into::<HtmlSelectElement>().value().parse().ok();
        choose.emit(number.and_then(Seat::new));
    };
    let option = |seat: Seat| {
        let name = names.named(seat);
        let words = if travel.asked.contains(seat) {
            ShareWords::ForPlayerAsked(name)
        } else {
            ShareWords::ForPlayer(name)
        };
        html! { <option value={seat.number().to_string()} selected={to == Some(seat)}>{ texts.share(words) }</option> }
    };
    html! {
        <label class="whom">{ texts.share(ShareWords::For) }
            <select id="send-to" {onchange}>
                <option value="" selected={to.is_none()}>{ texts.share(ShareWords::ForAnyone) }</option>
                { for people.into_iter().map(option) }
            </select>
        </label>
    }
}

/// Whether the browser hands links to other programs.
fn can_send() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// Hands the link on. Whoever changes their mind has sent nothing, which is no mistake.
async fn send(message: AttrValue, link: AttrValue) {
    let data = ShareData::new();
    data.set_text(&message);
    data.set_url(&link);
    let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
}
