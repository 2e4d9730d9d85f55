//! Who hears what: the open cards whose triggers fire.

use crate::kit::Seat;
use crate::mars::cards::{
    CardId, Effect, Ground, HEARS_CARDS, HEARS_COLONIES, HEARS_PRODUCTION, HEARS_PROJECTS, HEARS_STEPS,
    HEARS_TILES, Kind, PROJECTS, Parameter, Per, StandardProject, Tag, Tile, TriggerPriority, When, Whose,
    card,
};
use crate::mars::state::agenda::Cause;
use crate::mars::state::facts::{Facts, Player};
use crate::mars::state::maps::Hex;

/// Something that triggers listen to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TriggerEvent {
    /// A card was played.
    Card(CardId),
    /// A tile was placed here.
    Tile { tile: Tile, space: Hex },
    /// A tile will be placed somewhere.
    SomeTile { tile: Tile, ground: Ground },
    /// A standard project was paid for.
    Project(StandardProject),
    /// A parameter has risen a step.
    Step(Parameter),
    /// A colony was built.
    Colony,
    /// Everyone has produced.
    Production,
}

impl TriggerEvent {
    /// What it gives to the steps of those who hear it.
    pub(crate) const fn given(self) -> Cause {
        match self {
            Self::Card(id) => Cause::Card(id),
            Self::Tile { space, .. } => Cause::Space(space),
            Self::SomeTile { .. } | Self::Project(_) | Self::Step(_) | Self::Colony | Self::Production => {
                Cause::Nothing
            }
        }
    }
}

/// A trigger that fires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HeardBy {
    pub(crate) card: CardId,
    /// Its place among the card's triggers.
    pub(crate) trigger: u8,
    /// How often.
    pub(crate) times: u8,
}

/// Sees the triggers of `owner` that fire when `by` (`None`: nobody) makes this happen; `live` is a card that counts as
/// open beside those on the table.
pub(crate) fn each_heard(
    facts: &Facts,
    owner: Seat,
    by: Option<Seat>,
    live: CardId,
    happening: TriggerEvent,
    mut see: impl FnMut(HeardBy),
) {
    let listeners = match happening {
        TriggerEvent::Card(_) => &HEARS_CARDS,
        TriggerEvent::Tile { .. } | TriggerEvent::SomeTile { .. } => &HEARS_TILES,
        TriggerEvent::Project(_) => &HEARS_PROJECTS,
        TriggerEvent::Step(_) => &HEARS_STEPS,
        TriggerEvent::Colony => &HEARS_COLONIES,
        TriggerEvent::Production => &HEARS_PRODUCTION,
    };
    let played = &facts.players[owner].played;
    let with_more;
    let open = if listeners.contains(live) || listeners.contains(facts.in_force) {
        let mut open = *played;
        open.insert(live);
        open.insert(facts.in_force);
        with_more = open;
        &with_more
    } else {
        played
    };
    open.each_in(listeners, |id| {
        for (place, trigger) in card(id).triggers.iter().enumerate() {
            let own = match trigger.by {
                // What each does for itself is everyone's own.
                Whose::Own => Some(owner) == by || happening == TriggerEvent::Production,
                Whose::Anyone => true,
            };
            let times = if own { times(facts, owner, &trigger.when, happening) } else { 0 };
            if times > 0 {
                see(HeardBy { card: id, trigger: place as u8, times });
            }
        }
    });
}

fn times(facts: &Facts, owner: Seat, when: &When, happening: TriggerEvent) -> u8 {
    let once = |fits: bool| u8::from(fits);
    match (*when, happening) {
        (When::Plays { kind, tags, cost, scoring, per }, TriggerEvent::Card(id)) => {
            let card = card(id);
            let fits = kind.is_none_or(|kind| kind == card.kind) && card.cost >= cost;
            if !fits || scoring && !card.shows_points() {
                return 0;
            }
            let matching = card.tags.iter().filter(|tag| tags.contains(tag)).count() as u8;
            match per {
                Per::Tag => matching,
                Per::Card => once(tags.is_empty() || matching > 0),
            }
        }
        (When::Places { what, on, showing }, TriggerEvent::Tile { tile, space }) => once(
            tile.is(what)
                && (on == Ground::Anywhere || space.is_on_mars())
                && (showing.is_empty() || showing.iter().any(|&resource| facts.map().shows(space, resource))),
        ),
        (When::Places { what, on, showing }, TriggerEvent::SomeTile { tile, ground }) => {
            once(tile.is(what) && (on == Ground::Anywhere || ground == Ground::Mars) && showing.is_empty())
        }
        (When::Project { cost }, TriggerEvent::Project(project)) => {
            once(project != StandardProject::SellPatents && PROJECTS[project as usize].cost >= cost)
        }
        (When::Raises(of), TriggerEvent::Step(parameter)) => once(of == parameter),
        (When::Settles, TriggerEvent::Colony) | (When::Produced, TriggerEvent::Production) => 1,
        (When::NewTag, TriggerEvent::Card(id)) => new_tags(&facts.players[owner], id),
        (
            When::Plays { .. }
            | When::Places { .. }
            | When::Project { .. }
            | When::Raises(_)
            | When::Settles
            | When::Produced
            | When::NewTag,
            _,
        ) => 0,
    }
}

/// How many kinds of tags a card shows that no other open card of its player does (COL-26).
fn new_tags(player: &Player, id: CardId) -> u8 {
    let card = card(id);
    if card.kind == Kind::Event {
        return 0;
    }
    let own = |tag: Tag| card.tags.iter().filter(|&&other| other == tag).count() as u8;
    let is_played = player.played.contains(id);
    let others = |tag: Tag| player.tags[tag].saturating_sub(if is_played { own(tag) } else { 0 });
    let kinds = Tag::ALL.into_iter().filter(|&tag| tag != Tag::Wild && own(tag) > 0);
    kinds.filter(|&tag| others(tag) == 0).count() as u8
}

/// When a trigger runs among those of one play: what asks nothing first, what gives something up last.
pub(crate) fn eagerness(steps: &[Effect]) -> TriggerPriority {
    steps.iter().map(eagerness_of).max().unwrap_or(TriggerPriority::Plain)
}

fn eagerness_of(effect: &Effect) -> TriggerPriority {
    match effect {
        Effect::Then(step, next) => eagerness_of(step).max(eagerness(next)),
        _ => effect.nature().eagerness,
    }
}

/// Whether a card's tags stop counting once it is done.
pub(crate) fn is_turned_down(id: CardId) -> bool {
    card(id).kind == Kind::Event
}
