//! What is taught, when, and where on the table it is seen.

use crate::kit::{Seat, View};
use crate::mars::cards::{Conversion, StandardProject};
use crate::mars::{Choice, Event, Facts, Mars, Phase, Shape, Why};
use strum::VariantArray;

/// One thing that is taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum GuideTopic {
    /// What the game is about (BASE-GOAL).
    Aim,
    /// Stock and production (BASE-PB).
    Resources,
    /// What stands on a card: price, tags, effects (BASE-CARD).
    Cards,
    /// What a turn is (BASE-ACT).
    Actions,
    /// A card is played (BASE-PLAY).
    Play,
    /// A second action, or the end of the turn (BASE-ACT-06).
    SecondAction,
    /// A tile is placed (BASE-TILE).
    Tiles,
    /// What cards ask for (BASE-PLAY).
    Requirements,
    /// Standard projects (BASE-SP).
    Projects,
    /// Plants become greenery.
    Plants,
    /// Heat becomes temperature.
    Heat,
    /// The actions of cards in play (BASE-BLUE).
    CardActions,
    /// The end of a generation for a player (BASE-ACT-05).
    Pass,
    /// The production phase (BASE-PROD).
    Production,
    /// Cards are bought (BASE-RES).
    Research,
    /// The terraform rating.
    Rating,
    /// Milestones.
    Milestones,
    /// Awards.
    Awards,
    /// Bonuses on the tracks (BASE-PARAM-09).
    Bonuses,
    /// When the game ends (BASE-END-01).
    Ending,
    /// The last plants become greenery (BASE-END-02).
    LastPlants,
    /// What counts at the end.
    Scoring,

    /// Two of four preludes are kept (PREL-02).
    ChoosePreludes,
    /// Preludes are played (PREL-04).
    PlayPreludes,
    /// What comes after them, and that the lesson ends.
    AfterPreludes,

    /// The track of Venus (VENUS-01).
    VenusTrack,
    /// Floaters, a resource on cards.
    Floaters,
    /// World Government (WG-01).
    Government,
    /// What Venus is for.
    VenusPoints,

    /// Colony tiles (COL-01).
    ColonyTiles,
    /// Trade (COL-07).
    Trade,
    /// Colonies are built.
    BuildColony,
    /// What happens to fleets and markers at the end of a generation (COL-20).
    Fleets,

    /// Parties and their policies.
    Parties,
    /// Delegates are sent (TURM-LOBBY-01).
    Delegates,
    /// Global events.
    GlobalEvents,
    /// Influence.
    Influence,
    /// What the solar phase does to ratings (TURM-PHASE).
    Revision,
    /// A new government.
    NewGovernment,

    /// A box is learnt: the game may be played on or left.
    BoxEnds,
}

/// A place on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The parameters.
    Tracks,
    /// The map.
    Map,
    /// The own resources.
    Board,
    /// The own cards.
    Hand,
    /// The actions without a card.
    Actions,
    /// Milestones and awards.
    Goals,
    /// The terraforming committee.
    Committee,
    /// The colony tiles.
    Colonies,
    /// What is asked.
    Question,
}

impl GuideTopic {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Whether an answer is an example of what is taught: it is then proposed beside the lesson's text, and behind it otherwise.
    pub const fn is_about(self, answer: Choice) -> bool {
        match self {
            Self::Play => matches!(answer, Choice::Play(_)),
            Self::Actions | Self::SecondAction => matches!(
                answer,
                Choice::Project(_) | Choice::Convert(_) | Choice::Act { .. } | Choice::EndTurn | Choice::Pass
            ),
            Self::Tiles => matches!(answer, Choice::Space(_)),
            Self::Projects => matches!(answer, Choice::Project(_)),
            Self::Plants | Self::LastPlants => matches!(answer, Choice::Convert(Conversion::Plants)),
            Self::Heat => matches!(answer, Choice::Convert(Conversion::Heat)),
            Self::CardActions => matches!(answer, Choice::Act { .. }),
            Self::Pass => matches!(answer, Choice::Pass),
            Self::Research | Self::ChoosePreludes | Self::PlayPreludes => {
                matches!(answer, Choice::Card(_) | Choice::Done)
            }
            Self::Milestones => matches!(answer, Choice::Claim(_)),
            Self::Awards => matches!(answer, Choice::Fund(_)),
            Self::Trade => matches!(answer, Choice::Trade { .. }),
            Self::Delegates => matches!(answer, Choice::Lobby(_)),
            Self::Government => matches!(answer, Choice::Option(_)),
            Self::Aim
            | Self::Resources
            | Self::Cards
            | Self::Requirements
            | Self::Production
            | Self::Rating
            | Self::Bonuses
            | Self::Ending
            | Self::Scoring
            | Self::AfterPreludes
            | Self::VenusTrack
            | Self::Floaters
            | Self::VenusPoints
            | Self::ColonyTiles
            | Self::BuildColony
            | Self::Fleets
            | Self::Parties
            | Self::GlobalEvents
            | Self::Influence
            | Self::Revision
            | Self::NewGovernment
            | Self::BoxEnds => false,
        }
    }

