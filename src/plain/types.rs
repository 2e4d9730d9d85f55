//! The types for TypeScript, read off the values: `static/module/types.d.ts` is what they are.

use super::*;
use crate::mars::cards::Tag;
use crate::mars::cards::{CardResource, Conversion, Party, Reserved, StandardProject, Tile};
use crate::mars::{CardZone, Direction, Phase, Pile};
use crate::words::{Parameter, Resource};
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
    named(to, "A tag.", "Tag", Tag::ALL.map(Tag::name));
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
    named(to, "A part of the game.", "Phase", names_of::<Phase>());
    named(to, "A pile of cards.", "Pile", names_of::<Pile>());
    named(to, "Which way hands go.", "Direction", names_of::<Direction>());
    named(to, "Where cards lie that are not on the table.", "Lying", names_of::<CardZone>());
    named(to, "A box or an option.", "Box", setup::boxes_and_options());
    named(to, "A kind of bot.", "BotKind", crate::table::Bot::ALL.map(crate::table::Bot::key));
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
    declared::<Fault>(to);
    declared::<Code>(to);
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
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
