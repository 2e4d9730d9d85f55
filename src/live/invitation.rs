//! What two devices hand each other before they can speak: an invitation and its answer, as text that fits into a link and a picture.
//!
//! A text is `L`, the version, a point and bytes in the letters of records: the kind and the seat, the game (8 bytes), a number by
//! chance (4), the game's number in records and the revision of its rules (3), the fingerprint (32), the user name and the password,
//! each behind its length, how many candidates there are, and for each its kind, port and 4 or 16 bytes. Two bytes of a CRC-32 end
//! it.

use super::message::RoomId;
use super::sdp::{
    CandidateAddress, CandidateKind, DtlsRole, Endpoint, IceCandidate, MOST_CANDIDATES, MOST_CREDENTIAL,
    credential, ip,
};
use crate::games::GameRules;
use crate::kit::Seat;
use crate::kit::bytes::{ReadError, Reader};
use crate::save::{crc32, decode, encode};
use core::fmt::{self, Display, Formatter};
use core::net::IpAddr;
use core::str::FromStr;

/// The first letter; the version follows, and a point.
const LETTER: char = 'L';

/// The version of the texts.
const VERSION: u32 = 1;

/// The most letters of a text.
pub const MOST_INVITATION_LETTERS: usize = 500;

/// The invitation of a host to a seat of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// To what.
    pub meeting: Meeting,
    /// Where the host is found.
    pub endpoint: Endpoint,
}

/// The answer of a guest to an invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvitationAnswer {
    /// Of the invitation.
    pub meeting: Meeting,
    /// Where the guest is found.
    pub endpoint: Endpoint,
}

/// What an invitation is to; an answer repeats it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The game.
    pub room: RoomId,
    /// The rules by which the host plays it.
    pub rules: GameRules,
    /// The seat that is the guest's.
    pub seat: Seat,
    /// A number by chance, of each invitation another one.
    pub nonce: u32,
}

/// Why a text cannot be used as an invitation, or as an answer to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvitationError {
    /// The text is none.
    NotOne,
    /// A part of the text is missing or changed.
    Damaged,
    /// The text is longer than any.
    TooLong,
    /// Another version wrote it.
    OtherVersion {
        /// The version that wrote it: the higher one is newer.
        theirs: u32,
        /// The version that this release has.
        ours: u32,
    },
    /// The text is an answer where an invitation is wanted.
    IsAnswer,
    /// The text is an invitation where an answer is wanted.
    IsInvitation,
    /// The text is about another game.
    OtherGame,
    /// This device wrote the invitation itself.
    Own,
    /// The invitation was used before.
    Used,
    /// The invitation is none of those that wait.
    Old,
    /// The answer is for another seat than the invitation was to.
    ForOther,
    /// The host has other rules than this device.
    OtherRules {
        /// The host's revision: the higher one is newer.
        theirs: u16,
        /// The revision of this device; 0 where it does not know the game.
        ours: u16,
    },
}

impl From<ReadError> for InvitationError {
    fn from(_: ReadError) -> Self {
        Self::Damaged
    }
}

/// Which of the two texts it is: the bit beside the seat.
const ANSWER: u8 = 0x80;

impl Invitation {
    /// The description that the guest sets as the remote offer.
    pub fn to_sdp(&self) -> String {
        self.endpoint.to_sdp(DtlsRole::Active)
    }
}

impl InvitationAnswer {
    /// The description that the host sets as the remote answer.
    pub fn to_sdp(&self) -> String {
        self.endpoint.to_sdp(DtlsRole::Passive)
    }
}

impl Display for Invitation {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write_text(self.meeting.seat.number(), &self.meeting, &self.endpoint, to)
    }
}

impl Display for InvitationAnswer {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write_text(self.meeting.seat.number() | ANSWER, &self.meeting, &self.endpoint, to)
    }
}

impl FromStr for Invitation {
    type Err = InvitationError;

    fn from_str(text: &str) -> Result<Self, InvitationError> {
        match read_text(text)? {
            (false, meeting, endpoint) => Ok(Self { meeting, endpoint }),
            (true, ..) => Err(InvitationError::IsAnswer),
        }
    }
}

impl FromStr for InvitationAnswer {
    type Err = InvitationError;

    fn from_str(text: &str) -> Result<Self, InvitationError> {
        match read_text(text)? {
            (true, meeting, endpoint) => Ok(Self { meeting, endpoint }),
            (false, ..) => Err(InvitationError::IsInvitation),
        }
    }
}

/// Whether a text says that it is an invitation or an answer, whole or not.
pub fn is_invitation(text: &str) -> bool {
    let rest = text.trim_start().strip_prefix(LETTER);
    let version = rest.and_then(|rest| rest.split_once('.')).map(|(version, _)| version);
    version.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()))
}

/// The number of a kind of candidate, for ever.
const fn kind_number(kind: CandidateKind) -> u8 {
    match kind {
        CandidateKind::Host => 0,
        CandidateKind::Reflexive => 1,
        CandidateKind::Relay => 2,
    }
}

