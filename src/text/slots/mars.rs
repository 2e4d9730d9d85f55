//! Sentences of cards, awards and events of the board game.

use super::english::EnglishSlots;
use super::sample::{ADA, BOB, FromGame, NAMES, Sample};
use super::{
    CountedAt, CountedThing, CountedUnit, Holder, Measure, MeasureNumber, PaymentRule, PlacedTile,
    PlayerReport, RaisedTrack, Statement, TakenFrom,
};
use crate::kit::{Seat, Seed};
use crate::mars::cards::{
    Amount, Bound, CARD_PRICE, CONVERSIONS, Card, Conversion, Count, DelegateMove, Effect, Fund, Ground,
    PRINTED, Parameter, Party, Passive, Per, PlacementRule, Purchase, Purpose, Recipient, Removable,
    Requirement, Resource, Source, Stored, Tile, TileClass, Trigger, Victim, When, Whose,
};
use crate::mars::maps::MAPS;
use crate::mars::{Delegate, DelegateSeat, Event, Facts, OCEAN_BONUS, Setup};

use crate::text::plan::Noun;
use crate::text::plan::mars::{Clause, HowMany, Quantity, Range, Thing, Times, clauses, parts};
use crate::text::{Areas, Language, TableText};

/// The sentences of the board game; with a number, those in which it can take the place of the printed one.
pub(super) fn samples(number: Option<i8>) -> Vec<Sample> {
    let mut samples = Vec::new();
    for card in PRINTED.iter().flat_map(|table| table.iter()) {
        for effect in steps(card) {
            if let Some(effect) = number.map_or(Some(effect), |number| numbered(effect, number)) {
                samples.extend(of_step(effect, card));
                samples.extend(of_event(effect, card));
            }
            if let (Some(number), Effect::Place(..)) = (number, effect) {
                samples.extend(of_places(effect, number, card));
            }
        }
        for passive in card.passives.iter().filter_map(|&it| number.map_or(Some(it), |to| eased(it, to))) {
            samples.extend(of_passive(passive, card));
        }
        for requirement in
            card.requirements.iter().filter_map(|&it| number.map_or(Some(it), |to| raised(it, to)))
        {
            samples.extend(of_requirement(requirement, card));
        }
        if number.is_none() {
            samples.extend(card.points.and_then(|points| of_points(points, card)));
            samples.extend(card.triggers.iter().filter_map(|trigger| of_trigger(trigger, card)));
        }
    }
    if number.is_none() {
        samples.extend(awards());
    }
    samples
}

fn sample(from: &str, english: String, statement: Statement) -> Sample {
    Sample { game: FromGame::Mars, from: from.to_owned(), english, statement }
}

/// All steps of a card, with those inside other steps.
fn steps(card: &'static Card) -> Vec<Effect> {
    let actions = card.actions.iter().flat_map(|action| action.cost.iter().chain(action.gain));
    let triggers = card.triggers.iter().flat_map(|trigger| trigger.steps);
    let mut steps = Vec::new();
    for effect in card.play.iter().chain(card.first).chain(actions).chain(triggers) {
        effect.has(&mut |step| {
            steps.push(*step);
            false
        });
    }
    steps
}

/// A step with another number, where one is printed.
fn numbered(effect: Effect, number: i8) -> Option<Effect> {
    let (amount, count) = (Amount::Exactly(number), number.unsigned_abs());
    if let Effect::Remove(what, _, victim) = effect {
        return Some(Effect::Remove(what, count, victim));
    }
    if let Effect::Steal(of, _) = effect {
        return Some(Effect::Steal(of, count));
    }
    if let Effect::Reduce(of, _) = effect {
        return Some(Effect::Reduce(of, count));
    }
    if let Effect::Raise(of, _) = effect {
        return Some(Effect::Raise(of, count));
    }
    effect.amount().filter(|printed| matches!(printed, Amount::Exactly(_)))?;
    if let Effect::Gain(of, _) = effect {
        return Some(Effect::Gain(of, amount));
    }
    if let Effect::Add(what, _, holder) = effect {
        return Some(Effect::Add(what, amount, holder));
    }
    if let Effect::Produce(of, _) = effect {
        return Some(Effect::Produce(of, amount));
    }
    matches!(effect, Effect::Draw(_)).then_some(Effect::Draw(amount))
}

/// A passive with another number.
fn eased(passive: Passive, number: i8) -> Option<Passive> {
    let usual = i8::try_from(CONVERSIONS[Conversion::Plants as usize].cost).ok()?;
    match passive {
        Passive::GreeneryCost(_) => Some(Passive::GreeneryCost(number - usual)),
        _ => None,
    }
}

