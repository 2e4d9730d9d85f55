//! What an event is about. Telling it to a seat, the story, undo, what it is worth to a bot and the page's figures all read
//! this; only the laws keep lists of their own.

use super::committee::{Delegate, DelegateSeat};
use super::event::Event;
use super::payer::Payer;
use crate::kit::{Seat, Shows};
use crate::mars::cards::{CardId, Parameter, Resource, Tile};

/// What an event is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// Whose doing it is; `None`: nobody's, or that of all.
    pub by: Option<Seat>,
    /// Who has or suffers what it changes.
    pub to: Option<Seat>,
    /// The card that it names.
    pub card: Option<CardId>,
    /// Who may know which card that is.
    pub known: Known,
    /// What it shows that was hidden before.
    pub shows: Shows,
    /// What it changes in figures.
    pub change: Change,
    /// What it weighs in the story of the game.
    pub weight: Weight,
}

/// Who may know the card of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// All.
    ToAll,
    /// This seat; whoever else hears of it hears this.
    Only(Seat, Event),
}

/// What an event changes in figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing that is worth a figure.
    Nothing,
    /// Nothing: it goes without saying, for it comes with what was done.
    Course,
    /// Nothing: it says what was done.
    Deed,
    /// So many came into a stock, or left it.
    Stock(Seat, Resource, i32),
    /// A production rose or fell.
    Production(Seat, Resource, i16),
    /// A rating rose or fell.
    Rating(Seat, i16),
    /// A step of a parameter.
    Step(Parameter),
    /// So many came onto a card, or left it.
    OnCard(CardId, i16),
    /// A card was drawn.
    Drawn(Seat),
    /// A tile was placed.
    Tile(Tile),
    /// The next card is so many M€ cheaper, and may miss limits by so many steps.
    Eased(u8, u8),
    /// A milestone was claimed.
    Milestone(Seat),
    /// A player built a colony on this tile.
    Settled(Seat, CardId),
    /// The marker of a colony tile moved to a position.
    Marker(CardId, u8),
}

/// What an event weighs in the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The heading of a phase, which is news as well.
    Phase,
    /// A heading.
    Heading,
    /// Worth a line of its own: what somebody did.
    News,
    /// Its small change.
    Detail,
}

/// Nobody's doing, and nothing to see.
const PLAIN: About = About {
    by: None,
    to: None,
    card: None,
    known: Known::ToAll,
    shows: Shows::Nothing,
    change: Change::Nothing,
    weight: Weight::Detail,
};

impl About {
    const fn of(by: Seat) -> Self {
        Self { by: Some(by), to: Some(by), ..PLAIN }
    }

    const fn news(self) -> Self {
        Self { weight: Weight::News, ..self }
    }

    const fn names(self, card: CardId) -> Self {
        Self { card: Some(card), ..self }
    }

    /// A card that this seat alone may know; others hear this.
    const fn hidden(by: Seat, card: CardId, others: Event) -> Self {
        Self { known: Known::Only(by, others), ..Self::of(by).names(card) }
    }

    const fn shows(self, shows: Shows) -> Self {
        Self { shows, ..self }
    }

    const fn changes(self, change: Change) -> Self {
        Self { change, ..self }
    }
}

