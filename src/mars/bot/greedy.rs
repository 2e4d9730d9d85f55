//! One step ahead: what the forecast tells, with rough values for the steps behind it.

use super::aim;
use super::worth::Worth;
use super::{Chosen, Policy, Position, Reason, Weights};
use crate::kit::{Rng, Seat, Seed, View};
use crate::mars::cards::{CONVERSIONS, CardId, Party, Resource, StandardProject, card};
use crate::mars::{
    Choice, CountContext, CountPurpose, Delegate, Mars, Why, award_count, idle_action, price, trade_steps,
};
use core::cmp::Ordering;

/// Takes what seems to be worth most at once.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
    /// The weights; `None`: those that were tuned for the number of players.
    weights: Option<&'static Weights>,
}

/// What must never be chosen while there is something else.
const NEVER: i32 = i32::MIN / 2;

impl Greedy {
    /// A greedy player as it was before its weights were tuned; chance decides between equals.
    pub fn new(seed: Seed) -> Self {
        Self::weighing(seed, &Weights::PLAIN)
    }

    /// A greedy player with the weights that were tuned for the number of players.
    pub fn tuned(seed: Seed) -> Self {
        Self { rng: Rng::new(seed), weights: None }
    }

    /// A greedy player with these weights, today's or frozen ones.
    pub fn weighing(seed: Seed, weights: &'static Weights) -> Self {
        Self { rng: Rng::new(seed), weights: Some(weights) }
    }
}

impl Policy for Greedy {
    /// A step is a forecast; beyond the last one it judges by its rough values alone.
    fn choose(&mut self, position: &Position<'_>) -> Chosen {
        let Position { look, seat, offers, steps, .. } = *position;
        if let [choice] = *offers {
            return Chosen { choice, reason: Reason::OnlyOffer };
        }
        let view = look.view();
        let weights = self.weights.unwrap_or_else(|| Weights::tuned_for(view.facts()));
        let worth = Worth::of(view.facts(), seat, weights);
        let why = view.question(seat).map(|question| question.why);
        let due = |worth: &Worth<'_>| {
            let current = view.facts().committee.current;
            let is_due = steps > 0 && current != CardId::HIDDEN && matches!(why, Some(Why::Turn { .. }));
            is_due.then(|| (current, worth.events(view.brought_by(seat, current))))
        };
        let mut judge = Judge { view, worth: &worth, seat, why, due: due(&worth), steps };
        let chosen = self.best(&mut judge, offers);
        let stock = view.facts().players[seat].stock[Resource::MegaCredits];
        if chosen.choice != Choice::Pass || i32::from(stock) < weights.idle {
            return chosen;
        }
        // M€ that it would keep count for less: another look.
        let idle = worth.idle();
        self.best(&mut Judge { worth: &idle, due: due(&idle), ..judge }, offers)
    }
}

impl Greedy {
    /// Each offer with what it seems to be worth, in the order of the offers; the event that is due is not thought of.
    pub(super) fn tried(position: &Position<'_>, weights: &'static Weights) -> Vec<(Choice, i32)> {
        let view = position.look.view();
        let worth = Worth::of(view.facts(), position.seat, weights);
        let why = view.question(position.seat).map(|question| question.why);
        let mut judge =
            Judge { view, worth: &worth, seat: position.seat, why, due: None, steps: position.steps };
        position.offers.iter().map(|&choice| (choice, judge.value(choice))).collect()
    }

    /// What is judged to be worth most, chance deciding between equals.
    fn best(&mut self, judge: &mut Judge<'_>, offers: &[Choice]) -> Chosen {
        let mut best = (offers[0], NEVER);
        let mut second = NEVER;
        let mut equals = 1;
        for &offer in offers {
            let value = judge.value(offer);
            match value.cmp(&best.1) {
                Ordering::Greater => (second, best, equals) = (best.1, (offer, value), 1),
                Ordering::Equal => {
                    second = value;
                    equals += 1;
                    if self.rng.below(equals) == 0 {
                        best.0 = offer;
                    }
                }
                Ordering::Less => second = second.max(value),
            }
        }
        let (choice, value) = best;
        let declines = matches!(choice, Choice::Pass | Choice::EndTurn | Choice::Done);
        let reason = if declines {
            Reason::NothingWorthIt { best: second }
        } else {
            Reason::WorthMost { value, second }
        };
        Chosen { choice, reason }
    }
}

/// What one question's offers are judged by.
struct Judge<'g> {
    view: &'g View<Mars>,
    worth: &'g Worth<'g>,
    seat: Seat,
    why: Option<Why>,
    /// The global event that ends this generation, and what it is worth as the table stands.
    due: Option<(CardId, i32)>,
    /// Forecasts left.
    steps: u32,
}

