//! The form of a new game: what it asks for any game, around what a game asks by itself.

use crate::games::Game;
use crate::kit::{Rules, Seat, Seated, Seed};
use crate::store::{Browser, Store};
use crate::table::Table;
use crate::text::common::HomeWords;
use crate::ui::look::form::on_send;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::parts::form::pace::PaceChoice;
use crate::ui::parts::form::seating::{
    ChangeSeating, SeatingFault, SeatingPlan, bots_about, coach_field, past_bots_field, players_field,
    seat_fields, seed_field,
};
use crate::ui::parts::share::copying::{CopyText, Copying};
use crate::ui::parts::sound::{self, SoundChoice};
use crate::ui::state::address;
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{
    AttrValue, Callback, Event, Html, TargetCast, UseStateHandle, hook, html, use_effect_with, use_state,
};

/// What can be wrong with a plan.
type PlanFaultOf<P> = PlanFault<<<P as GamePlan>::Game as Rules>::Fault>;

/// What a person fills in for a new game.
pub(crate) trait GamePlan: Clone + PartialEq + 'static {
    /// The game that is begun.
    type Game: Seated + 'static;

    /// What may come with a link.
    type Proposal: PartialEq + 'static;

    /// Under this key stands what was filled in last.
    const LAST: &'static str;

    /// Who plays.
    fn sitting(&self) -> &SeatingPlan;

    /// Who plays, to be changed.
    fn sitting_mut(&mut self) -> &mut SeatingPlan;

    /// The set-up that comes of it with this seed.
    fn setup_with(&self, seed: Seed) -> <Self::Game as Rules>::Setup;

    /// The text of what it proposes to somebody else, or to the same person next time.
    fn to_text(&self) -> String;

    /// The form as a proposal fills it in.
    fn of(proposal: &Self::Proposal) -> Self;

    /// The form as the text of a proposal fills it in; `None` where the text is none.
    fn from_text(text: &str) -> Option<Self>;

    /// What is wrong with a set-up, in a sentence.
    fn fault_said(texts: Texts, fault: &<Self::Game as Rules>::Fault) -> AttrValue;

    /// The game at its first question; players without a name of their own are called as the form has them.
    ///
    /// # Errors
    /// All that is wrong.
    fn begin(&self, texts: Texts) -> Result<Table<Self::Game>, Vec<PlanFaultOf<Self>>> {
        let (seed, faults) = self.sitting().checked(texts);
        let setup = self.setup_with(seed);
        let of_setup = Self::Game::faults(&setup).into_iter().map(PlanFault::Setup);
        let faults: Vec<_> = faults.into_iter().map(PlanFault::Seating).chain(of_setup).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let table = Table::new(setup, seed, self.sitting().seating(texts));
        table.map_err(|faults| faults.into_iter().map(PlanFault::Setup).collect())
    }

    /// The form as it was when a game was begun last, with new cards; `None` where none was, or none is remembered.
    fn last() -> Option<Self> {
        Self::from_text(&Browser.get(Self::LAST).ok()??)
    }

    /// Remembers it for the next game. Where nothing can be kept it is lost.
    fn keep(&self) {
        let mut next = self.clone();
        next.sitting_mut().seed.clear();
        let _ = Browser.set(Self::LAST, &next.to_text());
    }
}

/// What is wrong with a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlanFault<F> {
    Seating(SeatingFault),
    Setup(F),
}

/// A form and what can be done with it.
pub(crate) struct Form<P: GamePlan> {
    /// What is filled in.
    pub(crate) plan: UseStateHandle<P>,
    faults: UseStateHandle<Vec<PlanFaultOf<P>>>,
    /// Begins a game as filled in, or tells what is wrong.
    pub(crate) begin: Callback<P>,
    /// Fills the form in.
    pub(crate) fill: Callback<P>,
    is_proposed: bool,
}

/// A form that begins as `first`. What is proposed fills it in; `filled` hears what does.
#[hook]
pub(crate) fn use_form<P: GamePlan>(
    texts: Texts,
    first: fn() -> P,
    proposed: Option<Rc<P::Proposal>>,
    filled: Callback<P>,
    begin: &Callback<Game>,
) -> Form<P>
where
    Game: From<Table<P::Game>>,
{
    let plan = use_state(first);
    let faults = use_state(Vec::new);
    let begin = {
        let (faults, begin) = (faults.setter(), begin.clone());
        Callback::from(move |plan: P| match plan.begin(texts) {
            Ok(table) => {
                plan.keep();
                begin.emit(table.into());
            }
            Err(wrong) => faults.set(wrong),
        })
    };
    let fill = {
        let (plan, faults) = (plan.setter(), faults.setter());
        Callback::from(move |next: P| {
            filled.emit(next.clone());
            faults.set(Vec::new());
            plan.set(next);
        })
    };
    let is_proposed = proposed.is_some();
    use_effect_with(proposed, {
        let fill = fill.clone();
        move |proposed| {
            if let Some(proposed) = proposed {
                fill.emit(P::of(proposed));
            }
        }
    });
    Form { plan, faults, begin, fill, is_proposed }
}

