//! The guide of the lesson: what it teaches, a good answer, and where it is pressed.

use crate::ares::Choice;
use crate::ares::cards::card;
use crate::ares::guide::{LEARNER, LessonHint, LessonSpot, SEEDS, hint, setup};
use crate::ares::{Ares, Event};
use crate::games::AresTable;
use crate::kit::{Seat, View};
use crate::table::{Controller, Name, Seating};
use crate::text::Verbatim;
use crate::text::ares::AresWords;
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::ares::scene::speak;
use crate::ui::ares::table::{choice_name, phase_name, standard_name};
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::guide::ring::{first, is_there, shown, use_ring};
use crate::ui::parts::guide::{self, GuidePage, use_guide};
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use web_sys::Element;
use yew::{AttrValue, Html, Properties, component, html, use_memo};

/// The game of the lesson.
pub(crate) fn begin(texts: Texts) -> Option<AresTable> {
    let mut seating = Seating::default();
    seating.names[LEARNER] = Name::new(&texts.nameless(LEARNER));
    seating.players[LEARNER] = Controller::Human;
    guide::turn_on();
    AresTable::new(setup(), guide::next_deal("ares", &SEEDS), seating).ok()
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) table: SharedTable<Ares>,
    pub(crate) names: Names,
}

/// What the guide says of a question.
struct Reading {
    hint: Option<LessonHint>,
    /// What the answers are called.
    label: String,
}

impl Reading {
    fn of(texts: Texts, table: &SharedTable<Ares>, names: &Names) -> Self {
        let view = table.view(Some(LEARNER));
        let told: Vec<Event> = table.heard_since(0, Some(LEARNER)).collect();
        let hint = hint(&view, &told, LEARNER);
        let answers = hint.as_ref().map(|hint| hint.answers.clone()).unwrap_or_default();
        let label = label(texts, &view, names, LEARNER, &answers);
        Self { hint, label }
    }
}

/// What answers that go together are called: the label of the first one with the other cards, or of cards that are sold their number
/// and price.
pub(crate) fn label(
    texts: Texts,
    view: &View<Ares>,
    names: &Names,
    seat: Seat,
    answers: &[Choice],
) -> String {
    let (Some(question), Some(&first)) = (view.question(seat), answers.first()) else {
        return String::new();
    };
    let facts = view.facts();
    let label = speak(texts, facts, names, |speaker| speaker.choice(seat, &question, first));
    let name = |choice: &Choice| match *choice {
        Choice::Card(id) | Choice::Sell(id) => Some(Verbatim(texts.ares().card_name(card(id)))),
        _ => None,
    };
    let cards: Vec<Verbatim<'_>> = answers.iter().filter_map(name).collect();
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words)).to_string();
    match (first, cards.as_slice()) {
        (Choice::Sell(_), [_, _, ..]) => {
            let money = u16::from(facts.sale_value(seat)) * cards.len() as u16;
            let sale = texts.expedition(AresWords::SellChosen { cards: cards.len(), money });
            words(GuideWords::WithNames { label: Verbatim(&sale), cards: &cards })
        }
        (Choice::Card(_), [_, others @ ..]) if !others.is_empty() => {
            words(GuideWords::Several { label: Verbatim(&label), others })
        }
        _ => label,
    }
}

/// What the ring is drawn round.
#[derive(Clone, PartialEq)]
pub(crate) enum Target {
    /// Nothing.
    Nowhere,
    /// A part of the table.
    Spot(LessonSpot),
    /// What gives these answers.
    Answers(Vec<Choice>),
}

/// The line above the table.
#[component]
pub(crate) fn LessonGuide(props: &Props) -> Html {
    let Props { table, names } = props;
    let texts = use_texts();
    let read = use_memo((texts, table.clone(), names.clone()), |(texts, table, names)| {
        Reading::of(*texts, table, names)
    });
    let state = use_guide(table.told());
    let topics = read.hint.as_ref().map(|hint| hint.topics.as_slice()).unwrap_or_default();
    let last = read.hint.as_ref().map_or(0, LessonHint::pages).saturating_sub(1);
    let page = state.page(last);
    let topic = topics.get(page).copied();
    let answers = read.hint.as_ref().map(|hint| hint.answers.as_slice()).unwrap_or_default();
    let target = match topic {
        _ if state.is_off() => Target::Nowhere,
        Some(topic) => Target::Spot(topic.spot()),
        None if answers.is_empty() => Target::Nowhere,
        None => Target::Answers(answers.to_vec()),
    };
    use_ring(target, wanted);
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
    let step = read.hint.as_ref().map(|hint| {
        let to_come = topics.len().saturating_sub(page + 1);
        let met = hint.met - to_come.min(hint.met);
        words(GuideWords::Step { met, of: crate::ares::guide::LessonTopic::ALL.len() })
    });
    let advice = (topic.is_none() && !answers.is_empty())
        .then(|| html! { <p class="guide-do"><b>{ words(GuideWords::Do(Verbatim(&read.label))) }</b></p> });
    let waiting =
        read.hint.is_none().then(|| html! { <p class="guide-do">{ words(GuideWords::Waiting) }</p> });
    let heading: AttrValue = topic
        .map_or_else(|| words(GuideWords::Title), |topic| texts.expedition(AresWords::LessonHeading(topic)));
    let teaches = topic.map(|topic| texts.expedition(AresWords::LessonTeaches(topic)));
    state.html(texts, last, GuidePage { heading, teaches, advice: advice.or(waiting), step })
}

