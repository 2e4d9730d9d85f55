//! The one forecast: a walk over the steps of a card or action with a small ledger. It alone says whether
//! they can be carried out and what the payment must hold back.

mod colonies;
mod planet;
mod verbs;

use super::colonies::can_trade;
use super::committee::can_move;
use super::copies::{copyable, is_production};
use super::preludes::{Playing, has_playable_within};
use super::reason::LegalityError;
use super::turn::{may_fund_free, open_awards, repeatable};
use super::wallet::{SetAside, Wallet};
use crate::kit::Seat;
use crate::mars::cards::{
    ALWAYS_POSSIBLE, Amount, Bound, CardId, Count, Effect, Kind, Requirement, SetBack, Source, card,
};
use crate::mars::cards::{ByTag, Tag};
use crate::mars::read::colonies::{raisable, tiles_left};
use crate::mars::read::count::{CountContext, amount_by, count, holds_by, tags};
use crate::mars::read::discounts::{Discounts, has_other_payers};
use crate::mars::read::metals::remembered;
use crate::mars::read::planet::happens_to_the_planet;
use crate::mars::read::targets;
use crate::mars::read::triggers::{TriggerEvent, each_heard};
use crate::mars::state::agenda::{Context, Root, Script};
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::{Facts, floor};
use crate::mars::state::maps::Hex;
use crate::mars::state::payer::Payer;
use crate::mars::state::piles::Pile;
use crate::mars::state::question::{PaymentPurpose, Refusal};
use crate::words::{ByParameter, ByResource, Resource};

/// What a player will have for certain after the steps walked so far.
pub(crate) struct Ledger<'g> {
    facts: &'g Facts,
    seat: Seat,
    /// Whose doing the steps are: this player's or nobody's.
    by: Option<Seat>,
    /// Whether nothing of them is done but changes of production.
    walks: Walks,
    /// Resources come in or gone, without the price.
    balance: ByResource<i32>,
    /// The deepest each balance went below 0: what the payment must leave.
    held_back: SetAside,
    pub(super) production: ByResource<i16>,
    tags: ByTag<u8>,
    levels: ByParameter<i8>,
    rating: i16,
    /// How many cards are in hand at the least.
    hand: u16,
    /// Tiles placed on the way, of which the areas are not known.
    placed: u32,
    /// The area of the tile just placed, where it is known.
    built: Option<Hex>,
    /// Whether resources may have come on the way: they can open alternatives that were closed.
    has_brought: bool,
    /// Whether something was asked on the way: what waits behind it may be put first.
    has_asked: bool,
    /// The colony tiles of which one is settled on the way, as bits: what it brings may be needed.
    hoped: u16,
    /// A card that is live but not yet on the table.
    live: CardId,
    /// M€ that steps ask for, and what for.
    price: u16,
    goods: PaymentPurpose,
    /// M€ that are owed beside the steps.
    due: u32,
    /// Whether a tile may have to go where the area asks for M€.
    hangs_on_areas: bool,
    playing: Playing,
}

/// Which of the steps that are walked are carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walks {
    Everything,
    /// Changes of production alone: a production box is repeated.
    Production,
}

impl Walks {
    fn of(root: Root) -> Self {
        if root == Root::Production { Self::Production } else { Self::Everything }
    }
}

impl<'g> Ledger<'g> {
    pub(crate) fn new(facts: &'g Facts, seat: Seat) -> Self {
        let player = &facts.players[seat];
        Self {
            facts,
            seat,
            by: Some(seat),
            walks: Walks::Everything,
            balance: ByResource::default(),
            held_back: SetAside::default(),
            production: player.production,
            tags: player.tags,
            levels: facts.levels,
            rating: player.rating,
            hand: player.hand_size,
            placed: 0,
            built: None,
            has_brought: false,
            has_asked: false,
            hoped: 0,
            live: CardId::HIDDEN,
            price: 0,
            goods: PaymentPurpose::Cost(0),
            due: 0,
            hangs_on_areas: false,
            playing: Playing::Alone,
        }
    }

