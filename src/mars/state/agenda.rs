//! What is still owed, as plain data: a game can stop at every question.

use super::count_purpose::CountPurpose;
use super::maps::{self, Hex};
use super::payer::{Payer, Price};
use super::question::PaymentPurpose;
use super::solar::SOLAR;
use crate::kit::{FixedVec, Seat};
use crate::mars::cards::{
    CONVERSIONS, CardId, Conversion, DelegateMove, Effect, PROJECTS, Party, StandardProject, card,
};
use crate::words::Resource;

/// Everything owed, the next thing last.
pub(crate) type Agenda = FixedVec<Task, AGENDA>;

/// How many things can be owed at once. Games of chance never owed more than 8, and no card to which everyone listens
/// more than 9, for a task waits only while something inside it goes on; with every effect in every place it was 65. Laws
/// see to it that no real game comes to more than half of [`REAL_AGENDA`]. What would be owed beyond it is not carried out, so that
/// no game ends in a panic.
pub const AGENDA: usize = if cfg!(feature = "synthetic") { 128 } else { REAL_AGENDA };

/// How many things can be owed at once in a game without synthetic cards.
pub const REAL_AGENDA: usize = 40;

/// The most that was owed at once in the games of this thread, between questions too: for measuring. Every game has its own
/// measure where this is asked before it and after.
#[cfg(feature = "synthetic")]
pub(crate) mod depth {
    use core::cell::Cell;

    thread_local! {
        static DEEPEST: Cell<usize> = const { Cell::new(0) };
    }

    /// Notes that so many things are owed.
    pub(crate) fn note(owed: usize) {
        DEEPEST.set(DEEPEST.get().max(owed));
    }

    /// The most since this was last asked.
    pub fn deepest() -> usize {
        DEEPEST.replace(0)
    }
}

/// One thing owed. It names cards and places in tables, never references.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Task {
    /// All choose corporation and first cards.
    Setup,
    /// All pick a card.
    Draft,
    /// All buy cards.
    Research,
    /// A player's turn, with that many actions taken.
    Turn { seat: Seat, taken: u8 },
    /// A player turns plants into greenery after the last production.
    Convert { seat: Seat },
    /// A corporation is revealed.
    RevealCorporation { seat: Seat },
    /// The prelude round begins (PREL-04).
    Preludes,
    /// A prelude is played: the next of those that wait, or one of those drawn, of which the others leave the game (PREL-13).
    Prelude { seat: Seat, drawn: bool },
    /// A card that was played with another one hears of that one too (PREL-12).
    ResolveInner { seat: Seat, card: CardId, with: CardId },
    /// The chosen cards are paid for and taken into hand.
    TakeCards { seat: Seat },
    /// A price is paid: what is left of it, and the payer that is asked; `None` before the first.
    Bill { seat: Seat, price: Price, asked: Option<Payer>, goods: PaymentPurpose },
    /// What was paid for is had.
    Bought { seat: Seat, goods: PaymentPurpose },
    /// Steps of a card, project or area.
    Steps(Steps),
    /// All steps of a card and all triggers that its play fired are done.
    AfterPlay,
    /// An event is turned face down.
    FlipEvent { seat: Seat, card: CardId },
    /// How many are removed or stolen.
    HowMany { seat: Seat, cut: Removal, most: u8 },
    /// Cards looked at are kept: this many more, above this one.
    Keeping { seat: Seat, left: u8, above: CardId },
    /// Cards looked at are bought or not.
    Buying { seat: Seat, above: CardId },
    /// An action of this card is used once more (VENUS-17).
    Again { seat: Seat, card: CardId },
    /// A fleet has come to a colony tile, of which the marker may be moved up before the trade (COL-18).
    Approach { seat: Seat, tile: CardId },
    /// What a trade brings: the income and the bonuses that are left, as bits (see `TRADE`).
    Trade { seat: Seat, tile: CardId, left: u8 },
    /// A colony's bonus, so often still (COL-10).
    Bonus { seat: Seat, tile: CardId, left: u8 },
    /// A marker is moved down, after this tile's went up (COL-21).
    Lower { seat: Seat, raised: CardId },
    /// A colony tile is taken out of the game (COL-02).
    CloseColony { seat: Seat },
    /// The fleets come home and the markers move (COL-20).
    Colonies,
    /// Cards are sold, above this one.
    Selling { seat: Seat, above: CardId, sold: u8 },
    /// The action phase begins.
    Actions,
    /// The next generation begins.
    Generation,
    /// The game ends.
    #[default]
    Over,
    /// The next stage of the Turmoil step (TURM-PHASE-09).
    Committee { stage: u8 },
    /// The generation ends, once what listens to the production is done.
    Produced,
    /// A delegate of this party goes home: whose?
    Recall { seat: Seat, party: Party },
}

