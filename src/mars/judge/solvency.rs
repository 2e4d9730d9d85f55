//! Whether an action can be paid with everything that it sets off: its price, what areas ask for, and the tax on steps of rating
//! (Q-TURM-22, MIX-08).
//!
//! The action is carried out on a copy of the game that has M€ enough for anything, over every area, alternative and target that is
//! open to the player. What each way through it costs does not hang on the order of income and prices, for one action is taxed once,
//! when all that it set off has happened. Cards that would be drawn or revealed on the way bring nothing: chance is never counted on.
//!
//! Here judging carries out: the search calls the methods of [`Run`], which ask the judge at each question on the way. A run of the kind
//! [`RunUntil::Blind`] ends with the play, and a search goes no deeper than [`DEEPEST`] questions.

use super::areas::areas_for_nothing;
use super::can::CostRange;
use super::offers::{Ask, Decline, Offers, Taking};
use super::order;
#[cfg(feature = "synthetic")]
use super::trial;
use super::wallet::{SetAside, Wallet, short_by};
use crate::kit::{BySeat, EventLog, Seat};
use crate::mars::cards::{
    Amount, CardId, Conversion, Effect, RAISES_RATING_LATER, Removable, Resource, Tile,
};
use crate::mars::read::discounts::{Discounts, Overpay, is_plain, toll};
use crate::mars::read::shores::shores;
use crate::mars::run::{Run, RunUntil};
use crate::mars::state::agenda::{Agenda, Task};
use crate::mars::state::maps::{Hex, HexSet};
use crate::mars::state::question::{Choice, PaymentPurpose, Refusal, Why};
use crate::mars::state::{event::Event, facts::Facts, game::Mars, payer::Price};
use core::slice;

/// The M€ of a copy on which ways are tried. Who has a twentieth of it can pay any action.
const PLENTY: u16 = 20_000;

/// The most M€ that one action could ask for.
const MOST_ASKED: u32 = 1_000;

/// How many answers one search tries. What it has found by then counts.
const MOST_TRIED: u32 = 4_000;

/// Through how many questions one way goes at the most.
const DEEPEST: u32 = 24;

/// The most steps of rating that one step of a track or a tile brings: oxygen to 8 % raises the temperature, and that to 0 °C
/// brings an ocean.
pub(super) const MOST_A_STEP: u16 = 3;

/// What the cheapest way through an action takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cost {
    /// M€, without what comes back on the way; below 0 where more comes back than is paid.
    pub(crate) money: i32,
    /// The least M€ of any way, tax aside.
    pub(crate) untaxed: i32,
    /// M€ of tax that are paid whichever way is taken.
    pub(crate) tax: u16,
}

/// Everything of this player that pays as M€ do.
pub(crate) fn worth(facts: &Facts, seat: Seat) -> u32 {
    let unit = Resource::MegaCredits;
    if is_plain(facts, seat, PaymentPurpose::Toll(0)) {
        return facts.players[seat].stock[unit].into();
    }
    Wallet::of(facts, seat, &Discounts::of(facts, seat), unit, PaymentPurpose::Toll(0), &SetAside::default())
        .worth()
}

/// Whether no action can ask for more than this player has.
pub(super) fn has_plenty(facts: &Facts, seat: Seat) -> bool {
    u32::from(facts.players[seat].stock[Resource::MegaCredits]) >= MOST_ASKED
}

/// Whether M€ alone pay so many and whatever these steps can be taxed, so that nothing is to be searched.
pub(super) fn is_rich<'e>(
    facts: &Facts,
    seat: Seat,
    toll: u16,
    steps: impl IntoIterator<Item = &'e Effect>,
    owed: u32,
) -> bool {
    let most = |step: &Effect| match *step {
        Effect::Raise(_, steps) => Some(MOST_A_STEP * u16::from(steps)),
        Effect::Place(..) => Some(MOST_A_STEP),
        Effect::Rate(Amount::Exactly(steps)) => Some(steps.max(0).unsigned_abs().into()),
        // They may be the own ones.
        Effect::Remove(Removable::Stock(Resource::MegaCredits), ..) if toll > 0 => None,
        _ => (!Effect::may_rate(slice::from_ref(step))).then_some(0),
    };
    let mut steps = steps.into_iter();
    let mut all = || steps.try_fold(0_u16, |all, step| Some(all + most(step)?));
    let stock = u32::from(facts.players[seat].stock[Resource::MegaCredits]);
    stock >= owed
        && facts.map().asking.is_empty()
        && !facts.opens_any(seat, &RAISES_RATING_LATER)
        && all().is_some_and(|all| stock - owed >= u32::from(all * toll))
}

