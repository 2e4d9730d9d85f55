//! What lies beyond the board, one press away whatever lies over it.

use crate::mars::Switch;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::{Subject, TableActions, TableContext};
use yew::{Html, html};

/// What of it is in play: its name in the style sheet, its picture, what it is called, and what a press opens.
pub(crate) fn side_screens(
    context: &TableContext,
) -> Vec<(&'static str, Icon, TableWords<'static>, Subject)> {
    let facts = context.facts();
    let committee =
        ("committee", icons::party(facts.committee.ruling), TableWords::Committee, Subject::Committee);
    let colonies = ("colonies", Icon::Colony, TableWords::Colonies, Subject::Colonies);
    let is_played = |subject| match subject {
        Subject::Committee => facts.options.has(Switch::Turmoil),
        Subject::Colonies => facts.colonies.in_play().next().is_some(),
        Subject::Seat(_) | Subject::Card(_) | Subject::Symbols | Subject::Standings => false,
    };
    [committee, colonies].into_iter().filter(|&(.., subject)| is_played(subject)).collect()
}

/// A button each.
pub(crate) fn side_screen_buttons(context: &TableContext, actions: &TableActions) -> Html {
    let door = |(name, picture, words, subject)| {
        let words = context.texts.table(words);
        let onclick = actions.look.reform(move |_| subject);
        html! { <button type="button" class="ib" data-to={name} title={words.clone()} {onclick}>{ icon(picture) }<span class="vh">{ words }</span></button> }
    };
    html! { <div class="doors">{ for side_screens(context).into_iter().map(door) }</div> }
}
