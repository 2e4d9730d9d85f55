//! Invitations and their answers: what a description says comes back from a short text, and every other text ends in an error.

use viriditas::games::GameRules;
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::live::{
    CandidateAddress, CandidateKind, DtlsRole, Endpoint, IceCandidate, Invitation, InvitationAnswer,
    InvitationError, Meeting, Meetings, RoomId, is_invitation,
};

/// A description by Chromium 156, with an address that a STUN server sees and a candidate by TCP added.
const CHROMIUM: &str = "v=0\r\no=- 5641205892928552317 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
    a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 0.0.0.0\r\n\
    a=candidate:3816960118 1 udp 2113937151 aa31fdc6-b7d0-4cab-a8b2-adabea01aa9d.local 45290 typ host generation 0 network-cost 999\r\n\
    a=candidate:686092694 1 udp 2113942271 b721e0a3-c78f-4d56-a402-6099edb4f037.local 53591 typ host generation 0 network-cost 999\r\n\
    a=candidate:842163049 1 udp 1677729535 203.0.113.77 51472 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999\r\n\
    a=candidate:842163051 1 tcp 1518280447 192.0.2.2 9 typ host tcptype active generation 0\r\n\
    a=ice-ufrag:xrap\r\na=ice-pwd:ucAun/BL9Jj8LVokZ2rmPiXe\r\na=ice-options:trickle\r\n\
    a=fingerprint:sha-256 AA:C8:58:4B:D9:C5:34:1B:E7:9D:22:5D:44:2A:7D:B7:49:90:28:58:14:B6:67:62:BA:07:C9:39:0E:46:A6:07\r\n\
    a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

/// The lines of another description by it that hides no address.
const OPEN: &str = "a=candidate:2739510059 1 udp 2113937151 192.0.2.2 40198 typ host generation 0 network-cost 999\r\n\
    a=candidate:2755393435 1 udp 2113942271 fd00::2 44859 typ host generation 0 network-cost 999\r\n";

/// The most letters of an invitation with three candidates.
const MOST_LETTERS: usize = 240;

const ROOM: RoomId = RoomId(0x0123_4567_89AB_CDEF);

fn meeting(seat: Seat, nonce: u32) -> Meeting {
    Meeting { room: ROOM, rules: GameRules::known(1).expect("the first game"), seat, nonce }
}

fn invitation(nonce: u32) -> Invitation {
    let endpoint = Endpoint::from_sdp(CHROMIUM).expect("a whole description");
    Invitation { meeting: meeting(Seat::ALL[1], nonce), endpoint }
}

fn answer(to: &Invitation) -> InvitationAnswer {
    let Invitation { meeting, endpoint } = to.clone();
    InvitationAnswer { meeting, endpoint }
}

#[test]
fn a_description_is_made_again_from_its_facts() {
    let endpoint = Endpoint::from_sdp(CHROMIUM).expect("a whole description");
    assert_eq!(endpoint.candidates.len(), 3, "none by TCP");
    assert!(matches!(endpoint.candidates[0].address, CandidateAddress::Local(_)));
    let sdp = endpoint.to_sdp(DtlsRole::Active);
    assert_eq!(Endpoint::from_sdp(&sdp), Some(endpoint.clone()));
    for line in ["a=setup:active", "a=ice-ufrag:xrap", "a=mid:0", "a=sctp-port:5000"] {
        assert!(sdp.lines().any(|other| other == line), "{line}");
    }
    assert!(sdp.contains(" aa31fdc6-b7d0-4cab-a8b2-adabea01aa9d.local 45290 typ host\r\n"));
    assert!(sdp.contains(" 203.0.113.77 51472 typ srflx raddr 0.0.0.0 rport 0\r\n"));
    assert!(endpoint.to_sdp(DtlsRole::Passive).contains("a=setup:passive\r\n"));
    let open = Endpoint::from_sdp(&format!("{OPEN}{CHROMIUM}")).expect("a whole description");
    assert_eq!(open.candidates.len(), 5);
    assert!(open.to_sdp(DtlsRole::Active).contains(" fd00::2 44859 typ host\r\n"));
    let invitation = Invitation { meeting: meeting(Seat::ALL[1], 1), endpoint: open };
    assert_eq!(invitation.to_string().parse(), Ok(invitation));
}

#[test]
fn a_description_without_a_fact_is_none() {
    for name in ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:sha-256 "] {
        let without: String =
            CHROMIUM.split_inclusive("\r\n").filter(|line| !line.starts_with(name)).collect();
        assert_eq!(Endpoint::from_sdp(&without), None, "{name}");
    }
    let long = CHROMIUM.replace("xrap", &"a".repeat(10_000));
    assert_eq!(Endpoint::from_sdp(&long), None);
}

#[test]
fn an_invitation_and_its_answer_come_back_from_short_texts() {
    let invitation = invitation(77);
    let text = invitation.to_string();
    println!("{} letters: {text}", text.len());
    assert_eq!(text.parse(), Ok(invitation.clone()));
    assert!(text.len() <= MOST_LETTERS, "{} letters", text.len());
    let answer = answer(&invitation);
    assert_eq!(answer.to_string().parse(), Ok(answer.clone()));
    assert!(is_invitation(&text) && is_invitation(&answer.to_string()));
    assert!(invitation.to_sdp().contains("a=setup:active\r\n"));
    assert!(answer.to_sdp().contains("a=setup:passive\r\n"));

    let mut widest = invitation;
    widest.endpoint.ufrag = "01234567".to_owned();
    widest.endpoint.password = "0123456789abcdef0123456789abcdef".to_owned();
    let wide = IceCandidate {
        kind: CandidateKind::Relay,
        address: CandidateAddress::Local([255; 16]),
        port: u16::MAX,
    };
    widest.endpoint.candidates = vec![wide; 3];
    assert!(widest.to_string().len() <= MOST_LETTERS, "{} letters", widest.to_string().len());
    assert_eq!(widest.to_string().parse(), Ok(widest));
}

