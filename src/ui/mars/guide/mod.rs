//! The guide of a guided game: a line above the table that teaches one thing at a time, and a ring round what it speaks of.

pub(crate) mod ring;

use crate::games::MarsTable;
use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::guide::{Because, Hint, Lesson, hint};
use crate::mars::{Choice, Event, Mars};
use crate::table::{Bot, Controller, Name, Seating};
use crate::text::Verbatim;
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::guide::ring::use_ring;
use crate::ui::parts::guide::{self, GuidePage, use_guide};
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use ring::{Aim, HintAnswer, wanted};
use yew::{AttrValue, Html, Properties, component, html, use_memo};

/// The guided game of a lesson, against a friendly bot.
pub(crate) fn begin(texts: Texts, lesson: Lesson) -> Option<MarsTable> {
    let mut seating = Seating::default();
    for seat in Seat::ALL.into_iter().take(2) {
        seating.names[seat] = Name::new(&texts.nameless(seat));
        seating.players[seat] =
            if seat == Lesson::LEARNER { Controller::Human } else { Controller::Bot(Bot::Friendly) };
    }
    guide::turn_on();
    MarsTable::new(lesson.setup(), guide::next_deal(lesson.into(), lesson.seeds()), seating).ok()
}

/// The lesson that is played at a table.
pub(crate) fn lesson(table: &MarsTable) -> Option<Lesson> {
    Lesson::of(table.setup(), table.seed())
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) table: SharedTable<Mars>,
    pub(crate) names: Names,
    pub(crate) lesson: Lesson,
}

/// What the guide says of a question.
struct Reading {
    hint: Option<Hint>,
    /// What the proposed answer is called.
    label: String,
    aim: Aim,
}

impl Reading {
    fn of(texts: Texts, table: &MarsTable, names: &Names, lesson: Lesson) -> Self {
        let seat = Lesson::LEARNER;
        let view = table.view(Some(seat));
        let told: Vec<Event> = table.heard_since(0, Some(seat)).collect();
        let hint = hint(lesson, &view, &told, seat);
        let answers = hint.as_ref().map(|hint| hint.answers.clone()).unwrap_or_default();
        let (Some(question), Some(&choice)) = (view.question(seat), answers.first()) else {
            return Self { hint, label: String::new(), aim: Aim::Nowhere };
        };
        let label = texts.speak(view.facts(), names, |speaker| speaker.choice(seat, &question, choice));
        let cards = answers.iter().filter_map(|answer| match answer {
            Choice::Card(id) => Some(*id),
            _ => None,
        });
        let place = table.offers(seat).iter().position(|offer| *offer == choice).unwrap_or_default() as u16;
        let aim = Aim::Answer(HintAnswer { shape: question.shape, choice, place, cards: cards.collect() });
        Self { hint, label, aim }
    }
}

/// The line above the table.
#[component]
pub(crate) fn Guide(props: &Props) -> Html {
    let Props { table, names, lesson } = props;
    let texts = use_texts();
    let lesson = *lesson;
    let read = use_memo((texts, table.clone(), names.clone()), |(texts, table, names)| {
        Reading::of(*texts, table, names, lesson)
    });
    let state = use_guide(table.told());
    let topics = read.hint.as_ref().map(|hint| hint.topics.as_slice()).unwrap_or_default();
    let last = read.hint.as_ref().map_or(0, Hint::pages).saturating_sub(1);
    let page = state.page(last);
    let is_last = page == last;
    let aim = match topics.get(page) {
        _ if state.is_off() => Aim::Nowhere,
        Some(topic) if !is_last || read.aim == Aim::Nowhere => Aim::At(topic.spot()),
        Some(_) | None => read.aim.clone(),
    };
    use_ring(aim, wanted);
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
    let heading =
        topics.get(page).map_or_else(|| words(GuideWords::Title), |&topic| words(GuideWords::Heading(topic)));
    let teaches = topics.get(page).map(|&topic| words(GuideWords::Teaches(topic)));
    let step = read
        .hint
        .as_ref()
        .map(|hint| words(GuideWords::Step { met: hint.met_at(page), of: lesson.topics().len() }));
    let advice = is_last.then(|| advice(texts, &read));
    state.html(texts, last, GuidePage { heading, teaches, advice, step })
}

/// What to do now, and why.
fn advice(texts: Texts, read: &Reading) -> Html {
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
    let Some(hint) = &read.hint else {
        return html! { <p class="guide-do">{ words(GuideWords::Waiting) }</p> };
    };
    if hint.answers.is_empty() {
        return Html::default();
    }
    let cards: Vec<CardId> = hint
        .answers
        .iter()
        .filter_map(|answer| match answer {
            Choice::Card(id) => Some(*id),
            _ => None,
        })
        .collect();
    let todo: AttrValue = match hint.because {
        Because::BuysNone => words(GuideWords::ChooseNone),
        _ if !cards.is_empty() => words(GuideWords::Choose(&cards)),
        _ => words(GuideWords::Do(Verbatim(&read.label))),
    };
    let because = words(GuideWords::Because { because: hint.because, brings: &hint.brings });
    let then = hint.then.map(|steps| words(GuideWords::Then(steps)));
    html! { <p class="guide-do"><b>{ todo }</b>{ " " }{ because }{ for then.map(|then| html! { <>{ " " }{ then }</> }) }</p> }
}
