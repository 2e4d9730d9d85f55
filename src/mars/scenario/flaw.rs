//! What can be wrong with a position, each with a sentence.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Parameter, Party, Reserved, Resource, Tile, card};
use crate::mars::maps::Hex;
use crate::mars::{Choice, Delegate, Fault, Refusal};
use core::fmt::{self, Display, Formatter};

/// One thing wrong with a position. Seats, rows, positions and places are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The table cannot be set up so.
    Setup(Fault),
    /// Nobody sits there.
    Seat {
        /// The number asked for.
        number: u8,
    },
    /// The card is in two places.
    Twice {
        /// The card that is named twice.
        card: CardId,
    },
    /// The card is not in this game.
    NotInGame {
        /// The card of a box that is not in.
        card: CardId,
    },
    /// The card is of another kind than the place it was put.
    WrongKind {
        /// The card that does not belong there.
        card: CardId,
    },
    /// The seat has a second corporation.
    TwoCorporations {
        /// The seat that has two.
        seat: Seat,
    },
    /// Who plays a beginner corporation is said in the set-up (BASE-SETUP-05): this seat has the other kind.
    Beginner {
        /// The seat whose corporation it is.
        seat: Seat,
    },
    /// A first action is due that the seat's corporation does not have.
    NoFirstAction {
        /// The seat of which it is said.
        seat: Seat,
    },
    /// Something is said of a card that is not on that seat's table.
    NotOnTable {
        /// The card of which it is said.
        card: CardId,
    },
    /// The card stores nothing and remembers nothing, or not this number.
    NothingLiesThere {
        /// The card on which it was put.
        card: CardId,
        /// How many were put there.
        number: u8,
    },
    /// The card has no action that could be used.
    NoAction {
        /// The card that was said to be used.
        card: CardId,
    },
    /// The production may not be so low (BASE-PB-04).
    Production {
        /// The seat whose production it is.
        seat: Seat,
        /// The resource that is produced.
        resource: Resource,
        /// How much production was asked for.
        amount: i16,
    },
    /// A rating never falls below 0.
    Rating {
        /// The seat whose terraform rating it is.
        seat: Seat,
        /// What it was to be.
        rating: i16,
    },
    /// The track has no such value, or the game no such track.
    Level {
        /// The parameter whose track it is.
        parameter: Parameter,
        /// The value, in its unit.
        level: i8,
    },
    /// There are not so many oceans or ocean areas, or more oceans lie already.
    Oceans {
        /// How many were asked for.
        asked: u8,
    },
    /// The map has no such area.
    NoArea {
        /// The row asked for, from the north.
        row: usize,
        /// The position in that row, from the west.
        position: usize,
    },
    /// The map has no area of that name.
    NoNamedArea {
        /// The city for which no area is reserved.
        name: Reserved,
    },
    /// A tile lies there.
    Occupied {
        /// The area with the tile.
        space: Hex,
    },
    /// No card or project lays the tile there.
    NotThere {
        /// The tile that cannot lie there.
        tile: Tile,
        /// The area asked for.
        space: Hex,
    },
    /// There is one such tile in the game.
    TileTwice {
        /// The tile that was placed twice.
        tile: Tile,
    },
    /// A claim is on free land, and alone.
    Claim {
        /// The area that cannot be claimed.
        space: Hex,
    },
    /// There is no such milestone or award, or the game is played alone (SOLO-SETUP-11).
    NoGoal {
        /// The milestone or award asked for.
        goal: Goal,
    },
    /// Somebody has the milestone or award.
    GoalTaken {
        /// The milestone or award that is taken.
        goal: Goal,
    },
    /// More milestones or awards than may be had (BASE-MILE-03, BASE-AWARD-02).
    TooManyGoals {
        /// The one too many.
        goal: Goal,
    },
    /// Costs lay neutral tiles in a solo game only (SOLO-SETUP-04).
    NotAlone,
    /// There is no such generation.
    Generation {
        /// The generation asked for.
        generation: u8,
    },
    /// A turn ends with its second action.
    Turn {
        /// The seat whose turn it was to be.
        seat: Seat,
        /// How many actions were taken.
        taken: u8,
    },
    /// Who has passed has no turn (BASE-ACT-05).
    HasPassed {
        /// The seat that has passed.
        seat: Seat,
    },
    /// Cards wait to be decided on that are not dealt at this moment, or more than are dealt; or a seat drafted fewer
    /// than another.
    Dealt {
        /// The seat before which they lie.
        seat: Seat,
    },
    /// Corporations are dealt from their pile in set-up alone.
    NoCorporationsDealt,
    /// No preludes are dealt in this game, or they were played in the first generation (PREL-04).
    NoPreludes,
    /// The colony tile is not in play, or what is said of it could not be.
    Colony {
        /// The tile.
        tile: CardId,
    },
    /// Something is said of a committee that does not sit in this game.
    NoCommittee,
    /// There are not so many delegates (TURM-COMP-01), or the one in the lobby is gone already.
    Delegates {
        /// Whose they are.
        whose: Delegate,
    },
    /// Who has no delegate in the party, or fewer than somebody else, does not lead it (TURM-LEAD-02).
    Leader {
        /// The party.
        party: Party,
    },
    /// The party is smaller than another and does not dominate (TURM-DOM-01).
    Dominance {
        /// The party.
        party: Party,
    },
    /// Another event lies open there, or none is current in the first generation (TURM-SETUP-08).
    OpenEvent {
        /// The event that cannot lie there.
        card: CardId,
    },
    /// After the Turmoil step nobody with delegates in the reserve lacks one in the lobby (TURM-LOBBY-05).
    Lobby {
        /// The seat that lacks one.
        seat: Seat,
    },
    /// Cards, resources, tiles or levels stand on the table before the game has begun.
    Begun,
    /// In generation 1 nothing is researched (BASE-SETUP-07).
    NoResearch,
    /// The set-up has no draft.
    NoDraft,
    /// Somebody has passed, an action is used, a rating rose or the next card is eased, though the markers were
    /// taken (BASE-PROD-05).
    MarkersLeft,
    /// The planet was finished in the generation before: there is no further one (BASE-END-01).
    Ended,
    /// The last production has not run yet: nothing is converted for the end.
    NotOver,
    /// The answer is not offered.
    Answer {
        /// The seat that was to answer.
        seat: Seat,
        /// The answer that is not offered.
        choice: Choice,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The game that the position is of stands in the middle of a move: part of it is still owed.
    Owed,
    /// The game that the position is of is over: it asks nothing.
    Over,
    /// The game that the position is of is what one seat sees: its cards are blank.
    Hidden,
}

