//! The guide of a guided game: a line above the table that teaches one thing at a time, and a ring round what it speaks of.

mod ring;

use crate::games::MarsTable;
use crate::kit::{Seat, Seed};
use crate::mars::cards::CardId;
use crate::mars::guide::{Because, Hint, Lesson, hint};
use crate::mars::view::{Changed, Figure, brought};
use crate::mars::{Choice, Event, Mars};
use crate::store::{Browser, Store};
use crate::table::{Bot, Controller, Name, Seating};
use crate::text::Verbatim;
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::icons::Icon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use ring::{Aim, HintAnswer, use_ring};
use yew::{AttrValue, Callback, Html, Properties, component, html, use_memo, use_state};

/// Under this key stands whether the hints are turned off.
const OFF: &str = "viriditas.guide.off";

/// Under this key stand how many events were told and which page was read then.
const PAGE: &str = "viriditas.guide.page";

/// Under this key and the name of a lesson stands how often it was begun.
const DEALT: &str = "viriditas.guide.begun";

/// The key that leads to the guide.
const KEY: &str = "g";

/// The guided game of a lesson, against a friendly bot.
pub(crate) fn begin(texts: Texts, lesson: Lesson) -> Option<MarsTable> {
    let mut seating = Seating::default();
    for seat in Seat::ALL.into_iter().take(2) {
        seating.names[seat] = Name::new(&texts.nameless(seat));
        seating.players[seat] =
            if seat == Lesson::LEARNER { Controller::Human } else { Controller::Bot(Bot::Friendly) };
    }
    // The hints of a game that is begun are wanted.
    let _ = Browser.remove(OFF);
    MarsTable::new(lesson.setup(), next_deal(lesson), seating).ok()
}

/// The next of the deals of a lesson. Where nothing can be kept it is the first one each time.
fn next_deal(lesson: Lesson) -> Seed {
    let key = format!("{DEALT}.{}", <&str>::from(lesson));
    let begun: usize =
        Browser.get(&key).ok().flatten().and_then(|kept| kept.parse().ok()).unwrap_or_default();
    let _ = Browser.set(&key, &begun.wrapping_add(1).to_string());
    let seeds = lesson.seeds();
    seeds[begun % seeds.len()]
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
    /// What the proposed answer changes of the learner's figures for certain; nothing where it is several answers.
    brings: Vec<Changed>,
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
            return Self { hint, label: String::new(), brings: Vec::new(), aim: Aim::Nowhere };
        };
        let label = texts.speak(view.facts(), names, |speaker| speaker.choice(seat, &question, choice));
        let forecast = if answers.len() == 1 { view.forecast(seat, choice, None).ok() } else { None };
        let brings = forecast.map_or_else(Vec::new, |it| {
            let changed = brought(view.facts(), &it.events, seat).into_iter();
            // A card that is played leaves the hand; that goes without saying.
            let is_told = |it: &Changed| match it.figure {
                Figure::Points => false,
                Figure::Hand => it.to > it.from,
                Figure::Stock(_) | Figure::Production(_) | Figure::Rating => true,
            };
            changed.filter(is_told).collect()
        });
        let cards = answers.iter().filter_map(|answer| match answer {
            Choice::Card(id) => Some(*id),
            _ => None,
        });
        let place = table.offers(seat).iter().position(|offer| *offer == choice).unwrap_or_default() as u16;
        let aim = Aim::Answer(HintAnswer { shape: question.shape, choice, place, cards: cards.collect() });
        Self { hint, label, brings, aim }
    }
}

/// The page that was read at this moment of a game.
fn page_at(told: usize) -> usize {
    let kept = Browser.get(PAGE).ok().flatten();
    let kept = kept.as_deref().and_then(|kept| kept.split_once(' '));
    kept.filter(|(at, _)| at.parse() == Ok(told)).and_then(|(_, page)| page.parse().ok()).unwrap_or_default()
}

