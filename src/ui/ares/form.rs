//! The form of a new game of Ares Expedition.

use crate::ares::proposal::{MODES, OPTIONS, Proposal, SetupOption};
use crate::ares::{Fault, Level, MOST_PLAYERS, Mode, Setup};
use crate::games::{AresTable, Game};
use crate::store::{Browser, Store};
use crate::table::ProposedSeating;
use crate::text::common::HomeWords;
use crate::ui::look::form::on_send;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::say::{Say, use_say};
use crate::ui::parts::form::pace::PaceChoice;
use crate::ui::parts::form::seating::{
    ChangeSeating, SeatingFault, SeatingPlan, bots_about, past_bots_field, players_field, seat_fields,
    seed_field,
};
use crate::ui::parts::share::copying::{CopyText, Copying};
use crate::ui::state::address;
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{
    AttrValue, Callback, Event, Html, Properties, TargetCast, component, html, use_effect_with, use_state,
};

/// Under this key stands what was filled in last.
const LAST: &str = "viriditas.setup.ares";

/// A game to come, as it stands in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Plan {
    sitting: SeatingPlan,
    /// The mode wished for; another number of players may have another one.
    mode: Mode,
    setup: Setup,
}

/// What is wrong with a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
enum AresPlanFault {
    Seating(SeatingFault),
    Setup(Fault),
}

impl AresPlanFault {
    fn said(&self, say: Say) -> AttrValue {
        match self {
            Self::Seating(fault) => fault.said(say),
            Self::Setup(fault) => say.ares().fault(*fault).into(),
        }
    }
}

impl Default for Plan {
    fn default() -> Self {
        Self { sitting: SeatingPlan::default(), mode: Mode::Competitive, setup: Setup::new(2) }
    }
}

/// The modes for so many players.
fn modes(players: u8) -> impl Iterator<Item = (Mode, &'static str)> {
    let is_for = move |mode: Mode| match mode {
        Mode::Solo(_) => players == 1,
        Mode::Cooperative => players == 2,
        Mode::Competitive => players > 1,
    };
    MODES.into_iter().filter(move |&(mode, _)| is_for(mode))
}

impl Plan {
    /// The set-up that comes of it: where the mode is for another number of players, the usual one.
    fn setup(&self) -> Setup {
        let players = self.sitting.players;
        let is_possible = modes(players).any(|(mode, _)| mode == self.mode);
        let mode = if is_possible { self.mode } else { Setup::new(players).mode };
        let is_first = self.setup.first_game;
        Setup {
            players,
            mode,
            mulligan: self.setup.mulligan && !is_first,
            promotional: self.setup.promotional && !is_first,
            ..self.setup
        }
    }

    fn begin(&self, say: Say) -> Result<AresTable, Vec<AresPlanFault>> {
        let (seed, faults) = self.sitting.checked(say);
        let mut faults: Vec<AresPlanFault> = faults.into_iter().map(AresPlanFault::Seating).collect();
        let setup = self.setup();
        faults.extend(setup.faults().into_iter().map(AresPlanFault::Setup));
        if !faults.is_empty() {
            return Err(faults);
        }
        let table = AresTable::new(setup, seed, self.sitting.seating(say));
        table.map_err(|faults| faults.into_iter().map(AresPlanFault::Setup).collect())
    }

    fn proposal(&self) -> Proposal {
        let ProposedSeating { seating, seed, .. } = self.sitting.proposal();
        Proposal { setup: self.setup(), seating, seed }
    }

    fn of(proposal: &Proposal) -> Self {
        let Proposal { setup, seating, seed } = proposal;
        Self { sitting: SeatingPlan::of(setup.players, seating, seed), mode: setup.mode, setup: *setup }
    }

    /// The form as it was when a game was begun last; `None` where none was, or none is remembered.
    fn last() -> Option<Self> {
        let text = Browser.get(LAST).ok()??;
        Some(Self::of(&Proposal::from_text(&text).ok()?))
    }

    /// Remembers it for the next game. Where nothing can be kept it is lost.
    fn keep(&self) {
        let _ = Browser.set(LAST, &Proposal { seed: String::new(), ..self.proposal() }.to_text());
    }

    /// One person against time with the marked cards, on the easiest level.
    fn first_game() -> Self {
        let mut plan = Self { mode: Mode::Solo(Level::Beginner), ..Self::default() };
        plan.sitting.players = 1;
        plan.setup.first_game = true;
        plan
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) begin: Callback<Game>,
    /// What came with a link, to be looked over.
    pub(crate) proposed: Option<Rc<Proposal>>,
}

