//! Questions.

use super::amount::{amount_of, counted, held};
use super::effect::{added, breath};
use super::terms::{
    capital, cards, much, name, of_payer, party, project, resource, resources, steps, stored, tile,
};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{parts, patents_price};

pub(crate) fn question(speaker: &TableText<'_>, question: &Question) -> String {
    let object = |seat| if speaker.is_you(seat) { "yourself".to_owned() } else { speaker.player(seat) };
    let to_go = |price: Price| resources(price.amount.into(), price.unit);
    // Then the World Government asks the first player (WG-02, WG-03).
    let is_solar = speaker.facts.phase == Phase::Solar;
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
        Why::Pay { with: Payer::Stock(it), price, goods } => "How {} {} do you pay{}? {} to go.", much(it), resource(it, 2), for_goods(speaker, goods), to_go(price);
        Why::Pay { with, price, goods } => "How many {} do you pay{}? {} to go.", of_payer(with, 2, "from"), for_goods(speaker, goods), to_go(price);
        Why::Effect { card: CardId::HIDDEN, effect: Effect::Choose(_) } if is_solar => "World Government: which parameter is raised? No one gains TR.";
        Why::Effect { card: id @ CardId::HIDDEN, effect } if is_solar => "World Government: {} No placement bonus.", asks(&effect, question.shape, card(id));
        Why::Effect { card: id @ CardId::HIDDEN, effect } => (capital(&asks(&effect, question.shape, card(id))));
        Why::Effect { card: id, effect } => "{}: {}", name(card(id)), asks(&effect, question.shape, card(id));
        Why::Remove { from, resource: it } => "How {} {} do you remove from {}?", much(it), resource(it, 2), object(from);
        Why::Steal { from, resource: it } => "How {} {} do you steal from {}?", much(it), resource(it, 2), object(from);
        Why::RemoveFromCard { card: id } => "How many {} do you remove from {}?", held(card(id), 2), name(card(id));
        Why::Keep { left: 1 } => "Which card do you keep?";
        Why::Keep { left } => "Keep {left} more cards.";
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

/// What a step asks, without a capital; of one that asks nothing, what it does.
fn asks(effect: &Effect, shape: Shape, of: &Card) -> String {
    let Some(asked) = effect.asks() else { return format!("{}.", breath(core::slice::from_ref(effect), of)) };
    say! { asked;
        Asked::Area(it, _) => "where does the {} tile go?", tile(it);
        Asked::Claim => "which area do you claim?";
        Asked::Reduced(it, number) => "whose {} production falls {}?", resource(it, 1), steps(number.into());
        Asked::Copied(_) => "which card’s production changes do you repeat?";
        Asked::Metal(number) => "which production rises {}?", steps(number.into());
        Asked::Lowest(number) => "which of your lowest productions rises {}?", steps(number.into());
        Asked::Played { .. } => "which card do you play?";
        Asked::Award => "which award do you fund?";
        Asked::Settled(_) => "where do you build a colony?";
        Asked::Traded => "which colony tile do you trade with?";
        Asked::Opened => "which colony tile comes into play?";
        Asked::Delegates(DelegateMove::Send(_)) => "to which party?";
        Asked::Delegates(DelegateMove::Recall | DelegateMove::Replace | DelegateMove::SeizeChair) => "from which party?";
        Asked::Dried => "which ocean tile is removed?";
        Asked::AnyResource(_) => "which resource do you gain?";
        Asked::Shifted => "which tile’s marker moves up a step?";
        Asked::Removed(Removable::Stock(it), most, _) => "remove up to {} from whom?", resources(most.into(), it);
        Asked::Removed(Removable::Card(it), most, _) => "remove up to {} from which card?", stored(most.into(), it);
        Asked::Stolen(it, most) => "steal up to {} from whom?", resources(most.into(), it);
        Asked::Receiver(what, amount, _) => "which card gets {}?", added(what, amount, of);
        Asked::Giver(kind, amount, _) => "from which card do you remove {}?", amount_of(amount, Noun::of_card_resource(kind), of);
        Asked::Repeated => "which card’s action do you use again?";
        Asked::Discarded => "which card do you discard?";
        Asked::DiscardedIfAny => "which card do you discard, if any?";
        Asked::Look(number) => "do you look at {} now?", cards(number.into());
        Asked::Alternative(_) => "which do you choose?";
        Asked::AlternativeIfAny(_) => "which do you choose, if any?";
        Asked::Number(Count::Stock(it), then) => "how {} {}{}? {}.", much(it), resource(it, 2), up_to(shape), capital(&breath(then, of));
        Asked::Number(it @ Count::Production(_), then) => "how many {}{}? {}.", counted(parts(it, of), 2), up_to(shape), capital(&breath(then, of));
        Asked::Number(it, then) => "how many of the {}{}? {}.", counted(parts(it, of), 2), up_to(shape), capital(&breath(then, of));
    }
}

fn up_to(shape: Shape) -> String {
    say! { shape;
        Shape::Amount { most, .. } => ", {most} at most";
        Shape::Turn | Shape::Card { .. } | Shape::Cards { .. } | Shape::TableauCard | Shape::Space { .. } | Shape::Player => "";
        Shape::Payment { .. } | Shape::Option | Shape::Award | Shape::Conversion | Shape::Order | Shape::Answered => "";
    }
}

/// What a price is paid for, with a space before it; nothing where the question before said it.
fn for_goods(speaker: &TableText<'_>, goods: PaymentPurpose) -> String {
    let facts = speaker.facts;
    say! { goods;
        PaymentPurpose::Card(id) | PaymentPurpose::Dealt(id) => " for {}", name(card(id));
        PaymentPurpose::Project(it) => " for {}", project(it);
        PaymentPurpose::Milestone(place) => (facts.milestone(place).map_or_else(String::new, |it| format!(" for {}", it.name)));
        PaymentPurpose::Award(place) => (facts.award(place).map_or_else(String::new, |it| format!(" for {}", it.name)));
        PaymentPurpose::Cards(1) => " for the card";
        PaymentPurpose::Cards(cards) => " for {cards} cards";
        PaymentPurpose::Conversion(it) => " to convert {}", resource(it.resource(), 2);
        PaymentPurpose::Trade(tile) => " to trade with {}", name(card(tile));
        PaymentPurpose::Lobby(it) => " for a delegate in {}", party(it);
        PaymentPurpose::Toll(1) => " for a step of your TR";
        PaymentPurpose::Toll(steps) => " for {steps} steps of your TR";
        PaymentPurpose::Cost(_) => "";
    }
}
