//! Lines of answers to a run of questions that take cards one after the other: sets of cards near the usual one.

use super::{IdSet, Numbered, Rules, Seat, View};

/// A game that takes cards one after the other.
pub trait TakesCards: Rules {
    /// A card.
    type Card: Numbered + PartialEq;

    /// The card that an answer takes.
    fn card_of(choice: Self::Choice) -> Option<Self::Card>;

    /// Whether what a seat is asked now belongs to the run of questions that began with what it was asked first; never where no cards are taken.
    fn is_run(first: &View<Self>, now: &View<Self>, seat: Seat) -> bool;

    /// The answer that ends such a run before all cards are taken that could be.
    const END: Self::Choice;

    /// What the seat sees behind an answer; nothing where something hidden comes first.
    fn seen_behind(view: &View<Self>, seat: Seat, choice: Self::Choice) -> Option<View<Self>>;

    /// The usual answer; nothing where the seat is not asked.
    fn usual(view: &View<Self>, seat: Seat) -> Option<Self::Choice>;
}

/// The answers of whole runs: the usual set of cards first, then none, then the usual set with a card more, less or exchanged, as far as
/// each is offered and up to `most`.
pub fn card_sets<G: TakesCards>(view: &View<G>, seat: Seat, most: usize) -> Vec<Vec<G::Choice>>
where
    IdSet<G::Card>: Copy + PartialEq,
    G::Card: Copy,
{
    let mut usual = IdSet::NONE;
    walk(view, seat, |look| {
        let choice = G::usual(look, seat)?;
        if let Some(card) = G::card_of(choice) {
            usual.insert(card);
        }
        Some(choice)
    });
    let all: Vec<G::Card> = view.choices(seat).filter_map(G::card_of).collect();
    let (chosen, others): (Vec<G::Card>, Vec<G::Card>) = all.iter().partition(|&&card| usual.contains(card));
    let with = |cards: IdSet<G::Card>, card| {
        let mut more = cards;
        more.insert(card);
        more
    };
    let without = |card| {
        let mut fewer = usual;
        fewer.remove(card);
        fewer
    };
    let more = others.iter().map(|&card| with(usual, card));
    let less = chosen.iter().map(|&card| without(card));
    let exchanged = chosen.iter().flat_map(|&out| others.iter().map(move |&card| with(without(out), card)));
    let mut tried: Vec<IdSet<G::Card>> = Vec::new();
    for cards in [usual, IdSet::NONE].into_iter().chain(more).chain(less).chain(exchanged) {
        if !tried.contains(&cards) {
            tried.push(cards);
        }
    }
    tried.into_iter().filter_map(|cards| answers(view, seat, cards)).take(most).collect()
}

/// The answers that take these cards and no others; nothing where that is not offered.
fn answers<G: TakesCards>(view: &View<G>, seat: Seat, cards: IdSet<G::Card>) -> Option<Vec<G::Choice>>
where
    G::Card: Copy,
{
    let mut left = cards;
    let mut is_offered = true;
    let answers = walk(view, seat, |look| {
        let is_due = |choice: &G::Choice| G::card_of(*choice).is_some_and(|card| left.contains(card));
        let choice = look.choices(seat).find(is_due).or_else(|| look.choices(seat).find(|it| *it == G::END));
        is_offered &= choice.is_some();
        if let Some(card) = choice.and_then(G::card_of) {
            left.remove(card);
        }
        choice
    });
    (is_offered && left.is_empty()).then_some(answers)
}

/// Answers one question after the other, as long as they belong to one run.
fn walk<G: TakesCards>(
    view: &View<G>,
    seat: Seat,
    mut choose: impl FnMut(&View<G>) -> Option<G::Choice>,
) -> Vec<G::Choice> {
    let mut answers = Vec::new();
    let mut look = view.clone();
    while G::is_run(view, &look, seat) {
        let Some(choice) = choose(&look) else { break };
        answers.push(choice);
        if choice == G::END {
            break;
        }
        let Some(behind) = G::seen_behind(&look, seat, choice) else { break };
        look = behind;
    }
    answers
}