const _: () = assert!(size_of::<Task>() <= 16);

impl Task {
    /// Whether it belongs to what one action or one event has set off, and not to the course of the game.
    pub(crate) const fn is_of_a_play(self) -> bool {
        match self {
            Self::ResolveInner { .. }
            | Self::Bill { .. }
            | Self::Bought { .. }
            | Self::Steps(_)
            | Self::AfterPlay
            | Self::FlipEvent { .. }
            | Self::HowMany { .. }
            | Self::Keeping { .. }
            | Self::Buying { .. }
            | Self::Again { .. }
            | Self::Approach { .. }
            | Self::Trade { .. }
            | Self::Bonus { .. }
            | Self::Lower { .. }
            | Self::Selling { .. }
            | Self::Recall { .. }
            | Self::Prelude { drawn: true, .. } => true,
            Self::Setup
            | Self::Draft
            | Self::Research
            | Self::Turn { .. }
            | Self::Convert { .. }
            | Self::RevealCorporation { .. }
            | Self::Preludes
            | Self::Prelude { drawn: false, .. }
            | Self::TakeCards { .. }
            | Self::CloseColony { .. }
            | Self::Colonies
            | Self::Actions
            | Self::Generation
            | Self::Over
            | Self::Committee { .. }
            | Self::Produced => false,
        }
    }

    /// Who answers; `None` where all do, each in a slot of their own.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Setup
            | Self::Draft
            | Self::Research
            | Self::AfterPlay
            | Self::Preludes
            | Self::Actions
            | Self::Generation
            | Self::Colonies
            | Self::Committee { .. }
            | Self::Produced
            | Self::Over => None,
            Self::Turn { seat, .. }
            | Self::Convert { seat }
            | Self::RevealCorporation { seat }
            | Self::TakeCards { seat }
            | Self::Prelude { seat, .. }
            | Self::ResolveInner { seat, .. }
            | Self::Bill { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Steps(Steps { seat, .. })
            | Self::FlipEvent { seat, .. }
            | Self::HowMany { seat, .. }
            | Self::Keeping { seat, .. }
            | Self::Buying { seat, .. }
            | Self::Again { seat, .. }
            | Self::Approach { seat, .. }
            | Self::Trade { seat, .. }
            | Self::Bonus { seat, .. }
            | Self::Lower { seat, .. }
            | Self::CloseColony { seat }
            | Self::Recall { seat, .. }
            | Self::Selling { seat, .. } => Some(seat),
        }
    }
}

/// Whose what is cut.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Removal {
    /// Removed from a stock.
    Removed(Seat, Resource),
    /// Taken over from a stock.
    Stolen(Seat, Resource),
    /// Removed from a card.
    OffCard(CardId),
}

/// A slice of effects being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Steps {
    /// Who answers what they ask; whose doing they are, [`Steps::doer`] says.
    pub(crate) seat: Seat,
    /// The slice they are: of which card, and which part of it.
    pub(crate) script: Script,
    /// The steps that are done, as bits.
    pub(crate) done: u16,
    /// The step that is on; [`NO_STEP`] between steps.
    pub(crate) now: u8,
    pub(crate) doing: StepMode,
    /// What set them going.
    given: Packed,
}

/// What set steps going, as far as an effect may ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// Nothing that an effect could mean.
    Nothing,
    /// This card was played.
    Card(CardId),
    /// A tile was placed here.
    Space(Hex),
    /// This number was chosen.
    Number(u16),
}

impl Cause {
    /// The card played; hidden, where it was not a card.
    pub(crate) const fn card(self) -> CardId {
        match self {
            Self::Card(id) => id,
            Self::Nothing | Self::Space(_) | Self::Number(_) => CardId::HIDDEN,
        }
    }

    /// The area built on.
    pub(crate) const fn space(self) -> Option<Hex> {
        match self {
            Self::Space(space) => Some(space),
            Self::Nothing | Self::Card(_) | Self::Number(_) => None,
        }
    }

    /// The number chosen; 0 where none was.
    pub(crate) const fn number(self) -> u16 {
        match self {
            Self::Number(number) => number,
            Self::Nothing | Self::Card(_) | Self::Space(_) => 0,
        }
    }
}

/// [`Cause`] in two bytes, for a task has no more room: which variant it is in the highest two bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Packed(u16);

const KIND: u32 = 14;
/// No number that is chosen is greater; cards and areas have smaller ones by far.
const MOST_GIVEN: u16 = (1 << KIND) - 1;
const _: () = assert!(crate::mars::cards::IDS <= MOST_GIVEN as usize);

