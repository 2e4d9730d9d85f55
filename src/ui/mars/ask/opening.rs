//! What a set-up comes to: the money after each step, for either order of the preludes where it matters.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Resource, card};
use crate::mars::{CardZone, Opening, Phase, Shape, Step};
use crate::text::mars::AskWords;
use crate::ui::look::arrow::arrow;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use yew::{Html, html};

/// Two preludes are kept, and these cards are chosen to be kept or bought.
pub(crate) fn chains(context: &TableContext, seat: Seat, shape: Shape, chosen: &[CardId]) -> Option<Html> {
    let corporation = context.view.picked_corporation(seat)?;
    if context.facts().phase != Phase::Setup {
        return None;
    }
    let mut preludes = context.view.picked_preludes(seat);
    let cards = match shape {
        Shape::Cards { from: CardZone::Preludes, .. } => {
            preludes.extend(chosen);
            &[]
        }
        Shape::Cards { from: CardZone::Dealt, .. } => chosen,
        _ => return None,
    };
    let [one, other] = preludes[..] else { return None };
    let opening = |order: [CardId; 2]| context.view.opening(seat, corporation, cards, &order);
    let (first, second) = (opening([one, other])?, opening([other, one])?);
    let fizzles =
        |it: &Opening| it.links.iter().filter(|link| matches!(link.step, Step::PreludeFails(_))).count();
    let is_alike = first.player == second.player && fizzles(&first) == fizzles(&second);
    let texts = context.texts;
    Some(html! {
        <section class="chains" aria-label={texts.ask(AskWords::YouBeginWith)}>
            <h3>{ texts.ask(AskWords::YouBeginWith) }</h3>
            { chain(texts, &first) }
            if !is_alike { { chain(texts, &second) } }
            if !(first.is_certain && second.is_certain) { <p class="hint">{ texts.ask(AskWords::MayDiffer) }</p> }
        </section>
    })
}

fn chain(texts: Texts, opening: &Opening) -> Html {
    let link = |(place, link): (usize, &crate::mars::Link)| {
        let (class, what) = match link.step {
            Step::Corporation(id) | Step::Prelude(id) => ("link", html! { { texts.card_name(card(id)) } }),
            Step::Cards(cards) => ("link", html! { { texts.ask(AskWords::CardsPaid(cards)) } }),
            Step::PreludeFails(id) => {
                let fizzles = texts.ask(AskWords::PreludeWouldFail(id));
                ("link not", html! { <>{ icon(Icon::Fizzle) }{ fizzles }</> })
            }
        };
        html! {
            <>
                if place > 0 { <span class="way" aria-hidden="true">{ arrow("▸") }</span> }
                <span {class}><small>{ what }</small><b class="coin"><bdi>{ link.money }</bdi></b></span>
            </>
        }
    };
    let player = &opening.player;
    let made = Resource::ALL.into_iter().filter(|&it| player.production[it] != 0);
    let had = Resource::ALL.into_iter().filter(|&it| it != Resource::MegaCredits && player.stock[it] != 0);
    html! {
        <div class="chain">
            <p>{ for opening.links.iter().enumerate().map(link) }</p>
            <p class="begins">
                { for made.map(|it| html! {
                    <span class="prod" title={texts.ask(AskWords::ProductionOf(it))}>{ icon(icons::resource(it)) }<span class="vh">{ texts.ask(AskWords::ProductionOf(it)) }{ " " }</span><b>{ texts.number(player.production[it].into()) }</b></span>
                }) }
                { for had.map(|it| html! {
                    <span title={texts.resource(it)}>{ icon(icons::resource(it)) }<span class="vh">{ texts.resource(it) }{ " " }</span><b>{ player.stock[it] }</b></span>
                }) }
            </p>
        </div>
    }
}
