//! What will come of an answer, and of a phase, told before it is chosen.
//!
//! The answer is carried out on a copy of what the seat sees. Cards that are drawn and ocean tokens that are flipped are counted
//! without what is on them; what hangs on a card that is looked at or revealed is not told, nor what follows it.

use super::cards::{Capacity, CardColour, CardId, Phase, Stock, ZoneTrack, card};
use super::judge::vain::{LostStep, Vain};
use super::read::score::Income;
use super::run::Run;
use super::state::commit::{commit, fresh};
use super::state::event::{Event, StandardAction};
use super::state::facts::{Facts, Stage};
use super::state::game::Ares;
use super::state::question::{Choice, Question, Refusal};
use crate::kit::{EventLog, Seat, Shows, View};

/// A figure of a player, or of Mars as the player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A resource in stock.
    Stock(Stock),
    /// What is produced of a resource, without the M€ for the terraform rating.
    Production(Stock),
    /// The cards that are produced.
    CardProduction,
    /// The number of cards in the hand.
    Hand,
    /// The terraform rating.
    Rating,
    /// The forest tokens.
    Forests,
    /// The steps of a track.
    Steps(ZoneTrack),
    /// The oceans.
    Oceans,
    /// A capacity.
    Capacity(Capacity),
    /// The resources on a card in play.
    Stored(CardId),
    /// The victory points as things stand.
    Points,
}

/// A figure that changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FigureChange {
    /// Which.
    pub figure: Figure,
    /// What it was.
    pub before: i32,
    /// What it is then.
    pub after: i32,
}

/// What will come of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// What happens until something is asked, looked at or revealed, in its order.
    pub events: Vec<Event>,
    /// The figures of the seat that change by it, without the rewards of hidden ocean tokens.
    pub changes: Vec<FigureChange>,
    /// The hidden ocean tokens that are flipped: each brings M€, plants or a card on top.
    pub tokens: u8,
    /// What the seat is asked next; nothing where something hidden comes before that.
    pub asks: Option<Question>,
    /// The first question of the payment, where the forecast goes on behind it ([`View::foresee_paid`]).
    pub payment: Option<Question>,
    /// Whether something hidden is shown by it: then the answer cannot be changed.
    pub is_final: bool,
    /// Why nothing comes of it but its price and what own cards do that hear of it (Q-ARES-14).
    pub vain: Option<Vain>,
    /// The steps that bring nothing, where others bring something.
    pub lost: Vec<LostStep>,
}

/// What a phase would bring a player now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// So many cards of the hand could be played, of so many with the colours of the phase.
    Plays {
        /// The number that could be played.
        playable: u8,
        /// The number with a colour of the phase.
        of: u8,
    },
    /// What could be used.
    Uses {
        /// Cards with an action that can be used and brings something.
        cards: u8,
        /// Standard actions that can be used.
        standard: u8,
    },
    /// What is collected.
    Collects(Income),
    /// The cards that are drawn and kept.
    Draws {
        /// Drawn.
        draw: u8,
        /// Kept.
        keep: u8,
    },
}

impl View<Ares> {
    /// What the seat sees behind an offer of a question that all are asked together; what it draws stays hidden.
    pub(crate) fn behind(&self, seat: Seat, choice: Choice) -> Self {
        let mut game = self.blanked().clone();
        Run { game: &mut game, event_log: &mut EventLog::nothing() }.answer_together(seat, choice);
        Self::of(&game, Some(seat))
    }

    /// What will come of an answer to the question of a seat, up to the end of the phase; where players answer in turn, what the
    /// answer itself says.
    ///
    /// # Errors
    /// Why it is not offered.
    pub fn foresee(&self, seat: Seat, choice: Choice) -> Result<Forecast, Refusal> {
        self.allows(seat, &choice)?;
        let before = self.facts();
        let vain = self.vain(seat, choice);
        let lost = if vain.is_none() { self.blanked().lost(seat, choice) } else { Vec::new() };
        let mut game = self.blanked().clone();
        let mut log = EventLog::all();
        if before.is_together() {
            Run { game: &mut game, event_log: &mut log }.answer_together(seat, choice);
        }
        let is_chance = |event: &Event| event.shows() == Shows::Chance;
        let is_counted = |event: &Event| matches!(event, Event::Drawn { .. } | Event::Flipped { .. });
        let mut after = before.clone();
        let mut events: Vec<Event> = Vec::new();
        for event in log.events().iter().take_while(|event| !is_chance(event) || is_counted(event)) {
            // With hidden cards in the hand it is not known what is asked of it.
            let (known, all) = (after.players[seat].hand.len(), after.players[seat].board.hand_size.into());
            let is_of_hand = matches!(event, Event::Discarded { .. } | Event::Sold { .. });
            let is_drawn = matches!(event, Event::Drawn { .. });
            if known < all && !is_drawn && (is_of_hand || known == 0 && events.last().is_some_and(is_chance))
            {
                break;
            }
            commit(&mut after, *event);
            events.push(*event);
        }
        let is_final = log.events().iter().any(is_chance);
        let is_whole = events.len() == log.events().len();
        let tokens = events.iter().filter(|event| matches!(event, Event::Flipped { .. })).count() as u8;
        let asks = (before.is_together() && is_whole).then(|| game.asks(seat, &mut Vec::new())).flatten();
        Ok(Forecast {
            changes: changes(before, &after, seat),
            tokens,
            events,
            asks,
            payment: None,
            is_final,
            vain,
            lost,
        })
    }

