//! The answers within a play that leave enough for what it owes and will owe (Q-TURM-22, MIX-08).

use super::areas::{areas, areas_for_nothing};
use super::can::{CostRange, Ledger};
use super::offers::{Ask, Decline, Offers};
use super::order;
use super::solvency::{Begin, Cost, SpaceKind, cost_on, has_plenty, is_rich, worth};
#[cfg(feature = "synthetic")]
use super::trial;
use super::wallet::short_by;
use crate::kit::Seat;
use crate::mars::cards::{Effect, PlacementRule, RAISES_RATING_LATER, Resource, Tile};
use crate::mars::read::discounts::{Discounts, toll};
use crate::mars::state::agenda::{Steps, Task};
use crate::mars::state::maps::{Hex, HexSet};
use crate::mars::state::question::{Choice, PaymentPurpose, Refusal};
use crate::mars::state::{game::Mars, payer::Price};
use core::cell::LazyCell;
use core::{iter, ptr, slice};

/// What becomes of a play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// All of it can be paid.
    Paid,
    /// All but the tax.
    Taxed,
    /// Not even what it asks for itself.
    Unpaid,
}

impl Mars {
    /// Leaves out of a question of the play that is going on the answers that leave too little for what the play owes and for what it
    /// will owe for certain, as long as others are open (Q-TURM-22, MIX-08). The search ends once it has found `enough` others.
    pub(super) fn leave_out_unpayable(
        &self,
        steps: &Steps,
        effect: &'static Effect,
        ask: &mut Ask,
        enough: usize,
    ) {
        let (facts, seat) = (&self.facts, steps.seat);
        let asking = facts.map().asking;
        let (is_closable, asks) = match ask.offers {
            Offers::Spaces(spaces, Some(_)) => {
                let asks = !spaces.and(asking).is_empty();
                (asks || spaces.len() > 1, asks)
            }
            Offers::Options(_) | Offers::Holders(..) | Offers::Players(..) => {
                (ask.offers.len() > 1 || ask.decline == Decline::May, false)
            }
            _ => (false, false),
        };
        let is_on = || steps.effect().is_some_and(|on| ptr::eq(on, effect));
        if !is_closable || !self.may_be_short(steps, asks) || !is_on() {
            return;
        }
        let (has, discounts) = (worth(facts, seat) as i32, LazyCell::new(|| Discounts::of(facts, seat)));
        let is_paid = |choice: Choice| self.fate(seat, choice, &discounts, has) == Fate::Paid;
        let open = match ask.offers {
            Offers::Spaces(spaces, Some((tile, area))) => {
                let open = self.payable_spaces(steps, spaces, (tile, area), enough);
                ask.offers = Offers::Spaces(open, Some((tile, area)));
                return;
            }
            Offers::Options(bits) => {
                let open = (0..8).filter(|place| bits & 1 << place != 0 && is_paid(Choice::Option(*place)));
                Offers::Options(open.take(enough).fold(0, |open, place| open | 1 << place))
            }
            Offers::Holders(cards, neutral) => Offers::Holders(
                cards.iter().filter(|&id| is_paid(Choice::TableauCard(id))).take(enough).collect(),
                neutral,
            ),
            Offers::Players(seats, neutral) => {
                let open = seats.iter().filter(|&it| is_paid(Choice::Seat(it))).take(enough);
                Offers::Players(open.collect(), neutral)
            }
            offers => offers,
        };
        let is_declinable = || ask.decline == Decline::May && is_paid(Choice::Done);
        if !open.is_empty() || is_declinable() {
            ask.offers = open;
        }
    }

    /// The areas that leave enough; where none does, the areas that leave enough for all but the tax. An area that cannot be paid is
    /// none of its kind: where it is the only one beside own tiles, a greenery goes anywhere (BASE-TILE-05, MAP-06).
    fn payable_spaces(
        &self,
        steps: &Steps,
        spaces: HexSet,
        (tile, area): (Tile, PlacementRule),
        enough: usize,
    ) -> HexSet {
        let (facts, seat) = (&self.facts, steps.seat);
        let (paid, taxed) = self.sort_by_fate(steps, spaces, tile, enough);
        if !paid.is_empty() {
            return paid;
        }
        let elsewhere = areas_for_nothing(facts, seat, tile, area).but(spaces);
        let (paid_elsewhere, taxed_elsewhere) = self.sort_by_fate(steps, elsewhere, tile, enough);
        [paid_elsewhere, taxed, taxed_elsewhere]
            .into_iter()
            .find(|open| !open.is_empty())
            // What an area itself asks for closes it in any case.
            .unwrap_or_else(|| areas(facts, seat, tile, area))
    }

    /// Which of these areas leave enough for everything, and which for all but the tax; the search ends once
    /// it has found `enough` of the former.
    fn sort_by_fate(&self, steps: &Steps, spaces: HexSet, tile: Tile, enough: usize) -> (HexSet, HexSet) {
        let (facts, seat) = (&self.facts, steps.seat);
        // Where nothing but the area itself asks for M€, the others need no search.
        let looked_at = if self.may_be_short(steps, false) { spaces } else { spaces.and(facts.map().asking) };
        let (has, discounts) = (worth(facts, seat) as i32, LazyCell::new(|| Discounts::of(facts, seat)));
        let (mut known, mut paid, mut taxed) = (Vec::new(), spaces.but(looked_at), HexSet::NONE);
        for space in looked_at.iter() {
            if paid.len() as usize >= enough {
                break;
            }
            let kind = SpaceKind::of(facts, tile, space);
            let fate = match known.iter().find(|(other, _)| *other == kind) {
                Some(&(_, fate)) => fate,
                None => self.fate(seat, Choice::Space(space), &discounts, has),
            };
            known.push((kind, fate));
            match fate {
                Fate::Paid => paid = paid.or(HexSet::only(space)),
                Fate::Taxed => taxed = taxed.or(HexSet::only(space)),
                Fate::Unpaid => {}
            }
        }
        (paid, taxed)
    }

