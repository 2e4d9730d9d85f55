//! What anyone may do without a card: projects, conversions, the actions of cards, passing.

use crate::kit::Seat;
use crate::mars::cards::{CONVERSIONS, Conversion, Effect, PROJECTS, StandardProject};
use crate::mars::face::{Concept, Explained};
use crate::mars::{Choice, TRADE_PRICES, areas, price, tax};
use crate::text::Term;
use crate::text::mars::TableWords;
use crate::ui::look::focus::let_go;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::walk::walk;
use crate::ui::mars::ask::payment::is_paid_in_one_way;
use crate::ui::mars::ask::tile::usual_trade;
use crate::ui::mars::ask::turn::printed;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{TableActions, TableContext, use_table_actions, use_table_context};
use yew::{AttrValue, Html, KeyboardEvent, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) pending: Selection,
}

/// What a button does, and what stands on it.
struct Act {
    choice: Choice,
    picture: Icon,
    figure: String,
    words: AttrValue,
}

/// A grid of buttons; all are there at any time.
#[component]
pub(crate) fn Actions(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let TableContext { texts, viewer, options, .. } = &context;
    let pending = &props.pending;
    let cost =
        |choice| viewer.and_then(|seat| price(context.facts(), seat, choice)).map(|price| price.amount);
    // What the rating is taxed stands beside the price.
    let taxed = |choice, price: String| match viewer.map_or(0, |seat| tax(context.facts(), seat, choice)) {
        0 => price,
        tax => format!("{price} + {tax}"),
    };
    let project = |project: StandardProject| {
        let choice = Choice::Project(project);
        let figure = match project {
            StandardProject::SellPatents => "+1".to_owned(),
            _ => taxed(choice, cost(choice).unwrap_or(printed(project)).to_string()),
        };
        let words = texts.term(Term::Project(project)).into();
        button(&context, &actions, pending, Act { choice, picture: icons::project(project), figure, words })
    };
    let convert = |it: Conversion| {
        let choice = Choice::Convert(it);
        let has = viewer.map_or(0, |seat| context.player(seat).stock[it.resource()]);
        let figure = format!("{has}/{}", cost(choice).unwrap_or(8));
        let words = texts.term(Term::Conversion(it)).into();
        button(
            &context,
            &actions,
            pending,
            Act { choice, picture: icons::resource(it.resource()), figure, words },
        )
    };
    let plain = |choice: Choice, picture: Icon, words: TableWords<'_>| {
        let words = texts.table(words);
        button(&context, &actions, pending, Act { choice, picture, figure: String::new(), words })
    };
    let acts = options.acts().filter(|entry| entry.standing.is_offered()).count();
    let any_acts = options.acts().next().is_some();
    let why_none = (acts == 0).then(|| {
        texts.table(match (options.is_empty(), any_acts) {
            (true, _) => context.why_no_action(),
            (false, false) => TableWords::NoCardHasAnAction,
            (false, true) => TableWords::NoActionCanBeUsed,
        })
    });
    let acting = actions.pend.reform(|_| Selection::Acting);
    let end = [Choice::Pass, Choice::EndTurn].into_iter().find(|&end| options.entry(end).is_some());
    let end = end.unwrap_or(Choice::Pass);
    let (end_picture, end_words) = if end == Choice::Pass {
        (Icon::First, TableWords::Pass)
    } else {
        (Icon::Arrow, TableWords::EndTurn)
    };
    let trade = trades(&context);
    let first = options.entry(Choice::FirstAction).is_some();
    let projects = || StandardProject::ALL.into_iter().filter(|&it| context.facts().options.offers(it));
    // Beside these stand card actions and what ends the turn.
    let count =
        projects().count() + Conversion::ALL.len() + usize::from(first) + usize::from(trade.is_some()) + 2;
    let class = match count {
        0..=10 => "acts",
        11..=12 => "acts many",
        _ => "acts many most",
    };
    html! {
        <section id="actions" class="panel" aria-label={texts.table(TableWords::Actions)}>
            <h2>{ texts.table(TableWords::Actions) }</h2>
            <ul {class} onkeydown={|event: KeyboardEvent| walk(&event)}>
                if first { { plain(Choice::FirstAction, Icon::Leaf, TableWords::FirstAction) } }
                { for projects().map(project) }
                { for Conversion::ALL.into_iter().map(convert) }
                <li><button id="card-actions" type="button" class={classes!("act", (acts == 0).then_some("no"), (*pending == Selection::Acting).then_some("sel"))}
                    aria-disabled={(!any_acts).to_string()} data-explain={concept(Concept::CardAction)} title={why_none.clone()} onclick={any_acts.then_some(acting)}>
                    <span class="g">{ icon(Icon::Action) }<b>{ acts }</b></span><span>{ texts.table(TableWords::CardActions) }</span>
                    { for why_none.map(|why| html! { <span class="vh">{ " " }{ why }</span> }) }
                </button></li>
                if let Some((choice, figure)) = trade { { button(&context, &actions, pending, Act { choice, picture: Icon::Fleet, figure, words: texts.table(TableWords::Trade) }) } }
                { plain(end, end_picture, end_words) }
            </ul>
        </section>
    }
}

