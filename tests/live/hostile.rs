//! What hostile devices send ends in an error or in a refusal, and changes nothing.

use crate::live::game;
use viriditas::games::{Game, GameRules};
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::live::{
    Branch, EndReason, GuestEvent, GuestLink, GuestMessage, HostEvent, HostMessage, HostOutput, LIVE_VERSION,
    LiveEntry, LiveGuest, LiveHost, LiveMessageError, LiveRefusal, MOST_GUEST_BYTES, Peer, QuestionPlace,
    RoomId,
};
use viriditas::table::{Bot, Controller, Name};

const ROOM: RoomId = RoomId(9);
const PEER: Peer = Peer(1);
const HOST: Seat = Seat::ALL[0];
const GUEST: Seat = Seat::ALL[1];

fn hello(game: &Game) -> GuestMessage {
    GuestMessage::Hello { room: ROOM, rules: game.rules(), seat: GUEST, name: Name::new("Ada") }
}

/// A host with a guest that has joined.
fn hosted() -> LiveHost {
    let game = game(2);
    let mut host = LiveHost::new(game.clone(), ROOM, 1);
    let _ = host.open(PEER, GUEST);
    let joined = host.receive(PEER, &hello(&game).to_bytes());
    assert!(joined.events.contains(&HostEvent::Joined(GUEST)));
    host
}

/// The place of the first question of the guest.
const FIRST: QuestionPlace = QuestionPlace { rewrites: 0, before: 0, own: 0 };

fn messages_of_guest() -> Vec<GuestMessage> {
    vec![
        hello(&game(2)),
        GuestMessage::Answer { number: 1, seat: GUEST, at: FIRST, offer: 0 },
        GuestMessage::Undo { number: 300, seat: GUEST, at: QuestionPlace { before: 70_000, ..FIRST } },
        GuestMessage::Named(Name::new("千尋 🚀")),
        GuestMessage::Ping,
    ]
}

fn messages_of_host() -> Vec<HostMessage> {
    let branch = Branch { room: ROOM, host: 3 };
    let text = game(2).to_text();
    let reasons = [
        EndReason::Left,
        EndReason::Version { host: 1, guest: 2 },
        EndReason::Rules { host: 30, guest: 299 },
        EndReason::Unreadable(LiveMessageError::Version { theirs: 9 }),
        EndReason::TooMuch,
    ];
    let goodbyes = reasons.into_iter().map(HostMessage::Goodbye);
    let rest = [
        HostMessage::Record { branch, entries: 1, rewrites: 200, heard: 3, text },
        HostMessage::Entry(LiveEntry { entry: 1, seat: HOST, offer: 400, heard: 0, digest: u64::MAX }),
        HostMessage::Refused { number: 5, why: LiveRefusal::NotOffered },
        HostMessage::Ping,
    ];
    rest.into_iter().chain(goodbyes).collect()
}

/// A message with some bytes changed, cut off or added.
fn altered(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        match rng.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, rng.below(256) as u8),
            2 => bytes.extend((0..rng.below(300)).map(|byte| byte as u8)),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = rng.below(256) as u8;
                }
            }
        }
    }
    bytes
}

/// How many answers of others than the guest a game has.
fn answers_of_others(game: &Game) -> usize {
    game.answers() - game.answers_of(GUEST)
}

fn attack_host(messages: u64) {
    let begun = hosted();
    for kind in messages_of_guest() {
        let bytes = kind.to_bytes();
        assert_eq!(GuestMessage::from_bytes(&bytes), Ok(kind));
        for number in 0..messages {
            let mut rng = Rng::new(Seed(number));
            let bytes = altered(&bytes, &mut rng);
            let mut host = begun.clone();
            let output = host.receive(PEER, &bytes);
            let sent: usize = output.send.iter().map(|(_, bytes)| bytes.len()).sum();
            assert!(sent < 2_000, "a message brings forth {sent} bytes");
            assert_eq!(answers_of_others(host.game()), answers_of_others(begun.game()));
            match GuestMessage::from_bytes(&bytes) {
                Ok(_) => {}
                Err(error) => {
                    let ended =
                        |event: &HostEvent| matches!(event, HostEvent::Ended(who, _) if *who == GUEST);
                    assert!(output.events.iter().any(ended), "{error:?}");
                    assert_eq!(output.close, [PEER]);
                    assert_eq!(host.game(), begun.game(), "nothing has changed");
                }
            }
        }
    }
}

