//! While others are asked.

use crate::mars::{Mars, Phase};
use crate::text::Called;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::table::log::latest_news;
use crate::ui::parts::table_props::PlayProps;
use yew::{Callback, Html, KeyboardEvent, html};

/// Whether somebody passes at their next turn, and what changes that.
#[derive(Clone, PartialEq)]
pub(crate) struct PassBeforehand {
    pub(crate) is_wanted: bool,
    /// Says so, or takes it back.
    pub(crate) turn: Callback<()>,
}

impl PassBeforehand {
    /// The switch of the viewer, who has another turn in this generation while others act now.
    pub(super) fn of(context: &TableContext, play: &PlayProps<Mars>) -> Option<Self> {
        let (facts, seat) = (context.facts(), play.before.answering()?);
        let may_pass = facts.phase == Phase::Action
            && !facts.passed.contains(seat)
            && !context.view.asked().contains(seat);
        may_pass.then(|| Self { is_wanted: play.passes, turn: play.turn_passing.clone() })
    }

    /// The switch. A key that presses it does not hurry the others.
    fn button(&self, texts: Texts) -> Html {
        let onkeydown = |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.stop_propagation();
            }
        };
        let class = if self.is_wanted { "btn on" } else { "btn" };
        html! {
        <button id="pass-beforehand" type="button" {class} aria-pressed={self.is_wanted.to_string()} {onkeydown} onclick={self.turn.reform(|_| ())}>
                           { icon(if self.is_wanted { Icon::Check } else { Icon::First }) }{ texts.table(TableWords::PassBeforehand) }</button>
               }
    }
}

/// Who is waited for, and how to wait less: `hurry` lets bots answer at once until a person is asked.
pub(crate) fn waiting(
    context: &TableContext,
    story: &Story,
    hurry: &Callback<()>,
    auto_pass: Option<&PassBeforehand>,
) -> Html {
    let TableContext { texts, view, names, .. } = context;
    let who: Vec<Called<'_>> = view.asked().iter().map(|seat| names.called(seat)).collect();
    let news = latest_news(*texts, story, view.facts(), names).map(|news| news.words);
    html! {
        <section id="waiting" class="panel turn" aria-label={texts.table(TableWords::Waiting)}>
            // The top of the page says it aloud.
            <p class="latest" aria-hidden="true">{ for news }</p>
            <p role="status">{ texts.table(TableWords::WaitingFor(&who)) }</p>
            <p class="buttons">
                <button id="hurry" type="button" class="btn" onclick={hurry.reform(|_| ())}>{ icon(Icon::Play) }{ texts.table(TableWords::ToMyNextDecision) }</button>
                { for auto_pass.map(|auto_pass| auto_pass.button(*texts)) }
            </p>
            if auto_pass.is_some_and(|it| it.is_wanted) { <small>{ texts.table(TableWords::PassBeforehandAbout) }</small> }
        </section>
    }
}
