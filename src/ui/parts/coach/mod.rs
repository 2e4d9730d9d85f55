//! The coach: a line above the table that tells, a step at a time, what kind of answer seems best, which one, and why, with the next best
//! ones and by how much they are behind. A ring is drawn round what gives the answer that is looked at.

pub(crate) mod habit;

use crate::games::{ANALYSIS_PARTS, Advice, AdvisedLine, Game};
use crate::kit::{AnswerKind, Seat};
use crate::text::Verbatim;
use crate::text::common::{BarWords, CoachWords, HomeWords, LineBehind};
use crate::ui::look::icons::Icon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::state::app::{App, AppAction, Open};
use crate::worker::{BotClient, PendingQuestion};
use habit::CoachHabit;
use std::cell::RefCell;
use std::rc::Rc;
use yew::{
    AttrValue, Callback, Html, Properties, UseReducerDispatcher, UseStateHandle, UseStateSetter, classes,
    component, hook, html, use_effect_with, use_state,
};

/// The key that asks the coach, and sends it away.
pub(crate) const COACH_KEY: &str = "k";

/// A question that the coach is asked about.
#[derive(Clone)]
pub(crate) struct CoachedQuestion {
    pub(crate) game: Game,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// Whether a goal is to be reached alone or together, rather than rivals beaten.
    pub(crate) is_for_goal: bool,
}

/// A question stays what it is while other seats answer beside it, unseen.
impl PartialEq for CoachedQuestion {
    fn eq(&self, other: &Self) -> bool {
        let Self { game, seat, is_for_goal } = self;
        let is_beside = || {
            game.together().is_some()
                && game.together() == other.game.together()
                && game.answers_of(*seat) == other.game.answers_of(*seat)
                && game.beginning() == other.game.beginning()
        };
        (*seat, *is_for_goal) == (other.seat, other.is_for_goal) && (*game == other.game || is_beside())
    }
}

impl CoachedQuestion {
    /// Whether the seat is asked: else the others are.
    fn is_asked(&self) -> bool {
        self.game.asked().contains(self.seat)
    }
}

/// What is known of the advice.
#[derive(Clone, PartialEq)]
enum CoachedState {
    Nothing,
    Advice(Rc<Advice>),
    CannotThink,
}

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CoachStep {
    /// What kind of answer seems best.
    Kind,
    /// Which one.
    Which,
    /// Why, with the next best ones.
    Why,
}

/// The coach beside a question.
pub(crate) struct CoachState {
    known: UseStateHandle<CoachedState>,
    step: UseStateHandle<CoachStep>,
    /// The place of the line that is looked at.
    looked_at: UseStateHandle<usize>,
    question: CoachedQuestion,
    close: Callback<()>,
}

/// How a line is told by its game.
pub(crate) struct CoachedLine {
    pub(crate) label: String,
    pub(crate) kind: AnswerKind,
    /// Why it is good.
    pub(crate) reason: Html,
}

/// Whether the coach may be asked at this device: a person is asked, and it is not turned off.
pub(crate) fn may_advise(open: &Open) -> bool {
    !open.table.is_without_coach()
        && CoachHabit::chosen() != CoachHabit::Never
        && !open.table.asked().is_empty()
        && open.before().answering().is_some()
}

#[derive(PartialEq, Properties)]
pub(crate) struct ButtonProps {
    /// Whether the coach is beside the question.
    pub(crate) is_open: bool,
    pub(crate) turn: Callback<()>,
}

/// The button that asks the coach, and its key.
#[component]
pub(crate) fn CoachButton(props: &ButtonProps) -> Html {
    let words = use_texts().bar(BarWords::Coach(CoachWords::Ask));
    let ButtonProps { is_open, turn } = props;
    use_key_presses(|key| key == COACH_KEY, turn.reform(|_| ()));
    html! {
        <button id="ask-coach" type="button" class="ib" aria-expanded={is_open.to_string()} aria-keyshortcuts={COACH_KEY} aria-label={words.clone()} title={words.clone()}
            onclick={turn.reform(|_| ())}>{ icon(Icon::Bulb) }</button>
    }
}

/// The button in the bar of an open game, with or without a guide, or the picture of the rule that nobody may ask; nothing where nobody is
/// asked.
pub(crate) fn coach_button(
    texts: Texts,
    act: &UseReducerDispatcher<App>,
    open: &Open,
    has_guide: bool,
) -> Option<Html> {
    if open.table.is_without_coach() {
        let words = texts.home(HomeWords::WithoutCoachAbout);
        return Some(
            html! { <span id="without-coach" class="ib" title={words.clone()}>{ icon(Icon::Bulb) }<span class="vh">{ words }</span></span> },
        );
    }
    may_advise(open).then(|| {
        let (act, is_open) = (act.clone(), is_beside(open, has_guide));
        let turn = Callback::from(move |()| act.dispatch(AppAction::TurnCoach(!is_open)));
        part!(CoachButton { is_open, turn })
    })
}