/// A requirement with another number.
fn raised(requirement: Requirement, number: i8) -> Option<Requirement> {
    match requirement.bound {
        Bound::AtLeast(2..) => Some(Requirement { bound: Bound::AtLeast(number), ..requirement }),
        Bound::AtLeast(_) | Bound::AtMost(_) => None,
    }
}

fn of_step(effect: Effect, card: &Card) -> Option<Sample> {
    let measure = |amount: Amount, of: Noun| measure(Quantity::of(amount, of, card));
    let statement = match effect {
        Effect::Gain(of, amount) => Statement::Gain(measure(amount, Noun::of_resource(of))?),
        Effect::Add(Stored::Kind(kind), amount, holder) => {
            let holder = match holder {
                Recipient::This => Holder::This,
                Recipient::Own => Holder::AnyOwn,
                _ => return None,
            };
            Statement::Add(measure(amount, Noun::of_card_resource(kind))?, holder)
        }
        Effect::Pay(of, amount, []) => Statement::Pay(measure(amount, Noun::of_resource(of))?),
        Effect::Pay(of, amount, &[helper]) => Statement::Pays(PaymentRule::Helped(
            measure(amount, Noun::of_resource(of))?,
            Noun::of_resource(helper),
        )),
        Effect::Draw(amount) => Statement::Draw(measure(amount, Noun::Card)?),
        Effect::Remove(what, most, Victim::Anyone) => {
            let (of, from) = match what {
                Removable::Stock(of) => (Noun::of_resource(of), TakenFrom::AnyPlayer),
                Removable::Card(kind) => (Noun::of_card_resource(kind), TakenFrom::AnyCard),
            };
            Statement::Remove(Measure { number: MeasureNumber::UpTo(most.into()), of }, from)
        }
        Effect::Steal(of, most) => {
            Statement::Steal(Measure { number: MeasureNumber::UpTo(most.into()), of: Noun::of_resource(of) })
        }
        Effect::Take(kind, amount, Source::This) => {
            Statement::Remove(measure(amount, Noun::of_card_resource(kind))?, TakenFrom::ThisCard)
        }
        Effect::Produce(of, amount) => {
            Statement::Production(Noun::of_resource(of), measure(amount, Noun::Step)?)
        }
        Effect::Reduce(of, steps) => Statement::AnyProduction(Noun::of_resource(of), steps.into()),
        Effect::Raise(of, steps) => {
            let track = match of {
                Parameter::Temperature => RaisedTrack::Temperature,
                Parameter::Oxygen => RaisedTrack::Oxygen,
                Parameter::Venus => RaisedTrack::Venus,
                Parameter::Oceans => return None,
            };
            Statement::Raise(track, steps.into())
        }
        Effect::Rate(Amount::Exactly(steps @ 1..)) => Statement::Raise(RaisedTrack::Rating, steps.into()),
        Effect::Place(tile, area) => placed(tile, area, card)?,
        Effect::Lose(..) => match clauses(&[effect])[..] {
            [Clause::LosesAll(of)] => Statement::LoseAll(Noun::of_resource(of)),
            _ => return None,
        },
        Effect::Pay(..)
        | Effect::ProduceMetal(_)
        | Effect::ProduceLowest(_)
        | Effect::CopyProduction(_)
        | Effect::Rate(_)
        | Effect::ClaimLand
        | Effect::Remove(..)
        | Effect::Add(..)
        | Effect::Take(..)
        | Effect::OthersDraw(_)
        | Effect::Look(..)
        | Effect::Reveal(_)
        | Effect::DrawUntil(..)
        | Effect::Discard
        | Effect::MayDiscard
        | Effect::PlayNow { .. }
        | Effect::PlayPrelude(_)
        | Effect::RepeatAction
        | Effect::FundAward
        | Effect::Settle(_)
        | Effect::Fleet(_)
        | Effect::Trade
        | Effect::OpenColony
        | Effect::ColonyBonuses
        | Effect::ShiftColonies
        | Effect::GainAny(_)
        | Effect::SetBack(_)
        | Effect::Delegates(_)
        | Effect::Choose(_)
        | Effect::MayChoose(_)
        | Effect::ChooseAmount(..)
        | Effect::If(..)
        | Effect::NextCardDiscount { .. }
        | Effect::Then(..) => return None,
    };
    Some(sample(card.name, EnglishSlots::steps(&[effect], card), statement))
}

/// Several tiles of a kind.
fn of_places(effect: Effect, number: i8, card: &Card) -> Option<Sample> {
    let Effect::Place(tile, PlacementRule::Usual) = effect else { return None };
    let steps = vec![effect; usize::from(number.unsigned_abs())];
    let statement = Statement::Place(number.into(), common(tile)?);
    Some(sample(card.name, EnglishSlots::steps(&steps, card), statement))
}

