//! Rows of cards, each in as many bits as the highest number needs.

use crate::cards::CardId;
use crate::save::broken::Broken;
use crate::save::bytes::{Reader, write_number};

/// As many bits has a card's number at most.
const MOST_BITS: u8 = u16::BITS as u8;

pub(super) fn write_cards(cards: &[CardId], bytes: &mut Vec<u8>) {
    write_number(cards.len() as u64, bytes);
    let Some(highest) = cards.iter().max() else { return };
    let bits = u16::BITS - highest.number().leading_zeros();
    bytes.push(bits as u8);
    let (mut held, mut count) = (0_u32, 0);
    for card in cards {
        held |= u32::from(card.number()) << count;
        count += bits;
        while count >= u8::BITS {
            bytes.push(held as u8);
            held >>= u8::BITS;
            count -= u8::BITS;
        }
    }
    if count > 0 {
        bytes.push(held as u8);
    }
}

/// Numbers of cards, of which nobody has yet said that there are such cards.
pub(super) fn read_cards(reader: &mut Reader<'_>) -> Result<Vec<CardId>, Broken> {
    let count = usize::try_from(reader.number()?).unwrap_or(usize::MAX);
    if count == 0 {
        return Ok(Vec::new());
    }
    let [bits] = reader.array()?;
    if bits == 0 || bits > MOST_BITS {
        return Err(Broken::Damaged);
    }
    let bytes = reader.slice(count.saturating_mul(bits.into()).div_ceil(8))?;
    let mut next = bytes.iter();
    let (mut held, mut there) = (0_u32, 0);
    let mut cards = Vec::with_capacity(count);
    for _ in 0..count {
        while there < bits {
            let byte = next.next().copied().unwrap_or_default();
            held |= u32::from(byte) << there;
            there += 8;
        }
        cards.push(CardId((held & ((1 << bits) - 1)) as u16));
        held >>= bits;
        there -= bits;
    }
    // What fills the last byte says nothing.
    if held == 0 { Ok(cards) } else { Err(Broken::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::{read_cards, write_cards};
    use crate::cards::CardId;
    use crate::save::bytes::Reader;

    #[test]
    fn rows_of_cards_come_back() {
        for highest in [1, 2, 3, 127, 128, 255, 256, 461, 512, 1023, u16::MAX] {
            for len in 0..20 {
                let below = |place: u32| (place * u32::from(highest) / 40) as u16;
                let cards: Vec<CardId> = (0..len).map(|place| CardId(highest - below(place))).collect();
                let mut bytes = Vec::new();
                write_cards(&cards, &mut bytes);
                let mut reader = Reader::new(&bytes);
                assert_eq!(read_cards(&mut reader).expect("it was written"), cards);
                assert!(reader.is_done());
            }
        }
    }
}
