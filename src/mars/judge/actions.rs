//! Actions of cards: which can be used (BASE-BLUE), whether they change anything at all, and what they lack if not (Q-BASE-34).
//!
//! An action whose price can be paid may be used although it changes nothing. Both questions are asked in one file: an action may repeat
//! another one, which is judged in turn.

use super::afford::{are_sure, pays};
use super::can::{Ledger, Playing};
use super::colonies::can_trade;
use super::committee::{can_move, parties};
use super::copies::copyable;
use super::goals::{may_fund_free, open_awards};
use super::preludes::has_playable_within;
use super::reason::{Illegal, LegalityError};
use super::requirements::check;
use super::solvency::{Begin, is_rich};
use crate::kit::Seat;
use crate::mars::cards::{
    ACTS_POSSIBLE, Action, Amount, ByParameter, CardId, DelegateMove, Effect, Kind, Parameter, Removable,
    Resource, SetBack, Source, Tile, Victim, card, of_kind,
};
use crate::mars::read::areas::{claimable, fits_somewhere};
use crate::mars::read::colonies::{colony, raisable, sites, tiles_left};
use crate::mars::read::count::{CountContext, amount, count, holds};
use crate::mars::read::discounts::Discounts;
use crate::mars::read::metals::metals_shown;
use crate::mars::read::targets::{finds_target, holders, producers, victims};
use crate::mars::state::agenda::{Cause, Context};
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::{Facts, floor};
use crate::mars::state::piles::Pile;
use crate::mars::state::question::{PaymentPurpose, Refusal};

/// Whether an alternative of a card's action can be used (BASE-BLUE-01).
pub(super) fn may_act<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    id: CardId,
    which: u8,
) -> Result<(), R> {
    if !facts.is_open_to(seat, id) {
        return Err(R::of(|| Refusal::NotOnTable));
    }
    let action = card(id).actions.get(usize::from(which)).ok_or_else(|| R::of(|| Refusal::NotAnAnswer))?;
    if facts.has_used(seat, id) {
        return Err(R::of(|| Refusal::Used));
    }
    can_act(facts, discounts, seat, id, (which, action), Playing::Alone)
}

/// Sees the alternatives of the action of an open card that can be used, by their places.
pub(super) fn each_usable(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    id: CardId,
    mut see: impl FnMut(u8),
) {
    if facts.has_used(seat, id) {
        return;
    }
    for (which, action) in (0..).zip(card(id).actions) {
        if can_act::<Illegal>(facts, discounts, seat, id, (which, action), Playing::Alone).is_ok() {
            see(which);
        }
    }
}

/// Why nothing comes of an alternative of a card's action but its price (Q-BASE-34); `None` where it changes something.
pub fn idle_action(facts: &Facts, seat: Seat, id: CardId, which: u8) -> Option<Refusal> {
    changes::<Refusal>(facts, seat, id, card(id).actions.get(usize::from(which))?).err()
}

#[expect(
    clippy::inline_always,
    reason = "most actions need nothing more, and this is asked of every card on the table"
)]
#[inline(always)]
fn can_act<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    id: CardId,
    (which, action): (u8, &'static Action),
    playing: Playing,
) -> Result<(), R> {
    let reader = CountContext::card(seat, id, CountPurpose::Limit);
    check::<R>(facts, reader, action.needs.as_slice(), &ByParameter::default())?;
    let is_untaxed = || discounts.toll == 0 || !Effect::may_rate(action.gain);
    let is_paid =
        || is_untaxed() || is_rich(facts, seat, discounts.toll, action.gain, money(action.cost).into());
    match is_in_stock(facts, discounts, seat, id, action) {
        Some(true) if is_paid() && (ACTS_POSSIBLE.contains(id) || are_sure(facts, seat, action.gain)) => {
            Ok(())
        }
        Some(false) => Err(R::of(|| {
            let mut ledger = Ledger::new(facts, seat).playing(playing);
            reckon_action(&mut ledger, id, action).err().unwrap_or(Refusal::NotAnAnswer)
        })),
        _ => {
            let mut ledger = Ledger::new(facts, seat).playing(playing).taxed(discounts.toll);
            reckon_action(&mut ledger, id, action)?;
            if is_paid() && !ledger.hangs_on_areas() {
                return Ok(());
            }
            let price = (money(action.cost), PaymentPurpose::cost(helping(action.cost)));
            pays::<R>(&ledger, discounts, price, Begin::Action(id, which))
        }
    }
}