/// A milestone or an award, by its place among those of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A milestone.
    Milestone(u8),
    /// An award.
    Award(u8),
}

impl Display for Goal {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Milestone(place) => write!(to, "milestone {place}"),
            Self::Award(place) => write!(to, "award {place}"),
        }
    }
}

impl Display for Flaw {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let name = |id: CardId| card(id).name;
        match *self {
            Self::Setup(fault) => write!(to, "The table cannot be set up so: {fault:?}."),
            Self::Seat { number } => write!(to, "Nobody sits at seat {number}."),
            Self::Twice { card } => write!(to, "{} is in two places.", name(card)),
            Self::NotInGame { card } => write!(to, "{} is not in this game.", name(card)),
            Self::WrongKind { card } => write!(to, "{} is of another kind than its place.", name(card)),
            Self::TwoCorporations { seat } => write!(to, "Seat {} has two corporations.", seat.number()),
            Self::Beginner { seat } => {
                write!(to, "The corporation of seat {} is not the one of the set-up.", seat.number())
            }
            Self::NoFirstAction { seat } => {
                write!(to, "The corporation of seat {} has no first action.", seat.number())
            }
            Self::NotOnTable { card } => write!(to, "{} is not on that seat's table.", name(card)),
            Self::NothingLiesThere { card, number } => {
                write!(to, "{} neither stores nor remembers {number}.", name(card))
            }
            Self::NoAction { card } => write!(to, "{} has no action that could be used.", name(card)),
            Self::Production { seat, resource, amount } => {
                write!(to, "Seat {} cannot produce {amount} {}.", seat.number(), resource.name())
            }
            Self::Rating { seat, rating } => write!(to, "Seat {} cannot be rated {rating}.", seat.number()),
            Self::Level { parameter, level } => write!(to, "The {} is never {level}.", parameter.name()),
            Self::Oceans { asked } => write!(to, "There cannot be {asked} oceans."),
            Self::NoArea { row, position } => write!(to, "No area is at row {row}, position {position}."),
            Self::NoNamedArea { name } => write!(to, "The map has no area called {}.", name.name()),
            Self::Occupied { space } => write!(to, "Area {} has a tile already.", space.0),
            Self::NotThere { tile, space } => write!(to, "Nothing lays {} on area {}.", tile.name(), space.0),
            Self::TileTwice { tile } => write!(to, "There is only one tile {}.", tile.name()),
            Self::Claim { space } => write!(to, "Area {} is claimed beside what lies there.", space.0),
            Self::NoGoal { goal } => write!(to, "There is no {goal} in this game."),
            Self::GoalTaken { goal } => write!(to, "Somebody has {goal} already."),
            Self::TooManyGoals { goal } => write!(to, "With {goal} there are more than may be had."),
            Self::NotAlone => to.write_str("Costs lay neutral tiles only where one plays alone."),
            Self::Generation { generation } => {
                write!(to, "There is no generation {generation} in this game.")
            }
            Self::Turn { seat, taken } => {
                write!(to, "A turn of seat {} is over after two actions: {taken} are none.", seat.number())
            }
            Self::HasPassed { seat } => write!(to, "Seat {} has passed and has no turn.", seat.number()),
            Self::Dealt { seat } => {
                write!(to, "Before seat {} lie other cards than are dealt at this moment.", seat.number())
            }
            Self::NoCorporationsDealt => {
                to.write_str("No corporation is dealt from the pile at this moment.")
            }
            Self::Colony { tile } => {
                write!(to, "{} is not in play, or what is said of it could not be.", card(tile).name)
            }
            Self::NoCommittee => to.write_str("No committee sits in this game."),
            Self::Delegates { whose: Delegate::Neutral } => {
                to.write_str("There are not so many neutral delegates.")
            }
            Self::Delegates { whose: Delegate::Of(seat) } => {
                write!(to, "Seat {} has no such delegate left.", seat.number())
            }
            Self::Leader { party } => write!(to, "Somebody else leads {}.", party.name()),
            Self::Dominance { party } => write!(to, "Another party is larger than {}.", party.name()),
            Self::OpenEvent { card } => write!(to, "{} cannot lie open there.", name(card)),
            Self::Lobby { seat } => {
                write!(to, "Seat {} lacks a delegate in the lobby between generations.", seat.number())
            }
            Self::NoPreludes => to.write_str("No preludes are played at this moment of this game."),
            Self::Begun => to.write_str("Before a game begins nothing lies on the table."),
            Self::NoResearch => to.write_str("Nothing is researched in generation 1."),
            Self::NoDraft => to.write_str("This table does not draft."),
            Self::MarkersLeft => {
                to.write_str("Between generations nothing is marked, used, passed or eased.")
            }
            Self::Ended => to.write_str("The planet was finished in the generation before."),
            Self::NotOver => to.write_str("The last production has not run yet."),
            Self::Answer { seat, choice, refusal } => {
                write!(to, "Seat {} may not answer {choice:?}: {refusal:?}.", seat.number())
            }
            Self::Owed => to.write_str("The game stands in the middle of a move."),
            Self::Over => to.write_str("The game is over."),
            Self::Hidden => to.write_str("Cards are hidden: this is what one seat sees, not a game."),
        }
    }
}

impl core::error::Error for Flaw {}

/// All flaws in a row.
pub(super) fn sentences(flaws: &[Flaw]) -> String {
    let sentences: Vec<String> = flaws.iter().map(Flaw::to_string).collect();
    sentences.join(" ")
}
