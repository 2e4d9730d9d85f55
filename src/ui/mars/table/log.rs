//! What happened, as the seat that looks was told it.

use crate::kit::{BySeat, SEATS, Seat};
use crate::mars::cards::CardId;
use crate::mars::maps::Hex;
use crate::mars::view::{
    Told, area_of, card_of, concerns, incomes, is_heading, places_since_last_turn, undo_rating, whose,
};
use crate::mars::{Event, Facts, Phase};
use crate::text::TableText;
use crate::text::page::TableWords;
use crate::ui::look::say::Say;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::scene::{TableActions, TableContext, use_table_actions, use_table_context};
use crate::ui::state::names::Names;
use yew::{Html, Properties, classes, component, html, use_state};

/// How many events are shown at first.
const LATEST: usize = 40;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) story: Story,
}

/// Which events are shown.
#[derive(Clone, Copy, PartialEq)]
enum Only {
    All,
    /// What happened since the own last turn.
    Since(Seat),
    Of(Seat),
}

fn doer(told: Told) -> Option<Seat> {
    match told {
        Told::Event(event) => whose(event),
        Told::TakenBack(seat) => Some(seat),
    }
}

fn concerning(told: Told, seat: Seat) -> bool {
    match told {
        Told::Event(event) => concerns(event, seat),
        Told::TakenBack(by) => by == seat,
    }
}

const fn begins_a_part(told: Told) -> bool {
    match told {
        Told::Event(event) => is_heading(event),
        Told::TakenBack(_) => false,
    }
}

/// The latest events, newest first; all of them, those of one player or the news since the own last turn, on demand.
#[component]
pub(crate) fn Log(props: &Props) -> Html {
    let (scene, hands) = (use_table_context(), use_table_actions());
    let TableContext { say, view, names, eyes, .. } = &scene;
    let all = use_state(|| false);
    let only = use_state(|| Only::All);
    let most = if *all { usize::MAX } else { LATEST };
    let story = &props.story;
    let (lines, is_cut) = match *only {
        Only::All => lines(story, most, &scene, &hands, |_, _| true),
        Only::Since(seat) => {
            let events = story.last_turns(seat);
            let first = story.len() - events.len();
            let places: Vec<usize> =
                places_since_last_turn(&events, seat).map(|place| first + place).collect();
            lines(story, most, &scene, &hands, |place, told| {
                matches!(told, Told::Event(_)) && places.binary_search(&place).is_ok()
            })
        }
        Only::Of(seat) => lines(story, most, &scene, &hands, |_, told| concerning(told, seat)),
    };
    let filter = |which: Only| {
        let onclick = {
            let only = only.clone();
            move |_| only.set(which)
        };
        let (words, whose) = match which {
            Only::All => (say.table(TableWords::AllEvents), None),
            Only::Since(_) => (say.table(TableWords::SinceYourTurn), None),
            Only::Of(seat) => (names.label(seat), Some(seat)),
        };
        html! {
            <button type="button" class={classes!("chip", whose.map(|seat| classes!("whose", names.colour(seat))))} title={whose.map(|_| words.clone())}
                aria-pressed={(*only == which).to_string()} {onclick}>
                { for whose.map(|seat| names.mark(seat)) }<span>{ words }</span></button>
        }
    };
    let more = is_cut.then(|| {
        let onclick = {
            let all = all.clone();
            move |_| all.set(true)
        };
        html! { <button id="whole-log" type="button" class="btn quiet" {onclick}>{ say.table(TableWords::WholeLog) }</button> }
    });
    // Their signs are enough where their names would be cut to letters.
    let has_many = view.seats().len() > 3;
    html! {
        <section id="log" class="panel log" aria-label={say.table(TableWords::Log)}>
            <header><h2>{ say.table(TableWords::Log) }</h2>
                if view.seats().len() > 1 {
                    <div class={classes!("chips", has_many.then_some("many"))} role="group" aria-label={say.table(TableWords::WhoseEvents)}>
                        { filter(Only::All) }
                        { for eyes.map(|seat| filter(Only::Since(seat))) }
                        { for view.seats().iter().map(|seat| filter(Only::Of(seat))) }
                    </div>
                }
            </header>
            <div class="scroll" tabindex="0" role="region" aria-label={say.table(TableWords::NewestFirst)}>
                if lines.is_empty() { <p class="empty">{ say.table(TableWords::NothingYet) }</p> }
                <ol>{ for lines }</ol>
                { more }
            </div>
        </section>
    }
}

/// A line of the log.
struct LogLine {
    /// The place of its first event.
    place: usize,
    whose: Option<Seat>,
    begins_a_part: bool,
    words: String,
    /// Where it happened.
    area: Option<Hex>,
    /// How many times in a row it was said.
    times: usize,
}

