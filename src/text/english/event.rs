//! What happened, for the log; how the game came out.

use super::effect::some_tiles;
use super::terms::{
    and, capital, card_resource, name, of_payer, parameter, party, plural, project, resource, resources,
    signed, steps, tile,
};
use crate::cards::{CardId, StandardProject, Tile, card};
use crate::kit::Seat;
use crate::mars::{Bench, Delegate, Direction, Event, Outcome, Phase, Pile, RATING_TO_WIN, Switch, metal};
use crate::text::Speaker;
use crate::words::Resource;

/// See [`Speaker::event`].
pub(crate) fn event(speaker: &Speaker<'_>, event: Event) -> String {
    let who = |seat: Seat| speaker.player(seat);
    match event {
        Event::FirstPlayer(seat) => format!("{} goes first.", who(seat)),
        Event::Shuffled(pile) => match pile {
            Pile::Corporations => "The corporations are shuffled.",
            Pile::Preludes => "The preludes are shuffled.",
            Pile::Colonies => "The colony tiles are shuffled.",
            Pile::Events => "The global events are shuffled.",
            Pile::Projects => "The project cards are shuffled.",
        }
        .to_owned(),
        Event::Reshuffled(pile) => match pile {
            Pile::Corporations => "The discarded corporations are shuffled into a new pile.",
            Pile::Colonies => "The colony tiles are shuffled anew.",
            Pile::Events => "The past global events are shuffled into a new pile.",
            Pile::Preludes => "The discarded preludes are shuffled into a new pile.",
            Pile::Projects => "The discard pile is shuffled into a new deck.",
        }
        .to_owned(),
        Event::PhaseBegan(Phase::Conversion) if speaker.facts.options.has(Switch::Tr63) => {
            "The rating is reached: the last plants may become greenery.".to_owned()
        }
        Event::PhaseBegan(phase) => began(phase).to_owned(),
        Event::GenerationBegan => "A new generation begins.".to_owned(),
        Event::CorporationDealt { seat, card: id } => {
            format!("{} is dealt {}.", who(seat), card_of(Pile::Corporations, id))
        }
        Event::PreludeDealt { seat, card: id } => {
            format!("{} is dealt {}.", who(seat), card_of(Pile::Preludes, id))
        }
        Event::CorporationRevealed { seat, card: id } => {
            format!("{} plays {}.", who(seat), card_of(Pile::Corporations, id))
        }
        Event::Dealt { seat, pile, card: id } => format!("{} is dealt {}.", who(seat), card_of(pile, id)),
        Event::Picked { seat, card: id } => format!("{} drafts {}.", who(seat), name(card(id))),
        Event::HandsPassed(direction) => match direction {
            Direction::Clockwise => "The other cards are passed on clockwise.",
            Direction::CounterClockwise => "The other cards are passed on counter-clockwise.",
        }
        .to_owned(),
        Event::DraftEnded => "The draft is over.".to_owned(),
        Event::Kept { seat, card: id } => format!("{} keeps {}.", who(seat), name(card(id))),
        Event::Declined { seat, card: id } if Pile::Preludes.has(id) => {
            format!("{}’s prelude {} leaves the game.", who(seat), name(card(id)))
        }
        Event::Declined { seat, card: id } => {
            format!("{} discards {} instead of keeping it.", who(seat), name(card(id)))
        }
        Event::Drew { seat, pile, card: id } => format!("{} draws {}.", who(seat), card_of(pile, id)),
        Event::Found { seat, card: id } => format!("{} finds {} and keeps it.", who(seat), name(card(id))),
        Event::Fizzled { seat, card: id } => {
            format!("{}’s {} cannot be carried out and leaves the game.", who(seat), name(card(id)))
        }
        Event::Revealed { card: id } => {
            format!("{} is revealed and discarded.", capital(name(card(id))))
        }
        Event::Discarded { seat, card: id } => format!("{} discards {}.", who(seat), name(card(id))),
        Event::Played { seat, card: id } => format!("{} plays {}.", who(seat), name(card(id))),
        Event::TurnedDown { seat, card: id } => {
            format!("{}’s event {} is turned face down.", who(seat), name(card(id)))
        }
        Event::FirstActionSettled(seat) => format!("{}’s first action is settled.", who(seat)),
        Event::TurnBegan(seat) => format!("{}’s turn.", who(seat)),
        Event::Passed(seat) => format!("{} passes.", who(seat)),
        Event::Used { seat, card: id } => format!("{} uses {}.", who(seat), name(card(id))),
        Event::ProjectUsed { seat, project: StandardProject::SellPatents } => {
            format!("{} sells patents.", who(seat))
        }
        Event::ProjectUsed { seat, project: it } => {
            format!("{} uses the standard project {}.", who(seat), project(it))
        }
        Event::Converted { seat, conversion } => {
            format!("{} converts {}.", who(seat), resource(conversion.resource(), 2))
        }
        Event::Gained { seat, resource, amount } => {
            format!("{} gains {}.", who(seat), resources(amount.into(), resource))
        }
        Event::Paid { seat, with, amount } => {
            format!("{} pays {amount} {}.", who(seat), of_payer(with, amount.into(), "from"))
        }
        Event::Lost { seat, by, resource, amount } => {
            let lost = resources(amount.into(), resource);
            match by.filter(|&by| by != seat) {
                Some(by) => format!("{} loses {lost} to {}.", who(seat), who(by)),
                None => format!("{} loses {lost}.", who(seat)),
            }
        }
        Event::Produced { seat, by, resource: of, change } => {
            produced(&who(seat), by.filter(|&by| by != seat).map(&who).as_deref(), of, i32::from(change))
        }
        Event::EnergyBecameHeat { seat, amount } => {
            let (energy, heat) = (Resource::Energy, Resource::Heat);
            format!("{}’s {} becomes {}.", who(seat), resources(amount.into(), energy), resource(heat, 2))
        }
        Event::Raised { by, parameter: it } => match by {
            Some(seat) => format!("{} raises {} {}.", who(seat), parameter(it), steps(1)),
            None => capital(&format!("{} rises {}.", parameter(it), steps(1))),
        },
        Event::Rated { seat, change } => format!("{}’s TR {}.", who(seat), moves(i32::from(change))),
        Event::Placed { by, tile: it, space } => {
            let place = speaker.space(space);
            match by {
                Some(seat) => format!("{} places {} on {place}.", who(seat), some_tiles(it, 1)),
                None if it == Tile::Ocean => format!("An ocean tile is placed on {place}."),
                None => format!("A neutral {} tile is placed on {place}.", tile(it)),
            }
        }
        Event::Claimed { seat, space } => format!("{} claims {}.", who(seat), speaker.space(space)),
        Event::Added { card: id, amount } => format!(
            "{} {} on {}.",
            held(id, amount.into()),
            plural(amount.into(), "is put", "are put"),
            name(card(id))
        ),
        Event::Taken { by, card: id, amount } => {
            let (held, from) = (held(id, amount.into()), name(card(id)));
            match by {
                Some(by) => format!("{} removes {held} from {from}.", who(by)),
                None => format!("{held} {} removed from {from}.", plural(amount.into(), "is", "are")),
            }
        }
        Event::Remembered { card: id, value } => {
            let metal = match metal(value) {
                Some(metal) => resource(metal, 1).to_owned(),
                None => format!("the number {value}"),
            };
            format!("{} is marked with {metal}.", capital(name(card(id))))
        }
        Event::Eased { seat, discount, leeway } => eased(&who(seat), discount.into(), leeway.into()),
        Event::MilestoneClaimed { seat, milestone } => {
            let claimed = speaker.facts.milestone(milestone).map_or("a milestone", |it| it.name);
            format!("{} claims the milestone {claimed}.", who(seat))
        }
        Event::AwardFunded { seat, award } => {
            let funded = speaker.facts.award(award).map_or("an award", |it| it.name);
            format!("{} funds the award {funded}.", who(seat))
        }
        Event::ColonyOpened { by: None, tile } => format!("The colony tile {} is in play.", name(card(tile))),
        Event::ColonyOpened { by: Some(seat), tile } => {
            format!("{} adds the colony tile {}.", who(seat), name(card(tile)))
        }
        Event::ColonyClosed { seat, tile } => {
            format!("{} takes the colony tile {} out of the game.", who(seat), name(card(tile)))
        }
        Event::Settled { seat, tile } => format!("{} builds a colony on {}.", who(seat), name(card(tile))),
        Event::MarkerMoved { tile, to } => format!("The marker of {} moves to {to}.", name(card(tile))),
        Event::FleetSent { seat, tile } => format!("{} trades with {}.", who(seat), name(card(tile))),
        Event::FleetGained(seat) => format!("{} gains a trade fleet.", who(seat)),
        Event::FleetsReturned => "All trade fleets come home.".to_owned(),
        Event::Lowered { parameter: it } => format!("{} falls 1 step.", capital(parameter(it))),
        Event::OceanRemoved { .. } => "An ocean tile is removed.".to_owned(),
        Event::DelegateMoved { whose, from, to } => moved(&delegates(speaker, whose), from, to),
        Event::LeaderChanged { party: it, leader } => {
            format!(
                "{} leads {}.",
                leader.seat().map_or_else(|| "A neutral delegate".to_owned(), who),
                party(it)
            )
        }
        Event::DominanceMoved(it) => format!("{} is the dominant party.", party(it)),
        Event::PartyRules(it) => format!("{} comes to power.", party(it)),
        Event::EventHappens(id) => format!("The global event {} happens.", name(card(id))),
        Event::EventsAdvanced => "The global events move on.".to_owned(),
        Event::EventRevealed(id) => {
            format!("The global event {} is revealed.", card_of(Pile::Events, id))
        }
        Event::MarkersTaken => "All card actions are ready again.".to_owned(),
    }
}

