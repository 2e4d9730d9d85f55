//! The board game at a table: what its records hold of a set-up, and what opens, seals and shows.
//!
//! | bytes | the set-up in a record |
//! |---|---|
//! | … | a number: bits 0 to 2 the players, the bits from 3 on the boxes and options, each at its own number |
//! | 1 | bits 0 to 4 who plays a beginner corporation, bits 5 to 7 who goes first plus one, 0 for chance |
//! | … | a number: bit 0 whether cards are left in the box, the bits from 1 on the map |
//! | … | only where cards are left in the box: a number, how many, and for each in ascending order its distance from the one before |

use super::state::agenda::Task;
use super::state::walk::walk;
use super::{Choice, Event, Fault, Mars, Phase, RULES_REVISION, Setup, Switches};
use crate::kit::bytes::{ReadError, Reader, write_number};
use crate::kit::{Seat, Seated, Seats, Shows};
use crate::mars::cards::{CardId, CardSet, IDS, card};

/// How many bits stand before the switches.
const PLAYERS: u32 = 3;

impl Seated for Mars {
    const NUMBER: u8 = 0;
    const REVISION: u16 = RULES_REVISION;

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn faults(setup: &Setup) -> Vec<Fault> {
        setup.faults()
    }

    fn write_setup(setup: &Setup, bytes: &mut Vec<u8>) {
        let first = setup.first.map_or(0, |seat| seat.number() + 1);
        write_number(u64::from(setup.players) | u64::from(setup.on.bits()) << PLAYERS, bytes);
        bytes.push(setup.beginners.bits() | first << 5);
        let has_bans = !setup.banned.is_empty();
        write_number(u64::from(has_bans) | u64::from(setup.map) << 1, bytes);
        if has_bans {
            write_banned(setup.banned, bytes);
        }
    }

    fn read_setup(reader: &mut Reader<'_>) -> Result<Setup, ReadError> {
        let unknown = |byte| ReadError::Unknown { byte };
        let (byte, options) = (reader.at(), reader.number()?);
        let switches = u32::try_from(options >> PLAYERS).ok().and_then(Switches::from_bits);
        let on = switches.ok_or(unknown(byte))?;
        let (byte, [seats]) = (reader.at(), reader.array()?);
        let first = match (seats >> 5).checked_sub(1) {
            None => None,
            Some(number) => Some(Seat::new(number).ok_or(unknown(byte))?),
        };
        let (byte, board) = (reader.at(), reader.number()?);
        let map = u8::try_from(board >> 1).map_err(|_| unknown(byte))?;
        let has_bans = board & 1 != 0;
        Ok(Setup {
            players: options as u8 & ((1 << PLAYERS) - 1),
            on,
            beginners: Seat::ALL.into_iter().filter(|seat| seats & (1 << seat.number()) != 0).collect(),
            first,
            map,
            banned: if has_bans { read_banned(reader)? } else { CardSet::NONE },
        })
    }

    fn seats(&self) -> Seats {
        Seats::first(self.facts.options.players)
    }

    fn round(&self) -> u8 {
        self.facts.generation
    }

    /// One number for the choice of corporations, one for each pick of a draft, told apart by the cards that are left, and one for
    /// what is bought.
    fn together(&self) -> Option<u16> {
        const PHASES: u16 = 64;
        let left =
            || self.facts.order().map(|seat| self.facts.players[seat].dealt.len()).max().unwrap_or(0) as u16;
        let phase = match self.facts.phase {
            Phase::Setup => 0,
            Phase::Draft => 1 + left(),
            Phase::Research => PHASES - 1,
            Phase::Preludes
            | Phase::Action
            | Phase::Production
            | Phase::Solar
            | Phase::Conversion
            | Phase::Over => return None,
        };
        Some(u16::from(self.facts.generation) * PHASES + phase)
    }

    /// A question of its turn, its next prelude, or whether it converts plants once more.
    fn opens_move(&self, seat: Seat) -> bool {
        match self.agenda.last() {
            Some(
                &(Task::Turn { seat: of, .. }
                | Task::Convert { seat: of }
                | Task::Prelude { seat: of, drawn: false }),
            ) => of == seat,
            _ => false,
        }
    }

    fn reopens(choice: Choice) -> bool {
        choice == Choice::Reopen
    }

    fn shows(event: Event) -> Shows {
        event.about().shows
    }

    fn walk(&self, sink: &mut impl FnMut(u64, u64)) {
        walk(self, sink);
    }
}

/// Writes the cards left in the box, of which there is at least one.
fn write_banned(banned: CardSet, bytes: &mut Vec<u8>) {
    write_number(banned.len() as u64, bytes);
    let mut last = 0;
    banned.each(|id| {
        write_number(u64::from(id.number() - last), bytes);
        last = id.number();
    });
}

/// Reads what [`write_banned`] wrote.
fn read_banned(reader: &mut Reader<'_>) -> Result<CardSet, ReadError> {
    let (at, count) = (reader.at(), reader.number()?);
    let mut banned = CardSet::NONE;
    let mut last = 0;
    for _ in 0..count.min(IDS as u64) {
        let byte = reader.at();
        let number = last + reader.number()?;
        let id = u16::try_from(number).map(CardId).ok().filter(|id| id.index() < IDS);
        let id = id.filter(|&id| number > last && card(id).id == id);
        banned.insert(id.ok_or(ReadError::Unknown { byte })?);
        last = number;
    }
    if count == 0 || count > IDS as u64 { Err(ReadError::Unknown { byte: at }) } else { Ok(banned) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Today cards are dealt or bought along with it, which stay as well; a corporation of another kind may come alone.
    #[test]
    fn a_corporation_that_is_revealed_was_an_answer() {
        let seat = Seat::ALL[1];
        assert_eq!(
            Mars::shows(Event::CorporationRevealed { seat, card: CardId::HIDDEN }),
            Shows::Answer(seat)
        );
    }

    /// Today one that is played, dealt or declined comes along with it; one that is all of a move may come alone.
    #[test]
    fn a_prelude_that_fails_was_in_hand() {
        let seat = Seat::ALL[1];
        assert_eq!(Mars::shows(Event::PreludeFailed { seat, card: CardId::HIDDEN }), Shows::Hand(seat));
    }
}
