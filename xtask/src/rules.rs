//! `cargo xtask rules [--report]`: which rule is proved by which test.
//!
//! A test says in its doc lines which rules it proves (`/// Rules: BASE-TILE-03, BASE-TILE-04.`). The rules that there
//! are stand in tests/rules/ids.txt; shown.txt and not-rules.txt list, with reasons, those that no test can prove, and
//! later.txt those that nothing keeps yet.

use crate::{Outcome, progress::note, tools};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A test that names more than this many rules proves none of them well.
const MOST_RULES_A_TEST: usize = 3;

/// What is "not a rule of play" is reviewed by hand; a long list would be a way round the work.
const MOST_NOT_RULES: usize = 30;

/// A rule may wait; many that wait would be rules left out.
const MOST_LATER: usize = 1;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => full_report(true),
        [flag] if flag == "--report" => full_report(false),
        _ => Err(format!("`rules` takes --report or nothing, and got `{}`.", arguments.join(" "))),
    }
}

/// The step of `cargo xtask test`: the summary and what is wrong, which fails if anything is.
pub(crate) fn report() -> Outcome {
    let table = Table::read(&tools::workspace())?;
    note(&table.summary());
    table.faults.iter().for_each(|fault| note(fault));
    table.verdict()
}

fn full_report(strict: bool) -> Outcome {
    let table = Table::read(&tools::workspace())?;
    let lists = [
        list("Tested", table.tested.iter().map(|(id, tests)| format!("{id}  {}", tests.join(", ")))),
        list("Shown by the page", table.shown.iter().map(|(id, place)| format!("{id}  {place}"))),
        list("Not a rule of play", table.not_rules.iter().map(|(id, why)| format!("{id}  {why}"))),
        list("To be kept later", table.later.iter().map(|(id, why)| format!("{id}  {why}"))),
        list("Missing", table.missing().map(str::to_owned)),
        list("Wrong", table.faults.iter().cloned()),
    ];
    // Whoever reads only the first lines closes the pipe, which is no mistake.
    let _ = writeln!(io::stdout(), "{}\n{}", table.summary(), lists.concat());
    if strict { table.verdict() } else { Ok(()) }
}

fn list(title: &str, lines: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = lines.map(|line| format!("  {line}\n")).collect();
    format!("\n{title}: {}\n{}", lines.len(), lines.concat())
}

/// The lists of rules that no test names, each with a reason a line.
#[derive(Clone, Copy, Default)]
struct Excuses<'a> {
    shown: &'a str,
    not_rules: &'a str,
    later: &'a str,
}

/// The state of the rules.
#[derive(Default)]
struct Table {
    ids: BTreeSet<String>,
    /// Which tests name a rule.
    tested: BTreeMap<String, Vec<String>>,
    shown: BTreeMap<String, String>,
    not_rules: BTreeMap<String, String>,
    later: BTreeMap<String, String>,
    /// What is wrong with the table itself, a sentence each.
    faults: Vec<String>,
}

impl Table {
    fn read(workspace: &Path) -> Outcome<Self> {
        let text = |name: &str| read(&workspace.join("tests/rules").join(name));
        let mut sources = Vec::new();
        for folder in ["src", "tests"] {
            rust_files(&workspace.join(folder), &mut sources)?;
        }
        let mut tests = Vec::new();
        for path in sources {
            let place = path.strip_prefix(workspace).unwrap_or(&path).display().to_string();
            tests.extend(tests_in(&place, &read(&path)?));
        }
        let excuses = Excuses {
            shown: &text("shown.txt")?,
            not_rules: &text("not-rules.txt")?,
            later: &text("later.txt")?,
        };
        Ok(Self::of(&text("ids.txt")?, excuses, &tests))
    }

    fn of(ids: &str, excuses: Excuses<'_>, tests: &[Test]) -> Self {
        let mut table = Self { ids: lines(ids).map(str::to_owned).collect(), ..Self::default() };
        table.shown = table.listed("shown.txt", excuses.shown);
        table.not_rules = table.listed("not-rules.txt", excuses.not_rules);
        table.later = table.listed("later.txt", excuses.later);
        for test in tests {
            table.count(test);
        }
        for (file, count, most) in [
            ("not-rules.txt", table.not_rules.len(), MOST_NOT_RULES),
            ("later.txt", table.later.len(), MOST_LATER),
        ] {
            if count > most {
                table.faults.push(format!("{file} lists {count} entries, and at most {most} are allowed."));
            }
        }
        for id in &table.ids {
            let places = [
                table.tested.contains_key(id),
                table.shown.contains_key(id),
                table.not_rules.contains_key(id),
                table.later.contains_key(id),
            ];
            if places.into_iter().filter(|is_there| *is_there).count() > 1 {
                table
                    .faults
                    .push(format!("{id} stands in more than one list; a tested rule needs no excuse."));
            }
        }
        table
    }

