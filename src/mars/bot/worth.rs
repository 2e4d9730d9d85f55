//! Rough values of things to a seat, in hundredths of a M€. The values that self-play has found are in the table of weights.

use super::weights::Weights;
use crate::kit::Seat;
use crate::mars::cards::{
    Action, Amount, Bound, Card, CardId, CardResource, Count, DelegateMove, Effect, Keep, Limits, Parameter,
    Passive, Pays, Purchase, Purpose, Recipient, Removable, Requirement, Resource, Source, Stored, Tile,
    card,
};
use crate::mars::{
    Change, CountContext, CountPurpose, Event, Facts, LAST_POSITION, Payer, amount, colony, count, holds,
    sites,
};

/// What things are worth to one seat in one position.
pub(super) struct Worth<'g> {
    pub(super) facts: &'g Facts,
    pub(super) seat: Seat,
    pub(super) weights: &'static Weights,
    left: i32,
    point: i32,
    money: i32,
    /// By how much more a step of a parameter is worth than at the start.
    hurry: i32,
    /// Whether it weighs a card within another one: then a further one is worth nothing.
    is_within: bool,
}

impl<'g> Worth<'g> {
    pub(super) fn of(facts: &'g Facts, seat: Seat, weights: &'static Weights) -> Self {
        let (steps_left, all_steps) = steps_to_the_end(facts);
        let left = match facts.last_generation() {
            Some(last) => (i32::from(last) + 1 - i32::from(facts.generation)).max(1),
            None => 1 + 10 * steps_left / (weights.pace * i32::from(facts.options.players)).max(1),
        };
        let gone = all_steps - steps_left;
        let point = weights.point + weights.late_point * gone / all_steps;
        let hurry = weights.late_step * gone / all_steps;
        let scarce = weights.late_money.get(left as usize - 1).copied().unwrap_or(100);
        // Money beyond what a generation can use well is hoarded.
        let is_rich = i32::from(facts.players[seat].stock[Resource::MegaCredits]) >= weights.rich;
        let money = if is_rich { scarce * weights.rich_money / 100 } else { scarce };
        Self { facts, seat, weights, left, point, money, hurry, is_within: false }
    }

    /// Values for a player who is about to pass: the M€ in stock would lie idle until the next generation.
    pub(super) const fn idle(&self) -> Self {
        Self { money: self.money * self.weights.idle_money / 100, ..*self }
    }

    /// Generations that are likely to come, this one included.
    pub(super) const fn left(&self) -> i32 {
        self.left
    }

    /// A victory point.
    pub(super) const fn point(&self) -> i32 {
        self.point
    }

    /// An award in which this seat leads.
    pub(super) const fn award(&self) -> i32 {
        self.weights.award * self.point / 100
    }

    /// A M€.
    pub(super) const fn money(&self) -> i32 {
        self.money
    }

    /// A step of the rating.
    pub(super) const fn rating(&self) -> i32 {
        self.point + self.left * self.money + self.weights.goal
    }

    /// One of a resource.
    pub(super) fn resource(&self, resource: Resource) -> i32 {
        let worth = self.weights.stock[resource] * self.money / 100;
        match self.weights.glut[resource] {
            0 => worth,
            glut => {
                let has = i32::from(self.facts.players[self.seat].stock[resource]);
                worth * 100 / (100 + glut * has).max(1)
            }
        }
    }

    /// A step of a parameter, beside the rating that it brings.
    fn step(&self, parameter: Parameter) -> i32 {
        self.weights.step[parameter] + self.hurry
    }

    /// A step of a production.
    pub(super) fn production(&self, resource: Resource) -> i32 {
        let each = self.weights.production[resource];
        // What comes after this generation's end can be spent; what comes at the last one hardly.
        each * (self.left - 1) + each * self.weights.last_production / 100
    }

    fn rivals(&self) -> i32 {
        i32::from(self.facts.options.players).saturating_sub(1)
    }

    /// A change that hits this seat whole, or another, which is worth a share of its opposite.
    fn of_seat(&self, seat: Seat, value: i32) -> i32 {
        if seat == self.seat { value } else { -value * self.weights.harm / (100 * (self.rivals() + 1)) }
    }

