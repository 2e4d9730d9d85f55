//! One connection with its data channel.

use super::super::{Channel, Endpoint, Invitation, InvitationAnswer, MOST_HOST_BYTES, Meeting};
use core::cell::Cell;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::timers::future::TimeoutFuture;
use js_sys::{Array, ArrayBuffer, Reflect, Uint8Array};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelType,
    RtcIceGatheringState, RtcIceServer, RtcPeerConnection, RtcPeerConnectionState, RtcSdpType,
    RtcSessionDescriptionInit,
};

/// How many milliseconds a device looks for its own addresses at the most.
const MOST_GATHERING: u32 = 5_000;

/// After how many milliseconds it is looked whether all addresses are known.
const LOOK_AFTER: u32 = 50;

/// How many milliseconds a connection has for what was sent before it closes.
const LAST_WORDS: u32 = 1_000;

/// A server that helps devices to find each other: it learns their addresses, and a TURN server passes on what they send, encrypted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IceServer {
    /// The address: `stun:` or `turn:` with a host.
    pub url: String,
    /// The user name and the password, where the server wants them.
    pub login: Option<(String, String)>,
}

/// Why there is no connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectError {
    /// The browser has no WebRTC, or does not let the page have it.
    NoWebRtc,
    /// The address of a server is none.
    Server,
    /// The device has found no address of its own.
    NoCandidate,
    /// The browser has refused a step, with what it says.
    Refused(String),
}

/// What happens on a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChannelNews {
    /// The channel is open: messages can be sent.
    Opened,
    /// A message has come.
    Received(Vec<u8>),
    /// The channel was not open yet, and the devices have not found each other so far. A guest whose answer is still on its way waits on.
    NotFound,
    /// The channel has closed, for good.
    Closed,
}

/// A connection to another device, which closes with the value.
#[derive(Debug)]
pub struct Connector {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    _ears: [EventListener; 4],
}

impl Connector {
    /// A connection that asks nothing of the network yet. What happens on its channel is told to `on_news`.
    ///
    /// # Errors
    /// Why there is none.
    pub fn new(
        servers: &[IceServer],
        on_news: impl Fn(ChannelNews) + Clone + 'static,
    ) -> Result<Self, ConnectError> {
        if !Self::is_there() {
            return Err(ConnectError::NoWebRtc);
        }
        let configuration = RtcConfiguration::new();
        configuration.set_ice_servers(&servers.iter().map(listed).collect::<Array>());
        let connection = RtcPeerConnection::new_with_configuration(&configuration);
        let connection = connection
            .map_err(|_| if servers.is_empty() { ConnectError::NoWebRtc } else { ConnectError::Server })?;
        // Both devices know the number of the channel: none has to tell the other of it.
        let options = RtcDataChannelInit::new();
        options.set_negotiated(true);
        options.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("live", &options);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        let ears = ears(&connection, &channel, on_news);
        Ok(Self { connection, channel, _ears: ears })
    }

    /// Whether the browser has WebRTC.
    pub fn is_there() -> bool {
        Reflect::get(&js_sys::global(), &"RTCPeerConnection".into()).is_ok_and(|found| found.is_function())
    }

