//! Each step of a card happens once, in whichever order its player puts them: on a table where nothing listens, no more
//! comes of a play or an action than its steps, and what they lay and raise, can bring.

use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::cards::{
    Amount, BIRDS, Card, DONATION, Effect, Kind, Parameter, Passive, REGOLITH_EATERS, Recipient, Resource,
    Tile, all,
};
use viriditas::mars::scenario::{Flaw, Moment, Scenario};
use viriditas::mars::{Choice, Event, Facts, Mars, Pile, Setup, Switch};

const OWN: Seat = Seat::ALL[0];

/// What can be counted.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Thing {
    Gained(Resource),
    Production(Resource),
    Step(Parameter),
    Rating,
    Tile(Tile),
    Card,
    OnCard,
    Claim,
    Fleet,
    Colony,
    Award,
    Ease,
}

impl Thing {
    /// What this event is to be counted as.
    fn of(event: Event) -> Option<Self> {
        match event {
            Event::Gained { seat: OWN, resource, .. } => Some(Self::Gained(resource)),
            Event::Produced { seat: OWN, resource, change: 1.., .. } => Some(Self::Production(resource)),
            Event::Raised { parameter, .. } => Some(Self::Step(parameter)),
            Event::Rated { seat: OWN, change: 1.. } => Some(Self::Rating),
            Event::Placed { tile, .. } => Some(Self::Tile(tile)),
            Event::Drew { seat: OWN, pile: Pile::Projects, .. }
            | Event::Kept { seat: OWN, .. }
            | Event::Found { seat: OWN, .. } => Some(Self::Card),
            Event::Added { .. } => Some(Self::OnCard),
            Event::Claimed { .. } => Some(Self::Claim),
            Event::FleetGained(_) => Some(Self::Fleet),
            Event::Settled { .. } => Some(Self::Colony),
            Event::AwardFunded { .. } => Some(Self::Award),
            Event::Eased { .. } => Some(Self::Ease),
            _ => None,
        }
    }

    /// How many of them these steps bring at the most.
    fn most(self, steps: &[Effect]) -> u32 {
        steps.iter().map(|step| self.most_of(step)).sum()
    }

    fn most_of(self, step: &Effect) -> u32 {
        let is_tile = |tile: Tile| match self {
            Self::Tile(it) => it == tile,
            Self::Step(parameter) => tile.raises() == Some(parameter),
            Self::Rating => tile.raises().is_some(),
            _ => false,
        };
        let any_of = |lists: &[&[Effect]]| lists.iter().map(|list| self.most(list)).max().unwrap_or(0);
        match *step {
            Effect::Choose(lists) | Effect::MayChoose(lists) => any_of(lists),
            Effect::If(_, then, otherwise) => any_of(&[then, otherwise]),
            Effect::ChooseAmount(_, then) => self.most(then),
            Effect::Then(step, then) => self.most_of(step) + self.most(then),
            Effect::Gain(resource, _) | Effect::Steal(resource, _) => (self == Self::Gained(resource)).into(),
            Effect::Produce(resource, _) => (self == Self::Production(resource)).into(),
            Effect::ProduceMetal(_) | Effect::ProduceLowest(_) => matches!(self, Self::Production(_)).into(),
            Effect::Raise(parameter, steps) => {
                u32::from(self == Self::Step(parameter) || self == Self::Rating) * u32::from(steps)
            }
            Effect::Rate(_) => (self == Self::Rating).into(),
            Effect::Place(tile, _) => is_tile(tile).into(),
            Effect::Draw(Amount::Exactly(cards)) => {
                u32::from(self == Self::Card) * u32::from(cards.unsigned_abs())
            }
            Effect::Look(cards, _) | Effect::DrawUntil(_, cards) => {
                u32::from(self == Self::Card) * u32::from(cards)
            }
            Effect::Add(_, _, Recipient::This | Recipient::Own | Recipient::OwnHolding) => {
                (self == Self::OnCard).into()
            }
            Effect::ClaimLand => (self == Self::Claim).into(),
            Effect::Fleet(fleets) => u32::from(self == Self::Fleet) * u32::from(fleets),
            Effect::FundAward => (self == Self::Award).into(),
            Effect::NextCardDiscount { .. } => (self == Self::Ease).into(),
            // What they set going is not told by the step.
            Effect::GainAny(_)
            | Effect::CopyProduction(_)
            | Effect::Draw(_)
            | Effect::Add(..)
            | Effect::PlayNow { .. }
            | Effect::PlayPrelude(_)
            | Effect::RepeatAction
            | Effect::Settle(_)
            | Effect::Trade
            | Effect::OpenColony
            | Effect::ColonyBonuses
            | Effect::ShiftColonies
            | Effect::Delegates(_) => ANY,
            Effect::Pay(..)
            | Effect::Reduce(..)
            | Effect::Remove(..)
            | Effect::Take(..)
            | Effect::OthersDraw(_)
            | Effect::Reveal(_)
            | Effect::Discard
            | Effect::MayDiscard
            | Effect::Lose(..)
            | Effect::SetBack(_) => 0,
        }
    }
}

/// More than any step brings.
const ANY: u32 = 1000;

