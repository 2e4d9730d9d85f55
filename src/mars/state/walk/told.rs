//! Whether the walk tells everything: states that differ in any one fact are told apart.

use super::super::agenda::{Cause, Removal, Root, Script, StepMode, Steps, Task};
use super::super::colonies::{Colonies, OnTile};
use super::super::committee::{Committee, Delegate, Faction};
use super::super::discards::KnownTo;
use super::super::facts::{Board, Facts, Options, Phase, Player};
use super::super::game::Mars;
use super::super::maps::{Hex, HexSet};
use super::super::payer::{Payer, Price};
use super::super::piles::Pile;
use super::super::question::PaymentPurpose;
use super::super::slots::{Slot, Stage};
use super::super::switches::{SWITCHES, Switch, Switches};
use super::walk;
use crate::kit::{BySeat, FixedVec, Seat, Seats};
use crate::mars::cards::{ByParameter, ByResource, ByTag, CardId, CardSet, IDS, Party, Resource};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a fact could be instead.
trait Fact: Sized {
    fn others(&self) -> Vec<Self>;
}

/// All of these but this one.
fn but<T: PartialEq>(all: impl IntoIterator<Item = T>, this: &T) -> Vec<T> {
    all.into_iter().filter(|other| other != this).collect()
}

macro_rules! numbers {
    ($($number:ty: $($bit:literal)*),*) => {$(
        impl Fact for $number {
            fn others(&self) -> Vec<Self> {
                vec![$(self ^ 1 << $bit),*]
            }
        }
    )*};
}

// The lowest bit and the highest: none is cut off.
numbers!(u8: 0 7, i8: 0 7, u16: 0 8 15, i16: 0 8 15);

impl Fact for bool {
    fn others(&self) -> Vec<Self> {
        vec![!self]
    }
}

impl Fact for Phase {
    fn others(&self) -> Vec<Self> {
        use strum::VariantArray;
        but(Self::VARIANTS.iter().copied(), self)
    }
}

impl Fact for Party {
    fn others(&self) -> Vec<Self> {
        but(Self::ALL, self)
    }
}

impl Fact for Seat {
    fn others(&self) -> Vec<Self> {
        but(Self::ALL, self)
    }
}

impl Fact for Seats {
    fn others(&self) -> Vec<Self> {
        Seat::ALL.map(|seat| if self.contains(seat) { self.without(seat) } else { self.with(seat) }).to_vec()
    }
}

impl Fact for Option<Seat> {
    fn others(&self) -> Vec<Self> {
        but(Seat::ALL.map(Some).into_iter().chain([None]), self)
    }
}

impl Fact for Option<Delegate> {
    fn others(&self) -> Vec<Self> {
        let players = Seat::ALL.map(|seat| Some(Delegate::Of(seat)));
        but(players.into_iter().chain([Some(Delegate::Neutral), None]), self)
    }
}

impl Fact for Switches {
    fn others(&self) -> Vec<Self> {
        let other = |switch| if self.has(switch) { self.without(switch) } else { self.with(switch) };
        SWITCHES.iter().map(|row| other(row.switch)).collect()
    }
}

impl Fact for CardId {
    fn others(&self) -> Vec<Self> {
        self.0.others().into_iter().take(2).map(Self).collect()
    }
}

/// Of what a set may hold, so much that every word of it is met.
fn some(of: usize) -> impl Iterator<Item = usize> {
    (0..of).step_by(61)
}

impl Fact for CardSet {
    fn others(&self) -> Vec<Self> {
        let other = |number: usize| {
            let (id, mut other) = (CardId(number as u16), *self);
            if self.contains(id) {
                other.remove(id);
            } else {
                other.insert(id);
            }
            other
        };
        some(IDS).map(other).collect()
    }
}

impl Fact for HexSet {
    fn others(&self) -> Vec<Self> {
        some(128).map(|bit| Self(self.0 ^ 1 << bit)).collect()
    }
}

impl Fact for Stage {
    fn others(&self) -> Vec<Self> {
        let all = [Self::Idle, Self::Corporation, Self::Preludes, Self::Cards, Self::Pick];
        but(all.into_iter().chain([Self::Paying(0), Self::Paying(1), Self::Unseen, Self::Sealed]), self)
    }
}

impl<A: Fact + Clone, B: Fact + Clone> Fact for (A, B) {
    fn others(&self) -> Vec<Self> {
        let first = self.0.others().into_iter().map(|other| (other, self.1.clone()));
        first.chain(self.1.others().into_iter().map(|other| (self.0.clone(), other))).collect()
    }
}

impl<T: Fact + Clone, const N: usize> Fact for [T; N] {
    fn others(&self) -> Vec<Self> {
        let other_at = |place: usize| {
            self[place].others().into_iter().map(move |other| {
                let mut all = self.clone();
                all[place] = other;
                all
            })
        };
        (0..N).flat_map(other_at).collect()
    }
}

