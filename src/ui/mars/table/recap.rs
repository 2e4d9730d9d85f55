//! What happened since the own last turn.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Kind, card};
use crate::mars::view::{Deed, Figure, Recap, RecapChange, RecapFigure, card_of, mine_of, recap};
use crate::mars::{DelegateSeat, Event};
use crate::text::Verbatim;
use crate::text::mars::TableWords;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::picture::icon;
use crate::ui::mars::committee::figures::picture_of;
use crate::ui::mars::face::{is_paid_for, kind_class};
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::scene::{Subject, TableActions, TableContext};
use std::collections::BTreeSet;
use std::iter;
use yew::{AttrValue, Callback, Html, MouseEvent, classes, html};

/// The recap of a seat's turn, read once.
#[derive(PartialEq)]
pub(super) struct TurnRecap {
    recap: Recap,
    /// What all deeds together brought the seat.
    mine: Vec<RecapChange>,
    /// The turn: the place of the event behind the deeds.
    pub(super) turn: usize,
}

/// What happened since a seat's last turn; nothing where nothing did.
pub(super) fn read(story: &Story, context: &TableContext, seat: Seat) -> Option<TurnRecap> {
    let (deeds, turn) = story.deeds(seat, context.facts());
    let mine = mine_of(&deeds);
    (!deeds.is_empty()).then(|| TurnRecap { recap: recap(&deeds), mine, turn })
}

impl TurnRecap {
    /// A line for each deed.
    pub(super) fn lines(&self, context: &TableContext, actions: &TableActions) -> Vec<Html> {
        self.recap.lines.iter().map(|deed| line(context, actions, deed)).collect()
    }

    /// That there is more than these lines.
    pub(super) fn more(&self, context: &TableContext) -> Option<AttrValue> {
        (self.recap.more > 0).then(|| context.texts.table(TableWords::MoreInTheLog(self.recap.more)))
    }

    /// All of it in sentences.
    pub(super) fn said(&self, context: &TableContext) -> String {
        let texts = context.texts;
        let one = |deed: &Deed| {
            let what = told(context, deed);
            // What the seat gains or loses by the deed itself is said by its name.
            if deed.mine.is_empty() || is_a_change(deed.what) {
                return what;
            }
            texts.table(TableWords::DeedToYou { deed: Verbatim(&what), mine: &deed.mine }).to_string()
        };
        let title = texts.table(TableWords::WhatHappened);
        let more = self.more(context).map(|more| format!("{more}."));
        let lines = self.recap.lines.iter().map(one);
        iter::once(format!("{title}:")).chain(lines).chain(more).collect::<Vec<_>>().join(" ")
    }

    /// What all of it together brought or took.
    pub(super) fn sum(&self, context: &TableContext) -> Html {
        html! { <span class="changes">{ for self.mine.iter().map(|&change| figure(context, change)) }</span> }
    }
}

/// What was done in a sentence, and how often.
fn told(context: &TableContext, deed: &Deed) -> String {
    if !deed.with.is_empty() {
        let texts = context.texts;
        return match deed.what {
            Event::Passed(_) => {
                let who: Vec<_> = doers(deed).flatten().map(|seat| context.names.called(seat)).collect();
                texts.table(TableWords::PlayersPass(&who)).to_string()
            }
            _ => texts.table(TableWords::DelegatesSent(deed.with.len() + 1)).to_string(),
        };
    }
    let words = context.speak(|speaker| speaker.event(deed.what));
    if deed.times > 1 { format!("{words} × {}", deed.times) } else { words }
}

/// Whether an event is the change of a figure and no cause of one.
const fn is_a_change(what: Event) -> bool {
    matches!(what, Event::Rated { .. } | Event::Gained { .. } | Event::Lost { .. } | Event::Produced { .. })
}

/// Who did it, each once; `None`: nobody at the table.
fn doers(deed: &Deed) -> impl Iterator<Item = Option<Seat>> {
    let all = iter::once(deed.by).chain(deed.with.iter().copied());
    all.collect::<BTreeSet<_>>().into_iter()
}

