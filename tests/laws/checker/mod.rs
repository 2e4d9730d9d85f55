//! Every law of the engine, checked at the questions of random games. The laws see the game from outside:
//! they recount, fold and compare, and share no code with the rules.

pub(crate) mod any_game;
mod cards;
pub(crate) mod covering;
mod forecast;
mod ground;
pub(crate) mod hidden;
mod memory;
pub(crate) mod offers;
pub(crate) mod payment;
mod solar;
pub(crate) mod steps;
pub(crate) mod table;
mod unoffered;

pub(crate) use any_game::{Law, Verdict, hold};
use any_game::{Lawful, comes_back, each_is_accepted, nobody_sees, refused, well_formed};
use covering::covering;
use std::cell::Cell;
use std::fmt::{Display, Formatter};
use std::sync::LazyLock;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seats, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::cards::{CardSet, all};
use viriditas::mars::maps::{MAPS, synthetic::FIRST};
use viriditas::mars::{
    AGENDA, Choice, Event, Facts, Mars, Phase, REAL_AGENDA, Refusal, SWITCHES, Setup, Switch, SwitchSpec,
    Switches, deepest_agenda,
};
use viriditas::save::Journal;

/// A law that did not hold, and where.
#[derive(Debug)]
pub(crate) struct Broken {
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
    /// How many answers the journal had.
    pub(crate) position: usize,
    pub(crate) law: Law,
}

impl Display for Broken {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        let Self { setup, seed, position, law } = self;
        write!(
            to,
            "{setup:?}, seed {seed}, journal position {position}: {} is broken: {}",
            law.name, law.what
        )
    }
}

/// What was checked.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) questions: u64,
    pub(crate) offers: u64,
    pub(crate) refusals: u64,
    pub(crate) forecasts: u64,
    pub(crate) payments: u64,
    pub(crate) views: u64,
    pub(crate) imagined: u64,
    pub(crate) records: u64,
    pub(crate) deepest_agenda: usize,
    pub(crate) most_offers: usize,
    pub(crate) generations: u64,
    /// The cards that somebody played.
    pub(crate) cards: CardSet,
}

/// How often the dear laws are checked: at one question of so many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Playing offers on copies, forecasts and views.
    pub(crate) copies: u32,
    /// Playing imagined games to their end.
    pub(crate) playouts: u32,
}

/// At one question of so many a game is saved and loaded: some ten times a game.
const SAVED: u32 = 40;

/// So many combinations of options are played, if there are no more.
const MOST_COMBINATIONS: usize = 512;

/// The options of the game with this number: all combinations in turn, and in one round of four some cards are left out.
pub(crate) fn combination(number: u64) -> Setup {
    let all = combinations();
    let (round, place) = (number / all.len() as u64, number % all.len() as u64);
    let setup = all[place as usize];
    if round % 4 == 1 { without_one_in(5, setup, number) } else { setup }
}

/// A set-up without one card of so many, by lot; unchanged if that is too many.
fn without_one_in(so_many: u32, setup: Setup, seed: u64) -> Setup {
    let mut rng = Rng::new(Seed(seed));
    let banned = all().filter(|_| rng.below(so_many) == 0).map(|card| card.id).collect();
    let without = Setup { banned, ..setup };
    if without.faults().is_empty() { without } else { setup }
}

/// The switches that the games here turn: all that exist. What is synthetic is turned on beside them.
fn rows() -> impl Iterator<Item = &'static SwitchSpec> {
    SWITCHES.iter().filter(|row| row.switch != Switch::Synthetic)
}

/// The legal combinations of players, maps, boxes and options, and no, some or only beginners: every one while they are few. Of
/// each number of players the usual boxes and options come first, and the last switch turns most often.
pub(crate) fn combinations() -> &'static [Setup] {
    // They take long to find, and each game asks for them.
    static ALL: LazyLock<Vec<Setup>> = LazyLock::new(|| {
        let values: Vec<usize> = [5, 3, MAPS.len()].into_iter().chain(rows().map(|_| 2)).collect();
        let mixes = covering(&values, MOST_COMBINATIONS, |mix| setup(mix).is_some());
        mixes.iter().filter_map(|mix| setup(mix)).collect()
    });
    &ALL
}