    /// Whether it counts as met as soon as it is taught. What is taught when it is first proposed counts once it is done.
    pub const fn counts_when_taught(self) -> bool {
        !matches!(
            self,
            Self::Play
                | Self::Tiles
                | Self::Projects
                | Self::Plants
                | Self::Heat
                | Self::CardActions
                | Self::Pass
                | Self::Trade
                | Self::BuildColony
        )
    }

    /// Where it is seen.
    pub const fn spot(self) -> Spot {
        match self {
            Self::Aim
            | Self::Bonuses
            | Self::Ending
            | Self::VenusTrack
            | Self::VenusPoints
            | Self::Government => Spot::Tracks,
            Self::Tiles => Spot::Map,
            Self::Resources | Self::Production | Self::Rating => Spot::Board,
            Self::Cards | Self::Requirements | Self::Play | Self::Floaters => Spot::Hand,
            Self::Actions
            | Self::SecondAction
            | Self::Projects
            | Self::Plants
            | Self::Heat
            | Self::CardActions
            | Self::Pass => Spot::Actions,
            Self::Milestones | Self::Awards => Spot::Goals,
            Self::Research
            | Self::LastPlants
            | Self::Scoring
            | Self::ChoosePreludes
            | Self::PlayPreludes
            | Self::AfterPreludes
            | Self::BoxEnds => Spot::Question,
            Self::ColonyTiles | Self::Trade | Self::BuildColony | Self::Fleets => Spot::Colonies,
            Self::Parties
            | Self::Delegates
            | Self::GlobalEvents
            | Self::Influence
            | Self::Revision
            | Self::NewGovernment => Spot::Committee,
        }
    }
}

/// When in a game a seat is asked, and what it has done before.
pub(super) struct LessonMoment<'m> {
    /// Where in the history all is done that the box brings.
    learnt: Option<usize>,
    facts: &'m Facts,
    history: &'m [Event],
    seat: Seat,
    shape: Option<Shape>,
    why: Option<Why>,
    /// What is proposed.
    answer: Option<Choice>,
    /// How much of the history had happened when each own turn began.
    begun: Vec<usize>,
    /// How many turns the seat has begun, the present one included.
    turns: usize,
    /// How many of them in this generation.
    turns_now: usize,
}

/// When a topic is met that is not bound to an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Station {
    /// At the beginning of the own turn with this number, from 1, counted from the set-up on.
    Turn(usize),
    /// At the second action of that turn.
    SecondAction(usize),
    /// At the beginning of the first own turn of this generation.
    Generation(u8),
    /// When cards are bought for the first time after the set-up.
    FirstResearch,
    /// When preludes are chosen.
    ChoosePreludes,
    /// When preludes are played.
    PlayPreludes,
    /// When the last plants are converted.
    Conversion,
    /// When the game is over.
    Over,
    /// At the beginning of the first own turn behind what a box brings: a trade and a colony of the seat, a global event, or else the
    /// first generation.
    Learnt,
}

/// What tells that a topic is met.
enum Anchor {
    /// The course of the game.
    At(Station),
    /// The first time that something is proposed, or asked; and the first time that it is done.
    First { is_due: bool, is_done: fn(&Event, Seat) -> bool },
}