/// With what an action, or the rest of one, begins.
#[derive(Clone, Copy)]
pub(super) enum Begin {
    /// A price is paid for something.
    Bill(Price, PaymentPurpose),
    /// Something is had that was paid for.
    Bought(PaymentPurpose),
    /// An alternative of a card's action is used.
    Action(CardId, u8),
    /// Resources are converted.
    Conversion(Conversion),
    /// A prelude is played.
    Prelude(CardId),
    /// What is asked is answered.
    Answer(Choice),
    /// What is asked on top of the agenda is left out.
    Skip,
}

impl Begin {
    fn on(self, run: &mut Run<'_>, seat: Seat) {
        match self {
            Self::Bill(price, goods) => run.push_bill(seat, price, goods),
            Self::Bought(goods) => run.push(Task::Bought { seat, goods }),
            Self::Action(card, which) => run.use_action(seat, card, which),
            Self::Conversion(conversion) => run.pay_conversion(seat, conversion),
            Self::Prelude(card) => {
                run.emit(Event::Played { seat, card });
                run.carry_out_play(seat, card);
            }
            Self::Answer(choice) => run.take(seat, choice),
            Self::Skip => run.pop(),
        }
    }
}

/// What the cheapest way takes through something that a player begins in their turn; `None` where no way carries all of it out.
/// The search ends at a way that takes no more than `enough`.
pub(super) fn cost(facts: &Facts, seat: Seat, enough: i32, begin: Begin) -> Option<Cost> {
    let game = Mars { facts: facts.clone(), agenda: Agenda::new(), slots: BySeat::default() };
    cost_on(game, seat, enough, begin)
}

/// What it takes to begin something and to end all that this game owes of the play that is going on.
pub(super) fn cost_on(mut game: Mars, seat: Seat, enough: i32, begin: Begin) -> Option<Cost> {
    let toll = toll(&game.facts, seat);
    game.facts.players[seat].stock[Resource::MegaCredits] = PLENTY;
    let (has, rating) = (worth(&game.facts, seat), game.facts.players[seat].rating);
    let mut search = Search {
        seat,
        has,
        rating,
        toll,
        enough,
        tried: 0,
        cheapest: None,
        untaxed: i32::MAX,
        least_risen: i16::MAX,
    };
    if carry_on(&mut game, seat, begin) {
        search.explore(&game, 0);
    }
    let tax = search.least_risen.max(0).unsigned_abs().saturating_mul(toll);
    search.cheapest.map(|money| Cost { money, untaxed: search.untaxed, tax })
}

/// M€ that must be left for the rest of a play once a bill on top of the agenda, or one about to be put there, is paid; `told`: what the
/// ledger says of what is bought.
pub(super) fn left_to_pay(game: &Mars, seat: Seat, goods: PaymentPurpose, told: Option<CostRange>) -> u32 {
    let is_on_top = matches!(game.agenda.last(), Some(Task::Bill { goods: on_top, .. }) if *on_top == goods);
    let below = game.agenda.len() - usize::from(is_on_top);
    let is_alone = below.checked_sub(1).is_none_or(|top| !game.agenda[top].is_of_a_play());
    let search = |enough| {
        let mut copy = game.clone();
        if is_on_top {
            copy.agenda.pop();
        }
        cost_on(copy, seat, enough, Begin::Bought(goods)).map(|cost| cost.money)
    };
    let told = told.filter(|cost| is_alone && (cost.most <= 0 || cost.least == cost.most));
    #[cfg(feature = "synthetic")]
    trial::note(told, || search(i32::MIN));
    let cost = told.map_or_else(|| search(0), |cost| Some(cost.most));
    cost.map_or(0, |cost| cost.max(0).unsigned_abs())
}

/// Carries something out up to the next question of the play; whether all of it could be paid.
fn carry_on(game: &mut Mars, seat: Seat, begin: Begin) -> bool {
    let mut event_log = EventLog::nothing();
    let mut run = Run { game, event_log: &mut event_log, until: RunUntil::Blind };
    begin.on(&mut run, seat);
    run.on();
    run.until != RunUntil::Ended
}