    /// Whether what waits may be put first without leaving too little for the rest.
    pub(super) fn leaves_enough(&self, seat: Seat, first: Choice) -> bool {
        let Some(Task::Steps(steps)) = self.agenda.last() else { return true };
        let is_paid = || {
            let (discounts, has) = (Discounts::of(&self.facts, seat), worth(&self.facts, seat) as i32);
            self.fate(seat, first, &discounts, has) == Fate::Paid
        };
        !self.may_be_short(steps, false) || is_paid()
    }

    /// Whether the M€ of who answers the steps on top of the agenda may be too few for what this play owes and will owe, so that the ways
    /// it can go are to be looked at; `asks`: an area that may be chosen asks for M€.
    fn may_be_short(&self, steps: &Steps, asks: bool) -> bool {
        let (facts, seat) = (&self.facts, steps.seat);
        let is_on_top = matches!(self.agenda.last(), Some(Task::Steps(top)) if top == steps);
        if !is_on_top || steps.doer() != Some(seat) || has_plenty(facts, seat) {
            return false;
        }
        let (toll, due) = (toll(facts, seat), self.due(seat));
        let owed = due + order::owed(self, seat);
        let to_come = || order::to_come(self).map(|wait| wait.what().1).chain(steps.effect());
        let may_rate = || {
            facts.opens_any(seat, &RAISES_RATING_LATER)
                || to_come().any(|effect| Effect::may_rate(slice::from_ref(effect)))
        };
        let may_owe = owed > facts.players[seat].stock[Resource::MegaCredits].into()
            || due > 0
            || toll > 0 && may_rate();
        (asks || may_owe) && !is_rich(facts, seat, toll, to_come(), owed)
    }

    /// What becomes of the play that is going on by an answer of its player, where `has` is what they have that pays as M€ do.
    fn fate(&self, seat: Seat, choice: Choice, discounts: &Discounts, has: i32) -> Fate {
        let told = self.told(seat, choice, discounts, has);
        #[cfg(feature = "synthetic")]
        if told.is_some() {
            trial::note(told, || self.cost_of(seat, choice, i32::MIN).map(|cost| cost.money));
        }
        if told.is_some_and(|cost| cost.most <= has) {
            return Fate::Paid;
        }
        match self.cost_of(seat, choice, has) {
            Some(cost) if cost.money <= has => Fate::Paid,
            Some(cost) if cost.untaxed <= has => Fate::Taxed,
            Some(_) | None => Fate::Unpaid,
        }
    }

    /// What the ledger tells of the cost of the play that is going on by an answer of its player; `None`: it cannot tell.
    fn told(&self, seat: Seat, choice: Choice, discounts: &Discounts, has: i32) -> Option<CostRange> {
        let Some(Task::Steps(steps)) = self.agenda.last() else { return None };
        let owed = (seat, self.due(seat), has);
        let effect = steps.effect()?;
        match choice {
            Choice::Space(space) => {
                let &Effect::Place(tile, _) = effect else { return None };
                order::cost_to_come(self, discounts, owed, |ledger| {
                    ledger.place_on(tile, HexSet::only(space))
                })
            }
            Choice::Option(place) => {
                let (Effect::Choose(lists) | Effect::MayChoose(lists)) = effect else { return None };
                let list = lists.get(usize::from(place))?;
                let walk = |ledger: &mut Ledger<'_>| ledger.walk_all(list, steps.context()).is_ok();
                order::cost_to_come(self, discounts, owed, walk)
            }
            Choice::TableauCard(tile) => {
                let Effect::Settle(_) = effect else { return None };
                order::cost_to_come(self, discounts, owed, |ledger| {
                    ledger.settle_on(tile);
                    true
                })
            }
            _ => None,
        }
    }

    fn cost_of(&self, seat: Seat, choice: Choice, enough: i32) -> Option<Cost> {
        cost_on(self.clone(), seat, enough, Begin::Answer(choice))
    }

    /// What is short for a tile on an area that is closed for want of M€.
    pub(super) fn too_dear(&self, seat: Seat, space: Hex) -> Option<Refusal> {
        let has = worth(&self.facts, seat) as i32;
        let cost = self.cost_of(seat, Choice::Space(space), i32::MIN)?;
        let short = u16::try_from(cost.money - has).ok().filter(|&short| short > 0)?;
        let price = Price::money(u16::try_from(cost.money).ok()?);
        Some(short_by(price, short, iter::empty()))
    }

    /// M€ of tax that this player owes at the end of the play that is going on.
    pub(crate) fn due(&self, seat: Seat) -> u32 {
        let of = |task: &Task| match *task {
            Task::Bill { seat: of, price, goods: PaymentPurpose::Toll(_), .. } if of == seat => {
                price.amount.into()
            }
            _ => 0,
        };
        self.agenda.iter().map(of).sum()
    }
}