    /// What will come of an answer and of the payment that it asks for: how much heat, which cards are sold. `pays` answers each such
    /// question of the view behind; where it gives nothing, the forecast ends there.
    ///
    /// # Errors
    /// Why the answer is not offered.
    pub fn foresee_paid(
        &self,
        seat: Seat,
        choice: Choice,
        pays: impl Fn(&Self, &Question) -> Option<Choice>,
    ) -> Result<Forecast, Refusal> {
        let mut forecast = self.foresee(seat, choice)?;
        let (mut behind, mut choice) = (None::<Self>, choice);
        while let Some(question) = forecast.asks.filter(Question::is_payment) {
            let view = behind.as_ref().unwrap_or(self).behind(seat, choice);
            let Some(paid) = pays(&view, &question) else { break };
            let Ok(next) = view.foresee(seat, paid) else { break };
            (behind, choice) = (Some(view), paid);
            forecast.events.extend(next.events);
            forecast.tokens += next.tokens;
            forecast.is_final |= next.is_final;
            forecast.asks = next.asks;
            forecast.payment = forecast.payment.or(Some(question));
        }
        if forecast.payment.is_some() {
            let mut after = self.facts().clone();
            forecast.events.iter().for_each(|&event| commit(&mut after, event));
            forecast.changes = changes(self.facts(), &after, seat);
        }
        Ok(forecast)
    }
}

impl Facts {
    /// What a phase would bring a player now, with its bonus or without.
    pub fn outlook(&self, seat: Seat, phase: Phase, with_bonus: bool) -> Outlook {
        let mut then = self.clone();
        then.stage = Stage::Resolving(phase);
        then.players[seat].board.chosen = with_bonus.then_some(phase);
        then.players[seat].phase_state = fresh(then.stage);
        let hand = || then.players[seat].hand.iter();
        let plays = |colours: &[CardColour]| {
            let of = || hand().filter(|&id| card(id).colour.is_some_and(|colour| colours.contains(&colour)));
            let playable = of().filter(|&id| then.can_play(seat, id).is_ok()).count() as u8;
            Outlook::Plays { playable, of: of().count() as u8 }
        };
        match phase {
            Phase::Development => plays(&[CardColour::Green]),
            Phase::Construction => plays(&[CardColour::Blue, CardColour::Red]),
            Phase::Action => {
                let can_act = |id: CardId| {
                    let mut ways = 0..card(id).actions.len() as u8;
                    ways.any(|way| {
                        then.can_act(seat, id, way).is_ok() && then.vain_act(seat, id, way).is_none()
                    })
                };
                let cards = then.in_play(seat).filter(|card| can_act(card.id)).count() as u8;
                let standard = StandardAction::ALL.into_iter().filter(|&it| then.can_use(seat, it).is_ok());
                Outlook::Uses { cards, standard: standard.count() as u8 }
            }
            Phase::Production => Outlook::Collects(then.collected(seat)),
            Phase::Research => {
                let (draw, keep) = then.research(seat);
                Outlook::Draws { draw, keep }
            }
        }
    }

    /// A figure of a player; the tracks and oceans as the player sees them.
    pub fn figure(&self, seat: Seat, figure: Figure) -> i32 {
        let board = &self.players[seat].board;
        let income = || self.income(seat);
        match figure {
            Figure::Stock(stock) => board.stock[stock].into(),
            Figure::Production(Stock::MegaCredits) => income().money.into(),
            Figure::Production(Stock::Heat) => income().heat.into(),
            Figure::Production(Stock::Plants) => income().plants.into(),
            Figure::CardProduction => income().cards.into(),
            Figure::Hand => board.hand_size.into(),
            Figure::Rating => board.rating.into(),
            Figure::Forests => board.forests.into(),
            Figure::Steps(track) => self.steps_seen_by(seat, track).into(),
            Figure::Oceans => self.oceans_seen_by(seat).into(),
            Figure::Capacity(capacity) => self.capacity(seat, capacity).into(),
            Figure::Stored(card) => board.stored.on(card).into(),
            Figure::Points => self.score(seat).total,
        }
    }
}

/// The figures of a player that differ between two moments, in a fixed order.
pub fn changes(before: &Facts, after: &Facts, seat: Seat) -> Vec<FigureChange> {
    let stored = after.in_play(seat).filter(|card| card.holds.is_some()).map(|card| Figure::Stored(card.id));
    let fixed = Stock::ALL
        .map(Figure::Stock)
        .into_iter()
        .chain(Stock::ALL.map(Figure::Production))
        .chain([Figure::CardProduction, Figure::Hand])
        .chain(Capacity::ALL.map(Figure::Capacity))
        .chain(ZoneTrack::ALL.map(Figure::Steps))
        .chain([Figure::Oceans, Figure::Forests, Figure::Rating, Figure::Points]);
    let changed = fixed.chain(stored).map(|figure| FigureChange {
        figure,
        before: before.figure(seat, figure),
        after: after.figure(seat, figure),
    });
    changed.filter(|change| change.before != change.after).collect()
}
