//! One of everything that is said at a table, or more where numbers change the words.

use viriditas::kit::Seat;
use viriditas::mars::cards::{
    ANTS, BIRDS, CardId, CardResource, Conversion, Count, Effect, Ground, INSULATION, Kind, LOAN, LUNA,
    MINING_RIGHTS, Module, PANDEMIC, PRINTED, Parameter, Party, PlacementRule, REGOLITH_EATERS, Recipient,
    Removable, Reserved, Resource, Source, StandardProject, Stored, Tag, Tally, Tile, TileClass, Victim,
    Whose,
};
use viriditas::mars::maps::{Hex, OFF_MAP};
use viriditas::mars::{
    Bought, CardZone, Delegate, DelegateSeat, Direction, Event, Fault, Help, Helps, Origin, Payer,
    PaymentPurpose, Phase, Pile, Price, Question, Refusal, Shape, Switch, Why,
};
use viriditas::text::Term;

pub(crate) const NAMES: [&str; 5] = ["Anna", "Bob", "Cleo", "Dan", "Eva"];
pub(crate) const ANNA: Seat = Seat::ALL[0];
pub(crate) const BOB: Seat = Seat::ALL[1];

/// Everything that can be counted, once.
fn counts() -> Vec<Count> {
    let city = TileClass::City;
    vec![
        Count::Tags(Tag::Science),
        Count::OpponentsTags(Tag::Space),
        Count::TagsOfAll(Tag::Jovian),
        Count::Tagless,
        Count::Colonies(Whose::Own),
        Count::Colonies(Whose::Anyone),
        Count::Tiles(city, Whose::Own, Ground::Anywhere),
        Count::Tiles(city, Whose::Own, Ground::Mars),
        Count::Tiles(city, Whose::Anyone, Ground::Anywhere),
        Count::Tiles(city, Whose::Anyone, Ground::Mars),
        Count::BesideThis(TileClass::Ocean),
        Count::ResourcesHere,
        Count::EventsOfAll,
        Count::Hand,
        Count::Rating,
        Count::RatingRaised,
        Count::Production(Resource::Heat),
        Count::Stock(Resource::Plants),
        Count::Track(Parameter::Temperature),
        Count::Track(Parameter::Oxygen),
        Count::Track(Parameter::Oceans),
        Count::Chosen,
        Count::Goal(Tally::Tags(&[Tag::Plant, Tag::Microbe, Tag::Animal])),
        Count::Goal(Tally::KindsOfTag),
        Count::Goal(Tally::Cards(&[Kind::Automated])),
        Count::Goal(Tally::Cards(&[Kind::Automated, Kind::Active])),
        Count::Goal(Tally::Cards(&[Kind::Event])),
        Count::Goal(Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event])),
        Count::Goal(Tally::Costly(20)),
        Count::Goal(Tally::Limited),
        Count::Goal(Tally::Raised),
        Count::Goal(Tally::Highest),
        Count::Goal(Tally::Lowest),
        Count::Goal(Tally::Productions(&[Resource::Energy, Resource::Heat])),
        Count::Goal(Tally::KindsOfResource),
        Count::Goal(Tally::OnCards(&CardResource::ALL)),
        Count::Goal(Tally::OnCards(&[CardResource::Animal, CardResource::Microbe])),
        Count::Goal(Tally::LowestRows(2)),
        Count::Goal(Tally::BesideOceans),
        Count::Goal(Tally::AwayFromOceans),
        Count::Goal(Tally::BesideVolcanoes),
        Count::Goal(Tally::LargestGroup),
        Count::Goal(Tally::KindsOfTile),
        Count::Goal(Tally::Delegates),
    ]
}

/// A price in M€ that cannot be paid.
fn short_of(price: u16, short: u16, more: &[(Resource, u16)]) -> Refusal {
    let mut help = Helps::default();
    for (place, &(resource, more)) in help.iter_mut().zip(more) {
        *place = Some(Help { with: Payer::Stock(resource), more });
    }
    Refusal::CannotAfford { price: Price::money(price), short, help }
}

