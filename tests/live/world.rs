//! Devices that play a game together while channels delay messages, break with what is on its way, and hosts are lost.

use crate::live::game;
use std::collections::{HashMap, VecDeque};
use viriditas::games::Game;
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::live::{
    Branch, GuestEvent, GuestLink, GuestOutput, HostEvent, HostMessage, HostOutput, LiveGuest, LiveHost,
    Peer, RoomId,
};
use viriditas::table::{Controller, Divergence, Name};

/// The longest message that is no record and no hello.
const MOST_SMALL_BYTES: usize = 40;

/// What a device is in the game.
enum Role {
    Host(Box<LiveHost>),
    Guest(Box<LiveGuest>),
}

/// A device with the seat of the person before it.
struct Device {
    seat: Seat,
    role: Role,
    /// What is kept of the game: its course, and others that it has parted from.
    kept: Vec<Game>,
}

/// A channel between the host and another device.
struct Link {
    peer: Peer,
    device: usize,
    to_host: VecDeque<Vec<u8>>,
    to_guest: VecDeque<Vec<u8>>,
}

/// What has happened in a game.
#[derive(Default, Debug)]
pub(super) struct Happened {
    pub(super) answers: usize,
    pub(super) confirmed: usize,
    pub(super) cuts: usize,
    pub(super) lost_hosts: usize,
    pub(super) undone: usize,
    pub(super) parted: usize,
    pub(super) refused: usize,
}

struct World {
    devices: Vec<Device>,
    links: Vec<Link>,
    rng: Rng,
    next: u32,
    /// The digests of all that any device has shown as confirmed.
    shown: HashMap<(u64, u32, u32), u64>,
    happened: Happened,
}

fn key(branch: Branch, (rewrites, entries): (u32, u32)) -> (u64, u32, u32) {
    (branch.host, rewrites, entries)
}

const ROOM: RoomId = RoomId(7);

fn guest(seat: Seat, game: &Game) -> LiveGuest {
    let name = Name::new(["Ada", "Беата", "千尋", "Émile"][seat.index() % 4]);
    LiveGuest::new(ROOM, seat, game.rules(), name)
}

impl World {
    fn new(number: u64) -> Self {
        let game = game(number);
        let host = LiveHost::new(game.clone(), ROOM, number);
        let devices = game.people().iter().map(|seat| {
            let role = if seat == Seat::default() {
                Role::Host(Box::new(host.clone()))
            } else {
                Role::Guest(Box::new(guest(seat, &game)))
            };
            Device { seat, role, kept: Vec::new() }
        });
        let devices = devices.collect();
        let (shown, happened) = (HashMap::new(), Happened::default());
        Self { devices, links: Vec::new(), rng: Rng::new(Seed(number)), next: 1, shown, happened }
    }

    fn host_place(&self) -> usize {
        self.devices.iter().position(|device| matches!(device.role, Role::Host(_))).expect("there is a host")
    }

    fn host(&mut self) -> &mut LiveHost {
        let place = self.host_place();
        match &mut self.devices[place].role {
            Role::Host(host) => host,
            Role::Guest(_) => panic!("no host"),
        }
    }

    fn guest(&mut self, device: usize) -> &mut LiveGuest {
        match &mut self.devices[device].role {
            Role::Guest(guest) => guest,
            Role::Host(_) => panic!("no guest"),
        }
    }

    fn by_host(&mut self, output: HostOutput) {
        self.note_host();
        for (peer, bytes) in output.send {
            let message = HostMessage::from_bytes(&bytes).expect("a message of the host");
            let is_record = matches!(message, HostMessage::Record { .. });
            assert!(is_record || bytes.len() < MOST_SMALL_BYTES, "{message:?} could hold a card");
            if let Some(link) = self.links.iter_mut().find(|link| link.peer == peer) {
                link.to_guest.push_back(bytes);
            }
        }
        for event in output.events {
            match event {
                HostEvent::Ended(_, reason) => panic!("{reason:?}"),
                HostEvent::TookBack(_) => self.happened.undone += 1,
                _ => {}
            }
        }
        assert!(output.close.is_empty());
    }

    fn by_guest(&mut self, device: usize, output: GuestOutput) {
        assert!(!output.closes);
        if let Some(link) = self.links.iter_mut().find(|link| link.device == device) {
            link.to_host.extend(output.send);
        }
        for event in output.events {
            match event {
                GuestEvent::Refused(_) => self.happened.refused += 1,
                GuestEvent::Ended(reason) => panic!("{reason:?}"),
                _ => {}
            }
        }
    }