fn write_text(first: u8, meeting: &Meeting, endpoint: &Endpoint, to: &mut Formatter<'_>) -> fmt::Result {
    let mut bytes = vec![first];
    bytes.extend(meeting.room.0.to_le_bytes());
    bytes.extend(meeting.nonce.to_le_bytes());
    bytes.push(meeting.rules.game);
    bytes.extend(meeting.rules.revision.to_le_bytes());
    bytes.extend(endpoint.fingerprint);
    for credential in [&endpoint.ufrag, &endpoint.password] {
        let letters = &credential.as_bytes()[..credential.len().min(MOST_CREDENTIAL)];
        bytes.push(letters.len() as u8);
        bytes.extend(letters);
    }
    let candidates = &endpoint.candidates[..endpoint.candidates.len().min(MOST_CANDIDATES)];
    bytes.push(candidates.len() as u8);
    for IceCandidate { kind, address, port } in candidates {
        let (family, address) = match address {
            CandidateAddress::Ip(IpAddr::V4(ip)) => (0, ip.octets().to_vec()),
            CandidateAddress::Ip(IpAddr::V6(ip)) => (1, ip.octets().to_vec()),
            CandidateAddress::Local(uuid) => (2, uuid.to_vec()),
        };
        bytes.push(kind_number(*kind) << 2 | family);
        bytes.extend(port.to_le_bytes());
        bytes.extend(address);
    }
    bytes.extend((crc32(&bytes) as u16).to_le_bytes());
    let mut letters = String::new();
    encode(&bytes, &mut letters);
    write!(to, "{LETTER}{VERSION}.{letters}")
}

/// Whether a text is an answer, what it is about and who wrote it. White space in it does no harm.
fn read_text(text: &str) -> Result<(bool, Meeting, Endpoint), InvitationError> {
    if !is_invitation(text) {
        return Err(InvitationError::NotOne);
    }
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    let text: String = letters.skip(1).take(MOST_INVITATION_LETTERS + 1).collect();
    let (version, letters) = text.split_once('.').ok_or(InvitationError::NotOne)?;
    let theirs = version.parse().unwrap_or(u32::MAX);
    if theirs != VERSION {
        return Err(InvitationError::OtherVersion { theirs, ours: VERSION });
    }
    if text.len() > MOST_INVITATION_LETTERS {
        return Err(InvitationError::TooLong);
    }
    let bytes = decode(letters).map_err(|_| InvitationError::Damaged)?;
    let (bytes, checksum) = bytes.split_last_chunk::<2>().ok_or(InvitationError::Damaged)?;
    if u16::from_le_bytes(*checksum) != crc32(bytes) as u16 {
        return Err(InvitationError::Damaged);
    }
    let mut reader = Reader::new(bytes);
    let [first] = reader.array()?;
    let room = RoomId(u64::from_le_bytes(reader.array()?));
    let nonce = u32::from_le_bytes(reader.array()?);
    let [game] = reader.array()?;
    let rules = GameRules { game, revision: u16::from_le_bytes(reader.array()?) };
    let seat = Seat::new(first & !ANSWER).ok_or(InvitationError::Damaged)?;
    let endpoint = read_endpoint(&mut reader)?;
    if !reader.is_done() {
        return Err(InvitationError::Damaged);
    }
    Ok((first & ANSWER != 0, Meeting { room, rules, seat, nonce }, endpoint))
}

fn read_endpoint(reader: &mut Reader<'_>) -> Result<Endpoint, InvitationError> {
    let fingerprint = reader.array()?;
    let mut text = || {
        let [len] = reader.array()?;
        let letters = core::str::from_utf8(reader.slice(len.into())?).ok();
        letters.and_then(credential).ok_or(InvitationError::Damaged)
    };
    let (ufrag, password) = (text()?, text()?);
    let [count] = reader.array()?;
    if usize::from(count) > MOST_CANDIDATES {
        return Err(InvitationError::Damaged);
    }
    let candidates = (0..count).map(|_| read_candidate(reader)).collect::<Result<_, _>>()?;
    Ok(Endpoint { fingerprint, ufrag, password, candidates })
}

fn read_candidate(reader: &mut Reader<'_>) -> Result<IceCandidate, InvitationError> {
    let [first] = reader.array()?;
    let mut kinds = CandidateKind::ALL.into_iter().map(|(kind, ..)| kind);
    let kind = kinds.find(|&kind| kind_number(kind) == first >> 2);
    let port = u16::from_le_bytes(reader.array()?);
    let address = match first & 3 {
        0 => ip(reader.slice(4)?).map(CandidateAddress::Ip),
        1 => ip(reader.slice(16)?).map(CandidateAddress::Ip),
        2 => Some(CandidateAddress::Local(reader.array()?)),
        _ => None,
    };
    let (kind, address) = kind.zip(address).ok_or(InvitationError::Damaged)?;
    Ok(IceCandidate { kind, address, port })
}