fn placed(tile: Tile, area: PlacementRule, card: &Card) -> Option<Statement> {
    let placed = common(tile).map_or(PlacedTile::Special(card.name), PlacedTile::Common);
    let beside = |least, beside| Some(Statement::PlaceBeside { tile: placed, least, beside });
    match area {
        PlacementRule::Usual => Some(Statement::Place(1, common(tile)?)),
        PlacementRule::BesideCity => beside(1, Noun::CityTile),
        PlacementRule::BesideTwoCities => beside(2, Noun::CityTile),
        PlacementRule::BesideGreenery => beside(1, Noun::GreeneryTile),
        PlacementRule::Isolated => Some(Statement::PlaceAlone(placed)),
        _ => None,
    }
}

/// The noun of a tile of which there are several.
const fn common(tile: Tile) -> Option<Noun> {
    match tile {
        Tile::Ocean => Some(Noun::OceanTile),
        Tile::Greenery => Some(Noun::GreeneryTile),
        Tile::City => Some(Noun::CityTile),
        _ => None,
    }
}

fn of_passive(passive: Passive, card: &Card) -> Option<Sample> {
    let statement = match passive {
        Passive::Worth(of, more) => {
            Statement::Pays(PaymentRule::WorthMore(Noun::of_resource(of), more.into()))
        }
        Passive::Pays(pays) => match (pays.with, pays.worth, pays.toward) {
            (Fund::Stock(of), 1, Purpose::Prices(Resource::MegaCredits)) => {
                Statement::Pays(PaymentRule::InsteadOfMoney(Noun::of_resource(of)))
            }
            _ => return None,
        },
        Passive::Discount { off, on: Purchase::Tagged(tag), per: Per::Card } => {
            Statement::Pays(PaymentRule::CheaperTagged(Noun::of_tag(tag), off.into()))
        }
        Passive::GreeneryCost(change) => {
            let usual = CONVERSIONS[Conversion::Plants as usize].cost;
            let now = usual.saturating_add_signed(change).into();
            Statement::GreeneryCosts { now: Measure::exactly(now, Noun::Plant), usual: usual.into() }
        }
        Passive::CardPrice(change) => {
            let now = CARD_PRICE.saturating_add_signed(change);
            Statement::CardCosts { now: now.into(), usual: CARD_PRICE.into() }
        }
        Passive::OceanBonus(now) => Statement::OceanBrings { now: now.into(), usual: OCEAN_BONUS.into() },
        _ => return None,
    };
    Some(sample(card.name, EnglishSlots::passive(&passive, card), statement))
}

fn of_points(points: Amount, card: &Card) -> Option<Sample> {
    let points = Quantity::of(points, Noun::Point, card);
    Some(sample(card.name, EnglishSlots::quantity(points), Statement::Points(measure(points)?)))
}

fn of_requirement(requirement: Requirement, card: &Card) -> Option<Sample> {
    let statement = match (requirement.of, requirement.bound) {
        (Count::InPower(party), Bound::AtLeast(1)) => Statement::Favour(party),
        (Count::Production(of), Bound::AtLeast(1)) => Statement::RequiresProduction(Noun::of_resource(of)),
        (Count::Tags(tag), Bound::AtLeast(least @ 2..)) => {
            Statement::Requires(Measure::exactly(least.into(), Noun::of_tag(tag)))
        }
        (Count::Track(Parameter::Oceans), Bound::AtLeast(least @ 1..)) => {
            Statement::Requires(Measure::exactly(least.into(), Noun::OceanTile))
        }
        _ => return None,
    };
    Some(sample(card.name, EnglishSlots::requirement(requirement), statement))
}

fn of_trigger(trigger: &Trigger, card: &Card) -> Option<Sample> {
    let When::Places { what, on, showing: [] } = trigger.when else { return None };
    let (Whose::Anyone, [Effect::Gain(of, amount)]) = (trigger.by, trigger.steps) else { return None };
    if what == TileClass::Any || what == TileClass::Owned {
        return None;
    }
    let statement = Statement::WhenAnyPlaced {
        tile: Noun::of_tiles(what),
        is_on_mars: on == Ground::Mars,
        gain: measure(Quantity::of(*amount, Noun::of_resource(*of), card))?,
    };
    Some(sample(card.name, EnglishSlots::trigger(trigger, card), statement))
}