impl<T: Fact + Copy + Default, const N: usize> Fact for FixedVec<T, N> {
    fn others(&self) -> Vec<Self> {
        let other_at = |place: usize| {
            self[place].others().into_iter().map(move |other| {
                let mut all = *self;
                all[place] = other;
                all
            })
        };
        let mut others: Vec<Self> = (0..self.len()).flat_map(other_at).collect();
        let (mut less, mut more) = (*self, *self);
        others.extend(less.pop().map(|_| less));
        if !self.is_full() {
            more.push(T::default());
            others.push(more);
        }
        others
    }
}

macro_rules! by_key {
    ($($by:ident)*) => {$(
        impl<T: Fact + Clone> Fact for $by<T> {
            fn others(&self) -> Vec<Self> {
                self.0.others().into_iter().map(Self).collect()
            }
        }
    )*};
}

by_key!(BySeat ByResource ByTag ByParameter);

/// A state, and what was told of those that differ from it in one fact.
struct Differing<'g> {
    game: &'g Mars,
    told: HashSet<u64>,
}

impl<'g> Differing<'g> {
    fn from(game: &'g Mars) -> Self {
        Self { game, told: HashSet::from([told(game)]) }
    }

    /// A state that differs in this fact is told otherwise than all before it.
    fn otherwise(&mut self, fact: &str, change: impl FnOnce(&mut Mars)) {
        let mut other = self.game.clone();
        change(&mut other);
        assert!(other != *self.game, "{fact} is as it was");
        assert!(self.told.insert(told(&other)), "{fact} is not told, or told as something else");
    }

    /// Checks every other value that the fact at this place could have.
    fn each<T: Fact>(&mut self, fact: &str, at: impl Fn(&mut Mars) -> &mut T) {
        for other in at(&mut self.game.clone()).others() {
            self.otherwise(fact, |game| *at(game) = other);
        }
    }
}

/// All that the walk tells, in one number.
fn told(game: &Mars) -> u64 {
    let mut hasher = DefaultHasher::new();
    walk(game, &mut |label, number| (label, number).hash(&mut hasher));
    hasher.finish()
}

/// Changes each of these facts; what stands behind `and` is changed by itself, and that behind `not` is not told. Each field
/// has a place here.
macro_rules! each {
    ($all:ident, $form:ident at |$game:ident| $at:expr, { $($fact:ident)* } and { $($apart:ident)* } not { $($not:ident)* }) => {{
        const _: fn(&$form) = |$form { $($fact: _,)* $($apart: _,)* $($not: _,)* }| ();
        $($all.each(stringify!($fact), |$game| &mut $at.$fact);)*
    }};
}

/// Every state that differs from this one in one fact is told otherwise, and no two alike: how many.
pub(in crate::mars) fn every_fact_is_told(game: &Mars) -> usize {
    let mut all = Differing::from(game);
    let Mars { facts, agenda: _, slots: _ } = game;
    each!(all, Facts at |game| game.facts, {
        phase generation first passed first_action_due levels used used_in_force on_card milestones awards
    } and {
        options players board colonies committee decks discard discarded rng
    } not { in_force });
    each!(all, Options at |game| game.facts.options, { players on beginners map banned } and {} not {});
    all.otherwise("rng", |game| _ = game.facts.rng.bits());
    each!(all, Board at |game| game.facts.board, {
        tiles occupied oceans greeneries cities owned claimed
    } and {} not {});
    for seat in Seat::ALL {
        each!(all, Player at |game| game.facts.players[seat], {
            rating raised stock production tags hand hand_size played events corporation corporations preludes dealt
            drafted discount leeway
        } and {} not { passed_on });
        each!(all, Slot at |game| game.slots[seat], { stage corporation preludes chosen from paid } and {} not {});
    }
    each!(all, Colonies at |game| game.facts.colonies, { more_fleets } and { tiles } not { open shut away });
    for place in 0..facts.colonies.tiles.len() {
        each!(all, OnTile at |game| game.facts.colonies.tiles[place], {
            is_in_play was_closed marker settlers visitor
        } and {} not {});
    }
    let has_committee = facts.options.has(Switch::Turmoil);
    if has_committee {
        each!(all, Committee at |game| game.facts.committee, {
            lobby reserve neutral_reserve chairman dominant ruling distant coming current
        } and { factions } not {});
        for place in 0..facts.committee.factions.len() {
            each!(all, Faction at |game| game.facts.committee.factions[place], { leader of neutral } and {} not {});
        }
    }
    for pile in Pile::ALL {
        // Nothing draws from these after set-up, and no event is drawn without the committee.
        if pile == Pile::Corporations || pile == Pile::Events && !has_committee {
            continue;
        }
        all.each("discarded", |game| &mut game.facts.discarded[pile]);
        for place in 0..facts.decks[pile].len() {
            all.each("a card in a pile", |game| &mut game.facts.decks[pile][place]);
        }
        if !facts.decks[pile].is_empty() {
            all.otherwise("the size of a pile", |game| game.facts.decks.pop(pile));
        }
    }
    for id in some(IDS).map(|number| CardId(number as u16)) {
        all.otherwise("discard", |game| {
            let discard = &mut game.facts.discard;
            if discard.contains(id) { discard.remove(id) } else { discard.insert(id, KnownTo::All) }
        });
    }
    owed(&mut all);
    all.told.len()
}

