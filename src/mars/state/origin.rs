//! What an event comes from: told beside it in the log, and part of no fact.

use super::agenda::{Root, Script, Task};
use super::event::Event;
use super::maps::{self, Hex};
use super::payment_purpose::PaymentPurpose;
use crate::kit::Happening;
use crate::mars::cards::{CardId, Conversion, Kind, Parameter, Party, StandardProject, card};

/// What an event comes from. Everything that it names lies open when the event is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// The course of the game, and what a player decides.
    #[default]
    Course,
    /// A price that is paid.
    Price(Bought),
    /// What a card brings when it is played.
    Play(CardId),
    /// The production of a card that another one repeats.
    Repeated(CardId),
    /// The first action of a corporation.
    FirstAction(CardId),
    /// The action of a card.
    Action(CardId),
    /// An effect that lasts, of a card that lies open.
    Effect(CardId),
    /// A prelude that cannot be carried out (PREL-08).
    FailedPrelude,
    /// A standard project.
    Project(StandardProject),
    /// A conversion.
    Conversion(Conversion),
    /// What is printed on an area.
    Printed(Hex),
    /// The delegates that an area shows (MAP-12).
    Shown,
    /// The oceans beside an area (BASE-TILE-03).
    Oceans(Hex),
    /// A step of a parameter: the rating that it brings (BASE-PARAM-05).
    Step(Parameter),
    /// A bonus on the track of a parameter (BASE-PARAM-09).
    Track(Parameter),
    /// The steps of rating for which a tax was paid (TURM-PARTY-10).
    Toll,
    /// The production phase.
    Production {
        /// The player's terraform rating in it.
        rating: i16,
    },
    /// What nobody does in the solar phase (WG-01).
    Government,
    /// A trade with a colony tile: its marker.
    Trade(CardId),
    /// What the trader has of a colony tile.
    ColonyIncome(CardId),
    /// What the owner of a colony has of a trade.
    ColonyBonus(CardId),
    /// What it brings to build a colony on a tile.
    Colony(CardId),
    /// The Turmoil step (TURM-PHASE-09).
    Committee,
    /// The policy of the ruling party.
    Policy(Party),
    /// The bonus of a party that comes to power (TURM-RULE-03).
    RulingBonus(Party),
    /// A global event.
    GlobalEvent(CardId),
}

/// What a price was paid for. A card that is still in hand while it is paid has no name here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bought {
    /// A card that is played.
    Card,
    /// A standard project.
    Project(StandardProject),
    /// A milestone.
    Milestone,
    /// An award.
    Award,
    /// Cards that are taken into hand.
    Cards,
    /// A conversion.
    Conversion(Conversion),
    /// A trade with a colony tile.
    Trade(CardId),
    /// A delegate that is sent to a party.
    Lobby(Party),
    /// Steps of rating, where each is taxed.
    Toll,
}

impl Happening for Event {
    type Origin = Origin;
}

impl Origin {
    /// The card that it names.
    pub const fn card(self) -> Option<CardId> {
        match self {
            Self::Play(card)
            | Self::Repeated(card)
            | Self::FirstAction(card)
            | Self::Action(card)
            | Self::Effect(card)
            | Self::Trade(card)
            | Self::ColonyIncome(card)
            | Self::ColonyBonus(card)
            | Self::Colony(card)
            | Self::GlobalEvent(card)
            | Self::Price(Bought::Trade(card)) => Some(card),
            Self::Course
            | Self::Price(
                Bought::Card
                | Bought::Project(_)
                | Bought::Milestone
                | Bought::Award
                | Bought::Cards
                | Bought::Conversion(_)
                | Bought::Lobby(_)
                | Bought::Toll,
            )
            | Self::FailedPrelude
            | Self::Project(_)
            | Self::Conversion(_)
            | Self::Printed(_)
            | Self::Shown
            | Self::Oceans(_)
            | Self::Step(_)
            | Self::Track(_)
            | Self::Toll
            | Self::Production { .. }
            | Self::Government
            | Self::Committee
            | Self::Policy(_)
            | Self::RulingBonus(_) => None,
        }
    }

