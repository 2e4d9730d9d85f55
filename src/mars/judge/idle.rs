//! Whether an action changes anything at all, and what it lacks if not (Q-BASE-34).

use super::colonies::can_trade;
use super::committee::{can_move, parties};
use super::copies::copyable;
use super::forecast::Ledger;
use super::preludes::has_playable_within;
use super::reason::LegalityError;
use super::turn::{may_fund_free, open_awards, repeatable};
use crate::kit::Seat;
use crate::mars::cards::{
    Action, Amount, CardId, DelegateMove, Effect, Removable, SetBack, Source, Tile, Victim,
};
use crate::mars::read::areas::{claimable, fits_somewhere};
use crate::mars::read::colonies::{colony, raisable, sites, tiles_left};
use crate::mars::read::count::{CountContext, amount, count, holds};
use crate::mars::read::metals::metals_shown;
use crate::mars::read::targets::{finds_target, holders, producers, victims};
use crate::mars::state::agenda::{Cause, Context};
use crate::mars::state::facts::Facts;
use crate::mars::state::piles::Pile;
use crate::mars::state::question::Refusal;
use crate::words::Parameter;

/// Why a step changes nothing, and whether it counts as done nevertheless, so that what follows on it comes.
struct Idle<R> {
    why: R,
    is_done: bool,
}

/// A step that is carried out and changes nothing.
fn done<R: LegalityError>(why: impl FnOnce() -> Refusal) -> Idle<R> {
    Idle { why: R::of(why), is_done: true }
}

/// A step that is skipped.
fn skipped<R: LegalityError>(why: impl FnOnce() -> Refusal) -> Idle<R> {
    Idle { why: R::of(why), is_done: false }
}

/// Whether what stands right of an action's arrow changes anything. What stands left of it is a price, and paying is no change.
pub(super) fn changes<R: LegalityError>(
    facts: &Facts,
    seat: Seat,
    id: CardId,
    action: &'static Action,
) -> Result<(), R> {
    any_changes(facts, seat, action.gain, Context::of(id))
}

/// Whether any of these steps changes something. Prices come first, so the last step has the reason that is worth telling.
fn any_changes<R: LegalityError>(
    facts: &Facts,
    seat: Seat,
    steps: &'static [Effect],
    context: Context,
) -> Result<(), R> {
    let mut lacks = R::of(|| Refusal::NothingChanges);
    for step in steps {
        match change(facts, seat, step, context) {
            Ok(()) => return Ok(()),
            Err(idle) => lacks = idle.why,
        }
    }
    Err(lacks)
}

/// Whether any of these lists that may be chosen changes something. A choice without such a list is skipped.
fn any_list_changes<R: LegalityError>(
    facts: &Facts,
    seat: Seat,
    lists: &'static [&'static [Effect]],
    context: Context,
    is_wanted: impl Fn(&[Effect]) -> bool,
) -> Result<(), Idle<R>> {
    let ledger = Ledger::new(facts, seat);
    let mut found = Err(skipped(|| Refusal::NothingChanges));
    for list in lists {
        if is_wanted(list) && ledger.is_open(list, context) {
            match any_changes(facts, seat, list, context) {
                Ok(()) => return Ok(()),
                Err(why) => found = Err(Idle { why, is_done: true }),
            }
        }
    }
    found
}

