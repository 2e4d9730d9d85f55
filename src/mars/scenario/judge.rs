//! What is wrong with a position as it lies.

use super::{Flaw, Moment, Scenario};
use crate::kit::{Seat, Seats};
use crate::mars::cards::{CardId, card};
use crate::mars::read::possible::{final_generation, may_bear, may_play_for};
use crate::mars::run::phase::research::RESEARCHED;
use crate::mars::run::phase::setup::CARDS_DEALT;
use crate::mars::state::committee::{Delegate, DelegateSeat};
use crate::mars::state::piles::Pile;
use crate::mars::state::setup::PRELUDES_DEALT;

impl Scenario {
    /// All flaws but those that were noticed as they were said.
    pub(super) fn flaws_as_it_lies(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        self.flaws_of_cards(&mut flaws);
        for seat in Seats::first(self.facts.options.players).iter() {
            self.flaws_of_corporation(seat, &mut flaws);
            self.flaws_of_dealing(seat, &mut flaws);
            self.flaws_of_lobby(seat, &mut flaws);
        }
        let facts = &self.facts;
        let generation = facts.generation;
        if generation == 0 || generation > final_generation(facts) {
            flaws.push(Flaw::Generation { generation });
        }
        let current = facts.committee.current;
        if current != CardId::HIDDEN && generation == 1 {
            flaws.push(Flaw::OpenEvent { card: current });
        }
        self.flaws_of_the_moment(&mut flaws);
        flaws
    }

    fn flaws_of_cards(&self, flaws: &mut Vec<Flaw>) {
        let facts = &self.facts;
        let astray = |&&(seat, id): &&(Seat, CardId)| !facts.players[seat].played.contains(id);
        flaws.extend(self.lent.iter().filter(astray).map(|&(_, card)| Flaw::NotOnTable { card }));
        let idle = facts.used.iter().filter(|&id| card(id).actions.is_empty());
        flaws.extend(idle.map(|card| Flaw::NoAction { card }));
        for (place, &number) in (0_u16..).zip(&facts.on_card) {
            let id = CardId(place);
            if number > 0 && !may_bear(id, number) {
                flaws.push(Flaw::NothingLiesThere { card: id, number });
            }
        }
        let has_unseen_hand =
            facts.players.0.iter().any(|player| player.hand.len() != usize::from(player.hand_size));
        if has_unseen_hand || facts.decks[Pile::Projects].contains(&CardId::HIDDEN) {
            flaws.push(Flaw::Hidden);
        }
    }

    fn flaws_of_corporation(&self, seat: Seat, flaws: &mut Vec<Flaw>) {
        let corporation = card(self.facts.players[seat].corporation);
        if corporation.id != CardId::HIDDEN && !may_play_for(&self.facts, seat, corporation.id) {
            flaws.push(Flaw::Beginner { seat });
        }
        if self.facts.first_action_due.contains(seat) && corporation.first.is_empty() {
            flaws.push(Flaw::NoFirstAction { seat });
        }
    }

    fn flaws_of_lobby(&self, seat: Seat, flaws: &mut Vec<Flaw>) {
        let (committee, own) = (&self.facts.committee, Delegate::Of(seat));
        let is_filled = committee.has(own, DelegateSeat::Lobby) || !committee.has(own, DelegateSeat::Reserve);
        if matches!(self.moment, Moment::Draft | Moment::Research) && !is_filled {
            flaws.push(Flaw::Lobby { seat });
        }
    }

    /// Cards wait to be decided on only where they were dealt, and no more than are dealt.
    fn flaws_of_dealing(&self, seat: Seat, flaws: &mut Vec<Flaw>) {
        let facts = &self.facts;
        let player = &facts.players[seat];
        let offered = player.corporations.iter().filter(|&&id| id != CardId::HIDDEN).count();
        let most_drafted = facts.players.0.iter().map(|player| player.drafted.len()).max().unwrap_or(0);
        let (dealt, drafted) = (player.dealt.len(), player.drafted.len());
        let fits = match self.moment {
            Moment::SetUp if facts.options.beginners.contains(seat) => {
                dealt == 0 && offered == 0 && drafted == 0
            }
            Moment::SetUp => dealt <= usize::from(CARDS_DEALT) && offered != 1 && drafted == 0,
            // The last card is kept without asking.
            Moment::Draft => {
                let is_even = drafted == most_drafted || self.piles.have_run_out(facts);
                offered == 0
                    && is_even
                    && drafted + 2 <= usize::from(RESEARCHED)
                    && most_drafted + dealt <= usize::from(RESEARCHED)
            }
            Moment::Research => offered == 0 && drafted == 0 && dealt <= usize::from(RESEARCHED),
            Moment::Preludes | Moment::Turn | Moment::Production | Moment::Conversion => {
                offered + dealt + drafted == 0
            }
        };
        let waiting = player.preludes.len();
        let may_wait = match self.moment {
            Moment::SetUp if facts.options.deals_preludes() => waiting <= PRELUDES_DEALT,
            Moment::Preludes => waiting <= 2,
            Moment::SetUp
            | Moment::Draft
            | Moment::Research
            | Moment::Turn
            | Moment::Production
            | Moment::Conversion => waiting == 0,
        };
        if !fits || !may_wait {
            flaws.push(Flaw::Dealt { seat });
        }
    }
}
