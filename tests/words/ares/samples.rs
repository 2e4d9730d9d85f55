//! One of everything that is said at a table of Ares Expedition, or more where numbers change the words.

use crate::words::samples::{ANNA, BOB};
use viriditas::ares::cards::{
    ANAEROBIC_MICROORGANISMS, ANIMALS_OR_MICROBES, BIRDS, Capacity, Card, CardColour, CardId, Charge, Cost,
    DECOMPOSERS, Effect, FOOD_FACTORY, GREENHOUSES, HELION, IMPORTED_NITROGEN, INVESTMENT_LOAN,
    MARS_UNIVERSITY, MICROBES, MINE, Phase, REDRAFTED_CONTRACTS, REGOLITH_EATERS, RESTRUCTURED_RESOURCES,
    SpecialResource, Stock, TARDIGRADES, TOLL_STATION, Tag, VIRAL_ENHANCERS, Zone, ZoneTrack,
};
use viriditas::ares::view::log::Collected;
use viriditas::ares::{
    CardColours, Choice, Event, Fault, Level, Mode, Origin, PlayedBy, Question, Refusal, Stage,
    StandardAction,
};
use viriditas::text::ares::AresTerm;

/// The lists of the first choice among the steps of a card's trigger.
fn branches(card: &Card) -> &'static [&'static [Effect]] {
    let steps = card.triggers.iter().flat_map(|trigger| trigger.steps);
    let mut lists =
        steps.filter_map(|effect| if let Effect::Choose(lists) = effect { Some(*lists) } else { None });
    lists.next().expect("a trigger with a choice")
}

pub(super) fn questions() -> Vec<Question> {
    vec![
        Question::Mulligan { gone: 0 },
        Question::Mulligan { gone: 2 },
        Question::Corporation,
        Question::Plan,
        Question::Phase,
        Question::HandLimit { over: 3 },
        Question::HandLimit { over: 0 },
        Question::Keep { left: 1 },
        Question::Keep { left: 2 },
        Question::Discard { left: 1 },
        Question::Discard { left: 2 },
        Question::StandIn { due: 12 },
        Question::HeatAsMoney { due: 12 },
        Question::SellToPay { short: 4 },
        Question::Amount { card: GREENHOUSES.id, cost: GREENHOUSES.actions[0].cost[0] },
        Question::Amount { card: REDRAFTED_CONTRACTS.id, cost: REDRAFTED_CONTRACTS.actions[0].cost[0] },
        Question::Amount {
            card: MINE.id,
            cost: Cost::Stock(Stock::MegaCredits, Charge::Chosen { least: 2, most: None }),
        },
        Question::Source { card: DECOMPOSERS.id, kinds: ANIMALS_OR_MICROBES, amount: 1 },
        Question::Source { card: DECOMPOSERS.id, kinds: MICROBES, amount: 2 },
        Question::Target { card: IMPORTED_NITROGEN.id, kinds: MICROBES, amount: 3 },
        Question::Target { card: IMPORTED_NITROGEN.id, kinds: &SpecialResource::ALL, amount: 1 },
        Question::Branch { card: VIRAL_ENHANCERS.id, branches: branches(&VIRAL_ENHANCERS) },
        Question::Exchange { card: MARS_UNIVERSITY.id, draw: 1, tag: Tag::Plant, draw_for_tag: 2 },
        Question::FreePlay { card: TOLL_STATION.id, colours: &[CardColour::Green], cost: 9 },
        Question::FreePlay { card: TOLL_STATION.id, colours: &CardColour::ALL, cost: 12 },
        Question::Finished,
        Question::Cube,
        Question::Swap,
        Question::Neutral,
        Question::Warm { steps: 1 },
        Question::Warm { steps: 2 },
    ]
}

