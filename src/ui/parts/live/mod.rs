//! Play from several devices: the button in the bar, and behind it who is connected and how others are invited.

pub(crate) mod hand_over;
mod scanner;
pub(crate) mod servers;

use crate::games::Game;
use crate::kit::{Seat, Seats};
use crate::live::{ConnectError, Connector};
use crate::table::Controller;
use crate::text::Verbatim;
use crate::text::common::{LiveWords, ShareWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::share::copying::{CopyText, Copying};
use crate::ui::parts::share::qr::Qr;
use crate::ui::parts::share::sharing::{ShareGame, Travel};
use crate::ui::state::address;
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::live::{LineStage, LiveGame, LiveTold, MeetingFault};
use crate::ui::state::names::Names;
use scanner::{CodeScanner, can_scan};
use servers::{MeetingWay, MeetingWays};
use web_sys::HtmlTextAreaElement;
use yew::{
    AttrValue, Callback, Html, InputEvent, Properties, TargetCast, UseReducerDispatcher, component, html,
    platform::spawn_local, use_callback, use_state,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) act: UseReducerDispatcher<App>,
    pub(crate) table: Game,
    pub(crate) names: Names,
    pub(crate) live: Option<LiveGame>,
    /// The people who play at this device.
    pub(crate) here: Seats,
    pub(crate) place: LiveButtonPlace,
}

/// Where the button stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LiveButtonPlace {
    /// In the bar, as a picture.
    Bar,
    /// In the dialog of what is sent, with words.
    Dialog,
}

/// The button of an open game; none in a frame, whose page decides who plays.
pub(crate) fn live_button(
    act: &UseReducerDispatcher<App>,
    open: &Open,
    names: &Names,
    place: LiveButtonPlace,
) -> Option<Html> {
    let is_open = !open.table.asked().is_empty() || open.live.is_some();
    (open.hosted.is_none() && is_open).then(|| {
        part!(LiveButton {
            act: act.clone(),
            table: open.table.clone(),
            names: names.clone(),
            live: open.live.clone(),
            here: open.people(),
            place,
        })
    })
}

/// The button: whether others are connected, and how many.
#[component]
pub(crate) fn LiveButton(props: &Props) -> Html {
    let texts = use_texts();
    let title = texts.share(ShareWords::Live(LiveWords::Title));
    let is_open = use_state(|| false);
    let open = {
        let is_open = is_open.setter();
        move |_| is_open.set(true)
    };
    let close = {
        let is_open = is_open.setter();
        use_callback((), move |(), ()| is_open.set(false))
    };
    let state = props.live.as_ref().map(LiveGame::summary);
    html! {
        <>
            if props.place == LiveButtonPlace::Bar {
                <button id="live" type="button" class="ib" data-live={state} aria-label={title.clone()} title={title.clone()} onclick={open}>{ icon(Icon::People) }</button>
            } else {
                <p class="buttons"><button id="go-live" type="button" class="btn" onclick={open}>{ icon(Icon::People) }{ title.clone() }</button></p>
            }
            if *is_open {
                { part!(Dialog { title, close, children: part!(LiveDevices { act: props.act.clone(), table: props.table.clone(), names: props.names.clone(), live: props.live.clone(), here: props.here, place: props.place }) }) }
            }
        </>
    }
}

