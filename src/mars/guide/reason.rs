//! Why an answer is a good one.

use super::advice::EndPoints;
use crate::kit::{BySeat, Seat, View};
use crate::mars::cards::{
    Amount, Asked, Card, CardId, Conversion, Effect, Party, Resource, StandardProject, card,
};
use crate::mars::view::{
    Changed, Figure, RecapChange, RecapFigure, after, award_standings, foreseen, of_its_step,
};
use crate::mars::{
    Change, Choice, Delegate, Event, Facts, Forecast, Mars, Owed, Payer, Phase, Shape, Why, card_points,
    score,
};

/// Why an answer is a good one: its first merit, in the order of this list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// There is nothing to answer now.
    Waiting,
    /// There is no other answer.
    OnlyAnswer,
    /// So many cards are worth their price.
    Buys(usize),
    /// None of the cards is worth its price.
    BuysNone,
    /// The cards in hand cost more than the seat has.
    HandIsEnough,
    /// Nothing else is worth its price now.
    NothingWorth,
    /// A milestone: points that nobody else can have.
    Milestone,
    /// An award in which the seat leads.
    Award,
    /// A greenery: a point at the end, where it raises nothing.
    Greenery,
    /// A city: points for greeneries beside it.
    City,
    /// A colony: a bonus for every trade with its tile.
    Colony,
    /// A M€ for each card that is sold.
    Sale,
    /// The answer brings so many points.
    Scores(i16),
    /// The seat will lead this party.
    Leads(Party),
    /// A delegate goes to this party.
    Sends {
        /// The party.
        party: Party,
        /// The number of its delegates then.
        all: u8,
        /// The number of the seat's delegates among them.
        own: u8,
    },
    /// A production rises.
    Production,
    /// The card brings points.
    Points,
    /// The card has an action for every generation.
    Action,
    /// The card has an effect for the rest of the game.
    Effect,
    /// The figures say it.
    Gains,
    /// The step is the World Government's, and brings nobody anything (WG-02).
    Government,
    /// An area that brings most.
    Area,
    /// The usual payment, or the usual amount.
    Usual,
    /// The answer seems to bring most.
    Best,
}

/// What speaks for an answer.
pub struct Merit {
    /// Its first merit.
    pub because: Because,
    /// What it changes for the seat, where it is the only answer; of corporations and preludes that are kept, what all of them bring.
    /// Nothing where that is its price alone.
    pub brings: Vec<RecapChange>,
    /// Steps that it owes: the first ones where nothing else is gained by it, else those that place a tile or ask something.
    pub then: Option<OwedSteps>,
    /// What is paid for cards that are bought.
    pub bought: Option<CardsBought>,
}

/// Steps of a card, all alike, that an answer leaves to be carried out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OwedSteps {
    /// The card.
    pub card: CardId,
    /// One of the steps.
    pub effect: &'static Effect,
    /// How many there are.
    pub times: usize,
}

impl OwedSteps {
    /// A step with those that are like it.
    fn of(first: Owed, all: &[Owed]) -> Self {
        let Owed { card, effect, .. } = first;
        let times = all.iter().filter(|it| (it.card, it.effect) == (card, effect)).count();
        Self { card, effect, times }
    }
}

/// What cards cost that are bought together, and what is left then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardsBought {
    /// M€ for all of them.
    pub paid: i32,
    /// M€ that are left.
    pub left: i32,
}

impl CardsBought {
    /// What the cards among these answers cost; nothing where no cards are bought.
    fn of(view: &View<Mars>, seat: Seat, answers: &[Choice]) -> Option<Self> {
        let budget = view.budget(seat);
        let each = i32::from(budget.each);
        let before = each * i32::from(budget.chosen?);
        let paid = each * cards_of(answers).count() as i32;
        Some(Self { paid, left: (budget.all as i32 - before - paid).max(0) })
    }
}

