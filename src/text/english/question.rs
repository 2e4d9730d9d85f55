//! Questions.

use super::amount::{counted, phrase};
use super::effect::{added, breath, removed};
use super::terms::{capital, card_resource, name, of_payer, party, resource, resources, steps, tile};
use crate::kit::Seat;
use crate::mars::cards::{Card, CardId, Count, Effect, PROJECTS, Removable, Resource, card};
use crate::mars::{Payer, PaymentPurpose, Phase, Question, Shape, Why};
use crate::text::TableText;
use crate::text::plan::Noun;
use crate::text::plan::mars::{Asked, Quantity, Thing, asked, parts, patents_price};
use crate::text::say::say;

pub(crate) fn question(speaker: &TableText<'_>, question: &Question) -> String {
    say! { question.why;
        Why::Turn { taken: 0 } => "Your turn: take an action, or pass.";
        Why::Turn { taken: _ } => "Take a second action, or end your turn.";
        Why::Corporation => "Which corporation do you play?";
        Why::Preludes { left: 1 } => "Which other prelude do you keep?";
        Why::Preludes { left } => "Which {left} preludes do you keep?";
        Why::Prelude { drawn: false } => "Which prelude do you play first?";
        Why::Prelude { drawn: true } => "Which prelude do you play? The others leave the game.";
        Why::Buy { chosen: 0 } => "Which cards do you buy?";
        Why::Buy { chosen } => "Which cards do you buy? {chosen} chosen so far.";
        Why::Draft => "Which card do you keep? The others are passed on.";
        Why::Pay { with, price, goods } => {
            let much = match with {
                Payer::Stock(it) => how_much(it),
                Payer::Card(_) => format!("How many {}", of_payer(with, 2, "from")),
            };
            let left = resources(price.amount.into(), price.unit);
            format!("{much} do you pay{}? {left} to go.", for_goods(speaker, goods))
        };
        Why::Effect { card: id, effect } => {
            let asked = asks(&effect, question.shape, card(id));
            if id == CardId::HIDDEN && speaker.facts.phase == Phase::Solar {
                return government(&effect, &asked);
            }
            if id == CardId::HIDDEN { capital(&asked) } else { format!("{}: {asked}", name(card(id))) }
        };
        Why::Remove { from, resource } => "{} do you remove from {}?", how_much(resource), object(speaker, from);
        Why::Steal { from, resource } => "{} do you steal from {}?", how_much(resource), object(speaker, from);
        Why::RemoveFromCard { card: id } => {
            let held = card(id).holds.map_or("resources", |kind| card_resource(kind, 2));
            format!("How many {held} do you remove from {}?", name(card(id)))
        };
        Why::Keep { left: 1 } => "Which card do you keep?";
        Why::Keep { left } => "Which cards do you keep? {left} more.";
        Why::Sell => "Which cards do you sell, at {} M€ each?", patents_price();
        Why::Again { card: id } => "{}: which action do you use again?", name(card(id));
        Why::Approach { tile } => "{}: how far do you move the marker up before you trade?", name(card(tile));
        Why::Traded { tile } => "{}: what comes first?", name(card(tile));
        Why::Lower { raised } => "{} moves up. Which tile’s marker moves down a step?", name(card(raised));
        Why::Recall { party: it } => "Whose delegate leaves {}?", party(it);
        Why::Close => "Which colony tile do you remove from the game?";
        Why::Conversion => "Do you convert plants into a greenery tile?";
        Why::Waiting => "Waiting for the others. Change your choice?";
    }
}

/// What the World Government asks the first player (WG-02, WG-03).
fn government(effect: &Effect, asked: &str) -> String {
    match effect {
        Effect::Choose(_) => "World Government: which parameter is raised? No one gains TR.".to_owned(),
        _ => format!("World Government: {asked} No placement bonus."),
    }
}

/// A player to whom something is done.
fn object(speaker: &TableText<'_>, seat: Seat) -> String {
    if speaker.is_you(seat) { "yourself".to_owned() } else { speaker.player(seat) }
}

fn how_much(of: Resource) -> String {
    format!("How {} {}", super::terms::much(of), resource(of, 2))
}

