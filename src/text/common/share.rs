//! A game that travels: as a link, a picture of one, or a text; and what whoever gets it is asked.

use crate::table::Divergence;
use crate::text::Called;
use crate::text::common::{Division, LiveWords};

/// What stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareWords<'a> {
    /// Begins another game with the set-up and the players of the last one.
    Rematch,
    /// What is new in it.
    RematchAbout,
    /// Begins the last game again from its beginning.
    SameCards,
    /// What is not new in it.
    SameCardsAbout,
    /// Opens what follows.
    Share,
    /// Its heading.
    ShareThisGame,
    /// That a link shows every card to whoever knows how to look.
    HoldsEverySecret,
    /// Before the choice of whom the link is meant for.
    For,
    /// For nobody in particular.
    ForAnyone,
    /// For this player.
    ForPlayer(Called<'a>),
    /// For this player, who is asked.
    ForPlayerAsked(Called<'a>),
    /// Hands the link to another program of the device.
    Send,
    /// What the field is called in which the link stands.
    TheLink,
    /// What the picture of the link is called, for whoever does not see it.
    Picture,
    /// What can be done with it.
    PictureAbout,
    /// The link is longer than a picture can hold.
    NoPicture,
    /// What is sent beside the link: nobody in particular is meant.
    Message,
    /// What is sent beside the link, to the player who is asked.
    MessageTo(Called<'a>),

    /// The heading of a game that came as a link.
    Invited,
    /// The heading of a game that came as a link, where the link is meant for the player who is asked.
    InvitedTo(Called<'a>),
    /// Behind it: that nothing of one's own is replaced.
    NothingIsReplaced,
    /// Whose turn it is.
    Awaited(&'a [Called<'a>]),
    /// Who is before the page.
    ToSit(Called<'a>),
    /// Plays on with it.
    PlayOn,
    /// Shows how it went.
    Watch,
    /// Keeps it, and shows how it came out.
    SeeScore,
    /// Leaves it be.
    NotNow,
    /// How it went on from the kept copy.
    Divergence(Divergence),
    /// Below that, where the answers of both go together: whose answers came, and who of all that were asked has not answered yet.
    CameIn {
        /// Who answered in the game that came.
        from: &'a [Called<'a>],
        /// Whose answer both games lack.
        missing: &'a [Called<'a>],
    },
    /// What the game is called that came with the link.
    FromLink,
    /// What the kept copy is called.
    Kept,
    /// Plays on with the kept copy.
    PlayOnWithKept,
    /// Keeps both.
    KeepBoth,

    /// Saves the picture of a finished game as a file.
    SavePicture,
    /// Hands the picture to another program of the device.
    SharePicture,
    /// The browser could not paint it.
    PictureFailed,

    /// What the panel of a replay is called.
    Replay,
    /// Where it is.
    Moment {
        /// The move, from 0.
        at: usize,
        /// How many there are.
        of: usize,
    },
    /// The slider of moves.
    Moves,
    /// One move back.
    Back,
    /// One move on.
    On,
    /// A generation or round back.
    DivisionBack(Division),
    /// A generation or round on.
    DivisionOn(Division),
    /// Goes on by itself.
    Run,
    /// Does so no longer.
    Halt,
    /// Before the choice of a seat.
    SeenBy,
    /// By nobody: only what everyone may know.
    Everyone,
    /// A new game that goes on from here.
    BranchHere,
    /// What that does.
    BranchAbout,
    /// Leaves the replay.
    Leave,

    /// Another player is asked, who sits elsewhere.
    SendTurn(&'a [Called<'a>]),
    /// What is to be done then.
    SendTurnAbout,
    /// The device goes to the next person instead.
    AllAtThisDevice,

    /// Play from several devices.
    Live(LiveWords<'a>),
}
