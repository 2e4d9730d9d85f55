//! What happened, as the seat that looks was told it: moves and phases, each with what came of it and from what.

use crate::kit::Seat;
use crate::mars::cards::{CardId, card};
use crate::mars::maps::Hex;
use crate::mars::view::{
    Changed, Happened, LogGroup, LogRow, LogSubject, LogTitle, area_of, card_of, places_since_last_turn,
    whose,
};
use crate::mars::{Event, Facts};
use crate::text::mars::TableWords;
use crate::text::{TableText, Term};
use crate::ui::look::arrow::from_to;
use crate::ui::look::texts::Texts;
use crate::ui::mars::committee::figures::figure;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::scene::{Subject, TableActions, TableContext, use_table_actions, use_table_context};
use crate::ui::parts::history::log::{
    Folds, ShownEvents, player_button, use_folds, which_changes, whose_events, with_button,
};
use crate::ui::parts::history::why::why;
use crate::ui::state::names::Names;
use yew::{AttrValue, Callback, Html, Properties, classes, component, html, use_state};

/// How many groups are shown at first.
const LATEST: usize = 20;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) story: Story,
}

/// The latest moves and phases, newest first and each in the order of play; all of them, or what somebody wants to see, on demand.
#[component]
pub(crate) fn Log(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let TableContext { texts, view, names, viewer, .. } = &context;
    let (texts, viewer) = (*texts, *viewer);
    let all = use_state(|| false);
    let shown = use_state(|| ShownEvents::All);
    let what = use_state(|| None::<usize>);
    let folds = use_folds();
    let most = if *all { usize::MAX } else { LATEST };
    let has_others = view.seats().len() > 1;
    let offered = Changes::offered(viewer.filter(|_| has_others));
    let picked = what.and_then(|place| offered.get(place).copied());
    let picks = Picks::of(&props.story, *shown, picked);
    let (groups, is_cut) = picks.groups(&props.story, context.facts(), most);
    let is_picked = *shown != ShownEvents::All || picked.is_some();
    let groups = context.speak(|speaker| {
        let filter =
            LogFilter { context: &context, actions: &actions, speaker, folds: &folds, story: &props.story };
        let drawn = groups.iter().zip(headings(&groups));
        drawn.map(|(group, headings)| filter.group(group, &headings, is_picked)).collect::<Vec<_>>()
    });
    let more = is_cut.then(|| {
        let onclick = {
            let all = all.clone();
            move |_| all.set(true)
        };
        html! { <button id="whole-log" type="button" class="btn quiet" {onclick}>{ texts.table(TableWords::WholeLog) }</button> }
    });
    let whose_all = [ShownEvents::All].into_iter().chain(viewer.map(ShownEvents::Since));
    let whose_all = whose_all.chain(view.seats().iter().map(ShownEvents::Of));
    html! {
        <section id="log" class="panel log" aria-label={texts.table(TableWords::Log)}>
            <header><h2>{ texts.table(TableWords::Log) }</h2>
                if has_others { { whose_events(texts, names, whose_all, &shown) } }
                { which_changes(texts, offered.iter().map(|it| it.label(texts)), &what) }
            </header>
            <div class="scroll log-list" tabindex="0" role="region" aria-label={texts.table(TableWords::NewestFirst)}>
                if groups.is_empty() { <p class="empty">{ texts.table(TableWords::NothingYet) }</p> }
                <ol>{ for groups }</ol>
                { more }
            </div>
        </section>
    }
}

/// Which changes are shown.
#[derive(Clone, Copy, PartialEq)]
enum Changes {
    /// What others changed of this player's.
    DoneTo(Seat),
    /// What changes this.
    Of(LogSubject),
}

impl Changes {
    /// All that can be picked.
    fn offered(by: Option<Seat>) -> Vec<Self> {
        by.map(Self::DoneTo).into_iter().chain(LogSubject::all().map(Self::Of)).collect()
    }

    fn label(self, texts: Texts) -> AttrValue {
        match self {
            Self::DoneTo(_) => texts.table(TableWords::DoneToYou),
            Self::Of(LogSubject::Resource(resource)) => texts.resource(resource).into(),
            Self::Of(LogSubject::Cards) => texts.table(TableWords::CardsOfHand),
            Self::Of(LogSubject::Rating) => texts.term(Term::Rating).into(),
        }
    }
}

/// Which rows are shown.
struct Picks {
    shown: ShownEvents,
    changes: Option<Changes>,
    /// The places of the events since the own last turn.
    since: Vec<usize>,
}

impl Picks {
    fn of(story: &Story, shown: ShownEvents, changes: Option<Changes>) -> Self {
        let since = match shown {
            ShownEvents::Since(seat) => {
                let events = story.last_turns(seat);
                let first = story.len() - events.len();
                places_since_last_turn(&events, seat).map(|place| first + place).collect()
            }
            ShownEvents::All | ShownEvents::Of(_) => Vec::new(),
        };
        Self { shown, changes, since }
    }