/// Who is connected, and how others are.
#[component]
fn LiveDevices(props: &Props) -> Html {
    let texts = use_texts();
    let words = |words: LiveWords<'_>| texts.share(ShareWords::Live(words));
    let Props { act, table, names, live, here, place } = props;
    let way = use_state(MeetingWay::default);
    let invited = use_state(|| None::<Seat>);
    if !Connector::is_there() {
        return html! { <p id="live-missing">{ words(LiveWords::NoWebRtc) }</p> };
    }
    let is_guest = live.as_ref().is_some_and(LiveGame::is_guest);
    let row = |seat: Seat| {
        let name = names.named(seat);
        let is_here = here.contains(seat);
        // On a guest's device, how the host is.
        let stage = live.as_ref().filter(|_| !is_here).and_then(|live| live.stage(seat));
        let is_connected = stage >= Some(LineStage::Open);
        let remote = live.as_ref().is_some_and(|live| live.remote().contains(seat));
        let is_bot = table.player(seat) != Controller::Human;
        let said = match stage {
            _ if is_here => Some(LiveWords::Here),
            Some(LineStage::Open) => Some(LiveWords::Connected),
            Some(LineStage::Silent) => Some(LiveWords::Silent),
            _ if remote => Some(LiveWords::Away),
            _ => None,
        };
        // Somebody stays before this page.
        let may_invite = !is_guest && !is_connected && (!is_here || here.len() > 1);
        let invite = {
            let invited = invited.setter();
            move |_| invited.set(Some(seat))
        };
        let give = live.clone().map(|live| move |_| live.give_to_bot(seat));
        html! {
            <li data-seat={seat.number().to_string()} data-stage={stage.map(|stage| format!("{stage:?}"))}>
                <span class="who">{ names.mark(seat) }<b>{ names.of(seat) }</b></span>
                if let Some(said) = said { <small>{ words(said) }</small> }
                if may_invite && *invited != Some(seat) { <button type="button" class="btn" data-invite={seat.number().to_string()} onclick={invite}>{ words(LiveWords::Invite(name)) }</button> }
                if let Some(give) = give.filter(|_| remote && !is_connected && !is_guest && !is_bot) { <button type="button" class="btn quiet" onclick={give}>{ words(LiveWords::GiveToBot(name)) }</button> }
            </li>
        }
    };
    let stop = {
        let act = act.clone();
        move |_| act.dispatch(AppAction::EndLive)
    };
    let go_on = live.clone().map(|live| move |_| live.go_on_as_host());
    let told = live.as_ref().and_then(LiveGame::told).map(|told| told_in(texts, told));
    let unconfirmed = live.as_ref().map_or(0, LiveGame::unconfirmed);
    html! {
        <div class="sending live">
            <p>{ words(LiveWords::About) }</p>
            if let Some(told) = told { <p id="live-told" role="status">{ told }</p> }
            if !is_guest { { part!(MeetingWays { way: (*way).clone(), choose: { let way = way.setter(); Callback::from(move |next| way.set(next)) } }) } }
            <ul class="devices" aria-label={words(LiveWords::Devices)}>{ for table.seats().iter().map(row) }</ul>
            if let Some(seat) = *invited {
                { part!(InviteSeat { act: act.clone(), table: table.clone(), names: names.clone(), live: live.clone(), way: (*way).clone(), seat }, key = seat.index()) }
            }
            if unconfirmed > 0 { <p class="note">{ words(LiveWords::Unconfirmed(unconfirmed)) }</p> }
            if let Some(go_on) = go_on.filter(|_| live.as_ref().is_some_and(LiveGame::is_lost)) {
                <p class="note">{ words(LiveWords::GoOnAsHostAbout) }</p>
                <button id="live-go-on" type="button" class="btn" onclick={go_on}>{ words(LiveWords::GoOnAsHost) }</button>
            }
            if live.is_some() {
                <p class="note">{ words(LiveWords::KeepOpen) }</p>
                <p class="buttons">
                    if *place == LiveButtonPlace::Bar { { part!(ShareGame { class: "btn quiet", travel: Travel::of(table), names: names.clone() }) } }
                    <button id="live-stop" type="button" class="btn quiet" onclick={stop}>{ words(LiveWords::Stop) }</button>
                </p>
            }
            <p class="note">{ words(LiveWords::Secrets) }</p>
        </div>
    }
}

/// Lets the page take what has changed in a live game.
pub(crate) fn taking(act: &UseReducerDispatcher<App>) -> Callback<LiveGame> {
    let act = act.clone();
    Callback::from(move |live| act.dispatch(AppAction::TakeLive(live)))
}

/// What is told beside a live game.
pub(crate) fn told_in(texts: Texts, told: LiveTold) -> AttrValue {
    texts.share(ShareWords::Live(match told {
        LiveTold::NotCarriedOut => LiveWords::NotCarriedOut,
        LiveTold::Parted => LiveWords::Parted,
        LiveTold::Ended(reason) => LiveWords::Ended(reason),
    }))
}

/// Why devices cannot meet.
pub(crate) fn fault_in(texts: Texts, fault: &MeetingFault) -> AttrValue {
    texts.share(ShareWords::Live(match fault {
        MeetingFault::Unusable(error) => LiveWords::Unusable(*error),
        MeetingFault::Connect(ConnectError::NoWebRtc) | MeetingFault::NoChance => LiveWords::NoWebRtc,
        MeetingFault::Connect(ConnectError::Server) => LiveWords::WrongServer,
        MeetingFault::Connect(ConnectError::NoCandidate) => LiveWords::NoAddress,
        MeetingFault::Connect(ConnectError::Refused(why)) => LiveWords::Refused(Verbatim(why)),
    }))
}

