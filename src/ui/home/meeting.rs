//! An invitation to a live game, or the answer to one, that came with the address.

use crate::live::{Invitation, InvitationError, Meetings};
use crate::table::Name;
use crate::text::common::{LiveWords, ShareWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::parts::live::hand_over::hand_over;
use crate::ui::parts::live::servers::{MeetingWay, MeetingWays};
use crate::ui::parts::live::{fault_in, sent_text, taking};
use crate::ui::state::app::{App, AppAction};
use crate::ui::state::live::{LiveGame, MeetingFault};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::{
    AttrValue, Callback, Html, InputEvent, Properties, TargetCast, UseReducerDispatcher, component, html,
    platform::spawn_local, use_effect_with, use_state,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) act: UseReducerDispatcher<App>,
    /// The game that is live on this page.
    pub(crate) live: Option<LiveGame>,
    /// The text that came.
    pub(crate) text: Rc<str>,
}

/// How far a guest is, or what became of an answer.
#[derive(Clone, PartialEq)]
enum MeetingStage {
    /// An invitation can be accepted.
    Invited,
    /// The device looks for its own addresses.
    Looking,
    /// The answer is to be sent back; the live game waits for its host.
    Answered(AttrValue, LiveGame),
    /// An answer came, and a tab is looked for that waits for it.
    HandingOver,
    HandedOver,
    NotAwaited,
    Failed(MeetingFault),
}

impl MeetingStage {
    fn of(text: &str) -> Self {
        match Meetings::default().take_invitation(None, text) {
            Ok(_) => Self::Invited,
            Err(InvitationError::IsAnswer) => Self::HandingOver,
            Err(error) => Self::Failed(error.into()),
        }
    }
}

/// What came, and what can be done with it.
#[component]
pub(crate) fn MeetingRoom(props: &Props) -> Html {
    let texts = use_texts();
    let words = |words: LiveWords<'_>| texts.share(ShareWords::Live(words));
    let Props { act, live, text } = props;
    let stage = use_state(|| MeetingStage::of(text));
    let name = use_state(String::new);
    let way = use_state(MeetingWay::default);
    use_effect_with(text.clone(), {
        let stage = stage.setter();
        move |text| {
            let text = text.clone();
            let next = MeetingStage::of(&text);
            let is_answer = next == MeetingStage::HandingOver;
            stage.set(next);
            if is_answer {
                spawn_local(async move {
                    let is_taken = hand_over(&text).await;
                    stage.set(if is_taken { MeetingStage::HandedOver } else { MeetingStage::NotAwaited });
                });
            }
        }
    });
    let decline = {
        let act = act.clone();
        move |_| act.dispatch(AppAction::Meet(None))
    };
    let accept = {
        let (stage, act, live, text) = (stage.setter(), act.clone(), live.clone(), text.clone());
        let (name, servers) = (Name::new(&name), way.servers());
        move |_| {
            let (Some(servers), Ok(invitation)) = (servers.clone(), text.parse::<Invitation>()) else {
                return;
            };
            stage.set(MeetingStage::Looking);
            let (stage, act, live, name) = (stage.clone(), act.clone(), live.clone(), name.clone());
            spawn_local(async move {
                let joined = LiveGame::joining(&invitation, live.as_ref(), name, &servers, taking(&act));
                stage.set(match joined.await {
                    Ok((live, answer)) => MeetingStage::Answered(answer.into(), live),
                    Err(fault) => MeetingStage::Failed(fault),
                });
            });
        }
    };
    let typed = {
        let name = name.setter();
        move |event: InputEvent| name.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let said = |said: LiveWords<'_>| html! { <p role="status">{ words(said) }</p> };
    let body = match &*stage {
        MeetingStage::Invited => html! {
            <>
                <p>{ words(LiveWords::About) }</p>
                <label class="link">{ words(LiveWords::YourName) }<input id="live-name" type="text" autocomplete="off" maxlength="40" value={(*name).clone()} oninput={typed} /></label>
                { part!(MeetingWays { way: (*way).clone(), choose: { let way = way.setter(); Callback::from(move |next| way.set(next)) } }) }
                <p class="buttons"><button id="live-accept" type="button" class="btn primary focus-here" disabled={way.servers().is_none()} onclick={accept}>{ icon(Icon::People) }{ words(LiveWords::Accept) }</button></p>
            </>
        },
        MeetingStage::Looking => said(LiveWords::Looking),
        MeetingStage::Answered(answer, _) => html! {
            <>
                <p>{ words(LiveWords::SendAnswer) }</p>
                { sent_text(texts, "live-answered", answer) }
                { said(LiveWords::AwaitHost) }
            </>
        },
        MeetingStage::HandingOver => Html::default(),
        MeetingStage::HandedOver => said(LiveWords::HandedOver),
        MeetingStage::NotAwaited => {
            html! { <>{ said(LiveWords::NotAwaited) }<textarea readonly=true rows="4" dir="ltr" value={text.to_string()} /></> }
        }
        MeetingStage::Failed(fault) => {
            html! { <p class="faults" role="status">{ fault_in(texts, fault) }</p> }
        }
    };
    html! {
        <div class="invitation">
            <section id="meeting" class="asked sending" aria-label={words(LiveWords::Invited)}>
                <h2 tabindex="-1" class="focus-here">{ words(LiveWords::Invited) }</h2>
                { body }
                <p class="note">{ words(LiveWords::KeepOpen) }</p>
                <p class="buttons"><button type="button" class="btn quiet" data-way="decline" onclick={decline}>{ texts.share(ShareWords::NotNow) }</button></p>
            </section>
        </div>
    }
}
