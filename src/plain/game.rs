//! A game that a program holds.

use super::choice::{Choice, Wish};
use super::event::Event;
use super::fault::{Code, Fault, Read};
use super::question::{self, Outcome, Question, Want};
use super::setup::{self, SetUp};
use super::table::{self, Score, State};
use crate::games::{self, MarsTable};
use crate::kit::{Rules, Seat, Seats};
use crate::mars::bot::Reason;
use crate::mars::{self, Mars};
use crate::text::{Areas, Language, TableText};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// A game, asked and played in plain values. Arguments are named in faults as they are here.
///
/// ```
/// use viriditas::plain::{Game, SetUp, Want};
///
/// let set_up = SetUp { seed: Some("7".to_owned()), ..SetUp::default() };
/// let mut game = Game::set_up(&set_up).expect("two people can play");
/// let seat = game.asked()[0];
/// let question = game.question(seat, Want::default()).expect("there is such a seat").expect("it is asked");
/// assert_eq!(question.offers[0].text, "Play Saturn Systems");
/// game.play_at(seat, 0).expect("the first offer is accepted");
/// let text = game.save().expect("it began with a set-up");
/// let again = Game::load(&text).expect("what was saved can be loaded");
/// assert_eq!(again.save(), Ok(text));
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    table: MarsTable,
    language: Language,
    /// Whether it began as somebody wished, and not with its set-up.
    is_position: bool,
}

/// What a bot would answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Advice {
    /// The answer.
    pub choice: Choice,
    /// Its place among the offers.
    pub place: u16,
    /// What it seemed to be worth, in M€, where the bot compared.
    pub value: Option<f64>,
}

