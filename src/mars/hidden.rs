//! What a seat must not see, and what it could be (promise P6).
//!
//! A view keeps what its seat has seen and can work out: the discards that were shown to all or that it put there itself,
//! and the cards that it passed on in the draft. Whoever has these, they are in no draw pile; the neighbour to whom it
//! passed them holds just these, and with two at the table whatever does not come back was kept. All this ends where the
//! discards are shuffled into a new pile. What a perfect memory could work out beyond it (which of the cards passed on a
//! neighbour has bought, from how many it bought) is not kept.

use super::Mars;
use super::judge::preludes::playable_now;
use super::state::agenda::Task;
use super::state::colonies::OnTile;
use super::state::commit::in_game;
use super::state::discards::KnownTo;
use super::state::event::Direction;
use super::state::facts::{Facts, Phase};
use super::state::piles::{ByPile, Pile};
use super::state::question::{PaymentPurpose, Why};
use crate::kit::{Rng, Seat, Seats};
use crate::mars::cards::{CardId, CardSet, Effect};

/// The game with everything blank that this seat must not see.
pub(crate) fn blanked(game: &Mars, who: Option<Seat>) -> Mars {
    let mut view = game.clone();
    let facts = &mut view.facts;
    facts.rng = Rng::blank();
    for pile in Pile::ALL {
        facts.decks[pile].fill(CardId::HIDDEN);
    }
    facts.discard = facts.discard.known_to(who);
    for seat in Seats::first(facts.options.players).iter().filter(|&seat| Some(seat) != who) {
        let [dealt, drafted] = who.map_or([CardSet::NONE; 2], |who| held_for_sure(facts, who, seat));
        let player = &mut facts.players[seat];
        player.hand = CardSet::NONE;
        player.passed_on = CardSet::NONE;
        hide(&mut player.dealt, &dealt);
        hide(&mut player.drafted, &drafted);
        hide(&mut player.preludes, &CardSet::NONE);
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

/// Which of the cards dealt to a seat and of those it drafted another one knows, for it passed them on: of the neighbour
/// what is in hand in the draft, and with two at the table also what did not come back.
fn held_for_sure(facts: &Facts, who: Seat, seat: Seat) -> [CardSet; 2] {
    let passed_on = facts.players[who].passed_on;
    let players = facts.options.players;
    let is_next = Direction::of(facts.generation).from(who, players) == seat;
    match (facts.phase, players) {
        (_, 2) => [passed_on, passed_on],
        (Phase::Draft, _) if is_next => [passed_on, CardSet::NONE],
        _ => [CardSet::NONE; 2],
    }
}

/// Whether cards that a seat passed on may be among those it does not see of the others' drafts: of two it sees them, and
/// what is dealt afresh was never passed on.
fn may_hold_passed_on(facts: &Facts) -> bool {
    let has_passed = match facts.phase {
        Phase::Draft => facts.players.0.iter().any(|player| !player.drafted.is_empty()),
        Phase::Research => true,
        Phase::Setup
        | Phase::Preludes
        | Phase::Action
        | Phase::Production
        | Phase::Solar
        | Phase::Conversion
        | Phase::Over => false,
    };
    has_passed && facts.options.players > 2
}

/// Hides the cards that are not known; the order tells nothing of them.
fn hide(cards: &mut [CardId], known: &CardSet) {
    cards.iter_mut().filter(|card| !known.contains(**card)).for_each(|card| *card = CardId::HIDDEN);
    cards.sort_unstable();
}

/// A task as others see it: which cards were kept or sold on the way is the seat's own knowledge.
fn unseen_task(task: Task) -> Task {
    match task {
        Task::Keeping { seat, left, .. } => Task::Keeping { seat, left, above: CardId::HIDDEN },
        Task::Buying { seat, .. } => Task::Buying { seat, above: CardId::HIDDEN },
        Task::Selling { seat, sold, .. } => Task::Selling { seat, above: CardId::HIDDEN, sold },
        Task::Bill { seat, price, asked, goods: PaymentPurpose::Dealt(_) } => {
            Task::Bill { seat, price, asked, goods: PaymentPurpose::Dealt(CardId::HIDDEN) }
        }
        Task::Bought { seat, goods: PaymentPurpose::Dealt(_) } => {
            Task::Bought { seat, goods: PaymentPurpose::Dealt(CardId::HIDDEN) }
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
        Task::Bill { seat, goods: PaymentPurpose::Card(id), .. } => Some((seat, id)),
        _ => None,
    });
    if let Some((seat, id)) = announced.or_else(|| playable_for_sure(view, rng)) {
        game.facts.players[seat].hand.insert(id);
    }
    let facts = &mut game.facts;
    // In a view only one seat knows what it passed on.
    let passed_on = facts.players.0.iter().fold(CardSet::NONE, |all, player| all.or(&player.passed_on));
    let mut unseen = ByPile(Pile::ALL.map(|pile| deal_deck(facts, pile, &passed_on, rng)));
    deal_preludes(facts, drawing(&view.agenda), &mut unseen[Pile::Preludes]);
    if !may_hold_passed_on(facts) {
        deal_drafts(facts, &mut unseen[Pile::Projects]);
    }
    let elsewhere =
        in_game(facts, Pile::Projects).filter(|&id| passed_on.contains(id) && !is_seen(facts, id));
    unseen[Pile::Projects].extend(elsewhere);
    rng.shuffle(&mut unseen[Pile::Projects]);
    deal_drafts(facts, &mut unseen[Pile::Projects]);
    let mut next = |pile: Pile| unseen[pile].pop().unwrap_or(CardId::HIDDEN);
    for seat in Seats::first(facts.options.players).iter() {
        let player = &mut facts.players[seat];
        while player.hand.len() < usize::from(player.hand_size) {
            let card = next(Pile::Projects);
            if card == CardId::HIDDEN {
                break;
            }
            player.hand.insert(card);
        }
        for card in player.corporations.iter_mut().filter(|_| player.corporation == CardId::HIDDEN) {
            if *card == CardId::HIDDEN && !facts.options.beginners.contains(seat) {
                *card = next(Pile::Corporations);
            }
        }
    }
    for pile in Pile::ALL {
        let known = facts.discard.iter().filter(|&id| pile.has(id)).count();
        for _ in known..usize::from(facts.discarded[pile]) {
            facts.discard.insert(next(pile), KnownTo::Nobody);
        }
    }
    game.imagine_answers(rng);
    game
}

/// Deals anew what nobody has seen: the order of the draw piles, and what chance is to come.
pub(super) fn reshuffle(game: &mut Mars, rng: &mut Rng) {
    game.facts.rng = Rng::new(crate::kit::Seed(rng.bits()));
    for pile in Pile::ALL {
        // The order that the cards had must not show in the one that they get.
        game.facts.decks[pile].sort_unstable();
        Rng::new(crate::kit::Seed(rng.bits())).shuffle(&mut game.facts.decks[pile]);
    }
}

/// A card that could be played now, for a seat that is asked which card of a hand that is not seen it plays: one of them can be,
/// or nobody would ask.
fn playable_for_sure(view: &Mars, rng: &mut Rng) -> Option<(Seat, CardId)> {
    let seat = view.agenda.last()?.seat()?;
    let Why::Effect { effect: Effect::PlayNow { discount, leeway }, .. } = view.ask(seat)?.why else {
        return None;
    };
    let mut facts = view.facts.clone();
    if !facts.players[seat].hand.is_empty() {
        return None;
    }
    let mut unseen: Vec<CardId> =
        in_game(&view.facts, Pile::Projects).filter(|&id| !is_seen(&view.facts, id)).collect();
    rng.shuffle(&mut unseen);
    let playable = |&id: &CardId| {
        facts.players[seat].hand = CardSet::from_iter([id]);
        !playable_now(&facts, seat, (discount, leeway)).is_empty()
    };
    unseen.into_iter().find(playable).map(|id| (seat, id))
}

/// Deals a draw pile anew from the cards that are neither seen nor known to lie elsewhere; what is left of them.
fn deal_deck(facts: &mut Facts, pile: Pile, elsewhere: &CardSet, rng: &mut Rng) -> Vec<CardId> {
    let unseen = in_game(facts, pile).filter(|&id| !elsewhere.contains(id) && !is_seen(facts, id));
    let mut unseen: Vec<CardId> = unseen.collect();
    rng.shuffle(&mut unseen);
    for card in &mut facts.decks[pile] {
        *card = unseen.pop().unwrap_or(CardId::HIDDEN);
    }
    unseen
}

/// Puts cards in place of the hidden ones that are dealt or drafted.
fn deal_drafts(facts: &mut Facts, cards: &mut Vec<CardId>) {
    for player in &mut facts.players.0 {
        for few in [&mut player.dealt, &mut player.drafted] {
            for card in few.iter_mut().filter(|card| **card == CardId::HIDDEN) {
                *card = cards.pop().unwrap_or(CardId::HIDDEN);
            }
            few.sort_unstable();
        }
    }
}

/// Who has drawn preludes of which one is to be played (PREL-13).
pub(super) fn drawing(agenda: &[Task]) -> Option<Seat> {
    agenda.iter().find_map(|task| match *task {
        Task::Prelude { seat, drawn: true } => Some(seat),
        _ => None,
    })
}

/// Puts preludes in place of the hidden ones, of which some may have been drawn by this seat.
fn deal_preludes(facts: &mut Facts, drawing: Option<Seat>, cards: &mut Vec<CardId>) {
    let mut deal = |preludes: &mut [CardId]| {
        for card in preludes.iter_mut().filter(|card| **card == CardId::HIDDEN) {
            *card = cards.pop().unwrap_or(CardId::HIDDEN);
        }
        preludes.sort_unstable();
    };
    facts.players.0.iter_mut().for_each(|player| deal(&mut player.preludes));
    if let Some(seat) = drawing {
        deal(&mut facts.players[seat].dealt);
    }
}

fn is_seen(facts: &Facts, id: CardId) -> bool {
    facts.players.0.iter().any(|player| {
        player.hand.contains(id)
            || player.played.contains(id)
            || player.dealt.contains(&id)
            || player.drafted.contains(&id)
            || player.corporations.contains(&id)
            || player.preludes.contains(&id)
    }) || facts.discard.contains(id)
        || facts.colonies.on(id) != OnTile::default()
        || [facts.committee.distant, facts.committee.coming, facts.committee.current].contains(&id)
}
