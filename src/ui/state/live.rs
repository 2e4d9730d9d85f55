//! A game that this page plays with other devices: the machine of the room `live` that runs here, and the channels to the others.
//!
//! What arrives changes the machine first; the page then takes the game from it. What people and bots do here changes the game of the page
//! first, and the machine follows before anything else happens: neither is ever ahead of the other.

use crate::games::{Game, GameRules};
use crate::kit::{Seat, Seats};
use crate::live::{
    ConnectError, Connector, EndReason, GuestLink, IceServer, Invitation, InvitationAnswer, InvitationError,
    LiveGuest, LiveHost, Meeting, Meetings, Peer, RoomId,
};
use crate::table::{Bot, Controller, Name};
use crate::ui::state::live_parts::{LiveLine, LiveMachine, LiveParts};

pub(crate) use crate::ui::state::live_parts::{LineStage, LiveTold};
use core::fmt::{self, Debug, Formatter};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use yew::Callback;

/// The part of this device in a live game. Clones share it; they are equal as long as nothing has changed.
#[derive(Clone)]
pub(crate) struct LiveGame {
    parts: Rc<RefCell<LiveParts>>,
    version: u32,
    /// Is called when something has changed that was not done on this page.
    changed: Callback<Self>,
}

/// Why a device cannot be met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MeetingFault {
    /// The text cannot be used.
    Unusable(InvitationError),
    /// There is no connection.
    Connect(ConnectError),
    /// The browser gives no numbers by chance.
    NoChance,
}

impl From<InvitationError> for MeetingFault {
    fn from(error: InvitationError) -> Self {
        Self::Unusable(error)
    }
}

impl From<ConnectError> for MeetingFault {
    fn from(error: ConnectError) -> Self {
        Self::Connect(error)
    }
}

impl From<getrandom::Error> for MeetingFault {
    fn from(_: getrandom::Error) -> Self {
        Self::NoChance
    }
}

impl PartialEq for LiveGame {
    fn eq(&self, other: &Self) -> bool {
        self.is(other) && self.version == other.version
    }
}

impl Debug for LiveGame {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.debug_struct("LiveGame").field("version", &self.version).finish_non_exhaustive()
    }
}

impl LiveGame {
    /// Opens a game to other devices.
    ///
    /// # Errors
    /// The browser gives no numbers by chance.
    pub(crate) fn hosting(game: &Game, changed: Callback<Self>) -> Result<Self, MeetingFault> {
        let host = LiveHost::new(game.clone(), RoomId(getrandom::u64()?), getrandom::u64()?);
        Ok(Self::of(LiveMachine::Host(host), changed))
    }

    /// Joins the game of another device by its invitation, together with the answer to be sent back; `before` is the game that was live
    /// on this page: a guest who comes back to their seat has what waited for the host. The page is told once the game has come.
    ///
    /// # Errors
    /// Why the invitation cannot be used.
    pub(crate) async fn joining(
        invitation: &Invitation,
        before: Option<&Self>,
        name: Name,
        servers: &[IceServer],
        changed: Callback<Self>,
    ) -> Result<(Self, String), MeetingFault> {
        let Meeting { room, rules, seat, .. } = invitation.meeting;
        let before = before.and_then(|before| before.guest_of(room, seat));
        let guest = before.unwrap_or_else(|| LiveGuest::new(room, seat, rules, name));
        let live = Self::of(LiveMachine::Guest(guest), changed);
        let (_, connector) = live.line(seat, servers, LineStage::Connecting)?;
        let answer = connector.answer(invitation).await?;
        Ok((live, answer.to_string()))
    }

    /// The guest that plays a seat of a room on this page, as it is once its channel has closed.
    fn guest_of(&self, room: RoomId, seat: Seat) -> Option<LiveGuest> {
        match &self.parts.borrow().machine {
            LiveMachine::Guest(guest) if (guest.room(), guest.seat()) == (room, seat) => {
                let mut guest = guest.clone();
                let _ = guest.closed();
                Some(guest)
            }
            LiveMachine::Guest(_) | LiveMachine::Host(_) => None,
        }
    }

    fn of(machine: LiveMachine, changed: Callback<Self>) -> Self {
        let parts = LiveParts {
            machine,
            lines: Vec::new(),
            meetings: Meetings::default(),
            remote: Seats::NONE,
            next: 0,
            told: None,
            outbox: Vec::new(),
            closing: Vec::new(),
            version: 0,
        };
        Self { parts: Rc::new(RefCell::new(parts)), version: 0, changed }
    }

