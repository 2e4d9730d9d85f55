//! The page's own words.

use crate::text::Text;
use crate::text::ares::AresWords;

/// See [`crate::text::ares::AresText::words`].
pub(super) fn words(words: AresWords<'_>) -> Text {
    match words {
        AresWords::Phases => "Phases".into(),
        AresWords::WaitingFor(names) => format!("Waiting for {names}.").into(),
    }
}
