//! Checks the commands in README.md and xtask/README.md: each command of `cargo xtask` exists, and what cargo is to run or test
//! compiles with the features that the command gives it.

use crate::{
    Outcome, USAGE,
    progress::{answer, run},
    tools::{self, cargo},
};
use std::{collections::BTreeMap, fs};

/// The files whose commands are checked, with their places below the root of the workspace.
const FILES: [&str; 2] = ["README.md", "xtask/README.md"];

/// Checks every command.
pub(crate) fn check() -> Outcome {
    let Wanted { targets, filters } = Wanted::of(&texts()?)?;
    for (features, targets) in &targets {
        // As the lints were asked for, so that what was compiled for them serves again.
        let mut compile = cargo(&["clippy", "--quiet", "--workspace"]);
        if !features.is_empty() {
            compile.args(["--features", &format!("viriditas/{features}")]);
        }
        run(&format!("A command of a README with the features `{features}`"), compile.args(targets))?;
    }
    let all = ["test", "--quiet", "--features", "viriditas/synthetic", "--test", "all", "--", "--list"];
    let tests = answer(cargo(&[]).get_program(), &all).unwrap_or_default();
    match filters.iter().find(|filter| !tests.contains(*filter)) {
        Some(filter) => Err(format!("A README names a test `{filter}`: there is none.")),
        None => Ok(()),
    }
}

/// The files with their texts.
fn texts() -> Outcome<Vec<(&'static str, String)>> {
    let read = |file| {
        let text = fs::read_to_string(tools::workspace().join(file));
        text.map(|text| (file, text)).map_err(|error| format!("{file} cannot be read: {error}."))
    };
    FILES.into_iter().map(read).collect()
}

/// What the commands of all files ask of cargo.
struct Wanted {
    /// What is to be compiled, by the features with which it is.
    targets: BTreeMap<String, Vec<String>>,
    /// The tests that are run.
    filters: Vec<String>,
}

impl Wanted {
    /// Reads the commands of these files; an error where one names a command of `cargo xtask` that does not exist.
    fn of(texts: &[(&str, String)]) -> Outcome<Self> {
        // What plain `cargo test` compiles, too.
        let plain = (String::new(), vec!["--lib".to_owned(), "--tests".to_owned()]);
        let mut wanted = Self { targets: BTreeMap::from([plain]), filters: Vec::new() };
        for (file, text) in texts {
            for command in commands(text) {
                match command.as_slice() {
                    ["xtask", chore, ..] if USAGE.contains(&format!("\n  {chore} ")) => {}
                    ["xtask"] => {}
                    ["xtask", chore, ..] => {
                        return Err(format!("{file} names a command `cargo xtask {chore}`: there is none."));
                    }
                    _ => {
                        let Asked { features, targets, filter } = Asked::of(&command);
                        wanted.targets.entry(features).or_default().extend(targets);
                        wanted.filters.extend(filter);
                    }
                }
            }
        }
        Ok(wanted)
    }
}

/// What a command asks of cargo.
#[derive(PartialEq, Debug)]
struct Asked {
    /// With which features.
    features: String,
    /// What is to be compiled.
    targets: Vec<String>,
    /// The tests that are run.
    filter: Option<String>,
}

impl Asked {
    fn of(command: &[&str]) -> Self {
        let own = command.split(|word| *word == "--").next().unwrap_or_default();
        let after = |name: &str| own.iter().skip_while(|word| **word != name).nth(1).copied();
        let named = ["--example", "--bench", "--test", "--bin"];
        let mut targets: Vec<String> = named
            .into_iter()
            .filter_map(|name| Some([name.to_owned(), after(name)?.to_owned()]))
            .flatten()
            .collect();
        match own.first() {
            _ if !targets.is_empty() => {}
            Some(&"bench") => targets.push("--benches".to_owned()),
            Some(&"test") => targets.extend(["--lib".to_owned(), "--tests".to_owned()]),
            _ => targets.push("--lib".to_owned()),
        }
        let takes = ["--features", "--profile"].into_iter().chain(named);
        let values: Vec<&str> = takes.filter_map(after).collect();
        let is_filter = |word: &&&str| !word.starts_with("--") && !values.contains(*word);
        let filter = own.iter().skip(1).find(is_filter).filter(|_| own[0] == "test");
        Self {
            features: after("--features").unwrap_or_default().to_owned(),
            targets,
            filter: filter.map(|word| (*word).to_owned()),
        }
    }
}

/// The words behind `cargo` of every command in a text: what stands in backquotes, or alone on a line that is set in.
fn commands(text: &str) -> Vec<Vec<&str>> {
    let quoted = text.split('`').skip(1).step_by(2);
    let set_in = text.lines().filter_map(|line| line.strip_prefix("    "));
    let found = quoted.chain(set_in).filter_map(|code| code.split_once("cargo "));
    found.map(|(_, words)| words.split_whitespace().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Asked, Wanted, commands, texts};

    #[test]
    fn commands_are_read_out_of_a_text() {
        let text = "Say\n\n    cargo xtask play\n\nor `A=1 cargo run --release --example soak\n-- --games 2`, not `Cargo.toml`.";
        let found = commands(text);
        assert_eq!(
            found,
            [&["run", "--release", "--example", "soak", "--", "--games", "2"][..], &["xtask", "play"]]
        );
    }

    #[test]
    fn the_files_name_commands_that_exist() {
        let wanted = Wanted::of(&texts().unwrap()).unwrap();
        assert!(wanted.targets.len() > 2 && wanted.filters.contains(&"rules::".to_owned()));
        let other = [("OTHER.md", "Say `cargo xtask sing`.".to_owned())];
        let complaint = Wanted::of(&other).err();
        assert_eq!(complaint.as_deref(), Some("OTHER.md names a command `cargo xtask sing`: there is none."));
    }

    #[test]
    fn what_a_command_asks_for_is_compiled_with_its_features() {
        let asked = |command: &str| Asked::of(&command.split(' ').collect::<Vec<_>>());
        let of = |features: &str, targets: &[&str], filter: Option<&str>| Asked {
            features: features.to_owned(),
            targets: targets.iter().map(|word| (*word).to_owned()).collect(),
            filter: filter.map(str::to_owned),
        };
        assert_eq!(
            asked("run --profile hostile --features scenario --example calls -- --calls 2"),
            of("scenario", &["--example", "calls"], None)
        );
        assert_eq!(
            asked("test --release --features synthetic --test all eight -- --ignored"),
            of("synthetic", &["--test", "all"], Some("eight"))
        );
        assert_eq!(asked("bench --features scenario"), of("scenario", &["--benches"], None));
        assert_eq!(asked("test"), of("", &["--lib", "--tests"], None));
    }
}
