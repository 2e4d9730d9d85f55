//! A game that travels.

use crate::table::Course;
use crate::text::Words;
use crate::text::english::terms::plural;
use crate::text::page::Share;

/// See [`crate::text::Language::share`].
pub(crate) fn share(words: Share<'_>) -> Words {
    let words = match words {
        Share::Share => "Share",
        Share::ShareThisGame => "Share this game",
        Share::HoldsEverySecret => {
            "A link holds the whole game, hidden cards too. The page shows players only their own, but anyone can look: send it only to people you trust."
        }
        Share::For => "For",
        Share::ForAnyone => "Anyone",
        Share::ForPlayer(name) => return name.to_owned().into(),
        Share::ForPlayerAsked(name) => return format!("{name}, whose turn it is").into(),
        Share::Send => "Send…",
        Share::TheLink => "Link",
        Share::Picture => "QR code of the link",
        Share::PictureAbout => "Point another device’s camera at it.",
        Share::NoPicture => "This game is too long for a QR code: copy its link.",
        Share::Message => "A game of Viriditas:",
        Share::MessageTo(name) => return format!("Your turn, {name}:").into(),
        Share::Invited => "A game came with this link",
        Share::InvitedTo(name) => return format!("Your turn, {name}").into(),
        Share::NothingIsReplaced => "None of your games will be lost.",
        Share::Awaited(names) => return format!("{} to play", names.join(" or ")).into(),
        Share::ToSit(name) => return format!("you are {name}").into(),
        Share::PlayOn => "Play on",
        Share::Watch => "Watch from the start",
        Share::SeeScore => "See the score",
        Share::NotNow => "Not now",
        Share::Course(it) => return course(it).into(),
        Share::FromLink => "From the link",
        Share::Kept => "Your copy",
        Share::PlayOnWithKept => "Play on with your copy",
        Share::KeepBoth => "Keep both, open this one",
        Share::Replay => "Replay",
        Share::Moment { at, of } => return format!("Move {at} of {of}").into(),
        Share::Moves => "Moves",
        Share::Back => "Move back",
        Share::On => "Move on",
        Share::GenerationBack => "Generation back",
        Share::GenerationOn => "Generation on",
        Share::Run => "Play",
        Share::Halt => "Pause",
        Share::SeenBy => "Seen by",
        Share::Everyone => "Everyone",
        Share::BranchHere => "Play on from here",
        Share::BranchAbout => "Starts a new game from here; this one stays as it is.",
        Share::Leave => "End replay",
        Share::SendTurn(names) => return format!("{} to play.", names.join(" or ")).into(),
        Share::SendTurnAbout => "Send the game to them. When a link comes back, open it to go on here.",
        Share::AllAtThisDevice => "We all play on this device",
    };
    words.into()
}

fn course(it: Course) -> String {
    let answers = |number: usize| format!("{number} {}", plural(number as i32, "move", "moves"));
    match it {
        Course::Other => "You have no copy of this game.".to_owned(),
        Course::Same => "You already have this game.".to_owned(),
        Course::Further(more) => format!("It is {} ahead of your copy.", answers(more)),
        Course::Behind(more) => format!("Your copy is {} ahead of it.", answers(more)),
        Course::Apart(common) => format!(
            "Your copy and this one differ after {}: someone played the same turn twice.",
            answers(common)
        ),
    }
}
