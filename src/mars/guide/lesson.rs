//! What can be learnt, and the game in which it is learnt.

use super::topic::GuideTopic;
use crate::kit::{Seat, Seats, Seed};
use crate::mars::{Event, Setup, Switch, Switches};
use strum::{IntoStaticStr, VariantArray};

/// Something that can be learnt in a game of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Lesson {
    /// The board game, for somebody who has never seen it.
    FirstGame,
    /// Preludes.
    Prelude,
    /// Venus Next.
    Venus,
    /// Colonies.
    Colonies,
    /// Turmoil.
    Turmoil,
}

impl Lesson {
    /// All of them, the first game first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Who learns.
    pub const LEARNER: Seat = match Seat::new(0) {
        Some(seat) => seat,
        None => Seat::ALL[0],
    };

    /// The box that is learnt; none: the base game.
    const fn brings(self) -> Option<Switch> {
        match self {
            Self::FirstGame => None,
            Self::Prelude => Some(Switch::Prelude),
            Self::Venus => Some(Switch::Venus),
            Self::Colonies => Some(Switch::Colonies),
            Self::Turmoil => Some(Switch::Turmoil),
        }
    }

    /// A short game for two beginners on the first map, the learner first.
    pub const fn setup(self) -> Setup {
        let plain = Setup::new(2);
        let setup = Setup {
            on: Switches::NONE.with(Switch::ShortGame),
            beginners: Seats::first(2),
            first: Some(Self::LEARNER),
            ..plain
        };
        match self.brings() {
            None => setup,
            Some(switch) => setup.with(switch),
        }
    }

    /// The seeds that its cards are dealt from, by turns.
    pub const fn seeds(self) -> &'static [Seed] {
        match self {
            Self::FirstGame => &[Seed(70), Seed(137), Seed(214)],
            Self::Prelude => &[Seed(4)],
            Self::Venus | Self::Turmoil => &[Seed(3)],
            Self::Colonies => &[Seed(46)],
        }
    }

    /// The lesson that is played with this set-up and one of its seeds, if it is one.
    pub fn of(setup: &Setup, seed: Seed) -> Option<Self> {
        Self::ALL.iter().copied().find(|lesson| lesson.setup() == *setup && lesson.seeds().contains(&seed))
    }

    /// Where in the history a seat has met all that the box brings: its first trade and colony, a global event, or else the end of a
    /// generation.
    pub(super) fn learnt(self, history: &[Event], seat: Seat) -> Option<usize> {
        let first = |is_it: &dyn Fn(&Event) -> bool| history.iter().position(is_it);
        match self {
            Self::Colonies => {
                let trade =
                    first(&|event| matches!(event, Event::FleetSent { seat: of, .. } if *of == seat))?;
                let colony = first(&|event| matches!(event, Event::Settled { seat: of, .. } if *of == seat))?;
                Some(trade.max(colony))
            }
            Self::Turmoil => first(&|event| matches!(event, Event::EventHappens(_))),
            Self::FirstGame | Self::Prelude | Self::Venus => first(&|event| *event == Event::GenerationBegan),
        }
    }

    /// All that is taught in it, in the order in which it is met at the earliest.
    pub const fn topics(self) -> &'static [GuideTopic] {
        match self {
            Self::FirstGame => &[
                GuideTopic::Aim,
                GuideTopic::Resources,
                GuideTopic::Cards,
                GuideTopic::Actions,
                GuideTopic::Play,
                GuideTopic::SecondAction,
                GuideTopic::Tiles,
                GuideTopic::Requirements,
                GuideTopic::Projects,
                GuideTopic::Plants,
                GuideTopic::Heat,
                GuideTopic::CardActions,
                GuideTopic::Pass,
                GuideTopic::Production,
                GuideTopic::Research,
                GuideTopic::Rating,
                GuideTopic::Milestones,
                GuideTopic::Awards,
                GuideTopic::Bonuses,
                GuideTopic::Ending,
                GuideTopic::LastPlants,
                GuideTopic::Scoring,
            ],
            Self::Prelude => {
                &[GuideTopic::ChoosePreludes, GuideTopic::PlayPreludes, GuideTopic::AfterPreludes]
            }
            Self::Venus => &[
                GuideTopic::VenusTrack,
                GuideTopic::Floaters,
                GuideTopic::Government,
                GuideTopic::VenusPoints,
                GuideTopic::BoxEnds,
            ],
            Self::Colonies => &[
                GuideTopic::ColonyTiles,
                GuideTopic::Trade,
                GuideTopic::BuildColony,
                GuideTopic::Fleets,
                GuideTopic::BoxEnds,
            ],
            Self::Turmoil => &[
                GuideTopic::Parties,
                GuideTopic::Delegates,
                GuideTopic::GlobalEvents,
                GuideTopic::Influence,
                GuideTopic::Revision,
                GuideTopic::NewGovernment,
                GuideTopic::BoxEnds,
            ],
        }
    }
}
