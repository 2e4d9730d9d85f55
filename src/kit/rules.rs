//! What a game is to everything that plays, shows, stores or searches it.

use super::{EventLog, Happening, Rng, Seat, Seats, Seed};

/// A game as a pure function of set-up, seed and choices.
///
/// One legality: `choices` is the whole truth. `play` accepts what is on it and nothing else; a refused
/// choice changes nothing.
///
/// A game of matches: two take one or two in turn, and whoever takes the last one has won.
///
/// ```
/// use viriditas::kit::{EventLog, Happening, Rng, Rules, Seat, Seats, Seed, View};
///
/// #[derive(Clone, Copy, PartialEq)]
/// struct Taken(u8);
///
/// impl Happening for Taken {
///     // There is nothing but matches to take.
///     type Origin = ();
/// }
///
/// /// The matches that lie, and how often some were taken.
/// #[derive(Clone, PartialEq)]
/// struct Matches {
///     facts: (u8, usize),
/// }
///
/// impl Rules for Matches {
///     type Setup = u8;
///     type Fault = &'static str;
///     type Facts = (u8, usize);
///     type Question = ();
///     type Choice = u8;
///     type Event = Taken;
///     type Refusal = &'static str;
///
///     fn begin(&setup: &u8, _: Seed, _: &mut EventLog<Taken>) -> Result<Self, Vec<&'static str>> {
///         if setup == 0 { Err(vec!["no matches"]) } else { Ok(Self { facts: (setup, 0) }) }
///     }
///     fn asked(&self) -> Seats {
///         if self.facts.0 == 0 { Seats::NONE } else { Seats::only(Seat::ALL[self.facts.1 % 2]) }
///     }
///     fn question(&self, seat: Seat) -> Option<()> {
///         self.asked().contains(seat).then_some(())
///     }
///     fn list(&self, seat: Seat, offers: &mut Vec<u8>) {
///         let most = if self.asked().contains(seat) { self.facts.0.min(2) } else { 0 };
///         offers.extend(1..=most);
///     }
///     fn allows(&self, seat: Seat, choice: &u8) -> Result<u16, &'static str> {
///         let place = self.choices(seat).position(|offer| offer == *choice);
///         place.map(|place| place as u16).ok_or("not one or two of those that lie")
///     }
///     fn carry_out(&mut self, _: Seat, choice: u8, heard: &mut EventLog<Taken>) {
///         Self::commit(&mut self.facts, Taken(choice));
///         heard.emit(Taken(choice));
///     }
///     fn facts(&self) -> &(u8, usize) {
///         &self.facts
///     }
///     fn commit(facts: &mut (u8, usize), Taken(matches): Taken) {
///         *facts = (facts.0 - matches, facts.1 + 1);
///     }
///     // Nothing is hidden.
///     fn told_to(event: Taken, _: Option<Seat>) -> Option<Taken> {
///         Some(event)
///     }
///     fn blanked(&self, _: Option<Seat>) -> Self {
///         self.clone()
///     }
///     fn imagine(view: &View<Self>, _: &mut Rng) -> Self {
///         Self { facts: *view.facts() }
///     }
/// }
///
/// let (one, two) = (Seat::ALL[0], Seat::ALL[1]);
/// let mut game = Matches::begin(&3, Seed(7), &mut EventLog::nothing()).expect("there are matches");
/// assert!(game.play(two, 1, &mut EventLog::nothing()).is_err(), "the other begins");
/// game.play(one, 2, &mut EventLog::nothing()).expect("two may be taken of three");
/// game.play(two, 1, &mut EventLog::nothing()).expect("one is left");
/// assert!(game.asked().is_empty());
/// ```
pub trait Rules: Clone + PartialEq {
    /// How a game is set up: plain, unvalidated data.
    type Setup;
    /// One thing wrong with a set-up.
    type Fault;
    /// Everything that is true on the table.
    type Facts: Clone + PartialEq;
    /// What a seat is asked.
    type Question;
    /// One answer.
    type Choice: Copy + Eq;
    /// One thing that happened.
    type Event: Happening;
    /// Why an answer is not offered, with numbers.
    type Refusal;

