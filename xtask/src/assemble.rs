//! Puts the page together: what `index.html` asks of Trunk by its elements with `data-trunk`, done here, so that nobody has to
//! build Trunk. `trunk serve` reads the same file and Trunk.toml.

use crate::{
    Outcome,
    package::copy_folder,
    page::Build,
    progress::run,
    tools::{self, WASM},
};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The sheet for which the first paint waits.
const FIRST_SHEET: &str = "first.css";

/// Compiles the crate whose sources lie in a folder and leaves its page in another one, in the place of all that was there.
pub(crate) fn page(sources: &Path, dist: &Path, build: Build) -> Outcome {
    let mut cargo = tools::cargo(&["rustc", "--quiet", "--locked", "--target", WASM, "--bin", "app"]);
    cargo.current_dir(sources).env("CARGO_TARGET_DIR", tools::target()).args(["--profile", build.profile()]);
    if build.is_split() {
        cargo.args(["--features", "split", "--", "-C", "link-arg=--emit-relocs"]);
    }
    run("Building the page", &mut cargo)?;
    let module = tools::target().join(WASM).join(build.folder()).join("app.wasm");

    let failed = |error: std::io::Error| format!("The page cannot be put into {}: {error}.", dist.display());
    if dist.exists() {
        fs::remove_dir_all(dist).map_err(failed)?;
    }
    fs::create_dir_all(dist).map_err(failed)?;
    let name = hashed("app", &fs::read(&module).map_err(failed)?);
    let mut bindgen = Command::new(tools::wasm_bindgen()?);
    bindgen.args(["--target", "web", "--no-typescript", "--out-name", &name, "--out-dir"]).arg(dist);
    let mut parts = String::new();
    if build.is_split() {
        let main = dist.join(&name).with_extension("wasm");
        let mut split = Command::new(tools::split_module()?);
        run("Splitting the module", split.arg(&module).arg(dist).arg(&name))?;
        // The parts put their functions into its table.
        run("wasm-bindgen", bindgen.arg("--keep-lld-exports").arg(&main))?;
        fs::remove_file(main).map_err(failed)?;
        let needs = dist.join(&name).join("needs.txt");
        parts = languages(&fs::read_to_string(&needs).map_err(failed)?, &format!("./{name}"));
        fs::remove_file(needs).map_err(failed)?;
    } else {
        run("wasm-bindgen", bindgen.arg(&module))?;
    }

    let read = |file: &str| {
        fs::read_to_string(sources.join(file)).map_err(|error| format!("{file} cannot be read: {error}."))
    };
    let script = pattern(&read("Trunk.toml")?).ok_or("Trunk.toml has no `pattern_script`.")?.to_owned();
    let document = document(&read("index.html")?, &mut |element| match element {
        Element::Folder(folder) => {
            copy_folder(&sources.join(folder), &dist.join(last(folder)))?;
            Ok(String::new())
        }
        Element::File(file) => {
            fs::copy(sources.join(file), dist.join(last(file))).map_err(failed)?;
            Ok(String::new())
        }
        Element::Style(file) => {
            let style = fs::read(sources.join(file)).map_err(failed)?;
            let style_name = format!("{}.css", hashed(last(file).trim_end_matches(".css"), &style));
            fs::write(dist.join(&style_name), style).map_err(failed)?;
            // The first paint waits for one; `begin.js` applies the others.
            let relation =
                if last(file) == FIRST_SHEET { "rel=\"stylesheet\"" } else { "rel=\"preload\" as=\"style\"" };
            Ok(format!("<link {relation} href=\"./{style_name}\">"))
        }
        Element::Crate => Ok(script
            .replace("{base}", "./")
            .replace("{js}", &format!("{name}.js"))
            .replace("{wasm}", &format!("{name}_bg.wasm"))
            .replacen(" data-module=", &format!("{parts} data-module="), 1)),
    })?;
    let mut glue = vec![format!("{name}.js")];
    snippets(dist, "snippets", &mut glue).map_err(failed)?;
    let document = with_preloads(&document, &glue, &format!("{name}_bg.wasm"))
        .ok_or("index.html has no end of its head.")?;
    fs::write(dist.join("index.html"), document).map_err(failed)
}

