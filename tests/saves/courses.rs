//! How two copies of a game have gone on, held against a model: over all pairs of copies of a small game in which phases where
//! seats answer together and answers in turn follow one another.

use std::collections::BTreeMap;
use viriditas::kit::bytes::{ReadError, Reader, write_number};
use viriditas::kit::{EventLog, Happening, Rng, Rules, Seat, Seated, Seats, Seed, Shows, View};
use viriditas::save::Entry;
use viriditas::table::{Bot, Controller, Divergence, Seating, Table, UndoRefusal};

const SEATS: usize = 3;
const ROUNDS: u8 = 3;
/// How many tokens a seat lays in a round at most.
const MOST_LAID: usize = 2;

/// Three lay up to two tokens each at the same time, and say that they have finished; then each takes one of two in turn.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Tokens {
    facts: Facts,
    laid: [Vec<bool>; SEATS],
    has_finished: [bool; SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Lay(bool),
    Finish,
    GoOn,
    Take(bool),
}

/// Each event of a game differs from every other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Laid { round: u8, by: Seat, place: u8, token: bool },
    Finished { round: u8, by: Seat },
    RoundLaid { round: u8 },
    Took { round: u8, by: Seat, token: bool },
}

impl Happening for Event {
    type Origin = ();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Facts {
    /// From 1.
    round: u8,
    /// How many have taken one in this round; `None` while tokens are laid.
    taken: Option<u8>,
    /// All that happened, as a number.
    told: u64,
}

impl Tokens {
    fn emit(&mut self, event: Event, heard: &mut EventLog<Event>) {
        Self::commit(&mut self.facts, event);
        heard.emit(event);
    }

    fn is_over(&self) -> bool {
        self.facts.round > ROUNDS
    }
}

impl Rules for Tokens {
    type Setup = u8;
    type Fault = &'static str;
    type Facts = Facts;
    type Question = ();
    type Choice = Choice;
    type Event = Event;
    type Refusal = &'static str;

    fn begin(_: &u8, _: Seed, _: &mut EventLog<Event>) -> Result<Self, Vec<&'static str>> {
        let facts = Facts { round: 1, taken: None, told: 0 };
        Ok(Self { facts, laid: Default::default(), has_finished: [false; SEATS] })
    }

    fn asked(&self) -> Seats {
        match self.facts.taken {
            _ if self.is_over() => Seats::NONE,
            Some(taken) => Seats::only(Seat::ALL[usize::from(taken)]),
            None => self.seats().iter().filter(|seat| !self.has_finished[seat.index()]).collect(),
        }
    }

    fn question(&self, seat: Seat) -> Option<()> {
        let may_reopen = self.together().is_some() && self.seats().contains(seat);
        (self.asked().contains(seat) || may_reopen).then_some(())
    }

    fn list(&self, seat: Seat, offers: &mut Vec<Choice>) {
        match (self.question(seat), self.together()) {
            (None, _) => {}
            (Some(()), None) => offers.extend([false, true].map(Choice::Take)),
            (Some(()), Some(_)) if self.has_finished[seat.index()] => offers.push(Choice::GoOn),
            (Some(()), Some(_)) => {
                if self.laid[seat.index()].len() < MOST_LAID {
                    offers.extend([false, true].map(Choice::Lay));
                }
                offers.push(Choice::Finish);
            }
        }
    }

    fn allows(&self, seat: Seat, choice: &Choice) -> Result<u16, &'static str> {
        let place = self.choices(seat).position(|offer| offer == *choice);
        place.map(|place| place as u16).ok_or("not on offer")
    }

    fn carry_out(&mut self, seat: Seat, choice: Choice, heard: &mut EventLog<Event>) {
        let round = self.facts.round;
        match choice {
            Choice::Lay(token) => {
                let place = self.laid[seat.index()].len() as u8;
                self.laid[seat.index()].push(token);
                self.emit(Event::Laid { round, by: seat, place, token }, heard);
            }
            Choice::Finish => {
                self.has_finished[seat.index()] = true;
                self.emit(Event::Finished { round, by: seat }, heard);
            }
            Choice::GoOn => self.has_finished[seat.index()] = false,
            Choice::Take(token) => self.emit(Event::Took { round, by: seat, token }, heard),
        }
        if self.has_finished == [true; SEATS] {
            (self.laid, self.has_finished) = (Default::default(), [false; SEATS]);
            self.emit(Event::RoundLaid { round }, heard);
        }
    }

    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn commit(facts: &mut Facts, event: Event) {
        match event {
            // In whichever order they come.
            Event::Laid { by, place, token, .. } => {
                facts.told += 1 << (8 + 4 * by.index() + 2 * usize::from(place) + usize::from(token));
            }
            Event::Finished { by, .. } => facts.told += 1 << (40 + by.index()),
            Event::RoundLaid { .. } => facts.taken = Some(0),
            Event::Took { token, .. } => {
                facts.told = facts.told.wrapping_mul(3) + u64::from(token);
                let taken = facts.taken.map_or(1, |taken| taken + 1);
                facts.taken = Some(taken).filter(|&taken| usize::from(taken) < SEATS);
                facts.round += u8::from(facts.taken.is_none());
            }
        }
    }

    fn told_to(event: Event, _: Option<Seat>) -> Option<Event> {
        Some(event)
    }

    fn blanked(&self, _: Option<Seat>) -> Self {
        self.clone()
    }

    fn imagine(view: &View<Self>, _: &mut Rng) -> Self {
        Self { facts: view.facts().clone(), laid: Default::default(), has_finished: [false; SEATS] }
    }
}