/// What could be owed on top, each in one thing unlike another.
fn tasks() -> Vec<Task> {
    let [seat, other, ..] = Seat::ALL;
    let [id, with] = [CardId(1), CardId(2)];
    let script = Script::of_card(id, Root::Play);
    let steps = Steps::new(seat, script, Cause::Nothing);
    let with_other = |change: fn(&mut Steps)| {
        let mut other = steps;
        change(&mut other);
        other
    };
    let first = with_other(|steps| steps.now = 0);
    let roots =
        [Root::Production, Root::First, Root::Cost(0), Root::Cost(1), Root::Bonus { map: 0, space: 1 }];
    let given = [Cause::Card(id), Cause::Card(with), Cause::Space(Hex(1)), Cause::Number(1)];
    let price = |unit, amount| Price { unit, amount };
    let bill = |seat, price, asked, goods| Task::Bill { seat, price, asked, goods };
    let cost = price(Resource::MegaCredits, 1);
    let payer = Some(Payer::Stock(Resource::Steel));
    let goods = PaymentPurpose::Card(id);
    let mut all = vec![
        bill(seat, cost, None, goods),
        bill(other, cost, None, goods),
        bill(seat, price(Resource::Heat, 1), None, goods),
        bill(seat, price(Resource::MegaCredits, 257), None, goods),
        bill(seat, cost, payer, goods),
        bill(seat, cost, Some(Payer::Card(id)), goods),
        bill(seat, cost, payer, PaymentPurpose::Card(with)),
        bill(seat, cost, payer, PaymentPurpose::Dealt(id)),
        Task::Steps(Steps::new(other, script, Cause::Nothing)),
        Task::Steps(first),
        Task::Steps(with_other(|steps| steps.now = 1)),
        Task::Steps(with_other(|steps| steps.done = 1)),
        Task::Steps(with_other(|steps| steps.done = 1 << 15)),
        Task::Steps(with_other(|steps| steps.doing = StepMode::First)),
        Task::Steps(with_other(|steps| steps.doing = StepMode::Nobodys)),
        Task::Steps(Steps::new(seat, Script::of_card(with, Root::Play), Cause::Nothing)),
        Task::Steps(first.within(0, 0)),
        Task::Steps(first.within(0, 1)),
        Task::Steps(first.within(1, 0)),
        Task::Steps(first.within(0, 0).within(0, 1)),
        Task::Turn { seat, taken: 1 },
        Task::Turn { seat, taken: 2 },
        Task::Keeping { seat, left: 1, above: id },
        Task::Keeping { seat, left: 2, above: id },
        Task::Keeping { seat, left: 1, above: with },
        Task::Prelude { seat, drawn: false },
        Task::Prelude { seat, drawn: true },
        Task::HowMany { seat, cut: Removal::OffCard(id), most: 1 },
        Task::HowMany { seat, cut: Removal::OffCard(with), most: 1 },
        Task::HowMany { seat, cut: Removal::Removed(seat, Resource::Heat), most: 1 },
        Task::HowMany { seat, cut: Removal::Stolen(seat, Resource::Heat), most: 1 },
        Task::Recall { seat, party: Party::Greens },
        Task::Recall { seat, party: Party::Reds },
        Task::AfterPlay,
        Task::Over,
    ];
    all.extend(roots.map(|root| Task::Steps(Steps::new(seat, Script::of_card(id, root), Cause::Nothing))));
    all.extend(given.map(|given| Task::Steps(steps.by(given))));
    all
}

/// What is owed is told, and in which order.
fn owed(all: &mut Differing) {
    let tasks = tasks();
    for &task in &tasks {
        all.otherwise("what is owed on top", |game| game.agenda.push(task));
    }
    for pair in tasks.windows(2) {
        all.otherwise("what is owed", |game| pair.iter().for_each(|&task| game.agenda.push(task)));
        all.otherwise("the order of what is owed", |game| {
            pair.iter().rev().for_each(|&task| game.agenda.push(task));
        });
    }
    all.otherwise("that something is owed", |game| _ = game.agenda.pop());
}