/// Whether a step lowers a production for certain.
fn lowers(step: &Effect) -> bool {
    matches!(step, Effect::Produce(_, Amount::Exactly(..0)))
}

/// Whether the one thing that an action asks for at most is there; `None` where that is to be reckoned.
fn is_in_stock(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    id: CardId,
    action: &Action,
) -> Option<bool> {
    match *action.cost {
        [] => Some(true),
        [Effect::Pay(resource, Amount::Exactly(needs), metals)] => {
            let is_there = i32::from(facts.players[seat].stock[resource]) >= i32::from(needs);
            let may_be_helped = match resource {
                Resource::MegaCredits => !discounts.is_plain(PaymentPurpose::cost(metals)),
                _ => discounts.has_stand_in(resource),
            };
            (is_there || !may_be_helped).then_some(is_there)
        }
        [Effect::Produce(resource, Amount::Exactly(change))] if !action.gain.iter().any(lowers) => {
            Some(facts.players[seat].production[resource] + i16::from(change) >= floor(resource))
        }
        [Effect::Take(_, Amount::Exactly(needs), Source::This)] => {
            Some(i32::from(facts.on_card[id.index()]) >= i32::from(needs))
        }
        _ => None,
    }
}

/// The M€ that the one thing takes which an action asks for at most.
fn money(cost: &[Effect]) -> u16 {
    match *cost {
        [Effect::Pay(Resource::MegaCredits, Amount::Exactly(needs), _)] => needs.max(0).unsigned_abs().into(),
        _ => 0,
    }
}

/// What may help to pay the M€ of the one thing that an action asks for.
fn helping(cost: &'static [Effect]) -> &'static [Resource] {
    match *cost {
        [Effect::Pay(Resource::MegaCredits, _, metals)] => metals,
        _ => &[],
    }
}

/// Whether an action can be carried out, with everything that may come of it on the way. One of which nothing can come is carried out
/// once it is paid for; what is to be chosen of something is a price, too.
#[inline(never)]
fn reckon_action(ledger: &mut Ledger<'_>, id: CardId, action: &'static Action) -> Result<(), Refusal> {
    ledger.walk_all(action.cost, Context::of(id))?;
    if let Err(why) = ledger.walk_all(action.gain, Context::of(id)) {
        let is_unpaid = matches!(why, Refusal::NothingToChoose { .. });
        if is_unpaid || changes::<Illegal>(ledger.facts(), ledger.seat(), id, action).is_ok() {
            return Err(why);
        }
        ledger.lose_count();
    }
    ledger.covers()
}

/// The own blue cards of which an action was used in this generation and could be used once more (VENUS-17, Q-MOD-07).
pub(super) fn repeatable(facts: &Facts, seat: Seat) -> impl Iterator<Item = CardId> {
    let used = facts.players[seat].played.and(&facts.used).and(of_kind(Kind::Active));
    used.iter().filter(move |&id| open_actions(facts, seat, id) != 0)
}

/// The alternatives of a card's action that could be used once more, as bits by their places. None of an action that itself
/// repeats or plays something, so that judging ends.
pub(super) fn open_actions(facts: &Facts, seat: Seat, id: CardId) -> u8 {
    if card(id).actions.iter().any(Action::repeats) {
        return 0;
    }
    let discounts = Discounts::of(facts, seat);
    let can_act = |action| can_act::<Illegal>(facts, &discounts, seat, id, action, Playing::Within).is_ok();
    let open = (0..).zip(card(id).actions).filter(|&action| can_act(action));
    open.fold(0, |set, (which, _): (u8, _)| set | 1 << which)
}

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
fn changes<R: LegalityError>(
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
        Effect::RepeatAction => {
            let is_useful = |id: CardId| {
                let open = open_actions(facts, seat, id);
                let actions =
                    (0..).zip(card(id).actions).filter(|(which, _): &(u8, _)| open & 1 << which != 0);
                actions.into_iter().any(|(_, action)| changes::<Illegal>(facts, seat, id, action).is_ok())
            };
            only(repeatable(facts, seat).any(is_useful), Refusal::NothingToRepeat)
        }
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
