//! Several windows with one game: one plays, and whatever was played in any of them is kept.

use crate::saves::tables::{of_mars, reopen, step, table};
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::mem;
use std::rc::Rc;
use viriditas::games::MarsRecord;
use viriditas::games::MarsTable;
use viriditas::kit::{Rng, Seed};
use viriditas::mars::Setup;
use viriditas::store::{
    Memory, Message, Received, SaveSlot, Saved, Store, StoreFault, Window, WindowAction, list, text,
};
use viriditas::table::Divergence;

const WINDOWS: usize = 3;

/// How many moments pass at most before a window hears what was said or put into the store.
const DELAY: u64 = 6;

/// So long a window that took a game waits before it plays: the other hears of it, and is heard.
const PATIENCE: u64 = 2 * DELAY + 1;

/// A string put under a key or taken away: when, and by which window.
type Change = (u64, usize, String, Option<String>);

/// What lies between windows: a browser has each window's store see late what others have put there.
#[derive(Default)]
struct Browser {
    strings: BTreeMap<String, String>,
    changes: [VecDeque<Change>; WINDOWS],
    /// When it was said, and what.
    messages: [VecDeque<(u64, String)>; WINDOWS],
    now: u64,
}

/// The store as one window sees it.
struct View {
    window: usize,
    strings: BTreeMap<String, String>,
    /// Own changes that the window has not heard back: what others did to those keys came before.
    unheard: BTreeMap<String, u32>,
    browser: Rc<RefCell<Browser>>,
}

impl View {
    fn of(browser: &Rc<RefCell<Browser>>, window: usize) -> Self {
        let strings = browser.borrow().strings.clone();
        browser.borrow_mut().changes[window].clear();
        Self { window, strings, unheard: BTreeMap::new(), browser: browser.clone() }
    }

    fn change(&mut self, key: &str, text: Option<&str>) {
        let text = text.map(str::to_owned);
        write(&mut self.strings, key, text.clone());
        *self.unheard.entry(key.to_owned()).or_default() += 1;
        let mut browser = self.browser.borrow_mut();
        write(&mut browser.strings, key, text.clone());
        let now = browser.now;
        for changes in &mut browser.changes {
            changes.push_back((now, self.window, key.to_owned(), text.clone()));
        }
    }

    /// Hears of one change; `false` when there is none.
    fn on_message(&mut self) -> bool {
        let change = self.browser.borrow_mut().changes[self.window].pop_front();
        let Some((_, by, key, text)) = change else { return false };
        let unheard = self.unheard.entry(key.clone()).or_default();
        if by == self.window {
            *unheard = unheard.saturating_sub(1);
        } else if *unheard == 0 {
            write(&mut self.strings, &key, text);
        }
        true
    }
}

fn write(strings: &mut BTreeMap<String, String>, key: &str, text: Option<String>) {
    match text {
        Some(text) => strings.insert(key.to_owned(), text),
        None => strings.remove(key),
    };
}

impl Store for View {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        Ok(self.strings.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        self.change(key, Some(text));
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        self.change(key, None);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        Ok(self.strings.keys().cloned().collect())
    }
}

/// A window as the page holds it.
struct Page {
    view: View,
    window: Window,
    game: Option<(SaveSlot, MarsTable)>,
    waits: bool,
    /// When it took the game.
    taken: u64,
    is_settled: bool,
    clock: Clock,
}

/// What a window takes for the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Clock {
    /// The clock is right.
    #[default]
    Right,
    /// The clock is so far ahead.
    Ahead(u64),
    /// The clock stands still.
    Still(u64),
    /// The clock goes back.
    Back,
}

impl Clock {
    fn at(self, now: u64) -> u64 {
        match self {
            Self::Right => now,
            Self::Ahead(by) => now + by,
            Self::Still(at) => at,
            Self::Back => 5_000_u64.saturating_sub(now),
        }
    }
}

impl Page {
    fn new(browser: &Rc<RefCell<Browser>>, number: usize) -> Self {
        let view = View::of(browser, number);
        Self {
            view,
            window: Window::new(number as u64),
            game: None,
            waits: false,
            taken: 0,
            is_settled: false,
            clock: Clock::Right,
        }
    }