impl Packed {
    const fn of(given: Cause) -> Self {
        let (kind, content) = match given {
            Cause::Nothing => (0, 0),
            Cause::Card(id) => (1, id.number()),
            Cause::Space(space) => (2, space.0 as u16),
            Cause::Number(number) => (3, number),
        };
        Self(kind << KIND | if content < MOST_GIVEN { content } else { MOST_GIVEN })
    }

    const fn given(self) -> Cause {
        let content = self.0 & MOST_GIVEN;
        match self.0 >> KIND {
            0 => Cause::Nothing,
            1 => Cause::Card(CardId(content)),
            2 => Cause::Space(Hex(content as u8)),
            _ => Cause::Number(content),
        }
    }
}

/// How steps are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum StepMode {
    /// By their player, in their place.
    InTurn,
    /// By their player, who put them first.
    First,
    /// By nobody: they happen to the planet, and the player only answers what they ask (WG-03, Q-TURM-12).
    Nobodys,
    /// By their player, each player's whole in player order: nothing goes before what comes before it (TURM-EVENT-04).
    InOrder,
}

pub(crate) const NO_STEP: u8 = u8::MAX;

impl Steps {
    pub(crate) const fn new(seat: Seat, script: Script, given: Cause) -> Self {
        Self { seat, script, done: 0, now: NO_STEP, doing: StepMode::InTurn, given: Packed::of(given) }
    }

    /// What set them going.
    pub(crate) const fn given(&self) -> Cause {
        self.given.given()
    }

    /// These steps with another cause.
    pub(crate) const fn by(self, given: Cause) -> Self {
        Self { given: Packed::of(given), ..self }
    }

    /// These steps done by this player, or by nobody.
    pub(crate) const fn done_by(self, doer: Option<Seat>) -> Self {
        match doer {
            Some(seat) => Self { seat, ..self },
            None => Self { doing: StepMode::Nobodys, ..self },
        }
    }

    /// These steps in the order of players.
    pub(crate) const fn in_order(self) -> Self {
        Self { doing: StepMode::InOrder, ..self }
    }

    /// Whose doing they are.
    pub(crate) const fn doer(&self) -> Option<Seat> {
        match self.doing {
            StepMode::InTurn | StepMode::First | StepMode::InOrder => Some(self.seat),
            StepMode::Nobodys => None,
        }
    }

    /// These steps, between two of them.
    pub(crate) const fn between(self) -> Self {
        Self { now: NO_STEP, ..self }
    }

    /// Just this one of the steps.
    pub(crate) const fn only(self, step: u8) -> Self {
        Self { done: !(1 << step), now: NO_STEP, ..self }
    }

    /// The effects of the slice.
    pub(crate) fn effects(&self) -> &'static [Effect] {
        self.script.effects()
    }

    /// The effect that is on.
    pub(crate) fn effect(&self) -> Option<&'static Effect> {
        self.effects().get(usize::from(self.now))
    }

    /// The places of the steps that wait, the one that is on left out.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = u8> + use<> {
        self.waiting_of(self.effects())
    }

    /// The places of the effects of this slice that still wait.
    pub(crate) fn waiting_of(&self, effects: &[Effect]) -> impl Iterator<Item = u8> + use<> {
        let (done, now, len) = (self.done, self.now, effects.len() as u8);
        (0..len).filter(move |&step| step != now && done & (1 << step) == 0)
    }

    /// A slice within one of its steps.
    pub(crate) fn within(&self, step: u8, branch: u8) -> Self {
        Self { script: self.script.within(step, branch), done: 0, now: NO_STEP, ..*self }
    }

    /// What its effects know.
    pub(crate) const fn context(&self) -> Context {
        let occasion = match self.script.root {
            // Of nobody's events a wild tag is none either (WILD-06).
            Root::Trigger(_) | Root::Solar(_) | Root::Each | Root::Planet => CountPurpose::Trigger,
            Root::Play
            | Root::Production
            | Root::First
            | Root::Cost(_)
            | Root::Gain(_)
            | Root::Income(_)
            | Root::ColonyBonus
            | Root::Project(_)
            | Root::Convert(_)
            | Root::Bonus { .. }
            | Root::Track { .. }
            | Root::Added { .. }
            | Root::Shown(_) => CountPurpose::Effect,
        };
        Context { card: self.script.card, given: self.given(), occasion }
    }
}

/// Which card steps belong to, what set them going, and what they count for.
#[derive(Clone, Copy)]
pub(crate) struct Context {
    pub(crate) card: CardId,
    pub(crate) given: Cause,
    pub(crate) occasion: CountPurpose,
}

impl Context {
    pub(crate) const fn of(card: CardId) -> Self {
        Self { card, given: Cause::Nothing, occasion: CountPurpose::Effect }
    }
}

/// The name of a slice of effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Script {
    /// Whose card; hidden where it is not a card's.
    pub(crate) card: CardId,
    pub(crate) root: Root,
    /// Steps gone into and the branch taken there, the outer one first.
    pub(crate) branch: [u8; DEPTH],
}

