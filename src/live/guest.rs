//! A device that plays one seat of a game that another one hosts.

use super::channel::{Pulse, question_place};
use super::host::LiveHost;
use super::message::{
    Branch, EndReason, GuestMessage, HostMessage, LIVE_VERSION, LiveEntry, LiveMessageError, LiveRefusal,
    QuestionPlace, RoomId,
};
use crate::games::{BrokenGame, Game, GameRules};
use crate::kit::Seat;
use crate::save::Broken;
use crate::table::Name;
use std::collections::VecDeque;

/// How many answers may wait for the host.
const MOST_WAITING: usize = 64;

/// A live game on the device of a guest.
#[derive(Clone, Debug)]
pub struct LiveGuest {
    room: RoomId,
    seat: Seat,
    rules: GameRules,
    name: Name,
    link: GuestLink,
    confirmed: Option<ConfirmedGame>,
    /// The confirmed game with what waits.
    shown: Option<Game>,
    /// What the host has not dealt with, in order.
    waiting: VecDeque<WaitingWish>,
    /// The number of the last answer or undo.
    numbered: u32,
    /// Whether the host was asked for the record again and nothing has fitted since.
    is_out_of_step: bool,
    pulse: Pulse,
    now: u64,
}

/// The game as the host has confirmed it.
#[derive(Clone, Debug)]
struct ConfirmedGame {
    game: Game,
    branch: Branch,
    entries: u32,
    rewrites: u32,
}

/// An answer or an undo that the host has not dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WaitingWish {
    number: u32,
    at: QuestionPlace,
    /// The place of the answer among the offers; `None` for an undo.
    offer: Option<u16>,
}

/// How a guest stands with the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuestLink {
    /// No channel is open.
    Away,
    /// The channel is open, and the record is on its way.
    Joining,
    /// The guest has the host's game.
    Joined,
    /// The channel has ended for good.
    Ended(EndReason),
}

/// What the guest's page has to do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GuestOutput {
    /// Messages to send, in order.
    pub send: Vec<Vec<u8>>,
    /// Whether to close the channel, after that.
    pub closes: bool,
    /// What has changed, in order.
    pub events: Vec<GuestEvent>,
}

/// What has changed on the guest's device.
#[derive(Clone, PartialEq, Debug)]
pub enum GuestEvent {
    /// The guest has joined or come back.
    Joined,
    /// The game that is shown has changed, or more of it is confirmed.
    Changed,
    /// What the guest had answered or taken back is not carried out.
    Refused(LiveRefusal),
    /// Nothing has been heard of the host for a while; the channel is still open.
    Silent,
    /// The host was silent and is heard again.
    Heard,
    /// The channel has closed. The guest may come back on another one, or go on as host.
    Away,
    /// The channel has ended for good.
    Ended(EndReason),
}

/// Why a guest cannot answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuestError {
    /// The guest has no game yet.
    NoGame,
    /// The game is not the one that is shown with answers of the guest's own seat.
    NotOwn,
    /// There is no such offer.
    NotOffered,
    /// An undo waits for the host, or too many answers do.
    Waiting,
    /// The channel has ended for good.
    Ended,
}

impl LiveGuest {
    /// A guest that was invited to a seat. `rules` are those of the game that this device has.
    pub fn new(room: RoomId, seat: Seat, rules: GameRules, name: Name) -> Self {
        let (confirmed, shown) = (None, None);
        let (link, waiting) = (GuestLink::Away, VecDeque::new());
        let (numbered, is_out_of_step, pulse, now) = (0, false, Pulse::new(0), 0);
        Self {
            room,
            seat,
            rules,
            name,
            link,
            confirmed,
            shown,
            waiting,
            numbered,
            is_out_of_step,
            pulse,
            now,
        }
    }

    /// The game with the guest's own answers; `None` before the first record.
    pub const fn game(&self) -> Option<&Game> {
        self.shown.as_ref()
    }

