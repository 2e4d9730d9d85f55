//! The games that are kept, and those that only the page has.

use crate::kit::{Seat, Seats};
use crate::mars::maps::MAPS;
use crate::mars::{Facts, Phase};
use crate::store::{GameId, Kept, Stage};
use crate::table::{Colour, Summary};
use crate::text::page::Home;
use crate::ui::look::picture::{icon, mark};
use crate::ui::map::{Portrait, PortraitProps};
use crate::ui::parts::copying::CopyText;
use crate::ui::scene::say::{Say, use_say};
use crate::ui::state::app::Open;
use crate::ui::state::held::Held;
use crate::ui::state::keeping;
use crate::ui::state::shelf::now;
use std::iter;
use yew::{AttrValue, Callback, Html, Properties, classes, component, html, use_memo, use_state};

/// How many games are listed at first, and how many come along with each press.
const SHOWN: usize = 6;
const MORE: usize = 30;

#[derive(PartialEq, Properties)]
pub(crate) struct LineProps {
    pub(crate) kept: Kept,
    pub(crate) open: Callback<GameId>,
    pub(crate) forget: Callback<GameId>,
}

/// The game that was saved last, large, with its planet as it stands.
#[component]
pub(crate) fn Latest(props: &LineProps) -> Html {
    let LineProps { kept, open, forget } = props;
    let say = use_say();
    let id = kept.id;
    let table = use_memo(kept.clone(), |kept| keeping::load(kept.id).map(|(_, table)| table));
    let inside = match &*table {
        Err(broken) => html! { <p class="faults grow">{ say.trouble(broken) }</p> },
        Ok(table) => html! {
            <>
                { card(say, table, kept.note.map(|note| saved(say, note.saved))) }
                <button type="button" class="btn open primary" onclick={open.reform(move |_| id)}>{ icon("play") }{ say.home(Home::Continue) }</button>
            </>
        },
    };
    html! {
        <section id="latest" class="kept first" aria-label={say.home(Home::LastGame)} data-game={id.number().to_string()}>
            { inside }
            <Doing {id} {forget} />
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct AsideProps {
    pub(crate) games: Vec<Open>,
    /// Goes on with the one at this place.
    pub(crate) back: Callback<usize>,
}

/// Games that no store has as they are.
#[component]
pub(crate) fn Aside(props: &AsideProps) -> Html {
    let say = use_say();
    let line = |(place, open): (usize, &Open)| {
        let table = open.table.clone();
        let text = Callback::from(move |()| Ok(table.to_text().into()));
        html! {
            <section key={place} class="kept first aside" aria-label={say.home(Home::UnkeptGame)}>
                { card(say, &open.table, Some(say.home(Home::LastsAsLongAsThePage).to_string())) }
                <button type="button" class="btn open primary" onclick={props.back.reform(move |_| place)}>{ icon("play") }{ say.home(Home::Continue) }</button>
                <span class="doing"><CopyText class="btn quiet" {text} /></span>
            </section>
        }
    };
    html! { <>{ for props.games.iter().enumerate().map(line) }</> }
}

/// A planet, how far it is, and who plays.
pub(crate) fn card(say: Say, table: &Held, when: Option<String>) -> Html {
    let view = table.view(None);
    let facts = view.facts();
    let who = table.seats().iter().map(|seat| who(table.name(seat).to_owned(), table.colours().of(seat)));
    let place: Vec<String> = iter::once(say.map_name(facts.map()).to_owned()).chain(when).collect();
    html! {
        <>
            <Portrait ..PortraitProps::of(facts) />
            <div class="grow">
                <h2>{ state(say, table, facts) }</h2>
                <p class="party">{ for who }</p>
                <small>{ say.listed(&place) }</small>
            </div>
        </>
    }
}

/// How far a game is, in the words of whoever comes back to it.
fn state(say: Say, table: &Held, facts: &Facts) -> AttrValue {
    let people = table.people();
    let generation = facts.generation.into();
    say.home(match (facts.phase, table.asked().iter().next()) {
        (Phase::Over, _) => Home::Finished(generation),
        (_, Some(seat)) if people == Seats::only(seat) => Home::YourTurn(generation),
        _ => Home::Generation(generation),
    })
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) games: Vec<Kept>,
    pub(crate) open: Callback<GameId>,
    pub(crate) forget: Callback<GameId>,
}

/// The other games, each with a way back to it.
#[component]
pub(crate) fn Library(props: &Props) -> Html {
    let Props { games, open, forget } = props;
    let say = use_say();
    let shown = use_state(|| SHOWN);
    if games.is_empty() {
        return Html::default();
    }
    let hidden = games.len().saturating_sub(*shown);
    let more = (hidden > 0).then(|| {
        let onclick = {
            let shown = shown.clone();
            move |_| shown.set(*shown + MORE)
        };
        html! { <button id="more-games" type="button" class="btn quiet" {onclick}>{ say.home(Home::ShowMore(hidden)) }</button> }
    });
    html! {
        <section id="games" aria-label={say.home(Home::OtherGames)}>
            <h2>{ say.home(Home::OtherGames) }</h2>
            <ul class="games">
                { for games.iter().take(*shown).map(|kept| html! {
                    <Line key={kept.id.number()} kept={kept.clone()} {open} {forget} />
                }) }
            </ul>
            { for more }
        </section>
    }
}

/// One game in the list.
#[component]
fn Line(props: &LineProps) -> Html {
    let LineProps { kept, open, forget } = props;
    let say = use_say();
    let id = kept.id;
    html! {
        <li class="kept" data-game={id.number().to_string()}>
            { match &kept.summary {
                Err(broken) => html! { <p class="faults grow">{ say.trouble(&broken.clone().into()) }</p> },
                Ok(summary) => about(say, summary, kept),
            } }
            if kept.summary.is_ok() {
                <button type="button" class="btn open" onclick={open.reform(move |_| id)}>{ icon("play") }{ say.home(Home::Continue) }</button>
            }
            <Doing {id} {forget} />
        </li>
    }
}

/// Who plays, how far it is and when it was saved.
fn about(say: Say, summary: &Summary, kept: &Kept) -> Html {
    let seats = Seats::first(summary.setup.players);
    let seating = &summary.seating;
    let who =
        seats.iter().map(|seat: Seat| who(seating.names[seat].as_str().to_owned(), seating.colours.of(seat)));
    let map = MAPS.get(usize::from(summary.setup.map)).map(|map| say.map_name(map).to_owned());
    let state = say.home(match kept.note.map(|note| note.stage) {
        Some(Stage::Over) => Home::ListedFinished(summary.generation),
        Some(Stage::Running) | None => Home::ListedGeneration(summary.generation),
    });
    let when = kept.note.map(|note| saved(say, note.saved));
    let words: Vec<String> = map.into_iter().chain([state.to_string()]).chain(when).collect();
    html! { <div class="grow"><p class="party">{ for who }</p><small>{ say.listed(&words) }</small></div> }
}

fn who(name: String, colour: Colour) -> Html {
    html! { <span class="who">{ mark(colour) }<b>{ name }</b></span> }
}

/// When it was saved.
fn saved(say: Say, at: u64) -> String {
    say.home(Home::Saved(now().saturating_sub(at))).to_string()
}

#[derive(PartialEq, Properties)]
struct DoingProps {
    id: GameId,
    forget: Callback<GameId>,
}

/// What else can be done with a kept game. A press on Delete asks, a second one deletes.
#[component]
fn Doing(props: &DoingProps) -> Html {
    let say = use_say();
    let id = props.id;
    let is_sure = use_state(|| false);
    let forget = {
        let (is_sure, forget) = (is_sure.clone(), props.forget.clone());
        move |_| if *is_sure { forget.emit(id) } else { is_sure.set(true) }
    };
    let calm = {
        let is_sure = is_sure.clone();
        move |_| is_sure.set(false)
    };
    html! {
        <span class="doing">
            <CopyText class="btn quiet" text={Callback::from(move |()| keeping::text(id))} />
            <button type="button" class={classes!("btn", "forget", if *is_sure { "sure" } else { "quiet" })} onclick={forget} onblur={calm}>
                { say.home(if *is_sure { Home::DeleteForGood } else { Home::Delete }) }</button>
        </span>
    }
}