pub(crate) fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::NotAsked,
        Refusal::NotAnAnswer,
        Refusal::FirstActionDue,
        Refusal::NotInHand,
        Refusal::NotOnTable,
        short_of(14, 3, &[]),
        short_of(14, 3, &[(Resource::Steel, 2)]),
        short_of(14, 3, &[(Resource::Steel, 2), (Resource::Titanium, 1)]),
        Refusal::TooFew { resource: Resource::Plants, needs: 8, has: 5 },
        Refusal::ProductionTooLow { resource: Resource::Energy, falls: 2, now: 1 },
        Refusal::NobodyProduces { resource: Resource::Titanium, needs: 1 },
        Refusal::TooFewOnCard { what: CardResource::Microbe, needs: 2, has: 1 },
        Refusal::NoSource { what: CardResource::Animal, needs: 1, from: Source::Anyone },
        Refusal::NoSource { what: CardResource::Floater, needs: 1, from: Source::Own },
        Refusal::NothingToDiscard,
        Refusal::AtGoal { parameter: Parameter::Temperature },
        Refusal::AtGoal { parameter: Parameter::Oxygen },
        Refusal::AtGoal { parameter: Parameter::Oceans },
        Refusal::AtGoal { parameter: Parameter::Venus },
        Refusal::NoHolder { what: Stored::Kind(CardResource::Floater), on: Recipient::Own },
        Refusal::NoHolder { what: Stored::Kind(CardResource::Floater), on: Recipient::Tagged(Tag::Jovian) },
        Refusal::NoHolder { what: Stored::OneOf(&CardResource::ALL), on: Recipient::OwnHolding },
        Refusal::NoHolder {
            what: Stored::OneOf(&[CardResource::Animal, CardResource::Microbe]),
            on: Recipient::This,
        },
        Refusal::NobodyHas { resource: Resource::MegaCredits },
        Refusal::NobodyHas { resource: Resource::Plants },
        Refusal::NoCards { pile: Pile::Projects },
        Refusal::NoCards { pile: Pile::Preludes },
        Refusal::NoCards { pile: Pile::Corporations },
        Refusal::NoCards { pile: Pile::Colonies },
        Refusal::NoCards { pile: Pile::Events },
        Refusal::NothingChanges,
        Refusal::NoSite,
        Refusal::NoFleet,
        Refusal::NoPort,
        Refusal::Visited { by: BOB },
        Refusal::Shut { what: CardResource::Floater },
        Refusal::NoTileLeft,
        Refusal::NoDelegate,
        Refusal::NothingToReplace,
        Refusal::NothingToShift,
        Refusal::NothingToRepeat,
        Refusal::NothingToCopy,
        Refusal::NoArea { tile: Tile::City, area: PlacementRule::Usual },
        Refusal::NoArea { tile: Tile::EcologicalZone, area: PlacementRule::BesideGreenery },
        Refusal::Used,
        Refusal::Taken { by: BOB },
        Refusal::AllTaken { most: 3 },
        Refusal::NotInSolo,
        Refusal::EmptyHand,
        Refusal::AlreadyActed,
        Refusal::NothingDone,
        Refusal::Occupied,
        Refusal::ClaimedBy { seat: BOB },
        Refusal::OceanOnly,
        Refusal::CityOnly { name: Reserved::NoctisCity },
        Refusal::NotThere { tile: Tile::NaturalPreserve, area: PlacementRule::Isolated },
        Refusal::NotThere { tile: Tile::Ocean, area: PlacementRule::Usual },
        Refusal::OffTheMap,
        Refusal::BesideCity,
        Refusal::NotBesideOwn,
        Refusal::NothingToPlay,
        Refusal::OutOfBounds { least: 1, most: 7 },
        Refusal::NotFirst,
    ];
    for of in counts() {
        all.push(Refusal::TooLow { of, needs: 9, now: 5 });
        all.push(Refusal::TooHigh { of, allows: 1, now: 4 });
        all.push(Refusal::NothingToChoose { of });
    }
    all
}

