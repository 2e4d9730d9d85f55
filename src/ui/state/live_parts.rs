//! What a live game of this page consists of: its machine and its channels, and what they do to each other.

use crate::kit::{Seat, Seats};
use crate::live::{
    Channel as _, ChannelNews, Connector, EndReason, GuestEvent, GuestOutput, HostEvent, HostOutput,
    LiveGuest, LiveHost, Meetings, Peer,
};
use crate::table::{Controller, Name};
use std::rc::Rc;

/// How far a connection is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum LineStage {
    /// The invitation waits for its answer.
    Invited,
    /// The devices look for each other.
    Connecting,
    /// The devices have not found each other so far.
    NotFound,
    /// The devices are connected.
    Open,
    /// The devices are connected, and nothing has been heard for a while.
    Silent,
}

/// What is told beside the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LiveTold {
    /// An answer given here was not carried out.
    NotCarriedOut,
    /// The game that was here is kept as another one.
    Parted,
    /// The connection to a device has ended for good.
    Ended(EndReason),
}

/// What a live game consists of.
pub(super) struct LiveParts {
    pub(super) machine: LiveMachine,
    pub(super) lines: Vec<LiveLine>,
    pub(super) meetings: Meetings,
    /// The people who play at other devices, also while they are away.
    pub(super) remote: Seats,
    /// The number of the next channel.
    pub(super) next: u32,
    /// What happened last that is to be told.
    pub(super) told: Option<LiveTold>,
    /// What is to be sent once the game is kept, and which channels close then.
    pub(super) outbox: Vec<(Peer, Vec<u8>)>,
    pub(super) closing: Vec<Peer>,
    /// Counts what has changed.
    pub(super) version: u32,
}

/// The machine that runs here.
pub(super) enum LiveMachine {
    Host(LiveHost),
    Guest(LiveGuest),
}

/// A connection to the device of a seat; on a guest's device, to the host.
pub(super) struct LiveLine {
    pub(super) peer: Peer,
    pub(super) seat: Seat,
    pub(super) connector: Rc<Connector>,
    pub(super) stage: LineStage,
}

impl LiveParts {
    /// Sends what is to be sent, and closes what is to be closed.
    pub(super) fn send(&mut self) {
        for (peer, bytes) in self.outbox.drain(..) {
            if let Some(line) = self.lines.iter().find(|line| line.peer == peer) {
                line.connector.send(&bytes);
            }
        }
        if !self.closing.is_empty() {
            self.lines.retain(|line| !self.closing.contains(&line.peer));
            self.closing.clear();
            self.touch();
        }
    }

    pub(super) fn touch(&mut self) {
        self.version = self.version.wrapping_add(1);
    }

    fn stage(&mut self, of: impl Fn(&LiveLine) -> bool, stage: LineStage) {
        self.lines.iter_mut().filter(|line| of(line)).for_each(|line| line.stage = stage);
        self.touch();
    }

    /// Takes what has happened on a channel.
    pub(super) fn hear(&mut self, peer: Peer, news: ChannelNews) {
        let Some(seat) = self.lines.iter().find(|line| line.peer == peer).map(|line| line.seat) else {
            return;
        };
        match &news {
            ChannelNews::Opened => self.stage(|line| line.peer == peer, LineStage::Open),
            ChannelNews::NotFound => return self.stage(|line| line.peer == peer, LineStage::NotFound),
            ChannelNews::Closed => {
                self.lines.retain(|line| line.peer != peer);
                self.touch();
            }
            ChannelNews::Received(_) => {}
        }
        match &mut self.machine {
            LiveMachine::Host(host) => {
                let output = match news {
                    ChannelNews::Opened => {
                        let seated = seated_person(host, seat);
                        let opened = host.open(peer, seat);
                        self.do_as_host(seated);
                        opened
                    }
                    ChannelNews::Received(bytes) => host.receive(peer, &bytes),
                    ChannelNews::Closed => host.closed(peer),
                    ChannelNews::NotFound => HostOutput::default(),
                };
                self.do_as_host(output);
            }
            LiveMachine::Guest(guest) => {
                let output = match news {
                    ChannelNews::Opened => guest.open(),
                    ChannelNews::Received(bytes) => guest.receive(&bytes),
                    ChannelNews::Closed => guest.closed(),
                    ChannelNews::NotFound => GuestOutput::default(),
                };
                self.do_as_guest(output);
            }
        }
    }

    pub(super) fn do_as_host(&mut self, output: HostOutput) {
        let HostOutput { send, close, events } = output;
        self.outbox.extend(send);
        self.closing.extend(close);
        for event in events {
            self.touch();
            match event {
                HostEvent::Joined(seat) => self.remote = self.remote.with(seat),
                HostEvent::Silent(seat) => {
                    self.stage(|line| line.seat == seat && line.stage == LineStage::Open, LineStage::Silent);
                }
                HostEvent::Heard(seat) => {
                    self.stage(|line| line.seat == seat && line.stage == LineStage::Silent, LineStage::Open);
                }
                HostEvent::Ended(_, EndReason::Replaced | EndReason::Left | EndReason::SeatGiven)
                | HostEvent::Named(_)
                | HostEvent::Answered(_)
                | HostEvent::TookBack(_)
                | HostEvent::Away(_) => {}
                HostEvent::Ended(_, reason) => self.told = Some(LiveTold::Ended(reason)),
            }
        }
    }

    pub(super) fn do_as_guest(&mut self, output: GuestOutput) {
        let GuestOutput { send, closes, events } = output;
        let peers: Vec<Peer> = self.lines.iter().map(|line| line.peer).collect();
        self.outbox
            .extend(send.into_iter().flat_map(|bytes| peers.iter().map(move |&peer| (peer, bytes.clone()))));
        if closes {
            self.closing.extend(peers);
        }
        for event in events {
            self.touch();
            match event {
                GuestEvent::Refused(_) => self.told = Some(LiveTold::NotCarriedOut),
                GuestEvent::Ended(reason) => self.told = Some(LiveTold::Ended(reason)),
                GuestEvent::Silent => self.stage(|_| true, LineStage::Silent),
                GuestEvent::Heard => self.stage(|_| true, LineStage::Open),
                GuestEvent::Joined => self.told = None,
                GuestEvent::Changed | GuestEvent::Away => {}
            }
        }
    }
}

/// Gives a bot's seat to the person who comes for it.
fn seated_person(host: &mut LiveHost, seat: Seat) -> HostOutput {
    let mut game = host.game().clone();
    if game.player(seat) == Controller::Human {
        return HostOutput::default();
    }
    game.seat(seat, Controller::Human, Name::default());
    host.follow(&game)
}
