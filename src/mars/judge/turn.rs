//! The actions of a turn (BASE-ACT-03): which there are, and whether each can be taken.

use super::colonies::may_trade;
use super::committee::{lobby_price, may_lobby};
use super::forecast::{Ledger, check};
use super::idle::changes;
use super::preludes::Playing;
use super::reason::{Illegal, LegalityError};
use super::solvency::{Begin, cost, has_plenty, is_rich, shortage, worth};
use super::wallet::{SetAside, Wallet, affords, short};
use crate::kit::Seat;
use crate::mars::cards::{
    ALWAYS_POSSIBLE, Action, Amount, CONVERSIONS, Card, CardId, Conversion, Effect, IDS, Kind, PROJECTS,
    Party, RAISES_RATING, RAISES_RATING_LATER, Source, StandardAction, StandardProject, WITH_ACTIONS, card,
    of_kind,
};
use crate::mars::read::areas::{fits_somewhere, fits_widely};
use crate::mars::read::colonies::{ports, sites};
use crate::mars::read::count::{CountContext, count};
use crate::mars::read::discounts::{Discounts, TRADE_PRICES, toll};
use crate::mars::state::agenda::Context;
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::{Facts, floor};
use crate::mars::state::payer::Price;
use crate::mars::state::piles::Pile;
use crate::mars::state::question::{Choice, PaymentPurpose, Refusal};
use crate::mars::state::switches::Switch;
use crate::words::{ByParameter, Resource};
use core::iter;

/// M€ for a milestone (BASE-MILE-01).
pub(crate) const MILESTONE_PRICE: u16 = 8;
/// How many milestones, and awards, may be had in a game (BASE-MILE-03, BASE-AWARD-02).
pub const MOST_CLAIMED: usize = 3;
/// M€ for the first, second and third award (BASE-AWARD-01).
pub(crate) const AWARD_PRICES: [u16; MOST_CLAIMED] = [8, 14, 20];

/// Which standard projects and conversions no position can forbid.
static SURE_PROJECTS: [bool; PROJECTS.len()] = sure(&PROJECTS);
static SURE_CONVERSIONS: [bool; CONVERSIONS.len()] = sure(&CONVERSIONS);

const fn sure<const ACTIONS: usize>(actions: &[StandardAction; ACTIONS]) -> [bool; ACTIONS] {
    let mut sure = [false; ACTIONS];
    let mut place = 0;
    while place < ACTIONS {
        sure[place] = Effect::are_always_possible(actions[place].play);
        place += 1;
    }
    sure
}

/// Every action that a turn could have, whether it can be taken or not, in their stable order.
pub(crate) fn candidates(facts: &Facts, seat: Seat, taken: u8, mut see: impl FnMut(Choice)) {
    let player = &facts.players[seat];
    if facts.first_action_due.contains(seat) {
        see(Choice::FirstAction);
    }
    player.hand.each(|id| see(Choice::Play(id)));
    let projects = StandardProject::ALL.into_iter().filter(|&project| facts.options.offers(project));
    projects.map(Choice::Project).for_each(&mut see);
    let goals = if facts.is_solo() { 0 } else { goals(facts) };
    (0..goals).map(Choice::Claim).for_each(&mut see);
    (0..goals).map(Choice::Fund).for_each(&mut see);
    facts.each_open(seat, &WITH_ACTIONS, |id| {
        (0..card(id).actions.len() as u8).map(|which| Choice::Act { card: id, which }).for_each(&mut see);
    });
    Conversion::ALL.into_iter().map(Choice::Convert).for_each(&mut see);
    trades(facts).for_each(&mut see);
    lobbies(facts).for_each(&mut see);
    see(if taken == 0 { Choice::Pass } else { Choice::EndTurn });
}