pub(crate) fn faults() -> [Fault; 12] {
    let (switch, other) = (Switch::Draft, Switch::CorporateEra);
    [
        Fault::Players { asked: 7 },
        Fault::Without { switch: other, players: 1 },
        Fault::Without { switch, players: 3 },
        Fault::With { switch, players: 1 },
        Fault::Needs { switch, needs: &[Switch::CorporateEra] },
        Fault::Excludes { switch, excludes: other },
        Fault::Elsewhere { switch, map: "Amazonis Planitia" },
        Fault::EmptySeat { seat: Seat::ALL[4] },
        Fault::Map { asked: 9 },
        Fault::TooFew { pile: Pile::Corporations, left: 1, needs: 4 },
        Fault::TooFew { pile: Pile::Preludes, left: 11, needs: 20 },
        Fault::TooFew { pile: Pile::Colonies, left: 4, needs: 7 },
    ]
}

pub(crate) fn events() -> Vec<Event> {
    let (seat, by, card, space) = (ANNA, BOB, BIRDS.id, Hex(17));
    let (resource, amount) = (Resource::Plants, 3);
    let mut all = vec![
        Event::FirstPlayer(seat),
        Event::GenerationBegan,
        Event::DraftEnded,
        Event::Revealed { card },
        Event::Found { seat, card },
        Event::PreludeFailed { seat, card: LOAN.id },
        Event::Declined { seat, card: LOAN.id },
        Event::Played { seat, card },
        Event::TurnedDown { seat, card },
        Event::FirstActionSettled(seat),
        Event::TurnBegan(seat),
        Event::Passed(seat),
        Event::Used { seat, card },
        Event::ProjectUsed { seat, project: StandardProject::SellPatents },
        Event::ProjectUsed { seat, project: StandardProject::Aquifer },
        Event::Converted { seat, conversion: Conversion::Heat },
        Event::Gained { seat, resource, amount },
        Event::Paid { seat, with: Payer::Stock(resource), amount },
        Event::Lost { seat, by: Some(by), resource, amount },
        Event::Lost { seat, by: Some(seat), resource, amount },
        Event::Produced { seat, by: Some(seat), resource, change: 1 },
        Event::Produced { seat, by: Some(by), resource, change: -2 },
        Event::EnergyBecameHeat { seat, amount },
        Event::Raised { by: Some(seat), parameter: Parameter::Oxygen },
        Event::Raised { by: None, parameter: Parameter::Temperature },
        Event::Rated { seat, change: 1 },
        Event::Rated { seat, change: -2 },
        Event::Placed { by: Some(seat), tile: Tile::Ocean, space },
        Event::Placed { by: Some(seat), tile: Tile::Capital, space },
        Event::Placed { by: Some(seat), tile: Tile::City, space: Hex(OFF_MAP) },
        Event::Placed { by: None, tile: Tile::Greenery, space },
        Event::Claimed { seat, space },
        Event::Added { card, amount: 1 },
        Event::Added { card, amount: 2 },
        Event::Taken { by: Some(by), card: ANTS.id, amount: 1 },
        Event::Remembered { card: MINING_RIGHTS.id, value: 2 },
        Event::Eased { seat, discount: 8, leeway: 0 },
        Event::Eased { seat, discount: 0, leeway: 2 },
        Event::Eased { seat, discount: 8, leeway: 2 },
        Event::MilestoneClaimed { seat, milestone: 1 },
        Event::AwardFunded { seat, award: 2 },
        Event::ColonyOpened { by: None, tile: LUNA.id },
        Event::ColonyOpened { by: Some(seat), tile: LUNA.id },
        Event::ColonyClosed { seat, tile: LUNA.id },
        Event::Settled { seat, tile: LUNA.id },
        Event::MarkerMoved { tile: LUNA.id, to: 4 },
        Event::FleetSent { seat, tile: LUNA.id },
        Event::FleetGained(seat),
        Event::FleetsReturned,
        Event::DelegateMoved {
            whose: Delegate::Of(seat),
            from: DelegateSeat::Lobby,
            to: DelegateSeat::Party(Party::Unity),
        },
        Event::DelegateMoved {
            whose: Delegate::Neutral,
            from: DelegateSeat::Reserve,
            to: DelegateSeat::Party(Party::Reds),
        },
        Event::DelegateMoved {
            whose: Delegate::Of(seat),
            from: DelegateSeat::Party(Party::Greens),
            to: DelegateSeat::Reserve,
        },
        Event::DelegateMoved {
            whose: Delegate::Of(seat),
            from: DelegateSeat::Party(Party::Greens),
            to: DelegateSeat::Chair,
        },
        Event::DelegateMoved {
            whose: Delegate::Neutral,
            from: DelegateSeat::Chair,
            to: DelegateSeat::Reserve,
        },
        Event::DelegateMoved {
            whose: Delegate::Of(seat),
            from: DelegateSeat::Reserve,
            to: DelegateSeat::Lobby,
        },
        Event::LeaderChanged { party: Party::MarsFirst, leader: Delegate::Of(seat) },
        Event::LeaderChanged { party: Party::Scientists, leader: Delegate::Neutral },
        Event::DominanceMoved(Party::Kelvinists),
        Event::PartyRules(Party::Greens),
        Event::EventHappens(PANDEMIC.id),
        Event::EventRevealed(PANDEMIC.id),
        Event::EventsAdvanced,
        Event::Lowered { parameter: Parameter::Temperature },
        Event::OceanRemoved { space: Hex(4) },
        Event::MarkersTaken,
    ];
    all.extend(
        [Pile::Corporations, Pile::Projects, Pile::Preludes, Pile::Colonies, Pile::Events]
            .map(Event::Shuffled),
    );
    all.push(Event::Reshuffled(Pile::Projects));
    all.extend([Direction::Clockwise, Direction::CounterClockwise].map(Event::HandsPassed));
    all.extend(PHASES.map(Event::PhaseBegan));
    for card in [card, CardId::HIDDEN] {
        all.extend([
            Event::CorporationDealt { seat, card },
            Event::CorporationRevealed { seat, card },
            Event::PreludeDealt { seat, card: if card == CardId::HIDDEN { card } else { LOAN.id } },
            Event::Dealt { seat, pile: Pile::Projects, card },
            Event::Picked { seat, card },
            Event::Kept { seat, card },
            Event::Declined { seat, card },
            Event::Drew { seat, pile: Pile::Projects, card },
            Event::Discarded { seat, card },
        ]);
    }
    all
}

