//! Where no game is open.

use crate::text::english::amount::level;
use crate::text::english::effect::breath;
use crate::text::english::terms::{ago, outline};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::asking_areas;
use std::fmt::Write as _;

pub(crate) fn home(words: HomeWords<'_>) -> Text {
    say! { words;
        HomeWords::About => "Make Mars green, alone or against people and bots, on this device.";
        HomeWords::Unofficial => "Free and unofficial: made by fans, not affiliated with the publisher of the board game. Games stay on this device.";
        HomeWords::AboutAndLicences => "About and licences";
        HomeWords::NothingIsKept => "This browser does not let the page save games. Copy a game as text, or it is lost when you close the page.";
        HomeWords::InTheSecondStore(games) => "Storage is full: {} saved in the browser’s second store. Nothing is lost.", counted(games, "game is", "games are");
        HomeWords::InThePage(games) => "Storage is full: {} lost when you close the page. Copy as text what you want to keep.", counted(games, "game is", "games are");
        HomeWords::LastGame => "Last game";
        HomeWords::UnkeptGame => "Unsaved game";
        HomeWords::LastsAsLongAsThePage => "not saved: lost when you close the page";
        HomeWords::OtherGames => "Other games";
        HomeWords::ShowMore(hidden) => "Show more ({hidden})";
        HomeWords::Continue => "Continue";
        HomeWords::Delete => "Delete";
        HomeWords::Result => "Result";
        HomeWords::More => "More";
        HomeWords::Rename => "Rename";
        HomeWords::NameOfGame => "Name of this game";
        HomeWords::SaveAsFile => "Save as file";
        HomeWords::Deleted(games) => "Deleted {}.", counted(games, "game", "games");
        HomeWords::BringBack => "Bring back";
        HomeWords::Files => "Games as files";
        HomeWords::OpenFiles => "Open a file";
        HomeWords::SaveAll(1) => "Save this game as a file";
        HomeWords::SaveAll(games) => "Save all {games} games as a file";
        HomeWords::Brought { new, further, known } => (brought(new, further, known));
        HomeWords::UnreadFiles(1) => "A file cannot be read: not a text, or too long.";
        HomeWords::UnreadFiles(files) => "{files} files cannot be read: not texts, or too long.";
        HomeWords::InLine { line, trouble } => "Line {line}: {trouble}";
        HomeWords::MoreUnread(games) => "And {games} more that cannot be opened.";
        HomeWords::Scarce { full, finished: 0 } => "Storage is {full} % full. Save games as files and delete them here to make room.";
        HomeWords::Scarce { full, .. } => "Storage is {full} % full. Save your oldest finished games as a file, then delete them here. You can open the file at any time; nothing is deleted automatically.";
        HomeWords::SaveOldest(games) => "Save the oldest {} as a file", counted(games, "finished game", "finished games");
        HomeWords::DeleteSaved(games) => "Delete {} here", counted(games, "saved game", "saved games");
        HomeWords::Finished(generation) => "Finished in generation {generation}";
        HomeWords::YourTurn(generation) => "Your turn, generation {generation}";
        HomeWords::Generation(generation) => "Generation {generation}";
        HomeWords::FinishedInRound(round) => "Finished in round {round}";
        HomeWords::EndedAlone { is_won: true, round } => "Won in round {round}";
        HomeWords::EndedAlone { is_won: false, round } => "Lost in round {round}";
        HomeWords::EndedTogether { is_won: true, points } => "Won together with {points} VP";
        HomeWords::EndedTogether { is_won: false, points } => "Lost together with {points} VP";
        HomeWords::YourTurnInRound(round) => "Your turn, round {round}";
        HomeWords::Round(0) => "Set-up";
        HomeWords::Round(round) => "Round {round}";
        HomeWords::WhichGame => "Which game";
        HomeWords::BoardGame => "Terraforming Mars";
        HomeWords::BoardGameAbout => "The board game: one to five players place tiles on a map of Mars, turn by turn";
        HomeWords::Expedition => "Ares Expedition";
        HomeWords::ExpeditionAbout => "The card game: one to four players choose phases and play them all at once";
        HomeWords::FirstExpeditionAbout => "You alone against time; a guide explains each phase";
        HomeWords::Mode => "Mode";
        HomeWords::Saved(seconds) => "saved {}", ago(seconds);
        HomeWords::NewGame => "New game";
        HomeWords::Presets => "Presets";
        HomeWords::FirstExpedition => "Play a guided first game";
        HomeWords::Preset(Preset::FirstGame) => "First game";
        HomeWords::Preset(Preset::Base) => "Base game";
        HomeWords::Preset(Preset::Everything) => "Everything";
        HomeWords::Preset(Preset::Surprise) => "Random set-up";
        HomeWords::Preset(Preset::LastTime) => "As last time";
        HomeWords::PresetAbout(Preset::FirstGame) => "Tharsis, beginner corporations, no expansions";
        HomeWords::PresetAbout(Preset::Base) => "Tharsis with Corporate Era";
        HomeWords::PresetAbout(Preset::Everything) => "Any map with every expansion; without draft and promo events";
        HomeWords::PresetAbout(Preset::Surprise) => "Random map and expansions, from the seed";
        HomeWords::PresetAbout(Preset::LastTime) => "Players and set-up of your last game";
        HomeWords::Proposed => "This set-up came with a link. Check it, then begin.";
        HomeWords::Seats => "Seats";
        HomeWords::Seat(it) => (seat(it));
        HomeWords::Colour => "Colour";
        HomeWords::ColourCalled(it) => "{}, {}", colour(it), outline(it);
        HomeWords::Name => "Name";
        HomeWords::PlayedBy => "Played by";
        HomeWords::Player(it) => (player(it));
        HomeWords::BotAbout(Bot::Random) => "Random moves: any legal move, good for trying things out.";
        HomeWords::BotAbout(Bot::Friendly) => "Friendly beginner: plays sensibly and overlooks a third of its chances.";
        HomeWords::BotAbout(Bot::Greedy) => "Club player: plays the best immediate move.";
        HomeWords::BotAbout(Bot::Strong) => "Strong player: judges better, or looks ahead, in a moment.";
        HomeWords::BotAbout(Bot::Expert) => "Expert: looks much further ahead; up to some seconds a move on a slow device.";
        HomeWords::Beginner => "Beginner";
        HomeWords::BeginnerAbout => "Starts with a beginner corporation: 42 M€ and ten free cards";
        HomeWords::Options => "Options";
        HomeWords::Map => "Map";
        HomeWords::AnyMap => "Random";
        HomeWords::MapAbout(number) => (MAPS.get(usize::from(number)).map_or_else(String::new, |map| map_about(map)));
        HomeWords::LeftOut(0) => "Leave cards out";
        HomeWords::LeftOut(cards) => "{} left out", counted(cards, "card", "cards");
        HomeWords::CardToLeaveOut => "Name of a card";
        HomeWords::LeaveOut => "Leave out";
        HomeWords::PutBack(name) => "Put {name} back";
        HomeWords::NoSuchCard(name) => "No card is called “{name}”.";
        HomeWords::Seed => "Seed";
        HomeWords::SeedAbout => "The same seed deals the same cards; leave empty for a random game";
        HomeWords::ByChance => "random";
        HomeWords::WithoutCoach => "No coach";
        HomeWords::WithoutCoachAbout => "At this table nobody may ask the coach.";
        HomeWords::UndoPastBots => "Undo past bot draws";
        HomeWords::UndoPastBotsAbout => "Whether you can undo a move after a bot has revealed a card; the log notes it";
        HomeWords::PastBots(PastBots::ByPeople) => "When playing alone";
        HomeWords::PastBots(PastBots::Always) => "Always";
        HomeWords::PastBots(PastBots::UntilShown) => "Never";
        HomeWords::Begin => "Begin";
        HomeWords::NoName(it) => "{} has no name.", seat(it);
        HomeWords::AnotherWithName(name) => "Two players are called {name}.";
        HomeWords::NoChance(reason) => "The browser gave no random numbers: {reason}.";
        HomeWords::HowKept => "How games are saved";
        HomeWords::KeptOnDisk => "Every move is saved on this device; the mark at the top of a game shows when it is. If the browser closes before that, the latest moves may be lost; a power cut can lose a little more.";
        HomeWords::KeptAsLongAs(Staying::Promised) => "This browser has promised not to delete them.";
        HomeWords::KeptAsLongAs(Staying::WhileThereIsRoom) => "This browser may delete them when the device runs out of space; starting a game asks it not to.";
        HomeWords::KeptAsLongAs(Staying::Untold) => "This browser does not say whether it deletes them when the device runs out of space.";
        HomeWords::KeptInSafari => "Safari deletes saved games after seven days without a visit, unless the page is on the home screen or in the dock.";
        HomeWords::KeptInFrames => "Inside another web site, browsers save games separately or not at all.";
        HomeWords::KeptElsewhere => "To be safe, install the page from the browser’s menu, or copy a game as text: you can open it again on any device.";
        HomeWords::OpenFromText => "Open a game from text";
        HomeWords::PasteText => "Paste the text of a game";
        HomeWords::Open => "Open";
    }
}

