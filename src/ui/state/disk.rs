//! The second store of the page: what is on its way to the disk, and what is there.
//!
//! The browser's own store answers at once, and what is put there reaches the disk some seconds later. So each save also goes
//! here, where it takes a moment and then is on the disk whatever becomes of the browser.

use crate::store::{self, Browser, Disk, GameId, GameKey, Shown, StoreFault, StoredGame, StoredLine};
use crate::ui::state::host;
use crate::ui::state::save_slot_ref::{SaveSlotRef, has_own, milliseconds, show, shown};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Promise;
use std::cell::RefCell;
use std::mem;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use yew::{Callback, hook, platform::spawn_local, use_effect_with, use_force_update, use_state_eq};

/// How long, in milliseconds, the page waits for the disk before it opens with what it has.
const PATIENCE: u32 = 200;

/// How long bots wait for it then: what they play on a game that is older than the one on the disk makes two of it.
const PATIENCE_OF_BOTS: u32 = 5_000;

thread_local! {
    /// A page has one.
    static DESK: RefCell<DiskWriter> = RefCell::default();
}

#[derive(Default)]
struct DiskWriter {
    link: DiskLink,
    waiting: Lines,
    is_writing: bool,
    /// Something waits that was not tried yet.
    is_due: bool,
    there: Vec<There>,
    /// Newer there than the first store has room for: not to be overwritten.
    stuck: Vec<GameKey>,
    /// The games that were saved on this page.
    played: Vec<GameId>,
    ears: Vec<(u32, Callback<()>)>,
    /// The number of the latest ear.
    heard: u32,
    /// The disk has not answered for so long that nobody waits for it any more.
    is_given_up: bool,
}

/// Of each game its latest line only, and how many answers that has.
type Lines = Vec<(StoredLine, usize)>;

/// The way to the disk.
#[derive(Clone, Default)]
enum DiskLink {
    /// What is there is not known yet, and nothing is written before it is.
    #[default]
    Asked,
    /// What is there is not known yet, and the page has opened without it.
    Late,
    /// There is none that can be read, so nothing there is overwritten.
    Without,
    Open(Disk),
    /// The last write failed; the next save tries again.
    Failed,
}

/// What the disk has of a game.
#[derive(Clone, Copy)]
struct There {
    origin: GameKey,
    saves: u64,
    /// How many answers that game had, where it was written by this page.
    answers: usize,
}

/// How safe a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Safety {
    /// The disk has it as it is now.
    OnDisk,
    /// The game is being written to the disk.
    OnItsWay,
    /// The browser has it, and writes it to the disk when it likes.
    InTheBrowser,
}

fn desk<T>(work: impl FnOnce(&mut DiskWriter) -> T) -> T {
    DESK.with_borrow_mut(work)
}

/// Compares the two stores and then goes on; without waiting longer than a person would notice.
pub(crate) fn begin(then: impl FnOnce() + 'static) {
    let then = Rc::new(RefCell::new(Some(then)));
    let due = move || {
        let then = then.borrow_mut().take();
        if let Some(then) = then {
            then();
        }
    };
    let later = Timeout::new(PATIENCE, {
        let due = due.clone();
        move || {
            desk(|desk| desk.link = DiskLink::Late);
            due();
        }
    });
    let last = Timeout::new(PATIENCE_OF_BOTS, || {
        desk(|desk| desk.is_given_up = true);
        notify();
    });
    spawn_local(async move {
        link().await;
        drop((later, last));
        due();
        notify();
        write_on().await;
    });
}

/// Opens the disk and brings both stores to what is newer of each game.
async fn link() {
    let linked = match Disk::open().await {
        Ok(disk) => disk.read().await.map(|found| (disk, found)),
        Err(fault) => Err(fault),
    };
    let played = desk(|desk| desk.played.clone());
    let compared = linked.and_then(|(disk, found)| {
        let compared = store::compare(&mut Browser, &found, &played, milliseconds())?;
        Ok((disk, compared))
    });
    match compared {
        Ok((disk, compared)) => {
            let is_latest = |&id: &GameId| shown_game().is_none_or(|shown| saved(shown) <= saved(id));
            let recovered =
                compared.recovered.filter(|_| played.is_empty() && host::origin().is_none() && !has_own());
            // Where the first store has no room for the game, it says all the same that the page was left for the list.
            let is_wanted = |&id: &GameId| Browser::refused(id).is_none() || !has_left();
            if let Some(id) = recovered.filter(is_latest).filter(is_wanted) {
                // It was played last, whatever the first store has forgotten of that; in a frame of a host's it may be another frame's.
                show(Some(id));
            }
            desk(|desk| desk.learn(disk, compared));
        }
        Err(StoreFault::Blocked | StoreFault::Full) => {
            Browser::rely_on_disk(false);
            desk(|desk| {
                desk.link = DiskLink::Without;
                desk.waiting.clear();
            });
        }
    }
}