    /// A window with another clock.
    fn with(browser: &Rc<RefCell<Browser>>, number: usize, clock: Clock) -> Self {
        Self { clock, ..Self::new(browser, number) }
    }

    fn emit(&self, message: &Message) {
        let mut browser = self.view.browser.borrow_mut();
        let now = browser.now;
        for (number, messages) in browser.messages.iter_mut().enumerate() {
            if number != self.view.window {
                messages.push_back((now, message.to_string()));
            }
        }
    }

    fn take(&mut self, now: u64) {
        let now = self.clock.at(now);
        let taken = self.game.as_ref().and_then(|(place, _)| self.window.take(place.origin(), now));
        self.waits = false;
        if let Some(message) = taken {
            self.tells_of(&message);
        }
    }

    fn tells_of(&mut self, taken: &Message) {
        self.waits = false;
        self.is_settled = false;
        self.taken = self.view.browser.borrow().now;
        self.emit(taken);
    }

    /// Opens the game that was begun first, as far as the window can see.
    fn open(&mut self, now: u64) {
        let first = list(&self.view).expect("it can").pop().expect("there is a game");
        self.game = Some(reopen(&self.view, first).expect("it is whole"));
        self.take(now);
    }

    /// What "Play here" does.
    fn resume(&mut self, now: u64) {
        self.catch_up();
        self.take(now);
    }

    /// Takes what the store has, where that is newer: at first, and again when the others have been heard.
    fn catch_up(&mut self) {
        let Some((place, _)) = &self.game else { return };
        let (there, table) = reopen(&self.view, place.id()).expect("it is whole");
        if there.copy() != place.copy() && place.stamp().saves <= there.stamp().saves {
            self.game = Some((there, table));
        }
    }

    fn leave(&mut self) {
        let left = self.window.leave();
        self.waits = false;
        if let Some((place, _)) = self.game.take()
            && left == Some(place.origin())
        {
            self.emit(&Message::Leaves(place.copy()));
        }
    }

    fn receive(&mut self, copy: &viriditas::store::StoredGame, now: u64) {
        let Some((place, table)) = &mut self.game else { return };
        if let Received::Newer(newer) = place.receive(&mut self.view, copy, now).expect("there is room") {
            *table = of_mars(newer);
        }
    }

    /// Hears one message; `false` when there is none.
    fn on_message(&mut self, now: u64) -> bool {
        let text = self.view.browser.borrow_mut().messages[self.view.window].pop_front();
        let Some((_, text)) = text else { return false };
        match self.window.on_message(Message::read(&text).expect("a message")) {
            WindowAction::Nothing => {}
            WindowAction::Lost => {
                self.waits = true;
                let copy = self.game.as_mut().map(|(place, _)| {
                    place.yield_to_others();
                    place.copy()
                });
                self.emit(&Message::Yields(copy.expect("it played a game")));
            }
            WindowAction::Kept(again) => self.emit(&again),
            WindowAction::Behind(copy) => self.receive(&copy, now),
            WindowAction::Free(taken, copy) => {
                self.receive(&copy, now);
                self.tells_of(&taken);
            }
        }
        true
    }

    /// Hears what cannot come any later.
    fn hear_late(&mut self, now: u64) {
        let is_late = |at: Option<u64>| at.is_some_and(|at| at + DELAY <= now);
        loop {
            let browser = self.view.browser.borrow();
            let change = is_late(browser.changes[self.view.window].front().map(|change| change.0));
            let message = is_late(browser.messages[self.view.window].front().map(|message| message.0));
            drop(browser);
            let heard = change && self.view.on_message() || message && self.on_message(now);
            if !heard {
                return;
            }
        }
    }

    /// The others have had their time since it took the game.
    fn settle(&mut self) {
        if !mem::replace(&mut self.is_settled, true) && !self.waits {
            self.catch_up();
        }
    }

    /// One answer, kept; the game with it, unless it is over or another window plays it.
    fn play(&mut self, rng: &mut Rng, now: u64) -> Option<(MarsRecord, Saved)> {
        let (place, table) = self.game.as_mut().filter(|_| !self.waits)?;
        step(table, rng)?;
        let saved =
            place.save(&mut self.view, &table.clone().into(), self.clock.at(now)).expect("there is room");
        let record = table.record();
        if saved == Saved::Apart {
            self.take(now);
        }
        Some((record, saved))
    }
}