/// A text that is sent to another device: as a link, as a picture of it, or as it is.
pub(crate) fn sent_text(texts: Texts, id: &'static str, text: &AttrValue) -> Html {
    let link: AttrValue = address::with(text).into();
    let copied = {
        let link = link.clone();
        Callback::from(move |()| Ok(link.clone()))
    };
    html! {
        <>
            <p class="buttons">{ part!(CopyText { class: "btn primary", copies: Copying::Link, text: copied }) }</p>
            <label class="link">{ texts.share(ShareWords::TheLink) }<textarea {id} readonly=true rows="3" value={link.clone()} /></label>
            { part!(Qr { link }) }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct InviteProps {
    act: UseReducerDispatcher<App>,
    table: Game,
    names: Names,
    live: Option<LiveGame>,
    way: MeetingWay,
    seat: Seat,
}

/// How far an invitation is.
#[derive(Clone, PartialEq)]
enum InviteStage {
    Fresh,
    Looking,
    Invited(AttrValue),
    Failed(MeetingFault),
}

/// Invites somebody to a seat, and takes their answer.
#[component]
fn InviteSeat(props: &InviteProps) -> Html {
    let texts = use_texts();
    let words = |words: LiveWords<'_>| texts.share(ShareWords::Live(words));
    let InviteProps { act, table, names, live, way, seat } = props;
    let seat = *seat;
    let stage = use_state(|| InviteStage::Fresh);
    let answer = use_state(AttrValue::default);
    let fault = use_state(|| None::<MeetingFault>);
    let name = names.named(seat);
    let line = live.as_ref().and_then(|live| live.stage(seat));
    if line >= Some(LineStage::Open) {
        return Html::default();
    }
    let invite = {
        let (stage, act, table, live) = (stage.setter(), act.clone(), table.clone(), live.clone());
        let servers = way.servers();
        move |_| {
            let Some(servers) = servers.clone() else { return };
            let hosting = match &live {
                Some(live) => Ok(live.clone()),
                None => LiveGame::hosting(&table, taking(&act)),
            };
            let hosting = match hosting {
                Ok(hosting) => hosting,
                Err(fault) => return stage.set(InviteStage::Failed(fault)),
            };
            if live.is_none() {
                act.dispatch(AppAction::GoLive(hosting.clone()));
            }
            stage.set(InviteStage::Looking);
            let stage = stage.clone();
            spawn_local(async move {
                stage.set(match hosting.invite(seat, &servers).await {
                    Ok(text) => InviteStage::Invited(text.into()),
                    Err(fault) => InviteStage::Failed(fault),
                });
            });
        }
    };
    let oninput = {
        let answer = answer.setter();
        move |event: InputEvent| {
            answer.set(event.target_unchecked_into::<HtmlTextAreaElement>().value().into());
        }
    };
    let scanned = {
        let answer = answer.setter();
        Callback::from(move |text: String| answer.set(text.into()))
    };
    let connect = {
        let (live, answer, fault) = (live.clone(), answer.clone(), fault.setter());
        move |_| {
            let Some(live) = live.clone() else { return };
            let (text, fault) = (text_of(&answer), fault.clone());
            spawn_local(async move { fault.set(live.accept(&text).await.err()) });
        }
    };
    let make = html! {
        <p class="buttons"><button id="live-invite" type="button" class="btn primary" disabled={way.servers().is_none()} onclick={invite}>{ words(LiveWords::Invite(name)) }</button></p>
    };
    let body = match &*stage {
        InviteStage::Fresh => make,
        InviteStage::Looking => html! { <p role="status">{ words(LiveWords::Looking) }</p> },
        InviteStage::Failed(fault) => {
            html! { <><p class="faults" role="status">{ fault_in(texts, fault) }</p>{ make }</> }
        }
        InviteStage::Invited(text) => html! {
            <>
                <p>{ words(LiveWords::SendInvitation(name)) }</p>
                { sent_text(texts, "live-invitation", text) }
                <label class="link">{ words(LiveWords::AnswerOf(name)) }<textarea id="live-answer" rows="3" dir="ltr" value={(*answer).clone()} {oninput} /></label>
                if can_scan() { { part!(CodeScanner { found: scanned }) } }
                <p class="buttons"><button id="live-connect" type="button" class="btn primary" disabled={answer.trim().is_empty()} onclick={connect}>{ words(LiveWords::Connect) }</button></p>
                <p role="status">{ match line {
                    Some(LineStage::Connecting) => words(LiveWords::Connecting),
                    Some(LineStage::NotFound) => words(LiveWords::NotFound),
                    _ => AttrValue::default(),
                } }</p>
                if line == Some(LineStage::NotFound) { { make } }
            </>
        },
    };
    html! {
        <section id="live-seat" class="panel">
            if let Some(fault) = &*fault { <p class="faults" role="status">{ fault_in(texts, fault) }</p> }
            { body }
        </section>
    }
}

/// The text of an invitation or an answer, pasted as it is or as a link.
pub(crate) fn text_of(pasted: &str) -> String {
    pasted.rsplit('#').next().unwrap_or_default().trim().to_owned()
}
