//! Where no game is open.

use crate::cards::{Card, Count, Effect};
use crate::kit::Seat;
use crate::mars::maps::{MAPS, Map};
use crate::table::{Bot, Colour, Controller, PastBots};
use crate::text::Words;
use crate::text::english::ago;
use crate::text::english::amount::level;
use crate::text::english::effect::breath;
use crate::text::english::terms::outline;
use crate::text::page::{Home, Preset, Staying};
use crate::words::Parameter;
use std::fmt::Write as _;

/// See [`crate::text::Language::home`].
pub(crate) fn home(words: Home<'_>) -> Words {
    let words = match words {
        Home::About => "Make Mars green. One to five seats, people or bots, on this device.",
        Home::Unofficial => {
            "Free and unofficial: the work of fans, not affiliated with the publisher of the board game. Games stay on this device."
        }
        Home::AboutAndLicences => "About and licences",
        Home::NothingIsKept => {
            "This browser does not let the page keep games: each lasts as long as the page, unless you copy it as text."
        }
        Home::InTheSecondStore(games) => {
            return format!(
                "The browser’s first store takes no more: {} kept in its second one, and nothing is lost.",
                counted(games, "game is", "games are")
            )
            .into();
        }
        Home::InThePage(games) => {
            return format!(
                "The browser’s stores take no more: {} as long as the page, unless you copy games as text.",
                counted(games, "game lasts", "games last")
            )
            .into();
        }
        Home::LastGame => "Last game",
        Home::UnkeptGame => "Game that is not kept",
        Home::LastsAsLongAsThePage => "not kept: it lasts as long as the page",
        Home::OtherGames => "Other games",
        Home::ShowMore(hidden) => return format!("Show more ({hidden})").into(),
        Home::Continue => "Continue",
        Home::Delete => "Delete",
        Home::Result => "Result",
        Home::More => "More",
        Home::Rename => "Rename",
        Home::NameOfGame => "Name of this game",
        Home::SaveAsFile => "Save as file",
        Home::Deleted(games) => return format!("Deleted {}.", counted(games, "game", "games")).into(),
        Home::BringBack => "Bring back",
        Home::Files => "Games as files",
        Home::OpenFiles => "Open a file",
        Home::SaveAll(1) => "Save this game as a file",
        Home::SaveAll(games) => return format!("Save all {games} games as a file").into(),
        Home::Brought { new, further, known } => return brought(new, further, known).into(),
        Home::UnreadFiles(1) => "A file cannot be read: it is no text, or too long for games.",
        Home::UnreadFiles(files) => {
            return format!("{files} files cannot be read: they are no text, or too long for games.").into();
        }
        Home::InLine { line, trouble } => return format!("Line {line}: {trouble}").into(),
        Home::MoreUnread(games) => return format!("And {games} more that cannot be opened.").into(),
        Home::Scarce { full, finished: 0 } => {
            return format!("The browser’s store is {full} % full. Save games as files and delete them here before there is no room for new ones.").into();
        }
        Home::Scarce { full, .. } => {
            return format!("The browser’s store is {full} % full. Save your oldest finished games as a file; they can be opened again at any time. Then delete them here. Nothing is deleted by itself.").into();
        }
        Home::SaveOldest(games) => {
            return format!(
                "Save the oldest {} as a file",
                counted(games, "finished game", "finished games")
            )
            .into();
        }
        Home::DeleteSaved(games) => {
            return format!("Delete {} here", counted(games, "saved game", "saved games")).into();
        }
        Home::Finished(generation) => return format!("Finished in generation {generation}").into(),
        Home::YourTurn(generation) => return format!("Your turn, generation {generation}").into(),
        Home::Generation(generation) => return format!("Generation {generation}").into(),
        Home::Saved(seconds) => return format!("saved {}", ago(seconds)).into(),
        Home::NewGame => "New game",
        Home::Presets => "Ready-made",
        Home::AtOnce(Preset::FirstGame) => "Play a first game",
        Home::AtOnceAbout(Preset::FirstGame) => {
            "You against a bot, with the simplest cards; nothing to choose"
        }
        Home::Preset(it) | Home::AtOnce(it) => preset(it),
        Home::PresetAbout(it) | Home::AtOnceAbout(it) => preset_about(it),
        Home::Proposed => "This set-up came with a link. Look it over, then begin.",
        Home::Seats => "Seats",
        Home::Seat(it) => return seat(it).into(),
        Home::Colour => "Colour",
        Home::ColourCalled(it) => return format!("{}, {}", colour(it), outline(it)).into(),
        Home::Outline(it) => outline(it),
        Home::Name => "Name",
        Home::PlayedBy => "Played by",
        Home::Player(it) => player(it),
        Home::Beginner => "Beginner",
        Home::BeginnerAbout => "Begins with a beginner corporation: 42 M€ and ten free cards",
        Home::Options => "Options",
        Home::Map => "Map",
        Home::AnyMap => "Any, by chance",
        Home::MapAbout(number) => {
            return MAPS.get(usize::from(number)).map_or("".into(), |map| map_about(map).into());
        }
        Home::LeftOut(0) => "Leave cards out",
        Home::LeftOut(cards) => return format!("{} left out", counted(cards, "card", "cards")).into(),
        Home::CardToLeaveOut => "Name of a card",
        Home::LeaveOut => "Leave out",
        Home::PutBack(name) => return format!("Put {name} back").into(),
        Home::NoSuchCard(name) => return format!("No card is called “{name}”.").into(),
        Home::Seed => "Seed",
        Home::SeedAbout => "The same number or words deal the same cards; empty for chance",
        Home::ByChance => "by chance",
        Home::UndoPastBots => "Undo past bots’ cards",
        Home::UndoPastBotsAbout => {
            "Whether a move can be taken back after which a bot has played a card; where it is, the log says so"
        }
        Home::PastBots(it) => past_bots(it),
        Home::Begin => "Begin",
        Home::NoName(it) => return format!("{} has no name.", seat(it)).into(),
        Home::AnotherWithName(name) => return format!("Two players are called {name}.").into(),
        Home::NoChance(reason) => return format!("The browser gave no chance: {reason}.").into(),
        Home::HowKept => "How games are kept",
        Home::KeptOnDisk => {
            "Each answer goes to the disk of this device, and the mark at the top of a game says when it is there. Should the browser or its tab end before, what was not marked yet may be lost; a power cut can also cost what a disk only claimed to have written."
        }
        Home::KeptAsLongAs(it) => staying(it),
        Home::KeptInSafari => {
            "Safari deletes what a page has kept after seven days without a visit, unless the page is on the home screen or in the dock."
        }
        Home::KeptInFrames => {
            "Inside another web site’s page, browsers keep games apart from those here, or not at all."
        }
        Home::KeptElsewhere => {
            "To be safe, install the page from the browser’s menu, or copy a game as text: it can be put anywhere and opened again on any device."
        }
        Home::OpenFromText => "Open a game from text",
        Home::PasteText => "Paste the text of a game",
        Home::Open => "Open",
    };
    words.into()
}