/// Who, what, and what came of it.
fn line(context: &TableContext, actions: &TableActions, deed: &Deed) -> Html {
    let words = told(context, deed);
    let mark = |by: Option<Seat>| by.map_or_else(|| icon(Icon::Nobody), |seat| context.names.mark(seat));
    let look = card_of(deed.what).map(|id| actions.look.reform(move |_: MouseEvent| Subject::Card(id)));
    let point = |area| -> Callback<MouseEvent> { actions.show.reform(move |_| area) };
    let (over, out) = (deed.area.map(|area| point(Some(area))), deed.area.map(|_| point(None)));
    let inside =
        html! { <>{ for doers(deed).map(mark) }{ face(deed.what) }<span class="what">{ words }</span></> };
    let changes = |of: &[RecapChange]| -> Html { of.iter().map(|&change| figure(context, change)).collect() };
    html! {
        <div class={classes!("deed", (!deed.mine.is_empty()).then_some("to-you"))} onmouseenter={over} onmouseleave={out}>
            if let Some(onclick) = look { <button type="button" {onclick}>{ inside }</button> } else { <span>{ inside }</span> }
            <span class="changes">{ changes(&deed.planet) }
                if !deed.mine.is_empty() { <b>{ for context.viewer.map(|seat| context.names.mark(seat)) }{ changes(&deed.mine) }</b> }
            </span>
        </div>
    }
}

/// A card as small as a line is high, or the picture of what was done.
fn face(what: Event) -> Html {
    if let Some(id) =
        card_of(what).filter(|_| !matches!(what, Event::Settled { .. } | Event::FleetSent { .. }))
    {
        return small(id);
    }
    html! { <span class="mini" aria-hidden="true">{ for picture(what).map(|it| silent(it, "")) }</span> }
}

/// A card as small as a line is high: its kind, its price and its first tags.
fn small(id: CardId) -> Html {
    let of = card(id);
    let cost = is_paid_for(of).then(|| html! { <bdi>{ of.cost }</bdi> });
    let disc = of.tags.first().map(|&tag| icons::tag(tag));
    let disc = disc.or_else(|| (of.kind == Kind::Event).then_some(Icon::TagEvent));
    let disc = disc.or_else(|| cost.is_none().then_some(Icon::Card));
    html! { <span class={classes!("mini", "of-card", kind_class(of.kind))} aria-hidden="true">{ for cost }{ for disc.map(|it| silent(it, "")) }</span> }
}

/// The picture of what was done without a card.
const fn picture(what: Event) -> Option<Icon> {
    Some(match what {
        Event::Placed { tile, .. } => icons::tile(tile),
        Event::Raised { parameter, .. } | Event::Lowered { parameter } => icons::parameter(parameter),
        Event::OceanRemoved { .. } => Icon::Ocean,
        Event::ProjectUsed { project, .. } => icons::project(project),
        Event::Converted { conversion, .. } => icons::resource(conversion.resource()),
        Event::MilestoneClaimed { .. } => Icon::Flag,
        Event::AwardFunded { .. } => Icon::Trophy,
        Event::Passed(_) => Icon::First,
        Event::Settled { .. } => Icon::Colony,
        Event::FleetSent { .. } | Event::FleetGained(_) => Icon::Fleet,
        Event::DelegateMoved { to: DelegateSeat::Party(party), .. } | Event::PartyRules(party) => {
            icons::party(party)
        }
        Event::DelegateMoved { .. } | Event::LeaderChanged { .. } => Icon::Delegate,
        _ => return None,
    })
}

fn change_picture(of: RecapFigure) -> Icon {
    match of {
        RecapFigure::Of(figure) => picture_of(figure),
        RecapFigure::OnCard(id) => card(id).holds.map_or(Icon::Card, icons::card_resource),
        RecapFigure::Step(parameter) => icons::parameter(parameter),
        RecapFigure::Tile(tile) => icons::tile(tile),
    }
}

/// By how much a figure changed, with its picture; of a step the sign says enough.
fn figure(context: &TableContext, change: RecapChange) -> Html {
    let (of, by) = change;
    let is_produced = matches!(of, RecapFigure::Of(Figure::Production(_)));
    let tone = if by < 0 { "bad" } else { "good" };
    html! {
        <span class={classes!("by", tone)}><bdi aria-hidden="true">{ context.texts.signed(by) }</bdi><span class={is_produced.then_some("prod")}>{ icon(change_picture(of)) }</span><span class="vh">{ context.texts.table(TableWords::RecapChange(change)) }{ " " }</span></span>
    }
}