fn attack_guest(messages: u64) {
    let game = game(2);
    let mut host = LiveHost::new(game.clone(), ROOM, 1);
    let mut begun = LiveGuest::new(ROOM, GUEST, game.rules(), Name::new("Ada"));
    let _ = host.open(PEER, GUEST);
    let hello = begun.open();
    let record = host.receive(PEER, &hello.send[0]);
    let joined = begun.receive(&record.send[0].1);
    assert!(joined.events.contains(&GuestEvent::Joined));
    for kind in messages_of_host() {
        let bytes = kind.to_bytes();
        assert_eq!(HostMessage::from_bytes(&bytes), Ok(kind));
        for number in 0..messages {
            let mut rng = Rng::new(Seed(number));
            let bytes = altered(&bytes, &mut rng);
            let mut guest = begun.clone();
            let output = guest.receive(&bytes);
            assert!(output.send.iter().map(Vec::len).sum::<usize>() <= MOST_GUEST_BYTES);
            if HostMessage::from_bytes(&bytes).is_err() {
                assert!(output.closes && matches!(guest.link(), GuestLink::Ended(_)));
                assert_eq!(guest.game(), begun.game(), "nothing has changed");
            }
        }
    }
}

#[test]
fn altered_messages_of_guests_change_nothing() {
    attack_host(300);
}

#[test]
fn altered_messages_of_hosts_change_nothing() {
    attack_guest(200);
}

/// As [`altered_messages_of_guests_change_nothing`].
#[test]
#[ignore = "a hundred thousand messages a kind take minutes"]
fn a_hundred_thousand_altered_messages_a_kind_change_nothing() {
    attack_host(100_000);
    attack_guest(100_000);
}

#[test]
fn every_truncated_message_ends_in_an_error() {
    for bytes in messages_of_guest().iter().map(GuestMessage::to_bytes) {
        assert!((0..bytes.len()).all(|len| GuestMessage::from_bytes(&bytes[..len]).is_err()));
    }
    for message in messages_of_host() {
        let bytes = message.to_bytes();
        let is_record = matches!(message, HostMessage::Record { .. });
        // The text of a record is judged when it is opened.
        let until = if is_record { 20 } else { bytes.len() };
        assert!((0..until).all(|len| HostMessage::from_bytes(&bytes[..len]).is_err()));
    }
}

/// The reason for which a message ends the channel of the guest.
fn ends(host: &LiveHost, message: &GuestMessage) -> Option<EndReason> {
    ended(&host.clone().receive(PEER, &message.to_bytes()))
}

fn ended(output: &HostOutput) -> Option<EndReason> {
    output.events.iter().find_map(|event| match event {
        HostEvent::Ended(GUEST, reason) => Some(*reason),
        _ => None,
    })
}

#[test]
fn a_guest_that_answers_for_another_seat_is_ended() {
    let host = hosted();
    let [answer, undo] = [
        GuestMessage::Answer { number: 1, seat: HOST, at: FIRST, offer: 0 },
        GuestMessage::Undo { number: 1, seat: HOST, at: FIRST },
    ];
    assert_eq!(ends(&host, &answer), Some(EndReason::OtherSeat));
    assert_eq!(ends(&host, &undo), Some(EndReason::OtherSeat));
    let own = GuestMessage::Answer { number: 1, seat: GUEST, at: FIRST, offer: 0 };
    assert_eq!(ends(&host, &own), None);
    let late = GuestMessage::Answer { number: 3, seat: GUEST, at: FIRST, offer: 0 };
    assert_eq!(ends(&host, &late), Some(EndReason::OutOfStep));
}