    /// Makes the invitation of a host.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn invite(&self, meeting: Meeting) -> Result<Invitation, ConnectError> {
        let offer = JsFuture::from(self.connection.create_offer()).await.map_err(|error| refused(&error))?;
        let endpoint = self.describe(&offer).await?;
        Ok(Invitation { meeting, endpoint })
    }

    /// Takes the answer to this connection's invitation: the devices look for each other from now on.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn accept(&self, answer: &InvitationAnswer) -> Result<(), ConnectError> {
        self.hear(RtcSdpType::Answer, &answer.to_sdp()).await
    }

    /// Makes the answer of a guest to an invitation. The guest waits from now on, however late the host learns the answer.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn answer(&self, invitation: &Invitation) -> Result<InvitationAnswer, ConnectError> {
        self.hear(RtcSdpType::Offer, &invitation.to_sdp()).await?;
        let answer =
            JsFuture::from(self.connection.create_answer()).await.map_err(|error| refused(&error))?;
        let endpoint = self.describe(&answer).await?;
        Ok(InvitationAnswer { meeting: invitation.meeting, endpoint })
    }

    async fn hear(&self, kind: RtcSdpType, sdp: &str) -> Result<(), ConnectError> {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(sdp);
        let done = JsFuture::from(self.connection.set_remote_description(&description)).await;
        done.map(|_| ()).map_err(|error| refused(&error))
    }

    /// Takes a description that the browser has made of this device, and looks for its addresses.
    async fn describe(&self, made: &JsValue) -> Result<Endpoint, ConnectError> {
        let made = made.unchecked_ref::<RtcSessionDescriptionInit>();
        JsFuture::from(self.connection.set_local_description(made)).await.map_err(|error| refused(&error))?;
        let mut waited = 0;
        while self.connection.ice_gathering_state() != RtcIceGatheringState::Complete
            && waited < MOST_GATHERING
        {
            TimeoutFuture::new(LOOK_AFTER).await;
            waited += LOOK_AFTER;
        }
        let sdp = self.connection.local_description().map(|description| description.sdp());
        let endpoint = sdp.as_deref().and_then(Endpoint::from_sdp);
        endpoint.filter(|endpoint| !endpoint.candidates.is_empty()).ok_or(ConnectError::NoCandidate)
    }
}

impl Channel for Connector {
    fn send(&self, bytes: &[u8]) {
        // A channel that has closed tells so by itself.
        let _ = self.channel.send_with_u8_array(bytes);
    }

    fn close(&self) {
        self.channel.close();
        let connection = self.connection.clone();
        Timeout::new(LAST_WORDS, move || connection.close()).forget();
    }
}

impl Drop for Connector {
    fn drop(&mut self) {
        self.close();
    }
}

/// The server as the browser takes it.
fn listed(server: &IceServer) -> RtcIceServer {
    let listed = RtcIceServer::new();
    listed.set_urls_str(&server.url);
    if let Some((name, password)) = &server.login {
        listed.set_username(name);
        listed.set_credential(password);
    }
    listed
}

fn refused(error: &JsValue) -> ConnectError {
    let message = Reflect::get(error, &"message".into()).ok().and_then(|message| message.as_string());
    ConnectError::Refused(message.unwrap_or_default())
}

/// What listens on a connection. A closing is told once.
fn ears(
    connection: &RtcPeerConnection,
    channel: &RtcDataChannel,
    on_news: impl Fn(ChannelNews) + Clone + 'static,
) -> [EventListener; 4] {
    let was_open = Rc::new(Cell::new(false));
    let is_over = Rc::new(Cell::new(false));
    let opened = {
        let (on_news, was_open) = (on_news.clone(), was_open.clone());
        EventListener::new(channel, "open", move |_| {
            was_open.set(true);
            on_news(ChannelNews::Opened);
        })
    };
    let received = {
        let on_news = on_news.clone();
        EventListener::new(channel, "message", move |event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                on_news(ChannelNews::Received(bytes(&event.data())));
            }
        })
    };
    let closed = {
        let (on_news, is_over) = (on_news.clone(), is_over.clone());
        EventListener::new(channel, "close", move |_| {
            if !is_over.replace(true) {
                on_news(ChannelNews::Closed);
            }
        })
    };
    let state = connection.clone();
    let failed =
        EventListener::new(connection, "connectionstatechange", move |_| match state.connection_state() {
            RtcPeerConnectionState::Failed if !was_open.get() => on_news(ChannelNews::NotFound),
            RtcPeerConnectionState::Failed if !is_over.replace(true) => on_news(ChannelNews::Closed),
            _ => {}
        });
    [opened, received, closed, failed]
}

/// A message as bytes, of one that is too long no more than shows that; nothing of one that is text.
fn bytes(data: &JsValue) -> Vec<u8> {
    let buffer = data.dyn_ref::<ArrayBuffer>().map(|buffer| Uint8Array::new(buffer));
    buffer.map_or_else(Vec::new, |bytes| bytes.subarray(0, MOST_HOST_BYTES as u32 + 1).to_vec())
}
