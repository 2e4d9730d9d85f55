//! What happened, for the log; how the game came out.

use super::effect::some_tiles;
use super::terms::{
    and, capital, card_resource, name, of_payer, parameter, party, plural, project, resource, resources,
    signed, steps, tile,
};
use super::who::Who;
use crate::kit::Seat;
use crate::mars::cards::{CardId, Resource, StandardProject, Tile, card};
use crate::mars::maps::Hex;
use crate::mars::view::Income;
use crate::mars::{Delegate, DelegateSeat, Direction, Event, Outcome, Phase, Pile, RATING_TO_WIN, metal};
use crate::text::say::{say, words};
use crate::text::{Areas, TableText};

pub(crate) fn event(speaker: &TableText<'_>, event: Event) -> String {
    let who = |seat: Seat| speaker.player(seat);
    let does = |seat: Seat, verb: &str| Who::of(speaker.listener(), seat).does(verb);
    let whose = |seat: Seat| Who::of(speaker.listener(), seat).whose();
    say! { event;
        Event::FirstPlayer(seat) => "{} first.", does(seat, "go");
        Event::Shuffled(Pile::Corporations) => "The corporations are shuffled.";
        Event::Shuffled(Pile::Preludes) => "The preludes are shuffled.";
        Event::Shuffled(Pile::Colonies) => "The colony tiles are shuffled.";
        Event::Shuffled(Pile::Events) => "The global events are shuffled.";
        Event::Shuffled(Pile::Projects) => "The project cards are shuffled.";
        Event::Reshuffled(pile) => (match pile {
            Pile::Corporations => "The discarded corporations are shuffled into a new pile.",
            Pile::Colonies => "The colony tiles are shuffled anew.",
            Pile::Events => "The past global events are shuffled into a new pile.",
            Pile::Preludes => "The discarded preludes are shuffled into a new pile.",
            Pile::Projects => "The discard pile is shuffled into a new deck.",
        }
        .to_owned());
        Event::PhaseBegan(Phase::Conversion) if speaker.facts.options.is_for_rating() => "TR {RATING_TO_WIN} is reached. Last chance to convert plants into greenery.";
        Event::PhaseBegan(phase) => (began(phase).to_owned());
        Event::GenerationBegan => "A new generation begins.";
        Event::CorporationDealt { seat, card: id } => "{} dealt {}.", does(seat, "are"), card_of(Pile::Corporations, id);
        Event::PreludeDealt { seat, card: id } => "{} dealt {}.", does(seat, "are"), card_of(Pile::Preludes, id);
        Event::CorporationRevealed { seat, card: id } => "{} {}.", does(seat, "play"), card_of(Pile::Corporations, id);
        Event::Dealt { seat, pile, card: id } => "{} dealt {}.", does(seat, "are"), card_of(pile, id);
        Event::Picked { seat, card: id } => "{} {}.", does(seat, "draft"), name(card(id));
        Event::HandsPassed(Direction::Clockwise) => "The other cards are passed on clockwise.";
        Event::HandsPassed(Direction::CounterClockwise) => "The other cards are passed on counter-clockwise.";
        Event::DraftEnded => "The draft is over.";
        Event::Kept { seat, card: id } => "{} {}.", does(seat, "keep"), name(card(id));
        Event::Declined { seat, card: id } if Pile::Preludes.has(id) => "{} the prelude {}.", does(seat, "discard"), name(card(id));
        Event::Declined { seat, card: id } | Event::Discarded { seat, card: id } => "{} {}.", does(seat, "discard"), name(card(id));
        Event::Drew { seat, pile, card: id } => "{} {}.", does(seat, "draw"), card_of(pile, id);
        Event::Found { seat, card: id } => "{} {} and {} it.", does(seat, "find"), name(card(id)), Who::of(speaker.listener(), seat).verb("keep");
        Event::PreludeFailed { seat, card: id } => "{} {} can’t be carried out and is discarded.", whose(seat), name(card(id));
        Event::Revealed { card: id } => "{} is revealed and discarded.", capital(name(card(id)));
        Event::Played { seat, card: id } => "{} {}.", does(seat, "play"), name(card(id));
        Event::TurnedDown { seat, card: id } => "{} event {} is turned face down.", whose(seat), name(card(id));
        Event::FirstActionSettled(seat) if speaker.is_you(seat) => "You have taken your first action.";
        Event::FirstActionSettled(seat) => "{} has taken their first action.", who(seat);
        Event::TurnBegan(seat) => "{} turn.", whose(seat);
        Event::Passed(seat) => "{}.", does(seat, "pass");
        Event::Used { seat, card: id } => "{} {}.", does(seat, "use"), name(card(id));
        Event::ProjectUsed { seat, project: StandardProject::SellPatents } => "{} patents.", does(seat, "sell");
        Event::ProjectUsed { seat, project: it } => "{} the standard project {}.", does(seat, "use"), project(it);
        Event::Converted { seat, conversion } => "{} {}.", does(seat, "convert"), resource(conversion.resource(), 2);
        Event::Gained { seat, resource, amount } => "{} {}.", does(seat, "gain"), resources(amount.into(), resource);
        Event::Paid { seat, with, amount } => "{} {amount} {}.", does(seat, "pay"), of_payer(with, amount.into(), "from");
        Event::Lost { seat, by, resource, amount } => {
            let lost = format!("{} {}", does(seat, "lose"), resources(amount.into(), resource));
            match by.filter(|&by| by != seat) {
                Some(by) => format!("{lost} to {}.", who(by)),
                None => format!("{lost}."),
            }
        };
        Event::Produced { seat, by, resource: of, change } => {
            let by = by.filter(|&by| by != seat).map(|by| Who::of(speaker.listener(), by));
            produced(&Who::of(speaker.listener(), seat), by.as_ref(), of, i32::from(change))
        };
        Event::EnergyBecameHeat { seat, amount } => {
            let (energy, heat) = (Resource::Energy, Resource::Heat);
            format!("{} {} becomes {}.", whose(seat), resources(amount.into(), energy), resource(heat, 2))
        };
        Event::Raised { by: Some(seat), parameter: it } => "{} {} {}.", does(seat, "raise"), parameter(it), steps(1);
        Event::Raised { by: None, parameter: it } => (capital(&format!("{} rises {}.", parameter(it), steps(1))));
        Event::Rated { seat, change } => {
            let verb = if change < 0 { "lose" } else { "gain" };
            format!("{} {} TR.", does(seat, verb), change.abs())
        };
        Event::Placed { by, tile: it, space } => {
            let there = there(speaker, space);
            match by {
                Some(seat) => format!("{} {}{there}.", does(seat, "place"), some_tiles(it, 1)),
                None if it == Tile::Ocean => format!("An ocean tile is placed{there}."),
                None => format!("A neutral {} tile is placed{there}.", tile(it)),
            }
        };
        Event::Claimed { seat, space } => (match speaker.areas {
            Areas::Named => format!("{} {}.", does(seat, "claim"), speaker.space(space)),
            Areas::Shown => format!("{} an area.", does(seat, "claim")),
        });
        Event::Added { card: id, amount } => "{} {} to {}.", held(id, amount.into()), plural(amount.into(), "is added", "are added"), name(card(id));
        Event::Taken { by, card: id, amount } => {
            let (held, from) = (held(id, amount.into()), name(card(id)));
            match by {
                Some(by) => format!("{} {held} from {from}.", does(by, "remove")),
                None => format!("{held} {} removed from {from}.", plural(amount.into(), "is", "are")),
            }
        };
        Event::Remembered { card: id, value } => {
            let metal = match metal(value) {
                Some(metal) => resource(metal, 1).to_owned(),
                None => format!("the number {value}"),
            };
            format!("{} is marked with {metal}.", capital(name(card(id))))
        };
        Event::Eased { seat, discount, leeway } => (eased(&whose(seat), discount.into(), leeway.into()));
        Event::MilestoneClaimed { seat, milestone } => {
            let claimed = speaker.facts.milestone(milestone).map_or("a milestone", |it| it.name);
            format!("{} the milestone {claimed}.", does(seat, "claim"))
        };
        Event::AwardFunded { seat, award } => {
            let funded = speaker.facts.award(award).map_or("an award", |it| it.name);
            format!("{} the award {funded}.", does(seat, "fund"))
        };
        Event::ColonyOpened { by: None, tile } => "The colony tile {} is in play.", name(card(tile));
        Event::ColonyOpened { by: Some(seat), tile } => "{} the colony tile {}.", does(seat, "add"), name(card(tile));
        Event::ColonyClosed { seat, tile } => "{} the colony tile {} from the game.", does(seat, "remove"), name(card(tile));
        Event::Settled { seat, tile } => "{} a colony on {}.", does(seat, "build"), name(card(tile));
        Event::MarkerMoved { tile, to } => "The marker of {} moves to {to}.", name(card(tile));
        Event::FleetSent { seat, tile } => "{} with {}.", does(seat, "trade"), name(card(tile));
        Event::FleetGained(seat) => "{} a trade fleet.", does(seat, "gain");
        Event::FleetsReturned => "All trade fleets return home.";
        Event::Lowered { parameter: it } => "{} falls 1 step.", capital(parameter(it));
        Event::OceanRemoved { .. } => "An ocean tile is removed.";
        Event::DelegateMoved { whose, from, to } => (moved(&delegates(speaker, whose), from, to));
        Event::LeaderChanged { party: it, leader } => {
            let leads = leader
                .seat()
                .map_or_else(|| "A neutral delegate leads".to_owned(), |seat| does(seat, "lead"));
            format!("{leads} {}.", party(it))
        };
        Event::DominanceMoved(it) => "{} is the dominant party.", party(it);
        Event::PartyRules(it) => "{} comes to power.", party(it);
        Event::EventHappens(id) => "The global event {} happens.", name(card(id));
        Event::EventsAdvanced => "The global events move on.";
        Event::EventRevealed(id) => "The global event {} is revealed.", card_of(Pile::Events, id);
        Event::MarkersTaken => "All card actions are ready again.";
    }
}