    /// Begins a game.
    ///
    /// # Errors
    /// All faults of the set-up at once.
    fn begin(
        setup: &Self::Setup,
        seed: Seed,
        heard: &mut EventLog<Self::Event>,
    ) -> Result<Self, Vec<Self::Fault>>;

    /// All who still owe an answer; empty when the game is over.
    fn asked(&self) -> Seats;

    /// What this seat is asked, if anything. A seat that has answered while others owe is asked whether it
    /// reopens its answer.
    fn question(&self, seat: Seat) -> Option<Self::Question>;

    /// Puts all answers open to this seat behind the offers that are there: in a stable order, at most 1,024. Whoever
    /// plays many games lists all of them into one buffer.
    fn list(&self, seat: Seat, offers: &mut Vec<Self::Choice>);

    /// All answers open to this seat, in a list of their own.
    fn choices(&self, seat: Seat) -> impl Iterator<Item = Self::Choice> {
        let mut offers = Vec::new();
        self.list(seat, &mut offers);
        offers.into_iter()
    }

    /// Where the choice stands in that order.
    ///
    /// # Errors
    /// Why it is not among them.
    fn allows(&self, seat: Seat, choice: &Self::Choice) -> Result<u16, Self::Refusal>;

    /// Answers: [`Rules::allows`] and, where it does, [`Rules::carry_out`].
    ///
    /// # Errors
    /// As [`Rules::allows`]; the game is then unchanged.
    fn play(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        heard: &mut EventLog<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.allows(seat, &choice)?;
        self.carry_out(seat, choice, heard);
        Ok(())
    }

    /// Answers with a choice that the caller has from [`Rules::choices`] of this very game, and judges nothing again: for
    /// a search or a replay, which have just listed them. A debug build tells a caller that has not; what any other
    /// choice makes of the game is not said.
    fn carry_out(&mut self, seat: Seat, choice: Self::Choice, heard: &mut EventLog<Self::Event>);

    /// What is true on the table.
    fn facts(&self) -> &Self::Facts;

    /// The one writer of facts.
    fn commit(facts: &mut Self::Facts, event: Self::Event);

    /// What this seat (`None`: a spectator) may hear of an event.
    fn told_to(event: Self::Event, who: Option<Seat>) -> Option<Self::Event>;

    /// The game with everything blank that this seat (`None`: a spectator) must not see.
    #[must_use]
    fn blanked(&self, who: Option<Seat>) -> Self;

    /// A game that the view could be of: blanks filled at random from what is unseen.
    fn imagine(view: &View<Self>, rng: &mut Rng) -> Self;
}

/// A game as one seat sees it. It can be asked but not played, and nobody else gets the game out of it.
#[derive(Clone, PartialEq, Debug)]
pub struct View<R>(R);

impl<R: Rules> View<R> {
    /// The only way to a view: what `who` may see (`None`: a spectator).
    pub fn of(game: &R, who: Option<Seat>) -> Self {
        Self(game.blanked(who))
    }

    /// See [`Rules::asked`].
    pub fn asked(&self) -> Seats {
        self.0.asked()
    }

    /// See [`Rules::question`].
    pub fn question(&self, seat: Seat) -> Option<R::Question> {
        self.0.question(seat)
    }

    /// See [`Rules::choices`].
    pub fn choices(&self, seat: Seat) -> impl Iterator<Item = R::Choice> {
        self.0.choices(seat)
    }

    /// See [`Rules::allows`].
    ///
    /// # Errors
    /// Why the choice is not offered.
    pub fn allows(&self, seat: Seat, choice: &R::Choice) -> Result<u16, R::Refusal> {
        self.0.allows(seat, choice)
    }

    /// See [`Rules::facts`].
    pub fn facts(&self) -> &R::Facts {
        self.0.facts()
    }

    /// The blanked game itself, for the game's own module, which offers its readings on the view.
    pub(crate) fn blanked(&self) -> &R {
        &self.0
    }
}