    /// Reads a list of ids with reasons.
    fn listed(&mut self, file: &str, text: &str) -> BTreeMap<String, String> {
        let mut list = BTreeMap::new();
        for line in lines(text) {
            let (id, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            if !self.ids.contains(id) {
                self.faults.push(format!("{file} names {id}, which is no rule of ids.txt."));
            } else if reason.trim().is_empty() {
                self.faults.push(format!("{file} gives no reason for {id}."));
            } else if list.insert(id.to_owned(), reason.trim().to_owned()).is_some() {
                self.faults.push(format!("{file} names {id} twice."));
            }
        }
        list
    }

    fn count(&mut self, test: &Test) {
        let (known, unknown): (Vec<_>, Vec<_>) = test.ids.iter().partition(|id| self.ids.contains(*id));
        for id in unknown.into_iter().filter(|id| self.is_in_a_known_chapter(id)).collect::<Vec<_>>() {
            self.faults.push(format!("{} names {id}, which is no rule of ids.txt.", test.name));
        }
        if known.len() > MOST_RULES_A_TEST {
            let count = known.len();
            self.faults.push(format!(
                "{} names {count} rules, and at most {MOST_RULES_A_TEST} are allowed.",
                test.name
            ));
        }
        for id in known {
            self.tested.entry(id.clone()).or_default().push(test.name.clone());
        }
    }

    /// Whether the table has rules of this chapter (`BASE-TILE`), so that an id of it must be one of them.
    fn is_in_a_known_chapter(&self, id: &str) -> bool {
        id.rsplit_once('-').is_some_and(|(chapter, _)| {
            self.ids.iter().any(|known| known.rsplit_once('-').is_some_and(|(theirs, _)| theirs == chapter))
        })
    }

    fn missing(&self) -> impl Iterator<Item = &str> {
        let excused = |id: &String| {
            [&self.shown, &self.not_rules, &self.later].into_iter().any(|list| list.contains_key(id))
        };
        self.ids.iter().filter(move |id| !self.tested.contains_key(*id) && !excused(id)).map(String::as_str)
    }

    fn summary(&self) -> String {
        format!(
            "{} rules and worked examples: {} tested, {} shown, {} not a rule, {} later, {} missing, {} wrong",
            self.ids.len(),
            self.tested.len(),
            self.shown.len(),
            self.not_rules.len(),
            self.later.len(),
            self.missing().count(),
            self.faults.len()
        )
    }

    /// Whether nothing is wrong and nothing missing.
    fn verdict(&self) -> Outcome {
        let missing: Vec<&str> = self.missing().collect();
        if !self.faults.is_empty() {
            Err(self.faults.join("\n        "))
        } else if !missing.is_empty() {
            Err(format!("{} rules have no test: {}.", missing.len(), missing.join(", ")))
        } else {
            Ok(())
        }
    }
}

/// A test and the ids its doc lines name.
#[derive(Debug, PartialEq)]
struct Test {
    /// File and function.
    name: String,
    ids: BTreeSet<String>,
}

/// The tests of a source file that name ids. Doc lines count that stand directly on a test function, among its attributes.
fn tests_in(place: &str, source: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let (mut ids, mut is_test) = (BTreeSet::new(), false);
    for line in source.lines().map(str::trim) {
        if let Some(doc) = line.strip_prefix("///") {
            ids.extend(ids_in(doc));
            continue;
        }
        if let Some(attribute) = line.strip_prefix("#[") {
            is_test |= matches!(attribute.strip_suffix(']'), Some("test" | "wasm_bindgen_test"));
            continue;
        }
        let function = line.split("fn ").nth(1).and_then(|rest| rest.split(['(', '<']).next());
        if let (Some(function), true, false) = (function, is_test, ids.is_empty()) {
            tests.push(Test { name: format!("{place}:{function}"), ids: std::mem::take(&mut ids) });
        }
        ids.clear();
        is_test = false;
    }
    tests
}

/// Every word of the shape `BASE-TILE-03` or `BASE-TILE-03.a`.
fn ids_in(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '.'))
        .map(|word| word.trim_matches('.'))
        .filter(|word| is_id(word))
        .map(str::to_owned)
}

