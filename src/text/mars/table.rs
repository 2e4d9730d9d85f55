//! Round a game.

use crate::kit::Reason;
use crate::mars::cards::{ByParameter, CardId, CardResource, Effect, Parameter, Party};
use crate::mars::maps::{Award, Milestone};
use crate::mars::view::{Changed, Group, Order, RecapChange};
use crate::mars::{DelegateSeat, Shape};
use crate::table::Colour;
use crate::text::ScoreLine;
use crate::text::common::{CourseWords, Shortcut, StandingWords};
use crate::text::mars::GuideWords;
use crate::text::{Called, Verbatim};

/// What stands there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TableWords<'a> {
    /// What the row of buttons is called that changes between the parts of the table.
    Parts,
    /// A part of the table: the map and what is asked.
    Mars,
    /// A part of the table: the own cards.
    Hand,
    /// A part of the table and its heading: what may be done without a card.
    Actions,
    /// A part of the table: the boards of everyone.
    Seats,
    /// A part of the table and its heading: what happened.
    Log,
    /// The button that asks a bot for the reason of its move.
    Why,
    /// What that button is called for those who hear the page; the name is the bot's.
    WhyDid(Called<'a>),
    /// The bot is asked.
    AsksForReason,
    /// The reason of a bot's move.
    Because(Reason),

    /// Why no action can be taken.
    NotYourTurn,
    /// Why no action can be taken: a question of this shape is open.
    AnswerFirst(Shape),
    /// The action that a corporation asks for first.
    FirstAction,
    /// All actions of cards on the table.
    CardActions,
    /// Why there are none: no card has one.
    NoCardHasAnAction,
    /// Why there are none: each was used or cannot be.
    NoActionCanBeUsed,
    /// Does nothing more in this generation.
    Pass,
    /// Does nothing more in this turn.
    EndTurn,

    /// The own board.
    YourBoard,
    /// Opens them.
    YourCardsOnTable,
    /// What a figure was that has changed since the last answer.
    Was(Verbatim<'a>),
    /// How a figure changes, with its sign.
    Change(Changed),
    /// How a figure changed in a line of a recap.
    RecapChange(RecapChange),
    /// Before the terraform rating.
    RatingInShort,
    /// What a seat would score.
    PointsNow,
    /// What a seat would score, before the number.
    PointsNowInShort,
    /// Before what is produced of a resource.
    Production,
    /// What a seat is doing: which of the two actions of its turn, from 1.
    ActionOfTurn(u8),
    /// What a seat is doing: it waits for the others.
    Ready,
    /// What a seat is doing: it is asked something.
    Choosing,
    /// What a seat is doing: it has passed.
    Passed,
    /// Behind a name: the outline of the seat's mark, and that all of the seat opens.
    AllOfSeat(Colour),
    /// What the mark of the first player means.
    GoesFirst,
    /// The mark of the first player, as one of the facts told about a seat.
    GoingFirst,
    /// What the number beside means.
    CardsInHand,
    /// Before the number of cards in hand.
    HandSize,
    /// Behind the number of cards in hand, which is this.
    InHand(u16),
    /// Before the number of events played.
    Events,
    /// The heading of so many cards of a group on the table.
    CardsOfGroup(Group, usize),

    /// What both together are called.
    Goals,
    /// What a milestone asks for, and how far everyone is.
    Milestone {
        /// Which one.
        of: &'a Milestone,
        /// Who has claimed it.
        taken_by: Option<Called<'a>>,
        /// Everyone by name, each with how much there is of what it counts.
        counts: &'a [(Called<'a>, i32)],
    },
    /// How many points a milestone or an award brings: to who has it or is first, and to who is second.
    Worth(&'a [i16]),
    /// What the next one costs, in M€.
    NextCosts(u16),
    /// What an award counts, and how much of it everyone has.
    Award {
        /// Which one.
        of: &'a Award,
        /// Who has funded it.
        taken_by: Option<Called<'a>>,
        /// Everyone by name, each with how much there is of what it counts.
        counts: &'a [(Called<'a>, i32)],
    },

    /// The heading of what happened before this generation.
    SolarPhase(u8),
    /// A step of it: what the World Government did.
    WorldGovernment,
    /// A step of it: fleets came home and markers moved.
    FleetsAndMarkers,
    /// That a step of it brought nothing to whoever looks.
    BroughtNothing,
    /// Puts it away.
    GoOn,
    /// A step of the solar phase: everyone loses a step of rating.
    RatingRevision,
    /// A step of it: a party came to power.
    NewGovernment(Party),
    /// A step of it: the global events moved on.
    ChangingTimes,
    /// What the committee is called.
    Committee,
    /// The heading of the committee's screen, in a generation.
    CommitteeOf(u8),
    /// The button that opens it.
    OpenCommittee,
    /// That a party rules, and what comes of it.
    PartyInForce(Party),
    /// That a party dominates, and what it will bring whoever looks.
    PartyToCome {
        /// The party.
        party: Party,
        /// What it would change, each with its size.
        mine: &'a [Changed],
    },
    /// Who will be chairman if nothing changes; nothing: a neutral one.
    ChairmanToCome(Option<Called<'a>>),
    /// Asks for a party to look at.
    ChooseParty,
    /// That the party in its row rules.
    InPower,
    /// Before the dominant party.
    Dominates,
    /// Before the chairman to be.
    NextChairman,
    /// Before the influence of a player.
    InfluenceOf(Called<'a>),
    /// Over what is so now.
    Now,
    /// Over what will be so.
    Then,
    /// The heading of what the end of the generation would bring.
    IfEndedNow,
    /// That it is not certain.
    OthersMayChange,
    /// A sum.
    InAll,
    /// Delegates of nobody.
    Neutral,
    /// The heading of all delegates.
    Delegates,
    /// A place of delegates.
    BenchOf(DelegateSeat),
    /// When a global event is due.
    DueWhen(Due),
    /// That a party rules.
    PartyRules(Party),
    /// Whose the chairman is; nothing: a neutral one.
    Chairman(Option<Called<'a>>),
    /// The own influence, and where it comes from.
    Influence {
        /// All together.
        all: i16,
        /// From the chairman.
        chairman: i16,
        /// From the leader of the dominant party.
        leader: i16,
        /// From delegates there.
        delegates: i16,
        /// From cards.
        cards: i16,
    },
    /// Who sits in a party.
    PartySeats(PartySeats<'a>),
    /// How many delegates somebody has in a party; nothing: neutral ones.
    DelegatesOf(Option<Called<'a>>, u8),
    /// A global event, when it is due, and what it would change for whoever looks.
    EventDue {
        /// When.
        due: Due,
        /// The event.
        event: CardId,
        /// What it would change, each with its size.
        mine: &'a [Changed],
        /// The steps that the reader would owe then.
        owed: &'a [Effect],
    },
    /// Before what an event would bring.
    IfItCameNow,
    /// Before the party to which an event sends a delegate when it is revealed.
    SendsWhenRevealed,
    /// Before the party to which an event sends a delegate when it becomes the current one.
    SendsWhenCurrent,
    /// What the colony tiles together are called.
    Colonies,
    /// How many trade fleets of a player are at home, of how many.
    FleetsAtHome {
        /// The player.
        name: Called<'a>,
        /// How many are at home.
        home: u8,
        /// How many there are.
        all: u8,
    },
    /// A colony tile: what a trade would bring now, whose colonies are there, and whose fleet.
    ColonyTile {
        /// The tile.
        tile: CardId,
        /// What a trade would bring now, as sentences.
        income: &'a [Effect],
        /// The owners of its colonies.
        owners: &'a [Called<'a>],
        /// Whose fleet is there.
        visitor: Option<Called<'a>>,
        /// What must be stored for it to open.
        opens_with: Option<CardResource>,
    },
    /// Before what a trade brings at a position of the marker.
    AtPosition(u8),
    /// Before the bonus of each colony.
    ColonyBonus,
    /// Before what building a colony brings.
    BuildingBrings,
    /// Before what a trade brings, by the position of the marker.
    TradeBrings,
    /// The action that sends a trade fleet.
    Trade,

    /// What the cards before one are called.
    YourCards,
    /// The heading of so many cards in hand.
    InYourHand(usize),
    /// How many of them can be played.
    PlayableNow(usize),
    /// There are none.
    EmptyHand,
    /// The heading of so many drafted cards.
    Drafted(usize),
    /// What the field is called in which a card is sought by its name.
    FindCard,
    /// What a card is sought by, in short, in the field itself.
    Find,
    /// What the choice of an order is called.
    OrderOfCards,
    /// An order of the cards in hand.
    InOrder(Order),
    /// Shows only the cards that can be played now.
    OnlyPlayable,
    /// How many cards a search or a filter leaves out.
    NotShown(usize),
    /// No card is as it is sought.
    NoneFound,

    /// Who is to look next: one of these.
    PassTheDevice(&'a [Called<'a>]),
    /// What may be seen meanwhile.
    NothingHidden,
    /// Says who looks.
    IAm(Called<'a>),
    /// Says who looks, where nothing is asked of that player any more.
    IHaveAnswered(Called<'a>),
    /// Behind such words: the outline of the seat's mark.
    WithOutline(Colour),

    /// Which events are shown: all.
    AllEvents,
    /// Which events are shown: those since the own last turn.
    SinceYourTurn,
    /// That something differs from what it was at the own last answer.
    ChangedSince,
    /// The button that shows what happened since the own last turn, and the heading of that.
    WhatHappened,
    /// How many deeds of others have no line of their own there.
    MoreInTheLog(usize),
    /// Several players have passed.
    PlayersPass(&'a [Called<'a>]),
    /// This number of delegates was sent to parties.
    DelegatesSent(usize),
    /// A deed of somebody in a sentence, and what it brought whoever listens or took: each figure with its size.
    DeedToYou {
        /// What was done.
        deed: Verbatim<'a>,
        /// What came of it.
        mine: &'a [RecapChange],
    },
    /// Which events are shown: what others changed of the own things.
    DoneToYou,
    /// What the choice between them is called.
    WhoseEvents,
    /// What the choice of a figure is called: only what changes it is shown.
    EventsThatChange,
    /// Of that choice: all figures.
    AnyFigure,
    /// Of that choice, and of a sum: cards in hand.
    CardsOfHand,
    /// What the list of events is called.
    NewestFirst,
    /// What the log calls a part in which everyone bought cards.
    CardsAreBought,
    /// What the log calls a part in which everyone drafted cards.
    CardsAreDrafted,
    /// There are none.
    NothingYet,
    /// Shows the older ones too.
    WholeLog,

    /// How everyone stands.
    Standing(StandingWords<'a>),
    /// The guided game and the lessons.
    Guide(GuideWords<'a>),
    /// The course of a game that is over.
    Course(CourseWords<'a>),

    /// What the end of the game is called.
    FinalScore,
    /// Shows the score in front of the table.
    BackToTheScore,
    /// Puts away the score or the cards to choose from, so that the table is seen.
    LookAtTable,
    /// Goes to where games begin.
    NewGame,
    /// The heading of the bars.
    PointsBySource,
    /// What the same is called in numbers.
    PointsAsTable,
    /// The figures of a chart as a table.
    AsTable,
    /// The heading of the chart of points.
    PointsByGeneration,
    /// What each point of the chart means.
    AsIfEndedThen,
    /// What the beginning of the game is called there.
    AtTheStart,
    /// The generation in which the winner took the lead and kept it.
    LeadSince {
        /// The winner by name.
        winner: Called<'a>,
        /// The generation.
        generation: u8,
    },
    /// The heading of the cards with points.
    PointsFromCards,
    /// A player has no such card.
    NoPointsFromCards,
    /// How many cards are not shown at first.
    MoreCards(usize),
    /// The planet was not ready in the last generation.
    NotReady {
        /// The last generation.
        last: u8,
        /// The steps that each parameter lacks.
        missing: ByParameter<u8>,
    },
    /// The rating was too low in the last generation.
    NotRated {
        /// Which was this.
        generations: u8,
        /// How high it was.
        rating: i16,
    },
    /// So many generations of a game alone were enough.
    DoneWithin(u8),
    /// Two have equal points.
    Level {
        /// Who has not won.
        second: Called<'a>,
        /// How long it took.
        generations: u8,
    },
    /// One has more points than the others.
    Ahead {
        /// How many more.
        lead: i16,
        /// How long it took.
        generations: u8,
        /// The source in which the lead is greatest, the points of the winner there and those of the second.
        best: Option<(ScoreLine, i16, i16)>,
    },

    /// What the global parameters together are called.
    Planet,
    /// A parameter and where it ends.
    TrackGoal {
        /// Which one.
        parameter: Parameter,
        /// Its last value.
        goal: i8,
    },
    /// How far a parameter is.
    Track {
        /// Which one.
        parameter: Parameter,
        /// Its value.
        level: i8,
        /// Its value once what is planned is done, where that is another.
        then: Option<i8>,
        /// Its last value.
        goal: i8,
    },

    /// The heading of the sheet of keys.
    Keys,
    /// What a key does.
    Key(Shortcut),

    /// What the panel is called while others are asked.
    Waiting,
    /// Who is waited for: all of these.
    WaitingFor(&'a [Called<'a>]),
    /// Above the table as it was before the own last choice.
    BeforeLastChoice,
    /// How that goes away.
    BeforeLastChoiceAbout,
    /// Lets bots play at once until then.
    ToMyNextDecision,
    /// Somebody passes at their next turn, unless they take it back.
    PassBeforehand,
    /// What comes of it.
    PassBeforehandAbout,
}

/// When a global event is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// At the end of this generation.
    Now,
    /// At the end of the next one.
    Next,
    /// At the end of the one after it.
    Later,
}

/// Who sits in a party.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PartySeats<'a> {
    /// Its name.
    pub party: Party,
    /// How many delegates are there.
    pub all: u8,
    /// How many of them are one's own.
    pub own: u8,
    /// Who leads it: nobody, or a player by name, or a neutral delegate.
    pub leader: Option<Option<Called<'a>>>,
    /// Whether it rules.
    pub rules: bool,
    /// Whether it dominates.
    pub dominates: bool,
}