    /// One of what pays.
    pub(super) fn payer(&self, with: Payer) -> i32 {
        match with {
            Payer::Stock(resource) => self.resource(resource),
            Payer::Card(id) => self.on_card(id),
        }
    }

    /// Something that will happen.
    pub(super) fn event(&self, event: Event) -> i32 {
        match event.about().change {
            Change::Stock(seat, resource, amount) => self.of_seat(seat, amount * self.resource(resource)),
            Change::Production(seat, resource, change) => {
                self.of_seat(seat, i32::from(change) * self.production(resource))
            }
            Change::Rating(seat, change) => self.of_seat(seat, i32::from(change) * self.rating()),
            Change::OnCard(card, amount) => i32::from(amount) * self.on_card(card),
            Change::Drawn(seat) => self.of_seat(seat, self.weights.drawn),
            Change::Eased(discount, leeway) => {
                i32::from(discount) * self.money * 3 / 4 + i32::from(leeway) * 100
            }
            Change::Settled(seat, tile) => self.of_seat(seat, self.bonus(tile) * self.left / 2),
            // Where one area is left, the forecast goes past the question of where.
            Change::Tile(tile) => self.tile(tile),
            Change::Milestone(seat) => self.of_seat(seat, self.weights.milestone * self.point / 100),
            Change::Step(parameter) => self.step(parameter),
            Change::Nothing | Change::Course | Change::Deed | Change::Marker(..) => 0,
        }
    }

    /// All of these.
    pub(super) fn events(&self, events: impl IntoIterator<Item = Event>) -> i32 {
        events.into_iter().map(|event| self.event(event)).sum()
    }

    /// One resource on a card: the points it makes.
    pub(super) fn on_card(&self, id: CardId) -> i32 {
        match card(id).points {
            Some(Amount::Per { each, per, of: Count::ResourcesHere, .. }) => {
                self.point * i32::from(each) / i32::from(per)
            }
            _ => self.weights.on_card,
        }
    }

    /// Steps, as if they were all carried out.
    pub(super) fn effects(&self, steps: &[Effect], context: CountContext) -> i32 {
        steps.iter().map(|effect| self.effect(effect, context)).sum()
    }

