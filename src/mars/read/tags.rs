//! Counting tags.

use crate::mars::cards::{ByTag, Tag};
use crate::mars::state::count_purpose::CountPurpose;

/// How many tags there are of a kind, wild ones included where they stand in for it.
pub(crate) fn tags(of: &ByTag<u8>, kind: Tag, purpose: CountPurpose) -> i16 {
    let wild = if purpose.takes_wild() && kind != Tag::Wild { of[Tag::Wild] } else { 0 };
    i16::from(of[kind]) + i16::from(wild)
}