/// " on row 3, position 4", where areas are named; an area with a name of its own is named everywhere.
fn there(speaker: &TableText<'_>, space: Hex) -> String {
    match speaker.areas {
        Areas::Shown if speaker.facts.map().kept_for(space).is_none() => String::new(),
        Areas::Named | Areas::Shown => format!(" on {}", speaker.space(space)),
    }
}

/// "Ada’s delegate", "A neutral delegate".
fn delegates(speaker: &TableText<'_>, whose: Delegate) -> String {
    match whose {
        Delegate::Neutral => "A neutral delegate".to_owned(),
        Delegate::Of(seat) => format!("{} delegate", Who::of(speaker.listener(), seat).whose()),
    }
}

/// Where a delegate went.
fn moved(whose: &str, from: DelegateSeat, to: DelegateSeat) -> String {
    say! { (from, to);
        (DelegateSeat::Lobby | DelegateSeat::Reserve | DelegateSeat::Chair | DelegateSeat::Party(_), DelegateSeat::Party(it)) => "{whose} goes to {}.", party(it);
        (DelegateSeat::Chair, DelegateSeat::Reserve) => "{whose} leaves the chair.";
        (DelegateSeat::Party(it), DelegateSeat::Reserve) => "{whose} leaves {}.", party(it);
        (_, DelegateSeat::Reserve) => "{whose} returns to the reserve.";
        (_, DelegateSeat::Lobby) => "{whose} enters the lobby.";
        (_, DelegateSeat::Chair) => "{whose} becomes chairman.";
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
        Phase::Conversion => "Mars is terraformed. Last chance to convert plants into greenery.",
        Phase::Over => "The game is over.",
        Phase::Preludes => "The preludes are played.",
    }
}