    /// One step.
    pub(super) fn effect(&self, effect: &Effect, context: CountContext) -> i32 {
        let much = |of: Amount| i32::from(amount(self.facts, of, context));
        let rivals = self.rivals().max(1);
        match *effect {
            Effect::Gain(resource, of) => much(of) * self.resource(resource),
            Effect::Pay(resource, of, _) => -much(of) * self.resource(resource),
            Effect::Produce(resource, of) => much(of) * self.production(resource),
            Effect::ProduceMetal(steps) => i32::from(steps) * self.production(Resource::Steel),
            Effect::ProduceLowest(steps) => i32::from(steps) * self.production(Resource::Energy),
            Effect::Reduce(resource, steps) => {
                self.rivals().min(1) * i32::from(steps) * self.production(resource) / (rivals + 1)
            }
            Effect::CopyProduction(_) => 2 * self.production(Resource::MegaCredits),
            Effect::Raise(parameter, steps) => {
                i32::from(steps).min(steps_left(self.facts, parameter))
                    * (self.rating() + self.step(parameter))
            }
            Effect::Rate(of) => much(of) * self.rating(),
            Effect::Place(tile, _) => self.raised_by(tile) + self.tile(tile),
            Effect::ClaimLand => 100,
            Effect::Remove(Removable::Stock(resource), most, _) => {
                self.rivals().min(1) * i32::from(most) * self.resource(resource) / (2 * rivals)
            }
            Effect::Remove(Removable::Card(_), most, _) => self.rivals().min(1) * i32::from(most) * 60,
            Effect::Steal(resource, most) => i32::from(most) * self.resource(resource),
            Effect::Add(_, of, Recipient::This) => much(of) * self.on_card(context.card),
            Effect::Add(_, of, _) => much(of) * self.point * self.weights.stored / 300,
            Effect::Take(_, of, Source::This) => -much(of) * self.on_card(context.card),
            Effect::Take(_, of, Source::Own) => -much(of) * self.point * self.weights.stored / 300,
            Effect::Take(_, of, Source::Anyone) => much(of) * 100,
            Effect::Draw(cards) => much(cards) * self.weights.drawn,
            Effect::Look(_, Keep::Free(cards)) | Effect::DrawUntil(_, cards) => {
                i32::from(cards) * self.weights.drawn
            }
            Effect::Look(cards, Keep::Bought) => i32::from(cards) * 90,
            Effect::Reveal(_) | Effect::SetBack(_) => 0,
            Effect::Delegates(DelegateMove::Send(delegates)) => {
                i32::from(delegates) * self.weights.delegate * self.money / 100
            }
            Effect::Delegates(DelegateMove::SeizeChair) => self.point + self.money,
            // What another player draws is worth something to them.
            Effect::OthersDraw(cards) => -self.rivals().min(1) * i32::from(cards) * self.weights.drawn / 2,
            Effect::Discard | Effect::MayDiscard => -100,
            Effect::PlayNow { discount, leeway } => self.best_now(discount, leeway),
            Effect::RepeatAction => self.best_again(),
            // The best of several.
            Effect::PlayPrelude(_) => 25 * self.money,
            Effect::FundAward => self.award(),
            Effect::Settle(settling) => {
                let tiles = sites(self.facts, self.seat, settling).map(|tile| self.settled(tile));
                tiles.max().unwrap_or(0)
            }
            Effect::Fleet(fleets) => i32::from(fleets) * self.left * 4 * self.money,
            Effect::Trade => 6 * self.money,
            Effect::OpenColony => 3 * self.money,
            Effect::ColonyBonuses => {
                let tiles = self.facts.colonies.in_play();
                tiles.map(|(tile, on)| i32::from(on.of(self.seat)) * self.bonus(tile)).sum()
            }
            Effect::ShiftColonies | Effect::Delegates(DelegateMove::Recall | DelegateMove::Replace) => {
                self.money
            }
            Effect::Lose(resource, of) => {
                let has = i32::from(self.facts.players[self.seat].stock[resource]);
                -i32::from(amount(self.facts, of, context)).clamp(0, has) * self.resource(resource)
            }
            Effect::GainAny(of) => {
                i32::from(amount(self.facts, of, context).max(0)) * self.resource(Resource::Titanium)
            }
            Effect::Choose(lists) => lists.iter().map(|list| self.effects(list, context)).max().unwrap_or(0),
            Effect::MayChoose(lists) => {
                lists.iter().map(|list| self.effects(list, context)).max().unwrap_or(0).max(0)
            }
            Effect::ChooseAmount(of, then) => {
                let most = count(self.facts, of, context).max(0) as u16;
                self.effects(then, CountContext { chosen: most, ..context }).max(0)
            }
            Effect::If(condition, then, otherwise) => {
                let list = if holds(self.facts, condition, context) { then } else { otherwise };
                self.effects(list, context)
            }
            Effect::NextCardDiscount { discount, leeway } => {
                i32::from(discount) * self.money * 3 / 4 + i32::from(leeway) * 100
            }
            Effect::Then(Effect::Reveal(_), then) => self.effects(then, context) / 4,
            Effect::Then(step, then) => self.effect(step, context) + self.effects(then, context),
        }
    }

    /// What a colony on a tile brings: at once, and by the trades to come.
    pub(super) fn settled(&self, tile: CardId) -> i32 {
        let context = CountContext::card(self.seat, tile, CountPurpose::Effect);
        self.effects(card(tile).play, context) + self.bonus(tile) * self.left / 2
    }

    /// A colony's bonus.
    fn bonus(&self, tile: CardId) -> i32 {
        let context = CountContext::card(self.seat, tile, CountPurpose::Effect);
        colony(tile).bonus.iter().map(|effect| self.kept(effect, context)).sum()
    }

    /// What an own trade with a tile brings: the income, with the marker so many positions higher, and the bonuses.
    pub(super) fn trade(&self, tile: CardId, steps: u8) -> i32 {
        let on = self.facts.colonies.on(tile);
        let context = CountContext::card(self.seat, tile, CountPurpose::Effect);
        let at = usize::from(on.marker.saturating_add(steps).min(LAST_POSITION));
        let income: i32 = colony(tile).income[at].iter().map(|effect| self.kept(effect, context)).sum();
        let own = i32::from(on.of(self.seat));
        let others = i32::from(on.colonies()) - own;
        income + (own - others / (self.rivals() + 1)) * self.bonus(tile)
    }

