//! Turmoil: its project cards in the order of their printed numbers, the parties, and the global events in the order of their
//! names.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::cards;
use super::*;
use crate::mars::cards::Parameter::Temperature;
use crate::mars::cards::Resource::*;
use crate::mars::cards::Tag::*;
use crate::mars::cards::{Resource, Tag};

/// What the rows below are written from.
const BLANK: Card = Card { module: Module::Turmoil, ..Card::BLANK };

cards! {
    /// The 16 projects of the box.
    TURMOIL:
    AERIAL_LENSES = Card {
        id: CardId::turmoil(1), name: "Aerial Lenses", cost: 2,
        requirements: &[favour(Party::Kelvinists)],
        play: &[produce(Heat, 2), remove(Plants, 2)],
        points: points(-1),
        ..BLANK
    };
    BANNED_DELEGATE = Card {
        id: CardId::turmoil(2), name: "Banned Delegate", kind: Kind::Event, cost: 0,
        requirements: &[at_least(1, Count::Chair(Chair::Own))],
        play: &[Effect::Delegates(DelegateMove::Recall)],
        ..BLANK
    };
    CULTURAL_METROPOLIS = Card {
        id: CardId::turmoil(3), name: "Cultural Metropolis", cost: 20, tags: &[City, Building],
        requirements: &[favour(Party::Unity)],
        play: &[produce(MegaCredits, 3), produce(Energy, -1), place(Tile::City), Effect::Delegates(DelegateMove::Send(2))],
        ..BLANK
    };
    DIASPORA_MOVEMENT = Card {
        id: CardId::turmoil(4), name: "Diaspora Movement", cost: 7, tags: &[Jovian],
        requirements: &[favour(Party::Reds)],
        play: &[Effect::Gain(MegaCredits, each(Count::TagsOfAll(Jovian)))],
        points: points(1),
        ..BLANK
    };
    EVENT_ANALYSTS = Card {
        id: CardId::turmoil(5), name: "Event Analysts", kind: Kind::Active, cost: 5, tags: &[Science],
        requirements: &[favour(Party::Scientists)],
        passives: &[Passive::Influence(1)],
        ..BLANK
    };
    GMO_CONTRACT = Card {
        id: CardId::turmoil(6), name: "GMO Contract", kind: Kind::Active, cost: 3, tags: &[Microbe, Science],
        requirements: &[favour(Party::Greens)],
        triggers: &[on_own_tags(&[Plant, Animal, Microbe], &[gain(MegaCredits, 2)])],
        ..BLANK
    };
    MARTIAN_MEDIA_CENTER = Card {
        id: CardId::turmoil(7), name: "Martian Media Center", kind: Kind::Active, cost: 7, tags: &[Building],
        requirements: &[favour(Party::MarsFirst)],
        play: &[produce(MegaCredits, 2)],
        actions: &[action(&[pay(MegaCredits, 3)], &[Effect::Delegates(DelegateMove::Send(1))])],
        ..BLANK
    };
    PARLIAMENT_HALL = Card {
        id: CardId::turmoil(8), name: "Parliament Hall", cost: 8, tags: &[Building],
        requirements: &[favour(Party::MarsFirst)],
        play: &[Effect::Produce(MegaCredits, per(1, 3, Count::Tags(Building)))],
        points: points(1),
        ..BLANK
    };
    PR_OFFICE = Card {
        id: CardId::turmoil(9), name: "PR Office", cost: 7, tags: &[Earth],
        requirements: &[favour(Party::Unity)],
        play: &[money_for(Earth), rate(1)],
        ..BLANK
    };
    PUBLIC_CELEBRATIONS = Card {
        id: CardId::turmoil(10), name: "Public Celebrations", kind: Kind::Event, cost: 8,
        requirements: &[at_least(1, Count::Chair(Chair::Own))],
        points: points(2),
        ..BLANK
    };
    RECRUITMENT = Card {
        id: CardId::turmoil(11), name: "Recruitment", kind: Kind::Event, cost: 2,
        play: &[Effect::Delegates(DelegateMove::Replace)],
        ..BLANK
    };
    RED_TOURISM_WAVE = Card {
        id: CardId::turmoil(12), name: "Red Tourism Wave", kind: Kind::Event, cost: 3, tags: &[Earth],
        requirements: &[favour(Party::Reds)],
        play: &[Effect::Gain(MegaCredits, each(Count::Goal(Tally::EmptyBesideOwn)))],
        ..BLANK
    };
    SPONSORED_MOHOLE = Card {
        id: CardId::turmoil(13), name: "Sponsored Mohole", cost: 5, tags: &[Building],
        requirements: &[favour(Party::Kelvinists)],
        play: &[produce(Heat, 2)],
        ..BLANK
    };
    SUPPORTED_RESEARCH = Card {
        id: CardId::turmoil(14), name: "Supported Research", cost: 3, tags: &[Science],
        requirements: &[favour(Party::Scientists)],
        play: &[draw(2)],
        ..BLANK
    };
    WILDLIFE_DOME = Card {
        id: CardId::turmoil(15), name: "Wildlife Dome", cost: 15, tags: &[Animal, Plant, Building],
        requirements: &[favour(Party::Greens)],
        play: &[place(Tile::Greenery)],
        ..BLANK
    };
    VOTE_OF_NO_CONFIDENCE = Card {
        id: CardId::turmoil(16), name: "Vote of No Confidence", kind: Kind::Event, cost: 5,
        requirements: &[at_least(1, Count::Leads), at_least(1, Count::Chair(Chair::Neutral))],
        play: &[Effect::Delegates(DelegateMove::SeizeChair), rate(1)],
        ..BLANK
    };
}

