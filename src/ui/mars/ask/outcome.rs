//! What a choice and its payment will do: before and after, the rest in sentences, and the steps owed behind it.

use crate::kit::Seat;
use crate::mars::cards::{ByParameter, Parameter, card};
use crate::mars::view::{Changed, Figure, after, cards_turned_on, changed, foreseen, lost, turned_on, vain};
use crate::mars::{Change, Choice, Event, Facts, Forecast, Payment, Phase, Weight};
use crate::text::Term;
use crate::text::mars::{AskWords, TableWords};
use crate::ui::look::arrow::from_to;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::mars::face::brings;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::told::sentence;
use crate::ui::mars::scene::{TableContext, use_table_context};
use yew::{AttrValue, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) choice: Choice,
    /// What will be paid for it; nothing said: what is usual.
    #[prop_or_default]
    pub(crate) paid: Option<Payment>,
    /// Whether it stands below its own name, as one of several.
    #[prop_or_default]
    pub(crate) is_named: bool,
}

/// The certain part of a choice.
#[component]
pub(crate) fn Outcome(props: &Props) -> Html {
    let context = use_table_context();
    let Props { seat, choice, paid, is_named } = props;
    let OutcomePreview { figures, rest, final_note } =
        coming(&context, *seat, *choice, paid.as_ref(), *is_named);
    let final_note = final_note.filter(|_| !is_named);
    let figures = figures.into_iter().map(|(class, figure)| html! { <li {class}>{ figure }</li> });
    listed(context.texts, figures.chain(rest).chain(final_note).collect())
}

