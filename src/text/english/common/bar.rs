//! The top of the page.

use super::coach::coach;
use crate::text::english::terms::{plural, term};
use crate::text::mars::prelude::*;

pub(crate) fn bar(words: BarWords<'_>) -> Text {
    say! { words;
        BarWords::Coach(words) => (coach(words));
        BarWords::Game => "Game";
        BarWords::Generation { now, last: None } => "Generation {now}";
        BarWords::Generation { now, last: Some(last) } => "Generation {now} of {last}";
        BarWords::GenerationInShort { now, last: None } => "Gen {now}";
        BarWords::GenerationInShort { now, last: Some(last) } => "Gen {now}/{last}";
        BarWords::Ending(it) => (ending(it));
        BarWords::EndingInShort(Ending::Terraformed) => "last gen";
        BarWords::EndingInShort(Ending::OneStep(_)) => "1 step left";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Nothing, .. }) => "goal reached";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Rating(missing), .. }) => "{missing} TR left";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Steps(steps), .. }) => {
            let steps: u16 = steps.0.iter().copied().map(u16::from).sum();
            format!("{steps} {} left", plural(steps.into(), "step", "steps"))
        };
        BarWords::HideCards => "Hide my cards";
        BarWords::Games => "Games";
        BarWords::Undo => "Undo";
        BarWords::TakesBack(own) => "Undo: {own}";
        BarWords::HoldUndo(words) => "{words}\nHold the button, or B, to see the table before your last choice.";
        BarWords::TakesLastAnswer => "Undo your last choice.";
        BarWords::LightColours => "Light colours";
        BarWords::Language => "Language";
        BarWords::NotFetched(name) => "{name} has not loaded: check the connection, then choose it again.";
        BarWords::LoadingTable => "Loading the table…";
        BarWords::TableNotFetched => "The table has not loaded: check the connection.";
        BarWords::TryAgain => "Try again";
        BarWords::DarkColours => "Dark colours";
        BarWords::CopyGame => "Copy the game as text";
        BarWords::Copy => "Copy as text";
        BarWords::CopyGameAsLink => "Copy a link to the game";
        BarWords::CopyLink => "Copy link";
        BarWords::CopySetUpAsLink => "Copy a link to this set-up";
        BarWords::CopySetUp => "Copy set-up";
        BarWords::Copied => "Copied";
        BarWords::CopiedToPaste => "Copied.";
        BarWords::CopyFromHere => "Copy the text from here.";
        BarWords::Close => "Close";
        BarWords::Seen => "OK";
        BarWords::OnDisk => "Saved on this device";
        BarWords::OnItsWay => "Saving…";
        BarWords::InTheBrowser => "Saved by this browser; if it crashes, the last few answers may be lost";
        BarWords::InThePage => "Not saved on this device";
        BarWords::KeptApart => "Another window went on with this game. This one is now saved as a separate game.";
        BarWords::KeptBeside => "Another window also went on with this game. Its version is in your list as a separate game.";
        BarWords::InAnotherWindow => "This game is open in another window";
        BarWords::InAnotherWindowAbout => "Only one window can play at a time. Close the other one and this one goes on.";
        BarWords::PlayHere => "Play here";
        BarWords::HostAsksForRecord(origin) => "{origin} asks for this game";
        BarWords::HostAsksForRecordAbout => "The game’s text shows every hidden card and every hand. Give it only to a site you trust.";
        BarWords::GiveRecord => "Give the game";
        BarWords::KeepRecord => "Don’t give it";
        BarWords::KeptThoughFull => "Storage is full, so the browser saves this game in its second store. Nothing is lost; delete other games to make room.";
        BarWords::KeptThoughBlocked => "The browser blocks its first store, so this game is saved in the second one. Nothing is lost.";
        BarWords::NoLongerKept => "This browser no longer lets the page save games. Copy the game as text, or what you play now is lost when you close the page.";
        BarWords::NotKept => "This browser does not let the page save games. Copy the game as text, or it is lost when you close the page.";
        BarWords::NoLongerRoom => "Storage is full. Delete another game or copy this one as text, or what you play now is lost when you close the page.";
        BarWords::NoRoom => "Storage is full. Delete another game or copy this one as text, or it is lost when you close the page.";
        BarWords::NewerIsReady => "A newer version of Viriditas is ready.";
        BarWords::UseNewer => "Update now";
        BarWords::NotNow => "Later";
        BarWords::NewerOpens => "Opening the newer version.";
        BarWords::NewerIsSilent => "The update did not start. This version goes on; the newer one opens once all its windows are closed.";
        BarWords::NewerWouldLose => "This game cannot be saved right now and would be lost. Copy it as text first.";
        BarWords::Settings => "Settings";
        BarWords::Setting(Setting::KeepSteel) => "Keep my steel";
        BarWords::SettingAbout(Setting::KeepSteel) => "Payments propose M€ first, and steel only for what M€ cannot pay";
        BarWords::Setting(Setting::KeepTitanium) => "Keep my titanium";
        BarWords::SettingAbout(Setting::KeepTitanium) => "Payments propose M€ first, and titanium only for what M€ cannot pay";
        BarWords::Setting(Setting::EndTurn) => "End my turn for me";
        BarWords::SettingAbout(Setting::EndTurn) => "When nothing but selling cards is left to do in your turn or phase";
        BarWords::Setting(Setting::LargerText) => "Larger text";
        BarWords::SettingAbout(Setting::LargerText) => "A fifth larger; the browser's zoom goes further";
        BarWords::Setting(Setting::NoMotion) => "No motion";
        BarWords::SettingAbout(Setting::NoMotion) => "Cards and tiles appear in their places at once";
        BarWords::PassedForYou => "You passed, as you said beforehand.";
        BarWords::EndedForYou => "Nothing was left to do, so your turn has ended.";
        BarWords::Sound => "Sounds";
        BarWords::SoundAbout => "A soft tone when it is your turn, for tiles and raises, and at the end";
        BarWords::YourTurnInTheTitle => "● Your turn · Viriditas";
        BarWords::BotsPlay => "Bot speed";
        BarWords::Slow => "Slow";
        BarWords::Normal => "Normal";
        BarWords::AtOnce => "Instant";
    }
}

/// "Goal: terraform Mars. Steps left: temperature 19, oxygen 14, oceans 9".
fn ending(it: Ending) -> String {
    say! { it;
        Ending::Terraformed => "Mars is terraformed: this is the last generation";
        Ending::OneStep(Parameter::Oceans) => "1 ocean until the last generation";
        Ending::OneStep(parameter) => "1 {} step until the last generation", name(parameter);
        Ending::Alone { missing, is_last } => {
            let last = if is_last { "Last generation. " } else { "" };
            match missing {
                Missing::Nothing => format!("{last}The goal is reached"),
                Missing::Rating(missing) => {
                    format!("{last}Goal: TR {RATING_TO_WIN}. Still needed: {missing}")
                }
                Missing::Steps(steps) => {
                    format!("{last}Goal: terraform Mars. Steps left: {}", steps_left(steps))
                }
            }
        };
    }
}

fn name(parameter: Parameter) -> String {
    let name = term(Term::Parameter(parameter));
    if parameter == Parameter::Venus { name.to_owned() } else { name.to_lowercase() }
}

/// "oxygen 2, oceans 1": the parameters that lack steps, with their number.
pub(in crate::text::english) fn steps_left(steps: ByParameter<u8>) -> String {
    let open = Parameter::ALL.into_iter().filter(|&it| steps[it] > 0);
    open.map(|it| format!("{} {}", name(it), steps[it])).collect::<Vec<_>>().join(", ")
}