/// Writes into the document how large the module is before a server packs it, so that its way here can be shown.
pub(crate) fn tell_size(dist: &Path, module: &Path) -> Outcome {
    let document = dist.join("index.html");
    let failed = |error: std::io::Error| format!("{} cannot be changed: {error}.", document.display());
    let size = fs::metadata(module).map_err(failed)?.len();
    let text = fs::read_to_string(&document).map_err(failed)?;
    fs::write(&document, text.replacen(" data-module=", &format!(" data-size=\"{size}\" data-module="), 1))
        .map_err(failed)
}

/// What each language needs beside the module as attributes of what starts the page, ` data-parts-en="…"`, from the lines of
/// `needs.txt`: the tag of a language and its files in this folder.
fn languages(needs: &str, folder: &str) -> String {
    let of = |line: &str| {
        let (tag, files) = line.split_once(' ')?;
        let files: Vec<String> = files.split(' ').map(|file| format!("{folder}/{file}")).collect();
        Some(format!(" data-parts-{tag}=\"{}\"", files.join(" ")))
    };
    needs.lines().filter_map(of).collect()
}

/// The folder of what was split off from a module of the page.
pub(crate) fn parts_of(module: &Path) -> PathBuf {
    let name = module.file_stem().unwrap_or_default().to_string_lossy();
    module.with_file_name(name.trim_end_matches("_bg"))
}