impl Judge<'_> {
    fn value(&mut self, offer: Choice) -> i32 {
        match offer {
            Choice::Play(id) => self.play(id),
            Choice::Fund(award) if !matches!(self.why, Some(Why::Turn { .. })) => self.lead(award),
            Choice::Fund(award) => self.fund(offer, award),
            // Nothing but its price would come of it (Q-BASE-34).
            Choice::Act { card, which }
                if idle_action(self.view.facts(), self.seat, card, which).is_some() =>
            {
                NEVER
            }
            Choice::Act { card: id, which } => self.act(offer, id, which),
            Choice::Convert(conversion) => {
                let price = i32::from(CONVERSIONS[conversion as usize].cost);
                // Once there are enough for it, the resource has no better use: half of what it is worth is not lost.
                let spent = price * self.worth.resource(conversion.resource()) / 2;
                self.told(offer) + spent
            }
            // Of cards that are sold: they may still be played, and a M€ buys nothing.
            Choice::Project(StandardProject::SellPatents) | Choice::First(_) | Choice::Reopen => NEVER,
            Choice::Project(_) | Choice::Claim(_) => self.told(offer),
            Choice::Trade { tile, with } => self.trade(offer, tile, with),
            Choice::Lobby(party) => self.lobby(offer, party),
            Choice::FirstAction => 1,
            Choice::Pass | Choice::EndTurn | Choice::Done => 0,
            Choice::Card(id) => aim::card(self.worth, self.why, id),
            Choice::TableauCard(id) => aim::holder(self.worth, self.why, id),
            Choice::Space(space) => aim::space(self.worth, self.why, space),
            Choice::Seat(other) => aim::player(self.worth, self.why, other),
            Choice::Neutral => aim::neutral(self.worth, self.why),
            Choice::Amount(amount) => aim::amount(self.worth, self.why, amount),
            Choice::Option(_) if self.view.is_idle(self.seat, offer) => 0,
            Choice::Option(place) => aim::option(self.worth, self.why, place),
        }
    }

    /// A delegate in a party: what it costs, and what leading the party and having a say in the dominant one is worth.
    fn lobby(&mut self, offer: Choice, party: Party) -> i32 {
        let committee = &self.view.facts().committee;
        let (faction, own) = (committee.faction(party), Delegate::Of(self.seat));
        let leads = faction.leader == Some(own);
        let will_lead = faction.leader.is_none_or(|leader| faction.count(own) + 1 > faction.count(leader));
        let largest = committee.faction(committee.dominant).len();
        let will_dominate = party == committee.dominant || faction.len() + 1 > largest;
        let worth = self.worth;
        let lead =
            if will_lead && !leads { worth.money() + worth.rating() * i32::from(will_dominate) } else { 0 };
        let is_first_beside = !leads && faction.count(own) == 0 || leads && faction.count(own) == 1;
        // What it changes of the event that is due is foretold; there will be others.
        let say = if will_dominate && is_first_beside && !lead.is_positive() { worth.money() } else { 0 };
        self.told(offer) + lead + say + 1
    }

    /// The value of what the forecast tells: of what happens, the usual payment included, and of the steps owed then.
    /// Nothing where no forecast is left.
    fn told(&mut self, offer: Choice) -> i32 {
        if self.steps == 0 {
            return 0;
        }
        self.steps -= 1;
        let Ok(forecast) = self.view.forecast(self.seat, offer, None) else { return NEVER };
        let happens = self.worth.events(forecast.events);
        let own = forecast.owed.iter().filter(|owed| owed.seat == self.seat);
        let owed = own.map(|owed| {
            self.worth.effect(owed.effect, CountContext::card(self.seat, owed.card, CountPurpose::Effect))
        });
        happens + owed.sum::<i32>() + self.due_after(offer)
    }

    /// By how much the event that is due is worth more behind an offer.
    fn due_after(&self, offer: Choice) -> i32 {
        self.due
            .map_or(0, |(due, now)| self.worth.events(self.view.brought_after(self.seat, due, offer)) - now)
    }

    /// A trade: what pays for it would else be worth what it is worth in stock.
    fn trade(&self, offer: Choice, tile: CardId, with: Resource) -> i32 {
        let facts = self.view.facts();
        let price = price(facts, self.seat, offer).map_or(0, |price| i32::from(price.amount));
        let steps = trade_steps(facts, self.seat, &facts.colonies.on(tile));
        self.worth.trade(tile, steps) * self.worth.weights.trade / 100 - price * self.worth.resource(with)
    }

    fn play(&mut self, id: CardId) -> i32 {
        if self.steps == 0 {
            return self.worth.played_now(id, 0);
        }
        self.told(Choice::Play(id)) + self.worth.lasting(card(id))
    }

    /// The value of the M€ that an action costs.
    fn paid(&self, offer: Choice) -> i32 {
        price(self.view.facts(), self.seat, offer).map_or(0, |price| i32::from(price.amount))
            * self.worth.money()
    }

    /// By how much this seat leads in what an award counts.
    fn lead(&self, award: u8) -> i32 {
        let facts = self.view.facts();
        let rival = facts.others(self.seat).map(|other| award_count(facts, award, other)).max().unwrap_or(0);
        award_count(facts, award, self.seat) - rival
    }

    fn fund(&self, offer: Choice, award: u8) -> i32 {
        let safe = 1 + self.worth.left() / 2;
        if self.lead(award) < safe {
            return -1;
        }
        self.worth.award() - self.paid(offer)
    }

    fn act(&mut self, offer: Choice, id: CardId, which: u8) -> i32 {
        let Some(action) = card(id).actions.get(usize::from(which)) else { return NEVER };
        let power = self.view.facts().players[self.seat].stock[Resource::Energy];
        // Energy is lost to heat at the end of the generation anyway.
        let spare = if power > 0 { self.worth.energy_part(action.cost) } else { 0 };
        self.told(offer) + spare
    }
}