/// Asks who plays and how; tells everything that is wrong at once.
#[component]
pub(crate) fn NewExpedition(props: &Props) -> Html {
    let say = use_say();
    let plan = use_state(|| Plan::last().unwrap_or_default());
    let faults = use_state(Vec::<AresPlanFault>::new);
    let begin_with = {
        let (faults, begin) = (faults.setter(), props.begin.clone());
        Callback::from(move |plan: Plan| match plan.begin(say) {
            Ok(table) => {
                plan.keep();
                begin.emit(table.into());
            }
            Err(wrong) => faults.set(wrong),
        })
    };
    {
        let (plan, faults) = (plan.setter(), faults.setter());
        use_effect_with(props.proposed.clone(), move |proposed| {
            if let Some(proposal) = proposed {
                faults.set(Vec::new());
                plan.set(Plan::of(proposal));
            }
        });
    }
    let onclick = {
        let (plan, begin_with) = (plan.clone(), begin_with.clone());
        on_send(move || begin_with.emit((*plan).clone()))
    };
    let first = begin_with.reform(|_| Plan::first_game());
    let change: ChangeSeating = {
        let plan = plan.clone();
        Callback::from(move |change: Box<dyn FnOnce(&mut SeatingPlan)>| {
            let mut next = (*plan).clone();
            change(&mut next.sitting);
            plan.set(next);
        })
    };
    let link = {
        let plan = plan.clone();
        Callback::from(move |()| Ok(address::with(&plan.proposal().to_text()).into()))
    };
    let setup = plan.setup();
    let choose_mode = {
        let plan = plan.clone();
        Callback::from(move |event: Event| {
            let key = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(&(mode, _)) = MODES.iter().find(|(_, name)| *name == key) {
                plan.set(Plan { mode, ..(*plan).clone() });
            }
        })
    };
    let option = |&(option, key): &(SetupOption, &'static str)| {
        let is_off = setup.first_game && option != SetupOption::FirstGame;
        let onchange = {
            let plan = plan.clone();
            Callback::from(move |event: Event| {
                let mut next = (*plan).clone();
                *option.place(&mut next.setup) = event.target_unchecked_into::<HtmlInputElement>().checked();
                plan.set(next);
            })
        };
        html! {
            <label key={key} class="check">
                <input id={format!("ares-{key}")} type="checkbox" checked={option.of(&setup)} disabled={is_off} {onchange} />
                <span>{ say.ares().option_name(option) }</span>
                <small>{ say.ares().option_about(option) }</small>
            </label>
        }
    };
    let sitting = &plan.sitting;
    html! {
        <>
        if props.proposed.is_none() {
            <p class="at-once"><button id="begin-first-expedition" type="button" class="btn" onclick={first}><span>{ say.home(HomeWords::FirstExpedition) }<small>{ say.home(HomeWords::FirstExpeditionAbout) }</small></span></button></p>
        }
        <form id="new-game" class="panel" data-game="ares" aria-label={say.home(HomeWords::NewGame)}>
            <header>
                <h2>{ say.home(HomeWords::NewGame) }</h2>
                { players_field(say, sitting, MOST_PLAYERS, &change) }
            </header>
            if props.proposed.is_some() {
                <p id="proposed" class="note focus-here" tabindex="-1" role="status">{ say.home(HomeWords::Proposed) }</p>
            }
            { for sitting.taken().map(|(seat, _)| seat_fields(say, sitting, seat, &change, Html::default())) }
            <fieldset class="options">
                <legend class="vh">{ say.home(HomeWords::Options) }</legend>
                <label class="map">{ say.home(HomeWords::Mode) }
                    <select id="mode" onchange={choose_mode}>
                        { for modes(sitting.players).map(|(mode, key)| html! { <option value={key} selected={mode == setup.mode}>{ say.ares().mode_name(mode) }</option> }) }
                    </select>
                </label>
                <p id="mode-about" class="hint">{ say.ares().mode_about(setup.mode) }</p>
                { for OPTIONS.iter().map(option) }
                { seed_field(say, sitting, &change) }
            </fieldset>
            if sitting.has_bots() {
                <div class="bots">
                    { part!(PaceChoice) }
                    { past_bots_field(say, sitting, &change) }
                    { bots_about(say, sitting) }
                </div>
            }
            if !faults.is_empty() {
                <ul class="faults" id="faults" role="alert">{ for faults.iter().map(|fault| html! { <li>{ fault.said(say) }</li> }) }</ul>
            }
            <div class="ends">
                <button id="begin" type="submit" class="btn primary" {onclick}>{ icon(Icon::Play) }{ say.home(HomeWords::Begin) }</button>
                { part!(CopyText { copies: Copying::SetUp, text: link, class: "btn" }) }
            </div>
        </form>
        </>
    }
}
