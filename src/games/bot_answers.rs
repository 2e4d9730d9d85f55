//! What bots answer, at a table and from records.

use super::{AnswerError, AresTable, BrokenGame, Game, MarsTable};
use crate::ares;
use crate::kit::{BotChoice, Seat, Seated, Seed};
use crate::mars;
use crate::mars::bot::{Chosen, Observation, Position};
use crate::save::Record;
use crate::table::{Bot, Table};
use std::rc::Rc;

/// The game that bots were asked about last: of a record that goes on from it only what was answered since is played.
#[derive(Default, Debug)]
pub struct KeptGame(Option<Game>);

impl KeptGame {
    /// What a bot answers for a seat of a recorded game, which it sees as the seat does: the place among the offers, and why. `share` is
    /// how much of the thought of its level it has, in percent. It is the answer that [`answer`] has.
    ///
    /// # Errors
    /// Why it has no answer.
    pub fn answer(
        &mut self,
        record: &str,
        seat: Seat,
        bot: Bot,
        share: u8,
    ) -> Result<BotChoice<u16>, AnswerError> {
        let game = self.game_of(record).map_err(|_| AnswerError::Broken)?;
        let answer = match game {
            Game::Mars(table) => placed(table, seat, mars_answer_within(table, seat, bot, share)),
            Game::Ares(table) => placed(table, seat, ares_answer_within(table, seat, bot, share)),
        };
        answer.ok_or(AnswerError::NotAsked)
    }

    /// The game of a record, kept from now on.
    pub(super) fn game_of(&mut self, record: &str) -> Result<&Game, BrokenGame> {
        let followed = match self.0.take() {
            Some(Game::Mars(table)) => followed(table, record).map(Game::from),
            Some(Game::Ares(table)) => followed(table, record).map(Game::from),
            None => None,
        };
        let game = match followed {
            Some(game) => game,
            None => Game::from_text(record)?,
        };
        Ok(self.0.insert(game))
    }
}

/// The table of a record that goes on from a table.
fn followed<G: Seated>(table: Rc<Table<G>>, record: &str) -> Option<Table<G>> {
    Rc::unwrap_or_clone(table).followed(&Record::from_text(record).ok()?)
}

/// What a bot answers for a seat of a recorded game of which nothing is kept: see [`KeptGame::answer`].
///
/// # Errors
/// Why it has no answer.
pub fn answer(record: &str, seat: Seat, bot: Bot, share: u8) -> Result<BotChoice<u16>, AnswerError> {
    KeptGame::default().answer(record, seat, bot, share)
}

/// An answer by its place among the offers.
fn placed<G: Seated>(
    table: &Table<G>,
    seat: Seat,
    chosen: Option<BotChoice<G::Choice>>,
) -> Option<BotChoice<u16>> {
    let BotChoice { choice, reason } = chosen?;
    let place = table.offers(seat).iter().position(|&offer| offer == choice)?;
    Some(BotChoice { choice: place as u16, reason })
}

/// What a bot answers for a seat of a table of the board game, and why; `None` where the seat is not asked.
pub fn mars_answer(table: &MarsTable, seat: Seat, bot: Bot) -> Option<Chosen> {
    mars_answer_within(table, seat, bot, WHOLE)
}

fn mars_answer_within(table: &MarsTable, seat: Seat, bot: Bot, share: u8) -> Option<Chosen> {
    let view = table.view(Some(seat));
    let offers: Vec<mars::Choice> = view.choices(seat).collect();
    if offers.is_empty() {
        return None;
    }
    let seed = bot_seed(table, seat);
    let told: Vec<mars::Event> = table.heard_since(0, Some(seat)).collect();
    let look = Observation::at(&view);
    let position = Position::new(&look, seat, &offers).after(&told);
    Some(mars::bot::choose(bot, seed, &position.within(of_share(bot, mars::bot::budget(bot), share))))
}

/// What a bot answers for a seat of a table of Ares Expedition; `None` where the seat is not asked.
pub fn ares_answer(table: &AresTable, seat: Seat, bot: Bot) -> Option<ares::Choice> {
    ares_answer_within(table, seat, bot, WHOLE).map(|chosen| chosen.choice)
}

fn ares_answer_within(table: &AresTable, seat: Seat, bot: Bot, share: u8) -> Option<BotChoice<ares::Choice>> {
    let steps = of_share(bot, ares::bot::budget(bot), share);
    ares::bot::choose_within(&table.view(Some(seat)), seat, bot, steps, bot_seed(table, seat))
}

/// All the thought of a level, in percent.
const WHOLE: u8 = 100;

/// The steps of thought of a share; a level that does not look ahead has all of its few.
fn of_share(bot: Bot, steps: u32, share: u8) -> u32 {
    let share = if bot.looks_ahead() { share.min(WHOLE) } else { WHOLE };
    steps * u32::from(share) / u32::from(WHOLE)
}

/// What the chance of a bot grows from: its seat and how often it has answered. So it chooses the same when the page is loaded
/// again, and whether others answered before it where all answer at the same time.
pub(super) fn bot_seed<G: Seated>(table: &Table<G>, seat: Seat) -> Seed {
    Seed((u64::from(seat.number()) << 32) | table.answers_of(seat) as u64)
}
