//! A game that travels.

use super::live::live;
use crate::text::english::terms::{and, plural};
use crate::text::english::who::{all_called, called};
use crate::text::mars::prelude::*;

pub(crate) fn share(words: ShareWords<'_>) -> Text {
    say! { words;
        ShareWords::Rematch => "Play again";
        ShareWords::RematchAbout => "The same players and set-up, with new cards";
        ShareWords::SameCards => "Same cards again";
        ShareWords::SameCardsAbout => "The same players, set-up and seed: the cards come in the same order";
        ShareWords::Share => "Share";
        ShareWords::ShareThisGame => "Share this game";
        ShareWords::HoldsEverySecret => "A link holds the whole game, hidden cards too. The page shows players only their own, but anyone can look: send it only to people you trust.";
        ShareWords::For => "For";
        ShareWords::ForAnyone => "Anyone";
        ShareWords::ForPlayer(name) => (called(name).to_owned());
        ShareWords::ForPlayerAsked(name) => "{}, whose turn it is", called(name);
        ShareWords::Send => "Send…";
        ShareWords::TheLink => "Link";
        ShareWords::Picture => "QR code of the link";
        ShareWords::PictureAbout => "Point another device’s camera at it.";
        ShareWords::NoPicture => "This game is too long for a QR code: copy its link.";
        ShareWords::Message => "A game of Viriditas:";
        ShareWords::MessageTo(name) => "Your turn, {}:", called(name);
        ShareWords::Invited => "Open a shared game";
        ShareWords::InvitedTo(name) => "Your turn, {}", called(name);
        ShareWords::NothingIsReplaced => "Your saved games are kept.";
        ShareWords::Awaited(names) => "{} to play", all_called(names).join(" or ");
        ShareWords::ToSit(name) => "you are {}", called(name);
        ShareWords::PlayOn => "Play on";
        ShareWords::Watch => "Watch from the start";
        ShareWords::SeeScore => "See the score";
        ShareWords::NotNow => "Not now";
        ShareWords::Divergence(it) => (divergence(it));
        ShareWords::CameIn { from, missing } => (came_in(&all_called(from), &all_called(missing)));
        ShareWords::FromLink => "From the link";
        ShareWords::Kept => "Your copy";
        ShareWords::PlayOnWithKept => "Play on with your copy";
        ShareWords::KeepBoth => "Keep both, open this one";
        ShareWords::SavePicture => "Save picture";
        ShareWords::SharePicture => "Share picture";
        ShareWords::PictureFailed => "This browser could not make the picture.";
        ShareWords::Replay => "Replay";
        ShareWords::Moment { at, of } => "Move {at} of {of}";
        ShareWords::Moves => "Moves";
        ShareWords::Back => "Previous move";
        ShareWords::On => "Next move";
        ShareWords::DivisionBack(Division::Generation) => "Previous generation";
        ShareWords::DivisionOn(Division::Generation) => "Next generation";
        ShareWords::DivisionBack(Division::Round) => "Previous round";
        ShareWords::DivisionOn(Division::Round) => "Next round";
        ShareWords::Run => "Play";
        ShareWords::Halt => "Pause";
        ShareWords::SeenBy => "View";
        ShareWords::Everyone => "Public";
        ShareWords::BranchHere => "Play on from here";
        ShareWords::BranchAbout => "Starts a new game from here; this one stays as it is.";
        ShareWords::Leave => "End replay";
        ShareWords::SendTurn(names) => "{} to play.", all_called(names).join(" or ");
        ShareWords::SendTurnAbout => "Send the game to them. When a link comes back, open it to go on here.";
        ShareWords::AllAtThisDevice => "We all play on this device";
        ShareWords::Live(words) => (live(words));
    }
}

fn came_in(from: &[String], missing: &[String]) -> String {
    let missing = match missing {
        [] => "Everyone has answered.".to_owned(),
        missing => format!("Still to answer: {}.", and(missing)),
    };
    format!("New answers: {}. {missing}", and(from))
}

fn divergence(it: Divergence) -> String {
    let answers = |number: usize| format!("{number} {}", plural(number as i32, "move", "moves"));
    say! { it;
        Divergence::Other => "You have no copy of this game.";
        Divergence::Same => "You already have this game.";
        Divergence::Further(more) => "It is {} ahead of your copy.", answers(more);
        Divergence::Behind(more) => "Your copy is {} ahead of it.", answers(more);
        Divergence::Together(_) => "It and your copy have answers of different players to the same question. They go together.";
        Divergence::Apart(common) => "Your copy and this one differ after {}: someone played the same turn twice.", answers(common);
    }
}