impl Event {
    /// What it is about.
    pub const fn about(self) -> About {
        const UNKNOWN: CardId = CardId::HIDDEN;
        match self {
            Self::Shuffled(_) | Self::Reshuffled(_) => PLAIN.shows(Shows::Chance),
            Self::PhaseBegan(_) => About { weight: Weight::Phase, ..PLAIN },
            Self::GenerationBegan => About { weight: Weight::Heading, ..PLAIN },
            Self::HandsPassed(_) | Self::DraftEnded | Self::DominanceMoved(_) | Self::EventsAdvanced => PLAIN,
            Self::ColonyOpened { by: None, tile } => PLAIN.names(tile).shows(Shows::Chance),
            Self::ColonyOpened { by: Some(seat), tile } | Self::ColonyClosed { seat, tile } => {
                About::of(seat).names(tile).news()
            }
            Self::Settled { seat, tile } => {
                About::of(seat).names(tile).changes(Change::Settled(seat, tile)).news()
            }
            Self::FleetSent { seat, tile } => About::of(seat).names(tile).changes(Change::Deed).news(),
            Self::MarkerMoved { tile, to } => PLAIN.names(tile).changes(Change::Marker(tile, to)),
            Self::DelegateMoved {
                whose: Delegate::Of(seat),
                from: DelegateSeat::Reserve | DelegateSeat::Lobby,
                to,
            } => match to {
                DelegateSeat::Party(_) | DelegateSeat::Chair => About::of(seat).changes(Change::Deed).news(),
                DelegateSeat::Reserve | DelegateSeat::Lobby => About::of(seat).changes(Change::Course),
            },
            Self::DelegateMoved { whose, .. } => About { to: whose.seat(), ..PLAIN },
            Self::LeaderChanged { party: _, leader } => About { to: leader.seat(), ..PLAIN },
            Self::EventHappens(card) => PLAIN.names(card).news(),
            Self::EventRevealed(card) => PLAIN.names(card).shows(Shows::Chance).news(),
            Self::MarkersTaken | Self::FleetsReturned => PLAIN.changes(Change::Course),
            Self::Revealed { card } => PLAIN.names(card).shows(Shows::Chance),
            Self::Remembered { card, value: _ } => PLAIN.names(card),
            Self::Added { card, amount } => PLAIN.names(card).changes(Change::OnCard(card, amount as i16)),
            Self::FleetGained(seat)
            | Self::FirstPlayer(seat)
            | Self::FirstActionSettled(seat)
            | Self::EnergyBecameHeat { seat, amount: _ }
            | Self::Claimed { seat, space: _ } => About::of(seat),
            Self::TurnBegan(seat) => {
                About { weight: Weight::Heading, ..About::of(seat) }.changes(Change::Course)
            }
            Self::CorporationDealt { seat, card } => {
                let others = Self::CorporationDealt { seat, card: UNKNOWN };
                About::hidden(seat, card, others).shows(Shows::Chance)
            }
            Self::PreludeDealt { seat, card } => {
                About::hidden(seat, card, Self::PreludeDealt { seat, card: UNKNOWN }).shows(Shows::Chance)
            }
            Self::Dealt { seat, pile, card } => {
                About::hidden(seat, card, Self::Dealt { seat, pile, card: UNKNOWN })
                    .shows(Shows::Chance)
                    .changes(Change::Course)
            }
            Self::Drew { seat, pile, card } => {
                About::hidden(seat, card, Self::Drew { seat, pile, card: UNKNOWN })
                    .shows(Shows::Chance)
                    .changes(Change::Drawn(seat))
            }
            Self::Found { seat, card } => {
                About::of(seat).names(card).shows(Shows::Chance).changes(Change::Drawn(seat))
            }
            Self::Picked { seat, card } => {
                About::hidden(seat, card, Self::Picked { seat, card: UNKNOWN }).shows(Shows::Answer(seat))
            }
            Self::Kept { seat, card } => {
                About::hidden(seat, card, Self::Kept { seat, card: UNKNOWN }).shows(Shows::Answer(seat))
            }
            Self::Declined { seat, card } => {
                About::hidden(seat, card, Self::Declined { seat, card: UNKNOWN }).shows(Shows::Answer(seat))
            }
            Self::Discarded { seat, card } => {
                About::hidden(seat, card, Self::Discarded { seat, card: UNKNOWN })
            }
            Self::CorporationRevealed { seat, card } => {
                About::of(seat).names(card).shows(Shows::Answer(seat)).news()
            }
            Self::Played { seat, card } | Self::PreludeFailed { seat, card } => {
                About::of(seat).names(card).shows(Shows::Hand(seat)).changes(Change::Deed).news()
            }
            Self::TurnedDown { seat, card } => About::of(seat).names(card).changes(Change::Course),
            Self::Used { seat, card } => About::of(seat).names(card).changes(Change::Deed).news(),
            Self::Passed(seat)
            | Self::ProjectUsed { seat, project: _ }
            | Self::Converted { seat, conversion: _ } => About::of(seat).changes(Change::Deed).news(),
            Self::AwardFunded { seat, award: _ } => About::of(seat).news(),
            Self::Gained { seat, resource, amount } => {
                About::of(seat).changes(Change::Stock(seat, resource, amount as i32))
            }
            Self::Paid { seat, with: Payer::Stock(resource), amount } => {
                About::of(seat).changes(Change::Stock(seat, resource, -(amount as i32)))
            }
            Self::Paid { seat, with: Payer::Card(card), amount } => {
                About::of(seat).names(card).changes(Change::OnCard(card, -(amount as i16)))
            }
            Self::Lost { seat, by, resource, amount } => {
                About { by, ..About::of(seat) }.changes(Change::Stock(seat, resource, -(amount as i32)))
            }
            Self::Produced { seat, by, resource, change } => {
                About { by, ..About::of(seat) }.changes(Change::Production(seat, resource, change))
            }
            Self::Raised { by, parameter } => {
                let about = About { by, to: by, ..PLAIN }.changes(Change::Step(parameter));
                // Otherwise what raised it is the news.
                if by.is_none() { about.news() } else { about }
            }
            Self::Lowered { parameter: _ } | Self::OceanRemoved { space: _ } | Self::PartyRules(_) => {
                PLAIN.news()
            }
            Self::Rated { seat, change } => About::of(seat).changes(Change::Rating(seat, change)),
            Self::Placed { by, tile, space: _ } => {
                let about = About { by, to: by, ..PLAIN }.changes(Change::Tile(tile));
                // The neutral tiles of a solo game belong to its set-up.
                if by.is_some() || matches!(tile, Tile::Ocean) { about.news() } else { about }
            }
            Self::Taken { by, card, amount } => {
                About { by, to: by, ..PLAIN }.names(card).changes(Change::OnCard(card, -(amount as i16)))
            }
            Self::Eased { seat, discount, leeway } => {
                About::of(seat).changes(Change::Eased(discount, leeway))
            }
            Self::MilestoneClaimed { seat, milestone: _ } => {
                About::of(seat).changes(Change::Milestone(seat)).news()
            }
        }
    }

    /// The event as this seat (`None`: a spectator) may hear it: cards that nobody else may see are hidden.
    pub(crate) fn told_to(self, who: Option<Seat>) -> Self {
        match self.about().known {
            Known::Only(seat, others) if who != Some(seat) => others,
            Known::Only(..) | Known::ToAll => self,
        }
    }
}