/// Puts those of them that can be taken behind the offers, in that order: kind by kind, so that what speaks against all of
/// a kind is asked once.
pub(crate) fn list(facts: &Facts, seat: Seat, taken: u8, offers: &mut Vec<Choice>) {
    let player = &facts.players[seat];
    let end = if taken == 0 { Choice::Pass } else { Choice::EndTurn };
    if facts.first_action_due.contains(seat) {
        offers.extend([Choice::FirstAction, end]);
        return;
    }
    let terms = &Discounts::of(facts, seat);
    player.hand.each(|id| {
        if would_play::<Illegal>(facts, terms, seat, id, Playing::Alone).is_ok() {
            offers.push(Choice::Play(id));
        }
    });
    let can_use = |&project: &StandardProject| may_use::<Illegal>(facts, terms, seat, project).is_ok();
    offers.extend(StandardProject::ALL.into_iter().filter(can_use).map(Choice::Project));
    let goals = goals(facts);
    if can_pay_milestone(facts, terms, seat) {
        let can_claim = |&place: &u8| may_claim::<Illegal>(facts, terms, seat, place).is_ok();
        offers.extend((0..goals).filter(can_claim).map(Choice::Claim));
    }
    if can_pay_award(facts, terms, seat) {
        let can_fund = |&place: &u8| may_fund::<Illegal>(facts, terms, seat, place).is_ok();
        offers.extend((0..goals).filter(can_fund).map(Choice::Fund));
    }
    facts.each_open(seat, &WITH_ACTIONS, |id| {
        let actions = 0..card(id).actions.len() as u8;
        let can_act = |&which: &u8| may_act::<Illegal>(facts, terms, seat, id, which).is_ok();
        offers.extend(actions.filter(can_act).map(|which| Choice::Act { card: id, which }));
    });
    let can_convert = |&it: &Conversion| may_convert::<Illegal>(facts, terms, seat, it).is_ok();
    offers.extend(Conversion::ALL.into_iter().filter(can_convert).map(Choice::Convert));
    if facts.options.has(Switch::Colonies) {
        list_trades(facts, terms, seat, offers);
    }
    if facts.options.has(Switch::Turmoil)
        && may_lobby::<Illegal>(facts, terms, seat, Party::MarsFirst).is_ok()
    {
        offers.extend(lobbies(facts));
    }
    offers.push(end);
}

/// The trades that can be made: what can be paid with is the same for all tiles.
#[inline(never)]
fn list_trades(facts: &Facts, terms: &Discounts, seat: Seat, offers: &mut Vec<Choice>) {
    if facts.colonies.fleets_at_home(seat) == 0 {
        return;
    }
    let Some(first) = ports(facts).next() else { return };
    let stock = &facts.players[seat].stock;
    let can_pay = TRADE_PRICES.map(|(with, _)| {
        terms.trade(with).is_some_and(|price| stock[with] >= price)
            || terms.has_stand_in(with) && may_trade::<Illegal>(facts, terms, seat, first, with).is_ok()
    });
    if can_pay.contains(&true) {
        let paid =
            || TRADE_PRICES.into_iter().zip(can_pay).filter(|(_, can)| *can).map(|((with, _), _)| with);
        offers.extend(ports(facts).flat_map(|tile| paid().map(move |with| Choice::Trade { tile, with })));
    }
}

/// Every trade that there could be, tile by tile.
fn trades(facts: &Facts) -> impl Iterator<Item = Choice> {
    let tiles = facts.colonies.in_play();
    tiles.flat_map(|(tile, _)| TRADE_PRICES.map(|(with, _)| Choice::Trade { tile, with }))
}

/// A delegate for every party.
fn lobbies(facts: &Facts) -> impl Iterator<Item = Choice> + use<> {
    let parties = if facts.options.has(Switch::Turmoil) { &Party::ALL[..] } else { &[] };
    parties.iter().copied().map(Choice::Lobby)
}

/// How many milestones, and awards, there are to choose from.
fn goals(facts: &Facts) -> u8 {
    facts.milestones().count() as u8
}

/// Whether any milestone could be paid for.
fn can_pay_milestone(facts: &Facts, terms: &Discounts, seat: Seat) -> bool {
    facts.milestones.iter().flatten().count() < MOST_CLAIMED
        && afford::<Illegal>(facts, terms, seat, MILESTONE_PRICE, PaymentPurpose::Milestone(0)).is_ok()
}

/// Whether any award could be paid for.
fn can_pay_award(facts: &Facts, terms: &Discounts, seat: Seat) -> bool {
    AWARD_PRICES
        .get(facts.awards.len())
        .is_some_and(|&price| afford::<Illegal>(facts, terms, seat, price, PaymentPurpose::Award(0)).is_ok())
}

