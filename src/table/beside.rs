//! What is kept beside a record: who sits where. Formats 1 and 2, both frozen; the second one is written.
//!
//! The format; for each of five seats the number of the kind, in format 2 the number of the colour, the bytes of
//! the name and the name; the CRC-32 of all that. In format 1 every seat has the colour of its place.

use super::{Bot, Colour, Colours, Name, Player, Seating};
use crate::kit::{BySeat, Seat};
use crate::save::{Broken, crc32};

const WITHOUT_COLOURS: u8 = 1;
const FORMAT: u8 = 2;

/// The numbers of kinds, for ever.
const fn number(player: Player) -> u8 {
    match player {
        Player::Human => 0,
        Player::Bot(Bot::Random) => 1,
        Player::Bot(Bot::Greedy) => 2,
    }
}

const fn kind(number: u8) -> Option<Player> {
    match number {
        0 => Some(Player::Human),
        1 => Some(Player::Bot(Bot::Random)),
        2 => Some(Player::Bot(Bot::Greedy)),
        _ => None,
    }
}

/// The numbers of colours, for ever.
const fn hue(colour: Colour) -> u8 {
    match colour {
        Colour::Sky => 0,
        Colour::Violet => 1,
        Colour::Bone => 2,
        Colour::Coral => 3,
        Colour::Amber => 4,
    }
}

pub(super) fn write(seating: &Seating) -> Vec<u8> {
    let mut bytes = vec![FORMAT];
    for seat in Seat::ALL {
        let name = seating.names[seat].as_str();
        bytes.extend([number(seating.players[seat]), hue(seating.colours.of(seat)), name.len() as u8]);
        bytes.extend(name.as_bytes());
    }
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<Seating, Broken> {
    let format = match bytes.first() {
        None => return Err(Broken::Truncated { byte: 0 }),
        Some(&format @ (WITHOUT_COLOURS | FORMAT)) => format,
        Some(&format) => return Err(Broken::Newer { format: u32::from(format) }),
    };
    let (content, checksum) =
        bytes.split_last_chunk::<4>().ok_or(Broken::Truncated { byte: bytes.len() as u32 })?;
    if u32::from_le_bytes(*checksum) != crc32(content) {
        return Err(Broken::Damaged);
    }
    let mut reader = Reader { content, at: 1 };
    let (mut players, mut names) = (BySeat::default(), BySeat::default());
    let mut colours = BySeat(Colour::ALL);
    for seat in Seat::ALL {
        players[seat] = kind(reader.byte()?).ok_or_else(|| reader.unknown())?;
        if format == FORMAT {
            let hue_of_seat = reader.byte()?;
            let colour = Colour::ALL.into_iter().find(|&colour| hue(colour) == hue_of_seat);
            colours[seat] = colour.ok_or_else(|| reader.unknown())?;
        }
        names[seat] = reader.name()?;
    }
    if reader.at < content.len() {
        return Err(Broken::Trailing { byte: reader.at as u32 });
    }
    // No table gives two seats one colour.
    let colours = Colours::new(colours).ok_or(Broken::Damaged)?;
    Ok(Seating { players, names, colours })
}

struct Reader<'b> {
    content: &'b [u8],
    at: usize,
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, Broken> {
        let byte = self.content.get(self.at).copied().ok_or_else(|| self.short())?;
        self.at += 1;
        Ok(byte)
    }

    fn name(&mut self) -> Result<Name, Broken> {
        let len = usize::from(self.byte()?);
        let bytes = self.content.get(self.at..self.at + len).ok_or_else(|| self.short())?;
        self.at += len;
        Ok(Name::new(core::str::from_utf8(bytes).map_err(|_| Broken::Damaged)?))
    }

    /// It ends too early.
    const fn short(&self) -> Broken {
        Broken::Truncated { byte: self.content.len() as u32 }
    }

    /// The last byte says what this release does not know.
    const fn unknown(&self) -> Broken {
        Broken::Option { byte: self.at as u32 - 1 }
    }
}