/// "Ada’s delegate", "A neutral delegate".
fn delegates(speaker: &Speaker<'_>, whose: Delegate) -> String {
    match whose {
        Delegate::Neutral => "A neutral delegate".to_owned(),
        Delegate::Of(seat) => format!("{}’s delegate", speaker.player(seat)),
    }
}

/// Where a delegate went.
fn moved(whose: &str, from: Bench, to: Bench) -> String {
    match (from, to) {
        (Bench::Lobby | Bench::Reserve | Bench::Chair | Bench::Party(_), Bench::Party(it)) => {
            format!("{whose} goes to {}.", party(it))
        }
        (Bench::Chair, Bench::Reserve) => format!("{whose} leaves the chair."),
        (Bench::Party(it), Bench::Reserve) => format!("{whose} leaves {}.", party(it)),
        (_, Bench::Reserve) => format!("{whose} goes home."),
        (_, Bench::Lobby) => format!("{whose} enters the lobby."),
        (_, Bench::Chair) => format!("{whose} becomes chairman."),
    }
}

fn began(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "The set-up begins.",
        Phase::Draft => "The draft begins.",
        Phase::Research => "The research phase begins.",
        Phase::Action => "The action phase begins.",
        Phase::Production => "The production phase begins.",
        Phase::Solar => "The solar phase begins.",
        Phase::Conversion => "Mars is terraformed: the last plants may become greenery.",
        Phase::Over => "The game is over.",
        Phase::Preludes => "The preludes are played.",
    }
}

