//! Where strings are kept: the browser's store, or a map in tests. On it stand the saved games.

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
mod strings;
mod windows;

#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub use browser::{Browser, Disk};
pub use copies::{Compared, GameKey, StoredGame, StoredLine, compare, delete, go_alone, heard, restore};
pub use files::{Came, Listed, Unkept, Written, bring, export, lines};
pub use games::{GameId, Unloaded, list, text};
pub use here::{here, stay};
pub use overflow::Overflow;
pub use room::{ROOM, used};
pub use same_game::{SameGame, find_same_game};
pub use save_meta::{GameStage, Kept, SaveMeta, SaveVersion, kept, rename};
pub use save_slot::{Received, SaveSlot, Saved};
pub use strings::{Memory, Store, StoreFault};
pub use windows::{Message, Window, WindowAction};
