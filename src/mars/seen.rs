//! What the rules tell of a game as a seat sees it: the readings of a view.

use crate::kit::{EventLog, Seat, View};
use crate::mars::cards::{ByParameter, CardId, Effect};
use crate::mars::run::{Run, RunUntil};
use crate::mars::{
    AnswerSubject, Budget, Choice, Event, Forecast, Mars, Payment, PaymentOffer, Refusal, RowForecast,
};

impl View<Mars> {
    /// See [`Mars::refused`].
    pub fn refused(&self, seat: Seat) -> impl Iterator<Item = (Choice, Refusal)> {
        self.blanked().refused(seat)
    }

    /// See [`Mars::meaning`].
    pub fn meaning(&self, seat: Seat, choice: Choice) -> Option<AnswerSubject> {
        self.blanked().meaning(seat, choice)
    }

    /// See [`Mars::is_idle`].
    pub fn is_idle(&self, seat: Seat, choice: Choice) -> bool {
        self.blanked().is_idle(seat, choice)
    }

    /// See [`Mars::waiting`].
    pub fn waiting(&self, place: u8) -> Option<(CardId, &'static Effect)> {
        self.blanked().waiting(place)
    }

    /// See [`Mars::forecast`].
    ///
    /// # Errors
    /// Why the choice is not offered.
    pub fn forecast(
        &self,
        seat: Seat,
        choice: Choice,
        tender: Option<&Payment>,
    ) -> Result<Forecast, Refusal> {
        self.blanked().forecast(seat, choice, tender)
    }

    /// What the seat sees behind this answer of its own, up to the next question; `None` where something hidden comes before it,
    /// or the answer is not offered.
    pub(crate) fn behind(&self, seat: Seat, choice: Choice) -> Option<Self> {
        self.blanked().permits(seat, choice).ok()?;
        let mut copy = self.blanked().clone();
        let event_log = &mut EventLog::nothing();
        let mut run = Run { game: &mut copy, event_log, until: RunUntil::Of(seat) };
        run.take(seat, choice);
        run.on();
        (run.until != RunUntil::Ended).then(|| Self::of(&copy, Some(seat)))
    }

    /// See [`Mars::brought_by`].
    pub fn brought_by(&self, seat: Seat, row: CardId) -> Vec<Event> {
        self.blanked().brought_by(seat, row)
    }

    /// See [`Mars::row_forecast`].
    pub fn row_forecast(&self, seat: Seat, row: CardId, choice: Option<Choice>) -> RowForecast {
        self.blanked().row_forecast(seat, row, choice)
    }

    /// See [`Mars::brought_after`].
    pub(crate) fn brought_after(&self, seat: Seat, row: CardId, choice: Choice) -> Vec<Event> {
        self.blanked().brought_after(seat, row, choice)
    }

    /// See [`Mars::end_of_generation`].
    ///
    /// # Errors
    /// Why the choice is not offered.
    pub fn end_of_generation(&self, seat: Seat, choice: Option<Choice>) -> Result<Vec<Event>, Refusal> {
        self.blanked().end_of_generation(seat, choice)
    }

    /// See [`Mars::certain`].
    pub fn certain(&self, seat: Seat, choice: Choice) -> Vec<Event> {
        self.blanked().certain(seat, choice)
    }

    /// See [`Mars::levels_after`].
    pub fn levels_after(&self, seat: Seat, choice: Choice) -> ByParameter<i8> {
        self.blanked().levels_after(seat, choice)
    }

    /// See [`Mars::payment`].
    pub fn payment(&self, seat: Seat, choice: Option<Choice>) -> Option<PaymentOffer> {
        self.blanked().payment(seat, choice)
    }

    /// See [`Mars::actions_taken`].
    pub fn actions_taken(&self, seat: Seat) -> Option<u8> {
        self.blanked().actions_taken(seat)
    }

    /// See [`Mars::budget`].
    pub fn budget(&self, seat: Seat) -> Budget {
        self.blanked().budget(seat)
    }

    /// See [`Mars::picked_preludes`].
    pub fn picked_preludes(&self, seat: Seat) -> Vec<CardId> {
        self.blanked().picked_preludes(seat)
    }

    /// See [`Mars::picked_corporation`].
    pub fn picked_corporation(&self, seat: Seat) -> Option<CardId> {
        self.blanked().picked_corporation(seat)
    }
}