/// Whether a step changes anything, as the table stands.
fn change<R: LegalityError>(
    facts: &Facts,
    seat: Seat,
    step: &'static Effect,
    context: Context,
) -> Result<(), Idle<R>> {
    let reader = CountContext::of(seat, context);
    let some = |of: Amount| {
        if amount(facts, of, reader) == 0 { Err(done(|| none(facts, of, reader))) } else { Ok(()) }
    };
    let is_left = |pile: Pile| {
        if facts.drawable(pile) == 0 { Err(done(|| Refusal::NoCards { pile })) } else { Ok(()) }
    };
    let only = |found: bool, why: Refusal| if found { Ok(()) } else { Err(skipped(|| why)) };
    match *step {
        Effect::Gain(_, of) | Effect::Produce(_, of) | Effect::Rate(of) | Effect::GainAny(of) => some(of),
        Effect::ProduceLowest(_) | Effect::Fleet(_) | Effect::NextCardDiscount { .. } => Ok(()),
        // A price.
        Effect::Pay(..) | Effect::Take(..) => Err(done(|| Refusal::NothingChanges)),
        Effect::ProduceMetal(_) => match context.given.space() {
            Some(space) if metals_shown(facts, space) != 0 => Ok(()),
            Some(_) | None => Err(done(|| Refusal::NothingChanges)),
        },
        Effect::Reduce(resource, needs) => {
            let is_found = facts.is_solo() || !producers(facts, resource, needs).is_empty();
            only(is_found, Refusal::NobodyProduces { resource, needs })
        }
        Effect::CopyProduction(tag) => {
            only(copyable(facts, seat, tag, None).next().is_some(), Refusal::NothingToCopy)
        }
        Effect::Raise(parameter, _) => {
            if facts.is_at_goal(parameter) {
                Err(done(|| Refusal::AtGoal { parameter }))
            } else {
                Ok(())
            }
        }
        Effect::Place(tile, area) => {
            let is_full = tile == Tile::Ocean && facts.has_all_oceans();
            let why = if is_full {
                Refusal::AtGoal { parameter: Parameter::Oceans }
            } else {
                Refusal::NoArea { tile, area }
            };
            only(!is_full && fits_somewhere(facts, seat, tile, area), why)
        }
        Effect::ClaimLand => only(!claimable(facts).is_empty(), Refusal::NothingChanges),
        Effect::Remove(what, _, victim) => {
            // No tile is placed by an action before it is judged.
            let has_neighbours = victim != Victim::NeighbourOfPlaced || context.given.space().is_some();
            only(has_neighbours && finds_target(facts, seat, step, context), nobody_has(what))
        }
        // Taken from oneself, nothing changes.
        Effect::Steal(resource, _) => {
            let from = victims(facts, seat, resource);
            if facts.is_solo() || !from.without(seat).is_empty() {
                return Ok(());
            }
            Err(Idle { why: R::of(|| Refusal::NobodyHas { resource }), is_done: !from.is_empty() })
        }
        Effect::Add(what, of, on) => {
            some(of)?;
            let cards = holders(facts, seat, what, on, context);
            only(!cards.is_empty(), Refusal::NoHolder { what, on })
        }
        Effect::Draw(of) => some(of).and_then(|()| is_left(Pile::Projects)),
        Effect::OthersDraw(_) | Effect::Look(..) | Effect::DrawUntil(..) => is_left(Pile::Projects),
        Effect::Reveal(_) => {
            only(facts.drawable(Pile::Projects) > 0, Refusal::NoCards { pile: Pile::Projects })
        }
        Effect::Discard | Effect::MayDiscard => {
            only(facts.players[seat].hand_size > 0, Refusal::NothingToDiscard)
        }
        Effect::PlayNow { discount, leeway } => {
            only(has_playable_within(facts, seat, (discount, leeway)), Refusal::NothingToPlay)
        }
        Effect::PlayPrelude(_) => is_left(Pile::Preludes),
        Effect::RepeatAction => only(repeatable(facts, seat).next().is_some(), Refusal::NothingToRepeat),
        Effect::FundAward => match may_fund_free(facts, 0) {
            _ if open_awards(facts) != 0 => Ok(()),
            Ok(()) => Err(skipped(|| Refusal::NothingChanges)),
            Err(why) => Err(Idle { why, is_done: false }),
        },
        Effect::Settle(settling) => only(sites(facts, seat, settling).next().is_some(), Refusal::NoSite),
        Effect::Trade => can_trade(facts, seat).map_err(|why| skipped(|| why)),
        Effect::OpenColony => only(tiles_left(facts).next().is_some(), Refusal::NoTileLeft),
        Effect::ShiftColonies => only(raisable(facts).next().is_some(), Refusal::NothingToShift),
        Effect::ColonyBonuses => {
            let mut own = facts.colonies.in_play().filter(|(_, on)| on.of(seat) > 0);
            let brings =
                |(tile, _)| any_changes::<R>(facts, seat, colony(tile).bonus, Context::of(tile)).is_ok();
            if own.any(brings) { Ok(()) } else { Err(done(|| Refusal::NothingChanges)) }
        }
        Effect::Lose(resource, of) => {
            let has = facts.players[seat].stock[resource];
            some(of)?;
            if has > 0 { Ok(()) } else { Err(done(|| Refusal::TooFew { resource, needs: 1, has })) }
        }
        Effect::SetBack(SetBack::Lower(parameter, _)) => {
            let level = facts.level(parameter);
            let falls = facts.track(parameter).is_some_and(|track| track.before(level).is_some());
            let changes = falls && !facts.is_at_goal(parameter);
            if changes { Ok(()) } else { Err(done(|| Refusal::NothingChanges)) }
        }
        Effect::SetBack(SetBack::RemoveOcean) => {
            let is_dry = facts.has_all_oceans() || facts.board.oceans.is_empty();
            only(!is_dry, Refusal::NothingChanges)
        }
        Effect::Delegates(motion) => {
            can_move(facts, seat, motion).map_err(|why| skipped(|| why))?;
            let is_found = match motion {
                DelegateMove::Recall => parties(facts, motion) != 0,
                DelegateMove::Send(_) | DelegateMove::Replace | DelegateMove::SeizeChair => true,
            };
            only(is_found, Refusal::NothingChanges)
        }
        Effect::Choose(lists) => any_list_changes(facts, seat, lists, context, |_| true),
        Effect::MayChoose(lists) => {
            let finds = |step: &Effect| finds_target(facts, seat, step, context);
            any_list_changes(facts, seat, lists, context, |list| list.iter().all(finds))
        }
        Effect::ChooseAmount(of, then) => {
            let most = count(facts, of, reader);
            if most <= 0 {
                return Err(skipped(|| Refusal::NothingToChoose { of }));
            }
            let given = Cause::Number(most.unsigned_abs());
            any_changes(facts, seat, then, Context { given, ..context })
                .map_err(|why| Idle { why, is_done: true })
        }
        Effect::If(condition, then, otherwise) => {
            let list = if holds(facts, condition, reader) { then } else { otherwise };
            any_changes(facts, seat, list, context).map_err(|why| Idle { why, is_done: true })
        }
        Effect::Then(step, then) => change(facts, seat, step, context).or_else(|idle| {
            let Idle { why, is_done } = idle;
            if is_done && any_changes::<R>(facts, seat, then, context).is_ok() {
                return Ok(());
            }
            Err(Idle { why, is_done })
        }),
    }
}

/// That an amount comes to nothing: what is counted is not there.
fn none(facts: &Facts, of: Amount, reader: CountContext) -> Refusal {
    match of {
        Amount::Per { per, of, .. } | Amount::Influenced { per, of: Some(of), .. } => {
            Refusal::TooLow { of, needs: per.into(), now: count(facts, of, reader) }
        }
        Amount::Exactly(_) | Amount::Influenced { of: None, .. } => Refusal::NothingChanges,
    }
}

/// That nobody has what is removed.
const fn nobody_has(what: Removable) -> Refusal {
    match what {
        Removable::Stock(resource) => Refusal::NobodyHas { resource },
        Removable::Card(what) => Refusal::NoSource { what, needs: 1, from: Source::Anyone },
    }
}