/// The awards of all maps that count one thing that has a noun.
fn awards() -> Vec<Sample> {
    let most = |of: Count| match parts(of, &Card::BLANK) {
        (Thing::Tag(tag), Range::Own) => Some(Noun::of_tag(tag)),
        (Thing::Tile(class), Range::Own) => Some(Noun::of_tiles(class)),
        (Thing::Resource(of), _) => Some(Noun::of_resource(of)),
        (Thing::Colony, Range::Own) => Some(Noun::Colony),
        _ => None,
    };
    let of = |award: &crate::mars::maps::Award| match *award.of {
        [of] => most(of).map(|of| sample(award.name, EnglishSlots::award(award), Statement::Most(of))),
        _ => None,
    };
    MAPS.iter().flat_map(|map| &map.awards).filter_map(of).collect()
}

/// What the log says when a step of a card is carried out for Ada, at the cost of Bob where it takes from a player.
fn of_event(effect: Effect, card: &Card) -> Option<Sample> {
    let (ada, bob) = (Seat::new(0)?, Seat::new(1)?);
    let said = |event: Event, report: PlayerReport| {
        Some(sample(card.name, logged(event), Statement::Logged(report)))
    };
    if let Effect::Gain(resource, Amount::Exactly(number @ 1..)) = effect {
        let what = Measure::exactly(number.into(), Noun::of_resource(resource));
        let amount = number.unsigned_abs().into();
        return said(Event::Gained { seat: ada, resource, amount }, PlayerReport::Gains(ADA, what));
    }
    if let Effect::Remove(Removable::Stock(resource), most, Victim::Anyone) | Effect::Steal(resource, most) =
        effect
    {
        let what = Measure::exactly(most.into(), Noun::of_resource(resource));
        let event = Event::Lost { seat: bob, by: Some(ada), resource, amount: most.into() };
        return said(event, PlayerReport::LosesTo(BOB, what, ADA));
    }
    if let Effect::Reduce(resource, steps) = effect {
        let event = Event::Produced { seat: bob, by: Some(ada), resource, change: -i16::from(steps) };
        return said(event, PlayerReport::Decreases(ADA, Noun::of_resource(resource), steps.into(), BOB));
    }
    if let Effect::Delegates(DelegateMove::Send(_)) = effect {
        let (whose, to) = (Delegate::Of(ada), DelegateSeat::Party(Party::Greens));
        let event = Event::DelegateMoved { whose, from: DelegateSeat::Reserve, to };
        return said(event, PlayerReport::DelegateGoes(ADA, Party::Greens));
    }
    let Effect::Add(Stored::Kind(kind), Amount::Exactly(number @ 1..), Recipient::This) = effect else {
        return None;
    };
    let what = Measure::exactly(number.into(), Noun::of_card_resource(kind));
    let event = Event::Added { card: card.id, amount: number.unsigned_abs() };
    Some(sample(card.name, logged(event), Statement::Added(what, card.name)))
}

fn logged(event: Event) -> String {
    let facts = Facts::new(Setup::new(2), Seed(0));
    let speaker = TableText {
        language: Language::English,
        facts: &facts,
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    };
    speaker.event(event)
}

/// A quantity of the board game, where the languages that begin can say it.
fn measure(of: Quantity) -> Option<Measure> {
    let number = match of.number {
        HowMany::Exactly(number) => MeasureNumber::Exactly(number),
        HowMany::ThatMany => MeasureNumber::ThatMany,
        HowMany::Each { each, times } => MeasureNumber::Each(each, counted(times)?),
        HowMany::ByRank { .. } => return None,
    };
    Some(Measure { number, of: of.of })
}

fn counted(times: Times) -> Option<CountedUnit> {
    let Times { of: Some((thing, range)), per, most: None, includes_this, base: 0, influence: 0 } = times
    else {
        return None;
    };
    let thing = match thing {
        Thing::Tag(tag) => CountedThing::Named(Noun::of_tag(tag)),
        Thing::Tile(class) => CountedThing::Named(Noun::of_tiles(class)),
        Thing::Held(kind) => CountedThing::Named(kind.map_or(Noun::Resource, Noun::of_card_resource)),
        Thing::Colony => CountedThing::Named(Noun::Colony),
        Thing::Production(of) => CountedThing::ProductionStep(Noun::of_resource(of)),
        Thing::Tagless => CountedThing::TaglessCard,
        _ => return None,
    };
    let at = match range {
        Range::Own => CountedAt::Own,
        Range::Opponents => CountedAt::Opponents,
        Range::InPlay => CountedAt::InPlay,
        Range::OnMars => CountedAt::OnMars,
        Range::BesideThisTile => CountedAt::BesideThisTile,
        Range::OnThisCard => CountedAt::OnThisCard,
        Range::OwnOnMars | Range::Planet => return None,
    };
    Some(CountedUnit { per, thing, at, includes_this })
}
