//! What will come of a choice, told before it is made.
//!
//! The choice is carried out on a copy of what the seat sees, with the payment that goes with it, up to the first question
//! that no payer is asked, or the first thing that is hidden from the seat: what is told is what happens, and all that happens,
//! by construction. What is owed beyond that is told as steps.

use super::judge::areas::areas;
use super::judge::ask::wallet;
use super::judge::colonies::{INCOME, left_of};
use super::judge::copies::is_production;
use super::judge::pay::{Payment, PaymentOffer};
use super::read::colonies::colony;
use super::read::planet::happens_to_the_planet;
use super::run::{Run, RunUntil};
use super::state::agenda::{Agenda, Root, Task};
use super::state::event::Event;
use super::state::facts::{Facts, Phase};
use super::state::game::Mars;
use super::state::question::{Choice, Refusal};
use crate::kit::{BySeat, EventLog, Seat, Shows};
use crate::mars::cards::{Amount, ByParameter, CardId, Effect, Parameter};

/// What will come of a choice and its payment.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// All that happens before anything else is asked or hidden, in its order. A card drawn is hidden.
    pub events: Vec<Event>,
    /// What is owed then, the next thing first.
    pub owed: Vec<Owed>,
    /// Where the parameters stand once the steps owed are carried out, each in its unit.
    pub levels: ByParameter<i8>,
    /// By how much those steps raise the terraform rating of each seat.
    pub rated: BySeat<i16>,
    /// Whether something hidden from the seat is shown by it: then the answer cannot be taken back.
    pub is_final: bool,
}

/// A step that is owed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Owed {
    /// Whose it is.
    pub seat: Seat,
    /// Who does it; none where nobody does, and the seat is only asked.
    pub doer: Option<Seat>,
    /// The card whose step it is; hidden where it is of none.
    pub card: CardId,
    /// The step.
    pub effect: &'static Effect,
}

/// What a row of the committee would bring a player: a global event or the bonus of a party.
#[derive(Clone, PartialEq, Debug)]
pub struct RowForecast {
    /// All that happens up to the first question or hidden thing.
    pub events: Vec<Event>,
    /// The steps that the player owes then, the next one first.
    pub owed: Vec<Effect>,
}

/// What comes of an answer to the question of a seat and of this payment (none: the usual one); of a seat's view the same as
/// of the game.
///
/// # Errors
/// Why the answer is not offered.
pub(crate) fn of(
    game: &Mars,
    seat: Seat,
    choice: Choice,
    tender: Option<&Payment>,
) -> Result<Forecast, Refusal> {
    game.permits(seat, choice)?;
    let (copy, events, until) = carried_out(game, seat, choice, |payment| match tender {
        Some(tender) => Some(tender.clone()),
        None => Some(payment.usual()),
    });
    // What others answer at the same time is hidden: the run has ended before it would be shown.
    let is_shown = |event: &Event| event.about().shows == Shows::Chance;
    let is_final = until == RunUntil::Ended || events.iter().any(is_shown);
    let owed = owed(&copy);
    let levels = copy.facts.levels;
    let mut ahead = Ahead { facts: &copy.facts, levels, rated: BySeat::default(), placed: 0 };
    for step in &owed {
        ahead.go_on(step, step.effect);
    }
    let Ahead { levels, rated, .. } = ahead;
    Ok(Forecast { events, owed, levels, rated, is_final })
}

/// What a global event, or the bonus of a party that comes to power, would bring this player if it came now, or behind a choice that
/// is paid for as usual, up to the first question or hidden thing; what happens to the planet aside.
pub(crate) fn brought_by(game: &Mars, seat: Seat, row: CardId, choice: Option<Choice>) -> Vec<Event> {
    row_carried_out(game, seat, row, choice).1
}

/// What a row brings as in [`brought_by`], with the steps that the player owes then; no more cards are discarded than there are in
/// hand.
pub(crate) fn row_forecast(game: &Mars, seat: Seat, row: CardId, choice: Option<Choice>) -> RowForecast {
    let (copy, events) = row_carried_out(game, seat, row, choice);
    let mut in_hand = copy.facts.players[seat].hand_size;
    let mut owed: Vec<Effect> = Vec::new();
    for step in self::owed(&copy).into_iter().filter(|step| step.seat == seat) {
        if *step.effect != Effect::Discard {
            owed.push(*step.effect);
        } else if in_hand > 0 {
            in_hand -= 1;
            owed.push(Effect::Discard);
        }
    }
    RowForecast { events, owed }
}

