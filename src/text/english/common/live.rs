//! A game that is played from several devices at once.

use crate::text::english::terms::plural;
use crate::text::english::who::called;
use crate::text::mars::prelude::*;

pub(super) fn live(words: LiveWords<'_>) -> Text {
    say! { words;
        LiveWords::Title => "Play on several devices";
        LiveWords::About => "Everyone plays on their own device, at the same time. The devices talk to each other, with no server of ours.";
        LiveWords::NoWebRtc => "This browser cannot connect devices (WebRTC). You can still play by links.";
        LiveWords::Secrets => "Each device holds the whole game, seed and hidden cards too. The page shows players only their own, but anyone can look: play only with people you trust.";
        LiveWords::KeepOpen => "Keep the page open on both devices: a reload, or a phone that goes to sleep, loses the connection. A new invitation brings it back.";
        LiveWords::Where => "Where are the devices?";
        LiveWords::InThisRoom => "On the same network";
        LiveWords::OverTheInternet => "Over the internet";
        LiveWords::ServerAbout => "Over the internet you need a STUN or TURN server. It learns the network addresses of both devices; a TURN server also passes on what they send, encrypted.";
        LiveWords::Server => "Server address";
        LiveWords::ServerMissing => "Without a server address there is no way over the internet. Playing by links needs none.";
        LiveWords::Invite(name) => "Invite {}", called(name);
        LiveWords::Looking => "Looking for the addresses of this device …";
        LiveWords::SendInvitation(name) => "Send this invitation to {}, as link, QR code or text.", called(name);
        LiveWords::AnswerOf(name) => "Answer from {}", called(name);
        LiveWords::Connect => "Connect";
        LiveWords::Connecting => "Connecting …";
        LiveWords::NotFound => "The devices have not found each other yet. Are they on the same network? Over the internet you need a server.";
        LiveWords::Refused(why) => "The browser refused: {why}";
        LiveWords::Scan => "Read the code with the camera";
        LiveWords::NoCamera => "No camera can be used here. Ask for the answer as text.";
        LiveWords::NoAddress => "This device has no network address. Connect it to a network and try again.";
        LiveWords::WrongServer => "This is not the address of a STUN or TURN server.";
        LiveWords::Invited => "You are invited to a game";
        LiveWords::YourName => "Your name";
        LiveWords::Accept => "Accept";
        LiveWords::SendAnswer => "Send this answer back to whoever invited you, and leave this page open.";
        LiveWords::AwaitHost => "Waiting for the host …";
        LiveWords::HandedOver => "The page with the game has the answer. You can close this one.";
        LiveWords::NotAwaited => "No page open here waits for this answer. Copy its text and paste it where the invitation was made.";
        LiveWords::Devices => "Devices";
        LiveWords::Here => "On this device";
        LiveWords::Connected => "Connected";
        LiveWords::Silent => "Not responding";
        LiveWords::Away => "Not connected";
        LiveWords::Unconfirmed(moves) => "{moves} {} not confirmed yet", plural(moves as i32, "move", "moves");
        LiveWords::GiveToBot(name) => "Let a bot play for {}", called(name);
        LiveWords::GoOnAsHost => "Go on as host";
        LiveWords::GoOnAsHostAbout => "You have the whole game: invite the others anew. What the lost host plays on is another game then.";
        LiveWords::Stop => "Disconnect";
        LiveWords::NotCarriedOut => "Your last move was not carried out: the game had gone on differently.";
        LiveWords::Parted => "The game that was here went differently: it is kept as a separate game.";
        LiveWords::Ended(why) => (ended(why));
        LiveWords::Unusable(why) => (unusable(why));
    }
}

fn ended(why: EndReason) -> Text {
    let host_is_newer =
        "The host’s device has the newer version of Viriditas. Reload the page on the guest’s device.";
    say! { why;
        EndReason::Left => "The connection has ended. A new invitation connects you again.";
        EndReason::Version { host, guest } if host > guest => (host_is_newer);
        EndReason::Rules { host, guest } if host > guest => (host_is_newer);
        EndReason::Version { .. } | EndReason::Rules { .. } => "The guest’s device has the newer version of Viriditas. Reload the page on the host’s device.";
        EndReason::SeatGiven => "A bot plays for this player now, so the connection has ended.";
        EndReason::Replaced => "This player is now connected from another page or device. Play on there.";
        EndReason::OtherRoom | EndReason::OtherSeat | EndReason::Unreadable(_) | EndReason::TooMuch | EndReason::BrokenRecord | EndReason::OutOfStep => "The connection has ended: a message did not belong to this game. A new invitation connects you again.";
    }
}

fn unusable(why: InvitationError) -> Text {
    let other_is_newer = "The other device has the newer version of Viriditas. Reload this page.";
    say! { why;
        InvitationError::NotOne | InvitationError::Damaged | InvitationError::TooLong => "This is not a whole invitation or answer. Copy the whole text again.";
        InvitationError::OtherVersion { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherRules { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherVersion { .. } | InvitationError::OtherRules { .. } => "This device has the newer version of Viriditas. Reload the page on the other device.";
        InvitationError::IsAnswer => "This is an answer. It belongs on the device that made the invitation.";
        InvitationError::IsInvitation => "This is an invitation. Open it on the invited device and paste its answer here.";
        InvitationError::OtherGame | InvitationError::ForOther => "This belongs to another game or another player. Check what you copied.";
        InvitationError::Own => "This device made this invitation. Send it to another device.";
        InvitationError::Used | InvitationError::Old => "This invitation is no longer valid. A new one is needed.";
    }
}