    /// Connects a guest that is away.
    fn connect(&mut self, device: usize) {
        let peer = Peer(self.next);
        self.next += 1;
        self.links.push(Link { peer, device, to_host: VecDeque::new(), to_guest: VecDeque::new() });
        let seat = self.devices[device].seat;
        let output = self.host().open(peer, seat);
        self.by_host(output);
        let output = self.guest(device).open();
        self.by_guest(device, output);
    }

    /// Breaks a channel: what is on its way is lost.
    fn cut(&mut self, link: usize) {
        let link = self.links.swap_remove(link);
        let output = self.host().closed(link.peer);
        self.by_host(output);
        let output = self.guest(link.device).closed();
        self.by_guest(link.device, output);
        self.happened.cuts += 1;
    }

    /// Delivers the first message of one direction of a channel.
    fn deliver(&mut self, link: usize, to_host: bool) {
        let Link { peer, device, to_host: up, to_guest: down } = &mut self.links[link];
        let (peer, device) = (*peer, *device);
        if to_host {
            let Some(bytes) = up.pop_front() else { return };
            let output = self.host().receive(peer, &bytes);
            self.by_host(output);
        } else {
            let Some(bytes) = down.pop_front() else {
                return;
            };
            let before = self.guest(device).reached();
            let output = self.guest(device).receive(&bytes);
            self.by_guest(device, output);
            self.keep(device, before);
        }
        self.compare(device);
    }

    /// Keeps the game of a guest as a page does: in the place of the one from which it goes on, or beside one that has gone another
    /// way. On one branch the host may have taken answers back.
    fn keep(&mut self, device: usize, before: Option<(Branch, (u32, u32))>) {
        let branch = |reached: Option<(Branch, (u32, u32))>| reached.map(|(branch, _)| branch);
        let is_same_branch = branch(before) == branch(self.guest(device).reached());
        let Some(game) = self.guest(device).confirmed().cloned() else { return };
        let kept = &mut self.devices[device].kept;
        let goes_on =
            |last: &Game| matches!(last.divergence(&game), Divergence::Same | Divergence::Further(_));
        match kept.last_mut() {
            Some(last) if is_same_branch || goes_on(last) => *last = game,
            Some(_) => {
                kept.push(game);
                self.happened.parted += 1;
            }
            None => kept.push(game),
        }
    }

    /// Notes what the host shows.
    fn note_host(&mut self) {
        let host = self.host();
        let (place, digest) = (key(host.branch(), host.reached()), host.game().digest());
        assert_eq!(*self.shown.entry(place).or_insert(digest), digest, "the host shows another game");
    }

    /// No two devices show different games as one.
    fn compare(&mut self, device: usize) {
        let guest = self.guest(device);
        if let (Some((branch, reached)), Some(game)) = (guest.reached(), guest.confirmed()) {
            let digest = game.digest();
            let known = self.shown.get(&key(branch, reached));
            assert_eq!(known, Some(&digest), "a guest shows another game");
            self.happened.confirmed += 1;
        }
    }

    /// Lets a device answer for those before it; the host also for bots.
    fn answer(&mut self, device: usize) {
        let seat = self.devices[device].seat;
        let roll = self.rng.below(60);
        let by_lot = self.rng.below(1 << 16);
        if let Role::Host(host) = &mut self.devices[device].role {
            let mut game = host.game().clone();
            let bots = game.seats().iter().filter(|&seat| game.player(seat) != Controller::Human);
            let own: Vec<Seat> = bots.chain([seat]).filter(|&seat| game.asked().contains(seat)).collect();
            let Some(&seat) = own.get(by_lot as usize % own.len().max(1)) else {
                return;
            };
            let before = host.game().answers();
            if roll == 0 && game.undo(seat).is_ok() {
                self.happened.undone += 1;
            } else {
                game.play_at(seat, lot(&game, seat, by_lot));
            }
            let output = host.follow(&game);
            assert!(roll == 0 || game.answers() >= before);
            assert_eq!(host.game(), &game);
            self.by_host(output);
            self.happened.answers += 1;
            return;
        }
        let guest = self.guest(device);
        let Some(game) = guest.game().cloned() else {
            return;
        };
        let is_asked = game.asked().contains(seat);
        let output = match roll {
            0 => guest.undo(),
            1 if game.may_reopen(seat) => guest.answer(0),
            _ if is_asked && by_lot.is_multiple_of(2) => guest.answer(lot(&game, seat, by_lot)),
            _ if is_asked => {
                let mut after = game.clone();
                after.play_at(seat, lot(&game, seat, by_lot));
                guest.follow(&after)
            }
            _ => return,
        };
        if let Ok(output) = output {
            self.by_guest(device, output);
            self.happened.answers += 1;
        }
    }