/// The copy on which a row was carried out for this player as far as it goes, and what happened.
fn row_carried_out(game: &Mars, seat: Seat, row: CardId, choice: Option<Choice>) -> (Mars, Vec<Event>) {
    let mut copy = behind(game, seat, choice);
    // A hand that is hidden is not empty.
    let player = &mut copy.facts.players[seat];
    if player.hand.len() < usize::from(player.hand_size) {
        player.hand.insert(CardId::HIDDEN);
    }
    copy.agenda = Agenda::new();
    let mut event_log = EventLog::all();
    let mut run = Run { game: &mut copy, event_log: &mut event_log, until: RunUntil::Of(seat) };
    run.emit(Event::PhaseBegan(Phase::Solar));
    run.push_for(seat, row);
    run.on();
    let events = event_log.events()[1..].to_vec();
    (copy, events)
}

/// What this seat sees, as it is or behind a choice that is paid for as usual.
fn behind(game: &Mars, seat: Seat, choice: Option<Choice>) -> Mars {
    match choice {
        Some(choice) => carried_out(game, seat, choice, |payment| Some(payment.usual())).0,
        None => super::hidden::blanked(game, Some(seat)),
    }
}

/// What the end of the generation would bring if everyone passed now, after a choice that is paid for as usual, if there is one:
/// production and the solar phase. What is asked or hidden on the way is left out; the rest goes on as if it had not been.
///
/// # Errors
/// Why the choice is not offered.
pub(crate) fn end_of_generation(
    game: &Mars,
    seat: Seat,
    choice: Option<Choice>,
) -> Result<Vec<Event>, Refusal> {
    if let Some(choice) = choice {
        game.permits(seat, choice)?;
    }
    let mut copy = behind(game, seat, choice);
    copy.agenda = Agenda::new();
    let mut event_log = EventLog::all();
    let mut run = Run { game: &mut copy, event_log: &mut event_log, until: RunUntil::Of(seat) };
    run.produce_all();
    loop {
        run.on();
        let is_over = |event: &Event| {
            matches!(event, Event::GenerationBegan | Event::PhaseBegan(Phase::Conversion | Phase::Over))
        };
        if let Some(end) = run.event_log.events().iter().position(is_over) {
            return Ok(run.event_log.events()[..end].to_vec());
        }
        if run.game.agenda.pop().is_none() {
            return Ok(run.event_log.events().to_vec());
        }
        run.until = RunUntil::Of(seat);
    }
}

/// The payment that an answer of this seat asks for, if one of its payers may pay more or less.
pub(crate) fn payment(game: &Mars, seat: Seat, choice: Choice) -> Option<PaymentOffer> {
    if asked_to_pay(game, seat).is_some() {
        return None;
    }
    game.permits(seat, choice).ok()?;
    asked_to_pay(&carried_out(game, seat, choice, |_| None).0, seat)
}

/// The copy on which an answer was carried out as far as it goes, what happened, and whether it ended at something hidden. The
/// payment says how much each payer pays; where there is none, the run ends at the first payer that is asked.
fn carried_out(
    game: &Mars,
    seat: Seat,
    choice: Choice,
    tender: impl Fn(&PaymentOffer) -> Option<Payment>,
) -> (Mars, Vec<Event>, RunUntil) {
    let mut copy = super::hidden::blanked(game, Some(seat));
    let mut event_log = EventLog::all();
    let mut run = Run { game: &mut copy, event_log: &mut event_log, until: RunUntil::Of(seat) };
    run.take(seat, choice);
    run.on();
    while run.until != RunUntil::Ended
        && let Some(payment) = asked_to_pay(run.game, seat)
        && let Some(tender) = tender(&payment)
        && let Some(amount) = payment.asked_first(&tender)
    {
        run.take(seat, Choice::Amount(amount));
        run.on();
    }
    let until = run.until;
    let events = event_log.events().to_vec();
    (copy, events, until)
}