/// Whether an action can be taken.
pub(crate) fn permits<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    taken: u8,
    choice: Choice,
) -> Result<(), R> {
    // Passing is no action: the first one is then due in the next generation (Q-BASE-14).
    let is_due = facts.first_action_due.contains(seat);
    match choice {
        Choice::FirstAction if is_due => Ok(()),
        Choice::Play(_)
        | Choice::Project(_)
        | Choice::Claim(_)
        | Choice::Fund(_)
        | Choice::Act { .. }
        | Choice::Convert(_)
        | Choice::Trade { .. }
        | Choice::Lobby(_)
            if is_due =>
        {
            Err(R::of(|| Refusal::FirstActionDue))
        }
        Choice::Play(id) => may_play(facts, terms, seat, id),
        Choice::Project(project) => may_use(facts, terms, seat, project),
        Choice::Claim(place) => may_claim(facts, terms, seat, place),
        Choice::Fund(place) => may_fund(facts, terms, seat, place),
        Choice::Act { card, which } => may_act(facts, terms, seat, card, which),
        Choice::Convert(conversion) => may_convert(facts, terms, seat, conversion),
        Choice::Trade { tile, with } => may_trade(facts, terms, seat, tile, with),
        Choice::Lobby(party) => may_lobby(facts, terms, seat, party),
        Choice::Pass if taken == 0 => Ok(()),
        Choice::Pass => Err(R::of(|| Refusal::AlreadyActed)),
        Choice::EndTurn if taken > 0 => Ok(()),
        Choice::EndTurn => Err(R::of(|| Refusal::NothingDone)),
        _ => Err(R::of(|| Refusal::NotAnAnswer)),
    }
}

/// Whether a card can be played (BASE-PLAY-02).
pub(crate) fn may_play<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    id: CardId,
) -> Result<(), R> {
    if id.index() >= IDS || !facts.players[seat].hand.contains(id) {
        return Err(R::of(|| Refusal::NotInHand));
    }
    would_play(facts, terms, seat, id, Playing::Alone)
}

/// Whether this player could play a card now, were it in hand and the turn theirs: for whoever chooses cards.
///
/// # Errors
/// What speaks against it.
pub fn playable(facts: &Facts, seat: Seat, id: CardId) -> Result<(), Refusal> {
    would_play(facts, &Discounts::of(facts, seat), seat, id, Playing::Alone)
}

pub(super) fn would_play<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    id: CardId,
    playing: Playing,
) -> Result<(), R> {
    let card = card(id);
    let reader = CountContext::card(seat, id, CountPurpose::Limit);
    check::<R>(facts, reader, card.requirements, &terms.leeway)?;
    let price = terms.price(card);
    let goods = PaymentPurpose::Card(id);
    afford::<R>(facts, terms, seat, price, goods)?;
    let is_sure = || ALWAYS_POSSIBLE.contains(id) || are_sure(facts, seat, card.play);
    let is_paid =
        || is_untaxed(facts, terms, seat, id) || is_rich(facts, seat, terms.toll, card.play, price.into());
    if !terms.has_paying_cards() && is_paid() && is_sure() {
        return Ok(());
    }
    reckon_card(facts, terms, seat, id, playing)
}

/// Whether no rating that is taxed can rise by the play of a card.
fn is_untaxed(facts: &Facts, terms: &Discounts, seat: Seat, id: CardId) -> bool {
    terms.toll == 0 || !RAISES_RATING.contains(id) && !facts.opens_any(seat, &RAISES_RATING_LATER)
}

/// Whether what a card needs is there beside its price, with everything that may come of it on the way.
#[inline(never)]
fn reckon_card<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    id: CardId,
    playing: Playing,
) -> Result<(), R> {
    let mut ledger = Ledger::new(facts, seat).playing(playing);
    reckon_play::<R>(facts, terms, seat, id, &mut ledger)?;
    if is_untaxed(facts, terms, seat, id) && !ledger.hangs_on_areas() {
        return Ok(());
    }
    let price = terms.price(card(id));
    let goods = PaymentPurpose::Card(id);
    pays::<R>(facts, terms, seat, (price, goods), Begin::Bill(Price::money(price), goods))
}