    /// The game as the host has confirmed it.
    pub fn confirmed(&self) -> Option<&Game> {
        self.confirmed.as_ref().map(|confirmed| &confirmed.game)
    }

    /// The branch of the confirmed game, how often its course was replaced and how many entries it has had; `None` before a record.
    pub fn reached(&self) -> Option<(Branch, (u32, u32))> {
        let ConfirmedGame { branch, entries, rewrites, .. } = self.confirmed.as_ref()?;
        Some((*branch, (*rewrites, *entries)))
    }

    /// How many answers and undos wait for the host.
    pub fn unconfirmed(&self) -> usize {
        self.waiting.len()
    }

    /// The game's room.
    pub const fn room(&self) -> RoomId {
        self.room
    }

    /// The guest's seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How the guest stands with the host.
    pub const fn link(&self) -> GuestLink {
        self.link
    }

    /// Takes note of an open channel to a host of the game, in place of any other.
    #[must_use]
    pub fn open(&mut self) -> GuestOutput {
        let mut output = GuestOutput::default();
        self.link = GuestLink::Joining;
        self.is_out_of_step = false;
        self.pulse = Pulse::new(self.now);
        self.greet(&mut output);
        output
    }

    /// Takes note of a channel that has closed.
    #[must_use]
    pub fn closed(&mut self) -> GuestOutput {
        let mut output = GuestOutput::default();
        if matches!(self.link, GuestLink::Joining | GuestLink::Joined) {
            self.link = GuestLink::Away;
            output.events.push(GuestEvent::Away);
        }
        output
    }

    /// Takes what came on the channel.
    #[must_use]
    pub fn receive(&mut self, bytes: &[u8]) -> GuestOutput {
        let mut output = GuestOutput::default();
        if !matches!(self.link, GuestLink::Joining | GuestLink::Joined) {
            return output;
        }
        if self.pulse.hear(self.now) {
            output.events.push(GuestEvent::Heard);
        }
        let done = match HostMessage::from_bytes(bytes) {
            Ok(message) => self.learn(message, &mut output),
            Err(LiveMessageError::Version { theirs }) => {
                Err(EndReason::Version { host: theirs, guest: LIVE_VERSION })
            }
            Err(error) => Err(EndReason::Unreadable(error)),
        };
        if let Err(reason) = done {
            self.end(reason, &mut output);
        }
        output
    }

    /// Gives an answer of the guest's seat, by its place among the offers of [`LiveGuest::game`].
    ///
    /// # Errors
    /// Why the answer is not given; nothing has changed then.
    pub fn answer(&mut self, offer: u16) -> Result<GuestOutput, GuestError> {
        self.may_wish()?;
        let (Some(shown), Some(confirmed)) = (&mut self.shown, &self.confirmed) else {
            return Err(GuestError::NoGame);
        };
        let at = question_place(shown, self.seat, confirmed.rewrites);
        if !shown.play_at(self.seat, offer) {
            return Err(GuestError::NotOffered);
        }
        Ok(self.wish(at, Some(offer)))
    }

    /// Gives the answers by which a game has gone on from [`LiveGuest::game`].
    ///
    /// # Errors
    /// Why they are not given; nothing has changed then.
    pub fn follow(&mut self, game: &Game) -> Result<GuestOutput, GuestError> {
        self.may_wish()?;
        let shown = self.shown.as_ref().ok_or(GuestError::NoGame)?;
        let answers = shown.answers_to(game).ok_or(GuestError::NotOwn)?;
        if answers.iter().any(|&(seat, _)| seat != self.seat) {
            return Err(GuestError::NotOwn);
        }
        if self.waiting.len() + answers.len() > MOST_WAITING {
            return Err(GuestError::Waiting);
        }
        let mut output = GuestOutput::default();
        for (_, offer) in answers {
            output.send.extend(self.answer(offer)?.send);
        }
        output.events.push(GuestEvent::Changed);
        Ok(output)
    }