    /// The latest groups with rows that are shown, at most so many, and whether there are more.
    fn groups(&self, story: &Story, facts: &Facts, most: usize) -> (Vec<PickedGroup>, bool) {
        let back = story.log_back(facts).take_while(|group| self.reaches(group));
        let picked = back.filter_map(|group| self.picked(group, facts));
        let mut groups: Vec<PickedGroup> = picked.take(most.saturating_add(1)).collect();
        let is_cut = groups.len() > most;
        groups.truncate(most);
        (groups, is_cut)
    }

    /// Whether a group may have rows that are shown: what came before the own last turn is no news.
    fn reaches(&self, group: &LogGroup) -> bool {
        let is_news = |row: &LogRow| self.since.first().is_some_and(|&first| row.place >= first);
        !matches!(self.shown, ShownEvents::Since(_)) || group.rows.iter().any(is_news)
    }

    /// A group with its rows that are shown; nothing where there are none.
    fn picked(&self, group: LogGroup, facts: &Facts) -> Option<PickedGroup> {
        let is_shown = |row: &&LogRow| {
            let is_of = match self.shown {
                ShownEvents::All => true,
                ShownEvents::Since(_) => {
                    let place = self.since.partition_point(|&place| place < row.place);
                    let end = row.place + row.events().len();
                    self.since.get(place).is_some_and(|&place| place < end)
                }
                ShownEvents::Of(seat) => row.concerns(seat),
            };
            let is_picked = match self.changes {
                None => true,
                Some(Changes::DoneTo(seat)) => group.is_done_to(row, seat, facts),
                Some(Changes::Of(subject)) => row.is_about(subject),
            };
            is_of && is_picked
        };
        let rows: Vec<LogRow> = group.rows.iter().filter(is_shown).cloned().collect();
        (!rows.is_empty()).then_some(PickedGroup { group, rows })
    }
}

/// A group of the log and which of its rows are shown.
struct PickedGroup {
    group: LogGroup,
    rows: Vec<LogRow>,
}

/// The headings above each group, newest first: those of a generation or phase stand above its latest group. One that a group is
/// called by stands there.
fn headings(groups: &[PickedGroup]) -> Vec<Vec<&LogRow>> {
    let mut above = vec![Vec::new(); groups.len()];
    let mut latest = 0;
    for (place, PickedGroup { group, rows }) in groups.iter().enumerate() {
        let headline = group.headline();
        let begins = || group.headings().filter(|row| rows.contains(row));
        let Some(first) = begins().next() else { continue };
        above[latest].extend(begins().filter(|&row| row != headline));
        // A move that ends a phase is no part of the next one.
        latest = if first.place > headline.place { place } else { place + 1 };
    }
    above
}

/// What groups and rows are drawn from.
struct LogFilter<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    speaker: &'a TableText<'a>,
    folds: &'a Folds,
    story: &'a Story,
}