/// The payment of which a payer of this seat is asked.
fn asked_to_pay(game: &Mars, seat: Seat) -> Option<PaymentOffer> {
    match *game.agenda.last()? {
        Task::Bill { seat: of, price, asked: Some(asked), goods } if of == seat => {
            let wallet = wallet(game, seat, price.unit, goods);
            let from = wallet.place(asked);
            Some(PaymentOffer { price, wallet, from })
        }
        _ => None,
    }
}

/// The steps owed, the next one first.
fn owed(game: &Mars) -> Vec<Owed> {
    let mut all = Vec::new();
    for task in game.agenda.iter().rev() {
        match *task {
            Task::Steps(steps) => {
                let waiting = steps.waiting().filter_map(|step| steps.effects().get(usize::from(step)));
                let (seat, card) = (steps.seat, steps.script.card);
                // Nothing else comes of a production box that is repeated, nor of what nobody does.
                let comes = |effect: &&'static Effect| {
                    (steps.script.root != Root::Production || is_production(effect))
                        && (steps.doer().is_some() || happens_to_the_planet(effect))
                };
                let owed = steps.effect().into_iter().chain(waiting).filter(comes);
                all.extend(owed.map(|effect| Owed { seat, doer: steps.doer(), card, effect }));
            }
            Task::Trade { seat, tile, left } => {
                let (on, left) = (game.facts.colonies.on(tile), left_of(&game.facts, tile, left));
                let income =
                    colony(tile).income.get(usize::from(on.marker)).filter(|_| left & 1 << INCOME != 0);
                let steps = income.into_iter().copied().flatten();
                all.extend(steps.map(|effect| Owed { seat, doer: Some(seat), card: tile, effect }));
                for owner in seat.round(game.facts.options.players) {
                    if left & 1 << (owner.number() + 1) != 0 {
                        all.extend(bonuses(owner, tile, on.of(owner)));
                    }
                }
            }
            Task::Bonus { seat, tile, left } => all.extend(bonuses(seat, tile, left)),
            _ => {}
        }
    }
    all
}

/// So many bonuses of a colony tile.
fn bonuses(seat: Seat, tile: CardId, times: u8) -> impl Iterator<Item = Owed> {
    let owed = move |effect| Owed { seat, doer: Some(seat), card: tile, effect };
    (0..times).flat_map(move |_| colony(tile).bonus).map(owed)
}

/// Where the parameters and ratings stand behind steps, and those of tracks that they bring.
struct Ahead<'g> {
    facts: &'g Facts,
    levels: ByParameter<i8>,
    rated: BySeat<i16>,
    /// How many tiles were placed, each of which may have taken an area of the next.
    placed: u32,
}

impl Ahead<'_> {
    fn go_on(&mut self, owed: &Owed, effect: &Effect) {
        match *effect {
            Effect::Raise(parameter, steps) => (0..steps).for_each(|_| self.raise(owed, parameter)),
            Effect::Place(tile, area) => {
                let has_area = areas(self.facts, owed.seat, tile, area).len() > self.placed;
                // The last greenery raises nothing (BASE-END-04).
                let raised = tile.raises().filter(|_| self.facts.phase != Phase::Conversion);
                if let Some(parameter) = raised.filter(|_| has_area) {
                    self.placed += 1;
                    self.raise(owed, parameter);
                }
            }
            Effect::Rate(Amount::Exactly(steps)) => self.rate(owed, steps),
            Effect::Then(step, _) => self.go_on(owed, step),
            _ => {}
        }
    }

    fn rate(&mut self, owed: &Owed, steps: i8) {
        if let Some(doer) = owed.doer {
            self.rated[doer] += i16::from(steps);
        }
    }

    fn raise(&mut self, owed: &Owed, parameter: Parameter) {
        let level = self.levels[parameter];
        let track = self.facts.track(parameter).filter(|track| level < track.goal());
        let Some(next) = track.and_then(|track| track.next(level)) else { return };
        self.levels[parameter] = next;
        self.rate(owed, 1);
        if let Some((_, bonus)) = self.facts.track_bonus(parameter, next) {
            for effect in bonus {
                self.go_on(owed, effect);
            }
        }
    }
}