/// The set-up of a combination: players, beginners, map, and of each switch whether it is turned; `None` if it is not legal.
fn setup(mix: &[usize]) -> Option<Setup> {
    let players = mix[0] as u8 + 1;
    let some = if players == 1 { 1 } else { players.div_ceil(2) };
    let beginners = [Seats::NONE, Seats::first(some), Seats::first(players)][mix[1]];
    // Alone, some are all.
    let is_new = players > 1 || mix[1] < 2;
    let turned = |on: Switches, (row, &turns): (&SwitchSpec, &usize)| match (turns == 1, on.has(row.switch)) {
        (false, _) => on,
        (true, true) => on.without(row.switch),
        (true, false) => on.with(row.switch),
    };
    let on = rows().zip(&mix[3..]).fold(Switches::USUAL, turned);
    let setup = Setup { on, beginners, map: mix[2] as u8, ..Setup::new(players) };
    (is_new && setup.faults().is_empty()).then_some(setup)
}

/// So many kinds of games are synthetic: with maps, with cards, or with both.
const KINDS: u64 = 3;

/// The set-up of the synthetic game with this number: each map with cards and without them, and the cards on a real map, over
/// the combinations in turn.
pub(crate) fn synthetic(number: u64) -> Setup {
    let maps = u64::from(u8::MAX - FIRST) + 1;
    let (place, kind, round) = (number % maps, number / maps % KINDS, number / maps / KINDS);
    // One further in each round, so that every map comes to every combination.
    let setup = combination(place + round);
    // What belongs to a printed map is not played on another.
    let bound = rows().filter(|row| row.only_on.is_some());
    let mapped =
        Setup { map: FIRST + place as u8, ..bound.fold(setup, |setup, row| setup.without(row.switch)) };
    match kind {
        0 => mapped.with(Switch::Synthetic),
        1 => mapped,
        _ => setup.with(Switch::Synthetic),
    }
}

thread_local! {
    static PLACE: Cell<Option<(Setup, u64, usize)>> = const { Cell::new(None) };
}

/// Lets a panic say which game it was.
pub(crate) fn name_games_in_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        before(panic);
        if let Some((setup, seed, position)) = PLACE.get() {
            eprintln!("at {setup:?}, seed {seed}, journal position {position}");
        }
    }));
}

/// Plays one random game and checks the laws on its way.
pub(crate) fn check(setup: Setup, seed: u64, sample: Sample, tally: &mut Tally) -> Result<(), Box<Broken>> {
    let mut position = 0;
    // What the game before owed is forgotten.
    _ = deepest_agenda();
    PLACE.set(Some((setup, seed, position)));
    let verdict = Walk::begin(setup, seed).and_then(|mut walk| {
        loop {
            PLACE.set(Some((setup, seed, walk.journal.len())));
            position = walk.journal.len();
            walk.laws(sample, tally)?;
            if !walk.step()? {
                tally.games += 1;
                tally.generations += u64::from(walk.game.facts().generation);
                let players = &walk.game.facts().players.0;
                tally.cards = players.iter().fold(tally.cards, |cards, player| cards.or(&player.played));
                return Ok(());
            }
        }
    });
    verdict.map_err(|law| Box::new(Broken { setup, seed, position, law }))
}

impl Lawful for Mars {
    fn is_over(&self) -> bool {
        self.facts().phase == Phase::Over
    }

    fn cards_are_in_one_place(&self) -> Verdict {
        cards::each_in_one_place(self.facts())
    }

    fn is_there(facts: &Facts, event: Event) -> Verdict {
        table::is_there(facts, event)
    }