const PHASES: [Phase; 8] = [
    Phase::Setup,
    Phase::Preludes,
    Phase::Draft,
    Phase::Research,
    Phase::Action,
    Phase::Production,
    Phase::Conversion,
    Phase::Over,
];

/// Every effect of every card, nested ones too.
fn effects() -> Vec<(CardId, Effect)> {
    fn each(card: CardId, effects: &'static [Effect], all: &mut Vec<(CardId, Effect)>) {
        for effect in effects {
            effect.has(&mut |effect| {
                all.push((card, *effect));
                false
            });
        }
    }
    let mut all = Vec::new();
    for card in PRINTED.iter().flat_map(|table| table.iter()) {
        each(card.id, card.play, &mut all);
        each(card.id, card.first, &mut all);
        card.triggers.iter().for_each(|trigger| each(card.id, trigger.steps, &mut all));
        for action in card.actions {
            each(card.id, action.cost, &mut all);
            each(card.id, action.gain, &mut all);
        }
    }
    all
}

pub(crate) fn questions() -> Vec<Question> {
    let ask = |shape, why| Question { shape, why };
    let amount = Shape::Amount { least: 1, most: 4 };
    let pay = |with, price, goods| {
        ask(Shape::Payment { with, least: 1, most: 4 }, Why::Pay { with, price: Price::money(price), goods })
    };
    let (steel, heat) = (Payer::Stock(Resource::Steel), Payer::Stock(Resource::Heat));
    let cards = Shape::Cards { least: 0, most: 2, from: CardZone::Dealt };
    let city = Shape::Space { tile: Some(Tile::City) };
    let (from, resource) = (BOB, Resource::Plants);
    let mut all = vec![
        ask(Shape::Turn, Why::Turn { taken: 0 }),
        ask(Shape::Turn, Why::Turn { taken: 1 }),
        ask(Shape::Card { from: CardZone::Corporations }, Why::Corporation),
        ask(cards, Why::Preludes { left: 2 }),
        ask(cards, Why::Preludes { left: 1 }),
        ask(Shape::Card { from: CardZone::Preludes }, Why::Prelude { drawn: false }),
        ask(Shape::Card { from: CardZone::Dealt }, Why::Prelude { drawn: true }),
        ask(cards, Why::Buy { chosen: 0 }),
        ask(cards, Why::Buy { chosen: 2 }),
        ask(Shape::Card { from: CardZone::Dealt }, Why::Draft),
        pay(steel, 14, PaymentPurpose::Card(MINING_RIGHTS.id)),
        pay(heat, 3, PaymentPurpose::Dealt(MINING_RIGHTS.id)),
        pay(heat, 14, PaymentPurpose::Project(StandardProject::City)),
        pay(heat, 8, PaymentPurpose::Milestone(0)),
        pay(heat, 8, PaymentPurpose::Award(0)),
        pay(heat, 3, PaymentPurpose::Cards(1)),
        pay(heat, 9, PaymentPurpose::Cards(3)),
        pay(heat, 7, PaymentPurpose::Cost(0)),
        pay(heat, 9, PaymentPurpose::Trade(LUNA.id)),
        ask(amount, Why::Approach { tile: LUNA.id }),
        ask(Shape::Option, Why::Traded { tile: LUNA.id }),
        ask(Shape::TableauCard, Why::Lower { raised: LUNA.id }),
        ask(Shape::TableauCard, Why::Close),
        ask(Shape::Option, Why::Recall { party: Party::Greens }),
        ask(amount, Why::Remove { from, resource }),
        ask(amount, Why::Steal { from, resource }),
        ask(amount, Why::RemoveFromCard { card: BIRDS.id }),
        ask(cards, Why::Keep { left: 1 }),
        ask(cards, Why::Keep { left: 2 }),
        ask(cards, Why::Sell),
        ask(Shape::Option, Why::Again { card: REGOLITH_EATERS.id }),
        ask(Shape::Conversion, Why::Conversion),
        ask(Shape::Answered, Why::Waiting),
        ask(amount, Why::Effect { card: INSULATION.id, effect: INSULATION.play[0] }),
        ask(city, Why::Effect { card: CardId::HIDDEN, effect: viriditas::mars::cards::place(Tile::City) }),
        ask(
            Shape::TableauCard,
            Why::Effect {
                card: CardId::HIDDEN,
                effect: Effect::Remove(Removable::Card(CardResource::Animal), 2, Victim::Anyone),
            },
        ),
    ];
    all.extend(effects().into_iter().map(|(card, effect)| ask(Shape::Option, Why::Effect { card, effect })));
    all
}

