//! The question on top of the agenda and everything that may answer it: the one enumeration that
//! `choices`, `allows` and `play` narrow.

use super::actions;
use super::afford::are_sure;
use super::areas::{areas_in_kind, missing};
use super::can::{Ledger, RestOfPlay};
use super::colonies;
use super::committee;
use super::copies::{copyable, is_production};
use super::goals;
use super::offers::{Ask, Decline, Neutral, Offers, Taking};
use super::order;
use super::preludes::{playable_now, refuse_now};
use super::purchase::ask_purchase;
use super::sealed;
use super::solvency;
use super::turn;
use super::wallet::Wallet;
use crate::kit::Seat;
use crate::mars::cards::{Asked, CardSet, DelegateMove, Effect, Removable, Resource, Source, Victim};
use crate::mars::read::areas::{claimable, fitting, refuse, refuse_claim};
use crate::mars::read::colonies::{ports, raisable, tiles_left, trade_steps};
use crate::mars::read::count::{self, CountContext, count, lowest};
use crate::mars::read::discounts::{Discounts, card_price};
use crate::mars::read::metals::metals;
use crate::mars::read::planet::changes_the_planet;
use crate::mars::read::targets;
use crate::mars::state::agenda::{Removal, Root, Steps, Task};
use crate::mars::state::committee::Delegate;
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::maps::HexSet;
use crate::mars::state::payer::{Payer, Price};
use crate::mars::state::question::{CardZone, Choice, Helps, PaymentPurpose, Refusal, Why};

/// A bit for each resource, by its place on the player board.
const EVERY_RESOURCE: u8 = (1 << Resource::ALL.len()) - 1;

