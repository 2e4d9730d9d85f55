//! What the parts of the committee's screen look at.

use crate::mars::Facts;
use crate::mars::cards::Party;
use crate::mars::view::Outlook;
use crate::ui::mars::scene::TableContext;
use yew::Callback;

/// What the parts of the screen look at.
pub(super) struct ScreenContext<'a> {
    pub(super) context: &'a TableContext,
    /// The party that is looked at.
    pub(super) chosen: Option<Party>,
    /// The table once a delegate is sent there, if one can be.
    pub(super) then: Option<Facts>,
    /// What the end of the generation would bring, now and then.
    pub(super) ends: [Option<Outlook>; 2],
    /// Looks at a party.
    pub(super) choose: Callback<Party>,
}
