//! What a session description (SDP) says about one device: the few facts that differ, from which a description is made again.
//!
//! The description that a guest sets as the offer says `a=setup:active`: the guest answers with `a=setup:passive` and waits, however
//! late the host learns the answer, and the host begins the handshake. As usually described the guest would begin, and give up
//! after some minutes without the host.

use core::fmt::Write;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The most addresses that a description keeps: the first ones.
pub const MOST_CANDIDATES: usize = 6;

/// The most letters of a user name or a password of ICE.
pub(super) const MOST_CREDENTIAL: usize = 64;

/// A device as another one finds it and knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endpoint {
    /// The SHA-256 fingerprint of the certificate of DTLS.
    pub fingerprint: [u8; 32],
    /// The user name of ICE.
    pub ufrag: String,
    /// The password of ICE.
    pub password: String,
    /// Where the device may be found, by UDP.
    pub candidates: Vec<IceCandidate>,
}

/// A place at which a device may be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IceCandidate {
    /// How the device knows of it.
    pub kind: CandidateKind,
    /// The address.
    pub address: CandidateAddress,
    /// The port.
    pub port: u16,
}

/// How a device knows of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateKind {
    /// The device's own address.
    Host,
    /// As a STUN server sees the device.
    Reflexive,
    /// A TURN server that passes on what comes there.
    Relay,
}

/// The address of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateAddress {
    /// An address of the internet protocol.
    Ip(IpAddr),
    /// A name `<uuid>.local`, which is known in the local network only.
    Local([u8; 16]),
}

/// Who begins the handshake of DTLS.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DtlsRole {
    /// The described device does.
    Active,
    /// The described device waits.
    Passive,
}

impl CandidateKind {
    /// The kinds, each with its name in a description and its preference (RFC 8445).
    pub(super) const ALL: [(Self, &str, u32); 3] =
        [(Self::Host, "host", 126), (Self::Reflexive, "srflx", 100), (Self::Relay, "relay", 0)];
}

impl Endpoint {
    /// Reads the description of a device. Candidates by TCP are passed over. `None` where a fact is missing.
    pub fn from_sdp(sdp: &str) -> Option<Self> {
        let value = |name: &str| sdp.lines().find_map(|line| line.trim_end().strip_prefix(name));
        let ufrag = credential(value("a=ice-ufrag:")?)?;
        let password = credential(value("a=ice-pwd:")?)?;
        let fingerprint = fingerprint(value("a=fingerprint:sha-256 ")?)?;
        let mut candidates = Vec::new();
        for line in sdp.lines() {
            if let Some(candidate) = line.trim_end().strip_prefix("a=candidate:").and_then(candidate)
                && candidates.len() < MOST_CANDIDATES
                && !candidates.contains(&candidate)
            {
                candidates.push(candidate);
            }
        }
        Some(Self { fingerprint, ufrag, password, candidates })
    }

    /// A description of the device with one data channel, in which it has this role.
    pub fn to_sdp(&self, role: DtlsRole) -> String {
        let setup = match role {
            DtlsRole::Active => "active",
            DtlsRole::Passive => "passive",
        };
        let fingerprint: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        let (ufrag, password, fingerprint) = (&self.ufrag, &self.password, fingerprint.join(":"));
        let mut sdp = format!(
            "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
             a=ice-ufrag:{ufrag}\r\na=ice-pwd:{password}\r\na=fingerprint:sha-256 {fingerprint}\r\n\
             a=setup:{setup}\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n"
        );
        for (place, candidate) in self.candidates.iter().enumerate() {
            // Writing into a string cannot fail.
            let _ = write!(sdp, "a=candidate:{}\r\n", candidate.to_attribute(place));
        }
        sdp
    }
}

impl IceCandidate {
    /// The candidate as a description has it; the first ones are preferred.
    fn to_attribute(self, place: usize) -> String {
        let known = CandidateKind::ALL.into_iter().find(|(kind, ..)| *kind == self.kind);
        let (_, kind, preference) = known.unwrap_or(CandidateKind::ALL[0]);
        let priority = (preference << 24) + ((65_535 - place as u32) << 8) + 255;
        let address = match self.address {
            CandidateAddress::Ip(ip) => ip.to_string(),
            CandidateAddress::Local(uuid) => local_name(uuid),
        };
        let related = match self.kind {
            CandidateKind::Host => "",
            CandidateKind::Reflexive | CandidateKind::Relay => " raddr 0.0.0.0 rport 0",
        };
        let port = self.port;
        format!("{} 1 udp {priority} {address} {port} typ {kind}{related}", place + 1)
    }
}

/// Reads what stands behind `a=candidate:`; `None` for a candidate that is not kept.
fn candidate(line: &str) -> Option<IceCandidate> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let [_, component, transport, _, address, port, "typ", kind, ..] = words[..] else { return None };
    if component != "1" || !transport.eq_ignore_ascii_case("udp") {
        return None;
    }
    let (kind, ..) = CandidateKind::ALL.into_iter().find(|(_, name, _)| *name == kind)?;
    let address = match address.strip_suffix(".local") {
        Some(name) => CandidateAddress::Local(uuid(name)?),
        None => CandidateAddress::Ip(address.parse().ok()?),
    };
    Some(IceCandidate { kind, address, port: port.parse().ok()? })
}

fn local_name(uuid: [u8; 16]) -> String {
    let mut name = String::new();
    for (place, byte) in uuid.iter().enumerate() {
        let dash = if matches!(place, 4 | 6 | 8 | 10) { "-" } else { "" };
        // Writing into a string cannot fail.
        let _ = write!(name, "{dash}{byte:02x}");
    }
    name + ".local"
}

fn uuid(name: &str) -> Option<[u8; 16]> {
    let digits: String = name.split('-').collect();
    let bytes = hex(&digits)?;
    bytes.try_into().ok().filter(|&uuid| local_name(uuid).strip_suffix(".local") == Some(name))
}

/// Bytes in hexadecimal digits.
fn hex(digits: &str) -> Option<Vec<u8>> {
    let is_hex = digits.len().is_multiple_of(2) && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let byte = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    if is_hex { (0..digits.len()).step_by(2).map(byte).collect() } else { None }
}

fn fingerprint(text: &str) -> Option<[u8; 32]> {
    let digits: String = text.split(':').collect();
    hex(&digits)?.try_into().ok()
}

/// A user name or password of ICE (RFC 8839).
pub(super) fn credential(text: &str) -> Option<String> {
    let is_one = (1..=MOST_CREDENTIAL).contains(&text.len())
        && text.bytes().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, b'+' | b'/'));
    is_one.then(|| text.to_owned())
}

/// An address of four or sixteen bytes.
pub(super) fn ip(bytes: &[u8]) -> Option<IpAddr> {
    match *bytes {
        [a, b, c, d] => Some(IpAddr::V4(Ipv4Addr::new(a, b, c, d))),
        _ => <[u8; 16]>::try_from(bytes).ok().map(|bytes| IpAddr::V6(Ipv6Addr::from(bytes))),
    }
}