    fn any_choice(like: Choice, rng: &mut Rng) -> Choice {
        unoffered::any_choice(like, rng)
    }
}

/// A game on its way, with what the checker keeps beside it.
struct Walk {
    setup: Setup,
    seed: u64,
    game: Mars,
    journal: Journal<Mars>,
    /// The facts as the events alone tell them.
    folded: Facts,
    heard: EventLog<Event>,
    /// Events that are being played: their tags count.
    live: Vec<viriditas::mars::cards::CardId>,
    memory: memory::Memory,
    solar: solar::Solar,
    rng: Rng,
    /// In every third game a greedy player takes most of the answers: it comes to richer tables than chance.
    greedy: Option<Greedy>,
}

impl Walk {
    fn begin(setup: Setup, seed: u64) -> Result<Self, Law> {
        let fault = |faults| Law { name: "a game begins", what: format!("{faults:?}") };
        let mut heard = EventLog::all();
        let folded = Mars::empty_table(&setup, Seed(seed)).map_err(fault)?;
        let game = Mars::begin(&setup, Seed(seed), &mut heard).map_err(fault)?;
        let mut rng = Rng::new(Seed(seed ^ 0x5EED));
        let greedy = (rng.below(3) == 0).then(|| Greedy::new(Seed(seed)));
        let mut walk = Self {
            setup,
            seed,
            game,
            journal: Journal::new(),
            folded,
            heard,
            live: Vec::new(),
            memory: memory::Memory::default(),
            solar: solar::Solar::default(),
            rng,
            greedy,
        };
        walk.fold()?;
        Ok(walk)
    }

    fn fold(&mut self) -> Verdict {
        for &event in self.heard.events() {
            Mars::is_there(&self.folded, event)?;
            self.solar.hear(&self.folded, event)?;
            Mars::commit(&mut self.folded, event);
            self.memory.hear(event);
            match event {
                Event::Played { card, .. }
                    if viriditas::mars::cards::card(card).kind == viriditas::mars::cards::Kind::Event =>
                {
                    self.live.push(card);
                }
                Event::TurnedDown { card, .. } => self.live.retain(|&id| id != card),
                _ => {}
            }
        }
        self.memory.look(&self.game);
        Ok(())
    }

    fn laws(&mut self, sample: Sample, tally: &mut Tally) -> Verdict {
        let game = &self.game;
        hold("the events tell the facts", self.folded == *game.facts(), || {
            table::difference(&self.folded, game.facts())
        })?;
        game.cards_are_in_one_place()?;
        table::recounts(game.facts(), &self.live)?;
        ground::tiles_fit(game.facts())?;
        table::within_bounds(game.facts())?;
        let deepest = deepest_agenda();
        tally.deepest_agenda = tally.deepest_agenda.max(deepest);
        // What never was may be owed in greater numbers, and still finds room.
        let is_synthetic = self.setup.on.has(Switch::Synthetic);
        let most = if is_synthetic { AGENDA - 4 } else { REAL_AGENDA / 2 };
        hold("the agenda has room to spare", deepest <= most, || {
            format!("{deepest} of {AGENDA} tasks were owed")
        })?;
        let is_sampled = self.rng.below(sample.copies) == 0;
        for seat in Seat::ALL {
            let offers = well_formed(game, seat)?;
            tally.most_offers = tally.most_offers.max(offers.len());
            if offers.is_empty() {
                continue;
            }
            tally.questions += 1;
            offers::are_about_something(game, seat)?;
            payment::budget_reaches(game, seat, &offers)?;
            payment::is_told_when_asked(game, seat)?;
            if is_sampled {
                each_is_accepted(game, seat, &offers)?;
                offers::are_all_that_is_permitted(game, seat, &offers)?;
                tally.offers += offers.len() as u64;
                let tells_nothing = |choice| unoffered::tells_no_payment(game, seat, choice);
                tally.refusals += refused(game, seat, &offers, &mut self.rng, tells_nothing)?;
                tally.forecasts += forecast::comes_true(game, seat, &offers, &mut self.rng)?;
                tally.payments += payment::paid_as_told(game, seat, &offers, &mut self.rng)?;
            }
        }
        if game.asked().is_empty() || self.rng.below(SAVED) == 0 {
            comes_back(&self.setup, self.seed, &self.journal, game)?;
            tally.records += 1;
        }
        for who in Seat::ALL.into_iter().map(Some).chain([None]) {
            let is_at_table = who.is_none_or(|seat| seat.number() < game.facts().options.players);
            if !is_at_table {
                continue;
            }
            hidden::told(game, who, self.heard.events())?;
            if is_sampled {
                hidden::permuting_changes_nothing(game, who, &mut self.rng)?;
                let to_the_end = self.rng.below(sample.playouts) == 0;
                hidden::imagined_fits(game, who, &mut self.rng, to_the_end)?;
                self.memory.is_kept(game, who, &mut self.rng)?;
                tally.views += 1;
                tally.imagined += u64::from(to_the_end);
            }
        }
        Ok(())
    }

