//! Another game at the same table: what is kept, sent, taken back and played again hangs on nothing of Mars.
//!
//! Two lay one to three matches each, at the same time. Then they take one or two in turn, and whoever takes the last one has
//! won; or lost, as some play it.

use viriditas::kit::bytes::{ReadError, Reader, write_number};
use viriditas::kit::{EventLog, Happening, Rng, Rules, Seat, Seated, Seats, Seed, Shows, View};
use viriditas::mars::Mars;
use viriditas::save::{Broken, Record};
use viriditas::table::{Bot, Controller, Divergence, Linked, Seating, Summary, Table, UndoRefusal};

const ONE: Seat = Seat::ALL[0];
const OTHER: Seat = Seat::ALL[1];

#[derive(Clone, PartialEq, Eq, Debug)]
struct Setup {
    /// How many lie there already: at least one.
    matches: u8,
    last_loses: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Lay(u8),
    Take(u8),
    LayAgain,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Laid { by: Seat, matches: u8 },
    Taken { matches: u8 },
}

impl Happening for Event {
    type Origin = ();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Facts {
    matches: u8,
    last_loses: bool,
    laid: u8,
    taken: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Matches {
    facts: Facts,
    /// What each wants to lay, until both have said.
    laying: [Option<u8>; 2],
}

impl Matches {
    fn emit(&mut self, event: Event, heard: &mut EventLog<Event>) {
        Self::commit(&mut self.facts, event);
        heard.emit(event);
    }

    /// Who has won, once it is over.
    fn winner(&self) -> Option<Seat> {
        let last = Seat::ALL[usize::from(self.facts.taken + 1) % 2];
        self.asked().is_empty().then(|| if self.facts.last_loses { last.clockwise(2) } else { last })
    }
}

impl Rules for Matches {
    type Setup = Setup;
    type Fault = &'static str;
    type Facts = Facts;
    type Question = ();
    type Choice = Choice;
    type Event = Event;
    type Refusal = &'static str;

    fn begin(setup: &Setup, _: Seed, _: &mut EventLog<Event>) -> Result<Self, Vec<&'static str>> {
        let &Setup { matches, last_loses } = setup;
        let faults = Self::faults(setup);
        let facts = Facts { matches, last_loses, laid: 0, taken: 0 };
        if faults.is_empty() { Ok(Self { facts, laying: [None; 2] }) } else { Err(faults) }
    }

    fn asked(&self) -> Seats {
        if self.together().is_some() {
            Seats::first(2).iter().filter(|seat| self.laying[seat.index()].is_none()).collect()
        } else if self.facts.matches > 0 {
            Seats::only(Seat::ALL[usize::from(self.facts.taken % 2)])
        } else {
            Seats::NONE
        }
    }

    fn question(&self, seat: Seat) -> Option<()> {
        let has_laid = || self.together().is_some() && Seats::first(2).contains(seat);
        (self.asked().contains(seat) || has_laid()).then_some(())
    }

    fn list(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let asked = self.asked().contains(seat);
        match (self.question(seat), self.together().is_some()) {
            (None, _) => {}
            (Some(()), true) if asked => offers.extend([1, 2, 3].map(Choice::Lay)),
            (Some(()), true) => offers.push(Choice::LayAgain),
            (Some(()), false) => offers.extend((1..=self.facts.matches.min(2)).map(Choice::Take)),
        }
    }

    fn allows(&self, seat: Seat, choice: &Choice) -> Result<u16, &'static str> {
        let place = self.choices(seat).position(|offer| offer == *choice);
        place.map(|place| place as u16).ok_or("not on offer")
    }

    fn carry_out(&mut self, seat: Seat, choice: Choice, heard: &mut EventLog<Event>) {
        match choice {
            Choice::Lay(matches) => self.laying[seat.index()] = Some(matches),
            Choice::LayAgain => self.laying[seat.index()] = None,
            Choice::Take(matches) => self.emit(Event::Taken { matches }, heard),
        }
        if let [Some(one), Some(other)] = self.laying {
            self.laying = [None; 2];
            self.emit(Event::Laid { by: ONE, matches: one }, heard);
            self.emit(Event::Laid { by: OTHER, matches: other }, heard);
        }
    }

    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn commit(facts: &mut Facts, event: Event) {
        match event {
            Event::Laid { matches, .. } => {
                facts.matches += matches;
                facts.laid += 1;
            }
            Event::Taken { matches } => {
                facts.matches -= matches;
                facts.taken += 1;
            }
        }
    }