    /// What is played is played so.
    pub(crate) const fn playing(mut self, playing: Playing) -> Self {
        self.playing = playing;
        self
    }

    /// What the payment must leave: resources, and the M€ that the steps walked ask for, however they are paid.
    pub(crate) fn held_back(&self) -> SetAside {
        SetAside { money: self.asked(), ..self.held_back.clone() }
    }

    /// M€ that the steps walked ask for; the tax on steps of rating and what areas ask for are none of these.
    pub(crate) fn asked(&self) -> u32 {
        self.price.into()
    }

    /// Whether a tile of the steps walked may have to go where the area asks for M€.
    pub(crate) const fn hangs_on_areas(&self) -> bool {
        self.hangs_on_areas
    }

    /// Plays a card from hand, once paid for: its tags count, it listens, its steps and then the player's
    /// own triggers run.
    pub(crate) fn play(&mut self, id: CardId) -> Result<(), Refusal> {
        let card = card(id);
        self.live = id;
        self.hand -= u16::from(self.facts.players[self.seat].hand.contains(id)).min(self.hand);
        for &tag in card.tags {
            self.tags[tag] = self.tags[tag].saturating_add(1);
        }
        let waiting = self.walk(card.play, Context::of(id))?;
        self.hear(self.by, TriggerEvent::Card(id));
        self.settle(waiting, card.play, Context::of(id))
    }

    /// Walks steps in their order. A price in kind that cannot be paid yet waits for the rest: its places
    /// come back as bits.
    pub(crate) fn walk(&mut self, steps: &'static [Effect], context: Context) -> Result<u16, Refusal> {
        let mut waiting = 0;
        for (place, effect) in steps.iter().enumerate() {
            if self.can_pay(effect, context) {
                self.step(effect, context)?;
            } else {
                waiting |= 1 << place;
            }
        }
        Ok(waiting)
    }

    /// Walks the steps that waited.
    fn settle(&mut self, waiting: u16, steps: &'static [Effect], context: Context) -> Result<(), Refusal> {
        for (place, effect) in steps.iter().enumerate() {
            if waiting & (1 << place) != 0 {
                self.step(effect, context)?;
            }
        }
        Ok(())
    }

    /// Walks steps that nobody chose to take, of a trigger or a bonus.
    fn walk_given(&mut self, steps: &'static [Effect], context: Context) {
        for effect in steps {
            self.given(effect, context);
        }
    }

    /// One of these: what cannot be done is left out, and a price in kind is paid as far as there is something.
    pub(crate) fn given(&mut self, effect: &'static Effect, context: Context) {
        if self.leaves_out(effect) {
            return;
        }
        match *effect {
            Effect::Produce(resource, amount) => {
                let lowest = floor(resource) - self.production[resource];
                let change = self.amount(amount, context).max(lowest.min(0));
                self.produce(resource, change);
            }
            // Whether it is still there once the price is paid is not known.
            Effect::Pay(..) => self.has_brought = true,
            _ => _ = self.step(effect, context),
        }
    }

    /// Walks all steps, none of which may wait.
    pub(crate) fn walk_all(&mut self, steps: &'static [Effect], context: Context) -> Result<(), Refusal> {
        steps.iter().try_for_each(|effect| self.step(effect, context).map(|_| ()))
    }

    /// Whether nothing comes of the step: nobody does it, or it is no part of a production box that is repeated.
    fn leaves_out(&self, effect: &'static Effect) -> bool {
        self.by.is_none() && !happens_to_the_planet(effect)
            || self.walks == Walks::Production && !is_production(effect)
    }

    fn can_pay(&self, effect: &Effect, context: Context) -> bool {
        let Some((resource, amount)) = effect.price() else { return true };
        let needs = i32::from(self.amount(amount, context));
        // M€ are asked for with all that is owed.
        resource == Resource::MegaCredits
            || self.stock(resource) >= needs
            || has_other_payers(self.facts, self.seat) && self.purse(resource).covers(needs as u16).is_ok()
    }

    fn stock(&self, resource: Resource) -> i32 {
        i32::from(self.facts.players[self.seat].stock[resource]) + self.balance[resource]
    }