/// About so many lines, the latest part of the story first and each part in the order in which it happened, and whether there
/// are more; what is said several times in a row is said once. The parts are whole.
fn lines(
    story: &Story,
    most: usize,
    scene: &TableContext,
    hands: &TableActions,
    is_shown: impl Fn(usize, Told) -> bool,
) -> (Vec<Html>, bool) {
    let mut lines: Vec<LogLine> = Vec::new();
    let mut ratings = BySeat([0; SEATS]);
    for seat in scene.view.seats().iter() {
        ratings[seat] = scene.player(seat).rating;
    }
    let is_cut = scene.speak(|speaker| {
        for part in story.parts_back() {
            for (_, told) in part.iter().rev() {
                if let Told::Event(event) = told {
                    undo_rating(&mut ratings, *event);
                }
            }
            let said = said(&part, scene, speaker, &ratings, &is_shown);
            if said.is_empty() {
                continue;
            }
            if lines.len() >= most {
                return true;
            }
            lines.extend(said);
        }
        false
    });
    (lines.into_iter().map(|line| drawn(line, scene, hands)).collect(), is_cut)
}

/// The lines of a part.
fn said(
    part: &[(usize, Told)],
    scene: &TableContext,
    speaker: &TableText<'_>,
    ratings: &BySeat<i16>,
    is_shown: impl Fn(usize, Told) -> bool,
) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = Vec::new();
    let mut left = part;
    while let [(place, told), rest @ ..] = left {
        left = rest;
        if is_shown(*place, *told) {
            let (words, area) = match *told {
                Told::Event(event) => (speaker.event(event), area_of(event)),
                Told::TakenBack(seat) => (speaker.taken_back(seat), None),
            };
            let area = area.filter(|&space| scene.facts().map().kept_for(space).is_none());
            match lines.last_mut() {
                Some(last) if last.words == words && last.area == area => last.times += 1,
                _ => lines.push(LogLine {
                    place: *place,
                    whose: doer(*told),
                    begins_a_part: begins_a_part(*told),
                    words,
                    area,
                    times: 1,
                }),
            }
        }
        if *told == Told::Event(Event::PhaseBegan(Phase::Production)) {
            let events: Vec<Event> = rest.iter().map_while(|(_, told)| event(*told)).collect();
            let (incomes, read) = incomes(&events, ratings);
            let (produced, others) = rest.split_at(read);
            left = others;
            let shown = incomes.into_iter().filter_map(|income| {
                let is_its = |told: Told| doer(told) == Some(income.seat);
                let (place, _) =
                    produced.iter().find(|&&(place, told)| is_its(told) && is_shown(place, told))?;
                let (words, whose) = (speaker.income(&income), Some(income.seat));
                Some(LogLine { place: *place, whose, begins_a_part: false, words, area: None, times: 1 })
            });
            lines.extend(shown);
        }
    }
    lines
}

const fn event(told: Told) -> Option<Event> {
    match told {
        Told::Event(event) => Some(event),
        Told::TakenBack(_) => None,
    }
}

/// A line; one that tells of an area shows it on the map while it is pointed at or has the focus.
fn drawn(line: LogLine, scene: &TableContext, hands: &TableActions) -> Html {
    let LogLine { place, whose, begins_a_part, words, area, times } = line;
    let mark = whose.map(|seat| scene.names.mark(seat));
    let times = (times > 1).then(|| html! { <small>{ format!(" × {times}") }</small> });
    let words = match area {
        Some(space) => {
            let (show, hide) = (hands.show.reform(move |()| Some(space)), hands.show.reform(|()| None));
            html! {
                <span class="where" tabindex="0" onmouseenter={show.reform(|_| ())} onmouseleave={hide.reform(|_| ())}
                    onfocus={show.reform(|_| ())} onblur={hide.reform(|_| ())} onclick={show.reform(|_| ())}>
                    { words }<span class="vh">{ " (" }{ scene.place(space) }{ ")" }</span>{ for times }</span>
            }
        }
        None => html! { <span>{ words }{ for times }</span> },
    };
    html! { <li key={place} class={classes!(begins_a_part.then_some("part"))}>{ for mark }{ words }</li> }
}

/// The news that the top of the page tells.
pub(crate) struct News {
    pub(crate) words: Html,
    /// The card that it names.
    pub(crate) card: Option<CardId>,
}

/// What stands for the latest part of the story.
pub(crate) fn latest_news(say: Say, story: &Story, facts: &Facts, names: &Names) -> Option<News> {
    let event = story.headline()?;
    let words = say.speak(facts, names, |speaker| speaker.event(event));
    let words = html! { <>{ for whose(event).map(|seat| names.mark(seat)) }{ words }</> };
    Some(News { words, card: card_of(event) })
}
