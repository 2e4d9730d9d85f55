//! What the parts of a table look at, and what they may do there.

use crate::ares::cards::{Card, CardId, Stock, card};
use crate::ares::{Ares, COOPERATIVE_GOAL, Choice, Facts, Planet, Player, Question, Refusal, StandardAction};
use crate::kit::{BySeat, Seat, View};
use crate::text::ares::{AresTableText, AresText, AresWords};
use crate::ui::look::texts::Texts;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use std::ops::Deref;
use std::rc::Rc;
use yew::{AttrValue, Callback, hook, use_context};

/// A view that many components hold.
#[derive(Clone, PartialEq)]
pub(crate) struct AresView(Rc<View<Ares>>);

impl From<View<Ares>> for AresView {
    fn from(view: View<Ares>) -> Self {
        Self(Rc::new(view))
    }
}

impl Deref for AresView {
    type Target = View<Ares>;
    fn deref(&self) -> &View<Ares> {
        &self.0
    }
}

/// A game of Ares Expedition as whoever sits before the page sees it, and in which words.
#[derive(Clone, PartialEq)]
pub(crate) struct AresContext {
    pub(crate) texts: Texts,
    pub(crate) view: AresView,
    pub(crate) table: SharedTable<Ares>,
    pub(crate) names: Names,
    /// Who looks, if anybody in particular does.
    pub(crate) viewer: Option<Seat>,
    /// Who is asked and may answer, with the question and its offers.
    pub(crate) asked: Option<AskedSeat>,
    /// What is about to be done.
    pub(crate) picked: Option<Picked>,
    /// The cards that each seat played in the phases of this round that are over, and in the last round while phases are chosen.
    pub(crate) shown_cards: Rc<BySeat<Vec<CardId>>>,
    /// The cards of the hand that are chosen together.
    pub(crate) gathered: Rc<[CardId]>,
}

/// A question to whoever sits before the page.
#[derive(Clone, PartialEq)]
pub(crate) struct AskedSeat {
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    pub(crate) offers: Rc<[Choice]>,
}

/// What is about to be done and not yet decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Picked {
    /// A card of the hand.
    Card(CardId),
    /// An alternative of the action of a card.
    Act {
        card: CardId,
        way: u8,
    },
    Standard(StandardAction),
}

/// What is looked at closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    Card(CardId),
    Seat(Seat),
    /// How everyone stands.
    Standings,
}

/// What can be done at a table.
#[derive(Clone, PartialEq)]
pub(crate) struct AresActions {
    /// Answers what is asked.
    pub(crate) answer: Callback<Choice>,
    /// Answers what is asked, and what is asked behind it.
    pub(crate) answer_all: Callback<Vec<Choice>>,
    /// Says what is about to be done.
    pub(crate) pick: Callback<Option<Picked>>,
    /// Chooses a card of the hand with others, or puts it back.
    pub(crate) gather: Callback<CardId>,
    /// Looks closely.
    pub(crate) look: Callback<Option<Subject>>,
    /// Takes the last answer back, where that may be.
    pub(crate) undo: Option<Callback<()>>,
}

impl AskedSeat {
    /// Whether an answer is offered.
    pub(crate) fn offers(&self, choice: Choice) -> bool {
        self.offers.contains(&choice)
    }

    /// Whether a card could be played or used, or a standard action, of which something comes.
    pub(crate) fn can_still_play(&self, view: &AresView) -> bool {
        let is_play =
            |choice: &&Choice| matches!(choice, Choice::Play(_) | Choice::Act { .. } | Choice::Standard(_));
        let mut plays = self.offers.iter().filter(is_play);
        plays.any(|&choice| view.vain(self.seat, choice).is_none())
    }
}

impl AresContext {
    pub(crate) fn facts(&self) -> &Facts {
        self.view.facts()
    }

    /// Mars as the viewer sees it in the running phase.
    pub(crate) fn planet(&self) -> Planet {
        self.facts().planet_seen_by(self.viewer)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.facts().players[seat]
    }

    /// The words of this game.
    pub(crate) fn words(&self) -> AresText {
        self.texts.ares()
    }

    /// The page's own words.
    pub(crate) fn page(&self, words: AresWords<'_>) -> AttrValue {
        self.texts.expedition(words)
    }

    /// The name of a card.
    pub(crate) fn card(&self, id: CardId) -> &'static str {
        self.words().card_name(card(id))
    }

    /// How many cards of the hand are discarded to pay a price, if nothing else stands in for M€.
    pub(crate) fn sold_for(&self, seat: Seat, price: u16) -> u8 {
        let facts = self.facts();
        let heat = if facts.pays_with_heat(seat) { facts.players[seat].board.stock[Stock::Heat] } else { 0 };
        let has = facts.players[seat].board.stock[Stock::MegaCredits] + heat;
        price.saturating_sub(has).div_ceil(u16::from(facts.sale_value(seat))) as u8
    }

    /// The points of all players together, of those that a co-operative game needs (ARES-COOP-07).
    pub(crate) fn points_together(&self) -> AttrValue {
        let now = self.facts().points_together();
        self.page(AresWords::PointsTogether { now, of: COOPERATIVE_GOAL })
    }

    /// Speaks of the table.
    pub(crate) fn speak<T>(&self, texts: impl FnOnce(&AresTableText<'_>) -> T) -> T {
        speak(self.texts, self.facts(), &self.names, texts)
    }

    /// Every reason why a choice is refused: of a card of the hand all that hinders it, else the one that the rules name.
    pub(crate) fn why_not(&self, seat: Seat, choice: Choice, refusal: Refusal) -> String {
        let all: Vec<Refusal> = match (choice, self.view.question(seat)) {
            (Choice::Play(id), Some(Question::Phase)) => self.facts().hindrances(seat, id).collect(),
            _ => vec![refusal],
        };
        self.speak(|speaker| {
            let sentences: Vec<String> = all.into_iter().map(|refusal| speaker.refusal(refusal)).collect();
            sentences.join(" ")
        })
    }

    /// The label of an answer.
    pub(crate) fn label(&self, asked: &AskedSeat, choice: Choice) -> String {
        self.speak(|speaker| speaker.choice(asked.seat, &asked.question, choice))
    }

    /// What the face of a card says, line by line.
    pub(crate) fn lines(&self, card: &Card) -> Rc<[(&'static str, AttrValue)]> {
        let lines = self.words().card_text(card);
        lines.into_iter().map(|line| (line.topic.into(), line.words.into())).collect()
    }
}

/// Speaks of a table.
pub(crate) fn speak<T>(
    texts: Texts,
    facts: &Facts,
    names: &Names,
    speaks: impl FnOnce(&AresTableText<'_>) -> T,
) -> T {
    let you = names.you();
    let names: Vec<&str> = names.iter().collect();
    speaks(&AresTableText { language: texts.language(), facts, names: &names, you })
}

impl Texts {
    /// In Ares Expedition.
    pub(crate) fn expedition(self, words: AresWords<'_>) -> AttrValue {
        self.ares().words(words).into()
    }
}

/// What the component may look at: the context of its table.
#[hook]
#[expect(
    clippy::expect_used,
    reason = "only parts of a table ask for it, and the table gives it to all of them"
)]
pub(crate) fn use_ares() -> AresContext {
    use_context().expect("a table around the component")
}

/// What the component may do at its table.
#[hook]
#[expect(
    clippy::expect_used,
    reason = "only parts of a table ask for it, and the table gives it to all of them"
)]
pub(crate) fn use_ares_actions() -> AresActions {
    use_context().expect("a table around the component")
}