/// What comes of a choice.
#[derive(Default)]
pub(crate) struct OutcomePreview {
    /// Each figure before and after, and its class.
    pub(crate) figures: Vec<(&'static str, Html)>,
    /// All else, a line each.
    pub(crate) rest: Vec<Html>,
    /// That it cannot be taken back, where that is so.
    pub(crate) final_note: Option<Html>,
}

/// That what comes cannot be taken back.
pub(crate) fn final_note(texts: Texts) -> Html {
    html! { <li class="wide stays">{ icon(Icon::Eye) }{ texts.ask(AskWords::CannotBeUndone) }</li> }
}

/// Lines of what comes, if there are any.
pub(crate) fn listed(texts: Texts, lines: Vec<Html>) -> Html {
    if lines.is_empty() {
        return Html::default();
    }
    html! { <ul class="out" aria-label={texts.ask(AskWords::HappensForCertain)}>{ for lines }</ul> }
}

/// The figures that have changed for this choice already.
pub(crate) fn done(texts: Texts, changes: &[Changed]) -> Html {
    listed(texts, changes.iter().map(|&change| html! { <li>{ figure(texts, change) }</li> }).collect())
}

/// What comes of each of these choices alike, such as the step that every area brings.
pub(crate) fn common(context: &TableContext, seat: Seat, choices: impl Iterator<Item = Choice>) -> Html {
    let (texts, facts) = (context.texts, context.facts());
    let forecasts = choices.filter_map(|choice| context.forecast(seat, choice, None).ok());
    let all = forecasts.map(|it| (foreseen(facts, &it, seat), it.levels));
    let common = all.reduce(|(mut changes, mut levels), (others, other_levels)| {
        changes.retain(|change| others.contains(change));
        for parameter in Parameter::ALL {
            if levels[parameter] != other_levels[parameter] {
                levels[parameter] = facts.levels[parameter];
            }
        }
        (changes, levels)
    });
    let Some((changes, levels)) = common else { return Html::default() };
    let figures = changes.into_iter().map(|change| figure(texts, change));
    let figures = figures.chain(planet(texts, facts.levels, levels).into_iter().map(|(_, level)| level));
    listed(texts, figures.map(|figure| html! { <li>{ figure }</li> }).collect())
}

/// Whether a choice helps others: it brings one of them points, and the seat that makes it no more than those.
pub(crate) fn helps_others(context: &TableContext, seat: Seat, choice: Choice) -> bool {
    let facts = context.facts();
    let Ok(forecast) = context.forecast(seat, choice, None) else { return false };
    let after = after(facts, &forecast);
    let gain = |who: Seat| {
        let changes = changed(facts, &after, who);
        changes.iter().find(|it| it.figure == Figure::Points).map_or(0, |it| it.to - it.from)
    };
    facts.others(seat).map(gain).max().is_some_and(|most| most > 0 && most >= gain(seat))
}

/// What comes for certain of a choice and its payment; below its own name without what that says.
pub(crate) fn coming(
    context: &TableContext,
    seat: Seat,
    choice: Choice,
    paid: Option<&Payment>,
    is_named: bool,
) -> OutcomePreview {
    let (texts, facts) = (context.texts, context.facts());
    let Ok(forecast) = context.forecast(seat, choice, paid) else { return OutcomePreview::default() };
    // What confirms these is called after them.
    let is_named = is_named || matches!(choice, Choice::Claim(_) | Choice::Fund(_));
    let events = &forecast.events;
    let after = after(facts, &forecast);
    let told: Vec<Html> = context.speak(|speaker| {
        let rest = (0..if goes_without_saying(facts.phase) { 0 } else { events.len() })
            .filter(|&place| is_told(events, place) && !(is_named && is_name(events[place])));
        rest.map(|place| html! { <li class="wide">{ sentence(context, speaker, events[place]) }</li> })
            .collect()
    });
    // One's own first, then the planet's, then what others have of it.
    let mine = player(texts, facts, &forecast, seat);
    let mut figures: Vec<(&'static str, Html)> = mine.into_iter().map(|change| ("", change)).collect();
    figures.extend(planet(texts, facts.levels, forecast.levels));
    let others = facts.others(seat).map(|other| (other, player(texts, facts, &forecast, other)));
    figures.extend(others.filter(|(_, theirs)| !theirs.is_empty()).map(|(other, theirs)| {
        let theirs = html! {
            <>{ context.names.mark(other) }<span class="vh">{ context.names.of(other) }</span>
                { for theirs.into_iter().map(|change| html! { <span>{ change }</span> }) }</>
        };
        ("wide whose", theirs)
    }));
    let owed = forecast.owed.iter().filter(|owed| owed.seat == seat).map(|owed| {
        let glyphs = brings(texts, core::slice::from_ref(owed.effect), card(owed.card));
        let whose = turned_on(&after, seat, owed.effect).into_iter();
        let whose = whose.map(|(who, left)| {
            html! { <span class="whose">{ context.names.mark(who) }<span class="vh">{ context.names.of(who) }</span><span>{ figure(texts, left) }</span></span> }
        });
        let on_cards = cards_turned_on(&after, seat, owed.effect);
        let left_out = on_cards.len().saturating_sub(MOST_CARDS);
        let cards = on_cards.into_iter().take(MOST_CARDS).map(|(id, from, to)| {
            let whose = after.owner(id).map(|who| html! { <>{ context.names.mark(who) }<span class="vh">{ context.names.of(who) }</span></> });
            let left = from_to(html! { <s>{ texts.number(from) }</s> }, html! { <b>{ texts.number(to) }</b> });
            html! { <span class="whose">{ for whose }<span>{ texts.card_name(card(id)) }</span><span>{ left }</span></span> }
        });
        let more = (left_out > 0).then(|| html! { <span>{ "+" }{ texts.number(i32::try_from(left_out).unwrap_or(i32::MAX)) }</span> });
        html! { <li class="wide then"><span aria-hidden="true">{ glyphs }</span><span>{ texts.then(owed.card, owed.effect) }</span>{ for whose }{ for cards }{ for more }</li> }
    });
    let vain = vain(facts, seat, choice, &forecast).map(|why| {
        let words = context.speak(|speaker| speaker.no_effect(why));
        html! { <li class="wide vain">{ icon(Icon::Fizzle) }{ words }</li> }
    });
    let lost = if vain.is_some() { Vec::new() } else { lost(facts, choice, &forecast) };
    let lost = lost.into_iter().map(|step| {
        html! { <li class="wide vain">{ icon(Icon::Fizzle) }{ texts.ask(AskWords::StepLost(step)) }</li> }
    });
    let final_note = forecast.is_final.then(|| final_note(texts));
    OutcomePreview {
        figures,
        rest: told.into_iter().chain(owed).chain(lost).chain(vain).collect(),
        final_note,
    }
}

/// How many cards are named that a step can be turned on; what is on them is told where one is chosen.
const MOST_CARDS: usize = 4;

/// Whether what comes after an answer is told: in these phases it comes whatever is answered, and the figures show it.
const fn goes_without_saying(phase: Phase) -> bool {
    matches!(phase, Phase::Setup | Phase::Solar)
}

/// Whether the event at this place is told in a sentence: it is not counted, and no heading with nothing below it.
fn is_told(events: &[Event], place: usize) -> bool {
    let is_heading = |event: &Event| matches!(event.about().weight, Weight::Phase | Weight::Heading);
    let is_bare = is_heading(&events[place]) && events.get(place + 1).is_some_and(is_heading);
    !is_counted(events[place]) && !is_bare
}

/// Whether an event shows in a figure, is what the choice is called, or goes without saying.
const fn is_counted(event: Event) -> bool {
    // The heat has a figure, and the energy is gone. A first action is settled once it is taken.
    if let Event::EnergyBecameHeat { .. } | Event::FirstActionSettled(_) = event {
        return true;
    }
    match event.about().change {
        Change::Stock(..)
        | Change::Production(..)
        | Change::Rating(..)
        | Change::Step(_)
        | Change::Drawn(_)
        | Change::Course
        | Change::Deed
        | Change::Tile(_) => true,
        Change::Nothing
        | Change::OnCard(..)
        | Change::Eased(..)
        | Change::Milestone(_)
        | Change::Settled(..)
        | Change::Marker(..) => false,
    }
}

/// Whether an event is what an answer is called: the milestone that is claimed, the award that is funded, the tile on which a colony
/// is built.
const fn is_name(event: Event) -> bool {
    matches!(event, Event::MilestoneClaimed { .. } | Event::AwardFunded { .. } | Event::Settled { .. })
}

/// A figure before and after.
fn figure(texts: Texts, Changed { figure, from, to }: Changed) -> Html {
    let (picture, words): (Html, AttrValue) = match figure {
        Figure::Stock(resource) => (icon(icons::resource(resource)), texts.resource(resource).into()),
        Figure::Production(resource) => {
            (icon(icons::resource(resource)), texts.ask(AskWords::ProductionOf(resource)))
        }
        Figure::Rating => (icon(Icon::Rating), texts.term(Term::Rating).into()),
        Figure::Hand => (icon(Icon::Card), texts.ask(AskWords::CardsInHand)),
        Figure::Points => (icon(Icon::Points), texts.table(TableWords::PointsNow)),
    };
    let class = if matches!(figure, Figure::Production(_)) { "prod" } else { "" };
    html! {
        <>
            <span {class}>{ picture }</span>
            <span class="vh">{ words }</span>
            { from_to(html! { <s>{ texts.number(from) }</s> }, html! { <b>{ texts.number(to) }</b> }) }
        </>
    }
}

/// What changes for a player.
fn player(texts: Texts, facts: &Facts, forecast: &Forecast, who: Seat) -> Vec<Html> {
    // A card that is played leaves the hand; that goes without saying.
    let is_said = |it: &Changed| it.figure != Figure::Hand || it.to > it.from;
    foreseen(facts, forecast, who).into_iter().filter(is_said).map(|it| figure(texts, it)).collect()
}

fn planet(texts: Texts, before: ByParameter<i8>, after: ByParameter<i8>) -> Vec<(&'static str, Html)> {
    let changed = Parameter::ALL.into_iter().filter(|&it| before[it] != after[it]);
    let line = |it: Parameter| {
        let level = html! {
            <>{ icon(icons::parameter(it)) }<span class="vh">{ texts.term(Term::Parameter(it)) }</span>
                { from_to(html! { <s>{ texts.level(it, before[it]) }</s> }, html! { <b>{ texts.level(it, after[it]) }</b> }) }</>
        };
        ("", level)
    };
    changed.map(line).collect()
}