impl Seated for Tokens {
    const NUMBER: u8 = 126;
    const REVISION: u16 = 1;

    fn players(_: &u8) -> u8 {
        SEATS as u8
    }

    fn faults(_: &u8) -> Vec<&'static str> {
        Vec::new()
    }

    fn write_setup(setup: &u8, bytes: &mut Vec<u8>) {
        write_number((*setup).into(), bytes);
    }

    fn read_setup(reader: &mut Reader<'_>) -> Result<u8, ReadError> {
        Ok(reader.number()? as u8)
    }

    fn seats(&self) -> Seats {
        Seats::first(SEATS as u8)
    }

    fn round(&self) -> u8 {
        self.facts.round
    }

    fn together(&self) -> Option<u16> {
        (self.facts.taken.is_none() && !self.is_over()).then_some(self.facts.round.into())
    }

    /// A second token belongs to the move of the first one.
    fn opens_move(&self, seat: Seat) -> bool {
        self.together().is_none() || self.laid[seat.index()].len() != 1
    }

    fn reopens(choice: Choice) -> bool {
        choice == Choice::GoOn
    }

    /// One of the two tokens is drawn.
    fn shows(event: Event) -> Shows {
        match event {
            Event::Laid { token: true, .. } => Shows::Chance,
            _ => Shows::Nothing,
        }
    }

    fn walk(&self, sink: &mut impl FnMut(u64, u64)) {
        let Facts { round, taken, told } = self.facts;
        let lane = |laid: &Vec<bool>| laid.iter().fold(1, |sum, &token| sum * 2 + u64::from(token)) - 1;
        let finished = self.has_finished.iter().fold(0, |sum, &it| sum * 2 + u64::from(it));
        let [one, two, three] = &self.laid;
        let numbers = [
            round.into(),
            taken.map_or(0, |taken| u64::from(taken) + 1),
            told,
            lane(one),
            lane(two),
            lane(three),
            finished,
        ];
        (0..).zip(numbers).filter(|&(_, number)| number != 0).for_each(|(label, number)| sink(label, number));
    }
}

type Tokened = Table<Tokens>;

/// A table at which the second seat and the third one are bots'.
fn table(setup: u8, seed: u64) -> Tokened {
    let mut seating = Seating::default();
    for seat in &Seat::ALL[1..SEATS] {
        seating.players[*seat] = Controller::Bot(Bot::Random);
    }
    Table::new(setup, Seed(seed), seating).expect("any number is a set-up")
}

fn step(table: &mut Tokened, rng: &mut Rng) -> bool {
    let asked: Vec<Seat> = table.asked().iter().collect();
    if asked.is_empty() {
        return false;
    }
    let open: Vec<Seat> = table.seats().iter().filter(|&seat| !table.offers(seat).is_empty()).collect();
    let from = if rng.below(6) == 0 { &open } else { &asked };
    let seat = from[rng.below(from.len() as u32) as usize];
    let place = rng.below(table.offers(seat).len() as u32) as u16;
    table.play_at(seat, place).expect("an offer is accepted");
    true
}

/// A part of a game: a phase in which seats answer together, each in a lane of its own, or an answer in turn.
#[derive(Clone, PartialEq, Debug)]
struct Part {
    is_together: bool,
    lanes: [Vec<Choice>; SEATS],
}

impl Part {
    fn answers(&self) -> usize {
        self.lanes.iter().map(Vec::len).sum()
    }

