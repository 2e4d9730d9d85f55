//! One game on several devices that speak to each other over data channels, without a server.
//!
//! One device is the host: the journal of its [`LiveHost`] is the truth, and its page answers for bots and for everyone who sits before
//! it. Each other device has a [`LiveGuest`], which answers for one seat. Both are state machines: they are handed what arrives and what
//! was answered, and return bytes to send ([`HostOutput`], [`GuestOutput`]); a page, or a test, carries these to a [`Channel`].
//!
//! - An answer bears the [`QuestionPlace`] that it is meant for. Answers that seats give together commute, so that the place of one does
//!   not depend on those of others.
//! - Answers and undos of a seat are numbered. The host carries each out once, in order, and a [`HostMessage::Record`] tells which it has
//!   heard, so that a guest sends again what was lost with a channel.
//! - Where the game has not simply gone on (an undo, another player on a seat) the host sends the record in place of the one before.
//! - A guest shows its own answers at once, as unconfirmed, on top of the game that the host has confirmed.
//! - Where the host is lost, a guest goes on as host ([`LiveGuest::into_host`]). That begins another [`Branch`]: no two devices take
//!   different games for one. Who keeps games has to keep one that a guest had confirmed apart from the host's where it is no part of that.
//!
//! A record holds the seed and so every secret: a guest who pries into it sees hidden cards, as with a game by link. No other message
//! holds a card.
//!
//! An [`Invitation`] and its [`InvitationAnswer`] are what two devices must hand each other first. Neither grows old as long as both pages
//! stay open: in Chromium 156 an answer of ten minutes and an invitation of an hour connected within seconds. In the usual roles of the
//! two, a guest gives up after 222 seconds; here it waits to be called (`src/live/sdp.rs`).

#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod browser;
mod channel;
mod guest;
mod host;
mod invitation;
mod meetings;
mod message;
mod sdp;

#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub use browser::{ChannelNews, ConnectError, Connector, IceServer};
pub use channel::{Channel, Peer};
pub use guest::{GuestError, GuestEvent, GuestLink, GuestOutput, LiveGuest};
pub use host::{HostEvent, HostOutput, LiveHost};
pub use invitation::{
    Invitation, InvitationAnswer, InvitationError, MOST_INVITATION_LETTERS, Meeting, is_invitation,
};
pub use meetings::Meetings;
pub use message::{
    Branch, EndReason, GuestMessage, HostMessage, LIVE_VERSION, LiveEntry, LiveMessageError, LiveRefusal,
    MOST_GUEST_BYTES, MOST_HOST_BYTES, QuestionPlace, RoomId,
};
pub use sdp::{CandidateAddress, CandidateKind, DtlsRole, Endpoint, IceCandidate, MOST_CANDIDATES};
