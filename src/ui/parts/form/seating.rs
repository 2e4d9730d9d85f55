//! Who plays a game to come, as it stands in a form: seats with names, colours and players, and the seed.

use crate::kit::{Seat, Seed};
use crate::table::{
    Bot, CONTROLLERS, Colour, Colours, Controller, MOST_LETTERS, Name, PAST_BOTS, PastBots, ProposedSeating,
    Seating,
};
use crate::text::Verbatim;
use crate::text::common::HomeWords;
use crate::ui::look::picture::{self, mark};
use crate::ui::look::texts::Texts;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{AttrValue, Callback, Event, Html, InputEvent, TargetCast, classes, html};

/// One seat of a game to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatPlan {
    /// What was filled in; until then the language has a name.
    pub(crate) name: Option<String>,
    pub(crate) player: Controller,
}

impl SeatPlan {
    /// The name in the form.
    pub(crate) fn name(&self, seat: Seat, texts: Texts) -> String {
        self.name.clone().unwrap_or_else(|| texts.nameless(seat))
    }
}

/// Who plays a game to come, as it stands in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatingPlan {
    /// How many of the seats are taken.
    pub(crate) players: u8,
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) colours: Colours,
    /// How far an undo goes where bots have moved since.
    pub(crate) past_bots: PastBots,
    /// Whether nobody may ask the coach.
    pub(crate) without_coach: bool,
    /// A number or other words, or nothing for chance.
    pub(crate) seed: String,
}

/// What is wrong with who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatingFault {
    NoName(Seat),
    /// Two players have it.
    SameName(Name),
    /// The browser cannot draw a seed.
    NoChance(getrandom::Error),
}

impl SeatingFault {
    /// In a sentence.
    pub(crate) fn said(&self, texts: Texts) -> AttrValue {
        match self {
            Self::NoName(seat) => texts.home(HomeWords::NoName(*seat)),
            Self::SameName(name) => texts.home(HomeWords::AnotherWithName(Verbatim(name.as_str()))),
            Self::NoChance(error) => texts.home(HomeWords::NoChance(Verbatim(&error.to_string()))),
        }
    }
}

impl Default for SeatingPlan {
    fn default() -> Self {
        let seat = |seat: Seat| SeatPlan {
            name: None,
            player: if seat == Seat::ALL[0] { Controller::Human } else { Controller::Bot(Bot::Greedy) },
        };
        Self {
            players: 2,
            seats: Seat::ALL.map(seat).to_vec(),
            colours: Colours::default(),
            past_bots: PastBots::default(),
            without_coach: false,
            seed: String::new(),
        }
    }
}

impl SeatingPlan {
    /// Whether a bot has a seat.
    pub(crate) fn has_bots(&self) -> bool {
        self.taken().any(|(_, seat)| seat.player != Controller::Human)
    }

    /// The seats that play.
    pub(crate) fn taken(&self) -> impl Iterator<Item = (Seat, &SeatPlan)> {
        Seat::ALL.into_iter().zip(&self.seats).take(self.players.into())
    }

    /// Who sits where; players without a name of their own are called as the form has them.
    pub(crate) fn seating(&self, texts: Texts) -> Seating {
        self.named(|seat, plan| Name::new(&plan.name(seat, texts)))
    }

    /// What it proposes to somebody else, or to the same person next time.
    pub(crate) fn proposal(&self) -> ProposedSeating {
        let seating = self.named(|_, plan| plan.name.as_deref().map(Name::new).unwrap_or_default());
        ProposedSeating { players: self.players, seating, seed: self.seed.trim().to_owned() }
    }

    fn named(&self, name: impl Fn(Seat, &SeatPlan) -> Name) -> Seating {
        let mut seating = Seating {
            colours: self.colours,
            past_bots: self.past_bots,
            without_coach: self.without_coach,
            ..Seating::default()
        };
        for (seat, plan) in self.taken() {
            seating.names[seat] = name(seat, plan);
            seating.players[seat] = plan.player;
        }
        seating
    }

