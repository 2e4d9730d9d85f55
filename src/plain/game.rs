//! A game that a program holds.

use super::analysed::AnalysedPart;
use super::candidate::RankedAnswer;
use super::fault::{Code, Fault, Read};
use super::question::Want;
use super::setup;
use super::spoken::{Speaker, Spoken};
use crate::ares::Ares;
use crate::games::{GameAnalyst, whole_advice};
use crate::kit::{Seat, Seats};
use crate::mars::Mars;
use crate::save::Broken;
use crate::table::{HeardSoFar, Table};
use crate::text::Language;
use std::rc::Rc;

/// A game, asked and played in plain values. Arguments are named in faults as they are here.
#[derive(Clone, Debug)]
pub struct Held<G: Spoken> {
    table: Table<G>,
    language: Language,
    /// Whether it began as somebody wished, and not with its set-up.
    is_position: bool,
}

/// A game of the board game.
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
pub type Game = Held<Mars>;

/// A game of Ares Expedition.
///
/// ```
/// use viriditas::plain::{AresGame, AresSetUp, AresShape, Want};
///
/// let set_up = AresSetUp { seed: Some("7".to_owned()), ..AresSetUp::default() };
/// let mut game = AresGame::set_up(&set_up).expect("two people can play");
/// let question = game.question(1, Want::default()).expect("there is such a seat").expect("it is asked");
/// assert_eq!((question.shape, question.offers.len()), (AresShape::Corporation, 2));
/// game.play_at(1, 0).expect("the first offer is accepted");
/// let text = game.save().expect("it began with a set-up");
/// assert_eq!(AresGame::load(&text).map(|game| game.answers()), Ok(1));
/// ```
pub type AresGame = Held<Ares>;