fn begin(seed: u64) -> (Rc<RefCell<Browser>>, Vec<Page>) {
    let browser = Rc::new(RefCell::new(Browser::default()));
    let mut first = Page::new(&browser, 0);
    SaveSlot::begin(&mut first.view, &table(Setup::new(1), seed, &[]).into(), 1_000).expect("there is room");
    let pages = (0..WINDOWS).map(|number| Page::new(&browser, number)).collect();
    (browser, pages)
}

/// Everything that is on its way arrives.
fn settle(pages: &mut [Page], now: u64) {
    while pages.iter_mut().fold(false, |any, page| page.view.on_message() | page.on_message(now) | any) {}
}

/// Every game that is kept.
fn kept(browser: &Rc<RefCell<Browser>>) -> Vec<MarsTable> {
    let view = View::of(browser, 0);
    let texts = list(&view).expect("it can").into_iter().map(|id| text(&view, id).expect("it can"));
    texts.map(|text| MarsTable::from_text(&text.expect("it is there")).expect("it is whole")).collect()
}

#[test]
fn two_windows_play_one_game_in_turn_and_nothing_splits() {
    let (browser, mut pages) = begin(5);
    let mut rng = Rng::new(Seed(5));
    pages[0].open(2_000);
    pages[1].open(2_001);
    let mut answers = 0;
    for turn in 0..200_usize {
        settle(&mut pages, 2_002);
        // The clock stands still, or goes back: who takes a game last plays it all the same.
        pages[turn % 2].resume(2_000);
        pages[turn % 2].on_message(0);
        settle(&mut pages, 2_002);
        assert_eq!(pages.iter().filter(|page| page.game.is_some() && !page.waits).count(), 1);
        if pages[turn % 2].play(&mut rng, 2_003).is_some() {
            answers += 1;
        }
    }
    let kept = kept(&browser);
    assert_eq!(kept.len(), 1);
    assert!(answers > 100, "{answers}");
    assert_eq!(kept[0].answers(), answers);
}

/// Clocks that agree, and clocks that do not.
const CLOCKS: [[Clock; WINDOWS]; 5] = [
    [Clock::Right; WINDOWS],
    [Clock::Ahead(3_600_000), Clock::Right, Clock::Ahead(40)],
    [Clock::Still(0), Clock::Still(0), Clock::Still(0)],
    [Clock::Right, Clock::Still(7), Clock::Back],
    [Clock::Back, Clock::Back, Clock::Ahead(9)],
];

#[test]
fn whatever_windows_do_nothing_is_lost_and_nothing_splits_while_they_hear_each_other_in_time() {
    for seed in 0..500 {
        let (browser, mut pages) = begin(seed);
        let clocks = CLOCKS[seed as usize % CLOCKS.len()];
        for (page, clock) in pages.iter_mut().zip(clocks) {
            page.clock = clock;
        }
        let mut rng = Rng::new(Seed(seed));
        let mut played: Vec<MarsRecord> = Vec::new();
        for now in 0..300 {
            browser.borrow_mut().now = now;
            for page in &mut pages {
                page.hear_late(now);
            }
            let number = rng.below(WINDOWS as u32) as usize;
            let page = &mut pages[number];
            match rng.below(20) {
                0 if page.game.is_none() => page.open(now),
                1 if page.waits => page.resume(now),
                2 => page.leave(),
                // It is closed and opened again.
                3 => {
                    page.leave();
                    *page = Page::with(&browser, number, clocks[number]);
                }
                4..12 if page.taken + PATIENCE < now => {
                    page.settle();
                    played.extend(page.play(&mut rng, now).map(|(record, _)| record));
                }
                12..16 => {
                    page.on_message(now);
                }
                _ => {
                    page.view.on_message();
                }
            }
        }
        settle(&mut pages, 200);
        let mut playing: Vec<_> =
            pages.iter().filter(|page| !page.waits).filter_map(|page| page.game.as_ref()).collect();
        let players = playing.len();
        let is_open = pages.iter().any(|page| page.game.is_some());
        assert_eq!(players > 0, is_open, "seed {seed}: every window waits for another one");
        playing.dedup_by_key(|(place, _)| place.origin());
        assert_eq!(playing.len(), players, "seed {seed}: two windows play one game");
        let kept = kept(&browser);
        assert_eq!(kept.len(), 1, "seed {seed}: one game became two");
        for record in played {
            let there = MarsTable::from_text(&record.to_text()).expect("it was played");
            let is_kept = kept
                .iter()
                .any(|kept| matches!(kept.divergence(&there), Divergence::Same | Divergence::Behind(_)));
            assert!(is_kept, "seed {seed}: {} answers are lost", there.answers());
        }
    }
}