/// What the favour of a party asks for (TURM-REQ-01).
const fn favour(party: Party) -> Requirement {
    at_least(1, Count::InPower(party))
}

const PARTY: Card = Card { kind: Kind::Party, ..BLANK };

/// So many M€ for each of these tags, kind by kind.
const fn money_for(tag: Tag) -> Effect {
    Effect::Gain(MegaCredits, each(Count::Tags(tag)))
}

/// Whoever has the lowest rating; alone, whoever has 20 or less (TURM-PARTY-09).
const POOREST: Ranking = Ranking { of: &[Count::Rating], end: End::Lowest, least: i8::MIN, alone: &[20] };

cards! {
    /// The six parties, clockwise (TURM-PARTY): what is played is the bonus, all else the policy.
    PARTIES:
    MARS_FIRST = Card {
        id: Party::MarsFirst.card(), name: "Mars First",
        play: &[money_for(Building)],
        triggers: &[Trigger {
            when: When::Places { what: TileClass::Any, on: Ground::Mars, showing: &[] },
            by: Whose::Own,
            steps: &[gain(Steel, 1)],
        }],
        ..PARTY
    };
    KELVINISTS = Card {
        id: Party::Kelvinists.card(), name: "Kelvinists",
        play: &[Effect::Gain(MegaCredits, each(Count::Production(Heat)))],
        actions: &[Action {
            is_unlimited: true,
            ..action(&[pay(MegaCredits, 10)], &[produce(Energy, 1), produce(Heat, 1)])
        }],
        ..PARTY
    };
    REDS = Card {
        id: Party::Reds.card(), name: "Reds",
        play: &[Effect::If(at_least(2, Count::Rank(&POOREST)), &[rate(1)], &[])],
        passives: &[Passive::RatingToll(3)],
        ..PARTY
    };
    GREENS = Card {
        id: Party::Greens.card(), name: "Greens",
        play: &[money_for(Plant), money_for(Microbe), money_for(Animal)],
        triggers: &[on_tile(Whose::Own, TileClass::Greenery, &[gain(MegaCredits, 4)])],
        ..PARTY
    };
    UNITY = Card {
        id: Party::Unity.card(), name: "Unity",
        play: &[money_for(Venus), money_for(Earth), money_for(Jovian)],
        passives: &[Passive::Worth(Titanium, 1)],
        ..PARTY
    };
    SCIENTISTS = Card {
        id: Party::Scientists.card(), name: "Scientists",
        play: &[money_for(Science)],
        actions: &[action(&[pay(MegaCredits, 10)], &[draw(3)])],
        ..PARTY
    };
}

const GLOBAL: Card = Card { kind: Kind::Global, ..BLANK };

const FLOATER: Stored = Stored::Kind(CardResource::Floater);

const OWN_CITIES: Count = Count::Tiles(TileClass::City, Whose::Own, Ground::Anywhere);

/// Who has most votes (TURM-EVENT-04).
const MOST_VOTES: Ranking = Ranking {
    of: &[Count::Influence, Count::Tags(Building), OWN_CITIES],
    end: End::Highest,
    least: 0,
    alone: &[10, 5],
};

