//! What a seat must not see, and games that a view could be of.

use super::cards::{CardId, CardSet};
use super::run::Run;
use super::state::commit::fresh;
use super::state::facts::{Facts, Stage};
use super::state::game::Ares;
use super::state::planet::{OCEANS, OceanToken};
use super::state::question::Choice;
use super::state::task::{Slot, Task};
use crate::kit::{EventLog, Rng, Seat, Seed};

/// The most answers with which an unseen seat is taken to have finished a phase.
const MOST_IMAGINED: usize = 200;

/// The game as a seat sees it: others as the running phase began, and whether they have finished.
pub(crate) fn blanked(game: &Ares, who: Option<Seat>) -> Ares {
    let mut seen = game.clone();
    let facts = &mut seen.facts;
    facts.seed = Seed(0);
    facts.cards.row.iter_mut().for_each(|card| *card = CardId::HIDDEN);
    let own = who.map_or(0, |seat| game.facts.flipped_by(seat));
    let shown = facts.planet.face_up | own;
    for (place, token) in facts.planet.tokens.iter_mut().enumerate() {
        if shown & 1 << place == 0 {
            *token = OceanToken::HIDDEN;
        }
    }
    let is_together = facts.is_together();
    for seat in facts.seats().iter().filter(|&seat| who != Some(seat)) {
        let player = &mut facts.players[seat];
        player.hand = CardSet::NONE;
        player.playing = CardSet::NONE;
        player.dealt = [CardId::HIDDEN; 2];
        let slot = &mut seen.slots[seat];
        let was_asked = !slot.agenda.is_empty();
        *slot = Slot { is_finished: slot.is_finished, is_unseen: true, ..Slot::default() };
        if is_together {
            player.board = facts.began[seat];
            player.phase_state = fresh(facts.stage);
            if was_asked {
                slot.agenda.push(Task::Base);
            }
        }
    }
    seen
}

/// A game that the view could be of. Cards, tokens and corporations that are not seen lie anywhere; unseen seats that have
/// finished the phase have answered at random.
pub(crate) fn imagine(view: &Ares, rng: &mut Rng) -> Ares {
    let mut game = imagine_unanswered(view, rng);
    for seat in game.facts.seats().iter() {
        let slot = &view.slots[seat];
        if slot.is_unseen && slot.is_finished && game.facts.is_together() {
            imagine_answers(&mut game, seat, rng);
        }
    }
    game
}

/// As [`imagine`], but unseen seats still have to answer all of the phase that is answered together: somebody who plays on can answer for
/// them better than chance.
pub(super) fn imagine_unanswered(view: &Ares, rng: &mut Rng) -> Ares {
    let mut game = view.clone();
    game.facts.seed = Seed(rng.bits());
    let facts = &mut game.facts;
    let unseen = |seat: Seat| view.slots[seat].is_unseen;
    imagine_cards(facts, &unseen, rng);
    imagine_tokens(facts, rng);
    if facts.stage == Stage::Setup {
        imagine_corporations(facts, &unseen, rng);
    }
    if let Stage::Swap { taker, by } = facts.stage
        && taker != by
        && view.slots[taker].is_unseen
    {
        let hand: Vec<CardId> = facts.players[taker].hand.iter().collect();
        game.slots[taker].given = hand[rng.below(hand.len() as u32) as usize];
    }
    for seat in game.facts.seats().iter().filter(|&seat| unseen(seat)) {
        game.slots[seat].is_unseen = false;
        if game.facts.is_together() {
            Run { game: &mut game, event_log: &mut EventLog::nothing() }.begin_seat(seat);
        }
    }
    game
}

fn imagine_cards(facts: &mut Facts, unseen: &impl Fn(Seat) -> bool, rng: &mut Rng) {
    let mut known = CardSet::NONE;
    let mut taken = CardSet::NONE;
    for seat in facts.seats().iter() {
        let player = &facts.players[seat];
        known = [player.hand, player.playing, player.board.played, player.phase_state.discarded]
            .iter()
            .fold(known, |all, cards| all.or(cards));
        player.phase_state.looked.iter().for_each(|&card| known.insert(card));
        for number in 0..usize::from(player.phase_state.drawn) {
            // A place of the row is as good as a card's number: a set of places.
            taken.insert(CardId((seat.index() + usize::from(facts.setup.players) * number) as u16));
        }
    }
    let mut cards: Vec<CardId> = facts.setup.projects().but(&known).iter().collect();
    rng.shuffle(&mut cards);
    for seat in facts.seats().iter().filter(|&seat| unseen(seat)) {
        let player = &mut facts.players[seat];
        for _ in 0..player.board.hand_size {
            cards.pop().into_iter().for_each(|card| player.hand.insert(card));
        }
    }
    let places = facts.cards.row.iter_mut().enumerate();
    for (_, card) in places.filter(|(place, _)| !taken.contains(CardId(*place as u16))) {
        *card = cards.pop().unwrap_or(CardId::HIDDEN);
    }
}

fn imagine_tokens(facts: &mut Facts, rng: &mut Rng) {
    let tokens = &mut facts.planet.tokens;
    let mut left: Vec<OceanToken> =
        (0..OCEANS).map(OceanToken).filter(|token| !tokens.contains(token)).collect();
    rng.shuffle(&mut left);
    for token in tokens.iter_mut().filter(|token| **token == OceanToken::HIDDEN) {
        *token = left.pop().unwrap_or(OceanToken::HIDDEN);
    }
}

fn imagine_corporations(facts: &mut Facts, unseen: &impl Fn(Seat) -> bool, rng: &mut Rng) {
    let mut pool = facts.setup.corporations();
    for seat in facts.seats().iter() {
        let player = &facts.players[seat];
        player.dealt.iter().for_each(|&card| pool.remove(card));
        pool.remove(player.board.corporation);
    }
    let mut pool: Vec<CardId> = pool.iter().collect();
    rng.shuffle(&mut pool);
    for seat in facts.seats().iter().filter(|&seat| unseen(seat)) {
        let dealt = &mut facts.players[seat].dealt;
        *dealt = [(); 2].map(|()| pool.pop().unwrap_or(CardId::HIDDEN));
    }
}

/// Answers at random for a seat until it has finished the phase.
fn imagine_answers(game: &mut Ares, seat: Seat, rng: &mut Rng) {
    let mut event_log = EventLog::nothing();
    let mut offers = Vec::new();
    for number in 0.. {
        if game.slots[seat].is_finished {
            return;
        }
        offers.clear();
        game.asks(seat, &mut offers);
        let kept = offers.iter().copied().filter(|offer| !matches!(offer, Choice::Sell(_)));
        let kept: Vec<Choice> = kept.collect();
        let from = if kept.is_empty() { &offers } else { &kept };
        let is_long = number > MOST_IMAGINED && from.contains(&Choice::Done);
        let choice = if is_long { Choice::Done } else { from[rng.below(from.len() as u32) as usize] };
        Run { game, event_log: &mut event_log }.answer(seat, choice);
    }
}