/// Whatever the clocks of two windows say: who takes the game last plays it.
#[test]
fn a_window_with_any_clock_takes_the_game_from_one_with_any_other() {
    for (seed, clocks) in (0..).zip(CLOCKS) {
        let (_, mut pages) = begin(seed);
        let mut rng = Rng::new(Seed(seed));
        for (page, clock) in pages.iter_mut().zip(clocks) {
            page.clock = clock;
            page.open(1_000);
        }
        settle(&mut pages, 1_001);
        for turn in 0..60_u64 {
            let number = rng.below(WINDOWS as u32) as usize;
            pages[number].resume(1_002 + turn);
            settle(&mut pages, 1_002 + turn);
            let playing: Vec<usize> = (0..WINDOWS).filter(|&number| !pages[number].waits).collect();
            assert_eq!(playing, [number], "{clocks:?}");
        }
    }
}

/// Three windows take a game at one moment by their clocks, and one of them hears of the others in another order.
#[test]
fn a_window_that_goes_on_where_another_left_has_taken_the_game_later() {
    let store = {
        let mut store = Memory::default();
        SaveSlot::begin(&mut store, &table(Setup::new(1), 1, &[]).into(), 1_000).expect("there is room");
        store
    };
    let game =
        viriditas::store::StoredGame::of(&store, list(&store).expect("it can")[0]).expect("it is there");
    let [mut third, mut fourth, mut fifth] = [3, 4, 5].map(Window::new);
    let _ = third.take(game.origin(), 2_000);
    let said_by_fourth = fourth.take(game.origin(), 2_000).expect("it was not taken");
    let said_by_fifth = fifth.take(game.origin(), 2_000).expect("it was not taken");
    assert_eq!(third.on_message(said_by_fifth.clone()), WindowAction::Lost);
    assert_eq!(fourth.on_message(said_by_fifth), WindowAction::Lost);
    assert_eq!(fifth.leave(), Some(game.origin()));
    let WindowAction::Free(taken, _) = third.on_message(Message::Leaves(game.clone())) else {
        panic!("it waited for that")
    };
    // What comes late is older, and is told so.
    assert_eq!(third.on_message(said_by_fourth), WindowAction::Kept(taken));
}

/// A window that has no game hears when others take theirs: its own clock may be behind.
#[test]
fn a_window_without_a_game_that_has_heard_of_another_takes_that_game_later() {
    let mut store = Memory::default();
    let place =
        SaveSlot::begin(&mut store, &table(Setup::new(1), 1, &[]).into(), 1_000).expect("there is room");
    let [mut first, mut second] = [9, 4].map(Window::new);
    let said = first.take(place.origin(), 5_000).expect("it was not taken");
    assert_eq!(second.on_message(said), WindowAction::Nothing);
    let said = second.take(place.origin(), 2_000).expect("it was not taken");
    assert_eq!(first.on_message(said), WindowAction::Lost);
}

/// A window that waits hears late that the other was left: meanwhile somebody has opened the game there again.
#[test]
fn a_window_that_is_opened_anew_keeps_its_game_however_late_the_other_hears_of_it() {
    let (browser, mut pages) = begin(5);
    pages[0].open(2_000);
    pages[1].open(2_001);
    settle(&mut pages, 2_002);
    assert!(pages[0].waits && !pages[1].waits);
    pages[1].leave();
    pages[1] = Page::new(&browser, 1);
    pages[1].open(2_050);
    settle(&mut pages, 2_500);
    assert!(pages[0].waits && !pages[1].waits);
    // Closed for good, the other goes on by itself.
    pages[1].leave();
    settle(&mut pages, 2_600);
    assert!(!pages[0].waits);
    assert_eq!(kept(&browser).len(), 1);
}