impl Mars {
    /// What this seat is asked now.
    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        let task = self.agenda.last()?;
        match task.seat() {
            None => sealed::ask(&self.facts, *task, self.slots[seat], seat),
            Some(owner) if owner == seat => self.ask_task(task),
            Some(_) => None,
        }
    }

    /// What a task asks of its seat; `None` where it asks nothing.
    pub(crate) fn ask_task(&self, task: &Task) -> Option<Ask> {
        let facts = &self.facts;
        match *task {
            Task::Turn { taken, .. } => Some(Ask::must(Offers::Turn { taken }, Why::Turn { taken })),
            Task::Convert { .. } => Some(Ask::may(Offers::Conversion, Why::Conversion)),
            Task::Bill { seat, price, asked, goods } => ask_payment(self, seat, price, asked?, goods),
            Task::Steps(steps) => self.ask_step(&steps, steps.effect()?),
            Task::HowMany { seat, cut, most } => Some(self.ask_how_many(seat, cut, most)),
            Task::Keeping { seat, left, above } => {
                let cards = &facts.players[seat].dealt;
                let places = cards
                    .iter()
                    .enumerate()
                    .filter(|&(place, &id)| id > above && cards.len() - place >= usize::from(left));
                let offered = places.map(|(_, &id)| id).collect();
                let taking = Taking::Run(left, left, CardZone::Dealt);
                Some(Ask::must(Offers::Cards(offered, taking), Why::Keep { left }))
            }
            Task::Buying { seat, above } => {
                let dealt = facts.players[seat].dealt.iter().copied();
                let may_spend = sealed::wallet(facts, seat).worth().saturating_sub(self.due(seat));
                let budget = (card_price(facts, seat), may_spend);
                Some(ask_purchase(dealt.filter(|&id| id > above), budget, 0))
            }
            Task::Selling { seat, above, sold } => {
                let hand = facts.players[seat].hand.above(above);
                let taking = |least| Taking::Run(least, hand.len() as u8, CardZone::Hand);
                Some(match sold {
                    0 => Ask::must(Offers::Cards(hand, taking(1)), Why::Sell),
                    _ => Ask::may(Offers::Cards(hand, taking(0)), Why::Sell),
                })
            }
            Task::Again { seat, card } => {
                let open = Offers::Options(actions::open_actions(facts, seat, card));
                Some(Ask::must(open, Why::Again { card }))
            }
            Task::Approach { seat, tile } => {
                let most = trade_steps(facts, seat, &facts.colonies.on(tile));
                Some(Ask::must(Offers::Amounts(0, most.into()), Why::Approach { tile }))
            }
            Task::Trade { seat, tile, left } => {
                let left = colonies::left_of(facts, tile, left);
                let first = colonies::next_of(facts, seat, tile, left).err()?;
                Some(Ask::must(Offers::Options(first), Why::Traded { tile }))
            }
            Task::Lower { raised, .. } => {
                let tiles = colonies::lowerable(facts, raised);
                Some(Ask::must(Offers::Holders(tiles, Neutral::Absent), Why::Lower { raised }))
            }
            Task::Recall { party, .. } => {
                let whose = Offers::Options(facts.committee.recallable(party));
                Some(Ask::must(whose, Why::Recall { party }))
            }
            Task::CloseColony { .. } => {
                let tiles = facts.colonies.in_play().map(|(tile, _)| tile).collect();
                Some(Ask::must(Offers::Holders(tiles, Neutral::Absent), Why::Close))
            }
            Task::Prelude { seat, drawn } => {
                let player = &facts.players[seat];
                let (cards, from) = if drawn {
                    (&player.dealt[..], CardZone::Dealt)
                } else {
                    (&player.preludes[..], CardZone::Preludes)
                };
                let offered = cards.iter().copied().collect();
                Some(Ask::must(Offers::Cards(offered, Taking::One(from)), Why::Prelude { drawn }))
            }
            Task::Setup
            | Task::Draft
            | Task::Research
            | Task::RevealCorporation { .. }
            | Task::Preludes
            | Task::ResolveInner { .. }
            | Task::TakeCards { .. }
            | Task::Bought { .. }
            | Task::AfterPlay
            | Task::FlipEvent { .. }
            | Task::Actions
            | Task::Generation
            | Task::Bonus { .. }
            | Task::Colonies
            | Task::Committee { .. }
            | Task::Produced
            | Task::Over => None,
        }
    }

    /// What a step asks; `None` where it asks nothing, because there is nothing to choose or because what is counted for it comes
    /// to nothing. What leaves too little for the rest of the play is no answer.
    pub(crate) fn ask_step(&self, steps: &Steps, effect: &'static Effect) -> Option<Ask> {
        self.ask_step_for(steps, effect, usize::MAX)
    }

    /// What a step asks. The search for answers that leave enough for the rest of the play ends once it has found `enough` of them.
    pub(crate) fn ask_step_for(&self, steps: &Steps, effect: &'static Effect, enough: usize) -> Option<Ask> {
        // Most steps ask nothing.
        let asked = effect.asks()?;
        let mut found = self.ask_freely(steps, effect, asked);
        let ask = found.as_mut()?;
        let comes_to_something = effect.amount().is_none_or(|of| {
            count::amount(&self.facts, of, CountContext::of(steps.seat, steps.context())) > 0
        });
        if !comes_to_something {
            return None;
        }
        self.leave_out_unpayable(steps, effect, ask, enough);
        found
    }

    /// What a step asks of somebody who has M€ enough.
    fn ask_freely(&self, steps: &Steps, effect: &'static Effect, asked: Asked) -> Option<Ask> {
        let (facts, seat) = (&self.facts, steps.seat);
        let why = Why::Effect { card: steps.script.card, effect: *effect };
        let context = steps.context();
        if steps.script.root == Root::Production && !is_production(effect) {
            return None;
        }
        if let Effect::Then(step, _) = effect {
            return self.ask_freely(steps, step, asked);
        }
        let any_of_hand = || Offers::Cards(facts.players[seat].hand, Taking::One(CardZone::Hand));
        match asked {
            Asked::Area(tile, area) => {
                let open = areas_in_kind(facts, seat, tile, area);
                Some(Ask::must(Offers::Spaces(open, Some((tile, area))), why))
            }
            Asked::Claim => Some(Ask::must(Offers::Spaces(claimable(facts), None), why)),
            Asked::Reduced(resource, needs) => Some(Ask::must(
                Offers::Players(targets::producers(facts, resource, needs), Neutral::of(facts)),
                why,
            )),
            Asked::Copied(tag) => {
                let after = order::after_to_come(self, seat);
                let cards = copyable(facts, seat, tag, Some(&after)).collect();
                Some(Ask::must(Offers::Holders(cards, Neutral::Absent), why))
            }
            Asked::Metal(_) => {
                let shown = metals(facts, steps);
                (shown.count_ones() > 1).then_some(Ask::must(Offers::Options(shown), why))
            }
            Asked::Removed(what, _, from) => Some(Ask::may(removals(facts, steps, what, from), why)),
            Asked::Stolen(resource, _) => {
                let from = Offers::Players(targets::victims(facts, seat, resource), Neutral::of(facts));
                Some(Ask::may(from, why))
            }
            Asked::Delegates(motion) => {
                let is_possible = committee::can_move(facts, seat, motion).is_ok()
                    || matches!(motion, DelegateMove::Send(_))
                        && facts.committee.free(Delegate::Of(seat)) > 0;
                let open = if is_possible { committee::parties(facts, motion) } else { 0 };
                Some(Ask::must(Offers::Options(open), why))
            }
            Asked::AnyResource(of) => {
                let left = targets::left_of_any(facts, steps, of);
                (left > 0).then_some(Ask::must(Offers::Options(EVERY_RESOURCE), why))
            }
            Asked::Dried => {
                let oceans = if facts.has_all_oceans() { HexSet::NONE } else { facts.board.oceans };
                Some(Ask::must(Offers::Spaces(oceans, None), why))
            }
            Asked::Receiver(stored, _, holder) => {
                let cards = targets::holders(facts, seat, stored, holder, context);
                Some(Ask::must(Offers::Holders(cards, Neutral::Absent), why))
            }
            Asked::Giver(kind, amount, source) => {
                let needs =
                    targets::needed_on_card(count::amount(facts, amount, CountContext::of(seat, context)));
                Some(Ask::must(
                    match source {
                        Source::Anyone => {
                            let cards = targets::sources(facts, seat, kind, needs).collect();
                            Offers::Holders(cards, Neutral::of(facts))
                        }
                        Source::This | Source::Own => {
                            let cards = targets::own_sources(facts, seat, kind, needs).collect();
                            Offers::Holders(cards, Neutral::Absent)
                        }
                    },
                    why,
                ))
            }
            Asked::Lowest(_) => {
                let lowest = lowest(&facts.players[seat].production);
                (lowest.count_ones() > 1).then_some(Ask::must(Offers::Options(lowest), why))
            }
            Asked::Played { discount, leeway } => {
                let cards = playable_now(facts, seat, (discount, leeway));
                Some(Ask::must(Offers::Cards(cards, Taking::One(CardZone::Hand)), why))
            }
            Asked::Repeated => {
                let cards = actions::repeatable(facts, seat).collect();
                Some(Ask::must(Offers::Holders(cards, Neutral::Absent), why))
            }
            Asked::Settled(settling) => {
                let tiles = colonies::sites_leaving(self, steps, settling);
                Some(Ask::must(Offers::Holders(tiles, Neutral::Absent), why))
            }
            Asked::Traded => {
                let tiles = if colonies::can_trade(facts, seat).is_ok() {
                    ports(facts).collect()
                } else {
                    CardSet::NONE
                };
                Some(Ask::must(Offers::Holders(tiles, Neutral::Absent), why))
            }
            Asked::Opened => {
                let tiles = tiles_left(facts).collect();
                Some(Ask::must(Offers::Holders(tiles, Neutral::Absent), why))
            }
            Asked::Shifted => {
                let tiles = raisable(facts).collect();
                Some(Ask::must(Offers::Holders(tiles, Neutral::Absent), why))
            }
            Asked::Award => Some(Ask::must(Offers::Awards(goals::open_awards(facts)), why)),
            Asked::Discarded => Some(Ask::must(any_of_hand(), why)),
            Asked::DiscardedIfAny => Some(Ask::may(any_of_hand(), why)),
            Asked::Look(_) => order::may_wait(self, steps).then_some(Ask::may(Offers::Order, why)),
            // Nobody chooses what changes nothing (WG-02).
            Asked::Alternative(lists) => {
                let is_wanted = |list: &[Effect]| steps.doer().is_some() || changes_the_planet(facts, list);
                Some(Ask::must(self.leaving_the_rest(steps, lists, self.open(steps, lists, is_wanted)), why))
            }
            // Where none may be chosen, one that can do nothing is no other answer.
            Asked::AlternativeIfAny(lists) => {
                let does = |list: &[Effect]| {
                    list.iter().all(|effect| targets::finds_target(facts, seat, effect, context))
                };
                Some(Ask::may(self.open(steps, lists, does), why))
            }
            Asked::Number(of, _) => {
                let most =
                    count(facts, of, CountContext::of(steps.seat, steps.context())).clamp(0, 1000) as u16;
                Some(Ask::must(Offers::Amounts(1, most), why))
            }
        }
    }

    /// The lists that may be chosen, of those that are wanted.
    fn open(
        &self,
        steps: &Steps,
        lists: &[&'static [Effect]],
        is_wanted: impl Fn(&[Effect]) -> bool,
    ) -> Offers {
        let (facts, seat) = (&self.facts, steps.seat);
        let mut ledger = Ledger::new(facts, seat);
        let (root, context) = (steps.script.root, steps.context());
        let is_sure =
            |list: &[Effect]| !list.iter().any(targets::names_its_target) && are_sure(facts, seat, list);
        let mut walk = |list: &'static [Effect]| ledger.as_root(root, |ledger| ledger.is_open(list, context));
        let mut is_open = |list: &'static [Effect]| {
            let is_sure = is_sure(list);
            debug_assert!(!is_sure || walk(list), "what is sure can be walked");
            is_sure || walk(list)
        };
        let open = lists.iter().enumerate().filter(|(_, list)| is_wanted(list) && is_open(list));
        Offers::Options(open.fold(0, |set, (place, _)| set | 1 << place))
    }

    /// The lists of these behind which all that is to come can be done, where something of it lacks what it takes and any of them
    /// brings it.
    fn leaving_the_rest(&self, steps: &Steps, lists: &[&'static [Effect]], open: Offers) -> Offers {
        let Offers::Options(open) = open else { return open };
        let seat = steps.seat;
        if steps.doer() != Some(seat) || open.count_ones() < 2 || !order::lacks_something(self, seat) {
            return Offers::Options(open);
        }
        let leaves = |list: &'static [Effect]| {
            order::leaves_to_come(self, seat, |ledger| ledger.walk_all(list, steps.context()).is_ok())
        };
        let leaving = lists.iter().enumerate().filter(|(place, list)| open & 1 << place != 0 && leaves(list));
        let leaving = leaving.fold(0, |set, (place, _)| set | 1 << place);
        Offers::Options(if leaving == 0 { open } else { leaving })
    }

    /// How many are removed or stolen; of the own M€ no more than leave what is owed.
    fn ask_how_many(&self, seat: Seat, cut: Removal, most: u8) -> Ask {
        let facts = &self.facts;
        let (has, why) = match cut {
            Removal::Removed(from, resource) => {
                let has = facts.players[from].stock[resource];
                let is_own = from == seat && resource == Resource::MegaCredits;
                let kept = if is_own { self.due(seat) + order::owed(self, seat) } else { 0 };
                (u32::from(has).saturating_sub(kept).max(1) as u16, Why::Remove { from, resource })
            }
            Removal::Stolen(from, resource) => {
                (facts.players[from].stock[resource], Why::Steal { from, resource })
            }
            Removal::OffCard(id) => (u16::from(facts.on_card[id.index()]), Why::RemoveFromCard { card: id }),
        };
        Ask::must(Offers::Amounts(1, has.min(u16::from(most))), why)
    }

    /// Whether an alternative that is offered can do nothing as the table stands (Q-BASE-32): worth a warning.
    pub fn is_idle(&self, seat: Seat, choice: Choice) -> bool {
        let Some(Task::Steps(steps)) = self.agenda.last().filter(|task| task.seat() == Some(seat)) else {
            return false;
        };
        let Choice::Option(place) = choice else { return false };
        let Some(Effect::Choose(lists) | Effect::MayChoose(lists)) = steps.effect() else { return false };
        let finds = |effect: &Effect| targets::finds_target(&self.facts, seat, effect, steps.context());
        lists.get(usize::from(place)).is_some_and(|list| !list.iter().any(finds))
    }

    /// Whether an answer is offered; the only judge of legality.
    pub(crate) fn permits(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let ask = self.ask(seat).ok_or(Refusal::NotAsked)?;
        if let Offers::Turn { taken } = ask.offers {
            return turn::permits(&self.facts, &Discounts::of(&self.facts, seat), seat, taken, choice);
        }
        match choice {
            Choice::Done if ask.decline == Decline::May => Ok(()),
            Choice::First(place) => {
                let open = order::waiting(self)
                    .nth(usize::from(place))
                    .is_some_and(|wait| order::may_go_first(self, &wait) && self.leaves_enough(seat, choice));
                if open { Ok(()) } else { Err(Refusal::NotFirst) }
            }
            _ if ask.offers.contains(choice) => Ok(()),
            _ => Err(self.refusal(seat, &ask, choice)),
        }
    }

    fn refusal(&self, seat: Seat, ask: &Ask, choice: Choice) -> Refusal {
        match (ask.offers, choice) {
            (Offers::Amounts(least, most) | Offers::Payments(_, least, most), Choice::Amount(_)) => {
                Refusal::OutOfBounds { least, most }
            }
            (Offers::Spaces(_, Some((tile, area))), Choice::Space(space)) => {
                let fits = fitting(&self.facts, seat, tile, area, HexSet::NONE).contains(space);
                let unpaid =
                    || missing(&self.facts, seat, tile, space).or_else(|| self.too_dear(seat, space));
                let unpaid = if fits { unpaid() } else { None };
                unpaid.unwrap_or_else(|| refuse(&self.facts, seat, tile, area, space))
            }
            (Offers::Spaces(_, None), Choice::Space(space)) => refuse_claim(&self.facts, seat, space),
            (Offers::Cards(..), Choice::Card(id)) if self.facts.players[seat].hand.contains(id) => {
                let Why::Effect { effect: Effect::PlayNow { discount, leeway }, .. } = ask.why else {
                    return Refusal::NotAnAnswer;
                };
                let refused = refuse_now(&self.facts, seat, (discount, leeway), id);
                refused.err().unwrap_or(Refusal::NotAnAnswer)
            }
            (Offers::Awards(_), Choice::Fund(place)) => {
                goals::may_fund_free(&self.facts, place).err().unwrap_or(Refusal::NotAnAnswer)
            }
            (Offers::Cards(..), Choice::Card(_)) => {
                self.refuse_purchase(seat).unwrap_or(Refusal::NotAnAnswer)
            }
            _ => Refusal::NotAnAnswer,
        }
    }

    /// What a seat that buys cards is short of for one more.
    fn refuse_purchase(&self, seat: Seat) -> Option<Refusal> {
        let budget = self.budget(seat);
        let price = Price::money(budget.each * (budget.chosen? + 1));
        let short = u32::from(price.amount).checked_sub(budget.all)? as u16;
        (short > 0).then_some(Refusal::CannotAfford { price, short, help: Helps::default() })
    }

    /// Puts what may be put first at this question behind the offers.
    pub(crate) fn list_firsts(&self, seat: Seat, offers: &mut Vec<Choice>) {
        if !matches!(self.agenda.last(), Some(Task::Steps(_))) {
            return;
        }
        let waiting = order::waiting(self).enumerate();
        let firsts = waiting.filter(|(_, wait)| order::may_go_first(self, wait));
        let firsts = firsts.map(|(place, _)| Choice::First(place as u8));
        offers.extend(firsts.filter(|&first| self.leaves_enough(seat, first)));
    }
}