    /// Wishes to take the last move of the guest's seat back. The game changes when the host has done it.
    ///
    /// # Errors
    /// Why nothing is wished.
    pub fn undo(&mut self) -> Result<GuestOutput, GuestError> {
        self.may_wish()?;
        let (Some(shown), Some(confirmed)) = (&self.shown, &self.confirmed) else {
            return Err(GuestError::NoGame);
        };
        let at = question_place(shown, self.seat, confirmed.rewrites);
        Ok(self.wish(at, None))
    }

    /// Takes another name.
    #[must_use]
    pub fn rename(&mut self, name: Name) -> GuestOutput {
        let mut output = GuestOutput::default();
        if self.link == GuestLink::Joined && name != self.name {
            output.send.push(GuestMessage::Named(name.clone()).to_bytes());
        }
        self.name = name;
        output
    }

    /// Sends signs of life: see [`LiveHost::tick`].
    #[must_use]
    pub fn tick(&mut self, now: u64) -> GuestOutput {
        let mut output = GuestOutput::default();
        self.now = now;
        if matches!(self.link, GuestLink::Joining | GuestLink::Joined) {
            let action = self.pulse.tick(now);
            if action.pings && self.link == GuestLink::Joined {
                output.send.push(GuestMessage::Ping.to_bytes());
            }
            if action.falls_silent {
                output.events.push(GuestEvent::Silent);
            }
        }
        output
    }

    /// Goes on as host, with another branch of the game: `host` is a number by chance. What the guest has answered stands. `None`
    /// before the first record.
    pub fn into_host(self, host: u64) -> Option<LiveHost> {
        Some(LiveHost::new(self.shown?, self.room, host))
    }

    /// Whether something may be answered now.
    fn may_wish(&self) -> Result<(), GuestError> {
        if matches!(self.link, GuestLink::Ended(_)) {
            return Err(GuestError::Ended);
        }
        let is_undoing = self.waiting.iter().any(|wish| wish.offer.is_none());
        if is_undoing || self.waiting.len() >= MOST_WAITING { Err(GuestError::Waiting) } else { Ok(()) }
    }

    /// Sends an answer or an undo; without the host it waits.
    fn wish(&mut self, at: QuestionPlace, offer: Option<u16>) -> GuestOutput {
        let mut output = GuestOutput::default();
        self.numbered += 1;
        let wish = WaitingWish { number: self.numbered, at, offer };
        self.waiting.push_back(wish);
        if self.link == GuestLink::Joined {
            output.send.push(self.message(wish).to_bytes());
        }
        output.events.push(GuestEvent::Changed);
        output
    }

    fn message(&self, WaitingWish { number, at, offer }: WaitingWish) -> GuestMessage {
        let seat = self.seat;
        match offer {
            Some(offer) => GuestMessage::Answer { number, seat, at, offer },
            None => GuestMessage::Undo { number, seat, at },
        }
    }

    fn greet(&self, to: &mut GuestOutput) {
        let Self { room, rules, seat, ref name, .. } = *self;
        to.send.push(GuestMessage::Hello { room, rules, seat, name: name.clone() }.to_bytes());
    }

    fn end(&mut self, reason: EndReason, to: &mut GuestOutput) {
        self.link = GuestLink::Ended(reason);
        to.closes = true;
        to.events.push(GuestEvent::Ended(reason));
    }

