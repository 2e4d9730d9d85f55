//! The top of the page.

use crate::text::Words;
use crate::text::page::Bar;

/// See [`crate::text::Language::bar`].
pub(crate) fn bar(words: Bar<'_>) -> Words {
    let words = match words {
        Bar::Game => "Game",
        Bar::Generation { now, last: None } => return format!("Generation {now}").into(),
        Bar::Generation { now, last: Some(last) } => return format!("Generation {now} of {last}").into(),
        Bar::GenerationInShort { now, last: None } => return format!("Gen {now}").into(),
        Bar::GenerationInShort { now, last: Some(last) } => return format!("Gen {now}/{last}").into(),
        Bar::HideCards => "Hide my cards",
        Bar::Games => "Games",
        Bar::Undo => "Undo",
        Bar::TakesBack(own) => return format!("Takes back: {own}").into(),
        Bar::TakesLastAnswer => "Takes your last answer back.",
        Bar::LightColours => "Light colours",
        Bar::DarkColours => "Dark colours",
        Bar::CopyGame => "Copy the game as text",
        Bar::Copy => "Copy as text",
        Bar::CopyGameAsLink => "Copy a link to the game",
        Bar::CopyLink => "Copy link",
        Bar::CopySetUpAsLink => "Copy a link that brings this set-up, not yet a game",
        Bar::CopySetUp => "Copy set-up",
        Bar::Copied => "Copied",
        Bar::CopiedToPaste => "Copied. Paste it where it is wanted.",
        Bar::CopyFromHere => "The text: copy it from here.",
        Bar::Close => "Close",
        Bar::Seen => "I see",
        Bar::OnDisk => "Kept on this device",
        Bar::OnItsWay => "Keeping…",
        Bar::InTheBrowser => "Kept by the browser, and on this device some seconds later",
        Bar::InThePage => "Not kept on this device",
        Bar::KeptApart => {
            "Another window went on with this game, so this one is now kept as a game of its own."
        }
        Bar::KeptBeside => {
            "Another window had gone on with this game too. What it played is in your list, as a game of its own."
        }
        Bar::InAnotherWindow => "This game goes on in another window",
        Bar::InAnotherWindowAbout => {
            "One window plays at a time, so that nothing is played twice. When the other one is closed, this one goes on by itself."
        }
        Bar::PlayHere => "Play here",
        Bar::HostAsksForRecord(origin) => {
            return format!("{origin} asks for this game").into();
        }
        Bar::HostAsksForRecordAbout => {
            "A game as text holds every hidden card and every hand. Give it only to a site that you trust with this table."
        }
        Bar::GiveRecord => "Give it the game",
        Bar::KeepRecord => "Keep it to yourself",
        Bar::NoLongerKept => {
            "This browser no longer lets the page keep games: what you play now lasts as long as the page, unless you copy it as text."
        }
        Bar::NotKept => {
            "This browser does not let the page keep games: this one lasts as long as the page, unless you copy it as text."
        }
        Bar::NoLongerRoom => {
            "The browser’s store is full: what you play now lasts as long as the page, unless you delete another game or copy this one as text."
        }
        Bar::NoRoom => {
            "The browser’s store is full: this game lasts as long as the page, unless you delete another one or copy it as text."
        }
        Bar::NewerIsReady => "A newer version of Viriditas is ready.",
        Bar::UseNewer => "Use it now",
        Bar::NotNow => "Later",
        Bar::NewerOpens => "The newer version opens.",
        Bar::NewerIsSilent => {
            "The newer version does not answer. This one goes on, and the newer one opens after every window of this page was closed."
        }
        Bar::NewerWouldLose => {
            "This game cannot be kept just now, and the newer version would open without it: copy it as text first."
        }
        Bar::BotsPlay => "Bots play",
        Bar::Slow => "Slow",
        Bar::Normal => "Normal",
        Bar::AtOnce => "At once",
    };
    words.into()
}
