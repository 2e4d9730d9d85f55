//! What happened since a player's turn, as a list of deeds: what it brought the player or took comes first.

use super::preview::Figure;
use super::story::{area_of, is_heading, since_turn};
use crate::kit::{Seat, in_order};
use crate::mars::cards::{CardId, Parameter, Tile, TileClass};
use crate::mars::maps::Hex;
use crate::mars::{Change, Event, Facts, Phase, Weight};

/// How many lines a recap has at most.
pub const RECAP_LINES: usize = 10;

/// A figure in a line of a recap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecapFigure {
    /// A number on a player's side of the table.
    Of(Figure),
    /// Resources on a card.
    OnCard(CardId),
    /// Steps of a parameter that is no ocean.
    Step(Parameter),
    /// Tiles on the map.
    Tile(Tile),
}

/// A figure and by how much it rose, or fell where that is negative.
pub type RecapChange = (RecapFigure, i32);

/// Something that another player did, or that nobody did, with what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who did it; `None`: nobody at the table.
    pub by: Option<Seat>,
    /// What it was.
    pub what: Event,
    /// How many times in a row.
    pub times: usize,
    /// Others that did it, in a recap's line for several of them; `None`: nobody at the table.
    pub with: Vec<Option<Seat>>,
    /// The area of the map where it happened.
    pub area: Option<Hex>,
    /// What the player gained or lost by it. Points are those of greenery beside the player's cities.
    pub mine: Vec<RecapChange>,
    /// What it changed on the planet, and the doer's terraform rating.
    pub planet: Vec<RecapChange>,
}

/// What happened since a player's turn, in few lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recap {
    /// At most [`RECAP_LINES`] lines in the order in which it happened: all that changed the player's figures, and the weightiest of
    /// the rest. Players who only passed share a line, and so do delegates that changed nothing else.
    pub lines: Vec<Deed>,
    /// How many lines are left out.
    pub more: usize,
}

/// All deeds since a player's last turn, in order; in the player's own turn those between that and the turn before. `opened` are the
/// places at which moves begin and who made them, in order. Of production, draft and research nothing is among them.
pub fn deeds(events: &[Event], opened: &[(usize, Seat)], facts: &Facts, player: Seat) -> Vec<Deed> {
    let (from, until) = since_turn(events, player);
    let mut deeds: Vec<MoveEvents> = Vec::new();
    let mut opened = opened.iter().copied().peekable();
    let mut mover = None;
    let mut phase = Phase::Action;
    for (place, &event) in events.iter().enumerate().take(until) {
        let mut begins = false;
        while let Some((_, seat)) = opened.next_if(|&(at, _)| at <= place) {
            (mover, begins) = (Some(seat), true);
        }
        if place < from {
            continue;
        }
        if let Event::PhaseBegan(begun) = event {
            phase = begun;
        }
        // A turn is begun by the move before it, and the steps of the solar phase follow what the first player has chosen for the
        // World Government.
        if is_heading(event) || phase == Phase::Solar && is_nobodys(event, mover) {
            mover = None;
            begins = true;
        }
        if begins || deeds.is_empty() {
            deeds.push(MoveEvents { mover, phase, events: Vec::new() });
        }
        if let Some(part) = deeds.last_mut() {
            part.events.push(event);
        }
    }
    let mut told: Vec<Deed> = Vec::new();
    for deed in deeds.iter().filter_map(|part| part.read(facts, player)) {
        match told
            .last_mut()
            .filter(|last| (last.by, last.what, last.area) == (deed.by, deed.what, deed.area))
        {
            Some(last) => last.repeat(&deed),
            None => told.push(deed),
        }
    }
    told
}

impl Deed {
    /// Adds what came of another one of the kind.
    fn repeat(&mut self, other: &Self) {
        self.times += 1;
        other.mine.iter().for_each(|&(figure, by)| add(&mut self.mine, figure, by));
        other.planet.iter().for_each(|&(figure, by)| add(&mut self.planet, figure, by));
        self.mine.retain(|&(_, by)| by != 0);
        self.planet.retain(|&(_, by)| by != 0);
    }
}

/// Whether an event begins a step of the solar phase that nobody makes.
const fn is_nobodys(event: Event, mover: Option<Seat>) -> bool {
    match event {
        Event::FleetsReturned | Event::EventHappens(_) | Event::PartyRules(_) | Event::EventsAdvanced => true,
        // Of what the World Government does nobody has rating.
        Event::Rated { .. } => mover.is_some(),
        _ => false,
    }
}