/// Whether what is begun so can be paid with all that it sets off, on some way through it (Q-TURM-22).
#[inline(never)]
fn pays<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    (price, goods): (u16, PaymentPurpose),
    begin: Begin,
) -> Result<(), R> {
    if has_plenty(facts, seat) {
        return Ok(());
    }
    let has = worth(facts, seat) as i32;
    match cost(facts, seat, has, begin) {
        Some(cost) if cost.money <= has => Ok(()),
        Some(cost) => Err(R::of(|| shortage(facts, seat, terms, price, goods, cost.money))),
        None => Err(R::of(|| Refusal::NotAnAnswer)),
    }
}

fn reckon_play<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    id: CardId,
    ledger: &mut Ledger<'_>,
) -> Result<(), R> {
    let price = terms.price(card(id));
    let goods = PaymentPurpose::Card(id);
    ledger.owe(if terms.is_plain(goods) {
        price.into()
    } else {
        let purse = Wallet::of(facts, seat, terms, Resource::MegaCredits, goods, &SetAside::default());
        purse.least_of_unit(price)
    });
    ledger.play(id)?;
    let held = ledger.held_back();
    if held.is_nothing() {
        return Ok(());
    }
    affords(facts, seat, terms, Price::money(price), goods, &held)?;
    // What is asked beside the price, metal does not pay.
    Ok(ledger.covers()?)
}

fn may_use<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    project: StandardProject,
) -> Result<(), R> {
    if !facts.options.offers(project) {
        return Err(R::of(|| Refusal::NotAnAnswer));
    }
    if project == StandardProject::SellPatents {
        return if facts.players[seat].hand_size > 0 { Ok(()) } else { Err(R::of(|| Refusal::EmptyHand)) };
    }
    let price = terms.project(project);
    afford::<R>(facts, terms, seat, price, PaymentPurpose::Project(project))?;
    if terms.toll == 0 && SURE_PROJECTS[project as usize] {
        return Ok(());
    }
    let (price, goods) = (Price::money(price), PaymentPurpose::Project(project));
    can_do(facts, terms, seat, PROJECTS[project as usize].play, (price, goods), Begin::Bill(price, goods))
}

/// Whether steps that belong to no card can be carried out beside a price: a tile needs an area (Q-BASE-04).
fn can_do<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    steps: &'static [Effect],
    (price, goods): (Price, PaymentPurpose),
    begin: Begin,
) -> Result<(), R> {
    let owed = if price.unit == Resource::MegaCredits { price.amount } else { 0 };
    let is_taxed = terms.toll > 0 && !is_rich(facts, seat, terms.toll, steps, owed.into());
    if !is_taxed && are_sure(facts, seat, steps) {
        return Ok(());
    }
    let mut ledger = Ledger::new(facts, seat);
    reckon(&mut ledger, steps, price)?;
    if is_taxed || ledger.hangs_on_areas() {
        pays::<R>(facts, terms, seat, (owed, goods), begin)?;
    }
    Ok(())
}

/// Walks steps behind their price, with everything that may come of them on the way.
#[inline(never)]
fn reckon(ledger: &mut Ledger<'_>, steps: &'static [Effect], price: Price) -> Result<(), Refusal> {
    match price.unit {
        Resource::MegaCredits => ledger.owe(price.amount.into()),
        unit => ledger.spend_first(unit, price.amount),
    }
    ledger.walk_all(steps, Context::of(CardId::HIDDEN))?;
    ledger.covers()
}

/// Whether steps can be carried out as the table stands: productions that fall come first and not too low, each of another
/// resource, and for the rest it does not matter what came before.
fn are_sure(facts: &Facts, seat: Seat, steps: &[Effect]) -> bool {
    let production = &facts.players[seat].production;
    let mut fallen = 0_u8;
    let mut falls = true;
    steps.iter().all(|step| match *step {
        Effect::Produce(resource, Amount::Exactly(change)) if change < 0 => {
            let bit = 1 << resource as u8;
            let falls_first = falls && fallen & bit == 0;
            fallen |= bit;
            falls_first && production[resource] + i16::from(change) >= floor(resource)
        }
        _ => {
            falls = false;
            is_sure(facts, seat, step)
        }
    })
}