/// Every term.
pub(crate) fn terms() -> Vec<Term> {
    let mut all = vec![
        Term::Rating,
        Term::Points,
        Term::Colony,
        Term::Fleet,
        Term::Influence,
        Term::Delegate,
        Term::Chairman,
        Term::Leader,
    ];
    all.extend(Party::ALL.map(Term::Party));
    all.extend(Resource::ALL.map(Term::Resource));
    all.extend(CardResource::ALL.map(Term::CardResource));
    all.extend(Tag::ALL.map(Term::Tag));
    // Those of the maps that there are.
    all.extend([Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].map(Term::Parameter));
    all.extend(Tile::ALL.map(Term::Tile));
    let classes = [TileClass::Ocean, TileClass::Greenery, TileClass::City, TileClass::Any, TileClass::Owned];
    all.extend(classes.map(Term::TileClass));
    let reserved = [Reserved::NoctisCity, Reserved::GanymedeColony, Reserved::PhobosSpaceHaven];
    all.extend(reserved.map(Term::Reserved));
    all.extend(StandardProject::ALL.map(Term::Project));
    all.extend(Conversion::ALL.map(Term::Conversion));
    all.extend(PHASES.map(Term::Phase));
    let kinds = [
        Kind::Automated,
        Kind::Active,
        Kind::Event,
        Kind::Corporation,
        Kind::BeginnerCorporation,
        Kind::Prelude,
        Kind::Colony,
        Kind::Party,
        Kind::Global,
    ];
    all.extend(kinds.map(Term::Kind));
    all.extend(
        [
            Module::Base,
            Module::CorporateEra,
            Module::Prelude,
            Module::Venus,
            Module::Colonies,
            Module::Turmoil,
        ]
        .map(Term::Module),
    );
    all
}