fn removals(facts: &Facts, steps: &Steps, what: Removable, from: Victim) -> Offers {
    let seat = steps.seat;
    match (what, from) {
        (Removable::Card(kind), _) => {
            let cards = targets::sources(facts, seat, kind, 1).collect();
            Offers::Holders(cards, Neutral::of(facts))
        }
        (Removable::Stock(resource), Victim::Anyone) => {
            Offers::Players(targets::victims(facts, seat, resource), Neutral::of(facts))
        }
        (Removable::Stock(resource), Victim::Showing(tag)) => {
            Offers::Players(targets::victims_showing(facts, seat, resource, tag), Neutral::Absent)
        }
        (Removable::Stock(resource), Victim::NeighbourOfPlaced) => {
            let near = steps.given().space().map_or(HexSet::NONE, |space| facts.map().beside(space));
            let neighbours = targets::victims(facts, seat, resource)
                .without(seat)
                .iter()
                .filter(|&other| !facts.board.owned[other].and(near).is_empty());
            Offers::Players(neighbours.collect(), Neutral::Absent)
        }
    }
}

/// How much the payer that is asked pays; `None` where there is no choice.
fn ask_payment(game: &Mars, seat: Seat, price: Price, with: Payer, goods: PaymentPurpose) -> Option<Ask> {
    let wallet = wallet(game, seat, price.unit, goods);
    let (least, most) = wallet.bounds(wallet.place(with), price.amount)?;
    let why = Why::Pay { with, price, goods };
    (least < most).then_some(Ask::must(Offers::Payments(with, least, most), why))
}

/// What may be spent on these goods, which are about to be paid for.
pub(crate) fn wallet(game: &Mars, seat: Seat, unit: Resource, goods: PaymentPurpose) -> Wallet {
    wallet_by(game, seat, &Discounts::of(&game.facts, seat), unit, goods)
}

/// What may be spent on these goods under these terms of trade.
pub(crate) fn wallet_by(
    game: &Mars,
    seat: Seat,
    discounts: &Discounts,
    unit: Resource,
    goods: PaymentPurpose,
) -> Wallet {
    let facts = &game.facts;
    let RestOfPlay { mut held, hangs_on_areas, cost } = RestOfPlay::of(facts, seat, discounts, goods);
    let is_taxed = discounts.toll > 0 && !matches!(goods, PaymentPurpose::Toll(_));
    if (is_taxed || hangs_on_areas) && unit == Resource::MegaCredits && !solvency::has_plenty(facts, seat) {
        held.money = solvency::left_to_pay(game, seat, goods, cost);
    }
    Wallet::of(facts, seat, discounts, unit, goods, &held)
}