/// Whether two deeds share a line: both passes, or both delegates that went somewhere, and nothing else came of either.
fn is_alike(one: &Deed, other: &Deed) -> bool {
    let is_bare = |deed: &Deed| deed.mine.is_empty() && deed.planet.is_empty();
    let is_brief = matches!(
        (one.what, other.what),
        (Event::Passed(_), Event::Passed(_)) | (Event::DelegateMoved { .. }, Event::DelegateMoved { .. })
    );
    is_brief && is_bare(one) && is_bare(other)
}

/// The most important deeds.
pub fn recap(deeds: &[Deed]) -> Recap {
    let mut lines: Vec<Deed> = Vec::new();
    for deed in deeds {
        match lines.iter_mut().find(|line| is_alike(line, deed)) {
            Some(line) => line.with.push(deed.by),
            None => lines.push(deed.clone()),
        }
    }
    let deeds = lines;
    let places = |keys: &mut dyn Iterator<Item = i64>| in_order(keys.map(|key| (-key, 0)));
    let rank = |deed: &Deed| if deed.mine.is_empty() { weight(deed) } else { worth(&deed.mine) + 1_000 };
    let most = if deeds.len() > RECAP_LINES { RECAP_LINES - 1 } else { RECAP_LINES };
    let mut kept: Vec<usize> = places(&mut deeds.iter().map(rank)).into_iter().take(most).collect();
    kept.sort_unstable();
    let more = deeds.len() - kept.len();
    Recap { lines: kept.into_iter().map(|place| deeds[place].clone()).collect(), more }
}

/// What the player gained or lost by all of these deeds.
pub fn mine_of(deeds: &[Deed]) -> Vec<RecapChange> {
    let mut sums = Vec::new();
    for &(figure, by) in deeds.iter().flat_map(|deed| &deed.mine) {
        add(&mut sums, figure, by);
    }
    sums.retain(|&(_, by)| by != 0);
    sums
}

/// The events of a move, or of a step that nobody makes.
struct MoveEvents {
    mover: Option<Seat>,
    phase: Phase,
    events: Vec<Event>,
}

impl MoveEvents {
    /// The deed, if it is not the player's own and something came of it.
    fn read(&self, facts: &Facts, player: Seat) -> Option<Deed> {
        let is_told = match self.phase {
            // Production is told as income, and what all choose at the same time is carried out with the last answer.
            Phase::Setup | Phase::Draft | Phase::Research | Phase::Production => false,
            Phase::Action | Phase::Solar | Phase::Conversion | Phase::Over | Phase::Preludes => true,
        };
        if self.mover == Some(player) || !is_told {
            return None;
        }
        let (mut mine, mut planet) = (Vec::new(), Vec::new());
        for &event in &self.events {
            if let Some((figure, by)) = gained(event, facts, player) {
                add(&mut mine, figure, by);
            }
            if let Some((figure, by)) = changed(event, self.mover) {
                add(&mut planet, figure, by);
            }
        }
        mine.retain(|&(_, by)| by != 0);
        planet.retain(|&(_, by)| by != 0);
        let news = |event: &&Event| event.about().weight == Weight::News && event.about().by != Some(player);
        let touches = |event: &&Event| gained(**event, facts, player).is_some();
        let what = self.events.iter().find(news);
        let what = what.or_else(|| self.events.iter().find(touches).filter(|_| !mine.is_empty()))?;
        let by = if what.about().weight == Weight::News { what.about().by } else { self.mover };
        let area = self.events.iter().find_map(|&event| area_of(event));
        Some(Deed {
            by: by.filter(|&by| by != player),
            what: *what,
            times: 1,
            with: Vec::new(),
            area,
            mine,
            planet,
        })
    }
}

fn add(sums: &mut Vec<RecapChange>, figure: RecapFigure, by: i32) {
    match sums.iter_mut().find(|(of, _)| *of == figure) {
        Some((_, sum)) => *sum += by,
        None => sums.push((figure, by)),
    }
}

/// What an event brings a player, or takes from them.
fn gained(event: Event, facts: &Facts, player: Seat) -> Option<RecapChange> {
    let of = |figure: Figure, by: i32| Some((RecapFigure::Of(figure), by));
    match event {
        Event::Kept { seat, .. } if seat == player => return of(Figure::Hand, 1),
        Event::Discarded { seat, .. } if seat == player => return of(Figure::Hand, -1),
        _ => {}
    }
    match event.about().change {
        Change::Stock(seat, resource, by) if seat == player => of(Figure::Stock(resource), by),
        Change::Production(seat, resource, by) if seat == player => {
            of(Figure::Production(resource), by.into())
        }
        Change::Rating(seat, by) if seat == player => of(Figure::Rating, by.into()),
        Change::Drawn(seat) if seat == player => of(Figure::Hand, 1),
        Change::OnCard(card, by) if facts.players[player].played.contains(card) => {
            Some((RecapFigure::OnCard(card), by.into()))
        }
        Change::Tile(Tile::Greenery) => {
            let Event::Placed { by, space, .. } = event else { return None };
            let cities = facts.board.owned[player].and(facts.board.of(TileClass::City));
            let beside = facts.map().beside(space).and(cities).len();
            (by != Some(player) && beside > 0).then_some((RecapFigure::Of(Figure::Points), beside as i32))
        }
        Change::Nothing
        | Change::Course
        | Change::Deed
        | Change::Stock(..)
        | Change::Production(..)
        | Change::Rating(..)
        | Change::Step(_)
        | Change::OnCard(..)
        | Change::Drawn(_)
        | Change::Tile(_)
        | Change::Eased(..)
        | Change::Milestone(_)
        | Change::Settled(..)
        | Change::Marker(..) => None,
    }
}

