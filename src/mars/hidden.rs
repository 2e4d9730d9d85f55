//! What a seat must not see, and what it could be (promise P6).

use super::Mars;
use super::state::agenda::Task;
use super::state::commit::in_game;
use super::state::facts::Facts;
use super::state::piles::Pile;
use super::state::question::Goods;
use crate::cards::{CardId, CardSet};
use crate::kit::{Rng, Seat, Seats};

/// The game with everything blank that this seat must not see.
pub(crate) fn blanked(game: &Mars, who: Option<Seat>) -> Mars {
    let mut view = game.clone();
    let facts = &mut view.facts;
    facts.rng = Rng::blank();
    for pile in Pile::ALL {
        facts.decks[pile].fill(CardId::HIDDEN);
    }
    facts.discard = CardSet::NONE;
    for seat in Seats::first(facts.options.players).iter().filter(|&seat| Some(seat) != who) {
        let player = &mut facts.players[seat];
        player.hand = CardSet::NONE;
        player.dealt.fill(CardId::HIDDEN);
        player.drafted.fill(CardId::HIDDEN);
        player.corporations.fill(CardId::HIDDEN);
        view.slots[seat] = view.slots[seat].unseen();
    }
    for task in &mut view.agenda {
        if task.seat().is_some_and(|seat| Some(seat) != who) {
            *task = unseen_task(*task);
        }
    }
    view
}

/// A task as others see it: which cards were kept or sold on the way is the seat's own knowledge.
fn unseen_task(task: Task) -> Task {
    match task {
        Task::Keeping { seat, left, .. } => Task::Keeping { seat, left, above: CardId::HIDDEN },
        Task::Buying { seat, .. } => Task::Buying { seat, above: CardId::HIDDEN },
        Task::Selling { seat, sold, .. } => Task::Selling { seat, above: CardId::HIDDEN, sold },
        Task::Bill { seat, price, next, goods: Goods::Dealt(_) } => {
            Task::Bill { seat, price, next, goods: Goods::Dealt(CardId::HIDDEN) }
        }
        Task::Bought { seat, goods: Goods::Dealt(_) } => {
            Task::Bought { seat, goods: Goods::Dealt(CardId::HIDDEN) }
        }
        _ => task,
    }
}

/// A game that the view could be of: what it hides is dealt anew from the cards that it does not show.
/// Answers that others have begun are taken as not begun.
pub(crate) fn imagine(view: &Mars, rng: &mut Rng) -> Mars {
    let mut game = view.clone();
    game.facts.rng = Rng::new(crate::kit::Seed(rng.bits()));
    // A card that is being paid for is known to all, and in its player's hand.
    let announced = view.agenda.iter().find_map(|task| match *task {
        Task::Bill { seat, goods: Goods::Card(id), .. } => Some((seat, id)),
        _ => None,
    });
    if let Some((seat, id)) = announced {
        game.facts.players[seat].hand.insert(id);
    }
    let [mut projects, mut corporations] = [Pile::Projects, Pile::Corporations].map(|pile| {
        let mut unseen = unseen(&game.facts, pile);
        rng.shuffle(&mut unseen);
        unseen
    });
    let facts = &mut game.facts;
    let mut next = || projects.pop().unwrap_or(CardId::HIDDEN);
    for seat in Seats::first(facts.options.players).iter() {
        let player = &mut facts.players[seat];
        while player.hand.len() < usize::from(player.hand_size) {
            let card = next();
            if card == CardId::HIDDEN {
                break;
            }
            player.hand.insert(card);
        }
        for few in [&mut player.dealt, &mut player.drafted] {
            few.iter_mut().filter(|card| **card == CardId::HIDDEN).for_each(|card| *card = next());
            few.sort_unstable();
        }
        for card in player.corporations.iter_mut().filter(|_| player.corporation == CardId::HIDDEN) {
            if *card == CardId::HIDDEN && !facts.options.beginners.contains(seat) {
                *card = corporations.pop().unwrap_or(CardId::HIDDEN);
            }
        }
    }
    facts.decks[Pile::Projects].iter_mut().for_each(|card| *card = next());
    for _ in 0..facts.discarded[Pile::Projects] {
        facts.discard.insert(next());
    }
    for card in &mut facts.decks[Pile::Corporations] {
        *card = corporations.pop().unwrap_or(CardId::HIDDEN);
    }
    game.imagine_answers(rng);
    game
}

fn unseen(facts: &Facts, pile: Pile) -> Vec<CardId> {
    in_game(facts, pile).filter(|&id| !is_seen(facts, id)).collect()
}

fn is_seen(facts: &Facts, id: CardId) -> bool {
    facts.players.0.iter().any(|player| {
        player.hand.contains(id)
            || player.played.contains(id)
            || player.dealt.contains(&id)
            || player.drafted.contains(&id)
            || player.corporations.contains(&id)
    }) || facts.discard.contains(id)
}
