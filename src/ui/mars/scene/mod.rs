//! What the parts of a table look at, and what they may do there: two contexts, given by the table and asked for by
//! whoever stands in it.

pub(crate) mod decision;
pub(crate) mod explained;
pub(crate) mod hovered_hex;
pub(crate) mod icons;
pub(crate) mod line;
pub(crate) mod marks;
pub(crate) mod player_view;
pub(crate) mod selection;
pub(crate) mod story;
pub(crate) mod told;
pub(crate) mod turn_options;
mod words;

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::maps::Hex;
use crate::mars::view::{Since, of_its_step};
use crate::mars::{Choice, Facts, Forecast, KeptMetals, Payment, Player, Question, Refusal};
use crate::text::mars::TableWords;
use crate::text::{TableText, Term};
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::parts::history::recap::RecapFold;
use crate::ui::state::names::Names;
use hovered_hex::HoveredHex;
use selection::Selection;
use std::rc::Rc;
use turn_options::{Availability, TurnOptions};
use yew::{AttrValue, Callback, hook, use_context};

/// A game as whoever sits before the page sees it, and in which words.
#[derive(Clone, PartialEq)]
pub(crate) struct TableContext {
    pub(crate) texts: Texts,
    pub(crate) view: PlayerView,
    pub(crate) names: Names,
    /// Who looks, if anybody in particular does.
    pub(crate) viewer: Option<Seat>,
    /// What has changed since they answered last.
    pub(crate) since: Rc<Since>,
    /// The metals that they keep.
    pub(crate) kept: KeptMetals,
    /// All that their turn could be.
    pub(crate) options: TurnOptions,
}

impl TableContext {
    pub(crate) fn facts(&self) -> &Facts {
        self.view.facts()
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.view.player(seat)
    }

    /// Whether an action can be taken; where no turn is on, what comes first is the reason.
    pub(crate) fn standing(&self, choice: Choice) -> Availability {
        match self.options.entry(choice) {
            Some(entry) => entry.standing.clone(),
            None => Availability::Refused {
                reason: self.texts.table(self.why_no_action()),
                rule: Refusal::NotAsked.rule(),
            },
        }
    }

    /// Why no action can be taken: another question is open, or another player's turn is on.
    pub(crate) fn why_no_action(&self) -> TableWords<'static> {
        let open = self.viewer.and_then(|seat| self.view.question(seat));
        open.map_or(TableWords::NotYourTurn, |question| TableWords::AnswerFirst(question.shape))
    }

    /// What comes of a choice and its payment; of one that is not named, as it is proposed to whoever looks.
    pub(crate) fn forecast(
        &self,
        seat: Seat,
        choice: Choice,
        paid: Option<&Payment>,
    ) -> Result<Forecast, Refusal> {
        let proposed = || {
            let is_usual = self.kept == KeptMetals::default();
            let payment = self.view.payment(seat, Some(choice)).filter(|_| !is_usual)?;
            Some(payment.usual_keeping(self.kept))
        };
        let forecast = match paid {
            Some(paid) => self.view.forecast(seat, choice, Some(paid)),
            None => self.view.forecast(seat, choice, proposed().as_ref()),
        };
        forecast.map(|it| of_its_step(&self.view, seat, it))
    }

    /// Speaks of the table.
    pub(crate) fn speak<T>(&self, texts: impl FnOnce(&TableText<'_>) -> T) -> T {
        self.texts.speak(self.facts(), &self.names, texts)
    }

    /// Where an area is, for whoever hears the page.
    pub(crate) fn place(&self, space: Hex) -> String {
        self.texts.area(self.facts().map(), space)
    }

    /// What lies on an area and whose it is.
    pub(crate) fn tile(&self, space: Hex) -> String {
        let board = &self.facts().board;
        let tile = board.tile(space).map(|tile| self.texts.term(Term::Tile(tile)).to_owned());
        let owner = board.owner(space).map(|seat| self.names.said(seat).to_string());
        let words: Vec<String> = [tile, owner].into_iter().flatten().collect();
        self.texts.listed(&words)
    }

    /// The label of an answer; what may be done first is named, and what would do nothing now says so.
    pub(crate) fn label(&self, seat: Seat, question: &Question, choice: Choice) -> AttrValue {
        if let Choice::First(place) = choice
            && let Some((card, effect)) = self.view.waiting(place)
        {
            return self.texts.first(card, effect).into();
        }
        let label = self.speak(|speaker| speaker.choice(seat, question, choice));
        let is_idle = self.view.is_idle(seat, choice);
        if is_idle { self.texts.idle(&label).into() } else { label.into() }
    }
}

/// The key that opens the committee.
pub(crate) const COMMITTEE_KEY: &str = "c";

/// The key that opens the colonies.
pub(crate) const COLONIES_KEY: &str = "n";

/// What is looked at closely.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Subject {
    Seat(Seat),
    Card(CardId),
    /// What the symbols of its cards mean.
    Symbols,
    Committee,
    /// All colony tiles.
    Colonies,
    /// How everyone stands.
    Standings,
}

/// What can be done at a table.
#[derive(Clone, PartialEq)]
pub(crate) struct TableActions {
    /// Answers what is asked.
    pub(crate) answer: Callback<Decision>,
    /// Takes the last answer back, where that may be.
    pub(crate) undo: Option<Callback<()>>,
    /// Says what is about to be done.
    pub(crate) pend: Callback<Selection>,
    /// Points at an area of the map.
    pub(crate) point: Callback<HoveredHex>,
    /// Shows where something happened on the map.
    pub(crate) show: Callback<Option<Hex>>,
    /// Looks closely.
    pub(crate) look: Callback<Subject>,
    /// What happened since the own last turn, if there is anything of it.
    pub(crate) recap: Option<RecapFold>,
    /// Whether the table is looked at instead of the screen that covers it.
    pub(crate) is_peeking: bool,
    /// Puts the screen that covers the table aside, or back.
    pub(crate) peek: Callback<()>,
}

/// What the component may look at: the context of its table.
#[hook]
#[expect(
    clippy::expect_used,
    reason = "only parts of a table ask for it, and the table gives it to all of them"
)]
pub(crate) fn use_table_context() -> TableContext {
    use_context().expect("a table around the component")
}

/// What the component may do at its table.
#[hook]
#[expect(
    clippy::expect_used,
    reason = "only parts of a table ask for it, and the table gives it to all of them"
)]
pub(crate) fn use_table_actions() -> TableActions {
    use_context().expect("a table around the component")
}