    /// Whether the other one is this one, whatever has changed.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.parts, &other.parts)
    }

    /// This game as it is now, for comparison.
    pub(crate) fn now(&self) -> Self {
        let version = self.parts.borrow().version;
        Self { version, ..self.clone() }
    }

    /// Invites somebody to a seat: the text to be sent. An invitation that the seat had before waits no more.
    ///
    /// # Errors
    /// Why there is no invitation.
    pub(crate) async fn invite(&self, seat: Seat, servers: &[IceServer]) -> Result<String, MeetingFault> {
        let nonce = getrandom::u32()?;
        let Some((room, rules)) = self.hosted() else { return Err(InvitationError::NotOne.into()) };
        self.parts.borrow_mut().lines.retain(|line| line.seat != seat || line.stage >= LineStage::Open);
        let (_, connector) = self.line(seat, servers, LineStage::Invited)?;
        let meeting = Meeting { room, rules, seat, nonce };
        let invitation = connector.invite(meeting).await?;
        self.parts.borrow_mut().meetings.invite(meeting);
        Ok(invitation.to_string())
    }

    /// Takes the answer to an invitation of this device: the devices look for each other.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub(crate) async fn accept(&self, text: &str) -> Result<(), MeetingFault> {
        let Some((room, _)) = self.hosted() else { return Err(InvitationError::IsAnswer.into()) };
        let answer: InvitationAnswer = self.parts.borrow_mut().meetings.take_answer(room, text)?;
        let seat = answer.meeting.seat;
        let connector = {
            let mut parts = self.parts.borrow_mut();
            let invited = |line: &&mut LiveLine| line.seat == seat && line.stage == LineStage::Invited;
            let line = parts.lines.iter_mut().find(invited).ok_or(InvitationError::Old)?;
            line.stage = LineStage::Connecting;
            line.connector.clone()
        };
        self.parts.borrow_mut().touch();
        let heard = connector.accept(&answer).await;
        self.tell();
        Ok(heard?)
    }

    fn hosted(&self) -> Option<(RoomId, GameRules)> {
        match &self.parts.borrow().machine {
            LiveMachine::Host(host) => Some((host.branch().room, host.game().rules())),
            LiveMachine::Guest(_) => None,
        }
    }

    /// Makes a connection, which is told what happens on its channel.
    fn line(
        &self,
        seat: Seat,
        servers: &[IceServer],
        stage: LineStage,
    ) -> Result<(Peer, Rc<Connector>), MeetingFault> {
        let peer = {
            let mut parts = self.parts.borrow_mut();
            parts.next += 1;
            Peer(parts.next)
        };
        let (parts, changed): (Weak<RefCell<LiveParts>>, _) =
            (Rc::downgrade(&self.parts), self.changed.clone());
        let connector = Rc::new(Connector::new(servers, move |news| {
            if let Some(parts) = parts.upgrade() {
                let live = Self { parts, version: 0, changed: changed.clone() };
                live.parts.borrow_mut().hear(peer, news);
                live.tell();
            }
        })?);
        self.parts.borrow_mut().lines.push(LiveLine { peer, seat, connector: connector.clone(), stage });
        Ok((peer, connector))
    }

    /// Lets the page take and keep what has changed, and tells the others then: what they have seen confirmed is not lost with this page.
    fn tell(&self) {
        self.changed.emit(self.now());
        self.parts.borrow_mut().send();
    }

    /// The game; on a guest's device none before the host has sent it.
    pub(crate) fn game(&self) -> Option<Game> {
        match &self.parts.borrow().machine {
            LiveMachine::Host(host) => Some(host.game().clone()),
            LiveMachine::Guest(guest) => guest.game().cloned(),
        }
    }

    /// On the host's device, tells the others what was done here. The game is kept already.
    pub(crate) fn follow(&self, game: &Game) {
        let mut parts = self.parts.borrow_mut();
        if let LiveMachine::Host(host) = &mut parts.machine {
            let output = host.follow(game);
            parts.do_as_host(output);
            parts.send();
        }
    }

    /// On a guest's device, gives answers of its seat, each by its place among the offers; the game after those that are accepted. `None` on the
    /// host's.
    pub(crate) fn answer(&self, places: &[u16]) -> Option<Game> {
        let mut parts = self.parts.borrow_mut();
        for &place in places {
            let LiveMachine::Guest(guest) = &mut parts.machine else { return None };
            let Ok(output) = guest.answer(place) else {
                parts.told = Some(LiveTold::NotCarriedOut);
                break;
            };
            parts.do_as_guest(output);
        }
        parts.send();
        match &parts.machine {
            LiveMachine::Guest(guest) => guest.game().cloned(),
            LiveMachine::Host(_) => None,
        }
    }

    /// On a guest's device, asks the host to take the last own move back; whether it was a guest's to ask.
    pub(crate) fn undo(&self) -> bool {
        let mut parts = self.parts.borrow_mut();
        let LiveMachine::Guest(guest) = &mut parts.machine else { return false };
        if let Ok(output) = guest.undo() {
            parts.do_as_guest(output);
            parts.send();
        }
        true
    }

    /// Sends signs of life. To be called every second, with milliseconds of a clock that does not run backwards.
    pub(crate) fn tick(&self, now: u64) {
        let before = self.parts.borrow().version;
        {
            let mut parts = self.parts.borrow_mut();
            let parts = &mut *parts;
            match &mut parts.machine {
                LiveMachine::Host(host) => {
                    let output = host.tick(now);
                    parts.do_as_host(output);
                }
                LiveMachine::Guest(guest) => {
                    let output = guest.tick(now);
                    parts.do_as_guest(output);
                }
            }
            parts.send();
        }
        if before != self.parts.borrow().version {
            self.tell();
        }
    }

    /// Whether another device hosts the game.
    pub(crate) fn is_guest(&self) -> bool {
        matches!(self.parts.borrow().machine, LiveMachine::Guest(_))
    }

    /// The people who play at other devices.
    pub(crate) fn remote(&self) -> Seats {
        let parts = self.parts.borrow();
        match &parts.machine {
            LiveMachine::Host(_) => parts.remote,
            LiveMachine::Guest(guest) => {
                let people = guest.game().map_or(Seats::NONE, Game::people);
                people.without(guest.seat())
            }
        }
    }

    /// How far the connection of a seat is; on a guest's device that to the host, whatever the seat. `None` where there is none.
    pub(crate) fn stage(&self, seat: Seat) -> Option<LineStage> {
        let parts = self.parts.borrow();
        let is_guest = matches!(parts.machine, LiveMachine::Guest(_));
        parts.lines.iter().filter(|line| is_guest || line.seat == seat).map(|line| line.stage).max()
    }

    /// How the connections are in a word, for the style sheet.
    pub(crate) fn summary(&self) -> &'static str {
        let parts = self.parts.borrow();
        match parts.lines.iter().map(|line| line.stage).max() {
            Some(LineStage::Open) => "open",
            Some(LineStage::Silent) => "silent",
            Some(_) => "waiting",
            None => "away",
        }
    }

    /// How many answers of this device wait for the host.
    pub(crate) fn unconfirmed(&self) -> usize {
        match &self.parts.borrow().machine {
            LiveMachine::Host(_) => 0,
            LiveMachine::Guest(guest) => guest.unconfirmed(),
        }
    }

    /// Whether a guest has lost its host.
    pub(crate) fn is_lost(&self) -> bool {
        match &self.parts.borrow().machine {
            LiveMachine::Host(_) => false,
            LiveMachine::Guest(guest) => matches!(guest.link(), GuestLink::Away | GuestLink::Ended(_)),
        }
    }

    /// What is told beside the game.
    pub(crate) fn told(&self) -> Option<LiveTold> {
        self.parts.borrow().told
    }

    /// Takes note that the game that was kept here is not part of the host's.
    pub(crate) fn part(&self) {
        let mut parts = self.parts.borrow_mut();
        parts.told = Some(LiveTold::Parted);
        parts.touch();
    }

    /// Gives the seat of somebody who is away to a bot.
    pub(crate) fn give_to_bot(&self, seat: Seat) {
        {
            let mut parts = self.parts.borrow_mut();
            parts.remote = parts.remote.without(seat);
            let LiveMachine::Host(host) = &mut parts.machine else { return };
            let mut game = host.game().clone();
            let name = Name::new(game.name(seat));
            game.seat(seat, Controller::Bot(Bot::Strong), name);
            let output = host.follow(&game);
            parts.do_as_host(output);
            parts.touch();
        }
        self.tell();
    }

    /// Goes on as host in place of one that is lost. The others are invited anew.
    pub(crate) fn go_on_as_host(&self) {
        let Ok(host) = getrandom::u64() else { return };
        {
            let remote = self.remote();
            let mut parts = self.parts.borrow_mut();
            let LiveMachine::Guest(guest) = &parts.machine else { return };
            let Some(host) = guest.clone().into_host(host) else { return };
            parts.machine = LiveMachine::Host(host);
            parts.lines.clear();
            parts.remote = remote;
            parts.told = None;
            parts.touch();
        }
        self.tell();
    }

    /// Ends all connections, with a word to the others.
    pub(crate) fn stop(&self) {
        let mut parts = self.parts.borrow_mut();
        let parts = &mut *parts;
        if let LiveMachine::Host(host) = &mut parts.machine {
            let output = host.close(EndReason::Left);
            parts.do_as_host(output);
            parts.send();
        }
        parts.lines.clear();
    }
}