/// What all these events can bring together, beside the steps that they come of: what lies where a tile was placed, and what
/// a track has where it came to.
fn brought_besides(before: &Facts, events: &[Event], thing: Thing) -> u32 {
    let mut levels = before.levels;
    let brought = |&event: &Event| match event {
        Event::Placed { space, .. } => {
            let printed = before.map().spot(space).map_or(0, |spot| thing.most(spot.bonus));
            // The oceans beside it pay.
            printed + u32::from(thing == Thing::Gained(Resource::MegaCredits))
        }
        Event::Raised { parameter, .. } => {
            let Some(track) = before.track(parameter) else { return 0 };
            levels[parameter] = track.next(levels[parameter]).unwrap_or(levels[parameter]);
            let there = track.bonuses.iter().filter(|bonus| bonus.at == levels[parameter]);
            there.map(|bonus| thing.most(bonus.steps)).sum()
        }
        _ => 0,
    };
    events.iter().map(brought).sum()
}

/// A turn, or a round of preludes, of one who has plenty of everything, where nothing listens.
fn table(moment: Moment, seed: u64) -> Scenario {
    let setup = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Synthetic]
        .into_iter()
        .fold(Setup { first: Some(OWN), map: (seed % 4) as u8, ..Setup::new(3) }, Setup::with);
    let mut position = Scenario::new(setup).seed(seed).at(moment);
    for seat in [1, 2, 0] {
        position = position.seat(seat);
        for resource in Resource::ALL {
            position = position.stock(resource, 60).production(resource, 5);
        }
    }
    position.oxygen(8).temperature(-10).oceans(4)
}

/// Cards on which something lies, for those who add to it or take of it.
const STORES: [Card; 2] = [BIRDS, REGOLITH_EATERS];

/// A position with these cards and those that store something.
fn with_stores(position: Scenario, played: &[Card]) -> Scenario {
    let stores = STORES.iter().filter(|store| !played.contains(store)).copied();
    let all: Vec<Card> = stores.chain(played.iter().copied()).collect();
    let on_cards = |position: Scenario, card: &Card| {
        if card.holds.is_some() { position.on_card(*card, 5) } else { position }
    };
    all.iter().fold(position.played(&all), on_cards)
}

/// How often something was put first.
#[derive(Default)]
struct Played {
    times: u32,
    put_first: u32,
}

/// Plays this, answers what follows by chance, and holds what came of it against these steps.
fn brings_no_more(
    game: Result<Mars, Vec<Flaw>>,
    of: Choice,
    slices: &[&'static [Effect]],
    (name, rng): (&str, &mut Rng),
    played: &mut Played,
) {
    let Ok(mut game) = game else { return };
    if game.allows(OWN, &of).is_err() {
        return;
    }
    let before = game.facts().clone();
    let (mut heard, mut choice) = (EventLog::all(), of);
    loop {
        game.play(OWN, choice, &mut heard).expect("it is offered");
        let offers: Vec<Choice> = game.choices(OWN).collect();
        if game.is_between_moves() || offers.is_empty() {
            break;
        }
        let firsts: Vec<Choice> =
            offers.iter().copied().filter(|offer| matches!(offer, Choice::First(_))).collect();
        let from = if rng.below(3) > 0 && !firsts.is_empty() { &firsts } else { &offers };
        choice = from[rng.below(from.len() as u32) as usize];
        played.put_first += u32::from(matches!(choice, Choice::First(_)));
    }
    played.times += 1;
    let mut seen: Vec<Thing> = Vec::new();
    for thing in heard.events().iter().filter_map(|&event| Thing::of(event)) {
        if seen.contains(&thing) {
            continue;
        }
        seen.push(thing);
        let times = heard.events().iter().filter(|&&event| Thing::of(event) == Some(thing)).count() as u32;
        let steps: u32 = slices.iter().map(|slice| thing.most(slice)).sum();
        let most = steps + brought_besides(&before, heard.events(), thing);
        assert!(times <= most, "{name}: {thing:?} {times} times, of {most}: {:?}", heard.events());
    }
}

/// The steps of a card's triggers, as often as they may be fired.
fn fired(card: &Card) -> Vec<&'static [Effect]> {
    card.triggers.iter().flat_map(|trigger| [trigger.steps; 20]).collect()
}

#[test]
fn each_step_of_a_play_or_an_action_happens_at_most_once() {
    let mut played = Played::default();
    let quiet = |card: &&Card| !card.passives.contains(&Passive::GainsRaised);
    for of in all().filter(quiet) {
        let mut rng = Rng::new(Seed(of.id.number().into()));
        for seed in 0..8 {
            let mut slices = fired(of);
            match of.kind {
                Kind::Automated | Kind::Active | Kind::Event => {
                    slices.push(of.play);
                    let position = with_stores(table(Moment::Turn, seed), &[]).hand(&[*of]);
                    brings_no_more(
                        position.try_start(),
                        Choice::Play(of.id),
                        &slices,
                        (of.name, &mut rng),
                        &mut played,
                    );
                }
                Kind::Prelude if *of != DONATION => {
                    // The other one is played of itself.
                    slices.extend([of.play, DONATION.play]);
                    let position = with_stores(table(Moment::Preludes, seed), &[]).preludes(&[*of, DONATION]);
                    brings_no_more(
                        position.try_start(),
                        Choice::Card(of.id),
                        &slices,
                        (of.name, &mut rng),
                        &mut played,
                    );
                }
                _ => {}
            }
            for (which, action) in (0..).zip(of.actions) {
                let position = with_stores(table(Moment::Turn, seed), &[*of]);
                let slices = [fired(of), vec![action.cost, action.gain]].concat();
                let act = Choice::Act { card: of.id, which };
                brings_no_more(position.try_start(), act, &slices, (of.name, &mut rng), &mut played);
            }
        }
    }
    let Played { times, put_first } = played;
    println!("{times} plays and actions, {put_first} steps put first");
    assert!(times > 1000 && put_first > 100, "{times} plays and actions, {put_first} steps put first");
}