/// The trade that is offered first, and how many fleets are at home; nothing where there are no colony tiles.
fn trades(context: &TableContext) -> Option<(Choice, String)> {
    let colonies = &context.facts().colonies;
    let (tile, _) = colonies.in_play().next()?;
    let open = colonies.in_play().find_map(|(tile, _)| usual_trade(context, tile));
    let choice = open.unwrap_or(Choice::Trade { tile, with: TRADE_PRICES[0].0 });
    let home = context.viewer.map_or(0, |seat| colonies.fleets_at_home(seat));
    Some((choice, home.to_string()))
}

fn button(context: &TableContext, actions: &TableActions, pending: &Selection, act: Act) -> Html {
    let Act { choice, picture, figure, words } = act;
    let entry = context.options.entry(choice);
    let standing = context.standing(choice);
    let next = begun(choice, standing.is_offered());
    let is_pending = match (&next, pending) {
        (Selection::Selling(_), Selection::Selling(_))
        | (Selection::Trading, Selection::Trading | Selection::Chosen(Choice::Trade { .. })) => true,
        _ => pending.is(choice),
    };
    // Which trade it will be is chosen later.
    let place = standing.place().filter(|_| next != Selection::Trading);
    let onclick = match context
        .viewer
        .filter(|&seat| standing.is_offered() && asks_only_where(context, seat, choice))
    {
        Some(_) => Some(actions.answer.reform(move |_| {
            let_go();
            Decision::from(choice)
        })),
        None => entry.map(|_| {
            let next = next.clone();
            actions.pend.reform(move |_| next.clone())
        }),
    };
    let (reason, rule) = (standing.reason(), standing.rule());
    let vain = entry
        .and_then(|entry| entry.vain)
        .map(|why| AttrValue::from(context.speak(|speaker| speaker.no_effect(why))));
    let label = entry.filter(|_| next != Selection::Trading).map(|entry| entry.label.clone());
    let title = reason.clone().or(vain.clone()).or(label);
    html! {
        <li>
            <button type="button" class={classes!("act", reason.is_some().then_some("no"), vain.is_some().then_some("vain"), is_pending.then_some("sel"))}
                data-choice={place} data-kind={marks::kind(choice)} aria-disabled={reason.is_some().to_string()}
                aria-pressed={is_pending.to_string()} data-explain={explained(choice)} data-refused={rule} data-reason={reason.clone()} {title} {onclick}>
                <span class="g">{ icon(picture) }<b><bdi>{ figure }</bdi></b></span><span>{ words }</span>
                if let Some(reason) = reason.or(vain) { <span class="vh">{ " " }{ reason }</span> }
            </button>
        </li>
    }
}

/// What a press on the button of this action leads to.
fn begun(choice: Choice, is_offered: bool) -> Selection {
    match choice {
        Choice::Project(StandardProject::SellPatents) if is_offered => Selection::Selling(Vec::new()),
        Choice::Trade { .. } => Selection::Trading,
        _ => Selection::Chosen(choice),
    }
}

/// The key of what an action is.
fn explained(choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Project(project) => Explained::Project(project).key(),
        Choice::Convert(it) => Explained::Conversion(it).key(),
        Choice::Pass => concept(Concept::Pass),
        Choice::EndTurn => concept(Concept::EndTurn),
        Choice::FirstAction => concept(Concept::FirstAction),
        Choice::Trade { .. } => concept(Concept::Trade),
        _ => return None,
    })
}

/// Whether it places a tile in one of several areas and is paid in one way only: then the map asks at once, and the way back
/// is beside it.
fn asks_only_where(context: &TableContext, seat: Seat, choice: Choice) -> bool {
    let steps = match choice {
        Choice::Project(project) => PROJECTS[project as usize].play,
        Choice::Convert(it) => CONVERSIONS[it as usize].play,
        _ => return false,
    };
    let asks = |step: &Effect| match *step {
        Effect::Place(tile, area) => areas(context.facts(), seat, tile, area).len() > 1,
        _ => false,
    };
    steps.iter().any(asks) && is_paid_in_one_way(context, seat, choice)
}