    fn is_within(&self, other: &Self) -> bool {
        self.lanes.iter().zip(&other.lanes).all(|(own, theirs)| theirs.starts_with(own))
    }

    /// Whose answers another part has not, each seat's own held against its own.
    fn beyond(&self, other: Option<&Self>) -> Seats {
        let has_more = |seat: &Seat| {
            let (own, none) = (&self.lanes[seat.index()], Vec::new());
            let theirs = other.map_or(&none, |other| &other.lanes[seat.index()]);
            !theirs.starts_with(own)
        };
        Seats::first(SEATS as u8).iter().filter(has_more).collect()
    }
}

/// The parts of a game, and whether the last one is a phase that still runs.
fn parts(table: &Tokened) -> (Vec<Part>, bool, Vec<Entry<Choice>>) {
    let (game, journal) = table.record().replay(&mut EventLog::nothing()).expect("a record is whole");
    let entries: Vec<Entry<Choice>> = journal.entries().collect();
    let mut parts: Vec<Part> = Vec::new();
    let mut again = table.after(0);
    let mut phase = None;
    for entry in &entries {
        let now = again.record().replay(&mut EventLog::nothing()).expect("a record is whole").0.together();
        if now.is_none() || now != phase {
            parts.push(Part { is_together: now.is_some(), lanes: Default::default() });
        }
        phase = now;
        parts.last_mut().expect("one was begun").lanes[entry.seat.index()].push(entry.choice);
        again.play(entry.seat, entry.choice).expect("it was accepted before");
    }
    let runs = game.together().is_some() && game.together() == phase;
    (parts, runs, entries)
}

/// A course, with what it must say and which seats are ahead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Course {
    Same,
    Further,
    Behind,
    Together,
    Apart,
}

/// Both sides of a phase in which two copies part: whether it still runs, and whether the lanes of one are within those of the other.
type Sides = ([bool; 2], [bool; 2]);

/// What the model says of two copies: the course, whose answers this one has beyond the other, and where they part.
fn expected(
    (own, own_runs, own_entries): &(Vec<Part>, bool, Vec<Entry<Choice>>),
    (theirs, their_runs, their_entries): &(Vec<Part>, bool, Vec<Entry<Choice>>),
) -> (Divergence, Course, Seats, Option<Sides>) {
    let alike = own.iter().zip(theirs).take_while(|(own, theirs)| own == theirs).count();
    let rest = own.iter().enumerate().skip(alike);
    let ahead = rest.flat_map(|(at, part)| {
        let against = theirs.get(at).filter(|_| at == alike);
        // An answer in turn is nobody else's.
        let beyond = part.beyond(against.filter(|against| part.is_together && against.is_together));
        beyond.iter().collect::<Vec<_>>()
    });
    let ahead = ahead.collect();
    let lengths = [own, theirs].map(|parts| parts.iter().map(Part::answers).sum::<usize>());
    let common = own_entries.iter().zip(their_entries).take_while(|(one, other)| one == other).count();
    let further = (Divergence::Further(lengths[1].abs_diff(lengths[0])), Course::Further);
    let behind = (Divergence::Behind(lengths[1].abs_diff(lengths[0])), Course::Behind);
    let apart = (Divergence::Apart(common), Course::Apart);
    let mut sides = None;
    let (divergence, course) = match (own.get(alike), theirs.get(alike)) {
        (None, None) => (Divergence::Same, Course::Same),
        (None, Some(_)) => further,
        (Some(_), None) => behind,
        (Some(one), Some(other)) if one.is_together && other.is_together => {
            let runs = [*own_runs && own.len() == alike + 1, *their_runs && theirs.len() == alike + 1];
            let within = [one.is_within(other), other.is_within(one)];
            sides = Some((runs, within));
            let fits = one
                .lanes
                .iter()
                .zip(&other.lanes)
                .all(|(own, theirs)| own.starts_with(theirs) || theirs.starts_with(own));
            match (runs, within) {
                ([true, _], [true, _]) => further,
                ([_, true], [_, true]) => behind,
                ([true, true], _) if fits => (Divergence::Together(common), Course::Together),
                _ => apart,
            }
        }
        (Some(_), Some(_)) => apart,
    };
    (divergence, course, ahead, sides)
}

/// Copies that went on from any moments of one game.
fn copies(seed: u64) -> Vec<Tokened> {
    let mut rng = Rng::new(Seed(seed));
    let mut copies = vec![table(0, seed)];
    while copies.len() < 30 {
        let mut copy = copies[rng.below(copies.len() as u32) as usize].clone();
        if rng.below(5) == 0 {
            copy = copy.after(rng.below(copy.answers() as u32 + 1) as usize);
        }
        for _ in 0..=rng.below(9) {
            step(&mut copy, &mut rng);
        }
        copies.push(copy);
    }
    copies
}