impl<'m> LessonMoment<'m> {
    pub(super) fn of(
        learnt: Option<usize>,
        view: &'m View<Mars>,
        history: &'m [Event],
        seat: Seat,
        answer: Option<Choice>,
    ) -> Self {
        let question = view.question(seat);
        let is_own = |event: &&Event| matches!(event, Event::TurnBegan(of) if *of == seat);
        let generation =
            history.iter().rposition(|event| *event == Event::GenerationBegan).unwrap_or_default();
        let turns = history.iter().enumerate().filter(|(_, event)| is_own(event));
        Self {
            learnt,
            begun: turns.map(|(at, _)| at).collect(),
            facts: view.facts(),
            history,
            seat,
            shape: question.map(|it| it.shape),
            why: question.map(|it| it.why),
            answer,
            turns: history.iter().filter(is_own).count(),
            turns_now: history[generation..].iter().filter(is_own).count(),
        }
    }

    /// Whether it is taught at this question.
    pub(super) fn is_due(&self, topic: GuideTopic) -> bool {
        match self.anchor(topic) {
            Anchor::At(station) => self.is_at(station),
            Anchor::First { is_due, is_done } => is_due && !self.has_done(is_done),
        }
    }

    /// Whether its time is past.
    pub(super) fn is_met(&self, topic: GuideTopic) -> bool {
        match self.anchor(topic) {
            Anchor::At(station) => !self.is_at(station) && self.is_behind(station),
            Anchor::First { is_done, .. } => self.has_done(is_done),
        }
    }

    /// Whether it counts as met: what is bound to an answer once that is given.
    pub(super) fn counts(&self, topic: GuideTopic) -> bool {
        self.is_met(topic) || topic.counts_when_taught() && self.is_due(topic)
    }

    /// Whether what the box brings was done in the first part of the history.
    fn is_learnt(&self, until: usize) -> bool {
        self.learnt.is_some_and(|at| at < until)
    }

    fn has_done(&self, is_done: fn(&Event, Seat) -> bool) -> bool {
        self.history.iter().any(|event| is_done(event, self.seat))
    }

    fn anchor(&self, topic: GuideTopic) -> Anchor {
        let answer = self.answer;
        let first = |is_due, is_done| Anchor::First { is_due, is_done };
        match topic {
            GuideTopic::SecondAction => Anchor::At(Station::SecondAction(1)),
            GuideTopic::Awards | GuideTopic::Bonuses => Anchor::At(Station::Generation(3)),
            GuideTopic::Ending => Anchor::At(Station::Generation(4)),
            GuideTopic::LastPlants => Anchor::At(Station::Conversion),
            GuideTopic::Scoring => Anchor::At(Station::Over),
            GuideTopic::Play => first(
                matches!(answer, Some(Choice::Play(_))),
                |event, seat| matches!(event, Event::Played { seat: of, .. } if *of == seat),
            ),
            GuideTopic::Tiles => first(
                matches!(self.shape, Some(Shape::Space { tile: Some(_) })),
                |event, seat| matches!(event, Event::Placed { by: Some(of), .. } if *of == seat),
            ),
            GuideTopic::Projects => first(
                matches!(answer, Some(Choice::Project(_))),
                |event, seat| matches!(event, Event::ProjectUsed { seat: of, .. } if *of == seat),
            ),
            GuideTopic::Plants => first(
                answer == Some(Choice::Convert(Conversion::Plants)) && self.shape == Some(Shape::Turn),
                |event, seat| *event == Event::Converted { seat, conversion: Conversion::Plants },
            ),
            GuideTopic::Heat => first(answer == Some(Choice::Convert(Conversion::Heat)), |event, seat| {
                *event == Event::Converted { seat, conversion: Conversion::Heat }
            }),
            GuideTopic::CardActions => first(
                matches!(answer, Some(Choice::Act { .. })),
                |event, seat| matches!(event, Event::Used { seat: of, .. } if *of == seat),
            ),
            GuideTopic::Pass => {
                first(answer == Some(Choice::Pass), |event, seat| *event == Event::Passed(seat))
            }
            GuideTopic::Trade => first(
                matches!(answer, Some(Choice::Trade { .. })),
                |event, seat| matches!(event, Event::FleetSent { seat: of, .. } if *of == seat),
            ),
            GuideTopic::BuildColony => {
                first(answer == Some(Choice::Project(StandardProject::Colony)), |event, seat| {
                    *event == Event::ProjectUsed { seat, project: StandardProject::Colony }
                })
            }
            GuideTopic::BoxEnds => Anchor::At(Station::Learnt),
            GuideTopic::ChoosePreludes => Anchor::At(Station::ChoosePreludes),
            GuideTopic::PlayPreludes => Anchor::At(Station::PlayPreludes),
            GuideTopic::Aim
            | GuideTopic::Resources
            | GuideTopic::Cards
            | GuideTopic::Actions
            | GuideTopic::AfterPreludes
            | GuideTopic::VenusTrack
            | GuideTopic::Floaters
            | GuideTopic::ColonyTiles
            | GuideTopic::Parties
            | GuideTopic::Delegates => Anchor::At(Station::Turn(1)),
            GuideTopic::Requirements
            | GuideTopic::VenusPoints
            | GuideTopic::GlobalEvents
            | GuideTopic::Influence => Anchor::At(Station::Turn(2)),
            GuideTopic::Production | GuideTopic::Research => Anchor::At(Station::FirstResearch),
            // The solar phase is taught behind its own sheet and the cards that are bought, where the table is seen.
            GuideTopic::Rating
            | GuideTopic::Milestones
            | GuideTopic::Government
            | GuideTopic::Fleets
            | GuideTopic::Revision
            | GuideTopic::NewGovernment => Anchor::At(Station::Generation(2)),
        }
    }