/// What a step asks, without a capital; of one that asks nothing, what it does.
fn asks(effect: &Effect, shape: Shape, of: &Card) -> String {
    let Some(asked) = asked(effect) else { return format!("{}.", breath(core::slice::from_ref(effect), of)) };
    say! { asked;
        Asked::Area(it) => "where does the {} tile go?", tile(it);
        Asked::Claim => "which area do you claim?";
        Asked::Reduced(it, number) => "whose {} production falls {}?", resource(it, 1), steps(i32::from(number));
        Asked::Copied => "which card’s production changes do you repeat?";
        Asked::Metal(number) => "which production rises {}?", steps(i32::from(number));
        Asked::Lowest(number) => "which of your lowest productions rises {}?", steps(i32::from(number));
        Asked::Played => "which card do you play?";
        Asked::Award => "which award do you fund?";
        Asked::Settled => "where do you build a colony?";
        Asked::Traded => "which colony tile do you trade with?";
        Asked::Opened => "which colony tile comes into play?";
        Asked::Sent => "to which party?";
        Asked::Recalled => "from which party?";
        Asked::Dried => "which ocean tile is removed?";
        Asked::AnyResource => "which resource do you gain?";
        Asked::Shifted => "which tile’s marker moves up a step?";
        Asked::Removed(what, most) => {
            let from = match what {
                Removable::Stock(_) => "from whom",
                Removable::Card(_) => "from which card",
            };
            format!("{from} do you remove up to {}?", removed(what, most))
        };
        Asked::Stolen(it, most) => "from whom do you steal up to {}?", resources(i32::from(most), it);
        Asked::Receiver(what, amount) => "which card gets {}?", added(what, amount, of);
        Asked::Giver(kind, amount) => {
            let number = phrase(Quantity::of(amount, Noun::of_card_resource(kind), of));
            format!("from which card do you remove {number}?")
        };
        Asked::Repeated => "which card’s action do you use again?";
        Asked::Discarded => "which card do you discard?";
        Asked::DiscardedIfAny => "which card do you discard, if any?";
        Asked::Look(cards) => "do you look at {} now?", super::terms::cards(i32::from(cards));
        Asked::Alternative => "which do you choose?";
        Asked::AlternativeIfAny => "which do you choose, if any?";
        Asked::Number(count, then) => "{}{}? {}.", how_many(count, of), up_to(shape), capital(&breath(then, of));
    }
}

fn how_many(count: Count, of: &Card) -> String {
    match parts(count, of) {
        (Thing::Resource(it), _) => format!("how {} {}", super::terms::much(it), resource(it, 2)),
        (thing @ Thing::Production(_), range) => format!("how many {}", counted(thing, range, 2)),
        (thing, range) => format!("how many of the {}", counted(thing, range, 2)),
    }
}

fn up_to(shape: Shape) -> String {
    match shape {
        Shape::Amount { most, .. } => format!(", {most} at most"),
        Shape::Turn
        | Shape::Card { .. }
        | Shape::Cards { .. }
        | Shape::TableauCard
        | Shape::Space { .. }
        | Shape::Player
        | Shape::Payment { .. }
        | Shape::Option
        | Shape::Award
        | Shape::Conversion
        | Shape::Order
        | Shape::Answered => String::new(),
    }
}

/// What a price is paid for, with a space before it; nothing where the question before said it.
fn for_goods(speaker: &TableText<'_>, goods: PaymentPurpose) -> String {
    let facts = speaker.facts;
    say! { goods;
        PaymentPurpose::Card(id) | PaymentPurpose::Dealt(id) => " for {}", name(card(id));
        PaymentPurpose::Project(project) => " for {}", PROJECTS[project as usize].name;
        PaymentPurpose::Milestone(place) => (facts.milestone(place).map_or_else(String::new, |it| format!(" for {}", it.name)));
        PaymentPurpose::Award(place) => (facts.award(place).map_or_else(String::new, |it| format!(" for {}", it.name)));
        PaymentPurpose::Cards(1) => " for the card";
        PaymentPurpose::Cards(cards) => " for {cards} cards";
        PaymentPurpose::Conversion(it) => " to convert {}", resource(it.resource(), 2);
        PaymentPurpose::Trade(tile) => " to trade with {}", name(card(tile));
        PaymentPurpose::Lobby(it) => " for a delegate in {}", party(it);
        PaymentPurpose::Toll(1) => " for a step of your TR";
        PaymentPurpose::Toll(steps) => " for {steps} steps of your TR";
        PaymentPurpose::Cost(_) => (String::new());
    }
}
