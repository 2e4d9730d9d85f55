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

/// Deals anew what nobody has seen: the order of the cards and ocean tokens that nobody has drawn or flipped, and what chance is to come.
pub(super) fn reshuffle(game: &mut Ares, rng: &mut Rng) {
    game.facts.seed = Seed(rng.bits());
    let facts = &mut game.facts;
    let drawn = drawn_places(facts);
    let flipped = facts.seats().iter().fold(facts.planet.face_up, |all, seat| all | facts.flipped_by(seat));
    let is_drawn = |place: usize| drawn.contains(CardId(place as u16));
    deal_anew(&mut facts.cards.row, is_drawn, &mut Rng::new(Seed(rng.bits())));
    let is_flipped = |place: usize| flipped & 1 << place != 0;
    deal_anew(&mut facts.planet.tokens, is_flipped, &mut Rng::new(Seed(rng.bits())));
}

/// Deals what lies in all places but some in another order, in which the one that it had does not show.
fn deal_anew<T: Copy + Ord>(row: &mut [T], is_fixed: impl Fn(usize) -> bool, rng: &mut Rng) {
    let places: Vec<usize> = (0..row.len()).filter(|&place| !is_fixed(place)).collect();
    let mut dealt: Vec<T> = places.iter().map(|&place| row[place]).collect();
    dealt.sort_unstable();
    rng.shuffle(&mut dealt);
    for (place, one) in places.into_iter().zip(dealt) {
        row[place] = one;
    }
}

/// The places of the row of which somebody has drawn a card in the running phase, as card numbers: a set of places.
fn drawn_places(facts: &Facts) -> CardSet {
    let mut drawn = CardSet::NONE;
    for seat in facts.seats().iter() {
        for number in 0..usize::from(facts.players[seat].phase_state.drawn) {
            drawn.insert(CardId((seat.index() + usize::from(facts.setup.players) * number) as u16));
        }
    }
    drawn
}

fn imagine_cards(facts: &mut Facts, unseen: &impl Fn(Seat) -> bool, rng: &mut Rng) {
    let mut known = CardSet::NONE;
    let taken = drawn_places(facts);
    for seat in facts.seats().iter() {
        let player = &facts.players[seat];
        known = [player.hand, player.playing, player.board.played, player.phase_state.discarded]
            .iter()
            .fold(known, |all, cards| all.or(cards));
        player.phase_state.looked.iter().for_each(|&card| known.insert(card));
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