#[test]
fn what_is_no_message_is_not_heard() {
    let (_, mut pages) = begin(1);
    pages[0].open(1_000);
    let game = pages[0].game.as_ref().expect("it is open").0.copy();
    let whole = [Message::Leaves(game.clone()), Message::Yields(game)].map(|message| message.to_string());
    for text in &whole {
        assert_eq!(Message::read(text).map(|message| message.to_string()).as_ref(), Some(text));
        // The names behind a game can be missing: nothing else can.
        for end in 0..text.find('\n').expect("a text") + 12 {
            assert_eq!(Message::read(&text[..end]), None);
        }
    }
    let odd = [
        "",
        "1",
        "1 takes",
        "1 takes 1 2",
        "1 takes 1 2 3 4",
        "1 takes -1 2 3",
        "2 takes 1 2 3",
        "1 takes 1 2 03",
    ];
    for text in odd {
        assert_eq!(Message::read(text), None, "{text:?}");
    }
    // Another game under the same name is none either.
    let key = whole[0].split(' ').nth(2).expect("a name");
    assert_eq!(Message::read(&whole[0].replacen(key, "7", 1)), None);
}

/// Two windows with one game that has had so many answers, each with a store as it sees it.
fn two(answers: usize, rng: &mut Rng) -> (Memory, SaveSlot, MarsTable) {
    let mut store = Memory::default();
    let mut table = table(Setup::new(2), answers as u64, &[]);
    let mut place = SaveSlot::begin(&mut store, &table.clone().into(), 1_000).expect("there is room");
    while table.answers() < answers {
        play(&mut store, &mut place, &mut table, rng);
    }
    (store, place, table)
}

/// One answer, kept.
fn play(store: &mut Memory, place: &mut SaveSlot, table: &mut MarsTable, rng: &mut Rng) -> Saved {
    let before = table.answers();
    while table.answers() == before {
        step(table, rng).expect("it is not over");
    }
    place.save(store, &table.clone().into(), 2_000).expect("there is room")
}

/// The game one answer on, none of the answers before taken back.
fn further(table: &MarsTable, rng: &mut Rng) -> MarsTable {
    loop {
        let mut next = table.clone();
        step(&mut next, rng).expect("it is not over");
        if table.divergence(&next) == Divergence::Further(1) {
            return next;
        }
    }
}

fn texts(store: &Memory) -> Vec<String> {
    let ids = list(store).expect("it can");
    ids.into_iter().map(|id| text(store, id).expect("it can").expect("it is there")).collect()
}

/// What the store has counts where it is newer than what the other window says.
#[test]
fn of_what_a_window_hears_and_what_stands_in_its_store_the_newer_counts() {
    for answers in 1..40 {
        let mut rng = Rng::new(Seed(answers as u64));
        let (mut store, mut waiting, _) = two(answers, &mut rng);
        waiting.yield_to_others();
        let (mut other, mut table) = reopen(&store, waiting.id()).expect("it is whole");
        play(&mut store, &mut other, &mut table, &mut rng);
        let said = other.copy();
        for _ in 0..=rng.below(3) {
            play(&mut store, &mut other, &mut table, &mut rng);
        }
        let received = waiting.receive(&mut store, &said, 3_000).expect("there is room");
        let Received::Newer(newer) = received else { panic!("{received:?} after {answers}") };
        assert_eq!(newer.to_text(), table.to_text());
        assert_eq!(waiting.copy(), other.copy());
        assert_eq!(texts(&store), [table.to_text()]);
    }
}

/// A window may see a game's text before what is noted of it: what it saves then is newer all the same.
#[test]
fn a_note_that_comes_late_is_taken_over() {
    for answers in 1..40 {
        let mut rng = Rng::new(Seed(answers as u64));
        let (mut store, mut other, mut table) = two(answers, &mut rng);
        let mut late = store.clone();
        for _ in 0..=rng.below(3) {
            play(&mut store, &mut other, &mut table, &mut rng);
        }
        late.set(&format!("viriditas.game.{}", other.id().number()), &table.to_text())
            .expect("there is room");
        let (mut window, mut seen) = reopen(&late, other.id()).expect("it is whole");
        assert!(window.stamp().saves < other.stamp().saves);
        let received = window.receive(&mut late, &other.copy(), 3_000).expect("there is room");
        assert!(matches!(received, Received::Known), "{received:?}");
        assert_eq!(window.stamp(), other.stamp());
        play(&mut late, &mut window, &mut seen, &mut rng);
        assert!(window.stamp().saves > other.stamp().saves);
    }
}