    fn told_to(event: Event, _: Option<Seat>) -> Option<Event> {
        Some(event)
    }

    fn blanked(&self, who: Option<Seat>) -> Self {
        let mut blanked = self.clone();
        for seat in Seats::first(2).iter().filter(|&seat| who != Some(seat)) {
            blanked.laying[seat.index()] = self.laying[seat.index()].and(Some(0));
        }
        blanked
    }

    fn imagine(view: &View<Self>, _: &mut Rng) -> Self {
        Self { facts: view.facts().clone(), laying: [None; 2] }
    }
}

impl Seated for Matches {
    const NUMBER: u8 = 127;
    const REVISION: u16 = 9;

    fn players(_: &Setup) -> u8 {
        2
    }

    fn faults(setup: &Setup) -> Vec<&'static str> {
        if setup.matches == 0 { vec!["no matches"] } else { Vec::new() }
    }

    fn write_setup(setup: &Setup, bytes: &mut Vec<u8>) {
        write_number(u64::from(setup.matches) << 1 | u64::from(setup.last_loses), bytes);
    }

    fn read_setup(reader: &mut Reader<'_>) -> Result<Setup, ReadError> {
        let (byte, number) = (reader.at(), reader.number()?);
        let matches = u8::try_from(number >> 1).map_err(|_| ReadError::Unknown { byte })?;
        Ok(Setup { matches, last_loses: number & 1 != 0 })
    }

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn round(&self) -> u8 {
        1 + self.facts.taken / 2
    }

    fn together(&self) -> Option<u16> {
        (self.facts.laid < 2).then_some(0)
    }

    fn opens_move(&self, _: Seat) -> bool {
        true
    }

    fn reopens(choice: Choice) -> bool {
        choice == Choice::LayAgain
    }

    fn shows(event: Event) -> Shows {
        match event {
            Event::Laid { by, .. } => Shows::Answer(by),
            Event::Taken { .. } => Shows::Nothing,
        }
    }

    fn walk(&self, sink: &mut impl FnMut(u64, u64)) {
        let Self { facts: Facts { matches, last_loses, laid, taken }, laying: [one, other] } = self;
        let laid_by = |it: &Option<u8>| it.map_or(0, |matches| matches + 1);
        let numbers = [*matches, (*last_loses).into(), *laid, *taken, laid_by(one), laid_by(other)];
        let told = (0..).zip(numbers).filter(|&(_, number)| number != 0);
        told.for_each(|(label, number)| sink(label, number.into()));
    }
}

fn table(setup: Setup, other: Controller) -> Table<Matches> {
    let mut seating = Seating::default();
    seating.players[OTHER] = other;
    Table::new(setup, Seed(3), seating).expect("the set-up is possible")
}

const WITH_NINE: Setup = Setup { matches: 9, last_loses: false };

fn step(table: &mut Table<Matches>, rng: &mut Rng) -> bool {
    let seats: Vec<Seat> = match rng.below(4) {
        0 => Seats::first(2).iter().filter(|&seat| !table.offers(seat).is_empty()).collect(),
        _ => table.asked().iter().collect(),
    };
    if table.asked().is_empty() {
        return false;
    }
    let seat = seats[rng.below(seats.len() as u32) as usize];
    let offers = table.offers(seat).to_vec();
    table.play(seat, offers[rng.below(offers.len() as u32) as usize]).expect("an offer is accepted");
    true
}