/// The line above the table.
#[component]
pub(crate) fn Guide(props: &Props) -> Html {
    let Props { table, names, lesson } = props;
    let texts = use_texts();
    let lesson = *lesson;
    let is_off = use_state(|| Browser.get(OFF).is_ok_and(|kept| kept.is_some()));
    let is_folded = use_state(|| false);
    let read = use_memo((texts, table.clone(), names.clone()), |(texts, table, names)| {
        Reading::of(*texts, table, names, lesson)
    });
    let told = table.told();
    let turned = use_state(|| (told, page_at(told)));
    let topics = read.hint.as_ref().map(|hint| hint.topics.as_slice()).unwrap_or_default();
    let last = read.hint.as_ref().map_or(0, Hint::pages).saturating_sub(1);
    let page = if turned.0 == told { turned.1.min(last) } else { 0 };
    let is_last = page == last;
    use_ring(match topics.get(page) {
        _ if *is_off => Aim::Nowhere,
        Some(topic) if !is_last || read.aim == Aim::Nowhere => Aim::At(topic.spot()),
        Some(_) | None => read.aim.clone(),
    });
    use_key_presses(
        |key| key == KEY,
        Callback::from(|_| focus_soon("#guide :is(.primary, button)".to_owned())),
    );
    let turn = |is_off_now: bool| {
        let is_off = is_off.clone();
        move |_| {
            // Where nothing can be kept the choice holds for this visit.
            let _ = if is_off_now { Browser.set(OFF, KEY) } else { Browser.remove(OFF) };
            is_off.set(is_off_now);
        }
    };
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
    if *is_off {
        return html! {
            <section id="guide" class="off" aria-label={words(GuideWords::Title)}>
                <button id="guide-on" type="button" class="btn quiet" onclick={turn(false)}>{ icon(Icon::Help) }{ words(GuideWords::TurnOn) }</button>
            </section>
        };
    }
    let go_to = |page: usize| {
        let turned = turned.clone();
        move |_| {
            let _ = Browser.set(PAGE, &format!("{told} {page}"));
            turned.set((told, page));
        }
    };
    let fold = {
        let is_folded = is_folded.clone();
        move |_| is_folded.set(!*is_folded)
    };
    let heading =
        topics.get(page).map_or_else(|| words(GuideWords::Title), |&topic| words(GuideWords::Heading(topic)));
    let teaches = topics.get(page).map(|&topic| words(GuideWords::Teaches(topic)));
    let step = read.hint.as_ref().map(|hint| {
        let to_come = topics.len().saturating_sub(page + 1);
        let met = hint.met - to_come.min(hint.met);
        words(GuideWords::Step { met, of: lesson.topics().len() })
    });
    let advice = is_last.then(|| advice(texts, &read));
    html! {
        <section id="guide" aria-label={words(GuideWords::Title)} data-folded={is_folded.to_string()}>
            <div class="guide-said" role="status">
                <h2>{ icon(Icon::Help) }{ heading }</h2>
                <div class="guide-text">
                    if let Some(teaches) = teaches { <p>{ teaches }</p> }
                    { for advice }
                </div>
            </div>
            <div class="buttons">
                if let Some(step) = step { <span class="guide-step">{ step }</span> }
                if page > 0 { <button id="guide-before" type="button" class="btn quiet" onclick={go_to(page - 1)}>{ words(GuideWords::Before) }</button> }
                if !is_last { <button id="guide-next" type="button" class="btn primary" onclick={go_to(page + 1)}>{ words(GuideWords::Next) }</button> }
                <button id="guide-fold" type="button" class="ib" aria-expanded={(!*is_folded).to_string()} aria-label={words(if *is_folded { GuideWords::Unfold } else { GuideWords::Fold })} onclick={fold}>{ icon(if *is_folded { Icon::Down } else { Icon::Up }) }</button>
                <button id="guide-off" type="button" class="ib" aria-label={words(GuideWords::Leave)} title={words(GuideWords::Leave)} onclick={turn(true)}>{ icon(Icon::Cross) }</button>
            </div>
        </section>
    }
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
    html! { <p class="guide-do"><b>{ todo }</b>{ " " }{ words(GuideWords::Because { because: hint.because, brings: &read.brings }) }</p> }
}