    /// Plays one random answer; `false` when the game is over.
    fn step(&mut self) -> Result<bool, Law> {
        self.heard.forget();
        let answer = match &mut self.greedy {
            Some(greedy) if self.rng.below(4) > 0 => greedy_answer(&self.game, greedy),
            _ => random_answer(&self.game, &mut self.rng),
        };
        let Some((seat, choice)) = answer else { return Ok(false) };
        let prices = payment::prices_together(&self.game);
        let before = self.game.clone();
        let played = self.journal.play(&mut self.game, seat, choice, &mut self.heard);
        accepted(seat, choice, played)?;
        nobody_sees(&before, seat, &self.game)?;
        payment::rating_is_paid(&before, seat, self.heard.events())?;
        payment::bought_as_told(&prices, self.heard.events())?;
        self.fold()?;
        Ok(true)
    }
}

/// An answer of the greedy player for the first asked seat; `None` when the game is over.
fn greedy_answer(game: &Mars, greedy: &mut Greedy) -> Option<(Seat, Choice)> {
    let seat = game.asked().iter().next()?;
    let offers: Vec<_> = game.choices(seat).collect();
    Some((seat, greedy.choose(&Position::new(&Observation::new(game, seat), seat, &offers)).choice))
}

/// An answer at random of one asked seat at random; `None` when the game is over.
pub(crate) fn random_answer(game: &Mars, rng: &mut Rng) -> Option<(Seat, Choice)> {
    let asked = game.asked();
    let seat = asked.iter().nth(rng.below(asked.len() as u32) as usize)?;
    let offers: Vec<_> = game.choices(seat).collect();
    Some((seat, offers[rng.below(offers.len() as u32) as usize]))
}

/// Plays one answer at random; `false` when the game is over.
pub(crate) fn random_step(game: &mut Mars, rng: &mut Rng, heard: &mut EventLog<Event>) -> Result<bool, Law> {
    let Some((seat, choice)) = random_answer(game, rng) else { return Ok(false) };
    accepted(seat, choice, game.play(seat, choice, heard))?;
    Ok(true)
}

fn accepted(seat: Seat, choice: Choice, played: Result<(), Refusal>) -> Verdict {
    played.map_err(|refusal| Law {
        name: "an offer is accepted",
        what: format!("{seat:?} {choice:?}: {refusal:?}"),
    })
}

/// Plays a random game to its end, checking nothing but that it ends.
pub(crate) fn play_out(game: &mut Mars, rng: &mut Rng) -> Verdict {
    const FAR_TOO_MANY: u32 = 100_000;
    for _ in 0..FAR_TOO_MANY {
        if !random_step(game, rng, &mut EventLog::nothing())? {
            return Ok(());
        }
    }
    hold("a game ends", false, || format!("not after {FAR_TOO_MANY} answers"))
}
