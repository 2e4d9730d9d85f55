//! What each seat has seen stays known to it: remembered here from what it was told, and held against its view.

use super::{Verdict, hold};
use viriditas::kit::{BySeat, Rng, Rules, Seat, View};
use viriditas::mars::cards::{CardId, CardSet, Kind, card};
use viriditas::mars::{Direction, Event, Mars, Phase, Pile};

/// What the seats have seen.
#[derive(Default)]
pub(crate) struct Memory {
    /// Cards that went to the discard pile, and before whom; `None`: before all.
    discards: Vec<(CardId, Option<Seat>)>,
    /// Cards that a seat passed on in the draft, and the corporation that it did not take.
    passed_on: BySeat<Vec<CardId>>,
    /// Cards that it decides on.
    dealt: BySeat<Vec<CardId>>,
    /// Global events that lie open: distant, coming, current.
    open_events: [Option<CardId>; 3],
    players: u8,
}

impl Memory {
    pub(crate) fn hear(&mut self, event: Event) {
        match event {
            Event::CorporationDealt { seat, card } | Event::Dealt { seat, card, .. } => {
                self.dealt[seat].push(card);
            }
            Event::CorporationRevealed { seat, card: id } => {
                let mut others = std::mem::take(&mut self.dealt[seat]);
                others.retain(|&other| other != id && card(other).kind == Kind::Corporation);
                self.passed_on[seat].append(&mut others);
            }
            Event::Picked { seat, card } => self.dealt[seat].retain(|&other| other != card),
            Event::HandsPassed(_) => {
                for (passed_on, dealt) in self.passed_on.0.iter_mut().zip(&mut self.dealt.0) {
                    passed_on.append(dealt);
                }
            }
            Event::Declined { seat, card } | Event::Discarded { seat, card } => {
                self.discards.push((card, Some(seat)));
            }
            Event::Revealed { card } | Event::PreludeFailed { card, .. } => self.discards.push((card, None)),
            Event::Found { seat, card } => {
                let players = self.players;
                for other in Seat::ALL.into_iter().filter(|&other| other != seat && other.number() < players)
                {
                    self.passed_on[other].push(card);
                }
            }
            Event::Reshuffled(pile) => {
                self.discards.retain(|&(id, _)| !pile.has(id));
                for passed_on in &mut self.passed_on.0 {
                    passed_on.retain(|&id| !pile.has(id));
                }
            }
            Event::EventRevealed(id) => self.open_events[0] = Some(id),
            Event::EventsAdvanced => {
                self.discards.extend(self.open_events[2].map(|past| (past, None)));
                self.open_events = [None, self.open_events[0], self.open_events[1]];
            }
            _ => {}
        }
    }

    /// The seats look at what they have been dealt.
    pub(crate) fn look(&mut self, game: &Mars) {
        self.players = game.facts().options.players;
        for seat in Seat::ALL {
            let player = &game.facts().players[seat];
            let corporations = player.corporations.iter().filter(|&&id| id != CardId::HIDDEN);
            self.dealt[seat] = player.dealt.iter().chain(corporations).copied().collect();
        }
    }

    /// A view shows what its seat remembers and nothing else of it, and so do the games that it imagines.
    pub(crate) fn is_kept(&self, game: &Mars, who: Option<Seat>, rng: &mut Rng) -> Verdict {
        const NAME: &str = "what a seat has seen stays known to it";
        let view = View::of(game, who);
        let facts = view.facts();
        let known = self.discards.iter().filter(|(_, by)| by.is_none() || *by == who);
        let known: CardSet = known.map(|&(id, _)| id).collect();
        hold(NAME, facts.discard.cards() == known, || format!("{who:?} knows the discards {known:?}"))?;
        for seat in Seat::ALL {
            let passed_on = if Some(seat) == who { self.passed_on(who) } else { CardSet::NONE };
            let shown = facts.players[seat].passed_on;
            hold(NAME, shown == passed_on, || format!("{who:?} sees that {seat:?} passed on {shown:?}"))?;
        }
        self.drafts_are_known(game, &view, who)?;
        let imagined = Mars::imagine(&view, rng);
        let discards = imagined.facts().discard.cards();
        hold(NAME, known.but(&discards).is_empty(), || {
            format!("{who:?} imagines elsewhere what it knows to be discarded")
        })?;
        let passed_on = self.passed_on(who);
        let decks = Pile::ALL.into_iter().flat_map(|pile| imagined.facts().decks[pile].to_vec());
        let drawn: Vec<CardId> = decks.filter(|&id| passed_on.contains(id)).collect();
        hold(NAME, drawn.is_empty(), || format!("{who:?} passed on {drawn:?}, and imagines them to be drawn"))
    }

    fn passed_on(&self, who: Option<Seat>) -> CardSet {
        who.map_or(CardSet::NONE, |seat| self.passed_on[seat].iter().copied().collect())
    }

    /// Of the others' cards in the draft just those are seen that must be where they are.
    fn drafts_are_known(&self, game: &Mars, view: &View<Mars>, who: Option<Seat>) -> Verdict {
        const NAME: &str = "of drafted cards a seat sees what it can work out";
        let Some(seat) = who else { return Ok(()) };
        let players = game.facts().options.players;
        let passed_on = self.passed_on(who);
        let next = Direction::of(game.facts().generation).from(seat, players);
        let has_passed = game.facts().phase == Phase::Draft && !game.facts().players[seat].drafted.is_empty();
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            let (real, seen) = (&game.facts().players[other], &view.facts().players[other]);
            for (real, seen, is_certain) in [
                (&real.dealt, &seen.dealt, players == 2 || (has_passed && other == next)),
                (&real.drafted, &seen.drafted, players == 2),
            ] {
                let known = real.iter().filter(|&&id| is_certain && passed_on.contains(id));
                let mut expected = vec![CardId::HIDDEN; real.len()];
                expected.splice(..known.clone().count(), known.copied());
                expected.sort_unstable();
                hold(NAME, **seen == *expected, || format!("{who:?} sees {seen:?} of {other:?}'s {real:?}"))?;
            }
        }
        Ok(())
    }
}
