//! The page's own words of Ares Expedition.

use crate::ares::cards::{Capacity, CardColour, CardId, Phase, Stock, ZoneTrack};
use crate::ares::guide::LessonTopic;
use crate::ares::{Figure, LostStep, Outlook, Stage, StandardAction, Vain};
use crate::text::Called;

/// What the page says beside questions, cards and the log of Ares Expedition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AresWords<'a> {
    /// Which round it is.
    Round(u8),
    /// Which round it is, where there is little room.
    RoundInShort(u8),
    /// Which part of a round it is.
    StageIs(Stage),

    /// What the middle of the table is called.
    Planet,
    /// What the row of the five phases is called.
    Phases,
    /// Nobody chose the phase.
    NotThisRound,
    /// Who chose a phase, and whether the neutral player did.
    ChosenBy {
        /// The players.
        names: &'a [Called<'a>],
        /// Whether the neutral player has it.
        neutral: bool,
    },
    /// What a track read as the phase began.
    AtThePhasesStart(ZoneTrack, u8),
    /// A track is at its maximum.
    Complete,
    /// How many steps a track has left.
    StepsToGo(u8),
    /// How many oceans there are.
    OceansOf {
        /// The number that are face up.
        now: u8,
        /// All.
        of: u8,
    },
    /// An ocean token that nobody has flipped.
    OceanFaceDown,
    /// How many cards the deck has.
    Deck(u8),
    /// How many cards are discarded.
    Discards(u8),

    /// The name of a figure.
    FigureIs(Figure),
    /// Between a figure before and after, for those who hear the page.
    Then,
    /// The name of the M€ that phase IV brings: production and terraform rating.
    IncomeWithRating,
    /// What a capacity takes off the price of a card.
    CapacityTakesOff {
        /// Which.
        capacity: Capacity,
        /// How many M€.
        off: u16,
    },
    /// The number of cards in play of a colour.
    CardsOfColour(CardColour, usize),
    /// The phase that a player chose for this round.
    Brings(Phase),
    /// The phase that a player chose for the round before.
    BroughtLast(Phase),
    /// Before the picture of that phase.
    LastInShort,
    /// What a seat does: it has finished the phase.
    HasFinished,
    /// What a seat does: it chooses a phase.
    Chooses,
    /// What a seat does: it has not finished the phase.
    Acts,

    /// The heading of what wins the game.
    Goal,
    /// What Mars is short of.
    Missing {
        /// Steps of oxygen.
        oxygen: u8,
        /// Steps of the temperature.
        temperature: u8,
        /// Oceans.
        oceans: u8,
    },
    /// How many rounds follow this one.
    RoundsLeft(u8),
    /// The round after which a game ends that nobody ends, and how many rounds follow this one.
    EndsAnyway {
        /// The last round.
        last: u8,
        /// How many rounds follow this one.
        left: u8,
    },
    /// Before the phase cards of the neutral player.
    NeutralPhases,
    /// A phase card of the neutral player.
    NeutralPhase {
        /// Which.
        phase: Phase,
        /// Whether it is the one of this round.
        is_now: bool,
        /// Whether it was revealed since the cards were shuffled.
        is_had: bool,
    },
    /// Where the neutral cube is, and what its next move brings.
    NeutralCube {
        /// Its place on the track.
        at: u8,
        /// In how many rounds it moves.
        rounds: u8,
        /// The steps by which oxygen or temperature rises then.
        steps: u8,
    },
    /// The points of the pair.
    PointsTogether {
        /// As things stand.
        now: i32,
        /// What is needed.
        of: i32,
    },
    /// How many of the steps and oceans of Mars are made.
    StepsMade {
        /// How many of them are made.
        done: u16,
        /// Of all.
        of: u16,
        /// How many would be made at an even pace, where rounds are limited.
        due: Option<u16>,
    },
    /// How many steps and oceans a player brought about.
    RaisedBy {
        /// Who.
        who: Called<'a>,
        /// How many.
        steps: u16,
    },
    /// The cubes of the co-operative mode that are left.
    CubesLeft {
        /// Cubes of 1 M€.
        money: u8,
        /// Cubes for a swap.
        swaps: u8,
    },

    /// What was done since the own last choice.
    SinceYourChoice,
    /// What the list of the cards is called that a player played in the phases that are over.
    PlayedLast,
    /// How many cards a player kept in phase V.
    Keeps {
        /// Who.
        who: Called<'a>,
        /// How many.
        kept: u8,
        /// Of how many.
        of: u8,
    },
    /// Beside the heading of a running phase: what others do in it is not told.
    OthersAreHidden,
    /// How many cards can be played now.
    PlayableNow(usize),
    /// Of a card that may be kept: a requirement is not met.
    NotPlayableYet,
    /// The bonus of phase II is not used.
    BonusLeft,
    /// Carries out the conversions that are due and finishes the phase.
    ConvertAndFinish(usize),
    /// The game ends with this phase: what the hand is still good for.
    SellBeforeTheEnd,
    /// The answer is a card of the hand.
    ChooseInHand,
    /// The answer is several cards of the hand.
    ChooseSeveralInHand {
        /// How many are chosen.
        chosen: usize,
        /// How many are asked for, where that is a fixed number.
        of: Option<usize>,
    },
    /// Sells the chosen cards.
    SellChosen {
        /// How many they are.
        cards: usize,
        /// What they bring, in M€.
        money: u16,
    },
    /// Sells the chosen cards and pays with what they bring.
    SellChosenToPay {
        /// How many they are.
        cards: usize,
        /// What they bring, in M€.
        money: u16,
    },
    /// Discards the chosen cards.
    DiscardChosen(usize),
    /// Replaces the chosen cards of the first hand.
    ReplaceChosen(usize),
    /// Shows a card, large.
    LookAt(CardId),
    /// What the field of an amount is called.
    HowMuch {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },

    /// What to do while no phase is chosen.
    PressAPhase,
    /// Seals the choice of a phase.
    Seal(Phase),
    /// Why a phase cannot be chosen.
    ChosenLastRound,
    /// What a phase would bring now.
    OutlookOf(Outlook),
    /// What it would bring without the bonus.
    ByOthersOnly(Outlook),
    /// Who else cannot choose a phase.
    CannotChooseIt(&'a [Called<'a>]),

    /// A card of the hand with its price now.
    CardCosting {
        /// Which one.
        card: CardId,
        /// In M€.
        price: u16,
    },
    /// The heading of the standard actions.
    StandardActions,
    /// A standard action with its price.
    StandardFor {
        /// Which one.
        action: StandardAction,
        /// What is paid.
        stock: Stock,
        /// How much of it.
        price: u16,
    },
    /// How much is missing for a price.
    ShortOf(u16),
    /// Finishes the phase though a card could still be played.
    PlayNothingMore,
    /// Finishes the phase though an action could still be used.
    DoNothingMore,
    /// Uses the action of a card.
    Use,
    /// Uses it once more, by the bonus of phase III.
    UseAgain,
    /// Plays a card for so many M€.
    PlayFor(u16),
    /// Discards a card for so many M€.
    SellFor(u8),
    /// Before the question that follows.
    ThenAsked,
    /// Why nothing comes of an answer but its price.
    InVain(Vain),
    /// That nothing comes of an answer, where there is little room.
    InVainInShort,
    /// A step that brings nothing, and why.
    StepLost(LostStep),
    /// That this number of hidden ocean tokens brings their rewards on top of what is told.
    TokensAdd(u8),
    /// What is done shows something hidden and cannot be changed.
    StaysDone,

    /// In which round the game ended.
    EndedIn(u8),
    /// The own phase, which is hidden from the others until all are revealed.
    Sealed(Phase),
    /// A hand without cards.
    EmptyHand,
    /// What decides a tie.
    LeftForTies,
    /// A track came to its end.
    TrackComplete(ZoneTrack),
    /// The last ocean was flipped.
    OceansComplete,
    /// The heading of the chart of points.
    PointsByRound,
    /// The heading of the chart of the steps and oceans of Mars.
    MarsByRound,
    /// The steps and oceans after a round.
    MarsAfter {
        /// The round.
        round: u8,
        /// The steps and oceans.
        done: u16,
    },
    /// The row of how many steps and oceans each player brought about.
    StepsBy,
    /// The row of how often each player chose each phase.
    PhasesBy,
    /// The round in which the winner took the lead and kept it.
    LeadSince {
        /// The winner by name.
        winner: Called<'a>,
        /// The round.
        round: u8,
    },

    /// The heading of what the lesson teaches.
    LessonHeading(LessonTopic),
    /// What the lesson teaches, in at most three sentences.
    LessonTeaches(LessonTopic),
}
