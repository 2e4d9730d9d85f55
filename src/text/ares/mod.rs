//! Words of Ares Expedition, a trait of its own beside that of the first game. English has them in `english/ares`.

mod page;
mod said;
mod table_text;
mod translation;

pub use page::AresWords;
pub use said::{AresLine, AresScoreLine, AresTerm, AresTopic};
pub use table_text::AresTableText;
pub use translation::AresText;
pub(super) use translation::AresTranslation;