    /// The form as a proposal fills it in.
    pub(crate) fn of(players: u8, seating: &Seating, seed: &str) -> Self {
        let mut plan = Self {
            players,
            colours: seating.colours,
            past_bots: seating.past_bots,
            without_coach: seating.without_coach,
            seed: seed.to_owned(),
            ..Self::default()
        };
        for (seat, taken) in Seat::ALL.into_iter().zip(&mut plan.seats).take(players.into()) {
            let name = seating.names[seat].as_str();
            taken.name = (!name.is_empty()).then(|| name.to_owned());
            taken.player = seating.players[seat];
        }
        plan
    }

    /// The seed, and all that is wrong with who plays.
    pub(crate) fn checked(&self, texts: Texts) -> (Seed, Vec<SeatingFault>) {
        let mut faults = self.wrong_names(texts);
        let seed = self.seed().map_err(|fault| faults.push(fault)).unwrap_or_default();
        (seed, faults)
    }

    fn wrong_names(&self, texts: Texts) -> Vec<SeatingFault> {
        // As the table would call them: shortened, and without what cannot be seen.
        let mut names: Vec<Name> = Vec::new();
        let mut faults = Vec::new();
        for (seat, plan) in self.taken() {
            let name = Name::new(&plan.name(seat, texts));
            if name.as_str().is_empty() {
                faults.push(SeatingFault::NoName(seat));
            } else if names.contains(&name) {
                faults.push(SeatingFault::SameName(name.clone()));
            }
            names.push(name);
        }
        faults
    }

    /// The seed that is filled in, or one by chance.
    pub(crate) fn seed(&self) -> Result<Seed, SeatingFault> {
        match self.seed.trim() {
            "" => getrandom::u64().map(Seed).map_err(SeatingFault::NoChance),
            typed => Ok(Seed::named(typed)),
        }
    }
}

/// Changes who plays.
pub(crate) type ChangeSeating = Callback<Box<dyn FnOnce(&mut SeatingPlan)>>;

/// How many play, from the fewest to the most.
pub(crate) fn players_field(texts: Texts, plan: &SeatingPlan, most: u8, change: &ChangeSeating) -> Html {
    let onchange = on_select(change, |plan, value| plan.players = value.parse().unwrap_or(plan.players));
    html! {
        <label class="check">{ texts.home(HomeWords::Seats) }
            <select id="players" {onchange}>
                { for (1..=most).map(|count| html! {
                    <option value={count.to_string()} selected={plan.players == count}>{ count }</option>
                }) }
            </select>
        </label>
    }
}

/// The line of a seat: colour, name and who plays; and what else a game asks of a seat.
pub(crate) fn seat_fields(
    texts: Texts,
    plan: &SeatingPlan,
    seat: Seat,
    change: &ChangeSeating,
    also: Html,
) -> Html {
    let place = seat.index();
    let colour = plan.colours.of(seat);
    let taken = &plan.seats[place];
    let name = on_text(change, move |plan, text| plan.seats[place].name = Some(text));
    let player = on_select(change, move |plan, value| {
        let chosen = CONTROLLERS.iter().find(|(_, key)| *key == value);
        plan.seats[place].player = chosen.map_or(plan.seats[place].player, |&(player, _)| player);
    });
    let recolour = on_select(change, move |plan, value| {
        if let Some(chosen) = Colour::ALL.into_iter().find(|&colour| picture::colour(colour) == value) {
            plan.colours.give(seat, chosen);
        }
    });
    html! {
        <fieldset key={place} class={classes!("seat-plan", picture::colour(colour))}>
            <legend class="vh">{ texts.home(HomeWords::Seat(seat)) }</legend>
            // The list lies over the mark that it changes.
            <span class="swatch">{ mark(colour) }
                <select id={format!("colour-{place}")} aria-label={texts.home(HomeWords::Colour)} title={texts.home(HomeWords::Colour)} onchange={recolour}>
                    { for Colour::ALL.map(|other| html! {
                        <option value={picture::colour(other)} selected={other == colour}>{ texts.home(HomeWords::ColourCalled(other)) }</option>
                    }) }
                </select>
            </span>
            <input id={format!("name-{place}")} class="name" aria-label={texts.home(HomeWords::Name)} autocomplete="off" maxlength={MOST_LETTERS.to_string()} value={taken.name(seat, texts)} oninput={name} />
            <select id={format!("player-{place}")} class="player" aria-label={texts.home(HomeWords::PlayedBy)} onchange={player}>
                { for CONTROLLERS.iter().map(|&(player, key)| html! {
                    <option value={key} selected={player == taken.player}>{ texts.home(HomeWords::Player(player)) }</option>
                }) }
            </select>
            { also }
        </fieldset>
    }
}

