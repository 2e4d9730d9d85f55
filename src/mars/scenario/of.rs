//! From a running game back to a builder.

use super::answer;
use super::piles::Piles;
use super::{Flaw, Mars, Moment, Scenario};
use crate::kit::{Rules, Seat};
use crate::mars::Choice;
use crate::mars::state::agenda::Task;
use crate::mars::state::slots::{Slot, Stage};

impl Scenario {
    /// The position of a running game: all facts, the order of the deck and the generator of shuffles among them,
    /// whose turn it is, and in a phase that all answer together the answers that some have given. Started without
    /// a change it is an equal game:
    ///
    /// ```
    /// use viriditas::kit::{EventLog, Rules, Seed};
    /// use viriditas::mars::{Mars, Setup, scenario::Scenario};
    ///
    /// let game = Mars::begin(&Setup::new(3), Seed(7), &mut EventLog::nothing()).expect("a table");
    /// assert_eq!(Scenario::of(&game).start(), game);
    /// ```
    ///
    /// The builder drops how the game came here: its seed, its events and its answers. In the middle of a move something is
    /// still owed that no builder can say: such a position has the flaw [`Flaw::Owed`] (see
    /// [`Mars::is_between_moves`]), that of a finished game [`Flaw::Over`], and what one seat sees of a game
    /// [`Flaw::Hidden`].
    ///
    /// What is said of it afterwards is said on top: resources and levels are replaced, cards are added, and come out
    /// of the deck. Only there are cards free to be named.
    pub fn of(game: &Mars) -> Self {
        let mut flaws = Vec::new();
        let mut turn = None;
        let moment = match &game.agenda[..] {
            [Task::Turn { seat, taken }] => {
                turn = Some((*seat, *taken));
                Moment::Turn
            }
            [Task::Setup] => Moment::SetUp,
            [Task::Draft] => Moment::Draft,
            [Task::Research] => Moment::Research,
            [Task::Over, .., Task::Convert { .. }] => Moment::Conversion,
            [] => {
                flaws.push(Flaw::Over);
                Moment::Turn
            }
            [..] => {
                flaws.push(Flaw::Owed);
                Moment::Turn
            }
        };
        let facts = game.facts.clone();
        let mut position = Self {
            bare: Box::new(facts.clone()),
            piles: Piles::of(&facts),
            facts,
            seat: Seat::default(),
            moment,
            turn,
            lent: Vec::new(),
            answers: Vec::new(),
            flaws,
        };
        if let Ok(begun) = position.clone().try_start() {
            position.answers = answers_given(begun, game);
        }
        position
    }
}

/// The answers that lead from the beginning of a moment to the game.
fn answers_given(mut begun: Mars, game: &Mars) -> Vec<(Seat, Choice)> {
    let mut answers = Vec::new();
    for seat in Seat::ALL {
        while let Some(choice) = next_answer(&begun, game, seat) {
            if answer(&mut begun, seat, choice).is_err() {
                break;
            }
            answers.push((seat, choice));
        }
    }
    while begun.agenda.len() > game.agenda.len() {
        // In the conversion, whoever could and did not has said so.
        let Some(seat) = begun.asked().iter().next() else { break };
        if answer(&mut begun, seat, Choice::Done).is_err() {
            break;
        }
        answers.push((seat, Choice::Done));
    }
    answers
}

/// What this seat answered next, on the way to its slot in the game.
fn next_answer(begun: &Mars, game: &Mars, seat: Seat) -> Option<Choice> {
    let (now, then): (Slot, Slot) = (begun.slots[seat], game.slots[seat]);
    if now == then {
        return None;
    }
    let player = &game.facts.players[seat];
    let dealt = |place: u32| player.dealt.get(place as usize).copied().map(Choice::Card);
    let missing = then.chosen & !now.chosen;
    match now.stage {
        Stage::Corporation => Some(Choice::Card(player.corporations[usize::from(then.corporation)])),
        Stage::Preludes => {
            let place = (then.preludes & !now.preludes).trailing_zeros();
            player.preludes.get(place as usize).copied().map(Choice::Card)
        }
        Stage::Pick => dealt(then.chosen.trailing_zeros()),
        Stage::Cards if missing != 0 => dealt(missing.trailing_zeros()),
        Stage::Cards => Some(Choice::Done),
        Stage::Paying(place) => Some(Choice::Amount(then.paid[usize::from(place)].into())),
        Stage::Idle | Stage::Unseen | Stage::Sealed => None,
    }
}
