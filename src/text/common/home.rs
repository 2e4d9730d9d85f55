//! Where no game is open.

use crate::kit::Seat;
use crate::table::{Bot, Colour, Controller, PastBots};
use crate::text::Verbatim;

/// What stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeWords<'a> {
    /// Under the title: what the game is about, and who can play it where.
    About,
    /// That the page is no publisher's, and where its games stay.
    Unofficial,
    /// Leads to what the page is, what it knows and what it is made of.
    AboutAndLicences,
    /// The browser keeps no games.
    NothingIsKept,
    /// So many games are in the second store, for the first one refuses them.
    InTheSecondStore(usize),
    /// So many games are in memory, for the first store refuses them and the second one does not answer.
    InThePage(usize),

    /// What the game that was saved last is called.
    LastGame,
    /// What a game is called that only the page has.
    UnkeptGame,
    /// Behind the map of such a game.
    LastsAsLongAsThePage,
    /// The heading of the list.
    OtherGames,
    /// So many more can be shown.
    ShowMore(usize),
    /// Goes on with a game.
    Continue,
    /// Shows how a finished game came out.
    Result,
    /// Shows what else can be done with a game.
    More,
    /// Gives a game a name.
    Rename,
    /// What the field for it is called.
    NameOfGame,
    /// Saves a game as a file.
    SaveAsFile,
    /// Deletes a game, which can be taken back.
    Delete,
    /// So many games were deleted.
    Deleted(usize),
    /// Takes that back.
    BringBack,
    /// What the two buttons below are called together.
    Files,
    /// Opens a file with games.
    OpenFiles,
    /// Saves all kept games, so many, as a file.
    SaveAll(usize),
    /// What came of files, in numbers of games.
    Brought {
        /// Were not here.
        new: usize,
        /// Go on from some that were.
        further: usize,
        /// Were here already.
        known: usize,
    },
    /// So many files cannot be read.
    UnreadFiles(usize),
    /// Why a game on a line of a file cannot be opened.
    InLine {
        /// Its number, the first one being 1.
        line: usize,
        /// A sentence.
        trouble: Verbatim<'a>,
    },
    /// So many others cannot be opened either.
    MoreUnread(usize),
    /// There is little room left in the store.
    Scarce {
        /// How much of it is taken, in hundredths.
        full: usize,
        /// How many finished games can be spared.
        finished: usize,
    },
    /// Saves the oldest finished games, so many, as a file.
    SaveOldest(usize),
    /// Deletes those, so many, which were saved.
    DeleteSaved(usize),
    /// As a heading: in which generation a game came to its end.
    Finished(usize),
    /// As a heading: whoever looks is asked, in this generation.
    YourTurn(usize),
    /// As a heading: which generation a game has come to.
    Generation(usize),
    /// As a heading: in which round a game came to its end.
    FinishedInRound(usize),
    /// As a heading: how a game came out that somebody played alone against Mars.
    EndedAlone {
        /// Whether it was won.
        is_won: bool,
        /// The last round.
        round: usize,
    },
    /// As a heading: how a game came out that players won or lost together.
    EndedTogether {
        /// Whether it was won.
        is_won: bool,
        /// Their points together.
        points: i32,
    },
    /// As a heading: whoever looks is asked, in this round.
    YourTurnInRound(usize),
    /// As a heading: which round a game has come to.
    Round(usize),
    /// In such a line: how many seconds ago a game was saved.
    Saved(u64),

    /// What the choice of the game is called.
    WhichGame,
    /// The board game, by its name.
    BoardGame,
    /// What it is, in a sentence.
    BoardGameAbout,
    /// Ares Expedition, by its name.
    Expedition,
    /// What it is, in a sentence.
    ExpeditionAbout,
    /// Begins a first game of it at once.
    FirstExpedition,
    /// What game that is, in a line.
    FirstExpeditionAbout,
    /// Before the choice of a mode.
    Mode,

    /// The heading of the form.
    NewGame,
    /// What the buttons below are called together.
    Presets,
    /// One of them.
    Preset(Preset),
    /// What it fills in.
    PresetAbout(Preset),
    /// A set-up has come with a link.
    Proposed,
    /// Before the number of players.
    Seats,
    /// What the line of a seat is called.
    Seat(Seat),
    /// Before the choice of a colour.
    Colour,
    /// A colour to choose, with its shape.
    ColourCalled(Colour),
    /// Before a player's name.
    Name,
    /// Before the choice of who plays.
    PlayedBy,
    /// Who can play.
    Player(Controller),
    /// How a bot of this level plays.
    BotAbout(Bot),
    /// Plays a beginner corporation.
    Beginner,
    /// What that means.
    BeginnerAbout,
    /// What boxes, options and the seed are called together.
    Options,
    /// Before the choice of a map.
    Map,
    /// Any map, as chance has it.
    AnyMap,
    /// What is special about a map, by its place in [`crate::mars::maps::MAPS`].
    MapAbout(u8),
    /// Shows the cards that are left in the box, so many.
    LeftOut(usize),
    /// What the field for one more is called.
    CardToLeaveOut,
    /// Leaves the card in the box.
    LeaveOut,
    /// Puts the card with this name back into the game.
    PutBack(Verbatim<'a>),
    /// This is no card's name.
    NoSuchCard(Verbatim<'a>),
    /// Before the number from which the cards are dealt.
    Seed,
    /// What that number does.
    SeedAbout,
    /// Stands in its field while it is empty.
    ByChance,
    /// Before the choice of how far an undo goes where bots have shown cards.
    UndoPastBots,
    /// The rule that nobody may ask the coach.
    WithoutCoach,
    /// What that rule is.
    WithoutCoachAbout,
    /// What is chosen there.
    UndoPastBotsAbout,
    /// One of its answers.
    PastBots(PastBots),
    /// Begins the game.
    Begin,
    /// A player has no name.
    NoName(Seat),
    /// Two players have this name.
    AnotherWithName(Verbatim<'a>),
    /// The browser gave no chance, for this reason in its own words.
    NoChance(Verbatim<'a>),

    /// Shows what follows.
    HowKept,
    /// When an answer is on the disk, and what a power cut can still cost.
    KeptOnDisk,
    /// How long the browser lets it stay there.
    KeptAsLongAs(Staying),
    /// What Safari does after a week.
    KeptInSafari,
    /// What browsers do with a page in a page.
    KeptInFrames,
    /// What can be done to be safe.
    KeptElsewhere,

    /// Shows the field for a game as text.
    OpenFromText,
    /// Before that field.
    PasteText,
    /// Opens what stands in it.
    Open,
}

/// A set-up by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// For those who never played.
    FirstGame,
    /// The usual one.
    Base,
    /// With everything that is here.
    Everything,
    /// With boxes and a map as the seed has it.
    Surprise,
    /// The one with which a game was begun last.
    LastTime,
}

/// Whether a browser has promised to delete nothing by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Staying {
    /// The browser has promised to delete nothing.
    Promised,
    /// The browser has not promised anything.
    WhileThereIsRoom,
    /// The browser does not say.
    Untold,
}
