//! Games as files: into the folder where the browser puts what it loads, and back.

use crate::store::{self, Browser, Came, GameId, KeepError, StoredLine, Written};
use crate::table::Name;
use crate::text::AppError;
use crate::ui::state::disk;
use crate::ui::state::save_slot_ref::milliseconds;
use gloo::file::futures::read_as_text;
use gloo::file::{Blob, File, ObjectUrl};
use gloo::timers::callback::Timeout;
use gloo::timers::future::TimeoutFuture;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlAnchorElement;

/// What a file is called, but for the name of the game in it.
const NAME: &str = "viriditas";

/// More bytes than all games together can have here: what is longer is not read.
const MOST_BYTES: u64 = 20_000_000;

/// How long the page reads games, in milliseconds, before it does something else.
const SPELL: u64 = 30;

/// How long a browser may take to begin with saving a file, in milliseconds.
const PATIENCE: u32 = 60_000;

/// Offers games as a file to the browser, named like the game if that is one. Those that the store does not give are left out.
pub(crate) fn save(games: &[GameId], name: Option<&Name>) {
    let Ok(text) = store::export(&Browser, games) else { return };
    hand_out(
        Blob::new_with_options(text.as_str(), Some("text/plain")),
        &file_name(name.map_or("", Name::as_str)),
    );
}

/// Offers a file of this name to the browser.
pub(crate) fn hand_out(file: Blob, name: &str) {
    let address = ObjectUrl::from(file);
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    let Some(link) = link else { return };
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(PATIENCE, move || drop(address)).forget();
}

/// A name that every system takes for a file.
fn file_name(name: &str) -> String {
    let letters: String =
        name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    let letters = letters.trim_matches('-');
    if letters.is_empty() { format!("{NAME}.txt") } else { format!("{NAME}-{letters}.txt") }
}

/// What came of some files.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Brought {
    /// Games that were not here.
    pub(crate) new: usize,
    /// Games that go on from those that were.
    pub(crate) further: usize,
    /// Games that were here already.
    pub(crate) known: usize,
    /// What was none, or has no room: on which line of its file, and why.
    pub(crate) troubles: Vec<(usize, AppError)>,
    /// Files that cannot be read as text, or are too long for games.
    pub(crate) unread: usize,
}

/// Keeps the games of files, a few at a time, so that the page goes on meanwhile.
pub(crate) async fn open(files: Vec<File>) -> Brought {
    let mut brought = Brought::default();
    let mut written = Written::of(&Browser).unwrap_or_default();
    for file in files {
        let text = if file.size() <= MOST_BYTES { read_as_text(&file).await.ok() } else { None };
        let Some(text) = text else {
            brought.unread += 1;
            continue;
        };
        let mut since = milliseconds();
        for game in store::lines(&text) {
            match store::bring(&mut Browser, &mut written, &game, milliseconds()) {
                Ok((came, copy)) => {
                    *match came {
                        Came::Kept(_) => &mut brought.new,
                        Came::Further(_) => &mut brought.further,
                        Came::Known(_) => &mut brought.known,
                    } += 1;
                    if let Some(game) = copy {
                        disk::put(StoredLine::Game(game));
                    }
                }
                Err(KeepError::Broken(broken)) => brought.troubles.push((game.line, broken.into())),
                Err(KeepError::Store(fault)) => brought.troubles.push((game.line, fault.into())),
            }
            if since + SPELL < milliseconds() {
                TimeoutFuture::new(0).await;
                since = milliseconds();
            }
        }
    }
    brought
}