#[test]
fn nothing_is_heard_of_a_guest_before_it_says_hello() {
    let game = game(2);
    let mut host = LiveHost::new(game.clone(), ROOM, 1);
    let _ = host.open(PEER, GUEST);
    for message in &messages_of_guest()[1..] {
        assert_eq!(ends(&host, message), Some(EndReason::OtherSeat), "{message:?}");
    }
    let other_seat =
        GuestMessage::Hello { room: ROOM, rules: game.rules(), seat: HOST, name: Name::default() };
    assert_eq!(ends(&host, &other_seat), Some(EndReason::OtherSeat));
    let other_room =
        GuestMessage::Hello { room: RoomId(1), rules: game.rules(), seat: GUEST, name: Name::default() };
    assert_eq!(ends(&host, &other_room), Some(EndReason::OtherRoom));
}

#[test]
fn a_guest_with_other_rules_is_told_both_revisions() {
    let game = game(2);
    let mut host = LiveHost::new(game.clone(), ROOM, 1);
    let _ = host.open(PEER, GUEST);
    let ours = game.rules();
    let newer = GameRules { revision: ours.revision + 1, ..ours };
    let message = GuestMessage::Hello { room: ROOM, rules: newer, seat: GUEST, name: Name::default() };
    let reason = EndReason::Rules { host: ours.revision, guest: newer.revision };
    let output = host.receive(PEER, &message.to_bytes());
    assert_eq!(ended(&output), Some(reason));
    assert_eq!(output.send, [(PEER, HostMessage::Goodbye(reason).to_bytes())]);
    assert_eq!(output.close, [PEER]);
}

#[test]
fn devices_of_another_version_are_told_so() {
    let mut host = hosted();
    let mut bytes = GuestMessage::Ping.to_bytes();
    bytes[0] += 1;
    let reason = EndReason::Version { host: LIVE_VERSION, guest: LIVE_VERSION + 1 };
    assert_eq!(ended(&host.receive(PEER, &bytes)), Some(reason));
}

#[test]
fn a_name_of_ten_thousand_letters_is_no_message() {
    let mut bytes = vec![LIVE_VERSION, 4, 255];
    bytes.extend([b'a'; 10_000]);
    assert_eq!(GuestMessage::from_bytes(&bytes), Err(LiveMessageError::TooLong));
    assert_eq!(GuestMessage::from_bytes(&bytes[..MOST_GUEST_BYTES]), Err(LiveMessageError::Truncated));
    let mut bytes = vec![LIVE_VERSION, 4, 41];
    bytes.extend([b'a'; 41]);
    assert_eq!(GuestMessage::from_bytes(&bytes), Err(LiveMessageError::Name));
}

#[test]
fn a_guest_that_renames_itself_without_end_is_ended() {
    let mut host = hosted();
    let ended = (0..100).find_map(|number: u32| {
        let name = GuestMessage::Named(Name::new(&number.to_string()));
        ended(&host.receive(PEER, &name.to_bytes()))
    });
    assert_eq!(ended, Some(EndReason::TooMuch));
}

#[test]
fn a_seat_that_is_given_to_a_bot_ends_its_channel() {
    let mut host = hosted();
    let mut game = host.game().clone();
    game.seat(GUEST, Controller::Bot(Bot::Random), Name::default());
    assert_eq!(ended(&host.follow(&game)), Some(EndReason::SeatGiven));
    assert_eq!(ended(&host.open(Peer(2), GUEST)), Some(EndReason::SeatGiven));
}

#[test]
fn a_guest_that_comes_back_replaces_its_old_channel() {
    let mut host = hosted();
    let output = host.open(Peer(2), GUEST);
    assert_eq!((ended(&output), &output.close[..]), (Some(EndReason::Replaced), &[PEER][..]));
    assert_eq!(host.receive(PEER, &GuestMessage::Ping.to_bytes()), HostOutput::default());
}

#[test]
fn who_is_silent_is_told_once_and_heard_again() {
    let mut host = hosted();
    let silent: Vec<HostEvent> = (0..40).flat_map(|second| host.tick(second * 1_000).events).collect();
    assert_eq!(silent, [HostEvent::Silent(GUEST)]);
    let output = host.receive(PEER, &GuestMessage::Ping.to_bytes());
    assert_eq!(output.events, [HostEvent::Heard(GUEST)]);
}