/// Whether a step can be carried out for certain, whatever comes before it that takes nothing away: then there is nothing
/// to reckon.
fn is_sure(facts: &Facts, seat: Seat, step: &Effect) -> bool {
    match *step {
        Effect::Place(tile, area) if facts.map().asking.is_empty() => fits_somewhere(facts, seat, tile, area),
        Effect::Settle(settling) => sites(facts, seat, settling).next().is_some(),
        // Where areas ask for something, it matters what is owed beside it, unless enough others are free.
        Effect::Place(tile, area) => fits_widely(facts, seat, tile, area, facts.map().asking),
        _ => step.is_always_possible(),
    }
}

/// Whether a step lowers a production for certain.
fn lowers(step: &Effect) -> bool {
    matches!(step, Effect::Produce(_, Amount::Exactly(..0)))
}

/// Whether the one thing that an action asks for at most is there; `None` where that is to be reckoned.
fn is_in_stock(facts: &Facts, terms: &Discounts, seat: Seat, id: CardId, action: &Action) -> Option<bool> {
    match *action.cost {
        [] => Some(true),
        [Effect::Pay(resource, Amount::Exactly(needs), metals)] => {
            let is_there = i32::from(facts.players[seat].stock[resource]) >= i32::from(needs);
            let may_be_helped = match resource {
                Resource::MegaCredits => !terms.is_plain(PaymentPurpose::cost(metals)),
                _ => terms.has_stand_in(resource),
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

pub(super) fn afford<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    price: u16,
    goods: PaymentPurpose,
) -> Result<(), R> {
    // M€ alone are what most prices are paid with.
    let has = facts.players[seat].stock[Resource::MegaCredits];
    if has >= price {
        return Ok(());
    }
    if terms.is_plain(goods) {
        return Err(R::of(|| short(Price::money(price), has.into(), iter::empty())));
    }
    affords(facts, seat, terms, Price::money(price), goods, &SetAside::default())
}

fn may_claim<R: LegalityError>(facts: &Facts, terms: &Discounts, seat: Seat, place: u8) -> Result<(), R> {
    if facts.is_solo() {
        return Err(R::of(|| Refusal::NotInSolo));
    }
    let milestone = facts.milestone(place).ok_or_else(|| R::of(|| Refusal::NotAnAnswer))?;
    if let Some(by) = facts.milestones[usize::from(place)] {
        return Err(R::of(|| Refusal::Taken { by }));
    }
    if facts.milestones.iter().flatten().count() >= MOST_CLAIMED {
        return Err(R::of(|| Refusal::AllTaken { most: MOST_CLAIMED as u8 }));
    }
    let now = count(facts, milestone.of, CountContext::seat(seat, CountPurpose::Milestone));
    let needs = i16::from(milestone.at_least);
    if now < needs {
        return Err(R::of(|| Refusal::TooLow { of: milestone.of, needs, now }));
    }
    afford(facts, terms, seat, MILESTONE_PRICE, PaymentPurpose::Milestone(place))
}

fn may_fund<R: LegalityError>(facts: &Facts, terms: &Discounts, seat: Seat, place: u8) -> Result<(), R> {
    may_fund_free(facts, place)?;
    let price = AWARD_PRICES[facts.awards.len().min(MOST_CLAIMED - 1)];
    afford(facts, terms, seat, price, PaymentPurpose::Award(place))
}

/// Whether an award can be funded, its price aside.
pub(super) fn may_fund_free<R: LegalityError>(facts: &Facts, place: u8) -> Result<(), R> {
    if facts.is_solo() {
        return Err(R::of(|| Refusal::NotInSolo));
    }
    if facts.award(place).is_none() {
        return Err(R::of(|| Refusal::NotAnAnswer));
    }
    if let Some(&(_, by)) = facts.awards.iter().find(|&&(award, _)| award == place) {
        return Err(R::of(|| Refusal::Taken { by }));
    }
    if facts.awards.len() >= MOST_CLAIMED {
        return Err(R::of(|| Refusal::AllTaken { most: MOST_CLAIMED as u8 }));
    }
    Ok(())
}

/// The awards that could be funded, their price aside, as bits by their places.
pub(super) fn open_awards(facts: &Facts) -> u8 {
    let open = (0..goals(facts)).filter(|&place| may_fund_free::<Illegal>(facts, place).is_ok());
    open.fold(0, |set, place| set | 1 << place)
}

fn may_act<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
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
    can_act(facts, terms, seat, id, (which, action), Playing::Alone)?;
    is_of_use(facts, terms, seat, id, action, Playing::Alone)
}

/// Whether this alternative of a card's action changes anything, or another one that can be taken: then any of them may be, a
/// useless one included (Q-BASE-34, Q-BASE-32).
fn is_of_use<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    id: CardId,
    action: &'static Action,
    playing: Playing,
) -> Result<(), R> {
    let is_useful = |(which, other): (u8, &'static Action)| {
        changes::<Illegal>(facts, seat, id, other).is_ok()
            && can_act::<Illegal>(facts, terms, seat, id, (which, other), playing).is_ok()
    };
    let has_another = || (0..).zip(card(id).actions).any(is_useful);
    changes(facts, seat, id, action).or_else(|why| if has_another() { Ok(()) } else { Err(why) })
}

#[expect(
    clippy::inline_always,
    reason = "most actions need nothing more, and this is asked of every card on the table"
)]
#[inline(always)]
fn can_act<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    id: CardId,
    (which, action): (u8, &'static Action),
    playing: Playing,
) -> Result<(), R> {
    let reader = CountContext::card(seat, id, CountPurpose::Limit);
    check::<R>(facts, reader, action.needs.as_slice(), &ByParameter::default())?;
    let is_untaxed = || terms.toll == 0 || !Effect::may_rate(action.gain);
    let is_paid = || is_untaxed() || is_rich(facts, seat, terms.toll, action.gain, money(action.cost).into());
    match is_in_stock(facts, terms, seat, id, action) {
        Some(true) if is_paid() && are_sure(facts, seat, action.gain) => Ok(()),
        Some(false) => Err(R::of(|| {
            let mut ledger = Ledger::new(facts, seat).playing(playing);
            reckon_action(&mut ledger, id, action).err().unwrap_or(Refusal::NotAnAnswer)
        })),
        _ => {
            let mut ledger = Ledger::new(facts, seat).playing(playing);
            reckon_action(&mut ledger, id, action)?;
            if is_paid() && !ledger.hangs_on_areas() {
                return Ok(());
            }
            let price = (money(action.cost), PaymentPurpose::cost(helping(action.cost)));
            pays::<R>(facts, terms, seat, price, Begin::Action(id, which))
        }
    }
}