/// What an element of the document stands for, with the file or folder that it names.
#[derive(Debug, PartialEq)]
enum Element<'a> {
    /// A folder that is copied.
    Folder(&'a str),
    /// A file that is copied.
    File(&'a str),
    /// A style sheet, which gets a name of its own.
    Style(&'a str),
    /// The module and its glue.
    Crate,
}

impl<'a> Element<'a> {
    /// What `<link data-trunk …>` means; the text between its brackets.
    fn of(tag: &'a str) -> Outcome<Self> {
        let attributes: BTreeMap<&str, &str> = tag
            .split("\" ")
            .filter_map(|attribute| attribute.trim_end_matches('"').split_once("=\""))
            .map(|(name, value)| (name.rsplit(' ').next().unwrap_or(name), value))
            .collect();
        let of = |name: &str| attributes.get(name).copied();
        match (of("rel"), of("href")) {
            (Some("copy-dir"), Some(folder)) => Ok(Self::Folder(folder)),
            (Some("copy-file"), Some(file)) => Ok(Self::File(file)),
            (Some("css"), Some(file)) => Ok(Self::Style(file)),
            (Some("rust"), Some("Cargo.toml")) if of("data-bin") == Some("app") => Ok(Self::Crate),
            _ => Err(format!("index.html asks for something that the chores do not know: `<{tag}>`.")),
        }
    }
}

/// The document with something else in the place of each element that is meant for Trunk.
fn document(text: &str, make: &mut dyn FnMut(Element<'_>) -> Outcome<String>) -> Outcome<String> {
    let (mut done, mut rest) = (String::new(), text);
    while let Some((before, element)) = rest.split_once("<link data-trunk ") {
        let (tag, after) = element.split_once('>').ok_or("An element of index.html does not end.")?;
        done += before;
        done += &make(Element::of(tag)?)?;
        rest = after;
    }
    done += rest;
    if done.contains("data-trunk") {
        return Err("index.html has an element for Trunk that is no `<link data-trunk …>`.".to_owned());
    }
    Ok(done)
}

/// The document with what the browser may load before it has read how all of it hangs together.
fn with_preloads(document: &str, glue: &[String], module: &str) -> Option<String> {
    let (head, rest) = document.split_once("</head>")?;
    let scripts = glue
        .iter()
        .map(|file| format!("<link rel=\"modulepreload\" href=\"./{file}\" crossorigin=\"anonymous\">\n  "));
    let scripts: String = scripts.collect();
    Some(format!(
        "{head}{scripts}<link rel=\"preload\" href=\"./{module}\" crossorigin=\"anonymous\" as=\"fetch\" \
         type=\"application/wasm\">\n  </head>{rest}"
    ))
}

/// What starts the page, as Trunk.toml has it.
fn pattern(trunk: &str) -> Option<&str> {
    let (_, pattern) = trunk.split_once("\npattern_script = '")?;
    pattern.split_once('\'').map(|(pattern, _)| pattern)
}

/// A name that is another one when what it names is.
fn hashed(name: &str, contents: &[u8]) -> String {
    let digest = format!("{:x}", Sha256::digest(contents));
    format!("{name}-{}", &digest[..16])
}

fn last(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The scripts below a folder of the page, which the glue imports.
fn snippets(dist: &Path, folder: &str, found: &mut Vec<String>) -> std::io::Result<()> {
    let inner: PathBuf = dist.join(folder);
    if !inner.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(inner)? {
        let path = entry?.path();
        let way = format!("{folder}/{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            snippets(dist, &way, found)?;
        } else if path.extension().is_some_and(|ending| ending == "js") {
            found.push(way);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Trunk would be asked for, and what starts the page: each of it is known here.
    #[test]
    fn everything_that_the_document_asks_of_trunk_is_done() {
        let mut asked = Vec::new();
        let page = document(include_str!("../../index.html"), &mut |element| {
            asked.push(format!("{element:?}"));
            Ok(String::new())
        });
        assert!(page.is_ok_and(|page| !page.contains("data-trunk")));
        assert_eq!(asked.iter().filter(|element| *element == "Crate").count(), 1);
        assert!(asked.contains(&"File(\"static/offline.js\")".to_owned()));
        assert!(asked.contains(&"Folder(\"static/icons\")".to_owned()));
        assert!(asked.contains(&"Folder(\"static/rules\")".to_owned()));
        assert_eq!(asked.iter().filter(|element| element.starts_with("Style")).count(), 20);
        let script = pattern(include_str!("../../Trunk.toml"));
        assert!(
            script.is_some_and(|script| ["{base}", "{js}", "{wasm}"].iter().all(|it| script.contains(it)))
        );
    }

    #[test]
    fn what_is_unknown_is_named() {
        for tag in
            ["rel=\"sass\" href=\"a.scss\"", "rel=\"css\"", "rel=\"rust\" href=\"Cargo.toml\" data-bin=\"b\""]
        {
            let told = document(&format!("<link data-trunk {tag}>"), &mut |_| Ok(String::new()));
            assert!(told.is_err_and(|sentence| sentence.contains(tag)), "{tag}");
        }
        assert!(document("<script data-trunk>", &mut |_| Ok(String::new())).is_err());
    }

    #[test]
    fn elements_are_replaced_where_they_stand_and_the_rest_stays() {
        let page =
            document("<a>\n<link data-trunk rel=\"css\" href=\"s/a.css\">\n<b></head>", &mut |element| {
                assert_eq!(element, Element::Style("s/a.css"));
                Ok("<c>".to_owned())
            });
        assert_eq!(page.as_deref(), Ok("<a>\n<c>\n<b></head>"));
        let page = with_preloads("<a></head><b>", &["one.js".to_owned()], "two.wasm").unwrap();
        assert!(page.starts_with("<a><link rel=\"modulepreload\" href=\"./one.js\""), "{page}");
        assert!(page.contains("href=\"./two.wasm\"") && page.ends_with("</head><b>"), "{page}");
    }

    #[test]
    fn the_document_names_what_each_language_needs() {
        let told = languages("en chunk_5.wasm split_en.wasm\nuk split_uk.wasm\n", "./app");
        assert_eq!(
            told,
            " data-parts-en=\"./app/chunk_5.wasm ./app/split_en.wasm\" data-parts-uk=\"./app/split_uk.wasm\""
        );
    }

    #[test]
    fn a_name_changes_with_what_it_names() {
        assert_eq!(hashed("app", b""), "app-e3b0c44298fc1c14");
        assert_ne!(hashed("app", b"a"), hashed("app", b"b"));
    }
}
