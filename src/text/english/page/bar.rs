//! The top of the page.

use crate::mars::RATING_TO_WIN;
use crate::mars::view::{Ending, Missing};
use crate::text::english::terms::{plural, term};
use crate::text::page::Bar;
use crate::text::{Term, Words};
use crate::words::Parameter;

/// See [`crate::text::Language::bar`].
pub(crate) fn bar(words: Bar<'_>) -> Words {
    let words = match words {
        Bar::Game => "Game",
        Bar::Generation { now, last: None } => return format!("Generation {now}").into(),
        Bar::Generation { now, last: Some(last) } => return format!("Generation {now} of {last}").into(),
        Bar::GenerationInShort { now, last: None } => return format!("Gen {now}").into(),
        Bar::GenerationInShort { now, last: Some(last) } => return format!("Gen {now}/{last}").into(),
        Bar::Ending(it) => return ending(it).into(),
        Bar::EndingInShort(it) => return ending_in_short(it).into(),
        Bar::HideCards => "Hide my cards",
        Bar::Games => "Games",
        Bar::Undo => "Undo",
        Bar::TakesBack(own) => return format!("Undo: {own}").into(),
        Bar::TakesLastAnswer => "Undo your last choice.",
        Bar::LightColours => "Light colours",
        Bar::DarkColours => "Dark colours",
        Bar::CopyGame => "Copy the game as text",
        Bar::Copy => "Copy as text",
        Bar::CopyGameAsLink => "Copy a link to the game",
        Bar::CopyLink => "Copy link",
        Bar::CopySetUpAsLink => "Copy a link to this set-up",
        Bar::CopySetUp => "Copy set-up",
        Bar::Copied => "Copied",
        Bar::CopiedToPaste => "Copied.",
        Bar::CopyFromHere => "Copy the text from here.",
        Bar::Close => "Close",
        Bar::Seen => "OK",
        Bar::OnDisk => "Saved on this device",
        Bar::OnItsWay => "Saving…",
        Bar::InTheBrowser => "Saved by this browser; if it crashes, the last few answers may be lost",
        Bar::InThePage => "Not saved on this device",
        Bar::KeptApart => "Another window went on with this game. This one is now saved as a separate game.",
        Bar::KeptBeside => {
            "Another window also went on with this game. Its version is in your list as a separate game."
        }
        Bar::InAnotherWindow => "This game is open in another window",
        Bar::InAnotherWindowAbout => {
            "Only one window can play at a time. Close the other one and this one goes on."
        }
        Bar::PlayHere => "Play here",
        Bar::HostAsksForRecord(origin) => {
            return format!("{origin} asks for this game").into();
        }
        Bar::HostAsksForRecordAbout => {
            "The game’s text shows every hidden card and every hand. Give it only to a site you trust."
        }
        Bar::GiveRecord => "Give the game",
        Bar::KeepRecord => "Don’t give it",
        Bar::KeptThoughFull => {
            "Storage is full, so the browser saves this game in its second store. Nothing is lost; delete other games to make room."
        }
        Bar::KeptThoughBlocked => {
            "The browser blocks its first store, so this game is saved in the second one. Nothing is lost."
        }
        Bar::NoLongerKept => {
            "This browser no longer lets the page save games. Copy the game as text, or what you play now is lost when you close the page."
        }
        Bar::NotKept => {
            "This browser does not let the page save games. Copy the game as text, or it is lost when you close the page."
        }
        Bar::NoLongerRoom => {
            "Storage is full. Delete another game or copy this one as text, or what you play now is lost when you close the page."
        }
        Bar::NoRoom => {
            "Storage is full. Delete another game or copy this one as text, or it is lost when you close the page."
        }
        Bar::NewerIsReady => "A newer version of Viriditas is ready.",
        Bar::UseNewer => "Update now",
        Bar::NotNow => "Later",
        Bar::NewerOpens => "Opening the newer version.",
        Bar::NewerIsSilent => {
            "The update did not start. This version goes on; the newer one opens once all its windows are closed."
        }
        Bar::NewerWouldLose => {
            "This game cannot be saved right now and would be lost. Copy it as text first."
        }
        Bar::BotsPlay => "Bots play",
        Bar::Slow => "Slow",
        Bar::Normal => "Normal",
        Bar::AtOnce => "At once",
    };
    words.into()
}

/// "Goal: terraform Mars. Steps left: temperature 19, oxygen 14, oceans 9".
fn ending(it: Ending) -> String {
    let name = |parameter: Parameter| match parameter {
        Parameter::Venus => term(Term::Parameter(parameter)).to_owned(),
        _ => term(Term::Parameter(parameter)).to_lowercase(),
    };
    match it {
        Ending::Terraformed => "Mars is terraformed: this is the last generation".to_owned(),
        Ending::OneStep(parameter) => {
            format!("1 step of {} left, then this is the last generation", name(parameter))
        }
        Ending::Alone { missing, is_last } => {
            let last = if is_last { "Last generation. " } else { "" };
            match missing {
                Missing::Nothing => format!("{last}The goal is reached"),
                Missing::Rating(missing) => {
                    format!("{last}Goal: TR {RATING_TO_WIN}. Still needed: {missing}")
                }
                Missing::Steps(steps) => {
                    let open = Parameter::ALL.into_iter().filter(|&it| steps[it] > 0);
                    let open: Vec<String> = open.map(|it| format!("{} {}", name(it), steps[it])).collect();
                    format!("{last}Goal: terraform Mars. Steps left: {}", open.join(", "))
                }
            }
        }
    }
}

/// "last", "42 steps left".
fn ending_in_short(it: Ending) -> String {
    match it {
        Ending::Terraformed => "last gen".to_owned(),
        Ending::OneStep(_) => "1 step left".to_owned(),
        Ending::Alone { missing: Missing::Nothing, .. } => "goal reached".to_owned(),
        Ending::Alone { missing: Missing::Rating(missing), .. } => format!("{missing} TR left"),
        Ending::Alone { missing: Missing::Steps(steps), .. } => {
            let steps: u16 = steps.0.iter().copied().map(u16::from).sum();
            format!("{steps} {} left", plural(steps.into(), "step", "steps"))
        }
    }
}
