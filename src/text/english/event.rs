//! What happened, for the log; how the game came out.

use super::amount::{each, held};
use super::effect::some_tiles;
use super::setup::of_pile;
use super::terms::{
    and, capital, name, of_payer, parameter, party, plural, project, resource, resources, signed, steps, tile,
};
use super::who::Who;
use crate::mars::metal;
use crate::text::mars::prelude::*;

pub(crate) fn event(speaker: &TableText<'_>, event: Event) -> String {
    let who = |seat: Seat| speaker.player(seat);
    let does = |seat: Seat, verb: &str| Who::of(speaker.listener(), seat).does(verb);
    let whose = |seat: Seat| Who::of(speaker.listener(), seat).whose();
    let whose_own = |seat: Seat| if speaker.is_you(seat) { "your".to_owned() } else { whose(seat) };
    // Where areas are not named, only one that has a name of its own is.
    let is_shown = |area| speaker.areas == Areas::Shown && speaker.facts.map().kept_for(area).is_none();
    let there = |area| if is_shown(area) { String::new() } else { format!(" on {}", speaker.space(area)) };
    say! { event;
        Event::FirstPlayer(seat) => "{} first.", does(seat, "go");
        Event::Shuffled(pile) => "The {} are shuffled.", of_pile(pile, 2);
        Event::Reshuffled(Pile::Corporations) => "The discarded corporations are shuffled into a new pile.";
        Event::Reshuffled(Pile::Colonies) => "The colony tiles are shuffled anew.";
        Event::Reshuffled(Pile::Events) => "The past global events are shuffled into a new pile.";
        Event::Reshuffled(Pile::Preludes) => "The discarded preludes are shuffled into a new pile.";
        Event::Reshuffled(Pile::Projects) => "The discard pile is shuffled into a new deck.";
        Event::PhaseBegan(Phase::Conversion) if speaker.facts.options.is_for_rating() => "TR {RATING_TO_WIN} is reached. Last chance to convert plants into greenery.";
        Event::PhaseBegan(Phase::Setup) => "The set-up begins.";
        Event::PhaseBegan(Phase::Draft) => "The draft begins.";
        Event::PhaseBegan(Phase::Research) => "The research phase begins.";
        Event::PhaseBegan(Phase::Action) => "The action phase begins.";
        Event::PhaseBegan(Phase::Production) => "The production phase begins.";
        Event::PhaseBegan(Phase::Solar) => "The solar phase begins.";
        Event::PhaseBegan(Phase::Conversion) => "Mars is terraformed. Last chance to convert plants into greenery.";
        Event::PhaseBegan(Phase::Over) => "The game is over.";
        Event::PhaseBegan(Phase::Preludes) => "The preludes are played.";
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
        Event::Used { seat, card: id } if card(id).kind == Kind::Party => "{} the policy of {}.", does(seat, "use"), name(card(id));
        Event::Used { seat, card: id } => "{} {}.", does(seat, "use"), name(card(id));
        Event::ProjectUsed { seat, project: StandardProject::SellPatents } => "{} patents.", does(seat, "sell");
        Event::ProjectUsed { seat, project: it } => "{} the standard project {}.", does(seat, "use"), project(it);
        Event::Converted { seat, conversion } => "{} {}.", does(seat, "convert"), resource(conversion.resource(), 2);
        Event::Gained { seat, resource, amount } => "{} {}.", does(seat, "gain"), resources(amount.into(), resource);
        Event::Paid { seat, with, amount } => "{} {amount} {}.", does(seat, "pay"), of_payer(with, amount.into(), "from");
        Event::Lost { seat, by: Some(by), resource, amount } if by != seat => "{} {} to {}.", does(seat, "lose"), resources(amount.into(), resource), who(by);
        Event::Lost { seat, by: _, resource, amount } => "{} {}.", does(seat, "lose"), resources(amount.into(), resource);
        Event::Produced { seat, by: Some(by), resource: of, change: change @ ..0 } if by != seat => "{} {} {} production {}.", does(by, "decrease"), whose_own(seat), resource(of, 1), steps(-i32::from(change));
        Event::Produced { seat, by: Some(by), resource: of, change } if by != seat => "{} {} {} production {}.", does(by, "increase"), whose_own(seat), resource(of, 1), steps(change.into());
        Event::Produced { seat, by: _, resource: of, change: change @ ..0 } => "{} {} production falls {}.", whose(seat), resource(of, 1), steps(-i32::from(change));
        Event::Produced { seat, by: _, resource: of, change } => "{} {} production rises {}.", whose(seat), resource(of, 1), steps(change.into());
        Event::EnergyBecameHeat { seat, amount } => "{} {} becomes {}.", whose(seat), resources(amount.into(), Resource::Energy), resource(Resource::Heat, 2);
        Event::Raised { by: Some(seat), parameter: it } => "{} {} {}.", does(seat, "raise"), parameter(it), steps(1);
        Event::Raised { by: None, parameter: it } => (capital(&format!("{} rises {}.", parameter(it), steps(1))));
        Event::Rated { seat, change: change @ ..0 } => "{} {} TR.", does(seat, "lose"), change.abs();
        Event::Rated { seat, change } => "{} {change} TR.", does(seat, "gain");
        Event::Placed { by: Some(seat), tile: it, space } => "{} {}{}.", does(seat, "place"), some_tiles(it, 1), there(space);
        Event::Placed { by: None, tile: Tile::Ocean, space } => "An ocean tile is placed{}.", there(space);
        Event::Placed { by: None, tile: it, space } => "A neutral {} tile is placed{}.", tile(it), there(space);
        Event::Claimed { seat, space } if speaker.areas == Areas::Named => "{} {}.", does(seat, "claim"), speaker.space(space);
        Event::Claimed { seat, space: _ } => "{} an area.", does(seat, "claim");
        Event::Added { card: id, amount } => "{amount} {} {} to {}.", held(card(id), amount.into()), plural(amount.into(), "is added", "are added"), name(card(id));
        Event::Taken { by: Some(by), card: id, amount } => "{} {amount} {} from {}.", does(by, "remove"), held(card(id), amount.into()), name(card(id));
        Event::Taken { by: None, card: id, amount } => "{amount} {} {} removed from {}.", held(card(id), amount.into()), plural(amount.into(), "is", "are"), name(card(id));
        Event::Remembered { card: id, value } => "{} is marked with {}.", capital(name(card(id))), metal(value).map_or_else(|| format!("the number {value}"), |it| resource(it, 1).to_owned());
        Event::Eased { seat, discount, leeway: 0 } => "{} next card this generation costs {discount} M€ less.", whose(seat);
        Event::Eased { seat, discount: 0, leeway } => "{} next card this generation may miss requirements on global parameters by {}.", whose(seat), steps(leeway.into());
        Event::Eased { seat, discount, leeway } => "{} next card this generation costs {discount} M€ less and may miss requirements on global parameters by {}.", whose(seat), steps(leeway.into());
        Event::MilestoneClaimed { seat, milestone } => "{} the milestone {}.", does(seat, "claim"), speaker.facts.milestone(milestone).map_or("a milestone", |it| it.name);
        Event::AwardFunded { seat, award } => "{} the award {}.", does(seat, "fund"), speaker.facts.award(award).map_or("an award", |it| it.name);
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
        Event::DelegateMoved { whose: Delegate::Neutral, from, to } => (moved("A neutral delegate", from, to));
        Event::DelegateMoved { whose: Delegate::Of(seat), from, to } => (moved(&format!("{} delegate", whose(seat)), from, to));
        Event::LeaderChanged { party: it, leader: Delegate::Neutral } => "A neutral delegate leads {}.", party(it);
        Event::LeaderChanged { party: it, leader: Delegate::Of(seat) } => "{} {}.", does(seat, "lead"), party(it);
        Event::DominanceMoved(it) => "Dominant party: {}.", party(it);
        Event::PartyRules(it) => "Now in power: {}.", party(it);
        Event::EventHappens(id) => "The global event {} happens.", name(card(id));
        Event::EventsAdvanced => "The global events move on.";
        Event::EventRevealed(id) => "The global event {} is revealed.", card_of(Pile::Events, id);
        Event::MarkersTaken => "All card actions are ready again.";
    }
}

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