    /// The device of the host is gone: a guest goes on in its place, and it comes back as a guest.
    fn lose_host(&mut self) {
        let lost = self.host_place();
        let heirs: Vec<usize> =
            (0..self.devices.len()).filter(|&at| at != lost && self.guest(at).game().is_some()).collect();
        if heirs.is_empty() {
            return;
        }
        let heir = heirs[self.rng.below(heirs.len() as u32) as usize];
        for link in core::mem::take(&mut self.links) {
            let output = self.guest(link.device).closed();
            self.by_guest(link.device, output);
        }
        self.next += 1;
        let number = u64::from(self.next) << 32;
        let host = self.guest(heir).clone().into_host(number).expect("it has a game");
        let game = self.host().game().clone();
        let seat = self.devices[lost].seat;
        self.devices[lost].kept = vec![game.clone()];
        self.devices[lost].role = Role::Guest(Box::new(guest(seat, &game)));
        self.devices[heir].role = Role::Host(Box::new(host));
        self.happened.lost_hosts += 1;
    }

    fn step(&mut self, trouble: u32) {
        match self.rng.below(1_000) {
            roll if roll < trouble && !self.links.is_empty() => {
                let link = self.rng.below(self.links.len() as u32) as usize;
                self.cut(link);
            }
            roll if (trouble..trouble + trouble.div_ceil(4)).contains(&roll) => self.lose_host(),
            roll if roll < 700 && !self.links.is_empty() => {
                let link = self.rng.below(self.links.len() as u32) as usize;
                let to_host = self.rng.below(2) == 0;
                self.deliver(link, to_host);
            }
            roll if roll < 750 => {
                let device = self.rng.below(self.devices.len() as u32) as usize;
                self.connect_if_away(device);
            }
            _ => {
                let device = self.rng.below(self.devices.len() as u32) as usize;
                self.answer(device);
            }
        }
    }

    fn connect_if_away(&mut self, device: usize) {
        if matches!(&self.devices[device].role, Role::Guest(guest) if guest.link() == GuestLink::Away) {
            self.connect(device);
        }
    }

    /// Connects everyone and delivers everything: all devices show one game.
    fn settle(&mut self) {
        for device in 0..self.devices.len() {
            self.connect_if_away(device);
        }
        while let Some(link) = self.links.iter().position(|link| link.to_host.len() + link.to_guest.len() > 0)
        {
            self.deliver(link, true);
            self.deliver(link, false);
        }
        let text = self.host().game().to_text();
        let reached = self.host().reached();
        for device in 0..self.devices.len() {
            if let Role::Guest(guest) = &self.devices[device].role {
                assert_eq!(guest.unconfirmed(), 0, "the host has dealt with all of it");
                assert_eq!(guest.reached().map(|(_, reached)| reached), Some(reached));
                assert_eq!(guest.game().map(Game::to_text).as_ref(), Some(&text));
                assert_eq!(guest.confirmed().map(Game::to_text).as_ref(), Some(&text));
            }
        }
    }
}

/// A place among the offers of a seat; that a seat passes or sells is seldom the last one.
fn lot(game: &Game, seat: Seat, by_lot: u32) -> u16 {
    (by_lot as usize % game.offers(seat).max(1)) as u16
}

/// Plays a game for a number of steps; of a thousand of these `trouble` are cuts, and a quarter as many lost hosts.
pub(super) fn play(number: u64, steps: usize, trouble: u32) -> Happened {
    let mut world = World::new(number);
    for step in 1..=steps {
        world.step(trouble);
        if step % 500 == 0 {
            world.settle();
        }
    }
    world.settle();
    world.happened
}

fn play_all(games: u64, steps: usize, trouble: u32) -> Happened {
    let mut all = Happened::default();
    for number in 0..games {
        let one = play(number, steps, trouble);
        all.answers += one.answers;
        all.confirmed += one.confirmed;
        all.cuts += one.cuts;
        all.lost_hosts += one.lost_hosts;
        all.undone += one.undone;
        all.parted += one.parted;
        all.refused += one.refused;
    }
    println!("{all:?}");
    all
}

#[test]
fn all_devices_show_one_game_whatever_is_delayed_cut_and_lost() {
    let all = play_all(12, 1_200, 10);
    assert!(all.answers > 500 && all.cuts > 50 && all.lost_hosts > 5, "{all:?}");
    assert!(all.undone > 5 && all.parted > 0 && all.refused > 0, "{all:?}");
}

/// Takes minutes: `cargo test --release --features synthetic --test all live:: -- --ignored`.
#[test]
#[ignore = "two thousand games take minutes"]
fn two_thousand_games_come_through_two_thousand_cuts_and_five_hundred_lost_hosts() {
    let all = play_all(2_000, 3_000, 1);
    assert!(all.cuts > 2_000 && all.lost_hosts > 500, "{all:?}");
}
