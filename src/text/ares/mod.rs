//! Words of Ares Expedition, a table of its own beside that of the board game. English has them in `english/ares`.

mod page;
pub(super) mod prelude;
mod said;
mod table_text;
mod translation;

pub use page::AresWords;
pub use said::{AresScoreLine, AresTerm};
pub use table_text::AresTableText;
pub use translation::AresText;
pub(super) use translation::AresTranslation;
