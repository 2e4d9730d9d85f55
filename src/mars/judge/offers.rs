//! What a seat is asked, and its answers as a set: listed, counted, shaped and looked for alike.

use crate::kit::{Seat, Seats};
use crate::mars::cards::{CardSet, Conversion, PlacementRule, Tile};
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::HexSet;
use crate::mars::state::payer::Payer;
use crate::mars::state::question::{CardZone, Choice, Question, Shape, Why};

/// What a seat is asked and the answers of its shape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ask {
    pub(crate) offers: Offers,
    /// Whether it may be answered with [`Choice::Done`].
    pub(crate) decline: Decline,
    pub(crate) why: Why,
}

/// Whether "none" or "no more" is an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decline {
    No,
    May,
}

/// The answers of a question, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offers {
    /// The actions of a turn.
    Turn { taken: u8 },
    /// Converting plants once more.
    Conversion,
    /// Cards from hand or of those dealt.
    Cards(CardSet, Taking),
    /// Cards on the table; the neutral opponent's too if it is there.
    Holders(CardSet, Neutral),
    /// Areas, for a tile or to be claimed.
    Spaces(HexSet, Option<(Tile, PlacementRule)>),
    /// Players.
    Players(Seats, Neutral),
    /// Numbers, both ends included.
    Amounts(u16, u16),
    /// Numbers that a payer may pay, both ends included.
    Payments(Payer, u16, u16),
    /// Awards of the map, as bits by their places.
    Awards(u8),
    /// Lists of effects, as bits.
    Options(u8),
    /// Going on, or putting first what waits.
    Order,
    /// An answer given can be taken back.
    Answered,
}

/// How many cards are taken, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taking {
    /// Just the one that is asked for.
    One(CardZone),
    /// A run: how many more at least and at most.
    Run(u8, u8, CardZone),
}

/// Whether the neutral opponent of a solo game is among the targets (SOLO-SETUP-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Neutral {
    Absent,
    There,
}

impl Neutral {
    pub(super) const fn of(facts: &Facts) -> Self {
        if facts.is_solo() { Self::There } else { Self::Absent }
    }

    fn each(self, mut see: impl FnMut(Choice)) {
        if self == Self::There {
            see(Choice::Neutral);
        }
    }
}

impl Offers {
    /// How many answers there are; those of a turn are not counted here.
    pub(crate) fn len(self) -> usize {
        match self {
            Self::Turn { .. } | Self::Order => 0,
            Self::Conversion | Self::Answered => 1,
            Self::Cards(set, _) => set.len(),
            Self::Holders(set, neutral) => set.len() + neutral as usize,
            Self::Spaces(set, _) => set.len() as usize,
            Self::Players(set, neutral) => set.len() + neutral as usize,
            Self::Amounts(least, most) | Self::Payments(_, least, most) => {
                usize::from((most + 1).saturating_sub(least))
            }
            Self::Options(set) | Self::Awards(set) => set.count_ones() as usize,
        }
    }

    /// Whether there is no answer.
    pub(crate) fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// All answers, in their stable order; of players, `asked` comes last, for it is the one who answers.
    /// The answers of a turn are in [`super::turn`].
    pub(crate) fn each(self, asked: Seat, mut see: impl FnMut(Choice)) {
        match self {
            Self::Turn { .. } | Self::Order => {}
            Self::Conversion => see(Choice::Convert(Conversion::Plants)),
            Self::Cards(set, _) => set.each(|id| see(Choice::Card(id))),
            Self::Holders(set, neutral) => {
                set.each(|id| see(Choice::TableauCard(id)));
                neutral.each(see);
            }
            Self::Spaces(set, _) => set.iter().map(Choice::Space).for_each(see),
            Self::Players(set, neutral) => {
                set.without(asked).iter().map(Choice::Seat).for_each(&mut see);
                neutral.each(&mut see);
                if set.contains(asked) {
                    see(Choice::Seat(asked));
                }
            }
            Self::Amounts(least, most) | Self::Payments(_, least, most) => {
                (least..=most).map(Choice::Amount).for_each(see);
            }
            Self::Awards(set) => bits(set).map(Choice::Fund).for_each(see),
            Self::Options(set) => bits(set).map(Choice::Option).for_each(see),
            Self::Answered => see(Choice::Reopen),
        }
    }

    /// The first of them.
    pub(crate) fn first(self) -> Option<Choice> {
        let mut first = None;
        self.each(Seat::default(), |choice| first = first.or(Some(choice)));
        first
    }

    const fn shape(self) -> Shape {
        match self {
            Self::Turn { .. } => Shape::Turn,
            Self::Conversion => Shape::Conversion,
            Self::Cards(_, Taking::One(from)) => Shape::Card { from },
            Self::Cards(_, Taking::Run(least, most, from)) => Shape::Cards { least, most, from },
            Self::Holders(..) => Shape::TableauCard,
            Self::Spaces(_, Some((tile, _))) => Shape::Space { tile: Some(tile) },
            Self::Spaces(_, None) => Shape::Space { tile: None },
            Self::Players(..) => Shape::Player,
            Self::Amounts(least, most) => Shape::Amount { least, most },
            Self::Payments(with, least, most) => Shape::Payment { with, least, most },
            Self::Awards(_) => Shape::Award,
            Self::Options(_) => Shape::Option,
            Self::Order => Shape::Order,
            Self::Answered => Shape::Answered,
        }
    }

    /// Whether an answer is among them; those of a turn are judged in [`super::turn`].
    pub(super) fn contains(self, choice: Choice) -> bool {
        match (self, choice) {
            (Self::Cards(set, _), Choice::Card(id)) | (Self::Holders(set, _), Choice::TableauCard(id)) => {
                id.index() < crate::mars::cards::IDS && set.contains(id)
            }
            (Self::Spaces(set, _), Choice::Space(space)) => set.contains(space),
            (Self::Players(set, _), Choice::Seat(player)) => set.contains(player),
            (Self::Holders(_, there) | Self::Players(_, there), Choice::Neutral) => there == Neutral::There,
            (Self::Amounts(least, most) | Self::Payments(_, least, most), Choice::Amount(amount)) => {
                (least..=most).contains(&amount)
            }
            (Self::Options(set), Choice::Option(place)) | (Self::Awards(set), Choice::Fund(place)) => {
                bits(set).any(|bit| bit == place)
            }
            (Self::Conversion, Choice::Convert(Conversion::Plants)) | (Self::Answered, Choice::Reopen) => {
                true
            }
            _ => false,
        }
    }
}

/// The places of the bits that are set.
fn bits(set: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |place| set & (1 << place) != 0)
}

impl Ask {
    pub(crate) const fn must(offers: Offers, why: Why) -> Self {
        Self { offers, decline: Decline::No, why }
    }

    pub(crate) const fn may(offers: Offers, why: Why) -> Self {
        Self { offers, decline: Decline::May, why }
    }

    pub(crate) const fn question(&self) -> Question {
        Question { shape: self.offers.shape(), why: self.why }
    }
}
