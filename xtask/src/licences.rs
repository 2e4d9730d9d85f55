//! The licences of what the page and the module are built from, as those licences ask it.

use crate::{Outcome, tools};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Writes them all into a file; of how many crates.
pub(crate) fn write(file: &Path) -> Outcome<usize> {
    let mut cargo = tools::cargo(&[
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--features",
        "split",
        "--filter-platform",
    ]);
    let told = cargo.arg(tools::WASM).output().map_err(|error| format!("cargo metadata: {error}."))?;
    if !told.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&told.stderr).trim()));
    }
    let facts: Value =
        serde_json::from_slice(&told.stdout).map_err(|error| format!("cargo metadata: {error}."))?;
    let crates = built_in(&facts).ok_or("cargo metadata does not say what the crate is built from.")?;
    let text = text(&crates)?;
    fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}.", file.display()))?;
    Ok(crates.len())
}

/// The crates whose code is in what is built, ours among them: not those that only compile it.
fn built_in(facts: &Value) -> Option<Vec<&Value>> {
    let packages: BTreeMap<&str, &Value> = facts["packages"]
        .as_array()?
        .iter()
        .filter_map(|package| Some((package["id"].as_str()?, package)))
        .collect();
    let nodes: BTreeMap<&str, &Value> = facts["resolve"]["nodes"]
        .as_array()?
        .iter()
        .filter_map(|node| Some((node["id"].as_str()?, node)))
        .collect();
    let ours = packages.iter().find(|(_, package)| package["name"] == "viriditas")?;
    let (mut found, mut next) = (BTreeSet::new(), vec![*ours.0]);
    while let Some(id) = next.pop() {
        let kinds =
            packages.get(id)?["targets"].as_array()?.iter().filter_map(|target| target["kind"].as_array());
        let compiles = kinds.flatten().any(|kind| kind == "proc-macro");
        if compiles || !found.insert(id) {
            continue;
        }
        let used = nodes.get(id)?["deps"].as_array()?.iter().filter(|used| {
            used["dep_kinds"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
        });
        next.extend(used.filter_map(|used| used["pkg"].as_str()));
    }
    Some(found.into_iter().filter_map(|id| packages.get(id).copied()).collect())
}

/// Each crate with its licence, then the texts of the licences, each once, with the crates that bring it.
fn text(crates: &[&Value]) -> Outcome<String> {
    let mut list = String::from("What Viriditas is built from, and the licences of that.\n\n");
    list += "The standard library of Rust: MIT OR Apache-2.0 https://github.com/rust-lang/rust\n";
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for one in crates {
        let word = |key: &str| one[key].as_str().unwrap_or_default();
        let name = format!("{} {}", word("name"), word("version"));
        list.extend([&name, ": ", word("license"), " ", word("repository"), "\n"]);
        let folder = Path::new(word("manifest_path")).parent().unwrap_or(Path::new("."));
        let files =
            fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
        for file in files.flatten() {
            let is_licence = ["LICEN", "COPYING", "NOTICE"]
                .iter()
                .any(|word| file.file_name().to_string_lossy().to_uppercase().starts_with(word));
            if is_licence && let Ok(text) = fs::read_to_string(file.path()) {
                texts.entry(text.trim().replace('\r', "")).or_default().insert(name.clone());
            }
        }
    }
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        list.extend(["\n", &"=".repeat(80), "\n", &names.join(", "), ":\n\n", &text, "\n"]);
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::built_in;
    use serde_json::json;

    #[test]
    fn what_only_compiles_or_tests_is_not_built_in() {
        let package = |id: &str, kind: &str| json!({ "id": id, "name": id, "targets": [{ "kind": [kind] }] });
        let uses = |id: &str, kind: Option<&str>| json!({ "pkg": id, "dep_kinds": [{ "kind": kind }] });
        let facts = json!({
            "packages": [package("viriditas", "lib"), package("a", "lib"), package("b", "lib"), package("m", "proc-macro"), package("t", "lib")],
            "resolve": { "nodes": [
                { "id": "viriditas", "deps": [uses("a", None), uses("m", None), uses("t", Some("dev"))] },
                { "id": "a", "deps": [uses("b", None)] },
                { "id": "b", "deps": [] },
                { "id": "m", "deps": [uses("t", None)] },
                { "id": "t", "deps": [] },
            ] },
        });
        let names: Vec<&str> =
            built_in(&facts).unwrap().iter().filter_map(|one| one["name"].as_str()).collect();
        assert_eq!(names, ["a", "b", "viriditas"]);
    }
}