/// What may help to pay the M€ of the one thing that an action asks for.
fn helping(cost: &'static [Effect]) -> &'static [Resource] {
    match *cost {
        [Effect::Pay(Resource::MegaCredits, _, metals)] => metals,
        _ => &[],
    }
}

/// Whether an action can be carried out, with everything that may come of it on the way.
#[inline(never)]
fn reckon_action(ledger: &mut Ledger<'_>, id: CardId, action: &'static Action) -> Result<(), Refusal> {
    ledger.walk_all(action.cost, Context::of(id))?;
    ledger.walk_all(action.gain, Context::of(id))?;
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
    let terms = Discounts::of(facts, seat);
    let can_act = |(which, action)| {
        can_act::<Illegal>(facts, &terms, seat, id, (which, action), Playing::Within).is_ok()
            && is_of_use::<Illegal>(facts, &terms, seat, id, action, Playing::Within).is_ok()
    };
    let open = (0..).zip(card(id).actions).filter(|&action| can_act(action));
    open.fold(0, |set, (which, _): (u8, _)| set | 1 << which)
}

fn may_convert<R: LegalityError>(
    facts: &Facts,
    terms: &Discounts,
    seat: Seat,
    conversion: Conversion,
) -> Result<(), R> {
    let resource = conversion.resource();
    let (needs, has) = (conversion_price(terms, conversion), facts.players[seat].stock[resource]);
    if has < needs {
        if !terms.has_stand_in(resource) {
            return Err(R::of(|| Refusal::TooFew { resource, needs, has }));
        }
        let (price, goods) =
            (Price { unit: resource, amount: needs }, PaymentPurpose::Conversion(conversion));
        affords::<R>(facts, seat, terms, price, goods, &SetAside::default())?;
    }
    if terms.toll == 0 && SURE_CONVERSIONS[conversion as usize] {
        return Ok(());
    }
    let price = (Price { unit: resource, amount: needs }, PaymentPurpose::Conversion(conversion));
    let begin = Begin::Conversion(conversion);
    can_do(facts, terms, seat, CONVERSIONS[conversion as usize].play, price, begin)
}

/// What an action of a turn costs this player, in M€ or in the resource that is converted; `None` for what has
/// no price.
pub fn price(facts: &Facts, seat: Seat, choice: Choice) -> Option<Price> {
    let terms = Discounts::of(facts, seat);
    match choice {
        Choice::Play(id) => Some(Price::money(terms.price(card(id)))),
        Choice::Project(StandardProject::SellPatents) => None,
        Choice::Project(project) => Some(Price::money(terms.project(project))),
        Choice::Claim(_) => Some(Price::money(MILESTONE_PRICE)),
        Choice::Fund(_) => AWARD_PRICES.get(facts.awards.len()).copied().map(Price::money),
        Choice::Convert(conversion) => {
            Some(Price { unit: conversion.resource(), amount: conversion_price(&terms, conversion) })
        }
        Choice::Trade { with, .. } => Some(Price { unit: with, amount: terms.trade(with)? }),
        Choice::Lobby(_) => Some(Price::money(lobby_price(facts, seat))),
        _ => None,
    }
}

/// M€ that are taxed for certain of the steps of rating that an action of a turn brings this player, beside its price
/// (TURM-PARTY-10): the least of all ways that it can go.
pub fn tax(facts: &Facts, seat: Seat, choice: Choice) -> u16 {
    if toll(facts, seat) == 0 {
        return 0;
    }
    let may_rate =
        |card: &Card| RAISES_RATING.contains(card.id) || facts.opens_any(seat, &RAISES_RATING_LATER);
    let begin = match choice {
        Choice::Play(id) if may_rate(card(id)) => Begin::Bought(PaymentPurpose::Card(id)),
        Choice::Project(project) => Begin::Bought(PaymentPurpose::Project(project)),
        Choice::Convert(conversion) => Begin::Bought(PaymentPurpose::Conversion(conversion)),
        Choice::Act { card: id, which }
            if card(id).actions.get(usize::from(which)).is_some_and(|it| Effect::may_rate(it.gain)) =>
        {
            Begin::Action(id, which)
        }
        _ => return 0,
    };
    cost(facts, seat, i32::MIN, begin).map_or(0, |cost| cost.tax)
}

/// How much of its resource a conversion takes.
pub(crate) fn conversion_price(terms: &Discounts, conversion: Conversion) -> u16 {
    u16::from(match conversion.resource() {
        Resource::Plants => terms.greenery,
        _ => CONVERSIONS[conversion as usize].cost,
    })
}

/// Whether plants can become greenery after the last production (BASE-END-02).
pub(crate) fn can_convert_plants(facts: &Facts, seat: Seat) -> bool {
    may_convert::<Illegal>(facts, &Discounts::of(facts, seat), seat, Conversion::Plants).is_ok()
}

/// Whether it hangs on the cards in hand if a corporation's first action can be done.
pub(crate) fn hangs_on_hand(facts: &Facts, seat: Seat) -> bool {
    let first = card(facts.players[seat].corporation).first;
    first.iter().any(|effect| effect.has(&mut |effect| matches!(effect, Effect::PlayNow { .. })))
}

/// Whether a corporation's first action can be done; if not, it is waived (Q-BASE-14).
pub(crate) fn can_do_first_action(facts: &Facts, seat: Seat) -> bool {
    let corporation = facts.players[seat].corporation;
    let first = card(corporation).first;
    let can_draw = first.iter().all(|effect| match effect {
        Effect::Draw(_) | Effect::DrawUntil(..) => facts.drawable(Pile::Projects) > 0,
        Effect::PlayPrelude(_) => facts.drawable(Pile::Preludes) > 0,
        _ => true,
    });
    can_draw && Ledger::new(facts, seat).walk_all(first, Context::of(corporation)).is_ok()
}

#[cfg(test)]
mod tests {
    use crate::mars::cards::{Amount, Effect, Kind, all};
    use crate::mars::judge::solvency::MOST_A_STEP;
    use crate::mars::state::maps::{ADDED, MAPS, Map, Track};
    use crate::words::Parameter;

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