/// A search through the ways that a play can go.
struct Search {
    seat: Seat,
    /// What the player had at the beginning that pays as M€ do, and the rating.
    has: u32,
    rating: i16,
    /// M€ for each step of it.
    toll: u16,
    /// M€ at which the search ends.
    enough: i32,
    /// How many answers were tried.
    tried: u32,
    /// The least M€ of any way.
    cheapest: Option<i32>,
    /// The least M€ of any way, tax aside.
    untaxed: i32,
    /// The fewest steps by which the rating has risen on any way.
    least_risen: i16,
}

impl Search {
    fn is_over(&self) -> bool {
        self.tried >= MOST_TRIED || self.cheapest.is_some_and(|cost| cost <= self.enough)
    }

    /// Goes on from a question, and on from the questions behind it.
    fn explore(&mut self, game: &Mars, depth: u32) {
        if depth > DEEPEST {
            return;
        }
        let Some(task) = game.agenda.last().filter(|task| task.is_of_a_play()) else {
            self.end(game);
            return;
        };
        if task.seat() != Some(self.seat) {
            // What others choose brings this player nothing that could be counted on.
            let mut next = game.clone();
            if carry_on(&mut next, self.seat, Begin::Skip) {
                self.explore(&next, depth + 1);
            }
            return;
        }
        let Some(ask) = game.ask(self.seat) else { return };
        let mut tried: Vec<Mars> = Vec::new();
        for choice in answers(game, self.seat, &ask) {
            if self.is_over() {
                return;
            }
            self.tried += 1;
            let seat = self.seat;
            tried.push(game.clone());
            let Some((next, before)) = tried.split_last_mut() else { return };
            if !carry_on(next, seat, Begin::Answer(choice))
                || before.iter().any(|other| goes_on_alike(other, next, seat))
            {
                tried.pop();
                continue;
            }
            self.explore(next, depth + 1);
        }
    }

    fn end(&mut self, game: &Mars) {
        let spent = i64::from(self.has) - i64::from(worth(&game.facts, self.seat));
        let spent = spent as i32;
        self.cheapest = Some(self.cheapest.map_or(spent, |least| least.min(spent)));
        let risen = game.facts.players[self.seat].rating - self.rating;
        self.untaxed = self.untaxed.min(spent - i32::from(risen.max(0)) * i32::from(self.toll));
        self.least_risen = self.least_risen.min(risen);
    }
}

/// The answers that a search tries: of several that come to the same one.
fn answers(game: &Mars, seat: Seat, ask: &Ask) -> Vec<Choice> {
    let facts = &game.facts;
    let mut answers = Vec::new();
    match ask.offers {
        Offers::Spaces(spaces, Some((tile, area))) => {
            let mut known = Vec::new();
            // A player who cannot pay what an area asks for places the tile elsewhere.
            let has_dear = !facts.map().asking.is_empty();
            let elsewhere = if has_dear { areas_for_nothing(facts, seat, tile, area) } else { HexSet::NONE };
            for space in spaces.or(elsewhere).iter() {
                let kind = SpaceKind::of(facts, tile, space);
                if !known.contains(&kind) {
                    known.push(kind);
                    answers.push(Choice::Space(space));
                }
            }
        }
        // What may be helped by metal is: that leaves the most M€. What pays as M€ do is worth as much afterwards.
        Offers::Payments(with, least, most) => {
            let usual = game.payment(seat, None).and_then(|payment| {
                let parts = payment.parts(&payment.usual());
                let part = parts.iter().find(|part| part.with == with)?;
                let whole = payment.price.amount.div_ceil(part.worth.max(1).into());
                Some(if part.excess == Overpay::Lost { whole.clamp(least, most) } else { least })
            });
            answers.push(Choice::Amount(usual.unwrap_or(most)));
        }
        Offers::Amounts(least, most) => {
            answers.push(Choice::Amount(most));
            answers.extend((least < most).then_some(Choice::Amount(least)));
        }
        // Which card is discarded or kept does not matter; one that is played does.
        Offers::Cards(_, Taking::Run(..)) | Offers::Spaces(_, None) => answers.extend(ask.offers.first()),
        Offers::Cards(..) if !plays(ask) => answers.extend(ask.offers.first()),
        Offers::Cards(..)
        | Offers::Holders(..)
        | Offers::Players(..)
        | Offers::Options(_)
        | Offers::Awards(_)
        | Offers::Conversion
        | Offers::Answered => ask.offers.each(seat, |choice| answers.push(choice)),
        Offers::Turn { .. } | Offers::Order => {}
    }
    // Where a tile goes may hang on what was placed before it.
    if matches!(ask.offers, Offers::Spaces(..)) {
        let places = order::waiting(game).enumerate().filter(|(_, wait)| {
            Effect::may_rate(slice::from_ref(wait.what().1)) && order::may_go_first(game, wait)
        });
        answers.extend(places.map(|(place, _)| Choice::First(place as u8)));
    }
    answers.extend((ask.decline == Decline::May).then_some(Choice::Done));
    answers
}

