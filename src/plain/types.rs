//! The types for TypeScript, read off the values: `static/module/types.d.ts` is what they are.

use super::ares::Named;
use super::*;
use crate::ares::cards::{CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};
use crate::ares::{PlayedBy, StandardAction};
use crate::mars::cards::{
    self, CardResource, Conversion, Parameter, Party, Reserved, Resource, StandardProject, Tile,
};
use crate::mars::{CardZone, Direction, Pile};
use strum::VariantArray;
use ts_rs::{Config, TS};

/// Where the types stand.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/static/module/types.d.ts");

fn declared<T: TS>(text: &mut String) {
    let config = Config::new();
    let docs = T::docs().unwrap_or_default();
    text.push_str(&laid_out(&format!("{docs}export {}", T::decl(&config))));
    text.push_str("\n\n");
}

/// A comment a line, and what stands in braces further in.
fn laid_out(declaration: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut said: Option<Vec<&str>> = None;
    let mut depth = 0_usize;
    let declaration = declaration.replace(" | { ", "\n| { ").replace(", }", ",\n}");
    for line in declaration.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line, &mut said) {
            ("/**", _) => said = Some(Vec::new()),
            ("*/", Some(words)) => {
                lines.push(format!("{}/** {} */", "  ".repeat(depth), words.join(" ")));
                said = None;
            }
            (line, Some(words)) => words.push(line.trim_start_matches('*').trim()),
            (line, None) => {
                let closes = line.matches(['}', ')']).count();
                let opens = line.matches(['{', '(']).count();
                let first = usize::from(line.starts_with(['}', ')']));
                lines.push(format!("{}{line}", "  ".repeat(depth - first)));
                depth = (depth + opens).saturating_sub(closes);
            }
        }
    }
    lines.join("\n")
}

fn named(text: &mut String, about: &str, name: &str, names: impl IntoIterator<Item = &'static str>) {
    let names: Vec<String> = names.into_iter().map(|name| format!("\"{name}\"")).collect();
    text.push_str(&["/** ", about, " */\nexport type ", name, " = ", &names.join(" | "), ";\n\n"].concat());
}

/// What programs call each variant.
fn names_of<T: VariantArray + Copy + Into<&'static str>>() -> impl Iterator<Item = &'static str> {
    T::VARIANTS.iter().map(|&variant| variant.into())
}