/// What is to be pressed next, or looked at.
pub(crate) fn wanted(target: &Target) -> Vec<Element> {
    match target {
        Target::Nowhere => Vec::new(),
        Target::Spot(spot) => first(&[place(*spot).to_owned(), "#question".to_owned()]),
        Target::Answers(answers) => pressed_next(answers),
    }
}

/// A part of the table.
const fn place(spot: LessonSpot) -> &'static str {
    match spot {
        LessonSpot::Planet => "#planet",
        LessonSpot::Phases => "#planet .phases",
        LessonSpot::Question => "#question",
        LessonSpot::Hand => "#hand",
        LessonSpot::Board => "#mine",
        LessonSpot::Pace => "#goals",
        LessonSpot::Result => "#scores",
    }
}

/// What is pressed next on the way to the answers.
fn pressed_next(answers: &[Choice]) -> Vec<Element> {
    // A card of the own turn is chosen first, and then sold beside what else it is good for.
    if let [Choice::Sell(id)] = answers
        && is_there("#question.picked")
    {
        let number = id.number();
        let is_chosen = is_there(&format!("#question.picked .a-picked [data-card=\"{number}\"]"));
        let way =
            if is_chosen { "#sell".to_owned() } else { format!("#hand button[data-card=\"{number}\"]") };
        return first(&[way, "#back".to_owned()]);
    }
    let cards: Vec<String> = answers
        .iter()
        .filter_map(|choice| match choice {
            Choice::Card(id) | Choice::Sell(id) => Some(id.number().to_string()),
            _ => None,
        })
        .collect();
    if let ([Choice::Card(_) | Choice::Sell(_), ..], true) = (answers, is_there("#confirm")) {
        let places = [":is(#question, #hand) button[data-card]"];
        let is_due = |element: &Element, pressed: &str| {
            let is_named = element.get_attribute("data-card").is_some_and(|number| cards.contains(&number));
            is_named == (pressed == "false")
                && element.get_attribute("aria-pressed").as_deref() == Some(pressed)
        };
        let all: Vec<Element> = places.iter().flat_map(|place| shown(place)).collect();
        let missing = all.iter().filter(|&it| is_due(it, "false") || is_due(it, "true")).cloned();
        let todo: Vec<Element> = missing.collect();
        return if todo.is_empty() { first(&["#confirm".to_owned()]) } else { todo };
    }
    let Some(&choice) = answers.first() else { return Vec::new() };
    let held = match choice {
        Choice::Phase(phase) => format!("#question [data-phase=\"{}\"]", phase_name(phase)),
        Choice::Play(id) | Choice::Card(id) | Choice::Sell(id) => {
            format!(":is(#hand, #question) button[data-card=\"{}\"]", id.number())
        }
        Choice::Act { card, way } => {
            format!("#acts [data-act=\"{}\"][data-way=\"{way}\"]", card.number())
        }
        Choice::Standard(action) => format!("#question [data-standard=\"{}\"]", standard_name(action)),
        Choice::Branch(place) => {
            let branches = shown("#question [data-choice=\"branch\"]");
            return branches.into_iter().nth(place.into()).into_iter().collect();
        }
        // Another amount is entered first.
        Choice::Amount(amount) => {
            let set = format!("#confirm[data-amount=\"{amount}\"]");
            return first(&[set, "#amount".to_owned(), "#confirm".to_owned()]);
        }
        Choice::DrawBonus
        | Choice::BuyRating
        | Choice::Track(_)
        | Choice::MoneyCube
        | Choice::SwapCube
        | Choice::Decline
        | Choice::Done
        | Choice::Reopen => format!("#question [data-choice=\"{}\"]", choice_name(choice)),
    };
    let is_chosen = is_there(&format!("{held}.sel")) || is_there("#question.picked");
    if is_chosen {
        first(&["#confirm".to_owned(), "#back".to_owned()])
    } else {
        first(&[held, "#confirm".to_owned()])
    }
}