/// What a game asks by itself, by its place in the form.
pub(crate) struct OwnFields<'a> {
    /// The game in the document, where style sheets ask for it.
    pub(crate) game: Option<&'static str>,
    /// How many can play.
    pub(crate) most: u8,
    /// Games that one press begins, above the form.
    pub(crate) at_once: Html,
    pub(crate) presets: Html,
    /// What is asked of a seat.
    pub(crate) of_seat: &'a dyn Fn(Seat) -> Html,
    pub(crate) options: Html,
    /// What follows the options.
    pub(crate) more: Html,
}

impl<P: GamePlan> Form<P> {
    /// Changes what is filled in.
    pub(crate) fn changed<T>(&self, change: impl Fn(&mut P, T) + 'static) -> Callback<T> {
        let plan = self.plan.clone();
        Callback::from(move |value| {
            let mut next = P::clone(&plan);
            change(&mut next, value);
            plan.set(next);
        })
    }

    /// What a box changes that can be checked.
    pub(crate) fn on_check(&self, change: impl Fn(&mut P, bool) + 'static) -> Callback<Event> {
        self.changed(change)
            .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked())
    }

    /// What a list changes from which something is chosen.
    pub(crate) fn on_select(&self, change: impl Fn(&mut P, String) + 'static) -> Callback<Event> {
        self.changed(change).reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value())
    }

    /// The form, with everything that is wrong.
    pub(crate) fn html(&self, texts: Texts, own: OwnFields<'_>) -> Html {
        let OwnFields { game, most, at_once, presets, of_seat, options, more } = own;
        let change: ChangeSeating =
            self.changed(|plan, change: Box<dyn FnOnce(&mut SeatingPlan)>| change(plan.sitting_mut()));
        let onclick = {
            let (plan, begin) = (self.plan.clone(), self.begin.clone());
            on_send(move || begin.emit(P::clone(&plan)))
        };
        let link = {
            let plan = self.plan.clone();
            Callback::from(move |()| Ok(address::with(&plan.to_text()).into()))
        };
        let sitting = self.plan.sitting();
        let seat = |(seat, _)| seat_fields(texts, sitting, seat, &change, of_seat(seat));
        let fault = |fault: &PlanFaultOf<P>| match fault {
            PlanFault::Seating(fault) => fault.said(texts),
            PlanFault::Setup(fault) => P::fault_said(texts, fault),
        };
        html! {
            <>
            if !self.is_proposed { { at_once } }
            <form id="new-game" class="panel" data-game={game} aria-label={texts.home(HomeWords::NewGame)}>
                <header>
                    <h2>{ texts.home(HomeWords::NewGame) }</h2>
                    { players_field(texts, sitting, most, &change) }
                    <button id="begin" type="submit" class="btn primary" {onclick}>{ icon(Icon::Play) }{ texts.home(HomeWords::Begin) }</button>
                </header>
                if self.is_proposed {
                    <p id="proposed" class="note focus-here" tabindex="-1" role="status">{ texts.home(HomeWords::Proposed) }</p>
                }
                { presets }
                { for sitting.taken().map(seat) }
                <fieldset class="options">
                    <legend class="vh">{ texts.home(HomeWords::Options) }</legend>
                    { options }
                    { seed_field(texts, sitting, &change) }
                </fieldset>
                { coach_field(texts, sitting, &change) }
                { more }
                if sitting.has_bots() {
                    <div class="bots">
                        { part!(PaceChoice) }
                        // Later they are found in the settings.
                        if !sound::is_chosen() { { part!(SoundChoice) } }
                        { past_bots_field(texts, sitting, &change) }
                        { bots_about(texts, sitting) }
                    </div>
                }
                if !self.faults.is_empty() {
                    <ul class="faults" id="faults" role="alert">{ for self.faults.iter().map(|it| html! { <li>{ fault(it) }</li> }) }</ul>
                }
                <div class="ends">
                    { part!(CopyText { copies: Copying::SetUp, text: link, class: "btn" }) }
                </div>
            </form>
            </>
        }
    }
}
