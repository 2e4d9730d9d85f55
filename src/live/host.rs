//! The device whose journal is the truth.

use super::channel::{Peer, Pulse, question_place};
use super::message::{
    Branch, EndReason, GuestMessage, HostMessage, LIVE_VERSION, LiveEntry, LiveMessageError, LiveRefusal,
    QuestionPlace, RoomId,
};
use crate::games::{Game, GameRules};
use crate::kit::{BySeat, Seat, Seats};
use crate::table::{Controller, Divergence, Name};

/// How often a guest may ask for the record on one channel, and how often take another name.
const MOST_ASKED: u8 = 16;

/// A live game on the device that hosts it.
#[derive(Clone, Debug)]
pub struct LiveHost {
    game: Game,
    branch: Branch,
    entries: u32,
    rewrites: u32,
    /// The number of the last message of each seat that was dealt with.
    heard: BySeat<u32>,
    /// At most one a seat.
    guests: Vec<ConnectedGuest>,
    now: u64,
}

/// A guest whose channel is open.
#[derive(Clone, Debug)]
struct ConnectedGuest {
    peer: Peer,
    seat: Seat,
    /// How often it has said hello: at first once.
    hellos: u8,
    names: u8,
    pulse: Pulse,
}

/// What the host's page has to do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HostOutput {
    /// Messages to send, in order.
    pub send: Vec<(Peer, Vec<u8>)>,
    /// Channels to close, after that.
    pub close: Vec<Peer>,
    /// What has changed, in order.
    pub events: Vec<HostEvent>,
}

/// What has changed on the host's device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostEvent {
    /// A guest has joined or come back.
    Joined(Seat),
    /// A guest has taken a name: the game has changed.
    Named(Seat),
    /// A guest has answered: the game has changed.
    Answered(Seat),
    /// A guest has taken a move back: the game has changed.
    TookBack(Seat),
    /// Nothing has been heard of a guest for a while; its channel is still open.
    Silent(Seat),
    /// A guest that was silent is heard again.
    Heard(Seat),
    /// The channel of a guest has closed.
    Away(Seat),
    /// The host has ended the channel of a guest.
    Ended(Seat, EndReason),
}

impl LiveHost {
    /// Opens a game to others. Both numbers are by chance; `room` stays with the game, `host` is another one every time that a game is
    /// opened, also after a reload of the page.
    pub fn new(game: Game, room: RoomId, host: u64) -> Self {
        let branch = Branch { room, host };
        let heard = BySeat::default();
        Self { game, branch, entries: 0, rewrites: 0, heard, guests: Vec::new(), now: 0 }
    }

    /// The game with all answers that the guests have given.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Which course of which game this is.
    pub const fn branch(&self) -> Branch {
        self.branch
    }

    /// How many entries the branch has had, and how often its course was replaced: devices that show a branch with equal numbers show
    /// one game.
    pub const fn reached(&self) -> (u32, u32) {
        (self.rewrites, self.entries)
    }

    /// The seats of guests that are connected and have the record.
    pub fn present(&self) -> Seats {
        self.guests.iter().filter(|guest| guest.hellos > 0).map(|guest| guest.seat).collect()
    }

    /// Takes note of an open channel to a guest of this seat. One that the seat had before is ended.
    #[must_use]
    pub fn open(&mut self, peer: Peer, seat: Seat) -> HostOutput {
        let mut output = HostOutput::default();
        self.part(seat, EndReason::Replaced, &mut output);
        self.guests.push(ConnectedGuest { peer, seat, hellos: 0, names: 0, pulse: Pulse::new(self.now) });
        self.part_from_given(&mut output);
        output
    }

    /// Takes note of a channel that has closed.
    #[must_use]
    pub fn closed(&mut self, peer: Peer) -> HostOutput {
        let mut output = HostOutput::default();
        if let Some(at) = self.guests.iter().position(|guest| guest.peer == peer) {
            output.events.push(HostEvent::Away(self.guests.remove(at).seat));
        }
        output
    }