/// Whether the card that is asked for is played.
fn plays(ask: &Ask) -> bool {
    matches!(ask.why, Why::Effect { effect: Effect::PlayNow { .. }, .. } | Why::Prelude { .. })
}

/// What of an area matters for what a tile there brings this player: oceans beside it, what is printed on it, and which areas beside
/// it an ocean there makes better.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct SpaceKind {
    oceans: u32,
    printed: &'static [Effect],
    is_on_mars: bool,
    /// How many free areas beside it have so many oceans beside them, four bits a number.
    beside: u32,
}

impl SpaceKind {
    pub(super) fn of(facts: &Facts, tile: Tile, space: Hex) -> Self {
        let map = facts.map();
        let free = map.beside(space).but(facts.board.occupied);
        let count = |all: u32, space| all + (1 << (4 * shores(facts, space).len()));
        let beside = if tile == Tile::Ocean { free.iter().fold(0, count) } else { 0 };
        Self {
            oceans: shores(facts, space).len(),
            printed: map.spot(space).map_or(&[][..], |spot| spot.bonus),
            is_on_mars: space.is_on_mars(),
            beside,
        }
    }
}

/// Whether two games go on alike for a player, as far as M€ and rating are concerned.
fn goes_on_alike(one: &Mars, other: &Mars, seat: Seat) -> bool {
    let (own, others) = (&one.facts.players[seat], &other.facts.players[seat]);
    one.agenda == other.agenda
        && (own.stock == others.stock && own.production == others.production)
        && own.rating == others.rating
        && own.hand_size == others.hand_size
        && one.facts.levels == other.facts.levels
        && one.facts.board.occupied == other.facts.board.occupied
        && one.facts.colonies == other.facts.colonies
}

/// What is short of what a search has found an action to cost.
pub(super) fn shortage(
    facts: &Facts,
    seat: Seat,
    discounts: &Discounts,
    price: u16,
    goods: PaymentPurpose,
    cost: i32,
) -> Refusal {
    let short = (i64::from(cost) - i64::from(worth(facts, seat))).clamp(1, u16::MAX.into()) as u16;
    short_by(Price::money(price), short, discounts.means(Resource::MegaCredits, goods))
}

#[cfg(test)]
mod tests {
    use crate::mars::cards::{Amount, Effect, Kind, Parameter, all};
    use crate::mars::judge::solvency::MOST_A_STEP;
    use crate::mars::state::maps::{ADDED, MAPS, Map, Track};

    /// How many steps of rating these bring at the most, with what they set going.
    fn most(steps: &[Effect], map: &Map) -> u16 {
        let most = |step: &Effect| match *step {
            Effect::Raise(parameter, steps) => u16::from(steps) * most_a_step(parameter, map),
            Effect::Place(tile, _) => tile.raises().map_or(0, |parameter| most_a_step(parameter, map)),
            Effect::Rate(Amount::Exactly(steps)) => steps.max(0).unsigned_abs().into(),
            Effect::Settle(_) => {
                let tiles = all().filter(|card| card.kind == Kind::Colony);
                tiles.map(|tile| most(tile.play, map)).max().unwrap_or(0)
            }
            ref other if Effect::may_rate(core::slice::from_ref(other)) => panic!("{other:?} has no bound"),
            _ => 0,
        };
        steps.iter().map(most).sum()
    }

    fn most_a_step(parameter: Parameter, map: &Map) -> u16 {
        let added = ADDED.iter().filter_map(|added| added.track.as_ref()).filter(|(of, _)| *of == parameter);
        let tracks = map.tracks[parameter].iter().chain(added.map(|(_, track)| track));
        let bonuses = tracks.flat_map(|track: &Track| track.bonuses);
        1 + bonuses.map(|bonus| most(bonus.steps, map)).max().unwrap_or(0)
    }

    /// Rules: TURM-PARTY-10.
    #[test]
    fn no_step_brings_more_steps_of_rating_than_rich_players_keep_m_euros_for() {
        let most = MAPS.iter().flat_map(|map| Parameter::ALL.map(|it| most_a_step(it, map))).max();
        assert_eq!(most, Some(MOST_A_STEP));
    }
}