/// From any position of it, the text, the link, and each earlier moment are the game that was played.
#[test]
fn another_game_is_kept_sent_and_played_again_by_the_same_table() {
    for seed in 0..40 {
        let mut rng = Rng::new(Seed(seed));
        let setup = Setup { matches: 1 + rng.below(200) as u8, last_loses: seed % 2 == 0 };
        let mut table = table(setup.clone(), Controller::Human);
        let mut texts = vec![table.to_text()];
        while step(&mut table, &mut rng) {
            let text = table.to_text();
            // Whoever lays again has not laid.
            texts.truncate(table.answers());
            texts.push(text.clone());
            let again = Table::<Matches>::from_text(&text).expect("a table's text is whole");
            assert_eq!((again.to_text(), again.divergence(&table)), (text.clone(), Divergence::Same));
            let Linked { table: sent, to } =
                Table::<Matches>::from_link(&table.to_link(Some(OTHER))).expect("it is whole");
            assert_eq!((sent.to_text(), to), (text.clone(), Some(OTHER)));
            let summary = Summary::<Matches>::of(&text).expect("it is whole");
            assert_eq!((summary.setup, summary.answers as usize), (setup.clone(), table.answers()));
        }
        let (game, _) = table.record().replay(&mut EventLog::nothing()).expect("it is whole");
        assert!(game.winner().is_some());
        for (answers, text) in texts.iter().enumerate().filter(|&(answers, _)| answers > 2) {
            let after = table.after(answers);
            assert_eq!(
                (after.to_text(), after.divergence(&table)),
                (
                    text.clone(),
                    match table.answers() - answers {
                        0 => Divergence::Same,
                        further => Divergence::Further(further),
                    }
                )
            );
        }
        assert_eq!(table.generations().len(), usize::from(game.facts().taken / 2));
    }
}

/// What was laid unseen is taken back alone, a move past a bot's with it, and nothing past another person's.
#[test]
fn moves_of_another_game_are_taken_back_as_far_as_they_may() {
    let mut table = table(WITH_NINE, Controller::Human);
    assert_eq!(table.undo(ONE), Err(UndoRefusal::Nothing));
    table.play(ONE, Choice::Lay(3)).expect("it is offered");
    table.play(OTHER, Choice::LayAgain).expect_err("nothing was laid");
    assert_eq!(table.view(Some(OTHER)).allows(ONE, &Choice::LayAgain), Ok(0));
    table.undo(ONE).expect("nobody has seen it");
    assert_eq!(table.answers(), 0);
    table.play(ONE, Choice::Lay(2)).expect("it is offered");
    table.play(ONE, Choice::LayAgain).expect("it is offered");
    assert_eq!(table.answers(), 0, "an answer taken back leaves no trace");
    table.play(ONE, Choice::Lay(1)).expect("it is offered");
    table.play(OTHER, Choice::Lay(1)).expect("it is offered");
    assert_eq!(table.undo(ONE), Err(UndoRefusal::Decision { by: OTHER }));
    table.play(ONE, Choice::Take(2)).expect("it is offered");
    table.undo(ONE).expect("nobody has answered since");
    table.play(ONE, Choice::Take(1)).expect("it is offered");
    table.play(OTHER, Choice::Take(1)).expect("it is offered");
    assert_eq!(table.undo(ONE), Err(UndoRefusal::Decision { by: OTHER }));

    let mut with_bot = self::table(WITH_NINE, Controller::Bot(Bot::Random));
    for (seat, choice) in
        [(ONE, Choice::Lay(1)), (OTHER, Choice::Lay(1)), (ONE, Choice::Take(2)), (OTHER, Choice::Take(1))]
    {
        with_bot.play(seat, choice).expect("it is offered");
    }
    with_bot.undo(ONE).expect("a bot has answered since");
    assert_eq!(with_bot.answers(), 2);
    assert_eq!(with_bot.undo(ONE), Err(UndoRefusal::Reveal), "what both laid is seen");
}

#[test]
fn a_record_of_another_game_says_so_and_has_faults_of_its_own() {
    let text = table(WITH_NINE, Controller::Human).to_text();
    assert_eq!(Table::<Mars>::from_text(&text).err(), Some(Broken::OtherGame));
    let mars = Table::<Mars>::new(viriditas::mars::Setup::new(2), Seed(1), Seating::default());
    let mars = mars.expect("the set-up is possible").to_text();
    assert_eq!(Table::<Matches>::from_text(&mars).err(), Some(Broken::OtherGame));

    let record = table(WITH_NINE, Controller::Human).record();
    let without = Setup { matches: 0, ..WITH_NINE };
    let (game, journal) = record.replay(&mut EventLog::nothing()).expect("it is whole");
    let forged = Record::of(&without, record.seed(), &journal, &game).to_text();
    assert_eq!(Record::<Matches>::from_text(&forged), Err(Broken::Setup { faults: vec!["no matches"] }));
}