/// Questions with answers to them, each answer once and some to several questions.
pub(super) fn answers() -> Vec<(Question, Choice)> {
    let card = BIRDS.id;
    let by = |question, choice| (question, choice);
    let branch = Question::Branch { card: VIRAL_ENHANCERS.id, branches: branches(&VIRAL_ENHANCERS) };
    let exchange = Question::Exchange { card: MARS_UNIVERSITY.id, draw: 1, tag: Tag::Plant, draw_for_tag: 2 };
    let free = Question::FreePlay { card: TOLL_STATION.id, colours: &[CardColour::Green], cost: 9 };
    let amount = |of: &Card| Question::Amount { card: of.id, cost: of.actions[0].cost[0] };
    let mut all = vec![
        by(Question::Plan, Choice::Phase(Phase::Action)),
        by(Question::Mulligan { gone: 0 }, Choice::Card(card)),
        by(Question::Mulligan { gone: 0 }, Choice::Done),
        by(Question::Mulligan { gone: 1 }, Choice::Done),
        by(Question::Mulligan { gone: 2 }, Choice::Done),
        by(Question::Corporation, Choice::Card(HELION.id)),
        by(Question::Phase, Choice::Play(card)),
        by(Question::Phase, Choice::Play(FOOD_FACTORY.id)),
        by(Question::Phase, Choice::Play(INVESTMENT_LOAN.id)),
        by(Question::Phase, Choice::Act { card, way: 0 }),
        by(Question::Phase, Choice::Act { card: REGOLITH_EATERS.id, way: 1 }),
        by(Question::Phase, Choice::DrawBonus),
        by(Question::Phase, Choice::BuyRating),
        by(Question::Phase, Choice::Sell(card)),
        by(Question::Phase, Choice::Done),
        by(Question::HandLimit { over: 0 }, Choice::Done),
        by(Question::Keep { left: 1 }, Choice::Card(card)),
        by(Question::Discard { left: 1 }, Choice::Card(card)),
        by(Question::StandIn { due: 12 }, Choice::Card(ANAEROBIC_MICROORGANISMS.id)),
        by(Question::StandIn { due: 12 }, Choice::Card(RESTRUCTURED_RESOURCES.id)),
        by(Question::StandIn { due: 12 }, Choice::Decline),
        by(Question::HeatAsMoney { due: 12 }, Choice::Amount(3)),
        by(amount(&GREENHOUSES), Choice::Amount(4)),
        by(amount(&REDRAFTED_CONTRACTS), Choice::Amount(1)),
        by(
            Question::Source { card: DECOMPOSERS.id, kinds: MICROBES, amount: 1 },
            Choice::Card(TARDIGRADES.id),
        ),
        by(Question::Target { card: DECOMPOSERS.id, kinds: MICROBES, amount: 1 }, Choice::Card(card)),
        by(branch, Choice::Branch(0)),
        by(branch, Choice::Branch(1)),
        by(exchange, Choice::Card(card)),
        by(exchange, Choice::Decline),
        by(free, Choice::Play(FOOD_FACTORY.id)),
        by(free, Choice::Decline),
        by(Question::Finished, Choice::Reopen),
        by(Question::Cube, Choice::MoneyCube),
        by(Question::Cube, Choice::SwapCube),
        by(Question::Swap, Choice::Card(card)),
        by(Question::Neutral, Choice::Phase(Phase::Research)),
    ];
    all.extend(StandardAction::ALL.map(|it| (Question::Phase, Choice::Standard(it))));
    all.extend(ZoneTrack::ALL.map(|it| (Question::Warm { steps: 2 }, Choice::Track(it))));
    all
}

pub(crate) fn refusals() -> Vec<Refusal> {
    let zone = |track, needs, is| Refusal::Zone { track, needs, is };
    let mut all = vec![
        Refusal::NotAsked,
        Refusal::NotOffered,
        Refusal::NotInHand,
        Refusal::OtherPhase(CardColour::Blue),
        Refusal::NoMorePlays,
        Refusal::SamePhase(Phase::Action),
        zone(ZoneTrack::Oxygen, Zone::Red, Zone::Purple),
        zone(ZoneTrack::Oxygen, Zone::White, Zone::Red),
        zone(ZoneTrack::Oxygen, Zone::Red, Zone::Yellow),
        zone(ZoneTrack::Temperature, Zone::Yellow, Zone::Red),
        zone(ZoneTrack::Temperature, Zone::Purple, Zone::Red),
        zone(ZoneTrack::Temperature, Zone::Red, Zone::Yellow),
        Refusal::Oceans { needs: 5, is: 1 },
        Refusal::Oceans { needs: 3, is: 4 },
        Refusal::Tags { tag: Tag::Science, short: 1 },
        Refusal::Tags { tag: Tag::Jovian, short: 2 },
        Refusal::Rating { short: 2 },
        Refusal::Cards { short: 1 },
        Refusal::Cards { short: 2 },
        Refusal::NoResources,
        Refusal::NoAction,
        Refusal::Used,
        Refusal::AtMaximum,
        Refusal::HandLimit { over: 3 },
        Refusal::Amount { least: 1, most: 4 },
    ];
    all.extend(Stock::ALL.map(|stock| Refusal::Stock { stock, short: 3 }));
    all.extend(StandardAction::ALL.map(Refusal::Compulsory));
    all
}

pub(super) fn faults() -> [Fault; 6] {
    [
        Fault::Players { players: 7 },
        Fault::PlayersOfMode { players: 1, least: 2, most: 4 },
        Fault::PlayersOfMode { players: 3, least: 1, most: 1 },
        Fault::PlayersOfMode { players: 3, least: 2, most: 2 },
        Fault::MulliganInFirstGame,
        Fault::PromotionalInFirstGame,
    ]
}

pub(super) fn modes() -> [Mode; 5] {
    let [beginner, skilled, expert] = Level::ALL.map(Mode::Solo);
    [Mode::Competitive, beginner, skilled, expert, Mode::Cooperative]
}