fn is_id(word: &str) -> bool {
    let (rule, example) = word.split_once('.').unwrap_or((word, "a"));
    let Some((chapter, number)) = rule.rsplit_once('-') else { return false };
    example.len() == 1
        && example.bytes().all(|letter| letter.is_ascii_lowercase())
        && number.len() == 2
        && number.bytes().all(|digit| digit.is_ascii_digit())
        && chapter
            .split('-')
            .all(|part| !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_uppercase()))
}

/// The lines of a list that say something.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}.", path.display()))
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) -> Outcome {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            rust_files(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
        //! BASE-TILE-09 is only talked about here.
        /// A city next to an ocean. Rules: BASE-TILE-03, BASE-TILE-04.a.
        #[test]
        fn a_city_earns() {}

        /// BASE-TILE-05: a helper and no test.
        fn helper() {}

        #[test]
        /// Rule: BASE-TILE-06
        #[should_panic]
        pub fn another<T>() {}

        /// BASE-TILE-07 stands apart.

        #[test]
        fn unnamed() {}
    ";

    fn ids(words: &[&str]) -> BTreeSet<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn doc_lines_directly_on_a_test_name_its_rules() {
        let found = tests_in("file.rs", SOURCE);
        assert_eq!(
            found,
            [
                Test { name: "file.rs:a_city_earns".into(), ids: ids(&["BASE-TILE-03", "BASE-TILE-04.a"]) },
                Test { name: "file.rs:another".into(), ids: ids(&["BASE-TILE-06"]) },
            ]
        );
    }

    #[test]
    fn words_that_only_look_like_ids_are_none() {
        assert_eq!(ids_in("see BASE-TILE-3, -TILE-03, BASE-TILE-03.ab, UTF-8 and M-12b").next(), None);
        assert_eq!(ids_in("(CORP-ERA-01; DRAFT-05.a.)").collect::<Vec<_>>(), ["CORP-ERA-01", "DRAFT-05.a"]);
    }

    #[test]
    fn each_rule_is_in_one_list() {
        let table = Table::of(
            "BASE-TILE-03\nBASE-TILE-04.a\n# note\nBASE-TILE-06\nBASE-TILE-08\n",
            Excuses { shown: "BASE-TILE-08 the map\nBASE-TILE-06 the map", ..Excuses::default() },
            &tests_in("file.rs", SOURCE),
        );
        assert_eq!(table.tested.len(), 3);
        assert_eq!(table.missing().count(), 0);
        assert_eq!(
            table.faults,
            ["BASE-TILE-06 stands in more than one list; a tested rule needs no excuse."]
        );
    }

    #[test]
    fn a_rule_without_a_test_or_an_excuse_fails() {
        let none = Excuses::default();
        assert!(Table::of("DRAFT-01", none, &[]).verdict().is_err());
        let reason = "DRAFT-01 a remark";
        for excuses in [
            Excuses { shown: reason, ..none },
            Excuses { not_rules: reason, ..none },
            Excuses { later: reason, ..none },
        ] {
            assert!(Table::of("DRAFT-01", excuses, &[]).verdict().is_ok());
        }
        let twice = Excuses { shown: reason, later: reason, ..none };
        assert!(Table::of("DRAFT-01", twice, &[]).verdict().is_err());
    }

    #[test]
    fn every_kind_of_fault_is_told() {
        let many = "/// DRAFT-01 DRAFT-02 DRAFT-03 DRAFT-04 DRAFT-99 Q-BASE-01\n#[test]\nfn many() {}";
        let numbered = |numbers: std::ops::RangeInclusive<usize>| {
            numbers.map(|number| format!("DRAFT-{number:02} reason")).collect::<Vec<_>>().join("\n")
        };
        let known = numbered(1..=42).replace(" reason", "");
        let excuses = Excuses {
            shown: "DRAFT-05\nSOLO-01 page\n",
            not_rules: &numbered(6..=36),
            later: &numbered(37..=38),
        };
        let table = Table::of(&known, excuses, &tests_in("file.rs", many));
        assert_eq!(
            table.faults,
            [
                "shown.txt gives no reason for DRAFT-05.",
                "shown.txt names SOLO-01, which is no rule of ids.txt.",
                "file.rs:many names DRAFT-99, which is no rule of ids.txt.",
                "file.rs:many names 4 rules, and at most 3 are allowed.",
                "not-rules.txt lists 31 entries, and at most 30 are allowed.",
                "later.txt lists 2 entries, and at most 1 are allowed.",
            ]
        );
    }
}