    /// How many actions of its turn the seat has taken, where it is asked for one.
    fn taken(&self) -> Option<u8> {
        match self.why {
            Some(Why::Turn { taken }) => Some(taken),
            _ => None,
        }
    }

    fn is_at(&self, station: Station) -> bool {
        match station {
            Station::Turn(number) => self.turns == number && self.taken() == Some(0),
            Station::SecondAction(number) => self.turns == number && self.taken() == Some(1),
            Station::Generation(number) => {
                self.facts.generation == number && self.turns_now == 1 && self.taken() == Some(0)
            }
            Station::FirstResearch => {
                self.facts.generation == 2 && matches!(self.why, Some(Why::Buy { chosen: 0 }))
            }
            Station::ChoosePreludes => matches!(self.why, Some(Why::Preludes { .. })),
            Station::PlayPreludes => matches!(self.why, Some(Why::Prelude { drawn: false })),
            Station::Conversion => matches!(self.why, Some(Why::Conversion)),
            Station::Over => self.facts.phase == Phase::Over,
            Station::Learnt => {
                let before = self.begun.len().checked_sub(2).map_or(0, |turn| self.begun[turn]);
                let is_news = self.begun.last().is_some_and(|&now| self.is_learnt(now));
                self.taken() == Some(0) && is_news && !self.is_learnt(before)
            }
        }
    }

    fn is_behind(&self, station: Station) -> bool {
        let is_over = self.facts.phase == Phase::Over;
        match station {
            Station::Turn(number) => self.turns >= number || is_over,
            Station::SecondAction(number) => {
                self.turns > number || self.turns == number && self.taken() != Some(0) || is_over
            }
            Station::Generation(number) => {
                self.facts.generation > number
                    || self.facts.generation == number && self.turns_now > 0
                    || is_over
            }
            Station::FirstResearch => {
                let is_before = self.facts.phase == Phase::Draft;
                self.facts.generation > 2 || self.facts.generation == 2 && !is_before
            }
            Station::ChoosePreludes => self.facts.phase != Phase::Setup,
            Station::PlayPreludes => {
                let plays = |event: &Event| matches!(event, Event::Played { seat, .. } if *seat == self.seat);
                self.turns > 0 || self.facts.phase == Phase::Preludes && self.history.iter().any(plays)
            }
            Station::Conversion => is_over || self.facts.phase == Phase::Conversion,
            Station::Over => false,
            Station::Learnt => self.begun.last().is_some_and(|&now| self.is_learnt(now)),
        }
    }
}