impl<G: Spoken> Held<G> {
    /// A game that begins. Chance grows from the seed that the set-up names, or from 0.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn set_up(wish: &G::SetUpWish) -> Result<Self, Fault> {
        let (setup, seating, named) = G::read_set_up(wish, "setUp")?;
        let table = Table::new(setup, named.unwrap_or_default(), seating);
        // The set-up has no faults: it was read.
        let table = table.map_err(|_| Fault::new(Code::Impossible, "setUp", "Nobody can play so."))?;
        Ok(Self { table, language: Language::default(), is_position: false })
    }

    /// A game that was saved, as text or as what stands behind the `#` of a link.
    ///
    /// # Errors
    /// What is wrong with the text; that it is of another game.
    pub fn load(text: &str) -> Result<Self, Fault> {
        let linked = Table::from_link(behind_the_link(text));
        let linked = linked.map_err(|broken| Fault::broken("text", Broken::of_faults(broken)))?;
        Ok(Self { table: linked.table, language: Language::default(), is_position: false })
    }

    /// A game that goes on at this table.
    pub(super) fn at(table: Rc<Table<G>>) -> Self {
        let table = Rc::unwrap_or_clone(table);
        Self { table, language: Language::default(), is_position: false }
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
        G::players(self.table.setup())
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
    pub fn question(&self, seat: u8, want: Want) -> Result<Option<G::PlainQuestion>, Fault> {
        let seat = self.seat(seat)?;
        if !self.table.asked().contains(seat) {
            return Ok(None);
        }
        let view = self.table.view(Some(seat));
        Ok(self.speaking(view.facts(), |speaker| {
            G::describe(&view, seat, self.table.offers(seat), speaker, want)
        }))
    }

    /// What will come of an answer.
    ///
    /// # Errors
    /// Why it is not offered.
    pub fn outcome(&self, seat: u8, wish: &G::Wish) -> Result<G::PlainOutcome, Fault> {
        let (seat, choice) = (self.seat(seat)?, G::read_choice(wish, "choice")?);
        let view = self.table.view(Some(seat));
        view.allows(seat, &choice).map_err(|refusal| self.refused(seat, refusal))?;
        self.speaking(view.facts(), |speaker| G::outcome(&view, seat, choice, speaker))
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
    pub fn play(&mut self, seat: u8, wish: &G::Wish) -> Result<Vec<G::PlainEvent>, Fault> {
        let (seat, choice) = (self.seat(seat)?, G::read_choice(wish, "choice")?);
        let so_far = self.table.heard_so_far(Some(seat));
        if let Err(refusal) = self.table.play(seat, choice) {
            return Err(self.refused(seat, refusal));
        }
        Ok(self.table.heard_after(so_far, Some(seat)).into_iter().map(G::PlainEvent::from).collect())
    }

    /// The place of an answer among the offers.
    ///
    /// # Errors
    /// Why it is not offered.
    pub fn place(&self, seat: u8, wish: &G::Wish) -> Result<u16, Fault> {
        let (seat, choice) = (self.seat(seat)?, G::read_choice(wish, "choice")?);
        let place = self.table.view(Some(seat)).allows(seat, &choice);
        place.map_err(|refusal| self.refused(seat, refusal))
    }

    /// Plays the answer at this place of the offers.
    ///
    /// # Errors
    /// There is no such place; nothing has changed then.
    pub fn play_at(&mut self, seat: u8, place: u16) -> Result<(), Fault> {
        let seat = self.seat(seat)?;
        let Some(most) = self.table.offers(seat).len().checked_sub(1) else {
            return Err(Fault::argument("seat", "`seat` is not asked."));
        };
        let played = self.table.play_at(seat, place).map(|_| ());
        played.within_at("place", most)
    }

    /// Takes the last move of a seat back.
    ///
    /// # Errors
    /// Why it stays.
    pub fn undo(&mut self, seat: u8) -> Result<(), Fault> {
        let seat = self.seat(seat)?;
        self.table.undo(seat).map_err(|why| {
            let view = self.table.view(Some(seat));
            Fault::new(Code::Stays, "", self.speaking(view.facts(), |speaker| G::say_stays(speaker, why)))
        })
    }

    /// How many events were told to everyone. While all answer together it stays: what they do is told when all have answered.
    pub fn told(&self) -> usize {
        self.table.running_from()
    }

    /// How far a seat has heard (`None`: a spectator), for [`Self::news`].
    ///
    /// # Errors
    /// There is no such seat.
    pub fn heard(&self, seat: Option<u8>) -> Result<HeardSoFar, Fault> {
        Ok(self.table.heard_so_far(self.who(seat)?))
    }

    /// What a seat may hear that it had not heard so far, each event once (`None`: what everyone may).
    ///
    /// # Errors
    /// There is no such seat.
    pub fn news(&self, so_far: HeardSoFar, seat: Option<u8>) -> Result<Vec<G::PlainEvent>, Fault> {
        let heard = self.table.heard_after(so_far, self.who(seat)?);
        Ok(heard.into_iter().map(G::PlainEvent::from).collect())
    }

    /// What happened since so many events were told, as a seat heard it (`None`: as everyone may). What a seat has done while all
    /// answer together it hears each time until that is over.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn events(&self, since: usize, seat: Option<u8>) -> Result<Vec<G::PlainEvent>, Fault> {
        let who = self.who(seat)?;
        let told = self.table.heard_since(since.min(self.table.told()), who);
        Ok(told.map(G::PlainEvent::from).collect())
    }

    /// What a seat may hear since so many events were told, in sentences.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn story(&self, since: usize, seat: Option<u8>) -> Result<Vec<String>, Fault> {
        let who = self.who(seat)?;
        let view = self.table.view(who);
        let told = self.table.heard_since(since.min(self.table.told()), who);
        Ok(self.speaking(view.facts(), |speaker| told.map(|event| G::say_event(speaker, event)).collect()))
    }

    /// What a seat sees (`None`: what everyone may).
    ///
    /// # Errors
    /// There is no such seat.
    pub fn state(&self, seat: Option<u8>) -> Result<G::PlainState, Fault> {
        Ok(G::state(&self.table, self.who(seat)?))
    }

    /// The scores as they stand, by seat.
    pub fn scores(&self) -> Vec<G::PlainScore> {
        let view = self.table.view(None);
        let seats = Seats::first(self.players());
        seats.iter().map(|seat| G::score(view.facts(), seat)).collect()
    }

    /// What a bot of this kind would answer for a seat, who sees what the seat sees.
    ///
    /// # Errors
    /// There is no such bot, or the seat is not asked.
    pub fn advice(&self, seat: u8, kind: &str) -> Result<G::PlainAdvice, Fault> {
        let bot = setup::bot(kind, "kind")?;
        let advice = G::advice(&self.table, self.seat(seat)?, bot);
        advice.ok_or_else(|| Fault::argument("seat", "`seat` is not asked."))
    }

    /// The best answers of a seat, at most three and the best one first, compared in games as they could be for whoever sees what the seat
    /// sees. It takes a second or two.
    ///
    /// # Errors
    /// The seat is not asked.
    pub fn candidates(&self, seat: u8) -> Result<Vec<RankedAnswer>, Fault> {
        let advice = whole_advice(&self.table, self.seat(seat)?);
        let advice = advice.ok_or_else(|| Fault::argument("seat", "`seat` is not asked."))?;
        Ok(advice.lines.into_iter().map(RankedAnswer::from).collect())
    }

    /// What answers from a place on changed of what each seat might expect, and how good those of some seats were, of everyone where none are named; as
    /// many answers as take a second or two.
    ///
    /// # Errors
    /// The game began with a position, or a seat is none of its players.
    pub fn analyse(&self, from: usize, seats: Option<Vec<u8>>) -> Result<AnalysedPart, Fault> {
        let message = "A game that began with a position cannot be analysed.";
        if self.is_position {
            return Err(Fault::argument("game", message));
        }
        let named =
            seats.map(|seats| seats.into_iter().map(|seat| self.seat(seat)).collect::<Result<Seats, _>>());
        let judged = named.transpose()?.unwrap_or_else(|| self.table.seats());
        let record = self.table.record().to_text();
        let mut kept = GameAnalyst::default();
        let broken = |broken| Fault::broken("game", broken);
        let begun = (from == 0).then(|| kept.begun(&record)).transpose().map_err(broken)?;
        let answers = kept.answers(&record, from, judged).map_err(broken)?;
        Ok(AnalysedPart::of(self.players(), begun.as_ref(), answers))
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
        seat.within_at("seat", usize::from(self.players().saturating_sub(1)))
    }

    fn who(&self, seat: Option<u8>) -> Result<Option<Seat>, Fault> {
        seat.map(|number| self.seat(number)).transpose()
    }

    fn speaking<T>(&self, facts: &G::Facts, say: impl FnOnce(&Speaker<'_, G>) -> T) -> T {
        let names = Seat::ALL.map(|seat| self.table.name(seat));
        say(&Speaker { language: self.language, facts, names: &names })
    }

    fn refused(&self, seat: Seat, refusal: G::Refusal) -> Fault {
        let view = self.table.view(Some(seat));
        let refusal_value = G::why(&refusal);
        let why = self.speaking(view.facts(), |speaker| G::say_refusal(speaker, refusal));
        Fault { refusal: Some(refusal_value), ..Fault::new(Code::Refused, "choice", why) }
    }
}

#[cfg(feature = "scenario")]
impl Game {
    /// A position, for a study.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn position(wish: &super::Position) -> Result<Self, Fault> {
        let (setup, seating, game) = wish.read("position")?;
        let table = Table::standing(setup, seating, game);
        Ok(Self { table, language: Language::default(), is_position: true })
    }
}

/// What stands behind the `#` of a link; any other text as it is.
pub(super) fn behind_the_link(text: &str) -> &str {
    text.rsplit_once('#').map_or(text, |(_, behind)| behind)
}
