//! A game that is played from several devices at once.

use crate::live::{EndReason, InvitationError};
use crate::text::{Called, Verbatim};

/// What is said where people play from several devices at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LiveWords<'a> {
    /// Opens what follows, and its heading.
    Title,
    /// What it is: each plays at a device of their own, all at one time, without a server of ours.
    About,
    /// The browser cannot connect devices, and links remain.
    NoWebRtc,
    /// That a guest who pries can see hidden cards.
    Secrets,
    /// That a reload, or a phone in the background, loses the connection.
    KeepOpen,

    /// Where the devices are.
    Where,
    /// The devices are in one network.
    InThisRoom,
    /// The devices are in different networks.
    OverTheInternet,
    /// What the server is for that this needs, and what it learns.
    ServerAbout,
    /// The address of that server.
    Server,
    /// Without it there is no way; links need none.
    ServerMissing,

    /// Makes an invitation for this player.
    Invite(Called<'a>),
    /// The device looks for its own addresses.
    Looking,
    /// What is to be done with the invitation.
    SendInvitation(Called<'a>),
    /// The field for the answer of this player.
    AnswerOf(Called<'a>),
    /// Uses it.
    Connect,
    /// The devices look for each other.
    Connecting,
    /// The devices have not found each other so far.
    NotFound,
    /// What the browser has refused.
    Refused(Verbatim<'a>),
    /// The device has no address.
    NoAddress,
    /// The address of the server is none.
    WrongServer,

    /// The heading of an invitation that came as a link.
    Invited,
    /// The field for one's name.
    YourName,
    /// Makes the answer.
    Accept,
    /// Reads the code of an answer with the camera.
    Scan,
    /// There is no camera, or it is not allowed.
    NoCamera,
    /// What is to be done with the answer.
    SendAnswer,
    /// The guest waits for the host.
    AwaitHost,
    /// An answer came as a link and the page that waits has it.
    HandedOver,
    /// An answer came as a link and no page waits for it: the text is to be pasted there.
    NotAwaited,

    /// Who is connected, as the name of a list.
    Devices,
    /// At this device.
    Here,
    /// At a device that is connected.
    Connected,
    /// At a device that is silent.
    Silent,
    /// At a device that is not connected.
    Away,
    /// How many own answers are not confirmed yet.
    Unconfirmed(usize),
    /// Gives the seat of somebody who is away to a bot.
    GiveToBot(Called<'a>),
    /// The host is lost: goes on as host.
    GoOnAsHost,
    /// What that means.
    GoOnAsHostAbout,
    /// Ends the connections.
    Stop,
    /// The last answer was not carried out, as the game had gone on otherwise.
    NotCarriedOut,
    /// The game that was here is kept as another one.
    Parted,

    /// Why the connection has ended.
    Ended(EndReason),
    /// Why an invitation or an answer cannot be used.
    Unusable(InvitationError),
}