    /// One step. `Ok(true)`: it is certain to be done.
    pub(crate) fn step(&mut self, effect: &'static Effect, context: Context) -> Result<bool, Refusal> {
        let is_done = self.take_step(effect, context)?;
        self.has_asked |= !is_done;
        Ok(is_done)
    }

    fn take_step(&mut self, effect: &'static Effect, context: Context) -> Result<bool, Refusal> {
        let seat = self.seat;
        if self.leaves_out(effect) {
            return Ok(true);
        }
        match *effect {
            Effect::Gain(resource, amount) => {
                let gained = self.amount(amount, context).max(0);
                self.gain(resource, gained);
            }
            Effect::Pay(Resource::MegaCredits, amount, metals) => {
                let amount = self.amount(amount, context).max(0) as u16;
                self.price += amount;
                self.goods = PaymentPurpose::cost(metals);
            }
            Effect::Pay(resource, amount, _) => return self.pay(resource, amount, context).map(|()| true),
            Effect::Produce(resource, amount) => {
                let change = self.amount(amount, context);
                let now = self.production[resource];
                if change < 0 && now + change < floor(resource) {
                    self.hope_for(resource, floor(resource) - now - change)
                        .map_err(|()| Refusal::ProductionTooLow { resource, falls: -change, now })?;
                }
                self.produce(resource, change);
            }
            // A mine whose tile was skipped remembers no metal.
            Effect::ProduceMetal(_)
                if self.walks == Walks::Production && remembered(self.facts, context.card) == 0 =>
            {
                return Err(Refusal::NothingToCopy);
            }
            Effect::ProduceMetal(amount) => return Ok(self.produce_metal(amount)),
            Effect::ProduceLowest(amount) => return Ok(self.produce_lowest(amount)),
            Effect::ClaimLand
            | Effect::Remove(..)
            | Effect::OthersDraw(_)
            | Effect::Look(..)
            | Effect::Reveal(_)
            | Effect::DrawUntil(..)
            | Effect::MayDiscard
            | Effect::SetBack(SetBack::RemoveOcean) => return Ok(false),
            Effect::Draw(cards) => {
                let cards = self.amount(cards, context).max(0).unsigned_abs();
                self.hand += usize::from(cards).min(self.facts.drawable(Pile::Projects)) as u16;
                return Ok(false);
            }
            Effect::Discard => {
                self.hand = self.hand.checked_sub(1).ok_or(Refusal::NothingToDiscard)?;
                return Ok(false);
            }
            Effect::PlayNow { discount, leeway } => {
                self.has_brought = true;
                let can_play = self.playing == Playing::Alone
                    && has_playable_within(&self.as_it_stands(), seat, (discount, leeway));
                return if can_play { Ok(false) } else { Err(Refusal::NothingToPlay) };
            }
            Effect::RepeatAction => {
                self.has_brought = true;
                let facts = self.as_it_stands();
                let can_repeat = repeatable(&facts, seat).next().is_some();
                return if can_repeat { Ok(false) } else { Err(Refusal::NothingToRepeat) };
            }
            Effect::FundAward => {
                let has_none = open_awards(self.facts) == 0;
                let refusal = || may_fund_free(self.facts, 0).err().unwrap_or(Refusal::NotAnAnswer);
                return if has_none { Err(refusal()) } else { Ok(false) };
            }
            Effect::Settle(settling) => return self.settle_somewhere(settling).map(|()| false),
            Effect::Trade => {
                self.has_brought = true;
                return can_trade(self.facts, seat).map(|()| false);
            }
            Effect::OpenColony => {
                return tiles_left(self.facts).next().map(|_| false).ok_or(Refusal::NoTileLeft);
            }
            Effect::ShiftColonies => {
                return raisable(self.facts).next().map(|_| false).ok_or(Refusal::NothingToShift);
            }
            Effect::ColonyBonuses => {
                self.colony_bonuses();
                return Ok(false);
            }
            Effect::Delegates(motion) => return can_move(self.facts, seat, motion).map(|()| false),
            Effect::Fleet(_) | Effect::NextCardDiscount { .. } => {}
            Effect::Lose(resource, amount) => {
                let lost = i32::from(self.amount(amount, context).max(0)).min(self.stock(resource).max(0));
                self.spend(Payer::Stock(resource), lost as u16);
            }
            Effect::SetBack(SetBack::Lower(parameter, steps)) => {
                (0..steps).for_each(|_| self.lower(parameter));
            }
            Effect::Steal(..) | Effect::MayChoose(_) | Effect::PlayPrelude(_) | Effect::GainAny(_) => {
                self.has_brought = true;
                return Ok(false);
            }
            Effect::Reduce(resource, needs) => return self.reduce(resource, needs).map(|()| false),
            Effect::CopyProduction(tag) => {
                let mut sources = copyable(self.facts, seat, tag, Some(self));
                return if sources.next().is_some() { Ok(false) } else { Err(Refusal::NothingToCopy) };
            }
            Effect::Raise(parameter, steps) => {
                for _ in 0..steps {
                    self.raise(parameter);
                }
            }
            Effect::Rate(amount) => {
                let change = self.amount(amount, context);
                self.rate(change);
            }
            Effect::Place(tile, area) => return self.place(tile, area),
            Effect::Add(stored, _, holder) => return Ok(self.add(stored, holder, context)),
            Effect::Take(kind, amount, Source::This) => {
                let (needs, has) = (self.needs(amount, context), self.on_card(context.card));
                if has < needs {
                    return Err(Refusal::TooFewOnCard { what: kind, needs, has });
                }
                self.held_back.hold(context.card, needs);
            }
            Effect::Take(kind, amount, source @ (Source::Own | Source::Anyone)) => {
                return self.take(kind, self.needs(amount, context), source).map(|()| false);
            }
            Effect::Choose(lists) => {
                let mut open = lists.iter().filter(|list| self.is_open(list, context));
                if let (Some(only), None) = (open.next(), open.next()) {
                    self.walk_all(only, context)?;
                }
                self.has_brought = true;
                return Ok(false);
            }
            Effect::ChooseAmount(of, _) => {
                return if self.count(of, context) > 0 {
                    Ok(false)
                } else {
                    Err(Refusal::NothingToChoose { of })
                };
            }
            Effect::If(condition, then, otherwise) => {
                let list = if self.holds(condition, context) { then } else { otherwise };
                self.walk_all(list, context)?;
            }
            Effect::Then(step, next) => {
                if !self.step(step, context)? {
                    return Ok(false);
                }
                self.walk_all(next, context)?;
            }
        }
        Ok(true)
    }

