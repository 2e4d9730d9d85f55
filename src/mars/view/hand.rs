//! The cards in a hand: in which order they lie, which of them a search finds, and when each could be played.

use super::ending::is_last_generation;
use crate::kit::{Seat, in_order};
use crate::mars::cards::{CardId, Count, Resource, Tag, card};
use crate::mars::{Facts, Refusal};

/// When a card could be played, soonest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Prospect {
    /// Now.
    Now,
    /// In the next generation: what is short is what its income brings at least.
    Next,
    /// Later, if what is missing comes.
    Later,
    /// No more: a parameter has risen beyond what it asks for.
    Never,
}

/// Whether a card may still come to be played by this seat: it is in hand, or it lies there to be kept or bought. One that is being
/// played is no more than one on the table.
pub fn may_come(facts: &Facts, seat: Seat, id: CardId) -> bool {
    let player = &facts.players[seat];
    player.hand.contains(id) || player.dealt.contains(&id) || player.drafted.contains(&id)
}

/// When something could be done that is refused now. Tracks only rise; whatever else is too many may become fewer.
pub fn prospect(facts: &Facts, seat: Seat, refusal: &Refusal) -> Prospect {
    let player = &facts.players[seat];
    match *refusal {
        Refusal::TooHigh { of: Count::Track(_), .. } => Prospect::Never,
        Refusal::CannotAfford { short, .. } => {
            let income = player.rating + player.production[Resource::MegaCredits];
            let is_soon = i32::from(short) <= i32::from(income) && !is_last_generation(facts);
            if is_soon { Prospect::Next } else { Prospect::Later }
        }
        _ => Prospect::Later,
    }
}

/// In which order cards lie in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As the player has laid them; the others behind, as they came.
    #[default]
    Own,
    /// The cheapest first.
    Cost,
    /// Cards with the same first tag together.
    Tag,
    /// Cards of a kind together.
    Kind,
    /// What can be played soonest first.
    Playable,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Own, Self::Cost, Self::Tag, Self::Kind, Self::Playable];
}

/// Cards in this order; within it the cheapest first. `own` names cards by number, in the order of a player.
pub fn arranged(
    cards: &[CardId],
    order: Order,
    own: &[u16],
    price: impl Fn(CardId) -> u16,
    prospect: impl Fn(CardId) -> Prospect,
) -> Vec<CardId> {
    let place = |id: CardId| own.iter().position(|&number| number == id.number()).unwrap_or(own.len());
    let keys = cards.iter().map(|&id| match order {
        Order::Own => (place(id) as i64, 0),
        Order::Cost => (0, price(id).into()),
        Order::Tag => (by_tag(id), price(id).into()),
        Order::Kind => (card(id).kind as i64, price(id).into()),
        Order::Playable => (prospect(id) as i64, price(id).into()),
    });
    in_order(keys).into_iter().map(|place| cards[place]).collect()
}

/// Where its first tag puts a card; one without tags is last.
pub(crate) fn by_tag(id: CardId) -> i64 {
    let first = card(id).tags.first();
    first.and_then(|tag| Tag::ALL.iter().position(|it| it == tag)).unwrap_or(Tag::ALL.len()) as i64
}

/// The numbers of these cards with one of them put at the place of another.
pub fn moved(cards: &[CardId], from: CardId, to: CardId) -> Vec<u16> {
    let mut numbers: Vec<u16> = cards.iter().map(|id| id.number()).collect();
    let place = |id: CardId| cards.iter().position(|&it| it == id);
    if let (Some(from), Some(to)) = (place(from), place(to)) {
        let number = numbers.remove(from);
        numbers.insert(to, number);
    }
    numbers
}

/// Whether a search finds a name: it holds all words of it, at the beginnings of its own.
pub fn is_found(name: &str, sought: &str) -> bool {
    let (name, sought) = (name.to_lowercase(), sought.to_lowercase());
    let begins =
        |word: &str| name.split(|letter: char| !letter.is_alphanumeric()).any(|own| own.starts_with(word));
    sought.split_whitespace().all(|word| begins(word) || name.contains(word) && word.chars().count() > 1)
}