#[test]
fn how_any_two_copies_of_a_game_have_gone_on_is_told_as_their_answers_say() {
    let mut met: BTreeMap<(Course, Option<Sides>), u32> = BTreeMap::new();
    for seed in 0..12 {
        let copies = copies(seed);
        let read: Vec<_> = copies.iter().map(parts).collect();
        let other_seed = table(0, seed + 1_000);
        let other_setup = table(1, seed);
        for (one, own) in copies.iter().zip(&read) {
            for (other, theirs) in copies.iter().zip(&read) {
                let (divergence, course, ahead, sides) = expected(own, theirs);
                let what = || format!("{own:?}\n{theirs:?}");
                assert_eq!(one.divergence(other), divergence, "{}", what());
                assert_eq!(one.seats_ahead(other), ahead, "{}", what());
                let is_by_bots = !ahead.is_empty() && !ahead.contains(Seat::ALL[0]);
                assert_eq!(one.is_by_bots_beyond(other), is_by_bots, "{}", what());
                assert_eq!(one.merged(other).is_some(), course == Course::Together, "{}", what());
                *met.entry((course, sides)).or_default() += 1;
            }
            for stranger in [&other_seed, &other_setup] {
                for (one, other) in [(one, stranger), (stranger, one)] {
                    assert_eq!(one.divergence(other), Divergence::Other);
                    assert!(one.seats_ahead(other).is_empty() && !one.is_by_bots_beyond(other));
                    assert!(one.merged(other).is_none());
                }
            }
        }
    }
    let (runs, over) = (true, false);
    for case in [
        (Course::Further, Some(([runs, runs], [true, false]))),
        (Course::Further, Some(([runs, over], [true, false]))),
        (Course::Behind, Some(([runs, runs], [false, true]))),
        (Course::Behind, Some(([over, runs], [false, true]))),
        (Course::Together, Some(([runs, runs], [false, false]))),
        (Course::Apart, Some(([runs, runs], [false, false]))),
        (Course::Apart, Some(([runs, over], [false, false]))),
        (Course::Apart, Some(([over, runs], [false, false]))),
        (Course::Apart, Some(([over, over], [false, false]))),
    ] {
        assert!(met.get(&case) > Some(&4), "{case:?} of {met:?}");
    }
    // Lanes of a phase that is over are within no others: it ends with the last answer that it has room for.
    let is_odd = |(_, sides): &(Course, Option<Sides>)| {
        sides.is_some_and(|(runs, within)| runs.into_iter().zip(within).any(|(runs, within)| within && !runs))
    };
    assert!(!met.keys().any(is_odd), "{met:?}");
}

/// All answers of both are in it, and no others.
#[test]
fn two_copies_that_are_merged_lose_no_answer() {
    let mut merged = 0;
    for seed in 0..12 {
        let copies = copies(seed);
        for one in &copies {
            for other in &copies {
                let Some(both) = one.merged(other) else { continue };
                merged += 1;
                for single in [one, other] {
                    let lacks = both.answers() - single.answers();
                    assert!(lacks > 0 && single.divergence(&both) == Divergence::Further(lacks));
                    assert!(single.seats_ahead(&both).is_empty());
                }
                let ahead: Seats =
                    one.seats_ahead(other).iter().chain(other.seats_ahead(one).iter()).collect();
                let brought: Seats =
                    both.seats_ahead(one).iter().chain(both.seats_ahead(other).iter()).collect();
                assert_eq!(brought, ahead);
                let again = other.merged(one).map(|again| again.to_text());
                assert_eq!(again, Some(both.to_text()));
            }
        }
    }
    assert!(merged > 40, "{merged} pairs");
}

/// All that a game told, secrets included, in the order of its record.
fn log(table: &Tokened) -> Vec<Event> {
    let mut heard = EventLog::all();
    table.record().replay(&mut heard).expect("a record is whole");
    heard.events().to_vec()
}