fn seat(seat: Seat) -> String {
    format!("Seat {}", seat.number() + 1)
}

/// So many of something.
fn counted(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

/// What came out of files, in a sentence.
fn brought(new: usize, further: usize, known: usize) -> String {
    let counts = [
        (new, "is new here", "are new here"),
        (further, "goes on from one that you had", "go on from some that you had"),
        (known, "was here already", "were here already"),
    ];
    let told = counts.into_iter().filter(|(games, ..)| *games > 0);
    let told: Vec<String> = told
        .map(|(games, one, several)| {
            let verb = if games == 1 { one } else { several };
            format!("{} {verb}", counted(games, "game", "games"))
        })
        .collect();
    if told.is_empty() { "No game came with this.".to_owned() } else { format!("{}.", told.join(", ")) }
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "Sky",
        Colour::Violet => "Violet",
        Colour::Bone => "Bone",
        Colour::Coral => "Coral",
        Colour::Amber => "Amber",
    }
}

const fn player(player: Controller) -> &'static str {
    match player {
        Controller::Human => "Person at this device",
        Controller::Bot(Bot::Random) => "Bot: random",
        Controller::Bot(Bot::Greedy) => "Bot: greedy",
    }
}

const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::FirstGame => "First game",
        Preset::Base => "Base game",
        Preset::Everything => "Everything",
        Preset::Surprise => "Surprise",
        Preset::LastTime => "As last time",
    }
}

const fn preset_about(preset: Preset) -> &'static str {
    match preset {
        Preset::FirstGame => "On Tharsis with beginner corporations, without any box",
        Preset::Base => "On Tharsis with Corporate Era",
        Preset::Everything => "On any map with every box that is here",
        Preset::Surprise => "A map and boxes as the seed has it; the same words bring the same ones",
        Preset::LastTime => "The players and the set-up of the game that was begun last",
    }
}

const fn staying(staying: Staying) -> &'static str {
    match staying {
        Staying::Promised => "This browser has promised to delete none of it by itself.",
        Staying::WhileThereIsRoom => {
            "This browser may delete it when the device runs out of room: it is asked for better when you begin a game."
        }
        Staying::Untold => {
            "This browser does not say whether it deletes some of it when the device runs out of room."
        }
    }
}

const fn past_bots(past_bots: PastBots) -> &'static str {
    match past_bots {
        PastBots::ByPeople => "If one person plays",
        PastBots::Always => "Always",
        PastBots::UntilShown => "Never",
    }
}

/// "61 areas, 12 of them for oceans, 4 volcanic. Goals: +8 °C, 14 % oxygen, 9 oceans. …"
fn map_about(map: &Map) -> String {
    let volcanic = match map.volcanic.len() {
        0 => "none volcanic".to_owned(),
        number => format!("{number} volcanic"),
    };
    let mut text = format!("{} areas, {} of them for oceans, {volcanic}.", map.spots.len(), map.ocean.len());
    let goals = [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].into_iter();
    let goals: Vec<String> = goals
        .filter_map(|it| Some(level(Count::Track(it), i32::from(map.tracks[it].as_ref()?.goal()))))
        .collect();
    let _ = write!(text, " Goals: {}.", goals.join(", "));
    for spot in map.asking.iter().filter_map(|space| map.spot(space)) {
        let mut effects = spot.bonus.to_vec();
        effects.sort_by_key(|effect| !matches!(effect, Effect::Pay(..)));
        let _ = write!(text, " On one area you {}.", breath(&effects, &Card::BLANK));
    }
    let names = |all: [&str; 5]| all.join(", ");
    let milestones = names(map.milestones.map(|it| it.name));
    let awards = names(map.awards.map(|it| it.name));
    let _ = write!(text, " Milestones: {milestones}. Awards: {awards}.");
    text
}
