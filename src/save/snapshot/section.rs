//! The sections of a snapshot, their numbers, and the frame that they stand in.

use crate::save::broken::Broken;
use crate::save::bytes::{Reader, write_number};
use crate::save::crc::crc32;
use core::ops::{Index, IndexMut};

/// The first byte.
const FORMAT: u8 = 1;

/// A group of facts. Its number stands in saved games for ever; a reader takes them in this order, so that each knows of
/// the ones before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Section {
    Game = 1,
    Tiles = 2,
    Levels = 3,
    Claims = 4,
    Milestones = 5,
    Awards = 6,
    Corporations = 7,
    Played = 8,
    Hands = 9,
    Discards = 10,
    Piles = 11,
    PassedOn = 12,
    Ratings = 13,
    Stocks = 14,
    Productions = 15,
    ThisGeneration = 16,
    Used = 17,
    OnCards = 18,
    Turn = 19,
    Chance = 20,
    Colonies = 21,
}

impl Section {
    /// All of them, in the order of their numbers.
    pub(super) const ALL: [Self; 21] = [
        Self::Game,
        Self::Tiles,
        Self::Levels,
        Self::Claims,
        Self::Milestones,
        Self::Awards,
        Self::Corporations,
        Self::Played,
        Self::Hands,
        Self::Discards,
        Self::Piles,
        Self::PassedOn,
        Self::Ratings,
        Self::Stocks,
        Self::Productions,
        Self::ThisGeneration,
        Self::Used,
        Self::OnCards,
        Self::Turn,
        Self::Chance,
        Self::Colonies,
    ];

    pub(super) const fn number(self) -> u8 {
        self as u8
    }

    const fn place(self) -> usize {
        self as usize - 1
    }
}

/// Sections that are being written.
pub(super) struct Sheet([Vec<u8>; Section::ALL.len()]);

impl Index<Section> for Sheet {
    type Output = Vec<u8>;
    fn index(&self, section: Section) -> &Vec<u8> {
        &self.0[section.place()]
    }
}

impl IndexMut<Section> for Sheet {
    fn index_mut(&mut self, section: Section) -> &mut Vec<u8> {
        &mut self.0[section.place()]
    }
}

impl Sheet {
    pub(super) fn new() -> Self {
        Self(Section::ALL.map(|_| Vec::new()))
    }

    /// Leaves a section out that says nothing but 0, where that is what a game begins with.
    pub(super) fn drop_zeros(&mut self, section: Section) {
        if self[section].iter().all(|&byte| byte == 0) {
            self[section].clear();
        }
    }

    /// All sections that hold anything, framed.
    pub(super) fn finish(self) -> Vec<u8> {
        let mut bytes = vec![FORMAT];
        for (section, content) in Section::ALL.into_iter().zip(self.0) {
            if !content.is_empty() {
                bytes.push(section.number());
                write_number(content.len() as u64, &mut bytes);
                bytes.extend(content);
            }
        }
        bytes.extend(crc32(&bytes).to_le_bytes());
        bytes
    }
}

/// Sections that are being read.
pub(super) struct Sections<'b>([Option<&'b [u8]>; Section::ALL.len()]);

impl<'b> Sections<'b> {
    /// Takes the frame away.
    pub(super) fn of(bytes: &'b [u8]) -> Result<Self, Broken> {
        let (content, checksum) =
            bytes.split_last_chunk::<4>().ok_or(Broken::Truncated { byte: bytes.len() as u32 })?;
        // Any format ends in the sum of all before it: a damaged one is not taken for one of a later release.
        if u32::from_le_bytes(*checksum) != crc32(content) {
            return Err(Broken::Damaged);
        }
        let mut reader = Reader::new(content);
        match reader.array()? {
            [FORMAT] => {}
            [0] => return Err(Broken::Damaged),
            [format] => return Err(Broken::Newer { format: u32::from(format) }),
        }
        let mut sections = Self([None; Section::ALL.len()]);
        let mut last = 0;
        while !reader.is_done() {
            let [number] = reader.array()?;
            let length = reader.number()?;
            let content = reader.slice(usize::try_from(length).unwrap_or(usize::MAX))?;
            if number <= last {
                return Err(Broken::Position { section: number });
            }
            last = number;
            let section = Section::ALL.into_iter().find(|section| section.number() == number);
            let section = section.ok_or(Broken::Section { section: number })?;
            sections.0[section.place()] = Some(content);
        }
        Ok(sections)
    }

    /// What a section holds, if it is there.
    pub(super) const fn get(&self, section: Section) -> Option<&'b [u8]> {
        self.0[section.place()]
    }
}

#[cfg(test)]
mod tests {
    use super::Section;

    #[test]
    fn sections_stand_at_their_numbers() {
        for (place, section) in Section::ALL.into_iter().enumerate() {
            assert_eq!(section.place(), place);
        }
    }
}