/// The game that the page showed last, as far as the first store knows.
pub(super) fn shown_game() -> Option<GameId> {
    match shown() {
        Shown::Game(id) => Some(id),
        Shown::Nothing | Shown::List => None,
    }
}

/// Whether the page showed the list of games last.
fn has_left() -> bool {
    shown() == Shown::List
}

/// When a game was saved, in seconds since 1970, where that was noted.
fn saved(id: GameId) -> Option<u64> {
    StoredGame::of(&Browser, id)?.note.map(|note| note.saved)
}

/// Compares the two stores once more, where another window may have given the disk what the first store has no room for.
pub(crate) fn compare_again() {
    let is_open = desk(|desk| {
        let is_open = matches!(desk.link, DiskLink::Open(_)) && !desk.is_writing;
        if is_open {
            desk.link = DiskLink::Late;
        }
        is_open
    });
    if is_open {
        notify();
        spawn_local(async {
            link().await;
            notify();
            write_on().await;
        });
    }
}

/// Another window plays this game from now on: what it gives the disk is newer than what was saved here.
pub(super) fn yield_game(id: GameId) {
    desk(|desk| desk.played.retain(|&played| played != id));
}

/// Whether it is known which copies of the games the disk has.
pub(super) fn is_known() -> bool {
    desk(|desk| match desk.link {
        DiskLink::Asked | DiskLink::Late | DiskLink::Without => false,
        DiskLink::Open(_) | DiskLink::Failed => true,
    })
}

/// Whether the disk keeps what the first store refuses, or will do so in a moment.
pub(crate) fn may_hold() -> bool {
    desk(|desk| match desk.link {
        DiskLink::Asked | DiskLink::Late => !desk.is_given_up,
        DiskLink::Open(_) => true,
        DiskLink::Without | DiskLink::Failed => false,
    })
}

/// Whether each game that the first store has refused is on the disk: the page can be opened anew without a loss.
pub(crate) fn has_all() -> bool {
    let is_idle =
        desk(|desk| matches!(desk.link, DiskLink::Open(_)) && desk.waiting.is_empty() && !desk.is_writing);
    is_idle || Browser::refused_games() == 0
}

/// Lets the disk have a game as it is kept now; it has so many answers.
pub(super) fn put_game(game: StoredGame, answers: usize) {
    desk(|desk| {
        if !desk.played.contains(&game.id) {
            desk.played.push(game.id);
        }
        desk.wait(StoredLine::Game(game), answers);
    });
    spawn_local(write_on());
}

/// Lets the disk have a line.
pub(super) fn put(line: StoredLine) {
    desk(|desk| desk.wait(line, 0));
    spawn_local(write_on());
}

/// Whether a game was saved on this page.
pub(crate) fn is_played() -> bool {
    desk(|desk| !desk.played.is_empty())
}

/// Whether it is known what the disk has, or nobody waits for that any more.
fn is_settled() -> bool {
    desk(|desk| match desk.link {
        DiskLink::Asked | DiskLink::Late => desk.is_given_up,
        DiskLink::Without | DiskLink::Open(_) | DiskLink::Failed => true,
    })
}

/// Whether it is known what the disk has, or nobody waits for that any more; for a component, which is drawn anew when that
/// changes.
#[hook]
pub(crate) fn use_settled() -> bool {
    let settled = use_state_eq(is_settled);
    use_effect_with((), {
        let settled = settled.setter();
        move |()| {
            let look = move || settled.set(is_settled());
            look();
            subscribe(Callback::from(move |()| look()))
        }
    });
    is_settled()
}

/// Writes what waits, and what has come meanwhile, until nothing does.
async fn write_on() {
    while let Some((link, lines)) = desk(DiskWriter::next) {
        let written = write(link, &lines).await;
        if written.is_ok() {
            for (line, _) in &lines {
                store::heard(&mut Browser, line);
            }
        }
        desk(|desk| desk.written(lines, written));
        notify();
    }
}

/// A connection that has given way is made anew, once.
async fn write(link: DiskLink, lines: &[(StoredLine, usize)]) -> Result<Disk, StoreFault> {
    let texts: Vec<(String, String)> =
        lines.iter().map(|(line, _)| (line.origin().key(), line.to_string())).collect();
    if let DiskLink::Open(disk) = link {
        match disk.write(&texts).await {
            Ok(()) => return Ok(disk),
            Err(StoreFault::Full) => return Err(StoreFault::Full),
            Err(StoreFault::Blocked) => {}
        }
    }
    let disk = Disk::open().await?;
    disk.write(&texts).await?;
    Ok(disk)
}

