//! How the game goes on from a position.

use super::piles::PileOrder;
use super::{Flaw, Mars, Moment, Scenario};
use crate::kit::EventLog;
use crate::mars::Switch;
use crate::mars::read::possible::final_generation;
use crate::mars::run::phase::research::RESEARCHED;
use crate::mars::run::{Run, RunUntil};
use crate::mars::state::agenda::Task;
use crate::mars::state::event::Event;
use crate::mars::state::facts::{Facts, Phase};
use crate::mars::state::solar::{Happens, SOLAR};

impl Scenario {
    /// The game at the first question of a position without flaws.
    pub(super) fn begin(mut self) -> Mars {
        self.piles.arrange(&mut self.facts, self.moment);
        let lays_neutral_tiles = self.facts.is_solo() && self.piles.order() == PileOrder::Shuffled;
        let (moment, turn) = (self.moment, self.turn.unwrap_or((self.facts.first, 0)));
        carried_out(self.facts, |run| {
            run.deal_missing_colonies(moment == Moment::SetUp);
            match moment {
                Moment::SetUp => {
                    run.emit(Event::PhaseBegan(Phase::Setup));
                    run.deal_corporations();
                    if lays_neutral_tiles {
                        run.place_neutral_tiles();
                    }
                    run.reveal_first_events();
                    run.deal_first_cards();
                }
                Moment::Preludes => {
                    run.push(Task::Actions);
                    run.push(Task::Preludes);
                }
                Moment::Draft => {
                    run.emit(Event::PhaseBegan(Phase::Draft));
                    deal_the_rest(run);
                    run.ask_picks();
                }
                Moment::Research => {
                    run.emit(Event::PhaseBegan(Phase::Research));
                    deal_the_rest(run);
                    run.ask_purchases();
                }
                Moment::Turn => {
                    run.emit(Event::PhaseBegan(Phase::Action));
                    let (seat, taken) = turn;
                    run.push(Task::Turn { seat, taken });
                }
                Moment::Production => run.produce_all(),
                Moment::Conversion => run.begin_ending(),
            }
            run.on();
        })
    }

    /// Flaws of the time: what lies on the table does not lie there at this moment of a game.
    pub(super) fn flaws_of_the_moment(&self, flaws: &mut Vec<Flaw>) {
        let facts = &self.facts;
        let is_between_generations = match self.moment {
            Moment::SetUp | Moment::Preludes | Moment::Turn | Moment::Production => false,
            Moment::Draft | Moment::Research | Moment::Conversion => true,
        };
        let is_marked =
            |player: &crate::mars::Player| player.raised > 0 || player.discount > 0 || player.leeway > 0;
        if is_between_generations
            && (!facts.used.is_empty() || !facts.passed.is_empty() || facts.players.0.iter().any(is_marked))
        {
            flaws.push(Flaw::MarkersLeft);
        }
        if self.piles.has_corporations()
            && (self.moment != Moment::SetUp || self.piles.order() == PileOrder::AsTheyLie)
        {
            flaws.push(Flaw::NoCorporationsDealt);
        }
        if self.piles.has_preludes() && !facts.options.has(Switch::Prelude)
            || self.moment == Moment::Preludes && !facts.options.deals_preludes()
        {
            flaws.push(Flaw::NoPreludes);
        }
        let is_terraformed = facts.is_terraformed();
        match self.moment {
            Moment::SetUp if self.has_begun() => flaws.push(Flaw::Begun),
            Moment::Draft | Moment::Research if facts.generation == 1 => flaws.push(Flaw::NoResearch),
            Moment::Draft | Moment::Research
                if is_terraformed && !facts.is_solo() && !finishes_later(facts) =>
            {
                flaws.push(Flaw::Ended);
            }
            Moment::Draft if !facts.options.has(Switch::Draft) => flaws.push(Flaw::NoDraft),
            Moment::Conversion if facts.is_solo() => {
                if !facts.is_won_alone() || facts.generation < final_generation(facts) {
                    flaws.push(Flaw::NotOver);
                }
            }
            Moment::Conversion if !is_terraformed && facts.generation < crate::mars::LAST_GENERATION => {
                flaws.push(Flaw::NotOver);
            }
            Moment::Preludes if facts.generation > 1 => flaws.push(Flaw::NoPreludes),
            Moment::SetUp
            | Moment::Preludes
            | Moment::Draft
            | Moment::Research
            | Moment::Turn
            | Moment::Production
            | Moment::Conversion => {}
        }
        if let (Moment::Turn, Some((seat, taken))) = (self.moment, self.turn)
            && taken > 1
        {
            flaws.push(Flaw::Turn { seat, taken });
        }
        let seat = self.turn.map_or(facts.first, |(seat, _)| seat);
        if self.moment == Moment::Turn && facts.passed.contains(seat) {
            flaws.push(Flaw::HasPassed { seat });
        }
    }

    /// Whether more lies on the table than at the beginning of a game; what is being dealt is none of it.
    fn has_begun(&self) -> bool {
        let mut facts = self.facts.clone();
        facts.first = self.bare.first;
        facts.phase = self.bare.phase;
        facts.rng = self.bare.rng.clone();
        for (player, bare) in facts.players.0.iter_mut().zip(&self.bare.players.0) {
            player.dealt.clone_from(&bare.dealt);
            player.corporations = bare.corporations;
            player.preludes.clone_from(&bare.preludes);
        }
        facts != *self.bare
    }
}

/// Whether the planet may be finished between generations, of which the next one is then played all the same (WG-06).
fn finishes_later(facts: &Facts) -> bool {
    SOLAR.iter().any(|solar| solar.happens(facts.options.on) && !matches!(solar.what, Happens::Colonies))
}

fn carried_out(facts: crate::mars::Facts, go: impl FnOnce(&mut Run<'_>)) -> Mars {
    let mut game = Scenario::lies(facts);
    go(&mut Run { game: &mut game, event_log: &mut EventLog::nothing(), until: RunUntil::All });
    game
}

/// Deals what is missing of the cards of a generation (BASE-RES-01); those drafted were among them.
fn deal_the_rest(run: &mut Run<'_>) {
    let drafted = run.facts().players.0.iter().map(|player| player.drafted.len()).max().unwrap_or(0);
    for seat in run.facts().order() {
        let has = drafted + run.facts().players[seat].dealt.len();
        run.deal(seat, RESEARCHED.saturating_sub(has as u8));
    }
}