/// In whichever order answers come, and whether or not they end a phase.
#[test]
fn an_answer_tells_what_the_log_gains_by_it_and_an_undo_forgets_that_alone() {
    let (mut gained, mut undone, mut earlier) = (0, 0, 0);
    for seed in 0..60 {
        let mut rng = Rng::new(Seed(seed));
        let mut table = table(0, seed);
        while let Some(first) = table.asked().iter().next() {
            let asked: Vec<Seat> = table.asked().iter().collect();
            let last = *asked.last().unwrap_or(&first);
            let seat = if rng.below(2) == 0 { last } else { asked[rng.below(asked.len() as u32) as usize] };
            let before = log(&table);
            let then = table.clone();
            let place = rng.below(table.offers(seat).len() as u32) as u16;
            let heard = table.play_at(seat, place).expect("an offer is accepted").to_vec();
            let after = log(&table);
            let gain: Vec<Event> = after.iter().copied().filter(|event| !before.contains(event)).collect();
            assert_eq!(heard, gain, "seed {seed}, {seat:?}");
            assert_eq!(after.len(), before.len() + gain.len());
            gained += gain.len();
            earlier += usize::from(!after.starts_with(&before));
            if !then.is_together() {
                let last = table.after_last_of(seat).map(|table| table.to_text());
                assert_eq!(last, Some(table.to_text()), "the answer of a seat that has just answered");
                assert_eq!(then.after_last_of(seat).map(|it| it.answers()), last_of(&then, seat));
            }
            // The first seat is a person's. What others have answered together with it stays, and its own moves before.
            let (parts, runs, _) = parts(&table);
            let lane = parts.last().map(|part| part.lanes[0].clone()).unwrap_or_default();
            if runs && !lane.is_empty() {
                let is_lay = |choice: &&Choice| matches!(choice, Choice::Lay(_));
                let laid = lane.iter().filter(is_lay).count();
                let has_finished = lane.last() == Some(&Choice::Finish);
                // The finish of a seat that has laid one token belongs to its move.
                let from = if has_finished && laid != 1 { lane.len() - 1 } else { 0 };
                let mut back = table.clone();
                if lane[from..].contains(&Choice::Lay(true)) {
                    assert_eq!(back.undo(Seat::ALL[0]), Err(UndoRefusal::Reveal));
                    assert_eq!(back.to_text(), table.to_text());
                } else {
                    assert_eq!(back.undo(Seat::ALL[0]), Ok(()), "seed {seed}: {lane:?}");
                    let round = table.view(None).facts().round;
                    let stays = |event: &Event| match *event {
                        Event::Laid { by, round: of, place, .. } => {
                            by != Seat::ALL[0] || of < round || usize::from(place) < from
                        }
                        Event::Finished { by, round: of } => by != Seat::ALL[0] || of < round,
                        Event::RoundLaid { .. } | Event::Took { .. } => true,
                    };
                    let kept: Vec<Event> = after.iter().copied().filter(stays).collect();
                    assert_eq!(log(&back), kept);
                    undone += 1;
                }
            }
        }
    }
    assert!(gained > 500 && undone > 50 && earlier > 50, "{gained}, {undone} and {earlier}");
}

/// How many answers had been given with the last one of a seat.
fn last_of(table: &Tokened, seat: Seat) -> Option<usize> {
    let (_, _, entries) = parts(table);
    entries.iter().rposition(|entry| entry.seat == seat).map(|place| place + 1)
}

/// Whenever a listener asks, and however much of the phase that runs it has heard.
#[test]
fn a_listener_hears_each_event_once_whenever_it_asks() {
    let mut times = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(Seed(seed));
        let mut table = table(0, seed);
        let eyes: Vec<Option<Seat>> = table.seats().iter().map(Some).chain([None]).collect();
        let mut heard: Vec<Vec<Event>> = vec![Vec::new(); eyes.len()];
        let mut so_far: Vec<_> = eyes.iter().map(|&who| table.heard_so_far(who)).collect();
        loop {
            let asked: Vec<Seat> = table.asked().iter().collect();
            if asked.is_empty() {
                break;
            }
            let seat = asked[rng.below(asked.len() as u32) as usize];
            let place = rng.below(table.offers(seat).len() as u32) as u16;
            table.play_at(seat, place).expect("an offer is accepted");
            for (at, &who) in
                eyes.iter().enumerate().filter(|_| rng.below(3) == 0 || table.asked().is_empty())
            {
                let news = table.heard_after(so_far[at], who);
                assert!(
                    news.iter().all(|event| !heard[at].contains(event)),
                    "seed {seed}, {who:?}: {news:?}"
                );
                heard[at].extend(news);
                so_far[at] = table.heard_so_far(who);
                times += 1;
                let all: Vec<Event> = table.heard_since(0, who).collect();
                assert!(all.len() == heard[at].len() && all.iter().all(|event| heard[at].contains(event)));
            }
        }
    }
    assert!(times > 1_000, "{times} times");
}
