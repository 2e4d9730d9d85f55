//! What others did since the own last choice: the phases that ended, in few lines.

use crate::ares::cards::{CardId, Phase};
use crate::ares::{Ares, Event, StandardAction};
use crate::text::ares::AresWords;
use crate::text::mars::TableWords;
use crate::ui::ares::face::{mini, pictures};
use crate::ui::ares::figure::by;
use crate::ui::ares::scene::{AresActions, AresContext, Subject};
use crate::ui::ares::story::{AresRecap, RecapDeed, chapters, recap};
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::parts::history::recap::{RecapFold, RecapPanel, RecapSaid};
use crate::ui::state::shared_table::SharedTable;
use yew::{AttrValue, Html, MouseEvent, classes, hook, html, use_mut_ref};

/// What others did since whoever looks answered last, with the turn that it belongs to: how many phases are over. It stays for the
/// phase that follows, although answers are given in it.
#[hook]
pub(super) fn use_recap(
    context: &AresContext,
    left: Option<&SharedTable<Ares>>,
) -> Option<(usize, AresRecap)> {
    // How many phases are over, and how many of them were at the last choice.
    let known = use_mut_ref(|| (usize::MAX, 0));
    let (viewer, left) = (context.viewer?, left?);
    let all = chapters(&context.table, Some(viewer));
    let over = all.iter().filter(|chapter| chapter.is_over).count();
    if known.borrow().0 != over {
        let before = chapters(left, Some(viewer)).iter().filter(|chapter| chapter.is_over).count();
        known.replace((over, before));
    }
    let before = known.borrow().1;
    let news = all.iter().filter(|chapter| chapter.is_over).skip(before);
    let recap = recap(news, context.facts().seats(), viewer);
    (!recap.lines.is_empty() && context.asked.is_some()).then_some((over, recap))
}

/// The recap while it is open, and in words for whoever hears the page.
pub(super) fn shown(
    context: &AresContext,
    actions: &AresActions,
    recap: Option<&AresRecap>,
    fold: Option<&RecapFold>,
) -> Html {
    let words = recap.map_or_else(AttrValue::default, |recap| said(context, recap).into());
    let open = recap.zip(fold.filter(|fold| fold.is_open)).map(|(recap, fold)| {
        let lines = recap.lines.iter().map(|deed| line(context, actions, deed)).collect::<Vec<_>>();
        part!(RecapPanel {
            title: context.page(AresWords::SinceYourChoice),
            sum: Html::default(),
            lines,
            more: more(context, recap),
            fold: fold.clone()
        })
    });
    html! { <>{ part!(RecapSaid { words }) }{ for open }</> }
}

fn more(context: &AresContext, recap: &AresRecap) -> Option<AttrValue> {
    (recap.more > 0).then(|| context.texts.table(TableWords::MoreInTheLog(recap.more)))
}

/// What was done, in a sentence; what a phase brought by itself is told by its figures.
fn sentence(context: &AresContext, deed: &RecapDeed) -> String {
    if let Some(what) = deed.deed.what {
        return context.speak(|speaker| speaker.event(what));
    }
    let who = deed.by.map(|seat| context.names.label(seat).to_string());
    let phase = deed.stage.map(|stage| context.page(AresWords::StageIs(stage)).to_string());
    who.into_iter().chain(phase).collect::<Vec<_>>().join(" · ")
}

/// All of it in sentences.
fn said(context: &AresContext, recap: &AresRecap) -> String {
    let one = |deed: &RecapDeed| {
        let what = sentence(context, deed);
        let figures = deed.deed.figures.iter().map(|&(figure, by)| {
            format!("{} {}", context.texts.signed(by), context.page(AresWords::FigureIs(figure)))
        });
        let figures: Vec<String> = figures.collect();
        if figures.is_empty() { what } else { format!("{what} {}.", figures.join(", ")) }
    };
    let title = format!("{}:", context.page(AresWords::SinceYourChoice));
    let more = more(context, recap).map(|more| format!("{more}."));
    std::iter::once(title).chain(recap.lines.iter().map(one)).chain(more).collect::<Vec<_>>().join(" ")
}

/// Who, what, and what came of it.
fn line(context: &AresContext, actions: &AresActions, deed: &RecapDeed) -> Html {
    let mark = match deed.by {
        Some(seat) => context.names.mark(seat),
        None => icon(Icon::Nobody),
    };
    let times = (deed.deed.times > 1).then(|| format!(" ×{}", deed.deed.times));
    let id = deed.deed.what.and_then(card_of);
    let inside = html! { <>{ mark }{ face(deed) }<span class="what">{ sentence(context, deed) }{ for times }</span></> };
    let look = id.map(|id| actions.look.reform(move |_: MouseEvent| Some(Subject::Card(id))));
    html! {
        <div class={classes!("deed", deed.is_mine.then_some("to-you"))}>
            if let Some(onclick) = look { <button type="button" {onclick}>{ inside }</button> } else { <span>{ inside }</span> }
            <span class="changes">{ for deed.deed.figures.iter().map(|&figure| by(context.texts, figure)) }</span>
        </div>
    }
}

/// The card that was played or used, where it is known.
fn card_of(what: Event) -> Option<CardId> {
    match what {
        Event::Played { card, .. }
        | Event::Used { card, .. }
        | Event::Incorporated { card, .. }
        | Event::Given { card, .. } => Some(card).filter(|&card| card != CardId::HIDDEN),
        _ => None,
    }
}

/// A card as small as a line is high, or the picture of what was done.
fn face(deed: &RecapDeed) -> Html {
    if let Some(id) = deed.deed.what.and_then(card_of) {
        return mini(id);
    }
    html! { <span class="mini" aria-hidden="true">{ silent(picture(deed), "") }</span> }
}

/// The picture of what was done without a card.
fn picture(deed: &RecapDeed) -> Icon {
    let Some(what) = deed.deed.what else { return pictures::phase(Phase::Production) };
    match what {
        Event::Chose { phase, .. } | Event::NeutralChose { phase, .. } => pictures::phase(phase),
        Event::Standard { action, .. } => match action {
            StandardAction::PlantsToForest | StandardAction::BuyForest => Icon::Forest,
            StandardAction::HeatToTemperature | StandardAction::BuyTemperature => Icon::Temperature,
            StandardAction::BuyOcean => Icon::Ocean,
        },
        Event::RatingBought { .. } => Icon::Rating,
        Event::Warmed { track, .. } => pictures::track(track),
        Event::Flipped { .. } => Icon::Ocean,
        _ => Icon::Card,
    }
}