/// So deep may effects be nested, in any table.
pub(super) const DEPTH: usize = 3;

/// Where a script starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Root {
    /// A card's play.
    Play,
    /// The production changes of a card's play, repeated.
    Production,
    /// A corporation's first action.
    First,
    /// The cost of an action.
    Cost(u8),
    /// The gain of an action.
    Gain(u8),
    /// A trigger.
    Trigger(u8),
    /// The income of a colony tile, by the position of its marker.
    Income(u8),
    /// The bonus of a colony tile.
    ColonyBonus,
    /// A standard project.
    Project(StandardProject),
    /// A conversion.
    Convert(Conversion),
    /// The printed bonus of an area of this map.
    Bonus { map: u8, space: u8 },
    /// What happens in the solar phase, by its place there.
    Solar(u8),
    /// The bonus at this place among those of the tracks of this map.
    Track { map: u8, which: u8 },
    /// The bonus at this place of the track that a box adds, by the place of the box in `ADDED`.
    Added { added: u8, which: u8 },
    /// What a party or a global event brings each player (TURM-RULE-03, TURM-EVENT-04).
    Each,
    /// What a global event does to the planet (TURM-EVENT-05).
    Planet,
    /// So many delegates that an area shows (MAP-12).
    Shown(u8),
}

/// What so many delegates that an area shows are: each may go to a party of its own (Q-MOD-22).
const SHOWN: [&[Effect]; 3] =
    [&[], &[Effect::Delegates(DelegateMove::Send(1))], &[Effect::Delegates(DelegateMove::Send(1)); 2]];

const NO_BRANCH: u8 = u8::MAX;
/// A branch is written as step × this + alternative.
pub(super) const BRANCHES: u8 = 8;

impl Script {
    pub(crate) const fn of_card(card: CardId, root: Root) -> Self {
        Self { card, root, branch: [NO_BRANCH; DEPTH] }
    }

    pub(crate) const fn of(root: Root) -> Self {
        Self::of_card(CardId::HIDDEN, root)
    }

    /// A slice within a step of this one; the same slice where it lies too deep, which no table does.
    fn within(self, step: u8, branch: u8) -> Self {
        let mut inner = self;
        let deeper = inner.branch.iter_mut().find(|branch| **branch == NO_BRANCH);
        debug_assert!(deeper.is_some(), "no table nests effects so deep");
        if let Some(place) = deeper {
            *place = step * BRANCHES + branch;
        }
        inner
    }

    pub(crate) fn effects(self) -> &'static [Effect] {
        let from = card(self.card);
        let mut effects = match self.root {
            Root::Play | Root::Production | Root::Each => from.play,
            Root::Shown(delegates) => SHOWN.get(usize::from(delegates)).copied().unwrap_or_default(),
            Root::Planet => from.event.map_or(&[][..], |event| event.planet),
            Root::First => from.first,
            Root::Cost(which) => from.actions.get(usize::from(which)).map_or(&[][..], |action| action.cost),
            Root::Gain(which) => from.actions.get(usize::from(which)).map_or(&[][..], |action| action.gain),
            Root::Trigger(which) => from.triggers.get(usize::from(which)).map_or(&[][..], |it| it.steps),
            Root::Income(position) => from
                .colony
                .and_then(|it| it.income.get(usize::from(position)))
                .map_or(&[][..], |income| income),
            Root::ColonyBonus => from.colony.map_or(&[][..], |it| it.bonus),
            Root::Project(project) => PROJECTS[project as usize].play,
            Root::Convert(conversion) => CONVERSIONS[conversion as usize].play,
            Root::Bonus { map, space } => {
                maps::map(map).and_then(|map| map.spot(Hex(space))).map_or(&[][..], |spot| spot.bonus)
            }
            Root::Solar(which) => SOLAR.get(usize::from(which)).map_or(&[][..], |solar| solar.steps()),
            Root::Track { map, which } => {
                maps::map(map).and_then(|map| map.track_bonus(which)).map_or(&[][..], |bonus| bonus.steps)
            }
            Root::Added { added, which } => {
                let track = maps::ADDED.get(usize::from(added)).and_then(|it| Some(&it.track.as_ref()?.1));
                let bonus = track.and_then(|track| track.bonuses.get(usize::from(which)));
                bonus.map_or(&[][..], |bonus| bonus.steps)
            }
        };
        for branch in self.branch {
            if branch == NO_BRANCH {
                break;
            }
            let (step, alternative) = (usize::from(branch / BRANCHES), branch % BRANCHES);
            let list = effects.get(step).and_then(|effect| effect.branch(alternative.into()));
            effects = list.unwrap_or_default();
        }
        effects
    }
}
