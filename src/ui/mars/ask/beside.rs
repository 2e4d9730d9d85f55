//! What is worth seeing beside cards to choose from: the rest of what was dealt, the way of a draft, own tags.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Tag};
use crate::mars::{CardZone, Direction, Phase, Shape};
use crate::text::mars::AskWords;
use crate::ui::look::arrow::arrow;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::face::faces;
use crate::ui::mars::face::packed::packed;
use crate::ui::mars::face::{Size, Strip};
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::{Subject, TableActions, TableContext};
use yew::{Html, classes, html};

/// While a corporation or preludes are chosen: the rest of what was dealt, preludes and the project cards that will be bought.
pub(crate) fn dealt(
    context: &TableContext,
    actions: &TableActions,
    seat: Seat,
    shape: Shape,
) -> Option<Html> {
    let player = context.player(seat);
    let seen = |cards: &[CardId]| cards.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    let (cards, preludes): (Vec<CardId>, Vec<CardId>) = match shape {
        Shape::Card { from: CardZone::Corporations } => (seen(&player.dealt), seen(&player.preludes)),
        Shape::Cards { from: CardZone::Preludes, .. } => (seen(&player.dealt), Vec::new()),
        _ => return None,
    };
    if cards.is_empty() {
        return None;
    }
    let one = |id: CardId| {
        html! {
            <button type="button" class="held" onclick={actions.look.reform(move |_| Subject::Card(id))}>{ faces::face(context, None, id, Size::Hand) }</button>
        }
    };
    Some(html! {
        <section class="dealt" aria-label={context.texts.ask(AskWords::YourProjectCards)}>
            if !preludes.is_empty() {
                <h3>{ context.texts.ask(AskWords::YourPreludes) }</h3>
                { packed(actions, classes!("packed"), &preludes, None, &one) }
            }
            <h3>{ context.texts.ask(AskWords::ToBuyFrom(cards.len())) }</h3>
            { packed(actions, classes!("packed"), &cards, None, &one) }
        </section>
    })
}

/// All that is settled already and bears on the choice.
pub(crate) fn known(context: &TableContext, actions: &TableActions, seat: Seat) -> Html {
    let (texts, player) = (context.texts, context.player(seat));
    let kept: Vec<CardId> = player.drafted.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    let is_set_up = context.facts().phase == Phase::Setup;
    let preludes = if is_set_up { context.view.picked_preludes(seat) } else { Vec::new() };
    let tags: Vec<Tag> = Tag::ALL.into_iter().filter(|&tag| player.tags[tag] > 0).collect();
    html! {
        <>
            if context.facts().phase == Phase::Draft { { auto_pass(context, seat) } }
            { for ready(context) }
            if let Some(corporation) = context.view.picked_corporation(seat) {
                <div class="known"><h3>{ texts.ask(AskWords::YourCorporation) }</h3>{ strip(actions, corporation) }</div>
            }
            if !preludes.is_empty() {
                <div class="known"><h3>{ texts.ask(AskWords::YourPreludes) }</h3>{ for preludes.iter().map(|&id| strip(actions, id)) }</div>
            }
            if !kept.is_empty() {
                <div class="known"><h3>{ texts.ask(AskWords::KeptSoFar(kept.len())) }</h3>{ for kept.iter().map(|&id| strip(actions, id)) }</div>
            }
            if !tags.is_empty() {
                <div class="known own-tags"><h3>{ texts.ask(AskWords::YourTags) }</h3>
                    <p class="tagline">{ for tags.into_iter().map(|tag| html! {
                        <span title={texts.tag_name(tag)}>{ icon(icons::tag(tag)) }<span class="vh">{ texts.tag_name(tag) }</span><b>{ player.tags[tag] }</b></span>
                    }) }</p>
                </div>
            }
        </>
    }
}

/// Who has answered already, where all answer at the same time.
fn ready(context: &TableContext) -> Option<Html> {
    let TableContext { texts, view, names, .. } = context;
    let is_ready =
        |seat: &Seat| view.question(*seat).is_some_and(|question| question.shape == Shape::Answered);
    let ready: Vec<Seat> = view.seats().iter().filter(is_ready).collect();
    let one = |&seat: &Seat| html! { <span>{ names.mark(seat) }{ names.label(seat) }{ " " }</span> };
    (!ready.is_empty())
        .then(|| html! { <p class="passing">{ icon(Icon::Check) }{ texts.ask(AskWords::Ready) }{ " " }{ for ready.iter().map(one) }</p> })
}

/// A card in one line, which opens it.
pub(crate) fn strip(actions: &TableActions, id: CardId) -> Html {
    html! { <button type="button" class="known-card" onclick={actions.look.reform(move |_| Subject::Card(id))}>{ part!(Strip { card: id }) }</button> }
}

/// From whom a hand comes and to whom it goes on.
fn auto_pass(context: &TableContext, seat: Seat) -> Html {
    let TableContext { texts, names, .. } = context;
    let facts = context.facts();
    let way = Direction::of(facts.generation);
    let from = way.back().from(seat, facts.options.players);
    let to = way.from(seat, facts.options.players);
    let who = |seat: Seat| html! { <span aria-hidden="true">{ names.mark(seat) }{ names.of(seat) }</span> };
    let way = || html! { <span class="way" aria-hidden="true">{ arrow("→") }</span> };
    html! {
        <p class="passing">
            <span class="vh">{ texts.ask(AskWords::Passed { from: names.named(from), to: names.named(to) }) }</span>
            { who(from) }{ way() }
            <b aria-hidden="true">{ names.mark(seat) }{ texts.ask(AskWords::You) }</b>{ way() }{ who(to) }
        </p>
    }
}