/// Every origin of an event; the match says when a new variant needs a sample.
pub(crate) fn origins() -> Vec<Origin> {
    const fn is_sampled(origin: Origin) -> bool {
        match origin {
            Origin::Course
            | Origin::Price(
                Bought::Card
                | Bought::Project(_)
                | Bought::Milestone
                | Bought::Award
                | Bought::Cards
                | Bought::Conversion(_)
                | Bought::Trade(_)
                | Bought::Lobby(_)
                | Bought::Toll,
            )
            | Origin::Play(_)
            | Origin::Repeated(_)
            | Origin::FirstAction(_)
            | Origin::Action(_)
            | Origin::Effect(_)
            | Origin::FailedPrelude
            | Origin::Project(_)
            | Origin::Conversion(_)
            | Origin::Printed(_)
            | Origin::Shown
            | Origin::Oceans(_)
            | Origin::Step(_)
            | Origin::Track(_)
            | Origin::Toll
            | Origin::Production { .. }
            | Origin::Government
            | Origin::Trade(_)
            | Origin::ColonyIncome(_)
            | Origin::ColonyBonus(_)
            | Origin::Colony(_)
            | Origin::Committee
            | Origin::Policy(_)
            | Origin::RulingBonus(_)
            | Origin::GlobalEvent(_) => true,
        }
    }
    let (card, tile, space) = (BIRDS.id, LUNA.id, Hex(17));
    let (project, conversion) = (StandardProject::Aquifer, Conversion::Heat);
    let bought = [
        Bought::Card,
        Bought::Project(project),
        Bought::Milestone,
        Bought::Award,
        Bought::Cards,
        Bought::Conversion(conversion),
        Bought::Trade(tile),
        Bought::Lobby(Party::Reds),
        Bought::Toll,
    ];
    let mut all = vec![
        Origin::Play(card),
        Origin::Repeated(card),
        Origin::FirstAction(card),
        Origin::Action(card),
        Origin::Effect(card),
        Origin::FailedPrelude,
        Origin::Project(project),
        Origin::Conversion(conversion),
        Origin::Printed(space),
        Origin::Shown,
        Origin::Oceans(space),
        Origin::Toll,
        Origin::Production { rating: 20 },
        Origin::Government,
        Origin::Trade(tile),
        Origin::ColonyIncome(tile),
        Origin::ColonyBonus(tile),
        Origin::Colony(tile),
        Origin::Committee,
        Origin::Policy(Party::Reds),
        Origin::RulingBonus(Party::Greens),
        Origin::GlobalEvent(PANDEMIC.id),
    ];
    all.extend(bought.map(Origin::Price));
    all.extend(Parameter::ALL.into_iter().flat_map(|it| [Origin::Step(it), Origin::Track(it)]));
    assert!(all.iter().all(|&origin| is_sampled(origin)));
    all
}