    /// A step, if what it brings can be kept.
    fn kept(&self, effect: &Effect, context: CountContext) -> i32 {
        let holds = |kind: CardResource| {
            self.facts.players[self.seat].played.iter().any(|id| card(id).holds == Some(kind))
        };
        match *effect {
            Effect::Add(Stored::Kind(kind), ..) if !holds(kind) => 0,
            _ => self.effect(effect, context),
        }
    }

    /// What the best card brings that may be played now, of those in hand or still to be chosen.
    fn best_now(&self, discount: u8, leeway: u8) -> i32 {
        if self.is_within {
            return 0;
        }
        let within = Self { is_within: true, ..*self };
        let player = &self.facts.players[self.seat];
        let cards = player.hand.iter().chain(player.dealt.iter().copied());
        let fits = |id: &CardId| leeway > 0 || self.chance_of(*id) == 100;
        cards.filter(fits).map(|id| within.played_now(id, discount)).max().unwrap_or(0).max(0)
    }

    /// What the best action brings of those that could be used once more.
    fn best_again(&self) -> i32 {
        let used = self.facts.players[self.seat].played.and(&self.facts.used);
        used.iter().map(|id| self.again(id)).max().unwrap_or(0)
    }

    /// What the best alternative of a card's action brings.
    pub(super) fn again(&self, id: CardId) -> i32 {
        let context = CountContext::card(self.seat, id, CountPurpose::Effect);
        let others = card(id).actions.iter().filter(|action| !action.repeats());
        let worths = others.map(|action| self.action(action, context));
        worths.max().unwrap_or(0)
    }

    /// What a card brings beyond its price that is played now and costs so much less.
    pub(super) fn played_now(&self, id: CardId, discount: u8) -> i32 {
        self.gain(id) + i32::from(card(id).cost.min(discount)) * self.money
    }

    /// The rating that a tile brings.
    fn raised_by(&self, tile: Tile) -> i32 {
        match tile {
            Tile::Ocean if steps_left(self.facts, Parameter::Oceans) > 0 => {
                self.rating() + self.step(Parameter::Oceans)
            }
            Tile::Greenery if steps_left(self.facts, Parameter::Oxygen) > 0 => {
                self.rating() + self.step(Parameter::Oxygen)
            }
            _ => 0,
        }
    }

    /// What else a tile brings.
    const fn tile(&self, tile: Tile) -> i32 {
        let weights = self.weights;
        match tile {
            Tile::Ocean => weights.ocean,
            Tile::Greenery => self.point + weights.greenery,
            Tile::City | Tile::Capital => self.point * weights.city_points / 100 + weights.city,
            _ => weights.tile,
        }
    }

    /// What energy in a cost would else be overrated by.
    pub(super) fn energy_part(&self, cost: &[Effect]) -> i32 {
        let context = CountContext::seat(self.seat, CountPurpose::Effect);
        let prices = cost.iter().filter_map(Effect::price);
        let energy = prices.filter(|(resource, _)| *resource == Resource::Energy);
        let spent = energy.map(|(_, of)| i32::from(amount(self.facts, of, context)));
        spent.sum::<i32>() * self.resource(Resource::Energy) / 3
    }

    /// What a card brings while it lies open: points, actions, triggers, passives.
    pub(super) fn lasting(&self, card: &Card) -> i32 {
        let context = CountContext::card(self.seat, card.id, CountPurpose::Points);
        let points = card.points.map_or(0, |points| match points {
            Amount::Exactly(points) => i32::from(points),
            Amount::Per { of: Count::ResourcesHere, .. } => 0,
            Amount::Per { .. } | Amount::Influenced { .. } => {
                i32::from(amount(self.facts, points, context)) + 1
            }
        });
        points * self.point + self.open(card)
    }

    /// What a card still brings that lies open, but for points: actions, triggers, passives.
    pub(super) fn open(&self, card: &Card) -> i32 {
        let context = |purpose| CountContext::card(self.seat, card.id, purpose);
        let actions = card.actions.iter().map(|action| self.action(action, context(CountPurpose::Effect)));
        let action = actions.max().unwrap_or(0).max(0);
        let event_log = context(CountPurpose::Trigger);
        let triggers = card.triggers.iter().map(|trigger| self.effects(trigger.steps, event_log).max(0));
        let passives = card.passives.iter().map(passive_in_four_generations);
        // There are better cards to play than the next action brings, and less time than it seems.
        let weights = self.weights;
        (action * weights.action / 100
            + triggers.sum::<i32>() * 100 / weights.triggers.max(1)
            + passives.sum::<i32>() * weights.passives / 400)
            * self.left
    }