/// A card that comes from a pile, by its name or, hidden, by its kind.
fn card_of(pile: Pile, id: CardId) -> &'static str {
    words! { pile;
        Pile::Corporations if id == CardId::HIDDEN => "a corporation";
        Pile::Preludes if id == CardId::HIDDEN => "a prelude";
        Pile::Events if id == CardId::HIDDEN => "a global event";
        Pile::Corporations | Pile::Preludes | Pile::Projects | Pile::Colonies | Pile::Events => name(card(id));
    }
}

/// "2 microbes", by what the card stores.
fn held(id: CardId, number: i32) -> String {
    let noun =
        card(id).holds.map_or(plural(number, "resource", "resources"), |kind| card_resource(kind, number));
    format!("{number} {noun}")
}

fn produced(whose: &Who, by: Option<&Who>, of: Resource, change: i32) -> String {
    let of = resource(of, 1);
    match by {
        None => format!("{} {of} production {}.", whose.whose(), moves(change)),
        Some(by) => {
            let verb = if change < 0 { "decrease" } else { "increase" };
            let whose = if whose.is_you { "your".to_owned() } else { whose.whose() };
            format!("{} {whose} {of} production {}.", by.does(verb), steps(change.abs()))
        }
    }
}

/// "rises 2 steps", "falls 1 step".
fn moves(change: i32) -> String {
    let verb = if change < 0 { "falls" } else { "rises" };
    format!("{verb} {}", steps(change.abs()))
}

