//! What happened, as the seat that looks was told it.

use crate::kit::Seat;
use crate::mars::{Event, Facts};
use crate::text::page::Table;
use crate::ui::scene::say::Say;
use crate::ui::scene::{Scene, use_scene};
use crate::ui::state::names::Names;
use crate::ui::state::story::{Story, Told};
use crate::view::{concerns, is_heading, is_news, since_last_turn, whose};
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
    let scene = use_scene();
    let Scene { say, view, names, eyes, .. } = &scene;
    let all = use_state(|| false);
    let only = use_state(|| Only::All);
    let most = if *all { usize::MAX } else { LATEST };
    let told = props.story.lines_back();
    let (lines, is_cut) = match *only {
        Only::All => lines(told, most, &scene),
        Only::Since(seat) => {
            let events: Vec<Event> = since_last_turn(&props.story.last_turns(seat), seat).collect();
            lines(events.into_iter().map(Told::Event).enumerate().rev(), most, &scene)
        }
        Only::Of(seat) => lines(told.filter(|(_, told)| concerning(*told, seat)), most, &scene),
    };
    let filter = |which: Only| {
        let onclick = {
            let only = only.clone();
            move |_| only.set(which)
        };
        let (words, whose) = match which {
            Only::All => (say.table(Table::AllEvents), None),
            Only::Since(_) => (say.table(Table::SinceYourTurn), None),
            Only::Of(seat) => (names.of(seat), Some(seat)),
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
        html! { <button id="whole-log" type="button" class="btn quiet" {onclick}>{ say.table(Table::WholeLog) }</button> }
    });
    // Their signs are enough where their names would be cut to letters.
    let has_many = view.seats().len() > 3;
    html! {
        <section id="log" class="panel log" aria-label={say.table(Table::Log)}>
            <header><h2>{ say.table(Table::Log) }</h2>
                if view.seats().len() > 1 {
                    <div class={classes!("chips", has_many.then_some("many"))} role="group" aria-label={say.table(Table::WhoseEvents)}>
                        { filter(Only::All) }
                        { for eyes.map(|seat| filter(Only::Since(seat))) }
                        { for view.seats().iter().map(|seat| filter(Only::Of(seat))) }
                    </div>
                }
            </header>
            <div class="scroll" tabindex="0" role="region" aria-label={say.table(Table::NewestFirst)}>
                if lines.is_empty() { <p class="empty">{ say.table(Table::NothingYet) }</p> }
                <ol>{ for lines }</ol>
                { more }
            </div>
        </section>
    }
}

/// A line of the log.
struct Line {
    /// The place of its latest event.
    place: usize,
    told: Told,
    words: String,
    /// How many times in a row it was said.
    times: usize,
}

/// At most so many lines of what is told from the last to the first, and whether there are more; what is said several times
/// in a row is said once.
fn lines(told: impl Iterator<Item = (usize, Told)>, most: usize, scene: &Scene) -> (Vec<Html>, bool) {
    let mut lines: Vec<Line> = Vec::new();
    let is_cut = scene.speak(|speaker| {
        for (place, told) in told {
            let words = match told {
                Told::Event(event) => speaker.event(event),
                Told::TakenBack(seat) => speaker.taken_back(seat),
            };
            let is_full = lines.len() == most;
            match lines.last_mut() {
                Some(last) if last.words == words => last.times += 1,
                _ if is_full => return true,
                _ => lines.push(Line { place, told, words, times: 1 }),
            }
        }
        false
    });
    let line = |Line { place, told, words, times }| {
        let whose = doer(told).map(|seat| scene.names.mark(seat));
        let times = (times > 1).then(|| html! { <small>{ format!(" × {times}") }</small> });
        html! { <li key={place} class={classes!(begins_a_part(told).then_some("part"))}>{ for whose }<span>{ words }{ for times }</span></li> }
    };
    (lines.into_iter().map(line).collect(), is_cut)
}

/// The latest of what is told from the last event to the first, in words.
pub(crate) fn latest_news(
    say: Say,
    mut events: impl Iterator<Item = Event>,
    facts: &Facts,
    names: &Names,
) -> Option<Html> {
    let event = events.find(|&event| is_news(event))?;
    let words = say.speak(facts, names, |speaker| speaker.event(event));
    Some(html! { <>{ for whose(event).map(|seat| names.mark(seat)) }{ words }</> })
}