/// Asks how far an undo goes where a bot has shown a card since.
pub(crate) fn past_bots_field(texts: Texts, plan: &SeatingPlan, change: &ChangeSeating) -> Html {
    let onchange = on_select(change, |plan, value| {
        let chosen = PAST_BOTS.iter().find(|(_, key)| *key == value);
        plan.past_bots = chosen.map_or(plan.past_bots, |&(past_bots, _)| past_bots);
    });
    html! {
        <label class="pace" title={texts.home(HomeWords::UndoPastBotsAbout)}><span class="label">{ texts.home(HomeWords::UndoPastBots) }</span>
            <select id="past-bots" {onchange}>
                { for PAST_BOTS.iter().map(|&(past_bots, key)| html! {
                    <option value={key} selected={past_bots == plan.past_bots}>{ texts.home(HomeWords::PastBots(past_bots)) }</option>
                }) }
            </select>
        </label>
    }
}

/// How the bots play that are chosen, a sentence for each level.
pub(crate) fn bots_about(texts: Texts, plan: &SeatingPlan) -> Html {
    let plays = |level: &Bot| plan.taken().any(|(_, seat)| seat.player == Controller::Bot(*level));
    html! {
        <ul class="hint bots-about">{ for Bot::ALL.into_iter().filter(plays).map(|level| html! { <li>{ texts.home(HomeWords::BotAbout(level)) }</li> }) }</ul>
    }
}

/// The seed.
pub(crate) fn seed_field(texts: Texts, plan: &SeatingPlan, change: &ChangeSeating) -> Html {
    html! {
        <label class="seed" title={texts.home(HomeWords::SeedAbout)}>{ texts.home(HomeWords::Seed) }<input id="seed" autocomplete="off" placeholder={texts.home(HomeWords::ByChance)} value={plan.seed.clone()}
            oninput={on_text(change, |plan, text| plan.seed = text)} /></label>
    }
}

fn on_text(
    change: &ChangeSeating,
    sets: impl Fn(&mut SeatingPlan, String) + Clone + 'static,
) -> Callback<InputEvent> {
    change.reform(move |event: InputEvent| {
        let (typed, sets) = (event.target_unchecked_into::<HtmlInputElement>().value(), sets.clone());
        Box::new(move |plan: &mut SeatingPlan| sets(plan, typed)) as Box<dyn FnOnce(&mut SeatingPlan)>
    })
}

fn on_select(
    change: &ChangeSeating,
    sets: impl Fn(&mut SeatingPlan, String) + Clone + 'static,
) -> Callback<Event> {
    change.reform(move |event: Event| {
        let (chosen, sets) = (event.target_unchecked_into::<HtmlSelectElement>().value(), sets.clone());
        Box::new(move |plan: &mut SeatingPlan| sets(plan, chosen)) as Box<dyn FnOnce(&mut SeatingPlan)>
    })
}

/// Asks whether the coach may be asked.
pub(crate) fn coach_field(texts: Texts, plan: &SeatingPlan, change: &ChangeSeating) -> Html {
    let onchange = change.reform(|event: Event| {
        let is_on = event.target_unchecked_into::<HtmlInputElement>().checked();
        Box::new(move |plan: &mut SeatingPlan| plan.without_coach = is_on)
            as Box<dyn FnOnce(&mut SeatingPlan)>
    });
    html! {
        <label class="check" title={texts.home(HomeWords::WithoutCoachAbout)}><input id="without-coach" type="checkbox" checked={plan.without_coach} {onchange} /><span>{ texts.home(HomeWords::WithoutCoach) }</span></label>
    }
}