pub(super) fn events() -> Vec<Event> {
    let (seat, card) = (ANNA, BIRDS.id);
    let stages = [
        Stage::Setup,
        Stage::Planning,
        Stage::Cube(seat),
        Stage::Swap { taker: BOB, by: seat },
        Stage::Neutral,
        Stage::HandLimit,
        Stage::Warming,
        Stage::Over,
    ];
    let mut all = vec![
        Event::Round { round: 3 },
        Event::Ended,
        Event::Chose { seat, phase: Phase::Action },
        Event::NeutralChose { phase: Phase::Action, picked: false },
        Event::NeutralChose { phase: Phase::Action, picked: true },
        Event::Incorporated { seat, card },
        Event::Revealed { seat, card, taken: true },
        Event::Revealed { seat, card, taken: false },
        Event::Played { seat, card, by: PlayedBy::Permission },
        Event::Played { seat, card, by: PlayedBy::Bonus },
        Event::Played { seat, card, by: PlayedBy::Effect },
        Event::Entered { seat, card },
        Event::BonusDrawn { seat },
        Event::Permitted { seat, colours: CardColours::of(&[CardColour::Blue, CardColour::Red]) },
        Event::Discounted { seat, off: 11 },
        Event::Flexed { seat },
        Event::Gained { seat, stock: Stock::Plants, amount: 1 },
        Event::Paid { seat, stock: Stock::Heat, amount: 8 },
        Event::Rated { seat, change: 1 },
        Event::Rated { seat, change: -2 },
        Event::RatingBought { seat },
        Event::Flipped { seat, place: 4 },
        Event::ForestTaken { seat },
        Event::Added { seat, card, amount: 1 },
        Event::Added { seat, card: TARDIGRADES.id, amount: 2 },
        Event::Removed { seat, card, amount: 1 },
        Event::Removed { seat, card: TARDIGRADES.id, amount: 2 },
        Event::Used { seat, card },
        Event::CubeTaken { seat, swap: true },
        Event::CubeTaken { seat, swap: false },
    ];
    for card in [card, CardId::HIDDEN] {
        all.extend([
            Event::Drawn { seat, card },
            Event::Looked { seat, card },
            Event::Kept { seat, card },
            Event::PassedUp { seat, card },
            Event::Sold { seat, card, money: 3 },
            Event::Discarded { seat, card },
            Event::Given { from: seat, to: BOB, card },
        ]);
    }
    all.extend(stages.map(Event::Began));
    all.extend(Phase::ALL.map(|phase| Event::Began(Stage::Resolving(phase))));
    all.extend(StandardAction::ALL.map(|action| Event::Standard { seat, action }));
    all.extend(ZoneTrack::ALL.map(|track| Event::Raised { seat, track }));
    all.extend(ZoneTrack::ALL.map(|track| Event::Warmed { track, steps: 2 }));
    all
}

pub(super) fn terms() -> Vec<AresTerm> {
    let mut all: Vec<AresTerm> = Stock::ALL.map(AresTerm::Stock).to_vec();
    all.extend(Capacity::ALL.map(AresTerm::Capacity));
    all.extend(SpecialResource::ALL.map(AresTerm::SpecialResource));
    all.extend(Tag::ALL.map(AresTerm::Tag));
    all.extend(ZoneTrack::ALL.map(AresTerm::Track));
    all.extend(Zone::ALL.map(AresTerm::Zone));
    all.extend(CardColour::ALL.map(AresTerm::Colour));
    all.extend(Phase::ALL.map(AresTerm::Phase));
    all.extend([
        AresTerm::Ocean,
        AresTerm::Forest,
        AresTerm::Rating,
        AresTerm::Points,
        AresTerm::Card,
        AresTerm::Corporation,
    ]);
    all
}

/// Every origin of an event; the match says when a new variant needs a sample.
pub(super) fn origins() -> Vec<Origin> {
    const fn is_sampled(origin: Origin) -> bool {
        match origin {
            Origin::Course
            | Origin::Price
            | Origin::Play(_)
            | Origin::Action(_)
            | Origin::Effect(_)
            | Origin::Standard(_)
            | Origin::RatingBought
            | Origin::Step(_)
            | Origin::OceanFlipped
            | Origin::OceanReward
            | Origin::Forest
            | Origin::Production { .. }
            | Origin::Research
            | Origin::Bonus
            | Origin::Mulligan
            | Origin::Cube => true,
        }
    }
    let card = BIRDS.id;
    let all = vec![
        Origin::Price,
        Origin::Play(card),
        Origin::Action(card),
        Origin::Effect(card),
        Origin::RatingBought,
        Origin::Step(ZoneTrack::Oxygen),
        Origin::OceanFlipped,
        Origin::OceanReward,
        Origin::Forest,
        Origin::Production { rating: 5, bonus: 4 },
        Origin::Research,
        Origin::Bonus,
        Origin::Mulligan,
        Origin::Cube,
    ];
    assert!(all.iter().all(|&origin| is_sampled(origin)));
    all
}

/// What phase IV brought, with and without each part.
pub(super) fn collected() -> Vec<Collected> {
    let plain =
        Collected { seat: ANNA, money: 25, rating: 20, bonus: 0, heat: 0, plants: 0, cards: Vec::new() };
    let cards = vec![CardId::HIDDEN; 2];
    vec![
        plain.clone(),
        Collected { money: 18, ..plain.clone() },
        Collected { money: 32, bonus: 4, heat: 3, plants: 1, cards, ..plain },
    ]
}