impl LogFilter<'_> {
    /// A group below its headings: what was done, and folded behind it what came of it. One that says but one thing has nothing to fold.
    fn group(&self, PickedGroup { group, rows }: &PickedGroup, headings: &[&LogRow], is_open: bool) -> Html {
        let headline = group.headline();
        let is_heading = |row: &LogRow| group.headings().any(|it| it == row);
        let begins_turn = |row: &LogRow| matches!(row.what, Happened::Event(Event::TurnBegan(_)));
        let headings: Vec<String> = headings.iter().map(|row| self.words(row)).collect();
        let headings =
            (!headings.is_empty()).then(|| html! { <small class="part">{ headings.join(" ") }</small> });
        let is_told = |row: &&LogRow| !begins_turn(row) && !is_heading(row);
        let told: Vec<&LogRow> = rows.iter().filter(is_told).collect();
        let inside = match told[..] {
            [] => html! { <p class="part">{ self.words(headline) }</p> },
            [row] if group.rows.iter().filter(is_told).count() == 1 && !is_heading(headline) => {
                html! { <p class="row">{ self.row(group, row, true) }{ for self.why(group) }</p> }
            }
            _ => {
                let mark = group.by.map(|seat| self.context.names.mark(seat));
                let sums = group.by.or(self.context.viewer).map(|seat| self.sums(group, seat));
                let summary = html! {
                    <>{ for mark }<span class={classes!(is_heading(headline).then_some("part"))}>{ self.title(group) }{ " " }{ for sums }</span></>
                };
                self.folds.group(group.place, is_open, summary, || {
                    let rows = told
                        .iter()
                        .enumerate()
                        .map(|(number, row)| html! { <li>{ self.row(group, row, number == 0) }</li> });
                    html! { <><ol>{ for rows }</ol>{ for self.why(group) }</> }
                })
            }
        };
        html! { <li key={group.place} class="group">{ for headings }{ inside }</li> }
    }

    /// The button that asks a bot for the reason of its move.
    fn why(&self, group: &LogGroup) -> Option<Html> {
        let seat = group.by?;
        let story = self.story.clone();
        why(&self.context.names, move || story.whole(), group.place, (seat, self.story.player(seat)))
    }

    /// By how much a player's figures changed in a group.
    fn sums(&self, group: &LogGroup, seat: Seat) -> Html {
        let one = |(of, by): (_, i32)| {
            let changed = Changed { figure: of, from: 0, to: by };
            let words = self.context.texts.table(TableWords::Change(changed));
            html! { <span title={words.clone()}><span aria-hidden="true">{ figure(self.context, &changed) }</span><span class="vh">{ words }{ ", " }</span></span> }
        };
        html! { <span class="sums">{ for group.sums(seat).into_iter().map(one) }</span> }
    }

    /// What a group is called.
    fn title(&self, group: &LogGroup) -> AttrValue {
        let texts = self.context.texts;
        match group.title() {
            LogTitle::Row(row) => self.words(row).into(),
            LogTitle::CardsBought => texts.table(TableWords::CardsAreBought),
            LogTitle::CardsDrafted => texts.table(TableWords::CardsAreDrafted),
        }
    }

    fn words(&self, row: &LogRow) -> String {
        match &row.what {
            Happened::Event(event) => self.speaker.event(*event),
            Happened::Income(income) => self.speaker.income(income),
            Happened::TakenBack(seat) => self.speaker.taken_back(*seat),
        }
    }

    /// A row: who, what, and what it comes from where the headline does not say it. Players, cards and areas can be pressed.
    fn row(&self, group: &LogGroup, row: &LogRow, is_first: bool) -> Html {
        let who = row.by().filter(|&seat| is_first || Some(seat) != group.by).map(|seat| {
            let look = self.actions.look.reform(move |()| Subject::Seat(seat));
            player_button(&self.context.names, seat, look)
        });
        let (card, area) = match row.what {
            Happened::Event(event) => (card_of(event), area_of(event)),
            Happened::Income(_) | Happened::TakenBack(_) => (None, None),
        };
        let origin = (!group.goes_without_saying(row)).then(|| {
            let words = self.context.texts.origin(row.origin)?;
            Some(html! { <small>{ " (" }{ self.pressable(&words, row.origin.card(), row.origin.area()) }{ ")" }</small> })
        });
        let times = (row.times > 1).then(|| html! { <small>{ format!(" × {}", row.times) }</small> });
        let figure = row.figure.map(|(from, to)| {
            let [from, to] = [from, to].map(|number| self.context.texts.number(number));
            html! { <small class="from-to">{ " " }{ from_to(from.into(), to.into()) }</small> }
        });
        html! {
            <>{ for who }<span>{ self.pressable(&self.words(row), card, area) }{ for times }{ for origin.flatten() }{ for figure }</span></>
        }
    }

    /// Words in which a card or an area is named. A card is looked at; an area is shown on the map while it is pointed at or has the
    /// focus.
    fn pressable(&self, words: &str, id: Option<CardId>, area: Option<Hex>) -> Html {
        if let Some(id) = id {
            let look = self.actions.look.reform(move |()| Subject::Card(id));
            return with_button(words, self.context.texts.card_name(card(id)), &look);
        }
        let area = area.filter(|&space| self.context.facts().map().kept_for(space).is_none());
        let Some(space) = area else { return html! { <>{ words.to_owned() }</> } };
        let show: Callback<()> = self.actions.show.reform(move |()| Some(space));
        let hide: Callback<()> = self.actions.show.reform(|()| None);
        html! {
            <button type="button" class="word where" onmouseenter={show.reform(|_| ())} onmouseleave={hide.reform(|_| ())}
                onfocus={show.reform(|_| ())} onblur={hide.reform(|_| ())} onclick={show.reform(|_| ())}>
                { words.to_owned() }<span class="vh">{ " (" }{ self.context.place(space) }{ ")" }</span></button>
        }
    }
}

/// The news that the top of the page tells.
pub(crate) struct News {
    pub(crate) words: Html,
    /// The card that it names.
    pub(crate) card: Option<CardId>,
}

/// What stands for the latest part of the story.
pub(crate) fn latest_news(texts: Texts, story: &Story, facts: &Facts, names: &Names) -> Option<News> {
    let event = story.headline()?;
    let words = texts.speak(facts, names, |speaker| speaker.event(event));
    let words = html! { <>{ for whose(event).map(|seat| names.mark(seat)) }{ words }</> };
    Some(News { words, card: card_of(event) })
}