/// A card that comes from a pile, by its name or, hidden, by its kind.
fn card_of(pile: Pile, id: CardId) -> &'static str {
    words! { pile;
        Pile::Corporations if id == CardId::HIDDEN => "a corporation";
        Pile::Preludes if id == CardId::HIDDEN => "a prelude";
        Pile::Events if id == CardId::HIDDEN => "a global event";
        Pile::Corporations | Pile::Preludes | Pile::Projects | Pile::Colonies | Pile::Events => name(card(id));
    }
}

/// "Your income: 23 M€ (20 TR + 3); 4 energy → heat; 2 steel, 1 plant."
pub(crate) fn income(speaker: &TableText<'_>, income: &Income) -> String {
    let production = i32::from(income.production());
    let sign = if production < 0 { '−' } else { '+' };
    let from = format!("{} TR {sign} {}", signed(income.rating.into()), production.abs());
    let mut parts = vec![format!("{} ({from})", resources(income.money.into(), Resource::MegaCredits))];
    if income.energy > 0 {
        let energy = resources(income.energy.into(), Resource::Energy);
        parts.push(format!("{energy} → {}", resource(Resource::Heat, 2)));
    }
    if !income.gained.is_empty() {
        parts.push(each(&income.gained, |(it, amount)| resources(amount.into(), it)).join(", "));
    }
    format!("{} income: {}.", Who::of(speaker.listener(), income.seat).whose(), parts.join("; "))
}

pub(crate) fn taken_back(speaker: &TableText<'_>, seat: Seat) -> String {
    let who = if speaker.is_you(seat) { "You".to_owned() } else { speaker.player(seat) };
    format!("{who} undid a move after seeing a bot’s card.")
}

pub(crate) fn outcome(speaker: &TableText<'_>, outcome: Outcome) -> String {
    let winners: Vec<Seat> = if let Outcome::Won(all) = outcome { all.iter().collect() } else { Vec::new() };
    say! { (outcome, winners.as_slice());
        (Outcome::Won(_), []) => "No one wins.";
        (Outcome::Won(_), &[one]) => "{}.", Who::of(speaker.listener(), one).does("win");
        (Outcome::Won(_), several) => "{} share the victory.", capital(&and(&each(several, |seat| speaker.player(seat))));
        (Outcome::Lost, _) if speaker.facts.options.is_for_rating() => "Your TR is below {RATING_TO_WIN}. You lose.";
        (Outcome::Lost, _) => "Mars was not terraformed in time. You lose.";
    }
}
