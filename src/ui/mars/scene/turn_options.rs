//! Everything that a turn could be, each with its standing: what the hand, the actions and the goals show.

use crate::kit::Seat;
use crate::mars::view::{Prospect, may_be_in_vain, prospect, vain};
use crate::mars::{Choice, Refusal, Shape};
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::state::names::Names;
use std::rc::Rc;
use yew::AttrValue;

/// Whether something can be done now.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Availability {
    /// Possible now: its place among the offers.
    Offered(u16),
    /// Impossible now, for this reason.
    Refused {
        /// The reason, as a sentence.
        reason: AttrValue,
        /// The id of the rule that it comes from.
        rule: &'static str,
    },
}

impl Availability {
    pub(crate) const fn is_offered(&self) -> bool {
        matches!(self, Self::Offered(_))
    }

    /// The place among the offers, for the scripts that play through the page.
    pub(crate) fn place(&self) -> Option<String> {
        match self {
            Self::Offered(place) => Some(place.to_string()),
            Self::Refused { .. } => None,
        }
    }

    pub(crate) fn reason(&self) -> Option<AttrValue> {
        match self {
            Self::Offered(_) => None,
            Self::Refused { reason, .. } => Some(reason.clone()),
        }
    }

    /// The rule by which it is refused.
    pub(crate) const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Offered(_) => None,
            Self::Refused { rule, .. } => Some(rule),
        }
    }
}

/// One thing that a turn could be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Candidate {
    pub(crate) choice: Choice,
    pub(crate) label: AttrValue,
    pub(crate) standing: Availability,
    /// Whether the requirements of a card hold, as far as the answer tells.
    pub(crate) met: Option<bool>,
    /// When it could be done.
    pub(crate) soon: Prospect,
    /// Why nothing would come of it but what it costs.
    pub(crate) vain: Option<Refusal>,
}

impl Candidate {
    pub(crate) const fn kind(&self) -> &'static str {
        marks::kind(self.choice)
    }
}

/// All of them; empty when it is nobody's turn who sits before the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct TurnOptions(Rc<Vec<Candidate>>);

impl TurnOptions {
    pub(crate) fn of(texts: Texts, view: &PlayerView, names: &Names, seat: Option<Seat>) -> Self {
        let asked = seat.and_then(|seat| Some((seat, view.question(seat)?)));
        let Some((seat, question)) = asked.filter(|(_, question)| question.shape == Shape::Turn) else {
            return Self::default();
        };
        let offered = (0..).zip(view.choices(seat)).map(|(place, choice)| (choice, Ok(place)));
        let refused = view.refused(seat).map(|(choice, refusal)| (choice, Err(refusal)));
        let all: Vec<(Choice, Result<u16, Refusal>)> = offered.chain(refused).collect();
        let entries = texts.speak(view.facts(), names, |speaker| {
            let entry = |(choice, standing): (Choice, Result<u16, Refusal>)| Candidate {
                choice,
                met: met(&standing),
                vain: standing.is_ok().then(|| in_vain(view, seat, choice)).flatten(),
                soon: standing.as_ref().err().map_or(Prospect::Now, |it| prospect(view.facts(), seat, it)),
                label: speaker.choice(seat, &question, choice).into(),
                standing: match standing {
                    Ok(place) => Availability::Offered(place),
                    Err(refusal) => Availability::Refused {
                        reason: speaker.refusal(refusal).into(),
                        rule: refusal.rule(),
                    },
                },
            };
            all.into_iter().map(entry).collect()
        });
        Self(Rc::new(entries))
    }

    pub(crate) fn entry(&self, choice: Choice) -> Option<&Candidate> {
        self.0.iter().find(|entry| entry.choice == choice)
    }

    /// The alternatives of actions of cards on the table.
    pub(crate) fn acts(&self) -> impl Iterator<Item = &Candidate> {
        self.0.iter().filter(|entry| matches!(entry.choice, Choice::Act { .. }))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Why nothing would come of what is offered.
fn in_vain(view: &PlayerView, seat: Seat, choice: Choice) -> Option<Refusal> {
    let forecast = may_be_in_vain(choice).then(|| view.forecast(seat, choice, None).ok()).flatten()?;
    vain(view.facts(), seat, choice, &forecast)
}

/// Whether the requirements of a card hold, as far as an answer tells.
pub(crate) const fn met<T>(standing: &Result<T, Refusal>) -> Option<bool> {
    match standing {
        Ok(_) => Some(true),
        Err(Refusal::TooLow { .. } | Refusal::TooHigh { .. }) => Some(false),
        Err(_) => None,
    }
}