/// The other window took answers back and gave others: what stood here is kept beside its newer game.
#[test]
fn what_was_answered_otherwise_is_kept_when_the_newer_copy_takes_over() {
    let mut parted = 0;
    for answers in 2..60 {
        let mut rng = Rng::new(Seed(answers as u64));
        let (mut store, mut waiting, own) = two(answers, &mut rng);
        waiting.yield_to_others();
        let (mut other, mut table) = reopen(&store, waiting.id()).expect("it is whole");
        table = table.after(answers - 1 - rng.below(answers.min(4) as u32 - 1) as usize);
        for _ in 0..3 {
            play(&mut store, &mut other, &mut table, &mut rng);
        }
        if !matches!(own.divergence(&table), Divergence::Apart(_)) {
            continue;
        }
        parted += 1;
        let received = waiting.receive(&mut store, &other.copy(), 3_000).expect("there is room");
        let Received::Newer(newer) = received else { panic!("{received:?} after {answers}") };
        assert_eq!(newer.to_text(), table.to_text());
        assert_eq!(texts(&store), [own.to_text(), table.to_text()], "{answers} answers");
    }
    assert!(parted > 20, "{parted}");
}

/// The store of a window that took over what another one said may still show what stood there before: that is no game of
/// another page. Anything else is.
#[test]
fn a_position_that_was_seen_before_is_not_another_pages() {
    let mut parted = 0;
    for answers in 1..40 {
        let mut rng = Rng::new(Seed(answers as u64));
        let (store, mut other, mut table) = two(answers, &mut rng);
        let (mut late, mut ahead) = (store.clone(), store);
        let (mut window, _) = reopen(&late, other.id()).expect("it is whole");
        for _ in 0..=rng.below(3) {
            play(&mut ahead, &mut other, &mut table, &mut rng);
        }
        let received = window.receive(&mut late, &other.copy(), 3_000).expect("there is room");
        assert!(matches!(received, Received::Newer(_)), "{received:?}");
        assert_eq!(play(&mut late, &mut window, &mut table, &mut rng), Saved::Here, "{answers} answers");
        assert_eq!(texts(&late), [table.to_text()]);
        let another = play(&mut ahead, &mut other, &mut table.clone(), &mut rng);
        assert_eq!(another, Saved::Here);
        late.set(&format!("viriditas.game.{}", other.id().number()), &other.copy().text)
            .expect("there is room");
        let saved = play(&mut late, &mut window, &mut table, &mut rng);
        // Two that give the same answers share the game.
        let is_same = table.to_text() == other.copy().text;
        assert_eq!(saved, if is_same { Saved::Here } else { Saved::Apart }, "{answers} answers");
        parted += u32::from(!is_same);
    }
    assert!(parted > 20, "{parted}");
}

/// Of several positions that another window put into the store, one after the other, the one that shows when this window
/// saves may be any.
#[test]
fn a_position_on_the_way_to_what_another_window_said_is_not_another_pages() {
    for answers in 1..40 {
        let mut rng = Rng::new(Seed(answers as u64));
        let (store, mut other, mut table) = two(answers, &mut rng);
        let (mut late, mut ahead) = (store.clone(), store);
        let (mut window, _) = reopen(&late, other.id()).expect("it is whole");
        let key = format!("viriditas.game.{}", other.id().number());
        let on_the_way = [(); 3].map(|()| {
            table = further(&table, &mut rng);
            assert_eq!(other.save(&mut ahead, &table.clone().into(), 2_000), Ok(Saved::Here));
            other.copy().text
        });
        let received = window.receive(&mut late, &other.copy(), 3_000).expect("there is room");
        assert!(matches!(received, Received::Newer(_)), "{received:?}");
        late.set(&key, &on_the_way[rng.below(2) as usize]).expect("there is room");
        table = further(&table, &mut rng);
        assert_eq!(
            window.save(&mut late, &table.clone().into(), 4_000),
            Ok(Saved::Here),
            "{answers} answers"
        );
        assert_eq!(texts(&late), [table.to_text()]);
    }
}