/// Whether the coach is beside the question: it was asked, or gives advice always and was not sent away. A guide has the place where it is
/// not asked.
pub(crate) fn is_beside(open: &Open, has_guide: bool) -> bool {
    let is_always = || !has_guide && CoachHabit::chosen() == CoachHabit::Always;
    may_advise(open) && open.coached().unwrap_or_else(is_always)
}

/// Asks the coach about a question, part by part, while the component that calls this is shown.
#[hook]
pub(crate) fn use_coach(question: CoachedQuestion, close: Callback<()>) -> CoachState {
    let (known, looked_at) = (use_state(|| CoachedState::Nothing), use_state(|| 0));
    let begun = if CoachHabit::chosen() == CoachHabit::Always { CoachStep::Why } else { CoachStep::Kind };
    let told = use_state(|| begun);
    use_effect_with(question.clone(), {
        let (known, told, looked_at) = (known.setter(), told.setter(), looked_at.setter());
        move |question| {
            known.set(CoachedState::Nothing);
            told.set(begun);
            looked_at.set(0);
            let coached = Rc::new(CoachedRecord {
                record: question.game.record(),
                seat: question.seat,
                pending: RefCell::new(None),
            });
            if question.is_asked() {
                ask(&coached, 1, known, None);
            }
            // Nobody waits for what is dropped.
            move || drop(coached.pending.borrow_mut().take())
        }
    });
    CoachState { known, step: told, looked_at, question, close }
}

/// The game that the coach is asked about, and the question that is open.
struct CoachedRecord {
    record: String,
    seat: Seat,
    pending: RefCell<Option<PendingQuestion>>,
}

/// Asks for the advice after that number of parts, and then for the next; `before` is what was said last.
fn ask(
    coached: &Rc<CoachedRecord>,
    parts: u8,
    known: UseStateSetter<CoachedState>,
    before: Option<Rc<Advice>>,
) {
    let then = {
        let coached = Rc::downgrade(coached);
        move |advice: Option<Advice>| {
            let Some(advice) = advice else {
                // What was said before is still true.
                return known.set(before.map_or(CoachedState::CannotThink, |before| {
                    CoachedState::Advice(Rc::new(Advice { is_settled: true, ..(*before).clone() }))
                }));
            };
            let is_whole = advice.is_settled || parts >= ANALYSIS_PARTS;
            let advice = Rc::new(Advice { is_settled: is_whole, ..advice });
            // Between the first advice and the last nothing is drawn anew.
            if is_whole || parts == 1 {
                known.set(CoachedState::Advice(advice.clone()));
            }
            if let (false, Some(coached)) = (is_whole, coached.upgrade()) {
                ask(&coached, parts + 1, known, Some(advice));
            }
        }
    };
    let asked = BotClient::of_page().advise(coached.seat, parts, coached.record.clone(), then);
    coached.pending.replace(Some(asked));
}

impl CoachState {
    /// The lines that are told so far, the best one first.
    pub(crate) fn lines(&self) -> &[AdvisedLine] {
        match &*self.known {
            CoachedState::Advice(advice) => &advice.lines,
            CoachedState::Nothing | CoachedState::CannotThink => &[],
        }
    }

    /// The line that has the ring; none before it is said which one is best.
    pub(crate) fn ringed(&self) -> Option<&AdvisedLine> {
        if *self.step == CoachStep::Kind { None } else { self.lines().get(*self.looked_at) }
    }

    /// The lines that are told now, by the places of their answers: the best one, or all once its reason is asked for.
    pub(crate) fn told(&self) -> Vec<Vec<u16>> {
        let told = if *self.step == CoachStep::Why { usize::MAX } else { 1 };
        self.lines().iter().take(told).map(|line| line.places.clone()).collect()
    }