    /// Whether one of several lists may be chosen: what it costs can be paid and what it must do can be done. One that then
    /// does nothing may be chosen too (Q-BASE-32).
    pub(crate) fn is_open(&self, list: &'static [Effect], context: Context) -> bool {
        let mut fork = self.fork();
        let mut aimed = list.iter().filter(|effect| targets::names_its_target(effect));
        aimed.all(|effect| targets::finds_target(self.facts, self.seat, effect, context))
            && fork.walk_all(list, context).and_then(|()| fork.covers()).is_ok()
    }

    /// A copy of the ledger, to walk something that may not come.
    fn fork(&self) -> Ledger<'g> {
        Ledger { held_back: self.held_back.clone(), ..*self }
    }

    /// The table after the steps walked, as far as it matters for a card that is then played.
    fn as_it_stands(&self) -> Facts {
        let mut facts = self.facts.clone();
        facts.levels = self.levels;
        let owed = self.asked() + self.due;
        let player = &mut facts.players[self.seat];
        player.stock = ByResource(Resource::ALL.map(|resource| {
            let owed = if resource == Resource::MegaCredits { owed.min(i32::MAX as u32) as i32 } else { 0 };
            (self.stock(resource) - owed).clamp(0, u16::MAX.into()) as u16
        }));
        player.production = self.production;
        player.tags = self.tags;
        player.rating = self.rating;
        if self.live != CardId::HIDDEN {
            player.hand_size -= u16::from(player.hand.contains(self.live));
            player.hand.remove(self.live);
            player.played.insert(self.live);
        }
        facts
    }

    /// Walks steps as those of this root are done: of a card whose production box is repeated nothing else.
    pub(crate) fn as_root<T>(&mut self, root: Root, walk: impl FnOnce(&mut Self) -> T) -> T {
        let before = core::mem::replace(&mut self.walks, Walks::of(root));
        let walked = walk(self);
        self.walks = before;
        walked
    }

    /// Walks what this player or nobody does.
    pub(crate) fn done_by(&mut self, doer: Option<Seat>, walk: impl FnOnce(&mut Self)) {
        let before = core::mem::replace(&mut self.by, doer);
        walk(self);
        self.by = before;
    }

    /// Owes M€ beside the steps.
    pub(crate) const fn owe(&mut self, money: u32) {
        self.due += money;
    }

    /// Pays so much of a resource before any step is walked, as far as it is there.
    pub(crate) fn spend_first(&mut self, resource: Resource, amount: u16) {
        let has = self.facts.players[self.seat].stock[resource];
        self.spend(Payer::Stock(resource), amount.min(has));
    }

    /// Runs the player's own triggers that certainly fire when `by` (`None`: nobody) makes this happen.
    pub(crate) fn hear(&mut self, by: Option<Seat>, happening: TriggerEvent) {
        let (facts, seat, live) = (self.facts, self.seat, self.live);
        each_heard(facts, seat, by, live, happening, |heard| {
            let steps = Script::of_card(heard.card, Root::Trigger(heard.trigger)).effects();
            let context =
                Context { card: heard.card, given: happening.given(), occasion: CountPurpose::Trigger };
            for _ in 0..heard.times {
                self.done_by(Some(seat), |ledger| ledger.walk_given(steps, context));
            }
        });
    }

    fn amount(&self, amount: Amount, context: Context) -> i16 {
        amount_by(amount, |of| self.count(of, context))
    }

    fn count(&self, of: Count, context: Context) -> i16 {
        match of {
            Count::Tags(tag) => tags(&self.tags, tag, context.occasion),
            Count::Production(resource) => self.production[resource],
            Count::Stock(resource) => self.stock(resource).clamp(0, i32::from(i16::MAX)) as i16,
            Count::Track(parameter) => i16::from(self.levels[parameter]),
            Count::Rating => self.rating,
            Count::RatingSets(over) => (self.rating - i16::from(over)).max(0) / 5,
            Count::Chosen => context.given.number() as i16,
            Count::TagsOfAll(tag) => {
                tags(&self.tags, tag, context.occasion) + self.count(Count::OpponentsTags(tag), context)
            }
            Count::Tagless => {
                let live = card(self.live);
                let is_new = !self.facts.players[self.seat].played.contains(self.live);
                let shows_none = live.tags.is_empty() && live.kind != Kind::Event;
                count(self.facts, of, CountContext::of(self.seat, context))
                    + i16::from(self.live != CardId::HIDDEN && is_new && shows_none)
            }
            Count::OpponentsTags(_)
            | Count::Colonies(_)
            | Count::Tiles(..)
            | Count::BesideThis(_)
            | Count::ResourcesHere
            | Count::EventsOfAll
            | Count::Hand
            | Count::RatingRaised
            | Count::Influence
            | Count::Rank(_)
            | Count::InPower(_)
            | Count::Leads
            | Count::Chair(_)
            | Count::Parties
            | Count::Goal(_) => count(self.facts, of, CountContext::of(self.seat, context)),
        }
    }

    /// How many must be taken off a card.
    fn needs(&self, amount: Amount, context: Context) -> u8 {
        needed_on_card(self.amount(amount, context))
    }

    fn holds(&self, requirement: Requirement, context: Context) -> bool {
        holds_by(requirement, context.occasion, |of, occasion| {
            self.count(of, Context { occasion, ..context })
        })
    }

    /// Whether the M€ that the steps ask for and those owed beside them can be paid, beside what is held back.
    pub(crate) fn covers(&self) -> Result<(), Refusal> {
        let owed = self.asked() + self.due;
        if owed == 0 {
            return Ok(());
        }
        let (facts, seat, unit) = (self.facts, self.seat, Resource::MegaCredits);
        // M€ alone are what most prices are paid with.
        let plain = facts.players[seat].stock[unit].saturating_sub(self.held_back.stock[unit]);
        if owed <= plain.into() {
            return Ok(());
        }
        let terms = Discounts::of(facts, seat);
        let purse = Wallet::of(facts, seat, &terms, unit, self.goods, &self.held_back);
        purse.covers(owed.min(u32::from(u16::MAX)) as u16)
    }

    /// The productions as they stand after the steps walked.
    pub(crate) const fn production(&self) -> &ByResource<i16> {
        &self.production
    }
}