impl Merit {
    /// What speaks for the first of these answers.
    pub fn of(view: &View<Mars>, seat: Seat, answers: &[Choice]) -> Self {
        let forecast = answers.first().and_then(|&choice| {
            let forecast = view.forecast(seat, choice, None).ok()?;
            Some((choice, of_answer(choice, of_its_step(view, seat, forecast))))
        });
        let because = because(view, seat, answers, forecast.as_ref().map(|(_, forecast)| forecast));
        let bare = Self { because, brings: Vec::new(), then: None, bought: None };
        let why = view.question(seat).map(|question| question.why);
        if matches!(why, Some(Why::Buy { .. })) {
            return Self { bought: CardsBought::of(view, seat, answers), ..bare };
        }
        if matches!(why, Some(Why::Corporation | Why::Preludes { .. })) {
            return Self { brings: begun_with(answers), ..bare };
        }
        // What comes behind the end of a turn comes whatever is answered.
        let ends_the_turn = |choice: Choice| matches!(choice, Choice::Pass | Choice::EndTurn);
        let alone = forecast.filter(|(choice, _)| answers.len() == 1 && !ends_the_turn(*choice));
        let Some((choice, forecast)) = alone else { return bare };
        let brings = brings(view.facts(), seat, choice, &forecast, because);
        let own: Vec<Owed> = forecast.owed.iter().filter(|owed| owed.doer == Some(seat)).copied().collect();
        let alike = |first: Owed| OwedSteps::of(first, &own);
        if is_gain(&brings) {
            let asks = |owed: &&Owed| leaves_steps_untold(choice) && owed.effect.asks().is_some();
            return Self { brings, then: own.iter().find(asks).copied().map(alike), ..bare };
        }
        let is_told = matches!(because, Because::Best | Because::OnlyAnswer);
        let then = own.first().filter(|_| is_told).copied().map(alike);
        Self { because: if then.is_some() { Because::Gains } else { because }, then, ..bare }
    }
}

/// A forecast without the steps that were owed before and come whatever is answered.
fn of_answer(choice: Choice, forecast: Forecast) -> Forecast {
    match choice {
        Choice::Space(_) | Choice::Seat(_) | Choice::Neutral | Choice::Amount(_) | Choice::First(_) => {
            Forecast { owed: Vec::new(), rated: BySeat::default(), ..forecast }
        }
        Choice::Play(_)
        | Choice::Project(_)
        | Choice::Act { .. }
        | Choice::Convert(_)
        | Choice::Trade { .. }
        | Choice::Lobby(_)
        | Choice::Claim(_)
        | Choice::Fund(_)
        | Choice::FirstAction
        | Choice::Card(_)
        | Choice::TableauCard(_)
        | Choice::Option(_)
        | Choice::Pass
        | Choice::EndTurn
        | Choice::Done
        | Choice::Reopen => forecast,
    }
}

/// Whether anything rises.
fn is_gain(brings: &[RecapChange]) -> bool {
    brings.iter().any(|&(_, by)| by > 0)
}

/// Whether the label of an answer does not name the steps that it owes.
const fn leaves_steps_untold(choice: Choice) -> bool {
    match choice {
        Choice::Play(_) | Choice::Card(_) | Choice::Act { .. } | Choice::Trade { .. } => true,
        Choice::Project(_)
        | Choice::Convert(_)
        | Choice::FirstAction
        | Choice::Option(_)
        | Choice::First(_)
        | Choice::Claim(_)
        | Choice::Fund(_)
        | Choice::Lobby(_)
        | Choice::TableauCard(_)
        | Choice::Space(_)
        | Choice::Seat(_)
        | Choice::Neutral
        | Choice::Amount(_)
        | Choice::Pass
        | Choice::EndTurn
        | Choice::Done
        | Choice::Reopen => false,
    }
}

/// The cards that answers choose.
fn cards_of(answers: &[Choice]) -> impl Iterator<Item = CardId> {
    answers.iter().filter_map(|answer| match *answer {
        Choice::Card(id) => Some(id),
        _ => None,
    })
}

/// Adds a change to the others of its figure.
fn add(all: &mut Vec<RecapChange>, (figure, by): RecapChange) {
    match all.iter_mut().find(|(it, _)| *it == figure) {
        Some((_, sum)) => *sum += by,
        None => all.push((figure, by)),
    }
}

/// The change of a stock.
const fn stock(of: Resource, by: i32) -> RecapChange {
    (RecapFigure::Of(Figure::Stock(of)), by)
}

/// What an answer changes for a seat, with what is owed and asks nothing; what a label names as the price is left out.
fn brings(
    facts: &Facts,
    seat: Seat,
    choice: Choice,
    forecast: &Forecast,
    because: Because,
) -> Vec<RecapChange> {
    let mut all: Vec<RecapChange> = Vec::new();
    for Changed { figure, from, to } in foreseen(facts, forecast, seat) {
        // A card that is played leaves the hand, and points are told where they are certain.
        if !matches!(figure, Figure::Points | Figure::Hand) {
            add(&mut all, (RecapFigure::Of(figure), to - from));
        }
    }
    let after = after(facts, forecast);
    for event in &forecast.events {
        match event.about().change {
            Change::Drawn(of) if of == seat => add(&mut all, (RecapFigure::Of(Figure::Hand), 1)),
            Change::OnCard(id, by) if after.players[seat].played.contains(id) => {
                add(&mut all, (RecapFigure::OnCard(id), by.into()));
            }
            _ => {}
        }
    }
    if let Some(price) = named_price(&forecast.events, seat, choice) {
        add(&mut all, price);
    }
    let owed = forecast.owed.iter().filter(|owed| owed.doer == Some(seat));
    for change in owed.filter_map(|owed| change_of(owed.effect)) {
        add(&mut all, change);
    }
    // In the last generation all points that an answer brings are told.
    if !matches!(because, Because::Scores(_)) {
        add(&mut all, (RecapFigure::Of(Figure::Points), printed_points(choice)));
    }
    all.retain(|&(_, by)| by != 0);
    all
}

