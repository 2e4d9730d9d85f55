//! Which invitations of a device wait for an answer, and which were used.

use super::invitation::{Invitation, InvitationAnswer, InvitationError, Meeting};
use super::message::RoomId;
use crate::games::GameRules;

/// How many invitations are remembered once they were used.
const MOST_USED: usize = 64;

/// The invitations that a device has made and taken since its page was opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meetings {
    waiting: Vec<Meeting>,
    /// By their numbers, the latest last.
    used: Vec<u32>,
}

impl Meetings {
    /// Notes an invitation that was made here. One that the seat had before waits no more.
    pub fn invite(&mut self, meeting: Meeting) {
        self.waiting.retain(|other| (other.room, other.seat) != (meeting.room, meeting.seat));
        self.waiting.push(meeting);
    }

    /// The invitations that wait for an answer.
    pub fn waiting(&self) -> &[Meeting] {
        &self.waiting
    }

    /// Reads an answer to an invitation of this device, which is used then.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn take_answer(&mut self, room: RoomId, text: &str) -> Result<InvitationAnswer, InvitationError> {
        let answer = match text.parse::<InvitationAnswer>() {
            Err(InvitationError::IsInvitation) if self.is_own(text) => return Err(InvitationError::Own),
            read => read?,
        };
        if answer.meeting.room != room {
            return Err(InvitationError::OtherGame);
        }
        if self.used.contains(&answer.meeting.nonce) {
            return Err(InvitationError::Used);
        }
        let awaited = self.waiting.iter().position(|meeting| meeting.nonce == answer.meeting.nonce);
        let awaited = awaited.ok_or(InvitationError::Old)?;
        if self.waiting[awaited] != answer.meeting {
            return Err(InvitationError::ForOther);
        }
        self.waiting.swap_remove(awaited);
        self.note(answer.meeting.nonce);
        Ok(answer)
    }

    /// Reads an invitation of another device, which is used then. A guest that comes back names the game, so that no other one takes its
    /// place.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn take_invitation(
        &mut self,
        room: Option<RoomId>,
        text: &str,
    ) -> Result<Invitation, InvitationError> {
        let invitation: Invitation = text.parse()?;
        let Meeting { room: theirs, rules, nonce, .. } = invitation.meeting;
        if self.waiting.iter().any(|meeting| meeting.nonce == nonce) {
            return Err(InvitationError::Own);
        }
        if room.is_some_and(|room| room != theirs) {
            return Err(InvitationError::OtherGame);
        }
        let known = GameRules::known(rules.game);
        if known != Some(rules) {
            let ours = known.map_or(0, |ours| ours.revision);
            return Err(InvitationError::OtherRules { theirs: rules.revision, ours });
        }
        if self.used.contains(&nonce) {
            return Err(InvitationError::Used);
        }
        self.note(nonce);
        Ok(invitation)
    }

    fn is_own(&self, text: &str) -> bool {
        let nonce = text.parse::<Invitation>().map(|invitation| invitation.meeting.nonce);
        nonce.is_ok_and(|nonce| self.waiting.iter().any(|meeting| meeting.nonce == nonce))
    }

    fn note(&mut self, nonce: u32) {
        if self.used.len() >= MOST_USED {
            self.used.remove(0);
        }
        self.used.push(nonce);
    }
}