/// Against whom most are up.
const MOST_REVOLT: Ranking =
    Ranking { of: &[Count::Influence, Count::Tags(Earth)], end: End::Highest, least: 1, alone: &[4] };

/// One for each influence.
const fn own(resource: Resource) -> Effect {
    Effect::Gain(resource, each(Count::Influence))
}

/// So much for each of at most five of the count, and for each influence more or less (TURM-INFL-04, TURM-INFL-05).
const fn five(each: i8, of: Count, influence: i8) -> Amount {
    Amount::Influenced { each, per: 1, of: Some(of), most: 5, base: 0, influence }
}

cards! {
    /// The 36 global events, the five beside the box included (Q-MOD-27).
    GLOBAL_EVENTS:
    AQUIFER_RELEASED = Card {
        id: CardId::global(0), name: "Aquifer Released by Public Council",
        play: &[own(Steel), own(Plants)],
        event: Some(&GlobalEvent { revealed: Party::MarsFirst, current: Party::Greens, planet: &[place(Tile::Ocean)], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    ASTEROID_MINING_EVENT = Card {
        id: CardId::global(1), name: "Asteroid Mining (event)",
        play: &[Effect::Gain(Titanium, five(1, Count::Tags(Jovian), 1))],
        event: Some(&GlobalEvent { revealed: Party::Reds, current: Party::Unity, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    CELEBRITY_LEADERS = Card {
        id: CardId::global(2), name: "Celebrity Leaders",
        play: &[Effect::Gain(MegaCredits, five(2, Count::Goal(Tally::Cards(&[Kind::Event])), 1))],
        event: Some(&GlobalEvent { revealed: Party::Unity, current: Party::Greens, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    CLOUD_SOCIETIES = Card {
        id: CardId::global(3), name: "Cloud Societies",
        play: &[Effect::Add(FLOATER, Amount::Exactly(1), Recipient::Every), Effect::Add(FLOATER, each(Count::Influence), Recipient::Own)],
        event: Some(&GlobalEvent { revealed: Party::Unity, current: Party::Reds, planet: &[], is_extra: true, needs: &[Module::Venus, Module::Colonies] }),
        ..GLOBAL
    };
    CORROSIVE_RAIN = Card {
        id: CardId::global(4), name: "Corrosive Rain",
        play: &[Effect::Draw(each(Count::Influence)), Effect::Choose(&[&[Effect::Take(CardResource::Floater, Amount::Exactly(2), Source::Own)], &[Effect::Lose(MegaCredits, Amount::Exactly(10))]])],
        event: Some(&GlobalEvent { revealed: Party::Kelvinists, current: Party::Greens, planet: &[], is_extra: true, needs: &[Module::Venus, Module::Colonies] }),
        ..GLOBAL
    };
    DIVERSITY = Card {
        id: CardId::global(5), name: "Diversity",
        play: &[Effect::Gain(MegaCredits, Amount::Influenced { each: 10, per: 9, of: Some(Count::Goal(Tally::KindsOfTag)), most: u8::MAX, base: 0, influence: 1 })],
        event: Some(&GlobalEvent { revealed: Party::Scientists, current: Party::Scientists, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    DRY_DESERTS = Card {
        id: CardId::global(6), name: "Dry Deserts",
        play: &[Effect::GainAny(each(Count::Influence))],
        event: Some(&GlobalEvent { revealed: Party::Reds, current: Party::Unity, planet: &[Effect::SetBack(SetBack::RemoveOcean)], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    ECO_SABOTAGE = Card {
        id: CardId::global(7), name: "Eco Sabotage",
        play: &[Effect::Lose(Plants, Amount::Influenced { each: 1, per: 1, of: Some(Count::Stock(Plants)), most: u8::MAX, base: -3, influence: -1 })],
        event: Some(&GlobalEvent { revealed: Party::Greens, current: Party::Reds, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    ELECTION = Card {
        id: CardId::global(8), name: "Election",
        play: &[Effect::Rate(each(Count::Rank(&MOST_VOTES)))],
        event: Some(&GlobalEvent { revealed: Party::Greens, current: Party::MarsFirst, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    GENEROUS_FUNDING = Card {
        id: CardId::global(9), name: "Generous Funding",
        play: &[Effect::Gain(MegaCredits, five(2, Count::RatingSets(15), 1))],
        event: Some(&GlobalEvent { revealed: Party::Kelvinists, current: Party::Unity, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    GLOBAL_DUST_STORM = Card {
        id: CardId::global(10), name: "Global Dust Storm",
        play: &[Effect::Lose(Heat, each(Count::Stock(Heat))), Effect::Lose(MegaCredits, five(2, Count::Tags(Building), -1))],
        event: Some(&GlobalEvent { revealed: Party::Kelvinists, current: Party::Greens, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    HOMEWORLD_SUPPORT = Card {
        id: CardId::global(11), name: "Homeworld Support",
        play: &[Effect::Gain(MegaCredits, five(2, Count::Tags(Earth), 1))],
        event: Some(&GlobalEvent { revealed: Party::Reds, current: Party::Unity, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    IMPROVED_ENERGY_TEMPLATES = Card {
        id: CardId::global(12), name: "Improved Energy Templates",
        play: &[Effect::Produce(Energy, Amount::Influenced { each: 1, per: 2, of: Some(Count::Tags(Power)), most: u8::MAX, base: 0, influence: 1 })],
        event: Some(&GlobalEvent { revealed: Party::Scientists, current: Party::Kelvinists, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    INTERPLANETARY_TRADE_EVENT = Card {
        id: CardId::global(13), name: "Interplanetary Trade",
        play: &[Effect::Gain(MegaCredits, five(2, Count::Tags(Space), 1))],
        event: Some(&GlobalEvent { revealed: Party::Unity, current: Party::Unity, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    JOVIAN_TAX_RIGHTS = Card {
        id: CardId::global(14), name: "Jovian Tax Rights",
        play: &[Effect::Produce(MegaCredits, Amount::Per { each: 1, per: 1, of: Count::Colonies(Whose::Own), most: 5 }), own(Titanium)],
        event: Some(&GlobalEvent { revealed: Party::Scientists, current: Party::Unity, planet: &[], is_extra: true, needs: &[Module::Colonies] }),
        ..GLOBAL
    };
    MICROGRAVITY_HEALTH_PROBLEMS = Card {
        id: CardId::global(15), name: "Microgravity Health Problems",
        play: &[Effect::Lose(MegaCredits, five(3, Count::Colonies(Whose::Own), -1))],
        event: Some(&GlobalEvent { revealed: Party::MarsFirst, current: Party::Scientists, planet: &[], is_extra: true, needs: &[Module::Colonies] }),
        ..GLOBAL
    };
    MINERS_ON_STRIKE = Card {
        id: CardId::global(16), name: "Miners On Strike",
        play: &[Effect::Lose(Titanium, five(1, Count::Tags(Jovian), -1))],
        event: Some(&GlobalEvent { revealed: Party::MarsFirst, current: Party::Greens, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    MUD_SLIDES = Card {
        id: CardId::global(17), name: "Mud Slides",
        play: &[Effect::Lose(MegaCredits, five(4, Count::Goal(Tally::BesideOceans), -1))],
        event: Some(&GlobalEvent { revealed: Party::Kelvinists, current: Party::Greens, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    PANDEMIC = Card {
        id: CardId::global(18), name: "Pandemic",
        play: &[Effect::Lose(MegaCredits, five(3, Count::Tags(Building), -1))],
        event: Some(&GlobalEvent { revealed: Party::Greens, current: Party::MarsFirst, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    PARADIGM_BREAKDOWN = Card {
        id: CardId::global(19), name: "Paradigm Breakdown",
        play: &[Effect::Gain(MegaCredits, per(2, 1, Count::Influence)), Effect::Discard, Effect::Discard],
        event: Some(&GlobalEvent { revealed: Party::Kelvinists, current: Party::Reds, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    PRODUCTIVITY = Card {
        id: CardId::global(20), name: "Productivity",
        play: &[Effect::Gain(Steel, five(1, Count::Production(Steel), 1))],
        event: Some(&GlobalEvent { revealed: Party::Scientists, current: Party::MarsFirst, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    RED_INFLUENCE = Card {
        id: CardId::global(21), name: "Red Influence",
        play: &[Effect::Lose(MegaCredits, Amount::Per { each: 3, per: 1, of: Count::RatingSets(10), most: 5 }), Effect::Produce(MegaCredits, each(Count::Influence))],
        event: Some(&GlobalEvent { revealed: Party::Kelvinists, current: Party::Reds, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    REVOLUTION = Card {
        id: CardId::global(22), name: "Revolution",
        play: &[Effect::Rate(per(-1, 1, Count::Rank(&MOST_REVOLT)))],
        event: Some(&GlobalEvent { revealed: Party::Unity, current: Party::MarsFirst, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    RIOTS = Card {
        id: CardId::global(23), name: "Riots",
        play: &[Effect::Lose(MegaCredits, five(4, OWN_CITIES, -1))],
        event: Some(&GlobalEvent { revealed: Party::MarsFirst, current: Party::Reds, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SABOTAGE_EVENT = Card {
        id: CardId::global(24), name: "Sabotage (event)",
        play: &[produce(Steel, -1), produce(Energy, -1), own(Steel)],
        event: Some(&GlobalEvent { revealed: Party::Unity, current: Party::Reds, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SCIENTIFIC_COMMUNITY = Card {
        id: CardId::global(25), name: "Scientific Community",
        play: &[Effect::Gain(MegaCredits, Amount::Influenced { each: 1, per: 1, of: Some(Count::Hand), most: u8::MAX, base: 0, influence: 1 })],
        event: Some(&GlobalEvent { revealed: Party::Reds, current: Party::Scientists, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SNOW_COVER = Card {
        id: CardId::global(26), name: "Snow Cover",
        play: &[Effect::Draw(each(Count::Influence))],
        event: Some(&GlobalEvent { revealed: Party::Kelvinists, current: Party::Kelvinists, planet: &[Effect::SetBack(SetBack::Lower(Temperature, 2))], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SOLAR_FLARE = Card {
        id: CardId::global(27), name: "Solar Flare",
        play: &[Effect::Lose(MegaCredits, five(3, Count::Tags(Space), -1))],
        event: Some(&GlobalEvent { revealed: Party::Unity, current: Party::Kelvinists, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SOLARNET_SHUTDOWN = Card {
        id: CardId::global(28), name: "Solarnet Shutdown",
        play: &[Effect::Lose(MegaCredits, five(3, Count::Goal(Tally::Cards(&[Kind::Active])), -1))],
        event: Some(&GlobalEvent { revealed: Party::Scientists, current: Party::MarsFirst, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SPIN_OFF_PRODUCTS = Card {
        id: CardId::global(29), name: "Spin-Off Products",
        play: &[Effect::Gain(MegaCredits, five(2, Count::Tags(Science), 1))],
        event: Some(&GlobalEvent { revealed: Party::Greens, current: Party::Scientists, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SPONSORED_PROJECTS_EVENT = Card {
        id: CardId::global(30), name: "Sponsored Projects",
        play: &[Effect::Draw(each(Count::Influence)), Effect::Add(Stored::OneOf(&CardResource::ALL), Amount::Exactly(1), Recipient::EveryHolding)],
        event: Some(&GlobalEvent { revealed: Party::Scientists, current: Party::Greens, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    STRONG_SOCIETY = Card {
        id: CardId::global(31), name: "Strong Society",
        play: &[Effect::Gain(MegaCredits, five(2, OWN_CITIES, 1))],
        event: Some(&GlobalEvent { revealed: Party::Reds, current: Party::MarsFirst, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    SUCCESSFUL_ORGANISMS = Card {
        id: CardId::global(32), name: "Successful Organisms",
        play: &[Effect::Gain(Plants, five(1, Count::Production(Plants), 1))],
        event: Some(&GlobalEvent { revealed: Party::MarsFirst, current: Party::Scientists, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    VENUS_INFRASTRUCTURE = Card {
        id: CardId::global(33), name: "Venus Infrastructure",
        play: &[Effect::Gain(MegaCredits, five(2, Count::Tags(Venus), 1))],
        event: Some(&GlobalEvent { revealed: Party::MarsFirst, current: Party::Unity, planet: &[], is_extra: true, needs: &[Module::Venus] }),
        ..GLOBAL
    };
    VOLCANIC_ERUPTIONS = Card {
        id: CardId::global(34), name: "Volcanic Eruptions",
        play: &[Effect::Produce(Heat, each(Count::Influence))],
        event: Some(&GlobalEvent { revealed: Party::Scientists, current: Party::Kelvinists, planet: &[raise(Temperature, 2)], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
    WAR_ON_EARTH = Card {
        id: CardId::global(35), name: "War on Earth",
        play: &[Effect::Rate(Amount::Influenced { each: -1, per: 1, of: None, most: u8::MAX, base: 4, influence: -1 })],
        event: Some(&GlobalEvent { revealed: Party::MarsFirst, current: Party::Kelvinists, planet: &[], is_extra: false, needs: &[] }),
        ..GLOBAL
    };
}