/// What pays the price that the label of an answer names; nothing where something else pays a part of it.
fn named_price(events: &[Event], seat: Seat, choice: Choice) -> Option<RecapChange> {
    let unit = match choice {
        Choice::Play(_) | Choice::Project(_) | Choice::Claim(_) | Choice::Fund(_) | Choice::Lobby(_) => {
            Resource::MegaCredits
        }
        Choice::Trade { with, .. } => with,
        _ => return None,
    };
    // What is paid for the steps themselves comes behind the price.
    let begins = |event: &&Event| matches!(event, Event::Paid { .. } | Event::ProjectUsed { .. });
    let mut price = 0;
    for event in events.iter().take_while(begins) {
        match *event {
            Event::Paid { seat: of, with: Payer::Stock(with), amount } if of == seat && with == unit => {
                price += i32::from(amount);
            }
            Event::Paid { .. } => return None,
            _ => {}
        }
    }
    Some(stock(unit, price))
}

/// The points printed on a card that is played, where they hang on nothing.
fn printed_points(choice: Choice) -> i32 {
    let Choice::Play(id) = choice else { return 0 };
    match card(id).points {
        Some(Amount::Exactly(points)) => points.into(),
        Some(Amount::Per { .. } | Amount::Influenced { .. }) | None => 0,
    }
}

/// What a step changes for its player, where nothing else decides that.
fn change_of(effect: &Effect) -> Option<RecapChange> {
    if let Effect::Gain(it, Amount::Exactly(by)) = *effect {
        Some(stock(it, by.into()))
    } else if let Effect::Pay(it, Amount::Exactly(by), []) = *effect {
        Some(stock(it, -i32::from(by)))
    } else if let Effect::Produce(it, Amount::Exactly(by)) = *effect {
        Some((RecapFigure::Of(Figure::Production(it)), by.into()))
    } else if let Effect::Draw(Amount::Exactly(by)) = *effect {
        Some((RecapFigure::Of(Figure::Hand), by.into()))
    } else {
        None
    }
}

/// By how much a step raises the rating of its player before anything is at its goal.
fn rated_by(effect: &Effect) -> i32 {
    if let Effect::Raise(_, steps) = *effect {
        steps.into()
    } else if let Effect::Place(tile, _) = *effect {
        tile.raises().is_some().into()
    } else if let Effect::Rate(Amount::Exactly(steps)) = *effect {
        steps.into()
    } else {
        0
    }
}

/// What the corporation or the preludes that are chosen before the first generation bring; nothing where nothing rises.
fn begun_with(answers: &[Choice]) -> Vec<RecapChange> {
    let mut all: Vec<RecapChange> = Vec::new();
    for effect in cards_of(answers).flat_map(|id| card(id).play) {
        if let Some(change) = change_of(effect) {
            add(&mut all, change);
        }
        add(&mut all, (RecapFigure::Of(Figure::Rating), rated_by(effect)));
    }
    all.retain(|&(_, by)| by != 0);
    if is_gain(&all) { all } else { Vec::new() }
}

/// Why the first of these answers is a good one.
fn because(view: &View<Mars>, seat: Seat, answers: &[Choice], forecast: Option<&Forecast>) -> Because {
    let Some(&choice) = answers.first() else { return Because::Waiting };
    let why = view.question(seat).map(|question| question.why);
    let shape = view.question(seat).map(|question| question.shape);
    match choice {
        _ if matches!(why, Some(Why::Buy { .. })) => {
            match answers.iter().filter(|it| matches!(it, Choice::Card(_))).count() {
                0 if costs_more_than_there_is(view.facts(), seat) => Because::HandIsEnough,
                0 => Because::BuysNone,
                cards => Because::Buys(cards),
            }
        }
        // Global events ask in that phase too.
        _ if view.facts().phase == Phase::Solar && why.is_some_and(is_of_no_card) => Because::Government,
        Choice::Pass | Choice::EndTurn | Choice::Done => Because::NothingWorth,
        _ if view.choices(seat).nth(1).is_none() => Because::OnlyAnswer,
        Choice::Claim(_) => Because::Milestone,
        Choice::Fund(place) if leads_award(view.facts(), place, seat) => Because::Award,
        Choice::Fund(_) => Because::Gains,
        Choice::Convert(Conversion::Plants) if shape == Some(Shape::Conversion) => Because::Greenery,
        Choice::Amount(_) => Because::Usual,
        Choice::Space(_) => Because::Area,
        Choice::Play(_)
        | Choice::Project(_)
        | Choice::Act { .. }
        | Choice::Convert(_)
        | Choice::Trade { .. }
        | Choice::Lobby(_)
        | Choice::FirstAction
        | Choice::Card(_)
        | Choice::TableauCard(_)
        | Choice::Seat(_)
        | Choice::Neutral
        | Choice::Option(_)
        | Choice::First(_)
        | Choice::Reopen => forecast.map_or(Because::Best, |it| merit(view, seat, choice, it)),
    }
}

