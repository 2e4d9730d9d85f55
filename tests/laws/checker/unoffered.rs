//! Answers of the board game that may not be offered.

use super::{Verdict, hold};
use viriditas::kit::{Rng, Seat};
use viriditas::mars::cards::{CardId, Conversion, Party, Resource, StandardProject};
use viriditas::mars::maps::Hex;
use viriditas::mars::{Choice, Mars};

/// Of an action that is refused no payment is told. What anything else costs hangs on no rules.
pub(crate) fn tells_no_payment(game: &Mars, seat: Seat, choice: Choice) -> Verdict {
    let is_told = matches!(choice, Choice::Act { .. }) && game.payment(seat, Some(choice)).is_some();
    hold("what is refused tells no payment", !is_told || game.payment(seat, None).is_some(), || {
        format!("{seat:?} {choice:?} is refused, and its payment is told")
    })
}

/// Any answer, in one of two cases like another one.
pub(crate) fn any_choice(like: Choice, rng: &mut Rng) -> Choice {
    if rng.below(2) == 0 { neighbour(like, rng) } else { any(rng) }
}

/// An answer of the same kind with another content.
fn neighbour(like: Choice, rng: &mut Rng) -> Choice {
    match like {
        Choice::Play(_) => Choice::Play(card(rng)),
        Choice::Project(_) => Choice::Project(StandardProject::ALL[rng.below(6) as usize]),
        Choice::Claim(_) => Choice::Claim(byte(rng)),
        Choice::Fund(_) => Choice::Fund(byte(rng)),
        Choice::Act { card: same, .. } if rng.below(2) == 0 => Choice::Act { card: same, which: byte(rng) },
        Choice::Act { which, .. } => Choice::Act { card: card(rng), which },
        Choice::Convert(_) => Choice::Convert(Conversion::ALL[rng.below(2) as usize]),
        Choice::Trade { with, .. } if rng.below(2) == 0 => Choice::Trade { tile: tile(rng), with },
        Choice::Trade { tile, .. } => Choice::Trade { tile, with: Resource::ALL[rng.below(6) as usize] },
        Choice::Lobby(_) => Choice::Lobby(Party::ALL[rng.below(6) as usize]),
        Choice::Card(_) => Choice::Card(card(rng)),
        Choice::TableauCard(_) => Choice::TableauCard(card(rng)),
        Choice::Space(_) => Choice::Space(space(rng)),
        Choice::Seat(_) => Choice::Seat(Seat::ALL[rng.below(5) as usize]),
        Choice::Amount(amount) => Choice::Amount(match rng.below(4) {
            0 => amount.wrapping_add(1),
            1 => amount.wrapping_sub(1),
            2 => rng.below(64) as u16,
            _ => rng.bits() as u16,
        }),
        Choice::Option(_) => Choice::Option(byte(rng)),
        Choice::First(_) => Choice::First(byte(rng)),
        Choice::FirstAction
        | Choice::EndTurn
        | Choice::Pass
        | Choice::Neutral
        | Choice::Done
        | Choice::Reopen => any(rng),
    }
}

fn any(rng: &mut Rng) -> Choice {
    let kinds = [
        Choice::Play(CardId::HIDDEN),
        Choice::Project(StandardProject::SellPatents),
        Choice::Claim(0),
        Choice::Fund(0),
        Choice::Act { card: card(rng), which: 0 },
        Choice::Convert(Conversion::Plants),
        Choice::Trade { tile: tile(rng), with: Resource::Energy },
        Choice::Card(CardId::HIDDEN),
        Choice::TableauCard(CardId::HIDDEN),
        Choice::Space(Hex(0)),
        Choice::Seat(Seat::ALL[0]),
        Choice::Amount(0),
        Choice::Option(0),
        Choice::First(0),
    ];
    let plain =
        [Choice::FirstAction, Choice::EndTurn, Choice::Pass, Choice::Neutral, Choice::Done, Choice::Reopen];
    let number = rng.below((kinds.len() + plain.len()) as u32) as usize;
    match number.checked_sub(kinds.len()) {
        Some(place) => plain[place],
        None => neighbour(kinds[number], rng),
    }
}

fn tile(rng: &mut Rng) -> CardId {
    if rng.below(8) == 0 { card(rng) } else { CardId::tile(rng.below(11) as u16) }
}

fn card(rng: &mut Rng) -> CardId {
    match rng.below(8) {
        0 => CardId::HIDDEN,
        1 => CardId::corporation(rng.below(44) as u16),
        _ => CardId::base(rng.below(208) as u16 + 1),
    }
}

fn space(rng: &mut Rng) -> Hex {
    Hex(match rng.below(8) {
        0 => [62, 63, 95, 96, 97, 98, 103, 104, 127, 128, 254, 255][rng.below(12) as usize],
        1 => rng.bits() as u8,
        _ => rng.below(63) as u8,
    })
}

fn byte(rng: &mut Rng) -> u8 {
    if rng.below(4) == 0 { rng.bits() as u8 } else { rng.below(10) as u8 }
}