/// What an event changes on the planet, and of the terraform rating of the seat that made the move.
fn changed(event: Event, mover: Option<Seat>) -> Option<RecapChange> {
    match event.about().change {
        Change::Step(parameter) => Some((RecapFigure::Step(parameter), 1)),
        Change::Tile(tile) => Some((RecapFigure::Tile(tile), 1)),
        Change::Rating(seat, by) if Some(seat) == mover => Some((RecapFigure::Of(Figure::Rating), by.into())),
        Change::Nothing => match event {
            Event::Lowered { parameter } => Some((RecapFigure::Step(parameter), -1)),
            Event::OceanRemoved { .. } => Some((RecapFigure::Tile(Tile::Ocean), -1)),
            _ => None,
        },
        Change::Course
        | Change::Deed
        | Change::Stock(..)
        | Change::Production(..)
        | Change::Rating(..)
        | Change::OnCard(..)
        | Change::Drawn(_)
        | Change::Eased(..)
        | Change::Milestone(_)
        | Change::Settled(..)
        | Change::Marker(..) => None,
    }
}

/// How much a player's changes matter, about in M€.
fn worth(mine: &[RecapChange]) -> i64 {
    let one = |figure: RecapFigure| match figure {
        RecapFigure::Of(Figure::Production(_) | Figure::Points) => 5,
        RecapFigure::Of(Figure::Rating) => 7,
        RecapFigure::Of(Figure::Hand) | RecapFigure::OnCard(_) => 3,
        RecapFigure::Of(Figure::Stock(_)) => 1,
        RecapFigure::Step(_) | RecapFigure::Tile(_) => 0,
    };
    mine.iter().map(|&(figure, by)| one(figure) * i64::from(by.abs())).sum()
}

/// How much a deed matters that changes no figure of the player.
fn weight(deed: &Deed) -> i64 {
    let what = match deed.what {
        Event::MilestoneClaimed { .. } | Event::AwardFunded { .. } => 20,
        Event::EventHappens(_) | Event::PartyRules(_) => 16,
        Event::Played { .. } | Event::CorporationRevealed { .. } => 10,
        Event::Placed { .. }
        | Event::Raised { .. }
        | Event::Lowered { .. }
        | Event::OceanRemoved { .. }
        | Event::ProjectUsed { .. }
        | Event::Converted { .. } => 8,
        Event::Settled { .. } | Event::FleetSent { .. } | Event::ColonyOpened { .. } => 7,
        Event::DelegateMoved { .. } | Event::Claimed { .. } => 6,
        Event::Used { .. } | Event::PreludeFailed { .. } => 4,
        Event::Passed(_) => 3,
        Event::FirstPlayer(_)
        | Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::CorporationDealt { .. }
        | Event::PreludeDealt { .. }
        | Event::Dealt { .. }
        | Event::Picked { .. }
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::Kept { .. }
        | Event::Declined { .. }
        | Event::Drew { .. }
        | Event::Found { .. }
        | Event::Revealed { .. }
        | Event::Discarded { .. }
        | Event::TurnedDown { .. }
        | Event::FirstActionSettled(_)
        | Event::TurnBegan(_)
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::Produced { .. }
        | Event::EnergyBecameHeat { .. }
        | Event::Rated { .. }
        | Event::Added { .. }
        | Event::Taken { .. }
        | Event::Remembered { .. }
        | Event::Eased { .. }
        | Event::ColonyClosed { .. }
        | Event::MarkerMoved { .. }
        | Event::FleetGained(_)
        | Event::FleetsReturned
        | Event::LeaderChanged { .. }
        | Event::DominanceMoved(_)
        | Event::EventsAdvanced
        | Event::EventRevealed(_)
        | Event::MarkersTaken => 1,
    };
    let changes: i64 = deed.planet.iter().map(|&(_, by)| i64::from(by.abs())).sum();
    what + 2 * changes
}
