//! The top of the page.

use crate::mars::RATING_TO_WIN;
use crate::text::english::terms::{plural, term};
use crate::text::page::Bar;
use crate::text::{Term, Words};
use crate::view::{Ending, Missing};
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
        Bar::InTheBrowser => "Kept by this browser; if it crashes, the last few answers may be lost",
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
        Bar::KeptThoughFull => {
            "The browser’s first store is full, so this game is kept in its second one: nothing is lost, and deleting other games makes room."
        }
        Bar::KeptThoughBlocked => {
            "The browser does not open its first store, so this game is kept in its second one: nothing is lost."
        }
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

/// "Goal: terraform Mars. Steps missing: temperature 19, oxygen 14, oceans 9".
fn ending(it: Ending) -> String {
    let name = |parameter: Parameter| match parameter {
        Parameter::Venus => term(Term::Parameter(parameter)).to_owned(),
        _ => term(Term::Parameter(parameter)).to_lowercase(),
    };
    match it {
        Ending::Terraformed => "Mars is terraformed: last generation".to_owned(),
        Ending::OneStep(parameter) => {
            format!("One step is missing for the last generation: {}", name(parameter))
        }
        Ending::Alone { missing, is_last } => {
            let last = if is_last { "Last generation. " } else { "" };
            match missing {
                Missing::Nothing => format!("{last}The goal is reached"),
                Missing::Rating(missing) => {
                    format!("{last}Goal: a terraform rating of {RATING_TO_WIN}. Missing: {missing}")
                }
                Missing::Steps(steps) => {
                    let open = Parameter::ALL.into_iter().filter(|&it| steps[it] > 0);
                    let open: Vec<String> = open.map(|it| format!("{} {}", name(it), steps[it])).collect();
                    format!("{last}Goal: terraform Mars. Steps missing: {}", open.join(", "))
                }
            }
        }
    }
}

/// "last", "42 steps left".
fn ending_in_short(it: Ending) -> String {
    match it {
        Ending::Terraformed => "last".to_owned(),
        Ending::OneStep(_) => "1 step left".to_owned(),
        Ending::Alone { missing: Missing::Nothing, .. } => "goal reached".to_owned(),
        Ending::Alone { missing: Missing::Rating(missing), .. } => format!("{missing} TR left"),
        Ending::Alone { missing: Missing::Steps(steps), .. } => {
            let steps: u16 = steps.0.iter().copied().map(u16::from).sum();
            format!("{steps} {} left", plural(steps.into(), "step", "steps"))
        }
    }
}