#[test]
fn every_truncation_ends_in_an_error_and_white_space_does_no_harm() {
    let text = invitation(77).to_string();
    for len in 0..text.len() {
        let error = text[..len].parse::<Invitation>().expect_err("a part of a text");
        let is_begun = len > 2;
        assert_eq!(error == InvitationError::Damaged, is_begun, "{len} letters: {error:?}");
        assert_eq!(error == InvitationError::NotOne, !is_begun, "{len} letters: {error:?}");
    }
    let broken = format!("\n {}\n{} ", &text[..50], &text[50..]);
    assert_eq!(broken.parse(), Ok(invitation(77)));
}

#[test]
fn a_text_of_another_kind_or_version_is_told() {
    let read = |text: &str| text.parse::<Invitation>().expect_err("no invitation");
    let text = invitation(77).to_string();
    for other in ["", "V1.AAAA", "L.AAAA", "https://example.org/", "Lx.A", "hello"] {
        assert_eq!(read(other), InvitationError::NotOne, "{other}");
    }
    let newer = text.replacen("L1.", "L2.", 1);
    assert_eq!(read(&newer), InvitationError::OtherVersion { theirs: 2, ours: 1 });
    assert_eq!(read(&format!("{text}{}", "A".repeat(10_000))), InvitationError::TooLong);
    assert_eq!(read(&answer(&invitation(77)).to_string()), InvitationError::IsAnswer);
    assert_eq!(text.parse::<InvitationAnswer>(), Err(InvitationError::IsInvitation));
}

fn alter(texts: u64) {
    let text = invitation(77).to_string();
    let letters: Vec<char> = text.chars().collect();
    for number in 0..texts {
        let mut rng = Rng::new(Seed(number));
        let mut altered = letters.clone();
        for _ in 0..=rng.below(4) {
            let at = rng.below(altered.len() as u32) as usize;
            match rng.below(3) {
                0 => drop(altered.remove(at)),
                1 => altered.insert(at, letters[rng.below(letters.len() as u32) as usize]),
                _ => altered[at] = char::from_u32(33 + rng.below(300)).unwrap_or('?'),
            }
        }
        let altered: String = altered.into_iter().collect();
        let _ = altered.parse::<InvitationAnswer>();
        if let Ok(read) = altered.parse::<Invitation>() {
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        let _ = Endpoint::from_sdp(&CHROMIUM[..rng.below(CHROMIUM.len() as u32) as usize]);
    }
}

#[test]
fn altered_texts_end_in_an_invitation_or_in_an_error() {
    alter(2_000);
}

#[test]
#[ignore = "a hundred thousand texts take a while"]
fn a_hundred_thousand_altered_texts_end_in_an_invitation_or_in_an_error() {
    alter(100_000);
}

#[test]
fn an_answer_is_taken_once_and_only_for_its_invitation() {
    let mut host = Meetings::default();
    let invited = invitation(1);
    host.invite(invited.meeting);
    let text = answer(&invited).to_string();
    assert_eq!(host.take_answer(RoomId(1), &text), Err(InvitationError::OtherGame));
    assert_eq!(host.take_answer(ROOM, &invited.to_string()), Err(InvitationError::Own));
    let strange = invitation(9);
    assert_eq!(host.take_answer(ROOM, &strange.to_string()), Err(InvitationError::IsInvitation));
    assert_eq!(host.take_answer(ROOM, &answer(&strange).to_string()), Err(InvitationError::Old));
    let mut other = answer(&invited);
    other.meeting.seat = Seat::ALL[2];
    assert_eq!(host.take_answer(ROOM, &other.to_string()), Err(InvitationError::ForOther));
    assert_eq!(host.take_answer(ROOM, &text).map(|answer| answer.meeting), Ok(invited.meeting));
    assert_eq!(host.take_answer(ROOM, &text), Err(InvitationError::Used));
    assert!(host.waiting().is_empty());
}

#[test]
fn a_newer_invitation_to_a_seat_replaces_the_older_one() {
    let mut host = Meetings::default();
    host.invite(invitation(1).meeting);
    host.invite(invitation(2).meeting);
    assert_eq!(host.take_answer(ROOM, &answer(&invitation(1)).to_string()), Err(InvitationError::Old));
    assert!(host.take_answer(ROOM, &answer(&invitation(2)).to_string()).is_ok());
}

#[test]
fn an_invitation_is_taken_once_by_another_device_with_the_same_rules() {
    let mut host = Meetings::default();
    let invited = invitation(1);
    host.invite(invited.meeting);
    assert_eq!(host.take_invitation(None, &invited.to_string()), Err(InvitationError::Own));

    let mut guest = Meetings::default();
    assert_eq!(guest.take_invitation(Some(RoomId(1)), &invited.to_string()), Err(InvitationError::OtherGame));
    assert_eq!(guest.take_invitation(Some(ROOM), &invited.to_string()), Ok(invited.clone()));
    assert_eq!(guest.take_invitation(None, &invited.to_string()), Err(InvitationError::Used));

    let ours = invited.meeting.rules.revision;
    let mut newer = invitation(2);
    newer.meeting.rules.revision = ours + 1;
    let error = InvitationError::OtherRules { theirs: ours + 1, ours };
    assert_eq!(guest.take_invitation(None, &newer.to_string()), Err(error));
    newer.meeting.rules = GameRules { game: 200, revision: 0 };
    let error = InvitationError::OtherRules { theirs: 0, ours: 0 };
    assert_eq!(guest.take_invitation(None, &newer.to_string()), Err(error));
}