fn types() -> String {
    let mut text =
        "// Written by `UPDATE_GOLDENS=1 cargo test --lib --features scenario types`; change the values in src/plain.\n\n"
            .to_owned();
    let to = &mut text;
    to.push_str(
        "/** A card of the board game by its English name, as \"Birds\": `cards()` lists them. */\nexport type CardName = string;\n\n",
    );
    named(to, "A resource of the player board.", "Resource", Resource::ALL.map(Resource::name));
    named(to, "What is stored on cards.", "CardResource", CardResource::ALL.map(CardResource::name));
    named(to, "A global parameter.", "Parameter", Parameter::ALL.map(Parameter::name));
    named(to, "A tag.", "Tag", cards::Tag::ALL.map(cards::Tag::name));
    named(to, "A tile.", "Tile", Tile::ALL.map(Tile::name));
    named(to, "An area that is kept for one city.", "ReservedArea", Reserved::ALL.map(Reserved::name));
    named(
        to,
        "A standard project.",
        "Project",
        StandardProject::ALL.map(StandardProject::name).into_iter().filter(|&name| name != "synthetic"),
    );
    named(to, "A party of the committee.", "Party", Party::ALL.map(Party::name));
    named(to, "A conversion of resources.", "Conversion", Conversion::ALL.map(Conversion::name));
    named(to, "A part of the game.", "Phase", names_of::<crate::mars::Phase>());
    named(to, "A pile of cards.", "Pile", names_of::<Pile>());
    named(to, "Which way hands go.", "Direction", names_of::<Direction>());
    named(to, "Where cards lie that are not on the table.", "Lying", names_of::<CardZone>());
    named(to, "A map by its English name.", "MapName", crate::mars::maps::MAPS.map(|map| map.name));
    named(to, "A box or an option.", "Box", setup::boxes_and_options());
    named(to, "A kind of bot.", "BotKind", crate::table::Bot::ALL.map(crate::table::Bot::key));
    ares_names(to);
    to.push_str("/** Who answers for a seat. */\nexport type Player = \"person\" | BotKind;\n\n");
    declared::<SetUp>(to);
    declared::<Sitting>(to);
    declared::<Position>(to);
    declared::<Laid>(to);
    declared::<LaidTile>(to);
    declared::<Side>(to);
    declared::<Want>(to);
    declared::<Question>(to);
    declared::<Shape>(to);
    declared::<Offer>(to);
    declared::<Choice>(to);
    declared::<Outcome>(to);
    declared::<Levels>(to);
    declared::<Refused>(to);
    declared::<Refusal>(to);
    declared::<More>(to);
    declared::<Counted>(to);
    declared::<Payment>(to);
    declared::<Price>(to);
    declared::<Payer>(to);
    declared::<Share>(to);
    declared::<Event>(to);
    declared::<event::Bench>(to);
    declared::<State>(to);
    declared::<Area>(to);
    declared::<table::ColonyTile>(to);
    declared::<committee::Committee>(to);
    declared::<committee::PartyState>(to);
    declared::<committee::Lobbyist>(to);
    declared::<Goal>(to);
    declared::<table::GoalValues>(to);
    declared::<table::PlayerState>(to);
    declared::<Played>(to);
    declared::<Six<u16>>(to);
    declared::<Score>(to);
    declared::<GameResult>(to);
    declared::<Advice>(to);
    declared::<AnalysedPart>(to);
    declared::<AnalysedAnswer>(to);
    declared::<Judgement>(to);
    declared::<Grade>(to);
    declared::<PointsAndChance>(to);
    declared::<RankedAnswer>(to);
    declared::<MeanAndError>(to);
    declared::<CardFacts>(to);
    declared::<Step>(to);
    declared::<Much>(to);
    declared::<Formula>(to);
    declared::<Counting>(to);
    declared::<Condition>(to);
    declared::<ActionFacts>(to);
    declared::<Lasting>(to);
    declared::<ColonyFacts>(to);
    declared::<EventFacts>(to);
    declared::<CardLine>(to);
    declared::<FaceRow>(to);
    declared::<Icon>(to);
    declared::<MapFacts>(to);
    declared::<MapArea>(to);
    declared::<MapBeside>(to);
    declared::<MapGoal>(to);
    declared::<MapTrack>(to);
    ares_values(to);
    declared::<Fault>(to);
    declared::<Code>(to);
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// The names of Ares Expedition.
fn ares_names(to: &mut String) {
    fn names<T: Named>() -> impl Iterator<Item = &'static str> {
        T::EVERY.iter().map(|it| it.name())
    }
    to.push_str(
        "/** A card of Ares Expedition by its English name: `ares.cards()` lists them. */\nexport type AresCardName = string;\n\n",
    );
    named(to, "A mode of Ares Expedition.", "AresMode", ares::setup::modes());
    named(to, "An option of Ares Expedition.", "AresOption", ares::setup::options());
    named(to, "A phase of Ares Expedition.", "AresPhase", names::<Phase>());
    named(to, "A resource in stock in Ares Expedition.", "AresResource", names::<Stock>());
    named(to, "What is stored on cards of Ares Expedition.", "AresCardResource", names::<SpecialResource>());
    named(to, "A tag of Ares Expedition.", "AresTag", names::<Tag>());
    named(to, "A colour of a project card.", "AresColour", names::<CardColour>());
    named(to, "A track that has zones.", "AresTrack", names::<ZoneTrack>());
    named(to, "A zone of a track, the lowest first.", "AresZone", names::<Zone>());
    named(to, "A standard action.", "AresStandardAction", names::<StandardAction>());
    named(to, "Why a card may be played.", "AresPlayedBy", names::<PlayedBy>());
    let payers = names::<Stock>().chain(["rating", "cards", "resources"]);
    named(to, "What pays a cost of Ares Expedition.", "AresPayer", payers);
}

/// The values of Ares Expedition.
fn ares_values(to: &mut String) {
    declared::<AresSetUp>(to);
    declared::<AresSitting>(to);
    declared::<AresQuestion>(to);
    declared::<AresShape>(to);
    declared::<ares::AresOffer>(to);
    declared::<AresChoice>(to);
    declared::<AresOutcome>(to);
    declared::<ares::AresNext>(to);
    declared::<ares::AresChange>(to);
    declared::<ares::AresRefused>(to);
    declared::<AresRefusal>(to);
    declared::<AresEvent>(to);
    declared::<AresStage>(to);
    declared::<AresState>(to);
    declared::<ares::AresLevels>(to);
    declared::<ares::AresZones>(to);
    declared::<ares::AresOcean>(to);
    declared::<ares::AresReward>(to);
    declared::<ares::AresCubes>(to);
    declared::<ares::AresPlayerState>(to);
    declared::<ares::AresStock>(to);
    declared::<ares::AresIncome>(to);
    declared::<ares::AresPlayed>(to);
    declared::<AresScore>(to);
    declared::<AresAdvice>(to);
    declared::<ares::AresCardFacts>(to);
    declared::<ares::AresRequirement>(to);
    declared::<ares::AresProduction>(to);
    declared::<ares::AresMuch>(to);
    declared::<ares::AresCounting>(to);
}

#[test]
fn the_types_are_those_of_the_values() {
    let now = types();
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/static/module")).expect("a folder");
        std::fs::write(FILE, &now).expect("the types on the disk");
    }
    let kept = std::fs::read_to_string(FILE).expect("the types");
    let different = kept.lines().zip(now.lines()).find(|(kept, now)| kept != now);
    assert_eq!(different, None, "UPDATE_GOLDENS=1 writes the types anew");
    assert_eq!(kept, now, "UPDATE_GOLDENS=1 writes the types anew");
}
