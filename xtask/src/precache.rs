//! What the page keeps on a device: the list of its files and of what must be in them, written into its service worker.

use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, fs, path::Path};

/// The service worker, which keeps everything but itself.
const WORKER: &str = "offline.js";

/// What others embed, and long texts: whoever plays needs none of it.
const FOR_OTHERS: [&str; 3] = ["embed/", "module/", "licences.txt"];

/// Writes the list, in the place of an earlier one; how many files there are.
pub(crate) fn list(dist: &Path) -> Result<usize, String> {
    let mut files = BTreeMap::new();
    collect(dist, "", &mut files)?;
    let worker = dist.join(WORKER);
    let text = fs::read_to_string(&worker)
        .map_err(|error| format!("{} cannot be read: {error}.", worker.display()))?;
    let text =
        with_list(&text, &files).ok_or_else(|| format!("{} has no place for the list.", worker.display()))?;
    fs::write(&worker, text).map_err(|error| format!("{} cannot be written: {error}.", worker.display()))?;
    Ok(files.len())
}

/// The service worker with these files: their names, and a digest of each.
fn with_list(text: &str, files: &BTreeMap<String, String>) -> Option<String> {
    let entries: Vec<String> =
        files.iter().map(|(file, digest)| format!("  {file:?}: \"{digest}\",")).collect();
    // The service worker tells by its version whether its list is whole.
    let lines: Vec<String> = files.iter().map(|(file, digest)| format!("{file} {digest}\n")).collect();
    let version = digest(lines.concat().as_bytes());
    let text = between(text, "const FILES = {", "};", &format!("\n{}\n", entries.join("\n")))?;
    between(&text, "const VERSION = \"", "\";", &version[..16])
}

/// A text with something else between these two.
fn between(text: &str, from: &str, to: &str, what: &str) -> Option<String> {
    let (before, rest) = text.split_once(from)?;
    let (_, after) = rest.split_once(to)?;
    Some(format!("{before}{from}{what}{to}{after}"))
}

/// All files below a folder, by their way from the page.
fn collect(folder: &Path, way: &str, files: &mut BTreeMap<String, String>) -> Result<(), String> {
    let unread = |error: std::io::Error| format!("{} cannot be read: {error}.", folder.display());
    for entry in fs::read_dir(folder).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        if path.is_dir() {
            let way = format!("{way}{name}/");
            if !FOR_OTHERS.contains(&way.as_str()) {
                collect(&path, &way, files)?;
            }
            continue;
        }
        let way = format!("{way}{name}");
        if way != WORKER && !FOR_OTHERS.contains(&way.as_str()) {
            files.insert(way, digest(&fs::read(&path).map_err(unread)?));
        }
    }
    Ok(())
}

/// SHA-256, in hexadecimal digits.
fn digest(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_every_file_and_its_version_changes_with_any_of_them() {
        let worker = "const FILES = {};\nconst VERSION = \"\";\n";
        let one = BTreeMap::from([("a.js".to_owned(), digest(b"")), ("b/c.wasm".to_owned(), digest(b"c"))]);
        let listed = with_list(worker, &one).unwrap();
        assert!(
            listed.contains("\"a.js\": \"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\"")
        );
        assert!(listed.contains("\"b/c.wasm\": ") && !listed.contains("VERSION = \"\""));
        let other = BTreeMap::from([("a.js".to_owned(), digest(b"")), ("b/c.wasm".to_owned(), digest(b"d"))]);
        let version = |text: &str| text.lines().last().map(str::to_owned);
        assert_ne!(version(&listed), version(&with_list(worker, &other).unwrap()));
        assert_eq!(
            with_list(&listed, &other),
            with_list(worker, &other),
            "a list takes the place of another"
        );
        assert_eq!(with_list("const FILES = [];", &one), None);
    }
}
