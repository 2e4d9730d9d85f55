//! What is kept beside a record: names and kinds of players. Format 1, frozen.
//!
//! The format, 1; for each of five seats the number of the kind, the bytes of the name and the name; the
//! CRC-32 of all that.

use super::{Bot, Name, Player};
use crate::kit::{BySeat, Seat};
use crate::save::{Broken, crc32};

const FORMAT: u8 = 1;

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

pub(super) fn write(names: &BySeat<Name>, players: BySeat<Player>) -> Vec<u8> {
    let mut bytes = vec![FORMAT];
    for seat in Seat::ALL {
        let name = names[seat].as_str();
        bytes.extend([number(players[seat]), name.len() as u8]);
        bytes.extend(name.as_bytes());
    }
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<(BySeat<Name>, BySeat<Player>), Broken> {
    match bytes.first() {
        None => return Err(Broken::Truncated { byte: 0 }),
        Some(&FORMAT) => {}
        Some(&format) => return Err(Broken::Newer { format: u32::from(format) }),
    }
    let (content, checksum) =
        bytes.split_last_chunk::<4>().ok_or(Broken::Truncated { byte: bytes.len() as u32 })?;
    if u32::from_le_bytes(*checksum) != crc32(content) {
        return Err(Broken::Damaged);
    }
    let mut names = BySeat::default();
    let mut players = BySeat::default();
    let mut at = 1;
    let byte = |at: usize| content.get(at).copied().ok_or(Broken::Truncated { byte: at as u32 });
    for seat in Seat::ALL {
        players[seat] = kind(byte(at)?).ok_or(Broken::Option { byte: at as u32 })?;
        let len = usize::from(byte(at + 1)?);
        let name =
            content.get(at + 2..at + 2 + len).ok_or(Broken::Truncated { byte: content.len() as u32 })?;
        names[seat] = Name::new(core::str::from_utf8(name).map_err(|_| Broken::Damaged)?);
        at += 2 + len;
    }
    if at == content.len() { Ok((names, players)) } else { Err(Broken::Trailing { byte: at as u32 }) }
}
