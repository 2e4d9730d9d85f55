//! That the commands of README.md do what they say: each chore is there, and whatever cargo is to run or test compiles with
//! the features that the command gives it.

use crate::{
    Outcome, USAGE,
    progress::{answer, run},
    tools::{self, cargo},
};
use std::{collections::BTreeMap, fs};

/// Checks every command.
pub(crate) fn check() -> Outcome {
    let readme = tools::workspace().join("README.md");
    let text = fs::read_to_string(&readme).map_err(|error| format!("README.md cannot be read: {error}."))?;
    // What plain `cargo test` compiles, too.
    let mut wanted = BTreeMap::from([(String::new(), vec!["--lib".to_owned(), "--tests".to_owned()])]);
    let mut filters = Vec::new();
    for command in commands(&text) {
        match command.as_slice() {
            ["xtask", chore, ..] if USAGE.contains(&format!("\n  {chore} ")) => {}
            ["xtask"] => {}
            ["xtask", chore, ..] => return Err(format!("README.md names a chore `{chore}`: there is none.")),
            _ => {
                let Asked { features, targets, filter } = Asked::of(&command);
                wanted.entry(features).or_default().extend(targets);
                filters.extend(filter);
            }
        }
    }
    for (features, targets) in &wanted {
        // As the lints were asked for, so that what was compiled for them serves again.
        let mut compile = cargo(&["clippy", "--quiet", "--workspace"]);
        if !features.is_empty() {
            compile.args(["--features", &format!("viriditas/{features}")]);
        }
        run(&format!("A command of README.md with the features `{features}`"), compile.args(targets))?;
    }
    let all = ["test", "--quiet", "--features", "viriditas/synthetic", "--test", "all", "--", "--list"];
    let tests = answer(cargo(&[]).get_program(), &all).unwrap_or_default();
    match filters.iter().find(|filter| !tests.contains(*filter)) {
        Some(filter) => Err(format!("README.md names a test `{filter}`: there is none.")),
        None => Ok(()),
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
    use super::{Asked, commands};

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
