//! The form of a new game of Ares Expedition.

use crate::ares::proposal::{MODES, OPTIONS, Proposal, SetupOption};
use crate::ares::{Ares, Fault, Level, MOST_PLAYERS, Mode, Setup};
use crate::games::Game;
use crate::kit::Seed;
use crate::table::ProposedSeating;
use crate::text::common::HomeWords;
use crate::ui::ares::guide;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::form::frame::{GamePlan, OwnFields, use_form};
use crate::ui::parts::form::seating::SeatingPlan;
use std::rc::Rc;
use yew::{AttrValue, Callback, Html, Properties, component, html};

/// A game to come, as it stands in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Plan {
    sitting: SeatingPlan,
    /// The mode wished for; another number of players may have another one.
    mode: Mode,
    setup: Setup,
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
}

impl Plan {
    /// With another mode, and as many players as it needs.
    fn in_mode(&self, mode: Mode) -> Self {
        let mut plan = self.clone();
        plan.mode = mode;
        plan.sitting.players = match mode {
            Mode::Solo(_) => 1,
            Mode::Cooperative => 2,
            Mode::Competitive => self.sitting.players.max(2),
        };
        plan
    }
}

/// Alone, together or against each other, at one press.
fn presets(texts: Texts, plan: &Plan, fill: &Callback<Plan>) -> Html {
    let now = plan.setup().mode;
    let level = if let Mode::Solo(level) = now { level } else { Level::Beginner };
    let button = |mode: Mode| {
        let (fill, filled) = (fill.clone(), plan.in_mode(mode));
        let onclick = move |_| fill.emit(filled.clone());
        let key = MODES.iter().find(|(it, _)| *it == mode).map_or("", |(_, key)| key);
        html! {
            <button {key} type="button" class="chip" data-mode={key} aria-pressed={(mode == now).to_string()} {onclick}>{ texts.ares().mode_name(mode) }</button>
        }
    };
    let modes = [Mode::Solo(level), Mode::Cooperative, Mode::Competitive];
    html! { <div class="presets" role="group" aria-label={texts.home(HomeWords::Mode)}>{ for modes.map(button) }</div> }
}

impl GamePlan for Plan {
    type Game = Ares;
    type Proposal = Proposal;

    const LAST: &'static str = "viriditas.setup.ares";

    fn sitting(&self) -> &SeatingPlan {
        &self.sitting
    }

    fn sitting_mut(&mut self) -> &mut SeatingPlan {
        &mut self.sitting
    }

    fn setup_with(&self, _: Seed) -> Setup {
        self.setup()
    }

    fn to_text(&self) -> String {
        let ProposedSeating { seating, seed, .. } = self.sitting.proposal();
        Proposal { setup: self.setup(), seating, seed }.to_text()
    }

    fn of(Proposal { setup, seating, seed }: &Proposal) -> Self {
        Self { sitting: SeatingPlan::of(setup.players, seating, seed), mode: setup.mode, setup: *setup }
    }

    fn from_text(text: &str) -> Option<Self> {
        Some(Self::of(&Proposal::from_text(text).ok()?))
    }

    fn fault_said(texts: Texts, fault: &Fault) -> AttrValue {
        texts.ares().fault(*fault).into()
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
    let texts = use_texts();
    let first = || Plan::last().unwrap_or_default();
    let form = use_form(texts, first, props.proposed.clone(), Callback::noop(), &props.begin);
    let setup = form.plan.setup();
    let lesson = {
        let begin = props.begin.clone();
        move |_| {
            if let Some(table) = guide::begin(texts) {
                begin.emit(table.into());
            }
        }
    };
    let choose_mode = form.on_select(|plan, key| {
        if let Some(&(mode, _)) = MODES.iter().find(|(_, name)| *name == key) {
            plan.mode = mode;
        }
    });
    let option = |&(option, key): &(SetupOption, &'static str)| {
        let is_off = setup.first_game && option != SetupOption::FirstGame;
        let onchange = form.on_check(move |plan, is_on| *option.place(&mut plan.setup) = is_on);
        html! {
            <label key={key} class="check">
                <input id={format!("ares-{key}")} type="checkbox" checked={option.of(&setup)} disabled={is_off} {onchange} />
                <span>{ texts.ares().option_name(option) }</span>
                <small>{ texts.ares().option_about(option) }</small>
            </label>
        }
    };
    let own = OwnFields {
        game: Some("ares"),
        most: MOST_PLAYERS,
        at_once: html! {
            <p class="at-once"><button id="begin-first-expedition" type="button" class="btn primary" onclick={lesson}>{ icon(Icon::Play) }<span>{ texts.home(HomeWords::FirstExpedition) }<small>{ texts.home(HomeWords::FirstExpeditionAbout) }</small></span></button></p>
        },
        presets: presets(texts, &form.plan, &form.fill),
        of_seat: &|_| Html::default(),
        options: html! {
            <>
                <label class="map">{ texts.home(HomeWords::Mode) }
                    <select id="mode" onchange={choose_mode}>
                        { for modes(setup.players).map(|(mode, key)| html! { <option value={key} selected={mode == setup.mode}>{ texts.ares().mode_name(mode) }</option> }) }
                    </select>
                </label>
                <p id="mode-about" class="hint">{ texts.ares().mode_about(setup.mode) }</p>
                { for OPTIONS.iter().map(option) }
            </>
        },
        more: Html::default(),
    };
    form.html(texts, own)
}
