//! The guide of a game in which something is learnt: a line above the table that teaches one thing at a time. What it speaks of has a
//! ring ([`ring`]).

pub(crate) mod ring;

use crate::store::{Browser, Store};
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::icons::Icon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use yew::{AttrValue, Callback, Html, UseStateHandle, hook, html, use_state};

/// Under this key stands whether the hints are turned off.
const OFF: &str = "viriditas.guide.off";

/// Under this key stand how many events were told and which page was read then.
const PAGE: &str = "viriditas.guide.page";

/// Under this key and the name of a lesson stands how often it was begun.
const DEALT: &str = "viriditas.guide.begun";

/// The key that leads to the guide.
const KEY: &str = "g";

/// Turns the hints on: those of a game that is begun are wanted.
pub(crate) fn turn_on() {
    let _ = Browser.remove(OFF);
}

/// The next of the deals of a lesson. Where nothing can be kept it is the first one each time.
pub(crate) fn next_deal<T: Copy>(lesson: &str, deals: &[T]) -> T {
    let key = format!("{DEALT}.{lesson}");
    let begun: usize =
        Browser.get(&key).ok().flatten().and_then(|kept| kept.parse().ok()).unwrap_or_default();
    let _ = Browser.set(&key, &begun.wrapping_add(1).to_string());
    deals[begun % deals.len()]
}

/// What of the guide is shown.
pub(crate) struct GuideState {
    is_off: UseStateHandle<bool>,
    is_folded: UseStateHandle<bool>,
    /// The page that was turned to, and how many events were told then.
    turned: UseStateHandle<(usize, usize)>,
    told: usize,
}

/// What the guide says on a page.
pub(crate) struct GuidePage {
    /// Its heading.
    pub(crate) heading: AttrValue,
    /// What is taught.
    pub(crate) teaches: Option<AttrValue>,
    /// A good answer.
    pub(crate) advice: Option<Html>,
    /// How far the lesson has come.
    pub(crate) step: Option<AttrValue>,
}

/// The guide behind this number of events.
#[hook]
pub(crate) fn use_guide(told: usize) -> GuideState {
    let is_off = use_state(|| Browser.get(OFF).is_ok_and(|kept| kept.is_some()));
    let is_folded = use_state(|| false);
    let turned = use_state(|| (told, page_at(told)));
    use_key_presses(
        |key| key == KEY,
        Callback::from(|_| focus_soon("#guide :is(.primary, button)".to_owned())),
    );
    GuideState { is_off, is_folded, turned, told }
}

/// The page that was read at this moment of a game.
fn page_at(told: usize) -> usize {
    let kept = Browser.get(PAGE).ok().flatten();
    let kept = kept.as_deref().and_then(|kept| kept.split_once(' '));
    kept.filter(|(at, _)| at.parse() == Ok(told)).and_then(|(_, page)| page.parse().ok()).unwrap_or_default()
}

impl GuideState {
    /// Whether the hints are turned off.
    pub(crate) fn is_off(&self) -> bool {
        *self.is_off
    }

    /// The page of a hint that is read, where this is its last one.
    pub(crate) fn page(&self, last: usize) -> usize {
        if self.turned.0 == self.told { self.turned.1.min(last) } else { 0 }
    }

    fn turn(&self, is_off_now: bool) -> impl Fn(yew::MouseEvent) + use<> {
        let is_off = self.is_off.clone();
        move |_| {
            // Where nothing can be kept the choice holds for this visit.
            let _ = if is_off_now { Browser.set(OFF, KEY) } else { Browser.remove(OFF) };
            is_off.set(is_off_now);
        }
    }

    fn go_to(&self, page: usize) -> impl Fn(yew::MouseEvent) + use<> {
        let (turned, told) = (self.turned.clone(), self.told);
        move |_| {
            let _ = Browser.set(PAGE, &format!("{told} {page}"));
            turned.set((told, page));
        }
    }

    /// The line above the table.
    pub(crate) fn html(&self, texts: Texts, last: usize, shown: GuidePage) -> Html {
        let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
        if self.is_off() {
            return html! {
                <section id="guide" class="off" aria-label={words(GuideWords::Title)}>
                    <button id="guide-on" type="button" class="btn quiet" onclick={self.turn(false)}>{ icon(Icon::Help) }{ words(GuideWords::TurnOn) }</button>
                </section>
            };
        }
        let page = self.page(last);
        let is_folded = *self.is_folded;
        let fold = {
            let is_folded = self.is_folded.clone();
            move |_| is_folded.set(!*is_folded)
        };
        let GuidePage { heading, teaches, advice, step } = shown;
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
                    if page > 0 { <button id="guide-before" type="button" class="btn quiet" onclick={self.go_to(page - 1)}>{ words(GuideWords::Before) }</button> }
                    if page < last { <button id="guide-next" type="button" class="btn primary" onclick={self.go_to(page + 1)}>{ words(GuideWords::Next) }</button> }
                    <button id="guide-fold" type="button" class="ib" aria-expanded={(!is_folded).to_string()} aria-label={words(if is_folded { GuideWords::Unfold } else { GuideWords::Fold })} onclick={fold}>{ icon(if is_folded { Icon::Down } else { Icon::Up }) }</button>
                    <button id="guide-off" type="button" class="ib" aria-label={words(GuideWords::Leave)} title={words(GuideWords::Leave)} onclick={self.turn(true)}>{ icon(Icon::Cross) }</button>
                </div>
            </section>
        }
    }
}