    /// Learns what the host says.
    fn learn(&mut self, message: HostMessage, to: &mut GuestOutput) -> Result<(), EndReason> {
        match message {
            HostMessage::Record { branch, entries, rewrites, heard, text } => {
                if branch.room != self.room {
                    return Err(EndReason::OtherRoom);
                }
                let game = Game::from_text(&text).map_err(|broken| Self::unopened(&broken))?;
                if !game.people().contains(self.seat) {
                    return Err(EndReason::SeatGiven);
                }
                self.take(ConfirmedGame { game, branch, entries, rewrites }, heard, to);
                Ok(())
            }
            HostMessage::Entry(entry) if self.link == GuestLink::Joined => self.advance(entry, to),
            HostMessage::Refused { number, why } if self.link == GuestLink::Joined => {
                self.settle(number);
                self.show();
                to.events.extend([GuestEvent::Refused(why), GuestEvent::Changed]);
                Ok(())
            }
            // What was under way before the record holds all of it.
            HostMessage::Entry(_) | HostMessage::Refused { .. } | HostMessage::Ping => Ok(()),
            HostMessage::Goodbye(reason) => Err(reason),
        }
    }

    /// Why a record does not open.
    fn unopened(broken: &BrokenGame) -> EndReason {
        match *broken {
            Broken::Revision { theirs, ours } => EndReason::Rules { host: theirs, guest: ours },
            _ => EndReason::BrokenRecord,
        }
    }

    /// Takes a record in place of the game that was confirmed.
    fn take(&mut self, record: ConfirmedGame, heard: u32, to: &mut GuestOutput) {
        let is_same_branch = self.confirmed.as_ref().is_some_and(|before| before.branch == record.branch);
        self.confirmed = Some(record);
        if is_same_branch {
            self.settle(heard);
        } else {
            self.waiting.clear();
        }
        if self.link == GuestLink::Joining {
            self.numbered = self.waiting.back().map_or(heard, |wish| wish.number);
            self.link = GuestLink::Joined;
            to.send.extend(self.waiting.iter().map(|&wish| self.message(wish).to_bytes()));
            to.events.push(GuestEvent::Joined);
        }
        self.show();
        to.events.push(GuestEvent::Changed);
    }

    /// Adds an answer that stands in the host's journal.
    fn advance(&mut self, entry: LiveEntry, to: &mut GuestOutput) -> Result<(), EndReason> {
        let Some(confirmed) = &mut self.confirmed else { return Ok(()) };
        let mut game = confirmed.game.clone();
        let fits = entry.entry == confirmed.entries.saturating_add(1)
            && game.play_at(entry.seat, entry.offer)
            && game.digest() == entry.digest;
        if !fits {
            return self.ask_again(to);
        }
        (confirmed.game, confirmed.entries) = (game, entry.entry);
        self.is_out_of_step = false;
        let is_own = entry.seat == self.seat && entry.heard > 0;
        let awaited = self
            .waiting
            .front()
            .is_some_and(|wish| is_own && wish.number == entry.heard && wish.offer == Some(entry.offer));
        if is_own {
            self.settle(entry.heard);
        }
        // An own answer is shown already.
        if !awaited {
            self.show();
        }
        to.events.push(GuestEvent::Changed);
        Ok(())
    }

    /// Asks for the record, once, where an entry does not fit.
    fn ask_again(&mut self, to: &mut GuestOutput) -> Result<(), EndReason> {
        if self.is_out_of_step {
            return Err(EndReason::OutOfStep);
        }
        self.is_out_of_step = true;
        self.link = GuestLink::Joining;
        self.greet(to);
        Ok(())
    }

    /// Forgets what the host has dealt with.
    fn settle(&mut self, heard: u32) {
        while self.waiting.pop_front_if(|wish| wish.number <= heard).is_some() {}
    }

    /// Shows the confirmed game with what waits, as far as it fits.
    fn show(&mut self) {
        let Some(confirmed) = &self.confirmed else { return };
        let mut shown = confirmed.game.clone();
        for wish in &self.waiting {
            // What does not fit now never will: the host refuses it.
            let fits = wish.at == question_place(&shown, self.seat, confirmed.rewrites);
            if let Some(offer) = wish.offer.filter(|_| fits) {
                shown.play_at(self.seat, offer);
            }
        }
        self.shown = Some(shown);
    }
}