    /// The line above the table, with how the game of the table tells each of the lines that are told ([`CoachState::told`]).
    pub(crate) fn html(&self, texts: Texts, lines: &[CoachedLine]) -> Html {
        let words = |words: CoachWords<'_>| texts.bar(BarWords::Coach(words));
        let is_settled = match &*self.known {
            CoachedState::Nothing => !self.question.is_asked(),
            CoachedState::Advice(advice) => advice.is_settled,
            CoachedState::CannotThink => true,
        };
        let inside = match (&*self.known, *self.step) {
            (CoachedState::CannotThink, _) => html! { <p>{ words(CoachWords::CannotThink) }</p> },
            (CoachedState::Nothing, _) if !self.question.is_asked() => {
                html! { <p>{ words(CoachWords::Waiting) }</p> }
            }
            (CoachedState::Nothing, _) => html! { <p>{ words(CoachWords::Thinks) }</p> },
            (CoachedState::Advice(advice), step) => match (lines.first(), step) {
                (None, _) => html! { <p>{ words(CoachWords::CannotThink) }</p> },
                (Some(best), CoachStep::Kind) => html! { <p>{ words(CoachWords::Kind(best.kind)) }</p> },
                (Some(best), CoachStep::Which) => {
                    let label = Verbatim(&best.label);
                    html! { <p><b>{ words(if is_settled { CoachWords::Best(label) } else { CoachWords::BestSoFar(label) }) }</b></p> }
                }
                (Some(_), CoachStep::Why) => html! {
                    <ol class="coach-lines">{ for advice.lines.iter().zip(lines).enumerate().map(|(place, (line, told))| self.line(texts, place, line, told)) }</ol>
                },
            },
        };
        let next = match *self.step {
            CoachStep::Kind => Some((CoachStep::Which, CoachWords::Which)),
            CoachStep::Which => Some((CoachStep::Why, CoachWords::Why)),
            CoachStep::Why => None,
        };
        let next = next.filter(|_| !self.lines().is_empty()).map(|(next, label)| {
            let told = self.step.setter();
            html! { <button id="coach-next" type="button" class="btn" onclick={move |_| told.set(next)}>{ words(label) }</button> }
        });
        html! {
            <section id="guide" class="coach" aria-label={words(CoachWords::Title)} aria-busy={(!is_settled).to_string()} data-settled={is_settled.to_string()}>
                <div class="guide-said" role="status">
                    <h2>{ icon(Icon::Bulb) }{ words(CoachWords::Title) }</h2>
                    <div class="guide-text">{ inside }</div>
                </div>
                <div class="buttons">
                    { for next }
                    <button id="coach-close" type="button" class="ib" aria-label={words(CoachWords::Close)} title={words(CoachWords::Close)} onclick={self.close.reform(|_| ())}>{ icon(Icon::Cross) }</button>
                </div>
            </section>
        }
    }

    /// One of the best lines: a press leads to what gives it.
    fn line(&self, texts: Texts, place: usize, line: &AdvisedLine, told: &CoachedLine) -> Html {
        let words = |words: CoachWords<'_>| texts.bar(BarWords::Coach(words));
        let is_alone = self.question.game.offers(self.question.seat) == 1;
        let is_known = line.points_behind.error != i32::MAX;
        let behind = match place {
            0 if is_alone => Some(words(CoachWords::OnlyOne)),
            0 => None,
            _ if !is_known => Some(words(CoachWords::Thinks)),
            _ => {
                let behind = behind(line, self.question.is_for_goal);
                let is_alike = line.is_alike || behind.is_within_error();
                let victory = CoachWords::Victory { is_for_goal: behind.is_for_goal };
                Some(match (is_alike, behind.is_mixed()) {
                    (true, _) => words(CoachWords::Alike),
                    (false, false) => words(CoachWords::Behind(behind)),
                    (false, true) => {
                        AttrValue::from(format!("{} ({})", words(CoachWords::Behind(behind)), words(victory)))
                    }
                })
            }
        };
        let is_looked_at = *self.looked_at == place;
        let look = {
            let looked_at = self.looked_at.setter();
            move |_| looked_at.set(place)
        };
        html! {
            <li key={place}><button type="button" class={classes!("coach-line", is_looked_at.then_some("sel"))} data-line={place.to_string()} aria-pressed={is_looked_at.to_string()} onclick={look}>
                <b>{ &told.label }</b>{ " " }<span>{ told.reason.clone() }</span>
                { for behind.map(|behind| html! { <small>{ behind }</small> }) }
            </button></li>
        }
    }
}

/// By how much a line is behind, in the units in which that is said.
fn behind(line: &AdvisedLine, is_for_goal: bool) -> LineBehind {
    let rounded = |number: i32, unit: i32| (number + number.signum() * unit / 2) / unit;
    LineBehind {
        points: rounded(line.points_behind.mean, 10),
        points_error: rounded(line.points_behind.error, 10).max(1),
        chance: rounded(line.chance_behind.mean, 100),
        chance_error: rounded(line.chance_behind.error, 100).max(1),
        is_for_goal,
    }
}
