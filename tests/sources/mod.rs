//! What the sources themselves must keep to: each file is parsed and looked through.

mod architecture;
mod ceilings;
mod circles;
mod clocks;
mod house;
mod layers;
mod literals;
mod mirrored;
mod parts;
mod paths;
mod rules_page;
mod searches;
mod sheets;
mod tables;

use proc_macro2::TokenTree;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the crate's sources.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// All files in it, in the order of their names.
fn files() -> Vec<PathBuf> {
    files_of(&folder(), &["rs"])
}

/// All files in a folder that have one of these endings, in the order of their names.
fn files_of(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    fn collect(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                collect(&path, endings, found);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|one| ending == *one)) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(folder, endings, &mut found);
    found.sort();
    found
}

fn parsed(file: &Path) -> syn::File {
    syn::parse_file(&fs::read_to_string(file).expect("a readable source")).expect("a source file that parses")
}

/// Whether what comes next in a stream of tokens are the arguments of the macro `html`.
fn is_html(before: &[TokenTree]) -> bool {
    matches!(before, [.., TokenTree::Ident(name), TokenTree::Punct(mark)] if name == "html" && mark.as_char() == '!')
}