fn eased(whose: &str, discount: i32, leeway: i32) -> String {
    let cheaper = format!("costs {} M€ less", signed(discount));
    let looser = format!("may miss requirements on global parameters by {}", steps(leeway));
    let what = match (discount, leeway) {
        (_, 0) => cheaper,
        (0, _) => looser,
        (_, _) => format!("{cheaper} and {looser}"),
    };
    format!("{whose} next card this generation {what}.")
}

/// "Your income: 20 TR + 3 = 23 M€; 4 energy → heat; 2 steel, 1 plant."
pub(crate) fn income(speaker: &TableText<'_>, income: &Income) -> String {
    let (rating, production) = (signed(income.rating.into()), i32::from(income.production()));
    let sign = if production < 0 { '−' } else { '+' };
    let from = format!("{rating} TR {sign} {}", production.abs());
    let money = format!("{} ({from})", resources(income.money.into(), Resource::MegaCredits));
    let heat = (income.energy > 0).then(|| {
        format!("{} → {}", resources(income.energy.into(), Resource::Energy), resource(Resource::Heat, 2))
    });
    let gained: Vec<String> =
        income.gained.iter().map(|&(it, amount)| resources(amount.into(), it)).collect();
    let gained = (!gained.is_empty()).then(|| gained.join(", "));
    let parts: Vec<String> = [Some(money), heat, gained].into_iter().flatten().collect();
    format!("{} income: {}.", Who::of(speaker.listener(), income.seat).whose(), parts.join("; "))
}

pub(crate) fn taken_back(speaker: &TableText<'_>, seat: Seat) -> String {
    format!(
        "{} a move after seeing a bot’s card.",
        if speaker.is_you(seat) { "You undid".to_owned() } else { format!("{} undid", speaker.player(seat)) }
    )
}

/// What a player without a name is called.
pub(crate) fn nameless(seat: Seat) -> String {
    format!("Player {}", seat.number() + 1)
}

pub(crate) fn outcome(speaker: &TableText<'_>, outcome: Outcome) -> String {
    say! { outcome;
        Outcome::Won(seats) => {
            let all: Vec<Seat> = seats.iter().collect();
            match all.as_slice() {
                [] => "No one wins.".to_owned(),
                [one] => format!("{}.", Who::of(speaker.listener(), *one).does("win")),
                several => {
                    let names: Vec<String> = several.iter().map(|&seat| speaker.player(seat)).collect();
                    format!("{} share the victory.", capital(&and(&names)))
                }
            }
        };
        Outcome::Lost if speaker.facts.options.is_for_rating() => "Your TR is below {RATING_TO_WIN}. You lose.";
        Outcome::Lost => "Mars was not terraformed in time. You lose.";
    }
}