/// A card that comes from a pile, by its name or, hidden, by its kind.
fn card_of(pile: Pile, id: CardId) -> &'static str {
    match pile {
        Pile::Corporations if id == CardId::HIDDEN => "a corporation",
        Pile::Preludes if id == CardId::HIDDEN => "a prelude",
        Pile::Events if id == CardId::HIDDEN => "a global event",
        Pile::Corporations | Pile::Preludes | Pile::Projects | Pile::Colonies | Pile::Events => {
            name(card(id))
        }
    }
}

/// "2 microbes", by what the card stores.
fn held(id: CardId, number: i32) -> String {
    let noun =
        card(id).holds.map_or(plural(number, "resource", "resources"), |kind| card_resource(kind, number));
    format!("{number} {noun}")
}

fn produced(whose: &str, by: Option<&str>, of: Resource, change: i32) -> String {
    let of = resource(of, 1);
    match by {
        None => format!("{whose}’s {of} production {}.", moves(change)),
        Some(by) => {
            let verb = if change < 0 { "decreases" } else { "increases" };
            format!("{by} {verb} {whose}’s {of} production {}.", steps(change.abs()))
        }
    }
}

/// "rises 2 steps", "falls 1 step".
fn moves(change: i32) -> String {
    let verb = if change < 0 { "falls" } else { "rises" };
    format!("{verb} {}", steps(change.abs()))
}

fn eased(who: &str, discount: i32, leeway: i32) -> String {
    let cheaper = format!("costs {} M€ less", signed(discount));
    let looser = format!("may miss requirements on global parameters by {}", steps(leeway));
    let what = match (discount, leeway) {
        (_, 0) => cheaper,
        (0, _) => looser,
        (_, _) => format!("{cheaper} and {looser}"),
    };
    format!("{who}’s next card this generation {what}.")
}

/// See [`Speaker::taken_back`].
pub(crate) fn taken_back(speaker: &Speaker<'_>, seat: Seat) -> String {
    format!("{} took a move back after a bot had shown a card.", speaker.player(seat))
}

/// What a player without a name is called.
pub(crate) fn nameless(seat: Seat) -> String {
    format!("Player {}", seat.number() + 1)
}

/// See [`Speaker::outcome`].
pub(crate) fn outcome(speaker: &Speaker<'_>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seats) => {
            let names: Vec<String> = seats.iter().map(|seat| speaker.player(seat)).collect();
            match names.as_slice() {
                [] => "Nobody wins.".to_owned(),
                [one] => format!("{one} wins."),
                several => format!("{} share the victory.", and(several)),
            }
        }
        Outcome::Lost if speaker.facts.options.has(Switch::Tr63) => {
            format!("The terraform rating is below {RATING_TO_WIN}: the game is lost.")
        }
        Outcome::Lost => "Mars is not terraformed in time: the game is lost.".to_owned(),
    }
}
