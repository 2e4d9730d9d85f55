//! What an answer stands for, read off the question.

use super::offers::Ask;
use super::order;
use super::preludes::prelude_fails;
use crate::kit::Seat;
use crate::mars::cards::{CONVERSIONS, CardId, Effect, PROJECTS, Resource, card, gain};
use crate::mars::read::metals::metal;
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::question::{Choice, Why};

/// What an answer stands for. Whose card it is of is hidden where it is of none: a project, a conversion, an area.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnswerSubject {
    /// These effects: first the cost, in full, then the gain, each from left to right.
    Effects {
        /// Of which card.
        card: CardId,
        /// What stands left of an arrow; nothing, if there is none.
        cost: &'static [Effect],
        /// What is done.
        gain: &'static [Effect],
    },
    /// The production of this resource rises, of several that the card could raise.
    Production {
        /// Of which card.
        card: CardId,
        /// What is produced.
        resource: Resource,
    },
    /// The answer says to a step where, who, which or how many.
    Step {
        /// Of which card.
        card: CardId,
        /// The step that asks.
        effect: Effect,
    },
    /// A step that waits is done before the one that asks, which then asks again.
    First {
        /// Of which card.
        card: CardId,
        /// The step that is done first.
        effect: &'static Effect,
    },
    /// No more than the answer itself says: a price, a goal, a card to keep, the end of a turn, "no more".
    Itself,
}

impl Mars {
    /// What an answer stands for; `None` for one that is not offered. A choice names places in lists
    /// ([`Choice::Option`], [`Choice::First`], the `which` of [`Choice::Act`]): here is what stands there.
    ///
    /// ```
    /// # #[cfg(feature = "scenario")] {
    /// use viriditas::mars::cards::{ARTIFICIAL_PHOTOSYNTHESIS, Effect, produce};
    /// use viriditas::kit::{Rules, Seat};
    /// use viriditas::mars::{Choice, AnswerSubject, scenario::table};
    /// use viriditas::mars::cards::Resource::{Energy, Plants};
    ///
    /// let seat = Seat::default();
    /// let position = table(2).hand(&[ARTIFICIAL_PHOTOSYNTHESIS]).money(12);
    /// let game = position.answers(&[Choice::Play(ARTIFICIAL_PHOTOSYNTHESIS.id)]).start();
    /// const LISTS: [&[Effect]; 2] = [&[produce(Energy, 2)], &[produce(Plants, 1)]];
    /// for (choice, gain) in game.choices(seat).zip(LISTS) {
    ///     let card = ARTIFICIAL_PHOTOSYNTHESIS.id;
    ///     assert_eq!(game.meaning(seat, choice), Some(AnswerSubject::Effects { card, cost: &[], gain }));
    /// }
    /// # }
    /// ```
    pub fn meaning(&self, seat: Seat, choice: Choice) -> Option<AnswerSubject> {
        self.permits(seat, choice).ok()?;
        let ask = self.ask(seat)?;
        let of = |card, gain| AnswerSubject::Effects { card, cost: &[], gain };
        Some(match choice {
            Choice::Play(id) => of(id, card(id).play),
            Choice::Project(project) => of(CardId::HIDDEN, PROJECTS[project as usize].play),
            Choice::Convert(conversion) => of(CardId::HIDDEN, CONVERSIONS[conversion as usize].play),
            Choice::FirstAction => {
                let corporation = self.facts.players[seat].corporation;
                of(corporation, card(corporation).first)
            }
            Choice::Act { card: id, which } => action(id, which)?,
            Choice::First(place) => {
                let (card, effect) = order::waiting(self).nth(usize::from(place))?.what();
                AnswerSubject::First { card, effect }
            }
            Choice::Option(which) if let Why::Again { card: id } = ask.why => action(id, which)?,
            Choice::Option(place) => option(&ask, place)?,
            Choice::Card(id) if plays(&self.facts, seat, ask.why, id) => of(id, card(id).play),
            Choice::Card(_)
            | Choice::TableauCard(_)
            | Choice::Space(_)
            | Choice::Seat(_)
            | Choice::Neutral
            | Choice::Amount(_) => match ask.why {
                Why::Effect { card, effect } => AnswerSubject::Step { card, effect },
                _ => AnswerSubject::Itself,
            },
            Choice::Claim(_)
            | Choice::Fund(_)
            | Choice::Trade { .. }
            | Choice::Lobby(_)
            | Choice::EndTurn
            | Choice::Pass
            | Choice::Done
            | Choice::Reopen => AnswerSubject::Itself,
        })
    }
}

/// An alternative of a card's action.
fn action(id: CardId, which: u8) -> Option<AnswerSubject> {
    let action = card(id).actions.get(usize::from(which))?;
    Some(AnswerSubject::Effects { card: id, cost: action.cost, gain: action.gain })
}

/// Whether a card that is asked for is carried out then.
fn plays(facts: &Facts, seat: Seat, why: Why, id: CardId) -> bool {
    match why {
        Why::Prelude { .. } => prelude_fails(facts, seat, id).is_none(),
        Why::Effect { effect: Effect::PlayNow { .. }, .. } => true,
        _ => false,
    }
}

/// One of each resource, by its place on the player board.
static ANY_ONE: [[Effect; 1]; Resource::ALL.len()] = [
    [gain(Resource::MegaCredits, 1)],
    [gain(Resource::Steel, 1)],
    [gain(Resource::Titanium, 1)],
    [gain(Resource::Plants, 1)],
    [gain(Resource::Energy, 1)],
    [gain(Resource::Heat, 1)],
];

/// The list of effects at this place of what asks.
fn option(ask: &Ask, place: u8) -> Option<AnswerSubject> {
    let Why::Effect { card, effect } = ask.why else { return None };
    match effect {
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            let gain = lists.get(usize::from(place)).copied()?;
            Some(AnswerSubject::Effects { card, cost: &[], gain })
        }
        Effect::GainAny(_) => {
            let gain = &ANY_ONE.get(usize::from(place))?[..];
            Some(AnswerSubject::Effects { card, cost: &[], gain })
        }
        // Places are bits of what a mine remembers.
        Effect::ProduceMetal(_) => {
            metal(1 << place).map(|resource| AnswerSubject::Production { card, resource })
        }
        Effect::ProduceLowest(_) => Resource::ALL
            .get(usize::from(place))
            .map(|&resource| AnswerSubject::Production { card, resource }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{AnswerSubject, option};
    use crate::mars::cards::Resource::{Steel, Titanium};
    use crate::mars::cards::{Effect, MINING_RIGHTS};
    use crate::mars::judge::offers::{Ask, Offers};
    use crate::mars::state::question::Why;

    /// No area of today's maps shows two metals.
    #[test]
    fn of_two_metals_each_answer_is_one() {
        let card = MINING_RIGHTS.id;
        let why = Why::Effect { card, effect: Effect::ProduceMetal(1) };
        let means = |place| option(&Ask::must(Offers::Options(0b11), why), place);
        assert_eq!(means(0), Some(AnswerSubject::Production { card, resource: Steel }));
        assert_eq!(means(1), Some(AnswerSubject::Production { card, resource: Titanium }));
        assert_eq!(means(2), None);
    }
}