/// How many must be taken off one card, where so many are asked for: none has more than fit there.
pub(crate) fn needed_on_card(amount: i16) -> u8 {
    amount.clamp(0, u8::MAX.into()) as u8
}

/// What a payment must leave for the rest of what is bought, tax and prices of areas aside; whether it may hang on what areas ask for.
pub(crate) fn held_back(
    facts: &Facts,
    seat: Seat,
    terms: &Discounts,
    goods: PaymentPurpose,
) -> (SetAside, bool) {
    match goods {
        PaymentPurpose::Card(id) if !ALWAYS_POSSIBLE.contains(id) || terms.has_paying_cards() => {
            let mut ledger = Ledger::new(facts, seat);
            match ledger.play(id) {
                Ok(()) => (ledger.held_back(), ledger.hangs_on_areas()),
                Err(_) => Default::default(),
            }
        }
        PaymentPurpose::Card(_)
        | PaymentPurpose::Project(_)
        | PaymentPurpose::Milestone(_)
        | PaymentPurpose::Award(_)
        | PaymentPurpose::Dealt(_)
        | PaymentPurpose::Cards(_)
        | PaymentPurpose::Cost(_)
        | PaymentPurpose::Trade(_)
        | PaymentPurpose::Lobby(_)
        | PaymentPurpose::Toll(_)
        | PaymentPurpose::Conversion(_) => Default::default(),
    }
}