    fn action(&self, action: &Action, context: CountContext) -> i32 {
        self.effects(action.cost, context) + self.effects(action.gain, context)
    }

    /// A card in hand: what playing it would bring beyond its price, if it can be played in time.
    pub(super) fn in_hand(&self, id: CardId) -> i32 {
        self.gain(id) * self.chance_of(id) / 100
    }

    /// What playing a card brings beyond its price.
    fn gain(&self, id: CardId) -> i32 {
        let card = card(id);
        let context = CountContext::card(self.seat, id, CountPurpose::Effect);
        self.effects(card.play, context) + self.lasting(card)
            - i32::from(card.cost) * self.money * self.weights.price / 100
    }

    /// How likely all requirements of a card come to hold, in percent.
    fn chance_of(&self, id: CardId) -> i32 {
        card(id).requirements.iter().map(|&it| self.chance(it)).min().unwrap_or(100)
    }

    /// How likely a requirement comes to hold, in percent.
    fn chance(&self, requirement: Requirement) -> i32 {
        let context = CountContext::seat(self.seat, CountPurpose::Requirement);
        if holds(self.facts, requirement, context) {
            return 100;
        }
        let now = i32::from(count(self.facts, requirement.of, context));
        let weights = self.weights;
        let missing = match requirement.bound {
            Bound::AtMost(_) => return 0,
            Bound::AtLeast(needs) => i32::from(needs) - now,
        };
        let (near, far) = match requirement.of {
            Count::Track(Parameter::Temperature) => (90, weights.far_temperature),
            Count::Track(_) => (90, weights.far_parameter),
            _ => (80, weights.far_count),
        };
        (near - far * missing).max(0)
    }
}

/// Steps that a parameter has left.
pub(super) fn steps_left(facts: &Facts, parameter: Parameter) -> i32 {
    facts
        .track(parameter)
        .map_or(0, |track| i32::from(track.steps() - track.steps_to(facts.level(parameter))))
}

/// Steps that are left until the game ends, and how many there were when it began.
pub(super) fn steps_to_the_end(facts: &Facts) -> (i32, i32) {
    let tracks = Parameter::ALL.into_iter().filter_map(|it| Some((it, facts.track(it)?)));
    let ends = tracks.filter(|(parameter, _)| facts.waits_for(*parameter));
    let (left, all) = ends.fold((0, 0), |(left, all), (parameter, track)| {
        (left + steps_left(facts, parameter), all + i32::from(track.steps()))
    });
    (left, all.max(1))
}

/// What a passive saves in four generations.
fn passive_in_four_generations(passive: &Passive) -> i32 {
    match *passive {
        Passive::Discount { off, on, .. } => {
            i32::from(off)
                * match on {
                    Purchase::Card => 600,
                    Purchase::Tagged(_) => 200,
                    Purchase::Project(_) => 50,
                }
        }
        Passive::Worth(_, more) => i32::from(more) * 400,
        Passive::Leeway(Limits::All, steps) => i32::from(steps) * 150,
        Passive::Leeway(Limits::Of(_), steps) => i32::from(steps) * 50,
        Passive::GainsRaised => 400,
        Passive::Protect { .. } => 100,
        Passive::GreeneryCost(change) => -i32::from(change) * 200,
        Passive::Pays(Pays { worth, toward: Purpose::Tagged(_), .. }) => i32::from(worth) * 100,
        Passive::Pays(Pays { toward: Purpose::Prices(_), .. }) | Passive::OceanBonus(_) => 200,
        Passive::CardPrice(change) => -i32::from(change) * 600,
        Passive::TradeCost(change) => -i32::from(change) * 500,
        Passive::TradeStep(steps) => i32::from(steps) * 700,
        Passive::Influence(more) => i32::from(more) * 600,
        // Nobody has it alone.
        Passive::RatingToll(_) => 0,
    }
}