impl Game {
    /// A game that begins. Chance grows from the seed that the set-up names, or from 0.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn set_up(wish: &SetUp) -> Result<Self, Fault> {
        let (setup, seating, named) = wish.read("setUp")?;
        let table = MarsTable::new(setup, named.unwrap_or_default(), seating);
        // The set-up has no faults: it was read.
        let table = table.map_err(|_| Fault::new(Code::Impossible, "setUp", "Nobody can play so."))?;
        Ok(Self { table, language: Language::default(), is_position: false })
    }

    /// A game that was saved, as text or as what stands behind the `#` of a link.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn load(text: &str) -> Result<Self, Fault> {
        let text = text.rsplit_once('#').map_or(text, |(_, behind)| behind);
        let linked = MarsTable::from_link(text).map_err(|broken| Fault::broken("text", broken))?;
        Ok(Self { table: linked.table, language: Language::default(), is_position: false })
    }

    /// A position, for a study.
    ///
    /// # Errors
    /// What is wrong with the position.
    #[cfg(feature = "scenario")]
    pub fn position(wish: &super::Position) -> Result<Self, Fault> {
        let (setup, seating, game) = wish.read("position")?;
        let table = MarsTable::standing(setup, seating, game);
        Ok(Self { table, language: Language::default(), is_position: true })
    }

    /// The language of its words from now on, by its BCP 47 tag.
    ///
    /// # Errors
    /// There is no such language.
    pub fn speak(&mut self, tag: &str) -> Result<(), Fault> {
        self.language = super::language(tag)?;
        Ok(())
    }

    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        self.table.setup().players
    }

    /// Who owes an answer; nobody when the game is over.
    pub fn asked(&self) -> Vec<u8> {
        self.table.asked().iter().map(Seat::number).collect()
    }

    /// How many answers were given; it falls where one is taken back.
    pub fn answers(&self) -> usize {
        self.table.answers()
    }

    /// What a seat is asked; nothing where it is not, or has answered while others still owe their answers: that may be taken
    /// back by the choice `reopen`.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn question(&self, seat: u8, want: Want) -> Result<Option<Question>, Fault> {
        let seat = self.seat(seat)?;
        if !self.table.asked().contains(seat) {
            return Ok(None);
        }
        let view = self.table.view(Some(seat));
        Ok(self.speaking(view.facts(), |speaker| {
            question::describe(&view, seat, self.table.offers(seat), speaker, want)
        }))
    }

    /// What will come of an answer.
    ///
    /// # Errors
    /// Why it is not offered.
    pub fn outcome(&self, seat: u8, wish: &Wish) -> Result<Outcome, Fault> {
        let (seat, choice) = (self.seat(seat)?, wish.read("choice")?);
        let view = self.table.view(Some(seat));
        view.allows(seat, &choice).map_err(|refusal| self.refused(seat, refusal))?;
        self.speaking(view.facts(), |speaker| question::outcome(&view, seat, choice, Some(speaker)))
            .ok_or_else(|| Fault::argument("choice", "`choice` is not offered."))
    }

    /// How many answers are open to a seat, for whoever needs no values of them: 0 where it is not asked.
    pub fn offers(&self, seat: u8) -> u16 {
        Seat::new(seat).map_or(0, |seat| self.table.offers(seat).len() as u16)
    }

    /// Whom the game asks first, and how many answers are open to that seat; nobody when it is over.
    pub fn next(&self) -> Option<(u8, u16)> {
        let seat = self.table.asked().iter().next()?;
        Some((seat.number(), self.table.offers(seat).len() as u16))
    }

    /// Plays an answer; what the seat hears of it.
    ///
    /// # Errors
    /// Why it is not offered; nothing has changed then.
    pub fn play(&mut self, seat: u8, wish: &Wish) -> Result<Vec<Event>, Fault> {
        let (seat, choice) = (self.seat(seat)?, wish.read("choice")?);
        match self.table.play(seat, choice) {
            Ok(events) => Ok(told(events.iter().copied(), Some(seat))),
            Err(refusal) => Err(self.refused(seat, refusal)),
        }
    }

    /// The place of an answer among the offers.
    ///
    /// # Errors
    /// Why it is not offered.
    pub fn place(&self, seat: u8, wish: &Wish) -> Result<u16, Fault> {
        let (seat, choice) = (self.seat(seat)?, wish.read("choice")?);
        let place = self.table.view(Some(seat)).allows(seat, &choice);
        place.map_err(|refusal| self.refused(seat, refusal))
    }

    /// Plays the answer at this place of the offers.
    ///
    /// # Errors
    /// There is no such place; nothing has changed then.
    pub fn play_at(&mut self, seat: u8, place: u16) -> Result<(), Fault> {
        let seat = self.seat(seat)?;
        let played = self.table.play_at(seat, place).map(|_| ());
        played.unknown_at("place", &place.to_string())
    }

    /// Takes the last move of a seat back.
    ///
    /// # Errors
    /// Why it stays.
    pub fn undo(&mut self, seat: u8) -> Result<(), Fault> {
        let seat = self.seat(seat)?;
        self.table.undo(seat).map_err(|why| {
            let view = self.table.view(Some(seat));
            Fault::new(Code::Stays, "", self.speaking(view.facts(), |speaker| speaker.stays(why)))
        })
    }

    /// How many events were told.
    pub fn told(&self) -> usize {
        self.table.told()
    }

    /// What happened since so many events were told, as a seat heard it (`None`: as everyone may).
    ///
    /// # Errors
    /// There is no such seat.
    pub fn events(&self, since: usize, seat: Option<u8>) -> Result<Vec<Event>, Fault> {
        let who = self.who(seat)?;
        let told = self.table.heard_since(since.min(self.table.told()), who);
        Ok(told.map(Event::from).collect())
    }

    /// What a seat may hear since so many events were told, in sentences.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn story(&self, since: usize, seat: Option<u8>) -> Result<Vec<String>, Fault> {
        let who = self.who(seat)?;
        let view = self.table.view(who);
        let told = self.table.heard_since(since.min(self.table.told()), who);
        Ok(self.speaking(view.facts(), |speaker| told.map(|event| speaker.event(event)).collect()))
    }

    /// What a seat sees (`None`: what everyone may).
    ///
    /// # Errors
    /// There is no such seat.
    pub fn state(&self, seat: Option<u8>) -> Result<State, Fault> {
        Ok(table::state(&self.table, self.who(seat)?))
    }

    /// The scores as they stand, by seat.
    pub fn scores(&self) -> Vec<Score> {
        let view = self.table.view(None);
        let seats = Seats::first(self.players());
        seats.iter().map(|seat| mars::score(view.facts(), seat).into()).collect()
    }

    /// What a bot of this kind would answer for a seat, who sees what the seat sees.
    ///
    /// # Errors
    /// There is no such bot, or the seat is not asked.
    pub fn advice(&self, seat: u8, kind: &str) -> Result<Advice, Fault> {
        let bot = setup::bot(kind, "kind")?;
        let seat = self.seat(seat)?;
        let offers = self.table.offers(seat);
        let asked = "`seat` is not asked.";
        let chosen =
            games::mars_answer(&self.table, seat, bot).ok_or_else(|| Fault::argument("seat", asked))?;
        let value = match chosen.reason {
            Reason::WorthMost { value, .. } => Some(value),
            Reason::NothingWorthIt { best } => Some(best),
            Reason::OnlyOffer | Reason::Chance { .. } => None,
        };
        let place = offers.iter().position(|&offer| offer == chosen.choice).unwrap_or_default();
        Ok(Advice {
            choice: chosen.choice.into(),
            place: place as u16,
            value: value.map(|hundredths| f64::from(hundredths) / 100.0),
        })
    }

    /// The game as text: it holds every secret of its table.
    ///
    /// # Errors
    /// The game began with a position, of which there is no text.
    pub fn save(&self) -> Result<String, Fault> {
        let message = "A game that began with a position cannot be saved.";
        if self.is_position { Err(Fault::argument("game", message)) } else { Ok(self.table.to_text()) }
    }

    fn seat(&self, number: u8) -> Result<Seat, Fault> {
        let seat = Seat::new(number).filter(|_| number < self.players());
        seat.unknown_at("seat", &number.to_string())
    }

    fn who(&self, seat: Option<u8>) -> Result<Option<Seat>, Fault> {
        seat.map(|number| self.seat(number)).transpose()
    }

    fn speaking<T>(&self, facts: &mars::Facts, say: impl FnOnce(&TableText<'_>) -> T) -> T {
        let names = Seat::ALL.map(|seat| self.table.name(seat));
        say(&TableText { language: self.language, facts, names: &names, you: None, areas: Areas::Named })
    }

    fn refused(&self, seat: Seat, refusal: mars::Refusal) -> Fault {
        let view = self.table.view(Some(seat));
        let why = self.speaking(view.facts(), |speaker| speaker.refusal(refusal));
        Fault { refusal: Some(refusal.into()), ..Fault::new(Code::Refused, "choice", why) }
    }
}

/// What somebody hears of events.
fn told(events: impl Iterator<Item = mars::Event>, who: Option<Seat>) -> Vec<Event> {
    events.filter_map(|event| Mars::told_to(event, who)).map(Event::from).collect()
}
