//! How a line of answers is told at the table of the board game: what it is called, and what speaks for it.

use crate::games::answers_at;
use crate::kit::{Analysed as _, AnswerKind, Seat, View};
use crate::mars::guide::{Because, CardsBought, Merit};
use crate::mars::{Choice, Mars};
use crate::text::Verbatim;
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::look::texts::Texts;
use crate::ui::parts::coach::CoachedLine;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use yew::html;

/// How a line is told.
pub(crate) fn told_line(
    texts: Texts,
    table: &SharedTable<Mars>,
    names: &Names,
    seat: Seat,
    places: &[u16],
) -> CoachedLine {
    let view = table.view(Some(seat));
    let answers = answers_at(table, seat, places);
    let label = label(texts, &view, names, seat, &answers);
    let first = answers.first().copied();
    let Merit { because, brings, then, bought } = Merit::of(&view, seat, &answers);
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
    let because = words(GuideWords::Because { because: told_of_any(because), brings: &brings });
    // A pass leaves what was not spent.
    let kept = || CardsBought { paid: 0, left: Mars::money(view.facts(), seat) };
    let bought = bought.or_else(|| (first == Some(Choice::Pass)).then(kept));
    let bought = bought.map(|bought| words(GuideWords::Bought(bought)));
    let then = then.map(|steps| words(GuideWords::Then(steps)));
    let said = [Some(because), bought, then].into_iter().flatten().filter(|it| !it.is_empty());
    let reason = said.map(|it| it.to_string()).collect::<Vec<_>>().join(" ");
    let kind = first.map_or(AnswerKind::End, |choice| Mars::kind(&view, seat, choice));
    CoachedLine { label, kind, reason: html! { { reason } } }
}

/// What answers that go together are called: the label of the first one, with the other cards that are chosen with it.
fn label(texts: Texts, view: &View<Mars>, names: &Names, seat: Seat, answers: &[Choice]) -> String {
    let (Some(question), Some((&first, rest))) = (view.question(seat), answers.split_first()) else {
        return String::new();
    };
    let label = texts.speak(view.facts(), names, |speaker| {
        let label = speaker.choice(seat, &question, first);
        match first {
            // Areas with equal gains have equal labels.
            Choice::Space(space) => format!("{label} · {}", speaker.space(space)),
            _ => label,
        }
    });
    let name = |choice: &Choice| match *choice {
        Choice::Card(id) => Some(Verbatim(texts.card(id))),
        _ => None,
    };
    let others: Vec<Verbatim<'_>> = rest.iter().filter_map(name).collect();
    if others.is_empty() {
        return label;
    }
    let several = GuideWords::Several { label: Verbatim(&label), others: &others };
    texts.table(TableWords::Guide(several)).to_string()
}

/// What speaks for a line whether it is the best one or not: what only says that it is best is left out.
const fn told_of_any(because: Because) -> Because {
    match because {
        Because::Buys(_)
        | Because::BuysNone
        | Because::HandIsEnough
        | Because::NothingWorth
        | Because::OnlyAnswer
        | Because::Usual
        | Because::Area
        | Because::Best => Because::Gains,
        Because::Waiting
        | Because::Milestone
        | Because::Award
        | Because::Greenery
        | Because::City
        | Because::Colony
        | Because::Sale
        | Because::Scores(_)
        | Because::Leads(_)
        | Because::Sends { .. }
        | Because::Production
        | Because::Points
        | Because::Action
        | Because::Effect
        | Because::Gains
        | Because::Government => because,
    }
}
