//! Saved games, in a store of strings by key: the browser's, or a map in memory.
//!
//! Each game has a key of its own for its text, and another for its [`SaveMeta`]: when it was saved, whether it is over, what it is called.
//! A list of games reads the texts without playing them. Nothing is deleted to make room; a game that a person deletes can be brought
//! back with [`restore`].
//!
//! # Two stores
//!
//! The browser's localStorage answers at once and reaches the disk some seconds later; a browser that is killed loses what came in
//! between. So each save also goes to `IndexedDB`, in a transaction that is complete when the disk has it. When the page opens, [`compare`]
//! brings both to the newer copy of each game. [`SaveVersion`] tells which copy is newer: it counts saves, for an undo makes a game
//! shorter, and a clock may be set back. What was deleted leaves a line in the second store and, until that is written, a key in the
//! first, so that neither brings back what the other has deleted. Where a game went on differently in both stores, both copies stay.
//!
//! What localStorage refuses, because it is full or blocked, is held in memory by [`Overflow`] and goes to the disk like every save.
//! Where the disk refuses it too, the page says that the game lasts as long as the page.
//!
//! # Several windows
//!
//! Windows with one game open send each other [`Message`]s. The [`Window`] that opened the game last plays it; the others wait, and one of
//! them goes on when the first leaves the game. A tab that is loaded again opens the game that it showed itself ([`shown`]). A [`SaveSlot`] remembers what the page last saw in the store: where another page has
//! written since, the game goes on in a place of its own, so that neither overwrites the other.

mod analyses;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod browser;
mod copies;
mod files;
mod games;
mod here;
mod overflow;
mod room;
mod same_game;
mod save_meta;
mod save_slot;
mod shown;
mod strings;
mod windows;

pub use analyses::{analysis, keep_analysis, whole_analyses};
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub use browser::{Browser, Disk, Tab};
pub use copies::{Compared, GameKey, StoredGame, StoredLine, compare, delete, go_alone, heard, restore};
pub use files::{Came, KeepError, Listed, Written, bring, export, lines};
pub use games::{GameId, LoadError, list, text};
pub use here::{here, stay};
pub use overflow::Overflow;
pub use room::{ROOM, used};
pub use same_game::{SameGame, find_same_game};
pub use save_meta::{GameStage, Kept, SaveMeta, SaveVersion, kept, rename};
pub use save_slot::{Received, SaveSlot, Saved};
pub use shown::{Shown, show, shown, shown_here};
pub use strings::{Memory, Store, StoreFault};
pub use windows::{Message, Window, WindowAction};
