//! The top of the page, how a game is kept, and what can be done beside any game.

use super::coach::CoachWords;
use crate::mars::view::Ending;
use crate::text::Verbatim;

/// What stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarWords<'a> {
    /// What the coach says.
    Coach(CoachWords<'a>),
    /// What the row of buttons is called.
    Game,
    /// Which generation it is.
    Generation {
        /// Its number.
        now: u8,
        /// The number of the last one, where that is known.
        last: Option<u8>,
    },
    /// The number of the generation, where there is little room.
    GenerationInShort {
        /// Its number.
        now: u8,
        /// The number of the last one, where that is known.
        last: Option<u8>,
    },
    /// How near the end of the game is.
    Ending(Ending),
    /// How near the end of the game is, where there is little room.
    EndingInShort(Ending),
    /// Nobody's cards stay before the page.
    HideCards,
    /// To the list of games.
    Games,
    /// Takes the last move back.
    Undo,
    /// Which move that is, in a sentence.
    TakesBack(Verbatim<'a>),
    /// That, and what comes of holding the button.
    HoldUndo(Verbatim<'a>),
    /// What the button does where no event tells of the move.
    TakesLastAnswer,
    /// The page becomes light.
    LightColours,
    /// The page becomes dark.
    DarkColours,
    /// What the choice of a language is called.
    Language,
    /// The file of the language with this name has not come.
    NotFetched(Verbatim<'a>),
    /// The table of a game is on its way.
    LoadingTable,
    /// The table of a game has not come.
    TableNotFetched,
    /// Asks for what has not come once more.
    TryAgain,
    /// What the button beside copies.
    CopyGame,
    /// What is on it.
    Copy,
    /// What the button beside copies.
    CopyGameAsLink,
    /// What is on it.
    CopyLink,
    /// What the button beside copies.
    CopySetUpAsLink,
    /// What is on it.
    CopySetUp,
    /// A button's answer: the text was copied.
    Copied,
    /// The text was copied, as a sentence.
    CopiedToPaste,
    /// Before the text itself, where nothing may be copied.
    CopyFromHere,
    /// Puts something away.
    Close,
    /// A message has been read.
    Seen,
    /// What the mark of a kept game says: it is on the disk as it is now.
    OnDisk,
    /// The mark of a kept game: the game is being written to the disk.
    OnItsWay,
    /// The browser has it, and nobody knows whether the disk has.
    InTheBrowser,
    /// The mark of a kept game: the game is not kept as it is now.
    InThePage,
    /// Another page went on with the game.
    KeptApart,
    /// Another page went on with the game too, and that is kept beside.
    KeptBeside,
    /// The second store keeps the game, for the first one has no room.
    KeptThoughFull,
    /// The second store keeps the game, for the first one may not be used.
    KeptThoughBlocked,
    /// An earlier position is kept, and no later one can be.
    NoLongerKept,
    /// The game cannot be kept.
    NotKept,
    /// An earlier position is kept, and there is no room for a later one.
    NoLongerRoom,
    /// There is no room for the game.
    NoRoom,
    /// A newer release of the page can be used.
    NewerIsReady,
    /// Opens the page anew with it.
    UseNewer,
    /// Not at this visit.
    NotNow,
    /// The newer version is on its way.
    NewerOpens,
    /// The newer version did not come, and the page goes on.
    NewerIsSilent,
    /// The page would be opened without its game.
    NewerWouldLose,
    /// Another window plays the game.
    InAnotherWindow,
    /// What that means.
    InAnotherWindowAbout,
    /// Takes it from there.
    PlayHere,
    /// The page around this one, by its origin, asks for the game.
    HostAsksForRecord(Verbatim<'a>),
    /// What that means.
    HostAsksForRecordAbout,
    /// Gives the game to the page around this one.
    GiveRecord,
    /// Refuses the game to the page around this one.
    KeepRecord,
    /// What the page does as somebody wishes: the name of the button and of what it opens.
    Settings,
    /// What a setting does.
    Setting(Setting),
    /// What comes of it.
    SettingAbout(Setting),
    /// The page has passed for somebody, as they said beforehand.
    PassedForYou,
    /// The page has ended a turn in which nothing was left to do.
    EndedForYou,
    /// Turns sounds on and off.
    Sound,
    /// What is heard then.
    SoundAbout,
    /// The title of the tab while it is not seen and somebody is asked.
    YourTurnInTheTitle,
    /// Before the choice of a pace.
    BotsPlay,
    /// A pace.
    Slow,
    /// A pace.
    Normal,
    /// A pace.
    AtOnce,
}

/// What somebody may have the page do, on a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Payments that are proposed spare steel.
    KeepSteel,
    /// Payments that are proposed spare titanium.
    KeepTitanium,
    /// A turn in which nothing is left to do ends by itself.
    EndTurn,
    /// All letters are larger.
    LargerText,
    /// Nothing moves on the page.
    NoMotion,
}