fn seat(seat: Seat) -> String {
    format!("Seat {}", seat.number() + 1)
}

fn counted(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

/// What came out of files, in a sentence.
fn brought(new: usize, further: usize, known: usize) -> String {
    let counts = [
        (new, "is new here", "are new here"),
        (further, "continues one you had", "continue ones you had"),
        (known, "was here already", "were here already"),
    ];
    let told = counts.into_iter().filter(|(games, ..)| *games > 0);
    let told: Vec<String> = told
        .map(|(games, one, several)| {
            let verb = if games == 1 { one } else { several };
            format!("{} {verb}", counted(games, "game", "games"))
        })
        .collect();
    if told.is_empty() { "No games found.".to_owned() } else { format!("{}.", told.join(", ")) }
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
        Controller::Bot(Bot::Random) => "Bot: random moves",
        Controller::Bot(Bot::Friendly) => "Bot: friendly beginner",
        Controller::Bot(Bot::Greedy) => "Bot: club player",
        Controller::Bot(Bot::Strong) => "Bot: strong player",
        Controller::Bot(Bot::Expert) => "Bot: expert",
    }
}

/// "61 areas, 12 for oceans, 4 volcanic. Goals: +8 °C, 14 % oxygen, 9 oceans. …"
fn map_about(map: &Map) -> String {
    let volcanic = match map.volcanic.len() {
        0 => "none volcanic".to_owned(),
        number => format!("{number} volcanic"),
    };
    let mut text = format!("{} areas, {} for oceans, {volcanic}.", map.spots.len(), map.ocean.len());
    let goals = [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].into_iter();
    let goals: Vec<String> = goals
        .filter_map(|it| Some(level(Count::Track(it), i32::from(map.tracks[it].as_ref()?.goal()))))
        .collect();
    let _ = write!(text, " Goals: {}.", goals.join(", "));
    for effects in asking_areas(map) {
        let _ = write!(text, " On one area you {}.", breath(&effects, &Card::BLANK));
    }
    let names = |all: [&str; 5]| all.join(", ");
    let milestones = names(map.milestones.map(|it| it.name));
    let awards = names(map.awards.map(|it| it.name));
    let _ = write!(text, " Milestones: {milestones}. Awards: {awards}.");
    text
}