/// Whether all requirements hold, those on a parameter with this much leeway. Each wild tag stands in for one missing
/// tag (WILD-04).
#[expect(
    clippy::inline_always,
    reason = "most cards ask for nothing, and this is asked of every card in hand"
)]
#[inline(always)]
pub(crate) fn check<R: LegalityError>(
    facts: &Facts,
    reader: CountContext,
    all: &[Requirement],
    leeway: &ByParameter<u8>,
) -> Result<(), R> {
    if all.is_empty() { Ok(()) } else { check_each(facts, reader, all, leeway) }
}

fn check_each<R: LegalityError>(
    facts: &Facts,
    reader: CountContext,
    all: &[Requirement],
    leeway: &ByParameter<u8>,
) -> Result<(), R> {
    let mut wild = i16::from(facts.players[reader.seat].tags[Tag::Wild]);
    all.iter().try_for_each(|requirement| {
        let of = requirement.of;
        let now = count(facts, of, reader);
        let moved = |bound: i8, way: i16| match of {
            Count::Track(parameter) if leeway[parameter] > 0 => {
                let (bound, steps) = (i16::from(bound), way * i16::from(leeway[parameter]));
                facts.track(parameter).map_or(bound, |track| track.moved(bound, steps))
            }
            _ => i16::from(bound),
        };
        match requirement.bound {
            Bound::AtLeast(bound) => {
                let needs = moved(bound, -1);
                let stand_in = if matches!(of, Count::Tags(_)) { (needs - now).clamp(0, wild) } else { 0 };
                wild -= stand_in;
                let now = now + stand_in;
                if now >= needs { Ok(()) } else { Err(R::of(|| Refusal::TooLow { of, needs, now })) }
            }
            Bound::AtMost(bound) => {
                let allows = moved(bound, 1);
                if now <= allows { Ok(()) } else { Err(R::of(|| Refusal::TooHigh { of, allows, now })) }
            }
        }
    })
}
