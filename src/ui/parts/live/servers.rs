//! Which server helps devices to find each other over the internet: none, that of the site, or another.

use crate::live::IceServer;
use crate::store::{Browser, Store};
use crate::text::common::{LiveWords, ShareWords};
use crate::ui::look::texts::use_texts;
use gloo::utils::document;
use std::cell::RefCell;
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html};

/// Under this key stands the address of the server that was typed last.
const KEY: &str = "viriditas.live.server";

/// The site's server stands in `<meta name="viriditas-ice" content="stun:…">`.
const META: &str = "meta[name=viriditas-ice]";

thread_local! {
    static OF_HOST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Takes the server of the page around this one; `None`: it has none.
pub(crate) fn host(server: Option<String>) {
    OF_HOST.replace(server);
}

/// Where the devices are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum MeetingWay {
    /// In one network, where they need nobody.
    #[default]
    InThisRoom,
    /// In two, with the address of this server.
    OverTheInternet(String),
}

impl MeetingWay {
    /// Over the internet, with the address that was used last, or in a frame that of its host, or the site's.
    fn internet() -> Self {
        let typed = Browser.get(KEY).ok().flatten();
        let of_site = || document().query_selector(META).ok().flatten()?.get_attribute("content");
        let of_host = || OF_HOST.with_borrow(Clone::clone);
        Self::OverTheInternet(typed.or_else(of_host).or_else(of_site).unwrap_or_default())
    }

    /// The servers of this way; `None` where it needs one and has none.
    pub(crate) fn servers(&self) -> Option<Vec<IceServer>> {
        match self {
            Self::InThisRoom => Some(Vec::new()),
            Self::OverTheInternet(typed) => {
                let mut words = typed.split_whitespace();
                let url = words.next()?.to_owned();
                let login =
                    words.next().zip(words.next()).map(|(name, word)| (name.to_owned(), word.to_owned()));
                Some(vec![IceServer { url, login }])
            }
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) way: MeetingWay,
    pub(crate) choose: Callback<MeetingWay>,
}

/// Asks where the devices are, and for the server that one of the ways needs.
#[component]
pub(crate) fn MeetingWays(props: &Props) -> Html {
    let texts = use_texts();
    let words = |words: LiveWords<'_>| texts.share(ShareWords::Live(words));
    let Props { way, choose } = props;
    let radio = |id: &'static str,
                 label: LiveWords<'static>,
                 is_chosen: bool,
                 onchange: Callback<yew::Event>| {
        html! { <label><input {id} type="radio" name="live-way" checked={is_chosen} {onchange} />{ words(label) }</label> }
    };
    let typed = |value: &String| {
        let oninput = choose.reform(|event: InputEvent| {
            let typed = event.target_unchecked_into::<HtmlInputElement>().value();
            // Where nothing can be kept it is typed anew at the next visit.
            let _ = Browser.set(KEY, &typed);
            MeetingWay::OverTheInternet(typed)
        });
        html! {
            <>
                <p class="note">{ words(LiveWords::ServerAbout) }</p>
                <label class="link">{ words(LiveWords::Server) }<input id="live-server" type="text" dir="ltr" autocomplete="off" value={value.clone()} {oninput} /></label>
                if value.trim().is_empty() { <p class="note">{ words(LiveWords::ServerMissing) }</p> }
            </>
        }
    };
    html! {
        <fieldset class="live-ways">
            <legend>{ words(LiveWords::Where) }</legend>
            { radio("live-room", LiveWords::InThisRoom, *way == MeetingWay::InThisRoom, choose.reform(|_| MeetingWay::InThisRoom)) }
            { radio("live-internet", LiveWords::OverTheInternet, *way != MeetingWay::InThisRoom, choose.reform(|_| MeetingWay::internet())) }
            if let MeetingWay::OverTheInternet(value) = way { { typed(value) } }
        </fieldset>
    }
}