    /// Takes what came on a channel.
    #[must_use]
    pub fn receive(&mut self, peer: Peer, bytes: &[u8]) -> HostOutput {
        let mut output = HostOutput::default();
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.peer == peer) else { return output };
        let seat = guest.seat;
        if guest.pulse.hear(self.now) {
            output.events.push(HostEvent::Heard(seat));
        }
        let done = match GuestMessage::from_bytes(bytes) {
            Ok(message) => self.obey(seat, message, &mut output),
            Err(LiveMessageError::Version { theirs }) => {
                Err(EndReason::Version { host: LIVE_VERSION, guest: theirs })
            }
            Err(error) => Err(EndReason::Unreadable(error)),
        };
        if let Err(reason) = done {
            self.part(seat, reason, &mut output);
        }
        output
    }

    /// Follows the game of the page: what people before it and bots have answered, what was taken back, who took a seat. The game
    /// must be the one of [`LiveHost::game`] or have come from it; a game that began otherwise ends all channels.
    #[must_use]
    pub fn follow(&mut self, game: &Game) -> HostOutput {
        let mut output = HostOutput::default();
        if self.game == *game {
            return output;
        }
        if self.game.divergence(game) == Divergence::Other {
            return self.close(EndReason::Left);
        }
        for (seat, offer) in self.game.answers_to(game).unwrap_or_default() {
            self.play(seat, offer, 0, &mut output);
        }
        let is_there = self.game.to_text() == game.to_text();
        self.game = game.clone();
        if !is_there {
            // What the guests were told meanwhile counts for nothing.
            output.send.clear();
            self.rewrite(&mut output);
        }
        self.part_from_given(&mut output);
        output
    }

    /// Sends signs of life. To be called every second or so, with the time in milliseconds of a clock that does not run backwards.
    #[must_use]
    pub fn tick(&mut self, now: u64) -> HostOutput {
        let mut output = HostOutput::default();
        self.now = now;
        for guest in &mut self.guests {
            let action = guest.pulse.tick(now);
            if action.pings {
                output.send.push((guest.peer, HostMessage::Ping.to_bytes()));
            }
            if action.falls_silent {
                output.events.push(HostEvent::Silent(guest.seat));
            }
        }
        output
    }

    /// Ends the channel of a seat.
    #[must_use]
    pub fn end(&mut self, seat: Seat, reason: EndReason) -> HostOutput {
        let mut output = HostOutput::default();
        self.part(seat, reason, &mut output);
        output
    }

    /// Ends all channels.
    #[must_use]
    pub fn close(&mut self, reason: EndReason) -> HostOutput {
        let mut output = HostOutput::default();
        for seat in Seat::ALL {
            self.part(seat, reason, &mut output);
        }
        output
    }

    /// Does what a guest wishes.
    fn obey(&mut self, seat: Seat, message: GuestMessage, to: &mut HostOutput) -> Result<(), EndReason> {
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.seat == seat) else { return Ok(()) };
        match message {
            GuestMessage::Hello { room, rules, seat: theirs, name } => {
                if room != self.branch.room {
                    return Err(EndReason::OtherRoom);
                }
                agree(self.game.rules(), rules)?;
                counted(&mut guest.hellos)?;
                let has_come = guest.hellos == 1;
                own(seat, theirs)?;
                if has_come {
                    to.events.push(HostEvent::Joined(seat));
                }
                if !self.name(seat, name, to) {
                    self.send_record(seat, to);
                }
                Ok(())
            }
            _ if guest.hellos == 0 => Err(EndReason::OtherSeat),
            GuestMessage::Named(name) => {
                counted(&mut guest.names)?;
                self.name(seat, name, to);
                Ok(())
            }
            GuestMessage::Answer { number, seat: theirs, at, offer } => {
                own(seat, theirs)?;
                if self.hear(seat, number)? {
                    self.answer(seat, number, at, offer, to);
                }
                Ok(())
            }
            GuestMessage::Undo { number, seat: theirs, at } => {
                own(seat, theirs)?;
                if self.hear(seat, number)? {
                    self.undo(seat, number, at, to);
                }
                Ok(())
            }
            GuestMessage::Ping => Ok(()),
        }
    }

    /// Whether a numbered message is to be dealt with: it is not if it came before.
    fn hear(&mut self, seat: Seat, number: u32) -> Result<bool, EndReason> {
        let heard = &mut self.heard[seat];
        if number > heard.saturating_add(1) {
            return Err(EndReason::OutOfStep);
        }
        let is_new = number > *heard;
        *heard = number.max(*heard);
        Ok(is_new)
    }

    fn answer(&mut self, seat: Seat, number: u32, at: QuestionPlace, offer: u16, to: &mut HostOutput) {
        if at != question_place(&self.game, seat, self.rewrites) {
            self.refuse(seat, number, LiveRefusal::Stale, to);
        } else if self.play(seat, offer, number, to) {
            to.events.push(HostEvent::Answered(seat));
        } else {
            self.refuse(seat, number, LiveRefusal::NotOffered, to);
        }
    }

    fn undo(&mut self, seat: Seat, number: u32, at: QuestionPlace, to: &mut HostOutput) {
        let now = question_place(&self.game, seat, self.rewrites);
        // What bots have answered since is taken back as well.
        if (at.rewrites, at.own) != (now.rewrites, now.own) {
            return self.refuse(seat, number, LiveRefusal::Stale, to);
        }
        match self.game.undo(seat) {
            Ok(()) => {
                self.rewrite(to);
                to.events.push(HostEvent::TookBack(seat));
            }
            Err(why) => self.refuse(seat, number, LiveRefusal::Undo(why), to),
        }
    }

    /// Plays an offer and tells all guests; whether there is one. `heard` is the number of the message that it came with, or 0.
    fn play(&mut self, seat: Seat, offer: u16, heard: u32, to: &mut HostOutput) -> bool {
        if !self.game.play_at(seat, offer) {
            return false;
        }
        self.entries += 1;
        let entry = LiveEntry { entry: self.entries, seat, offer, heard, digest: self.game.digest() };
        let bytes = HostMessage::Entry(entry).to_bytes();
        let peers = self.guests.iter().filter(|guest| guest.hellos > 0).map(|guest| guest.peer);
        to.send.extend(peers.map(|peer| (peer, bytes.clone())));
        true
    }

    /// Gives a seat this name, if it is one and another than before; whether it did.
    fn name(&mut self, seat: Seat, name: Name, to: &mut HostOutput) -> bool {
        let is_new = !name.as_str().is_empty() && self.game.name(seat) != name.as_str();
        if is_new {
            self.game.seat(seat, Controller::Human, name);
            // The course is as it was: what is under way counts.
            self.send_records(to);
            to.events.push(HostEvent::Named(seat));
        }
        is_new
    }

    /// Sends all guests another course in place of the one before.
    fn rewrite(&mut self, to: &mut HostOutput) {
        self.rewrites += 1;
        self.send_records(to);
    }

    fn send_records(&self, to: &mut HostOutput) {
        self.present().iter().for_each(|seat| self.send_record(seat, to));
    }

    fn send_record(&self, seat: Seat, to: &mut HostOutput) {
        let record = HostMessage::Record {
            branch: self.branch,
            entries: self.entries,
            rewrites: self.rewrites,
            heard: self.heard[seat],
            text: self.game.to_text(),
        };
        self.send(seat, &record, to);
    }

    fn refuse(&self, seat: Seat, number: u32, why: LiveRefusal, to: &mut HostOutput) {
        self.send(seat, &HostMessage::Refused { number, why }, to);
    }

    fn send(&self, seat: Seat, message: &HostMessage, to: &mut HostOutput) {
        let peers = self.guests.iter().filter(|guest| guest.seat == seat).map(|guest| guest.peer);
        to.send.extend(peers.map(|peer| (peer, message.to_bytes())));
    }

    /// Ends the channel of a seat, if it has one.
    fn part(&mut self, seat: Seat, reason: EndReason, to: &mut HostOutput) {
        self.send(seat, &HostMessage::Goodbye(reason), to);
        if let Some(at) = self.guests.iter().position(|guest| guest.seat == seat) {
            to.close.push(self.guests.remove(at).peer);
            to.events.push(HostEvent::Ended(seat, reason));
        }
    }

    /// Ends the channels of seats that are no person's.
    fn part_from_given(&mut self, to: &mut HostOutput) {
        let people = self.game.people();
        for seat in Seat::ALL.into_iter().filter(|&seat| !people.contains(seat)) {
            self.part(seat, EndReason::SeatGiven, to);
        }
    }
}

/// Whether a guest speaks for its own seat.
fn own(seat: Seat, theirs: Seat) -> Result<(), EndReason> {
    if seat == theirs { Ok(()) } else { Err(EndReason::OtherSeat) }
}

/// Whether a guest has the host's rules.
fn agree(host: GameRules, guest: GameRules) -> Result<(), EndReason> {
    if host == guest {
        return Ok(());
    }
    let revision = if host.game == guest.game { guest.revision } else { 0 };
    Err(EndReason::Rules { host: host.revision, guest: revision })
}

/// Counts what a guest has asked for.
fn counted(times: &mut u8) -> Result<(), EndReason> {
    *times += 1;
    if *times > MOST_ASKED { Err(EndReason::TooMuch) } else { Ok(()) }
}