/// Whether a step of no card asks.
fn is_of_no_card(why: Why) -> bool {
    matches!(why, Why::Effect { card, .. } if card == CardId::HIDDEN)
}

/// Whether a seat has something of what an award counts, and nobody has more.
fn leads_award(facts: &Facts, award: u8, seat: Seat) -> bool {
    let standings = award_standings(facts);
    let standing = standings.get(usize::from(award));
    standing.is_some_and(|standing| standing.counts[seat] > 0 && standing.first().contains(seat))
}

/// Whether the cards in hand cost more than the seat has.
fn costs_more_than_there_is(facts: &Facts, seat: Seat) -> bool {
    let player = &facts.players[seat];
    let costs = player.hand.iter().filter(|&id| id != CardId::HIDDEN).map(|id| i32::from(card(id).cost));
    costs.sum::<i32>() > i32::from(player.stock[Resource::MegaCredits])
}

/// What the forecast tells of the answer.
fn merit(view: &View<Mars>, seat: Seat, choice: Choice, forecast: &Forecast) -> Because {
    let (facts, events) = (view.facts(), &forecast.events);
    let after = after(facts, forecast);
    let rises = |event: &Event| matches!(*event, Event::Produced { seat: of, change, .. } if of == seat && change > 0);
    let loses_it = view.question(seat).is_some_and(|question| loses_the_card(question.why));
    let played = match choice {
        Choice::Play(id) | Choice::Card(id) if id != CardId::HIDDEN && !loses_it => Some(card(id)),
        _ => None,
    };
    // In the last generation points are all that counts.
    let is_last = facts.is_terraformed();
    let scored =
        if is_last { scored_last(view, seat, choice) } else { sure(&after, seat) - sure(facts, seat) };
    let rated = after.players[seat].rating - facts.players[seat].rating + forecast.rated[seat];
    let lasts = |card: &Card| !card.passives.is_empty() || !card.triggers.is_empty();
    match choice {
        Choice::Project(StandardProject::Greenery) | Choice::Convert(Conversion::Plants) => Because::Greenery,
        _ if rated > 0 && !is_last => Because::Gains,
        Choice::Project(StandardProject::SellPatents) => Because::Sale,
        Choice::Project(StandardProject::City) => Because::City,
        Choice::Project(StandardProject::Colony) => Because::Colony,
        _ if scored > 0 && (is_last || played.is_none()) => Because::Scores(scored),
        _ if rated > 0 => Because::Gains,
        Choice::Lobby(party) if leads(&after, party, seat) && !leads(facts, party, seat) => {
            Because::Leads(party)
        }
        Choice::Lobby(party) => {
            let faction = after.committee.faction(party);
            Because::Sends { party, all: faction.len(), own: faction.count(Delegate::Of(seat)) }
        }
        _ if events.iter().any(rises) && !is_last => Because::Production,
        _ if played.is_some_and(|card| card_points(facts, seat, card.id) > 0) => Because::Points,
        _ if played.is_some_and(|card| !card.actions.is_empty()) && !is_last => Because::Action,
        _ if played.is_some_and(lasts) && !is_last => Because::Effect,
        _ => Because::Best,
    }
}

/// Whether the card that is chosen goes to the discard pile.
fn loses_the_card(why: Why) -> bool {
    let discards = |effect: Effect| matches!(effect.asks(), Some(Asked::Discarded | Asked::DiscardedIfAny));
    match why {
        Why::Sell => true,
        Why::Effect { effect, .. } => discards(effect),
        _ => false,
    }
}

/// Whether a seat leads a party.
fn leads(facts: &Facts, party: Party, seat: Seat) -> bool {
    facts.committee.faction(party).leader == Some(Delegate::Of(seat))
}

/// The points of a seat without those that others may yet take: of awards and parties.
fn sure(facts: &Facts, seat: Seat) -> i16 {
    let score = score(facts, seat);
    score.total() - score.awards - score.committee
}

/// How many more points an answer brings at the end of the last generation.
fn scored_last(view: &View<Mars>, seat: Seat, choice: Choice) -> i16 {
    let own = |choice: Option<Choice>| EndPoints::behind(view, seat, choice).map(|it| it.own);
    own(Some(choice)).zip(own(None)).map_or(0, |(then, now)| then - now)
}