    /// The area that it names.
    pub const fn area(self) -> Option<Hex> {
        match self {
            Self::Printed(space) | Self::Oceans(space) => Some(space),
            _ => None,
        }
    }

    /// What a payment for this comes from; the price of a step comes from what the step does.
    pub(crate) const fn of_payment(goods: PaymentPurpose) -> Option<Self> {
        Some(Self::Price(match goods {
            PaymentPurpose::Card(_) => Bought::Card,
            PaymentPurpose::Project(project) => Bought::Project(project),
            PaymentPurpose::Milestone(_) => Bought::Milestone,
            PaymentPurpose::Award(_) => Bought::Award,
            PaymentPurpose::Dealt(_) | PaymentPurpose::Cards(_) => Bought::Cards,
            PaymentPurpose::Conversion(conversion) => Bought::Conversion(conversion),
            PaymentPurpose::Trade(tile) => Bought::Trade(tile),
            PaymentPurpose::Lobby(party) => Bought::Lobby(party),
            PaymentPurpose::Toll(_) => Bought::Toll,
            PaymentPurpose::Cost(_) => return None,
        }))
    }

    /// What a task does comes from this; `None` where it goes on with what set it going.
    pub(crate) fn of_task(task: &Task) -> Option<Self> {
        Some(match *task {
            Task::Steps(steps) => Self::of_script(steps.script),
            Task::Approach { tile, .. } | Task::Trade { tile, .. } => Self::Trade(tile),
            Task::Bonus { tile, .. } => Self::ColonyBonus(tile),
            Task::Committee { .. } => Self::Committee,
            Task::Selling { .. } => Self::Project(StandardProject::SellPatents),
            Task::Setup
            | Task::Draft
            | Task::Research
            | Task::Turn { .. }
            | Task::Convert { .. }
            | Task::RevealCorporation { .. }
            | Task::Preludes
            | Task::Prelude { drawn: false, .. }
            | Task::ResolveInner { .. }
            | Task::TakeCards { .. }
            | Task::AfterPlay
            | Task::FlipEvent { .. }
            | Task::CloseColony { .. }
            | Task::Colonies
            | Task::Actions
            | Task::Generation
            | Task::Produced
            | Task::Over => Self::Course,
            Task::Prelude { drawn: true, .. }
            | Task::Bill { .. }
            | Task::Bought { .. }
            | Task::HowMany { .. }
            | Task::Keeping { .. }
            | Task::Buying { .. }
            | Task::Again { .. }
            | Task::Lower { .. }
            | Task::Recall { .. } => return None,
        })
    }

    fn of_script(script: Script) -> Self {
        let id = script.card;
        let of_policy = |other: Self| Party::of(id).map_or(other, Self::Policy);
        match script.root {
            Root::Play if card(id).kind == Kind::Colony => Self::Colony(id),
            Root::Play => Self::Play(id),
            Root::Production => Self::Repeated(id),
            Root::First => Self::FirstAction(id),
            Root::Cost(_) | Root::Gain(_) => of_policy(Self::Action(id)),
            Root::Trigger(_) => of_policy(Self::Effect(id)),
            Root::Income(_) => Self::ColonyIncome(id),
            Root::ColonyBonus => Self::ColonyBonus(id),
            Root::Project(project) => Self::Project(project),
            Root::Convert(conversion) => Self::Conversion(conversion),
            Root::Bonus { space, .. } => Self::Printed(Hex(space)),
            Root::Solar(_) => Self::Government,
            Root::Track { map, which } => {
                let bonus = maps::map(map).and_then(|map| map.track_bonuses().nth(which.into()));
                bonus.map_or(Self::Course, |(parameter, _)| Self::Track(parameter))
            }
            Root::Added { added, .. } => {
                let track = maps::ADDED.get(usize::from(added)).and_then(|added| added.track.as_ref());
                track.map_or(Self::Course, |&(parameter, _)| Self::Track(parameter))
            }
            Root::Each => Party::of(id).map_or(Self::GlobalEvent(id), Self::RulingBonus),
            Root::Planet => Self::GlobalEvent(id),
            Root::Shown(_) => Self::Shown,
        }
    }
}