/// Tells whoever shows how games are kept.
fn notify() {
    let ears: Vec<Callback<()>> = desk(|desk| desk.ears.iter().map(|(_, ear)| ear.clone()).collect());
    for ear in ears {
        ear.emit(());
    }
}

/// Hears of what the disk has, until what is returned is called.
pub(crate) fn subscribe(ear: Callback<()>) -> impl FnOnce() {
    let number = desk(|desk| {
        desk.heard = desk.heard.wrapping_add(1);
        desk.ears.push((desk.heard, ear));
        desk.heard
    });
    move || desk(|desk| desk.ears.retain(|(other, _)| *other != number))
}

/// Draws a component anew when the disk has something else.
#[hook]
pub(crate) fn use_disk() {
    let again = use_force_update();
    use_effect_with((), move |()| subscribe(Callback::from(move |()| again.force_update())));
}

/// Asks the browser to delete nothing by itself. Some ask the person then, so it is not done before there is a game.
pub(crate) fn ask_to_stay() {
    spawn_local(async {
        // Its answer is told where games are listed.
        let _ = promise(window().navigator().storage().persist()).await;
    });
}

/// Whether the browser has promised that; nothing where it does not say.
pub(crate) async fn has_promised() -> Option<bool> {
    promise(window().navigator().storage().persisted()).await
}

async fn promise(asked: Result<Promise, JsValue>) -> Option<bool> {
    JsFuture::from(asked.ok()?).await.ok()?.as_bool()
}

/// How safe a game with so many answers is, and how many of its answers are on the disk.
pub(crate) fn safety(slot: &SaveSlotRef, answers: usize) -> (Safety, usize) {
    let Some(game) = slot.copy() else { return (Safety::InTheBrowser, 0) };
    desk(|desk| match (desk.there_of(game.origin()), &desk.link) {
        (_, _) if desk.stuck.contains(&game.origin()) => (Safety::InTheBrowser, 0),
        (Some(there), _) if there.saves >= game.saves() => (Safety::OnDisk, answers),
        (there, DiskLink::Asked | DiskLink::Open(_)) => {
            (Safety::OnItsWay, there.map_or(0, |there| there.answers))
        }
        (there, DiskLink::Late | DiskLink::Without | DiskLink::Failed) => {
            (Safety::InTheBrowser, there.map_or(0, |there| there.answers))
        }
    })
}

impl DiskWriter {
    fn learn(&mut self, disk: Disk, compared: store::Compared) {
        self.link = DiskLink::Open(disk);
        self.stuck = compared.stuck;
        let known = compared.known.into_iter();
        self.there = known.map(|(origin, saves)| There { origin, saves, answers: 0 }).collect();
        self.waiting.retain(|(line, _)| !self.stuck.contains(&line.origin()));
        for line in compared.behind {
            // What was saved meanwhile is newer.
            if self.waiting.iter().all(|(other, _)| other.origin() != line.origin()) {
                self.waiting.push((line, 0));
            }
        }
        self.is_due = true;
    }

    fn there_of(&self, origin: GameKey) -> Option<There> {
        self.there.iter().find(|there| there.origin == origin).copied()
    }

    fn wait(&mut self, line: StoredLine, answers: usize) {
        let origin = line.origin();
        if !self.stuck.contains(&origin) && !matches!(self.link, DiskLink::Without) {
            self.waiting.retain(|(other, _)| other.origin() != origin);
            self.waiting.push((line, answers));
            self.is_due = true;
        }
    }

    /// What is to be written now, if anything is and nobody is at it.
    fn next(&mut self) -> Option<(DiskLink, Lines)> {
        let may = match self.link {
            DiskLink::Asked | DiskLink::Late | DiskLink::Without => false,
            DiskLink::Open(_) | DiskLink::Failed => {
                self.is_due && !self.is_writing && !self.waiting.is_empty()
            }
        };
        self.is_writing |= may;
        may.then(|| {
            self.is_due = false;
            (self.link.clone(), mem::take(&mut self.waiting))
        })
    }

    fn written(&mut self, lines: Lines, written: Result<Disk, StoreFault>) {
        self.is_writing = false;
        match written {
            Ok(disk) => {
                self.link = DiskLink::Open(disk);
                for (line, answers) in lines {
                    self.there.retain(|there| there.origin != line.origin());
                    if let StoredLine::Game(game) = line {
                        let (origin, saves) = (game.origin(), game.saves());
                        self.there.push(There { origin, saves, answers });
                    }
                }
            }
            Err(StoreFault::Blocked | StoreFault::Full) => {
                self.link = DiskLink::Failed;
                // With what is saved next they are tried again.
                for (line, answers) in lines {
                    if self.waiting.iter().all(|(other, _)| other.origin() != line.origin()) {
                        self.waiting.push((line, answers));
                    }
                }
            }
        }
    }
}
